"""Reactions to reactions, three and four deep (RG33, RG34, RG37, RG38)."""

from __future__ import annotations

from tests.games.regency.scene import TOTAL, Regent, Scene, full

ATTRACT = "attract Maharani discard Favour discard Favour"


def who_has(scene: Scene, citizen: str) -> int:
    """The seat whose domain a citizen is in; 0 for the populace."""
    found = [seat for seat in (1, 2, 3) if f"{citizen} as" in scene.domain(seat)]
    assert (citizen in scene.row()) == (found == [])
    return found[0] if found else 0


def test_rg37_a_bargain_of_a_bargain_each_pays_the_one_before() -> None:
    scene = full("3 Favour", "Bargain, 2 Sovereign's Choice, Harvest", "Bargain, Favour, Defend")
    scene.move(ATTRACT).by(2, "play Bargain").by(3, "play Bargain").let_pass()
    assert scene.turn() == 3
    scene.move("pay Favour")
    assert (scene.hand(2), scene.hand(3)) == ("2 Sovereign's Choice, Favour, Harvest", "Defend")
    assert who_has(scene, "Maharani") == 3
    assert scene.turn() == 2  # the seat that lost the citizen pays all the same
    scene.move("pay Sovereign's Choice pay Sovereign's Choice pay Harvest")
    assert scene.hand(1) == "2 Sovereign's Choice, Favour, Harvest"
    assert (scene.hand(2), scene.hand(3)) == ("Favour", "Defend")
    assert who_has(scene, "Maharani") == 3
    assert scene.turn() == 1


def test_rg37_three_bargains_go_round() -> None:
    scene = full("3 Favour, Bargain", "Favour, Bargain", "Favour, Bargain")
    scene.move(ATTRACT).by(2, "play Bargain").by(3, "play Bargain").by(1, "play Bargain")
    scene.let_pass()
    assert scene.turn() == 1
    scene.move("pay Favour")
    assert [scene.hand(seat) for seat in (1, 2, 3)] == ["none", "Favour", "2 Favour"]
    assert who_has(scene, "Maharani") == 1
    scene.move("pay Favour")
    assert [scene.hand(seat) for seat in (1, 2, 3)] == ["none", "2 Favour", "Favour"]
    scene.move("pay Favour")
    assert [scene.hand(seat) for seat in (1, 2, 3)] == ["Favour", "Favour", "Favour"]
    assert who_has(scene, "Maharani") == 1


def test_rg37_refuse_of_a_bargain_ends_the_attraction_too() -> None:
    scene = full("2 Favour", "Bargain, Favour", "Refuse")
    scene.move(ATTRACT).by(2, "play Bargain").by(3, "play Refuse").let_pass()
    assert who_has(scene, "Maharani") == 0
    assert scene.row().startswith("Maharani, Kahuna")
    assert [scene.hand(seat) for seat in (1, 2, 3)] == ["none", "Favour", "none"]
    assert scene.pile() == "2 Favour, Refuse, Bargain"
    assert scene.turn() == 1


def test_rg37_refuse_of_a_bargain_of_a_bargain_ends_all_three() -> None:
    scene = full("2 Favour, Refuse", "Bargain, Favour", "Bargain, Favour")
    scene.move(ATTRACT).by(2, "play Bargain").by(3, "play Bargain").by(1, "play Refuse").let_pass()
    assert who_has(scene, "Maharani") == 0
    assert [scene.hand(seat) for seat in (1, 2, 3)] == ["none", "Favour", "Favour"]
    assert scene.turn() == 1


def test_rg37_only_revolt_on_a_bargain_lets_the_attraction_stand() -> None:
    scene = full("2 Favour", "Bargain, Favour", "Revolt", drawing=["Harvest"])
    scene.move(ATTRACT).by(2, "play Bargain").by(3, "play Revolt").let_pass()
    assert who_has(scene, "Maharani") == 1
    assert [scene.hand(seat) for seat in (1, 2, 3)] == ["none", "Favour, Harvest", "none"]


def test_rg37_revolt_on_the_last_of_two_bargains_leaves_the_first() -> None:
    scene = full("2 Favour, Revolt", "Bargain, Favour", "Bargain, Favour", drawing=["Tithe"])
    scene.move(ATTRACT).by(2, "play Bargain").by(3, "play Bargain").by(1, "play Revolt").let_pass()
    assert scene.turn() == 2
    scene.move("pay Favour")
    assert who_has(scene, "Maharani") == 2
    assert [scene.hand(seat) for seat in (1, 2, 3)] == ["Favour", "none", "Favour, Tithe"]


def test_rg37_a_revolt_on_the_refuse_of_a_bargain_leaves_the_bargain() -> None:
    scene = full("2 Favour, Revolt", "Bargain, Favour", "Refuse", drawing=["Tithe"])
    scene.move(ATTRACT).by(2, "play Bargain").by(3, "play Refuse").by(1, "play Revolt").let_pass()
    scene.move("pay Favour")
    assert who_has(scene, "Maharani") == 2
    assert [scene.hand(seat) for seat in (1, 2, 3)] == ["Favour", "none", "Tithe"]


def test_rg37_a_bargain_that_is_not_paid_leaves_the_attraction() -> None:
    scene = full("2 Favour", "Bargain, Revolt, Tithe", "Refuse", drawing=["Harvest"])
    scene.move(ATTRACT).by(2, "play Bargain").by(3, "play Refuse").by(2, "play Revolt").let_pass()
    assert scene.legal() == ["abandon"]  # the card for the payment is spent
    scene.move("abandon")
    assert who_has(scene, "Maharani") == 1
    assert [scene.hand(seat) for seat in (1, 2, 3)] == ["none", "Tithe", "Harvest"]


def test_rg37_a_revolt_on_refuse_lets_the_citizen_come() -> None:
    scene = full("2 Favour", "Refuse", "Revolt", drawing=["Tithe"])
    scene.move(ATTRACT).by(2, "play Refuse").by(3, "play Revolt").let_pass()
    assert who_has(scene, "Maharani") == 1
    assert scene.hand(2) == "Tithe"


def test_rg37_a_revolt_on_penitence_lets_the_action_go_on_unpaid() -> None:
    scene = full("Convert, Favour, Revolt", "Penitence, Tithe", "", drawing=["Harvest"])
    scene.move("play Convert Highwayman").by(2, "play Penitence").by(1, "play Revolt").let_pass()
    assert who_has(scene, "Highwayman") == 1
    assert [scene.hand(seat) for seat in (1, 2)] == ["Favour", "Tithe, Harvest"]


def test_rg37_a_revolt_on_defend_draws_for_its_player_and_the_theft_goes_on() -> None:
    scene = full("Conquer", "Defend, Tithe", "Revolt", drawing=["Harvest"])
    scene.move("play Conquer Vizier").by(2, "play Defend").by(3, "play Revolt").let_pass()
    assert who_has(scene, "Vizier") == 1
    assert [scene.hand(seat) for seat in (1, 2, 3)] == ["none", "Tithe, Harvest", "none"]
    assert scene.deck() == TOTAL - 4 - 1


def test_rg37_a_revolt_on_garrison_lets_the_plunder_go_on() -> None:
    scene = full("Plunder", "Garrison, Tithe", "Revolt", drawing=["Harvest"])
    scene.move("play Plunder at seat 2").by(2, "play Garrison").by(3, "play Revolt").let_pass()
    assert scene.legal() == ["take Tithe", "take Harvest"]  # drawn before the Plunder
    scene.move("take Harvest")
    assert [scene.hand(seat) for seat in (1, 2)] == ["Harvest", "Tithe"]


def test_rg37_a_revolt_on_a_revolt_lets_the_event_stand() -> None:
    scene = full("Harvest", "Revolt", "Revolt", drawing=["Tithe", "Favour", "Barter"])
    scene.move("play Harvest").by(2, "play Revolt").by(3, "play Revolt").let_pass()
    assert [scene.hand(seat) for seat in (1, 2, 3)] == ["Favour, Barter", "Tithe", "none"]


def test_rg37_of_three_revolts_the_first_takes_effect() -> None:
    scene = full("Harvest, Revolt", "Revolt", "Revolt", drawing=["Tithe", "Favour", "Barter"])
    scene.move("play Harvest").by(2, "play Revolt").by(3, "play Revolt").by(1, "play Revolt")
    assert not scene.answering()  # all three are discarded: nobody can revolt any more
    assert [scene.hand(seat) for seat in (1, 2, 3)] == ["Favour", "none", "Tithe"]
    assert scene.turn() == 1


def test_rg34_one_revolts_against_ones_own_event() -> None:
    scene = full("Harvest, Revolt", "Revolt", "", drawing=["Favour"])
    scene.move("play Harvest")
    assert scene.asked() == [1, 2]
    scene.move("play Revolt")
    assert scene.asked() == [2]  # now only the reaction can be answered
    scene.let_pass()
    assert scene.hand(1) == "Favour"


def test_rg34_one_may_defend_nothing_of_another_but_refuse_oneself() -> None:
    scene = full("2 Favour, Refuse, Tithe", "", "").move(ATTRACT, "play Refuse").let_pass()
    assert who_has(scene, "Maharani") == 0
    assert scene.hand(1) == "Tithe"


def test_rg34_one_may_bargain_for_what_one_attracts_and_pays_oneself() -> None:
    scene = full("3 Favour, Bargain", "Refuse", "").move(ATTRACT, "play Bargain").let_pass()
    scene.move("pay Favour")
    assert who_has(scene, "Maharani") == 1
    assert scene.hand(1) == "Favour"


def test_rg38_forging_ones_own_action() -> None:
    scene = full("Harvest, Forgery", "Revolt", "", drawing=["Tithe", "Favour", "Barter", "Convert"])
    scene.move("play Harvest", "play Forgery")
    assert scene.hand(1) == "Favour, Tithe"
    assert scene.asked() == [1, 2]
    scene.let_pass()
    assert scene.hand(1) == "Favour, Convert, Tithe, Barter"


def test_rg38_a_forged_forgery_the_latest_comes_last() -> None:
    drawn = ["Tithe", "Favour", "Barter", "Convert", "Conquer", "Abduct"]
    scene = full("Harvest, Favour", "Forgery, Favour", "Forgery, Favour", drawing=drawn)
    scene.move("play Harvest").by(2, "play Forgery")
    assert [scene.size(seat) for seat in (1, 2, 3)] == [3, 1, 2]
    scene.by(3, "play Forgery")
    assert [scene.size(seat) for seat in (1, 2, 3)] == [3, 3, 1]
    scene.let_pass()
    assert [scene.hand(seat) for seat in (1, 2, 3)] == [
        "2 Favour, Tithe",
        "Favour, Convert, Barter",
        "Favour, Conquer, Abduct",
    ]


def test_rg38_a_revolt_on_a_repeat_leaves_the_original_done() -> None:
    scene = full("Harvest", "Forgery, Tithe", "Revolt", drawing=["Favour", "Favour", "Barter"])
    scene.move("play Harvest").by(2, "play Forgery").by(3, "play Revolt").let_pass()
    assert [scene.hand(seat) for seat in (1, 2, 3)] == ["2 Favour", "Tithe, Barter", "none"]


def test_rg38_what_was_abandoned_is_repeated_all_the_same() -> None:
    scene = Scene(
        Regent("Procure", "Pochteca", "Mansa", True),
        Regent("", "Boyar"),
        Regent("Forgery, Favour", "Haiduk"),
    )
    scene.move("play Procure Boyar").by(3, "play Forgery").let_pass().move("abandon")
    assert (scene.turn(), scene.domain(2)) == (3, "Boyar as noble")
    scene.move("Boyar").let_pass().move("pay Favour")
    assert who_has(scene, "Boyar") == 3


def test_rg38_a_repeat_is_refused_and_the_original_is_not() -> None:
    scene = full("Inspire", "Forgery", "Refuse")
    scene.move("play Inspire Maharani").by(2, "play Forgery")
    assert who_has(scene, "Maharani") == 1
    assert scene.row() == "Kahuna, Cataphract, Samurai, Hoplite, Janissary, Salt Dealer"
    scene.move("Kahuna").by(3, "play Refuse").let_pass()
    assert who_has(scene, "Kahuna") == 0
    assert who_has(scene, "Maharani") == 1


def test_rg38_a_repeat_is_defended_against_and_the_defence_revolted() -> None:
    scene = full("Convert, Revolt", "Forgery", "Defend, Tithe", drawing=["Harvest"])
    scene.move("play Convert Highwayman").by(2, "play Forgery")
    assert who_has(scene, "Highwayman") == 1
    scene.move("Haiduk").by(3, "play Defend").by(1, "play Revolt").let_pass()
    assert who_has(scene, "Haiduk") == 2
    assert scene.hand(3) == "Tithe, Harvest"


def test_rg38_penitence_on_a_repeat_is_paid_by_the_forger() -> None:
    scene = full("Abduct, Tithe", "Forgery, Favour", "Penitence")
    scene.move("play Abduct Druid").by(2, "play Forgery")
    assert who_has(scene, "Druid") == 1
    scene.move("Vestal").by(3, "play Penitence").let_pass()
    assert scene.turn() == 2
    scene.move("pay Favour")
    assert who_has(scene, "Vestal") == 2
    assert [scene.hand(seat) for seat in (1, 2, 3)] == ["Tithe", "none", "Favour"]


def test_rg33_two_events_that_are_answered_alike_have_a_window_each() -> None:
    scene = full("Procure, 2 Favour", "Defend", "Revolt")
    scene.move("play Procure Pochteca")
    first = scene.state.window()
    scene.by(2, "play Defend")
    assert scene.state.window() != first
    assert scene.asked() == [1, 3]  # seat 2 has no card left
    scene.let_pass()
    assert who_has(scene, "Pochteca") == 2
    assert scene.hand(1) == "2 Favour"
