"""Regency: whether a position is sound, computed anew from what lies where."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.engine.state import CHANCE, DRAFT, FRAME, OVER, WHO, WINDOW
from regalia.games.regency import schema as s
from regalia.games.regency.position import RegencyTable

UNDER: Final[tuple[int, ...]] = (
    s.PAYMENT,
    s.DRAWS,
    s.ARRIVAL,
    s.REFILL,
    s.DAWN,
    s.COURT,
    s.ENDING,
)
"""Frames that wait for others above them."""
CHANCES: Final[tuple[int, ...]] = (s.DRAWS, s.REFILL, s.CALL, s.PRAYING, s.DEALING, s.COURT)
"""Frames in which something is drawn."""


def audit(state: RegencyTable) -> str:
    """What is wrong with a position, or nothing (`State.audit`)."""
    return (
        audit_events(state)
        or audit_citizens(state)
        or audit_turn(state)
        or audit_stack(state)
        or state.audit_draft()
    )


def audit_events(state: RegencyTable) -> str:
    """No event is made or lost, and what is known is true."""
    for row in (state.deck, state.pile, state.aside, state.draws):
        if any(number < 0 for number in row):
            return "something is there less than no times."
    for kind in range(s.KINDS):
        count = state.deck[kind] + state.pile[kind]
        for seat in range(state.seats):
            count += state.hands.has(seat, kind)
        for slot in range(s.MOST_SEATS):
            if state.aside[slot] == kind + 1:
                count += 1
        if state.top() == s.PRAYING and state.frame(s.PRAYING_NAMED) == kind:
            count += 1
        if count != state.copies_of(kind):
            return "an event is made or lost."
    return state.hands.audit()


def audit_citizens(state: RegencyTable) -> str:
    """Every citizen is in one place, in a caste that they may have."""
    found = [0] * s.CITIZENS
    for number in (*state.row, *state.outer, *state.under):
        if not -1 <= number < s.CITIZENS:
            return "there is a citizen who does not exist."
    for citizen in state.row:
        if citizen >= 0:
            found[citizen] += 1
    for row in range(0, len(state.frames), FRAME):
        if state.frames[row] == s.ARRIVAL:
            if not 0 <= state.frames[row + s.ARRIVAL_CITIZEN] < s.CITIZENS:
                return "a citizen arrives who does not exist."
            found[state.frames[row + s.ARRIVAL_CITIZEN]] += 1
    for domain in range(state.seats + 1):
        for caste in range(s.CASTES):
            one = state.outermost(domain, caste)
            while one >= 0:
                found[one] += 1
                if found[one] > 1 or state.owner_of[one] != domain:
                    return "a citizen is in two places."
                if not state.may_be(one, caste):
                    return "a citizen has a caste that they cannot have."
                one = state.under[one]
    for citizen in range(s.CITIZENS):
        if state.crowd[citizen] not in (0, 1) or found[citizen] + state.crowd[citizen] != 1:
            return "a citizen is made or lost."
        if (state.role(citizen) < 0) != (state.owner_of[citizen] < 0):
            return "a citizen belongs to a domain in which they are not."
        if state.owner_of[citizen] < 0 and state.under[citizen] >= 0:
            return "a citizen lies on another outside of a domain."
    if state.crown < 0 and state.filled(state.seats) != 0:
        return "there is a domain of nobody."
    return ""


def audit_turn(state: RegencyTable) -> str:
    """The turn is somebody's, and the game ends when it should."""
    if not (-1 <= state.starter < state.seats and -1 <= state.turn < s.TURNS):
        return "the turn is nobody's."
    if state.decided < 0 or state.limit not in (state.law.in_hand, state.law.inherited):
        return "there cannot be so many decisions or cards."
    if not -1 <= state.victor < state.domains():
        return "nobody has won who is no regent."
    if state.victor >= 0 and (state.to_act != OVER or state.complete(state.victor) < s.CASTES):
        return "somebody has won without six castes."
    if state.to_act == OVER and len(state.frames) > 0:
        return "something is under way after the end."
    mats = [mat for mat in state.mats if mat >= 0]
    if any(not -1 <= mat < s.REGENTS for mat in state.mats) or len(set(mats)) != len(mats):
        return "a mat is chosen twice."
    if state.crown >= 0 and 0 in mats:
        return "somebody has chosen the mat of Catherine."
    if any(power not in (0, 1) for power in state.ready):
        return "a power is neither ready nor not."
    crowning = state.top() == s.CROWNING
    if crowning != (state.starter < 0) or (not crowning and len(mats) < state.seats):
        return "the mats are chosen too late."
    if (state.starter >= 0 and state.turn < 0) != (len(state.frames) > 0 and is_dealing(state)):
        return "the turns have begun too early."
    return ""


def is_dealing(state: RegencyTable) -> bool:
    """Whether the set-up is under way."""
    return state.frames[0] == s.REFILL and (state.depth() == 1 or state.top() == s.DEALING)


def audit_stack(state: RegencyTable) -> str:
    """What is under way can have come about, so that it can go on."""
    for row in range(0, len(state.frames), FRAME):
        kind, last = state.frames[row], row + FRAME == len(state.frames)
        if kind not in s.SCHEMA.frames:
            return "something is under way that does not exist."
        if WINDOW <= kind < DRAFT and (row < FRAME or state.frames[row - FRAME] != s.EVENT):
            return "an answer is awaited to nothing."
        if kind == s.EVENT:
            fault = audit_event(state, row)
            if fault:
                return fault
        elif kind < WINDOW and not last and kind not in UNDER:
            return "something has begun before what comes first."
    frame = state.top()
    turning = frame == s.PAYMENT and state.frame(s.PAYMENT_FLIPS) > 0
    if (state.to_act == CHANCE) != (frame in CHANCES or turning or is_lot(state)):
        return "something is drawn that cannot be."
    if state.to_act == CHANCE and not is_lot(state):
        left = state.crowd_left() if frame in (s.REFILL, s.CALL) else state.events_left()
        if left == 0:
            return "something is drawn from an empty deck."
    deciding = state.to_act >= 0 and frame in (s.PAYMENT, s.ARRIVAL, s.DAWN, s.CROWNING)
    if deciding and state.frame(WHO) != state.to_act:
        return "somebody decides what is another's."
    if state.to_act >= 0 and frame < 0 and state.to_act != state.active():
        return "somebody acts whose turn it is not."
    return ""


def is_lot(state: RegencyTable) -> bool:
    """Whether a lot says who starts."""
    return state.top() == s.CROWNING and state.to_act == CHANCE and -1 not in list(state.mats)


def audit_event(state: RegencyTable, row: i64) -> str:
    """An event under way has targets that exist."""
    kind, first, second = (
        state.frames[row + s.EVENT_KIND],
        state.frames[row + s.EVENT_FIRST],
        state.frames[row + s.EVENT_SECOND],
    )
    if not 0 <= kind <= s.CATHERINE or not -1 <= first < s.CITIZENS:
        return "an event is under way that does not exist."
    most = s.CITIZENS if state.law.kinds[kind].two_citizens else state.seats
    if not -1 <= second < most:
        return "an event is aimed at nobody."
    if not s.OPEN <= state.frames[row + s.EVENT_STAGE] <= s.DRAWING:
        return "an event is under way in no way."
    if not 0 <= state.frames[row + s.EVENT_FORGER] <= state.seats or state.frames[
        row + s.EVENT_FORGED
    ] not in (0, 1):
        return "nobody forges an event."
    return ""
