"""The command line: commands, flags, and what goes wrong told in one sentence.

The only module that knows Typer. Exit status: 0 if all is well; 1 if a file does not hold what it
should, if two records differ, or if what is printed cannot be written; 2 if what was asked for
cannot be done; 130 if Ctrl-C ended it.
"""

from __future__ import annotations

import errno
import json
import os
import re
import secrets
import shlex
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from typer.exceptions import TyperException

import regalia
from regalia import _native, bench, bots, games
from regalia.arena import report
from regalia.arena.contest import Contest, contest
from regalia.arena.contest_file import ContestFile
from regalia.arena.contest_report import contest_report
from regalia.arena.run import plan
from regalia.arena.runner import run_contest
from regalia.arena.simulate import simulate
from regalia.bots.explain import (
    CANDIDATE_ITERATIONS,
    INTERPRETED_DIVISOR,
    VALUE_ROLLOUTS,
    GameAnalysis,
)
from regalia.engine import chance, record
from regalia.engine.errors import BadData, BadDump, BadOption, BadRecord, Refusal
from regalia.engine.game import Game
from regalia.engine.player import Player
from regalia.engine.record import Record
from regalia.text import files, insight, opening
from regalia.text.compose import plain
from regalia.text.retelling import Retelling
from regalia.text.screen import Screen
from regalia.text.sitting import Sitting

BAD_CONTENT = 1
BAD_USAGE = 2
MAX_WORKERS = 64

LOST = (errno.EPIPE, errno.ENOSPC, errno.EBADF, errno.EIO)
"""How the system says that what is printed reaches nobody."""

NUMBER = re.compile(r"-?[0-9]{1,9}")
"""What an option may be set to, as it is written."""
LONGEST_SHOWN = 40
"""Characters of what was typed that a refusal repeats."""

USUAL_SEATS = 4

app = typer.Typer(
    help="Regalia: games of crown and council, played, replayed and measured.",
    add_completion=False,
    suggest_commands=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["--help", "-h"]},
)


class NoNumber(typer.BadParameter):
    """Where a flag takes a number, something else is written."""


def _whole(written: str) -> int:
    """What a flag that takes a whole number is given."""
    try:
        return int(written)
    except ValueError:
        raise NoNumber(f"takes a whole number, not “{_short(written)}”") from None


def _number(written: str) -> float:
    """What a flag that takes a number is given."""
    try:
        return float(written)
    except ValueError:
        raise NoNumber(f"takes a number, not “{_short(written)}”") from None


def _version(asked: bool) -> None:
    if asked:
        version()
        raise typer.Exit


@app.callback()
def _regalia(
    asked: Annotated[
        bool,
        typer.Option(
            "--version", callback=_version, is_eager=True, help="Tell the version and exit."
        ),
    ] = False,
) -> None:
    """What may be asked without a command."""


@app.command(name="games", short_help="List the games, with seats, options and bots.")
def list_games() -> None:
    """List the games, with their seats, options and bots."""
    for name in games.names():
        print("\n".join(_declaration(games.load(name))))


def _declaration(game: Game) -> list[str]:
    lines = [f"{game.name}: {game.title}, {game.min_seats} to {game.max_seats} seats"]
    for option in game.options:
        lines.append(f"  --option {option.name}=VALUE  {option.sentence}")
        for value, called in zip(option.values, option.names, strict=True):
            default = " (default)" if value == option.default else ""
            lines.append(f"      {value}: {called}{default}")
    lines.append("  --bots KIND,…  Who plays the other seats, the weakest first.")
    for kind in bots.kinds(game):
        lines.append(
            f"      {kind}: {bots.DESCRIPTIONS[kind][1]}{' (default)' * (kind == bots.DEFAULT)}"
        )
    return lines


@app.command(short_help="Play a game against bots, or go on with one.")
def play(
    game: Annotated[
        str | None, typer.Argument(help="The game, as `regalia games` names it.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(parser=_whole, metavar="N", help="Seats; by default 4.")
    ] = None,
    named: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="A,B,…",
            help="One kind of bot, or one for each other seat; `regalia games` tells them.",
        ),
    ] = None,
    seat: Annotated[
        int | None, typer.Option(parser=_whole, metavar="N", help="Your seat; by default 1.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(parser=_whole, metavar="S", help="Same seed, same lots.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="What the record is to call you.")] = None,
    kept: Annotated[
        str | None, typer.Option("--record", metavar="FILE", help="Where to keep the record.")
    ] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="FILE", help="Go on with the game in this record.")
    ] = None,
) -> None:
    """Play a game against bots. It can be left at any time and taken up again."""
    if resume is not None:
        flags = (game, seats, named, seat, option or None, seed, name, kept)
        if any(flag is not None for flag in flags):
            raise BadOption("--resume goes on with the game as it is; leave out all else.")
        table, keeper = _resumed(Path(resume))
    else:
        _check_record(kept)
        table = _begun(game, seats, named, seat, option, seed, name)
        path = files.new_path(table.game().name, datetime.now()) if kept is None else Path(kept)
        keeper = files.Keeper(path, numbered=kept is None)
    screen, again = _screen(), 0
    while Sitting(table, _players(table), keeper, screen, _program()).play():
        if not screen.agree("Play again with the same people?"):
            break
        again += 1
        table = table.again(_seed(seed, f"again {again}"))
        path = files.new_path(table.game().name, datetime.now()) if kept is None else Path(kept)
        keeper = files.Keeper(files.unused(path), numbered=True)


def _check_record(kept: str | None) -> None:
    """See that --record names a file.

    Raises:
        BadOption: it names nothing, or a folder.
    """
    if kept is None:
        return
    if not kept.strip():
        raise BadOption("--record takes the name of a file, and none is given.")
    with suppress(OSError, ValueError):  # what else is wrong with it, its keeper tells
        if Path(kept).is_dir():
            raise BadOption(f"--record takes the name of a file, and {kept} is a folder.")


def _kinds(named: str) -> list[str]:
    """The kinds of bots that --bots names.

    Raises:
        BadOption: it names none, or one of the names is empty.
    """
    kinds = [kind.strip() for kind in named.split(",")]
    if "" in kinds:
        raise BadOption(f"--bots takes kinds of bots, as {','.join(bots.KINDS)}; a name is empty.")
    return kinds


def _begun(
    game: str | None,
    seats: int | None,
    named: str | None,
    seat: int | None,
    option: list[str] | None,
    seed: int | None,
    name: str | None,
) -> opening.Opening:
    """A new table as the flags describe it."""
    if game is None:
        raise BadOption(f"Name a game to play, one of: {', '.join(games.names())}.")
    rules = games.load(game)
    count = min(max(USUAL_SEATS, rules.min_seats), rules.max_seats) if seats is None else seats
    options = _options(option)
    rules.new(count, options)
    mine = 1 if seat is None else seat
    if not 1 <= mine <= count:
        raise BadOption(f"There is no seat {mine}; the seats are 1 to {count}.")
    kinds = _kinds(bots.DEFAULT if named is None else named)
    if len(kinds) not in (1, count - 1):
        raise BadOption(f"--bots takes one kind for all or {count - 1} kinds, not {len(kinds)}.")
    kinds = kinds * (count - 1) if len(kinds) == 1 else kinds
    for kind in kinds:
        bots.make(kind, rules)
    kinds.insert(mine - 1, "")
    called = record.checked_name("Guest" if name is None else name)
    return opening.begin(rules, options, _seed(seed, ""), called, kinds)


def _seed(number: int | None, label: str) -> bytes:
    """The seed of a table: from a number, or one that nobody can foresee."""
    if number is None:
        return secrets.token_bytes(chance.SEED_BYTES)
    return chance.seed_from(number, label)


def _resumed(path: Path) -> tuple[opening.Opening, files.Keeper]:
    """The table whose game a record holds, and the keeper of that record."""
    played, keeper = files.take_up(path)
    table = opening.resume(played, _game_of(played))
    try:
        _players(table)
    except BadOption as wrong:
        raise BadRecord(f"The record cannot be gone on with: {wrong}") from None
    return table, keeper


def _game_of(played: Record) -> Game:
    """The game that a record is of."""
    try:
        return games.load(played.headers["Game"])
    except BadOption as wrong:
        raise BadRecord(f"The record cannot be read here: {wrong}") from None


def _players(table: opening.Opening) -> list[Player | None]:
    """The bots of a table, and nobody where the person sits."""
    return [bots.make(kind, table.game()) if kind else None for kind in table.bots]


def _screen() -> Screen:
    """The terminal that the command was started in."""
    with suppress(ImportError):
        import_module("readline")  # gives `input` its arrow keys
    return Screen(Console(), input, echo=not sys.stdin.isatty())


@app.command(short_help="Serve tables to browsers and programs.")
def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 for everywhere.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(parser=_whole, metavar="N", help="The port; 0 for any free one.")
    ] = 8000,
    store: Annotated[
        str | None, typer.Option(metavar="FILE", help="Where all tables are kept.")
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option("--allow-host", metavar="NAME", help="A further name it goes by."),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            parser=_whole,
            metavar="N",
            help="Processes in which bots think; by default all cores but one.",
        ),
    ] = None,
    secure: Annotated[
        bool, typer.Option("--secure-cookies", help="Behind TLS: cookies go over TLS only.")
    ] = False,
    proxies: Annotated[
        str | None,
        typer.Option(
            "--trust-proxy",
            metavar="ADDRESS,…",
            help="Proxies that tell truly whom they speak for (X-Forwarded-For).",
        ),
    ] = None,
    no_limits: Annotated[
        bool, typer.Option("--no-limits", help="Anybody may ask as much as he likes: to measure.")
    ] = False,
    or_next: Annotated[
        bool, typer.Option("--or-next", help="If the port is taken, have the next free one.")
    ] = False,
    opened: Annotated[
        bool, typer.Option("--open", help="Show the page in your browser, if there is one.")
    ] = False,
) -> None:
    """Serve tables to browsers and programs until Ctrl-C. Nothing that was played is lost."""
    from regalia.server import startup
    from regalia.server.bot_pool import workers_here
    from regalia.server.serve import Settings
    from regalia.server.serve import address as address_of
    from regalia.server.serve import serve as run_server

    workers = workers_here() if workers is None else workers
    if not 1 <= workers <= MAX_WORKERS:
        raise BadOption(f"There may be 1 to {MAX_WORKERS} workers, not {workers}.")
    path = files.state_folder("", "--store") / "regalia.db" if store is None else Path(store)
    settings = Settings(
        path,
        host,
        port,
        tuple(name or ()),
        workers,
        limited=not no_limits,
        secure=secure,
        proxies=() if proxies is None else tuple(part.strip() for part in proxies.split(",")),
        or_next=or_next,
    )

    def announce(address: str) -> None:
        had = int(address.rpartition(":")[2])
        if port not in (0, had):
            print(f"Port {port} is taken; {had} is the next that is free.")
        print(f"Regalia is at {address}", flush=True)
        for other in startup.addresses(host):
            print(f"Others in your network find it at {address_of(other, had)}")
        if opened and host == "127.0.0.1":
            print("For phones and friends in your network: make play HOST=0.0.0.0")
        print(f"All tables are kept in {path}; Ctrl-C stops.", flush=True)
        if opened:
            startup.open_browser(address)

    run_server(settings, announce)
    print("Stopped; all that was played is kept.", flush=True)


@app.command(short_help="Play at a table of a server, or look on.")
def join(
    address: Annotated[
        str, typer.Argument(metavar="URL", help="A table's, an invitation's or a server's address.")
    ],
    name: Annotated[str | None, typer.Option(help="What the others are to call you.")] = None,
    seat: Annotated[
        int | None,
        typer.Option(parser=_whole, metavar="N", help="Your seat; by default the first free one."),
    ] = None,
    new: Annotated[
        str | None, typer.Option(metavar="GAME", help="Make a table of this game at the server.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(parser=_whole, metavar="N", help="With --new: its seats.")
    ] = None,
    named: Annotated[
        str | None,
        typer.Option("--bots", metavar="A,B,…", help="With --new: bots for its last seats."),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="With --new: an option.")
    ] = None,
    pace: Annotated[
        int | None,
        typer.Option(parser=_whole, metavar="MS", help="With --new: how long bots take to answer."),
    ] = None,
    window: Annotated[
        int | None,
        typer.Option(
            parser=_whole, metavar="S", help="With --new: time for all asked at once; 0: no end."
        ),
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Look on, without a seat.")] = False,
    by_chance: Annotated[
        bool, typer.Option("--random", help="Let random choices be made for you.")
    ] = False,
    seed: Annotated[
        int | None,
        typer.Option(parser=_whole, metavar="S", help="With --random: same seed, same choices."),
    ] = None,
    kept: Annotated[
        str | None, typer.Option("--record", metavar="FILE", help="Where to keep the record.")
    ] = None,
) -> None:
    """Play at a table of a server, or look on. A seat can be left and taken up again."""
    from regalia import joining  # only here, since it takes long to import

    of_new = (seats, named, option or None, pace, window)
    if new is None and any(flag is not None for flag in of_new):
        raise BadOption(
            "--seats, --bots, --option, --pace and --window go with --new, which makes a table."
        )
    at = joining.Address.read(address)
    if new is not None and (at.table or at.invitation):
        raise BadOption(
            f"--new makes another table, and the address names one; give the server's, {at.base}."
        )
    if watch and (seat is not None or name is not None or by_chance):
        raise BadOption("--watch takes no seat; leave out --seat, --name and --random.")
    if seed is not None and not by_chance:
        raise BadOption("--seed goes with --random.")
    if seat is not None and seat < 1:
        raise BadOption(f"There is no seat {seat}; seats are counted from 1.")
    _check_record(kept)
    joining.join(
        joining.Wish(
            at,
            name=None if name is None else record.checked_name(name),
            seat=None if seat is None else seat - 1,
            watch=watch,
            game=new,
            seats=seats,
            bots=[] if named is None else _kinds(named),
            options=_options(option),
            pace=pace,
            window=None if window is None else window * 1000,
            asking=not by_chance,
        ),
        _screen(),
        _program(),
        None if kept is None else Path(kept),
        joining.chances(seed) if by_chance else None,
    )


@app.command(short_help="Verify the record of a game and tell its story.")
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The record.")],
    at: Annotated[
        int | None,
        typer.Option(
            parser=_whole, metavar="N", help="Show the table after N lines of the record."
        ),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(metavar="S", help="Only what seat S saw, or 0: a spectator; else all."),
    ] = None,
    explain: Annotated[
        int | None,
        typer.Option(
            parser=_whole,
            metavar="S",
            help="What seat S could hope for, or with --at what a bot would have done there.",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
    only: Annotated[
        bool, typer.Option("--verify", help="Only tell whether the record proves true.")
    ] = False,
) -> None:
    """Verify the record of a game and tell its story."""
    if only and (as_json or at is not None or seat is not None):
        raise BadOption("--verify says one sentence; leave out --json, --at and --seat.")
    if explain is not None and (as_json or only or seat is not None):
        raise BadOption("--explain is told in words; leave out --json, --verify and --seat.")
    played = files.read(Path(file))
    told = Retelling(played, _game_of(played), at, seat)
    if explain is not None:
        _explain(told, explain - 1, at)
    elif only:
        print(told.proof())
    elif as_json:
        print(told.json())
    else:
        told.show(_screen(), table=at is not None)


def _explain(told: Retelling, seat: int, at: int | None) -> None:
    """What a seat could hope for whenever it was to decide, or what a bot would have done once.

    Raises:
        BadOption: there is no such seat, or it was not to decide at this line.
    """
    seats = told.record.seats()
    if not 0 <= seat < seats:
        raise BadOption(f"--explain takes a seat from 1 to {seats}, not {seat + 1}.")
    screen, end = _screen(), len(told.record.lines)
    analysis = GameAnalysis(told.record, told.game, bots.opponent_model(told.game))
    fewer = 1 if _native.form() == "compiled" else INTERPRETED_DIVISOR
    own = analysis.questions(seat)
    if at is None:
        hopes = analysis.expected_returns(seat, [*own, end], VALUE_ROLLOUTS // fewer)
        moves = [*[analysis.notation(seat, line) for line in own], "(the end)"]
        insight.show_hopes(screen, list(zip([*own, end], hopes, moves, strict=True)))
    elif at in own:
        weighed = analysis.candidates(seat, at, CANDIDATE_ITERATIONS // fewer)
        insight.show_weighed(screen, insight.weighed(weighed, analysis.played(seat, at)))
    else:
        when = ", ".join(str(line) for line in own) or "nowhere"
        raise BadOption(f"Seat {seat + 1} was not asked anything at line {at}; it was at {when}.")


@app.command(short_help="Tell the first difference between two records.")
def diff(
    one: Annotated[str, typer.Argument(metavar="A", help="A record.")],
    other: Annotated[str, typer.Argument(metavar="B", help="Another.")],
) -> int:
    """Tell the first difference between two records; exit status 1 if there is one."""
    found = record.diff(files.read(Path(one)), files.read(Path(other)))
    print(found or "The records are equal.")
    return 1 if found else 0


@app.command(name="simulate", short_help="Let bots play many games and tell who wins.")
def simulate_games(
    game: Annotated[str, typer.Argument(help="The game, as `regalia games` names it.")],
    seats: Annotated[int, typer.Option(parser=_whole, metavar="N", help="Seats of each game.")] = 4,
    count: Annotated[
        int,
        typer.Option("--games", parser=_whole, metavar="N", help="How many games."),
    ] = 1000,
    named: Annotated[
        str, typer.Option("--bots", metavar="A,B,…", help="Bots for the seats, by turns.")
    ] = "random",
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")
    ] = None,
    seed: Annotated[
        int, typer.Option(parser=_whole, metavar="S", help="Same seed, same result.")
    ] = 0,
    workers: Annotated[
        int, typer.Option(parser=_whole, metavar="K", help="Processes to share the work.")
    ] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """Let bots play many games and tell who wins how often, and how long it takes."""
    run = plan(game, seats, _kinds(named), _options(option), seed)
    begun = time.perf_counter()
    with _progress("games", count) as progress:
        result = report.games_report(run, simulate(run, count, workers, progress))
    _print(result, workers, time.perf_counter() - begun, as_json)


@app.command(short_help="Let bots meet on equal terms and tell who is stronger.")
def arena(
    game: Annotated[str, typer.Argument(help="The game, as `regalia games` names it.")],
    named: Annotated[str, typer.Option("--bots", metavar="A,B,…", help="The bots, each once.")],
    sets: Annotated[
        int,
        typer.Option(
            parser=_whole, metavar="N", help="Sets; each is several games on one fortune."
        ),
    ] = 100,
    seats: Annotated[
        int | None,
        typer.Option(parser=_whole, metavar="N", help="Seats; by default one for each bot."),
    ] = None,
    test: Annotated[
        str | None,
        typer.Option(
            metavar="H0,H1",
            help="Stop when it is clear whether the first bot has H0 wins in 100 games more "
            "than the second, or H1.",
        ),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")
    ] = None,
    seed: Annotated[
        int, typer.Option(parser=_whole, metavar="S", help="Same seed, same result.")
    ] = 0,
    workers: Annotated[
        int, typer.Option(parser=_whole, metavar="K", help="Processes to share the work.")
    ] = 1,
    out: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", help="Keep each finished set there; the same command goes on with it."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """Let bots meet on equal terms, in every seat with the same fortune, and tell who is stronger.

    With as many bots as seats or more, each set seats different bots. With fewer, two bots meet in
    a set, and each sits alone among nothing but the other.
    """
    claims = None if test is None else _claims(test)
    planned = contest(game, _kinds(named), seats, _options(option), seed, claims)
    begun = time.perf_counter()
    with _contest_file(out, planned) as contest_file, _progress("sets", sets) as progress:
        standings = run_contest(planned, sets, workers, contest_file, progress)
    found = 0 if contest_file is None else contest_file.sets_before
    result = contest_report(standings, standings.sets - found)
    _print(result, workers, time.perf_counter() - begun, as_json)


def _claims(written: str) -> tuple[float, float]:
    """The two claims of a sequential test, written H0,H1.

    Raises:
        BadOption: they are written otherwise.
    """
    low, comma, high = written.partition(",")
    try:
        if comma:
            return float(low), float(high)
    except ValueError:
        pass
    raise BadOption(f"--test takes two numbers, as 0,5, not “{_short(written)}”.")


@contextmanager
def _contest_file(out: str | None, planned: Contest) -> Iterator[ContestFile | None]:
    """The file of a contest while it is held, if one is named."""
    if out is None:
        yield None
        return
    with closing(ContestFile(Path(out), planned)) as contest_file:
        try:
            yield contest_file
        except KeyboardInterrupt:
            print(
                f"{out} holds {contest_file.count_sets()} sets; the same command goes on.",
                file=sys.stderr,
            )
            raise
    if contest_file.truncated:
        print(f"The last line of {out} was cut short; its set was left out.", file=sys.stderr)
    if contest_file.sets_before:
        print(f"{contest_file.sets_before} sets stood in {out} already.", file=sys.stderr)


def _print(result: report.Report, workers: int, seconds: float, as_json: bool) -> None:
    """Print what games came to."""
    if as_json:
        speed = round(result.games / seconds, 1)
        timing = {"workers": workers, "seconds": round(seconds, 3), "games_per_s": speed}
        print(json.dumps({**result.plain, "timing": timing}, indent=2))
    else:
        Console().print(result.render(seconds))


def _options(written: list[str] | None) -> dict[str, int]:
    """The options of a game, each written NAME=VALUE.

    Raises:
        BadOption: one is written otherwise, or is given twice.
    """
    options: dict[str, int] = {}
    for text in written or []:
        name, _, value = (part.strip() for part in text.partition("="))
        if not name or not NUMBER.fullmatch(value):
            raise BadOption(f"An option is written NAME=NUMBER, as bury=2, not “{_short(text)}”.")
        if name in options:
            raise BadOption(f"Option {name} is given twice; give it once.")
        options[name] = int(value)
    return options


def _short(text: str) -> str:
    """What was typed, as far as it is worth repeating."""
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


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


@app.command(name="bench", short_help="Measure how fast games are played.")
def measure_speed(
    seconds: Annotated[
        float, typer.Option(parser=_number, metavar="S", help="How long it may take.")
    ] = 20.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
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


@app.command(short_help="Tell the version and the form of the rules.")
def version() -> None:
    """Tell the version, whether the rules run compiled or interpreted, and why."""
    print(f"Regalia {regalia.__version__}, {_native.form()}. {_native.why()}")


def main() -> None:
    """Run the command that the arguments name."""
    _open_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a terminal that cannot show é shows ? instead
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def _open_streams() -> None:
    """Whoever started the command with a standard stream closed reads and writes nothing there."""
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY))
    if sys.stdout is None:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")


def run(arguments: list[str]) -> int:
    """The exit status of a command; whatever goes wrong is one sentence on standard error."""
    try:
        status = app(arguments or ["--help"], prog_name="regalia", standalone_mode=False)
        sys.stdout.flush()
    except TyperException as wrong:
        return _fail(_usage(wrong), BAD_USAGE)
    except (BadRecord, BadDump, BadData) as wrong:
        return _fail(str(wrong), BAD_CONTENT)
    except Refusal as wrong:
        return _fail(str(wrong), BAD_USAGE)
    except OSError as wrong:
        if wrong.errno in LOST and wrong.filename is None:
            return _output_lost(wrong)
        return _fail(_cause(wrong), BAD_USAGE)
    return status if isinstance(status, int) else 0


def _output_lost(wrong: OSError) -> int:
    """Nobody reads what is printed any more, or it has no room: stop, and let Python not try again.

    The reader of a pipe who has seen enough (``| head``) is no error worth a word.
    """
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(wrong, BrokenPipeError):
        return BAD_CONTENT
    return _fail(f"What is to be printed cannot be written: {wrong.strerror}.", BAD_CONTENT)


def _cause(wrong: OSError) -> str:
    """What the system refused, as one sentence."""
    where = "" if wrong.filename is None else f" ({wrong.filename})"
    return f"The system does not allow it: {wrong.strerror or wrong}{where}."


def _usage(wrong: TyperException) -> str:
    """Typer's complaint as one sentence that says where to read on."""
    context = getattr(wrong, "ctx", None)
    command = context.command_path if context is not None else "regalia"
    complaint = wrong.format_message().rstrip(".")
    if isinstance(wrong, NoNumber) and wrong.param is not None:
        complaint = f"{wrong.param.opts[0]} {wrong.message}"
    return f"{complaint}; see {command} --help."


def _program() -> str:
    """How Regalia was called: by its name if that is found, else by the way there."""
    called = Path(sys.argv[0])
    found = shutil.which("regalia")
    if found is not None and Path(found).resolve() == called.resolve():
        return "regalia"
    if called.name == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m regalia"
    return shlex.quote(str(called.absolute()))


def _fail(sentence: str, status: int) -> int:
    print(plain(" ".join(sentence.split())), file=sys.stderr)
    return status
