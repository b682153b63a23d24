"""Regency: all numbers that leave the rules, each declared once.

This module is not compiled. mypyc copies its numbers into the compiled rules; `Schema` reads the
annotations at import and refuses invalid ones. Records and programs store these numbers, so they
never change within one version of the rules.
"""

from __future__ import annotations

from typing import Annotated as A
from typing import Final

from mypy_extensions import i64

from regalia.engine.blocks import Bag
from regalia.engine.schema import (
    Action,
    Column,
    Draft,
    Event,
    Frame,
    Outcome,
    Schema,
    Value,
    Window,
)
from regalia.engine.specs import Category, Count, Either, Extended, Flag, OutsideTensor, Size

# Sizes and limits.
MOST_SEATS: Final[i64] = 6
MOST_WITH_CATHERINE: Final[i64] = 2  # up to two seats play against Catherine
CASTES: Final[i64] = 6
KINDS: Final[i64] = 25
GENERAL: Final[i64] = 7  # kinds without a caste
CITIZENS: Final[i64] = 42
REGENTS: Final[i64] = 18
REGENTS_PER_CASTE: Final[i64] = 3
PLACES: Final[i64] = 6  # of the populace
BOTTOM: Final[i64] = 3  # places of the bottom row
TURN_LIMIT: Final[i64] = 400
DECISION_LIMIT: Final[i64] = 20_000
MOST_COPIES: Final[i64] = 6  # of a general kind
MOST_OF_CASTE: Final[i64] = 3  # of a caste kind
MOST_INFLUENCE: Final[i64] = 3  # of an event
MOST_EVENTS: Final = MOST_COPIES * GENERAL + MOST_OF_CASTE * (KINDS - GENERAL)
MOST_WORTH: Final = MOST_INFLUENCE * MOST_EVENTS
MOST_STACKED: Final[i64] = 24  # events under way that an observation lists, the latest
MOST_NUMBER: Final[i64] = 9  # largest number in the card file, such as the hand limit
MOST_ARRIVALS: Final[i64] = 2  # citizens listed that wait for a caste, by Swindle two
MOST_WAITING: Final[i64] = 4  # frames listed that do not belong to an event
MOST_COST: Final[i64] = 12  # of a place of the bottom row
TREASURY_EVENTS: Final[i64] = 3  # turned over by the power

# Counters of chance events, for each seat and for Catherine.
BY_EVENTS: Final[i64] = 0
BY_TREASURY: Final[i64] = 1  # for Catherine: refilling the populace
BY_LOT: Final[i64] = 2
BY_PRAYER: Final[i64] = 3
BY_CITIZENS: Final[i64] = 4
COUNTERS: Final[i64] = 5

SEATS = Size("seats", MOST_SEATS)
DOMAINS = Size("domains", MOST_SEATS + 1)
EVENTS = Size("events", MOST_EVENTS)
WORTH = Size("worth", MOST_WORTH)

# Categories of numbers. Names that are not given here come from the card file.
SEAT = Category("seat", SEATS)
DOMAIN = Extended("domain", SEAT, ("Catherine",))  # of a seat; the last is Catherine's
CASTE = Category(
    "caste", CASTES, ("noble", "religious", "military", "merchant", "commoner", "brigand")
)
KIND = Category("kind", KINDS)  # of event
DEED = Category("deed", KINDS + 6)  # a kind of event, an attraction, a power or a purpose
GOAL = Category("goal", KINDS + 6)  # as deed, but 2 is a payment
CITIZEN = Category("citizen", CITIZENS)
TARGET = Either("target", CITIZEN, SEAT)  # a citizen; higher numbers are seats
AIM = Category("aim", CITIZENS)  # a citizen or a seat, depending on the kind
MAT = Category("mat", REGENTS)
PLACE = Category(
    "place",
    PLACES,
    ("bottom left", "bottom middle", "bottom right", "top right", "top middle", "top left"),
)
BOTTOM_PLACE = Category("place", BOTTOM, PLACE.names[:BOTTOM])
STAGE = Category(
    "stage",
    10,
    (
        "open",
        "standing",
        "cancelled",
        "done",
        "choosing",
        "deciding",
        "paying",
        "paid",
        "unpaid",
        "drawing",
    ),
)
WAY = Category("way", 2, ("to hand", "to side"))
PRIZE = Category("prize", 2, ("the named", "the top"))
FORGER = Category("forger", MOST_SEATS + 1)  # 0: nobody; else a seat counted from 1
SLOT = Category("slot", MOST_SEATS)  # of cards aside, by seat; Receive Homage uses the first two
BAG: Final = Bag(KIND, (MOST_COPIES,) * GENERAL + (MOST_OF_CASTE,) * (KINDS - GENERAL))

# Castes, in rank order.
NOBLE: Final[A[i64, Value(CASTE)]] = 0
RELIGIOUS: Final[A[i64, Value(CASTE)]] = 1
MILITARY: Final[A[i64, Value(CASTE)]] = 2
MERCHANT: Final[A[i64, Value(CASTE)]] = 3
COMMONER: Final[A[i64, Value(CASTE)]] = 4
BRIGAND: Final[A[i64, Value(CASTE)]] = 5

# Kinds of event. General:
CHOICE: Final[A[i64, Value(DEED)]] = 0
APPOINTMENT: Final[A[i64, Value(DEED)]] = 1
HOMAGE: Final[A[i64, Value(DEED)]] = 2
SUMMONS: Final[A[i64, Value(DEED)]] = 3
FESTIVAL: Final[A[i64, Value(DEED)]] = 4
DISMISS: Final[A[i64, Value(DEED)]] = 5
FAVOUR: Final[A[i64, Value(DEED)]] = 6
# Three of each caste:
INSPIRE: Final[A[i64, Value(DEED)]] = 7
VASSAL: Final[A[i64, Value(DEED)]] = 8
REFUSE: Final[A[i64, Value(DEED)]] = 9
CONVERT: Final[A[i64, Value(DEED)]] = 10
TITHE: Final[A[i64, Value(DEED)]] = 11
PENITENCE: Final[A[i64, Value(DEED)]] = 12
CONQUER: Final[A[i64, Value(DEED)]] = 13
GARRISON: Final[A[i64, Value(DEED)]] = 14
DEFEND: Final[A[i64, Value(DEED)]] = 15
PROCURE: Final[A[i64, Value(DEED)]] = 16
BARTER: Final[A[i64, Value(DEED)]] = 17
BARGAIN: Final[A[i64, Value(DEED)]] = 18
POPULATE: Final[A[i64, Value(DEED)]] = 19
HARVEST: Final[A[i64, Value(DEED)]] = 20
REVOLT: Final[A[i64, Value(DEED)]] = 21
ABDUCT: Final[A[i64, Value(DEED)]] = 22
PLUNDER: Final[A[i64, Value(DEED)]] = 23
FORGERY: Final[A[i64, Value(DEED)]] = 24
# Deeds that are not kinds of event:
ATTRACTION: Final[A[i64, Value(DEED)]] = 25  # by influence
CATHERINE: Final[A[i64, Value(DEED)]] = 26  # by Catherine
SWINDLE: Final[A[i64, Value(DEED)]] = 27
PRAYER: Final[A[i64, Value(DEED)]] = 28
READYING: Final[A[i64, Value(DEED)]] = 29
DISCARDING: Final[A[i64, Value(DEED)]] = 30  # at the end of the turn
# What cards are spent for, besides deeds:
A_PAYMENT: Final[i64] = 2

# Stages of an event.
OPEN: Final[A[i64, Value(STAGE)]] = 0  # its window is not open yet
STANDING: Final[A[i64, Value(STAGE)]] = 1  # its window is open or over; it resolves next
CANCELLED: Final[A[i64, Value(STAGE)]] = 2
DONE: Final[A[i64, Value(STAGE)]] = 3
CHOOSING: Final[A[i64, Value(STAGE)]] = 4  # the forger chooses targets
DECIDING: Final[A[i64, Value(STAGE)]] = 5  # a seat makes the choice on resolution
PAYING: Final[A[i64, Value(STAGE)]] = 6  # a payment is under way
PAID: Final[A[i64, Value(STAGE)]] = 7
UNPAID: Final[A[i64, Value(STAGE)]] = 8
DRAWING: Final[A[i64, Value(STAGE)]] = 9

# Where drawn cards go.
TO_HAND: Final[A[i64, Value(WAY)]] = 0
TO_SIDE: Final[A[i64, Value(WAY)]] = 1

# Actions.
PLAY: Final[A[i64, Action("play {}", KIND, at="hand-{}")]] = 0
ATTRACT: Final[A[i64, Action("attract {}", BOTTOM_PLACE)]] = 25
READY: Final[A[i64, Action("ready")]] = 28
POWER: Final[A[i64, Action("use power")]] = 29
END: Final[A[i64, Action("end")]] = 30
PASS: Final[A[i64, Action("pass")]] = 31
NAME_CITIZEN: Final[A[i64, Action("{}", CITIZEN, at="citizen-{}")]] = 32
NAME_SEAT: Final[A[i64, Action("seat {}", SEAT, at="seat-{}")]] = 74
ASSIGN: Final[A[i64, Action("as {}", CASTE)]] = 80
PICK: Final[A[i64, Action("{}", KIND, at="hand-{}")]] = 86
ENOUGH: Final[A[i64, Action("done")]] = 111
ABANDON: Final[A[i64, Action("abandon")]] = 112
YIELD: Final[A[i64, Action("give all")]] = 113
TAKE_MAT: Final[A[i64, Action("mat {}", MAT, at="mat-{}")]] = 114

# Outcomes of chance.
STARTER: Final[A[i64, Outcome("start {}", SEAT)]] = 132
DRAWN: Final[A[i64, Outcome("{}", KIND)]] = 138
CALLED: Final[A[i64, Outcome("{}", CITIZEN)]] = 163
TAKE_NAMED: Final[A[i64, Outcome("the named")]] = 205
TAKE_TOP: Final[A[i64, Outcome("the top")]] = 206

# Frames: what is under way.
EVENT: Final[A[i64, Frame()]] = 1
EVENT_KIND: Final[A[i64, Column(DEED)]] = 2
EVENT_FIRST: Final[A[i64, Column(CITIZEN.or_none(), start=-1)]] = 3
EVENT_SECOND: Final[A[i64, Column(AIM.or_none(), start=-1)]] = 4
EVENT_STAGE: Final[A[i64, Column(STAGE)]] = 5
EVENT_FORGER: Final[A[i64, Column(FORGER)]] = 6
EVENT_FORGED: Final[A[i64, Column(Flag())]] = 7
PAYMENT: Final[A[i64, Frame()]] = 2
PAYMENT_FOR: Final[A[i64, Column(DEED)]] = 2
PAYMENT_TO: Final[A[i64, Column(DOMAIN.or_none(), start=-1)]] = 3
PAYMENT_COST: Final[A[i64, Column(Count(MOST_COST))]] = 4
PAYMENT_SUM: Final[A[i64, Column(Count(MOST_WORTH))]] = 5
PAYMENT_FLIPS: Final[A[i64, Column(Count(TREASURY_EVENTS))]] = 6  # events yet to be turned over
PAYMENT_CITIZEN: Final[A[i64, Column(CITIZEN)]] = 7
DRAWS: Final[A[i64, Frame()]] = 3
DRAWS_LEFT: Final[A[i64, Column(Count(MOST_EVENTS))]] = 2
DRAWS_WAY: Final[A[i64, Column(WAY)]] = 3
DRAWS_MADE: Final[A[i64, Column(Count(MOST_EVENTS))]] = 4
ARRIVAL: Final[A[i64, Frame()]] = 4
ARRIVAL_CITIZEN: Final[A[i64, Column(CITIZEN)]] = 2
REFILL: Final[A[i64, Frame()]] = 5
CALL: Final[A[i64, Frame()]] = 6
CALL_HERS: Final[A[i64, Column(Flag())]] = 2  # whether Catherine gets the citizen
PRAYING: Final[A[i64, Frame()]] = 7
PRAYING_NAMED: Final[A[i64, Column(KIND)]] = 2
PRAYING_PRIZE: Final[A[i64, Column(PRIZE.or_none(), start=-1)]] = 3
DEALING: Final[A[i64, Frame()]] = 8
DEALING_MADE: Final[A[i64, Column(Count(MOST_EVENTS))]] = 2
CROWNING: Final[A[i64, Frame()]] = 9  # a seat chooses its mat
DAWN: Final[A[i64, Frame()]] = 10
DAWN_PAST: Final[A[i64, Column(Count(MOST_SEATS))]] = 2  # seats asked or skipped so far
COURT: Final[A[i64, Frame()]] = 11
COURT_HELD: Final[A[i64, Column(Count(2))]] = 2  # events that Catherine has turned over this turn
ENDING: Final[A[i64, Frame()]] = 12

# Windows. Their columns distinguish one window from the next: the event, and decisions so far.
PASSING: Final[A[i64, Window()]] = 100
PASSING_KIND: Final[A[i64, Column(DEED)]] = 3
PASSING_SINCE: Final[A[i64, Column(OutsideTensor(2 * DECISION_LIMIT))]] = 4
ATTRACTED: Final[A[i64, Window()]] = 110  # on an attraction
ATTRACTED_KIND: Final[A[i64, Column(DEED)]] = 3
ATTRACTED_SINCE: Final[A[i64, Column(OutsideTensor(2 * DECISION_LIMIT))]] = 4
ACTED: Final[A[i64, Window()]] = 111  # on an action that meddles with nobody
ACTED_KIND: Final[A[i64, Column(DEED)]] = 3
ACTED_SINCE: Final[A[i64, Column(OutsideTensor(2 * DECISION_LIMIT))]] = 4
MEDDLED: Final[A[i64, Window()]] = 112  # on one that does
MEDDLED_KIND: Final[A[i64, Column(DEED)]] = 3
MEDDLED_SINCE: Final[A[i64, Column(OutsideTensor(2 * DECISION_LIMIT))]] = 4
REACTED: Final[A[i64, Window()]] = 113  # on a reaction
REACTED_KIND: Final[A[i64, Column(DEED)]] = 3
REACTED_SINCE: Final[A[i64, Column(OutsideTensor(2 * DECISION_LIMIT))]] = 4

# Drafts: unfinished moves.
PLAYING: Final[A[i64, Draft()]] = 200
DOING: Final[A[i64, Column(DEED)]] = 2
FIRST: Final[A[i64, Column(CITIZEN.or_none(), by=NAME_CITIZEN)]] = 3
SECOND: Final[A[i64, Column(AIM.or_none(), start=-1)]] = 4  # never set: naming it ends the move
FRESH: Final[A[i64, Column(Flag())]] = 5  # not a repeat by Forgery
SPENDING: Final[A[i64, Draft()]] = 201
SPENT_FOR: Final[A[i64, Column(GOAL)]] = 2
COST: Final[A[i64, Column(Count(MOST_COST))]] = 3
SPENT: Final[A[i64, Column(Count(WORTH))]] = 4
SPENT_CARDS: Final[A[i64, Column(BAG)]] = 5
FROM_PLACE: Final[A[i64, Column(BOTTOM_PLACE)]] = 30
LAYING: Final[A[i64, Draft()]] = 202
LAID: Final[A[i64, Column(CITIZEN, by=NAME_CITIZEN)]] = 2
LAID_AS: Final[A[i64, Column(CASTE.or_none(), by=ASSIGN)]] = 3

# Journal events.
MAT_TAKEN: Final[A[i64, Event(seat=SEAT, mat=MAT)]] = 0
STARTS: Final[A[i64, Event(seat=SEAT)]] = 1
DEALT: Final[A[i64, Event(seat=SEAT, kind=KIND)]] = 2
TURNED_UP: Final[A[i64, Event(citizen=CITIZEN, place=PLACE).about("citizen")]] = 3
TURN_BEGAN: Final[A[i64, Event(domain=DOMAIN)]] = 4
PLAYED: Final[
    A[
        i64,
        Event(
            seat=SEAT,
            kind=KIND,
            citizen=CITIZEN.or_none(),
            target=TARGET.or_none(),
            owner=DOMAIN.or_none(),
        ).about("citizen"),
    ]
] = 5
DISCARDED: Final[A[i64, Event(seat=SEAT, cards=BAG)]] = 6
ATTRACTION_BEGAN: Final[
    A[i64, Event(domain=DOMAIN, citizen=CITIZEN, cost=Count(MOST_COST)).about("citizen")]
] = 7
POWER_READIED: Final[A[i64, Event(seat=SEAT, mat=MAT)]] = 8
POWER_USED: Final[A[i64, Event(seat=SEAT, mat=MAT)]] = 9
JOINED: Final[A[i64, Event(domain=DOMAIN, citizen=CITIZEN, caste=CASTE).about("citizen")]] = 10
EVENT_CANCELLED: Final[A[i64, Event(seat=SEAT, deed=DEED.or_none(), citizen=CITIZEN.or_none())]] = (
    11
)
DREW_CARD: Final[A[i64, Event(seat=SEAT, kind=KIND)]] = 12
DREW: Final[A[i64, Event(seat=SEAT, count=Count(MOST_EVENTS))]] = 13
PAYMENT_MADE: Final[A[i64, Event(payer=SEAT, payee=SEAT, count=Count(MOST_EVENTS))]] = 14
PAYMENT_CARDS: Final[A[i64, Event(payer=SEAT, payee=SEAT, cards=BAG)]] = 15
TURNED_OVER: Final[A[i64, Event(domain=DOMAIN, kind=KIND)]] = 16
ABANDONED: Final[A[i64, Event(seat=SEAT, deed=DEED)]] = 17
PLUNDERED: Final[A[i64, Event(seat=SEAT, victim=SEAT)]] = 18
PLUNDERED_CARD: Final[A[i64, Event(seat=SEAT, victim=SEAT, kind=KIND).takes_from("victim")]] = 19
HAND_SEEN: Final[A[i64, Event(seat=SEAT, holder=SEAT, cards=BAG)]] = 20
HANDS_SWAPPED: Final[A[i64, Event(seat=SEAT, other=SEAT)]] = 21
TITHE_PASSED: Final[A[i64, Event(seat=SEAT)]] = 22
TITHE_KEPT: Final[A[i64, Event(seat=SEAT, giver=SEAT).takes_from("giver")]] = 23
TITHE_RECEIVED_CARD: Final[A[i64, Event(seat=SEAT, giver=SEAT, kind=KIND)]] = 24
REPEAT_FAILED: Final[A[i64, Event(seat=SEAT, kind=KIND)]] = 25
EVENTS_SHUFFLED: Final[A[i64, Event()]] = 26
POPULACE_SHUFFLED: Final[A[i64, Event(seat=SEAT)]] = 27
PRAYER_ANSWERED: Final[A[i64, Event(seat=SEAT, kind=KIND, taken=Flag())]] = 28
WON: Final[A[i64, Event(domain=DOMAIN)]] = 29
NOBODY_WON: Final[A[i64, Event()]] = 30
PLACE_CHANGED: Final[A[i64, Event(citizen=CITIZEN, place=PLACE).about("citizen")]] = 31
REPEATED: Final[
    A[
        i64,
        Event(
            seat=SEAT,
            kind=KIND,
            citizen=CITIZEN.or_none(),
            target=TARGET.or_none(),
            owner=DOMAIN.or_none(),
        ).about("citizen"),
    ]
] = 32
HOMAGE_KEPT_CARD: Final[A[i64, Event(seat=SEAT, kind=KIND)]] = 33
TITHE_PASSED_CARD: Final[A[i64, Event(seat=SEAT, kind=KIND)]] = 34
PRAYED_FOR: Final[A[i64, Event(seat=SEAT, kind=KIND)]] = 35
DOMAIN_REARRANGED: Final[A[i64, Event(seat=SEAT, count=Count(CITIZENS))]] = 36
CITIZEN_LAID: Final[A[i64, Event(seat=SEAT, citizen=CITIZEN, caste=CASTE)]] = 37
CAME_TO_NOTHING: Final[A[i64, Event(seat=SEAT, kind=KIND)]] = 38
TAKEN: Final[
    A[
        i64,
        Event(domain=DOMAIN, citizen=CITIZEN, owner=DOMAIN, caste=CASTE, deed=DEED)
        .about("citizen")
        .takes_from("owner", place="caste"),
    ]
] = 39
CALLED_UP: Final[A[i64, Event(domain=DOMAIN, citizen=CITIZEN).about("citizen")]] = 40

SCHEMA: Final = Schema(__name__, things=("hand", "citizen", "seat", "mat"))
