"""Res Publica: a seat's estimates of the other hands, and of the value of cards to them."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.res_publica import schema as s
from regalia.games.res_publica.evaluation import CardValues
from regalia.games.res_publica.position import ResPublicaPosition
from regalia.games.res_publica.trade import (
    characteristic_of,
    count_of,
    first_term,
    nth_way,
    second_term,
    way_count,
)

PRICE: Final = 0.35  # points of a card without a known use


class OtherHands:
    """A seat's estimates of the other hands.

    ``means`` (seats × kinds) is the expected number of cards beyond those known; it is empty until
    first used.
    """

    state: ResPublicaPosition
    seat: i64
    card_values: CardValues
    means: vec[float]

    def __init__(self, state: ResPublicaPosition, seat: i64, card_values: CardValues) -> None:
        self.state = state
        self.seat = seat
        self.card_values = card_values
        self.means = vec[float]()

    def chance_to_hold(self, other: i64, kind: i64, count: i64) -> float:
        """The chance that another seat holds at least ``count`` cards of a kind."""
        state = self.state
        known = state.hands.at_least(self.seat, other, kind)
        if known >= count:
            return 1.0
        if len(self.means) == 0:
            self.spread_unseen()
        mean = self.means[other * s.KINDS + kind]
        fewer = 0.0  # chance of fewer cards than are missing, by a Poisson distribution
        chance = math.exp(-mean)
        for i in range(count - known):
            fewer += chance
            chance *= mean / float(i + 1)
        return max(0.0, 1.0 - fewer)

    def spread_unseen(self) -> None:
        """Fill ``means``: each unseen card is as likely in one unknown place as in another."""
        state = self.state
        hands = state.hands
        self.means = vec[float]([0.0] * (state.seats * s.KINDS))
        loose = vec[i64]([0] * s.KINDS)
        for kind in range(s.KINDS):
            if not state.is_classic() or kind not in (s.MONKS, s.BOOKS):
                loose[kind] = self.card_values.spare[kind] - hands.has(self.seat, kind)
                for holder in range(state.seats):
                    loose[kind] -= hands.at_least(self.seat, holder, kind)
        for back in range(2):
            start = back * s.PEOPLE_KINDS
            unseen: i64 = 0
            for kind in range(start, start + s.PEOPLE_KINDS):
                unseen += loose[kind]
            for other in range(state.seats):
                places = hands.size_of(other, back)
                for kind in range(start, start + s.PEOPLE_KINDS):
                    places -= hands.at_least(self.seat, other, kind)
                if other != self.seat and unseen > 0 and places > 0:
                    share = float(places) / float(unseen)
                    for kind in range(start, start + s.PEOPLE_KINDS):
                        self.means[other * s.KINDS + kind] = share * float(loose[kind])

    def gain(self, other: i64, statement: i64) -> float:
        """The expected gain of another seat that gets the cards of a statement.

        A seat that requested them is assumed to have most of the set already.
        """
        state = self.state
        asked = other == state.active() and not state.is_offer() and statement == state.said()
        most = 0.0
        for number in range(way_count(statement)):
            way = nth_way(statement, number)
            gain = self.term_gain(other, first_term(way), asked)
            gain += self.term_gain(other, second_term(way), asked)
            most = max(most, gain)
        return most

    def term_gain(self, other: i64, term: i64, asked: bool) -> float:
        """The expected gain of another seat from the cards of a term; 0 for no term."""
        if term == 0:
            return 0.0
        name, count = characteristic_of(term), count_of(term)
        if name >= s.KINDS:
            return PRICE * float(count)
        need = self.card_values.needs[name]
        has = self.state.hands.at_least(self.seat, other, name)
        if asked and count < need:
            has = max(has, min(need - count, 3 if need == s.SET else 1))
        return max(self.card_values.gain(name, has, count), PRICE * float(count))

    def price(self, other: i64, kind: i64, count: i64) -> float:
        """The expected loss of another seat that gives ``count`` cards of a kind."""
        known = self.state.hands.at_least(self.seat, other, kind)
        if known > count:
            return -self.card_values.gain(kind, known, -count)
        return PRICE * float(count)

    def interest(self, kind: i64, count: i64) -> float:
        """The expected gain from ``count`` cards of a kind for the seat that gains most."""
        if len(self.means) == 0:
            self.spread_unseen()
        most = 0.0
        for other in range(self.state.seats):
            if other != self.seat:
                has = self.state.hands.at_least(self.seat, other, kind)
                has += i64(self.means[other * s.KINDS + kind] + 0.5)
                most = max(most, self.card_values.gain(kind, has, count))
        return most
