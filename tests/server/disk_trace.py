"""Traces the order of a process's writes, syncs and answers.

Killing a process does not show whether answers wait for the disk, since the kernel still holds all
that was written.
"""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).with_name("disk_trace.c")
MARK = "mark-"
"""Prefix of the marks that are looked for in the log and in the answers."""
LONGEST = 120
"""Maximum number of seconds that a traced process may run."""


class Event(NamedTuple):
    """A ``write`` to the write-ahead log, a ``sync`` of it, or an ``answer``, with its marks."""

    kind: str
    marks: tuple[str, ...]


def missing() -> str | None:
    """Why no process can be traced here, or None if it can."""
    if sys.platform != "linux":
        return "Writes are traced on Linux only."
    if shutil.which("cc") is None:
        return "Writes are traced with a small C library, and there is no C compiler (cc) here."
    return None


@cache
def library() -> Path:
    """The library to preload, compiled."""
    folder = tempfile.TemporaryDirectory(prefix="regalia-disk-")
    atexit.register(folder.cleanup)
    built = Path(folder.name) / "disk_trace.so"
    command = ("cc", "-shared", "-fPIC", "-o", str(built), str(SOURCE), "-ldl")
    subprocess.run(command, check=True)
    return built


def trace(
    command: Sequence[str],
    drive: Callable[[subprocess.Popen[bytes]], object] | None = None,
    environment: Mapping[str, str] | None = None,
) -> list[Event]:
    """Run a command to its end; returns the writes, syncs and answers of it and its children.

    A mark is answered when it is written to standard output, which is a pipe, or sent through a
    socket. ``drive`` is called while the command runs, may talk to it and must let it end; without
    it, the output is read to its end.

    Raises:
        subprocess.CalledProcessError: the command failed.
    """
    with tempfile.TemporaryDirectory(prefix="regalia-trace-") as folder:
        path = Path(folder) / "trace"
        preload = {"LD_PRELOAD": str(library()), "DISK_TRACE": str(path), "DISK_MARK": MARK}
        with subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            env={**os.environ, **(environment or {}), **preload},
        ) as process:
            try:
                if drive is not None:
                    drive(process)
                process.communicate(timeout=LONGEST)
            except BaseException:
                process.kill()
                raise
        if process.returncode:
            raise subprocess.CalledProcessError(process.returncode, command)
        begin, *lines = path.read_text().splitlines()
    assert begin == "begin", "the library was not preloaded"
    events = (line.split() for line in lines if line != "begin")  # each child writes a line "begin"
    return [Event(kind, tuple(marks)) for kind, *marks in events]


def unsynced(events: Sequence[Event]) -> list[str]:
    """The marks that were answered before the log was written and synced with them in it."""
    written: set[str] = set()
    synced: set[str] = set()
    early: list[str] = []
    for event in events:
        if event.kind == "write":
            written.update(event.marks)
        elif event.kind == "sync":
            synced |= written
        else:
            early += [mark for mark in event.marks if mark not in synced]
    return early


def answered(events: Sequence[Event]) -> set[str]:
    """All marks that were answered, early or not."""
    return {mark for event in events if event.kind == "answer" for mark in event.marks}
