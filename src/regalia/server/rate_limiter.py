"""Credit: how much somebody may ask of the server, by connection and by address."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from typing import Final

MOST_ADDRESSES: Final = 10_000


class RateLimiter:
    """A bucket of ``most`` that fills by ``rate`` a second. Times are seconds of any one clock."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, most: float, rate: float, now: float) -> None:
        self.most = most
        self.rate = rate
        self.left = most
        self.at = now

    def take(self, cost: float, now: float) -> bool:
        """Pay; false, and nothing is taken, if there is not enough."""
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


def limit_key(address: str) -> str:
    """Who pays for what comes from an address: of IPv6 all whom one line may have (64 bits).

    >>> payer("2001:db8:1:2:3:4:5:6"), payer("::ffff:192.0.2.1")
    ('2001:db8:1:2::', '192.0.2.1')
    """
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Address(int(known) >> 64 << 64))


class RateLimiters:
    """A credit for each address; the longest unheard-of are forgotten first."""

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self.rate = rate
        self.known: OrderedDict[str, RateLimiter] = OrderedDict()

    def take(self, address: str, cost: float, now: float) -> bool:
        """Let an address pay; false if it has not enough."""
        who = limit_key(address)
        limiter = self.known.get(who)
        if limiter is None:
            limiter = self.known[who] = RateLimiter(self.most, self.rate, now)
            if len(self.known) > MOST_ADDRESSES:
                self.known.popitem(last=False)
        self.known.move_to_end(who)
        return limiter.take(cost, now)
