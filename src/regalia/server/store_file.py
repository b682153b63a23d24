"""The SQLite file of a store: its layout, how it is opened, upgraded and locked."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from regalia.engine.errors import Refusal

PRAGMAS: Final = {
    "journal_mode": "wal",
    "synchronous": 2,  # FULL: every commit is synced
    "fullfsync": 1,  # otherwise macOS syncs only to the drive's own cache
    "checkpoint_fullfsync": 1,
}
"""Settings of the writing connection."""
APPLICATION: Final = 0x5245474C
"""The file's ``application_id``: REGL in ASCII."""
FORMAT: Final = 3
"""The file's ``user_version``: the version of the layout below."""
OWNERS: Final = 0o600
"""File mode: only the owner may read it, since a log holds the table's secret seed."""
LONGEST_WAL: Final = 4000
"""Number of 4 KiB pages in the write-ahead log at which they are moved to the file. SQLite's
default of 1000 costs a fifth of the speed."""

HOLDERS: Final = (
    "CREATE TABLE holders (who TEXT, tbl TEXT, PRIMARY KEY (who, tbl)) WITHOUT ROWID",
    "CREATE INDEX holders_by_table ON holders (tbl)",
)
"""The keys of everybody who made a table or holds a seat there, derived from the log's rows."""
PREFERENCES: Final = "CREATE TABLE preferences (tbl TEXT PRIMARY KEY, body TEXT NOT NULL)"
"""The last values of each table's pace and preferences (`regalia.table.preferences`)."""
LAYOUT: Final = (
    # The primary key is a second guard, after the lock, against two servers writing one log.
    "CREATE TABLE log (tbl TEXT, idx INTEGER, kind TEXT NOT NULL, at INTEGER NOT NULL,"
    " rules INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tbl, idx)) WITHOUT ROWID",
    "CREATE TABLE tables (id INTEGER PRIMARY KEY, tbl TEXT NOT NULL UNIQUE, at INTEGER NOT NULL,"
    " game TEXT NOT NULL, rules INTEGER NOT NULL, seats INTEGER NOT NULL, options TEXT NOT NULL,"
    " data TEXT NOT NULL, listed INTEGER NOT NULL, status TEXT NOT NULL)",
    "CREATE INDEX tables_by_status ON tables (status)",
    "CREATE TABLE data (digest TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID",
    *HOLDERS,
    PREFERENCES,
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
UPGRADES: Final = {1: (*HOLDERS, FROM_LOGS), 2: (PREFERENCES,)}
"""Statements that upgrade a file from each older format to the next."""


class BadStore(Refusal):
    """A store cannot be used, or rows cannot be stored in it."""


def open_store(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """The writing connection to a file that is ours alone, and the connection that locks it."""
    _make(path)
    writer = connect(path)
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
        raise BadStore(f"{path} cannot be opened: {cause(error)}.") from None
    except BaseException:
        writer.close()
        raise
    return writer, lock


def _make(path: Path) -> None:
    """Create the file if there is none; only its owner may read it."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNERS))
    except FileExistsError:
        if not path.is_file():
            raise BadStore(f"{path} cannot be opened: it is not a regular file.") from None
    except (OSError, ValueError) as error:  # ValueError: the name contains NUL
        raise BadStore(f"{path} cannot be opened: {cause(error)}.") from None


def connect(path: Path) -> sqlite3.Connection:
    """A connection to the file, for use on any thread; `BadStore` if it cannot be opened."""
    try:
        return sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise BadStore(f"{path} cannot be opened: {cause(error)}.") from None


def _is_new(writer: sqlite3.Connection, path: Path) -> bool:
    """Whether the file is empty; refuses a file that another program made."""
    try:
        (application,) = writer.execute("PRAGMA application_id").fetchone()
        (version,) = writer.execute("PRAGMA user_version").fetchone()
        (things,) = writer.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_NOTADB:
            raise
        raise BadStore(f"{path} is not an SQLite file: name another.") from None
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
    """A transaction that keeps every other server out while this process lives.

    It locks a separate empty file, so that a person may read the logs meanwhile. It does not use
    flock: child processes would inherit such a lock and could outlive us with it.
    """
    real = path.resolve()
    beside = real.with_name(f"{real.name}.lock")
    _make(beside)
    lock = connect(beside)
    try:
        lock.execute("PRAGMA busy_timeout = 0")
        lock.execute("PRAGMA journal_mode = MEMORY")  # no third file
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if is_busy(error):
            raise BadStore(
                f"{path} is used by another server; stop that one, or name another "
                f"file with --store (make play STORE=FILE)."
            ) from None
        raise BadStore(f"{beside} cannot be locked: {cause(error)}.") from None
    return lock


def _prepare(writer: sqlite3.Connection, path: Path, new: bool) -> None:
    """Create or upgrade the layout, and have every later commit synced."""
    with suppress(PermissionError):  # another user owns the file and decides who may read it
        path.chmod(stat.S_IMODE(path.stat().st_mode) & 0o700)
    writer.execute("BEGIN IMMEDIATE")
    if new and _is_new(writer, path):  # another server may have created it meanwhile
        for statement in LAYOUT:
            writer.execute(statement)
    else:
        (version,) = writer.execute("PRAGMA user_version").fetchone()
        for older in range(version, FORMAT):
            for statement in UPGRADES[older]:
                writer.execute(statement)
    writer.execute(f"PRAGMA user_version = {FORMAT}")  # fails if the file is read-only
    writer.execute("COMMIT")
    for name, value in PRAGMAS.items():
        writer.execute(f"PRAGMA {name} = {value}")
    (mode,) = writer.execute("PRAGMA journal_mode").fetchone()
    if mode != "wal":
        raise BadStore(f"{path} cannot be opened: its disk does not allow a write-ahead log.")
    writer.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_WAL}")


def is_busy(error: Exception | None) -> bool:
    """Whether another program has locked the file, such as a person with an open transaction."""
    return isinstance(error, sqlite3.Error) and (
        getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
    )


def cause(error: Exception) -> str:
    """The cause of an error, worded to end a sentence."""
    text = (error.strerror if isinstance(error, OSError) else None) or str(error) or repr(error)
    return text[:1].lower() + text[1:] if text[1:2].islower() else text
