"""A seat that passes windows of one kind is asked in those of another."""

from __future__ import annotations

from regalia.games.regency import schema as s
from regalia.table.inputs import Prefer
from regalia.table.timing import LONGEST_DELAY, passes
from tests.games.regency.scene import full
from tests.table.party import Party


def test_only_windows_of_the_chosen_kind_are_passed() -> None:
    scene = full("Harvest", "Revolt", "Revolt")
    party = Party("regency", 3, position=scene.state.dump())
    party.send(Prefer(1, 1, ("reacted",), True))
    party.send(Prefer(2, 2, ("acted",), True))
    party.move(0, *scene.words.parse(party.table.state, "play Harvest"))
    assert {1, 2} <= set(party.table.questions)
    assert party.table.state.window() == s.ACTED
    assert [passes(party.table, seat) for seat in (1, 2)] == [False, True]
    party.wait(party.table.asked_at + LONGEST_DELAY)
    assert party.table.questions[1].held is None
    assert party.table.questions[2].held is not None
