"""A person at a table of a server: from his first question to the result.

Everything is printed by the thread that reads what he types; only while it waits at the prompt
the background may print, and then puts the prompt again.
"""

from __future__ import annotations

import shlex
import threading
from time import monotonic

from librt.random import Random
from msgspec.structs import replace

from regalia import wire
from regalia.client import View
from regalia.engine.errors import NotUnderstood, Refusal
from regalia.engine.observation import Choice, Question
from regalia.engine.story import Paragraph
from regalia.engine.words import Section, excerpt, mid_sentence, split_words
from regalia.joining import keyboard
from regalia.joining.background import Live
from regalia.joining.seating import UNFILLED, absent, changes, is_wanted, listed, player, seats_of
from regalia.text import compose
from regalia.text.screen import INKS, Screen

MOST_SHOWN = 12
"""Choices that a refusal lists."""
QUIET = 1.5
"""After so many seconds without news the person is told whom the table waits for."""

SETTLING = 8.0
"""Who is gone so soon after one's own connection was lost is on his way back from the same."""
LISTENING = 0.2
"""Meanwhile it is looked so often whether the person has typed a line."""

COMMANDS = (
    *compose.COMMANDS[:-1],
    ("replace", "let a bot play for somebody who is gone, once all others here say so"),
    ("quit", "leave; the seat stays yours, and you can come back to it"),
)
LOOKING_ON = (
    *(row for row in COMMANDS if row[0] in ("table", "story", "help")),
    ("quit", "leave; you can look on again later"),
)
"""What who has no seat may type."""
ALWAYS = ("pass always", "pass, and pass every such question until it is your turn")


class Left(Exception):
    """The person has left the table."""


class Joined:
    """One game of one person, or of one who looks on.

    ``game`` is what the server says of the game; ``back`` is the command that comes back here, and
    ``again`` tells whether he does so. ``rng`` chooses in his place where it is given.
    """

    def __init__(
        self,
        live: Live,
        game: wire.GameDetails,
        screen: Screen,
        back: str,
        again: bool = False,
        rng: Random | None = None,
    ) -> None:
        self.live = live
        self.game = game
        self.screen = Screen(screen.console, self.read, screen.echo)
        self.typed = screen.read
        self.back = back
        self.again = again
        self.rng = rng
        self.talking = threading.Lock()
        self.at_prompt = ""
        self.shown: View | None = None
        """What the person has been told of; None before anything."""
        self.away = False
        self.waits_told = ""
        self.failure_told = False
        self.gone: set[int] = set()
        """Whose going the person was told."""
        self.asks: list[wire.Question] = []
        """The question, and those that its steps led to."""
        self.steps: list[int] = []
        self.half = ""
        """What was typed while nothing was asked, up to a Ctrl-D in the middle of a line."""

    def play(self) -> bool:
        """Play on to the end; false if the person has left before.

        Raises:
            Refusal: the table or the connection cannot go on.
        """
        colours = self.game.colours
        self.screen.colour_words({word: ink for word, ink in colours.items() if ink in INKS})
        self.live.bell = self.interrupt
        with self.talking:
            try:
                while not self.over():
                    asked = _first_question(self.shown)
                    if asked is None:
                        self.wait()
                    else:
                        self.answer(asked)
            except (EOFError, KeyboardInterrupt, Left):
                self.take_leave()
                return False
            finally:
                self.live.bell = _nothing
        return True

    def over(self) -> bool:
        """Tell what is new; whether that was the end.

        Raises:
            Refusal: it was an end before the end.
        """
        self.tell()
        if self.live.failed is not None:
            raise self.live.failed
        view = self.shown  # and not what came since: that is to be told first
        if view is None or not view.ended():
            return False
        if view.result is None:
            raise Refusal("The table is closed.")
        self.close(view)
        return True

    # Reading and waiting, while news comes.

    def read(self, prompt: str) -> str:
        """A line that the person types, and meanwhile whatever is new."""
        self.at_prompt = prompt
        self.talking.release()
        try:
            while self.live.changed.is_set():  # it came before the lock was free
                with self.talking:
                    self.tell()
            return self.typed(prompt)
        finally:
            self.talking.acquire()
            self.at_prompt = ""

    def interrupt(self) -> None:
        """Tell news in the background, if the person sits at the prompt."""
        if not self.talking.acquire(blocking=False):
            return
        try:
            if self.at_prompt and self.tell(at_prompt=True):
                out = self.screen.console
                out.print(
                    self.at_prompt + keyboard.half_typed(), end="", markup=False, highlight=False
                )
                out.file.flush()
        finally:
            self.talking.release()

    def wait(self) -> None:
        """Until there is news or a command; say whom the table waits for, if it takes long."""
        quiet = 0.0
        while not self.live.changed.wait(LISTENING):
            line = keyboard.typed_line()
            if line is not None:
                self.half += line
                if self.half.endswith("\n"):
                    line, self.half = self.half, ""
                    self.hear(line)
                    return
            quiet += LISTENING
            if quiet >= QUIET:
                self.tell_waiting()
        if _first_question(self.live.view) is not None:
            keyboard.forget_typed()
            self.half = ""

    def hear(self, line: str) -> None:
        """Take a line from a person who is not asked anything."""
        line = line.strip().lower()
        try:
            if self.live.view is None and line not in LEAVING:
                raise NotUnderstood("The server has not answered yet; quit leaves.")
            if line and not self.command(line):
                if self.plays():
                    raise NotUnderstood(
                        "You are not asked anything now; there are table, story, help, replace, "
                        "quit."
                    )
                raise NotUnderstood(
                    "You look on and are asked nothing; there are table, story, help, quit."
                )
        except NotUnderstood as wrong:
            self.screen.say(str(wrong))

    # The question.

    def answer(self, asked: wire.Question) -> None:
        """Let the person make the move that he is asked for, or see the question go."""
        view = self.live.view
        assert view is not None
        self.asks, self.steps = [asked], []
        self.waits_told = ""
        if self.rng is not None:
            while self.still_asked():
                choices = self.asks[-1].choices
                self.step(choices[self.rng.randrange(0, len(choices))].action)
            return
        self.screen.say()
        self.show_table()
        if len(view.mine) > 1:
            self.screen.say(f"For seat {asked.seat + 1}:", "bold")
        if view.waiting.until and view.table.window:
            self.screen.say(f"You have {view.table.window // 1000} seconds.")
        again = True
        while self.still_asked():
            if again:
                self.screen.question(_question(self.asks[-1]), str)
            again = self.take_line()

    def still_asked(self) -> bool:
        """Whether the question that is being answered is open."""
        return bool(self.asks) and self.is_open(self.asks[0])

    def is_open(self, asked: wire.Question) -> bool:
        view = self.live.view
        if view is None or view.ended():
            return False
        now = view.question(asked.seat)
        return now is not None and now.question == asked.question

    def take_line(self) -> bool:
        """Take one line from the person; true if the question is to be put anew."""
        line = self.screen.ask(f"{self.hint()}> ").strip()
        if self.live.failed is not None:
            raise self.live.failed
        try:
            return self.command(line.lower()) or self.choose(line)
        except NotUnderstood as wrong:
            self.screen.say(str(wrong))
            return False

    def hint(self) -> str:
        """What may be typed, in a few words."""
        count = len(self.asks[-1].choices)
        numbers = "1" if count == 1 else f"1-{count}"
        if self.steps:
            return f"{numbers}, back or help"
        always = f", {ALWAYS[0]}" if self.asks[0].decline is not None else ""
        return f"{numbers}{always} or help"

    def command(self, line: str) -> bool:
        """Carry out a command; false if the line is none."""
        match line:
            case "table" | "story" if self.is_before_the_game():
                self.screen.say("The game has not begun.")
            case "back" if self.plays():
                if not self.steps:
                    raise NotUnderstood("There is no step to take back; a finished move stands.")
                self.steps.pop()
                self.asks.pop()
            case "table":
                self.show_table()
            case "story":
                assert self.live.view is not None
                self.screen.story(_paragraphs(self.live.view.story))
            case "help" | "?":
                self.help()
            case "pass always" if self.plays():
                self.always_pass()
            case _ if line in LEAVING:
                raise Left
            case _ if line.split()[:1] == ["replace"]:
                self.replace(" ".join(line.split()[1:]))
            case _:
                return False
        return True

    def plays(self) -> bool:
        """Whether the person has a seat."""
        return self.live.view is not None and bool(self.live.view.mine)

    def is_before_the_game(self) -> bool:
        return self.live.view is not None and self.live.view.table.status == "open"

    def always_pass(self) -> None:
        """Pass, and let all questions of the kind pass until it is one's turn."""
        asked = self.asks[0] if self.still_asked() else None
        if asked is None or asked.decline is None or asked.window is None:
            raise NotUnderstood("This question cannot be passed.")
        self.asks, self.steps = [asked], []
        self.step(asked.decline)
        if not self.live.send(wire.Pass(seat=asked.seat, window=asked.window, on=True)):
            raise NotUnderstood(NOT_CONNECTED)
        self.screen.say("From now on you pass every such question, until it is your turn.")

    def replace(self, named: str) -> None:
        """Want a bot to stand in for somebody who is gone."""
        view = self.live.view
        assert view is not None
        gone = absent(view)
        names = [view.table.seats[seat].name for seat in gone]
        if named:
            gone = [s for s, name in zip(gone, names, strict=True) if name.lower() == named]
        if not view.mine:
            raise NotUnderstood("Only who plays at this table can have somebody replaced.")
        if not gone:
            who = f"“{excerpt(split_words(named))}” names nobody who" if named else "Nobody"
            raise NotUnderstood(f"{who} is gone.")
        if len(gone) > 1:
            raise NotUnderstood(f"{listed(names)} are gone; type replace and one of the names.")
        if not self.live.send(wire.Replace(seat=gone[0])):
            raise NotUnderstood(NOT_CONNECTED)

    def choose(self, line: str) -> bool:
        """Take the choice that a number or words name.

        Raises:
            NotUnderstood: they name none.
        """
        if not self.still_asked():
            self.tell()
            if line:
                self.screen.say(
                    f"“{excerpt(split_words(line))}” was not taken: the question is gone."
                )
            return True
        if not line:
            raise NotUnderstood("Type the number of a choice, or help.")
        if line.isascii() and line.isdecimal():
            choices = self.asks[-1].choices
            number = int(line) if len(line) < 5 else 0
            if not 1 <= number <= len(choices):
                raise NotUnderstood(
                    f"There is no choice {line[:40]}; the choices are 1 to {len(choices)}."
                )
            self.step(choices[number - 1].action)
        else:
            self.read_words(line)
        return True

    def read_words(self, line: str) -> None:
        """Make the decisions that words name, in which a name may stand for a seat.

        Raises:
            NotUnderstood: they name none; nothing is decided then.
        """
        assert self.live.view is not None
        words = split_words(line)
        try:
            self.go_by(words)
        except NotUnderstood:  # only now, since somebody may be called like a word of the game
            numbered = split_words(compose.numbered(line, self.names(self.live.view)))
            if numbered == words:
                raise
            self.go_by(numbered)

    def go_by(self, words: list[str]) -> None:
        """Make the decisions that the words write, one after another.

        Raises:
            NotUnderstood: they name none; nothing is decided then.
        """
        before = len(self.steps)
        while words:
            choices = self.asks[-1].choices
            found = _named(choices, words)
            if found is None:
                del self.steps[before:]
                del self.asks[before + 1 :]
                raise NotUnderstood(
                    f"“{excerpt(words)}” is not possible here; {_possible(choices)}."
                )
            choice, words = found
            if not self.step(choice.action):
                if words:
                    self.screen.say(f"“{excerpt(words)}” was left out: the move ends before it.")
                return

    def step(self, action: int) -> bool:
        """Send the move with one step more; whether it goes on."""
        asked = self.asks[0]
        answer = self.live.move(
            asked.seat, asked.question, [*self.steps, action], self.tell_connection
        )
        if answer.ask:
            self.steps.append(action)
            ask = answer.ask
            self.asks.append(replace(asked, prompt=ask.prompt, choices=ask.choices))
            return True
        match answer.result:
            case "accepted":
                self.screen.rule()
            case "held":
                self.screen.rule()
                self.screen.say("Your answer is given; others are still asked.")
            case "rejected":
                self.screen.say(answer.sentence or "")
        self.asks, self.steps = [], []
        return False

    # What is shown.

    def tell(self, at_prompt: bool = False) -> bool:
        """Tell what is new since the person was last told; whether anything was printed."""
        self.live.changed.clear()
        printed = self.tell_connection()
        if at_prompt and self.live.failed is not None and not self.failure_told:
            self.failure_told = printed = True
            self.screen.say()
            self.screen.say("The table cannot go on here; press Enter to learn why.", "bold")
        view = self.live.view
        if view is None or view is self.shown:
            return printed
        old, self.shown = self.shown, view
        lines = [] if old is None else changes(old.table, view.table, view.mine)
        lines += [] if old is None else self.comings_and_goings(old, view)
        told = old.lines if old is not None else self.first_line(view)
        news = [part for part in view.story if part.line > told]
        gone = at_prompt and bool(self.asks) and not self.is_open(self.asks[0])
        if at_prompt and (lines or news or gone):
            self.screen.say()
        for line in lines:
            self.screen.say(line)
        if old is None:
            self.greet(view)
        elif old.table.status == "open" != view.table.status:
            self.screen.say("The game begins.", "bold")
            self.tell_beginning(view)
        self.screen.story(_paragraphs(news), over=view.result is not None)
        if gone:
            why = "The game is over" if view.ended() else "The question is gone"
            self.screen.say(f"{why}; press Enter to go on.", "bold")
        if not view.mine and old is None and view.words and view.result is None:
            self.show_table()
        return printed or bool(lines or news or gone)

    def comings_and_goings(self, old: View, new: View) -> list[str]:
        """Who came or went, but nothing of those whom a restart of the server sent away."""
        settling = self.is_settling()
        lines: list[str] = []
        if new.ended():  # then all go
            return lines
        for was, now in zip(old.table.seats, new.table.seats, strict=True):
            seat, name = now.seat, now.name
            if seat in new.mine or was.player != now.player:
                continue
            if was.here and not now.here and not settling:
                self.gone.add(seat)
                lines.append(f"{name} is gone.")
            elif now.here and seat in self.gone:
                self.gone.remove(seat)
                if was.stand_in == now.stand_in:  # else "is back and plays" is told
                    lines.append(f"{name} is here.")
        return lines

    def is_settling(self) -> bool:
        """Whether others may still be on their way back from what broke one's own connection."""
        return monotonic() - self.live.back_at < SETTLING

    def tell_connection(self) -> bool:
        """Tell of a connection that was lost or found, and the server's complaints."""
        said = []
        if self.live.lost != self.away:
            self.away = self.live.lost
            said.append("Reconnecting…" if self.away else "Connected again.")
        while self.live.errors:
            said.append(self.live.errors.popleft())
        if said and self.at_prompt:
            self.screen.say()
        for line in said:
            self.screen.say(line)
        return bool(said)

    def tell_waiting(self) -> None:
        """Whom the table waits for, once."""
        view = self.live.view
        if view is None or view.ended():
            return
        names = self.names(view)
        if view.table.status == "open":
            free = [names[s] for s in seats_of(view.table) if player(view.table, s) in UNFILLED]
            whom = (
                f"The game has not begun; free: {listed(free)}."
                if free
                else "The game has not begun."
            )
        else:
            seats = view.waiting.seats
            settling = self.is_settling()
            gone = [not view.table.seats[seat].here and not settling for seat in seats]
            whom = f"Waiting for {listed([mid_sentence(names[seat]) for seat in seats])}."
            if any(gone) and not any(seat in view.mine for seat in seats):
                away = listed([names[s] for s, g in zip(seats, gone, strict=True) if g])
                whom = (
                    f"{whom[:-1]} ({away} not connected)."
                    if len(seats) > 1
                    else (f"{whom[:-1]}, who is not connected.")
                )
            replaceable = [s for s in absent(view) if s in seats and not is_wanted(view, s)]
            if replaceable and view.mine and not settling and keyboard.is_listening():
                whom = f"{whom} Type replace to let a bot play, or wait."
        if whom != self.waits_told:
            self.waits_told = whom
            self.screen.say(whom, "dim")

    def greet(self, view: View) -> None:
        """What the table is, and who plays."""
        title = view.table.title
        self.screen.say(f"{title}, taken up again" if self.again else title, "bold")
        if view.table.status == "open":
            self.tell_seating(view)
        else:
            self.tell_beginning(view)

    def tell_seating(self, view: View) -> None:
        """Who sits where."""
        chairs = view.table.seats
        kinds = ["" if chair.player in PEOPLE else chair.player for chair in chairs]
        names = [
            chair.player if chair.player in UNFILLED else name
            for chair, name in zip(chairs, self.names(view), strict=True)
        ]
        self.screen.say(compose.seating(names, kinds))

    def tell_beginning(self, view: View) -> None:
        """Who plays, and that it is fair."""
        self.tell_seating(view)
        self.screen.say("Proof of fair lots, the hash of the seed:")
        self.screen.quote(f"  {view.table.seed_hash}")
        if view.mine and not self.again:
            self.screen.say("New to it? Type help for the rules.")
        self.screen.rule()

    def first_line(self, view: View) -> int:
        """The line after which the story is told to who has just come: the last round of it."""
        last = view.story[-len(view.table.seats) - 1 :]
        return last[0].line - 1 if last and view.result is None else 0

    def show_table(self) -> None:
        view = self.live.view
        assert view is not None
        self.screen.table([Section(part.title, part.lines) for part in view.words])
        self.screen.say()

    def help(self) -> None:
        """The rules, and what may be typed."""
        for paragraph in self.game.rules:
            self.screen.say(paragraph)
            self.screen.say()
        self.screen.pairs(list(COMMANDS if self.plays() else LOOKING_ON))
        if self.asks:
            if self.asks[0].decline is not None:
                self.screen.pairs([ALWAYS])
            example = self.asks[-1].choices[0].notation
            self.screen.say(f"In words the first choice now is “{example}”.")
        self.screen.say()

    def close(self, view: View) -> None:
        """The result."""
        assert view.result is not None
        self.screen.say()
        if not view.mine:
            self.show_table()
        first, *rest = view.result.sentences
        self.screen.say(first, "bold")
        for line in rest:
            self.screen.say(f"  {line}")
        self.screen.say()

    def take_leave(self) -> None:
        """How to come back."""
        self.screen.say()
        if self.plays():
            self.screen.say("The seat stays yours. To come back to it:")
        else:
            self.screen.say("To look on again:")
        self.screen.quote(f"  {self.back}")

    def names(self, view: View) -> list[str]:
        """What the person calls the seats: himself "You"."""
        names = [chair.name or f"Seat {chair.seat + 1}" for chair in view.table.seats]
        if len(view.mine) == 1:
            names[view.mine[0]] = "You"
        return names


PEOPLE = ("person", *UNFILLED)
LEAVING = ("quit", "exit")
NOT_CONNECTED = "There is no connection now; try again in a moment."


def _first_question(view: View | None) -> wire.Question | None:
    """The question to answer now; none before there is a table to look at."""
    if view is None or view.observation is None or not view.questions:
        return None
    return view.questions[0]


def _question(asked: wire.Question) -> Question:
    return Question(
        asked.seat,
        asked.prompt,
        [
            Choice(choice.action, choice.notation, choice.label, choice.at)
            for choice in asked.choices
        ],
    )


def _paragraphs(story: list[wire.Paragraph]) -> list[Paragraph]:
    return [Paragraph(part.line, part.sentences) for part in story if part.sentences]


def _named(choices: list[wire.Choice], words: list[str]) -> tuple[wire.Choice, list[str]] | None:
    """The choice that the words begin with, as it is written or read, and the words after it."""
    best: tuple[wire.Choice, list[str]] | None = None
    for choice in choices:
        for written in (split_words(choice.notation), split_words(choice.label)):
            longer = best is None or len(words) - len(written) < len(best[1])
            if written and longer and words[: len(written)] == written:
                best = choice, words[len(written) :]
    return best


def _possible(choices: list[wire.Choice]) -> str:
    written = [choice.notation for choice in choices]
    more = f" and {len(written) - MOST_SHOWN} more" if len(written) > MOST_SHOWN else ""
    return f"possible: {'; '.join(written[:MOST_SHOWN])}{more}"


def _nothing() -> None:
    """Nobody listens."""


def command(program: str, address: str, seat: int | None, more: str = "") -> str:
    """How to come to an address, as one types it."""
    place = "" if seat is None else f" --seat {seat + 1}"
    return f"{program} join {shlex.quote(address)}{place}{more}"
