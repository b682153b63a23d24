"""Regency: what chance may bring, and whose fortune it is."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine import bags
from regalia.engine.state import WHO
from regalia.games.regency import schema as s
from regalia.games.regency.position import RegencyTable


def outcomes(state: RegencyTable) -> vec[i64]:
    """What may be drawn next (`State.legal`)."""
    frame = state.top()
    if frame == s.CROWNING:
        return tied(state)
    if frame in (s.REFILL, s.CALL):
        return bags.kinds_in(state.crowd, 0, s.CITIZENS, s.CALLED)
    if frame == s.PRAYING and state.frame(s.PRAYING_PRIZE) < 0:
        return vec[i64]([s.TAKE_NAMED, s.TAKE_TOP])
    return bags.kinds_in(state.deck, 0, s.KINDS, s.DRAWN)


def weights(state: RegencyTable) -> vec[i64]:
    """How often each of `outcomes` is there (`State.weights`)."""
    frame = state.top()
    if frame == s.CROWNING:
        return vec[i64]([1] * len(tied(state)))
    if frame in (s.REFILL, s.CALL):
        return bags.weights_in(state.crowd, 0, s.CITIZENS)
    if frame == s.PRAYING and state.frame(s.PRAYING_PRIZE) < 0:
        return vec[i64]([1, 1])
    return bags.weights_in(state.deck, 0, s.KINDS)


def sample(state: RegencyTable, rng: Random) -> i64:
    """One of them, drawn by its weight (`State.sample`)."""
    frame = state.top()
    if frame == s.CROWNING:
        seats = tied(state)
        return seats[rng.randrange(len(seats))]
    if frame in (s.REFILL, s.CALL):
        n = rng.randrange(state.crowd_left())
        return s.CALLED + bags.pick(state.crowd, 0, s.CITIZENS, n)
    if frame == s.PRAYING and state.frame(s.PRAYING_PRIZE) < 0:
        return s.TAKE_NAMED + rng.randrange(2)
    return s.DRAWN + bags.pick(state.deck, 0, s.KINDS, rng.randrange(state.events_left()))


def tied(state: RegencyTable) -> vec[i64]:
    """The seats of the highest prowess, among whom a lot decides (RG07)."""
    best: i64 = s.CASTES
    for seat in range(state.seats):
        best = min(best, state.prowess(seat))
    found = vec[i64]()
    for seat in range(state.seats):
        if state.prowess(seat) == best:
            found = append(found, s.STARTER + seat)
    return found


def counter(state: RegencyTable) -> i64:
    """Where in ``draws`` the chance event that comes next is counted; -1 for the start."""
    frame = state.top()
    if frame == s.CROWNING:
        return -1
    crown = state.seats * s.COUNTS
    if frame == s.REFILL:
        return crown + s.BY_TREASURY
    if frame == s.COURT:
        return crown + s.BY_EVENTS
    if frame == s.CALL:
        return (
            crown if state.frame(s.CALL_HERS) == 1 else state.frame(WHO) * s.COUNTS
        ) + s.BY_CITIZENS
    mine = state.frame(WHO) * s.COUNTS
    if frame == s.PRAYING:
        return mine + (s.BY_LOT if state.frame(s.PRAYING_PRIZE) < 0 else s.BY_PRAYER)
    return mine + (s.BY_TREASURY if frame == s.PAYMENT else s.BY_EVENTS)


def owner(state: RegencyTable) -> str:
    """Whose fortune it is (`State.owner`)."""
    at = counter(state)
    if at < 0:
        return "start"
    who, what = at // s.COUNTS, at % s.COUNTS
    if who == state.seats:
        return ("events of Catherine", "populace", "", "", "citizens of Catherine")[what]
    name = ("events", "treasury", "lot", "prayer", "citizens")[what]
    return f"{name} of seat {who + 1}"


def ordinal(state: RegencyTable) -> int:
    """How many events of this owner have gone before (`State.ordinal`)."""
    at = counter(state)
    return 0 if at < 0 else state.draws[at]
