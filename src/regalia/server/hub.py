"""The tables in memory, between their viewers, the store, the clock and the bots.

An answer, an error, or a new viewer's first observation is sent only after every log row that it
depends on is on disk.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from functools import partial
from typing import Any, Final

from regalia import wire
from regalia.engine.errors import BadData, BadDump, BadOption, BadRecord, Refusal
from regalia.engine.game import Game
from regalia.server.aside import Aside, Busy
from regalia.server.bot_pool import BotPool, call, pause_after, traced
from regalia.server.card_files import CardFiles
from regalia.server.fair_queue import Turnstile
from regalia.server.limits import IDLE_SECONDS, MOST_SUMMARIES, NEW_SECONDS, PRESENCE_SECONDS
from regalia.server.live_table import (
    Closed,
    Delivery,
    LiveTable,
    NotFound,
    PagePresence,
    Subscriber,
    TableSummary,
    bot_task,
    changes_by,
    encode_once,
    summary_of,
)
from regalia.server.storage import Header, Storage
from regalia.server.store_lock import BadStore, DamagedStore
from regalia.server.taking_up import GameFiles, stored, take_up, under_way
from regalia.server.usage import PLAYER, SENDER, Usage
from regalia.table.handling import handle
from regalia.table.inputs import BotMove, Input, Unwatch, Wake, Watch
from regalia.table.output import Message, Output
from regalia.table.preferences import restore_preferences
from regalia.table.preferences import saved as saved_preferences
from regalia.table.setup import Setup
from regalia.table.table import Table
from regalia.table.timing import visit_time
from regalia.table.window import Draw

log = logging.getLogger("regalia.server")

LATE: Final = 200
"""Milliseconds by which a wake-up may be late before the process counts as stalled."""
PATIENCE_SECONDS: Final = 0.25
"""Seconds after a stall in which messages are read before a table is woken."""

NOT_STORED: Final = "The table could not be stored; try again."
NOT_READ: Final = "The table could not be read; try again."
FAILED: Final = "The table failed and is taken up again from the disk; try again."


class TableHub:
    """All tables. Tests pass ``draw`` to decide the outcomes of chance."""

    def __init__(
        self,
        storage: Storage,
        bot_pool: BotPool,
        draw: Draw | None = None,
        card_files: CardFiles | None = None,
    ) -> None:
        self.storage = storage
        self.bot_pool = bot_pool
        self.draw = draw
        self.live: dict[str, LiveTable] = {}
        self.closed: dict[str, str] = {}
        self.summaries: OrderedDict[str, TableSummary] = OrderedDict()
        """Summaries of unloaded tables, valid until the table is loaded again."""
        self.usage = Usage(self.live, self.summaries)
        self.turnstile = Turnstile()
        self.loading: dict[str, asyncio.Future[LiveTable]] = {}
        self.card_files = card_files or CardFiles()
        self.aside = Aside(self.turnstile)
        self.files = GameFiles(self.card_files.by_hash(), self.aside)
        self.games = self.files.games
        self.viewers = 0
        self.epoch = 0
        """UTC minus the monotonic clock, in nanoseconds; never decreases."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    def now(self) -> int:
        """The UTC millisecond. It never goes back, even if the system clock is set back."""
        elapsed = time.monotonic_ns()
        self.epoch = max(self.epoch, time.time_ns() - elapsed)
        return (self.epoch + elapsed) // 1_000_000

    # Start and stop.

    def start(self) -> None:
        """Start the storage; load the tables in play, and the new tables, which are listed."""
        loop = asyncio.get_running_loop()
        self.storage.start(loop.call_soon_threadsafe)
        self._run_task(self._load_all())
        self._run_task(self._unload_idle())

    async def stop(self) -> None:
        """Stop timers and bots, send all pending messages, and close the store."""
        self.stopping = True
        working: list[asyncio.Future[Any]] = [*self.tasks, *self.loading.values()]
        for one in working:
            one.cancel()
        self.bot_pool.stop()
        self.aside.stop()
        for live in self.live.values():
            if live.timer is not None:
                live.timer.cancel()
                live.timer = None
        while any(live.pending for live in self.live.values()):
            await asyncio.sleep(0.005)
        await asyncio.to_thread(self.storage.close)

    def _run_task(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _load_all(self) -> None:
        try:
            since = self.now() - int(NEW_SECONDS * 1000)
            table_ids = await asyncio.to_thread(under_way, self.storage, since)
        except BadStore as error:
            log.error("%s", error)
            return
        for table_id in table_ids:
            try:
                await self.table(table_id)
            except Busy:
                return
            except Refusal as error:
                log.warning("Table %s is closed: %s", table_id, error)
            except Exception:  # the other tables can go on
                log.exception("Table %s cannot be loaded", table_id)
            await asyncio.sleep(0)

    async def _unload_idle(self) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS / 2)
            before = time.monotonic() - IDLE_SECONDS
            for live in list(self.live.values()):
                if live.used < before and live.idle() and not self.is_new(live):
                    self.unload(live)

    def unload(self, live: LiveTable) -> None:
        """Unload a table and keep its summary."""
        del self.live[live.id]
        self.summaries[live.id] = summary_of(live)
        if len(self.summaries) > MOST_SUMMARIES:
            self.summaries.popitem(last=False)

    def is_new(self, live: LiveTable) -> bool:
        """Whether the table was made recently and waits for players."""
        return live.table.status == "open" and self.now() - live.made < NEW_SECONDS * 1000

    # Tables.

    def game(self, name: str, digest: str = "") -> Game:
        """A game by name, with its own data file or with one that was read with this hash.

        Raises:
            BadOption, BadData: there is no such game, or no such data was read.
        """
        return self.files.known(name, digest)

    async def make(
        self, table_id: str, setup: Setup, fill: Callable[[Table, int], Output] | None = None
    ) -> LiveTable:
        """A new table, returned once it is stored.

        The rows of ``fill`` (`seat_again`) are stored with it at once; nobody finds it before.

        Raises:
            BadOption, BadData, BadDump: there is no such game, or the setup is not valid for it.
            OverLimit: the sender's address has made too many.
            BadStore: the table could not be stored and does not exist.
        """
        self.usage.check_new_table(setup.listed)
        game = self.game(setup.game, digest=setup.data)
        table = Table(game, setup, table_id, self.draw)
        now = self.now()
        output = Output() if fill is None else fill(table, now)
        output.rows.insert(0, setup.row(now, game.version))
        live = LiveTable(table_id, table, now, game.foreign_data(), used=time.monotonic())
        self.live[table_id] = live
        self.usage.note_new_table(live)
        header = Header(
            table=table_id,
            at=now,
            game=setup.game,
            rules=game.version,
            seats=setup.seats,
            options=setup.options,
            data=setup.data,
            listed=setup.listed,
        )
        self._store(live, Delivery(output), header)
        self._after(live, output)
        await self.settled(live)
        return live

    async def table(self, table_id: str) -> LiveTable:
        """The table with this id; it is loaded if necessary.

        Raises:
            NotFound: there is no such table.
            Closed: it cannot be played on under these rules.
            BadStore: it cannot be read.
        """
        live = self.live.get(table_id)
        if live is not None and not live.lost:
            live.used = time.monotonic()
            return live
        if table_id in self.closed:
            raise Closed(self.closed[table_id])
        loading = self.loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self.loading[table_id] = loading
            loading.add_done_callback(partial(self._loaded, table_id))
        live = await self.turnstile.after(loading, SENDER.get(), PLAYER.get())
        here = self.live.get(table_id) is live and not live.lost
        return live if here else await self.table(table_id)

    def _loaded(self, table_id: str, loading: asyncio.Future[LiveTable]) -> None:
        self.loading.pop(table_id, None)
        _ = loading.cancelled() or loading.exception()  # whoever asked may have left

    async def _load(self, table_id: str) -> LiveTable:
        before = self.live.get(table_id)
        if before is not None and not before.lost:  # made meanwhile
            return before
        if before is not None:  # some of its rows may still reach the disk
            await before.ended.wait()
        try:
            header, text, chosen = await asyncio.to_thread(stored, self.storage, table_id)
            if table_id in self.live:  # made meanwhile
                return self.live[table_id]
            if header is None:
                raise NotFound("There is no such table.")
            live = await self._restored(header, text, chosen)
            if table_id in self.live:
                return self.live[table_id]
        except (BadRecord, BadDump, BadOption, BadData, DamagedStore) as error:
            self.closed[table_id] = str(error)
            raise Closed(str(error)) from None
        except (NotFound, Busy):
            raise
        except Exception as error:  # the details are not for strangers
            log.error("Table %s cannot be read", table_id, exc_info=error)
            raise BadStore(NOT_READ) from None
        self.live[table_id] = live
        summary = self.summaries.pop(table_id, None)
        live.owner = summary.owner if summary is not None else ""
        self.submit(live, Wake())
        return live

    async def _restored(self, header: Header, text: str, chosen: str | None) -> LiveTable:
        """The table restored from its log and preferences, with the data file of its beginning."""
        game = self.game(header.game)
        if game.data_hash != header.data:
            game = await self.files.read(header.game, text, header.data)
        if game.version != header.rules or game.data_hash != header.data:
            raise BadRecord(
                f"This table was begun under rules version {header.rules} of {game.title} and "
                f"cannot go on: these are version {game.version}, or its cards are not kept."
            )
        taken = await take_up(self.storage, self.turnstile, game, header.table, self.draw)
        now = self.now()
        ahead = max(taken.last.at - now, 0)
        table = taken.finish(now + ahead)
        if chosen is not None:
            try:
                restore_preferences(table, chosen)
            except Refusal as error:  # the game goes on without them
                log.warning("Table %s: %s", header.table, error)
        data = game.foreign_data()
        return LiveTable(header.table, table, header.at, data, ahead, used=time.monotonic())

    # Input.

    def submit(self, live: LiveTable, table_input: Input) -> None:
        """Pass an input to a table; the resulting messages are sent once its rows are stored.

        Raises:
            Refusal: the input is not valid now, or too much for its sender; nothing has changed.
        """
        self.usage.check(live, table_input)
        output = self._handle(live, table_input)
        self.usage.note(live, table_input, output.rows)
        self._store(live, Delivery(output))
        if output.held:
            self._store_held(live)
        self._after(live, output)

    def _store_held(self, live: LiveTable) -> None:
        """Store the answers that wait to take effect; no message waits for that."""
        done = partial(self._held_stored, live)
        live.unstored += 1
        try:
            text = saved_preferences(live.table)
            self.storage.append(live.id, live.table.row_count, [], (done,), done, preferences=text)
        except Exception as error:
            done(error)

    def _held_stored(self, live: LiveTable, error: Exception | None = None) -> None:
        live.unstored -= 1
        if error is not None:
            self._not_stored(live, Delivery(Output()), error)
        elif live.lost:
            self._flush(live)

    def reply(self, live: LiveTable, viewer: int, body: wire.Error | wire.Pong) -> None:
        """Send a viewer an error or a pong, after everything that was to be sent before."""
        if not live.lost:
            self._store(live, Delivery(Output(answers=[Message(viewer, 0, body)])))

    async def settled(self, live: LiveTable) -> None:
        """Wait until all rows of the table so far are stored.

        Raises:
            BadStore: they could not be stored, so that what they record did not happen.
        """
        if live.lost:
            raise BadStore(live.lost)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._store(live, Delivery(Output(), done))
        await done

    def _handle(self, live: LiveTable, table_input: Input) -> Output:
        """The output of the table for an input, after every timer that was due before it."""
        if live.lost:
            raise BadStore(live.lost)
        now = self.now() + live.ahead
        if 0 < live.wake <= now and not isinstance(table_input, Wake):
            if self._was_stalled(live, now):
                now = live.wake - 1
            else:
                self.submit(live, Wake())
        try:
            return handle(live.table, table_input, now)
        except Refusal:
            raise
        except Exception as error:  # a bug of ours; the stored log is sound: go on from there
            log.exception("Table %s failed at %s", live.id, type(table_input).__name__)
            self._lose(live, FAILED)
            raise BadStore(FAILED) from error

    def _store(self, live: LiveTable, delivery: Delivery, header: Header | None = None) -> None:
        """Append the rows and queue the messages behind them; call this before the next input.

        Raises:
            BadStore: the storage accepts no more rows.
        """
        live.pending.append(delivery)
        output = delivery.output
        if not output.rows and not output.preferences:
            delivery.stored = True
            self._flush(live)
            return
        try:
            self.storage.append(
                live.id,
                live.table.row_count - len(output.rows),
                output.rows,
                # Two callbacks: the kill tests kill a server between the answer and the rest.
                (partial(self._answer, live, delivery), partial(self._stored, live, delivery)),
                partial(self._not_stored, live, delivery),
                header=header,
                data_text=live.table.game.data_text if header is not None else "",
                **changes_by(live, output.rows),
                preferences=saved_preferences(live.table) if output.preferences else None,
            )
        except Exception as error:
            self._not_stored(live, delivery, error)
            raise BadStore(live.lost) from None

    def _answer(self, live: LiveTable, delivery: Delivery) -> None:
        self._send(live, delivery.output.answers)
        delivery.output.answers = []

    def _stored(self, live: LiveTable, delivery: Delivery) -> None:
        delivery.stored = True
        self._flush(live)

    def _not_stored(self, live: LiveTable, delivery: Delivery, error: Exception) -> None:
        """Handle rows that could not be written: no later row of this table is written either."""
        if not live.lost:
            log.error("Table %s could not be stored: %s", live.id, error)
        delivery.stored = False
        self._lose(live, error.told if isinstance(error, BadStore) else NOT_STORED)

    def _flush(self, live: LiveTable) -> None:
        """Send everything whose rows are stored."""
        while live.pending and live.pending[0].stored:
            delivery = live.pending.popleft()
            self._answer(live, delivery)
            self._send(live, delivery.output.messages)
            if delivery.done is not None and not delivery.done.done():
                delivery.done.set_result(None)
        if live.lost and not live.unstored and all(one.stored is not None for one in live.pending):
            self._end(live)

    def _send(self, live: LiveTable, messages: list[Message]) -> None:
        encoded: dict[int, bytes] = {}
        for message in messages:
            subscriber = live.subscribers.get(message.viewer)
            if subscriber is None:
                continue
            subscriber.deliver(message, partial(encode_once, message.body, encoded))

    def _lose(self, live: LiveTable, sentence: str) -> None:
        """Give up the table in memory, because it no longer agrees with its log.

        Rows on their way to the disk are still answered when the storage reports on them.
        """
        live.lost = live.lost or sentence
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        self._flush(live)

    def _end(self, live: LiveTable) -> None:
        """Drop a lost table that has no rows on their way, and disconnect its viewers."""
        if self.live.get(live.id) is live:
            del self.live[live.id]
        for delivery in live.pending:
            if delivery.done is not None and not delivery.done.done():
                delivery.done.set_exception(BadStore(live.lost))
        live.pending.clear()
        for subscriber in list(live.subscribers.values()):
            subscriber.drop(live.lost)
        live.ended.set()

    # Timers and bots.

    def _after(self, live: LiveTable, output: Output) -> None:
        """Set the timer and start the bots that the table now waits for."""
        live.used = time.monotonic()
        if self.stopping or live.lost:
            return
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        live.wake = output.wake
        if output.wake:
            loop = asyncio.get_running_loop()
            wait = max(output.wake - self.now() - live.ahead, 0) / 1000
            if live.stalled == live.wake:
                wait = max(wait, live.patient_until - loop.time())
            live.timer = loop.call_later(wait, self._wake_table, live)
        self._start_bots(live)

    def _start_bots(self, live: LiveTable) -> None:
        """Start the bots that the table waits for and that do not think yet."""
        for seat, number, kind in live.table.bots_to_move():
            if (seat, number) not in live.thinking:
                live.thinking[seat, number] = 0
                self._think(live, seat, number, kind)

    def _wake_table(self, live: LiveTable) -> None:
        """Wake a table, or after a stall first read what has arrived in the meantime."""
        live.timer = None
        if self._was_stalled(live, self.now() + live.ahead):
            loop = asyncio.get_running_loop()
            live.timer = loop.call_at(live.patient_until, self._wake_table, live)
        else:
            self._try(live, Wake())

    def _was_stalled(self, live: LiveTable, now: int) -> bool:
        """Whether a wake-up is so late that messages may still wait in the sockets.

        Then the table waits `PATIENCE_SECONDS`, and what is read until then counts as in time.
        """
        if now - live.wake <= LATE:
            return False
        time_now = asyncio.get_running_loop().time()
        if live.stalled != live.wake:
            live.stalled, live.patient_until = live.wake, time_now + PATIENCE_SECONDS
        return time_now < live.patient_until

    def _try(self, live: LiveTable, table_input: Input) -> None:
        """Submit an input that comes from no viewer; log a refusal."""
        try:
            self.submit(live, table_input)
        except Refusal as error:
            if not live.lost:  # a lost table has been logged already
                log.error("Table %s: %s", live.id, error)

    def _think(self, live: LiveTable, seat: int, number: int, kind: str) -> None:
        """Send a bot's task to the pool, if the table still waits for it."""
        if self.stopping or live.lost:
            return
        wanted = partial(live.waits_for, seat, number, kind)
        if not wanted():
            live.thinking.pop((seat, number), None)
            self._start_bots(live)
            return
        loop = asyncio.get_running_loop()
        try:
            future = self.bot_pool.think(bot_task(live, seat, kind), wanted, live.owner)
        except Exception as error:  # whatever it is, no viewer can help
            self._think_again(live, seat, number, kind, error)
            return
        found = partial(self._found, live, seat, number, kind, future)
        future.add_done_callback(lambda _: call(loop, found))

    def _found(
        self, live: LiveTable, seat: int, number: int, kind: str, future: Future[list[int]]
    ) -> None:
        """Submit the move that a bot found, or retry."""
        if self.stopping or live.lost:
            return
        try:
            steps = tuple(future.result())
            if not steps:  # it was not wanted
                self._think(live, seat, number, kind)
                return
            self.submit(live, BotMove(seat, number, steps))
        except Exception as error:
            if not live.lost:
                self._think_again(live, seat, number, kind, error)
            return
        live.thinking.pop((seat, number), None)

    def _think_again(
        self, live: LiveTable, seat: int, number: int, kind: str, error: Exception
    ) -> None:
        """Ask a failed bot again, since the game waits for it."""
        live.thinking[seat, number] += 1
        tries = live.thinking[seat, number]
        wait = pause_after(tries, error)
        if wait > 0.0:
            failed = "Table %s, seat %s: the bot %s failed: %s"
            log.error(failed, live.id, seat, kind, error, exc_info=traced(error))
        asyncio.get_running_loop().call_later(wait, self._think, live, seat, number, kind)

    # Viewers.

    def enter(
        self,
        live: LiveTable,
        subscriber: Subscriber,
        key: str,
        line: int,
        words: bool,
        for_page: bool = False,
    ) -> int:
        """Add a viewer; returns the number that identifies the viewer in inputs.

        Raises:
            BadStore: the table is lost.
        """
        if live.lost:
            raise BadStore(live.lost)
        if self.storage.misplaced:
            raise BadStore(NOT_STORED)
        self.viewers += 1
        viewer = self.viewers
        live.subscribers[viewer] = subscriber
        self.submit(live, Watch(viewer, key, line, words, for_page))
        return viewer

    def mark_present(self, live: LiveTable, key: str) -> None:
        """Count a holder of a seat as present for a while after they load the text page."""
        if not live.table.seats_of(key):
            return
        if live.belongs_to(key):
            live.owner = live.owner or SENDER.get()
        presence = live.presences.get(key)
        if presence is None:
            presence = PagePresence()
            presence.viewer = self.enter(live, presence, key, len(live.table.lines), False)
            live.presences[key] = presence
        if presence.until is not None:
            presence.until.cancel()
        now = self.now() + live.ahead
        seconds = (visit_time(live.table, now) - now) / 1000 + PRESENCE_SECONDS
        loop = asyncio.get_running_loop()
        presence.until = loop.call_later(seconds, self._end_presence, live, key)

    def _end_presence(self, live: LiveTable, key: str) -> None:
        self.leave(live, live.presences.pop(key).viewer)

    def leave(self, live: LiveTable, viewer: int) -> None:
        """Remove a viewer."""
        if live.subscribers.pop(viewer, None) is not None and not live.lost:
            self._try(live, Unwatch(viewer))
