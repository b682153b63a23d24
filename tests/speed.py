"""Compares the speed of this checkout with that of another, in one run and by turns.

    python -m tests.speed OTHER [--rounds 5] [--games christina,regency]

OTHER is a checkout with its own build/native. For each game: decisions a second in random play, and
nanoseconds for copying, imagining, an observation, its JSON, and all notations of a position, over
positions of random games from fixed seeds. Medians over the rounds; a ratio of more than 1 is
faster here.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent.parent
SEATS: Final = {"christina": 4, "res_publica": 4, "regency": 4}
MEASURE: Final = """
import sys, time
import json
import msgspec
from librt.random import Random
from regalia import _native, games
from regalia.engine.playout import Tally, play_out
from regalia.engine.observation import observation
from regalia.engine.state import CHANCE, OVER

assert _native.form() == "compiled", _native.why()
name, seats = sys.argv[1], int(sys.argv[2])
game = games.load(name)
words = game.words

def positions():
    found, rng = [], Random(5)
    while len(found) < 200:
        state, steps = game.new(seats), 0
        while state.to_act != OVER:
            if state.to_act >= 0 and steps % 7 == 0:
                found.append(state.copy())
            legal = state.legal()
            chance = state.to_act == CHANCE
            state.apply(state.sample(rng) if chance else legal[rng.randrange(len(legal))])
            steps += 1
    return found

def each(work, least=0.25):
    times = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < least:
        for state in kept:
            work(state)
        times += len(kept)
    return (time.perf_counter() - begun) / times * 1e9

kept = positions()
rng, tally = Random(3), Tally()
begun = time.perf_counter()
while time.perf_counter() - begun < 1.0:
    play_out(game.new(seats), rng, tally)
told = {"decisions/s": tally.decisions / (time.perf_counter() - begun)}
told["copy"] = each(lambda state: state.copy())
told["imagine"] = each(lambda state: state.imagine(state.to_act, rng))
told["observation"] = each(lambda state: observation(state, (state.to_act,)))
told["observation as JSON"] = each(
    lambda state: msgspec.json.encode(observation(state, (state.to_act,)))
)
told["notations"] = each(lambda state: [words.notation(state, a) for a in state.legal()])
if hasattr(game, "observe"):
    told["row"] = each(lambda state: game.observe(state, (state.to_act,)))
    rows = {id(s): game.observe(s, (s.to_act,)) for s in kept}
    told["tensor of a row"] = each(lambda s: game.tensor(rows[id(s)], seats, s.to_act))
    layout = game.layout(seats)
    seen = {id(s): observation(s, (s.to_act,)) for s in kept}
    told["observation by names"] = each(
        lambda s: msgspec.json.encode(layout.to_json(seen[id(s)], words.names))
    )
print(json.dumps(told))
"""


def measured(tree: Path, game: str) -> dict[str, float]:
    """What the other process finds in a checkout."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "REGALIA_FORM": "compiled"}
    command = [sys.executable, "-c", MEASURE, game, str(SEATS[game])]
    done = subprocess.run(command, env=environment, cwd=tree, capture_output=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def compare(other: Path, game: str, rounds: int) -> None:
    """Print a table of one game."""
    rows: list[tuple[dict[str, float], dict[str, float]]] = []
    for number in range(rounds):
        trees = (HERE, other) if number % 2 else (other, HERE)
        found = {tree: measured(tree, game) for tree in trees}
        rows.append((found[other], found[HERE]))
    print(f"\n| {game}, {SEATS[game]} seats | other | here | ratio |\n|---|--:|--:|--:|")
    for what in rows[0][1]:
        here = statistics.median(row[1][what] for row in rows)
        if what not in rows[0][0]:
            print(f"| {what} | | {here:,.0f} | |")
            continue
        before = statistics.median(row[0][what] for row in rows)
        ratios = [new[what] / old[what] for old, new in rows]
        ratio = statistics.median(ratios if "/s" in what else [1 / r for r in ratios])
        print(f"| {what} | {before:,.0f} | {here:,.0f} | {ratio:.2f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("other", type=Path, help="another checkout, compiled")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", default=",".join(SEATS))
    told = parser.parse_args()
    for game in told.games.split(","):
        compare(told.other.resolve(), game, told.rounds)


if __name__ == "__main__":
    main()
