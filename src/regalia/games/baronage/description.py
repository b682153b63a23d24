"""Regency (Baronage Press): positions described by names.

A description gives the place of each shield that is not in its chamber. Castles and a start that it
leaves out are drawn by chance.
"""

from __future__ import annotations

from regalia.engine.description import Description
from regalia.engine.naming import NONE_WORD, Mask, OrWord
from regalia.engine.specs import Category, Count, Flag, Numbered, Size, Spec
from regalia.engine.state import State
from regalia.games.baronage import schema as s
from regalia.games.baronage.position import DRAWN, BaronageConfig, BaronagePosition
from regalia.games.baronage.rules import BaronageState

STANDING = Category("standing", Size("standing", s.FAMILIES * s.SHIELDS))
"""A shield of a seat: seat * SHIELDS + shield."""
SQUARE = Category("square", Size("squares", s.MOST_SQUARES))
MOST_CROWD = 99


class BaronageDescription(Description):
    """The rows of a position of Regency (Baronage Press)."""

    def __init__(self, config: BaronageConfig) -> None:
        self.config = config
        rows: dict[str, Spec] = {
            "starter": s.SEAT.or_none(),
            "turn": s.SEAT.or_none(),
            "throw": OrWord(Numbered(s.THROW_OF, 1), {NONE_WORD: 0}),
            "black": OrWord(Numbered(s.DIE, 1), {NONE_WORD: 0}),
            "ready": Flag(),
            "throws": Count(s.MOST_THROWS),
            "quiet": Count(s.MOST_THROWS),
            "amnesty": Flag(),
            "guests": Mask(STANDING),
            "winner": OrWord(Count(s.FAMILIES - 1), {NONE_WORD: -1, "drawn": int(DRAWN)}),
            "families": s.FAMILY.or_none().each(s.SEAT),
            "places": s.PLACE.each(s.SHIELD).each(s.SEAT),
            "crowd": Count(MOST_CROWD).each(SQUARE),
            "thrown": Count(s.MOST_THROWS).each(s.SEAT),
            "blacks": Count(s.MOST_THROWS).each(s.SEAT),
            "witches": s.WITCH.each(s.SEAT),
            "hands": Mask(s.THROW_OF).each(s.SEAT),
        }
        super().__init__(config, rows, follows=["starter", "throws", "crowd"])

    def sizes(self, seats: int, variant: int) -> dict[str, int]:
        squares = int(self.config.boards[variant].squares)
        return {
            "seats": seats,
            "places": s.SPECIAL + squares,
            "squares": squares,
            "standing": seats * s.SHIELDS,
        }

    def names(self, seats: int, variant: int) -> dict[str, list[str]]:
        places = self.config.boards[variant].called
        shields = [f"{name} of {seat + 1}" for seat in range(seats) for name in s.SHIELD_NAMES]
        found = super().names(seats, variant)
        return {**found, "place": places, "square": places[s.SPECIAL :], "standing": shields}

    def filled(self, name: str, state: State, base: State) -> list[int]:
        assert isinstance(state, BaronagePosition)
        if name == "starter":
            return [state.turn]
        return [sum(state.thrown)] if name == "throws" else state.crowds()

    def acting(self, state: State, base: State) -> int:
        assert isinstance(state, BaronageState)
        return state.due()
