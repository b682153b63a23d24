"""Domus Regnatrix: the printed cards for the page: their names, texts, figures and numbers."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from regalia.games.domus import schema as s
from regalia.games.domus.abilities import TRAITS
from regalia.games.domus.cards import Cards
from regalia.games.domus.position import Card, Chosen, Edition

TINCTURES: Final = ("azure", "gules", "vert", "purpure")
"""The heraldic colour of each seat."""
CHARGES: Final = ("star", "heart", "crown", "lily")
"""The charge on the shield of each seat."""
SORTS: Final = (
    *("coin", "victory card", "tech", "support", "unit"),
    *("upgrade", "building", "wonder", "special unit", "golden age"),
)
"""The name of each class of cards."""
GROUNDS: Final = (
    *("or", "purpure", "azure", "vert", "sable", "azure", "tenne", "argent", "sable", "or"),
)
"""The heraldic colour behind the figures of each class of cards."""
CLASS_FIGURES: Final = (
    *("coin", "laurel", "book", "hand", "sword", "books", "house", "columns", "person", "sun"),
)
"""The figure of each class of cards, for a card without one of its own."""
FIGURES: Final[dict[str, str]] = {
    "swordsman": "sword",
    "spearman": "spear",
    "archer": "bow",
    "spy": "hood",
    "pikeman": "pike",
    "crossbowman": "crossbow",
    "knight": "horse",
    "mage": "flame",
    "sorcerer": "storm",
    "trebuchet": "trebuchet",
    "market": "stall",
    "counting house": "chest",
    "harbour": "anchor",
    "school": "book",
    "theatre": "mask",
    "barracks": "tent",
    "watchtower": "tower",
    "foundry": "anvil",
    "the great library": "columns",
    "the gilded dome": "dome",
    "the lighthouse": "beacon",
    "the colossal gate": "gate",
    "the hanging vineyards": "grapes",
    "the hall of banners": "banners",
    "plain": "plain",
    "hills": "hills",
    "forest": "forest",
    "river": "river",
    "coast": "coast",
    "sheaf": "sheaf",
    "key": "key",
    "sword": "sword",
    "quill": "quill",
    "tower": "tower",
    "sun": "sun",
}
"""The figures of cards by their names in lower case."""


class CardPrint(NamedTuple):
    """A kind of card: number, name, text, class and its name, figure, ground, what it does.

    ``says`` are sentences; ``does`` are those of its abilities, and ``brief`` the reach of a unit
    or the points of a victory card. ``attack`` and ``defence`` are those of a unit.
    """

    card: int
    name: str
    text: str
    group: int
    sort: str
    figure: str
    ground: str
    says: tuple[str, ...]
    brief: str
    does: str
    price: int
    value: int
    attack: int
    defence: int
    main: bool


class ChosenPrint(NamedTuple):
    """A kingdom, hero, terrain or flag: number, name, text, figure, and what it does."""

    number: int
    name: str
    text: str
    figure: str
    says: tuple[str, ...]
    layers: tuple[int, ...]


class DomusPrint:
    """All printed material of one card file.

    ``units`` has the card of each unit; ``chosen`` the kingdoms, heroes, terrains and flags, called
    ``called``; ``edition`` the numbers that belong to no card.
    """

    def __init__(self, cards: Cards) -> None:
        self.cards = tuple([card_print(i, card, cards) for i, card in enumerate(cards.cards)])
        self.units = tuple([one for one in self.cards if one.group == s.TROOP])
        unit = self.units[0].name
        self.chosen = (
            tuple([chosen_print(i, one, "shield", unit) for i, one in enumerate(cards.chosen[0])]),
            tuple([chosen_print(i, one, "person", unit) for i, one in enumerate(cards.chosen[1])]),
            tuple([chosen_print(i, one, "plain", unit) for i, one in enumerate(cards.chosen[2])]),
            tuple([chosen_print(i, one, "banner", unit) for i, one in enumerate(cards.chosen[3])]),
        )
        self.called = ("kingdom", "hero", "terrain", "flag")
        self.things = ("kingdom", "portrait", "terrain", "flag")
        self.edition: Edition = cards.edition
        self.tinctures = TINCTURES
        self.charges = CHARGES
        self.decks = s.DECK.names
        self.steps = ("Buy", "Trade", "Play", "Act", "Rearrange", "Discard")
        self.ways = s.WAY.names


def card_print(number: int, card: Card, cards: Cards) -> CardPrint:
    """The print of a card."""
    says: list[str] = []
    brief = ""
    group = int(card.group)
    if group == s.TROOP:
        reach = "long" if card.long else "short"
        says.append(f"Attack {card.attack}, defence {card.defence}, {reach} range.")
        says += [trait.sentence for trait in TRAITS if card.traits & trait.bit]
        brief = f"{reach} range"
    elif group == s.VICTORY_CARD:
        says.append(points_of(card.points))
        brief = "1 point" if card.points == 1 else f"{card.points} points"
    elif group == s.UPGRADE:
        says.append(f"It is laid onto {cards.cards[card.tech].name}.")
    says += [power.sentence() for power in card.powers]
    return CardPrint(
        number,
        f"Coin of {card.value}" if group == s.COIN_CARD else card.name,
        card.text,
        group,
        SORTS[group],
        figure_of(card.name, card_figure(card)),
        GROUNDS[group],
        tuple(says),
        brief,
        " ".join([power.sentence() for power in card.powers]),
        int(card.price),
        int(card.value),
        int(card.attack),
        int(card.defence),
        bool(card.deck == s.MAIN),
    )


def points_of(points: i64) -> str:
    """What a victory card counts."""
    return "1 victory point." if points == 1 else f"{points} victory points."


def card_figure(card: Card) -> str:
    """The figure of a card without one of its own: by its class, of a unit by what it is."""
    if card.group != s.TROOP:
        return CLASS_FIGURES[int(card.group)]
    for bit, figure in (
        (s.TREBUCHET, "trebuchet"),
        (s.SPY, "hood"),
        (s.ARCHER, "bow"),
        (s.RIDER, "horse"),
    ):
        if card.traits & bit:
            return figure
    return "crossbow" if card.long else "sword"


def chosen_print(number: int, one: Chosen, figure: str, unit: str) -> ChosenPrint:
    """The print of a kingdom, hero, terrain or flag; ``unit`` is the first kind of the file."""
    says = [power.sentence().replace("{unit}", unit) for power in one.powers]
    layers = tuple([int(layer) for layer in one.layers])
    return ChosenPrint(number, one.name, one.text, figure_of(one.name, figure), tuple(says), layers)


def about_layers(one: ChosenPrint) -> list[str]:
    """What a terrain says of the walls of its city, before what it does in the middle."""
    if not one.layers:
        return []
    layers = ", ".join([str(layer) for layer in one.layers])
    walls = f"Its walls stand in layers of {layers} cards, the outermost first."
    return [f"{walls} In the middle:" if one.says else walls]


def figure_of(name: str, other: str) -> str:
    """The figure of a name, or another where it has none of its own."""
    return FIGURES.get(name.casefold(), other)
