"""Levels: search bots, from a dozen iterations to nearly a second a move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.bots.search import SearchConfig
from regalia.engine.game import Game

LEVELS: Final = ("novice", "squire", "knight", "marshal")
"""Weakest first."""
PACES: Final = {"novice": 0.1, "squire": 0.2, "knight": 0.5, "marshal": 0.9}
"""Maximum seconds on one core that a level takes for a move."""
# For games with very many moves (`Game.high_branching`; docs/strength.md, Res Publica):
WIDE_WIDENING: Final = 1.0
WIDE_EXPLORATION: Final = 0.1
"""The exploration constant there: low, because the model's proposals are already good."""
WIDE_NOISE: Final = 0.03
"""The noise there: low, because one random word makes a whole statement meaningless."""
WIDE_DEPTH: Final[i64] = 8
"""Rollout depth in moves there: the length of a round of trade, so that its outcome counts."""
# For games of perfect information (docs/strength.md, Regency by Baronage Press):
OPEN_EXPLORATION: Final = 0.2
"""The exploration constant there: low, because the moves differ by little."""
OPEN_DEPTH: Final[i64] = 2
"""Rollout depth in moves there."""

# For games with plans (`Game.plans`; docs/strength.md, Domus Regnatrix):
PLANNING: Final = ("knight", "marshal")
"""The levels that follow plans there."""
PLAN_ROLLOUTS: Final[i64] = 40
"""The rollouts of the knight there: each goes to the end of a game, for about 5 ms."""
PLAN_EXPLORATION: Final = 0.5
"""The exploration constant there: about the standard deviation of a rollout's return."""


def pace(level: str) -> float:
    """Maximum seconds on one core that a level takes for a move; 0 for any other kind.

    >>> pace("marshal"), pace("steward")
    (0.9, 0.0)
    """
    return PACES.get(level, 0.0)


def search_config(level: str, game: Game | None = None) -> SearchConfig:
    """The search settings of a level. All levels but the marshal are limited by iterations.

    In a game with very many moves (`Game.high_branching`) or of perfect information the search
    tries the steward's proposals first; `Game.depth_factor` multiplies the rollout depth, except
    where such a game has its own.

    Raises:
        KeyError: there is no such level.
    """
    config = _config(level, PACES[level])
    if game is None:
        return config
    config.rollout_depth *= game.depth_factor
    if game.perfect_information and config.model_rollouts:
        config.proposals = True
        config.exploration = OPEN_EXPLORATION
        config.rollout_depth = OPEN_DEPTH
        config.min_seats = 2
        config.particles = 0
    if game.high_branching:
        config.proposals = True
        config.widening = WIDE_WIDENING
        config.exploration = WIDE_EXPLORATION
        config.noise = WIDE_NOISE
        config.particles = 0  # hardly a world explains every statement made
        if config.model_rollouts:
            config.rollout_depth = WIDE_DEPTH
    return config


def plan_config(level: str) -> SearchConfig:
    """The settings of a level that follows plans: the marshal stops by the clock as in a search.

    Raises:
        KeyError: there is no such level.
    """
    config = _config(level, PACES[level])
    return SearchConfig(
        iterations=PLAN_ROLLOUTS if config.iterations else 0,
        move_seconds=config.move_seconds,
        exploration=PLAN_EXPLORATION,
        reuse_tree=False,
    )


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
    # With two seats the opponent is not modelled as a steward: docs/strength.md.
    return SearchConfig(
        move_seconds=seconds,
        model_rollouts=True,
        model_opponents=True,
        rollout_depth=8,
        particles=200,
        min_seats=3,
    )
