"""Card files of the tests' own, made from those of the games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from regalia import games

CHRISTINA: Final = games.load("christina").data_text
REGENCY: Final = games.load("regency").data_text
MARKED: Final = "Take <script>alert(1)</script> & all."


def few_plain(folder: Path, plain: int = 1, title: str = "Few plain") -> Path:
    """A file of Christina Regina with this number of plain cards in each group."""
    text = re.sub("(?m)^plain = .*", f"plain = {plain}", CHRISTINA)
    return _written(folder / f"few-{plain}.toml", text, title)


def marked(folder: Path, title: str = "<b>Marked") -> Path:
    """A file of Regency in which the text of every event looks like HTML."""
    text = re.sub("(?m)^(shown = .*\n)", "", REGENCY)
    text = re.sub("(?m)^text = .*", f'text = "{MARKED}"', text)
    return _written(folder / "marked.toml", text, title)


def _written(path: Path, text: str, title: str) -> Path:
    named = f'title = "{title}"\n' if title else ""
    path.write_text(named + text, encoding="utf-8")
    return path
