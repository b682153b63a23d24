"""Stewards: players by rule of thumb, who give each choice a value and take the best."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine.player import Player
from regalia.engine.state import State

NOISE: Final = 0.02
"""Added at most to a value, at random, so that of equals not always the same is taken."""
NOTHING: Final = -1000.0
"""Less than any choice is worth."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """What a seat makes of a position in which it decides."""

    seat: i64
    rng: Random

    def __init__(self, seat: i64, rng: Random) -> None:
        self.seat = seat
        self.rng = rng

    def value(self, action: i64) -> float:
        """What a choice is worth to the seat."""
        raise NotImplementedError

    def choose(self, actions: vec[i64]) -> i64:
        """The choice to make: the best, unless a game knows better."""
        return self.best(actions, NOISE)

    def best(self, actions: vec[i64], noise: float) -> i64:
        """The choice of greatest value, up to so much noise."""
        return self.best_above(actions, noise, NOTHING, -1)

    # Without defaults: where an interpreted class inherits this, compiled callers pass 0 for them.
    def best_above(self, actions: vec[i64], noise: float, least: float, otherwise: i64) -> i64:
        """The choice of greatest value if that is more than ``least``, else ``otherwise``.

        Noise is drawn for every choice but ``otherwise``; where that is -1 it is the first.
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
    """A rule of thumb player. It has no memory and no options; a game says what evaluates."""

    def __init__(self) -> None:
        super().__init__("steward")

    def evaluator(self, state: State, seat: i64, rng: Random) -> Evaluator:
        """What the seat makes of the position."""
        raise NotImplementedError

    def decide(self, state: State, seat: i64, rng: Random) -> i64:
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        return self.evaluator(state, seat, rng).choose(actions)
