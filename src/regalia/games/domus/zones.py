"""Domus Regnatrix: what a position holds, each zone declared once: its place in `State.cells`.

The hands are not here: they are a `Hands`. Like schema.py this module is not compiled: mypyc writes
its numbers into the compiled rules. Decks are bags, as long as nobody knows their order; what is
put under one is known, and lies in a pile. One bag holds the unseen cards of all decks, because
each kind of card belongs to one deck. The units on the board are one row (`field.py`).
"""

from __future__ import annotations

from typing import Annotated as A
from typing import Final

from mypy_extensions import i64

from regalia.engine.blocks import Bag
from regalia.engine.naming import Mask
from regalia.engine.piles import Pile
from regalia.engine.specs import Count, Flag, OutsideTensor
from regalia.engine.zones import EVERYBODY, NOBODY, RowOf, Zone, Zones
from regalia.games.domus import schema as s
from regalia.games.domus.field import Field

STARTER: Final[A[i64, Zone(s.SEAT.or_none(), "who started", -1)]] = 0
TIED: Final[A[i64, Zone(Mask(s.SEAT), "who throws for the start", "tied")]] = 1
ROLLED: Final[
    A[i64, Zone(Count(12).each(s.SEAT), "the throw of each seat for the start, 0 before it")]
] = 2
KINGDOMS: Final[A[i64, Zone(s.KINGDOM.or_none().each(s.SEAT), "the kingdom of each seat", -1)]] = 6
HEROES: Final[A[i64, Zone(s.HERO.or_none().each(s.SEAT), "the hero of each seat", -1)]] = 10
TERRAINS: Final[A[i64, Zone(s.TERRAIN.or_none().each(s.SEAT), "the terrain of each seat", -1)]] = 14
FLAGS: Final[A[i64, Zone(s.FLAG.or_none().each(s.SEAT), "the flag of each seat", -1)]] = 18
ALIVE: Final[A[i64, Zone(Mask(s.SEAT), "whose hero lives")]] = 22
MIDDLE: Final[A[i64, Zone(s.TERRAIN.or_none(), "the terrain of the middle", -1)]] = 23
TURN: Final[A[i64, Zone(s.SEAT.or_none(), "whose turn it is", -1)]] = 24
ROUND: Final[A[i64, Zone(Count(s.MOST_ROUNDS), "which round it is; 0 before the first")]] = 25
STEP: Final[A[i64, Zone(s.STEP, "the step of the turn")]] = 26
FINISHED: Final[
    A[i64, Zone(Flag(), "whether the step is finished but for what it has set off")]
] = 27
CARD_LEFT: Final[A[i64, Zone(Flag(), "whether the card of the turn may still be played")]] = 28
COINS_LEFT: Final[
    A[i64, Zone(Count(s.MOST_NUMBER), "coins that may be played besides the card of the turn")]
] = 29
UNITS_LEFT: Final[
    A[i64, Zone(Count(s.MOST_NUMBER), "units that may be played besides the card of the turn")]
] = 30
PROPOSED_TO: Final[A[i64, Zone(Mask(s.SEAT), "who has had a proposal in this turn")]] = 31
FOUGHT: Final[
    A[i64, Zone(Mask(s.SQUAD), "squads of the turn that have fought and may go on attacking")]
] = 32
SPENT: Final[A[i64, Zone(Mask(s.SQUAD), "squads of the turn that are done")]] = 33
SWIFT_LEFT: Final[
    A[i64, Zone(Count(s.MOST_NUMBER), "moves of the turn that may still be lengthened by a space")]
] = 34
ENTERED: Final[A[i64, Zone(Flag(), "whether a squad of the turn has moved into the middle")]] = 35
REARRANGED: Final[A[i64, Zone(Count(s.MOST_TROOPS), "units lifted in this turn")]] = 36
ATTACKER: Final[
    A[
        i64,
        Zone(s.SEAT.or_none(), "who attacked last; none: nobody", -1),
    ]
] = 37
ATTACKING: Final[
    A[
        i64,
        Zone(s.UNIT.or_none(), "the unit that attacked; none: a support", -1),
    ]
] = 38
FORCE: Final[A[i64, Zone(Count(s.MOST_NUMBER), "what it attacked with")]] = 39
ATTACK_DICE: Final[A[i64, Zone(Count(12), "the dice thrown for it; 0 before")]] = 40
DEFENDER: Final[A[i64, Zone(s.SEAT.or_none(), "whom it attacked; none: nobody attacked", -1)]] = 41
DEFENDING: Final[
    A[i64, Zone(s.UNIT.or_none(), "the unit that it attacked; none: the walls", -1)]
] = 42
GUARD: Final[A[i64, Zone(Count(s.MOST_NUMBER), "what that defended itself with")]] = 43
DEFENCE_DICE: Final[A[i64, Zone(Count(12), "the dice thrown for that; 0 before")]] = 44
FALLEN: Final[
    A[i64, Zone(Count(s.MOST_LAYERS).each(s.SEAT), "fallen layers of the walls of each city")]
] = 45
LORDS: Final[
    A[
        i64,
        Zone(s.SEAT.or_none().each(s.SEAT), "whose estate each city is", -1, EVERYBODY, "estates"),
    ]
] = 49
WAY: Final[A[i64, Zone(s.WAY.or_none(), "how the game was won", -1)]] = 53
WINNER: Final[A[i64, Zone(s.SEAT.or_none(), "who has won, unless the last round decided", -1)]] = 54
THROWS: Final[
    A[i64, Zone(OutsideTensor(s.MOST_EVENTS).each(s.SEAT), "throws of dice by each seat")]
] = 55
DRAWS: Final[
    A[i64, Zone(OutsideTensor(s.MOST_EVENTS).each(s.DECK), "cards drawn from each deck")]
] = 59
DECKS: Final[
    A[
        i64,
        Zone(
            Bag(s.CARD, s.MOST_COPIES),
            "the unseen cards of all decks",
            "decks",
            f"{NOBODY}; how many there are in each deck: {EVERYBODY}",
        ),
    ]
] = 63
BURIED: Final[
    A[
        i64,
        Zone(
            Pile(s.CARD, s.MOST_IN_DECK).each(s.SHOP),
            "known cards at the bottom of the decks, the upmost first",
        ),
    ]
] = 159
BURIED_ROW: Final[A[i64, RowOf()]] = 91
STORE: Final[A[i64, Zone(Bag(s.CARD, s.SHELF), "the face-up cards of the store")]] = 432
PILE: Final[
    A[
        i64,
        Zone(
            Bag(s.CARD, s.MOST_COPIES),
            "the discard pile of the main deck",
            0,
            EVERYBODY,
            "discards",
        ),
    ]
] = 528
MINT: Final[A[i64, Zone(Bag(s.COIN, s.MOST_COPIES), "the coins of the mint", "mint")]] = 624
LAID: Final[
    A[
        i64,
        Zone(
            Bag(s.CARD, s.MOST_COPIES).each(s.SEAT),
            "what lies in each city: coins, techs, victory cards, buildings and so on",
        ),
    ]
] = 630
LAID_ROW: Final[A[i64, RowOf()]] = 96
LOOKED: Final[
    A[
        i64,
        Zone(
            Bag(s.CARD, s.MOST_COPIES),
            "drawn cards of which one is kept",
            0,
            "who drew them; how many there are: everybody",
            "looked_at",
        ),
    ]
] = 1014
LOST: Final[
    A[i64, Zone(Bag(s.CARD, s.MOST_COPIES), "unseen cards that have left the game", 0, NOBODY)]
] = 1110
GONE: Final[A[i64, Zone(Bag(s.CARD, s.MOST_COPIES), "known cards that have left the game")]] = 1206
FIELD: Final[
    A[
        i64,
        Zone(
            Field(s.UNIT, s.SQUAD, s.SEAT, s.MOST_TROOPS),
            "the units on the board, the top of each squad first",
            0,
            EVERYBODY,
            "squads",
        ),
    ]
] = 1302

ZONES: Final = Zones(__name__)
