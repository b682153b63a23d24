"""Res Publica: what the others hold, as far as a seat can know, and what it is worth to them."""

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

PRICE: Final = 0.35  # points that a card of no known use is worth to somebody


class OtherHands:
    """The others, as a seat may think of them.

    ``means`` (seats × kinds) is what each is to be expected to hold beyond what is known; empty
    until it is asked for.
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
        """How likely another holds so many of a kind."""
        state = self.state
        known = state.hands.at_least(self.seat, other, kind)
        if known >= count:
            return 1.0
        if len(self.means) == 0:
            self.spread_unseen()
        mean = self.means[other * s.KINDS + kind]
        fewer = 0.0  # how likely it has fewer than are missing, by Poisson's law
        chance = math.exp(-mean)
        for i in range(count - known):
            fewer += chance
            chance *= mean / float(i + 1)
        return max(0.0, 1.0 - fewer)

    def spread_unseen(self) -> None:
        """Spread the cards of each kind that are nowhere known over the places they can be in."""
        state = self.state
        hands = state.hands
        self.means = vec[float]([0.0] * (state.seats * s.KINDS))
        loose = vec[i64]([0] * s.KINDS)
        for kind in range(s.KINDS):
            if state.classic == 0 or kind not in (s.MONKS, s.BOOKS):
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
        """What another is likely to gain by what a statement says that it gets.

        Who asked for it is thought to have most of the rest.
        """
        state = self.state
        asked = other == state.active() and not state.is_offer() and statement == state.said()
        most = 0.0
        for number in range(way_count(statement)):
            way = nth_way(statement, number)
            total = 0.0
            for one in (first_term(way), second_term(way)):
                if one == 0:
                    continue
                name, count = characteristic_of(one), count_of(one)
                if name >= s.KINDS:
                    total += PRICE * float(count)
                    continue
                need = self.card_values.needs[name]
                has = state.hands.at_least(self.seat, other, name)
                if asked and count < need:
                    has = max(has, min(need - count, 3 if need == s.SET else 1))
                gain = self.card_values.gain(name, has, count)
                total += max(gain, PRICE * float(count))
            most = max(most, total)
        return most

    def price(self, other: i64, kind: i64, count: i64) -> float:
        """What another is likely to lose by giving so many of a kind."""
        known = self.state.hands.at_least(self.seat, other, kind)
        if known > count:
            return -self.card_values.gain(kind, known, -count)
        return PRICE * float(count)

    def interest(self, kind: i64, count: i64) -> float:
        """What so many cards of a kind are likely to bring whoever gains most by them."""
        if len(self.means) == 0:
            self.spread_unseen()
        most = 0.0
        for other in range(self.state.seats):
            if other != self.seat:
                has = self.state.hands.at_least(self.seat, other, kind)
                has += i64(self.means[other * s.KINDS + kind] + 0.5)
                most = max(most, self.card_values.gain(kind, has, count))
        return most
