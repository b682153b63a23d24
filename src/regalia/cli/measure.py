"""The commands ``simulate``, ``arena`` and ``bench``."""

from __future__ import annotations

import json
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated, TypeVar, get_args

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from regalia import bench, games
from regalia._native import Form
from regalia.arena import report
from regalia.arena.cluster import Cluster
from regalia.arena.contest import contest
from regalia.arena.contest_file import ContestFile
from regalia.arena.contest_report import contest_report
from regalia.arena.game_rows import RowFile
from regalia.arena.run import plan
from regalia.arena.runner import run_contest
from regalia.arena.schedule import games_a_set
from regalia.arena.simulate import simulate as run_games
from regalia.arena.workers import MAX_TOTAL, PartFailed
from regalia.cli.arguments import (
    AsJson,
    DataPath,
    GameName,
    GameOptions,
    ResultSeed,
    bot_kinds,
    data_path,
    load_game,
    number,
    program,
    shortened,
    whole_number,
)
from regalia.engine.errors import BadOption, Refusal
from regalia.engine.options import read_options

Workers = Annotated[
    int,
    typer.Option(
        "--workers", parser=whole_number, metavar="K", help="Processes to share the work."
    ),
]
ClusterAddress = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="HOST:PORT",
        help="Share the work over a Ray cluster instead; see docs/cluster.md.",
    ),
]
AllowedForms = Annotated[
    list[str] | None,
    typer.Option(
        "--allow-form",
        metavar="FORM",
        help="Take nodes of the cluster that run this form, too: compiled or interpreted.",
    ),
]
AnyFile = TypeVar("AnyFile", RowFile | None, ContestFile | None)


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
    cluster: ClusterAddress = None,
    allow_form: AllowedForms = None,
    out: Annotated[
        str | None,
        typer.Option(
            metavar="FILE",
            help="Write a line of JSON there for each game; the same command goes on with it.",
        ),
    ] = None,
    only: Annotated[
        str | None,
        typer.Option(
            metavar="N[-M]",
            help="Play game N of the run alone, or N to M, as the run plays them.",
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and report who wins how often, and how long it takes."""
    who = workforce(workers, cluster, allow_form)
    text = _checked_data(game, data)
    run = plan(game, seats, bot_kinds(players), read_options(options or ()), seed, text)
    first, end = (0, count) if only is None else range_of(only, "game")
    again = ["simulate", game, *_given(seats, players, options, data, seed)]
    begun = time.perf_counter()
    with (
        _kept(None if out is None else RowFile(Path(out), run, first), "games") as rows,
        _progress("games", end) as progress,
        _told_how_to_repeat(again),
    ):
        counts = run_games(run, end, who, progress, rows, first)
    played = counts.games - (0 if rows is None else rows.before)
    result = report.games_report(run, counts, played)
    _print_report(result, who, time.perf_counter() - begun, as_json)


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
    cluster: ClusterAddress = None,
    allow_form: AllowedForms = None,
    out: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", help="Keep each finished set there; the same command goes on with it."
        ),
    ] = None,
    only: Annotated[
        str | None,
        typer.Option(metavar="N[-M]", help="Play set N of the contest alone, or N to M."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, in every seat with the same chance events; report who is stronger.

    With as many bots as seats or more, each set seats different bots. With fewer, two bots meet in
    a set, and each sits alone among nothing but the other.
    """
    who = workforce(workers, cluster, allow_form)
    claims = None if test is None else _claims(test)
    text, settings = _checked_data(game, data), read_options(options or ())
    planned = contest(game, bot_kinds(players), seats, settings, seed, claims, text)
    if out is not None and only is not None:
        raise BadOption("A contest file begins with set 1; give --out or --only.")
    first, end = (0, sets) if only is None else range_of(only, "set")
    again = ["arena", game, *_given(planned.seats, players, options, data, seed)]
    begun = time.perf_counter()
    with (
        _kept(None if out is None else ContestFile(Path(out), planned), "sets") as contest_file,
        _progress("sets", end, games_a_set(planned.bots, planned.places)) as progress,
        _told_how_to_repeat(again),
    ):
        standings = run_contest(planned, end, who, contest_file, progress, first)
    before = 0 if contest_file is None else contest_file.before
    result = contest_report(standings, standings.sets - before)
    _print_report(result, who, time.perf_counter() - begun, as_json)


def _checked_data(game: str, data: str | None) -> str:
    """The text of the file that --data names, checked by the game; empty if it names none.

    Raises:
        BadOption: there is no such game.
        BadData: the file breaks a rule of the game; the message names the file.
    """
    return "" if data is None else load_game(game, data).data_text


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
def _kept(file: AnyFile, unit: str) -> Iterator[AnyFile]:
    """The file that --out names, if any; what it says of itself goes to standard error."""
    if file is None:
        yield file
        return
    with closing(file):
        try:
            yield file
        except KeyboardInterrupt:
            done = f"{file.path} holds {file.count()} {unit}"
            print(f"{done}; the same command goes on.", file=sys.stderr)
            raise
    if file.truncated:
        print(f"The last line of {file.path} was cut short; it was left out.", file=sys.stderr)
    if file.before:
        print(f"{file.before} {unit} were in {file.path} already.", file=sys.stderr)


def _given(
    seats: int, players: str, options: list[str] | None, data: str | None, seed: int
) -> list[str]:
    """The arguments of a command that decide what is played."""
    named = [f"--option={option}" for option in options or ()]
    if data is not None:
        named.append(f"--data={data}")
    return [f"--seats={seats}", f"--bots={players}", f"--seed={seed}", *named]


@contextmanager
def _told_how_to_repeat(arguments: list[str]) -> Iterator[None]:
    """Add to the message of a part that failed the command that plays it alone."""
    try:
        yield
    except PartFailed as failed:
        only = f"--only={failed.first + 1}-{failed.end}"
        command = f"{program()} {shlex.join([*arguments, only])}"
        raise Refusal(f"{failed} This plays it alone: {command}") from None


def _print_report(result: report.Report, who: int | Cluster, seconds: float, as_json: bool) -> None:
    if as_json:
        speed = round(result.games / seconds, 1)
        whose = {"cluster": who.address} if isinstance(who, Cluster) else {"workers": who}
        timing = {**whose, "seconds": round(seconds, 3), "games_per_s": speed}
        print(json.dumps({**result.plain, "timing": timing}, indent=2))
    else:
        Console().print(result.render(seconds))


@contextmanager
def _progress(unit: str, total: int, games: int = 1) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, if that is a terminal; yields the function that moves it.

    It is to be called after each part with the number of units done, of so many ``games`` each. The
    bar is drawn only when it moves and needs no thread, so that worker processes may be forked.
    """
    columns = (
        TextColumn(unit),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[parts]} parts, {task.fields[speed]:,.0f} games/s"),
        TimeRemainingColumn(),
    )
    hidden = not sys.stderr.isatty()
    console = Console(stderr=True)
    parts = first = 0
    begun = time.perf_counter()

    def move(done: int) -> None:
        nonlocal parts, first, begun
        parts += 1
        now = time.perf_counter()
        if parts == 1:  # what was in a file already, and the start, are not counted as speed
            first, begun = done, now
        speed = games * (done - first) / (now - begun) if now > begun else 0.0
        bar.update(task, completed=done, parts=parts, speed=speed, refresh=True)

    with Progress(
        *columns, console=console, transient=True, auto_refresh=False, disable=hidden
    ) as bar:
        task = bar.add_task(unit, total=total, parts=0, speed=0.0)
        yield move


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


def workforce(workers: int, cluster: str | None, forms: list[str] | None) -> int | Cluster:
    """Who plays: the number of --workers, or the cluster that --cluster names.

    Raises:
        BadOption: --workers and --cluster are both given, or there is no such form or no cluster.
    """
    for form in forms or ():
        if form not in get_args(Form):
            raise BadOption(f"--allow-form takes {' or '.join(get_args(Form))}, not “{form[:40]}”.")
    if cluster is None:
        if forms:
            raise BadOption("--allow-form is for the nodes of a cluster; give --cluster, too.")
        return workers
    if workers != 1:
        raise BadOption("A cluster plays with all its cores; give --workers or --cluster.")
    return Cluster(cluster, tuple(forms or ()))


def range_of(text: str, what: str) -> tuple[int, int]:
    """What --only names: the number before its first game or set, and its last.

    Raises:
        BadOption: it is neither a number from 1 nor two of them, the smaller first.

    >>> range_of("7", "game"), range_of("251-500", "game")
    ((6, 7), (250, 500))
    """
    first, dash, last = text.partition("-")
    if first.isdecimal() and (not dash or last.isdecimal()):
        low = int(first)
        high = int(last) if dash else low
        if 1 <= low <= high <= MAX_TOTAL:
            return low - 1, high
    raise BadOption(
        f"--only takes a {what} or a range of them, as 7 or 251-500, from 1 to {MAX_TOTAL}; "
        f"not “{shortened(text)}”."
    )
