"""The card file of Res Publica: read, checked, and numbered."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from regalia.engine.data import DataFile
from regalia.games.res_publica.position import CITIES, MOST_SEATS
from regalia.games.res_publica.trade import (
    ANY,
    CIVILISATION,
    CIVILISATION_PAIR,
    KINDS,
    MOST,
    PAIR,
    PEOPLE,
    PEOPLE_KINDS,
    PEOPLE_PAIR,
)

# Asked of the package: a compiled module lies elsewhere than its data.
CARD_FILE: Final = Path(str(files("regalia.games.res_publica").joinpath("cards.toml")))
GROUPS: Final = {
    PEOPLE: ("people", "people"),
    CIVILISATION: ("civilisation", "civilisation"),
    ANY: ("any", "any"),
    PAIR: ("pair", "pairs"),
    PEOPLE_PAIR: ("people pair", "people pairs"),
    CIVILISATION_PAIR: ("civilisation pair", "civilisation pairs"),
}
# Other words that a statement may hold.
ANY_CARD: Final = frozenset(
    ["any", "other", "others", "additional", "further", "more", "card", "cards"]
)
"""Where no characteristic is named these say *any*."""
FILLERS: Final = ANY_CARD.union(["a", "an", "the", "of"])
EXCLUSIONS: Final = frozenset(["but", "no", "not", "except", "without", "besides", "excluding"])
NUMBERS: Final = (
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)
SPELLED: Final = {
    "civilization": "civilisation",
    "demand": "for",
    "requests": "request",
    "offers": "offer",
    "tenders": "tender",
}
"""Words that are read as others."""
RESERVED: Final = frozenset(
    [
        "people",
        "civilisation",
        "pair",
        "pairs",
        "and",
        "or",
        "stop",
        "for",
        "request",
        "offer",
        "tender",
        "give",
        "enough",
        "i",
        "draw",
        "display",
        "rest",
        "accept",
        "decline",
        "pass",
        "none",
        "with",
        "start",
    ]
).union(FILLERS, EXCLUSIONS, NUMBERS, SPELLED)
MOST_POINTS: Final = 99


@dataclass(frozen=True)
class Cards:
    """The cards by their numbers: what one and many are called, how many there are, what scores."""

    one: tuple[str, ...]
    many: tuple[str, ...]
    deck: tuple[int, ...]
    cities: tuple[int, ...]
    piles: tuple[int, ...]
    settlement_points: int
    church_points: int

    def digest(self) -> str:
        """SHA-256 of what the cards say, as hexadecimal digits."""
        return hashlib.sha256(repr(self).encode()).hexdigest()

    def name(self, characteristic: int, count: int = 1) -> str:
        """What a statement calls so many of a characteristic: ``Huns``, ``people``, ``pair``."""
        if characteristic < KINDS:
            return (self.one if count == 1 else self.many)[characteristic]
        return GROUPS[characteristic][0 if count == 1 else 1]

    def spoken(self, characteristic: int, count: int = 1) -> str:
        """The same where people hear it: ``any cards``, ``people card``."""
        name = self.name(characteristic, count)
        if characteristic not in (PEOPLE, CIVILISATION, ANY):
            return name
        return f"{name} card" if count == 1 else f"{name} cards"

    def so_many(self, count: int, kind: int) -> str:
        """A number of cards of a kind, in words."""
        return f"{count} {self.name(kind, count)}"


def load_cards(file: Path | str = CARD_FILE) -> tuple[Cards, str]:
    """Read a card file, or the text of one; gives the cards and that text.

    Raises:
        BadData: it cannot be read or breaks a rule; the sentence names file, place and remedy.
    """
    data = DataFile(file)
    kinds = data.tables("people", PEOPLE_KINDS) + data.tables("civilisation", PEOPLE_KINDS)
    places = [f"people {i + 1}" for i in range(PEOPLE_KINDS)]
    places += [f"civilisation {i + 1}" for i in range(PEOPLE_KINDS)]
    one = tuple([_name(data, p, k, "one") for p, k in zip(places, kinds, strict=True)])
    many = tuple([_name(data, p, k, "many") for p, k in zip(places, kinds, strict=True)])
    taken: set[str] = set()
    for place, names in zip(places, zip(one, many, strict=True), strict=True):
        for name in names:
            if name.lower() in taken:
                raise data.fail(place, f"there is another kind called {name}")
        taken.update([name.lower() for name in names])
    deck = tuple([data.number(p, k, "count", 1, MOST) for p, k in zip(places, kinds, strict=True)])
    if sum(deck[:PEOPLE_KINDS]) - deck[PEOPLE_KINDS - 1] < 4 * MOST_SEATS:
        raise data.fail("people", f"{4 * MOST_SEATS} cards are dealt; there must be as many")
    cities = data.data.get("cities")
    if not isinstance(cities, list) or len(cities) != CITIES:
        raise data.fail("cities", f"there must be {CITIES} numbers")
    if any(type(points) is not int or not 0 <= points <= MOST_POINTS for points in cities):
        raise data.fail("cities", f"each must be a number from 0 to {MOST_POINTS}")
    top = data.data
    return Cards(
        one,
        many,
        deck,
        tuple(cities),
        tuple([data.number("", top, p, 0, 60) for p in ("settlements", "churches", "libraries")]),
        data.number("", top, "settlement_points", 0, MOST_POINTS),
        data.number("", top, "church_points", 0, MOST_POINTS),
    ), data.text


def _name(data: DataFile, place: str, table: dict[str, Any], key: str) -> str:
    name = data.line(place, table, key)
    if not name.replace("-", "").isalpha() or name.lower() in RESERVED:
        raise data.fail(place, f"{key} must be one word that a statement does not use otherwise")
    return name
