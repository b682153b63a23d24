"""Bulk work in parts, with results that do not depend on who plays them.

The result of a part depends only on its range of numbers, and results are returned in order. Parts
are made as large as fills a few seconds, by what the parts before them took.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import TypeVar, get_type_hints

import msgspec

from regalia.arena.cluster import Cluster
from regalia.arena.parts import Order, Reply, name_of, reply
from regalia.arena.pool import Crew, Here, Pool, Receipt, WorkersFailed
from regalia.engine.errors import BadOption, Refusal

Plan = TypeVar("Plan")
Result = TypeVar("Result")

MAX_TOTAL = 10**9
"""Maximum number of games or sets in one run."""
PART_SECONDS = 2.0
"""How long a part takes, about."""
SHORTEST = 1 / 20
"""The share of `PART_SECONDS` below which a part is not cut to let all workers end together."""
GROWTH = 8
"""A part is at most this many times as large as the largest before it."""
PARTS_AHEAD = 4
"""The number of parts for each worker that may be played before an earlier one is there."""
BYTES_AHEAD = 1 << 28
"""No further part is given out while the results that wait for an earlier one are larger."""
TRIES = 3
"""A part that fails so often ends the run."""


class PartFailed(Refusal):
    """A part failed `TRIES` times. It has the numbers from ``first`` to ``end`` - 1."""

    def __init__(self, sentence: str, first: int, end: int) -> None:
        super().__init__(sentence)
        self.first = first
        self.end = end


class NodeRefused(WorkersFailed):
    """A node of a cluster has another build of Regalia, or another card file."""


@dataclass
class Part:
    """A range of numbers under way, and how often it failed."""

    number: int
    first: int
    end: int
    failures: int = 0


def spread(
    job: Callable[[Plan, int, int], Result],
    plan: Plan,
    total: int,
    workers: int | Cluster = 1,
    progress: Callable[[int], None] | None = None,
    what: str = "game",
    start: int = 0,
) -> Generator[Result, None, None]:
    """Yield ``job(plan, first, end)`` for consecutive parts of ``start`` to ``total``, in order.

    `regalia.arena.parts` says what a job is. ``progress`` is called after each part with the number
    done; ``what`` is the unit in error messages. A part whose worker is lost is played again.
    Closing the iterator ends the parts under way.

    Raises:
        BadOption: the total or the number of workers is out of range.
        WorkersFailed: nobody can be started to play the parts, or nobody is left.
        NodeRefused: a node of a cluster has another build, card file or form.
        PartFailed: a part failed three times.
    """
    if total < 1:
        raise BadOption(f"At least 1 {what} is played, not {total}.")
    if total > MAX_TOTAL:
        raise BadOption(f"At most {MAX_TOTAL} {what}s are played at once, not {total}.")
    with closing(crew_of(workers)) as crew:
        yield from shared(crew, job, plan, Parts(start, total), progress, what)


def crew_of(workers: int | Cluster) -> Crew:
    """The crew of so many processes, or of a cluster; the caller closes it.

    Raises:
        BadOption: the number of workers is out of range.
        WorkersFailed: it cannot be started.
    """
    if isinstance(workers, Cluster):
        return workers.crew()
    return Here() if workers == 1 else Pool(workers)


class Parts:
    """The parts of ``start`` to ``total``, each as large as fills ``seconds``."""

    def __init__(self, start: int, total: int, seconds: float = PART_SECONDS) -> None:
        self.start = self.next = start
        self.total = total
        self.seconds = seconds
        self.made = 0
        self.largest = 0
        self.played = 0
        self.spent = 0.0

    def cut(self, workers: int) -> Part | None:
        """The next part, or None if there is no more.

        The last parts are shorter, so that so many workers end at about the same time.
        """
        left = self.total - self.next
        if left <= 0:
            return None
        full = int(self.seconds * self.played / self.spent) if self.spent else 1
        least = int(full * SHORTEST)
        size = max(1, min(full, max(left // (2 * max(1, workers)), least), GROWTH * self.largest))
        self.largest = max(self.largest, size)
        part = Part(self.made, self.next, min(self.next + size, self.total))
        self.made += 1
        self.next = part.end
        return part

    def note(self, part: Part, seconds: float) -> None:
        """Count a part that was played in so many seconds."""
        self.played += part.end - part.first
        self.spent += seconds


def shared(
    crew: Crew,
    job: Callable[[Plan, int, int], Result],
    plan: Plan,
    parts: Parts,
    progress: Callable[[int], None] | None = None,
    what: str = "game",
) -> Iterator[Result]:
    """The results of the parts as a crew plays them, in order; see `spread`."""
    named, sent = name_of(job), msgspec.Raw(msgspec.json.encode(plan))
    decoder = msgspec.json.Decoder(get_type_hints(job)["return"])
    ours = reply()
    again: list[Part] = []
    underway: dict[int, Part] = {}
    results: dict[int, msgspec.Raw] = {}
    given = waiting = 0
    while True:
        while crew.free() > 0:
            ahead = (
                parts.made - given < PARTS_AHEAD * max(1, crew.workers) and waiting < BYTES_AHEAD
            )
            part = again.pop() if again else parts.cut(crew.workers) if ahead else None
            if part is None:
                break
            order = Order(named, sent, part.number, part.first, part.end)
            crew.send(part.number, msgspec.json.encode(order))
            underway[part.number] = part
        if given in results:  # then there is room for more parts
            result = results.pop(given)
            waiting -= len(bytes(result))
            yield decoder.decode(result)
            given += 1
            continue
        if not underway:
            if parts.next >= parts.total:
                return
            continue
        receipt = crew.receive()
        part = underway.pop(receipt.number)
        got = None if receipt.lost else msgspec.json.decode(receipt.reply, type=Reply)
        if got is not None:
            _check(got, ours, receipt, crew)
        if got is None or got.failed:
            part.failures += 1
            if part.failures >= TRIES:
                why = receipt.lost if got is None else got.failed
                raise PartFailed(_failed(part, what, why), part.first, part.end)
            again.append(part)
            continue
        results[part.number] = got.result
        waiting += len(bytes(got.result))
        parts.note(part, got.seconds)
        if progress is not None:
            progress(parts.start + parts.played)


def _check(got: Reply, ours: Reply, receipt: Receipt, crew: Crew) -> None:
    """Check that a part was played with this build.

    Raises:
        NodeRefused: it was not.
    """
    for what, theirs, here in (
        ("source files", got.sources, ours.sources),
        ("card files", got.data, ours.data),
    ):
        if theirs != here:
            raise NodeRefused(
                f"{receipt.where} has other {what} of Regalia: their hash is {theirs} there and "
                f"{here} here; install the same on both."
            )
    if got.form not in (ours.form, *crew.forms):
        raise NodeRefused(
            f"{receipt.where} plays {got.form} and this process {ours.form}; allow that with "
            f"--allow-form {got.form}, or start the node with REGALIA_FORM={ours.form}."
        )


def _failed(part: Part, what: str, why: str) -> str:
    names = f"{what}s {part.first + 1} to {part.end}"
    return f"Part {part.number + 1} ({names}) failed {TRIES} times, at last because: {why}."
