"""Work spread over processes so that what comes out does not depend on how many there are.

The work is cut into parts by its size alone, each part depends on its numbers alone, and the
parts come back in order.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.context import BaseContext
from typing import TypeVar

from regalia.arena.run import Run
from regalia.engine.errors import BadOption

Part = TypeVar("Part")

MOST_IN_A_PART = 250
LEAST_PARTS = 40
MOST_WORKERS = 256


def spread(
    job: Callable[[Run, int, int], Part],
    run: Run,
    total: int,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Iterator[Part]:
    """Do ``job(run, first, end)`` for parts that make up 0 to ``total``; gives them in order.

    ``job`` is a function of a module. ``progress`` is told after each part how many are done.

    Raises:
        BadOption: there is nothing to do, or nobody to do it.
    """
    if total < 1:
        raise BadOption(f"At least 1 game is played, not {total}.")
    if not 1 <= workers <= MOST_WORKERS:
        raise BadOption(f"There may be 1 to {MOST_WORKERS} workers, not {workers}.")
    size = max(1, min(MOST_IN_A_PART, total // LEAST_PARTS))
    firsts = range(0, total, size)
    ends = [min(first + size, total) for first in firsts]
    parts = _parts(job, run, list(firsts), ends, min(workers, len(ends)))
    for part, end in zip(parts, ends, strict=True):
        if progress is not None:
            progress(end)
        yield part


def _parts(
    job: Callable[[Run, int, int], Part],
    run: Run,
    firsts: list[int],
    ends: list[int],
    workers: int,
) -> Iterator[Part]:
    runs = [run] * len(ends)
    if workers == 1:
        yield from map(job, runs, firsts, ends)
        return
    with ProcessPoolExecutor(workers, _context(), _leave_interrupts) as pool:
        yield from pool.map(job, runs, firsts, ends)


def _context() -> BaseContext:
    """How processes start: by fork where that is safe, a quarter of a second faster each."""
    safe = sys.platform == "linux" and threading.active_count() == 1
    return multiprocessing.get_context("fork" if safe else "spawn")


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; the first one sees to the rest."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
