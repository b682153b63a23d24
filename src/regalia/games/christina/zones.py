"""Christina Regina: what a position holds, each zone declared once: its place in `State.cells`.

Like schema.py this module is not compiled: mypyc writes its numbers into the compiled rules. A card
is a kind: its group times `schema.GROUP_KINDS`, plus its colour or `schema.PLAIN`.
"""

from __future__ import annotations

from typing import Annotated as A
from typing import Final

from mypy_extensions import i64

from regalia.engine.blocks import Bag, Record
from regalia.engine.naming import NONE_WORD, Mask, OrWord
from regalia.engine.piles import Pile
from regalia.engine.specs import Count, Numbered, OutsideTensor
from regalia.engine.zones import RowOf, Setting, Zone, Zones
from regalia.games.christina import schema as s

BURY: Final[A[i64, Setting("bury", Count(2, low=1), "how many stacks a drawer may bury from")]] = 0
STARTER: Final[A[i64, Zone(s.SEAT.or_none(), "who started", -1)]] = 1
TURN: Final[A[i64, Zone(s.SEAT.or_none(), "whose turn it is", -1)]] = 2
PASSES: Final[A[i64, Zone(Count(s.SEATS), "how many have passed one after another")]] = 3
TILTED: Final[
    A[i64, Zone(OutsideTensor(1 << s.MOST_SEATS * s.GROUPS), "tilted faction cards, as bits")]
] = 4
SPENT: Final[A[i64, Zone(Mask(s.SEAT), "which seats have spent their action card")]] = 5
UNSEEN: Final[
    A[
        i64,
        Zone(
            Bag(s.CARD, s.DEPTH),
            "the cards of the court stacks that nobody has seen, each in the stack of its group",
            "deck",
            "nobody; how many there are in each stack: everybody",
        ),
    ]
] = 6
DISCARDS: Final[A[i64, Zone(Bag(s.CARD, s.DEPTH), "how many of each card are discarded")]] = 24
FACE: Final[
    A[
        i64,
        Zone(
            Pile(s.CARD, s.OPEN + s.COVERED, last_first=True).each(s.STACK),
            "the known cards on each court stack; the last is the top, the last two lie face up",
            called="top",
        ),
    ]
] = 42
FACE_ROW: Final[A[i64, RowOf()]] = 8
BURIED: Final[
    A[i64, Zone(Pile(s.CARD, s.DEPTH).each(s.STACK), "known cards at the bottom, upmost first")]
] = 66
BURIED_ROW: Final[A[i64, RowOf()]] = 20
INFLUENCE: Final[
    A[
        i64,
        Zone(
            Pile(s.COLOUR, s.COLOURS).each(s.GROUP),
            "colours in the influence stack of each group, earliest first",
        ),
    ]
] = 126
INFLUENCE_ROW: Final[A[i64, RowOf()]] = 6
FACTION: Final[
    A[
        i64,
        Zone(
            s.COLOUR.or_none().each(s.SEAT),
            "the colour of each seat",
            -1,
            "the seat and who has attempted to assassinate it; everybody when the game is over",
            "factions",
        ),
    ]
] = 144
ATTEMPTS: Final[
    A[
        i64,
        Zone(
            Record(by=OrWord(Numbered(s.GROUP, 1), {NONE_WORD: 0}), guess=s.COLOUR)
            .each(s.SEAT)
            .each(s.SEAT),
            "by assassin and victim: the group named in an attempt, and the colour guessed",
            seen="everybody, but the colour: the assassin and the victim",
            called="assassinations",
        ),
    ]
] = 149
ATTEMPTS_ROW: Final[A[i64, RowOf()]] = 10
"""The attempts of one assassin."""

ZONES: Final = Zones(__name__)
