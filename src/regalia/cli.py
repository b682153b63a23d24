"""The command line: commands, flags, and what goes wrong told in one sentence.

The only module that knows Typer. Exit status: 0, or 2 if what was asked for cannot be done, or 1
if a file does not hold what it should.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from typer.exceptions import TyperException

import regalia
from regalia import _native, bench, bots, games
from regalia.arena import report
from regalia.arena.run import plan
from regalia.arena.sets import duplicate
from regalia.arena.simulate import simulate
from regalia.engine.errors import BadData, BadDump, BadOption, BadRecord, Refusal
from regalia.engine.game import Game

BAD_CONTENT = 1
BAD_USAGE = 2

app = typer.Typer(
    help="Regalia: games of crown and council, played, replayed and measured.",
    add_completion=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["--help", "-h"]},
)


@app.command(name="games")
def list_games() -> None:
    """List the games, with their seats, options and bots."""
    for name in games.names():
        print("\n".join(_declaration(games.load(name))))


def _declaration(game: Game) -> list[str]:
    lines = [f"{game.name}: {game.title}, {game.least} to {game.most} seats"]
    for option in game.options:
        lines.append(f"  --option {option.name}=VALUE  {option.sentence}")
        for value, called in zip(option.values, option.names, strict=True):
            default = " (default)" if value == option.default else ""
            lines.append(f"      {value}: {called}{default}")
    lines.append(f"  bots: {', '.join(bots.kinds(game))}")
    return lines


@app.command(name="simulate")
def simulate_games(
    game: Annotated[str, typer.Argument(help="The game, as `regalia games` names it.")],
    seats: Annotated[int, typer.Option(metavar="N", help="Seats of each game.")] = 4,
    count: Annotated[
        int, typer.Option("--games", metavar="N", help="Games, or with --duplicate sets of games.")
    ] = 1000,
    named: Annotated[
        str, typer.Option("--bots", metavar="A,B,…", help="Bots for the seats, by turns.")
    ] = "random",
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="S", help="Same seed, same result.")] = 0,
    workers: Annotated[int, typer.Option(metavar="K", help="Processes to share the work.")] = 1,
    sets: Annotated[
        bool, typer.Option("--duplicate", help="Play every rotation of the seats on one fortune.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """Let bots play many games and tell who wins how often, and how long it takes."""
    run = plan(game, seats, [name.strip() for name in named.split(",")], _options(option), seed)
    begun = time.perf_counter()
    with _progress("sets" if sets else "games", count) as progress:
        if sets:
            result = report.of_sets(run, duplicate(run, count, workers, progress))
        else:
            result = report.of_games(run, simulate(run, count, workers, progress))
    seconds = time.perf_counter() - begun
    if as_json:
        speed = round(result.games / seconds, 1)
        timing = {"workers": workers, "seconds": round(seconds, 3), "games_per_s": speed}
        print(json.dumps({**result.plain, "timing": timing}, indent=2))
    else:
        Console().print(result.told(seconds))


def _options(written: list[str] | None) -> dict[str, int]:
    """The options of a game, each written NAME=VALUE.

    Raises:
        BadOption: one is written otherwise, or is given twice.
    """
    options: dict[str, int] = {}
    for text in written or []:
        name, _, value = (part.strip() for part in text.partition("="))
        if not name or not value.removeprefix("-").isdecimal():
            raise BadOption(f"An option is written NAME=NUMBER, as bury=2, not “{text}”.")
        if name in options:
            raise BadOption(f"Option {name} is given twice; give it once.")
        options[name] = int(value)
    return options


@contextmanager
def _progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error while it lasts, if that is a terminal; gives the door to move it.

    It is drawn when it moves and needs no thread, so that worker processes may be forked.
    """
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not sys.stderr.isatty()
    console = Console(stderr=True)
    with Progress(
        *columns, console=console, transient=True, auto_refresh=False, disable=hidden
    ) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done, refresh=True)


@app.command(name="bench")
def measure_speed(
    seconds: Annotated[float, typer.Option(metavar="S", help="How long it may take.")] = 20.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """Measure how fast games are played, copied and imagined, with OpenSpiel beside."""
    figures = bench.measure(seconds)
    if as_json:
        print(json.dumps(figures, indent=2))
    else:
        Console().print(bench.told(figures))


@app.command()
def version() -> None:
    """Tell the version, whether the rules run compiled or interpreted, and why."""
    print(f"Regalia {regalia.__version__}, {_native.form()}. {_native.why()}")


def main() -> None:
    """Run the command that the arguments name."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a terminal that cannot show é shows ? instead
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """The exit status of a command; whatever goes wrong is one sentence on standard error."""
    try:
        status = app(arguments or ["--help"], prog_name="regalia", standalone_mode=False)
    except TyperException as wrong:
        return _fail(_usage(wrong), BAD_USAGE)
    except (BadRecord, BadDump, BadData) as wrong:
        return _fail(str(wrong), BAD_CONTENT)
    except Refusal as wrong:
        return _fail(str(wrong), BAD_USAGE)
    return status if isinstance(status, int) else 0


def _usage(wrong: TyperException) -> str:
    """Typer's complaint as one sentence that says where to read on."""
    context = getattr(wrong, "ctx", None)
    command = context.command_path if context is not None else "regalia"
    return f"{wrong.format_message().rstrip('.')}; see {command} --help."


def _fail(sentence: str, status: int) -> int:
    print(" ".join(sentence.split()), file=sys.stderr)
    return status

