"""Draft: an unfinished move of one seat, made of decisions that can be taken back."""

from __future__ import annotations

from regalia.engine.errors import IllegalAction
from regalia.engine.state import State


class Draft:
    """The move that one seat is making.

    ``state`` is the position in which the seat takes its next decision. The last decision of the
    move is noted but not applied there, because it may reveal something that could not be taken
    back. The position from which the draft was made is copied and does not change.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.start = state.for_seat(seat)
        self.state = self.start.copy()
        self.steps: list[int] = []
        self.done = False

    def finished(self) -> bool:
        """Whether the decisions make a whole move."""
        return self.done

    def step(self, action: int) -> bool:
        """Take the next decision, and return whether it finishes the move.

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
        """Take the decisions that only pad the move, as long as no other is possible."""
        while not self.done and self.state.underway():
            legal = self.state.legal()
            if len(legal) != 1 or legal[0] != self.state.filler():
                return
            self.step(legal[0])

    def take_back(self) -> None:
        """Take back the last decision.

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
        """The notation of the decisions so far."""
        return self.start.game.words.move(self.start, self.steps)
