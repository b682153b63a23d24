"""The declared range of a number in an observation is no wider than its values in play."""

from __future__ import annotations

import pytest
from librt.random import Random

from regalia.engine.observation import observation
from regalia.engine.specs import Number
from regalia.engine.state import OVER
from tests.contract.cases import Case, any_action
from tests.games.test_stewards import CASES

NAMING_SEATS = {
    "christina": ("to_act",),
    "res_publica": ("to_act", "turn", "partner"),
    "regency": ("to_act",),
    "baronage": ("to_act",),
}
"""Fields that name a seat and take all their declared values within a few games."""
GAMES_PLAYED = 3
FEWEST_OR_MOST = [
    case for case in CASES if case.seats in (case.game.min_seats, case.game.max_seats)
]


@pytest.mark.parametrize("case", FEWEST_OR_MOST, ids=str)
def test_a_number_that_names_a_seat_is_declared_to_name_no_other(case: Case) -> None:
    named = case.layout.named
    specs = {name: spec for name in named if isinstance(spec := named[name].spec, Number)}
    found: dict[str, set[int]] = {name: set() for name in NAMING_SEATS[case.game.name]}
    for seed in range(GAMES_PLAYED):
        rng, state, number = Random(seed), case.start(), 0
        while state.to_act != OVER:
            state.apply(any_action(state, rng))
            number += 1
            if number % 5 == 0 or state.to_act == OVER:
                seen = observation(state, ())
                for name, values in found.items():
                    values.add(getattr(seen, name))
    for name, values in found.items():
        assert (specs[name].low, specs[name].high()) == (min(values), max(values))
    assert (specs["seats"].low, specs["seats"].high()) == (case.game.min_seats, case.game.max_seats)
