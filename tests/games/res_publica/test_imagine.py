"""`imagine` against enumeration: all physical deals that fit the facts are equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from math import comb

import pytest
from librt.random import Random

from regalia.engine.state import CHANCE, OVER, WHO
from regalia.games.res_publica import schema as s
from regalia.games.res_publica import zones as z
from regalia.games.res_publica.rules import ResPublicaState
from regalia.games.res_publica.trade import can_keep, can_serve
from tests.contract.cases import any_action, imagined, sweep
from tests.games.res_publica.scene import GAME, GOTH, WORDS, Scene, cards
from tests.zones import zone

WORLDS = 3000 if sweep() else 1500
STRAYING = 4.5
"""Standard deviations of chi squared that a fair sample hardly ever exceeds."""

Hand = tuple[int, ...]
Holds = Callable[[Hand], bool]


def anything(hand: Hand) -> bool:
    return True


def hands_of(pool: list[int], sizes: tuple[int, int]) -> dict[Hand, int]:
    """All hands with these sizes by back out of a pool, each with its number of physical deals."""
    found: dict[Hand, int] = {}
    for counts in product(*[range(count + 1) for count in pool]):
        backs = (sum(counts[: s.PEOPLE_KINDS]), sum(counts[s.PEOPLE_KINDS :]))
        if backs == sizes:
            found[counts] = 1
            for count, n in zip(pool, counts, strict=True):
                found[counts] *= comb(count, n)
    return found


def expected_odds(
    scene: Scene, seat: int, holds: dict[int, Holds]
) -> dict[tuple[Hand, ...], float]:
    """The chance of each pair of other hands, if all physical deals are equally likely."""
    state = scene.state
    others = [other for other in range(3) if other != seat - 1]
    pool = zone(state, z.DECK)
    for other in others:
        pool = [n + held for n, held in zip(pool, state.hands.row(other), strict=True)]
    sizes = [(state.hands.size_of(other, 0), state.hands.size_of(other, 1)) for other in others]
    ways: dict[tuple[Hand, ...], float] = {}
    for one, odds in hands_of(pool, sizes[0]).items():
        if not holds.get(others[0] + 1, anything)(one):
            continue
        rest = [n - held for n, held in zip(pool, one, strict=True)]
        for two, more in hands_of(rest, sizes[1]).items():
            if holds.get(others[1] + 1, anything)(two):
                ways[one, two] = odds * more
    total = sum(ways.values())
    return {way: odds / total for way, odds in ways.items()}


def assert_agrees(scene: Scene, seat: int, holds: dict[int, Holds]) -> None:
    """Assert by chi squared that imagined hands have the expected odds.

    Hands too rare for the test are counted together.
    """
    expected = expected_odds(scene, seat, holds)
    others = [other for other in range(3) if other != seat - 1]
    rng, counts = Random(4), Counter[tuple[Hand, ...]]()
    for _ in range(WORLDS):
        world = imagined(scene.state, seat - 1, rng)
        way = tuple(tuple(world.hands.row(other)) for other in others)
        assert counts[way] > 0 or world.audit() == ""
        counts[way] += 1
    assert set(counts) <= set(expected)
    cells = [(counts[way], WORLDS * p) for way, p in expected.items() if WORLDS * p >= 10]
    rare = WORLDS - sum(mean for _, mean in cells)
    if rare >= 10:
        cells.append((WORLDS - sum(count for count, _ in cells), rare))
    assert len(cells) > 1
    squares = sum((count - mean) ** 2 / mean for count, mean in cells)
    free = len(cells) - 1
    assert squares < free + STRAYING * (2 * free) ** 0.5 + STRAYING**2


def small(second: str, third: str, people: str = "1 viking", deck: str = "1 trade") -> Scene:
    """A game in which seat 1 holds all but a few cards, so that all deals can be enumerated."""
    return Scene("", second, third, people=people, civilisation=deck, rest_to=1)


def at_least(**counts: int) -> Holds:
    """A condition: the hand holds at least these counts."""

    def holds(hand: Hand) -> bool:
        return all(hand[WORDS.reader.named[name]] >= count for name, count in counts.items())

    return holds


def pairs(hand: Hand) -> int:
    return sum(count // 2 for count in hand)


def test_rp24_without_facts_every_deal_is_equally_likely() -> None:
    assert_agrees(small("2 goths, 1 trade", "1 goth, 1 hun", people="1 viking, 1 hun"), 1, {})


def test_rp24_the_two_decks_are_dealt_apart() -> None:
    scene = small("1 goth, 2 trade", "1 hun, 1 alchemy", deck="1 alchemy, 1 book")
    assert_agrees(scene, 1, {})
    world = imagined(scene.state, 0, Random(3))
    assert [world.hands.size_of(1, back) for back in (0, 1)] == [1, 2]


def test_rp24_a_card_that_was_seen_to_arrive_is_there() -> None:
    scene = small("2 goths, 1 hun", "1 goth, 1 viking", people="1 viking, 1 hun")
    scene.move("offer 1 langobard", "tender 1 hun", "decline", "accept 2", "draw")
    assert scene.known(2) == cards("1 langobard")
    assert_agrees(scene, 1, {2: at_least(langobard=1)})


def test_rp24_a_card_that_came_in_a_swap_is_not_one_that_was_given_in_it() -> None:
    scene = small("2 vikings, 1 hun", "2 vikings, 1 goth", people="1 viking, 1 hun")
    scene.move(
        "request 2 people", "for 1 people", "decline", "accept 2", "viking", "viking, viking"
    )
    assert scene.known(2) == cards("1 viking")
    assert scene.known(1) == cards("2 vikings")


def test_rp24_a_promise_of_a_pair_is_imagined_while_the_trade_is_open() -> None:
    scene = small("2 goths, 1 hun", "1 goth, 1 hun, 1 viking", people="1 viking, 1 hun")
    scene.move("offer 1 langobard", "tender 1 pair")
    assert_agrees(scene, 1, {2: lambda hand: pairs(hand) >= 1})


def test_rp24_the_offer_of_a_pair_is_imagined_too() -> None:
    hands = ["2 goths, 1 hun", "", "1 goth, 1 viking"]
    scene = Scene(*hands, people="1 viking, 1 hun", civilisation="", rest_to=2)
    scene.move("offer 1 pair")
    assert_agrees(scene, 2, {1: lambda hand: pairs(hand) >= 1})


def test_rp24_wrong_odds_would_be_noticed() -> None:
    scene = small("2 goths, 1 hun", "1 goth, 1 hun, 1 viking", people="1 viking, 1 hun")
    with pytest.raises(AssertionError):
        assert_agrees(scene, 1, {2: lambda hand: pairs(hand) >= 1})  # nobody has promised it
    scene.move("offer 1 langobard", "tender 1 pair")
    with pytest.raises(AssertionError):
        assert_agrees(scene, 1, {})


def test_rp24_after_an_answer_to_an_or_one_way_is_a_fact() -> None:
    scene = small("2 goths, 1 hun", "1 goth, 1 hun, 1 viking", people="1 viking, 1 hun")
    scene.move("request 2 goths or 1 viking", "for 1 book")
    assert_agrees(scene, 1, {2: lambda hand: hand[GOTH] >= 2 or hand[2] >= 1})


def test_rp24_two_promises_at_once() -> None:
    scene = small("2 goths, 1 hun", "2 huns, 1 viking", people="1 viking, 1 hun, 1 goth")
    scene.move("offer 1 langobard", "tender 1 pair", "tender 1 people pair")
    assert_agrees(scene, 1, {seat: lambda hand: pairs(hand) >= 1 for seat in (2, 3)})


def test_rp24_two_answers_to_an_or() -> None:
    scene = small("2 goths, 1 hun", "1 goth, 2 huns", people="1 viking, 1 hun, 1 goth")
    scene.move("request 2 goths or 2 huns", "for 1 book", "for 1 monk")
    assert_agrees(scene, 1, {seat: lambda hand: hand[GOTH] >= 2 or hand[1] >= 2 for seat in (2, 3)})


def test_rp24_a_promise_and_a_proven_card() -> None:
    scene = small("2 goths, 1 hun", "1 goth, 1 hun, 1 viking", people="1 viking, 1 hun")
    scene.move("offer 1 langobard", "tender 1 goth and 1 any")
    assert_agrees(scene, 1, {2: at_least(goth=1)})


def test_rp24_after_the_trade_vague_words_are_forgotten() -> None:
    scene = small("2 goths, 1 hun", "1 goth, 1 hun, 1 viking", people="1 viking, 1 hun")
    scene.move("offer 1 langobard", "tender 1 pair", "decline", "accept none")
    assert scene.known(2) == [0] * s.KINDS
    assert_agrees(scene, 1, {})


def test_rp24_after_the_trade_an_answered_or_proves_nothing() -> None:
    scene = small("2 goths, 1 hun", "1 goth, 1 hun, 1 viking", people="1 viking, 1 hun")
    scene.move("request 2 goths or 1 viking", "for 1 book", "decline", "accept none")
    assert_agrees(scene, 1, {})


def test_rp24_a_decline_proves_nothing() -> None:
    scene = small("2 goths, 1 hun", "1 goth, 1 hun, 1 viking", people="1 viking, 1 hun")
    scene.move("request 1 hun", "decline")
    assert_agrees(scene, 1, {})


@pytest.mark.parametrize(
    ("hand", "request_"),
    [
        ("8 goths, 1 hun", "8 goths or 8 huns"),
        ("9 goths", "9 goths or 9 huns"),
        ("6 goths, 6 huns", "6 people pairs or 12 vikings"),
        ("5 trade, 5 alchemy", "5 trade and 2 civilisation pairs"),
        ("3 monks, 4 goths, 2 books", "3 monks or 4 goths"),
        ("1 goth, 1 hun, 4 alchemy, 4 books", "1 pair and 3 civilisation pairs"),
    ],
)
def test_rp24_a_rare_promise_is_kept_in_every_imagined_world(hand: str, request_: str) -> None:
    scene = Scene("1 monk", hand, "1 hun").move(f"request {request_}", "for 1 monk")
    for number in range(10):
        world = imagined(scene.state, 0, Random(number))
        assert world.audit() == ""
        assert can_serve(world.hands.held, s.KINDS, world.said())


def test_rp24_picks_that_nobody_has_seen_are_imagined_out_of_the_imagined_hand() -> None:
    scene = Scene("2 goths, 2 huns", "2 vikings, 2 huns", "1 goth").move(
        "offer 2 people", "tender 1 pair", "decline", "accept 2", "give 1 goth and 1 hun"
    )
    rng, found = Random(1), set()
    for _ in range(200):
        world = imagined(scene.state, 1, rng)
        assert world.audit() == ""
        found.add(world.cells[z.PICKED])
    assert len(found) > 10
    own = {imagined(scene.state, 0, rng).cells[z.PICKED] for _ in range(50)}
    assert own == {scene.state.cells[z.PICKED]}


def can_keep_promises(world: ResPublicaState, seat: int) -> bool:
    """Whether all other seats can keep their promises of the open trade in this world."""
    row = world.trade_row()
    if row < 0:
        return True
    active, held = world.frames[row + WHO], world.hands.held
    for other in range(world.seats):
        if other == seat:
            continue
        if other == active:
            if world.is_offer() and not can_keep(held, other * s.KINDS, world.said()):
                return False
            continue
        answer = world.answer(other)
        if answer > 0 and world.is_offer() and not can_keep(held, other * s.KINDS, answer):
            return False
        if (
            answer > 0
            and not world.is_offer()
            and not can_serve(held, other * s.KINDS, world.said())
        ):
            return False
    return True


@pytest.mark.parametrize("classic", [0, 1])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_rp24_every_imagined_world_is_sound_and_can_pay(seats: int, classic: int) -> None:
    rng, looked_at = Random(100 * seats), 0
    state = GAME.new(seats, {"classic": classic})
    assert isinstance(state, ResPublicaState)
    for step in range(1500):
        if state.to_act == OVER:
            break
        state.apply(any_action(state, rng))
        if state.to_act == CHANCE or (step % 4 and state.trade_row() < 0):
            continue
        viewer = step % seats
        world = imagined(state, viewer, rng)
        assert world.audit() == ""
        assert can_keep_promises(world, viewer)
        assert world.hands.row(viewer) == state.hands.row(viewer)
        looked_at += state.trade_row() >= 0
    assert looked_at > 200


@pytest.mark.parametrize("seats", [3, 5])
def test_rp24_facts_are_true(seats: int) -> None:
    rng = Random(seats)
    state = GAME.new(seats, {})
    assert isinstance(state, ResPublicaState)
    facts = 0
    for _ in range(1500):
        if state.to_act == OVER:
            break
        state.apply(any_action(state, rng))
        for holder in range(seats):
            known = state.hands.facts(seats, holder)
            facts += sum(known)
            assert all(k <= n for k, n in zip(known, state.hands.row(holder), strict=True))
    assert facts > 0


def test_rp24_the_order_of_unseen_cards_reveals_nothing() -> None:
    """Two histories that look alike to a seat give it the same imagined world."""
    one = Scene("2 goths", "2 huns, 1 trade", "2 vikings")
    other = Scene("2 goths", "2 vikings, 1 trade", "2 huns")
    for scene in (one, other):
        scene.move("offer 1 goth", "decline")
    a, b = imagined(one.state, 0, Random(9)), imagined(other.state, 0, Random(9))
    assert a.dump() == b.dump()
    assert zone(a, z.DECK) == zone(b, z.DECK)
