"""A person's game against bots in the terminal, from the first question to the result.

After each move the chance events that follow it are drawn and the record is saved to disk; only
then is anything printed.
"""

from __future__ import annotations

import shlex
from pathlib import Path

from regalia.engine import chance, record
from regalia.engine.draft import Draft
from regalia.engine.errors import IllegalAction, NotUnderstood
from regalia.engine.observation import Choice, Question, question
from regalia.engine.only_move import left_to_do
from regalia.engine.past import Past, apply_and_observe
from regalia.engine.player import Player, imagined_position, whole_move
from regalia.engine.record import Replay
from regalia.engine.state import CHANCE, OVER, State
from regalia.engine.story import outcome
from regalia.engine.words import name_seats, split_words
from regalia.text import compose
from regalia.text.files import BadFile, RecordFile
from regalia.text.screen import Screen
from regalia.text.session import Session


class PlayerQuit(Exception):
    """The person has typed quit."""


class LocalGame:
    """One game of one person. ``players`` holds a bot for each other seat, and None for theirs.

    ``program`` is how the person called Regalia; it begins the commands that are printed, and
    ``data_flag`` ends them: `` --data FILE`` if the game has the cards of a file.
    """

    def __init__(
        self,
        session: Session,
        players: list[Player | None],
        record_file: RecordFile,
        screen: Screen,
        program: str = "regalia",
        data_flag: str = "",
    ) -> None:
        self.session = session
        self.recorder = session.recorder
        self.state = session.recorder.state
        self.words = session.recorder.state.game.words
        self.players = players
        self.record_file = record_file
        self.screen = screen
        self.program = program
        self.data_flag = data_flag
        self.viewer = session.seats
        """The seats whose view is printed: the person's only."""
        self.names = session.names()
        self.told = 0
        """The number of steps of a move after which a choice's label has told what is left."""
        self.lines_shown = session.last_move()
        """Number of lines of the record whose story has been printed."""
        self.pasts = self.replayed_pasts()
        """By seat, what a bot that remembers has seen so far."""

    def play(self) -> bool:
        """Play to the end; false if the person left before.

        Raises:
            BadFile: the record cannot be saved; only saved moves have been printed.
        """
        self.screen.colour_words(self.words.colour_words())
        self.record_file.save(self.recorder.record)
        try:
            self.greet()
            self.draw_chance()
            while self.state.to_act != OVER:
                self.take_turn()
            self.recorder.finish(self.session.seed)
            self.record_file.save(self.recorder.record)
        except (EOFError, KeyboardInterrupt, PlayerQuit):
            self.print_how_to_resume()
            return False
        except BadFile:
            self.print_last_saved()
            raise
        self.print_result()
        return True

    # The course of the game.

    def take_turn(self) -> None:
        """One move of the seat to act, and the chance events that follow it."""
        player = self.players[self.state.to_act]
        if player is None:
            steps = self.ask_move()
        else:
            line = len(self.recorder.record.lines)
            seat = self.state.to_act
            seed = chance.bot_seed(self.session.seed, seat, line)
            past = self.pasts.get(seat)
            steps = whole_move(player, imagined_position(self.state, seat, seed), seat, seed, past)
        self.show_bots(steps)
        self.recorder.move(steps)
        self.note_line()
        self.draw_chance()

    def draw_chance(self) -> None:
        """Draw chance events until a seat is to act, then save the record."""
        while self.state.to_act == CHANCE:
            drawn = chance.draw(self.state, self.session.seed)
            self.show_bots([drawn])
            self.recorder.happen(drawn)
            self.note_line()
        self.record_file.save(self.recorder.record)

    def note_line(self) -> None:
        """Add the last line of the record to the story."""
        self.session.story.end_line(self.recorder.record.lines[-1])

    def replayed_pasts(self) -> dict[int, Past]:
        """By seat, what each bot that remembers has seen so far, replayed from the record."""
        replay = Replay(self.recorder.record, self.state.game)
        start = replay.state.copy()
        players = enumerate(self.players)
        pasts = {i: Past(start, i) for i, player in players if player and player.remembers}
        while pasts and replay.more():
            apply_and_observe(list(pasts.values()), replay.state.copy(), replay.steps())
            replay.step()
        return pasts

    def show_bots(self, steps: list[int]) -> None:
        """Let the bots that remember see the actions that are about to be played."""
        if self.pasts:
            apply_and_observe(list(self.pasts.values()), self.state.copy(), steps)

    # The question.

    def ask_move(self) -> list[int]:
        """The person's next move, action by action."""
        self.print_news()
        seat = self.state.to_act
        draft = Draft(self.state, seat)
        table_printed = False
        while not draft.finished():
            asked = question(draft.state, seat)
            assert asked is not None
            if self.move_alone(draft, asked):
                continue
            if not table_printed:
                self.print_table()
                if len(self.viewer) > 1:
                    self.screen.print(f"{self.names[seat]} is to move.")
                table_printed = True
            self.screen.print_question(self.with_rests(draft, asked), self.name_seats)
            self.told = len(draft.steps) + 1
            while not self.take_line(draft, asked):
                pass
        return draft.steps

    def with_rests(self, draft: Draft, asked: Question) -> Question:
        """The question with labels that say, too, how a choice that leaves one way finishes it."""
        choices = []
        for one in asked.choices:
            after = draft.state.copy()
            after.apply(one.action)
            left = left_to_do(after, draft.seat) if after.underway() else []
            label, warning = one.label, one.warning
            if left:
                label = self.words.in_full(draft.state, [one.action, *left])
                warning = self.words.warnings(draft.state, [one.action, *left])
            choices.append(Choice(one.action, one.notation, label, one.at, warning))
        return Question(asked.seat, asked.prompt, choices)

    def move_alone(self, draft: Draft, asked: Question) -> bool:
        """Take the decisions in which the person has no choice; false if they have one.

        They are told, but for how a choice finishes a move: its label has said that.
        """
        steps = left_to_do(draft.state, draft.seat)
        whole = len(steps) > 0
        known = whole and len(draft.steps) == self.told
        if not steps and len(asked.choices) == 1:
            steps = [asked.choices[0].action]
        if steps and not known:
            made = ", ".join(self.words.labels(draft.state, steps))
            prompt, made = self.name_seats(asked.prompt), self.name_seats(made)
            told = compose.made_alone(prompt, made, not whole or bool(draft.steps))
            self.screen.print(told)
        for action in steps:
            draft.step(action)
        if steps:
            draft.fill_up()
        return len(steps) > 0

    def take_line(self, draft: Draft, asked: Question) -> bool:
        """Read and carry out one line; true if the question must be printed again."""
        line = self.screen.ask(f"{self.hint(draft, asked)}> ").strip()
        try:
            name = compose.asked_about(line)
            if name is not None and self.words.printed():
                self.screen.print_printed(compose.printed(self.state.game, name))
                return False
            return self.run_command(line.lower(), draft) or self.choose(line, draft, asked)
        except (IllegalAction, NotUnderstood) as wrong:
            self.screen.print(self.name_seats(str(wrong)))
            return False

    def hint(self, draft: Draft, asked: Question) -> str:
        """The possible input, in a few words."""
        count = len(asked.choices)
        numbers = "1" if count == 1 else f"1-{count}"
        return f"{numbers}, back or help" if draft.steps else f"{numbers} or help"

    def run_command(self, line: str, draft: Draft) -> bool:
        """Carry out a command; false if the line is not one."""
        match line:
            case "back":
                draft.take_back()
                while draft.steps and len(draft.state.legal()) == 1:
                    draft.take_back()
            case "table":
                self.print_table()
            case "story":
                story = self.session.story
                self.screen.print_story(story.paragraphs(self.state, self.viewer, self.names))
            case "help" | "?":
                self.print_help(draft)
            case "quit" | "exit":
                raise PlayerQuit
            case _:
                return False
        return True

    def choose(self, line: str, draft: Draft, asked: Question) -> bool:
        """Play the choice that a number or its notation names.

        Raises:
            NotUnderstood: it names none.
        """
        if not line:
            raise NotUnderstood("Type the number of a choice, or help.")
        number = compose.typed_number(line)
        if number is not None:
            count = len(asked.choices)
            if not 1 <= number <= count:
                raise NotUnderstood(compose.no_choice(line, count))
            draft.step(asked.choices[number - 1].action)
        else:
            for action in self.parse(draft, line, asked):
                draft.step(action)
        draft.fill_up()
        return True

    def parse(self, draft: Draft, line: str, asked: Question) -> list[int]:
        """The actions that a line of notation stands for; it may use names instead of seats."""
        try:
            return self.words.parse(draft.state, line, whole=False)
        except NotUnderstood:  # names second, since a player may be called like a card
            names = self.session.names(self.state.to_act)
            numbered = compose.names_to_numbers(compose.names_to_numbers(line, names), self.names)
        try:
            return self.words.parse(draft.state, numbered, whole=False)
        except NotUnderstood as wrong:
            notations = [choice.notation for choice in asked.choices]
            begun = compose.by_beginnings(line, notations)
            if len(begun) == 1:
                return [asked.choices[begun[0]].action]
            if begun:
                raise NotUnderstood(compose.several(line, [notations[i] for i in begun])) from None
            for text in dict.fromkeys([line, numbered]):
                if steps := self.parse_with_beginnings(draft.state, text):
                    return steps
            refusal = compose.numbers_only(line, notations)
            nowhere = str(wrong).startswith(f"{refusal.split('”')[0]}” is not possible here")
            if refusal and (nowhere or "".join(split_words(line)).isdecimal()):
                raise NotUnderstood(refusal) from None
            raise

    def parse_with_beginnings(self, state: State, line: str) -> list[int]:
        """The actions of a line in whose last one words are only begun; empty if there are none.

        Raises:
            NotUnderstood: several can be the last one.
        """
        here, left = state.copy(), split_words(line)
        steps: list[int] = []
        while left:
            legal = list(here.legal())
            notations = [self.words.notation(here, action) for action in legal]
            written = [split_words(one) for one in notations]
            whole = [i for i, words in enumerate(written) if words and words == left[: len(words)]]
            if not whole:
                begun = compose.by_beginnings(" ".join(left), notations)
                if len(begun) > 1:
                    named = [notations[i] for i in begun]
                    raise NotUnderstood(compose.several(" ".join(left), named))
                return [*steps, legal[begun[0]]] if begun else []
            longest = max(whole, key=lambda i: len(written[i]))
            steps.append(legal[longest])
            left = left[len(written[longest]) :]
            here.apply(legal[longest])
            if left and not here.underway():
                return []
        return steps

    def name_seats(self, text: str) -> str:
        """The text with names in place of seat numbers."""
        return name_seats(text, self.session.names(self.state.to_act))

    # What is printed.

    def greet(self) -> None:
        """Print the game, the seats, the hash of the seed and where the record is kept."""
        screen = self.screen
        game = self.state.game
        title = f"{game.title} ({game.data_title})" if game.data_title else game.title
        resumed = bool(self.recorder.record.lines)
        screen.print(f"{title}, taken up again" if resumed else title, "bold")
        screen.print(compose.seating(self.names, self.session.bots))
        screen.print("Proof of fair lots, the hash of the seed:")
        screen.print_unwrapped(f"  {chance.commitment(self.session.seed)}")
        screen.print("Every move is kept in")
        screen.print_unwrapped(f"  {shlex.quote(str(self.record_file.path))}")
        if not resumed:
            screen.print("New to it? Type help for the rules.")

    def print_news(self) -> None:
        """Print the story since the person's own last move."""
        story = self.session.story
        news = story.paragraphs(self.state, self.viewer, self.names, self.lines_shown)
        self.lines_shown = len(story.lines)
        self.screen.print_separator()
        self.screen.print_story(news, over=self.state.to_act == OVER)
        self.screen.print()

    def print_table(self) -> None:
        """Print the table as the person sees it."""
        self.screen.print_table(compose.table(self.state, self.viewer, self.names))
        self.screen.print()

    def print_help(self, draft: Draft) -> None:
        """Print the rules, and what may be typed."""
        for paragraph in compose.rules(self.state.game):
            self.screen.print(paragraph)
            self.screen.print()
        self.screen.print_pairs(compose.commands(self.state.game))
        example = compose.in_words(self.words.notation(draft.state, draft.state.legal()[0]))
        if example:
            self.screen.print(example)
        self.screen.print()

    def print_result(self) -> None:
        """Print the end of the story, with the scoring, the result and how to replay the game."""
        self.print_news()
        first, *rest = outcome(self.state, self.names)
        self.screen.print(first, "bold")
        for line in rest:
            self.screen.print(f"  {line}")
        self.screen.print()
        self.screen.print("The record, with the seed that gave every lot:")
        self.screen.print_unwrapped(f"  {self.program} replay {self.quoted_path()}")

    def print_how_to_resume(self) -> None:
        """Print the command that resumes the game."""
        self.screen.print()
        self.screen.print("The game is kept as far as it was played. To go on with it:")
        self.screen.print_unwrapped(f"  {self.program} play --resume {self.quoted_path()}")

    def print_last_saved(self) -> None:
        """Print how much was saved before saving failed, and the command that resumes there."""
        lines = len(record.read(self.record_file.written or "").lines)
        self.screen.print()
        self.screen.print(
            f"The record was last kept with {lines} lines. To go on from what it holds:"
        )
        self.screen.print_unwrapped(f"  {self.program} play --resume {self.quoted_path()}")

    def quoted_path(self) -> str:
        """The record's path as one word of a shell command, and the flag that names its data."""
        path: Path = self.record_file.path.absolute()
        return shlex.quote(str(path)) + self.data_flag
