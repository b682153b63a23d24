"""Every row is written and synced to disk before its answer is sent."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from queue import SimpleQueue

import pytest

from regalia.server.storage import Append, Header, Storage
from regalia.server.store_file import PRAGMAS
from regalia.server.store_lock import BadStore
from regalia.table.log import GAME, Row
from tests.server import disk_trace
from tests.server.disk_trace import Event

TABLES = 5
ROUNDS = 8
ALL = {f"{disk_trace.MARK}{table}-{number}" for table in range(TABLES) for number in range(ROUNDS)}

needs_tracing = pytest.mark.skipif(
    disk_trace.missing() is not None, reason=str(disk_trace.missing())
)


class Unsynced(Storage):
    """Lets the kernel decide when to write."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.ask(lambda writer: writer.execute("PRAGMA synchronous = OFF"))


class Normal(Storage):
    """Syncs at checkpoints and not at commits, as is often recommended."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.ask(lambda writer: writer.execute("PRAGMA synchronous = NORMAL"))


class Hasty(Storage):
    """Answers before it commits."""

    def _commit(self, group: Sequence[Append]) -> None:
        for append in group:
            self._finish(append.then)
            append.then = ()
        super()._commit(group)


def run(kind: type[Storage], path: Path) -> None:
    """Store rows; write the mark of each to standard output when the storage answers."""
    calls: SimpleQueue[partial[None]] = SimpleQueue()
    left = Counter[str]()

    def call(function: object) -> None:
        assert isinstance(function, partial)
        calls.put(function)

    def answer(mark: str) -> None:
        os.write(1, f"{mark}\n".encode())
        left.subtract(["appends"])

    def failed(why: BadStore) -> None:
        raise why

    storage = kind(path)
    storage.start(call)
    for number in range(ROUNDS):
        for table in range(TABLES):
            header = Header(f"t{table}", number, "christina", 1, 3, {}, "d", True)
            mark = f"{disk_trace.MARK}{table}-{number}"
            storage.append(
                f"t{table}",
                number,
                [Row(GAME, number, 1, {"line": mark})],
                [partial(answer, mark)],
                failed,
                header=None if number else header,
            )
        left["appends"] += TABLES
        while left["appends"]:
            calls.get()()
    storage.close()


def traced(kind: type[Storage], path: Path) -> list[Event]:
    program = f"""
from pathlib import Path
from tests.server.test_disk import {kind.__name__}, run
run({kind.__name__}, Path({str(path)!r}))
"""
    root = Path(__file__).resolve().parent.parent.parent
    return disk_trace.trace([sys.executable, "-c", program], environment={"PYTHONPATH": str(root)})


def pragmas(writer: sqlite3.Connection) -> dict[str, int | str]:
    """The settings of the writing connection, as SQLite reports them."""
    return {name: writer.execute(f"PRAGMA {name}").fetchone()[0] for name in PRAGMAS}


def test_the_writer_says_that_it_syncs_every_commit_of_its_log(tmp_path: Path) -> None:
    storage = Storage(tmp_path / "a.db")
    full = {"journal_mode": "wal", "synchronous": 2, "fullfsync": 1, "checkpoint_fullfsync": 1}
    assert storage.ask(pragmas) == full
    storage.start(lambda function: function())
    assert storage.ask(pragmas) == full
    storage.close()


@needs_tracing
def test_every_row_is_written_and_synced_before_it_is_answered(tmp_path: Path) -> None:
    events = traced(Storage, tmp_path / "a.db")
    assert disk_trace.answered(events) == ALL
    assert disk_trace.unsynced(events) == []


@needs_tracing
def test_all_waiting_rows_share_one_sync(tmp_path: Path) -> None:
    events = traced(Storage, tmp_path / "a.db")
    syncs = sum(event.kind == "sync" for event in events)
    assert ROUNDS <= syncs < len(ALL)


@needs_tracing
@pytest.mark.parametrize("kind", [Unsynced, Normal])
def test_a_store_that_does_not_sync_is_found(tmp_path: Path, kind: type[Storage]) -> None:
    events = traced(kind, tmp_path / "a.db")
    assert disk_trace.answered(events) == ALL
    assert len(disk_trace.unsynced(events)) > len(ALL) // 2


@needs_tracing
def test_a_store_that_answers_before_it_commits_is_found(tmp_path: Path) -> None:
    events = traced(Hasty, tmp_path / "a.db")
    assert disk_trace.answered(events) == ALL
    assert set(disk_trace.unsynced(events)) == ALL


@needs_tracing
def test_answers_are_seen_in_every_system_call() -> None:
    program = """
import os, socket
here, there = socket.socketpair()
here.send(b"mark-send"), here.sendmsg([b"no", b"mark-sendmsg."]), here.sendall(b"xmark-sendall ")
os.write(here.fileno(), b"mark-write"), os.writev(here.fileno(), [b"a", b"mark-writev"])
print("mark-print")
"""
    events = disk_trace.trace([sys.executable, "-c", program])
    names = ("send", "sendmsg", "sendall", "write", "writev", "print")
    assert events == [Event("answer", (f"mark-{name}",)) for name in names]


@pytest.mark.parametrize(
    ("events", "early"),
    [
        ([("write", "a"), ("sync",), ("answer", "a")], []),
        ([("write", "a", "b"), ("sync",), ("write", "c"), ("answer", "b")], []),
        ([("write", "a"), ("answer", "a"), ("sync",)], ["a"]),
        ([("sync",), ("write", "a"), ("answer", "a")], ["a"]),
        ([("write", "a"), ("sync",), ("write", "b"), ("answer", "a", "b")], ["b"]),
        ([("answer", "a")], ["a"]),
    ],
)
def test_early_answers_are_distinguished_from_others(
    events: list[tuple[str, ...]], early: list[str]
) -> None:
    assert disk_trace.unsynced([Event(kind, tuple(marks)) for kind, *marks in events]) == early
