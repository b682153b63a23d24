"""Record files: reading them, and writing them without ever losing a finished move."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from regalia.engine import record
from regalia.engine.errors import BadRecord, Refusal
from regalia.engine.record import Record

MAX_BYTES = 4_000_000
"""Maximum size of a record; a longer file is refused."""

OWNER_ONLY = 0o600
"""File mode: only the owner may read and write."""


class BadFile(Refusal):
    """A file or folder cannot be read, written or created."""


def read(path: Path) -> Record:
    """The record in a file.

    Raises:
        BadFile: it cannot be read.
        BadRecord: it is not a valid record; the message names file and line.
    """
    return _record(path, _text(path))


def read_to_resume(path: Path) -> tuple[Record, RecordFile]:
    """The record in a file, and the `RecordFile` to which the resumed game is saved.

    Raises:
        BadFile, BadRecord: as `read`.
    """
    text = _text(path)
    return _record(path, text), RecordFile(path, text)


def _record(path: Path, text: str) -> Record:
    try:
        return record.read(text)
    except BadRecord as wrong:
        raise BadRecord(f"{path}: {wrong}") from None


def _text(path: Path) -> str:
    try:
        if not _can_be_read(path):
            raise BadFile(f"{path} cannot be read: it is not a regular file.")
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as wrong:  # ValueError: a name with a NUL in it
        raise BadFile(f"{path} cannot be read: {cause(wrong)}.") from None
    if len(content) > MAX_BYTES:
        raise BadRecord(f"{path} is not a record of a game: it is too long.")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not a record of a game: it is not text.") from None


def _can_be_read(path: Path) -> bool:
    """Whether reading would return: a pipe or a device could block for ever."""
    mode = path.stat().st_mode
    return stat.S_ISREG(mode) or stat.S_ISDIR(mode)  # for a folder open() gives the better message


def cause(wrong: Exception) -> str:
    """The system's error message, as the end of a sentence."""
    message = (wrong.strerror if isinstance(wrong, OSError) else None) or str(wrong)
    return message[:1].lower() + message[1:]


class RecordFile:
    """The file of one record. After `save` the record survives a crash.

    `save` writes a temporary file beside it, syncs that to disk and renames it: at any moment the
    file holds either the whole old record or the whole new one. If another program has created or
    changed the file meanwhile, `save` refuses, rather than lose moves; if the file has vanished, it
    is created again. A new file is readable by its owner only: it holds the seed of a running game.
    """

    def __init__(self, path: Path, written: str | None = None, numbered: bool = False) -> None:
        """``written`` is what the file holds now, or None if it does not exist.

        With ``numbered``, a new record whose name is taken gets a number in its name.
        """
        self.path = path
        self.written = written
        self.numbered = numbered

    def save(self, played: Record) -> None:
        """Write the record.

        Raises:
            BadFile: it cannot be written, or another program has changed the file.
        """
        text = played.text()
        try:
            if self._is_new():
                self._create(text)
            else:
                _replace(self.path.resolve(), text)
        except (OSError, ValueError, RuntimeError) as wrong:  # RuntimeError: a loop of links
            raise BadFile(f"{self.path} cannot be written: {cause(wrong)}.") from None
        self.written = text

    def _is_new(self) -> bool:
        """Whether the file does not exist.

        Raises:
            BadFile: it exists and another program has changed it.
        """
        if self.written is None or not self.path.exists():
            return True
        with suppress(BadRecord):
            if _text(self.path) == self.written:
                return False
        raise BadFile(f"{self.path} has been changed by another program; it is left as it is.")

    def _create(self, text: str) -> None:
        while True:
            try:
                return _create(self.path.resolve(), text)
            except FileExistsError:
                if not self.numbered:
                    raise BadFile(
                        f"{self.path} exists already: name another file, or --resume it."
                    ) from None
                self.path = unused_path(self.path)


def _create(path: Path, text: str) -> None:
    """Create a file atomically and sync it to disk.

    Raises:
        FileExistsError: a file of this name exists.
    """
    temporary = _write_temporary(path, text, OWNER_ONLY)
    try:
        try:
            os.link(temporary, path)
        except FileExistsError:
            raise
        except OSError:  # a disk without links: reserve the name, then replace
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
            os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)
    _sync_folder(path.parent)


def _replace(path: Path, text: str) -> None:
    """Replace a file's text atomically and sync it to disk."""
    temporary = _write_temporary(path, text, stat.S_IMODE(path.stat().st_mode))
    try:
        os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)
    _sync_folder(path.parent)


def _write_temporary(path: Path, text: str, mode: int) -> Path:
    """Write the text to a file in the same folder and sync it; returns its path."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    temporary.unlink(missing_ok=True)  # left by a crashed process with our process id
    try:
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
        with open(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(mode)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
    return temporary


def _sync_folder(folder: Path) -> None:
    """Sync the names in a folder to disk."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def new_path(game: str, now: datetime) -> Path:
    """The default path for the record of a game that starts now; its folder is created.

    Raises:
        BadFile: the folder cannot be created.
    """
    folder = state_folder("records", "--record")
    return unused_path(folder / f"{game}-{now:%Y-%m-%d-%H%M%S}.record")


def state_folder(part: str, flag: str = "") -> Path:
    """The folder in which files of one kind are kept (``records``, ``seats``); it is created.

    ``flag`` is the command's option that names another file; the error message suggests it.

    Raises:
        BadFile: it cannot be created.
    """
    state = os.environ.get("XDG_STATE_HOME", "")
    # The XDG specification: a relative path is ignored.
    home = Path(state) if Path(state).is_absolute() else Path.home() / ".local" / "state"
    folder = home / "regalia" / part
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        instead = f"; name a file with {flag}" if flag else ""
        raise BadFile(f"{folder} cannot be created: {cause(wrong)}{instead}.") from None
    return folder


def unused_path(path: Path) -> Path:
    """The path, with ``-2``, ``-3`` … added to its name if such a file exists."""
    unused, number = path, 1
    while unused.exists():
        number += 1
        unused = path.with_stem(f"{path.stem}-{number}")
    return unused
