"""Regency: what a position holds, each zone declared once: its place in `State.cells`.

The hands are not here: they are a `Hands`. Like schema.py this module is not compiled: mypyc writes
its numbers into the compiled rules. A domain is six stacks of citizens: `OUTER` has the outermost
citizen of each stack, `UNDER` the citizen directly beneath each citizen.
"""

from __future__ import annotations

from typing import Annotated as A
from typing import Final

from mypy_extensions import i64

from regalia.engine.blocks import Bag, Subset
from regalia.engine.naming import NONE_WORD, OrWord
from regalia.engine.specs import Category, Count, Flag, Numbered, OutsideTensor
from regalia.engine.zones import EVERYBODY, NOBODY, RowOf, Setting, Zone, Zones
from regalia.games.regency import schema as s

COUNTER = Category(
    "counter", s.COUNTERS, ("events", "treasury or populace", "lot", "prayer", "citizens")
)

HEAD_START: Final[
    A[i64, Setting("head_start", Flag(), "whether Catherine skips her first turn")]
] = 0
STARTER: Final[A[i64, Zone(s.SEAT.or_none(), "who started", -1)]] = 1
TURN: Final[
    A[i64, Zone(Count(s.TURN_LIMIT - 1, low=-1), "turns so far", -1, EVERYBODY, "turns")]
] = 2
DECIDED: Final[A[i64, Zone(OutsideTensor(2 * s.DECISION_LIMIT), "decisions so far")]] = 3
LIMIT: Final[
    A[
        i64,
        Zone(
            Count(s.MOST_NUMBER),
            "up to how many events are drawn at the end of this turn",
            "hand_limit",
        ),
    ]
] = 4
VICTOR: Final[A[i64, Zone(s.DOMAIN.or_none(), "whose domain is complete", -1)]] = 5
REGENTS: Final[A[i64, Zone(s.MAT.or_none().each(s.SEAT), "the regent of each seat", -1)]] = 6
READY: Final[A[i64, Zone(Subset(s.SEAT), "whose power is ready")]] = 12
DECK: Final[
    A[
        i64,
        Zone(
            Bag(s.KIND, s.MOST_COPIES),
            "events in the deck by kind",
            "copies",
            f"{NOBODY}; how many there are: {EVERYBODY}",
        ),
    ]
] = 18
PILE: Final[A[i64, Zone(Bag(s.KIND, s.MOST_COPIES), "discarded events by kind")]] = 43
ASIDE: Final[
    A[
        i64,
        Zone(
            OrWord(Numbered(s.KIND, 1), {NONE_WORD: 0}).each(s.SLOT),
            "the event that each seat has passed for a Tithe, or those drawn for Receive Homage",
            seen="who passed or drew it, and who collects a Tithe once all have passed; "
            f"whether there is one: {EVERYBODY}",
        ),
    ]
] = 68
CITIZEN_DECK: Final[
    A[i64, Zone(Subset(s.CITIZEN), "the citizens in their deck", 1, EVERYBODY, "citizens")]
] = 74
POPULACE: Final[
    A[i64, Zone(s.CITIZEN.or_none().each(s.PLACE), "the populace from its head", -1)]
] = 116
OUTER: Final[
    A[
        i64,
        Zone(
            s.CITIZEN.or_none().each(s.CASTE).each(s.DOMAIN),
            "the outermost citizen of each caste in each domain",
            -1,
        ),
    ]
] = 122
OUTER_ROW: Final[A[i64, RowOf()]] = 6
"""The stacks of one domain."""
UNDER: Final[
    A[i64, Zone(s.CITIZEN.or_none().each(s.CITIZEN), "the citizen directly beneath each", -1)]
] = 164
OWNER: Final[A[i64, Zone(s.DOMAIN.or_none().each(s.CITIZEN), "the domain of each citizen", -1)]] = (
    206
)
DRAWS: Final[
    A[
        i64,
        Zone(
            OutsideTensor(2 * s.DECISION_LIMIT).each(COUNTER).each(s.DOMAIN),
            "chance events so far, counted",
        ),
    ]
] = 248

ZONES: Final = Zones(__name__)
