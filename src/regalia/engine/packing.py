"""Packing: a selection of cards stored in a single number.

An event holds the cards that were given as a few bits for each kind, the first kind in the lowest
bits, as the schema declares.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Packing:
    """Selections with a given number of bits for each kind, fewer than 60 in all.

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
        """The number of cards of a kind in the bag."""
        return (bag >> self.shifts[kind]) & self.masks[kind]

    def size(self, bag: i64) -> i64:
        """The number of cards in the bag."""
        shifts, masks = self.shifts, self.masks
        total: i64 = 0
        for kind in range(self.kinds):
            total += (bag >> shifts[kind]) & masks[kind]
        return total

    def cards(self, kind: i64, count: i64 = 1) -> i64:
        """A bag with ``count`` cards of a kind. Bags can be added and subtracted as numbers."""
        return count << self.shifts[kind]

    def pack(self, counts: list[int]) -> i64:
        """The bag with the given count of each kind."""
        bag: i64 = 0
        for kind in range(self.kinds):
            bag += self.cards(kind, counts[kind])
        return bag

    def pack_bag(self, counts: vec[i64], start: i64) -> i64:
        """The bag with the counts in a row from ``start`` on."""
        bag: i64 = 0
        for kind in range(self.kinds):
            bag += counts[start + kind] << self.shifts[kind]
        return bag
