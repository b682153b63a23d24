"""Arguments and options that several commands take, and how their values are read."""

from __future__ import annotations

import shlex
import shutil
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regalia import bots, games
from regalia.engine.errors import BadOption
from regalia.engine.game import Game
from regalia.text import files

if TYPE_CHECKING:
    from regalia.text.screen import Screen

MAX_REPEATED = 40
"""Maximum number of typed characters that an error message repeats."""


class NotANumber(typer.BadParameter):
    """An option takes a number and was given something else."""


def whole_number(text: str) -> int:
    """The value of an option that takes a whole number."""
    try:
        return int(text)
    except ValueError:
        raise NotANumber(f"takes a whole number, not “{shortened(text)}”") from None


def number(text: str) -> float:
    """The value of an option that takes a number."""
    try:
        return float(text)
    except ValueError:
        raise NotANumber(f"takes a number, not “{shortened(text)}”") from None


GameName = Annotated[str, typer.Argument(help="The game, as `regalia games` names it.")]
GameOptions = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game.")
]
DataPath = Annotated[
    str | None,
    typer.Option("--data", metavar="FILE", help="A file with other cards in place of the game's."),
]
RecordPath = Annotated[
    str | None, typer.Option("--record", metavar="FILE", help="Where to keep the record.")
]
CompileRules = Annotated[
    bool,
    typer.Option(
        "--compile",
        help="In a checkout: compile the rules meanwhile, unless they are, for the next start.",
    ),
]
ResultSeed = Annotated[
    int, typer.Option("--seed", parser=whole_number, metavar="S", help="Same seed, same result.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def bot_kinds(text: str) -> list[str]:
    """The kinds of bots that --bots lists, separated by commas.

    Raises:
        BadOption: one of the names is empty.
    """
    kinds = [kind.strip() for kind in text.split(",")]
    if "" in kinds:
        raise BadOption(f"--bots takes kinds of bots, as {','.join(bots.KINDS)}; a name is empty.")
    return kinds


def data_path(path: str) -> Path:
    """The file that --data names.

    Raises:
        BadOption: the name is empty.
    """
    if not path.strip():
        raise BadOption("--data takes the name of a file, and none is given.")
    return Path(path)


def store_path(store: str | None) -> Path:
    """The file that --store names, by default the one in the user's folder of states."""
    return files.state_folder("", "--store") / "regalia.db" if store is None else Path(store)


def load_game(name: str, data: str | None = None) -> Game:
    """The game of this name, with the cards of the file that --data names.

    Raises:
        BadOption: there is no such game.
        BadData: the file breaks a rule of the game.
    """
    return games.load(name, None if data is None else data_path(data))


def check_record_path(path: str | None) -> None:
    """Check that --record names a file.

    Raises:
        BadOption: it is empty or names a folder.
    """
    if path is None:
        return
    if not path.strip():
        raise BadOption("--record takes the name of a file, and none is given.")
    with suppress(OSError, ValueError):  # other errors are reported when the record is written
        if Path(path).is_dir():
            raise BadOption(f"--record takes the name of a file, and {path} is a folder.")


def shortened(text: str) -> str:
    """The typed text, cut to MAX_REPEATED characters."""
    return text if len(text) <= MAX_REPEATED else f"{text[:MAX_REPEATED]}…"


def terminal() -> Screen:
    """The terminal in which the command was started."""
    from rich.console import Console

    from regalia.text.screen import Screen

    with suppress(ImportError):
        import_module("readline")  # gives `input` its arrow keys
    return Screen(Console(), input, echo=not sys.stdin.isatty())


def program() -> str:
    """The shell command that calls Regalia: ``regalia`` if that is on the path, else its file."""
    called = Path(sys.argv[0])
    found = shutil.which("regalia")
    if found is not None and Path(found).resolve() == called.resolve():
        return "regalia"
    if called.name == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m regalia"
    return shlex.quote(str(called.absolute()))
