"""Chance events: what is derived from one method of a game; lots, dice, bags."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine import bags
from regalia.engine.chance_event import ChanceEvent, dice, lot
from regalia.engine.state import CHANCE
from tests.contract.cases import Case, any_action
from tests.toys.tolls import THROWN, tolls


@pytest.mark.parametrize(("faces", "number"), [(6, 1), (6, 2), (4, 3), (2, 5)])
def test_the_weights_of_dice_are_the_ways_to_throw_each_sum(faces: int, number: int) -> None:
    ways = Counter(sum(one) for one in product(range(1, faces + 1), repeat=number))
    thrown = dice(10, faces, number, "throw", 0)
    sums = [10 + pips - number for pips in sorted(ways)]
    assert list(thrown.outcomes()) == sums
    assert list(thrown.weights()) == [ways[pips] for pips in sorted(ways)]


def test_a_lot_picks_only_seats_of_the_mask() -> None:
    tied = lot(20, 0b10110, "tie")
    assert list(tied.outcomes()) == [21, 22, 24]
    assert list(tied.weights()) == [1, 1, 1]
    rng = Random(1)
    assert {tied.sample(rng) for _ in range(50)} == {21, 22, 24}


def test_missing_cards_cannot_be_drawn() -> None:
    event = ChanceEvent(vec[i64]([9, 2, 0, 1, 9]), 1, 3, 40, "draw", 5, 2)
    assert list(event.outcomes()) == [40, 42]
    assert list(event.weights()) == [2, 1]
    assert (event.owner_name(), event.ordinal) == ("draw of seat 3", 5)


def test_cards_are_weighted_by_their_counts() -> None:
    rng = Random(2)
    found = Counter(bags.sample(vec[i64]([7, 0, 1]), 0, 3, rng) for _ in range(800))
    assert found[1] == 0
    assert 60 < found[2] < 140


def test_only_an_empty_deck_is_reshuffled() -> None:
    deck, pile = vec[i64]([0, 1]), vec[i64]([2, 3])
    assert not bags.reshuffle(deck, pile)
    assert (list(deck), list(pile)) == ([0, 1], [2, 3])
    deck[1] = 0
    assert bags.reshuffle(deck, pile)
    assert (list(deck), list(pile)) == ([2, 3], [0, 0])
    assert not bags.reshuffle(vec[i64]([0]), vec[i64]([0]))


def test_a_states_chance_is_derived_from_its_event() -> None:
    """The toll is thrown with two dice, and each seat's throws are counted separately."""
    state, rng = Case(tolls(), 3, {}).start(), Random(4)
    owners: list[tuple[str, int]] = []
    while len(owners) < 14:
        if state.to_act == CHANCE:
            owners.append((state.owner(), state.ordinal()))
            if state.owner().startswith("throw"):
                assert list(state.legal()) == list(range(THROWN, THROWN + 11))
                assert list(state.weights()) == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
        state.apply(any_action(state, rng))
    first = int(owners[1][0][-1])
    dealt = [f"draw of seat {(first - 1 + place) % 3 + 1}" for place in range(3)]
    assert owners[0] == ("start", 0)
    assert owners[1:10] == [(owner, lap) for lap in range(3) for owner in dealt]  # one card a lap
    assert owners[10] == (f"throw of seat {first}", 0)
