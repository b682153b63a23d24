"""Hands: how each way of moving a card changes what the seats know."""

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
    """Hands about which no seat knows anything."""
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
    assert hands.facts(0, 0) == [0, 0]  # a seat sees its own hand; facts are about others


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


def test_a_passed_card_is_known_to_both_seats_and_nobody_else() -> None:
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


def test_a_copy_is_independent() -> None:
    hands = hands_of([1, 0], [0, 1])
    other = hands.copy()
    other.gain(0, 1, ALL)
    assert hands.row(0) == [1, 0]
    assert hands.facts(1, 0) == [0, 0]


@given(st.lists(st.tuples(st.integers(0, 6), st.integers(0, 2), st.integers(0, 1)), max_size=40))
def test_facts_are_always_true_and_imagining_keeps_them(steps: list[tuple[int, int, int]]) -> None:
    """After any steps, every fact that a seat knows is true."""
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
    for viewer in range(hands.seats + 1):  # the last viewer stands for what all know
        for holder in range(hands.seats):
            if viewer != holder:
                facts = hands.facts(viewer, holder)
                assert all(f <= n for f, n in zip(facts, hands.row(holder), strict=True))


def test_viewers_are_shown_the_most_that_one_of_their_seats_knows() -> None:
    hands = hands_of([2, 0], [1, 2], [0, 1])
    hands.prove(1, 1, 1)  # everybody knows one card of seat 1
    hands.show(1, 1 << 2)  # and seat 2 all of them
    row = vec[i64]([9] * 4)
    for viewers, shown in ((0, [0, 1]), (0b001, [0, 1]), (0b010, [0, 1]), (0b101, [1, 2])):
        hands.write_facts(1, viewers, row, 1)
        assert list(row) == [9, *shown, 9]


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)), min_size=1, max_size=12))
def test_equal_histories_are_imagined_equally(steps: list[tuple[int, int]]) -> None:
    """A seat imagines the same worlds whichever cards others exchange unseen."""
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


def test_a_swap_does_not_reveal_what_a_third_seat_saw() -> None:
    """After a swap others know facts about a seat's hand that the seat itself cannot know."""
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


def test_all_know_the_cards_that_a_seat_vouches_for() -> None:
    hands = hands_of([2, 1], [0, 0], [1, 0])
    hands.prove(0, 0, 2)
    assert [hands.facts(seer, 0) for seer in (1, 2, 3)] == [[2, 0]] * 3
    assert hands.facts(0, 0) == [0, 0]
    assert hands.facts(1, 2) == [0, 0]


def test_vouched_cards_are_at_most_those_known() -> None:
    hands = hands_of([0, 0], [0, 0], [0, 0])
    for _ in range(3):
        hands.gain(0, 0, 1 << 1)
    hands.prove(0, 0, 2)
    assert hands.facts(1, 0) == [3, 0]
    assert hands.facts(2, 0) == hands.facts(3, 0) == [2, 0]
    hands.prove(0, 0, 1)
    assert hands.facts(2, 0) == [2, 0]
    hands.lose(0, 0, ALL)
    assert hands.facts(1, 0) == [2, 0]
    assert hands.facts(2, 0) == [1, 0]


def backed() -> Hands:
    """Three hands of four kinds, two of each back."""
    hands = Hands(3, 4, None, 2, vec[i64]([0, 0, 1, 1]))
    for seat, row in enumerate([[2, 1, 0, 1], [0, 2, 2, 0], [1, 0, 0, 2]]):
        for kind, count in enumerate(row):
            for _ in range(count):
                hands.gain(seat, kind, NONE)
    return hands


def test_the_cards_of_each_back_are_counted() -> None:
    hands = backed()
    assert [hands.size_of(0, back) for back in (0, 1)] == [3, 1]
    assert [hands.size_of(1, back) for back in (0, 1)] == [2, 2]
    assert hands.size(0) == 4
    assert hands.copy().size_of(2, 1) == 2
    hands_of_one = hands_of([2, 1], [0, 0])
    assert hands_of_one.size_of(0, 0) == 3


@given(st.integers(0, 2), st.integers(0, 2**31))
def test_imagining_keeps_the_backs_of_every_hand_and_pile(viewer: int, seed: int) -> None:
    hands = backed()
    hands.prove(1, 1, 2)
    piles = [vec[i64]([3, 1, 0, 0]), vec[i64]([0, 0, 2, 3])]
    world, left = hands.copy(), [pile[:] for pile in piles]
    world.imagine(viewer, left, Random(seed))
    for seat in range(3):
        for back in (0, 1):
            assert world.size_of(seat, back) == hands.size_of(seat, back)
    assert [sum(list(pile)[:2]) for pile in left] == [4, 0]
    assert [sum(list(pile)[2:]) for pile in left] == [0, 5]
    assert world.row(viewer) == hands.row(viewer)
    assert viewer == 1 or world.has(1, 1) >= 2
    for kind in range(4):
        there = sum(pile[kind] for pile in left) + sum(world.has(seat, kind) for seat in range(3))
        truly = sum(pile[kind] for pile in piles) + sum(hands.has(seat, kind) for seat in range(3))
        assert there == truly


def test_imagining_moves_all_unknown_cards_within_their_back() -> None:
    hands = backed()
    rows = set()
    for seed in range(300):
        world = hands.copy()
        world.imagine(0, [vec[i64]([3, 1, 0, 0]), vec[i64]([0, 0, 2, 3])], Random(seed))
        rows.add(tuple(world.row(1)))
    assert rows == {(a, 2 - a, b, 2 - b) for a in range(3) for b in range(3)}
