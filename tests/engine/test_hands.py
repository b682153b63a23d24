"""Hands: what every way of moving a card does to what the seats know."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.hands import Hands

ALL = -1
NONE = 0


def hands_of(*rows: list[int]) -> Hands:
    """Hands that nobody knows anything of."""
    hands = Hands(len(rows), len(rows[0]))
    for seat, row in enumerate(rows):
        for kind, count in enumerate(row):
            for _ in range(count):
                hands.gain(seat, kind, NONE)
    return hands


def test_a_card_seen_to_arrive_is_known_and_one_unseen_is_not() -> None:
    hands = hands_of([0, 0], [0, 0], [0, 0])
    hands.gain(0, 1, ALL)
    hands.gain(0, 0, NONE)
    assert hands.facts(1, 0) == hands.facts(2, 0) == [0, 1]
    assert hands.facts(0, 0) == [0, 0]  # one's own hand is seen, not known by facts


def test_a_card_seen_to_leave_lowers_its_own_fact_alone() -> None:
    hands = hands_of([0, 0], [0, 0])
    for kind in (0, 0, 1):
        hands.gain(0, kind, ALL)
    hands.lose(0, 0, ALL)
    assert hands.facts(1, 0) == [1, 1]


def test_a_card_that_leaves_unseen_lowers_every_fact_by_one() -> None:
    hands = hands_of([0, 0], [0, 0])
    for kind in (0, 0, 1):
        hands.gain(0, kind, ALL)
    hands.lose(0, 0, NONE)
    assert hands.facts(1, 0) == [1, 0]


def test_a_card_handed_over_is_known_to_both_and_to_nobody_else() -> None:
    hands = hands_of([2, 0], [0, 1], [1, 1])
    hands.show(0, 1 << 2)
    hands.hand_over(0, 1, 0, NONE)
    assert hands.facts(0, 1) == [1, 0]
    assert hands.facts(1, 0) == [0, 0]
    assert hands.facts(2, 0) == [1, 0]
    assert hands.facts(2, 1) == [0, 0]
    assert [hands.row(seat) for seat in range(3)] == [[1, 0], [1, 1], [1, 1]]


def test_a_swapped_hand_takes_its_facts_along() -> None:
    hands = hands_of([2, 0], [0, 3], [1, 1])
    hands.show(0, 1 << 2)
    hands.swap(0, 1)
    assert hands.row(0) == [0, 3]
    assert hands.facts(2, 1) == [2, 0]
    assert hands.facts(2, 0) == [0, 0]
    assert hands.facts(0, 1) == [2, 0]
    assert hands.facts(1, 0) == [0, 3]


def test_a_copy_stands_alone() -> None:
    hands = hands_of([1, 0], [0, 1])
    other = hands.copy()
    other.gain(0, 1, ALL)
    assert hands.row(0) == [1, 0]
    assert hands.facts(1, 0) == [0, 0]


@given(st.lists(st.tuples(st.integers(0, 6), st.integers(0, 2), st.integers(0, 1)), max_size=40))
def test_facts_are_always_true_and_imagining_keeps_them(steps: list[tuple[int, int, int]]) -> None:
    """Whatever is done, no seat knows a thing that is not so."""
    hands, deck = Hands(3, 2), vec[i64]([9, 9])
    for verb, seat, kind in steps:
        other = (seat + 1) % 3
        if verb < 3 and deck[kind] > 0:
            deck[kind] -= 1
            hands.gain(seat, kind, (NONE, ALL, 1 << other)[verb])
        elif verb == 3 and hands.has(seat, kind):
            hands.lose(seat, kind, NONE)
            deck[kind] += 1
        elif verb == 4 and hands.has(seat, kind):
            hands.hand_over(seat, other, kind, NONE)
        elif verb == 5:
            hands.swap(seat, other)
        elif verb == 6:
            hands.show(seat, 1 << other)
        known_is_so(hands)
    for viewer in range(3):
        world, left = hands.copy(), deck[:]
        world.imagine(viewer, [left], Random(len(steps)))
        known_is_so(world)
        assert world.row(viewer) == hands.row(viewer)
        assert [world.size(seat) for seat in range(3)] == [hands.size(seat) for seat in range(3)]
        assert sum(left) == sum(deck)


def known_is_so(hands: Hands) -> None:
    for viewer in range(hands.seats + 1):  # the last is what all know
        for holder in range(hands.seats):
            if viewer != holder:
                facts = hands.facts(viewer, holder)
                assert all(f <= n for f, n in zip(facts, hands.row(holder), strict=True))


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)), min_size=1, max_size=12))
def test_histories_that_look_alike_are_imagined_alike(steps: list[tuple[int, int]]) -> None:
    """Cards handed unseen between others are the same to a seat, whichever they were."""
    histories = []
    for kind in (0, 1):
        hands = hands_of([3, 3], [3, 3], [3, 3])
        for verb, seat in steps:
            other = (seat + 1) % 3
            if verb < 2:
                hidden = 2 not in (seat, other)
                given = kind if hidden else 0
                given = given if hands.has(seat, given) else 1 - given
                if hidden and hands.has(seat, given) and hands.size(seat) > 1:
                    hands.hand_over(seat, other, given, NONE)
            else:
                hands.swap(0, 1)
        histories.append(hands)
    if histories[0].facts(2, 0) != histories[1].facts(2, 0):
        return
    if histories[0].facts(2, 1) != histories[1].facts(2, 1):
        return
    worlds = []
    for hands in histories:
        deck = vec[i64]([9, 9])
        hands.imagine(2, [deck], Random(4))
        worlds.append(([int(n) for n in hands.held], [int(n) for n in hands.known], list(deck)))
    assert worlds[0] == worlds[1]


def test_a_swap_gives_away_nothing_that_a_third_party_saw() -> None:
    """After a swap others hold true facts about one's own hand that one cannot know."""
    worlds = []
    for kind, (mine, theirs) in enumerate([([0, 1], [3, 2]), ([1, 0], [2, 3])]):
        hands = hands_of(mine, [2, 2], theirs)
        hands.hand_over(2, 0, kind, NONE)
        hands.swap(0, 1)
        assert hands.row(1) == [1, 1]
        hands.imagine(1, [vec[i64]([3, 3])], Random(3))
        worlds.append((hands.row(0), hands.row(2), hands.facts(2, 1), hands.facts(2, 0)))
    assert worlds[0] == worlds[1]


def test_a_hand_shown_to_all_is_known_to_all() -> None:
    hands = hands_of([2, 1], [0, 0], [1, 0])
    hands.show(0, ALL)
    assert [hands.facts(seer, 0) for seer in (1, 2, 3)] == [[2, 1]] * 3
    assert hands.facts(0, 0) == [0, 0]
