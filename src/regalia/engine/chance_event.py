"""Chance events: what is drawn, thrown or decided by lot next, and how likely each outcome is."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine import bags


class ChanceEvent:
    """What chance may bring: outcomes from ``first`` on, each weighted by its count.

    The counts are ``kinds`` numbers of a bag from ``start`` on, the very bag, read at once and not
    kept. ``owner`` says whose fortune it is, with the ``seat`` if it is a seat's; ``ordinal`` how
    many events of this owner have gone before.
    """

    counts: vec[i64]
    start: i64
    kinds: i64
    first: i64
    owner: str
    ordinal: i64
    seat: i64

    def __init__(
        self,
        counts: vec[i64],
        start: i64,
        kinds: i64,
        first: i64,
        owner: str,
        ordinal: i64,
        seat: i64 = -1,
    ) -> None:
        self.counts = counts
        self.start = start
        self.kinds = kinds
        self.first = first
        self.owner = owner
        self.ordinal = ordinal
        self.seat = seat

    def outcomes(self) -> vec[i64]:
        """The possible outcomes, ascending."""
        return bags.kinds_in(self.counts, self.start, self.kinds, self.first)

    def weights(self) -> vec[i64]:
        """The weight of each, in the order of `outcomes`."""
        return bags.weights_in(self.counts, self.start, self.kinds)

    def sample(self, rng: Random) -> i64:
        """One of them, drawn by its weight."""
        return self.first + bags.sample(self.counts, self.start, self.kinds, rng)

    def owner_name(self) -> str:
        """The owner as the race of `regalia.engine.chance` calls it: "start", "draw of seat 2"."""
        return self.owner if self.seat < 0 else f"{self.owner} of seat {self.seat + 1}"


def lot(
    first: i64, among: i64, owner: str = "start", ordinal: i64 = 0, seat: i64 = -1
) -> ChanceEvent:
    """A lot among the numbers of a bit mask, each as likely: the seats, or those that tie.

    >>> list(lot(10, 0b1011).outcomes())
    [10, 11, 13]
    """
    counts = vec[i64](capacity=16)
    while among >> len(counts) != 0:
        counts = append(counts, (among >> len(counts)) & 1)
    return ChanceEvent(counts, 0, len(counts), first, owner, ordinal, seat)


def dice(
    first: i64, faces: i64, number: i64, owner: str, ordinal: i64, seat: i64 = -1
) -> ChanceEvent:
    """The sum of fair dice, from ``number`` on, ``first`` for the least; weights are exact.

    >>> list(dice(2, 6, 2, "throw", 0).weights())
    [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    """
    ways = vec[i64]([1])  # in how many ways so many dice come to each sum
    for _i in range(number):
        more = vec[i64]([0] * (len(ways) + faces - 1))
        for i in range(len(ways)):
            for pips in range(faces):
                more[i + pips] += ways[i]
        ways = more
    return ChanceEvent(ways, 0, len(ways), first, owner, ordinal, seat)
