"""Playing again: all who played sit at the new table from the first, whoever races or is killed."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from dataclasses import replace
from unittest.mock import patch

import pytest

from regalia.engine.errors import Refusal
from regalia.server import shut_out
from regalia.server.identity import next_table_id
from regalia.server.live_table import LiveTable, NotFound
from regalia.server.store_lock import BadStore
from regalia.table.chairs import Forbidden, Preferences, Untimely
from regalia.table.inputs import Begin, CloseTable, IssueToken, Sit
from tests.server.test_hub import (
    NAMES,
    PLAYER,
    ControlledHub,
    begin,
    held_back,
    not_yet,
    request,
    until,
    with_hub,
)

SEATED = ["made", "sat", "entitled", "sat", "sat"]
NEXT = next_table_id("t1", PLAYER[0])
"""The id of the next table, which the host can compute."""


async def over(hub: ControlledHub) -> LiveTable:
    """A finished game of three; the first has a token, and is not asked without a choice."""
    live = await hub.begun()
    await hub.send(live, IssueToken(PLAYER[0], 0, "token"))
    while live.table.status == "playing":
        hub.move(live)
        await hub.settled(live)
    live.table.chairs[0].preferences = Preferences()
    return live


async def told(hub: ControlledHub, name: str) -> list[str]:
    """The kinds of rows of a table that are on disk."""
    rows = await asyncio.to_thread(hub.storage.rows, name)
    return [row.body["what"] for row in rows]


def names_at(live: LiveTable) -> list[tuple[str, str]]:
    return [(chair.name, chair.person) for chair in live.table.chairs]


ALL_AGAIN = [(name, PLAYER[seat]) for seat, name in enumerate(NAMES)]


@with_hub
async def test_nobody_finds_the_next_table_before_its_people_sit_there(hub: ControlledHub) -> None:
    await over(hub)
    with pytest.raises(NotFound):
        await hub.table(NEXT)
    hub.storage.shut = True
    again = begin(hub.api.service.again("t1", PLAYER[1]))
    await not_yet(hub, again)
    found = await hub.table(NEXT)
    for seat, name in enumerate(NAMES):
        for taken in (name, "Cid"):
            with pytest.raises(Untimely, match="is taken"):
                hub.submit(found, Sit("intruder", seat, taken))
    hub.storage.open()
    new = await again
    assert new is found
    assert names_at(new) == ALL_AGAIN
    assert new.table.chairs[0].keys == {PLAYER[0], "token"}
    assert new.table.setup.host == PLAYER[1]
    assert [chair.preferences.automatic for chair in new.table.chairs] == [True, False, False]


@with_hub
async def test_the_first_append_holds_all_people_of_the_next_table(hub: ControlledHub) -> None:
    """After it the server is killed; whoever asks next gets that table."""
    old = await over(hub)
    hub.storage.shut = True
    again = begin(hub.api.service.again("t1", PLAYER[1]))
    await held_back(hub)
    hub.storage.let(1)
    await until(lambda: hub.storage.header(NEXT) is not None)
    assert await told(hub, NEXT) == SEATED
    again.cancel()
    await held_back(hub)
    stored = len(await asyncio.to_thread(hub.storage.rows, "t1"))
    with patch.object(hub.storage, "full", True):  # the row that names it is never written
        hub.storage.open()
        await until(lambda: old.lost)
        await until(lambda: "t1" not in hub.live)
    assert len(await asyncio.to_thread(hub.storage.rows, "t1")) == stored
    hub.forget(hub.live[NEXT])
    new = await hub.table(NEXT)
    assert names_at(new) == ALL_AGAIN
    assert [chair.preferences.automatic for chair in new.table.chairs] == [True, False, False]
    for seat in (2, 0, 1):
        assert await hub.api.service.again("t1", PLAYER[seat]) is new
    assert await told(hub, NEXT) == SEATED
    assert (await hub.table("t1")).table.next_table == NEXT


@with_hub
async def test_a_next_table_that_could_not_be_stored_is_made_at_the_next_request(
    hub: ControlledHub,
) -> None:
    await over(hub)
    hub.storage.full = True
    with pytest.raises(BadStore):
        await hub.api.service.again("t1", PLAYER[1])
    hub.storage.full = False
    assert await told(hub, NEXT) == []
    new = await hub.api.service.again("t1", PLAYER[2])
    assert names_at(new) == ALL_AGAIN
    assert await told(hub, NEXT) == SEATED


@with_hub
async def test_who_is_shut_out_by_name_does_not_play_again_and_keeps_nobody_from_it(
    hub: ControlledHub,
) -> None:
    await over(hub)
    shut_out.shut_out(hub.storage.path, NAMES[1])
    assert hub.api.service.door.read_changed()
    with pytest.raises(Forbidden, match=f"“{NAMES[1]}” is shut out"):
        await hub.api.service.again("t1", PLAYER[1])
    with pytest.raises(NotFound):
        await hub.table(NEXT)
    refused, new = await asyncio.gather(
        *[hub.api.service.again("t1", PLAYER[seat]) for seat in (1, 0)], return_exceptions=True
    )
    assert isinstance(refused, Forbidden)
    assert isinstance(new, LiveTable), "the other is not refused for who asked first"
    assert names_at(new) == [ALL_AGAIN[0], ("", ""), ALL_AGAIN[2]]
    assert await told(hub, NEXT) == ["made", "sat", "entitled", "sat"]


@with_hub
async def test_who_has_left_the_next_table_is_not_seated_anew(hub: ControlledHub) -> None:
    old = await over(hub)
    new = await hub.api.service.again("t1", PLAYER[1])
    old.table.next_table = ""  # as after a kill before that row
    await hub.api.stand(NEXT, 2, request(2))
    await hub.api.service.again("t1", PLAYER[0])
    assert names_at(new) == [*ALL_AGAIN[:2], ("", "")]
    assert await hub.api.service.again("t1", PLAYER[2]) is new, "a seat is free"
    await hub.send(new, Sit("key of a friend", 2, "Cid"))
    with pytest.raises(Untimely, match="at which your seat is no longer yours"):
        await hub.api.service.again("t1", PLAYER[2])


@with_hub
async def test_who_plays_again_first_cannot_keep_the_others_from_it(hub: ControlledHub) -> None:
    old = await over(hub)
    first = await hub.api.service.again("t1", PLAYER[1])
    await hub.send(first, CloseTable(PLAYER[1]))
    others = (begin(hub.api.service.again("t1", PLAYER[seat])) for seat in (0, 2))
    new, same = await asyncio.gather(*others)
    assert new is same is not first
    assert names_at(new) == ALL_AGAIN
    assert old.table.next_table == new.id == next_table_id(NEXT, PLAYER[0])
    with pytest.raises(Forbidden):
        await hub.send(new, Begin("key of a stranger"))
    await hub.send(new, Begin(PLAYER[1]))
    assert new.table.status == "playing"
    assert await hub.api.service.again("t1", PLAYER[1]) is new


@with_hub
async def test_a_next_table_that_was_deleted_is_made_again(hub: ControlledHub) -> None:
    old = await over(hub)
    hub.forget(await hub.api.service.again("t1", PLAYER[1]))

    def delete(writer: sqlite3.Connection) -> None:
        for part in ("log", "holders", "preferences", "tables"):
            writer.execute(f"DELETE FROM {part} WHERE tbl = ?", (NEXT,))
        hub.storage.forget(NEXT)

    hub.storage.ask(delete)
    with pytest.raises(NotFound):
        await hub.table(NEXT)
    rows = old.table.row_count
    both = [begin(hub.api.service.again("t1", PLAYER[seat])) for seat in (2, 0)]
    new = await both[0]
    assert await both[1] is new
    assert (new.id, names_at(new)) == (NEXT, ALL_AGAIN)
    assert await told(hub, NEXT) == SEATED
    assert old.table.row_count == rows, "it is named already"


@with_hub
async def test_a_table_that_is_made_while_somebody_looks_for_it_is_one_table(
    hub: ControlledHub,
) -> None:
    reads, header = threading.Event(), hub.storage.header

    def late(name: str) -> object:
        reads.wait()
        return header(name)

    with patch.object(hub.storage, "header", late):
        for name, turns in (("t1", 1), ("t2", 9)):  # before it asks the disk, and after
            reads.clear()
            looking = begin(hub.table(name))
            for _ in range(turns):
                await asyncio.sleep(0)
            live = await hub.open(name)
            reads.set()
            assert await looking is live
            assert hub.live[name] is live


@with_hub
async def test_names_that_nobody_may_take_now_do_not_keep_people_apart(hub: ControlledHub) -> None:
    old = await over(hub)
    for chair, name in zip(old.table.chairs, ("Anna", "\u0410nna", "You."), strict=True):
        chair.name = name
    for seat, name in enumerate(("\u0410nna", "You.")):
        with pytest.raises(Refusal):
            hub.submit(await hub.open(f"new{seat}"), Sit("key", seat, name))
    new = await hub.api.service.again("t1", PLAYER[1])
    assert [chair.name for chair in new.table.chairs] == ["Anna", "\u0410nna", "You."]
    hub.forget(new)
    loaded = await hub.table(NEXT)
    assert [chair.name for chair in loaded.table.chairs] == ["Anna", "\u0410nna", "You."]


@with_hub
async def test_a_game_of_one_person_begins_in_the_same_append(hub: ControlledHub) -> None:
    old = await over(hub)
    for chair in old.table.chairs[1:]:
        chair.person, chair.keys, chair.bot = "", set(), "random"
    hub.storage.shut = True
    again = begin(hub.api.service.again("t1", PLAYER[0]))
    await held_back(hub)
    hub.storage.let(1)
    await until(lambda: hub.storage.header(NEXT) is not None)
    rows = [row.body for row in await asyncio.to_thread(hub.storage.rows, NEXT)]
    whats = [row["what"] for row in rows if "what" in row]
    assert whats == ["made", "sat", "entitled", "bot", "bot", "began"]
    assert rows[0] == {**rows[0], **replace(old.table.setup, seed=rows[0]["seed"]).row(0, 0).body}
    hub.storage.open()
    assert (await again).table.status == "playing"
    [status] = [s for h, s in hub.storage.headers() if h.table == NEXT]
    assert status == "playing"
