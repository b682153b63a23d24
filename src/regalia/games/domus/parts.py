"""Domus Regnatrix: what each region of the page shows (regions.py)."""

from __future__ import annotations

from typing import NamedTuple

Counts = tuple[tuple[int, int], ...]
"""Cards as pairs of kind and count."""


class Setup(NamedTuple):
    """Who has taken each kingdom, hero, terrain and flag: a seat, or -1."""

    takers: tuple[tuple[int, ...], ...]


class Turn(NamedTuple):
    """Whose turn it is, the round, the step from 0 for buying, and whether the game is over.

    ``trades``: something has been proposed in this turn; ``may_trade``: there is somebody with whom
    the seat could trade.
    """

    seat: int
    round: int
    step: int
    over: bool
    trades: bool = False
    may_trade: bool = True


class Offer(NamedTuple):
    """A trade that has been offered: by whom, to whom, and the cards of each side."""

    seat: int
    to: int
    gives: tuple[int, ...]
    asks: tuple[int, ...]


class Battle(NamedTuple):
    """The last battle: both seats, their units (-1 for a support, or the walls), numbers.

    ``dice`` and ``other_dice`` is what attacker and defender threw, 0 before it.
    """

    seat: int
    unit: int
    strength: int
    dice: int
    owner: int
    target: int
    guard: int
    other_dice: int


class Affair(NamedTuple):
    """What is under way besides the steps of a turn: a trade, or what is left of a march."""

    offer: Offer | None
    left: str


class Ware(NamedTuple):
    """Cards of one kind in the store: kind, number, price, and whether the viewer can pay it."""

    card: int
    number: int
    price: int
    payable: bool


class Shelf(NamedTuple):
    """The face-up cards of one deck, its unseen cards, and the known ones at its bottom."""

    deck: int
    wares: tuple[Ware, ...]
    left: int
    buried: Counts


class Store(NamedTuple):
    """The three shelves; ``seat``: whose prices they have, or -1 for those that are printed."""

    seat: int
    shelves: tuple[Shelf, ...]


class Decks(NamedTuple):
    """The unseen cards of the main deck, its discard pile, and the coins of the mint."""

    left: int
    discards: Counts
    mint: Counts


class Squad(NamedTuple):
    """A squad: its army, its owner, its units from the top, and "done", "fought" or "".

    ``fights`` says with what it attacks and defends itself where it stands.
    """

    army: int
    owner: int
    units: tuple[int, ...]
    state: str
    fights: tuple[str, ...] = ()


class Place(NamedTuple):
    """The squads in a place, and the armies of the viewer's that could be formed there."""

    squads: tuple[Squad, ...]
    free: tuple[int, ...]


class Middle(NamedTuple):
    """The middle: its terrain, or -1, and who is there."""

    terrain: int
    place: Place


class Roads(NamedTuple):
    """How far a seat is on each road to victory.

    ``golden``: it has the Golden Age, so coins do not win. ``estates`` are the seats whose cities
    it rules, ``rivals`` how many other cities there are.
    """

    points: int
    coins: int
    golden: bool
    estates: tuple[int, ...]
    rivals: int
    lord: int


class City(NamedTuple):
    """A city: its spaces (inner-city, walls, outer-city) and what lies in it.

    ``nth``: its place around the table, clockwise from the viewer's own. ``lord`` is whose estate
    it is, or -1. ``units`` counts its seat's own in it, ``enemies`` those of others. ``laid`` has
    techs, victory cards, buildings and the like, without coins.
    """

    seat: int
    own: bool
    nth: int
    roads: Roads
    kingdom: int
    hero: int
    alive: bool
    terrain: int
    flag: int
    fallen: int
    lord: int
    places: tuple[Place, ...]
    units: int
    enemies: int
    laid: Counts


class SeatPart(NamedTuple):
    """A seat: its roads, its hand as far as all know it, its coins, and its place at the end."""

    seat: int
    roads: Roads
    size: int
    known: Counts
    coins: Counts
    place: int


class Coins(NamedTuple):
    """Coins of one kind in the viewer's treasury, and how many of them are being paid."""

    coin: int
    number: int
    paid: int


class Purse(NamedTuple):
    """The viewer's treasury: its coins, their sum, and what is paid of a price, or -1."""

    seat: int
    coins: tuple[Coins, ...]
    worth: int
    golden: bool
    paid: int
    price: int


class HandCard(NamedTuple):
    """Cards of one kind in the viewer's hand, and how many of them are offered.

    ``why`` is the reason why they cannot be played now, or "".
    """

    card: int
    number: int
    used: int
    why: str = ""


class Hand(NamedTuple):
    """The viewer's cards; ``many``: they hold several seats."""

    seat: int
    many: bool
    limit: int
    cards: tuple[HandCard, ...]


class Tray(NamedTuple):
    """What the viewer chooses from in a move under way, beside what lies on the table.

    ``what`` is "squad" (``cards`` are its units from the top, ``chosen`` how many are to move),
    "lift" (the kinds of its units, ``chosen`` the lifted one), "looked", "trade" (``cards`` may be
    asked for, ``gives`` and ``asks`` are in the proposal, ``hand`` is the viewer's) or "recruits".
    ``counts`` says of "looked" and "recruits" how many of each card there are.
    """

    what: str
    cards: tuple[int, ...]
    chosen: int
    gives: tuple[int, ...]
    asks: tuple[int, ...]
    partner: int
    hand: tuple[HandCard, ...]
    counts: tuple[int, ...] = ()


class Result(NamedTuple):
    """A seat at the end: its place and its roads."""

    seat: int
    place: int
    roads: Roads


class Scoring(NamedTuple):
    """How the game was won, in which round, and how all seats stood, the best first."""

    way: int
    round: int
    results: tuple[Result, ...]
