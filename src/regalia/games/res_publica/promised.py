"""Hidden hands in a game of promises: what the words of an open trade tell of them.

Who has promised cards holds them; until the trade is over whoever imagines his hand imagines one
that can keep the promise (RP24). What a promise says of a kind by name is known to all for good,
and kept by the engine's `Hands`.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from regalia.engine.deal import Deal
from regalia.engine.hands import Hands
from regalia.games.res_publica.trade import (
    EITHER,
    KINDS,
    PAIR,
    PEOPLE_KINDS,
    branch,
    branches,
    can_keep,
    can_serve,
    characteristic_of,
    count_of,
    first_term,
    joint_of,
    second_term,
)

BACK_OF: Final = [0] * PEOPLE_KINDS + [1] * PEOPLE_KINDS
TRIES: Final = 50
ATTEMPTS: Final = 50


class Promises:
    """Who must be able to do what: holders, statements, and whether every way of each."""

    holders: vec[i64]
    statements: vec[i64]
    every: vec[i64]

    def __init__(self) -> None:
        self.holders = vec[i64]()
        self.statements = vec[i64]()
        self.every = vec[i64]()

    def add(self, holder: i64, said: i64, every: bool) -> None:
        """Note a promise, if more follows from it than what all know of a hand anyway.

        All know how many cards of each back it has, and what a promise says of a kind by name is
        proven; only pairs, and ways of which one is true, are more.
        """
        pairs = characteristic_of(first_term(said)) >= PAIR
        pairs = pairs or characteristic_of(second_term(said)) >= PAIR
        if pairs or (joint_of(said) == EITHER and not every):
            self.holders = append(self.holders, holder)
            self.statements = append(self.statements, said)
            self.every = append(self.every, 1 if every else 0)


class PromisedDeal(Deal):
    """A deal in which every promise can be kept. Zones are the seats, then the decks."""

    promises: Promises

    def __init__(
        self, kinds: i64, sizes: vec[i64], backs: i64, back_of: vec[i64], promises: Promises
    ) -> None:
        super().__init__(kinds, sizes, backs, back_of)
        self.promises = promises

    def constrained(self) -> bool:
        return len(self.promises.holders) > 0

    def fits(self, zone: i64) -> bool:
        return self.kept(self.have, zone * KINDS, zone)

    def kept(self, cards: vec[i64], at: i64, zone: i64) -> bool:
        """Whether the cards from ``at`` on keep all that the holder of a zone has promised."""
        promises = self.promises
        for i in range(len(promises.holders)):
            if promises.holders[i] == zone:
                said = promises.statements[i]
                if promises.every[i] == 1:
                    if not can_keep(cards, at, said):
                        return False
                elif not can_serve(cards, at, said):
                    return False
        return True

    def run(self, pool: vec[i64], rng: Random) -> None:
        """Deal, first to those who have promised, so that they can keep it."""
        proven = self.first[:]
        for _ in range(ATTEMPTS):
            self.first = proven[:]
            if self.lay_promised(pool, rng):
                break
        super().run(pool, rng)

    def lay_promised(self, pool: vec[i64], rng: Random) -> bool:
        """Lay first what keeps every promise; false if one took the cards that another needed."""
        spare = pool[:]
        for zone in range(self.zones):
            for kind in range(KINDS):
                spare[kind] -= self.first[zone * KINDS + kind]
        holders = self.promises.holders[:]
        for i in range(len(holders)):
            j = i + rng.randrange(len(holders) - i)
            zone = holders[j]
            holders[j] = holders[i]
            if not self.lay_hand(zone, spare, rng):
                return False
        return True

    def lay_hand(self, zone: i64, spare: vec[i64], rng: Random) -> bool:
        """Lay a whole hand first that keeps what was promised, out of the cards to spare.

        By drawing hands until one does, so that each is as likely as it should be: which way of
        an *or* it keeps, which pairs it holds. Where such hands are rare, just what it takes is put
        together.
        """
        row = zone * KINDS
        proven = self.first[row : row + KINDS]
        for _ in range(TRIES):
            hand = proven[:]
            for back in range(self.backs):
                self.fill(zone, back, hand, spare, rng)
            if self.kept(hand, 0, zone):
                self.lay_cards(zone, hand, spare)
                return True
        hand = proven[:]
        self.add_named(zone, hand, spare, rng)
        while not self.kept(hand, 0, zone) and self.add_pair(zone, hand, spare, rng):
            pass
        if not self.kept(hand, 0, zone):
            return False
        self.lay_cards(zone, hand, spare)
        return True

    def add_named(self, zone: i64, hand: vec[i64], spare: vec[i64], rng: Random) -> None:
        """Where one way of an *or* must be kept, put together the kinds that one of them names.

        A way is as likely as there are choices of cards for it.
        """
        promises = self.promises
        for i in range(len(promises.holders)):
            said = promises.statements[i]
            if promises.holders[i] != zone or promises.every[i] == 1:
                continue
            if can_serve(hand, 0, said):
                continue
            odds = vec[float]([0.0, 0.0])
            for number in range(branches(said)):
                odds[number] = self.ways(zone, hand, spare, branch(said, number))
            total = odds[0] + odds[1]
            if total > 0.0:
                chosen: i64 = 0
                if rng.random() * total >= odds[0]:
                    chosen = 1
                one = branch(said, chosen)
                if characteristic_of(one) < KINDS:
                    kind = characteristic_of(one)
                    hand[kind] = max(hand[kind], count_of(one))

    def ways(self, zone: i64, hand: vec[i64], spare: vec[i64], one: i64) -> float:
        """In how many ways a term can be met out of the cards to spare; for a group just 1."""
        kind = characteristic_of(one)
        if kind >= KINDS:
            return 1.0
        missing = count_of(one) - hand[kind]
        there = spare[kind] - (hand[kind] - self.first[zone * KINDS + kind])
        if missing > there or missing > self.room(zone, self.back_of[kind], hand):
            return 0.0
        found = 1.0
        for i in range(missing):
            found *= float(there - i) / float(i + 1)
        return found

    def room(self, zone: i64, back: i64, hand: vec[i64]) -> i64:
        """How many cards of a back a hand still lacks."""
        left = self.sizes[zone * self.backs + back]
        for kind in range(KINDS):
            if self.back_of[kind] == back:
                left -= hand[kind]
        return left

    def fill(self, zone: i64, back: i64, hand: vec[i64], spare: vec[i64], rng: Random) -> None:
        """Fill a hand up with cards of a back, any of those to spare as likely as another."""
        left: i64 = 0
        for kind in range(KINDS):
            if self.back_of[kind] == back:
                left += spare[kind]
        for _ in range(min(self.room(zone, back, hand), left)):
            n = rng.randrange(left)
            left -= 1
            for kind in range(KINDS):
                if self.back_of[kind] == back:
                    n -= spare[kind] - (hand[kind] - self.first[zone * KINDS + kind])
                    if n < 0:
                        hand[kind] += 1
                        break

    def add_pair(self, zone: i64, hand: vec[i64], spare: vec[i64], rng: Random) -> bool:
        """Make a pair more in a hand, of any kind of which that is possible; false if of none."""
        found: i64 = 0
        chosen: i64 = -1
        for kind in range(KINDS):
            missing = 2 - hand[kind] % 2
            taken = hand[kind] - self.first[zone * KINDS + kind]
            room = self.room(zone, self.back_of[kind], hand)
            if missing <= room and missing <= spare[kind] - taken:
                found += 1
                if rng.randrange(found) == 0:
                    chosen = kind
        if chosen >= 0:
            hand[chosen] += 2 - hand[chosen] % 2
        return found > 0

    def lay_cards(self, zone: i64, hand: vec[i64], spare: vec[i64]) -> None:
        for kind in range(KINDS):
            spare[kind] -= hand[kind] - self.first[zone * KINDS + kind]
            self.lay(zone, kind, hand[kind])


class PromisedHands(Hands):
    """Hands of twelve kinds with two backs, to be imagined so that promises can be kept."""

    promises: Promises

    def __init__(self, seats: i64, source: PromisedHands | None = None) -> None:
        if source is not None:
            super().__init__(seats, KINDS, source)
            self.promises = source.promises
        else:
            super().__init__(seats, KINDS, None, 2, vec[i64](BACK_OF))
            self.promises = Promises()

    def copy(self) -> PromisedHands:
        return PromisedHands(self.seats, self)

    def new_deal(self, seat: i64, sizes: vec[i64]) -> PromisedDeal:
        return PromisedDeal(KINDS, sizes, self.backs, self.back_of, self.promises)

    def imagine_keeping(
        self, seat: i64, piles: list[vec[i64]], promises: Promises, rng: Random
    ) -> None:
        """As `imagine`, with all hands such that what was promised can be kept."""
        self.promises = promises
        self.imagine(seat, piles, rng)
        self.promises = Promises()

    def set_fact(self, at: i64, count: i64) -> None:
        """Take a fact over from a saved position.

        Raises:
            OverflowError: it is no number of cards.
        """
        if not 0 <= count <= 255:
            raise OverflowError("a fact is no number of cards")
        self.known[at] = u8(count)
