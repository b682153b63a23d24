"""Starts the server, lets scripted players load it, and tells how it bore that.

    python -m tests.load [--json FILE] [--seconds 10] [--only a,b,peer]

The peer, boardgame.io, is measured in the same run where node and npm are there.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from time import perf_counter
from typing import Any

import uvloop

from tests.load import peer
from tests.load.play import AtOnce, Load, Meter, Table, percentile
from tests.load.process import Child, cpu, machine_cpu

WARM = 2.0
"""Seconds of play before measuring."""


async def closed_loop(
    make: Callable[[int, Load], Awaitable[Table]], child: Child, tables: int, seconds: float
) -> dict[str, float]:
    load = Load(partial(make, child.port), AtOnce())
    await load.open(tables)
    try:
        return await measure(load, child, seconds)
    finally:
        load.close()


async def measure(load: Load, child: Child, seconds: float) -> dict[str, float]:
    await load.wait(WARM)
    gc.collect()
    gc.freeze()
    load.meter = meter = Meter(on=True)
    before = perf_counter(), cpu(child.pid), cpu(os.getpid()), machine_cpu()
    await load.wait(seconds)
    after = perf_counter(), cpu(child.pid), cpu(os.getpid()), machine_cpu()
    load.meter = Meter()
    span, server, own, machine = (b - a for a, b in zip(before, after, strict=True))
    moves = len(meter.answered)
    return {
        "moves_per_s": moves / span,
        "answer_p50_ms": percentile(meter.answered, 0.5),
        "answer_p99_ms": percentile(meter.answered, 0.99),
        "seen_p50_ms": percentile(meter.seen, 0.5),
        "seen_p99_ms": percentile(meter.seen, 0.99),
        "steps_per_s": meter.steps / span,
        "games_per_s": meter.games / span,
        "bytes_per_move": meter.bytes / max(moves, 1),
        "server_cpu": server / span,
        "load_cpu": own / span,
        "others_cpu": (machine - server - own) / span,
    }


async def main() -> None:
    print(peer.install(), file=sys.stderr)
    for tables in (50, 200):
        child = peer.serve()
        try:
            print(tables, await closed_loop(peer.make, child, tables, 10))
        finally:
            child.stop()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())
