"""How a refusal is answered: to programs as JSON, to persons as a page that says the sentence."""

from __future__ import annotations

import logging
from typing import Final

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException

from regalia.engine.errors import BadOption, Refusal
from regalia.page.renderer import Renderer
from regalia.server.hub import Closed, NotFound
from regalia.server.insight import Busy
from regalia.server.messages import BadBody
from regalia.server.storage import BadStore
from regalia.server.validation import of_address
from regalia.table.chairs import Forbidden, Unknown, Untimely

log = logging.getLogger("regalia.server")

FAILED: Final = "Something went wrong here; it has been noted. Try again in a moment."
"""What is told of a fault of ours, which is for the log alone."""
STATUSES: Final[tuple[tuple[type[Refusal], int], ...]] = (
    (NotFound, 404),
    (Unknown, 404),
    (Forbidden, 403),
    (Untimely, 409),
    (Closed, 409),
    (BadStore, 503),
    (Busy, 503),
    (BadOption, 422),
    (BadBody, 422),
)
FOR_PROGRAMS: Final = ("/api/", "/openapi.json")
"""How the paths begin whose answers are JSON; all others are pages."""


def status_of(error: Exception) -> int:
    """The status with which a refusal is answered."""
    return next((number for kind, number in STATUSES if isinstance(error, kind)), 400)


class ErrorResponses:
    """Answers what was refused."""

    def __init__(self, renderer: Renderer) -> None:
        self.renderer = renderer

    def response(self, path: str, status: int, sentence: str, back: str = "") -> Response:
        """What is answered to a request for this path; ``back`` is where one goes on from it."""
        sendable = sentence.encode(errors="replace").decode()  # half a character may be quoted
        if path.startswith(FOR_PROGRAMS):
            return JSONResponse({"sentence": sendable}, status)
        return self.page(status, sendable, back=back or _back(path))

    def page(self, status: int, sentence: str, **told: object) -> HTMLResponse:
        """The page that says the sentence; ``told`` is what refused.html is told besides."""
        html = self.renderer.document("refused.html", None, sentence=sentence, **told)
        return HTMLResponse(html, status)

    # What FastAPI calls.

    async def refused(self, request: Request, error: Exception) -> Response:
        """A refusal of ours."""
        back = "/" if isinstance(error, NotFound) else ""
        return self.response(request.url.path, status_of(error), str(error), back)

    async def unknown_token(self, request: Request, error: Exception) -> Response:
        """A token that opens nothing."""
        return self.response(request.url.path, 401, str(error))

    async def not_understood(self, request: Request, error: Exception) -> Response:
        """What part of the address cannot be, in one sentence: the first of them."""
        assert isinstance(error, RequestValidationError)
        return self.response(request.url.path, 422, of_address(error.errors()[0]))

    async def no_such_page(self, request: Request, error: Exception) -> Response:
        """What the router itself refuses."""
        assert isinstance(error, HTTPException)
        text = {404: "There is no such page.", 405: "That cannot be done here."}
        sentence = text.get(error.status_code, f"{error.detail}.")
        answer = self.response(request.url.path, error.status_code, sentence)
        answer.headers.update(error.headers or {})
        return answer

    async def failed(self, request: Request, error: Exception) -> Response:
        """A fault of ours, which is noted in the log and told nobody."""
        path = request.url.path
        log.error("%s %s failed", request.method, path, exc_info=error)
        try:
            return self.response(path, 500, FAILED)
        except Exception:  # it may be what all pages share
            return PlainTextResponse(FAILED, 500)


def _back(path: str) -> str:
    """Where one goes on from what was refused: the table it was about, or home."""
    _, room, *rest = [*path.split("/"), ""]
    if room == "table" and len(rest) > 2 and rest[0].isalnum() and rest[0].isascii():
        return f"/table/{rest[0]}/text" if rest[1] == "text" else f"/table/{rest[0]}"
    return "/"
