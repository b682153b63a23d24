"""A minimal WebSocket and HTTP client, fast enough not to distort measurements."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec

HOST: Final = "127.0.0.1"
PATIENCE: Final = 20.0
"""Seconds in which a WebSocket must open."""

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
"""First bytes of whole frames."""


class Socket(asyncio.Protocol):
    """The client's end of a WebSocket. ``heard`` gets each text, ``gone`` a final sentence."""

    def __init__(
        self,
        port: int,
        path: str,
        headers: dict[str, str],
        heard: Callable[[bytes], None],
        gone: Callable[[str], None],
    ) -> None:
        self.port = port
        self.head = _head(
            f"GET {path}",
            port,
            {
                "Connection": "Upgrade",
                "Upgrade": "websocket",
                "Sec-WebSocket-Version": "13",
                "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
                **headers,
            },
        )
        self.heard = heard
        self.gone = gone
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self.rest = b""
        self.closed = False

    async def open(self) -> None:
        """Connect.

        Raises:
            ConnectionError: the server refuses.
            TimeoutError: it does not answer.
        """
        async with asyncio.timeout(PATIENCE):
            await asyncio.get_running_loop().create_connection(lambda: self, HOST, self.port)
            await self.opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's transport is not a subclass
        self.transport.write(self.head)

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(f"No WebSocket: {head!r} {data!r}"))
                return
            self.opened.set_result(None)
        at, size = 0, len(data)
        while at + 2 <= size:
            length, body = data[at + 1], at + 2
            if length == 126:
                body += 2
                length = int.from_bytes(data[at + 2 : body], "big")
            elif length == 127:
                body += 8
                length = int.from_bytes(data[at + 2 : body], "big")
            if body > size or body + length > size:
                break
            first, at = data[at], body + length
            self._frame(first, data[body:at])
        self.rest = data[at:]

    def _frame(self, first: int, body: bytes) -> None:
        if first == TEXT:
            if not self.closed:
                self.heard(body)
        elif first == PING:
            self.send(body, PONG)
        elif first == CLOSE:
            self._lost(f"The server closed with {int.from_bytes(body[:2], 'big')}: {body[2:]!r}.")
        elif first != PONG:
            self._lost(f"The server sent a frame that begins with {first:#x}.")

    def send(self, text: bytes, first: int = TEXT) -> None:
        """Send a text. Its mask is zero: as costly for the server to undo, free for us."""
        size = len(text)
        if size < 126:
            head = bytes((first, 0x80 | size, 0, 0, 0, 0))
        else:
            head = bytes((first, 0xFE, size >> 8, size & 255, 0, 0, 0, 0))
        self.transport.write(head + text)

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.send(b"\x03\xe8", CLOSE)
            self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"Hung up before the WebSocket: {error}"))
        self._lost(f"The server hung up: {error}.")

    def _lost(self, sentence: str) -> None:
        if not self.closed:
            self.closed = True
            self.transport.close()
            self.gone(sentence)


def _head(what: str, port: int, headers: dict[str, str]) -> bytes:
    """The head of a request."""
    lines = [f"{what} HTTP/1.1", f"Host: {HOST}:{port}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode()


class Http:
    """One connection that is kept for a few requests: ``async with Http(port) as http``."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def __aenter__(self) -> Http:
        self.reader, self.writer = await asyncio.open_connection(HOST, self.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """The JSON of an answer.

        Raises:
            ConnectionError: the status is not one of success.
        """
        content = b"" if body is None else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json", "Content-Length": str(len(content))}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        self.writer.write(_head(f"{method} {path}", self.port, headers) + content)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = next(
            int(line.partition(":")[2])
            for line in head.splitlines()
            if line.startswith("content-length:")
        )
        answer = await self.reader.readexactly(size)
        if head.split()[1][0] != "2":
            raise ConnectionError(f"{method} {path}: {head.splitlines()[0]} {answer!r}")
        return msgspec.json.decode(answer) if answer else None
