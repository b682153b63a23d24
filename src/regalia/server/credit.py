"""Credit: how much somebody may ask of the server, by connection and by address."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST_ADDRESSES: Final = 10_000


class Credit:
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


class Credits:
    """A credit for each address; the longest unheard-of are forgotten first."""

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self.rate = rate
        self.known: OrderedDict[str, Credit] = OrderedDict()

    def take(self, address: str, cost: float, now: float) -> bool:
        """Let an address pay; false if it has not enough."""
        credit = self.known.get(address)
        if credit is None:
            credit = self.known[address] = Credit(self.most, self.rate, now)
            if len(self.known) > MOST_ADDRESSES:
                self.known.popitem(last=False)
        self.known.move_to_end(address)
        return credit.take(cost, now)
