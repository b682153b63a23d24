"""Christina Regina: the numbers of actions, outcomes, frames and events, each declared once.

This module is not compiled: mypyc writes its numbers into the compiled rules, and `Schema` reads
and checks the annotations at import. A number never changes within a rules version, because
records and programs store it.
"""

from __future__ import annotations

from typing import Annotated as A
from typing import Final

from mypy_extensions import i64

from regalia.engine.schema import Action, Column, Draft, Event, Outcome, Schema
from regalia.engine.specs import Category, Count, Flag, Size

# Sizes.
GROUPS: Final[i64] = 3
COLOURS: Final[i64] = 5
PLAIN: Final[i64] = 5
"""Takes the place of the colour in the kind of a plain card."""
GROUP_KINDS: Final[i64] = 6  # kinds of card in a group: the colours and plain
KINDS: Final[i64] = 18  # kinds of card in all groups
MOST_SEATS: Final[i64] = 5
MOST_POINTS: Final[i64] = 9
OPEN: Final[i64] = 2  # face-up cards of a court stack
COVERED: Final[i64] = 5  # cards under them that may be known because of Persuasion
STACK_DEPTH: Final[i64] = 19
"""The most cards of a court stack: colours, 9 plain cards, and one that each seat adds (CH12)."""

SEATS = Size("seats", MOST_SEATS)
DEPTH = Size("depth", STACK_DEPTH)

# Categories: what a number stands for.
SEAT = Category("seat", SEATS)
STACK = Category("stack", GROUPS)
GROUP = Category("group", GROUPS)
COLOUR = Category("colour", COLOURS)
CARD = Category("card", KINDS)  # a kind of card: group * GROUP_KINDS + colour, or + PLAIN

# Actions.
DRAW: Final[A[i64, Action("draw {}", STACK, at="stack-{}")]] = 0
AGITATE: Final[A[i64, Action("agitate", at="use-0")]] = 3
MANIPULATE: Final[A[i64, Action("manipulate", at="use-1")]] = 4
PERSUADE: Final[A[i64, Action("persuade", at="use-2")]] = 5
ASSASSINATE: Final[A[i64, Action("assassinate {}", SEAT, at="seat-{}")]] = 6
PASS: Final[A[i64, Action("pass")]] = 11
BURY: Final[A[i64, Action("bury {}", STACK, at="stack-{}")]] = 12
BURY_BOTH: Final[A[i64, Action("bury both")]] = 15
USE_ON: Final[A[i64, Action("{}", STACK, at="stack-{}")]] = 16
RETURN: Final[A[i64, Action("{}", CARD, at="discard-{}")]] = 19
NUMBER: Final[A[i64, Action("by {}", GROUP)]] = 37
GUESS: Final[A[i64, Action("as {}", COLOUR)]] = 40

# Outcomes of chance.
STARTER: Final[A[i64, Outcome("start {}", SEAT)]] = 45
FACTION: Final[A[i64, Outcome("faction {}", COLOUR)]] = 50
REVEAL: Final[A[i64, Outcome("{}", CARD)]] = 55

# Draft frames, and their columns: the decisions of a half-made move.
DRAWING: Final[A[i64, Draft()]] = 200
DRAWN_FROM: Final[A[i64, Column(STACK, by=DRAW)]] = 2
AGITATING: Final[A[i64, Draft(by=AGITATE)]] = 201
MANIPULATING: Final[A[i64, Draft(by=MANIPULATE)]] = 202
SWAPPED: Final[A[i64, Column(STACK, by=USE_ON)]] = 2
PERSUADING: Final[A[i64, Draft(by=PERSUADE)]] = 203
RETURNED: Final[A[i64, Column(CARD, by=RETURN)]] = 2
ASSASSINATING: Final[A[i64, Draft()]] = 204
VICTIM: Final[A[i64, Column(SEAT, by=ASSASSINATE)]] = 2
STRUCK_BY: Final[A[i64, Column(GROUP, by=NUMBER)]] = 3

# Events of the journal.
STARTS: Final[A[i64, Event(seat=SEAT)]] = 0
DEALT: Final[A[i64, Event(seat=SEAT, colour=COLOUR)]] = 1
TURNED_UP: Final[A[i64, Event(stack=STACK, card=CARD)]] = 2
DREW: Final[A[i64, Event(seat=SEAT, stack=STACK, card=CARD)]] = 3
BURIED: Final[A[i64, Event(seat=SEAT, stack=STACK, card=CARD)]] = 4
AGITATED: Final[A[i64, Event(seat=SEAT, stack=STACK, card=CARD)]] = 5
MANIPULATED: Final[A[i64, Event(seat=SEAT, stack=STACK, other=STACK)]] = 6
PERSUADED: Final[A[i64, Event(seat=SEAT, card=CARD, stack=STACK)]] = 7
ASSASSINATION: Final[
    A[
        i64,
        Event(assassin=SEAT, victim=SEAT, group=GROUP, success=Flag()).takes_from(
            "victim", success="success"
        ),
    ]
] = 8
GUESSED: Final[A[i64, Event(assassin=SEAT, victim=SEAT, colour=COLOUR)]] = 9
LEARNED: Final[A[i64, Event(assassin=SEAT, victim=SEAT, colour=COLOUR)]] = 10
PASSED: Final[A[i64, Event(seat=SEAT)]] = 11
SHOWN: Final[A[i64, Event(seat=SEAT, colour=COLOUR)]] = 12
STRUCK: Final[A[i64, Event(group=GROUP, colour=COLOUR, seat=SEAT)]] = 13
SCORED: Final[A[i64, Event(group=GROUP, colour=COLOUR, points=Count(3), seat=SEAT.or_none())]] = 14
QUEEN: Final[A[i64, Event()]] = 15

SCHEMA: Final = Schema(__name__, things=("stack", "use", "seat", "discard"))
