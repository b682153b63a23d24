"""Saved positions that are impossible are refused."""

from __future__ import annotations

import pytest

from regalia.engine.errors import BadDump
from regalia.games.christina import schema as s
from regalia.games.christina import zones as z
from tests.games.christina.scene import GAME, usual_scene
from tests.zones import zone


@pytest.mark.parametrize("less", [z.UNSEEN, z.DISCARDS])
def test_fewer_than_no_cards_of_a_kind_are_refused(less: int) -> None:
    """Refused even if the missing cards lie elsewhere and the total is right."""
    state = usual_scene().state
    unseen, discards = zone(state, z.UNSEEN), zone(state, z.DISCARDS)
    kind = next(kind for kind in range(s.KINDS) if unseen[kind] == 1)
    more = z.UNSEEN + z.DISCARDS - less
    state.cells[less + kind], state.cells[more + kind] = -1, unseen[kind] + discards[kind] + 1
    with pytest.raises(BadDump, match="holds a wrong number: -1 is not 0 to"):
        GAME.load(state.dump(), {"bury": 1})
