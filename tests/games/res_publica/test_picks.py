"""Nobody else sees the picks of a giver until the other giver has picked (RP12)."""

from __future__ import annotations

import pytest

from regalia.games.res_publica import schema as s
from tests.games.res_publica.scene import HUN, VIKING, WORDS, Scene, cards


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
    assert WORDS.labels(state, pick) == ["Give 1 Hun, 2 Vikings"]
    assert WORDS.brief(state, pick[:2]) == "Give 2 Vikings"


@pytest.mark.parametrize("seats", [(2,), (3,), (2, 3), ()])
def test_rp12_a_pick_is_seen_by_nobody_else(seats: tuple[int, ...]) -> None:
    assert both_pick().seen(*seats).picks == ()


@pytest.mark.parametrize("seats", [(1,), (1, 2)])
def test_rp12_a_pick_is_seen_by_who_made_it(seats: tuple[int, ...]) -> None:
    assert both_pick().seen(*seats).picks == tuple(cards("1 goth, 1 hun"))
