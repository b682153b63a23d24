"""Bots answer at their pace, counted from the question, never when ready."""

from __future__ import annotations

import pytest

from regalia.engine.errors import IllegalAction
from regalia.engine.state import OVER
from regalia.games.regency.rules import RegencyState
from regalia.games.res_publica.rules import ResPublicaState
from regalia.table.inputs import BotMove, Hurry, SetPace, Unwatch, Wake, Watch
from regalia.wire import SLOWEST_PACE
from tests.contract.cases import Case, all_cases, walk
from tests.table.fair import AUCTION, BID, PASS
from tests.table.party import LIMIT, PACE, SPECTATOR, Party


def test_a_bots_answer_leaves_at_its_pace_exactly() -> None:
    party = Party("christina", 2, bots=(0, 1))
    while party.table.status == "playing":
        since, line = party.table.asked_at, len(party.table.lines)
        party.now = since + 17
        party.think()
        assert party.wake == since + PACE
        party.now = since + PACE - 1
        party.send(Wake())
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
    since, line = party.table.asked_at, len(party.table.lines)
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
    party.send(BotMove(0, 1, tuple(party.chosen(0))))
    assert party.rows[-1].at == party.now


def test_a_bot_is_asked_once_a_question_and_late_moves_are_dropped() -> None:
    party = Party("fair", 3, bots=(1, 2))
    assert party.table.bots_to_move() == []
    party.move(0, AUCTION)
    assert party.table.bots_to_move() == [(1, 1, "steward"), (2, 1, "steward")]
    for thought in (
        BotMove(1, 2, (BID,)),
        BotMove(0, 1, (BID,)),
        BotMove(7, 1, (BID,)),
        BotMove(-1, 1, (BID,)),
    ):
        assert party.send(thought).rows == []
        assert len(party.table.bots_to_move()) == 2
    party.send(BotMove(1, 1, (PASS,)))
    assert party.table.bots_to_move() == [(2, 1, "steward")]
    for fault in ((99,), (), (PASS, PASS), (1 << 70,)):
        with pytest.raises(IllegalAction):
            party.send(BotMove(2, 1, fault))
    assert party.table.bots_to_move() == [(2, 1, "steward")]


def test_bots_in_a_window_answer_in_the_games_order_and_stop_for_persons() -> None:
    party = Party("fair", 4, bots=(2, 3))
    party.move(0, AUCTION)
    party.think()
    party.wait(party.table.asked_at + 3 * PACE)
    assert len(party.table.lines) == 1, "a person before them still thinks"
    party.move(1, PASS)
    assert len(party.table.lines) >= 3


@pytest.mark.parametrize("case", [c for c in all_cases() if c.start().turns(0) >= 0], ids=str)
def test_turns_are_counted_from_those_that_a_seat_begins(case: Case) -> None:
    before = [0] * case.seats
    for state in walk(case, 3):
        turns = [int(state.turns(seat)) for seat in range(case.seats)]
        assert state.to_act == OVER or max(turns) - min(turns) <= 1
        assert all(a in (b, b + 1) for a, b in zip(turns, before, strict=True))
        for seat in range(case.seats):
            if turns[seat] > before[seat] and before[seat]:
                assert isinstance(state, RegencyState | ResPublicaState)
                assert state.active() == seat or state.to_act == OVER
        before = turns


def test_a_silent_bot_is_skipped_when_the_time_is_over() -> None:
    party = Party("fair", 3, bots=(2,))
    party.move(0, AUCTION)
    party.wait(party.table.asked_at + LIMIT)
    assert party.table.lines[1:] == ["2 pass", "3 pass"]


def test_whoever_hurries_sees_bots_move_at_once_until_a_person_has_a_choice() -> None:
    party = Party("christina", 3, bots=(1, 2))
    party.move(0, *party.chosen(0))
    party.send(Hurry(0))
    while not party.open() or party.table.chairs[party.open()[0]].bot:
        since = party.now
        party.think()
        assert party.now == since, "no time has passed"
    assert party.open() == [0]
    party.move(0, *party.chosen(0))
    party.think()
    assert party.wake == party.table.asked_at + PACE, "it has ended with the choice"


def test_after_a_pass_a_bot_does_not_wait_for_the_whole_pace() -> None:
    party = Party("fair", 3, bots=(1, 2))
    party.move(0, AUCTION)
    since = party.now
    party.send(BotMove(1, 1, (PASS,)))
    party.send(BotMove(2, 1, (PASS,)))
    party.wait(since + PACE)
    assert party.table.lines == ["1 auction", "2 pass", "3 pass"]
    party.think()
    assert since + PACE < party.wake < since + 2 * PACE


ATTACKS: dict[str, list[Hurry | SetPace]] = {
    "at once, slow": [SetPace(0, 0), SetPace(0, SLOWEST_PACE)],
    "slow, at once": [SetPace(0, SLOWEST_PACE), SetPace(0, 0), SetPace(0, SLOWEST_PACE)],
    "ever quicker": [SetPace(0, PACE - 1 - n) for n in range(60)],
    "hurry": [Hurry(0)],
    "hurry, slow": [Hurry(0), SetPace(0, SLOWEST_PACE)],
}
"""What somebody sends again and again who wants to hold bots back."""


@pytest.mark.parametrize("thought", [80, 430, PACE - 1])
@pytest.mark.parametrize("attack", ATTACKS.values(), ids=ATTACKS)
def test_nothing_that_is_sent_holds_a_bots_answer_back(
    attack: list[Hurry | SetPace], thought: int
) -> None:
    party = Party("christina", 3, bots=(1, 2))
    party.move(0, *party.chosen(0))
    (seat, number, _), since = party.table.bots_to_move()[0], party.table.asked_at
    lines = len(party.table.lines)
    for tick, at in enumerate(range(0, PACE, 20)):
        party.wait(since + at)
        if len(party.table.lines) > lines:
            return
        if at >= thought and party.table.bots_to_move():
            party.send(BotMove(seat, number, tuple(party.chosen(seat))))
        party.send(attack[tick % len(attack)])
        party.table.hurrying = False  # as when a person is asked, too
        if tick % 5 == 0:
            party.send(Watch(70, ""))
            party.send(Unwatch(70))
    party.wait(since + PACE - 1)
    if len(party.table.lines) == lines and party.table.bots_to_move():
        party.send(BotMove(seat, number, tuple(party.chosen(seat))))
    party.wait(since + PACE)
    assert len(party.table.lines) > lines


@pytest.mark.parametrize("still", [False, True])
@pytest.mark.parametrize("attack", ATTACKS.values(), ids=ATTACKS)
def test_a_late_bot_answers_a_pace_after_it_is_ready(
    attack: list[Hurry | SetPace], still: bool
) -> None:
    """``still``: the attack goes on when it is ready."""
    party = Party("christina", 3, bots=(1, 2))
    party.move(0, *party.chosen(0))
    since, lines = party.table.asked_at, len(party.table.lines)
    for tick, at in enumerate(range(0, 5000 + PACE, 70)):
        party.wait(since + at)
        if len(party.table.lines) > lines:
            return
        if 5000 <= at < 5070:
            party.think()
        if at < 5000 or still:
            party.send(attack[tick % len(attack)])
            party.table.hurrying = False
    party.wait(since + 5070 + PACE)
    assert len(party.table.lines) > lines


def test_a_quicker_pace_does_not_skip_the_beat_at_which_a_late_bot_answers() -> None:
    party = Party("christina", 3, bots=(1, 2))
    party.move(0, *party.chosen(0))
    since = party.table.asked_at
    party.wait(since + PACE + 100)
    party.think()
    party.wait(since + 2 * PACE - 10)
    party.send(SetPace(0, PACE - 10))  # its second beat has just gone
    assert party.wake == since + 2 * PACE


def test_a_slower_pace_counts_from_the_next_question_on() -> None:
    party = Party("christina", 3, bots=(1, 2))
    party.move(0, *party.chosen(0))
    since = party.table.asked_at
    party.send(SetPace(0, 5000))
    party.think()
    assert party.wake == since + PACE
    party.wait(since + PACE)
    party.think()
    assert party.wake == since + PACE + 5000


def test_a_pace_that_the_table_has_already_is_told_to_nobody() -> None:
    party = Party("christina", 3, bots=(2,))
    sent = {viewer: len(screen.messages) for viewer, screen in party.screens.items()}
    for _ in range(20):
        assert not party.send(SetPace(0, PACE)).preferences
    assert sent == {viewer: len(screen.messages) for viewer, screen in party.screens.items()}
    assert party.send(SetPace(0, PACE + 1)).preferences
    assert len(party.screens[SPECTATOR].messages) == sent[SPECTATOR] + 1
