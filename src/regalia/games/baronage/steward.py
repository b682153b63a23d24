"""The steward of Regency (Baronage Press): a rule-of-thumb player.

It tries every way to play a throw and takes the one after which its side is strongest against the
others (evaluation.py). It exchanges hostages where that helps, frees its own, and releases one only
where that costs nothing. It summons the Witch only for a Chief in a Dungeon or near the Banner.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from regalia.engine.state import State
from regalia.engine.steward import LOWEST, Evaluator, Steward
from regalia.games.baronage import schema as s
from regalia.games.baronage import zones as z
from regalia.games.baronage.evaluation import side_strengths
from regalia.games.baronage.rules import BaronageState

WON: Final = 100.0
LEADER: Final = 0.6  # how much the strongest other side weighs; the rest is the mean of all others
WITCH_AT: Final = 0.6  # the part of its way from which a stuck Chief is worth the curse


class BaronageSteward(Steward):
    """The rule-of-thumb player."""

    def evaluator(self, state: State, seat: i64, rng: Random) -> Evaluator:
        assert isinstance(state, BaronageState)
        return BaronageEvaluator(state, seat, rng)


class BaronageEvaluator(Evaluator):
    """Rates the choices of one seat by the strength of the sides afterwards."""

    state: BaronageState

    def __init__(self, state: BaronageState, seat: i64, rng: Random) -> None:
        super().__init__(seat, rng)
        self.state = state

    def value(self, action: i64) -> float:
        if action == s.THROW:
            return self.standing(self.state)
        if action == s.SUMMON:
            gain = 1.0 if self.needs_witch() else -1.0
            return self.standing(self.state) + gain
        return self.value_after(self.state, action)

    def value_after(self, state: BaronageState, action: i64) -> float:
        """The value of a decision, followed by the best that finish the move."""
        after = state.copy()
        after.carry_out(action)
        if not after.underway():
            return self.standing(after)
        best = LOWEST
        actions = after.legal()
        for i in range(len(actions)):
            value = self.value_after(after, actions[i])
            if value > best:
                best = value
        return best

    def standing(self, state: BaronageState) -> float:
        """How much stronger the seat's side is than the others."""
        cells = state.cells
        own = state.side(self.seat)
        if cells[z.WINNER] >= 0:
            return WON if cells[z.WINNER] == own else -WON
        found = side_strengths(state)
        most = LOWEST
        total = 0.0
        others = 0.0
        for side in range(state.seats):
            if state.side(side) == side and side != own:
                most = max(most, found[side])
                total += found[side]
                others += 1.0
        return found[own] - LEADER * most - (1.0 - LEADER) * total / others

    def needs_witch(self) -> bool:
        """Whether the Chief is held, or so far on that a curse matters little."""
        state, seat = self.state, self.seat
        place = state.place(seat, 0)
        if place >= s.DUNGEON and place < s.SANCTUARY:
            return True
        board, family = state.board, state.cells[z.CASTLE + seat]
        done = 1.0 - float(board.left(family, place)) / float(board.left(family, s.CHAMBER))
        return done > WITCH_AT
