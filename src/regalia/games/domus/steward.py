"""Domus Regnatrix: a player by rules of thumb."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from regalia.engine.state import State
from regalia.engine.steward import Evaluator, Steward
from regalia.games.domus.rules import DomusState


class DomusEvaluator(Evaluator):
    """Rates the choices of one seat in one position."""

    state: DomusState

    def __init__(self, state: DomusState, seat: i64, rng: Random) -> None:
        super().__init__(seat, rng)
        self.state = state

    def value(self, action: i64) -> float:
        return 0.0


class DomusSteward(Steward):
    """A player by rules of thumb."""

    def evaluator(self, state: State, seat: i64, rng: Random) -> Evaluator:
        assert isinstance(state, DomusState)
        return DomusEvaluator(state, seat, rng)
