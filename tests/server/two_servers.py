"""Replays the script of two worlds (worlds.py) on two servers over sockets.

The servers run in this process, each with its own store and a clock that is set to the time of each
input. Only the bytes that a viewer's socket receives after the handshake are left to compare.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from pathlib import Path

import msgspec
import uvicorn
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.typing import Subprotocol
from websockets.uri import parse_uri

from regalia.engine.state import State
from regalia.server.app import App
from regalia.server.bot_pool import BotPool, BotTask, always
from regalia.server.hub import TableHub
from regalia.server.identity import HostPolicy, key
from regalia.server.limits import LONGEST_MESSAGE
from regalia.server.live_table import LiveTable
from regalia.server.protocols import Http, Socket
from regalia.server.storage import Storage
from regalia.server.viewer import Connection
from regalia.table.inputs import (
    Abort,
    Begin,
    BotMove,
    Call,
    Here,
    Hurry,
    Input,
    Move,
    Prefer,
    Replace,
    Resign,
    Return,
    SetBot,
    SetPace,
    Sit,
    Unwatch,
    Wake,
    Watch,
)
from regalia.table.output import Output
from tests.server import template_cache
from tests.server.running import PATIENCE
from tests.server.worlds import BEGIN, SECRETS, Leak, Pair, World

template_cache.install()

TOKENS = {key("token", secret): secret for secret in SECRETS}


class Scripted(BotPool):
    """A pool whose bots return the moves of the script at the scripted time."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: dict[int, Future[list[int]]] = {}

    def think(
        self, task: BotTask, wanted: Callable[[], bool] = always, owner: str = ""
    ) -> Future[list[int]]:
        self.asked[task.seat] = Future()
        return self.asked[task.seat]


class MadeHub(TableHub):
    """A hub with a made clock, whose timers the script fires. ``heard`` counts the inputs."""

    def __init__(self, storage: Storage) -> None:
        self.bots = Scripted()
        super().__init__(storage, self.bots, self._draw)
        self.clock = BEGIN
        self.lots: dict[tuple[str, int], int] = {}
        self.heard = 0

    def _draw(self, state: State) -> int:
        return self.lots[state.owner(), state.ordinal()]

    def now(self) -> int:
        return self.clock

    def submit(self, live: LiveTable, given: Input) -> None:
        try:
            super().submit(live, given)
        finally:
            self.heard += 1

    def _after(self, live: LiveTable, output: Output) -> None:
        super()._after(live, output)
        if live.timer is not None:
            live.timer.cancel()

    def ring(self, live: LiveTable) -> None:
        self._wake_table(live)


class QuietServer(uvicorn.Server):
    """A server that leaves the signal handlers of the tests alone."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def serving(path: Path) -> AsyncIterator[tuple[MadeHub, int]]:
    """A server over a store of its own, and its port."""
    hub = MadeHub(Storage(path))
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    config = uvicorn.Config(
        App(hub, HostPolicy(), limited=False),
        http=Http,
        ws=Socket,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
    )
    server = QuietServer(config)
    running = asyncio.create_task(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0.001)
    try:
        yield hub, listener.getsockname()[1]
    finally:
        server.should_exit = True
        await running


class Wire:
    """A viewer's socket. ``raw`` holds every byte received after the handshake."""

    def __init__(self) -> None:
        self.raw = bytearray()
        self.texts: list[bytes] = []

    @staticmethod
    async def open(port: int, path: str, token: str, protocol: str) -> Wire:
        wire = Wire()
        address = parse_uri(f"ws://127.0.0.1:{port}{path}")
        wire.protocol = ClientProtocol(address, subprotocols=[Subprotocol(protocol)])
        wire.reader, wire.writer = await asyncio.open_connection("127.0.0.1", port)
        request = wire.protocol.connect()
        if token:
            request.headers["Authorization"] = f"Bearer {token}"
        wire.protocol.send_request(request)
        wire._flush()
        head = await wire.reader.readuntil(b"\r\n\r\n")
        wire.protocol.receive_data(head)
        assert wire.protocol.handshake_exc is None
        wire.protocol.events_received()
        wire.reading = asyncio.create_task(wire._read())
        return wire

    protocol: ClientProtocol
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    reading: asyncio.Task[None]

    def _flush(self) -> None:
        for data in self.protocol.data_to_send():
            self.writer.write(data)

    async def _read(self) -> None:
        while data := await self.reader.read(1 << 16):
            self.raw += data
            self.protocol.receive_data(data)
            for frame in self.protocol.events_received():
                if isinstance(frame, Frame):
                    self.texts.append(bytes(frame.data))

    def send(self, text: bytes) -> None:
        closed = self.protocol.close_rcvd
        assert closed is None, f"the server hung up: {closed}"
        self.protocol.send_text(text)
        self._flush()

    async def hear(self) -> None:
        """Wait until everything sent has arrived, then stop listening."""
        self.send(b'{"type":"ping"}')
        await until(lambda: bool(self.texts) and self.texts[-1].endswith(b'"type":"pong"}'))
        self.reading.cancel()
        await asyncio.gather(self.reading, return_exceptions=True)

    def hang_up(self) -> None:
        self.writer.close()


class Replay:
    """Sends the inputs of one world to a server; ``heard`` holds the socket of each viewer."""

    def __init__(self, hub: MadeHub, port: int, world: World, protocol: str) -> None:
        self.hub = hub
        self.protocol = protocol
        self.port = port
        self.world = world
        self.heard: dict[int, Wire] = {}
        self.numbers: dict[int, int] = {}
        """The hub's number of each viewer."""
        self.moments: dict[int, list[int]] = {}
        """The server's clock at the time of each message, by viewer."""
        self.public: list[bytes] = []
        """The table over HTTP as anybody gets it, as JSON and as pages."""

    async def run(self, lots: dict[tuple[str, int], int], most: int) -> None:
        """Send the first ``most`` inputs, then receive all answers."""
        hub, world = self.hub, self.world
        game = world.game
        hub.games[game.name, ""] = hub.games[game.name, game.data_hash] = game
        hub.lots, hub.clock = lots, BEGIN
        live = await hub.make(world.name, world.setup)
        for at, given in world.inputs[:most]:
            hub.clock = at
            await self._submit(live, given)
            await until(lambda: not live.pending)
            self._note_moments(live)
        for room in ("api/tables", "table"):
            for what in ("", "/record", "/text"):
                self.public.append(await self._get(f"/{room}/{world.name}{what}"))
        left = [wire for wire in self.heard.values() if not wire.writer.is_closing()]
        for wire in left:
            await wire.hear()
        for wire in left:
            wire.hang_up()
        await until(lambda: not live.subscribers)
        del hub.live[world.name]

    def _note_moments(self, live: LiveTable) -> None:
        for viewer, number in self.numbers.items():
            subscriber = live.subscribers.get(number)
            if isinstance(subscriber, Connection):
                assert subscriber.socket is not None, "this is not the way that is shipped"
                moments = self.moments.setdefault(viewer, [])
                moments += [self.hub.clock] * (subscriber.count - len(moments))

    async def _get(self, path: str) -> bytes:
        """The body of a page as anybody gets it; empty for a record, which is not secret."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
        )
        head, _, body = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        over = path.endswith("/record") and head.startswith(b"HTTP/1.1 200")
        return b"" if over else body

    async def _submit(self, live: LiveTable, given: Input) -> None:
        hub = self.hub
        before = hub.heard
        match given:
            case Sit() | SetBot() | Begin():
                hub.submit(live, given)
                return
            case Wake():
                hub.ring(live)
                return
            case BotMove(seat, _, steps):
                hub.bots.asked[seat].set_result(list(steps))
            case Watch(viewer, who, line, words):
                path = f"/table/{self.world.name}/live?line={line}&words={int(words)}"
                self.heard[viewer] = await Wire.open(
                    self.port, path, TOKENS.get(who, ""), self.protocol
                )
                await until(lambda: hub.heard > before)
                self.numbers[viewer] = hub.viewers
            case Unwatch(viewer):
                await self.heard[viewer].hear()
                self.heard[viewer].hang_up()
            case Move(viewer, seat, question, id, steps):
                self._send(viewer, "move", seat=seat, question=question, id=id, steps=steps)
            case Prefer(viewer, seat, passing, automatic):
                self._send(viewer, "prefer", seat=seat, passing=passing, automatic=automatic)
            case Replace(viewer, seat):
                self._send(viewer, "replace", seat=seat)
            case Return(viewer, seat):
                self._send(viewer, "return", seat=seat)
            case Resign(viewer, seat):
                self._send(viewer, "resign", seat=seat)
            case Call(viewer, seat):
                self._send(viewer, "call", seat=seat)
            case Abort(viewer, agree):
                self._send(viewer, "abort", agree=agree)
            case Here(viewer):
                self._send(viewer, "here")
            case Hurry(viewer):
                self._send(viewer, "hurry")
            case SetPace(viewer, pace):
                self._send(viewer, "pace", pace=pace)
            case _:
                raise TypeError(f"{given} cannot be sent over a socket")
        await until(lambda: hub.heard > before)

    def _send(self, viewer: int, kind: str, **body: object) -> None:
        self.heard[viewer].send(msgspec.json.encode({"type": kind, **body}))


async def until(holds: object) -> None:
    """Wait for a condition in this process."""
    assert callable(holds)
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.0003)  # not 0: the writing thread needs the GIL


async def replay(
    pair: Pair, servers: list[tuple[MadeHub, int]], protocol: str = "regalia.json"
) -> list[Replay]:
    """Play a pair's script on two servers, with viewers of one protocol."""
    pairs = zip(servers, (pair.one, pair.two), strict=True)
    replays = [Replay(*server, world, protocol) for server, world in pairs]
    runs = zip(replays, pair.lots.drawn, pair.good, strict=True)
    await asyncio.gather(*[each.run(lots, good) for each, lots, good in runs])
    return replays


def same_bytes(pair: Pair, replays: list[Replay]) -> int:
    """Compare the output of two servers; returns the number of bytes compared.

    Raises:
        Leak: a viewer who should get the same bytes got different ones, or at another time.
    """
    one, two = replays
    if one.public != two.public:
        raise Leak(f"over HTTP:\n{one.public}\n{two.public}")
    compared = 0
    for viewer in sorted(pair.compared & one.heard.keys()):
        streams = one.heard[viewer], two.heard[viewer]
        for number, texts in enumerate(zip(*[s.texts for s in streams], strict=False), start=1):
            if texts[0] != texts[1]:
                raise Leak(f"viewer {viewer}, message {number}:\n{texts[0]!r}\n{texts[1]!r}")
        if streams[0].raw != streams[1].raw:
            raise Leak(f"viewer {viewer} got more in one world")
        if one.moments[viewer] != two.moments[viewer]:
            raise Leak(f"viewer {viewer} got it at other times")
        compared += len(streams[0].raw)
    return compared


def as_its_table(pair: Pair, replays: list[Replay]) -> bool:
    """Whether each server sent exactly the messages of its table, numbered, at the right time."""
    for each, (mark, _, _) in zip(replays, pair.marks, strict=True):
        for viewer, wire in each.heard.items():
            expected = [t for t in each.world.sent_messages[:mark] if t.viewer == viewer]
            numbered = [b'{"n":%d,' % n + t.body[1:] for n, t in enumerate(expected, start=1)]
            if wire.texts[:-1] != numbered or each.moments[viewer] != [t.due for t in expected]:
                return False
    return True
