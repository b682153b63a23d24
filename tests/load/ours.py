"""Our server under load: its process, scripted players of Christina Regina, and idle viewers."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final, Protocol

import msgspec

from regalia import games
from regalia.games.christina import schema as s
from regalia.wire import VERSION
from tests.load.play import VIEWERS, AtOnce, Load, Table
from tests.load.process import Child
from tests.load.wire import Http, Socket

GAME: Final = "christina"
SPEAK: Final = {"Sec-WebSocket-Protocol": "regalia.json"}
PING_SECONDS: Final = 15.0
OPENERS: Final = 20
"""Number of idle viewers that connect at the same time."""


def serve(store: Path, module: str = "regalia", limited: bool = False) -> Child:
    """A server on a store, without rate limits unless it is ``limited``."""
    command = [sys.executable, "-m", module, "serve", "--port", "0", "--store", str(store)]
    return Child(command if limited else [*command, "--no-limits"])


class Choice(msgspec.Struct):
    action: int


class Question(msgspec.Struct):
    seat: int
    question: int
    choices: list[Choice]


class Ask(msgspec.Struct):
    choices: list[Choice]


class Observation(msgspec.Struct):
    """The parts of an observation that a player of Christina Regina needs to know a whole move."""

    top: list[list[str]] = []
    discards: dict[str, int] = {}
    tilted: list[list[bool]] = []


class Message(msgspec.Struct):
    """The parts of a message that a player needs; the rest is skipped, though it is checked."""

    n: int
    type: str
    lines: int = 0
    questions: list[Question] = []
    result: str | dict[str, Any] | None = None
    ask: Ask | None = None
    sentence: str = ""
    observation: Observation | None = None


CARDS: Final = games.load("christina").words.names["card"]
SECONDS: Final = {s.AGITATE: 1, s.MANIPULATE: 2}
"""Number of court stacks from which these moves take a card."""

DECODER: Final = msgspec.json.Decoder(Message)


def rest_of_move(first: int, seen: Observation, seat: int, rng: Random) -> list[int]:
    """The further actions of a move, chosen at random by the rules instead of by asking."""
    if first < s.AGITATE:
        return [s.BURY + rng.choice([stack for stack in range(3) if stack != first])]
    if first in SECONDS:
        stacks = [stack for stack, cards in enumerate(seen.top) if cards]
        return [s.USE_ON + stack for stack in rng.sample(stacks, SECONDS[first])]
    if first == s.PERSUADE:
        card = CARDS.index(rng.choice(sorted(seen.discards)))
        return [s.RETURN + card, s.USE_ON + rng.randrange(3)]
    if first == s.PASS:
        return []
    untilted = [group for group in range(3) if not seen.tilted[seat][group]]
    return [s.NUMBER + rng.choice(untilted), s.GUESS + rng.randrange(5)]


class Player:
    """A random player at one seat: makes ``whole`` moves at once, or step by step."""

    def __init__(self, table: Table, port: int, seat: int, token: str, whole: bool) -> None:
        self.whole = whole
        self.seen = Observation()
        self.table = table
        self.seat = seat
        headers = {**SPEAK, "Authorization": f"Bearer {token}"}
        self.socket = Socket(port, _live(table.name), headers, self.heard, table.load.fail)
        self.count = 0
        self.question: Question | None = None
        self.answered = -1
        self.steps: list[int] = []
        self.sent = self.late = 0.0

    def heard(self, text: bytes) -> None:
        load = self.table.load
        load.meter.bytes += len(text)
        message = DECODER.decode(text)
        self.count += 1
        if message.n != self.count:
            load.fail(f"Message {message.n} came as number {self.count}.")
        self.seen = message.observation or self.seen
        if message.type == "update":
            self.table.received(self.seat, message.lines)
            if message.result is not None:
                self.table.end()
            else:
                self.ask(message.questions)
                self.turn()
        elif message.type == "answer":
            self.answer(message)
        elif message.type == "table":
            self.ask(message.questions)
            self.table.arrived(self.seat, message.lines)
        elif message.type not in ("seats", "pong"):
            load.fail(f"The server said {text[:500]!r}.")

    def ask(self, questions: Iterable[Question]) -> None:
        """Take a new question; ignore one whose answer is on its way."""
        new = [question for question in questions if question.question > self.answered]
        self.question = new[0] if new else None

    def turn(self) -> None:
        if self.question is not None:
            self.answered = self.question.question
            self.table.load.ready(self.table, self.play)

    def play(self, late: float) -> None:
        assert self.question is not None
        self.steps, self.late = [], late
        self.step(self.question.choices)

    def step(self, choices: list[Choice]) -> None:
        """Choose the next action."""
        rng = self.table.load.rng
        self.steps.append(rng.choice(choices).action)
        if self.whole:
            self.steps += rest_of_move(self.steps[0], self.seen, self.seat, rng)
        move = {
            "type": "move",
            "seat": self.seat,
            "question": self.answered,
            "id": f"{self.answered}-{len(self.steps)}",
            "steps": self.steps,
        }
        self.sent = perf_counter()
        self.table.move(self.seat)
        self.socket.send(msgspec.json.encode(move))

    def answer(self, message: Message) -> None:
        meter = self.table.load.meter
        if message.result == "step" and message.ask is not None:
            meter.steps += meter.on
            self.table.moves.pop()  # it was not a whole move
            self.step(message.ask.choices)
        elif message.result == "accepted":
            if meter.on:
                meter.answered.append(perf_counter() - self.sent + self.late)
        else:
            self.table.load.fail(f"A move was {message.result}: {message.sentence}")


class Maker(Protocol):
    """The class of a player."""

    def __call__(self, table: Table, port: int, seat: int, token: str, whole: bool) -> Any: ...


async def seat(port: int, table: Table, game: str, whole: bool, player: Maker = Player) -> None:
    """Create a table, seat four persons, and begin."""
    async with Http(port) as http:
        wish = {"game": game, "seats": VIEWERS, "listed": False, "token": True}
        made = await http.ask("POST", "/api/tables", wish)
        table.name = made["table"]["id"]
        path = f"/api/tables/{table.name}"
        for number in range(VIEWERS):
            name = {"name": f"P{number}", "token": True}
            sat = await http.ask("POST", f"{path}/seats/{number}", name)
            table.players.append(player(table, port, number, sat["token"], whole))
        await http.ask("POST", f"{path}/start", token=made["token"])


async def make(
    port: int, load: Load, game: str = GAME, whole: bool = True, player: Maker = Player
) -> Table:
    """A table in play with its four players connected."""
    table = Table(load)
    await seat(port, table, game, whole, player)
    for seated in table.players:
        table.sockets.append(seated.socket)
        await seated.socket.open()
    return table


async def make_with_bots(port: int, load: Load, kind: str = "marshal") -> Table:
    """A table of one person and bots without a pace."""
    table = Table(load, viewers=1)
    table.ahead = 0
    async with Http(port) as http:
        wish = {"game": GAME, "seats": VIEWERS, "listed": False, "pace": 0, "token": True}
        made = await http.ask("POST", "/api/tables", wish)
        table.name = made["table"]["id"]
        path = f"/api/tables/{table.name}"
        for number in range(1, VIEWERS):
            bot = {"kind": kind}
            await http.ask("PUT", f"{path}/seats/{number}/bot", bot, token=made["token"])
        sat = await http.ask("POST", f"{path}/seats/0", {"name": "P0", "token": True})
        table.players.append(Player(table, port, 0, sat["token"], whole=True))
        await http.ask("POST", f"{path}/start", token=made["token"])
    table.sockets.append(table.players[0].socket)
    await table.sockets[0].open()
    return table


async def quiet(port: int) -> str:
    """A table in play at which nobody moves; returns its id."""
    table = Table(Load(partial(make, port), AtOnce()))
    await seat(port, table, GAME, whole=True)
    return table.name


@asynccontextmanager
async def onlookers(port: int, names: list[str], count: int) -> AsyncIterator[None]:
    """``count`` spectators, spread over the tables, who only send pings."""
    failed: list[str] = []
    sockets = [
        Socket(port, _live(names[i % len(names)]), SPEAK, lambda _: None, failed.append)
        for i in range(count)
    ]
    for begin in range(0, count, OPENERS):
        await asyncio.gather(*(socket.open() for socket in sockets[begin : begin + OPENERS]))

    async def ping() -> None:
        while True:
            for socket in sockets:
                socket.send(b'{"type":"ping"}')
                await asyncio.sleep(PING_SECONDS / count)

    pinging = asyncio.create_task(ping())
    try:
        yield
        if failed:
            raise ConnectionError(failed[0])
    finally:
        pinging.cancel()
        for socket in sockets:
            socket.close()


async def look(port: int, name: str) -> float:
    """Seconds from connecting to a table to its first message with the whole story."""
    begun = perf_counter()
    first: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
    socket = Socket(port, _live(name), SPEAK, first.set_result, lambda _: None)
    await socket.open()
    text = await first
    spent = perf_counter() - begun
    socket.close()
    if DECODER.decode(text).type != "table":
        raise ConnectionError(f"The server said {text[:500]!r}.")
    return spent


def _live(name: str) -> str:
    return f"/table/{name}/live?version={VERSION}"
