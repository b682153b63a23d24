"""Who meets whom: every bot in every seat, every group and neighbourhood equally often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from regalia.arena.schedule import games_a_set, groups, line_ups, rotations, whole_rounds

NAMES = ("a", "b", "c", "d", "e", "f", "g")


def seated(bots: int, seats: int, number: int) -> list[list[str]]:
    return [turned for row in line_ups(NAMES[:bots], seats, number) for turned in rotations(row)]


def test_rotations_bring_every_bot_to_every_seat() -> None:
    row = ["a", "b", "c", "d"]
    turned = rotations(row)
    assert turned[0] == row
    for seat in range(4):
        assert sorted(seating[seat] for seating in turned) == row


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 3), (5, 5), (4, 2), (5, 3), (6, 4)])
def test_with_bots_enough_all_groups_meet_alike_in_all_orders(bots: int, seats: int) -> None:
    names = NAMES[:bots]
    met = Counter(
        tuple(row)
        for number in range(whole_rounds(names, seats))
        for row in seated(bots, seats, number)
    )
    assert set(met) == set(permutations(names, seats))
    assert set(met.values()) == {1}
    assert games_a_set(names, seats) == seats


@pytest.mark.parametrize(("bots", "seats"), [(2, 3), (2, 5), (3, 4), (4, 5)])
def test_with_fewer_bots_each_sits_alone_in_each_seat_among_each_other(
    bots: int, seats: int
) -> None:
    names = NAMES[:bots]
    alone: Counter[tuple[str, str, int]] = Counter()
    for number in range(whole_rounds(names, seats)):
        rows = seated(bots, seats, number)
        assert len(rows) == games_a_set(names, seats) == 2 * seats
        for row in rows:
            (single,) = [name for name in row if row.count(name) == 1]
            (crowd,) = set(row) - {single}
            alone[single, crowd, row.index(single)] += 1
        held = Counter(name for row in rows for name in row)
        assert len(set(held.values())) == 1
    assert set(alone) == {(*pair, seat) for pair in permutations(names, 2) for seat in range(seats)}
    assert set(alone.values()) == {1}


@pytest.mark.parametrize(("bots", "seats"), [(6, 2), (7, 3), (6, 4), (5, 4)])
def test_a_round_broken_off_is_balanced_too(bots: int, seats: int) -> None:
    order = groups(NAMES[:bots], seats)
    assert sorted(order) == sorted(combinations(NAMES[:bots], seats))
    for end in range(1, len(order)):
        sat = Counter(name for group in order[:end] for name in group)
        assert max(sat.values()) - min(sat[name] for name in NAMES[:bots]) <= 2
