"""Each seat's chance to win, as a search estimates it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.domus.scene import Scene


def chances(**parts: Any) -> list[float]:
    """The chances of three seats in the action step of seat 1."""
    squads: dict[str, Any] = {"seat 1": {"middle A": ["Spearman"]}}
    found = Scene("action", 3, **{"squads": squads, **parts}).state.estimate()
    assert sum(found) == pytest.approx(1.0)
    return found


def test_what_helps_on_a_road_raises_the_chance() -> None:
    before = chances()[1]
    tower = {"Market": 2, "Theatre": 1, "Star Forts": 1}
    for parts in (
        {"laid": {"seat 2": {"Tournament": 2}}},
        {"laid": {"seat 2": {"coin 10": 2}}},
        {"laid": {"seat 2": {"Harbour": 1}}},
        {"squads": {"seat 1": {"middle A": ["Spearman"]}, "seat 2": {"middle A": ["Knight"]}}},
        {"hands": {"seat 2": {"Archer": 2}}},
        {"fallen": {"seat 1": 2}},
    ):
        assert chances(store=tower, **parts)[1] > before, parts


def test_who_is_out_has_no_chance_and_its_lord_a_better_one() -> None:
    alive = ["seat 1", "seat 3"]
    found = chances(estates={"seat 2": "seat 1"}, alive=alive)
    assert found[1] == 0.0
    assert found[0] > chances(alive=alive)[0] + 0.2


def test_coins_count_nothing_with_a_golden_age() -> None:
    golden = {"Golden Age": 1}
    rich = chances(laid={"seat 2": {**golden, "coin 10": 3}})
    assert rich == chances(laid={"seat 2": golden})
