"""Servers whose tables take their secret seeds from a number, so that a test gets the same deals.

``python -m tests.server.fixed_seeds SEED serve …`` is ``regalia serve …`` with such seeds in a
new interpreter. Where several tests share a server, `seed_tables` starts a new series of seeds for
each test, because the tests that ran before it on this server vary from run to run.
"""

from __future__ import annotations

import os
import runpy
import sys
from dataclasses import replace
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, Final

from regalia.engine.chance import SEED_BYTES
from regalia.server.hub import TableHub
from regalia.server.live_table import LiveTable

TOLD: Final = count()
"""Makes every call of `seed_tables` distinct, even with the same seed."""


def place(store: Path) -> Path:
    """The file beside a store that holds the seed of its tables."""
    return store.with_name(store.name + ".dealt")


def seed_tables(store: Path, seed: str) -> None:
    """Derive the seeds of new tables from ``seed``, beginning a new series.

    It holds for every server at this store whose hub was passed to `deal`, until the next call.
    """
    written = place(store).with_suffix(".new")
    written.write_text(f"{os.getpid()} {next(TOLD)} {seed}")
    written.replace(place(store))


def deal(seed: int, of: TableHub | type[TableHub]) -> None:
    """Derive the seeds of a hub's tables, or of all hubs', from a number, one after the other.

    After a call of `seed_tables` for the store they are derived from its seed. The ids of tables,
    persons and tokens stay random.
    """
    make: Any = of.make
    begun = ""
    numbers = count()

    async def made(*given: Any, fill: Any = None) -> LiveTable:
        nonlocal begun, numbers
        *name, setup = given
        hub: Any = name[0] if isinstance(of, type) else of
        beside = place(hub.storage.path)
        life = beside.read_text() if beside.exists() else ""
        if life != begun:
            begun, numbers = life, count()
        source = life.split(" ", 2)[2] if life else str(seed)
        drawn = sha256(f"{source} {next(numbers)}".encode()).digest()[:SEED_BYTES].hex()
        live: LiveTable = await make(*name, replace(setup, seed=drawn), fill=fill)
        return live

    setattr(of, "make", made)  # noqa: B010 - mypy lets nobody assign to a method


if __name__ == "__main__":
    deal(int(sys.argv.pop(1)), TableHub)
    runpy.run_module("regalia", run_name="__main__", alter_sys=True)
