"""A table as it stands: who sits where, the game, the open questions, the viewers.

A `Table` is data; other modules change it. The game and the chairs are changed only by rows of the
log, in `regalia.table.replay`. Pace, preferences and held answers are not in the log, but their
last values are stored (`regalia.table.preferences`). Viewers, votes and calls are lost by a
restart. All times are UTC milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from regalia.engine import chance, record
from regalia.engine.game import Game
from regalia.engine.journal import Event
from regalia.engine.only_move import only_move, surely_chooses
from regalia.engine.past import Past
from regalia.engine.player import imagined_position
from regalia.engine.record import Record
from regalia.engine.state import OVER, State
from regalia.engine.story import Story
from regalia.table.chairs import Chair, Forbidden, Unknown
from regalia.table.inputs import Watch
from regalia.table.output import Message
from regalia.table.setup import Setup
from regalia.table.window import Draw
from regalia.wire import Json

SEALED_PACE = 1200
"""The shortest pace of a sealed table, longer than any bot thinks on an idle machine."""
MOST_EVENTS = 16
"""Maximum number of events kept as JSON: enough for all viewers of one move."""
MOST_TOLD = 64
"""Maximum number of things kept that were told of open questions."""

Ended = Literal["", "aborted", "closed"]
Told = TypeVar("Told")


@dataclass(slots=True)
class Calling:
    """Somebody has asked whether the person of an asked seat is there (`regalia.table.presence`).

    ``by`` is their seat, ``until`` when a bot stands in if there is no reply, and ``here_since``
    when there was one, or 0.
    """

    by: int
    until: int
    here_since: int = 0


@dataclass(slots=True)
class OpenQuestion:
    """A question to a seat, open until the game goes on.

    ``number`` counts the questions of this seat from 1. A bot answers at ``due``, or, if that is
    missed, at a later beat of the pace (`catch_up`). ``promised`` is the first ``due``, and
    ``pace`` the quickest pace since the question was asked, so that nobody can hold a bot back.
    ``ready`` is the move that a bot has found; it waits for ``due``. ``held`` is the given answer;
    it waits for the other seats that are asked, or for the end of a sealed window. ``id`` is the id
    that a person's answer came with. ``only`` is the only move that the seat can make, empty if it
    has a choice, and None until it is looked for. ``automatic``: ``held`` was given without asking
    the person. ``call``: somebody has asked whether they are there. ``taken_back``: the person has
    taken the seat back from a bot at this question. ``step`` is the latest answer to an unfinished
    move, with what it depends on. ``passes`` is what the seat always passes and whether that is
    this window, None until it is looked for. ``waited_from``: since when the person of a brisk
    table is waited for (`Table.waited_for`), 0 if they are not. ``late``: ``held`` was given since
    the time of the person was over.
    """

    number: int
    due: int = 0
    promised: int = 0
    pace: int = 0
    held: tuple[int, ...] | None = None
    id: str = ""
    ready: tuple[int, ...] | None = None
    only: tuple[int, ...] | None = None
    automatic: bool = False
    call: Calling | None = None
    taken_back: bool = False
    step: tuple[tuple[object, ...], Message] | None = None
    passes: tuple[frozenset[str], bool] | None = None
    waited_from: int = 0
    late: bool = False

    def catch_up(self, now: int, pace: int) -> None:
        """If ``due`` has passed, move it by the fewest whole paces after which it has not.

        Never beyond ``promised``, as long as that has not passed.
        """
        if self.due < now:
            late = now - self.due
            self.due = now if pace == 0 else self.due + (late + pace - 1) // pace * pace
        if now <= self.promised < self.due:
            self.due = self.promised


class Table:
    """One table. ``draw`` gives the outcomes of chance events; by default the seed does."""

    def __init__(
        self, game: Game, setup: Setup, table_id: str = "", draw: Draw | None = None
    ) -> None:
        """An empty table, before anybody sits down.

        Raises:
            BadOption, BadDump: the game cannot be played with these seats, options or position.
        """
        self.game = game
        self.setup = setup
        self.id = table_id
        self.seed = bytes.fromhex(setup.seed)
        self.seed_hash = chance.commitment(self.seed)
        self.draw: Draw = draw if draw is not None else self._draw_by_seed
        self.chairs = [Chair() for _ in range(setup.seats)]
        options = game.complete_options(setup.seats, setup.options)
        holders = game.holders(setup.seats, options)
        self.together = [
            tuple([i for i, who in enumerate(holders) if who == own]) for own in holders
        ]
        """For each seat those that its person plays, in order (`Game.holders`)."""
        if setup.position is None:
            self.state = game.new(setup.seats, setup.options)
        else:
            self.state = game.load(setup.position, setup.options)
        start = self.state.copy()
        self.pasts = [Past(start, seat) for seat in range(setup.seats)]
        """What each seat has seen since the beginning, for bots that remember."""
        self.story = Story(self.state)
        self.begun = False
        self.ended: Ended = ""
        """Why the table has no result though it is over; "" otherwise."""
        self.listed = setup.listed
        """Whether all are shown the table."""
        self.row_count = 1
        """The number of rows in the log, including the first, which holds the setup."""
        self.changes = 0
        """The number of rows about who sits where (`regalia.table.log_bound`)."""
        self.sittings: dict[str, int] = {}
        """How often each key has sat down before the game."""
        self.questions: dict[int, OpenQuestion] = {}
        """The open question of each seat that is asked, in the order of `State.asked`."""
        self.asked_at = 0
        """When the open questions were asked."""
        self.clock_from = 0
        """When the time for the open questions began, or 0 (`regalia.table.timing`)."""
        self.shown_at = 0
        """When the last move was made that shows something, which declining does not."""
        self.pace = setup.pace
        """Milliseconds for which a bot's move stays visible before the next one."""
        self.hurrying = False
        """Whether bots answer at once until a person has a choice."""
        self.made_alone: list[tuple[int, str, str]] = []  # seat, question, move
        """The question and the move of each seat without a choice that the present input plays."""
        self.next_table = ""
        """The id of the table at which the same people play again, or ""."""
        self.viewers: dict[int, Watch] = {}
        """What each connected viewer asked to see, by the viewer's number."""
        self.window_names = {kind: name for name, kind in game.words.windows.items()}
        self._told: dict[tuple[object, ...], Any] = {}
        self._told_at = -1
        self._events: dict[tuple[int, ...], Json] = {}
        self._seats: dict[str, tuple[int, ...]] = {}
        self._names: dict[tuple[int, ...], list[str]] = {}

    def _draw_by_seed(self, state: State) -> int:
        return chance.draw(state, self.seed)

    def told(self, seat: int, about: tuple[object, ...], make: Callable[[], Told]) -> Told:
        """What messages say of an open question: made once while no move is made or name changed.

        So the time of a message that repeats it, as after a changed pace, does not show how much
        the seat can choose from. ``about`` says what is told, and what it depends on.
        """
        if self._told_at != len(self.lines) or len(self._told) == MOST_TOLD:
            self._told.clear()
            self._told_at = len(self.lines)
        key = (seat, self.questions[seat].number, *self.names((seat,)), *about)
        if key not in self._told:
            self._told[key] = make()
        found: Told = self._told[key]
        return found

    def event_json(self, event: Event) -> Json:
        """An event as programs get it, made once for all viewers of a move; not to be changed."""
        numbers = event.numbers()
        found = self._events.get(numbers)
        if found is None:
            words = self.game.words
            assert words.schema is not None, "a game that is played at tables declares its events"
            found = words.schema.event_json(event, words.names)
            if len(self._events) == MOST_EVENTS:
                self._events.clear()
            self._events[numbers] = found
        return found

    # The game.

    @property
    def status(self) -> Literal["open", "playing", "over"]:
        """``open`` before the game, ``playing``, or ``over``; `ended` says if without a result."""
        if self.ended:
            return "over"
        if not self.begun:
            return "open"
        return "over" if self.state.to_act == OVER else "playing"

    @property
    def lines(self) -> list[str]:
        """The lines of the record so far."""
        return self.story.lines

    def record(self) -> Record:
        """The record so far. After the game it includes the result and the seed."""
        written = record.begin(self.game, self.state, self.setup.options, self.names())
        for seat, chair in enumerate(self.chairs):
            if chair.bot:
                written.headers[f"Bot {seat + 1}"] = chair.bot
            if chair.resigned:
                written.headers[f"Resigned {seat + 1}"] = chair.stand_in
        written.headers["Seed-Hash"] = self.seed_hash
        written.lines.extend(self.lines)
        if self.status == "over" and self.begun:
            written.headers["Seed"] = self.setup.seed
            written.headers["Result"] = record.result(self.state)
        return written

    # Seats and their holders.

    def chair(self, seat: int) -> Chair:
        """The chair of a seat.

        Raises:
            Unknown: the table has no such seat.
        """
        if not 0 <= seat < len(self.chairs):
            raise Unknown(f"There is no seat {seat + 1}; the seats are 1 to {len(self.chairs)}.")
        return self.chairs[seat]

    def seats_with(self, seat: int) -> tuple[int, ...]:
        """The seats that one person plays together with this one, in order, and this one.

        Raises:
            Unknown: the table has no such seat.
        """
        self.chair(seat)
        return self.together[seat]

    def seats_of(self, key: str) -> tuple[int, ...]:
        """The seats that a key holds."""
        if not key:
            return ()
        seats = self._seats.get(key)
        if seats is None:
            seats = tuple([seat for seat, chair in enumerate(self.chairs) if key in chair.keys])
            if seats:  # any number of strangers may ask, so a key without a seat is not cached
                self._seats[key] = seats
        return seats

    def plays(self, key: str) -> tuple[int, ...]:
        """The seats that a key holds and whose person has not resigned."""
        return tuple([seat for seat in self.seats_of(key) if not self.chairs[seat].resigned])

    def knows(self, key: str) -> bool:
        """Whether a key is the host's or holds a seat."""
        return key == self.setup.host or bool(self.seats_of(key))

    def names(self, seats: tuple[int, ...] = ()) -> list[str]:
        """The names of all seats, as the holder of ``seats`` reads them.

        A single seat in ``seats`` is called "You".
        """
        names = self._names.get(seats)
        if names is None:
            names = [chair.name or f"Seat {seat + 1}" for seat, chair in enumerate(self.chairs)]
            if len(seats) == 1:
                names[seats[0]] = "You"
            self._names[seats] = names
        return names

    def forget_holders(self) -> None:
        """Empty the caches of `seats_of` and `names`, because a chair has changed."""
        self._seats.clear()
        self._names.clear()

    def key_of(self, viewer: int) -> str:
        """The key of a connected viewer.

        Raises:
            Unknown: no such viewer is connected.
        """
        if viewer not in self.viewers:
            raise Unknown("Only a connected viewer can send messages to the table.")
        return self.viewers[viewer].key

    def seat_of(self, viewer: int, seat: int) -> int:
        """The seat that a viewer means by ``seat``: -1 stands for their only one.

        Raises:
            Forbidden: the viewer does not hold the seat, or ``seat`` is -1 and they do not hold
                exactly one.
        """
        seats = self.seats_of(self.key_of(viewer))
        if seat == -1 and len(seats) == 1:
            return seats[0]
        if seat not in seats:
            if not seats:
                raise Forbidden("You hold no seat at this table.")
            yours = ", ".join(f"seat {own + 1}" for own in seats)
            wrong = "Say which seat you mean" if seat == -1 else "That is not your seat"
            raise Forbidden(f"{wrong}; yours: {yours}.")
        return seat

    # Open questions and windows.

    def window(self) -> str | None:
        """The name of the kind of the open window, or None."""
        kind = int(self.state.window())
        return self.window_names[kind] if kind >= 0 else None

    def decline(self) -> int:
        """The action by which a seat declines in the open window, or -1."""
        if self.state.window() < 0:
            return -1
        return int(self.state.decline())

    def waited_for(self, seat: int) -> bool:
        """Whether another seat's person or program is connected, so that time may count.

        Who has resigned does not count.
        """
        person = self.chairs[seat].person
        keys = {watch.key for watch in self.viewers.values()}
        others = [one for one in self.chairs if one.person != person and not one.resigned]
        return any(not keys.isdisjoint(one.keys) for one in others)

    def in_company(self, seat: int) -> bool:
        """Whether another person plays or watches, even if they are away, or a program does."""
        person = self.chairs[seat].person
        others = any(chair.person not in ("", person) for chair in self.chairs)
        return others or any(watch.key != person for watch in self.viewers.values())

    def only(self, seat: int) -> tuple[int, ...]:
        """The only move that an asked seat can make, as it sees it; empty if it has a choice."""
        question = self.questions[seat]
        if question.only is None:
            if surely_chooses(self.state.for_seat(seat)):
                question.only = ()
            else:
                world = imagined_position(self.state, seat, question.number)
                question.only = tuple(only_move(world))
        return question.only

    def answered_early(self) -> set[int]:
        """The seats whose persons have answered while other seats are still asked."""
        return {
            seat
            for seat, question in self.questions.items()
            if question.held is not None
            and not question.automatic
            and not self.chairs[seat].played_by()
        }

    # Bots.

    def steady_pace(self) -> int:
        """Milliseconds between the beats at which bots answer while nobody hurries them.

        At a sealed table nobody can make it shorter than bots think, for then the time of an answer
        would show whether the bot had a choice.
        """
        return max(self.pace, SEALED_PACE) if self.setup.timing == "sealed" else self.pace

    def bot_pace(self, question: OpenQuestion | None = None) -> int:
        """Milliseconds between the beats at which bots answer an open question, or the next one."""
        if self.hurrying and self.setup.timing == "brisk":
            return 0
        return self.steady_pace() if question is None else question.pace

    def bots_to_move(self) -> list[tuple[int, int, str]]:
        """The bots that must find a move, each as seat, number of the question and kind of bot."""
        return [
            (seat, question.number, self.chairs[seat].played_by())
            for seat, question in self.questions.items()
            if self.chairs[seat].played_by() and question.held is None and question.ready is None
        ]

    def world(self, seat: int) -> tuple[list[int], int]:
        """The input for the bot of a seat: the dump of an imagined position, and a random seed."""
        bot_seed = chance.bot_seed(self.seed, seat, len(self.lines))
        return imagined_position(self.state, seat, bot_seed).dump(), bot_seed

    def past_codes(self, seat: int) -> list[int] | None:
        """What a seat has seen since the beginning, as numbers (`Past.codes`).

        None if the game began from a saved position, which may hold secrets.
        """
        return self.pasts[seat].codes() if self.setup.position is None else None
