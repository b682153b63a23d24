"""The file of a contest: its settings in the first line, then one line for each finished set.

Each line is JSON. Sets are written in order as they finish, so an interrupted contest resumes with
the first missing set.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import msgspec

from regalia.arena.contest import Contest, SetResult, seatings
from regalia.engine.errors import BadOption, BadRecord, Refusal

if sys.platform != "win32":
    import fcntl

Decoded = TypeVar("Decoded")

FORMAT = 1
SYNC_INTERVAL = 1.0
"""Minimum seconds between two calls of fsync; a power cut loses at most the sets written since."""

PART_NAMES = {
    "format": "format",
    "game": "game",
    "rules": "version of the rules",
    "data": "data file of the game",
    "version": "version of Regalia",
    "code": "code of rules and bots",
    "seats": "number of seats",
    "options": "options of the game",
    "bots": "bots",
    "seed": "seed",
    "claims": "sequential test",
}
"""Names for the parts of the first line in error messages."""


class WriteFailed(Refusal):
    """The file of a contest cannot be written."""


class ContestFile:
    """The open file of a contest.

    ``sets_written`` counts the sets read or written so far, ``sets_before`` those that were there
    already; ``truncated`` is true if the last line was incomplete and has been dropped.

    The file is locked against other runs, where the system has such locks.

    Raises:
        BadOption: the file belongs to another contest, another run has it open, or the path is not
            a regular file.
        BadRecord: it is not a contest file, or a line of it is wrong.
        OSError: it cannot be opened.
    """

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        self.sets_written = self.sets_before = 0
        self.truncated = False
        self.synced = 0.0
        no_file = BadOption(f"--out takes the name of a file; {path} is not a regular file.")
        try:
            opened = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
        except IsADirectoryError:
            raise no_file from None
        except ValueError as wrong:  # a name with a NUL in it
            raise BadOption(f"--out cannot be written: {wrong}.") from None
        self.file: BinaryIO = os.fdopen(opened, "r+b")
        try:
            if not stat.S_ISREG(os.fstat(opened).st_mode):
                raise no_file
            self._lock()
            self._begin()
        except BaseException:
            self.file.close()
            raise

    def close(self) -> None:
        """Flush the file to disk and close it."""
        try:
            self._sync()
        finally:
            self.file.close()

    def sets(self) -> Iterator[SetResult]:
        """Read the sets in the file; `add` may be called only once all are read."""
        number = 0
        while (line := self._line()) is not None:
            where = f"{self.path}, line {number + 2}"
            found = _read(line, SetResult, where)
            expected = seatings(self.contest, number)
            rows = [game.bots for game in found.games]
            if found.set != number or rows != expected:
                raise BadRecord(f"{where}: this is not set {number} of the contest.")
            for game in found.games:
                seats = {len(game.ranks), len(game.returns), len(game.scores), len(game.sides)}
                if seats != {self.contest.seats}:
                    raise BadRecord(f"{where}: a game has not {self.contest.seats} seats.")
            number += 1
            self.sets_written = self.sets_before = number
            yield found

    def add(self, played: SetResult) -> None:
        """Append a set.

        Raises:
            WriteFailed: it cannot be written; earlier sets stay.
        """
        self._write(played)
        self.sets_written += 1
        if time.monotonic() >= self.synced + SYNC_INTERVAL:
            self._sync()

    def count_sets(self) -> int:
        """The number of sets by the file's lines; also right if Ctrl-C interrupted `add`."""
        return self.path.read_bytes().count(b"\n") - 1

    def _lock(self) -> None:
        if sys.platform == "win32":
            return
        try:
            # Not flock: workers inherit such a lock and keep it if this process is killed.
            fcntl.lockf(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as wrong:
            if wrong.errno in (errno.EACCES, errno.EAGAIN):
                raise BadOption(f"Another run is writing into {self.path}.") from None

    def _begin(self) -> None:
        """Check the first line, or write it if the file is new."""
        head = {"format": FORMAT, **asdict(self.contest)}
        del head["text"]  # the data are named by their hash
        content = self.file.readline()
        if not content.endswith(b"\n"):
            if not msgspec.json.encode(head).startswith(content):
                raise BadRecord(f"{self.path} is not a contest file; it is left unchanged.")
            self.file.seek(0)
            self.file.truncate()
            self._write(head)
            self._sync()
            return
        theirs = _read(content, dict[str, Any], f"{self.path} is not a contest file")
        ours = msgspec.json.decode(msgspec.json.encode(head))
        if "format" not in theirs or "bots" not in theirs:
            raise BadRecord(f"{self.path} is not a contest file; it is left unchanged.")
        for name, called in PART_NAMES.items():
            if theirs.get(name) != ours[name]:
                remedy = "name another file"
                if name == "data":
                    remedy += ", or with --data the file with the cards of that hash"
                raise BadOption(
                    f"{self.path} holds another contest: there the {called} is "
                    f"{_shown(theirs.get(name))}, here {_shown(ours[name])}; {remedy}."
                )

    def _line(self) -> bytes | None:
        """The next complete line, or None; an incomplete last line is removed."""
        before = self.file.tell()
        line = self.file.readline()
        if line.endswith(b"\n"):
            return line
        if line:
            self.truncated = True
            self.file.seek(before)
            self.file.truncate()
        return None

    def _write(self, value: object) -> None:
        before = self.file.tell()
        try:
            self.file.write(msgspec.json.encode(value) + b"\n")
            self.file.flush()
        except OSError as wrong:
            raise WriteFailed(
                f"{self.path} cannot be written: {wrong.strerror}; "
                f"its first {before} bytes are whole, and the same command goes on from there."
            ) from None

    def _sync(self) -> None:
        os.fsync(self.file.fileno())
        self.synced = time.monotonic()


def _read(line: bytes, kind: type[Decoded], where: str) -> Decoded:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError as wrong:
        raise BadRecord(f"{where}: {wrong}.") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{where}: it is not text.") from None


def _shown(value: Any) -> str:
    """A part of the first line as error messages show it."""
    if value is None:
        return "none"
    if isinstance(value, dict):
        return " ".join(f"{name}={number}" for name, number in value.items()) or "none"
    if isinstance(value, list):
        return ",".join(str(part) for part in value)
    return str(value)
