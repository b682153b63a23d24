"""The sequential test: it errs as seldom as it says, stops early, and does not go by few sets."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pytest

from regalia.arena.sequential import BOUND, MIN_SETS, SequentialTest

Draw = Callable[[random.Random, float], float]


def duel(rng: random.Random, mean: float) -> float:
    """A set of two games, each won by the first with odds that give this mean."""
    return sum(1 if rng.random() < (1 + mean) / 2 else -1 for _ in range(2)) / 2


def many_seats(rng: random.Random, mean: float) -> float:
    """A set of several games among more seats: finer, and seldom far from the middle."""
    return max(-1.0, min(1.0, rng.gauss(mean, 0.3)))


def held(draw: Draw, mean: float, low: float, high: float, number: int) -> SequentialTest:
    rng, test = random.Random(number), SequentialTest(low, high)
    while not test.accepted:
        test.note(draw(rng, mean))
    return test


@pytest.mark.parametrize("draw", [duel, many_seats])
@pytest.mark.parametrize(("low", "high"), [(0.0, 0.1), (-0.05, 0.05), (0.0, 0.3)])
@pytest.mark.parametrize("true", ["H0", "H1"])
def test_it_errs_about_as_often_as_it_says(draw: Draw, low: float, high: float, true: str) -> None:
    mean = low if true == "H0" else high
    tests = [held(draw, mean, low, high, number) for number in range(300)]
    wrong = sum(test.accepted != true for test in tests)
    assert wrong <= 0.05 * 300 + 2.5 * math.sqrt(0.05 * 0.95 * 300)


def test_what_is_clearer_than_claimed_stops_sooner() -> None:
    def sets(mean: float) -> float:
        return sum(held(duel, mean, 0.0, 0.1, number).sets for number in range(60)) / 60

    assert sets(0.5) < sets(0.1) / 4
    assert sets(-0.3) < sets(0.0) / 4
    assert sets(0.05) > 1.3 * sets(0.0)


def test_the_ratio_is_that_of_two_normal_laws() -> None:
    values = [0.5, 0.0, -0.5, 1.0] * 50
    test = SequentialTest(0.0, 0.2)
    for value in values:
        test.note(value)
    mean = sum(values) / 200
    variance = (sum((value - mean) ** 2 for value in values) + 1) / 200
    known = sum((value - 0.0) ** 2 - (value - 0.2) ** 2 for value in values) / (2 * variance)
    assert test.llr == pytest.approx(known)


def test_the_other_side_sees_the_mirror_image() -> None:
    one, other = SequentialTest(-0.1, 0.2), SequentialTest(-0.2, 0.1)
    rng = random.Random(3)
    for _ in range(50):
        value = duel(rng, 0.2)
        one.note(value)
        other.note(-value)
        assert one.llr == pytest.approx(-other.llr)


@pytest.mark.parametrize(("value", "claim"), [(1.0, "H1"), (0.0, "H0"), (-1.0, "H0")])
def test_sets_all_alike_decide_only_when_there_are_some(value: float, claim: str) -> None:
    test = SequentialTest(0.0, 0.1)
    for _ in range(MIN_SETS - 1):
        test.note(value)
        assert test.accepted == ""
    while not test.accepted:
        assert test.sets < 200
        test.note(value)
    assert test.accepted == claim


def test_an_open_test_says_so() -> None:
    test = SequentialTest(0.0, 0.1)
    assert (test.llr, test.accepted) == (0.0, "")
    for value in [0.5, -0.4] * 40:
        test.note(value)
    assert abs(test.llr) < BOUND
    assert test.accepted == ""
