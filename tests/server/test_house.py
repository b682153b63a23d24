"""The house in one loop, over a storage that holds back or refuses: who hears what, and when."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import httpx
import pytest
from fastapi import Request, Response

from regalia import bots, wire
from regalia.bots.random import RandomPlayer
from regalia.engine.errors import Refusal
from regalia.engine.sight import question
from regalia.engine.words import EVERY_WINDOW
from regalia.page.painter import Painter
from regalia.server import house as houses
from regalia.server import thinking
from regalia.server.api import Desk
from regalia.server.app import App
from regalia.server.house import FAILED, NOT_READ, NOT_STORED, TRIES, House, Live
from regalia.server.identity import Gate, key
from regalia.server.storage import Append, BadStore, Storage
from regalia.server.thinking import Task, Thinkers
from regalia.server.viewer import PROTOCOL, Viewers
from regalia.table.chairs import Untimely
from regalia.table.inputs import Begin, Engage, Input, Message, Move, Pass, Sit, Stand
from regalia.table.log import Row
from regalia.table.setup import Setup
from regalia.table.table import Table
from tests.server.running import PATIENCE, Clock
from tests.table.party import GAMES

Json = dict[str, Any]
TURNS: Final = 100
"""Turns of the loop in which whatever is ready to be done is done, and what that makes ready."""
NAMES: Final = ("Anna", "Bo", "Cecilia")
PLAYER: Final = {n: key("token", name) for n, name in enumerate(NAMES)}
ENVOYS: Final = GAMES["envoys"]


class Gated(Storage):
    """Stores a group only when let, while it is shut; refuses rows while it is full."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.shut = False
        self.full = False
        self.shut_at = ""
        """The status of a table at which it shuts."""
        self.permits = threading.Semaphore(0)
        self.waits = False
        """Whether a group waits to be let; all that is appended then is a group of its own."""

    def append(self, *given: Any, **more: Any) -> None:
        if more.get("status") and more["status"] == self.shut_at:
            self.shut = True
        super().append(*given, **more)

    def let(self, groups: int) -> None:
        """Let so many groups go to the disk."""
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


class Bots(Thinkers):
    """Bots that find what a test says: ``asked`` are their tasks, in order."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[Task, Future[list[int]]]] = []
        self.faults: deque[Exception] = deque()

    def think(self, task: Task) -> Future[list[int]]:
        if self.faults:
            raise self.faults.popleft()
        self.asked.append((task, Future()))
        return self.asked[-1][1]


class Out:
    """A viewer's end."""

    def __init__(self) -> None:
        self.heard: list[Json] = []
        self.dropped = False

    def tell(self, _message: Message, encode: Callable[[], bytes]) -> None:
        body = encode()
        assert not self.dropped, "told after it was dropped"
        self.heard.append(json.loads(body))

    def drop(self) -> None:
        self.dropped = True

    def kinds(self) -> list[str]:
        return [message["type"] for message in self.heard]

    def last(self) -> Json:
        return self.heard[-1]


class Kept(House):
    """A house whose store and bots do what a test says; its viewers are numbered as its seats."""

    storage: Gated
    thinkers: Bots

    def __init__(self, path: Path) -> None:
        super().__init__(Gated(path), Bots())
        self.games["envoys", ""] = self.games["envoys", ENVOYS.data_hash] = ENVOYS
        self.desk = Desk(self)
        self.outs: list[Out] = []
        self.viewer: list[int] = []
        self.moves = 0

    async def say(self, live: Live, said: Input) -> None:
        self.tell(live, said)
        await self.settled(live)

    async def open(self, name: str = "t1", **more: Any) -> Live:
        """A new table."""
        setup = {"pace": 0, "window": 0, "host": PLAYER[0], "seed": "11" * 32, "seats": 3, **more}
        setup |= {"game": "envoys", "options": {}, "data": ENVOYS.data_hash, "stand_in": "random"}
        return await self.make(name, Setup(**setup))

    async def begun(self, bots: int = 0, **more: Any) -> Live:
        """A table with its people, who are there, and bots in the last seats."""
        live = await self.open(**more)
        for seat, name in enumerate(NAMES):
            if seat < len(NAMES) - bots:
                await self.say(live, Sit(PLAYER[seat], seat, name))
            else:
                await self.say(live, Engage(PLAYER[0], seat, "random"))
        await self.say(live, Begin(PLAYER[0]))
        await self.come(live, len(NAMES) - bots)
        return live

    async def come(self, live: Live, seats: int = 3) -> None:
        """Those who hold the first seats come, and hear the table."""
        self.outs = [Out() for _ in range(seats)]
        self.viewer = [
            self.enter(live, out, PLAYER[n], 0, False) for n, out in enumerate(self.outs)
        ]
        await self.settled(live)
        for out in self.outs:
            out.heard.clear()

    def move(self, live: Live, seat: int = -1, pick: int = 0, id: str = "") -> Move:
        """Answer the question of a seat (the first that has not) with one of its choices."""
        asked = live.table.asked
        seat = seat if seat >= 0 else next(s for s, a in asked.items() if a.held is None)
        self.moves += 1
        put = question(live.table.state, seat)
        assert put is not None
        steps = (put.choices[pick].action,)
        viewer = self.viewer[seat] if seat < len(self.viewer) else 0
        move = Move(viewer, seat, asked[seat].number, id or f"move-{self.moves}", steps)
        self.tell(live, move)
        return move

    def open_window(self, live: Live) -> None:
        """Play until two or more are asked at once; nothing else happens meanwhile."""
        while not (live.table.state.window() >= 0 and len(live.table.asked) > 1):
            assert live.table.status == "playing"
            self.move(live)

    async def to_window(self, live: Live) -> None:
        """Play until two or more are asked at once, and let all hear it."""
        self.open_window(live)
        await self.settled(live)
        for out in self.outs:
            out.heard.clear()

    def forget(self, live: Live) -> None:
        """As a restart would."""
        if live.timer is not None:
            live.timer.cancel()
        del self.live[live.name]


def in_house(test: Callable[[Kept], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
    """Run a test in a loop, with a house."""

    async def whole(path: Path) -> None:
        house = Kept(path)
        house.start()
        try:
            async with asyncio.timeout(PATIENCE):
                await test(house)
        finally:
            house.storage.open()
            await house.stop()

    def run(tmp_path: Path) -> None:
        asyncio.run(whole(tmp_path / "regalia.db"))

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


async def until(holds: Callable[[], object]) -> None:
    while not holds():
        await asyncio.sleep(0.001)


async def held_back(house: Kept) -> None:
    """Wait until all is done that can be done while the store is shut."""
    await until(lambda: house.storage.waits)
    for _ in range(TURNS):
        await asyncio.sleep(0)


async def not_yet(house: Kept, *tasks: asyncio.Task[Any]) -> None:
    """These are not done when all is done that can be done while the store is shut."""
    await held_back(house)
    assert not any(task.done() for task in tasks)


def request(seat: int = 0) -> Request:
    """An HTTP request of whoever holds a seat."""
    header = (b"authorization", f"Bearer {NAMES[seat]}".encode())
    return Request({"type": "http", "headers": [header]})


def begin(work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    return asyncio.create_task(work)


# Nothing is told before it is stored.


@in_house
async def test_a_move_is_stored_then_answered_then_told(house: Kept) -> None:
    live = await house.begun()
    house.storage.shut = True
    move = house.move(live)
    await held_back(house)
    assert not any(out.heard for out in house.outs)
    assert len(house.storage.rows("t1")) < live.table.rows
    house.storage.let(1)
    await until(lambda: all(out.heard for out in house.outs))
    mover = house.outs.pop(move.seat)
    assert mover.kinds() == ["answer", "update"]
    assert mover.heard[0]["result"] == "accepted"
    assert [out.kinds() for out in house.outs] == [["update"]] * 2
    assert len(house.storage.rows("t1")) == live.table.rows


@in_house
async def test_a_new_viewer_sees_nothing_that_is_not_stored(house: Kept) -> None:
    live = await house.begun()
    house.storage.shut = True
    house.move(live)
    late = Out()
    house.enter(live, late, "", 0, False)
    house.move(live)
    await held_back(house)
    assert not late.heard
    house.storage.open()
    await until(lambda: len(late.heard) == 2)
    table, update = late.heard
    assert (table["type"], update["type"]) == ("table", "update")
    assert table["lines"] < update["lines"] == len(live.table.lines)


@in_house
async def test_what_is_stored_as_one_group_is_told_in_its_order(house: Kept) -> None:
    one, two = await house.begun(name="t1"), await house.open("t2")
    house.storage.shut = True
    waiting = [begin(house.say(two, Sit(PLAYER[n], n, name))) for n, name in enumerate(NAMES)]
    await asyncio.sleep(0)
    moves = [house.move(one) for _ in range(4)]
    await not_yet(house, *waiting)
    house.storage.open()
    await asyncio.gather(*waiting)
    await house.settled(one)
    for seat, out in enumerate(house.outs):
        updates = [message["lines"] for message in out.heard if message["type"] == "update"]
        assert updates == sorted(set(updates))
        ids = [message["id"] for message in out.heard if message["type"] == "answer"]
        assert ids == [move.id for move in moves if move.seat == seat]
        for number, message in enumerate(out.heard):
            if message.get("result") == "accepted":
                assert out.heard[number + 1]["type"] == "update", "its own comes next"


async def socket(house: House, out: list[Json], said: asyncio.Queue[Json], **scope: Any) -> None:
    """A socket of who holds seat 0."""

    async def send(message: Any) -> None:
        out.append(json.loads(message["text"]) if "text" in message else message)

    headers = [(b"host", b"localhost"), (b"authorization", f"Bearer {NAMES[0]}".encode())]
    whole = {"path": "/table/t1/live", "headers": headers, "subprotocols": [PROTOCOL], **scope}
    await Viewers(house, Gate(), Painter(bots.TOLD, bots.USUAL), None)(whole, said.get, send)


@in_house
async def test_a_refusal_waits_its_turn(house: Kept) -> None:
    live = await house.begun()
    out: list[Json] = []
    said: asyncio.Queue[Json] = asyncio.Queue()
    said.put_nowait({"type": "websocket.connect"})
    talking = begin(socket(house, out, said))
    await until(lambda: len(out) == 2)
    house.storage.shut = True
    [seat] = live.table.asked
    house.move(live)
    said.put_nowait({"type": "websocket.receive", "text": '{"type": "replace", "seat": 1}'})
    said.put_nowait({"type": "websocket.receive", "text": '{"type": "rubbish"}'})
    await not_yet(house, talking)
    assert len(out) == 2
    house.storage.open()
    await until(lambda: len(out) == 5)
    assert [message["type"] for message in out[1:]] == ["table", "update", "error", "error"]
    assert seat == 0
    said.put_nowait({"type": "websocket.disconnect"})
    await talking


@in_house
async def test_http_tells_only_what_is_stored(house: Kept) -> None:
    live = await house.open()
    house.storage.shut = True
    sitting = begin(house.desk.sit("t1", 1, wire.Sitting(name="Bo"), request(1), Response()))
    with pytest.raises(Exception, match="opens no seat"):
        house.desk.reception.who(request(1), Response(), False, live)
    sitting.cancel()
    house.tell(live, Sit(PLAYER[1], 1, "Bo"))
    asking = begin(house.desk.table("t1"))
    listing = begin(house.desk.tables())
    await asyncio.sleep(0)
    house.tell(live, Sit(PLAYER[2], 2, "Cecilia"))
    await not_yet(house, asking, listing)
    house.storage.open()
    seats = (await asking).table.seats
    assert [seat.name for seat in seats] == ["", "Bo", ""], "as it was when it was asked"
    assert [table.seats for table in (await listing).tables] == [seats]


@in_house
async def test_http_tells_nothing_that_cannot_be_stored(house: Kept) -> None:
    live = await house.open()
    house.storage.shut = house.storage.full = True
    house.tell(live, Sit(PLAYER[1], 1, "Bo"))
    asking, listing = begin(house.desk.table("t1")), begin(house.desk.tables())
    await not_yet(house, asking, listing)
    house.storage.open()
    with pytest.raises(BadStore):
        await asking
    assert await listing == wire.Tables([])


@in_house
async def test_a_change_is_answered_once_it_is_stored_with_the_table_as_it_was_then(
    house: Kept,
) -> None:
    await house.open()
    house.storage.shut = True
    changes = [
        begin(house.desk.engage("t1", seat, wire.Engaging(kind="random"), request(0)))
        for seat in range(3)
    ]
    changes.append(begin(house.desk.start("t1", request(0))))
    with patch.object(house.thinkers, "warm"):
        await not_yet(house, *changes)
        house.storage.open()
        done = await asyncio.gather(*changes)
    filled = [sum(seat.player == "random" for seat in d.table.seats) for d in done]
    assert filled == [1, 2, 3, 3]
    assert [d.table.status for d in done] == ["open"] * 3 + ["playing"]


@pytest.mark.parametrize("full", [False, True])
def test_a_refusal_over_http_rests_on_what_is_stored(full: bool, tmp_path: Path) -> None:
    @in_house
    async def refuse(house: Kept) -> None:
        live = await house.open()
        await house.say(live, Sit(PLAYER[1], 1, "Bo"))
        house.storage.shut, house.storage.full = True, full
        house.tell(live, Stand(PLAYER[1], 1))
        leaving = begin(house.desk.stand("t1", 1, request(0)))
        stranger = begin(house.desk.entitle("t1", 1, request(1)))
        early = begin(house.desk.record("t1"))
        await not_yet(house, leaving, stranger, early)
        house.storage.open()
        refusals = await asyncio.gather(leaving, stranger, early, return_exceptions=True)
        kinds = [type(refusal).__name__ for refusal in refusals]
        assert kinds == (["BadStore"] * 3 if full else ["Untimely", "UnknownToken", "Untimely"])

    refuse(tmp_path)


def told(house: Kept) -> str:
    """All that was told to anybody."""
    return json.dumps([out.heard for out in house.outs])


async def played_to_the_end(house: Kept) -> Live:
    """A game of which the end is on its way to the disk."""
    live = await house.begun()
    house.storage.shut_at = "over"
    while live.table.status == "playing":
        house.move(live)
        if live.table.status == "playing":
            await house.settled(live)
    return live


@in_house
async def test_the_record_with_its_seed_is_given_once_the_end_is_stored(house: Kept) -> None:
    live = await played_to_the_end(house)
    record, table = begin(house.desk.record("t1")), begin(house.desk.table("t1"))
    await not_yet(house, record, table)
    assert '"seed":' not in told(house)
    house.storage.open()
    await until(lambda: '"seed":' in told(house))
    assert b"Seed: " + live.table.setup.seed.encode() in (await record).body
    assert (await table).table.status == "over"


@in_house
async def test_of_an_end_that_is_not_stored_there_is_no_record(house: Kept) -> None:
    await played_to_the_end(house)
    record = begin(house.desk.record("t1"))
    await not_yet(house, record)
    house.storage.full = True
    house.storage.open()
    with pytest.raises(BadStore):
        await record
    house.storage.full = False
    with pytest.raises(Untimely):
        await house.desk.record("t1")
    assert '"seed":' not in told(house)


@in_house
async def test_a_token_is_unknown_only_once_that_is_stored(house: Kept) -> None:
    live = await house.open(host="somebody")
    await house.say(live, Sit(PLAYER[0], 0, "Anna"))
    house.storage.shut = house.storage.full = True
    house.tell(live, Stand(PLAYER[0], 0))
    out: list[Json] = []
    said: asyncio.Queue[Json] = asyncio.Queue()
    said.put_nowait({"type": "websocket.connect"})
    talking = begin(socket(house, out, said))
    await not_yet(house, talking)
    house.storage.open()
    await talking
    assert (out[1]["sentence"], out[2]["code"]) == (NOT_STORED, 1013), "and not 4401, for good"


# Sleeping and waking.


@contextmanager
def short(**constants: float) -> Iterator[None]:
    """Let times of the house be shorter."""
    with ExitStack() as stack:
        for name, value in constants.items():
            stack.enter_context(patch.object(houses, name, value))
        yield


@contextmanager
def sleeping() -> Iterator[Clock]:
    """The clock by which tables fall asleep, which a test puts on; the house looks often enough."""
    clock = Clock()
    with short(IDLE_SECONDS=0.01), patch.object(houses, "time", clock):
        yield clock


async def long_after(clock: Clock) -> None:
    """So much later that all are asleep who will be."""
    clock.now += 3600.0
    asked = clock.asked
    await until(lambda: clock.asked >= asked + 2)  # the house has looked once from then on


def test_a_table_sleeps_only_when_nobody_would_miss_anything(tmp_path: Path) -> None:
    @in_house
    async def let_sleep(house: Kept) -> None:
        holding, quiet = await house.begun(name="t1"), await house.begun(name="t2")
        there = house.outs, house.viewer
        for viewer in list(quiet.outlets)[:-1]:
            house.leave(quiet, viewer)
        await house.come(holding)
        await house.to_window(holding)
        held = house.move(holding, pick=0, id="kept")
        await house.settled(holding)
        assert house.outs[held.seat].last()["questions"] == []
        for viewer in list(holding.outlets):
            house.leave(holding, viewer)
        await long_after(clock)
        assert set(house.live) == {"t1", "t2"}, "one holds an answer, at one is somebody"
        house.leave(quiet, there[1][-1])
        await long_after(clock)
        assert set(house.live) == {"t1"}
        assert await house.table("t1") is holding
        await house.come(holding)
        house.tell(holding, Move(house.viewer[held.seat], held.seat, held.question, "kept", ()))
        await until(lambda: house.outs[held.seat].heard)
        assert house.outs[held.seat].heard[0]["result"] == "held"

    with short(NEW_SECONDS=0.0), sleeping() as clock:
        let_sleep(tmp_path)


def test_a_table_whose_rows_are_on_their_way_does_not_sleep(tmp_path: Path) -> None:
    @in_house
    async def hold_back(house: Kept) -> None:
        live = await house.open()
        house.storage.shut = True
        house.tell(live, Sit(PLAYER[0], 0, "Anna"))
        await long_after(clock)
        assert "t1" in house.live
        house.storage.open()
        await house.settled(live)
        await long_after(clock)
        assert "t1" not in house.live
        assert (await house.table("t1")).table.chairs[0].name == "Anna"

    with short(NEW_SECONDS=0.0), sleeping() as clock:
        hold_back(tmp_path)


@in_house
async def test_what_follows_from_waking_is_stored_before_it_is_told(house: Kept) -> None:
    live = await house.begun(pace=60_000)  # none of its beats comes by itself
    await house.to_window(live)
    for seat in list(live.table.asked):
        house.tell(live, Pass(house.viewer[seat], seat, live.table.window() or "", True))
    rows = live.table.rows
    await house.settled(live)
    house.forget(live)
    house.storage.shut = True
    ticks = iter(range(0, 10**9, 65_000))  # between restoring and waking the beat comes
    start = house.now()
    with patch.object(house, "now", lambda: start + next(ticks)):
        live = await house.table("t1")
    assert live.table.rows > rows == len(house.storage.rows("t1"))
    late = Out()
    house.enter(live, late, "", 0, False)
    await held_back(house)
    assert not late.heard
    house.storage.open()
    await until(lambda: late.heard)
    assert len(house.storage.rows("t1")) == live.table.rows
    house.viewer = []
    house.enter(live, late, PLAYER[0], 0, False)
    await house.settled(live)
    assert not late.dropped


def test_one_table_that_cannot_be_woken_keeps_no_other_asleep(tmp_path: Path) -> None:
    @in_house
    async def make(house: Kept) -> None:
        for name in ("t1", "t2", "t3", "t4"):
            await house.begun(name=name)

    class Odd(Kept):
        async def table(self, name: str) -> Live:
            if name == "t3":
                raise RuntimeError("never seen before")
            return await super().table(name)

    async def wake() -> None:
        house = Odd(tmp_path / "regalia.db")
        rows = house.storage.rows

        def broken(table: str) -> list[Row]:
            if table == "t4":
                raise MemoryError
            return rows(table)

        house.storage.rows = broken  # type: ignore[method-assign]
        house.start()
        async with asyncio.timeout(PATIENCE):
            await until(lambda: set(house.live) == {"t1", "t2"})
        with pytest.raises(BadStore, match=NOT_READ):
            await house.table("t4")
        await house.stop()

    make(tmp_path)
    asyncio.run(wake())


# The clock.


@in_house
async def test_the_clock_goes_on_when_the_systems_is_put_back(house: Kept) -> None:
    live = await house.begun(pace=40)
    await house.to_window(live)
    before, wall = house.now(), time.time_ns
    with patch.object(time, "time_ns", lambda: wall() - 3600 * 10**9):
        assert before <= house.now() < before + 1800 * 1000
        rows = live.table.rows
        for seat in list(live.table.asked):
            house.tell(live, Pass(house.viewer[seat], seat, live.table.window() or "", True))
        passes = live.table.rows - rows
        await until(lambda: live.table.rows > rows + passes)
        assert house.now() - before < 1800 * 1000
    with patch.object(time, "time_ns", lambda: wall() + 3600 * 10**9):
        assert house.now() - before >= 3600 * 1000, "a clock that was wrong, or a night asleep"
    assert house.now() - before >= 3600 * 1000


@in_house
async def test_the_log_goes_on_from_its_last_time_though_the_clock_was_put_back(
    house: Kept,
) -> None:
    hour = 3600 * 1000
    real = house.now
    with patch.object(house, "now", lambda: real() + hour):
        live = await house.begun(window=60)
    last = house.storage.rows("t1")[-1].at
    house.forget(live)
    live = await house.table("t1")
    await house.come(live)
    house.open_window(live)
    rows = live.table.rows
    await until(lambda: live.table.rows > rows)  # the window closes on those who are silent
    times = [row.at for row in house.storage.rows("t1")]
    assert times == sorted(times)
    assert last <= times[-1] < last + hour // 2
    other = await house.open("t2")
    assert other.made < last, "no other table's time is moved"


@in_house
async def test_what_is_due_comes_by_itself(house: Kept) -> None:
    live = await house.begun(window=60)
    house.open_window(live)
    lines = len(live.table.lines)
    await until(lambda: all(out.heard and out.last().get("lines", 0) > lines for out in house.outs))
    assert live.timer is None or live.wake


# Bots.


def choice(task: Task) -> list[int]:
    """What a bot could answer."""
    state = ENVOYS.load(list(task.world), dict(task.options))
    put = question(state, task.seat)
    assert put is not None
    return [put.choices[0].action]


async def to_bot(house: Kept) -> Live:
    """A table at which a bot is asked, next to a person."""
    live = await house.begun(bots=2)
    while not live.table.wanted():
        house.move(live)
    await house.settled(live)
    return live


@pytest.mark.parametrize(
    "wrong", [OSError(11, "Resource temporarily unavailable"), RuntimeError("shut down")]
)
def test_a_bot_that_cannot_be_asked_is_asked_again(wrong: Exception, tmp_path: Path) -> None:
    @in_house
    async def ask(house: Kept) -> None:
        house.thinkers.faults += [wrong, wrong]
        live = await to_bot(house)  # nobody who is there hears of it
        await until(lambda: house.thinkers.asked)
        assert not live.lost
        rows = live.table.rows
        task, found = house.thinkers.asked[-1]
        found.set_result(choice(task))
        await until(lambda: live.table.rows > rows)

    with short(RETRY_SECONDS=0.02):
        ask(tmp_path)


def test_a_bot_whose_world_cannot_be_imagined_is_asked_again(tmp_path: Path) -> None:
    real, calls = Table.world, [0]

    def world(table: Table, seat: int) -> tuple[list[int], int]:
        calls[0] += 1
        if calls[0] < 3:
            raise ValueError("no such world")
        return real(table, seat)

    @in_house
    async def ask(house: Kept) -> None:
        live = await to_bot(house)
        await until(lambda: house.thinkers.asked)
        assert not live.lost

    with short(RETRY_SECONDS=0.02), patch.object(Table, "world", world):
        ask(tmp_path)


@pytest.mark.parametrize("wrong", ["fails", "is cancelled", "answers nonsense"])
def test_a_bot_that_does_not_answer_is_asked_again(
    wrong: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    @in_house
    async def ask(house: Kept) -> None:
        live = await to_bot(house)
        _, found = house.thinkers.asked[-1]
        asked = len(house.thinkers.asked)
        match wrong:
            case "fails":
                found.set_exception(ZeroDivisionError())
            case "is cancelled":
                found.cancel()
            case _:
                found.set_result([999])
        await until(lambda: len(house.thinkers.asked) > asked)
        rows = live.table.rows
        task, found = house.thinkers.asked[-1]
        found.set_result(choice(task))
        await until(lambda: live.table.rows > rows)
        assert "the bot random failed" in caplog.text

    with short(RETRY_SECONDS=0.02):
        ask(tmp_path)


async def asked(house: Kept, so_often: int) -> None:
    await until(lambda: len(house.thinkers.asked) > so_often)


def test_a_bot_that_kills_its_workers_is_asked_ever_more_seldom(tmp_path: Path) -> None:
    @in_house
    async def ask(house: Kept) -> None:
        loop = asyncio.get_running_loop()
        later = loop.call_later
        waits: list[float] = []

        def at_once(seconds: float, do: Callable[..., object], *given: Any) -> asyncio.TimerHandle:
            if do == house._think:
                waits.append(seconds)
                seconds = 0.0
            return later(seconds, do, *given)

        await to_bot(house)
        first = len(house.thinkers.asked) - 1
        with patch.object(loop, "call_later", at_once):
            for n in range(TRIES + 2):
                await asked(house, first + n)
                house.thinkers.asked[-1][1].set_exception(BrokenProcessPool())
            await asked(house, first + TRIES + 2)
        retry = houses.RETRY_SECONDS
        assert waits == [0.0] * (TRIES - 1) + [retry, retry * 2, retry * 4]

    ask(tmp_path)


class Pool:
    """A pool of workers that cannot be used."""

    def __init__(self, wrong: Exception) -> None:
        self.wrong = wrong

    def submit(self, *_given: object) -> Future[object]:
        raise self.wrong

    def shutdown(self, **_more: object) -> None:
        """There is nothing to shut down."""


def test_a_broken_pool_is_replaced_before_it_is_needed() -> None:
    thinkers = Thinkers(1)
    thinkers.pool = Pool(BrokenProcessPool())  # type: ignore[assignment]
    thinkers.warm()
    assert isinstance(thinkers.pool, ProcessPoolExecutor)
    thinkers.stop()


def test_that_no_worker_can_be_started_yet_stops_nothing() -> None:
    thinkers = Thinkers(1)
    thinkers.pool = Pool(OSError(11, "Resource temporarily unavailable"))  # type: ignore[assignment]
    thinkers.warm()


def hang() -> None:
    """In a worker: a bot that never ends."""

    def forever(*_given: object) -> list[int]:
        while True:
            pass

    with (
        patch.object(thinking, "THOUGHT_SECONDS", 0.2),
        patch.object(thinking, "whole_move", forever),
        patch.object(thinking, "game_of", lambda *_: ENVOYS),
        patch("regalia.bots.make", lambda *_: RandomPlayer()),
    ):
        state = ENVOYS.new(3, {})
        thinking.think(Task("envoys", "", (), tuple(state.dump()), 0, "random", 1))


def test_a_thought_that_never_ends_is_ended_and_others_go_on() -> None:
    thinkers = Thinkers(1)
    found = thinkers.submit(hang)
    with pytest.raises(BrokenProcessPool):
        found.result(PATIENCE)
    assert thinkers.submit(os.getpid).result(PATIENCE) != os.getpid()
    thinkers.stop()


# Tables that are lost.


def fail(*_given: object) -> None:
    raise ZeroDivisionError


@in_house
async def test_what_was_on_its_way_when_a_table_failed_is_answered_as_it_went(
    house: Kept,
) -> None:
    live = await house.begun()
    house.storage.shut = True
    moves = [house.move(live)]
    await until(lambda: house.storage.waits)
    moves.append(house.move(live))
    waiting = begin(house.settled(live))
    await asyncio.sleep(0)
    stranger = Out()
    with patch.object(live.table, "_watch", fail), pytest.raises(BadStore, match=FAILED):
        house.enter(live, stranger, "", 0, False)
    again = begin(house.table("t1"))
    with pytest.raises(BadStore, match=FAILED):
        house.tell(live, Pass(house.viewer[0], 0, EVERY_WINDOW, True))
    house.refuse(live, house.viewer[0], FAILED)
    await not_yet(house, waiting, again)
    assert not any(out.dropped for out in house.outs)
    house.storage.let(1)
    await until(lambda: house.outs[moves[0].seat].heard)
    await not_yet(house, waiting, again)
    house.storage.open()
    await waiting
    for move in moves:
        answers = [m for m in house.outs[move.seat].heard if m["type"] == "answer"]
        assert [m["result"] for m in answers] == ["accepted"]
    assert all(out.dropped for out in [*house.outs, stranger])
    woken = await again
    assert woken is not live
    assert woken.table.lines == live.table.lines


@in_house
async def test_a_table_that_fails_alone_is_there_again_at_once(house: Kept) -> None:
    live = await house.begun()
    with patch.object(live.table, "_watch", fail), pytest.raises(BadStore, match=FAILED):
        house.enter(live, Out(), "", 0, False)
    assert all(out.dropped for out in house.outs)
    assert (await house.table("t1")).table.lines == live.table.lines


@in_house
async def test_what_is_not_stored_did_not_happen_and_can_be_sent_again(house: Kept) -> None:
    live = await house.begun()
    lines = list(live.table.lines)
    house.storage.shut = house.storage.full = True
    move = house.move(live, id="again")
    waiting = [begin(house.settled(live))]
    await until(lambda: house.storage.waits)
    house.move(live)
    waiting.append(begin(house.settled(live)))
    house.storage.let(1)
    await until(lambda: live.lost)
    again = begin(house.table("t1"))
    house.storage.full = False
    await not_yet(house, again)
    assert not any(out.dropped for out in house.outs), "the second has yet to be answered"
    house.storage.open()
    for wrong in await asyncio.gather(*waiting, return_exceptions=True):
        assert isinstance(wrong, BadStore)
        assert str(wrong) == NOT_STORED
    assert all(out.dropped and not out.heard for out in house.outs)
    for viewer in house.viewer:
        house.leave(live, viewer)
    live = await again
    assert live.table.lines == lines
    await house.come(live)
    for _ in range(2):
        house.tell(live, Move(house.viewer[move.seat], *tail(move)))
    await house.settled(live)
    answers = [m["result"] for m in house.outs[move.seat].heard if m["type"] == "answer"]
    assert answers == ["accepted"] * 2
    rows = house.storage.rows("t1")
    assert sum(row.body.get("id") == "again" for row in rows) == 1
    assert len(rows) == live.table.rows


def tail(move: Move) -> tuple[int, int, str, tuple[int, ...]]:
    return move.seat, move.question, move.id, move.steps


@in_house
async def test_a_table_that_was_never_stored_is_not_there(house: Kept) -> None:
    house.storage.full = True
    with pytest.raises(BadStore, match=NOT_STORED):
        await house.open()
    assert not house.live
    house.storage.full = False
    with pytest.raises(Refusal, match="no such table"):
        await house.table("t1")


@in_house
async def test_a_storage_that_takes_no_more_loses_the_table_and_hangs_nobody(
    house: Kept,
) -> None:
    live = await house.begun()
    house.storage.close()
    with pytest.raises(BadStore, match=NOT_STORED):
        house.move(live)
    assert all(out.dropped for out in house.outs)
    assert not live.pending
    with pytest.raises(BadStore, match=NOT_STORED):
        await house.settled(live)


@in_house
async def test_strangers_are_not_told_where_the_store_is(house: Kept) -> None:
    await house.open()
    transport = httpx.ASGITransport(App(house, Gate()))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        path = "/api/tables/t1/seats/0"
        house.storage.full = True
        answer = await client.post(path, json={"name": "Anna"})
        assert (answer.status_code, answer.json()) == (503, {"sentence": NOT_STORED})
        unread = sqlite3.OperationalError(f"{house.storage.path} is no more")
        with patch.object(house.storage, "_reader") as reader:
            reader.execute.side_effect = unread
            answer = await client.post(path, json={"name": "Anna"})
            assert (answer.status_code, answer.json()) == (503, {"sentence": NOT_READ})
            out: list[Json] = []
            said: asyncio.Queue[Json] = asyncio.Queue()
            said.put_nowait({"type": "websocket.connect"})
            await socket(house, out, said)
            assert (out[1]["sentence"], out[2]["code"]) == (NOT_READ, 1013)
        house.storage.full = False
        answer = await client.post(path, json={"name": "Anna"})
        assert answer.status_code == 200


# The list.


async def listed(house: House) -> list[object]:
    return [table.id for table in await house.listed(100)]


@in_house
async def test_new_tables_are_listed_and_those_at_which_somebody_waits(house: Kept) -> None:
    lives = [await house.open(f"t{n}") for n in range(4)]
    await house.open("t5", listed=False)
    await house.say(lives[2], Sit(PLAYER[2], 2, "Cecilia"))
    assert await listed(house) == ["t3", "t2", "t1", "t0"], "the newest first"
    assert len(await house.listed(2)) == 2
    with short(NEW_SECONDS=0.0):
        assert await listed(house) == []
        viewers = [
            house.enter(lives[0], Out(), PLAYER[0], 0, False),
            house.enter(lives[1], Out(), "looks on", 0, False),
            house.enter(lives[2], Out(), PLAYER[2], 0, False),
        ]
        assert await listed(house) == ["t2", "t0"]
        for live, viewer in zip(lives, viewers, strict=False):
            house.leave(live, viewer)
        assert await listed(house) == []


def test_new_tables_stay_awake_and_are_found_after_a_restart(tmp_path: Path) -> None:
    @in_house
    async def make(house: Kept) -> None:
        await house.open("t1")
        await long_after(clock)
        assert await listed(house) == ["t1"]

    @in_house
    async def find(house: Kept) -> None:
        await until(lambda: house.live)
        assert await listed(house) == ["t1"]
        with short(NEW_SECONDS=0.0):
            await long_after(clock)
            assert not house.live

    @in_house
    async def too_late(house: Kept) -> None:
        await long_after(clock)
        assert await listed(house) == []

    with sleeping() as clock:
        make(tmp_path)
        find(tmp_path)
        with short(NEW_SECONDS=0.0):
            too_late(tmp_path)


@in_house
async def test_the_list_wakes_nobody(house: Kept) -> None:
    live = await house.open("t1")
    house.forget(live)
    with patch.object(house.storage, "_read", fail):
        assert await listed(house) == []
    assert not house.live


# A person's own tables.


async def known(house: House, key: str) -> list[tuple[str, str]]:
    return [(known.table.id, known.table.status) for known in await house.known_to(key)]


def test_ones_own_tables_are_known_though_they_sleep_and_after_a_restart(tmp_path: Path) -> None:
    @in_house
    async def make(house: Kept) -> None:
        await house.begun(name="t1")
        waits = await house.open("t2", host=PLAYER[1])
        await house.say(waits, Sit(PLAYER[2], 2, "Cecilia"))
        await house.say(waits, Stand(PLAYER[2], 2))
        assert await known(house, PLAYER[1]) == [("t1", "playing"), ("t2", "open")]
        for viewer in list(house.live["t1"].outlets):
            house.leave(house.live["t1"], viewer)
        await long_after(clock)
        assert not house.live
        with patch.object(house.storage, "rows", fail):
            await check(house)
        assert not house.live, "it wakes nobody who went to sleep here"

    @in_house
    async def find(house: Kept) -> None:
        await until(lambda: house.live)  # all under way are woken
        await long_after(clock)
        assert not house.live
        await check(house)

    async def check(house: Kept) -> None:
        assert await known(house, PLAYER[0]) == [("t1", "playing")]
        assert await known(house, PLAYER[1]) == [("t1", "playing"), ("t2", "open")]
        assert await known(house, PLAYER[2]) == [("t1", "playing")], "they left the other"
        assert await known(house, "stranger") == []
        first, second, third = [(await house.known_to(who))[0] for who in PLAYER.values()]
        assert first.waits_for == second.waits_for == third.waits_for
        yours = [
            name for name, told in zip(NAMES, (first, second, third), strict=True) if told.yours
        ]
        assert yours == first.waits_for

    with short(NEW_SECONDS=0.0), sleeping() as clock:
        make(tmp_path)
        find(tmp_path)


@in_house
async def test_of_ones_own_tables_nobody_learns_who_has_answered(house: Kept) -> None:
    live = await house.begun()
    await house.to_window(live)
    asked = sorted(live.table.asked)
    mover = house.move(live)
    await house.settled(live)
    for seat in range(3):
        [told] = await house.known_to(PLAYER[seat])
        assert told.waits_for == [NAMES[seat] for seat in asked]
        assert told.yours == (seat in asked and seat != mover.seat)


@in_house
async def test_a_finished_game_is_known_with_its_winner(house: Kept) -> None:
    live = await house.begun()
    while live.table.status == "playing":
        house.move(live)
    await house.settled(live)
    [told] = await house.known_to(PLAYER[0])
    assert (told.table.status, told.waits_for, told.yours) == ("over", [], False)
    assert "win" in told.result or "victory" in told.result


@in_house
async def test_a_table_that_cannot_go_on_hides_no_other(house: Kept) -> None:
    for name in ("t1", "t2"):
        house.forget(await house.open(name))
    house.closed["t2"] = "It cannot go on."
    assert await known(house, PLAYER[0]) == [("t1", "open")]
    with patch.object(house.storage, "held", fail_to_read), pytest.raises(BadStore) as wrong:
        await house.known_to(PLAYER[0])
    assert str(wrong.value) == NOT_READ


def fail_to_read(*_: object) -> None:
    raise BadStore("/secret/place/regalia.db cannot be read.")


# The end.


@in_house
async def test_what_is_on_its_way_at_the_end_is_stored_and_answered(house: Kept) -> None:
    live = await house.begun()
    house.storage.shut = True
    move = house.move(live)
    stopping = begin(house.stop())
    await not_yet(house, stopping)
    house.storage.open()
    await stopping
    assert house.outs[move.seat].kinds() == ["answer", "update"]


def test_the_owner_of_a_server_is_told_what_is_wrong(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    @in_house
    async def lose(house: Kept) -> None:
        live = await house.begun()
        house.storage.full = True
        house.move(live)
        with pytest.raises(BadStore):
            await house.settled(live)

    with caplog.at_level(logging.ERROR):
        lose(tmp_path)
    assert "no space left on device" in caplog.text.lower()
