"""Who is let in and what the public lists show, over real sockets, while the server runs."""

from __future__ import annotations

import asyncio
import json
import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from regalia.names.skeletons import looks
from regalia.server import shut_out
from regalia.server.doorkeeper import Doorkeeper
from tests.contract.checks import sentence
from tests.server.running import PATIENCE, Child, Hosted, client
from tests.test_cli import regalia

STRANGER = "127.77.0.5"
"""An address of this machine from which nobody else connects."""


@contextmanager
def from_address(base: str, address: str) -> Iterator[httpx.Client]:
    """A client that connects from an address of this machine."""
    transport = httpx.HTTPTransport(verify=False, local_address=address)
    with client(base, transport=transport) as one:
        yield one


def socket(server: Child, table: str, address: str) -> ClientConnection:
    return connect(
        f"ws://127.0.0.1:{server.port}/table/{table}/live",
        subprotocols=[Subprotocol("regalia.json")],
        source_address=(address, 0),
    )


def new(http: httpx.Client, name: str = "", listed: bool = True) -> str:
    """A new table of Christina; whoever makes it sits down under a name, if there is one."""
    wanted = {"game": "christina", "seats": 3, "listed": listed}
    made = http.post("/api/tables", json=wanted)
    assert made.status_code == 201, made.text
    table: str = made.json()["table"]["id"]
    if name:
        assert sits(http, table, 0, name).status_code == 200
    return table


def sits(http: httpx.Client, table: str, seat: int, name: str) -> httpx.Response:
    return http.post(f"/api/tables/{table}/seats/{seat}", json={"name": name})


def listed(http: httpx.Client) -> dict[str, list[str]]:
    """The names of the people at each table on the public list, by its id."""
    tables = http.get("/api/tables").json()["tables"]
    return {
        one["id"]: [chair["name"] for chair in one["seats"] if chair["player"] == "person"]
        for one in tables
    }


def until(found: Callable[[], bool]) -> None:
    """Wait until something is so."""
    last = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < last
        time.sleep(0.05)


def command(server: Child, *arguments: str) -> str:
    """What a command about a server's store prints; it must succeed."""
    done = regalia(*arguments, "--store", str(server.store))
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


def refused(answer: httpx.Response, status: int, words: str) -> None:
    assert answer.status_code == status, answer.text
    sentence(answer.json()["sentence"])
    assert words in answer.json()["sentence"]


def test_names_with_a_word_that_is_filtered_are_not_on_the_public_lists(tmp_path: Path) -> None:
    with (
        Child(tmp_path / "regalia.db", "--no-limits", seed=1) as server,
        client(server.base) as anna,
        client(server.base) as bo,
    ):
        table = new(anna, "Sir Mudface")
        assert sits(bo, table, 1, "Muddy Bo").status_code == 200
        assert listed(anna) == {table: ["Sir Mudface", "Muddy Bo"]}
        words = tmp_path / "regalia.db.words"
        words.write_text("# Not here.\nMUDFACE\nmud\n")
        until(lambda: listed(anna) == {table: ["Seat 1", "Muddy Bo"]})
        assert "Mudface" not in client(server.base).get("/").text
        words.write_text("*m\u057dd*\n")  # a letter of Armenian
        until(lambda: listed(anna) == {table: ["Seat 1", "Seat 2"]})
        at_table = anna.get(f"/api/tables/{table}").json()["table"]["seats"]
        assert [chair["name"] for chair in at_table[:2]] == ["Sir Mudface", "Muddy Bo"]
        words.unlink()
        until(lambda: listed(anna) == {table: ["Sir Mudface", "Muddy Bo"]})
        assert server.quiet(), server.errors()


def test_a_game_that_may_be_watched_is_listed_without_such_names(tmp_path: Path) -> None:
    (tmp_path / "regalia.db.words").write_text("mudface\n")
    with (
        Child(tmp_path / "regalia.db", "--no-limits", seed=2) as server,
        client(server.base) as anna,
        client(server.base) as bo,
    ):
        table = new(anna, "Mudface")
        for seat in (1, 2):
            at = f"/api/tables/{table}/seats/{seat}/bot"
            assert anna.put(at, json={"kind": "steward"}).status_code == 200
        assert anna.post(f"/api/tables/{table}/start").status_code == 200
        cookie = "; ".join(f"{name}={value}" for name, value in anna.cookies.items())
        with connect(
            f"ws://127.0.0.1:{server.port}/table/{table}/live",
            subprotocols=[Subprotocol("regalia.json")],
            additional_headers={"Cookie": cookie},
        ) as live:
            live.recv()
            front = bo.get("/").text
            assert f'href="/table/{table}"' in front
            assert "Mudface" not in front
            assert "Seat 1" in front


def test_a_table_is_hidden_while_the_server_runs_and_while_it_does_not(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    with Child(store, "--no-limits", seed=3) as server, client(server.base) as anna:
        table, other = new(anna, "Anna"), new(anna, "Anna")
        assert {*listed(anna)} == {table, other}
        assert table in command(server, "hide", table)
        until(lambda: {*listed(anna)} == {other})
        assert f"/table/{table}" not in client(server.base).get("/").text
        assert anna.get(f"/api/tables/{table}").status_code == 200
        command(server, "hide", table, "--undo")
        until(lambda: {*listed(anna)} == {table, other})
    command(server, "hide", other)
    with Child(store, "--no-limits", seed=3) as server, client(server.base) as anna:
        until(lambda: {*listed(anna)} == {table})
        assert command(server, "shut-out", "--list") == f"table {other} (hidden)"


def test_a_name_that_is_shut_out_cannot_sit_down_at_any_table(tmp_path: Path) -> None:
    with (
        Child(tmp_path / "regalia.db", "--no-limits", seed=4) as server,
        client(server.base) as anna,
        client(server.base) as bo,
        client(server.base) as cy,
    ):
        one, other = new(anna, "Anna"), new(anna, listed=False)
        invitation = anna.post(f"/api/tables/{other}/seats/2/invitation").json()["invitation"]
        assert "Mallory" in command(server, "shut-out", "Mallory")
        until(lambda: sits(bo, one, 0, "Mallory").status_code == 403)  # a seat that is taken
        for name in ("Mallory", "MALLORY", "Mal-lory", "Mall\u043ery", "Ma11ory", "Mallory II"):
            for table in (one, other):
                answer = sits(bo, table, 1, name)
                assert answer.status_code in (403, 422), answer.text
        refused(sits(bo, one, 1, "Mallory"), 403, "“Mallory” is shut out of this server.")
        accepted = bo.post("/api/invitations", json={"invitation": invitation, "name": "Mallory"})
        refused(accepted, 403, "shut out")
        form = bo.post(f"/table/{one}/seats/1/sit", data={"name": "Mallory"})
        assert (form.status_code, "shut out of this server" in form.text) == (403, True)
        made = {"name": "Mallory", "seats": "2", "others": "people"}
        assert bo.post("/new/christina", data=made).status_code == 403
        assert {*listed(bo)} == {one}, "no table without its maker"
        joined = bo.post("/join", data={"invitation": invitation, "name": "Mallory"})
        assert joined.status_code == 403
        assert sits(bo, one, 1, "Mallorca").status_code == 200
        command(server, "shut-out", "Eve77")
        until(lambda: sits(bo, one, 0, "Eve77 II").status_code == 403)
        command(server, "let-in", "mallory")
        until(lambda: sits(cy, one, 2, "Mallory").status_code == 200)
        assert server.quiet(), server.errors()


def test_an_address_that_is_shut_out_gets_one_sentence_and_its_sockets_end(tmp_path: Path) -> None:
    with (
        Child(tmp_path / "regalia.db", "--no-limits", seed=5) as server,
        client(server.base) as anna,
        from_address(server.base, STRANGER) as eve,
    ):
        table = new(anna, "Anna")
        assert sits(eve, table, 1, "Eve").status_code == 200
        with socket(server, table, STRANGER) as live, socket(server, table, "127.0.0.1") as other:
            assert json.loads(live.recv())["type"] == other_type(other)
            began = time.monotonic()
            assert command(server, "shut-out", f"{STRANGER}") == f"{STRANGER} is shut out."
            heard = last_of(live)
            assert time.monotonic() - began < 5.0
            assert heard == {"n": heard["n"], "type": "error", "sentence": heard["sentence"]}
            sentence(heard["sentence"])
            assert live.close_code == 4403
            refused(eve.get("/api/tables"), 403, "Your address is shut out of this server.")
            refused(eve.post(f"/api/tables/{table}/seats/2", json={"name": "E"}), 403, "shut out")
            assert eve.get("/").status_code == 403
            with pytest.raises(InvalidStatus) as handshake:
                socket(server, table, STRANGER)
            assert handshake.value.response.status_code == 403
            other.ping().wait(PATIENCE)
            assert anna.get("/").status_code == 200
        command(server, "let-in", STRANGER)
        until(lambda: eve.get("/api/tables").status_code == 200)
        command(server, "shut-out", "127.77.0.0/16")
        until(lambda: eve.get("/api/tables").status_code == 403)
        assert command(server, "shut-out", "--list") == "address 127.77.0.0/16"
        assert server.quiet(), server.errors()


def last_of(socket: ClientConnection) -> dict[str, Any]:
    """The last message before the server closes a socket."""
    heard: dict[str, Any] = {}
    with suppress(ConnectionClosed):
        while True:
            heard = json.loads(socket.recv(PATIENCE))
    return heard


def other_type(socket: ClientConnection) -> str:
    kind: str = json.loads(socket.recv())["type"]
    return kind


def test_the_address_that_a_trusted_proxy_forwards_counts(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    with Hosted(store, proxies=("127.0.0.1",), seed=6) as hosted, client(hosted.base) as proxy:

        def status(address: str) -> int:
            return proxy.get("/api/games", headers={"X-Forwarded-For": address}).status_code

        shut_out.shut_out(store, "2001:db8:1:2:3::7")
        shut_out.shut_out(store, "192.0.2.0/24")
        until(lambda: status("192.0.2.9") == 403)
        assert [status(one) for one in ("2001:db8:1:2::1", "::ffff:192.0.2.1")] == [403, 403]
        assert [status(one) for one in ("2001:db8:1:3::1", "192.0.3.1")] == [200, 200]


def test_a_file_that_cannot_be_read_changes_nothing_and_is_said_once(tmp_path: Path) -> None:
    with (
        Child(tmp_path / "regalia.db", "--no-limits", seed=7) as server,
        from_address(server.base, STRANGER) as eve,
    ):
        command(server, "shut-out", STRANGER)
        until(lambda: eve.get("/api/games").status_code == 403)
        with (tmp_path / "regalia.db.shut-out").open("a") as file:
            file.write("everybody 10.0.0.0/8\n")
        until(lambda: not server.quiet())
        assert eve.get("/api/games").status_code == 403
        assert server.errors().count("Line 2 of") == 1, server.errors()
        assert "What it said before goes on to count." in server.errors()
    done = regalia("serve", "--port", "0", "--store", str(server.store))
    assert done.returncode == 2, "nobody who is shut out comes in by a new start"
    assert "not “everybody 10.0.0.0/8”." in done.stderr
    path = tmp_path / "regalia.db.shut-out"
    path.write_text("address 10.0.0.1/8\n")
    with pytest.raises(
        shut_out.BadList, match=f"^Line 1 of {re.escape(str(path))}: “10.0.0.1/8” is no network"
    ):
        shut_out.read(path)


def test_a_list_that_is_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    path = shut_out.list_path(tmp_path / "regalia.db")
    os.mkfifo(path)
    with pytest.raises(shut_out.BadList, match=f"^{re.escape(str(path))} is no file"):
        shut_out.read(path)


def test_the_list_is_for_its_owner_alone(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    store.touch()
    for who in ("Eve", "192.0.2.1"):
        shut_out.shut_out(store, who)
    shut_out.let_in(store, "Eve")
    path = shut_out.list_path(store)
    assert (path.read_text(), path.stat().st_mode & 0o777) == ("address 192.0.2.1/32\n", 0o600)


def test_a_name_that_is_let_in_can_be_shut_out_with_another(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    for who in ("Mallory II", "Mallory"):
        shut_out.shut_out(store, who)
    assert shut_out.shut_out(store, "Mallory III") == (
        "“Mallory III” is shut out already, by itself or with a name that is like it."
    )
    assert shut_out.let_in(store, "Mallory II") == (
        "“Mallory II” is let in by itself, but shut out with “Mallory”."
    )
    assert shut_out.read(shut_out.list_path(store)).names == ("Mallory",)


def test_a_last_line_without_its_end_stays_a_line_of_its_own(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    shut_out.list_path(store).write_text("# By hand.\nname Mallory")
    shut_out.shut_out(store, "Eve")
    assert shut_out.read(shut_out.list_path(store)).names == ("Mallory", "Eve")


def test_a_fault_while_a_change_is_taken_up_does_not_end_the_watch(tmp_path: Path) -> None:
    async def test() -> None:
        heard: list[str] = []
        twice = asyncio.Event()

        def changed() -> None:
            heard.append(door.shut.names[-1])
            if len(heard) == 2:
                twice.set()
            raise ZeroDivisionError

        watching = asyncio.create_task(door.watch(changed))
        async with asyncio.timeout(PATIENCE):
            shut_out.shut_out(store, "Eve")
            while not heard:
                await asyncio.sleep(0.01)
            shut_out.shut_out(store, "Mallory")
            await twice.wait()
        watching.cancel()
        assert heard == ["Eve", "Mallory"]

    store = tmp_path / "regalia.db"
    door = Doorkeeper(store)
    with patch("regalia.server.doorkeeper.LOOK_SECONDS", 0.02):
        asyncio.run(test())


def test_a_table_to_hide_may_be_named_by_the_address_of_any_of_its_pages(tmp_path: Path) -> None:
    with (
        Child(tmp_path / "regalia.db", "--no-limits", seed=9) as server,
        client(server.base) as anna,
    ):
        table = new(anna)
        for name in (f"/table/{table}/text", f"/table/{table}/", f"/table/{table}?view=2#ask"):
            assert f"The table {table} is on no" in command(server, "hide", server.base + name)
        assert command(server, "shut-out", "--list") == f"table {table} (hidden)"


def test_a_name_is_cut_short_before_it_is_compared(tmp_path: Path) -> None:
    with Hosted(tmp_path / "regalia.db", seed=10) as hosted, client(hosted.base) as anna:
        table = new(anna)
        hosted.app.door.shut = shut_out.ShutOut(names=("Mallory",))
        with patch("regalia.server.shut_out.looks", wraps=looks) as looked:
            for path in (f"/table/{table}/seats/1/sit", "/new/christina"):
                made = {"name": "\ufdfa" * 800, "seats": "2", "others": "people"}
                answer = anna.post(path, data=made)
                assert (answer.status_code, "1 to 24 letters" in answer.text) == (422, True)
            assert not looked.called
            answer = anna.post(f"/table/{table}/seats/1/sit", data={"name": "Mallory"})
            assert answer.status_code == 403
            assert looked.called


def test_an_address_is_found_in_its_network_however_many_there_are() -> None:
    written = ["10.0.0.0/8", "192.0.2.7", "2001:db8::/32", "2001:db9:1:2::/64", "0.0.0.0/5"]
    few = shut_out.ShutOut(networks=tuple([shut_out.network(one) for one in written]))
    for address, inside in (
        ("10.255.0.1", "10.0.0.0/8"),
        ("::ffff:10.1.2.3", "10.0.0.0/8"),
        ("192.0.2.7", "192.0.2.7/32"),
        ("192.0.2.6", None),
        ("7.255.255.255", "0.0.0.0/5"),
        ("8.0.0.0", None),
        ("2001:db8:ffff::1%eth0", "2001:db8::/32"),
        ("2001:db9:1:2::9", "2001:db9:1:2::/64"),
        ("2001:db9:1:3::9", None),
        ("unknown", None),
    ):
        found = few.network_of(address)
        assert (found and str(found)) == inside, address
    many = [ip_network((n << 12, 32)) for n in range(1, 45_001)]
    long = shut_out.ShutOut(networks=tuple(many)).prepare()
    began = time.process_time()
    assert not any(long.network_of(f"203.0.{n}.1") for n in range(100))
    assert time.process_time() - began < 0.1, "one search of all of them takes 10 ms"
    assert long.network_of(str(many[-1].network_address)) == many[-1]


WRONG = [
    (["shut-out"], "Give a name, an address or a network to shut out, or --list alone."),
    (["shut-out", "Eve", "--list"], "or --list alone."),
    (["shut-out", " "], "Give a name of 1 to 24 letters"),
    (["shut-out", "x" * 25], "Give a name of 1 to 24 letters"),
    (["shut-out", "a\x07"], "Give a name of 1 to 24 letters"),
    (["shut-out", "10.0.0.0/33"], "“10.0.0.0/33” is neither an address nor a network, as 192"),
    (["shut-out", "10.0.0"], "“10.0.0” is neither an address nor a network"),
    (["shut-out", "2001:db8::/200"], "is neither an address nor a network"),
    (["shut-out", "10.0.0.7/8"], "“10.0.0.7/8” is no network; the one that it lies in is 10.0.0.0"),
    (["shut-out", "0.0.0.0/0"], "“0.0.0.0/0” is everybody; stop the server instead."),
    (["let-in", "Eve"], "“Eve” is not shut out."),
    (["let-in", "Mallory II"], "“Mallory II” is shut out with “Mallory”; let that in."),
    (["let-in", "192.0.2.1"], "192.0.2.1 is not shut out."),
    (["let-in", "10.1.0.0/16"], "10.1.0.0/16 is shut out with 10.0.0.0/8; let that in."),
    (["hide", "k3v9x2m7qw"], "There is no table “k3v9x2m7qw” in "),
    (["hide", "k3v9x2m7qw", "--undo"], "The table “k3v9x2m7qw” is not hidden."),
]


@pytest.fixture(scope="module")
def idle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The store of a server that has stopped, with a network and a name that are shut out."""
    store = tmp_path_factory.mktemp("idle") / "regalia.db"
    with Child(store, seed=8):
        pass
    for who in ("10.0.0.0/8", "Mallory"):
        shut_out.shut_out(store, who)
    return store


@pytest.mark.parametrize(("arguments", "expected"), WRONG, ids=lambda value: " ".join(value)[:40])
def test_a_wrong_command_gets_one_sentence(idle: Path, arguments: list[str], expected: str) -> None:
    before = shut_out.list_path(idle).read_text()
    done = regalia(*arguments, "--store", str(idle))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert expected in done.stderr
    assert done.stderr.endswith(".\n")
    assert shut_out.list_path(idle).read_text() == before


def test_a_store_that_is_none_is_said_in_one_sentence(tmp_path: Path) -> None:
    nothing = regalia("shut-out", "Eve", "--store", str(tmp_path / "none.db"))
    expected = f"There is no store {tmp_path}/none.db; name the server's with --store.\n"
    assert nothing.stderr == expected
    (tmp_path / "text.db").write_text("Not a store, but long enough to be one.\n" * 20)
    wrong = regalia("hide", "k3v9x2m7qw", "--store", str(tmp_path / "text.db"))
    assert (wrong.returncode, wrong.stderr.count("\n")) == (2, 1)
    assert "cannot be read as a store: file is not a database." in wrong.stderr


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        ("10.0.0.0/8", "10.0.0.0/8"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:3::/80", "2001:db8:1:2::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
    ],
)
def test_of_ipv6_at_most_64_bits_count(written: str, kept: str) -> None:
    assert str(shut_out.network(written)) == kept
