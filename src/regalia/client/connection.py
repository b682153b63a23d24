"""A viewer's connection that reopens itself, and the view that it keeps."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field, replace
from types import TracebackType
from typing import Any, Final, get_args

import msgspec
from msgspec import UNSET, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI
from websockets.typing import Subprotocol

from regalia import wire
from regalia.client.lobby import FINAL_STATUSES, Address, Refused, Unreachable
from regalia.engine.errors import Refusal
from regalia.wire import VERSION

LONGEST: Final = 1 << 24
"""Maximum size of a message from the server, in bytes."""

FLOODED: Final = 1008
"""The close code for sending too much."""
FINAL_CODES: Final = {
    1009: "The server says that the message was too large.",
    4401: "The server does not know the token.",
    4403: "The server has shut your address out.",
    4404: "There is no such table at the server.",
    4409: "The server speaks another version of the wire; another version of Regalia is needed.",
}
"""Close codes after which reconnecting is useless."""


class Lost(Struct, frozen=True):
    """The connection has been lost for a second."""


class AskedAgain(Struct, frozen=True):
    """A question that seemed answered is open again."""


News = wire.Snapshot | wire.Update | wire.Seats | wire.Error | Lost | AskedAgain
"""The items of iterating over a `Connection`."""


class Head(Struct):
    """The fields that are read first, to find out whether the message is of a known type."""

    n: int
    type: str
    version: int = VERSION


KINDS: Final = {kind.__struct_config__.tag for kind in get_args(wire.FromServer)}
DECODER: Final = msgspec.json.Decoder(wire.FromServer)
HEADS: Final = msgspec.json.Decoder(Head)


NOBODY: Final = wire.Waiting([], 0)


@dataclass(frozen=True, slots=True)
class View:
    """All that a viewer knows now, with the fields of `wire.Snapshot`. Immutable.

    ``questions`` are those to answer now: an answer that is accepted or held takes its own away.
    """

    table: wire.Table
    mine: tuple[int, ...]
    lines: int = 0
    story: list[wire.Paragraph] = field(default_factory=list)
    observation: wire.Json | None = None
    waiting: wire.Waiting = NOBODY
    questions: list[wire.Question] = field(default_factory=list)
    preferences: list[wire.Preferences] = field(default_factory=list)
    unasked: list[wire.Unasked] = field(default_factory=list)
    result: wire.Result | None = None
    words: list[wire.Section] = field(default_factory=list)

    def question(self, seat: int) -> wire.Question | None:
        """The open question of a seat, or None."""
        return next((asked for asked in self.questions if asked.seat == seat), None)

    def ended(self) -> bool:
        """Whether nothing comes any more: the game is over, or the table was closed."""
        return self.result is not None or self.table.ended != ""

    def with_(self, message: wire.Update | wire.Seats) -> View:
        """The view after an ``update``, a ``seats``, or a ``table`` that continues the story."""
        given = {name: getattr(message, name, UNSET) for name in self.__dataclass_fields__}
        new = {name: value for name, value in given.items() if value is not UNSET}
        new["unasked"] = message.unasked or []  # left out if there are none
        if isinstance(message, wire.Update):
            known = [part for part in self.story if part.line <= message.lines]
            last = known[-1].line if known else 0
            new["story"] = known + [part for part in message.story if part.line > last]
        return replace(self, **new)

    def answered(self, seat: int, now: wire.Question | None) -> View:
        """The view with a seat's question replaced by ``now``."""
        others = [asked for asked in self.questions if asked.seat != seat]
        return replace(self, questions=others if now is None else [*others, now])


@dataclass(frozen=True, slots=True)
class Timing:
    """How long to wait, in seconds.

    ``pauses`` come before each new attempt to connect, the last again and again, each longer by up
    to a ``jitter`` of itself; ``patience`` is how long a connection may be away unmentioned;
    ``silence`` goes before a ping and ``pong`` is how long its answer may take; a move without an
    answer is sent again after ``resend``.

    ``burst`` messages may be sent at once, and ``rate`` a second, a little less than the server
    allows a connection: whoever decides faster waits here, and not at a closed door.
    """

    pauses: tuple[float, ...] = (0.25, 0.5, 1.0, 2.0, 4.0, 5.0)
    jitter: float = 0.2
    patience: float = 1.0
    silence: float = 15.0
    pong: float = 5.0
    resend: float = 2.5
    opening: float = 10.0
    burst: float = 40.0
    rate: float = 25.0

    def pause(self, failures: int) -> float:
        """Seconds to wait after this many failed attempts."""
        pause = self.pauses[min(failures, len(self.pauses) - 1)]
        return pause * (1 + self.jitter * random.random())


USUAL: Final = Timing()


class _Pace:
    """A token bucket for messages: it holds ``burst`` and refills by ``rate`` a second."""

    def __init__(self, burst: float, rate: float, now: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.at = now

    def wait(self, cost: float, now: float) -> float:
        """Take ``cost`` from the bucket; returns the seconds to wait before sending."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate) - cost
        self.at = now
        return max(0.0, -self.left / self.rate)


CHEAP: Final = (wire.Move, wire.Ping)
DEAR: Final = 10.0
"""The cost of any other message; a cheap one costs 1."""


class _Lost(Exception):
    """The connection is unusable; open another."""


class _Flooded(Exception):
    """The server has closed the connection because it was sent too much."""


@dataclass(slots=True)
class _Unanswered:
    """A move that was sent, and the future of its answer."""

    message: wire.Move
    answer: asyncio.Future[wire.Answer]


class Connection:
    """A viewer's connection, which is reopened whenever it is lost.

    Use it with ``async with`` and iterate over it. It gives the server's messages ``table``,
    ``update``, ``seats`` and ``error``, and two of its own, `Lost` and `AskedAgain`. ``view`` is
    the newest state, None until the first ``table``. Iterating raises `Refusal` when reconnecting
    is useless. ``token`` is that of a seat; without one you are a spectator.
    """

    def __init__(
        self, address: str, token: str = "", words: bool = False, timing: Timing = USUAL
    ) -> None:
        where = Address.read(address)
        if not where.table:
            raise Refusal(f"{address} is not the address of a table.")
        self.base, self.table = where.base, where.table
        self.token = token
        self.words = words
        self.timing = timing
        self.view: View | None = None
        self._news: asyncio.Queue[News | Exception] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._moves: dict[str, _Unanswered] = {}
        self._held: dict[
            int, tuple[wire.Question, wire.Move]
        ] = {}  # by seat: the question and the move
        self._failed: Exception | None = None
        self._notice: asyncio.TimerHandle | None = None  # that the connection is away
        self._sender = secrets.token_hex(6)
        self._ids = 0
        self._heard = 0  # messages on this connection
        self._complaint = ""  # the server's last message, if that was an error
        self._rate = timing.rate
        self._pace = _Pace(timing.burst, timing.rate, 0.0)
        self._heard_at = self._sent_at = 0.0
        self._tasks: set[asyncio.Task[Any]] = set()

    async def __aenter__(self) -> Connection:
        self._begin(self._keep())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def __aiter__(self) -> Connection:
        return self

    async def __anext__(self) -> News:
        if self._failed is not None and self._news.empty():
            raise self._failed
        message = await self._news.get()
        if isinstance(message, Exception):
            raise message
        return message

    async def move(self, seat: int, question: int, steps: list[int]) -> wire.Answer:
        """Send all decisions of a move so far, repeatedly until it is answered; returns the answer.

        Raises:
            Refusal: trying again is useless.
        """
        self._ids += 1
        # Each list of steps has its own id: a late answer to a shorter list must not be mistaken
        # for the answer to this one.
        id = f"{self._sender}-{self._ids}"
        return await self._deliver(
            wire.Move(seat=seat, question=question, id=id, steps=tuple(steps))
        )

    async def send(self, message: wire.FromViewer) -> bool:
        """Send a message that has no answer, as soon as the rate limit allows.

        Returns False if there is no connection; the message is then dropped.
        """
        socket = self._socket
        if socket is None:
            return False
        pause = self._pace.wait(1.0 if isinstance(message, CHEAP) else DEAR, self._now())
        if pause > 0:
            await asyncio.sleep(pause)
        if self._socket is not socket:
            return False
        self._sent_at = self._now()
        try:
            await socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed:
            return False
        return True

    # Moves.

    async def _deliver(self, message: wire.Move) -> wire.Answer:
        if self._failed is not None:
            raise self._failed
        waiting = _Unanswered(message, asyncio.get_running_loop().create_future())
        self._moves[message.id] = waiting
        try:
            while not waiting.answer.done():
                if self.view is not None:  # else it goes when the table has come
                    await self.send(message)
                await asyncio.wait([waiting.answer], timeout=self.timing.resend)
            return waiting.answer.result()
        finally:
            del self._moves[message.id]

    def _answered(self, answer: wire.Answer) -> None:
        waiting = self._moves.get(answer.id)
        if waiting is None or waiting.answer.done():
            return  # it was answered before
        assert self.view is not None
        seat = answer.seat
        asked = self.view.question(seat)
        if answer.result in ("accepted", "held"):
            if asked is not None and asked.question == answer.question:
                self.view = self.view.answered(seat, None)
                if answer.result == "held":
                    self._held[seat] = (asked, waiting.message)
        elif answer.result == "rejected":
            self.view = self.view.answered(seat, answer.current_question or None)
        waiting.answer.set_result(answer)

    def _hold_again(self) -> None:
        """Send held answers again that the server has lost in a restart."""
        assert self.view is not None
        for seat, (asked, message) in list(self._held.items()):
            if self.view.question(seat) == asked:
                self.view = self.view.answered(seat, None)
                self._begin(self._deliver_held(asked, message))

    async def _deliver_held(self, asked: wire.Question, message: wire.Move) -> None:
        with suppress(Refusal):
            answer = await self._deliver(message)
            if answer.result == "held":
                self._held[asked.seat] = (asked, message)
            else:
                self._held.pop(asked.seat, None)
                self._tell(AskedAgain())

    # The connection.

    async def _keep(self) -> None:
        """Keep a socket open until closed."""
        failures = 0
        while True:
            if self._notice is None:
                later = asyncio.get_running_loop().call_later
                self._notice = later(self.timing.patience, self._tell, Lost())
            try:
                useful = await self._connect()
            except _Flooded:
                self._rate /= 2
                failures = len(self.timing.pauses)  # the longest pause
            else:
                failures = 0 if useful else failures + 1
            await asyncio.sleep(self.timing.pause(failures))

    async def _connect(self) -> bool:
        """Use one connection until it is lost; returns whether a ``table`` came.

        Raises:
            _Flooded: the server closed it because too much was sent.
            Refusal: trying again is useless.
        """
        try:
            async with connect(
                self._socket_url(),
                subprotocols=[Subprotocol("regalia.json")],
                additional_headers={"Authorization": f"Bearer {self.token}"} if self.token else {},
                compression=None,
                open_timeout=self.timing.opening,
                close_timeout=1.0,
                ping_interval=None,  # the wire has pings of its own
                max_size=LONGEST,
            ) as socket:
                return await self._listen(socket)
        except InvalidStatus as error:
            status = error.response.status_code
            if status in FINAL_STATUSES:
                raise Refused(FINAL_STATUSES[status], status) from None
        except InvalidURI as error:
            raise Refusal(f"{self.base} is not an address to connect to: {error}.") from None
        except (OSError, TimeoutError, InvalidHandshake):
            pass
        return False

    def _socket_url(self) -> str:
        line = self.view.lines if self.view is not None else 0
        words = "&words=1" if self.words else ""
        base = self.base.replace("http", "ws", 1)
        return f"{base}/table/{self.table}/live?version={VERSION}&line={line}{words}"

    async def _listen(self, socket: ClientConnection) -> bool:
        """Read messages until the connection is lost; returns whether a ``table`` came.

        Raises:
            _Flooded: too much was sent.
            Refusal: trying again is useless.
        """
        self._heard = 0
        self._heard_at = self._sent_at = self._now()
        self._pace = _Pace(self.timing.burst, self._rate, self._now())
        self._complaint = ""
        watch = asyncio.create_task(self._watch(socket))
        try:
            while True:
                self._hear(await socket.recv(), socket)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 0
            if code == FLOODED:
                raise _Flooded from None
            if code in FINAL_CODES:
                raise Refused(self._complaint or FINAL_CODES[code], code) from None
        except _Lost:
            pass
        finally:
            useful = self._socket is not None
            self._socket = None
            watch.cancel()
        return useful

    def _hear(self, text: str | bytes, socket: ClientConnection) -> None:
        """Read one message of the server.

        Raises:
            _Lost: messages before it are missing.
            Refusal: it is not a message of this wire version.
        """
        try:
            head = HEADS.decode(text)
            self._heard += 1
            self._heard_at = self._now()
            if head.n != self._heard:
                raise _Lost
            if head.version != VERSION:
                raise Refused(FINAL_CODES[4409], 4409)
            message = DECODER.decode(text) if head.type in KINDS else None
        except (msgspec.DecodeError, UnicodeError):
            raise Unreachable(f"{self.base} does not speak the wire as it is written.") from None
        self._complaint = message.sentence if isinstance(message, wire.Error) else ""
        if self._socket is not None or isinstance(message, wire.Snapshot):
            self._take(message, socket)
        elif not isinstance(message, wire.Error):  # which says why the server is about to hang up
            raise _Lost

    def _take(self, message: wire.FromServer | None, socket: ClientConnection) -> None:
        """Update the view by a message. None stands for an unknown type, from a later server."""
        match message:
            case wire.Snapshot():
                blank = View(message.table, message.mine)
                self.view = (self.view or blank).with_(message)
                self._socket = socket
                if self._notice is not None:
                    self._notice.cancel()
                    self._notice = None
                for waiting in self._moves.values():
                    self._begin(self.send(waiting.message))
                self._hold_again()
                self._tell(message)
            case wire.Update() | wire.Seats():
                assert self.view is not None
                self.view = self.view.with_(message)
                self._tell(message)
            case wire.Answer():
                self._answered(message)
            case wire.Error():
                self._tell(message)

    async def _watch(self, socket: ClientConnection) -> None:
        """Ping the server after a silence, and hang up if it does not answer."""
        while True:
            due = min(self._heard_at, self._sent_at) + self.timing.silence
            if due > self._now():
                await asyncio.sleep(due - self._now())
                continue
            asked_at = self._now()
            await self.send(wire.Ping())
            await asyncio.sleep(self.timing.pong)
            if self._heard_at < asked_at:
                socket.transport.abort()
                return

    # Helpers.

    def _tell(self, news: News | Exception) -> None:
        self._news.put_nowait(news)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def _begin(self, work: Coroutine[Any, Any, object]) -> None:
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        """Pass the error of a failed task on to whoever iterates or waits for an answer."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            self._failed = error
            self._tell(error)
            for waiting in self._moves.values():
                if not waiting.answer.done():
                    waiting.answer.set_exception(error)
