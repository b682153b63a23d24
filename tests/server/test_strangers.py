"""What a stranger at a listed table cannot do, and how a table and a game end before a result.

Over real sockets, each also after a restart.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from regalia import games, wire
from regalia.engine import record
from tests.server.running import Child, client
from tests.server.test_api import bearer, json_of, live, message, new, play, refused, seat, status
from tests.server.test_home import section
from tests.server.test_pages import page, sent_on

Json = dict[str, Any]


def table_of(who: httpx.Client, table: str) -> Json:
    found: Json = json_of(who.get(f"/api/tables/{table}"), 200)["table"]
    return found


def stored(server: Child, table: str) -> tuple[str, int]:
    """The status of a table in the store, and whether it is listed there."""
    with closing(sqlite3.connect(f"file:{server.store}?mode=ro", uri=True)) as store:
        wanted = "SELECT status, listed FROM tables WHERE tbl = ?"
        found: tuple[str, int] = store.execute(wanted, (table,)).fetchone()
        return found


def game_of(
    who: httpx.Client, people: int = 2, bots: int = 0, **more: object
) -> tuple[str, dict[int, str]]:
    """A game that has begun, and the token of each person's seat."""
    table = new(who, people + bots, **more)
    tokens: dict[int, str] = {}
    for number in range(people):
        body = {"name": f"Guest {'abcd'[number]}", "token": True}
        with client(who.base_url) as guest:
            tokens[number] = json_of(guest.post(seat(table, number), json=body), 200)["token"]
    for number in range(people, people + bots):
        json_of(who.put(seat(table, number, "/bot"), json={"kind": "random"}), 200)
    json_of(who.post(f"/api/tables/{table}/start"), 200)
    return table, tokens


def until(socket: ClientConnection, **wanted: object) -> Json:
    """The next message in whose table these are the values."""
    while True:
        heard = message(socket)
        table = heard.get("table", {})
        if all(table.get(name) == value for name, value in wanted.items()):
            return heard


def say(socket: ClientConnection, **body: object) -> None:
    socket.send(json.dumps(body))


# Before the game.


def test_a_stranger_who_fills_a_listed_table_cannot_begin_free_close_or_unlist_it(
    server: Child, anna: httpx.Client, bo: httpx.Client
) -> None:
    table = new(anna, 3, listed=True)
    json_of(anna.post(seat(table, 0), json={"name": "Anna"}), 200)
    json_of(bo.post(seat(table, 1), json={"name": "Bo"}), 200)
    with client(server.base) as cai:
        json_of(cai.post(seat(table, 2), json={"name": "Cai"}), 200)
        for stranger in (bo, cai):
            refused(stranger.post(f"/api/tables/{table}/start"), 403, "Only the host")
            refused(stranger.delete(f"/api/tables/{table}"), 403, "Only the host")
            body = {"listed": False}
            refused(stranger.put(f"/api/tables/{table}/listed", json=body), 403, "Only the host")
            refused(stranger.delete(seat(table, 0)), 403, "Only the host")
            for form in ("start", "close", "list", "seats/0/stand"):
                assert stranger.post(f"/table/{table}/{form}").status_code == 403
            shown = page(stranger.get(f"/table/{table}"))
            actions = [form.action for form in shown.forms]
            assert not [a for a in actions if a.endswith(("/start", "/close", "/list"))]
    assert status(anna, table) == "open"
    assert page(anna.get(f"/table/{table}")).form("/start").method == "post"
    sent_on(anna.post(f"/table/{table}/start"))
    assert status(anna, table) == "playing"


def test_a_person_takes_one_seat_unless_the_maker_allows_more(
    server: Child, anna: httpx.Client, bo: httpx.Client
) -> None:
    table = new(anna, 3)
    json_of(bo.post(seat(table, 0), json={"name": "Bo"}), 200)
    refused(bo.post(seat(table, 1), json={"name": "Cid"}), 409, "You have seat 1")
    refused(bo.post(seat(table, 1), json={"name": "Cid", "token": True}), 409, "You have seat 1")
    asked = json_of(anna.post(seat(table, 2, "/invitation")), 200)["invitation"]
    refused(bo.post("/api/invitations", json={"invitation": asked, "name": "Cid"}), 409, "seat 1")
    assert page(bo.get(f"/table/{table}")).links()
    assert not [f for f in page(bo.get(f"/table/{table}")).forms if f.action.endswith("/sit")]
    json_of(bo.delete(seat(table, 0)), 200)
    given = json_of(bo.post(seat(table, 1), json={"name": "Bo", "token": True}), 200)["token"]
    refused(bo.post(seat(table, 0), json={"name": "Cid", "token": True}), 409, "You have seat 2")
    refused(bo.post(seat(table, 0), json={"name": "Cid"}, headers=bearer(given)), 409, "seat 2")
    several = new(anna, 2, several_seats=True)
    assert table_of(anna, several)["several_seats"] is True
    json_of(bo.post(seat(several, 0), json={"name": "Bo"}), 200)
    assert page(bo.get(f"/table/{several}")).form("/seats/1/sit").fields == {"name": ""}
    json_of(bo.post(seat(several, 1), json={"name": "Cid"}), 200)


def test_the_form_of_a_new_table_allows_several_seats(anna: httpx.Client) -> None:
    fields = {"name": "Anna", "seats": 2, "others": "people"}
    for more, allowed in (({}, False), ({"several_seats": "1"}, True)):
        table = sent_on(anna.post("/new/christina", data=fields | more)).rpartition("/")[2]
        assert table_of(anna, table).get("several_seats", False) is allowed


def test_the_host_lists_a_table_which_stays_brisk(server: Child, anna: httpx.Client) -> None:
    def shown() -> list[str]:
        return [one["id"] for one in json_of(anna.get("/api/tables"), 200)["tables"]]

    table = new(anna)
    assert (table in shown(), stored(server, table)) == (False, ("open", 0))
    found = json_of(anna.put(f"/api/tables/{table}/listed", json={"listed": True}), 200)["table"]
    assert (found["listed"], found["timing"]) == (True, "brisk")
    assert (table in shown(), stored(server, table)) == (True, ("open", 1))
    assert (
        "It stays brisk although strangers may sit down." in page(anna.get(f"/table/{table}")).text
    )
    with client(server.base) as cai:
        assert "It stays brisk" not in page(cai.get(f"/table/{table}")).text
    form = page(anna.get(f"/table/{table}")).form("/list")
    assert form.buttons == [("listed", "0")]
    assert sent_on(anna.post(form.action, data={"listed": "0"})) == f"/table/{table}#listing"
    assert (table in shown(), stored(server, table)) == (False, ("open", 0))


def test_a_closed_table_is_nowhere_and_its_viewers_are_told(
    server: Child, anna: httpx.Client, bo: httpx.Client
) -> None:
    table = new(anna, 2, listed=True)
    json_of(bo.post(seat(table, 1), json={"name": "Bo"}), 200)
    with live(server, table) as socket:
        message(socket)
        sent_on(anna.post(f"/table/{table}/close"))
        heard = until(socket, ended="closed")
        assert heard["table"]["status"] == "over"
    for who in (anna, bo):
        refused(who.post(seat(table, 0), json={"name": "Cai"}), 409, wire.CLOSED)
        refused(who.get(f"/api/tables/{table}/record"), 409, wire.CLOSED)
        refused(who.post(f"/api/tables/{table}/again"), 409, wire.CLOSED)
        assert wire.CLOSED in page(who.get(f"/table/{table}")).text
        assert wire.CLOSED in page(who.get(f"/table/{table}/text")).text
        for place in ("record", "replay"):
            assert who.get(f"/table/{table}/{place}").status_code == 409
        front = who.get("/").text
        assert not [
            part for part in ("mine", "finished", "waiting") if table in section(front, part)
        ]
    assert table not in [one["id"] for one in json_of(anna.get("/api/tables"), 200)["tables"]]
    assert stored(server, table)[0] == "closed"


# During the game.


def test_who_resigns_looks_on_and_a_bot_plays_to_the_end(server: Child, anna: httpx.Client) -> None:
    table, tokens = game_of(anna)
    with live(server, table, tokens[0]) as one, live(server, table, tokens[1]) as two:
        message(one), message(two)
        say(two, type="resign")
        heard = until(one)
        while not heard.get("table", {}).get("seats", [{}, {}])[1].get("resigned"):
            heard = message(one)
        assert heard["table"]["seats"][1]["stand_in"]
        say(two, type="return")
        while (answer := message(two))["type"] != "error":
            pass
        assert answer["sentence"].startswith("You have resigned")
        play(one)
    assert "Resigned 2: " in anna.get(f"/api/tables/{table}/record").text
    json_of(anna.get(f"/api/tables/{table}"), 200)


def test_all_agree_to_abort_and_the_draws_can_be_checked(server: Child, anna: httpx.Client) -> None:
    table, tokens = game_of(anna)
    seed_hash = table_of(anna, table)["seed_hash"]
    with live(server, table, tokens[0]) as one, live(server, table, tokens[1]) as two:
        message(one), message(two)
        say(one, type="abort")
        while not (heard := until(two))["table"]["seats"][0].get("aborts"):
            pass
        assert heard["table"]["status"] == "playing"
        say(two, type="abort", agree=True)
        while not (heard := message(one)).get("result"):
            pass
        assert heard["result"]["sentences"] == [wire.ABORTED]
        assert until(one, ended="aborted")["table"]["status"] == "over"
    text = anna.get(f"/api/tables/{table}/record").text
    written = record.read(text)
    assert written.headers["Seed-Hash"] == seed_hash
    assert written.headers["Result"] == "unfinished"
    record.verify(written, games.load("christina"))
    shown = page(anna.get(f"/table/{table}/record"))
    assert wire.ABORTED in shown.text
    assert "Yes: all chance came from one number" in shown.text
    for place in ("", "/text", "/replay", "/replay?at=0&as=1"):
        assert "without a result" in page(anna.get(f"/table/{table}{place}")).text
    again = anna.post(f"/api/tables/{table}/again", headers=bearer(tokens[0]))
    assert json_of(again, 200)["table"]["seats"][1]["name"] == "Guest b"


def test_the_text_page_resigns_and_aborts_by_forms(server: Child, anna: httpx.Client) -> None:
    tables = []
    for ends in ("abort", "resign"):
        table = new(anna, 2, pace=0)
        json_of(anna.post(seat(table, 0), json={"name": "Anna"}), 200)
        json_of(anna.put(seat(table, 1, "/bot"), json={"kind": "random"}), 200)
        json_of(anna.post(f"/api/tables/{table}/start"), 200)
        text = page(anna.get(f"/table/{table}/text"))
        [form] = [one for one in text.forms if one.fields.get("say") == ends]
        sent = form.fields | {name: value for name, value in form.buttons if name}
        sent_on(anna.post(form.action, data=sent))
        tables.append(table)
    aborted, resigned = (table_of(anna, table) for table in tables)
    assert (aborted["status"], aborted["ended"]) == ("over", "aborted")
    assert resigned["seats"][0]["resigned"] is True
    finished = section(anna.get("/").text, "finished")
    assert tables[0] in finished
    assert wire.ABORTED in finished


# After a restart.


def test_everything_survives_a_restart(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    with Child(store, "--no-limits", seed=1) as server, client(server.base) as anna:
        listed, closed = new(anna), new(anna, listed=True)
        json_of(anna.put(f"/api/tables/{listed}/listed", json={"listed": True}), 200)
        json_of(anna.delete(f"/api/tables/{closed}"), 200)
        aborted, first = game_of(anna, 1, 1)
        with live(server, aborted, first[0]) as one:
            say(one, type="abort")
            until(one, ended="aborted")
        resigned, second = game_of(anna, 2, pace=60_000)
        with live(server, resigned, second[0]) as one, live(server, resigned, second[1]) as two:
            say(one, type="abort")
            while not until(two)["table"]["seats"][0].get("aborts"):
                pass
        waits, third = game_of(anna, 2, pace=60_000)
        with live(server, waits, third[1]) as two:
            say(two, type="resign")
            while not until(two)["table"]["seats"][1].get("resigned"):
                pass
        cookies = dict(anna.cookies)
        server.kill()
    with Child(store, "--no-limits", seed=2) as server, client(server.base) as anna:
        anna.cookies.update(cookies)
        assert table_of(anna, listed)["listed"] is True
        assert table_of(anna, closed)["ended"] == "closed"
        assert [one["id"] for one in json_of(anna.get("/api/tables"), 200)["tables"]] == [listed]
        assert table_of(anna, aborted)["ended"] == "aborted"
        assert table_of(anna, waits)["seats"][1]["resigned"] is True
        with live(server, waits, third[1]) as two:
            assert message(two)["questions"] == []
        with live(server, resigned, second[1]) as two:
            assert message(two)["table"]["seats"][0]["aborts"] is True
            say(two, type="abort")
            until(two, ended="aborted")
        assert server.quiet(), server.errors()


@pytest.mark.parametrize("name", ["resign", "abort"])
def test_a_spectator_does_neither(server: Child, anna: httpx.Client, name: str) -> None:
    table, _tokens = game_of(anna)
    with live(server, table) as socket:
        message(socket)
        say(socket, type=name)
        while message(socket)["type"] != "error":
            pass
    assert status(anna, table) == "playing"
