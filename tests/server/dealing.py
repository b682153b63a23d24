"""Servers whose tables get their secret seeds from a number, so that a test plays the same deals.

``python -m tests.server.dealing SEED serve …`` is ``regalia serve …`` dealt so, in an interpreter
of its own.
"""

from __future__ import annotations

import runpy
import sys
from dataclasses import replace
from hashlib import sha256
from itertools import count
from typing import Any

from regalia.engine.chance import SEED_BYTES
from regalia.server.house import House, Live


def deal(seed: int, of: House | type[House]) -> None:
    """Let the tables of a house, or of all houses, take their seeds from a number in order.

    What else is drawn stays as it is: the ids of tables, persons and tokens are nobody's guess.
    """
    make: Any = of.make
    numbers = count()

    async def made(*given: Any) -> Live:
        *name, setup = given
        drawn = sha256(f"{seed} {next(numbers)}".encode()).digest()[:SEED_BYTES].hex()
        live: Live = await make(*name, replace(setup, seed=drawn))
        return live

    setattr(of, "make", made)  # noqa: B010 - mypy lets nobody assign to a method


if __name__ == "__main__":
    deal(int(sys.argv.pop(1)), House)
    runpy.run_module("regalia", run_name="__main__", alter_sys=True)
