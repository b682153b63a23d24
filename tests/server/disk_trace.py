"""Whether answers wait for the disk: the order of writes, syncs and answers of a process.

A test that kills a process says nothing about that, since the kernel still holds all it wrote.
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
"""How the marks begin that are looked for in the log and in the answers."""
LONGEST = 120
"""Seconds for which a traced process may run."""


class Event(NamedTuple):
    """A ``write`` to the write-ahead log, a ``sync`` of it, or an ``answer``; in their order."""

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
    """Run a command to its end and tell what it and its children wrote, synced and answered.

    Its standard output is a pipe: a mark written there is an answer, as is one sent through a
    socket. ``drive`` is called while it runs, may talk to it and must let it end; without it all
    output is read.

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
    events = (line.split() for line in lines if line != "begin")  # a child begins too
    return [Event(kind, tuple(marks)) for kind, *marks in events]


def unsynced(events: Sequence[Event]) -> list[str]:
    """The marks that were answered before the log had been written and synced with them in it."""
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
