"""Checks the layout of the pages of every game at kept positions, and lists what is wrong.

    python -m tests.layout [--game G] [--position NAME] [--size WxH] [--theme light|dark]
                           [--shots FOLDER [--all]] [--report FOLDER] [--browsers 2]

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
from pathlib import Path
from time import monotonic
from typing import Final

from regalia import games
from tests.layout.examining import Wish, all_faults
from tests.layout.laying import DARK, LARGE, SIZES, Fault, names

THEMES: Final = ("light", "dark")
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
    parser.add_argument("--browsers", type=int, default=2)
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
        found = all_faults(positions, wish, given.browsers)
        wrong = wrong or bool(found)
        if given.report is not None:
            path = given.report / f"{game}.txt"
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
