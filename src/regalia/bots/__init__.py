"""Players that work for every game, and the door to all players by program, by kind."""

from __future__ import annotations

from regalia.bots.levels import LEVELS, manner, pace
from regalia.bots.random import RandomPlayer
from regalia.bots.search import Searcher
from regalia.engine.errors import BadOption
from regalia.engine.game import Game
from regalia.engine.player import Player

__all__ = ["KINDS", "LEVELS", "BadOption", "kinds", "make", "model", "pace"]

KINDS: tuple[str, ...] = ("steward", "random", *LEVELS)
"""What a bot may be asked for by."""


def make(kind: str, game: Game) -> Player:
    """A new player of this kind for this game.

    Raises:
        BadOption: there is no such kind, or the game has none.
    """
    if kind == "steward":
        return game.steward()
    if kind == "random":
        return RandomPlayer()
    if kind in LEVELS:
        return Searcher(kind, manner(kind), model(game))
    raise BadOption(f"There is no bot “{kind}”; there are: {', '.join(KINDS)}.")


def model(game: Game) -> Player:
    """How a search thinks that others play: by the game's rule of thumb, if it has one."""
    try:
        return game.steward()
    except BadOption:
        return RandomPlayer()


def kinds(game: Game) -> list[str]:
    """The kinds that play this game."""
    found = []
    for kind in KINDS:
        try:
            make(kind, game)
        except BadOption:
            continue
        found.append(kind)
    return found
