"""What one address may cause, over real sockets: tables, seats, rows, messages, thought.

In each test a stranger uses up a limit from one address of this machine; somebody else, with
another address, notices nothing of it.
"""

from __future__ import annotations

import asyncio
import select
import sqlite3
import struct
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from itertools import cycle, islice
from math import ceil
from pathlib import Path
from socket import SO_LINGER, SOL_SOCKET
from typing import Any, Final
from unittest.mock import patch

import httpx
import pytest
from starlette.types import Receive, Scope, Send

from regalia import games
from regalia.engine.errors import BadData
from regalia.page.renderer import Renderer
from regalia.server import app, limits, rate_limiter, usage, viewer
from regalia.server.bot_pool import BotPool, Job
from regalia.server.doorkeeper import Doorkeeper
from regalia.server.fair_queue import ROUNDS, Ended, Turnstile, never
from regalia.server.live_table import Delivery, LiveTable
from regalia.server.message_gate import MessageGate
from regalia.server.player_credit import PlayerCredit
from regalia.server.protocols import Socket
from regalia.table.log_bound import MOST_CHANGES
from regalia.table.output import Output
from tests.server.running import PATIENCE, Clock, Hosted, client, limits_by
from tests.server.test_hostile import BINARY, TEXT, Raw, address, enter, frame, hosted_by, seated
from tests.server.test_pages import answered, swift

Json = dict[str, Any]
FEW: Final = 3
PING: Final = frame(TEXT, b'{"type":"ping"}')


@contextmanager
def serving(folder: Path, **lower: float) -> Iterator[Hosted]:
    """A server whose limits of an address are lowered (``usage`` and ``app``), on a still clock."""
    with ExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        free = {"CHANGE_COST": 0.0, "TABLE_COST": 0.0, "REQUEST_BURST": 1e9}
        for name, number in (free | lower).items():
            patch.setattr(usage if hasattr(usage, name) else app, name, number)
        stack.enter_context(limits_by(Clock()))
        yield stack.enter_context(Hosted(folder / "regalia.db", seed=7))


def browser(hosted: Hosted, source: str = "", **more: Any) -> httpx.Client:
    """A browser with an address of its own."""
    transport = httpx.HTTPTransport(verify=False, local_address=source or address())
    return client(hosted.base, transport=transport, **more)


def make(http: httpx.Client, **more: object) -> httpx.Response:
    return http.post("/api/tables", json={"game": "christina", "seats": 2, **more})


def made(http: httpx.Client, **more: object) -> str:
    answer = make(http, **more)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]["id"]
    return f"/api/tables/{table}"


def refused(answer: httpx.Response, seconds: int, *words: str) -> None:
    """Check a refusal that says when to come back."""
    assert answer.status_code == 429, answer.text
    assert answer.headers["retry-after"] == str(seconds)
    sentence = answer.json()["sentence"]
    for word in (*words, f"come back in {usage.in_words(seconds)}."):
        assert word in sentence


def sit(http: httpx.Client, table: str, seat: int) -> httpx.Response:
    return http.post(f"{table}/seats/{seat}", json={"name": f"Anna {'ABCDE'[seat]}"})


def engage(http: httpx.Client, table: str, seat: int, kind: str = "random") -> None:
    answer = http.put(f"{table}/seats/{seat}/bot", json={"kind": kind})
    assert answer.status_code == 200, answer.text


# Tables and seats.


def test_an_address_has_so_many_tables_that_have_not_begun(tmp_path: Path) -> None:
    with (
        serving(tmp_path, MOST_OPEN_TABLES=FEW) as hosted,
        browser(hosted) as stranger,
        browser(hosted) as anna,
    ):
        for _ in range(FEW):
            made(stranger)
        refused(make(stranger), 24 * 3600, f"{FEW} tables that have not begun")
        made(anna)


def test_a_table_that_begins_makes_room_for_another(tmp_path: Path) -> None:
    with serving(tmp_path, MOST_OPEN_TABLES=1) as hosted, browser(hosted) as stranger:
        table = made(stranger)
        assert make(stranger).status_code == 429
        for seat in range(2):
            engage(stranger, table, seat)
        assert stranger.post(f"{table}/start").status_code == 200
        made(stranger)


def test_of_them_fewer_are_listed(tmp_path: Path) -> None:
    with (
        serving(tmp_path, MOST_LISTED_TABLES=FEW) as hosted,
        browser(hosted) as stranger,
        browser(hosted) as anna,
    ):
        for _ in range(FEW):
            made(stranger, listed=True)
        refused(make(stranger, listed=True), 24 * 3600, f"{FEW} listed tables")
        made(stranger)
        made(anna, listed=True)
        assert len(anna.get("/api/tables").json()["tables"]) == FEW + 1


def put_on_list(http: httpx.Client, table: str, listed: bool) -> httpx.Response:
    return http.put(f"{table}/listed", json={"listed": listed})


def test_those_that_are_listed_later_count_and_those_taken_off_do_not(tmp_path: Path) -> None:
    with serving(tmp_path, MOST_LISTED_TABLES=2) as hosted, browser(hosted) as stranger:
        tables = [made(stranger) for _ in range(3)]
        for table in tables[:2]:
            assert put_on_list(stranger, table, True).status_code == 200
        refused(put_on_list(stranger, tables[2], True), 24 * 3600, "2 listed tables")
        assert put_on_list(stranger, tables[1], True).status_code == 200, "it is listed already"
        assert make(stranger, listed=True).status_code == 429
        assert put_on_list(stranger, tables[0], False).status_code == 200
        hosted.call(lambda: hosted.app.hub.unload(live_of(hosted, tables[0])))
        assert put_on_list(stranger, tables[2], True).status_code == 200
        assert make(stranger, listed=True).status_code == 429


def live_of(hosted: Hosted, table: str) -> LiveTable:
    return hosted.app.hub.live[table.rpartition("/")[2]]


def test_an_address_has_so_many_games_under_way(tmp_path: Path) -> None:
    with serving(tmp_path, MOST_PLAYING=1) as hosted, browser(hosted) as stranger:
        tables = [made(stranger) for _ in range(2)]
        for table in tables:
            assert sit(stranger, table, 0).status_code == 200
            engage(stranger, table, 1)
        assert stranger.post(f"{tables[0]}/start").status_code == 200
        refused(stranger.post(f"{tables[1]}/start"), 60, "1 games", "begun from your address")
        hosted.call(lambda: hosted.app.hub.unload(live_of(hosted, tables[0])))
        assert stranger.post(f"{tables[1]}/start").status_code == 200, "the other one only waits"


def test_a_table_counts_for_its_maker_after_it_was_unloaded(tmp_path: Path) -> None:
    mine = address()
    with serving(tmp_path) as hosted, browser(hosted, mine) as stranger:
        hub = hosted.app.hub
        for forgotten in (False, True):
            table = made(stranger)
            hosted.call(lambda table=table: hub.unload(live_of(hosted, table)))  # type: ignore[misc]
            if forgotten:  # as after a restart
                hub.summaries.clear()
                with browser(hosted) as other:  # who takes a seat is not whose table it is
                    assert sit(other, table, 0).status_code == 200
                    assert not live_of(hosted, table).owner
            else:
                with browser(hosted) as other:
                    assert other.get(table).status_code == 200
                    assert live_of(hosted, table).owner == mine
                engage(stranger, table, 0)
            engage(stranger, table, 1)
            assert stranger.post(f"{table}/start").status_code == 200
            assert live_of(hosted, table).owner == mine


def test_from_one_address_few_seats_are_taken_at_a_listed_table_of_another(tmp_path: Path) -> None:
    few, home = limits.MOST_SEATS_AT_LISTED, address()

    def take(http: httpx.Client, table: str, seat: int) -> httpx.Response:
        body = {"name": f"Bo {'ABCDE'[seat]}", "token": True}  # another key for each seat
        return http.post(f"{table}/seats/{seat}", json=body)

    with (
        serving(tmp_path) as hosted,
        browser(hosted, home) as anna,
        browser(hosted, home) as family,
        browser(hosted) as stranger,
    ):
        table = made(anna, seats=5, listed=True)
        for other, who in ((made(anna, seats=5), stranger), (table, family)):
            for seat in range(few + 1):
                assert take(who, other, seat).status_code == 200
            assert anna.delete(f"{other}/seats/{few}").status_code == 200
        table = made(anna, seats=5, listed=True)
        for seat in range(few):
            assert take(stranger, table, seat).status_code == 200
        refused(take(stranger, table, few), 60, f"{few} seats", "which another address made")
        hosted.call(lambda: hosted.app.hub.unload(live_of(hosted, table)))
        assert take(stranger, made(anna), 0).status_code == 200
        assert take(stranger, table, few).status_code == 429, "its seats are remembered"
        asked = anna.post(f"{table}/seats/{few}/invitation").json()["invitation"]
        body = {"invitation": asked, "name": "Cecilia", "token": True}
        assert stranger.post("/api/invitations", json=body).status_code == 200


def test_another_browser_at_the_same_address_shares_its_limits(tmp_path: Path) -> None:
    mine = address()
    with (
        serving(tmp_path, MOST_OPEN_TABLES=FEW) as hosted,
        browser(hosted, mine) as one,
        browser(hosted, mine) as other,
    ):
        made(one)
        made(other)
        made(other, token=True)
        assert make(one).status_code == make(other).status_code == 429


def test_behind_a_trusted_proxy_the_clients_address_counts(tmp_path: Path) -> None:
    forged = {"X-Forwarded-For": "198.51.100.7, 192.0.2.1, 127.0.0.9"}
    other = {"X-Forwarded-For": "198.51.100.7, 192.0.2.2, 127.0.0.9"}
    with pytest.MonkeyPatch.context() as patch, limits_by(Clock()):
        patch.setattr(usage, "MOST_OPEN_TABLES", 1)
        with Hosted(tmp_path / "db", seed=1, proxies=("127.0.0.1", "127.0.0.9")) as hosted:
            with client(hosted.base, headers=forged) as proxy:
                made(proxy)
                assert make(proxy).status_code == 429
                forged["X-Forwarded-For"] = "203.0.113.5, 192.0.2.1, 127.0.0.9"
                proxy.headers.update(forged)
                assert make(proxy).status_code == 429, "the client wrote the first address itself"
                proxy.headers.update(other)
                made(proxy)
            with browser(hosted, headers={"X-Forwarded-For": "192.0.2.3"}) as stranger:
                made(stranger)
                stranger.headers["X-Forwarded-For"] = "192.0.2.4"
                assert make(stranger).status_code == 429, "nobody trusts the stranger"


def test_so_many_seats_are_held_from_an_address(tmp_path: Path) -> None:
    with (
        serving(tmp_path, MOST_HELD_SEATS=2) as hosted,
        browser(hosted) as anna,
        browser(hosted) as stranger,
    ):
        tables = [made(anna) for _ in range(3)]
        for table in tables[:2]:
            assert sit(stranger, table, 0).status_code == 200
        refused(sit(stranger, tables[2], 0), 60, "2 seats are held from your address")
        assert sit(anna, tables[2], 1).status_code == 200
        assert stranger.delete(f"{tables[0]}/seats/0").status_code == 200
        assert sit(stranger, tables[2], 0).status_code == 200


def test_a_refused_form_says_when_to_come_back(tmp_path: Path) -> None:
    with (
        serving(tmp_path, MOST_HELD_SEATS=0) as hosted,
        browser(hosted) as anna,
        browser(hosted) as stranger,
    ):
        table = made(anna)
        invitation = anna.post(f"{table}/seats/1/invitation").json()["invitation"]
        form = {"name": "Anna A", "seats": "2", "others": "people", "invitation": invitation}
        sitting = f"{table.removeprefix('/api').replace('tables', 'table')}/seats/0/sit"
        for path in (sitting, "/join", "/new/christina"):
            answer = stranger.post(path, data=form)
            assert (answer.status_code, answer.headers.get("retry-after")) == (429, "60"), path
            assert "0 seats are held from your address" in answer.text


def test_what_is_counted_of_addresses_is_bounded(tmp_path: Path) -> None:
    with serving(tmp_path, MOST_ADDRESSES=5) as hosted:
        for _ in range(8):
            with browser(hosted) as stranger:
                made(stranger)
        assert len(hosted.app.hub.usage.uses) == 5


# Rows of the log.


def test_an_address_that_fills_logs_waits_but_its_games_go_on(tmp_path: Path) -> None:
    with (
        serving(tmp_path, ROW_BURST=10.0, TABLE_ROWS=1.0) as hosted,
        browser(hosted) as stranger,
        browser(hosted) as anna,
    ):
        stranger.timeout = httpx.Timeout(120)
        table = swift(stranger, "random")
        while answered(stranger, table):
            pass
        owed = -hosted.app.hub.usage.of(next(iter(hosted.app.hub.usage.uses))).rows.left
        assert owed > 20, "moves are never refused"
        answer = make(stranger)
        assert answer.status_code == 429
        assert "filled the tables' logs" in answer.json()["sentence"]
        assert int(answer.headers["retry-after"]) >= owed / limits.ROW_RATE
        other = made(anna)
        assert sit(stranger, other, 0).status_code == 429
        assert sit(anna, other, 0).status_code == 200


def test_debt_has_a_bound_however_much_an_address_writes(tmp_path: Path) -> None:
    lower = {"ROW_BURST": 10.0, "TABLE_ROWS": 1.0, "MOST_OWED_ROWS": 15.0}
    with serving(tmp_path, **lower) as hosted, browser(hosted) as stranger:
        table = swift(stranger, "random")
        while answered(stranger, table):
            pass
        [use] = hosted.app.hub.usage.uses.values()
        assert use.rows.left == -15.0


def test_who_has_filled_logs_may_take_a_table_off_the_list_but_not_list_it(tmp_path: Path) -> None:
    with serving(tmp_path) as hosted, browser(hosted) as stranger:
        table = made(stranger, listed=True)
        [use] = hosted.app.hub.usage.uses.values()
        before = use.rows.left
        assert put_on_list(stranger, table, False).status_code == 200
        assert put_on_list(stranger, table, True).status_code == 200
        assert use.rows.left == before - 2
        use.rows.left = -3.0
        assert put_on_list(stranger, table, False).status_code == 200
        assert put_on_list(stranger, table, True).status_code == 429


# Onlookers.


def test_one_address_does_not_take_all_places_of_onlookers_and_the_host_needs_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(viewer, "MOST_LOOKING_ON", 3)
    monkeypatch.setattr(viewer, "MOST_LOOKING_ON_OF_ADDRESS", 2)
    with serving(tmp_path) as hosted, browser(hosted) as anna, ExitStack() as stack:
        table = made(anna).rpartition("/")[2]
        mine = address()

        def look(source: str) -> Json:
            raw = stack.enter_context(enter(hosted.port, table, source=source))
            heard: Json = raw.heard()
            return heard

        assert [look(mine)["type"] for _ in range(2)] == ["table"] * 2
        assert "2 people from your address are looking on" in look(mine)["sentence"]
        assert look(address())["type"] == "table"
        assert "3 people are looking on" in look(address())["sentence"]
        raw = stack.enter_context(Raw(hosted.port, address()))
        cookie = "; ".join(f"{name}={value}" for name, value in anna.cookies.items())
        assert raw.shake(f"/table/{table}/live?version=3", f"Cookie: {cookie}") == 101
        assert raw.heard()["type"] == "table"


def test_however_many_sockets_neighbours_have_who_plays_is_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(viewer, "MOST_OF_ADDRESS", 3)
    with serving(tmp_path) as hosted, ExitStack() as stack:
        home = address()
        with browser(hosted, home) as http:
            table, tokens = seated(http)

        def come(token: str = "") -> Raw:
            return stack.enter_context(enter(hosted.port, table, token, home))

        assert [come().heard()["type"] for _ in range(3)] == ["table"] * 3
        assert "Your address has 3 connections" in come().heard()["sentence"]
        for token in tokens:
            assert come(token).heard()["mine"]
            assert come(token).heard()["mine"], "the first may be dead"
            assert "Your address has 3 connections" in come(token).heard()["sentence"]
        with browser(hosted, home, headers={"Authorization": f"Bearer {tokens[0]}"}) as http:
            again = http.post(f"/api/tables/{table}/seats/0/token").json()["token"]
        assert "Your address has 3 connections" in come(again).heard()["sentence"]
        vars(viewer)["time"].now += limits.MISSED_SECONDS + 1.0
        assert come(again).heard()["mine"], "both may be dead"


def test_however_many_handshakes_neighbours_make_host_and_players_are_let_in(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as hosted, ExitStack() as stack:
        home = address()
        with browser(hosted, home) as http:
            table, host, (token, other) = hosted_by(http)
        assert hosted.app.viewers.limits is not None

        def come(token: str = "", where: str = home) -> Json:
            raw = stack.enter_context(enter(hosted.port, table, token, where))
            heard: Json = raw.heard()
            return heard

        assert come()["type"] == "table"
        hosted.app.viewers.limits.of(home, 0.0).left = 0.0
        assert "Too many connections from your address" in come()["sentence"]
        assert "Too many connections from your address" in come("x" * 43)["sentence"]
        with browser(hosted, home, headers={"Authorization": f"Bearer {token}"}) as http:
            assert http.get(f"/table/{table}/text").status_code == 200
        assert len(live_of(hosted, f"/api/tables/{table}").presences) == 1
        assert come(token)["mine"]
        assert come(token)["mine"], "the first may be dead"
        assert "Too many connections from your address" in come(token)["sentence"]
        assert come(other)["mine"]
        assert come(host)["type"] == "table"
        assert come(where=address())["type"] == "table", "others notice nothing"


def test_all_sockets_of_who_plays_count_together_where_an_address_shares(tmp_path: Path) -> None:
    with serving(tmp_path) as hosted, ExitStack() as stack:
        with browser(hosted) as http:
            table, (token, other) = seated(http)
        with browser(hosted, headers={"Authorization": f"Bearer {token}"}) as http:
            again = http.post(f"/api/tables/{table}/seats/0/token").json()["token"]
        for who in (token, token, token, again, other, ""):
            assert stack.enter_context(enter(hosted.port, table, who)).heard()["type"] == "table"
        vars(viewer)["time"].now += limits.MISSED_SECONDS + 1.0
        live = hosted.app.hub.live[table]
        whole = limits.PLAYER_WEIGHT
        found = [viewer.weight(live, number) for number in live.table.viewers]
        assert found == [whole / 4] * 4 + [whole, 1.0], "however long they have been silent"
        assert viewer.weight(live, 0) == 1.0, "of somebody who has just left"


@contextmanager
def held_until_one_ends(hosted: Hosted) -> Iterator[None]:
    """Nobody has a turn until the server has heard that one of those who wait has ended."""
    turnstile, may_turn, asked = hosted.app.hub.turnstile, asyncio.Event(), list[Ended]()
    turn = turnstile.turn

    async def held(owner: str, ended: Ended = never, player: str = "") -> bool:
        asked.append(ended)
        await may_turn.wait()
        return await turn(owner, ended, player)

    with patch.object(turnstile, "turn", held):
        yield
        until = time.monotonic() + PATIENCE
        while not any(ended() for ended in asked.copy()):
            assert time.monotonic() < until, "the end is not heard"
            time.sleep(0.005)
        hosted.call(may_turn.set)


def test_nothing_is_done_for_sockets_that_end_before_their_turn(tmp_path: Path) -> None:
    with serving(tmp_path) as hosted:
        with browser(hosted) as http:
            table, _ = seated(http)
        with ExitStack() as stack:
            with held_until_one_ends(hosted):
                enter(hosted.port, table).socket.close()
                other = stack.enter_context(enter(hosted.port, table))
            assert other.heard()["type"] == "table"
            assert len(hosted.app.viewers.connections) == hosted.app.hub.viewers == 1


def test_who_plays_has_every_other_turn_beside_any_number_of_new_addresses() -> None:
    async def go() -> list[str]:
        turnstile, served = Turnstile(), list[str]()

        async def ask(owner: str, player: str) -> None:
            await turnstile.turn(owner, player=player)
            served.append(owner)

        async with asyncio.TaskGroup() as group:
            for number in range(40):
                group.create_task(ask(f"new {number}", ""))
                group.create_task(ask(f"one of Eve {number}", "Eve"))
            for _ in range(2):
                group.create_task(ask("Anna", "Anna"))
        assert not turnstile.of_player
        return served

    assert asyncio.run(go())[:8].count("Anna") == 2, "Eve has two such turns, wherever she asks"


def test_there_are_rounds_between_two_turns_although_nobody_waits_meanwhile() -> None:
    """Else each of many who send a request and leave would take a turn in the round in which it is
    accepted, and others wait to be accepted."""

    async def go() -> int:
        turnstile, rounds = Turnstile(), 0
        await turnstile.turn("one")
        other = asyncio.create_task(turnstile.turn("other"))
        while not other.done():
            rounds += 1
            await asyncio.sleep(0)
        return rounds

    assert asyncio.run(go()) >= ROUNDS


def test_pages_and_sockets_of_who_plays_have_their_turns(tmp_path: Path) -> None:
    with serving(tmp_path) as hosted, ExitStack() as stack:
        with browser(hosted) as http:
            table, [token, _] = seated(http)
        turnstile, players = hosted.app.hub.turnstile, list[bool]()
        turn = turnstile.turn

        async def noted(owner: str, ended: Ended = never, player: str = "") -> bool:
            players.append(bool(player))
            return await turn(owner, ended, player)

        stack.enter_context(patch.object(turnstile, "turn", noted))
        for whose in ("", token):
            with browser(hosted) as http:
                http.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {whose or 0}"})
            stack.enter_context(enter(hosted.port, table, whose)).heard()
        assert players == [False, False, True, True]


def test_nothing_is_done_for_requests_that_end_before_their_turn(tmp_path: Path) -> None:
    done: list[str] = []
    with serving(tmp_path) as hosted, Raw(hosted.port) as one, Raw(hosted.port) as other:
        http = hosted.app.http

        async def noted(scope: Scope, receive: Receive, send: Send) -> None:
            done.append(scope["path"])
            await http(scope, receive, send)

        with patch.object(hosted.app, "http", noted):
            with held_until_one_ends(hosted):
                for raw, path in ((one, "/"), (other, "/api/games")):
                    raw.send(b"GET %b HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" % path.encode())
                one.socket.close()
            assert other.take(12) == b"HTTP/1.1 200"
    assert done == ["/api/games"]


@pytest.mark.parametrize(
    "reset",
    [
        pytest.param(
            True,
            id="reset",
            marks=pytest.mark.skipif(not hasattr(select, "poll"), reason="nothing tells"),
        ),
        pytest.param(
            False,
            id="closed",
            marks=pytest.mark.skipif(
                not hasattr(select, "POLLRDHUP"), reason="only Linux tells that it is closed"
            ),
        ),
    ],
)
def test_connections_that_end_while_nothing_of_them_is_read_keep_nobody_out(
    reset: bool, tmp_path: Path, handled: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(viewer, "MOST_OF_ADDRESS", 2)
    monkeypatch.setattr("regalia.server.message_gate.time", clock)
    with serving(tmp_path) as hosted, ExitStack() as stack:
        home = address()
        with browser(hosted, home) as http:
            table, (token, _) = seated(http)
        gate = hosted.app.viewers.gate

        def come() -> tuple[Raw, Json]:
            raw = stack.enter_context(enter(hosted.port, table, token, home))
            return raw, raw.heard()

        mine = [come()[0] for _ in range(2)]
        hosted.call(lambda: gate.limits.of(home, clock.now).owe(100.0, clock.now))
        for raw in mine:
            raw.send(PING)
        waiting(gate, home, 2)
        assert "Your address has 2 connections" in come()[1]["sentence"]
        for raw in mine:
            if reset:
                raw.socket.setsockopt(SOL_SOCKET, SO_LINGER, struct.pack("ii", 1, 0))
            raw.socket.close()
        assert come()[1]["mine"]
        assert handled[home] == 0
        clock.now += 10.0
        until = time.monotonic() + PATIENCE
        while handled[home] < 2:
            assert time.monotonic() < until, "what was sent before is lost"
            time.sleep(0.005)


def test_connections_that_have_ended_but_are_not_read_keep_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(viewer, "MOST_OF_ADDRESS", 2)
    with serving(tmp_path) as hosted, ExitStack() as stack:
        home = address()
        with browser(hosted, home) as http:
            table, (token, _) = seated(http)
        body = b'{"type":"noise","noise":"%b"}' % (b"x" * 50_000)
        for _ in range(2):
            raw = stack.enter_context(enter(hosted.port, table, token, home))
            assert raw.heard()["mine"]
        for connection in hosted.app.viewers.connections:
            while not connection.ended:
                hosted.call(partial(connection.send, body))
        assert len(hosted.app.viewers.connections) == 2
        assert stack.enter_context(enter(hosted.port, table, token, home)).heard()["mine"]


def test_who_is_read_late_is_not_silent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gates, late = Clock(), 2 * limits.SILENCE_SECONDS
    monkeypatch.setattr("regalia.server.message_gate.time", gates)
    clock = Clock()
    with limits_by(clock), Hosted(tmp_path / "db", seed=3) as hosted:
        home = address()
        with browser(hosted, home) as http:
            table, (token, _) = seated(http)
        gate = hosted.app.viewers.gate
        with enter(hosted.port, table, token, home) as raw:
            assert raw.heard()["mine"]
            hosted.call(lambda: gate.limits.of(home, gates.now).owe(100.0, gates.now))
            raw.send(PING)
            waiting(gate, home, 1)
            clock.now += late
            gates.now += late
            while raw.heard()["type"] != "pong":
                pass
            [connection] = hosted.app.viewers.connections
            assert connection.last_received == clock.now


def test_a_pong_does_not_come_before_the_table(tmp_path: Path, handled: Counter[str]) -> None:
    with serving(tmp_path) as hosted:
        home = address()
        with browser(hosted, home) as http:
            table, _ = seated(http)
        live, slow = hosted.app.hub.live[table], Delivery(Output())
        hosted.call(lambda: live.pending.append(slow))
        with enter(hosted.port, table, source=home) as raw:
            raw.send(PING)
            until = time.monotonic() + PATIENCE
            while not handled[home]:
                assert time.monotonic() < until, "nothing is read"
                time.sleep(0.005)
            slow.stored = True
            hosted.call(lambda: hosted.app.hub._flush(live))
            assert [raw.heard()["type"] for _ in range(2)] == ["table", "pong"]


def waiting(gate: MessageGate, home: str, number: int) -> None:
    """Wait until so many sockets of an address wait at the gate."""
    until = time.monotonic() + PATIENCE
    while home not in gate.turns or len(gate.turns[home].messages) < number:
        assert time.monotonic() < until, "nothing waits"
        time.sleep(0.005)


@pytest.mark.parametrize("over", [False, True])
def test_who_sits_at_a_table_asks_for_it_beside_a_neighbour_who_asks_for_too_much(
    over: bool, tmp_path: Path
) -> None:
    def leave(units: float) -> None:
        assert hosted.app.limits is not None
        hosted.app.limits.of(home, 0.0).left = units

    with serving(tmp_path, CHANGE_COST=4.0, TABLE_COST=10.0) as hosted, ExitStack() as stack:
        home = address()
        anna, bo, stranger = [stack.enter_context(browser(hosted, home)) for _ in range(3)]
        table = made(anna)
        page = f"/table/{table.rpartition('/')[2]}"
        path = f"{page}/text"
        for seat, who in enumerate((anna, bo)):
            assert sit(who, table, seat).status_code == 200
        program = stack.enter_context(browser(hosted, home))
        token = anna.post(f"{table}/seats/0/token").json()["token"]
        program.headers["authorization"] = f"Bearer {token}"
        leave(0.0)
        assert stranger.get(page).status_code == stranger.get(table).status_code == 429
        assert anna.get(page).status_code == program.get(table).status_code == 200
        assert anna.post(f"{table}/start").status_code == 200
        for who in (anna, bo) if over else ():
            leave(4.0)
            assert who.post(path, data={"say": "abort"}).status_code == 303
        leave(0.0)
        with enter(hosted.port, table.rpartition("/")[2], source=home) as socket:
            assert socket.heard()["type"] == "table"
        assert hosted.app.viewers.limits is not None
        hosted.app.viewers.limits.of(home, 0.0).left = 0.0
        socket = stack.enter_context(enter(hosted.port, table.rpartition("/")[2], token, home))
        assert socket.heard()["type"] == "table"
        assert stranger.get(page).status_code == 429
        assert stranger.get("/api/tables").status_code == stranger.get(path).status_code == 429
        assert anna.get("/api/tables").status_code == 429
        body = {"say": "pace", "pace": "100"}
        assert over or anna.post(path, data=body).status_code == 303
        pages = [page]
        if over:
            next_one = anna.post(f"{page}/again").headers["location"]
            pages = [page, next_one, f"{page}/replay", f"{page}/record", f"{table}/record"]
        asked = islice(cycle(pages), int(limits.PLAYER_BURST) - 3 * over - 1)
        found = [anna.get(one).status_code for one in asked]
        assert found == [200] * (len(found) - 1) + [429]
        assert bo.get(path).status_code == 200, "it is their turn, though all is used up"
        assert bo.get(path).status_code == 429


def test_where_the_credit_of_all_is_used_up_each_who_plays_has_a_turn() -> None:
    credit, asked_by = PlayerCredit(), [str(number) for number in range(40)]
    granted, since, longest, moment = 0, 0.0, 0.0, 0.0
    due = 20.0  # somebody comes while the others ask for all that they get, and waits as told
    for tick in range(120 * 20):
        moment = tick / 20
        granted += sum([credit.wait("home", who, moment) == 0.0 for who in asked_by])
        if moment >= due:
            wait = credit.wait("home", "anna", moment)
            due = moment + ceil(wait)
            if wait == 0.0:
                due = moment + 1 / limits.PLAYER_RATE
                longest, since = max(longest, moment - (since or moment)), moment
    assert 0.0 < longest <= 41 / limits.PLAYERS_RATE + 2.0
    assert granted <= 41 + limits.PLAYER_BURST + 2 * limits.PLAYERS_RATE * moment


def test_an_address_cannot_use_up_the_changes_that_anothers_table_bears(tmp_path: Path) -> None:
    with serving(tmp_path) as hosted, ExitStack() as stack:
        home = address()
        anna, near, stranger = [
            stack.enter_context(browser(hosted, source)) for source in (home, home, address())
        ]
        table = made(anna)
        for who, expected in ((stranger, 409), (near, 200)):
            for number in range(limits.MOST_SITTINGS_OF_ADDRESS + 1):
                who.cookies.clear()
                answer = sit(who, table, 0)
                last = number == limits.MOST_SITTINGS_OF_ADDRESS
                assert answer.status_code == (expected if last else 200)
                if answer.status_code == 409:
                    assert "Your address has taken seats of this table too often" in answer.text
                anna.delete(f"{table}/seats/0")
        asked = anna.post(f"{table}/seats/0/invitation").json()["invitation"]
        body = {"invitation": asked, "name": "Bo"}
        assert stranger.post("/api/invitations", json=body).status_code == 200
        assert live_of(hosted, table).sittings.total() == 2 * limits.MOST_SITTINGS_OF_ADDRESS + 1


def test_a_table_at_which_strangers_cannot_sit_any_more_is_not_listed(tmp_path: Path) -> None:
    with serving(tmp_path) as hosted, browser(hosted) as anna, browser(hosted) as bo:
        table = made(anna, listed=True)
        assert table.rpartition("/")[2] in bo.get("/api/tables").text
        hosted.call(lambda: setattr(live_of(hosted, table).table, "changes", MOST_CHANGES))
        assert table.rpartition("/")[2] not in bo.get("/api/tables").text


# Messages.


@pytest.fixture
def handled(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """The number of messages that the server has handled, by address."""
    counted: Counter[str] = Counter()
    handle = viewer.Viewers._handle

    def count(
        self: viewer.Viewers, live: Any, number: int, connection: viewer.Connection, given: Any
    ) -> None:
        counted[connection.limit_key] += 1
        handle(self, live, number, connection, given)

    monkeypatch.setattr(viewer.Viewers, "_handle", count)
    return counted


def test_what_a_hundred_sockets_of_an_address_send_is_read_later(
    tmp_path: Path, handled: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sockets, each, rate = 100, 40, 4000.0
    mine, clock = address(), Clock()
    monkeypatch.setattr("regalia.server.message_gate.ADDRESS_RATE", rate)
    monkeypatch.setattr("regalia.server.message_gate.time", clock)
    monkeypatch.setattr(viewer, "MOST_LOOKING_ON_OF_ADDRESS", sockets)
    with limits_by(clock), Hosted(tmp_path / "db", seed=5) as hosted:
        with browser(hosted) as anna:
            table = made(anna).rpartition("/")[2]
        other = enter(hosted.port, table, source=address())
        assert other.heard()["type"] == "table"
        opened = [enter(hosted.port, table, source=mine) for _ in range(sockets)]
        for raw in opened:
            assert raw.heard()["type"] == "table"
        for raw in opened:
            raw.send((PING + frame(BINARY, b'{"type":"ping"}')) * (each // 2))
        for _ in range(20):
            other.send(PING)
            while other.heard()["type"] != "pong":
                pass
        assert handled[mine] <= limits.ADDRESS_BURST + 2 * limits.MESSAGE_BURST
        until = time.monotonic() + PATIENCE
        while handled[mine] < sockets * each and time.monotonic() < until:
            clock.now += limits.ADDRESS_BURST / rate  # the credit comes back; nothing was lost
            time.sleep(limits.ADDRESS_BURST / rate)
        for raw in opened:
            for _ in range(each):
                while raw.heard()["type"] != "pong":
                    pass
        for raw in (*opened, other):
            raw.socket.close()


def test_small_frames_are_parsed_a_few_at_a_time(
    tmp_path: Path, handled: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Parsed at once, 30,000 small frames would keep all others waiting for 0.2 s."""
    most = 0
    parse = Socket._parse

    def count(self: Socket, data: bytes) -> None:
        nonlocal most
        most = max(most, len(data))
        parse(self, data)

    monkeypatch.setattr(Socket, "_parse", count)
    mine, many = address(), 50
    with limits_by(Clock()), Hosted(tmp_path / "db", seed=8) as hosted:
        with browser(hosted) as anna:
            table = made(anna).rpartition("/")[2]
        with enter(hosted.port, table, source=mine) as raw:
            assert raw.heard()["type"] == "table"
            raw.send(PING * many)  # longer than one piece, and each is answered in its turn
            for _ in range(many):
                while raw.heard()["type"] != "pong":
                    pass
            assert 0 < most <= limits.PIECE < many * len(PING)
        with enter(hosted.port, table, source=mine) as raw:
            raw.send(frame(TEXT, b"{}") * 30_000)
            assert raw.code() == 1008
            assert handled[mine] <= many + limits.PIECE
        assert most <= limits.PIECE


@pytest.mark.parametrize(
    ("path", "page", "status"),
    [("/games/domus", "rules.html", 200), ("/static/x/y", "refused.html", 404)],
)
def test_pages_that_one_address_asks_for_at_once_do_not_keep_others_waiting(
    path: str, page: str, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    document = Renderer.document

    def count(self: Renderer, template: str, *given: Any, **named: Any) -> str:
        shown.append(template)
        if template == page:
            time.sleep(0.005)
        return document(self, template, *given, **named)

    monkeypatch.setattr(Renderer, "document", count)
    with Hosted(tmp_path / "db", seed=6) as hosted:
        with browser(hosted) as anna:  # so that the templates are compiled
            for game in ("domus", "christina"):
                assert anna.get(f"/games/{game}").status_code == 200
        shown.clear()
        mine, many = address(), 40
        opened = [Raw(hosted.port, mine) for _ in range(many)]
        other = Raw(hosted.port)
        for raw in (*opened, other):  # so that all are accepted
            raw.send(b"GET /favicon.ico HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert raw.answered() == 302
        entered = threading.Event()
        go = threading.Event()
        asked = "GET {} HTTP/1.1\r\nHost: localhost\r\n\r\n"

        def wait() -> None:
            entered.set()
            go.wait(PATIENCE)

        holder = threading.Thread(target=lambda: hosted.call(wait))
        holder.start()  # the loop stands still until everybody has asked
        entered.wait(PATIENCE)
        for raw in opened:
            raw.send(asked.format(path).encode())
        other.send(asked.format("/games/christina").encode())
        go.set()
        holder.join()
        assert other.answered() == 200
        before = len(shown)
        assert [raw.answered() for raw in opened] == [status] * many
        assert before < many // 2, "the stranger's pages came first"
        for raw in (*opened, other):
            raw.socket.close()


# Bots.


class Counting(BotPool):
    """A pool that keeps the share of usual time that each bot got, by kind."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.shares: list[tuple[str, float]] = []

    def finish(self, job: Job, found: Future[list[int]]) -> None:
        self.shares.append((job.task.kind, job.share))
        super().finish(job, found)


@pytest.mark.long
def test_beside_thirteen_tables_of_marshals_anothers_knight_thinks_half_its_time_at_least(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regalia.server.serve.BotPool", Counting)
    with serving(tmp_path) as hosted, browser(hosted) as stranger, browser(hosted) as anna:
        pool = hosted.app.hub.bot_pool
        assert isinstance(pool, Counting)
        for _ in range(13):
            table = made(stranger, seats=5, pace=0)
            for seat in range(5):
                engage(stranger, table, seat, "marshal")
            assert stranger.post(f"{table}/start").status_code == 200
        anna.timeout = httpx.Timeout(PATIENCE)
        own = swift(anna, "knight")
        knights: list[float] = []
        while len(knights) < 4 and answered(anna, own):
            knights = [share for kind, share in pool.shares if kind == "knight"]
        marshals = [share for kind, share in pool.shares if kind == "marshal"]
        assert len(knights) >= 4
        assert sorted(knights)[len(knights) // 2] >= 0.5
        assert sorted(marshals)[len(marshals) // 2] < 0.3, "the stranger's bots have less"


# Explanations.


class Slow:
    """Workers that never answer by themselves."""

    def __init__(self) -> None:
        self.futures: list[Future[Any]] = []

    def submit(self, _find: Callable[[], Any]) -> Future[Any]:
        self.futures.append(Future())
        return self.futures[-1]

    def stop(self) -> None:
        """Do nothing."""


def test_one_address_cannot_hold_the_queue_of_explanations(tmp_path: Path) -> None:
    most = limits.MOST_ASKED_OF_ADDRESS
    with serving(tmp_path) as hosted, browser(hosted) as anna, ExitStack() as stack:
        table = swift(anna)
        while answered(anna, table):
            pass
        insight, slow = hosted.app.table_pages.insight, Slow()
        insight.bot_pool = slow  # type: ignore[assignment]
        asked: list[int] = []

        def ask(http: httpx.Client, line: int) -> threading.Thread:
            def look() -> None:
                asked.append(http.get(f"{table}/replay/weighed?at={line}").status_code)

            thread = threading.Thread(target=look, daemon=True)
            thread.start()
            return thread

        mine = address()
        lines = iter(range(1, 200))
        while len(insight.pending.tasks) < most:
            before = len(insight.pending.tasks)
            ask(stack.enter_context(browser(hosted, mine)), next(lines))
            until = time.monotonic() + 2
            while len(insight.pending.tasks) == before and not asked and time.monotonic() < until:
                time.sleep(0.01)
            asked.clear()
        with browser(hosted, mine) as stranger:
            answer = stranger.get(f"{table}/replay/standing")
            refused(answer, limits.EXPLANATION_SECONDS * most, f"{most} questions")
        reader = threading.Thread(
            target=lambda: asked.append(anna.get(f"{table}/replay/standing").status_code)
        )
        reader.start()
        while len(insight.pending.tasks) == most:
            time.sleep(0.01)
        answered_before = len(asked)
        slow.futures[0].set_exception(OSError("no worker"))
        while len(asked) == answered_before:
            time.sleep(0.01)
        until = time.monotonic() + PATIENCE
        while len(slow.futures) < 2 and time.monotonic() < until:
            time.sleep(0.01)
        asked.clear()
        slow.futures[1].set_exception(OSError("no worker"))
        reader.join(PATIENCE)
        assert asked == [503], "whoever else asks comes next"
        while insight.pending.tasks:
            if not slow.futures[-1].done():
                slow.futures[-1].set_exception(OSError("no worker"))
            time.sleep(0.01)


# Cards.


def test_cards_are_read_once_and_not_on_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []
    load = games.load

    def count(name: str, data: Any = None) -> Any:
        if data is not None:
            threads.append(threading.current_thread().name)
            raise BadData("That is not a file of cards.")
        return load(name)

    with Hosted(tmp_path / "db", seed=1) as hosted, client(hosted.base) as anna:
        with closing(sqlite3.connect(hosted.store)) as store:
            store.execute("INSERT INTO data VALUES ('abc', 'game = \"regency\"')")
            store.commit()
        monkeypatch.setattr(games, "load", count)
        for _ in range(3):
            assert anna.get("/api/games/christina?data=abc").status_code == 404
        assert len(threads) == 1
        assert threads[0].startswith("aside")


# Names.


def test_a_long_name_is_refused_before_anything_looks_at_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []
    check = Doorkeeper.check_name

    def count(self: Doorkeeper, name: str) -> None:
        looked.append(len(name))
        check(self, name)

    monkeypatch.setattr(Doorkeeper, "check_name", count)
    long = "\ufdfa" * 400  # 18 letters each in its usual form
    with serving(tmp_path) as hosted, browser(hosted) as anna:
        table = made(anna)
        asked = anna.post(f"{table}/seats/1/invitation").json()["invitation"]
        place = table.replace("/api/tables", "/table")
        for path, more in ((f"{place}/seats/0/sit", {}), ("/join", {"invitation": asked})):
            answer = anna.post(path, data={"name": long} | more)
            assert answer.status_code == 422
            assert "1 to 24 letters" in answer.text
        assert not looked
        form = anna.post(f"{place}/seats/0/sit", data={"name": "  Anna   B  "})
        assert (form.status_code, looked) == (303, [6])


# Numbers.


def test_a_key_is_not_parsed_again_for_each_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limiter, "limit_key", None)
    limiters = rate_limiter.RateLimiters(1.0, 1.0)
    assert [limiters.take("2001:db8:1:2::", 1.0, 0.0) for _ in range(2)] == [True, False]


def test_an_address_in_a_school_may_have_all_its_pupils_play() -> None:
    pupils, seats = 30, 2
    assert pupils <= limits.MOST_OPEN_TABLES
    assert pupils / seats <= limits.MOST_LISTED_TABLES
    assert 4 * pupils * seats <= limits.MOST_HELD_SEATS
    assert pupils <= limits.ADDRESS_BURST
    assert 5 * pupils < limits.ADDRESS_RATE
