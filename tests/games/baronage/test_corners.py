"""Positions of Regency (Baronage Press) made by hand: both generators give what a ruling says."""

from __future__ import annotations

import pytest

from tests.games.baronage.both import baronage, by_the_game, seen_by_the_seat_to_act
from tests.games.baronage.corner import Corner
from tests.games.baronage.corners_of_barriers import BARRIERS, JUMPS
from tests.games.baronage.corners_of_hostages import HOSTAGES
from tests.games.baronage.corners_of_witches import OTHER_FORMS, WITCHES
from tests.games.baronage.corners_on_the_way import DICE, WAYS
from tests.games.baronage.slow import legal

CORNERS = [*DICE, *WAYS, *BARRIERS, *JUMPS, *HOSTAGES, *WITCHES, *OTHER_FORMS]


def test_each_corner_has_a_name_of_its_own() -> None:
    assert len({corner.name for corner in CORNERS}) == len(CORNERS) >= 60


@pytest.mark.parametrize("corner", CORNERS, ids=lambda corner: corner.name)
def test_both_generators_give_what_the_ruling_says(corner: Corner) -> None:
    state = baronage().position(corner.position)
    game, slow = by_the_game(state), legal(seen_by_the_seat_to_act(state))
    for found in (slow, game):
        assert [notation for notation in corner.legal if notation not in found] == []
        assert [notation for notation in corner.illegal if notation in found] == []
    assert slow == game
