"""The web application: HTTP API, pages and sockets over one `TableHub`."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager, suppress
from math import inf
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

import regalia
from regalia import bots, games
from regalia.engine.errors import Refusal
from regalia.page.renderer import Renderer
from regalia.server import descriptors
from regalia.server.api import ApiRoutes
from regalia.server.aside import STOPPING
from regalia.server.compiling import form_sentence
from regalia.server.devices import Devices
from regalia.server.doorkeeper import SHUT_OUT, Doorkeeper
from regalia.server.error_responses import ErrorResponses
from regalia.server.fair_queue import never
from regalia.server.forms import Forms
from regalia.server.hub import TableHub
from regalia.server.identity import HostPolicy, headers_of
from regalia.server.limits import (
    CHANGE_COST,
    EXPLANATION_SECONDS,
    FLIP_COST,
    LONGEST_ADDRESS,
    LONGEST_MESSAGE,
    MOST_FIELDS,
    REQUEST_BURST,
    REQUEST_RATE,
    TABLE_COST,
)
from regalia.server.openapi import components
from regalia.server.pages import Pages
from regalia.server.people import People, without_others_cookies
from regalia.server.player_credit import TableCredit, player_at
from regalia.server.protocols import ENDED
from regalia.server.rate_limiter import RateLimiters, limit_key
from regalia.server.server_log import Reason, refused
from regalia.server.table_pages import TablePages
from regalia.server.table_service import TableService, UnknownToken
from regalia.server.usage import PLAYER, SENDER, OverLimit
from regalia.server.viewer import Viewers

log = logging.getLogger("regalia.server")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Any]

OF_TABLE: Final = re.compile("(?:/api/tables|/table)/([a-z0-9]+)(?:/.*)?")
"""Paths of a table, for which its host and who has a seat there have a credit of their own."""
HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # with no-referrer, browsers send forms without an Origin
    (b"cache-control", b"no-store"),
)


class SelfDescribing(FastAPI):
    """A FastAPI that serves /openapi.json from the schemas of the wire and of the games."""

    def __init__(self, hub: TableHub, **named: Any) -> None:
        super().__init__(
            openapi_url=None, **named
        )  # FastAPI would encode the document for each request
        self.hub = hub
        self.document = b""
        self.add_api_route("/openapi.json", self.described, include_in_schema=False)

    async def described(self) -> Response:
        """The OpenAPI document; made at the first request."""
        if not self.document:
            document = super().openapi()
            found = components(self.hub.game(name) for name in games.names())
            document["components"] = {"schemas": found}
            self.document = msgspec.json.encode(document)
        return Response(self.document, media_type="application/json")


class App:
    """The ASGI application. Set ``limited`` to false only to measure load on your own machine."""

    def __init__(
        self,
        hub: TableHub,
        host_policy: HostPolicy,
        limited: bool = True,
        secure: bool = False,
        ready: Callable[[], None] | None = None,
        form: Callable[[], str] = form_sentence,
        door: Doorkeeper | None = None,
    ) -> None:
        self.hub = hub
        self.host_policy = host_policy
        self.limits = RateLimiters(REQUEST_BURST, REQUEST_RATE) if limited else None
        self.credit = TableCredit()
        self.renderer = Renderer(bots.DESCRIPTIONS, bots.DEFAULT, form)
        limits = RateLimiters(REQUEST_BURST, REQUEST_RATE) if limited else None
        self.door = door or Doorkeeper(hub.storage.path)
        self.people = People(hub.storage, secure)
        self.viewers = Viewers(
            hub, host_policy, self.renderer, limits, self.credit, self.door, self.people
        )
        self.ready = ready
        self.http = SelfDescribing(
            hub,
            title="Regalia",
            version=regalia.__version__,
            summary="Tables for games of crown and council; docs/wire.md describes the rest.",
            docs_url=None,  # the built-in pages load code from other sites
            redoc_url=None,
            lifespan=self._lifespan,
        )
        service = TableService(hub, self.people, self.door)
        self.http.include_router(ApiRoutes(service).router)
        self.table_pages = TablePages(hub, self.renderer, self.people)
        self.http.include_router(self.table_pages.router)
        self.errors = ErrorResponses(self.renderer)
        self.http.include_router(Pages(service, self.errors).router)
        self.http.include_router(Forms(service, self.errors).router)
        self.http.include_router(Devices(service, self.errors, self.viewers).router)
        self.http.add_exception_handler(Refusal, self.errors.refused)
        self.http.add_exception_handler(UnknownToken, self.errors.unknown_token)
        self.http.add_exception_handler(RequestValidationError, self.errors.not_understood)
        self.http.add_exception_handler(HTTPException, self.errors.no_such_page)
        self.http.add_exception_handler(Exception, self.errors.failed)

    def stop_waiting(self) -> None:
        """Refuse all who wait for what takes long, before the stop waits for requests."""
        self.hub.turnstile.stop()
        self.table_pages.insight.stop()
        self.hub.aside.pending.stop()

    @asynccontextmanager
    async def _lifespan(self, _app: FastAPI) -> AsyncIterator[None]:
        self.people.load()
        self.hub.start()
        loop = asyncio.get_running_loop()
        silent = loop.create_task(self.viewers.close_silent())
        watching = loop.create_task(self.door.watch(self.viewers.close_shut_out))
        descriptors_watch = loop.create_task(descriptors.watch())
        if self.ready is not None:
            self.ready()
        yield
        silent.cancel()
        watching.cancel()
        descriptors_watch.cancel()
        await self.hub.stop()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection or request."""
        if scope["type"] == "websocket":
            await self.viewers(scope, receive, send)
        elif scope["type"] == "http":
            await self._serve(scope, receive, send)
        else:
            await self.http(scope, receive, send)

    def _wait_for_table(self, scope: Scope, address: str, now: float) -> float:
        """The seconds until a table's host, or who has a seat there, may ask for it (`OF_TABLE`).

        Infinite for any other request, and at a table that is not in memory.
        """
        path = OF_TABLE.fullmatch(scope["path"])
        live = self.hub.live.get(path[1]) if path is not None else None
        if live is None:
            return inf
        return self.credit.wait(live, self.people.sender_of(scope), address, now)

    def _player(self, scope: Scope) -> str:
        """The player who sends a request about their table (`player_at`); empty for any other."""
        path = OF_TABLE.fullmatch(scope["path"])
        if path is None:
            return ""
        return player_at(self.hub, path[1], lambda: self.people.sender_of(scope))

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one HTTP request, if its host, sender and size are allowed."""
        admitted = False

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", ()))
                names = {name.lower() for name, _ in headers}
                message["headers"] = headers + [pair for pair in HEADERS if pair[0] not in names]
                if admitted and b"set-cookie" not in names:
                    message["headers"] += self.people.renewed(scope)
            await send(message)

        async def refuse(status: int, sentence: str, retry: int = 0) -> None:
            response = self.errors.response(scope["path"], status, sentence)
            if retry:
                response.headers["retry-after"] = str(retry)
            await response(scope, receive, send_with_headers)

        scope["headers"] = without_others_cookies(scope["headers"])
        client = scope["client"][0] if scope.get("client") else ""
        address = limit_key(client)
        problem = self.host_policy.error(headers_of(scope), scope["scheme"])
        if problem:
            refused(client, Reason.FOREIGN)
            await refuse(403, problem)
            return
        if self.door.is_shut_out(client):
            refused(client, Reason.SHUT_OUT)
            await refuse(403, SHUT_OUT)
            return
        if self.limits is not None:
            SENDER.set(address)
            cost, now = _cost(scope), time.monotonic()
            wait = self.limits.wait(address, cost, now)
            if wait > 0.0:
                of_player = self._wait_for_table(scope, address, now)
                wait = wait if of_player == inf else of_player
            else:
                self.limits.take(address, cost, now)
            if wait > 0.0:
                error = OverLimit("Too many requests from your address", wait)
                refused(client, Reason.REQUESTS)
                await refuse(429, str(error), error.seconds)
                return
        try:
            body = await _read(receive)
        except ClientDisconnect:
            return
        if body is None:
            refused(client, Reason.TOO_LARGE)
            await refuse(413, f"A request holds at most {LONGEST_MESSAGE} bytes.")
            return
        ended = scope.get("extensions", {}).get(ENDED, never)
        player = self._player(scope)
        PLAYER.set(player)
        if not await self.hub.turnstile.turn(address, ended, player):
            if not ended():
                await refuse(503, STOPPING, EXPLANATION_SECONDS)
            return
        length, query = len(scope["raw_path"]), scope["query_string"]
        if length + len(query) > LONGEST_ADDRESS or query.count(b"&") >= MOST_FIELDS:
            refused(client, Reason.TOO_LARGE)
            most = f"{LONGEST_ADDRESS} bytes and {MOST_FIELDS} fields"
            await refuse(414, f"An address holds at most {most}.")
            return
        admitted = not scope["path"].startswith("/static/")
        sent = False

        async def receive_whole() -> MutableMapping[str, Any]:
            nonlocal sent
            if sent:
                return await receive()
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        with suppress(Exception):  # already answered and logged; Starlette raises it again
            await self.http(scope, receive_whole, send_with_headers)


def _cost(scope: Scope) -> float:
    """The cost of a request.

    Static files are free: they are in memory, browsers cache them, a first page needs a dozen of
    them, and many people may share an address.
    """
    path = scope["path"]
    if scope["method"] in ("GET", "HEAD"):
        if path.startswith("/static/"):
            return 0.0
        return FLIP_COST if path.endswith("/replay/regions") else 1.0
    makes = path == "/api/tables" or path.startswith("/new/") or path.endswith("/again")
    return TABLE_COST if makes else CHANGE_COST


async def _read(receive: Receive) -> bytes | None:
    """The body of a request, or None if it is too long.

    Raises:
        ClientDisconnect: it ends before the whole has come.
    """
    body = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise ClientDisconnect
        part: bytes = message.get("body", b"")
        body += part
        if len(body) > LONGEST_MESSAGE:
            return None
        if not message.get("more_body", False):
            return body
