"""A person at the terminal who types the lines of a list, for tests."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from itertools import repeat
from pathlib import Path

from rich.console import Console

from regalia import bots, games
from regalia.engine.chance import seed_from
from regalia.engine.game import Game
from regalia.text import files, session
from regalia.text.files import RecordFile
from regalia.text.local_game import LocalGame
from regalia.text.screen import Screen
from regalia.text.session import Session

CHRISTINA = games.load("christina")


class Terminal:
    """A terminal of 80 columns in which the lines of a list are typed, then Ctrl-D."""

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
    """Lines that always take the first choice."""
    return repeat("1")


def table(seats: int = 3, seed: int = 5, game: Game = CHRISTINA, seat: int = 0) -> Session:
    kinds = ["steward" if game is CHRISTINA else "random"] * (seats - 1)
    kinds.insert(seat, "")
    return session.begin(game, {}, seed_from(seed), "Anna", kinds)


def local_game(at: Session, record_file: RecordFile, terminal: Terminal) -> LocalGame:
    players = [bots.make(kind, at.game()) if kind else None for kind in at.bots]
    return LocalGame(at, players, record_file, terminal.screen)


def play(
    path: Path, lines: Iterable[str], seats: int = 3, seed: int = 5, game: Game = CHRISTINA
) -> Terminal:
    """Play a new game, saved in the file, until the lines are used up."""
    terminal = Terminal(lines)
    local_game(table(seats, seed, game), RecordFile(path), terminal).play()
    return terminal


def resume(path: Path, lines: Iterable[str], game: Game = CHRISTINA) -> Terminal:
    """Resume the game in the file and play until the lines are used up."""
    terminal = Terminal(lines)
    played, record_file = files.read_to_resume(path)
    local_game(session.resume(played, game), record_file, terminal).play()
    return terminal
