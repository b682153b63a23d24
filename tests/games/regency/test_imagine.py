"""Imagined worlds compared with exact enumeration of all deals that fit the facts."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import comb

import pytest
from librt.random import Random

from regalia.engine.state import CHANCE, OVER
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.rules import RegencyState
from tests.contract.cases import any_action
from tests.games.regency.scene import GAME, Regent, Scene, cards, full
from tests.zones import zone

WORLDS = 2000
STRAYING = 4.5
"""Standard deviations of chi squared; a fair sample hardly ever strays so far."""

Hand = tuple[int, ...]


def hands_of(pool: list[int], size: int) -> dict[Hand, int]:
    """Every hand of this size from a pool, with the number of physical hands it stands for."""
    found: dict[Hand, int] = {}
    for counts in product(*[range(min(count, size) + 1) for count in pool]):
        if sum(counts) == size:
            found[counts] = 1
            for count, n in zip(pool, counts, strict=True):
                found[counts] *= comb(count, n)
    return found


def zones(state: RegencyState, seat: int) -> list[Hand]:
    """The other hands and the cards aside, as far as the seat does not see them."""
    found = [tuple(state.hands.row(other)) for other in range(state.seats) if other != seat]
    for slot in range(s.MOST_SEATS):
        if state.aside(slot) >= 0 and not state.aside_is_seen(slot, seat):
            found.append(tuple(int(kind == state.aside(slot)) for kind in range(s.KINDS)))
    return found


def distribution(scene: Scene, seat: int, facts: dict[int, str]) -> dict[tuple[Hand, ...], float]:
    """The probability of each content of the hidden zones, with equally likely physical deals."""
    state = scene.state
    hidden = zones(state, seat - 1)
    others = [other + 1 for other in range(state.seats) if other != seat - 1]
    least = [cards(facts.get(other, "")) for other in others]
    least += [[0] * s.KINDS] * (len(hidden) - len(others))
    pool = zone(state, z.DECK)
    for there in hidden:
        pool = [n + held for n, held in zip(pool, there, strict=True)]
    ways: dict[tuple[Hand, ...], float] = {}

    def deal(at: int, rest: list[int], laid: tuple[Hand, ...], odds: float) -> None:
        if at == len(hidden):
            ways[laid] = odds
            return
        for hand, more in hands_of(rest, sum(hidden[at])).items():
            if all(n >= k for n, k in zip(hand, least[at], strict=True)):
                left = [n - held for n, held in zip(rest, hand, strict=True)]
                deal(at + 1, left, (*laid, hand), odds * more)

    deal(0, pool, (), 1.0)
    total = sum(ways.values())
    return {way: odds / total for way, odds in ways.items()}


def agrees(scene: Scene, seat: int, facts: dict[int, str] | None = None) -> None:
    """Assert that imagined worlds follow this distribution, by a chi-squared test.

    Contents too rare to count are counted together.
    """
    expected = distribution(scene, seat, facts or {})
    rng, counts = Random(4), Counter[tuple[Hand, ...]]()
    for _ in range(WORLDS):
        world = scene.state.imagine(seat - 1, rng)
        assert isinstance(world, RegencyState)
        counts[tuple(zones(world, seat - 1))] += 1
    assert world.audit() == ""
    assert set(counts) <= set(expected), "what cannot be is imagined"
    cells = [(counts[way], WORLDS * p) for way, p in expected.items() if WORLDS * p >= 10]
    rare = WORLDS - sum(mean for _, mean in cells)
    if rare >= 10:
        cells.append((WORLDS - sum(count for count, _ in cells), rare))
    assert len(cells) > 1
    squares = sum((count - mean) ** 2 / mean for count, mean in cells)
    free = len(cells) - 1
    assert squares < free + STRAYING * (2 * free) ** 0.5 + STRAYING**2


def small(*hands: str, deck: str = "Tithe, Harvest, Favour") -> Scene:
    """A position in which all events not mentioned are discarded."""
    domains = ("Lama, Dacoit, Pochteca, Boyar", "Vizier", "", "")
    regents = [Regent(hand, domains[seat]) for seat, hand in enumerate(hands)]
    return Scene(*regents, deck=deck)


def test_rg44_without_facts_every_deal_is_equally_likely() -> None:
    agrees(small("", "2 Favour, Tithe", "Tithe, Refuse"), 1)


def test_rg44_at_four_and_at_two() -> None:
    agrees(small("", "Favour, Tithe", "Refuse", "Refuse", deck="Favour, Convert"), 1)
    agrees(small("", "Favour, Convert, Refuse", deck="2 Favour, 2 Harvest"), 1)


def test_rg44_what_is_known_to_be_held_is_there() -> None:
    scene = small("", "2 Favour, Tithe", "Tithe, Refuse").know(1, 2, "Favour").know(1, 3, "Refuse")
    agrees(scene, 1, {2: "Favour", 3: "Refuse"})


def test_rg44_what_all_know_is_imagined_too_and_what_others_know_is_not() -> None:
    hands = "", "2 Favour, Tithe", "Tithe, Refuse"
    agrees(small(*hands).know(0, 2, "2 Favour"), 1, {2: "2 Favour"})
    agrees(small(*hands).know(3, 2, "2 Favour"), 1)


def test_rg44_a_wrong_distribution_would_be_noticed() -> None:
    scene = small("", "2 Favour, Tithe", "Tithe, Refuse")
    with pytest.raises(AssertionError):
        agrees(scene, 1, {2: "Favour"})  # nobody knows
    with pytest.raises(AssertionError):
        agrees(scene.know(1, 2, "Tithe"), 1)


def test_rg44_after_plunder_the_rest_of_the_hand_is_known() -> None:
    scene = small("Plunder", "2 Favour, Tithe", "Tithe, Refuse, Favour").do(
        "play Plunder at seat 2"
    )
    scene.move("take Favour")
    agrees(scene, 1, {2: "Favour, Tithe"})
    agrees(scene, 2, {1: "Favour"})
    agrees(scene, 3)


def test_rg44_after_a_payment_in_one_card() -> None:
    scene = small("Procure, Favour, Tithe", "Tithe", "Refuse, Favour")
    scene.do("play Procure Vizier").move("pay Favour")
    agrees(scene, 3, {2: "Favour"})
    agrees(scene, 1, {2: "Favour"})


def test_rg44_after_a_barter_of_others() -> None:
    scene = small("Barter, Favour", "Tithe, Refuse", "Favour, Refuse").know(3, 2, "Refuse")
    scene.do("play Barter at seat 2")
    agrees(scene, 3, {1: "Refuse"})


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_rg44_a_tithe_half_passed(seat: int) -> None:
    scene = small("Tithe", "Favour, Refuse", "Tithe", "Refuse, Convert", deck="Convert, Favour")
    scene.do("play Tithe").move("give Refuse")
    assert len(zones(scene.state, seat - 1)) == (3 if seat == 2 else 4)
    agrees(scene, seat)


def test_rg44_a_tithe_before_the_choice_is_seen_by_who_asked_for_it() -> None:
    scene = small("Tithe", "Favour, Refuse", "Tithe, Favour", deck="Convert, Favour")
    scene.do("play Tithe").move("give Refuse", "give Tithe")
    assert len(zones(scene.state, 0)) == 2
    assert len(zones(scene.state, 1)) == 3
    agrees(scene, 1)
    agrees(scene, 2)
    world = scene.state.imagine(0, Random(1))
    assert isinstance(world, RegencyState)
    assert zone(world, z.ASIDE) == zone(scene.state, z.ASIDE)


def test_rg44_the_two_of_a_homage() -> None:
    scene = small("Receive Homage", "Favour, Refuse", "Tithe", deck="2 Convert, 2 Favour")
    scene.drawing("Convert", "Favour").do("play Receive Homage")
    assert [len(zones(scene.state, seat)) for seat in (0, 1, 2)] == [2, 4, 4]
    agrees(scene, 1)
    agrees(scene, 2)


def test_rg44_a_window_is_imagined_like_any_position() -> None:
    scene = full("Harvest", "Revolt, Favour", "Forgery").move("play Harvest")
    rng = Random(2)
    worlds = [scene.state.imagine(0, rng) for _ in range(100)]
    assert all(world.asked() == scene.state.asked() for world in worlds)
    assert len({tuple(world.dump()) for world in worlds}) > 90


def test_rg44_a_single_player_can_deduce_the_deck() -> None:
    scene = Scene("2 Favour, Refuse")
    assert scene.state.imagine(0, Random(1)).dump() == scene.state.dump()


@pytest.mark.parametrize(("seats", "head_start"), [(1, 0), (2, 0), (2, 1), (3, 0), (4, 0), (6, 0)])
def test_rg44_every_imagined_world_is_sound_and_keeps_sizes_and_facts(
    seats: int, head_start: int
) -> None:
    known = aside = 0
    for number in range(2):
        rng = Random(100 * seats + number)
        state = GAME.new(seats, {"head_start": head_start})
        assert isinstance(state, RegencyState)
        for step in range(600):
            if state.to_act == OVER:
                break
            state.apply(any_action(state, rng))
            lies = zone(state, z.ASIDE)
            if state.to_act == CHANCE or (step % 6 and not any(lies)):
                continue
            viewer = (step // 6) % seats
            world = state.imagine(viewer, rng)
            assert isinstance(world, RegencyState)
            assert world.audit() == ""
            assert world.hands.row(viewer) == state.hands.row(viewer)
            assert zone(world, z.PILE) == zone(state, z.PILE)
            assert world.events_left() == state.events_left()
            for other in range(seats):
                assert world.hands.size(other) == state.hands.size(other)
                facts = state.hands.facts(viewer, other)
                if other != viewer:
                    held = world.hands.row(other)
                    assert all(n >= k for n, k in zip(held, facts, strict=True))
                    assert world.hands.facts(viewer, other) == facts
                    known += sum(facts)
            for slot in range(s.MOST_SEATS):
                assert (world.aside(slot) >= 0) == (lies[slot] > 0)
                if lies[slot] > 0 and state.aside_is_seen(slot, viewer):
                    assert world.aside(slot) + 1 == lies[slot]
                aside += lies[slot] > 0
    assert aside > 0 or seats == 1
    assert known > 0 or seats < 3


def test_rg44_what_others_truly_hold_makes_no_difference() -> None:
    """Two positions that look alike to a seat are imagined alike."""
    one = full("Tithe", "2 Favour, Refuse", "2 Convert").do("play Tithe")
    other = full("Tithe", "2 Favour, Convert", "Convert, Refuse").do("play Tithe")
    one.move("give Refuse")
    other.move("give Convert")
    worlds = one.state.imagine(0, Random(9)), other.state.imagine(0, Random(9))
    assert worlds[0].dump() == worlds[1].dump()
