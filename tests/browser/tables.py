"""Tables for tests, made at once by the wire's HTTP with a visitor's own cookie."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from typing import Any
from unittest.mock import patch

from playwright.sync_api import BrowserContext


class Table:
    """A table of which the person of a context is the host."""

    def __init__(self, context: BrowserContext, base: str, name: str) -> None:
        self.context = context
        self.base = base
        self.id = name

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
        """A new table: the host sits in a seat for each of the names, bots in the last ``bots``."""
        made = _ask(
            context,
            "POST",
            f"{base}/api/tables",
            {"game": game, "seats": seats, "pace": pace, **more},
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

    def sit(self, seat: int, name: str) -> None:
        self.ask("POST", f"/seats/{seat}", {"name": name})

    def start(self) -> None:
        self.ask("POST", "/start", {})

    def invite(self, seat: int) -> str:
        """The address of an invitation to a seat."""
        secret: str = self.ask("POST", f"/seats/{seat}/invitation", {})["invitation"]
        return f"{self.base}/join/{secret}"

    def told(self) -> Any:
        """The table as everybody may know it."""
        return self.ask("GET", "")["table"]

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        return _ask(self.context, method, f"{self.base}/api/tables/{self.id}{path}", body)


@contextmanager
def dealt(seed: int) -> Iterator[None]:
    """Secrets of a `Hosted` server follow from a seed: the same deals, in the same order."""
    numbers = count()

    def token_bytes(size: int = 32) -> bytes:
        digest = sha256(f"{seed} {next(numbers)}".encode()).digest()
        return (digest * (size // len(digest) + 1))[:size]

    with patch("secrets.token_bytes", token_bytes):
        yield


def _ask(context: BrowserContext, method: str, url: str, body: dict[str, Any] | None = None) -> Any:
    answer = context.request.fetch(url, method=method, data=body)
    assert answer.ok, f"{method} {url}: {answer.status} {answer.text()}"
    return answer.json()
