"""uvicorn's protocols with limits against hostile clients.

uvicorn alone lets a request be as long and as slow as its sender likes, answers any number of pings
and fragments into a buffer that nobody empties, and never closes the connection of a client that
does not read.
"""

from __future__ import annotations

import asyncio
import os
import select
import socket
import sys
import time
from asyncio.transports import BaseTransport
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from struct import pack
from typing import Any, Final, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from regalia.server.limits import (
    FRAME_BURST,
    FRAME_RATE,
    LINGER_SECONDS,
    LONGEST_REQUEST,
    MOST_DISCARDED,
    MOST_HEADERS,
    MOST_LATE,
    MOST_UNREAD,
    PIECE,
    REQUEST_SECONDS,
    STOPPING_LINGER_SECONDS,
    STUCK_SECONDS,
)
from regalia.server.rate_limiter import RateLimiter
from regalia.server.server_log import Reason, refused

FLOOD, NOT_TEXT = 1008, 1007
TEXT_FRAME: Final = 0x81
SOCKET: Final = "regalia.socket"
"""The key of a scope's extensions for its `Socket`, whose methods bypass ASGI."""
ENDED: Final = "regalia.ended"
"""The key of a request's extensions for a function: whether its connection has ended."""
NO_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_LONG: Final = (
    b'{"sentence":"A request holds at most %d bytes with its head."}' % LONGEST_REQUEST
)
TOO_LONG_ANSWER: Final = (
    b"HTTP/1.1 413 Content Too Large\r\ncontent-type: application/json\r\n"
    b"content-length: %d\r\nconnection: close\r\n\r\n%b" % (len(TOO_LONG), TOO_LONG)
)
CLOSED: Final = getattr(select, "POLLRDHUP", 0)
"""What Linux says of a socket whose other end sends nothing more; elsewhere only a reset shows."""


def _host(client: tuple[str, int] | None) -> str:
    """The address of a client as the connection has it: behind a proxy, the proxy's."""
    return client[0] if client else ""


def _cut(transport: asyncio.WriteTransport) -> None:
    """Abort a connection; the system sends nothing more of it, either."""
    connection = transport.get_extra_info("socket")
    if connection is not None and os.name == "posix":
        with suppress(OSError, ValueError):  # it may have ended by itself
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, pack("ii", 1, 0))
    transport.abort()


class Deadline:
    """Aborts a connection unless it is cancelled in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.timer: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.WriteTransport, seconds: float) -> None:
        """Abort the connection after this many seconds, unless the deadline is running already."""
        if self.timer is None:
            self.timer = self.loop.call_later(seconds, _cut, transport)

    def cancel(self) -> None:
        """Do not abort the connection."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class BadRequest(Exception):
    """A request began before the one before it was answered, or has late or too many headers.

    A proxy writes headers before the body; those behind it would count as much.
    """


class Http(HttpToolsProtocol):
    """HTTP with limits on the length and duration of requests, one at a time."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.lost = asyncio.Event()
        """Set when the connection has ended, and nothing more is sent."""
        self.received = 0
        self.piece = b""
        """What is parsed at present."""
        self.too_long = False
        self.head_is_whole = False
        self.stopping = False
        self.arriving = Deadline(self.loop)
        self.stuck = Deadline(self.loop)
        self.ending = Deadline(self.loop)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.client is None:  # it was reset before it was accepted: nothing of it is read
            transport.abort()
            return
        self.arriving.start(transport, REQUEST_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        for deadline in (self.arriving, self.stuck, self.ending):
            deadline.cancel()
        self.lost.set()
        self._unset_keepalive_if_required()  # uvicorn does this only if the client closed politely
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        if self.received > LONGEST_REQUEST or self.too_long:
            self._discard()
            return
        self.arriving.start(self.transport, REQUEST_SECONDS)
        self.piece = data
        super().data_received(data)
        self.piece = b""

    def _discard(self) -> None:
        """Answer a request that is too long, and read some of its rest: its sender reads later."""
        cycle = self.cycle
        if not self.too_long:
            self.too_long = True
            self.arriving.cancel()
            self._unset_keepalive_if_required()
            refused(_host(self.client), Reason.TOO_LONG)
            self._linger()
            arrives = cycle is not None and cycle.more_body
            if arrives and not cycle.response_started:
                cycle.disconnected = True
                cycle.message_event.set()
                self._answer_too_long()
            elif cycle is None or (cycle.response_complete and not arrives):
                self._answer_too_long()
            elif not cycle.response_complete:
                self.transport.close()
        if self.received > MOST_DISCARDED:
            self.transport.close()

    def _linger(self) -> None:
        """Abort the connection if it does not end soon; sooner while the server stops."""
        lingers = STOPPING_LINGER_SECONDS if self.stopping else LINGER_SECONDS
        self.ending.start(self.transport, lingers)

    def _answer_too_long(self) -> None:
        self.transport.write(TOO_LONG_ANSWER)
        if self.transport.can_write_eof():
            self.transport.write_eof()

    def on_message_begin(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            raise BadRequest  # the parser raises an error of its own for it
        self._unset_keepalive_if_required()  # the rest of the last one may have come before it
        super().on_message_begin()
        self.head_is_whole = False
        extensions: dict[str, Any] = {ENDED: self.lost.is_set}
        self.scope["extensions"] = extensions

    def on_headers_complete(self) -> None:
        self.head_is_whole = True
        super().on_headers_complete()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.head_is_whole or len(self.headers) == MOST_HEADERS:
            raise BadRequest
        super().on_header(name, value)

    def on_message_complete(self) -> None:
        self.arriving.cancel()
        if not (self.transport.is_closing() or self.flow.write_paused):
            self.ending.cancel()  # a stop waits for the answer, if it can be sent
        super().on_message_complete()
        if self.cycle is not None and self.cycle.more_body:  # the answer came before the rest
            self.cycle.more_body = False  # uvicorn leaves it, and has stopped its timer
            self.received = 0
            if not self.transport.is_closing():
                self._unset_keepalive_if_required()
                self.timeout_keep_alive_task = self.loop.call_later(
                    self.timeout_keep_alive, self.timeout_keep_alive_handler
                )

    def on_response_complete(self) -> None:
        self.received = 0
        super().on_response_complete()
        if self.transport.is_closing():
            self._linger()

    def handle_websocket_upgrade(self) -> None:
        self.arriving.cancel()
        self.stuck.cancel()  # from now on the socket is told when its buffer is full
        upgrade = sys.exception()  # as uvicorn calls this where the parser has stopped
        assert upgrade is not None, "the parser names the byte where it has stopped"
        super().handle_websocket_upgrade()
        if self.transport.is_closing():
            return
        socket = cast(Socket, self.transport.get_protocol())
        if self.flow.write_paused:  # the buffer is full already
            socket.pause_writing()
        if behind := self.piece[upgrade.args[0] :]:
            socket.data_received(behind)

    def send_400_response(self, msg: str) -> None:
        refused(_host(self.client), Reason.BAD_REQUEST)
        super().send_400_response(msg)
        self._linger()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._linger()

    def shutdown(self) -> None:
        super().shutdown()
        self.stopping = True
        if self.too_long:
            self.transport.close()
        if self.transport.is_closing() or self.cycle.more_body or self.flow.write_paused:
            self.ending.cancel()  # else an answer is being made
            self._linger()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck.start(self.transport, STUCK_SECONDS)
        if self.stopping:
            self._linger()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stuck.cancel()


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket with a rate limit on control frames and a time limit on full buffers."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.limiter = RateLimiter(FRAME_BURST, FRAME_RATE, time.monotonic())
        self.stuck = Deadline(self.loop)
        self.ending = Deadline(self.loop)
        self.on_text: Callable[[bytes], None] | None = None
        self.unread = bytearray()
        """What has arrived and is not parsed yet."""
        self.kept: deque[bytes] = deque()
        """Texts of the latest piece that came after reading was stopped."""
        self.reading_on = False
        """Whether the next piece of it is parsed in the next round of the loop."""
        self.late = 0
        """The number of bytes that were parsed after the connection's end."""
        self.held = False
        """Whether nothing is read at present (`hold`)."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        if self.client is None:  # it was reset meanwhile
            self.transport.abort()
        self.ending.start(self.transport, REQUEST_SECONDS)  # until the handshake

    def connection_lost(self, exc: Exception | None) -> None:
        self.stuck.cancel()
        self.ending.cancel()
        self.on_text = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._parse(data)  # the head, which uvicorn hands over whole
            return
        early = not self.handshake_complete
        waits = early or self.unread or self.kept or self.held
        if len(data) <= PIECE and not (waits or self.close_sent):
            self._parse(data)
            return
        self.unread += data
        if early:
            self.transport.pause_reading()
        elif len(self.unread) > MOST_UNREAD and not self.close_sent:
            self._fail(FLOOD, "flood")
        elif not self.reading_on:
            self._read_on()

    def _read_on(self) -> None:
        """Parse a piece of what has arrived, and the next one in the next round of the loop.

        Else a few thousand small frames, which the parser takes at once, would keep all others
        waiting. Nothing more is read from the network meanwhile. After the end little is parsed.
        """
        self.reading_on = False
        if self.transport.is_closing():
            self.unread.clear()
            self.kept.clear()
        if self.close_sent:
            del self.unread[max(MOST_LATE - self.late, 0) :]
            self.late += min(len(self.unread), PIECE)
        while self.kept and not self.held and self.on_text is not None:
            self.on_text(self.kept.popleft())
        unheard = self.read_paused and self.on_text is None and not self.close_sent
        if self.held or unheard:
            return
        piece = bytes(self.unread[:PIECE])
        del self.unread[:PIECE]
        if piece:
            self._parse(piece)
        if self.transport.is_closing():
            self.unread.clear()
        elif self.unread:
            self.transport.pause_reading()
            self.reading_on = True
            self.loop.call_soon(self._read_on)
        elif not (self.held or self.read_paused):
            self.transport.resume_reading()

    def _parse(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            refused(_host(self.client), Reason.BAD_HANDSHAKE)
            self.transport.write(NO_HANDSHAKE)
            self.transport.close()

    def handle_ping(self) -> None:
        if self._charge():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._charge():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._charge():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        text = b"".join(self.frames)
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                text.decode()
            except UnicodeDecodeError:
                self._fail(NOT_TEXT, "")
                return
        if self.on_text is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        self.frames = []
        if self.held:
            self.kept.append(text)
        else:
            self.on_text(text)

    def listen(self, on_text: Callable[[bytes], None]) -> None:
        """Call ``on_text`` with each text as it arrives, and with those that wait already.

        While the socket is held (`hold`) they wait on.
        """
        for _ in range(self.queue.qsize()):
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                text = event.get("text")
                self.kept.append(event.get("bytes") or b"" if text is None else text.encode())
            else:
                self.queue.put_nowait(event)
        if self.queue.empty():
            self.read_paused = False
        self.on_text = on_text
        if not self.reading_on:
            self._read_on()

    def hold(self, held: bool) -> None:
        """Stop reading, or go on; what is sent meanwhile waits on the network."""
        self.held = held
        if self.transport.is_closing():
            return
        if held:
            self.transport.pause_reading()
        elif not self.reading_on:
            self.reading_on = True
            self.loop.call_soon(self._read_on)  # if it is not held again until then

    def gone(self) -> bool:
        """Whether the socket is held and its other end has left, as far as the system tells."""
        if not self.held or self.transport.is_closing() or not hasattr(select, "poll"):
            return False
        poll = select.poll()
        poll.register(self.transport.get_extra_info("socket"), CLOSED | select.POLLIN)
        return any(found & ~select.POLLIN for _, found in poll.poll(0))

    def write_text(self, text: bytes) -> bool:
        """Send a text in one frame at once; false if it would have to wait or is too late."""
        if (
            self.conn.state is not State.OPEN
            or self.disconnected
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
        if (
            self.transport.is_closing()
        ):  # uvicorn would log an error for each client that left early
            return
        self.ending.cancel()
        extensions: dict[str, Any] = {SOCKET: self}
        self.scope["extensions"].update(extensions)
        await super().run_asgi()
        if not self.disconnected:
            self.ending.start(self.transport, LINGER_SECONDS)

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:  # also where uvicorn would miss a refused handshake
            self.handshake_complete = True
        if self.unread and self.handshake_complete and not self.reading_on:
            self.reading_on = True
            self.loop.call_soon(self._read_on)

    def shutdown(self) -> None:
        if not self.transport.is_closing():  # else it can send no close any more
            super().shutdown()
        self.ending.cancel()
        if not self.disconnected:
            self.ending.start(self.transport, STOPPING_LINGER_SECONDS)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck.start(self.transport, STUCK_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stuck.cancel()

    def _charge(self) -> bool:
        """Charge for a control frame; false if the connection is closed or was closed for it."""
        if self.close_sent:
            return False
        if self.limiter.take(1.0, time.monotonic()):
            return True
        refused(_host(self.client), Reason.FRAMES)
        self._fail(FLOOD, "flood")
        return False

    def _fail(self, code: int, reason: str) -> None:
        if self.conn.state is not State.OPEN:  # the other end has closed it behind this
            return
        self.conn.send_close(code, reason)
        self.handle_parser_exception()
