"""Dealing unseen cards against enumeration of every physical deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.deal import Deal

DEALS = 20000
Row = tuple[int, ...]


def exact(pool: Row, sizes: Row, holds: Callable[[list[Row]], bool]) -> dict[Row, float]:
    """The probability of each content of the zones, if every physical deal is equally likely."""
    cards = [kind for kind, count in enumerate(pool) for _ in range(count)]
    ways: Counter[Row] = Counter()
    for order in permutations(range(len(cards))):
        zones, at = [], 0
        for size in sizes:
            dealt = Counter(cards[i] for i in order[at : at + size])
            zones.append(tuple(dealt[kind] for kind in range(len(pool))))
            at += size
        if holds(zones):
            ways[tuple(n for zone in zones for n in zone)] += 1
    total = sum(ways.values())
    return {way: count / total for way, count in ways.items()}


def measured(pool: Row, make: Callable[[], Deal]) -> dict[Row, float]:
    """The share of each result among `DEALS` deals."""
    rng, counts = Random(1), Counter[Row]()
    for _ in range(DEALS):
        deal = make()
        deal.run(vec[i64](pool), rng)
        counts[tuple(deal.have)] += 1
    return {way: count / DEALS for way, count in counts.items()}


def distance(one: dict[Row, float], two: dict[Row, float]) -> float:
    """Total variation distance of two distributions."""
    return sum(abs(one.get(way, 0.0) - two.get(way, 0.0)) for way in {*one, *two}) / 2


def test_without_facts_every_deal_is_equally_likely() -> None:
    pool, sizes = (3, 2, 2), (2, 2, 3)
    law = exact(pool, sizes, lambda zones: True)
    assert distance(law, measured(pool, lambda: Deal(3, vec[i64](sizes)))) < 0.02


def proven(sizes: Row, facts: list[tuple[int, int, int]]) -> Callable[[], Deal]:
    def make() -> Deal:
        deal = Deal(3, vec[i64](sizes))
        for zone, kind, count in facts:
            deal.prove(zone, kind, count)
        return deal

    return make


@pytest.mark.parametrize(
    "facts",
    [[(0, 0, 1)], [(0, 1, 1), (1, 1, 1)], [(0, 0, 1), (1, 2, 2)], [(0, 0, 2), (2, 0, 1)]],
    ids=str,
)
def test_proven_cards_do_not_bias_the_rest(facts: list[tuple[int, int, int]]) -> None:
    pool, sizes = (3, 2, 2), (2, 2, 3)
    law = exact(pool, sizes, lambda zones: all(zones[z][k] >= n for z, k, n in facts))
    assert distance(law, measured(pool, proven(sizes, facts))) < 0.03


def test_placing_proven_cards_without_sweeps_is_biased() -> None:
    """The bias that sweeps remove: without them a zone proven to hold one has two too often."""
    pool, sizes, facts = (4, 4), (2, 6), [(0, 0, 1)]
    law = exact(pool, sizes, lambda zones: zones[0][0] >= 1)
    two = sum(chance for way, chance in law.items() if way[0] == 2)
    naive = 3 / 7
    assert abs(two - 6 / 22) < 1e-9

    def make() -> Deal:
        deal = Deal(2, vec[i64](sizes))
        deal.prove(*facts[0])
        return deal

    swept = sum(chance for way, chance in measured(pool, make).items() if way[0] == 2)
    assert abs(swept - two) < 0.02 < abs(naive - two)


class Pairs(Deal):
    """Zone 0 is known to hold a pair of some kind: a fact that is not a simple "at least"."""

    def constrained(self) -> bool:
        return True

    def fits(self, zone: i64) -> bool:
        return zone != 0 or any(self.have[kind] >= 2 for kind in range(self.kinds))


def test_facts_of_another_form_are_kept() -> None:
    pool, sizes = (3, 2, 2), (3, 2, 2)
    law = exact(pool, sizes, lambda zones: max(zones[0]) >= 2)
    branch = Random(2)
    # Draw the branch first, by how many physical pairs there are of each kind, then sweep.
    pairs = [0, 0, 0, 1, 2]

    def make() -> Deal:
        deal = Pairs(3, vec[i64](sizes))
        deal.lay(0, pairs[branch.randrange(5)], 2)
        return deal

    assert distance(law, measured(pool, make)) < 0.03


class NoneOfKind(Deal):
    """Zone 0 is known to hold none of kind 0: no card can be placed first."""

    def constrained(self) -> bool:
        return True

    def fits(self, zone: i64) -> bool:
        return zone != 0 or self.have[0] == 0


def test_a_fact_that_forbids_is_kept_without_placed_cards() -> None:
    pool, sizes = (3, 2, 2), (2, 2, 3)
    law = exact(pool, sizes, lambda zones: zones[0][0] == 0)
    assert distance(law, measured(pool, lambda: NoneOfKind(3, vec[i64](sizes)))) < 0.03


def test_facts_that_no_deal_keeps_are_refused() -> None:
    with pytest.raises(ValueError, match="keeps every fact"):
        NoneOfKind(1, vec[i64]([1])).run(vec[i64]([1]), Random(1))


@given(st.lists(st.integers(0, 4), min_size=3, max_size=3), st.integers(0, 2**31), st.data())
def test_a_deal_keeps_cards_sizes_and_facts(
    pool: list[int], seed: int, data: st.DataObject
) -> None:
    cards = sum(pool)
    first = data.draw(st.integers(0, cards))
    second = data.draw(st.integers(0, cards - first))
    sizes = [first, second, cards - first - second]
    kind = data.draw(st.integers(0, 2))
    count = data.draw(st.integers(0, min(pool[kind], sizes[0])))
    deal = Deal(3, vec[i64](sizes))
    deal.prove(0, kind, count)
    deal.run(vec[i64](pool), Random(seed))
    have = [list(deal.have)[row : row + 3] for row in (0, 3, 6)]
    assert [sum(row) for row in have] == sizes
    assert [sum(row[k] for row in have) for k in range(3)] == pool
    assert have[0][kind] >= count


def test_more_proven_than_a_zone_holds_is_refused() -> None:
    deal = Deal(2, vec[i64]([1, 2]))
    deal.prove(0, 0, 2)
    with pytest.raises(ValueError, match="zone 0"):
        deal.run(vec[i64]([2, 1]), Random(1))


@pytest.mark.parametrize("sizes", [(1, 1), (2, 2), (4, 0)])
def test_a_pool_of_another_size_is_refused(sizes: Row) -> None:
    with pytest.raises(ValueError, match="not as many"):
        Deal(2, vec[i64](sizes)).run(vec[i64]([2, 1]), Random(1))


BACKS = (0, 0, 1, 1)
BACKED = ((2, 2, 2, 1), (2, 1, 1, 1, 1, 1))
"""A pool of four kinds, two of each back; zones with places for each back."""


def backed(facts: list[tuple[int, int, int]]) -> Callable[[], Deal]:
    def make() -> Deal:
        deal = Deal(4, vec[i64](BACKED[1]), 2, vec[i64](BACKS))
        for zone, kind, count in facts:
            deal.prove(zone, kind, count)
        return deal

    return make


def exact_backed(holds: Callable[[list[Row]], bool]) -> dict[Row, float]:
    """The probability of each content of three zones, with two decks dealt separately."""
    pool, sizes = BACKED
    law: dict[Row, float] = {}
    one = exact(pool[:2], sizes[0::2], lambda zones: True)
    other = exact(pool[2:], sizes[1::2], lambda zones: True)
    for first, odds in one.items():
        for second, more in other.items():
            zones = [first[2 * z : 2 * z + 2] + second[2 * z : 2 * z + 2] for z in range(3)]
            if holds(zones):
                law[tuple(n for zone in zones for n in zone)] = odds * more
    total = sum(law.values())
    return {way: odds / total for way, odds in law.items()}


@pytest.mark.parametrize(
    "facts", [[], [(0, 0, 1)], [(0, 0, 1), (1, 2, 1)], [(0, 1, 2)], [(2, 3, 1)]], ids=str
)
def test_cards_of_different_backs_are_dealt_apart(facts: list[tuple[int, int, int]]) -> None:
    law = exact_backed(lambda zones: all(zones[z][k] >= n for z, k, n in facts))
    assert distance(law, measured(BACKED[0], backed(facts))) < 0.03


def test_a_pool_with_too_few_cards_of_a_back_is_refused() -> None:
    for pool in ((3, 2, 1, 1), (2, 1, 2, 2)):
        with pytest.raises(ValueError, match="not as many"):
            backed([])().run(vec[i64](pool), Random(1))


def test_more_proven_than_a_zone_holds_of_a_back_is_refused() -> None:
    with pytest.raises(ValueError, match="zone 1"):
        backed([(1, 2, 2)])().run(vec[i64](BACKED[0]), Random(1))


class PairOfBack(Deal):
    """Zone 0 is known to hold a pair of the first two kinds."""

    def constrained(self) -> bool:
        return True

    def fits(self, zone: i64) -> bool:
        return zone != 0 or self.have[0] >= 2 or self.have[1] >= 2


def test_a_fact_of_another_form_is_kept_among_different_backs() -> None:
    law = exact_backed(lambda zones: max(zones[0][:2]) >= 2)
    found = measured(BACKED[0], lambda: PairOfBack(4, vec[i64](BACKED[1]), 2, vec[i64](BACKS)))
    assert distance(law, found) < 0.03


def test_more_proven_than_unseen_is_refused() -> None:
    deal = Deal(2, vec[i64]([2, 1]))
    deal.prove(0, 1, 2)
    with pytest.raises(ValueError, match="proven"):
        deal.run(vec[i64]([2, 1]), Random(1))
