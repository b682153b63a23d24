"""Descriptions of Christina Regina positions."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.engine.errors import BadDescription
from regalia.engine.state import CHANCE, OVER
from regalia.games.christina import zones as z
from regalia.games.christina.rules import ChristinaState
from tests.games.christina.scene import BLUE, COPPER, GAME, GOLD, PLAIN, RED, SILVER, card
from tests.zones import zone

TOP = {
    "copper": ["copper blue", "copper red"],
    "silver": ["silver green", "silver black"],
    "gold": ["gold purple", "copper plain", "gold plain"],
}


def described(**rows: Any) -> ChristinaState:
    state = GAME.position({"seats": 2, "turn": "seat 2", "factions": ["blue", "red"], **rows})
    assert isinstance(state, ChristinaState)
    return state


def test_open_cards_and_the_seat_to_act() -> None:
    state = described(top=TOP, influence={"gold": ["red"]}, discards={"gold plain": 2})
    assert (state.to_act, state.cells[z.TURN], state.cells[z.STARTER]) == (1, 1, 1)
    assert [state.top_card(stack) for stack in (COPPER, SILVER, GOLD)] == [
        card(COPPER, BLUE),
        card(SILVER, 2),
        card(GOLD, 4),
    ]
    assert [state.left(stack) for stack in range(3)] == [7, 9, 8]
    assert zone(state, z.UNSEEN)[card(GOLD, PLAIN)] == 2
    assert zone(state, z.UNSEEN)[card(GOLD, RED)] == 0
    assert state.scores() == [0, 3]


def test_what_a_description_leaves_out_is_drawn() -> None:
    state = described()
    assert state.owner() == "copper stack"
    state = described(factions={"seat 1": "green"})
    assert state.owner() == "faction of seat 2"
    state = described(turn="none")
    assert (state.to_act, state.owner()) == (CHANCE, "start")


def test_tilted_cards_follow_from_the_assassinations() -> None:
    tried = {
        "seat 1": {"seat 2": {"by": "gold", "guess": "red"}},
        "seat 2": {"seat 1": {"by": "copper", "guess": "green"}},
    }
    state = described(top=TOP, assassinations=tried)
    assert [state.is_tilted(1, group) for group in range(3)] == [True, False, True]
    assert [state.is_tilted(0, group) for group in range(3)] == [False] * 3
    assert state.knows_faction(0, 1)


def test_a_half_made_move_is_described_by_its_decisions() -> None:
    state = described(top=TOP, begun=["assassinate 1", "by silver"])
    assert GAME.words.prompt(state, 1) == GAME.words.prompt(state.copy(), 1)
    assert len(state.legal()) == 5
    assert GAME.describe(state)["begun"] == ["assassinate 1", "by silver"]


def test_after_a_pass_of_all_seats_the_game_is_over() -> None:
    empty = {"copper": ["blue", "red", "green", "black", "purple"]}
    state = described(influence=empty, discards={"copper plain": 3}, passes=2)
    assert state.to_act == CHANCE  # the other stacks turn up their cards
    top = {stack: TOP[stack] for stack in ("silver", "gold")}
    top["gold"] = ["gold purple", "gold plain"]
    state = described(influence=empty, discards={"copper plain": 3}, top=top, passes=2)
    assert state.to_act == OVER


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (
            {"factions": ["blue", "blau"]},
            "factions, seat 2: there is no colour called blau; did you mean blue?",
        ),
        (
            {"top": {"silver": ["gold red"]}, "influence": {"gold": ["red"]}},
            "top and influence: 2 of gold red are asked for and there is 1 in the game.",
        ),
        (
            {"top": {"golden": ["gold red"]}},
            "top: there is no stack called golden; did you mean gold?",
        ),
        (
            {"factions": ["red", "red"]},
            "This is not a position of Christina Regina: two seats have the same colour.",
        ),
        (
            {"passes": 2},
            "This is not a position of Christina Regina: "
            "somebody has passed while every stack has cards.",
        ),
        (
            {
                "factions": {"seat 1": "green"},
                "assassinations": {"seat 1": {"seat 2": {"by": "gold", "guess": "red"}}},
            },
            "This is not a position of Christina Regina: "
            "somebody has passed or assassinated before all factions are dealt.",
        ),
        (
            {"top": {"gold": [f"copper {c}" for c in ("red", "blue", "green", "black", "purple")]}},
            "This is not a position of Christina Regina: a court stack has too many cards.",
        ),
        (
            {"assassinations": {"seat 1": {"seat 2": {"by": "gold"}}}},
            "assassinations, seat 1, seat 2: say guess.",
        ),
        (
            {"options": {"bury": 3}},
            "seats, options: Option bury takes 1, 2, not 3.",
        ),
        (
            {"top": TOP, "begun": ["assassinate 2"]},
            "begun: 'assassinate 2' is not possible; possible: draw copper; draw silver; "
            "draw gold; agitate; manipulate; assassinate 1.",
        ),
    ],
)
def test_impossible_descriptions_are_refused(rows: dict[str, Any], message: str) -> None:
    with pytest.raises(BadDescription) as refused:
        described(**rows)
    assert str(refused.value) == message
