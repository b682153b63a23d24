"""Levels: bots that search, from one who hardly looks to one who thinks for most of a second."""

from __future__ import annotations

from typing import Final

from regalia.bots.search import SearchConfig
from regalia.engine.game import Game

LEVELS: Final = ("novice", "squire", "knight", "marshal")
"""The weakest first."""
PACES: Final = {"novice": 0.1, "squire": 0.2, "knight": 0.5, "marshal": 0.9}
"""The seconds on one core that a level may take for a move."""
# Where a move is one of very many (docs/strength.md, Res Publica):
WIDENING: Final = 1.0
SURE: Final = 0.1
"""What is unsure is worth less there: what is proposed is good for something."""
QUIET: Final = 0.03
"""Of the decisions of a move: a statement in which one word is anything says nothing."""
AHEAD: Final = 8
"""So many moves after the tree a round of trade is over, and what it brought can be seen."""


def pace(level: str) -> float:
    """The seconds on one core that a level may take for a move; 0 for who is no level.

    >>> pace("marshal"), pace("steward")
    (0.9, 0.0)
    """
    return PACES.get(level, 0.0)


def search_config(level: str, game: Game | None = None) -> SearchConfig:
    """How a level searches. All but the marshal stop by iterations, long before their time is up.

    In a game with very many moves (`Game.high_branching`) it first tries what the steward would
    do; `Game.depth_factor` multiplies its depth.

    Raises:
        KeyError: there is no such level.
    """
    how = _config(level, PACES[level])
    if game is None:
        return how
    how.rollout_depth *= game.depth_factor
    if game.high_branching:
        how.proposals = True
        how.widening = WIDENING
        how.exploration = SURE
        how.noise = QUIET
        how.particles = 0  # of many words few worlds explain all
        if how.model_rollouts:
            how.rollout_depth = AHEAD
    return how


def _config(level: str, seconds: float) -> SearchConfig:
    if level == "novice":
        return SearchConfig(iterations=12, move_seconds=seconds, reuse_tree=False)
    if level == "squire":
        return SearchConfig(
            iterations=40,
            move_seconds=seconds,
            model_rollouts=True,
            model_opponents=True,
            rollout_depth=2,
        )
    if level == "knight":
        return SearchConfig(
            iterations=400,
            move_seconds=seconds,
            model_rollouts=True,
            model_opponents=True,
            rollout_depth=2,
        )
    # A single rival is not to be taken for a steward: docs/strength.md.
    return SearchConfig(
        move_seconds=seconds,
        model_rollouts=True,
        model_opponents=True,
        rollout_depth=8,
        particles=200,
        min_seats=3,
    )
