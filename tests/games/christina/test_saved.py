"""Saved positions that are impossible are refused."""

from __future__ import annotations

import pytest

from regalia.engine.errors import BadDump
from regalia.games.christina import schema as s
from tests.games.christina.scene import GAME, usual_scene


@pytest.mark.parametrize("discards", [True, False])
def test_fewer_than_no_cards_of_a_kind_are_refused(discards: bool) -> None:
    """Refused even if the missing cards lie elsewhere and the total is right."""
    state = usual_scene().state
    rows = (state.unseen, state.discards) if discards else (state.discards, state.unseen)
    kind = next(kind for kind in range(s.KINDS) if state.unseen[kind] == 1)
    more = int(state.unseen[kind] + state.discards[kind]) + 1
    rows[0][kind], rows[1][kind] = more, -1
    with pytest.raises(BadDump, match="negative number of cards"):
        GAME.load(state.dump(), {"bury": 1})
