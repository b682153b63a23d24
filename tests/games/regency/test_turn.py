"""What a seat may do in its turn, and who wins (RG11 to RG15)."""

from __future__ import annotations

import pytest

from tests.games.regency.scene import FIVE, TOTAL, Regent, Scene


def test_rg11_all_may_be_done_in_any_order_and_number() -> None:
    hand = "5 Favour, Royal Summons, Populate, 2 Appointment, Abduct"
    scene = Scene(
        Regent(hand, "Gaucho", "Cleopatra"), Regent("", "Samurai, Druid"), "", drawing=["Vizier"]
    )
    scene.do("play Royal Summons Maharani with Bushranger")
    scene.do("attract Kahuna discard Favour discard Favour")
    scene.move("ready discard Favour discard Abduct", "use Swindle Kahuna with Samurai")
    scene.do("play Appointment Gaucho with Maharani")
    scene.do("attract Bushranger discard Favour discard Favour")
    assert scene.domain(1) == "Maharani as noble, Samurai as military, Bushranger as brigand"
    assert scene.turn() == scene.active() == 1
    assert scene.legal() == ["play Appointment", "end"]


def test_rg11_the_cards_are_discarded_one_by_one_until_the_cost_is_met() -> None:
    scene = Scene("Favour, Refuse, 3 Tithe", "", "")
    scene.begin("attract Maharani discard Tithe discard Refuse")
    assert scene.legal() == ["discard Favour", "discard Tithe"]
    scene.begin("discard Tithe")
    assert scene.legal() == ["discard Favour", "discard Tithe"]
    scene.move("discard Favour")
    assert scene.pile() == "Favour, Refuse, 2 Tithe"  # 7 for a cost of 5: there is no change
    assert scene.hand(1) == "Tithe"


def test_rg11_no_further_card_once_the_cost_is_met() -> None:
    scene = Scene("2 Favour, Refuse", "", "")
    assert "finished before" in scene.refused(
        "attract Maharani discard Favour discard Refuse discard Favour"
    )


def test_rg11_nothing_is_attracted_that_the_hand_cannot_meet() -> None:
    scene = Scene("Favour, Tithe", "", "")
    assert scene.legal() == ["ready", "end"]


def test_rg12_influence_serves_whatever_the_caste() -> None:
    scene = Scene("Forgery, Bargain, Tithe", "", "")
    assert scene.legal() == ["attract Maharani", "ready", "end"]
    scene.do("attract Maharani discard Forgery discard Bargain discard Tithe")
    assert scene.domain(1) == "Maharani as noble"


def test_rg12_a_card_that_is_played_gives_no_influence() -> None:
    scene = Scene("Inspire, Favour, Tithe", "", "")
    scene.do("play Inspire Maharani")
    assert scene.hand(1) == "Favour, Tithe"
    assert not scene.can("attract Kahuna")
    assert scene.pile() == "Inspire"


def test_rg12_favour_cannot_be_played_nor_a_reaction() -> None:
    scene = Scene("6 Favour, Refuse", "", "")
    assert [line for line in scene.legal() if line.startswith("play")] == []
    assert "cannot be played" in scene.refused("play Favour")
    assert "is a reaction" in scene.refused("play Refuse")


@pytest.mark.parametrize(
    ("event", "caste"),
    [
        ("Convert", "religious"),
        ("Conquer", "military"),
        ("Procure", "merchant"),
        ("Harvest", "commoner"),
        ("Plunder", "brigand"),
        ("Inspire", "noble"),
    ],
)
def test_rg13_a_caste_event_needs_the_prowess_or_a_citizen(event: str, caste: str) -> None:
    mats = {
        "noble": "Elizabeth",
        "religious": "Saladin",
        "military": "Shaka",
        "merchant": "Isabella",
        "commoner": "Sejong",
        "brigand": "Attila",
    }
    others = (Regent("Tithe", "Samurai, Vizier"), Regent("Tithe"))
    for mat_caste, mat in mats.items():
        scene = Scene(Regent(f"{event}, Favour", mat=mat), *others)
        assert scene.can(f"play {event}") == (mat_caste == caste)
    for role in mats:
        mat = mats["brigand" if caste != "brigand" else "noble"]
        domain = f"Wandering Actor as {role}"
        scene = Scene(Regent(f"{event}, Favour", domain, mat), *others)
        assert scene.can(f"play {event}") == (role == caste)
    assert f"a {caste} citizen in your domain, or a {caste} regent" in Scene(
        Regent(f"{event}, Favour", mat=mats["brigand" if caste != "brigand" else "noble"]), *others
    ).refused(f"play {event}")


def test_rg13_a_general_event_needs_no_caste() -> None:
    for mat in ("Elizabeth", "Saladin", "Shaka", "Isabella", "Sejong", "Attila"):
        assert Scene(Regent("Receive Homage", mat=mat), "", "").can("play Receive Homage")


def test_rg13_prowess_does_not_count_towards_victory() -> None:
    scene = Scene(Regent("", FIVE, "Attila"), "", "")
    assert not scene.over()
    assert scene.state.scores() == [5, 0, 0]


def test_rg14_one_discards_any_number_and_draws_up_to_four() -> None:
    scene = Scene("3 Tithe", "", "", drawing=["Favour", "Harvest", "Barter"])
    scene.move("end discard Tithe discard Tithe done")
    assert scene.hand(1) == "Favour, Tithe, Barter, Harvest"
    assert scene.pile() == "2 Tithe"
    assert scene.active() == 2


def test_rg14_one_may_discard_nothing_or_all() -> None:
    scene = Scene("2 Tithe, Favour", "", "", drawing=["Harvest"])
    assert scene.begin("end").legal() == ["discard Favour", "discard Tithe", "done"]
    scene.move("done")
    assert scene.hand(1) == "Favour, 2 Tithe, Harvest"
    scene = Scene("2 Tithe", "", "", drawing=["Harvest", "Favour", "Favour", "Barter"])
    scene.move("end discard Tithe discard Tithe")
    assert scene.hand(1) == "2 Favour, Barter, Harvest"


def test_rg14_four_is_a_limit() -> None:
    scene = Scene("3 Tithe, 3 Favour", "", "")
    assert scene.begin("end").legal() == ["discard Favour", "discard Tithe"]
    assert scene.begin("discard Tithe").legal() == ["discard Favour", "discard Tithe"]
    assert "done" in scene.begin("discard Tithe").legal()
    scene.move("done")
    assert scene.hand(1) == "3 Favour, Tithe"
    assert scene.deck() == TOTAL - 6


def test_rg14_who_holds_four_draws_none() -> None:
    scene = Scene("4 Favour", "", "").end()
    assert scene.hand(1) == "4 Favour"


def test_rg14_an_empty_hand_is_asked_nothing() -> None:
    scene = Scene("", "", "", drawing=["Favour"]).move("end")
    assert scene.size(1) == 4
    assert scene.active() == 2


def test_rg15_six_castes_win_at_once() -> None:
    scene = Scene(Regent("2 Favour, Tithe", FIVE), "", "", row="Highwayman, -, -, -, -, -")
    scene.do("attract Highwayman discard Favour discard Favour")
    assert scene.over()
    assert scene.winner() == 1
    assert scene.state.ranks() == [1, 2, 2]
    assert scene.state.returns() == [1.0, 0.0, 0.0]
    assert scene.story()[-1] == "S1 won, with citizens of all six castes."


def test_rg15_a_privileged_citizen_completes_one_caste_only() -> None:
    scene = Scene(Regent("2 Favour", FIVE), "", "", row="Robber Baron, -, -, -, -, -")
    scene.do("attract Robber Baron discard Favour discard Favour")
    assert not scene.over()
    other = Scene(Regent("2 Favour", FIVE), "", "", row="Robber Baron, -, -, -, -, -")
    other.do("attract Robber Baron discard Favour discard Favour")
    assert not scene.move("as noble").over()
    assert other.move("as brigand").winner() == 1


def test_rg15_a_festival_may_win() -> None:
    domain = "Druid, Samurai, Pochteca, Fellah, Highwayman, Dejazmach as military"
    scene = Scene(Regent("Festival", domain), "", "").do("play Festival")
    assert scene.move("lay Dejazmach as noble done").winner() == 1


def test_rg15_one_may_win_in_anothers_turn() -> None:
    scene = Scene(
        Regent("Bestow Vassal, Favour", "Dacoit"), Regent("2 Favour, Tithe", FIVE), ""
    ).do("play Bestow Vassal Dacoit to seat 2")
    assert not scene.over()
    assert scene.move("pay Favour pay Favour").winner() == 2
    assert scene.active() == 1


def test_rg15_a_bargain_that_completes_ends_the_game_before_the_attraction_goes_on() -> None:
    row = "Highwayman, Kahuna, -, -, -, -"
    bargain = Regent("Bargain, Favour", FIVE)
    scene = Scene("2 Favour", bargain, Regent("Tithe", "Boyar"), row=row)
    scene.move("attract Highwayman discard Favour discard Favour").by(2, "play Bargain").let_pass()
    assert scene.move("pay Favour").winner() == 2
    assert scene.row() == "-, Kahuna, -, -, -, -"  # nobody has moved up


def test_rg15_the_first_of_two_bargains_is_not_paid_any_more() -> None:
    row = "Highwayman, Kahuna, -, -, -, -"
    scene = Scene(
        "2 Favour",
        Regent("Bargain, Favour", "Spice Broker"),
        Regent("Bargain, Favour", FIVE),
        row=row,
    )
    scene.move("attract Highwayman discard Favour discard Favour")
    scene.by(2, "play Bargain").by(3, "play Bargain").let_pass()
    assert scene.move("pay Favour").winner() == 3
    assert [scene.hand(seat) for seat in (1, 2, 3)] == ["none", "2 Favour", "none"]


def test_rg15_who_completes_by_the_original_has_won_before_it_is_repeated() -> None:
    forger = Regent("Forgery, Favour", "Dacoit, Boyar")
    scene = Scene(Regent("Inspire", FIVE), forger, "", row="Highwayman, Kahuna, -, -, -, -")
    scene.move("play Inspire Highwayman").by(2, "play Forgery")
    assert scene.winner() == 1
    assert not any("repeated" in line for line in scene.story())


def test_rg15_a_forger_wins_by_the_repeat() -> None:
    forger = Regent("Forgery, Favour", FIVE, "Attila")
    scene = Scene("Inspire", forger, "", row="Highwayman, Dacoit, -, -, -, -")
    scene.move("play Inspire Highwayman").by(2, "play Forgery").move("Dacoit").let_pass()
    assert scene.winner() == 2


def test_rg15_if_two_are_complete_at_once_the_active_regent_wins() -> None:
    mine = "Vizier, Druid, Samurai, Pochteca, Spice Broker, Dacoit"  # no commoner
    theirs = "Sachem, Lama, Hoplite, Gaucho, Crofter, Haiduk"  # no merchant
    rivals = Regent("", mine, "Attila", True), Regent("", theirs)
    scene = Scene("", *rivals, turn=2).move("use Swindle Spice Broker with Crofter")
    assert scene.state.scores() == [0, 6, 6]
    assert scene.winner() == 2
    assert scene.state.ranks() == [2, 1, 2]


@pytest.mark.parametrize(("turn", "winner"), [(1, 2), (2, 2), (3, 3)])
def test_rg15_else_the_next_clockwise(turn: int, winner: int) -> None:
    one = "Vizier, Druid, Samurai, Pochteca, Fellah, Highwayman"
    other = "Boyar, Lama, Hoplite, Amber Trader, Crofter, Dacoit"
    assert Scene("", Regent("", one), Regent("", other), turn=turn).winner() == winner
