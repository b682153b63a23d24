"""Compares the speed of this commit with another's and with its own, and marks what is slower.

    python -m tests.compare COMMIT [--pairs 9] [--only christina,regency,json,pages] [--seconds 2]

COMMIT is compiled in build/compare, unless it is there already. Each round measures the other
commit once and this one twice, in an order that changes, so that every figure of a round has two
neighbours: the other commit's, and a second one of this commit, which shows how far figures differ
without any change. A ratio is the median over the rounds, with the interval that holds it with at
least 95 % confidence whatever its distribution. A ratio of more than 1 is faster here. A figure is
marked if its whole interval lies below 0.97.

Measured are `tests.speed` of each game; the server of `tests.load` with 50 and 200 tables of
programs (`json`) and of viewers of pages (`pages`); and the time from its start to its first answer
(`start`). The measuring code is this commit's; if its players cannot play with the other commit's
server, that commit's own players do.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from pathlib import Path
from statistics import median
from typing import Final

from tests import speed

HERE: Final = Path(__file__).resolve().parent.parent
CONFIDENCE: Final = 0.95
SLOWER: Final = 0.97
"""A figure is marked if its whole interval lies below this ratio."""
FEWEST_PAIRS: Final = 9
TABLES: Final = (50, 200)
LOADS: Final = ("json", "pages", "start")
ONLY: Final = "games,copy,imagine,search"
QUICKLY: Final = 0.35
"""Share of the usual time of `tests.speed`, since there are many rounds."""
LOAD: Final = """
import asyncio, json, sys, tempfile
from functools import partial
from pathlib import Path
import uvloop
from tests.load import ours, pages, scenarios
from tests.load.play import AtOnce

async def measured(make, seconds):
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        async with scenarios.running(ours.serve(Path(folder) / "regalia.db")) as child:
            for tables in map(int, sys.argv[3].split(",")):
                async with scenarios.loaded(make, child, AtOnce(), tables) as load:
                    found[tables] = await scenarios.measure(load, child, seconds)
    return found

async def wanted(viewers, seconds):
    if viewers == "start":
        return await scenarios.start()
    make = partial({"json": ours, "pages": pages}[viewers].make, whole=True)
    return await measured(make, seconds)

scenarios.WARM, scenarios.STARTS = 1.0, 1
with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
    print(json.dumps(runner.run(wanted(sys.argv[1], float(sys.argv[2])))))
"""

Figures = dict[str, float]


@dataclass(frozen=True)
class Compared:
    """A ratio over pairs of measurements: the median and its interval."""

    ratio: float
    low: float
    high: float

    @property
    def slower(self) -> bool:
        """Whether this commit is certainly slower."""
        return self.high < SLOWER


def compared(ratios: Sequence[float]) -> Compared:
    """The median of ratios with its interval, from one ratio to another in their order.

    Each ratio is above the true median or below it, like a fair coin: the interval leaves out as
    many at both ends as it can.

    >>> compared([0.5, 0.9, 0.91, 0.92, 0.93, 0.94, 0.95, 0.96, 1.5])
    Compared(ratio=0.93, low=0.9, high=0.96)
    """
    ordered = sorted(ratios)
    out = left_out(len(ordered))
    return Compared(median(ordered), ordered[out], ordered[-1 - out])


def left_out(pairs: int) -> int:
    """How many ratios at each end the interval of a median may leave out.

    >>> [left_out(pairs) for pairs in (6, 8, 9, 12, 20)]
    [0, 0, 1, 2, 5]
    """
    out, beyond = -1, 0.0
    while True:
        beyond += comb(pairs, out + 1) / 2**pairs
        if 2 * beyond > 1 - CONFIDENCE:
            break
        out += 1
    if out < 0:
        raise ValueError(f"{pairs} pairs are too few for an interval.")
    return out


def ratios_of(what: str, ours: Sequence[Figures], others: Sequence[Figures]) -> list[float]:
    """How much faster a figure of ours is than its neighbour's, round by round.

    Figures a second are better if they are larger, times if they are smaller.

    >>> ratios_of("games/s", [{"games/s": 3.0}], [{"games/s": 2.0}])
    [1.5]
    >>> ratios_of("copy", [{"copy": 3.0}], [{"copy": 2.0}])
    [0.6666666666666666]
    """
    pairs = [(one[what], other[what]) for one, other in zip(ours, others, strict=True)]
    return [our / its if "/s" in what else its / our for our, its in pairs]


def rows(ours: Sequence[Figures], again: Sequence[Figures], others: Sequence[Figures]) -> list[str]:
    """A line of a table for each figure; those that are slower here are marked."""
    lines = []
    for what in ours[0]:
        itself = compared(ratios_of(what, ours, again))
        if what not in others[0]:
            lines.append(f"| {what} | | {middle(what, ours)} | | | {interval(itself)} | |")
            continue
        found = compared(ratios_of(what, ours, others))
        lines.append(
            f"| {what} | {middle(what, others)} | {middle(what, ours)} | {found.ratio:.3f} "
            f"| {interval(found)} | {interval(itself)} | {'slower' if found.slower else ''} |"
        )
    return lines


def middle(what: str, figures: Sequence[Figures]) -> str:
    return speed.shown(median(one[what] for one in figures))


def interval(found: Compared) -> str:
    return f"{found.low:.3f}–{found.high:.3f}"


# Measuring.


class Tree:
    """A checkout that is measured. ``players`` is the one whose players load its server."""

    def __init__(self, folder: Path, form: str) -> None:
        self.folder = folder
        self.form = form
        self.python = python_of(folder)
        self.players = HERE

    def measured(self, part: str, seconds: float) -> Figures:
        """The figures of a game's speed, or of the server."""
        if part not in LOADS:
            return speed.measured(self.folder, part, ONLY, self.form, self.python, QUICKLY)
        try:
            return self.loaded(part, seconds)
        except subprocess.CalledProcessError as error:
            sys.exit(f"The load failed:\n{error.stderr}")

    def choose_players(self, part: str) -> None:
        """Let the checkout's own players load its server if this commit's cannot."""
        try:
            self.loaded(part, 0.5)
        except subprocess.CalledProcessError as error:
            self.players = self.folder
            print(f"This commit's players cannot play there: its own do.\n{error.stderr[-500:]}")

    def loaded(self, part: str, seconds: float) -> Figures:
        """The figures of the server, loaded by `players`."""
        tables = ",".join(map(str, TABLES))
        paths = {"PYTHONPATH": str(self.folder / "src"), "REGALIA_FORM": self.form}
        done = subprocess.run(
            [self.python, "-c", LOAD, part, str(seconds), tables],
            env={**os.environ, **paths},
            cwd=self.players,
            capture_output=True,
            text=True,
            check=True,
        )
        heard = json.loads(done.stdout)
        if part == "start":
            return {"ms to the first answer": heard["seconds"] * 1000}
        found: Figures = {}
        for count, figures in heard.items():
            found[f"{count} tables, moves/s"] = figures["moves_per_s"]
            found[f"{count} tables, CPU ms a move"] = figures["server_ms_per_move"]
            found[f"{count} tables, bytes a move"] = figures["bytes_per_move"]
        return found


def python_of(folder: Path) -> str:
    """The Python that runs a checkout: its own if it has one, else this one."""
    own = folder / ".venv" / "bin" / "python"
    return str(own) if folder != HERE and own.exists() else sys.executable


def built(commit: str) -> Path:
    """A checkout of a commit below build/compare, compiled.

    It uses the packages of this checkout, or its own if it names other versions.
    """
    asked = ["git", "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"]
    found = subprocess.run(asked, cwd=HERE, capture_output=True, text=True)
    if found.returncode:
        sys.exit(f"There is no commit {commit} here.")
    name = found.stdout.strip()
    folder = HERE / "build" / "compare" / name
    if not folder.exists():
        part = folder.with_name(f"{name}.part")
        part.mkdir(parents=True, exist_ok=True)
        archive = subprocess.run(
            ["git", "archive", name], cwd=HERE, capture_output=True, check=True
        ).stdout
        subprocess.run(["tar", "-x", "-C", part], input=archive, check=True)
        part.rename(folder)
    same = all(
        (folder / pins).read_bytes() == (HERE / pins).read_bytes()
        for pins in ("pyproject.toml", "constraints.txt")
    )
    compiling = [sys.executable, "setup.py", "native"] if same else ["make", "native"]
    subprocess.run(compiling, cwd=folder, check=True)
    return folder


def main() -> None:
    parts = [*speed.SEATS, *LOADS]
    parser = argparse.ArgumentParser(
        prog="make compare", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("commit", help="the other commit")
    parser.add_argument("--pairs", type=int, default=FEWEST_PAIRS)
    parser.add_argument("--only", default=",".join(parts), help="parts; all: %(default)s")
    parser.add_argument("--seconds", type=float, default=2.0, help="of load, for each figure")
    parser.add_argument("--form", default="compiled", choices=("compiled", "interpreted"))
    given = parser.parse_args()
    chosen = given.only.split(",")
    for part in chosen:
        if part not in parts:
            parser.error(f"There is no part {part!r}; there are {', '.join(parts)}.")
    if given.pairs < FEWEST_PAIRS:
        parser.error(
            f"At least {FEWEST_PAIRS} pairs, or the interval is too wide to mark anything."
        )
    begun = time.monotonic()
    here, other = Tree(HERE, given.form), Tree(built(given.commit), given.form)
    for part in chosen:
        if part in LOADS:
            other.choose_players(part)
    figures: dict[str, tuple[list[Figures], list[Figures], list[Figures]]]
    figures = {part: ([], [], []) for part in chosen}
    for number in range(given.pairs):
        for part in chosen:
            order = [(here, 0), (here, 1), (other, 2)]
            for tree, place in order[number % 3 :] + order[: number % 3]:
                figures[part][place].append(tree.measured(part, given.seconds))
        print(f"Round {number + 1} of {given.pairs}, {time.monotonic() - begun:.0f} s", flush=True)
    for part, found in figures.items():
        print(f"\n| {part} | other | here | ratio | 95 % | here twice | |")
        print("|---|--:|--:|--:|---|---|---|")
        print("\n".join(rows(*found)))


if __name__ == "__main__":
    main()
