"""Logins and tokens within one process: what happens while one logs out, and what time ends."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import deque
from collections.abc import Callable, Iterator
from http.cookies import SimpleCookie
from itertools import count
from pathlib import Path
from threading import Event
from typing import Any, Final
from unittest.mock import patch

import pytest
from fastapi import Response

from regalia.server import people as module
from regalia.server.identity import key, new_secret
from regalia.server.limits import MOST_COOKIES
from regalia.server.live_table import NotFound
from regalia.server.people import COOKIE, COOKIE_SECONDS, NOBODY, People, Sender, signed
from regalia.server.storage import Answer, Storage
from regalia.server.store_file import COOKIE_KEY
from regalia.server.store_lock import BadStore
from regalia.table.chairs import Forbidden
from tests.server.running import PATIENCE

REVOKED: Final = "SELECT what FROM revoked"


class GatedStorage(Storage):
    """A store that calls a function of ``before`` and one of ``after`` around each question."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.before: deque[Callable[[], object]] = deque()
        self.after: deque[Callable[[], object]] = deque()

    def ask(
        self, find: Callable[[sqlite3.Connection], Answer], seconds: float | None = None
    ) -> Answer:
        first = self.before.popleft() if self.before else None
        last = self.after.popleft() if self.after else None
        if first is not None:
            first()
        found = super().ask(find, seconds)
        if last is not None:
            last()
        return found


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[GatedStorage]:
    made = GatedStorage(tmp_path / "regalia.db")
    yield made
    made.close()


def login(people: People, person: str, number: int = 0) -> str:
    """The cookie of a new login of a person."""
    response = Response()
    people.give_cookie(response, person, number)
    return SimpleCookie(response.headers["set-cookie"])[COOKIE].value


def who(people: People, *cookies: str) -> Sender:
    """Who has these cookies."""
    return people.sender({"cookie": "; ".join(f"{COOKIE}={one}" for one in cookies)})


class Gate:
    """What holds a question of the store back until it is opened."""

    def __init__(self) -> None:
        self._came = Event()
        self._open = Event()

    def __call__(self) -> None:
        self._came.set()
        assert self._open.wait(PATIENCE)

    def open(self) -> None:
        self._open.set()

    async def reached(self) -> None:
        """Wait until a question is held back."""
        assert await asyncio.to_thread(self._came.wait, PATIENCE)


def test_a_link_asked_for_before_all_logins_end_opens_nothing(storage: GatedStorage) -> None:
    async def test() -> None:
        people, person, gate = People(storage), new_secret(), Gate()
        sender = who(people, login(people, person))
        storage.before.append(gate)
        thief = asyncio.create_task(people.new_link(sender))
        await gate.reached()
        back, _ = await people.log_out_everywhere(sender)
        gate.open()
        with pytest.raises(Forbidden, match="logged out everywhere"):
            await thief
        assert await people.use_link(back) == (person, 1)

    asyncio.run(test())


def test_logins_are_nobodys_while_their_end_is_stored(storage: GatedStorage) -> None:
    async def test() -> None:
        people, gate = People(storage), Gate()
        cookie = login(people, new_secret())
        storage.before.append(gate)
        leaving = asyncio.create_task(people.log_out_everywhere(who(people, cookie)))
        await gate.reached()
        assert who(people, cookie) == NOBODY
        gate.open()
        await leaving
        assert who(people, cookie) == NOBODY

    asyncio.run(test())


def test_looking_at_a_link_does_not_wait_for_what_is_being_stored(storage: GatedStorage) -> None:
    async def test() -> None:
        people, person = People(storage), new_secret()
        link = await people.new_link(who(people, login(people, person)))
        storage.before.append(lambda: pytest.fail("It asked the writing thread."))
        await people.check_link(link)
        storage.before.clear()
        assert await people.use_link(link) == (person, 0)
        with pytest.raises(NotFound, match="has been used"):
            await people.check_link(link)

    asyncio.run(test())


def test_logins_go_on_if_their_end_cannot_be_stored(storage: GatedStorage) -> None:
    def fail() -> None:
        raise sqlite3.OperationalError("disk I/O error")

    people = People(storage)
    cookie = login(people, new_secret())
    sender = who(people, cookie)
    storage.before.append(fail)
    with pytest.raises(BadStore, match="could not be stored"):
        asyncio.run(people.log_out_everywhere(sender))
    assert who(people, cookie) == sender


def test_a_link_used_just_before_all_logins_end_gives_none_that_lasts(
    storage: GatedStorage,
) -> None:
    async def test() -> None:
        people, person, gate = People(storage), new_secret(), Gate()
        sender = who(people, login(people, person))
        link = await people.new_link(sender)
        storage.after.append(gate)
        thief = asyncio.create_task(people.use_link(link))
        await gate.reached()
        await people.log_out_everywhere(sender)
        gate.open()
        assert who(people, login(people, *await thief)) == NOBODY

    asyncio.run(test())


def add_rows(storage: Storage, table: str, holder: str, rows: list[dict[str, Any]]) -> None:
    """Store a table of this holder, with these rows of its lobby."""
    numbered = [(table, number, json.dumps(row)) for number, row in enumerate(rows)]

    def add(writer: sqlite3.Connection) -> None:
        with writer:
            writer.execute("BEGIN")
            writer.execute("INSERT INTO holders VALUES (?, ?)", (holder, table))
            writer.executemany("INSERT INTO log VALUES (?, ?, 'table', 0, 1, ?)", numbered)

    storage.ask(add)


def sat(seat: int, holder: str) -> dict[str, Any]:
    return {"what": "sat", "seat": seat, "key": holder}


def entitled(seat: int, token: str) -> dict[str, Any]:
    return {"what": "entitled", "seat": seat, "key": token}


def test_only_the_tokens_of_ones_own_seats_are_revoked(storage: GatedStorage) -> None:
    people, person = People(storage), new_secret()
    me = key("person", person)
    rows = [sat(0, "another"), entitled(0, "a"), sat(1, me), entitled(1, "b"), entitled(0, "c")]
    add_rows(storage, "t1", me, [*rows, sat(0, me), entitled(0, "d"), sat(1, "a third")])
    add_rows(storage, "t2", me, [sat(0, me), entitled(0, "e")])
    add_rows(storage, "t3", "another", [sat(0, "another"), entitled(0, "f")])
    add_rows(storage, "t4", me, [sat(0, "g"), entitled(0, me), sat(1, "h"), sat(0, "i")])
    _, tokens = asyncio.run(people.log_out_everywhere(who(people, login(people, person))))
    assert tokens == {"b", "d", "e", "g"}, "g is a token with which they sat down"
    assert {what for (what,) in storage.read(REVOKED)} == tokens


def test_a_token_issued_by_one_that_is_being_revoked_is_revoked_too(storage: GatedStorage) -> None:
    people, person = People(storage), new_secret()
    me = key("person", person)
    add_rows(storage, "t1", me, [sat(0, me), entitled(0, "first")])

    def issue() -> None:
        add_rows(storage, "t2", "nobody", [])
        late = json.dumps(entitled(0, "second"))
        row = "INSERT INTO log VALUES ('t1', 2, 'table', 0, 1, ?)"
        storage.ask(lambda writer: writer.execute(row, (late,)))

    storage.after.extend([lambda: None, issue])
    _, tokens = asyncio.run(people.log_out_everywhere(who(people, login(people, person))))
    assert tokens == {"first", "second"}


def test_the_tokens_of_a_long_log_are_found_in_one_pass(storage: GatedStorage) -> None:
    """Nobody's move is stored meanwhile. 1,000 rows take SQLite some 60,000 steps."""
    people, person, steps = People(storage), new_secret(), count()
    me = key("person", person)
    add_rows(storage, "t1", me, [sat(0, me), *[entitled(0, str(one)) for one in range(1000)]])
    storage.ask(lambda writer: writer.set_progress_handler(lambda: next(steps) and None, 1000))
    _, tokens = asyncio.run(people.log_out_everywhere(who(people, login(people, person))))
    storage.ask(lambda writer: writer.set_progress_handler(None, 0))
    assert len(tokens) == 1000
    assert next(steps) < 300


def test_a_login_ends_after_a_year_and_is_forgotten_if_it_was_revoked(
    storage: GatedStorage,
) -> None:
    person, now = new_secret(), [1_800_000_000.0]
    with patch("time.time", lambda: now[0]):
        people = People(storage)
        cookie, ended = login(people, person), login(people, person)
        [(sign_key,)] = storage.read("SELECT value FROM marks WHERE name = ?", COOKIE_KEY)
        untimed, ended_untimed = [
            signed(sign_key, person, 0, name) for name in ("a-login-001", "a-login-002")
        ]
        for one in (ended, ended_untimed):
            asyncio.run(people.log_out(who(people, one)))
        storage.ask(lambda writer: writer.execute("INSERT INTO revoked VALUES (?)", ("f" * 64,)))
        for later, known in ((0, True), (COOKIE_SECONDS - 1, True), (COOKIE_SECONDS, False)):
            now[0] = 1_800_000_000.0 + later
            people = People(storage)  # as at a new start of the server
            assert [bool(who(people, one).key) for one in (cookie, untimed)] == [known] * 2
            assert not who(people, ended).key
            assert not who(people, ended_untimed).key
            assert len(storage.read(REVOKED)) == (3 if known else 1)
        assert storage.read(REVOKED) == [("f" * 64,)]
        assert who(people, login(people, person)).key


def test_only_the_first_cookies_of_a_request_are_looked_at(storage: GatedStorage) -> None:
    people, person = People(storage), new_secret()
    cookie = login(people, person)
    forged = [f"{cookie[:-1]}{letter}" for letter in "-_-_"]
    with patch.object(module, "signed", wraps=signed) as looked:
        assert who(people, *forged[: MOST_COOKIES - 1], cookie).person == person
        assert who(people, *forged * 100, cookie) == NOBODY
    assert looked.call_count == 2 * MOST_COOKIES


def test_the_sender_of_a_request_is_looked_up_once(storage: GatedStorage) -> None:
    people, person = People(storage), new_secret()
    header = (b"cookie", f"{COOKIE}={login(people, person)}".encode())
    scope: dict[str, Any] = {"headers": [header]}
    with patch.object(module, "signed", wraps=signed) as looked:
        assert people.sender_of(scope) == people.sender_of(scope)
        assert people.renewed(scope) == []
    assert looked.call_count == 1


def test_a_request_that_waits_while_all_logins_of_its_person_end_is_nobodys(
    storage: GatedStorage,
) -> None:
    """Else it could have a token of the person's seat issued that nobody revokes any more."""

    async def test() -> None:
        people, gate, person = People(storage), Gate(), new_secret()
        header = (b"cookie", f"{COOKIE}={login(people, person)}".encode())
        scope: dict[str, Any] = {"headers": [header]}
        sender = people.sender_of(scope)
        assert sender.person == person
        storage.before.append(gate)
        leaving = asyncio.create_task(people.log_out_everywhere(sender))
        await gate.reached()
        assert people.sender_of(scope) == NOBODY
        gate.open()
        await leaving
        assert people.sender_of(scope) == NOBODY

    asyncio.run(test())


def test_a_cookie_is_not_renewed_once_all_logins_of_its_person_have_ended(
    storage: GatedStorage,
) -> None:
    person = new_secret()
    row = "INSERT INTO old_cookies VALUES (?, 'unsigned')"
    storage.ask(lambda writer: writer.execute(row, (key("person", person),)))
    people = People(storage)
    scope: dict[str, Any] = {"headers": [(b"cookie", f"{COOKIE}={person}".encode())]}
    sender = people.sender_of(scope)
    assert sender.renew
    assert people.renewed(scope)
    asyncio.run(people.log_out_everywhere(sender))
    assert people.renewed(scope) == []
