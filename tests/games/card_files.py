"""Checks that a game refuses a bad card file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from regalia.engine.errors import BadData
from tests.contract.checks import sentence

Loader = Callable[[Path], object]
"""A function that reads a card file."""


def is_refused(load: Loader, path: Path, text: str, place: str, remedy: str) -> None:
    """Assert that this text is refused with a sentence that names file, place and remedy."""
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadData) as refused:
        load(path)
    message = sentence(str(refused.value))
    assert str(path) in message
    assert place in message
    assert remedy in message


def is_refused_unread(load: Loader, folder: Path) -> None:
    """Assert that a missing file and a file that is not text are refused."""
    with pytest.raises(BadData, match="cannot be read"):
        load(folder / "none.toml")
    (folder / "cards.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadData, match="not a TOML file"):
        load(folder / "cards.toml")
