"""What all sockets of an address may send together: what is too much waits unread.

Nothing is refused, as many people may share an address: once they have sent more than their credit,
none of their sockets is read until the credit is paid back. So what a thousand sockets send at once
takes the server no more time than its share, and waits on the network, at its senders' cost.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from regalia.server.limits import ADDRESS_BURST, ADDRESS_RATE
from regalia.server.rate_limiter import RateLimiters


class Gated(Protocol):
    """A socket that can be told not to read."""

    limit_key: str
    hold: Callable[[bool], None] | None


class MessageGate:
    """The sockets of each address, and the credit that they share."""

    def __init__(self) -> None:
        self.limits = RateLimiters(ADDRESS_BURST, ADDRESS_RATE)
        self.sockets: dict[str, dict[Gated, None]] = {}
        """The sockets of each address, in order; the next to be read first."""
        self.held: dict[str, asyncio.TimerHandle] = {}
        """The addresses whose sockets are not read, and when they are again."""

    def count(self, address: str) -> int:
        """The number of sockets of an address."""
        return len(self.sockets.get(address, ()))

    def add(self, socket: Gated) -> None:
        """Add a socket."""
        self.sockets.setdefault(socket.limit_key, {})[socket] = None
        if socket.limit_key in self.held:
            _hold(socket, True)

    def discard(self, socket: Gated) -> None:
        """Remove a socket."""
        own = self.sockets.get(socket.limit_key, {})
        own.pop(socket, None)
        if not own:
            self.sockets.pop(socket.limit_key, None)

    def charge(self, address: str, cost: float, now: float) -> None:
        """Charge an address for a message; without credit its sockets are read later."""
        limiter = self.limits.of(address, now)
        if limiter.owe(cost, now) or address in self.held:
            return
        wait = limiter.wait(ADDRESS_BURST / 2, now)
        loop = asyncio.get_running_loop()
        self.held[address] = loop.call_later(wait, self._release, address)
        for socket in self.sockets.get(address, ()):
            _hold(socket, True)

    def _release(self, address: str) -> None:
        """Read the sockets of an address again, beginning with another than the last time."""
        del self.held[address]
        own = self.sockets.get(address, {})
        for socket in own:
            _hold(socket, False)
        if own:
            first = next(iter(own))
            del own[first]
            own[first] = None


def _hold(socket: Gated, held: bool) -> None:
    if socket.hold is not None:
        socket.hold(held)
