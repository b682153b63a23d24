"""Records as files: read with a sentence for whatever is wrong, written so that nothing is lost."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from regalia.engine import record
from regalia.engine.errors import BadRecord, Refusal
from regalia.engine.record import Record

LONGEST = 4_000_000
"""Bytes; a longer file is no record of a game."""


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


def _cause(wrong: Exception) -> str:
    """What the system says went wrong, as part of a sentence."""
    said = (wrong.strerror if isinstance(wrong, OSError) else None) or str(wrong)
    return said[:1].lower() + said[1:]


class Keeper:
    """Keeps one record in its file: after `keep`, what was played survives a crash.

    It writes a file beside it, syncs that to disk and renames it, so that at any moment the file
    holds either the old record or the new one, whole. If another program has changed the file
    meanwhile it refuses, rather than lose the moves of one of them.
    """

    def __init__(self, path: Path, written: str | None = None) -> None:
        """Keep a record in ``path``, which holds ``written`` now (None: there is no file yet)."""
        self.path = path
        self.written = written

    def keep(self, played: Record) -> None:
        """Write the record.

        Raises:
            BadFile: it cannot be written, or the file is not as it was left.
        """
        if self.written is None and self.path.exists():
            raise BadFile(f"{self.path} exists already: name another file, or --resume it.")
        if self.written is not None and _text(self.path) != self.written:
            raise BadFile(f"{self.path} has been changed by another program; it is left as it is.")
        text = played.text()
        try:
            _replace(self.path.resolve(), text)
        except (OSError, ValueError, RuntimeError) as wrong:  # RuntimeError: a loop of links
            raise BadFile(f"{self.path} cannot be written: {_cause(wrong)}.") from None
        self.written = text


def _replace(path: Path, text: str) -> None:
    """Put a file in place at once and for good."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise
    if os.name == "posix":  # the new name must reach the disk as well
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def new_path(game: str, now: datetime) -> Path:
    """Where a game begun now is kept if nobody says otherwise; its folder is made.

    Raises:
        BadFile: the folder cannot be made.
    """
    state = os.environ.get("XDG_STATE_HOME", "")
    # The XDG rules: a relative path is to be ignored.
    home = Path(state) if Path(state).is_absolute() else Path.home() / ".local" / "state"
    folder = home / "regalia" / "records"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise BadFile(
            f"{folder} cannot be made: {_cause(wrong)}; name a file with --record."
        ) from None
    return unused(folder / f"{game}-{now:%Y-%m-%d-%H%M%S}.record")


def unused(path: Path) -> Path:
    """The path, numbered on if there is such a file."""
    free, number = path, 1
    while free.exists():
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free
