"""All commands, in the order in which the help lists them."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Final, NamedTuple

import typer

import regalia
from regalia import _native


class Command(NamedTuple):
    """A command: its function, as ``module:name`` in this package, and its line in the help."""

    function: str
    summary: str


COMMANDS: Final = {
    "games": Command("play:list_games", "List the games, with seats, options and bots."),
    "play": Command("play:play", "Play a game against bots, or go on with one."),
    "serve": Command("online:serve", "Serve tables to browsers and programs."),
    "hide": Command("door:hide", "Keep a table off the public lists."),
    "shut-out": Command("door:shut_out", "Shut a name or an address out of the server."),
    "let-in": Command("door:let_in", "Let in again what was shut out."),
    "join": Command("online:join", "Play at a table of a server, or look on."),
    "check": Command("store:check", "Look through a store of tables and list its faults."),
    "replay": Command("records:replay", "Verify the record of a game and tell its story."),
    "diff": Command("records:diff", "Print the first difference between two records."),
    "simulate": Command("measure:simulate", "Let bots play many games and report who wins."),
    "arena": Command("measure:arena", "Let bots play each other and report who is stronger."),
    "bench": Command("measure:measure_speed", "Measure how fast games are played."),
    "version": Command("commands:version", "Print the version and the form of the rules."),
}


def app(arguments: list[str]) -> typer.Typer:
    """The commands; where the first argument names one, that one alone, as imports take long."""
    found = typer.Typer(
        help="Regalia: games of crown and council, played, replayed and measured.",
        add_completion=False,
        suggest_commands=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["--help", "-h"]},
    )
    found.callback()(_regalia)
    named = COMMANDS.keys() & set(arguments[:1])
    for name, command in COMMANDS.items():
        if name in (named or COMMANDS):
            module, function = command.function.split(":")
            run = getattr(import_module(f"regalia.cli.{module}"), function)
            found.command(name, short_help=command.summary)(run)
    return found


def version() -> None:
    """Print the version, whether the rules run compiled or interpreted, and why."""
    print(f"Regalia {regalia.__version__}, {_native.form()}. {_native.why()}")


def _print_version(asked: bool) -> None:
    if asked:
        version()
        raise typer.Exit


def _regalia(
    asked: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version and exit."
        ),
    ] = False,
) -> None:
    """The options of ``regalia`` without a command."""
