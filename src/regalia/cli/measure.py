"""The commands ``simulate``, ``arena`` and ``bench``."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from regalia import bench
from regalia.arena import report
from regalia.arena.contest import Contest, contest
from regalia.arena.contest_file import ContestFile
from regalia.arena.contest_report import contest_report
from regalia.arena.run import plan
from regalia.arena.runner import run_contest
from regalia.arena.simulate import simulate as run_games
from regalia.cli.arguments import (
    AsJson,
    GameName,
    GameOptions,
    ResultSeed,
    Workers,
    bot_kinds,
    number,
    shortened,
    whole_number,
)
from regalia.engine.errors import BadOption
from regalia.engine.options import read_options


def simulate(
    game: GameName,
    seats: Annotated[
        int, typer.Option(parser=whole_number, metavar="N", help="Seats of each game.")
    ] = 4,
    count: Annotated[
        int, typer.Option("--games", parser=whole_number, metavar="N", help="How many games.")
    ] = 1000,
    players: Annotated[
        str, typer.Option("--bots", metavar="A,B,…", help="Bots for the seats, by turns.")
    ] = "random",
    options: GameOptions = None,
    seed: ResultSeed = 0,
    workers: Workers = 1,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and report who wins how often, and how long it takes."""
    run = plan(game, seats, bot_kinds(players), read_options(options or ()), seed)
    begun = time.perf_counter()
    with _progress("games", count) as progress:
        result = report.games_report(run, run_games(run, count, workers, progress))
    _print_report(result, workers, time.perf_counter() - begun, as_json)


def arena(
    game: GameName,
    players: Annotated[str, typer.Option("--bots", metavar="A,B,…", help="The bots, each once.")],
    sets: Annotated[
        int,
        typer.Option(
            parser=whole_number,
            metavar="N",
            help="Sets; the games of a set share their chance events.",
        ),
    ] = 100,
    seats: Annotated[
        int | None,
        typer.Option(parser=whole_number, metavar="N", help="Seats; by default one for each bot."),
    ] = None,
    test: Annotated[
        str | None,
        typer.Option(
            metavar="H0,H1",
            help="Stop when it is clear whether the first bot has H0 wins in 100 games more "
            "than the second, or H1.",
        ),
    ] = None,
    options: GameOptions = None,
    seed: ResultSeed = 0,
    workers: Workers = 1,
    out: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", help="Keep each finished set there; the same command goes on with it."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, in every seat with the same chance events; report who is stronger.

    With as many bots as seats or more, each set seats different bots. With fewer, two bots meet in
    a set, and each sits alone among nothing but the other.
    """
    claims = None if test is None else _claims(test)
    planned = contest(game, bot_kinds(players), seats, read_options(options or ()), seed, claims)
    begun = time.perf_counter()
    with _contest_file(out, planned) as contest_file, _progress("sets", sets) as progress:
        standings = run_contest(planned, sets, workers, contest_file, progress)
    before = 0 if contest_file is None else contest_file.sets_before
    result = contest_report(standings, standings.sets - before)
    _print_report(result, workers, time.perf_counter() - begun, as_json)


def _claims(text: str) -> tuple[float, float]:
    """The two hypotheses of a sequential test, written H0,H1.

    Raises:
        BadOption: the text is not two numbers.
    """
    low, comma, high = text.partition(",")
    try:
        if comma:
            return float(low), float(high)
    except ValueError:
        pass
    raise BadOption(f"--test takes two numbers, as 0,5, not “{shortened(text)}”.")


@contextmanager
def _contest_file(out: str | None, planned: Contest) -> Iterator[ContestFile | None]:
    """The open file of a contest, or None if --out names none."""
    if out is None:
        yield None
        return
    with closing(ContestFile(Path(out), planned)) as contest_file:
        try:
            yield contest_file
        except KeyboardInterrupt:
            sets = contest_file.count_sets()
            print(f"{out} holds {sets} sets; the same command goes on.", file=sys.stderr)
            raise
    if contest_file.truncated:
        print(f"The last line of {out} was cut short; its set was left out.", file=sys.stderr)
    if contest_file.sets_before:
        print(f"{contest_file.sets_before} sets were in {out} already.", file=sys.stderr)


def _print_report(result: report.Report, workers: int, seconds: float, as_json: bool) -> None:
    if as_json:
        speed = round(result.games / seconds, 1)
        timing = {"workers": workers, "seconds": round(seconds, 3), "games_per_s": speed}
        print(json.dumps({**result.plain, "timing": timing}, indent=2))
    else:
        Console().print(result.render(seconds))


@contextmanager
def _progress(unit: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, if that is a terminal; yields the function that moves it.

    It is drawn only when it moves and needs no thread, so that worker processes may be forked.
    """
    columns = (TextColumn(unit), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not sys.stderr.isatty()
    console = Console(stderr=True)
    with Progress(
        *columns, console=console, transient=True, auto_refresh=False, disable=hidden
    ) as bar:
        task = bar.add_task(unit, total=total)
        yield lambda done: bar.update(task, completed=done, refresh=True)


def measure_speed(
    seconds: Annotated[
        float, typer.Option(parser=number, metavar="S", help="How long it may take.")
    ] = 20.0,
    as_json: AsJson = False,
) -> None:
    """Measure how fast games are played, copied and imagined, with OpenSpiel beside."""
    bench.check_time(seconds)
    if sys.stderr.isatty():
        print(f"Measuring for about {seconds:g} s.", file=sys.stderr)
    figures = bench.measure(seconds)
    if as_json:
        print(json.dumps(figures, indent=2))
    else:
        Console().print(bench.render(figures))
