"""Parsing moves: every mistake gets a sentence that helps."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.engine import plain_table
from regalia.engine.blocks import Bag, Ordered, Record, Several, Subset
from regalia.engine.errors import NotUnderstood
from regalia.engine.specs import Category, Count, Flag, Spec
from regalia.games.christina import zones as z
from regalia.games.christina.rules import ChristinaState
from tests.contract.checks import sentence
from tests.games.christina.scene import GAME, usual_scene
from tests.toys.chariots import chariots
from tests.zones import zone

SEAT = Category("seat", 4)
CARD = Category("card", 2, ("king", "queen"))
BIDS = "who Bo, card king; who You, card queen"
STATE = usual_scene("blue red green").state


def complaint(text: str, whole: bool = True) -> str:
    with pytest.raises(NotUnderstood) as refused:
        GAME.words.parse(STATE, text, whole)
    return sentence(str(refused.value))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "Nothing is written"),
        ("\x00", "Nothing is written"),
        (" \x1b, \u200b ", "Nothing is written; possible: draw copper"),
        ("draw copper \x00", "The move “draw copper” is not finished; it goes on with: bury"),
        ("dance", "“dance” is not possible here; possible: draw copper; draw silver"),
        ("draw", "“draw” is not possible here"),
        ("draw copper", "is not finished; it goes on with: bury silver; bury gold."),
        (
            "draw copper bury copper",
            "You bury from another stack than the one you draw from; "
            "possible: bury silver; bury gold.",
        ),
        (
            "assassinate 2 silver",
            "“silver” is not possible here; possible: by copper; by silver; by gold.",
        ),
        ("draw copper bury mice", "“bury mice” is not possible here; possible: bury silver"),
        ("draw copper bury gold twice", "The move is finished before “twice”"),
        ("pass", "You may pass only while a court stack is empty"),
        ("assassinate 1", "You cannot assassinate yourself"),
        ("assassinate 5", "There is no seat 5"),
        ("persuade", "No card is discarded"),
    ],
)
def test_every_mistake_gets_its_sentence(text: str, expected: str) -> None:
    assert expected in complaint(text)


def test_case_commas_and_spaces_do_not_matter() -> None:
    plain = GAME.words.parse(STATE, "assassinate 2 by gold as red")
    assert GAME.words.parse(STATE, " ASSASSINATE  2, by gold,as Red ") == plain


def test_a_half_made_move_is_parsed_if_allowed() -> None:
    assert len(GAME.words.parse(STATE, "assassinate 2 by gold", whole=False)) == 2


def test_an_outcome_is_parsed_with_or_without_its_mark() -> None:
    state = GAME.new(2)
    for line in ("*start 2", "faction red", "* FACTION blue"):
        state.play_text(line)
    assert isinstance(state, ChristinaState)
    assert (state.cells[z.STARTER], zone(state, z.FACTION)) == (1, [1, 0])
    with pytest.raises(NotUnderstood, match="possible: copper"):
        state.play_text("draw copper bury gold")
    with pytest.raises(NotUnderstood, match="Nothing is written"):
        state.play_text("*")
    moved = STATE.copy()
    moved.play_text("assassinate 2 by gold as red")
    assert moved.attempt_number(0, 1) == 3
    with pytest.raises(NotUnderstood, match="is not possible here"):
        STATE.play_text("* draw copper bury gold")


def test_quoted_input_is_short_and_printable() -> None:
    expected = complaint("\x1b[31m" + "x" * 10_000)
    assert "\x1b" not in expected
    assert len(expected) < 300


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        steps = GAME.words.parse(STATE, text)
    except NotUnderstood as refused:
        sentence(str(refused))
    else:
        assert GAME.words.parse(STATE, GAME.words.move(STATE, steps)) == steps


def test_a_table_is_described_by_default_by_the_fields_of_its_observation() -> None:
    game = chariots()
    state = game.position(
        {"seats": 2, "at": {"seat 2": [3, 4]}, "pips": 6, "turns": 1, "to_act": "seat 1"}
    )
    (section,) = game.words.describe(game.observation(state, (0,)), ["You", "Bo"])
    assert section.lines == [
        "mine: You",
        "asked: You",
        "public: none",
        "own: none",
        "at: You first 0, second 0; Bo first 3, second 4",
        "pips: 6",
        "turns: 1",
    ]


@pytest.mark.parametrize(
    ("spec", "value", "text"),
    [
        (CARD, 1, "queen"),
        (CARD.or_none(), -1, "none"),
        (SEAT.or_else("chance", "over"), -2, "over"),
        (Category("lane", 3), 1, "lane 2"),
        (Flag(), 1, "yes"),
        (Count(9).or_none(), -1, "none"),
        (Subset(SEAT), (0, 1), "You, Bo"),
        (Ordered(CARD, 4), (1, 0), "queen, king"),
        (Bag(CARD, 4).each(SEAT), ((0, 2), (0, 0)), "You 2 of queen; Bo none"),
        (Flag().each(SEAT), (1, 0), "You yes, Bo no"),
        (Bag(CARD, 4).or_nothing().each(SEAT), ((), (1, 1)), "Bo 1 of king, 1 of queen"),
        (Several(Record(who=SEAT, card=CARD), 4), ((1, 0), (0, 1)), BIDS),
        (Count(9).each(SEAT).or_nothing(), (), ""),
    ],
)
def test_a_value_is_described_by_default_with_names(spec: Spec, value: Any, text: str) -> None:
    assert plain_table.in_words(spec, value, {"seat": ["You", "Bo"]}) == text
