"""A file of lines of JSON that a run appends to, and goes on with after an interruption."""

from __future__ import annotations

import errno
import os
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import msgspec

from regalia.engine.errors import BadOption, BadRecord, Refusal

if sys.platform != "win32":
    import fcntl

Decoded = TypeVar("Decoded")

SYNC_INTERVAL = 1.0
"""Minimum seconds between two calls of fsync; a power cut loses at most what was written since."""
BLOCK = 1 << 20
"""How many bytes are read at a time where lines are counted."""


class WriteFailed(Refusal):
    """The file cannot be written."""


class LineFile:
    """An open file of lines, locked against other runs where the system has such locks.

    ``end`` is the number of bytes in whole lines that were read or written; ``truncated`` is true
    if the last line was incomplete and has been dropped.

    Raises:
        BadOption: another run has it open, or the path is not a regular file.
        OSError: it cannot be opened.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.end = 0
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
        except BaseException:
            self.file.close()
            raise

    def close(self) -> None:
        """Flush the file to disk and close it.

        Raises:
            WriteFailed: the disk does not take it.
        """
        try:
            self._sync()
        finally:
            self.file.close()

    def lines(self) -> Iterator[bytes]:
        """The whole lines from `end` on; an incomplete last one is removed."""
        while line := self.file.readline():
            if not line.endswith(b"\n"):
                self.truncated = True
                self.cut(self.end)
                return
            self.end += len(line)
            yield line

    def cut(self, size: int) -> None:
        """Keep the first bytes of the file alone."""
        self.file.seek(size)
        self.file.truncate()
        self.end = size

    def write(self, lines: bytes) -> None:
        """Append whole lines.

        Raises:
            WriteFailed: they cannot all be written; the lines before the wrong one stay.
        """
        left = memoryview(lines)
        os.lseek(self.file.fileno(), self.end, os.SEEK_SET)
        try:
            while left:
                left = left[os.write(self.file.fileno(), left) :]
        except OSError as wrong:
            written = lines[: len(lines) - len(left)]
            whole = self.end + written.rfind(b"\n") + 1
            raise WriteFailed(
                f"{self.path} cannot be written: {wrong.strerror}; "
                f"its first {whole} bytes are whole, and the same command goes on from there."
            ) from None
        self.end += len(lines)
        if time.monotonic() >= self.synced + SYNC_INTERVAL:
            self._sync()

    def count_lines(self) -> int:
        """The number of whole lines in the file; also right if Ctrl-C interrupted `write`."""
        with self.path.open("rb") as file:
            return sum(block.count(b"\n") for block in iter(lambda: file.read(BLOCK), b""))

    def _lock(self) -> None:
        if sys.platform == "win32":
            return
        try:
            # Not flock: workers inherit such a lock and keep it if this process is killed.
            fcntl.lockf(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as wrong:
            if wrong.errno in (errno.EACCES, errno.EAGAIN):
                raise BadOption(f"Another run is writing into {self.path}.") from None

    def _sync(self) -> None:
        try:
            os.fsync(self.file.fileno())
        except OSError as wrong:
            raise WriteFailed(
                f"{self.path} cannot be written: {wrong.strerror}; what is whole in it stays, and "
                "the same command goes on from there."
            ) from None
        self.synced = time.monotonic()


def read(line: bytes, kind: type[Decoded], where: str) -> Decoded:
    """The value in a line of JSON.

    Raises:
        BadRecord: the line holds something else; the message begins with ``where``.
    """
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError as wrong:
        raise BadRecord(f"{where}: {wrong}.") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{where}: it is not text.") from None


def shown(value: Any) -> str:
    """A setting as error messages show it."""
    if value is None:
        return "none"
    if isinstance(value, dict):
        return " ".join(f"{name}={number}" for name, number in value.items()) or "none"
    if isinstance(value, list | tuple):
        return ",".join(str(part) for part in value)
    return str(value)
