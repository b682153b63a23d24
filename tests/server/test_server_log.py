"""The server's log: it names who is refused, holds no secret, and a flood does not fill it."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sqlite3
import sys
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, NoReturn
from unittest.mock import patch

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin, Subprotocol

from regalia.page.renderer import Renderer
from regalia.server import hub, limits, server_log
from regalia.server.identity import key, new_secret, new_table_id
from regalia.server.live_table import LiveTable
from regalia.server.server_log import Discreet, Reason, Refusals, ServerLog, discreet
from regalia.table.handling import handle
from regalia.table.inputs import Input, Move
from regalia.table.output import Output
from regalia.table.table import Table
from tests.server.running import Child, Hosted, client, refusal
from tests.server.test_api import bearer, engage, finished, json_of, live, message, new, seat, start

LINE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ (INFO|WARNING|ERROR) \S.*|    .*")


class Odd(Exception):
    """An unexpected error."""


def fail(*given: object, **_: object) -> NoReturn:
    raise Odd(f"failed with {given!r}")


def secrets_of(store: Path) -> set[str]:
    """All seeds, hashes and whole rows that a store holds."""
    with closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True)) as file:
        bodies = [body for (body,) in file.execute("SELECT body FROM log")]
        holders = [who for (who,) in file.execute("SELECT who FROM holders")]
    lines = {f"'line': '{row['line']}'" for row in map(json.loads, bodies) if "line" in row}
    return {*holders, *bodies, *lines, *re.findall("[0-9a-f]{64}", "".join(bodies))}


def fail_at_a_move(table: Table, given: Input, now: int) -> Output:
    if isinstance(given, Move):
        fail(table.setup, given)
    return handle(table, given, now)


def test_nothing_in_the_log_is_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game is played, all that can go wrong does, and the log is searched for all secrets."""
    store = tmp_path / "regalia.db"
    known: set[str] = set()
    with (
        Hosted(store, seed=1) as hosted,
        client(hosted.base) as anna,
        client(hosted.base) as bo,
        client(hosted.base) as stranger,
    ):
        at: Any = hosted
        table = new(anna, 3, window=0)
        taken = json_of(anna.post(seat(table, 0), json={"name": "Anna", "token": True}), 200)
        token = taken["token"]
        invitation = json_of(anna.post(seat(table, 1, "/invitation")), 200)["invitation"]
        with patch.object(Renderer, "document", fail):
            assert bo.get(f"/join/{invitation}").status_code == 500
            assert bo.get(f"/table/{table}").status_code == 500
        json_of(bo.post("/api/invitations", json={"invitation": invitation, "name": "Bo"}), 200)
        bos = json_of(bo.post(seat(table, 1, "/token")), 200)["token"]
        engage(anna, table, 2)
        start(anna, table)
        known |= {*anna.cookies.values(), *bo.cookies.values(), token, bos, invitation, table}
        with live(at, table, token) as socket:
            message(socket)
        monkeypatch.setattr(hub, "handle", fail_at_a_move)
        for holder in (token, bos):
            with live(at, table, holder) as socket, suppress(ConnectionClosed):
                for asked in message(socket)["questions"]:
                    steps = [asked["choices"][0]["action"]]
                    move = {"type": "move", "question": asked["question"], "steps": steps}
                    socket.send(json.dumps({**move, "id": "a-move"}))
                    message(socket)
        monkeypatch.setattr(hub, "handle", handle)
        known.update(finished(stranger, at))
        loaded: list[LiveTable] = []

        def callback_that_fails() -> None:
            loaded.extend(hosted.app.hub.live.values())
            asyncio.get_running_loop().call_soon(partial(fail, loaded[0], loaded[0].table.setup))

        stranger.get(f"/api/tables/{table}")
        hosted.call(callback_that_fails)
        forged = new_secret()
        known |= {forged, key("token", forged)}
        wrong = stranger.post(f"/api/tables/{table}/start", headers=bearer(forged))
        assert wrong.status_code == 401
        with live(at, table, forged) as socket, suppress(ConnectionClosed):
            message(socket)
        stranger.get(f"/table/{table}", headers={"Host": "evil.example"})
        stranger.get(f"/table/{table}", headers={"Origin": "https://evil.example"})
        stranger.post("/api/tables", content=b"x" * 10_000)
        while stranger.get(f"/api/tables/{table}").status_code != 429:
            pass
        known |= secrets_of(store)
    assert sum(len(one) == 64 for one in known) > 5, "the seed, and keys of persons and tokens"
    printed = capsys.readouterr().err
    for line in printed.splitlines():
        assert LINE.fullmatch(line), line
    for expected in (
        "ERROR GET /join/",
        f"ERROR GET /table/{table[:4]}… failed\n",
        f"ERROR Table {table[:4]}… failed at Move\n",
        "ERROR Exception in callback",
        "INFO Refused 127.0.0.1: unknown token.\n",
        "INFO Refused 127.0.0.1: foreign host or origin.\n",
        "INFO Refused 127.0.0.1: request too large.\n",
        "INFO Refused 127.0.0.1: too many requests.\n",
        "Odd: failed with",
    ):
        assert expected in printed, expected
    assert printed.count("foreign host or origin") == 1, "one line for each address and reason"
    for one in known:
        assert one not in printed, one


def test_a_server_says_who_is_refused_unless_told_otherwise(tmp_path: Path) -> None:
    for level, told in (("info", True), ("warning", False), ("error", False)):
        with Child(tmp_path / level, "--log-level", level, seed=2) as server:
            assert httpx.get(server.base, headers={"Host": "evil"}).status_code == 403
        assert ("Refused 127.0.0.1: foreign host or origin." in server.errors()) == told
    status, printed = refusal(tmp_path / "db", "--log-level", "loud")
    assert (status, printed) == (2, "--log-level takes info, warning, error, not “loud”.\n")


def test_seeds_keys_and_secrets_are_hidden_and_ids_shortened() -> None:
    secret, table = new_secret(), new_table_id()
    digest = key("person", secret)
    for text in (
        secret,
        digest,
        f"{table}.{secret}",
        f"Setup(seed='{digest}')",
        f"regalia={secret};",
    ):
        assert secret not in discreet(text)
        assert digest not in discreet(text)
    assert discreet(f"/join/{table}.{secret}") == f"/join/{table[:4]}….[hidden]"
    for before in ("Table ", "table ", "/table/", "/api/tables/"):
        assert discreet(f"{before}{table}, seat 2") == f"{before}{table[:4]}…, seat 2"
    plain = "50 bots think at once on 1 worker: each takes 2 % of its usual time."
    assert discreet(plain) == plain
    assert "by_reason_and_address_of_the_client" in discreet("by_reason_and_address_of_the_client")


def test_what_a_client_sends_begins_no_line() -> None:
    record = logging.LogRecord(
        "regalia.server", logging.ERROR, "", 1, "GET /a\nb\x1b[2J\u2028c failed", (), None
    )
    assert Discreet().format(record).endswith(" ERROR GET /a?b?[2J?c failed")
    try:
        raise Odd("first\n2026-11-26T20:00:00Z INFO All is well.")
    except Odd:
        record.exc_info = sys.exc_info()
    first, *others = Discreet().format(record).splitlines()
    assert "failed" in first
    assert others
    assert all(line.startswith("    ") for line in others)


def test_a_flood_of_refusals_has_few_lines() -> None:
    now = 1000.0
    refusals = Refusals(now)
    assert refusals.line("192.0.2.1", "too many requests", now)
    for step in range(5000):
        assert not refusals.line("192.0.2.1", "too many requests", now + step / 100)
    line = refusals.line("192.0.2.1", "too many requests", now + 60)
    assert line == (
        "Refused 192.0.2.1: too many requests. So it was 5000 times more since the line before."
    )
    assert refusals.line("192.0.2.1", "unknown token", now + 60), "another reason has its line"
    hosts = [f"198.51.{n // 250}.{n % 250}" for n in range(30_000)]
    lines = [
        refusals.line(host, "too many requests", now + 61 + n / 1000)
        for n, host in enumerate(hosts)
    ]
    told = [one for one in lines if one]
    assert 30 <= len(told) <= limits.LINES + 30 + 1
    assert re.search(r"Of other addresses \d{3} refusals have no line\.$", told[-1])
    assert sum(refusals.by_reason.values()) == 35_003
    assert len(refusals._told) <= limits.MOST_REMEMBERED


def test_a_socket_is_refused_for_the_reason_that_holds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Hosted(tmp_path / "db", seed=3) as hosted:
        url = f"ws://127.0.0.1:{hosted.port}/table/k3v9x2m7qw/live"
        page = Subprotocol("regalia.page")
        for origin, spoken in (("https://evil.example", [page]), (None, [Subprotocol("chat")])):
            with (
                pytest.raises(InvalidStatus),
                connect(url, origin=Origin(origin) if origin else None, subprotocols=spoken),
            ):
                pass
    printed = capsys.readouterr().err
    for reason in (Reason.FOREIGN, Reason.OTHER_PROTOCOL):
        assert printed.count(f"Refused 127.0.0.1: {reason}.\n") == 1, printed


def test_an_address_that_is_none_is_not_told(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        server_log.refused("192.0.2.1\nERROR", Reason.FRAMES)
        server_log.refused("2001:db8::1", Reason.FRAMES)
    assert [record.getMessage() for record in caplog.records] == [
        "Refused an unknown address: too many frames.",
        "Refused 2001:db8::1: too many frames.",
    ]


def test_a_flood_of_errors_has_few_lines(capsys: pytest.CaptureFixture[str]) -> None:
    now = 1000.0
    handler = ServerLog(logging.INFO, lambda: now)

    def fail(sentence: str, level: int = logging.ERROR) -> str:
        handler.emit(logging.LogRecord("regalia.server", level, "", 1, sentence, (), None))
        return capsys.readouterr().err

    shown = [fail(f"Request {number} failed.") for number in range(5000)]
    assert sum(map(bool, shown)) == limits.FAULT_LINES
    assert fail("Health is at an address.", logging.INFO)
    assert not fail("Request 5001 failed.")
    assert handler.by_level["error"] == 5001, "all are counted"
    now += 1.0
    assert fail("Another.").endswith(
        "ERROR Another.\n    Before this, 4001 warnings and errors have no line.\n"
    )
