"""`imagine` against enumeration: all worlds that agree with a seat's facts come equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

from librt.random import Random

from regalia.games.christina import zones as z
from regalia.games.christina.rules import ChristinaState
from tests.contract.cases import imagined as typed_world
from tests.contract.checks import fits
from tests.games.christina.scene import BLACK, BLUE, GREEN, PURPLE, RED, Scene, usual_scene
from tests.zones import zone

WORLDS = 4000


def imagined(scene: Scene, seat: int) -> list[ChristinaState]:
    rng = Random(1)
    return [typed_world(scene.state, seat - 1, rng) for _ in range(WORLDS)]


def assert_equally_often(
    found: Sequence[tuple[int, ...]], expected: Sequence[tuple[int, ...]]
) -> None:
    """Assert that exactly the expected worlds came up, equally often."""
    numbers: dict[tuple[int, ...], int] = {world: number for number, world in enumerate(expected)}
    counts = Counter(numbers[world] for world in found)
    fits(counts, list(range(len(expected))), [1] * len(expected))


def test_ch21_one_rival_is_any_other_colour() -> None:
    worlds = imagined(usual_scene("blue red"), 1)
    expected = [(BLUE, other) for other in (RED, GREEN, BLACK, PURPLE)]
    assert_equally_often([tuple(zone(world, z.FACTION)) for world in worlds], expected)


def test_ch21_rivals_are_any_others_in_any_order() -> None:
    worlds = imagined(usual_scene("blue red green"), 2)
    expected = [(a, RED, b) for a, b in permutations((BLUE, GREEN, BLACK, PURPLE), 2)]
    assert_equally_often([tuple(zone(world, z.FACTION)) for world in worlds], expected)


def test_ch21_a_learned_colour_stays() -> None:
    scene = usual_scene("blue red green").move("assassinate 2 by silver as black")
    worlds = imagined(scene, 1)
    expected = [(BLUE, RED, other) for other in (GREEN, BLACK, PURPLE)]
    assert_equally_often([tuple(zone(world, z.FACTION)) for world in worlds], expected)
    assert all(world.attempt_guess(0, 1) == BLACK for world in worlds)


def test_ch21_after_a_failure_another_seats_guess_is_any_but_the_victims_colour() -> None:
    scene = usual_scene("blue red green").move("assassinate 2 by silver as black")
    worlds = imagined(scene, 3)
    expected = [
        (a, b, guess)
        for a, b in permutations((BLUE, RED, BLACK, PURPLE), 2)
        for guess in range(5)
        if guess != b
    ]
    found = [(zone(w, z.FACTION)[0], zone(w, z.FACTION)[1], w.attempt_guess(0, 1)) for w in worlds]
    assert_equally_often(found, expected)


def test_ch21_after_a_success_another_seats_guess_is_the_victims_colour() -> None:
    scene = usual_scene("blue red green").move("assassinate 2 by silver as red")
    worlds = imagined(scene, 3)
    expected = list(permutations((BLUE, RED, BLACK, PURPLE), 2))
    assert_equally_often([(zone(w, z.FACTION)[0], zone(w, z.FACTION)[1]) for w in worlds], expected)
    assert all(w.attempt_guess(0, 1) == zone(w, z.FACTION)[1] for w in worlds)


def test_ch21_a_received_guess_is_known_and_proves_nothing_of_its_assassin() -> None:
    scene = usual_scene("blue red green").move("assassinate 2 by silver as black")
    worlds = imagined(scene, 2)
    expected = [(a, RED, b) for a, b in permutations((BLUE, GREEN, BLACK, PURPLE), 2)]
    assert_equally_often([tuple(zone(world, z.FACTION)) for world in worlds], expected)
    assert all(world.attempt_guess(0, 1) == BLACK for world in worlds)


def test_ch06_five_seats_leave_no_colour_over() -> None:
    worlds = imagined(usual_scene("blue red green black purple"), 1)
    expected = [(BLUE, *rest) for rest in permutations((RED, GREEN, BLACK, PURPLE))]
    assert_equally_often([tuple(zone(world, z.FACTION)) for world in worlds], expected)
