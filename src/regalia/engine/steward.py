"""Stewards: players that rate each choice by rules of thumb and take the best."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine.player import Player
from regalia.engine.state import State

NOISE: Final = 0.02
"""Maximum random bonus of a choice, so that equal choices are not always decided alike."""
LOWEST: Final = -1000.0
"""A value below that of any choice."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Rates the choices of one seat in one position."""

    seat: i64
    rng: Random

    def __init__(self, seat: i64, rng: Random) -> None:
        self.seat = seat
        self.rng = rng

    def value(self, action: i64) -> float:
        """The value of a choice to the seat."""
        raise NotImplementedError

    def choose(self, actions: vec[i64]) -> i64:
        """The choice to make: by default the best."""
        return self.best(actions, NOISE)

    def best(self, actions: vec[i64], noise: float) -> i64:
        """The choice of the greatest value; up to ``noise`` is added to each value at random."""
        return self.best_above(actions, noise, LOWEST, -1)

    # No default arguments: if an interpreted class inherits this, compiled callers pass 0 for them.
    def best_above(self, actions: vec[i64], noise: float, least: float, otherwise: i64) -> i64:
        """The choice of the greatest value if that is more than ``least``, else ``otherwise``.

        Noise is drawn for every choice except ``otherwise``. If ``otherwise`` is -1, the first
        choice takes its place.
        """
        best = otherwise if otherwise >= 0 else actions[0]
        best_value = least
        for i in range(len(actions)):
            if actions[i] == otherwise:
                continue
            value = self.value(actions[i])
            if noise > 0.0:
                value += self.rng.random() * noise
            if value > best_value:
                best_value = value
                best = actions[i]
        return best


@mypyc_attr(allow_interpreted_subclasses=True)
class Steward(Player):
    """A player by rules of thumb, without memory or options. A game defines its `evaluator`."""

    def __init__(self) -> None:
        super().__init__("steward")

    def evaluator(self, state: State, seat: i64, rng: Random) -> Evaluator:
        """The evaluator for this position."""
        raise NotImplementedError

    def decide(self, state: State, seat: i64, rng: Random) -> i64:
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        return self.evaluator(state, seat, rng).choose(actions)
