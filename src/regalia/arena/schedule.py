"""Who meets whom, and in which seats: balanced, so that neither seat nor neighbour favours a bot.

Games come in duplicate sets. All games of a set share one fortune, and each of its line-ups sits
down in every rotation, so that each bot holds each place. Which line-ups a set has:

- As many bots as seats, or more: one line-up of as many different bots as there are seats. Sets
  take the groups of bots in turn, until each group has met (a *round*), and change from round to
  round who sits beside whom.
- Fewer bots than seats: two bots meet in a set, in two line-ups: one of the first alone among
  nothing but the second, and the other way round. So each is measured both as the stranger and as
  the crowd, and of two equals neither has an advantage. Sets take the pairs in turn.
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
"""Bots by seat."""

MOST_BOTS = 10
"""More do not meet in one arena: a round of ten at five seats has 252 sets already."""


def rotations(row: Sequence[Item]) -> list[list[Item]]:
    """All rotations of a row over the seats, so that each item sits in each seat once.

    >>> rotations("abc")
    [['a', 'b', 'c'], ['c', 'a', 'b'], ['b', 'c', 'a']]
    """
    cuts = range(len(row), 0, -1)
    return [[*row[cut:], *row[:cut]] for cut in cuts]


def line_ups(bots: Row, seats: int, number: int) -> list[Row]:
    """The line-ups of the set with this number (from 0), each before it is rotated.

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
    """How many games each set has."""
    return seats * len(line_ups(bots, seats, 0))


def whole_rounds(bots: Row, seats: int) -> int:
    """After so many sets, and each multiple, all bots have met alike in all orders of seats."""
    met = len(groups(bots, seats))
    return met if len(bots) < seats else met * math.factorial(seats - 1)


@cache
def groups(bots: Row, seats: int) -> list[Row]:
    """The groups of bots that meet in a set, in the order of a round.

    Next come always those who have met least, so that a round that is broken off is as balanced as
    can be.

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
    """All orders of so many neighbours, each followed by its mirror image."""
    orders = list(permutations(range(count)))
    ahead = [order for order in orders if order <= order[::-1]]
    both = ([order, order[::-1]] for order in ahead)
    return list(dict.fromkeys(order for pair in both for order in pair))
