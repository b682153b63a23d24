"""Every way to search, each by so few iterations that it answers at once and always the same."""

from __future__ import annotations

from regalia import bots
from regalia.bots.search import SearchConfig, SearchPlayer
from regalia.engine.game import Game
from regalia.engine.player import Player


def configs(iterations: int) -> dict[str, SearchConfig]:
    """Manners by name, that switch on one thing each, and all together."""
    return {
        "plain": SearchConfig(iterations, reuse_tree=False),
        "keeping": SearchConfig(iterations),
        "guided": SearchConfig(iterations, model_rollouts=True),
        "rivals": SearchConfig(iterations, model_opponents=True),
        "shallow": SearchConfig(iterations, rollout_depth=3),
        "averages": SearchConfig(iterations, mast=True),
        "widening": SearchConfig(iterations, widening=0.5),
        "beliefs": SearchConfig(iterations, particles=20),
        "all": SearchConfig(
            iterations,
            model_rollouts=True,
            model_opponents=True,
            rollout_depth=8,
            mast=True,
            widening=0.5,
            particles=20,
        ),
    }


NAMES = ("steward", "random", *configs(1))


def player(name: str, game: Game, iterations: int = 6) -> Player:
    """A player by one of `NAMES`."""
    if name in ("steward", "random"):
        return bots.make(name, game)
    return SearchPlayer(name, configs(iterations)[name], bots.opponent_model(game))
