"""A game of Christina Regina under the hand of a test: who is what, and what turns up when."""

from __future__ import annotations

from regalia import games
from regalia.engine.errors import NotUnderstood
from regalia.engine.journal import Journal
from regalia.engine.sight import sight
from regalia.engine.state import CHANCE
from regalia.games.christina.rules import Court
from regalia.games.christina.sight import CourtSight

GAME = games.load("christina")
BLUE, RED, GREEN, BLACK, PURPLE, PLAIN = range(6)
COPPER, SILVER, GOLD = range(3)


class Scene:
    """Moves are written as in a record; chance follows the script, then takes what is first.

    ``copper``, ``silver`` and ``gold`` name the colours (or ``plain``) in the order in which the
    stacks turn them up.
    """

    def __init__(
        self,
        factions: str = "blue red",
        copper: str = "",
        silver: str = "",
        gold: str = "",
        start: int = 1,
        bury: int = 1,
    ) -> None:
        colours = factions.split()
        self.script = {
            "start": [f"start {start}"],
            "copper stack": [f"copper {colour}" for colour in copper.split()],
            "silver stack": [f"silver {colour}" for colour in silver.split()],
            "gold stack": [f"gold {colour}" for colour in gold.split()],
        }
        for seat, colour in enumerate(colours):
            self.script[f"faction of seat {seat + 1}"] = [f"faction {colour}"]
        state = GAME.new(len(colours), {"bury": bury})
        assert isinstance(state, Court)
        self.state = state
        self.state.journal = Journal()
        self.settle()

    def settle(self) -> None:
        """Let chance happen as scripted."""
        while self.state.to_act == CHANCE:
            due = self.script[self.state.owner()]
            self.state.play(self.read(due.pop(0))[0] if due else self.state.legal()[0])

    def read(self, text: str) -> list[int]:
        return GAME.words.parse(self.state, text, whole=False)

    def move(self, *moves: str) -> Scene:
        """Play these moves one after another, by whose turn it is."""
        for text in moves:
            for action in GAME.words.parse(self.state, text):
                self.state.play(action)
            self.settle()
        return self

    def can(self, text: str) -> bool:
        """Whether a move (or the beginning of one) is legal now."""
        try:
            self.read(text)
        except NotUnderstood:
            return False
        return True

    def legal(self) -> list[str]:
        """The notations of what is legal now."""
        return [GAME.words.notation(self.state, action) for action in self.state.legal()]

    def seen(self, *seats: int) -> CourtSight:
        """The sight of the holder of these seats (from 1; none: a spectator)."""
        found = sight(self.state, tuple(seat - 1 for seat in seats))
        assert isinstance(found, CourtSight)
        return found

    def story(self, *seats: int) -> list[str]:
        """The story as the holder of these seats is told it."""
        assert self.state.journal is not None
        names = [f"S{seat + 1}" for seat in range(self.state.seats)]
        events = self.state.journal.seen(tuple(seat - 1 for seat in seats))
        return [GAME.words.tell(event, names) for event in events]

    def tops(self) -> list[int]:
        """The top card of each court stack."""
        return [self.state.top_card(stack) for stack in range(3)]

    def influence(self, group: int) -> list[int]:
        """The colours of an influence stack, the top first."""
        return list(reversed(self.seen().influence[group]))


def card(group: int, colour: int) -> int:
    """The kind of a court card."""
    return group * 6 + colour


def even(factions: str = "blue red", start: int = 1, bury: int = 1) -> Scene:
    """A court in which the seats can do as they please, whatever their colours."""
    return Scene(factions, "blue red", "green black", "purple plain", start, bury)
