"""Ratings: known strengths are found again, ties count as halves, bounds hold what they should."""

from __future__ import annotations

import math
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.arena import ratings
from regalia.arena.ratings import PRIOR, Blocks, Evidence, evidence, fit, rate, total

STRENGTHS = [4.0, 2.0, 1.0, 0.5, 0.25]


def places(rng: random.Random, strengths: list[float]) -> tuple[int, ...]:
    """Places drawn from the model itself, seat by seat."""
    left = list(range(len(strengths)))
    ranks = [0] * len(strengths)
    for place in range(1, len(strengths) + 1):
        (seat,) = rng.choices(left, [strengths[seat] for seat in left])
        ranks[seat] = place
        left.remove(seat)
    return tuple(ranks)


def games(number: int, count: int, seats: int) -> list[Evidence]:
    rng = random.Random(number)
    found = []
    for _ in range(count):
        bots = tuple(rng.sample(range(len(STRENGTHS)), seats))
        found.append(evidence(bots, places(rng, [STRENGTHS[bot] for bot in bots])))
    return found


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_known_strengths_are_found_again(seats: int) -> None:
    found = fit(total(games(1, 8000, seats)), 5)
    for strength, true in zip(found, STRENGTHS, strict=True):
        assert math.log(strength / true) == pytest.approx(0, abs=0.1)


def test_strengths_are_found_where_one_sits_alone_among_another() -> None:
    rng, found = random.Random(5), []
    for number in range(6000):
        bots = (0, 1, 1, 1) if number % 2 else (1, 0, 0, 0)
        strengths = [(3.0, 1.0)[bot] for bot in bots]
        found.append(evidence(bots, places(rng, strengths)))
    strong, weak = fit(total(found), 2)
    assert strong / weak == pytest.approx(3, rel=0.08)


def log_likelihood(strengths: list[float], seen: Evidence) -> float:
    return sum(
        weight * math.log(strengths[event[0]])
        if len(event) == 1
        else -weight * math.log(sum(strengths[bot] for bot in event))
        for event, weight in seen.items()
    )


def test_no_other_strengths_are_likelier() -> None:
    seen = total([*games(2, 60, 3), ratings._prior(5)])
    best = fit(total(games(2, 60, 3)), 5)
    most = log_likelihood(best, seen)
    for bot in range(5):
        for factor in (0.99, 1.01):
            other = [*best]
            other[bot] *= factor
            assert log_likelihood(other, seen) < most


def test_two_bots_are_rated_by_the_odds_of_their_games() -> None:
    won = {(0, 1): 100.0, (0,): 80.0, (1,): 20.0}
    strong, weak = fit(won, 2)
    assert strong / weak == pytest.approx((80 + PRIOR / 2) / (20 + PRIOR / 2))


@settings(max_examples=60, deadline=None)
@given(st.permutations(range(4)), st.lists(st.permutations((1, 2, 3, 4)), min_size=1, max_size=12))
def test_names_and_seats_do_not_matter(renamed: list[int], ranks: list[list[int]]) -> None:
    there = total(evidence((0, 1, 2, 3), tuple(row)) for row in ranks)
    other = total(evidence(tuple(renamed), tuple(row)) for row in ranks)
    turned = total(evidence((3, 2, 1, 0), tuple(row[::-1])) for row in ranks)
    one, two = fit(there, 4), fit(other, 4)
    for seat, bot in enumerate(renamed):
        assert two[bot] == pytest.approx(one[seat], rel=1e-6)
    assert fit(turned, 4) == pytest.approx(one)
    assert math.prod(one) == pytest.approx(1)


@given(
    st.lists(st.integers(0, 2), min_size=2, max_size=5),
    st.lists(st.integers(1, 3), min_size=5, max_size=5),
)
def test_each_stage_has_one_who_comes_ahead(bots: list[int], ranks: list[int]) -> None:
    seen = evidence(tuple(bots), tuple(ranks[: len(bots)]))
    ahead = sum(weight for event, weight in seen.items() if len(event) == 1)
    assert ahead == pytest.approx(
        sum(weight for event, weight in seen.items() if len(event) > 1), abs=1e-9
    )


def test_a_shared_place_counts_as_all_orders_in_their_parts() -> None:
    orders = [(1, 2, 3, 4), (1, 3, 2, 4), (2, 1, 3, 4), (3, 1, 2, 4), (2, 3, 1, 4), (3, 2, 1, 4)]
    parts = total(evidence((0, 1, 2, 3), order) for order in orders)
    shared = evidence((0, 1, 2, 3), (1, 1, 1, 4))
    assert parts.keys() == shared.keys()
    for event, weight in shared.items():
        assert weight == pytest.approx(parts[event] / 6)


def test_games_that_all_share_say_that_all_are_equal() -> None:
    seen = total([evidence((0, 1, 2), (1, 1, 1))] * 50)
    assert fit(seen, 3) == pytest.approx([1, 1, 1])
    assert evidence((1, 1, 1), (1, 2, 3)) == {}


def blocks_of(parts: list[Evidence]) -> Blocks:
    blocks = Blocks()
    for part in parts:
        blocks.note(part)
    return blocks


def test_bounds_hold_the_truth_as_often_as_they_say() -> None:
    """Sets of four games that hang together, so that bounds over games would be far too narrow."""
    held = 0
    for number in range(60):
        rng = random.Random(number)
        sets = []
        for _ in range(40):
            whole = evidence((0, 1), (1, 2) if rng.random() < 0.7 else (2, 1))
            sets.append(total([whole] * 4))
        rating = rate(blocks_of(sets), 2)[0]
        assert rating is not None
        assert rating.low is not None
        assert rating.high is not None
        held += rating.low <= 200 * math.log10(0.7 / 0.3) <= rating.high
    assert 51 <= held <= 60


def test_more_sets_make_narrower_bounds_and_the_same_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ratings, "RESAMPLES", 100)
    few, many = blocks_of(games(4, 60, 3)), blocks_of(games(4, 480, 3))
    assert rate(few, 5) == rate(few, 5)
    for one, other in zip(rate(few, 5), rate(many, 5), strict=True):
        assert one is not None
        assert other is not None
        assert one.low is not None
        assert one.high is not None
        assert other.low is not None
        assert other.high is not None
        assert one.low < one.points < one.high
        assert other.high - other.low < one.high - one.low


def test_what_games_cannot_tell_has_no_bounds() -> None:
    few = rate(blocks_of(games(4, 5, 5)), 5)
    assert all(rating is not None and rating.low is None for rating in few)
    always = rate(blocks_of([evidence((0, 1), (1, 2))] * 50), 3)
    assert always[0] is not None
    assert always[0].points > 300
    assert (always[0].low, always[0].high) == (None, None)
    assert always[2] is None


def test_many_sets_are_kept_in_few_blocks_that_hold_them_all() -> None:
    blocks = Blocks()
    for number in range(3 * ratings.MAX_BLOCKS + 7):
        blocks.note({(0, 1): 1.0, (number % 2,): 1.0})
    assert len(blocks.parts) <= ratings.MAX_BLOCKS
    assert blocks.size == 4
    assert {part[(0, 1)] for part in blocks.parts[:-1]} == {4.0}
    assert total(blocks.parts)[(0, 1)] == 3 * ratings.MAX_BLOCKS + 7
