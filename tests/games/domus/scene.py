"""A game of Domus Regnatrix driven by a test, from a position in a turn of seat 1."""

from __future__ import annotations

from typing import Any

from regalia.engine.journal import Journal
from regalia.games.domus import Domus
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.observation import DomusObservation
from regalia.games.domus.rules import DomusState
from tests.games.scripted_game import ScriptedGame

GAME = Domus()
PLAIN_CHOICE = {
    "kingdoms": ["Harth Marches", "High Tarn", "Wide Downs", "Free Ports of Sel"],
    "heroes": ["The Old Queen", "The Architect", "The Envoy", "The Treasurer"],
    "terrains": ["Plain", "Hills", "River", "Coast"],
    "flags": ["Sheaf", "Quill", "Key", "Sword"],
}
"""Choices of which few change a number in a battle: seat 1 attacks with 1 more at short range, the
walls of seat 2 defend with 1 more."""
MINT = {"1": 10, "3": 6, "5": 4}
STORE = {
    **{"Pikeman": 2, "Knight": 1, "Mage": 1, "Trebuchet": 1},
    **{"Song of Praise": 2, "Tournament": 2, "Great Embassy": 1},
    **{"Market": 2, "Theatre": 1, "Star Forts": 1, "Court Poet": 1},
}


class Scene(ScriptedGame):
    """A scripted game; ``parts`` are those of a description, ``drawing`` the outcomes to come."""

    state: DomusState

    def __init__(self, step: str = "playing", seats: int = 2, **parts: Any) -> None:
        drawing = parts.pop("drawing", ())
        chosen = {name: list(names[:seats]) for name, names in PLAIN_CHOICE.items()}
        given: dict[str, Any] = {"seats": seats, "starter": "seat 1", "turn": "seat 1", "round": 1}
        given |= {**chosen, "middle": "Forest", "step": step, "store": STORE, "mint": MINT}
        if step == "playing":
            given["card_left"] = True
        state = GAME.position({**given, **parts})
        assert isinstance(state, DomusState)
        super().__init__(state, drawing)
        self.state.journal = Journal()

    def seen(self, *seats: int) -> DomusObservation:
        """The observation of a viewer with these seats (from 1), or of a spectator."""
        found = self.observation_of(*seats)
        assert isinstance(found, DomusObservation)
        return found

    def hand(self, seat: int) -> str:
        """A hand, by name."""
        return self.names(self.state.hands.row(seat - 1))

    def city(self, seat: int) -> str:
        """What lies in a city, by name."""
        return self.names([self.state.laid(seat - 1, card) for card in range(GAME.kinds)])

    def pile(self) -> str:
        """The main discard pile, by name."""
        return self.names([self.state.cells[z.PILE + card] for card in range(GAME.kinds)])

    def buried(self, deck: str) -> list[str]:
        """The known cards under a deck, the upmost first."""
        described: Any = GAME.describe(self.state).get("buried", {})
        return list(described.get(deck, []))

    def squads(self, seat: int) -> Any:
        """The squads of a seat, by name."""
        described: Any = GAME.describe(self.state).get("squads", {})
        return described.get(f"seat {seat}", {})

    def step(self) -> str:
        """The step of the turn."""
        return str(GAME.describe(self.state).get("step", ""))

    def names(self, counts: list[int]) -> str:
        """Cards in a row."""
        named = [
            GAME.cards[card].name for card, count in enumerate(counts) for _ in range(int(count))
        ]
        return ", ".join(named)


def number(name: str) -> int:
    """The number of a card."""
    return next(i for i, card in enumerate(GAME.cards) if card.name == name)


def left_in_main(**left: int) -> dict[str, int]:
    """All cards of the main deck and the mint but for these, as gone: then few are unseen."""
    return {
        one.name: int(one.count + (GAME.mint[i] if i < GAME.coins else 0)) - n
        for i, one in enumerate(GAME.cards)
        if one.deck == s.MAIN and one.count > (n := left.get(one.name.replace(" ", "_"), 0))
    }


def dice(*sums: int) -> list[str]:
    """Throws, attacker first."""
    return [f"dice {sum}" for sum in sums]
