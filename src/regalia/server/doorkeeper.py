"""Who may come in and what the public lists show, by two text files beside the store.

``FILE.words`` has words that no name on a public list may have (`word_filter`), ``FILE.shut-out``
the names, addresses and hidden tables of the commands (`shut_out`). Both are read again within a
second of a change. If one cannot be read, what it said before goes on to count. No server starts
beside a file that cannot be read.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Final

from msgspec import structs

from regalia import wire
from regalia.names.skeletons import looks
from regalia.server.limits import MOST_ADDRESSES
from regalia.server.shut_out import BadList, ShutOut, beside, list_path, read, read_text
from regalia.server.word_filter import WordFilter
from regalia.table.chairs import Forbidden

log = logging.getLogger("regalia.server")

LOOK_SECONDS: Final = 1.0
"""Seconds between two looks whether a file has changed."""
SHUT_OUT: Final = "Your address is shut out of this server."

Stamp = tuple[int, int, int] | None


class Doorkeeper:
    """What the files beside a store say, as they were last read."""

    def __init__(self, store: Path) -> None:
        """Read the files.

        Raises:
            BadList: one cannot be read, or a line of it is not understood.
        """
        self.words_path = beside(store, ".words")
        self.list_path = list_path(store)
        self.words = WordFilter()
        self.shut = ShutOut()
        self.stamps: dict[Path, Stamp] = dict.fromkeys((self.words_path, self.list_path))
        self.is_shut_out = lru_cache(MOST_ADDRESSES)(self._is_shut_out)
        for path in self.stamps:
            self.stamps[path] = _stamp(path)
            self._read(path)

    def check_name(self, name: str) -> None:
        """Check that whoever has this name may sit down.

        Raises:
            Forbidden: the name is shut out.
        """
        if self.shut.has_name(name):
            raise Forbidden(f"“{name}” is shut out of this server.")

    def _is_shut_out(self, address: str) -> bool:
        """Whether an address is shut out; results are kept until the file changes."""
        return self.shut.network_of(address) is not None

    def lists(self, table: str) -> bool:
        """Whether the public lists may show a table."""
        return table not in self.shut.tables

    def in_public(self, table: wire.Table) -> wire.Table:
        """A table as a public list shows it: with "Seat 2" for a name that has a filtered word."""
        seats = tuple(
            [
                structs.replace(chair, name=f"Seat {chair.seat + 1}")
                if chair.player == "person" and not self.words.passes(chair.name)
                else chair
                for chair in table.seats
            ]
        )
        return table if seats == table.seats else structs.replace(table, seats=seats)

    def read_changed(self) -> bool:
        """Read the files that have changed since the last call; whether one had."""
        changed = False
        for path in self.stamps:
            stamp = _stamp(path)
            if self.stamps[path] == stamp:
                continue
            self.stamps[path] = stamp
            changed = True
            try:
                self._read(path)
            except BadList as error:
                log.error("%s What it said before goes on to count.", error)
            else:
                log.info("%s %s.", path, "was read again" if stamp else "is gone: it says nothing")
        if changed:
            self.is_shut_out.cache_clear()
        return changed

    def _read(self, path: Path) -> None:
        if path == self.words_path:
            self.words = WordFilter(read_text(path))
        else:
            self.shut = read(path).prepare()

    async def watch(self, changed: Callable[[], None]) -> None:
        """Read the files whenever they change, and call ``changed``; runs until cancelled."""
        await asyncio.sleep(LOOK_SECONDS)  # the first page goes first
        with suppress(Exception):  # of any kind: else the first name reads them
            await asyncio.to_thread(looks, "")  # the data of names, before somebody waits for them
        while True:
            try:
                if any(stamp != _stamp(path) for path, stamp in self.stamps.items()):
                    await asyncio.to_thread(self.read_changed)  # a long list takes time
                    changed()
            except Exception:  # of any kind: the next change counts all the same
                log.exception("What has changed beside the store could not be taken up")
            await asyncio.sleep(LOOK_SECONDS)


def _stamp(path: Path) -> Stamp:
    """What differs after a file has changed; None if there is none."""
    with suppress(OSError):
        found = path.stat()
        return found.st_mtime_ns, found.st_size, found.st_ino
    return None
