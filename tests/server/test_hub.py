"""`TableHub` over a storage that delays or refuses: who receives what, and when."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import re
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final
from unittest.mock import Mock, patch

import httpx
import pytest
from fastapi import Request, Response

from regalia import bots, wire
from regalia.bots.random import RandomPlayer
from regalia.engine.errors import Refusal
from regalia.engine.observation import question
from regalia.page.renderer import Renderer
from regalia.server import bot_pool as bot_pools
from regalia.server import hub as hubs
from regalia.server import table_lists
from regalia.server.api import ApiRoutes
from regalia.server.app import App
from regalia.server.bot_pool import TRIES, BotPool, BotTask, NoWorker, always, pause_after
from regalia.server.doorkeeper import Doorkeeper
from regalia.server.hub import FAILED, NOT_READ, NOT_STORED, TableHub
from regalia.server.identity import HostPolicy, key
from regalia.server.live_table import LiveTable
from regalia.server.people import People
from regalia.server.player_credit import TableCredit
from regalia.server.storage import Append, Storage
from regalia.server.store_lock import BadStore
from regalia.server.table_pages import TablePages
from regalia.server.table_service import TableService
from regalia.server.viewer import PROTOCOL, Viewers
from regalia.table import handling
from regalia.table.chairs import Preferences, Untimely
from regalia.table.inputs import Begin, Input, LeaveSeat, Move, Prefer, SetBot, Sit, Wake
from regalia.table.log import Row
from regalia.table.output import Message
from regalia.table.setup import Setup
from regalia.table.table import Table
from regalia.table.timing import VISIT_BEAT, sealed_until
from regalia.wire import UNTIL_TURN
from tests.server.running import PATIENCE, Clock
from tests.table.fair import MARKET, PICK
from tests.table.party import GAMES

Json = dict[str, Any]
TURNS: Final = 100
"""Number of loop iterations after which everything that can happen has happened."""
NAMES: Final = ("Anna", "Bo", "Cecilia")
PLAYER: Final = {n: key("token", name) for n, name in enumerate(NAMES)}
ENVOYS: Final = GAMES["envoys"]


class GatedStorage(Storage):
    """While shut, stores a group only on permission; while full, refuses rows."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.shut = False
        self.full = False
        self.shut_at = ""
        """The table status at which it shuts."""
        self.permits = threading.Semaphore(0)
        self.waits = False
        """Whether a group waits for permission; later appends form a group of their own."""

    def append(self, *given: Any, **more: Any) -> None:
        if more.get("status") and more["status"] == self.shut_at:
            self.shut = True
        super().append(*given, **more)

    def let(self, groups: int) -> None:
        """Let this many groups reach the disk."""
        self.permits.release(groups)

    def open(self) -> None:
        self.shut = False
        self.permits.release(1000)

    def _store(self, group: Sequence[Append]) -> None:
        if self.shut:
            self.waits = True
            self.permits.acquire()
            self.waits = False
        super()._store(group)

    def _check(self, append: Append) -> None:
        if self.full:
            raise OSError(28, "No space left on device", str(self.path))
        super()._check(append)


class Bots(BotPool):
    """A pool whose bots return what a test decides; ``asked`` holds their tasks in order."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[BotTask, Future[list[int]]]] = []
        self.faults: deque[Exception] = deque()

    def think(
        self, task: BotTask, wanted: Callable[[], bool] = always, owner: str = ""
    ) -> Future[list[int]]:
        if self.faults:
            raise self.faults.popleft()
        self.asked.append((task, Future()))
        return self.asked[-1][1]


class Inbox:
    """A subscriber that keeps its messages."""

    def __init__(self) -> None:
        self.heard: list[Json] = []
        self.dropped = False
        self.told = ""

    def deliver(self, _message: Message, encode: Callable[[], bytes]) -> None:
        body = encode()
        assert not self.dropped, "sent after it was dropped"
        self.heard.append(json.loads(body))

    def drop(self, sentence: str = "") -> None:
        self.dropped = True
        self.told = sentence

    def kinds(self) -> list[str]:
        return [message["type"] for message in self.heard]

    def last(self) -> Json:
        return self.heard[-1]


class ControlledHub(TableHub):
    """A hub whose store and bots a test controls; its viewers have the numbers of their seats."""

    storage: GatedStorage
    bot_pool: Bots

    def __init__(self, path: Path) -> None:
        super().__init__(GatedStorage(path), Bots())
        self.games["envoys", ""] = self.games["envoys", ENVOYS.data_hash] = ENVOYS
        self.door = Doorkeeper(path)
        self.people = People(self.storage)
        self.api = ApiRoutes(TableService(self, self.people, self.door))
        self.outs: list[Inbox] = []
        self.viewer: list[int] = []
        self.moves = 0

    async def send(self, live: LiveTable, given: Input) -> None:
        self.submit(live, given)
        await self.settled(live)

    async def open(self, name: str = "t1", **more: Any) -> LiveTable:
        """A new table."""
        setup: Json = {"pace": 0, "window": 0, "host": PLAYER[0], "seed": "11" * 32, "seats": 3}
        setup |= {"game": "envoys", "options": {}, "data": ENVOYS.data_hash, "stand_in": "random"}
        setup |= more
        return await self.make(name, Setup(**setup))

    async def begun(self, bots: int = 0, **more: Any) -> LiveTable:
        """A table in play with its persons connected, and bots in the last seats."""
        live = await self.open(**more)
        for seat, name in enumerate(NAMES):
            if seat < len(NAMES) - bots:
                await self.send(live, Sit(PLAYER[seat], seat, name))
                live.table.chairs[seat].preferences = Preferences(automatic=False)
            else:
                await self.send(live, SetBot(PLAYER[0], seat, "random"))
        await self.send(live, Begin(PLAYER[0]))
        await self.come(live, len(NAMES) - bots)
        return live

    async def come(self, live: LiveTable, seats: int = 3) -> None:
        """Connect the holders of the first seats, and wait for their first messages."""
        self.outs = [Inbox() for _ in range(seats)]
        self.viewer = [
            self.enter(live, out, PLAYER[n], 0, False) for n, out in enumerate(self.outs)
        ]
        await self.settled(live)
        for out in self.outs:
            out.heard.clear()

    def move(self, live: LiveTable, seat: int = -1, pick: int = 0, id: str = "") -> Move:
        """Answer the question of a seat (by default the first open one) with one of its choices."""
        asked = live.table.questions
        seat = seat if seat >= 0 else next(s for s, a in asked.items() if a.held is None)
        self.moves += 1
        put = question(live.table.state, seat)
        assert put is not None
        steps = (put.choices[pick].action,)
        viewer = self.viewer[seat] if seat < len(self.viewer) else 0
        move = Move(viewer, seat, asked[seat].number, id or f"move-{self.moves}", steps)
        self.submit(live, move)
        return move

    def open_window(self, live: LiveTable) -> None:
        """Play until two or more seats are asked at once, without waiting."""
        while not (live.table.state.window() >= 0 and len(live.table.questions) > 1):
            assert live.table.status == "playing"
            self.move(live)

    async def to_window(self, live: LiveTable) -> None:
        """Play until two or more seats are asked at once, and deliver all messages."""
        self.open_window(live)
        await self.settled(live)
        for out in self.outs:
            out.heard.clear()

    def forget(self, live: LiveTable) -> None:
        """Forget all tables, as a restart does."""
        if live.timer is not None:
            live.timer.cancel()
        del self.live[live.id]


def with_hub(test: Callable[[ControlledHub], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
    """Run a test in a loop, with a hub."""

    async def whole(path: Path) -> None:
        hub = ControlledHub(path)
        hub.start()
        try:
            async with asyncio.timeout(PATIENCE):
                await test(hub)
        finally:
            hub.storage.open()
            await hub.stop()

    def run(tmp_path: Path) -> None:
        asyncio.run(whole(tmp_path / "regalia.db"))

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


async def until(holds: Callable[[], object]) -> None:
    while not holds():
        await asyncio.sleep(0.001)


async def held_back(hub: ControlledHub) -> None:
    """Wait until everything is done that can be done while the store is shut."""
    await until(lambda: hub.storage.waits)
    for _ in range(TURNS):
        await asyncio.sleep(0)


async def not_yet(hub: ControlledHub, *tasks: asyncio.Task[Any]) -> None:
    """Check that these tasks still wait when all else is done that a shut store allows."""
    await held_back(hub)
    assert not any(task.done() for task in tasks)


def request(seat: int = 0) -> Request:
    """An HTTP request by the holder of a seat."""
    header = (b"authorization", f"Bearer {NAMES[seat]}".encode())
    return Request({"type": "http", "headers": [header]})


def begin(work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    return asyncio.create_task(work)


# Nothing is sent before it is stored.


@with_hub
async def test_a_move_is_stored_then_answered_then_sent_to_all(hub: ControlledHub) -> None:
    live = await hub.begun()
    hub.storage.shut = True
    move = hub.move(live)
    await held_back(hub)
    assert not any(out.heard for out in hub.outs)
    assert len(hub.storage.rows("t1")) < live.table.row_count
    hub.storage.let(1)
    await until(lambda: all(out.heard for out in hub.outs))
    mover = hub.outs.pop(move.seat)
    assert mover.kinds() == ["answer", "update"]
    assert mover.heard[0]["result"] == "accepted"
    assert [out.kinds() for out in hub.outs] == [["update"]] * 2
    assert len(hub.storage.rows("t1")) == live.table.row_count


@with_hub
async def test_a_new_viewer_sees_nothing_that_is_not_stored(hub: ControlledHub) -> None:
    live = await hub.begun()
    hub.storage.shut = True
    hub.move(live)
    late = Inbox()
    hub.enter(live, late, "", 0, False)
    hub.move(live)
    await held_back(hub)
    assert not late.heard
    hub.storage.open()
    await until(lambda: len(late.heard) == 2)
    table, update = late.heard
    assert (table["type"], update["type"]) == ("table", "update")
    assert table["lines"] < update["lines"] == len(live.table.lines)


@with_hub
async def test_a_group_of_rows_is_reported_in_its_order(hub: ControlledHub) -> None:
    one, two = await hub.begun(name="t1"), await hub.open("t2")
    hub.storage.shut = True
    waiting = [begin(hub.send(two, Sit(PLAYER[n], n, name))) for n, name in enumerate(NAMES)]
    await asyncio.sleep(0)
    moves = [hub.move(one) for _ in range(4)]
    await not_yet(hub, *waiting)
    hub.storage.open()
    await asyncio.gather(*waiting)
    await hub.settled(one)
    for seat, out in enumerate(hub.outs):
        updates = [message["lines"] for message in out.heard if message["type"] == "update"]
        assert updates == sorted(set(updates))
        ids = [message["id"] for message in out.heard if message["type"] == "answer"]
        assert ids == [move.id for move in moves if move.seat == seat]
        for number, message in enumerate(out.heard):
            if message.get("result") == "accepted":
                assert out.heard[number + 1]["type"] == "update", "its own comes next"


async def socket(
    hub: ControlledHub, out: list[Json], received: asyncio.Queue[Json], **scope: Any
) -> None:
    """A socket of the holder of seat 0."""

    async def send(message: Any) -> None:
        out.append(json.loads(message["text"]) if "text" in message else message)

    headers = [(b"host", b"localhost"), (b"authorization", f"Bearer {NAMES[0]}".encode())]
    whole = {"path": "/table/t1/live", "headers": headers, "subprotocols": [PROTOCOL], **scope}
    renderer = Renderer(bots.DESCRIPTIONS, bots.DEFAULT)
    viewers = Viewers(hub, HostPolicy(), renderer, None, TableCredit(), hub.door, hub.people)
    await viewers(whole, received.get, send)


@with_hub
async def test_a_refusal_waits_its_turn(hub: ControlledHub) -> None:
    live = await hub.begun()
    out: list[Json] = []
    incoming: asyncio.Queue[Json] = asyncio.Queue()
    incoming.put_nowait({"type": "websocket.connect"})
    talking = begin(socket(hub, out, incoming))
    await until(lambda: len(out) == 2)
    hub.storage.shut = True
    [seat] = live.table.questions
    hub.move(live)
    incoming.put_nowait({"type": "websocket.receive", "text": '{"type": "replace", "seat": 1}'})
    incoming.put_nowait({"type": "websocket.receive", "text": '{"type": "rubbish"}'})
    await not_yet(hub, talking)
    assert len(out) == 2
    hub.storage.open()
    await until(lambda: len(out) == 5)
    assert [message["type"] for message in out[1:]] == ["table", "update", "error", "error"]
    assert seat == 0
    incoming.put_nowait({"type": "websocket.disconnect"})
    await talking


@with_hub
async def test_http_tells_only_what_is_stored(hub: ControlledHub) -> None:
    live = await hub.open()
    hub.storage.shut = True
    sitting = begin(hub.api.sit("t1", 1, wire.SitDown(name="Bo"), request(1), Response()))
    with pytest.raises(Exception, match="opens no seat"):
        hub.api.service.identify(request(1), Response(), False, live)
    sitting.cancel()
    hub.submit(live, Sit(PLAYER[1], 1, "Bo"))
    asking = begin(hub.api.table("t1"))
    listing = begin(hub.api.tables())
    await asyncio.sleep(0)
    hub.submit(live, Sit(PLAYER[2], 2, "Cecilia"))
    await not_yet(hub, asking, listing)
    hub.storage.open()
    seats = (await asking).table.seats
    assert [seat.name for seat in seats] == ["", "Bo", ""], "as it was when it was asked"
    assert [table.seats for table in (await listing).tables] == [seats]


@with_hub
async def test_http_tells_nothing_that_cannot_be_stored(hub: ControlledHub) -> None:
    live = await hub.open()
    hub.storage.shut = hub.storage.full = True
    hub.submit(live, Sit(PLAYER[1], 1, "Bo"))
    asking, listing = begin(hub.api.table("t1")), begin(hub.api.tables())
    await not_yet(hub, asking, listing)
    hub.storage.open()
    with pytest.raises(BadStore):
        await asking
    assert await listing == wire.Tables([])


@with_hub
async def test_a_change_is_answered_once_it_is_stored_with_the_table_as_it_was_then(
    hub: ControlledHub,
) -> None:
    await hub.open()
    hub.storage.shut = True
    changes = [
        begin(hub.api.engage("t1", seat, wire.SetBot(kind="random"), request(0)))
        for seat in range(3)
    ]
    changes.append(begin(hub.api.start("t1", request(0))))
    with patch.object(hub.bot_pool, "warm"):
        await not_yet(hub, *changes)
        hub.storage.open()
        done = await asyncio.gather(*changes)
    filled = [sum(seat.player == "random" for seat in d.table.seats) for d in done]
    assert filled == [1, 2, 3, 3]
    assert [d.table.status for d in done] == ["open"] * 3 + ["playing"]


@pytest.mark.parametrize("full", [False, True])
def test_a_refusal_over_http_rests_on_what_is_stored(full: bool, tmp_path: Path) -> None:
    @with_hub
    async def refuse(hub: ControlledHub) -> None:
        live = await hub.open()
        await hub.send(live, Sit(PLAYER[1], 1, "Bo"))
        hub.storage.shut, hub.storage.full = True, full
        hub.submit(live, LeaveSeat(PLAYER[1], 1))
        leaving = begin(hub.api.stand("t1", 1, request(0)))
        stranger = begin(hub.api.entitle("t1", 1, request(1)))
        early = begin(hub.api.record("t1"))
        await not_yet(hub, leaving, stranger, early)
        hub.storage.open()
        refusals = await asyncio.gather(leaving, stranger, early, return_exceptions=True)
        kinds = [type(refusal).__name__ for refusal in refusals]
        assert kinds == (["BadStore"] * 3 if full else ["Untimely", "UnknownToken", "Untimely"])

    refuse(tmp_path)


def all_sent(hub: ControlledHub) -> str:
    """All messages to anybody."""
    return json.dumps([out.heard for out in hub.outs])


async def played_to_the_end(hub: ControlledHub) -> LiveTable:
    """A game whose last row is on its way to the disk."""
    live = await hub.begun()
    hub.storage.shut_at = "over"
    while live.table.status == "playing":
        hub.move(live)
        if live.table.status == "playing":
            await hub.settled(live)
    return live


@with_hub
async def test_the_record_with_its_seed_is_given_once_the_end_is_stored(hub: ControlledHub) -> None:
    live = await played_to_the_end(hub)
    record, table = begin(hub.api.record("t1")), begin(hub.api.table("t1"))
    await not_yet(hub, record, table)
    assert '"seed":' not in all_sent(hub)
    hub.storage.open()
    await until(lambda: '"seed":' in all_sent(hub))
    assert b"Seed: " + live.table.setup.seed.encode() in (await record).body
    assert (await table).table.status == "over"


@with_hub
async def test_of_an_end_that_is_not_stored_there_is_no_record(hub: ControlledHub) -> None:
    await played_to_the_end(hub)
    record = begin(hub.api.record("t1"))
    await not_yet(hub, record)
    hub.storage.full = True
    hub.storage.open()
    with pytest.raises(BadStore):
        await record
    hub.storage.full = False
    with pytest.raises(Untimely):
        await hub.api.record("t1")
    assert '"seed":' not in all_sent(hub)


@with_hub
async def test_a_token_is_unknown_only_once_that_is_stored(hub: ControlledHub) -> None:
    live = await hub.open(host="somebody")
    await hub.send(live, Sit(PLAYER[0], 0, "Anna"))
    hub.storage.shut = hub.storage.full = True
    hub.submit(live, LeaveSeat(PLAYER[0], 0))
    out: list[Json] = []
    incoming: asyncio.Queue[Json] = asyncio.Queue()
    incoming.put_nowait({"type": "websocket.connect"})
    talking = begin(socket(hub, out, incoming))
    await not_yet(hub, talking)
    hub.storage.open()
    await talking
    assert (out[1]["sentence"], out[2]["code"]) == (NOT_STORED, 1013), "and not 4401, for good"


# Unloading and loading.


@contextmanager
def short(**constants: float) -> Iterator[None]:
    """Shorten the hub's times."""
    with ExitStack() as stack:
        for name, value in constants.items():
            stack.enter_context(patch.object(hubs, name, value))
        yield


@contextmanager
def sleeping() -> Iterator[Clock]:
    """The clock by which tables are unloaded; a test sets it, and the hub checks often enough."""
    clock = Clock()
    with short(IDLE_SECONDS=0.01), patch.object(hubs, "time", clock):
        yield clock


async def long_after(clock: Clock) -> None:
    """A time at which all tables have been unloaded that may be."""
    clock.now += 3600.0
    asked = clock.asked
    await until(lambda: clock.asked >= asked + 2)  # the hub has checked once since


def test_a_table_sleeps_only_when_nobody_would_miss_anything(tmp_path: Path) -> None:
    @with_hub
    async def let_sleep(hub: ControlledHub) -> None:
        holding, quiet = await hub.begun(name="t1"), await hub.begun(name="t2")
        there = hub.outs, hub.viewer
        for viewer in list(quiet.subscribers)[:-1]:
            hub.leave(quiet, viewer)
        await hub.come(holding)
        await hub.to_window(holding)
        hub.storage.shut = True
        held = hub.move(holding, pick=0, id="kept")
        await hub.settled(holding)
        assert hub.outs[held.seat].last()["questions"] == []
        for viewer in list(holding.subscribers):
            hub.leave(holding, viewer)
        await long_after(clock)
        assert set(hub.live) == {"t1", "t2"}, "the answer is not on the disk yet"
        hub.storage.open()
        await until(lambda: not holding.unstored)
        await long_after(clock)
        assert set(hub.live) == {"t2"}, "somebody is there"
        hub.leave(quiet, there[1][-1])
        await long_after(clock)
        assert set(hub.live) == set()
        holding = await hub.table("t1")
        await hub.come(holding)
        assert holding.table.questions[held.seat].held is not None, "the answer is kept"
        hub.submit(holding, Move(hub.viewer[held.seat], held.seat, held.question, "kept", ()))
        await until(lambda: hub.outs[held.seat].heard)
        assert hub.outs[held.seat].heard[0]["result"] == "held"

    with short(NEW_SECONDS=0.0), sleeping() as clock:
        let_sleep(tmp_path)


def test_a_table_whose_rows_are_on_their_way_does_not_sleep(tmp_path: Path) -> None:
    @with_hub
    async def hold_back(hub: ControlledHub) -> None:
        live = await hub.open()
        hub.storage.shut = True
        hub.submit(live, Sit(PLAYER[0], 0, "Anna"))
        await long_after(clock)
        assert "t1" in hub.live
        hub.storage.open()
        await hub.settled(live)
        await long_after(clock)
        assert "t1" not in hub.live
        assert (await hub.table("t1")).table.chairs[0].name == "Anna"

    with short(NEW_SECONDS=0.0), sleeping() as clock:
        hold_back(tmp_path)


def test_a_stop_does_not_wait_for_a_table_that_is_being_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    reads, stopped, ends = threading.Event(), threading.Event(), threading.Event()

    @with_hub
    async def stop(hub: ControlledHub) -> None:
        hub.forget(await hub.begun())
        rows = hub.storage.rows

        def slow(*given: Any) -> list[Row]:
            reads.set()
            assert stopped.wait(PATIENCE)
            try:
                return rows(*given)
            finally:
                ends.set()

        with patch.object(hub.storage, "rows", slow):
            asked = asyncio.ensure_future(hub.table("t1"))
            await until(reads.is_set)
            asked.cancel()  # nobody waits for it any more
            await hub.stop()
            stopped.set()
            await until(lambda: ends.is_set() and not hub.loading)

    stop(tmp_path)
    gc.collect()
    assert not [entry for entry in caplog.records if entry.levelno >= logging.ERROR]


@with_hub
async def test_consequences_of_waking_are_stored_before_they_are_sent(hub: ControlledHub) -> None:
    live = await hub.begun()
    await hub.to_window(live)
    for seat in list(live.table.questions):
        hub.submit(live, Prefer(hub.viewer[seat], seat, (UNTIL_TURN,), False))
    rows = live.table.row_count
    await hub.settled(live)
    hub.forget(live)
    hub.storage.shut = True
    ticks = iter(range(0, 10**9, 65_000))  # the beat comes between restoring and waking
    start = hub.now()
    with patch.object(hub, "now", lambda: start + next(ticks)):
        live = await hub.table("t1")
    assert live.table.row_count > rows == len(hub.storage.rows("t1"))
    late = Inbox()
    hub.enter(live, late, "", 0, False)
    await held_back(hub)
    assert not late.heard
    hub.storage.open()
    await until(lambda: late.heard)
    assert len(hub.storage.rows("t1")) == live.table.row_count
    hub.viewer = []
    hub.enter(live, late, PLAYER[0], 0, False)
    await hub.settled(live)
    assert not late.dropped


def test_one_table_that_cannot_be_woken_keeps_no_other_asleep(tmp_path: Path) -> None:
    @with_hub
    async def make(hub: ControlledHub) -> None:
        for name in ("t1", "t2", "t3", "t4"):
            await hub.begun(name=name)

    class Odd(ControlledHub):
        async def table(self, name: str) -> LiveTable:
            if name == "t3":
                raise RuntimeError("never seen before")
            return await super().table(name)

    async def wake() -> None:
        hub = Odd(tmp_path / "regalia.db")
        rows = hub.storage.rows

        def broken(table: str, first: int = 0, most: int = -1) -> list[Row]:
            if table == "t4":
                raise MemoryError
            return rows(table, first, most)

        hub.storage.rows = broken  # type: ignore[method-assign]
        hub.start()
        async with asyncio.timeout(PATIENCE):
            await until(lambda: set(hub.live) == {"t1", "t2"})
        with pytest.raises(BadStore, match=NOT_READ):
            await hub.table("t4")
        await hub.stop()

    make(tmp_path)
    asyncio.run(wake())


# The clock.


@with_hub
async def test_the_clock_goes_on_when_the_systems_is_put_back(hub: ControlledHub) -> None:
    live = await hub.begun(pace=40)
    await hub.to_window(live)
    before, wall = hub.now(), time.time_ns
    with patch.object(time, "time_ns", lambda: wall() - 3600 * 10**9):
        assert before <= hub.now() < before + 1800 * 1000
        rows = live.table.row_count
        for seat in list(live.table.questions):
            hub.submit(live, Prefer(hub.viewer[seat], seat, (UNTIL_TURN,), False))
        await until(lambda: live.table.row_count > rows)
        assert hub.now() - before < 1800 * 1000
    with patch.object(time, "time_ns", lambda: wall() + 3600 * 10**9):
        assert hub.now() - before >= 3600 * 1000, "a clock that was wrong, or a night asleep"
    assert hub.now() - before >= 3600 * 1000


@with_hub
async def test_the_log_goes_on_from_its_last_time_though_the_clock_was_put_back(
    hub: ControlledHub,
) -> None:
    hour = 3600 * 1000
    real = hub.now
    with patch.object(hub, "now", lambda: real() + hour):
        live = await hub.begun(window=60)
    last = hub.storage.rows("t1")[-1].at
    hub.forget(live)
    live = await hub.table("t1")
    await hub.come(live)
    hub.open_window(live)
    rows = live.table.row_count
    await until(
        lambda: live.table.row_count > rows
    )  # the window closes for those who have not answered
    times = [row.at for row in hub.storage.rows("t1")]
    assert times == sorted(times)
    assert last <= times[-1] < last + hour // 2
    other = await hub.open("t2")
    assert other.made < last, "no other table's time is moved"


@with_hub
async def test_what_is_due_comes_by_itself(hub: ControlledHub) -> None:
    live = await hub.begun(window=60)
    hub.open_window(live)
    lines = len(live.table.lines)
    await until(lambda: all(out.heard and out.last().get("lines", 0) > lines for out in hub.outs))
    assert live.timer is None or live.wake


# Bots.


def choice(task: BotTask) -> list[int]:
    """A move that a bot could make."""
    state = ENVOYS.load(list(task.world), dict(task.options))
    put = question(state, task.seat)
    assert put is not None
    return [put.choices[0].action]


async def to_bot(hub: ControlledHub) -> LiveTable:
    """A table at which a bot is asked next after a person."""
    live = await hub.begun(bots=2)
    while not live.table.bots_to_move():
        hub.move(live)
    await hub.settled(live)
    return live


@pytest.mark.parametrize(
    "error", [OSError(11, "Resource temporarily unavailable"), RuntimeError("shut down")]
)
def test_a_bot_that_cannot_be_asked_is_asked_again(error: Exception, tmp_path: Path) -> None:
    @with_hub
    async def ask(hub: ControlledHub) -> None:
        hub.bot_pool.faults += [error, error]
        live = await to_bot(hub)  # nobody present is told
        await until(lambda: hub.bot_pool.asked)
        assert not live.lost
        rows = live.table.row_count
        task, found = hub.bot_pool.asked[-1]
        found.set_result(choice(task))
        await until(lambda: live.table.row_count > rows)

    with patch.object(bot_pools, "RETRY_SECONDS", 0.02):
        ask(tmp_path)


def test_a_bot_whose_world_cannot_be_imagined_is_asked_again(tmp_path: Path) -> None:
    real, calls = Table.world, [0]

    def world(table: Table, seat: int) -> tuple[list[int], int]:
        calls[0] += 1
        if calls[0] < 3:
            raise ValueError("no such world")
        return real(table, seat)

    @with_hub
    async def ask(hub: ControlledHub) -> None:
        live = await to_bot(hub)
        await until(lambda: hub.bot_pool.asked)
        assert not live.lost

    with patch.object(bot_pools, "RETRY_SECONDS", 0.02), patch.object(Table, "world", world):
        ask(tmp_path)


@pytest.mark.parametrize("error", ["fails", "is cancelled", "answers nonsense"])
def test_a_bot_that_does_not_answer_is_asked_again(
    error: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    @with_hub
    async def ask(hub: ControlledHub) -> None:
        live = await to_bot(hub)
        _, found = hub.bot_pool.asked[-1]
        asked = len(hub.bot_pool.asked)
        match error:
            case "fails":
                found.set_exception(ZeroDivisionError())
            case "is cancelled":
                found.cancel()
            case _:
                found.set_result([999])
        await until(lambda: len(hub.bot_pool.asked) > asked)
        rows = live.table.row_count
        task, found = hub.bot_pool.asked[-1]
        found.set_result(choice(task))
        await until(lambda: live.table.row_count > rows)
        assert "the bot random failed" in caplog.text
        assert error != "fails" or "Traceback" in caplog.text, "it says where the bot failed"

    with patch.object(bot_pools, "RETRY_SECONDS", 0.02):
        ask(tmp_path)


async def asked(hub: ControlledHub, so_often: int) -> None:
    await until(lambda: len(hub.bot_pool.asked) > so_often)


def test_a_bot_that_kills_its_workers_is_asked_ever_more_seldom(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    @with_hub
    async def ask(hub: ControlledHub) -> None:
        loop = asyncio.get_running_loop()
        later = loop.call_later
        waits: list[float] = []

        def at_once(seconds: float, do: Callable[..., object], *given: Any) -> asyncio.TimerHandle:
            if do == hub._think:
                waits.append(seconds)
                seconds = 0.0
            return later(seconds, do, *given)

        await to_bot(hub)
        first = len(hub.bot_pool.asked) - 1
        with patch.object(loop, "call_later", at_once):
            for n in range(TRIES + 2):
                await asked(hub, first + n)
                hub.bot_pool.asked[-1][1].set_exception(BrokenProcessPool("it was killed"))
            await asked(hub, first + TRIES + 2)
        retry = bot_pools.RETRY_SECONDS
        assert waits == [0.0] * (TRIES - 1) + [retry, retry * 2, retry * 4]
        assert {pause_after(n, NoWorker()) for n in range(9)} == {retry}
        assert "the bot random failed: it was killed" in caplog.text
        assert "Traceback" not in caplog.text, "many tables would fill the log"
        assert pause_after(TRIES + 2, FileNotFoundError()) == retry * 4, "raised by the bot"

    ask(tmp_path)


def test_a_bot_whose_move_was_not_looked_for_is_asked_again_if_it_is_waited_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    @with_hub
    async def ask(hub: ControlledHub) -> None:
        await to_bot(hub)
        count = len(hub.bot_pool.asked)
        hub.bot_pool.asked[-1][1].set_result([])
        await asked(hub, count)
        assert hub.bot_pool.asked[-1][0] == hub.bot_pool.asked[-2][0]

    ask(tmp_path)
    assert not caplog.records


class Unusable(Executor):
    """An executor that takes no task."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    def submit(self, *_given: Any, **_named: Any) -> Future[Any]:
        raise self.error


def test_a_broken_pool_is_replaced_before_it_is_needed() -> None:
    bot_pool = BotPool(1)
    broken = bot_pools.Worker(Unusable(BrokenProcessPool()))
    bot_pool.ready.append(broken)
    bot_pool.warm()
    [worker] = bot_pool.ready
    assert worker is not broken
    bot_pool.stop()


@pytest.mark.parametrize("at_once", [False, True])
def test_that_no_worker_can_be_started_yet_stops_nothing(at_once: bool) -> None:
    bot_pool = BotPool(1)
    error = OSError(11, "Resource temporarily unavailable")
    made = Mock(side_effect=error if at_once else lambda *_: Unusable(error))
    with patch.object(bot_pools, "ProcessPoolExecutor", made):
        bot_pool.warm()
    assert not bot_pool.ready


def hang() -> None:
    """In a worker: a bot that never returns."""

    def forever(*_given: object) -> list[int]:
        while True:
            pass

    with (
        patch.object(bot_pools, "THOUGHT_SECONDS", 0.2),
        patch.object(bot_pools, "whole_move", forever),
        patch.object(bot_pools, "game_of", lambda *_: ENVOYS),
        patch("regalia.bots.make", lambda *_: RandomPlayer()),
    ):
        state = ENVOYS.new(3, {})
        bot_pools.think(BotTask("envoys", "", (), tuple(state.dump()), 0, "random", 1))


def test_a_thought_that_never_ends_is_ended_and_others_go_on() -> None:
    bot_pool = BotPool(1)
    found = bot_pool.submit(hang)
    with pytest.raises(BrokenProcessPool):
        found.result(PATIENCE)
    assert bot_pool.submit(os.getpid).result(PATIENCE) != os.getpid()
    bot_pool.stop()


# Tables that are lost.


def fail(*_given: object) -> None:
    raise ZeroDivisionError


@with_hub
async def test_what_was_on_its_way_when_a_table_failed_is_answered_as_it_went(
    hub: ControlledHub,
) -> None:
    live = await hub.begun()
    hub.storage.shut = True
    moves = [hub.move(live)]
    await until(lambda: hub.storage.waits)
    moves.append(hub.move(live))
    waiting = begin(hub.settled(live))
    await asyncio.sleep(0)
    stranger = Inbox()
    with patch.object(handling, "_watch", fail), pytest.raises(BadStore, match=FAILED):
        hub.enter(live, stranger, "", 0, False)
    again = begin(hub.table("t1"))
    with pytest.raises(BadStore, match=FAILED):
        hub.submit(live, Prefer(hub.viewer[0], 0, (UNTIL_TURN,), False))
    hub.reply(live, hub.viewer[0], wire.Error(sentence=FAILED))
    await not_yet(hub, waiting, again)
    assert not any(out.dropped for out in hub.outs)
    hub.storage.let(1)
    await until(lambda: hub.outs[moves[0].seat].heard)
    await not_yet(hub, waiting, again)
    hub.storage.open()
    await waiting
    for move in moves:
        answers = [m for m in hub.outs[move.seat].heard if m["type"] == "answer"]
        assert [m["result"] for m in answers] == ["accepted"]
    assert all(out.dropped for out in [*hub.outs, stranger])
    assert {out.told for out in [*hub.outs, stranger]} == {FAILED}
    woken = await again
    assert woken is not live
    assert woken.table.lines == live.table.lines


@with_hub
async def test_an_answer_that_was_held_when_a_table_failed_is_kept(hub: ControlledHub) -> None:
    live = await hub.begun()
    await hub.to_window(live)
    hub.storage.shut = True
    held = hub.move(live, pick=0, id="kept")
    with patch.object(handling, "_watch", fail), pytest.raises(BadStore, match=FAILED):
        hub.enter(live, Inbox(), "", 0, False)
    again = begin(hub.table("t1"))
    await not_yet(hub, again)
    hub.storage.open()
    assert (await again).table.questions[held.seat].id == "kept"


@with_hub
async def test_a_table_that_fails_alone_is_there_again_at_once(hub: ControlledHub) -> None:
    live = await hub.begun()
    with patch.object(handling, "_watch", fail), pytest.raises(BadStore, match=FAILED):
        hub.enter(live, Inbox(), "", 0, False)
    assert all(out.dropped for out in hub.outs)
    assert (await hub.table("t1")).table.lines == live.table.lines


@with_hub
async def test_what_is_not_stored_did_not_happen_and_can_be_sent_again(hub: ControlledHub) -> None:
    live = await hub.begun()
    lines = list(live.table.lines)
    hub.storage.shut = hub.storage.full = True
    move = hub.move(live, id="again")
    waiting = [begin(hub.settled(live))]
    await until(lambda: hub.storage.waits)
    hub.move(live)
    waiting.append(begin(hub.settled(live)))
    hub.storage.let(1)
    await until(lambda: live.lost)
    again = begin(hub.table("t1"))
    hub.storage.full = False
    await not_yet(hub, again)
    assert not any(out.dropped for out in hub.outs), "the second has yet to be answered"
    hub.storage.open()
    for error in await asyncio.gather(*waiting, return_exceptions=True):
        assert isinstance(error, BadStore)
        assert str(error) == NOT_STORED
    assert all(out.dropped and not out.heard for out in hub.outs)
    for viewer in hub.viewer:
        hub.leave(live, viewer)
    live = await again
    assert live.table.lines == lines
    await hub.come(live)
    for _ in range(2):
        hub.submit(live, Move(hub.viewer[move.seat], *tail(move)))
    await hub.settled(live)
    answers = [m["result"] for m in hub.outs[move.seat].heard if m["type"] == "answer"]
    assert answers == ["accepted"] * 2
    rows = hub.storage.rows("t1")
    assert sum(row.body.get("id") == "again" for row in rows) == 1
    assert len(rows) == live.table.row_count


def tail(move: Move) -> tuple[int, int, str, tuple[int, ...]]:
    return move.seat, move.question, move.id, move.steps


@with_hub
async def test_a_table_that_was_never_stored_is_not_there(hub: ControlledHub) -> None:
    hub.storage.full = True
    with pytest.raises(BadStore, match=NOT_STORED):
        await hub.open()
    assert not hub.live
    hub.storage.full = False
    with pytest.raises(Refusal, match="no such table"):
        await hub.table("t1")


@with_hub
async def test_a_storage_that_takes_no_more_loses_the_table_and_hangs_nobody(
    hub: ControlledHub,
) -> None:
    live = await hub.begun()
    hub.storage.close()
    with pytest.raises(BadStore, match=NOT_STORED):
        hub.move(live)
    assert all(out.dropped for out in hub.outs)
    assert not live.pending
    with pytest.raises(BadStore, match=NOT_STORED):
        await hub.settled(live)


@with_hub
async def test_errors_do_not_reveal_where_the_store_is(hub: ControlledHub) -> None:
    await hub.open()
    transport = httpx.ASGITransport(App(hub, HostPolicy()))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        path = "/api/tables/t1/seats/0"
        hub.storage.full = True
        answer = await client.post(path, json={"name": "Anna"})
        assert (answer.status_code, answer.json()) == (503, {"sentence": NOT_STORED})
        assert answer.headers["retry-after"] == "5"
        unread = sqlite3.OperationalError(f"{hub.storage.path} is no more")
        with patch.object(hub.storage, "_reader") as reader:
            reader.execute.side_effect = unread
            answer = await client.post(path, json={"name": "Anna"})
            assert (answer.status_code, answer.json()) == (503, {"sentence": NOT_READ})
            out: list[Json] = []
            incoming: asyncio.Queue[Json] = asyncio.Queue()
            incoming.put_nowait({"type": "websocket.connect"})
            await socket(hub, out, incoming)
            assert (out[1]["sentence"], out[2]["code"]) == (NOT_READ, 1013)
        hub.storage.full = False
        answer = await client.post(path, json={"name": "Anna"})
        assert answer.status_code == 200


# The list of tables.


async def listed(hub: TableHub) -> list[object]:
    return [table.id for table in await table_lists.listed(hub, Doorkeeper(hub.storage.path), 100)]


@with_hub
async def test_the_tables_of_few_addresses_crowd_nobody_out_of_the_list(hub: ControlledHub) -> None:
    owners = ("honest", "a", "a", "b", "b", "a", "b")
    for number, owner in enumerate(owners):
        (await hub.open(f"t{number}")).owner = owner
    shown = await table_lists.listed(hub, Doorkeeper(hub.storage.path), 4)
    assert [table.id for table in shown] == ["t6", "t5", "t4", "t0"]


@with_hub
async def test_the_networks_of_one_site_crowd_nobody_out_of_the_list(hub: ControlledHub) -> None:
    owners = ("2001:db8:2:1::", "192.0.2.1", *[f"2001:db8:1:{n}::" for n in (1, 2, 3, 3, 3)])
    for number, owner in enumerate(owners):
        (await hub.open(f"t{number}")).owner = owner
    for most, ids in ((3, ["t6", "t1", "t0"]), (5, ["t6", "t3", "t2", "t1", "t0"])):
        shown = await table_lists.listed(hub, Doorkeeper(hub.storage.path), most)
        assert [table.id for table in shown] == ids


@with_hub
async def test_new_tables_are_listed_and_those_at_which_somebody_waits(hub: ControlledHub) -> None:
    lives = [await hub.open(f"t{n}") for n in range(4)]
    await hub.open("t5", listed=False)
    await hub.send(lives[2], Sit(PLAYER[2], 2, "Cecilia"))
    assert await listed(hub) == ["t3", "t2", "t1", "t0"], "the newest first"
    assert len(await table_lists.listed(hub, Doorkeeper(hub.storage.path), 2)) == 2
    with short(NEW_SECONDS=0.0):
        assert await listed(hub) == []
        viewers = [
            hub.enter(lives[0], Inbox(), PLAYER[0], 0, False),
            hub.enter(lives[1], Inbox(), "looks on", 0, False),
            hub.enter(lives[2], Inbox(), PLAYER[2], 0, False),
        ]
        assert await listed(hub) == ["t2", "t0"]
        for live, viewer in zip(lives, viewers, strict=False):
            hub.leave(live, viewer)
        assert await listed(hub) == []


def test_new_tables_stay_awake_and_are_found_after_a_restart(tmp_path: Path) -> None:
    @with_hub
    async def make(hub: ControlledHub) -> None:
        await hub.open("t1")
        await long_after(clock)
        assert await listed(hub) == ["t1"]

    @with_hub
    async def find(hub: ControlledHub) -> None:
        await until(lambda: hub.live)
        assert await listed(hub) == ["t1"]
        with short(NEW_SECONDS=0.0):
            await long_after(clock)
            assert not hub.live

    @with_hub
    async def too_late(hub: ControlledHub) -> None:
        await long_after(clock)
        assert await listed(hub) == []

    with sleeping() as clock:
        make(tmp_path)
        find(tmp_path)
        with short(NEW_SECONDS=0.0):
            too_late(tmp_path)


@with_hub
async def test_the_list_wakes_nobody(hub: ControlledHub) -> None:
    live = await hub.open("t1")
    hub.forget(live)
    with patch.object(hub.storage, "read", fail):
        assert await listed(hub) == []
    assert not hub.live


# A person's own tables.


async def known(hub: TableHub, key: str) -> list[tuple[str, str]]:
    return [(known.table.id, known.table.status) for known in await table_lists.tables_of(hub, key)]


def test_a_persons_own_tables_are_listed_while_unloaded_and_after_a_restart(tmp_path: Path) -> None:
    @with_hub
    async def make(hub: ControlledHub) -> None:
        await hub.begun(name="t1")
        waits = await hub.open("t2", host=PLAYER[1])
        await hub.send(waits, Sit(PLAYER[2], 2, "Cecilia"))
        await hub.send(waits, LeaveSeat(PLAYER[2], 2))
        assert await known(hub, PLAYER[1]) == [("t1", "playing"), ("t2", "open")]
        for viewer in list(hub.live["t1"].subscribers):
            hub.leave(hub.live["t1"], viewer)
        await long_after(clock)
        assert not hub.live
        with patch.object(hub.storage, "rows", fail):
            await check(hub)
        assert not hub.live, "it wakes nobody who went to sleep here"

    @with_hub
    async def find(hub: ControlledHub) -> None:
        await until(lambda: hub.live)  # loads all tables in play
        await long_after(clock)
        assert not hub.live
        await check(hub)

    async def check(hub: ControlledHub) -> None:
        assert await known(hub, PLAYER[0]) == [("t1", "playing")]
        assert await known(hub, PLAYER[1]) == [("t1", "playing"), ("t2", "open")]
        assert await known(hub, PLAYER[2]) == [("t1", "playing")], "they left the other"
        assert await known(hub, "stranger") == []
        first, second, third = [
            (await table_lists.tables_of(hub, who))[0] for who in PLAYER.values()
        ]
        assert first.waits_for == second.waits_for == third.waits_for
        yours = [
            name
            for name, summary in zip(NAMES, (first, second, third), strict=True)
            if summary.yours
        ]
        assert yours == first.waits_for

    with short(NEW_SECONDS=0.0), sleeping() as clock:
        make(tmp_path)
        find(tmp_path)


@with_hub
async def test_the_list_of_own_tables_does_not_reveal_who_has_answered(hub: ControlledHub) -> None:
    live = await hub.begun()
    await hub.to_window(live)
    asked = sorted(live.table.questions)
    mover = hub.move(live)
    await hub.settled(live)
    for seat in range(3):
        [summary] = await table_lists.tables_of(hub, PLAYER[seat])
        assert summary.waits_for == [NAMES[seat] for seat in asked]
        assert summary.yours == (seat in asked and seat != mover.seat)


@with_hub
async def test_a_finished_game_is_known_with_its_winner(hub: ControlledHub) -> None:
    live = await hub.begun()
    while live.table.status == "playing":
        hub.move(live)
    await hub.settled(live)
    [summary] = await table_lists.tables_of(hub, PLAYER[0])
    assert (summary.table.status, summary.waits_for, summary.yours) == ("over", [], False)
    assert "win" in summary.result or "victory" in summary.result


@with_hub
async def test_a_table_that_cannot_go_on_hides_no_other(hub: ControlledHub) -> None:
    for name in ("t1", "t2"):
        hub.forget(await hub.open(name))
    hub.closed["t2"] = "It cannot go on."
    assert await known(hub, PLAYER[0]) == [("t1", "open")]
    with patch.object(hub.storage, "tables_of", fail_to_read), pytest.raises(BadStore) as error:
        await table_lists.tables_of(hub, PLAYER[0])
    assert str(error.value) == NOT_READ


def fail_to_read(*_: object) -> None:
    raise BadStore("/secret/place/regalia.db cannot be read.")


# Stopping.


@with_hub
async def test_what_is_on_its_way_at_the_end_is_stored_and_answered(hub: ControlledHub) -> None:
    live = await hub.begun()
    hub.storage.shut = True
    move = hub.move(live)
    stopping = begin(hub.stop())
    await not_yet(hub, stopping)
    hub.storage.open()
    await stopping
    assert hub.outs[move.seat].kinds() == ["answer", "update"]


def test_the_log_of_a_server_says_what_is_wrong(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    @with_hub
    async def lose(hub: ControlledHub) -> None:
        live = await hub.begun()
        hub.storage.full = True
        hub.move(live)
        with pytest.raises(BadStore):
            await hub.settled(live)

    with caplog.at_level(logging.ERROR):
        lose(tmp_path)
    assert "no space left on device" in caplog.text.lower()


@with_hub
async def test_at_a_sealed_table_a_visit_shows_nothing_by_its_time(hub: ControlledHub) -> None:
    """A presence ends at the same time whenever in a window a page was loaded last."""
    live = await hub.begun(timing="sealed", window=100_000)
    await hub.to_window(live)
    seat = next(iter(live.table.questions))
    began = hub.now()

    def ends(later: int) -> float:
        with patch.object(hub, "now", lambda: began + later):
            hub.mark_present(live, PLAYER[seat])
        timer = live.presences[PLAYER[seat]].until
        assert timer is not None
        return later / 1000 + timer.when() - asyncio.get_running_loop().time()

    assert [round(ends(later) - ends(0), 1) for later in (1, 40_000, 99_000)] == [0, 0, 0]


@with_hub
async def test_the_text_page_loads_anew_calmly_while_a_sealed_window_goes_on(
    hub: ControlledHub,
) -> None:
    """Nobody can decline in it, so that it goes on when its time is over; seat 3 has answered."""
    fair = GAMES["fair"]
    hub.games["fair", ""] = hub.games["fair", fair.data_hash] = fair
    live = await hub.begun(game="fair", data=fair.data_hash, timing="sealed", window=100_000)
    for seat, action in ((0, MARKET), (2, PICK)):
        asked = live.table.questions[seat].number
        hub.submit(live, Move(hub.viewer[seat], seat, asked, "a", (action,)))
    pages = TablePages(hub, Renderer(bots.DESCRIPTIONS, bots.DEFAULT), hub.people)
    ends = sealed_until(live.table)
    found = []
    for later in (0, 1, VISIT_BEAT, VISIT_BEAT + 2000):
        with patch.object(hub, "now", lambda later=later: ends + later):
            hub.submit(live, Wake())
            read = [await pages.text("t1", request(seat)) for seat in (1, 2)]
        found.append([re.findall('"refresh" content="([0-9]+)"', html) for html in read])
    assert found == [[[seconds]] * 2 for seconds in ("2", "11", "2", "10")]
