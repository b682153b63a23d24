"""What a file of simulated games says of a game (`Game.summary`)."""

from __future__ import annotations

import json
from typing import Any

from tests.games.domus.scene import GAME, Scene, dice


def told(scene: Scene) -> dict[str, Any]:
    """The summary of a scene, as it is read from a file."""
    found: dict[str, Any] = json.loads(json.dumps(GAME.summary(scene.state)))
    return found


def test_the_way_the_winner_and_what_each_chose() -> None:
    points = {"Coronation": 4, "Great Embassy": 1, "Song of Praise": 2}  # 25, and the sun
    laid = {"seat 2": {**points, "coin 5": 1, "coin 3": 1}}
    scene = Scene("buying", turn="seat 2", round=9, laid=laid, flags=["Sheaf", "Sun"])
    scene.drawing("card Tournament").move("buy Tournament, pay 5, pay 3", "play Tournament")
    found = told(scene)
    assert (found["way"], found["winner"], found["rounds"]) == ("culture", 2, 9)
    assert (found["starter"], found["middle"]) == (1, "Forest")
    city = found["cities"][1]
    chosen = [city[part] for part in ("kingdom", "hero", "terrain", "flag")]
    assert chosen == ["High Tarn", "The Architect", "Hills", "Sun"]
    assert (city["points"], city["coins"], city["lord"]) == (28, 0, None)
    assert (city["bought"], city["played"], city["built"]) == (
        {"Tournament": 1},
        {"Tournament": 1},
        {},
    )


def test_what_is_built_and_discarded() -> None:
    built = Scene(hands={"seat 1": {"Market": 1}})
    built.move("play Market")
    assert told(built)["cities"][0]["built"] == {"Market": 1}
    assert told(built)["way"] is None
    thrown = Scene(hands={"seat 1": {"Market": 1}})
    thrown.move("discard Market")
    assert told(thrown)["cities"][0]["discarded"] == {"Market": 1}
    assert told(thrown)["cities"][0]["played"] == {}


def test_what_is_attacked_killed_and_destroyed() -> None:
    squads = {
        "seat 1": {
            "inner-city 2 A": ["Swordsman"],
            "inner-city 2 B": ["Spy"],
            "middle A": ["Knight"],
            "outer-city 2 A": ["Trebuchet"],
        },
        "seat 2": {"middle A": ["Archer", "Mage"]},
    }
    laid = {"seat 2": {"Market": 2}}
    scene = Scene("action", squads=squads, laid=laid, fallen={"seat 2": 3})
    scene.drawing(*dice(12, 2, 2, 12, 12, 2))
    scene.move("command inner-city 2 A, destroy Market", "command inner-city 2 B, kill the hero")
    scene.move(*["command middle A, attack middle A of seat 2"] * 2)
    scene.move("command outer-city 2 A, attack the walls")
    city = told(scene)["cities"][0]
    assert city["killed"] == {"The Architect": 1, "Archer": 1}
    assert city["destroyed"] == {"Market": 1}
    assert (city["attacks"], city["assaults"], city["attacks_won"]) == (2, 1, 2)


def test_an_estate_has_its_lord() -> None:
    squads = {"seat 1": {"inner-city 2 A": ["Knight"]}}
    alive = ["seat 1", "seat 3"]
    hands = {"seat 3": {"coin 1": 8}}
    scene = Scene("discarding", 3, turn="seat 3", squads=squads, alive=alive, hands=hands)
    scene.move("discard coin 1")
    assert [city["lord"] for city in told(scene)["cities"]] == [None, 1, None]
