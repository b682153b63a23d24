"""Positions of Regency described by names."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.engine.errors import BadDescription
from regalia.engine.state import CHANCE, OVER
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.rules import RegencyState
from tests.games.regency.scene import CARDS, GAME, full
from tests.zones import zone

PARTS: dict[str, Any] = {
    "seats": 3,
    "turn": "seat 2",
    "regents": {"seat 1": "Elizabeth I"},
    "hands": {"seat 1": {"Tithe": 2}, "seat 2": {"Favour": 1, "Harvest": 1}},
    "populace": ["Maharani", "none", "Cataphract"],
    "domains": {"seat 1": {"noble": ["Vizier", "Doge"], "military": ["Samurai"]}},
}


def described(**parts: Any) -> RegencyState:
    state = GAME.position({**PARTS, **parts})
    assert isinstance(state, RegencyState)
    return state


def test_named_parts_and_default_parts() -> None:
    state = described()
    assert (state.to_act, state.cells[z.STARTER], state.cells[z.TURN]) == (1, 1, 0)
    assert state.hands.row(0)[s.TITHE] == 2
    assert zone(state, z.DECK)[s.TITHE] == 1
    assert state.events_left() + 4 == sum(CARDS.counts)
    assert state.citizens_left() == s.CITIZENS - 2 - 3
    assert [CARDS.citizens[one] for one in state.members(0)] == ["Vizier", "Doge", "Samurai"]
    assert CARDS.citizens[state.outermost(0, s.NOBLE)] == "Doge"
    assert state.citizen_at(1) == -1
    assert GAME.describe(state)["domains"] == PARTS["domains"]


def test_a_seat_without_a_regent_gets_a_free_one() -> None:
    whole = [CARDS.regents[mat] for mat in zone(described(), z.REGENTS)]
    assert whole == ["Elizabeth I", CARDS.regents[3], CARDS.regents[6]]
    taken = described(regents={"seat 1": CARDS.regents[3]})
    assert len(set(zone(taken, z.REGENTS))) == 3
    alone = described(seats=1, turn="seat 1", regents={}, hands={})
    assert alone.mat(0) == 3  # the first regent is Catherine's


def test_with_a_deck_given_all_else_is_discarded() -> None:
    state = described(deck={"Favour": 2})
    assert zone(state, z.DECK) == [2 * (kind == s.FAVOUR) for kind in range(s.KINDS)]
    assert state.discarded() + 2 + 4 == sum(CARDS.counts)


def test_turns_may_have_gone_before() -> None:
    state = described(turns=7, decided=40)
    assert (state.to_act, state.cells[z.TURN], state.cells[z.STARTER]) == (1, 7, 0)
    assert state.turns(1) == 3


def test_catherine_comes_first_and_turns_events_over() -> None:
    parts = {"seats": 2, "turn": "Catherine", "domains": {"Catherine": {"noble": ["Vizier"]}}}
    state = GAME.position(parts)
    assert isinstance(state, RegencyState)
    assert (state.to_act, state.top(), state.cells[z.TURN]) == (CHANCE, s.COURT, 0)
    assert state.castes_filled(state.crown) == 1
    after = GAME.position({**parts, "turn": "seat 2"})
    assert isinstance(after, RegencyState)
    assert (after.to_act, after.cells[z.TURN]) == (1, 2)


def test_without_a_turn_the_mats_are_chosen() -> None:
    assert GAME.position({"seats": 3}).dump() == GAME.new(3).dump()
    assert GAME.position({"seats": 3, "turn": "none"}).dump() == GAME.new(3).dump()


def test_a_window_reads_back_with_the_event_and_at_whom_it_is() -> None:
    scene = full("Dismiss, Harvest", "Penitence, 3 Tithe", "").move("play Dismiss at seat 2")
    parts = GAME.describe(scene.state)
    kind = CARDS.events[s.DISMISS]
    assert parts["under_way"] == [
        {
            "frame": "event",
            "seat": "seat 1",
            "event_kind": kind,
            "event_second": "seat 2",
            "event_stage": "standing",
            "event_forger": "nobody",
        },
        {
            "frame": "meddled",
            "seat": "seat 1",
            "asked": ["seat 1", "seat 2"],
            "meddled_kind": kind,
        },
    ]
    assert GAME.position(parts).dump() == scene.state.dump()


EVENT = {"frame": "event", "seat": "seat 2", "event_stage": "standing", "event_forger": "nobody"}
AIMED = {
    "Dismiss": {"event_second": "seat 1"},
    "Convert": {"event_first": "Samurai"},
    "Inspire": {"event_first": "Maharani"},
}


def fault(*frames: dict[str, Any], **parts: Any) -> str:
    with pytest.raises(BadDescription) as refused:
        described(under_way=list(frames), **parts)
    return str(refused.value).rpartition(": ")[2]


def answered(kind: str, **event: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    frame = "attracted" if kind == "Inspire" else "meddled"
    window = {"frame": frame, "seat": "seat 1", f"{frame}_kind": kind}
    return {**EVENT, "event_kind": kind, **event}, window


@pytest.mark.parametrize("kind", ["Convert", "Inspire", "Dismiss", "Barter", "Appointment"])
def test_an_event_under_way_has_its_targets(kind: str) -> None:
    if kind in AIMED:
        assert described(under_way=list(answered(kind, **AIMED[kind]))).top() >= s.ATTRACTED
    assert fault(*answered(kind)) == "an event lacks a target."
    if kind in ("Dismiss", "Barter"):
        assert fault(*answered(kind, event_second="seat 2")) == "an event lacks a target."


def test_an_event_is_aimed_at_whom_it_can_be() -> None:
    assert fault(*answered("Convert", event_first="Vizier")) == ("an event has an illegal target.")
    assert fault(*answered("Inspire", event_first="Vizier")) == (
        "the citizen being attracted is not in the populace."
    )


def test_a_payment_is_for_the_event_below_it() -> None:
    procure = {**EVENT, "event_kind": "Procure", "event_first": "Doge", "event_stage": "paying"}
    asked: dict[str, Any] = {
        "frame": "payment",
        "seat": "seat 2",
        "payment_for": "Procure",
        "payment_to": "seat 1",
    }
    asked |= {"payment_cost": int(described().config.price), "payment_citizen": CARDS.citizens[0]}
    assert described(under_way=[procure, asked]).top() == s.PAYMENT
    assert fault(asked) == "a payment has no event or attraction to pay for."
    assert fault(procure, {**asked, "payment_to": "seat 3"}) == (
        "a payment differs from what the event below it demands."
    )
    discarding = GAME.words.names["deed"][s.DISCARDING]
    assert fault(procure, {**asked, "payment_for": discarding}) == (
        "a payment differs from what the event below it demands."
    )


def test_cards_lie_aside_only_for_an_event_under_way() -> None:
    assert fault(aside={"seat 1": "Favour"}) == "an event lies aside without a reason."
    tithe = {**EVENT, "event_kind": "Tithe", "event_stage": "deciding"}
    here = {"hands": {"seat 1": {"Favour": 1}}, "aside": {"seat 3": "Favour"}}
    passing = {"frame": "passing", "seat": "seat 1", "passing_kind": "Tithe"}
    assert described(under_way=[tithe, passing], **here).to_act == 0
    for slot in ("seat 2", "seat 5"):
        assert fault(tithe, passing, **{**here, "aside": {slot: "Favour"}}) == (
            "an event was passed by a seat that cannot pass one."
        )
    assert fault(tithe, passing, **{**here, "aside": {"seat 1": "Favour"}}) == (
        "an event was passed by a seat that is still asked for one."
    )


def test_frames_under_way_explain_each_other() -> None:
    event, _window = answered("Dismiss", event_second="seat 1")
    revolt = {**EVENT, "event_kind": "Revolt"}
    reacted = {"frame": "reacted", "seat": "seat 1", "reacted_kind": "Revolt"}
    assert fault(event, *[revolt] * 30, reacted) == (
        "a reaction under way is not in the discard pile."
    )
    refill = {"frame": "refill", "seat": "seat 2"}
    assert fault(refill, refill) == "the populace is refilled too early."


def test_a_won_game() -> None:
    castes = ("noble", "religious", "military", "merchant", "commoner", "brigand")
    six = ("Vizier", "Druid", "Samurai", "Pochteca", "Fellah", "Highwayman")
    domain = {caste: [name] for caste, name in zip(castes, six, strict=True)}
    state = described(domains={"seat 2": domain}, victor="seat 2")
    assert state.to_act == OVER
    assert state.ranks()[1] == 1


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        (
            {"hands": {"seat 1": {"Tihte": 1}}},
            "hands, seat 1: there is no event called Tihte; did you mean Tithe?",
        ),
        (
            {"hands": {"seat 1": {"Tithe": 4}}},
            "hands: 4 of Tithe are asked for and there are 3 in the game.",
        ),
        (
            {"pile": {"Tithe": 2}},
            "hands and pile: 4 of Tithe are asked for and there are 3 in the game.",
        ),
        (
            {"populace": ["Vizier"]},
            "populace and domains: 2 of Vizier are asked for and there is 1 in the game.",
        ),
        (
            {"domains": {"seat 2": {"noble": ["Vizier"], "military": ["Samurai", "Samurai"]}}},
            "domains, seat 2, military: Samurai lies elsewhere too.",
        ),
        (
            {"domains": {"seat 2": {"brigand": ["Vizier"]}}},
            "domains, seat 2, brigand: Vizier cannot have that caste.",
        ),
        (
            {"regents": {"seat 2": "Elizabeth"}},
            "regents, seat 2: there is no regent called Elizabeth; did you mean Elizabeth I?",
        ),
        (
            {"turn": "Catherine"},
            "turn: there is no domain called Catherine; there are: none, seat 1, seat 2, seat 3.",
        ),
        (
            {"seats": 1, "turn": "seat 1", "hands": {"seat 1": {"Tithe": 1}}, "turns": 4},
            "turns: after this number it is another regent's turn.",
        ),
    ],
)
def test_impossible_positions_are_refused(parts: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadDescription) as refused:
        described(**parts)
    assert str(refused.value) == sentence
