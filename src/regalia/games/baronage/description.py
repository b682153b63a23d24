"""Regency (Baronage Press): positions described by names.

A description gives the place of each shield that is not in its chamber. Castles and a start that it
leaves out are drawn by chance.
"""

from __future__ import annotations

from regalia.engine.description import Description
from regalia.engine.state import State
from regalia.games.baronage import schema as s
from regalia.games.baronage import zones as z
from regalia.games.baronage.position import BaronageConfig, BaronagePosition
from regalia.games.baronage.rules import BaronageState


class BaronageDescription(Description):
    """The parts of a description of Regency (Baronage Press)."""

    def __init__(self, config: BaronageConfig) -> None:
        self.config = config
        super().__init__(config, follows=["starter", "throws", "crowd"])

    def names(self, seats: int, variant: int) -> dict[str, list[str]]:
        places = self.config.boards[variant].called
        shields = [f"{name} of {seat + 1}" for seat in range(seats) for name in s.SHIELD_NAMES]
        found = super().names(seats, variant)
        return {**found, "place": places, "square": places[s.SPECIAL :], "standing": shields}

    def filled(self, name: str, state: State, base: State) -> list[int]:
        assert isinstance(state, BaronagePosition)
        if name == "starter":
            return [state.cells[z.TURN]]
        return (
            [sum([state.cells[z.THROWN + seat] for seat in range(state.seats)])]
            if name == "throws"
            else state.crowds()
        )

    def acting(self, state: State, base: State) -> int:
        assert isinstance(state, BaronageState)
        return state.due()
