"""The kept stories: what every viewer reads of a whole game changes only on purpose.

After an intended change of a sentence, run ``python -m tests.games.stories``, read the difference,
and say why in the commit.
"""

from __future__ import annotations

import pytest

from regalia.engine import record
from tests.contract.cases import Case
from tests.games import stories


@pytest.mark.parametrize("case", stories.CASES, ids=str)
def test_what_every_viewer_reads_is_unchanged(case: Case) -> None:
    kept = stories.read(case)
    record.verify(kept, case.game)
    assert kept.seats() == case.seats
    text = stories.path(case).read_text(encoding="utf-8")
    assert stories.written(case.game, kept) == text


def test_no_kept_story_is_left_over() -> None:
    found = set(stories.FOLDER.glob("*.story"))
    assert found == {stories.path(case) for case in stories.CASES}
