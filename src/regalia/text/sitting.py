"""A person at a table with bots: from his first question to the result.

Every move goes the same way: it is played, the chance events after it happen, the record is kept
on disk, and only then is anything told.
"""

from __future__ import annotations

import shlex
from pathlib import Path

from regalia.engine import chance, record
from regalia.engine.draft import Draft
from regalia.engine.errors import IllegalAction, NotUnderstood
from regalia.engine.observation import Question, question
from regalia.engine.past import Past, apply_and_observe
from regalia.engine.player import Player, imagined_position, whole_move
from regalia.engine.record import Replay
from regalia.engine.state import CHANCE, OVER
from regalia.engine.story import outcome
from regalia.engine.words import name_seats
from regalia.text import compose
from regalia.text.files import BadFile, Keeper
from regalia.text.opening import Opening
from regalia.text.screen import Screen


class Left(Exception):
    """The person has left the table."""


class Sitting:
    """One game of one person. ``players`` has a bot for every seat but his, and there None.

    ``program`` is how he calls Regalia, for the commands that he is told.
    """

    def __init__(
        self,
        opening: Opening,
        players: list[Player | None],
        keeper: Keeper,
        screen: Screen,
        program: str = "regalia",
    ) -> None:
        self.opening = opening
        self.recorder = opening.recorder
        self.state = opening.recorder.state
        self.words = opening.recorder.state.game.words
        self.players = players
        self.keeper = keeper
        self.screen = screen
        self.program = program
        self.seat = opening.seat
        self.viewer = (opening.seat,)
        """Through whose eyes everything is shown: the person's alone."""
        self.names = opening.names()
        self.told = opening.last_move()
        """How many lines of the record the person has been told of."""
        self.pasts = self.remembered()
        """What the seats have seen whose bots remember."""

    def play(self) -> bool:
        """Play on to the end; false if the person has left before.

        Raises:
            BadFile: the record cannot be kept; nothing that is not kept has been told.
        """
        self.screen.colour_words(self.words.colour_words())
        self.keeper.keep(self.recorder.record)
        try:
            self.greet()
            self.settle()
            while self.state.to_act != OVER:
                self.take_turn()
            self.recorder.finish(self.opening.seed)
            self.keeper.keep(self.recorder.record)
        except (EOFError, KeyboardInterrupt, Left):
            self.take_leave()
            return False
        except BadFile:
            self.tell_kept()
            raise
        self.close()
        return True

    # The course of the game.

    def take_turn(self) -> None:
        """One move of whoever is to act, and what chance adds to it."""
        player = self.players[self.state.to_act]
        if player is None:
            steps = self.ask_move()
        else:
            line = len(self.recorder.record.lines)
            seat = self.state.to_act
            seed = chance.bot_seed(self.opening.seed, seat, line)
            past = self.pasts.get(seat)
            steps = whole_move(player, imagined_position(self.state, seat, seed), seat, seed, past)
        self.remember(steps)
        self.recorder.move(steps)
        self.note()
        self.settle()

    def settle(self) -> None:
        """Let happen what chance has to say, and keep the record."""
        while self.state.to_act == CHANCE:
            drawn = chance.draw(self.state, self.opening.seed)
            self.remember([drawn])
            self.recorder.happen(drawn)
            self.note()
        self.keeper.keep(self.recorder.record)

    def note(self) -> None:
        self.opening.story.end_line(self.recorder.record.lines[-1])

    def remembered(self) -> dict[int, Past]:
        """For each seat whose bot remembers, what it has seen so far."""
        replay = Replay(self.recorder.record, self.state.game)
        start = replay.state.copy()
        players = enumerate(self.players)
        pasts = {i: Past(start, i) for i, player in players if player and player.remembers}
        while pasts and replay.more():
            apply_and_observe(list(pasts.values()), replay.state.copy(), replay.steps())
            replay.step()
        return pasts

    def remember(self, steps: list[int]) -> None:
        """Let the bots that remember see what is about to be played."""
        if self.pasts:
            apply_and_observe(list(self.pasts.values()), self.state.copy(), steps)

    # The question.

    def ask_move(self) -> list[int]:
        """The person's next move, step by step."""
        self.tell_news()
        self.show_table()
        draft = Draft(self.state, self.seat)
        while not draft.finished():
            asked = question(draft.state, self.seat)
            assert asked is not None
            self.screen.question(asked, self.name_seats)
            while not self.answer(draft, asked):
                pass
        return draft.steps

    def answer(self, draft: Draft, asked: Question) -> bool:
        """Take one line from the person; true if the question is to be put anew."""
        line = self.screen.ask(f"{self.hint(draft, asked)}> ").strip()
        try:
            return self.command(line.lower(), draft) or self.choose(line, draft, asked)
        except (IllegalAction, NotUnderstood) as wrong:
            self.screen.say(self.name_seats(str(wrong)))
            return False

    def hint(self, draft: Draft, asked: Question) -> str:
        """What may be typed, in a few words."""
        count = len(asked.choices)
        numbers = "1" if count == 1 else f"1-{count}"
        return f"{numbers}, back or help" if draft.steps else f"{numbers} or help"

    def command(self, line: str, draft: Draft) -> bool:
        """Carry out a command; false if the line is none."""
        match line:
            case "back":
                draft.take_back()
            case "table":
                self.show_table()
            case "story":
                story = self.opening.story
                self.screen.story(story.paragraphs(self.state, self.viewer, self.names))
            case "help" | "?":
                self.help(draft)
            case "quit" | "exit":
                raise Left
            case _:
                return False
        return True

    def choose(self, line: str, draft: Draft, asked: Question) -> bool:
        """Take the choice that a number or the notation names.

        Raises:
            NotUnderstood: it names none.
        """
        if not line:
            raise NotUnderstood("Type the number of a choice, or help.")
        if line.isascii() and line.isdecimal():
            count = len(asked.choices)
            number = int(line) if len(line) < 5 else 0
            if not 1 <= number <= count:
                raise NotUnderstood(f"There is no choice {line}; the choices are 1 to {count}.")
            draft.step(asked.choices[number - 1].action)
        else:
            for action in self.read(draft, line):
                draft.step(action)
        draft.fill_up()
        return True

    def read(self, draft: Draft, line: str) -> list[int]:
        """The decisions that the notation writes, in which a name may stand for a seat."""
        try:
            return self.words.parse(draft.state, line, whole=False)
        except NotUnderstood:  # only now, since somebody may be called like a word of the game
            written = compose.numbered(line, self.names)
            return self.words.parse(draft.state, written, whole=False)

    def name_seats(self, text: str) -> str:
        return name_seats(text, self.names)

    # What is shown.

    def greet(self) -> None:
        """What the game is, who plays, and that it is fair and kept."""
        say = self.screen.say
        title = self.state.game.title
        begun = bool(self.recorder.record.lines)
        say(f"{title}, taken up again" if begun else title, "bold")
        say(compose.seating(self.names, self.opening.bots))
        say("Proof of fair lots, the hash of the seed:")
        self.screen.quote(f"  {chance.commitment(self.opening.seed)}")
        say("Every move is kept in")
        self.screen.quote(f"  {shlex.quote(str(self.keeper.path))}")
        if not begun:
            say("New to it? Type help for the rules.")

    def tell_news(self) -> None:
        """The story since the person was last told, from his own last move on."""
        story = self.opening.story
        news = story.paragraphs(self.state, self.viewer, self.names, self.told)
        self.told = len(story.lines)
        self.screen.rule()
        self.screen.story(news, over=self.state.to_act == OVER)
        self.screen.say()

    def show_table(self) -> None:
        self.screen.table(compose.table(self.state, self.viewer, self.names))
        self.screen.say()

    def help(self, draft: Draft) -> None:
        """The rules, and what may be typed."""
        for paragraph in compose.rules(self.state.game):
            self.screen.say(paragraph)
            self.screen.say()
        self.screen.pairs(list(compose.COMMANDS))
        example = self.words.notation(draft.state, draft.state.legal()[0])
        self.screen.say(f"In words the first choice now is “{example}”.")
        self.screen.say()

    def close(self) -> None:
        """The end of the story with the scoring step by step, and the result."""
        self.tell_news()
        first, *rest = outcome(self.state, self.names)
        self.screen.say(first, "bold")
        for line in rest:
            self.screen.say(f"  {line}")
        self.screen.say()
        self.screen.say("The record, with the seed that gave every lot:")
        self.screen.quote(f"  {self.program} replay {self.path()}")

    def take_leave(self) -> None:
        """How to go on later."""
        self.screen.say()
        self.screen.say("The game is kept as far as it was played. To go on with it:")
        self.screen.quote(f"  {self.program} play --resume {self.path()}")

    def tell_kept(self) -> None:
        """What was kept before it failed, and how to go on from there."""
        lines = len(record.read(self.keeper.written or "").lines)
        self.screen.say()
        self.screen.say(
            f"The record was last kept with {lines} lines. To go on from what it holds:"
        )
        self.screen.quote(f"  {self.program} play --resume {self.path()}")

    def path(self) -> str:
        """The record's path as one word of a command."""
        path: Path = self.keeper.path.absolute()
        return shlex.quote(str(path))
