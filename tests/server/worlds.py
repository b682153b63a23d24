"""Two worlds that look the same to a seat, each at its own table, played by one script.

One table starts from a position of a played game, the other from a world that the seat may imagine
there. `Pair` writes the script as it goes: moves that are legal in both worlds and look alike to
the seat, the same visible chance, and with them everything that must stay hidden: in which order
and when others answer in a window, whether they answer and how where it has no effect, and how long
a bot thinks. After each step the seat and the spectators must have received the same bytes, in the
same order, at the same millisecond. The inputs are recorded so that two_servers.py can send them
over sockets.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec
from librt.random import Random

from regalia.engine import chance
from regalia.engine.errors import Refusal
from regalia.engine.game import Game
from regalia.engine.journal import Journal
from regalia.engine.state import OVER, State
from regalia.engine.words import EVERY_WINDOW
from regalia.server.identity import key
from regalia.table.handling import handle
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
from regalia.table.log import Row
from regalia.table.preferences import restore_preferences, saved
from regalia.table.presence import (
    CALL_AFTER,
    CALL_TIME,
    GRACE_PERIOD,
    LONGEST_THOUGHT,
    MAX_ABSENCE,
    SHORTEST_STAY,
    next_replacement,
)
from regalia.table.replay import restore
from regalia.table.setup import Setup
from regalia.table.table import Table
from regalia.table.timing import (
    answer_time,
    answer_without_asking,
    closing_time,
    passes,
    sealed_until,
)
from regalia.table.window import Draw
from regalia.wire import HARMLESS, UNTIL_TURN, UNTOUCHED, Timing
from tests.contract.cases import Case
from tests.contract.leaks import looks

BEGIN: Final = 1_700_000_000_000
HOST: Final = "host"
NAMES: Final = ("Anna", "Bengt", "Carin", "Didrik", "Elsa", "Filip", "Gunilla", "Henrik")
NOBODY: Final = -1
"""The number that stands for the spectators."""
SECRETS: Final = tuple(f"the secret of {name}" for name in NAMES)

Timed = tuple[int, Input]
Events = tuple[Sequence[Timed], ...]
"""Inputs still to come in each world."""


class Leak(AssertionError):
    """The seat or a spectator could tell the two worlds apart."""


class Parted(Exception):
    """The worlds part because the rules reveal something, or cannot go on in step."""


class SentMessage(NamedTuple):
    """A message: when the table produced it, its viewer, when it may be sent, and its bytes."""

    at: int
    viewer: int
    due: int
    body: bytes


class World:
    """A table with a made clock, its inputs and the messages that it sent."""

    def __init__(self, game: Game, setup: Setup, name: str, draw: Draw) -> None:
        self.game = game
        self.name = name
        self.draw = draw
        self.table = Table(game, setup, name, draw)
        self.setup = setup
        self.now = BEGIN
        self.wake = 0
        self.preferences = ""
        """Pace and preferences as they are stored."""
        self.rows: list[Row] = [setup.row(self.now, game.version)]
        self.inputs: list[Timed] = []
        self.sent_messages: list[SentMessage] = []

    def send(self, given: Input) -> None:
        self.inputs.append((self.now, given))
        try:
            output = handle(self.table, given, self.now)
        except Refusal as error:
            body = msgspec.json.encode({"type": "error", "sentence": str(error)})
            viewer = getattr(given, "viewer", 0)
            self.sent_messages.append(SentMessage(self.now, viewer, self.now, body))
            return
        self.rows += output.rows
        if output.preferences or output.held:
            self.preferences = saved(self.table)
        self.wake = output.wake
        for message in [*output.answers, *output.messages]:
            body = msgspec.json.encode(message.body)
            self.sent_messages.append(SentMessage(self.now, message.viewer, message.due, body))

    def run(self, until: int, events: Iterable[Timed] = ()) -> None:
        """Advance the clock, with these inputs on the way."""
        for at, given in sorted(events, key=lambda event: event[0]):
            self._pass(at)
            self.send(given)
        self._pass(until)

    def _pass(self, until: int) -> None:
        for _ in range(999):
            if not self.wake or self.wake > until:
                break
            self.now = max(self.now, self.wake)
            self.send(Wake())
        else:
            raise AssertionError("the table wakes without end")
        self.now = until

    def restart(self) -> None:
        """Restore the table from its log and its preferences."""
        stored = [msgspec.json.decode(msgspec.json.encode(row), type=Row) for row in self.rows]
        self.table = restore(self.game, stored, self.now, self.name, self.draw)
        if self.preferences:
            restore_preferences(self.table, self.preferences)
        self.wake = 0
        self.send(Wake())


class Lots:
    """Visible chance for both worlds: the second draws what the first drew."""

    def __init__(self, seed: bytes, eyes: tuple[int, ...]) -> None:
        self.seed = seed
        self.eyes = eyes
        self.codes: dict[tuple[str, int], list[int]] = {}
        self.loose = False
        """Whether the second world may draw something that the first has not drawn."""
        self.alone: list[tuple[str, int]] = []
        """What the second world drew without permission; allowed only if the worlds have just
        parted."""
        self.drawn: tuple[dict[tuple[str, int], int], ...] = ({}, {})

    def first(self, state: State) -> int:
        lot = state.owner(), state.ordinal()
        outcome = chance.draw(state, self.seed)
        self.codes[lot] = seen_as(state, outcome, self.eyes)
        self.drawn[0][lot] = outcome
        return outcome

    def second(self, state: State) -> int:
        lot = state.owner(), state.ordinal()
        code = self.codes.get(lot)
        if code is None and not self.loose:
            self.alone.append(lot)
            return chance.draw(state, self.seed)
        alike = [o for o in state.legal() if seen_as(state, o, self.eyes) == code]
        if not alike:
            raise Parted
        outcome = alike[lot[1] % len(alike)]
        self.drawn[1][lot] = outcome
        return outcome


class Pair:
    """Both worlds of a seat, and the script that is played in them.

    World ``one`` is the truth, ``two`` is imagined; ``good`` counts the inputs whose effects were
    compared. At a sealed table moves without a choice are made for the persons. At a brisk table
    they make them themselves; what it hides otherwise is tested in `brisk_worlds`. ``resigning`` is
    how likely somebody resigns when something happens around the game.
    """

    resigning = 0.05

    def __init__(
        self,
        case: Case,
        truth: State,
        seat: int,
        seed: int,
        name: str = "twoworlds",
        restarts: bool = True,
        timing: Timing | None = None,
        automatic: bool | None = None,
    ) -> None:
        self.restarts = restarts
        self.rng = rng = random.Random(seed)
        timings: tuple[Timing, Timing] = ("brisk", "sealed")
        self.timing: Timing = rng.choice(timings) if timing is None else timing
        self.automatic = self.timing == "sealed" if automatic is None else automatic
        self.seat = seat
        self.eyes: tuple[int, ...] = (seat,)
        """The seats to whose person the worlds look the same; the person may hold two."""
        self.seats = case.seats
        here = truth.copy()
        here.drop_draft()
        there = here.imagine(seat, Random(seed))
        for other in range(case.seats):
            alike = other != seat and looks(here, (other,)) == looks(there, (other,))
            if alike and case.seats > 2 and len(self.eyes) == 1 and rng.random() < 0.25:
                self.eyes += (other,)
        pace, window = rng.choice((0, 300, 900)), rng.choice((0, 4000))
        if self.timing == "sealed":
            window = rng.choice((4000, 4000, 2 * CALL_TIME))
        secret = chance.seed_from(seed, "two worlds")
        self.lots = Lots(secret, self.eyes)
        self.one, self.two = (
            World(
                case.game,
                Setup(
                    game=case.game.name,
                    seats=case.seats,
                    options=case.options,
                    data=case.game.data_hash,
                    seed=secret.hex(),
                    host=HOST,
                    stand_in="random",
                    pace=pace,
                    window=window,
                    position=state.dump(),
                    timing=self.timing,
                    several_seats=True,
                ),
                name,
                draw,
            )
            for state, draw in ((here, self.lots.first), (there, self.lots.second))
        )
        self.held_by: dict[int, int] = {}
        """The first seat of another person than the observing one, by their second."""
        self.viewers: dict[int, int] = {}
        self.count = 0
        self.sent: list[Move] = []
        self.until_turn: set[int] = set()
        """The seats that pass everything until their turn in the first world, and all kinds of
        windows in the second."""
        self.compared: set[int] = set()
        self.marks = [(0, 0, 0), (0, 0, 0)]
        self.diverged = False
        self.good = (0, 0)
        self.went = 0
        self.early = 0
        """Number of answers that came in one world only, or at a different time in each."""
        self.resigned = 0
        """Number of persons who have resigned."""
        self._open()

    # Inputs in both worlds.

    def both(self, *inputs: Input) -> None:
        """Send an input to both worlds, and compare."""
        for given in inputs:
            self.one.send(given)
            self.two.send(given)
        self.compare()

    def run(self, until: int, first: Iterable[Timed] = (), second: Iterable[Timed] = ()) -> None:
        """Advance the clock in both worlds, with inputs for each, and compare."""
        self.one.run(until, first)
        self.two.run(until, second)
        self.compare()

    def compare(self) -> None:
        """Assert that what the seat and the spectators received since the last call is the same."""
        worlds = self.one, self.two
        lines = sum(
            len(w.table.lines) - mark[2] for w, mark in zip(worlds, self.marks, strict=True)
        )
        if self.diverged and lines:
            raise Parted
        if not self._opened_alike(self.eyes):
            if self._opened_alike(()):  # spectators are not sent it
                same(*self._new_messages({v for v, s in self.viewers.items() if s == NOBODY}))
            raise Parted
        if self.lots.alone:
            raise Leak(f"{self.lots.alone[0]} is drawn in one world alone")
        same(*self._new_messages(self.compared))
        self.marks = [
            (len(w.sent_messages), len(w.table.story.journal.events), len(w.table.lines))
            for w in worlds
        ]
        self.good = len(self.one.inputs), len(self.two.inputs)

    def _new_messages(self, viewers: set[int]) -> list[list[SentMessage]]:
        """The messages to these viewers since the last call, by table."""
        worlds = zip((self.one, self.two), self.marks, strict=True)
        return [
            [t for t in w.sent_messages[mark[0] :] if t.viewer in viewers] for w, mark in worlds
        ]

    def _opened_alike(self, eyes: tuple[int, ...]) -> bool:
        """Whether both worlds revealed the same to these seats; what is revealed must also be
        known.
        """
        opened = []
        for world, mark in zip((self.one, self.two), self.marks, strict=True):
            events = world.table.story.journal.events[mark[1] :]
            opened.append([e.numbers() for e in events if e.opens and e.seen_by(eyes)])
        if opened[0] == opened[1]:
            return True
        if looks(self.one.table.state, eyes) == looks(self.two.table.state, eyes):
            raise Leak(f"revealed but not known: {opened}")
        return False

    # The script.

    def play(self, steps: int) -> int:
        """Play this many steps, or until the worlds part; returns the number of steps played."""
        for step in range(steps):
            try:
                roll = self.rng.random()
                if self.one.table.status != "playing" or self.two.table.status != "playing":
                    return step
                if roll < 0.1:
                    self.both(*self._nuisances())
                elif roll < 0.3:
                    self._stir()
                elif roll < 0.33 and self.restarts:
                    self._restart()
                else:
                    self._round()
            except Parted:
                return step
        return steps

    def _open(self) -> None:
        others = [s for s in range(self.seats) if s not in self.eyes]
        share = 0.4 if self.timing == "sealed" else 0.2
        bots = [s for s in others if self.rng.random() < share]
        self.persons = [s for s in range(self.seats) if s not in bots]
        own = [s for s in others if s not in bots]
        if len(own) > 1 and self.rng.random() < 0.3:
            self.held_by = {own[1]: own[0]}
        self._enter(NOBODY)
        for s in range(self.seats):
            given = SetBot(HOST, s, "random") if s in bots else self._sitting(s)
            self.both(given)
        self.mine = self._enter(self.seat)
        self._enter(self.seat, words=True)
        self._enter(NOBODY, words=True)
        for s in self.persons:
            if s not in self.eyes and self.rng.random() < 0.9:
                self._enter(s)
        self.both(Begin(HOST))
        if not self.automatic and self.one.table.status == "playing":
            for s in self.persons:
                self.both(Prefer(self._viewer(s), s, (), False))

    def _sitting(self, seat: int) -> Sit:
        return Sit(secret_of(self._speaker(seat)), seat, NAMES[seat])

    def _speaker(self, seat: int) -> int:
        """The first seat of the person who holds this one."""
        return self.seat if seat in self.eyes else self.held_by.get(seat, seat)

    def _enter(self, seat: int, words: bool = False) -> int:
        """Connect a viewer who has some of the story or none."""
        self.count += 1
        viewer = self.count
        seat = self._speaker(seat)
        self.viewers[viewer] = seat
        if seat in (self.seat, NOBODY):
            self.compared.add(viewer)
        line = self.rng.choice((0, self.rng.randrange(len(self.one.table.lines) + 2)))
        self.both(Watch(viewer, secret_of(seat), line, words))
        return viewer

    def _leave(self, seat: int) -> None:
        """Disconnect all viewers of a seat, or all but one of the observing seat."""
        seat = self._speaker(seat)
        for viewer in [v for v, s in self.viewers.items() if s == seat and v != self.mine]:
            del self.viewers[viewer]
            self.both(Unwatch(viewer))

    def _all_leave(self, events: Events = ((), ())) -> None:
        """Disconnect everybody, and after a while connect the observing person and some others.

        Of the ``events`` that were to come, only those of bots do, all of them meanwhile.
        """
        for viewer in list(self.viewers):
            del self.viewers[viewer]
            self.both(Unwatch(viewer))
        until = self.one.now + self.rng.choice((1, 700, 2500, self.one.setup.window + 1, 15_000))
        thoughts = [[e for e in own if isinstance(e[1], BotMove)] for own in events]
        self.run(max([until, *[at for own in thoughts for at, _ in own]]), *thoughts)
        if self.rng.random() < 0.7:
            self._enter(NOBODY)
        for seat in self.persons:
            if seat not in self.eyes and self.rng.random() < 0.6:
                self._enter(seat)
        self.mine = self._enter(self.seat)

    def _hurry(self) -> None:
        """Let somebody hurry, or change the pace."""
        viewer = self._viewer(self.rng.choice(self.persons))
        pace = self.rng.choice((0, 300, 900, 5000))
        self.both(Hurry(viewer) if self.rng.random() < 0.6 else SetPace(viewer, pace))

    def _viewer(self, seat: int) -> int:
        """A viewer who may act for a seat, connected if there is none."""
        here = [viewer for viewer, s in self.viewers.items() if s == self._speaker(seat)]
        return self.rng.choice(here) if here else self._enter(seat)

    def _restart(self) -> None:
        """Restart both servers and reconnect all viewers."""
        self.compare()
        self.one.restart()
        self.two.restart()
        self.marks = [
            (m[0], len(w.table.story.journal.events), len(w.table.lines))
            for w, m in zip((self.one, self.two), self.marks, strict=True)
        ]
        for viewer, seat in self.viewers.items():
            line = self.rng.randrange(len(self.one.table.lines) + 1)
            self.both(Watch(viewer, secret_of(seat), line))

    def _stir(self) -> None:
        """Do something around the game: viewers come and go, or change how time counts."""
        rng = self.rng
        others = [s for s in self.persons if s not in self.eyes]
        if rng.random() < self.resigning:
            self._resign()
        match rng.randrange(18):
            case 0:
                self._enter(rng.choice((self.seat, NOBODY)), words=rng.random() < 0.5)
            case 1:
                self._leave(rng.choice((self.seat, NOBODY)))
            case 2 if others:
                self._leave(rng.choice(others))
            case 3 if others:
                seat = rng.choice(others)
                self._vote(seat)
            case 4 if others:
                self.both(Return(self._viewer(rng.choice(others)), -1))
            case 5:
                self._pass_windows()
            case 6:
                self._all_leave()
            case 7 | 8:
                self._hurry()
            case 9:
                wait = MAX_ABSENCE if rng.random() < 0.3 else rng.randrange(1, 1500)
                self.run(self.one.now + wait)
            case 10 if others:
                self._come_and_go(rng.choice(others))
            case 11 if others:
                self._vote_and_return(rng.choice(others))
            case 12 if others:
                self._agree(rng.choice(others))
            case 13 if others:
                self._think_long(rng.choice(others))
            case _:
                self._ask_the_silent()

    def _vote(self, seat: int) -> None:
        """Let everybody else present vote for a bot in a seat whose person is gone."""
        chairs = self.one.table.chairs
        if chairs[seat].away():
            voters = [s for s in self.persons if not chairs[s].away()]
            self.both(*[Replace(self._viewer(s), seat) for s in voters])
            if self.rng.random() < 0.5 and not sealed_until(self.one.table):
                self.run(self.one.now + GRACE_PERIOD)

    def _come_and_go(self, seat: int) -> None:
        """Let somebody who is voted against come back for moments, too short or long enough."""
        self._leave(seat)
        self._vote(seat)
        for _ in range(self.rng.randrange(1, 3)):
            self.run(self.one.now + self.rng.randrange(1, GRACE_PERIOD))
            self._enter(seat)
            if self.rng.random() < 0.2:
                self.both(Here(self._viewer(seat)))
            self.run(self.one.now + self.rng.choice((1, SHORTEST_STAY - 1, SHORTEST_STAY)))
            self._leave(seat)

    def _vote_and_return(self, seat: int) -> None:
        """Let somebody who is voted against say that they are here, or take their seat back."""
        self._leave(seat)
        self._vote(seat)
        viewer = self._viewer(seat)
        self.both(self.rng.choice((Here(viewer), Return(viewer, seat))))

    def _agree(self, seat: int) -> None:
        """Let somebody agree to end the game without a result, or take that back.

        They seldom agree if all others have.
        """
        chairs = self.one.table.chairs
        playing = [s for s in self.persons if not chairs[s].resigned]
        last = all(chairs[s].aborts for s in playing if chairs[s].person != chairs[seat].person)
        agrees = self.rng.random() < (0.1 if last else 0.7)
        self.both(Abort(self._viewer(seat), agrees))
        if self.rng.random() < 0.2:
            self.both(Abort(self._viewer(seat), agrees))

    def _think_long(self, seat: int) -> None:
        """Let somebody who is asked say that they are here, and be voted out later, perhaps."""
        table = self.one.table
        question = table.questions.get(seat)
        alone = sealed_until(table) or closing_time(table) or len(table.questions) > 1
        if question is None or alone or question.held is not None or table.chairs[seat].stand_in:
            return
        self.run(max(self.one.now, table.asked_at + CALL_AFTER))
        self.both(Call(self._viewer(self.seat), seat), Here(self._viewer(seat)))
        self.run(self.one.now + self.rng.choice((1, LONGEST_THOUGHT, 2 * LONGEST_THOUGHT)))
        voters = [s for s in self.persons if s != seat and self.rng.random() < 0.7]
        self.both(*[Replace(self._viewer(s), seat) for s in voters])
        self.both(Here(self._viewer(seat)))

    def _call(self) -> int:
        """Ask whether somebody is there who is asked and has not been called; -1 if nobody is."""
        table = self.one.table
        asked = [
            seat
            for seat, question in table.questions.items()
            if question.call is None and not table.chairs[seat].played_by()
        ]
        if not asked:
            return -1
        seat = self.rng.choice(asked)
        by = self.rng.choice([s for s in self.persons if s not in self.eyes or s == self.seat])
        self.both(Call(self._viewer(by), seat))
        return seat

    def _ask_the_silent(self, last: int = NOBODY) -> None:
        """Ask whether somebody is there who is silent; they say so, or a bot takes over.

        ``last`` says so in any case.
        """
        self.run(max(self.one.now, self.one.table.asked_at + CALL_AFTER))
        if self.one.table.status != "playing":
            return
        seat = self._call()
        if seat in (last, *self.eyes) or self.rng.random() < 0.3:
            self.run(self.one.now + self.rng.randrange(CALL_TIME))
            if seat in self.one.table.questions:
                self.both(Here(self._viewer(seat)))
            return
        if seat >= 0 and self.rng.random() < 0.3:
            self._leave(seat)
        if seat >= 0 and self.rng.random() < 0.8:
            self.run(self.one.now + CALL_TIME)

    def _resign(self, events: Events = ((), ())) -> Events:
        """Let one of the others resign, who has perhaps answered in one world only.

        Their bot gives the answers that they were to give.
        """
        chairs = self.one.table.chairs
        others = [s for s in self.persons if s not in self.eyes and not chairs[s].resigned]
        if not others:
            return events
        held = [self._held(world) for world in (self.one, self.two)]
        unlike = [seat for seat in others if (seat in held[0]) != (seat in held[1])]
        seat = self.rng.choice(unlike or others)
        viewer = self._viewer(seat)
        held = [self._held(world) for world in (self.one, self.two)]
        self.both(Resign(viewer, seat))
        self.resigned += 1
        left: list[list[Timed]] = []
        for own, answered in zip(events, held, strict=True):
            left.append([])
            for at, given in own:
                if not isinstance(given, Move) or given.seat != seat:
                    left[-1].append((at, given))
                elif seat not in answered:  # else the bot is not asked
                    left[-1].append((at, BotMove(seat, given.question, given.steps)))
        return tuple(left)

    def _held(self, world: World) -> set[int]:
        """The seats that have answered."""
        asked = world.table.questions.items()
        return {seat for seat, question in asked if question.held is not None}

    def _pass_windows(self, seats: Iterable[int] | None = None) -> None:
        """Change the preferences of some of these seats, by default of all persons."""
        kinds = [kind for kind in self.one.game.words.windows if kind != EVERY_WINDOW]
        kind = self.one.table.window() or self.rng.choice([*kinds, UNTIL_TURN])
        if self.rng.random() < 0.3:
            kind = self.rng.choice((UNTIL_TURN, UNTOUCHED, HARMLESS))
        for seat in self.persons if seats is None else seats:
            if self.rng.random() < 0.6:
                passing = (kind,) if self.rng.random() < 0.7 else ()
                automatic = self.automatic and self.rng.random() < 0.8
                self._prefer(seat, passing, automatic)

    def _prefer(self, seat: int, passing: tuple[str, ...], automatic: bool) -> None:
        """Change the preferences of a seat, perhaps to other ones with the same effect in each.

        Passing everything until one's turn is until then passing all kinds of windows.
        """
        kinds = tuple([kind for kind in self.one.game.words.windows if kind != EVERY_WINDOW])
        if passing != (UNTIL_TURN,) or seat in self.eyes or not kinds or self.rng.random() < 0.3:
            self.both(Prefer(self._viewer(seat), seat, passing, automatic))
            self.until_turn.discard(seat)
            return
        viewer = self._viewer(seat)
        self.one.send(Prefer(viewer, seat, passing, automatic))
        self.two.send(Prefer(viewer, seat, kinds, automatic))
        self.compare()
        self.until_turn.add(seat)

    def _align_preferences(self) -> None:
        """Set in both worlds the preferences that have ended by themselves in the first."""
        for seat in sorted(self.until_turn):
            own = self.one.table.chairs[seat].preferences
            if UNTIL_TURN not in own.passing:
                self._prefer(seat, (), own.automatic)

    # Inputs without effect.

    def _nuisances(self) -> list[Input]:
        """Send inputs that are invalid or repeated, the same in both worlds."""
        found: list[Input] = []
        seats = [self.seat, NOBODY, *self.persons]
        for _ in range(self.rng.randrange(1, 4)):
            seat = self.rng.choice(seats)
            viewer = self._viewer(seat)
            asked = self.one.table.questions.get(seat)
            number = asked.number if asked is not None else 1
            match self.rng.randrange(10):
                case 8:
                    found.append(Here(self._enter(NOBODY)))
                case 9:
                    found.append(Call(viewer, self.rng.randrange(-1, self.seats + 1)))
                case 0 | 1 | 2:
                    steps = self._illegal(seat)
                    found.append(self._new_move(viewer, seat, number, steps))
                case 3:
                    late = max(0, number + self.rng.choice((-1, 1, 40)))
                    found.append(self._new_move(viewer, seat, late, (0,)))
                case 4:
                    foreign = self.rng.randrange(-1, self.seats + 1)
                    if self._speaker(foreign) not in (self._speaker(seat), -1):
                        found.append(self._new_move(viewer, foreign, number, (0,)))
                case 5 if self.sent:
                    move = self.rng.choice(self.sent)
                    by = self.viewers.get(move.viewer, NOBODY)
                    if by == self.seat and not self._is_open(move):  # repeats its own move
                        found.append(move)
                case 6:
                    wrong = self.rng.choice(("", "any", "every ", "100"))
                    found.append(Prefer(viewer, seat, (wrong,), self.automatic))
                case _:
                    found.append(Return(self.mine, self.seat))
        return found

    def _is_open(self, move: Move) -> bool:
        """Whether resending a move that was dropped would answer the question anew.

        Its effect then depends on whether others have answered, which happens earlier in one world
        than in the other.
        """
        asked = self.one.table.questions.get(move.seat)
        return asked is not None and asked.held is None and asked.number == move.question

    def _illegal(self, seat: int) -> tuple[int, ...]:
        """A move with an illegal action, or with one action too many, in both worlds."""
        allowed: set[int] = set()
        for world in (self.one, self.two):
            if seat in world.table.questions:
                allowed |= set(world.table.state.for_seat(seat).legal())
        for _ in range(9):
            action = self.rng.randrange(self.one.game.actions + 3)
            if action not in allowed:
                return (action,)
        return (99,)

    def _new_move(self, viewer: int, seat: int, question: int, steps: tuple[int, ...]) -> Move:
        self.count += 1
        return Move(viewer, seat, question, f"m{self.count}", steps)

    # Moves.

    def _round(self) -> None:
        """Let the first seat in line answer last, and the others before it, differently in each
        world.
        """
        rng, one = self.rng, self.one
        self._align_preferences()
        if rng.random() < 0.25:
            self._pass_windows()
            if one.table.status != "playing":
                return
        if sealed_until(one.table):
            return self._sealed_round()
        open_seats = [s for s, asked in one.table.questions.items() if asked.held is None]
        last, others = open_seats[0], open_seats[1:]
        chair = one.table.chairs[last]
        window = one.table.decline() >= 0
        closes = closing_time(one.table)
        if chair.away() and not chair.stand_in and rng.random() < 0.5:
            return self._stir()
        passing = passes(one.table, last)
        moves = self._alike(last)
        if moves is None:
            raise Parted
        first: list[Timed] = []
        second: list[Timed] = []
        if chair.played_by():
            end = self._think(last, moves, first, second)
        elif passing:
            end = max(answer_time(one.table, last), one.now + 1)
        else:
            end = one.now + rng.randrange(2, 1500)
            self._viewer(last)
        silent = bool(closes) and (end >= closes or (not passing and rng.random() < 0.15))
        if silent:
            end, first, second = closes, [], []
        decline = (one.table.decline(),)
        reacts = window and not passing and not silent and decline not in moves
        for seat in others:
            self._answer_early(seat, end, reacts, first, second)
        person = not (chair.played_by() or passing or silent)
        turned = None
        if person and window and not reacts and last not in self.eyes and rng.random() < 0.4:
            turned = self._turn_round(last, moves[1], second)
        for _ in range(rng.randrange(2)):
            at = rng.randrange(one.now, end)
            disturbed = [(at, given) for given in self._nuisances()]
            first += disturbed
            second += disturbed
        if end > one.now + 1:
            self.run(end - 1, first, second)
            if others and turned is None and rng.random() < 0.5:
                self._disturb(last)
                end = max(end, one.now + 1)
        if turned is not None:
            self.one.run(end)
            self.two.run(end)
            self.one.send(self._new_move(self._viewer(last), last, self._number(last), moves[0]))
            self.two.send(turned)
            self.compare()
        elif person:
            self._answer(last, end, moves)
        else:
            self.run(end)

    def _sealed_round(self) -> None:
        """Let all answer before the time is over, at different times in each world, or not at all.

        A seat may have a choice in one world only. Meanwhile viewers come and go, a server
        restarts, and somebody hurries.
        """
        rng, now = self.rng, self.one.now
        end = sealed_until(self.one.table)
        if end != sealed_until(self.two.table):
            raise Leak("the time is over at different times")
        if end <= now + 3:
            return self.run(max(end, now))
        lines = len(self.one.table.lines)
        events, silent = self._sealed_answers(end)
        thoughts = [[given for _, given in own if isinstance(given, BotMove)] for own in events]
        times = rng.randrange(4) + (end > now + CALL_TIME) * rng.randrange(4)
        for until in sorted([rng.randrange(now + 1, end) for _ in range(times)]):
            if until > self.one.now:
                events = self._run_to(until, events)
            events = tuple([[event for event in own if event[0] > until] for own in events])
            if rng.random() < self.resigning:
                events = self._resign(events)
                for known, own in zip(thoughts, events, strict=True):
                    bots = [given for _, given in own if isinstance(given, BotMove)]
                    known += [given for given in bots if given not in known]
            roll = rng.randrange(10)
            if roll in (0, 5):
                events = self._answer_in_both(events)
            match roll:
                case 0:
                    self._all_leave(events)
                    events = ((), ())
                case 1 | 2:
                    self._hurry()
                case 3:
                    self._pass_windows(silent)
                case 4 if self.restarts:
                    self._restart()
                    at = self.one.now + 1
                    events = tuple(
                        [
                            [*own, *[(at, given) for given in lost]]
                            for own, lost in zip(events, thoughts, strict=True)
                        ]
                    )
                case 5:
                    self._persons_leave(NOBODY)
                case 7 | 8:
                    self._call()
                case 9:
                    self.both(Here(self._viewer(rng.choice(self.persons))))
                case _:
                    self._observers_come_and_go()
            events = self._handed_over(events)
            events = tuple([[e for e in own if self._may_come(e[1])] for own in events])
            if len(self.one.table.lines) != lines:
                return
        end = sealed_until(self.one.table)
        events = self._run_to(max(end - 1, self.one.now), events)
        self.run(max(end, self.one.now))

    def _run_to(self, until: int, events: Events) -> Events:
        """Advance the clock with the events until then; returns those that are still to come.

        A bot that takes over gives the answer that its person would have given, if they have not.
        """
        while True:
            at = next_replacement(self.one.table)
            stop = at if self.one.now < at <= until else until
            come = [[e for e in own if e[0] < stop or stop == until == e[0]] for own in events]
            self.run(stop, *come)
            events = tuple([[e for e in own if e[0] >= stop] for own in events])
            if stop == until:
                return self._handed_over(events)
            events = self._handed_over(events)

    def _handed_over(self, events: Events) -> Events:
        """The events with moves of bots in place of those of persons whom they have replaced."""
        found: list[list[Timed]] = []
        for world, own in zip((self.one, self.two), events, strict=True):
            found.append([])
            for at, given in own:
                if isinstance(given, Move) and world.table.chairs[given.seat].stand_in:
                    asked = world.table.questions.get(given.seat)
                    if asked is None or asked.held is not None:
                        continue
                    given = BotMove(given.seat, asked.number, given.steps)
                found[-1].append((max(at, world.now), given))
        return tuple(found)

    def _may_come(self, given: Input) -> bool:
        """Whether an input is not that of a viewer who has left, or a bot that does not play."""
        if isinstance(given, BotMove):  # else it may come in one world only, if the bot plays again
            return bool(self.one.table.chairs[given.seat].played_by())
        return not isinstance(given, Move) or given.viewer in self.viewers

    def _answer_in_both(self, events: Events) -> Events:
        """Give the answers that have come in one world only; returns what is still to come."""
        answers = (Move, BotMove)
        seats = [{given.seat for _, given in own if isinstance(given, answers)} for own in events]
        left: list[list[Timed]] = []
        for world, own, others in zip((self.one, self.two), events, reversed(seats), strict=True):
            left.append([])
            for at, given in own:
                if isinstance(given, answers) and given.seat not in others:
                    world.send(given)
                else:
                    left[-1].append((at, given))
        self.compare()
        return tuple(left)

    def _sealed_answers(self, end: int) -> tuple[Events, list[int]]:
        """The answers of all seats before ``end`` in each world, and the seats that give none."""
        rng, table = self.rng, self.one.table
        events: tuple[list[Timed], list[Timed]] = ([], [])
        silent: list[int] = []
        held = [self._held(world) for world in (self.one, self.two)]
        for seat in table.questions:
            moves = self._answers_alike(seat)
            chair = table.chairs[seat]
            bot = bool(chair.played_by())
            absent = chair.away() and not chair.stand_in
            if absent or (closing_time(table) and rng.random() < 0.3):
                if not bot:
                    silent.append(seat)
                continue
            times = [rng.randrange(self.one.now + 1, end - 1) for _ in range(2)]
            if seat in self.eyes:
                times[1] = times[0]
            self.count += 1
            self.early += seat not in self.eyes
            viewer = 0 if bot else self._viewer(seat)
            number = self._number(seat)
            for at, steps, own, answered in zip(times, moves, events, held, strict=True):
                person = Move(viewer, seat, number, f"m{self.count}", steps)
                if not (bot and seat in answered):  # before they resigned; the bot is not asked
                    own.append((at, BotMove(seat, number, steps) if bot else person))
        return events, silent

    def _turn_round(self, last: int, steps: tuple[int, ...], second: list[Timed]) -> Move | None:
        """In the second world, let the first seat in line answer early, and another after it.

        Returns the input that the other seat repeats at the end, if there is one.
        """
        early = [
            (i, at, given)
            for i, (at, given) in enumerate(second)
            if isinstance(given, Move) and given.seat not in (last, *self.eyes)
        ]
        if not early:
            return None
        i, at, given = self.rng.choice(early)
        asked = self.one.table.questions
        others = [a.held for a in asked.values()] + [
            s.steps for _, s in second if isinstance(s, Move | BotMove) and s is not given
        ]
        if any(steps not in (None, (self.one.table.decline(),)) for steps in others):
            return None  # a reaction of an earlier seat takes the question away
        second[i] = at, self._new_move(self._viewer(last), last, self._number(last), steps)
        return given

    def _number(self, seat: int) -> int:
        """The number of the question that a seat has in both worlds."""
        return self.one.table.questions[seat].number

    def _disturb(self, last: int) -> None:
        """Do something while ``last`` has not answered yet."""
        roll = self.rng.randrange(9)
        if roll < 4:
            self._observers_come_and_go()
        elif roll == 8:
            table = self.one.table
            if not (closing_time(table) or sealed_until(table) or table.chairs[last].played_by()):
                self._ask_the_silent(last)
        elif roll == 4 and self.restarts and not self.one.table.chairs[last].played_by():
            self._restart()
        else:
            self._persons_leave(last)

    def _observers_come_and_go(self) -> None:
        """Connect or disconnect viewers of the observing seat, or spectators."""
        seat = self.rng.choice((self.seat, NOBODY))
        if self.rng.random() < 0.6:
            self._enter(seat)
        else:
            self._leave(seat)

    def _persons_leave(self, last: int) -> None:
        """Disconnect some of the others but ``last``; those for whom bots play come back."""
        own = self._speaker(last)
        for seat in [s for s in self.persons if s not in self.eyes and self._speaker(s) != own]:
            if self.one.table.chairs[seat].stand_in:
                self.both(Return(self._viewer(seat), seat))
            elif self.rng.random() < 0.5:
                self._leave(seat)
                self._vote(seat)

    def _answer(self, seat: int, at: int, moves: tuple[tuple[int, ...], ...]) -> None:
        """Let a person answer, perhaps step by step."""
        self.one.run(at)
        self.two.run(at)
        self.compare()
        viewer = self._viewer(seat)
        shown = self.rng.random() < 0.4
        lengths = range(0 if shown else len(moves[0]), len(moves[0]) + 1)
        if seat in self.eyes or not self.one.table.chairs[seat].preferences.automatic:
            for length in lengths:
                self.count += 1
                for world, steps in zip((self.one, self.two), moves, strict=True):
                    move = self._step(world, viewer, seat, steps[:length], self.count)
                self.sent.append(move)
                self.compare()
            return
        # The table may finish the move in one world a step earlier; nobody else can tell.
        for world, steps in zip((self.one, self.two), moves, strict=True):
            number = world.table.questions[seat].number
            for length in lengths:
                asked = world.table.questions.get(seat)
                if asked is not None and asked.number == number and asked.held is None:
                    move = self._step(world, viewer, seat, steps[:length], self.count + 1 + length)
        self.count += 1 + len(moves[0])
        self.sent.append(move)
        self.compare()

    def _step(
        self, world: World, viewer: int, seat: int, steps: tuple[int, ...], count: int
    ) -> Move:
        """Send a person's decisions so far to one world."""
        asked = world.table.questions.get(seat)
        number = asked.number if asked is not None else 0
        move = Move(viewer, seat, number, f"m{count}", steps)
        world.send(move)
        return move

    def _think(
        self,
        seat: int,
        moves: tuple[tuple[int, ...], ...],
        first: list[Timed],
        second: list[Timed],
    ) -> int:
        """Let a bot find its move, by the same beat of the pace in both worlds; returns it."""
        rng, now, table = self.rng, self.one.now, self.one.table
        pace = table.bot_pace(table.questions[seat])
        beat = table.questions[seat].due
        if pace == 0:
            beat = now + rng.randrange(2, 500)
        while pace and (beat <= now + 1 or rng.random() < 0.2):
            beat += pace
        for world, steps, events in (
            (self.one, moves[0], first),
            (self.two, moves[1], second),
        ):
            asked = world.table.questions.get(seat)
            number = asked.number if asked is not None else 0
            at = rng.randrange(max(now, beat - pace) + 1, beat) if pace else beat - 1
            events.append((at, BotMove(seat, number, steps)))
        return beat

    def _answer_early(
        self, seat: int, end: int, reacts: bool, first: list[Timed], second: list[Timed]
    ) -> None:
        """Let a seat answer before the first in line, which nobody may notice.

        If the first reacts, the other answers have no effect whatever they are and whenever they
        come.
        """
        rng, table = self.rng, self.one.table
        chair = table.chairs[seat]
        moves = self._alike(seat)
        if moves is None or (chair.away() and not chair.stand_in) or end <= self.one.now + 3:
            return
        if not reacts and passes(table, seat):
            return  # an answer before its pass would reveal it
        if chair.played_by():
            thoughts: tuple[list[Timed], list[Timed]] = ([], [])
            if self._think(seat, self._unlike(seat) if reacts else moves, *thoughts) < end - 1:
                for thought, events in zip(thoughts, (first, second), strict=True):
                    if not reacts or rng.random() < 0.6:
                        events += thought
            return
        viewer = self._viewer(seat)
        times = [rng.randrange(self.one.now + 1, end - 1) for _ in range(2)]
        if seat in self.eyes:
            times[1] = times[0]
        elif reacts:
            moves = self._unlike(seat)
        elif table.decline() >= 0 and rng.random() < 0.2:
            moves = self._unlike(seat)
            self.diverged |= moves[0] != moves[1]
            self.lots.loose = self.diverged
        coming = rng.random() < 0.85
        self.count += 1
        self.early += seat not in self.eyes
        for world, at, steps, events in zip(
            (self.one, self.two), times, moves, (first, second), strict=True
        ):
            if seat not in self.eyes and reacts:
                coming = rng.random() < 0.6
            asked = world.table.questions.get(seat)
            if coming and asked is not None:
                move = Move(viewer, seat, asked.number, f"m{self.count}", steps)
                events.append((at, move))
                if seat in self.eyes and world is self.one:
                    self.sent.append(move)

    # Choosing moves.

    def _alike(self, seat: int) -> tuple[tuple[int, ...], ...] | None:
        """A whole move of a seat in each world that looks alike to the observing seat."""
        if seat not in self.two.table.questions:
            return None
        found = None
        for _ in range(5):
            moves = self._try_alike(seat)
            if moves is None or (self._opens_unlike(seat, moves) and self.rng.random() < 0.9):
                continue
            found = moves
            if self.rng.random() < 0.3 or self._asks_others(seat, moves[0]):
                break
        return found

    def _answers_alike(self, seat: int) -> tuple[tuple[int, ...], ...]:
        """A whole move of a seat in each world that looks alike to the observing seat.

        In a world in which the move is made without asking, it is that one.
        """
        made = [answer_without_asking(w.table, seat) for w in (self.one, self.two)]
        for _ in range(20):
            moves = self._alike(seat)
            if moves is None:
                break
            if all(given in ((), steps) for given, steps in zip(made, moves, strict=True)):
                return moves
        raise Parted

    def _asks_others(self, seat: int, steps: tuple[int, ...]) -> bool:
        """Whether a move opens a window, where there is most to hide."""
        here = self.one.table.state.for_seat(seat)
        for action in steps:
            here.apply(action)
        return len(here.asked()) > 1

    def _try_alike(self, seat: int) -> tuple[tuple[int, ...], ...] | None:
        here = self.one.table.state.for_seat(seat)
        there = self.two.table.state.for_seat(seat)
        steps: tuple[list[int], list[int]] = ([], [])
        while True:
            pairs = [
                (a, b)
                for a in here.legal()
                for b in there.legal()
                if seen_as(here, a, self.eyes) == seen_as(there, b, self.eyes)
            ]
            if not pairs:
                return None
            a, b = self.rng.choice(pairs)
            here.apply(a)
            there.apply(b)
            steps[0].append(a)
            steps[1].append(b)
            if not (here.underway() and there.underway()):
                return tuple(steps[0]), tuple(steps[1])

    def _opens_unlike(self, seat: int, moves: tuple[tuple[int, ...], ...]) -> bool:
        """Whether the moves would reveal something different in each world."""
        opened = []
        for world, steps in zip((self.one, self.two), moves, strict=True):
            here = world.table.state.for_seat(seat)
            here.journal = Journal()
            for action in steps:
                here.apply(action)
            opened.append([e.numbers() for e in here.journal.seen(self.eyes) if e.opens])
        return opened[0] != opened[1]

    def _unlike(self, seat: int) -> tuple[tuple[int, ...], ...]:
        """Any whole move of a seat in each world."""
        found: list[tuple[int, ...]] = []
        for world in (self.one, self.two):
            here = world.table.state.for_seat(seat)
            steps: list[int] = []
            while not steps or here.underway():
                steps.append(self.rng.choice(list(here.legal())))
                here.apply(steps[-1])
            found.append(tuple(steps))
        return tuple(found)


def secret_of(seat: int) -> str:
    """The secret of the person in a seat; empty if there is none."""
    return key("token", SECRETS[seat]) if seat != NOBODY else ""


def seen_as(state: State, action: int, eyes: tuple[int, ...]) -> list[int]:
    """How an action looks to these seats."""
    return [int(state.seen_as(action, seat)) for seat in eyes]


def same(one: list[SentMessage], two: list[SentMessage]) -> None:
    """Assert that two lists of messages are equal in every way.

    Raises:
        Leak: they differ; the error shows the first difference.
    """
    for a, b in zip(one, two, strict=False):
        if a != b:
            raise Leak(f"\n{a}\n{b}")
    if len(one) != len(two):
        longer = max(one, two, key=len)
        raise Leak(f"one message more in one world: {longer[min(len(one), len(two))]}")


def positions(case: Case, seed: int) -> list[State]:
    """Positions along a played game, between moves and before the end."""
    rng = Random(seed)
    state = case.start()
    found: list[State] = []
    while state.to_act != OVER:
        if not state.underway():
            found.append(state.copy())
        state.apply(state.sample(rng) if state.to_act < 0 else _any(state, rng))
    return found


def _any(state: State, rng: Random) -> int:
    actions = state.legal()
    return actions[rng.randrange(len(actions))]
