"""Packed cards, and those that are picked one by one."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine import bags
from regalia.engine.blocks import Bag, Packed
from regalia.engine.packing import Packing
from regalia.engine.specs import Category
from regalia.games.res_publica import schema as res_publica

UNEVEN = Packed(Bag(Category("card", 3), 3), (2, 5, 3))


@pytest.mark.parametrize("declared", [UNEVEN, res_publica.PICKED])
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


def test_a_bag_in_a_row_is_packed() -> None:
    packing = Packing((2, 5, 3))
    counts = vec[i64]([9, 9, 2, 0, 1, 9])  # from the third number on
    assert packing.pack_bag(counts, 2) == packing.pack([2, 0, 1])


def test_the_picks_that_made_a_bag_are_listed() -> None:
    assert bags.picks(vec[i64]([9, 2, 0, 1, 9]), 1, 3, 60) == [60, 60, 62]
