"""When answers take effect at brisk and sealed tables, and which are given without asking."""

from __future__ import annotations

import pytest

from regalia.table.inputs import Prefer, SetPace, Unwatch
from regalia.table.timing import LONGEST_DELAY, SHORTEST_DELAY, closing_time, is_asked
from regalia.wire import UNTIL_TURN, Timing
from tests.games.regency.scene import full
from tests.table.fair import AUCTION, BID, PASS
from tests.table.party import LIMIT, SPECTATOR, Party


def harvest(timing: Timing = "brisk", *hands: str) -> Party:
    """Seat 1 has played Harvest; seat 2 can answer with Revolt, seat 3 can only pass."""
    scene = full("Harvest", *(hands or ("Revolt", "Harvest")))
    party = Party("regency", 3, position=scene.state.dump(), timing=timing)
    party.move(0, *scene.words.parse(party.table.state, "play Harvest"))
    return party


def test_who_can_only_pass_is_not_asked_and_passes_after_a_delay_from_the_seed() -> None:
    party = harvest()
    asked = party.table.asked_at
    assert 2 in party.table.questions
    assert is_asked(party.table, 1)
    assert not is_asked(party.table, 2)
    assert party.screens[2].shown["questions"] == []
    assert asked + SHORTEST_DELAY <= party.wake <= asked + LONGEST_DELAY
    party.wait(party.wake - 1)
    assert party.table.questions[2].held is None
    party.wait(party.now + 1)
    assert party.table.questions[2].held is not None


def test_who_plays_alone_passes_at_once_and_no_clock_runs() -> None:
    party = harvest()
    for viewer in (0, 2, SPECTATOR):
        party.send(Unwatch(viewer))
    assert closing_time(party.table) > 0, "seat 1 and 3 are persons who are awaited"
    assert not party.table.waited_for(1)
    party.wait(party.now + 10 * LIMIT)
    assert party.table.questions[1].held is None, "nobody waits for seat 2"
    party.watch(0)
    assert party.table.questions[1].held is None, "the clock starts anew"
    party.wait(party.now + LIMIT)
    assert "2 pass" in party.table.lines


@pytest.mark.parametrize("early", [1, LIMIT // 2])
def test_a_sealed_window_closes_at_its_time_whatever_was_answered(early: int) -> None:
    party = Party("fair", 3, timing="sealed")
    party.move(0, AUCTION)
    ends = party.table.asked_at + LIMIT
    party.now += early
    assert party.move(1, BID)["result"] == "held"
    assert party.move(2, PASS)["result"] == "held"
    party.wait(ends - 1)
    assert party.table.lines == ["1 auction"]
    party.wait(ends)
    assert party.table.lines[1] == "2 bid"


def test_preferences_add_no_row_and_last_until_they_are_taken_back() -> None:
    party = Party("fair", 4)
    rows = party.table.row_count
    for _ in range(3):
        output = party.send(Prefer(1, -1, ("bidding",), True))
        assert output.preferences
    assert party.table.row_count == rows
    for _ in range(2):
        party.move(0, AUCTION)
        assert not is_asked(party.table, 1)
        party.move(2, PASS)
        party.move(3, PASS)
        party.wait(party.now + LONGEST_DELAY)
        break
    assert party.table.lines == ["1 auction", "2 pass", "3 pass", "4 pass"]
    assert party.screens[1].shown["preferences"] == [
        {"seat": 1, "passing": ["bidding"], "automatic": True}
    ]


def test_until_the_turn_ends_with_the_turn() -> None:
    party = Party("fair", 4)
    party.send(Prefer(1, -1, (UNTIL_TURN,), True))
    party.move(0, AUCTION)
    assert not is_asked(party.table, 1)
    party.move(2, PASS)
    party.move(3, PASS)
    party.wait(party.now + LONGEST_DELAY)
    assert party.table.chairs[1].preferences.passing == frozenset()


def test_the_pace_is_changed_during_the_game() -> None:
    party = Party("christina", 2, bots=(1,))
    party.send(SetPace(0, 0))
    assert party.table.pace == 0
    assert party.screens[SPECTATOR].shown["table"]["pace"] == 0
