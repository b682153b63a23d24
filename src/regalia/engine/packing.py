"""Cards picked out of a hand one after another, counted in a single number.

A draft frame holds what has been picked so far in one column, an event what was given: so many
bits for each kind, the first the lowest, as the schema declares them.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


class Packing:
    """How a number counts cards: the bits of each kind, fewer than 60 in all.

    >>> trade = Packing((4, 4, 2))
    >>> picked = trade.cards(0, 2) + trade.cards(2)
    >>> [int(trade.count(picked, kind)) for kind in range(3)], int(trade.size(picked))
    ([2, 0, 1], 3)
    """

    kinds: i64
    shifts: vec[i64]
    masks: vec[i64]

    def __init__(self, bits: tuple[int, ...]) -> None:
        self.kinds = len(bits)
        self.shifts = vec[i64]([sum(bits[:kind]) for kind in range(len(bits))])
        self.masks = vec[i64]([(1 << width) - 1 for width in bits])

    def count(self, bag: i64, kind: i64) -> i64:
        """How many cards of a kind are in the bag."""
        return (bag >> self.shifts[kind]) & self.masks[kind]

    def size(self, bag: i64) -> i64:
        """How many cards are in the bag."""
        total: i64 = 0
        for kind in range(self.kinds):
            total += (bag >> self.shifts[kind]) & self.masks[kind]
        return total

    def cards(self, kind: i64, count: i64 = 1) -> i64:
        """So many cards of a kind, as a bag: bags are added and taken away as numbers are."""
        return count << self.shifts[kind]

    def pack(self, counts: list[int]) -> i64:
        """The bag with so many cards of each kind."""
        bag: i64 = 0
        for kind in range(self.kinds):
            bag += self.cards(kind, counts[kind])
        return bag

    def add_left(
        self, found: vec[i64], held: vec[i64], start: i64, bag: i64, first: i64
    ) -> vec[i64]:
        """The choices found so far, and after them those of one card more.

        That is each kind, plus ``first``, of which the hand has more than the bag. The hand is
        counted in ``held`` from ``start`` on.
        """
        for kind in range(self.kinds):
            if held[start + kind] > self.count(bag, kind):
                found = append(found, first + kind)
        return found

    def picks(self, bag: i64, first: i64) -> list[int]:
        """The choices that make the bag, ascending; for `State.half_move`."""
        made: list[int] = []
        for kind in range(self.kinds):
            made.extend([first + kind] * self.count(bag, kind))
        return made
