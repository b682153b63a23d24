"""Deletes old tables from the store: those without a game, and finished games if that is wanted.

A table goes in small transactions on the writing thread, between those of moves. The first marks it
as ``gone``, and from then on nobody finds it; the last deletes that mark. If the server is killed
in between, the next one goes on.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from regalia.server.hub import NOT_READ, TableHub
from regalia.server.limits import IDLE_SECONDS, OPEN_DAYS
from regalia.server.live_table import LiveTable, NotFound
from regalia.server.storage import Storage
from regalia.server.store_lock import BadStore

log = logging.getLogger("regalia.server")

DAY: Final = 24 * 3600 * 1000
"""Milliseconds of a day."""
FIRST_SECONDS: Final = 1.0
ROUND_SECONDS: Final = 600.0
"""Seconds from the start to the first look for old tables, and between two."""
MOST_AT_ONCE: Final = 500
"""Maximum number of tables that one look finds; after it the next follows at once."""
ROWS_AT_ONCE: Final = 100
"""Maximum number of log rows that one transaction deletes: it takes as long as that of a move."""
PAUSE_SECONDS: Final = 0.02
"""Seconds between two transactions."""

IS_OLD: Final = """
    status = ?1 AND at < ?2 AND
    coalesce((SELECT at FROM log WHERE tbl = tables.tbl ORDER BY idx DESC LIMIT 1), 0) < ?2
"""
OLD: Final = f"SELECT tbl FROM tables WHERE {IS_OLD} ORDER BY id LIMIT ?3"
MARK: Final = f"UPDATE tables SET status = 'gone' WHERE {IS_OLD} AND tbl = ?3"
WITH_TABLE: Final = """
    SELECT found.name FROM sqlite_master AS found, pragma_table_info(found.name) AS its
    WHERE found.type = 'table' AND its.name = 'tbl' AND found.name NOT IN ('tables', 'log')
"""
"""The names of what else the store has of a table: who holds it, its preferences, and so on."""
ROWS: Final = """
    DELETE FROM log WHERE tbl = ?1 AND idx IN
    (SELECT idx FROM log WHERE tbl = ?1 ORDER BY idx LIMIT ?2)
"""
LAST: Final = "DELETE FROM tables WHERE tbl = ? AND status = 'gone'"
UNUSED: Final = "digest NOT IN (SELECT data FROM tables)"


class Old(NamedTuple):
    """Which tables are old: those of a status without a change since a UTC millisecond."""

    status: str
    before: int


class Expiry:
    """Deletes old tables as long as a hub runs; finished games after ``keep_finished`` days."""

    def __init__(self, hub: TableHub, keep_finished: int | None = None) -> None:
        self.hub = hub
        self.keep_finished = keep_finished

    def start(self) -> None:
        """Begin; the hub ends it when it stops. Call this on the event loop."""
        task = asyncio.get_running_loop().create_task(self._run())
        self.hub.tasks.add(task)
        task.add_done_callback(self.hub.tasks.discard)

    async def _run(self) -> None:
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            try:
                again = await self.delete_old()
            except Exception as error:  # such as a full disk; it is tried again
                log.error("Old tables could not be deleted: %s", error)
                again = False
            if not again:
                await asyncio.sleep(ROUND_SECONDS)

    async def delete_old(self) -> bool:
        """Delete what is old now; whether there is more.

        Raises:
            BadStore: the store cannot be read.
            sqlite3.Error: it cannot be written.
        """
        now = self.hub.now()
        without_game = now - OPEN_DAYS * DAY
        wanted = [Old("gone", now + DAY), Old("open", without_game), Old("closed", without_game)]
        if self.keep_finished is not None:
            wanted.append(Old("over", now - self.keep_finished * DAY))
        more = False
        for old in wanted:
            found = await asyncio.to_thread(_old_tables, self.hub.storage, old)
            deleted = sum([await self._delete(table, old) for table in found])
            if deleted and old.status != "gone":
                log.info("Deleted %d tables with the status “%s”.", deleted, old.status)
            more = more or (deleted > 0 and len(found) == MOST_AT_ONCE)
        await self._delete_unused_data()
        return more

    async def _delete(self, table: str, old: Old) -> bool:
        """Delete a table; whether that was done. One that is in use is spared."""
        if old.status != "gone" and not await self._mark(table, old):
            return False
        while await self._write(partial(_delete_rows, table)):
            await asyncio.sleep(PAUSE_SECONDS)
        return True

    async def _mark(self, table: str, old: Old) -> bool:
        """Mark a table as gone, if it is still old and nobody uses it; whether that was done."""
        hub = self.hub
        live = hub.live.get(table)
        used = live is not None and live.used > time.monotonic() - IDLE_SECONDS
        if table in hub.loading or (live is not None and (used or not live.idle())):
            return False
        if live is not None:
            hub.unload(live)
        # Whoever asks for the table meanwhile waits for this.
        asked: asyncio.Future[LiveTable] = asyncio.get_running_loop().create_future()
        hub.loading[table] = asked
        gone = False
        error: Exception = BadStore(NOT_READ)
        try:
            gone = await self._write(partial(_mark, hub.storage, table, old))
            if gone:
                error = NotFound("There is no such table.")
                hub.summaries.pop(table, None)
                hub.closed.pop(table, None)
        finally:
            del hub.loading[table]
            if not asked.cancelled():  # by the stop
                asked.set_exception(error)
                asked.exception()  # nobody need have asked
        return gone

    async def _delete_unused_data(self) -> None:
        """Delete the data files that no table uses and that no table of this server could use."""
        usable = {digest for _, digest in self.hub.games}
        found = await asyncio.to_thread(
            self.hub.storage.read, f"SELECT digest FROM data WHERE {UNUSED}"
        )
        for (digest,) in found:
            if digest not in usable:
                await self._write(partial(_delete_data, digest))

    async def _write(self, work: Callable[[sqlite3.Connection], bool]) -> bool:
        """Run a transaction on the writing thread."""
        return await asyncio.to_thread(self.hub.storage.ask, partial(_in_transaction, work))


def _old_tables(storage: Storage, old: Old) -> list[str]:
    return [table for (table,) in storage.read(OLD, old.status, old.before, MOST_AT_ONCE)]


# On the writing thread.


def _in_transaction(work: Callable[[sqlite3.Connection], bool], writer: sqlite3.Connection) -> bool:
    """The result of the work, which is committed whole or not at all."""
    writer.execute("BEGIN IMMEDIATE")
    try:
        result = work(writer)
        writer.execute("COMMIT")
    except BaseException:
        if writer.in_transaction:
            writer.execute("ROLLBACK")
        raise
    return result


def _mark(storage: Storage, table: str, old: Old, writer: sqlite3.Connection) -> bool:
    """Mark a table as gone, unless it has changed; whether that was done."""
    if not _changes(writer, MARK, (old.status, old.before, table)):
        return False
    for (name,) in writer.execute(WITH_TABLE).fetchall():
        writer.execute(f'DELETE FROM "{name}" WHERE tbl = ?', (table,))
    storage.forget(table)
    return True


def _delete_rows(table: str, writer: sqlite3.Connection) -> bool:
    """Delete some rows of a table's log, or at last the mark; whether anything is left."""
    if _changes(writer, ROWS, (table, ROWS_AT_ONCE)) == ROWS_AT_ONCE:
        return True
    writer.execute(LAST, (table,))
    return False


def _delete_data(digest: str, writer: sqlite3.Connection) -> bool:
    """Delete a data file, unless a table has it by this time."""
    writer.execute(f"DELETE FROM data WHERE digest = ? AND {UNUSED}", (digest,))
    return False


def _changes(writer: sqlite3.Connection, statement: str, values: Sequence[str | int]) -> int:
    """The number of rows that a statement changed."""
    return writer.execute(statement, values).rowcount
