"""Regency (Baronage Press): what a position holds, each zone declared once.

The numbers are places in `State.cells`. Like schema.py this module is not compiled: mypyc writes
its numbers into the compiled rules. Everybody sees everything. BA02 and the like refer to
RULINGS.md.
"""

from __future__ import annotations

from typing import Annotated as A
from typing import Final

from mypy_extensions import i64

from regalia.engine.naming import NONE_WORD, Mask, OrWord
from regalia.engine.specs import Category, Count, Flag, Numbered, Size
from regalia.engine.zones import Setting, Zone, Zones
from regalia.games.baronage import schema as s

DRAWN: Final[i64] = 4
"""Value of `WINNER` when nobody has won."""
SIDE: Final[i64] = 16
"""The crowd of a square is so many times its side, counted from 1, plus the number of shields."""
MOST_CROWD: Final = 99
STANDING = Category("standing", Size("standing", s.FAMILIES * s.SHIELDS))
"""A shield of a seat: seat * SHIELDS + shield."""
SQUARE = Category("square", Size("squares", s.MOST_SQUARES))

ALLIANCE: Final[
    A[
        i64,
        Setting(
            "alliance",
            Count(2),
            "0: none; 1: families opposite are allied; 2: so, and of one person",
        ),
    ]
] = 0
SHORT: Final[A[i64, Setting("board", Flag(), "whether the board is the short one")]] = 1
LEVEL: Final[A[i64, Setting("level", s.LEVEL, "the level of the rules")]] = 2
CARDS: Final[
    A[i64, Setting("cards", Flag(), "whether throws are played as cards, without dice")]
] = 3
STARTER: Final[A[i64, Zone(s.SEAT.or_none(), "who started", -1)]] = 4
TURN: Final[A[i64, Zone(s.SEAT.or_none(), "whose throw it is", -1)]] = 5
THROW: Final[
    A[
        i64,
        Zone(OrWord(Numbered(s.THROW_OF, 1), {NONE_WORD: 0}), "the throw that is being played"),
    ]
] = 6
BLACK: Final[
    A[i64, Zone(OrWord(Numbered(s.DIE, 1), {NONE_WORD: 0}), "the black die of that throw")]
] = 7
READY: Final[A[i64, Zone(Flag(), "whether the dice are about to be thrown")]] = 8
THROWS: Final[A[i64, Zone(Count(s.MOST_THROWS), "how many throws there have been")]] = 9
QUIET: Final[A[i64, Zone(Count(s.MOST_THROWS), "throws since anything that puts off a draw")]] = 10
AMNESTY: Final[
    A[
        i64,
        Zone(Flag(), "whether nothing that puts off a draw has happened since an amnesty"),
    ]
] = 11
GUESTS: Final[
    A[i64, Zone(Mask(STANDING), "released hostages still in their captor's territory")]
] = 12
WINNER: Final[
    A[
        i64,
        Zone(
            OrWord(Count(s.FAMILIES - 1), {NONE_WORD: -1, "drawn": DRAWN}),
            "the side that has won",
            -1,
        ),
    ]
] = 13
CASTLE: Final[
    A[
        i64,
        Zone(
            s.FAMILY.or_none().each(s.SEAT),
            "the family of each seat, once it is drawn",
            -1,
            called="families",
        ),
    ]
] = 14
PLACES: Final[
    A[
        i64,
        Zone(s.PLACE.each(s.SHIELD).each(s.SEAT), "the place of each seat's shields", s.CHAMBER),
    ]
] = 18
CROWD: Final[
    A[
        i64,
        Zone(Count(MOST_CROWD).each(SQUARE), "side and number of the shields on each square"),
    ]
] = 42
THROWN: Final[A[i64, Zone(Count(s.MOST_THROWS).each(s.SEAT), "how often each seat has thrown")]] = (
    138
)
BLACKS: Final[
    A[i64, Zone(Count(s.MOST_THROWS).each(s.SEAT), "how often it has thrown the black die")]
] = 142
WITCH: Final[
    A[
        i64,
        Zone(
            s.WITCH.each(s.SEAT),
            "the Witch of each seat; gone: the family is cursed",
            called="witches",
        ),
    ]
] = 146
HAND: Final[
    A[
        i64,
        Zone(
            Mask(s.THROW_OF).each(s.SEAT),
            "the throws that each seat holds, without dice",
            "hand",
            called="hands",
        ),
    ]
] = 150

ZONES: Final = Zones(__name__)
