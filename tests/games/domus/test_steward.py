"""The player by rules of thumb."""

from __future__ import annotations

import pytest
from librt.random import Random

from regalia.engine.state import CHANCE, OVER
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.evaluation import weakest
from regalia.games.domus.rules import DomusState
from regalia.games.domus.steward import DomusSteward
from tests.games.domus.scene import GAME, Scene


def played(seats: int, seed: int) -> DomusState:
    """The end of a game of stewards."""
    rng, steward, state = Random(seed), DomusSteward(), GAME.new(seats)
    assert isinstance(state, DomusState)
    while state.to_act != OVER:
        chance = state.to_act == CHANCE
        action = state.sample(rng) if chance else steward.decide(state, state.to_act, rng)
        state.carry_out(action)
    return state


@pytest.mark.parametrize(
    ("seats", "seed", "way"), [(4, 1, s.CULTURE), (4, 5, s.MERCANTILISM), (4, 4, s.CONQUEST)]
)
def test_dr21_four_stewards_win_by_each_road(seats: int, seed: int, way: int) -> None:
    assert played(seats, seed).cells[z.WAY] == way


def chosen(scene: Scene, road: int = -1) -> str:
    """What a steward that follows one road chooses for the seat to act."""
    state = scene.state
    action = DomusSteward(road).decide(state, state.to_act, Random(1))
    return scene.words.notation(state, action)


def test_a_steward_buys_what_is_worth_most_on_its_road() -> None:
    scene = Scene("buying", laid={"seat 1": {"coin 10": 1, "coin 3": 1}})
    assert chosen(scene, s.CULTURE) == "buy Great Embassy"
    assert chosen(scene, s.CONQUEST) == "buy Trebuchet"


def test_a_steward_pays_without_waste() -> None:
    scene = Scene("buying", laid={"seat 1": {"coin 10": 1, "coin 5": 1, "coin 3": 2, "coin 1": 2}})
    scene.begin("buy Tournament")
    assert chosen(scene, s.CULTURE) == "pay 5"
    assert chosen(scene, s.MERCANTILISM) == "pay 1"


def test_a_steward_kills_the_hero_and_attacks_what_it_reaches() -> None:
    squads = {"seat 1": {"inner-city 2 A": ["Knight"]}, "seat 2": {"inner-city 2 A": ["Spy"]}}
    scene = Scene("action", squads=squads, fallen={"seat 2": 4})
    scene.begin(chosen(scene))
    assert chosen(scene) == "kill the hero"
    fight = Scene("action", squads=squads, fallen={"seat 2": 4}, alive=["seat 1"])
    fight.begin(chosen(fight))
    assert chosen(fight) == "attack inner-city 2 A of seat 2"


def test_a_steward_stays_at_home_only_if_its_city_could_fall() -> None:
    squads = {
        "seat 1": {"inner-city 1 A": ["Swordsman", "Swordsman"]},
        "seat 2": {"outer-city 1 A": ["Spearman"]},
    }
    assert chosen(Scene("action", squads=squads), s.CONQUEST) == "command inner-city 1 A"
    assert chosen(Scene("action", squads=squads, fallen={"seat 1": 4}), s.CONQUEST) == "done"


def test_a_steward_goes_to_the_next_of_cities_that_are_equally_weak() -> None:
    scene = Scene("action", 4, squads={"seat 1": {"middle A": ["Spearman"]}})
    assert len({(len(one.layers), sum(one.layers)) for one in GAME.terrains}) == 1
    assert [weakest(scene.state, seat) for seat in range(4)] == [1, 2, 3, 0]


@pytest.mark.parametrize(
    ("road", "first"),
    [
        (s.MERCANTILISM, ["kingdom Free Ports of Sel", "hero The Treasurer"]),
        (s.CONQUEST, ["kingdom Wide Downs", "hero The Marshal"]),
    ],
)
def test_a_steward_of_one_road_chooses_what_is_best_for_it(road: int, first: list[str]) -> None:
    state = GAME.position({"seats": 2, "starter": "seat 1"})
    for notation in first:
        action = DomusSteward(road).decide(state, state.to_act, Random(1))
        assert GAME.words.notation(state, action) == notation
        state.carry_out(action)
