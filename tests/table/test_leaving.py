"""Seats that are connected, seats that are gone, and the bots that stand in."""

from __future__ import annotations

from itertools import product

import pytest

from regalia.table import presence
from regalia.table.chairs import Forbidden, Unknown, Untimely
from regalia.table.inputs import (
    BotMove,
    Here,
    IssueToken,
    Prefer,
    Replace,
    Return,
    Unwatch,
    Wake,
    Watch,
)
from regalia.table.presence import GRACE_PERIOD, MAX_ABSENCE, SHORTEST_STAY
from regalia.table.timing import LONGEST_DELAY
from tests.contract.checks import sentence
from tests.table.fair import AUCTION, BID, PASS
from tests.table.party import NAMES, PACE, SPECTATOR, Body, Party

pytestmark = pytest.mark.usefixtures("no_grace")


def seat_shown(party: Party, seat: int, viewer: int = SPECTATOR) -> Body:
    sent: Body = party.screens[viewer].shown["table"]["seats"][seat]
    return sent


def gone(party: Party, seat: int) -> Party:
    party.leave(seat)
    return party


def test_here_says_who_is_connected() -> None:
    party = Party("fair", 3, bots=(2,))
    assert [seat_shown(party, seat)["here"] for seat in range(3)] == [True, True, True]
    sent = len(party.screens[0].messages)
    gone(party, 1)
    assert [seat_shown(party, seat)["here"] for seat in range(3)] == [True, False, True]
    assert len(party.screens[0].messages) == sent + 1
    party.watch(1)
    assert seat_shown(party, 1)["here"] is True
    assert party.screens[0].shown["type"] == "seats"


def test_a_person_without_a_connection_is_not_here() -> None:
    party = Party("fair", 2, come=False)
    party.watch(SPECTATOR, "")
    assert [seat_shown(party, seat)["here"] for seat in range(2)] == [False, False]


def test_one_of_two_tabs_is_enough_to_be_there() -> None:
    party = Party("fair", 2)
    sent = len(party.screens[0].messages)
    party.send(Watch(50, "key-1"))
    party.send(Unwatch(1))
    assert len(party.screens[0].messages) == sent, "that is nobody's business"
    assert seat_shown(party, 1)["here"] is True
    party.send(Unwatch(50))
    assert seat_shown(party, 1)["here"] is False
    party.send(Unwatch(50))
    party.send(Unwatch(12345))


def test_the_bearer_of_a_token_is_there_for_its_seat() -> None:
    party = Party("fair", 2, holds={1: "key-0"})
    party.send(IssueToken("key-0", 1, "token"))
    party.send(Watch(60, "token"))
    assert party.screens[60].shown["mine"] == [1]
    party.leave(0)
    party.leave(1)
    assert [seat_shown(party, seat)["here"] for seat in range(2)] == [False, True]


def test_a_bot_stands_in_when_every_other_connected_person_votes_for_it() -> None:
    party = gone(Party("fair", 4), 3)
    party.leave(2)
    party.send(Replace(0, 3))
    assert seat_shown(party, 3)["votes"] == [0]
    assert "stand_in" not in seat_shown(party, 3)
    output = party.send(Replace(1, 3))
    assert [row.body["what"] for row in output.rows] == ["replaced"]
    sent = seat_shown(party, 3)
    assert (sent["stand_in"], sent["player"], sent["name"]) == ("steward", "person", "David")
    assert "votes" not in sent
    assert "stand_in" not in seat_shown(party, 2)


@pytest.mark.parametrize("back", [GRACE_PERIOD - 1, GRACE_PERIOD])
def test_votes_count_after_the_grace_period(monkeypatch: pytest.MonkeyPatch, back: int) -> None:
    monkeypatch.setattr(presence, "GRACE_PERIOD", GRACE_PERIOD)
    party = gone(Party("fair", 2), 1)
    output = party.send(Replace(0, 1))
    assert output.wake == party.now + GRACE_PERIOD
    party.wait(party.now + back)
    party.watch(1)
    assert ("stand_in" in seat_shown(party, 1)) is (back == GRACE_PERIOD)


def test_nobody_waits_for_a_voter_who_has_left() -> None:
    party = gone(Party("fair", 3), 2)
    party.send(Replace(0, 2))
    party.leave(1)
    assert seat_shown(party, 2)["stand_in"] == "steward"


def test_votes_end_when_the_person_comes_back() -> None:
    party = gone(Party("fair", 3), 2)
    party.send(Replace(0, 2))
    party.watch(2)
    assert "votes" not in seat_shown(party, 2)
    party.wait(party.now + SHORTEST_STAY)
    party.leave(2)
    party.send(Replace(1, 2))
    assert seat_shown(party, 2)["votes"] == [1]
    assert "stand_in" not in seat_shown(party, 2)


@pytest.mark.parametrize(
    ("command", "error"),
    [
        (Replace(0, 1), Untimely),  # connected
        (Replace(0, 3), Untimely),  # a bot
        (Replace(0, 4), Unknown),
        (Replace(0, -1), Unknown),
        (Replace(SPECTATOR, 2), Forbidden),
        (Replace(99, 2), Unknown),
        (Return(0, 0), Untimely),
        (Return(0, 2), Forbidden),
        (Return(SPECTATOR, -1), Forbidden),
    ],
)
def test_invalid_votes_and_returns_are_refused(
    command: Replace | Return, error: type[Exception]
) -> None:
    party = gone(Party("fair", 4, bots=(3,)), 2)
    with pytest.raises(error) as refused:
        party.send(command)
    sentence(str(refused.value))


def test_who_is_here_is_named_in_quotation_marks() -> None:
    party = Party("fair", 3)
    with pytest.raises(Untimely, match=f"^“{NAMES[1]}” is here; ask whether they are"):
        party.send(Replace(0, 1))


def test_nobody_votes_on_their_own_seats() -> None:
    party = Party("fair", 3, holds={1: "key-0"}, come=False)
    party.send(IssueToken("key-0", 0, "token"))
    party.send(Watch(60, "token"))
    with pytest.raises(Forbidden):
        party.send(Replace(60, 1))


def test_nobody_votes_on_a_seat_with_a_stand_in() -> None:
    party = gone(Party("fair", 2), 1)
    party.send(Replace(0, 1))
    with pytest.raises(Untimely):
        party.send(Replace(0, 1))


def test_a_bot_stands_in_after_ten_minutes_alone() -> None:
    party = gone(Party("fair", 3), 2)
    assert party.wake == party.now + MAX_ABSENCE
    since = party.now
    party.wait(since + MAX_ABSENCE - 1)
    party.send(Wake())
    assert "stand_in" not in seat_shown(party, 2)
    party.wait(since + MAX_ABSENCE)
    assert seat_shown(party, 2)["stand_in"] == "steward"
    assert party.rows[-1].body == {"what": "replaced", "seat": 2, "kind": "steward"}


def test_the_minutes_count_only_while_another_player_is_there() -> None:
    party = gone(Party("fair", 2), 1)
    party.wait(party.now + MAX_ABSENCE - 1)
    party.leave(0)  # only the spectator is left
    assert party.wake == 0
    party.wait(party.now + 10 * MAX_ABSENCE)
    party.send(Wake())
    assert "stand_in" not in seat_shown(party, 1)
    party.watch(0)
    assert party.wake == party.now + MAX_ABSENCE, "they count from the beginning"


def test_the_minutes_begin_anew_after_coming_back() -> None:
    party = gone(Party("fair", 2), 1)
    party.wait(party.now + MAX_ABSENCE - 1)
    party.watch(1)
    assert party.wake == 0
    party.wait(party.now + SHORTEST_STAY)
    party.leave(1)
    assert party.wake == party.now + MAX_ABSENCE


def test_bots_do_not_wait_for_absent_persons() -> None:
    party = gone(Party("fair", 3, bots=(1, 2)), 0)
    assert party.wake == 0
    assert party.table.bots_to_move() == []


def test_after_a_restart_everybody_is_gone_and_the_minutes_begin_anew() -> None:
    party = gone(Party("fair", 2), 1)
    party.wait(party.now + MAX_ABSENCE - 1)
    party.restart()
    assert party.wake == 0
    shown = party.watch(0).shown
    assert [seat["here"] for seat in shown["table"]["seats"]] == [True, False]
    assert party.wake == party.now + MAX_ABSENCE


def test_a_stand_in_plays_at_its_pace_and_its_person_is_not_asked() -> None:
    party = gone(Party("fair", 2), 0)
    party.send(Replace(1, 0))
    assert party.table.bots_to_move() == [(0, 1, "steward")]
    assert party.watch(0).questions() == []
    party.think()
    party.wait(party.table.asked_at + PACE)
    assert party.table.lines


def test_a_late_stand_in_answers_at_the_next_beat() -> None:
    party = gone(Party("fair", 2), 0)
    since = party.table.asked_at
    party.wait(since + 5 * PACE + 1)
    party.send(Replace(1, 0))
    party.think()
    assert party.wake == since + 6 * PACE


def test_a_person_takes_their_seat_back() -> None:
    party = gone(Party("fair", 3), 0)
    for voter in (1, 2):
        party.send(Replace(voter, 0))
    party.think()
    (number,) = [asked.number for asked in party.table.questions.values()]
    party.watch(0)
    assert seat_shown(party, 0)["here"] is True
    assert seat_shown(party, 0)["stand_in"] == "steward", "they have to ask for their seat"
    output = party.send(Return(0, -1))
    assert [row.body for row in output.rows] == [{"what": "returned", "seat": 0}]
    assert "stand_in" not in seat_shown(party, 0)
    assert [current["question"] for current in party.screens[0].questions()] == [number]
    party.wait(party.now + 3 * PACE)
    assert party.table.lines == [], "what the bot thought is dropped"
    party.send(BotMove(0, number, (AUCTION,)))
    party.wait(party.now + 3 * PACE)
    assert party.table.lines == [], "and what it thinks later"
    assert party.move(0, AUCTION)["result"] == "accepted"


def test_stand_ins_and_returns_survive_a_restart() -> None:
    party = gone(Party("fair", 2), 0)
    party.send(Replace(1, 0))
    party.restart()
    assert party.table.bots_to_move() == [(0, 1, "steward")]
    party.watch(0)
    party.send(Return(0, 0))
    party.restart()
    assert party.table.bots_to_move() == []
    assert len(party.watch(0).questions()) == 1


def test_an_answer_that_the_stand_in_has_given_stands_when_the_person_returns() -> None:
    party = Party("fair", 4)
    party.move(0, AUCTION)
    gone(party, 3)
    for voter in (0, 1, 2):
        party.send(Replace(voter, 3))
    party.send(BotMove(3, 1, (BID,)))
    party.wait(party.table.asked_at + PACE)
    party.watch(3)
    party.send(Return(3, 3))
    assert party.screens[3].questions() == []
    assert party.move(3, PASS)["sentence"] == "You have answered; the others are still asked."


def test_an_always_pass_rests_while_a_bot_stands_in() -> None:
    party = Party("fair", 3)
    party.send(Prefer(2, 2, ("bidding",), False))
    gone(party, 2)
    for voter in (0, 1):
        party.send(Replace(voter, 2))
    party.move(0, AUCTION)
    since = party.table.asked_at
    party.wait(since + PACE)
    assert party.table.questions[2].held is None
    party.now = since + PACE + 10
    party.watch(2)
    party.send(Return(2, 2))
    assert party.table.questions[2].held is None
    party.wait(since + PACE + LONGEST_DELAY)
    assert party.table.questions[2].held == (PASS,)


def test_everybody_reads_since_when_somebody_is_away_and_from_when_votes_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(presence, "GRACE_PERIOD", GRACE_PERIOD)
    party = gone(Party("fair", 3), 2)
    since = party.now
    for viewer in (0, SPECTATOR):
        shown = seat_shown(party, 2, viewer)
        assert (shown["away_since"], shown["replace_from"]) == (since, since + GRACE_PERIOD)
    party.watch(2)
    assert "away_since" not in seat_shown(party, 2)
    assert "replace_from" not in seat_shown(party, 2)


def test_somebody_else_is_here_where_one_of_those_who_are_here_is_another() -> None:
    table = Party("fair", 3).table
    me, *others = table.chairs
    found = set()
    for persons in product(("", me.person, "another", "a third"), repeat=2):
        for absent_since, resigned in product((0, 1), (False, True)):
            for chair, person in zip(others, persons, strict=True):
                chair.person = person
            others[0].absent_since, others[0].resigned = absent_since, resigned
            here = presence.others_here(table, me)
            assert presence.somebody_else_here(table, me) == bool(here)
            found.add(len(here))
    assert found == {0, 1, 2}


def visits(party: Party, seat: int, times: int, stay: int, away: int) -> None:
    """Somebody connects for a moment again and again."""
    for _ in range(times):
        party.wait(party.now + away)
        party.watch(seat)
        party.wait(party.now + stay)
        party.leave(seat)


def test_an_absence_counts_on_over_short_visits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE_PERIOD", GRACE_PERIOD)
    party = gone(Party("fair", 3), 2)
    for voter in (0, 1):
        party.send(Replace(voter, 2))
    since = party.now
    visits(party, 2, 1, 100, 9_900)
    assert seat_shown(party, 2)["votes"] == [0, 1]
    assert seat_shown(party, 2)["away_since"] == since
    visits(party, 2, 1, 100, 9_850)
    assert "stand_in" not in seat_shown(party, 2)
    party.wait(since + GRACE_PERIOD)
    assert "stand_in" in seat_shown(party, 2)


def test_without_votes_too(monkeypatch: pytest.MonkeyPatch) -> None:
    party = gone(Party("fair", 3), 2)
    since = party.now
    visits(party, 2, MAX_ABSENCE // 10_000 - 1, 1, 9_999)
    assert party.now < since + MAX_ABSENCE
    assert "stand_in" not in seat_shown(party, 2)
    party.wait(since + MAX_ABSENCE)
    assert "stand_in" in seat_shown(party, 2)


def test_nobody_is_replaced_during_a_visit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE_PERIOD", GRACE_PERIOD)
    party = gone(Party("fair", 2), 1)
    party.send(Replace(0, 1))
    party.wait(party.now + GRACE_PERIOD - 1)
    party.watch(1)
    assert party.wake == 0
    party.wait(party.now + SHORTEST_STAY - 1)
    party.leave(1)
    assert "stand_in" in seat_shown(party, 1), "the visit was too short"


def test_who_stays_or_says_so_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE_PERIOD", GRACE_PERIOD)
    for stays in (False, True):
        party = gone(Party("fair", 2), 1)
        party.send(Replace(0, 1))
        party.wait(party.now + GRACE_PERIOD - 1)
        party.watch(1)
        if stays:
            party.wait(party.now + SHORTEST_STAY)
        else:
            party.send(Here(1))
        party.leave(1)
        assert seat_shown(party, 1)["away_since"] == party.now
        assert "votes" not in seat_shown(party, 1)


def test_a_vote_that_is_repeated_is_told_to_nobody() -> None:
    party = gone(Party("fair", 4), 3)
    party.send(Replace(0, 3))
    sent = len(party.screens[1].messages)
    for _ in range(5):
        party.send(Replace(0, 3))
    assert len(party.screens[1].messages) == sent


def test_a_reconnection_alone_does_not_take_a_seat_back() -> None:
    """A page reconnects by itself, though nobody is there."""
    party = gone(Party("fair", 2), 1)
    party.send(Replace(0, 1))
    party.watch(1)
    party.wait(party.now + 2 * SHORTEST_STAY)
    assert "stand_in" in seat_shown(party, 1)
