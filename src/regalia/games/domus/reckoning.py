"""Domus Regnatrix: with what a squad fights where it stands, and what that is made of (DR09)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.position import DomusPosition, city_of, place_of, space_of
from regalia.games.domus.war import guard, strength

Terms = list[tuple[int, str]]
"""What is added up: each number with what it comes from."""


def sources(state: DomusPosition, seat: i64, quantity: i64) -> Terms:
    """What adds to a quantity of a seat, card by card, as `DomusPosition.total` adds it up."""
    cells, config = state.cells, state.config
    found: Terms = []
    if cells[z.FLAGS + seat] >= 0:
        number = cells[z.KINGDOMS + seat]
        adds = config.kingdom_sums[number * s.QUANTITIES + quantity]
        found.append((int(adds), config.kingdoms[number].name))
        number = cells[z.FLAGS + seat]
        adds = config.flag_sums[number * s.QUANTITIES + quantity]
        found.append((int(adds), config.flags[number].name))
        if state.hero_lives(seat):
            number = cells[z.HEROES + seat]
            adds = config.hero_sums[number * s.QUANTITIES + quantity]
            found.append((int(adds), config.heroes[number].name))
    for i in range(config.bearers_of[quantity], config.bearers_of[quantity + 1], 2):
        card, each = config.bearers[i], config.bearers[i + 1]
        found.append((int(state.laid(seat, card) * each), config.cards[card].name))
    return [term for term in found if term[0]]


def of_middle(state: DomusPosition, quantity: i64) -> Terms:
    """What the terrain of the middle adds to a quantity."""
    number = int(state.middle_total(quantity))
    terrain = state.config.terrains[state.cells[z.MIDDLE]].name if number else ""
    return [(number, terrain)] if number else []


def attack_terms(state: DomusPosition, seat: i64, squad: i64, at_walls: bool) -> Terms:
    """What the attack of a squad is made of (`war.strength`)."""
    unit = state.config.unit(state.top_unit(seat, squad))
    found = [(int(unit.attack), unit.name)]
    found += sources(state, seat, s.LONG_ATTACK if unit.long else s.SHORT_ATTACK)
    if at_walls:
        found += sources(state, seat, s.SIEGE)
    if place_of(squad) == 0:
        found += [(-number, name) for number, name in of_middle(state, s.MIDDLE_SLOPE)]
    return found


def guard_terms(state: DomusPosition, seat: i64, squad: i64, against_long: bool) -> Terms:
    """What the defence of a squad is made of (`war.guard`)."""
    unit = state.config.unit(state.top_unit(seat, squad))
    found = [(int(unit.defence), unit.name), *sources(state, seat, s.DEFENCE)]
    if city_of(place_of(squad)) == seat:
        found += sources(state, seat, s.HOME)
    if place_of(squad) == 0:
        found += of_middle(state, s.MIDDLE_DEFENCE)
        found += of_middle(state, s.MIDDLE_COVER) if against_long else []
    return found


def fights(state: DomusPosition, seat: i64, squad: i64) -> tuple[str, ...]:
    """Sentences: with what the top unit of a squad attacks and defends itself, without dice."""
    unit = state.config.unit(state.top_unit(seat, squad))
    where = place_of(squad)
    said: list[str] = []
    if unit.traits & s.TREBUCHET == 0:
        attack = strength(state, seat, squad, False)
        said.append(made_of("Attacks with", attack, attack_terms(state, seat, squad, False)))
    city = city_of(where)
    if space_of(where) == s.OUTER and city != seat and not state.breached(city):
        attack = strength(state, seat, squad, True)
        terms = attack_terms(state, seat, squad, True)
        said.append(made_of("Attacks the walls with", attack, terms))
    elif unit.traits & s.TREBUCHET != 0:
        attack = strength(state, seat, squad, True)
        said.append(made_of("Attacks walls with", attack, attack_terms(state, seat, squad, True)))
    defence = guard(state, seat, squad, False)
    said.append(made_of("Defends with", defence, guard_terms(state, seat, squad, False)))
    covered = guard(state, seat, squad, True)
    if covered != defence:
        terms = guard_terms(state, seat, squad, True)
        said.append(made_of("Defends against long range with", covered, terms))
    return tuple(said)


def made_of(what: str, total: i64, terms: Terms) -> str:
    """What somebody fights with, and what it is made of: "Attacks with 5: 3, +2 Steel."."""
    first, *more = terms
    if not more:
        return f"{what} {total}."
    parts = ", ".join([f"{'+' if n > 0 else '−'}{abs(n)} {name}" for n, name in more])
    return f"{what} {total}: {first[0]}, {parts}."
