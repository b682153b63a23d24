"""Res Publica: the numbers of actions, outcomes, frames and events, each declared once.

This module is not compiled: mypyc writes its numbers into the compiled rules, and `Schema` reads
and checks the annotations at import. A number never changes within a rules version, because
records and programs store it.
"""

from __future__ import annotations

from typing import Annotated as A
from typing import Final

from mypy_extensions import i64

from regalia.engine.blocks import Bag, Packed, Record
from regalia.engine.schema import Action, Column, Draft, Event, Frame, Outcome, Schema, Window
from regalia.engine.specs import Category, Count, Numbered, OutsideTensor, Size

# Sizes.
LEAST_SEATS: Final[i64] = 3
MOST_SEATS: Final[i64] = 5
KINDS: Final[i64] = 12
PEOPLE_KINDS: Final[i64] = 6  # the first kinds; the others are of civilisation
CITY_KINDS: Final[i64] = 5  # the first kinds of civilisation
BACKS: Final[i64] = 2  # people and civilisation
PILES: Final[i64] = 3  # settlements, churches, libraries; cities are stored by owner
CITIES: Final[i64] = 10
MOST: Final[i64] = 12  # highest count of a kind in the game, and of a term
MOST_IN_PILE: Final[i64] = 60
MOST_POINTS: Final[i64] = 99  # of a score card
IN_HAND: Final[i64] = 4  # people cards dealt to each seat
MOST_DRAWN: Final[i64] = 3  # cards drawn at the end of a turn
SET: Final[i64] = 5  # identical cards for a settlement or a city
SHORT_SET: Final[i64] = 4  # for a city, with a library
COUPLE: Final[i64] = 2  # Monks for a church, Books for a library
IDLE_ROUNDS: Final[i64] = 3
ROUNDS: Final[i64] = 100
CHARACTERISTICS: Final[i64] = 18
MOST_STEPS: Final[i64] = 48  # decisions of a pick: two terms of twelve pairs

# Particular kinds, then the characteristics that are not kinds, in the order of a statement (RP07).
MONKS: Final[i64] = 5
BOOKS: Final[i64] = 11
PEOPLE: Final[i64] = 12
CIVILISATION: Final[i64] = 13
ANY: Final[i64] = 14
PAIR: Final[i64] = 15
PEOPLE_PAIR: Final[i64] = 16
CIVILISATION_PAIR: Final[i64] = 17
# Piles.
SETTLEMENT: Final[i64] = 0
CHURCH: Final[i64] = 1
LIBRARY: Final[i64] = 2
# How the terms of a statement are joined.
ALONE: Final[i64] = 0
BOTH: Final[i64] = 1  # and
EITHER: Final[i64] = 2  # or
NO_ANSWER: Final[i64] = -1
"""Takes the place of an answer: the seat has declined."""

SEATS = Size("seats", MOST_SEATS)
CARDS = Size("cards", KINDS * MOST)
PILE_SIZE = Size("pile", MOST_IN_PILE)  # cards in the largest pile
POINTS = Size("points", (CITIES + 2 * MOST_IN_PILE) * MOST_POINTS + KINDS * MOST // 2)
TURNS = Size("turns", ROUNDS * MOST_SEATS)
LAST_TURNS = Size("last_turns", MOST_SEATS + 1)

# Categories: what a number stands for.
SEAT = Category("seat", SEATS)
KIND = Category("card", KINDS)  # a card, by the number of its kind in the card file
WHOLE_SET = Category("set", KINDS)  # a whole set, by its kind
CITY_SET = Category("city_set", CITY_KINDS)  # a short set for a city, by its kind of civilisation
CHARACTERISTIC = Category("characteristic", CHARACTERISTICS)  # a kind, a group or pairs
NUMERAL = Category("numeral", MOST, tuple([str(i + 1) for i in range(MOST)]))
VERB = Category("verb", 4, ("request", "offer", "for", "tender"))
OPENING = Category("opening", 2, ("request", "offer"))
JOINT = Category("joint", 3, ("alone", "and", "or"))
BACK = Category("back", BACKS, ("people", "civilisation"))
PILE = Category("pile", PILES, ("settlements", "churches", "libraries"))
CITY = Category("city", CITIES)  # a city, counted from the top
SWAPPER = Category("swapper", 2, ("active", "partner"))

STATEMENT: Final = Record(
    count=Count(MOST, low=1),
    characteristic=CHARACTERISTIC,
    joint=JOINT,
    other_count=Count(MOST),
    other_characteristic=CHARACTERISTIC.or_none(),
)
"""A statement: its first term, then the joint and the second term, if any."""
# A statement packed into one number (trade.py), with the joint in the highest bits: its first term,
# the rest, and the whole.
FIRST_TERM = Packed(Record(count=Count(MOST, low=1), characteristic=CHARACTERISTIC), (4, 5))
SECOND_TERM = Packed(
    Record(joint=JOINT, count=Count(MOST, low=1), characteristic=CHARACTERISTIC).or_nothing(),
    (2, 4, 5),
    order=(1, 2, 0),
)
PACKED_STATEMENT = Packed(
    Record(
        count=Count(MOST, low=1),
        characteristic=CHARACTERISTIC,
        joint=JOINT,
        other_count=Count(MOST),
        other_characteristic=CHARACTERISTIC,
    ).or_nothing(),
    (4, 5, 2, 4, 5),
    order=(0, 1, 3, 4, 2),
)
PACKED_ANSWER = PACKED_STATEMENT.or_none()  # NO_ANSWER: declined
BAG: Final = Bag(KIND, MOST)  # how many cards of each kind
PICKED: Final[Packed] = Packed(BAG, (4,) * KINDS)

# Actions.
DRAW: Final[A[i64, Action("draw")]] = 0
DRAW_WITH: Final[A[i64, Action("draw with people")]] = 1  # and two of civilisation
DRAW_WITHOUT: Final[A[i64, Action("draw without people")]] = 2  # three of civilisation
REST: Final[A[i64, Action("rest")]] = 3  # display no more at the end
DISPLAY: Final[A[i64, Action("display {}", WHOLE_SET, at="hand-{}")]] = 4
DISPLAY_SHORT: Final[A[i64, Action("display {}", CITY_SET)]] = 16  # with a library
REQUEST: Final[A[i64, Action("request", at="verb-0")]] = 21
OFFER: Final[A[i64, Action("offer", at="verb-1")]] = 22
DEMAND: Final[A[i64, Action("for", at="verb-2")]] = 23  # answers a request
TENDER: Final[A[i64, Action("tender", at="verb-3")]] = 24  # answers an offer
DECLINE: Final[A[i64, Action("decline")]] = 25
COUNT: Final[A[i64, Action("{}", NUMERAL)]] = 26
NAME: Final[A[i64, Action("{}", CHARACTERISTIC, at="name-{}")]] = 38
AND: Final[A[i64, Action("and", at="joint-and")]] = 56
OR: Final[A[i64, Action("or", at="joint-or")]] = 57
STOP: Final[A[i64, Action("stop", at="joint-stop")]] = 58
ACCEPT: Final[A[i64, Action("accept {}", SEAT, at="answer-{}")]] = 59
REFUSE: Final[A[i64, Action("accept none")]] = 64
PICK: Final[A[i64, Action("{}", KIND, at="hand-{}")]] = 65
ENOUGH: Final[A[i64, Action("enough")]] = 77

# Outcomes of chance.
STARTER: Final[A[i64, Outcome("start {}", SEAT)]] = 78
DRAWN: Final[A[i64, Outcome("{}", KIND)]] = 83

# Frames of what is under way, and their columns.
TRADING: Final[A[i64, Frame()]] = 1
OFFERED: Final[A[i64, Column(OPENING)]] = 2
SAID: Final[A[i64, Column(PACKED_STATEMENT)]] = 3  # then the answers, clockwise
FIRST_ANSWER: Final[A[i64, Column(PACKED_ANSWER)]] = 4
SECOND_ANSWER: Final[A[i64, Column(PACKED_ANSWER)]] = 5
THIRD_ANSWER: Final[A[i64, Column(PACKED_ANSWER)]] = 6
FOURTH_ANSWER: Final[A[i64, Column(PACKED_ANSWER)]] = 7
DRAWING: Final[A[i64, Frame()]] = 2
PEOPLE_OWED: Final[A[i64, Column(Count(1))]] = 2
CIVILISATION_OWED: Final[A[i64, Column(Count(MOST_DRAWN))]] = 3
DEALING: Final[A[i64, Frame()]] = 3
CARDS_DEALT: Final[A[i64, Column(Count(IN_HAND * MOST_SEATS))]] = 2
PICKING: Final[A[i64, Window()]] = 100
PARTNER: Final[A[i64, Column(SEAT)]] = 3

# Draft frames, and their columns: the decisions of a half-made move.
SAYING: Final[A[i64, Draft()]] = 200
BEGUN_BY: Final[A[i64, Column(Numbered(VERB, REQUEST), by=REQUEST, first=REQUEST)]] = 2
FIRST_COUNT: Final[A[i64, Column(Count(MOST, low=1), by=COUNT, first=1)]] = 3
FIRST_NAME: Final[A[i64, Column(CHARACTERISTIC, by=NAME)]] = 4
JOINED_BY: Final[A[i64, Column(JOINT, by=AND, first=BOTH)]] = 5
SECOND_COUNT: Final[A[i64, Column(Count(MOST, low=1), by=COUNT, first=1)]] = 6
GIVING: Final[A[i64, Draft()]] = 201
PICKS: Final[A[i64, Column(BAG)]] = 2
LAST_KIND: Final[A[i64, Column(OutsideTensor(KINDS))]] = 14
STEPS: Final[A[i64, Column(OutsideTensor(MOST_STEPS))]] = 15

# Events of the journal.
STARTS: Final[A[i64, Event(seat=SEAT)]] = 0
DEALT: Final[A[i64, Event(seat=SEAT, card=KIND)]] = 1
STATED: Final[A[i64, Event(seat=SEAT, verb=VERB, first=FIRST_TERM, second=SECOND_TERM)]] = 2
DECLINED: Final[A[i64, Event(seat=SEAT)]] = 3
ACCEPTED: Final[A[i64, Event(seat=SEAT, partner=SEAT)]] = 4
REFUSED: Final[A[i64, Event(seat=SEAT)]] = 5
GAVE: Final[A[i64, Event(giver=SEAT, taker=SEAT, card=KIND, count=Count(MOST, low=1))]] = 6
DISPLAYED: Final[
    A[i64, Event(seat=SEAT, card=KIND, count=Count(SET, low=2), points=Count(MOST_POINTS))]
] = 7
DREW: Final[A[i64, Event(seat=SEAT, people=Count(1), civilisation=Count(MOST_DRAWN))]] = 8
GOT: Final[A[i64, Event(seat=SEAT, card=KIND)]] = 9
LAST_CARD: Final[A[i64, Event(seat=SEAT, turns=Count(SEATS))]] = 10
STALLED: Final[A[i64, Event(seat=SEAT, turns=Count(SEATS))]] = 11
LAST_ROUND: Final[A[i64, Event(seat=SEAT)]] = 12
RESTED: Final[A[i64, Event(seat=SEAT)]] = 13
SHOWN: Final[A[i64, Event(seat=SEAT, card=KIND, count=Count(MOST, low=1))]] = 14

SCHEMA: Final = Schema(__name__, things=("hand", "verb", "name", "joint", "answer"))
