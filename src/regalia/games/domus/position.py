"""Domus Regnatrix: the printed cards, their abilities, and questions about a position.

zones.py declares the numbers of a position. A *card* is a kind of card, a number; schema.py says
in which order. A *place* is the middle (0) or a space of a city (`place`), a *squad* one of the two
that a seat may have at each place, an *army* the squad of one seat among those of all (`army`).
Ruling ids (DR16) refer to RULINGS.md.
"""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine import bags
from regalia.engine.game import Game
from regalia.engine.hands import Hands
from regalia.engine.state import NONE, WHO, ZERO, State
from regalia.games.domus import field
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z


class Ability:
    """What a card can do: one object for each ability, declared in abilities.py or supports.py.

    A card has an ability with a number, n. ``name`` is what the card file calls it, ``sentence``
    what it does, with {n} for the number; ``lacks`` says what is missing where a support with it
    cannot be played. A lasting ability adds n to each of ``adds`` as long as
    the card lies on the table; others act at a ``moment`` (`act`). ``least`` and ``most`` bound n;
    if ``coin`` is true, n is also the value of a coin.
    ``bearers`` says what may have it: the names of tables of the card file.
    """

    name: str
    sentence: str
    lacks: str
    adds: vec[i64]
    moment: i64
    least: i64
    most: i64
    coin: bool
    bearers: str

    def __init__(self, name: str, sentence: str, bearers: str) -> None:
        self.name = name
        self.sentence = sentence
        self.lacks = ""
        self.adds = vec[i64]()
        self.moment = s.NEVER
        self.least = 1
        self.most = 9
        self.coin = False
        self.bearers = bearers

    def possible(self, state: DomusPosition, seat: i64, n: i64) -> bool:
        """Whether a support with it can be played now."""
        return True

    def asks(self, state: DomusPosition, seat: i64, n: i64, at: i64) -> vec[i64]:
        """The actions of which its player chooses one as the support is played; none by default.

        If they are seats (`schema.AT`), it asks again, with ``at`` as the chosen one instead of -1.
        """
        return vec[i64]()

    def act(self, state: DomusPosition, seat: i64, n: i64, action: i64, at: i64) -> None:
        """Carry it out; ``action`` and ``at`` are what was chosen for a support, or -1.

        Of an ability that acts at a moment they are the `schema.SOURCE` that has it, and the card.
        """

    def worth(self, state: DomusPosition, seat: i64, n: i64) -> float:
        """What playing a support with it is worth to a seat, in coins: for the steward."""
        return 0.0

    def target_worth(self, state: DomusPosition, seat: i64, action: i64, at: i64) -> float:
        """What choosing an action of `asks` is worth, in coins: for the steward."""
        return 0.0


class Power:
    """An ability with its number, as a card has it."""

    ability: Ability
    n: i64

    def __init__(self, ability: Ability, n: i64) -> None:
        self.ability = ability
        self.n = n

    def sentence(self) -> str:
        """What it does."""
        return self.ability.sentence.replace("{n}", str(self.n))


class Card:
    """A kind of card. ``tech`` is the card that an upgrade belongs to, -1 for others."""

    name: str
    text: str
    group: i64
    deck: i64
    count: i64
    price: i64
    points: i64
    value: i64
    tech: i64
    attack: i64
    defence: i64
    long: bool
    letter: str
    traits: i64
    powers: list[Power]

    def __init__(self, name: str, text: str, group: i64, deck: i64, count: i64) -> None:
        self.name = name
        self.text = text
        self.group = group
        self.deck = deck
        self.count = count
        self.price = self.points = self.value = self.attack = self.defence = self.traits = 0
        self.tech = -1
        self.long = False
        self.letter = ""
        self.powers = []


class Chosen:
    """A kingdom, hero, terrain or flag. A terrain has the ``layers`` of walls, outermost first.

    The powers of a terrain are those of the middle where it lies.
    """

    name: str
    text: str
    powers: list[Power]
    layers: vec[i64]

    def __init__(self, name: str, text: str, powers: list[Power]) -> None:
        self.name = name
        self.text = text
        self.powers = powers
        self.layers = vec[i64]()


class Edition:
    """The numbers of a card file that belong to no card."""

    culture: i64
    mercantile: i64
    last_round: i64
    hand: i64
    hand_limit: i64
    walls: i64
    treasury: i64
    library: i64
    by_name: dict[str, int]

    def __init__(self, numbers: dict[str, int]) -> None:
        """Note the numbers, which are named as in the card file (``by_name``)."""
        self.by_name = numbers
        self.culture = numbers["culture"]
        self.mercantile = numbers["mercantile"]
        self.last_round = numbers["last_round"]
        self.hand = numbers["hand"]
        self.hand_limit = numbers["hand_limit"]
        self.walls = numbers["walls"]
        self.treasury = numbers["treasury"]
        self.library = numbers["library"]


def sums_of(powers: list[Power]) -> vec[i64]:
    """What these powers add to each quantity."""
    found = vec[i64]([0] * s.QUANTITIES)
    for power in powers:
        for i in range(len(power.ability.adds)):
            found[power.ability.adds[i]] += power.n
    return found


def all_sums(chosen: list[Chosen]) -> vec[i64]:
    """What the powers of each of these add to each quantity, row by row."""
    found = vec[i64]()
    for one in chosen:
        found = extend(found, sums_of(one.powers))
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class DomusConfig(Game):
    """The game with its cards; the game's package adds words and observations.

    ``first`` is the first card of each deck, and after the last one the number of cards. The rows
    ``group``, ``deck``, ``count``, ``cost``, ``worth`` (points of victory cards) and ``value`` (of
    coins) have a number for each card. ``victories`` are the victory cards; the techs begin at
    ``first_tech``, and the Golden Age, with which the cards end, at ``first_golden``. ``bearers``
    has for each quantity the cards that add to it, each followed by its number; those of a quantity
    begin at ``bearers_of``. ``kingdom_sums`` and its like have what each kingdom adds to each
    quantity, row by row. ``lasting`` are the cards with abilities
    but for supports, ``acting`` those of them whose abilities act at a moment.
    """

    cards: list[Card]
    kingdoms: list[Chosen]
    heroes: list[Chosen]
    terrains: list[Chosen]
    flags: list[Chosen]
    edition: Edition
    kinds: i64
    coins: i64
    units: i64
    first_unit: i64
    first_tech: i64
    techs: i64
    first_golden: i64
    victories: vec[i64]
    group: vec[i64]
    deck: vec[i64]
    count: vec[i64]
    mint: vec[i64]
    first: vec[i64]
    cost: vec[i64]
    worth: vec[i64]
    value: vec[i64]
    bearers: vec[i64]
    bearers_of: vec[i64]
    kingdom_sums: vec[i64]
    hero_sums: vec[i64]
    terrain_sums: vec[i64]
    flag_sums: vec[i64]
    acting: vec[i64]
    lasting: vec[i64]

    def set_cards(
        self,
        cards: list[Card],
        chosen: list[list[Chosen]],
        edition: Edition,
        mint: list[int],
    ) -> None:
        """Note the cards, and the kingdoms, heroes, terrains and flags in ``chosen``."""
        self.cards = cards
        self.kingdoms, self.heroes, self.terrains, self.flags = chosen
        self.edition = edition
        self.kinds = len(cards)
        self.mint = vec[i64](mint)
        self.coins = len(mint)
        self.group = vec[i64]([card.group for card in cards])
        self.deck = vec[i64]([card.deck for card in cards])
        self.count = vec[i64]([card.count for card in cards])
        self.units = len([card for card in cards if card.group == s.TROOP])
        self.first_unit = len([card for card in cards if card.deck == s.MAIN and not card.letter])
        self.techs = len([card for card in cards if card.group == s.TECH])
        worthy = [card for card in cards if card.deck == s.MAIN and card.group == s.VICTORY_CARD]
        self.first_tech = self.coins + len(worthy)
        self.first_golden = self.kinds - len([card for card in cards if card.group == s.GOLDEN])
        self.victories = vec[i64](
            [i for i, card in enumerate(cards) if card.group == s.VICTORY_CARD]
        )
        decks = [len([card for card in cards if card.deck < deck]) for deck in range(5)]
        self.first = vec[i64](decks)
        self.cost = vec[i64]([card.price for card in cards])
        self.worth = vec[i64]([card.points for card in cards])
        self.value = vec[i64]([card.value for card in cards])
        self.kingdom_sums = all_sums(self.kingdoms)
        self.hero_sums = all_sums(self.heroes)
        self.terrain_sums = all_sums(self.terrains)
        self.flag_sums = all_sums(self.flags)
        self.bearers = vec[i64]()
        self.bearers_of = vec[i64]([0])
        for quantity in range(s.QUANTITIES):
            for number, card in enumerate(cards):
                adds = sums_of(card.powers)[quantity]
                if adds > 0:
                    self.bearers = append(append(self.bearers, number), adds)
            self.bearers_of = append(self.bearers_of, len(self.bearers))
        self.lasting = vec[i64]()
        self.acting = vec[i64]()
        for number, card in enumerate(cards):
            if card.group != s.SUPPORT and card.powers:
                self.lasting = append(self.lasting, number)
            if card.group != s.SUPPORT and any(p.ability.moment != s.NEVER for p in card.powers):
                self.acting = append(self.acting, number)

    def unit(self, number: i64) -> Card:
        """The card of a unit, by its number among the units."""
        return self.cards[self.first_unit + number]


def place(city: i64, space: i64) -> i64:
    """The place of a space in a city; 0 is the middle."""
    return 1 + 3 * city + space


def city_of(place: i64) -> i64:
    """The city in which a place is, or -1 for the middle."""
    return (place - 1) // 3 if place > 0 else NONE


def space_of(place: i64) -> i64:
    """The space of its city in which a place is, or -1 for the middle."""
    return (place - 1) % 3 if place > 0 else NONE


def place_of(squad: i64) -> i64:
    """The place of a squad."""
    return squad // s.SQUADS_IN_SPACE


def army(seat: i64, squad: i64) -> i64:
    """The squad of a seat among those of all seats."""
    return squad * s.MOST_SEATS + seat


class DomusPosition(State):
    """The cards and units of all seats, as zones.py declares them, and their hands."""

    config: DomusConfig
    hands: Hands

    def __init__(
        self, config: DomusConfig, seats: i64, source: DomusPosition | None = None
    ) -> None:
        super().__init__(config, seats, source)
        self.config = config
        self.hands = source.hands.copy() if source is not None else Hands(seats, config.kinds)

    # Seats.

    def turn(self) -> i64:
        """The seat whose turn it is, or -1."""
        return self.cells[z.TURN]

    def is_out(self, seat: i64) -> bool:
        """Whether a seat's city is somebody's estate (DR16)."""
        return self.cells[z.LORDS + seat] >= 0

    def next_free(self, seat: i64) -> i64:
        """The next seat clockwise whose city is free."""
        seat = (seat + 1) % self.seats
        while self.is_out(seat):
            seat = (seat + 1) % self.seats
        return seat

    def is_even(self) -> bool:
        """Whether the round is the second, fourth and so on."""
        return self.cells[z.ROUND] % 2 == 0

    def hero_lives(self, seat: i64) -> bool:
        """Whether a seat has its hero."""
        return (self.cells[z.ALIVE] >> seat) & 1 == 1

    def total(self, seat: i64, quantity: i64) -> i64:
        """What all cards of a seat add to a quantity: those that lie, kingdom, hero and flag."""
        cells, config = self.cells, self.config
        bearers, row = config.bearers, z.LAID + seat * z.LAID_ROW
        found: i64 = 0
        for i in range(config.bearers_of[quantity], config.bearers_of[quantity + 1], 2):
            found += cells[row + bearers[i]] * bearers[i + 1]
        if cells[z.FLAGS + seat] < 0:
            return found
        found += config.kingdom_sums[cells[z.KINGDOMS + seat] * s.QUANTITIES + quantity]
        found += config.flag_sums[cells[z.FLAGS + seat] * s.QUANTITIES + quantity]
        if self.hero_lives(seat):
            found += config.hero_sums[cells[z.HEROES + seat] * s.QUANTITIES + quantity]
        return found

    def middle_total(self, quantity: i64) -> i64:
        """What the terrain of the middle adds to a quantity."""
        middle = self.cells[z.MIDDLE]
        if middle < 0:
            return 0
        return self.config.terrain_sums[middle * s.QUANTITIES + quantity]

    # What lies in a city.

    def laid(self, seat: i64, card: i64) -> i64:
        """How many cards of a kind lie in a seat's city."""
        return self.cells[z.LAID + seat * z.LAID_ROW + card]

    def coin_cards(self, seat: i64) -> i64:
        """The number of coin cards in a treasury (DR05)."""
        return bags.size(self.cells, z.LAID + seat * z.LAID_ROW, self.config.coins)

    def treasury(self, seat: i64) -> i64:
        """The value of the coins in a treasury."""
        found: i64 = 0
        for coin in range(self.config.coins):
            found += self.laid(seat, coin) * self.config.value[coin]
        return found

    def techs(self, seat: i64) -> i64:
        """The number of techs in a library; upgrades lie on them (DR05)."""
        config = self.config
        return bags.size(self.cells, z.LAID + seat * z.LAID_ROW + config.first_tech, config.techs)

    def points(self, seat: i64) -> i64:
        """The victory points in a seat's city (DR03); an estate has none."""
        if self.is_out(seat):
            return 0
        found, config = self.total(seat, s.POINTS), self.config
        for i in range(len(config.victories)):
            card = config.victories[i]
            found += self.laid(seat, card) * config.worth[card]
        return min(found, s.MOST_POINTS)

    def owns_golden_age(self, seat: i64) -> bool:
        """Whether a seat has the card with which it cannot win by coins (DR03)."""
        for card in range(self.config.first_golden, self.config.kinds):
            if self.laid(seat, card) > 0:
                return True
        return False

    def is_destructible(self, card: i64) -> bool:
        """Whether a card may be destroyed or killed in a city: buildings and special units."""
        return self.config.group[card] == s.BUILDING or self.config.group[card] == s.SPECIAL

    def minted(self, card: i64) -> i64:
        """How many of a card were in the mint at the start of the game."""
        return self.config.mint[card] if card < self.config.coins else ZERO

    def seen_of(self, card: i64) -> i64:
        """How many of a card of the main deck lie where all can see them."""
        cells = self.cells
        found = cells[z.PILE + card] + cells[z.GONE + card]
        if card < self.config.coins:
            found += cells[z.MINT + card]
        for seat in range(self.seats):
            found += self.laid(seat, card)
        unit = card - self.config.first_unit
        if self.config.group[card] == s.TROOP:
            for i in range(z.FIELD + 1, z.FIELD + 1 + cells[z.FIELD]):
                if cells[i] % field.KINDS == unit:
                    found += 1
        return found

    # Decks and prices.

    def deck_at(self, deck: i64) -> i64:
        """Where the unseen cards of a deck begin in `State.cells`."""
        return z.DECKS + self.config.first[deck]

    def deck_kinds(self, deck: i64) -> i64:
        """How many kinds of cards belong to a deck."""
        return self.config.first[deck + 1] - self.config.first[deck]

    def unseen_in(self, deck: i64) -> i64:
        """The number of unseen cards in a deck."""
        return bags.size(self.cells, self.deck_at(deck), self.deck_kinds(deck))

    def buried_at(self, deck: i64) -> i64:
        """Where the pile of known cards under a deck begins; the main deck has none."""
        return z.BURIED + (deck - s.MILITARY) * z.BURIED_ROW

    def on_shelf(self, deck: i64) -> i64:
        """The number of face-up cards of a deck in the store."""
        return bags.size(self.cells, z.STORE + self.config.first[deck], self.deck_kinds(deck))

    def lacking(self) -> i64:
        """The first deck of which the store lacks a card that the deck has; -1 if none (DR17)."""
        for deck in range(s.MILITARY, s.SELL + 1):
            if self.on_shelf(deck) == s.SHELF:
                continue
            if self.cells[self.buried_at(deck)] > 0 or self.unseen_in(deck) > 0:
                return deck
        return NONE

    def can_draw(self) -> bool:
        """Whether the main deck has a card, or will have by its discard pile (DR19)."""
        kinds = self.deck_kinds(s.MAIN)
        unseen = bags.is_empty(self.cells, z.DECKS, kinds)
        return not unseen or not bags.is_empty(self.cells, z.PILE, kinds)

    def price(self, seat: i64, card: i64) -> i64:
        """What a card of the store costs a seat."""
        deck, off = self.config.deck[card], s.OFF_SELL
        if deck == s.MILITARY:
            off = s.OFF_MILITARY
        elif deck == s.VICTORY:
            off = s.OFF_VICTORY
        return max(self.config.cost[card] - self.total(seat, off), 1)

    def owed(self) -> i64:
        """What is left to pay for the card of the purchase on top; below 0 if too much is paid."""
        found = self.price(self.frame(WHO), self.frame(s.BOUGHT))
        for coin in range(self.config.coins):
            found -= self.frame(s.PAID + coin) * self.config.value[coin]
        return found

    def drawn(self, seat: i64) -> i64:
        """The number of cards that a seat draws in step 1, of which it keeps one."""
        found = 1 + self.total(seat, s.PICKS)
        return found + self.total(seat, s.EVEN_PICKS) if self.is_even() else found

    def hand_limit(self, seat: i64) -> i64:
        """The most cards in a hand at the end of a turn (DR19)."""
        return self.config.edition.hand_limit + self.total(seat, s.HAND)

    # Walls.

    def layers(self, city: i64) -> i64:
        """The number of layers of a city's walls, standing and fallen."""
        return len(self.config.terrains[self.cells[z.TERRAINS + city]].layers)

    def standing(self, city: i64) -> i64:
        """The number of layers that stand (DR15)."""
        return self.layers(city) - self.cells[z.FALLEN + city]

    def breached(self, city: i64) -> bool:
        """Whether all layers are down."""
        return self.standing(city) == 0

    def outermost(self, city: i64) -> i64:
        """The number of cards in the outermost layer that stands."""
        layers = self.config.terrains[self.cells[z.TERRAINS + city]].layers
        return layers[self.cells[z.FALLEN + city]]

    # Squads.

    def places(self) -> i64:
        """The number of places at this table: the middle, and three in each city."""
        return 1 + 3 * self.seats

    def size(self, seat: i64, squad: i64) -> i64:
        """The number of units of a squad."""
        return field.size(self.cells, z.FIELD, army(seat, squad))

    def top_unit(self, seat: i64, squad: i64) -> i64:
        """The unit on top of a squad, or -1 if there is none."""
        return field.top(self.cells, z.FIELD, army(seat, squad))

    def units_of(self, seat: i64) -> i64:
        """The number of a seat's units on the board."""
        found: i64 = 0
        for i in range(z.FIELD + 1, z.FIELD + 1 + self.cells[z.FIELD]):
            if self.cells[i] // field.KINDS % s.MOST_SEATS == seat:
                found += 1
        return found

    def squads_of(self, seat: i64) -> vec[i64]:
        """The squads of a seat that have units, ascending."""
        cells = self.cells
        found = vec[i64](capacity=16)
        last = NONE
        for i in range(z.FIELD + 1, z.FIELD + 1 + cells[z.FIELD]):
            army = cells[i] // field.KINDS
            if army != last and army % s.MOST_SEATS == seat:
                found = append(found, army // s.MOST_SEATS)
            last = army
        return found

    def is_held(self, seat: i64, place: i64) -> bool:
        """Whether a seat has a unit at a place."""
        squad = place * s.SQUADS_IN_SPACE
        return self.top_unit(seat, squad) >= 0 or self.top_unit(seat, squad + 1) >= 0

    def joinable(self, seat: i64, place: i64, but: i64) -> vec[i64]:
        """The squads of a seat at a place that units can join, and one that they can form.

        ``but`` is a squad that is left out, or -1 (DR06).
        """
        found = vec[i64](capacity=2)
        fresh = NONE
        for squad in range(place * s.SQUADS_IN_SPACE, (place + 1) * s.SQUADS_IN_SPACE):
            if squad == but:
                continue
            if self.top_unit(seat, squad) >= 0:
                found = append(found, squad)
            elif fresh < 0:
                fresh = squad
        if fresh < 0:
            return found
        if len(found) > 0 and fresh < found[0]:
            return vec[i64]([fresh, found[0]])
        return append(found, fresh)

    def all_have(self, seat: i64, squad: i64, count: i64, trait: i64) -> bool:
        """Whether the top units of a squad, so many, all have a trait."""
        for depth in range(count):
            kind = field.unit(self.cells, z.FIELD, army(seat, squad), depth)
            if self.config.unit(kind).traits & trait == 0:
                return False
        return True

    def all_long(self, seat: i64, squad: i64, count: i64) -> bool:
        """Whether the top units of a squad, so many, all are long-range."""
        for depth in range(count):
            kind = field.unit(self.cells, z.FIELD, army(seat, squad), depth)
            if not self.config.unit(kind).long:
                return False
        return True

    def is_spent(self, squad: i64) -> bool:
        """Whether a squad of the seat whose turn it is is done for the turn."""
        return (self.cells[z.SPENT] >> squad) & 1 == 1

    def has_fought(self, squad: i64) -> bool:
        """Whether such a squad has fought and won, so that it may only attack."""
        return (self.cells[z.FOUGHT] >> squad) & 1 == 1
