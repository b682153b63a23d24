"""Tables for tests: dealt from a seed, at a stored position, or made over HTTP."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, Protocol
from unittest.mock import patch

from playwright.sync_api import BrowserContext

from regalia.server.identity import key, new_secret
from regalia.server.people import COOKIE, signed
from regalia.server.store_file import COOKIE_KEY
from tests.browser.staging import NO_OPTIONS, Staged, kept, staged, steps_of


class Place(Protocol):
    """A server, as `tests.server.running` has them."""

    store: Path

    @property
    def base(self) -> str: ...


class Table:
    """A table whose host is the person of a browser context."""

    def __init__(
        self, context: BrowserContext, base: str, name: str, steps: tuple[int, ...] = ()
    ) -> None:
        self.context = context
        self.base = base
        self.id = name
        self.steps = steps
        """At a stored position, the decisions from there to the one that a test wants."""

    @staticmethod
    def dealt(
        context: BrowserContext,
        server: Place,
        seed: int,
        game: str = "christina",
        seats: int = 4,
        people: tuple[str, ...] = ("Anna",),
        bots: int | None = None,
        start: bool = True,
        pace: int = 0,
        window: int = 0,
        kind: str | tuple[str, ...] = "steward",
        automatic: bool = True,
        options: Mapping[str, int] = NO_OPTIONS,
    ) -> Table:
        """A new table dealt from a seed.

        The host holds one seat for each name. The last ``bots`` seats (by default all others) have
        bots of one ``kind``, or one kind each; where a player has two seats, the second goes with
        the first. Unless ``automatic``, persons are asked even if they have no choice.
        """
        filled = seats - len(people) if bots is None else bots
        own = person(context, server)
        several = len(people) > 1
        laid = Staged(game, seats, seed, own, {}, pace, window, options, several)
        for seat, name in enumerate(people):
            laid.sit(seat, own, name)
        kinds = (kind,) * filled if isinstance(kind, str) else kind
        for seat, one in zip(range(seats - filled, seats), kinds, strict=True):
            if laid.table.chairs[seat].free():
                laid.engage(seat, one)
        if start and filled + len(people) == seats:
            laid.begin()
        table = Table(context, server.base, laid.store(server.store, automatic))
        if laid.table.status == "open":
            table.public()  # loads the table, so that it is listed
        return table

    @staticmethod
    def at(
        position: str,
        contexts: tuple[BrowserContext, ...],
        server: Place,
        name: str = "",
        automatic: bool = False,
    ) -> Table:
        """A table at a stored position, with one browser context for each person.

        Unless ``automatic``, they are asked even if they have no choice.

        ``name`` is the name of the first person.
        """
        record = kept(position)
        if name:
            record.headers["Player 1"] = name
        laid = staged(record, [person(context, server) for context in contexts])
        steps = tuple(steps_of(record))
        table = laid.store(server.store, automatic=automatic)
        return Table(contexts[0], server.base, table, steps)

    @staticmethod
    def made(
        context: BrowserContext,
        base: str,
        game: str = "christina",
        seats: int = 4,
        people: tuple[str, ...] = ("Anna",),
        bots: int | None = None,
        start: bool = True,
        pace: int = 0,
        kind: str = "steward",
        **more: Any,
    ) -> Table:
        """A new table made over HTTP, like ``dealt``, but with the cards that the server deals."""
        made = _ask(
            context,
            "POST",
            f"{base}/api/tables",
            {"game": game, "seats": seats, "pace": pace, "several_seats": len(people) > 1, **more},
        )
        table = Table(context, base, made["table"]["id"])
        for seat, name in enumerate(people):
            table.sit(seat, name)
        filled = seats - len(people) if bots is None else bots
        for seat in range(seats - filled, seats):
            table.ask("PUT", f"/seats/{seat}/bot", {"kind": kind})
        if start and filled + len(people) == seats:
            table.start()
        return table

    @property
    def path(self) -> str:
        return f"/table/{self.id}"

    def sit(self, seat: int, name: str, automatic: bool = True) -> None:
        """Take a seat; unless ``automatic``, its person is asked even if they have no choice."""
        self.ask("POST", f"/seats/{seat}", {"name": name, "automatic": automatic})

    def start(self) -> None:
        self.ask("POST", "/start", {})

    def invite(self, seat: int) -> str:
        """The address of an invitation to a seat."""
        secret: str = self.ask("POST", f"/seats/{seat}/invitation", {})["invitation"]
        return f"{self.base}/join/{secret}"

    def public(self) -> Any:
        """The public data of the table."""
        return self.ask("GET", "")["table"]

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        return _ask(self.context, method, f"{self.base}/api/tables/{self.id}{path}", body)


@contextmanager
def secrets_from(seed: int) -> Iterator[None]:
    """Derive the secrets of a `Hosted` server from a seed, so that it deals the same cards."""
    numbers = count()

    def token_bytes(size: int = 32) -> bytes:
        digest = sha256(f"{seed} {next(numbers)}".encode()).digest()
        return (digest * (size // len(digest) + 1))[:size]

    with patch("secrets.token_bytes", token_bytes):
        yield


def person(context: BrowserContext, server: Place) -> str:
    """The key of a context's person at a server; a new person if the context has no cookie."""
    for cookie in context.cookies(server.base):
        if cookie["name"] == COOKIE:
            return key("person", cookie["value"].partition(".")[0])
    secret = new_secret()
    with closing(sqlite3.connect(server.store)) as store:
        [(sign_key,)] = store.execute("SELECT value FROM marks WHERE name = ?", (COOKIE_KEY,))
    value = signed(sign_key, secret, 0, "made-a-test")
    context.add_cookies(
        [{"name": COOKIE, "value": value, "url": server.base, "httpOnly": True, "sameSite": "Lax"}]
    )
    return key("person", secret)


def _ask(context: BrowserContext, method: str, url: str, body: dict[str, Any] | None = None) -> Any:
    answer = context.request.fetch(url, method=method, data=body)
    assert answer.ok, f"{method} {url}: {answer.status} {answer.text()}"
    return answer.json()
