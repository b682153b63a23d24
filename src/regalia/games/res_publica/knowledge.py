"""Res Publica: what a seat that imagines the others' cards knows of the trade under way."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine import bags
from regalia.engine.state import WHO, ZERO
from regalia.games.res_publica import schema as s
from regalia.games.res_publica.position import ResPublicaPosition
from regalia.games.res_publica.promised import Promises
from regalia.games.res_publica.trade import PICKS, is_served, longest, next_picks


def promises(table: ResPublicaPosition, seer: i64) -> Promises:
    """What the others have promised in the trade under way, to who imagines them."""
    found = Promises()
    row = table.trade_row()
    if row < 0:
        return found
    active = table.frames[row + WHO]
    offer = table.is_offer()
    if offer and active != seer:
        found.add(active, table.said(), True)
    for other in range(table.seats):
        answer = table.answer(other) if other != active else ZERO
        if answer > 0 and other != seer:
            found.add(other, answer if offer else table.said(), offer)
    if not offer and active != seer and table.partner() >= 0:
        found.add(active, table.answer(table.partner()), False)
    return found


def any_picks(table: ResPublicaPosition, seat: i64, rng: Random) -> i64:
    """Cards with which a seat may keep its promise, drawn one by one by how many it holds."""
    said = table.bond(seat)
    row = seat * s.KINDS
    picks: i64 = 0
    last: i64 = 0
    for _i in range(longest(said)):
        kinds = next_picks(table.hands.held, row, said, picks, last)
        odds = vec[i64]([0] * s.KINDS)
        for i in range(len(kinds)):
            odds[kinds[i]] = table.hands.held[row + kinds[i]] - PICKS.count(picks, kinds[i])
        enough = picks != 0 and is_served(table.hands.held, row, said, picks)
        if len(kinds) == 0 or (enough and rng.randrange(2) == 0):
            return picks
        last = bags.sample(odds, 0, s.KINDS, rng)
        picks += PICKS.cards(last)
    return picks
