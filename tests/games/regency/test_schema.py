"""The schema of Regency says what the rules do."""

from __future__ import annotations

import pytest

from regalia.engine.specs import Category
from regalia.engine.state import FRAME
from regalia.games.regency import schema as s
from regalia.games.regency.position import PACKED
from tests.contract.cases import Case, all_cases, walk
from tests.games.regency.scene import CARDS

CASES = [case for case in all_cases() if case.game.name == "regency"]


@pytest.mark.parametrize("category", [s.CASTE, s.STAGE, s.WAY], ids=lambda one: one.name)
def test_names_stand_in_the_order_of_the_numbers(category: Category) -> None:
    numbers = [getattr(s, name.upper().replace(" ", "_")) for name in category.names]
    assert numbers == list(range(category.most))


@pytest.mark.parametrize("kind", range(s.KINDS))
def test_the_rules_pack_cards_as_is_declared(kind: int) -> None:
    counts = [0] * s.KINDS
    counts[kind] = CARDS.counts[kind]
    number = PACKED.cards(kind, CARDS.counts[kind])
    assert number == s.CARDS.packed(counts)
    assert s.CARDS.unpacked(number) == tuple(counts)
    assert PACKED.count(number, kind) == CARDS.counts[kind]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_frames_hold_what_their_columns_declare(case: Case) -> None:
    for seed in range(2):
        for state in walk(case, seed):
            for row in range(0, len(state.frames), FRAME):
                frame = s.SCHEMA.frames[state.frames[row]]
                numbers = list(state.frames[row : row + FRAME])
                for column in frame.columns:
                    number = numbers[column.number]
                    if column.spec is s.CARDS:
                        assert s.CARDS.packed(list(s.CARDS.unpacked(number))) == number
                    else:
                        assert column.spec.low <= number <= column.spec.high(), column.name
                end = frame.first_column + len(frame.columns)
                assert not any(numbers[end:]), frame.name
