"""Checks the layout of the pages of every game at kept positions, and lists what is wrong.

    python -m tests.layout [--game G] [--position NAME] [--size WxH] [--theme light|dark]
                           [--shots FOLDER [--all]] [--report FOLDER]

Each option may be given several times. Without ``--size`` all sizes are checked in light colours,
and three of them in dark ones. ``--shots`` takes a screenshot of each page with a fault, with
``--all`` of every page. ``--report`` writes the faults into a file for each game, the most frequent
first. The exit status is 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from regalia import games
from tests.layout.laying import DARK, LARGE, SIZES, Fault, Layout, laid_out, names

THEMES: Final = ("light", "dark")
WORKERS: Final = 2
"""Number of browsers that check positions at the same time."""
MOST: Final = 4
"""Number of faults of a group that are listed one by one."""


def views(sizes: list[str], themes: list[str]) -> list[tuple[str, str]]:
    """The pairs of theme and size to be checked."""
    wanted = sizes or [*SIZES, LARGE]
    return [
        (theme, size)
        for theme in themes or THEMES
        for size in wanted
        if theme == "light" or sizes or size in DARK
    ]


class Wish(NamedTuple):
    """What to check, and which screenshots to take into a folder."""

    views: tuple[tuple[str, str], ...]
    shots: Path | None
    every: bool


def examined(layout: Layout, position: str, wish: Wish) -> list[Fault]:
    """The faults of a position."""
    found: list[Fault] = []
    layout.open(position)
    for theme, size in wish.views:
        layout.paint(theme)
        faults = layout.check(size)
        found += faults
        if wish.shots is not None:
            steps = (
                range(len(layout.questions) or 1) if wish.every else {one.step for one in faults}
            )
            for step in sorted(steps):
                layout.at_step(step)
                layout.page.screenshot(path=wish.shots / f"{position}-{size}-{theme}-{step}.png")
            layout.begin_anew()
    return found


def batch(positions: list[str], wish: Wish) -> list[Fault]:
    """The faults of some positions, found in a browser and at a server of their own."""
    with laid_out() as layout:
        return [fault for position in positions for fault in examined(layout, position, wish)]


def all_faults(positions: list[str], wish: Wish) -> list[Fault]:
    """The faults of all positions, found by several processes at once."""
    workers = min(WORKERS, len(positions))
    if workers < 2:
        return batch(positions, wish)
    parts = [positions[first::workers] for first in range(workers)]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        found = pool.map(batch, parts, [wish] * workers)
        return [fault for part in found for fault in part]


def report(faults: list[Fault]) -> str:
    """The faults by check and element, the most frequent first, each with the places it occurs."""
    groups = defaultdict[tuple[str, str], list[Fault]](list)
    for fault in faults:
        groups[fault.check, re.sub(r"\d+", "N", fault.element)].append(fault)
    text = []
    for (check, element), group in sorted(groups.items(), key=lambda one: -len(one[1])):
        at = {(fault.position, fault.size, fault.theme, fault.step) for fault in group}
        text.append(f"{len(at)} pages, {check}: {element}")
        for fault in group[:MOST]:
            text.append(
                f"    {fault.position} {fault.size} {fault.theme} step {fault.step}: "
                f"{fault.element}: {fault.detail}"
            )
        sizes = sorted({fault.size for fault in group}, key=[*SIZES, LARGE].index)
        text.append(
            f"    at {' '.join(sizes)}; {len({fault.position for fault in group})} positions"
        )
    return "\n".join(text) + "\n"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.layout", description=__doc__)
    parser.add_argument("--game", action="append", default=[], choices=games.names())
    parser.add_argument("--position", action="append", default=[])
    parser.add_argument("--size", action="append", default=[])
    parser.add_argument("--theme", action="append", default=[], choices=THEMES)
    parser.add_argument("--shots", type=Path)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--report", type=Path)
    given = parser.parse_args(arguments)
    for folder in (given.shots, given.report):
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
    wish = Wish(tuple(views(given.size, given.theme)), given.shots, given.all)
    wrong = False
    for game in given.game or games.names():
        began = monotonic()
        chosen = {name for one in given.position for name in (one, f"{game}-{one}")}
        positions = [name for name in names(game) if not chosen or name in chosen]
        found = all_faults(positions, wish)
        wrong = wrong or bool(found)
        if given.report is not None:
            path = given.report / f"layout-{game.upper()}.txt"
            path.write_text(report(found), encoding="utf-8")
        else:
            print(report(found), end="")
        print(
            f"{game}: {len(found)} faults at {len(positions)} positions, {len(wish.views)} views "
            f"each, in {monotonic() - began:.0f} s",
            flush=True,
        )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
