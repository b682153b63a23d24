"""Old tables go from the store: those without a game, and finished games if that is wanted."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from regalia.server import expiry
from regalia.server.expiry import Expiry
from tests.odd_cards import few_plain
from tests.server.running import PATIENCE, Child, Hosted, client, refusal
from tests.server.test_api import (
    engage,
    finished,
    json_of,
    live,
    message,
    new,
    refused,
    seat,
    start,
)

HOURS = 3_600_000
DAYS = 24 * HOURS
GONE = "There is no such table."


def aged(store: Path, by: int, *tables: str) -> None:
    """Let tables have been made and played so many milliseconds earlier."""
    with closing(sqlite3.connect(store)) as file, file:
        for table in tables:
            for what in ("tables", "log"):
                file.execute(f"UPDATE {what} SET at = at - ? WHERE tbl = ?", (by, table))


def left(store: Path, table: str) -> dict[str, int]:
    """The number of rows that each part of a store has of a table, if any."""
    with closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True)) as file:
        parts = ("tables", "log", "holders", "preferences")
        found = {
            part: file.execute(f"SELECT count(*) FROM {part} WHERE tbl = ?", (table,)).fetchone()[0]
            for part in parts
        }
    return {part: count for part, count in found.items() if count}


def delete_old(hosted: Hosted, keep_finished: int | None = None) -> None:
    """Let a server delete now what is old, also what somebody has just used."""
    with patch.object(expiry, "IDLE_SECONDS", 0.0):
        work = Expiry(hosted.app.hub, keep_finished).delete_old()
        asyncio.run_coroutine_threadsafe(work, hosted._loop).result(PATIENCE)


def wait_until_gone(store: Path, *tables: str) -> None:
    last = monotonic() + PATIENCE
    for table in tables:
        while left(store, table):
            assert monotonic() < last
            sleep(0.02)


def is_gone(hosted: Any, reader: httpx.Client, table: str) -> None:
    """Nobody finds a table: not over the API, nor its page, nor its socket."""
    refused(reader.get(f"/api/tables/{table}"), 404, GONE)
    assert GONE in reader.get(f"/table/{table}").text
    with live(hosted, table) as socket:
        assert message(socket)["sentence"] == GONE


def test_a_server_deletes_what_never_began_and_what_it_was_told_to(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    with Child(store, "--no-limits", seed=1) as server, client(server.base) as anna:
        old, young, late = new(anna, listed=True), new(anna), new(anna)
        closed = new(anna)
        json_of(anna.delete(f"/api/tables/{closed}"), 200)
        over, newer = finished(anna, server)[0], finished(anna, server)[0]
        playing = new(anna)
        json_of(anna.post(seat(playing, 0), json={"name": "Anna"}), 200)
        json_of(anna.post(seat(old, 0), json={"name": "Anna"}), 200)
        engage(anna, playing, 1)
        start(anna, playing)
    aged(store, 25 * HOURS, old, closed)
    aged(store, 23 * HOURS, young)
    aged(store, 31 * DAYS, over, playing)
    aged(store, 29 * DAYS, newer)
    with closing(sqlite3.connect(store)) as file, file:  # made long ago, changed just now
        file.execute("UPDATE tables SET at = at - ? WHERE tbl = ?", (25 * HOURS, late))
    flags = ("--no-limits", "--keep-finished", "30")
    with Child(store, *flags, seed=2) as server, client(server.base) as anna:
        wait_until_gone(store, old, closed, over)
        for table in (old, closed, over):
            is_gone(server, anna, table)
        for table in (young, late, newer, playing):
            json_of(anna.get(f"/api/tables/{table}"), 200)
        assert "Deleted 1 tables with the status “open”." in server.errors()
    assert server.quiet(), server.errors()


def test_by_default_finished_games_are_kept(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    with Hosted(store, seed=3, limited=False) as hosted, client(hosted.base) as anna:
        at: Any = hosted
        over = finished(anna, at)[0]
        aged(store, 1000 * DAYS, over)
        delete_old(hosted)
        json_of(anna.get(f"/api/tables/{over}"), 200)
        delete_old(hosted, keep_finished=1001)
        json_of(anna.get(f"/api/tables/{over}"), 200)
        delete_old(hosted, keep_finished=999)
        is_gone(hosted, anna, over)
        assert not left(store, over)


def test_a_table_with_viewers_is_spared_until_they_go(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    with Hosted(store, seed=4, limited=False) as hosted, client(hosted.base) as anna:
        at: Any = hosted
        table = new(anna)
        aged(store, 2 * DAYS, table)
        with live(at, table) as socket:
            message(socket)
            delete_old(hosted)
            json_of(anna.post(seat(table, 0), json={"name": "Anna"}), 200)
            assert message(socket)["type"] == "seats"
        aged(store, 2 * DAYS, table)
        while hosted.app.hub.live[table].subscribers:
            sleep(0.01)
        delete_old(hosted)
        is_gone(hosted, anna, table)
        assert not left(store, table)


def test_a_table_that_somebody_has_just_used_is_spared(tmp_path: Path) -> None:
    """Such as a finished one whose people go on at the next table, which is being made."""
    store = tmp_path / "regalia.db"
    with Hosted(store, seed=12, limited=False) as hosted, client(hosted.base) as anna:
        table = new(anna)
        aged(store, 2 * DAYS, table)
        work = Expiry(hosted.app.hub).delete_old()
        asyncio.run_coroutine_threadsafe(work, hosted._loop).result(PATIENCE)
        json_of(anna.get(f"/api/tables/{table}"), 200)
        delete_old(hosted)
        is_gone(hosted, anna, table)


def test_a_table_that_could_not_be_marked_keeps_its_summary(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    with Hosted(store, seed=13, limited=False) as hosted, client(hosted.base) as anna:
        table = new(anna)
        aged(store, 2 * DAYS, table)
        with patch.object(expiry, "_mark", lambda *_: False):
            delete_old(hosted)
        assert table in hosted.app.hub.summaries
        delete_old(hosted)
        assert table not in hosted.app.hub.summaries


def test_whoever_asks_while_a_table_is_marked_waits_and_does_not_find_it(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    with Hosted(store, seed=5, limited=False) as hosted, client(hosted.base) as anna:
        table = new(anna)
        aged(store, 2 * DAYS, table)
        asked: list[asyncio.Future[Any]] = []
        mark = expiry._mark

        def mark_slowly(*given: Any) -> bool:
            found = hosted.app.hub.table(table)
            asked.append(asyncio.run_coroutine_threadsafe(found, hosted._loop))  # type: ignore[arg-type]
            while table not in hosted.app.hub.loading:
                sleep(0.001)
            return mark(*given)

        with patch.object(expiry, "_mark", mark_slowly):
            delete_old(hosted)
        [one] = asked
        assert str(one.exception(PATIENCE)) == GONE  # type: ignore[call-arg]
        assert not hosted.app.hub.loading


def long_log(store: Path, table: str, rows: int) -> None:
    """Let a table's log have so many rows more."""
    with closing(sqlite3.connect(store)) as file, file:
        file.execute(
            "WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
            " INSERT INTO log SELECT ?, i, 'table', 0, 1, '{}' FROM n",
            (999 + rows, table),
        )


def test_moves_are_stored_while_a_long_table_goes(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    with Hosted(store, seed=6, limited=False) as hosted, client(hosted.base) as anna:
        table = new(anna)
        aged(store, 2 * DAYS, table)
        long_log(store, table, 20 * expiry.ROWS_AT_ONCE)
        hosted.app.hub.live[table].used = 0.0
        work = Expiry(hosted.app.hub).delete_old()
        deleting = asyncio.run_coroutine_threadsafe(work, hosted._loop)
        while left(store, table).get("log", 0) > 18 * expiry.ROWS_AT_ONCE:
            sleep(0.001)
        is_gone(hosted, anna, table)
        new(anna)
        assert left(store, table), "it is not deleted at once"
        deleting.result(PATIENCE)
        assert not left(store, table)


def test_a_server_that_is_killed_meanwhile_leaves_it_to_the_next(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    rows = 200 * expiry.ROWS_AT_ONCE
    with Child(store, "--no-limits", seed=7) as server, client(server.base) as anna:
        table = new(anna)
        json_of(anna.post(seat(table, 0), json={"name": "Anna"}), 200)
    aged(store, 2 * DAYS, table)
    long_log(store, table, rows)
    with Child(store, "--no-limits", seed=8) as server, client(server.base) as anna:
        while left(store, table)["log"] > rows - 3 * expiry.ROWS_AT_ONCE:
            sleep(0.002)
        server.kill()
    found = left(store, table)
    assert found["tables"] == 1
    assert found["log"] > 0
    assert list(found) == ["tables", "log"], "who holds it went at first"
    with patch.object(expiry, "PAUSE_SECONDS", 0.0), Hosted(store, seed=9) as hosted:
        with client(hosted.base) as anna:
            is_gone(hosted, anna, table)
            assert json_of(anna.get("/api/tables"), 200) == {"tables": []}
        delete_old(hosted)
        assert not left(store, table)


def test_cards_that_no_table_has_go_too(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    file = few_plain(tmp_path)
    flags = ("--no-limits", "--data", str(file))
    with Child(store, *flags, seed=10) as server, client(server.base) as anna:
        first, second = new(anna, data="Few plain"), new(anna, data="Few plain")

    def stored() -> list[str]:
        with closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True)) as found:
            return [digest for (digest,) in found.execute("SELECT digest FROM data")]

    def digests() -> int:
        return len(stored())

    assert digests() == 1
    with Hosted(store, seed=11, limited=False) as hosted, client(hosted.base) as anna:
        own = new(anna)
        assert digests() == 2
        aged(store, 2 * DAYS, first)
        delete_old(hosted)
        assert digests() == 2, "a table has them"
        for used in stored():  # as if a table had been made between looking and deleting
            hosted.app.hub.storage.ask(partial(expiry._delete_data, used))
        assert digests() == 2
        aged(store, 2 * DAYS, second, own)
        hosted.app.hub.games.clear()  # as after a restart
        new(anna)
        delete_old(hosted)
        assert digests() == 1, "the game's own are there for its tables"


@pytest.mark.parametrize("days", ["0", "-1", "x"])
def test_finished_games_are_kept_a_day_at_least(days: str, tmp_path: Path) -> None:
    status, printed = refusal(tmp_path / "db", "--keep-finished", days)
    assert status == 2
    assert printed.startswith("--keep-finished takes a ")
