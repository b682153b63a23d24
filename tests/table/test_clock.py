"""Time and invalid requests: nothing due is missed, and a refused request changes nothing."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import asdict
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from librt.random import Random

from regalia import wire
from regalia.engine.errors import Refusal
from regalia.table import viewer_messages
from regalia.table.handling import handle
from regalia.table.inputs import (
    Begin,
    BotMove,
    Hurry,
    Input,
    Invite,
    IssueToken,
    LeaveSeat,
    Move,
    Prefer,
    Replace,
    Return,
    SetBot,
    SetPace,
    Sit,
    Unwatch,
    Wake,
    Watch,
)
from regalia.table.presence import GRACE_PERIOD, MAX_ABSENCE
from regalia.table.table import Table
from regalia.table.timing import LONGEST_DELAY
from regalia.wire import HARMLESS, UNTIL_TURN, UNTOUCHED, Timing
from tests.contract.checks import sentence
from tests.table.party import LIMIT, PACE, SPECTATOR, Party, plain
from tests.table.test_restoring import lasting


def everything(table: Table) -> list[Any]:
    """Copies of all data of a table."""
    return [
        table.state.dump(),
        list(table.lines),
        [event.numbers() for event in table.story.journal.events],
        [deepcopy(vars(chair)) for chair in table.chairs],
        {seat: asdict(asked) for seat, asked in table.questions.items()},
        dict(table.viewers),
        (table.begun, table.row_count, table.asked_at, table.clock_from, table.status),
        (table.pace, table.hurrying, table.shown_at),
    ]


def overdue(table: Table, now: int) -> list[str]:
    """What should have happened by now, by the rules of docs/wire.md."""
    if table.status != "playing":
        return []
    found: list[str] = []
    window = table.state.window()
    declining = window >= 0 and table.state.decline() >= 0
    clock = table.clock_from
    if declining and table.setup.window and clock and now >= clock + table.setup.window:
        found.append("a window is open too long")
    for seat, asked in table.questions.items():
        chair = table.chairs[seat]
        bot = chair.bot or chair.stand_in
        if asked.held is None and now >= asked.due:
            if asked.ready is not None:
                found.append(f"the bot in seat {seat} is late")
            passing = chair.preferences.passing
            late = now >= table.asked_at + LONGEST_DELAY
            if declining and late and not bot and {UNTIL_TURN, table.window()} & passing:
                found.append(f"seat {seat} always passes and has not")
    there = {viewer.key for viewer in table.viewers.values()}
    here = {chair.person for chair in table.chairs if chair.person and chair.keys & there}
    for seat, chair in enumerate(table.chairs):
        if not chair.person or chair.keys & there or chair.stand_in:
            continue
        others = here - {chair.person}
        if others and others <= chair.votes and now >= chair.absent_since + GRACE_PERIOD:
            found.append(f"all want a bot in seat {seat}")
        if others and chair.awaited_since and now >= chair.awaited_since + MAX_ABSENCE:
            found.append(f"seat {seat} is alone too long")
    return found


SEATS = st.integers(0, 3)


class Evening(RuleBasedStateMachine):
    """Four seats play, come, go and stop answering; the table is woken when it asks for it."""

    @initialize(
        game=st.sampled_from(["christina", "envoys", "chariots", "fair", "envoys", "fair"]),
        bots=st.sets(SEATS, max_size=2),
        pace=st.sampled_from([0, PACE]),
        window=st.sampled_from([0, LIMIT]),
        timing=st.sampled_from(["brisk", "sealed"]),
        seed=st.integers(0, 99),
    )
    def begin(
        self, game: str, bots: set[int], pace: int, window: int, timing: Timing, seed: int
    ) -> None:
        self.party = Party(
            game, 4, bots=bots, pace=pace, window=window, timing=timing, seed=seed, automatic=True
        )
        self.rng = Random(seed)
        self.alone: dict[int, int] = {}

    def try_to(self, command: Input) -> None:
        before, rows = everything(self.party.table), len(self.party.rows)
        try:
            self.party.send(command)
        except Refusal as refused:
            sentence(str(refused))
            assert everything(self.party.table) == before
            assert len(self.party.rows) == rows

    @rule(most=st.integers(1, 4))
    def persons_move(self, most: int) -> None:
        for _ in range(most):
            table = self.party.table
            able = [
                seat
                for seat in self.party.open()
                if seat in table.viewers and not table.chairs[seat].played_by()
            ]
            if able:
                seat = able[self.rng.randrange(len(able))]
                self.party.move(seat, *self.party.chosen(seat))

    @rule(after=st.integers(0, 2 * PACE))
    def bots_think(self, after: int) -> None:
        self.party.wait(self.party.now + after)
        self.party.think()

    @rule(
        after=st.sampled_from(
            [1, 17, PACE - 1, PACE, 5 * PACE, LIMIT, MAX_ABSENCE - 1, MAX_ABSENCE]
        )
    )
    def time_passes(self, after: int) -> None:
        self.party.wait(self.party.now + after)

    @rule(part=st.floats(0, 1))
    def waking_early_changes_nothing(self, part: float) -> None:
        party = self.party
        gap = (party.wake or party.now + 10 * MAX_ABSENCE) - party.now
        before, wake, now = everything(party.table), party.wake, party.now
        output = handle(party.table, Wake(), now + min(int(gap * part), gap - 1))
        assert (output.rows, output.answers, output.messages) == ([], [], [])
        assert output.wake == wake
        assert everything(party.table) == before

    @rule(seat=SEATS, tab=st.integers(0, 1))
    def somebody_comes(self, seat: int, tab: int) -> None:
        if not self.party.table.chairs[seat].bot:
            self.party.watch(seat + 10 * tab, f"key-{seat}")

    @rule(seat=SEATS, tab=st.integers(0, 1))
    def somebody_goes(self, seat: int, tab: int) -> None:
        self.party.leave(seat + 10 * tab)

    @rule(viewer=SEATS, seat=SEATS)
    def somebody_votes(self, viewer: int, seat: int) -> None:
        self.try_to(Replace(viewer, seat))

    @rule(viewer=SEATS)
    def somebody_returns(self, viewer: int) -> None:
        self.try_to(Return(viewer, -1))

    @rule(
        viewer=SEATS,
        passing=st.sets(st.sampled_from(["guarding", UNTOUCHED, HARMLESS, UNTIL_TURN])),
        automatic=st.booleans(),
    )
    def somebody_prefers(self, viewer: int, passing: set[str], automatic: bool) -> None:
        self.try_to(Prefer(viewer, -1, tuple(sorted(passing)), automatic))

    @rule(viewer=SEATS, pace=st.sampled_from([0, PACE, 3 * PACE]))
    def somebody_changes_the_pace(self, viewer: int, pace: int) -> None:
        self.try_to(SetPace(viewer, pace))

    @rule(viewer=SEATS)
    def somebody_hurries(self, viewer: int) -> None:
        self.try_to(Hurry(viewer))

    @rule()
    def the_server_restarts(self) -> None:
        before, restored = self.party.table, self.party.restored()
        assert lasting(restored) == lasting(before)
        assert restored.pace == before.pace
        assert [c.preferences for c in restored.chairs] == [c.preferences for c in before.chairs]
        self.party.restart()
        self.alone.clear()
        self.party.watch(SPECTATOR, "")

    @invariant()
    def every_viewer_has_what_a_new_snapshot_holds(self) -> None:
        table = self.party.table
        for viewer, watch in table.viewers.items():
            shown = self.party.screens[viewer].shown
            seats = table.seats_of(watch.key)
            seen = viewer_messages.seen_by(table, seats)
            anew = plain(viewer_messages.snapshot(table, seats, 0, False, False, seen))
            for name in anew.keys() - {"type", "story"}:
                assert shown[name] == anew[name], name

    @invariant()
    def bots_stand_in_after_ten_minutes_and_not_before(self) -> None:
        """Count independently since when each seat is gone while another person is there."""
        party, table = self.party, self.party.table
        keys = {watch.key for watch in table.viewers.values()}
        for seat, chair in enumerate(table.chairs):
            here = f"key-{seat}" in keys or chair.bot or chair.stand_in
            others = keys - {f"key-{seat}", ""}
            if here or not others or table.status != "playing":
                self.alone.pop(seat, None)
                continue
            begun = self.alone.setdefault(seat, party.now)
            assert party.now < begun + MAX_ABSENCE
            assert party.wake
            assert party.wake <= begun + MAX_ABSENCE

    @invariant()
    def nothing_overdue_remains(self) -> None:
        party = self.party
        assert overdue(party.table, party.now) == []
        assert party.wake == 0 or party.wake > party.now
        if party.wake:
            again = handle(party.table, Wake(), party.now)
            assert (again.rows, again.messages, again.wake) == ([], [], party.wake)


Evening.TestCase.settings = settings(
    max_examples=40,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
TestEvening = Evening.TestCase


def run_evening() -> None:
    """Run the state machine as a function, without shrinking failures.

    Sweeps use the same evenings, too, so that a broken table is sure to fail.
    """
    quick = settings(
        Evening.TestCase.settings,
        max_examples=20,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
    )
    run_state_machine_as_test(Evening, settings=quick)


ODD = st.one_of(
    st.integers(-3, 6),
    st.sampled_from([SPECTATOR, 99, 100, 101, 199, 200, -(1 << 70), 1 << 31, 1 << 63, 1 << 70]),
)
WORD = st.one_of(
    st.sampled_from(["", "host", "key-0", "key-1", "key-2", "secret", "Anna", "you", "x" * 65]),
    st.text(max_size=30),
)
STEPS = st.lists(ODD, max_size=4).map(tuple)
FLAG = st.booleans()
PASSING = st.one_of(WORD, st.sampled_from(["guarding", UNTOUCHED, HARMLESS, UNTIL_TURN]))
ANYTHING = st.one_of(
    st.builds(Sit, WORD, ODD, WORD, WORD),
    st.builds(LeaveSeat, WORD, ODD),
    st.builds(SetBot, WORD, ODD, WORD),
    st.builds(Invite, WORD, ODD, WORD),
    st.builds(IssueToken, WORD, ODD, WORD),
    st.builds(Begin, WORD),
    st.builds(Watch, ODD, WORD, ODD, FLAG),
    st.builds(Unwatch, ODD),
    st.builds(Move, ODD, ODD, ODD, WORD, STEPS),
    st.builds(BotMove, ODD, ODD, STEPS),
    st.builds(Prefer, ODD, ODD, st.lists(PASSING, max_size=3).map(tuple), FLAG),
    st.builds(SetPace, ODD, ODD),
    st.builds(Hurry, ODD),
    st.builds(Replace, ODD, ODD),
    st.builds(Return, ODD, ODD),
    st.just(Wake()),
)


@pytest.mark.parametrize("stage", ["open", "playing", "window", "over"])
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(commands=st.lists(ANYTHING, min_size=1, max_size=12))
def test_any_request_is_handled_or_refused_without_a_change(
    stage: str, commands: list[Input]
) -> None:
    party = Party("envoys", 3, bots=(2,) if stage == "playing" else (), begin=stage != "open")
    if stage == "window":
        party.to_window()
    if stage == "over":
        party.play()
    for one in commands:
        before = everything(party.table)
        try:
            output = party.send(one)
        except Refusal as refused:
            sentence(str(refused))
            assert everything(party.table) == before
            continue
        assert not output.rows or output.rows[0].at == party.now
        if isinstance(one, Move):
            answer = output.answers[0].body
            assert isinstance(answer, wire.Answer)
            if answer.result == "rejected":
                sentence(answer.sentence or "")
                assert output.rows == []
                for chair, was in zip(party.table.chairs, before[3], strict=True):
                    chair.refused = was["refused"]
                assert everything(party.table) == before
    assert lasting(party.restored()) == lasting(party.table)
