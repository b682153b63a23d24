"""Every way to search, each by so few iterations that it answers at once and always the same."""

from __future__ import annotations

from regalia import bots
from regalia.bots.search import Manner, Searcher
from regalia.engine.game import Game
from regalia.engine.player import Player


def manners(iterations: int) -> dict[str, Manner]:
    """Manners by name, that switch on one thing each, and all together."""
    return {
        "plain": Manner(iterations, keeps=False),
        "keeping": Manner(iterations),
        "guided": Manner(iterations, guided=True),
        "rivals": Manner(iterations, rivals=True),
        "shallow": Manner(iterations, depth=3),
        "averages": Manner(iterations, averages=True),
        "widening": Manner(iterations, widening=0.5),
        "beliefs": Manner(iterations, beliefs=20),
        "all": Manner(
            iterations, guided=True, rivals=True, depth=8, averages=True, widening=0.5, beliefs=20
        ),
    }


NAMES = ("steward", "random", *manners(1))


def player(name: str, game: Game, iterations: int = 6) -> Player:
    """A player by one of `NAMES`."""
    if name in ("steward", "random"):
        return bots.make(name, game)
    return Searcher(name, manners(iterations)[name], bots.model(game))
