"""Citizens: assigned, stacked, targeted, swapped (RG16 to RG19)."""

from __future__ import annotations

import pytest

from tests.games.regency.scene import Regent, Scene


def test_rg16_a_newcomer_is_assigned_at_once_by_their_new_owner() -> None:
    thief = Regent("Convert, Tithe", "Lama")
    scene = Scene(thief, Regent("", "Viking as military"), "").do("play Convert Viking")
    assert scene.turn() == 1
    assert scene.legal() == ["as military", "as brigand"]  # nothing else is possible before
    scene.move("as brigand")
    assert scene.domain(1) == "Lama as religious, Viking as brigand"
    assert scene.domain(2) == ""


def test_rg16_a_simple_citizen_has_no_choice() -> None:
    scene = Scene("2 Favour, Tithe", "", "")
    scene.do("attract Maharani discard Favour discard Favour")
    assert scene.domain(1) == "Maharani as noble"
    assert scene.can("end")


@pytest.mark.parametrize(
    "caste", ["noble", "religious", "military", "merchant", "commoner", "brigand"]
)
def test_rg16_any_caste_printed_on_them(caste: str) -> None:
    scene = Scene("2 Favour", "", "", row="Wandering Actor, -, -, -, -, -")
    scene.do("attract Wandering Actor discard Favour discard Favour")
    assert len(scene.legal()) == 6
    assert scene.move(f"as {caste}").domain(1) == f"Wandering Actor as {caste}"


def test_rg16_the_receiver_of_a_vassal_assigns_them() -> None:
    giver = Regent("Bestow Vassal", "Doge as merchant", "Elizabeth")
    scene = Scene(giver, Regent("2 Favour"), "").do("play Bestow Vassal Doge to seat 2")
    scene.move("pay Favour pay Favour")
    assert (scene.turn(), scene.legal()) == (2, ["as noble", "as merchant"])
    assert scene.move("as noble").domain(2) == "Doge as noble"
    assert scene.turn() == 1


def test_rg16_who_is_drawn_from_the_deck_is_assigned() -> None:
    scene = Scene(Regent("Populate", mat="Sejong"), "", "", drawing=["Junk Sailor"])
    scene.do("play Populate")
    assert scene.legal() == ["as merchant", "as commoner", "as brigand"]
    assert scene.move("as brigand").domain(1) == "Junk Sailor as brigand"


def test_rg16_a_caste_stays_until_an_effect_reassigns_the_citizen() -> None:
    scene = Scene(Regent("Festival, Tithe", "Doge as merchant"), "", "")
    assert not scene.can("as noble")
    scene.do("play Festival").move("lay Doge as noble")
    assert scene.domain(1) == "Doge as noble"
    assert scene.turn() == 1


def test_rg17_only_the_outermost_of_each_caste_is_a_target_for_rivals() -> None:
    domain = "Vizier, Boyar, Fellah, Crofter, Druid, Lama, Pochteca"
    scene = Scene(
        Regent("Conquer, Abduct, Procure, Favour", "Samurai, Spice Broker, Dacoit"),
        Regent("", domain),
        Regent("", "Sachem"),
    )
    assert scene.begin("play Conquer").legal() == ["Boyar", "Sachem", "Crofter"]
    scene = Scene(Regent("Abduct", "Dacoit"), Regent("", domain), "")
    assert scene.begin("play Abduct").legal() == ["Lama", "Pochteca"]
    scene = Scene(Regent("Procure, Favour", "Amber Trader"), Regent("", domain), "")
    assert scene.begin("play Procure").legal() == ["Boyar", "Lama", "Pochteca", "Crofter"]
    scene = Scene(Regent("", "Dacoit", "Attila", True), Regent("", domain), "")
    assert scene.begin("use Swindle Dacoit").legal() == [
        "with Boyar",
        "with Lama",
        "with Pochteca",
        "with Crofter",
    ]


def test_rg17_who_lay_beneath_is_a_target_when_the_outermost_is_gone() -> None:
    scene = Scene(Regent("2 Conquer", "Samurai"), Regent("", "Vizier, Boyar"), "")
    scene.do("play Conquer Boyar")
    assert not scene.can("play Conquer Boyar")
    scene.do("play Conquer Vizier")
    assert scene.domain(1) == "Boyar as noble, Vizier as noble, Samurai as military"


def test_rg17_a_newcomer_goes_outermost() -> None:
    scene = Scene(Regent("2 Favour", "Vizier, Boyar"), Regent("Conquer", "Samurai"), "")
    scene.do("attract Maharani discard Favour discard Favour").end()
    assert scene.domain(1) == "Vizier as noble, Boyar as noble, Maharani as noble"
    assert scene.begin("play Conquer").legal() == ["Maharani"]


def test_rg17_owners_may_target_any_of_their_own() -> None:
    mine = Regent("Appointment, Bestow Vassal", "Vizier, Boyar, Sachem", "Attila", True)
    scene = Scene(mine, Regent("Tithe", "Dacoit"), "")
    own = ["Vizier", "Boyar", "Sachem"]
    assert Scene(mine, Regent("", "Dacoit"), "").begin("play Appointment").legal() == own
    assert Scene(mine, Regent("", "Dacoit"), "").begin("play Bestow Vassal").legal() == own
    assert Scene(mine, Regent("", "Dacoit"), "").begin("use Swindle").legal() == own
    scene.do("play Appointment Boyar with Kahuna")
    assert scene.domain(1) == "Vizier as noble, Sachem as noble, Kahuna as religious"


@pytest.mark.parametrize(
    ("event", "caste", "prey"),
    [
        ("Convert", "religious", ("military", "brigand")),
        ("Conquer", "military", ("noble", "commoner")),
        ("Abduct", "brigand", ("religious", "merchant")),
    ],
)
def test_rg18_the_caste_now_assigned_counts(event: str, caste: str, prey: tuple[str, ...]) -> None:
    mats = {"religious": "Saladin", "military": "Shaka", "brigand": "Attila"}
    for role in ("noble", "religious", "military", "merchant", "commoner", "brigand"):
        victim = Regent("", f"Wandering Actor as {role}")
        scene = Scene(Regent(event, mat=mats[caste]), victim, "")
        assert scene.can(f"play {event} Wandering Actor") == (role in prey)


def test_rg19_an_appointment_swaps_two_simple_citizens() -> None:
    mine = Regent("Appointment", "Vizier, Doge as noble")
    row = "Maharani, Hidalgo, Cataphract, -, -, -"
    scene = Scene(mine, Regent("", "Boyar"), "", row=row)
    assert scene.begin("play Appointment").legal() == ["Vizier"]  # the Doge has two castes
    assert scene.begin("Vizier").legal() == ["with Maharani", "with Cataphract"]


def test_rg19_a_swap_is_no_attraction() -> None:
    """Refuse and Bargain cannot answer it, and the row is not refilled."""
    mine = Regent("Appointment", "Vizier")
    scene = Scene(mine, Regent("Refuse, Bargain, Favour", "Boyar, Pochteca"), Regent("Revolt"))
    scene.move("play Appointment Vizier with Kahuna")
    assert scene.asked() == []
    assert scene.row() == ("Maharani, Vizier, Cataphract, Salt Dealer, Reindeer Herder, Bushranger")
    assert scene.domain(1) == "Kahuna as religious"


def test_rg19_a_swindle_is_no_attraction() -> None:
    mine = Regent("", "Dacoit", "Attila", True)
    rivals = Regent("Refuse, Bargain, Defend, Favour", "Boyar, Pochteca, Samurai"), Regent("Revolt")
    scene = Scene(mine, *rivals).move("use Swindle Dacoit with Boyar")
    assert not scene.answering()
    assert (scene.domain(1), scene.turn()) == ("Boyar as noble", 1)
