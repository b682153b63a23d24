"""Every event: when it can be played and what it does (RG20 to RG25)."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from regalia.engine.journal import Journal
from regalia.games.regency import schema as s
from tests.games.regency.scene import Regent, Scene

# RG20


@dataclass(frozen=True)
class Setting:
    """The conditions under which an event can be played, by a seat that has the caste."""

    hand: str = ""
    domain: str = ""
    rival: str = ""
    theirs: str = ""
    row: str = "Junk Sailor, Grand Master, Curandera, -, -, -"

    def lets_play(self, event: str) -> bool:
        mats = ("Elizabeth", "Saladin", "Shaka", "Isabella", "Sejong", "Attila")
        kinds = {"Inspire": 0, "Bestow Vassal": 0, "Convert": 1, "Tithe": 1, "Conquer": 2}
        kinds |= {"Procure": 3, "Barter": 3, "Populate": 4, "Abduct": 5, "Plunder": 5}
        hand = f"{event}, {self.hand}" if self.hand else event
        mine = Regent(hand, self.domain, mats[kinds.get(event, 0)])
        return Scene(mine, "", Regent(self.rival, self.theirs), row=self.row).can(f"play {event}")


PLAYABLE = [
    ("Sovereign's Choice", Setting(), {"hand": "Favour"}),
    (
        "Appointment",
        Setting(domain="Smuggler as brigand", row="Vizier, -, -, -, -, -"),
        {"domain": "Dacoit"},
    ),
    ("Appointment", Setting(domain="Dacoit"), {"row": "Doge, -, -, -, -, Vizier"}),
    ("Royal Summons", Setting(row="Doge, -, -, -, -, -"), {"row": "Doge, Viking, -, -, -, -"}),
    ("Festival", Setting(), {"domain": "Smuggler as brigand"}),
    ("Festival", Setting(domain="Vizier, Druid, Samurai"), {"domain": "Vizier, Boyar"}),
    ("Dismiss", Setting(hand="Favour"), {"rival": "Tithe"}),
    ("Inspire", Setting(), {"row": "Doge, Viking, -, -, -, Vizier"}),
    ("Bestow Vassal", Setting(rival="2 Favour"), {"domain": "Smuggler as brigand"}),
    ("Convert", Setting(theirs="Templar as religious"), {"theirs": "Templar as military"}),
    ("Convert", Setting(domain="Hoplite"), {"theirs": "Viking as brigand"}),
    ("Conquer", Setting(theirs="Doge as merchant", domain="Vizier"), {"theirs": "Doge as noble"}),
    ("Abduct", Setting(theirs="Doge as noble", domain="Lama"), {"theirs": "Doge as merchant"}),
    ("Procure", Setting(hand="2 Tithe", theirs="Vizier"), {"hand": "3 Tithe"}),
    ("Procure", Setting(hand="Favour", domain="Boyar"), {"theirs": "Vizier"}),
    ("Tithe", Setting(hand="Favour"), {"rival": "Dismiss"}),
    ("Barter", Setting(), {"hand": "Tithe"}),
    ("Barter", Setting(), {"rival": "Tithe"}),
    ("Plunder", Setting(hand="Favour"), {"rival": "Tithe"}),
]


@pytest.mark.parametrize(("event", "lacking", "but"), PLAYABLE)
def test_rg20_what_could_do_nothing_cannot_be_played(
    event: str, lacking: Setting, but: dict[str, str]
) -> None:
    assert not lacking.lets_play(event)
    assert replace(lacking, **but).lets_play(event)


def test_rg20_populate_needs_a_citizen_in_the_deck() -> None:
    mine = Regent("Populate", mat="Sejong")
    assert Scene(mine, "", "", citizen_deck="Viking").can("play Populate")
    empty = Scene(mine, "", "", citizen_deck="")
    assert empty.refused("play Populate").startswith("Populate could do nothing now")


@pytest.mark.parametrize("event", ["Harvest", "Receive Homage"])
def test_rg20_a_card_can_always_be_drawn_because_the_event_lies_to_be_drawn(event: str) -> None:
    assert Scene(Regent(event, mat="Sejong"), "", "", deck="", keeper=2).can(f"play {event}")


def test_rg20_dismiss_and_plunder_are_not_aimed_at_an_empty_hand() -> None:
    for event in ("Dismiss", "Plunder"):
        scene = Scene(Regent(event, "Dacoit"), "", "Tithe", Regent("Tithe"))
        assert scene.begin(f"play {event}").legal() == ["at seat 3", "at seat 4"]


def test_rg20_barter_is_aimed_at_an_empty_hand_only_by_who_holds_something() -> None:
    scene = Scene(Regent("Barter", "Pochteca"), "", "Tithe")
    assert scene.begin("play Barter").legal() == ["at seat 3"]
    scene = Scene(Regent("Barter, Favour", "Pochteca"), "", "Tithe")
    assert scene.begin("play Barter").legal() == ["at seat 2", "at seat 3"]


# General (RG21).


def test_rg21_sovereigns_choice_discards_any_number_and_draws_as_many() -> None:
    scene = Scene("Sovereign's Choice, 2 Tithe, Favour", "", "", drawing=["Barter", "Harvest"])
    scene.do("play Sovereign's Choice")
    assert scene.legal() == ["discard Favour", "discard Tithe"]  # at least one
    scene.move("discard Tithe discard Tithe done")
    assert scene.hand(1) == "Favour, Barter, Harvest"
    assert scene.pile() == "Sovereign's Choice, 2 Tithe"


def test_rg21_sovereigns_choice_of_the_whole_hand() -> None:
    scene = Scene("Sovereign's Choice, Tithe", "", "", drawing=["Barter"])
    assert scene.do("play Sovereign's Choice").move("discard Tithe").hand(1) == "Barter"


def test_rg21_a_sovereigns_choice_is_not_repeated_with_an_empty_hand() -> None:
    scene = Scene("Sovereign's Choice, Tithe", Regent("Forgery", mat="Attila"), "")
    scene.move("play Sovereign's Choice").by(2, "play Forgery")
    scene.move("discard Tithe")
    assert scene.turn() == 1  # the forger holds nothing: it fizzles
    assert "S2 repeated Sovereign's Choice, but it could do nothing." in scene.story()


def test_rg21_appointment_swaps_and_mine_takes_the_place_in_the_queue() -> None:
    scene = Scene(Regent("Appointment", "Vizier, Boyar"), "", "")
    scene.do("play Appointment Vizier with Reindeer Herder")
    assert scene.row() == "Maharani, Kahuna, Cataphract, Salt Dealer, Vizier, Bushranger"
    assert scene.domain(1) == "Boyar as noble, Reindeer Herder as commoner"


def test_rg21_receive_homage_draws_two_and_keeps_one() -> None:
    scene = Scene("Receive Homage", "", "", drawing=["Tithe", "Favour"]).do("play Receive Homage")
    assert scene.legal() == ["keep Favour", "keep Tithe"]
    assert scene.size(1) == 0
    scene.move("keep Tithe")
    assert (scene.hand(1), scene.pile()) == ("Tithe", "Receive Homage, Favour")


def test_rg21_of_two_alike_one_is_kept() -> None:
    scene = Scene("Receive Homage", "", "", drawing=["Tithe", "Tithe"]).do("play Receive Homage")
    assert scene.legal() == ["keep Tithe"]
    scene.move("keep Tithe")
    assert (scene.hand(1), scene.pile()) == ("Tithe", "Receive Homage, Tithe")


def test_rg21_royal_summons_swaps_any_two_places() -> None:
    scene = Scene("Royal Summons", "", "", row="Doge, Kahuna, Viking, -, -, -")
    assert scene.begin("play Royal Summons").legal() == ["Kahuna", "Doge", "Viking"]
    assert scene.begin("Viking").legal() == ["with Kahuna", "with Doge"]
    scene.move("with Doge").let_pass()
    assert scene.row() == "Viking, Kahuna, Doge, -, -, -"


def test_rg21_festival_lays_one_by_one_each_outermost_each_with_its_caste() -> None:
    domain = "Vizier, Boyar, Doge as noble, Condottiere as merchant"
    scene = Scene(Regent("Festival, Tithe", domain), "", "").do("play Festival")
    assert scene.legal() == ["lay Vizier", "lay Boyar", "lay Doge", "lay Condottiere", "done"]
    scene.begin("lay Doge")
    assert scene.legal() == ["as noble", "as merchant"]
    scene.begin("as merchant lay Boyar lay Condottiere as merchant")
    assert scene.legal() == ["lay Vizier", "done"]
    scene.move("lay Vizier")
    assert scene.domain(1) == (
        "Boyar as noble, Vizier as noble, Doge as merchant, Condottiere as merchant"
    )
    assert scene.turn() == 1


def test_rg21_a_festival_changes_nobody_elses_domain() -> None:
    scene = Scene(Regent("Festival", "Vizier, Boyar"), Regent("", "Doge as noble"), "")
    scene.do("play Festival")
    assert scene.legal() == ["lay Vizier", "lay Boyar", "done"]
    scene.move("done")
    assert (scene.domain(1), scene.domain(2)) == (
        "Vizier as noble, Boyar as noble",
        "Doge as noble",
    )


def test_rg21_dismiss_lets_the_other_choose_what_it_discards() -> None:
    scene = Scene("Dismiss, Favour", "", "Tithe, 2 Refuse").do("play Dismiss at seat 3")
    assert (scene.turn(), scene.legal()) == (3, ["discard Refuse", "discard Tithe"])
    scene.move("discard Refuse")
    assert (scene.hand(3), scene.pile()) == ("Refuse, Tithe", "Dismiss, Refuse")
    assert scene.turn() == 1


# Noble (RG22).


def test_rg22_inspire_attracts_a_simple_citizen_from_any_place() -> None:
    row = "Doge, Kahuna, Viking, Templar, Poacher, Gaucho"
    scene = Scene("Inspire", "", "", row=row)
    assert scene.begin("play Inspire").legal() == ["Kahuna", "Gaucho"]
    scene.move("Gaucho").let_pass()
    assert scene.domain(1) == "Gaucho as commoner"


def test_rg22_bestow_vassal_is_paid_with_5() -> None:
    giver = Regent("Bestow Vassal", "Vizier, Boyar")
    scene = Scene(giver, "", "Favour, Refuse, 2 Tithe").do("play Bestow Vassal Vizier to seat 3")
    assert (scene.turn(), scene.legal()) == (3, ["pay Favour", "pay Refuse", "pay Tithe"])
    scene.move("pay Tithe pay Refuse pay Favour")
    assert (scene.hand(1), scene.hand(3)) == ("Favour, Refuse, Tithe", "Tithe")
    assert (scene.domain(1), scene.domain(3)) == ("Boyar as noble", "Vizier as noble")


def test_rg22_or_the_whole_hand_if_it_cannot_pay() -> None:
    giver = Regent("Bestow Vassal, Tithe", "Vizier, Boyar")
    scene = Scene(giver, "", "Favour, Barter").do("play Bestow Vassal Vizier to seat 3")
    assert scene.legal() == ["give all"]
    scene.move("give all")
    assert (scene.hand(1), scene.hand(3)) == ("Favour, Tithe, Barter", "none")
    assert scene.domain(3) == "Vizier as noble"


def test_rg22_an_empty_hand_is_given_a_vassal_for_nothing() -> None:
    scene = Scene(Regent("Bestow Vassal", "Vizier"), "", "").do(
        "play Bestow Vassal Vizier to seat 2"
    )
    assert (scene.domain(1), scene.domain(2)) == ("", "Vizier as noble")
    assert scene.turn() == 1


# Religious (RG23).


def test_rg23_convert_takes_a_military_or_brigand_citizen() -> None:
    scene = Scene(Regent("Convert", "Lama"), Regent("", "Samurai, Vizier"), Regent("", "Dacoit"))
    assert scene.begin("play Convert").legal() == ["Samurai", "Dacoit"]
    scene.move("Dacoit").let_pass()
    assert scene.domain(1) == "Lama as religious, Dacoit as brigand"
    assert scene.domain(3) == ""


def test_rg23_for_a_tithe_each_other_passes_one_of_its_choice_and_one_is_kept() -> None:
    hands = ("Favour, Refuse", "", "2 Convert", "Barter")
    scene = Scene(Regent("Tithe, Plunder", "Lama"), *hands).do("play Tithe")
    assert scene.state.asked() == [1, 3, 4]  # an empty hand passes nothing
    assert scene.legal() == ["give Favour", "give Refuse"]
    scene.move("give Refuse", "give Convert", "give Barter")
    assert (scene.turn(), scene.legal()) == (
        1,
        ["keep from seat 2", "keep from seat 4", "keep from seat 5"],
    )
    scene.move("keep from seat 4")
    assert [scene.hand(seat) for seat in range(1, 6)] == [
        "Convert, Plunder",
        "Favour",
        "none",
        "Convert",
        "none",
    ]
    assert scene.pile() == "Refuse, Tithe, Barter"


def test_rg23_who_passed_what_is_discarded_stays_hidden() -> None:
    """Swapping what two seats pass changes nothing for the others, except the collector."""
    views = []
    for one, other in (("Dismiss", "Populate"), ("Populate", "Dismiss")):
        scene = Scene(Regent("Tithe, Plunder", "Lama"), "Favour", one, other).do("play Tithe")
        state = scene.state
        state.journal = Journal()
        scene.move("give Favour", f"give {one}", f"give {other}")
        learnt = state.revealed_to(s.NAME_SEAT + 1, 1)
        scene.move("keep from seat 2")
        events = state.journal.seen((1,))
        views.append((learnt, [event.numbers() for event in events], scene.seen(1)))
        kept, discarded = [s.SCHEMA.event(event) for event in events[-2:]]
        assert (type(kept).__name__, kept.seat, kept.giver) == ("TitheKept", 0, 1)
        assert (type(discarded).__name__, discarded.seat) == ("Discarded", 0)
        assert [kind for kind, count in enumerate(discarded.cards) if count] == [
            s.DISMISS,
            s.POPULATE,
        ]
    assert views[0] == views[1]


def test_rg23_the_only_event_passed_is_kept() -> None:
    scene = (
        Scene(Regent("Tithe", "Lama"), "Favour, Refuse", "").do("play Tithe").move("give Refuse")
    )
    assert (scene.hand(1), scene.turn()) == ("Refuse", 1)


# Military and merchant (RG24).


def test_rg24_conquer_takes_a_noble_or_commoner_citizen() -> None:
    scene = Scene(Regent("Conquer", "Samurai"), Regent("", "Vizier, Lama"), Regent("", "Gaucho"))
    assert scene.begin("play Conquer").legal() == ["Vizier", "Gaucho"]
    scene.move("Vizier").let_pass()
    assert scene.domain(1) == "Vizier as noble, Samurai as military"


def test_rg24_procure_takes_any_and_pays_3_to_their_owner() -> None:
    scene = Scene(Regent("Procure, Refuse, Tithe", "Pochteca"), "", Regent("Favour", "Dacoit"))
    scene.do("play Procure Dacoit").move("pay Refuse pay Tithe")
    assert (scene.hand(1), scene.hand(3)) == ("none", "Favour, Refuse, Tithe")
    assert scene.domain(1) == "Pochteca as merchant, Dacoit as brigand"


def test_rg24_barter_swaps_the_hands() -> None:
    scene = Scene(Regent("Barter, Tithe", "Pochteca"), "", "2 Favour, Refuse")
    scene.do("play Barter at seat 3")
    assert (scene.hand(1), scene.hand(3)) == ("2 Favour, Refuse", "Tithe")


# Commoner and brigand (RG25).


def test_rg25_populate_adds_the_top_of_the_citizen_deck() -> None:
    scene = Scene(Regent("Populate", "Crofter"), "", "", drawing=["Vizier"]).do("play Populate")
    assert scene.domain(1) == "Vizier as noble, Crofter as commoner"
    assert scene.state.citizens_left() == 42 - 6 - 2


def test_rg25_populate_is_no_attraction_from_the_populace() -> None:
    rival = Regent("Refuse, Bargain, Favour", "Boyar, Pochteca")
    scene = Scene(Regent("Populate", "Crofter", "Elizabeth"), rival, "", drawing=["Vizier"])
    scene.move("play Populate")
    assert 2 not in scene.asked()


def test_rg25_harvest_draws_two() -> None:
    scene = Scene(Regent("Harvest", "Crofter"), "", "", drawing=["Favour", "Tithe"])
    assert scene.do("play Harvest").hand(1) == "Favour, Tithe"


def test_rg25_abduct_takes_a_religious_or_merchant_citizen() -> None:
    rivals = Regent("", "Lama, Vizier"), Regent("", "Pochteca, Gaucho")
    scene = Scene(Regent("Abduct", "Dacoit"), *rivals)
    assert scene.begin("play Abduct").legal() == ["Lama", "Pochteca"]
    scene.move("Pochteca").let_pass()
    assert scene.domain(1) == "Pochteca as merchant, Dacoit as brigand"


def test_rg25_plunder_looks_at_a_hand_and_takes_one() -> None:
    scene = Scene(Regent("Plunder", "Dacoit"), "", "Favour, 2 Tithe").do("play Plunder at seat 3")
    assert (scene.turn(), scene.legal()) == (1, ["take Favour", "take Tithe"])
    scene.move("take Tithe")
    assert (scene.hand(1), scene.hand(3)) == ("Tithe", "Favour, Tithe")


def test_rg25_plunder_and_dismiss_reach_what_was_paid_for_them() -> None:
    """Penitence was the victim's last card; it now holds only the price of it."""
    for event in ("Plunder", "Dismiss"):
        mine = Regent(f"{event}, Harvest, Tithe, Barter", "Dacoit")
        scene = Scene(mine, Regent("Penitence", mat="Saladin"), "")
        scene.move(f"play {event} at seat 2").by(2, "play Penitence").let_pass()
        scene.move("pay Tithe pay Barter pay Harvest")
        assert scene.hand(2) == "Tithe, Barter, Harvest"
        assert scene.turn() == (1 if event == "Plunder" else 2)


def test_rg25_plunder_and_dismiss_reach_what_was_drawn_meanwhile() -> None:
    for event in ("Plunder", "Dismiss"):
        mine = Regent(f"{event}, Revolt", "Dacoit, Fellah")
        scene = Scene(mine, Regent("Penitence", mat="Saladin"), "", drawing=["Convert"])
        scene.move(f"play {event} at seat 2").by(2, "play Penitence").by(1, "play Revolt")
        scene.let_pass()
        verb = "take" if event == "Plunder" else "discard"
        assert scene.legal() == [f"{verb} Convert"]  # drawn because of the Revolt


@pytest.mark.parametrize("event", ["Dismiss at seat 2", "Plunder at seat 2", "Tithe"])
def test_rg25_a_hand_emptied_meanwhile_loses_nothing(event: str) -> None:
    """The victim's last card was a Forgery; the repeat then hits the player of the original."""
    mine = Regent(f"{event.split()[0]}, Favour", "Dacoit, Lama")
    scene = (
        Scene(mine, Regent("Forgery", mat="Attila"), "").move(f"play {event}").by(2, "play Forgery")
    )
    if event == "Tithe":
        assert scene.answering()
        scene.let_pass()
        assert (scene.turn(), scene.legal()) == (1, ["give Favour"])
        assert scene.move("give Favour").hand(2) == "Favour"
    else:
        assert scene.turn() == 2
        assert scene.legal() == ["at seat 1"]
    assert f"{event.split()[0]}, Forgery" == scene.pile()


def test_rg21_a_sovereigns_choice_whose_hand_is_emptied_meanwhile_does_nothing() -> None:
    chooser = Regent("Sovereign's Choice, Forgery", mat="Attila")
    scene = Scene("Favour", chooser, "", turn=2)
    scene.move("play Sovereign's Choice").by(2, "play Forgery").let_pass()
    assert (scene.turn(), scene.hand(2), scene.legal()) == (2, "none", ["end"])
