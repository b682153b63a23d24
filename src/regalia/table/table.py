"""A table: from what is stored, what is said and the time follows what to store, to tell, to wake.

`Table` is made from the log's rows and changed by nothing but rows: `handle` takes an input and the
time, makes the rows that follow from it and notes them as `restore` does after a restart. Whoever
runs the table stores the rows, then sends the answers, then the messages, and wakes it in time.
Times are UTC milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from regalia import wire
from regalia.engine import chance, record
from regalia.engine.draft import Draft
from regalia.engine.errors import BadDump, BadOption, BadRecord, IllegalAction, Refusal
from regalia.engine.game import Game
from regalia.engine.observation import Observation, observation
from regalia.engine.past import Past, apply_and_observe
from regalia.engine.player import imagined_position
from regalia.engine.record import Record
from regalia.engine.state import CHANCE, EVERY, OVER, State
from regalia.engine.story import Story
from regalia.engine.words import CHANCE_MARK, EVERY_WINDOW, excerpt, name_seats
from regalia.table import lobby, viewer_messages
from regalia.table.chairs import Chair, Forbidden, Unknown, Untimely
from regalia.table.inputs import (
    Begin,
    BotMove,
    Input,
    IssueToken,
    Message,
    Move,
    Pass,
    Replace,
    Return,
    Unwatch,
    Wake,
    Watch,
)
from regalia.table.log import GAME, TABLE, Row
from regalia.table.setup import Setup
from regalia.table.window import Draw, Played, decided, settled

ALONE: Final = 600_000
"""After so many milliseconds without its person, while others wait, a bot stands in for a seat."""
GRACE: Final = 15_000
"""So many milliseconds a person may be gone, as while a page loads anew, before it counts that the
others want a bot to stand in."""


@dataclass(slots=True)
class OpenQuestion:
    """A question that is open. ``held`` is the answer given, ``ready`` a bot's not yet given.

    ``due`` is when the bot's pace lets it, or an always-pass, answer next.
    """

    number: int
    due: int
    held: tuple[int, ...] | None = None
    id: str = ""
    ready: tuple[int, ...] | None = None


@dataclass(slots=True)
class Output:
    """What is to be done, in this order: store the rows, send the answers, send the messages.

    ``wake`` is when the table wants to be woken next, or 0.
    """

    rows: list[Row] = field(default_factory=list)
    answers: list[Message] = field(default_factory=list)
    messages: list[Message] = field(default_factory=list)
    wake: int = 0


class Table:
    """One table. ``draw`` gives chance its outcomes; by default the seed does."""

    def __init__(self, game: Game, setup: Setup, name: str = "", draw: Draw | None = None) -> None:
        """A table of nobody yet. ``name`` is its id.

        Raises:
            BadOption, BadDump: the game has no such seats, options or position.
        """
        self.game = game
        self.setup = setup
        self.name = name
        self.seed = bytes.fromhex(setup.seed)
        self.draw: Draw = draw if draw is not None else self._by_seed
        self.chairs = [Chair() for _ in range(setup.seats)]
        if setup.position is None:
            self.state = game.new(setup.seats, setup.options)
        else:
            self.state = game.load(setup.position, setup.options)
        start = self.state.copy()
        self.pasts = [Past(start, seat) for seat in range(setup.seats)]
        """What each seat has seen, for bots that remember."""
        self.story = Story(self.state)
        self.begun = False
        self.rows = 1
        """How many rows the log has, that with the setup included."""
        self.questions: dict[int, OpenQuestion] = {}
        self.next_table = ""
        """The id of the table at which the same people go on, after the game."""
        self.since = 0
        """When the present questions were put."""
        self.viewers: dict[int, Watch] = {}
        self.seed_hash = chance.commitment(self.seed)
        self.window_names = {kind: name for name, kind in game.words.windows.items()}
        # What follows from who sits where, until that changes.
        self._seats: dict[str, tuple[int, ...]] = {}
        self._names: dict[tuple[int, ...], list[str]] = {}

    @staticmethod
    def restore(
        game: Game, rows: list[Row], now: int, name: str = "", draw: Draw | None = None
    ) -> Table:
        """The table as its log tells it. Nobody is there, and what was held is asked anew.

        Raises:
            BadRecord: the log is no table's, or does not replay under these rules.
        """
        if not rows:
            raise BadRecord("The log of the table is empty.")
        for row in rows:
            if row.rules != game.version:
                raise BadRecord(
                    f"This table was begun under rules version {row.rules} of {game.title}; "
                    f"these are version {game.version}."
                )
        setup = Setup.read(rows[0])
        if (setup.game, setup.data) != (game.name, game.data_hash):
            raise BadRecord(f"This table was begun with another game or data than {game.title}.")
        try:
            table = Table(game, setup, name, draw)
        except (BadOption, BadDump) as wrong:
            raise BadRecord(f"The table does not fit the game: {wrong}") from None
        except (TypeError, ValueError):
            raise BadRecord("The log of the table does not say how it was made.") from None
        for number, row in enumerate(rows[1:], start=2):
            try:
                table.note(row, table._played(row) if row.kind == GAME else None)
            except (AttributeError, KeyError, TypeError, Unknown):
                raise BadRecord(f"Row {number} of the table's log is damaged.") from None
        if table.begun and (table.state.to_act == CHANCE or rows[-1].body.get("more")):
            raise BadRecord("The log of the table ends in the middle of a move.")
        table.since = now
        for asked in table.questions.values():
            asked.due = now + table.setup.pace
        for chair in table.chairs:
            chair.gone = now if chair.person else 0
        return table

    def _by_seed(self, state: State) -> int:
        return chance.draw(state, self.seed)

    # What the table is now.

    @property
    def status(self) -> Literal["open", "playing", "over"]:
        """``open`` before the game, ``playing``, or ``over``."""
        if not self.begun:
            return "open"
        return "over" if self.state.to_act == OVER else "playing"

    @property
    def lines(self) -> list[str]:
        """The lines of the record so far."""
        return self.story.lines

    def seats_of(self, key: str) -> tuple[int, ...]:
        """The seats that a key holds."""
        if not key:
            return ()
        seats = self._seats.get(key)
        if seats is None:
            held = [seat for seat, chair in enumerate(self.chairs) if key in chair.keys]
            seats = tuple(held)
            if seats:  # keys of strangers are without number
                self._seats[key] = seats
        return seats

    def knows(self, key: str) -> bool:
        """Whether a key is the host's or holds a seat."""
        return key == self.setup.host or bool(self.seats_of(key))

    def names(self, seats: tuple[int, ...] = ()) -> list[str]:
        """The names of all seats, as who holds ``seats`` calls them: one seat of his own "You"."""
        names = self._names.get(seats)
        if names is None:
            names = [chair.name or f"Seat {seat + 1}" for seat, chair in enumerate(self.chairs)]
            if len(seats) == 1:
                names[seats[0]] = "You"
            self._names[seats] = names
        return names

    def record(self) -> Record:
        """The record so far; of a finished game with its result and seed."""
        written = record.begin(self.game, self.state, self.setup.options, self.names())
        for seat, chair in enumerate(self.chairs):
            if chair.bot:
                written.headers[f"Bot {seat + 1}"] = chair.bot
        written.headers["Seed-Hash"] = chance.commitment(self.seed)
        written.lines.extend(self.lines)
        if self.status == "over":
            written.headers["Seed"] = self.setup.seed
            written.headers["Result"] = record.result(self.state)
        return written

    def wanted(self) -> list[tuple[int, int, str]]:
        """The bots that have to think: seat, number of the question, kind."""
        return [
            (seat, asked.number, self.chairs[seat].played_by())
            for seat, asked in self.questions.items()
            if self.chairs[seat].played_by() and asked.held is None and asked.ready is None
        ]

    def world(self, seat: int) -> tuple[list[int], int]:
        """All that the player of an asked seat is handed: an imagined position, and his seed."""
        seed = chance.bot_seed(self.seed, seat, len(self.lines))
        return imagined_position(self.state, seat, seed).dump(), seed

    def seen(self, seat: int) -> list[int] | None:
        """What a seat has seen since the game began, as `Past` holds it, for bots that remember.

        None if the game began in a position of its own, which may hold secrets.
        """
        return self.pasts[seat].codes() if self.setup.position is None else None

    # The one door for all that happens.

    def handle(self, said: Input, now: int) -> Output:
        """What follows from an input at a time.

        Raises:
            Forbidden, Untimely, Unknown, BadOption: with the sentence that says why not; nothing
                has changed. (A move that is not possible is answered, not raised.)
        """
        output = Output()
        before = len(self.lines)
        answered = self._answered()
        match said:
            case Move():
                self._move(said, now, output)
            case Wake():
                pass
            case BotMove():
                self._thought(said, now)
            case Watch():
                self._watch(said, now, output)
            case Unwatch():
                self._unwatch(said, now, output)
            case Pass() | Replace() | Return():
                self._say(said, now, output)
            case _:
                for body in lobby.rows(self, said):
                    self._store(output, now, TABLE, body)
                came = self._note_presence(now)
                if isinstance(said, Begin):
                    self._play(settled(self.state.copy(), self.draw), now, output)
                else:
                    of = said.seat if isinstance(said, IssueToken) and not came else -1
                    self._tell_seats(now, output, of=of)
        self._let_time_act(now, output)
        if len(self.lines) > before or isinstance(said, Begin):
            self._tell_news(
                before, now, output
            )  # first, so that nobody is asked without an observation
            if isinstance(said, Begin) or self.status == "over":
                self._tell_seats(now, output)
        else:
            for seat in sorted(self._answered() - answered):
                self._tell_seats(now, output, of=seat)
        output.wake = self._next_wake()
        return output

    def _answered(self) -> set[int]:
        """The seats whose persons have answered while others are still asked."""
        return {
            seat
            for seat, asked in self.questions.items()
            if asked.held is not None and not self.chairs[seat].played_by()
        }

    def _store(
        self,
        output: Output,
        now: int,
        kind: str,
        body: dict[str, Any],
        played: Played | None = None,
    ) -> None:
        row = Row(kind, now, self.game.version, body)
        output.rows.append(row)
        self.note(row, played)

    # Rows: the only way by which what lasts is changed.

    def note(self, row: Row, played: Played | None = None) -> None:
        """Take over a row of the log; of a game row ``played`` is what its line says."""
        self.rows += 1
        body = row.body
        if played is not None:
            apply_and_observe(self.pasts, self.state, list(played.steps))
            self.story.end_line(played.line)
            if body.get("id"):
                self.chairs[played.seat].answers[body["id"]] = body["answer"]
            if not body.get("more"):
                self._ask(row.at)
            return
        chair = self.chair(body.get("seat", 0))
        self._seats.clear()
        self._names.clear()
        match body["what"]:
            case "sat":
                chair.sit(body["key"], body["name"])
            case "bot":
                chair.bot, chair.name = body["kind"], body["name"]
            case "left":
                chair.clear()
            case "invited":
                chair.invitation = body["key"]
            case "entitled":
                chair.keys.add(body["key"])
            case "began":
                self.begun = True
                if self.state.to_act != CHANCE:
                    self._ask(row.at)
            case "again":
                self.next_table = body["table"]
            case "replaced":
                chair.stand_in = body["kind"]
                chair.votes.clear()
            case "returned":
                chair.stand_in = ""
            case "passing":
                if body["on"]:
                    chair.passing[body["window"]] = int(self.state.turns(body["seat"]))
                else:
                    chair.passing.pop(body["window"], None)
            case "unused":
                chair.answers[body["id"]] = "held"
            case what:
                odd = excerpt([str(what)])
                raise BadRecord(f"The log of the table has a row of an unknown kind, “{odd}”.")

    def _played(self, row: Row) -> Played:
        """What a game row's line says in the present position."""
        line = row.body["line"]
        who, _, written = line.partition(" ")
        place = f"Line {len(self.lines) + 1} of the table (“{excerpt([line])}”)"
        if self.status != "playing":
            raise BadRecord(f"{place} is played before the game or after it.")
        due = CHANCE_MARK if self.state.to_act == CHANCE else str(self.state.to_act + 1)
        if who != due:
            raise BadRecord(f"{place} is by {excerpt([who])}; to act is {due}.")
        try:
            steps = self.game.words.parse(self.state, written)
        except Refusal as wrong:
            raise BadRecord(f"{place} cannot be played: {wrong}") from None
        return Played(self.state.to_act, tuple(steps), line)

    def _ask(self, now: int) -> None:
        """Put the questions of a new position; those that were open are gone."""
        self.questions = {}
        self.since = now
        for seat in self.state.asked():
            chair = self.chairs[seat]
            chair.questions += 1
            if chair.passing:
                self._end_passing(chair, int(self.state.turns(seat)))
            self.questions[seat] = OpenQuestion(chair.questions, now + self.setup.pace)

    def _end_passing(self, chair: Chair, turns: int) -> None:
        """Forget what a seat always passes until the turn that has come."""
        asked = turns < 0 and self.state.window() < 0
        for window, said in list(chair.passing.items()):
            if turns > said or asked:
                del chair.passing[window]

    # Who sits where.

    def chair(self, seat: int) -> Chair:
        """The chair of a seat.

        Raises:
            Unknown: there is none.
        """
        if not 0 <= seat < len(self.chairs):
            raise Unknown(f"There is no seat {seat + 1}; the seats are 1 to {len(self.chairs)}.")
        return self.chairs[seat]

    # Moves.

    def _move(self, move: Move, now: int, output: Output) -> None:
        seat = self._seat_of(move.viewer, move.seat)
        chair = self.chairs[seat]
        try:
            if move.id in chair.answers:
                answer = self._answer(move, seat, chair.answers[move.id], now)
            elif move.id in chair.refused:
                answer = self._refusal(move, seat, chair.refused[move.id], now)
            else:
                answer = self._take(move, seat, now, output)
        except Refusal as wrong:
            chair.refuse(move.id, str(wrong))
            answer = self._refusal(move, seat, str(wrong), now)
        output.answers.append(answer)

    def _take(self, move: Move, seat: int, now: int, output: Output) -> Message:
        """Take a move; gives the answer to it.

        Raises:
            Refusal: it is not possible; nothing has changed.
        """
        asked = self._open_question(move, seat)
        draft = Draft(self.state, seat)
        for action in move.steps:
            draft.step(action)
        draft.fill_up()
        if not draft.finished():
            return self._next_step(move, draft, now)
        asked.held, asked.id = tuple(draft.steps), move.id
        self._advance(now, output)
        return self._answer(move, seat, self.chairs[seat].answers.setdefault(move.id, "held"), now)

    def _answer(
        self, move: Move, seat: int, result: Literal["accepted", "held"], now: int
    ) -> Message:
        body = wire.Answer(seat=seat, question=move.question, id=move.id, result=result)
        return Message(move.viewer, now, body)

    def _refusal(self, move: Move, seat: int, sentence: str, now: int) -> Message:
        asked = viewer_messages.questions(self, (seat,))
        body = wire.Answer(
            seat=seat,
            question=move.question,
            id=move.id,
            result="rejected",
            sentence=name_seats(sentence, self.names((seat,))),
            current_question=asked[0] if asked else None,
        )
        return Message(move.viewer, now, body)

    def _next_step(self, move: Move, draft: Draft, now: int) -> Message:
        """What a half-made move is asked next."""
        watch = self.viewers[move.viewer]
        seen = observation(draft.state, self.seats_of(watch.key))
        body = viewer_messages.next_step(self, draft, move.question, move.id, watch.shown, seen)
        return Message(move.viewer, now, body, seen)

    def _thought(self, said: BotMove, now: int) -> None:
        """A bot has found its move, which waits for the pace.

        Raises:
            IllegalAction: it is none, which is a fault of the bot.
        """
        asked = self.questions.get(said.seat)
        if asked is None or asked.number != said.question or asked.held is not None:
            return  # the question is gone meanwhile
        if not self.chairs[said.seat].played_by():
            return
        draft = Draft(self.state, said.seat)
        for action in said.steps:
            draft.step(action)
        if not draft.finished():
            raise IllegalAction("The bot has not finished its move.")
        asked.ready = said.steps
        self._catch_up(asked, now)

    def _open_question(self, move: Move, seat: int) -> OpenQuestion:
        """The question that a move answers.

        Raises:
            Refusal: it is not open, or not for this person to answer.
        """
        chair = self.chairs[seat]
        if not 0 < len(move.id) <= wire.LONGEST_ID:
            raise IllegalAction(f"A move's id has 1 to {wire.LONGEST_ID} characters.")
        if self.status != "playing":
            over = self.status == "over"
            raise Untimely("The game is over." if over else "The game has not begun.")
        if chair.stand_in:
            raise Untimely("A bot plays this seat for you; take it back first.")
        asked = self.questions.get(seat)
        if asked is None:
            raise Untimely("You are not asked anything now.")
        if asked.number != move.question:
            raise Untimely(
                f"Question {move.question} is not open; the present one is {asked.number}."
            )
        if asked.held is not None:
            raise Untimely("You have answered; the others are still asked.")
        return asked

    def _advance(self, now: int, output: Output) -> None:
        """Play what the answers given so far come to, if they decide anything."""
        held = {
            seat: asked.held for seat, asked in self.questions.items() if asked.held is not None
        }
        moves = decided(self.state, held, self.draw)
        if moves is None:
            return
        used = {played.seat for played in moves}
        for seat in held:
            if seat not in used and self.questions[seat].id:
                body = {"what": "unused", "seat": seat, "id": self.questions[seat].id}
                self._store(output, now, TABLE, body)
        self._play(moves, now, output)

    def _play(self, moves: list[Played], now: int, output: Output) -> None:
        """Store moves and what chance added, as one event after which questions are put anew."""
        ids = {seat: (asked.number, asked.id) for seat, asked in self.questions.items() if asked.id}
        for i, played in enumerate(moves):
            body: dict[str, Any] = {"line": played.line}
            if played.seat in ids:
                number, move = ids[played.seat]
                known = self.chairs[played.seat].answers.get(move, "accepted")
                body |= {"question": number, "id": move, "answer": known}
            if i + 1 < len(moves):
                body["more"] = True
            self._store(output, now, GAME, body, played)

    # Saying something beside the game.

    def _seat_of(self, viewer: int, seat: int) -> int:
        """The seat that a viewer speaks for.

        Raises:
            Forbidden: he does not hold it, or holds none or several and names none.
        """
        seats = self.seats_of(self._key(viewer))
        if seat == -1 and len(seats) == 1:
            return seats[0]
        if seat not in seats:
            if not seats:
                raise Forbidden("You hold no seat at this table.")
            yours = ", ".join(f"seat {own + 1}" for own in seats)
            wrong = "Say which seat you mean" if seat == -1 else "That is not your seat"
            raise Forbidden(f"{wrong}; yours: {yours}.")
        return seat

    def _key(self, viewer: int) -> str:
        """By which key a viewer speaks.

        Raises:
            Unknown: he is not there.
        """
        if viewer not in self.viewers:
            raise Unknown("Only who watches the table can speak at it.")
        return self.viewers[viewer].key

    def _say(self, said: Pass | Replace | Return, now: int, output: Output) -> None:
        if self.status != "playing":
            raise Untimely("There is no game under way.")
        if isinstance(said, Replace):
            self._vote(said)
            self._tell_seats(now, output)
            return
        seat = self._seat_of(said.viewer, said.seat)
        if isinstance(said, Return):
            self._return(seat, now, output)
            self._tell_seats(now, output)
        else:
            self._pass(seat, said, now, output)
            self._tell_seats(now, output, of=seat)

    def _pass(self, seat: int, said: Pass, now: int, output: Output) -> None:
        kinds = self.game.words.windows
        if said.window not in kinds:
            known = ", ".join(kind for kind in kinds if kind != EVERY_WINDOW)
            raise Unknown(
                f"There is no kind “{excerpt([said.window])}” of window in {self.game.title}; "
                + (f"there are: {known}; and " if known else "")
                + f"“{EVERY_WINDOW}” stands for all."
            )
        kind = kinds[said.window]
        if (kind in self.chairs[seat].passing) == said.on:
            return
        body = {"what": "passing", "seat": seat, "window": kind, "on": said.on}
        self._store(output, now, TABLE, body)
        if seat in self.questions:
            self._catch_up(self.questions[seat], now)

    def _return(self, seat: int, now: int, output: Output) -> None:
        if not self.chairs[seat].stand_in:
            raise Untimely("You play this seat yourself already.")
        self._store(output, now, TABLE, {"what": "returned", "seat": seat})
        if seat in self.questions:
            self.questions[seat].ready = None
            self._catch_up(self.questions[seat], now)

    def _vote(self, said: Replace) -> None:
        chair = self.chair(said.seat)
        persons = {self.chairs[seat].person for seat in self.seats_of(self._key(said.viewer))}
        if not chair.person or chair.stand_in:
            raise Untimely("A bot plays this seat already.")
        if not persons or persons == {chair.person}:
            raise Forbidden("Only the others who play at this table can say that.")
        if not chair.gone:
            raise Untimely(f"{chair.name} is here; a bot stands in only for who is gone.")
        chair.votes |= persons

    # Coming and going.

    def _watch(self, said: Watch, now: int, output: Output) -> None:
        self.viewers[said.viewer] = said
        came = self._note_presence(now)
        line = said.line if 0 <= said.line <= len(self.lines) else 0
        seats = self.seats_of(said.key)
        seen = viewer_messages.seen_by(self, seats)
        body = viewer_messages.snapshot(self, seats, line, said.words, said.shown, seen)
        everybody = viewer_messages.seen_by(self, ()) if said.shown else None
        output.answers.append(Message(said.viewer, now, body, seen, everybody))
        if came:
            self._tell_seats(now, output, but=said.viewer)

    def _unwatch(self, said: Unwatch, now: int, output: Output) -> None:
        if self.viewers.pop(said.viewer, None) is not None and self._note_presence(now):
            self._tell_seats(now, output)

    def _note_presence(self, now: int) -> bool:
        """See who is there; true if that changed."""
        there = {viewer.key for viewer in self.viewers.values()}
        changed = False
        for chair in self.chairs:
            gone = bool(chair.person) and not chair.keys & there
            if gone != bool(chair.gone):
                chair.gone = now if gone else 0
                chair.votes.clear()
                changed = True
        return changed

    def _others_here(self, but: Chair) -> set[str]:
        """The persons who are there and play, one excepted."""
        return {
            chair.person
            for chair in self.chairs
            if chair.person and not chair.gone and chair.person != but.person
        }

    # Time.

    def _let_time_act(self, now: int, output: Output) -> None:
        """Do all that is due by ``now``."""
        self._replace_the_gone(now, output)
        while self.status == "playing" and self._answer_what_is_due(now):
            before = len(self.lines)
            self._advance(now, output)
            if len(self.lines) == before:
                break

    def _answer_what_is_due(self, now: int) -> bool:
        """Give the answers of bots, of always-passes and of silence that are due now."""
        given = False
        decline = self.decline()
        silence = 0 < self.until() <= now
        for seat, asked in self.questions.items():
            if asked.held is not None:
                continue
            if asked.ready is not None and asked.due <= now:
                asked.held = asked.ready
            elif silence or (self._passes(seat) and asked.due <= now):
                asked.held = (decline,)
            given |= asked.held is not None
        return given

    def decline(self) -> int:
        """The action that lets the present window pass, or -1."""
        if self.state.window() < 0:
            return -1
        return int(self.state.decline())

    def window(self) -> str | None:
        """What the kind of the present window is called, or None."""
        kind = int(self.state.window())
        return self.window_names[kind] if kind >= 0 else None

    def always_passes(self, seat: int) -> bool:
        """Whether the present window is one that the person of a seat wants to have passed."""
        passing, window = self.chairs[seat].passing, self.state.window()
        return (
            bool(passing)
            and self.decline() >= 0
            and (window in passing or EVERY in passing)
            and not self.state.concerns(seat)
        )

    def _passes(self, seat: int) -> bool:
        """Whether it is passed for him now: a bot that plays for him decides himself."""
        return self.always_passes(seat) and not self.chairs[seat].played_by()

    def until(self) -> int:
        """When the present window closes on who is silent, or 0."""
        if not self.setup.window or self.decline() < 0:
            return 0
        return self.since + self.setup.window

    def _catch_up(self, asked: OpenQuestion, now: int) -> None:
        """A bot that is late, or a pass said late, waits for the next beat of the pace."""
        pace = self.setup.pace
        if asked.due < now:
            late = now - asked.due
            asked.due = now if pace == 0 else asked.due + (late + pace - 1) // pace * pace

    def _replace_the_gone(self, now: int, output: Output) -> None:
        """Let bots stand in for seats whose person is gone, when all say so or it took too long."""
        if self.status != "playing":
            return
        for seat, chair in enumerate(self.chairs):
            others = self._others_here(chair) if chair.gone and not chair.stand_in else set()
            if not others:
                chair.alone = 0
                continue
            chair.alone = chair.alone or now
            agreed = others <= chair.votes and now >= chair.gone + GRACE
            if agreed or now >= chair.alone + ALONE:
                body = {"what": "replaced", "seat": seat, "kind": self.setup.stand_in}
                self._store(output, now, TABLE, body)
                chair.alone = 0
                if seat in self.questions:
                    self._catch_up(self.questions[seat], now)
                self._tell_seats(now, output)

    def _next_wake(self) -> int:
        """When something is due next, or 0."""
        if self.status != "playing":
            return 0
        times = [
            asked.due
            for seat, asked in self.questions.items()
            if asked.held is None and (asked.ready is not None or self._passes(seat))
        ]
        for chair in self.chairs:
            if chair.alone:
                agreed = self._others_here(chair) <= chair.votes
                times.append(chair.gone + GRACE if agreed else chair.alone + ALONE)
        if self.until():
            times.append(self.until())
        return min(times, default=0)

    # Telling.

    def _tell_seats(self, now: int, output: Output, but: int = -1, of: int = -1) -> None:
        """Tell all viewers (one excepted) who sits where, and his questions as they are now.

        With ``of`` only those who hold this seat: it is nothing to the others.
        """
        told: dict[tuple[int, ...], wire.Seats] = {}
        for viewer, watch in self.viewers.items():
            mine = self.seats_of(watch.key)
            if viewer != but and (of < 0 or of in mine):
                if mine not in told:
                    told[mine] = viewer_messages.seats(self, mine)
                output.messages.append(Message(viewer, now, told[mine]))

    def _tell_news(self, line: int, now: int, output: Output) -> None:
        """Tell all viewers what happened from ``line`` on, alike to all who hold the same seats."""
        told: dict[tuple[tuple[int, ...], bool, bool], tuple[wire.Update, Observation | None]] = {}
        everybody: Observation | None = None
        for viewer, watch in self.viewers.items():
            seats = self.seats_of(watch.key)
            view = (seats, watch.words, watch.shown)
            news = told.get(view)
            if news is None:
                seen = viewer_messages.seen_by(self, seats)
                body = viewer_messages.update(self, seats, line, watch.words, watch.shown, seen)
                news = told[view] = body, seen
            if watch.shown and everybody is None:
                everybody = viewer_messages.seen_by(self, ())
            output.messages.append(Message(viewer, now, *news, everybody))


def lines_of(rows: Iterable[Row]) -> list[str]:
    """The lines of the record that a log holds."""
    return [row.body["line"] for row in rows if row.kind == GAME]
