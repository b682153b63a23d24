"""Spaces, squads, moves and battles, by the rulings about them."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.games.domus import schema as s
from tests.games.domus.scene import GAME, Scene, dice

BREACHED = {"seat 2": 4}


def field(**squads: Any) -> dict[str, Any]:
    """Squads by seat: ``one``, ``two`` …, each a dictionary of squads."""
    seats = ("one", "two", "three", "four")
    return {f"seat {seats.index(name) + 1}": there for name, there in squads.items()}


def action(**parts: Any) -> Scene:
    return Scene("action", **parts)


def test_dr06_a_seat_has_two_squads_in_a_space_and_only_the_top_fights() -> None:
    scene = action(
        squads=field(
            one={"inner-city 1 A": ["Spy"], "outer-city 1 A": ["Knight"], "outer-city 1 B": ["Spy"]}
        )
    )
    scene.begin("command inner-city 1 A, top 1")
    assert scene.legal() == ["to outer-city 1 A", "to outer-city 1 B"]
    fight = action(
        squads=field(one={"middle A": ["Spy", "Knight"]}, two={"middle B": ["Archer", "Knight"]})
    )
    fight.move("command middle A, attack middle B of seat 2")
    assert "S2's Archer died." in fight.story()
    assert fight.squads(2) == {"middle B": ["Knight"]}
    event = next(e for e in fight.story(1) if "attacked" in e)
    assert event == "S1 attacked S2's Archer in the middle (second squad) with Spy."


def test_dr07_a_unit_moves_one_space_or_attacks() -> None:
    squads = field(
        one={"outer-city 1 A": ["Swordsman"], "middle A": ["Knight"]}, two={"middle A": ["Archer"]}
    )
    scene = action(squads=squads)
    scene.move("command outer-city 1 A, top 1, to middle B")
    assert scene.refused("command middle B").startswith("That squad is done for this turn")
    scene.drawing(*dice(12, 2)).move("command middle A, attack middle A of seat 2")
    assert scene.step() == "rearranging", "who has fought may not move"


def test_dr07_a_city_is_two_moves_from_the_middle_of_another() -> None:
    scene = action(squads=field(one={"outer-city 1 A": ["Swordsman"]}))
    scene.begin("command outer-city 1 A, top 1")
    assert scene.legal() == ["to middle A", "to inner-city 1 A"]
    there = action(squads=field(one={"middle A": ["Swordsman"]}))
    there.begin("command middle A, top 1")
    assert there.legal() == ["to outer-city 1 A", "to outer-city 2 A"]


def test_dr08_long_range_units_man_walls_and_trebuchets_attack_them_alone() -> None:
    inside = action(
        squads=field(one={"inner-city 1 A": ["Archer", "Mage"], "inner-city 1 B": ["Spearman"]})
    )
    assert inside.can("command inner-city 1 A, top 2, to walls 1 A")
    assert not inside.can("command inner-city 1 B, top 1, to walls 1 A")
    siege = action(
        squads=field(one={"outer-city 2 A": ["Trebuchet"]}, two={"outer-city 2 A": ["Spy"]})
    )
    siege.begin("command outer-city 2 A")
    assert [text for text in siege.legal() if text.startswith("attack")] == ["attack the walls"]


def test_dr08_archers_alone_reach_the_middle_from_their_outer_city() -> None:
    for unit, space, reaches in (
        ("Archer", "outer-city", True),
        ("Archer", "inner-city", False),
        ("Archer", "walls", False),
        ("Crossbowman", "outer-city", False),
    ):
        squads = field(one={f"{space} 1 A": [unit]}, two={"middle A": ["Spy"]})
        scene = action(squads=squads)
        assert scene.can(f"command {space} 1 A, attack middle A of seat 2") == reaches, unit
    away = action(squads=field(one={"outer-city 2 A": ["Archer"]}, two={"middle A": ["Spy"]}))
    assert not away.can("command outer-city 2 A, attack middle A of seat 2")


def test_dr09_the_attack_must_be_higher_and_may_go_on() -> None:
    squads = field(
        one={"middle A": ["Spearman"]}, two={"middle A": ["Spy", "Spy"], "middle B": ["Archer"]}
    )
    equal = action(squads=squads, drawing=dice(4, 6))  # 3 + 1 + 4 against 2 + 6
    equal.move("command middle A, attack middle A of seat 2")
    assert equal.squads(2) == {"middle A": ["Spy", "Spy"], "middle B": ["Archer"]}
    assert equal.turn() == 2, "nothing is left to do"
    higher = action(squads=squads, drawing=dice(5, 6, 9, 2, 2, 12))
    higher.move("command middle A, attack middle A of seat 2")
    higher.begin("command middle A")
    assert not higher.can("top 1")
    higher.move("attack middle B of seat 2")
    assert higher.squads(2) == {"middle A": ["Spy"]}
    higher.move("command middle A, attack middle A of seat 2")
    assert higher.squads(2) == {"middle A": ["Spy"]}
    assert higher.turn() == 2


def test_dr10_the_dead_go_to_the_discard_pile_or_under_their_deck() -> None:
    squads = field(one={"middle A": ["Knight"]}, two={"middle A": ["Archer", "Mage"]})
    scene = action(squads=squads, drawing=dice(12, 2, 12, 2))
    for _ in range(2):
        scene.move("command middle A, attack middle A of seat 2")
    assert scene.pile() == "Archer"
    assert scene.buried("military") == ["Mage"]


def test_dr11_a_squad_inside_may_destroy_instead_of_fighting() -> None:
    squads = field(
        one={"inner-city 2 A": ["Swordsman"], "inner-city 2 B": ["Spy"]},
        two={"inner-city 2 A": ["Archer"]},
    )
    laid = {"seat 2": {"Market": 2, "The Lighthouse": 1, "Chancellor": 1, "Golden Age": 1}}
    scene = action(squads=squads, laid=laid, fallen={"seat 2": 4})
    scene.begin("command inner-city 2 A")
    found = [text for text in scene.legal() if text.split()[0] in ("destroy", "kill")]
    assert found == ["destroy Market", "destroy Chancellor", "kill the hero"]
    scene = action(squads=squads, laid=laid, fallen={"seat 2": 4})
    scene.move("command inner-city 2 A, destroy Market")
    assert scene.city(2) == "Market, The Lighthouse, Chancellor, Golden Age"
    assert scene.buried("sell") == ["Market"]
    assert not scene.can("command inner-city 2 A")
    scene.move("command inner-city 2 B, kill the hero")
    assert scene.seen().alive == (1, 0)


def test_dr11_a_squad_that_has_fought_destroys_nothing() -> None:
    squads = field(one={"inner-city 2 A": ["Knight"]}, two={"inner-city 2 A": ["Archer", "Archer"]})
    scene = action(squads=squads, fallen={"seat 2": 4}, drawing=dice(12, 2))
    scene.move("command inner-city 2 A, attack inner-city 2 A of seat 2")
    scene.begin("command inner-city 2 A")
    assert scene.legal() == ["attack inner-city 2 A of seat 2"]


def test_dr12_units_are_rearranged_within_a_space() -> None:
    squads = field(one={"middle A": ["Spy", "Archer", "Knight"], "outer-city 1 A": ["Mage"]})
    scene = Scene("rearranging", squads=squads)
    scene.begin("arrange middle A")
    assert scene.legal() == ["lift Archer", "lift Spy", "lift Knight"]
    scene = Scene("rearranging", squads=squads)
    scene.move("arrange middle A, lift Knight, to middle A")
    assert scene.squads(1)["middle A"] == ["Knight", "Spy", "Archer"]
    scene.move("arrange middle A, lift Archer, to middle B")
    assert scene.squads(1)["middle B"] == ["Archer"]
    assert not scene.can("arrange outer-city 1 A")
    scene.move(
        "arrange middle B, lift Archer, to middle A", "arrange middle A, lift Spy, to middle A"
    )
    assert scene.turn() == 2, "as often as there are units"


@pytest.mark.parametrize(("thrown", "fallen"), [((7, 7), 0), ((8, 7), 1)])
def test_dr15_a_layer_defends_with_its_cards_and_falls_as_a_whole(
    thrown: tuple[int, int], fallen: int
) -> None:
    squads = field(one={"outer-city 2 A": ["Trebuchet"]}, two={"walls 2 A": ["Archer"]})
    scene = action(squads=squads, drawing=dice(*thrown))  # 8 + 1 against 8 + 1
    scene.move("command outer-city 2 A, attack the walls")
    assert scene.seen().fallen == (0, fallen)


def test_dr15_with_the_last_layer_those_on_the_walls_step_inside() -> None:
    squads = field(
        one={"outer-city 2 A": ["Trebuchet"]},
        two={
            "walls 2 A": ["Archer"],
            "walls 2 B": ["Mage"],
            "inner-city 2 A": ["Spy"],
        },
    )
    scene = action(squads=squads, fallen={"seat 2": 3}, drawing=dice(12, 2))
    scene.move("command outer-city 2 A, attack the walls")
    assert scene.squads(2) == {"inner-city 2 A": ["Mage", "Spy"], "inner-city 2 B": ["Archer"]}
    assert not scene.can("command outer-city 2 A, attack the walls")


def test_dr15_a_builder_raises_the_last_fallen_layer() -> None:
    scene = Scene(hands={"seat 1": {"Builder": 1}}, fallen={"seat 1": 2})
    scene.move("play Builder")
    assert scene.seen().fallen == (1, 0)
    assert scene.state.outermost(0) == GAME.terrains[0].layers[1]
    nothing = Scene(hands={"seat 1": {"Builder": 1}})
    assert nothing.refused("play Builder").startswith(
        "Builder would do nothing: none of your layers"
    )


def test_dr23_the_steps_from_each_place() -> None:
    steps = {
        "inner-city 1": ["walls 1", "outer-city 1"],
        "walls 1": ["inner-city 1", "outer-city 1"],
        "outer-city 1": ["middle", "inner-city 1", "walls 1"],
        "middle": ["outer-city 1", "outer-city 2", "outer-city 3"],
        "outer-city 2": ["middle"],
        "inner-city 2": [],
    }
    for place, goals in steps.items():
        squads = field(one={f"{place} A": ["Mage"], "middle B": ["Mage"]})
        scene = action(seats=3, squads=squads)
        if not goals:
            assert not scene.can(f"command {place} A, top 1")
            continue
        scene.begin(f"command {place} A, top 1")
        found = [text.removeprefix("to ")[:-2] for text in scene.legal()]
        assert list(dict.fromkeys(found)) == sorted(goals, key=s.NAMED_PLACES.index), place


def test_dr23_enemies_pass_walls_when_they_are_breached_and_spies_always() -> None:
    for unit, fallen, enters in (("Mage", 0, False), ("Spy", 0, True), ("Mage", 4, True)):
        scene = action(
            squads=field(one={"outer-city 2 A": [unit, "Spy"]}), fallen={"seat 2": fallen}
        )
        assert scene.can("command outer-city 2 A, top 1, to inner-city 2 A") == enters
        out = action(squads=field(one={"inner-city 2 A": [unit]}), fallen={"seat 2": fallen})
        assert out.can("command inner-city 2 A, top 1, to outer-city 2 A") == enters
    watched = action(
        squads=field(one={"outer-city 2 A": ["Spy"]}), laid={"seat 2": {"Watchtower": 1}}
    )
    assert not watched.can("command outer-city 2 A, top 1, to inner-city 2 A")


def test_dr24_the_top_units_move_in_their_order_and_have_acted() -> None:
    squads = field(one={"outer-city 1 A": ["Spy", "Mage", "Archer"], "middle A": ["Spearman"]})
    scene = action(squads=squads, middle="Forest")
    scene.move("command outer-city 1 A, top 2, to middle A")
    assert scene.squads(1) == {
        "middle A": ["Spy", "Mage", "Spearman"],
        "outer-city 1 A": ["Archer"],
    }
    assert not scene.can("command middle A")
    assert scene.can("command outer-city 1 A, top 1, to middle B")


def test_dr24_riders_may_go_one_space_further() -> None:
    scene = action(squads=field(one={"outer-city 1 A": ["Knight", "Spearman"]}))
    scene.move("command outer-city 1 A, top 1, to middle A")
    assert scene.can("to outer-city 2 A")
    scene.move("to outer-city 2 A")
    assert scene.squads(1) == {"outer-city 1 A": ["Spearman"], "outer-city 2 A": ["Knight"]}
    slow = action(squads=field(one={"outer-city 1 A": ["Knight", "Spearman"]}))
    slow.move("command outer-city 1 A, top 2, to middle A")
    assert slow.step() == "rearranging"


def test_dr24_a_squad_is_done_where_units_stay_and_not_where_they_pass_through() -> None:
    squads = field(one={"outer-city 1 A": ["Knight"], "middle A": ["Spearman"]})
    through = action(squads=squads)
    through.move("command outer-city 1 A, top 1, to middle A", "to outer-city 2 A")
    assert not through.can("command outer-city 2 A")
    assert through.can("command middle A, top 1, to outer-city 2 B")
    stays = action(squads=squads)
    stays.move("command outer-city 1 A, top 1, to middle A", "done")
    assert stays.step() == "rearranging", "the Spearman is below the Knight"


def test_dr24_the_middle_may_let_the_first_go_further_or_pay_them() -> None:
    squads = field(one={"outer-city 1 A": ["Spearman"], "outer-city 1 B": ["Spearman"]})
    terrains = ["Hills", "River"]
    plain = action(squads=squads, terrains=terrains, middle="Plain")
    plain.move("command outer-city 1 A, top 1, to middle A", "to outer-city 2 A")
    plain.move("command outer-city 1 B, top 1, to middle A")
    assert plain.turn() == 2, "the second may not"
    coast = action(squads=squads, terrains=terrains, middle="Coast")
    coast.move("command outer-city 1 A, top 1, to middle A")
    coast.move("command outer-city 1 B, top 1, to middle A")
    assert coast.city(1) == "coin 1"
    swift = action(squads=squads, swift_left=1)
    swift.move("command outer-city 1 A, top 1, to middle A", "done")
    swift.move("command outer-city 1 B, top 1, to middle A", "to outer-city 2 A")
    assert swift.squads(1) == {"middle A": ["Spearman"], "outer-city 2 A": ["Spearman"]}


def reach(unit: str, place: str, fallen: int = 0, own: bool = False) -> list[str]:
    """The places in which a unit attacks: of seat 1, in the city of seat 2, or in its own."""
    city = 1 if own else 2
    others = {f"{one} {city}" for one in ("inner-city", "walls", "outer-city")} | {"middle"}
    if own:
        others -= {"walls 1"}
    if fallen:
        others -= {f"walls {city}"}
    enemy = {f"{other} B": ["Archer" if "walls" in other else "Spy"] for other in sorted(others)}
    scene = action(
        squads=field(one={f"{place} A": [unit]}, two=enemy),
        fallen={f"seat {city}": fallen} if fallen else {},
    )
    if not scene.can(f"command {place} A"):
        return []
    scene.begin(f"command {place} A")
    attacks = [text for text in scene.legal() if text.startswith("attack") and "seat" in text]
    return [text.removeprefix("attack ").partition(" B")[0] for text in attacks]


def test_dr25_the_reach_of_short_and_long_range() -> None:
    assert reach("Spearman", "outer-city 2") == ["outer-city 2"]
    assert reach("Spearman", "inner-city 2", 4) == ["inner-city 2"]
    assert reach("Mage", "outer-city 2") == ["walls 2", "outer-city 2"]
    assert reach("Mage", "outer-city 2", 4) == ["inner-city 2", "outer-city 2"]
    assert reach("Mage", "inner-city 2", 4) == ["inner-city 2", "outer-city 2"]
    assert reach("Mage", "walls 1", own=True) == ["inner-city 1", "outer-city 1"]
    assert reach("Mage", "inner-city 1", own=True) == ["inner-city 1"]
    assert reach("Mage", "inner-city 1", 4, own=True) == ["inner-city 1", "outer-city 1"]
    assert reach("Mage", "outer-city 1", own=True) == ["outer-city 1"]
    assert reach("Mage", "middle") == ["middle"]
    assert reach("Trebuchet", "outer-city 2", 4) == []


def test_dr25_a_trebuchet_on_top_of_a_squad_destroys_and_kills_nothing() -> None:
    laid = {"seat 2": {"Market": 1, "Chancellor": 1}}
    for units, destroys in ((["Trebuchet", "Spearman"], False), (["Spearman", "Trebuchet"], True)):
        squads = field(one={"inner-city 2 A": units})
        scene = action(squads=squads, laid=laid, fallen=BREACHED)
        for found in ("destroy Market", "destroy Chancellor", "kill the hero"):
            assert scene.can(f"command inner-city 2 A, {found}") == destroys


def test_dr25_any_unit_in_the_outer_city_attacks_the_walls_while_they_stand() -> None:
    for unit in ("Spearman", "Mage", "Trebuchet"):
        standing = action(squads=field(one={"outer-city 2 A": [unit]}))
        assert standing.can("command outer-city 2 A, attack the walls")
        down = action(squads=field(one={"outer-city 2 A": [unit]}), fallen=BREACHED)
        assert not down.can("command outer-city 2 A, attack the walls")


def test_dr09_the_numbers_of_a_battle() -> None:
    squads = field(one={"middle A": ["Mage"]}, two={"middle A": ["Spearman"]})
    scene = action(
        squads=squads,
        laid={"seat 1": {"Fletching": 1}, "seat 2": {"Armour": 1, "Plate": 1}},
        drawing=dice(7, 7),
    )
    scene.move("command middle A, attack middle A of seat 2")
    assert any("12 against 16" in line for line in scene.story()), "4+1, and 4+3, 2 for the forest"


def test_dr28_a_squad_that_is_done_stays_done() -> None:
    squads = field(
        one={"middle A": ["Spearman"], "outer-city 1 A": ["Swordsman"]},
        two={"middle A": ["Knight"]},
    )
    scene = action(squads=squads, drawing=dice(2, 12))
    scene.move("command middle A, attack middle A of seat 2")
    assert not scene.can("command middle A")
    scene.move("command outer-city 1 A, top 1, to middle A")
    assert scene.squads(1) == {"middle A": ["Swordsman", "Spearman"]}
    assert scene.step() == "rearranging"


def test_dr28_a_layer_raised_again_leaves_enemies_inside() -> None:
    scene = Scene(
        squads=field(two={"inner-city 1 A": ["Knight"]}),
        hands={"seat 1": {"Builder": 1}},
        fallen={"seat 1": 4},
    )
    scene.move("play Builder")
    assert scene.squads(2) == {"inner-city 1 A": ["Knight"]}
