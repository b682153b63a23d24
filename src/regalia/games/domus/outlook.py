"""Domus Regnatrix: each seat's chance to win, for searches that end before the game does.

A seat's chance is in proportion to the exponential of its outlook, a sum of what has been reached
on the three roads and of what helps on them. The weights were fitted to 50,000 positions of games
between stewards of two and four seats, some of which chose at random now and then.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from regalia.games.domus import field
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.evaluation import chosen_worth, conquered, powers_worth
from regalia.games.domus.position import DomusPosition, place

# The weights of the share of what wins that a seat has, and of its square.
POINTS: Final = 1.0
POINTS_SQUARED: Final = 3.3
COINS: Final = 0.3
COINS_SQUARED: Final = 2.35
ESTATES: Final = 2.5
ABROAD: Final = 0.85
"""The weight of progress towards an estate (`evaluation.conquered`)."""
# The weights of what a coin's worth of abilities adds.
CULTURE: Final = 0.0136
CONQUEST: Final = 0.0255
# The weights of other things.
FORCE: Final = 0.0092  # a point of a unit's attack or defence
TOP: Final = 0.002  # the same besides, of a unit on top of its squad
HELD: Final = 0.066  # a card in the hand
WALLS: Final = 0.55  # the share of the layers that stands
BEFORE: Final = -0.8  # an enemy in the outer-city
INSIDE: Final = -0.67  # an enemy in the inner-city


def win_chances(state: DomusPosition) -> list[float]:
    """The chance of each seat to win; 0 for those that are out."""
    weights: list[float] = []
    for seat in range(state.seats):
        weights.append(0.0 if state.is_out(seat) else exp(outlook(state, seat)))
    total = sum(weights)
    return [weight / total for weight in weights]


def outlook(state: DomusPosition, seat: i64) -> float:
    """How near a seat is to winning; about 4 as it wins by one road alone."""
    cells, edition = state.cells, state.config.edition
    if cells[z.FLAGS + seat] < 0:
        return 0.0
    points = float(state.points(seat)) / float(edition.culture)
    found = points * (POINTS + POINTS_SQUARED * points)
    if not state.owns_golden_age(seat):
        coins = float(state.treasury(seat)) / float(edition.mercantile)
        found += coins * (COINS + COINS_SQUARED * coins)
    estates = 0.0
    for other in range(state.seats):
        if cells[z.LORDS + other] == seat:
            estates += 1.0 / float(state.seats - 1)
        if other != seat:
            found += BEFORE if state.is_held(other, place(seat, s.OUTER)) else 0.0
            found += INSIDE if state.is_held(other, place(seat, s.INNER)) else 0.0
    found += ESTATES * estates + ABROAD * (conquered(state, seat) - estates)
    found += CULTURE * laid_worth(state, seat, s.CULTURE)
    found += CONQUEST * laid_worth(state, seat, s.CONQUEST)
    before: i64 = -1
    for i in range(z.FIELD + 1, z.FIELD + 1 + cells[z.FIELD]):
        army = cells[i] // field.KINDS
        if army % s.MOST_SEATS == seat:
            unit = state.config.unit(cells[i] % field.KINDS)
            weight = FORCE if army == before else FORCE + TOP
            found += weight * float(unit.attack + unit.defence)
        before = army
    found += HELD * float(state.hands.size(seat))
    return found + WALLS * float(state.standing(seat)) / float(state.layers(seat))


def laid_worth(state: DomusPosition, seat: i64, road: i64) -> float:
    """What the abilities of a seat's cards, and of what it has chosen, are worth on a road."""
    config, row = state.config, z.LAID + seat * z.LAID_ROW
    found = chosen_worth(state, seat, road)
    for i in range(len(config.lasting)):
        count = state.cells[row + config.lasting[i]]
        if count > 0:
            powers = config.cards[config.lasting[i]].powers
            found += float(count) * powers_worth(state, powers, road)
    return found
