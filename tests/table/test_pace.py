"""Bots and always-passes answer at their pace, counted from the question, never when ready."""

from __future__ import annotations

import pytest

from regalia.engine.errors import IllegalAction
from regalia.table.chairs import Forbidden, Unknown, Untimely
from regalia.table.inputs import Pass, Thought, Wake
from tests.table.fair import AUCTION, BID, MARKET, PASS, PICK
from tests.table.party import LIMIT, PACE, SPECTATOR, Party


def auction() -> Party:
    party = Party("fair", 4)
    party.move(0, AUCTION)
    return party


def test_a_bots_answer_leaves_at_its_pace_exactly() -> None:
    party = Party("christina", 2, bots=(0, 1))
    while party.table.status == "playing":
        since, line = party.table.since, len(party.table.lines)
        party.now = since + 17
        party.think()
        assert party.wake == since + PACE
        party.now = since + PACE - 1
        party.say(Wake())
        assert len(party.table.lines) == line
        party.wait(since + PACE)
        assert len(party.table.lines) > line
        assert {row.at for row in party.rows[-1:]} == {since + PACE}
    assert party.wake == 0


@pytest.mark.parametrize(
    ("thought", "beat"),
    [(PACE, 1), (PACE + 1, 2), (2 * PACE, 2), (2 * PACE + 1, 3), (17 * PACE + 5, 18)],
)
def test_a_late_bot_answers_at_the_next_beat(thought: int, beat: int) -> None:
    party = Party("christina", 2, bots=(0, 1))
    since, line = party.table.since, len(party.table.lines)
    party.wait(since + thought)
    party.think()
    party.wait(since + beat * PACE - 1)
    assert len(party.table.lines) == line or thought == beat * PACE
    party.wait(since + beat * PACE)
    assert len(party.table.lines) > line
    assert party.rows[-1].at == since + beat * PACE


def test_without_a_pace_a_bot_answers_when_it_is_ready() -> None:
    party = Party("christina", 2, bots=(0, 1), pace=0)
    party.now += 5
    party.say(Thought(0, 1, tuple(party.chosen(0))))
    assert party.rows[-1].at == party.now


def test_bots_are_wanted_once_a_question_and_thoughts_about_others_are_dropped() -> None:
    party = Party("fair", 3, bots=(1, 2))
    assert party.table.wanted() == []
    party.move(0, AUCTION)
    assert party.table.wanted() == [(1, 1, "steward"), (2, 1, "steward")]
    for thought in (
        Thought(1, 2, (BID,)),
        Thought(0, 1, (BID,)),
        Thought(7, 1, (BID,)),
        Thought(-1, 1, (BID,)),
    ):
        assert party.say(thought).rows == []
        assert len(party.table.wanted()) == 2
    party.say(Thought(1, 1, (PASS,)))
    assert party.table.wanted() == [(2, 1, "steward")]
    for fault in ((99,), (), (PASS, PASS), (1 << 70,)):
        with pytest.raises(IllegalAction):
            party.say(Thought(2, 1, fault))
    assert party.table.wanted() == [(2, 1, "steward")]


def test_bots_in_a_window_answer_in_the_games_order_and_stop_for_persons() -> None:
    party = Party("fair", 4, bots=(2, 3))
    party.move(0, AUCTION)
    party.think()
    party.wait(party.table.since + 3 * PACE)
    assert len(party.table.lines) == 1, "a person before them still thinks"
    party.move(1, PASS)
    assert len(party.table.lines) >= 3


def test_always_passing_passes_at_the_bots_pace_and_only_that_kind() -> None:
    party = auction()
    for seat in (1, 2, 3):
        party.now += 10
        party.say(Pass(seat, seat, 102, True))
        assert party.screens[seat].shown["passing"] == [[seat, 102]]
        assert party.screens[0].shown["passing"] == []
    assert party.wake == party.table.since + PACE
    party.wait(party.table.since + PACE - 1)
    assert len(party.table.lines) == 1
    party.wait(party.now + 1)
    assert party.table.lines == ["1 auction", "2 pass", "3 pass", "4 pass"]
    party.move(1, MARKET)
    party.wait(party.now + 10 * LIMIT)
    assert party.table.lines[-1] == "2 market", "a question of another kind is answered by nobody"


def test_a_pass_that_is_said_late_waits_for_the_next_beat() -> None:
    party = auction()
    since = party.table.since
    party.move(2, PASS)
    party.move(3, PASS)
    party.now = since + PACE + 1
    party.say(Pass(1, -1, 102, True))
    assert len(party.table.lines) == 1
    assert party.wake == since + 2 * PACE
    party.wait(since + 2 * PACE)
    assert len(party.table.lines) == 4


def test_always_passing_ends_with_the_seats_own_turn_and_when_one_says_so() -> None:
    party = auction()
    for seat in (1, 2, 3):
        party.say(Pass(seat, seat, 102, True))
    party.wait(party.table.since + PACE)
    assert [chair.passing for chair in party.table.chairs] == [set(), set(), {102}, {102}]
    assert party.screens[1].shown["passing"] == []
    party.say(Pass(2, 2, 102, False))
    assert party.screens[2].shown["passing"] == []
    party.move(1, AUCTION)
    party.wait(party.table.since + 5 * PACE)
    assert party.table.lines[-1] == "2 auction"
    assert party.table.asked[2].held is None
    assert party.table.asked[3].held == (PASS,)
    assert party.screens[3].questions() == [], "he is shown that his answer is given"


def test_always_passing_survives_a_restart() -> None:
    party = auction()
    party.say(Pass(1, 1, 102, True))
    party.say(Pass(2, 2, 102, True))
    party.say(Pass(2, 2, 102, False))
    party.restart()
    assert party.watch(1).shown["passing"] == [[1, 102]]
    assert party.watch(2).shown["passing"] == []
    party.wait(party.table.since + PACE)
    assert party.table.asked[1].held == (PASS,)
    assert party.table.asked[2].held is None


def test_saying_it_twice_stores_it_once() -> None:
    party = auction()
    assert len(party.say(Pass(1, 1, 102, True)).rows) == 1
    assert party.say(Pass(1, 1, 102, True)).rows == []
    assert party.say(Pass(2, 2, 102, False)).rows == []


def test_who_always_passes_may_still_answer_himself_before() -> None:
    party = auction()
    party.say(Pass(1, 1, 102, True))
    assert party.move(1, BID)["result"] == "accepted"


def test_a_window_that_nobody_can_decline_is_passed_by_nobody() -> None:
    party = Party("fair", 3)
    party.move(0, MARKET)
    party.say(Pass(1, 1, 101, True))
    assert party.wake == 0
    party.wait(party.now + 9 * PACE)
    assert party.table.asked[1].held is None
    assert party.move(1, PICK)["result"] == "held"


def test_passing_is_refused_to_others_and_outside_a_game() -> None:
    party = auction()
    for said, error in (
        (Pass(SPECTATOR, 1, 102, True), Forbidden),
        (Pass(1, 2, 102, True), Forbidden),
        (Pass(77, 2, 102, True), Unknown),
        (Pass(1, 1, 99, True), Unknown),
        (Pass(1, 1, 200, True), Unknown),
    ):
        with pytest.raises(error):
            party.say(said)
    over = Party("envoys", 2)
    over.play()
    with pytest.raises(Untimely):
        over.say(Pass(0, 0, 100, True))


def test_a_bot_that_is_silent_is_passed_over_when_the_time_is_over() -> None:
    party = Party("fair", 3, bots=(1, 2))
    party.move(0, AUCTION)
    party.wait(party.table.since + LIMIT)
    assert party.table.lines[1:] == ["2 pass", "3 pass"]
