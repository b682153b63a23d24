"""Domus Regnatrix: what cards and squads are worth on each of the three roads to victory.

Values are in coins: a coin in the treasury of somebody who wants to win by coins is worth 1.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.position import Card, Chosen, DomusPosition, Power, place, place_of
from regalia.games.domus.war import bounded

COIN_WORTH: Final = vec[float]([0.45, 1.0, 0.4])
"""What a coin is worth on each road: culture, mercantilism, conquest."""
POINT_WORTH: Final = vec[float]([4.6, 0.8, 0.8])
FORCE_WORTH: Final = vec[float]([0.22, 0.2, 0.75])
"""What a point of a unit's attack or defence is worth."""
DANGER_WORTH: Final = 0.6
"""What each point is worth besides for each enemy squad that is not answered."""
EXCHANGE_WORTH: Final = 3.5
"""What exchanging a coin for the next higher one is worth: it takes no room in a treasury."""
HORIZON: Final[i64] = 30
"""The round until which what comes each turn is counted."""
LEAST_TURNS: Final[i64] = 8
AFFINITY: Final = 0.04
"""How much a coin's worth of what a seat has chosen counts for a road, where 1 is victory."""


def turns_left(state: DomusPosition) -> float:
    """For how many turns a recurring ability is counted."""
    return float(max(HORIZON - state.cells[z.ROUND], LEAST_TURNS))


def quantity_worth(quantity: i64, road: i64) -> float:
    """What adding 1 to a quantity is worth."""
    if quantity == s.POINTS:
        return POINT_WORTH[road]
    if quantity == s.OFF_VICTORY:
        return 5.0 if road == s.CULTURE else 0.5
    if quantity == s.OFF_MILITARY:
        return 4.0 if road == s.CONQUEST else 0.5
    if quantity == s.OFF_SELL:
        return 2.0
    if quantity == s.PICKS or quantity == s.MORE_COINS:
        return 6.0 if quantity == s.PICKS or road == s.MERCANTILISM else 2.0
    if quantity == s.EVEN_PICKS or quantity == s.MORE_DEALT:
        return 3.0
    if s.SHORT_ATTACK <= quantity <= s.SIEGE or quantity == s.SWIFT or quantity == s.MORE_UNITS:
        return 4.0 if road == s.CONQUEST else 0.8
    if quantity == s.MARKET:
        return 1.0
    return 2.0


def power_worth(state: DomusPosition, power: Power, road: i64) -> float:
    """What an ability that lies on the table is worth."""
    n, ability, turns = float(power.n), power.ability, turns_left(state)
    if ability.moment == s.START:
        return n * turns * COIN_WORTH[road]
    if ability.moment == s.EVEN_START:
        return (n if ability.coin else EXCHANGE_WORTH) * turns * 0.5 * COIN_WORTH[road]
    if ability.moment == s.VICTORY_PLAYED:
        return 4.0 * n * COIN_WORTH[road] if road == s.CULTURE else 1.0
    found = 0.0
    for i in range(len(ability.adds)):
        found += n * quantity_worth(ability.adds[i], road)
    return found


def powers_worth(state: DomusPosition, powers: list[Power], road: i64) -> float:
    """What all abilities of a card are worth."""
    found = 0.0
    for power in powers:
        found += power_worth(state, power, road)
    return found


def unit_worth(state: DomusPosition, seat: i64, card: Card, road: i64) -> float:
    """What a unit is worth on the board: more where an enemy is near and few defend."""
    force = float(card.attack + card.defence) + (2.0 if card.long else 0.0)
    if card.traits & s.TREBUCHET != 0:
        force = force * 1.2 if road == s.CONQUEST else 1.0
    return force * (FORCE_WORTH[road] + DANGER_WORTH * danger(state, seat))


def danger(state: DomusPosition, seat: i64) -> float:
    """How many enemy squads are at a seat's walls or inside, less its own in the inner-city."""
    found = 0.0
    inner, outer = place(seat, s.INNER), place(seat, s.OUTER)
    for other in range(state.seats):
        if other != seat:
            found += 1.0 if state.is_held(other, outer) else 0.0
            found += 2.0 if state.is_held(other, inner) else 0.0
    first = inner * s.SQUADS_IN_SPACE
    found -= 0.4 * float(state.size(seat, first) + state.size(seat, first + 1))
    return max(found, 0.0)


def card_worth(state: DomusPosition, seat: i64, number: i64, road: i64) -> float:
    """What a card is worth to a seat as it is played."""
    card = state.config.cards[number]
    if card.group == s.COIN_CARD:
        return float(card.value) * COIN_WORTH[road]
    if card.group == s.TROOP:
        return unit_worth(state, seat, card, road)
    if card.group == s.SUPPORT:
        power = card.powers[0]
        if not power.ability.possible(state, seat, power.n):
            return 0.3
        return power.ability.worth(state, seat, power.n) * 0.7
    if card.group == s.VICTORY_CARD:
        return float(card.points) * POINT_WORTH[road]
    if card.group == s.UPGRADE and state.laid(seat, card.tech) == 0:
        return 0.2
    if card.group in (s.TECH, s.UPGRADE) and state.laid(seat, number) > 0:
        return 0.1
    found = powers_worth(state, card.powers, road)
    if card.group == s.GOLDEN and road == s.MERCANTILISM:
        return -5.0
    return found


def advance_on(state: DomusPosition, seat: i64, road: i64) -> float:
    """How far a seat has come on a road: 1 is victory, below 0 if it is closed."""
    edition = state.config.edition
    if road == s.CULTURE:
        return float(state.points(seat)) / float(edition.culture)
    if road == s.MERCANTILISM:
        if state.owns_golden_age(seat):
            return -1.0
        return float(state.treasury(seat)) / float(edition.mercantile)
    return conquered(state, seat)


def road_of(state: DomusPosition, seat: i64) -> i64:
    """The road that a seat follows: where it has come furthest, or what its cards are best for."""
    best, found = -1.0, s.CULTURE
    for road in range(3):
        come = advance_on(state, seat, road) + AFFINITY * chosen_worth(state, seat, road)
        if come > best:
            best, found = come, road
    return found


def chosen_worth(state: DomusPosition, seat: i64, road: i64) -> float:
    """What kingdom, hero and flag of a seat are worth on a road."""
    cells, config = state.cells, state.config
    if cells[z.FLAGS + seat] < 0:
        return 0.0
    parts: list[Chosen] = [
        config.kingdoms[cells[z.KINGDOMS + seat]],
        config.heroes[cells[z.HEROES + seat]],
        config.flags[cells[z.FLAGS + seat]],
    ]
    found = 0.0
    for part in parts:
        for power in part.powers:
            if power.ability.moment == s.NEVER:
                found += power_worth(state, power, road)
            elif road == s.MERCANTILISM:
                found += 4.0
    return found


def conquered(state: DomusPosition, seat: i64) -> float:
    """How far a seat has come on the road of conquest: estates, and units abroad."""
    found = 0.0
    for other in range(state.seats):
        if state.cells[z.LORDS + other] == seat:
            found += 1.0 / float(state.seats - 1)
        elif other != seat and not state.is_out(other):
            if state.is_held(seat, place(other, s.INNER)):
                found += 0.3
            elif state.is_held(seat, place(other, s.OUTER)):
                found += 0.15
    return found + 0.02 * float(state.units_of(seat))


def weakest(state: DomusPosition, seat: i64) -> i64:
    """The free city of another that is easiest to take, of equal ones the next; or -1."""
    found, least = -1, 10_000.0
    for i in range(1, state.seats):
        other = (seat + i) % state.seats
        if state.is_out(other):
            continue
        need = 0.0
        layers = state.config.terrains[state.cells[z.TERRAINS + other]].layers
        for layer in range(state.cells[z.FALLEN + other], len(layers)):
            need += 3.0 + float(layers[layer])
        inner = place(other, s.INNER) * s.SQUADS_IN_SPACE
        need += 4.0 * float(state.size(other, inner) + state.size(other, inner + 1))
        if state.hero_lives(other):
            need += 4.0
        if state.is_held(seat, place(other, s.OUTER)) or state.is_held(seat, place(other, s.INNER)):
            need -= 12.0
        if need < least:
            found, least = other, need
    return found


def chance_to_win(force: i64, defence: i64) -> float:
    """The probability that two dice and ``force`` are higher than two dice and ``defence``."""
    wins: i64 = 0
    lead = bounded(force) - bounded(defence)
    for attack in range(2, 13):
        for guard in range(2, 13):
            if attack + lead > guard:
                wins += ways(attack) * ways(guard)
    return float(wins) / 1296.0


def ways(sum: i64) -> i64:
    """In how many of 36 ways two dice throw a sum."""
    return 6 - (sum - 7 if sum > 7 else 7 - sum)


def progress(squad: i64, seat: i64, target: i64) -> i64:
    """How near a squad is to the inner-city of a target: 0 at home, 4 inside."""
    here = place_of(squad)
    if here == place(target, s.INNER):
        return 4
    if here == place(target, s.OUTER):
        return 3
    if here == place(seat, s.OUTER):
        return 1
    return 2 if here == 0 else 0
