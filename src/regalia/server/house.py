"""The house: all tables that are awake, between what is said, the store, the clock and the bots.

Everything that is told waits behind all that it follows from: an answer, or the sight of a new
viewer, leaves only when every row before it is on disk.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, Protocol

import msgspec

from regalia import games
from regalia.engine.errors import BadData, BadDump, BadOption, BadRecord, Refusal
from regalia.engine.game import Game
from regalia.server.storage import BadStore, Header, Storage
from regalia.server.thinking import Task, Thinkers
from regalia.table import telling
from regalia.table.chairs import Untimely
from regalia.table.inputs import Input, Message, Thought, Unwatch, Wake, Watch
from regalia.table.log import Row
from regalia.table.setup import Setup
from regalia.table.table import Effects, Table
from regalia.table.window import Draw

log = logging.getLogger("regalia.server")

IDLE_SECONDS: Final = 60.0
"""A table that nobody looks at and that waits for nothing is put to sleep after so long."""
TRIES: Final = 3
RETRY_SECONDS: Final = 5.0
"""A bot whose worker was killed is asked again; after so many tries each time after a pause."""


class Closed(Refusal):
    """A table that cannot go on under these rules."""


class Gone(Refusal):
    """There is no such table."""


class Outlet(Protocol):
    """Where a viewer's messages go."""

    def send(self, body: bytes) -> None:
        """Send a message (JSON, without its number) or lose the connection."""

    def drop(self) -> None:
        """End the connection, for its viewer to come again."""


@dataclass(slots=True)
class Delivery:
    """What is to be sent once all rows up to here are stored."""

    effects: Effects
    done: asyncio.Future[None] | None = None
    stored: bool = False


@dataclass(slots=True)
class Live:
    """A table that is awake, and who is connected to it."""

    name: str
    table: Table
    data_text: str
    """The text of its data file; empty if it is the game's own."""
    outlets: dict[int, Outlet] = field(default_factory=dict)
    pending: deque[Delivery] = field(default_factory=deque)
    thinking: dict[tuple[int, int], int] = field(default_factory=dict)
    timer: asyncio.TimerHandle | None = None
    wake: int = 0
    """When the table wants to be woken, or 0."""
    status: str = ""
    """What the store was last told of it."""
    used: float = 0.0
    lost: bool = False

    def idle(self) -> bool:
        """Whether nobody would miss it."""
        return not (self.outlets or self.pending or self.thinking or self.timer)


class House:
    """All tables. ``draw`` is for tests that decide what chance brings."""

    def __init__(self, storage: Storage, thinkers: Thinkers, draw: Draw | None = None) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.draw = draw
        self.live: dict[str, Live] = {}
        self.closed: dict[str, str] = {}
        self.waking: dict[str, asyncio.Future[Live]] = {}
        self.games: dict[tuple[str, str], Game] = {}
        self.viewers = 0
        self.latest = 0
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    def now(self) -> int:
        """The UTC millisecond; never one before the last that was told."""
        self.latest = max(self.latest, time.time_ns() // 1_000_000)
        return self.latest

    # Beginning and end.

    def start(self) -> None:
        """Begin to store, and wake the tables whose games are under way."""
        loop = asyncio.get_running_loop()
        self.storage.start(loop.call_soon_threadsafe)
        self._keep(self._wake_all())
        self._keep(self._let_sleep())

    async def stop(self) -> None:
        """Send everybody away, once all that was said is stored and answered."""
        self.stopping = True
        for task in list(self.tasks):
            task.cancel()
        self.thinkers.stop()
        for live in self.live.values():
            if live.timer is not None:
                live.timer.cancel()
                live.timer = None
        while any(live.pending for live in self.live.values()):
            await asyncio.sleep(0.005)
        await asyncio.to_thread(self.storage.close)

    def _keep(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _wake_all(self) -> None:
        for header, _status in await asyncio.to_thread(self.storage.headers, "playing"):
            try:
                await self.table(header.table)
            except Refusal as wrong:
                log.warning("Table %s is closed: %s", header.table, wrong)
            await asyncio.sleep(0)

    async def _let_sleep(self) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS / 2)
            before = time.monotonic() - IDLE_SECONDS
            for live in [live for live in self.live.values() if live.idle() and live.used < before]:
                del self.live[live.name]

    # Tables.

    def game(self, name: str, data: str = "", digest: str = "") -> Game:
        """A game by name, with its own data or with those of this text.

        Raises:
            BadOption, BadData: there is none.
        """
        known = self.games.get((name, digest))
        if known is None:
            known = games.load(name, data or None)
            self.games[name, digest] = self.games[name, known.data_hash] = known
        return known

    async def make(self, name: str, setup: Setup) -> Live:
        """A new table, once it is stored."""
        game = self.game(setup.game, digest=setup.data)
        table = Table(game, setup, name, self.draw)
        now = self.now()
        live = Live(name, table, self._foreign(game), used=time.monotonic())
        self.live[name] = live
        header = Header(
            name,
            now,
            setup.game,
            game.version,
            setup.seats,
            setup.options,
            setup.data,
            setup.listed,
        )
        first = Effects(rows=[setup.row(now, game.version)])
        await self._done(live, first, header)
        return live

    async def table(self, name: str) -> Live:
        """The table of this name, woken if it sleeps.

        Raises:
            Gone: there is none.
            Closed: it cannot go on under these rules.
        """
        live = self.live.get(name)
        if live is not None:
            live.used = time.monotonic()
            return live
        if name in self.closed:
            raise Closed(self.closed[name])
        waking = self.waking.get(name)
        if waking is None:
            waking = asyncio.ensure_future(self._wake(name))
            self.waking[name] = waking
            waking.add_done_callback(lambda _: self.waking.pop(name, None))
        return await asyncio.shield(waking)

    async def _wake(self, name: str) -> Live:
        header, rows, text = await asyncio.to_thread(self._read, name)
        if header is None:
            raise Gone("There is no such table.")
        try:
            live = self._restored(header, rows, text)
        except (BadRecord, BadDump, BadOption, BadData) as wrong:
            self.closed[name] = str(wrong)
            raise Closed(str(wrong)) from None
        self.live[name] = live
        self._after(live, live.table.handle(Wake(), self.now()))
        return live

    def _read(self, name: str) -> tuple[Header | None, list[Row], str]:
        header = self.storage.header(name)
        if header is None:
            return None, [], ""
        return header, self.storage.rows(name), self.storage.data(header.data) or ""

    def _restored(self, header: Header, rows: list[Row], text: str) -> Live:
        """The table as its log tells it, with the data it was begun with."""
        game = self.game(header.game)
        if game.data_hash != header.data:
            game = self.game(header.game, text, header.data)
        if game.version != header.rules or game.data_hash != header.data:
            raise BadRecord(
                f"This table was begun under rules version {header.rules} of {game.title} and "
                f"cannot go on: these are version {game.version}, or its cards are not kept."
            )
        table = Table.restore(game, rows, self.now(), header.table, self.draw)
        return Live(header.table, table, self._foreign(game), used=time.monotonic())

    def _foreign(self, game: Game) -> str:
        """The text of a game's data file, or nothing if it is the game's own."""
        own = game.data_hash == self.game(game.name).data_hash
        return "" if own else game.data_text

    async def listed(self, most: int) -> list[dict[str, object]]:
        """The listed tables that wait for players, the newest first, as everybody may know them."""
        found: list[dict[str, object]] = []
        for header in await asyncio.to_thread(self.storage.listed, most):
            with suppress(Refusal):  # one that is closed waits for nobody
                found.append(telling.public((await self.table(header.table)).table))
        return found

    # What is said.

    async def say(self, live: Live, said: Input) -> None:
        """Say something to a table and wait until what follows is stored.

        Raises:
            Refusal: it cannot be; nothing has changed.
            BadStore: it could not be stored, and did not happen.
        """
        await self._done(live, self._handle(live, said))

    def tell(self, live: Live, said: Input) -> None:
        """Say something to a table; what follows is sent when it is stored.

        Raises:
            Refusal: it cannot be; nothing has changed.
        """
        effects = self._handle(live, said)
        self._store(live, Delivery(effects))
        self._after(live, effects)

    def _handle(self, live: Live, said: Input) -> Effects:
        """What follows from something said, after all that was due before it."""
        if live.lost:
            raise BadStore("The table could not be stored; try again.")
        now = self.now()
        if 0 < live.wake <= now and not isinstance(said, Wake):
            self.tell(live, Wake())
        try:
            return live.table.handle(said, now)
        except Refusal:
            raise
        except Exception as wrong:  # ours; what is stored is sound, so the table goes on from there
            log.exception("Table %s failed at %r", live.name, said)
            lost = BadStore("The table failed and is taken up again from the disk; try again.")
            self._lose(live, lost)
            raise lost from wrong

    async def _done(self, live: Live, effects: Effects, header: Header | None = None) -> None:
        """Wait until effects are stored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._store(live, Delivery(effects, done), header)
        self._after(live, effects)
        await done

    def _store(self, live: Live, delivery: Delivery, header: Header | None = None) -> None:
        """Queue what is to be sent behind its rows; to be called before anything else is said."""
        live.pending.append(delivery)
        effects = delivery.effects
        if not effects.rows:
            delivery.stored = True
            self._flush(live)
            return

        def answer() -> None:
            self._send(live, effects.answers)
            effects.answers = []

        def tell() -> None:
            delivery.stored = True
            self._flush(live)

        status = live.table.status if live.table.status != live.status else None
        live.status = live.table.status
        self.storage.append(
            live.name,
            live.table.rows - len(effects.rows),
            effects.rows,
            (answer, tell),
            lambda wrong: self._lose(live, wrong),
            header=header,
            data_text=live.table.game.data_text if header is not None else "",
            status=status,
        )

    def _flush(self, live: Live) -> None:
        """Send all that waits for nothing any more."""
        while live.pending and live.pending[0].stored:
            delivery = live.pending.popleft()
            self._send(live, delivery.effects.answers)
            self._send(live, delivery.effects.messages)
            if delivery.done is not None and not delivery.done.done():
                delivery.done.set_result(None)

    def _send(self, live: Live, messages: list[Message]) -> None:
        encoded: dict[int, bytes] = {}
        for message in messages:
            outlet = live.outlets.get(message.viewer)
            if outlet is None:
                continue
            body = encoded.get(id(message.body))
            if body is None:
                body = encoded[id(message.body)] = msgspec.json.encode(message.body)
            outlet.send(body)

    def _lose(self, live: Live, wrong: BadStore) -> None:
        """What the table has in memory did not reach the disk: forget it, let all come again."""
        if live.lost:
            return
        live.lost = True
        log.error("Table %s could not be stored: %s", live.name, wrong)
        if self.live.get(live.name) is live:
            del self.live[live.name]
        if live.timer is not None:
            live.timer.cancel()
        for delivery in live.pending:
            if delivery.done is not None and not delivery.done.done():
                delivery.done.set_exception(wrong)
        live.pending.clear()
        for outlet in list(live.outlets.values()):
            outlet.drop()

    # What follows by itself.

    def _after(self, live: Live, effects: Effects) -> None:
        """Set the clock and let the bots think."""
        live.used = time.monotonic()
        if self.stopping or live.lost:
            return
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        live.wake = effects.wake
        if effects.wake:
            wait = max(effects.wake - self.now(), 0) / 1000
            live.timer = asyncio.get_running_loop().call_later(wait, self._alarm, live)
        for seat, number, kind in live.table.wanted():
            if (seat, number) not in live.thinking:
                live.thinking[seat, number] = 0
                self._think(live, seat, number, kind)

    def _alarm(self, live: Live) -> None:
        live.timer = None
        self._try(live, Wake())

    def _try(self, live: Live, said: Input) -> None:
        """Say something on nobody's behalf."""
        try:
            self.tell(live, said)
        except Refusal as wrong:
            log.error("Table %s: %s", live.name, wrong)

    def _think(self, live: Live, seat: int, number: int, kind: str) -> None:
        """Hand a bot its world; once it has answered, the table hears of it."""
        if self.stopping or live.lost or (seat, number, kind) not in live.table.wanted():
            live.thinking.pop((seat, number), None)
            return
        world, luck = live.table.world(seat)
        setup = live.table.setup
        task = Task(
            setup.game, live.data_text, tuple(setup.options.items()), tuple(world), seat, kind, luck
        )
        loop = asyncio.get_running_loop()
        future = self.thinkers.think(task)

        def found() -> None:
            if self.stopping or live.lost or future.cancelled():
                return
            wrong = future.exception()
            if isinstance(wrong, BrokenProcessPool):  # whoever killed it, the game waits for it
                live.thinking[seat, number] += 1
                wait = 0.0 if live.thinking[seat, number] < TRIES else RETRY_SECONDS
                loop.call_later(wait, self._think, live, seat, number, kind)
                return
            del live.thinking[seat, number]
            if wrong is None:
                self._try(live, Thought(seat, number, tuple(future.result())))
            else:
                log.error("Table %s, seat %s: the bot %s failed: %s", live.name, seat, kind, wrong)

        future.add_done_callback(lambda _: _call(loop, found))

    # Viewers.

    def enter(self, live: Live, outlet: Outlet, key: str, line: int, words: bool) -> int:
        """A viewer comes; gives the number by which he says what he says."""
        if live.lost:
            raise Untimely("The table could not be stored; try again.")
        self.viewers += 1
        viewer = self.viewers
        live.outlets[viewer] = outlet
        self.tell(live, Watch(viewer, key, line, words))
        return viewer

    def leave(self, live: Live, viewer: int) -> None:
        """A viewer has gone."""
        if live.outlets.pop(viewer, None) is not None and not live.lost:
            self.tell(live, Unwatch(viewer))


def _call(loop: asyncio.AbstractEventLoop, do: Callable[[], None]) -> None:
    """Run something on the loop, unless it has ended."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(do)
