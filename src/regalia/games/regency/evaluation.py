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
NEXT_CASTE: Final = 1.0  # more for each caste filled already
SIXTH_CASTE: Final = 60.0  # what the sixth is worth
SECOND_IN_CASTE: Final = 1.5  # a second citizen of a caste, who protects the first
THIRD_IN_CASTE: Final = 0.4  # a third
PRIVILEGED: Final = 0.5  # what a privileged citizen is worth more
PER_CASTE: Final = 1.2  # how much a caste more tells of who wins
PER_EVENT: Final = 0.12  # how much an event more in hand tells of it
PER_PROTECTED: Final = 0.15  # how much a protected caste does
AVERAGE_EVENT: Final = 1.9  # what an unknown event is worth


def caste_worth(filled: i64) -> float:
    """What the next caste is worth to who has filled so many."""
    return SIXTH_CASTE if filled == s.CASTES - 1 else FIRST_CASTE + NEXT_CASTE * float(filled)


def citizen_gain(state: RegencyPosition, domain: i64, citizen: i64) -> float:
    """What a citizen is worth to a domain that they would join."""
    have = state.caste_bits(domain)
    castes = state.config.castes[citizen]
    skill = 0.0 if state.is_simple(citizen) else PRIVILEGED
    if castes & ~have:
        return caste_worth(state.castes_filled(domain)) + skill
    best = THIRD_IN_CASTE
    for caste in range(s.CASTES):
        outer = state.outermost(domain, caste)
        if (castes >> caste) & 1 and state.under[outer] < 0:
            best = SECOND_IN_CASTE
    return best + skill


def citizen_loss(state: RegencyPosition, citizen: i64) -> float:
    """What the domain in which a citizen is loses with them."""
    domain, role = state.owner_of[citizen], state.role(citizen)
    if state.outermost(domain, role) == citizen and state.under[citizen] < 0:
        filled = state.castes_filled(domain)
        return FIRST_CASTE + NEXT_CASTE * float(filled - 1) + 2.0 * float(max(filled - 3, 0))
    return SECOND_IN_CASTE


def castes_reachable(state: RegencyPosition, domain: i64) -> i64:
    """How many castes a domain could fill if its citizens were laid anew (Festival)."""
    role_of = vec[i64]([-1] * s.CITIZENS)
    taken = vec[i64]([-1] * s.CASTES)
    found: i64 = 0
    for citizen in range(s.CITIZENS):
        if state.owner_of[citizen] == domain and _place_citizen(state, citizen, taken, role_of, 0):
            found += 1
    return found


def best_roles(state: RegencyPosition, domain: i64) -> vec[i64]:
    """The caste of each citizen of a domain if it fills as many castes as it can; -1 elsewhere."""
    role_of = vec[i64]([-1] * s.CITIZENS)
    taken = vec[i64]([-1] * s.CASTES)
    for citizen in range(s.CITIZENS):
        if state.owner_of[citizen] == domain:
            _place_citizen(state, citizen, taken, role_of, 0)
    for citizen in range(s.CITIZENS):
        if state.owner_of[citizen] == domain and role_of[citizen] < 0:
            for caste in range(s.CASTES):
                if state.allows_caste(citizen, caste):
                    role_of[citizen] = caste
                    break
    return role_of


def _place_citizen(
    state: RegencyPosition, citizen: i64, taken: vec[i64], role_of: vec[i64], tried: i64
) -> bool:
    """Find a caste for a citizen, moving others if need be: a path of a matching.

    ``tried``: castes looked at on the way, a bit for each.
    """
    for caste in range(s.CASTES):
        if not state.allows_caste(citizen, caste) or (tried >> caste) & 1:
            continue
        tried |= 1 << caste
        other = taken[caste]
        if other < 0 or _place_citizen(state, other, taken, role_of, tried):
            taken[caste] = citizen
            role_of[citizen] = caste
            return True
    return False


def card_worth(state: RegencyPosition, seat: i64, kind: i64) -> float:
    """What it is worth to a seat to hold an event: its influence, and what it may do."""
    worth = float(state.config.influence[kind])
    return (
        worth + state.config.kinds[kind].holding_value if state.meets_caste(seat, kind) else worth
    )


def strength(state: RegencyPosition, domain: i64) -> float:
    """How near a domain stands to winning, in castes."""
    near = float(state.castes_filled(domain)) * PER_CASTE
    for caste in range(s.CASTES):
        outer = state.outermost(domain, caste)
        if outer >= 0 and state.under[outer] >= 0:
            near += PER_PROTECTED
    if domain < state.seats:
        near += PER_EVENT * float(state.hands.size(domain)) + 0.3 * float(state.ready[domain])
    return near


def win_chances(state: RegencyPosition) -> list[float]:
    """How likely each seat is to win, as the position stands."""
    odds = [0.0] * state.seats
    if state.victor >= 0:
        if state.victor < state.seats:
            odds[state.victor] = 1.0
        return odds
    total = 0.0
    for domain in range(state.domains()):
        total += math.exp(strength(state, domain))
    for seat in range(state.seats):
        odds[seat] = math.exp(strength(state, seat)) / total
    return odds


def expected_gain(state: RegencyPosition, domain: i64) -> float:
    """What the top citizen of the deck is worth to a domain, on the average."""
    total = 0.0
    count = 0.0
    for citizen in range(s.CITIZENS):
        if state.citizen_deck[citizen] > 0:
            total += citizen_gain(state, domain, citizen)
            count += 1.0
    return total / count if count > 0.0 else 0.0


def hand_worth(state: RegencyPosition, seat: i64) -> float:
    """What a hand is worth to the seat that holds it."""
    total = 0.0
    for kind in range(s.KINDS):
        count = state.hands.has(seat, kind)
        if count > 0:
            total += float(count) * card_worth(state, seat, kind)
    return total
