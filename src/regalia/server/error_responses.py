"""Answers to refused requests: JSON for programs, a page for people."""

from __future__ import annotations

import logging
from typing import Final, TypeVar

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException

from regalia.engine.errors import BadOption, Refusal
from regalia.page.renderer import Renderer
from regalia.server.aside import Busy
from regalia.server.live_table import Closed, NotFound
from regalia.server.messages import BadBody
from regalia.server.server_log import Reason, refused
from regalia.server.store_lock import BadStore
from regalia.server.usage import OverLimit
from regalia.server.validation import parameter_error
from regalia.table.chairs import Forbidden, Unknown, Untimely

log = logging.getLogger("regalia.server")

FAILED: Final = "Something went wrong here; it has been noted. Try again in a moment."
"""The answer to any internal error; the details go to the log."""
STORE_SECONDS: Final = 5
"""Seconds after which to try again what could not be stored or read."""
STATUSES: Final[tuple[tuple[type[Refusal], int], ...]] = (
    (NotFound, 404),
    (Unknown, 404),
    (Forbidden, 403),
    (Untimely, 409),
    (Closed, 409),
    (BadStore, 503),
    (OverLimit, 429),
    (Busy, 503),
    (BadOption, 422),
    (BadBody, 422),
)
FOR_PROGRAMS: Final = ("/api/", "/openapi.json")
"""Prefixes of the paths that answer JSON; all others answer pages."""


def status_of(error: Exception) -> int:
    """The HTTP status of a refusal."""
    return next((number for kind, number in STATUSES if isinstance(error, kind)), 400)


Answer = TypeVar("Answer", bound=Response)


def refuse(answer: Answer, error: Exception) -> Answer:
    """The answer with the status of a refusal, and in how many seconds to come back if it says."""
    answer.status_code = status_of(error)
    if isinstance(error, OverLimit | Busy):
        answer.headers["retry-after"] = str(error.seconds)
    elif isinstance(error, BadStore):
        answer.headers["retry-after"] = str(STORE_SECONDS)
    return answer


class ErrorResponses:
    """Builds the answers to refused requests and to errors."""

    def __init__(self, renderer: Renderer) -> None:
        self.renderer = renderer

    def response(self, path: str, status: int, sentence: str, back: str = "") -> Response:
        """The answer to a refused request for this path; ``back`` is the page's link to go on."""
        sendable = sentence.encode(errors="replace").decode()  # it may quote half a surrogate pair
        if path.startswith(FOR_PROGRAMS):
            return JSONResponse({"sentence": sendable}, status)
        return self.page(status, sendable, back=back or _back_link(path))

    def page(self, status: int, sentence: str, **context: object) -> HTMLResponse:
        """A page with the sentence; ``context`` goes to the template refused.html."""
        html = self.renderer.document("refused.html", None, sentence=sentence, **context)
        return HTMLResponse(html, status)

    # Exception handlers for FastAPI.

    async def refused(self, request: Request, error: Exception) -> Response:
        """Answer a refusal."""
        back = "/" if isinstance(error, NotFound) else ""
        return refuse(self.response(request.url.path, status_of(error), str(error), back), error)

    async def unknown_token(self, request: Request, error: Exception) -> Response:
        """Answer a request with an unknown token."""
        refused(request.client.host if request.client else "", Reason.TOKEN)
        return self.response(request.url.path, 401, str(error))

    async def not_understood(self, request: Request, error: Exception) -> Response:
        """Answer the first invalid part of an address."""
        assert isinstance(error, RequestValidationError)
        return self.response(request.url.path, 422, parameter_error(error.errors()[0]))

    async def no_such_page(self, request: Request, error: Exception) -> Response:
        """Answer an error of the router."""
        assert isinstance(error, HTTPException)
        text = {404: "There is no such page.", 405: "That cannot be done here."}
        sentence = text.get(error.status_code, f"{error.detail}.")
        answer = self.response(request.url.path, error.status_code, sentence)
        answer.headers.update(error.headers or {})
        return answer

    async def failed(self, request: Request, error: Exception) -> Response:
        """Log an internal error and answer without details."""
        path = request.url.path
        log.error("%s %s failed", request.method, path, exc_info=error)
        try:
            return self.response(path, 500, FAILED)
        except Exception:  # what failed may be part of every page
            return PlainTextResponse(FAILED, 500)


def _back_link(path: str) -> str:
    """The link to go on from a refusal: the table, or the front page."""
    _, room, *rest = [*path.split("/"), ""]
    if room == "table" and len(rest) > 2 and rest[0].isalnum() and rest[0].isascii():
        return f"/table/{rest[0]}/text" if rest[1] == "text" else f"/table/{rest[0]}"
    return "/"
