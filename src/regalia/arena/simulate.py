"""Simulations: many games between the same bots, with wins by seat and lengths of games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from regalia.arena.contest import GameResult, result_of
from regalia.arena.play import play_game
from regalia.arena.run import Run, generator, opening, players
from regalia.arena.workers import MAX_TOTAL, spread
from regalia.engine.errors import BadOption
from regalia.engine.journal import Journal
from regalia.engine.playout import Tally
from regalia.engine.state import State


@dataclass
class Length:
    """A measure of the length of games: the total over ``games`` games, minimum and maximum."""

    total: int = 0
    least: int = 0
    most: int = 0
    games: int = 0

    def add(self, total: int, least: int, most: int, games: int = 1) -> None:
        """Add a game, or the totals of several."""
        self.least = min(self.least, least) if self.games else least
        self.most = max(self.most, most)
        self.total += total
        self.games += games

    @property
    def mean(self) -> float:
        """The mean length of a game."""
        return self.total / self.games


@dataclass
class Lengths:
    """The lengths of games, the number of shared ones, and of those that nobody won."""

    moves: Length = field(default_factory=Length)
    decisions: Length = field(default_factory=Length)
    tied: int = 0
    nobody: int = 0

    def note(self, winners: int, moves: int, decisions: int) -> None:
        """Add a game, from its length and the number of sides that won it."""
        self.moves.add(moves, moves, moves)
        self.decisions.add(decisions, decisions, decisions)
        self.tied += winners > 1
        self.nobody += winners == 0

    def merge(self, other: Lengths) -> None:
        """Add the totals of other games."""
        for mine, more in ((self.moves, other.moves), (self.decisions, other.decisions)):
            mine.add(more.total, more.least, more.most, more.games)
        self.tied += other.tied
        self.nobody += other.nobody


@dataclass
class Counts:
    """The results of games by seat.

    ``won`` counts games that the seat's side won alone, ``shared`` those it won together with
    another side; ``returns`` is the sum of its returns (0 to 1 each), ``scores`` of its points.
    """

    won: list[int]
    shared: list[int]
    returns: list[float]
    scores: list[int]
    games: int = 0
    lengths: Lengths = field(default_factory=Lengths)

    @classmethod
    def empty(cls, seats: int) -> Counts:
        """No games yet, for this number of seats."""
        return cls([0] * seats, [0] * seats, [0.0] * seats, [0] * seats)

    def note(self, game: GameResult) -> None:
        """Add a finished game."""
        self.games += 1
        winners = winning_sides(game.ranks, game.sides)
        tied = winners > 1
        self.lengths.note(winners, game.moves, game.decisions)
        rows = zip(game.ranks, game.returns, game.scores, strict=True)
        for seat, (rank, value, points) in enumerate(rows):
            self.won[seat] += rank == 1 and not tied
            self.shared[seat] += rank == 1 and tied
            self.returns[seat] += value
            self.scores[seat] += points

    def merge(self, other: Counts) -> None:
        """Add the results of other games."""
        self.games += other.games
        self.lengths.merge(other.lengths)
        for seat in range(len(self.won)):
            self.won[seat] += other.won[seat]
            self.shared[seat] += other.shared[seat]
            self.returns[seat] += other.returns[seat]
            self.scores[seat] += other.scores[seat]


def winning_sides(ranks: Sequence[int], sides: Sequence[int]) -> int:
    """The number of sides that won a finished game, from the ranks and sides by seat.

    >>> winning_sides([1, 2, 1, 2], [0, 1, 0, 1])
    1
    """
    return len({side for side, rank in zip(sides, ranks, strict=True) if rank == 1})


class Listed(NamedTuple):
    """A game of which more is kept: its result, and what `Game.summary` says of it."""

    result: GameResult
    summary: dict[str, Any]


Keep = Callable[[int, Listed], None]
"""Keeps a game, which has this number counted from 0."""


def played_games(
    run: Run, first: int, end: int, journal: bool = False
) -> Iterator[tuple[GameResult, State]]:
    """Play the games numbered ``first`` to ``end`` - 1 of a run: their results and last positions.

    With ``journal`` a last position has the events of the game. All random numbers of a game depend
    only on the run's seed and the game's number.
    """
    start = opening(run)
    for number in range(first, end):
        chance = generator(run, f"game {number}")
        rngs = [generator(run, f"game {number} seat {seat}") for seat in range(run.seats)]
        state, tally = start.copy(), Tally()
        state.journal = Journal() if journal else None
        play_game(state, players(run), rngs, chance, tally)
        yield result_of(run.bots, state, tally), state


def play_games(run: Run, first: int, end: int) -> Counts:
    """The counts of the games numbered ``first`` to ``end`` - 1 of a run."""
    counts = Counts.empty(run.seats)
    for game, _ in played_games(run, first, end):
        counts.note(game)
    return counts


def list_games(run: Run, first: int, end: int) -> list[Listed]:
    """The games numbered ``first`` to ``end`` - 1 of a run, one by one."""
    rules = run.rules()
    played = played_games(run, first, end, journal=True)
    return [Listed(game, rules.summary(state)) for game, state in played]


def simulate(
    run: Run,
    games: int,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    keep: Keep | None = None,
) -> Counts:
    """Play ``games`` games of a run; the results are the same for any number of workers.

    ``progress`` is called now and then with the number of games played, ``keep`` with each game and
    its number, counted from 0, in the order of the numbers.

    Raises:
        BadOption: the number of games or workers is out of range.

    >>> from regalia.arena.run import plan
    >>> simulate(plan("christina", 2, ["random"], {}, 1), 10).games
    10
    """
    counts = Counts.empty(run.seats)
    if keep is None:
        for part in spread(play_games, run, games, workers, progress):
            counts.merge(part)
        return counts
    with closing(spread(list_games, run, games, workers, progress)) as parts:
        for played in parts:
            for game in played:
                keep(counts.games, game)
                counts.note(game.result)
    return counts


def simulate_one(run: Run, number: int, keep: Keep | None = None) -> Counts:
    """Play the game with this number, counted from 0, of a run.

    Raises:
        BadOption: no run has so many games.
    """
    if not 0 <= number < MAX_TOTAL:
        raise BadOption(f"The games of a run are 1 to {MAX_TOTAL}; there is no {number + 1}.")
    counts = Counts.empty(run.seats)
    for game in list_games(run, number, number + 1):
        if keep is not None:
            keep(number, game)
        counts.note(game.result)
    return counts
