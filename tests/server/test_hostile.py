"""Attacks on the HTTP API and the socket, while honest people play at another table.

Afterwards nothing was raised, nobody moved for anybody else, and the server holds no more sockets
and hardly more memory than before. Servers without the guard in question show that each attack
could succeed. ``REGALIA_SWEEP=20`` makes twenty times as many requests.
"""

from __future__ import annotations

import gc
import json
import logging
import os
import random
import socket
import sqlite3
import threading
import time
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing, suppress
from http import cookies
from itertools import count
from pathlib import Path
from secrets import token_hex
from struct import pack
from types import TracebackType
from typing import Any, Final

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.protocol import State

from regalia.server import limits, messages, protocols, viewer
from regalia.server.identity import HostPolicy
from regalia.server.rate_limiter import RateLimiter
from regalia.table import inputs
from regalia.table.table import Table
from tests.contract.cases import sweep
from tests.server.running import PATIENCE, Child, Clock, Hosted, client, limits_by

Json = dict[str, Any]

SWEEP: Final = sweep() or 1
MIB: Final = 1 << 20
MANY: Final = 1000
"""Far more frames than the rate limit allows; earning so many would take half a minute."""
FRAMES: Final = int(limits.FRAME_BURST)
TEXT, BINARY, CLOSE, PING, PONG, MORE = 1, 2, 8, 9, 10, 0
ADDRESSES: Final = count(2)


def address() -> str:
    """An address of this machine that has its full rate limit left."""
    number = next(ADDRESSES)
    return f"127.{1 + number // 60_000}.{number // 250 % 240}.{2 + number % 250}"


class Shut(Exception):
    """The server has closed the connection: the close code, 0 if it sent none."""

    def __init__(self, code: int, reason: str = "") -> None:
        super().__init__(f"{code} {reason}")
        self.code = code


class Raw:
    """A connection of bytes, from an address of its own unless one is named."""

    def __init__(self, port: int, source: str = "", buffer: int = 0) -> None:
        self.socket = socket.socket()
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(PATIENCE)
        self.socket.bind((source or address(), 0))
        self.socket.connect(("127.0.0.1", port))
        self.port = port
        self.data = b""

    def __enter__(self) -> Raw:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        """Send bytes; a closed connection shows only when reading."""
        with suppress(ConnectionError):
            self.socket.sendall(data)

    def more(self) -> None:
        try:
            part = self.socket.recv(65536)
        except ConnectionError:
            part = b""
        if not part:
            raise Shut(0)
        self.data += part

    def take(self, size: int) -> bytes:
        while len(self.data) < size:
            self.more()
        taken, self.data = self.data[:size], self.data[size:]
        return taken

    def rest(self) -> bytes:
        """Everything until the server closes the connection."""
        with suppress(Shut):
            while True:
                self.more()
        return self.data

    def answered(self) -> int:
        """The status of an HTTP answer; 0 if the server closes the connection instead."""
        try:
            while b"\r\n\r\n" not in self.data:
                self.more()
        except Shut:
            return 0
        head, _, self.data = self.data.partition(b"\r\n\r\n")
        return int(head.split(b" ")[1])

    def shake(self, path: str, *more: str, without: str = "") -> int:
        """Ask for a socket; returns the status, which is 101 if it opens."""
        lines = {
            "Host": f"127.0.0.1:{self.port}",
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Protocol": "regalia.json",
        }
        lines.pop(without, None)
        given = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        extra = "".join(f"{line}\r\n" for line in more)
        self.send(f"GET {path} HTTP/1.1\r\n{given}{extra}\r\n".encode("latin-1"))
        return self.answered()

    def heard(self) -> Json:
        """The next message of the server, skipping pongs."""
        while True:
            first, second = self.take(2)
            size = second & 127
            if size > 125:
                size = int.from_bytes(self.take(2 if size == 126 else 8), "big")
            body = self.take(size)
            if first & 15 == CLOSE:
                raise Shut(int.from_bytes(body[:2], "big"), body[2:].decode())
            if first & 15 == TEXT:
                message: Json = json.loads(body)
                return message

    def say(self, message: object) -> None:
        self.send(frame(TEXT, json.dumps(message).encode()))

    def code(self) -> int:
        """The close code, skipping messages before it."""
        try:
            while True:
                self.heard()
        except Shut as shut:
            return shut.code


def frame(
    kind: int, body: bytes, last: bool = True, masked: bool = True, reserved: int = 0
) -> bytes:
    """A frame as a client sends it (masked with zeros)."""
    bit = 128 if masked else 0
    size = bytes([bit | min(len(body), 126)])
    if len(body) > 65535:
        size = bytes([bit | 127]) + len(body).to_bytes(8, "big")
    elif len(body) > 125:
        size += len(body).to_bytes(2, "big")
    return bytes([last << 7 | reserved | kind]) + size + bytes(4 if masked else 0) + body


# The honest players.


class Honest(threading.Thread):
    """Two persons who play game after game. ``moves`` holds their moves by id, table and seat."""

    def __init__(self, dealer: Dealer) -> None:
        super().__init__(name="honest", daemon=True)
        self.dealer = dealer
        self.port = dealer.server.port
        self.table = ""
        self.tables: list[str] = []
        self.moves: dict[str, tuple[str, int]] = {}
        self.slowest = 0.0
        self.chances = random.Random(0)
        self.error: BaseException | None = None
        self.enough = threading.Event()
        self.begun = threading.Event()

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                self.game()
                self.enough.wait(2.5)  # for the rate limit on new tables
        except BaseException as error:
            self.error = error
        finally:
            self.begun.set()

    def game(self) -> None:
        with client(self.dealer.server.base) as http:
            table, tokens = self.dealer.seated(http, f"honest {len(self.tables)}")
        self.table = table
        self.tables.append(table)
        with enter(self.port, table, tokens[0]) as anna, enter(self.port, table, tokens[1]) as bo:
            self.begun.set()
            players = {0: anna, 1: bo}
            asked = [heard for one in players.values() for heard in one.heard()["questions"]]
            for one in players.values():
                one.say({"type": "prefer", "automatic": False})
            while asked and not self.enough.is_set():
                answered = self.answer(players[asked[0]["seat"]], asked[0])
                news = [self.update(one) for one in players.values()]
                asked = [q for update in news for q in update["questions"]]
                assert answered
                time.sleep(0.02)

    def answer(self, me: Raw, question: Json) -> bool:
        steps: list[int] = []
        ask = question
        while True:
            steps.append(self.chances.choice(ask["choices"])["action"])
            move = token_hex(8)
            self.moves[move] = (self.table, question["seat"])
            sent = {"type": "move", "question": question["question"], "id": move, "steps": steps}
            began = time.monotonic()
            me.say(sent)
            while (heard := me.heard())["type"] != "answer":
                pass
            self.slowest = max(self.slowest, time.monotonic() - began)
            if heard["result"] != "step":
                assert heard["result"] in ("accepted", "held"), heard
                return True
            ask = heard["ask"]

    def update(self, one: Raw) -> Json:
        while (heard := one.heard())["type"] != "update":
            pass
        return heard


def seated(http: httpx.Client) -> tuple[str, list[str]]:
    """A table of two persons who have begun, and their tokens."""
    table, _, tokens = hosted_by(http)
    return table, tokens


def hosted_by(http: httpx.Client) -> tuple[str, str, list[str]]:
    """A table of two persons who have begun, the token of its host, and theirs."""
    body: Json = {"game": "christina", "seats": 2, "token": True, "window": 0}
    made = http.post("/api/tables", json=body).json()
    table, host = made["table"]["id"], made["token"]
    tokens = [
        http.post(f"/api/tables/{table}/seats/{seat}", json={"name": name, "token": True}).json()
        for seat, name in enumerate(("Anna", "Bo"))
    ]
    begun = http.post(f"/api/tables/{table}/start", headers={"Authorization": f"Bearer {host}"})
    assert begun.status_code == 200, begun.text
    return table, host, [given["token"] for given in tokens]


def enter(port: int, table: str, token: str = "", source: str = "127.0.0.1") -> Raw:
    """A viewer's open connection; its first message is not read yet."""
    raw = Raw(port, source)
    given = [f"Authorization: Bearer {token}"] if token else []
    assert raw.shake(f"/table/{table}/live?version=3", *given) == 101
    return raw


class Dealer:
    """Has a server create its tables one after the other, each with its own fixed seed."""

    def __init__(self, server: Child) -> None:
        self.server = server
        self.fixed_seeds = threading.Lock()

    def seated(self, http: httpx.Client, seed: str) -> tuple[str, list[str]]:
        """A table of two persons who have begun, and their tokens."""
        with self.fixed_seeds:
            self.server.seed_tables(seed)
            return seated(http)


class AttackedServer:
    """A server with all its limits, a game of honest players, and a table of the attackers."""

    def __init__(self, server: Child) -> None:
        self.server = server
        self.port = server.port
        self.dealer = Dealer(server)
        self.honest = Honest(self.dealer)
        self.honest.start()
        self.honest.begun.wait(PATIENCE)
        with self.http() as http:
            self.own, self.tokens = self.dealer.seated(http, "own")
        self.handles = server.handles()

    def http(self) -> httpx.Client:
        """An attacker's client, with another IP address than the others."""
        transport = httpx.HTTPTransport(verify=False, local_address=address())
        return client(self.server.base, transport=transport)

    @property
    def victim(self) -> str:
        return self.honest.table

    def end(self) -> None:
        """Check that the honest players were served, and that nobody else moved for anybody."""
        until = time.monotonic() + PATIENCE
        while len(self.honest.moves) <= 20 and self.honest.is_alive() and time.monotonic() < until:
            time.sleep(0.02)
        self.honest.enough.set()
        self.honest.join(PATIENCE)
        if self.honest.error is not None:
            raise self.honest.error
        assert len(self.honest.moves) > 20
        assert self.honest.slowest < PATIENCE, "honest players starve"
        assert self.server.stop() == 0
        assert self.server.quiet(), self.server.errors()
        with closing(sqlite3.connect(self.server.store)) as store:
            for table in self.honest.tables:
                rows = store.execute("SELECT kind, body FROM log WHERE tbl = ?", (table,))
                self.by_its_holder(table, [(kind, json.loads(body)) for kind, body in rows])

    def by_its_holder(self, table: str, rows: list[tuple[str, Json]]) -> None:
        around = [body["what"] for kind, body in rows if kind == "table"]
        assert around == ["made", "sat", "sat", "began"] + ["unused"] * (len(around) - 4)
        for kind, body in rows:
            who = body["line"].partition(" ")[0] if kind == "game" else "*"
            if who != "*":
                assert self.honest.moves[body["id"]] == (table, int(who) - 1)


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AttackedServer]:
    try:
        with socket.socket() as trial:
            trial.bind((address(), 0))
    except OSError:
        pytest.skip("this system has only one loopback address")
    with Child(tmp_path_factory.mktemp("attacked") / "regalia.db", seed=1) as server:
        attacked = AttackedServer(server)
        yield attacked
        attacked.end()


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[Hosted]:
    with Hosted(tmp_path / "regalia.db", seed=2) as server:
        yield server


# Handshakes.


def live(table: str, more: str = "") -> str:
    return f"/table/{table}/live{more}"


def broken_handshakes(port: int, table: str) -> None:
    """None is accepted; all get an answer at once."""
    for path, more, without, statuses in (
        (live(table), (), "Host", {403, 400}),
        (live(table), (), "Sec-WebSocket-Key", {400}),
        (live(table), (), "Sec-WebSocket-Version", {426, 400}),
        (live(table), (), "Sec-WebSocket-Protocol", {403}),
        (
            live(table),
            ("Sec-WebSocket-Protocol: chat, regalia.page2",),
            "Sec-WebSocket-Protocol",
            {403},
        ),
        (live(table), ("Sec-WebSocket-Key: short",), "Sec-WebSocket-Key", {400}),
        (live(table), ("Sec-WebSocket-Key: BBBBBBBBBBBBBBBBBBBBBB==",), "", {400}),
        (live(table), ("Sec-WebSocket-Version: 8",), "Sec-WebSocket-Version", {426, 400}),
        (live(table), ("Content-Length: 5", "", "hello"), "", {400, 101}),
        (live(table), tuple(f"X-{i}: y" for i in range(200)), "", {400}),
        (live(table), (f"X: {'y' * 9000}",), "", {400}),
        (live(table), (f"X: {'y' * 70_000}",), "", {413}),
        ("/table/\xff/live", (), "", {400}),
        ("//live", (), "", {101}),
        ("*", (), "", {400, 101}),
    ):
        with Raw(port) as raw:
            status = raw.shake(path, *more, without=without)
            assert status in statuses, (path, more, without, status)
            if status == 101 and table not in path:
                assert raw.code() == 4404


def foreign_pages(port: int, table: str) -> None:
    """Requests of a browser for a page of another site: they get no socket and no answer."""
    own = f"127.0.0.1:{port}"
    for host, origin in (
        (own, "https://evil.example"),
        (own, "null"),
        (own, f"http://localhost:{port}"),
        (own, "http://127.0.0.1"),
        (own, f"http://127.0.0.1:{port}.evil.example"),
        (own, f"http://127.0.0.1:{port}@evil.example"),
        (own, "http://[::1"),
        ("evil.example", "http://evil.example"),
        (f"evil.example:{port}", f"http://evil.example:{port}"),
        ("evil@127.0.0.1", "http://evil@127.0.0.1"),
        (f"{own}\r\nHost: evil.example", f"http://{own}"),
        (f"evil.example\r\nHost: {own}", f"http://{own}"),
        (own, f"http://{own}\r\nOrigin: http://evil.example"),
        ("localhost.", "http://localhost."),
        ("localhost:x", "http://localhost:x"),
        ("127.0.0.1.evil.example", "http://127.0.0.1.evil.example"),
        ("2130706433", "http://2130706433"),
        ("[::1%25lo]", "http://[::1%25lo]"),
        ("", ""),
    ):
        with Raw(port) as raw:
            given = (f"Host: {host}", f"Origin: {origin}")
            assert raw.shake(live(table), *given, without="Host") in (403, 400), (host, origin)
        with Raw(port) as raw:
            raw.send(
                f"GET /api/games HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\n\r\n".encode()
            )
            assert raw.answered() == 403, (host, origin)


def test_broken_handshakes_get_an_answer(attacked: AttackedServer) -> None:
    broken_handshakes(attacked.port, attacked.victim)


def test_pages_of_other_sites_get_nothing(attacked: AttackedServer) -> None:
    foreign_pages(attacked.port, attacked.victim)


def test_our_own_pages_get_in(attacked: AttackedServer) -> None:
    for host in (f"127.0.0.1:{attacked.port}", f"localhost:{attacked.port}", "[::1]", "LOCALHOST"):
        with Raw(attacked.port) as raw:
            given = (f"Host: {host}", f"Origin: http://{host}")
            assert raw.shake(live(attacked.victim), *given, without="Host") == 101
            assert raw.heard()["mine"] == []


def test_a_name_that_was_allowed_gets_in_and_no_other(tmp_path: Path) -> None:
    with Hosted(tmp_path / "regalia.db", names=("Table.example",), seed=3) as server:
        for host, status in (
            ("table.example", 101),
            ("TABLE.example:443", 101),
            ("a.table.example", 403),
            ("table.example.org", 403),
        ):
            with Raw(server.port) as raw:
                given = (f"Host: {host}", f"Origin: http://{host}")
                assert raw.shake(live("x"), *given, without="Host") == status


def test_without_the_gate_a_foreign_page_is_noticed(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HostPolicy, "error", lambda *_: "")
    with pytest.raises(AssertionError):
        foreign_pages(hosted.port, "anytable")


def test_addresses_lead_where_they_say_or_nowhere(attacked: AttackedServer) -> None:
    for more, code in (
        ("?version=1", 4409),
        ("?version=3&version=9", 4409),
        ("?version=%00", 4409),
        ("?line=-1", 0),
        ("?line=99999999999999999999", 0),
        ("?line=%C2%B2&words=%00", 0),
        ("?" + "&".join(["line=1"] * 900), 0),
        ("?%ff%fe=%zz", 0),
    ):
        with Raw(attacked.port) as raw:
            assert raw.shake(live(attacked.victim, more)) == 101
            if code:
                assert raw.code() == code
            else:
                assert raw.heard()["type"] == "table"
    for path in (
        live("nosuchtabl"),
        live(attacked.victim) + "/",
        live("..%2f" + attacked.victim),
        live(attacked.victim.upper()),
        live("x" * 33),
        "/table/" + attacked.victim,
        "/api/games",
        live("%00"),
    ):
        with Raw(attacked.port) as raw:
            assert raw.shake(path) == 101
            assert raw.code() == 4404
    coded = "".join(f"%{ord(letter):02x}" for letter in attacked.victim)
    with Raw(attacked.port) as raw:
        assert raw.shake(live(coded)) == 101
        assert raw.heard()["table"]["id"] == attacked.victim


# Frames.


PING_TEXT: Final = b'{"type":"ping"}'


def padded(size: int) -> bytes:
    return PING_TEXT + b" " * (size - len(PING_TEXT))


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([frame(TEXT, padded(8191))], 0),
        ([frame(TEXT, padded(8192))], 0),
        ([frame(BINARY, padded(8192))], 0),
        ([frame(TEXT, padded(8193))], 1009),
        ([frame(TEXT, padded(MIB))], 1009),
        ([b"\x81\xff" + b"\x7f" + b"\xff" * 7 + bytes(4)], 1009),
        ([frame(TEXT, padded(4096)[:9], False), frame(MORE, padded(4096)[9:])], 0),
        ([frame(TEXT, padded(8000), False), frame(MORE, b" " * 200)], 1009),
        ([frame(TEXT, PING_TEXT[:5], False), frame(PING, b"x"), frame(MORE, PING_TEXT[5:])], 0),
        ([frame(TEXT, PING_TEXT, False), frame(TEXT, PING_TEXT)], 1002),
        ([frame(MORE, PING_TEXT)], 1002),
        ([frame(TEXT, PING_TEXT, masked=False)], 1002),
        ([frame(TEXT, PING_TEXT, reserved=64)], 1002),
        ([frame(3, PING_TEXT)], 1002),
        ([frame(11, b"")], 1002),
        ([frame(TEXT, b'{"type":"\xff"}')], 1007),
        ([frame(TEXT, b"\xf0\x9f", False), frame(MORE, b"\x98")], 1007),
        ([frame(BINARY, b'{"type":"\xff"}'), frame(TEXT, PING_TEXT)], 0),
        ([frame(PING, b"x" * 126)], 1002),
        ([frame(PING, b"x", last=False)], 1002),
        ([frame(CLOSE, b"\x00")], 1002),
        ([frame(CLOSE, b"\x03\xe8\xff")], 1007),
        ([frame(CLOSE, b"\x00\x01")], 1002),
        ([frame(CLOSE, b"\x03\xe8")], 1000),
        ([frame(TEXT, b"\xff"), frame(CLOSE, b"\x03\xe8")], 1000),
        ([*[frame(PING, b"")] * (FRAMES + 5), frame(CLOSE, b"\x03\xe8")], 1000),
        ([frame(PING, b"")] * MANY, 1008),
        ([frame(PONG, b"")] * MANY, 1008),
        ([frame(TEXT, b"x", False), *[frame(MORE, b"", False)] * MANY], 1008),
        ([frame(TEXT, PING_TEXT)] * MANY, 1008),
        ([frame(TEXT, b"nonsense")] * (MANY // 10), 1008),
        ([random.Random(2000).randbytes(2000)], -1),
    ],
)  # fmt: skip
def test_frames(frames: list[bytes], code: int, attacked: AttackedServer) -> None:
    with enter(attacked.port, attacked.victim, source=address()) as raw:
        assert raw.heard()["type"] == "table"
        raw.send(b"".join(frames))
        if code < 0:
            raw.send(frame(CLOSE, b""))
            raw.code()
        elif code:
            assert raw.code() == code
        else:
            while raw.heard()["type"] != "pong":
                pass


# Messages.


NUMBERS: Final = st.one_of(
    st.integers(-3, 70),
    st.integers(),
    st.sampled_from(
        [2**31, 2**31 - 1, 2**63, -(2**63), 10**400, 1.0, 1.5, float("nan"), float("inf")]
    ),
)
THINGS: Final = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, st.text(max_size=70)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(), inner, max_size=3)
    ),
    max_leaves=8,
)
SMALL: Final = st.one_of(st.integers(0, 9), st.integers(0, 2**31))
SEAT: Final = {"seat": st.integers(-1, 3)}
GOOD: Final = st.one_of(
    st.fixed_dictionaries(
        {
            "type": st.just("move"),
            "question": SMALL,
            "id": st.text("ab\x00\u2028é", min_size=1, max_size=3),
            "steps": st.lists(st.one_of(st.integers(0, 60), SMALL), max_size=5),
        },
        optional=SEAT,
    ),
    st.fixed_dictionaries(
        {"type": st.just("prefer"), "passing": st.lists(st.text()), "automatic": st.booleans()},
        optional=SEAT,
    ),
    st.fixed_dictionaries({"type": st.just("replace"), **SEAT}),
    st.fixed_dictionaries({"type": st.just("return")}, optional=SEAT),
)
"""Well-formed messages, whatever their effect."""
NAMES: Final = st.sampled_from(
    ["type", "seat", "question", "id", "steps", "passing", "pace", "odd"]
)
SPOILT: Final = st.one_of(
    st.builds(lambda good, name, thing: {**good, name: thing}, GOOD, NAMES, THINGS),
    st.builds(lambda good, name: {k: good[k] for k in good if k != name}, GOOD, NAMES),
    st.builds(lambda good, number: {**good, "steps": [number]}, GOOD, NUMBERS),
    st.builds(lambda good, text: {**good, "id": text}, GOOD, st.text(min_size=60, max_size=70)),
)
TEXTS: Final = st.one_of(
    GOOD.map(json.dumps),
    GOOD.map(json.dumps),
    SPOILT.map(json.dumps),
    THINGS.map(json.dumps),
    st.builds(lambda text, at: text[: at % len(text)], GOOD.map(json.dumps), st.integers(0)),
    st.sampled_from(range(11)).map(
        [
            "[" * 4000 + "]" * 4000,
            '{"type":' * 900,
            '{"type":"ping","type":"move"}',
            '{"type":"ping","type":"ping"}',
            '{"type":"move","question":1,"question":' + "9" * 4000 + ',"id":"a","steps":[]}',
            '{"type":"move","question":1,"id":"a","steps":[' + "0," * 3000 + "0]}",
            '{"type":"move","question":1e0,"id":"a","steps":[0]}',
            '{"type":"ping"}{"type":"ping"}',
            "\ufeff" + '{"type":"ping"}',
            "",
            "null",
        ].__getitem__
    ),
)


def test_messages_of_every_wrong_shape_get_one_answer(attacked: AttackedServer) -> None:
    """From a spectator of the honest table, and from a holder of a seat at another."""
    connections: list[Raw] = []
    results: set[str] = set()

    def fresh(table: str, token: str) -> Raw:
        raw = enter(attacked.port, table, token, source=address())
        raw.heard()
        connections.append(raw)
        return raw

    @settings(
        max_examples=60 * SWEEP,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(TEXTS, min_size=1, max_size=5), st.booleans())
    @example(['{"type": "move", "question": 0, "id": "a", "steps": []}'], True)  # is rejected
    def attack(texts: list[str], seated: bool) -> None:
        table, token = (attacked.own, attacked.tokens[0]) if seated else (attacked.victim, "")
        answered = 0
        with fresh(table, token) as raw:
            for sent, text in enumerate(texts, 1):
                try:
                    replies = replies_to(raw, text.encode(errors="surrogatepass"))
                except Shut as shut:
                    if shut.code not in (1007, 1009):
                        raise
                    break
                answered += len(replies)  # a refusal may wait for the disk, past the next pong
                assert answered <= sent, text
                for reply in replies:
                    results.add(reply.get("result", "error"))
                    if reply["type"] == "error" or reply["result"] == "rejected":
                        assert reply["sentence"].endswith(".")
                        assert reply["sentence"].isprintable()
                    if reply["type"] == "answer":
                        assert seated

    attack()
    assert len(connections) >= 60
    assert {"error", "rejected"} <= results


def replies_to(raw: Raw, text: bytes) -> list[Json]:
    """The replies to a text, skipping pongs and updates; to a move at least one, however late."""
    pongs, least = 1, 0
    with suppress(messages.BadMessage):
        read = messages.parse(text, 0)
        pongs += read is None
        least += isinstance(read, inputs.Move)
    raw.send(frame(TEXT, text) + frame(TEXT, PING_TEXT))
    replies: list[Json] = []
    while pongs or len(replies) < least:
        heard = raw.heard()
        pongs -= heard["type"] == "pong"
        if heard["type"] not in ("pong", "update", "seats"):
            replies.append(heard)
    return replies


# Seats of others.


def moves_for_others(port: int, table: str, questions: Iterable[int], tokens: list[str]) -> None:
    """A spectator, or a player of another table, moves for nobody."""
    for token in ["", *tokens]:
        with Raw(port) as raw:
            given = [f"Authorization: Bearer {token}"] if token else []
            assert raw.shake(live(table), *given) == 101
            first = raw.heard()
            if token:
                assert (first["type"], raw.code()) == ("error", 4401)
                continue
            assert first["mine"] == first["questions"] == []
            for number, seat in ((n, s) for n in questions for s in (-1, 0, 1)):
                for more in (
                    {"type": "move", "question": number, "id": token_hex(4), "steps": [0]},
                    {"type": "return"},
                ):
                    raw.say({"seat": seat, **more})
                    while (heard := raw.heard())["type"] in ("update", "seats"):
                        pass
                    assert heard["type"] == "error", heard


def test_nobody_moves_for_another(attacked: AttackedServer) -> None:
    moves_for_others(
        attacked.port, attacked.victim, (1, 2), [*attacked.tokens, "nonsense", "x" * 5000]
    )
    with attacked.http() as http:
        for token in attacked.tokens:
            mine = {"Authorization": f"Bearer {token}"}
            for seat in (0, 1):
                path = f"/api/tables/{attacked.victim}/seats/{seat}"
                assert http.post(f"{path}/token", headers=mine).status_code == 401
                assert http.request("DELETE", path, headers=mine).status_code == 401


def test_a_player_cannot_move_for_another_seat_or_replay(attacked: AttackedServer) -> None:
    """Everything that can be tried with the number, id and steps of another's move."""
    with attacked.http() as http:
        table, tokens = attacked.dealer.seated(http, "replayed")
    players = [enter(attacked.port, table, token, source=address()) for token in tokens]
    asked = [question for one in players for question in one.heard()["questions"]]
    question = asked[0]
    mover, other = players[question["seat"]], players[1 - question["seat"]]
    steps: list[int] = []
    ask: Json = question
    while True:
        steps.append(ask["choices"][0]["action"])
        move = {
            "type": "move",
            "question": question["question"],
            "id": token_hex(4),
            "steps": steps,
        }
        stolen = {**move, "seat": question["seat"]}
        for attempt in (stolen, {**stolen, "seat": 63}, {**stolen, "seat": -1}):
            other.say(attempt)
            heard = answer(other)
            assert heard["type"] == "error" or heard["result"] == "rejected", heard
        mover.say(move)
        heard = answer(mover)
        if heard["result"] != "step":
            break
        ask = heard["ask"]
    assert heard["result"] in ("accepted", "held")
    for _ in range(3):
        mover.say(move)
        assert {**answer(mover), "n": 0} == {**heard, "n": 0}, "the same again, the same answer"
        mover.say({**move, "id": token_hex(4)})
        assert answer(mover)["result"] == "rejected", "an old question"
        other.say({**move, "seat": 1 - question["seat"]})
        assert answer(other)["result"] == "rejected", "an id is its seat's own"
    for one in players:
        one.socket.close()


def answer(raw: Raw) -> Json:
    """The next answer or error."""
    while (heard := raw.heard())["type"] not in ("answer", "error"):
        pass
    return heard


def test_without_authorisation_a_foreign_seat_is_noticed(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "seat_of", lambda _table, _viewer, seat: max(seat, 0))
    with client(hosted.base) as http:
        table, _ = seated(http)
    with pytest.raises(AssertionError):
        moves_for_others(hosted.port, table, (1,), [])


# Floods.


def flood(port: int, table: str) -> None:
    """Whoever sends too much is closed with 1008."""
    with Raw(port) as raw:
        assert raw.shake(live(table)) == 101
        raw.send(frame(TEXT, PING_TEXT) * MANY)
        with pytest.raises(Shut) as shut:
            hear_pongs(raw, MANY)
    assert shut.value.code == 1008


def hear_pongs(raw: Raw, many: int) -> None:
    """Receive so many pongs."""
    for _ in range(many):
        while raw.heard()["type"] != "pong":
            pass


def test_a_flood_ends(attacked: AttackedServer) -> None:
    for _ in range(3):
        flood(attacked.port, attacked.victim)


def test_without_the_credit_a_flood_is_noticed(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(viewer.Connection, "charge", lambda *_: True)
    with client(hosted.base) as http:
        table, _ = seated(http)
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        flood(hosted.port, table)


def test_an_address_has_so_many_connections_at_once_and_others_still_get_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine, most, clock = address(), int(limits.REQUEST_BURST), Clock()
    monkeypatch.setattr(viewer, "MOST_LOOKING_ON_OF_ADDRESS", 2 * most)
    with limits_by(clock), Hosted(tmp_path / "regalia.db", seed=5) as hosted:
        with client(hosted.base) as http:
            table, _ = seated(http)
        opened = [enter(hosted.port, table, source=mine) for _ in range(most + 2)]
        assert [raw.heard()["type"] for raw in opened] == ["table"] * most + ["error"] * 2
        assert opened[-1].code() == 1013
        with enter(hosted.port, table, source=address()) as raw:
            assert raw.heard()["type"] == "table"
        clock.now += 1.5 / limits.REQUEST_RATE
        with enter(hosted.port, table, source=mine) as raw:
            assert raw.heard()["type"] == "table", "who waits gets in again"
        for raw in opened:
            raw.socket.close()


def test_the_connections_of_one_person_to_a_table_are_limited(attacked: AttackedServer) -> None:
    opened = [enter(attacked.port, attacked.own, attacked.tokens[0], address()) for _ in range(20)]
    kinds = [raw.heard()["type"] for raw in opened]
    for raw in opened:
        raw.socket.close()
    assert Counter(kinds) == {"table": 16, "error": 4}


def test_spectators_are_limited_and_players_still_get_in(attacked: AttackedServer) -> None:
    with attacked.http() as http:
        table, tokens = attacked.dealer.seated(http, "looked at")
    opened = [enter(attacked.port, table, source=address()) for _ in range(205)]
    assert [raw.heard()["type"] for raw in opened] == ["table"] * 200 + ["error"] * 5
    with enter(attacked.port, table, tokens[0], address()) as raw:
        assert raw.heard()["mine"] == [0]
    for raw in opened:
        raw.socket.close()


# Requests.


@pytest.mark.parametrize(
    ("head", "body", "status"),
    [
        ("Content-Length: 8192", b" " * 8192, 400),
        ("Content-Length: 8193", b" " * 8193, 413),
        ("Content-Length: 1000000", b" " * 1_000_000, 413),
        ("Content-Length: 99999999999999999999999", b"{}", 400),
        ("Content-Length: -1", b"", 400),
        ("Content-Length: 2\r\nContent-Length: 3", b"{}", 400),
        ("Content-Length: 2\r\nTransfer-Encoding: chunked", b"0\r\n\r\n", 400),
        ("Transfer-Encoding: chunked", b"2001\r\n" + b" " * 8193 + b"\r\n0\r\n\r\n", 413),
        ("Transfer-Encoding: chunked", b"1\r\n \r\n" * 8193 + b"0\r\n\r\n", 413),
        ("Transfer-Encoding: chunked", b"fffffffffffffffff\r\n", 400),
        ("Transfer-Encoding: chunked", b"1;" + b"x" * 70_000, 400),
        ("Transfer-Encoding: chunked", b"0\r\n" + b"A: b\r\n" * 20_000, 400),
        ("Transfer-Encoding: chunked", b"2\r\n{}\r\n0\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n", 400),
        ("", b"", 400),
        ("X: \x00", b"", 400),
        ("X" * 70_000 + ": y", b"", 400),
        ("X: " + "y" * 70_000, b"", 400),
        ("\r\n".join(f"X-{i}: y" for i in range(9000)), b"", 400),
    ],
)  # fmt: skip
def test_requests(head: str, body: bytes, status: int, attacked: AttackedServer) -> None:
    lines = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    with Raw(attacked.port) as raw:
        raw.send(lines.encode() + (head + "\r\n" if head else "").encode() + b"\r\n" + body)
        assert raw.answered() in ((400, 413, 0) if status == 400 else (status,))


@pytest.mark.parametrize("pause", [0.0, 0.001])
def test_a_request_that_is_too_long_gets_a_sentence_though_its_sender_reads_last(
    pause: float, attacked: AttackedServer
) -> None:
    lines = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\n"
    with Raw(attacked.port) as raw:
        raw.send(lines)
        for _ in range(180):
            raw.send(b" " * 5000)
            time.sleep(pause)  # so that it arrives in many pieces, or in few
        assert raw.answered() == 413
        while not raw.data.endswith(b"}"):
            raw.more()
        assert json.loads(raw.data)["sentence"].startswith("A request holds at most")


def test_after_an_early_answer_a_long_request_is_answered_too(hosted: Hosted) -> None:
    with Raw(hosted.port) as raw:
        raw.send(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n")
        raw.send(b" " * 8600)
        assert raw.answered() == 413
        while not raw.data.endswith(b"}"):
            raw.more()
        raw.data = b""
        raw.send(b" " * 400)
        [connection] = connections(hosted)
        until = time.monotonic() + PATIENCE
        while connection.cycle.more_body:
            assert time.monotonic() < until, "the request never ends"
            time.sleep(0.005)
        raw.send(b"GET / HTTP/1.1\r\nX: " + b"y" * 70_000 + b"\r\n\r\n")
        assert raw.answered() == 413


def test_nothing_stays_of_a_handshake_that_cannot_be_parsed(hosted: Hosted) -> None:
    head = handshake(hosted.port, live("x"))[:-2] + b"a:\r\n" * 14_000 + b"\r\n"
    with Raw(hosted.port) as raw:
        raw.send(head)
        assert raw.answered() == 400
        raw.rest()
    wait_until_alone(hosted)


def test_of_a_body_that_breaks_off_nothing_is_done(hosted: Hosted) -> None:
    body = b'{"game":"christina","seats":2}'
    lines = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    with Raw(hosted.port) as raw:
        raw.send(lines + b"Content-Length: 99\r\n\r\n" + body)
        raw.socket.shutdown(socket.SHUT_WR)
        raw.rest()
    wait_until_alone(hosted)
    with client(hosted.base) as http:
        made = http.post("/api/tables", json=json.loads(body))
    assert {*hosted.app.hub.live} == {made.json()["table"]["id"]}


@pytest.mark.parametrize("more", ["", f"?as={'x' * 500}"], ids=["short", "long"])
def test_what_comes_with_the_handshake_is_read_after_it(more: str, hosted: Hosted) -> None:
    with client(hosted.base) as http:
        table, _ = seated(http)
    pings = frame(TEXT, b'{"type":"ping"}') * 30
    end = frame(CLOSE, (1000).to_bytes(2, "big"))
    for behind, code in (
        (pings, 0),
        (end, 1000),
        (frame(PING, b"hi") + end, 1000),
        (bytes(9), 1002),
    ):
        with Raw(hosted.port) as raw:
            raw.send(handshake(hosted.port, live(table, more)) + behind)
            assert raw.answered() == 101
            if not code:
                assert [raw.heard()["type"] for _ in range(31)] == ["table"] + ["pong"] * 30
                raw.send(end)
            assert raw.code() == (code or 1000)


@pytest.mark.parametrize(
    "line",
    [
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
        b"GET\r\n\r\n",
        b"GET /" + b"a" * 70_000,
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\x00" * 1000,
        b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50,
    ],
)
def test_what_is_no_request_gets_an_end(line: bytes, attacked: AttackedServer) -> None:
    with Raw(attacked.port) as raw:
        raw.send(line)
        assert raw.answered() in (0, 400, 404, 413)
        raw.rest()


def test_requests_that_never_end_are_hung_up_on(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "REQUEST_SECONDS", 1.0)
    monkeypatch.setattr(protocols, "LINGER_SECONDS", 1.0)
    begun = (
        b"",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\nGET",
        handshake(hosted.port, live("x"))[:-2],
        handshake(hosted.port, live("x")),  # whose closing handshake is never answered
    )
    opened = [(Raw(hosted.port), text) for text in begun for _ in range(20)]
    for raw, text in opened:
        raw.send(text)
    for raw, text in opened:
        try:
            raw.rest()
        except TimeoutError:
            pytest.fail(f"nobody hangs up on {text!r}")
        raw.socket.close()


# Clients that do not read, and the cost of all this.


def talks_and_does_not_read(hosted: Hosted) -> None:
    """Whoever pings without reading is dropped, and little is buffered for them."""
    with client(hosted.base) as http:
        table, _ = seated(http)
    silent = Raw(hosted.port, buffer=2048)
    assert silent.shake(live(table, "?words=1")) == 101
    silent.socket.setblocking(False)
    left = most = 1

    def look() -> None:
        nonlocal left, most
        sockets = [one for one in connections(hosted) if isinstance(one, protocols.Socket)]
        left = len(sockets)
        most = max(most, sum(one.transport.get_write_buffer_size() for one in sockets))

    until = time.monotonic() + PATIENCE
    while left and time.monotonic() < until:
        with suppress(OSError):
            silent.socket.send(frame(PING, b"x" * 125) * 500)
        hosted.call(look)
        assert most < MIB, "all answers are kept"
    assert not left
    silent.socket.close()


def connections(hosted: Hosted) -> set[Any]:
    """The server's connections of every kind."""
    assert hosted.server is not None
    return set(hosted.server.server_state.connections)


def test_a_client_that_sends_and_does_not_read_is_dropped_and_costs_little(hosted: Hosted) -> None:
    talks_and_does_not_read(hosted)


def test_without_the_credit_of_frames_that_is_noticed(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols.Socket, "_charge", lambda _: True)
    monkeypatch.setattr(protocols, "MOST_UNREAD", 1 << 40)
    with pytest.raises(AssertionError, match="all answers are kept"):
        talks_and_does_not_read(hosted)


def test_the_queue_of_a_client_that_does_not_read_is_bounded_and_ends(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "STUCK_SECONDS", 1.0)
    with client(hosted.base) as http:
        table, _ = seated(http)
    silent = Raw(hosted.port, buffer=2048)
    silent.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    assert silent.shake(live(table)) == 101
    assert (
        silent.heard()["type"] == "table"
    )  # the handshake is answered before the viewer is let in
    subscribers = hosted.app.hub.live[table].subscribers
    [connection] = (found := list(hosted.app.viewers.connections))
    assert len(found) == len(subscribers) == 1
    assert connection.socket is not None
    kept = connection.socket.transport.get_extra_info("socket").getsockopt(
        socket.SOL_SOCKET, socket.SO_SNDBUF
    )
    assert kept <= 2 * limits.SEND_BUFFER
    most = 0
    body = json.dumps({"type": "noise", "noise": "x" * 50_000}).encode()
    until = time.monotonic() + PATIENCE
    while hosted.app.viewers.connections and time.monotonic() < until:
        hosted.call(lambda: connection.send(body))
        most = max(most, connection.waiting_bytes)
        time.sleep(0.002)
    assert 50_000 < most < limits.MOST_WAITING_BYTES + 2 * len(body)
    assert not hosted.app.viewers.connections
    assert not subscribers
    if os.name == "posix":  # the system does not keep for it what it has not read, either
        with pytest.raises(ConnectionResetError):
            deque(iter(lambda: silent.socket.recv(1 << 16), b""), 0)
    silent.socket.close()


def handshake(port: int, path: str) -> bytes:
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Protocol: regalia.json\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


def round_of_everything(port: int, table: str, many: int) -> None:
    """Many bad connections of all kinds, in sequence and at once."""
    opened = []
    for i in range(many):
        raw = Raw(port)
        opened.append(raw)
        half = handshake(port, live(table))
        kinds = (
            b"",
            half[: len(half) // 2],
            half + frame(PING, b"x" * 125) * 200,
            half + frame(TEXT, b"x", False) + frame(MORE, b"", False) * 500,
            half + frame(TEXT, b"nonsense") * 20,
            handshake(port, live(token_hex(5))),
            f"GET /api/tables/{token_hex(5)} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode(),
            b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5000,
        )
        raw.send(kinds[i % len(kinds)])
    for i, raw in enumerate(opened):
        if 1 < i % len(kinds) < 7:  # a complete request is answered, be it with the end
            with suppress(Shut):
                raw.more()
        raw.socket.close()


def test_memory_and_sockets_stay_as_they_were(attacked: AttackedServer) -> None:
    many = 240
    round_of_everything(attacked.port, attacked.victim, many)
    all_gone(attacked)
    before = attacked.server.memory()
    for _ in range(3 * SWEEP):
        round_of_everything(attacked.port, attacked.victim, many)
    all_gone(attacked)
    # Garbage comes and goes: this shows large leaks; the next test shows small ones.
    assert attacked.server.memory() - before < 64 * MIB


def all_gone(attacked: AttackedServer) -> None:
    """Wait until the server holds no more sockets than before the attacks."""
    until = time.monotonic() + PATIENCE
    while attacked.server.handles() > attacked.handles + 8:
        assert time.monotonic() < until, "sockets stay"
        time.sleep(0.02)


ROOMS: Final = ("regalia.server", "uvicorn", "asyncio", "uvloop", "websockets", "starlette")


def kept() -> Counter[str]:
    """The objects in this process that connections are made of, by type."""
    gc.collect()
    types = (type(thing) for thing in gc.get_objects())
    return Counter(
        t.__name__ for t in types if str(t.__module__).startswith(ROOMS) and t is not RateLimiter
    )


def nothing_stays(hosted: Hosted, table: str, patience: float = PATIENCE) -> None:
    """Check that no objects of closed connections are left, except delayed clean-up."""
    round_of_everything(hosted.port, table, 80)
    wait_until_alone(hosted)
    before = kept()
    for _ in range(3):
        round_of_everything(hosted.port, table, 80)
    wait_until_alone(hosted)
    until = time.monotonic() + patience
    while (more := kept() - before).total() >= 20:  # clean-up is delayed
        assert time.monotonic() < until, more
        time.sleep(0.1)
    assert len(hosted.app.hub.live) == 1
    assert not hosted.app.hub.loading


def test_a_client_that_closes_and_does_not_read_does_not_spoil_the_stop(tmp_path: Path) -> None:
    with Hosted(tmp_path / "regalia.db", seed=6) as hosted, ExitStack() as stack:
        with client(hosted.base) as http:
            table, _ = seated(http)
        silent = stack.enter_context(Raw(hosted.port, buffer=2048))
        assert silent.shake(live(table)) == 101
        assert silent.heard()["type"] == "table"
        [connection] = hosted.app.viewers.connections
        line = connection.socket
        assert line is not None
        body = json.dumps({"type": "noise", "noise": "x" * 50_000}).encode()
        until = time.monotonic() + PATIENCE
        while not line.transport.get_write_buffer_size():
            hosted.call(lambda: connection.send(body))
            assert time.monotonic() < until
        silent.send(frame(CLOSE, b"\x03\xe8"))
        while line.conn.state is State.OPEN:
            assert time.monotonic() < until, "the close is not read"
            time.sleep(0.005)
        hosted.call(line.shutdown)
        assert line.transport.is_closing()


@pytest.mark.parametrize("reads", [True, False], ids=["half a body", "an answer is not read"])
def test_a_request_that_comes_to_nothing_does_not_hold_up_the_stop(
    reads: bool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with ExitStack() as stack, Hosted(tmp_path / "regalia.db", seed=6) as hosted:
        raw = stack.enter_context(Raw(hosted.port, buffer=0 if reads else 2048))
        if reads:
            half_asked(hosted, raw)
        else:
            fill(hosted, raw)
            ask_more(hosted, raw)
    assert not [entry for entry in caplog.records if entry.levelno >= logging.ERROR]


@pytest.mark.parametrize("full", ["before", "after"])
def test_an_answer_that_nobody_reads_ends_soon_however_late_its_request_is_whole(
    full: str, hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "STUCK_SECONDS", 2 * PATIENCE)
    with Raw(hosted.port, buffer=2048) as raw:
        if full == "before":
            fill(hosted, raw)
        line = half_asked(hosted, raw)
        until = time.monotonic() + PATIENCE / 2

        def stop() -> None:
            line.shutdown()
            line.data_received(b" " * 98 + b"}")
            if full == "after":
                line.transport.write(b"x" * MIB)
            assert line.flow.write_paused

        hosted.call(stop)
        while line in connections(hosted):
            assert time.monotonic() < until, "it stays"
            time.sleep(0.02)


def http_of(hosted: Hosted, raw: Raw) -> protocols.Http:
    """What the server has of a connection that has asked for nothing but HTTP."""
    until = time.monotonic() + PATIENCE
    while True:
        mine = [one for one in connections(hosted) if one.client == raw.socket.getsockname()]
        if mine:
            found: protocols.Http = mine[0]
            return found
        assert time.monotonic() < until
        time.sleep(0.005)


def half_asked(hosted: Hosted, raw: Raw) -> protocols.Http:
    """A connection that has sent the first of the 100 bytes of a request's body."""
    line = http_of(hosted, raw)
    before = line.cycle
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{hosted.port}\r\n"
    raw.send(f"{head}Content-Length: 100\r\n\r\n{{".encode())
    until = time.monotonic() + PATIENCE / 2
    while line.cycle is before:
        assert time.monotonic() < until
        time.sleep(0.005)
    return line


def fill(hosted: Hosted, raw: Raw) -> None:
    """Ask for pages and read none, until the server's buffer is full."""
    line, before = http_of(hosted, raw), None
    until = time.monotonic() + PATIENCE
    while not line.flow.write_paused:
        raw.send(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{hosted.port}\r\n\r\n".encode())
        while line.cycle is before or not line.cycle.response_complete:
            assert time.monotonic() < until
            if line.flow.write_paused:
                raw.more()  # the answer waits behind its head
            time.sleep(0.002)
        assert time.monotonic() < until
        before = line.cycle


def test_a_stop_waits_for_the_answer_to_a_request_that_is_whole(hosted: Hosted) -> None:
    with Raw(hosted.port) as raw:
        line = half_asked(hosted, raw)

        def stop() -> None:
            line.shutdown()
            assert line.ending.timer is not None
            line.data_received(b" " * 98 + b"}")
            assert line.ending.timer is None

        hosted.call(stop)
        assert raw.answered() == 422


def answered_early(hosted: Hosted, raw: Raw) -> protocols.Http:
    """A connection whose request was answered while the last 51,000 bytes of it are missing."""
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{hosted.port}\r\n"
    raw.send(f"{head}Content-Length: 60000\r\n\r\n".encode() + b"x" * 9000)
    assert raw.answered() == 413
    while not raw.data.endswith(b"}"):
        raw.more()
    raw.data = b""
    line = http_of(hosted, raw)
    hosted.call(lambda: None)  # the server has done what follows an answer
    return line


def test_the_rest_of_a_request_that_was_answered_before_leaves_nothing_behind(
    hosted: Hosted,
) -> None:
    with Raw(hosted.port) as raw:
        line = answered_early(hosted, raw)
        raw.send(b"x" * 51000)
        until = time.monotonic() + PATIENCE
        while line.cycle.more_body:
            assert time.monotonic() < until
            time.sleep(0.005)
        assert line.timeout_keep_alive_task is not None, "the connection ends some time"
        asked = f"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Long: {'y' * 15000}\r\n\r\n"
        raw.send(asked.encode())
        assert raw.answered() == 200, "what came before does not count"


def test_no_cookies_are_read_but_ours(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    slow = cookies._unquote  # takes seconds for a long text in quotation marks

    def noted(text: str) -> str:
        read.append(text)
        return slow(text)

    monkeypatch.setattr(cookies, "_unquote", noted)
    body = {"game": "christina", "seats": 2}
    with client(hosted.base) as http:
        assert http.post("/api/tables", json=body).status_code == 201
        ours = f"regalia={http.cookies['regalia']}"
        http.cookies.clear()
        foreign = '="' + '\\"' * 9000 + '"'
        theirs = f"a{foreign};\t{ours}; regalia{foreign}; __Host-regalia{foreign}"
        sent = [("cookie", "b=c"), ("cookie", theirs), ("cookie", "d=e")]
        style = f"/static/{hosted.app.renderer.version}/style.css"
        assert [http.get(path, headers=sent).status_code for path in ("/", style)] == [200, 200]
        assert "set-cookie" not in http.post("/api/tables", json=body, headers=sent).headers
    assert set(read) == {ours.partition("=")[2]}


def test_a_request_in_one_piece_with_the_rest_of_the_last_is_answered(hosted: Hosted) -> None:
    with Raw(hosted.port) as raw:
        line = answered_early(hosted, raw)
        line.timeout_keep_alive = 0
        piece = b"x" * 51000 + b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
        hosted.call(lambda: line.data_received(piece))
        assert raw.answered() == 200


def test_a_request_with_many_headers_is_refused(hosted: Hosted) -> None:
    with client(hosted.base) as http:
        assert http.get("/", headers=[("x", "y")] * 80).status_code == 200
        assert http.get("/", headers=[("x", "y")] * 101).status_code == 400


def test_a_long_address_is_refused(hosted: Hosted) -> None:
    with client(hosted.base) as http:
        assert http.get("/?" + "a=%C3&" * 63).status_code == 200
        assert http.get("/?" + "a=%C3&" * 64).status_code == 414
        assert http.get("/api/games/" + "a" * 8192).json() == {
            "sentence": "An address holds at most 8192 bytes and 64 fields."
        }


def ask_more(hosted: Hosted, raw: Raw) -> None:
    """Ask for one page more, whose answer has to wait for the buffer."""
    line = http_of(hosted, raw)
    before = line.cycle
    raw.send(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{hosted.port}\r\n\r\n".encode())
    until = time.monotonic() + PATIENCE
    while line.cycle is before:
        assert time.monotonic() < until
        time.sleep(0.005)
    assert not line.cycle.response_complete


def test_a_connection_that_is_reset_before_its_upgrade_is_dropped(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    gone = "uvicorn.protocols.websockets.websockets_sansio_impl.get_remote_addr"
    monkeypatch.setattr(gone, lambda _: None)  # what it finds in that moment
    with Raw(hosted.port) as raw:
        assert raw.shake("/table/none/live") == 0
    assert not [entry for entry in caplog.records if entry.levelno >= logging.WARNING]


def test_a_connection_that_is_reset_before_it_is_accepted_is_not_read(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[bytes] = []
    receive = protocols.Http.data_received

    def noted(line: protocols.Http, data: bytes) -> None:
        read.append(data)
        receive(line, data)

    monkeypatch.setattr(protocols.Http, "data_received", noted)
    busy, free = threading.Event(), threading.Event()

    def wait() -> None:
        busy.set()
        free.wait(PATIENCE)

    thread = threading.Thread(target=hosted.call, args=(wait,))
    thread.start()
    assert busy.wait(PATIENCE)
    with Raw(hosted.port) as raw:
        raw.send(handshake(hosted.port, "/table/none/live"))
        raw.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, pack("ii", 1, 0))
    free.set()
    thread.join()
    with client(hosted.base) as http:
        assert http.get("/").status_code == 200
    assert not [data for data in read if b"Upgrade" in data]


def test_a_socket_whose_buffer_is_full_from_the_start_is_cut(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    with client(hosted.base) as http:
        table, _ = seated(http)
    with Raw(hosted.port, buffer=2048) as silent:
        fill(hosted, silent)
        monkeypatch.setattr(protocols, "STUCK_SECONDS", 1.0)
        line, mine = http_of(hosted, silent), silent.socket.getsockname()
        silent.send(handshake(hosted.port, live(table)))
        until = time.monotonic() + PATIENCE / 2
        while line in connections(hosted):
            assert time.monotonic() < until, "the handshake is not read"
            time.sleep(0.005)
        while any(one.client == mine for one in connections(hosted)):
            silent.send(frame(TEXT, b'{"type":"ping"}'))
            assert time.monotonic() < until, "it stays"
            time.sleep(0.2)


def test_nothing_is_sent_behind_the_close(hosted: Hosted) -> None:
    with client(hosted.base) as http:
        table, _ = seated(http)
    close = frame(CLOSE, b"\x03\xe8")
    with Raw(hosted.port) as raw:
        assert raw.shake(live(table)) == 101
        assert raw.heard()["type"] == "table"
        raw.send(frame(PING, b"x") + frame(TEXT, b'{"type":"ping"}') + close)
        assert raw.rest().endswith(bytes((0x80 | CLOSE, 2)) + b"\x03\xe8")


def wait_until_alone(hosted: Hosted) -> None:
    """Wait until the server has noticed that everybody hung up."""
    until = time.monotonic() + PATIENCE
    while connections(hosted) or hosted.app.viewers.connections:
        assert time.monotonic() < until, "connections stay"
        time.sleep(0.02)


def test_nothing_stays_of_connections(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    with client(hosted.base) as http:
        table, _ = seated(http)  # while requests have the time that they have for people
    monkeypatch.setattr(protocols, "LINGER_SECONDS", 0.5)
    monkeypatch.setattr(protocols, "REQUEST_SECONDS", 0.5)
    nothing_stays(hosted, table)


def test_it_is_noticed_if_something_stays(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    with client(hosted.base) as http:
        table, _ = seated(http)
    forgotten: list[object] = []
    lost = protocols.Socket.connection_lost

    def keep(one: protocols.Socket, error: Exception | None) -> None:
        forgotten.append(one)
        lost(one, error)

    monkeypatch.setattr(protocols, "LINGER_SECONDS", 0.5)
    monkeypatch.setattr(protocols, "REQUEST_SECONDS", 0.5)
    monkeypatch.setattr(protocols.Socket, "connection_lost", keep)
    with pytest.raises(AssertionError, match="Socket"):
        nothing_stays(hosted, table, 1.0)


# The OpenAPI document.


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Child]:
    with Child(tmp_path_factory.mktemp("schema") / "regalia.db", "--no-limits", seed=4) as server:
        yield server
    assert server.quiet(), server.errors()


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_the_api_keeps_what_it_declares(mode: GenerationMode, api: Child) -> None:
    """No internal errors, and each answer has a status, type and form that is described."""
    api.seed_tables(mode.name)
    schema = schemathesis.openapi.from_url(api.base + "/openapi.json")
    rejection = schema.config.checks.negative_data_rejection
    rejection.expected_statuses = [*rejection.expected_statuses, "414"]
    with client(api.base) as http:
        made = http.post(
            "/api/tables", json={"game": "christina", "seats": 2, "token": True}
        ).json()
    headers = {"Authorization": f"Bearer {made['token']}"}
    asked = 0

    def ask(operation: Any) -> None:
        @settings(
            max_examples=12 * SWEEP,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode), own=st.booleans())
        def attack(case: Any, own: bool) -> None:
            nonlocal asked
            asked += 1
            if own and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = made["table"]["id"]
            response = case.call(headers=headers if own else {})
            # A name may be taken or reserved: not everything well-formed is accepted.
            case.validate_response(response, excluded_checks=[positive_data_acceptance])

        attack()

    found: Any
    for found in schema.get_all_operations():
        operation = found.ok()
        takes = operation.body or list(operation.path_parameters) or list(operation.query)
        if takes or mode is GenerationMode.POSITIVE:
            ask(operation)
    assert asked > 12 * 8
