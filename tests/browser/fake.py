"""A fake server, whose messages a test decides, to test the page's script alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from time import monotonic
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, Route, WebSocketRoute

PATIENCE: Final = 30.0
"""Maximum time for a message from the page, in seconds."""
PAUSE: Final = 5
"""Time for a message to arrive, in milliseconds."""
BASE: Final = "http://regalia.test"
STATIC: Final = files("regalia.page").joinpath("static")
POLICY: Final = {"Content-Security-Policy": "default-src 'self'"}
HEAD: Final = '<!doctype html><html lang="en" data-version="v1"><title>Table</title>'
STYLE: Final = """
#story { height: 90px; overflow-y: auto } #story li { height: 30px }
[hidden] { display: none } .thing { position: absolute; width: 40px; height: 40px; top: 0; left: 0 }
.far { left: 300px }
#tip { max-width: 200px }
"""


def question(number: int, steps: str = "", actions: tuple[int, ...] = (0, 1), seat: int = 0) -> str:
    """The content of the region of the question."""
    buttons = "".join(
        f'<button type="button" id="choose-{a}" data-action="{a}">Do {a}</button>' for a in actions
    )
    back = "<button type='button' data-back>Back</button>" if steps else ""
    return (
        f'<div id="asked" data-seat="{seat}" data-question="{number}" data-steps="{steps}">'
        f'<h2 id="ask" tabindex="-1">Question {number}</h2>{buttons}{back}</div>'
    )


def document(content: str, script: str) -> str:
    """A page with a script."""
    return (
        f'{HEAD}<link rel="stylesheet" href="/static/style.css"><body>{content}'
        f'<script type="module" src="/static/{script}"></script>'
    )


class Fake:
    """Serves ``documents`` by path; its sockets are answered by the test."""

    def __init__(self, context: BrowserContext) -> None:
        self.begin({})
        context.route(f"{BASE}/**", self._serve)
        context.route_web_socket(lambda url: "/live?" in url, self._connect)

    def begin(self, documents: dict[str, str]) -> None:
        """Serve other documents, and clear the messages."""
        self.documents = documents
        self.scripts: dict[str, str] = {}
        """Documents by path, in addition to the real scripts."""
        self.sockets: list[WebSocketRoute] = []
        self.received: list[dict[str, Any]] = []
        self.on_message: Callable[[dict[str, Any]], None] | None = None
        """Called with each message from a page."""
        self.welcome: dict[str, Any] | None = None
        """The first message to a new socket."""
        self.close: int | None = None
        """The code with which new sockets are closed."""

    def _serve(self, route: Route) -> None:
        path = route.request.url.removeprefix(BASE).partition("?")[0]
        if path == "/static/style.css":
            route.fulfill(body=STYLE, content_type="text/css")
        elif path.startswith("/static/"):
            name = path.rpartition("/")[2]
            body = self.scripts.get(name) or STATIC.joinpath(name).read_text()
            route.fulfill(body=body, content_type="text/javascript", headers=POLICY)
        elif path in self.documents:
            body = self.documents[path]
            route.fulfill(body=body, content_type="text/html; charset=utf-8", headers=POLICY)
        else:
            route.fulfill(status=204)

    def _connect(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        socket.on_message(self._hear)
        if self.close is not None:
            socket.close(code=self.close)
        elif self.welcome is not None:
            self.tell(**self.welcome)

    def _hear(self, text: str | bytes) -> None:
        self.received.append(json.loads(text))
        if self.on_message is not None:
            self.on_message(self.received[-1])

    def tell(self, **message: Any) -> None:
        self.sockets[-1].send(json.dumps({"n": 1, **message}))

    def moves(self) -> list[dict[str, Any]]:
        return [message for message in self.received if message["type"] == "move"]


def until(page: Page, what: Callable[[], object]) -> None:
    """Wait until a condition on the received messages holds."""
    late = monotonic() + PATIENCE
    while not what():
        assert monotonic() < late, "It did not happen."
        page.wait_for_timeout(PAUSE)
