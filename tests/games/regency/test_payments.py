"""Payments to a regent, and meddling (RG26, RG27)."""

from __future__ import annotations

import pytest

from tests.games.regency.scene import Regent, Scene

TRADER = "Pochteca"


def test_rg26_cards_are_handed_over_one_by_one_until_the_sum_is_met() -> None:
    scene = Scene(Regent("Procure, 2 Tithe, Refuse, Favour", TRADER), Regent("", "Vizier"), "")
    scene.do("play Procure Vizier").begin("pay Tithe")
    assert scene.legal() == ["pay Favour", "pay Refuse", "pay Tithe"]
    scene.begin("pay Tithe")
    assert scene.legal() == ["pay Favour", "pay Refuse"]
    scene.move("pay Favour")  # 5 for 3: no change
    assert (scene.hand(1), scene.hand(2)) == ("Refuse", "Favour, 2 Tithe")


def test_rg26_no_further_card_once_it_is_met() -> None:
    scene = Scene(Regent("Procure, 2 Tithe, Favour", TRADER), Regent("", "Vizier"), "")
    scene.do("play Procure Vizier")
    assert "finished before" in scene.refused("pay Favour pay Tithe")
    assert "not finished" in scene.refused("pay Tithe pay Tithe")


def test_rg26_only_payer_and_payee_see_them() -> None:
    scene = Scene(Regent("Procure, Tithe, Refuse", TRADER), Regent("", "Vizier"), "")
    scene.do("play Procure Vizier").move("pay Tithe pay Refuse")
    gave = "S1 paid S2 Refuse and Tithe."
    assert gave in scene.story(1)
    assert gave in scene.story(2)
    assert gave not in scene.story(3)
    assert gave not in scene.story()
    assert "S1 paid S2 2 events." in scene.story(3)
    assert scene.seen(3).sizes == (0, 2, 0)
    assert scene.seen(1).known[1] == scene.seen(2).hands[1]
    assert not any(scene.seen(3).known[1])


@pytest.mark.parametrize(
    ("rest", "ready", "may"),
    [
        ("Favour", False, True),
        ("Refuse, Tithe", False, True),
        ("Refuse", False, False),
        ("2 Tithe", False, False),
        ("", False, False),
        ("", True, True),
    ],
)
def test_rg26_procure_takes_3_in_what_is_left_or_a_ready_treasury(
    rest: str, ready: bool, may: bool
) -> None:
    hand = f"Procure, {rest}" if rest else "Procure"
    scene = Scene(Regent(hand, "", "Mansa", ready), Regent("", "Vizier"), "")
    assert scene.can("play Procure Vizier") == may


@pytest.mark.parametrize(
    ("rest", "ready", "may"),
    [
        ("Favour", False, True),
        ("Refuse, Tithe", False, True),
        ("Bargain", False, False),
        ("2 Tithe", False, False),
        ("", False, False),
        ("", True, True),
    ],
)
def test_rg26_the_same_holds_for_bargain(rest: str, ready: bool, may: bool) -> None:
    hand = f"Bargain, {rest}" if rest else "Bargain"
    scene = Scene("2 Favour", Regent(hand, "", "Mansa", ready), "")
    scene.move("attract Maharani discard Favour discard Favour")
    assert 2 in scene.asked()  # whether it can pay is its secret
    assert ("play Bargain" in scene.options(2)) == may


def test_rg26_what_cannot_be_met_any_more_is_abandoned() -> None:
    rival = Regent("Penitence", "Vizier", "Saladin")
    scene = Scene(Regent("Procure, Favour", TRADER), rival, "")
    scene.move("play Procure Vizier").by(2, "play Penitence").let_pass()
    scene.move("pay Favour")
    assert scene.turn() == 1
    assert scene.legal() == ["end"]
    assert scene.domain(2) == "Vizier as noble"
    assert (scene.hand(2), scene.pile()) == ("Favour", "Penitence, Procure")
    assert scene.story()[-1] == "S1 did not pay, and Procure came to nothing."


def test_rg26_who_holds_too_little_says_so() -> None:
    rival = Regent("Penitence", "Vizier", "Saladin")
    scene = Scene(Regent("Procure, Favour, 2 Tithe", TRADER), rival, "")
    scene.move("play Procure Vizier").by(2, "play Penitence").let_pass()
    scene.move("pay Favour")
    assert scene.legal() == ["abandon"]
    scene.move("abandon")
    assert (scene.domain(2), scene.hand(1)) == ("Vizier as noble", "2 Tithe")


def test_rg26_a_seat_that_bargains_for_its_own_bargain_pays_itself_first() -> None:
    merchant = Regent("2 Bargain, Favour", TRADER)
    scene = Scene("2 Favour, Tithe", merchant, "")
    scene.move("attract Maharani discard Favour discard Favour")
    scene.by(2, "play Bargain").by(2, "play Bargain").let_pass()
    scene.move("pay Favour")  # to itself
    assert scene.turn() == 2
    scene.move("pay Favour")
    assert scene.hand(1) == "Favour, Tithe"
    assert scene.domain(2) == "Maharani as noble, Pochteca as merchant"


def test_rg26_a_cancelled_effect_is_not_paid() -> None:
    rival = Regent("Defend", "Vizier, Samurai")
    scene = Scene(Regent("Procure, Favour", TRADER), rival, "", drawing=["Tithe"])
    scene.move("play Procure Vizier").by(2, "play Defend").let_pass()
    assert (scene.hand(1), scene.hand(2)) == ("Favour", "Tithe")
    assert scene.turn() == 1


def test_rg26_a_cancelled_vassal_is_neither_given_nor_paid() -> None:
    giver = Regent("Bestow Vassal", "Vizier")
    scene = Scene(giver, Regent("Garrison, Favour, Refuse", "Samurai"), "", drawing=["Tithe"])
    scene.move("play Bestow Vassal Vizier to seat 2").by(2, "play Garrison").let_pass()
    assert (scene.hand(1), scene.hand(2)) == ("none", "Favour, Refuse, Tithe")
    assert (scene.domain(1), scene.domain(2)) == ("Vizier as noble", "Samurai as military")


def test_rg26_a_seat_that_can_pay_the_tribute_may_not_give_its_hand_instead() -> None:
    giver = Regent("Bestow Vassal", "Vizier")
    scene = Scene(giver, "Favour, Refuse", "").do("play Bestow Vassal Vizier to seat 2")
    assert scene.legal() == ["pay Favour", "pay Refuse"]
    scene = Scene(giver, "Favour, Tithe", "").do("play Bestow Vassal Vizier to seat 2")
    assert scene.legal() == ["give all"]


def test_rg32_treasury_is_not_begun_where_hand_and_3_do_not_meet_the_tribute() -> None:
    giver = Regent("Bestow Vassal", "Vizier")
    for hand, choices in (("Tithe", ["give all"]), ("Refuse", ["use Treasury", "give all"])):
        scene = Scene(giver, Regent(hand, "", "Mansa", True), "")
        assert scene.do("play Bestow Vassal Vizier to seat 2").legal() == choices


# RG27, RG36: which events meddle is in the table of test_pairs.py.


def test_rg27_bestow_vassal_meddles_with_hand_and_domain() -> None:
    rival = Regent("Garrison, Defend, Penitence, Tithe", "Lama", "Shaka", True)
    scene = Scene(Regent("Bestow Vassal", "Vizier"), rival, "Tithe")
    scene.move("play Bestow Vassal Vizier to seat 2")
    assert scene.options(2) == [
        "play Penitence",
        "play Garrison",
        "play Defend",
        "use Bulwark",
        "pass",
    ]


@pytest.mark.parametrize("event", ["Appointment Boyar with Kahuna", "Populate", "Harvest"])
def test_rg27_what_is_done_with_ones_own_meddles_with_nobody(event: str) -> None:
    rival = Regent("Garrison, Defend, Penitence, Tithe", "Lama, Vizier", "Shaka", True)
    hand = event.split(" ")[0]
    scene = Scene(Regent(hand, "Boyar", "Sejong"), rival, "Tithe").move(f"play {event}")
    assert 2 not in scene.asked()
