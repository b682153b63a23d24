"""What is seen of a position of Regency (Baronage Press): everything, for nothing is hidden."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.blocks import Subset
from regalia.engine.frames import Underway
from regalia.engine.layout import Common, Layout, Writer, says
from regalia.engine.observation import Observation
from regalia.engine.specs import Flag
from regalia.engine.state import ZERO
from regalia.games.baronage import schema as s
from regalia.games.baronage import zones as z
from regalia.games.baronage.board import Board
from regalia.games.baronage.position import BaronagePosition

COMMON: Final = Common(s.SEAT, s.SCHEMA)
Numbers = tuple[int, ...]
Rows = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class BaronageObservation(Observation):
    """A position as everybody sees it; within a throw its player sees what they have moved so far.

    A place is one of those of schema.py below `schema.SPECIAL`, or a square.
    """

    seats: int = field(metadata=COMMON.seats())
    mine: Numbers = field(metadata=COMMON.mine())
    to_act: int = field(metadata=COMMON.to_act())
    alliance: int = field(metadata=z.ZONES.shown(z.ALLIANCE))
    short: int = field(metadata=z.ZONES.shown(z.SHORT))
    level: int = field(metadata=z.ZONES.shown(z.LEVEL))
    cards: int = field(metadata=z.ZONES.shown(z.CARDS))
    families: Numbers = field(metadata=z.ZONES.shown(z.CASTLE))
    starter: int = field(metadata=z.ZONES.shown(z.STARTER))
    turn: int = field(metadata=z.ZONES.shown(z.TURN))
    throw: int = field(metadata=z.ZONES.shown(z.THROW))
    black: int = field(metadata=z.ZONES.shown(z.BLACK))
    ready: int = field(metadata=z.ZONES.shown(z.READY))
    throws: int = field(metadata=z.ZONES.shown(z.THROWS))
    quiet: int = field(metadata=z.ZONES.shown(z.QUIET))
    amnesty: int = field(metadata=z.ZONES.shown(z.AMNESTY))
    places: Rows = field(metadata=z.ZONES.shown(z.PLACES))
    guests: Rows = field(
        metadata=says(
            Flag().each(s.SHIELD).each(s.SEAT),
            "which are released and still in their captor's territory",
        )
    )
    witches: Numbers = field(metadata=z.ZONES.shown(z.WITCH))
    thrown: Numbers = field(metadata=z.ZONES.shown(z.THROWN))
    blacks: Numbers = field(metadata=z.ZONES.shown(z.BLACKS))
    hands: Rows = field(metadata=z.ZONES.shown(z.HAND))
    able: Numbers = field(
        metadata=says(Subset(s.SEAT), "seats whose Chief can still become Regent")
    )
    making: Underway = field(metadata=COMMON.making())
    scores: Numbers = field(metadata=COMMON.points(1))
    standings: Numbers = field(metadata=COMMON.places())


def observation_layout(board: Board, seats: int) -> Layout:
    """The layout of `BaronageObservation` for a number of seats on a board."""
    squares = int(board.squares)
    sizes = {
        "seats": seats,
        "places": s.SPECIAL + squares,
        "squares": squares,
        "standing": seats * s.SHIELDS,
    }
    return Layout(BaronageObservation, sizes, z.ZONES)


def write_observation(state: BaronagePosition, mine: tuple[int, ...], out: Writer) -> None:
    """Write what a viewer with the seats ``mine`` sees in another form than that of its zone."""
    out.field("guests")
    out.flags(state.cells[z.GUESTS], state.seats * s.SHIELDS)
    out.field("able")
    for seat in range(state.seats):
        out.put(1 if state.can_win(seat) else ZERO)


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
