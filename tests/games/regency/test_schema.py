"""The schema of Regency says what the rules do."""

from __future__ import annotations

import pytest

from regalia.engine.specs import Category
from regalia.games.regency import schema as s
from regalia.games.regency.position import PACKED
from tests.games.regency.scene import CARDS


@pytest.mark.parametrize("category", [s.CASTE, s.STAGE, s.WAY], ids=lambda one: one.name)
def test_names_stand_in_the_order_of_the_numbers(category: Category) -> None:
    numbers = [getattr(s, name.upper().replace(" ", "_")) for name in category.names]
    assert numbers == list(range(category.most))


@pytest.mark.parametrize("kind", range(s.KINDS))
def test_the_rules_pack_cards_as_is_declared(kind: int) -> None:
    counts = [0] * s.KINDS
    counts[kind] = CARDS.counts[kind]
    number = PACKED.cards(kind, CARDS.counts[kind])
    assert number == s.CARDS.packed(tuple(counts))
    assert s.CARDS.value(number) == tuple(counts)
    assert PACKED.count(number, kind) == CARDS.counts[kind]
