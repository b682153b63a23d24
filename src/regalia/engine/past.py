"""Past: what one seat has seen since the game began."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.state import State


class Past:
    """What one seat has seen, for players who learn from it.

    ``start`` is the position before anything was drawn, which holds no secrets. ``seen`` has one
    code (`State.seen_as`) for each decision and outcome since then, also for the seat's own
    decisions in an unfinished move. If one revealed something to the seat (`State.revealed_to`),
    a second code follows (`revealed_code`).
    """

    start: State
    seat: i64
    seen: vec[i64]

    def __init__(self, start: State, seat: i64) -> None:
        self.start = start
        self.seat = seat
        self.seen = vec[i64]()

    def note(self, state: State, action: i64) -> None:
        """Add what the seat sees of an action or outcome; call it before ``state`` applies that."""
        self.add(state.seen_as(action, self.seat))
        revealed = state.revealed_to(action, self.seat)
        if revealed > 0:
            self.add(revealed_code(revealed))

    def add(self, code: i64) -> None:
        """Add one code."""
        seen = self.seen
        self.seen = vec[i64]()
        self.seen = append(seen, code)

    def continues(self, other: Past) -> bool:
        """Whether ``other`` is of the same seat and its codes are the first codes of this one."""
        if len(other.seen) > len(self.seen) or other.seat != self.seat:
            return False
        for i in range(len(other.seen)):
            if other.seen[i] != self.seen[i]:
                return False
        return True

    def codes(self) -> list[int]:
        """The codes as a list."""
        return [self.seen[i] for i in range(len(self.seen))]

    def copy(self) -> Past:
        """An independent copy."""
        other = Past(self.start, self.seat)
        other.seen = self.seen[:]
        return other


def revealed_code(revealed: i64) -> i64:
    """The code in a past for a number of `State.revealed_to`: -2 and below.

    >>> revealed_code(1)
    -2
    """
    return -1 - revealed


def apply_and_observe(pasts: list[Past], state: State, steps: list[int]) -> None:
    """Apply decisions or outcomes to ``state`` one by one, and add each to every past."""
    for action in steps:
        for past in pasts:
            past.note(state, action)
        state.apply(action)
