"""Nobody else sees the picks of a giver until the other giver has picked (RP12)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from regalia.engine.draft import Draft
from regalia.engine.only_move import left_to_do
from regalia.games.res_publica import schema as s
from regalia.table import viewer_messages
from regalia.table.chairs import Preferences
from tests.games.res_publica.scene import ANGLO_SAXON, GAME, GOTH, HUN, VIKING, WORDS, Scene, cards


def both_pick() -> Scene:
    """A swap in which seat 1 has picked its cards and seat 2 has not."""
    scene = Scene("2 goths, 2 huns", "2 vikings, 2 huns", "1 goth")
    scene.move("offer 2 people", "tender 1 pair", "decline", "accept 2", "give 1 goth and 1 hun")
    assert scene.turn() == 2
    return scene


def test_picks_without_an_alternative_are_said_as_one() -> None:
    scene = Scene("2 goths", "3 vikings, 2 huns", "1 goth")
    state = scene.state
    pick = [s.PICK + VIKING, s.PICK + VIKING, s.PICK + HUN, s.ENOUGH]
    assert WORDS.labels(state, pick) == ["Give 1 Hun and 2 Vikings"]
    assert WORDS.brief(state, pick[:2]) == "Give 2 Vikings"


def gives(promise: str, *hands: str) -> Scene:
    """A swap in which seat 1 picks what it has offered."""
    scene = Scene(*hands, "2 books", "1 goth")
    scene.move(f"offer {promise}", "tender 1 book", "decline", "accept 2")
    return scene


def choice(scene: Scene, kind: int) -> list[int]:
    """The choice of a card, with all that follows from it."""
    after = scene.state.copy()
    after.apply(s.PICK + kind)
    return [s.PICK + kind, *left_to_do(after, after.to_act)]


def test_a_pick_after_which_others_must_follow_names_them_all() -> None:
    scene = gives("3 any", "2 anglo-saxons, 2 huns, 1 viking, 1 goth, 1 monk")
    viking, hun = choice(scene, VIKING), choice(scene, HUN)
    assert WORDS.in_full(scene.state, viking) == "Give 1 Viking, 1 Goth and 1 Monk"
    assert WORDS.takes_several(scene.state, viking)
    assert WORDS.in_full(scene.state, hun) == "Give 1 Hun"
    assert not WORDS.takes_several(scene.state, hun)
    alike = gives("3 people", "1 anglo-saxon, 3 huns")
    assert WORDS.in_full(alike.state, choice(alike, HUN)) == "Give 3 Huns"


def test_a_pick_that_is_only_filled_up_takes_nothing_more() -> None:
    scene = gives("1 goth or 2 huns", "2 huns, 1 goth")
    goth = choice(scene, GOTH)
    assert goth == [s.PICK + GOTH, s.ENOUGH]
    assert WORDS.in_full(scene.state, goth) == "Give 1 Goth"
    assert not WORDS.takes_several(scene.state, goth)
    assert WORDS.labels(scene.state, [s.ENOUGH, s.ENOUGH]) == ["That is enough"]


def test_the_question_says_why_a_kind_cannot_be_picked_yet_or_any_more() -> None:
    scene = gives("3 any", "2 anglo-saxons, 2 huns, 1 viking, 1 goth, 1 monk")
    state = scene.state
    note = " In the order of your hand: Goths and Monks can only come after others."
    assert WORDS.prompt(state, 0) == f"You owe any 3 cards: which cards do you give?{note}"
    for kind in (HUN, HUN):
        state = state.copy()
        state.apply(s.PICK + kind)
    assert WORDS.prompt(state, 0) == (
        "You owe any 3 cards and give 2 Huns. Which more? "
        "To give Anglo-Saxons, take back and give those first."
    )


def test_the_question_does_not_explain_kinds_that_never_fit() -> None:
    scene = gives("1 pair", "2 huns, 2 vikings, 1 goth")
    assert WORDS.prompt(scene.state, 0) == "You owe 1 pair: which cards do you give?"


def test_cards_that_nobody_pressed_are_said_to_be_given_in_any_case() -> None:
    scene = gives("1 anglo-saxon and 1 people", "1 anglo-saxon, 1 hun, 1 goth")
    draft = Draft(scene.state, 0)
    table: Any = SimpleNamespace(
        game=GAME, chairs=[SimpleNamespace(preferences=Preferences(automatic=True))]
    )
    draft.step(draft.state.legal()[0])
    told = "1 Anglo-Saxon is given in any case."
    assert viewer_messages._forced(table, draft) == (told, False)
    two = [s.PICK + ANGLO_SAXON] * 2
    assert WORDS.forced(scene.state, two) == "2 Anglo-Saxons are given in any case."
    assert WORDS.forced(draft.state, two[:1]) == "1 Anglo-Saxon is given with that, too."


@pytest.mark.parametrize("seats", [(2,), (3,), (2, 3), ()])
def test_rp12_a_pick_is_seen_by_nobody_else(seats: tuple[int, ...]) -> None:
    assert both_pick().seen(*seats).picks == ()


@pytest.mark.parametrize("seats", [(1,), (1, 2)])
def test_rp12_a_pick_is_seen_by_who_made_it(seats: tuple[int, ...]) -> None:
    assert both_pick().seen(*seats).picks == tuple(cards("1 goth, 1 hun"))
