"""Christina Regina: positions described by names.

A description lists the known court cards; all others are unseen. A start player or colour that it
leaves out is drawn by chance, as are cards that must be turned up. The tilted faction cards follow
from the assassinations.
"""

from __future__ import annotations

from regalia.engine import piles
from regalia.engine.description import Description, Rest
from regalia.engine.specs import Category
from regalia.engine.state import CHANCE, OVER, State
from regalia.games.christina import schema as s
from regalia.games.christina import zones as z
from regalia.games.christina.position import ChristinaConfig, ChristinaPosition


class ChristinaDescription(Description):
    """The parts of a description of Christina Regina."""

    def __init__(self, config: ChristinaConfig) -> None:
        unseen_rest = Rest(s.CARD, ["unseen"], ["discards", "top", "buried"])
        super().__init__(config, rest=[unseen_rest], follows=["starter", "tilted"])

    def filled(self, name: str, state: State, base: State) -> list[int]:
        assert isinstance(state, ChristinaPosition)
        return [state.cells[z.TURN]] if name == "starter" else [state.tilts()]

    def acting(self, state: State, base: State) -> int:
        """Who acts: chance while something must be drawn, else the seat whose turn it is."""
        assert isinstance(state, ChristinaPosition)
        cells = state.cells
        if cells[z.STARTER] < 0 or state.next_undealt_seat() >= 0 or state.to_turn_up() >= 0:
            return CHANCE
        return OVER if cells[z.PASSES] == state.seats else cells[z.TURN]

    def elsewhere(self, of: Category, state: State) -> dict[str, list[int]]:
        """The cards in the influence stacks, by kind; their piles list only colours."""
        found = [0] * s.KINDS
        for group in range(s.GROUPS):
            for colour in piles.cards(state.cells, z.INFLUENCE + group * z.INFLUENCE_ROW):
                found[group * s.GROUP_KINDS + colour] += 1
        return {"influence": found}
