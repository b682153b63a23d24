"""What seats know and imagine (DR22)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from librt.random import Random

from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.rules import DomusState
from tests.games.domus.scene import GAME, Scene, left_in_main, number

WORLDS = 3000


def few(**parts: Any) -> Scene:
    """Unseen to seat 1 are three Archers and two Spies: three in a hand, two in the deck."""
    gone = left_in_main(Archer=3, Spy=2, Scholar=1)
    hands = {"seat 1": {"Scholar": 1}, "seat 2": {"Archer": 2, "Spy": 1, "Knight": 1}}
    return Scene("playing", **{"mint": {}, "gone": gone, "hands": hands, **parts})


def test_dr22_a_seat_sees_its_hand_and_what_others_have_bought() -> None:
    scene = few()
    seen = scene.seen(1)
    assert seen.hands[1] == ()
    assert seen.hand_sizes == (1, 4)
    assert [GAME.cards[card].name for card, n in enumerate(seen.known[1]) if n] == ["Knight"]
    assert seen.deck_sizes[s.MAIN] == 2
    assert sum(scene.seen(2).hands[1]) == 4


def test_dr22_worlds_are_as_likely_as_deals_of_the_unseen_cards() -> None:
    scene, rng = few(), Random(3)
    unseen = ["Archer"] * 3 + ["Spy"] * 2
    deals = Counter(tuple(sorted(hand)) for hand in combinations(unseen, 3))
    counts: Counter[tuple[str, ...]] = Counter()
    for _ in range(WORLDS):
        world = scene.state.imagine(0, rng)
        assert isinstance(world, DomusState)
        assert world.audit() == ""
        assert world.hands.has(1, number("Knight")) == 1
        held = [name for name in ("Archer", "Spy") for _ in range(world.hands.has(1, number(name)))]
        counts[tuple(sorted(held))] += 1
    assert set(counts) == set(deals)
    total = sum(deals.values())
    for hand, ways in deals.items():
        assert abs(counts[hand] / WORLDS - ways / total) < 0.04, hand


def test_dr22_what_was_shown_stays_in_every_world() -> None:
    known = {"all": {"seat 2": {"Knight": 1, "Spy": 1}}}
    scene, rng = few(known=known), Random(4)
    spies = Counter(
        int(world.hands.has(1, number("Spy")))
        for _ in range(WORLDS // 3)
        if isinstance(world := scene.state.imagine(0, rng), DomusState)
    )
    # Of ten hands of three of the five, one has no Spy; of the others three have both.
    assert set(spies) == {1, 2}
    assert abs(spies[2] / (WORLDS // 3) - 1 / 3) < 0.06


def test_dr22_the_dead_are_known_under_their_deck() -> None:
    scene = few(buried={"military": ["Mage", "Knight"]})
    world = scene.state.imagine(0, Random(5))
    assert GAME.describe(world)["buried"] == {"military": ["Mage", "Knight"]}
    mage = number("Mage")
    assert scene.seen(2).buried[0] == (mage, number("Knight"))


def test_dr22_drawn_cards_are_seen_by_who_keeps_one() -> None:
    scene = Scene("buying", laid={"seat 1": {"Writing": 1}}, drawing=["card Spy", "card coin 5"])
    scene.move("draw")
    looked = {
        seat: Counter(
            scene.names([world.cells[z.LOOKED + card] for card in range(GAME.kinds)])
            for rng in [Random(6)]
            for world in [scene.state.imagine(seat, rng) for _ in range(40)]
        )
        for seat in (0, 1)
    }
    assert set(looked[0]) == {"coin 5, Spy"}
    assert len(looked[1]) > 10


def test_dr22_a_hand_that_left_unseen_is_unknown_also_to_who_looks_at_drawn_cards() -> None:
    scene = Scene(
        "buying",
        3,
        estates={"seat 3": "seat 2"},
        alive=["seat 1", "seat 2"],
        lost={"Archer": 2},
        laid={"seat 1": {"Writing": 1}},
        drawing=["card Spy", "card coin 5"],
    )
    scene.move("draw")
    assert scene.seen(1).lost == 2
    worlds = [scene.state.imagine(0, rng) for rng in [Random(7)] for _ in range(40)]
    lost = {
        scene.names([world.cells[z.LOST + card] for card in range(GAME.kinds)]) for world in worlds
    }
    assert len(lost) > 10


def test_dr22_dice_and_the_store_are_seen_and_draws_by_who_draws() -> None:
    scene = Scene("buying", 2)
    scene.state.play(scene.read("draw")[0])
    spy = int(s.DRAWN) + number("Spy")
    assert scene.state.seen_as(spy, 0) == spy
    assert scene.state.seen_as(spy, 1) == scene.state.seen_as(spy - 1, 1)
    fight = Scene(
        "action", squads={"seat 1": {"middle A": ["Knight"]}, "seat 2": {"middle A": ["Spy"]}}
    )
    for action in fight.read("command middle A, attack middle A of seat 2"):
        fight.state.play(action)
    assert {fight.state.seen_as(dice, 1) for dice in fight.state.legal()} == {*fight.state.legal()}


def test_a_layout_has_the_squads_of_its_table() -> None:
    assert [GAME.layout(seats).sizes["squads"] for seats in (2, 3, 4)] == [14, 20, 26]
