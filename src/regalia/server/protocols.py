"""uvicorn's protocols, with an end to what a stranger could let grow or last for ever.

Without these a request may be as long and as slow as its sender likes, pings and fragments cost
nothing and are answered into a buffer that nobody empties, and who never reads is never rid of.
"""

from __future__ import annotations

import asyncio
import time
from asyncio.transports import BaseTransport
from collections.abc import Callable
from struct import pack
from typing import Any, Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from regalia.server.rate_limiter import RateLimiter

LONGEST_REQUEST: Final = 1 << 16
"""Bytes of a request with its head, and of what comes after its answer."""
REQUEST_SECONDS: Final = 10.0
"""In so long a request must have come whole, counted from the connection or its first byte."""
STUCK_SECONDS: Final = 20.0
"""Whoever has so long left no room for what he is sent is hung up on."""
LINGER_SECONDS: Final = 10.0
"""A connection that ends is gone after so long, though its last words were not read."""
STOPPING_LINGER_SECONDS: Final = 1.0
FRAMES: Final = 60.0
FRAMES_A_SECOND: Final = 30.0
"""Credit for pings, pongs and fragments."""

FLOOD, NOT_TEXT = 1008, 1007
TEXT_FRAME: Final = 0x81
WRITE_TEXT: Final = "regalia.write_text"
LISTEN: Final = "regalia.listen"
"""Where a scope holds `Socket.write_text` and `Socket.listen`, the ways round ASGI."""
NO_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Deadline:
    """Hangs up on a connection unless it is put out in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.timer: asyncio.TimerHandle | None = None

    def light(self, transport: asyncio.WriteTransport, seconds: float) -> None:
        """Hang up in so many seconds, if it does not burn already."""
        if self.timer is None:
            self.timer = self.loop.call_later(seconds, transport.abort)

    def put_out(self) -> None:
        """Do not hang up."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class BadRequest(Exception):
    """A request that is begun before the one before it is answered."""


class Http(HttpToolsProtocol):
    """HTTP, for requests that are short, come soon and one after the other."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.received = 0
        self.arriving = Deadline(self.loop)
        self.stuck = Deadline(self.loop)
        self.ending = Deadline(self.loop)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.arriving.light(transport, REQUEST_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        for deadline in (self.arriving, self.stuck, self.ending):
            deadline.put_out()
        self._unset_keepalive_if_required()  # uvicorn does only if the client closed politely
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        if self.received > LONGEST_REQUEST:
            if self.cycle is None or self.cycle.response_complete:
                self.send_400_response("The request is too long.")
            self.transport.close()
            self.ending.light(self.transport, LINGER_SECONDS)
            return
        self.arriving.light(self.transport, REQUEST_SECONDS)
        super().data_received(data)

    def on_message_begin(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            raise BadRequest  # which the parser passes on as an error of its own
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.arriving.put_out()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.received = 0
        super().on_response_complete()
        if self.transport.is_closing():
            self.ending.light(self.transport, LINGER_SECONDS)

    def handle_websocket_upgrade(self) -> None:
        self.arriving.put_out()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self.ending.light(self.transport, LINGER_SECONDS)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.ending.light(self.transport, LINGER_SECONDS)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck.light(self.transport, STUCK_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stuck.put_out()


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket whose every frame costs, and which does not wait for ever for its reader."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.limiter = RateLimiter(FRAMES, FRAMES_A_SECOND, time.monotonic())
        self.stuck = Deadline(self.loop)
        self.ending = Deadline(self.loop)
        self.hear: Callable[[bytes], None] | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.ending.light(self.transport, REQUEST_SECONDS)  # until somebody is served

    def connection_lost(self, exc: Exception | None) -> None:
        self.stuck.put_out()
        self.ending.put_out()
        self.hear = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(NO_HANDSHAKE)
            self.transport.close()

    def handle_ping(self) -> None:
        if self._pay():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._pay():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._pay():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            text = b"".join(self.frames)
            try:
                text.decode()
            except UnicodeDecodeError:
                self._fail(NOT_TEXT, "")
                return
            if self.hear is not None:
                self.frames = []
                self.hear(text)
                return
        super().send_receive_event_to_app()

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """Have each text given to ``hear`` as it comes, those first that wait already."""
        for _ in range(self.queue.qsize()):
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive" and event.get("text") is not None:
                hear(event["text"].encode())  # type: ignore[union-attr]
            else:
                self.queue.put_nowait(event)
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        self.hear = hear

    def write_text(self, text: bytes) -> bool:
        """Send a text in one frame at once; false if it would have to wait or nobody is there."""
        if (
            self.close_sent
            or self.disconnected
            or not self.handshake_complete
            or not self.writable.is_set()
            or self.transport.is_closing()
        ):
            return False
        size = len(text)
        if size < 126:
            head = bytes((TEXT_FRAME, size))
        elif size < 1 << 16:
            head = pack("!BBH", TEXT_FRAME, 126, size)
        else:
            head = pack("!BBQ", TEXT_FRAME, 127, size)
        self.transport.write(head + text)
        return True

    async def run_asgi(self) -> None:
        if self.transport.is_closing():  # uvicorn would complain of each who did not wait
            return
        self.ending.put_out()
        ways: dict[str, Any] = {WRITE_TEXT: self.write_text, LISTEN: self.listen}
        self.scope["extensions"].update(ways)
        await super().run_asgi()
        if not self.disconnected:
            self.ending.light(self.transport, LINGER_SECONDS)

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:  # also where uvicorn would miss a handshake that was refused
            self.handshake_complete = True

    def shutdown(self) -> None:
        super().shutdown()
        self.ending.put_out()
        if not self.disconnected:
            self.ending.light(self.transport, STOPPING_LINGER_SECONDS)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck.light(self.transport, STUCK_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stuck.put_out()

    def _pay(self) -> bool:
        """Take a frame from the connection's credit; false if it is closed for that, or before."""
        if self.close_sent:
            return False
        if self.limiter.take(1.0, time.monotonic()):
            return True
        self._fail(FLOOD, "flood")
        return False

    def _fail(self, code: int, reason: str) -> None:
        self.conn.send_close(code, reason)
        self.handle_parser_exception()
