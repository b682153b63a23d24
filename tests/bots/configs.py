"""Every way to search, each by so few iterations that it answers at once and always the same."""

from __future__ import annotations

from regalia import bots
from regalia.bots.search import SearchConfig, Searcher
from regalia.engine.game import Game
from regalia.engine.player import Player


def configs(iterations: int) -> dict[str, SearchConfig]:
    """Manners by name, that switch on one thing each, and all together."""
    return {
        "plain": SearchConfig(iterations, keeps=False),
        "keeping": SearchConfig(iterations),
        "guided": SearchConfig(iterations, guided=True),
        "rivals": SearchConfig(iterations, rivals=True),
        "shallow": SearchConfig(iterations, depth=3),
        "averages": SearchConfig(iterations, averages=True),
        "widening": SearchConfig(iterations, widening=0.5),
        "beliefs": SearchConfig(iterations, beliefs=20),
        "all": SearchConfig(
            iterations, guided=True, rivals=True, depth=8, averages=True, widening=0.5, beliefs=20
        ),
    }


NAMES = ("steward", "random", *configs(1))


def player(name: str, game: Game, iterations: int = 6) -> Player:
    """A player by one of `NAMES`."""
    if name in ("steward", "random"):
        return bots.make(name, game)
    return Searcher(name, configs(iterations)[name], bots.model(game))
