"""The field: the units on the board as one row, and how it is described by names.

The row holds their number, then the units of each squad, its top first, then zeros. Squads come by
their *army*: the number of the squad at its owner, times the most seats, plus the owner. A unit of
the row is its kind plus `KINDS` times its army. So a position has room for all units of a game, and
not for the largest squad at each place; a squad has no size limit of its own (DR24).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.blocks import Record, Several
from regalia.engine.errors import BadDescription
from regalia.engine.naming import Naming, PositionSpec
from regalia.engine.specs import Category, Spec

KINDS: Final[i64] = 32
"""In the number of a unit on the board, its army is counted in units of this."""
SEATS: Final[i64] = 4
"""The most seats: an army is a squad times this, plus its owner."""


class Field(PositionSpec):
    """At most ``most`` units on the board.

    By names it is ``{"seat 1": {"outer-city 1 A": ["Archer", "Spy"]}}``, the top of a squad first.
    """

    def __init__(self, unit: Category, squad: Category, seat: Category, most: int) -> None:
        self.unit = unit
        self.squad = squad
        self.seat = seat
        self.most = most

    def fixed(self, sizes: Mapping[str, int]) -> Field:
        unit, squad, seat = self.unit.fixed(sizes), self.squad.fixed(sizes), self.seat.fixed(sizes)
        return Field(unit, squad, seat, self.most)

    def numbers(self) -> i64:
        return 1 + self.most

    def wrong(self, numbers: Sequence[int]) -> str:
        count, seats = numbers[0], SEATS
        if not 0 <= count <= self.most:
            return f"{count} units, of at most {self.most}"
        before = 0
        for number in numbers[1 : 1 + count]:
            unit, army = number % KINDS, number // KINDS
            if number < 0 or unit >= self.unit.most:
                return f"{unit} is no {self.unit.name}"
            if army % seats >= self.seat.most or army // seats >= self.squad.most:
                return f"{army} is no squad"
            if army < before:
                return "the squads are not in order"
            before = army
        if any(numbers[1 + count :]):
            return "there are units beyond their number"
        return ""

    def write(self, naming: Naming, numbers: list[int], default: list[int]) -> object:
        found: dict[str, dict[str, list[object]]] = {}
        for owner in range(self.seat.most):
            for number in numbers[1 : 1 + numbers[0]]:
                army = number // KINDS
                if army % SEATS == owner:
                    squads = found.setdefault(str(naming.name_of(self.seat, owner)), {})
                    squad = str(naming.name_of(self.squad, army // SEATS))
                    unit = naming.name_of(self.unit, number % KINDS)
                    squads.setdefault(squad, []).append(unit)
        return found

    def take(self, naming: Naming, value: object, default: list[int], place: str) -> list[int]:
        by_army: dict[int, list[int]] = {}
        for owner, squads in naming.by_number(self.seat, value, place):
            whose = f"{place}, {naming.name_of(self.seat, owner)}"
            for squad, units in naming.by_number(self.squad, squads, whose):
                there = f"{whose}, {naming.name_of(self.squad, squad)}"
                listed = naming.listed(units, there)
                by_army[squad * SEATS + owner] = [
                    naming.number(self.unit, unit, there) for unit in listed
                ]
        found = [unit + KINDS * army for army in sorted(by_army) for unit in by_army[army]]
        if len(found) > self.most:
            raise BadDescription(f"{place}: no more than {self.most} have room there.")
        return [len(found), *found, *[0] * (self.most - len(found))]

    def shown(self) -> Spec:
        return Several(Record(owner=self.seat, squad=self.squad, unit=self.unit), self.most)


def size(cells: vec[i64], at: i64, army: i64) -> i64:
    """The number of units of a squad."""
    found: i64 = 0
    for i in range(at + 1, at + 1 + cells[at]):
        if cells[i] // KINDS == army:
            found += 1
    return found


def place_of(cells: vec[i64], at: i64, army: i64) -> i64:
    """The place of the top of a squad in the row, or where it would be."""
    end = at + 1 + cells[at]
    place = at + 1
    while place < end and cells[place] // KINDS < army:
        place += 1
    return place


def top(cells: vec[i64], at: i64, army: i64) -> i64:
    """The unit on top of a squad, or -1."""
    place = place_of(cells, at, army)
    if place <= at + cells[at] and cells[place] // KINDS == army:
        return cells[place] % KINDS
    return -1


def unit(cells: vec[i64], at: i64, army: i64, depth: i64) -> i64:
    """The unit of a squad at a depth, 0 for the top; the squad must be so large."""
    return cells[place_of(cells, at, army) + depth] % KINDS


def put(cells: vec[i64], at: i64, army: i64, kind: i64) -> None:
    """Put a unit on top of a squad."""
    place = place_of(cells, at, army)
    count = cells[at] + 1
    cells[at] = count
    for i in range(at + count, place, -1):
        cells[i] = cells[i - 1]
    cells[place] = kind + KINDS * army


def take(cells: vec[i64], at: i64, army: i64, depth: i64) -> i64:
    """Take the unit at a depth of a squad, 0 for the top; the squad must be so large."""
    place = place_of(cells, at, army) + depth
    kind, count = cells[place] % KINDS, cells[at]
    for i in range(place, at + count):
        cells[i] = cells[i + 1]
    cells[at + count] = 0
    cells[at] = count - 1
    return kind


def move(cells: vec[i64], at: i64, army: i64, count: i64, other: i64) -> None:
    """Move the top ``count`` units of a squad, in their order, onto another."""
    for depth in range(count - 1, -1, -1):
        put_unit = take(cells, at, army, depth)
        put(cells, at, other, put_unit)
