"""A terminal: where words are printed and lines are read. Knows Rich, and nothing of any game."""

from __future__ import annotations

import re
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from regalia.engine.observation import Question
from regalia.engine.story import Paragraph
from regalia.engine.words import Section
from regalia.text.compose import plain

INKS = {
    "azure": "bold bright_blue",
    "gules": "bold red",
    "vert": "bold green",
    "purpure": "bold magenta",
    "sable": "bold reverse",
    "tenné": "bold yellow",
    "or": "bold bright_yellow",
    "argent": "bold",
}
"""How each enamel looks on a terminal, light or dark."""


class Screen:
    """Prints for one person and asks him.

    ``read`` shows a prompt and gives the line typed, without its end; it raises EOFError when
    there is no more. ``echo`` repeats what was read, where the person does not see himself type.
    """

    def __init__(self, console: Console, read: Callable[[str], str], echo: bool = False) -> None:
        self.console = console
        self.read = read
        self.echo = echo
        self.inks: list[tuple[re.Pattern[str], str]] = []
        self.dash = "-" if console.options.ascii_only else "–"

    def colour_words(self, enamels: dict[str, str]) -> None:
        """Colour these words from now on, each by its enamel."""
        self.inks = [
            (
                re.compile(rf"\b{re.escape(word)}\b", re.IGNORECASE if word.islower() else 0),
                INKS[enamel],
            )
            for word, enamel in enamels.items()
        ]

    def text(self, line: str, style: str = "") -> Text:
        """A line without anything that would steer the terminal, its colours dyed."""
        text = Text(plain(line), style=style)
        for pattern, ink in self.inks:
            text.highlight_regex(pattern, ink)
        return text

    def say(self, line: str = "", style: str = "") -> None:
        """Print a line, wrapped between words."""
        self.hang(Text(), self.text(line, style))

    def quote(self, line: str) -> None:
        """Print a line unwrapped, so that it can be copied."""
        self.console.print(Text(plain(line)), soft_wrap=True, highlight=False)

    def ask(self, prompt: str) -> str:
        """The next line that the person types.

        Raises:
            EOFError: there is none.
        """
        line = self.read(prompt)
        if self.echo:
            self.quote(line)
        return line

    def agree(self, question: str) -> bool:
        """Ask a person for yes or no; no answer, or none any more, is no."""
        while True:
            try:
                answer = self.ask(f"{question} [y/N] ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.say()
                return False
            if answer in ("", "n", "no", "quit"):
                return False
            if answer in ("y", "yes"):
                return True
            self.say("Type y for yes or n for no.")

    # What a table consists of.

    def hang(self, left: Text, right: Text) -> None:
        """Print ``left`` and beside it ``right``, wrapped under its own beginning."""
        width = max(self.console.width - len(left), 20)
        for line in right.wrap(self.console, width):
            line.rstrip()
            self.console.print(Text.assemble(left, line), highlight=False)
            left = Text(" " * len(left))

    def pairs(self, rows: list[tuple[str, str]], style: str = "") -> None:
        """Two columns, the left one as narrow as it can be."""
        width = max(len(left) for left, _ in rows)
        for left, right in rows:
            self.hang(self.text(f"  {left:<{width}}  ", style), self.text(right))

    def rule(self) -> None:
        """A line across, where something new begins."""
        self.console.print(Text(self.dash * self.console.width, style="dim"))

    def table(self, sections: list[Section]) -> None:
        """The table, section by section; a single line stands beside its title."""
        for section in sections:
            if len(section.lines) == 1:
                self.hang(self.text(f"{section.title}: ", "bold"), self.text(section.lines[0]))
            elif section.lines:
                self.say(section.title, "bold")
                parts = [line.partition(": ") for line in section.lines]
                self.pairs([(left, right) for left, _, right in parts])

    def story(
        self, paragraphs: list[Paragraph], numbered: bool = False, over: bool = False
    ) -> None:
        """Paragraphs in a list, with the line of the record or a dash before each.

        If the game is ``over`` the last is told sentence by sentence, since it holds the scoring.
        """
        width = len(str(paragraphs[-1].line)) if paragraphs and numbered else 1
        for i, paragraph in enumerate(paragraphs):
            mark = Text(f"{paragraph.line:>{width}} " if numbered else f"{self.dash} ", style="dim")
            last = over and i == len(paragraphs) - 1
            for text in paragraph.sentences if last else [paragraph.text()]:
                self.hang(mark, self.text(text))

    def question(self, question: Question, named: Callable[[str], str]) -> None:
        """The prompt and the numbered choices, two in a line where they fit."""
        self.say(named(question.prompt), "bold")
        half = self.console.width // 2
        waiting = ""
        for i, choice in enumerate(question.choices):
            cell = f"{i + 1:>2} {named(choice.label)}"
            if waiting and len(cell) <= half:
                self.say(f"{waiting:<{half}}{cell}")
                waiting = ""
                continue
            if waiting:
                self.say(waiting)
            waiting = cell if len(cell) < half and len(question.choices) > 4 else ""
            if not waiting:
                self.say(cell)
        if waiting:
            self.say(waiting)
