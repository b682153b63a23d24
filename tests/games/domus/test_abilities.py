"""What each ability does, on a card of the Reference Edition."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.games.domus import Domus
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.abilities import ABILITIES, TRAITS, reference
from regalia.games.domus.cards import CARD_FILE
from regalia.games.domus.rules import DomusState
from regalia.games.domus.war import guard, rampart, strength
from tests.games.domus.scene import GAME, STORE, Scene, dice, number

LAST = {"seat 2": {"coin 1": 1}}


def next_turn(round: int = 1, **parts: Any) -> Scene:
    """The turn of seat 1 begins: seat 2 plays a coin, and has nothing else to do."""
    scene = Scene(turn="seat 2", round=round, hands=LAST, **parts)
    scene.move("play coin 1")
    assert scene.turn() == 1
    return scene


def test_income_comes_each_turn_and_in_even_rounds() -> None:
    assert next_turn(laid={"seat 1": {"Coinage": 1}}).city(1) == "coin 1, Coinage"
    assert next_turn(laid={"seat 1": {"Ploughs": 1}}).city(1) == "coin 1, Ploughs"
    assert next_turn(round=2, laid={"seat 1": {"Ploughs": 1}}).city(1) == "Ploughs"
    twice = next_turn(laid={"seat 1": {"Harbour": 2}})
    assert twice.state.treasury(0) == 2, "each acts by itself"


def test_raise_even_exchanges_a_coin_for_the_next_higher() -> None:
    laid = {"seat 1": {"Counting House": 1, "coin 1": 1, "coin 3": 1, "coin 5": 1}}
    scene = next_turn(laid=laid)
    assert scene.city(1) == "coin 1, coin 5, coin 5, Counting House"
    assert scene.seen().mint == (10, 7, 3, 0)


def test_patron_pays_for_a_victory_card_played() -> None:
    store = {name: count for name, count in STORE.items() if name != "Court Poet"}
    scene = Scene(
        hands={"seat 1": {"Tournament": 1}},
        laid={"seat 1": {"Court Poet": 1}},
        store={**store, "Siege Master": 1},
    )
    scene.move("play Tournament")
    assert scene.city(1) == "coin 3, Tournament, Court Poet"


def test_spoils_pay_for_a_unit_killed() -> None:
    scene = Scene(
        "action",
        squads={"seat 1": {"middle A": ["Knight"]}, "seat 2": {"middle A": ["Spy"]}},
        laid={"seat 1": {"Siege Master": 1}},
        drawing=dice(12, 2),
    )
    scene.move("command middle A, attack middle A of seat 2")
    assert scene.city(1) == "coin 1, Siege Master"


@pytest.mark.parametrize(
    ("laid", "card", "price"),
    [
        ({}, "Tournament", 8),
        ({"Music": 1}, "Tournament", 7),
        ({"Music": 1, "Theatre": 1, "Double Entry": 1, "Arithmetic": 1}, "Tournament", 5),
        ({"Arithmetic": 1}, "Market", 2),
        ({"Foundry": 1}, "Knight", 2),
        ({"Foundry": 2}, "Knight", 1),
    ],
)
def test_cheap_cards_cost_less_but_at_least_1(laid: dict[str, int], card: str, price: int) -> None:
    given: dict[str, Any] = {"kingdoms": ["Harth Marches", "High Tarn"], "laid": {"seat 1": laid}}
    scene = Scene("buying", store={"Market": 1, "Knight": 1, "Tournament": 1}, **given)
    scene.settle()
    assert scene.state.price(0, number(card)) == price
    assert scene.seen().prices[0][number(card)] == price


def test_pick_draws_more_in_each_round_or_in_even_ones() -> None:
    for laid, round, cards in (
        ({}, 1, 1),
        ({"Writing": 1, "Printing": 1}, 1, 3),
        ({"School": 2}, 1, 3),
    ):
        scene = Scene("buying", laid={"seat 1": laid}, round=round)
        scene.state.play(scene.read("draw")[0])
        assert scene.state.frame(s.DRAW_LEFT) == cards
    for round, cards in ((1, 1), (2, 2)):
        envoy: dict[str, Any] = {"heroes": ["The Envoy", "The Marshal"]}
        scene = Scene("buying", round=round, **envoy)
        scene.state.play(scene.read("draw")[0])
        assert scene.state.frame(s.DRAW_LEFT) == cards


def test_points_of_cards_heroes_and_flags() -> None:
    parts: dict[str, Any] = {"flags": ["Sun", "Quill"], "laid": {"seat 1": {"Golden Age": 1}}}
    assert Scene("buying", **parts).state.points(0) == 2 + 1 + 5
    dead = Scene("buying", **parts, alive=["seat 2"])
    assert dead.state.points(0) == 1 + 5, "a dead hero counts nothing"


NUMBERS = {"seat 1": {"middle A": ["Swordsman"], "middle B": ["Archer"]}}


@pytest.mark.parametrize(
    ("laid", "short", "long", "walls"),
    [
        ({}, 5, 2, 5),
        ({"Smithing": 1}, 6, 2, 6),
        ({"Fletching": 1, "Longbows": 1}, 5, 4, 5),
        ({"The Hall of Banners": 1}, 6, 3, 6),
        ({"Engineering": 1, "Siege Master": 1}, 5, 2, 8),
    ],
)
def test_what_adds_to_attacks(laid: dict[str, int], short: int, long: int, walls: int) -> None:
    state = Scene("action", squads=NUMBERS, laid={"seat 1": laid}).state
    found = [strength(state, 0, squad, False) for squad in (0, 1)]
    assert [*found, strength(state, 0, 0, True)] == [short, long, walls]


def test_what_adds_to_defences_and_walls() -> None:
    squads = {"seat 1": {"middle A": ["Swordsman"], "inner-city 1 A": ["Swordsman"]}}
    laid = {"seat 1": {"Armour": 1, "Captain of the Guard": 1, "Masonry": 1, "Watchtower": 1}}
    state = Scene("action", squads=squads, laid=laid).state
    assert [guard(state, 0, squad, False) for squad in (0, 2)] == [5, 7]
    assert guard(state, 0, 0, True) == 7, "the forest, against long range"
    assert rampart(state, 0) == 7 + 2


@pytest.mark.parametrize(("middle", "defence", "attack"), [("Hills", 5, 5), ("River", 4, 4)])
def test_the_middle_changes_battles_in_it(middle: str, defence: int, attack: int) -> None:
    terrains = ["Plain", "Coast"]
    state = Scene("action", squads=NUMBERS, middle=middle, terrains=terrains).state
    assert (guard(state, 0, 0, True), strength(state, 0, 0, False)) == (defence, attack)


def test_extra_coins_units_hand_and_swift_moves() -> None:
    laid = {"Chancellor": 1, "The Hanging Vineyards": 1, "Barracks": 1, "Horse Breeding": 1}
    scene = next_turn(laid={"seat 1": laid})
    scene.drawing("card Archer").move("draw")
    seen = scene.seen()
    assert (seen.coins_left, seen.units_left, seen.card_left) == (2, 1, 1)
    scene.move("play Archer, to inner-city 1 A")
    assert scene.step() == "action", "nothing is left in the hand"
    assert scene.state.cells[z.SWIFT_LEFT] == 1
    assert scene.state.hand_limit(0) == 8, "Sheaf"


def test_who_has_played_a_coin_need_not_play_or_discard_another_card() -> None:
    scene = Scene("buying", laid={"seat 1": {"Chancellor": 1}}, hands={"seat 1": {"coin 1": 1}})
    scene.drawing("card Archer").move("draw")
    assert "done" not in scene.legal()
    assert scene.words.prompt(scene.state, 0) == "Play a card, or discard one."
    scene.move("play coin 1")
    assert scene.legal() == ["play Archer", "discard Archer", "done"]
    assert scene.words.prompt(scene.state, 0) == "You may play more, or discard a card."
    assert scene.move("done").hand(1) == "Archer"


def test_a_levy_takes_the_highest_coin_that_is_not_too_high() -> None:
    scene = Scene(
        hands={"seat 1": {"Tax Collector": 1}},
        laid={"seat 2": {"coin 1": 1, "coin 3": 1, "coin 5": 1}},
    )
    scene.move("play Tax Collector")
    assert (scene.city(1), scene.city(2)) == ("coin 3", "coin 1, coin 5")


def test_a_levy_needs_room_and_somebody_who_has_such_a_coin() -> None:
    hands = {"seat 1": {"Tax Collector": 1}}
    for laid in ({"seat 1": {"coin 1": 20}, "seat 2": {"coin 1": 1}}, {"seat 2": {"coin 5": 1}}):
        assert not Scene(hands=hands, laid=laid).can("play Tax Collector")


def test_a_scholar_draws_cards_and_keeps_them() -> None:
    scene = Scene(hands={"seat 1": {"Scholar": 1}}, drawing=["card Spy", "card coin 1"])
    scene.move("play Scholar")
    assert scene.hand(1) == "coin 1, Spy"


def test_a_recruiter_takes_units_of_the_discard_pile() -> None:
    scene = Scene(hands={"seat 1": {"Recruiter": 1}}, discards={"Archer": 1, "Spy": 2, "coin 1": 1})
    scene.move("play Recruiter")
    assert scene.legal() == ["take Archer", "take Spy", "done"]
    scene.move("take Archer, to inner-city 1 A", "take Spy, to inner-city 1 A")
    assert scene.squads(1) == {"inner-city 1 A": ["Spy", "Archer"]}
    assert scene.pile() == "coin 1, Recruiter, Spy"


def test_a_saboteur_destroys_a_cheap_building() -> None:
    scene = Scene(
        seats=3,
        hands={"seat 1": {"Saboteur": 1}},
        laid={"seat 2": {"Market": 1, "Harbour": 1}, "seat 3": {"The Lighthouse": 1}},
    )
    scene.begin("play Saboteur")
    assert scene.legal() == ["at seat 2"]
    scene.move("at seat 2, destroy Harbour")
    assert scene.city(2) == "Market"
    assert scene.buried("sell") == ["Harbour"]


def test_a_herald_brings_a_victory_card_for_nothing() -> None:
    scene = Scene(hands={"seat 1": {"Herald": 1}}, drawing=["card Song of Praise"])
    scene.begin("play Herald")
    assert scene.legal() == ["take Song of Praise", "take Tournament"]
    scene.move("take Tournament")
    assert scene.city(1) == "Tournament"
    assert scene.seen().store[number("Song of Praise")] == 3


def test_a_sharpshooter_attacks_once_from_the_hand() -> None:
    squads = {"seat 2": {"middle A": ["Spy"], "outer-city 1 A": ["Archer"], "walls 2 A": ["Mage"]}}
    scene = Scene(hands={"seat 1": {"Sharpshooter": 1}}, squads=squads, drawing=dice(6, 8))
    scene.begin("play Sharpshooter")
    assert scene.legal() == ["attack middle A of seat 2", "attack outer-city 1 A of seat 2"]
    scene.move("attack outer-city 1 A of seat 2")  # 5 + 6 against 2 + 8
    assert scene.squads(2) == {"middle A": ["Spy"], "walls 2 A": ["Mage"]}
    assert scene.turn() == 2


def test_start_coins_come_before_the_first_turn() -> None:
    state = GAME.position({"seats": 2, "starter": "seat 1"})
    choices = [
        "kingdom High Tarn, hero The Envoy, terrain Hills, flag Key",
        "kingdom Abbey Lands, hero The Marshal, terrain Plain, flag Sun",
    ]
    for text in choices:
        state.play_text(text)
    state.play(state.legal()[0])
    assert isinstance(state, DomusState)
    assert [state.treasury(seat) for seat in range(2)] == [3, 0]


def test_each_ability_is_used_by_a_card() -> None:
    powers = [power for card in GAME.cards for power in card.powers]
    for chosen in (GAME.kingdoms, GAME.heroes, GAME.terrains, GAME.flags):
        powers += [power for one in chosen for power in one.powers]
    used = {power.ability.name for power in powers}
    assert {one.name for one in ABILITIES} - used == set()


def test_an_ability_is_on_any_card_that_may_bear_it() -> None:
    text = CARD_FILE.read_text(encoding="utf-8").replace("can = {vp = 4}", "can = {spoils = 3}")
    game = Domus(text)
    dome = next(card for card in game.cards if card.name == "The Gilded Dome")
    assert dome.powers[0].sentence() == "When you kill a unit you get a coin of 3."


def test_the_reference_lists_all() -> None:
    page = reference()
    for name in [*[one.name for one in ABILITIES], *[trait.name for trait in TRAITS]]:
        assert f"| {name} |" in page
    assert "{n}" not in page
