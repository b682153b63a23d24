"""A number of a position is written once: a zone, and a field where viewers see it.

Each game gets one in a copy of the package: all that is derived from it follows, and games play on.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.contract.cases import GAMES
from tests.renumber import renumber

ROOT = Path(__file__).resolve().parent.parent
ZONE = """
MOOD: Final[A[i64, Zone(Count(9).each(s.SEAT), "how each seat feels", 5)]] = 0

ZONES: Final = """
FIELD = """    mood: Numbers = field(metadata=z.ZONES.shown(z.MOOD))
    seats: int = field("""
SHOWN = """
import sys
from importlib import import_module
from librt.random import Random
from regalia import games
from regalia.engine.errors import BadDump
from regalia.engine.playout import Tally, play_out

for name in sys.argv[1:]:
    game = games.load(name)
    z = import_module(f"regalia.games.{name}.zones")
    seats = game.min_seats
    state = game.new(seats)
    feel = [5] * seats
    assert "mood" not in game.describe(state)
    state.cells[z.MOOD] = feel[0] = 8
    assert game.load(state.copy().dump()).cells[z.MOOD] == 8
    assert list(game.observation(state, ()).mood) == feel
    assert game.layout(seats).to_json(game.observation(state, ()), {})["mood"] == feel
    described = game.describe(state)
    assert game.position(described).cells[z.MOOD] == 8, described
    state.cells[z.MOOD + seats - 1] = -5
    try:
        game.load(state.dump())
        raise AssertionError("a number out of range is loaded")
    except BadDump as refused:
        assert "mood" in str(refused), refused
    state.cells[z.MOOD + seats - 1] = 9
    play_out(state, Random(1), Tally())
    assert state.cells[z.MOOD + seats - 1] == 9
    assert not state.audit(), state.audit()
    print(name, described["mood"])
"""


def test_a_number_of_a_position_is_written_once_in_each_game(tmp_path: Path) -> None:
    shutil.copytree(
        ROOT / "src" / "regalia", tmp_path / "regalia", ignore=shutil.ignore_patterns("__pycache__")
    )
    for name in GAMES:
        game = tmp_path / "regalia" / "games" / name
        put(game / "zones.py", "\nZONES: Final = ", ZONE)
        put(game / "observation.py", "    seats: int = field(", FIELD)
        renumber(game)
    done = subprocess.run(
        [sys.executable, "-c", SHOWN, *GAMES],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "REGALIA_FORM": "interpreted"},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert [line.split()[0] for line in done.stdout.splitlines()] == list(GAMES)


def put(file: Path, before: str, after: str) -> None:
    """Replace the one place of a file that has a text."""
    source = file.read_text(encoding="utf-8")
    assert source.count(before) == 1, f"{before} stands in {file}"
    file.write_text(source.replace(before, after), encoding="utf-8")
