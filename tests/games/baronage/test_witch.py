"""What the Witch does in Regency (Baronage Press): BA23."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.engine.state import CHANCE
from regalia.games.baronage import schema as s
from regalia.games.baronage import zones as z
from tests.games.baronage.scene import DEAD_CADETS, HELD, Places, Scene
from tests.zones import zone

ONE_OUT = {"chief": "blue Baron 3", "heir": HELD, **DEAD_CADETS}
BARRED = {
    "cadet 1": "blue Baron 4",
    "cadet 2": "blue Baron 4",
    "cadet 3": "blue Baron 5",
    "cadet 4": "blue Baron 5",
}
"""Two barriers directly before the only shield of `ONE_OUT` that is out."""


def helped(throw: str, black: int, own: Places, *others: Places, **more: Any) -> Scene:
    """The family of seat 1 has thrown, and its Witch adds the black die."""
    waiting = {"seat 1": "waiting"}
    return Scene(own, *others, throw=throw, black=str(black), witches=waiting, **more)


def witch(scene: Scene) -> str:
    """Whether the Witch of seat 1 waits, or has gone and left her curse."""
    return s.WITCH.names[zone(scene.state, z.WITCH)[0]]


def test_ba23_she_stays_from_her_summons_until_a_throw_succeeds() -> None:
    """Each throw meanwhile has the black die; the one after has none."""
    own = {"chief": "Sanctuary 3", "heir": HELD, **DEAD_CADETS}
    theirs = {"chief": "purple Baron 8", "cadet 1": "red Baron 7", "cadet 2": "red Baron 7"}
    scene = Scene(own, theirs).play("summon the witch")
    for _ in range(2):
        scene.play("* throw 2 and 3", "* black 1")
        assert scene.moves() == {"stay"}  # the black square is red Baron 6
        scene.play("stay", "throw", "* throw 1 and 2", "chief, 1, chief, 2")
        assert (scene.place(1, "heir"), witch(scene)) == (HELD, "waiting")
    scene.play("* throw 2 and 3", "* black 4", "witch heir, 2, heir, 3")
    assert (scene.place(1, "heir"), witch(scene)) == ("green Baron 2", "gone")
    scene.play("* throw 1 and 2", "chief, 1, chief, 2", "* throw 1 and 2")
    assert scene.moves() == {"heir, 1", "heir, 2"}


@pytest.mark.parametrize("black", [2, 3, 4])
def test_ba23_she_carries_over_barriers_and_the_white_die_begins_there(black: int) -> None:
    """The black square may be a barrier's; nothing on the way or on it is attacked."""
    scene = helped("1 and 3", black, ONE_OUT, {**BARRED, "chief": "blue Baron 6"})
    scene.play("witch chief, 3")
    assert scene.place(1, "chief") == f"blue Baron {3 + black + 3}"
    assert [scene.place(2, f"cadet {i}") for i in (1, 2, 3, 4)] == list(BARRED.values())
    assert scene.place(2, "chief") == "blue Baron 6"
    assert scene.told()[0] == (
        f"The Witch carried A's Chief by {black}, from blue Baron 3 to blue Baron {3 + black}."
    )


def test_ba23_the_white_die_attacks_where_it_lands() -> None:
    """As any move: blue does not play, so its square is nobody's, and who stands there is dead."""
    scene = helped(
        "1 and 3", 2, ONE_OUT, {**BARRED, "chief": "red Baron 1", "heir": "blue Baron 8"}
    )
    scene.play("witch chief, 3")
    assert "A killed B's Heir on blue Baron 8." in scene.told()


@pytest.mark.parametrize("black", range(1, 6))
@pytest.mark.parametrize(("captor", "family"), [(2, "blue"), (3, "red")])
def test_ba23_out_of_a_dungeon_the_captors_spurs_are_the_first_square(
    captor: int, family: str, black: int
) -> None:
    """Who escapes so is no guest; who is not named stays a hostage."""
    dungeon = f"the Dungeon of seat {captor}"
    own = {"chief": dungeon, "heir": dungeon, **DEAD_CADETS}
    scene = helped("1 and 2", black, own, {}, {}).play("witch chief, 1")
    assert scene.told()[0] == (
        f"The Witch carried A's Chief by {black}, from a Dungeon to {family} Baron {5 + black}."
    )
    assert scene.place(1, "chief") == f"{family} Baron {6 + black}"
    assert not scene.state.is_guest(0, 0)
    assert scene.place(1, "heir") == dungeon


def test_ba23_where_no_white_die_goes_on_the_throw_fails_and_nothing_moves() -> None:
    """From the black square both dice are barred; she waits, and the family is not cursed."""
    own = {"chief": "blue Baron 3", "heir": "the Chapel", **DEAD_CADETS}
    scene = helped("2 and 3", 1, own, BARRED)
    assert scene.moves() == {"stay"}
    scene.play("stay")
    assert (scene.place(1, "chief"), witch(scene)) == ("blue Baron 3", "waiting")
    assert not scene.state.is_cursed(0)


def test_ba23_only_a_white_die_that_is_not_barred_goes_on() -> None:
    """From the black square a barrier bars the 3."""
    theirs = {**BARRED, "heir": "blue Baron 8", "chief": "blue Baron 8"}
    scene = helped("1 and 3", 2, ONE_OUT, theirs).play("witch chief")
    assert scene.moves() == {"1"}


def test_ba23_a_throw_played_without_her_leaves_her_waiting() -> None:
    """The family is not cursed, and its next throw has the black die again."""
    out = {**ONE_OUT, "chief": "blue Baron 7"}
    scene = helped("1 and 1", 5, out, BARRED)
    assert "witch chief" in scene.moves()
    scene.play("chief, 1, chief, 1")
    assert (scene.place(1, "chief"), witch(scene)) == ("blue Baron 9", "waiting")
    scene.play("* throw 1 and 2")
    assert scene.state.to_act == CHANCE
    scene.play("* black 6")


def test_ba23_her_success_is_paid_with_the_curse_at_once() -> None:
    """The first white die brings it; the other is still to be played, by the same shield."""
    scene = helped("1 and 3", 2, {**ONE_OUT, "heir": "green Baron 1"}, BARRED).play("witch chief")
    assert not scene.state.is_cursed(0)
    scene.play("1")
    assert scene.state.is_cursed(0)
    assert scene.told()[-1] == "The Witch is gone, and A's family is cursed: no new Heirs."
    assert scene.moves() == {"chief, 3"}


def test_ba23_a_double_with_her_gives_another_throw() -> None:
    """In that throw she is gone."""
    scene = helped("2 and 2", 2, ONE_OUT, BARRED).play("witch chief, 2, chief, 2")
    assert (scene.state.to_act, scene.state.cells[z.TURN]) == (CHANCE, 0)
    scene.play("* throw 1 and 2")
    assert scene.state.to_act == 0


@pytest.mark.parametrize(
    ("black", "place", "guest"), [(2, "red Baron 10", True), (5, "Baron corner 3", False)]
)
def test_ba23_a_guest_whom_she_carries_is_one_within_the_territory(
    black: int, place: str, guest: bool
) -> None:
    """Outside it is a guest no more."""
    own = {"chief": HELD, "heir": HELD, **DEAD_CADETS, "cadet 1": "red Baron 6"}
    theirs = {"cadet 1": "Baron corner 3", "cadet 2": "Baron corner 3"} if guest else {}
    scene = helped("1 and 2", black, own, theirs, guests=["cadet 1 of 1"])
    scene.play("witch cadet 1, 2" if guest else "witch cadet 1, 1")
    assert (scene.place(1, "cadet 1"), scene.state.is_guest(0, 2)) == (place, guest)


@pytest.mark.parametrize(
    ("moves", "place"),
    [
        ("witch chief in, 2", "purple Earl 5"),
        ("witch chief, 2", "purple Baron 8"),
    ],
)
def test_ba23_she_carries_through_the_gate_or_past_it(moves: str, place: str) -> None:
    """The white die goes on from Sanctuary 1, or along the circuit."""
    own = {"chief": "purple Baron 4", "heir": HELD, **DEAD_CADETS}
    scene = helped("2 and 3", 2, own, {"cadet 1": "purple Baron 5", "cadet 2": "purple Baron 5"})
    assert scene.play(moves).place(1, "chief") == place
