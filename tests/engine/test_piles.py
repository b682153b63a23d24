"""Piles in which each card has its seers: by names, what is wrong, what is shown, dealing anew."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine import piles
from regalia.engine.blocks import Several
from regalia.engine.errors import BadDescription
from regalia.engine.naming import Naming, wrong
from regalia.engine.piles import OPEN, Covered, Pile, covered
from regalia.engine.specs import Category
from tests.engine.test_sizes import FIVE, played
from tests.toys import dealers as d

SEAT = Category("seat", 3, ("seat 1", "seat 2", "seat 3"))
CARD = Category("card", 4, ("ace", "king", "queen", "jack"))
NAMING = Naming({}, {})
UP, DOWN = Pile(Covered(CARD, SEAT), 4), Pile(Covered(CARD, SEAT), 4, last_first=True)
PILE = [3, covered(1, 0b101), covered(0, OPEN), covered(1, 0), 0]
BY_NAMES: list[Any] = [
    {"card": "king", "seen": ["seat 1", "seat 3"]},
    "ace",
    {"card": "king", "seen": []},
]


def test_a_card_says_who_has_seen_it() -> None:
    assert NAMING.write(UP, PILE, PILE) == BY_NAMES
    assert NAMING.write(DOWN, PILE, PILE) == BY_NAMES[::-1]
    assert NAMING.read(UP, BY_NAMES, [0] * 5, "") == PILE
    assert NAMING.read(DOWN, BY_NAMES[::-1], [0] * 5, "") == PILE
    assert NAMING.read(UP, ["Jack", {"card": "ace"}], [0] * 5, "") == [
        *(2, covered(3, OPEN), covered(0, 0)),
        *(0, 0),
    ]
    assert NAMING.cards(UP, CARD, PILE) == [1, 2, 0, 0]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (["joker"], "cart: there is no card called joker"),
        ([{"seen": []}], "cart: write the name of a card, not None."),
        ([{"card": "ace", "sene": []}], "cart: nothing is called sene; did you mean seen?"),
        ([{"card": "ace", "seen": ["seat 4"]}], "cart: there is no seat called seat 4"),
        (["ace"] * 5, "cart: no more than 4 have room there."),
        ("ace", "cart: write a list, not 'ace'."),
    ],
)
def test_a_pile_by_names_that_is_none_is_refused(given: object, message: str) -> None:
    with pytest.raises(BadDescription) as refused:
        NAMING.read(UP, given, [0] * 5, "cart")
    assert str(refused.value).startswith(message)


def test_numbers_that_are_no_pile_are_named() -> None:
    assert wrong(UP, PILE) == ""
    for number, message in (
        (covered(4, 1), "4 is no card"),
        (covered(0, 8), "8 is no set of 3"),
        (-1, "4095 is no card"),
        (covered(0, OPEN | 1), f"{OPEN | 1} is no set of 3"),
    ):
        assert wrong(UP, [1, number, 0, 0, 0]) == message
    assert wrong(UP, [1, 0, 1, 0, 0]) == "there are cards beyond their number"


def test_a_card_is_shown_to_some_and_then_to_all() -> None:
    cells = vec[i64]([7, *PILE])
    assert [piles.is_seen(cells[2], seat) for seat in range(3)] == [True, False, True]
    piles.show(cells, 2, 0b010)
    assert (piles.card_of(cells[2]), piles.seers_of(cells[2])) == (1, 0b111)
    piles.show(cells, 2, OPEN)
    piles.show(cells, 2, 0b001)
    assert piles.seers_of(cells[2]) == OPEN
    assert all(piles.is_seen(cells[2], seat) for seat in range(3))
    assert list(cells)[3:] == PILE[2:]


def test_unseen_cards_are_dealt_anew_in_any_order() -> None:
    """Each place that the seat has not seen gets each card equally often; the others stay."""
    rng, found = Random(5), Counter[tuple[int, ...]]()
    pile = [4, covered(0, 0b001), covered(1, 0b100), covered(2, 0), covered(3, OPEN)]
    for _ in range(1200):
        cells = vec[i64]([9, *pile])
        bag = piles.unseen(cells, 1, 2, 4)
        assert list(bag) == [1, 0, 1, 0]
        bag = vec[i64]([0, 1, 0, 1])  # what `Hands.imagine` might make of it
        piles.lay_unseen(cells, 1, 2, bag, rng)
        assert [piles.seers_of(number) for number in cells[2:6]] == [0b001, 0b100, 0, OPEN]
        found[tuple(piles.card_of(number) for number in cells[2:6])] += 1
    assert set(found) == {(1, 1, 3, 3), (3, 1, 1, 3)}
    assert abs(found[1, 1, 3, 3] - 600) < 80


def test_an_observation_has_the_places_that_its_viewer_has_seen() -> None:
    state = played(FIVE)
    lies = [state.lies(0), state.lies(1)]
    for seats in ((), (0,), (1, 2)):
        seen = FIVE.observation(state, seats)
        assert isinstance(seen, d.DealersSeen)
        assert [[card >= 0 for card, _seers in cart] for cart in seen.carts] == [
            [any(piles.is_seen(n, seat) for seat in seats) for n in cart] for cart in lies
        ]
        for cart, truth in zip(seen.carts, lies, strict=True):
            for (card, seers), number in zip(cart, truth, strict=True):
                assert card in (-2, piles.card_of(number))
                assert seers == tuple(piles.is_seen(number, seat) for seat in range(3))
    assert {len(cart) for cart in lies} != {0}


def test_an_open_card_is_shown_to_spectators_too() -> None:
    state = played(FIVE)
    row = next(row for row in (d.CARTS, d.CARTS + d.CART_ROW) if state.cells[row])
    piles.show(state.cells, row + 1, OPEN)
    seen = FIVE.observation(state, ())
    assert isinstance(seen, d.DealersSeen)
    shown = seen.carts[(row - d.CARTS) // d.CART_ROW]
    assert shown[0] == (piles.card_of(state.cells[row + 1]), (1, 1, 1))
    assert [card for card, _seers in shown[1:]] == [-2] * (len(shown) - 1)
    assert FIVE.load(state.dump()).dump() == state.dump()


def test_a_covered_pile_is_shown_by_hand() -> None:
    shown = UP.shown()
    assert isinstance(shown, Several)
    assert shown.summary() == (
        "list of at most 4: {card or none or unseen; seen: for each seat: yes or no}"
    )
    with pytest.raises(AssertionError, match="carts is not open to all: show it by hand"):
        d.ZONES.shown(d.CARTS)
