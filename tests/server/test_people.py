"""Who is known by a cookie or token: only who got it from this store, and until they log out."""

from __future__ import annotations

import re
import shutil
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from regalia.server.identity import key, new_secret
from regalia.server.people import COOKIE, SECURE_COOKIE
from tests.server.running import Child, client
from tests.server.test_api import bearer, code, engage, json_of, live, message, new, refused, seat
from tests.server.test_api import status as status_of

LINK: Final = re.compile(r'data-place="(/enter/[^"]+)"')
NEW_TABLES: Final = ("marks", "logouts", "revoked", "old_cookies", "links")


def mine(browser: httpx.Client, table: str) -> bool:
    """Whether the front page lists the table as the browser's own."""
    own = browser.get("/").text.partition('id="title-mine"')[2].partition("</section>")[0]
    return f"/table/{table}" in own


def with_cookie(server: Child, value: str, name: str = COOKIE) -> httpx.Client:
    """A browser that has got this cookie somehow."""
    return client(server.base, headers={"Cookie": f"{name}={value}"})


def hosted(browser: httpx.Client) -> tuple[str, str]:
    """A table of this browser, and its cookie."""
    table = new(browser)
    [value] = [one.value for one in browser.cookies.jar]
    assert value is not None
    return table, value


def sits(browser: httpx.Client, table: str, number: int, name: str) -> None:
    json_of(browser.post(seat(table, number), json={"name": name}), 200)


def as_format_3(store: Path) -> None:
    """Make a store what it was before cookies were signed."""
    with closing(sqlite3.connect(store)) as file, file:
        for name in NEW_TABLES:
            file.execute(f"DROP TABLE {name}")
        file.execute("PRAGMA user_version = 3")


def test_a_cookie_that_somebody_made_is_nobodys(server: Child, anna: httpx.Client) -> None:
    table, value = hosted(anna)
    person, number, login, signature = value.split(".")
    last = "A" if signature[-1] != "A" else "B"
    for made_up in (
        person,
        new_secret(),
        ".".join((person, number, login, signature[:-1] + last)),
        ".".join((person, "1", login, signature)),
        ".".join((person, number, login[::-1], signature)),
        ".".join((new_secret(), number, login, signature)),
    ):
        with with_cookie(server, made_up) as other:
            assert not mine(other, table)
            refused(other.post(f"/api/tables/{table}/start"), 403, "Sit down first")
            given = other.post("/api/tables", json={"game": "christina", "seats": 2})
            assert made_up.split(".")[0] not in given.headers["set-cookie"]
    with with_cookie(server, value) as same:
        assert mine(same, table)


def test_the_cookies_of_one_store_are_nobodys_at_another(
    server: Child, anna: httpx.Client, tmp_path: Path
) -> None:
    _, value = hosted(anna)
    with (
        Child(tmp_path / "other.db", "--no-limits", seed=1) as other,
        with_cookie(other, value) as stranger,
    ):
        assert (
            "set-cookie"
            in stranger.post("/api/tables", json={"game": "christina", "seats": 2}).headers
        )
        assert other.quiet(), other.errors()


def test_who_held_a_table_before_cookies_were_signed_gets_a_signed_one(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    with Child(store, "--no-limits", seed=1) as server, client(server.base) as anna:
        table, value = hosted(anna)
    person = value.partition(".")[0]
    as_format_3(store)
    with Child(store, "--no-limits", seed=1) as server:
        with with_cookie(server, new_secret()) as stranger:
            assert "set-cookie" not in stranger.get("/").headers
        with with_cookie(server, person) as anna:
            assert "set-cookie" not in anna.get("/static/x/style.css").headers
            foreign = anna.get("/", headers={"Host": "elsewhere.example"})
            assert (foreign.status_code, "set-cookie" in foreign.headers) == (403, False)
            answers = [anna.get("/") for _ in range(2)]  # as if the first answer was lost
            assert all(mine(anna, table) for _ in answers)
            values = [answer.cookies[COOKIE] for answer in answers]
    with Child(store, "--no-limits", seed=1) as server:
        assert all(len(value) > len(person) and value.startswith(person) for value in values)
        with with_cookie(server, values[1]) as anna:
            answer = anna.get("/")
            assert "set-cookie" not in answer.headers
            assert mine(anna, table)
        with with_cookie(server, person) as anna:
            assert not mine(anna, table), "the signed one has come back"
    with Child(store, "--no-limits", seed=1) as server, with_cookie(server, person) as anna:
        assert not mine(anna, table)
        assert server.quiet(), server.errors()


def test_where_tls_is_only_this_very_host_can_have_set_the_cookie(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    with Child(store, "--no-limits", seed=1) as server, client(server.base) as anna:
        table, plain = hosted(anna)
        with client(server.base) as eve:
            eve_plain = eve.post("/new/christina", data={}).cookies.get(COOKIE)
            assert eve_plain is None
    with Child(store, "--no-limits", "--secure-cookies", seed=1) as server:
        with client(server.base) as bo:
            given = bo.post("/api/tables", json={"game": "christina", "seats": 2})
            value, *flags = given.headers["set-cookie"].split("; ")
            name, _, bo_value = value.partition("=")
            assert name == SECURE_COOKIE
            assert {"HttpOnly", "Path=/", "SameSite=lax", "Secure"} <= set(flags)
            assert not any(flag.lower().startswith("domain") for flag in flags)
            bo_table = given.json()["table"]["id"]
        with with_cookie(server, bo_value, SECURE_COOKIE) as bo:
            assert mine(bo, bo_table)
        with with_cookie(server, bo_value, COOKIE) as bo:
            assert not mine(bo, bo_table), "a neighbour may have set this one"
        with with_cookie(server, plain) as anna:
            renewed = anna.get("/")
            assert mine(anna, table), "it is from before the server had TLS"
            secure = renewed.headers["set-cookie"].partition(";")[0].partition("=")
            assert secure[0] == SECURE_COOKIE
        with with_cookie(server, secure[2], SECURE_COOKIE) as anna:
            assert mine(anna, table)
        with with_cookie(server, plain) as anna:
            assert not mine(anna, table)
        assert server.quiet(), server.errors()


def test_the_scheme_of_an_origin_counts(server: Child, tmp_path: Path) -> None:
    with Child(tmp_path / "tls.db", "--secure-cookies", seed=1) as tls:
        for to, scheme, status in (
            (tls, "https://", 200),
            (tls, "http://", 403),
            (tls, "", 403),
            (server, "http://", 200),
            (server, "https://", 403),
            (server, "ftp://", 403),
            (server, "", 403),
        ):
            origin = f"{scheme}127.0.0.1:{to.port}"
            answer = httpx.get(to.base + "/api/games", headers={"Origin": origin})
            assert answer.status_code == status, origin
            if status == 403:
                with pytest.raises(InvalidStatus, match="403"):
                    live(to, "none", Origin=origin)
            else:
                with live(to, "none", Origin=origin) as socket:
                    assert "no such table" in message(socket)["sentence"]
        for to in (tls, server):
            assert httpx.get(to.base, headers={"Origin": "null"}).status_code == 403


def test_a_trusted_proxy_says_whether_there_is_tls(tmp_path: Path) -> None:
    with Child(tmp_path / "regalia.db", "--trust-proxy", "127.0.0.1", seed=1) as proxied:
        for forwarded, origin, status in (
            ("https", "https://localhost", 200),
            ("https", "http://localhost", 403),
            ("http", "http://localhost", 200),
            ("http", "https://localhost", 403),
        ):
            headers = {
                "Host": "localhost",
                "Origin": origin,
                "X-Forwarded-Proto": forwarded,
                "X-Forwarded-For": "192.0.2.1",
            }
            answer = httpx.get(proxied.base + "/api/games", headers=headers)
            assert answer.status_code == status, (forwarded, origin)


def test_logging_out_here_ends_this_login_alone_and_at_once(
    server: Child, anna: httpx.Client
) -> None:
    table, value = hosted(anna)
    sits(anna, table, 0, "Anna")
    front = anna.get("/").text
    assert 'href="/device"' in front
    page = anna.get("/device")
    assert "nobody can take up your seats" in page.text
    [link] = LINK.findall(anna.post("/device/link").text)
    with client(server.base) as phone, ExitStack() as sockets:
        assert "Go on here" in phone.get(link).text
        entered = phone.post("/enter", data={"link": link.removeprefix("/enter/")})
        assert (entered.status_code, entered.headers["location"]) == (303, "/")
        assert mine(phone, table)
        here, there = [
            sockets.enter_context(live(server, table, Cookie=f"{COOKIE}={one}"))
            for one in (value, phone.cookies[COOKIE])
        ]
        assert message(here)["mine"] == message(there)["mine"] == [0]
        answer = anna.post("/logout")
        assert (answer.status_code, answer.headers["location"]) == (303, "/device/out")
        assert "You are logged out here" in anna.get("/device/out").text
        assert COOKIE not in anna.cookies
        assert code(here) == 4401
        there.send('{"type": "ping"}')
        while message(there)["type"] != "pong":
            pass
        with with_cookie(server, value) as thief:
            assert not mine(thief, table)
            assert thief.post("/logout").status_code == 403
        assert mine(phone, table)
        with client(server.base) as other:
            used = other.post("/enter", data={"link": link.removeprefix("/enter/")})
            looked_at = other.get(link)
            for refused in (used, looked_at):
                assert refused.status_code == 404
                assert "has been used" in refused.text


def test_logging_out_everywhere_ends_cookies_tokens_and_sockets_and_a_link_leads_back(
    tmp_path: Path,
) -> None:
    store = tmp_path / "regalia.db"
    with (
        Child(store, "--no-limits", seed=1) as server,
        client(server.base) as anna,
        client(server.base) as phone,
        client(server.base) as bo,
        ExitStack() as stack,
    ):
        table, value = hosted(anna)
        sits(anna, table, 0, "Anna")
        sits(bo, table, 1, "Bo")
        token = json_of(anna.post(seat(table, 0, "/token")), 200)["token"]
        of_bo = json_of(bo.post(seat(table, 1, "/token")), 200)["token"]
        [first] = LINK.findall(anna.post("/device/link").text)
        phone.post("/enter", data={"link": first.removeprefix("/enter/")})
        phone_value = phone.cookies[COOKIE]
        [unused] = LINK.findall(anna.post("/device/link").text)
        *sockets, others = [
            stack.enter_context(one)
            for one in (
                live(server, table, Cookie=f"{COOKIE}={value}"),
                live(server, table, Cookie=f"{COOKIE}={phone_value}"),
                live(server, table, token),
                live(server, table, of_bo),
            )
        ]
        answer = anna.post("/logout/everywhere")
        assert answer.status_code == 200
        [back] = LINK.findall(answer.text)
        assert COOKIE not in anna.cookies
        assert [code(socket) for socket in sockets] == [4401] * 3
        others.send('{"type": "ping"}')
        while message(others)["type"] != "pong":
            pass
        shut_out(server, table, [value, phone_value], token, unused)
    with Child(store, "--no-limits", seed=1) as server, client(server.base) as anna:
        shut_out(server, table, [value, phone_value], token, unused)
        json_of(anna.post(seat(table, 1, "/token"), headers=bearer(of_bo)), 200)
        assert anna.post("/enter", data={"link": back.removeprefix("/enter/")}).status_code == 303
        assert mine(anna, table)
        json_of(anna.post(f"/api/tables/{table}/start"), 200)
        assert status_of(anna, table) == "playing"
        assert server.quiet(), server.errors()


def shut_out(server: Child, table: str, values: list[str], token: str, link: str) -> None:
    """Check that none of these cookies, tokens and links is anybody's."""
    for value in values:
        with with_cookie(server, value) as browser:
            assert not mine(browser, table)
            refused(browser.post(f"/api/tables/{table}/start"), 403, "Sit down first")
        with live(server, table, Cookie=f"{COOKIE}={value}") as socket:
            assert message(socket)["mine"] == []
    refused(
        httpx.post(server.base + seat(table, 0, "/token"), headers=bearer(token)), 401, "no seat"
    )
    with live(server, table, token) as socket:
        assert code(socket) == 4401
    entered = httpx.post(server.base + "/enter", data={"link": link.removeprefix("/enter/")})
    assert entered.status_code == 404


def test_a_browser_with_tables_of_its_own_takes_no_link(
    server: Child, anna: httpx.Client, bo: httpx.Client
) -> None:
    hosted(anna)
    table, value = hosted(bo)
    [link] = LINK.findall(anna.post("/device/link").text)
    answer = bo.post("/enter", data={"link": link.removeprefix("/enter/")})
    assert answer.status_code == 409
    assert "tables of its own" in answer.text
    assert bo.cookies[COOKIE] == value
    assert mine(bo, table)
    again = anna.post("/enter", data={"link": link.removeprefix("/enter/")})
    assert again.status_code == 409
    assert "logged in already" in again.text
    assert bo.get("/enter/nonsense").status_code == 404
    with client(server.base) as stranger:
        assert stranger.get("/device").status_code == 403
        assert 'href="/device"' not in stranger.get("/").text


def test_the_store_alone_makes_nobody_known(tmp_path: Path) -> None:
    """It holds no person's id, no login of a browser that is not ended, and no link."""
    store = tmp_path / "regalia.db"
    with Child(store, "--no-limits", seed=1) as server, client(server.base) as anna:
        table, value = hosted(anna)
        engage(anna, table, 1)
        [link] = LINK.findall(anna.post("/device/link").text)
    with closing(sqlite3.connect(store)) as file:
        text = "\n".join(file.iterdump())
        [(sign_key,)] = file.execute("SELECT value FROM marks WHERE name = 'cookie key'")
    person, _, login, signature = value.split(".")
    assert key("person", person) in text
    for secret in (person, login, signature, link.removeprefix("/enter/")):
        assert secret not in text
    assert sign_key.hex() not in (server.errors() + server.printed())
    assert person not in server.errors() + server.printed()


def test_two_stores_have_two_keys(tmp_path: Path) -> None:
    found = []
    for name in ("a.db", "b.db"):
        with Child(tmp_path / name, seed=1):
            pass
        with closing(sqlite3.connect(tmp_path / name)) as file:
            found += file.execute("SELECT value FROM marks WHERE name = 'cookie key'").fetchall()
    assert len({value for (value,) in found}) == 2
    shutil.copy(tmp_path / "a.db", tmp_path / "c.db")
    with Child(tmp_path / "c.db", seed=1):
        pass
    with closing(sqlite3.connect(tmp_path / "c.db")) as file:
        kept = file.execute("SELECT value FROM marks WHERE name = 'cookie key'").fetchall()
    assert kept == found[:1]
