"""What keeps a store to one server: a lock on its name, a lock on the file, and a watch over both.

The write-ahead log lies beside the name by which a file is opened. So no two servers may use one
name, nor one file under two names; and a server whose file was moved, replaced or overwritten must
not go on as if the next one would find what it writes.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import struct
from contextlib import suppress
from pathlib import Path
from typing import Final

from regalia.engine.errors import Refusal

try:
    import fcntl
except ImportError:  # Windows, where an open file cannot be moved
    fcntl = None  # type: ignore[assignment]

OWNERS: Final = 0o600
"""File mode: only the owner may read it, since a log holds the table's secret seed."""
LOCKED_BYTE: Final = 1 << 60
"""The byte of the file that is locked: far from those that SQLite locks itself."""
SHARED_BYTES: Final = (0x4000_0002, 510)
"""The first of SQLite's bytes for readers, and how many: while somebody has locked them, no
connection has the file to itself."""
UNSUPPORTED: Final = (errno.EINVAL, errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP)


class BadStore(Refusal):
    """A store cannot be used, or rows cannot be stored in it."""

    told = "The table could not be stored; try again."
    """What viewers are told when rows cannot be stored."""


class MisplacedStore(BadStore):
    """The file of a running server was moved, replaced, removed or overwritten."""

    told = "The store of this server is not as it left it: no move is taken until it starts again."


class DamagedStore(BadStore):
    """What stands in the file is not what was stored."""


class StoreLock:
    """The locks of one server on a store; released when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        """Lock the name.

        Raises:
            BadStore: another server has it, or it cannot be locked.
        """
        self.path = path
        self._real = path.resolve()
        self._by_name = _lock_name(path, self._real)
        self._file = -1
        self._log = self._real.with_name(f"{self._real.name}-wal")
        self._writer: sqlite3.Connection
        self._version = 0
        """What `_others_version` was when the files were looked at."""
        self._seen: dict[Path, tuple[int, int]] = {}
        self._written: dict[Path, tuple[int, int]] = {}
        self._found = ""
        """What `misplaced` has found; from then on the files are not looked at."""
        self.overwritten = False
        """Whether another program has written the files: `misplaced` found that out."""

    def hold_file(self) -> None:
        """Lock the file itself, whatever its names, where the system has such locks.

        It is a lock of an open file description (Linux): unlike other POSIX locks it is not dropped
        when this process closes another handle of the file. Processes that are started do not
        inherit the handle.

        Raises:
            BadStore: another server has the file.
        """
        if not hasattr(fcntl, "F_OFD_SETLK"):
            return
        try:
            self._file = os.open(self._real, os.O_RDWR)
        except PermissionError:  # SQLite says it better
            return
        try:
            self._hold(fcntl.F_WRLCK, LOCKED_BYTE, 1)
        except OSError as error:
            if error.errno in (errno.EAGAIN, errno.EACCES):
                raise used(self.path) from None
            if error.errno not in UNSUPPORTED:
                raise

    def _hold(self, kind: int, first: int, count: int) -> None:
        """Lock some bytes of the file, against other handles of this process, too."""
        wanted = struct.pack("@hhqqi4x", kind, os.SEEK_SET, first, count, 0)
        fcntl.fcntl(self._file, fcntl.F_OFD_SETLK, wanted)

    def keep_apart(self) -> None:
        """Keep SQLite from moving its log into the file when the last connection is closed."""
        if self._file >= 0:
            with suppress(OSError):
                self._hold(fcntl.F_RDLCK, *SHARED_BYTES)

    def watch(self, writer: sqlite3.Connection) -> None:
        """Remember which files are the store and its write-ahead log; ``writer`` writes them."""
        self._writer = writer
        self._version = self._others_version()
        self._seen = {place: _identity(place) for place in (self.path, self._log)}
        self.note_written()

    def note_written(self) -> None:
        """Remember how the files look, now that this server has written them."""
        if self._found:
            return
        self._written = {place: _look(place) for place in (self._real, self._log)}

    def misplaced(self) -> str:
        """Why the next server would not read what this one writes; empty if it would."""
        self._found = self._found or self._look_for_others()
        return self._found

    def _look_for_others(self) -> str:
        for place, known in self._seen.items():
            try:
                if _identity(place) == known:
                    continue
                became = "another file has taken its place"
            except OSError:
                became = "it was moved or removed"
            return f"{place} is not the file that this server opened: {became}. Stop the server."
        changed = [place for place, left in self._written.items() if _look(place) != left]
        if not changed or self._others_wrote():
            return ""
        self.overwritten = True
        return (
            f"{changed[0]} was overwritten while this server used it. Stop the server, put the "
            f"copy that counts in place of {self._real}, and remove {self._log} unless it belongs "
            f"to that copy."
        )

    def _others_wrote(self) -> bool:
        """Whether another program has changed the store through SQLite, as it may."""
        before, self._version = self._version, self._others_version()
        changed = self._version not in (0, before)
        if changed:
            self.note_written()
        return changed

    def _others_version(self) -> int:
        """A number that changes with what other connections commit; 0 if it cannot be read."""
        try:
            found: int = self._writer.execute("PRAGMA data_version").fetchone()[0]
        except sqlite3.Error:
            return 0
        return found

    def close(self) -> None:
        """Release the locks."""
        self._by_name.close()
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def _identity(place: Path) -> tuple[int, int]:
    found = place.stat()
    return found.st_dev, found.st_ino


def _look(place: Path) -> tuple[int, int]:
    """The size of a file, and when it was last written, in nanoseconds; zeros if it is gone."""
    try:
        found = place.stat()
    except OSError:
        return 0, 0
    return found.st_size, found.st_mtime_ns


def make_file(path: Path, shown: Path | None = None) -> None:
    """Create a file if there is none; only its owner may read it. Errors name ``shown``."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNERS))
    except FileExistsError:
        if not path.is_file():
            raise BadStore(f"{path} cannot be opened: it is not a regular file.") from None
    except OSError as error:
        raise BadStore(f"{shown or path} cannot be opened: {cause(error)}.") from None


def used(path: Path) -> BadStore:
    """The refusal of a store that another server has."""
    return BadStore(
        f"{path} is used by another server; stop that one, or name another "
        f"file with --store (make play STORE=FILE)."
    )


def _lock_name(path: Path, real: Path) -> sqlite3.Connection:
    """A transaction that keeps every other server from the name while this process lives.

    It locks a separate empty file, so that a person may read the logs meanwhile. It does not use
    flock: child processes would inherit such a lock and could outlive us with it.
    """
    beside = real.with_name(f"{real.name}.lock")
    make_file(beside, path)
    try:
        lock = sqlite3.connect(beside, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise BadStore(f"{path} cannot be opened: {cause(error)}.") from None
    try:
        lock.execute("PRAGMA busy_timeout = 0")
        lock.execute("PRAGMA journal_mode = MEMORY")  # no third file
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if is_busy(error):
            raise used(path) from None
        raise BadStore(f"{beside} cannot be locked: {cause(error)}.") from None
    return lock


def is_busy(error: Exception | None) -> bool:
    """Whether another program has locked the file, such as a person with an open transaction."""
    return isinstance(error, sqlite3.Error) and (
        getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
    )


def cause(error: Exception) -> str:
    """The cause of an error, worded to end a sentence."""
    text = (error.strerror if isinstance(error, OSError) else None) or str(error) or repr(error)
    return text[:1].lower() + text[1:] if text[1:2].islower() else text
