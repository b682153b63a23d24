"""The card file of Res Publica: read, checked, and numbered."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from regalia.engine.data import DataFile
from regalia.games.res_publica import schema as s

# Asked of the package: a compiled module lies elsewhere than its data.
CARD_FILE: Final = Path(str(files("regalia.games.res_publica").joinpath("cards.toml")))
GROUPS: Final = {
    s.PEOPLE: ("people", "people"),
    s.CIVILISATION: ("civilisation", "civilisation"),
    s.ANY: ("any", "any"),
    s.PAIR: ("pair", "pairs"),
    s.PEOPLE_PAIR: ("people pair", "people pairs"),
    s.CIVILISATION_PAIR: ("civilisation pair", "civilisation pairs"),
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
        if characteristic < s.KINDS:
            return (self.one if count == 1 else self.many)[characteristic]
        return GROUPS[characteristic][0 if count == 1 else 1]

    def spoken(self, characteristic: int, count: int = 1) -> str:
        """The same where people hear it: ``any cards``, ``people card``."""
        name = self.name(characteristic, count)
        if characteristic not in (s.PEOPLE, s.CIVILISATION, s.ANY):
            return name
        return f"{name} card" if count == 1 else f"{name} cards"

    def counted(self, count: int, kind: int) -> str:
        """A number of cards of a kind, in words."""
        return f"{count} {self.name(kind, count)}"


def load_cards(file: Path | str = CARD_FILE) -> tuple[Cards, str]:
    """Read a card file, or the text of one; gives the cards and that text.

    Raises:
        BadData: it cannot be read or breaks a rule; the sentence names file, place and remedy.
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
    name = data.line(place, table, key)
    if not name.replace("-", "").isalpha() or name.lower() in RESERVED:
        raise data.fail(place, f"{key} must be one word that a statement does not use otherwise")
    return name
