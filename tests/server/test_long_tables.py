"""Taking up a long table keeps nobody else waiting, over real sockets."""

from __future__ import annotations

import json
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from regalia.server import viewer
from regalia.server.identity import key
from regalia.table.log import Row
from regalia.table.replay import Restoring
from tests.browser.staging import Staged
from tests.server.running import PATIENCE, Hosted, client
from tests.server.test_hostile import TEXT, Raw, enter, frame

ROWS = 40_000
"""Rows of sitting down and leaving. The server applies some thousand in one turn."""
FEWEST = 5
"""Turns at which a ping was answered while the rows were applied. There are more on a slower
machine, where fewer rows fit into a turn; without turns there are none on any machine."""


def lengthen(store: Path, name: str, first: int, rules: int, at: int) -> None:
    """Add rows by which somebody sits down and leaves, again and again."""
    sat = {"what": "sat", "seat": 1, "key": "x", "name": "Bo"}
    bodies = [json.dumps(sat), json.dumps({"what": "left", "seat": 1})]
    with closing(sqlite3.connect(store)) as connection:
        connection.executemany(
            "INSERT INTO log VALUES (?, ?, 'table', ?, ?, ?)",
            [(name, first + n, at, rules, bodies[n % 2]) for n in range(ROWS)],
        )
        connection.commit()


@pytest.mark.long
def test_while_a_long_table_is_taken_up_others_are_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    applied = 0
    answered_at: set[int] = set()
    add, handle = Restoring.add, viewer.Viewers._handle

    def count(self: Restoring, row: Row) -> None:
        nonlocal applied
        applied += 1
        add(self, row)

    def note(self: viewer.Viewers, *given: Any) -> None:
        answered_at.add(applied)
        handle(self, *given)

    monkeypatch.setattr(Restoring, "add", count)
    monkeypatch.setattr(viewer.Viewers, "_handle", note)
    short, long = (Staged("christina", 2, seed=n) for n in (1, 2))
    long.now -= 3_600_000  # an old table is taken up when somebody asks for it
    with Hosted(tmp_path / "regalia.db", seed=1, limited=False) as hosted:
        for table in (short, long):
            table.sit(0, key("token", "anna"), "Anna")
            table.store(hosted.store)
        lengthen(hosted.store, long.name, len(long.rows), long.game.version, long.now)
        with enter(hosted.port, short.name) as other:
            assert other.heard()["type"] == "table"
            status: list[int] = []

            def look() -> None:
                with client(hosted.base) as http:
                    status.append(http.get(f"/api/tables/{long.name}").status_code)

            reader = threading.Thread(target=look)
            before = applied
            reader.start()
            while reader.is_alive():
                ping(other)
            assert status == [200]
    assert applied - before == ROWS + len(long.rows) - 1
    amid = [number for number in answered_at if before < number < applied]
    assert len(amid) >= FEWEST


def ping(raw: Raw) -> None:
    """Send a ping and wait for its answer."""
    raw.socket.settimeout(PATIENCE)
    raw.send(frame(TEXT, b'{"type":"ping"}'))
    while raw.heard()["type"] != "pong":
        pass
