"""Tables under load and their measurements, for any server."""

from __future__ import annotations

import asyncio
import math
import random
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final, Protocol

from tests.load.wire import Socket

VIEWERS: Final = 4
"""Number of players of a table, who are its viewers."""

STUCK: Final = 10.0
"""Seconds after which a move that somebody has not seen counts as lost."""

HEAD_START: Final = 30
"""Maximum head start of a table in moves, so that tables do not all end at once."""

MAKERS: Final = 8
"""Number of tables that are created at the same time."""


@dataclass
class Meter:
    """Measurements while it is switched on. Times are in seconds."""

    on: bool = False
    answered: list[float] = field(default_factory=list)
    """From sending a move to its answer."""
    seen: list[float] = field(default_factory=list)
    """From sending a move to the last viewer's update."""
    steps: int = 0
    """Number of messages that only asked for the next step of a move."""
    bytes: int = 0
    """Number of messages to all viewers."""
    games: int = 0
    """Number of finished tables."""


class Pace(Protocol):
    """Decides when a player moves; ``play`` gets the number of seconds by which that is late."""

    def ready(self, play: Callable[[float], None]) -> None: ...


class AtOnce:
    """Everybody moves as soon as it is their turn."""

    def ready(self, play: Callable[[float], None]) -> None:
        play(0.0)


class Offered:
    """A given number of moves a second, by whoever has waited longest.

    A move that is due while nobody can move is made as soon as somebody can, and counts as late.
    """

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.asked: deque[Callable[[float], None]] = deque()
        self.owed: deque[float] = deque()

    def ready(self, play: Callable[[float], None]) -> None:
        if self.owed:
            play(perf_counter() - self.owed.popleft())
        else:
            self.asked.append(play)

    async def run(self) -> None:
        due = perf_counter()
        while True:
            due += 1 / self.rate
            await asyncio.sleep(due - perf_counter())
            if self.asked:
                self.asked.popleft()(0.0)
            else:
                self.owed.append(due)


class UpTo:
    """Everybody moves as soon as it is their turn, until so many moves are made."""

    def __init__(self, moves: int) -> None:
        self.left = moves

    def ready(self, play: Callable[[float], None]) -> None:
        if self.left:
            self.left -= 1
            play(0.0)


class Player(Protocol):
    """The player at a seat."""

    socket: Socket

    def turn(self) -> None:
        """Move, if it is this player's turn."""


@dataclass(slots=True)
class Move:
    """A move under way: the line after which it was made, when, and how many have not seen it."""

    line: int
    sent: float
    unseen: int


class Table:
    """One table, its sockets and its moves under way."""

    def __init__(self, load: Load, viewers: int = VIEWERS) -> None:
        self.load = load
        self.viewers = viewers
        self.name = ""
        self.players: list[Player] = []
        self.sockets: list[Socket] = []
        self.here = 0
        self.lines = [0] * viewers
        self.moves: deque[Move] = deque()
        self.ended = 0
        self.ahead = load.rng.randrange(HEAD_START)

    def arrived(self, viewer: int, lines: int) -> None:
        """A viewer has connected. Nobody moves before all have."""
        self.lines[viewer] = lines
        self.here += 1
        if self.here == self.viewers:
            for player in self.players:
                player.turn()

    def move(self, viewer: int) -> None:
        """A viewer has moved."""
        self.moves.append(Move(self.lines[viewer], perf_counter(), self.viewers))

    def received(self, viewer: int, lines: int) -> None:
        """A viewer has the story up to this line."""
        before, self.lines[viewer] = self.lines[viewer], lines
        for move in self.moves:
            if before <= move.line < lines:
                move.unseen -= 1
        while self.moves and not self.moves[0].unseen:
            sent = self.moves.popleft().sent
            if self.load.meter.on:
                self.load.meter.seen.append(perf_counter() - sent)

    def end(self) -> None:
        """A viewer has seen the end of the game."""
        self.ended += 1
        if self.ended == self.viewers:
            self.load.ended(self)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


class Load:
    """Tables in play; each is replaced when its game is over."""

    def __init__(self, make: Callable[[Load], Awaitable[Table]], pace: Pace) -> None:
        self.make = make
        self.pace = pace
        self.meter = Meter()
        self.rng = random.Random(1)
        self.tables: set[Table] = set()
        self.begun = False
        self.held: list[Callable[[float], None]] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self, tables: int) -> None:
        """Create the tables, play each table's head start, and begin the load."""
        turns = asyncio.Semaphore(MAKERS)

        async def one() -> None:
            async with turns:
                await self.add()

        await asyncio.gather(*(one() for _ in range(tables)))
        while len(self.held) < tables:
            await self.wait(0.05)
        self.begun = True
        for play in self.held:
            self.pace.ready(play)

    def ready(self, table: Table, play: Callable[[float], None]) -> None:
        """It is somebody's turn at a table: schedule the move."""
        if self.begun:
            self.pace.ready(play)
        elif table.ahead:
            table.ahead -= 1
            play(0.0)
        else:
            self.held.append(play)

    async def add(self) -> None:
        try:
            self.tables.add(await self.make(self))
        except Exception as error:
            self.fail(f"No table: {error!r}")

    def ended(self, table: Table) -> None:
        table.close()
        self.tables.discard(table)
        self.meter.games += self.meter.on
        self.start(self.add())

    def start(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def fail(self, sentence: str) -> None:
        if not self.failed.done():
            self.failed.set_exception(ConnectionError(sentence))

    async def wait(self, seconds: float) -> None:
        """Let them play.

        Raises:
            ConnectionError: a connection failed meanwhile.
        """
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self.failed), seconds)
        long_ago = perf_counter() - STUCK
        if any(table.moves and table.moves[0].sent < long_ago for table in self.tables):
            raise ConnectionError(f"A move was not seen by all in {STUCK:.0f} s.")

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for table in self.tables:
            table.close()
        self.failed.cancel()


def percentile(times: list[float], share: float) -> float:
    """The percentile of times in seconds, in milliseconds; nan if there are none.

    >>> percentile([0.004, 0.001, 0.003, 0.002], 0.5)
    2.0
    """
    if not times:
        return math.nan
    return sorted(times)[max(math.ceil(share * len(times)) - 1, 0)] * 1000
