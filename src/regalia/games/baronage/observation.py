"""What is seen of a position of Regency (Baronage Press): everything, for nothing is hidden."""

from __future__ import annotations

from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.blocks import Subset
from regalia.engine.frames import OwnDraft, Underway
from regalia.engine.layout import Layout, Writer, mask_of, says
from regalia.engine.observation import Observation
from regalia.engine.specs import Count, Flag
from regalia.engine.state import OVER
from regalia.games.baronage import schema as s
from regalia.games.baronage.board import Board
from regalia.games.baronage.position import BaronagePosition

Numbers = tuple[int, ...]
Rows = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class BaronageObservation(Observation):
    """A position as everybody sees it; within a throw its player sees what they have moved so far.

    A place is one of those of schema.py below `schema.SPECIAL`, or a square.
    """

    seats: int = field(metadata=says(Count(s.FAMILIES, low=2), "how many seats there are"))
    mine: Numbers = field(metadata=says(Subset(s.SEAT), "the viewer's seats"))
    to_act: int = field(metadata=says(s.SEAT.or_else("chance", "over"), "whose decision is next"))
    alliance: int = field(
        metadata=says(
            Count(2),
            "0: none; 1: families opposite are allied; 2: so, and of one person",
        )
    )
    short: int = field(metadata=says(Flag(), "whether the board is the short one"))
    level: int = field(metadata=says(s.LEVEL, "the level of the rules"))
    cards: int = field(metadata=says(Flag(), "whether throws are played as cards, without dice"))
    families: Numbers = field(
        metadata=says(s.FAMILY.or_none().each(s.SEAT), "the family of each seat, once it is drawn")
    )
    starter: int = field(metadata=says(s.SEAT.or_none(), "who started"))
    turn: int = field(metadata=says(s.SEAT.or_none(), "whose throw it is"))
    throw: int = field(metadata=says(s.THROW_OF.or_none(), "the throw that is being played"))
    black: int = field(metadata=says(s.DIE.or_none(), "the black die of that throw"))
    ready: int = field(metadata=says(Flag(), "whether the dice are about to be thrown"))
    throws: int = field(metadata=says(Count(s.MOST_THROWS), "how many throws there have been"))
    quiet: int = field(
        metadata=says(Count(s.MOST_THROWS), "throws since anything that puts off a draw")
    )
    amnesty: int = field(
        metadata=says(Flag(), "whether nothing that puts off a draw has happened since an amnesty")
    )
    places: Rows = field(
        metadata=says(s.PLACE.each(s.SHIELD).each(s.SEAT), "the place of each seat's shields")
    )
    guests: Rows = field(
        metadata=says(
            Flag().each(s.SHIELD).each(s.SEAT),
            "which are released and still in their captor's territory",
        )
    )
    witches: Numbers = field(
        metadata=says(s.WITCH.each(s.SEAT), "the Witch of each seat; gone: the family is cursed")
    )
    thrown: Numbers = field(
        metadata=says(Count(s.MOST_THROWS).each(s.SEAT), "how often each seat has thrown")
    )
    blacks: Numbers = field(
        metadata=says(Count(s.MOST_THROWS).each(s.SEAT), "how often it has thrown the black die")
    )
    hands: Rows = field(
        metadata=says(
            Flag().each(s.THROW_OF).each(s.SEAT), "the throws that each seat holds, without dice"
        )
    )
    able: Numbers = field(
        metadata=says(Subset(s.SEAT), "seats whose Chief can still become Regent")
    )
    making: Underway = field(
        metadata=says(OwnDraft(s.SCHEMA.drafts), "the viewer's own unfinished move")
    )
    scores: Numbers = field(
        metadata=says(Count(1).each(s.SEAT).or_nothing(), "1 for winners, once the game is over")
    )
    standings: Numbers = field(
        metadata=says(
            Count(s.SEATS, low=1).each(s.SEAT).or_nothing(), "places, once the game is over"
        )
    )


def observation_layout(board: Board, seats: int) -> Layout:
    """The layout of `BaronageObservation` for a number of seats on a board."""
    sizes = {"seats": seats, "places": s.SPECIAL + int(board.squares)}
    return Layout(BaronageObservation, sizes)


def write_observation(state: BaronagePosition, mine: tuple[int, ...], out: Writer) -> None:
    """Write the observation of a viewer with the seats ``mine``, field by field."""
    seats = state.seats
    viewer = mask_of(mine)
    out.put(seats)
    out.flags(viewer, seats)
    out.put(state.to_act)
    out.put(state.alliance)
    out.put(state.short)
    out.put(state.level)
    out.put(state.cards)
    out.copy(state.castle)
    out.put(state.starter)
    out.put(state.turn)
    out.put(state.dice - 1)
    out.put(state.black - 1)
    out.put(state.ready)
    out.put(state.throws)
    out.put(state.quiet)
    out.put(state.amnesty)
    out.copy(state.places)
    out.flags(state.guests, seats * s.SHIELDS)
    out.copy(state.witch)
    out.copy(state.thrown)
    out.copy(state.blacks)
    for seat in range(seats):
        out.flags(state.hand[seat], s.THROWS)
    able: i64 = 0
    for seat in range(seats):
        if state.can_win(seat):
            able |= 1 << seat
    out.flags(able, seats)
    out.draft(state.frames if state.to_act >= 0 and (viewer >> state.to_act) & 1 else None)
    if state.to_act == OVER:
        scores, places = state.scores(), state.ranks()
        for seat in range(seats):
            out.put(scores[seat])
        for seat in range(seats):
            out.put(places[seat])
    else:
        out.skip(2 * seats)


def orders_for(board: Board, seats: int, viewer: int, family: int) -> dict[str, list[int]]:
    """New numbers of seats, families and places, with the viewer's as 0.

    Squares are counted from where the viewer's family enters each rank; Dungeons by their seats.
    ``family`` is -1 before the castles are drawn; families and squares then keep their numbers.
    """
    own = max(family, 0)
    places = list(range(s.SPECIAL + int(board.squares)))
    for seat in range(seats):
        places[s.DUNGEON + seat] = s.DUNGEON + (seat - viewer) % seats
    for rank in range(s.RANKS):
        ring = [place for place in places[s.SPECIAL :] if board.rank[place - s.SPECIAL] == rank]
        first = ring.index(board.first[own * s.RANKS + rank])
        for number, place in enumerate(ring):
            places[place] = ring[(number - first) % len(ring)]
    return {
        "seat": [(seat - viewer) % seats for seat in range(seats)],
        "family": [(number - own) % s.FAMILIES for number in range(s.FAMILIES)],
        "place": places,
    }


def family_of(row: vec[i64], layout: Layout, viewer: int) -> int:
    """The family of a seat in its observation, or -1."""
    return int(row[layout.field("families").at + viewer])
