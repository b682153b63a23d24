"""The marshal, which follows one of several stewards, at positions whose best move is known."""

from __future__ import annotations

from typing import Any

import pytest
from librt.random import Random

from regalia import bots
from regalia.bots.plans import PlanPlayer
from regalia.games.domus import schema as s
from regalia.games.domus.evaluation import road_of
from tests.games.domus.scene import GAME, Scene

NEARLY = {"coin 10": 7, "coin 5": 1, "coin 3": 1, "coin 1": 1, "Harbour": 2}
"""Wins at the start of the owner's next turn."""
RICH = {"coin 5": 15, "coin 3": 1, "Great Embassy": 8, "Tournament": 1}
"""78 coins of 80, and 26 points of 28."""


@pytest.mark.parametrize(("points", "choice"), [(1, "play Song of Praise"), (0, "play coin 1")])
def test_the_marshal_leaves_the_steward_where_another_road_wins(points: int, choice: str) -> None:
    laid = {"seat 1": {**RICH, "Song of Praise": points}, "seat 2": NEARLY}
    hands = {"seat 1": {"coin 1": 1, "Song of Praise": 1}}
    chosen: dict[str, Any] = {
        "kingdoms": ["Free Ports of Sel", "High Tarn"],
        "heroes": ["The Treasurer", "The Architect"],
    }
    scene = Scene(laid=laid, hands=hands, **chosen)
    state = scene.state
    assert road_of(state, 0) == s.MERCANTILISM
    steward = GAME.steward().decide(state, 0, Random(1))
    assert scene.words.notation(state, steward) == "play coin 1"
    marshal = bots.make("marshal", GAME)
    assert isinstance(marshal, PlanPlayer)
    marshal.config.iterations, marshal.config.move_seconds = 12, 0.0
    found = marshal.decide(state.imagine(0, Random(1)), 0, Random(1))
    assert scene.words.notation(state, found) == choice
    assert sum(marshal.sums) == marshal.visits[1 + s.CULTURE] * points
