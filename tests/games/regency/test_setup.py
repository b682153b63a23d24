"""Set-up, the populace, the decks and the end (RG05 to RG10)."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random

from regalia.engine.errors import BadOption, IllegalAction
from regalia.engine.state import CHANCE
from regalia.engine.story import outcome
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.rules import RegencyState
from tests.games.regency.scene import (
    CARDS,
    FIVE,
    GAME,
    REGENT_OF,
    TOTAL,
    WORDS,
    Regent,
    Scene,
    full,
)
from tests.zones import zone

LAST = "Reindeer Herder, Bushranger"


def started(*mats: str, number: int = 1) -> RegencyState:
    """A game after the choice of mats, with cards dealt from a seed."""
    state, rng = GAME.new(len(mats)), Random(number)
    assert isinstance(state, RegencyState)
    for mat in mats:
        state.play(s.TAKE_MAT + REGENT_OF[mat.lower()])
    while state.to_act == CHANCE:
        state.play(state.sample(rng))
    return state


@pytest.mark.parametrize(
    ("mat", "power"),
    [
        ("Charlemagne", "Inheritance"),
        ("Saladin", "Prayer"),
        ("Trajan", "Bulwark"),
        ("Isabella", "Treasury"),
        ("Sundiata", "Uprising"),
        ("Cleopatra", "Swindle"),
    ],
)
def test_rg05_each_prowess_has_its_power(mat: str, power: str) -> None:
    assert WORDS.label(GAME.new(3), s.TAKE_MAT + REGENT_OF[mat.lower()]).endswith(f", {power})")
    scene = Scene(Regent("2 Favour", "Vizier", mat), Regent("Convert", "Boyar"), "", pile="Tithe")
    scene.move("ready discard Favour discard Favour")
    if power in ("Inheritance", "Prayer", "Swindle"):
        assert scene.can(f"use {power}")
    else:
        assert scene.legal() == ["end"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_rg06_the_set_up(seats: int) -> None:
    mats = ("Elizabeth", "Saladin", "Shaka", "Sejong", "Attila", "Cleopatra")[:seats]
    state = started(*mats, number=seats)
    assert (state.crown == seats) == (seats <= 2)
    assert [CARDS.shorts[mat] for mat in zone(state, z.REGENTS)] == list(mats)
    assert [state.hands.size(seat) for seat in range(seats)] == [4] * seats
    assert not any(zone(state, z.READY))
    if seats > 2:  # with fewer, Catherine has begun
        assert len({citizen for citizen in zone(state, z.POPULACE) if citizen >= 0}) == 6
        assert state.citizens_left() == 36
        assert state.events_left() == TOTAL - 4 * seats
        assert all(owner < 0 for owner in zone(state, z.OWNER))


@pytest.mark.parametrize("seats", [0, 7])
def test_rg06_one_to_six_play(seats: int) -> None:
    with pytest.raises(BadOption, match="1 to 6 seats"):
        GAME.new(seats)


def test_rg06_mats_are_chosen_in_seat_order_each_once() -> None:
    state = GAME.new(3)
    assert list(state.legal()) == list(range(s.TAKE_MAT, s.TAKE_MAT + 18))
    state.play(s.TAKE_MAT + 5)
    assert state.to_act == 1
    assert list(state.legal()) == [s.TAKE_MAT + mat for mat in range(18) if mat != 5]
    with pytest.raises(IllegalAction):
        state.play(s.TAKE_MAT + 5)
    state.play(s.TAKE_MAT)  # the mat of Catherine, who can be picked with three seats
    state.play(s.TAKE_MAT + 17)
    assert state.to_act == CHANCE


def test_rg07_the_highest_prowess_begins_and_play_is_clockwise() -> None:
    state = started("Attila", "Shaka", "Saladin", "Boudica")
    assert state.to_act == 2
    scene = Scene("", "", "", "", turn=3)
    order = []
    for _ in range(5):
        order.append(scene.active())
        scene.end()
    assert order == [3, 4, 1, 2, 3]


def test_rg07_a_lot_decides_among_the_highest_who_are_tied() -> None:
    state = GAME.new(4)
    for mat in ("Attila", "Shaka", "Boudica", "Trajan"):
        state.play(s.TAKE_MAT + REGENT_OF[mat.lower()])
    assert state.to_act == CHANCE
    assert list(state.legal()) == [s.STARTER + 1, s.STARTER + 3]
    assert list(state.weights()) == [1, 1]
    begun = Counter(started("Attila", "Shaka", "Trajan", number=n).to_act for n in range(60))
    assert set(begun) == {1, 2}
    assert min(begun.values()) > 15


def test_rg08_the_bottom_row_costs_5_6_7_and_the_top_row_is_not_for_influence() -> None:
    scene = Scene("2 Favour, Refuse", "", "")
    assert scene.legal() == [
        "attract Maharani",
        "attract Kahuna",
        "attract Cataphract",
        "ready",
        "end",
    ]
    scene = Scene("2 Favour", "", "")
    assert scene.legal() == ["attract Maharani", "attract Kahuna", "ready", "end"]
    scene = Scene("Favour, Refuse", "", "")
    assert scene.legal() == ["attract Maharani", "ready", "end"]
    assert "costs 6 influence, and your hand is worth 5" in scene.refused("attract Kahuna")
    assert "not possible here" in scene.refused("attract Salt Dealer")


def test_rg08_those_behind_move_up_and_one_is_turned_up_top_left() -> None:
    scene = Scene("2 Favour, Tithe", "", "", drawing=["Viking"])
    scene.do("attract Kahuna discard Favour discard Favour")
    assert scene.row() == "Maharani, Cataphract, Salt Dealer, " + LAST + ", Viking"
    assert scene.can("end")


def test_rg08_several_may_be_attracted_in_a_turn() -> None:
    scene = Scene("4 Favour", "", "", drawing=["Viking", "Doge"])
    for name in ("Maharani", "Cataphract"):
        scene.do(f"attract {name} discard Favour discard Favour")
    assert scene.domain(1) == "Maharani as noble, Cataphract as military"
    assert scene.row() == "Kahuna, Salt Dealer, " + LAST + ", Viking, Doge"


def test_rg08_the_row_waits_until_the_window_has_closed_and_all_that_hangs_on_it() -> None:
    rest = "Kahuna, Cataphract, Salt Dealer, " + LAST
    scene = Scene(
        "2 Favour",
        Regent("Bargain, Favour, Tithe", mat="Hatshepsut"),
        Regent("Tithe", "Boyar"),
        row=f"Doge, {rest}",
        drawing=["Viking"],
    )
    scene.move("attract Doge discard Favour discard Favour")
    assert scene.row() == f"Doge, {rest}"
    scene.by(2, "play Bargain").let_pass()
    assert scene.row() == f"Doge, {rest}"  # the price is being paid
    scene.move("pay Favour")
    assert scene.turn() == 2
    assert scene.legal() == ["as noble", "as merchant"]
    assert scene.row() == f"-, {rest}"
    scene.move("as noble")
    assert scene.row() == f"{rest}, Viking"
    assert scene.domain(2) == "Doge as noble"


def test_rg08_it_waits_too_while_a_lost_bargain_is_paid() -> None:
    scene = full("3 Favour", "Bargain, 2 Favour", "Bargain, Favour")
    scene.move("attract Maharani discard Favour discard Favour")
    scene.by(2, "play Bargain").by(3, "play Bargain").let_pass().move("pay Favour")
    assert scene.turn() == 2
    assert scene.row() == "-, Kahuna, Cataphract, Samurai, Hoplite, Janissary"
    scene.move("pay Favour")
    assert scene.row() == "Kahuna, Cataphract, Samurai, Hoplite, Janissary, Salt Dealer"
    assert scene.turn() == 1


def test_rg08_an_inspired_citizen_of_the_top_row_leaves_their_place_to_those_behind() -> None:
    scene = Scene("Inspire", "", "", drawing=["Viking"])
    scene.do("play Inspire Reindeer Herder")
    assert scene.row() == "Maharani, Kahuna, Cataphract, Salt Dealer, Bushranger, Viking"


def test_rg08_a_repeated_attraction_finds_the_row_full_again() -> None:
    scene = Scene("Inspire", Regent("Forgery, Tithe", mat="Attila"), "", drawing=["Lama", "Druid"])
    scene.move("play Inspire Bushranger").by(2, "play Forgery")
    assert scene.row().endswith("Reindeer Herder, Lama")
    scene.move("Lama").let_pass()
    assert scene.row().endswith("Reindeer Herder, Druid")
    assert scene.domain(2) == "Lama as religious"


def test_rg09_an_empty_event_deck_is_replaced_by_the_discard_pile() -> None:
    scene = Scene(
        Regent("Harvest, Tithe", "Fellah"), "", "", deck="Favour", drawing=["Favour", "Barter"]
    )
    before = scene.state.discarded()
    scene.do("play Harvest")
    assert scene.hand(1) == "Favour, Tithe, Barter"
    assert scene.pile() == "none"
    assert scene.deck() == before + 1 - 1
    assert "The discarded events were shuffled into a new deck." in scene.story()


def test_rg09_the_deck_is_not_replaced_before_a_card_is_wanted() -> None:
    scene = Scene(Regent("Harvest", mat="Sejong"), "", "", deck="Favour, Tithe", drawing=["Favour"])
    scene.do("play Harvest")
    assert scene.deck() == 0
    assert scene.state.discarded() == TOTAL - 2
    assert scene.hand(1) == "Favour, Tithe"


def test_rg09_if_both_are_empty_nothing_is_drawn() -> None:
    scene = Scene("", "", "", deck="", keeper=3, turn=1)
    assert (scene.deck(), scene.pile(), scene.size(3)) == (0, "none", TOTAL)
    scene.end()
    assert scene.hand(1) == "none"
    assert scene.active() == 2


def test_rg09_of_two_draws_one_may_be_had() -> None:
    scene = Scene(Regent("Harvest", mat="Sejong"), "", "", deck="", keeper=3).do("play Harvest")
    assert scene.hand(1) == "Harvest"  # the Harvest itself, the only card
    scene = Scene("Receive Homage", "", "", deck="", keeper=3).do("play Receive Homage")
    assert scene.hand(1) == "Receive Homage"
    assert scene.turn() == 1


def test_rg09_without_a_citizen_deck_places_at_the_tail_stay_empty() -> None:
    scene = Scene("4 Favour, Inspire", "", "", citizen_deck="Viking")
    scene.do("attract Kahuna discard Favour discard Favour")
    assert scene.row() == "Maharani, Cataphract, Salt Dealer, " + LAST + ", Viking"
    scene.do("attract Cataphract discard Favour discard Favour")
    assert scene.row() == "Maharani, Salt Dealer, " + LAST + ", Viking, -"
    scene.do("play Inspire Salt Dealer")
    assert scene.row() == "Maharani, " + LAST + ", Viking, -, -"
    assert scene.turn() == 1


def test_rg09_where_nobody_stands_nobody_is_attracted() -> None:
    scene = Scene("2 Favour, Refuse", "", "", row="Maharani, -, -, -, -, -", citizen_deck="")
    assert scene.legal() == ["attract Maharani", "ready", "end"]
    scene.do("attract Maharani discard Favour discard Favour")
    assert scene.row() == "-, -, -, -, -, -"


def test_rg10_after_400_turns_nobody_wins() -> None:
    scene = Scene("", "", "", turns=s.TURN_LIMIT - 2)
    scene.end()
    assert not scene.over()
    assert scene.state.cells[z.TURN] == s.TURN_LIMIT - 1
    scene.end()
    assert scene.over()
    assert scene.winner() == 0
    assert scene.state.ranks() == [3, 3, 3]
    assert scene.state.returns() == [0.0] * 3
    assert scene.story()[-1] == "No domain was completed in time: nobody won."
    assert outcome(scene.state, ["Anna", "Bengt", "Carin"])[0] == "Nobody wins."
    assert s.TURN_LIMIT == 400


def test_rg10_after_20000_decisions_nobody_wins() -> None:
    scene = Scene("Favour, Convert", Regent("", "Samurai"), "", decided=s.DECISION_LIMIT - 3)
    scene.move("ready discard Favour discard Convert")
    assert scene.over()
    assert scene.winner() == 0
    assert s.DECISION_LIMIT == 20_000
    scene = Scene("Favour, Convert", Regent("", "Samurai"), "", decided=s.DECISION_LIMIT - 4)
    scene.move("ready discard Favour discard Convert")
    assert not scene.over()


def test_rg10_completing_a_domain_with_the_last_decision_wins() -> None:
    mine, row = Regent("2 Favour", FIVE), "Highwayman, -, -, -, -, -"
    scene = Scene(mine, "", "", row=row, decided=s.DECISION_LIMIT - 3)
    scene.do("attract Highwayman discard Favour discard Favour")
    assert scene.winner() == 1
