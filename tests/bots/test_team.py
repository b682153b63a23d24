"""A search in several processes."""

from __future__ import annotations

import os
import time
from itertools import count

import pytest
from librt.random import Random

from regalia import games
from regalia.bots.random import RandomPlayer
from regalia.bots.search import SearchConfig
from regalia.bots.team import Team
from regalia.engine.errors import BadOption, Refusal
from regalia.engine.past import Past
from regalia.engine.state import CHANCE
from tests.bots.games import heap

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="a process cannot be copied here")


def test_it_goes_by_what_all_found() -> None:
    team = Team("team", SearchConfig(iterations=60), RandomPlayer(), 3)
    counts = [team.answer(heap(6), 0, seed).split() for seed in (1, 2, 3)]
    assert all(sum(map(int, row)) == 60 for row in counts)
    found = {
        Team("team", SearchConfig(iterations=400), RandomPlayer(), 3).decide(heap(6), 0, Random(5))
    }
    assert found == {1}  # two of six leave four


def test_the_later_decisions_of_a_move_have_their_time_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By a clock that goes on by a second whenever it is looked at."""
    clock = count()
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(clock)))
    game, rng = games.load("christina"), Random(3)
    state = game.new(2)
    while state.to_act == CHANCE:
        state.apply(state.sample(rng))
    team = Team("team", SearchConfig(move_seconds=100.0), RandomPlayer(), 1)
    team.decide(state, state.to_act, rng)
    assert 0.0 < team.left < 100.0
    state.apply(0)  # to draw, and then to bury
    assert state.underway()
    assert sum(map(int, team.answer(state, state.to_act, 1).split())) > 100


def test_equal_luck_gives_equal_answers_with_beliefs_too() -> None:
    game = games.load("christina")
    state, rng = game.new(3), Random(3)
    pasts = [Past(state.copy(), seat) for seat in range(3)]
    while state.to_act == CHANCE:
        outcome = state.sample(rng)
        for past in pasts:
            past.note(state, outcome)
        state.apply(outcome)
    answers = set()
    for _ in range(3):
        team = Team("team", SearchConfig(iterations=20, beliefs=10), game.steward(), 2)
        team.recall(pasts[state.to_act])
        answers.add(team.decide(state, state.to_act, Random(8)))
    assert len(answers) == 1


def test_no_process_is_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    ended, wait = [], os.waitpid

    def waited(child: int, flags: int) -> tuple[int, int]:
        ended.append(wait(child, flags))
        return ended[-1]

    monkeypatch.setattr(os, "waitpid", waited)
    Team("team", SearchConfig(iterations=5), RandomPlayer(), 4).decide(heap(9), 0, Random(1))
    assert [status for _child, status in ended] == [0] * 4
    for child, _status in ended:
        with pytest.raises(ProcessLookupError):
            os.kill(child, 0)


def test_a_team_of_which_nobody_answers_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    team = Team("team", SearchConfig(iterations=5), RandomPlayer(), 2)
    monkeypatch.setattr(os, "write", lambda *_: 0)
    with pytest.raises(Refusal, match="has answered"):
        team.decide(heap(9), 0, Random(1))


def test_a_team_of_nobody_is_refused() -> None:
    with pytest.raises(BadOption, match="at least 1 member"):
        Team("team", SearchConfig(iterations=5), RandomPlayer(), 0)
