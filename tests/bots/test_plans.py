"""The player that follows the plan that does best, against answers that are known."""

from __future__ import annotations

import time
from itertools import count

import pytest
from librt.random import Random

from regalia import bots, games
from regalia.bots.plans import PlanPlayer
from regalia.bots.search import SearchConfig, SearchPlayer
from regalia.engine.player import Player
from regalia.engine.state import State
from tests.bots.games import heap


class Taker(Player):
    """Takes ``wanted`` of a heap, or what leaves a multiple of four if that is 0; else one."""

    def __init__(self, wanted: int) -> None:
        super().__init__("taker")
        self.wanted = wanted

    def decide(self, state: State, seat: int, rng: Random) -> int:
        taken = self.wanted or max(int(state.cells[0]) % 4, 1)
        return min(taken, len(state.legal())) - 1


def planner(plans: list[Player], config: SearchConfig) -> PlanPlayer:
    """A player whose opponent plays well."""
    return PlanPlayer("planner", config, Taker(0), plans)


def test_the_plan_that_wins_is_followed() -> None:
    player = planner([Taker(1), Taker(2), Taker(0)], SearchConfig(iterations=60))
    assert player.decide(heap(7), 0, Random(1)) == 2
    assert sum(player.visits) == 60
    assert list(player.sums) == [0, 0, player.visits[2]]
    assert player.visits[2] > 30  # the more promising is tried more often


@pytest.mark.parametrize("iterations", [1, 2, 30])
def test_the_first_plan_is_followed_if_no_other_is_better(iterations: int) -> None:
    player = planner([Taker(2), Taker(1), Taker(3)], SearchConfig(iterations=iterations))
    assert player.decide(heap(8), 0, Random(1)) == 1


def test_a_comparison_begins_anew_with_each_decision() -> None:
    player = planner([Taker(1), Taker(0)], SearchConfig(iterations=10))
    for _ in range(2):
        assert player.decide(heap(6), 0, Random(1)) == 1
        assert sum(player.visits) == 10


def test_a_comparison_stops_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    player = planner([Taker(1), Taker(0)], SearchConfig(iterations=1000, move_seconds=100.0))
    clock = count()
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(clock)))  # a second a look
    player.decide(heap(6), 0, Random(1))
    assert 55 < sum(player.visits) < 60  # of the move's time the first decision has 0.6
    player.scale_time(0.0)
    player.decide(heap(6), 0, Random(1))
    assert sum(player.visits) == 1


def test_the_stronger_levels_follow_the_plans_of_a_game_that_has_some() -> None:
    for name in ("christina", "domus"):
        game = games.load(name)
        for level in bots.LEVELS:
            player = bots.make(level, game)
            assert isinstance(player, SearchPlayer)
            planned = name == "domus" and level in ("knight", "marshal")
            assert isinstance(player, PlanPlayer) == planned
            assert player.config.move_seconds == bots.pace(level)
            assert player.remembers != (planned or level == "novice")
