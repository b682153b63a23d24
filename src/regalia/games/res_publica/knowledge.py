"""Res Publica: the facts of the trade under way that an imagined position must agree with."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine import bags
from regalia.engine.state import WHO, ZERO
from regalia.games.res_publica import schema as s
from regalia.games.res_publica.position import ResPublicaPosition
from regalia.games.res_publica.promised import Promises
from regalia.games.res_publica.trade import PACKING, is_served, longest, next_picks


def promises(state: ResPublicaPosition, observer: i64) -> Promises:
    """The promises of the other seats in the trade under way, which the observer knows."""
    found = Promises()
    row = state.trade_row()
    if row < 0:
        return found
    active = state.frames[row + WHO]
    offer = state.is_offer()
    if offer and active != observer:
        found.add(active, state.said(), True)
    for other in range(state.seats):
        answer = state.answer(other) if other != active else ZERO
        if answer > 0 and other != observer:
            found.add(other, answer if offer else state.said(), offer)
    if not offer and active != observer and state.partner() >= 0:
        found.add(active, state.answer(state.partner()), False)
    return found


def any_picks(state: ResPublicaPosition, seat: i64, rng: Random) -> i64:
    """Picks with which a seat keeps its promise, drawn card by card out of its hand."""
    statement = state.promise_of(seat)
    row = seat * s.KINDS
    picks: i64 = 0
    last: i64 = 0
    for _i in range(longest(statement)):
        kinds = next_picks(state.hands.held, row, statement, picks, last)
        odds = vec[i64]([0] * s.KINDS)
        for i in range(len(kinds)):
            odds[kinds[i]] = state.hands.held[row + kinds[i]] - PACKING.count(picks, kinds[i])
        enough = picks != 0 and is_served(state.hands.held, row, statement, picks)
        if len(kinds) == 0 or (enough and rng.randrange(2) == 0):
            return picks
        last = bags.sample(odds, 0, s.KINDS, rng)
        picks += PACKING.cards(last)
    return picks
