"""A game over the real protocol at a server that is killed repeatedly, and its checks."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest.mock import patch

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from regalia import client, games, wire
from regalia.client import Connection, Lobby, Timing
from regalia.engine.game import Game
from regalia.server.identity import key
from regalia.server.storage import Header, Storage
from regalia.table.chairs import Preferences
from regalia.table.handling import handle
from regalia.table.inputs import Begin, SetBot, Sit
from regalia.table.log import Row
from regalia.table.preferences import saved
from regalia.table.setup import Setup
from regalia.table.table import Table
from tests.server import fork_server
from tests.server.kill_points import RANDOM
from tests.server.killed_server import Life
from tests.server.running import own_address
from tests.toys.envoys import envoys

TABLE: Final = "kill"
SEED: Final = "5eed" * 16
PERSONS: Final = ("Anna", "Bengt", "Carin")
TIMING: Final = Timing(pauses=(0.01, 0.02, 0.04), resend=1.0, patience=0.5, burst=1e6, rate=1e6)
LONGEST: Final = 240.0
"""Maximum number of seconds for a game, however often its server is killed."""
ORPHAN_SECONDS: Final = 60.0
QUIET: Final = {"PYTHONWARNINGS": "ignore:resource_tracker"}
"""Lines on standard error that report and clean up what a killed server left behind."""
STILLBORN: Final = re.compile(
    r"Traceback \(most recent call last\):\n"
    r'(?:  .*\n)*?  File "<string>", line 1, in <module>\n  File ".*multiprocessing/spawn.py".*\n'
    r"(?:  .*\n)*EOFError.*\n"
)
"""Lines of a worker whose server was killed before sending it its task."""
NUMBERS = count()

SERVER: Final = "tests.server.killed_server"
FRESH: Final = os.environ.get("REGALIA_KILL") == "all"
"""Whether every killed server is a new interpreter."""

GAMES: Final[dict[str, Callable[[], Game]]] = {
    "christina": lambda: games.load("christina"),
    "envoys": envoys,
}


class Cast(NamedTuple):
    """The players: so many persons in the first seats, then bots of one kind."""

    game: str
    persons: int
    bots: int = 0
    kind: str = "steward"


Deaths = Generator[tuple[str, int, float], tuple[int, int], None]
"""Chooses points, rows and delays (see `Life`); receives the rows at whose append the server
died."""


def never() -> Deaths:
    """Do not kill the server."""
    yield "", 0, 0.0


def at_every_row(point: str) -> Deaths:
    """Kill at this point of the first append after the game began, then of the next, and so on."""
    row = 0
    while True:
        _, last = yield point, row, 0.0
        row = last + 1


def at_every_append(point: str, most: int) -> Deaths:
    """Kill at this point of the first append of each life, also of one that adds no row."""
    for _ in range(most):
        yield point, -1, 0.0
    yield "", 0, 0.0


def at_random(rng: random.Random, count: int) -> Deaths:
    """Kill this many times at random, soon after an append or soon after the start."""
    row = 0
    for _ in range(count):
        if rng.random() < 0.25:
            yield RANDOM, -1, rng.uniform(0.0, 0.1)
        else:
            _, last = yield RANDOM, row + rng.randrange(3), rng.uniform(0.0, 0.01)
            row = last + 1
    yield "", 0, 0.0


def once(point: str, row: int) -> Deaths:
    """Kill at one row only."""
    yield point, row, 0.0
    yield "", 0, 0.0


# The server.


class RestartableServer:
    """Runs a server; after a kill, anybody may have it started again at the same address.

    With ``fresh``, the server and its workers are new interpreters, as in production.
    """

    def __init__(self, store: Path, flaw: str, fresh: bool = False) -> None:
        self.fresh = fresh or FRESH
        self.store = store
        self.flaw = flaw
        self.host = own_address()
        self.port = kept_port(self.host)
        self.process: fork_server.Forked | subprocess.Popen[bytes] | None = None
        self.pid = 0
        self.lives = 0
        self.complaints = tempfile.TemporaryFile("w+b")  # noqa: SIM115 - as long as the post is
        """The standard error of all processes of this test; it also identifies them."""
        self.orders = -1
        self.output: asyncio.StreamReader

    @property
    def address(self) -> str:
        return f"http://{self.host}:{self.port}"

    async def __aenter__(self) -> RestartableServer:
        theirs, self.orders = os.pipe()
        ours, telling = os.pipe()
        environment = {**os.environ, **QUIET}
        if self.fresh:
            self.process = subprocess.Popen(
                [sys.executable, "-m", SERVER],
                stdin=theirs,
                stdout=telling,
                stderr=self.complaints,
                cwd=fork_server.ROOT,
                env=environment,
            )
        else:
            streams = [theirs, telling, self.complaints.fileno()]
            self.process = fork_server.run(SERVER, [], streams, environment)
        os.close(theirs)
        os.close(telling)
        self.output = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(self.output), os.fdopen(ours, "rb")
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.process is not None
        self.kill()
        self.process.kill()
        self.process.wait()
        os.close(self.orders)

    async def begin(self, point: str = "", row: int = 0, delay: float = 0.0) -> None:
        """Start the server."""
        life = Life(str(self.store), self.host, self.port, point, row, delay, self.flaw)
        os.write(self.orders, json.dumps(life).encode() + b"\n")
        _, born = await self._told()
        self.pid = int(born)
        self.lives += 1

    async def ended(self) -> tuple[int, tuple[int, int]]:
        """Wait for the end: the exit status, and the rows at whose append it died (-1: none)."""
        rows = -1, -1
        while True:
            what, *numbers = await self._told()
            if what == "dies":
                rows = int(numbers[0]), int(numbers[1])
            elif what == "ended":
                self.pid = 0
                return int(numbers[0]), rows

    async def ready(self) -> None:
        """Wait until it answers."""
        while await self._told() != ["ready"]:
            pass

    async def _told(self) -> list[str]:
        line = await self.output.readline()
        if not line:
            raise AssertionError(f"The child has ended by itself:\n{self.complained()}")
        return line.decode().split()

    def kill(self) -> None:
        """Kill it now."""
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)

    async def kill_workers(self, most: int) -> None:
        """Kill this many bot workers, one after the other."""
        killed: set[int] = set()
        while len(killed) < most:
            await asyncio.sleep(0.01)
            for pid in set(self.relatives()) - killed - {self.pid}:
                with suppress(OSError):
                    if b"spawn_main" in named(pid):
                        os.kill(pid, signal.SIGKILL)
                        killed.add(pid)

    def complained(self) -> str:
        """What the servers and their workers wrote to standard error."""
        size = os.fstat(self.complaints.fileno()).st_size
        written = os.pread(self.complaints.fileno(), size, 0).decode(errors="replace")
        return STILLBORN.sub("", written)

    def relatives(self) -> list[int]:
        """All living descendants of the child process."""
        assert self.process is not None
        mark = os.fstat(self.complaints.fileno())
        found = []
        for place in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if os.path.samestat(mark, (place / "fd" / "2").stat()):
                    found.append(int(place.name))
        return [pid for pid in found if pid != self.process.pid]


def named(pid: int) -> bytes:
    """The name and command line of a process."""
    place = Path(f"/proc/{pid}")
    return (place / "comm").read_bytes() + (place / "cmdline").read_bytes()


def kept_port(host: str) -> int:
    """A free port of `own_address` that stays free until a server is started there.

    Other processes do not listen at that address, nor connect from it, and no test in this process
    has two servers there at a time. (Where there is no such address, another process might take the
    port.)
    """
    with socket.socket() as trial:
        trial.bind((host, 0))
        port: int = trial.getsockname()[1]
        return port


def stage(store: Path, cast: Cast) -> int:
    """Store a table whose game has just begun; returns the number of rows in its log."""
    game = GAMES[cast.game]()
    setup = Setup(
        game=game.name,
        seats=cast.persons + cast.bots,
        options=game.complete_options(cast.persons + cast.bots, {}),
        data=game.data_hash,
        seed=SEED,
        host="host",
        stand_in=cast.kind,
        pace=0,
        window=0,
    )
    now = time.time_ns() // 1_000_000
    table = Table(game, setup, TABLE)
    rows = [setup.row(now, game.version)]
    for seat in range(setup.seats):
        if seat < cast.persons:
            rows += handle(table, Sit(key("token", token(seat)), seat, PERSONS[seat]), now).rows
            table.chairs[seat].preferences = Preferences(automatic=False)
        else:
            rows += handle(table, SetBot("host", seat, cast.kind), now).rows
    rows += handle(table, Begin("host"), now).rows
    header = Header(
        TABLE, now, game.name, game.version, setup.seats, setup.options, game.data_hash, False
    )
    storage = Storage(store)
    storage.start(lambda function: function())
    storage.append(
        TABLE,
        0,
        rows,
        (),
        _raise,
        header=header,
        data_text=game.data_text,
        status="playing",
        preferences=saved(table),
    )
    storage.close()
    return len(rows)


def _raise(error: Exception) -> None:
    raise error


def token(seat: int) -> str:
    """The token of a person."""
    return f"token-{seat}"


# The players.


class Heard(NamedTuple):
    """An answer to a move, and the connection on which it came."""

    connection: int
    result: str


class CheckingClient(Connection):
    """A client that keeps what it sent and received, resends moves, and reports inconsistencies."""

    def __init__(self, address: str, token: str = "", timing: Timing = TIMING) -> None:
        super().__init__(address, token, timing=timing)
        self.sent_moves: dict[str, wire.Move] = {}
        self.heard: dict[str, list[Heard]] = {}
        self.connections = 0
        self.accepted: dict[int, int] = {}
        self.asked: set[int] = set()
        """The questions that the server put last."""
        self.faults: list[str] = []
        self.ready: Callable[[], bool] = lambda: True
        """Whether moves may be sent now, for the first time or again."""

    async def send(self, message: wire.FromViewer) -> bool:
        if isinstance(message, wire.Move):
            known = self.sent_moves.setdefault(message.id, message)
            assert known == message, "an id stands for one move"
            while not self.ready():
                await asyncio.sleep(0.005)
        return await super().send(message)

    def _take(self, message: wire.FromServer | None, socket: ClientConnection) -> None:
        lines = self.view.lines if self.view is not None else 0
        super()._take(message, socket)
        match message:
            case wire.Update():
                if isinstance(message, wire.Snapshot):
                    self.connections += 1
                self._check_progress(message, lines)
                self._check_questions(message)
                if isinstance(message, wire.Snapshot):
                    for repeated in self.finished()[:1] + self.finished()[-2:]:
                        self._begin(self.send(self.sent_moves[repeated]))
                self._say_nonsense()
            case wire.Answer():
                self._note(message)
            case wire.Error(sentence=sentence):
                self.faults.append(f"An error was sent: {sentence}")

    def answered(self) -> bool:
        """Whether each question is answered on this connection, if only for now."""
        heard = {
            self.sent_moves[move].question
            for move, answers in self.heard.items()
            if answers[-1].connection == self.connections and answers[-1].result != "rejected"
        }
        return self.asked <= heard

    def finished(self) -> list[str]:
        """The ids of the moves that were accepted or rejected."""
        return [
            move
            for move, answers in self.heard.items()
            if answers[-1].result in ("accepted", "rejected")
        ]

    def _note(self, message: wire.Answer) -> None:
        answers = self.heard.setdefault(message.id, [])
        if message.result != "step" and not answers:
            self._begin(self.send(self.sent_moves[message.id]))  # resend it at once
        answers.append(Heard(self.connections, message.result))
        if message.result == "accepted":
            number = max(message.question, self.accepted.get(message.seat, 0))
            self.accepted[message.seat] = number

    def _check_progress(self, message: wire.Update, lines: int) -> None:
        if message.lines < lines:
            self.faults.append(f"Line {lines} was sent, then there were {message.lines} only.")
        covered = [lines, *(part.line for part in message.story), message.lines + 1]
        if sorted(set(covered)) != covered:
            self.faults.append(f"Sent after line {lines} of {message.lines}: lines {covered}.")

    def _check_questions(self, message: wire.Update) -> None:
        self.asked = {asked.question for asked in message.questions}
        for asked in message.questions:
            if asked.question <= self.accepted.get(asked.seat, 0):
                self.faults.append(f"Question {asked.question} is put again though answered.")

    def _say_nonsense(self) -> None:
        """Send an invalid move, once for each question."""
        assert self.view is not None
        for asked in self.view.questions:
            id = f"nonsense-{asked.question}"
            nonsense = wire.Move(seat=asked.seat, question=asked.question, id=id, steps=(9999,))
            if id not in self.sent_moves:
                self._begin(self.send(nonsense))


async def choose(question: wire.Question, _observation: wire.Json, _table: wire.Table) -> int:
    """A choice that depends on the question alone."""
    actions = [choice.action for choice in question.choices]
    asked = f"{question.seat} {question.question} {question.prompt} {actions}"
    return actions[hashlib.sha256(asked.encode()).digest()[0] % len(actions)]


async def look_on(viewer: CheckingClient) -> None:
    """Be a spectator until the game is over."""
    async with viewer:
        async for _ in viewer:
            if viewer.view is not None and viewer.view.ended():
                return


# A game.


@dataclass
class Played:
    """A finished game with everything the checks need."""

    record: str
    results: list[wire.Result | None]
    viewers: list[CheckingClient]
    """The clients of the persons by seat, then of a spectator."""
    begun: int
    """Number of rows in the log when the game began."""
    log: list[Row]
    lives: int
    deaths: list[tuple[int, int]]
    """First and last row of each append at which the server died; (-1, -1) for none."""
    odd: list[str]
    """Problems with the processes."""

    def final_views(self) -> list[Any]:
        """The final state of each viewer."""
        views = [viewer.view for viewer in self.viewers]
        return [view and (view.story, view.observation, view.result) for view in views]

    def rows_of_deaths(self) -> set[int]:
        """All log rows at whose append the server died."""
        return {row for first, last in self.deaths if first >= 0 for row in range(first, last + 1)}


async def play(
    folder: Path,
    cast: Cast,
    deaths: Deaths,
    flaw: str = "",
    workers_to_die: int = 0,
    together: bool = False,
    last_first: bool = False,
    fresh: bool = False,
) -> Played:
    """Play a whole game in which the server dies as planned and is restarted each time.

    This many of its bot workers are killed too, each as soon as it exists. With ``together``,
    nobody moves before everybody has seen the table after a restart; otherwise a latecomer to a
    server that forgot something could find it done again. With ``last_first``, of those asked at
    once the last seat answers first, so that its answer is held. ``fresh`` as in
    `RestartableServer`.
    """
    store = folder / f"{next(NUMBERS)}.db"
    begun = stage(store, cast)
    async with RestartableServer(store, flaw, fresh) as server_process:
        where = f"{server_process.address}/table/{TABLE}"
        by_token = {token(seat): CheckingClient(where, token(seat)) for seat in range(cast.persons)}
        spectator = CheckingClient(where)
        killer = Killer(server_process, deaths)
        murder = asyncio.create_task(server_process.kill_workers(workers_to_die))
        viewers = [*by_token.values(), spectator]

        def all_here() -> bool:
            return all(one.connections >= server_process.lives for one in viewers)

        def all_after(later: list[CheckingClient]) -> bool:
            return all_here() and all(one.answered() for one in later)

        for seat, viewer in enumerate(viewers):
            if last_first:
                viewer.ready = partial(all_after, viewers[seat + 1 : cast.persons])
            elif together:
                viewer.ready = all_here
        players = [client.play(where, choose, token=who, timing=TIMING) for who in by_token]
        game = asyncio.gather(*players, look_on(spectator))
        with patch.object(client, "Connection", lambda _where, who, timing: by_token[who]):
            first: list[asyncio.Future[Any]] = [game, killer.task]
            await asyncio.wait(first, timeout=LONGEST, return_when=asyncio.FIRST_COMPLETED)
        if not game.done():
            game.cancel()
            killer.check()
            raise AssertionError(
                f"The players have not come to an end:\n{server_process.complained()}"
            )
        results = game.result()[:-1]
        assert murder.done(), "fewer workers came than were to die"
        await killer.end()
        lives = server_process.lives
        await server_process.begin()
        await server_process.ready()
        for viewer in by_token.values():
            await say_all_again(viewer)
        async with Lobby(server_process.address) as lobby:
            record = await lobby.record(TABLE)
        server_process.kill()
        await server_process.ended()
        odd = killer.odd + await oddities(server_process)
    storage = Storage(store)
    log = storage.rows(TABLE)
    storage.close()
    return Played(record, results, viewers, begun, log, lives, killer.died, odd)


class Killer:
    """Kills a server as planned and restarts it, until the game is over."""

    def __init__(self, server_process: RestartableServer, deaths: Deaths) -> None:
        self.server_process = server_process
        self.died: list[tuple[int, int]] = []
        self.odd: list[str] = []
        self.over = False
        self.task = asyncio.create_task(self._live_again_and_again(deaths))

    async def _live_again_and_again(self, deaths: Deaths) -> None:
        plan = next(deaths)
        while not self.over:
            await self.server_process.begin(*plan)
            status, rows = await self.server_process.ended()
            if status != signal.SIGKILL:
                self.odd.append(f"A server ended with status {status}.")
            if not self.over or rows != (-1, -1):
                self.died.append(rows)
                plan = deaths.send(rows)

    async def end(self) -> None:
        """Kill the server and do not restart it."""
        self.over = True
        while not self.task.done():
            self.server_process.kill()
            await asyncio.sleep(0.01)
        self.check()

    def check(self) -> None:
        """Raise what failed."""
        if self.task.done():
            self.task.result()


async def say_all_again(viewer: CheckingClient) -> None:
    """Send every move of the game once more, and keep the answers."""
    viewer.connections += 1
    async with connect(
        viewer._socket_url(),
        subprotocols=[Subprotocol("regalia.json")],
        additional_headers={"Authorization": f"Bearer {viewer.token}"},
    ) as socket:
        for move in viewer.sent_moves.values():
            await socket.send(msgspec.json.encode(move).decode())
        unanswered = set(viewer.sent_moves)
        while unanswered:
            message = json.loads(await socket.recv())
            if message["type"] == "answer":
                unanswered.remove(message["id"])
                viewer.heard.setdefault(message["id"], []).append(
                    Heard(viewer.connections, message["result"])
                )


async def oddities(server_process: RestartableServer) -> list[str]:
    """Whether all workers ended with their servers, and what the servers logged."""
    last = time.monotonic() + ORPHAN_SECONDS
    while (left := server_process.relatives()) and time.monotonic() < last:
        await asyncio.sleep(0.02)
    odd = [f"Process {pid} has outlived its server." for pid in left]
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    complained = server_process.complained()
    return odd + ([f"The server complained:\n{complained}"] if complained else [])


# Checks.


def faults(game: Played, calm: Played) -> list[str]:
    """All faults of a game, compared with the same game at a server that was not killed."""
    found = list(game.odd)
    if game.record != calm.record:
        found.append(f"The record is another:\n{game.record}")
    if game.results != calm.results:
        found.append(f"The results are others: {game.results}")
    for number, (seen, wanted) in enumerate(
        zip(game.final_views(), calm.final_views(), strict=True)
    ):
        if seen != wanted:
            found.append(f"Viewer {number} sees something else: {seen}")
    for seat, viewer in enumerate(game.viewers):
        its_faults = [*viewer.faults, *faults_of_answers(viewer, answers_in_log(game.log, seat))]
        if viewer.connections > game.lives + 1:
            its_faults.append(f"{viewer.connections} connections to {game.lives} servers")
        found += [f"Viewer {seat}: {fault}" for fault in its_faults]
    return found


def answers_in_log(log: list[Row], seat: int) -> list[tuple[str, str]]:
    """The id of each of a seat's moves in the log, and its answer."""
    found = []
    for row in log:
        if "id" in row.body:
            unused = row.body.get("what") == "unused"
            who = row.body["seat"] if unused else int(row.body["line"].split()[0]) - 1
            if who == seat:
                found.append((row.body["id"], "held" if unused else row.body["answer"]))
    return found


def faults_of_answers(viewer: CheckingClient, logged: list[tuple[str, str]]) -> list[str]:
    """Faults in the answers to a seat's moves, compared with its moves in the log."""
    times = Counter(move for move, _ in logged)
    found = [f"{move} stands in the log {n} times" for move, n in times.items() if n > 1]
    in_log = dict(logged)
    for move, answer in logged:
        if move not in viewer.sent_moves:
            found.append(f"{move} stands in the log and was never sent")
        elif viewer.heard[move][-1].result != answer:
            found.append(f"{move} was {answer}, and in the end {viewer.heard[move]}")
    for move, answers in viewer.heard.items():
        if move not in in_log and any(answer.result == "accepted" for answer in answers):
            found.append(f"{move} was accepted and is lost")
        if not all(map(may_follow, answers, answers[1:])):
            found.append(f"{move} was answered in several ways: {answers}")
    return found


def may_follow(first: Heard, second: Heard) -> bool:
    """Whether a move may get this answer after that one.

    Held moves may be lost with the server, and unfinished moves are never stored.
    """
    if first.result == second.result:
        return True
    if first.result == "held":
        return second.connection > first.connection
    return first.result == "step" and second.result == "rejected"
