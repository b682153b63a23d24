"""One person can neither hold up nor spoil a game that others play."""

from __future__ import annotations

import pytest

from regalia.table import log_bound, replay, timing
from regalia.table.chairs import Forbidden, Untimely
from regalia.table.ending import LONG_GONE
from regalia.table.inputs import (
    Abort,
    Begin,
    BotMove,
    Call,
    Here,
    LeaveSeat,
    Prefer,
    Replace,
    Resign,
    Return,
    SetBot,
    SetPace,
    Sit,
)
from regalia.table.log import TABLE, Row
from regalia.table.log_bound import HOSTS_CHANGES, MOST_CHANGES, MOST_SITTINGS
from regalia.table.preferences import MOST_PACE
from regalia.table.presence import (
    CALL_AFTER,
    CALL_TIME,
    GRACE_PERIOD,
    LONGEST_THOUGHT,
    SHORTEST_STAY,
)
from regalia.table.table import Table
from regalia.wire import HARMLESS, SLOWEST_PACE, UNTOUCHED
from tests.table.fair import AUCTION, MARKET
from tests.table.party import LIMIT, PACE, SPECTATOR, Body, Party


def chair(party: Party, seat: int) -> Body:
    shown: Body = party.screens[SPECTATOR].shown["table"]["seats"][seat]
    return shown


def stood_in_for(party: Party, seats: tuple[int, ...]) -> None:
    """Call the persons of these seats, who say nothing, at the present question."""
    party.wait(max(party.now, party.table.asked_at + CALL_AFTER))
    for seat in seats:
        party.send(Call(0, seat))
    party.wait(party.now + CALL_TIME)
    assert all(chair(party, seat)["stand_in"] for seat in seats)


def thinker() -> Party:
    """The person of seat 0 has said that they are there, and has thought for five minutes."""
    party = Party("fair", 4, pace=SLOWEST_PACE)
    party.wait(party.now + CALL_AFTER)
    party.send(Call(1, 0))
    party.send(Here(0))
    party.wait(party.now + LONGEST_THOUGHT)
    return party


# Inputs that are refused change nothing.


def test_here_gives_back_the_seats_that_it_can_and_nothing_is_half_done() -> None:
    """Also for the seats that the same person holds besides."""
    party = Party("fair", 4, holds={2: "key-1"})
    party.move(0, MARKET)
    stood_in_for(party, (1, 2))
    party.send(Return(1, 2))
    for viewer in (1, 2):
        party.leave(viewer)
    for voter in (0, 3):
        party.send(Replace(voter, 2))
    party.wait(party.now + GRACE_PERIOD)
    assert chair(party, 2)["stand_in"]
    party.watch(1)
    party.send(Here(1))
    assert "stand_in" not in chair(party, 1)
    assert chair(party, 2)["stand_in"], "it was taken back once at this question"
    assert party.table.row_count == len(party.rows)
    rows = len(party.rows)
    party.send(Here(1))
    assert party.table.row_count == len(party.rows) == rows


def test_here_at_the_bound_gives_all_seats_back_or_none(monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party("fair", 4, holds={2: "key-1"})
    party.move(0, MARKET)
    stood_in_for(party, (1, 2))
    monkeypatch.setattr(log_bound, "MOST_CHANGES", party.table.changes + 1)
    party.send(Here(1))
    assert party.table.row_count == len(party.rows)
    assert not party.table.chairs[1].stand_in
    assert not party.table.chairs[2].stand_in
    stood_in_for(party, ())
    party.send(Resign(3, 3))
    with pytest.raises(Forbidden, match="You have resigned"):
        party.send(Return(3, 3))  # whatever the bound says
    assert party.table.row_count == len(party.rows)


# Votes.


def test_here_does_not_void_votes_about_who_thinks_for_too_long() -> None:
    party = thinker()
    party.send(Replace(1, 0))
    party.send(Replace(2, 0))
    party.send(Here(0))
    party.leave(0)
    party.wait(party.now + SHORTEST_STAY)
    party.watch(0)
    party.wait(party.now + SHORTEST_STAY)
    party.leave(0)
    party.watch(0)
    assert chair(party, 0)["votes"] == [1, 2]
    party.send(Replace(3, 0))
    assert chair(party, 0)["stand_in"]


def test_that_votes_are_void_is_told() -> None:
    party = Party("fair", 3)
    party.wait(party.now + CALL_AFTER)
    party.send(Call(1, 0))
    party.send(Here(0))
    party.leave(0)
    party.send(Replace(1, 0))
    party.watch(0)
    assert chair(party, 0)["votes"] == [1]
    party.send(Here(0))
    assert party.table.chairs[0].votes == set()
    assert "votes" not in chair(party, 0)


def test_for_whom_a_bot_plays_need_not_vote() -> None:
    """They may be asleep before an open page."""
    party = Party("fair", 3)
    stood_in = party.table.chairs[2]
    party.leave(2)
    for voter in (0, 1):
        party.send(Replace(voter, 2))
    party.wait(party.now + GRACE_PERIOD)
    assert stood_in.stand_in
    party.watch(2)
    party.leave(0)
    party.send(Replace(1, 0))
    party.wait(party.now + GRACE_PERIOD)
    assert chair(party, 0)["stand_in"]


def test_after_ten_minutes_one_vote_ends_a_question() -> None:
    """Else one accomplice, or a second browser, could keep it open for ever."""
    party = thinker()
    party.send(Replace(1, 0))
    until = party.now + LONGEST_THOUGHT
    assert party.wake == until
    party.wait(until - 1)
    assert "stand_in" not in chair(party, 0)
    party.wait(until)
    assert chair(party, 0)["stand_in"]


def test_one_vote_counts_only_while_its_sender_is_connected() -> None:
    party = thinker()
    party.send(Replace(1, 0))
    party.leave(1)
    party.wait(party.now + LONGEST_THOUGHT)
    assert "stand_in" not in chair(party, 0)
    party.watch(1)
    assert party.table.chairs[0].stand_in


def test_who_has_resigned_is_no_other_who_could_call() -> None:
    party = Party("fair", 2)
    party.send(Resign(1, 1))
    assert "call_from" not in party.screens[0].shown["waiting"]


# The bound on the log.


def test_strangers_cannot_spoil_the_seats_of_a_table() -> None:
    party = Party("fair", 3, begin=False)
    party.send(Sit("host", 0, "Anna"))
    for _ in range(MOST_SITTINGS):
        party.send(Sit("key-1", 1, "Bo"))
        party.send(LeaveSeat("key-1", 1))
    with pytest.raises(Untimely, match="sat down at this table too often"):
        party.send(Sit("key-1", 1, "Bo"))
    assert party.restored().sittings == party.table.sittings
    for number in range((MOST_CHANGES - HOSTS_CHANGES - party.table.changes + 1) // 2):
        party.send(Sit(f"stranger-{number}", 1, "Bo"))
        party.send(LeaveSeat(f"stranger-{number}", 1))
    with pytest.raises(Untimely, match="choose another table"):
        party.send(Sit("stranger", 1, "Bo"))
    party.send(SetBot("host", 1, "steward"))
    party.send(SetBot("host", 2, "steward"))
    party.send(Begin("host"))
    assert party.table.changes == party.restored().changes == 0


def test_rows_of_old_logs_that_nobody_caused_do_not_count() -> None:
    party = Party("fair", 2)
    before = party.table.changes
    passing = Row(TABLE, party.now, party.game.version, {"what": "passing", "seat": 0})
    table = replay.restore(party.game, [*party.rows, *[passing] * MOST_CHANGES], party.now)
    assert table.changes == before


# Pace, and when bots answer.


def test_one_of_several_people_cannot_make_bots_slow() -> None:
    party = Party("fair", 3, bots=(2,))
    party.send(SetPace(0, SLOWEST_PACE))
    assert party.table.pace == MOST_PACE
    assert party.screens[1].shown["table"]["pace"] == MOST_PACE
    alone = Party("fair", 3, bots=(1, 2))
    alone.send(SetPace(0, SLOWEST_PACE))
    assert alone.table.pace == SLOWEST_PACE
    slow = Party("fair", 3, bots=(2,), pace=SLOWEST_PACE)
    slow.send(SetPace(0, SLOWEST_PACE))
    assert slow.table.pace == SLOWEST_PACE, "they sat down at a table like that"


def test_the_bot_of_who_resigns_keeps_the_pace_of_the_question() -> None:
    party = Party("fair", 3, pace=PACE)
    party.send(SetPace(1, MOST_PACE))
    party.wait(party.table.questions[0].due + 1)
    party.send(Resign(0, 0))
    number = party.table.questions[0].number
    party.send(BotMove(0, number, (MARKET,)))
    assert party.table.questions[0].due <= party.now + PACE


# Ends.


@pytest.mark.usefixtures("no_grace")
def test_a_game_is_aborted_when_the_last_who_has_not_agreed_is_long_gone() -> None:
    party = Party("fair", 3)
    party.leave(1)
    for voter in (0, 2):
        party.send(Replace(voter, 1))
    since = party.table.chairs[1].stand_in_since
    party.send(Abort(0, True))
    party.send(Abort(2, True))
    assert party.wake == since + LONG_GONE
    party.wait(since + LONG_GONE)
    assert party.table.ended == "aborted"


def test_an_agreement_that_is_said_twice_is_told_once() -> None:
    party = Party("fair", 3)
    party.send(Abort(0, True))
    sent = len(party.screens[1].messages)
    output = party.send(Abort(0, True))
    assert not output.preferences
    assert len(party.screens[1].messages) == sent


@pytest.mark.parametrize("restored", [False, True])
def test_no_clock_runs_in_a_game_that_was_aborted(restored: bool) -> None:
    party = Party("fair", 2, timing="sealed")
    party.move(0, AUCTION)
    party.wait(party.now + LIMIT // 2)
    for seat in range(2):
        party.send(Abort(seat, True))
    assert party.table.ended == "aborted"
    if restored:
        party.restart()
        party.watch(0)
    assert party.screens[0].shown["waiting"] == {"seats": [], "until": 0}


# Time that would tell something of a hand.


def test_whether_a_seat_passes_is_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that somebody else causes does not look at what the seat holds."""
    party = Party("regency", 3).to_window()
    looks: list[int] = []
    seat = list(party.table.questions)[-1]
    party.send(Prefer(seat, seat, (UNTOUCHED,), True))
    real = timing._passes

    def looking(table: Table, one: int, passing: frozenset[str]) -> bool:
        looks.append(one)
        return real(table, one, passing)

    monkeypatch.setattr(timing, "_passes", looking)
    for pace in (0, 300, 0, 300):
        party.send(SetPace(next(s for s in range(3) if s != seat), pace))
    assert looks == []
    party.send(Prefer(seat, seat, (UNTOUCHED, HARMLESS), True))
    assert set(looks) <= {seat}
