"""Bots and always-passes answer at their pace, counted from the question, never when ready."""

from __future__ import annotations

import pytest
from librt.random import Random

from regalia.engine.errors import IllegalAction
from regalia.engine.state import OVER
from regalia.engine.words import EVERY_WINDOW
from regalia.games.regency.rules import RegencyState
from regalia.games.res_publica.rules import ResPublicaState
from regalia.table.chairs import Forbidden, Unknown, Untimely
from regalia.table.inputs import BotMove, Pass, Wake
from regalia.table.table import Table
from tests.contract.cases import Case, all_cases, walk
from tests.games.regency.scene import Regent, Scene, full
from tests.table.fair import AUCTION, BID, BIDDING, MARKET, PASS, PICK
from tests.table.party import LIMIT, PACE, SPECTATOR, Party


def auction() -> Party:
    party = Party("fair", 4)
    party.move(0, AUCTION)
    return party


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


def test_always_passing_passes_at_the_bots_pace_and_only_that_kind() -> None:
    party = auction()
    for seat in (1, 2, 3):
        party.now += 10
        party.send(Pass(seat, seat, "bidding", True))
        assert party.screens[seat].shown["passing"] == [{"seat": seat, "window": "bidding"}]
        assert party.screens[0].shown["passing"] == []
    assert party.wake == party.table.asked_at + PACE
    party.wait(party.table.asked_at + PACE - 1)
    assert len(party.table.lines) == 1
    party.wait(party.now + 1)
    assert party.table.lines == ["1 auction", "2 pass", "3 pass", "4 pass"]
    party.move(1, MARKET)
    party.wait(party.now + 10 * LIMIT)
    assert party.table.lines[-1] == "2 market", "a question of another kind is answered by nobody"


def test_a_late_pass_waits_for_the_next_beat() -> None:
    party = auction()
    since = party.table.asked_at
    party.move(2, PASS)
    party.move(3, PASS)
    party.now = since + PACE + 1
    party.send(Pass(1, -1, "bidding", True))
    assert len(party.table.lines) == 1
    assert party.wake == since + 2 * PACE
    party.wait(since + 2 * PACE)
    assert len(party.table.lines) == 4


def test_always_passing_ends_with_the_seats_own_turn_or_on_request() -> None:
    party = auction()
    for seat in (1, 2, 3):
        party.send(Pass(seat, seat, "bidding", True))
    party.wait(party.table.asked_at + PACE)
    assert [set(c.passing) for c in party.table.chairs] == [set(), set(), {BIDDING}, {BIDDING}]
    assert party.screens[1].shown["passing"] == []
    party.send(Pass(2, 2, "bidding", False))
    assert party.screens[2].shown["passing"] == []
    party.move(1, AUCTION)
    party.wait(party.table.asked_at + 5 * PACE)
    assert party.table.lines[-1] == "2 auction"
    assert party.table.questions[2].held is None
    assert party.table.questions[3].held == (PASS,)
    assert party.screens[3].questions() == [], "the person sees that their answer is given"


def its_turn(table: Table) -> int:
    """The seat whose turn it is in Regency, where all others are asked about its action."""
    assert isinstance(table.state, RegencyState)
    seat = int(table.state.active())
    return seat if seat in table.questions and table.decline() >= 0 else -1


def test_set_in_the_seats_own_turn_it_lasts_until_the_next() -> None:
    party = Party("regency", 3)
    rng = Random(4)
    met = 0
    for _ in range(400):
        seat = its_turn(party.table)
        if seat >= 0:
            window, turns = party.table.state.window(), party.table.state.turns(seat)
            party.send(Pass(seat, seat, party.table.window() or "", True))
            chair = party.table.chairs[seat]
            while party.table.status == "playing" and party.table.state.turns(seat) == turns:
                assert set(chair.passing) == {window}
                party.wait(party.now + PACE)
                met += seat not in party.open() and party.table.state.window() == window
                party.play(1, rng=rng)
            while party.table.status == "playing" and seat not in party.table.questions:
                party.play(1, rng=rng)
            assert party.table.status == "over" or not chair.passing
        if party.table.status == "over":
            break
        party.play(1, rng=rng)
    assert met > 20


def test_passing_set_on_the_next_turn_does_not_extend_earlier_passes() -> None:
    scene = Scene("", Regent("", "", "Boudica", True), Regent("", "", "Attila"), turn=3)
    party = Party("regency", 3, position=scene.state.dump())
    party.send(Pass(0, 0, "attracted", True))
    party.move(1, *scene.words.parse(party.table.state, "pass"))
    party.move(2, *scene.words.parse(party.table.state, "end"))
    assert list(party.table.questions) == [1], "by seat 2's Uprising at the dawn of seat 1's turn"
    party.send(Pass(0, 0, "reacted", True))
    party.move(1, *scene.words.parse(party.table.state, "pass"))
    assert list(party.table.questions) == [0]
    assert party.screens[0].shown["passing"] == [{"seat": 0, "window": "reacted"}]


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


def test_one_may_pass_windows_of_every_kind() -> None:
    party = auction()
    party.send(Pass(1, 1, EVERY_WINDOW, True))
    assert party.screens[1].shown["passing"] == [{"seat": 1, "window": "every"}]
    party.restart()
    party.wait(party.table.asked_at + PACE)
    assert party.table.questions[1].held == (PASS,)
    assert party.table.questions[2].held is None


@pytest.mark.parametrize("window", ["meddled", EVERY_WINDOW])
def test_a_seat_that_the_window_concerns_is_asked_though_it_always_passes(window: str) -> None:
    scene = full("Dismiss", "Favour", "Favour")
    party = Party("regency", 3, position=scene.state.dump())
    for seat in (1, 2):
        party.send(Pass(seat, seat, window, True))
    party.move(0, *scene.words.parse(party.table.state, "play Dismiss at seat 2"))
    assert {1, 2} <= set(party.table.questions)
    party.wait(party.table.asked_at + PACE)
    assert party.table.questions[1].held is None
    assert party.table.questions[2].held is not None


def test_always_passing_survives_a_restart() -> None:
    party = auction()
    party.send(Pass(1, 1, "bidding", True))
    party.send(Pass(2, 2, "bidding", True))
    party.send(Pass(2, 2, "bidding", False))
    party.restart()
    assert party.watch(1).shown["passing"] == [{"seat": 1, "window": "bidding"}]
    assert party.watch(2).shown["passing"] == []
    assert party.table.asked_at == party.now
    assert party.wake == party.now + PACE, "the pace begins anew"
    party.wait(party.table.asked_at + PACE - 1)
    assert party.table.questions[1].held is None
    party.wait(party.table.asked_at + PACE)
    assert party.table.questions[1].held == (PASS,)
    assert party.table.questions[2].held is None


def test_setting_it_twice_stores_it_once() -> None:
    party = auction()
    assert len(party.send(Pass(1, 1, "bidding", True)).rows) == 1
    assert party.send(Pass(1, 1, "bidding", True)).rows == []
    assert party.send(Pass(2, 2, "bidding", False)).rows == []


def test_a_seat_that_always_passes_may_still_answer_before() -> None:
    party = auction()
    party.send(Pass(1, 1, "bidding", True))
    assert party.move(1, BID)["result"] == "accepted"


def test_a_window_without_decline_is_not_passed() -> None:
    party = Party("fair", 3)
    party.move(0, MARKET)
    party.send(Pass(1, 1, "picking", True))
    assert party.wake == 0
    party.wait(party.now + 9 * PACE)
    assert party.table.questions[1].held is None
    assert party.move(1, PICK)["result"] == "held"


def test_passing_is_refused_to_others_and_outside_a_game() -> None:
    party = auction()
    for command, error in (
        (Pass(SPECTATOR, 1, "bidding", True), Forbidden),
        (Pass(1, 2, "bidding", True), Forbidden),
        (Pass(77, 2, "bidding", True), Unknown),
        (Pass(1, 1, "guarding", True), Unknown),
        (Pass(1, 1, "", True), Unknown),
    ):
        with pytest.raises(error):
            party.send(command)
    over = Party("envoys", 2)
    over.play()
    with pytest.raises(Untimely):
        over.send(Pass(0, 0, "guarding", True))


def test_a_silent_bot_is_skipped_when_the_time_is_over() -> None:
    party = Party("fair", 3, bots=(1, 2))
    party.move(0, AUCTION)
    party.wait(party.table.asked_at + LIMIT)
    assert party.table.lines[1:] == ["2 pass", "3 pass"]
