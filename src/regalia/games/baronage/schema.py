"""Regency (Baronage Press): numbers of actions, outcomes, frames and events, each declared once.

This module is not compiled: mypyc writes its numbers into the compiled rules, and `Schema` reads
and checks the annotations at import. A number never changes within a rules version, because
records and programs store it.
"""

from __future__ import annotations

from typing import Annotated as A
from typing import Final

from mypy_extensions import i64

from regalia.engine.schema import Action, Column, Event, Outcome, PlayedDraft, Schema, Value
from regalia.engine.specs import Category, Count, Size

# Sizes.
FAMILIES: Final[i64] = 4
SHIELDS: Final[i64] = 6
CHIEF: Final[i64] = 0
HEIR: Final[i64] = 1
CADET: Final[i64] = 2
"""The first of the four Cadets; the shields of a family are numbered from the Chief on."""
RANKS: Final[i64] = 3
PIPS: Final[i64] = 6
WAYS: Final[i64] = 2  # past one's own gate on the circuit, or through it into the Sanctuary
THROWS: Final[i64] = 21  # different throws of two dice
ALL_CARDS: Final[i64] = 0x1FFFFF
"""All the throws that a family holds in the form without dice (BA26), as bits."""
MOST_THROWS: Final[i64] = 2000
"""A game ends after so many throws (BA28)."""
MOST_SQUARES: Final[i64] = 96
"""Maximum number of squares on the circuits of a board."""
SPECIAL: Final[i64] = 11
"""The number of places that are no squares; places from here on are squares of the circuits."""
MOST_PLACES: Final[i64] = 107
MOST_SPOTS: Final[i64] = 203

SEATS = Size("seats", FAMILIES)
PLACES = Size("places", MOST_PLACES)

SHIELD_NAMES: Final = ("chief", "heir", "cadet 1", "cadet 2", "cadet 3", "cadet 4")
KIND_NAMES: Final = ("chief", "heir", "cadet")
WAY_NAMES: Final = ("", " in")
DICE: Final = tuple([(low, high) for low in range(1, 7) for high in range(low, 7)])
"""The two dice of each throw, the lower first."""
PAIRS: Final = tuple([(one, two) for one in range(6) for two in range(one + 1, 6)])
"""The two shields of each pair of a family."""
DEAL_KINDS: Final[i64] = 11
DEALS: Final = (
    ("cadet", "cadet"),
    ("chief", "chief"),
    ("chief", "heir"),
    ("heir", "chief"),
    ("heir", "heir"),
    ("chief", "two cadets"),
    ("heir", "two cadets"),
    ("two cadets", "chief"),
    ("two cadets", "heir"),
    ("cadet", "chief"),
    ("cadet", "heir"),
)
"""The exchanges that a family may demand: what comes back to it, and what it gives back (BA21)."""

# Categories: what a number stands for.
SEAT = Category("seat", SEATS)
FAMILY = Category("family", FAMILIES, ("purple", "blue", "red", "green"))
SHIELD = Category("shield", SHIELDS, SHIELD_NAMES)
RANK = Category("rank", RANKS, ("Baron", "Earl", "Duke"))
KIND = Category("kind", 3, KIND_NAMES)
PLACE = Category("place", PLACES)
SPOT = Category("spot", MOST_SPOTS)
"""A place on either board, in events: squares of the second are counted on after the first."""
THROW_OF = Category("throw", THROWS, tuple([f"{low} and {high}" for low, high in DICE]))
DIE = Category("die", PIPS, tuple([str(pips + 1) for pips in range(PIPS)]))
LEVEL = Category("level", 3, ("tyro", "standard", "championship"))
WITCH = Category("witch", 3, ("unused", "waiting", "gone"))
STEP_OF = Category(
    "step", PIPS * WAYS, tuple([f"{pips + 1}{way}" for pips in range(PIPS) for way in WAY_NAMES])
)
PAIR_OF = Category(
    "pair",
    len(PAIRS) * WAYS,
    tuple(
        [
            f"{SHIELD_NAMES[one]} and {SHIELD_NAMES[two]}{way}"
            for one, two in PAIRS
            for way in WAY_NAMES
        ]
    ),
)
CARRIED = Category(
    "carried",
    SHIELDS * WAYS,
    tuple([f"{shield}{way}" for shield in SHIELD_NAMES for way in WAY_NAMES]),
)
HOSTAGE = Category(
    "hostage",
    FAMILIES * 3,
    tuple([f"{kind} of {seat + 1}" for seat in range(FAMILIES) for kind in KIND_NAMES]),
)
DEAL = Category("deal", DEAL_KINDS, tuple([f"{own} for {theirs}" for own, theirs in DEALS]))
EXCHANGED = Category(
    "exchange",
    FAMILIES * DEAL_KINDS,
    tuple(
        [f"{own} for {theirs} of {seat + 1}" for seat in range(FAMILIES) for own, theirs in DEALS]
    ),
)

# Places of a shield. Sanctuaries are those of its own family; a Dungeon is that of a seat.
CHAMBER: Final[i64] = 0
CHAPEL: Final[i64] = 1
DEAD: Final[i64] = 2
DUNGEON: Final[i64] = 3  # 3 to 6
SANCTUARY: Final[i64] = 7  # 7 to 9
LAST_SANCTUARY: Final[i64] = 9
BANNER: Final[i64] = 10
EXACT: Final[i64] = -2
CHIEF_ONLY: Final[i64] = -3
NO_RANK: Final[i64] = -4
BARRED: Final[i64] = -5
"""Why a way is barred (`BaronageMoves.walk`): the Banner needs the exact number of steps; the last
Sanctuary is for the Chief; the Chief needs another shield in a rank; a barrier."""

# Levels (BA25), and states of a family's Witch (BA23, BA24).
TYRO: Final[A[i64, Value(LEVEL)]] = 0
STANDARD: Final[A[i64, Value(LEVEL)]] = 1
CHAMPIONSHIP: Final[A[i64, Value(LEVEL)]] = 2
UNUSED: Final[A[i64, Value(WITCH)]] = 0
WAITING: Final[A[i64, Value(WITCH)]] = 1
GONE: Final[A[i64, Value(WITCH)]] = 2

# Actions.
PICK: Final[A[i64, Action("{}", SHIELD)]] = 0
GO: Final[A[i64, Action("{}", STEP_OF)]] = 6  # (pips - 1) * WAYS + way
JUMP: Final[A[i64, Action("jump {}", PAIR_OF)]] = 18  # pair * WAYS + way
NAME: Final[A[i64, Action("witch {}", CARRIED)]] = 48  # shield * WAYS + way
RELEASE: Final[A[i64, Action("release {}", HOSTAGE)]] = 60  # seat * 3 + kind
EXCHANGE: Final[A[i64, Action("exchange {}", EXCHANGED)]] = 72  # seat * 11 + deal
FREE: Final[A[i64, Action("free those held by {}", SEAT)]] = 116
SUMMON: Final[A[i64, Action("summon the witch")]] = 120
THROW: Final[A[i64, Action("throw")]] = 121
CARD: Final[A[i64, Action("play {}", THROW_OF, at="card-{}")]] = 122
STAY: Final[A[i64, Action("stay")]] = 143

# Outcomes of chance.
CASTLE: Final[A[i64, Outcome("castle {}", FAMILY)]] = 144
EMPTY: Final[A[i64, Outcome("empty {}", FAMILY)]] = 148
STARTER: Final[A[i64, Outcome("start {}", SEAT)]] = 152
THROWN: Final[A[i64, Outcome("throw {}", THROW_OF)]] = 156
BLACK: Final[A[i64, Outcome("black {}", DIE)]] = 177

# The unfinished play of a throw.
PLAYING: Final[A[i64, PlayedDraft()]] = 300
USED: Final[A[i64, Column(Count(3))]] = 2  # bits: 1 the lower die, 2 the higher
NAMED: Final[A[i64, Column(SHIELD.or_none(), start=-1)]] = 3  # what the Witch has carried
AT: Final[A[i64, Column(PLACE.or_none(), start=-1)]] = 4  # and where to, until it moves on
PICKED: Final[A[i64, Column(SHIELD.or_none(), start=-1)]] = 5  # the shield that the next die moves

# Events of the journal.
PLACED: Final[A[i64, Event(seat=SEAT, family=FAMILY)]] = 0
STARTS: Final[A[i64, Event(seat=SEAT)]] = 1
THREW: Final[A[i64, Event(seat=SEAT, throw=THROW_OF)]] = 2
THREW_BLACK: Final[A[i64, Event(seat=SEAT, pips=DIE)]] = 3
PLAYED: Final[A[i64, Event(seat=SEAT, throw=THROW_OF)]] = 4
STAYED: Final[A[i64, Event(seat=SEAT)]] = 5
MOVED: Final[A[i64, Event(seat=SEAT, shield=SHIELD, pips=DIE, start=SPOT, end=SPOT)]] = 6
JUMPED: Final[A[i64, Event(seat=SEAT, pair=PAIR_OF, pips=DIE, start=SPOT, end=SPOT)]] = 7
CARRIED_BY: Final[A[i64, Event(seat=SEAT, shield=SHIELD, pips=DIE, start=SPOT, end=SPOT)]] = 8
TOOK: Final[A[i64, Event(seat=SEAT, victim=SEAT, shield=SHIELD, at=SPOT).takes_from("victim")]] = 9
WOUNDED: Final[
    A[i64, Event(seat=SEAT, victim=SEAT, shield=SHIELD, at=SPOT).takes_from("victim")]
] = 10
KILLED: Final[
    A[i64, Event(seat=SEAT, victim=SEAT, shield=SHIELD, at=SPOT).takes_from("victim")]
] = 11
SUCCEEDED: Final[A[i64, Event(seat=SEAT, at=SPOT)]] = 12
NEW_HEIR: Final[A[i64, Event(seat=SEAT)]] = 13
NO_HEIR: Final[A[i64, Event(seat=SEAT)]] = 14
NO_CHIEF: Final[A[i64, Event(seat=SEAT)]] = 15
RELEASED: Final[A[i64, Event(seat=SEAT, owner=SEAT, kind=KIND)]] = 16
EXCHANGES: Final[A[i64, Event(seat=SEAT, other=SEAT, deal=DEAL)]] = 17
FREED: Final[A[i64, Event(seat=SEAT, castle=SEAT, owner=SEAT, shield=SHIELD)]] = 18
SUMMONED: Final[A[i64, Event(seat=SEAT)]] = 19
CURSED: Final[A[i64, Event(seat=SEAT)]] = 20
LOST_DICE: Final[A[i64, Event(seat=SEAT, pips=DIE)]] = 21
AMNESTY: Final[A[i64, Event()]] = 22
DRAWN_GAME: Final[A[i64, Event(throws=Count(MOST_THROWS))]] = 23
CANNOT_WIN: Final[A[i64, Event(seat=SEAT)]] = 24
REGENT: Final[A[i64, Event(seat=SEAT)]] = 25
LAST_SIDE: Final[A[i64, Event(seat=SEAT)]] = 26
CARDS_BACK: Final[A[i64, Event(seat=SEAT)]] = 27

SCHEMA: Final = Schema(
    __name__,
    things=("shield", "square", "sanctuary", "banner", "card"),
    marked=("square", "sanctuary", "banner"),
)
