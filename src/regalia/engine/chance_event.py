"""Chance events: draws, throws and lots, with the probability of each outcome."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine import bags


class ChanceEvent:
    """A chance event. Its outcomes are numbered from ``first``, and each is weighted by its count.

    The counts are ``kinds`` numbers of the bag ``counts``, beginning at ``start``. The bag is not
    copied, so use the event before the bag changes. ``owner`` names whose luck the event is; if
    that is a seat's, ``seat`` is the seat. ``ordinal`` is the number of earlier events of this
    owner.
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
        """The weight of each outcome, in the order of `outcomes`."""
        return bags.weights_in(self.counts, self.start, self.kinds)

    def sample(self, rng: Random) -> i64:
        """One outcome, drawn with its weight as probability."""
        return self.first + bags.sample(self.counts, self.start, self.kinds, rng)

    def owner_name(self) -> str:
        """The owner as `regalia.engine.chance` uses it: "start", "draw of seat 2"."""
        return self.owner if self.seat < 0 else f"{self.owner} of seat {self.seat + 1}"


def lot(
    first: i64, among: i64, owner: str = "start", ordinal: i64 = 0, seat: i64 = -1
) -> ChanceEvent:
    """A lot among the numbers in the bit mask ``among``, all equally likely.

    >>> list(lot(10, 0b1011).outcomes())
    [10, 11, 13]
    """
    counts = vec[i64](capacity=16)
    while among >> len(counts) != 0:
        counts = append(counts, (among >> len(counts)) & 1)
    return ChanceEvent(counts, 0, len(counts), first, owner, ordinal, seat)


def draw_lot(first: i64, among: i64, rng: Random) -> i64:
    """One outcome of `lot`, drawn without making the event."""
    left: i64 = 0
    rest = among
    while rest != 0:
        left += rest & 1
        rest >>= 1
    left = rng.randrange(left)
    number: i64 = 0
    while True:
        if (among >> number) & 1 == 1:
            if left == 0:
                return first + number
            left -= 1
        number += 1


def dice(
    first: i64, faces: i64, number: i64, owner: str, ordinal: i64, seat: i64 = -1
) -> ChanceEvent:
    """The sum of ``number`` fair dice; ``first`` is the outcome for the smallest sum.

    The weights are the exact numbers of ways to throw each sum.

    >>> list(dice(2, 6, 2, "throw", 0).weights())
    [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    """
    ways = vec[i64]([1])  # the number of ways to throw each sum
    for _i in range(number):
        more = vec[i64]([0] * (len(ways) + faces - 1))
        for i in range(len(ways)):
            for pips in range(faces):
                more[i + pips] += ways[i]
        ways = more
    return ChanceEvent(ways, 0, len(ways), first, owner, ordinal, seat)
