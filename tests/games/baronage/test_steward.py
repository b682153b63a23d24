"""The steward of Regency (Baronage Press): when it summons the Witch (BA23)."""

from __future__ import annotations

import pytest
from librt.random import Random

from regalia.games.baronage.steward import BaronageSteward
from tests.games.baronage.scene import DEAD_CADETS, GAME, HELD, Scene

SUMMONS = "summon the witch"


def decisions(chief: str, barrier: str = "", board: int = 0) -> set[str]:
    """What the steward decides, with several random numbers, where no throw helps its family.

    Its Chief is alone at large, behind a barrier of red's; the Heir is a hostage.
    """
    own = {"chief": chief, "heir": HELD, **DEAD_CADETS}
    theirs = dict.fromkeys(("cadet 1", "cadet 2"), barrier) if barrier else {}
    scene = Scene(own, theirs, options={"board": board})
    assert scene.moves() == {SUMMONS, "throw"}
    actions = [BaronageSteward().decide(scene.state, 0, Random(seed)) for seed in range(5)]
    return {GAME.words.notation(scene.state, action) for action in actions}


def test_it_summons_the_witch_for_a_chief_in_a_dungeon() -> None:
    """He is worth the curse, wherever he was captured."""
    assert decisions(HELD) == {SUMMONS}


@pytest.mark.parametrize(
    ("board", "chief", "barrier"),
    [
        (0, "blue Earl 7", "Earl corner 2"),  # 61 steps of 100
        (1, "blue Earl 1", "blue Earl 2"),  # 46 of 76
        (0, "Sanctuary 3", ""),
    ],
)
def test_it_summons_her_for_a_chief_who_has_come_far(board: int, chief: str, barrier: str) -> None:
    """More than six tenths of his way, on either board."""
    assert decisions(chief, barrier, board) == {SUMMONS}


@pytest.mark.parametrize(
    ("board", "chief", "barrier"),
    [
        (0, "blue Earl 6", "blue Earl 7"),  # 60 steps of 100
        (1, "Earl corner 1", "blue Earl 1"),  # 45 of 76
        (0, "blue Baron 3", "blue Baron 4"),
        (0, "a chamber", "purple Baron 6"),
    ],
)
def test_it_throws_for_a_chief_who_has_not(board: int, chief: str, barrier: str) -> None:
    """Nor does it summon her for the Heir in the Dungeon."""
    assert decisions(chief, barrier, board) == {"throw"}
