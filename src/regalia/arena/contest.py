"""A contest between bots: its settings, how a set is played, and the results of a set."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from librt.random import Random

import regalia
from regalia import bots
from regalia.arena.play import play_game
from regalia.arena.run import load, sides_of
from regalia.arena.schedule import MAX_BOTS, Row, line_ups, rotations
from regalia.bots.search import SearchPlayer
from regalia.engine.chance import seed_from, small_seed
from regalia.engine.errors import BadOption
from regalia.engine.game import Game
from regalia.engine.playout import Tally
from regalia.engine.state import State

POINTS = 100.0
"""Wins in a hundred games: the unit of claims, and their maximum."""
PLAYING: Final = (
    "engine/**/*.py",
    "games/**/*.py",
    "games/**/*.toml",
    "bots/**/*.py",
    "arena/contest.py",
    "arena/counts.py",
    "arena/parts.py",
    "arena/play.py",
    "arena/run.py",
    "arena/schedule.py",
    "arena/simulate.py",
)
"""The files of the package that determine the games of a contest or a simulation."""


@dataclass(frozen=True)
class Contest:
    """All settings of a contest; they determine its results unless bots stop by the clock.

    ``rules`` is the version of the rules, ``data`` the SHA-256 of the game's data, ``version`` that
    of Regalia, and ``code`` the first digits of the SHA-256 of the files in `PLAYING`. ``claims``
    are the hypotheses H0 and H1 of a sequential test of the first bot against the second: how many
    more games of a hundred the first wins. ``text`` is the text of a data file that replaces the
    game's own, or empty; its hash is ``data``. Use `contest` to create one.
    """

    game: str
    rules: int
    data: str
    version: str
    code: str
    seats: int
    options: dict[str, int]
    bots: Row
    seed: int
    claims: tuple[float, float] | None = None
    text: str = ""

    def load(self) -> Game:
        """The game with its data, loaded once in each process."""
        return load(self.game, self.text)

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat; allied seats are played by the same bot (`sides_of`)."""
        return _sides(self.game, self.text, self.seats, tuple(self.options.items()))

    @property
    def places(self) -> int:
        """The number of sides, each of which a bot plays: without allies, of seats."""
        return max(self.sides) + 1


@cache
def _sides(
    game: str, text: str, seats: int, options: tuple[tuple[str, int], ...]
) -> tuple[int, ...]:
    return sides_of(load(game, text).new(seats, dict(options)))


@dataclass(frozen=True)
class GameResult:
    """The result of one game, by seat; see `regalia.engine.state.State`."""

    bots: Row
    ranks: tuple[int, ...]
    returns: tuple[float, ...]
    scores: tuple[int, ...]
    sides: tuple[int, ...]
    moves: int
    decisions: int


def result_of(names: Row, end: State, tally: Tally) -> GameResult:
    """The result of a game between these bots, from its last position and its tally."""
    return GameResult(
        names,
        tuple(end.ranks()),
        tuple(end.returns()),
        tuple(end.scores()),
        tuple(end.sides()),
        tally.moves,
        tally.decisions,
    )


@dataclass(frozen=True)
class SetResult:
    """The results of one set: its number, from 0, and its games in the order of `seatings`."""

    set: int
    games: tuple[GameResult, ...]


def contest(
    game: str,
    names: Sequence[str],
    seats: int | None,
    options: Mapping[str, int],
    seed: int,
    claims: tuple[float, float] | None = None,
    text: str = "",
) -> Contest:
    """Create a checked contest; by default with one seat for each bot, as far as the game allows.

    Allied seats are played by the same bot.

    Raises:
        BadOption: there is no such game, number of seats, option or bot, too few or too many bots
            are named, one is named twice, or the claims are not two ascending numbers in range.
        BadData: the text is not valid data of the game.
    """
    rules = load(game, text)
    if seats is None:
        seats = min(max(rules.min_seats, len(names)), rules.max_seats)
    rules.new(seats, options)
    if len(names) < 2:
        raise BadOption("An arena compares bots; name two or more, as --bots steward,random.")
    if len(names) > MAX_BOTS:
        raise BadOption(f"At most {MAX_BOTS} bots meet in an arena, not {len(names)}.")
    for name in names:
        bots.make(name, rules)
        if names.count(name) > 1:
            raise BadOption(f"{name} is named twice; an arena wants each bot once.")
    if claims is not None:
        _check_claims(claims, len(names))
    return Contest(
        game,
        rules.version,
        rules.data_hash,
        regalia.__version__,
        code(),
        seats,
        rules.complete_options(seats, options),
        tuple(names),
        seed,
        claims,
        text,
    )


def _check_claims(claims: tuple[float, float], named: int) -> None:
    low, high = claims
    if named != 2:
        raise BadOption(f"A sequential test compares two bots, and {named} are named.")
    if not -POINTS <= low < high <= POINTS:
        raise BadOption(
            f"The claims of a sequential test are two numbers from -{POINTS:g} to {POINTS:g}, "
            f"the smaller first, not {low:g},{high:g}."
        )


@cache
def code(ending: str = "") -> str:
    """The `hash_of` this package, or of those files of it that end so."""
    return hash_of(Path(regalia.__file__).parent, ending)


def hash_of(package: Path, ending: str = "") -> str:
    """The first digits of a hash of all files of a package folder that are in `PLAYING`.

    With ``ending``, of those whose names end so.
    """
    total = hashlib.sha256()
    found = {path for pattern in PLAYING for path in package.glob(pattern)}
    for path in sorted(path for path in found if path.name.endswith(ending)):
        text = path.read_bytes()
        total.update(f"{path.relative_to(package).as_posix()} {len(text)}\n".encode() + text)
    return total.hexdigest()[:12]


def by_clock(contest: Contest) -> tuple[list[str], list[str]]:
    """The bots that always stop by the clock, and those that do so only on a slow machine.

    Their decisions then depend on the machine and its load.
    """
    always: list[str] = []
    slow: list[str] = []
    for name in contest.bots:
        bot = bots.make(name, contest.load())
        if isinstance(bot, SearchPlayer) and (bot.config.seconds or bot.config.move_seconds):
            (slow if bot.config.iterations else always).append(name)
    return always, slow


def seatings(contest: Contest, number: int) -> list[Row]:
    """The bots by seat for each game of a set: its line-ups in all rotations over the sides."""
    rows = line_ups(contest.bots, contest.places, number)
    sides = contest.sides
    return [tuple(turned[side] for side in sides) for row in rows for turned in rotations(row)]


def play_sets(contest: Contest, first: int, end: int) -> list[SetResult]:
    """Play the sets numbered ``first`` to ``end`` - 1, each whole."""
    return [play_set(contest, number) for number in range(first, end)]


def play_set(contest: Contest, number: int) -> SetResult:
    """Play the set with this number.

    The chance events of a set depend only on the contest's seed and the set's number; each bot's
    random numbers also on the game and the seat.
    """
    rules = contest.load()
    start = rules.new(contest.seats, contest.options)
    seed = seed_from(contest.seed, f"set {number}")
    games = []
    for turn, names in enumerate(seatings(contest, number)):
        label = f"set {number} game {turn}"
        rngs = [
            Random(small_seed(contest.seed, f"{label} seat {seat}"))
            for seat in range(contest.seats)
        ]
        # New players for each seat of each game, so that none remembers another game.
        seated = [bots.make(name, rules) for name in names]
        state, tally = start.copy(), Tally()
        play_game(state, seated, rngs, seed, tally)
        games.append(result_of(names, state, tally))
    return SetResult(number, tuple(games))
