"""`tests.renumber` gives the zones of a game their places."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tests.renumber import GAMES, renumber


@pytest.mark.parametrize("name", sorted(file.parent.name for file in GAMES.glob("*/zones.py")))
def test_zones_get_their_places_anew(tmp_path: Path, name: str) -> None:
    game = tmp_path / name
    game.mkdir()
    for file in ("schema.py", "zones.py"):
        shutil.copy(GAMES / name / file, game / file)
    source = (game / "zones.py").read_text(encoding="utf-8")
    (game / "zones.py").write_text(
        re.sub(r"(?<!i64)\] = \d+$", "] = 7", source, flags=re.MULTILINE)
    )
    renumber(game)
    assert (game / "zones.py").read_text(encoding="utf-8") == source


def test_zones_move_when_a_size_changes(tmp_path: Path) -> None:
    game = tmp_path / "regency"
    game.mkdir()
    for file in ("schema.py", "zones.py"):
        shutil.copy(GAMES / "regency" / file, game / file)
    schema = (game / "schema.py").read_text(encoding="utf-8")
    (game / "schema.py").write_text(
        schema.replace("KINDS: Final[i64] = 25", "KINDS: Final[i64] = 26")
    )
    renumber(game)
    zones = (game / "zones.py").read_text(encoding="utf-8")
    assert re.findall(r"\] = (\d+)$", zones, re.MULTILINE)[8:11] == ["18", "44", "70"]
