"""Whether a seat has a choice at all: the one move that its own knowledge leaves it."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from regalia.engine.state import State

MOST_DRAFTS: Final[i64] = 400
"""Maximum number of unfinished moves to compare; with more, a seat counts as having a choice.

Eight different cards in any order make 254."""


def only_move(world: State) -> list[int]:
    """The decisions of the only move that the seat to act can make; empty if it has a choice.

    Moves that take the same decisions in another order and end in the same position count as one:
    paying the whole hand is no choice. ``world`` is a position that the seat imagines
    (`regalia.engine.player.imagined_position`), so that the result depends on nothing that the seat
    does not know. If a move is begun there, the result is the rest of it.
    """
    move = _first_move(world)
    end: list[int] = []
    drafts: i64 = 0
    level = [(world, sorted(move))]
    while level:
        deeper: dict[tuple[int, ...], tuple[State, list[int]]] = {}
        for state, left in level:
            for action in state.legal():
                if action not in left:
                    return []
                after = state.copy()
                after.apply(action)
                rest = left.copy()
                rest.remove(action)
                if after.underway():
                    played = after.in_played_draft()
                    key = tuple(after.flat() if played else after.saved_frames())
                    deeper[key] = (after, rest)
                elif rest or (end and end != after.dump()):
                    return []
                else:
                    end = after.dump()
        drafts += len(deeper)
        if drafts > MOST_DRAFTS:
            return []
        level = list(deeper.values())
    return move


def surely_chooses(state: State) -> bool:
    """Whether the seat to act has a choice already in its first decision; if not, ask `only_move`.

    This follows from the legal decisions alone, which the seat knows, so it needs no imagined
    position.
    """
    move = _first_move(state)
    return any(action not in move for action in state.legal())


def left_to_do(position: State, seat: i64) -> list[int]:
    """The decisions of the only way to go on with a seat's move; empty if it has a choice."""
    if surely_chooses(position):
        return []
    return only_move(position.imagine(seat, Random(seat)))


def _first_move(world: State) -> list[int]:
    """The move that takes the first legal decision each time."""
    here = world.copy()
    steps: list[int] = []
    while not steps or here.underway():
        action = here.legal()[0]
        here.apply(action)
        steps.append(action)
    return steps
