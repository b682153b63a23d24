"""The sockets ``/table/{id}/live``: ``regalia.json`` sends data, ``regalia.page`` HTML.

Plain ASGI: messages to four viewers are the largest part of the cost of a move, and the layers
above ASGI would double it.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator, MutableMapping
from functools import lru_cache
from math import inf
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec
from msgspec import structs

from regalia import bots, wire
from regalia.engine.errors import Refusal
from regalia.page.around import PageContext
from regalia.page.messages import Patch
from regalia.page.page import Page
from regalia.page.renderer import Renderer
from regalia.page.shared_view import SharedView
from regalia.server import messages
from regalia.server.aside import STOPPING, Busy
from regalia.server.doorkeeper import SHUT_OUT, Doorkeeper
from regalia.server.hub import TableHub
from regalia.server.identity import HostPolicy, headers_of
from regalia.server.limits import (
    FLOOD_SECONDS,
    FULL_SECONDS,
    MESSAGE_BURST,
    MESSAGE_COST,
    MESSAGE_RATE,
    MISSED_SECONDS,
    MOST_LOOKING_ON,
    MOST_LOOKING_ON_OF_ADDRESS,
    MOST_OF_ADDRESS,
    MOST_OF_KEY,
    MOST_WAITING,
    MOST_WAITING_BYTES,
    OTHER_COST,
    PLAYER_WEIGHT,
    SILENCE_SECONDS,
    TOLD_AT_ONCE,
)
from regalia.server.live_table import Closed, LiveTable
from regalia.server.message_gate import MessageGate
from regalia.server.messages import BadMessage
from regalia.server.people import NOBODY, People, Sender
from regalia.server.player_credit import TableCredit, player_at
from regalia.server.protocols import SOCKET, Socket
from regalia.server.rate_limiter import RateLimiter, RateLimiters, limit_key
from regalia.server.server_log import Reason, refused
from regalia.server.store_lock import BadStore
from regalia.server.usage import PLAYER, SENDER, OverLimit
from regalia.table.inputs import Input, Move
from regalia.table.lobby import may_begin
from regalia.table.output import Message
from regalia.wire import VERSION

log = logging.getLogger("regalia.server")

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Coroutine[Any, Any, None]]

PATH: Final = re.compile(r"/table/([a-z0-9]{1,32})/live")
PROTOCOL: Final = "regalia.json"
PAGE_PROTOCOL: Final = "regalia.page"

SILENT, NOT_ALLOWED, TRY_AGAIN, NO_TOKEN, NOT_LET_IN, NO_TABLE, OTHER_VERSION = (
    1001,
    1008,
    1013,
    4401,
    4403,
    4404,
    4409,
)
"""WebSocket close codes; uvicorn sends 1012 when the server stops."""
FLOOD: Final = f"You send too much; come back in {FLOOD_SECONDS} seconds and send less."
LOGGED_OUT: Final = "You have logged out; whoever wants to go on has to come in again."
BROKEN: Final = "This page cannot be shown just now, by a fault of ours; it has been noted."
"""Shown if a template fails. The close code keeps the page from reconnecting, as it would fail
again."""


class Connection:
    """The server's end of a socket. It numbers messages and never waits for a slow reader.

    With a ``page`` it sends the changed parts of the page, else the messages themselves.

    A message goes straight to the ``socket`` if that is given and the viewer keeps up.
    Otherwise the ASGI send is driven by hand until it would wait: a task for each message would
    cost more than the message.
    """

    def __init__(
        self,
        send: Send,
        now: float,
        limit_key: str,
        limited: bool,
        socket: Socket | None = None,
    ) -> None:
        self.asgi_send = send
        self.socket = socket
        self.hold: Callable[[bool], None] | None = socket.hold if socket is not None else None
        self.limit_key = limit_key
        self.count = 0
        self.last_received = now
        self.limiter = RateLimiter(MESSAGE_BURST, MESSAGE_RATE, now) if limited else None
        self.waiting: deque[MutableMapping[str, Any]] | None = None
        self.waiting_bytes = 0
        self.ended = False
        self.tasks: set[Any] = set()
        self.page: Page | None = None
        self.sender = NOBODY

    def lost(self) -> bool:
        """Whether the socket is known to have ended."""
        return self.socket is not None and self.socket.transport.is_closing()

    def deliver(self, message: Message, encode: Callable[[], bytes]) -> None:
        """Send a message of the table."""
        if self.ended:
            return
        if self.page is None:
            self.send(encode())
            return
        try:
            message_body = self.page.show(message.body, message.seen, message.public)
            if isinstance(message_body, Patch):
                raw = {name: in_json(html) for name, html in message_body.regions.items()}
                message_body = structs.replace(message_body, regions=raw)
            self.send(msgspec.json.encode(message_body))
        except Exception:  # the template of one viewer must not stop the others
            log.exception("A page could not be shown")
            self.send_message(wire.Error(sentence=BROKEN))
            self.end(NO_TABLE)

    def send(self, body: bytes) -> None:
        """Send a JSON object, adding its number."""
        self.count += 1
        text = b'{"n":%d,%b' % (self.count, body[1:])
        socket = None if self.waiting is not None or self.ended else self.socket
        if socket is None or not socket.write_text(text):
            self._push({"type": "websocket.send", "text": text.decode()})

    def send_message(self, body: wire.Error | wire.Pong) -> None:
        """Send a message that does not come from the table."""
        self.send(msgspec.json.encode(body))

    def end(self, code: int, reason: str = "") -> None:
        """Close the connection."""
        if not self.ended:
            self._push({"type": "websocket.close", "code": code, "reason": reason})
            self.ended = True

    def drop(self, sentence: str = "") -> None:
        """Close the connection, with an error if there is a sentence; the viewer may reconnect."""
        if sentence and not self.ended:
            self.send_message(wire.Error(sentence=sentence))
        self.end(TRY_AGAIN)

    def gone(self, now: float) -> bool:
        """Whether it has ended, or its viewer has probably left: silent for long, or closed."""
        silent = now - self.last_received > MISSED_SECONDS
        return self.ended or silent or (self.socket is not None and self.socket.gone())

    def charge(self, cost: float, now: float) -> bool:
        """Charge the connection; false if it is over its limit."""
        return self.limiter is None or self.limiter.take(cost, now)

    def _push(self, message: MutableMapping[str, Any]) -> None:
        if self.ended:
            return
        if self.waiting is not None:
            self.waiting.append(message)
            self.waiting_bytes += len(message.get("text", ""))
            if len(self.waiting) > MOST_WAITING or self.waiting_bytes > MOST_WAITING_BYTES:
                self.waiting.clear()
                self.waiting.append({"type": "websocket.close", "code": TRY_AGAIN, "reason": ""})
                self.ended = True
            return
        sending = self.asgi_send(message)
        try:
            blocked = sending.send(None)
        except StopIteration:
            return
        except (OSError, RuntimeError):  # uvicorn's errors for a lost connection
            self.ended = True
            return
        self.waiting = deque()
        self.waiting_bytes = 0
        task = asyncio.get_running_loop().create_task(self._flush(sending, blocked))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _flush(self, sending: Coroutine[Any, Any, None], blocked: Any) -> None:
        """Send the waiting messages as the viewer reads."""
        try:
            await _finish(sending, blocked)
            while self.waiting:
                message = self.waiting.popleft()
                self.waiting_bytes -= len(message.get("text", ""))
                await self.asgi_send(message)
        except (OSError, RuntimeError):
            self.ended = True
        finally:
            self.waiting = None


@types.coroutine
def _finish(sending: Coroutine[Any, Any, None], blocked: Any) -> Generator[Any, Any, None]:
    """Finish a coroutine that was started by hand and waits for ``blocked``."""
    try:
        while True:
            yield blocked
            blocked = sending.send(None)
    except StopIteration:
        pass


@lru_cache(256)
def in_json(html: str) -> msgspec.Raw:
    """A region as JSON; cached for the next viewers."""
    return msgspec.Raw(msgspec.json.encode(html))


class Refused(Exception):
    """A viewer is not let in: the close code and a sentence."""

    def __init__(self, code: int, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class Viewers:
    """The ASGI application of all sockets."""

    def __init__(
        self,
        hub: TableHub,
        host_policy: HostPolicy,
        renderer: Renderer,
        limits: RateLimiters | None,
        credit: TableCredit,
        door: Doorkeeper,
        people: People,
    ) -> None:
        self.hub = hub
        self.people = people
        self.host_policy = host_policy
        self.renderer = renderer
        self.limits = limits
        self.credit = credit
        self.door = door
        self.connections: set[Connection] = set()
        self.gate = MessageGate()

    async def __call__(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        """Serve one socket until it ends."""
        await receive()  # websocket.connect
        headers = headers_of(scope)
        problem, why = self.host_policy.error(headers, scope.get("scheme", "http")), Reason.FOREIGN
        address = scope["client"][0] if scope.get("client") else ""
        if not problem and self.door.is_shut_out(address):
            problem, why = SHUT_OUT, Reason.SHUT_OUT
        protocols = [name for name in scope["subprotocols"] if name in (PROTOCOL, PAGE_PROTOCOL)]
        if not problem and not protocols:
            problem = f"This socket speaks the subprotocols {PROTOCOL} and {PAGE_PROTOCOL}."
            why = Reason.OTHER_PROTOCOL
        if problem:
            refused(address, why)
            await _refuse(scope, send, problem)
            return
        await send({"type": "websocket.accept", "subprotocol": protocols[0]})
        now = time.monotonic()
        socket = scope.get("extensions", {}).get(SOCKET)
        connection = Connection(
            send,
            now,
            limit_key(address),
            self.limits is not None,
            socket,
        )
        self.connections.add(connection)
        self.gate.add(connection)
        try:
            live, viewer = await self._let_in(scope, headers, protocols[0], connection, now)
            try:
                await self._listen(live, viewer, connection, receive)
            finally:
                self.hub.leave(live, viewer)
        except Refused as error:
            connection.send_message(wire.Error(sentence=str(error)))
            connection.end(error.code)
        finally:
            self.connections.discard(connection)
            self.gate.discard(connection)

    async def _let_in(
        self,
        scope: MutableMapping[str, Any],
        headers: dict[str, str],
        protocol: str,
        connection: Connection,
        now: float,
    ) -> tuple[LiveTable, int]:
        """The table in the address, and the number of the viewer there.

        Raises:
            Refused: the viewer is not let in.
        """
        if self.limits is not None:
            SENDER.set(connection.limit_key)
            if not self.limits.take(connection.limit_key, 1.0, now):
                wait = self._wait_for_socket(scope, headers, connection.limit_key, now)
                if wait == inf:
                    wait = self.limits.wait(connection.limit_key, 1.0, now)
                if wait > 0.0:
                    refused(connection.limit_key, Reason.HANDSHAKES)
                    what = "Too many connections from your address"
                    raise Refused(TRY_AGAIN, str(OverLimit(what, wait)))
        query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
        version = self.renderer.version if protocol == PAGE_PROTOCOL else str(VERSION)
        if query.get("version", [version])[-1] != version:
            raise Refused(OTHER_VERSION, f"This server speaks version {version} of {protocol}.")
        path = PATH.fullmatch(scope["path"])
        if path is None:
            raise Refused(NO_TABLE, "There is no such table.")
        try:
            PLAYER.set(player_at(self.hub, path[1], lambda: self.people.sender(headers)))
            turn = self.hub.turnstile.turn(connection.limit_key, connection.lost, PLAYER.get())
            if not await turn:
                raise Refused(TRY_AGAIN, STOPPING)
            live = await self.hub.table(path[1])
            if protocol == PAGE_PROTOCOL:
                await self.hub.aside.prepare(self.renderer, live.table.game)
                live = await self.hub.table(live.id)  # it may have been unloaded meanwhile
            if connection.lost():
                raise Refused(TRY_AGAIN, STOPPING)
            connection.sender = self.people.sender(headers)
            key, is_token, *_ = connection.sender
            if is_token and not live.table.knows(key):
                refused(connection.limit_key, Reason.TOKEN)
                await self.hub.settled(live)  # the row that issued the token may not be stored yet
                raise Refused(NO_TOKEN, "That token opens no seat at this table.")
            line = query.get("line", ["0"])[-1]
            from_line = int(line) if line.isascii() and line.isdecimal() and len(line) < 7 else 0
            words = query.get("words", ["0"])[-1] == "1"
            if protocol == PAGE_PROTOCOL:
                text = query.get("view", [""])[-1] == "text"
                connection.page = page_of(self.renderer, live, key, text)
                words = connection.page.words
            if self.limits is not None:
                self._check_number(live, key, connection.limit_key)
                if live.belongs_to(key):
                    live.owner = live.owner or connection.limit_key
            for_page = connection.page is not None
            return live, self.hub.enter(live, connection, key, from_line, words, for_page)
        except Closed as error:
            raise Refused(NO_TABLE, str(error)) from None
        except (BadStore, Busy) as error:
            raise Refused(TRY_AGAIN, str(error)) from None
        except Refusal as error:
            raise Refused(NO_TABLE, str(error)) from None

    def _wait_for_socket(
        self, scope: MutableMapping[str, Any], headers: dict[str, str], address: str, now: float
    ) -> float:
        """The seconds until the host or who sits there is let in; of who plays, the first two.

        Infinite for anybody else, and at a table that is not in memory.
        """
        path = PATH.fullmatch(scope["path"])
        live = self.hub.live.get(path[1]) if path is not None else None
        if live is None:
            return inf
        who = self.people.sender(headers)
        plays = live.table.status == "playing" and bool(live.table.plays(who.key))
        if plays and not _is_needed(live, who.key):
            return inf
        return self.credit.wait(live, who, address, now)

    def _check_number(self, live: LiveTable, key: str, address_key: str) -> None:
        """Check the limits on connections, each of which gets every move.

        Raises:
            Refused: there are too many.
        """
        viewers, knows = live.table.viewers, live.table.knows(key)
        if self.gate.count(address_key) > MOST_OF_ADDRESS and not _is_needed(live, key):
            refused(address_key, Reason.CONNECTIONS)
            what = f"Your address has {MOST_OF_ADDRESS} connections; close one"
            raise Refused(TRY_AGAIN, str(OverLimit(what, FULL_SECONDS)))
        if knows:
            full = sum(viewer.key == key for viewer in viewers.values()) >= MOST_OF_KEY
            what = f"You have {MOST_OF_KEY} connections to this table; close one"
        else:
            others = [
                live.subscribers.get(number)
                for number, viewer in viewers.items()
                if not live.table.knows(viewer.key)
            ]
            full = len(others) >= MOST_LOOKING_ON
            what = f"{MOST_LOOKING_ON} people are looking on at this table"
            near = [one for one in others if getattr(one, "limit_key", "") == address_key]
            if len(near) >= MOST_LOOKING_ON_OF_ADDRESS:
                full = True
                what = f"{len(near)} people from your address are looking on at this table"
        if full:
            refused(address_key, Reason.CONNECTIONS_TO_TABLE)
            raise Refused(TRY_AGAIN, str(OverLimit(what, FULL_SECONDS)))

    async def _listen(
        self,
        live: LiveTable,
        viewer: int,
        connection: Connection,
        receive: Receive,
    ) -> None:
        """Handle the viewer's messages until the connection ends."""

        def on_text(text: str | bytes) -> None:
            if connection.ended:
                return
            given: Input | Refusal | None
            try:
                given = messages.parse(text, viewer)
            except BadMessage as error:
                given = error
            if connection.limiter is None:
                handle(given)
                return
            cost = _cost(given)
            if cost > MESSAGE_COST:
                cost *= 1.0 + len(live.subscribers) / TOLD_AT_ONCE
            self.gate.take(connection, cost, lambda: handle(given), lambda: weight(live, viewer))

        def handle(given: Input | Refusal | None) -> None:
            connection.last_received = time.monotonic()
            try:
                if not connection.ended:
                    self._handle(live, viewer, connection, given)
            except Exception:  # an error of ours: the viewer may reconnect
                log.exception("Table %s failed at a message", live.id)
                connection.drop()

        if connection.socket is not None:
            connection.socket.listen(on_text)
        while not connection.ended:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            on_text(event["bytes"] if text is None else text)

    def _handle(
        self, live: LiveTable, viewer: int, connection: Connection, given: Input | Refusal | None
    ) -> None:
        if connection.limiter is not None:
            SENDER.set(connection.limit_key)
        if not connection.charge(_cost(given), time.monotonic()):
            refused(connection.limit_key, Reason.MESSAGES)
            connection.send_message(wire.Error(sentence=FLOOD))
            connection.end(NOT_ALLOWED, "flood")
            return
        try:
            if given is None and connection.count:
                connection.send_message(wire.Pong())
            elif given is None:
                self.hub.reply(live, viewer, wire.Pong())  # the `table` is the first message
            elif isinstance(given, Refusal):
                raise given
            else:
                self.hub.submit(live, given)
        except Refusal as error:
            self.hub.reply(live, viewer, wire.Error(sentence=str(error)))

    def close_shut_out(self) -> None:
        """Close the connections of addresses that are shut out."""
        for connection in [c for c in self.connections if self.door.is_shut_out(c.limit_key)]:
            connection.send_message(wire.Error(sentence=SHUT_OUT))
            connection.end(NOT_LET_IN)

    def log_out(self, gone: Callable[[Sender], bool]) -> None:
        """Close the connections of all senders who have logged out."""
        for connection in [c for c in self.connections if gone(c.sender)]:
            connection.send_message(wire.Error(sentence=LOGGED_OUT))
            connection.end(NO_TOKEN)

    async def close_silent(self) -> None:
        """Close connections that were silent for long; runs until cancelled."""
        while True:
            await asyncio.sleep(SILENCE_SECONDS / 9)
            before = time.monotonic() - SILENCE_SECONDS
            for connection in [c for c in self.connections if c.last_received < before]:
                if not self.gate.waits(connection):
                    connection.end(SILENT, "silence")


def _cost(given: Input | Refusal | None) -> float:
    """The message units of a ping, a table input or an invalid message."""
    return MESSAGE_COST if given is None or isinstance(given, Move) else OTHER_COST


def weight(live: LiveTable, viewer: int) -> float:
    """How many sockets a viewer counts as where those of an address share what they may send.

    All sockets to a seat that is played count together as `PLAYER_WEIGHT`, or each as one if they
    are more.
    """
    here = live.table.viewers.get(viewer)  # None if they have just left
    seats = live.seats_played(here.key) if here is not None else ()
    return max(PLAYER_WEIGHT / max(len(_connections(live, seats)), 1), 1.0) if seats else 1.0


def _is_needed(live: LiveTable, key: str) -> bool:
    """Whether a connection is the first or second to a seat of a person who plays.

    They are let in however many connections their neighbours have; the second because the line of
    the first may be dead. Those that are probably dead do not count, nor do text pages.
    """
    seats, now = live.seats_played(key), time.monotonic()
    return bool(seats) and sum(not one.gone(now) for one in _connections(live, seats)) < 2


def _connections(live: LiveTable, seats: tuple[int, ...]) -> list[Connection]:
    """The connections to any of these seats that have not ended."""
    keys = set().union(*[live.table.chairs[seat].keys for seat in seats])
    there = [live.subscribers.get(n) for n, one in live.table.viewers.items() if one.key in keys]
    return [one for one in there if isinstance(one, Connection) and not one.ended]


def page_of(renderer: Renderer, live: LiveTable, key: str, text: bool, form: str = "") -> Page:
    """The page of a viewer; with ``text`` the text page, whose move ids begin with ``form``."""
    setup, game = live.table.setup, live.table.game
    kinds = tuple(bots.kinds(game))
    context = PageContext(key == setup.host, kinds, may_begin(live.table, key))
    if live.shared_view is None:
        live.shared_view = SharedView(renderer, game)
    return Page(live.shared_view, context, text, form)


async def _refuse(scope: MutableMapping[str, Any], send: Send, sentence: str) -> None:
    """Answer the handshake with 403 and a sentence, if the web server supports that."""
    if "websocket.http.response" in scope.get("extensions", {}):
        await answer(send, 403, sentence, "websocket.http.response")
    else:
        await send({"type": "websocket.close", "code": NOT_ALLOWED, "reason": ""})


async def answer(send: Send, status: int, sentence: str, kind: str = "http.response") -> None:
    """Answer a request, or a handshake if ``kind`` says so, with a sentence."""
    body = msgspec.json.encode({"sentence": sentence})
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
