"""A contest between bots: what is planned, what came of each set, and how a set is played."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from librt.random import Random

import regalia
from regalia import _native, bots
from regalia.arena.play import play_game
from regalia.arena.run import load
from regalia.arena.schedule import MOST_BOTS, Row, line_ups, rotations
from regalia.bots.search import SearchPlayer
from regalia.engine.chance import seed_from, small_seed
from regalia.engine.errors import BadOption
from regalia.engine.playout import Tally

POINTS = 100.0
"""Differences between claims are at most so many points, of a hundred."""


@dataclass(frozen=True)
class Contest:
    """All that decides what the sets come to, but for bots who go by the clock; made by `contest`.

    ``rules`` is the version of the rules, ``data`` the SHA-256 of the game's data, ``version`` that
    of the program, and ``code`` the first digits of a SHA-256 of the sources that play. ``claims``
    are those of a sequential test between the first two bots, in points: how many wins more of a
    hundred the first has than the second.
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


@dataclass(frozen=True)
class GameResult:
    """What one game came to, seat by seat; see `regalia.engine.state.State`."""

    bots: Row
    ranks: tuple[int, ...]
    returns: tuple[float, ...]
    scores: tuple[int, ...]
    sides: tuple[int, ...]
    moves: int
    decisions: int


@dataclass(frozen=True)
class SetResult:
    """What one set came to: its number, from 0, and its games in the order of `seatings`."""

    set: int
    games: tuple[GameResult, ...]


def contest(
    game: str,
    names: Sequence[str],
    seats: int | None,
    options: Mapping[str, int],
    seed: int,
    claims: tuple[float, float] | None = None,
) -> Contest:
    """A checked contest; by default with a seat for each bot, as far as the game has them.

    Raises:
        BadOption: there is no such game, number of seats, option or bot, too few or too many bots
            are named, one is named twice, or the claims cannot be told apart.
    """
    rules = load(game)
    if seats is None:
        seats = min(max(rules.min_seats, len(names)), rules.max_seats)
    rules.new(seats, options)
    if len(names) < 2:
        raise BadOption("An arena compares bots; name two or more, as --bots steward,random.")
    if len(names) > MOST_BOTS:
        raise BadOption(f"At most {MOST_BOTS} bots meet in an arena, not {len(names)}.")
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
        rules.settings(options),
        tuple(names),
        seed,
        claims,
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
def code() -> str:
    """The first digits of a hash of the sources that decide how games go."""
    package = Path(regalia.__file__).parent
    total = hashlib.sha256()
    for path in _native.sources(package):
        total.update(f"{path.relative_to(package).as_posix()}\n".encode() + path.read_bytes())
    return total.hexdigest()[:12]


def by_clock(contest: Contest) -> tuple[list[str], list[str]]:
    """The bots who always think until their time is over, and those whom only a slow machine cuts.

    What they decide then depends on the machine and on what else it does.
    """
    always: list[str] = []
    slow: list[str] = []
    for name in contest.bots:
        bot = bots.make(name, load(contest.game))
        if isinstance(bot, SearchPlayer) and (bot.config.seconds or bot.config.move_seconds):
            (slow if bot.config.iterations else always).append(name)
    return always, slow


def seatings(contest: Contest, number: int) -> list[Row]:
    """Who sits where in each game of the set with this number: its line-ups in all rotations."""
    rows = line_ups(contest.bots, contest.seats, number)
    return [tuple(turned) for row in rows for turned in rotations(row)]


def play_set(contest: Contest, number: int, end: int) -> SetResult:
    """Play the set with this number; ``end`` is the next, since parts of one set are spread.

    The fortune of a set depends on the contest's seed and the set's number alone; each bot's own
    luck on the game and seat as well.
    """
    assert end == number + 1
    rules = load(contest.game)
    start = rules.new(contest.seats, contest.options)
    seed = seed_from(contest.seed, f"set {number}")
    games = []
    for turn, names in enumerate(seatings(contest, number)):
        label = f"set {number} game {turn}"
        rngs = [
            Random(small_seed(contest.seed, f"{label} seat {seat}"))
            for seat in range(contest.seats)
        ]
        # Anew for each seat of each game: who remembers shall remember nothing of another.
        seated = [bots.make(name, rules) for name in names]
        state, tally = start.copy(), Tally()
        play_game(state, seated, rngs, seed, tally)
        games.append(
            GameResult(
                names,
                tuple(state.ranks()),
                tuple(state.returns()),
                tuple(state.scores()),
                tuple(state.sides()),
                tally.moves,
                tally.decisions,
            )
        )
    return SetResult(number, tuple(games))
