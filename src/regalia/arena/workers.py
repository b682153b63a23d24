"""Work spread over processes so that what comes out does not depend on how many there are.

The work is cut into parts by its size alone, each part depends on its numbers alone, and the
parts come back in order, a few for each worker under way at a time.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.context import BaseContext
from typing import TypeVar

from regalia.arena.run import Run
from regalia.engine.errors import BadOption, Refusal

Part = TypeVar("Part")

MOST = 10**9
"""More are not played in one run."""

MOST_IN_A_PART = 250
LEAST_PARTS = 40
MOST_WORKERS = 256
PARTS_AHEAD = 4
"""So many parts for each worker are under way at a time, so that none waits and none piles up."""


class WorkerLost(Refusal):
    """The worker processes cannot be started, or one ended before its work was done."""


def spread(
    job: Callable[[Run, int, int], Part],
    run: Run,
    total: int,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    what: str = "game",
) -> Iterator[Part]:
    """Do ``job(run, first, end)`` for parts that make up 0 to ``total``; gives them in order.

    ``job`` is a function of a module. ``progress`` is told after each part how many are done;
    ``what`` one of them is called in refusals.

    Raises:
        BadOption: there is nothing to do, or more than ever ends, or nobody to do it.
        WorkerLost: worker processes cannot be started, or one was killed.
    """
    if total < 1:
        raise BadOption(f"At least 1 {what} is played, not {total}.")
    if total > MOST:
        raise BadOption(f"At most {MOST} {what}s are played at once, not {total}.")
    if not 1 <= workers <= MOST_WORKERS:
        raise BadOption(f"There may be 1 to {MOST_WORKERS} workers, not {workers}.")
    size = max(1, min(MOST_IN_A_PART, total // LEAST_PARTS))
    firsts = range(0, total, size)
    bounds = ((first, min(first + size, total)) for first in firsts)
    for end, part in _parts(job, run, bounds, min(workers, len(firsts))):
        if progress is not None:
            progress(end)
        yield part


def _parts(
    job: Callable[[Run, int, int], Part],
    run: Run,
    bounds: Iterator[tuple[int, int]],
    workers: int,
) -> Iterator[tuple[int, Part]]:
    """Each part with its end, in order; a few of them for each worker are under way at a time."""
    if workers == 1:
        for first, end in bounds:
            yield end, job(run, first, end)
        return
    try:
        with ProcessPoolExecutor(workers, _context(), _leave_interrupts) as pool:
            yield from _shared(pool, job, run, bounds, workers * PARTS_AHEAD)
    except BrokenProcessPool:
        raise WorkerLost(
            "A worker process was killed, so there is no result; "
            "if memory is short, fewer workers need less."
        ) from None
    except OSError as wrong:
        raise WorkerLost(f"The workers cannot be started: {wrong.strerror or wrong}.") from None


def _shared(
    pool: ProcessPoolExecutor,
    job: Callable[[Run, int, int], Part],
    run: Run,
    bounds: Iterator[tuple[int, int]],
    most: int,
) -> Iterator[tuple[int, Part]]:
    """The parts as the pool does them, in order, at most so many under way."""
    underway: deque[tuple[int, Future[Part]]] = deque()
    try:
        while True:
            for first, end in islice(bounds, most - len(underway)):
                underway.append((end, pool.submit(job, run, first, end)))
            if not underway:
                return
            end, future = underway.popleft()
            yield end, future.result()
    finally:
        for _, future in underway:
            future.cancel()


def _context() -> BaseContext:
    """How processes start: by fork where that is safe, a quarter of a second faster each."""
    safe = sys.platform == "linux" and threading.active_count() == 1
    return multiprocessing.get_context("fork" if safe else "spawn")


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; the first one sees to the rest."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
