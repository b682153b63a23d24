"""The web application: the HTTP API and the sockets over one house, behind one gate."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

import regalia
from regalia.engine.errors import BadOption, Refusal
from regalia.page.painter import Painter
from regalia.server.api import Desk
from regalia.server.credit import Credits
from regalia.server.house import Closed, Gone, House
from regalia.server.identity import Gate, headers_of
from regalia.server.messages import LONGEST
from regalia.server.reception import Reception, UnknownToken
from regalia.server.showing import Showing
from regalia.server.storage import BadStore
from regalia.server.viewer import Viewers, answer
from regalia.table.chairs import Forbidden, Unknown, Untimely

log = logging.getLogger("regalia.server")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Any]

STATUSES: Final[tuple[tuple[type[Refusal], int], ...]] = (
    (Gone, 404),
    (Unknown, 404),
    (Forbidden, 403),
    (Untimely, 409),
    (Closed, 409),
    (BadStore, 503),
    (BadOption, 422),
)
BURST: Final = 120.0
RATE: Final = 10.0
CHANGE_COST: Final = 4.0
"""What a request costs that changes something; one that only reads costs 1."""
TABLE_COST: Final = 10.0
"""What a new table costs, which stays in the store."""

HEADERS: Final = (
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cache-control", b"no-store"),
)


class App:
    """The ASGI application. ``limited`` is false only where one's own load is measured."""

    def __init__(
        self,
        house: House,
        gate: Gate,
        limited: bool = True,
        secure: bool = False,
        ready: Callable[[], None] | None = None,
    ) -> None:
        self.house = house
        self.gate = gate
        self.limits = Credits(BURST, RATE) if limited else None
        self.painter = Painter()
        limits = Credits(BURST, RATE) if limited else None
        self.viewers = Viewers(house, gate, self.painter, limits)
        self.ready = ready
        self.http = FastAPI(
            title="Regalia",
            version=regalia.__version__,
            summary="Tables for games of crown and council; docs/wire.md tells the rest.",
            docs_url=None,  # their pages load code from elsewhere
            redoc_url=None,
            lifespan=self._lifespan,
        )
        reception = Reception(house, secure)
        self.http.include_router(Desk(house, reception).router)
        self.http.include_router(Showing(house, self.painter).router)
        self.http.add_exception_handler(Refusal, _refused)
        self.http.add_exception_handler(UnknownToken, _unknown_token)
        self.http.add_exception_handler(RequestValidationError, _not_understood)
        self.http.add_exception_handler(HTTPException, _no_such_page)

    @asynccontextmanager
    async def _lifespan(self, _app: FastAPI) -> AsyncIterator[None]:
        self.house.start()
        silent = asyncio.get_running_loop().create_task(self.viewers.send_away_the_silent())
        if self.ready is not None:
            self.ready()
        yield
        silent.cancel()
        await self.house.stop()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection or request."""
        if scope["type"] == "websocket":
            await self.viewers(scope, receive, send)
        elif scope["type"] == "http":
            await self._serve(scope, receive, send)
        else:
            await self.http(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One HTTP request, if it is ours, small, and not one of too many."""

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        objection = self.gate.objection(headers_of(scope))
        if objection:
            await answer(send_with_headers, 403, objection)
            return
        address = scope["client"][0] if scope.get("client") else ""
        if self.limits is not None and not self.limits.take(
            address, _cost(scope), time.monotonic()
        ):
            await answer(send_with_headers, 429, "Too many requests; wait a little.")
            return
        body = await _read(receive)
        if body is None:
            await answer(send_with_headers, 413, f"A request holds at most {LONGEST} bytes.")
            return
        given = False

        async def receive_whole() -> MutableMapping[str, Any]:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.http(scope, receive_whole, send_with_headers)


def _cost(scope: Scope) -> float:
    if scope["method"] in ("GET", "HEAD"):
        return 1.0
    return TABLE_COST if scope["path"] == "/api/tables" else CHANGE_COST


async def _read(receive: Receive) -> bytes | None:
    """The body of a request, or None if it is too large."""
    body = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return body
        part: bytes = message.get("body", b"")
        body += part
        if len(body) > LONGEST:
            return None
        if not message.get("more_body", False):
            return body


def _sentence(status: int, sentence: str) -> JSONResponse:
    sendable = sentence.encode(errors="replace").decode()  # half a character may be quoted
    return JSONResponse({"sentence": sendable}, status)


async def _refused(_request: Request, wrong: Exception) -> JSONResponse:
    status = next((number for kind, number in STATUSES if isinstance(wrong, kind)), 400)
    return _sentence(status, str(wrong))


async def _unknown_token(_request: Request, wrong: Exception) -> JSONResponse:
    return _sentence(401, str(wrong))


async def _not_understood(_request: Request, wrong: Exception) -> JSONResponse:
    """What the first of the faults is, where it is, in one sentence."""
    assert isinstance(wrong, RequestValidationError)
    fault = wrong.errors()[0]
    if fault["type"] == "json_invalid":
        return _sentence(400, "The body of the request is no JSON.")
    if fault["type"] == "model_attributes_type":
        return _sentence(422, "The body must be a JSON object, sent as application/json.")
    place = ".".join(str(part) for part in fault["loc"] if part not in ("body", "path", "query"))
    shown = "".join(letter for letter in place if letter.isprintable())[:60]
    what = f"The value of “{shown}”" if shown else "The body"
    said = fault["msg"].rstrip(".")
    return _sentence(422, f"{what} cannot be taken: {said[:1].lower()}{said[1:]}.")


async def _no_such_page(_request: Request, wrong: Exception) -> JSONResponse:
    assert isinstance(wrong, HTTPException)
    text = {404: "There is no such page.", 405: "That cannot be done here."}
    answer = _sentence(wrong.status_code, text.get(wrong.status_code, f"{wrong.detail}."))
    answer.headers.update(wrong.headers or {})
    return answer
