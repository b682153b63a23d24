"""Domus Regnatrix: where units can go, whom they reach, and with what numbers they fight."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from regalia.engine.state import NONE, ZERO
from regalia.games.domus import schema as s
from regalia.games.domus.position import (
    DomusPosition,
    army,
    city_of,
    place,
    place_of,
    space_of,
)


def bounded(number: i64) -> i64:
    """The number, as far as a frame has room for it: 0 to `schema.MOST_NUMBER`."""
    return max(min(number, s.MOST_NUMBER), 0)


# Moving (DR07, DR23, DR24).


def goals(state: DomusPosition, seat: i64, squad: i64, count: i64) -> vec[i64]:
    """The places one step away to which the top ``count`` units of a squad can go."""
    found = vec[i64](capacity=4)
    here = place_of(squad)
    city, space = city_of(here), space_of(here)
    if here == 0:
        for one in range(state.seats):
            if not state.is_out(one):
                found = append(found, place(one, s.OUTER))
        return found
    if city != seat:
        spies = state.all_have(seat, squad, count, s.SPY)
        if space == s.INNER:
            if spies or state.breached(city):
                found = append(found, place(city, s.OUTER))
            return found
        found = append(found, 0)
        if state.breached(city) or (spies and state.total(city, s.WATCH) == 0):
            found = append(found, place(city, s.INNER))
        return found
    if space == s.OUTER:
        found = append(found, 0)
    if space != s.INNER:
        found = append(found, place(city, s.INNER))
    if space != s.WALLS and not state.breached(city) and state.all_long(seat, squad, count):
        found = append(found, place(city, s.WALLS))
    if space != s.OUTER:
        found = append(found, place(city, s.OUTER))
    return found


def destinations(state: DomusPosition, seat: i64, squad: i64, count: i64) -> vec[i64]:
    """The squads that the top ``count`` units of a squad can join or form by one step."""
    there = goals(state, seat, squad, count)
    found = vec[i64](capacity=8)
    for i in range(len(there)):
        found = extend(found, state.joinable(seat, there[i], NONE))
    return found


# Attacking (DR08, DR25).


def reached(state: DomusPosition, seat: i64, squad: i64) -> vec[i64]:
    """The places in which the top unit of a squad can attack squads."""
    found = vec[i64](capacity=4)
    unit = state.config.unit(state.top_unit(seat, squad))
    if unit.traits & s.TREBUCHET != 0:
        return found
    here = place_of(squad)
    city, space = city_of(here), space_of(here)
    if space != s.WALLS:
        found = append(found, here)
    if not unit.long or here == 0:
        return found
    if space == s.WALLS:
        found = append(found, place(city, s.INNER))
        return append(found, place(city, s.OUTER))
    if space == s.OUTER:
        found = append(found, place(city, s.WALLS))
        if city == seat and unit.traits & s.ARCHER != 0:
            found = append(found, 0)
    if state.breached(city):
        found = append(found, place(city, s.OUTER if space == s.INNER else s.INNER))
    return found


def targets(state: DomusPosition, seat: i64, squad: i64) -> vec[i64]:
    """The actions with which the top unit of a squad can attack."""
    found = vec[i64](capacity=8)
    there = reached(state, seat, squad)
    for i in range(len(there)):
        found = extend(found, rivals_at(state, seat, there[i]))
    here = place_of(squad)
    city = city_of(here)
    if space_of(here) == s.OUTER and city != seat and not state.breached(city):
        found = append(found, s.STORM)
    return found


def rivals_at(state: DomusPosition, seat: i64, where: i64) -> vec[i64]:
    """The actions that attack the squads of other seats at a place."""
    found = vec[i64](capacity=4)
    first = where * s.SQUADS_IN_SPACE
    for squad in range(first, first + s.SQUADS_IN_SPACE):
        for other in range(state.seats):
            if other != seat and state.top_unit(other, squad) >= 0:
                found = append(found, s.ATTACK + army(other, squad))
    return found


def destructions(state: DomusPosition, seat: i64, squad: i64) -> vec[i64]:
    """The actions of a squad in an enemy inner-city instead of fighting (DR11)."""
    found = vec[i64](capacity=8)
    here = place_of(squad)
    city = city_of(here)
    if space_of(here) != s.INNER or city == seat:
        return found
    if state.config.unit(state.top_unit(seat, squad)).traits & s.TREBUCHET != 0:  # DR25
        return found
    for card in range(state.config.first[s.SELL], state.config.kinds):
        if state.is_destructible(card) and state.laid(city, card) > 0:
            found = append(found, s.DESTROY + card)
    if state.hero_lives(city):
        found = append(found, s.KILL_HERO)
    return found


def can_act(state: DomusPosition, seat: i64, squad: i64) -> bool:
    """Whether a squad of the seat whose turn it is can do anything in step 4."""
    if state.top_unit(seat, squad) < 0 or state.is_spent(squad):
        return False
    if len(targets(state, seat, squad)) > 0:
        return True
    if state.has_fought(squad):
        return False
    return len(goals(state, seat, squad, 1)) > 0 or len(destructions(state, seat, squad)) > 0


# Numbers (DR09, DR15).


def strength(state: DomusPosition, seat: i64, squad: i64, at_walls: bool) -> i64:
    """The attack of a squad's top unit with all that is added to it."""
    unit = state.config.unit(state.top_unit(seat, squad))
    found = unit.attack + state.total(seat, s.LONG_ATTACK if unit.long else s.SHORT_ATTACK)
    if at_walls:
        found += state.total(seat, s.SIEGE)
    if place_of(squad) == 0:
        found -= state.middle_total(s.MIDDLE_SLOPE)
    return bounded(found)


def guard(state: DomusPosition, seat: i64, squad: i64, against_long: bool) -> i64:
    """The defence of a squad's top unit with all that is added to it."""
    unit = state.config.unit(state.top_unit(seat, squad))
    found = unit.defence + state.total(seat, s.DEFENCE)
    if city_of(place_of(squad)) == seat:
        found += state.total(seat, s.HOME)
    if place_of(squad) == 0:
        found += state.middle_total(s.MIDDLE_DEFENCE)
        found += state.middle_total(s.MIDDLE_COVER) if against_long else ZERO
    return bounded(found)


def rampart(state: DomusPosition, city: i64) -> i64:
    """The defence of the outermost layer of a city's walls."""
    return bounded(state.outermost(city) + state.total(city, s.RAMPARTS))


def volley_targets(state: DomusPosition, seat: i64) -> vec[i64]:
    """The actions that attack a squad of another seat in the middle or in a seat's own city."""
    found = rivals_at(state, seat, 0)
    found = extend(found, rivals_at(state, seat, place(seat, s.INNER)))
    return extend(found, rivals_at(state, seat, place(seat, s.OUTER)))
