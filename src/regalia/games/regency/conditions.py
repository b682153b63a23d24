"""Regency: what may be targeted, played and answered, and by whom.

Rulings RG17 to RG20, RG27 and RG33 to RG41. Sets of citizens, seats and castes are numbers with one
bit for each member.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine import bags
from regalia.engine.state import WHO
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.position import RegencyPosition


def shift_left(number: i64, bits: i64) -> i64:
    """A number shifted left by ``bits``.

    It is a function because mypyc computes a shifted literal as a C int, of 32 bits.
    """
    return number << bits


# Targets (RG17 to RG19).


def outermost_of_others(state: RegencyPosition, castes: i64, seat: i64) -> vec[i64]:
    """The outermost citizens of these castes in other domains, ascending (RG17)."""
    cells = state.cells
    found: i64 = 0
    for domain in range(state.domains()):
        if domain == seat:
            continue
        for caste in range(s.CASTES):
            if (castes >> caste) & 1:
                citizen = cells[z.OUTER + domain * z.OUTER_ROW + caste]
                if citizen >= 0:
                    found |= shift_left(1, citizen)
    return bits_to_vec(found)


def own_citizens(state: RegencyPosition, seat: i64, simple: bool) -> vec[i64]:
    """The citizens of a seat's domain, ascending; with ``simple`` only simple ones."""
    cells = state.cells
    found = vec[i64](capacity=16)
    for citizen in range(s.CITIZENS):
        if cells[z.OWNER + citizen] == seat and (not simple or state.is_simple(citizen)):
            found = append(found, citizen)
    return found


def populace_citizens(state: RegencyPosition, simple: bool) -> vec[i64]:
    """The citizens of the populace, ascending; with ``simple`` only simple ones."""
    cells = state.cells
    found: i64 = 0
    for place in range(s.PLACES):
        citizen = cells[z.POPULACE + place]
        if citizen >= 0 and (not simple or state.is_simple(citizen)):
            found |= shift_left(1, citizen)
    return bits_to_vec(found)


def other_seats(state: RegencyPosition, seat: i64, holding: bool) -> vec[i64]:
    """The other seats; with ``holding`` only those that hold an event."""
    found = vec[i64](capacity=16)
    for other in range(state.seats):
        if other != seat and (not holding or state.hands.size(other) > 0):
            found = append(found, other)
    return found


def populace_has_simple(state: RegencyPosition) -> bool:
    """Whether there is a simple citizen in the populace."""
    cells = state.cells
    for place in range(s.PLACES):
        citizen = cells[z.POPULACE + place]
        if citizen >= 0 and state.is_simple(citizen):
            return True
    return False


def others_hold_events(state: RegencyPosition, seat: i64) -> bool:
    """Whether another seat holds an event."""
    for other in range(state.seats):
        if other != seat and state.hands.size(other) > 0:
            return True
    return False


# Playing (RG11, RG20).


def can_do(state: RegencyPosition, kind: i64, seat: i64, spare: i64) -> bool:
    """Whether an event of this kind would have an effect (`EventKind.can_do`)."""
    return state.config.kinds[kind].can_do(state, seat, spare)


def can_play(state: RegencyPosition, kind: i64, seat: i64) -> bool:
    """Whether the active seat may play an event from its hand as an action."""
    if state.hands.has(seat, kind) == 0:
        return False
    event = state.config.kinds[kind]
    if not event.playable or event.reaction or not state.meets_caste(seat, kind):
        return False
    if not event.can_do(state, seat, state.hands.size(seat) - 1):
        return False
    return not event.has_price or state.can_pay(
        seat, state.config.price, state.config.influence[kind]
    )


def can_attract(state: RegencyPosition, seat: i64, place: i64) -> bool:
    """Whether the active seat can pay for the citizen in a place of the bottom row (RG11)."""
    if place >= s.BOTTOM or state.citizen_at(place) < 0:
        return False
    return state.can_pay(seat, state.config.costs[place], 0)


def can_use_power(state: RegencyPosition, seat: i64) -> bool:
    """Whether a ready power can be used in one's own turn and has an effect (RG31)."""
    prowess = state.prowess(seat)
    if prowess == s.NOBLE:
        return state.cells[z.LIMIT] < state.config.inheritance_limit
    if prowess == s.RELIGIOUS:
        return state.discarded() > 0
    if prowess == s.BRIGAND and state.caste_bits(seat) != 0:
        for domain in range(state.domains()):
            if domain != seat and state.caste_bits(domain) != 0:
                return True
    return False


# Reacting (RG27, RG35, RG39).


def victims(state: RegencyPosition, row: i64) -> i64:
    """The seats whose hand or domain the event in this frame row meddles with, as bits."""
    return state.config.kinds[state.frames[row + s.EVENT_KIND]].victims(state, row)


def concerns(state: RegencyPosition, seat: i64) -> bool:
    """Whether a seat is a victim of the event in the open window (`State.concerns`)."""
    if state.window() != s.MEDDLED:
        return False
    return (victims(state, state.below(state.window_row())) >> seat) & 1 == 1


def harmless(state: RegencyPosition, seat: i64) -> bool:
    """Whether a seat played the event in the open window, or it takes nothing from anybody.

    It is the method `State.harmless`. A reaction takes from whoever played what it answers.
    """
    window = state.window()
    if window < s.ATTRACTED:
        return False
    own = state.frames[state.below(state.window_row()) + WHO] == seat
    return own or window in (s.ATTRACTED, s.ACTED)


def answers_event(state: RegencyPosition, row: i64, seat: i64, kind: i64) -> bool:
    """Whether a seat's reaction of this kind fits the event in this frame row (RG35)."""
    event = state.config.kinds[state.frames[row + s.EVENT_KIND]]
    if (event.answered_by >> kind) & 1 == 0:
        return False
    return not state.config.kinds[kind].victims_only or (event.victims(state, row) >> seat) & 1 == 1


def has_bulwark(state: RegencyPosition, row: i64, seat: i64) -> bool:
    """Whether a seat has a ready Bulwark that answers the event in this frame row (RG32)."""
    if not state.is_ready(seat) or state.prowess(seat) != s.MILITARY:
        return False
    return (victims(state, row) >> seat) & 1 == 1


def can_react(state: RegencyPosition, row: i64, seat: i64, kind: i64) -> bool:
    """Whether a seat can play this kind from its hand in reaction to this frame row."""
    if state.hands.has(seat, kind) == 0 or not answers_event(state, row, seat, kind):
        return False
    if not state.meets_caste(seat, kind):
        return False
    if not state.config.kinds[kind].has_price:
        return True
    return state.can_pay(seat, state.config.price, state.config.influence[kind])


def seats_to_ask(state: RegencyPosition, row: i64) -> i64:
    """The seats that are asked to react: all that could by public information, as bits (RG39)."""
    event = state.config.kinds[state.frames[row + s.EVENT_KIND]]
    victims = event.victims(state, row)
    anybody: i64 = 0  # castes of the fitting reactions that anybody may play, as bits
    theirs: i64 = 0  # castes of those that only victims may play
    reactions = state.config.reactions
    for i in range(len(reactions)):
        kind = reactions[i]
        if (event.answered_by >> kind) & 1 == 1 and has_hidden_copies(state, kind):
            reaction = state.config.kinds[kind]
            if reaction.victims_only:
                theirs |= 1 << reaction.caste
            else:
                anybody |= 1 << reaction.caste
    mask: i64 = 0
    for seat in range(state.seats):
        castes = anybody
        if (victims >> seat) & 1:
            castes |= theirs
            if has_bulwark(state, row, seat):
                mask |= 1 << seat
        able = castes & (state.caste_bits(seat) | 1 << state.prowess(seat))
        if able != 0 and state.hands.size(seat) > 0:
            mask |= 1 << seat
    return mask


def has_hidden_copies(state: RegencyPosition, kind: i64) -> bool:
    """Whether some copy of a kind is not in the discard pile (RG39)."""
    return state.cells[z.PILE + kind] < state.copies_of(kind)


# Catherine (RG41).


def catherine_choice(state: RegencyPosition, budget: i64) -> i64:
    """The citizen of the bottom row that Catherine attracts, or -1.

    Only citizens who add a caste that she lacks count: privileged before simple, then the highest
    caste they can fill, then the cheaper place.
    """
    lacking = ~state.caste_bits(state.crown) & ((1 << s.CASTES) - 1)
    best: i64 = -1
    best_key: i64 = 0
    for place in range(s.BOTTOM):
        citizen = state.citizen_at(place)
        if citizen < 0 or state.config.costs[place] > budget:
            continue
        fills = state.config.castes[citizen] & lacking
        if fills == 0:
            continue
        key = highest_caste(fills) * s.BOTTOM + place
        if state.is_simple(citizen):
            key += s.CASTES * s.BOTTOM
        if best < 0 or key < best_key:
            best = citizen
            best_key = key
    return best


def catherine_caste(state: RegencyPosition, citizen: i64) -> i64:
    """The caste that Catherine assigns a citizen to: the highest she lacks, else their highest."""
    fills = state.config.castes[citizen] & ~state.caste_bits(state.crown)
    return highest_caste(fills if fills != 0 else state.config.castes[citizen])


def highest_caste(castes: i64) -> i64:
    """The highest of some castes (RG01), or -1."""
    for caste in range(s.CASTES):
        if (castes >> caste) & 1:
            return caste
    return -1


def bits_to_vec(citizens: i64) -> vec[i64]:
    """The numbers whose bits are set, ascending; up to the number of citizens."""
    found = vec[i64](capacity=16)
    for citizen in range(s.CITIZENS):
        if (citizens >> citizen) & 1:
            found = append(found, citizen)
    return found


def add_to_each(numbers: vec[i64], by: i64) -> vec[i64]:
    """The numbers, each increased by ``by``."""
    found = vec[i64](capacity=16)
    for i in range(len(numbers)):
        found = append(found, numbers[i] + by)
    return found


def without(numbers: vec[i64], one: i64) -> vec[i64]:
    """The numbers except ``one``."""
    found = vec[i64](capacity=16)
    for i in range(len(numbers)):
        if numbers[i] != one:
            found = append(found, numbers[i])
    return found


def cards_to_pick(state: RegencyPosition, seat: i64) -> vec[i64]:
    """The actions that pick a card of a hand."""
    return bags.kinds_in(state.hands.held, seat * s.KINDS, s.KINDS, s.PICK)


def actor_below_window(state: RegencyPosition) -> i64:
    """The seat whose event opened the current window."""
    return state.frames[state.below(state.here) + WHO]
