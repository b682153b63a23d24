"""The observation of a seat in Res Publica: all that it may see (RP20, RP24)."""

from __future__ import annotations

from dataclasses import dataclass, field

from mypy_extensions import i64

from regalia.engine.blocks import Bag, Ordered, Record, Subset
from regalia.engine.frames import OwnDraft, Underway
from regalia.engine.layout import Layout, Writer, mask_of, says
from regalia.engine.observation import Observation
from regalia.engine.specs import Count, Flag
from regalia.engine.state import CHANCE, OVER, WHO
from regalia.games.res_publica import schema as s
from regalia.games.res_publica.position import ResPublicaConfig, ResPublicaPosition
from regalia.games.res_publica.trade import (
    PACKING,
    characteristic_of,
    count_of,
    first_term,
    joint_of,
    second_term,
)

Numbers = tuple[int, ...]
Rows = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class ResPublicaObservation(Observation):
    """A position as a viewer with the seats ``mine`` sees it.

    Cards are counted by kind, in the order of the card file. A hand that the viewer does not see is
    empty in ``hands``; ``known`` then counts its known cards. ``picks`` are the viewer's picks in a
    swap that waits for the other giver; ``swapped`` are the cards that each seat of the latest
    swap gave. A statement is count, characteristic, joint (0 alone, 1 and, 2 or), count,
    characteristic; no statement is an empty tuple.
    """

    seats: int = field(
        metadata=says(Count(s.MOST_SEATS, low=s.LEAST_SEATS), "how many seats there are")
    )
    mine: Numbers = field(metadata=says(Subset(s.SEAT), "the viewer's seats"))
    to_act: int = field(metadata=says(s.SEAT.or_else("chance", "over"), "whose decision is next"))
    classic: int = field(metadata=says(Flag(), "without Monks, Books, churches and libraries"))
    starter: int = field(metadata=says(s.SEAT.or_none(), "who started"))
    turn: int = field(metadata=says(s.SEAT.or_none(), "whose turn it is, or whose last displays"))
    turns: int = field(metadata=says(Count(s.TURNS), "turns so far"))
    traded: int = field(metadata=says(Flag(), "whether the trade of this turn is over"))
    moved: int = field(
        metadata=says(Flag(), "whether the seat has displayed or drawn in this turn")
    )
    idle: int = field(metadata=says(Count(s.TURNS), "turns in a row without a display or draw"))
    ending: int = field(
        metadata=says(
            Count(s.LAST_TURNS).or_none(),
            "last turns still to come, with this one",
        )
    )
    closer: int = field(metadata=says(s.SEAT.or_none(), "who has the last turn"))
    finals: int = field(
        metadata=says(Count(s.SEATS).or_none(), "how many seats have made their last displays")
    )
    decks: Numbers = field(
        metadata=says(Count(s.CARDS).each(s.BACK), "cards left: people, civilisation")
    )
    drawing: Numbers = field(
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
            Bag(s.KIND, s.MOST).or_nothing().each(s.SEAT),
            "cards in hand by seat and kind, where seen",
        )
    )
    backs: Rows = field(
        metadata=says(
            Count(s.CARDS).each(s.BACK).each(s.SEAT), "people and civilisation cards in hand"
        )
    )
    known: Rows = field(
        metadata=says(Bag(s.KIND, s.MOST).each(s.SEAT), "cards that a seat is known by all to hold")
    )
    shown: Rows = field(
        metadata=says(Bag(s.KIND, s.MOST).each(s.SEAT), "cards displayed by seat and kind")
    )
    halls: Rows = field(
        metadata=says(
            Count(s.PILE_SIZE).each(s.PILE).each(s.SEAT), "settlements, churches, libraries by seat"
        )
    )
    city_of: Numbers = field(
        metadata=says(s.SEAT.or_none().each(s.CITY), "who has each city, the first one on top")
    )
    offered: int = field(metadata=says(s.OPENING.or_none(), "how the trade under way began"))
    said: Numbers = field(metadata=says(s.STATEMENT, "the request or offer"))
    answers: Rows = field(metadata=says(s.STATEMENT.each(s.SEAT), "the answers"))
    declined: Numbers = field(metadata=says(Flag().each(s.SEAT), "who has declined"))
    partner: int = field(metadata=says(s.SEAT.or_none(), "with whom the active seat is swapping"))
    giving: Numbers = field(
        metadata=says(Ordered(s.SEAT, s.SEATS), "who still picks what they give")
    )
    picks: Numbers = field(
        metadata=says(Bag(s.KIND, s.MOST).or_nothing(), "what the viewer has picked to give")
    )
    swappers: Numbers = field(
        metadata=says(
            Record(offered=s.OPENING.or_none(), active=s.SEAT.or_none(), partner=s.SEAT.or_none()),
            "the latest swap, until the next request or offer: how it began, who with whom",
        )
    )
    swapped: Rows = field(
        metadata=says(Bag(s.KIND, s.MOST).each(s.SWAPPER), "what each of the two gave")
    )
    making: Underway = field(
        metadata=says(OwnDraft(s.SCHEMA.drafts), "the viewer's own unfinished move")
    )
    points: Numbers = field(
        metadata=says(Count(s.POINTS).each(s.SEAT), "points of the score cards")
    )
    scores: Numbers = field(
        metadata=says(
            Count(s.POINTS).each(s.SEAT).or_nothing(), "points with pairs, once the game is over"
        )
    )
    places: Numbers = field(
        metadata=says(
            Count(s.SEATS, low=1).each(s.SEAT).or_nothing(), "places, once the game is over"
        )
    )


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
    return Layout(ResPublicaObservation, sizes)


def write_observation(state: ResPublicaPosition, mine: tuple[int, ...], out: Writer) -> None:
    """Write the observation of a viewer with the seats ``mine``, field by field."""
    seats, viewer_mask = state.seats, mask_of(mine)
    over = state.to_act == OVER
    out.put(seats)
    out.flags(viewer_mask, seats)
    out.put(state.to_act)
    out.put(state.classic)
    out.put(state.starter)
    out.put(state.active() if state.starter >= 0 and not over else -1)
    out.put(state.turns_played)
    out.put(state.traded)
    out.put(state.moved)
    out.put(state.idle)
    out.put(state.ending)
    out.put(state.closer)
    out.put(state.finals)
    for back in range(s.BACKS):
        out.put(state.deck_size(back))
    write_draw(state, out)
    for pile in range(s.PILES):
        out.put(state.left(pile))
    out.put(state.next_city())
    write_hands(state, viewer_mask, out)
    out.copy(state.shown)
    out.copy(state.halls)
    out.copy(state.city_of)
    write_trade(state, out)
    write_swap(state, viewer_mask, out)
    out.draft(state.frames if state.to_act >= 0 and (viewer_mask >> state.to_act) & 1 else None)
    for seat in range(seats):
        out.put(state.open_points(seat))
    if over:
        scores, places = state.scores(), state.ranks()
        for seat in range(seats):
            out.put(scores[seat])
        for seat in range(seats):
            out.put(places[seat])
    else:
        out.skip(2 * seats)


def write_draw(state: ResPublicaPosition, out: Writer) -> None:
    """Write the draw under way: if it deals the hands, who draws next, cards still owed by back."""
    if state.to_act != CHANCE or state.starter < 0:
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
    for seat in range(seats):
        if state.to_act == OVER or (viewer_mask >> seat) & 1:
            for kind in range(s.KINDS):
                out.put(hands.has(seat, kind))
        else:
            out.skip(s.KINDS)
    for seat in range(seats):
        for back in range(s.BACKS):
            out.put(hands.size_of(seat, back))
    for seat in range(seats):
        for count in hands.facts(seats, seat):
            out.put(count)


def write_trade(state: ResPublicaPosition, out: Writer) -> None:
    """Write how the trade under way began, its statement, the answers, and who has declined."""
    row = state.trade_row()
    out.put(-1 if row < 0 else state.frames[row + s.OFFERED])
    write_words(state.said() if row >= 0 else 0, out)
    for seat in range(state.seats):
        write_words(answer_of(state, seat), out)
    for seat in range(state.seats):
        out.put(1 if answer_of(state, seat) == s.NO_ANSWER else 0)


def write_swap(state: ResPublicaPosition, viewer_mask: i64, out: Writer) -> None:
    """Write the partner, the seats still picking, the viewer's picks, and the latest swap."""
    partner = state.partner()
    out.put(partner)
    asked = state.asked() if partner >= 0 else []
    for i in range(state.seats):
        out.put(asked[i] if i < len(asked) else -1)
    early: i64 = -1
    if partner >= 0:
        early = state.early_picker()
    if early >= 0 and (viewer_mask >> early) & 1:
        write_picks(state.picked, out)
    else:
        out.skip(s.KINDS)
    swapped = state.swapped
    out.put(swapped[s.SWAP_OFFERED] if swapped[s.SWAP_PARTNER] >= 0 else -1)
    out.put(swapped[s.SWAP_ACTIVE])
    out.put(swapped[s.SWAP_PARTNER])
    write_picks(swapped[s.SWAP_GIVEN], out)
    write_picks(swapped[s.SWAP_TAKEN], out)


def write_words(statement: i64, out: Writer) -> None:
    """Write a statement as five numbers, or nothing."""
    words = words_of(statement)
    for number in words:
        out.put(number)
    out.skip(5 - len(words))


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


def words_of(statement: i64) -> tuple[int, ...]:
    """A statement as count, characteristic, joint, count, characteristic; empty for none."""
    if statement <= 0:
        return ()
    first, second = first_term(statement), second_term(statement)
    if second == 0:
        return (count_of(first), characteristic_of(first), 0, 0, -1)
    return (
        count_of(first),
        characteristic_of(first),
        joint_of(statement),
        count_of(second),
        characteristic_of(second),
    )
