"""Piles: cards in order, in a row of a position: their number, the cards, then zeros.

`Pile` is the spec of one; the functions change the pile that begins at number ``at`` of a row.
Everybody knows the cards of a pile, or each card is kept with the seats that have seen it
(`Covered`). Which seats these are, everybody knows. A deck from which cards are drawn at random has
no order before; it is a bag (`regalia.engine.bags`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.blocks import Ordered, Record, Several
from regalia.engine.errors import BadDescription
from regalia.engine.naming import Mask, Naming, PositionSpec
from regalia.engine.sizes import Size, at_most, at_table
from regalia.engine.specs import Category, Flag, Spec
from regalia.engine.state import NONE

MOST_SEERS: Final[i64] = 20
OPEN: Final[i64] = 1 << 20
"""The mask of a card that lies open: everybody has seen it, spectators included (`Covered`)."""
SEERS: Final[i64] = 4096
"""In the number of a card with its seers, the mask is counted in units of this."""


class Covered(PositionSpec):
    """A card in a pile, and the seats that have seen it: one number (`covered`).

    By names it is ``{"card": "ace", "seen": ["seat 1"]}``, or ``"ace"`` if everybody has seen it.
    """

    def __init__(self, of: Category, seat: Category) -> None:
        if of.most > SEERS:
            raise ValueError(f"a pile with seers has at most {SEERS} {of.name}")
        if 1 << seat.most > OPEN:
            raise ValueError(f"a pile with seers is for at most {MOST_SEERS} of {seat.name}")
        self.of = of
        self.seat = seat
        self.seers = Mask(seat)

    def fixed(self, sizes: Mapping[str, int]) -> Covered:
        return Covered(self.of.fixed(sizes), self.seat.fixed(sizes))

    def wrong(self, numbers: Sequence[int]) -> str:
        card, seers = numbers[0] % SEERS, numbers[0] // SEERS
        if not self.of.holds(card):
            return f"{card} is no {self.of.name}"
        return "" if seers == OPEN else self.seers.wrong([seers])

    def write(self, naming: Naming, numbers: list[int], default: list[int]) -> object:
        card, seers = numbers[0] % SEERS, numbers[0] // SEERS
        name = naming.name_of(self.of, card)
        if seers == OPEN:
            return name
        return {"card": name, "seen": self.seers.write(naming, [seers], [0])}

    def take(self, naming: Naming, value: object, default: list[int], place: str) -> list[int]:
        if not isinstance(value, Mapping):
            return [naming.number(self.of, value, place) + SEERS * OPEN]
        given = dict(naming.named(value, "a covered card", place))
        naming.known(given, ["card", "seen"], place)
        card = naming.number(self.of, given.get("card"), place)
        (seers,) = self.seers.take(naming, given.get("seen", []), [0], place)
        return [card + SEERS * seers]

    def cards(self, naming: Naming, of: Category, numbers: list[int]) -> list[int]:
        return naming.cards(self.of, of, [numbers[0] % SEERS])

    def shown(self) -> Spec:
        """The card, if the viewer has seen it, and whether each seat has."""
        return Record(card=self.of.or_else("", "unseen"), seen=Flag().each(self.seat))


class Pile(PositionSpec):
    """At most ``most`` cards in order. ``last_first``: it is described from the last card on.

    ``of`` is their category, or `Covered` if only some seats have seen some of them; an observation
    shows such a pile by `Writer.covered`.
    """

    def __init__(self, of: Category | Covered, most: int | Size, last_first: bool = False) -> None:
        self.of = of
        self.most = most
        self.last_first = last_first

    def fixed(self, sizes: Mapping[str, int]) -> Pile:
        return Pile(self.of.fixed(sizes), at_table(self.most, sizes), self.last_first)

    def numbers(self) -> i64:
        return 1 + at_most(self.most)

    def shown(self) -> Spec:
        if isinstance(self.of, Covered):
            return Several(self.of.shown(), self.most)
        return Ordered(self.of, self.most)

    def wrong(self, numbers: Sequence[int]) -> str:
        most, count = at_most(self.most), numbers[0]
        if not 0 <= count <= most:
            return f"{count} cards, of at most {most}"
        for number in numbers[1 : 1 + count]:
            if isinstance(self.of, Covered):
                fault = self.of.wrong([number])
            else:
                fault = "" if self.of.holds(number) else f"{number} is no {self.of.name}"
            if fault:
                return fault
        if any(numbers[1 + count :]):
            return "there are cards beyond their number"
        return ""

    def listed(self, numbers: list[int]) -> list[int]:
        """The cards in the order of a description."""
        found = numbers[1 : 1 + numbers[0]]
        return found[::-1] if self.last_first else found

    def write(self, naming: Naming, numbers: list[int], default: list[int]) -> object:
        return [naming.write(self.of, [card], [card]) for card in self.listed(numbers)]

    def take(self, naming: Naming, value: object, default: list[int], place: str) -> list[int]:
        most = at_most(self.most)
        found: list[int] = []
        for item in naming.listed(value, place):
            found += naming.read(self.of, item, [0], place)
        if len(found) > most:
            raise BadDescription(f"{place}: no more than {most} have room there.")
        if self.last_first:
            found.reverse()
        return [len(found), *found, *[0] * (most - len(found))]

    def cards(self, naming: Naming, of: Category, numbers: list[int]) -> list[int]:
        found = [0] * of.most
        for card in self.listed(numbers):
            own = naming.cards(self.of, of, [card])
            found = [a + b for a, b in zip(found, own, strict=True)]
        return found


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


# Piles of cards that only some seats have seen.


def covered(card: i64, seers: i64) -> i64:
    """The number of a card that the seats in the mask ``seers`` have seen (`OPEN`: everybody)."""
    return card + SEERS * seers


def card_of(number: i64) -> i64:
    """The card in such a number."""
    return number % SEERS


def seers_of(number: i64) -> i64:
    """The mask of the seats that have seen the card in such a number, or `OPEN`."""
    return number // SEERS


def is_seen(number: i64, seat: i64) -> bool:
    """Whether a seat has seen the card in such a number."""
    seers = number // SEERS
    return seers == OPEN or (seers >> seat) & 1 == 1


def show(cells: vec[i64], place: i64, seers: i64) -> None:
    """Let the seats in the mask ``seers`` see the card at a place (`OPEN`: everybody)."""
    number = cells[place]
    if seers == OPEN or number // SEERS == OPEN:
        cells[place] = covered(card_of(number), OPEN)
    else:
        cells[place] = covered(card_of(number), (number // SEERS) | seers)


def unseen(cells: vec[i64], at: i64, seat: i64, kinds: i64) -> vec[i64]:
    """The cards of the pile that a seat has not seen, as a bag: for `Hands.imagine`."""
    bag = vec[i64]([0] * kinds)
    for place in range(at + 1, at + 1 + cells[at]):
        if not is_seen(cells[place], seat):
            bag[card_of(cells[place])] += 1
    return bag


def lay_unseen(cells: vec[i64], at: i64, seat: i64, bag: vec[i64], rng: Random) -> None:
    """Lay the cards of a bag, in random order, where the pile has cards that a seat has not seen.

    The bag is that of `unseen` or another of as many cards. Who has seen which place stays.
    """
    left = vec[i64](capacity=16)
    for kind in range(len(bag)):
        for _i in range(bag[kind]):
            left = append(left, kind)
    count = len(left)
    for place in range(at + 1, at + 1 + cells[at]):
        if not is_seen(cells[place], seat):
            j = rng.randrange(count)
            count -= 1
            cells[place] = covered(left[j], seers_of(cells[place]))
            left[j] = left[count]
