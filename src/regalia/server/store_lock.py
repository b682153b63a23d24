"""What keeps a store to one server: a lock on its name, a lock on the file, and a watch over both.

The write-ahead log lies beside the name by which a file is opened. So no two servers may use one
name, nor one file under two names; and a server whose file was moved, or replaced by another, must
not go on as if the next one would find what it writes.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import struct
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
UNSUPPORTED: Final = (errno.EINVAL, errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP)


class BadStore(Refusal):
    """A store cannot be used, or rows cannot be stored in it."""

    told = "The table could not be stored; try again."
    """What viewers are told when rows cannot be stored."""


class MisplacedStore(BadStore):
    """The file of a running server was moved, replaced or removed."""

    told = "The store of this server is not where it was: no move is taken until it starts again."


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
        self._seen: dict[Path, tuple[int, int]] = {}

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
        wanted = struct.pack("@hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, LOCKED_BYTE, 1, 0)
        try:
            fcntl.fcntl(self._file, fcntl.F_OFD_SETLK, wanted)
        except OSError as error:
            if error.errno in (errno.EAGAIN, errno.EACCES):
                raise used(self.path) from None
            if error.errno not in UNSUPPORTED:
                raise

    def watch(self) -> None:
        """Remember which files are the store and its write-ahead log."""
        log = self._real.with_name(f"{self._real.name}-wal")
        self._seen = {place: _identity(place) for place in (self.path, log)}

    def misplaced(self) -> str:
        """Why the next server would not read what this one writes; empty if it would."""
        for place, known in self._seen.items():
            try:
                if _identity(place) == known:
                    continue
                became = "another file has taken its place"
            except OSError:
                became = "it was moved or removed"
            return f"{place} is not the file that this server opened: {became}. Stop the server."
        return ""

    def close(self) -> None:
        """Release the locks."""
        self._by_name.close()
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def _identity(place: Path) -> tuple[int, int]:
    found = place.stat()
    return found.st_dev, found.st_ino


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
