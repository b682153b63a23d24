"""What becomes of hostages in Regency (Baronage Press): BA14, BA21 and BA22."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.games.baronage import schema as s
from tests.games.baronage.scene import DEAD_CADETS, HELD, MINE, SHIELDS, Places, Scene

AHEAD = {"cadet 1": "purple Baron 11"}  # a step before a corner, which is nobody's


@pytest.mark.parametrize("witch", ["unused", "gone"])
def test_ba14_an_heir_who_is_a_guest_succeeds_as_one(witch: str) -> None:
    """He becomes Chief where he stands, and must leave; the family has a new Heir or is cursed."""
    theirs = {"chief": "Baron corner 1", "heir": "purple Baron 6"}
    guests, witches = ["heir of 2"], {"seat 2": witch}
    scene = Scene(AHEAD, theirs, throw="1 and 2", guests=guests, witches=witches)
    scene.play("cadet 1, 1")
    assert scene.place(2, "chief") == "purple Baron 6"
    assert scene.place(2, "heir") == ("a chamber" if witch == "unused" else "dead")
    assert (scene.state.is_guest(1, 0), scene.state.is_guest(1, 1)) == (True, False)
    scene.play("cadet 1, 2", "* throw 2 and 3")
    assert scene.moves() == {"chief, 2", "chief, 3"}


def test_ba14_an_heir_who_is_no_guest_succeeds_as_none() -> None:
    """Not even in the attacker's territory."""
    theirs = {"chief": "Baron corner 1", "heir": "purple Baron 6"}
    scene = Scene(AHEAD, theirs, throw="1 and 2").play("cadet 1, 1")
    assert scene.place(2, "chief") == "purple Baron 6"
    assert not scene.state.is_guest(1, 0)


CONCERNED = {
    "cadet": ["cadet 1"],
    "two cadets": ["cadet 1", "cadet 2"],
    "chief": ["chief"],
    "heir": ["heir"],
}
"""The shields of a family that a deal brings home, if all are hostages."""
BOTH_WAYS = pytest.mark.parametrize("turn", [1, 2])
EACH_DEAL = pytest.mark.parametrize(("own", "theirs"), s.DEALS)


def captive(turn: int, own: list[str], theirs: list[str]) -> Scene:
    """The seat ``turn`` of two is to throw, and each has hostages: ``own`` are its shields."""
    places = [dict.fromkeys(own, HELD), dict.fromkeys(theirs, MINE)]
    if turn == 2:
        places = [dict.fromkeys(theirs, HELD), dict.fromkeys(own, MINE)]
    return Scene(*places, turn=turn)


def demands(scene: Scene) -> set[str]:
    """The exchanges that the seat to act may demand."""
    return {move for move in scene.moves() if move.startswith("exchange")}


@BOTH_WAYS
@EACH_DEAL
def test_ba21_a_deal_brings_home_just_who_is_named(own: str, theirs: str, turn: int) -> None:
    """Each to a chamber of its own castle; of Cadets the first; all others remain hostages."""
    scene = captive(turn, SHIELDS, SHIELDS)
    scene.play(f"exchange {own} for {theirs} of {3 - turn}")
    for seat, home in ((turn, CONCERNED[own]), (3 - turn, CONCERNED[theirs])):
        held = MINE if seat == 2 else HELD
        for shield in SHIELDS:
            assert scene.place(seat, shield) == ("a chamber" if shield in home else held)


@BOTH_WAYS
@EACH_DEAL
def test_ba21_a_deal_is_offered_where_all_are_held(own: str, theirs: str, turn: int) -> None:
    """Without one of its shields it is not."""
    deal = f"exchange {own} for {theirs} of {3 - turn}"
    mine, others = CONCERNED[own], CONCERNED[theirs]
    assert deal in demands(captive(turn, mine, others))
    assert deal not in demands(captive(turn, mine[1:], others))
    assert deal not in demands(captive(turn, mine, others[1:]))


@BOTH_WAYS
def test_ba21_no_other_deals_are_offered(turn: int) -> None:
    """Not even where all are held: a Chief or an Heir is not demanded for one Cadet."""
    offered = {f"exchange {own} for {theirs} of {3 - turn}" for own, theirs in s.DEALS}
    assert demands(captive(turn, SHIELDS, SHIELDS)) == offered


@pytest.mark.parametrize(
    ("shields", "more"),
    [
        (({"heir": HELD}, {}, {"heir": MINE}), {}),
        (({"heir": HELD}, {"heir": "the Dungeon of seat 3"}, {"heir": MINE}), {}),
        (({}, {"chief": MINE}, {"heir": HELD}, {}), {}),
        (({"heir": HELD}, {}, {}, {"heir": MINE}), {}),
        (({"heir": HELD}, {"heir": "purple Baron 6"}), {"guests": ["heir of 2"]}),
        (({"heir": HELD}, {"heir": MINE}), {"options": {"level": s.TYRO}}),
    ],
    ids=["third", "round", "for an ally", "with an ally", "guest", "tyro"],
)
def test_ba21_only_hostages_of_each_other_are_exchanged(
    shields: tuple[Places, ...], more: dict[str, Any]
) -> None:
    """Not those of a third family or an ally, no guest, and nobody among Tyros."""
    assert demands(Scene(*shields, **more)) == set()


OUT = {"chief": "green Baron 1", "heir": "green Baron 3", **DEAD_CADETS}
"""An empty castle."""


@pytest.mark.parametrize("alliance", [0, 1, 2])
def test_ba22_the_hostages_of_an_ally_are_freed_too(alliance: int) -> None:
    """Each goes to its own Chapel; hostages in another castle, and others' hostages, remain."""
    purple = {"cadet 1": "blue Baron 6", "cadet 2": "blue Baron 6", "cadet 3": HELD}
    red = {"chief": HELD, "cadet 4": HELD, "heir": "the Dungeon of seat 4"}
    green = {"cadet 1": MINE}
    options = {"alliance": alliance, "board": 0}
    scene = Scene(purple, OUT, red, green, options=options).play("free those held by 2")
    assert scene.place(1, "cadet 3") == "the Chapel"
    for shield in ("chief", "cadet 4"):
        assert scene.place(3, shield) == ("the Chapel" if alliance else HELD)
    assert scene.place(3, "heir") == "the Dungeon of seat 4"
    assert scene.place(4, "cadet 1") == MINE


def test_ba22_an_ally_may_be_half_of_the_barrier_and_all_who_are_freed() -> None:
    """The family to move need have no hostage there, only a shield on the spurs."""
    ally = {"cadet 1": "blue Baron 6", "chief": HELD, "cadet 2": HELD}
    scene = Scene({"cadet 1": "blue Baron 6"}, OUT, ally, {}).play("free those held by 2")
    assert scene.place(3, "chief") == scene.place(3, "cadet 2") == "the Chapel"
    assert scene.told()[-2:] == [
        "A freed C's Chief from B's Dungeon: it went to its Chapel.",
        "A freed C's Cadet 2 from B's Dungeon: it went to its Chapel.",
    ]
