"""Positions of Regency by names."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.engine.errors import BadDescription
from regalia.engine.state import CHANCE, OVER
from regalia.games.regency import schema as s
from regalia.games.regency.rules import Regency
from tests.games.regency.scene import CARDS, GAME, full

SAID: dict[str, Any] = {
    "seats": 3,
    "turn": "seat 2",
    "regents": {"seat 1": "Elizabeth I"},
    "hands": {"seat 1": {"Tithe": 2}, "seat 2": {"Favour": 1, "Harvest": 1}},
    "populace": ["Maharani", "none", "Cataphract"],
    "domains": {"seat 1": {"noble": ["Vizier", "Doge"], "military": ["Samurai"]}},
}


def table(**said: Any) -> Regency:
    state = GAME.position({**SAID, **said})
    assert isinstance(state, Regency)
    return state


def test_what_is_said_and_what_is_left() -> None:
    state = table()
    assert (state.to_act, state.starter, state.turn) == (1, 1, 0)
    assert state.hands.row(0)[s.TITHE] == 2
    assert state.deck[s.TITHE] == 1
    assert state.events_left() + 4 == sum(CARDS.counts)
    assert state.crowd_left() == s.CITIZENS - 2 - 3
    assert [CARDS.citizens[one] for one in state.members(0)] == ["Vizier", "Doge", "Samurai"]
    assert CARDS.citizens[state.outermost(0, s.NOBLE)] == "Doge"
    assert list(state.row)[1] == -1
    assert GAME.describe(state)["domains"] == SAID["domains"]


def test_who_is_not_named_has_a_regent_whom_nobody_has() -> None:
    whole = [CARDS.regents[mat] for mat in table().mats]
    assert whole == ["Elizabeth I", CARDS.regents[3], CARDS.regents[6]]
    taken = table(regents={"seat 1": CARDS.regents[3]})
    assert len(set(taken.mats)) == 3
    alone = table(seats=1, turn="seat 1", regents={}, hands={})
    assert alone.mats[0] == 3  # the first is Catherine's


def test_where_the_deck_is_said_all_else_is_discarded() -> None:
    state = table(deck={"Favour": 2})
    assert list(state.deck) == [2 * (kind == s.FAVOUR) for kind in range(s.KINDS)]
    assert state.discarded() + 2 + 4 == sum(CARDS.counts)


def test_turns_may_have_gone_before() -> None:
    state = table(turns=7, decided=40)
    assert (state.to_act, state.turn, state.starter) == (1, 7, 0)
    assert state.turns(1) == 3


def test_catherine_comes_first_and_turns_events_over() -> None:
    said = {"seats": 2, "turn": "Catherine", "domains": {"Catherine": {"noble": ["Vizier"]}}}
    state = GAME.position(said)
    assert isinstance(state, Regency)
    assert (state.to_act, state.top(), state.turn) == (CHANCE, s.COURT, 0)
    assert state.complete(state.crown) == 1
    after = GAME.position({**said, "turn": "seat 2"})
    assert isinstance(after, Regency)
    assert (after.to_act, after.turn) == (1, 2)


def test_without_a_turn_the_mats_are_chosen() -> None:
    assert GAME.position({"seats": 3}).dump() == GAME.new(3).dump()
    assert GAME.position({"seats": 3, "turn": "none"}).dump() == GAME.new(3).dump()


def test_a_window_reads_back_with_the_event_and_at_whom_it_is() -> None:
    scene = full("Dismiss, Harvest", "Penitence, 3 Tithe", "").move("play Dismiss at seat 2")
    said = GAME.describe(scene.state)
    kind = CARDS.events[s.DISMISS]
    assert said["under_way"] == [
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
    assert GAME.position(said).dump() == scene.state.dump()


def test_a_won_game() -> None:
    castes = ("noble", "religious", "military", "merchant", "commoner", "brigand")
    six = ("Vizier", "Druid", "Samurai", "Pochteca", "Fellah", "Highwayman")
    domain = {caste: [name] for caste, name in zip(castes, six, strict=True)}
    state = table(domains={"seat 2": domain}, victor="seat 2")
    assert state.to_act == OVER
    assert state.ranks()[1] == 1


@pytest.mark.parametrize(
    ("said", "sentence"),
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
            "turns: after so many it is another's turn.",
        ),
    ],
)
def test_what_cannot_be_is_refused(said: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadDescription) as refused:
        table(**said)
    assert str(refused.value) == sentence
