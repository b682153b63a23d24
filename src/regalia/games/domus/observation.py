"""The observation of a seat in Domus Regnatrix: all that it may see (DR22)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from mypy_extensions import i64

from regalia.engine import bags
from regalia.engine.blocks import Bag, Record, Several
from regalia.engine.frames import OneFrame, Underway
from regalia.engine.layout import Common, Layout, Writer, mask_of, says
from regalia.engine.observation import Observation
from regalia.engine.specs import Count
from regalia.engine.state import WHO
from regalia.games.domus import field as board
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.knowledge import looks
from regalia.games.domus.position import DomusConfig, DomusPosition

COMMON: Final = Common(s.SEAT, s.SCHEMA)
UNFINISHED: Final = [
    s.SCHEMA.frames[kind] for kind in (s.DRAWING, s.BATTLE, s.OFFER, s.MUSTER, s.MARCH)
]
"""The kinds of frames that everybody sees."""
UNIT_STEP: Final[i64] = 3
Numbers = tuple[int, ...]
Rows = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class DomusObservation(Observation):
    """A position as a viewer with the seats ``mine`` sees it."""

    seats: int = field(metadata=COMMON.seats())
    mine: Numbers = field(metadata=COMMON.mine())
    to_act: int = field(metadata=COMMON.to_act())
    starter: int = field(metadata=z.ZONES.shown(z.STARTER))
    tied: Numbers = field(metadata=z.ZONES.shown(z.TIED))
    rolled: Numbers = field(metadata=z.ZONES.shown(z.ROLLED))
    turn: int = field(metadata=z.ZONES.shown(z.TURN))
    round: int = field(metadata=z.ZONES.shown(z.ROUND))
    step: int = field(metadata=z.ZONES.shown(z.STEP))
    finished: int = field(metadata=z.ZONES.shown(z.FINISHED))
    card_left: int = field(metadata=z.ZONES.shown(z.CARD_LEFT))
    coins_left: int = field(metadata=z.ZONES.shown(z.COINS_LEFT))
    units_left: int = field(metadata=z.ZONES.shown(z.UNITS_LEFT))
    proposed_to: Numbers = field(metadata=z.ZONES.shown(z.PROPOSED_TO))
    fought: Numbers = field(metadata=z.ZONES.shown(z.FOUGHT))
    spent: Numbers = field(metadata=z.ZONES.shown(z.SPENT))
    swift_left: int = field(metadata=z.ZONES.shown(z.SWIFT_LEFT))
    entered: int = field(metadata=z.ZONES.shown(z.ENTERED))
    rearranged: int = field(metadata=z.ZONES.shown(z.REARRANGED))
    attacker: int = field(metadata=z.ZONES.shown(z.ATTACKER))
    attacking: int = field(metadata=z.ZONES.shown(z.ATTACKING))
    force: int = field(metadata=z.ZONES.shown(z.FORCE))
    attack_dice: int = field(metadata=z.ZONES.shown(z.ATTACK_DICE))
    defender: int = field(metadata=z.ZONES.shown(z.DEFENDER))
    defending: int = field(metadata=z.ZONES.shown(z.DEFENDING))
    guard: int = field(metadata=z.ZONES.shown(z.GUARD))
    defence_dice: int = field(metadata=z.ZONES.shown(z.DEFENCE_DICE))
    kingdoms: Numbers = field(metadata=z.ZONES.shown(z.KINGDOMS))
    heroes: Numbers = field(metadata=z.ZONES.shown(z.HEROES))
    alive: Numbers = field(metadata=z.ZONES.shown(z.ALIVE))
    terrains: Numbers = field(metadata=z.ZONES.shown(z.TERRAINS))
    flags: Numbers = field(metadata=z.ZONES.shown(z.FLAGS))
    middle: int = field(metadata=z.ZONES.shown(z.MIDDLE))
    fallen: Numbers = field(metadata=z.ZONES.shown(z.FALLEN))
    estates: Numbers = field(metadata=z.ZONES.shown(z.LORDS))
    way: int = field(metadata=z.ZONES.shown(z.WAY))
    winner: int = field(metadata=z.ZONES.shown(z.WINNER))
    laid: Rows = field(metadata=z.ZONES.shown(z.LAID))
    victory_points: Numbers = field(
        metadata=says(Count(s.MOST_POINTS).each(s.SEAT), "the victory points of each city")
    )
    coins: Numbers = field(
        metadata=says(Count(s.MOST_POINTS).each(s.SEAT), "the value of each treasury")
    )
    squads: Any = field(
        metadata=says(
            Several(Record(owner=s.SEAT, squad=s.SQUAD, unit=s.UNIT), s.MOST_TROOPS),
            "the units on the board, squad by squad, the top of each first",
        )
    )
    store: Numbers = field(metadata=z.ZONES.shown(z.STORE))
    prices: Rows = field(
        metadata=says(
            Bag(s.CARD, s.MOST_NUMBER).each(s.SEAT), "what each card of the store costs each seat"
        )
    )
    deck_sizes: Numbers = field(
        metadata=says(Count(s.MOST_NUMBER).each(s.DECK), "the unseen cards of each deck")
    )
    buried: Rows = field(metadata=z.ZONES.shown(z.BURIED))
    discards: Numbers = field(metadata=z.ZONES.shown(z.PILE))
    mint: Numbers = field(metadata=z.ZONES.shown(z.MINT))
    gone: Numbers = field(metadata=z.ZONES.shown(z.GONE))
    lost: int = field(metadata=says(Count(s.MOST_NUMBER), "unseen cards that have left the game"))
    hand_sizes: Numbers = field(
        metadata=says(Count(s.MOST_NUMBER).each(s.SEAT), "the number of cards in each hand")
    )
    hands: Rows = field(
        metadata=says(
            Bag(s.CARD, s.MOST_COPIES).or_nothing().each(s.SEAT), "the hands that the viewer sees"
        )
    )
    known: Rows = field(
        metadata=says(Bag(s.CARD, s.MOST_COPIES).each(s.SEAT), "what all know to be in each hand")
    )
    looking: int = field(
        metadata=says(Count(s.MOST_NUMBER), "drawn cards of which somebody keeps one")
    )
    looked_at: Numbers = field(
        metadata=says(
            Bag(s.CARD, s.MOST_COPIES).or_nothing(), "these cards, if the viewer has drawn them"
        )
    )
    under_way: tuple[Underway, ...] = field(
        metadata=says(
            Several(OneFrame(UNFINISHED, who=s.SEAT), s.MOST_SEATS),
            "what is under way, the latest last: each with its kind, its seat and its columns",
        )
    )
    making: Underway = field(metadata=COMMON.making())
    points: Numbers = field(metadata=COMMON.points(s.MOST_POINTS))
    places: Numbers = field(metadata=COMMON.places())


def domus_layout(config: DomusConfig, seats: int) -> Layout:
    """The layout of observations at a table of so many seats."""
    sizes = {"seats": seats, "squads": 2 * (1 + 3 * seats), **config.data_sizes}
    return Layout(DomusObservation, sizes, z.ZONES)


def write_observation(state: DomusPosition, seats: tuple[int, ...], out: Writer) -> None:
    """Write what a viewer who holds ``seats`` sees, as `Game.write_observation`."""
    cells, kinds = state.cells, state.config.kinds
    out.field("victory_points")
    for seat in range(state.seats):
        out.put(state.points(seat))
    out.field("coins")
    for seat in range(state.seats):
        out.put(state.treasury(seat))
    out.field("squads")
    for i in range(z.FIELD + 1, z.FIELD + 1 + cells[z.FIELD]):
        army = cells[i] // board.KINDS
        out.entry(UNIT_STEP)
        out.put(army % s.MOST_SEATS)
        out.put(army // s.MOST_SEATS)
        out.put(cells[i] % board.KINDS)
    out.rest()
    out.field("prices")
    for seat in range(state.seats):
        for card in range(kinds):
            offered = cells[z.STORE + card] > 0
            out.put(state.price(seat, card) if offered else 0)
    out.field("deck_sizes")
    for deck in range(s.MAIN, s.SELL + 1):
        out.put(state.unseen_in(deck))
    out.field("lost")
    out.put(bags.size(cells, z.LOST, kinds))
    out.field("hand_sizes")
    for seat in range(state.seats):
        out.put(state.hands.size(seat))
    out.field("hands")
    mask = mask_of(seats)
    for seat in range(state.seats):
        if (mask >> seat) & 1 == 1:
            out.hand(state.hands, seat)
        else:
            out.skip(kinds)
    out.field("known")
    for seat in range(state.seats):
        out.facts(state.hands, seat, 0)
    out.field("looking")
    looked = bags.size(cells, z.LOOKED, kinds)
    out.put(looked)
    out.field("looked_at")
    if looked > 0 and looks(state, state.frame(WHO)) and (mask >> state.frame(WHO)) & 1 == 1:
        out.put_list(cells, z.LOOKED, kinds, kinds)
    else:
        out.skip(kinds)
    out.field("under_way")
    out.frames(state)


def orders_for(seats: int, viewer: int) -> dict[str, list[int]]:
    """Seats, squads by their city, and armies, counted from the viewer on."""
    turned = [(seat - viewer) % seats for seat in range(seats)]
    squads = [0, 1]
    for seat in range(seats):
        squads += [2 + 6 * turned[seat] + i for i in range(6)]
    return {"seat": turned, "squad": squads}
