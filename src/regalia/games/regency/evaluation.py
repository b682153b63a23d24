"""Regency: what citizens, castes and events are worth to a regent, in influence.

Used by the steward and for `estimate`. It reads nothing but what all know of domains, populace and
decks, and the hand of the seat that asks.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.regency import schema as s
from regalia.games.regency.position import RegencyPosition

FIRST_CASTE: Final = 6.0  # what a caste is worth that nobody of the domain fills
NEARER: Final = 1.0  # more for each caste filled already
CROWN: Final = 60.0  # what the sixth is worth
SPARE: Final = 1.5  # a second citizen of a caste, who protects the first
CROWD: Final = 0.4  # a third
SKILL: Final = 0.5  # what a privileged citizen is worth more
STAKES: Final = 1.2  # how much a caste more tells of who wins
CARDS: Final = 0.12  # how much an event more in hand tells of it
GUARDS: Final = 0.15  # how much a protected caste does
AVERAGE: Final = 1.9  # what an unknown event is worth


def caste_worth(filled: i64) -> float:
    """What the next caste is worth to who has filled so many."""
    return CROWN if filled == s.CASTES - 1 else FIRST_CASTE + NEARER * float(filled)


def gain(table: RegencyPosition, domain: i64, citizen: i64) -> float:
    """What a citizen is worth to a domain that they would join."""
    have = table.filled(domain)
    castes = table.config.castes[citizen]
    skill = 0.0 if table.is_simple(citizen) else SKILL
    if castes & ~have:
        return caste_worth(table.complete(domain)) + skill
    best = CROWD
    for caste in range(s.CASTES):
        outer = table.outermost(domain, caste)
        if (castes >> caste) & 1 and table.under[outer] < 0:
            best = SPARE
    return best + skill


def loss(table: RegencyPosition, citizen: i64) -> float:
    """What the domain in which a citizen is loses with them."""
    domain, role = table.owner_of[citizen], table.role(citizen)
    if table.outermost(domain, role) == citizen and table.under[citizen] < 0:
        filled = table.complete(domain)
        return FIRST_CASTE + NEARER * float(filled - 1) + 2.0 * float(max(filled - 3, 0))
    return SPARE


def kinds_reachable(table: RegencyPosition, domain: i64) -> i64:
    """How many castes a domain could fill if its citizens were laid anew (Festival)."""
    role_of = vec[i64]([-1] * s.CITIZENS)
    taken = vec[i64]([-1] * s.CASTES)
    found: i64 = 0
    for citizen in range(s.CITIZENS):
        if table.owner_of[citizen] == domain and _seat_citizen(table, citizen, taken, role_of, 0):
            found += 1
    return found


def best_roles(table: RegencyPosition, domain: i64) -> vec[i64]:
    """The caste of each citizen of a domain if it fills as many castes as it can; -1 elsewhere."""
    role_of = vec[i64]([-1] * s.CITIZENS)
    taken = vec[i64]([-1] * s.CASTES)
    for citizen in range(s.CITIZENS):
        if table.owner_of[citizen] == domain:
            _seat_citizen(table, citizen, taken, role_of, 0)
    for citizen in range(s.CITIZENS):
        if table.owner_of[citizen] == domain and role_of[citizen] < 0:
            for caste in range(s.CASTES):
                if table.may_be(citizen, caste):
                    role_of[citizen] = caste
                    break
    return role_of


def _seat_citizen(
    table: RegencyPosition, citizen: i64, taken: vec[i64], role_of: vec[i64], tried: i64
) -> bool:
    """Find a caste for a citizen, moving others if need be: a path of a matching.

    ``tried``: castes looked at on the way, a bit for each.
    """
    for caste in range(s.CASTES):
        if not table.may_be(citizen, caste) or (tried >> caste) & 1:
            continue
        tried |= 1 << caste
        other = taken[caste]
        if other < 0 or _seat_citizen(table, other, taken, role_of, tried):
            taken[caste] = citizen
            role_of[citizen] = caste
            return True
    return False


def card_worth(table: RegencyPosition, seat: i64, kind: i64) -> float:
    """What it is worth to a seat to hold an event: its influence, and what it may do."""
    worth = float(table.config.worth[kind])
    return worth + table.config.kinds[kind].skill if table.commands(seat, kind) else worth


def strength(table: RegencyPosition, domain: i64) -> float:
    """How near a domain stands to winning, in castes."""
    near = float(table.complete(domain)) * STAKES
    for caste in range(s.CASTES):
        outer = table.outermost(domain, caste)
        if outer >= 0 and table.under[outer] >= 0:
            near += GUARDS
    if domain < table.seats:
        near += CARDS * float(table.hands.size(domain)) + 0.3 * float(table.ready[domain])
    return near


def chances(table: RegencyPosition) -> list[float]:
    """How likely each seat is to win, as the position stands."""
    odds = [0.0] * table.seats
    if table.victor >= 0:
        if table.victor < table.seats:
            odds[table.victor] = 1.0
        return odds
    total = 0.0
    for domain in range(table.domains()):
        total += math.exp(strength(table, domain))
    for seat in range(table.seats):
        odds[seat] = math.exp(strength(table, seat)) / total
    return odds


def expected_gain(table: RegencyPosition, domain: i64) -> float:
    """What the top citizen of the deck is worth to a domain, on the average."""
    total = 0.0
    count = 0.0
    for citizen in range(s.CITIZENS):
        if table.crowd[citizen] > 0:
            total += gain(table, domain, citizen)
            count += 1.0
    return total / count if count > 0.0 else 0.0


def hand_worth(table: RegencyPosition, seat: i64) -> float:
    """What a hand is worth to the seat that holds it."""
    total = 0.0
    for kind in range(s.KINDS):
        count = table.hands.has(seat, kind)
        if count > 0:
            total += float(count) * card_worth(table, seat, kind)
    return total
