"""The HTTP API of docs/wire.md: every route, its refusals and permissions."""

from __future__ import annotations

import hashlib
import json
import re
import socket
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from regalia import bots, cli, games
from regalia.engine import record
from regalia.engine.errors import BadRecord
from regalia.server import limits, openapi
from regalia.server.identity import key
from tests.server.running import PATIENCE, Child, Clock, Hosted, client, limits_by, refusal

Json = dict[str, Any]
SENTENCE: Final = re.compile(r"\S[^\n]*\w[^\n]*[.]")
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{32}")


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def json_of(answer: httpx.Response, status: int) -> Json:
    """The JSON of an answer, checked to have this status and all common headers."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"
    body: Json = answer.json()
    if status >= 400:
        assert list(body) == ["sentence"]
        assert SENTENCE.fullmatch(body["sentence"]), body
    return body


def refused(answer: httpx.Response, status: int, words: str) -> None:
    sentence = json_of(answer, status)["sentence"]
    assert words in sentence


def new(client: httpx.Client, seats: int = 2, **more: object) -> str:
    """The id of a new table."""
    body = {"game": "christina", "seats": seats, "pace": 0, **more}
    made: Json = json_of(client.post("/api/tables", json=body), 201)["table"]
    return str(made["id"])


def person_key(browser: httpx.Client) -> str:
    """The key of a browser's person."""
    return key("person", browser.cookies["regalia"].partition(".")[0])


def seat(table: str, number: int, more: str = "") -> str:
    return f"/api/tables/{table}/seats/{number}{more}"


def engage(client: httpx.Client, table: str, *seats: int, kind: str = "random") -> None:
    for number in seats:
        json_of(client.put(seat(table, number, "/bot"), json={"kind": kind}), 200)


def start(client: httpx.Client, table: str) -> Json:
    return json_of(client.post(f"/api/tables/{table}/start"), 200)


def status(client: httpx.Client, table: str) -> str:
    found: Json = json_of(client.get(f"/api/tables/{table}"), 200)["table"]
    return str(found["status"])


def live(server: Child | Hosted, table: str, token: str = "", **headers: str) -> ClientConnection:
    return connect(
        f"ws://127.0.0.1:{server.port}/table/{table}/live?version=3",
        subprotocols=["regalia.json"],  # type: ignore[list-item]
        additional_headers={**(bearer(token) if token else {}), **headers},
        compression=None,
        proxy=None,
    )


def message(socket: ClientConnection) -> Json:
    heard: Json = json.loads(socket.recv(timeout=PATIENCE))
    return heard


def code(socket: ClientConnection) -> int:
    """The code with which the server closes a connection."""
    try:
        while True:
            socket.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


def play(socket: ClientConnection, moves: int = -1) -> int:
    """Answer questions with their first choices, so many times or to the end; returns how often."""
    done = 0
    while True:
        heard = message(socket)
        if heard.get("result") and heard["type"] in ("update", "table"):
            return done
        for asked in heard.get("questions", ()):
            steps: list[int] = []
            ask = asked
            while True:
                steps.append(ask["choices"][0]["action"])
                move = {"type": "move", "question": asked["question"], "steps": steps}
                socket.send(json.dumps({**move, "id": token_hex(8)}))
                while (answer := message(socket))["type"] != "answer":
                    pass
                if answer["result"] != "step":
                    break
                ask = answer["ask"]
            assert answer["result"] in ("accepted", "held"), answer
            done += 1
            if done == moves:
                return done
            break


def log(server: Child, table: str) -> list[Json]:
    """The log of a table in the store."""
    with closing(sqlite3.connect(f"file:{server.store}?mode=ro", uri=True)) as store:
        found = store.execute("SELECT kind, body FROM log WHERE tbl = ? ORDER BY idx", (table,))
        return [{"kind": kind, **json.loads(body)} for kind, body in found]


# Games.


def test_the_games_say_what_can_be_chosen(anna: httpx.Client) -> None:
    christina, *others = json_of(anna.get("/api/games"), 200)["games"]
    assert ["christina", *[other["game"] for other in others]] == games.names()
    game = games.load("christina")
    assert christina["game"] == "christina"
    assert christina["title"] == game.title
    assert christina["seats"] == [2, 3, 4, 5]
    assert christina["bots"] == bots.kinds(game)
    [bury] = christina["options"]
    assert (bury["name"], bury["default"], bury["values"]) == ("bury", 1, [1, 2])
    assert len(bury["names"]) == 2
    assert SENTENCE.fullmatch(bury["sentence"])


def test_a_game_tells_its_rules_and_observation(anna: httpx.Client) -> None:
    in_full = json_of(anna.get("/api/games/christina?seats=3"), 200)
    assert all(len(paragraph) > 10 for paragraph in in_full["rules"])
    layout = games.load("christina").layout(3)
    fields = in_full["observation"]["properties"]
    assert list(fields) == [field.name for field in layout.fields]
    assert all(field["description"] for field in fields.values())
    assert fields["tilted"]["x-names"] == ["seat 1", "seat 2", "seat 3"]
    assert fields["tilted"]["items"]["x-names"] == ["copper", "silver", "gold"]
    assert in_full["events"]["oneOf"][0]["properties"]["seat"]["maximum"] == 2
    assert [kind["title"] for kind in in_full["events"]["oneOf"]][:2] == ["starts", "dealt"]
    refused(anna.get("/api/games/chess"), 404, "christina")
    refused(anna.get("/api/games/christina?seats=9"), 422, "2 to 5")
    for seats, words in (("many", "a whole number"), ("", "a whole number"), ("0", "at least 1")):
        refused(anna.get(f"/api/games/christina?seats={seats}"), 422, f"“seats” must be {words}.")
    refused(anna.get("/api/games/christina?seats=1"), 422, "2 to 5 seats, not 1")


def test_the_api_describes_itself_by_the_structs_of_the_wire(anna: httpx.Client) -> None:
    document = json_of(anna.get("/openapi.json"), 200)
    schemas = document["components"]["schemas"]
    of_games = {"Observation", "Event"}
    of_games |= {f"{game}.{kind}" for game in games.names() for kind in of_games}
    assert set(schemas) == {*openapi.schemas(), *of_games}
    same = json.loads(json.dumps(openapi.schemas()))
    for kind in ("NewTable", "TableResponse", "Table", "Question", "Move", "FromServer"):
        assert schemas[kind] == same[kind]
    assert schemas["Update"]["properties"]["observation"]["anyOf"] == [
        {"$ref": "#/components/schemas/Observation"},
        {"type": "null"},
    ]
    assert "n" in schemas["Pong"]["required"]
    named = set(re.findall(r'"#/components/schemas/([\w.]+)"', json.dumps(document)))
    assert named <= set(schemas)
    assert named >= {
        "NewTable",
        "TableResponse",
        "Games",
        "GameDetails",
        "ErrorResponse",
        "Snapshot",
        "Move",
    }
    assert named >= of_games


def test_the_api_describes_of_each_path_what_can_come_of_it(anna: httpx.Client) -> None:
    paths = json_of(anna.get("/openapi.json"), 200)["paths"]

    def statuses(method: str, path: str) -> list[int]:
        return [int(status) for status in sorted(paths[path][method]["responses"])]

    table = "/api/tables/{table}"
    assert statuses("get", "/api/games") == [200, 403, 414, 429]
    assert statuses("get", "/api/games/{game}") == [200, 403, 404, 414, 422, 429]
    assert statuses("get", "/api/tables") == [200, 403, 414, 429, 503]
    assert statuses("post", "/api/tables") == [201, 400, 401, 403, 413, 414, 422, 429, 503]
    assert statuses("get", table) == [200, 403, 404, 409, 414, 422, 429, 503]
    assert 401 in statuses("post", table + "/start")
    assert paths[table + "/start"]["post"]["requestBody"]["required"] is False


# Creating a table, and identities.


def test_a_table_is_as_it_was_asked_for(anna: httpx.Client) -> None:
    body = {"game": "christina", "seats": 3, "options": {"bury": 2}, "pace": 100, "window": 0}
    made = json_of(anna.post("/api/tables", json=body), 201)
    assert "token" not in made
    table = made["table"]
    assert (table["options"], table["pace"], table["window"]) == ({"bury": 2}, 100, 0)
    assert table["status"] == "open"
    assert [chair["player"] for chair in table["seats"]] == ["free"] * 3
    assert re.fullmatch("[0-9a-f]{64}", table["seed_hash"])
    assert json_of(anna.get(f"/api/tables/{table['id']}"), 200)["table"] == table


def test_by_default_a_person_gets_a_cookie_that_scripts_and_other_sites_cannot_use(
    anna: httpx.Client,
) -> None:
    answer = anna.post("/api/tables", json={"game": "christina", "seats": 2})
    [given] = answer.headers.get_list("set-cookie")
    value, *flags = [part.strip() for part in given.split(";")]
    name, _, cookie = value.partition("=")
    assert name == "regalia"
    person_id, number, *signed = cookie.split(".")
    assert SECRET.fullmatch(person_id)
    assert (number, len(signed)) == ("0", 2)
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(flags)
    assert "Secure" not in flags
    again = anna.post("/api/tables", json={"game": "christina", "seats": 2})
    assert "set-cookie" not in again.headers, "they are known already"


def test_a_request_for_a_token_sets_no_cookie(server: Child, anna: httpx.Client) -> None:
    body = {"game": "christina", "seats": 2, "token": True}
    made = anna.post("/api/tables", json=body)
    table, host = made.json()["table"]["id"], made.json()["token"]
    sat = anna.post(seat(table, 0), json={"name": "Anna", "token": True})
    asked = anna.post(seat(table, 1, "/invitation"), headers=bearer(host)).json()
    wanted = {"invitation": asked["invitation"], "name": "Bo", "token": True}
    came = anna.post("/api/invitations", json=wanted)
    for answer in (made, sat, came):
        assert "set-cookie" not in answer.headers
        assert SECRET.fullmatch(answer.json()["token"])
    assert len({answer.json()["token"] for answer in (made, sat, came)}) == 3
    start_answer = anna.post(f"/api/tables/{table}/start", headers=bearer(host))
    assert json_of(start_answer, 200)["table"]["status"] == "playing"
    rows = json.dumps(log(server, table))
    assert not any(answer.json()["token"] in rows for answer in (made, sat, came))
    assert asked["invitation"] not in rows


def test_only_secrets_that_the_server_gave_make_a_person(server: Child, anna: httpx.Client) -> None:
    table = new(anna)
    for made_up in ("x", "a" * 31, "", "a" * 40, '"quoted"'):
        answer = httpx.post(
            server.base + seat(table, 0),
            json={"name": "Anna"},
            headers={"cookie": f"regalia={made_up}"},
        )
        assert "regalia=" in answer.headers["set-cookie"]
        json_of(anna.delete(seat(table, 0)), 200)


def test_a_person_is_known_among_the_cookies_of_other_programs(server: Child) -> None:
    first = httpx.post(server.base + "/api/tables", json={"game": "christina", "seats": 2})
    table, mine = first.json()["table"]["id"], first.cookies["regalia"]
    for others in ('a={"b": [1, 2]}; ', "=; ;; ", "x y=z; ", 'q="unfinished; '):
        answer = httpx.put(
            server.base + seat(table, 0, "/bot"),
            json={"kind": "random"},
            headers={"cookie": f"{others}regalia={mine}; last=1"},
        )
        assert answer.status_code == 200, others
        httpx.delete(server.base + seat(table, 0), headers={"cookie": f"regalia={mine}"})


# Errors, on every route.


def test_every_refusal_has_its_status_and_a_sentence(anna: httpx.Client) -> None:
    table = new(anna)
    tables, invitations = "/api/tables", "/api/invitations"
    good: Json = {"game": "christina", "seats": 2}
    for body, number, words in (
        ({**good, "game": "chess"}, 422, "christina"),
        ({**good, "seats": 1}, 422, "2 to 5"),
        ({**good, "seats": "2"}, 422, "seats"),
        ({**good, "seats": 2.0}, 422, "seats"),
        ({**good, "seats": True}, 422, "seats"),
        ({**good, "options": {"bury": 3}}, 422, "1, 2"),
        ({**good, "options": {"hurry": 1}}, 422, "bury"),
        ({**good, "options": {"bury": "1"}}, 422, "options"),
        ({**good, "pace": -1}, 422, "pace"),
        ({**good, "pace": 60_001}, 422, "pace"),
        ({**good, "window": 86_400_001}, 422, "window"),
        ({**good, "window": 999}, 422, "at least 1000 ms"),
        ({**good, "extra": 1}, 422, "extra"),
        ({"seats": 2}, 422, "game"),
        ([], 422, ""),
        (None, 422, ""),
    ):
        refused(anna.post(tables, json=body), number, words)
    refused(anna.post(tables, json=good, headers=bearer("x" * 32)), 401, "another")
    for number in (-1, 64, 10**30):
        refused(anna.post(seat(table, number), json={"name": "Anna"}), 422, "seat")
    refused(anna.post(seat(table, 2), json={"name": "Anna"}), 404, "1 to 2")
    refused(anna.put(seat(table, 2, "/bot"), json={"kind": "random"}), 404, "1 to 2")
    refused(anna.put(seat(table, 0, "/bot"), json={"kind": "oracle"}), 422, "oracle")
    refused(anna.put(seat(table, 0, "/bot"), json={}), 422, "kind")
    refused(anna.post(seat(table, 0), json={"name": 7}), 422, "name")
    refused(anna.post(seat(table, 0), json={"name": "Anna", "seat": 1}), 422, "seat")
    refused(anna.delete(seat(table, 0)), 409, "Nobody sits")
    refused(anna.post(f"{tables}/{table}/start"), 409, "free")
    refused(anna.post(seat(table, 0, "/token")), 403, "holder of a seat")
    refused(anna.get(f"{tables}/{table}/record"), 409, "over")
    refused(anna.post(invitations, json={"invitation": "x.y", "name": "Bo"}), 404, "table")
    refused(anna.post(invitations, json={"invitation": f"{table}.y", "name": "Bo"}), 404, "used")
    for gone in ("nosuchtabl", "0"):
        for method, path in (
            ("GET", ""),
            ("GET", "/record"),
            ("POST", "/start"),
            ("DELETE", "/seats/0"),
            ("POST", "/seats/0/token"),
            ("POST", "/seats/0/invitation"),
        ):
            refused(anna.request(method, f"{tables}/{gone}{path}"), 404, "no such table")
    for method, path, words in (
        ("GET", "/A", "“table” must be of small letters and digits alone."),
        ("GET", "/" + "a" * 33, "“table” must have at most 32 characters."),
        ("DELETE", "/a/seats/x", "“seat” must be a whole number."),
        ("DELETE", "/a/seats/-1", "“seat” must be at least 0."),
        ("DELETE", "/a/seats/64", "“seat” must be less than 64."),
        ("DELETE", "/a/seats/" + "9" * 5000, "“seat” must be a whole number, and not so great"),
        ("GET", "/a/record?download=maybe", "“download” must be 1 or 0."),
    ):
        refused(anna.request(method, tables + path), 422, words)
    many = "/api/games/christina?" + "&".join(["option=bury=1"] * (limits.MOST_OPTIONS + 1))
    refused(anna.get(many), 422, f"“option” may be given at most {limits.MOST_OPTIONS} times.")
    refused(anna.get("/api/nothing"), 404, "page")
    refused(anna.put(tables, json=good), 405, "cannot be done")
    long = b'{"seats":' + b"9" * 5000 + b"}"
    for text, number in ((b"{", 400), (b"\xff", 400), (b"", 400), (b"[" * 8000, 422), (long, 422)):
        answer = anna.post(tables, content=text, headers={"content-type": "application/json"})
        json_of(answer, number)


def test_where_nothing_need_be_said_a_body_says_nothing(anna: httpx.Client) -> None:
    table = new(anna)
    engage(anna, table, 1)
    json_of(anna.post(seat(table, 0), json={"name": "Anna"}), 200)
    as_json = {"content-type": "application/json"}
    for method, path in (
        ("POST", f"/api/tables/{table}/start"),
        ("POST", f"/api/tables/{table}/again"),
        ("POST", seat(table, 0, "/token")),
        ("POST", seat(table, 0, "/invitation")),
        ("DELETE", seat(table, 0)),
    ):
        refused(anna.request(method, path, json={"odd": 1}), 422, "“odd” is not allowed here.")
        refused(anna.request(method, path, json=[]), 422, "a JSON object")
        refused(anna.request(method, path, content="{"), 422, "application/json")
        plain = {"content-type": "text/plain"}
        refused(anna.request(method, path, content="{}", headers=plain), 422, "application/json")
        refused(anna.request(method, path, content="{", headers=as_json), 400, "JSON")
    assert status(anna, table) == "open"
    json_of(anna.post(seat(table, 0, "/token")), 200)
    json_of(anna.post(f"/api/tables/{table}/start", json={}), 200)


def test_halves_of_characters_are_refused_wherever_they_stand(anna: httpx.Client) -> None:
    table = new(anna)
    half = '"\\ud800"'
    for method, path, body in (
        ("POST", "/api/tables", f'{{"game":{half},"seats":2}}'),
        ("POST", "/api/tables", f'{{"game":"christina","seats":2,"options":{{{half}:1}}}}'),
        ("POST", "/api/tables", f'{{"game":"christina","seats":2,{half}:1}}'),
        ("POST", seat(table, 0), f'{{"name":{half}}}'),
        ("PUT", seat(table, 0, "/bot"), f'{{"kind":{half}}}'),
        ("POST", "/api/invitations", f'{{"invitation":{half},"name":"Anna"}}'),
    ):
        answer = anna.request(
            method, path, content=body, headers={"content-type": "application/json"}
        )
        json_of(answer, 400)


def test_a_long_body_is_refused_however_it_comes(anna: httpx.Client) -> None:
    long = b'{"game": "christina", "seats": 2' + b" " * 8192 + b"}"
    as_json = {"content-type": "application/json"}
    refused(anna.post("/api/tables", content=long, headers=as_json), 413, "8192")
    parts = (long[i : i + 100] for i in range(0, len(long), 100))
    refused(anna.post("/api/tables", content=parts, headers=as_json), 413, "8192")
    exact = long[:8191] + b"}"
    json_of(anna.post("/api/tables", content=exact, headers=as_json), 201)


def test_what_a_foreign_page_can_send_without_asking_changes_nothing(
    server: Child, anna: httpx.Client
) -> None:
    table = new(anna)
    before = log(server, table)
    evil = {"Origin": "https://evil.example"}
    body = json.dumps({"game": "christina", "seats": 2})
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        headers = {"content-type": kind} if kind else {}
        json_of(anna.post("/api/tables", content=body, headers=headers), 422)
        refused(anna.post("/api/tables", content=body, headers={**headers, **evil}), 403, "site")
    for origin in (
        "https://evil.example",
        "null",
        "http://127.0.0.1",
        f"http://localhost:{server.port}",
    ):
        refused(anna.post(f"/api/tables/{table}/start", headers={"Origin": origin}), 403, "site")
    refused(anna.get("/api/tables", headers={"Host": f"evil.example:{server.port}"}), 403, "name")
    own = {"Origin": server.base}
    json_of(anna.post("/api/tables", json={"game": "christina", "seats": 2}, headers=own), 201)
    assert log(server, table) == before


def test_too_many_requests_are_refused_until_one_has_waited(tmp_path: Path) -> None:
    clock = Clock()
    with (
        limits_by(clock),
        Hosted(tmp_path / "regalia.db", seed=2) as server,
        client(server.base) as anna,
    ):

        def ask() -> httpx.Response:
            return anna.post("/api/tables", json={"game": "christina", "seats": 2})

        enough = int(limits.REQUEST_BURST / limits.TABLE_COST)
        assert [ask().status_code for _ in range(20)] == [201] * enough + [429] * (20 - enough)
        clock.now += 0.9 * limits.TABLE_COST / limits.REQUEST_RATE
        late = ask()
        refused(late, 429, "come back in 1 second.")
        assert late.headers["retry-after"] == "1"
        clock.now += 0.2 * limits.TABLE_COST / limits.REQUEST_RATE
        json_of(ask(), 201)


# Seats.


def test_somebody_sits_down_stands_up_and_another_comes(
    anna: httpx.Client, bo: httpx.Client
) -> None:
    table = new(anna)
    done = json_of(anna.post(seat(table, 0), json={"name": "  Anna \n M. "}), 200)
    assert done["seat"] == 0
    assert done["table"]["seats"][0] == {
        "seat": 0, "name": "Anna M.", "player": "person", "here": False,
    }  # fmt: skip
    refused(bo.post(seat(table, 0), json={"name": "Bo"}), 409, "taken")
    refused(bo.post(seat(table, 1), json={"name": "ANNA M."}), 409, "called")
    refused(bo.post(seat(table, 1), json={"name": "You"}), 422, "choose another")
    refused(bo.post(seat(table, 1), json={"name": "seat 1"}), 422, "choose another")
    refused(bo.post(seat(table, 1), json={"name": "x" * 25}), 422, "1 to 24")
    refused(bo.post(seat(table, 1), json={"name": "x" * 101}), 422, "name")
    refused(bo.post(seat(table, 1), json={"name": " "}), 422, "1 to 24")
    json_of(bo.post(seat(table, 1), json={"name": "Bo"}), 200)
    refused(bo.delete(seat(table, 0)), 403, "host")
    json_of(bo.delete(seat(table, 1)), 200)
    json_of(bo.post(seat(table, 1), json={"name": "Bo"}), 200)
    json_of(anna.delete(seat(table, 1)), 200)
    json_of(anna.delete(seat(table, 0)), 200)
    engage(anna, table, 0, 1)
    start(anna, table)
    for late in (
        bo.post(seat(table, 1), json={"name": "Bo"}),
        anna.delete(seat(table, 1)),
        anna.put(seat(table, 0, "/bot"), json={"kind": "random"}),
        anna.post(seat(table, 0, "/invitation")),
        anna.post(f"/api/tables/{table}/start"),
    ):
        refused(late, 409, "begun")


WIDE_SEAT: Final = "\uff33\uff45\uff41\uff54 \uff12"
WIDE_ANNA: Final = "\uff21\uff2e\uff2e\uff21"
HIDING: Final = (
    "\u202eannA",
    "An\u200bna",
    "Anna\u200d",
    "\ufeffAnna",
    "Anna\ufe0f",
    "Anna\u2066",
    "\U000e0041Anna",
    "\u3164",
    "\u2800",
    "\u034f",
    "\ue000",
    "An\x00na",
    "\x1b[31mAnna",
    "\u0301Anna",
    "a\u0301\u0302\u0303\u0304\u0305\u0306",
)
MISLEADING: Final = ("Seat 2", "SEAT 12", "seat2", WIDE_SEAT)


@pytest.mark.parametrize("name", HIDING + MISLEADING)
def test_names_that_hide_or_mislead_are_refused(name: str, anna: httpx.Client) -> None:
    json_of(anna.post(seat(new(anna), 0), json={"name": name}), 422)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", WIDE_ANNA), ("Åsa", "A\u030asa"), ("Straße", "STRASSE"), ("Filip", "ﬁlip")],
)
def test_names_that_read_the_same_are_one(one: str, other: str, anna: httpx.Client) -> None:
    table = new(anna)
    json_of(anna.post(seat(table, 0), json={"name": one}), 200)
    refused(anna.post(seat(table, 1), json={"name": other}), 409, "called")


@pytest.mark.parametrize(
    "name", ["Nguyễn Văn", "שָׁלוֹם", "สวัสดี", "हिन्दी", "O’Brien-Å", "王小明", "Ann\u0065\u0301"]
)
def test_names_of_all_scripts_are_welcome(name: str, anna: httpx.Client) -> None:
    json_of(anna.post(seat(new(anna), 0), json={"name": name}), 200)


def test_a_new_table_is_unlisted_and_brisk_unless_it_is_listed(anna: httpx.Client) -> None:
    kinds = {}
    for listed in (None, False, True):
        table = new(anna, **({} if listed is None else {"listed": listed}))
        made = json_of(anna.get(f"/api/tables/{table}"), 200)["table"]
        shown = [each["id"] for each in json_of(anna.get("/api/tables"), 200)["tables"]]
        kinds[listed] = (made["timing"], table in shown)
    assert kinds == {None: ("brisk", False), False: ("brisk", False), True: ("sealed", True)}


def test_a_seat_taken_for_a_program_begins_with_nothing_made_without_asking(
    server: Child, anna: httpx.Client, bo: httpx.Client
) -> None:
    """Until it asks for that; a browser's seat begins with it."""
    made = json_of(
        bo.post("/api/tables", json={"game": "regency", "seats": 5, "token": True, "pace": 0}), 201
    )
    table, host = made["table"]["id"], made["token"]
    invitation = json_of(bo.post(seat(table, 3, "/invitation"), headers=bearer(host)), 200)
    secret = invitation["invitation"]
    sit: dict[str, object] = {"name": "By token", "token": True}
    tokens = {
        0: json_of(bo.post(seat(table, 0), json=sit), 200)["token"],
        1: json_of(bo.post(seat(table, 1), json={**sit, "name": "P", "automatic": True}), 200)[
            "token"
        ],
        2: host,
        3: json_of(
            bo.post(
                "/api/invitations",
                json={"invitation": secret, "name": "By invitation", "token": True},
            ),
            200,
        )["token"],
    }
    json_of(bo.post(seat(table, 2), json={"name": "By host"}, headers=bearer(host)), 200)
    json_of(anna.post(seat(table, 4), json={"name": "Anna"}), 200)
    tokens[4] = json_of(anna.post(seat(table, 4, "/token")), 200)["token"]
    json_of(bo.post(f"/api/tables/{table}/start", headers=bearer(host)), 200)
    found = {}
    for number, token in tokens.items():
        with live(server, table, token) as socket:
            [own] = [o for o in message(socket)["preferences"] if o["seat"] == number]
            found[number] = own["automatic"]
    assert found == {0: False, 1: True, 2: False, 3: False, 4: True}


def test_only_the_host_does_what_is_the_hosts(anna: httpx.Client, bo: httpx.Client) -> None:
    table = new(anna)
    given = json_of(bo.post(seat(table, 0), json={"name": "Bo", "token": True}), 200)["token"]
    json_of(bo.post(seat(table, 1), json={"name": "Cid"}), 200)
    elsewhere = json_of(
        bo.post("/api/tables", json={"game": "christina", "seats": 2, "token": True}), 201
    )
    for headers, number in (
        ({}, 403),
        (bearer(given), 403),
        (bearer(elsewhere["token"]), 401),
        (bearer("nonsense"), 401),
    ):
        for method, path, body in (
            ("PUT", seat(table, 0, "/bot"), {"kind": "random"}),
            ("POST", seat(table, 0, "/invitation"), None),
        ):
            json_of(bo.request(method, path, json=body, headers=headers), number)
    for error in (bearer(elsewhere["token"]), bearer("nonsense")):
        json_of(bo.post(f"/api/tables/{table}/start", headers=error), 401)
    with httpx.Client(base_url=str(anna.base_url)) as nobody:
        refused(nobody.post(f"/api/tables/{table}/start"), 403, "Sit down first")
        refused(nobody.delete(seat(table, 0)), 403, "Sit down first")
    refused(bo.delete(seat(table, 1), headers=bearer(given)), 403, "host")
    json_of(bo.delete(seat(table, 0), headers=bearer(given)), 200)
    refused(bo.post(seat(table, 0, "/token"), headers=bearer(given)), 401, "token")


def test_the_host_cannot_act_for_the_seats_of_others(anna: httpx.Client, bo: httpx.Client) -> None:
    table = new(anna)
    json_of(bo.post(seat(table, 0), json={"name": "Bo"}), 200)
    refused(anna.post(seat(table, 0, "/token")), 403, "holder of a seat")


def test_a_token_is_for_its_seat_and_lasts_until_that_is_left(
    server: Child, anna: httpx.Client, bo: httpx.Client
) -> None:
    table = new(anna)
    json_of(bo.post(seat(table, 0), json={"name": "Bo"}), 200)
    token = json_of(bo.post(seat(table, 0, "/token")), 200)["token"]
    with live(server, table, token) as socket:
        assert message(socket)["mine"] == [0]
    other = json_of(bo.post(seat(table, 0, "/token"), headers=bearer(token)), 200)["token"]
    refused(bo.post(seat(table, 1, "/token"), headers=bearer(token)), 403, "holder of a seat")
    json_of(anna.delete(seat(table, 0)), 200)
    for old in (token, other):
        with live(server, table, old) as socket:
            assert message(socket)["type"] == "error"
            assert code(socket) == 4401
        refused(bo.post(seat(table, 0, "/token"), headers=bearer(old)), 401, "token")


def test_a_seat_has_so_many_tokens_and_no_more(anna: httpx.Client) -> None:
    table = new(anna)
    json_of(anna.post(seat(table, 0), json={"name": "Anna"}), 200)
    for _ in range(16):
        json_of(anna.post(seat(table, 0, "/token")), 200)
    refused(anna.post(seat(table, 0, "/token")), 409, "at most 16")


# Invitations.


def test_an_invitation_opens_its_seat_once(anna: httpx.Client, bo: httpx.Client) -> None:
    table = new(anna)
    done = json_of(anna.post(seat(table, 1, "/invitation")), 200)
    assert done["table"]["seats"][1]["player"] == "invited"
    secret = done["invitation"]
    assert secret.startswith(table + ".")
    refused(bo.post(seat(table, 1), json={"name": "Bo"}), 403, "invited")
    refused(anna.post(seat(table, 1, "/invitation")), 409, "free it first")
    refused(anna.put(seat(table, 1, "/bot"), json={"kind": "random"}), 409, "free it first")
    error = {"invitation": secret[:-1] + ("A" if secret[-1] != "A" else "B"), "name": "Bo"}
    refused(bo.post("/api/invitations", json=error), 404, "used")
    refused(bo.post("/api/invitations", json={"invitation": secret, "name": ""}), 422, "name")
    came = json_of(bo.post("/api/invitations", json={"invitation": secret, "name": "Bo"}), 200)
    assert came["seat"] == 1
    assert came["table"]["seats"][1]["name"] == "Bo"
    again = {"invitation": secret, "name": "Cid"}
    refused(bo.post("/api/invitations", json=again), 404, "used")
    json_of(bo.delete(seat(table, 1)), 200)
    refused(bo.post("/api/invitations", json=again), 404, "used")


def test_an_invitation_is_withdrawn_by_freeing_the_seat(
    anna: httpx.Client, bo: httpx.Client
) -> None:
    table = new(anna)
    first = json_of(anna.post(seat(table, 0, "/invitation")), 200)["invitation"]
    refused(bo.delete(seat(table, 0)), 403, "Sit down first")
    json_of(anna.delete(seat(table, 0)), 200)
    refused(bo.post("/api/invitations", json={"invitation": first, "name": "Bo"}), 404, "withdrawn")
    second = json_of(anna.post(seat(table, 0, "/invitation")), 200)["invitation"]
    refused(bo.post("/api/invitations", json={"invitation": first, "name": "Bo"}), 404, "withdrawn")
    json_of(bo.post("/api/invitations", json={"invitation": second, "name": "Bo"}), 200)


# Lists.


def test_the_list_holds_the_open_tables_that_want_to_be_found(anna: httpx.Client) -> None:
    shown, hidden = new(anna, listed=True), new(anna)
    tables = json_of(anna.get("/api/tables"), 200)["tables"]
    ids = [table["id"] for table in tables]
    assert ids[0] == shown, "the newest is the first"
    assert hidden not in ids
    assert tables[0] == json_of(anna.get(f"/api/tables/{shown}"), 200)["table"]
    assert status(anna, hidden) == "open"
    engage(anna, shown, 0, 1)
    start(anna, shown)
    assert shown not in [t["id"] for t in json_of(anna.get("/api/tables"), 200)["tables"]]


# The end of a game, of the server, and of the rules.


def finished(client: httpx.Client, server: Child) -> tuple[str, str]:
    """A finished game between a person and a bot: its table and the person's token."""
    table = new(client, window=0)
    token = json_of(client.post(seat(table, 0), json={"name": "Anna", "token": True}), 200)["token"]
    engage(client, table, 1)
    start(client, table)
    with live(server, table, token) as socket:
        assert play(socket) > 5
    return table, token


def test_the_record_comes_with_the_end_and_is_what_the_log_says(
    server: Child, anna: httpx.Client
) -> None:
    table = new(anna, window=0)
    path = f"/api/tables/{table}/record"
    token = json_of(anna.post(seat(table, 0), json={"name": "Anna", "token": True}), 200)["token"]
    engage(anna, table, 1)
    refused(anna.get(path), 409, "over")
    commitment = start(anna, table)["table"]["seed_hash"]
    with live(server, table, token) as socket:
        play(socket, 3)
        refused(anna.get(path), 409, "over")
    with live(server, table, token) as socket:
        play(socket)
    assert status(anna, table) == "over"
    answer = anna.get(path)
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    written = record.read(answer.text)
    game = games.load("christina")
    record.verify(written, game)
    assert written.headers["Seed-Hash"] == commitment
    assert hashlib.sha256(bytes.fromhex(written.headers["Seed"])).hexdigest() == commitment
    assert written.players()[0] == "Anna"
    rows = log(server, table)
    assert written.lines == [row["line"] for row in rows if row["kind"] == "game"]
    forged = record.Record({**written.headers, "Seed": "00" * 32}, written.lines)
    with pytest.raises(BadRecord):
        record.verify(forged, game)


def as_shown(anna: httpx.Client, table: str) -> Json:
    """A table as anybody gets it, without since when people are away, which a restart forgets."""
    shown: Json = json_of(anna.get(f"/api/tables/{table}"), 200)
    for chair in shown["table"]["seats"]:
        for name in ("away_since", "replace_from"):
            chair.pop(name, None)
    return shown


def test_a_restart_keeps_everything(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    with Child(store, "--no-limits", seed=3, fresh=True) as server, client(server.base) as anna:
        over, _ = finished(anna, server)
        text = anna.get(f"/api/tables/{over}/record").text
        table = new(anna, 3, options={"bury": 2}, window=0)
        token = json_of(anna.post(seat(table, 0), json={"name": "Anna", "token": True}), 200)[
            "token"
        ]
        secret = json_of(anna.post(seat(table, 1, "/invitation")), 200)["invitation"]
        hidden = new(anna, listed=False)
        playing = new(anna, window=0)
        json_of(anna.post(seat(playing, 0), json={"name": "Anna"}), 200)
        mine = json_of(anna.post(seat(playing, 0, "/token")), 200)["token"]
        engage(anna, playing, 1)
        start(anna, playing)
        with live(server, playing, mine) as socket:
            play(socket, 4)
        with live(server, playing, mine) as socket:
            heard = message(socket)
            while not heard.get("questions"):  # until the bot has answered
                heard = message(socket)
        before = {t: as_shown(anna, t) for t in (over, table, hidden, playing)}
        logs = {t: log(server, t) for t in before}
        cookies = dict(anna.cookies)
        assert server.stop() == 0
    assert server.quiet(), server.errors()
    with Child(store, "--no-limits", seed=4) as server, client(server.base) as anna:
        anna.cookies.update(cookies)
        assert {t: as_shown(anna, t) for t in before} == before
        assert {t: log(server, t) for t in before} == logs
        assert anna.get(f"/api/tables/{over}/record").text == text
        with client(server.base) as bo:
            json_of(bo.post("/api/invitations", json={"invitation": secret, "name": "Bo"}), 200)
        json_of(anna.post(seat(table, 0, "/token"), headers=bearer(token)), 200)
        engage(anna, table, 2)
        start(anna, table)
        with live(server, playing, mine) as socket:
            play(socket)
        record.verify(
            record.read(anna.get(f"/api/tables/{playing}/record").text), games.load("christina")
        )
    assert server.quiet(), server.errors()


def test_a_graceful_stop_ends_sockets_and_loses_nothing(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    with Child(store, "--no-limits", seed=5) as server, client(server.base) as anna:
        table = new(anna, window=0)
        token = json_of(anna.post(seat(table, 0), json={"name": "Anna", "token": True}), 200)[
            "token"
        ]
        engage(anna, table, 1)
        start(anna, table)
        with live(server, table, token) as mine, live(server, table) as onlooker:
            assert message(onlooker)["mine"] == []
            play(mine, 1)
            server.process.terminate()
            for ended in (mine, onlooker):
                assert code(ended) == 1012
        assert server.stop() == 0
        assert not store.with_name("regalia.db-wal").exists(), "all is in the file itself"
        assert any(row.get("line", "").startswith("1 ") for row in log(server, table))
    assert server.quiet(), server.errors()


def altered(store: Path, table: str, change: str, *values: object) -> None:
    with closing(sqlite3.connect(store)) as file, file:
        file.execute(f"UPDATE {change} WHERE tbl = ?", (*values, table))


def test_a_table_of_other_rules_or_cards_is_refused_with_a_sentence(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    with Child(store, "--no-limits", seed=6) as server, client(server.base) as anna:
        rules, cards, damaged, sound = (finished(anna, server)[0] for _ in range(4))
    other = hashlib.sha256(b"other cards").hexdigest()
    altered(store, rules, "log SET rules = rules + 1")
    altered(store, rules, "tables SET rules = rules + 1")
    altered(store, cards, "tables SET data = ?", other)
    dance = "iif(idx = 9, json_set(body, '$.line', '1 dance'), body)"
    altered(store, damaged, f"log SET body = {dance}")
    with Child(store, "--no-limits", seed=7) as server, client(server.base) as anna:
        for table, words in (
            (rules, "rules version"),
            (cards, "cards are not kept"),
            (damaged, "1 dance"),
        ):
            for path in ("", "/record"):
                refused(anna.get(f"/api/tables/{table}{path}"), 409, words)
            refused(anna.post(seat(table, 0), json={"name": "Bo"}), 409, words)
            with live(server, table) as socket:
                error = message(socket)
                assert error["type"] == "error"
                assert words in error["sentence"]
                assert code(socket) == 4404
        assert status(anna, sound) == "over"
    assert server.quiet(), server.errors()


def test_a_second_server_cannot_have_the_same_file_or_port(server: Child, tmp_path: Path) -> None:
    code, printed = refusal(server.store, "--port", "0", fresh=True)
    assert code != 0
    assert printed.count("\n") == 1
    assert "another server" in printed
    code, printed = refusal(tmp_path / "own.db", "--port", str(server.port))
    assert code != 0
    assert printed.count("\n") == 1
    assert str(server.port) in printed
    assert "--port" in printed


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (("--port", "many"), "whole number"),
        (("--port", "-1"), "0 to 65535"),
        (("--port", "65536"), "0 to 65535"),
        (("--workers", "0"), "workers"),
        (("--workers", "1000000"), "workers"),
        (("--host", "no such host"), "no such host"),
        (("--host", ""), "0.0.0.0"),
        (("--allow-host", "http://example.org"), "http://example.org"),
        (("--allow-host", "example.org:8000"), "example.org:8000"),
        (("--allow-host", ""), "name"),
        (("--allow-host", "two\nlines"), "name"),
        (("--host", "256.256.256.256"), "256.256.256.256"),
        (("--port", "0", "--store", "/"), "/"),
        (("--port", "0", "--store", "/no/such/folder/regalia.db"), "/no/such/folder"),
        (("--port", "0", "--store", "/dev/null"), "regular file"),
        (("--dance",), "--dance"),
        (("extra",), "extra"),
    ],
)
def test_nonsense_in_flags_is_answered_with_one_sentence(
    flags: tuple[str, ...],
    words: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("uvicorn.Server.run", lambda *_, **__: pytest.fail("it begins"))
    code = cli.run(["serve", "--store", str(tmp_path / "regalia.db"), *flags])
    out, printed = capsys.readouterr()
    assert code != 0
    assert not out
    assert words in printed
    assert "Traceback" not in printed
    assert printed.count("\n") == 1, printed


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as file, file:
        file.execute("CREATE TABLE things (thing TEXT)")
    text = tmp_path / "text.db"
    text.write_text("Not a database at all. " * 100)
    for path, words in ((other, "another program"), (text, "not an SQLite file")):
        before = path.read_bytes()
        code, printed = refusal(path, "--port", "0")
        assert code != 0
        assert words in printed
        assert printed.count("\n") == 1
        assert path.read_bytes() == before


def test_secrets_are_kept_as_hashes(server: Child, anna: httpx.Client) -> None:
    table = new(anna)
    made = log(server, table)[0]
    assert made["host"] == person_key(anna)
    assert anna.cookies["regalia"].partition(".")[0] not in json.dumps(made)


def test_the_server_answers_at_the_name_it_tells(server: Child) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as plain:
        plain.sendall(b"GET /api/games HTTP/1.1\r\nConnection: close\r\n\r\n")
        assert b" 403 " in plain.recv(1000), "without a Host there is no telling whom it means"


# Continuing at another table.


def test_the_same_people_go_on_at_one_new_table(
    server: Child, anna: httpx.Client, bo: httpx.Client
) -> None:
    table = new(anna, 3, options={"bury": 2}, window=0, listed=False, pace=100)
    json_of(anna.post(seat(table, 0), json={"name": "Anna"}), 200)
    json_of(bo.post(seat(table, 2), json={"name": "Bo"}), 200)
    engage(anna, table, 1, kind="steward")
    path = f"/api/tables/{table}/again"
    refused(anna.post(path), 409, "not over")
    tokens = [
        json_of(c.post(seat(table, n, "/token")), 200)["token"] for c, n in ((anna, 0), (bo, 2))
    ]
    start(anna, table)
    with live(server, table, tokens[0]) as one, live(server, table, tokens[1]) as other:
        with ThreadPoolExecutor(2) as pool:
            assert all(pool.map(play, (one, other)))
        with client(server.base) as stranger:
            refused(stranger.post(path), 403, "Sit down")
            json_of(stranger.post("/api/tables", json={"game": "christina", "seats": 2}), 201)
            refused(stranger.post(path), 403, "played")
        refused(anna.post(path, headers=bearer("nonsense")), 401, "token")
        first = json_of(bo.post(path), 200)["table"]
        while "next_table" not in (heard := message(one))["table"]:
            assert heard["type"] == "seats"
        assert heard["table"]["next_table"] == first["id"]
    assert json_of(anna.post(path), 200)["table"]["id"] == first["id"], "the second press"
    assert json_of(anna.get(f"/api/tables/{table}"), 200)["table"]["next_table"] == first["id"]
    assert first["status"] == "open", "Anna may not be there any more"
    assert [(s["name"], s["player"]) for s in first["seats"]] == [
        ("Anna", "person"),
        ("Bengt", "steward"),
        ("Bo", "person"),
    ]
    made = log(server, first["id"])[0]
    before = log(server, table)[0]
    assert made["host"] == person_key(bo)
    assert made["seed"] != before["seed"]
    for what in ("game", "data", "options", "seats", "pace", "window", "listed"):
        assert made[what] == before[what]
    json_of(anna.post(seat(first["id"], 0, "/token"), headers=bearer(tokens[0])), 200)
    json_of(bo.delete(seat(first["id"], 0)), 200)


def test_a_game_against_bots_alone_is_played_again_at_once(
    server: Child, anna: httpx.Client
) -> None:
    table, token = finished(anna, server)
    again = json_of(anna.post(f"/api/tables/{table}/again", headers=bearer(token)), 200)["table"]
    assert again["status"] == "playing"


def test_simultaneous_requests_to_play_again_lead_to_one_table(
    server: Child, anna: httpx.Client
) -> None:
    table, token = finished(anna, server)

    def press(_: int) -> str:
        with client(server.base) as same:
            answer = same.post(f"/api/tables/{table}/again", headers=bearer(token))
            return str(json_of(answer, 200)["table"]["id"])

    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(press, range(8)))) == 1


def test_a_record_is_sent_as_a_file_on_request(server: Child, anna: httpx.Client) -> None:
    table, _ = finished(anna, server)
    path = f"/api/tables/{table}/record"
    assert "content-disposition" not in anna.get(path).headers
    kept = anna.get(path + "?download=1")
    assert kept.headers["content-disposition"] == f'attachment; filename="christina-{table}.record"'
    assert kept.text == anna.get(path).text
