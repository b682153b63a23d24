"""A game of Christina Regina under the hand of a test: who is what, and what turns up when."""

from __future__ import annotations

from typing import Any

from regalia import games
from regalia.engine.journal import Journal
from regalia.games.christina.observation import ChristinaObservation
from regalia.games.christina.rules import ChristinaState
from tests.games.stage import Stage

GAME = games.load("christina")
BLUE, RED, GREEN, BLACK, PURPLE, PLAIN = range(6)
COPPER, SILVER, GOLD = range(3)


class Scene(Stage):
    """Moves are written as in a record; chance follows the script, then takes what is first.

    ``copper``, ``silver`` and ``gold`` name the colours (or ``plain``) in the order in which the
    stacks turn them up. Where something is ``said`` as in a description, that has come about, and
    it is the turn of the seat ``start``.
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
        **said: Any,
    ) -> None:
        colours = factions.split()
        if said:
            said = {"turn": f"seat {start}", "factions": colours, **said}
        self.lots = {
            "start": [f"start {start}"],
            "copper stack": [f"copper {colour}" for colour in copper.split()],
            "silver stack": [f"silver {colour}" for colour in silver.split()],
            "gold stack": [f"gold {colour}" for colour in gold.split()],
        }
        for seat, colour in enumerate(colours):
            self.lots[f"faction of seat {seat + 1}"] = [f"faction {colour}"]
        state = GAME.position({"seats": len(colours), "options": {"bury": bury}, **said})
        assert isinstance(state, ChristinaState)
        super().__init__(state)
        self.state.journal = Journal()
        self.settle()

    def due(self) -> str:
        lots = self.lots[self.state.owner()]
        return lots.pop(0) if lots else ""

    def seen(self, *seats: int) -> ChristinaObservation:
        """The observation of the holder of these seats (from 1; none: a spectator)."""
        found = self.observation_of(*seats)
        assert isinstance(found, ChristinaObservation)
        return found

    def tops(self) -> list[int]:
        """The top card of each court stack."""
        return [self.state.top_card(stack) for stack in range(3)]

    def influence(self, group: int) -> list[int]:
        """The colours of an influence stack, the top first."""
        return list(reversed(self.seen().influence[group]))


def card(group: int, colour: int) -> int:
    """The kind of a court card."""
    return group * 6 + colour


DRAWN = ["blue", "red", "green", "black", "purple"]
"""All coloured cards of a group, as an influence stack has them."""


def even(factions: str = "blue red", start: int = 1, bury: int = 1) -> Scene:
    """A court in which the seats can do as they please, whatever their colours."""
    return Scene(factions, "blue red", "green black", "purple plain", start, bury)
