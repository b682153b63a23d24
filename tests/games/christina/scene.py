"""A game of Christina Regina driven by a test, with scripted colours and cards."""

from __future__ import annotations

from typing import Any

from regalia import games
from regalia.engine.journal import Journal
from regalia.games.christina.observation import ChristinaObservation
from regalia.games.christina.rules import ChristinaState
from tests.games.scripted_game import ScriptedGame

GAME = games.load("christina")
BLUE, RED, GREEN, BLACK, PURPLE, PLAIN = range(6)
COPPER, SILVER, GOLD = range(3)


class Scene(ScriptedGame):
    """A scripted game.

    ``copper``, ``silver`` and ``gold`` are the colours (or ``plain``) that each stack turns up, in
    order. With ``rows`` of a description, the game starts from that position, on the turn of the
    seat ``start``.
    """

    state: ChristinaState

    def __init__(
        self,
        factions: str = "blue red",
        copper: str = "",
        silver: str = "",
        gold: str = "",
        start: int = 1,
        bury: int = 1,
        **rows: Any,
    ) -> None:
        colours = factions.split()
        if rows:
            rows = {"turn": f"seat {start}", "factions": colours, **rows}
        self.outcomes = {
            "start": [f"start {start}"],
            "copper stack": [f"copper {colour}" for colour in copper.split()],
            "silver stack": [f"silver {colour}" for colour in silver.split()],
            "gold stack": [f"gold {colour}" for colour in gold.split()],
        }
        for seat, colour in enumerate(colours):
            self.outcomes[f"faction of seat {seat + 1}"] = [f"faction {colour}"]
        state = GAME.position({"seats": len(colours), "options": {"bury": bury}, **rows})
        assert isinstance(state, ChristinaState)
        super().__init__(state)
        self.state.journal = Journal()
        self.settle()

    def next_draw(self) -> str:
        outcomes = self.outcomes[self.state.owner()]
        return outcomes.pop(0) if outcomes else ""

    def seen(self, *seats: int) -> ChristinaObservation:
        """The observation of a viewer with these seats (from 1), or of a spectator."""
        found = self.observation_of(*seats)
        assert isinstance(found, ChristinaObservation)
        return found

    def tops(self) -> list[int]:
        """The top card of each court stack."""
        return [self.state.top_card(stack) for stack in range(3)]

    def influence(self, group: int) -> list[int]:
        """The colours of an influence stack from the top."""
        return list(reversed(self.seen().influence[group]))


def card(group: int, colour: int) -> int:
    """The kind of a court card."""
    return group * 6 + colour


COLOUR_NAMES = ["blue", "red", "green", "black", "purple"]
"""The names of all colours."""


def usual_scene(factions: str = "blue red", start: int = 1, bury: int = 1) -> Scene:
    """A game with different open cards, for tests in which the cards do not matter."""
    return Scene(factions, "blue red", "green black", "purple plain", start, bury)
