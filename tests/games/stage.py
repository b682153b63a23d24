"""A game under the hand of a test: moves as in a record, and chance as scripted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from regalia.engine.errors import NotUnderstood
from regalia.engine.observation import Observation, observation
from regalia.engine.state import CHANCE, OVER, State


class Stage:
    """A position and what is done with it. Draws follow the script, then take what is first.

    Seats are counted from 1, as in the words of a game.
    """

    state: State

    def __init__(self, state: State, drawing: Sequence[str] = ()) -> None:
        self.state = state
        self.script = list(drawing)
        self.words = state.game.words

    def sound(self) -> None:
        """The position can have come about."""
        assert self.state.audit() == ""

    # Going on.

    def drawing(self, *names: str) -> Self:
        """What is drawn next, card by card."""
        self.script.extend(names)
        return self

    def settle(self) -> None:
        """Let chance happen as scripted."""
        while self.state.to_act == CHANCE:
            text = self.due()
            self.state.play(self.read(text)[0] if text else self.state.legal()[0])
            self.sound()

    def due(self) -> str:
        """What is drawn next; empty: what is first."""
        return self.script.pop(0) if self.script else ""

    def read(self, text: str) -> list[int]:
        """The decisions of a move, or of the beginning of one."""
        return self.words.parse(self.state, text, whole=False)

    def move(self, *moves: str) -> Self:
        """Play these moves one after another, by whoever is to act."""
        for text in moves:
            for action in self.words.parse(self.state, text):
                self.state.play(action)
                self.sound()
            self.settle()
        return self

    def begin(self, text: str) -> Self:
        """Play the beginning of a move."""
        for action in self.read(text):
            self.state.play(action)
            self.sound()
        return self

    # What there is.

    def can(self, text: str) -> bool:
        """Whether a move (or the beginning of one) is legal now."""
        try:
            self.read(text)
        except NotUnderstood:
            return False
        return True

    def refused(self, text: str) -> str:
        """The sentence with which a move is refused."""
        try:
            self.words.parse(self.state, text)
        except NotUnderstood as refused:
            return str(refused)
        raise AssertionError(f"“{text}” is understood")

    def legal(self) -> list[str]:
        """The notations of what is legal now."""
        return [self.words.notation(self.state, action) for action in self.state.legal()]

    def turn(self) -> int:
        """Whose decision is next; 0 at chance, -1 at the end."""
        return int(self.state.to_act) + 1

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_act == OVER

    def observation_of(self, *seats: int) -> Observation:
        """The observation of the holder of these seats; none: a spectator."""
        return observation(self.state, tuple(seat - 1 for seat in seats))

    def story(self, *seats: int) -> list[str]:
        """The story as the holder of these seats is told it."""
        assert self.state.journal is not None
        names = [f"S{seat + 1}" for seat in range(self.state.seats)]
        events = self.state.journal.seen(tuple(seat - 1 for seat in seats))
        return [line for line in (self.words.tell(event, names) for event in events) if line]
