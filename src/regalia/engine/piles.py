"""Piles: known cards in order, in a row of a position: their number, the cards, then zeros.

`Pile` is the spec of one; the functions change the pile that begins at number ``at`` of a row.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.blocks import Ordered
from regalia.engine.naming import Naming, PositionSpec
from regalia.engine.specs import Category, Size, Spec, at_most, at_table
from regalia.engine.state import NONE


class Pile(PositionSpec):
    """At most ``most`` cards in order. ``last_first``: it is described from the last card on."""

    def __init__(self, of: Category, most: int | Size, last_first: bool = False) -> None:
        self.of = of
        self.most = most
        self.last_first = last_first

    def fixed(self, sizes: Mapping[str, int]) -> Pile:
        return Pile(self.of.fixed(sizes), at_table(self.most, sizes), self.last_first)

    def numbers(self) -> i64:
        return 1 + at_most(self.most)

    def shown(self) -> Spec:
        return Ordered(self.of, self.most)

    def wrong(self, numbers: Sequence[int]) -> str:
        most, count = at_most(self.most), numbers[0]
        if not 0 <= count <= most:
            return f"{count} cards, of at most {most}"
        for number in numbers[1 : 1 + count]:
            if not self.of.holds(number):
                return f"{number} is no {self.of.name}"
        if any(numbers[1 + count :]):
            return "there are cards beyond their number"
        return ""

    def listed(self, numbers: list[int]) -> list[int]:
        """The cards in the order of a description."""
        found = numbers[1 : 1 + numbers[0]]
        return found[::-1] if self.last_first else found

    def write(self, naming: Naming, numbers: list[int], default: list[int]) -> object:
        return naming.write(Ordered(self.of, at_most(self.most)), self.listed(numbers), default)

    def take(self, naming: Naming, value: object, default: list[int], place: str) -> list[int]:
        listed = naming.read(Ordered(self.of, at_most(self.most)), value, default, place)
        found = [card for card in listed if card >= 0]
        if self.last_first:
            found.reverse()
        return [len(found), *found, *[0] * (at_most(self.most) - len(found))]

    def cards(self, naming: Naming, of: Category, numbers: list[int]) -> list[int]:
        return naming.cards(Ordered(self.of, at_most(self.most)), of, self.listed(numbers))


def last(cells: vec[i64], at: i64) -> i64:
    """The last card of the pile, or -1."""
    count = cells[at]
    return cells[at + count] if count > 0 else NONE


def add(cells: vec[i64], at: i64, card: i64) -> None:
    """Put a card after the last one."""
    count = cells[at] + 1
    cells[at] = count
    cells[at + count] = card


def take_last(cells: vec[i64], at: i64) -> i64:
    """Take the last card of a pile that is not empty."""
    count = cells[at]
    card = cells[at + count]
    cells[at + count] = 0
    cells[at] = count - 1
    return card


def insert_first(cells: vec[i64], at: i64, card: i64) -> None:
    """Put a card before the first one."""
    count = cells[at] + 1
    cells[at] = count
    for i in range(at + count, at + 1, -1):
        cells[i] = cells[i - 1]
    cells[at + 1] = card


def take_first(cells: vec[i64], at: i64) -> i64:
    """Take the first card of a pile that is not empty."""
    count, card = cells[at], cells[at + 1]
    for i in range(at + 1, at + count):
        cells[i] = cells[i + 1]
    cells[at + count] = 0
    cells[at] = count - 1
    return card


def cards(cells: vec[i64], at: i64) -> list[int]:
    """The cards of the pile, the first one first."""
    return [cells[at + 1 + i] for i in range(cells[at])]
