"""Regent powers: readying and using them (RG30 to RG32, RG36)."""

from __future__ import annotations

import pytest

from regalia.games.regency.regions import UnderWay, regency_regions
from tests.games.regency.scene import CARDS, FIVE, TOTAL, Regent, Scene

TREASURER = "Mansa"


def power(mat: str, hand: str = "", domain: str = "", ready: bool = True) -> Regent:
    return Regent(hand, domain, mat, ready)


def under_way(scene: Scene) -> UnderWay:
    """The page region of the events under way, which all viewers see."""
    parts = {region.name: region.part for region in regency_regions(scene.seen(), CARDS)}
    shown = parts["pending"]
    assert isinstance(shown, UnderWay)
    return shown


# Readying (RG30).


def test_rg30_a_power_is_readied_for_four_or_more_and_no_card_beyond() -> None:
    scene = Scene("Favour, Refuse, 2 Tithe", "", "")
    scene.begin("ready discard Favour")
    assert scene.legal() == ["discard Refuse", "discard Tithe"]
    scene.move("discard Refuse")  # 5 for 4
    assert (scene.ready(1), scene.hand(1), scene.pile()) == (True, "2 Tithe", "Favour, Refuse")
    scene = Scene("Favour, 2 Tithe", "", "")
    assert "finished before" in scene.refused("ready discard Favour discard Tithe discard Tithe")


def test_rg30_less_than_four_is_not_enough() -> None:
    assert not Scene("Favour", "", "").can("ready")
    assert not Scene("Refuse, Tithe", "", "").can("ready")
    assert Scene("Refuse, 2 Tithe", "", "").can("ready")


def test_rg30_only_while_it_is_not_ready() -> None:
    assert Scene("2 Favour", "", "").can("ready")
    assert not Scene(power("Elizabeth", "2 Favour"), "", "").can("ready")


def test_rg30_only_in_ones_own_turn() -> None:
    scene = Scene("Royal Summons", Regent("2 Favour, Revolt", "Fellah"), "")
    scene.move("play Royal Summons Maharani with Kahuna")
    assert scene.options(2) == ["play Revolt", "pass"]


def test_rg30_it_stays_ready_over_turns() -> None:
    scene = Scene("2 Favour", "", "").move("ready discard Favour discard Favour").end()
    scene.end().end()
    assert (scene.turn(), scene.ready(1)) == (1, True)


def test_rg30_any_number_of_times_a_turn() -> None:
    scene = Scene(power("Saladin", "4 Favour"), "", "", pile="3 Tithe")
    for _ in range(2):
        scene.move("use Prayer for Tithe", "ready discard Favour discard Favour")
    assert scene.can("use Prayer")
    assert scene.size(1) == 2


def test_rg30_treasury_does_not_pay_for_readying() -> None:
    scene = Scene(power(TREASURER, "2 Favour", ready=False), "", "")
    scene.move("ready discard Favour discard Favour")
    assert scene.ready(1)
    assert not Scene(power(TREASURER, "2 Favour"), "", "").can("ready")


# For one's own turn (RG31).


def test_rg31_inheritance_draws_up_to_six() -> None:
    scene = Scene(power("Elizabeth", "2 Tithe"), "", "").move("use Inheritance")
    assert not scene.ready(1)
    assert scene.end().size(1) == 6
    assert scene.active() == 2


def test_rg31_six_are_the_limit_of_this_turn() -> None:
    scene = Scene(power("Elizabeth", "3 Tithe, 4 Favour"), "", "")
    scene.move("use Inheritance")
    assert "done" not in scene.begin("end").legal()
    scene.move("discard Tithe done")
    assert scene.hand(1) == "4 Favour, 2 Tithe"


def test_rg31_it_is_nobody_elses_limit_and_not_that_of_the_next_turn() -> None:
    scene = Scene(power("Elizabeth"), "", "").move("use Inheritance", "end")
    assert scene.size(1) == 6
    assert scene.end().size(2) == 4
    scene.end()
    assert scene.turn() == 1
    assert "done" not in scene.begin("end").legal()


def test_rg31_inheritance_twice_in_a_turn_would_do_nothing() -> None:
    scene = Scene(power("Elizabeth", "2 Favour"), "", "").move("use Inheritance")
    scene.move("ready discard Favour discard Favour")
    assert not scene.can("use Inheritance")
    assert scene.refused("use Inheritance") == "Inheritance could do nothing now."


@pytest.mark.parametrize("top", [False, True])
def test_rg31_prayer_takes_one_of_two_at_random(top: bool) -> None:
    lot = ["the top", "Barter"] if top else ["the named", "Barter"]
    scene = Scene(power("Saladin"), "", "", pile="2 Tithe, Favour", drawing=lot)
    scene.begin("use Prayer")
    assert scene.legal() == ["for Favour", "for Tithe"]
    scene.move("for Favour")
    assert scene.hand(1) == ("Barter" if top else "Favour")
    assert scene.pile() == ("Favour, 2 Tithe" if top else "2 Tithe, Barter")
    assert scene.deck() == TOTAL - 3 - 1
    assert not scene.ready(1)


def test_rg31_either_is_as_likely() -> None:
    scene = Scene(power("Saladin"), "", "", pile="Favour")
    for action in scene.read("use Prayer for Favour"):
        scene.state.play(action)
    assert scene.legal() == ["the named", "the top"]
    assert list(scene.state.weights()) == [1, 1]


def test_rg31_prayer_with_an_empty_deck_shuffles_the_rest_of_the_pile_into_it() -> None:
    hands = power("Saladin"), "", ""
    scene = Scene(*hands, deck="", drawing=["the top", "Favour"])
    assert scene.deck() == 0
    scene.move("use Prayer for Favour")
    assert scene.hand(1) == "Favour"  # another copy: the named one was not in the deck
    assert scene.pile() == "Favour"
    assert scene.deck() == TOTAL - 2


def test_rg31_if_nothing_else_lies_there_the_named_card_is_taken() -> None:
    scene = Scene(power("Saladin", "Receive Homage"), "", "", pile="Favour", deck="", keeper=3)
    scene.move("use Prayer for Favour")
    assert scene.hand(1) == "Receive Homage, Favour"
    assert (scene.deck(), scene.pile()) == (0, "none")


def test_rg31_without_a_discarded_card_there_is_no_prayer() -> None:
    assert not Scene(power("Saladin"), "", "").can("use Prayer")


def test_rg31_swindle_swaps_and_each_owner_assigns_what_it_gets() -> None:
    mine = power("Attila", domain="Vizier, Doge as merchant, Boyar")
    scene = Scene(mine, Regent("", "Lama, Viking as military"), "")
    scene.move("use Swindle Doge with Viking")
    assert (scene.turn(), scene.legal()) == (1, ["as military", "as brigand"])
    scene.move("as brigand")
    assert (scene.turn(), scene.legal()) == (2, ["as noble", "as merchant"])
    scene.move("as noble")
    assert scene.domain(1) == "Vizier as noble, Boyar as noble, Viking as brigand"
    assert scene.domain(2) == "Doge as noble, Lama as religious"
    assert (scene.turn(), scene.ready(1)) == (1, False)


def test_rg31_swindle_needs_a_citizen_on_both_sides() -> None:
    assert not Scene(power("Attila"), Regent("", "Lama"), "").can("use Swindle")
    assert not Scene(power("Attila", domain="Lama"), "", "").can("use Swindle")
    assert Scene(power("Attila", domain="Lama"), Regent("", "Vizier"), "").can("use Swindle")


# Bulwark (RG32).


def test_rg32_bulwark_cancels_and_nobody_can_answer_it() -> None:
    rival = power("Shaka", "Favour", "Fellah")
    scene = Scene(Regent("Plunder, Revolt, Forgery", "Dacoit, Crofter"), rival, Regent("Revolt"))
    scene.move("play Plunder at seat 2").by(2, "use Bulwark")
    assert not scene.answering()
    assert (scene.turn(), scene.ready(2)) == (1, False)
    assert (scene.hand(1), scene.hand(2)) == ("Revolt, Forgery", "Favour")
    assert scene.story()[-1] == "S2 cancelled Plunder."


def test_rg32_bulwark_is_the_one_reaction_of_its_window() -> None:
    rivals = power("Shaka", "Favour"), Regent("Forgery, Tithe", "Haiduk")
    scene = Scene(Regent("Plunder", "Dacoit"), *rivals).move("play Plunder at seat 2")
    assert scene.asked() == [2, 3]
    scene.by(2, "use Bulwark")
    assert scene.size(3) == 2
    assert scene.turn() == 1


def test_rg32_bulwark_that_is_not_ready_or_not_needed() -> None:
    scene = Scene(Regent("Plunder", "Dacoit"), power("Shaka", "Favour", ready=False), "")
    assert "use Bulwark" not in scene.move("play Plunder at seat 2").legal()
    scene = Scene(Regent("Plunder", "Dacoit"), power("Shaka"), Regent("Favour", "Fellah"))
    scene.move("play Plunder at seat 3")
    assert scene.asked() == [3]


def test_rg32_bulwark_of_a_tithed_regent_cancels_it_for_everybody() -> None:
    scene = Scene(Regent("Tithe", "Lama"), power("Shaka", "Favour"), "Barter")
    scene.move("play Tithe").by(2, "use Bulwark").let_pass()
    assert (scene.hand(2), scene.hand(3), scene.turn()) == ("Favour", "Barter", 1)


def test_rg32_bulwark_answers_no_tithe_of_who_holds_nothing() -> None:
    scene = Scene(Regent("Tithe", "Lama"), power("Shaka"), Regent("Favour", "", "Attila"))
    scene.move("play Tithe")
    assert scene.asked() == [3]
    assert not under_way(scene).bulwark


def test_rg32_bulwark_is_shown_where_no_other_answer_is_left() -> None:
    lying = "3 Penitence, 3 Garrison, 3 Forgery, 3 Revolt"
    scene = Scene(Regent("Plunder", "Dacoit"), power("Shaka", "Favour"), "", pile=lying)
    scene.move("play Plunder at seat 2")
    assert scene.asked() == [2]
    shown = under_way(scene)
    assert (shown.open, shown.meddled, shown.bulwark) == ((), (), True)


# Treasury (RG32).


def test_rg32_treasury_before_the_first_card_of_an_attraction() -> None:
    drawn = ["Tithe", "Refuse", "Barter"]
    scene = Scene(power(TREASURER, "Favour, Tithe"), "", "", drawing=drawn)
    assert scene.can("attract Kahuna")  # 4 in hand and at least 3
    assert not scene.can("attract Cataphract use Treasury discard Favour")
    scene.move("attract Kahuna use Treasury")
    assert (scene.turn(), scene.pile(), scene.ready(1)) == (1, "Refuse, Tithe, Barter", False)
    assert scene.legal() == ["pay Favour", "pay Tithe"]  # Treasury is not offered again
    scene.move("pay Favour").let_pass()
    assert scene.domain(1) == "Kahuna as religious"
    assert scene.hand(1) == "Tithe"


def test_rg32_treasury_may_pay_it_all() -> None:
    drawn = ["Favour", "Refuse", "Barter"]
    scene = Scene(power(TREASURER, "Favour, Tithe"), "", "", drawing=drawn)
    scene.move("attract Kahuna use Treasury").let_pass()
    assert (scene.domain(1), scene.hand(1)) == ("Kahuna as religious", "Favour, Tithe")


def test_rg32_it_is_asked_once_before_the_first_card() -> None:
    scene = Scene(power(TREASURER, "2 Favour"), "", "")
    assert scene.begin("attract Maharani").legal() == [
        "use Treasury",
        "discard Favour",
    ]
    assert scene.begin("discard Favour").legal() == ["discard Favour"]
    scene.move("discard Favour").let_pass()
    assert scene.ready(1)


@pytest.mark.parametrize(("hand", "may"), [("Refuse", True), ("Tithe", False), ("Favour", True)])
def test_rg32_an_attraction_is_begun_if_the_hand_and_3_meet_it(hand: str, may: bool) -> None:
    scene = Scene(power(TREASURER, hand), "", "")
    assert scene.can("attract Maharani") == may
    assert not Scene(power(TREASURER, hand, ready=False), "", "").can("attract Maharani")
    if may:
        assert scene.begin("attract Maharani").legal() == ["use Treasury"]


@pytest.mark.parametrize(("deck", "pile", "may"), [(3, 0, True), (1, 2, True), (1, 1, False)])
def test_rg32_only_while_three_events_are_left(deck: int, pile: int, may: bool) -> None:
    lies = f"{pile} Tithe" if pile else ""
    treasurer = power(TREASURER, "Refuse")
    scene = Scene(treasurer, "", "", pile=lies, deck=f"{deck} Dismiss", keeper=3)
    assert (scene.deck(), scene.state.discarded()) == (deck, pile)
    assert scene.can("attract Maharani use Treasury") == may
    if may:
        scene.move("attract Maharani use Treasury", "pay Refuse").let_pass()
        assert scene.domain(1) == "Maharani as noble"


def test_rg32_the_three_stay_discarded_when_a_regent_is_paid() -> None:
    drawn = ["Tithe", "Barter", "Convert"]
    scene = Scene(power(TREASURER, "Procure"), Regent("", "Vizier"), "", drawing=drawn)
    scene.do("play Procure Vizier")
    assert scene.legal() == ["use Treasury", "abandon"]  # Treasury is optional
    scene.move("use Treasury")
    assert scene.pile() == "Convert, Tithe, Procure, Barter"
    assert scene.hand(2) == "none"
    assert scene.domain(1) == "Vizier as noble"


def test_rg32_the_rest_is_paid_from_the_hand() -> None:
    giver = Regent("Bestow Vassal", "Vizier")
    drawn = ["Tithe", "Barter", "Convert"]
    scene = Scene(giver, power(TREASURER, "2 Refuse"), "", drawing=drawn)
    scene.do("play Bestow Vassal Vizier to seat 2")
    assert scene.legal() == ["use Treasury", "give all"]  # without it the seat cannot pay
    scene.move("use Treasury", "pay Refuse")
    assert (scene.hand(1), scene.hand(2)) == ("Refuse", "Refuse")


def test_rg32_treasury_pays_for_a_bargain_and_for_penitence() -> None:
    scene = Scene("2 Favour", power(TREASURER, "Bargain"), "")
    scene.move("attract Maharani discard Favour discard Favour").by(2, "play Bargain").let_pass()
    scene.move("use Treasury")
    assert scene.domain(2) == "Maharani as noble"
    rival = Regent("Penitence", "Samurai", "Saladin")
    scene = Scene(power(TREASURER, "Convert", "Lama"), rival, "")
    scene.move("play Convert Samurai").by(2, "play Penitence").let_pass()
    assert scene.legal() == ["use Treasury", "abandon"]
    scene.move("use Treasury")
    assert scene.domain(1) == "Lama as religious, Samurai as military"


def test_rg32_a_refused_attraction_leaves_the_three_discarded() -> None:
    scene = Scene(power(TREASURER, "Refuse"), Regent("Refuse", "Vizier"), "")
    scene.move("attract Maharani use Treasury", "pay Refuse")
    scene.by(2, "play Refuse").let_pass()
    assert scene.domain(1) == ""
    assert scene.state.discarded() == 5
    assert not scene.ready(1)


# Uprising (RG32).


def test_rg32_uprising_shuffles_the_populace_away_and_six_are_turned_up() -> None:
    new = ["Vizier", "Boyar", "Maharani", "Doge", "Lama", "Druid"]
    scene = Scene("", power("Boudica"), "", drawing=new)
    assert (scene.turn(), scene.active()) == (2, 1)
    assert scene.legal() == ["use Uprising", "pass"]
    scene.move("use Uprising")
    assert scene.row() == ", ".join(new)  # the same citizens may return
    assert (scene.turn(), scene.ready(2)) == (1, False)
    assert scene.state.citizens_left() == 36


def test_rg32_each_ready_uprising_is_asked_once_from_the_active_regent_on() -> None:
    rebels = power("Boudica"), power("Sejong"), power("Sundiata")
    scene = Scene(*rebels, turn=2)
    assert scene.turn() == 2
    scene.move("pass")
    assert scene.turn() == 3
    scene.move("use Uprising")
    assert scene.turn() == 1
    scene.move("pass")
    assert (scene.turn(), scene.can("end")) == (2, True)
    scene.end()
    assert scene.turn() == 1  # next turn only those still ready are asked; seat 3 is not
    scene.move("pass")
    assert scene.turn() == 2
    scene.move("pass")
    assert scene.turn() == 3
    assert scene.can("end")


def test_rg32_uprising_is_asked_at_the_start_only() -> None:
    scene = Scene(power("Boudica", "Royal Summons"), "", "").move("pass")
    assert not scene.can("use Uprising")
    scene.do("play Royal Summons Maharani with Kahuna")
    assert not scene.can("use Uprising")
    assert scene.refused("use Uprising") == "Uprising is used at the start of a turn."


def test_rg32_uprising_with_few_citizens_left() -> None:
    row = "Viking, -, -, -, -, -"
    scene = Scene(
        "", power("Boudica"), "", row=row, citizen_deck="Doge", drawing=["Doge", "Viking"]
    )
    scene.move("use Uprising")
    assert scene.row() == "Doge, Viking, -, -, -, -"


def test_rg32_uprising_on_catherines_turn_and_after() -> None:
    six = ["Vizier", "Doge", "Maharani", "Boyar", "Lama", "Druid"]
    scene = Scene(Regent(), power("Boudica"), turn=0, drawing=[*six, "Favour"])
    assert (scene.turn(), scene.active()) == (2, 0)
    scene.move("use Uprising")
    assert scene.domain(3).startswith("Doge as noble")  # she chose from the new populace
    scene = Scene(power("Boudica"), power("Sejong"), turn=0)
    assert scene.turn() == 1
    assert scene.move("pass").turn() == 2


# RG36


def test_rg36_powers_cannot_be_answered() -> None:
    hand = "Revolt, Forgery, Penitence, Defend, Refuse, Bargain"
    rival = Regent(hand, FIVE, "Attila")
    thief = power("Genghis", domain="Maharani")
    row = "Kahuna, Salt Dealer, -, -, -, -"
    scene = Scene(thief, rival, "", row=row).move("use Swindle Maharani with Vizier")
    assert not scene.answering()
    scene = Scene(power("Elizabeth"), rival, "").move("use Inheritance")
    assert not scene.answering()
    scene = Scene(power("Saladin"), rival, "", pile="Tithe").move("use Prayer for Tithe")
    assert not scene.answering()
    scene = Scene(power("Boudica"), rival, "").move("use Uprising")
    assert not scene.answering()
    scene = Scene("2 Favour", rival, "").move("ready discard Favour discard Favour")
    assert not scene.answering()
