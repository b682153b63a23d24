"""People who are there and silent are asked whether they are; every question can be ended."""

from __future__ import annotations

import pytest
from librt.random import Random

from regalia.engine.errors import Refusal
from regalia.table.chairs import Forbidden, Unknown, Untimely
from regalia.table.inputs import (
    BotMove,
    Call,
    Here,
    Hurry,
    Move,
    Prefer,
    Replace,
    Return,
    SetPace,
    Unwatch,
    Watch,
)
from regalia.table.presence import CALL_AFTER, CALL_TIME, LONGEST_THOUGHT
from regalia.wire import SLOWEST_PACE, Timing
from tests.contract.checks import sentence, whole_move
from tests.table.fair import AUCTION, BID, MARKET, PASS, PICK
from tests.table.party import PACE, SPECTATOR, Body, Party

SECOND = 1000


def called(party: Party, viewer: int = SPECTATOR) -> list[Body]:
    found: list[Body] = party.screens[viewer].shown["waiting"].get("called", [])
    return found


def played_by_a_bot(party: Party, seat: int) -> bool:
    return "stand_in" in party.screens[SPECTATOR].shown["table"]["seats"][seat]


def silent(bots: tuple[int, ...] = ()) -> Party:
    """Seat 1 has been silent for so long that others may ask whether they are there."""
    party = Party("fair", 3, bots=bots)
    party.wait(party.now + CALL_AFTER)
    return party


def test_who_is_silent_is_replaced_a_minute_after_they_were_asked() -> None:
    party = silent()
    assert party.screens[1].shown["waiting"]["call_from"] == party.now
    party.send(Call(1, 0))
    until = party.now + CALL_TIME
    for viewer in (0, 1, 2, SPECTATOR):
        assert called(party, viewer) == [{"seat": 0, "by": 1, "until": until}]
    assert party.wake == until
    party.wait(until - 1)
    assert not played_by_a_bot(party, 0)
    party.wait(until)
    assert played_by_a_bot(party, 0)
    party.think()
    party.wait(until + PACE)
    assert party.table.lines


def test_who_says_that_they_are_here_keeps_their_seat() -> None:
    party = silent()
    party.send(Call(1, 0))
    since = party.now
    party.wait(since + CALL_TIME - 1)
    sent = len(party.screens[2].messages)
    party.send(Here(0))
    assert len(party.screens[2].messages) == sent + 1
    (told,) = called(party)
    assert told == {
        "seat": 0,
        "by": 1,
        "until": since + CALL_TIME,
        "here_since": party.now,
        "replace_from": party.now + LONGEST_THOUGHT,
    }
    party.send(Here(0))
    assert len(party.screens[2].messages) == sent + 1, "once is enough"
    party.wait(since + 2 * CALL_TIME)
    assert not played_by_a_bot(party, 0)
    with pytest.raises(Untimely):
        party.send(Call(2, 0))  # once for each question


def test_the_next_question_is_another_one() -> None:
    party = silent()
    party.send(Call(1, 0))
    party.move(0, MARKET)
    assert called(party) == []
    assert party.wake == 0
    party.wait(party.now + CALL_AFTER)
    party.send(Call(1, 0))
    assert [one["seat"] for one in called(party)] == [0]


@pytest.mark.parametrize(
    ("command", "error", "after"),
    [
        (Call(1, 0), Untimely, CALL_AFTER - 1),  # too early
        (Call(1, 2), Untimely, CALL_AFTER),  # not waited for
        (Call(1, 3), Untimely, CALL_AFTER),  # a bot
        (Call(1, 1), Forbidden, CALL_AFTER),
        (Call(0, 0), Forbidden, CALL_AFTER),
        (Call(SPECTATOR, 0), Forbidden, CALL_AFTER),
        (Call(99, 0), Unknown, CALL_AFTER),
        (Call(1, 4), Unknown, CALL_AFTER),
        (Call(1, -1), Unknown, CALL_AFTER),
        (Here(SPECTATOR), Forbidden, CALL_AFTER),
        (Here(99), Unknown, CALL_AFTER),
    ],
)
def test_what_cannot_be_asked_is_refused(
    command: Call | Here, error: type[Refusal], after: int
) -> None:
    party = Party("fair", 4, bots=(3,))
    party.wait(party.now + after)
    with pytest.raises(error) as refused:
        party.send(command)
    sentence(str(refused.value))
    assert called(party) == []


def test_who_is_away_is_not_asked_but_who_leaves_then_is_replaced_as_if_silent() -> None:
    party = silent()
    party.leave(0)
    with pytest.raises(Untimely, match="is away"):
        party.send(Call(1, 0))
    party.watch(0)
    party.send(Call(1, 0))
    party.leave(0)
    party.wait(party.now + CALL_TIME)
    assert played_by_a_bot(party, 0)


def test_nobody_is_replaced_by_a_call_of_others_who_have_all_left() -> None:
    party = silent()
    party.send(Call(1, 0))
    for viewer in (1, 2):
        party.send(Unwatch(viewer))
    party.wait(party.now + CALL_TIME)
    assert called(party, 0) == called(party) == []
    party.wait(party.now + CALL_TIME)
    assert not played_by_a_bot(party, 0)
    party.watch(1)
    assert not played_by_a_bot(party, 0)
    party.send(Call(1, 0))
    assert called(party, 0) == [{"seat": 0, "by": 1, "until": party.now + CALL_TIME}]


def test_who_plays_with_bots_alone_is_never_asked() -> None:
    party = silent(bots=(1, 2))
    assert "call_from" not in party.screens[0].shown["waiting"]
    with pytest.raises(Forbidden):
        party.send(Call(SPECTATOR, 0))


def everything_sent(answers: bool, timing: Timing) -> list[tuple[int, bytes]]:
    """What is sent to who looks on, while somebody in a window has answered or has not.

    Seats 2 and 3 pick, or pass; both are asked whether they are there, and only seat 3 says so.
    """
    party = Party("fair", 3, timing=timing, window=200 * SECOND)
    party.move(0, AUCTION if timing == "sealed" else MARKET)
    start = party.now
    party.wait(start + SECOND)
    if answers:
        assert party.move(1, PASS if timing == "sealed" else PICK)["result"] == "held"
    party.wait(start + CALL_AFTER)
    for seat in (1, 2):
        party.send(Call(0, seat))
    party.wait(start + CALL_AFTER + SECOND)
    if not answers and timing == "sealed":
        assert party.move(2, BID)["result"] == "held"
    party.send(Here(2))
    party.wait(start + CALL_AFTER + CALL_TIME)
    assert played_by_a_bot(party, 1)
    assert not played_by_a_bot(party, 2)
    party.think()
    party.wait(start + 199 * SECOND)
    return party.screens[SPECTATOR].messages


@pytest.mark.parametrize("timing", ["brisk", "sealed"])
def test_asking_does_not_tell_who_has_answered(timing: Timing) -> None:
    assert everything_sent(True, timing) == everything_sent(False, timing)


def test_a_held_answer_stands_when_a_bot_takes_over() -> None:
    party = Party("fair", 3)
    party.move(0, MARKET)
    party.move(1, PICK + 3)
    party.wait(party.now + CALL_AFTER)
    party.send(Call(0, 1))
    party.wait(party.now + CALL_TIME)
    assert played_by_a_bot(party, 1)
    assert party.table.questions[1].held == (PICK + 3,)
    party.send(Return(1, 1))
    assert party.table.questions[1].held == (PICK + 3,)


def test_who_had_answered_and_was_replaced_reads_whose_answer_stands() -> None:
    party = Party("fair", 3)
    party.move(0, MARKET)
    party.move(1, PICK + 3)
    party.wait(party.now + CALL_AFTER)
    for seat in (1, 2):
        party.send(Call(0, seat))
    party.wait(party.now + CALL_TIME)
    assert played_by_a_bot(party, 1)
    party.send(BotMove(2, party.table.questions[2].number, (PICK + 1,)))
    party.wait(party.now + CALL_TIME)
    assert [party.move(seat, PICK + 2)["sentence"] for seat in (1, 2)] == [
        "You had answered this question yourself; that answer stands.",
        "This question has been answered for you; you play the next.",
    ]


@pytest.mark.parametrize("how", ["here", "return", "move"])
def test_any_press_takes_the_seat_back(how: str) -> None:
    party = Party("christina", 3)
    party.wait(party.now + CALL_AFTER)
    (seat,) = party.table.questions
    other = (seat + 1) % 3
    party.send(Call(other, seat))
    party.wait(party.now + CALL_TIME)
    assert played_by_a_bot(party, seat)
    assert party.screens[seat].questions() == []
    steps = party.chosen(seat)
    if how == "here":
        party.send(Here(seat))
    elif how == "return":
        party.send(Return(seat, -1))
    else:
        begun = party.move(seat, *steps[:-1])
        assert begun["sentence"] == "A bot plays this seat for you; take it back first."
        assert played_by_a_bot(party, seat)
        assert party.move(seat, *steps)["result"] == "accepted"
    assert not played_by_a_bot(party, seat)
    assert [row.body["what"] for row in party.rows if row.kind == "table"][-1] == "returned"
    if how != "move":
        assert [asked["seat"] for asked in party.screens[seat].questions()] == [seat]
        party.wait(party.now + CALL_TIME)
        assert not played_by_a_bot(party, seat)


def test_an_impossible_move_takes_nothing_back() -> None:
    party = silent()
    party.send(Call(1, 0))
    party.wait(party.now + CALL_TIME)
    assert party.move(0, BID)["result"] == "rejected"
    assert played_by_a_bot(party, 0)


def test_a_seat_can_be_taken_back_once_at_a_question() -> None:
    party = silent()
    party.send(Call(1, 0))
    party.wait(party.now + CALL_TIME)
    party.send(Return(0, 0))
    party.leave(0)
    for voter in (1, 2):
        party.send(Replace(voter, 0))
    party.wait(party.now + CALL_AFTER)
    assert played_by_a_bot(party, 0)
    party.watch(0)
    for command in (Return(0, 0), Here(0)):
        with pytest.raises(Untimely, match="once at this question"):
            party.send(command)
    assert party.move(0, AUCTION)["result"] == "rejected"
    party.restart()
    party.watch(0)
    party.watch(SPECTATOR, "")
    with pytest.raises(Untimely, match="once at this question"):
        party.send(Return(0, 0))
    party.think()
    party.wait(party.now + PACE)
    assert party.table.lines, "the bot answers"
    party.send(Return(0, 0))
    assert not played_by_a_bot(party, 0)


def test_who_is_here_and_still_keeps_a_question_open_can_be_voted_out() -> None:
    party = silent()
    party.send(Call(1, 0))
    party.send(Here(0))
    since = party.now
    party.wait(since + LONGEST_THOUGHT - 1)
    with pytest.raises(Untimely, match="is here; you can ask for a bot in 1 s"):
        party.send(Replace(1, 0))
    party.wait(since + LONGEST_THOUGHT)
    party.send(Replace(1, 0))
    assert party.screens[SPECTATOR].shown["table"]["seats"][0]["votes"] == [1]
    assert not played_by_a_bot(party, 0)
    party.send(Replace(2, 0))
    assert played_by_a_bot(party, 0)


def test_votes_against_who_is_here_end_with_the_question() -> None:
    party = silent()
    party.send(Call(1, 0))
    party.send(Here(0))
    party.wait(party.now + LONGEST_THOUGHT)
    party.send(Replace(1, 0))
    party.move(0, MARKET)
    assert party.table.chairs[0].votes == set()
    party.wait(party.now + CALL_AFTER)
    party.send(Call(1, 0))
    party.send(Here(0))
    party.wait(party.now + LONGEST_THOUGHT)
    assert "votes" not in party.screens[SPECTATOR].shown["table"]["seats"][0]
    party.send(Replace(2, 0))
    assert not played_by_a_bot(party, 0)


def spoil(party: Party, rng: Random) -> None:
    """What somebody may send who wants to keep their question open: seat 0."""
    asked = party.table.questions.get(0)
    number = asked.number if asked is not None else 0
    steps = whole_move(party.table.state.for_seat(0), rng)[:-1] if asked is not None else []
    for given in (
        SetPace(0, (0, 350, SLOWEST_PACE)[rng.randrange(3)]),
        Hurry(0),
        Prefer(0, 0, (), bool(rng.randrange(2))),
        Move(0, 0, number, f"draft-{party.now}-{rng.randrange(1000)}", tuple(steps)),
    ):
        if not party.table.chairs[0].stand_in:
            party.send(given)


@pytest.mark.parametrize("timing", ["brisk", "sealed"])
@pytest.mark.parametrize("game", ["christina", "res_publica", "regency", "baronage", "domus"])
def test_every_question_can_be_ended_by_another_person(game: str, timing: Timing) -> None:
    """Own turns, picks and windows: whatever somebody sends who is there, but does not answer."""
    party = Party(game, 3, bots=(2,), timing=timing, window=0 if timing == "brisk" else 9000)
    rng = Random(5)
    ended = 0
    for _ in range(400):
        if ended == 8 or party.table.status != "playing":
            break
        if 1 in party.open():
            party.move(1, *party.chosen(1))
            continue
        if 0 not in party.open() or party.table.chairs[0].stand_in:
            party.think()
            party.wait(party.now + SLOWEST_PACE)
            if party.table.chairs[0].stand_in and 0 not in party.table.questions:
                party.send(Return(0, 0))  # to be silent again
            continue
        lines, since = len(party.table.lines), party.table.asked_at
        while len(party.table.lines) == lines:
            party.wait(party.now + 5 * SECOND)
            asked = party.table.questions.get(0)
            may_call = asked is not None and asked.call is None
            if may_call and party.now >= party.table.asked_at + CALL_AFTER:
                party.send(Call(1, 0))
            if len(party.table.lines) == lines:
                spoil(party, rng)
                party.think()
            if 1 in party.open():
                party.move(1, *party.chosen(1))
            assert party.now <= since + CALL_AFTER + CALL_TIME + SLOWEST_PACE + 10 * SECOND
        ended += 1
    assert ended == 8 or party.table.status == "over"


def test_not_even_who_always_says_here_and_comes_back_keeps_a_question_open() -> None:
    party = Party("fair", 2, pace=SLOWEST_PACE)
    since = party.now
    while not party.table.lines:
        question = party.table.questions[0]
        for by, command in (
            (0, Here(0)),
            (0, Return(0, 0)),
            (0, SetPace(0, SLOWEST_PACE)),
            (1, Call(1, 0)),
            (1, Replace(1, 0)),
        ):
            try:
                party.send(command)
            except Refusal:
                assert by in (0, 1)
        party.think()
        assert question.call is None or question.call.by == 1
        party.wait(party.now + SECOND)
        assert party.now < since + CALL_AFTER + 2 * LONGEST_THOUGHT + 3 * SLOWEST_PACE


def test_a_viewer_who_holds_two_seats_is_here_in_both() -> None:
    party = Party("fair", 3, holds={2: "key-1"})
    party.move(0, MARKET)
    party.wait(party.now + CALL_AFTER)
    for seat in (1, 2):
        party.send(Call(0, seat))
    party.send(Here(1))
    assert all("here_since" in one for one in called(party))


def test_calls_are_forgotten_by_a_restart() -> None:
    party = silent()
    party.send(Call(1, 0))
    party.restart()
    party.send(Watch(SPECTATOR, "", 0))
    assert called(party) == []
