"""What all sockets of an address may send together: what is too much waits for its turn.

Nothing is refused, as many people may share an address: once they have sent more than their credit,
each socket waits with its next message, and nothing more of it is read. They have their turns in
order, whatever they send. So what a thousand sockets send at once takes the server no more time
than its share and waits on the network, at its senders' cost; whoever sends little waits for one
turn of each of the others.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

from regalia.server.limits import ADDRESS_BURST, ADDRESS_RATE
from regalia.server.rate_limiter import RateLimiters

AT_ONCE: Final = ADDRESS_BURST / 6
"""Message units for which a turn waits: about 10 ms of the server."""
MOST_TURNS: Final = 1000
"""Turns at once, of which most are passed over for what their sockets have sent before."""
SHORTEST: Final = 0.01
"""Seconds between them."""


class Gated(Protocol):
    """A socket that can be told not to read."""

    limit_key: str
    hold: Callable[[bool], None] | None


class Waiting:
    """A message that waits: its cost, and the turns for which it is passed over for that."""

    def __init__(self, cost: float, handle: Callable[[], None]) -> None:
        self.cost = cost
        self.handle = handle
        self.passes = cost - 1.0


class Turns:
    """The sockets of an address that wait, each with one message, in order."""

    def __init__(self) -> None:
        self.messages: dict[Gated, Waiting] = {}


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
        if turns is not None and socket in turns.messages:
            del turns.messages[socket]
            if socket.hold is not None:
                socket.hold(False)  # for the reply to a close

    def waits(self, socket: Gated) -> bool:
        """Whether a message of a socket waits for its turn."""
        turns = self.turns.get(socket.limit_key)
        return turns is not None and socket in turns.messages

    def take(self, socket: Gated, cost: float, handle: Callable[[], None]) -> None:
        """Handle a message of a socket, or hold the socket and handle it in its turn."""
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
        assert socket not in turns.messages, "a held socket sends nothing"
        turns.messages[socket] = Waiting(cost, handle)
        socket.hold(True)

    def _wait(self, address: str, turns: Turns, now: float) -> None:
        wait = max(self.limits.wait(address, AT_ONCE, now), SHORTEST)
        asyncio.get_running_loop().call_later(wait, self._serve, address, turns)

    def _serve(self, address: str, turns: Turns) -> None:
        """Handle what waits, as far as there is credit, and read those sockets again."""
        now = time.monotonic()
        try:
            for _ in range(MOST_TURNS):
                if not turns.messages or self.limits.wait(address, 0.0, now) > 0.0:
                    break
                socket = next(iter(turns.messages))
                message = turns.messages.pop(socket)
                if message.passes >= 1.0:
                    message.passes -= 1.0
                    turns.messages[socket] = message
                    continue
                self.limits.of(address, now).owe(message.cost, now)
                message.handle()
                if socket.hold is not None:
                    socket.hold(False)
        finally:
            if turns.messages:
                self._wait(address, turns, now)
            else:
                del self.turns[address]
