"""Work spread over processes so that what comes out does not depend on how many there are.

The work is cut into parts by its size alone, each part depends on its numbers alone, and the
parts come back in order, a few for each worker under way at a time.
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
    job: Callable[[Plan, int, int], Part],
    plan: Plan,
    total: int,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    what: str = "game",
    start: int = 0,
    size: int = 0,
) -> Generator[Part, None, None]:
    """Do ``job(plan, first, end)`` for parts that make up ``start`` to ``total``, in order.

    ``job`` is a function of a module. ``progress`` is told after each part how many are done;
    ``what`` one of them is called in refusals. Parts have the given ``size``, or one that suits
    the total. Who has enough of them closes the iterator; what is under way is then given up.

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
    size = size or max(1, min(MOST_IN_A_PART, total // LEAST_PARTS))
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
    """Each part with its end, in order; a few of them for each worker are under way at a time."""
    if workers <= 1:
        for first, end in bounds:
            yield end, job(plan, first, end)
        return
    others = set(multiprocessing.active_children())
    try:
        with ProcessPoolExecutor(workers, _context(), _settle) as pool:
            try:
                yield from _shared(pool, job, plan, bounds, workers * PARTS_AHEAD)
            except BaseException:
                for worker in set(multiprocessing.active_children()) - others:
                    worker.terminate()  # a part may take long, and nobody waits for it any more
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
    """The parts as the pool does them, in order, at most so many under way."""
    underway: deque[tuple[int, Future[Part]]] = deque()
    while True:
        for first, end in islice(bounds, most - len(underway)):
            with _held_back():
                underway.append((end, pool.submit(job, plan, first, end)))
        if not underway:
            return
        end, future = underway.popleft()
        yield end, future.result()


def _context() -> BaseContext:
    """How processes start: by fork where that is safe, a quarter of a second faster each."""
    safe = sys.platform == "linux" and threading.active_count() == 1
    return multiprocessing.get_context("fork" if safe else "spawn")


@contextmanager
def _held_back() -> Iterator[None]:
    """Ctrl-C waits for the end of this: while a process is being started it would leave half one.

    What is started meanwhile is deaf to it for good, as all workers are. It holds where no other
    thread can get the signal, which is so in the command line.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _settle() -> None:
    """What each worker begins with: Ctrl-C is left to the first process, who sees to the rest."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End when the first process is gone, however it ended; there is nobody to work for."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
