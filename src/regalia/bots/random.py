"""A player that picks legal actions uniformly at random."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from regalia.engine.player import Player
from regalia.engine.playout import any_of
from regalia.engine.state import State


class RandomPlayer(Player):
    """Picks each decision uniformly among the legal actions."""

    def __init__(self) -> None:
        super().__init__("random")

    def decide(self, state: State, seat: i64, rng: Random) -> i64:
        actions = state.legal()
        return any_of(actions, rng)
