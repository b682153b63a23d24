"""Making tables and taking seats over HTTP."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TypeVar
from urllib.parse import urlencode, urlsplit

import httpx
import msgspec
from msgspec import UNSET, UnsetType

from regalia import wire
from regalia.engine.errors import Refusal

Answer = TypeVar("Answer", bound=msgspec.Struct)
Value = TypeVar("Value", int, str)

FINAL_STATUSES: Final = {
    400: "The server does not understand the request.",
    401: "The server does not know the token.",
    403: "The server does not allow it.",
    404: "There is no such table at the server.",
}


class Unreachable(Refusal):
    """The server does not answer, or is not a Regalia server."""


class Refused(Refusal):
    """A refusal with the server's sentence. ``status`` is an HTTP status or a close code."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence)
        self.status = status


@dataclass(frozen=True, slots=True)
class Address:
    """The address of a server, of a table, or of an invitation.

    >>> Address.read("http://localhost:8000/table/k3v9").table
    'k3v9'
    >>> Address.read("https://example.org/join/secret")
    Address(base='https://example.org', table='', invitation='secret')
    """

    base: str
    table: str = ""
    invitation: str = ""

    @staticmethod
    def read(url: str) -> Address:
        """Parse an address.

        Raises:
            Refusal: it is not an address of a server, table or invitation.
        """
        try:
            parts = urlsplit(url.strip())
            plain = url.strip().isprintable() and not any(map(str.isspace, url.strip()))
            good = plain and parts.scheme in ("http", "https")
            good = good and bool(parts.hostname) and parts.port != 0
        except ValueError:
            good = False
        if not good:
            raise Refusal(
                "An address begins with http:// or https://, as "
                f"http://localhost:8000/table/k3v9x2m7qw; “{url[:60]}” does not name a server."
            )
        base = f"{parts.scheme}://{parts.netloc}"
        match [part for part in parts.path.split("/") if part]:
            case []:
                return Address(base)
            case ["table", table] | ["table", table, "text"]:
                return Address(base, table=table)
            case ["join", invitation]:
                return Address(base, invitation=invitation)
        raise Refusal(
            f"“{parts.path[:60]}” is not a page to join: give the address of a table (…/table/ID), "
            "an invitation (…/join/SECRET), or the server's alone."
        )

    def url(self) -> str:
        """The address as a URL."""
        if self.invitation:
            return f"{self.base}/join/{self.invitation}"
        return f"{self.base}/table/{self.table}" if self.table else self.base


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat that the client holds: the table's address, the seat from 0, and its token."""

    address: str
    seat: int
    token: str


class Lobby:
    """Tables before the game, over HTTP: ``async with Lobby("http://localhost:8000") as lobby``.

    Every method raises `Unreachable` or `Refused`. ``token`` is that of the table's host, or, to
    leave a seat, that of the seat.
    """

    def __init__(self, base: str, transport: httpx.AsyncBaseTransport | None = None) -> None:
        self.base = Address.read(base).base
        self.http = httpx.AsyncClient(base_url=self.base, timeout=10.0, transport=transport)

    async def __aenter__(self) -> Lobby:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def games(self) -> list[wire.Game]:
        """The games: seats, options, kinds of bots."""
        return (await self._ask(wire.Games, "GET", "/api/games")).games

    async def game(self, name: str, seats: int | None = None, data: str = "") -> wire.GameDetails:
        """One game: its rules in words, and the schemas of observations and events.

        ``data`` are other cards, by their name or hash.
        """
        asked = {"data": data} if data else {}
        if seats is not None:
            asked["seats"] = str(seats)
        query = f"?{urlencode(asked)}" if asked else ""
        return await self._ask(wire.GameDetails, "GET", f"/api/games/{name}{query}")

    async def tables(self) -> list[wire.Table]:
        """The tables that wait for players."""
        return (await self._ask(wire.Tables, "GET", "/api/tables")).tables

    async def table(self, table: str) -> wire.Table:
        """A table: who sits where, whether it has begun."""
        return (await self._done("GET", f"/api/tables/{table}")).table

    async def make(
        self,
        game: str,
        seats: int,
        options: Mapping[str, int] | None = None,
        *,
        listed: bool = False,
        pace: int | None = None,
        window: int | UnsetType = UNSET,
        timing: wire.Timing | UnsetType = UNSET,
        data: str = "",
        several_seats: bool = False,
    ) -> tuple[wire.Table, str]:
        """Make a table as its host; returns the table and the host's token.

        ``listed``, ``pace``, ``window``, ``timing``, ``data`` and ``several_seats`` are as in
        `wire.NewTable`.
        """
        wanted = wire.NewTable(
            game=game,
            seats=seats,
            options=dict(options or {}),
            listed=listed,
            pace=wire.DEFAULT_PACE if pace is None else pace,
            window=window,
            timing=timing,
            data=data,
            several_seats=several_seats,
            token=True,
        )
        made = await self._done("POST", "/api/tables", wanted)
        return made.table, self._given(made.token)

    async def sit(self, table: str, seat: int, name: str, *, automatic: bool = False) -> Seat:
        """Sit down in a free seat; ``automatic`` is as in `wire.SitDown`."""
        wanted = wire.SitDown(name=name, token=True, automatic=automatic or UNSET)
        return self._seat(await self._done("POST", f"/api/tables/{table}/seats/{seat}", wanted))

    async def accept(self, invitation: str, name: str, *, automatic: bool = False) -> Seat:
        """Exchange the secret of an invitation for its seat; ``automatic`` as in `sit`."""
        wanted = wire.AcceptInvitation(
            invitation=invitation, name=name, token=True, automatic=automatic or UNSET
        )
        return self._seat(await self._done("POST", "/api/invitations", wanted))

    async def leave(self, table: str, seat: int, token: str) -> None:
        """Leave a seat before the game. The host may free any seat."""
        await self._done("DELETE", f"/api/tables/{table}/seats/{seat}", token=token)

    async def fill(self, table: str, seat: int, kind: str, token: str) -> None:
        """As the host, give a free seat to a bot."""
        wanted = wire.SetBot(kind=kind)
        await self._done("PUT", f"/api/tables/{table}/seats/{seat}/bot", wanted, token)

    async def invite(self, table: str, seat: int, token: str) -> str:
        """As the host, reserve a free seat; returns the address that opens it once."""
        place = f"/api/tables/{table}/seats/{seat}/invitation"
        got = await self._done("POST", place, token=token)
        return f"{self.base}/join/{self._given(got.invitation)}"

    async def start(self, table: str, token: str) -> None:
        """As the host, begin the game once no seat is free."""
        await self._done("POST", f"/api/tables/{table}/start", token=token)

    async def set_listed(self, table: str, listed: bool, token: str) -> None:
        """As the host, list a table before its game, or take it off the list."""
        wanted = wire.SetListed(listed=listed)
        await self._done("PUT", f"/api/tables/{table}/listed", wanted, token)

    async def close(self, table: str, token: str) -> None:
        """As the host, close a table before its game."""
        await self._done("DELETE", f"/api/tables/{table}", token=token)

    async def record(self, table: str) -> str:
        """The record of a game that is over."""
        return (await self._send("GET", f"/api/tables/{table}/record")).text

    def _seat(self, got: wire.TableResponse) -> Seat:
        address = Address(self.base, table=got.table.id).url()
        return Seat(address, self._given(got.seat), self._given(got.token))

    def _given(self, found: Value | msgspec.UnsetType) -> Value:
        """The value of a field that this response always has."""
        if isinstance(found, msgspec.UnsetType):
            raise self._strange()
        return found

    def _strange(self) -> Unreachable:
        return Unreachable(f"{self.base} does not answer as a Regalia server does.")

    async def _done(
        self, method: str, path: str, body: msgspec.Struct | None = None, token: str = ""
    ) -> wire.TableResponse:
        return await self._ask(wire.TableResponse, method, path, body, token)

    async def _ask(
        self,
        kind: type[Answer],
        method: str,
        path: str,
        body: msgspec.Struct | None = None,
        token: str = "",
    ) -> Answer:
        answer = await self._send(method, path, body, token)
        try:
            return msgspec.json.decode(answer.content, type=kind)
        except (msgspec.DecodeError, UnicodeError):
            raise self._strange() from None

    async def _send(
        self, method: str, path: str, body: msgspec.Struct | None = None, token: str = ""
    ) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        content = None
        if body is not None:
            content = msgspec.json.encode(body)
            headers["Content-Type"] = "application/json"
        try:
            answer = await self.http.request(method, path, content=content, headers=headers)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise Unreachable(f"{self.base} cannot be reached: {_cause(error)}.") from None
        if answer.is_success:
            return answer
        sentence = ""
        with suppress(msgspec.DecodeError, UnicodeError):
            sentence = msgspec.json.decode(answer.content, type=wire.ErrorResponse).sentence
        if not sentence:
            sentence = FINAL_STATUSES.get(
                answer.status_code, f"{self.base} answers with status {answer.status_code}."
            )
        raise Refused(sentence, answer.status_code)


def _cause(error: Exception) -> str:
    """The cause of a failed request, as part of a sentence."""
    if isinstance(error, httpx.TimeoutException):
        return "it does not answer in time"
    if isinstance(error, httpx.ConnectError):
        return "nobody answers there"
    return (str(error) or "the connection was lost").rstrip(".")
