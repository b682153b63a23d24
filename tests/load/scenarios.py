"""The scenarios: each function starts its servers, measures, and stops them."""

from __future__ import annotations

import asyncio
import gc
import http.client
import json
import os
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from statistics import median
from time import monotonic, perf_counter, sleep
from typing import Any, Final

import httpx

from tests.load import ours, pages, peer
from tests.load.play import AtOnce, Load, Meter, Offered, Pace, Table, UpTo, percentile
from tests.load.process import Child, cpu, machine_cpu, resident
from tests.load.wire import HOST

Figures = dict[str, float]
Make = Callable[[int, Load], Awaitable[Table]]

WARM: Final = 2.0
"""Seconds of play before measuring."""
OFFERED: Final = 100.0
"""Moves a second of a fixed load."""
OFFERED_TABLES: Final = 50
IDLE: Final = 2000
IDLE_TABLES: Final = 20
STARTS: Final = 5
STRANGERS_TABLES: Final = 13
LONG: Final = 500
"""Moves of the game that is restored."""


@asynccontextmanager
async def running(child: Child) -> AsyncIterator[Child]:
    """Stop a server at the end, after our sockets have closed."""
    try:
        yield child
    finally:
        await asyncio.to_thread(child.stop)


@asynccontextmanager
async def loaded(make: Make, child: Child, pace: Pace, tables: int) -> AsyncIterator[Load]:
    """A load of ``tables`` tables in play."""
    load = Load(partial(make, child.port), pace)
    try:
        await load.open(tables)
        if isinstance(pace, Offered):
            load.start(pace.run())
        yield load
    finally:
        load.close()


async def closed_loop(
    serve: Callable[[Path], Child], make: Make, tables: int, seconds: float
) -> Figures:
    """Everybody moves as soon as it is their turn."""
    with tempfile.TemporaryDirectory() as folder:
        async with (
            running(serve(Path(folder) / "regalia.db")) as child,
            loaded(make, child, AtOnce(), tables) as load,
        ):
            return await measure(load, child, seconds)


async def closed_loop_of_ours(tables: int, seconds: float, whole: bool = True) -> Figures:
    return await closed_loop(ours.serve, partial(ours.make, whole=whole), tables, seconds)


async def closed_loop_of_pages(tables: int, seconds: float, whole: bool) -> Figures:
    return await closed_loop(ours.serve, partial(pages.make, whole=whole), tables, seconds)


async def closed_loop_of_peer(tables: int, seconds: float) -> Figures:
    return await closed_loop(lambda _: peer.serve(), peer.make, tables, seconds)


async def idle_viewers(seconds: float) -> dict[str, Figures]:
    """A fixed load without and with idle viewers, and the memory of an idle viewer."""
    with tempfile.TemporaryDirectory() as folder:
        async with running(ours.serve(Path(folder) / "regalia.db")) as child:
            async with loaded(ours.make, child, Offered(OFFERED), OFFERED_TABLES) as load:
                without = await measure(load, child, seconds)
            quiet = [await ours.quiet(child.port) for _ in range(IDLE_TABLES)]
            await asyncio.sleep(1)
            before = resident(child.pid)
            async with ours.onlookers(child.port, quiet, IDLE):
                await asyncio.sleep(1)
                viewer = (resident(child.pid) - before) / IDLE
                async with loaded(ours.make, child, Offered(OFFERED), OFFERED_TABLES) as load:
                    beside = await measure(load, child, seconds)
    return {
        "offered": without,
        "offered_beside_idle": beside,
        "idle": {"viewers": IDLE, "kib_per_viewer": viewer / 1024},
    }


async def thinking(seconds: float) -> tuple[Figures, Figures]:
    """Fifty persons who move at once, each at a table with three marshals that always think."""
    with tempfile.TemporaryDirectory() as folder:
        child = ours.serve(Path(folder) / "regalia.db", "tests.load.thoughts")
        async with (
            running(child),
            loaded(ours.make_with_bots, child, AtOnce(), OFFERED_TABLES) as load,
        ):
            begun = monotonic() + WARM
            figures = await measure(load, child, seconds)
            ended = monotonic()
        printed = child.words().splitlines()
    thoughts = [one for one in json.loads(printed[-1]) if begun <= one[0] and one[2] <= ended]
    whole = [over - given for given, _begun, over, *_more in thoughts]
    alone = [over - begun for _given, begun, over, *_more in thoughts]
    shares = [share for *_times, share, _kind in thoughts]
    bots = {
        "thoughts_per_s": len(thoughts) / seconds,
        "bot_p50_ms": percentile(whole, 0.5),
        "bot_p99_ms": percentile(whole, 0.99),
        "thought_p50_ms": percentile(alone, 0.5),
        "thought_p99_ms": percentile(alone, 0.99),
        "share": median(shares),
    }
    return figures, bots


async def stranger(seconds: float) -> Figures:
    """Two knights who always think, alone and beside a stranger's thirteen tables of marshals.

    The stranger has another address, and the server its limits.
    """
    shares: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, tables in (("alone", 0), ("beside", STRANGERS_TABLES)):
            store = Path(folder) / f"{name}.db"
            child = ours.serve(store, "tests.load.thoughts", limited=True)
            async with running(child):
                for _ in range(tables):
                    await asyncio.to_thread(bots_alone, child.port, "127.0.0.2", ["marshal"] * 5)
                begun = monotonic()
                await asyncio.to_thread(bots_alone, child.port, "127.0.0.3", ["knight"] * 2)
                await asyncio.sleep(seconds)
                ended = monotonic()
            printed = child.words().splitlines()
            for _given, since, over, share, kind in json.loads(printed[-1]):
                if begun <= since and over <= ended:
                    shares.setdefault(f"{kind} {name}", []).append(share)
    return {name: sum(found) / len(found) for name, found in shares.items()}


def bots_alone(port: int, source: str, kinds: list[str]) -> None:
    """Make a table from an address at which bots play alone, as soon as its limits allow."""
    transport = httpx.HTTPTransport(verify=False, local_address=source)
    with httpx.Client(base_url=f"http://{HOST}:{port}", transport=transport) as made:

        def ask(method: str, path: str, body: dict[str, object]) -> dict[str, Any]:
            while (answer := made.request(method, path, json=body)).status_code == 429:
                sleep(float(answer.headers["retry-after"]))
            answer.raise_for_status()
            found: dict[str, Any] = answer.json()
            return found

        body: dict[str, object] = {"game": "christina", "seats": len(kinds), "pace": 0}
        table = f"/api/tables/{ask('POST', '/api/tables', body)['table']['id']}"
        for seat, kind in enumerate(kinds):
            ask("PUT", f"{table}/seats/{seat}/bot", {"kind": kind})
        ask("POST", f"{table}/start", {})


async def start() -> Figures:
    """From the start of the process to its first answer over HTTP."""
    times = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(STARTS):
            async with running(ours.serve(Path(folder) / f"{number}.db")) as child:
                connection = http.client.HTTPConnection(HOST, child.port)
                connection.request("GET", "/api/games")
                connection.getresponse().read()
                times.append(perf_counter() - child.begun)
                connection.close()
    return {"seconds": median(times)}


async def restore() -> Figures:
    """A long game comes back after a restart: from connecting to the first message."""
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "regalia.db"
        serve = partial(ours.serve, store, "tests.load.marathon")
        async with running(serve()) as child:
            pace = UpTo(LONG)
            load = Load(partial(ours.make, child.port, game="marathon", whole=False), pace)
            load.begun = True
            load.meter.on = True
            await load.add()
            while len(load.meter.answered) < LONG:
                await load.wait(0.05)
            (name,) = (table.name for table in load.tables)
            load.close()
        async with running(serve()) as child:
            first = await ours.look(child.port, name)
            again = await ours.look(child.port, name)
    return {"moves": LONG, "first_ms": first * 1000, "again_ms": again * 1000}


async def measure(load: Load, child: Child, seconds: float) -> Figures:
    """The figures of the players during ``seconds``, and the CPU time of all processes."""
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
        "server_ms_per_move": server / max(moves, 1) * 1000,
        "server_cpu": server / span,
        "load_cpu": own / span,
        "others_cpu": (machine - server - own) / span,
        "steps_per_move": meter.steps / max(moves, 1),
        "bytes_per_move": meter.bytes / max(moves, 1),
        "games_per_s": meter.games / span,
    }
