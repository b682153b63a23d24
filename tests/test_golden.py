"""Golden records: whole games that a change of the rules must change.

After an intended change of the rules, raise their version and update the records by
``python -m tests.test_golden``.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from regalia.engine import record
from tests.contract.cases import GAMES, Case, all_cases
from tests.contract.checks import play_recorded

FOLDER = Path(__file__).with_name("golden")
SEED = 2026
GOLDEN = [case for case in all_cases() if case.game.name in GAMES]


def path(case: Case) -> Path:
    return FOLDER / f"{case}.record"


@pytest.mark.parametrize("case", GOLDEN, ids=str)
def test_golden_record_is_unchanged(case: Case) -> None:
    golden = path(case).read_text(encoding="utf-8")
    record.verify(record.read(golden), case.game)
    assert play_recorded(case, SEED).record.text() == golden


def test_no_golden_record_is_left_over() -> None:
    assert set(FOLDER.glob("*.record")) == {path(case) for case in GOLDEN}


if __name__ == "__main__":
    for case in GOLDEN:
        path(case).write_text(play_recorded(case, SEED).record.text(), encoding="utf-8")
