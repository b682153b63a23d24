"""Crews of this machine: this process alone, or several beside it.

A crew takes orders (`regalia.arena.parts`) and hands back receipts, in whatever order they come.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, Protocol, cast

from regalia.arena.parts import answer
from regalia.engine.errors import BadOption, Refusal

MAX_WORKERS = 256
KILLED = -9
"""The status of a process that the system ended, as it does where memory runs out."""


class WorkersFailed(Refusal):
    """Whoever plays the parts cannot be started, or nobody is left to play them."""


class Receipt(NamedTuple):
    """What came of the part with this number: the reply, or why it was lost.

    ``where`` names the node in messages; of this machine it is empty.
    """

    number: int
    reply: bytes = b""
    lost: str = ""
    where: str = ""


class Crew(Protocol):
    """Whoever plays parts.

    ``workers`` is the number of parts that are played at a time, ``forms`` are the forms that are
    allowed besides that of this process.
    """

    workers: int
    forms: tuple[str, ...]

    def free(self) -> int:
        """How many orders it takes at present."""

    def send(self, number: int, order: bytes) -> None:
        """Give it the order of the part with this number."""

    def receive(self) -> Receipt:
        """Wait for the receipt of any part that was sent."""

    def close(self) -> None:
        """End all parts that are under way, and every process that was started for them."""


class Here:
    """A crew that is this process: it plays a part when its receipt is wanted."""

    workers = 1
    forms: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.orders: list[tuple[int, bytes]] = []

    def free(self) -> int:
        """1, or 0 while there is an order."""
        return 1 - len(self.orders)

    def send(self, number: int, order: bytes) -> None:
        """Keep the order."""
        self.orders.append((number, order))

    def receive(self) -> Receipt:
        """Play the part."""
        number, order = self.orders.pop()
        return Receipt(number, answer(order))

    def close(self) -> None:
        """Nothing is under way."""


@dataclass
class Worker:
    """A process of a `Pool`, and the number of the part that it plays, if any."""

    process: BaseProcess
    pipe: Connection[Any, Any]
    number: int | None = None


class Pool:
    """A crew of processes; one that ends is replaced, and its part is lost.

    Raises:
        BadOption: the number of workers is out of range.
        WorkersFailed: the processes cannot be started.
    """

    forms: tuple[str, ...] = ()

    def __init__(self, workers: int) -> None:
        if not 1 <= workers <= MAX_WORKERS:
            raise BadOption(f"There may be 1 to {MAX_WORKERS} workers, not {workers}.")
        self.workers = workers
        self.context = _context()
        self.crew: list[Worker] = []

    def free(self) -> int:
        """The number of workers that have no order."""
        return self.workers - sum(worker.number is not None for worker in self.crew)

    def send(self, number: int, order: bytes) -> None:
        """Give the order to a worker that has none."""
        idle = next((worker for worker in self.crew if worker.number is None), None)
        if idle is None:
            idle = self._start()
            self.crew.append(idle)
        idle.number = number
        with suppress(OSError):  # it has ended: `receive` finds that out
            idle.pipe.send_bytes(order)

    def receive(self) -> Receipt:
        """Wait for a worker that has finished its part, or has ended."""
        pipes = {worker.pipe: worker for worker in self.crew if worker.number is not None}
        worker = pipes[cast("Connection[Any, Any]", wait([*pipes])[0])]
        assert worker.number is not None
        number, worker.number = worker.number, None
        try:
            return Receipt(number, worker.pipe.recv_bytes())
        except (EOFError, OSError):
            self.crew.remove(worker)
            worker.process.join()
            status = worker.process.exitcode
            why = f"its worker ended with status {status}"
            if status == KILLED:
                why += " (if memory ran out: fewer workers need less)"
            return Receipt(number, lost=why)

    def close(self) -> None:
        """End the processes."""
        for worker in self.crew:
            worker.process.terminate()  # a part may take long, and its result is no longer needed
        for worker in self.crew:
            worker.process.join()
            worker.pipe.close()

    def _start(self) -> Worker:
        ours, theirs = self.context.Pipe()
        process = self.context.Process(target=_work, args=(theirs,), daemon=True)  # type: ignore[attr-defined]
        try:
            with _sigint_blocked():
                process.start()
        except OSError as wrong:
            raise WorkersFailed(
                f"The workers cannot be started: {wrong.strerror or wrong}."
            ) from None
        theirs.close()
        return Worker(process, ours)


def _work(pipe: Connection[Any, Any]) -> None:
    """Answer orders until there are no more.

    A worker ignores Ctrl-C, which the main process handles, and ends with it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        pipe.send_bytes(answer(pipe.recv_bytes()))


def _end_with_parent() -> None:
    """Exit when the main process has ended, however it did."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


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
