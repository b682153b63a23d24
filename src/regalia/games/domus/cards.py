"""Domus Regnatrix: reading and checking the card file.

A file decides how many cards of each class there are, up to the sizes in schema.py, and what they
can do by the abilities that abilities.py declares. Everything that it says is checked; a key that
means nothing is refused, too, since it would be a misspelt one. Ruling ids (DR13) refer to
RULINGS.md.
"""

from __future__ import annotations

import hashlib
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.data import DataFile
from regalia.engine.sizes import Size
from regalia.games.domus import schema as s
from regalia.games.domus.abilities import ABILITIES, TRAITS, ability
from regalia.games.domus.position import Card, Chosen, Edition, Power

# Found through the package: a compiled module is not beside its data files.
CARD_FILE: Final = Path(str(files("regalia.games.domus").joinpath("cards.toml")))

NUMBERS: Final = (
    ("culture", 1, 999),
    ("mercantile", 1, 999),
    ("last_round", 1, int(s.MOST_ROUNDS)),
    ("hand", 1, 8),
    ("hand_limit", 1, int(s.MOST_HAND)),
    ("walls", 1, 60),
    ("treasury", 1, 60),
    ("library", 1, 20),
)
"""The keys before all tables, with the least and the greatest number of each."""
KEYS: Final = {
    "coin": "value main mint",
    "victory": "name text points count price",
    "tech": "name text count can",
    "support": "name text count can",
    "unit": "name text letter attack defence range is count price",
    "upgrade": "name text of count price can",
    "building": "name text count price can",
    "wonder": "name text count price can",
    "special": "name text count price can",
    "golden": "name text count price can",
    "kingdom": "name text can",
    "hero": "name text can",
    "terrain": "name text walls middle",
    "flag": "name text can",
}
"""The tables of a file, with the keys of each."""
MOST_PRICE: Final[i64] = 99
MOST_WORTH: Final[i64] = 20  # points of a victory card, attack and defence of a unit
LONGEST_NAME: Final[i64] = 30
SPARE: Final[i64] = 10  # cards of the main deck besides those that can be dealt


class Cards:
    """What a card file holds. ``cards`` are in the order of their numbers (schema.py)."""

    cards: list[Card]
    mint: list[int]
    chosen: list[list[Chosen]]
    edition: Edition

    def __init__(
        self, cards: list[Card], mint: list[int], chosen: list[list[Chosen]], edition: Edition
    ) -> None:
        self.cards = cards
        self.mint = mint
        self.chosen = chosen
        self.edition = edition

    def digest(self, numbers: dict[str, Any]) -> str:
        """The SHA-256 of the content of a file, as hexadecimal digits, whatever its title."""
        held = {key: value for key, value in numbers.items() if key not in ("game", "title")}
        return hashlib.sha256(repr(sorted(held.items())).encode()).hexdigest()


def load_cards(file: Path | str = CARD_FILE) -> tuple[Cards, str, str]:
    """Read a card file, or its text; returns the cards, the text and the digest.

    Raises:
        BadData: it cannot be read or breaks a rule; the message names file, line and reason.
    """
    reader = Reader(DataFile(file))
    cards = reader.read()
    return cards, reader.data.text, cards.digest(reader.data.data)


class Reader:
    """Reads one file. ``names`` has all names so far, in lower case."""

    data: DataFile
    names: list[str]
    values: list[int]

    def __init__(self, data: DataFile) -> None:
        self.data = data
        self.names = []
        self.values = []

    def read(self) -> Cards:
        """All that the file holds, checked."""
        data, top = self.data, self.data.data
        single = ["game", "title"] + [name for name, _, _ in NUMBERS]
        for key in top:
            if key not in KEYS and key not in single:
                raise data.fail(key, f"a card file has no {key}")
        edition = Edition({number[0]: data.number("", top, *number) for number in NUMBERS})
        coins, mint = self.coins()
        victories = self.several("victory", s.VICTORY_CARD)
        techs, supports = self.several("tech", s.TECH), self.several("support", s.SUPPORT)
        units = self.several("unit", s.TROOP, s.UNITS)
        sold = self.upgrades(techs)
        for key, group in (
            ("building", s.BUILDING),
            ("wonder", s.WONDER),
            ("special", s.SPECIAL),
            ("golden", s.GOLDEN),
        ):
            sold += self.several(key, group)
        main = [*coins, *of_deck(victories, s.MAIN), *techs, *supports, *of_deck(units, s.MAIN)]
        military, victory = of_deck(units, s.MILITARY), of_deck(victories, s.VICTORY)
        cards = [*main, *military, *victory, *sold]
        for upgrade in sold:  # until here, by the number among the techs
            if upgrade.group == s.UPGRADE:
                upgrade.tech += main.index(techs[0])
        self.check_counts(cards, edition)
        chosen = [self.chosen("kingdom", s.KINGDOM, 4), self.chosen("hero", s.HERO, 4)]
        chosen += [self.terrains(edition), self.chosen("flag", s.FLAG, 4)]
        return Cards(cards, mint, chosen, edition)

    # Groups of tables.

    def tables(self, key: str, size: int | Size, least: int = 0) -> list[dict[str, Any]]:
        """The tables under a key, ``least`` or more, with no keys but those of such a table."""
        if least == 0 and key not in self.data.data:
            return []
        room = size if isinstance(size, Size) else s.CARDS
        found = self.data.several(key, room, least)
        for number, table in enumerate(found, 1):
            for name in table:
                if name not in KEYS[key].split():
                    raise self.data.fail(f"{key} {number}", f"a {key} has no {name}", name)
        return found

    def coins(self) -> tuple[list[Card], list[int]]:
        """The coins, by value, and how many of each are in the mint."""
        found: list[Card] = []
        mint: list[int] = []
        for i, table in enumerate(self.tables("coin", s.COINS, 1)):
            place = f"coin {i + 1}"
            value = self.data.number(place, table, "value", 1, int(MOST_PRICE))
            if self.values and value <= self.values[-1]:
                raise self.data.fail(place, "value must be higher than that before", "value")
            count = self.data.number(place, table, "main", 0, int(s.MOST_COPIES))
            coined = self.data.number(place, table, "mint", 0, int(s.MOST_COPIES))
            if count + coined > s.MOST_COPIES:
                raise self.data.fail(place, f"there are at most {s.MOST_COPIES} of a coin", "mint")
            self.values.append(value)
            mint.append(coined)
            coin = Card(f"coin {value}", "", s.COIN_CARD, s.MAIN, count)
            coin.value = value
            found.append(coin)
        return found, mint

    def several(self, key: str, group: i64, size: int | Size = 0) -> list[Card]:
        """The cards of a class."""
        found: list[Card] = []
        for i, table in enumerate(self.tables(key, size)):
            place = f"{key} {i + 1}"
            name = self.name(place, table)
            text = self.data.line(place, table, "text")
            most = 1 if key == "golden" else int(s.MOST_COPIES)
            count = self.data.number(place, table, "count", 1, most)
            card = Card(name, text, group, s.SELL, count)
            if key == "victory":
                card.points = self.data.number(place, table, "points", 1, int(MOST_WORTH))
                card.deck = s.VICTORY if "price" in table else s.MAIN
            elif key == "unit":
                self.unit(place, table, card)
            else:
                card.powers = self.powers(place, table, "can", key)
                card.deck = s.MAIN if key in ("tech", "support") else s.SELL
            if card.deck != s.MAIN:
                card.price = self.data.number(place, table, "price", 1, int(MOST_PRICE))
            found.append(card)
        return found

    def unit(self, place: str, table: dict[str, Any], card: Card) -> None:
        """Set what is special about a unit."""
        card.attack = self.data.number(place, table, "attack", 0, int(MOST_WORTH))
        card.defence = self.data.number(place, table, "defence", 0, int(MOST_WORTH))
        if table.get("range") not in ("short", "long"):
            raise self.data.fail(place, 'range must be "short" or "long"', "range")
        card.long = table["range"] == "long"
        card.deck = s.MILITARY
        if "letter" in table:
            letter = self.data.line(place, table, "letter", 1)
            if not letter.isalpha():
                raise self.data.fail(place, "letter must be a letter", "letter")
            if "price" in table:
                remedy = "a unit with a letter is drawn and has no price"
                raise self.data.fail(place, remedy, "price")
            card.letter = letter
            card.deck = s.MAIN
        listed = table.get("is", [])
        for trait in listed if isinstance(listed, list) else [listed]:
            known = [one for one in TRAITS if one.name == trait]
            if not known:
                names = ", ".join([one.name for one in TRAITS])
                raise self.data.fail(place, f"what a unit is must be one of {names}", "is")
            card.traits |= known[0].bit

    def upgrades(self, techs: list[Card]) -> list[Card]:
        """The upgrades, each with the number of its tech among the techs."""
        found = self.several("upgrade", s.UPGRADE)
        for i, table in enumerate(self.tables("upgrade", 0)):
            of = [number for number, tech in enumerate(techs) if tech.name == table.get("of")]
            if not of:
                raise self.data.fail(f"upgrade {i + 1}", "of must be the name of a tech", "of")
            if of[0] in [other.tech for other in found[:i]]:
                raise self.data.fail(f"upgrade {i + 1}", "its tech has an upgrade already", "of")
            found[i].tech = of[0]
        return found

    def chosen(self, key: str, category: Any, least: int) -> list[Chosen]:
        """The kingdoms, heroes, terrains or flags."""
        found: list[Chosen] = []
        ability_key = "middle" if key == "terrain" else "can"
        for i, table in enumerate(self.tables(key, category.size, least)):
            place = f"{key} {i + 1}"
            name, text = self.name(place, table), self.data.line(place, table, "text")
            found.append(Chosen(name, text, self.powers(place, table, ability_key, key)))
        return found

    def terrains(self, edition: Edition) -> list[Chosen]:
        """The terrains with their layers of walls."""
        found = self.chosen("terrain", s.TERRAIN, 5)
        for i, table in enumerate(self.tables("terrain", s.TERRAIN.size, 5)):
            layers = table.get("walls")
            place, most = f"terrain {i + 1}", int(s.MOST_LAYERS)
            if not isinstance(layers, list) or not 1 <= len(layers) <= most:
                raise self.data.fail(place, f"walls must list 1 to {most} layers", "walls")
            if any(type(layer) is not int or layer < 1 for layer in layers):
                raise self.data.fail(place, "each layer of walls must be 1 card or more", "walls")
            if sum(layers) != edition.walls:
                raise self.data.fail(
                    place, f"the layers of walls must have {edition.walls} cards", "walls"
                )
            found[i].layers = vec[i64](layers)
        return found

    # Parts of a table.

    def name(self, place: str, table: dict[str, Any]) -> str:
        """The name of a card: letters, spaces, hyphens and apostrophes, not used before."""
        name = self.data.line(place, table, "name", LONGEST_NAME)
        bare = name.replace("-", "").replace("'", "").replace(" ", "")
        if name != " ".join(name.split()) or not bare.isalpha():
            remedy = "name must be made of letters, hyphens and apostrophes, one space at a time"
            raise self.data.fail(place, remedy, "name")
        if name.casefold() in self.names:
            raise self.data.fail(place, f"there is another card called {name}", "name")
        self.names.append(name.casefold())
        return name

    def powers(self, place: str, table: dict[str, Any], key: str, bearer: str) -> list[Power]:
        """What a card can do: abilities that such cards may have, each with a number."""
        listed = table.get(key)
        if not isinstance(listed, dict) or not listed:
            raise self.data.fail(place, f"{key} must name an ability with its number", key)
        if bearer == "support" and len(listed) > 1:
            raise self.data.fail(place, "a support has one ability", key)
        found: list[Power] = []
        for name, n in listed.items():
            one = ability(name)
            if one is None or bearer not in one.bearers.split():
                known = [other.name for other in ABILITIES if bearer in other.bearers.split()]
                what = f"no {bearer} can {name}" if one is not None else f"nothing is called {name}"
                remedy = f"{what}; it could be one of {', '.join(known)}"
                raise self.data.fail(place, remedy, key)
            least, most = int(one.least), int(one.most)
            if type(n) is not int or not least <= n <= most:
                raise self.data.fail(place, f"{name} must be a number from {least} to {most}", key)
            if one.coin and n not in self.values:
                raise self.data.fail(place, f"{name} must be the value of a coin", key)
            found.append(Power(one, n))
        return found

    # The whole.

    def check_counts(self, cards: list[Card], edition: Edition) -> None:
        """Check that there is room for all cards, and that everybody can be dealt a hand."""
        if len(cards) > s.MOST_CARDS:
            more = f"the game has room for {s.MOST_CARDS} kinds of cards; leave out"
            raise self.data.fail("[[coin]]", f"{more} {len(cards) - int(s.MOST_CARDS)}")
        for deck, named in ((s.MILITARY, "unit"), (s.VICTORY, "victory"), (s.SELL, "building")):
            size = sum([card.count for card in cards if card.deck == deck])
            if size > s.MOST_IN_DECK:
                room = f"there is room for {s.MOST_IN_DECK}"
                what = f"the {s.DECK.names[deck]} deck would have {size} cards"
                raise self.data.fail(f"[[{named}]]", f"{what}, and {room}")
        troops = sum([card.count for card in cards if card.group == s.TROOP])
        if troops > s.MOST_TROOPS:
            room = f"there is room for {s.MOST_TROOPS}"
            raise self.data.fail("[[unit]]", f"there would be {troops} units, and {room}")
        if not any(card.group == s.TROOP and card.deck == s.MAIN for card in cards):
            raise self.data.fail("[[unit]]", "at least one unit must have a letter")
        main = sum([card.count for card in cards if card.deck == s.MAIN])
        if main > s.MOST_IN_MAIN:
            what = f"the main deck would have {main} cards"
            raise self.data.fail("[[coin]]", f"{what}, and there is room for {s.MOST_IN_MAIN}")
        least = int(s.MOST_SEATS * edition.hand + SPARE)
        if main < least:
            raise self.data.fail("[[coin]]", f"the main deck must have {least} cards or more")


def of_deck(cards: list[Card], deck: i64) -> list[Card]:
    """Those of these cards that belong to a deck."""
    return [card for card in cards if card.deck == deck]
