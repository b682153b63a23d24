"""The declared range of a number in an observation is no wider than its values in play."""

from __future__ import annotations

import pytest
from librt.random import Random

from regalia import games
from regalia.engine.blocks import Packed, Record
from regalia.engine.frames import OneFrame
from regalia.engine.game import Game
from regalia.engine.observation import observation
from regalia.engine.specs import Block, Category, Maybe, Number, Spec
from regalia.engine.state import OVER
from tests.contract.cases import GAMES, TOYS, UNLISTED, Case, any_action
from tests.games.test_stewards import CASES

ALL = [games.load(name) for name in GAMES] + [
    make() for make in (*UNLISTED.values(), *TOYS.values())
]
NAMING_SEATS = {
    "christina": ("to_act",),
    "res_publica": ("to_act", "turn", "partner"),
    "regency": ("to_act",),
    "baronage": ("to_act",),
    "domus": ("to_act",),
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


def categories_in(spec: Spec) -> list[Category]:
    """All categories of numbers in a value of this spec."""
    if isinstance(spec, Category):
        return [spec]
    inner: list[Spec] = []
    if isinstance(spec, Block | Maybe | Packed):
        inner = [spec.inner]
    elif isinstance(spec, Record):
        inner = list(spec.parts.values())
    elif isinstance(spec, OneFrame):
        inner = [spec.kind, *([spec.who] if spec.who else []), *spec.insides()]
    return [one for part in inner for one in categories_in(part)]


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_minus_one_is_none(game: Game) -> None:
    """In all observations and events; only ``to_act``, which is never none, has chance there."""
    assert game.words.schema is not None
    layout = game.layout(game.max_seats)
    specs = {field.name: field.spec for field in layout.fields}
    chance = categories_in(specs.pop("to_act"))[0] if "to_act" in specs else None
    assert chance is None or chance.below == ("chance", "over")
    for event in game.words.schema.events:
        specs.update({f"{event.name} {name}": part for name, part in event.parts.items()})
    for name, spec in specs.items():
        for category in categories_in(spec):
            assert category.below[:1] in ((), ("",)), name
