"""Bots' evaluations of finished games: one question at a time, and nobody is kept waiting."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from regalia import bots, games
from regalia.bots.explain import GameAnalysis
from regalia.engine import record
from regalia.server import insight, limits
from regalia.server.aside import STOPPING, Busy
from regalia.server.fair_queue import Turnstile
from regalia.server.insight import FinishedGame, Insight
from regalia.text.insight import RatedMove, rated_moves
from tests.bots.test_explain import BEGIN, pairs, recorded
from tests.server.running import PATIENCE, Child, Hosted, client
from tests.server.test_pages import answered, page, refused, swift

GAME = games.load("christina")
GOLDEN = Path(__file__).parent.parent / "golden" / "christina-2-bury1.record"


class Slow:
    """Workers that answer when the test says so."""

    def __init__(self) -> None:
        self.asked: list[Callable[[], Any]] = []
        self.futures: list[Future[Any]] = []

    def submit(self, find: Callable[[], Any]) -> Future[Any]:
        self.asked.append(find)
        self.futures.append(Future())
        return self.futures[-1]


class Over:
    """A finished table, as far as it matters here."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.data_text = ""
        self.table = self
        self.setup = self
        self.game = "pairs"

    def record(self) -> record.Record:
        return recorded(pairs(), 2, [[BEGIN], [1, 4]])


def slow() -> tuple[Insight, Slow]:
    found, workers = Insight(Turnstile()), Slow()
    found.bot_pool = workers  # type: ignore[assignment]
    return found, workers


def ask(found: Insight, name: str, line: int = 1) -> asyncio.Task[Any]:
    return asyncio.create_task(found.rated_moves(Over(name), 0, line))  # type: ignore[arg-type]


async def settle() -> None:
    for _ in range(6):
        await asyncio.sleep(0)


def test_questions_are_answered_one_at_a_time_and_once() -> None:
    async def run() -> None:
        found, workers = slow()
        first, again, other = ask(found, "t1"), ask(found, "t1"), ask(found, "t2")
        await settle()
        assert len(workers.asked) == 1
        first.cancel()  # the first to ask has gone
        workers.futures[0].set_result(["one"])
        assert await again == ["one"]
        await settle()
        assert len(workers.asked) == 2
        workers.futures[1].set_result(["two"])
        assert await other == ["two"]
        assert await ask(found, "t1") == ["one"]
        assert len(workers.asked) == 2
        assert not found.pending.tasks

    asyncio.run(run())


def test_a_request_is_refused_when_too_many_wait() -> None:
    async def run() -> None:
        found, workers = slow()
        waiting = [ask(found, f"t{n}") for n in range(limits.MOST_ASKED)]
        await settle()
        with pytest.raises(Busy, match="ask again"):
            await ask(found, "late")
        for n, task in enumerate(waiting):
            await settle()
            workers.futures[n].set_result([n])
            assert await task == [n]

    asyncio.run(run())


@pytest.mark.parametrize("error", [BrokenProcessPool(), OSError(11, "no process")])
def test_what_could_not_be_found_out_is_asked_again(error: Exception) -> None:
    async def run() -> None:
        found, workers = slow()
        task = ask(found, "t1")
        await settle()
        workers.futures[0].set_exception(error)
        with pytest.raises(Busy, match="ask again"):
            await task
        task = ask(found, "t1")
        await settle()
        workers.futures[1].set_result(["one"])
        assert await task == ["one"]

    asyncio.run(run())


def test_so_many_answers_are_kept_and_no_more() -> None:
    async def run() -> None:
        found, workers = slow()
        with patch.object(insight, "MOST_EXPLANATIONS", 2):
            for n in range(4):
                task = ask(found, "t1", n)
                await settle()
                workers.futures[n].set_result([n])
                await task
        assert len(found.answers) == 2

    asyncio.run(run())


def test_a_worker_answers_alike_whenever_it_is_asked() -> None:
    text = GOLDEN.read_text()
    finished = FinishedGame("christina", "", text)
    analysis = GameAnalysis(record.read(text), GAME, bots.opponent_model(GAME))
    line = analysis.questions(0)[-1]
    with patch("os.setpriority", lambda *_: None), patch.object(insight, "FEWER", 40):
        moves = insight.find_rated_moves(finished, 0, line)
        insight.analysis_of.cache_clear()
        assert insight.find_rated_moves(finished, 0, line) == moves
        assert [one.played for one in moves].count(True) == 1
        values = insight.find_expected_returns(finished, [line, len(analysis.steps)])
        assert values == insight.find_expected_returns(finished, [line, len(analysis.steps)])
    assert [row[1] for row in values] == analysis.states[-1].returns()


class Tried:
    def __init__(self, number: int, visits: int, worth: float) -> None:
        self.ways = [[number]]
        self.notation = f"take {number}"
        self.labels = [self.notation]
        self.visits = visits
        self.worth = worth


def test_moves_are_listed_from_the_best_with_the_one_that_was_played() -> None:
    tried = [Tried(n, 50 - 5 * n, 0.5 - n / 50) for n in range(10)]
    tried.append(Tried(10, 0, 0.0))
    moves = rated_moves(tried, [10])
    assert moves[0] == RatedMove("take 0", ("take 0",), 18, 50)
    assert [one.notation for one in moves[:6]] == [f"take {n}" for n in range(6)]
    assert moves[6] == RatedMove("take 10", ("take 10",), 0, -1, played=True)
    assert moves[7] == RatedMove("", (), 18, -1, others=4)


def test_a_page_without_script_has_it_all(server: Child) -> None:
    with client(server.base) as anna:
        anna.timeout = httpx.Timeout(120)
        table = swift(anna)
        for what in ("standing", "weighed"):
            assert anna.get(f"{table}/replay/{what}").status_code == 409
        refused(anna.get(f"{table}/replay?bots=1"), 409, "once it is over")
        while answered(anna, table):
            pass
        closed = anna.get(f"{table}/replay?at=12").text
        assert "bots=1#insight" in closed
        assert 'class="chart"' not in closed
        read = page(anna.get(f"{table}/replay?at=12&as=all&bots=1"))
        assert "In numbers" in read.text
        assert "was to decide" in read.text or "Chance decided" in read.text
        for what in ("standing", "weighed"):
            address = f"{table}/replay/{what}"
            assert anna.get(f"{address}?as=7").status_code == 422
            assert list(anna.get(f"{address}?at=9999").json()) == ["html"]
        assert "The game is over." in anna.get(f"{table}/replay/weighed?at=9999").json()["html"]
        onlooker = page(anna.get(f"{table}/replay?at=12&as=none&bots=1")).text
        assert "Considered" not in onlooker


def forever(*_given: object) -> None:
    """In a worker: something that takes very long."""
    time.sleep(600.0)


def test_a_stop_does_not_wait_for_bots_that_look_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with Hosted(tmp_path / "a.db", seed=3, limited=False) as hosted, client(hosted.base) as anna:
        anna.timeout = httpx.Timeout(PATIENCE)
        tables = [swift(anna), swift(anna)]
        for table in tables:
            while answered(anna, table):
                pass
        found = hosted.app.table_pages.insight
        with (
            patch.object(insight, "find_expected_returns", forever),
            ThreadPoolExecutor(2) as readers,
        ):
            asked = [readers.submit(anna.get, f"{table}/replay/standing") for table in tables]
            until = time.monotonic() + PATIENCE
            while len(found.pending.tasks) < 2 or not found.bot_pool.processes:
                assert time.monotonic() < until, "no worker has started"
                time.sleep(0.01)
            (worker,) = found.bot_pool.processes
            assert hosted.server is not None
            hosted.server.should_exit = True
            answers = [one.result() for one in asked]
    assert [(one.status_code, STOPPING in one.text) for one in answers] == [(503, True)] * 2
    worker.join(PATIENCE)
    assert worker.exitcode is not None
    assert [one for one in caplog.records if one.levelname == "ERROR"] == []


def test_games_go_on_while_bots_look_back(server: Child) -> None:
    with client(server.base) as anna:
        anna.timeout = httpx.Timeout(120)
        old = swift(anna)
        while answered(anna, old):
            pass
        asked: list[int] = []
        reader = threading.Thread(
            target=lambda: asked.append(anna.get(f"{old}/replay/standing").status_code)
        )
        with client(server.base) as bo:
            running = swift(bo, "steward")
            reader.start()
            assert answered(bo, running)
        reader.join()
        assert asked == [200]
