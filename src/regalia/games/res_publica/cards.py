"""Reads and checks the card file of Res Publica."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from regalia.engine.data import DataFile
from regalia.games.res_publica import schema as s

# Looked up by package: a compiled module is not in the folder of its data.
CARD_FILE: Final = Path(str(files("regalia.games.res_publica").joinpath("cards.toml")))
GROUPS: Final = {
    s.PEOPLE: ("people", "people"),
    s.CIVILISATION: ("civilisation", "civilisation"),
    s.ANY: ("any", "any"),
    s.PAIR: ("pair", "pairs"),
    s.PEOPLE_PAIR: ("people pair", "people pairs"),
    s.CIVILISATION_PAIR: ("civilisation pair", "civilisation pairs"),
}
# Other words of a statement.
ANY_CARD: Final = frozenset(
    ["any", "other", "others", "additional", "further", "more", "card", "cards"]
)
"""Words that mean *any* where no characteristic is named."""
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
"""Other spellings of a word, and the word."""
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


@dataclass(frozen=True)
class Cards:
    """The contents of a card file.

    By kind: ``one`` and ``many``, its names in singular and plural, and ``deck``, its number of
    cards. ``cities`` are the points of the cities from the top; ``piles`` counts settlements,
    churches and libraries.
    """

    one: tuple[str, ...]
    many: tuple[str, ...]
    deck: tuple[int, ...]
    cities: tuple[int, ...]
    piles: tuple[int, ...]
    settlement_points: int
    church_points: int

    def digest(self) -> str:
        """SHA-256 of the contents, as hexadecimal digits."""
        return hashlib.sha256(repr(self).encode()).hexdigest()

    def name(self, characteristic: int, count: int = 1) -> str:
        """A characteristic as written in a statement: ``Huns``, ``people``, ``pair``."""
        if characteristic < s.KINDS:
            return (self.one if count == 1 else self.many)[characteristic]
        return GROUPS[characteristic][0 if count == 1 else 1]

    def spoken(self, characteristic: int, count: int = 1) -> str:
        """A characteristic as people read it: ``any cards``, ``people card``."""
        name = self.name(characteristic, count)
        if characteristic not in (s.PEOPLE, s.CIVILISATION, s.ANY):
            return name
        return f"{name} card" if count == 1 else f"{name} cards"

    def said(self, count: int, characteristic: int) -> str:
        """A count and a characteristic as people read them: ``2 Huns``, ``any 3 cards``."""
        if characteristic == s.ANY:
            return "any card" if count == 1 else f"any {count} cards"
        return f"{count} {self.spoken(characteristic, count)}"

    def counted(self, count: int, kind: int) -> str:
        """A count of cards of a kind: ``2 Huns``."""
        return f"{count} {self.name(kind, count)}"


def load_cards(file: Path | str = CARD_FILE) -> tuple[Cards, str]:
    """The cards of a card file, or of its text, and that text.

    Raises:
        BadData: the file cannot be read or breaks a rule; the message names the file, the place
            and the remedy.
    """
    data = DataFile(file)
    kinds = data.tables("people", s.PEOPLE_KINDS) + data.tables("civilisation", s.PEOPLE_KINDS)
    places = [f"people {i + 1}" for i in range(s.PEOPLE_KINDS)]
    places += [f"civilisation {i + 1}" for i in range(s.PEOPLE_KINDS)]
    one = tuple([_name(data, p, k, "one") for p, k in zip(places, kinds, strict=True)])
    many = tuple([_name(data, p, k, "many") for p, k in zip(places, kinds, strict=True)])
    taken: set[str] = set()
    for place, names in zip(places, zip(one, many, strict=True), strict=True):
        for name in names:
            if name.lower() in taken:
                raise data.fail(place, f"there is another kind called {name}")
        taken.update([name.lower() for name in names])
    pairs = zip(places, kinds, strict=True)
    deck = tuple([data.number(place, table, "count", 1, s.MOST) for place, table in pairs])
    dealt = s.IN_HAND * s.MOST_SEATS
    if sum(deck[: s.MONKS]) < dealt:
        raise data.fail("people", f"{dealt} cards are dealt; there must be as many")
    cities = data.data.get("cities")
    if not isinstance(cities, list) or len(cities) != s.CITIES:
        raise data.fail("cities", f"there must be {s.CITIES} numbers")
    if any(type(points) is not int or not 0 <= points <= s.MOST_POINTS for points in cities):
        raise data.fail("cities", f"each must be a number from 0 to {s.MOST_POINTS}")
    top = data.data
    return Cards(
        one,
        many,
        deck,
        tuple(cities),
        tuple([data.number("", top, pile, 0, s.MOST_IN_PILE) for pile in s.PILE.names]),
        data.number("", top, "settlement_points", 0, s.MOST_POINTS),
        data.number("", top, "church_points", 0, s.MOST_POINTS),
    ), data.text


def _name(data: DataFile, place: str, table: dict[str, Any], key: str) -> str:
    name = data.card_name(place, table, key)
    if not name.replace("-", "").isalpha() or name.lower() in RESERVED:
        raise data.fail(place, f"{key} must be one word that a statement does not use otherwise")
    return name
