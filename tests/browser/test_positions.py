"""The stored positions in positions/ are those that their names promise."""

from __future__ import annotations

import pytest

from regalia import games
from regalia.engine import record
from regalia.engine.draft import Draft
from tests.browser.find import WANTED, Moment
from tests.browser.staging import FOLDER, kept, steps_of


def test_each_is_wanted_and_there() -> None:
    assert sorted(WANTED) == sorted(path.stem for path in FOLDER.glob("*.record"))


@pytest.mark.parametrize("name", WANTED)
def test_there_is_offered_what_it_is_kept_for(name: str) -> None:
    written, wanted = kept(name), WANTED[name]
    game = games.load(wanted.game)
    if wanted.over:
        assert record.verify(written, game).to_act < 0
        return
    assert len(written.lines) >= wanted.after, "the table is bare"
    state = record.Replay(written, game).run()
    assert 0 in state.asked()
    draft, steps = Draft(state, 0), steps_of(written)
    offers = []
    for taken in range(len(steps) + 1):
        now = Moment(draft.state, 0, list(draft.state.legal()), steps[:taken])
        further = wanted.moment(now)
        offers.append(further is not None and [*steps[:taken], *further] == steps)
        if taken < len(steps):
            draft.step(steps[taken])
            draft.fill_up()
    assert any(offers)
