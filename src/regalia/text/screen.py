"""A terminal: prints text and reads lines. It uses Rich, and knows no game."""

from __future__ import annotations

import re
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from regalia.engine.observation import Question
from regalia.engine.story import Paragraph
from regalia.engine.words import Section
from regalia.text.compose import plain

STYLES = {
    "azure": "bold bright_blue",
    "gules": "bold red",
    "vert": "bold green",
    "purpure": "bold magenta",
    "sable": "bold reverse",
    "tenné": "bold yellow",
    "or": "bold bright_yellow",
    "argent": "bold",
}
"""The Rich style of each heraldic colour, readable on a light and on a dark terminal."""


class Screen:
    """Prints for one person and reads what they type.

    ``read`` shows a prompt and returns the line typed, without its end; it raises EOFError at the
    end of input. ``echo`` prints what was read, for input that does not come from a keyboard.
    """

    def __init__(self, console: Console, read: Callable[[str], str], echo: bool = False) -> None:
        self.console = console
        self.read = read
        self.echo = echo
        self.word_styles: list[tuple[re.Pattern[str], str]] = []
        self.dash = "-" if console.options.ascii_only else "–"

    def colour_words(self, colours: dict[str, str]) -> None:
        """Print these words from now on in the style of their heraldic colour."""
        self.word_styles = [
            (
                re.compile(rf"\b{re.escape(word)}\b", re.IGNORECASE if word.islower() else 0),
                STYLES[colour],
            )
            for word, colour in colours.items()
        ]

    def text(self, line: str, style: str = "") -> Text:
        """A line without control characters, its coloured words styled."""
        text = Text(plain(line), style=style)
        for pattern, word_style in self.word_styles:
            text.highlight_regex(pattern, word_style)
        return text

    def print(self, line: str = "", style: str = "") -> None:
        """Print a line, wrapped between words."""
        self.print_hanging(Text(), self.text(line, style))

    def print_unwrapped(self, line: str) -> None:
        """Print a line unwrapped, so that it can be copied."""
        self.console.print(Text(plain(line)), soft_wrap=True, highlight=False)

    def ask(self, prompt: str) -> str:
        """The next line that the person types.

        Raises:
            EOFError: the input has ended.
        """
        line = self.read(prompt)
        if self.echo:
            self.print_unwrapped(line)
        return line

    def confirm(self, question: str) -> bool:
        """Ask a yes-or-no question; an empty line or the end of input means no."""
        while True:
            try:
                answer = self.ask(f"{question} [y/N] ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.print()
                return False
            if answer in ("", "n", "no", "quit"):
                return False
            if answer in ("y", "yes"):
                return True
            self.print("Type y for yes or n for no.")

    # The parts of a table.

    def print_hanging(self, left: Text, right: Text) -> None:
        """Print ``left``, and ``right`` beside it as a column of its own, wrapped."""
        width = max(self.console.width - len(left), 20)
        for line in right.wrap(self.console, width):
            line.rstrip()
            self.console.print(Text.assemble(left, line), highlight=False)
            left = Text(" " * len(left))

    def print_pairs(self, rows: list[tuple[str, str]], style: str = "") -> None:
        """Print two columns, the left one as narrow as possible."""
        width = max(len(left) for left, _ in rows)
        for left, right in rows:
            self.print_hanging(self.text(f"  {left:<{width}}  ", style), self.text(right))

    def print_separator(self) -> None:
        """Print a line across the terminal."""
        self.console.print(Text(self.dash * self.console.width, style="dim"))

    def print_table(self, sections: list[Section]) -> None:
        """Print the table section by section; a section of one line stands beside its title."""
        for section in sections:
            if len(section.lines) == 1:
                title = self.text(f"{section.title}: ", "bold")
                self.print_hanging(title, self.text(section.lines[0]))
            elif section.lines:
                self.print(section.title, "bold")
                parts = [line.partition(": ") for line in section.lines]
                self.print_pairs([(left, right) for left, _, right in parts])

    def print_printed(self, things: list[Section]) -> None:
        """Print what is printed on these things, each with its name."""
        for thing in things:
            self.print(thing.title, "bold")
            for line in thing.lines:
                self.print_hanging(Text("  "), self.text(line))

    def print_story(
        self, paragraphs: list[Paragraph], numbered: bool = False, over: bool = False
    ) -> None:
        """Print paragraphs as a list, each after a dash or the number of its record line.

        If the game is ``over``, the last one, which holds the scoring, is printed one sentence per
        item.
        """
        width = len(str(paragraphs[-1].line)) if paragraphs and numbered else 1
        for i, paragraph in enumerate(paragraphs):
            mark = Text(f"{paragraph.line:>{width}} " if numbered else f"{self.dash} ", style="dim")
            last = over and i == len(paragraphs) - 1
            for text in paragraph.sentences if last else [paragraph.text()]:
                self.print_hanging(mark, self.text(text))

    def print_question(self, question: Question, named: Callable[[str], str]) -> None:
        """Print the prompt and the numbered choices, two on a line where they fit."""
        self.print(named(question.prompt), "bold")
        half = self.console.width // 2
        left = ""  # a choice that is printed together with the next
        for i, choice in enumerate(question.choices):
            cell = f"{i + 1:>2} {named(choice.label)}"
            if left and len(cell) <= half:
                self.print(f"{left:<{half}}{cell}")
                left = ""
                continue
            if left:
                self.print(left)
            left = cell if len(cell) < half and len(question.choices) > 4 else ""
            if not left:
                self.print_hanging(Text(f"{i + 1:>2} "), self.text(named(choice.label)))
        if left:
            self.print(left)
