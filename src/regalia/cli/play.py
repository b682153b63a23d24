"""The commands ``games`` and ``play``."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from regalia import _native, bots, games
from regalia.cli.arguments import (
    CompileRules,
    DataPath,
    GameOptions,
    RecordPath,
    bot_kinds,
    check_record_path,
    load_game,
    program,
    terminal,
    whole_number,
)
from regalia.engine import chance
from regalia.engine.errors import BadOption, BadRecord
from regalia.engine.game import Game
from regalia.engine.options import Case, Option, read_options
from regalia.engine.player import Player
from regalia.engine.record import Record
from regalia.engine.words import excerpt
from regalia.names.checking import checked_name
from regalia.server.compiling import COMPILING, Compiling
from regalia.text import files, session
from regalia.text.local_game import LocalGame

DEFAULT_SEATS = 4
HASH_LETTERS = 64
"""Number of hexadecimal digits of a hash."""


def list_games() -> None:
    """List the games, with their seats, options and bots."""
    for name in games.names():
        print("\n".join(_description(games.load(name))))


def _description(game: Game) -> list[str]:
    lines = [f"{game.name}: {game.title}, {game.min_seats} to {game.max_seats} seats"]
    for option in game.options:
        lines.append(f"  --option {option.name}=VALUE  {option.sentence}")
        for value, name in zip(option.values, option.names, strict=True):
            default = " (default)" if value == option.default else ""
            lines.append(f"      {value}: {name}{default}")
        lines += [f"      {_case(option, case)}" for case in option.cases]
    lines.append("  --bots KIND,…  Who plays the other seats, the weakest first.")
    for kind in bots.kinds(game):
        lines.append(
            f"      {kind}: {bots.DESCRIPTIONS[kind][1]}{' (default)' * (kind == bots.DEFAULT)}"
        )
    return lines


def _case(option: Option, case: Case) -> str:
    """What an option offers in a case: ``3 or 4 seats: always 0, with three seats ...``."""
    seats = "seat" if case.seats == (1,) else "seats"
    where = [f"{_either(map(str, case.seats))} {seats}"] if case.seats else []
    where += [f"{name}={value}" for name, value in case.when.items()]
    if len(case.values) == 1:
        what = f"always {case.values[0]}"
    elif case.values == option.values:
        what = f"default {case.default}"
    else:
        what = f"{_either(map(str, case.values))}, default {case.default}"
    return f"{', '.join(where)}: {what}{': ' * bool(case.reason)}{case.reason}"


def _either(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last


def play(
    game: Annotated[
        str | None, typer.Argument(help="The game, as `regalia games` names it.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(parser=whole_number, metavar="N", help="Seats; by default 4.")
    ] = None,
    opponents: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="A,B,…",
            help="One kind of bot, or one for each other seat; `regalia games` lists them.",
        ),
    ] = None,
    seat: Annotated[
        int | None, typer.Option(parser=whole_number, metavar="N", help="Your seat; by default 1.")
    ] = None,
    options: GameOptions = None,
    data: DataPath = None,
    seed: Annotated[
        int | None, typer.Option(parser=whole_number, metavar="S", help="Same seed, same lots.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="Your name in the record.")] = None,
    record_path: RecordPath = None,
    resume: Annotated[
        str | None, typer.Option(metavar="FILE", help="Go on with the game in this record.")
    ] = None,
    compile_rules: CompileRules = False,
) -> None:
    """Play a game against bots. It can be left at any time and taken up again."""
    if resume is not None:
        flags = (game, seats, opponents, seat, options or None, seed, name, record_path)
        if any(flag is not None for flag in flags):
            raise BadOption(
                "--resume goes on with the game as it is; leave out all else but --data."
            )
        playing, record_file = _resume(Path(resume), data)
    else:
        check_record_path(record_path)
        playing = _begin(game, seats, opponents, seat, options, seed, name, data)
        path = _record_path(record_path, playing)
        record_file = files.RecordFile(path, numbered=record_path is None)
    screen, games_played = terminal(), 0
    with compiling(compile_rules):
        flag = "" if data is None else f" --data {shlex.quote(str(Path(data).absolute()))}"
        while LocalGame(playing, _players(playing), record_file, screen, program(), flag).play():
            if not screen.confirm("Play the same game again?"):
                break
            games_played += 1
            playing = playing.again(_seed_bytes(seed, f"again {games_played}"))
            path = files.unused_path(_record_path(record_path, playing))
            record_file = files.RecordFile(path, numbered=True)


@contextmanager
def compiling(wanted: bool) -> Iterator[None]:
    """Compile the rules meanwhile, unless they are compiled, and say so before and afterwards."""
    beside = Compiling(lambda _sentence: None)  # nothing is printed amid the game
    checkout = _native.to_compile() if wanted else None
    if checkout is not None:
        beside.start(checkout)
        print(COMPILING)
    try:
        yield
    finally:
        beside.stop()
        if checkout is not None and beside.sentence != COMPILING:
            print(beside.sentence)


def _record_path(given: str | None, playing: session.Session) -> Path:
    """The path of the record: as given, or a new one in the folder of records."""
    return files.new_path(playing.game().name, datetime.now()) if given is None else Path(given)


def _begin(
    game: str | None,
    seats: int | None,
    opponents: str | None,
    seat: int | None,
    options: list[str] | None,
    seed: int | None,
    name: str | None,
    data: str | None,
) -> session.Session:
    """A new game as the options describe it.

    Raises:
        BadOption: the options do not describe one.
        BadData: the file of --data breaks a rule of the game.
    """
    if game is None:
        raise BadOption(f"Name a game to play, one of: {', '.join(games.names())}.")
    rules = load_game(game, data)
    count = min(max(DEFAULT_SEATS, rules.min_seats), rules.max_seats) if seats is None else seats
    settings = read_options(options or ())
    holders = rules.holders(count, rules.complete_options(count, settings))
    own = 1 if seat is None else seat
    if not 1 <= own <= count:
        raise BadOption(f"There is no seat {own}; the seats are 1 to {count}.")
    others = max(holders)
    kinds = bot_kinds(bots.DEFAULT if opponents is None else opponents)
    if len(kinds) not in (1, others):
        raise BadOption(f"--bots takes one kind for all or {others} kinds, not {len(kinds)}.")
    kinds = kinds * others if len(kinds) == 1 else kinds
    for kind in kinds:
        bots.make(kind, rules)
    kinds.insert(holders[own - 1], "")
    seated = [kinds[holder] for holder in holders]
    own_name = checked_name("Guest" if name is None else name)
    return session.begin(rules, settings, _seed_bytes(seed, ""), own_name, seated)


def _seed_bytes(number: int | None, label: str) -> bytes:
    """The seed of a game: derived from a number, or unforeseeable without one."""
    if number is None:
        return secrets.token_bytes(chance.SEED_BYTES)
    return chance.seed_from(number, label)


def _resume(path: Path, data: str | None) -> tuple[session.Session, files.RecordFile]:
    """The game in a record, and the file to which it is saved.

    Raises:
        BadRecord: it cannot be resumed.
    """
    played, record_file = files.read_to_resume(path)
    playing = session.resume(played, game_of(played, data))
    try:
        _players(playing)
    except BadOption as wrong:
        raise BadRecord(f"The record cannot be gone on with: {wrong}") from None
    return playing, record_file


def game_of(played: Record, data: str | None = None) -> Game:
    """The game of a record, with the cards of the file that --data names.

    Raises:
        BadRecord: it is not installed here, or these are not the cards of the record.
        BadData: the file breaks a rule of the game.
    """
    try:
        game = load_game(played.headers["Game"], data)
    except BadOption as wrong:
        raise BadRecord(f"The record cannot be read here: {wrong}") from None
    needed = played.headers["Data"]
    if needed != game.data_hash:
        theirs = "the game's own" if data is None else f"those of {data}"
        raise BadRecord(
            f"The record was played with other data of {game.title}: give the file whose cards "
            f"have the hash {excerpt([needed], HASH_LETTERS)} with --data FILE; {theirs} have "
            f"{game.data_hash}."
        )
    return game


def _players(playing: session.Session) -> list[Player | None]:
    """The bot of each seat, and None for the person's."""
    return [bots.make(kind, playing.game()) if kind else None for kind in playing.bots]
