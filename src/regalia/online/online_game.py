"""A person's game at a server's table in the terminal, from the first question to the result.

The thread that reads the keyboard does the printing. Only while it waits at the prompt may the
background thread print news; it then prints the prompt again.
"""

from __future__ import annotations

import shlex
import threading

from librt.random import Random
from msgspec.structs import replace

from regalia import wire
from regalia.client import View
from regalia.engine.errors import NotUnderstood, Refusal
from regalia.engine.observation import Choice, Question
from regalia.engine.words import excerpt, split_words
from regalia.online import keyboard
from regalia.online.background import LiveConnection, do_nothing
from regalia.online.here import Here
from regalia.online.leaving import BEFORE_GAME, NOT_CONNECTED, Leaving, PlayerLeft
from regalia.online.news import NewsPrinter, paragraphs
from regalia.online.seating import callable_seats, listed, replaceable, seat_names
from regalia.text import compose
from regalia.text.screen import STYLES, Screen

MAX_CHOICES_LISTED = 12
"""Maximum number of choices that a refusal lists."""
QUIET_SECONDS = 1.5
"""Seconds without news after which the person reads for whom the table waits."""
POLL_SECONDS = 0.2
"""How often the keyboard is polled while the person is not asked anything."""

COMMANDS = (
    *compose.COMMANDS[:-1],
    ("replace", "let a bot play for somebody who is gone or too slow, if all others here agree"),
    ("resign", "let a bot play your seat to the end"),
    ("abort", "end the game without a result, once all who play agree; abort no takes it back"),
    ("ask", "ask somebody who is silent whether they are there; else a bot plays for them"),
    ("here", "say that you are here, or take your seat back from a bot"),
    ("quit", "leave; the seat stays yours, and you can come back to it"),
)
SPECTATOR_COMMANDS = (
    *(row for row in COMMANDS if row[0] in ("table", "story", "help")),
    ("quit", "leave; you can look on again later"),
)
PASSES = {
    "pass always": ("", "every such question"),
    "pass untouched": (wire.UNTOUCHED, "whatever does not touch you"),
    "pass harmless": (wire.HARMLESS, "your own events and what harms nobody"),
    "pass to my turn": (wire.UNTIL_TURN, "everything until your turn"),
}
"""What can be passed from now on: by command, the name of the wire and what it covers."""
PACES = {"slow": 2500, "usual": 900, "quick": 350, "at once": 0}
QUIT = ("quit", "exit")


class PlayerQuit(Exception):
    """The person has typed quit."""


class OnlineGame:
    """One game of a person who plays or watches.

    ``game`` is the server's description of the game; ``back`` the command that comes back here,
    ``again`` whether the person has come back already. If ``rng`` is given, it chooses instead of
    the person.
    """

    def __init__(
        self,
        live: LiveConnection,
        game: wire.GameDetails,
        screen: Screen,
        back: str,
        again: bool = False,
        rng: Random | None = None,
    ) -> None:
        self.live = live
        self.game = game
        self.screen = Screen(screen.console, self.read, screen.echo)
        self.read_line = screen.read
        self.back = back
        self.rng = rng
        self.leaving = Leaving(live)
        self.here = Here(live)
        self.news = NewsPrinter(live, self.screen, again)
        self.printing = threading.Lock()
        """Held by the thread that may print."""
        self.asked: list[wire.Question] = []
        """The question that is being answered, then the one after each step of the answer."""
        self.steps: list[int] = []
        self.half_line = ""
        """Text typed without a prompt, up to a Ctrl-D in the middle of a line."""

    def play(self) -> bool:
        """Play to the end; false if the person left before.

        Raises:
            Refusal: the table or the connection cannot go on.
        """
        colours = self.game.colours
        self.screen.colour_words({word: name for word, name in colours.items() if name in STYLES})
        self.live.on_news = self.interrupt
        with self.printing:
            try:
                while not self.is_over():
                    question = _first_question(self.news.shown)
                    if question is None:
                        self.wait()
                    else:
                        self.answer(question)
            except PlayerLeft:
                self.screen.print("You have left your seat.")
                return False
            except (EOFError, KeyboardInterrupt, PlayerQuit):
                self.print_how_to_return()
                return False
            finally:
                self.live.on_news = do_nothing
        return True

    def is_over(self) -> bool:
        """Print the news; whether the game is over.

        Raises:
            Refusal: the table was closed, or the connection failed, before the end.
        """
        self.news.print_news()
        if self.live.failed is not None:
            raise self.live.failed
        view = self.news.shown  # a later one must be printed first
        if view is None or not view.ended():
            return False
        if view.result is None:
            raise Refusal(wire.CLOSED)
        self.print_result(view)
        return True

    # Reading and waiting, while news comes.

    def read(self, prompt: str) -> str:
        """A line that the person types; meanwhile the background prints news."""
        self.news.prompt = prompt
        self.printing.release()
        try:
            while self.live.changed.is_set():  # news that came before the lock was free
                with self.printing:
                    self.news.print_news()
            return self.read_line(prompt)
        finally:
            self.printing.acquire()
            self.news.prompt = ""

    def interrupt(self) -> None:
        """Print news from the background thread, if the person is at the prompt."""
        if not self.printing.acquire(blocking=False):
            return
        try:
            prompt = self.news.prompt
            if prompt and self.news.print_news(True, self.is_question_gone()):
                console = self.screen.console
                line = prompt + keyboard.unsent_input()
                console.print(line, end="", markup=False, highlight=False)
                console.file.flush()
        finally:
            self.printing.release()

    def wait(self) -> None:
        """Wait for news or a command; after a while print for whom the table waits."""
        quiet = 0.0
        while not self.live.changed.wait(POLL_SECONDS):
            line = keyboard.poll_line()
            if line is not None:
                self.half_line += line
                if self.half_line.endswith("\n"):
                    line, self.half_line = self.half_line, ""
                    self.take_line_while_waiting(line)
                    return
            quiet += POLL_SECONDS
            if quiet >= QUIET_SECONDS:
                self.news.print_waiting()
        if _first_question(self.live.view) is not None:
            keyboard.discard_input()
            self.half_line = ""

    def take_line_while_waiting(self, line: str) -> None:
        """Carry out a line from a person who is not asked anything."""
        self.here.say_if_called()
        line = line.strip().lower()
        try:
            if self.live.view is None and line not in QUIT:
                raise NotUnderstood("The server has not answered yet; quit leaves.")
            if line and not self.run_command(line):
                if self.plays():
                    raise NotUnderstood(
                        "You are not asked anything now; type table, story, help, replace, ask, "
                        "here or quit."
                    )
                raise NotUnderstood(
                    "You look on and are not asked anything; type table, story, help or quit."
                )
        except NotUnderstood as wrong:
            self.screen.print(str(wrong))

    # The question.

    def answer(self, question: wire.Question) -> None:
        """Let the person answer a question, until it is answered or no longer open."""
        view = self.live.view
        assert view is not None
        self.asked, self.steps = [question], []
        self.news.waiting_shown = ""
        if self.rng is not None:
            while self.still_asked():
                choices = self.asked[-1].choices
                self.step(choices[self.rng.randrange(0, len(choices))].action)
            return
        self.screen.print()
        self.news.print_table()
        if len(view.mine) > 1:
            self.screen.print(f"For seat {question.seat + 1}:", "bold")
        if question.until and view.table.window:
            self.screen.print(f"You have {view.table.window // 1000} seconds.")
        print_question = True
        while self.still_asked():
            if self.move_alone():
                continue
            if print_question:
                self.screen.print_question(_question(self.asked[-1]), str)
            print_question = self.take_line()

    def move_alone(self) -> bool:
        """Take and tell a decision without an alternative after which there is a choice, if so.

        The server makes what ends a move, as it may be seen by others when that is done.
        """
        asked = self.asked[-1]
        automatic = self.preferences_of(asked.seat).automatic
        if not automatic or len(asked.choices) != 1 or self.asked[0].only is not None:
            return False
        [choice] = asked.choices
        self.screen.print(compose.made_alone(asked.prompt, choice.label, bool(self.steps)))
        self.step(choice.action)
        return True

    def still_asked(self) -> bool:
        """Whether there is a question being answered and it is open."""
        return bool(self.asked) and self.is_open(self.asked[0])

    def is_question_gone(self) -> bool:
        """Whether there is a question being answered and it is no longer open."""
        return bool(self.asked) and not self.is_open(self.asked[0])

    def is_open(self, question: wire.Question) -> bool:
        """Whether the table still waits for the answer to a question."""
        view = self.live.view
        if view is None or view.ended():
            return False
        now = view.question(question.seat)
        return now is not None and now.question == question.question

    def take_line(self) -> bool:
        """Read and carry out one line; true if the question must be printed again."""
        line = self.screen.ask(f"{self.hint()}> ").strip()
        if self.live.failed is not None:
            raise self.live.failed
        self.here.say_if_called()
        try:
            return self.run_command(line.lower()) or self.choose(line)
        except NotUnderstood as wrong:
            self.screen.print(str(wrong))
            return False

    def hint(self) -> str:
        """The possible input, in a few words."""
        count = len(self.asked[-1].choices)
        numbers = "1" if count == 1 else f"1-{count}"
        if self.steps:
            return f"{numbers}, back or help"
        asked = self.asked[0]
        passes = asked.window is not None and asked.decline is not None
        always = ", pass always" if passes else ""
        return f"{numbers}{always} or help"

    def run_command(self, line: str) -> bool:
        """Carry out a command; false if the line is not one."""
        match line:
            case "table" | "story" if self.is_before_the_game():
                self.screen.print("The game has not begun.")
            case "back" if self.plays():
                if not self.steps:
                    raise NotUnderstood("There is no step to take back; a finished move stands.")
                self.take_back()
            case "table":
                self.news.print_table()
            case "story":
                assert self.live.view is not None
                self.screen.print_story(paragraphs(self.live.view.story))
            case "help" | "?":
                self.print_help()
            case _ if line in PASSES and self.plays():
                self.pass_always(line)
            case "ask me" if self.plays():
                self.ask_again()
            case _ if line.startswith("pace ") and self.plays():
                self.set_pace(line.removeprefix("pace ").strip())
            case _ if line in QUIT:
                raise PlayerQuit
            case _ if self.leaving.run_command(line):
                pass
            case _ if line.split()[:1] == ["replace"]:
                self.replace(" ".join(line.split()[1:]))
            case _ if line.split()[:1] == ["ask"] and self.plays():
                self.ask_whether_there(" ".join(line.split()[1:]))
            case "here" if self.plays():
                self.here.say()
            case _:
                return False
        return True

    def take_back(self) -> None:
        """Take back the last step that had an alternative, and what followed it."""
        self.steps.pop()
        self.asked.pop()
        while self.steps and len(self.asked[-1].choices) == 1:
            self.steps.pop()
            self.asked.pop()

    def plays(self) -> bool:
        """Whether the person has a seat."""
        return self.live.view is not None and bool(self.live.view.mine)

    def is_before_the_game(self) -> bool:
        """Whether the table waits for players."""
        return self.live.view is not None and self.live.view.table.status == "open"

    def pass_always(self, what: str) -> None:
        """Pass from now on without being asked: this kind of question, or ``what`` (`PASSES`)."""
        question = self.asked[0] if self.still_asked() else None
        if question is None or question.decline is None or question.window is None:
            raise NotUnderstood("This question cannot be passed.")
        self.asked, self.steps = [question], []
        self.step(question.decline)
        own = self.preferences_of(question.seat)
        name = PASSES[what][0] or question.window
        self.prefer(own.seat, (*own.passing, name), own.automatic)
        self.screen.print(f"From now on you pass {PASSES[what][1]}. Type “ask me” to end it.")

    def preferences_of(self, seat: int) -> wire.Preferences:
        """What a seat of one's own wants answered without being asked."""
        assert self.live.view is not None
        return next(own for own in self.live.view.preferences if own.seat == seat)

    def ask_again(self) -> None:
        """Have all questions asked again."""
        assert self.live.view is not None
        for own in self.live.view.preferences:
            if self.live.view.table.seats[own.seat].resigned:
                continue
            self.prefer(own.seat, (), own.automatic)
        self.screen.print("You are asked again.")

    def prefer(self, seat: int, passing: tuple[str, ...], automatic: bool) -> None:
        """Send the preferences of a seat."""
        self.say(wire.Prefer(seat=seat, passing=passing, automatic=automatic))

    def set_pace(self, name: str) -> None:
        """Change the pace of the table."""
        if name not in PACES:
            raise NotUnderstood(f"The paces are: {', '.join(PACES)}.")
        self.say(wire.SetPace(pace=PACES[name]))
        self.screen.print(f"The bots play {name} now.")

    def replace(self, name: str) -> None:
        """Vote for a bot to play for the person of this name, or the only one: gone or too slow.

        Whether it is time for that is for the server to say.
        """
        view = self.live.view
        assert view is not None
        if not view.mine:
            raise NotUnderstood("Only players at this table can have somebody replaced.")
        seats = [*replaceable(view)]
        self.say(wire.Replace(seat=self.seat_named(name, seats, "gone or too slow", "replace")))

    def ask_whether_there(self, name: str) -> None:
        """Ask whether the silent person of this name is there, or the only one.

        Whether it is time for that is for the server to say.
        """
        view = self.live.view
        assert view is not None
        self.say(wire.Call(seat=self.seat_named(name, callable_seats(view), "silent", "ask")))

    def seat_named(self, name: str, seats: list[int], how: str, command: str) -> int:
        """The seat of these that is of this name, or the only one.

        Raises:
            NotUnderstood: there is none, or there are several; the sentence says how they are.
        """
        assert self.live.view is not None
        names = [self.live.view.table.seats[seat].name for seat in seats]
        if name:
            seats = [seat for seat, one in zip(seats, names, strict=True) if one.lower() == name]
        if not seats:
            who = f"“{excerpt(split_words(name))}” names nobody who" if name else "Nobody"
            raise NotUnderstood(f"{who} is {how}.")
        if len(seats) > 1:
            raise NotUnderstood(f"{listed(names)} are {how}; type {command} and one of the names.")
        return seats[0]

    def say(self, message: wire.FromViewer) -> None:
        """Send a message.

        Raises:
            NotUnderstood: there is no connection.
        """
        if not self.live.send(message):
            raise NotUnderstood(NOT_CONNECTED)

    def choose(self, line: str) -> bool:
        """Take the choice that a number or words name; true if the question must be printed again.

        Raises:
            NotUnderstood: they name none.
        """
        if not self.still_asked():
            self.news.print_news()
            if line:
                self.screen.print(
                    f"“{excerpt(split_words(line))}” was not taken: the question is gone."
                )
            return True
        if not line:
            raise NotUnderstood("Type the number of a choice, or help.")
        number = compose.typed_number(line)
        if number is not None:
            choices = self.asked[-1].choices
            if not 1 <= number <= len(choices):
                raise NotUnderstood(compose.no_choice(line, len(choices)))
            self.step(choices[number - 1].action)
        else:
            self.choose_by_words(line)
        return True

    def choose_by_words(self, line: str) -> None:
        """Take the steps that a line of notation names; it may use names instead of seats.

        Raises:
            NotUnderstood: it names none; no step has been taken then.
        """
        assert self.live.view is not None
        words = split_words(line)
        try:
            self.step_by_words(words)
        except NotUnderstood:  # names second, since a player may be called like a card
            numbered = split_words(compose.names_to_numbers(line, seat_names(self.live.view)))
            if numbered == words:
                raise
            self.step_by_words(numbered)

    def step_by_words(self, words: list[str]) -> None:
        """Take the steps that the words name, one after another.

        Raises:
            NotUnderstood: they name none; no step has been taken then.
        """
        before = len(self.steps)
        while words:
            choices = self.asked[-1].choices
            found = _match(choices, words)
            notations = [choice.notation for choice in choices]
            begun = compose.by_beginnings(" ".join(words), notations) if found is None else []
            if len(begun) == 1:
                found = choices[begun[0]], []
            if found is None:
                del self.steps[before:]
                del self.asked[before + 1 :]
                if begun:
                    named = [notations[i] for i in begun]
                    raise NotUnderstood(compose.several(" ".join(words), named))
                raise NotUnderstood(
                    compose.numbers_only(" ".join(words), notations)
                    or f"“{excerpt(words)}” is not possible here; {_possible(notations)}."
                )
            choice, words = found
            if not self.step(choice.action):
                if words:
                    self.screen.print(f"“{excerpt(words)}” was left out: the move ends before it.")
                return

    def step(self, action: int) -> bool:
        """Send the move with one more step; whether it needs a further one."""
        question = self.asked[0]
        steps = [*self.steps, action]
        answer = self.live.move(question.seat, question.question, steps, self.news.print_connection)
        if answer.ask:
            self.steps.append(action)
            ask = answer.ask
            self.asked.append(replace(question, prompt=ask.prompt, choices=ask.choices))
            return True
        match answer.result:
            case "accepted":
                self.screen.print_separator()
            case "held":
                self.screen.print_separator()
                self.screen.print("Your answer is given; others are still asked.")
            case "rejected":
                self.screen.print(answer.sentence or "")
        self.asked, self.steps = [], []
        return False

    # What is printed.

    def print_help(self) -> None:
        """Print the rules, and what may be typed."""
        for paragraph in self.game.rules:
            self.screen.print(paragraph)
            self.screen.print()
        self.screen.print_pairs(list(COMMANDS if self.plays() else SPECTATOR_COMMANDS))
        if self.is_before_the_game():
            self.screen.print_pairs(list(BEFORE_GAME))
        if self.asked:
            if self.asked[0].window is not None and self.asked[0].decline is not None:
                self.screen.print_pairs(
                    [(name, f"pass, and pass {covers}") for name, (_, covers) in PASSES.items()]
                )
            example = compose.in_words(self.asked[-1].choices[0].notation)
            if example:
                self.screen.print(example)
        self.screen.print()

    def print_result(self, view: View) -> None:
        """Print how the game ended."""
        assert view.result is not None
        self.screen.print()
        if not view.mine:
            self.news.print_table()
        first, *rest = view.result.sentences
        self.screen.print(first, "bold")
        for line in rest:
            self.screen.print(f"  {line}")
        self.screen.print()

    def print_how_to_return(self) -> None:
        """Print the command that comes back to the table."""
        self.screen.print()
        if self.plays():
            self.screen.print("The seat stays yours. To come back to it:")
        else:
            self.screen.print("To look on again:")
        self.screen.print_unwrapped(f"  {self.back}")


def _first_question(view: View | None) -> wire.Question | None:
    """The question to answer now; None before the table has been received."""
    if view is None or view.observation is None or not view.questions:
        return None
    return view.questions[0]


def _question(question: wire.Question) -> Question:
    """The question of the wire as one of the engine."""
    choices = []
    for one in question.choices:
        label = one.whole or one.label
        choices.append(Choice(one.action, one.notation, label, one.at, one.warning))
    return Question(question.seat, question.prompt, choices)


def _match(choices: list[wire.Choice], words: list[str]) -> tuple[wire.Choice, list[str]] | None:
    """The choice whose notation or label the words begin with, the longest, and the words left."""
    best: tuple[wire.Choice, list[str]] | None = None
    for choice in choices:
        for name in (split_words(choice.notation), split_words(choice.label)):
            longer = best is None or len(words) - len(name) < len(best[1])
            if name and longer and words[: len(name)] == name:
                best = choice, words[len(name) :]
    return best


def _possible(notations: list[str]) -> str:
    """The notations of the choices, as the end of a sentence."""
    more = f" and {extra} more" if (extra := len(notations) - MAX_CHOICES_LISTED) > 0 else ""
    return f"possible: {'; '.join(notations[:MAX_CHOICES_LISTED])}{more}"


def join_command(program: str, address: str, seat: int | None, options: str = "") -> str:
    """The shell command that joins the table at an address."""
    flag = "" if seat is None else f" --seat {seat + 1}"
    return f"{program} join {shlex.quote(address)}{flag}{options}"
