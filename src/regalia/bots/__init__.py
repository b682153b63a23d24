"""Bots: players that work for every game, and `make`, which creates any bot by its kind."""

from __future__ import annotations

from typing import Final

from regalia.bots.levels import LEVELS, PLANNING, pace, plan_config, search_config
from regalia.bots.plans import PlanPlayer
from regalia.bots.random import RandomPlayer
from regalia.bots.search import SearchPlayer
from regalia.engine.errors import BadOption
from regalia.engine.game import Game
from regalia.engine.player import Player

__all__ = [
    "DEFAULT",
    "DESCRIPTIONS",
    "KINDS",
    "LEVELS",
    "BadOption",
    "kinds",
    "make",
    "opponent_model",
    "pace",
    "stand_in",
]

KINDS: tuple[str, ...] = ("random", "novice", "squire", "steward", "knight", "marshal")
"""All kinds of bots, weakest first."""
DEFAULT: Final = "squire"
"""The kind used where none is named; every game has it."""
DESCRIPTIONS: Final = {
    "random": ("the fool", "plays anything that is allowed"),
    "novice": ("the novice", "hardly looks ahead: easy to beat"),
    "squire": ("the squire", "looks a little ahead: a fair match"),
    "steward": ("the steward", "plays by rule of thumb, at once: better than the squire"),
    "knight": ("the knight", "thinks up to half a second: hard to beat"),
    "marshal": ("the marshal", "thinks nearly a second: the strongest"),
}
"""Each kind's display name and a sentence about its strength, as people read them."""


def make(kind: str, game: Game) -> Player:
    """A new player of this kind for this game.

    Raises:
        BadOption: there is no such kind, or the game has no bot of it.
    """
    if kind == "steward":
        return game.steward()
    if kind == "random":
        return RandomPlayer()
    if kind in PLANNING:
        plans = game.plans()
        if plans:
            return PlanPlayer(kind, plan_config(kind), game.steward(), plans)
    if kind in LEVELS:
        return SearchPlayer(kind, search_config(kind, game), opponent_model(game))
    raise BadOption(f"There is no bot “{kind}”; there are: {', '.join(KINDS)}.")


def opponent_model(game: Game) -> Player:
    """The player that a search assumes for other seats: the game's steward, or random play."""
    try:
        return game.steward()
    except BadOption:
        return RandomPlayer()


def stand_in(game: Game) -> str:
    """The kind that replaces an absent person: the steward, which answers at once, if any."""
    return "steward" if "steward" in kinds(game) else DEFAULT


def kinds(game: Game) -> list[str]:
    """The kinds that play this game, weakest first."""
    found = []
    for kind in KINDS:
        try:
            make(kind, game)
        except BadOption:
            continue
        found.append(kind)
    return found
