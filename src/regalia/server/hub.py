"""The house: all tables that are awake, between what is said, the store, the clock and the bots.

An answer, a refusal, or the observation of a new viewer is sent only when every row that it follows
from is on disk.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Protocol

import msgspec

from regalia import bots, games, wire
from regalia.engine.errors import BadData, BadDump, BadOption, BadRecord, Refusal
from regalia.engine.game import Game
from regalia.engine.story import outcome
from regalia.page.shared_view import SharedView
from regalia.server.bot_pool import BotPool, BotTask, call
from regalia.server.storage import BadStore, Header, Storage
from regalia.table import viewer_messages
from regalia.table.handling import handle
from regalia.table.inputs import BotMove, Input, Unwatch, Wake, Watch
from regalia.table.log import TABLE, Row
from regalia.table.output import Message, Output
from regalia.table.replay import restore
from regalia.table.setup import Setup
from regalia.table.table import Table
from regalia.table.window import Draw

log = logging.getLogger("regalia.server")

IDLE_SECONDS: Final = 60.0
"""A table that nobody looks at and that waits for nothing is put to sleep after so long."""
NEW_SECONDS: Final = 600.0
"""So long a new table is listed though nobody is there, and not put to sleep."""
PRESENCE_SECONDS: Final = 90.0
"""So long after his last page somebody who reads a table in words, without a socket, is there."""
TRIES: Final = 3
"""So often a bot whose worker is killed is asked at once; then as one that fails, after a pause."""
RETRY_SECONDS: Final = 5.0
MOST_DOUBLINGS: Final = 7
"""The pause grows, so that a bot that kills every worker leaves time for the others."""

KNOWN: Final = (("playing", 40), ("open", 20), ("over", 20))
"""So many tables of each status are told to a person who holds a seat there."""
MOST_ASLEEP: Final = 2000
"""Of so many tables that sleep it is known in memory how they stand."""
OF_HOLDERS: Final = ("made", "sat", "left", "entitled")
"""What rows say that change who holds a table."""

NOT_STORED: Final = "The table could not be stored; try again."
NOT_READ: Final = "The table could not be read; try again."
FAILED: Final = "The table failed and is taken up again from the disk; try again."


class Closed(Refusal):
    """A table that cannot go on under these rules."""


class NotFound(Refusal):
    """There is no such table."""


class Subscriber(Protocol):
    """Where a viewer's messages go."""

    def deliver(self, message: Message, encode: Callable[[], bytes]) -> None:
        """Send a message or lose the connection.

        ``encode`` gives it as JSON without its number, made once for all who are told the same.
        """

    def drop(self) -> None:
        """End the connection, for its viewer to come again."""


@dataclass(slots=True)
class Delivery:
    """What is to be sent once all rows up to here are stored."""

    output: Output
    done: asyncio.Future[None] | None = None
    stored: bool | None = None
    """Whether its rows are stored; None until the storage has said."""


class PagePresence:
    """A viewer without a socket, who is there for a while after each page that he asks for."""

    def __init__(self) -> None:
        self.viewer = 0
        self.until: asyncio.TimerHandle | None = None

    def deliver(self, message: Message, encode: Callable[[], bytes]) -> None:
        """He sees it when he asks for the next page."""

    def drop(self) -> None:
        """There is no connection to end."""


@dataclass(slots=True)
class LiveTable:
    """A table that is awake, and who is connected to it."""

    name: str
    table: Table
    made: int
    """The UTC millisecond at which it was made."""
    data_text: str
    """The text of its data file; empty if it is the game's own."""
    ahead: int = 0
    """By how many milliseconds its log was ahead of our clock when it woke."""
    subscribers: dict[int, Subscriber] = field(default_factory=dict)
    pending: deque[Delivery] = field(default_factory=deque)
    thinking: dict[tuple[int, int], int] = field(default_factory=dict)
    """The bots that were asked, by seat and question, and how often each has failed."""
    timer: asyncio.TimerHandle | None = None
    wake: int = 0
    """When the table wants to be woken, or 0."""
    status: str = ""
    """What the store was last told of it."""
    used: float = 0.0
    readers: dict[str, PagePresence] = field(default_factory=dict)
    """Who reads its text page without a socket, by key."""
    shared_view: SharedView | None = None
    """What all see of it who look at its page; None before the first."""
    lost: str = ""
    """Why it cannot go on, as a sentence for those who are there."""
    ended: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once it is lost and nothing of it is on its way to the disk any more."""

    def idle(self) -> bool:
        """Whether it could be put to sleep and nobody would miss anything."""
        held = any(asked.held is not None for asked in self.table.questions.values())
        return not (held or self.subscribers or self.pending or self.thinking or self.timer)

    def attended(self) -> bool:
        """Whether the host or somebody who holds a seat is there."""
        return any(self.table.knows(viewer.key) for viewer in self.table.viewers.values())


@dataclass(frozen=True, slots=True)
class HolderSummary:
    """A table as the front page tells it to one who holds a seat there.

    ``waits_for`` are the names of those who are asked, ``yours`` whether one of them is the reader;
    ``result`` says who won.
    """

    table: wire.Table
    made: int
    yours: bool
    waits_for: list[str]
    result: str


@dataclass(frozen=True, slots=True)
class TableSummary:
    """How a table stands, as the front page tells it to one who holds a seat there.

    ``table`` is what everybody may know of it, ``asked`` the seats for which it waits, ``open``
    those of them whose persons have yet to answer, which is told to nobody else; ``seats`` are
    those of each key, ``result`` says who won.
    """

    table: wire.Table
    made: int
    asked: tuple[int, ...]
    open: tuple[int, ...]
    seats: dict[str, tuple[int, ...]]
    result: str

    def told(self, key: str) -> HolderSummary:
        """The table for who has this key."""
        yours = any(seat in self.open for seat in self.seats.get(key, ()))
        names = [self.table.seats[seat].name for seat in self.asked]
        return HolderSummary(self.table, self.made, yours, names, self.result)


class TableHub:
    """All tables. ``draw`` is for tests that decide what chance brings."""

    def __init__(self, storage: Storage, bot_pool: BotPool, draw: Draw | None = None) -> None:
        self.storage = storage
        self.bot_pool = bot_pool
        self.draw = draw
        self.live: dict[str, LiveTable] = {}
        self.closed: dict[str, str] = {}
        self.asleep: OrderedDict[str, TableSummary] = OrderedDict()
        """How tables stood when they went to sleep, and so do until they wake."""
        self.waking: dict[str, asyncio.Future[LiveTable]] = {}
        self.games: dict[tuple[str, str], Game] = {}
        self.viewers = 0
        self.epoch = 0
        """What UTC was, in nanoseconds, when the clock that is never put back said 0."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    def now(self) -> int:
        """The UTC millisecond. If the system's clock is put back it goes on evenly all the same."""
        even = time.monotonic_ns()
        self.epoch = max(self.epoch, time.time_ns() - even)
        return (self.epoch + even) // 1_000_000

    # Beginning and end.

    def start(self) -> None:
        """Begin to store, and wake the tables under way and the new ones, which are listed."""
        loop = asyncio.get_running_loop()
        self.storage.start(loop.call_soon_threadsafe)
        self._keep(self._wake_all())
        self._keep(self._let_sleep())

    async def stop(self) -> None:
        """Let nothing follow by itself any more, and close the store once all is answered."""
        self.stopping = True
        for task in list(self.tasks):
            task.cancel()
        self.bot_pool.stop()
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
        try:
            since = self.now() - int(NEW_SECONDS * 1000)
            names = await asyncio.to_thread(self._under_way, since)
        except BadStore as error:
            log.error("%s", error)
            return
        for name in names:
            try:
                await self.table(name)
            except Refusal as error:
                log.warning("Table %s is closed: %s", name, error)
            except Exception:  # the others can go on
                log.exception("Table %s cannot be woken", name)
            await asyncio.sleep(0)

    def _under_way(self, since: int) -> list[str]:
        """The tables whose games are under way, and those made since that wait for players."""
        playing = self.storage.headers("playing")
        new = self.storage.headers("open", since=since)
        return [header.table for header, _status in playing + new]

    async def _let_sleep(self) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS / 2)
            before = time.monotonic() - IDLE_SECONDS
            for live in list(self.live.values()):
                if live.used < before and live.idle() and not self._is_new(live):
                    self._put_to_sleep(live)

    def _put_to_sleep(self, live: LiveTable) -> None:
        """Forget all of a table but how it stands."""
        del self.live[live.name]
        self.asleep[live.name] = _brief(live)
        if len(self.asleep) > MOST_ASLEEP:
            self.asleep.popitem(last=False)

    def _is_new(self, live: LiveTable) -> bool:
        """Whether it was made just now and waits for players."""
        return live.table.status == "open" and self.now() - live.made < NEW_SECONDS * 1000

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

    async def make(self, name: str, setup: Setup) -> LiveTable:
        """A new table, once it is stored.

        Raises:
            BadOption, BadData, BadDump: there is no such game, or it cannot be played so.
            BadStore: it could not be stored, and there is none.
        """
        game = self.game(setup.game, digest=setup.data)
        table = Table(game, setup, name, self.draw)
        now = self.now()
        live = LiveTable(name, table, now, self._foreign(game), used=time.monotonic())
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
        self._store(live, Delivery(Output(rows=[setup.row(now, game.version)])), header)
        await self.settled(live)
        return live

    async def table(self, name: str) -> LiveTable:
        """The table of this name, woken if it sleeps.

        Raises:
            Gone: there is none.
            Closed: it cannot go on under these rules.
            BadStore: it cannot be read.
        """
        live = self.live.get(name)
        if live is not None and not live.lost:
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

    async def _wake(self, name: str) -> LiveTable:
        before = self.live.get(name)
        if before is not None:  # it was lost, and some of its rows may yet reach the disk
            await before.ended.wait()
        try:
            header, rows, text = await asyncio.to_thread(self._read, name)
            if header is None:
                raise NotFound("There is no such table.")
            live = self._restored(header, rows, text)
        except (BadRecord, BadDump, BadOption, BadData) as error:
            self.closed[name] = str(error)
            raise Closed(str(error)) from None
        except NotFound:
            raise
        except Exception as error:  # what it says is not for strangers
            log.error("Table %s cannot be read", name, exc_info=error)
            raise BadStore(NOT_READ) from None
        self.live[name] = live
        self.asleep.pop(name, None)
        self.submit(live, Wake())
        return live

    def _read(self, name: str) -> tuple[Header | None, list[Row], str]:
        header = self.storage.header(name)
        if header is None:
            return None, [], ""
        return header, self.storage.rows(name), self.storage.data(header.data) or ""

    def _restored(self, header: Header, rows: list[Row], text: str) -> LiveTable:
        """The table as its log tells it, with the data it was begun with."""
        game = self.game(header.game)
        if game.data_hash != header.data:
            game = self.game(header.game, text, header.data)
        if game.version != header.rules or game.data_hash != header.data:
            raise BadRecord(
                f"This table was begun under rules version {header.rules} of {game.title} and "
                f"cannot go on: these are version {game.version}, or its cards are not kept."
            )
        now = self.now()
        ahead = max(rows[-1].at - now, 0) if rows else 0
        table = restore(game, rows, now + ahead, header.table, self.draw)
        data = self._foreign(game)
        return LiveTable(header.table, table, header.at, data, ahead, used=time.monotonic())

    def _foreign(self, game: Game) -> str:
        """The text of a game's data file, or nothing if it is the game's own."""
        own = game.data_hash == self.game(game.name).data_hash
        return "" if own else game.data_text

    async def listed(self, most: int) -> list[wire.Table]:
        """The listed tables that wait for players, the newest first, as everybody may know them.

        Only the new ones and those whose host or a sitter is there, which are all awake: the others
        would crowd them out.
        """
        return await self._told(
            most,
            lambda live: (
                live.table.status == "open"
                and live.table.setup.listed
                and (self._is_new(live) or live.attended())
            ),
        )

    async def watched(self, most: int) -> list[wire.Table]:
        """The listed tables where a game is played and a player is there, the newest first."""
        return await self._told(
            most,
            lambda live: (
                live.table.status == "playing" and live.table.setup.listed and live.attended()
            ),
        )

    async def tables_of(self, key: str) -> list[HolderSummary]:
        """The tables of which a key is the host's or holds a seat, as `Brief` tells them.

        Those under way, those that wait and those that are over, of each the newest first; not
        those that cannot go on. One that sleeps is woken only if it has not slept here before.

        Raises:
            BadStore: it cannot be found out.
        """
        try:
            names = await asyncio.to_thread(self._held, key)
        except BadStore as error:  # what it says is not for strangers
            log.error("%s", error)
            raise BadStore(NOT_READ) from None
        found: list[HolderSummary] = []
        for name in names:
            with suppress(Refusal):
                found.append((await self._stands(name)).told(key))
        return found

    def _held(self, key: str) -> list[str]:
        names = [name for status, most in KNOWN for name in self.storage.held(key, status, most)]
        return list(dict.fromkeys(names))  # one may have begun between

    async def _stands(self, name: str) -> TableSummary:
        """How a table stands, once that is stored."""
        brief = self.asleep.get(name)
        if brief is None:
            live = await self.table(name)
            brief = _brief(live)
            await self.settled(live)
        return brief

    async def _told(self, most: int, wanted: Callable[[LiveTable], bool]) -> list[wire.Table]:
        """The tables that are awake and wanted, as everybody may know them, once all is stored."""
        found = [live for live in reversed(self.live.values()) if wanted(live)]
        found.sort(key=lambda live: live.made, reverse=True)
        told = [(live, viewer_messages.public_table(live.table)) for live in found[:most]]
        stored: list[wire.Table] = []
        for live, body in told:
            with suppress(BadStore):
                await self.settled(live)
                stored.append(body)
        return stored

    # What is said.

    def submit(self, live: LiveTable, said: Input) -> None:
        """Say something to a table; what follows is sent when it is stored.

        Raises:
            Refusal: it cannot be; nothing has changed.
        """
        output = self._handle(live, said)
        self._store(live, Delivery(output))
        self._after(live, output)

    def refuse(self, live: LiveTable, viewer: int, sentence: str) -> None:
        """Tell a viewer why not, behind all that it may follow from."""
        if not live.lost:
            body = wire.Error(sentence=sentence)
            self._store(live, Delivery(Output(answers=[Message(viewer, 0, body)])))

    async def settled(self, live: LiveTable) -> None:
        """Wait until all that was said to a table so far is stored.

        Raises:
            BadStore: it cannot be, and did not happen.
        """
        if live.lost:
            raise BadStore(live.lost)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._store(live, Delivery(Output(), done))
        await done

    def _handle(self, live: LiveTable, said: Input) -> Output:
        """What follows from something said, after all that was due before it."""
        if live.lost:
            raise BadStore(live.lost)
        now = self.now() + live.ahead
        if 0 < live.wake <= now and not isinstance(said, Wake):
            self.submit(live, Wake())
        try:
            return handle(live.table, said, now)
        except Refusal:
            raise
        except Exception as error:  # ours; what is stored is sound, so the table goes on from there
            log.exception("Table %s failed at %r", live.name, said)
            self._lose(live, FAILED)
            raise BadStore(FAILED) from error

    def _store(self, live: LiveTable, delivery: Delivery, header: Header | None = None) -> None:
        """Queue what is to be sent behind its rows; to be called before anything else is said.

        Raises:
            BadStore: the storage takes no rows any more.
        """
        live.pending.append(delivery)
        output = delivery.output
        if not output.rows:
            delivery.stored = True
            self._flush(live)
            return
        status = live.table.status if live.table.status != live.status else None
        live.status = live.table.status
        try:
            self.storage.append(
                live.name,
                live.table.rows - len(output.rows),
                output.rows,
                # Two, since the kill tests end a server between the mover's answer and the rest.
                (partial(self._answer, live, delivery), partial(self._stored, live, delivery)),
                partial(self._not_stored, live, delivery),
                header=header,
                holders=_holders(live.table) if _changes_holders(output.rows) else None,
                data_text=live.table.game.data_text if header is not None else "",
                status=status,
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
        """Rows did not reach the disk; neither will any after them."""
        if not live.lost:
            log.error("Table %s could not be stored: %s", live.name, error)
        delivery.stored = False
        self._lose(live, NOT_STORED)

    def _flush(self, live: LiveTable) -> None:
        """Send all that waits for nothing any more."""
        while live.pending and live.pending[0].stored:
            delivery = live.pending.popleft()
            self._answer(live, delivery)
            self._send(live, delivery.output.messages)
            if delivery.done is not None and not delivery.done.done():
                delivery.done.set_result(None)
        if live.lost and all(delivery.stored is not None for delivery in live.pending):
            self._end(live)

    def _send(self, live: LiveTable, messages: list[Message]) -> None:
        encoded: dict[int, bytes] = {}
        for message in messages:
            subscriber = live.subscribers.get(message.viewer)
            if subscriber is None:
                continue
            subscriber.deliver(message, partial(_encode, message.body, encoded))

    def _lose(self, live: LiveTable, sentence: str) -> None:
        """The table in memory is not what its log tells: nothing more is said to it.

        What is on its way to the disk is answered as the storage answers it.
        """
        live.lost = live.lost or sentence
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        self._flush(live)

    def _end(self, live: LiveTable) -> None:
        """Forget a lost table, of which nothing is on its way any more, and let all come again."""
        if self.live.get(live.name) is live:
            del self.live[live.name]
        for delivery in live.pending:
            if delivery.done is not None and not delivery.done.done():
                delivery.done.set_exception(BadStore(live.lost))
        live.pending.clear()
        for subscriber in list(live.subscribers.values()):
            subscriber.drop()
        live.ended.set()

    # What follows by itself.

    def _after(self, live: LiveTable, output: Output) -> None:
        """Set the clock and let the bots think."""
        live.used = time.monotonic()
        if self.stopping or live.lost:
            return
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        live.wake = output.wake
        if output.wake:
            wait = max(output.wake - self.now() - live.ahead, 0) / 1000
            live.timer = asyncio.get_running_loop().call_later(wait, self._alarm, live)
        for seat, number, kind in live.table.bots_to_move():
            if (seat, number) not in live.thinking:
                live.thinking[seat, number] = 0
                self._think(live, seat, number, kind)

    def _alarm(self, live: LiveTable) -> None:
        live.timer = None
        self._try(live, Wake())

    def _try(self, live: LiveTable, said: Input) -> None:
        """Say something on nobody's behalf."""
        try:
            self.submit(live, said)
        except Refusal as error:
            if not live.lost:  # of which the log has been told
                log.error("Table %s: %s", live.name, error)

    def _think(self, live: LiveTable, seat: int, number: int, kind: str) -> None:
        """Hand a bot its world, if it is still asked."""
        if self.stopping or live.lost or (seat, number, kind) not in live.table.bots_to_move():
            live.thinking.pop((seat, number), None)
            return
        loop = asyncio.get_running_loop()
        try:
            future = self.bot_pool.think(bot_task(live, seat, kind))
        except Exception as error:  # whatever it is: nobody who is there can help it
            self._think_again(live, seat, number, kind, error)
            return
        found = partial(self._found, live, seat, number, kind, future)
        future.add_done_callback(lambda _: call(loop, found))

    def _found(
        self, live: LiveTable, seat: int, number: int, kind: str, future: Future[list[int]]
    ) -> None:
        """A bot has answered, or failed to."""
        if self.stopping or live.lost:
            return
        try:
            self.submit(live, BotMove(seat, number, tuple(future.result())))
        except Exception as error:
            if not live.lost:
                self._think_again(live, seat, number, kind, error)
            return
        live.thinking.pop((seat, number), None)

    def _think_again(
        self, live: LiveTable, seat: int, number: int, kind: str, error: Exception
    ) -> None:
        """Ask a bot again that failed, since the game waits for it."""
        live.thinking[seat, number] += 1
        tries = live.thinking[seat, number]
        wait = 0.0
        if tries >= TRIES or not isinstance(error, BrokenProcessPool):
            log.error("Table %s, seat %s: the bot %s failed", live.name, seat, kind, exc_info=error)
            wait = RETRY_SECONDS * 2 ** min(max(tries - TRIES, 0), MOST_DOUBLINGS)
        loop = asyncio.get_running_loop()
        loop.call_later(wait, self._think, live, seat, number, kind)

    # Viewers.

    def enter(
        self,
        live: LiveTable,
        subscriber: Subscriber,
        key: str,
        line: int,
        words: bool,
        shown: bool = False,
    ) -> int:
        """A viewer comes; gives the number by which he says what he says.

        Raises:
            BadStore: the table is lost.
        """
        if live.lost:
            raise BadStore(live.lost)
        self.viewers += 1
        viewer = self.viewers
        live.subscribers[viewer] = subscriber
        self.submit(live, Watch(viewer, key, line, words, shown))
        return viewer

    def mark_present(self, live: LiveTable, key: str) -> None:
        """Count who holds a seat as there for a while: he has asked for a page in words."""
        if not live.table.seats_of(key):
            return
        reader = live.readers.get(key)
        if reader is None:
            reader = live.readers[key] = PagePresence()
            reader.viewer = self.enter(live, reader, key, len(live.table.lines), False)
        if reader.until is not None:
            reader.until.cancel()
        loop = asyncio.get_running_loop()
        reader.until = loop.call_later(PRESENCE_SECONDS, self._stop_reading, live, key)

    def _stop_reading(self, live: LiveTable, key: str) -> None:
        self.leave(live, live.readers.pop(key).viewer)

    def leave(self, live: LiveTable, viewer: int) -> None:
        """A viewer has gone."""
        if live.subscribers.pop(viewer, None) is not None and not live.lost:
            self._try(live, Unwatch(viewer))


def bot_task(live: LiveTable, seat: int, kind: str) -> BotTask:
    """What a bot is told: what its seat knows, and what it has seen if the bot remembers."""
    table = live.table
    world, seed = table.world(seat)
    seen = table.past_codes(seat) if bots.make(kind, table.game).remembers else None
    return BotTask(
        game=table.setup.game,
        data=live.data_text,
        options=tuple(table.setup.options.items()),
        world=tuple(world),
        seat=seat,
        kind=kind,
        seed=seed,
        seen=None if seen is None else tuple(seen),
    )


def _changes_holders(rows: list[Row]) -> bool:
    return any(row.kind == TABLE and row.body["what"] in OF_HOLDERS for row in rows)


def _holders(table: Table) -> list[str]:
    """The keys of the host and of all who may act for a seat."""
    keys = {table.setup.host}.union(*[chair.keys for chair in table.chairs])
    return sorted(keys - {""})


def _brief(live: LiveTable) -> TableSummary:
    table = live.table
    unanswered = [
        seat
        for seat, asked in table.questions.items()
        if asked.held is None and not table.chairs[seat].played_by()
    ]
    return TableSummary(
        viewer_messages.public_table(table),
        live.made,
        tuple(sorted(table.questions)),
        tuple(unanswered),
        {key: table.seats_of(key) for key in _holders(table)},
        outcome(table.state, table.names())[0] if table.status == "over" else "",
    )


def _encode(body: wire.FromServer, known: dict[int, bytes]) -> bytes:
    """A body as programs read it; ``known`` keeps what was encoded, by the body's identity."""
    text = known.get(id(body))
    if text is None:
        text = known[id(body)] = msgspec.json.encode(body)
    return text
