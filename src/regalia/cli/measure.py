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

from regalia import bench, games
from regalia.arena import report
from regalia.arena.contest import Contest, contest
from regalia.arena.contest_file import ContestFile
from regalia.arena.contest_report import contest_report
from regalia.arena.game_rows import RowFile
from regalia.arena.run import Run, plan
from regalia.arena.runner import run_contest
from regalia.arena.simulate import Keep, simulate_one
from regalia.arena.simulate import simulate as run_games
from regalia.cli.arguments import (
    AsJson,
    DataPath,
    GameName,
    GameOptions,
    ResultSeed,
    Workers,
    bot_kinds,
    data_path,
    load_game,
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
    data: DataPath = None,
    seed: ResultSeed = 0,
    workers: Workers = 1,
    out: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write a line of JSON there for each game.")
    ] = None,
    only: Annotated[
        int | None,
        typer.Option(
            parser=whole_number,
            metavar="N",
            help="Play game N of the run alone, as the run plays it.",
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and report who wins how often, and how long it takes."""
    text = _checked_data(game, data)
    run = plan(game, seats, bot_kinds(players), read_options(options or ()), seed, text)
    begun = time.perf_counter()
    with _row_file(out, run) as keep:
        if only is None:
            with _progress("games", count) as progress:
                counts = run_games(run, count, workers, progress, keep)
        else:
            counts = simulate_one(run, only - 1, keep)
    result = report.games_report(run, counts)
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
    data: DataPath = None,
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
    text, settings = _checked_data(game, data), read_options(options or ())
    planned = contest(game, bot_kinds(players), seats, settings, seed, claims, text)
    begun = time.perf_counter()
    with _contest_file(out, planned) as contest_file, _progress("sets", sets) as progress:
        standings = run_contest(planned, sets, workers, contest_file, progress)
    before = 0 if contest_file is None else contest_file.sets_before
    result = contest_report(standings, standings.sets - before)
    _print_report(result, workers, time.perf_counter() - begun, as_json)


def _checked_data(game: str, data: str | None) -> str:
    """The text of the file that --data names, checked by the game; empty if it names none.

    Raises:
        BadOption: there is no such game.
        BadData: the file breaks a rule of the game; the message names the file.
    """
    return "" if data is None else load_game(game, data).data_text


@contextmanager
def _row_file(out: str | None, run: Run) -> Iterator[Keep | None]:
    """The function that writes a game to the file of --out, or None if it names none."""
    if out is None:
        yield None
        return
    with closing(RowFile(Path(out), run)) as row_file:
        yield row_file.add


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
    data: Annotated[
        list[str] | None,
        typer.Option(
            "--data", metavar="FILE", help="Other cards for the game that the file names."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure how fast games are played, copied and imagined, with OpenSpiel beside."""
    bench.check_time(seconds)
    loaded = [games.load_file(data_path(path)) for path in data or ()]
    if len({game.name for game in loaded}) < len(loaded):
        raise BadOption("--data names two files for one game; the bench measures each game once.")
    if sys.stderr.isatty():
        print(f"Measuring for about {seconds:g} s.", file=sys.stderr)
    figures = bench.measure(seconds, loaded)
    if as_json:
        print(json.dumps(figures, indent=2))
    else:
        Console().print(bench.render(figures))
