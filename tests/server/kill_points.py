"""Where a server dies: a storage that kills its own process, and servers that are broken."""

from __future__ import annotations

import os
import signal
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from regalia.server import bot_pool, hub
from regalia.server.storage import Storage
from regalia.server.store_file import BadStore
from regalia.table.log import Row
from regalia.table.replay import restore
from regalia.table.table import Table
from tests.server.killed_server import Life, say

POINTS: Final = ("before", "midway", "stored", "answered")
"""Before the rows are written; while they are; after that and before the answer; after the answer
and before others know."""
RANDOM: Final = "random"
HASTY: Final = "hasty"
"""A broken server's: it answers, and dies before it writes."""
GOSSIPING: Final = "gossiping"
"""A broken server's: it tells the others, and dies before it writes."""
FORGETFUL: Final = "forgetful"
"""A flaw: what was accepted before a restart is not known by its id."""
CARELESS: Final = "careless"
"""A flaw: the workers of the bots live on."""
LEAVING_SECONDS: Final = 0.02
"""So long what is said may take to leave the process."""
BROKEN_SECONDS: Final = 2.0
"""So long where it must have left, on a busy machine too, for the test to find anything."""


class Doomed(Storage):
    """Kills the process at a point of the first append that reaches a row of the log."""

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
            return  # else nothing more reaches the disk: the process is as good as dead
        self.dying = True
        say("dies", first, last)
        answer, tell = then
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
            case "hasty":
                answer()
                self._die_later(BROKEN_SECONDS)
                return
            case "gossiping":
                tell()
                self._die_later(BROKEN_SECONDS)
                return
        super().append(table, first, rows, then, failed, **more)

    def _die_soon(self) -> None:
        """Die once all that has been said has left; the loop goes on meanwhile."""
        self._die_later(LEAVING_SECONDS)

    def _die_later(self, seconds: float) -> None:
        timer = threading.Timer(seconds, die)
        timer.daemon = True
        timer.start()


def die() -> None:
    """As by the kernel: nothing is flushed, closed or told."""
    os.kill(os.getpid(), signal.SIGKILL)


def die_at_insert(writer: sqlite3.Connection) -> None:
    """Die when the next row has been written, in the middle of its transaction."""
    writer.create_function("die", 0, die)
    writer.execute("CREATE TEMP TRIGGER dying AFTER INSERT ON log BEGIN SELECT die(); END")


def spoil(flaw: str) -> None:
    """Break the server in this process."""
    if flaw == FORGETFUL:

        def restored(*given: Any) -> Table:
            table = restore(*given)
            for chair in table.chairs:
                chair.answers.clear()
            return table

        patch.object(hub, "restore", restored).start()
    elif flaw == CARELESS:
        patch.object(bot_pool, "_prepare_worker", leave_parent).start()


def leave_parent() -> None:
    """In a worker: live on."""
