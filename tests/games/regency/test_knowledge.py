"""What a seat knows of other hands, and what it sees (RG44)."""

from __future__ import annotations

import pytest

from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from tests.games.regency.scene import TOTAL, WORDS, Regent, Scene, full
from tests.zones import zone

ATTRACT = "attract Maharani discard Favour discard Favour"
NAMES = ["A", "B", "C"]


def facts(scene: Scene, holder: int) -> list[str]:
    """What each seat knows of a hand, and last what all know; its own entry is empty."""
    seers = [*range(1, scene.state.seats + 1), 0]
    return [scene.known(seer, holder) if seer != holder else "" for seer in seers]


# Payments.


def test_rg44_payer_and_payee_see_a_payment_third_parties_how_many_cards() -> None:
    scene = full("Procure, Refuse, Tithe", "Dismiss", "").do("play Procure Pochteca")
    scene.move("pay Refuse pay Tithe")
    assert facts(scene, 2) == ["Refuse, Tithe", "", "none", "none"]
    assert facts(scene, 1) == ["", "none", "none", "none"]
    assert scene.seen(3).sizes == (0, 3, 0)


def test_rg44_one_card_for_3_was_a_favour() -> None:
    scene = full("Procure, Favour, Tithe", "", "").do("play Procure Pochteca").move("pay Favour")
    assert facts(scene, 2) == ["Favour", "", "Favour", "Favour"]


def test_rg44_two_cards_for_5_hold_a_favour() -> None:
    giver = "Bestow Vassal"
    scene = full(giver, "Favour, Refuse, Tithe", "").do("play Bestow Vassal Crofter to seat 2")
    scene.move("pay Refuse pay Favour")
    assert facts(scene, 1) == ["", "Favour, Refuse", "Favour", "Favour"]
    scene = full(giver, "2 Favour, Tithe", "").do("play Bestow Vassal Crofter to seat 2")
    scene.move("pay Favour pay Favour")
    assert facts(scene, 1) == ["", "2 Favour", "Favour", "Favour"]


def test_rg44_three_cards_for_5_and_two_for_3_prove_nothing() -> None:
    scene = full("Bestow Vassal", "Favour, 2 Tithe", "").do("play Bestow Vassal Crofter to seat 2")
    scene.move("pay Tithe pay Tithe pay Favour")
    assert facts(scene, 1) == ["", "Favour, 2 Tithe", "none", "none"]
    scene = full("Procure, Tithe, Favour", "", "").do("play Procure Pochteca")
    scene.move("pay Tithe pay Favour")
    assert facts(scene, 2) == ["Favour, Tithe", "", "none", "none"]


def test_rg44_what_a_treasury_has_turned_over_need_not_be_proven() -> None:
    drawn = ["Dismiss", "Barter", "Convert"]  # 3 of 5
    payer = Regent("2 Favour", "", "Mansa", True)
    scene = Scene(Regent("Bestow Vassal", "Vizier"), payer, "", drawing=drawn)
    scene.do("play Bestow Vassal Vizier to seat 2").move("use Treasury", "pay Favour")
    assert facts(scene, 1) == ["", "Favour", "none", "none"]


def test_rg44_the_same_holds_for_a_payment_to_oneself() -> None:
    scene = full("3 Favour, Bargain, Tithe", "", "").move(ATTRACT, "play Bargain").let_pass()
    scene.move("pay Favour")
    assert facts(scene, 1) == ["", "Favour", "Favour", "Favour"]
    scene = full("2 Favour, Bargain, Refuse, Tithe", "", "").move(ATTRACT, "play Bargain")
    scene.let_pass().move("pay Tithe pay Refuse")
    assert facts(scene, 1) == ["", "none", "none", "none"]


def test_rg44_a_proven_favour_leaves_and_the_other_facts_stay() -> None:
    scene = full("Procure, Favour, Tithe", "", "").know(0, 1, "Favour, Tithe")
    scene.do("play Procure Pochteca").move("pay Favour")
    assert facts(scene, 1) == ["", "Tithe", "Tithe", "Tithe"]


def test_rg44_of_an_unseen_payment_each_card_makes_each_fact_fall_by_one() -> None:
    scene = full("Procure, Refuse, 2 Tithe", "", "")
    scene.know(2, 1, "Refuse, 2 Tithe").know(3, 1, "2 Tithe, Refuse")
    scene.do("play Procure Pochteca").move("pay Refuse pay Tithe")
    assert facts(scene, 1) == ["", "Tithe", "none", "none"]
    scene = full("Procure, Refuse, 3 Tithe", "", "").know(3, 1, "3 Tithe, Refuse")
    scene.do("play Procure Pochteca").move("pay Refuse pay Tithe")
    assert facts(scene, 1) == ["", "none", "Tithe", "none"]


def test_rg44_a_penitence_is_paid_like_the_rest() -> None:
    scene = full("Abduct, Favour", "Penitence, Tithe", "").know(3, 2, "Tithe")
    scene.move("play Abduct Druid").by(2, "play Penitence").let_pass().move("pay Favour")
    assert facts(scene, 2) == ["Favour", "", "Favour, Tithe", "Favour"]


def test_rg44_a_whole_hand_takes_its_facts_along() -> None:
    scene = (
        full("Bestow Vassal, Refuse", "Favour, Tithe", "").know(3, 2, "Tithe").know(3, 1, "Refuse")
    )
    scene.do("play Bestow Vassal Crofter to seat 2").move("give all")
    assert facts(scene, 1) == ["", "Favour, Tithe", "Refuse, Tithe", "none"]
    assert facts(scene, 2) == ["none", "", "none", "none"]


# Hands seen and swapped.


def test_rg44_a_swapped_hand_takes_its_facts_along() -> None:
    scene = full("Barter, Refuse, Favour", "2 Tithe", "Dismiss")
    scene.know(3, 1, "Refuse").know(0, 2, "Tithe").know(2, 1, "Favour").know(3, 2, "2 Tithe")
    scene.do("play Barter at seat 2")
    assert facts(scene, 1) == ["", "2 Tithe", "2 Tithe", "Tithe"]
    assert facts(scene, 2) == ["Favour, Refuse", "", "Refuse", "none"]


def test_rg44_a_swap_of_others_leaves_what_they_know_of_a_third() -> None:
    scene = full("Barter, Refuse", "2 Tithe", "Dismiss").know(1, 3, "Dismiss")
    scene.do("play Barter at seat 2")
    assert facts(scene, 3) == ["Dismiss", "none", "", "none"]


def test_rg44_a_plunderer_knows_the_rest_and_is_known_to_hold_the_card_taken() -> None:
    scene = full("Plunder", "Favour, Refuse, Tithe", "").know(3, 2, "Favour, Refuse")
    scene.do("play Plunder at seat 2")
    assert facts(scene, 2) == ["Favour, Refuse, Tithe", "", "Favour, Refuse", "none"]
    scene.move("take Tithe")
    assert facts(scene, 2) == ["Favour, Refuse", "", "none", "none"]
    assert facts(scene, 1) == ["", "Tithe", "none", "none"]
    assert "S1 took S2's Tithe with Plunder." in scene.story(2)
    assert "S1 took S2's Tithe with Plunder." not in scene.story(3)
    assert "S1 took an event from S2 with Plunder." in scene.story(3)


def test_rg44_a_forged_plunder_lets_the_forger_see() -> None:
    scene = full("Plunder", "Forgery", "Favour, Tithe")
    scene.move("play Plunder at seat 3").by(2, "play Forgery").move("take Tithe", "at seat 3")
    scene.let_pass().move("take Favour")
    assert facts(scene, 2) == ["none", "", "Favour", "none"]


# Tithe.


def test_rg44_what_is_passed_for_a_tithe_is_seen_when_all_have_passed() -> None:
    scene = full("Tithe", "Favour, Refuse", "Barter").do("play Tithe").move("give Refuse")
    assert scene.seen(1).aside == (-1,) * 3  # not yet
    assert scene.seen(2).aside[1] == 9
    assert scene.seen(1).passed == (0, 1, 0)
    scene.move("give Barter")
    assert scene.seen(1).aside == (-1, 9, 17)
    assert scene.seen(2).aside == (-1, 9, -1)
    assert scene.seen(3).aside == (-1, -1, 17)
    assert scene.seen().aside == (-1,) * 3


def test_rg44_the_giver_knows_that_its_event_was_kept_and_all_see_the_rest() -> None:
    scene = full("Tithe", "Favour, Refuse", "Barter").do("play Tithe")
    scene.move("give Refuse", "give Barter", "keep from seat 2")
    assert facts(scene, 1) == ["", "Refuse", "none", "none"]
    assert scene.pile() == "Tithe, Barter"
    assert "S1 kept S2's event." in scene.story()
    assert "S1 discarded Barter." in scene.story()


def test_rg44_a_passed_event_leaves_unseen() -> None:
    scene = full("Tithe", "2 Favour, Refuse", "Barter").know(0, 2, "2 Favour, Refuse")
    scene.do("play Tithe").move("give Refuse")
    assert facts(scene, 2) == ["Favour", "", "Favour", "Favour"]


# Prayer, Homage, discards.


def test_rg44_all_know_that_the_named_card_was_taken() -> None:
    saint = Regent("", "", "Saladin", True)
    scene = Scene(saint, "", "", pile="Favour", drawing=["the named"]).move("use Prayer for Favour")
    assert facts(scene, 1) == ["", "Favour", "Favour", "Favour"]


def test_rg44_nobody_knows_the_top_that_was_taken_instead() -> None:
    saint = Regent("", "", "Saladin", True)
    scene = Scene(saint, "", "", pile="Favour", drawing=["the top", "Tithe"])
    scene.move("use Prayer for Favour")
    assert facts(scene, 1) == ["", "none", "none", "none"]
    assert (scene.hand(1), scene.pile()) == ("Tithe", "Favour")
    assert "S1 drew Tithe." in scene.story(1)
    assert "S1 drew Tithe." not in scene.story(2)


def test_rg44_of_homage_all_see_what_was_discarded_and_one_what_was_kept() -> None:
    scene = Scene("Receive Homage", "", "", drawing=["Tithe", "Favour"]).do("play Receive Homage")
    assert (scene.seen(1).homage, scene.seen(2).homage) == ((11, 6), (-2, -2))
    assert (scene.seen(1).passed, scene.seen(1).aside) == ((0, 0, 0), (-1, -1, -1))
    scene.move("keep Tithe")
    assert scene.seen(1).homage == (-1, -1)
    assert facts(scene, 1) == ["", "none", "none", "none"]
    assert "S1 discarded Favour." in scene.story(2)
    assert "S1 kept Tithe." in scene.story(1)
    assert "S1 kept Tithe." not in scene.story(2)


@pytest.mark.parametrize(
    "moves",
    [
        ["ready discard Refuse discard Favour"],
        ["end discard Refuse discard Favour done"],
        ["attract Maharani discard Refuse discard Favour"],
    ],
)
def test_rg44_a_card_discarded_openly_makes_only_its_own_fact_fall(moves: list[str]) -> None:
    scene = Scene("2 Favour, Refuse, Tithe", "", "").know(2, 1, "2 Favour, Tithe")
    scene.do(*moves)
    assert scene.known(2, 1) == "Favour, Tithe"


def test_rg44_the_same_holds_for_an_event_played_or_dismissed() -> None:
    scene = full("Dismiss, Tithe", "Refuse, 2 Favour", "")
    scene.know(0, 1, "Dismiss, Tithe").know(0, 2, "Refuse, Favour")
    scene.do("play Dismiss at seat 2")
    assert facts(scene, 1) == ["", "Tithe", "Tithe", "Tithe"]
    scene.move("discard Favour")
    assert facts(scene, 2) == ["Refuse", "", "Refuse", "Refuse"]


def test_rg44_a_reaction_that_was_known_is_gone() -> None:
    scene = full("Harvest", "Revolt, Tithe", "").know(0, 2, "Revolt, Tithe")
    scene.move("play Harvest").by(2, "play Revolt").let_pass()
    assert facts(scene, 2) == ["Tithe", "", "Tithe", "Tithe"]


def test_rg44_a_draw_changes_no_fact() -> None:
    scene = full("Harvest, Tithe", "", "").know(2, 1, "Tithe").do("play Harvest")
    assert facts(scene, 1) == ["", "Tithe", "none", "none"]


def test_rg44_what_is_paid_to_catherine_is_seen_by_all() -> None:
    trader = Regent("Procure, Favour, Refuse", "Pochteca")
    scene = Scene(trader, "", hers="Vizier").know(2, 1, "Favour, Refuse")
    scene.do("play Procure Vizier").move("pay Favour")
    assert scene.known(2, 1) == "Refuse"


# The observation.


def test_rg44_what_a_seat_sees() -> None:
    rivals = Regent("Refuse", "Vizier, Boyar", ready=True), "2 Tithe"
    scene = Scene(Regent("2 Favour", "Viking as brigand"), *rivals, pile="Barter").know(
        1, 2, "Refuse"
    )
    seen = scene.seen(1)
    assert seen.hands[0] == tuple(scene.state.hands.row(0))
    assert seen.hands[1] == seen.hands[2] == ()
    assert seen.sizes == (2, 1, 2)
    assert [seen.known[1][9], sum(seen.known[1]), sum(seen.known[2])] == [1, 1, 0]
    assert sum(scene.seen(3).known[1]) == 0
    assert (seen.pile[17], sum(seen.pile)) == (1, 1)
    assert (seen.events_left, seen.crowd_left) == (TOTAL - 6, 42 - 6 - 3)
    assert seen.ready == (0, 1, 0)
    assert seen.populace == tuple(zone(scene.state, z.POPULACE))
    assert (seen.owner[0], seen.owner[1], seen.depth[0], seen.depth[1]) == (1, 1, 1, 0)
    assert (seen.role[35], seen.owner[35]) == (5, 0)
    assert scene.seen().hands == ((),) * 3


def test_rg44_the_holder_of_two_seats_sees_both_hands() -> None:
    scene = Scene("2 Favour", "Refuse", "2 Tithe").know(2, 3, "Tithe")
    both = scene.seen(1, 2)
    assert (sum(both.hands[0]), sum(both.hands[1]), both.hands[2]) == (2, 1, ())
    assert sum(both.known[2]) == 1


@pytest.mark.parametrize("event", ["Plunder", "Barter"])
def test_rg44_a_hand_opened_by_a_draw_is_learnt(event: str) -> None:
    """A Revolt on Garrison makes its player draw; after that draw the Plunder shows the hand."""
    scene = full(event, "Garrison, Tithe", "Revolt")
    scene.move(f"play {event} at seat 2").by(2, "play Garrison").by(3, "play Revolt")
    state = scene.state
    while state.to_act >= 0:
        state.play(s.PASS)
    draw = state.legal()[0]
    assert state.revealed_to(draw, 0) > 0
    assert state.revealed_to(draw, 2) == 0
    assert (state.revealed_to(draw, 1) > 0) == (event == "Barter")


def test_in_words_ones_own_events_come_with_their_influence() -> None:
    scene = full("2 Favour, Convert", "Refuse", "").know(1, 2, "Refuse")

    def hands(*seats: int) -> list[str]:
        sections = {part.title: part.lines for part in WORDS.describe(scene.seen(*seats), NAMES)}
        return sections["Hands"]

    mine = "1 A: 3 events: 2 Favour (3 each), Convert (1); influence 7"
    assert hands(1) == [mine, "2 B: 1 event, among them Refuse", "3 C: 0 events"]
    assert hands(2)[:2] == ["1 A: 3 events", "2 B: 1 event: Refuse (2); influence 2"]
