"""Deals hidden hands so that the promises of an open trade can be kept (RP24).

A seat that has promised cards holds them. Until the trade is over, each imagined hand of the seat
can keep its promise. Kinds that a promise names are known for good; the engine's `Hands` stores
them.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.deal import Deal
from regalia.engine.hands import Hands
from regalia.engine.state import ZERO
from regalia.games.res_publica import schema as s
from regalia.games.res_publica.trade import (
    TERMS,
    can_keep,
    can_serve,
    characteristic_of,
    count_of,
    first_term,
    joint_of,
    nth_way,
    second_term,
    serves,
    term_of,
    way_count,
)

BACK_OF: Final = [0] * s.PEOPLE_KINDS + [1] * s.PEOPLE_KINDS
TRIES: Final[i64] = 50


class Promises:
    """The promised statements and their seats; ``every`` is 1 if each way must be met, else 0."""

    holders: vec[i64]
    statements: vec[i64]
    every: vec[i64]

    def __init__(self) -> None:
        self.holders = vec[i64]()
        self.statements = vec[i64]()
        self.every = vec[i64]()

    def add(self, holder: i64, statement: i64, every: bool) -> None:
        """Note a promise if it says more of the hand than is known anyway.

        The number of cards of each back is public, and named kinds are already noted as facts.
        Only pairs, and an *or* of which one way is true, say more.
        """
        pairs = characteristic_of(first_term(statement)) >= s.PAIR
        pairs = pairs or characteristic_of(second_term(statement)) >= s.PAIR
        if pairs or (joint_of(statement) == s.EITHER and not every):
            self.holders = append(self.holders, holder)
            self.statements = append(self.statements, statement)
            self.every = append(self.every, 1 if every else 0)


class PromisedDeal(Deal):
    """A deal of hands that keep every promise. Zones are the seats, then the decks."""

    promises: Promises

    def __init__(
        self, kinds: i64, sizes: vec[i64], backs: i64, back_of: vec[i64], promises: Promises
    ) -> None:
        super().__init__(kinds, sizes, backs, back_of)
        self.promises = promises

    def constrained(self) -> bool:
        return len(self.promises.holders) > 0

    def fits(self, zone: i64) -> bool:
        return self.kept(self.have, zone * s.KINDS, zone)

    def kept(self, cards: vec[i64], at: i64, zone: i64) -> bool:
        """Whether the cards from index ``at`` on keep all promises of a zone's holder."""
        promises = self.promises
        for i in range(len(promises.holders)):
            if promises.holders[i] == zone:
                statement = promises.statements[i]
                if promises.every[i] == 1:
                    if not can_keep(cards, at, statement):
                        return False
                elif not can_serve(cards, at, statement):
                    return False
        return True

    def run(self, pool: vec[i64], rng: Random) -> None:
        """Deal to the seats with promises first, then to all others."""
        proven = self.first[:]
        for _i in range(TRIES):
            self.first = proven[:]
            if self.lay_promised(pool, rng):
                break
        super().run(pool, rng)

    def lay_promised(self, pool: vec[i64], rng: Random) -> bool:
        """Deal the hands of the seats with promises; false if one cannot be dealt."""
        spare = pool[:]
        for zone in range(self.zones):
            for kind in range(s.KINDS):
                spare[kind] -= self.first[zone * s.KINDS + kind]
        holders, statements = self.promises.holders[:], self.promises.statements[:]
        for i in range(len(holders)):  # in random order, because the first has more choice
            left: i64 = len(holders) - i
            j = i + rng.randrange(left)
            zone, statement = holders[j], statements[j]
            holders[j] = holders[i]
            statements[j] = statements[i]
            if not self.lay_hand(zone, statement, spare, rng):
                return False
        return True

    def lay_hand(self, zone: i64, statement: i64, spare: vec[i64], rng: Random) -> bool:
        """Deal a hand that keeps the zone's promises, out of the spare cards; false if it cannot.

        Random hands are drawn until one keeps the promises; so all such hands have the right
        odds. If none of `TRIES` does, a hand is put together: a way drawn roughly by its odds, its
        named cards, then the pairs it needs.
        """
        row = zone * s.KINDS
        proven = self.first[row : row + s.KINDS]
        for _i in range(TRIES):
            hand = proven[:]
            self.fill_up(zone, hand, spare, rng)
            if self.kept(hand, 0, zone):
                self.lay_cards(zone, hand, spare)
                return True
        first = self.draw_way(zone, statement, spare, rng)
        for number in range(way_count(statement)):
            hand = proven[:]
            way = nth_way(statement, (first + number) % way_count(statement))
            if self.put_together(zone, way, hand, spare, rng):
                self.fill_up(zone, hand, spare, rng)
                if self.kept(hand, 0, zone):
                    self.lay_cards(zone, hand, spare)
                    return True
        return False

    def draw_way(self, zone: i64, statement: i64, spare: vec[i64], rng: Random) -> i64:
        """Draw one way of a statement, roughly by its odds."""
        vague = way_count(statement) == 2
        odds = self.odds_of(zone, nth_way(statement, 0), spare)
        other_odds = self.odds_of(zone, nth_way(statement, 1), spare) if vague else 0.0
        return 1 if rng.random() * (odds + other_odds) >= odds and vague else 0

    def odds_of(self, zone: i64, way: i64, spare: vec[i64]) -> float:
        """The number of choices of spare cards that a way's first term needs beyond known cards."""
        odds = 1.0
        characteristic = characteristic_of(way)
        if characteristic < s.KINDS:
            missing = count_of(way) - self.first[zone * s.KINDS + characteristic]
            for i in range(missing):
                odds *= float(max(spare[characteristic] - i, 0)) / float(i + 1)
        elif characteristic >= s.PAIR:
            pairs = 0.0
            for kind in range(s.KINDS):
                if serves(kind, characteristic):
                    pairs += float(spare[kind] * (spare[kind] - 1) // 2)
            for i in range(count_of(way)):
                odds *= pairs / float(i + 1)
        return odds

    def put_together(
        self, zone: i64, way: i64, hand: vec[i64], spare: vec[i64], rng: Random
    ) -> bool:
        """Add cards to a hand until it meets a way; false if it cannot.

        Groups need no cards here: the hand is filled up later, and its size is public.
        """
        aside = vec[i64]([0] * s.KINDS)
        for number in range(TERMS):
            part = term_of(way, number)
            if part > 0 and characteristic_of(part) < s.KINDS:
                kind = characteristic_of(part)
                aside[kind] = count_of(part)
                missing = max(aside[kind] - hand[kind], 0)
                if missing > min(spare[kind], self.room(zone, self.back_of[kind], hand)):
                    return False
                hand[kind] += missing
        pairs: i64 = 0
        for number in range(TERMS):
            part = term_of(way, TERMS - 1 - number)  # "2 pairs and 1 people pair": narrower first
            if part > 0 and characteristic_of(part) >= s.PAIR:
                wide = characteristic_of(part) == s.PAIR
                pairs = count_of(part) + (pairs if wide else ZERO)
                while self.pairs_of(hand, aside, characteristic_of(part)) < pairs:
                    if not self.add_pair(zone, hand, aside, characteristic_of(part), spare, rng):
                        return False
        return True

    def pairs_of(self, hand: vec[i64], aside: vec[i64], pair: i64) -> i64:
        """The number of pairs of a type in a hand without the cards put aside."""
        found: i64 = 0
        for kind in range(s.KINDS):
            if serves(kind, pair):
                found += (hand[kind] - aside[kind]) // 2
        return found

    def room(self, zone: i64, back: i64, hand: vec[i64]) -> i64:
        """The number of cards of a back still missing from a hand."""
        room = self.sizes[zone * self.backs + back]
        for kind in range(s.KINDS):
            if self.back_of[kind] == back:
                room -= hand[kind]
        return room

    def fill_up(self, zone: i64, hand: vec[i64], spare: vec[i64], rng: Random) -> None:
        for back in range(self.backs):
            self.fill(zone, back, hand, spare, rng)

    def fill(self, zone: i64, back: i64, hand: vec[i64], spare: vec[i64], rng: Random) -> None:
        """Fill a hand up with spare cards of a back, each equally likely."""
        places = self.sizes[zone * self.backs + back]
        left: i64 = 0
        for kind in range(s.KINDS):
            if self.back_of[kind] == back:
                places -= hand[kind]
                left += spare[kind]
        for _i in range(min(places, left)):
            n = rng.randrange(left)
            left -= 1
            for kind in range(s.KINDS):
                if self.back_of[kind] == back:
                    n -= spare[kind] - (hand[kind] - self.first[zone * s.KINDS + kind])
                    if n < 0:
                        hand[kind] += 1
                        break

    def add_pair(
        self,
        zone: i64,
        hand: vec[i64],
        aside: vec[i64],
        pair: i64,
        spare: vec[i64],
        rng: Random,
    ) -> bool:
        """Complete one more pair in a hand with the fewest cards; false if it cannot."""
        found: i64 = 0
        chosen: i64 = -1
        fewest: i64 = 2
        for kind in range(s.KINDS):
            missing = 2 - (hand[kind] - aside[kind]) % 2
            taken = hand[kind] - self.first[zone * s.KINDS + kind]
            if not serves(kind, pair) or missing > fewest or missing > spare[kind] - taken:
                continue
            if missing > self.room(zone, self.back_of[kind], hand):
                continue
            if missing < fewest:
                fewest = missing
                found = 0
            found += 1
            if rng.randrange(found) == 0:
                chosen = kind
        if chosen >= 0:
            hand[chosen] += fewest
        return chosen >= 0

    def lay_cards(self, zone: i64, hand: vec[i64], spare: vec[i64]) -> None:
        for kind in range(s.KINDS):
            spare[kind] -= hand[kind] - self.first[zone * s.KINDS + kind]
            self.lay(zone, kind, hand[kind])


class PromisedHands(Hands):
    """Hands of twelve kinds with two backs, imagined so that promises can be kept."""

    promises: Promises

    def __init__(self, seats: i64, source: PromisedHands | None = None) -> None:
        if source is not None:
            super().__init__(seats, s.KINDS, source)
            self.promises = source.promises
        else:
            super().__init__(seats, s.KINDS, None, 2, vec[i64](BACK_OF))
            self.promises = Promises()

    def copy(self) -> PromisedHands:
        return PromisedHands(self.seats, self)

    def new_deal(self, seat: i64, sizes: vec[i64]) -> PromisedDeal:
        return PromisedDeal(s.KINDS, sizes, self.backs, self.back_of, self.promises)

    def imagine_keeping(
        self, seat: i64, piles: list[vec[i64]], promises: Promises, rng: Random
    ) -> None:
        """As `imagine`, with hands that can keep all promises."""
        self.promises = promises
        self.imagine(seat, piles, rng)
        self.promises = Promises()
