"""Watches pages for faults: errors, failed requests, requests to other servers."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebSocket

TELL_VIOLATIONS: Final = """
document.addEventListener('securitypolicyviolation', (event) => console.error(
  `The policy forbids ${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile || ''}`));
"""
INSIDE: Final = ("data", "blob", "about")
"""Schemes of addresses that ask nobody."""


class Watch:
    """Watches all pages of a context, from before they are opened.

    ``faults`` is all that went wrong; ``frames`` what their sockets received, in order.
    """

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.place = urlsplit(base).netloc
        self.forget()
        context.add_init_script(TELL_VIOLATIONS)
        context.on("page", self._page)
        context.on("request", self._request)
        context.on("console", self._console)
        context.on("weberror", lambda wrong: self._fault(f"An error nobody caught: {wrong.error}"))

    def forget(self) -> None:
        """Begin anew."""
        self.faults: list[str] = []
        self.frames: list[str] = []
        self.requests: list[str] = []
        self.sockets: list[WebSocket] = []
        self.allowed: list[str] = []

    def allow(self, pattern: str) -> None:
        """Let a fault pass that a test brings about."""
        self.allowed.append(pattern)

    def uncalled_for(self) -> list[str]:
        """The faults that no test asked for."""
        return [
            fault
            for fault in self.faults
            if not any(re.search(pattern, fault) for pattern in self.allowed)
        ]

    def _page(self, page: Page) -> None:
        page.on("websocket", self._socket)
        page.on("crash", lambda _: self._fault("The page crashed."))

    def _socket(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        if urlsplit(socket.url).netloc != self.place:
            self._fault(f"A socket to another server: {socket.url}")
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        parts = urlsplit(request.url)
        if parts.scheme not in INSIDE and parts.netloc != self.place:
            self._fault(f"A request to another server: {request.url}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            self._fault(f"The console, {message.type}: {message.text} {message.location['url']}")

    def _fault(self, fault: str) -> None:
        self.faults.append(fault)
