"""Over sockets: nobody who plays holds a table up, by silence, short visits or the pace."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from threading import Timer
from typing import Any
from unittest.mock import patch

import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from regalia.server.bot_pool import BotPool, BotTask, always
from regalia.table import presence
from tests.server.running import PATIENCE, Child, Hosted, client

Json = dict[str, Any]

PACE = 400
TOLERANCE = 3.0
"""Seconds by which a busy machine may be late; those who attack would win a minute."""
SLOWEST = {"type": "pace", "pace": 60_000}


class Seat:
    """A person's connection to a table. ``shown`` is what the messages so far come to."""

    def __init__(self, base: str, table: str, token: str) -> None:
        self.address = f"{base.replace('http', 'ws')}/table/{table}/live"
        self.token = token
        self.socket: ClientConnection
        self.shown: Json = {}
        self.enter()

    def enter(self) -> None:
        """Connect."""
        headers = {"Authorization": f"Bearer {self.token}"}
        protocol = [Subprotocol("regalia.json")]
        self.socket = connect(
            self.address, subprotocols=protocol, additional_headers=headers, compression=None
        ).__enter__()
        self.shown = json.loads(self.socket.recv(PATIENCE))

    def say(self, *messages: Json) -> None:
        """Send messages."""
        for message in messages:
            self.socket.send(json.dumps(message))

    def hear(self) -> Json:
        """The next message."""
        message: Json = json.loads(self.socket.recv(PATIENCE))
        if message["type"] in ("table", "seats", "update"):
            self.shown |= message
        return message

    def hear_until(self, wanted: Callable[[Json], bool]) -> Json:
        """The next message of a kind, after others."""
        until = time.monotonic() + PATIENCE
        while not wanted(message := self.hear()):
            assert time.monotonic() < until, message
        return message

    def all_heard(self) -> list[Json]:
        """All messages up to now."""
        self.say({"type": "ping"})
        found: list[Json] = []
        while (message := self.hear())["type"] != "pong":
            found.append(message)
        return found

    def chair(self, seat: int) -> Json:
        """A chair as it was last told."""
        found: Json = self.shown["table"]["seats"][seat]
        return found

    def asked(self) -> bool:
        """Whether this person is asked."""
        return bool(self.shown["questions"])

    def move(self, count: int) -> None:
        """Answer the question by its first choices."""
        question, steps = self.shown["questions"][0], list[int]()
        ask = question
        while True:
            steps.append(ask["choices"][0]["action"])
            number, id = question["question"], f"{self.token[:4]}{count}-{len(steps)}"
            self.say({"type": "move", "question": number, "id": id, "steps": steps})
            answer = self.hear_until(lambda message: message["type"] == "answer")
            if answer["result"] != "step":
                return
            ask = answer["ask"]


def begun(base: str, persons: int, bots: int = 0) -> tuple[str, list[Seat]]:
    """A table of Christina Regina that has begun: its id, and its people."""
    seats = persons + bots
    body: Json = {"game": "christina", "seats": seats, "token": True, "pace": PACE}
    with client(base) as http:
        made = http.post("/api/tables", json=body).json()
        table, headers = made["table"]["id"], {"Authorization": f"Bearer {made['token']}"}
        tokens = [
            http.post(
                f"/api/tables/{table}/seats/{seat}", json={"name": name, "token": True}
            ).json()["token"]
            for seat, name in enumerate(("Anna", "Bo", "Carin")[:persons])
        ]
        for seat in range(persons, seats):
            path = f"/api/tables/{table}/seats/{seat}/bot"
            http.put(path, json={"kind": "steward"}, headers=headers)
        assert http.post(f"/api/tables/{table}/start", headers=headers).status_code == 200
    return table, [Seat(base, table, token) for token in tokens]


@contextmanager
def quick(**times: int) -> Iterator[None]:
    """Other times of `regalia.table.presence`, in milliseconds."""
    with ExitStack() as stack:
        for name, value in times.items():
            stack.enter_context(patch.object(presence, name, value))
        yield


@contextmanager
def bots_that_take(seconds: float) -> Iterator[None]:
    """Bots that find their moves after so many seconds."""
    real = BotPool.think

    def think(
        pool: BotPool, task: BotTask, wanted: Callable[[], bool] = always, owner: str = ""
    ) -> Future[list[int]]:
        later: Future[list[int]] = Future()
        found = real(pool, task, wanted, owner)

        def pass_on() -> None:
            later.set_result(found.result())

        found.add_done_callback(lambda _: Timer(seconds, pass_on).start())
        return later

    with patch.object(BotPool, "think", think):
        yield


@pytest.mark.parametrize("hurries", [False, True])
@pytest.mark.parametrize("thinks", [0.25, 0.9])
def test_nobody_holds_a_bots_move_back(tmp_path: Path, thinks: float, hurries: bool) -> None:
    """By pace, hurry, preferences, unfinished moves and connections, just before it is ready."""
    with (
        bots_that_take(thinks),
        Hosted(tmp_path / "regalia.db", seed=3, limited=False) as server,
    ):
        _, [anna, bo] = begun(server.base, 2, 1)
        movers, count = (anna, bo), 0
        while anna.shown["waiting"]["seats"] != [2]:
            for one in movers:
                one.all_heard()
                if one.asked():
                    count += 1
                    one.move(count)
            anna.all_heard()
        began = time.monotonic()
        lines = anna.shown["lines"]
        while time.monotonic() < began + max(PACE / 1000, thinks) - 0.02:
            bo.say({"type": "pace", "pace": 0}, {"type": "prefer", "automatic": False})
            bo.say({"type": "move", "question": 99, "id": "no", "steps": []})
            bo.say(*[{"type": "hurry"}] * hurries)
            bo.socket.close()
            bo.enter()
            bo.say(SLOWEST)
            bo.all_heard()
        bo.all_heard()
        anna.hear_until(lambda _: anna.shown["lines"] > lines)
        due = PACE / 1000 if thinks * 1000 < PACE else thinks + PACE / 1000
        assert time.monotonic() - began < due + TOLERANCE


def test_who_is_silent_is_asked_and_replaced_whatever_else_they_send(tmp_path: Path) -> None:
    with (
        quick(CALL_AFTER=2000, CALL_TIME=1500),
        Hosted(tmp_path / "regalia.db", seed=3, limited=False) as server,
    ):
        table, people = begun(server.base, 2)
        (seat,) = people[0].shown["waiting"]["seats"]
        silent, other = people[seat], people[1 - seat]
        lines = other.shown["lines"]
        other.say({"type": "call", "seat": seat})
        assert "you can ask that in" in other.hear_until(lambda m: m["type"] == "error")["sentence"]
        while not other.shown["waiting"].get("called"):
            time.sleep(0.1)
            other.say({"type": "call", "seat": seat})
            other.all_heard()
        silent.hear_until(lambda message: "called" in message.get("waiting", {}))
        [called] = silent.shown["waiting"]["called"]
        assert (called["seat"], called["by"]) == (seat, 1 - seat)
        began, replaced = time.monotonic(), False
        for count in range(10_000):
            if time.monotonic() > began + 1.5 + TOLERANCE:
                break
            if silent.asked():
                silent.say({"type": "pace", "pace": count % 900}, {"type": "hurry"})
                silent.say({"type": "prefer", "automatic": bool(count % 2)})
                number = silent.shown["questions"][0]["question"]
                silent.say({"type": "move", "question": number, "id": f"{count}", "steps": []})
                silent.hear_until(
                    lambda m, count=count: m.get("id") == f"{count}"
                )  # once all is stored
            silent.all_heard()
            other.all_heard()
            if replaced := "stand_in" in silent.chair(seat):
                break
        assert replaced, (lines, silent.shown["lines"], silent.shown["waiting"], silent.chair(seat))
        if other.shown["lines"] == lines:
            other.hear_until(lambda _: other.shown["lines"] > lines)
        with client(server.base) as http:
            chair = http.get(f"/api/tables/{table}").json()["table"]["seats"][seat]
        assert chair["stand_in"] == "steward"
        silent.say({"type": "here"})
        silent.hear_until(lambda _: "stand_in" not in silent.chair(seat))


def test_who_says_here_keeps_the_seat(tmp_path: Path) -> None:
    with (
        quick(CALL_AFTER=1, CALL_TIME=900),
        Hosted(tmp_path / "regalia.db", seed=3, limited=False) as server,
    ):
        _, people = begun(server.base, 2)
        (seat,) = people[0].shown["waiting"]["seats"]
        silent, other = people[seat], people[1 - seat]
        other.say({"type": "call", "seat": seat})
        silent.hear_until(lambda message: "called" in message.get("waiting", {}))
        silent.say({"type": "here"})
        other.hear_until(lambda _: "here_since" in other.shown["waiting"].get("called", [{}])[0])
        time.sleep(1.2)
        other.all_heard()
        assert "stand_in" not in other.chair(seat)


def test_who_connects_for_moments_is_replaced_all_the_same(tmp_path: Path) -> None:
    with (
        quick(GRACE_PERIOD=1000),
        Hosted(tmp_path / "regalia.db", seed=3, limited=False) as server,
    ):
        _, people = begun(server.base, 2)
        gone, other = people[1], people[0]
        gone.socket.close()
        other.hear_until(lambda _: "away_since" in other.chair(1))
        other.say({"type": "replace", "seat": 1})
        until = time.monotonic() + 1 + TOLERANCE
        while "stand_in" not in other.chair(1):
            assert time.monotonic() < until, "they are never replaced"
            gone.enter()
            gone.socket.close()
            time.sleep(0.1)
            other.all_heard()


def test_a_flood_of_the_same_pace_reaches_nobody(tmp_path: Path) -> None:
    with Hosted(tmp_path / "regalia.db", seed=3, limited=False) as server:
        _, [anna, bo] = begun(server.base, 2, 1)
        anna.all_heard()
        bo.say(*[{"type": "pace", "pace": PACE}] * 200, {"type": "pace", "pace": PACE + 1})
        told = anna.hear_until(lambda message: message["type"] == "seats")
        assert told["table"]["pace"] == PACE + 1, "it is told although nothing has changed"


DAMAGED = {
    "a BLOB": b"\xff\x00\xfe",
    "a number": 17,
    "nothing": "",
    "a negative pace": '{"pace":-5,"seats":{}}',
    "a huge pace": f'{{"pace":{10**40},"seats":{{}}}}',
    "nonsense": '{"pace":900,"seats":{"0":{"passing":["x"],"until":1,"automatic":true}}}',
    "no seat": '{"pace":900,"seats":{"-1":{"passing":[],"until":1,"automatic":true}}}',
    "broken UTF-8": "broken",
}


def test_damaged_preferences_do_not_close_a_table(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    tables: dict[str, tuple[str, str]] = {}
    with Child(store, "--no-limits", seed=5) as server:
        for how in DAMAGED:
            table, [anna, bo] = begun(server.base, 2)
            anna.say({"type": "pace", "pace": 777})
            bo.hear_until(lambda message: message["type"] == "seats")
            tables[how] = table, anna.token
            anna.socket.close()
            bo.socket.close()
    with closing(sqlite3.connect(store)) as base, base:
        for how, body in DAMAGED.items():
            value = "CAST(x'7bff7d' AS TEXT)" if how == "broken UTF-8" else "?"
            change = f"UPDATE preferences SET body = {value} WHERE tbl = ?"
            values = [tables[how][0]] if value != "?" else [body, tables[how][0]]
            assert base.execute(change, values).rowcount == 1
    with Child(store, "--no-limits", seed=5) as server:
        for how, (table, token) in tables.items():
            anna = Seat(server.base, table, token)
            assert anna.shown["table"]["pace"] == PACE, how
            anna.say({"type": "pace", "pace": 555})
            anna.hear_until(lambda _, anna=anna: anna.shown["table"]["pace"] == 555)  # type: ignore[misc]
            anna.socket.close()
        errors = server.errors()
    for how, (table, _) in tables.items():
        said = [line for line in errors.splitlines() if f"Table {table[:4]}…" in line]
        assert len(said) == 1, (how, errors)
        assert said[0].endswith("damaged; the game goes on with the usual ones.")
    assert "Traceback" not in errors
