"""Somebody at the terminal who types the lines of a list, for tests."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from itertools import repeat
from pathlib import Path

from rich.console import Console

from regalia import bots, games
from regalia.engine.chance import seed_from
from regalia.engine.game import Game
from regalia.text import files, opening
from regalia.text.files import Keeper
from regalia.text.opening import Opening
from regalia.text.screen import Screen
from regalia.text.sitting import Sitting

CHRISTINA = games.load("christina")


class Terminal:
    """A screen of 80 columns whose person types the lines of a list, then presses Ctrl-D."""

    def __init__(self, lines: Iterable[str], colour: bool = False) -> None:
        self.lines = iter(lines)
        self.file = io.StringIO()
        self.prompts: list[str] = []
        self.answers: list[str] = []  # what was printed before each prompt, since the last line
        self.read_to = 0
        console = Console(
            file=self.file,
            width=80,
            force_terminal=colour,
            color_system="standard" if colour else None,
        )
        self.screen = Screen(console, self.read)

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.answers.append(self.printed()[self.read_to :])
        self.file.write(prompt)
        for line in self.lines:
            self.file.write(line + "\n")
            self.read_to = self.file.tell()
            return line
        raise EOFError

    def printed(self) -> str:
        return self.file.getvalue()


def first_choices() -> Iterator[str]:
    """Somebody who always takes the first choice."""
    return repeat("1")


def table(seats: int = 3, seed: int = 5, game: Game = CHRISTINA, seat: int = 0) -> Opening:
    kinds = ["steward" if game is CHRISTINA else "random"] * (seats - 1)
    kinds.insert(seat, "")
    return opening.begin(game, {}, seed_from(seed), "Anna", kinds)


def sitting(at: Opening, keeper: Keeper, terminal: Terminal) -> Sitting:
    players = [bots.make(kind, at.game()) if kind else None for kind in at.bots]
    return Sitting(at, players, keeper, terminal.screen)


def play(
    path: Path, lines: Iterable[str], seats: int = 3, seed: int = 5, game: Game = CHRISTINA
) -> Terminal:
    """A new game in the file, as far as the lines go."""
    terminal = Terminal(lines)
    sitting(table(seats, seed, game), Keeper(path), terminal).play()
    return terminal


def resume(path: Path, lines: Iterable[str], game: Game = CHRISTINA) -> Terminal:
    """The game in the file, as far as the lines go."""
    terminal = Terminal(lines)
    played, keeper = files.take_up(path)
    sitting(opening.resume(played, game), keeper, terminal).play()
    return terminal
