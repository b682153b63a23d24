"""Res Publica: the value of cards in hand, for the steward's trades and for searches.

Cards of a kind are worth a share of the points of their set, more the nearer the set is to
complete. Near the end an incomplete set is worth little more than its pairs.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.res_publica import schema as s
from regalia.games.res_publica import zones as z
from regalia.games.res_publica.position import ResPublicaPosition

SCALE: Final[i64] = 100
# Share of the value of a set, in hundredths, by the number of its cards in hand.
OF_FIVE: Final = (0, 4, 15, 36, 65, 100)
OF_FOUR: Final = (0, 8, 27, 60, 100)
OF_TWO: Final = (0, 35, 100)
CARD: Final = 0.8  # points that a civilisation card is worth when drawn
GROWTH: Final = 2.0  # civilisation cards a round drawn by future settlements
LONG: Final = 12.0  # most rounds to plan for
SOON: Final = 3.0  # rounds before the end from which incomplete sets lose value
LIBRARY_POINTS: Final = 3.5  # points that a first library is worth
SPREAD: Final = 3.0  # points of lead that make a win likely at the end
MORE_SPREAD: Final = 0.7  # additional points for each round left


class CardValues:
    """The value of cards of each kind to a seat.

    ``rounds`` is the expected number of rounds left; by kind, ``values`` are the points of a set,
    ``needs`` its size, and ``spare`` the number of cards not displayed.
    """

    rounds: float
    seat: i64
    values: vec[float]
    needs: vec[i64]
    spare: vec[i64]

    def __init__(self, state: ResPublicaPosition, seat: i64) -> None:
        self.seat = seat
        self.rounds = rounds_left(state)
        self.values = vec[float]([0.0] * s.KINDS)
        self.needs = vec[i64]([s.SET] * s.KINDS)
        self.spare = vec[i64]([0] * s.KINDS)
        library = state.hall(seat, s.LIBRARY) > 0
        city = state.next_city()
        city_points = float(state.config.cities[city]) if city < s.CITIES else 0.0
        settlement = 0.0
        if state.left(s.SETTLEMENT) > 0:
            settlement = float(state.config.settlement_points)
            built = state.hall(seat, s.SETTLEMENT)
            if built < 3:
                settlement += CARD * self.rounds * (1.0 if built < 2 else 0.4)
        for kind in range(s.KINDS):
            shown: i64 = 0
            for other in range(state.seats):
                shown += state.shown(other, kind)
            self.spare[kind] = state.config.deck[kind] - shown
            if kind == s.MONKS:
                self.needs[kind] = s.COUPLE
                self.values[kind] = (
                    float(state.config.church_points) if state.left(s.CHURCH) > 0 else 0.0
                )
            elif kind == s.BOOKS:
                self.needs[kind] = s.COUPLE
                useful = state.left(s.LIBRARY) > 0 and not library
                self.values[kind] = LIBRARY_POINTS * min(1.0, self.rounds / 6.0) if useful else 0.0
            elif kind < s.PEOPLE_KINDS:
                self.values[kind] = settlement
            else:
                self.values[kind] = city_points
                if library:
                    self.needs[kind] = s.SHORT_SET

    def worth(self, kind: i64, count: i64) -> float:
        """The expected points of ``count`` cards of a kind in hand."""
        need = self.needs[kind]
        value = self.values[kind]
        pair = max(0.1, 1.0 - self.rounds / SOON)
        if value <= 0.0:
            return float(count // 2) * pair
        whole = count // need
        if whole > 2:
            whole = 2
        rest = count - whole * need
        total = value * float(whole)
        missing = need - rest
        if rest > 0 and whole < 2 and count + missing <= self.spare[kind]:
            part = 0.0
            if need == s.SET:
                part = float(OF_FIVE[rest])
            elif need == s.SHORT_SET:
                part = float(OF_FOUR[rest])
            else:
                part = float(OF_TWO[rest])
            total += value * part / float(SCALE) * min(1.0, self.rounds / SOON)
        return total + float(rest // 2) * pair

    def gain(self, kind: i64, count: i64, more: i64) -> float:
        """The value that ``more`` cards of a kind add to ``count``; negative for fewer cards."""
        return self.worth(kind, count + more) - self.worth(kind, count)


def rounds_left(state: ResPublicaPosition) -> float:
    """The expected number of rounds left."""
    if state.in_last_displays():
        return 0.0
    if state.cells[z.ENDING] >= 0:
        return float(state.cells[z.ENDING]) / float(state.seats)
    drawn = GROWTH
    for seat in range(state.seats):
        drawn += float(min(state.hall(seat, s.SETTLEMENT), 3))
    if state.deck_size(0) == 0:
        drawn -= GROWTH
        if drawn == 0.0:
            return 3.0
    return min(LONG, 1.0 + float(state.deck_size(1)) / drawn)


def expected_points(state: ResPublicaPosition, seat: i64) -> float:
    """The points that a seat has and can expect."""
    card_values = CardValues(state, seat)
    total = float(state.open_points(seat))
    for kind in range(s.KINDS):
        count = state.hands.has(seat, kind)
        if count > 0:
            total += card_values.worth(kind, count)
    flow = float(min(state.hall(seat, s.SETTLEMENT), 3))
    return total + CARD * card_values.rounds * flow


def chances(state: ResPublicaPosition) -> list[float]:
    """The chance of each seat to win, by its expected points."""
    spread = SPREAD + MORE_SPREAD * rounds_left(state)
    expected: list[float] = []
    for seat in range(state.seats):
        expected.append(expected_points(state, seat))
    best = max(expected)
    odds = [math.exp((points - best) / spread) for points in expected]
    total = sum(odds)
    return [odd / total for odd in odds]
