"""Regency: who can be named, and who may answer what (RG17 to RG20, RG27, RG33 to RG39)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.state import FRAME, WHO
from regalia.games.regency import schema as s
from regalia.games.regency.position import PACKED, RegencyPosition


def shift_left(number: i64, bits: i64) -> i64:
    """A number shifted left.

    A function, because mypyc shifts a number that is written out as a C int, of 32 bits.
    """
    return number << bits


# Targets (RG17 to RG19).


def outermost_of_others(state: RegencyPosition, castes: i64, seat: i64) -> vec[i64]:
    """The outermost citizens of some castes, given as bits, in others' domains, ascending."""
    found: i64 = 0
    for domain in range(state.domains()):
        if domain == seat:
            continue
        for caste in range(s.CASTES):
            if (castes >> caste) & 1:
                citizen = state.outer[domain * s.CASTES + caste]
                if citizen >= 0:
                    found |= shift_left(1, citizen)
    return bits_to_vec(found)


def own_citizens(state: RegencyPosition, seat: i64, simple: bool) -> vec[i64]:
    """The citizens of a seat's domain, ascending; only the simple ones if so asked."""
    found = vec[i64]()
    for citizen in range(s.CITIZENS):
        if state.owner_of[citizen] == seat and (not simple or state.is_simple(citizen)):
            found = append(found, citizen)
    return found


def populace_citizens(state: RegencyPosition, simple: bool) -> vec[i64]:
    """The citizens of the populace, ascending; only the simple ones if so asked."""
    found: i64 = 0
    for place in range(s.PLACES):
        citizen = state.populace[place]
        if citizen >= 0 and (not simple or state.is_simple(citizen)):
            found |= shift_left(1, citizen)
    return bits_to_vec(found)


def other_seats(state: RegencyPosition, seat: i64, holding: bool) -> vec[i64]:
    """The other seats; only those that hold an event if so asked."""
    found = vec[i64]()
    for other in range(state.seats):
        if other != seat and (not holding or state.hands.size(other) > 0):
            found = append(found, other)
    return found


def populace_has_simple(state: RegencyPosition) -> bool:
    """Whether a simple citizen stands in the populace."""
    for place in range(s.PLACES):
        if state.populace[place] >= 0 and state.is_simple(state.populace[place]):
            return True
    return False


def others_hold_events(state: RegencyPosition, seat: i64) -> bool:
    """Whether another seat holds an event."""
    for other in range(state.seats):
        if other != seat and state.hands.size(other) > 0:
            return True
    return False


# What can be played (RG11, RG20).


def can_do(state: RegencyPosition, kind: i64, seat: i64, spare: i64) -> bool:
    """Whether an event of a kind can do something, by what all know: `EventKind.can_do`."""
    return state.config.kinds[kind].can_do(state, seat, spare)


def can_play(state: RegencyPosition, kind: i64, seat: i64) -> bool:
    """Whether the active seat may play an event of its hand as an action."""
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
    """Whether the active seat can attract from a place of the bottom row (RG11)."""
    if place >= s.BOTTOM or state.populace[place] < 0:
        return False
    return state.can_pay(seat, state.config.costs[place], 0)


def can_use_power(state: RegencyPosition, seat: i64) -> bool:
    """Whether a ready power is one for one's own turn, and does something (RG31)."""
    prowess = state.prowess(seat)
    if prowess == s.NOBLE:
        return state.limit < state.config.inheritance_limit
    if prowess == s.RELIGIOUS:
        return state.discarded() > 0
    if prowess == s.BRIGAND and state.caste_bits(seat) != 0:
        for domain in range(state.domains()):
            if domain != seat and state.caste_bits(domain) != 0:
                return True
    return False


# Answers (RG27, RG35).


def victims(state: RegencyPosition, row: i64) -> i64:
    """The seats with whose hand or domain the event in this row meddles, a bit for each."""
    return state.config.kinds[state.frames[row + s.EVENT_KIND]].victims(state, row)


def concerns(state: RegencyPosition, seat: i64) -> bool:
    """Whether the seat's own hand or domain is meddled with (`State.concerns`)."""
    row = state.window_row()
    return state.window() == s.MEDDLED and (victims(state, row - FRAME) >> seat) & 1 == 1


def answers_event(state: RegencyPosition, row: i64, seat: i64, kind: i64) -> bool:
    """Whether a reaction of this kind by a seat answers the event in this row (RG35)."""
    event = state.config.kinds[state.frames[row + s.EVENT_KIND]]
    if (event.answered_by >> kind) & 1 == 0:
        return False
    return not state.config.kinds[kind].victims_only or (event.victims(state, row) >> seat) & 1 == 1


def has_bulwark(state: RegencyPosition, row: i64, seat: i64) -> bool:
    """Whether a seat's ready Bulwark answers the event in this row (RG32)."""
    if state.ready[seat] == 0 or state.prowess(seat) != s.MILITARY:
        return False
    return (victims(state, row) >> seat) & 1 == 1


def can_react(state: RegencyPosition, row: i64, seat: i64, kind: i64) -> bool:
    """Whether a seat may answer the event in this row with a reaction of its hand."""
    if state.hands.has(seat, kind) == 0 or not answers_event(state, row, seat, kind):
        return False
    if not state.meets_caste(seat, kind):
        return False
    if not state.config.kinds[kind].has_price:
        return True
    return state.can_pay(seat, state.config.price, state.config.influence[kind])


def seats_to_ask(state: RegencyPosition, row: i64) -> i64:
    """The seats that are asked: all that could answer by what all know (RG39)."""
    event = state.config.kinds[state.frames[row + s.EVENT_KIND]]
    victims = event.victims(state, row)
    anybody: i64 = 0  # the castes of the reactions that anybody may play, a bit for each
    theirs: i64 = 0  # and of those that only its victims may
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
    """Whether not all copies of a kind lie open (RG39)."""
    return state.pile[kind] < state.copies_of(kind)


# Catherine (RG41).


def catherine_choice(state: RegencyPosition, budget: i64) -> i64:
    """The citizen that Catherine attracts, or -1: one that adds a caste she lacks.

    Privileged before simple, then the highest caste they can fill, then the cheaper place.
    """
    lacking = ~state.caste_bits(state.crown) & ((1 << s.CASTES) - 1)
    best: i64 = -1
    best_key: i64 = 0
    for place in range(s.BOTTOM):
        citizen = state.populace[place]
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
    """The caste to which Catherine assigns a citizen: the highest she lacks, or their highest."""
    fills = state.config.castes[citizen] & ~state.caste_bits(state.crown)
    return highest_caste(fills if fills != 0 else state.config.castes[citizen])


def highest_caste(castes: i64) -> i64:
    """The highest of some castes, given as bits (RG01)."""
    for caste in range(s.CASTES):
        if (castes >> caste) & 1:
            return caste
    return -1


def bits_to_vec(citizens: i64) -> vec[i64]:
    """Citizens given as bits, ascending."""
    found = vec[i64]()
    for citizen in range(s.CITIZENS):
        if (citizens >> citizen) & 1:
            found = append(found, citizen)
    return found


def add_to_each(numbers: vec[i64], by: i64) -> vec[i64]:
    """The numbers, each so much greater."""
    found = vec[i64]()
    for i in range(len(numbers)):
        found = append(found, numbers[i] + by)
    return found


def without(numbers: vec[i64], one: i64) -> vec[i64]:
    """The numbers but one."""
    found = vec[i64]()
    for i in range(len(numbers)):
        if numbers[i] != one:
            found = append(found, numbers[i])
    return found


def cards_to_pick(state: RegencyPosition, seat: i64) -> vec[i64]:
    """The kinds in a hand, as choices of a card."""
    return PACKED.add_left(vec[i64](), state.hands.held, seat * s.KINDS, 0, s.PICK)


def actor_below_window(state: RegencyPosition) -> i64:
    """Whose event waits below the window that is open."""
    return state.frames[len(state.frames) - 2 * FRAME + WHO]
