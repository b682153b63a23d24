"""A table that is set up at a server which is killed repeatedly, and its checks."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import httpx

from regalia.client import Connection, Lobby, Refused, Seat, Unreachable
from regalia.engine.errors import Refusal
from regalia.server.storage import Storage
from tests.server.kill import (
    PERSONS,
    TABLE,
    TIMING,
    Cast,
    Killer,
    RestartableServer,
    never,
    oddities,
    once,
    play,
    token,
)

Got = TypeVar("Got")
MADE = ["made", "sat", "sat", "bot", "began"]


async def make(
    folder: Path, point: str, rows: Sequence[int]
) -> tuple[list[str], list[tuple[int, int]]]:
    """Set up a table for each of these rows, at which the server dies; returns faults, deaths."""
    store = folder / "lobby.db"
    found: list[str] = []
    deaths: list[tuple[int, int]] = []
    tables: list[str] = []
    async with (
        RestartableServer(store, "") as server_process,
        Lobby(server_process.address) as lobby,
    ):
        for row in rows:
            killer = Killer(server_process, once(point, row))
            try:
                table, seats = await make_table(lobby)
            except Refused as error:
                found.append(f"What was sent before is not so: {error}")
                continue
            finally:
                await killer.end()
            await server_process.begin()
            await server_process.ready()
            found += [fault for seat in seats for fault in await faults_of_seat(seat)]
            status = (await lobby.table(table)).status
            if status != "playing":
                found.append(f"The table is {status}.")
            server_process.kill()
            await server_process.ended()
            found += killer.odd
            deaths += killer.died
            tables.append(table)
        found += await oddities(server_process)
    storage = Storage(store)
    for table in tables:
        done = [row.body["what"] for row in storage.rows(table) if "what" in row.body]
        if sorted(done) not in (sorted(MADE), sorted([*MADE, "left", "sat"])):
            found.append(f"The log tells {done}.")
    storage.close()
    return found, deaths


async def go_on(folder: Path, point: str) -> list[str]:
    """Continue with the same people while the server dies in each append; returns the faults.

    One append makes the new table with all its people, the next names it at the old one.
    """
    played = await play(folder, Cast("christina", 1, 1), never())
    [source] = folder.glob("*.db")
    found: list[str] = []
    for row in (0, len(played.log)):
        store = folder / f"again-{row}.db"
        shutil.copy(source, store)
        async with RestartableServer(store, "") as server_process:
            killer = Killer(server_process, once(point, row))
            names = {await press_again(server_process), await press_again(server_process)}
            await killer.end()
            found += killer.odd
            if len(killer.died) != 1:
                found.append(f"At row {row} the server died at {killer.died}.")
        storage = Storage(store)
        tables = {header.table for header, _status in storage.headers()}
        if len(names) != 1 or tables != names | {TABLE}:
            found.append(f"At row {row}: {names} were given, there are {sorted(tables)}.")
        for name in tables - {TABLE}:
            done = [line.body["what"] for line in storage.rows(name) if "what" in line.body]
            if done != ["made", "sat", "bot", "began"]:
                found.append(f"At row {row}: the log of the new table tells {done}.")
        storage.close()
    return found


async def press_again(server_process: RestartableServer) -> str:
    """Ask for the next table until there is an answer; returns the id of that table."""
    async with httpx.AsyncClient(base_url=server_process.address, timeout=30) as client:
        while True:
            with suppress(httpx.TransportError):
                bearer = {"Authorization": f"Bearer {token(0)}"}
                answer = await client.post(f"/api/tables/{TABLE}/again", headers=bearer)
                name: str = answer.json()["table"]["id"]
                return name
            await asyncio.sleep(TIMING.pauses[0])


async def make_table(lobby: Lobby) -> tuple[str, list[Seat]]:
    """Set up a table and begin its game, repeating requests; returns it with its persons' seats."""
    table, host = await surely(lambda: lobby.make("christina", 3, pace=60_000))
    name: str = table.id
    seats = [await sit(lobby, name, seat, host) for seat in (0, 1)]
    await unless_done(lambda: lobby.fill(name, 2, "steward", host))
    await unless_done(lambda: lobby.start(name, host))
    return name, seats


async def surely(ask: Callable[[], Awaitable[Got]]) -> Got:
    """Repeat a request until there is an answer."""
    while True:
        try:
            return await ask()
        except Unreachable:
            await asyncio.sleep(TIMING.pauses[0])


async def unless_done(ask: Callable[[], Awaitable[None]]) -> None:
    """Repeat a request until it is done, perhaps by an earlier try whose answer was lost."""
    try:
        await surely(ask)
    except Refused as error:
        if error.status != 409:
            raise


async def sit(lobby: Lobby, table: str, seat: int, host: str) -> Seat:
    """Take a seat. If the answer with the token is lost, the host frees the seat and we retry."""
    while True:
        try:
            return await surely(lambda: lobby.sit(table, seat, PERSONS[seat]))
        except Refused as error:
            if error.status != 409:
                raise
            await unless_done(lambda: lobby.leave(table, seat, host))


async def faults_of_seat(seat: Seat) -> list[str]:
    """Check that the token opens its seat."""
    try:
        async with Connection(seat.address, seat.token, timing=TIMING) as live:
            while live.view is None:
                await anext(live)
    except Refusal as error:
        return [f"Seat {seat.seat} is lost: {error}"]
    mine = live.view.mine
    return [] if mine == (seat.seat,) else [f"Seat {seat.seat} is now {mine}."]
