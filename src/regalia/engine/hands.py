"""Hidden hands, and what each seat knows to be in the hands of the others.

Knowledge is a list of facts of one shape: *this seat holds at least so many of this kind*. Each
way a card can move keeps the facts of every viewer true: seen cards add to a fact or take from
it; when one unseen card leaves a hand, each kind's fact about that hand falls by one; a hand that
is swapped takes its facts along.
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from regalia.engine.deal import Deal


class Hands:
    """The hands of all seats as counts, and every seat's facts about them.

    ``held`` is seats × kinds, row by row. ``known`` is viewers × holders × kinds; a viewer's row
    about himself stays empty, he sees his hand. One viewer more than there are seats stands for
    what all know, the spectator too. Counts up to 255.
    """

    seats: i64
    kinds: i64
    held: vec[i64]
    known: vec[u8]

    def __init__(self, seats: i64, kinds: i64, source: Hands | None = None) -> None:
        self.seats = seats
        self.kinds = kinds
        if source is not None:
            self.held = source.held[:]
            self.known = source.known[:]
        else:
            self.held = vec[i64]([0] * (seats * kinds))
            self.known = vec[u8]([0] * ((seats + 1) * seats * kinds))

    def copy(self) -> Hands:
        """An independent copy."""
        return Hands(self.seats, self.kinds, self)

    def has(self, seat: i64, kind: i64) -> i64:
        """How many cards of this kind the seat holds."""
        return self.held[seat * self.kinds + kind]

    def size(self, seat: i64) -> i64:
        """How many cards the seat holds."""
        total: i64 = 0
        for i in range(seat * self.kinds, (seat + 1) * self.kinds):
            total += self.held[i]
        return total

    def row(self, seat: i64) -> list[int]:
        """The seat's hand as a count for each kind."""
        return [self.held[i] for i in range(seat * self.kinds, (seat + 1) * self.kinds)]

    def at_least(self, viewer: i64, holder: i64, kind: i64) -> i64:
        """How many cards of this kind ``viewer`` knows ``holder`` to have, at the least."""
        return i64(self.known[(viewer * self.seats + holder) * self.kinds + kind])

    def facts(self, viewer: i64, holder: i64) -> list[int]:
        """What ``viewer`` knows ``holder`` to have at the least, a count for each kind."""
        return [self.at_least(viewer, holder, kind) for kind in range(self.kinds)]

    def gain(self, seat: i64, kind: i64, seers: i64) -> None:
        """A card enters a hand; the seats in the mask ``seers`` see which (-1: all)."""
        self.held[seat * self.kinds + kind] += 1
        for viewer in range(self.seats + 1):
            if viewer != seat and (seers >> viewer) & 1:
                self._learn(viewer, seat, kind)

    def lose(self, seat: i64, kind: i64, seers: i64) -> None:
        """A card leaves a hand; the seats in the mask ``seers`` see which (-1: all)."""
        self.held[seat * self.kinds + kind] -= 1
        for viewer in range(self.seats + 1):
            if viewer == seat:
                continue
            if (seers >> viewer) & 1:
                self._forget(viewer, seat, kind)
            else:
                for any_kind in range(self.kinds):
                    self._forget(viewer, seat, any_kind)

    def hand_over(self, giver: i64, taker: i64, kind: i64, seers: i64) -> None:
        """A card goes from hand to hand, seen by both and by the seats in ``seers``."""
        both = (1 << giver) | (1 << taker)
        self.lose(giver, kind, seers | both)
        self.gain(taker, kind, seers | both)

    def show(self, holder: i64, viewer: i64) -> None:
        """A seat sees the whole hand of another."""
        row = (viewer * self.seats + holder) * self.kinds
        for kind in range(self.kinds):
            self.known[row + kind] = u8(self.has(holder, kind))

    def swap(self, a: i64, b: i64) -> None:
        """Two seats exchange hands; what others know of a hand goes with it."""
        for viewer in range(self.seats + 1):
            if viewer != a and viewer != b:
                for kind in range(self.kinds):
                    i = (viewer * self.seats + a) * self.kinds + kind
                    j = (viewer * self.seats + b) * self.kinds + kind
                    fact = self.known[i]
                    self.known[i] = self.known[j]
                    self.known[j] = fact
        for kind in range(self.kinds):
            mine = self.held[a * self.kinds + kind]
            self.held[a * self.kinds + kind] = self.held[b * self.kinds + kind]
            self.held[b * self.kinds + kind] = mine
        self.show(a, b)
        self.show(b, a)

    def imagine(self, viewer: i64, deck: vec[i64], rng: Random) -> None:
        """Deal all that ``viewer`` has not located over the other hands and the ``deck``.

        The deck is a count for each kind; both are changed in place. Uses sizes, facts and the
        sum of the unseen cards, never which hand truly holds what. What the others have seen of
        each other's hands is hidden too: they are imagined to know what all know.
        """
        deal = self.deal_for(viewer, deck)
        pool = deck[:]
        for seat in range(self.seats):
            if seat != viewer:
                for kind in range(self.kinds):
                    pool[kind] += self.has(seat, kind)
        deal.run(pool, rng)
        for seat in range(self.seats):
            if seat != viewer:
                for kind in range(self.kinds):
                    self.held[seat * self.kinds + kind] = deal.have[seat * self.kinds + kind]
        for kind in range(self.kinds):
            deck[kind] = deal.have[self.seats * self.kinds + kind]
        for other in range(self.seats):
            if other != viewer:
                self._imagine_facts(viewer, other)

    def deal_for(self, viewer: i64, deck: vec[i64]) -> Deal:
        """The zones (one a seat, the viewer's own empty, then the deck) and facts to deal by."""
        sizes = vec[i64]()
        for seat in range(self.seats):
            sizes = append(sizes, 0 if seat == viewer else self.size(seat))
        cards: i64 = 0
        for kind in range(self.kinds):
            cards += deck[kind]
        deal = Deal(self.kinds, append(sizes, cards))
        for seat in range(self.seats):
            if seat != viewer:
                for kind in range(self.kinds):
                    deal.prove(seat, kind, self.at_least(viewer, seat, kind))
        return deal

    def _imagine_facts(self, viewer: i64, other: i64) -> None:
        """Let another seat know of third hands what all know, no matter what it has truly seen."""
        for holder in range(self.seats):
            if holder != viewer and holder != other:
                mine = (other * self.seats + holder) * self.kinds
                public = (self.seats * self.seats + holder) * self.kinds
                for kind in range(self.kinds):
                    self.known[mine + kind] = self.known[public + kind]

    def _learn(self, viewer: i64, holder: i64, kind: i64) -> None:
        i = (viewer * self.seats + holder) * self.kinds + kind
        self.known[i] = u8(i64(self.known[i]) + 1)

    def _forget(self, viewer: i64, holder: i64, kind: i64) -> None:
        i = (viewer * self.seats + holder) * self.kinds + kind
        if self.known[i] > 0:
            self.known[i] = u8(i64(self.known[i]) - 1)
