"""Dealing the unseen cards at random, uniformly among the deals that agree with known facts.

Every `imagine` uses this. The cards that a seat cannot locate are dealt to the hidden zones (hands,
face-down cards, the deck), and every deal of *physical* cards that agrees with the seat's facts is
equally likely. First the cards that facts require are placed, and the rest are shuffled into the
other places. That is biased, so two sweeps of random swaps follow. A swap is kept only if every
fact stays true: a symmetric Metropolis walk, whose stationary distribution is uniform. Rejection
sampling would accept about one deal in ten thousand.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

SWEEPS: Final[i64] = 2
"""Number of sweeps after the first deal."""
SETTLING: Final[i64] = 1000
"""Maximum number of sweeps to find a deal that fits; `Deal.run` then gives up."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal:
    """Hidden zones of given sizes, the facts about them, and the cards dealt to them.

    Cards with different backs are dealt separately: ``sizes`` is zones × backs, and ``back_of`` is
    the back of each kind (0 by default). ``have``, ``least`` and ``first`` are zones × kinds, row
    by row: the cards dealt; the facts "this zone holds at least n of this kind"; and the cards
    placed before all others, so that every fact is true from the start. Facts of another form are
    checked by an override of `fits`.

    >>> deal = Deal(2, vec[i64]([1, 2]))
    >>> deal.prove(0, 1, 1)
    >>> deal.run(vec[i64]([2, 1]), Random(5))
    >>> list(deal.have)
    [0, 1, 2, 0]
    """

    kinds: i64
    zones: i64
    backs: i64
    back_of: vec[i64]
    sizes: vec[i64]
    have: vec[i64]
    least: vec[i64]
    first: vec[i64]
    facts: bool
    judged: bool  # whether `fits` has anything to say

    def __init__(
        self, kinds: i64, sizes: vec[i64], backs: i64 = 1, back_of: vec[i64] | None = None
    ) -> None:
        self.kinds = kinds
        self.zones = len(sizes) // backs
        self.backs = backs
        self.back_of = back_of if back_of is not None else vec[i64]([0] * kinds)
        self.sizes = sizes[:]
        empty = vec[i64]()
        for _i in range(kinds * self.zones):
            empty = append(empty, 0)
        self.have = empty
        self.least = empty[:]
        self.first = empty[:]
        self.facts = False
        self.judged = False

    def prove(self, zone: i64, kind: i64, count: i64) -> None:
        """Add the fact that the zone holds at least ``count`` cards of this kind."""
        if count > 0:
            self.least[zone * self.kinds + kind] = count
            self.lay(zone, kind, count)

    def lay(self, zone: i64, kind: i64, count: i64) -> None:
        """Place at least ``count`` cards of a kind in the zone first; swaps may move them later.

        For facts that `fits` checks, such as a pair, or one case of an "or" drawn by its odds.
        """
        i = zone * self.kinds + kind
        if self.first[i] < count:
            self.first[i] = count
        self.facts = True

    def constrained(self) -> bool:
        """Whether facts must be checked with `fits`. A game that overrides `fits` returns True."""
        return False

    def fits(self, zone: i64) -> bool:
        """Whether the dealt zone agrees with the facts that are not of the form "at least n".

        For example a promise, a pair, or "none of this kind". Override it together with
        `constrained`. If few deals agree with such facts, use `lay` to start with one that does.
        """
        return True

    def run(self, pool: vec[i64], rng: Random) -> None:
        """Deal the ``pool`` (a count of each kind) to the zones, into ``have``.

        Raises:
            ValueError: the pool is larger or smaller than the zones, a required card is not in it,
                or no deal was found that agrees with every fact.
        """
        card, zone_of = self._lay(pool, rng)
        self.judged = self.constrained()
        if self.judged:
            self._settle(card, zone_of, rng)
        elif not self.facts:
            return
        for _i in range(SWEEPS):
            self._sweep(card, zone_of, rng)

    def _settle(self, card: vec[i64], zone_of: vec[i64], rng: Random) -> None:
        """Sweep until every zone fits; a zone that does not may change in any way."""
        for _i in range(SETTLING):
            fitting = True
            for zone in range(self.zones):
                if not self.fits(zone):
                    fitting = False
            if fitting:
                return
            self._sweep(card, zone_of, rng)
        raise ValueError("no deal was found that keeps every fact; lay those first that are rare")

    def _lay(self, pool: vec[i64], rng: Random) -> tuple[vec[i64], vec[i64]]:
        """Place the required cards, and shuffle the rest into the remaining places.

        Return the card and the zone of every place, sorted by back.
        """
        card = vec[i64](capacity=128)
        zone_of = vec[i64](capacity=128)
        for back in range(self.backs):
            rest = self._rest(pool, back)
            left = len(rest)
            for zone in range(self.zones):
                row = zone * self.kinds
                places = self.sizes[zone * self.backs + back]
                for kind in range(self.kinds):
                    if self.back_of[kind] != back:
                        continue
                    count = self.first[row + kind]
                    self.have[row + kind] = count
                    places -= count
                    for _i in range(count):
                        card = append(card, kind)
                        zone_of = append(zone_of, zone)
                if places < 0:
                    raise ValueError(f"more cards are proven or laid in zone {zone} than it holds")
                if places > left:
                    raise ValueError("the unseen cards are not as many as their hidden places")
                for _i in range(places):
                    j = rng.randrange(left)
                    left -= 1
                    kind = rest[j]
                    rest[j] = rest[left]
                    self.have[row + kind] += 1
                    card = append(card, kind)
                    zone_of = append(zone_of, zone)
            if left > 0:
                raise ValueError("the unseen cards are not as many as their hidden places")
        return card, zone_of

    def _rest(self, pool: vec[i64], back: i64) -> vec[i64]:
        """The cards with this back that are not placed first."""
        rest = vec[i64](capacity=128)
        for kind in range(self.kinds):
            if self.back_of[kind] != back:
                continue
            spare = pool[kind]
            for zone in range(self.zones):
                spare -= self.first[zone * self.kinds + kind]
            if spare < 0:
                raise ValueError(f"more cards of kind {kind} are proven or laid than are unseen")
            for _i in range(spare):
                rest = append(rest, kind)
        return rest

    def _sweep(self, card: vec[i64], zone_of: vec[i64], rng: Random) -> None:
        """Try to swap every place with a random place of the same back.

        A swap is kept if all facts stay true.
        """
        start: i64 = 0
        for back in range(self.backs):
            places: i64 = 0
            for zone in range(self.zones):
                places += self.sizes[zone * self.backs + back]
            for i in range(start, start + places):
                j = start + rng.randrange(places)
                if card[i] == card[j] or zone_of[i] == zone_of[j]:
                    continue
                if self._swap(zone_of[i], card[i], zone_of[j], card[j]):
                    kind = card[i]
                    card[i] = card[j]
                    card[j] = kind
            start += places

    def _swap(self, zone: i64, kind: i64, other: i64, other_kind: i64) -> bool:
        """Swap two cards between zones if no true fact becomes false. Return success."""
        out = zone * self.kinds + kind
        other_out = other * self.kinds + other_kind
        if self.have[out] <= self.least[out] or self.have[other_out] <= self.least[other_out]:
            return False
        if not self.judged:
            self._move(zone, kind, other, other_kind)
            return True
        fitted = self.fits(zone)
        other_fitted = self.fits(other)
        self._move(zone, kind, other, other_kind)
        if (self.fits(zone) or not fitted) and (self.fits(other) or not other_fitted):
            return True
        self._move(zone, other_kind, other, kind)
        return False

    def _move(self, zone: i64, kind: i64, other: i64, other_kind: i64) -> None:
        self.have[zone * self.kinds + kind] -= 1
        self.have[zone * self.kinds + other_kind] += 1
        self.have[other * self.kinds + other_kind] -= 1
        self.have[other * self.kinds + kind] += 1
