"""A server that knows a toy, for tests in the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from regalia import games
from regalia.engine.game import Game
from tests.server.running import Hosted


@contextmanager
def hosting(name: str, make: Callable[[], Game], folder: Path) -> Iterator[Hosted]:
    """The server, with its store in a folder. Bots do not know the toy: they think elsewhere."""
    with (
        patch(f"tests.toys.new_{name}", make, create=True),  # pages are sought in a package
        patch.dict(games.CATALOGUE, {name: ("tests.toys", f"new_{name}")}),
        Hosted(folder / "regalia.db", seed=1, limited=False) as hosted,
    ):
        yield hosted
