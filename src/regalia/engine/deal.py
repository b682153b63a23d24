"""Dealing the unseen cards anew, uniformly subject to what is known.

The heart of every `imagine`: the cards a seat has not located are dealt over the hidden zones
(hands, face-down cards, the deck) so that every deal of *physical* cards that agrees with its
facts is equally likely. Proven cards are laid first; two sweeps of random swaps, each kept only
if every fact stays true, then undo the bias of that (a symmetric Metropolis walk, whose
stationary law is the uniform one). Plain rejection would accept about one deal in ten thousand.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

SWEEPS: Final[i64] = 2
SETTLING: Final[i64] = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal:
    """Hidden zones of given sizes, the facts about them, and the cards once dealt.

    Cards of different backs are dealt apart: ``sizes`` are zones × backs, ``back_of`` is the back
    of each kind (all 0 where nothing is said). ``have``, ``least`` and ``first`` are zones × kinds,
    row by row: the cards dealt; the facts "this zone holds at least so many of this kind"; the
    cards laid before the rest so that every fact is true from the start. Facts of another shape go
    into an override of `fits`.

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
        """Add the fact that the zone holds at least ``count`` of this kind."""
        if count > 0:
            self.least[zone * self.kinds + kind] = count
            self.lay(zone, kind, count)

    def lay(self, zone: i64, kind: i64, count: i64) -> None:
        """Lay at least so many of a kind here first, without their being proven to stay.

        For a fact that `fits` keeps: the branch of an "or", drawn by its odds; a pair.
        """
        i = zone * self.kinds + kind
        if self.first[i] < count:
            self.first[i] = count
        self.facts = True

    def constrained(self) -> bool:
        """Whether `fits` has anything to say. A game that overrides `fits` answers true."""
        return False

    def fits(self, zone: i64) -> bool:
        """Whether the zone as dealt keeps the facts that are no plain "at least".

        A promise, a pair, "none of this kind". A game overrides it together with `constrained`.
        Where such facts are rare among all deals, `lay` puts them in place before.
        """
        return True

    def run(self, pool: vec[i64], rng: Random) -> None:
        """Deal the ``pool`` (a count for each kind) over the zones into ``have``.

        Raises:
            ValueError: the pool is not as large as the zones, lacks a proven card, or no deal was
                found that keeps every fact.
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
        """Sweep until every zone fits; a zone that does not may meanwhile change for any other."""
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
        """What must lie somewhere first, the rest shuffled over the places that are left.

        Gives the card and the zone of every place, back after back.
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
        """The cards of a back that lie nowhere first, by kind."""
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
        """Offer every place a swap with a random other one of its back.

        It is kept if all facts stay true.
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
        """Exchange one card between two zones, unless a fact that is true would become false."""
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
