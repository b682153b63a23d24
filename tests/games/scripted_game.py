"""A game driven by a test: moves as in a record, chance from a script."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from regalia.engine.errors import NotUnderstood
from regalia.engine.observation import Observation, observation
from regalia.engine.state import CHANCE, OVER, State


class ScriptedGame:
    """A position with methods that play moves and inspect it.

    Draws follow the script; after its end the first legal outcome is drawn. Seats are counted
    from 1, as in notation.
    """

    state: State

    def __init__(self, state: State, drawing: Sequence[str] = ()) -> None:
        self.state = state
        self.script = list(drawing)
        self.words = state.game.words

    def assert_sound(self) -> None:
        """Assert that the position passes its audit."""
        assert self.state.audit() == ""

    # Playing.

    def drawing(self, *names: str) -> Self:
        """Add draws to the script."""
        self.script.extend(names)
        return self

    def settle(self) -> None:
        """Play all outcomes of chance that are due, from the script."""
        while self.state.to_act == CHANCE:
            text = self.next_draw()
            self.state.play(self.read(text)[0] if text else self.state.legal()[0])
            self.assert_sound()

    def next_draw(self) -> str:
        """The next draw of the script; empty for the first legal outcome."""
        return self.script.pop(0) if self.script else ""

    def read(self, text: str) -> list[int]:
        """The decisions of a move or of its beginning."""
        return self.words.parse(self.state, text, whole=False)

    def move(self, *moves: str) -> Self:
        """Play these moves in order, each by the seat to act."""
        for text in moves:
            for action in self.words.parse(self.state, text):
                self.state.play(action)
                self.assert_sound()
            self.settle()
        return self

    def begin(self, text: str) -> Self:
        """Play the beginning of a move."""
        for action in self.read(text):
            self.state.play(action)
            self.assert_sound()
        return self

    # Inspecting.

    def can(self, text: str) -> bool:
        """Whether a move or its beginning is legal now."""
        try:
            self.read(text)
        except NotUnderstood:
            return False
        return True

    def refused(self, text: str) -> str:
        """The message with which a move is refused."""
        try:
            self.words.parse(self.state, text)
        except NotUnderstood as refused:
            return str(refused)
        raise AssertionError(f"“{text}” is understood")

    def legal(self) -> list[str]:
        """The notations of the legal actions."""
        return [self.words.notation(self.state, action) for action in self.state.legal()]

    def turn(self) -> int:
        """The seat to act; 0 for chance, -1 at the end."""
        return int(self.state.to_act) + 1

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_act == OVER

    def observation_of(self, *seats: int) -> Observation:
        """The observation of a viewer with these seats; of a spectator if none."""
        return observation(self.state, tuple(seat - 1 for seat in seats))

    def story(self, *seats: int) -> list[str]:
        """The story for a viewer with these seats."""
        assert self.state.journal is not None
        names = [f"S{seat + 1}" for seat in range(self.state.seats)]
        events = self.state.journal.seen(tuple(seat - 1 for seat in seats))
        return [line for line in (self.words.tell(event, names) for event in events) if line]
