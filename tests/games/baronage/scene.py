"""Positions of Regency (Baronage Press) for tests, set up by names, and played on by notation."""

from __future__ import annotations

from collections.abc import Mapping

from regalia import games
from regalia.engine.errors import NotUnderstood
from regalia.engine.journal import Journal
from regalia.engine.state import State
from regalia.games.baronage.rules import BaronageState

GAME = games.load("baronage")
CASTLES = {
    2: ("purple", "red"),
    3: ("purple", "blue", "red"),
    4: ("purple", "blue", "red", "green"),
}
Places = Mapping[str, str]
HELD = "the Dungeon of seat 2"
MINE = "the Dungeon of seat 1"
DEAD_CADETS = {f"cadet {i}": "dead" for i in (1, 2, 3, 4)}


class Scene:
    """A position, in which seat 1 is to throw by default; families are purple, blue, red, green.

    ``throw`` is the throw to be played; without one the seat is before its throw. Shields that are
    not named are in their chambers.
    """

    def __init__(
        self,
        *shields: Places,
        throw: str = "",
        seats: int = 0,
        turn: int = 1,
        options: Mapping[str, int] | None = None,
        **more: object,
    ) -> None:
        seats = seats or max(2, len(shields))
        given: dict[str, object] = {
            "seats": seats,
            "options": dict(options or {}),
            "families": list(CASTLES[seats]),
            "turn": f"seat {turn}",
            "places": {f"seat {i + 1}": dict(own) for i, own in enumerate(shields) if own},
            **more,
        }
        if throw:
            given["throw"] = throw
        found = GAME.position(given)
        assert isinstance(found, BaronageState)
        found.journal = Journal()
        self.state = found

    def moves(self) -> set[str]:
        """What the seat to act may do: a shield with each of its steps, or another notation."""
        words = GAME.words
        found: set[str] = set()
        for action in self.state.legal():
            after = self.state.copy()
            after.apply(action)
            name = words.notation(self.state, action)
            if after.underway() and after.to_act == self.state.to_act and name in SHIELDS:
                found |= {f"{name}, {words.notation(after, step)}" for step in after.legal()}
            else:
                found.add(name)
        return found

    def play(self, *texts: str) -> Scene:
        """Carry out moves or decisions, and outcomes of chance, each written as in a record."""
        for text in texts:
            for action in GAME.words.parse(self.state, text, whole=False):
                self.state.play(action)
            assert not self.state.audit(), self.state.audit()
        return self

    def place(self, seat: int, shield: str) -> str:
        """The name of the place of a shield."""
        place = self.state.place(seat - 1, SHIELDS.index(shield))
        return self.state.board.called[place]

    def told(self) -> list[str]:
        """The sentences of what has happened, with the seats as A, B, C, D."""
        journal = self.state.journal
        assert journal is not None
        return [GAME.words.tell(event, ["A", "B", "C", "D"]) for event in journal.events]


SHIELDS = ["chief", "heir", "cadet 1", "cadet 2", "cadet 3", "cadet 4"]


def refusal(state: State, text: str) -> str:
    """The sentence with which a move is refused."""
    try:
        GAME.words.parse(state, text)
    except NotUnderstood as wrong:
        return str(wrong)
    return ""
