"""All commands, in the order in which the help lists them."""

from __future__ import annotations

from typing import Annotated

import typer

import regalia
from regalia import _native
from regalia.cli.door import hide, let_in, shut_out
from regalia.cli.measure import arena, measure_speed, simulate
from regalia.cli.online import join, serve
from regalia.cli.play import list_games, play
from regalia.cli.records import diff, replay
from regalia.cli.store import check

app = typer.Typer(
    help="Regalia: games of crown and council, played, replayed and measured.",
    add_completion=False,
    suggest_commands=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["--help", "-h"]},
)


def version() -> None:
    """Print the version, whether the rules run compiled or interpreted, and why."""
    print(f"Regalia {regalia.__version__}, {_native.form()}. {_native.why()}")


def _print_version(asked: bool) -> None:
    if asked:
        version()
        raise typer.Exit


@app.callback()
def _regalia(
    asked: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version and exit."
        ),
    ] = False,
) -> None:
    """The options of ``regalia`` without a command."""


app.command("games", short_help="List the games, with seats, options and bots.")(list_games)
app.command("play", short_help="Play a game against bots, or go on with one.")(play)
app.command("serve", short_help="Serve tables to browsers and programs.")(serve)
app.command("hide", short_help="Keep a table off the public lists.")(hide)
app.command("shut-out", short_help="Shut a name or an address out of the server.")(shut_out)
app.command("let-in", short_help="Let in again what was shut out.")(let_in)
app.command("join", short_help="Play at a table of a server, or look on.")(join)
app.command("check", short_help="Look through a store of tables and list its faults.")(check)
app.command("replay", short_help="Verify the record of a game and tell its story.")(replay)
app.command("diff", short_help="Print the first difference between two records.")(diff)
app.command("simulate", short_help="Let bots play many games and report who wins.")(simulate)
app.command("arena", short_help="Let bots play each other and report who is stronger.")(arena)
app.command("bench", short_help="Measure how fast games are played.")(measure_speed)
app.command("version", short_help="Print the version and the form of the rules.")(version)
