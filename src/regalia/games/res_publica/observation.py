"""The observation of a seat in Res Publica: all that it may see (RP20, RP24)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from regalia.engine.blocks import Ordered, Record
from regalia.engine.frames import Underway
from regalia.engine.layout import Common, Layout, Writer, common, mask_of, says
from regalia.engine.named import Named
from regalia.engine.observation import Observation
from regalia.engine.specs import Count, Flag
from regalia.engine.state import CHANCE, NONE, OVER, WHO
from regalia.games.res_publica import schema as s
from regalia.games.res_publica import zones as z
from regalia.games.res_publica.choices import set_size
from regalia.games.res_publica.position import ResPublicaConfig, ResPublicaPosition
from regalia.games.res_publica.trade import (
    PACKING,
    characteristic_of,
    count_of,
    first_term,
    joint_of,
    second_term,
)

COMMON: Final = Common(s.SEAT, s.SCHEMA)
Numbers = tuple[int, ...]
Rows = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class ResPublicaObservation(Observation):
    """A position as a viewer with the seats ``mine`` sees it.

    Cards are counted by kind, in the order of the card file. A hand that the viewer does not see is
    empty in ``hands``; ``known`` then counts its known cards. ``picks`` are the viewer's picks in a
    swap that waits for the other giver; ``swapped`` are the cards that each seat of the latest
    swap gave. A statement is a `schema.STATEMENT`; no statement is an empty tuple.
    """

    seats: int = field(metadata=COMMON.seats(s.LEAST_SEATS))
    mine: Numbers = field(metadata=COMMON.mine())
    to_act: int = field(metadata=COMMON.to_act())
    classic: int = field(metadata=z.ZONES.shown(z.CLASSIC))
    starter: int = field(metadata=z.ZONES.shown(z.STARTER))
    turn: int = field(metadata=says(s.SEAT.or_none(), "whose turn it is, or whose last displays"))
    turns: int = field(metadata=z.ZONES.shown(z.TURNS))
    traded: int = field(metadata=z.ZONES.shown(z.TRADED))
    moved: int = field(metadata=z.ZONES.shown(z.MOVED))
    idle: int = field(metadata=z.ZONES.shown(z.IDLE))
    ending: int = field(metadata=z.ZONES.shown(z.ENDING))
    closer: int = field(metadata=z.ZONES.shown(z.CLOSER))
    finals: int = field(metadata=z.ZONES.shown(z.FINALS))
    decks: Numbers = field(
        metadata=says(Count(s.CARDS).each(s.BACK), "cards left: people, civilisation")
    )
    drawing: Named = field(
        metadata=says(
            Record(
                dealing=Flag(),
                seat=s.SEAT,
                people=Count(s.IN_HAND * s.MOST_SEATS),
                civilisation=Count(s.MOST_DRAWN),
            ).or_nothing(),
            "a draw under way: whether the hands are being dealt, who draws next, cards still owed",
        )
    )
    piles: Numbers = field(
        metadata=says(Count(s.PILE_SIZE).each(s.PILE), "settlements, churches, libraries left")
    )
    city: int = field(metadata=says(Count(s.CITIES), "the number of the top city"))
    hands: Rows = field(
        metadata=says(
            s.BAG.or_nothing().each(s.SEAT),
            "cards in hand by seat and kind, where seen",
        )
    )
    backs: Rows = field(
        metadata=says(
            Count(s.CARDS).each(s.BACK).each(s.SEAT), "people and civilisation cards in hand"
        )
    )
    known: Rows = field(
        metadata=says(s.BAG.each(s.SEAT), "cards that a seat is known by all to hold")
    )
    shown: Rows = field(metadata=z.ZONES.shown(z.SHOWN))
    halls: Rows = field(metadata=z.ZONES.shown(z.HALLS))
    city_of: Numbers = field(metadata=z.ZONES.shown(z.CITY_OF))
    offered: int = field(metadata=says(s.OPENING.or_none(), "how the trade under way began"))
    said: Named = field(metadata=says(s.STATEMENT.or_nothing(), "the request or offer"))
    answers: tuple[Named, ...] = field(
        metadata=says(s.STATEMENT.or_nothing().each(s.SEAT), "the answers")
    )
    declined: Numbers = field(metadata=says(Flag().each(s.SEAT), "who has declined"))
    partner: int = field(metadata=says(s.SEAT.or_none(), "with whom the active seat is swapping"))
    giving: Numbers = field(
        metadata=says(Ordered(s.SEAT, s.SEATS), "who still picks what they give")
    )
    picks: Numbers = field(metadata=says(s.BAG.or_nothing(), "what the viewer has picked to give"))
    swappers: Named = field(
        metadata=says(
            Record(offered=s.OPENING.or_none(), active=s.SEAT.or_none(), partner=s.SEAT.or_none()),
            "the latest swap, until the next request or offer: how it began, who with whom",
        )
    )
    swapped: Rows = field(metadata=says(s.BAG.each(s.SWAPPER), "what each of the two gave"))
    making: Underway = field(metadata=COMMON.making())
    points: Numbers = field(
        metadata=says(Count(s.POINTS).each(s.SEAT), "points of the score cards")
    )
    scores: Numbers = field(
        metadata=common(
            "points",
            Count(s.POINTS).each(s.SEAT).or_nothing(),
            "points with pairs, once the game is over",
        )
    )
    places: Numbers = field(metadata=COMMON.places())


def observation_layout(config: ResPublicaConfig, seats: int) -> Layout:
    """The layout of `ResPublicaObservation` for a number of seats."""
    cards = sum([count for count in config.deck])
    points = sum([worth for worth in config.cities]) + cards // 2
    points += config.piles[s.SETTLEMENT] * config.settlement_points
    points += config.piles[s.CHURCH] * config.church_points
    sizes = {
        "seats": seats,
        "cards": cards,
        "pile": max([count for count in config.piles]),
        "points": points,
        "turns": s.ROUNDS * seats,
        "last_turns": seats + 1,
    }
    return Layout(ResPublicaObservation, sizes, z.ZONES)


def write_observation(state: ResPublicaPosition, mine: tuple[int, ...], out: Writer) -> None:
    """Write what a viewer with the seats ``mine`` sees in another form than that of its zone."""
    viewer_mask = mask_of(mine)
    begun = state.cells[z.STARTER] >= 0
    out.field("turn")
    out.put(state.active() if begun and state.to_act != OVER else NONE)
    out.field("decks")
    for back in range(s.BACKS):
        out.put(state.deck_size(back))
    write_draw(state, out)
    out.field("piles")
    for pile in range(s.PILES):
        out.put(state.left(pile))
    out.field("city")
    out.put(state.next_city())
    write_hands(state, viewer_mask, out)
    write_trade(state, out)
    write_picking(state, viewer_mask, out)
    write_swap(state, out)
    out.field("points")
    for seat in range(state.seats):
        out.put(state.open_points(seat))


def write_draw(state: ResPublicaPosition, out: Writer) -> None:
    """Write the draw under way: if it deals the hands, who draws next, cards still owed by back."""
    out.field("drawing")
    if state.to_act != CHANCE or state.cells[z.STARTER] < 0:
        out.skip(2 + s.BACKS)
    elif state.top() == s.DEALING:
        out.put(1)
        out.put(state.frame(WHO))
        out.put(s.IN_HAND * state.seats - state.frame(s.CARDS_DEALT))
        out.put(0)
    else:
        out.put(0)
        out.put(state.frame(WHO))
        out.put(state.frame(s.PEOPLE_OWED))
        out.put(state.frame(s.CIVILISATION_OWED))


def write_hands(state: ResPublicaPosition, viewer_mask: i64, out: Writer) -> None:
    """Write all hands where seen, then their sizes by back, then their publicly known cards."""
    seats, hands = state.seats, state.hands
    out.field("hands")
    for seat in range(seats):
        if state.to_act == OVER or (viewer_mask >> seat) & 1:
            out.hand(hands, seat)
        else:
            out.skip(s.KINDS)
    out.field("backs")
    for seat in range(seats):
        for back in range(s.BACKS):
            out.put(hands.size_of(seat, back))
    out.field("known")
    for seat in range(seats):
        out.facts(hands, seat, 0)


def write_trade(state: ResPublicaPosition, out: Writer) -> None:
    """Write how the trade under way began, its statement, the answers, and who has declined."""
    row = state.trade_row()
    out.field("offered")
    out.put(-1 if row < 0 else state.frames[row + s.OFFERED])
    out.field("said")
    write_words(state.said() if row >= 0 else 0, out)
    out.field("answers")
    for seat in range(state.seats):
        write_words(answer_of(state, seat), out)
    out.field("declined")
    for seat in range(state.seats):
        out.put(1 if answer_of(state, seat) == s.NO_ANSWER else 0)


def write_picking(state: ResPublicaPosition, viewer_mask: i64, out: Writer) -> None:
    """Write the partner, the seats still picking, and the viewer's picks."""
    partner = state.partner()
    out.field("partner")
    out.put(partner)
    out.field("giving")
    asked = state.asked() if partner >= 0 else []
    for i in range(state.seats):
        out.put(asked[i] if i < len(asked) else -1)
    out.field("picks")
    early: i64 = -1
    if partner >= 0:
        early = state.early_picker()
    if early >= 0 and (viewer_mask >> early) & 1:
        write_picks(state.cells[z.PICKED], out)
    else:
        out.skip(s.KINDS)


def write_swap(state: ResPublicaPosition, out: Writer) -> None:
    """Write the latest swap: how it began, who with whom, and what each gave."""
    cells = state.cells
    partner = cells[z.SWAPPED + z.SWAP_PARTNER]
    out.field("swappers")
    out.put(cells[z.SWAPPED + z.SWAP_OFFERED] if partner >= 0 else NONE)
    out.put(cells[z.SWAPPED + z.SWAP_ACTIVE])
    out.put(partner)
    out.field("swapped")
    write_picks(cells[z.SWAPPED + z.SWAP_GIVEN], out)
    write_picks(cells[z.SWAPPED + z.SWAP_TAKEN], out)


def write_words(statement: i64, out: Writer) -> None:
    """Write a statement as its five numbers, or nothing."""
    if statement <= 0:
        out.skip(5)
        return
    count, characteristic, joint, other_count, other_characteristic = numbers_of(statement)
    out.put(count)
    out.put(characteristic)
    out.put(joint)
    out.put(other_count)
    out.put(other_characteristic)


def write_picks(picks: i64, out: Writer) -> None:
    """Write packed picks, kind by kind."""
    for kind in range(s.KINDS):
        out.put(PACKING.count(picks, kind))


def answer_of(state: ResPublicaPosition, seat: i64) -> i64:
    """A seat's answer in the trade under way, as `answer` gives it; 0 without a trade."""
    row = state.trade_row()
    if row < 0 or seat == state.frames[row + WHO]:
        return 0
    return state.answer(seat)


def last_turns(observation: ResPublicaObservation) -> tuple[int, int]:
    """The number of last turns still to come and the seat of the last one; 0 and -1 before the end.

    At most a round: ``ending`` also counts the turn in which the last card is drawn.
    """
    rest = s.ROUNDS * observation.seats - observation.turns  # RP25
    if observation.finals >= 0 or (observation.ending < 0 and rest > observation.seats):
        return 0, -1
    turns = min(observation.ending, rest) if observation.ending > 0 else rest
    return min(turns, observation.seats), (observation.turn + turns - 1) % observation.seats


def set_sizes(observation: ResPublicaObservation, seat: int) -> tuple[int, ...]:
    """How many cards of each kind make a set of a seat; 0 if no score card is left for it."""
    settlements, churches, libraries = observation.piles
    library = observation.halls[seat][s.LIBRARY] > 0
    sizes: list[int] = []
    for kind in range(s.KINDS):
        left = settlements if kind < s.MONKS else s.CITIES - observation.city
        if kind in (s.MONKS, s.BOOKS):
            left = churches if kind == s.MONKS else libraries
        sizes.append(set_size(kind, library) if left > 0 else 0)
    return tuple(sizes)


def numbers_of(statement: i64) -> tuple[i64, i64, i64, i64, i64]:
    """The numbers of a statement, in the order of `schema.STATEMENT`."""
    first, second = first_term(statement), second_term(statement)
    return (
        count_of(first),
        characteristic_of(first),
        joint_of(statement),
        count_of(second),
        characteristic_of(second) if second > 0 else NONE,
    )


def words_of(statement: i64) -> Named:
    """A statement as a named tuple, as observations have it; empty for none."""
    return s.STATEMENT.named(*numbers_of(statement)) if statement > 0 else ()
