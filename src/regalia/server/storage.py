"""The logs of all tables in one SQLite file: what is answered is on the disk.

One thread owns the writing connection. It commits all that waits as one synced transaction and
then has the answers given, so that the price of a sync is shared by all who wait for it.

The file belongs to one server at a time. Nothing else in this process may open it with ``open``:
on POSIX systems closing any handle of a file drops the locks that SQLite holds on it.
"""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from regalia.engine.errors import Refusal
from regalia.table.log import Row

PRAGMAS: Final = {
    "journal_mode": "wal",
    "synchronous": 2,  # FULL: every commit is synced
    "fullfsync": 1,  # macOS syncs no further than the drive's own memory otherwise
    "checkpoint_fullfsync": 1,
}
"""How the writing connection keeps the file; `Storage.pragmas` asks it."""
APPLICATION: Final = 0x5245474C
"""What the file's ``application_id`` says: REGL."""
FORMAT: Final = 2
"""What the file's ``user_version`` says: how the tables below are laid out."""
OWNERS: Final = 0o600
"""The mode of a file that only its owner may read, since a log holds the table's seed."""
LONGEST_WAL: Final = 4000
"""Pages of 4 KiB; then they move to the file itself. At SQLite's 1000 a fifth of the speed goes."""

HOLDERS: Final = (
    "CREATE TABLE holders (who TEXT, tbl TEXT, PRIMARY KEY (who, tbl)) WITHOUT ROWID",
    "CREATE INDEX holders_by_table ON holders (tbl)",
)
"""Who made a table or holds a seat there, as the rows of the log tell it."""
LAYOUT: Final = (
    # The key is the second guard, after the lock, against two servers that write one log.
    "CREATE TABLE log (tbl TEXT, idx INTEGER, kind TEXT NOT NULL, at INTEGER NOT NULL,"
    " rules INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tbl, idx)) WITHOUT ROWID",
    "CREATE TABLE tables (id INTEGER PRIMARY KEY, tbl TEXT NOT NULL UNIQUE, at INTEGER NOT NULL,"
    " game TEXT NOT NULL, rules INTEGER NOT NULL, seats INTEGER NOT NULL, options TEXT NOT NULL,"
    " data TEXT NOT NULL, listed INTEGER NOT NULL, status TEXT NOT NULL)",
    "CREATE INDEX tables_by_status ON tables (status)",
    "CREATE TABLE data (digest TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID",
    *HOLDERS,
    f"PRAGMA application_id = {APPLICATION}",
)
FROM_LOGS: Final = """
    INSERT OR IGNORE INTO holders
    SELECT json_extract(body, '$.host'), tbl FROM log
    WHERE idx = 0 AND json_extract(body, '$.host') <> ''
    UNION
    SELECT json_extract(came.body, '$.key'), came.tbl FROM log AS came
    WHERE came.kind = 'table' AND json_extract(came.body, '$.what') IN ('sat', 'entitled')
    AND NOT EXISTS (
        SELECT 1 FROM log AS went
        WHERE went.tbl = came.tbl AND went.idx > came.idx AND went.kind = 'table'
        AND json_extract(went.body, '$.what') = 'left'
        AND json_extract(went.body, '$.seat') = json_extract(came.body, '$.seat')
    )
"""
UPGRADES: Final = {1: (*HOLDERS, FROM_LOGS)}
"""What makes of a file of an older format one of the next."""

# One statement for all rows of a group: Python's lock is let go once, not once a row.
ADD_ROWS: Final = """
    INSERT INTO log SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
        json_extract(value, '$[2]'), json_extract(value, '$[3]'),
        json_extract(value, '$[4]'), json_extract(value, '$[5]')
    FROM json_each(?)
"""
ADD_TABLE: Final = """
    INSERT INTO tables (tbl, at, game, rules, seats, options, data, listed, status)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'open')
"""
ADD_DATA: Final = "INSERT OR IGNORE INTO data VALUES (?, ?)"
FORGET_HOLDERS: Final = "DELETE FROM holders WHERE tbl = ?"
ADD_HOLDERS: Final = "INSERT OR IGNORE INTO holders SELECT value, ? FROM json_each(?)"
HELD: Final = """
    SELECT tbl FROM holders JOIN tables USING (tbl) WHERE who = ? AND status = ?
    ORDER BY at DESC, id DESC LIMIT ?
"""
NOTE_STATUS: Final = "UPDATE tables SET status = ? WHERE tbl = ?"
NEXT_NUMBER: Final = """
    SELECT (SELECT coalesce(max(idx) + 1, 0) FROM log WHERE tbl = ?1) FROM tables WHERE tbl = ?1
"""
ROWS: Final = """
    SELECT json_group_array(json_array(idx, kind, at, rules, json(body)))
    FROM (SELECT * FROM log WHERE tbl = ? ORDER BY idx)
"""
HEADERS: Final = "SELECT tbl, at, game, rules, seats, options, data, listed, status FROM tables"
WITH_STATUS: Final = " WHERE status IN (SELECT value FROM json_each(?)) AND at >= ?"
NEWEST_FIRST: Final = " ORDER BY at DESC, id DESC"

Answer = TypeVar("Answer")


class BadStore(Refusal):
    """A file of logs that cannot be used, or rows that cannot be stored in it."""


@dataclass(frozen=True, slots=True)
class Header:
    """What a table is, written once with its first rows.

    ``at`` is the UTC millisecond at which it was made; ``data`` is the SHA-256 of the game's data
    file as hexadecimal digits, as `Game.data_hash` has it.
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
    """Rows on their way to the disk, and who waits for them."""

    table: str
    first: int
    count: int
    rows: str
    """The rows as JSON arrays, with commas between."""
    then: Sequence[Callable[[], None]]
    failed: Callable[[BadStore], None]
    header: Header | None
    data_text: str
    status: str | None
    holders: Sequence[str] | None
    told: int
    """Of how many breaks in this table's log the owner knew when he made it."""
    refusal: BadStore | None = None
    broke: int = 0
    """Which break in its table's log it made, counted from 1; 0 if it made none."""


class Request(NamedTuple):
    """Something to be found out on the writing connection, by the thread that owns it."""

    find: Callable[[sqlite3.Connection], object]
    answer: Future[object]


class Storage:
    """The logs of all tables, in one file that no other server may use meanwhile.

    `start`, `append` and `close` belong to the owner's thread, on which all answers are given.
    """

    def __init__(self, path: Path) -> None:
        """Open the file, or make it.

        Raises:
            BadStore: another server uses it, it holds something else, or it cannot be opened.
        """
        self.path = path
        self._writer, self._lock = _opened(path)
        self._reader = _connection(path)
        self._reader.execute("PRAGMA query_only = ON")
        self._reading = Lock()
        self._waiting: SimpleQueue[Append | Request | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._closed = False
        # The owner's: how many breaks of a table's log he has been told of.
        self._told: dict[str, int] = {}
        # The thread's: how many there were, and the number that each log goes on with.
        self._breaks: dict[str, int] = {}
        self._next: dict[str, int] = {}

    def start(self, call: Callable[[Callable[[], None]], object]) -> None:
        """Start the thread that writes.

        ``call`` runs a function on the owner's thread, in the order in which they are handed over;
        of an event loop it is ``call_soon_threadsafe``.
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
        holders: Sequence[str] | None = None,
    ) -> None:
        """Store rows as numbers ``first``, ``first + 1``, … of a table; returns at once.

        When they are on the disk the functions of ``then`` are called, one after the other. All
        appends are answered in the order in which they were made. ``header`` makes the table, and
        ``data_text`` is kept under ``header.data`` unless it is already. ``status`` ("open",
        "playing", "over") is noted with the table in the same transaction, and so are ``holders``:
        the keys of its host and of all who hold a seat, wherever a row has changed them.

        If they cannot be stored, ``failed`` is called instead and nothing of this append is
        stored, nor any append of this table that was made before that call: a log has no gaps.

        Raises:
            BadStore: the storage has been closed, or not yet started.
        """
        if self._closed or self._thread is None:
            raise BadStore(f"{self.path} takes no rows: it is not open.")
        numbered = [
            (table, number, row.kind, row.at, row.rules, row.body)
            for number, row in enumerate(rows, first)
        ]
        text = msgspec.json.encode(numbered).decode()[1:-1]
        told = self._told.get(table, 0)
        count = len(rows)
        self._waiting.put(
            Append(
                table, first, count, text, then, failed, header, data_text, status, holders, told
            )
        )

    def rows(self, table: str) -> list[Row]:
        """The log of a table, in order; empty if there is no such table.

        Raises:
            BadStore: it cannot be read, or a row is missing.
        """
        [(text,)] = self._read(ROWS, table)
        numbered = self._decoded(text, list[tuple[int, str, int, int, dict[str, Any]]])
        for expected, (number, *_) in enumerate(numbered):
            if number != expected:
                raise BadStore(f"{self.path} lacks row {expected} of table {table}.")
        return [Row(kind, at, rules, body) for _, kind, at, rules, body in numbered]

    def header(self, table: str) -> Header | None:
        """The header of a table, or None if there is no such table.

        Raises:
            BadStore: it cannot be read.
        """
        for found in self._read(f"{HEADERS} WHERE tbl = ?", table):
            return self._header(found)[0]
        return None

    def headers(self, *statuses: str, since: int = 0) -> list[tuple[Header, str]]:
        """The headers of all tables, or of those with one of these statuses; the newest first.

        With statuses, only of those that were made at the UTC millisecond ``since`` or later.

        Raises:
            BadStore: they cannot be read.
        """
        if statuses:
            wanted = msgspec.json.encode(statuses).decode()
            found = self._read(HEADERS + WITH_STATUS + NEWEST_FIRST, wanted, since)
        else:
            found = self._read(HEADERS + NEWEST_FIRST)
        return [self._header(line) for line in found]

    def held(self, who: str, status: str, most: int) -> list[str]:
        """The ids of the tables of one status that this key made or holds a seat at; newest first.

        Raises:
            BadStore: they cannot be read.
        """
        return [table for (table,) in self._read(HELD, who, status, most)]

    def data(self, digest: str) -> str | None:
        """The text of the data file with this SHA-256, or None if it was never kept.

        Raises:
            BadStore: it cannot be read.
        """
        for (text,) in self._read("SELECT text FROM data WHERE digest = ?", digest):
            assert isinstance(text, str)
            return text
        return None

    def pragmas(self) -> dict[str, int | str]:
        """How the writing connection keeps the file, as it says itself.

        Raises:
            BadStore: the storage has been closed.
        """
        return self.ask(
            lambda writer: {
                name: writer.execute(f"PRAGMA {name}").fetchone()[0] for name in PRAGMAS
            }
        )

    def ask(self, find: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """What a function finds out on the writing connection, on the thread that owns it.

        Raises:
            BadStore: the storage has been closed.
        """
        if self._closed:
            raise BadStore(f"{self.path} is closed.")
        if self._thread is None:
            return find(self._writer)
        answer: Future[Any] = Future()
        self._waiting.put(Request(find, answer))
        found: Answer = answer.result()
        return found

    def close(self) -> None:
        """Store and answer all that waits, end the thread and close the file."""
        if self._closed:
            return
        self._closed = True
        if self._thread is not None:
            self._waiting.put(None)
            self._thread.join()
        with self._reading:
            self._reader.close()
        with suppress(sqlite3.Error):  # no loss: what is not in the file yet stays in the -wal
            self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._writer.close()
        self._lock.close()

    # On the thread that writes.

    def _run(self, call: Callable[[Callable[[], None]], object]) -> None:
        """Take all that waits, store it, have it answered; again and again."""
        while True:
            taken = [self._waiting.get()]
            taken += [self._waiting.get() for _ in range(self._waiting.qsize())]
            group = [item for item in taken if isinstance(item, Append)]
            if group:
                self._store(group)
                with suppress(RuntimeError):  # the owner's loop is closed: nobody wants to know
                    call(partial(self._answer_all, group))
            for item in taken:
                if isinstance(item, Request):
                    _answer_request(item, self._writer)
            if None in taken:
                return

    def _store(self, group: Sequence[Append]) -> None:
        """Store a group together, or one by one if anything is wrong; refuse what cannot be."""
        error = self._try(group)
        if error is None:
            return
        for append in group:
            if not _is_busy(error):  # each would wait as long as they all did
                error = self._try([append])
            if error is not None:
                self._refuse(append, error)

    def _try(self, group: Sequence[Append]) -> Exception | None:
        """Store all of a group, or nothing and tell what is wrong."""
        try:
            for append in group:
                self._check(append)
                self._next[append.table] = append.first + append.count
            self._commit(group)
        except Exception as error:  # whatever it is: others wait for this thread
            if self._writer.in_transaction:
                with suppress(sqlite3.Error):
                    self._writer.execute("ROLLBACK")
            for append in group:
                self._next.pop(append.table, None)  # as the file has it, the next time
            return error
        return None

    def _check(self, append: Append) -> None:
        """See that the rows go on where the log of their table ends.

        Raises:
            BadStore: they do not, or the owner has yet to hear that the log did not go on.
        """
        table, first = append.table, append.first
        if append.told < self._breaks.get(table, 0):
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
        """Break the log of the table: nothing more is added to it until the owner knows."""
        known = self._breaks.get(append.table, 0)
        if append.told == known:
            self._breaks[append.table] = append.broke = known + 1
        append.refusal = (
            error
            if isinstance(error, BadStore)
            else BadStore(f"{self.path} cannot be written: {_cause(error)}.")
        )

    def _commit(self, group: Sequence[Append]) -> None:
        """Bring a group to the disk in one transaction, whole or not at all."""
        rows = "[" + ",".join(append.rows for append in group if append.rows) + "]"
        noting = [
            append
            for append in group
            if append.header or append.status or append.holders is not None
        ]
        if not noting and not self._writer.in_transaction:
            self._writer.execute(ADD_ROWS, (rows,))  # a statement alone is a transaction
            return
        self._writer.execute("BEGIN IMMEDIATE")
        for append in noting:
            self._note(append)
        self._writer.execute(ADD_ROWS, (rows,))
        self._writer.execute("COMMIT")
        for append in noting:
            if append.status == "over":
                self._next.pop(append.table, None)  # it will hardly go on

    def _note(self, append: Append) -> None:
        """Make the table if it is new, and note its status and who holds it."""
        header = append.header
        if header is not None:
            if append.data_text:
                self._writer.execute(ADD_DATA, (header.data, append.data_text))
            options = msgspec.json.encode(header.options).decode()
            self._writer.execute(
                ADD_TABLE,
                (
                    append.table,
                    header.at,
                    header.game,
                    header.rules,
                    header.seats,
                    options,
                    header.data,
                    header.listed,
                ),
            )
        if append.status is not None:
            self._writer.execute(NOTE_STATUS, (append.status, append.table))
        if append.holders is not None:
            self._writer.execute(FORGET_HOLDERS, (append.table,))
            keys = msgspec.json.encode(append.holders).decode()
            self._writer.execute(ADD_HOLDERS, (append.table, keys))

    # On the owner's thread.

    def _answer_all(self, group: Sequence[Append]) -> None:
        _call_all(partial(self._answer, append) for append in group)

    def _answer(self, append: Append) -> None:
        if append.refusal is None:
            self._finish(append.then)
        else:
            self._told[append.table] = max(append.broke, self._told.get(append.table, 0))
            append.failed(append.refusal)

    def _finish(self, then: Sequence[Callable[[], None]]) -> None:
        """Give the answers of one append that is on the disk."""
        _call_all(then)

    # On any thread.

    def _read(self, statement: str, *values: str | int) -> list[tuple[Any, ...]]:
        try:
            with self._reading:
                return self._reader.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            raise BadStore(f"{self.path} cannot be read: {_cause(error)}.") from None

    def _decoded(self, text: str, wanted: type[Answer]) -> Answer:
        try:
            return msgspec.json.decode(text, type=wanted)
        except msgspec.DecodeError as error:
            raise BadStore(f"{self.path} cannot be read: {_cause(error)}.") from None

    def _header(self, found: tuple[Any, ...]) -> tuple[Header, str]:
        table, at, game, rules, seats, options, data, listed, status = found
        chosen = self._decoded(options, dict[str, int])
        return Header(table, at, game, rules, seats, chosen, data, bool(listed)), status


def _answer_request(request: Request, writer: sqlite3.Connection) -> None:
    try:
        request.answer.set_result(request.find(writer))
    except Exception as error:
        request.answer.set_exception(error)


def _call_all(functions: Iterable[Callable[[], None]]) -> None:
    """Call each, though one before it failed, and only then raise what went wrong."""
    error: list[Exception] = []
    for function in functions:
        try:
            function()
        except Exception as one:
            error.append(one)
    if error:
        raise ExceptionGroup("what waited for the storage failed", error)


def _opened(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """The writing connection to a file that is ours alone, and what holds the lock on it."""
    _make(path)
    writer = _connection(path)
    try:
        new = _is_new(writer, path)
        lock = _locked(path)
        try:
            _prepare(writer, path, new)
        except BaseException:
            lock.close()
            raise
    except sqlite3.Error as error:
        writer.close()
        raise BadStore(f"{path} cannot be opened: {_cause(error)}.") from None
    except BaseException:
        writer.close()
        raise
    return writer, lock


def _make(path: Path) -> None:
    """Let there be a file; a new one is empty and readable by its owner only."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNERS))
    except FileExistsError:
        if not path.is_file():
            raise BadStore(f"{path} cannot be opened: it is no regular file.") from None
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL in it
        raise BadStore(f"{path} cannot be opened: {_cause(error)}.") from None


def _connection(path: Path) -> sqlite3.Connection:
    try:
        return sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise BadStore(f"{path} cannot be opened: {_cause(error)}.") from None


def _is_new(writer: sqlite3.Connection, path: Path) -> bool:
    """Whether the file is empty; if it is neither empty nor ours it is refused."""
    try:
        (application,) = writer.execute("PRAGMA application_id").fetchone()
        (version,) = writer.execute("PRAGMA user_version").fetchone()
        (things,) = writer.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_NOTADB:
            raise
        raise BadStore(f"{path} is no SQLite file: name another.") from None
    if application == version == things == 0:
        return True
    if application != APPLICATION:
        raise BadStore(f"{path} was made by another program than Regalia: name another file.")
    if version != FORMAT and version not in UPGRADES:
        raise BadStore(
            f"{path} has format {version} and this Regalia reads format {FORMAT}: name another"
            f" file, or use the Regalia that made it."
        )
    return False


def _locked(path: Path) -> sqlite3.Connection:
    """A transaction that shuts out every other server for as long as this process lives.

    It is held on an empty file of its own, so that a person may look into the logs meanwhile. Not
    flock: that would pass to child processes and outlive us in them.
    """
    real = path.resolve()
    beside = real.with_name(f"{real.name}.lock")
    _make(beside)
    lock = _connection(beside)
    try:
        lock.execute("PRAGMA busy_timeout = 0")
        lock.execute("PRAGMA journal_mode = MEMORY")  # no third file
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if _is_busy(error):
            raise BadStore(
                f"{path} is used by another server; stop that one, or name another "
                f"file with --store (make play STORE=FILE)."
            ) from None
        raise BadStore(f"{beside} cannot be locked: {_cause(error)}.") from None
    return lock


def _prepare(writer: sqlite3.Connection, path: Path, new: bool) -> None:
    """Lay out a new file or make an older one new; let every commit be synced from here on."""
    with suppress(PermissionError):  # another owner's, who decides who may read it
        path.chmod(stat.S_IMODE(path.stat().st_mode) & 0o700)
    writer.execute("BEGIN IMMEDIATE")
    if new and _is_new(writer, path):  # another server may have laid it out since
        for statement in LAYOUT:
            writer.execute(statement)
    else:
        (version,) = writer.execute("PRAGMA user_version").fetchone()
        for older in range(version, FORMAT):
            for statement in UPGRADES[older]:
                writer.execute(statement)
    writer.execute(f"PRAGMA user_version = {FORMAT}")  # fails if the file cannot be written
    writer.execute("COMMIT")
    for name, value in PRAGMAS.items():
        writer.execute(f"PRAGMA {name} = {value}")
    (mode,) = writer.execute("PRAGMA journal_mode").fetchone()
    if mode != "wal":
        raise BadStore(f"{path} cannot be opened: its disk does not allow a write-ahead log.")
    writer.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_WAL}")


def _is_busy(error: Exception | None) -> bool:
    """Whether another program keeps the file to itself, as a person with an open transaction."""
    return isinstance(error, sqlite3.Error) and (
        getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
    )


def _cause(error: Exception) -> str:
    """What the system says went wrong, as part of a sentence."""
    said = (error.strerror if isinstance(error, OSError) else None) or str(error) or repr(error)
    return said[:1].lower() + said[1:] if said[1:2].islower() else said
