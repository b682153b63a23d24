"""The SQLite file of a store: its layout, and how it is made, opened, checked and upgraded."""

from __future__ import annotations

import json
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from regalia.server.store_lock import BadStore, DamagedStore, StoreLock, cause, make_file

PRAGMAS: Final = {
    "journal_mode": "wal",
    "synchronous": 2,  # FULL: every commit is synced
    "fullfsync": 1,  # otherwise macOS syncs only to the drive's own cache
    "checkpoint_fullfsync": 1,
}
"""Settings of the writing connection."""
APPLICATION: Final = 0x5245474C
"""The file's ``application_id``: REGL in ASCII."""
FORMAT: Final = 4
"""The file's ``user_version``: the version of the layout below."""
LARGEST_LOOKED_THROUGH: Final = 64 << 20
"""Bytes up to which a store's pages are looked through as it is opened, in a tenth of a second or
two; `regalia check` looks through any."""
COOKIE_KEY: Final = "cookie key"
COOKIE_KEY_BYTES: Final = 32
SERVED_AS: Final = "served as"
"""Names of marks: the key that signs cookies; and the path by which a server has the file open,
with its inode."""
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
PEOPLE: Final = (
    "CREATE TABLE marks (name TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID",
    "CREATE TABLE logouts (who TEXT PRIMARY KEY, number INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE TABLE revoked (what TEXT PRIMARY KEY) WITHOUT ROWID",
    "CREATE TABLE old_cookies (who TEXT PRIMARY KEY, form TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE links (link TEXT PRIMARY KEY, who TEXT NOT NULL, until INTEGER NOT NULL)"
    " WITHOUT ROWID",
)
"""Marks of the whole store, and what `regalia.server.people` keeps of persons and their cookies."""
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
    *PEOPLE,
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
UNSIGNED: Final = "INSERT INTO old_cookies SELECT DISTINCT who, 'unsigned' FROM holders"
UPGRADES: Final = {1: (*HOLDERS, FROM_LOGS), 2: (PREFERENCES,), 3: (*PEOPLE, UNSIGNED)}
"""Statements that upgrade a file from each older format to the next."""
COLUMNS: Final = "SELECT m.name, c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c"


def open_store(path: Path) -> tuple[sqlite3.Connection, StoreLock]:
    """The writing connection to a file that is ours alone, and the lock that keeps it so.

    Close the connection first: closing the lock's handle drops SQLite's own locks on POSIX systems.
    """
    lock = None
    with _errors(path):
        if not _is_there(path):
            lock = StoreLock(path)
    writer = None
    try:
        with _errors(path):
            if lock is not None and not _is_there(path):
                _create(path.resolve())
            writer = connect(path)
            check_made(writer, path)
            lock = lock or StoreLock(path)
            lock.hold_file()
            _prepare(writer, path)
            lock.watch()
    except BaseException:
        if writer is not None:
            writer.close()
        if lock is not None:
            lock.close()
        raise
    return writer, lock


def _is_there(path: Path) -> bool:
    """Whether there is a file that may be a store.

    Raises:
        BadStore: it is something else, or has another name.
        OSError, ValueError: that cannot be found out; a name with NUL is a ValueError.
    """
    try:
        found = path.stat()
    except FileNotFoundError:
        if path.parent.is_dir():
            return False
        raise
    if not stat.S_ISREG(found.st_mode):
        raise BadStore(f"{path} cannot be opened: it is not a regular file.")
    if found.st_nlink > 1:
        raise BadStore(
            f"{path} is one of {found.st_nlink} names (hard links) of one file, and moves that are"
            " under way stand beside one of them: remove the other names."
        )
    if not found.st_size:
        raise _empty(path)
    return True


def _empty(path: Path) -> BadStore:
    return BadStore(
        f"{path} is empty and not a store: remove it, and a new store is made in its place."
    )


@contextmanager
def _errors(path: Path) -> Iterator[None]:
    """Turn errors of the system and of SQLite into `BadStore`."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise BadStore(f"{path} cannot be opened: {cause(error)}.") from None
    except sqlite3.Error as error:
        if is_damage(error):
            raise damaged(path, cause(error)) from None
        raise BadStore(f"{path} cannot be opened: {cause(error)}.") from None


def damaged(path: Path, what: str) -> DamagedStore:
    """The refusal of a damaged file; ``what`` is wrong with it."""
    return DamagedStore(
        f"{path} is damaged ({what}): put the last good copy in its place; regalia check tells more"
        " about a store."
    )


def _create(path: Path) -> None:
    """Make a store beside and put it in its place whole: no half of one is ever found there."""
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    make_file(part)
    try:
        with closing(connect(part)) as maker:
            maker.execute("BEGIN")
            for statement in LAYOUT:
                maker.execute(statement)
            maker.execute(f"PRAGMA user_version = {FORMAT}")
            maker.execute("COMMIT")
        part.rename(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    with suppress(OSError):  # Windows opens no folders
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def connect(path: Path) -> sqlite3.Connection:
    """A connection to the file, for use on any thread; `BadStore` if it cannot be opened."""
    try:
        return sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise BadStore(f"{path} cannot be opened: {cause(error)}.") from None


def check_made(reader: sqlite3.Connection, path: Path) -> int:
    """The format of a store; refuses a file that is none.

    Raises:
        BadStore: it is empty, another program made it, or it has another format.
    """
    try:
        (application,) = reader.execute("PRAGMA application_id").fetchone()
        (version,) = reader.execute("PRAGMA user_version").fetchone()
        (things,) = reader.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_NOTADB:
            raise
        raise BadStore(f"{path} is not an SQLite file: name another.") from None
    if application == version == things == 0:
        raise _empty(path)
    if application != APPLICATION:
        raise BadStore(f"{path} was made by another program than Regalia: name another file.")
    if version != FORMAT and version not in UPGRADES:
        raise BadStore(
            f"{path} has format {version} and this Regalia reads format {FORMAT}: name another"
            f" file, or use the Regalia that made it."
        )
    return int(version)


def _prepare(writer: sqlite3.Connection, path: Path) -> None:
    """Check and upgrade the layout, mark who serves it, and have every later commit synced."""
    with suppress(PermissionError):  # another user owns the file and decides who may read it
        path.chmod(stat.S_IMODE(path.stat().st_mode) & 0o700)
    if path.stat().st_size <= LARGEST_LOOKED_THROUGH:
        (found,) = writer.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise damaged(path, " ".join(found.split()))
    writer.execute("BEGIN IMMEDIATE")
    (version,) = writer.execute("PRAGMA user_version").fetchone()
    for older in range(version, FORMAT):
        for statement in UPGRADES[older]:
            writer.execute(statement)
    writer.execute(f"PRAGMA user_version = {FORMAT}")  # fails if the file is read-only
    missing = lacking(writer, FORMAT)
    if missing:
        raise damaged(path, f"it lacks {missing}")
    _check_name(writer, path)
    marks = (
        (SERVED_AS, json.dumps([str(path.resolve()), path.stat().st_ino])),
        (COOKIE_KEY, os.urandom(COOKIE_KEY_BYTES)),
    )
    writer.execute("INSERT OR REPLACE INTO marks VALUES (?, ?)", marks[0])
    writer.execute("INSERT OR IGNORE INTO marks VALUES (?, ?)", marks[1])
    if not has_cookie_key(writer):
        raise damaged(path, "the key that signs cookies")
    writer.execute("COMMIT")
    for name, value in PRAGMAS.items():
        writer.execute(f"PRAGMA {name} = {value}")
    (mode,) = writer.execute("PRAGMA journal_mode").fetchone()
    if mode != "wal":
        raise BadStore(f"{path} cannot be opened: its disk does not allow a write-ahead log.")
    writer.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_WAL}")
    empty_log(writer)  # the mark has to stand in the file itself


def has_cookie_key(reader: sqlite3.Connection) -> bool:
    """Whether the key that signs cookies is there and may be one."""
    found = reader.execute("SELECT value FROM marks WHERE name = ?", (COOKIE_KEY,)).fetchone()
    return found is not None and isinstance(found[0], bytes) and len(found[0]) == COOKIE_KEY_BYTES


def _check_name(writer: sqlite3.Connection, path: Path) -> None:
    """Check that no moves wait beside another name of the file, whose server was killed.

    The write-ahead log lies beside the name by which a file is opened, so a file that was renamed
    or mounted elsewhere meanwhile would go on without its last moves.
    """
    mark = writer.execute("SELECT value FROM marks WHERE name = ?", (SERVED_AS,)).fetchone()
    if mark is None:
        return
    name, inode = json.loads(mark[0])
    real = str(path.resolve())
    if name == real or inode != path.stat().st_ino:
        return
    with suppress(FileNotFoundError):
        if Path(f"{name}-wal").stat().st_size:
            raise BadStore(
                f"{path} was last served as {name}, and its last moves are in {name}-wal:"
                f" give the file that name again, or move {name}-wal to {real}-wal."
            )


def lacking(reader: sqlite3.Connection, version: int) -> str:
    """The tables and columns that a store of this format lacks, to be read after "it lacks"."""
    with closing(sqlite3.connect(":memory:")) as model:
        for statement in LAYOUT:
            model.execute(statement)
        wanted = set(model.execute(COLUMNS))
    later = {1: {*_made_by(HOLDERS), *_made_by((PREFERENCES,)), *_made_by(PEOPLE)}}
    later[2] = {*_made_by((PREFERENCES,)), *_made_by(PEOPLE)}
    later[3] = {*_made_by(PEOPLE)}
    there = set(reader.execute(COLUMNS))
    lacks = sorted(
        f"the column {column} of {table}"
        for table, column in wanted - there
        if table not in later.get(version, ())
    )
    return ", ".join(lacks[:3]) + (" and more" if len(lacks) > 3 else "")


def _made_by(statements: tuple[str, ...]) -> list[str]:
    """The names of the tables that statements create."""
    return [words[2] for text in statements if (words := text.split())[1] == "TABLE"]


def empty_log(writer: sqlite3.Connection) -> None:
    """Move all that was written into the file itself, unless others still read the log."""
    with suppress(sqlite3.Error):
        writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def is_damage(error: Exception) -> bool:
    """Whether SQLite found that what it reads is not what was written."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
