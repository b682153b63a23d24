"""Work spread over processes, with results that do not depend on their number.

The work is split into parts by its size alone, the result of a part depends only on its range of
numbers, and results are returned in order.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from itertools import islice
from multiprocessing.context import BaseContext
from typing import TypeVar

from regalia.engine.errors import BadOption, Refusal

Plan = TypeVar("Plan")
Part = TypeVar("Part")

MAX_TOTAL = 10**9
"""Maximum number of games or sets in one run."""

MAX_PART = 250
MIN_PARTS = 40
MAX_WORKERS = 256
PARTS_AHEAD = 4
"""Parts submitted for each worker at a time: enough to keep it busy."""


class WorkerLost(Refusal):
    """Worker processes cannot be started, or one ended before finishing its work."""


def spread(
    job: Callable[[Plan, int, int], Part],
    plan: Plan,
    total: int,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    what: str = "game",
    start: int = 0,
    size: int = 0,
) -> Generator[Part, None, None]:
    """Yield ``job(plan, first, end)`` for consecutive parts of ``start`` to ``total``, in order.

    ``job`` must be picklable, for instance a function of a module. ``progress`` is called after
    each part with the number done; ``what`` is the unit in error messages. Parts have the given
    ``size``, or one derived from the total. Closing the iterator cancels the remaining parts.

    Raises:
        BadOption: the total or the number of workers is out of range.
        WorkerLost: worker processes cannot be started, or one was killed.
    """
    if total < 1:
        raise BadOption(f"At least 1 {what} is played, not {total}.")
    if total > MAX_TOTAL:
        raise BadOption(f"At most {MAX_TOTAL} {what}s are played at once, not {total}.")
    if not 1 <= workers <= MAX_WORKERS:
        raise BadOption(f"There may be 1 to {MAX_WORKERS} workers, not {workers}.")
    size = size or max(1, min(MAX_PART, total // MIN_PARTS))
    firsts = range(start, total, size)
    bounds = ((first, min(first + size, total)) for first in firsts)
    with closing(_parts(job, plan, bounds, min(workers, len(firsts)))) as parts:
        for end, part in parts:
            if progress is not None:
                progress(end)
            yield part


def _parts(
    job: Callable[[Plan, int, int], Part],
    plan: Plan,
    bounds: Iterator[tuple[int, int]],
    workers: int,
) -> Generator[tuple[int, Part], None, None]:
    """The parts with their ends, in order; a few for each worker are under way at a time."""
    if workers <= 1:
        for first, end in bounds:
            yield end, job(plan, first, end)
        return
    others = set(multiprocessing.active_children())
    try:
        with ProcessPoolExecutor(workers, _context(), _init_worker) as pool:
            try:
                yield from _shared(pool, job, plan, bounds, workers * PARTS_AHEAD)
            except BaseException:
                for worker in set(multiprocessing.active_children()) - others:
                    worker.terminate()  # a part may take long, and its result is no longer needed
                raise
    except BrokenProcessPool:
        raise WorkerLost(
            "A worker process was killed, so there is no result; "
            "if memory is short, fewer workers need less."
        ) from None
    except OSError as wrong:
        raise WorkerLost(f"The workers cannot be started: {wrong.strerror or wrong}.") from None


def _shared(
    pool: ProcessPoolExecutor,
    job: Callable[[Plan, int, int], Part],
    plan: Plan,
    bounds: Iterator[tuple[int, int]],
    most: int,
) -> Iterator[tuple[int, Part]]:
    """The parts from the pool, in order, at most ``most`` under way."""
    underway: deque[tuple[int, Future[Part]]] = deque()
    while True:
        for first, end in islice(bounds, most - len(underway)):
            with _sigint_blocked():
                underway.append((end, pool.submit(job, plan, first, end)))
        if not underway:
            return
        end, future = underway.popleft()
        yield end, future.result()


def _context() -> BaseContext:
    """The start method: fork where that is safe, which saves a quarter of a second a process."""
    safe = sys.platform == "linux" and threading.active_count() == 1
    return multiprocessing.get_context("fork" if safe else "spawn")


@contextmanager
def _sigint_blocked() -> Iterator[None]:
    """Block Ctrl-C within the context, as it would interrupt the start of a process halfway.

    Processes started here ignore Ctrl-C for good, as all workers do. It works only if no other
    thread can receive the signal, which holds for the command line.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _init_worker() -> None:
    """Initialise a worker: it ignores Ctrl-C, which the main process handles, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Exit when the main process has ended, however it did."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
