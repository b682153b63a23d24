"""Regency: what can be drawn next, and by whose luck."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from regalia.engine import bags
from regalia.engine.chance_event import ChanceEvent, lot
from regalia.engine.state import WHO
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.position import RegencyPosition


def event(state: RegencyPosition) -> ChanceEvent:
    """The next chance event (`State.chance_event`)."""
    frame, at = state.top(), counter(state)
    if at < 0:
        return lot(s.STARTER, tied(state))
    seat, what, before = at // s.COUNTERS, at % s.COUNTERS, state.cells[z.DRAWS + at]
    owner = ("events", "treasury", "lot", "prayer", "citizens")[what]
    if seat == state.seats:
        owner = ("events of Catherine", "populace", "", "", "citizens of Catherine")[what]
        seat = -1
    if frame in (s.REFILL, s.CALL):
        return ChanceEvent(state.cells, z.CITIZEN_DECK, s.CITIZENS, s.CALLED, owner, before, seat)
    if frame == s.PRAYING and state.frame(s.PRAYING_PRIZE) < 0:
        return lot(s.TAKE_NAMED, 3, owner, before, seat)
    return ChanceEvent(state.cells, z.DECK, s.KINDS, s.DRAWN, owner, before, seat)


def sample(state: RegencyPosition, rng: Random) -> i64:
    """A random outcome, drawn by weight (`State.sample`)."""
    frame = state.top()
    if frame in (s.REFILL, s.CALL):
        return s.CALLED + bags.sample(state.cells, z.CITIZEN_DECK, s.CITIZENS, rng)
    if frame == s.CROWNING or (frame == s.PRAYING and state.frame(s.PRAYING_PRIZE) < 0):
        return event(state).sample(rng)
    return s.DRAWN + bags.sample(state.cells, z.DECK, s.KINDS, rng)


def tied(state: RegencyPosition) -> i64:
    """The seats tied for the highest prowess, as bits; a lot decides between them (RG07)."""
    best: i64 = s.CASTES
    for seat in range(state.seats):
        best = min(best, state.prowess(seat))
    found: i64 = 0
    for seat in range(state.seats):
        if state.prowess(seat) == best:
            found |= 1 << seat
    return found


def counter(state: RegencyPosition) -> i64:
    """The number of the counter of the next chance event; -1 for the starter's lot."""
    frame = state.top()
    if frame == s.CROWNING:
        return -1
    crown = state.seats * s.COUNTERS
    if frame == s.REFILL:
        return crown + s.BY_TREASURY
    if frame == s.COURT:
        return crown + s.BY_EVENTS
    if frame == s.CALL:
        return (
            crown if state.frame(s.CALL_HERS) == 1 else state.frame(WHO) * s.COUNTERS
        ) + s.BY_CITIZENS
    mine = state.frame(WHO) * s.COUNTERS
    if frame == s.PRAYING:
        return mine + (s.BY_LOT if state.frame(s.PRAYING_PRIZE) < 0 else s.BY_PRAYER)
    return mine + (s.BY_TREASURY if frame == s.PAYMENT else s.BY_EVENTS)
