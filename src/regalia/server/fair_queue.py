"""Taking turns: a queue that takes owners in turn, and a turnstile for work on the event loop."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Final, Generic, NamedTuple, TypeVar

ROUNDS: Final = 8
"""Rounds of the event loop from one piece of work to the next."""
MOST_DROPPED: Final = 4 * ROUNDS
"""Maximum number of pieces dropped at once: more than the new connections of `ROUNDS` rounds bring,
one each."""
MOST_OF_PLAYER: Final = 2
"""Maximum number of pieces of one player among those that have every other turn: a page and its
socket."""

Item = TypeVar("Item")
Ended = Callable[[], bool]


class FairQueue(Generic[Item]):
    """Items that wait; their owners are taken in turn, and the items of one owner in order.

    With a single owner it is a plain queue.
    """

    def __init__(self, owner_of: Callable[[Item], str]) -> None:
        self.owner_of = owner_of
        self.queues: OrderedDict[str, deque[Item]] = OrderedDict()
        self.last = ""
        """The owner who was served last, who comes after the others."""

    def append(self, item: Item) -> None:
        """Add an item behind those of its owner."""
        owner = self.owner_of(item)
        queue = self.queues.get(owner)
        if queue is None:
            queue = self.queues[owner] = deque()
        queue.append(item)

    def serve(self, owner: str) -> None:
        """Note that an owner was served whose item did not have to wait."""
        self.last = owner

    def popleft(self) -> Item:
        """Remove and return the next item; its owner goes to the end of the line.

        Raises:
            KeyError: nothing waits.
        """
        if self.last in self.queues:
            self.queues.move_to_end(self.last)
        owner, queue = self.queues.popitem(last=False)
        self.last = owner
        item = queue.popleft()
        if queue:
            self.queues[owner] = queue
        return item

    def clear(self) -> None:
        """Remove all items."""
        self.queues.clear()

    def of(self, owner: str) -> int:
        """The number of items of an owner."""
        return len(self.queues.get(owner, ()))

    def __len__(self) -> int:
        return sum(map(len, self.queues.values()))

    def __bool__(self) -> bool:
        return bool(self.queues)

    def __iter__(self) -> Iterator[Item]:
        for queue in self.queues.values():
            yield from queue


def never() -> bool:
    """False: whoever asks waits for the result."""
    return False


class Asking(NamedTuple):
    """Who waits for a turn; the result is true at their turn, and false if they had ended."""

    owner: str
    ended: Ended
    turn: asyncio.Future[bool]


def _owner(asking: Asking) -> str:
    return asking.owner


class Turnstile:
    """Lets one piece of work through in some rounds of the event loop, the owners in turn.

    What many ask for at once, such as pages, would otherwise be made in one round, in which nothing
    else is read or sent. Between two pieces there are `ROUNDS` rounds, since the loop accepts one
    connection a round: those of somebody else wait behind those of whoever has many.

    What nobody waits for any more takes no turn of the others. Every other turn is for somebody who
    plays, if one waits: each of their turns comes after at most one of the others'.
    """

    def __init__(self) -> None:
        self.playing = FairQueue(_owner)
        self.others = FairQueue(_owner)
        self.first, self.second = self.playing, self.others
        """The next piece is the first queue's, or if nothing waits there the second's."""
        self.of_player: Counter[str] = Counter()
        """How many pieces of each player wait in `playing`."""
        self.turning = False
        self.stopped = False

    def stop(self) -> None:
        """Let nobody wait any more: `turn` is false from now on, since the server stops."""
        self.stopped = True
        for queue in (self.playing, self.others):
            for asking in queue:
                if not asking.turn.done():
                    asking.turn.set_result(False)
            queue.clear()

    async def turn(self, owner: str, ended: Ended = never, player: str = "") -> bool:
        """Wait for the next turn of this owner; false if who asks has ``ended`` before, or we stop.

        ``player`` tells those who play apart; it is empty for anybody else.
        """
        if self.stopped:
            return False
        loop = asyncio.get_running_loop()
        future: asyncio.Future[bool] = loop.create_future()
        plays = bool(player) and self.of_player[player] < MOST_OF_PLAYER
        (self.playing if plays else self.others).append(Asking(owner, ended, future))
        if not self.turning:
            self.turning = True
            loop.call_soon(self._next, loop, 0)
        if not plays:
            return await future and not ended()
        self.of_player[player] += 1
        try:
            return await future and not ended()
        finally:
            self.of_player[player] -= 1
            if not self.of_player[player]:
                del self.of_player[player]

    async def after(self, task: asyncio.Future[Item], owner: str, player: str) -> Item:
        """What a task finds; each of those who waited for it goes on in a turn of their own.

        Without an ``owner`` (the server itself, or a server without limits) it goes on at once.
        """
        if not task.done():
            await asyncio.wait([task])
            if owner:
                await self.turn(owner, player=player)
        return task.result()

    def _next(self, loop: asyncio.AbstractEventLoop, rounds: int) -> None:
        if rounds == 0:
            self.turning = bool(self.playing or self.others)
            if not self.turning:
                return
            self._let_through()
            rounds = ROUNDS
        loop.call_soon(self._next, loop, rounds - 1)

    def _let_through(self) -> None:
        """Let the next piece through, and drop those before it for which nobody waits."""
        first, second = self.first, self.second
        self.first, self.second = second, first
        for _ in range(MOST_DROPPED):
            queue = first or second
            if not queue:
                return
            _, ended, turn = queue.popleft()
            if turn.done():  # it was cancelled
                continue
            turn.set_result(not ended())
            if turn.result():
                return


class OneAtATime:
    """Lets one task in at a time; of those that wait, the owners in turn."""

    def __init__(self) -> None:
        self.waiting: FairQueue[tuple[str, asyncio.Future[None]]] = FairQueue(lambda one: one[0])
        self.busy = False

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        """Wait until no other task is in; whoever waits comes in after this one."""
        if self.busy:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting.append((owner, future))
            try:
                await future
            except asyncio.CancelledError:
                if future.done() and not future.cancelled():  # it was let in just then
                    self._next()
                raise
        self.busy = True
        self.waiting.serve(owner)
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        """Let the next task in."""
        self.busy = False
        while self.waiting and not self.busy:
            _owner, future = self.waiting.popleft()
            if not future.done():
                future.set_result(None)
                self.busy = True


def fair_parts(wanted: dict[str, float], whole: float) -> dict[str, float]:
    """The part of a whole for each owner: what it wants, or where it is scarce an equal part.

    >>> fair_parts({"a": 0.5, "b": 12.0}, 1.0)
    {'a': 0.5, 'b': 0.5}
    >>> fair_parts({"a": 0.2, "b": 12.0, "c": 1.0}, 1.0)
    {'a': 0.2, 'b': 0.4, 'c': 0.4}
    """
    parts: dict[str, float] = {}
    left = whole
    for count, (owner, want) in enumerate(sorted(wanted.items(), key=lambda one: one[1])):
        parts[owner] = min(want, left / (len(wanted) - count))
        left -= parts[owner]
    return {owner: parts[owner] for owner in wanted}
