"""Regency: every number that leaves its rules, declared once.

This module is not compiled. mypyc writes its numbers into the compiled rules; what stands beside
each is read here, at import, by `Schema`, which refuses what does not fit. The numbers last for
the life of a rules version: records and programs hold them.
"""

from __future__ import annotations

from typing import Annotated as A
from typing import Final

from mypy_extensions import i64

from regalia.engine.blocks import Bag, Packed
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
from regalia.engine.specs import Category, Count, Either, Extended, Flag, Plain, Size

# How many there are.
MOST_SEATS: Final = 6
MOST_WITH_CATHERINE: Final = 2  # up to so many play against Catherine
CASTES: Final = 6
KINDS: Final = 25
GENERAL: Final = 7  # kinds that are of no caste
CITIZENS: Final = 42
REGENTS: Final = 18
REGENTS_PER_CASTE: Final = 3  # regents of a prowess
PLACES: Final = 6  # of the populace, from the head
BOTTOM: Final = 3  # of them in the bottom row
TURN_LIMIT: Final = 400
DECISION_LIMIT: Final = 20_000
MOST_COPIES: Final = 6  # of a general kind
MOST_OF_CASTE: Final = 3  # of a kind of a caste
MOST_INFLUENCE: Final = 3  # of an event
MOST_EVENTS: Final = MOST_COPIES * GENERAL + MOST_OF_CASTE * (KINDS - GENERAL)
MOST_WORTH: Final = MOST_INFLUENCE * MOST_EVENTS
MOST_STACKED: Final = 24  # events under way at once: each reaction of a caste has three copies
MOST_NUMBER: Final = 9  # of the numbers of the rules, such as the hand limit
MOST_COST: Final = 12  # of a citizen of the bottom row
TREASURY_EVENTS: Final = 3  # events that it turns over

# Whose chance events are counted, for each seat and for Catherine.
BY_EVENTS: Final = 0
BY_TREASURY: Final = 1  # Catherine: the populace
BY_LOT: Final = 2
BY_PRAYER: Final = 3
BY_CITIZENS: Final = 4
COUNTERS: Final = 5

SEATS = Size("seats", MOST_SEATS)
DOMAINS = Size("domains", MOST_SEATS + 1)
EVENTS = Size("events", MOST_EVENTS)
WORTH = Size("worth", MOST_WORTH)

# What numbers stand for. Where no names stand here they are the card file's.
SEAT = Category("seat", SEATS)
DOMAIN = Extended("domain", SEAT, ("Catherine",))  # a seat's; the last is Catherine's
CASTE = Category(
    "caste", CASTES, ("noble", "religious", "military", "merchant", "commoner", "brigand")
)
KIND = Category("kind", KINDS)  # of event
DEED = Category("deed", KINDS + 6)  # a kind of event, or what stands in its place
GOAL = Category(
    "goal", KINDS + 6
)  # a deed; a payment has the number of Receive Homage, which is none
CITIZEN = Category("citizen", CITIZENS)
TARGET = Either("target", CITIZEN, SEAT)  # a citizen, or after the last of them a seat
AIM = Category("aim", CITIZENS)  # a citizen or a seat, by the kind of the event
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
FORGER = Category("forger", MOST_SEATS + 1)  # nobody, or a seat counted from 1
SLOT = Category("slot", MOST_SEATS)  # for a card aside: each seat's; with Receive Homage the first
CARDS: Final[Packed] = Packed(
    Bag(KIND, (MOST_COPIES,) * GENERAL + (MOST_OF_CASTE,) * (KINDS - GENERAL)),
    (3,) * GENERAL + (2,) * (KINDS - GENERAL),
)

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
# Of a caste, three each:
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
# Deeds in the place of a kind where none was played:
ATTRACTION: Final[A[i64, Value(DEED)]] = 25  # by influence
CATHERINE: Final[A[i64, Value(DEED)]] = 26  # by Catherine
SWINDLE: Final[A[i64, Value(DEED)]] = 27
PRAYER: Final[A[i64, Value(DEED)]] = 28
READYING: Final[A[i64, Value(DEED)]] = 29
DISCARDING: Final[A[i64, Value(DEED)]] = 30  # at the end of the turn
# What cards are spent for, beside deeds:
A_PAYMENT: Final[i64] = 2

# Stages of an event.
OPEN: Final[A[i64, Value(STAGE)]] = 0  # nobody has been asked yet
STANDING: Final[A[i64, Value(STAGE)]] = 1  # what it does comes next
CANCELLED: Final[A[i64, Value(STAGE)]] = 2
DONE: Final[A[i64, Value(STAGE)]] = 3
CHOOSING: Final[A[i64, Value(STAGE)]] = 4  # a forger chooses the targets
DECIDING: Final[A[i64, Value(STAGE)]] = 5  # somebody makes the choice that it leaves
PAYING: Final[A[i64, Value(STAGE)]] = 6  # a payment is under way
PAID: Final[A[i64, Value(STAGE)]] = 7
UNPAID: Final[A[i64, Value(STAGE)]] = 8
DRAWING: Final[A[i64, Value(STAGE)]] = 9

# Where cards drawn go.
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

# What is under way.
EVENT: Final[A[i64, Frame()]] = 1
EVENT_KIND: Final[A[i64, Column(DEED)]] = 2
EVENT_FIRST: Final[A[i64, Column(CITIZEN.or_none())]] = 3
EVENT_SECOND: Final[A[i64, Column(AIM.or_none())]] = 4
EVENT_STAGE: Final[A[i64, Column(STAGE)]] = 5
EVENT_FORGER: Final[A[i64, Column(FORGER)]] = 6
EVENT_FORGED: Final[A[i64, Column(Flag())]] = 7
PAYMENT: Final[A[i64, Frame()]] = 2
PAYMENT_FOR: Final[A[i64, Column(DEED)]] = 2
PAYMENT_TO: Final[A[i64, Column(DOMAIN.or_none())]] = 3
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
PRAYING_PRIZE: Final[A[i64, Column(PRIZE.or_none())]] = 3
DEALING: Final[A[i64, Frame()]] = 8
DEALING_MADE: Final[A[i64, Column(Count(MOST_EVENTS))]] = 2
CROWNING: Final[A[i64, Frame()]] = 9  # a mat is being chosen
DAWN: Final[A[i64, Frame()]] = 10
DAWN_PAST: Final[A[i64, Column(Count(MOST_SEATS))]] = 2  # seats passed over
COURT: Final[A[i64, Frame()]] = 11
COURT_HELD: Final[A[i64, Column(Count(2))]] = 2  # Catherine's events turned over
ENDING: Final[A[i64, Frame()]] = 12

# Windows. Their own columns only tell one from the next: the event, and the decisions before it.
PASSING: Final[A[i64, Window()]] = 100
PASSING_KIND: Final[A[i64, Column(DEED)]] = 3
PASSING_SINCE: Final[A[i64, Column(Plain(2 * DECISION_LIMIT))]] = 4
ATTRACTED: Final[A[i64, Window()]] = 110  # somebody is attracted
ATTRACTED_KIND: Final[A[i64, Column(DEED)]] = 3
ATTRACTED_SINCE: Final[A[i64, Column(Plain(2 * DECISION_LIMIT))]] = 4
ACTED: Final[A[i64, Window()]] = 111  # an action that meddles with nobody
ACTED_KIND: Final[A[i64, Column(DEED)]] = 3
ACTED_SINCE: Final[A[i64, Column(Plain(2 * DECISION_LIMIT))]] = 4
MEDDLED: Final[A[i64, Window()]] = 112  # one that does
MEDDLED_KIND: Final[A[i64, Column(DEED)]] = 3
MEDDLED_SINCE: Final[A[i64, Column(Plain(2 * DECISION_LIMIT))]] = 4
REACTED: Final[A[i64, Window()]] = 113  # a reaction
REACTED_KIND: Final[A[i64, Column(DEED)]] = 3
REACTED_SINCE: Final[A[i64, Column(Plain(2 * DECISION_LIMIT))]] = 4

# Moves half made, and what of them is chosen.
PLAYING: Final[A[i64, Draft()]] = 200
DOING: Final[A[i64, Column(DEED)]] = 2
FIRST: Final[A[i64, Column(CITIZEN.or_none(), by=NAME_CITIZEN)]] = 3
SECOND: Final[A[i64, Column(AIM.or_none())]] = 4  # -1: who names it has made the move
FRESH: Final[A[i64, Column(Flag())]] = 5  # from the hand, or a power: not repeated by Forgery
SPENDING: Final[A[i64, Draft()]] = 201
SPENT_FOR: Final[A[i64, Column(GOAL)]] = 2
COST: Final[A[i64, Column(Count(MOST_COST))]] = 3
SPENT: Final[A[i64, Column(Count(WORTH))]] = 4
SPENT_CARDS: Final[A[i64, Column(CARDS)]] = 5
FROM_PLACE: Final[A[i64, Column(BOTTOM_PLACE)]] = 6
LAYING: Final[A[i64, Draft()]] = 202
LAID: Final[A[i64, Column(CITIZEN, by=NAME_CITIZEN)]] = 2
LAID_AS: Final[A[i64, Column(CASTE.or_none(), by=ASSIGN)]] = 3

# Events of the journal.
MAT_TAKEN: Final[A[i64, Event(seat=SEAT, mat=MAT)]] = 0
STARTS: Final[A[i64, Event(seat=SEAT)]] = 1
DEALT: Final[A[i64, Event(seat=SEAT, kind=KIND)]] = 2
TURNED_UP: Final[A[i64, Event(citizen=CITIZEN, place=PLACE)]] = 3
TURN_BEGAN: Final[A[i64, Event(domain=DOMAIN)]] = 4
PLAYED: Final[
    A[i64, Event(seat=SEAT, kind=KIND, citizen=CITIZEN.or_none(), target=TARGET.or_none())]
] = 5
DISCARDED: Final[A[i64, Event(seat=SEAT, kind=KIND, count=Count(MOST_COPIES, low=1))]] = 6
ATTRACTION_BEGAN: Final[A[i64, Event(domain=DOMAIN, citizen=CITIZEN)]] = 7
POWER_READIED: Final[A[i64, Event(seat=SEAT)]] = 8
POWER_USED: Final[A[i64, Event(seat=SEAT, mat=MAT)]] = 9
JOINED: Final[A[i64, Event(domain=DOMAIN, citizen=CITIZEN, caste=CASTE)]] = 10
EVENT_CANCELLED: Final[A[i64, Event(seat=SEAT, deed=DEED.or_none(), citizen=CITIZEN.or_none())]] = (
    11
)
DREW_CARD: Final[A[i64, Event(seat=SEAT, kind=KIND)]] = 12
DREW: Final[A[i64, Event(seat=SEAT, count=Count(MOST_EVENTS))]] = 13
PAYMENT_MADE: Final[A[i64, Event(payer=SEAT, payee=SEAT, count=Count(MOST_EVENTS))]] = 14
PAYMENT_CARDS: Final[A[i64, Event(payer=SEAT, payee=SEAT, cards=CARDS)]] = 15
TURNED_OVER: Final[A[i64, Event(domain=DOMAIN, kind=KIND)]] = 16
ABANDONED: Final[A[i64, Event(seat=SEAT, deed=DEED)]] = 17
PLUNDERED: Final[A[i64, Event(seat=SEAT, victim=SEAT)]] = 18
PLUNDERED_CARD: Final[A[i64, Event(seat=SEAT, victim=SEAT, kind=KIND)]] = 19
HAND_SEEN: Final[A[i64, Event(seat=SEAT, holder=SEAT, cards=CARDS)]] = 20
HANDS_SWAPPED: Final[A[i64, Event(seat=SEAT, other=SEAT)]] = 21
TITHE_PASSED: Final[A[i64, Event(seat=SEAT)]] = 22
TITHE_KEPT: Final[A[i64, Event(seat=SEAT, giver=SEAT)]] = 23
TITHE_RECEIVED_CARD: Final[A[i64, Event(seat=SEAT, giver=SEAT, kind=KIND)]] = 24
REPEAT_FAILED: Final[A[i64, Event(seat=SEAT, kind=KIND)]] = 25
EVENTS_SHUFFLED: Final[A[i64, Event()]] = 26
POPULACE_SHUFFLED: Final[A[i64, Event(seat=SEAT)]] = 27
PRAYER_ANSWERED: Final[A[i64, Event(seat=SEAT, kind=KIND, taken=Flag())]] = 28
WON: Final[A[i64, Event(domain=DOMAIN)]] = 29
NOBODY_WON: Final[A[i64, Event()]] = 30
PLACE_CHANGED: Final[A[i64, Event(citizen=CITIZEN, place=PLACE)]] = 31
REPEATED: Final[
    A[i64, Event(seat=SEAT, kind=KIND, citizen=CITIZEN.or_none(), target=TARGET.or_none())]
] = 32
HOMAGE_KEPT_CARD: Final[A[i64, Event(seat=SEAT, kind=KIND)]] = 33
TITHE_PASSED_CARD: Final[A[i64, Event(seat=SEAT, kind=KIND)]] = 34
PRAYED_FOR: Final[A[i64, Event(seat=SEAT, kind=KIND)]] = 35
DOMAIN_REARRANGED: Final[A[i64, Event(seat=SEAT, count=Count(CITIZENS))]] = 36
CITIZEN_LAID: Final[A[i64, Event(seat=SEAT, citizen=CITIZEN, caste=CASTE)]] = 37
CAME_TO_NOTHING: Final[A[i64, Event(seat=SEAT, kind=KIND)]] = 38

SCHEMA: Final = Schema(__name__, things=("hand", "citizen", "seat", "mat"))
