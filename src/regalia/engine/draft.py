"""A move under way: small decisions that nobody else sees, each of which can be taken back."""

from __future__ import annotations

from regalia.engine.errors import IllegalAction
from regalia.engine.state import State


class Draft:
    """One seat's move while it is being made. ``state`` is the position after ``steps``.

    Works on copies: the position it began from is not touched.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.start = state.facing(seat)
        self.state = self.start.copy()
        self.steps: list[int] = []

    def finished(self) -> bool:
        """Whether the decisions so far make a whole move."""
        return len(self.steps) > 0 and not self.state.underway()

    def step(self, action: int) -> bool:
        """Take the next small decision; true if it finishes the move.

        Raises:
            IllegalAction: the decision is not possible; nothing has changed.
        """
        if self.finished():
            raise IllegalAction("The move is finished.")
        self.state.play(action)
        self.steps.append(action)
        return self.finished()

    def take_back(self) -> None:
        """Undo the last small decision.

        Raises:
            IllegalAction: there is none.
        """
        if not self.steps:
            raise IllegalAction("There is nothing to take back.")
        self.steps.pop()
        self.state = self.start.copy()
        for action in self.steps:
            self.state.apply(action)

    def notation(self) -> str:
        """The decisions so far, as they are written."""
        return self.start.game.words.move(self.start, self.steps)
