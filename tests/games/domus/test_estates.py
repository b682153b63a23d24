"""Cities that fall, and conquest (DR16, DR03)."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from tests.games.domus.scene import GAME, Scene

INSIDE = {"seat 1": {"inner-city 2 A": ["Knight"]}}


def ending(seats: int = 3, **parts: Any) -> Scene:
    """The last seat is about to end its turn with a discard; then seat 1's begins."""
    last = f"seat {seats}"
    given: dict[str, Any] = {
        "squads": INSIDE,
        "alive": ["seat 1", *[f"seat {n}" for n in range(3, seats + 1)]],
    }
    hands = {**parts.pop("hands", {}), last: {"coin 1": 8}}
    scene = Scene("discarding", seats, turn=last, hands=hands, **{**given, **parts})
    return scene


def lords(scene: Scene) -> list[int]:
    return [int(scene.state.cells[z.LORDS + seat]) for seat in range(scene.state.seats)]


def test_dr16_a_city_without_hero_and_defender_becomes_an_estate() -> None:
    scene = ending()
    scene.move("discard coin 1")
    assert lords(scene) == [-1, 0, -1]
    assert scene.turn() == 1
    assert "S2's city became S1's estate." in scene.story()


@pytest.mark.parametrize(
    "parts",
    [
        {"alive": ["seat 1", "seat 2", "seat 3"]},
        {"squads": {**INSIDE, "seat 2": {"inner-city 2 B": ["Archer"]}}},
        {"squads": {"seat 1": {"inner-city 2 A": ["Spy", "Spy"]}}},
        {"squads": {"seat 1": {"outer-city 2 A": ["Knight"]}}},
    ],
)
def test_dr16_a_hero_a_defender_or_spies_alone_keep_it_free(parts: dict[str, Any]) -> None:
    scene = ending(**parts)
    scene.move("discard coin 1")
    assert lords(scene) == [-1, -1, -1]


def test_dr16_what_becomes_of_all_that_is_in_it() -> None:
    scene = ending(
        laid={
            "seat 1": {"coin 1": 18},
            "seat 2": {
                **{"coin 10": 1, "coin 3": 2, "Theatre": 2, "Tournament": 1},
                **{"The Lighthouse": 1, "Coinage": 1, "Chancellor": 1},
            },
        },
        store={**{"Market": 2, "School": 1, "Harbour": 1, "Foundry": 1}},
        hands={"seat 2": {"Archer": 1, "Knight": 1}},
        squads={
            "seat 1": {"inner-city 2 A": ["Knight"], "middle A": ["Spy"], "middle B": ["Mage"]},
            "seat 2": {"middle A": ["Archer"], "outer-city 2 A": ["Pikeman"]},
            "seat 3": {"outer-city 2 B": ["Spearman"]},
        },
    )
    scene.settle()
    scene.move("discard coin 1")
    assert scene.state.coin_cards(0) == 20
    assert scene.state.treasury(0) == 18 + 10 + 3
    assert scene.city(1).endswith("Theatre, Theatre")
    assert scene.city(2) == ""
    gone = scene.names([scene.state.cells[z.GONE + card] for card in range(GAME.kinds)])
    assert gone == "Coinage, Knight, Tournament, The Lighthouse, Chancellor"
    assert scene.state.cells[z.LOST + GAME.first_unit + 2] == 1, "the Archer, unseen"
    assert scene.pile().split(", ").count("Archer") == 1
    assert "coin 3" in scene.pile()
    assert scene.buried("military") == ["Pikeman"]
    assert scene.squads(1) == {"middle A": ["Knight", "Spy"], "middle B": ["Mage"]}
    assert scene.squads(3) == {"middle A": ["Spearman"]}


def test_dr16_an_estate_counts_no_victory_points() -> None:
    scene = ending(flags=["Sheaf", "Sun", "Key"])
    assert scene.state.points(1) == 1, "the sun"
    scene.move("discard coin 1")
    assert scene.state.scores()[1] == scene.seen().victory_points[1] == 0


def test_dr16_a_spy_beside_another_unit_takes_a_city() -> None:
    scene = ending(squads={"seat 1": {"inner-city 2 A": ["Spy", "Knight"]}})
    scene.move("discard coin 1")
    assert lords(scene) == [-1, 0, -1]


def test_dr16_estates_pass_on_and_the_city_is_closed() -> None:
    scene = ending(
        4,
        alive=["seat 1", "seat 4"],
        estates={"seat 3": "seat 2"},
    )
    scene.move("discard coin 1")
    assert lords(scene)[1:3] == [0, 0]


def test_dr16_at_four_seats_the_last_free_city_yields() -> None:
    scene = ending(4, alive=["seat 1", "seat 4"], estates={"seat 3": "seat 1"})
    scene.move("discard coin 1")
    assert lords(scene) == [-1, 0, 0, 0]
    assert scene.over()
    assert scene.state.cells[z.WAY] == s.CONQUEST


def test_dr03_the_last_with_a_free_city_wins_by_conquest() -> None:
    scene = ending(2, alive=["seat 1"], hands={"seat 2": {"coin 1": 8}})
    scene.move("discard coin 1")
    assert scene.over()
    assert (scene.state.cells[z.WAY], scene.state.cells[z.WINNER]) == (s.CONQUEST, 0)


def test_dr27_who_takes_the_last_city_wins_by_conquest_whatever_coins_it_brings() -> None:
    laid = {"seat 1": {"coin 10": 3, "coin 5": 8}, "seat 2": {"coin 10": 2}}
    scene = ending(2, alive=["seat 1"], laid=laid)
    scene.move("discard coin 1")
    assert scene.state.treasury(0) >= GAME.edition.mercantile
    assert scene.state.cells[z.WAY] == s.CONQUEST
    assert scene.state.ranks() == [1, 2]
