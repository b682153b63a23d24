"""How any game's card file is refused when it breaks a rule or cannot be read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from regalia.engine.errors import BadData
from tests.contract.checks import sentence

Loader = Callable[[Path], object]
"""Reads a card file."""


def is_refused(load: Loader, path: Path, text: str, place: str, remedy: str) -> None:
    """With this text the file is refused in a sentence that names file, place and remedy."""
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadData) as refused:
        load(path)
    said = sentence(str(refused.value))
    assert str(path) in said
    assert place in said
    assert remedy in said


def is_refused_unread(load: Loader, folder: Path) -> None:
    """A file that is not there, and one that is no text, are refused."""
    with pytest.raises(BadData, match="cannot be read"):
        load(folder / "none.toml")
    (folder / "cards.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadData, match="no TOML file"):
        load(folder / "cards.toml")
