"""A move under way: small decisions that nobody else sees, each of which can be taken back."""

from __future__ import annotations

from regalia.engine.errors import IllegalAction
from regalia.engine.state import State


class Draft:
    """One seat's move while it is being made.

    ``state`` is the position as the seat sees it while it decides. The last decision is noted and
    not carried out there, since what it brings to light could not be taken back. Works on copies:
    the position it began from is not touched.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.start = state.for_seat(seat)
        self.state = self.start.copy()
        self.steps: list[int] = []
        self.done = False

    def finished(self) -> bool:
        """Whether the decisions so far make a whole move."""
        return self.done

    def step(self, action: int) -> bool:
        """Take the next small decision; true if it finishes the move.

        Raises:
            IllegalAction: the decision is not possible; nothing has changed.
        """
        if self.done:
            raise IllegalAction("The move is finished.")
        after = self.state.copy()
        after.play(action)
        self.steps.append(action)
        if after.underway():
            self.state = after
        else:
            self.done = True
        return self.done

    def fill_up(self) -> None:
        """Take the decisions that only fill the move up, as long as nothing else can be decided."""
        while not self.done and self.state.underway():
            legal = self.state.legal()
            if len(legal) != 1 or legal[0] != self.state.filler():
                return
            self.step(legal[0])

    def take_back(self) -> None:
        """Undo the last small decision.

        Raises:
            IllegalAction: there is none.
        """
        if not self.steps:
            raise IllegalAction("There is nothing to take back.")
        self.steps.pop()
        self.done = False
        self.state = self.start.copy()
        for action in self.steps:
            self.state.apply(action)

    def notation(self) -> str:
        """The decisions so far, as they are written."""
        return self.start.game.words.move(self.start, self.steps)
