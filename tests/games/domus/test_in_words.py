"""What people read of Domus Regnatrix: choices, questions, refusals and the table in words."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.engine.observation import observation
from regalia.engine.words import Section, name_seats
from regalia.games.domus import schema as s
from tests.games.domus.scene import GAME, STORE, Scene, number
from tests.games.scripted_game import ScriptedGame

WAR = {
    "seat 1": {
        "outer-city 1 A": ["Swordsman", "Archer"],
        "outer-city 2 A": ["Mage"],
        "inner-city 2 A": ["Spy"],
        "middle A": ["Pikeman"],
    },
    "seat 2": {"outer-city 2 B": ["Swordsman"], "middle B": ["Knight"]},
}
CITY = {"seat 2": {"Market": 1, "Chancellor": 1}}


def labels(scene: ScriptedGame) -> list[str]:
    """The labels of the legal actions."""
    return [scene.words.label(scene.state, action) for action in scene.state.legal()]


def prompt(scene: ScriptedGame) -> str:
    return scene.words.prompt(scene.state, scene.state.to_act)


def things(scene: ScriptedGame) -> list[str]:
    """The things at which the page shows the legal actions."""
    return [scene.words.at(scene.state, action) for action in scene.state.legal()]


def test_the_choices_of_setting_up() -> None:
    game = ScriptedGame(GAME.position({"seats": 2, "starter": "seat 1"}))
    assert prompt(game) == "Choose a kingdom."
    assert labels(game)[0] == "Kingdom Vale of Orrin"
    for part, text in (("hero", "kingdom High Tarn"), ("terrain", "hero The Envoy")):
        game.begin(text)
        assert prompt(game) == f"Choose a {part}."
    game.begin("terrain Hills")
    assert prompt(game) == "Choose a flag."
    assert things(game)[:2] == ["flag-0", "flag-1"]


def test_the_choices_of_buying_and_paying() -> None:
    scene = Scene("buying", laid={"seat 1": {"coin 5": 1, "coin 3": 1}})
    assert prompt(scene) == "Buy a card from the store, or draw one."
    assert "Buy Tournament for 8" in labels(scene)
    assert labels(scene)[-1] == "Draw from the main deck"
    assert f"store-{number('Tournament')}" in things(scene)
    assert things(scene)[-1] == "deck-0"
    scene.begin("buy Tournament")
    assert prompt(scene) == "Pay 8 for Tournament: with which coins?"
    assert labels(scene) == ["Pay with a coin of 3", "Pay with a coin of 5"]
    rest = [s.PAY, s.PAY + 1, s.PAY]
    assert scene.words.brief(scene.state, rest) == "Pay with 2 coins of 1 and a coin of 3"
    assert things(scene) == ["coin-1", "coin-2"]


def test_the_choices_of_trade() -> None:
    scene = Scene(
        "trading",
        laid={"seat 1": {"Market": 1}, "seat 2": {"Market": 1}},
        hands={"seat 1": {"Archer": 1}, "seat 2": {"Mage": 1}},
    )
    assert prompt(scene) == "With whom do you trade?"
    assert labels(scene) == ["Trade with seat 2", "No trade"]
    scene.begin("trade with seat 2")
    assert prompt(scene) == "Which cards do you offer, and for which cards?"
    assert labels(scene) == ["Give Archer"]
    scene.begin("give Archer, for Mage")
    assert labels(scene)[-1] == "Propose"
    scene.begin("propose")
    assert prompt(scene) == "Do you accept the trade?"
    assert labels(scene) == ["Accept", "Decline"]


def test_the_choices_of_playing_and_discarding() -> None:
    scene = Scene(hands={"seat 1": {"Archer": 1, "Recruiter": 1}}, discards={"Spy": 1})
    archer = number("Archer")
    assert prompt(scene) == "Play a card, or discard one."
    assert labels(scene)[:2] == ["Play Recruiter", "Play Archer"]
    assert f"hand-{archer}" in things(scene)
    assert f"drop-{archer}" in things(scene)
    scene.begin("play Archer")
    assert prompt(scene) == "You play Archer: where, or at what?"
    assert labels(scene) == ["To your inner-city"]
    more = Scene(hands={"seat 1": {"coin 1": 1}}, card_left=False, coins_left=1)
    assert (prompt(more), labels(more)) == ("You may play more.", ["Play a coin of 1", "Done"])
    take = Scene(hands={"seat 1": {"Recruiter": 1}}, discards={"Spy": 1}).move("play Recruiter")
    assert prompt(take) == "Which unit do you take from the discard pile?"
    assert labels(take) == ["Take Spy", "Take no more"]
    assert things(take)[0] == f"discards-{number('Spy')}"
    take.begin("take Spy")
    assert prompt(take) == "Where does Spy go?"
    full = Scene("discarding", hands={"seat 1": {"Archer": 7, "Knight": 2}})
    assert prompt(full) == "Discard down to 8 cards."
    assert things(full) == [f"hand-{archer}", f"hand-{number('Knight')}"]


def test_the_choices_of_a_support() -> None:
    herald = Scene(hands={"seat 1": {"Herald": 1}})
    herald.begin("play Herald")
    assert labels(herald) == ["Take Song of Praise", "Take Tournament"]
    assert things(herald)[1] == f"store-{number('Tournament')}"
    spoiled = Scene(hands={"seat 1": {"Saboteur": 1}}, laid=CITY, store={"Theatre": 1})
    spoiled.settle()
    spoiled.begin("play Saboteur")
    assert labels(spoiled) == ["At seat 2"]
    spoiled.begin("at seat 2")
    assert labels(spoiled) == ["Destroy Market"]
    assert things(spoiled) == [f"laid-1-{number('Market')}"]


def test_whoever_ends_the_turn_by_a_card_and_loses_the_city_is_warned() -> None:
    squads = {"seat 1": {"inner-city 2 B": ["Knight"]}}
    scene = Scene(
        "playing",
        turn="seat 2",
        hands={"seat 2": {"Coinage": 1, "Archer": 1}},
        squads=squads,
        alive=["seat 1"],
        fallen={"seat 2": 4},
    )
    choices = zip(labels(scene), scene.state.legal(), strict=True)
    falls = "Your city falls to seat 1 then."
    assert {label: scene.words.warning(scene.state, action) for label, action in choices} == {
        "Play Coinage": falls,
        "Discard Coinage": falls,
        "Discard Archer": falls,
        "Play Archer": "",
    }


def test_whoever_may_lose_their_city_is_warned_of_the_first_who_comes() -> None:
    home = {"inner-city 2 A": ["Pikeman"]}
    enemies = {f"seat {n}": {"inner-city 2 B": ["Knight"], "middle A": ["Spy"]} for n in (1, 3)}
    for there, alive, warning in (
        ((1, 3), (1, 3), "Your city falls to seat 3 then."),
        ((1,), (1, 3), "Your city may fall to seat 1, as nobody defends it then."),
        ((1, 3), (1, 2, 3), ""),
    ):
        squads = {"seat 2": home, **{f"seat {n}": enemies[f"seat {n}"] for n in there}}
        parts = {"alive": [f"seat {n}" for n in alive], "fallen": {"seat 2": 4}}
        scene = Scene("action", seats=3, turn="seat 2", squads=squads, **parts)
        assert scene.words.warning(scene.state, s.DONE) == ""
        before = scene.state.copy()
        squad = scene.read("command inner-city 2 A, top 1")
        scene.begin("command inner-city 2 A, top 1")
        for to in scene.state.legal():
            assert scene.words.warning(scene.state, to) == warning
            assert scene.words.warnings(before, [*squad, to]) == warning, "by one press, too"
    parts = {"alive": ["seat 1", "seat 3"], "fallen": {"seat 2": 4}}
    squads = {"seat 1": enemies["seat 1"], "seat 2": {"outer-city 2 A": ["Pikeman"]}}
    scene = Scene("action", seats=3, turn="seat 2", squads=squads, **parts)
    scene.begin("command outer-city 2 A, top 1")
    for to in scene.state.legal():
        assert scene.words.warning(scene.state, to) == "", "nobody defended it before"


def test_the_choices_of_the_action() -> None:
    scene = Scene("action", squads=WAR, laid=CITY, fallen={"seat 2": 1}, store=store("Court Poet"))
    assert prompt(scene) == "Move your units, or attack."
    assert labels(scene) == [
        "Command Pikeman in the middle",
        "Command Swordsman in your outer-city",
        "Command Spy in seat 2's inner-city",
        "Command Mage in seat 2's outer-city",
        "Done",
    ]
    assert things(scene)[1] == "army-24"
    scene.begin("command outer-city 1 A")
    assert prompt(scene) == "What does Swordsman in your outer-city do?"
    assert labels(scene) == ["Move the top unit", "Move the top 2 units"]
    scene.begin("top 2")
    assert prompt(scene) == "Where do the top 2 units of Swordsman in your outer-city go?"
    assert labels(scene)[:2] == ["Onto Pikeman in the middle", "To the middle, as a second squad"]
    assert things(scene)[1] == "army-4"


def test_the_choices_of_a_squad_abroad() -> None:
    scene = Scene("action", squads=WAR, laid=CITY, fallen={"seat 2": 1}, store=store("Court Poet"))
    scene.begin("command outer-city 2 A")
    assert labels(scene) == [
        "Move the top unit",
        "Attack seat 2's Swordsman in seat 2's outer-city",
        "Attack the walls",
    ]
    assert things(scene)[1:] == ["army-53", "walls-1"]
    inside = Scene("action", squads=WAR, laid=CITY, fallen={"seat 2": 1}, store=store("Court Poet"))
    inside.begin("command inner-city 2 A")
    assert labels(inside)[:3] == ["Destroy Market", "Destroy Chancellor", "Kill the hero"]
    laid = [f"laid-1-{number(name)}" for name in ("Market", "Chancellor")]
    assert things(inside)[:3] == [*laid, "hero-1"]


def test_the_choices_of_riders_and_of_rearranging() -> None:
    scene = Scene("action", squads={"seat 1": {"outer-city 1 A": ["Knight"]}})
    scene.move("command outer-city 1 A, top 1, to middle A")
    assert prompt(scene) == "Knight in the middle may go one space further, or stay."
    assert labels(scene)[-1] == "Stay; your turn ends then, as no unit can do more"
    order = Scene("rearranging", squads=WAR)
    assert prompt(order) == "Rearrange your squads."
    assert labels(order) == ["Rearrange Swordsman in your outer-city", "Done"]
    assert things(order)[0] == "army-24"
    order.begin("arrange outer-city 1 A")
    assert prompt(order) == "Which unit do you take?"
    assert labels(order) == ["Take Swordsman", "Take Archer"]
    order.begin("lift Archer")
    assert prompt(order) == "On top of which squad?"


def test_two_squads_with_the_same_top_unit_are_told_apart() -> None:
    squads = {"seat 1": {"outer-city 1 A": ["Spy", "Mage"], "outer-city 1 B": ["Spy"]}}
    scene = Scene("action", squads=squads)
    assert labels(scene)[:2] == [
        "Command Spy (first squad) in your outer-city",
        "Command Spy (second squad) in your outer-city",
    ]
    other = {"seat 1": {"outer-city 1 A": ["Mage"], "outer-city 1 B": ["Spy"]}}
    assert labels(Scene("action", squads=other))[:2] == [
        "Command Mage in your outer-city",
        "Command Spy in your outer-city",
    ]


def test_a_draw_of_several_is_asked_about() -> None:
    scene = Scene("buying", laid={"seat 1": {"Writing": 1}}, drawing=["card Spy", "card coin 5"])
    scene.move("draw")
    assert prompt(scene) == "Which of these two cards goes to the discard pile? You keep the other."


def test_of_three_drawn_cards_two_are_asked_about() -> None:
    scene = Scene(
        "buying",
        laid={"seat 1": {"Writing": 1, "The Great Library": 1}},
        drawing=["card coin 3", "card Builder", "card coin 3"],
    )
    scene.move("draw")
    asked = "You keep one of these 3 cards. Which goes to the discard pile first?"
    assert prompt(scene) == asked


def test_seats_in_labels_are_named() -> None:
    scene = Scene("action", squads=WAR)
    found = name_seats(labels(scene)[2], ["You", "Bengt"])
    assert found == "Command Spy in Bengt's inner-city"


@pytest.mark.parametrize(
    ("step", "parts", "move", "reason"),
    [
        ("buying", {}, "buy Tournament", "Tournament costs 8, and your treasury holds 0"),
        ("buying", {}, "buy Harbour", "Harbour is not in the store"),
        ("playing", {}, "play Archer", "You have no Archer in your hand"),
        ("playing", {"laid": {"seat 1": {"Coinage": 1}}}, "play Coinage", "Coinage is in your li"),
        ("playing", {"laid": {"seat 1": {"coin 1": 20}}}, "play coin 1", "Your treasury is full"),
        ("playing", {"card_left": False, "units_left": 1}, "play Scholar", "You have played your"),
        ("action", {"squads": WAR}, "command walls 1 A", "You have no squad there"),
        (
            "action",
            {"squads": WAR, "spent": ["middle A"]},
            "command middle A",
            "That squad is",
        ),
    ],
)
def test_a_refusal_gives_the_reason(
    step: str, parts: dict[str, Any], move: str, reason: str
) -> None:
    hands = {"seat 1": {"coin 1": 1, "Coinage": 1, "Scholar": 1, "Spy": 1}}
    scene = Scene(step, **{"hands": hands, **parts})
    assert scene.refused(move).startswith(reason)


def test_a_refusal_without_a_reason_says_what_is_possible() -> None:
    scene = Scene("buying")
    assert scene.refused("done").endswith("possible: draw.")


def store(*without: str) -> dict[str, int]:
    """The store of a scene without some cards and with others of their deck instead."""
    kept = {name: count for name, count in STORE.items() if name not in without}
    return {**kept, "Foundry": 1}


def told(scene: Scene, *seats: int) -> dict[str, list[str]]:
    """The table in words for a viewer, by section."""
    mine = tuple(seat - 1 for seat in seats)
    sections: list[Section] = GAME.words.describe(observation(scene.state, mine), ["You", "Bo"])
    return {section.title: section.lines for section in sections}


def test_the_table_in_words() -> None:
    scene = Scene(
        squads={"seat 1": {"outer-city 2 A": ["Mage", "Archer"]}},
        laid={"seat 1": {"Coinage": 1, "coin 3": 2}, "seat 2": {"Song of Praise": 1}},
        hands={"seat 1": {"Spy": 1}, "seat 2": {"Knight": 1, "Spy": 1}},
        fallen={"seat 2": 1},
        alive=["seat 1"],
        discards={"Archer": 2},
        buried={"military": ["Mage", "Knight"]},
        store={**STORE, "Song of Praise": 2},
    )
    table = told(scene, 1)
    lines = table["The table"]
    assert lines[:3] == ["Round: 1", "Turn: You, playing", "Middle: Forest"]
    assert lines[3].startswith("Store: 2 Pikeman for 2, Knight for 4, ")
    assert lines[4].startswith(f"Unseen: main {scene.seen().deck_sizes[0]}, military ")
    assert lines[5:7] == ["Under the military deck: Mage and Knight", "Discards: 2 Archer"]
    assert lines[7] == "Mint: 10 of 1, 6 of 3, 4 of 5, 0 of 10"
    assert table["You"] == [
        "Chosen: Harth Marches, The Old Queen, Plain, Sheaf",
        "Victory points: 2 of 28",
        "Coins: 6 of 80 (3 + 3)",
        "City: Coinage",
        "Walls: 7, 6, 4, 3",
        "Bo's outer-city: Mage, Archer",
        "Hand: Spy",
    ]
    assert table["Bo"] == [
        "Chosen: High Tarn, The Architect (dead), Hills, Quill",
        "Victory points: 1 of 28",
        "Coins: 0 of 80",
        "City: Song of Praise",
        "Walls: 6, 4, 2",
        "Hand: 2 cards, among them Knight",
    ]


def test_the_store_in_words_has_the_prices_of_its_reader() -> None:
    kingdoms = ["Vale of Orrin", "High Tarn"]
    scene = Scene("buying", kingdoms=kingdoms)
    assert "2 Tournament for 7" in told(scene, 1)["The table"][3]
    assert "2 Tournament for 8" in told(scene, 2)["The table"][3]
    assert "2 Tournament for 8" in told(scene)["The table"][3]


def test_an_estate_in_words() -> None:
    scene = Scene("buying", 3, estates={"seat 3": "seat 2"}, alive=["seat 1", "seat 2"])
    sections = GAME.words.describe(observation(scene.state, ()), ["Al", "Bo", "Cy"])
    assert sections[3].lines[-1] == "Estate of: Bo"
    assert sections[2].lines[-1] == "Hand: 0 cards"
