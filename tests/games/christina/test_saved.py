"""Saved positions that no game can have come to are refused."""

from __future__ import annotations

import pytest

from regalia.engine.errors import BadDump
from regalia.games.christina import schema as s
from tests.games.christina.scene import GAME, even


@pytest.mark.parametrize("discards", [True, False])
def test_fewer_than_no_cards_of_a_kind_are_refused(discards: bool) -> None:
    """Also where as many more lie elsewhere, so that all the cards add up."""
    state = even().state
    rows = (state.unseen, state.discards) if discards else (state.discards, state.unseen)
    kind = next(kind for kind in range(s.CARDS) if state.unseen[kind] == 1)
    more = int(state.unseen[kind] + state.discards[kind]) + 1
    rows[0][kind], rows[1][kind] = more, -1
    with pytest.raises(BadDump, match="fewer than no cards"):
        GAME.load(state.dump(), {"bury": 1})
