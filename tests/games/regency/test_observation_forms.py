"""The fields of an observation by name and as a tensor."""

from __future__ import annotations

from typing import Any

import pytest
from librt.random import Random

from regalia.engine.observation import observation
from regalia.engine.state import OVER
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.observation import RegencyObservation
from tests.contract.cases import any_action
from tests.games.regency.scene import CARDS, GAME, WORDS, Scene, full
from tests.zones import zone


def floats_of(scene: Scene, viewer: int, field: str) -> list[float]:
    """A field in the tensor of the holder of a seat, counted from 1."""
    seats = scene.state.seats
    tensor = GAME.tensor(GAME.observation_row(scene.state, (viewer - 1,)), seats, viewer - 1)
    floats = memoryview(tensor).cast("B").cast("f")[GAME.layout(seats).slices()[field]]
    return [float(one) for one in floats]


def test_what_is_drawn_next_is_given_by_name() -> None:
    state = GAME.new(3)
    while state.top() != s.REFILL and state.top() != s.DEALING:
        state.apply(state.sample(Random(1)) if state.to_act < 0 else state.legal()[0])
    by_name = GAME.layout(3).to_json(GAME.observation(state, ()), WORDS.names)
    starter = by_name["starter"]
    assert by_name["drawing"] == [
        {"frame": "refill", "seat": starter},
        {"frame": "dealing", "seat": starter, "dealing_made": 0},
    ]
    draws = GAME.layout(3).field("draws")
    assert (draws.axes, draws.names[1][0]) == (("domain", "counter"), "events")


def test_who_passed_for_a_tithe_is_counted_from_the_viewer_on() -> None:
    scene = full("Tithe", "Favour, Refuse", "Barter").do("play Tithe").move("give Refuse")
    assert [floats_of(scene, viewer, "passed") for viewer in (1, 2, 3)] == [
        [0, 1, 0],
        [1, 0, 0],
        [0, 0, 1],
    ]


def test_events_drawn_for_homage_are_no_seats() -> None:
    drawing = ["Tithe", "Favour"]
    scene = Scene("Receive Homage", "", "", drawing=drawing).do("play Receive Homage")
    kinds = s.KINDS + 2  # each kind, then none, then unseen
    unseen = [0.0] * s.KINDS + [0.0, 1.0]
    assert [floats_of(scene, viewer, "homage") for viewer in (2, 3)] == [unseen * 2] * 2
    own = floats_of(scene, 1, "homage")
    assert (own.index(1), own.index(1, kinds) - kinds) == (s.TITHE, s.FAVOUR)
    layout = GAME.layout(3)
    by_name = [layout.to_json(scene.seen(viewer), WORDS.names)["homage"] for viewer in (1, 2)]
    assert by_name == [["Tithe", "Favour"], ["unseen", "unseen"]]
    values = layout.field("homage").values
    assert [values[kind] for kind in scene.seen(2).homage] == ["unseen"] * 2
    scene.move("keep Tithe")
    assert [values[kind] for kind in scene.seen(2).homage] == ["none"] * 2
    assert layout.to_json(scene.seen(2), WORDS.names)["homage"] == [None, None]


def arrivals(count: int) -> list[dict[str, Any]]:
    """Frames of seats that are to assign a citizen each."""
    here = Scene("", "").state
    free = [
        name
        for citizen, name in enumerate(CARDS.citizens)
        if zone(here, z.CITIZEN_DECK)[citizen] and not here.is_simple(citizen)
    ]
    return [
        {"frame": "arrival", "seat": f"seat {seat + 1}", "arrival_citizen": free[seat]}
        for seat in range(count)
    ]


def draws(count: int) -> list[dict[str, Any]]:
    """Frames of seats that are to draw events at the end of a turn."""
    drawing = {"frame": "draws", "draws_left": 2, "draws_way": "to hand"}
    frames = [{**drawing, "seat": f"seat {number % 5 + 1}"} for number in range(count)]
    return [{"frame": "ending", "seat": "seat 2"}, *frames]


@pytest.mark.parametrize(
    ("under_way", "field", "listed"),
    [
        (arrivals(5), "arriving", [("seat", 3), ("seat", 4)]),
        (draws(3), "drawing", [("ending", 1), ("draws", 0), ("draws", 1), ("draws", 2)]),
        (draws(9), "drawing", [("draws", 0), ("draws", 1), ("draws", 2), ("draws", 3)]),
    ],
)
def test_an_observation_lists_the_latest_of_more_frames_and_play_goes_on(
    under_way: list[dict[str, Any]], field: str, listed: list[tuple[str, int]]
) -> None:
    state = GAME.position({"seats": 5, "turn": "seat 2", "under_way": under_way})
    layout, seen = GAME.layout(5), observation(state, ())
    assert isinstance(seen, RegencyObservation)
    rows: Any = layout.to_json(seen, WORDS.names)[field]
    assert [(row.get("frame", "seat"), row["seat"]) for row in rows] == listed
    assert GAME.load(state.dump()).dump() == state.dump()
    rng = Random(2)
    for _ in range(120):
        if state.to_act == OVER:
            break
        for mine in ((), (0,), (1, 4)):
            layout.flat(observation(state, mine))
        state.apply(any_action(state, rng))
        assert state.audit() == ""
    assert state.depth() < len(under_way)
