"""What all stewards have in common: they rate each choice and make the best one."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import OVER
from regalia.engine.steward import NOISE, Evaluator
from tests.contract.cases import Case, any_action
from tests.toys.tolls import BACK, tolls


class Given(Evaluator):
    """An evaluator with fixed values, by action."""

    def __init__(self, values: dict[int, float], seed: int = 1) -> None:
        super().__init__(0, Random(seed))
        self.values = values

    def value(self, action: i64) -> float:
        return self.values[action]


def test_the_best_choice_is_made() -> None:
    values = {3: 0.5, 5: 2.0, 8: 1.9}
    assert Given(values).choose(vec[i64]([3, 5, 8])) == 5


def test_ties_are_broken_at_random() -> None:
    found = Counter(Given({1: 1.0, 2: 1.0}, seed).choose(vec[i64]([1, 2])) for seed in range(200))
    assert 60 < found[1] < 140


def test_noise_does_not_outweigh_a_greater_difference() -> None:
    values = {1: 1.0, 2: 1.0 + NOISE}
    assert {Given(values, seed).choose(vec[i64]([1, 2])) for seed in range(200)} == {2}


@pytest.mark.parametrize(("least", "made"), [(0.4, 7), (0.5, 9), (0.6, 9)])
def test_the_alternative_is_chosen_if_nothing_is_worth_more(least: float, made: int) -> None:
    evaluator = Given({7: 0.5, 8: 0.1})
    assert evaluator.best_above(vec[i64]([7, 8, 9]), 0.0, least, 9) == made


def test_without_noise_nothing_is_drawn() -> None:
    evaluator, untouched = Given({1: 1.0, 2: 2.0}), Random(1)
    evaluator.best(vec[i64]([1, 2]), 0.0)
    assert evaluator.rng.random() == untouched.random()


def test_a_steward_does_not_rate_a_single_choice() -> None:
    """It pays if it can, and turns back if that is the only choice."""
    steward, rng, turned = tolls().steward(), Random(3), 0
    state = Case(tolls(), 2, {}).start()
    while state.to_act != OVER:
        if state.to_act >= 0:
            action = steward.decide(state.copy(), state.to_act, Random(1))
            assert (action == BACK) == (list(state.legal()) == [BACK])
            turned += action == BACK
            state.apply(action)
        else:
            state.apply(any_action(state, rng))
    assert turned > 0
