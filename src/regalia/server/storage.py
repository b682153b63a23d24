"""The logs of all tables in one SQLite file. An append is answered only when it is on disk.

One thread owns the writing connection. It commits all waiting appends as one synced transaction and
then answers them, so that they share the cost of the sync.

Only one server may use the file at a time. Nothing else in this process may open it with ``open``:
on POSIX systems, closing any handle of a file drops the locks that SQLite holds on it.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from regalia.server.store_file import SERVED_AS, connect, empty_log, is_damage, open_store
from regalia.server.store_lock import BadStore, DamagedStore, MisplacedStore, cause, is_busy
from regalia.server.store_statements import (
    ADD_DATA,
    ADD_HOLDERS,
    ADD_ROWS,
    ADD_TABLE,
    DELETE_HOLDERS,
    HEADERS,
    NEWEST_FIRST,
    NEXT_NUMBER,
    ROWS,
    SET_LISTED,
    SET_PREFERENCES,
    SET_STATUS,
    TABLES_OF,
    WITH_STATUS,
)
from regalia.server.tallies import StoreTally
from regalia.table.log import Row

log = logging.getLogger("regalia.server")

LOOK_SECONDS: Final = 1.0
"""Seconds after which an idle writer looks whether its file is still where it was."""

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Header:
    """The description of a table, written once with its first rows.

    ``at`` is the UTC millisecond at which it was made; ``data`` is the SHA-256 of the game's data
    file in hexadecimal, as `Game.data_hash`.
    """

    table: str
    at: int
    game: str
    rules: int
    seats: int
    options: dict[str, int]
    data: str
    listed: bool


@dataclass(eq=False, slots=True)
class Append:
    """Rows to be written, and the callbacks that wait for them."""

    table: str
    first: int
    count: int
    moves: int
    """Number of rows that hold a move which a viewer sent."""
    rows: str
    """The rows as JSON arrays, separated by commas."""
    then: Sequence[Callable[[], None]]
    failed: Callable[[BadStore], None]
    header: Header | None
    data_text: str
    status: str | None
    listed: bool | None
    holders: Sequence[str] | None
    preferences: str | None
    breaks_known: int
    """Number of breaks in this table's log that were reported to the owner before this append."""
    refusal: BadStore | None = None
    break_number: int = 0
    """Number of the break that this append caused in its table's log, counted from 1; 0 for
    none."""


class Request(NamedTuple):
    """A query to be run on the writing connection by the thread that owns it."""

    find: Callable[[sqlite3.Connection], object]
    answer: Future[object]


class Storage:
    """The logs of all tables, in a file that no other server may use meanwhile.

    Call `start`, `append` and `close` on the owner's thread; all callbacks run there.
    """

    def __init__(self, path: Path) -> None:
        """Open the file or create it.

        Raises:
            BadStore: another server uses the file, another program made it, or it cannot be opened.
        """
        self.path = path
        self._writer, self._lock = open_store(path)
        self.misplaced = ""
        """Why the next server would not read what this one writes; empty if it would."""
        self._reader = connect(path)
        self._reader.execute("PRAGMA query_only = ON")
        self._reading = Lock()
        self._waiting: SimpleQueue[Append | Request | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._closed = False
        self.tally = StoreTally()
        # Owner's thread: number of breaks of each table's log that were reported to the owner.
        self._breaks_reported: dict[str, int] = {}
        # Writing thread: number of breaks of each log, and the number of its next row.
        self._breaks: dict[str, int] = {}
        self._next: dict[str, int] = {}

    def start(self, call: Callable[[Callable[[], None]], object]) -> None:
        """Start the writing thread.

        ``call`` runs a function on the owner's thread, in the order of the calls; for an event loop
        it is ``call_soon_threadsafe``.
        """
        self._thread = Thread(target=self._run, args=(call,), name="storage", daemon=True)
        self._thread.start()

    def append(
        self,
        table: str,
        first: int,
        rows: Sequence[Row],
        then: Sequence[Callable[[], None]],
        failed: Callable[[BadStore], None],
        *,
        header: Header | None = None,
        data_text: str = "",
        status: str | None = None,
        listed: bool | None = None,
        holders: Sequence[str] | None = None,
        preferences: str | None = None,
    ) -> None:
        """Store rows as numbers ``first``, ``first + 1``, … of a table; returns at once.

        When they are on disk, the functions in ``then`` are called in order. Appends are answered
        in the order in which they were made. ``header`` creates the table; ``data_text`` is stored
        under ``header.data`` unless it is there already. In the same transaction, ``status``
        ("open", "playing", "over", or "closed" before a game) and ``listed`` are stored with the
        table, ``holders`` replaces the keys of its host and of everybody who holds a seat, and
        ``preferences`` its pace and preferences.

        If the rows cannot be stored, ``failed`` is called instead, and nothing of this append is
        stored, nor of any append to this table that is made before that call: a log has no gaps.

        Raises:
            BadStore: the storage is closed or was not started.
        """
        if self._closed or self._thread is None:
            raise BadStore(f"{self.path} takes no rows: it is not open.")
        numbered = [
            (table, number, row.kind, row.at, row.rules, row.body)
            for number, row in enumerate(rows, first)
        ]
        text = msgspec.json.encode(numbered).decode()[1:-1]
        breaks_known = self._breaks_reported.get(table, 0)
        count, moves = len(rows), sum(["answer" in row.body for row in rows])
        self._waiting.put(
            Append(
                table,
                first,
                count,
                moves,
                text,
                then,
                failed,
                header,
                data_text,
                status,
                listed,
                holders,
                preferences,
                breaks_known,
            )
        )

    def rows(self, table: str, first: int = 0, most: int = -1) -> list[Row]:
        """The rows of a table's log from number ``first`` on, in order; at most so many, or all.

        Raises:
            DamagedStore: a row is missing or is not what was stored.
            BadStore: they cannot be read.
        """
        if first == 0:
            with self._reading:
                self.tally.loads += 1
        try:
            [(text,)] = self.read(ROWS, table, first, most)
            numbered = self._decoded(text, list[tuple[int, str, int, int, dict[str, Any]]])
        except DamagedStore as error:
            raise self._damaged(table, str(error)) from None
        for expected, (number, *_) in enumerate(numbered, first):
            if number != expected:
                raise self._damaged(table, f"{self.path} lacks row {expected}.")
        return [Row(kind, at, rules, body) for _, kind, at, rules, body in numbered]

    def header(self, table: str) -> Header | None:
        """The header of a table, or None if there is no such table.

        Raises:
            DamagedStore: it is not what was stored.
            BadStore: it cannot be read.
        """
        for found in self.read(f"{HEADERS} AND tbl = ?", table):
            return self._header(found)[0]
        return None

    def _damaged(self, table: object, what: str) -> DamagedStore:
        """The refusal of a table, for its viewers; what is damaged goes to the log."""
        log.error("Table %s is damaged: %s", table, what)
        return DamagedStore("What is stored of this table is damaged, so it cannot go on.")

    def headers(self, *statuses: str, since: int = 0) -> list[tuple[Header, str]]:
        """The headers and statuses of all tables, or of those with these statuses; newest first.

        With statuses, tables made before the UTC millisecond ``since`` are left out. So are tables
        whose header is damaged.

        Raises:
            BadStore: they cannot be read.
        """
        if statuses:
            wanted = msgspec.json.encode(statuses).decode()
            found = self.read(HEADERS + WITH_STATUS + NEWEST_FIRST, wanted, since)
        else:
            found = self.read(HEADERS + NEWEST_FIRST)
        whole: list[tuple[Header, str]] = []
        for line in found:
            with suppress(DamagedStore):
                whole.append(self._header(line))
        return whole

    def tables_of(self, who: str, status: str, most: int) -> list[str]:
        """The ids of the tables of one status that a key made or holds a seat at; newest first.

        Raises:
            BadStore: they cannot be read.
        """
        return [table for (table,) in self.read(TABLES_OF, who, status, most)]

    def preferences(self, table: str) -> str | None:
        """The pace and preferences of a table as they were last stored, or None.

        Whatever else is stored there comes as text, too; the table says that it is damaged.

        Raises:
            BadStore: they cannot be read.
        """
        read = "SELECT CAST(body AS BLOB) FROM preferences WHERE tbl = ?"
        for (raw,) in self.read(read, table):
            return bytes(raw or b"").decode(errors="replace")
        return None

    def data(self, digest: str) -> str | None:
        """The text of the data file with this SHA-256, or None if it is not stored.

        Raises:
            BadStore: it cannot be read.
        """
        for (text,) in self.read("SELECT text FROM data WHERE digest = ?", digest):
            if not isinstance(text, str):
                raise self._damaged(f"with the cards {digest}", "its cards are not text")
            return text
        return None

    def waiting(self) -> int:
        """Number of appends and queries that wait for the writing thread."""
        return self._waiting.qsize()

    def counts(self) -> dict[str, int]:
        """The number of tables of each status.

        Raises:
            BadStore: they cannot be read.
        """
        return dict(self.read("SELECT status, count(*) FROM tables GROUP BY status"))

    def forget(self, table: str) -> None:
        """Read from the file, at the next append to this table, where its log ends.

        Call this on the writing thread.
        """
        self._next.pop(table, None)

    def ask(
        self, find: Callable[[sqlite3.Connection], Answer], seconds: float | None = None
    ) -> Answer:
        """The result of a function of the writing connection, called on the writing thread.

        Raises:
            BadStore: the storage is closed.
            TimeoutError: it was not answered within so many ``seconds``.
        """
        if self._closed:
            raise BadStore(f"{self.path} is closed.")
        if self._thread is None:
            return find(self._writer)
        answer: Future[Any] = Future()
        self._waiting.put(Request(find, answer))
        found: Answer = answer.result(seconds)
        return found

    def soon(self, find: Callable[[sqlite3.Connection], object]) -> None:
        """Call a function of the writing connection on the writing thread, and do not wait.

        Before `start` it is called at once. Once the storage is closed nothing happens. An error
        goes to the log.
        """

        def logged(writer: sqlite3.Connection) -> None:
            try:
                find(writer)
            except Exception as error:  # of any kind: nobody waits for it
                log.error("%s cannot be written: %s", self.path, error)

        if self._closed:
            return
        if self._thread is None:
            logged(self._writer)
        else:
            self._waiting.put(Request(logged, Future()))

    def close(self) -> None:
        """Store and answer all waiting appends, stop the thread and close the file."""
        if self._closed:
            return
        self._closed = True
        if self._thread is not None:
            self._waiting.put(None)
            self._thread.join()
            for _ in range(self._waiting.qsize()):  # asked just before
                late = self._waiting.get()
                if isinstance(late, Request):
                    late.answer.set_exception(BadStore(f"{self.path} is closed."))
        with self._reading:
            self._reader.close()
        if not self._lock.misplaced():
            with suppress(sqlite3.Error):
                self._writer.execute("DELETE FROM marks WHERE name = ?", (SERVED_AS,))
        empty_log(self._writer)  # if it fails, what is not in the file yet stays in the -wal
        self._writer.close()
        self._lock.close()

    # On the writing thread.

    def _run(self, call: Callable[[Callable[[], None]], object]) -> None:
        """Take all waiting appends, store and answer them; repeat until closed."""
        while True:
            try:
                taken = [self._waiting.get(timeout=LOOK_SECONDS)]
            except Empty:
                with suppress(MisplacedStore):
                    self.check_place()
                continue
            taken += [self._waiting.get() for _ in range(self._waiting.qsize())]
            group = [item for item in taken if isinstance(item, Append)]
            if group:
                self._store(group)
                with suppress(RuntimeError):  # the owner's loop is closed
                    call(partial(self._answer_all, group))
            for item in taken:
                if isinstance(item, Request):
                    _answer_request(item, self._writer)
            if None in taken:
                return

    def _store(self, group: Sequence[Append]) -> None:
        """Store a group in one transaction; if that fails, store its appends one by one."""
        error = self._try(group)
        if error is None:
            return
        for append in group:
            if not is_busy(error):  # each would wait as long as the group did
                error = self._try([append])
            if error is not None:
                self._refuse(append, error)

    def _try(self, group: Sequence[Append]) -> Exception | None:
        """Store a whole group, or nothing and return the error."""
        begun = perf_counter()
        try:
            for append in group:
                self._check(append)
                self._next[append.table] = append.first + append.count
            self.check_place()
            self._commit(group)
            self.check_place()
        except Exception as error:  # of any kind: others wait for this thread
            if self._writer.in_transaction:
                with suppress(sqlite3.Error):
                    self._writer.execute("ROLLBACK")
            for append in group:
                self._next.pop(append.table, None)  # read it from the file next time
            if not isinstance(error, BadStore):  # the file, not an append
                self.tally.failed(cause(error))
            return error
        rows = sum([append.count for append in group])
        moves = sum([append.moves for append in group])
        self.tally.committed(rows, moves, perf_counter() - begun)
        return None

    def check_place(self) -> None:
        """Check that the next server will read what this one writes.

        Once it would not, all that was stored goes into the file itself, whatever its name is, and
        nothing is stored any more.

        Raises:
            MisplacedStore: it would not.
        """
        if not self.misplaced:
            self.misplaced = self._lock.misplaced()
            if self.misplaced:
                log.error("%s", self.misplaced)
                empty_log(self._writer)
        if self.misplaced:
            raise MisplacedStore(self.misplaced)

    def _check(self, append: Append) -> None:
        """Check that the rows continue the log of their table.

        Raises:
            BadStore: they do not, or a break in the log has not been reported to the owner yet.
        """
        table, first = append.table, append.first
        if append.breaks_known < self._breaks.get(table, 0):
            raise BadStore(f"Row {first} of table {table} is not stored, as one before it was not.")
        end = self._end(table)
        if append.header is not None and end is not None:
            raise BadStore(f"There is a table {table} already.")
        if append.header is None and end is None:
            raise BadStore(f"There is no table {table}.")
        if first != (end or 0):
            raise BadStore(f"Row {first} of table {table} does not follow: the next is {end or 0}.")

    def _end(self, table: str) -> int | None:
        """The number of the next row of a table, or None if there is no such table."""
        if table not in self._next:
            found = self._writer.execute(NEXT_NUMBER, (table,)).fetchone()
            if found is None:
                return None
            self._next[table] = found[0]
        return self._next[table]

    def _refuse(self, append: Append, error: Exception) -> None:
        """Break the log of the table: it takes no more rows until the owner knows."""
        self.tally.refused += 1
        known = self._breaks.get(append.table, 0)
        if append.breaks_known == known:
            self._breaks[append.table] = append.break_number = known + 1
        append.refusal = (
            error
            if isinstance(error, BadStore)
            else BadStore(f"{self.path} cannot be written: {cause(error)}.")
        )

    def _commit(self, group: Sequence[Append]) -> None:
        """Write a group to disk in one transaction."""
        rows = "[" + ",".join(append.rows for append in group if append.rows) + "]"
        updating = [
            append
            for append in group
            if append.header
            or append.status
            or append.listed is not None
            or append.holders is not None
            or append.preferences is not None
        ]
        if not updating and not self._writer.in_transaction:
            self._writer.execute(ADD_ROWS, (rows,))  # a single statement is a transaction
            return
        self._writer.execute("BEGIN IMMEDIATE")
        for append in updating:
            self._update_table(append)
        self._writer.execute(ADD_ROWS, (rows,))
        self._writer.execute("COMMIT")
        for append in updating:
            if append.status == "over":
                self._next.pop(append.table, None)  # no more rows are likely

    def _update_table(self, append: Append) -> None:
        """Create the table if it is new; store its status, listing, holders and preferences."""
        header = append.header
        if header is not None:
            if append.data_text:
                self._writer.execute(ADD_DATA, (header.data, append.data_text))
            options = msgspec.json.encode(header.options).decode()
            first = (append.table, header.at, header.game, header.rules, header.seats)
            self._writer.execute(ADD_TABLE, (*first, options, header.data, header.listed))
        if append.status is not None:
            self._writer.execute(SET_STATUS, (append.status, append.table))
        if append.listed is not None:
            self._writer.execute(SET_LISTED, (append.listed, append.table))
        if append.holders is not None:
            self._writer.execute(DELETE_HOLDERS, (append.table,))
            keys = msgspec.json.encode(append.holders).decode()
            self._writer.execute(ADD_HOLDERS, (append.table, keys))
        if append.preferences is not None:
            self._writer.execute(SET_PREFERENCES, (append.table, append.preferences))

    # On the owner's thread.

    def _answer_all(self, group: Sequence[Append]) -> None:
        _call_all(partial(self._answer, append) for append in group)

    def _answer(self, append: Append) -> None:
        if append.refusal is None:
            self._finish(append.then)
        else:
            self._breaks_reported[append.table] = max(
                append.break_number, self._breaks_reported.get(append.table, 0)
            )
            append.failed(append.refusal)

    def _finish(self, then: Sequence[Callable[[], None]]) -> None:
        """Call the callbacks of an append that is on disk."""
        _call_all(then)

    # On any thread.

    def read(self, statement: str, *values: str | int) -> list[tuple[Any, ...]]:
        """What a query finds.

        Raises:
            DamagedStore: what it reads is not what was stored.
            BadStore: it cannot be read.
        """
        try:
            with self._reading:
                return self._reader.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            sentence = f"{self.path} cannot be read: {cause(error)}."
            # SQLITE_ERROR: what stands in a column is not JSON.
            if is_damage(error) or getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_ERROR:
                raise DamagedStore(sentence) from None
            raise BadStore(sentence) from None

    def _decoded(self, text: Any, wanted: type[Answer]) -> Answer:
        try:
            return msgspec.json.decode(text, type=wanted)
        except (msgspec.DecodeError, TypeError, UnicodeError) as error:
            raise DamagedStore(f"{self.path} cannot be read: {cause(error)}.") from None

    def _header(self, found: tuple[Any, ...]) -> tuple[Header, str]:
        try:
            table, at, game, rules, seats, options, data, listed, status = msgspec.convert(
                found, tuple[str, int, str, int, int, str, str, int, str]
            )
            chosen = self._decoded(options, dict[str, int])
        except (msgspec.ValidationError, DamagedStore) as error:
            raise self._damaged(found[0], str(error)) from None
        return Header(table, at, game, rules, seats, chosen, data, bool(listed)), status


def _answer_request(request: Request, writer: sqlite3.Connection) -> None:
    try:
        request.answer.set_result(request.find(writer))
    except Exception as error:
        request.answer.set_exception(error)


def _call_all(functions: Iterable[Callable[[], None]]) -> None:
    """Call each function, even if one before it failed; then raise the errors as a group."""
    error: list[Exception] = []
    for function in functions:
        try:
            function()
        except Exception as one:
            error.append(one)
    if error:
        raise ExceptionGroup("what waited for the storage failed", error)
