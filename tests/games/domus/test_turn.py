"""Setting up, the steps of a turn, cards and coins, by the rulings about them."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.engine.only_move import left_to_do
from regalia.engine.state import CHANCE
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.rules import DomusState
from tests.games.domus.scene import GAME, Scene, left_in_main, number
from tests.games.scripted_game import ScriptedGame

LAST = {"seat 2": {"coin 3": 1}}


def fresh(seats: int, *throws: int) -> ScriptedGame:
    """A new game in which these throws for the start are made."""
    game = ScriptedGame(GAME.new(seats), [f"dice {sum}" for sum in throws])
    game.settle()
    return game


def state_of(game: ScriptedGame) -> DomusState:
    assert isinstance(game.state, DomusState)
    return game.state


def test_dr01_each_chooses_in_turn_order_and_is_dealt_five_cards() -> None:
    game = fresh(3, 9, 3, 8)
    assert game.turn() == 2
    game.move("kingdom High Tarn, hero The Envoy, terrain Hills, flag Quill")
    assert game.turn() == 3
    for taken in ("kingdom High Tarn", "kingdom Vale of Orrin, hero The Envoy"):
        assert not game.can(taken)
    game.move("kingdom Abbey Lands, hero The Marshal, terrain Plain, flag Sword")
    for _ in range(3):
        game.begin(game.legal()[0])
    game.state.play(game.state.legal()[0])
    assert game.state.owner() == "middle"
    assert len(game.legal()) == 2, "of five terrains"
    game.settle()
    state = state_of(game)
    assert [state.hands.size(seat) for seat in range(3)] == [5, 6, 5], "Quill: one more"
    assert state.units_of(2) == 1, "Sword: a Swordsman"
    assert (state.turn(), state.cells[z.ROUND], game.turn()) == (1, 1, 2)


def test_dr02_each_deck_has_its_cards() -> None:
    for card in GAME.cards:
        lettered = card.group == s.TROOP and card.letter != ""
        five = card.group == s.VICTORY_CARD and card.points == 5
        main = card.group in (s.COIN_CARD, s.TECH, s.SUPPORT) or lettered or five
        assert (card.deck == s.MAIN) == main, card.name
        assert (card.deck == s.MILITARY) == (card.group == s.TROOP and not lettered)
        assert (card.deck == s.VICTORY) == (card.group == s.VICTORY_CARD and not five)


def test_dr03_28_victory_points_win() -> None:
    points = {"Coronation": 4, "Great Embassy": 1, "Song of Praise": 1}  # 24, and the queen 2
    laid = {"seat 1": {**points, "coin 1": 9}}
    scene = Scene("buying", laid=laid, hands={"seat 1": {"Tournament": 1}})
    scene.drawing("card Archer").move("draw").move("play Tournament")
    assert scene.over()
    assert scene.state.cells[z.WAY] == s.CULTURE
    assert scene.state.ranks() == [1, 2]


@pytest.mark.parametrize("golden", [0, 1])
def test_dr03_80_coins_win_without_the_golden_age(golden: int) -> None:
    laid = {"seat 1": {"coin 10": 6, "coin 5": 3, "coin 3": 1, "coin 1": 1}}
    laid["seat 1"] |= {"Golden Age": 1} if golden else {}
    scene = Scene(laid=laid, hands={"seat 1": {"coin 1": 1}})
    scene.move("play coin 1")
    assert scene.state.treasury(0) == 80
    assert scene.over() == (not golden)


def test_dr03_a_golden_age_in_the_hand_prevents_nothing() -> None:
    laid = {"seat 1": {"coin 10": 7, "coin 5": 1, "coin 3": 1, "coin 1": 1}}
    scene = Scene(laid=laid, hands={"seat 1": {"coin 1": 1, "Golden Age": 1}})
    scene.move("play coin 1")
    assert scene.over()
    assert scene.state.cells[z.WAY] == s.MERCANTILISM


def test_dr04_the_lowest_throw_starts_and_equals_throw_again() -> None:
    game = fresh(3, 4, 9, 4, 7, 6)
    assert game.turn() == 3
    state = state_of(game)
    assert [state.cells[z.THROWS + seat] for seat in range(3)] == [2, 1, 2]


def test_dr04_a_turn_has_its_steps_in_order() -> None:
    scene = Scene(
        "buying",
        laid={"seat 1": {"Market": 1, "coin 3": 1}, "seat 2": {"Market": 1}},
        hands={"seat 1": {"Archer": 2}, "seat 2": {"Spy": 1}},
        squads={"seat 1": {"middle A": ["Spy", "Archer"]}},
    )
    steps = [scene.step()]
    for move in ("draw", "done", "play Archer, to inner-city 1 A", "done", "done"):
        scene.move(move)
        steps.append(scene.step())
    assert steps == ["buying", "trading", "playing", "action", "rearranging", "buying"]
    assert scene.turn() == 2


def test_dr05_twenty_coin_cards_and_twelve_techs() -> None:
    full = {"seat 1": {"coin 1": 20}}
    scene = Scene(laid=full, hands={"seat 1": {"coin 3": 1, "coin 1": 1}})
    assert not scene.can("play coin 1")
    scene.move("play coin 3, in place of 1")
    assert scene.state.treasury(0) == 22
    assert scene.seen().mint == (11, 6, 4, 0), "with the one that was replaced"
    income = Scene(turn="seat 2", laid={"seat 1": {"coin 1": 20, "Coinage": 1}}, hands=LAST)
    income.move("play coin 3")
    assert (income.turn(), income.state.treasury(0)) == (1, 20), "no room for the income"


def test_dr05_a_library_holds_a_dozen_techs() -> None:
    techs = [card.name for card in GAME.cards if card.group == s.TECH]
    eleven = dict.fromkeys(techs[1:], 1)
    scene = Scene(laid={"seat 1": eleven}, hands={"seat 1": {"Coinage": 1, "Steel": 1}})
    assert scene.can("play Coinage")
    assert scene.can("play Steel"), "an upgrade does not count"


def test_dr17_the_store_is_paid_with_coins_and_gives_no_change() -> None:
    laid = {"seat 1": {"coin 1": 1, "coin 3": 1, "coin 10": 1}}
    scene = Scene("buying", laid=laid)
    scene.begin("buy Tournament, pay 1, pay 3")
    assert scene.legal() == ["pay 10"]
    scene = Scene("buying", laid=laid, drawing=["card Great Embassy"])
    scene.move("buy Tournament, pay 10")
    assert scene.hand(1) == "Tournament"
    assert scene.city(1) == "coin 1, coin 3"
    assert scene.pile() == "coin 10"
    assert scene.seen().store[number("Great Embassy")] == 2
    assert scene.seen(2).known[0][number("Tournament")] == 1


def test_dr17_overpaying_is_warned_of() -> None:
    scene = Scene("buying", laid={"seat 1": {"coin 1": 1, "coin 10": 1}})
    scene.begin("buy Tournament")
    one, ten = scene.read("pay 1, pay 10")
    warning = "You pay 1 more than you need to, and no change is given."
    assert scene.words.warnings(scene.state, [one, ten]) == warning
    assert scene.words.warning(scene.state, one) == ""
    assert scene.words.warning(scene.state, ten) == "", "with nothing else to pay with"
    scene.begin("pay 1")
    assert scene.words.warning(scene.state, ten) == warning
    other = Scene("buying", laid={"seat 1": {"coin 5": 1, "coin 3": 2, "coin 10": 1}})
    other.begin("buy Tournament")
    three, ten = [other.read(f"pay 5, pay {coin}")[1] for coin in (3, 10)]
    assert other.words.warning(other.state, ten) == warning.replace("1", "2")
    other.begin("pay 5")
    assert other.words.warning(other.state, three) == ""
    assert other.words.warning(other.state, ten) == warning.replace("1", "7")


def test_dr17_paying_more_than_the_price_by_one_press_is_warned_of() -> None:
    for coin, more in ((8, 0), (10, 2)):
        laid = {"coin 5": 1, "coin 3": 1} if coin == 8 else {"coin 10": 1}
        scene = Scene("buying", laid={"seat 1": laid})
        buy = scene.read("buy Tournament")
        after = scene.state.copy()
        after.apply(buy[0])
        steps = [*buy, *left_to_do(after, 0)]
        assert len(steps) > 1
        warning = f"You pay {more} more than the price, and no change is given." if more else ""
        assert scene.words.warnings(scene.state, steps) == warning


def test_dr17_an_empty_deck_gives_what_lies_under_it() -> None:
    gone = {"Song of Praise": 10, "Tournament": 14, "Great Embassy": 12}
    scene = Scene(
        "buying",
        laid={"seat 1": {"coin 3": 1}},
        gone=gone,
        buried={"victory": ["Great Embassy"]},
    )
    scene.move("buy Song of Praise, pay 3")
    assert scene.seen().store[number("Great Embassy")] == 2
    assert scene.buried("victory") == []


def test_dr17_what_lies_under_a_deck_waits_for_all_unseen_cards() -> None:
    scene = Scene(
        "buying",
        laid={"seat 1": {"coin 3": 1}},
        buried={"victory": ["Great Embassy"]},
        drawing=["card Tournament"],
    )
    scene.move("buy Song of Praise, pay 3")
    assert scene.seen().store[number("Tournament")] == 3
    assert scene.buried("victory") == ["Great Embassy"]


def test_dr17_coins_come_from_the_mint_or_the_discard_pile() -> None:
    parts: dict[str, Any] = {"hands": {"seat 1": {"Moneyer": 1}}, "card_left": True}
    mint = Scene(**parts)
    mint.move("play Moneyer")
    assert mint.city(1) == "coin 5"
    assert mint.seen().mint == (10, 6, 3, 0)
    empty: dict[str, Any] = {"mint": {"1": 10}, "gone": {"coin 5": 12}}
    pile = Scene(**parts, **empty, discards={"coin 5": 1})
    pile.move("play Moneyer")
    assert pile.city(1) == "coin 5"
    none = Scene(**parts, **empty)
    assert not none.can("play Moneyer")


def test_dr19_the_hand_limit_at_the_end_of_the_turn() -> None:
    scene = Scene("discarding", hands={"seat 1": {"Archer": 5, "Knight": 2, "Tournament": 3}})
    assert scene.state.hand_limit(0) == 8, "Sheaf: one more"
    scene.move("discard Knight", "discard Archer")
    assert scene.turn() == 2
    assert scene.buried("military") == ["Knight"]
    assert scene.pile() == "Archer"


def test_dr19_an_empty_main_deck_is_replaced_by_its_discard_pile() -> None:
    scene = Scene("buying", discards={"Spy": 3}, gone=left_in_main(Spy=3), mint={})
    scene.drawing("card Spy").move("draw")
    assert scene.pile() == ""
    assert scene.hand(1) == "Spy"
    assert scene.state.unseen_in(s.MAIN) == 2


def test_dr19_a_card_that_is_put_back_is_not_drawn_again_for_what_a_draw_lacked() -> None:
    gone = left_in_main(Archer=1, Spy=1)
    scene = Scene("buying", laid={"seat 1": {"School": 2}}, gone=gone, mint={})
    scene.move("draw", "put back Spy")
    assert (scene.hand(1), scene.pile()) == ("Archer", "Spy"), "three were due, and two there"
    assert scene.step() == "playing"


def test_dr20_after_the_last_round_points_then_coins_decide() -> None:
    parts: dict[str, Any] = {"round": 60, "turn": "seat 2"}
    hands = {"seat 2": {"coin 1": 1}}
    for laid, places in (
        ({"seat 1": {"Great Embassy": 1}, "seat 2": {"Tournament": 2}}, [1, 2]),
        ({"seat 2": {"Tournament": 1}}, [2, 1]),
        ({"seat 1": {"coin 5": 1}, "seat 2": {"Tournament": 1}}, [1, 2]),
        ({"seat 1": {"coin 1": 1}, "seat 2": {"Tournament": 1}}, [1, 1]),
    ):
        scene = Scene(laid=laid, hands=hands, **parts)
        scene.move("play coin 1")
        assert scene.over()
        assert scene.state.ranks() == places, "the queen counts 2 for seat 1"
        assert scene.state.cells[z.WAY] == s.LAST_ROUND


def test_dr26_what_each_card_does_when_played() -> None:
    hand = {
        **{"coin 3": 1, "Tournament": 1, "Coinage": 1, "Letters of Credit": 1, "Scholar": 1},
        **{"Archer": 1, "Market": 1, "The Lighthouse": 1, "Chancellor": 1, "Golden Age": 1},
    }
    for name in ("coin 3", "Tournament", "Coinage", "Market", "The Lighthouse", "Chancellor"):
        scene = Scene(hands={"seat 1": hand})
        scene.move(f"play {name}")
        assert scene.city(1) == name
    scene = Scene(hands={"seat 1": hand})
    assert not scene.can("play Letters of Credit")
    assert scene.refused("play Letters of Credit").startswith("Letters of Credit needs Coinage")
    scene.move("play Scholar")
    assert scene.pile() == "Scholar"
    assert scene.state.hands.size(0) == 11
    scene = Scene(hands={"seat 1": hand}, laid={"seat 1": {"Coinage": 1}})
    scene.move("play Letters of Credit")
    assert scene.city(1) == "Coinage, Letters of Credit"
    scene = Scene(hands={"seat 1": hand}, squads={"seat 1": {"inner-city 1 A": ["Spy"]}})
    scene.begin("play Archer")
    assert scene.legal() == ["to inner-city 1 A", "to inner-city 1 B"]
    scene.move("to inner-city 1 A")
    assert scene.squads(1) == {"inner-city 1 A": ["Archer", "Spy"]}


def test_dr26_one_card_may_be_discarded_instead() -> None:
    scene = Scene(hands={"seat 1": {"Archer": 2, "Market": 1}})
    scene.move("discard Market")
    assert scene.buried("sell") == ["Market"], "DR28: under its own deck"
    assert scene.turn() == 2


def test_dr26_more_coins_and_units_by_abilities() -> None:
    scene = Scene(
        hands={"seat 1": {"coin 1": 2, "Archer": 2}},
        coins_left=1,
        units_left=1,
    )
    scene.move("play coin 1", "play Archer, to inner-city 1 A", "play coin 1")
    assert not scene.can("play Archer")
    assert scene.step() == "action"


def test_dr27_steps_that_are_impossible_lapse() -> None:
    nothing = Scene("buying", drawing=["card coin 1"])
    nothing.move("draw", "play coin 1")
    assert nothing.turn() == 2, "no trade, no units"


def test_dr27_victory_is_checked_after_a_step_the_seat_to_move_first() -> None:
    both = {"seat 1": {"Coronation": 4, "Great Embassy": 3}, "seat 2": {"Great Embassy": 10}}
    scene = Scene(laid=both, hands={"seat 1": {"coin 1": 1}})
    assert not scene.over()
    scene.move("play coin 1")
    assert scene.state.cells[z.WINNER] == 0
    later = Scene(laid=both, hands={"seat 2": {"coin 1": 1}}, turn="seat 2")
    later.move("play coin 1")
    assert later.state.cells[z.WINNER] == 1


def test_dr28_no_library_holds_a_tech_twice_and_a_city_may_hold_a_building_twice() -> None:
    scene = Scene(
        hands={"seat 1": {"Coinage": 1, "Theatre": 1}},
        laid={"seat 1": {"Coinage": 1, "Theatre": 1}},
        store={"Market": 1},
    )
    assert not scene.can("play Coinage")
    scene.settle()
    assert scene.can("play Theatre")


def test_dr29_who_draws_leaves_the_store_as_it_is() -> None:
    scene = Scene("buying", drawing=["card coin 1"])
    before = scene.seen().store
    scene.move("draw")
    assert scene.seen().store == before
    assert scene.legal() == ["play coin 1", "discard coin 1"]


def test_a_draw_of_several_keeps_one() -> None:
    scene = Scene("buying", laid={"seat 1": {"Writing": 1}}, drawing=["card Spy", "card coin 5"])
    scene.move("draw")
    assert scene.legal() == ["put back coin 5", "put back Spy"]
    assert scene.seen(2).looking == 2
    assert scene.seen(2).looked_at == ()
    scene.move("put back Spy")
    assert (scene.hand(1), scene.pile()) == ("coin 5", "Spy")
    assert scene.state.to_act != CHANCE
