"""Res Publica: what a position holds, each zone declared once: its place in `State.cells`.

Like schema.py this module is not compiled: mypyc writes its numbers into the compiled rules. The
hands are no zone: `PromisedHands` stores them.
"""

from __future__ import annotations

from typing import Annotated as A
from typing import Final

from mypy_extensions import i64

from regalia.engine.blocks import Record
from regalia.engine.specs import Count, Flag
from regalia.engine.zones import Setting, Zone, Zones
from regalia.games.res_publica import schema as s

NO_SWAP: Final = (0, -1, -1, 0, 0)

CLASSIC: Final[
    A[i64, Setting("classic", Flag(), "without Monks, Books, churches and libraries")]
] = 0
STARTER: Final[A[i64, Zone(s.SEAT.or_none(), "who started", -1)]] = 1
TURNS: Final[A[i64, Zone(Count(s.TURNS), "turns so far")]] = 2
TRADED: Final[A[i64, Zone(Flag(), "whether the trade of this turn is over")]] = 3
MOVED: Final[A[i64, Zone(Flag(), "whether the seat has displayed or drawn in this turn")]] = 4
IDLE: Final[A[i64, Zone(Count(s.TURNS), "turns in a row without a display or draw")]] = 5
ENDING: Final[
    A[i64, Zone(Count(s.LAST_TURNS).or_none(), "last turns still to come, with this one", -1)]
] = 6
CLOSER: Final[A[i64, Zone(s.SEAT.or_none(), "who has the last turn", -1)]] = 7
FINALS: Final[
    A[i64, Zone(Count(s.SEATS).or_none(), "how many seats have made their last displays", -1)]
] = 8
PICKED: Final[
    A[
        i64,
        Zone(
            s.PICKED,
            "the cards that the first of two givers has picked; none if it need not wait",
            seen="the giver that has picked them",
        ),
    ]
] = 9
DECK: Final[
    A[
        i64,
        Zone(
            s.BAG,
            "cards in the decks by kind",
            start="deck",
            seen="nobody; how many there are of people and of civilisation: everybody",
        ),
    ]
] = 10
DRAWS: Final[
    A[i64, Zone(Count(s.CARDS).each(s.BACK).each(s.SEAT), "cards drawn by seat and deck")]
] = 22
SHOWN: Final[A[i64, Zone(s.BAG.each(s.SEAT), "cards displayed by seat and kind")]] = 32
HALLS: Final[
    A[
        i64,
        Zone(
            Count(s.PILE_SIZE).each(s.PILE).each(s.SEAT), "settlements, churches, libraries by seat"
        ),
    ]
] = 92
CITY_OF: Final[
    A[i64, Zone(s.SEAT.or_none().each(s.CITY), "who has each city, the first one on top", -1)]
] = 107
SWAPPED: Final[
    A[
        i64,
        Zone(
            Record(
                offered=Flag(),
                active=s.SEAT.or_none(),
                partner=s.SEAT.or_none(),
                gave=s.PICKED,
                got=s.PICKED,
            ),
            "the latest swap, until the next request or offer",
            NO_SWAP,
        ),
    ]
] = 117
# The parts of the latest swap.
SWAP_OFFERED: Final[i64] = 0
SWAP_ACTIVE: Final[i64] = 1
SWAP_PARTNER: Final[i64] = 2
SWAP_GIVEN: Final[i64] = 3  # cards given by the active seat, packed; then those of the partner
SWAP_TAKEN: Final[i64] = 4

ZONES: Final = Zones(__name__)
