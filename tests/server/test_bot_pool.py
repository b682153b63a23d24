"""The bots' tasks, and how many bots share the workers."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from functools import partial
from multiprocessing.context import SpawnProcess
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any
from unittest.mock import patch

import pytest
from librt.random import Random as Luck
from mypy_extensions import i64

from regalia import bots, games
from regalia.bots.levels import LEVELS, pace
from regalia.engine.chance import seed_from
from regalia.engine.game import Game
from regalia.engine.observation import observation
from regalia.engine.past import Past
from regalia.engine.player import Player
from regalia.engine.record import Recorder, begin
from regalia.engine.state import CHANCE, OVER, State
from regalia.server import bot_pool as bot_pools
from regalia.server import limits
from regalia.server.bot_pool import BotPool, BotTask, Job, NoWorker, spare, think
from regalia.server.limits import MIN_SHARE
from regalia.server.live_table import LiveTable, bot_task
from regalia.table.log import GAME, TABLE, Row
from regalia.table.replay import restore
from regalia.table.setup import Setup
from regalia.table.table import Table
from tests.server.running import PATIENCE, Clock
from tests.toys.envoys import envoys

GAME_OF_ALL = games.load("christina")
SEATS = 5
MARSHAL = BotTask("christina", "", (), (), 0, "marshal", 1)
STEWARD = BotTask("christina", "", (), (), 0, "steward", 1)


# The contents of a task.


class LookalikeGames:
    """Two games that one seat cannot tell apart, played in step."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.rng = Random(seed)
        self.seed = Luck(seed)
        self.games = []
        for _ in range(2):
            state = GAME_OF_ALL.new(SEATS, {})
            record = begin(GAME_OF_ALL, state, {}, [f"Anna {i}" for i in "ABCDE"])
            self.games.append(Recorder(record, state))

    def play(self) -> bool:
        """Play one move or chance event in both games.

        Returns false at the end, or if the seat can then tell them apart.
        """
        trials = [one.state.copy() for one in self.games]
        if trials[0].to_act == OVER:
            return False
        by_chance = trials[0].to_act == CHANCE
        moves: list[list[int]] = [[], []]
        while True:
            first = trials[0]
            actions = list(first.legal())
            action = first.sample(self.seed) if by_chance else self.rng.choice(actions)
            alike = self.alike(trials[1], first.seen_as(action, self.seat))
            if not alike:
                return False
            for trial, steps, choice in zip(
                trials, moves, (action, self.rng.choice(alike)), strict=True
            ):
                trial.play(choice)
                steps.append(choice)
            if by_chance or not first.underway():
                break
        if trials[1].to_act != trials[0].to_act:
            return False
        for game, steps in zip(self.games, moves, strict=True):
            if by_chance:
                game.happen(steps[0])
            else:
                game.move(steps)
        one, other = (observation(game.state, (self.seat,)) for game in self.games)
        return one == other  # they differ if its own guess was right in only one

    def alike(self, state: State, code: int) -> list[int]:
        """The actions in a position that look like this to the seat."""
        actions = list(state.legal())
        if state.to_act == CHANCE:
            weights = list(state.weights())
            actions = [a for a, weight in zip(actions, weights, strict=True) if weight > 0]
        return [action for action in actions if state.seen_as(action, self.seat) == code]

    def tasks(self, kind: str) -> list[BotTask]:
        return [
            bot_task(LiveTable("t1", table_of(one.record.lines, kind), 0, ""), self.seat, kind)
            for one in self.games
        ]


def setup_of(game: Game, seats: int, position: list[int] | None = None) -> Setup:
    return Setup(
        game=game.name,
        seats=seats,
        options=game.complete_options(seats, {}),
        data=game.data_hash,
        seed=seed_from(1).hex(),
        host="host",
        stand_in="random",
        pace=0,
        window=0,
        position=position,
    )


def table_of(lines: list[str], kind: str) -> Table:
    """A table at which bots have played so far, restored from its log."""
    game = GAME_OF_ALL
    setup = setup_of(game, SEATS)
    rows = [setup.row(1, game.version)]
    for seat in range(SEATS):
        body = {"what": "bot", "seat": seat, "kind": kind, "name": f"Bot {seat}"}
        rows.append(Row(TABLE, 1, game.version, body))
    rows.append(Row(TABLE, 1, game.version, {"what": "began"}))
    rows += [Row(GAME, 1, game.version, {"line": line}) for line in lines]
    return restore(game, rows, 1)


def test_two_worlds_equal_to_a_seat_give_its_bot_equal_tasks() -> None:
    compared = differed = 0
    for seed in range(60):
        games_alike = LookalikeGames(seed % SEATS, seed)
        while games_alike.play():
            one, other = (game.state for game in games_alike.games)
            if one.to_act != games_alike.seat:
                continue
            first, second = games_alike.tasks("marshal")
            assert first == second
            assert first.seen
            compared += 1
            differed += one.dump() != other.dump()
    assert compared > 60
    assert differed > compared // 2


def test_a_task_tells_what_the_seat_has_seen_to_bots_that_remember_alone() -> None:
    games_alike = LookalikeGames(0, 3)
    while games_alike.games[0].state.to_act != 0 or len(games_alike.games[0].record.lines) < 12:
        assert games_alike.play()
    lines = games_alike.games[0].record.lines
    state = GAME_OF_ALL.new(SEATS, {})
    past = Past(state.copy(), 0)
    for line in lines:
        for action in state.game.words.parse(state, line.partition(" ")[2]):
            past.note(state, action)
            state.apply(action)
    assert games_alike.tasks("marshal")[0].seen == tuple(past.codes())
    assert games_alike.tasks("steward")[0].seen is None


def test_a_task_of_a_game_that_began_at_a_position_holds_no_past() -> None:
    game = envoys()
    state = game.new(3, {})
    while state.to_act == CHANCE:
        state.play(state.sample(Luck(1)))
    assert Table(game, setup_of(game, 3)).past_codes(0) == []
    assert Table(game, setup_of(game, 3, state.dump())).past_codes(0) is None


class Noting(Player):
    """Keeps what it is given, and chooses the first legal action."""

    def __init__(self) -> None:
        super().__init__("noting", True)
        self.seen: list[list[int]] = []
        self.share = 1.0

    def recall(self, past: Past) -> None:
        self.seen.append(past.codes())

    def scale_time(self, share: float) -> None:
        self.share = share

    def decide(self, state: State, seat: i64, rng: Luck) -> i64:
        return state.legal()[0]


def test_a_worker_tells_the_bot_its_past_and_its_share() -> None:
    games_alike = LookalikeGames(0, 3)
    while games_alike.games[0].state.to_act != 0:
        assert games_alike.play()
    task = games_alike.tasks("marshal")[0]
    player = Noting()
    with patch("regalia.bots.make", lambda *_: player):
        steps = think(replace(task, share=0.25))
    assert player.share == 0.25
    assert task.seen is not None
    assert player.seen[0] == list(task.seen)
    assert len(player.seen) == len(steps)
    assert [len(seen) for seen in player.seen] == [len(task.seen) + i for i in range(len(steps))]


def test_at_a_sealed_table_a_worker_is_busy_as_long_without_a_choice() -> None:
    """Other tables' bots wait for the worker, so they would tell who has a choice."""
    games_alike = LookalikeGames(0, 3)
    while games_alike.games[0].state.to_act != 0:
        assert games_alike.play()
    live = LiveTable("t1", table_of(games_alike.games[0].record.lines, "marshal"), 0, "")
    assert not bot_task(live, 0, "marshal").even
    live.table.setup = replace(live.table.setup, timing="sealed")
    task = bot_task(live, 0, "marshal")
    assert task.even
    slept: list[float] = []
    with (
        patch("regalia.bots.make", lambda *_: Noting()),
        patch.object(time, "sleep", slept.append),
        patch.object(time, "monotonic", lambda: 5.0),
    ):
        think(replace(task, share=0.2))
    assert slept == [pytest.approx(0.2 * pace("marshal") + spare("marshal"))]


def test_even_tasks_need_their_spare_time_whatever_their_share(
    pool: Pool, caplog: pytest.LogCaptureFixture
) -> None:
    even = [replace(task, even=True) for task in (MARSHAL, STEWARD)]
    bot_pool = BotPool(1)
    bot_pool._update_average(Job(even[0], 0.0, Future()))  # tells nothing about other tasks
    assert bot_pool._usual_seconds(MARSHAL) == pace("marshal")
    bot_pool.waiting.append(Job(even[0], 0.0, Future()))
    share = (1.0 - 2 * spare("marshal")) / (2 * pace("marshal"))
    assert bot_pool._share(Job(even[0], 0.0, Future())) == pytest.approx(share)
    bot_pool = BotPool(1)
    caplog.clear()
    for _ in range(201):
        bot_pool.waiting.append(Job(even[1], 0.0, Future()))
    with caplog.at_level(logging.WARNING):
        bot_pool._share(Job(even[1], 0.0, Future()))
    assert [record.getMessage() for record in caplog.records] == [
        "202 bots think at once on 1 worker: each takes 100 % of its usual time, and some are late."
    ]


@pytest.mark.parametrize("share", [0.0, MIN_SHARE, 0.1, 0.5])
def test_a_level_in_a_hurry_answers_all_the_same(share: float) -> None:
    games_alike = LookalikeGames(0, 3)
    while games_alike.games[0].state.to_act != 0 or len(games_alike.games[0].record.lines) < 12:
        assert games_alike.play()
    for kind in LEVELS:
        assert think(replace(games_alike.tasks(kind)[0], share=share / 4))


def test_every_level_is_among_the_kinds_and_every_kind_is_described() -> None:
    assert set(LEVELS) < set(bots.KINDS)
    assert set(bots.DESCRIPTIONS) == set(bots.KINDS) == set(bots.kinds(GAME_OF_ALL))
    assert bots.stand_in(GAME_OF_ALL) == "steward"
    assert bots.stand_in(envoys()) == bots.DEFAULT


# Sharing the workers.


class Pool:
    """Workers that think as long as a test says: ``started`` holds their tasks and answers."""

    def __init__(self) -> None:
        self.started: list[tuple[BotTask, Future[list[int]]]] = []

    def submit(self, _do: Callable[..., object], task: BotTask) -> Future[list[int]]:
        self.started.append((task, Future()))
        return self.started[-1][1]

    def shutdown(self, **_more: object) -> None:
        """Do nothing."""


@pytest.fixture
def pool() -> Iterator[Pool]:
    pool = Pool()
    with patch.object(bot_pools, "ProcessPoolExecutor", lambda *_: pool):
        yield pool


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of the pool, which stands still."""
    clock = Clock()
    monkeypatch.setattr(bot_pools, "time", clock)
    return clock


async def turns() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_thoughts_begin_in_order_as_workers_are_free(pool: Pool) -> None:
    async def go() -> None:
        bot_pool = BotPool(2)
        answers = [bot_pool.think(replace(STEWARD, seed=n)) for n in range(5)]
        await turns()
        assert [task.seed for task, _ in pool.started] == [0, 1]
        pool.started[1][1].set_result([7])
        await turns()
        assert answers[1].result() == [7]
        assert [task.seed for task, _ in pool.started] == [0, 1, 2]
        pool.started[0][1].set_exception(BrokenProcessPool())
        await turns()
        assert isinstance(answers[0].exception(), BrokenProcessPool)
        assert [task.seed for task, _ in pool.started] == [0, 1, 2, 3]
        assert {task.share for task, _ in pool.started} == {1.0}

    asyncio.run(go())


def test_a_move_that_is_no_longer_wanted_is_not_looked_for(pool: Pool) -> None:
    async def go() -> None:
        bot_pool = BotPool(1)
        wanted = {1, 2}
        answers = [
            bot_pool.think(replace(STEWARD, seed=n), partial(wanted.__contains__, n))
            for n in (1, 2, 3)
        ]
        await turns()
        wanted.remove(2)
        pool.started[0][1].set_result([7])
        await turns()
        assert [answer.result() for answer in answers] == [[7], [], []]
        assert [task.seed for task, _ in pool.started] == [1]

    asyncio.run(go())


def test_that_no_worker_can_be_started_fails_the_thought_alone(pool: Pool) -> None:
    async def go() -> None:
        bot_pool = BotPool(1)
        with patch.object(pool, "submit", side_effect=OSError(11, "No more processes")):
            answer = bot_pool.think(STEWARD)
            await turns()
        assert isinstance(answer.exception(), NoWorker)
        answer = bot_pool.think(STEWARD)
        await turns()
        pool.started[0][1].set_result([1])
        await turns()
        assert answer.result() == [1]

    asyncio.run(go())


@pytest.mark.parametrize(
    ("part", "name", "error"),
    [
        (bot_pools, "ProcessPoolExecutor", OSError(24, "Too many open files")),
        (SpawnProcess, "start", OSError(11, "Resource temporarily unavailable")),
        (Thread, "start", RuntimeError("can't start new thread")),
    ],
)
def test_what_no_worker_could_be_started_for_is_not_done_later(
    part: object, name: str, error: Exception, tmp_path: Path
) -> None:
    bot_pool, refused = BotPool(1), tmp_path / "refused"
    before = multiprocessing.active_children()
    try:
        with patch.object(part, name, side_effect=error), pytest.raises(NoWorker):
            bot_pool.submit(refused.touch)
        for child in {*multiprocessing.active_children()} - {*before}:
            child.join(PATIENCE)
        assert set(multiprocessing.active_children()) <= set(before), "nobody would end it"
        assert bot_pool.submit(os.getpid).result(PATIENCE) != os.getpid()
        assert not refused.exists()
    finally:
        bot_pool.stop()


def test_a_job_waits_for_a_worker_that_starts_already(tmp_path: Path) -> None:
    bot_pool, go = BotPool(2), tmp_path / "go"
    try:
        for _ in range(2):
            bot_pool.warm()
        bot_pool.submit(wait_for, go)
        assert len(bot_pool.ready) == 1
        bot_pool.submit(wait_for, go)
        assert len(bot_pool.ready) == 2
    finally:
        bot_pool.stop()


@pytest.mark.parametrize(
    ("part", "name"), [(bot_pools, "ProcessPoolExecutor"), (SpawnProcess, "start")]
)
def test_where_one_worker_more_cannot_be_started_the_others_go_on(
    part: object, name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bot_pool, go, later = BotPool(2), tmp_path / "go", tmp_path / "later"
    try:
        busy = bot_pool.submit(wait_for, go)
        with (
            patch.object(part, name, side_effect=OSError(24, "Too many open files")) as tried,
            patch.object(bot_pools, "RETRY_SECONDS", 3600.0),
        ):
            next_one, third = bot_pool.submit(os.getpid), bot_pool.submit(os.getpid)
        assert tried.call_count == 1, "not for each job"
        assert "No worker can be started beside 1" in caplog.text
        go.touch()
        assert next_one.result(PATIENCE) == third.result(PATIENCE) == busy.result(PATIENCE)
        bot_pool.retry_at = 0.0
        both = [bot_pool.submit(wait_for, later) for _ in range(2)]
        later.touch()
        assert len({one.result(PATIENCE) for one in both}) == 2, "as soon as one can be"
    finally:
        bot_pool.stop()


def wait_for(go: Path) -> int:
    """In a worker: wait until there is a file; returns the number of the process."""
    until = time.monotonic() + PATIENCE
    while not go.exists() and time.monotonic() < until:
        time.sleep(0.005)
    return os.getpid()


def test_one_thinking_bot_gets_all_the_time_and_many_share_it(
    pool: Pool, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    async def go() -> None:
        bot_pool = BotPool(2)
        bot_pool.think(MARSHAL)
        await turns()
        assert pool.started.pop()[0].share == 1.0
        assert not caplog.records
        bot_pool = BotPool(2)
        for _ in range(50):
            bot_pool.think(MARSHAL)
            bot_pool.think(STEWARD)  # needs no time
        await turns()
        due = 2 / (50 * pace("marshal"))
        assert [task.share for task, _ in pool.started] == [pytest.approx(due)] * 2

    with caplog.at_level(logging.WARNING):
        asyncio.run(go())
    [warning] = [record.getMessage() for record in caplog.records]
    assert warning == "100 bots think at once on 2 workers: each takes 4 % of its usual time."


@pytest.mark.parametrize("workers", [1, 2])
def test_many_bots_asked_together_all_answer_in_time(workers: int) -> None:
    bot_pool = BotPool(workers)
    for _ in range(50):
        bot_pool.waiting.append(Job(MARSHAL, 0.0, Future()))
    free = [0.0] * workers
    shares = []
    while bot_pool.waiting:
        job = bot_pool.waiting.popleft()
        job.started = min(free)
        shares.append(bot_pool._share(job))
        free[free.index(job.started)] += shares[-1] * pace("marshal")
    assert max(free) <= 1.05 * limits.TARGET_SECONDS
    assert max(free) > 0.8 * limits.TARGET_SECONDS
    assert max(shares) < 2 * min(shares)


def test_a_bot_that_waited_too_long_takes_the_least_time() -> None:
    bot_pool = BotPool(1)
    assert bot_pool._share(Job(MARSHAL, 0.0, Future(), started=7.0)) == MIN_SHARE
    assert bot_pool._share(Job(STEWARD, 0.0, Future(), started=7.0)) == 1.0


def test_thinkers_learn_how_long_a_kind_takes_here(clock: Clock) -> None:
    bot_pool = BotPool(1)
    squire = replace(STEWARD, kind="squire")
    for _ in range(100):
        clock.now += 0.01
        bot_pool._update_average(Job(squire, 0.0, Future(), started=clock.now - 0.01, share=0.5))
    assert bot_pool._usual_seconds(squire) == pytest.approx(0.02, rel=0.1)
    bot_pool._update_average(Job(squire, 0.0, Future(), started=0.0))
    assert bot_pool._usual_seconds(squire) <= pace("squire")
    bot_pool._update_average(Job(STEWARD, 0.0, Future(), started=0.0))
    assert bot_pool._usual_seconds(STEWARD) == 0.0


def niceness() -> int:
    """In a worker: its niceness."""
    return os.nice(0)


def test_workers_make_room_for_the_server() -> None:
    bot_pool = BotPool(1)
    answer: Future[Any] = bot_pool.submit(niceness)
    assert answer.result(60) == min(os.nice(0) + bot_pools.NICENESS, 19)
    bot_pool.stop()


def test_there_is_a_worker_on_every_machine() -> None:
    with patch.object(os, "sched_getaffinity", lambda _: {0}):
        assert bot_pools.workers_here() == 1
    with patch.object(os, "sched_getaffinity", lambda _: set(range(64))):
        assert bot_pools.workers_here() == limits.MOST_WORKERS
