"""Which seats are asked to react, to what, and which reaction counts (RG33 to RG39)."""

from __future__ import annotations

import pytest

from regalia.engine.state import WHO
from tests.games.regency.scene import Regent, Scene, full

ATTRACT = "attract Maharani discard Favour discard Favour"
COURT = "Boyar, Lama, Pochteca, Gaucho, Haiduk"
CITIZENS = {
    "noble": "Boyar",
    "religious": "Lama",
    "military": "Samurai",
    "merchant": "Pochteca",
    "commoner": "Gaucho",
    "brigand": "Haiduk",
}


# One window, one reaction (RG33).


@pytest.mark.parametrize(("turn", "order"), [(1, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 1, 2])])
def test_rg33_all_are_asked_at_once_and_answers_count_clockwise(
    turn: int, order: list[int]
) -> None:
    hands = ["Harvest, Revolt", "Harvest, Revolt", "Harvest, Revolt"]
    scene = full(*hands, turn=turn).move("play Harvest")
    assert scene.asked() == order
    for seat in order:
        assert scene.options(seat) == ["play Revolt", "pass"]


@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize("silent", [0, 1, 2])
def test_rg33_the_first_from_the_active_regent_reacts_and_closes_the_window(
    turn: int, silent: int
) -> None:
    scene = full(*["Harvest, Revolt, Favour"] * 3, turn=turn).move("play Harvest")
    order = scene.asked()
    for _ in range(silent):
        scene.move("pass")
    scene.move("play Revolt")
    assert [one.deed for one in scene.seen().stack] == [20, 21]
    assert scene.state.frames[scene.state.event_row() + WHO] == order[silent] - 1
    assert sorted(scene.asked()) == [1, 2, 3]  # the Revolt has a window of its own
    scene.let_pass()
    assert [scene.size(seat) for seat in order] == [
        2 if seat == order[silent] else 3
        for seat in order  # the Harvest has drawn one
    ]


def test_rg33_on_catherines_turn_the_first_seat_comes_first() -> None:
    regents = Regent("Refuse", "Boyar"), Regent("Refuse", "Sachem")
    scene = Scene(*regents, turn=0, drawing=["Favour"])
    assert (scene.active(), scene.asked()) == (0, [1, 2])


def test_rg33_a_reaction_has_a_window_in_which_the_event_below_is_past() -> None:
    scene = full("Plunder, Revolt", "Garrison, Penitence", "Forgery, Revolt")
    scene.move("play Plunder at seat 2").by(2, "play Garrison")
    assert scene.options(2) == ["pass"]  # Penitence is not legal
    assert scene.options(3) == ["play Revolt", "pass"]
    scene.let_pass()
    assert scene.turn() == 1


# Attracting by influence (RG34).


def test_rg34_attracting_by_influence_opens_a_window() -> None:
    hand = "Refuse, Bargain, Favour, Revolt, Forgery, Defend, Garrison, Penitence"
    scene = full("2 Favour", hand, "Tithe").move(ATTRACT)
    assert scene.options(2) == ["play Refuse", "play Bargain", "pass"]
    assert scene.row().startswith("Maharani")


def test_rg34_a_discard_is_no_event() -> None:
    scene = full("4 Favour, Tithe", "Revolt, Forgery", "Revolt")
    scene.move("ready discard Favour discard Favour")
    assert not scene.answering()
    scene.move("end discard Tithe done")
    assert not scene.answering()
    assert scene.active() == 2


# Conditions (RG35); all pairs are in test_pairs.py.


@pytest.mark.parametrize(
    "event", ["Inspire Maharani", "Populate", "Appointment Sachem with Kahuna"]
)
def test_rg35_refuse_and_bargain_need_an_attraction_from_the_populace(event: str) -> None:
    name = event.split()[0]
    scene = full(name, "Refuse, Bargain, Favour", "").move(f"play {event}")
    can = scene.options(2)
    assert ("play Refuse" in can) == ("play Bargain" in can) == (name == "Inspire")


@pytest.mark.parametrize("event", ["Conquer Vizier", "Procure Pochteca", "Abduct Druid"])
def test_rg35_to_take_from_a_domain_is_no_attraction_from_the_populace(event: str) -> None:
    scene = full(f"{event.split()[0]}, Favour", "Refuse, Bargain, Favour, Defend", "")
    assert scene.move(f"play {event}").options(2) == ["play Defend", "pass"]


def test_rg35_one_defends_ones_own_only() -> None:
    hand = "Penitence, Garrison, Defend"
    scene = full("Plunder, Conquer", hand, f"{hand}, Tithe", ready=(2, 3))
    scene.move("play Plunder at seat 3")
    assert scene.options(2) == ["pass"]
    assert scene.options(3) == ["play Penitence", "play Garrison", "use Bulwark", "pass"]
    scene.let_pass().move("take Tithe", "play Conquer Vizier")
    assert scene.options(2) == ["play Penitence", "play Defend", "use Bulwark", "pass"]
    assert scene.options(3) == ["pass"]


def test_rg35_a_reaction_of_a_caste_needs_the_caste() -> None:
    for reaction, caste in (("Revolt", "commoner"), ("Forgery", "brigand")):
        for role, citizen in CITIZENS.items():
            rival = Regent(f"{reaction}, Favour", f"{citizen}, Crofter, Dacoit", "Saladin")
            without = {"Revolt": f"{citizen}, Dacoit", "Forgery": f"{citizen}, Crofter"}[reaction]
            poor = Regent(f"{reaction}, Favour", without, "Saladin")
            for regent, may in ((rival, True), (poor, role == caste)):
                scene = Scene("Royal Summons", regent, "")
                scene.move("play Royal Summons Maharani with Kahuna")
                assert (f"play {reaction}" in scene.options(2)) == may


# What a reaction does (RG37).


def test_rg37_what_is_cancelled_stays_discarded_and_its_costs_spent() -> None:
    scene = full("2 Favour, Tithe", "Refuse", "").move(ATTRACT).by(2, "play Refuse").let_pass()
    assert scene.pile() == "2 Favour, Refuse"
    assert scene.row().startswith("Maharani, Kahuna")  # the citizen keeps their place
    scene = full("Plunder", "Garrison, Tithe", "", drawing=["Favour"])
    scene.move("play Plunder at seat 2").by(2, "play Garrison").let_pass()
    assert (scene.pile(), scene.hand(2)) == ("Garrison, Plunder", "Favour, Tithe")


def test_rg37_penitence_is_paid_or_the_action_abandoned() -> None:
    scene = full("Abduct, Refuse, Tithe", "Penitence", "")
    scene.move("play Abduct Druid").by(2, "play Penitence").let_pass()
    assert scene.legal() == ["pay Refuse", "pay Tithe", "abandon"]
    scene.move("pay Tithe pay Refuse")
    assert (scene.hand(1), scene.hand(2)) == ("none", "Refuse, Tithe")
    assert "Druid as religious" in scene.domain(1)
    scene = full("Abduct, Refuse, Tithe", "Penitence", "")
    scene.move("play Abduct Druid").by(2, "play Penitence").let_pass().move("abandon")
    assert (scene.hand(1), scene.hand(2)) == ("Refuse, Tithe", "none")
    assert "Druid as religious" in scene.domain(2)


def test_rg37_who_cannot_pay_a_penitence_abandons() -> None:
    scene = full("Abduct, Tithe", "Penitence", "")
    scene.move("play Abduct Druid").by(2, "play Penitence").let_pass()
    assert scene.legal() == ["abandon"]
    scene = full("Abduct", "Penitence", "")  # an empty hand is not asked
    scene.move("play Abduct Druid").by(2, "play Penitence").let_pass()
    assert (scene.turn(), scene.legal()[-1]) == (1, "end")
    assert "Druid as religious" in scene.domain(2)


def test_rg37_a_cancelled_tithe_is_cancelled_for_everybody() -> None:
    for reaction in ("Garrison", "Penitence", "Revolt"):
        scene = full("Tithe", f"{reaction}, Favour", "Barter", drawing=["Convert"])
        scene.move("play Tithe").by(2, f"play {reaction}").let_pass()
        assert (scene.hand(3), scene.turn()) == ("Barter", 1)


def test_rg37_a_paid_penitence_lets_the_tithe_go_on_for_all() -> None:
    scene = full("Tithe, Favour", "Penitence", "Barter").move("play Tithe")
    scene.by(2, "play Penitence").let_pass().move("pay Favour")
    assert scene.state.asked() == [1, 2]
    scene.move("give Favour", "give Barter", "keep from seat 2")
    assert scene.hand(1) == "Favour"


def test_rg37_refuse_of_inspire_leaves_a_citizen_of_the_top_row() -> None:
    scene = full("Inspire", "Refuse", "").move("play Inspire Samurai")
    scene.by(2, "play Refuse").let_pass()
    assert scene.row() == "Maharani, Kahuna, Cataphract, Samurai, Hoplite, Janissary"


# Forgery (RG38).


def test_rg38_the_original_resolves_first_then_the_copy_with_targets_of_its_own() -> None:
    scene = full("Appointment", "Forgery", "").move("play Appointment Lama with Kahuna")
    scene.by(2, "play Forgery")
    assert "Kahuna as religious" in scene.domain(1)
    assert (scene.turn(), scene.legal()[:2]) == (2, ["Vizier", "Druid"])
    scene.move("Druid with Lama").let_pass()
    assert "Lama as religious" in scene.domain(2)
    assert scene.row() == "Maharani, Druid, Cataphract, Samurai, Hoplite, Janissary"
    assert scene.turn() == 1


def test_rg38_a_forger_needs_no_caste_for_the_copy() -> None:
    forger = Regent("Forgery, Tithe", "", "Attila")
    scene = Scene(Regent("Harvest", "Fellah"), forger, "", drawing=["Favour"] * 4)
    scene.move("play Harvest").by(2, "play Forgery").let_pass()
    assert scene.hand(2) == "2 Favour, Tithe"


@pytest.mark.parametrize(
    ("event", "domain", "aim", "decisions"),
    [
        ("Festival", "Vizier, Boyar", "", ["done"]),
        ("Appointment", "Vizier", " Vizier with Kahuna", []),
        ("Bestow Vassal", "Vizier", " Vizier to seat 3", ["give all"]),
        ("Convert", "Lama", " Templar", ["as religious"]),
        ("Dismiss", "", " at seat 3", ["discard Tithe"]),
    ],
)
def test_rg38_a_copy_that_can_do_nothing_fizzles(
    event: str, domain: str, aim: str, decisions: list[str]
) -> None:
    rivals = Regent("Forgery", "", "Attila"), Regent("Tithe", "Templar as military", "Shaka")
    scene = Scene(Regent(event, domain), *rivals)
    scene.move(f"play {event}{aim}").by(2, "play Forgery").move(*decisions)
    assert scene.story()[-1] == f"S2 repeated {event}, but it could do nothing."
    assert (scene.turn(), scene.answering()) == (1, False)


@pytest.mark.parametrize("event", ["Inspire Maharani", "Populate"])
def test_rg38_so_does_one_for_which_nobody_is_left(event: str) -> None:
    name = event.split()[0]
    forger = Regent("Forgery", "", "Attila")
    mine = Regent(name, "Fellah")
    citizen_deck = "Boyar" if name == "Populate" else ""
    scene = Scene(mine, forger, "", row="Maharani, -, -, -, -, -", citizen_deck=citizen_deck)
    scene.move(f"play {event}").by(2, "play Forgery")
    assert scene.story()[-1] == f"S2 repeated {name}, but it could do nothing."
    assert (scene.turn(), scene.answering()) == (1, False)


def test_rg38_a_procure_whose_forger_cannot_pay_fizzles() -> None:
    forger = Regent("Forgery, Tithe", "Vizier", "Attila")
    scene = Scene(Regent("Procure, Favour", "Pochteca"), forger, Regent("", "Lama"))
    scene.move("play Procure Lama").by(2, "play Forgery").move("pay Favour")
    assert (scene.turn(), scene.legal()) == (2, ["abandon"])
    scene.move("abandon")
    assert scene.story()[-1] == "S2 repeated Procure, but it could do nothing."
    assert scene.turn() == 1


def test_rg38_a_procure_that_the_forger_pays_with_what_it_got() -> None:
    forger = Regent("Forgery", "Vizier", "Attila")
    scene = Scene(Regent("Procure, Favour", "Pochteca"), forger, Regent("", "Lama"))
    scene.move("play Procure Vizier").by(2, "play Forgery").move("pay Favour")
    scene.move("Vizier").let_pass().move("pay Favour")
    assert (scene.domain(2), scene.hand(1)) == ("Vizier as noble", "Favour")


def test_rg38_forgery_has_no_window_of_its_own() -> None:
    scene = full("Harvest", "Forgery", "Revolt, Tithe", drawing=["Favour", "Barter"])
    scene.move("play Harvest").by(2, "play Forgery")
    assert scene.hand(1) == "Favour, Barter"  # nobody can revolt against the Forgery
    assert scene.options(3) == ["play Revolt", "pass"]  # but all can against the repeat
    latest = scene.seen().stack[-1]
    assert (latest.deed, latest.domain) == (20, 1)


def test_rg38_it_uses_up_the_originals_window() -> None:
    scene = full("Abduct", "Forgery, Tithe", "Revolt, Forgery").move("play Abduct Vestal")
    assert scene.asked() == [2, 3]
    scene.by(2, "play Forgery")
    assert "Vestal as religious" in scene.domain(1)
    assert (scene.turn(), scene.answering()) == (2, False)


def test_rg38_the_copy_is_answered_by_revolt_forgery_and_what_answers_that_action() -> None:
    all_of_them = "Refuse, Penitence, Garrison, Defend, Bargain, Favour, Revolt, Forgery"
    scene = full("Plunder", "Forgery, Tithe", all_of_them, ready=(3,))
    scene.move("play Plunder at seat 2").by(2, "play Forgery").move("take Tithe", "at seat 3")
    assert scene.options(3) == [
        "play Penitence",
        "play Garrison",
        "play Revolt",
        "play Forgery",
        "use Bulwark",
        "pass",
    ]


def test_rg38_the_repeat_may_be_aimed_at_who_played_the_original() -> None:
    scene = full("Barter, Favour", "Forgery, Tithe", "2 Convert")
    scene.move("play Barter at seat 3").by(2, "play Forgery")
    assert scene.legal() == ["at seat 1", "at seat 3"]
    scene.move("at seat 1").let_pass()
    assert [scene.hand(seat) for seat in (1, 2, 3)] == ["Tithe", "2 Convert", "Favour"]


# Seats that are asked (RG39).


def asked(*rivals: Regent, event: str = "Royal Summons", pile: str = "") -> list[int]:
    """The seats asked about an event of seat 1, which cannot answer anything itself."""
    mine = Regent(event, "Sachem", "Charlemagne")
    scene = Scene(mine, *rivals, pile=pile)
    aim = {
        "Royal Summons": " Maharani with Kahuna",
        "Inspire": " Maharani",
        "Dismiss": " at seat 2",
    }
    return scene.move(f"play {event}{aim[event]}").asked()


def idle() -> Regent:
    return Regent("", "", "Akhenaten")


def test_rg39_who_could_hold_a_fitting_reaction_is_asked_though_it_does_not() -> None:
    assert asked(Regent("Tithe", "Gaucho"), Regent("Tithe", "Haiduk")) == [2, 3]
    assert asked(Regent("Revolt", "Gaucho"), Regent("Forgery", "Haiduk")) == [2, 3]


def test_rg39_an_empty_hand_is_not_asked() -> None:
    assert asked(Regent("", "Gaucho"), Regent("Tithe", "Haiduk")) == [3]


def test_rg39_who_has_not_the_caste_is_not_asked_even_if_it_holds_the_card() -> None:
    rival = Regent("Revolt, Forgery", "Vizier, Lama, Samurai, Pochteca")
    assert asked(rival, idle()) == []
    assert asked(Regent("Tithe", "", "Boudica"), idle()) == [2]


@pytest.mark.parametrize(("pile", "who"), [("2 Revolt", [2]), ("3 Revolt", []), ("3 Forgery", [2])])
def test_rg39_when_all_copies_lie_open_nobody_is_asked(pile: str, who: list[int]) -> None:
    assert asked(Regent("Tithe", "Gaucho"), idle(), pile=pile) == who


@pytest.mark.parametrize(
    ("domain", "pile", "who"),
    [
        ("Boyar", "", [2]),
        ("Boyar", "3 Refuse", []),
        ("Pochteca", "", [2]),
        ("Pochteca", "3 Bargain", []),
        ("Pochteca", "3 Refuse", [2]),
        ("Gaucho", "3 Refuse, 3 Bargain", [2]),
        ("Lama", "", []),
        ("Samurai", "", []),
    ],
)
def test_rg39_who_is_asked_about_an_attraction(domain: str, pile: str, who: list[int]) -> None:
    rival = Regent("Tithe", domain, "Saladin")
    assert asked(rival, idle(), event="Inspire", pile=pile) == who


@pytest.mark.parametrize(
    ("domain", "pile", "who"),
    [
        ("Lama", "", [2]),
        ("Lama", "3 Penitence", []),
        ("Samurai", "", [2]),
        ("Samurai", "3 Garrison", []),
        ("Samurai", "3 Defend", [2]),
        ("Boyar", "", []),
        ("Lama, Samurai", "3 Penitence", [2]),
    ],
)
def test_rg39_who_is_asked_when_its_hand_is_meddled_with(
    domain: str, pile: str, who: list[int]
) -> None:
    assert asked(Regent("Tithe", domain, "Elizabeth"), idle(), event="Dismiss", pile=pile) == who


def test_rg39_others_are_not_asked_to_defend() -> None:
    rivals = Regent("Tithe", "Boyar", "Mansa"), Regent("Garrison, Penitence", "Lama", "Shaka", True)
    assert asked(*rivals, event="Dismiss") == []


def test_rg39_a_ready_bulwark_is_asked_even_without_a_card() -> None:
    thief = Regent("Conquer", "Samurai")
    for ready, who in ((True, [2]), (False, [])):
        scene = Scene(thief, Regent("", "Boyar", "Shaka", ready), "")
        assert scene.move("play Conquer Boyar").asked() == who


def test_rg39_an_event_that_nobody_could_answer_is_carried_out_at_once() -> None:
    scene = Scene(Regent("Harvest", "Fellah"), "", "", drawing=["Favour", "Tithe"])
    assert scene.move("play Harvest").hand(1) == "Favour, Tithe"


def test_rg39_who_holds_one_card_is_asked_to_bargain_though_it_could_not_pay() -> None:
    scene = Scene("2 Favour", Regent("Bargain", "Pochteca", "Saladin"), "").move(ATTRACT)
    assert scene.asked() == [2]
    assert scene.legal() == ["pass"]
