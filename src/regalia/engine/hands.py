"""Hidden hands, and what each seat knows about the hands of the others.

Knowledge is a list of facts of one form: *this hand holds at least n cards of this kind*. Each
method that moves a card keeps the facts of all seats true. A card that is seen raises or lowers the
fact about its kind. If an unseen card leaves a hand, the fact about every kind in that hand falls
by one. If hands are swapped, their facts move with them.
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from regalia.engine.deal import Deal


@mypyc_attr(allow_interpreted_subclasses=True)
class Hands:
    """The hands of all seats as counts, and the facts that each seat knows about them.

    ``held`` is seats × kinds, row by row. ``known`` is seers × holders × kinds, row by row. There
    is one more seer than seats: the last one stands for what everybody knows, spectators included.
    A seat's facts about its own hand stay 0, since it sees the hand. Counts are at most 255. Each
    kind has a back, 0 to ``backs`` - 1, given by ``back_of``.
    """

    seats: i64
    kinds: i64
    backs: i64
    back_of: vec[i64]
    held: vec[i64]
    known: vec[u8]

    def __init__(
        self,
        seats: i64,
        kinds: i64,
        source: Hands | None = None,
        backs: i64 = 1,
        back_of: vec[i64] | None = None,
    ) -> None:
        self.seats = seats
        self.kinds = kinds
        if source is not None:
            self.backs = source.backs
            self.back_of = source.back_of  # never changed
            self.held = source.held[:]
            self.known = source.known[:]
        else:
            self.backs = backs
            self.back_of = back_of if back_of is not None else vec[i64]([0] * kinds)
            self.held = vec[i64]([0] * (seats * kinds))
            self.known = vec[u8]([0] * ((seats + 1) * seats * kinds))

    def copy(self) -> Hands:
        """An independent copy."""
        return Hands(self.seats, self.kinds, self)

    def has(self, seat: i64, kind: i64) -> i64:
        """The number of cards of this kind that the seat holds."""
        return self.held[seat * self.kinds + kind]

    def size(self, seat: i64) -> i64:
        """The number of cards that the seat holds."""
        held = self.held
        total: i64 = 0
        for i in range(seat * self.kinds, (seat + 1) * self.kinds):
            total += held[i]
        return total

    def size_of(self, seat: i64, back: i64) -> i64:
        """The number of cards with this back that the seat holds."""
        total: i64 = 0
        for kind in range(self.kinds):
            if self.back_of[kind] == back:
                total += self.held[seat * self.kinds + kind]
        return total

    def row(self, seat: i64) -> list[int]:
        """The seat's hand as a count of each kind."""
        return [self.held[i] for i in range(seat * self.kinds, (seat + 1) * self.kinds)]

    def at_least(self, seer: i64, holder: i64, kind: i64) -> i64:
        """The number of cards of this kind that ``seer`` knows to be in the hand of ``holder``."""
        return i64(self.known[(seer * self.seats + holder) * self.kinds + kind])

    def facts(self, seer: i64, holder: i64) -> list[int]:
        """The number of cards of each kind that ``seer`` knows to be in the hand of ``holder``."""
        return [self.at_least(seer, holder, kind) for kind in range(self.kinds)]

    def write_facts(self, holder: i64, seers: i64, row: vec[i64], at: i64) -> None:
        """Write into a row, from ``at`` on, the highest fact about each kind in a hand.

        The facts are those that everybody knows, and those of the seats in the mask ``seers``.
        """
        known, kinds = self.known, self.kinds
        begin = (self.seats * self.seats + holder) * kinds
        for kind in range(kinds):
            row[at + kind] = i64(known[begin + kind])
        for seer in range(self.seats):
            if (seers >> seer) & 1 == 1 and seer != holder:
                begin = (seer * self.seats + holder) * kinds
                for kind in range(kinds):
                    row[at + kind] = max(row[at + kind], i64(known[begin + kind]))

    def gain(self, seat: i64, kind: i64, seers: i64) -> None:
        """A card enters a hand. The seats in the mask ``seers`` see its kind (-1: everybody)."""
        self.held[seat * self.kinds + kind] += 1
        for seer in range(self.seats + 1):
            if seer != seat and (seers >> seer) & 1:
                self._learn(seer, seat, kind)

    def draw(self, seat: i64, deck: vec[i64], kind: i64, at: i64 = 0) -> None:
        """A card moves to a hand from a deck, a bag that begins at ``at``. Nobody else sees it."""
        deck[at + kind] -= 1
        self.gain(seat, kind, 0)

    def lose(self, seat: i64, kind: i64, seers: i64) -> None:
        """A card leaves a hand. The seats in the mask ``seers`` see its kind (-1: everybody)."""
        self.held[seat * self.kinds + kind] -= 1
        for seer in range(self.seats + 1):
            if seer == seat:
                continue
            if (seers >> seer) & 1:
                self._forget(seer, seat, kind)
            else:
                for any_kind in range(self.kinds):
                    self._forget(seer, seat, any_kind)

    def prove(self, holder: i64, kind: i64, count: i64) -> None:
        """Everybody learns that a hand holds at least ``count`` cards of this kind."""
        for seer in range(self.seats + 1):
            i = (seer * self.seats + holder) * self.kinds + kind
            if seer != holder and i64(self.known[i]) < count:
                self.known[i] = u8(count)

    def hand_over(self, giver: i64, taker: i64, kind: i64, seers: i64) -> None:
        """A card moves from hand to hand. Both seats and those in ``seers`` see its kind."""
        both = (1 << giver) | (1 << taker)
        self.lose(giver, kind, seers | both)
        self.gain(taker, kind, seers | both)

    def hand_over_all(self, giver: i64, taker: i64) -> None:
        """A whole hand moves to another hand, and the facts about it with it."""
        self.show(giver, 1 << taker)
        for seer in range(self.seats + 1):
            for kind in range(self.kinds):
                i = (seer * self.seats + giver) * self.kinds + kind
                j = (seer * self.seats + taker) * self.kinds + kind
                if seer == giver:
                    self.known[j] = u8(i64(self.known[j]) + self.has(giver, kind))
                elif seer != taker:
                    self.known[j] = u8(i64(self.known[j]) + i64(self.known[i]))
                self.known[i] = 0
        for kind in range(self.kinds):
            self.held[taker * self.kinds + kind] += self.held[giver * self.kinds + kind]
            self.held[giver * self.kinds + kind] = 0

    def show(self, holder: i64, seers: i64) -> None:
        """The seats in the mask ``seers`` see a whole hand (-1: everybody)."""
        for seer in range(self.seats + 1):
            if seer != holder and (seers >> seer) & 1:
                row = (seer * self.seats + holder) * self.kinds
                for kind in range(self.kinds):
                    self.known[row + kind] = u8(self.has(holder, kind))

    def swap(self, a: i64, b: i64) -> None:
        """Two seats exchange hands, and the facts about them move along."""
        for seer in range(self.seats + 1):
            if seer != a and seer != b:
                for kind in range(self.kinds):
                    i = (seer * self.seats + a) * self.kinds + kind
                    j = (seer * self.seats + b) * self.kinds + kind
                    fact = self.known[i]
                    self.known[i] = self.known[j]
                    self.known[j] = fact
        for kind in range(self.kinds):
            mine = self.held[a * self.kinds + kind]
            self.held[a * self.kinds + kind] = self.held[b * self.kinds + kind]
            self.held[b * self.kinds + kind] = mine
        self.show(a, 1 << b)
        self.show(b, 1 << a)

    def audit(self) -> str:
        """What is wrong with the cards or the facts; empty if nothing is."""
        if any(number < 0 for number in self.held):
            return "a hand has a negative number of cards."
        for seer in range(self.seats + 1):
            for holder in range(self.seats):
                for kind in range(self.kinds):
                    known = self.at_least(seer, holder, kind)
                    if known > (0 if seer == holder else self.has(holder, kind)):
                        return "somebody knows of cards that a hand does not hold."
        return ""

    def set_fact(self, at: i64, count: i64) -> None:
        """Set the fact at an index of ``known``, from a saved position.

        Raises:
            OverflowError: it is not a number of cards.
        """
        if not 0 <= count <= 255:
            raise OverflowError("a fact is not a number of cards")
        self.known[at] = u8(count)

    def imagine(
        self, seat: i64, piles: list[vec[i64]], rng: Random, starts: vec[i64] | None = None
    ) -> None:
        """Deal the cards that ``seat`` cannot locate to the other hands and the hidden ``piles``.

        A pile is a count of each kind: the deck, or cards chosen and not yet shown. ``starts`` has
        the place in its row where each pile begins, by default 0. Hands and piles are changed in
        place. The deal depends on sizes, facts and the sum of the unseen cards,
        never on their real places. What other seats have seen is hidden too: in the imagined world
        they know of each other's hands only what everybody knows.
        """
        at = starts if starts is not None else vec[i64]([0] * len(piles))
        deal = self.deal_for(seat, piles, at)
        pool = vec[i64]([0] * self.kinds)
        for other in range(self.seats):
            if other != seat:
                for kind in range(self.kinds):
                    pool[kind] += self.has(other, kind)
        for i in range(len(at)):
            pile, start = piles[i], at[i]
            for kind in range(self.kinds):
                pool[kind] += pile[start + kind]
        deal.run(pool, rng)
        for other in range(self.seats):
            if other != seat:
                for kind in range(self.kinds):
                    self.held[other * self.kinds + kind] = deal.have[other * self.kinds + kind]
        for i in range(len(at)):
            pile, start = piles[i], at[i]
            for kind in range(self.kinds):
                pile[start + kind] = deal.have[(self.seats + i) * self.kinds + kind]
        for other in range(self.seats):
            if other != seat:
                self._imagine_facts(other)

    def deal_for(self, seat: i64, piles: list[vec[i64]], starts: vec[i64]) -> Deal:
        """The `Deal` for `imagine`: a zone for each seat, its own being empty, then the piles."""
        sizes = vec[i64](capacity=16)
        for other in range(self.seats):
            for back in range(self.backs):
                size: i64 = 0
                if other != seat:
                    size = self.size_of(other, back)
                sizes = append(sizes, size)
        for i in range(len(starts)):
            pile, start = piles[i], starts[i]
            for back in range(self.backs):
                cards: i64 = 0
                for kind in range(self.kinds):
                    if self.back_of[kind] == back:
                        cards += pile[start + kind]
                sizes = append(sizes, cards)
        deal = self.new_deal(seat, sizes)
        for other in range(self.seats):
            if other != seat:
                for kind in range(self.kinds):
                    deal.prove(other, kind, self.at_least(seat, other, kind))
        return deal

    def new_deal(self, seat: i64, sizes: vec[i64]) -> Deal:
        """A `Deal` without facts. A game with facts of another form returns a subclass."""
        return Deal(self.kinds, sizes, self.backs, self.back_of)

    def _imagine_facts(self, other: i64) -> None:
        """Replace another seat's facts about third hands by those that everybody knows."""
        for holder in range(self.seats):
            if holder != other:
                mine = (other * self.seats + holder) * self.kinds
                public = (self.seats * self.seats + holder) * self.kinds
                for kind in range(self.kinds):
                    self.known[mine + kind] = self.known[public + kind]

    def _learn(self, seer: i64, holder: i64, kind: i64) -> None:
        i = (seer * self.seats + holder) * self.kinds + kind
        self.known[i] = u8(i64(self.known[i]) + 1)

    def _forget(self, seer: i64, holder: i64, kind: i64) -> None:
        i = (seer * self.seats + holder) * self.kinds + kind
        if self.known[i] > 0:
            self.known[i] = u8(i64(self.known[i]) - 1)
