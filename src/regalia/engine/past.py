"""Past: what a seat has seen happen since the game began."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.state import State


class Past:
    """What one seat has seen happen, for players who learn from it.

    ``start`` is the position before anything was drawn, in which there is no secret; ``seen`` is
    for each decision and outcome since what the seat saw of it (`State.seen_as`), the decisions of
    its own half-made move included; and where it learned something by it (`State.learns`), that as
    well, as `lesson` writes it.
    """

    start: State
    seat: i64
    seen: vec[i64]

    def __init__(self, start: State, seat: i64) -> None:
        self.start = start
        self.seat = seat
        self.seen = vec[i64]()

    def note(self, state: State, action: i64) -> None:
        """Note what the seat sees of an action or outcome that is about to be carried out."""
        self.add(state.seen_as(action, self.seat))
        lesson = state.learns(action, self.seat)
        if lesson > 0:
            self.add(opened(lesson))

    def add(self, code: i64) -> None:
        """Note what the seat saw."""
        seen = self.seen
        self.seen = vec[i64]()
        self.seen = append(seen, code)

    def continues(self, other: Past) -> bool:
        """Whether all that the other holds was seen here, first and in the same order."""
        if len(other.seen) > len(self.seen) or other.seat != self.seat:
            return False
        for i in range(len(other.seen)):
            if other.seen[i] != self.seen[i]:
                return False
        return True

    def codes(self) -> list[int]:
        """What the seat saw, as plain numbers."""
        return [self.seen[i] for i in range(len(self.seen))]

    def copy(self) -> Past:
        """An independent copy."""
        other = Past(self.start, self.seat)
        other.seen = self.seen[:]
        return other


def opened(lesson: i64) -> i64:
    """How a past writes what was learned (`State.learns`), apart from what was seen: from -2 down.

    >>> opened(1)
    -2
    """
    return -1 - lesson


def apply_and_observe(pasts: list[Past], state: State, steps: list[int]) -> None:
    """Carry out decisions or outcomes in a row, each of which every past notes first."""
    for action in steps:
        for past in pasts:
            past.note(state, action)
        state.apply(action)
