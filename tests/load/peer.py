"""boardgame.io under the same load: its server, and players of our small game for it."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import msgspec

from tests.load.play import VIEWERS, Load, Table
from tests.load.process import Child
from tests.load.wire import Http, Socket

VERSION: Final = "0.50.2"
PIN: Final = {
    "private": True,
    "dependencies": {"boardgame.io": VERSION},
    # Since 4.2 koa-compose copies the list of handlers, which boardgame.io fills afterwards.
    "overrides": {"koa-compose": "4.1.0"},
}
"""The package.json for npm."""
SERVER: Final = Path(__file__).parent / "peer" / "server.js"
FOLDER: Final = Path(__file__).parents[2] / "build" / "peer"
EVENT: Final = b"42/court,"
"""The prefix of socket.io for events of our game."""


def install() -> str:
    """Install boardgame.io once; returns a sentence if that fails, else an empty string."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return "node and npm are not installed, so boardgame.io was not measured."
    pin, wanted = FOLDER / "package.json", json.dumps(PIN)
    if pin.is_file() and pin.read_text() == wanted and (FOLDER / "node_modules").is_dir():
        return ""
    FOLDER.mkdir(parents=True, exist_ok=True)
    pin.write_text(wanted)
    words = ["npm", "install", "--no-audit", "--no-fund", "--omit=dev", "--silent"]
    done = subprocess.run(words, cwd=FOLDER, capture_output=True, text=True, check=False)
    if done.returncode:
        pin.unlink()
        return f"npm could not fetch boardgame.io, so it was not measured: {done.stderr.strip()}"
    return ""


def serve() -> Child:
    """The server of boardgame.io in production mode."""
    modules = {"NODE_PATH": str(FOLDER / "node_modules"), "NODE_ENV": "production"}
    return Child(["node", str(SERVER)], modules)


class Context(msgspec.Struct):
    """The part of a match that boardgame.io manages."""

    currentPlayer: str
    gameover: Any = None


class State(msgspec.Struct):
    """The part of a match that our players read."""

    ctx: Context
    id: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """The first message of a match."""

    state: State


UPDATE = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
SYNC = msgspec.json.Decoder(tuple[str, str, Synced])


class Player:
    """One of the four players of a match."""

    def __init__(self, table: Table, match: str, seat: str, credentials: str) -> None:
        self.table = table
        self.match = match
        self.seat = seat
        self.viewer = int(seat)
        self.credentials = credentials
        self.socket: Socket
        self.state: State
        self.sent = 0.0

    def heard(self, text: bytes) -> None:
        self.table.load.meter.bytes += len(text)
        if text.startswith(EVENT + b'["update"'):
            self.update(UPDATE.decode(text[len(EVENT) :])[2])
        elif text.startswith(EVENT + b'["sync"'):
            self.state = SYNC.decode(text[len(EVENT) :])[2].state
            self.table.arrived(self.viewer, self.state.id)
        elif text.startswith(b"40"):
            self.emit("sync", self.match, self.seat, self.credentials, VIEWERS)
        elif text.startswith(b"0"):
            self.socket.send(b"40/court,")
        elif text == b"2":
            self.socket.send(b"3")
        elif not text.startswith(EVENT + b'["matchData"'):
            self.table.load.fail(f"The peer sent {text[:200]!r}.")

    def emit(self, *event: Any) -> None:
        self.socket.send(EVENT + msgspec.json.encode(event))

    def update(self, state: State) -> None:
        self.state = state
        meter = self.table.load.meter
        if self.sent:
            if meter.on:
                meter.answered.append(perf_counter() - self.sent)
            self.sent = 0.0
        self.table.received(self.viewer, state.id)
        if state.ctx.gameover is not None:
            self.table.end()
        else:
            self.turn()

    def turn(self) -> None:
        if self.state.ctx.currentPlayer == self.seat:
            self.table.load.ready(self.table, self.play)

    def play(self, late: float) -> None:
        stacks = self.table.load.rng.sample(range(3), 2)
        move = {
            "type": "draw",
            "args": stacks,
            "playerID": self.seat,
            "credentials": self.credentials,
        }
        self.sent = perf_counter() - late
        self.table.move(self.viewer)
        action = {"type": "MAKE_MOVE", "payload": move}
        self.emit("update", action, self.state.id, self.match, self.seat)


async def make(port: int, load: Load) -> Table:
    """A match with its four players connected."""
    table = Table(load)
    async with Http(port) as http:
        match = (await http.ask("POST", "/games/court/create", {"numPlayers": VIEWERS}))["matchID"]
        for seat in map(str, range(VIEWERS)):
            joined = await http.ask(
                "POST", f"/games/court/{match}/join", {"playerID": seat, "playerName": "Anna"}
            )
            table.players.append(Player(table, match, seat, joined["playerCredentials"]))
    for player in table.players:
        assert isinstance(player, Player)
        path = "/socket.io/?EIO=4&transport=websocket"
        player.socket = Socket(port, path, {}, player.heard, load.fail)
        table.sockets.append(player.socket)
        await player.socket.open()
    return table
