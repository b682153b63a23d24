"""A server of one small table that speaks docs/wire.md, with faults that a test orders.

Seat 0 is the client's; a move takes and gives one of three things. Questions in ``windows`` are
asked of both seats at once: the answer is held until the other seat has answered too.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable
from typing import Any

import httpx
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from regalia import wire

Json = dict[str, Any]

PROTOCOL = [Subprotocol("regalia.json")]
GAMES = [
    {
        "game": "toy",
        "title": "Toy",
        "rules_version": 1,
        "seats": [2, 3],
        "options": [],
        "bots": ["steward"],
        "bot_descriptions": {},
    }
]
IN_FULL = {"rules": ["Take and give."], "colours": {}, "events": {}, "observation": {}}


class Fake:
    """``async with Fake(...) as fake``. ``faults`` has a word for each move that comes, in turn:

    ``drop`` hangs up before the move is taken, ``lose`` after it is stored and before it is
    answered, ``mute`` says nothing, ``twice`` answers twice, ``gap`` leaves a number out,
    ``restart`` loses besides all that is not stored.
    """

    def __init__(
        self,
        turns: int = 3,
        windows: Iterable[int] = (),
        faults: Iterable[str] = (),
        may_pass: bool = False,
    ) -> None:
        self.may_pass = may_pass
        """Whether a window may be passed, by taking the second thing and giving nothing."""
        self.turns = turns
        self.windows = set(windows)
        self.faults = iter(faults)
        self.stored: list[list[int]] = []  # on disk
        self.answers: dict[str, Json] = {}
        self.held: tuple[str, list[int]] | None = None  # in memory
        self.releasing = True
        """Whether the other seat answers at once where both are asked."""
        self.status = "playing"
        self.ended = ""
        self.version = wire.VERSION
        self.host = "127.0.0.1"
        """Use `own_address` for `stop` and `start`: nobody else takes the port meanwhile."""
        self.port = 0
        self.seats = [
            {"seat": 0, "name": "Anna", "player": "person", "here": True},
            {"seat": 1, "name": "Bengt", "player": "person", "here": True},
        ]
        self.calls: Json = {}
        """What `waiting` says of who may be asked, or was, whether they are there."""
        self.limit: Json = {}
        """What a question says of its end."""
        self.gives_back = False
        """Whether who asks for their seat back has it at once."""
        self.tokens = {"t0": 0}
        self.greeting: Callable[[ServerConnection], Any] | None = None
        self.taken: list[Json] = []
        self.pings = 0
        self.paths: list[str] = []
        self.headers: list[str] = []
        self.sockets: dict[ServerConnection, tuple[int, bool]] = {}
        self.counts: dict[ServerConnection, int] = {}
        self.requests: list[tuple[str, str, Json, str]] = []
        self.refusals: dict[tuple[str, str], tuple[int, str]] = {}

    async def __aenter__(self) -> Fake:
        self.server: Server = await serve(
            self.serve,
            self.host,
            self.port,
            subprotocols=PROTOCOL,
            compression=None,
            close_timeout=0.1,
        )
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        await self.server.wait_closed()

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}/table/toytable"

    async def stop(self) -> None:
        """Go away, with all that is not stored."""
        self.forget()
        self.server.close()
        await self.server.wait_closed()

    async def start(self) -> None:
        """Come back at the same address."""
        self.server = await serve(
            self.serve, self.host, self.port, subprotocols=PROTOCOL, close_timeout=0.1
        )

    def forget(self) -> None:
        """Lose all that is not stored."""
        self.held = None
        self.answers = {k: a for k, a in self.answers.items() if a["result"] == "accepted"}

    # Messages.

    def table(self) -> Json:
        return {
            "id": "toytable",
            "game": "toy",
            "title": "Toy",
            "rules_version": 1,
            "options": {},
            "pace": 0,
            "timing": "brisk",
            "window": 0,
            "seed_hash": "abcdef",
            "status": "over" if self.over() else self.status,
            "seats": self.seats,
            "ended": self.ended,
        }

    def over(self) -> bool:
        return len(self.stored) >= self.turns

    def question(self) -> Json | None:
        if self.over() or self.held is not None or self.status != "playing":
            return None
        number = len(self.stored) + 1
        window = "reading" if number in self.windows else None
        decline = 1 if window and self.may_pass else None
        asked = {"seat": 0, "question": number, "window": window, "pass": decline}
        return {**asked, **asking("take"), **self.limit}

    def position(self, line: int, words: bool) -> Json:
        asked = self.question()
        body: Json = {
            "lines": len(self.stored),
            "story": [
                {"line": i + 1, "sentences": [f"You took {a[0]} and gave {a[-1]}."], "events": []}
                for i, a in enumerate(self.stored)
                if i + 1 > line
            ],
            "observation": {"moves": len(self.stored)},
            "waiting": {"seats": [0] if asked else [1], "until": 0, **self.calls},
            "questions": [asked] if asked else [],
            "preferences": [{"seat": 0, "passing": [], "automatic": True}],
            "result": None,
        }
        if self.over():
            standings = ["You win!", "1. You: 3 points", "2. Bengt: 0 points"]
            body["result"] = {
                "points": [3, 0],
                "places": [1, 2],
                "sentences": standings,
                "seed": "00",
            }
        if words:
            lines = [f"moves: {len(self.stored)}", "things: three"]
            body["words"] = [{"title": "Board", "lines": lines}]
        return body

    async def tell(self, socket: ServerConnection, body: Json, skip: int = 0) -> None:
        self.counts[socket] = self.counts.get(socket, 0) + 1 + skip
        try:
            await socket.send(json.dumps({"n": self.counts[socket], **body}))
        except ConnectionClosed:
            self.sockets.pop(socket, None)

    async def tell_all(self, kind: str = "update") -> None:
        for socket, (line, words) in list(self.sockets.items()):
            self.sockets[socket] = (len(self.stored), words)
            if kind == "update":
                await self.tell(socket, {"type": "update", **self.position(line, words)})
            else:
                await self.tell(socket, self.seating())

    def seating(self) -> Json:
        here = self.position(0, False)
        asked = {name: here[name] for name in ("waiting", "questions", "preferences")}
        return {"type": "seats", "table": self.table(), "mine": [0], **asked}

    async def seat(self, seat: int, **changes: object) -> None:
        """Somebody sat down, left, or went."""
        self.seats = [{**s, **changes} if s["seat"] == seat else s for s in self.seats]
        await self.tell_all("seats")

    async def call(self, **called: int) -> None:
        """Somebody is asked whether they are there, or has said so."""
        self.calls = {"called": [called]}
        await self.tell_all("seats")

    async def take_away(self) -> None:
        """Somebody else was before: the question is gone, and their move is stored."""
        self.held = None
        self.stored.append([9, 9])
        await self.tell_all()

    # Sockets.

    async def serve(self, socket: ServerConnection) -> None:
        assert socket.request is not None
        path = socket.request.path
        self.paths.append(path)
        self.headers.append(socket.request.headers.get("Authorization", ""))
        if self.greeting is not None:
            greeting, self.greeting = self.greeting, None
            await greeting(socket)
            return
        words = "words=1" in path
        line = int(path.partition("line=")[2].partition("&")[0] or 0)
        mine = [0] if self.headers[-1] else []
        body = {"type": "table", "version": self.version, "table": self.table(), "mine": mine}
        here = self.position(line, words)
        # Before it is sent, since whoever receives it may start the game in another thread at once.
        self.sockets[socket] = (len(self.stored), words)
        await self.tell(socket, {**body, **here, "questions": here["questions"] if mine else []})
        try:
            async for text in socket:
                await self.hear(socket, json.loads(text))
        except ConnectionClosed:
            pass
        finally:
            self.sockets.pop(socket, None)

    async def hear(self, socket: ServerConnection, message: Json) -> None:
        if message["type"] == "move":
            await self.move(socket, message)
        elif message["type"] == "ping":
            self.pings += 1
            await self.tell(socket, {"type": "pong"})
        else:
            self.taken.append(message)
            if self.gives_back and message["type"] == "return":
                await self.seat(message["seat"], stand_in="")

    async def move(self, socket: ServerConnection, message: Json) -> None:
        self.taken.append(message)
        fault = next(self.faults, "")
        if fault == "drop":
            return await self.hang_up(socket)
        before = len(self.stored)
        answer = self.answer(message)
        if fault == "restart":
            self.forget()
        if fault in ("lose", "restart"):
            await self.hang_up(socket)
        elif fault != "mute":
            await self.tell(socket, answer, skip=fault == "gap")
            if fault == "twice":
                await self.tell(socket, answer)
        if len(self.stored) > before:
            await self.tell_all()
        if self.held is not None and self.releasing:
            await self.release()

    async def release(self) -> None:
        """The other seat has answered too, and the held move stands."""
        assert self.held is not None
        self.stored.append(self.held[1])
        self.held = None
        await self.tell_all()

    def answer(self, message: Json) -> Json:
        same = {key: message[key] for key in ("seat", "question", "id")}
        if message["id"] in self.answers:
            return self.answers[message["id"]]
        asked = self.question()
        steps = message["steps"]
        answer: Json = {"type": "answer", **same}
        if asked is None or asked["question"] != message["question"] or max(steps) > 2:
            answer |= {
                "result": "rejected",
                "sentence": "That is not asked.",
                "current_question": asked,
            }
        elif len(steps) == 1 and steps != [asked["pass"]]:
            ask = {**asking("give"), "observation": {"moves": len(self.stored)}}
            return {**answer, "result": "step", "steps": steps, "ask": ask}
        elif asked["window"] is None:
            answer["result"] = "accepted"
            self.stored.append(steps)
        else:
            answer["result"] = "held"
            self.held = (message["id"], steps)
        self.answers[message["id"]] = answer
        return answer

    async def hang_up(self, socket: ServerConnection) -> None:
        self.sockets.pop(socket, None)
        socket.transport.abort()
        await asyncio.sleep(0)

    # HTTP.

    def transport(self) -> httpx.MockTransport:
        """The lobby, as httpx sees it."""
        return httpx.MockTransport(self.http)

    def http(self, request: httpx.Request) -> httpx.Response:
        body = json.loads(request.content) if request.content else {}
        path, method = request.url.path, request.method
        token = request.headers.get("Authorization", "").removeprefix("Bearer ")
        self.requests.append((method, path, body, token))
        if (method, path) in self.refusals:
            status, sentence = self.refusals[method, path]
            return httpx.Response(status, json={"sentence": sentence} if sentence else None)
        done: Json = {"table": self.table()}
        match method, path.split("/")[2:]:
            case "GET", ["games"]:
                return httpx.Response(200, json={"games": GAMES})
            case "GET", ["games", "toy"]:
                return httpx.Response(200, json={**GAMES[0], **IN_FULL})
            case "GET", ["tables"]:
                return httpx.Response(200, json={"tables": [self.table()]})
            case "GET", ["tables", "toytable", "record"]:
                return httpx.Response(200, text=RECORD)
            case "GET", ["tables", "toytable"]:
                return httpx.Response(200, json=done)
            case "POST", ["tables"]:
                count = body["seats"]
                self.seats = [
                    {"seat": s, "name": "", "player": "free", "here": False} for s in range(count)
                ]
                self.status = "open"
                return httpx.Response(201, json={"table": self.table(), "token": "host"})
            case "POST", ["tables", "toytable", "seats", seat]:
                chair = {"seat": int(seat), "name": body["name"], "player": "person", "here": True}
                self.seats[int(seat)] = chair
                return httpx.Response(200, json={**done, "seat": int(seat), "token": "t0"})
            case "PUT", ["tables", "toytable", "seats", seat, "bot"]:
                chair = {"seat": int(seat), "name": "Bo", "player": body["kind"], "here": True}
                self.seats[int(seat)] = chair
                return httpx.Response(200, json=done)
            case "POST", ["invitations"]:
                return httpx.Response(200, json={**done, "seat": 0, "token": "t0"})
            case "POST", ["tables", "toytable", "start"]:
                self.status = "playing"
                for socket in list(self.sockets):
                    asyncio.run_coroutine_threadsafe(self.tell_start(socket), socket.loop)
                return httpx.Response(200, json=done)
            case "POST", ["tables", "toytable", "seats", _, "invitation"]:
                return httpx.Response(200, json={**done, "invitation": "secret"})
            case "DELETE", ["tables", "toytable"] | ["tables", "toytable", "seats", _]:
                return httpx.Response(200, json=done)
        return httpx.Response(404, json={"sentence": "There is no such page."})

    async def tell_start(self, socket: ServerConnection) -> None:
        await self.tell(socket, self.seating())
        await self.tell(socket, {"type": "update", **self.position(0, True)})


def asking(verb: str) -> Json:
    """A prompt and three choices."""
    return {
        "prompt": f"What do you {verb}?",
        "choices": [
            {"action": i, "notation": f"{verb} {thing}", "label": f"{verb} the {thing}", "at": ""}
            for i, thing in enumerate(("stone", "stone axe", "bone"))
        ],
    }


RECORD = "Regalia: 1\nGame: toy\nRules: 1\nData: 0\nSeats: 2\n\n1 take stone, give bone\n"
