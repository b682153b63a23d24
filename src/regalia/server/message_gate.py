"""What all sockets of an address may send together: what is too much waits for its turn.

Nothing is refused, as many people may share an address: once they have sent more than their credit,
each socket waits with its next message, and nothing more of it is read. They share the credit: each
gets as much of it, and all sockets to a seat that is played together get ten times that
(`limits.PLAYER_WEIGHT`), whatever the others send. So what a thousand sockets send at once takes
the server no more time than its share and waits on the network, at its senders' cost. Where all
weigh alike, a message of one unit waits for one unit of each of the others and one message at most;
after a message of its socket that was served early, for as many more of each as that cost.

This is weighted fair queueing: J. Bennett, H. Zhang, WF2Q: worst-case fair weighted fair queueing,
INFOCOM 1996.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from heapq import heapify, heappop, heappush
from math import inf
from typing import Final, NamedTuple, Protocol

from regalia.server.limits import ADDRESS_BURST, ADDRESS_RATE, MOST_OF_ADDRESS
from regalia.server.rate_limiter import RateLimiters

AT_ONCE: Final = ADDRESS_BURST / 6
"""Message units for which a turn waits: about 10 ms of the server."""
SHORTEST: Final = 0.01
"""Seconds between them."""
FEW: Final = 16
"""Messages of sockets that are gone which are kept in any case, and else as many as of others."""


class Gated(Protocol):
    """A socket that can be told not to read."""

    limit_key: str
    hold: Callable[[bool], None] | None


class Waiting(NamedTuple):
    """A message that waits; ``number`` counts them."""

    start: float
    due: float
    number: int
    socket: Gated
    cost: float
    handle: Callable[[], None]


Heap = list[tuple[float, int, Waiting]]
"""Messages, the one with the smallest key and then number first."""


class Turns:
    """The sockets of an address that wait, each with one message, and those that are ahead.

    ``time`` counts the message units that a socket of weight 1 gets which waits all the time. A
    message starts when its socket has got all that it sent before, and is due when the socket has
    got this one, too. Of those that have started the one that is due first is served; the sockets
    that are due later than now share what is served.
    """

    def __init__(self) -> None:
        self.time = 0.0
        self.number = 0
        self.messages: dict[Gated, Waiting] = {}
        self.sharing: dict[Gated, tuple[float, float]] = {}
        """When the latest message of a socket is due, and its weight; not if that is over."""
        self.weight = 0.0
        """The sum of these weights."""
        self.later: Heap = []
        """What has not started, by its start; each heap also has messages of sockets now gone."""
        self.started: Heap = []
        """What has started, by when it is due."""
        self.ahead: Heap = []
        """What was served before it was due, by when it is."""

    def add(self, socket: Gated, cost: float, weight: float, handle: Callable[[], None]) -> None:
        """Let a message wait."""
        assert socket not in self.messages, "a held socket sends nothing"
        start, own = self.sharing.get(socket, (self.time, 0.0))
        due = start + cost / weight
        self.weight += weight - own
        self.sharing[socket] = (due, weight)
        self.number += 1
        message = Waiting(start, due, self.number, socket, cost, handle)
        self.messages[socket] = message
        heappush(self.later, (start, self.number, message))

    def take(self) -> Waiting:
        """Take the next message out; there is one."""
        message = self._next()
        del self.messages[message.socket]
        self.time += message.cost / self.weight
        heappush(self.ahead, (message.due, message.number, message))
        while self.ahead and self.ahead[0][0] <= self.time:
            over = heappop(self.ahead)[2]
            if self.sharing.get(over.socket, (inf, 0.0))[0] == over.due:
                self._leave(over.socket)
        return message

    def _next(self) -> Waiting:
        """The message to be served, taken out of its heap."""
        while True:
            while self.later and self.later[0][0] <= self.time:
                message = heappop(self.later)[2]
                heappush(self.started, (message.due, message.number, message))
            if self.started:
                message = heappop(self.started)[2]
                if self._waits(message):
                    return message
            elif self._waits(self.later[0][2]):
                self.time = self.later[0][0]
            else:
                heappop(self.later)

    def _waits(self, message: Waiting) -> bool:
        return self.messages.get(message.socket) is message

    def discard(self, socket: Gated) -> bool:
        """Remove a socket; whether a message of it waited.

        It counts until what it was served before is due, or whoever sends once and goes would have
        more than a share; of those that are gone at most `MOST_OF_ADDRESS` count.
        """
        message = self.messages.pop(socket, None)
        over = message is not None and message.start <= self.time
        if over or len(self.sharing) > MOST_OF_ADDRESS:
            self._leave(socket)
        elif message is not None:
            self.sharing[socket] = (message.start, self.sharing[socket][1])
        for heap in (self.later, self.started, self.ahead):
            if len(heap) > 2 * len(self.sharing) + FEW:
                heap[:] = [one for one in heap if one[2].socket in self.sharing]
                heapify(heap)
        return message is not None

    def _leave(self, socket: Gated) -> None:
        self.weight -= self.sharing.pop(socket, (0.0, 0.0))[1]


class MessageGate:
    """The sockets of each address, and the credit that they share."""

    def __init__(self) -> None:
        self.limits = RateLimiters(ADDRESS_BURST, ADDRESS_RATE)
        self.sockets: dict[str, set[Gated]] = {}
        self.turns: dict[str, Turns] = {}
        """The addresses without credit."""

    def count(self, address: str) -> int:
        """The number of sockets of an address."""
        return len(self.sockets.get(address, ()))

    def add(self, socket: Gated) -> None:
        """Add a socket."""
        self.sockets.setdefault(socket.limit_key, set()).add(socket)

    def discard(self, socket: Gated) -> None:
        """Remove a socket, and its message if one waits."""
        own = self.sockets.get(socket.limit_key, set())
        own.discard(socket)
        if not own:
            self.sockets.pop(socket.limit_key, None)
        turns = self.turns.get(socket.limit_key)
        if turns is not None and turns.discard(socket) and socket.hold is not None:
            socket.hold(False)  # for the reply to a close

    def waits(self, socket: Gated) -> bool:
        """Whether a message of a socket waits for its turn."""
        turns = self.turns.get(socket.limit_key)
        return turns is not None and socket in turns.messages

    def take(
        self, socket: Gated, cost: float, handle: Callable[[], None], weight: Callable[[], float]
    ) -> None:
        """Handle a message of a socket, or hold the socket and handle it in its turn.

        ``weight`` says how many sockets it counts as; it is called only if the socket has to wait.
        """
        address, now = socket.limit_key, time.monotonic()
        turns = self.turns.get(address)
        owes = turns is not None or self.limits.wait(address, 0.0, now) > 0.0
        if socket.hold is None or not owes:
            self.limits.of(address, now).owe(cost, now)
            handle()
            return
        if turns is None:
            turns = self.turns[address] = Turns()
            self._wait(address, turns, now)
        turns.add(socket, cost, weight(), handle)
        socket.hold(True)

    def _wait(self, address: str, turns: Turns, now: float) -> None:
        wait = max(self.limits.wait(address, AT_ONCE, now), SHORTEST)
        asyncio.get_running_loop().call_later(wait, self._serve, address, turns)

    def _serve(self, address: str, turns: Turns) -> None:
        """Handle what waits, as far as there is credit, and read those sockets again."""
        now = time.monotonic()
        try:
            while turns.messages and self.limits.wait(address, 0.0, now) == 0.0:
                message = turns.take()
                self.limits.of(address, now).owe(message.cost, now)
                message.handle()
                if message.socket.hold is not None:
                    message.socket.hold(False)
        finally:
            if turns.messages:
                self._wait(address, turns, now)
            else:
                del self.turns[address]
