"""Compares the speed of this checkout with that of another, measured alternately.

    python -m tests.speed OTHER [--rounds 5] [--games christina,regency] [--only games,imagine]

OTHER is a checkout with its own build/native. For each game: random games a second, nanoseconds for
a copy and an imagining, iterations a second of the marshal's search, and nanoseconds for an
observation, its JSON, and all notations of a position, over positions of random games from fixed
seeds. Times are CPU times of the process. Medians over the rounds; a ratio of more than 1 is faster
here. Christina Regina is also compared with ``christina_steps.c``, the same steps in C by hand, if
a C compiler is found.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
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
from regalia import bots
from regalia.bots import levels
from regalia.bots.search import Search
from regalia.bots.tree import Tree
from regalia.engine.playout import Tally, random_games
from regalia.engine.state import CHANCE, OVER

name, seats, only = sys.argv[1], int(sys.argv[2]), sys.argv[3].split(",")
share = float(sys.argv[4])
game = games.load(name)
words = game.words
seen = game.observation if hasattr(game, "observation") else game.sight
search_config = getattr(levels, "search_config", None) or levels.manner

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
    begun = time.process_time()
    while time.process_time() - begun < least * share:
        for state in kept:
            work(state)
        times += len(kept)
    return (time.process_time() - begun) / times * 1e9

def whole_games():
    start, rng, games = game.new(seats), Random(3), 0
    begun = time.process_time()
    while time.process_time() - begun < 1.5 * share:
        games += random_games(start, 20, rng).games
    return games / (time.process_time() - begun)

def searches():
    done, spent, rng = 0, 0.0, Random(1)
    for state in kept[::len(kept) // 8]:
        model = (getattr(bots, "opponent_model", None) or bots.model)(game)
        search = Search(search_config("marshal", game), model, state, state.to_act, rng, Tree())
        begun = time.process_time()
        search.run(0, 0.4 * share)
        done, spent = done + search.done, spent + time.process_time() - begun
    return done / spent

kept = positions()
rng = Random(3)
figures = {}
if "games" in only:
    figures["games/s"] = whole_games()
if "copy" in only:
    figures["copy"] = each(lambda state: state.copy())
if "imagine" in only:
    figures["imagine"] = each(lambda state: state.imagine(state.to_act, rng))
if "search" in only:
    figures["search/s"] = searches()
if "words" in only:
    figures["observation"] = each(lambda s: seen(s, (s.to_act,)))
    figures["observation as JSON"] = each(lambda s: msgspec.json.encode(seen(s, (s.to_act,))))
    figures["notations"] = each(lambda state: [words.notation(state, a) for a in state.legal()])
if "words" in only and hasattr(game, "observation_row"):
    figures["row"] = each(lambda state: game.observation_row(state, (state.to_act,)))
    rows = {id(s): game.observation_row(s, (s.to_act,)) for s in kept}
    figures["tensor of a row"] = each(lambda s: game.tensor(rows[id(s)], seats, s.to_act))
    layout = game.layout(seats)
    objects = {id(s): seen(s, (s.to_act,)) for s in kept}
    figures["observation by names"] = each(
        lambda s: msgspec.json.encode(layout.to_json(objects[id(s)], words.names))
    )
print(json.dumps(figures))
"""


def measured(
    tree: Path,
    game: str,
    only: str,
    form: str,
    python: str = sys.executable,
    share: float = 1.0,
) -> dict[str, float]:
    """The figures of a checkout, measured in a process of its own in a share of the usual time."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "REGALIA_FORM": form}
    command = [python, "-c", MEASURE, game, str(SEATS[game]), only, str(share)]
    done = subprocess.run(command, env=environment, cwd=tree, stdout=subprocess.PIPE, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def compare(other: Path, game: str, rounds: int, only: str, form: str) -> None:
    """Print the comparison for one game."""
    in_c = compiled_c() if game == "christina" and "games" in only else None
    rows: list[tuple[dict[str, float], dict[str, float]]] = []
    for number in range(rounds):
        trees = (HERE, other) if number % 2 else (other, HERE)
        found = {tree: measured(tree, game, only, form) for tree in trees}
        if in_c:
            games = float(
                subprocess.run(
                    [in_c, "400000"], capture_output=True, check=True, text=True
                ).stdout.split()[0]
            )
            for tree in trees:
                found[tree]["games/s, of those in C"] = found[tree]["games/s"] / games
        rows.append((found[other], found[HERE]))
    print(f"\n| {game}, {SEATS[game]} seats | other | here | ratio |\n|---|--:|--:|--:|")
    for what in rows[0][1]:
        here = statistics.median(row[1][what] for row in rows)
        if what not in rows[0][0]:
            print(f"| {what} | | {shown(here)} | |")
            continue
        before = statistics.median(row[0][what] for row in rows)
        ratios = [new[what] / old[what] for old, new in rows]
        ratio = statistics.median(ratios if "/s" in what else [1 / r for r in ratios])
        print(f"| {what} | {shown(before)} | {shown(here)} | {ratio:.2f} |")


def shown(number: float) -> str:
    return f"{number:,.0f}" if number >= 10 else f"{number:.3f}"


def compiled_c() -> str | None:
    """The program that plays Christina Regina in C, compiled; None without a C compiler."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        return None
    program = HERE / "build" / "christina_steps"
    program.parent.mkdir(exist_ok=True)
    source = HERE / "tests" / "christina_steps.c"
    subprocess.run(
        [compiler, "-O3", "-march=native", "-w", "-o", str(program), str(source)], check=True
    )
    return str(program)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("other", type=Path, help="another checkout, compiled")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", default=",".join(SEATS))
    parser.add_argument("--only", default="games,copy,imagine,search,words")
    parser.add_argument("--form", default="compiled", choices=("compiled", "interpreted"))
    given = parser.parse_args()
    for game in given.games.split(","):
        compare(given.other.resolve(), game, given.rounds, given.only, given.form)


if __name__ == "__main__":
    main()
