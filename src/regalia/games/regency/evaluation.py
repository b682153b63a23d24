"""Regency: the values of citizens, castes and events to a domain, in influence.

The kinds of events (their methods ending in ``_worth``), the steward and `estimate` use them. They
read only public information about domains, populace and decks, and the hand of the seat that asks.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.conditions import can_attract
from regalia.games.regency.position import RegencyPosition

FIRST_CASTE: Final = 6.0  # value of a caste that the domain lacks
NEXT_CASTE: Final = 1.0  # added for each caste already filled
SIXTH_CASTE: Final = 60.0  # value of the sixth caste
SECOND_IN_CASTE: Final = 1.5  # value of a second citizen, who protects the first
THIRD_IN_CASTE: Final = 0.4  # value of a third
PRIVILEGED: Final = 0.5  # added for a privileged citizen
PER_CASTE: Final = 1.2  # strength of each caste filled
PER_EVENT: Final = 0.12  # strength of each event in hand
PER_PROTECTED: Final = 0.15  # strength of each protected caste
AVERAGE_EVENT: Final = 1.9  # value of an unknown event
INFLUENCE: Final = 0.7  # value of one point of influence spent


def caste_worth(filled: i64) -> float:
    """The value of one more caste to a domain with ``filled`` castes."""
    return SIXTH_CASTE if filled == s.CASTES - 1 else FIRST_CASTE + NEXT_CASTE * float(filled)


def citizen_gain(state: RegencyPosition, domain: i64, citizen: i64) -> float:
    """The value of a citizen to a domain that gets them."""
    have = state.caste_bits(domain)
    castes = state.config.castes[citizen]
    skill = 0.0 if state.is_simple(citizen) else PRIVILEGED
    if castes & ~have:
        return caste_worth(state.castes_filled(domain)) + skill
    best = THIRD_IN_CASTE
    for caste in range(s.CASTES):
        outer = state.outermost(domain, caste)
        if (castes >> caste) & 1 and state.beneath(outer) < 0:
            best = SECOND_IN_CASTE
    return best + skill


def citizen_loss(state: RegencyPosition, citizen: i64) -> float:
    """The value that a domain loses with one of its citizens."""
    domain, role = state.owner_of(citizen), state.role(citizen)
    if state.outermost(domain, role) == citizen and state.beneath(citizen) < 0:
        filled = state.castes_filled(domain)
        return FIRST_CASTE + NEXT_CASTE * float(filled - 1) + 2.0 * float(max(filled - 3, 0))
    return SECOND_IN_CASTE


def castes_reachable(state: RegencyPosition, domain: i64) -> i64:
    """The most castes that a domain could fill with its citizens (Festival)."""
    role_of = vec[i64]([-1] * s.CITIZENS)
    taken = vec[i64]([-1] * s.CASTES)
    cells = state.cells
    found: i64 = 0
    for citizen in range(s.CITIZENS):
        if cells[z.OWNER + citizen] == domain and _place_citizen(state, citizen, taken, role_of, 0):
            found += 1
    return found


def best_roles(state: RegencyPosition, domain: i64) -> vec[i64]:
    """The caste of each citizen of a domain when as many castes as possible are filled.

    Citizens of other domains have -1.
    """
    role_of = vec[i64]([-1] * s.CITIZENS)
    taken = vec[i64]([-1] * s.CASTES)
    for citizen in range(s.CITIZENS):
        if state.owner_of(citizen) == domain:
            _place_citizen(state, citizen, taken, role_of, 0)
    for citizen in range(s.CITIZENS):
        if state.owner_of(citizen) == domain and role_of[citizen] < 0:
            for caste in range(s.CASTES):
                if state.allows_caste(citizen, caste):
                    role_of[citizen] = caste
                    break
    return role_of


def _place_citizen(
    state: RegencyPosition, citizen: i64, taken: vec[i64], role_of: vec[i64], tried: i64
) -> bool:
    """Find a caste for a citizen, moving others if needed: an augmenting path of a matching.

    ``tried``: the castes already considered, as bits.
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
    """The value of an event in a seat's hand: its influence, and its effect if playable."""
    worth = float(state.config.influence[kind])
    return (
        worth + state.config.kinds[kind].holding_value if state.meets_caste(seat, kind) else worth
    )


def strength(state: RegencyPosition, domain: i64) -> float:
    """How close a domain is to winning, as the exponent used by `win_chances`."""
    near = float(state.castes_filled(domain)) * PER_CASTE
    for caste in range(s.CASTES):
        outer = state.outermost(domain, caste)
        if outer >= 0 and state.beneath(outer) >= 0:
            near += PER_PROTECTED
    if domain < state.seats:
        ready = state.cells[z.READY + domain]
        near += PER_EVENT * float(state.hands.size(domain)) + 0.3 * float(ready)
    return near


def win_chances(state: RegencyPosition) -> list[float]:
    """The estimated probability that each seat wins."""
    odds = [0.0] * state.seats
    victor = state.cells[z.VICTOR]
    if victor >= 0:
        if victor < state.seats:
            odds[victor] = 1.0
        return odds
    total = 0.0
    for domain in range(state.domains()):
        total += math.exp(strength(state, domain))
    for seat in range(state.seats):
        odds[seat] = math.exp(strength(state, seat)) / total
    return odds


def expected_gain(state: RegencyPosition, domain: i64) -> float:
    """The average value to a domain of the top citizen of the deck."""
    total = 0.0
    count = 0.0
    for citizen in range(s.CITIZENS):
        if state.cells[z.CITIZEN_DECK + citizen] > 0:
            total += citizen_gain(state, domain, citizen)
            count += 1.0
    return total / count if count > 0.0 else 0.0


def hand_worth(state: RegencyPosition, seat: i64) -> float:
    """The total value of a hand to its seat."""
    total = 0.0
    for kind in range(s.KINDS):
        count = state.hands.has(seat, kind)
        if count > 0:
            total += float(count) * card_worth(state, seat, kind)
    return total


# What rivals gain.


def rival_weight(state: RegencyPosition) -> float:
    """The part of an average rival's gain that counts as one's own loss."""
    others = state.domains() - 1
    return 0.8 / float(others) if others > 0 else 0.0


def share(state: RegencyPosition, seat: i64, domain: i64) -> float:
    """The part of a domain's gain that counts as the seat's loss, larger for domains ahead."""
    ahead = state.castes_filled(domain) - state.castes_filled(seat)
    return rival_weight(state) * (1.0 + 0.3 * float(max(ahead, 0)))


def rival_gain(state: RegencyPosition, seat: i64, domain: i64, citizen: i64) -> float:
    """The cost of a rival getting a citizen; at full value if they would win by it."""
    worth = citizen_gain(state, domain, citizen)
    return worth if worth >= SIXTH_CASTE else worth * share(state, seat, domain)


def newcomer_worth(state: RegencyPosition, seat: i64, actor: i64, citizen: i64) -> float:
    """The value to the seat of somebody getting a citizen."""
    if actor == seat:
        return citizen_gain(state, seat, citizen)
    return -rival_gain(state, seat, actor, citizen)


def denial_worth(state: RegencyPosition, seat: i64, citizen: i64) -> float:
    """The value of keeping a citizen of the populace from all rivals."""
    worst = 0.0
    for domain in range(state.domains()):
        if domain != seat:
            worth = citizen_gain(state, domain, citizen)
            if worth >= SIXTH_CASTE:
                return 0.5 * SIXTH_CASTE
            worst = max(worst, worth * share(state, seat, domain))
    return 0.3 * worst


# What a seat can do.


def price_worth(state: RegencyPosition) -> float:
    """The value of the price that some events demand (RG26)."""
    return INFLUENCE * float(state.config.price)


def free_citizen_worth(state: RegencyPosition, seat: i64, citizen: i64) -> float:
    """The value of getting a citizen of the populace for free."""
    return citizen_gain(state, seat, citizen) + denial_worth(state, seat, citizen)


def attraction_worth(state: RegencyPosition, seat: i64, place: i64) -> float:
    """The value of attracting from a place of the bottom row; 0 if that is impossible."""
    if not can_attract(state, seat, place):
        return 0.0
    cost = INFLUENCE * float(state.config.costs[place])
    return free_citizen_worth(state, seat, state.citizen_at(place)) - cost


def theft_worth(state: RegencyPosition, seat: i64, citizen: i64) -> float:
    """The value of taking a citizen from a rival."""
    domain = state.owner_of(citizen)
    return citizen_gain(state, seat, citizen) + citizen_loss(state, citizen) * share(
        state, seat, domain
    )


def best_theft(state: RegencyPosition, seat: i64, castes: i64) -> float:
    """The value of the best citizen of these castes that can be taken from another domain."""
    best = 0.0
    for domain in range(state.domains()):
        if domain == seat:
            continue
        for caste in range(s.CASTES):
            citizen = state.outermost(domain, caste)
            if citizen >= 0 and (castes >> caste) & 1:
                best = max(best, theft_worth(state, seat, citizen))
    return best


def theft_seen(state: RegencyPosition, seat: i64, actor: i64, citizen: i64) -> float:
    """The value to the seat of somebody taking a citizen from another domain."""
    owner = state.owner_of(citizen)
    lost = citizen_loss(state, citizen)
    if owner == seat:
        return -lost - rival_gain(state, seat, actor, citizen)
    return newcomer_worth(state, seat, actor, citizen) + lost * share(state, seat, owner)


def effect_worth(state: RegencyPosition, seat: i64, row: i64) -> float:
    """The value to the seat of the event in this frame row if nothing answers it."""
    kind = state.config.kinds[state.frames[row + s.EVENT_KIND]]
    return kind.seen_worth(state, seat, row)


# How a domain is laid.


def rearranging_worth(state: RegencyPosition, domain: i64) -> float:
    """The value to a domain of laying its citizens anew."""
    filled = state.castes_filled(domain)
    more = castes_reachable(state, domain) - filled
    if more <= 0:
        return 0.0
    if filled + more == s.CASTES:
        return SIXTH_CASTE
    return float(more) * caste_worth(filled)


def laying_worth(state: RegencyPosition, seat: i64, action: i64) -> float:
    """The value of a step of it: each citizen in the caste given by `best_roles`.

    To stop is best unless more castes can be filled.
    """
    if action >= s.ASSIGN and action < s.PICK:
        roles = best_roles(state, seat)
        return 1.0 if roles[state.frame(s.LAID)] == action - s.ASSIGN else 0.0
    if action == s.ENOUGH:
        more = castes_reachable(state, seat) > state.castes_filled(seat)
        return 0.0 if more else 1.0
    return 0.5
