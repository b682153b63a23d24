"""BA28 of Regency (Baronage Press): what ends the quiet, the amnesty and the draw."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.engine.state import CHANCE, OVER
from regalia.games.baronage import zones as z
from tests.games.baronage.scene import CASTLES, DEAD_CADETS, HELD, MINE, SHIELDS, Places, Scene

COUNTED: dict[str, Any] = {
    "quiet": 10,
    "amnesty": True,
    "thrown": {"seat 1": 30, "seat 2": 30},
}
"""Ten quiet throws since an amnesty."""
HELPED: dict[str, Any] = {"witches": {"seat 1": "waiting"}}
PAIR = {"cadet 1": "blue Baron 1", "cadet 2": "blue Baron 1"}
BARRIER = {"heir": "blue Baron 3", "cadet 1": "blue Baron 3"}
SHUT = {"cadet 1": "purple Baron 6", "cadet 2": "purple Baron 6"}
ONE_OUT = {"heir": HELD, **DEAD_CADETS}
ABROAD = {shield: f"red Baron {i + 1}" for i, shield in enumerate(SHIELDS[:5])}

Event = tuple[Places, Places, str, str, dict[str, Any]]
EVENTS: dict[str, Event] = {
    "out of a chamber": ({}, {}, "1 and 2", "heir, 1", {}),
    "out of the Chapel": ({"heir": "the Chapel"}, {}, "1 and 6", "heir, 6", {}),
    "escaped from a Dungeon": (
        {"chief": HELD, **ONE_OUT},
        {},
        "2 and 3",
        "witch chief, 3",
        HELPED | {"black": "4"},
    ),
    "out of a chamber with the Witch": (
        {},
        SHUT,
        "1 and 3",
        "witch heir, 3",
        HELPED | {"black": "2"},
    ),
    "into Sanctuary 1": ({"heir": "purple Baron 5"}, {}, "1 and 4", "heir, 1 in", {}),
    "into Sanctuary 2": ({"heir": "purple Earl 3"}, {}, "1 and 4", "heir, 1 in", {}),
    "into Sanctuary 3": ({"chief": "purple Duke 1"}, {}, "1 and 4", "chief, 1 in", {}),
    "through a Sanctuary": ({"heir": "purple Baron 5"}, {}, "1 and 4", "heir, 4 in", {}),
    "a pair into a Sanctuary": (
        dict.fromkeys(("cadet 1", "cadet 2"), "purple Baron 5"),
        {},
        "1 and 1",
        "jump cadet 1 and cadet 2 in",
        {},
    ),
    "carried into a Sanctuary": (
        {"chief": "purple Baron 5", **ONE_OUT},
        {},
        "2 and 3",
        "witch chief in, 2",
        HELPED | {"black": "1"},
    ),
    "carried to the gate and on into a Sanctuary": (
        {"chief": "purple Baron 4", **ONE_OUT},
        {},
        "2 and 3",
        "witch chief, 2 in",
        HELPED | {"black": "1"},
    ),
    "a capture": (
        {"chief": "purple Baron 7"},
        {"heir": "purple Baron 8"},
        "1 and 2",
        "chief, 1",
        {},
    ),
    "a wound": ({"chief": "red Baron 7"}, {"heir": "red Baron 8"}, "1 and 2", "chief, 1", {}),
    "a death": (
        {"chief": "purple Baron 11"},
        {"heir": "Baron corner 1"},
        "1 and 2",
        "chief, 1",
        {},
    ),
    "a pair's attack": (PAIR, BARRIER, "2 and 2", "jump cadet 1 and cadet 2", {}),
    "a release": ({}, {"cadet 1": MINE}, "", "release cadet of 2", {}),
    "an exchange": ({"heir": HELD}, {"heir": MINE}, "", "exchange heir for heir of 2", {}),
    "freeing": (
        {"cadet 1": "red Baron 6", "cadet 2": "red Baron 6", "heir": HELD},
        {**ABROAD, "cadet 3": "red Baron 8", "cadet 4": "red Baron 9"},
        "",
        "free those held by 2",
        {},
    ),
}
QUIET: dict[str, Event] = {
    "along the circuit": ({"chief": "purple Baron 8"}, {}, "1 and 2", "chief, 1, chief, 2", {}),
    "past the gate": ({"heir": "purple Baron 5"}, {}, "1 and 2", "heir, 1, heir, 2", {}),
    "out of a Sanctuary": ({"heir": "Sanctuary 1"}, {}, "1 and 2", "heir, 1, heir, 2", {}),
    "past an enemy": (
        {"chief": "purple Baron 7"},
        {"heir": "purple Baron 8"},
        "2 and 3",
        "chief, 2, chief, 3",
        {},
    ),
    "a pair's jump over a barrier": (PAIR, BARRIER, "4 and 4", "jump cadet 1 and cadet 2", {}),
    "an escalade": (
        dict.fromkeys(("cadet 1", "cadet 2", "cadet 3"), "blue Baron 2"),
        BARRIER,
        "2 and 3",
        "cadet 1, 3, cadet 1, 2",
        {},
    ),
    "a guest beside an enemy": (
        {"heir": "red Baron 6"},
        {"chief": "red Baron 8"},
        "2 and 3",
        "heir, 2, heir, 3",
        {"guests": ["heir of 1"]},
    ),
    "no move": ({"chief": "Sanctuary 3", **ONE_OUT}, {}, "2 and 5", "stay", {}),
    "carried along the circuit over an enemy": (
        {"chief": "blue Baron 3", **ONE_OUT},
        {"heir": "blue Baron 5"},
        "2 and 3",
        "witch chief, 2, chief, 3",
        HELPED | {"black": "2"},
    ),
    "a summons": ({"chief": HELD, **ONE_OUT}, {}, "", "summon the witch", {}),
}


def counts_after(event: Event) -> tuple[int, int]:
    """The quiet throws, and whether an amnesty was the last that happened, after a few moves."""
    own, theirs, throw, moves, more = event
    state = Scene(own, theirs, throw=throw, **COUNTED, **more).play(moves).state
    return state.cells[z.QUIET], state.cells[z.AMNESTY]


@pytest.mark.parametrize("event", EVENTS.values(), ids=EVENTS.keys())
def test_ba28_an_event_ends_the_quiet(event: Event) -> None:
    """The count begins anew, and another amnesty is possible."""
    assert counts_after(event) == (0, 0)


@pytest.mark.parametrize("event", QUIET.values(), ids=QUIET.keys())
def test_ba28_a_move_without_event_leaves_the_quiet(event: Event) -> None:
    """The throws are counted on, and the amnesty stands."""
    assert counts_after(event) == (10, 1)


def go_round(scene: Scene, throws: int) -> None:
    """Let the Chiefs go round the rank of Baron at equal distances, by 1 and 2 in each throw."""
    for _ in range(throws):
        if scene.state.to_act != CHANCE:
            scene.play("throw")
        scene.play("* throw 1 and 2", "chief, 1, chief, 2")


def chiefs_out(*families: str) -> list[dict[str, str]]:
    """Each family's Chief alone in its own territory."""
    return [{"chief": f"{family} Baron 8"} for family in families]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ba28_after_25_quiet_throws_a_family_amnesty_then_a_draw(seats: int) -> None:
    """Both come with the last of these throws, and not earlier."""
    shields = chiefs_out(*CASTLES[seats])
    shields[1]["cadet 1"] = MINE
    scene, limit = Scene(*shields), 25 * seats
    go_round(scene, limit - 1)
    assert scene.place(2, "cadet 1") == MINE
    go_round(scene, 1)
    assert scene.place(2, "cadet 1") == "the Chapel"
    go_round(scene, limit - 1)
    assert scene.state.to_act == CHANCE
    go_round(scene, 1)
    assert (scene.state.to_act, scene.state.cells[z.WINNER]) == (OVER, z.DRAWN)
    assert scene.told()[-1] == f"After {2 * limit} throws the game is drawn."


def counted(quiet: int, throws: int = 60) -> dict[str, Any]:
    """How many quiet throws there have been, and how many each of two seats has made."""
    return {"quiet": quiet, "thrown": {"seat 1": throws, "seat 2": throws}}


def test_ba28_an_amnesty_is_for_the_hostages_of_all() -> None:
    """Each goes to its own Chapel; a guest stays where it is."""
    mine, theirs = chiefs_out("purple", "red")
    mine |= {"cadet 1": HELD, "cadet 2": "red Baron 6"}
    theirs |= {"heir": MINE, "cadet 4": MINE}
    scene = Scene(mine, theirs, turn=2, guests=["cadet 2 of 1"], **counted(49))
    go_round(scene, 1)
    assert scene.place(1, "cadet 1") == "the Chapel"
    assert scene.place(2, "heir") == scene.place(2, "cadet 4") == "the Chapel"
    assert scene.place(1, "cadet 2") == "red Baron 6"
    assert scene.state.is_guest(0, 3)


def test_ba28_with_nobody_to_free_there_is_a_draw_at_once() -> None:
    """No amnesty comes before it."""
    scene = Scene(*chiefs_out("purple", "red"), **counted(49))
    go_round(scene, 1)
    assert scene.state.cells[z.WINNER] == z.DRAWN


def test_ba28_an_event_after_an_amnesty_makes_another_possible() -> None:
    """A capture begins the count anew, and who was captured is freed at its end."""
    mine, theirs = chiefs_out("purple", "red")
    mine["cadet 1"] = "purple Baron 7"
    theirs |= {"cadet 1": MINE, "cadet 2": "purple Baron 9"}
    scene = Scene(mine, theirs, turn=2, **counted(49))
    go_round(scene, 1)
    assert scene.place(2, "cadet 1") == "the Chapel"
    scene.play("* throw 1 and 2", "cadet 1, 2, cadet 1, 1")
    go_round(scene, 49)
    assert scene.place(2, "cadet 2") == MINE
    go_round(scene, 1)
    assert scene.place(2, "cadet 2") == "the Chapel"


def test_ba28_an_extra_throw_counts_and_is_judged_when_it_is_played_out() -> None:
    """A double's next throw is the fiftieth: the amnesty waits for its second die."""
    mine, theirs = chiefs_out("purple", "red")
    scene = Scene(mine, {**theirs, "heir": MINE}, **counted(48))
    scene.play("throw", "* throw 2 and 2", "chief, 2, chief, 2")
    scene.play("throw", "* throw 1 and 2", "chief, 1")
    assert scene.place(2, "heir") == MINE
    scene.play("chief, 2")
    assert scene.place(2, "heir") == "the Chapel"


@pytest.mark.parametrize("cards", [0, 1])
def test_ba28_the_two_thousandth_throw_is_the_last(cards: int) -> None:
    """A card counts as a throw, and events put off nothing."""
    more: dict[str, Any] = {"options": {"cards": cards}, "turn": 2}
    scene = Scene({}, {}, thrown={"seat 1": 1000, "seat 2": 998}, **more)
    throw = "play 1 and 2" if cards else "* throw 1 and 2"
    scene.play(throw, "heir, 1, heir, 2")
    assert scene.state.cells[z.WINNER] < 0
    scene = Scene({}, {}, thrown={"seat 1": 1000, "seat 2": 999}, **more)
    scene.play(throw, "heir, 1, heir, 2")
    assert scene.state.cells[z.WINNER] == z.DRAWN
