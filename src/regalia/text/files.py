"""Records as files: read with a sentence for whatever is wrong, written so that nothing is lost."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from regalia.engine import record
from regalia.engine.errors import BadRecord, Refusal
from regalia.engine.record import Record

LONGEST = 4_000_000
"""Bytes; a longer file is no record of a game."""

OWNERS = 0o600
"""The mode of a file that only its owner may read."""


class BadFile(Refusal):
    """A file that cannot be opened, written, or made."""


def read(path: Path) -> Record:
    """The record in a file.

    Raises:
        BadFile: it cannot be read.
        BadRecord: it holds no record; the sentence names file and line.
    """
    return _record(path, _text(path))


def take_up(path: Path) -> tuple[Record, Keeper]:
    """The record in a file, and its keeper, to go on with it.

    Raises:
        BadFile, BadRecord: as `read`.
    """
    text = _text(path)
    return _record(path, text), Keeper(path, text)


def _record(path: Path, text: str) -> Record:
    try:
        return record.read(text)
    except BadRecord as wrong:
        raise BadRecord(f"{path}: {wrong}") from None


def _text(path: Path) -> str:
    try:
        if not _can_be_read(path):
            raise BadFile(f"{path} cannot be read: it is no regular file.")
        with path.open("rb") as file:
            content = file.read(LONGEST + 1)
    except (OSError, ValueError) as wrong:  # ValueError: a name with a NUL in it
        raise BadFile(f"{path} cannot be read: {_cause(wrong)}.") from None
    if len(content) > LONGEST:
        raise BadRecord(f"{path} is no record of a game: it is longer than any.")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is no record of a game: it is no text.") from None


def _can_be_read(path: Path) -> bool:
    """Whether reading would end: that of a pipe or a device may wait for ever."""
    mode = path.stat().st_mode
    return stat.S_ISREG(mode) or stat.S_ISDIR(mode)  # of a folder the system says what it is


def _cause(wrong: Exception) -> str:
    """What the system says went wrong, as part of a sentence."""
    said = (wrong.strerror if isinstance(wrong, OSError) else None) or str(wrong)
    return said[:1].lower() + said[1:]


class Keeper:
    """Keeps one record in its file: after `keep`, what was played survives a crash.

    It writes a file beside it, syncs that to disk and renames it, so that at any moment the file
    holds either the old record or the new one, whole. If another program has made or changed the
    file meanwhile it refuses, rather than lose the moves of one of them; if the file has vanished
    it is made anew. Only its owner may read a new file, since it holds the seed of a running game.
    """

    def __init__(self, path: Path, written: str | None = None, numbered: bool = False) -> None:
        """Keep a record in ``path``, which holds ``written`` now (None: there is no file yet).

        With ``numbered`` a new record whose name is taken gets another, numbered on.
        """
        self.path = path
        self.written = written
        self.numbered = numbered

    def keep(self, played: Record) -> None:
        """Write the record.

        Raises:
            BadFile: it cannot be written, or the file is not as it was left.
        """
        text = played.text()
        try:
            if self._is_new():
                self._create(text)
            else:
                _replace(self.path.resolve(), text)
        except (OSError, ValueError, RuntimeError) as wrong:  # RuntimeError: a loop of links
            raise BadFile(f"{self.path} cannot be written: {_cause(wrong)}.") from None
        self.written = text

    def _is_new(self) -> bool:
        """Whether there is no file now; if there is one, it is as it was left."""
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
                self.path = unused(self.path)


def _create(path: Path, text: str) -> None:
    """Put a new file in place at once and for good.

    Raises:
        FileExistsError: there is one of this name.
    """
    beside = _beside(path, text, OWNERS)
    try:
        try:
            os.link(beside, path)
        except FileExistsError:
            raise
        except OSError:  # a disk without links: take the name first, then fill it
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNERS))
            os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)
    _sync_folder(path.parent)


def _replace(path: Path, text: str) -> None:
    """Put other text in the place of a file, at once and for good."""
    beside = _beside(path, text, stat.S_IMODE(path.stat().st_mode))
    try:
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)
    _sync_folder(path.parent)


def _beside(path: Path, text: str, mode: int) -> Path:
    """A file in the same folder that holds the text, on the disk."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    beside.unlink(missing_ok=True)  # of a program that crashed and had our number
    try:
        made = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNERS)
        with open(made, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.chmod(mode)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise
    return beside


def _sync_folder(folder: Path) -> None:
    """Let a new name in the folder reach the disk."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def new_path(game: str, now: datetime) -> Path:
    """Where a game begun now is kept if nobody says otherwise; its folder is made.

    Raises:
        BadFile: the folder cannot be made.
    """
    folder = state_folder("records", "--record")
    return unused(folder / f"{game}-{now:%Y-%m-%d-%H%M%S}.record")


def state_folder(part: str, flag: str = "") -> Path:
    """Where a part of a person's things is kept, unless he names another file by the ``flag``.

    The folder is made.

    Raises:
        BadFile: it cannot be made.
    """
    state = os.environ.get("XDG_STATE_HOME", "")
    # The XDG rules: a relative path is to be ignored.
    home = Path(state) if Path(state).is_absolute() else Path.home() / ".local" / "state"
    folder = home / "regalia" / part
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        instead = f"; name a file with {flag}" if flag else ""
        raise BadFile(f"{folder} cannot be made: {_cause(wrong)}{instead}.") from None
    return folder


def unused(path: Path) -> Path:
    """The path, numbered on if there is such a file."""
    free, number = path, 1
    while free.exists():
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free
