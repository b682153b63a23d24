"""Packed cards: how they are declared, and how cards are picked one by one from a hand."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.blocks import Bag, Packed
from regalia.engine.packing import Packing
from regalia.engine.specs import Category
from regalia.games.regency import schema as regency
from regalia.games.res_publica import schema as res_publica

UNEVEN = Packed(Bag(Category("card", 3), 3), (2, 5, 3))


@pytest.mark.parametrize("declared", [UNEVEN, regency.CARDS, res_publica.PICKED])
def test_cards_are_packed_as_declared(declared: Packed) -> None:
    packing = Packing(declared.bits)
    counts = [(kind % 3) + 1 for kind in range(len(declared.bits))]
    bag = packing.pack(counts)
    assert bag == declared.packed(tuple(counts))
    assert [packing.count(bag, kind) for kind in range(len(counts))] == counts
    assert packing.size(bag) == sum(counts)


def test_packed_bags_are_added_and_subtracted_as_numbers() -> None:
    packing = Packing((2, 5, 3))
    bag = packing.cards(1, 17) + packing.cards(2) - packing.cards(1, 7)
    assert bag == packing.pack([0, 10, 1])


def test_one_more_card_may_be_picked_of_each_kind_left_in_the_hand() -> None:
    packing = Packing((2, 5, 3))
    hands = vec[i64]([9, 9, 9, 2, 0, 1])  # the second row is the hand
    found = vec[i64]([5])
    assert list(packing.add_left(found, hands, 3, 0, 60)) == [5, 60, 62]
    picked = packing.cards(0) + packing.cards(2)
    assert list(packing.add_left(vec[i64](), hands, 3, picked, 60)) == [60]


def test_the_picks_that_made_a_bag_are_listed() -> None:
    packing = Packing((2, 5, 3))
    assert packing.picks(packing.pack([2, 0, 1]), 60) == [60, 60, 62]
