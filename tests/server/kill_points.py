"""Ways for a server to die: a storage that kills its own process, and servers with flaws."""

from __future__ import annotations

import os
import signal
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from regalia.server import bot_pool
from regalia.server.storage import Storage
from regalia.server.store_lock import BadStore
from regalia.table.log import Row
from regalia.table.replay import Restoring
from regalia.table.table import Table
from tests.server.killed_server import Life, say

POINTS: Final = ("before", "midway", "stored", "answered")
"""Before the rows are written; while they are written; stored but not answered; answered but not
sent to the others."""
RANDOM: Final = "random"
ANSWERS_EARLY: Final = "answers early"
"""A flawed server that answers, and dies before it writes."""
SENDS_EARLY: Final = "sends early"
"""A flawed server that sends a move to the others, and dies before it writes."""
FORGETS_IDS: Final = "forgets ids"
"""A flawed server that forgets at a restart which move ids it has accepted."""
LEAVES_WORKERS: Final = "leaves workers"
"""A flawed server whose bot workers outlive it."""
LEAVING_SECONDS: Final = 0.02
"""Seconds in which sent messages leave the process."""
BROKEN_SECONDS: Final = 2.0
"""Seconds in which they leave it on a busy machine too; flawed servers wait so long."""


class KillingStorage(Storage):
    """Kills the process at a point of the first append that reaches a given row."""

    def __init__(self, path: Path, life: Life) -> None:
        super().__init__(path)
        self.life = life
        self.dying = False
        if life.point == RANDOM and life.row < 0:
            self.dying = True
            self._die_later(life.delay)

    def append(
        self,
        table: str,
        first: int,
        rows: Sequence[Row],
        then: Sequence[Callable[[], None]],
        failed: Callable[[BadStore], None],
        **more: Any,
    ) -> None:
        point, last = self.life.point, first + len(rows) - 1
        if self.dying or not point or last < self.life.row:
            if not self.dying or point == RANDOM:
                super().append(table, first, rows, then, failed, **more)
            return  # nothing more may reach the disk
        self.dying = True
        say("dies", first, last)
        answer, tell = (*then, _nothing)[:2]  # nobody is told of a held answer
        match point:
            case "before":
                die()
            case "midway":
                self.ask(die_at_insert)
            case "stored":
                then = (die,)
            case "answered":
                then = (answer, self._die_soon)
            case "random":
                self._die_later(self.life.delay)
            case "answers early":
                answer()
                self._die_later(BROKEN_SECONDS)
                return
            case "sends early":
                tell()
                self._die_later(BROKEN_SECONDS)
                return
        super().append(table, first, rows, then, failed, **more)

    def _die_soon(self) -> None:
        """Die once all messages have left; the loop goes on meanwhile."""
        self._die_later(LEAVING_SECONDS)

    def _die_later(self, seconds: float) -> None:
        timer = threading.Timer(seconds, die)
        timer.daemon = True
        timer.start()


def _nothing() -> None:
    """Answers nobody."""


def die() -> None:
    """Kill this process; nothing is flushed or closed."""
    os.kill(os.getpid(), signal.SIGKILL)


def die_at_insert(writer: sqlite3.Connection) -> None:
    """Die after the next row is written, in the middle of its transaction."""
    writer.create_function("die", 0, die)
    writer.execute("CREATE TEMP TRIGGER dying AFTER INSERT ON log BEGIN SELECT die(); END")


def spoil(flaw: str) -> None:
    """Add a flaw to the server in this process."""
    if flaw == FORGETS_IDS:
        finish = Restoring.finish

        def restored(self: Restoring, now: int) -> Table:
            table = finish(self, now)
            for chair in table.chairs:
                chair.answers.clear()
            return table

        patch.object(Restoring, "finish", restored).start()
    elif flaw == LEAVES_WORKERS:
        patch.object(bot_pool, "_prepare_worker", leave_parent).start()


def leave_parent() -> None:
    """In a worker: do not watch the parent."""
