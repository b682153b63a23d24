"""Examines many positions at many sizes, in several browsers at once."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from tests.layout.laying import Fault, Layout, laid_out


class Wish(NamedTuple):
    """What to check, and which screenshots to take into a folder."""

    views: tuple[tuple[str, str], ...]
    shots: Path | None
    every: bool


def examined(layout: Layout, position: str, wish: Wish) -> list[Fault]:
    """The faults of a position; one of them is a page that asks something else."""
    found: list[Fault] = []
    theme, size = wish.views[0]
    try:
        layout.resize(size)
        layout.open(position)
        for theme, size in wish.views:
            layout.paint(theme)
            faults = layout.check(size)
            found += faults
            if wish.shots is not None:
                take(layout, wish.shots, None if wish.every else {one.step for one in faults})
    except AssertionError as wrong:
        found.append(Fault("question", "page", str(wrong), position, size, theme))
    return found


def take(layout: Layout, shots: Path, steps: set[int] | None) -> None:
    """Take screenshots of the page at some questions of the move, or at all."""
    if steps is None:
        steps = set(range(len(layout.questions) or 1))
    for step in sorted(steps):
        layout.at_step(step)
        name = f"{layout.opened}-{layout.size}-{layout.theme}-{step}.png"
        layout.page.screenshot(path=shots / name)
    if layout.questions:
        layout.begin_anew()


def batch(positions: list[str], wish: Wish) -> list[Fault]:
    """The faults of some positions, found in a browser and at a server of their own."""
    with laid_out() as layout:
        return [fault for position in positions for fault in examined(layout, position, wish)]


def all_faults(positions: list[str], wish: Wish, browsers: int) -> list[Fault]:
    """The faults of all positions, found by several processes at once, each with a browser."""
    workers = min(browsers, len(positions))
    if workers < 2:
        return batch(positions, wish)
    parts = [positions[first::workers] for first in range(workers)]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        found = pool.map(batch, parts, [wish] * workers)
        return [fault for part in found for fault in part]
