"""Domus Regnatrix: all numbers that leave the rules, each declared once.

This module is not compiled. mypyc copies its numbers into the compiled rules; `Schema` reads the
annotations at import and refuses invalid ones. Records and programs store these numbers, so they
never change within one version of the rules.

Cards are numbered by deck: the main deck begins with the coins and ends with the lettered units;
then the military deck (the other units), the victory deck and the sell deck.
"""

from __future__ import annotations

from typing import Annotated as A
from typing import Final

from mypy_extensions import i64

from regalia.engine.blocks import Bag
from regalia.engine.schema import Action, Column, Draft, Event, Frame, Outcome, Schema, Value
from regalia.engine.specs import Category, Count, Flag, Size

# Sizes and limits.
MOST_SEATS: Final[i64] = 4
MOST_CARDS: Final[i64] = 96  # kinds of cards
MOST_COINS: Final[i64] = 6  # kinds of coins
MOST_UNITS: Final[i64] = 20  # kinds of units
MOST_CHOSEN: Final[i64] = 8  # kingdoms, heroes, terrains, flags
MOST_COPIES: Final[i64] = 99  # cards of one kind
MOST_IN_DECK: Final[i64] = 90  # cards of the military, victory or sell deck
MOST_IN_MAIN: Final[i64] = 400  # cards of the main deck
MOST_TROOPS: Final[i64] = 60  # unit cards of a game
MOST_LAYERS: Final[i64] = 8  # of a city's walls
MOST_ROUNDS: Final[i64] = 99
MOST_HAND: Final[i64] = 12  # cards dealt to a hand, and the hand limit
SHELF: Final[i64] = 5  # DR17: face-up cards of each deck in the store
SQUADS_IN_SPACE: Final[i64] = 2  # DR06
PLACES: Final[i64] = 13  # the middle, and three spaces in each city
SQUADS_OF_SEAT: Final[i64] = 26
ARMIES: Final[i64] = 104  # the squads of all seats
MOST_TRADED: Final[i64] = 3  # cards that each side of a trade gives
MOST_NUMBER: Final[i64] = 999  # of an attack, a defence or a price
MOST_POINTS: Final[i64] = 9_999
MOST_EVENTS: Final[i64] = 1_000_000  # chance events of one owner
FACES: Final[i64] = 6
DICE: Final[i64] = 2
LOWEST_THROW: Final[i64] = 2
QUANTITIES: Final[i64] = 23  # what lasting abilities add up to

SEATS = Size("seats", MOST_SEATS)
CARDS = Size("cards", MOST_CARDS)
COINS = Size("coins", MOST_COINS)
UNITS = Size("units", MOST_UNITS)
SQUADS = Size("squads", SQUADS_OF_SEAT)
SPACE_NAMES = ("inner-city", "walls", "outer-city")
NAMED_PLACES = (
    "middle",
    *[f"{space} {city + 1}" for city in range(MOST_SEATS) for space in SPACE_NAMES],
)
NAMED_SQUADS = tuple([f"{place} {which}" for place in NAMED_PLACES for which in ("A", "B")])
NAMED_ARMIES = tuple(
    [f"{squad} of seat {owner + 1}" for squad in NAMED_SQUADS for owner in range(MOST_SEATS)]
)

# Categories of numbers. Names that are not given here come from the card file.
SEAT = Category("seat", SEATS)
CARD = Category("card", CARDS)
COIN = Category("coin", COINS)  # its number is that of its card, too
UNIT = Category("unit", UNITS)
KINGDOM = Category("kingdom", Size("kingdoms", MOST_CHOSEN))
HERO = Category("hero", Size("heroes", MOST_CHOSEN))
TERRAIN = Category("terrain", Size("terrains", MOST_CHOSEN))
FLAG = Category("flag", Size("flags", MOST_CHOSEN))
SPACE = Category("space", 3)
DECK = Category("deck", 4, ("main", "military", "victory", "sell"))
SHOP = Category("shop", 3, ("military", "victory", "sell"))  # the decks that fill the store
SQUAD = Category("squad", SQUADS, NAMED_SQUADS)  # of one seat, by place
ARMY = Category("army", ARMIES, NAMED_ARMIES)  # a squad of any seat
HEIGHT = Category(
    "height", MOST_TROOPS, tuple([str(n + 1) for n in range(MOST_TROOPS)])
)  # units, from 1
THROW = Category("throw", 11, tuple([str(sum) for sum in range(2, 13)]))  # of two dice
STEP = Category(
    "step", 7, ("setting up", "buying", "trading", "playing", "action", "rearranging", "discarding")
)
CLASS = Category("class", 10)
QUANTITY = Category("quantity", QUANTITIES)
MOMENT = Category("moment", 8)
WAY = Category("way", 4, ("culture", "mercantilism", "conquest", "last round"))
SOURCE = Category("source", 5, ("of hero", "of kingdom", "of flag", "of middle", "of card"))
GAINED = Category("gained", 5, ("income", "exchange", "levy", "reward", "spoils"))
PURSE = Bag(COIN, MOST_COPIES)

# Spaces of a city.
INNER: Final[A[i64, Value(SPACE)]] = 0
WALLS: Final[A[i64, Value(SPACE)]] = 1
OUTER: Final[A[i64, Value(SPACE)]] = 2

# Decks.
MAIN: Final[A[i64, Value(DECK)]] = 0
MILITARY: Final[A[i64, Value(DECK)]] = 1
VICTORY: Final[A[i64, Value(DECK)]] = 2
SELL: Final[A[i64, Value(DECK)]] = 3

# Steps of a turn (DR04).
SETTING_UP: Final[A[i64, Value(STEP)]] = 0
BUYING: Final[A[i64, Value(STEP)]] = 1
TRADING: Final[A[i64, Value(STEP)]] = 2
PLAYING: Final[A[i64, Value(STEP)]] = 3
ACTION: Final[A[i64, Value(STEP)]] = 4
REARRANGING: Final[A[i64, Value(STEP)]] = 5
DISCARDING: Final[A[i64, Value(STEP)]] = 6

# Classes of cards.
COIN_CARD: Final[A[i64, Value(CLASS)]] = 0
VICTORY_CARD: Final[A[i64, Value(CLASS)]] = 1
TECH: Final[A[i64, Value(CLASS)]] = 2
SUPPORT: Final[A[i64, Value(CLASS)]] = 3
TROOP: Final[A[i64, Value(CLASS)]] = 4
UPGRADE: Final[A[i64, Value(CLASS)]] = 5
BUILDING: Final[A[i64, Value(CLASS)]] = 6
WONDER: Final[A[i64, Value(CLASS)]] = 7
SPECIAL: Final[A[i64, Value(CLASS)]] = 8
GOLDEN: Final[A[i64, Value(CLASS)]] = 9

# What lasting abilities add up to.
POINTS: Final[A[i64, Value(QUANTITY)]] = 0
HAND: Final[A[i64, Value(QUANTITY)]] = 1
OFF_VICTORY: Final[A[i64, Value(QUANTITY)]] = 2
OFF_MILITARY: Final[A[i64, Value(QUANTITY)]] = 3
OFF_SELL: Final[A[i64, Value(QUANTITY)]] = 4
SHORT_ATTACK: Final[A[i64, Value(QUANTITY)]] = 5
LONG_ATTACK: Final[A[i64, Value(QUANTITY)]] = 6
SIEGE: Final[A[i64, Value(QUANTITY)]] = 7
DEFENCE: Final[A[i64, Value(QUANTITY)]] = 8
HOME: Final[A[i64, Value(QUANTITY)]] = 9
RAMPARTS: Final[A[i64, Value(QUANTITY)]] = 10
PICKS: Final[A[i64, Value(QUANTITY)]] = 11
EVEN_PICKS: Final[A[i64, Value(QUANTITY)]] = 12
MORE_COINS: Final[A[i64, Value(QUANTITY)]] = 13
MORE_UNITS: Final[A[i64, Value(QUANTITY)]] = 14
SWIFT: Final[A[i64, Value(QUANTITY)]] = 15
WATCH: Final[A[i64, Value(QUANTITY)]] = 16
MARKET: Final[A[i64, Value(QUANTITY)]] = 17
MIDDLE_DEFENCE: Final[A[i64, Value(QUANTITY)]] = 18
MIDDLE_COVER: Final[A[i64, Value(QUANTITY)]] = 19
MIDDLE_SLOPE: Final[A[i64, Value(QUANTITY)]] = 20
MIDDLE_ROAD: Final[A[i64, Value(QUANTITY)]] = 21
MORE_DEALT: Final[A[i64, Value(QUANTITY)]] = 22

# When other abilities act.
NEVER: Final[A[i64, Value(MOMENT)]] = 0
START: Final[A[i64, Value(MOMENT)]] = 1  # of the owner's turn
EVEN_START: Final[A[i64, Value(MOMENT)]] = 2  # of the owner's turn in even rounds
PLAYED: Final[A[i64, Value(MOMENT)]] = 3  # as the support is played
VICTORY_PLAYED: Final[A[i64, Value(MOMENT)]] = 4  # as the owner plays a victory card
KILL: Final[A[i64, Value(MOMENT)]] = 5  # as a unit of the owner's kills another
BEFORE: Final[A[i64, Value(MOMENT)]] = 6  # before the cards are dealt
ARRIVAL: Final[A[i64, Value(MOMENT)]] = 7  # as a seat's first squad of a turn enters the middle

# How a game is won.
CULTURE: Final[A[i64, Value(WAY)]] = 0
MERCANTILISM: Final[A[i64, Value(WAY)]] = 1
CONQUEST: Final[A[i64, Value(WAY)]] = 2
LAST_ROUND: Final[A[i64, Value(WAY)]] = 3

# What brings a coin, for the story.
OF_HERO: Final[A[i64, Value(SOURCE)]] = 0
OF_KINGDOM: Final[A[i64, Value(SOURCE)]] = 1
OF_FLAG: Final[A[i64, Value(SOURCE)]] = 2
OF_MIDDLE: Final[A[i64, Value(SOURCE)]] = 3
OF_CARD: Final[A[i64, Value(SOURCE)]] = 4

# Why a coin comes, for the story.
INCOME: Final[A[i64, Value(GAINED)]] = 0
EXCHANGE: Final[A[i64, Value(GAINED)]] = 1
LEVY: Final[A[i64, Value(GAINED)]] = 2
REWARD: Final[A[i64, Value(GAINED)]] = 3
SPOILS: Final[A[i64, Value(GAINED)]] = 4

# Traits of units, as bits.
ARCHER: Final[i64] = 1  # from its own outer-city it reaches the middle
SPY: Final[i64] = 2  # enters an enemy inner-city whose walls stand
TREBUCHET: Final[i64] = 4  # attacks walls only
RIDER: Final[i64] = 8  # may move two spaces

# Actions.
TAKE_KINGDOM: Final[A[i64, Action("kingdom {}", KINGDOM, at="kingdom-{}")]] = 0  # 0 to 7
TAKE_HERO: Final[A[i64, Action("hero {}", HERO, at="portrait-{}")]] = 8
TAKE_TERRAIN: Final[A[i64, Action("terrain {}", TERRAIN, at="terrain-{}")]] = 16
TAKE_FLAG: Final[A[i64, Action("flag {}", FLAG, at="flag-{}")]] = 24
BUY: Final[A[i64, Action("buy {}", CARD, at="store-{}")]] = 32  # 32 to 127
PAY: Final[A[i64, Action("pay {}", COIN, at="coin-{}")]] = 128  # 128 to 133
DRAW: Final[A[i64, Action("draw", at="deck-0")]] = 134
PUT_BACK: Final[A[i64, Action("put back {}", CARD, at="looked-{}")]] = 135  # 135 to 230
TRADE: Final[A[i64, Action("trade with seat {}", SEAT, at="seat-{}")]] = 231
GIVE: Final[A[i64, Action("give {}", CARD, at="hand-{}")]] = 235  # 235 to 330
ASK: Final[A[i64, Action("for {}", CARD, at="wanted-{}")]] = 331  # 331 to 426
PROPOSE: Final[A[i64, Action("propose")]] = 427
ACCEPT: Final[A[i64, Action("accept")]] = 428
DECLINE: Final[A[i64, Action("decline")]] = 429
PLAY: Final[A[i64, Action("play {}", CARD, at="hand-{}")]] = 430  # 430 to 525
DISCARD: Final[A[i64, Action("discard {}", CARD, at="drop-{}")]] = 526  # 526 to 621
REPLACE: Final[A[i64, Action("in place of {}", COIN, at="coin-{}")]] = 622
AT: Final[A[i64, Action("at seat {}", SEAT, at="seat-{}")]] = 628
TAKE: Final[A[i64, Action("take {}", CARD)]] = 632  # 632 to 727
DESTROY: Final[A[i64, Action("destroy {}", CARD)]] = 728  # 728 to 823
KILL_HERO: Final[A[i64, Action("kill the hero")]] = 824
COMMAND: Final[A[i64, Action("command {}", SQUAD)]] = 825  # 825 to 850
TOP: Final[A[i64, Action("top {}", HEIGHT, at="top-{}")]] = 851  # 851 to 910
TO: Final[A[i64, Action("to {}", SQUAD)]] = 911  # 911 to 936
ATTACK: Final[A[i64, Action("attack {}", ARMY, at="army-{}")]] = 937  # 937 to 1040
STORM: Final[A[i64, Action("attack the walls")]] = 1041
ARRANGE: Final[A[i64, Action("arrange {}", SQUAD)]] = 1042  # 1042 to 1067
LIFT: Final[A[i64, Action("lift {}", UNIT, at="unit-{}")]] = 1068  # 1068 to 1087
DONE: Final[A[i64, Action("done")]] = 1088

# Outcomes of chance.
THROWN: Final[A[i64, Outcome("dice {}", THROW)]] = 1089  # 1089 to 1099
LAID_OUT: Final[A[i64, Outcome("middle {}", TERRAIN)]] = 1100
DRAWN: Final[A[i64, Outcome("card {}", CARD)]] = 1108  # 1108 to 1203

# Unfinished things.
DRAWING: Final[A[i64, Frame()]] = 1  # cards are drawn from the main deck
DRAW_LEFT: Final[A[i64, Column(Count(MOST_NUMBER))]] = 2
DRAW_ONE: Final[A[i64, Column(Flag())]] = 3  # one of them is kept
BATTLE: Final[A[i64, Frame()]] = 2
ATTACKER: Final[A[i64, Column(SQUAD.or_none(), start=-1)]] = 2  # none: a support attacks
TARGET: Final[A[i64, Column(SQUAD.or_none(), start=-1)]] = 3  # none: the walls
OFFER: Final[A[i64, Frame()]] = 3  # WHO answers it; it is from the seat whose turn it is
OFFERED: Final[A[i64, Column(CARD.or_none(), start=-1)]] = 2
OFFERED_2: Final[A[i64, Column(CARD.or_none(), start=-1)]] = 3
OFFERED_3: Final[A[i64, Column(CARD.or_none(), start=-1)]] = 4
WANTED: Final[A[i64, Column(CARD.or_none(), start=-1)]] = 5
WANTED_2: Final[A[i64, Column(CARD.or_none(), start=-1)]] = 6
WANTED_3: Final[A[i64, Column(CARD.or_none(), start=-1)]] = 7
MUSTER: Final[A[i64, Frame()]] = 4  # units are taken from the main discard pile
MUSTER_LEFT: Final[A[i64, Column(Count(MOST_NUMBER))]] = 2
MARCH: Final[A[i64, Frame()]] = 5  # units that have moved may move once more
MARCHING: Final[A[i64, Column(SQUAD)]] = 2
MARCHERS: Final[A[i64, Column(Count(MOST_TROOPS))]] = 3
MARCH_FREE: Final[A[i64, Column(Flag())]] = 4  # the space more is none of the turn's swift moves

# Unfinished moves.
CHOOSING: Final[A[i64, Draft()]] = 200
CHOSEN_KINGDOM: Final[A[i64, Column(KINGDOM, by=TAKE_KINGDOM)]] = 2
CHOSEN_HERO: Final[A[i64, Column(HERO, by=TAKE_HERO)]] = 3
CHOSEN_TERRAIN: Final[A[i64, Column(TERRAIN, by=TAKE_TERRAIN)]] = 4
PAYING: Final[A[i64, Draft()]] = 201
BOUGHT: Final[A[i64, Column(CARD, by=BUY)]] = 2
PAID: Final[A[i64, Column(PURSE)]] = 3  # 3 to 8
PROPOSING: Final[A[i64, Draft()]] = 202
PARTNER: Final[A[i64, Column(SEAT, by=TRADE)]] = 2
GIVEN: Final[A[i64, Column(CARD.or_none(), start=-1)]] = 3
GIVEN_2: Final[A[i64, Column(CARD.or_none(), start=-1)]] = 4
GIVEN_3: Final[A[i64, Column(CARD.or_none(), start=-1)]] = 5
ASKED_FOR: Final[A[i64, Column(CARD.or_none(), start=-1)]] = 6
ASKED_FOR_2: Final[A[i64, Column(CARD.or_none(), start=-1)]] = 7
ASKED_FOR_3: Final[A[i64, Column(CARD.or_none(), start=-1)]] = 8
PUTTING: Final[A[i64, Draft()]] = 203  # a card is played at a place of its player's choice
PUT: Final[A[i64, Column(CARD, by=PLAY)]] = 2
PUT_AT: Final[A[i64, Column(SEAT, by=AT)]] = 3
TAKING: Final[A[i64, Draft()]] = 204  # a unit of the discard pile, and where it goes
TAKEN: Final[A[i64, Column(CARD, by=TAKE)]] = 2
ORDERING: Final[A[i64, Draft()]] = 205
ORDERED: Final[A[i64, Column(SQUAD, by=COMMAND)]] = 2
ORDERED_TOP: Final[A[i64, Column(Count(MOST_TROOPS), by=TOP, first=1)]] = 3
ARRANGING: Final[A[i64, Draft()]] = 206
ARRANGED_SQUAD: Final[A[i64, Column(SQUAD, by=ARRANGE)]] = 2
LIFTED: Final[A[i64, Column(UNIT, by=LIFT)]] = 3

# Events.
THREW: Final[A[i64, Event(seat=SEAT, dice=Count(12))]] = 0
STARTS: Final[A[i64, Event(seat=SEAT)]] = 1
CHOSE: Final[A[i64, Event(seat=SEAT, kingdom=KINGDOM, hero=HERO, terrain=TERRAIN, flag=FLAG)]] = 2
MIDDLE_IS: Final[A[i64, Event(terrain=TERRAIN)]] = 3
DREW: Final[A[i64, Event(seat=SEAT, card=CARD)]] = 4
DRAWS: Final[A[i64, Event(seat=SEAT, cards=Count(MOST_NUMBER), keeps_one=Flag())]] = 5
TURN: Final[A[i64, Event(seat=SEAT, round=Count(MOST_ROUNDS))]] = 6
BOUGHT_CARD: Final[A[i64, Event(seat=SEAT, card=CARD, coins=PURSE)]] = 7
SHOWN: Final[A[i64, Event(card=CARD)]] = 8
RESHUFFLED: Final[A[i64, Event()]] = 9
PUT_BACK_CARD: Final[A[i64, Event(seat=SEAT, card=CARD)]] = 10
PROPOSED: Final[A[i64, Event(seat=SEAT, to=SEAT, gives=Bag(CARD, MOST_TRADED))]] = 11
PROPOSED_FOR: Final[A[i64, Event(seat=SEAT, to=SEAT, asks=Bag(CARD, MOST_TRADED))]] = 12
ANSWERED: Final[A[i64, Event(seat=SEAT, accepts=Flag())]] = 13
PLAYED_CARD: Final[A[i64, Event(seat=SEAT, card=CARD, squad=SQUAD.or_none())]] = 14
DISCARDED: Final[A[i64, Event(seat=SEAT, card=CARD)]] = 15
GAINED_COIN: Final[A[i64, Event(seat=SEAT, coin=COIN, why=GAINED)]] = 16
LOST_COIN: Final[A[i64, Event(seat=SEAT, coin=COIN).takes_from("seat", place="coin")]] = 17
TOOK: Final[A[i64, Event(seat=SEAT, card=CARD, squad=SQUAD.or_none())]] = 18
DESTROYED: Final[
    A[i64, Event(seat=SEAT, owner=SEAT, card=CARD).takes_from("owner", place="card")]
] = 19
HERO_KILLED: Final[
    A[i64, Event(seat=SEAT, owner=SEAT, hero=HERO).takes_from("owner", place="hero")]
] = 20
MOVED: Final[A[i64, Event(seat=SEAT, units=Count(MOST_TROOPS), start=SQUAD, end=SQUAD)]] = 21
ATTACKED: Final[A[i64, Event(seat=SEAT, unit=UNIT, owner=SEAT, target=UNIT, place=SQUAD)]] = 22
STORMED: Final[A[i64, Event(seat=SEAT, unit=UNIT, owner=SEAT)]] = 23
SHOT: Final[A[i64, Event(seat=SEAT, owner=SEAT, target=UNIT, place=SQUAD)]] = 24
FOUGHT: Final[
    A[i64, Event(seat=SEAT, attack=Count(MOST_NUMBER + 12), defence=Count(MOST_NUMBER + 12))]
] = 25
UNIT_KILLED: Final[
    A[i64, Event(seat=SEAT, owner=SEAT, unit=UNIT).takes_from("owner", place="unit")]
] = 26
LAYER_FELL: Final[
    A[i64, Event(seat=SEAT, owner=SEAT, left=Count(MOST_LAYERS)).takes_from("owner")]
] = 27
LAYER_RAISED: Final[A[i64, Event(seat=SEAT, standing=Count(MOST_LAYERS))]] = 28
ARRANGED: Final[A[i64, Event(seat=SEAT, unit=UNIT, start=SQUAD, end=SQUAD)]] = 29
ESTATE: Final[A[i64, Event(seat=SEAT, owner=SEAT, yielded=Flag()).takes_from("owner")]] = 30
STEPPED_OUT: Final[A[i64, Event(seat=SEAT, units=Count(MOST_TROOPS))]] = 31
WON: Final[A[i64, Event(seat=SEAT.or_none(), way=WAY)]] = 32
EXCHANGED: Final[A[i64, Event(seat=SEAT, coin=COIN, lacks_room=Flag())]] = 33
TIED_FOR_START: Final[A[i64, Event(dice=Count(12), seats=Bag(SEAT, 1))]] = 34
BROUGHT: Final[
    A[i64, Event(seat=SEAT, coin=COIN, source=SOURCE.or_none(), card=CARD.or_none())]
] = 35
DICE_FELL: Final[A[i64, Event(owner=SEAT, attack=Count(12), defence=Count(12))]] = 36
ALL_DONE: Final[A[i64, Event(seat=SEAT)]] = 37  # no unit of the turn can do any more

SCHEMA: Final = Schema(
    __name__,
    things=(
        *("kingdom", "portrait", "terrain", "flag", "store", "coin", "deck", "looked", "seat"),
        *("hand", "drop", "wanted", "army", "top", "unit", "walls", "laid", "hero", "discards"),
    ),
)
"""The things at which a page shows actions (`Words.at`)."""
