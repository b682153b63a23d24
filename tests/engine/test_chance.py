"""The race that decides chance, and the hash that commits a table to its seed."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random

from regalia import games
from regalia.engine import chance
from regalia.engine.errors import BadRecord
from regalia.engine.state import CHANCE, State
from tests.contract.checks import fits


def drawn(bag: dict[str, int], seed: int, ordinal: int = 0) -> str:
    """The winner of the race of one event."""
    secret = chance.seed_from(seed)
    return min(bag, key=lambda k: chance.race_time(secret, "purple's draw", ordinal, k, bag[k]))


def test_the_odds_are_the_weights() -> None:
    bag = {"hun": 5, "goth": 3, "monk": 1}
    counts = Counter(list(bag).index(drawn(bag, seed)) for seed in range(6000))
    fits(counts, [0, 1, 2], list(bag.values()))


def test_a_changed_bag_seldom_changes_the_card() -> None:
    """Removing a card of another kind never changes it; only removing one of the drawn kind can."""
    bag = {"hun": 5, "goth": 3, "monk": 1}
    for seed in range(300):
        card = drawn(bag, seed)
        for other in bag:
            if other != card:
                fewer = {
                    kind: n - (kind == other) for kind, n in bag.items() if n > (kind == other)
                }
                assert drawn(fewer, seed) == card


def test_events_of_an_owner_differ() -> None:
    bag = {"hun": 1, "goth": 1}
    assert len({drawn(bag, 1, ordinal) for ordinal in range(20)}) == 2


def test_an_owners_events_do_not_depend_on_the_others() -> None:
    """The n-th card of a court stack is the same however the game goes."""
    game = games.load("christina")
    first: dict[tuple[str, int], str] = {}
    compared = 0
    for seed in range(12):
        state, rng = game.new(3), Random(seed)
        while state.to_act != -2:
            if state.to_act != CHANCE:
                legal = state.legal()
                state.apply(legal[rng.randrange(len(legal))])
                continue
            event = (state.owner(), state.ordinal())
            outcome = chance.draw(state, chance.seed_from(5))
            name = game.words.notation(state, outcome)
            compared += event in first
            assert first.setdefault(event, name) == name
            state.apply(outcome)
    assert compared > 100


def test_a_seed_is_committed_by_its_hash() -> None:
    seed = chance.seed_from(1)
    chance.verify_commitment(seed, chance.commitment(seed).upper())
    with pytest.raises(BadRecord, match="not the one"):
        chance.verify_commitment(chance.seed_from(2), chance.commitment(seed))


def test_seeds_differ_by_number_and_label() -> None:
    seeds = {chance.seed_from(n, label) for n in range(3) for label in ("", "a", "b")}
    assert len(seeds) == 9
    assert all(len(seed) == chance.SEED_BYTES for seed in seeds)
    assert 0 <= chance.small_seed(1, "a") < 2**62


def test_nothing_is_drawn_while_a_seat_is_to_act() -> None:
    game = games.load("christina")
    state: State = game.new(2)
    while state.to_act == CHANCE:
        state.apply(chance.draw(state, chance.seed_from(1)))
    with pytest.raises(ValueError, match="nothing is to be drawn"):
        chance.draw(state, chance.seed_from(1))
