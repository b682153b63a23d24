"""Rate limits by connection and by client address."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from math import inf
from typing import Final

from regalia.server.limits import IPV6_PREFIX, MOST_ADDRESSES, SITE_PREFIX

LONGEST_ADDRESS: Final = 64
"""Maximum length of a key; only a proxy that is trusted could send a longer address."""


class RateLimiter:
    """A token bucket of size ``most`` that refills by ``rate`` a second, on any clock."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, most: float, rate: float, now: float) -> None:
        self.most = most
        self.rate = rate
        self.left = most
        self.at = now

    def take(self, cost: float, now: float) -> bool:
        """Take ``cost`` from the bucket; false, and nothing is taken, if it holds less."""
        self._refill(now)
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def owe(self, cost: float, now: float, most: float = inf) -> bool:
        """Take ``cost`` even if the bucket holds less; false if it then holds less than nothing.

        At ``most`` below nothing it takes no more.
        """
        self._refill(now)
        self.left = max(self.left - cost, -most)
        return self.left >= 0.0

    def wait(self, cost: float, now: float) -> float:
        """The seconds until the bucket holds ``cost``."""
        self._refill(now)
        return max(cost - self.left, 0.0) / self.rate

    def _refill(self, now: float) -> None:
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now


def limit_key(address: str, prefix: int = IPV6_PREFIX) -> str:
    """The key under which an address is limited: of IPv6, the network of this prefix.

    >>> limit_key("2001:db8:1:2:3:4:5:6"), limit_key("::ffff:192.0.2.1")
    ('2001:db8:1:2::', '192.0.2.1')
    """
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST_ADDRESS]
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    own = 128 - prefix
    return str(IPv6Address(int(parsed) >> own << own))


@lru_cache(MOST_ADDRESSES)
def site(key: str) -> str:
    """The site of an address: of IPv6, the network that one customer is given.

    >>> site("2001:db8:1:2::"), site("192.0.2.1")
    ('2001:db8:1::', '192.0.2.1')
    """
    return limit_key(key, SITE_PREFIX)


class RateLimiters:
    """A rate limiter for each address key; the least recently used are dropped."""

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self.rate = rate
        self.limiters: OrderedDict[str, RateLimiter] = OrderedDict()

    def of(self, key: str, now: float) -> RateLimiter:
        """The rate limiter of an address key (`limit_key`)."""
        limiter = self.limiters.get(key)
        if limiter is None:
            limiter = self.limiters[key] = RateLimiter(self.most, self.rate, now)
            if len(self.limiters) > MOST_ADDRESSES:
                self.limiters.popitem(last=False)
        self.limiters.move_to_end(key)
        return limiter

    def take(self, key: str, cost: float, now: float) -> bool:
        """Charge an address; false if its bucket holds too little."""
        return self.of(key, now).take(cost, now)

    def wait(self, key: str, cost: float, now: float) -> float:
        """The seconds until the bucket of an address holds ``cost``."""
        return self.of(key, now).wait(cost, now)
