"""A seat that passes windows of one kind is asked in those of another."""

from __future__ import annotations

from regalia.games.regency import schema as s
from regalia.table.inputs import Pass
from tests.games.regency.scene import full
from tests.table.party import PACE, Party


def test_only_windows_of_the_chosen_kind_are_passed() -> None:
    scene = full("Harvest", "Revolt", "Revolt")
    party = Party("regency", 3, position=scene.state.dump())
    party.send(Pass(1, 1, "reacted", True))
    party.send(Pass(2, 2, "acted", True))
    party.move(0, *scene.words.parse(party.table.state, "play Harvest"))
    assert {1, 2} <= set(party.table.questions)
    assert party.table.state.window() == s.ACTED
    assert [party.table.always_passes(seat) for seat in (1, 2)] == [False, True]
    party.wait(party.table.asked_at + PACE)
    assert party.table.questions[1].held is None
    assert party.table.questions[2].held is not None
