"""A table with its people, a simulated clock, and everything that was stored and sent."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from librt.random import Random

from regalia import games, wire
from regalia.engine.chance import seed_from
from regalia.engine.game import Game
from regalia.engine.observation import observation
from regalia.engine.state import State
from regalia.table.chairs import Preferences
from regalia.table.handling import handle
from regalia.table.inputs import (
    Begin,
    BotMove,
    Input,
    Move,
    SetBot,
    Sit,
    Unwatch,
    Wake,
    Watch,
)
from regalia.table.log import Row
from regalia.table.output import Output
from regalia.table.preferences import restore_preferences, saved
from regalia.table.replay import restore
from regalia.table.setup import Setup
from regalia.table.table import Table
from regalia.table.window import Draw
from regalia.wire import Timing
from tests.contract.cases import sweep
from tests.contract.checks import whole_move
from tests.table.fair import fair
from tests.toys.chariots import chariots
from tests.toys.envoys import envoys
from tests.toys.galleys import galleys

START = 1_700_000_000_000
PACE, LIMIT = 900, 30_000
NAMES = ("Anna", "Bo", "Cecilia", "David", "Eva")
CHRISTINA = games.load("christina")
GAMES: dict[str, Game] = {
    "christina": CHRISTINA,
    "res_publica": games.load("res_publica"),
    "regency": games.load("regency"),
    "baronage": games.load("baronage"),
    "domus": games.load("domus"),
    "envoys": envoys(),
    "chariots": chariots(),
    "fair": fair(),
}
SHARED = {"galleys": galleys()}
"""Games in which one person may hold several seats."""
SPECTATOR = 90

Body = dict[str, Any]


def looked_at(number: int) -> bool:
    """Whether a test checks this moment of a game: the first forty, and every 23rd after.

    Checking a moment may take as long as the game so far, so the total is quadratic. A sweep checks
    every moment.
    """
    return bool(sweep()) or number < 40 or number % 23 == 0


def observed(state: State, seats: tuple[int, ...]) -> Any:
    """The observation as JSON, for the holder of these seats."""
    game = state.game
    return plain(
        game.layout_of(state).to_json(observation(state, seats), game.names_for(state.variant()))
    )


def plain(body: object) -> Any:
    """The value as it is after encoding and decoding."""
    return msgspec.json.decode(msgspec.json.encode(body))


def stored(row: Row) -> Row:
    """The row after encoding and decoding."""
    return Row(row.kind, row.at, row.rules, plain(row.body))


@dataclass
class Screen:
    """A client of docs/wire.md: it folds the messages that it gets, and nothing else."""

    shown: Body = field(default_factory=dict)
    story: list[Body] = field(default_factory=list)
    answers: list[Body] = field(default_factory=list)
    messages: list[tuple[int, bytes]] = field(default_factory=list)

    def get(self, due: int, body: wire.FromServer) -> None:
        self.messages.append((due, msgspec.json.encode(body)))
        message = plain(body)
        if message["type"] == "answer":
            self.answers.append(message)
            return
        if message["type"] == "table":
            self.shown = {}
        self.story += message.pop("story", [])
        self.shown |= message

    def questions(self) -> list[Body]:
        found: list[Body] = self.shown["questions"]
        return found


class Party:
    """A table with a simulated clock. Seat n is held by ``key(n)``, who watches as viewer n.

    ``holds`` names other keys by seat, which may hold several. ``automatic``: persons without a
    choice are not asked, as is usual outside tests.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        options: dict[str, int] | None = None,
        bots: Iterable[int] = (),
        pace: int = PACE,
        window: int = LIMIT,
        timing: Timing = "brisk",
        automatic: bool = False,
        seed: int = 7,
        position: list[int] | None = None,
        draw: Draw | None = None,
        holds: dict[int, str] | None = None,
        several_seats: bool = False,
        begin: bool = True,
        come: bool = True,
    ) -> None:
        self.game = {**GAMES, **SHARED}[game]
        self.draw = draw
        self.holds = holds or {}
        self.now = START
        self.automatic = automatic
        self.setup = Setup(
            game=game,
            seats=seats,
            options=self.game.complete_options(seats, options or {}),
            data=self.game.data_hash,
            seed=seed_from(seed).hex(),
            host="host",
            stand_in="steward",
            pace=pace,
            window=window,
            position=position,
            timing=timing,
            several_seats=bool(holds) or several_seats,
        )
        self.preferences = ""
        """Pace and preferences as they are stored."""
        self.rows = [stored(self.setup.row(self.now, self.game.version))]
        self.table = Table(self.game, self.setup, "t1", draw)
        self.screens: dict[int, Screen] = {}
        self.wake = 0
        self.moves = 0
        self.ends = [1]
        """The numbers of rows after which the handling of an input was complete."""
        if not begin:
            return
        for seat in range(seats):
            if seat in bots:
                self.send(SetBot("host", seat, "steward"))
            else:
                self.send(Sit(self.key(seat), seat, NAMES[seat]))
                self.table.chairs[seat].preferences = Preferences(automatic=automatic)
                if come:
                    self.watch(seat)
        if come:
            self.watch(SPECTATOR, "")
        self.preferences = saved(self.table)
        self.send(Begin("host"))

    def key(self, seat: int) -> str:
        return self.holds.get(seat, f"key-{seat}")

    def send(self, command: Input) -> Output:
        """Handle a request; store and send the output."""
        output = handle(self.table, command, self.now)
        if output.rows:
            self.rows += [stored(row) for row in output.rows]
            self.ends.append(len(self.rows))
        if output.preferences or output.held:
            self.preferences = saved(self.table)
        for message in [*output.answers, *output.messages]:
            assert message.due >= self.now
            self.screens.setdefault(message.viewer, Screen()).get(message.due, message.body)
        self.wake = output.wake
        return output

    def watch(self, viewer: int, key: str | None = None, line: int = 0) -> Screen:
        self.screens.pop(viewer, None)
        self.send(Watch(viewer, self.key(viewer) if key is None else key, line))
        return self.screens[viewer]

    def leave(self, viewer: int) -> None:
        self.send(Unwatch(viewer))

    def move(
        self,
        seat: int,
        *steps: int,
        id: str = "",
        question: int = -1,
        viewer: int = -1,
    ) -> Body:
        """Answer a seat's present question; returns the reply."""
        self.moves += 1
        viewer = seat if viewer < 0 else viewer
        if question < 0:
            question = self.table.questions[seat].number if seat in self.table.questions else 0
        self.send(Move(viewer, seat, question, id or f"move-{self.moves}", steps))
        return self.screens[viewer].answers[-1]

    def wait(self, until: int) -> None:
        """Let time pass, waking the table whenever it asks for that."""
        while self.wake and self.wake <= until:
            assert self.wake >= self.now, "the table wants to be woken in the past"
            self.now = self.wake
            self.send(Wake())
            assert not self.wake or self.wake > self.now, "something overdue remains"
        self.now = until

    def think(self) -> None:
        """Let all bots that have to think find random moves at once, until no bot has to."""
        for seat, number, kind in self.table.bots_to_move():
            assert kind == "steward"
            if seat in self.table.questions and self.table.questions[seat].number == number:
                self.send(BotMove(seat, number, tuple(self.chosen(seat))))

    def chosen(self, seat: int) -> list[int]:
        """A move of a seat, determined by the line and the seat alone."""
        return chosen(self.table.state, seat, len(self.table.lines))

    def open(self) -> list[int]:
        """The seats that are asked and have not answered, in the game's order."""
        return [seat for seat, asked in self.table.questions.items() if asked.held is None]

    def play(self, most: int = 5000, *, rng: Random | None = None) -> None:
        """Let the persons give at most so many answers, in turn or in a random order."""
        for _ in range(most):
            seats = self.open()
            if not seats:
                assert self.table.status == "over", "it waits for nobody"
                return
            seat = seats[rng.randrange(len(seats)) if rng else 0]
            self.now += 10
            answer = self.move(seat, *self.chosen(seat))
            assert answer["result"] in ("accepted", "held"), answer

    def play_to(self, wanted: Callable[[Table], bool]) -> Party:
        """Play until the table satisfies a condition."""
        while not wanted(self.table):
            assert self.table.status == "playing", "it never comes to that"
            self.play(1)
        return self

    def to_window(self, asked: int = 2) -> Party:
        """Play until a window asks so many seats at once, and they can decline."""
        return self.play_to(lambda t: len(t.questions) >= asked and t.decline() >= 0)

    def restored(self, rows: int = -1) -> Table:
        """The table restored from its first rows (by default all)."""
        kept = self.rows if rows < 0 else self.rows[:rows]
        table = restore(self.game, kept, self.now, "t1", self.draw)
        if self.preferences:
            restore_preferences(table, self.preferences)
        return table

    def restart(self) -> None:
        """Restart from the rows, with nobody connected."""
        self.table = self.restored()
        self.screens = {}
        self.wake = self.send(Wake()).wake


def chosen(state: State, seat: int, line: int) -> list[int]:
    """A move for an asked seat, determined by the line and the seat alone."""
    return whole_move(state.for_seat(seat), Random(1000 * line + seat))
