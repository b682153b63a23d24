"""Hands put together to keep a promise that random hands seldom keep (RP24)."""

from __future__ import annotations

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.res_publica import schema as s
from regalia.games.res_publica.promised import BACK_OF, PromisedDeal, Promises
from regalia.games.res_publica.trade import can_meet, make_statement, make_term
from tests.games.res_publica.scene import WORDS, cards

ROOM = 16
"""Number of cards of each back in the hand."""
SPARE = cards(
    "9 goths, 9 huns, 9 vikings, 4 monks, 9 trade, 9 alchemy, 9 architecture, 9 shipbuilding"
)
DRAWS = 400


def deal() -> PromisedDeal:
    """A deal of three unknown hands."""
    return PromisedDeal(s.KINDS, vec[i64]([ROOM] * 6), 2, vec[i64](BACK_OF), Promises())


def term_of(count: int, name: str) -> int:
    return int(make_term(count, WORDS.reader.named[name]))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ((5, "trade"), (2, "civilisation pair")),
        ((4, "goth"), (4, "people pair")),
        ((3, "goth"), (5, "pair")),
        ((2, "pair"), (3, "people pair")),
        ((4, "hun"), (3, "trade")),
    ],
)
def test_rp24_a_hand_put_together_keeps_what_was_promised(
    one: tuple[int, str], other: tuple[int, str]
) -> None:
    """The two terms need different cards: named cards do not count among the pairs."""
    way = make_statement(term_of(*one), s.BOTH, term_of(*other))
    rng, zone = Random(5), deal()
    for _ in range(20):
        hand = vec[i64]([0] * s.KINDS)
        assert zone.put_together(0, way, hand, vec[i64](SPARE), rng)
        assert can_meet(hand, 0, way)
        assert all(hand[kind] <= SPARE[kind] for kind in range(s.KINDS))


def test_rp24_a_way_is_drawn_by_its_odds() -> None:
    """There are 84 choices of three out of nine Goths, but four out of four Monks."""
    rng, zone, spare = Random(6), deal(), vec[i64](SPARE)
    goths, monks = term_of(3, "goth"), term_of(3, "monk")
    drawn = [
        zone.draw_way(0, make_statement(goths, s.EITHER, monks), spare, rng) for _ in range(DRAWS)
    ]
    assert drawn.count(0) + drawn.count(1) == DRAWS
    assert 0.9 * DRAWS < drawn.count(0) < DRAWS
    drawn = [
        zone.draw_way(0, make_statement(monks, s.EITHER, goths), spare, rng) for _ in range(DRAWS)
    ]
    assert 0.9 * DRAWS < drawn.count(1) < DRAWS
    assert zone.draw_way(0, make_statement(goths), spare, rng) == 0
