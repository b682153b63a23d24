"""Stores that older versions left: their tables go on, and their finished games replay.

Each folder of ``old_stores`` is named by the commit that wrote its ``store.db``: 33f75f3 before
numbers had a schema, bda739b before frames and events had declared widths. It holds a finished and
an unfinished table of each game of its time; ``tables.json`` has their records and tokens.
``python -m tests.server.keep_store FOLDER`` writes another.
"""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
import pytest

from regalia import games
from regalia.engine.record import read, verify
from regalia.engine.state import OVER
from tests.server.keep_store import first_choices
from tests.server.running import Hosted, client

FOLDER: Final = Path(__file__).parent / "old_stores"
MOVES: Final = 3


class Kept(NamedTuple):
    """A table of an old store: the commit that wrote it, its id, and what is known of it."""

    commit: str
    name: str
    known: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.commit}-{self.known['game']}"


TABLES: Final = [
    Kept(store.name, name, known)
    for store in sorted(FOLDER.iterdir())
    for name, known in json.loads((store / "tables.json").read_text(encoding="utf-8")).items()
]


def tables(person: bool) -> pytest.MarkDecorator:
    """Each kept table with a server of its store, where a person is there or not."""
    found = [one for one in TABLES if one.known["person"] == person]
    both = [(one.commit, one) for one in found]
    return pytest.mark.parametrize(
        ("server", "kept"), both, ids=[str(one) for one in found], indirect=["server"]
    )


@pytest.fixture(scope="module")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Hosted]:
    store = tmp_path_factory.mktemp(request.param) / "store.db"
    shutil.copy(FOLDER / request.param / "store.db", store)
    with Hosted(store, seed=1) as server:
        yield server


@tables(person=False)
def test_a_finished_game_has_its_record_and_replays(server: Hosted, kept: Kept) -> None:
    with client(server.base) as reader:
        text = reader.get(f"/api/tables/{kept.name}/record").text
        page: httpx.Response = reader.get(f"/table/{kept.name}/replay?at=20&as=all")
    assert text == kept.known["record"]
    assert verify(read(text), games.load(kept.known["game"])).to_act == OVER
    assert page.status_code == 200


@tables(person=True)
def test_a_table_goes_on(server: Hosted, kept: Kept) -> None:
    """The person who sat there answers as if nothing had been."""
    playing = first_choices(server.base, kept.name, kept.known["token"], MOVES)
    assert asyncio.run(asyncio.wait_for(playing, 60)) == MOVES
