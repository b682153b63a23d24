"""The schedule of a contest: which bots meet in which seats, balanced over seats and neighbours.

Games are grouped in duplicate sets. All games of a set share their chance events, and each line-up
of the set is played in every rotation, so each bot sits in each seat. The line-ups of a set:

- At least as many bots as seats: one line-up of different bots. Sets take all groups of bots in
  turn (a *round*); the order of seats changes from round to round.
- Fewer bots than seats: two bots meet in two line-ups, one seat of the first bot among the second,
  and one seat of the second among the first. Each bot plays both roles, so two equal bots come out
  even. Sets take the pairs in turn.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations, permutations
from typing import TypeVar

Item = TypeVar("Item")
Row = tuple[str, ...]
"""The names of bots by seat."""

MAX_BOTS = 10
"""Maximum number of bots in a contest: a round of ten at five seats has 252 sets already."""


def rotations(row: Sequence[Item]) -> list[list[Item]]:
    """All rotations of a row over the seats.

    >>> rotations("abc")
    [['a', 'b', 'c'], ['c', 'a', 'b'], ['b', 'c', 'a']]
    """
    cuts = range(len(row), 0, -1)
    return [[*row[cut:], *row[:cut]] for cut in cuts]


def line_ups(bots: Row, seats: int, number: int) -> list[Row]:
    """The line-ups of a set (numbered from 0), not rotated.

    >>> line_ups(("a", "b"), 4, 0)
    [('a', 'b', 'b', 'b'), ('b', 'a', 'a', 'a')]
    >>> [line_ups(("a", "b", "c"), 3, number) for number in range(2)]
    [[('a', 'b', 'c')], [('a', 'c', 'b')]]
    """
    met = groups(bots, seats)
    group = met[number % len(met)]
    if len(bots) < seats:
        one, other = group
        return [(one, *[other] * (seats - 1)), (other, *[one] * (seats - 1))]
    first, *rest = group
    orders = _orders(len(rest))
    order = orders[number // len(met) % len(orders)]
    return [(first, *[rest[place] for place in order])]


def games_a_set(bots: Row, seats: int) -> int:
    """The number of games of a set."""
    return seats * len(line_ups(bots, seats, 0))


def whole_rounds(bots: Row, seats: int) -> int:
    """The number of sets after which all bots have met equally often in all orders of seats."""
    met = len(groups(bots, seats))
    return met if len(bots) < seats else met * math.factorial(seats - 1)


@cache
def groups(bots: Row, seats: int) -> list[Row]:
    """The groups of bots that meet in a set, in the order of a round.

    The bots that have met least come next, so an incomplete round is as balanced as possible.

    >>> groups(("a", "b", "c", "d"), 2)[:2]
    [('a', 'b'), ('c', 'd')]
    """
    left = list(combinations(bots, seats if len(bots) >= seats else 2))
    met: Counter[Row] = Counter()
    chosen: list[Row] = []

    def met_before(group: Row) -> tuple[int, int]:
        pairs = sum(met[pair] for pair in combinations(group, 2))
        return pairs, sum(met[(bot,)] for bot in group)

    while left:
        group = min(left, key=met_before)
        left.remove(group)
        chosen.append(group)
        met.update(combinations(group, 2))
        met.update((bot,) for bot in group)
    return chosen


@cache
def _orders(count: int) -> list[tuple[int, ...]]:
    """All orders of ``count`` neighbours, each followed by its mirror image."""
    orders = list(permutations(range(count)))
    ahead = [order for order in orders if order <= order[::-1]]
    both = ([order, order[::-1]] for order in ahead)
    return list(dict.fromkeys(order for pair in both for order in pair))
