"""Simulations: many games between the same bots, with wins by seat and lengths of games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from regalia.arena.play import play_game
from regalia.arena.run import Run, generator, opening, players
from regalia.arena.workers import spread
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

    def note(self, winners: int, tally: Tally) -> None:
        """Add a game, from its tally and the number of sides that won it."""
        self.moves.add(tally.moves, tally.moves, tally.moves)
        self.decisions.add(tally.decisions, tally.decisions, tally.decisions)
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

    def note(self, end: State, tally: Tally) -> None:
        """Add a finished game and its tally."""
        self.games += 1
        ranks = end.ranks()
        winners = winning_sides(ranks, end.sides())
        tied = winners > 1
        self.lengths.note(winners, tally)
        rows = zip(ranks, end.returns(), end.scores(), strict=True)
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


def winning_sides(ranks: list[int], sides: list[int]) -> int:
    """The number of sides that won a finished game, from the ranks and sides by seat.

    >>> winning_sides([1, 2, 1, 2], [0, 1, 0, 1])
    1
    """
    return len({side for side, rank in zip(sides, ranks, strict=True) if rank == 1})


def play_games(run: Run, first: int, end: int) -> Counts:
    """Play the games numbered ``first`` to ``end`` - 1 of a run.

    All random numbers of a game depend only on the run's seed and the game's number.
    """
    start = opening(run)
    counts = Counts.empty(run.seats)
    for number in range(first, end):
        chance = generator(run, f"game {number}")
        rngs = [generator(run, f"game {number} seat {seat}") for seat in range(run.seats)]
        state, tally = start.copy(), Tally()
        play_game(state, players(run), rngs, chance, tally)
        counts.note(state, tally)
    return counts


def simulate(
    run: Run, games: int, workers: int = 1, progress: Callable[[int], None] | None = None
) -> Counts:
    """Play ``games`` games of a run; the results are the same for any number of workers.

    ``progress`` is called now and then with the number of games played.

    Raises:
        BadOption: the number of games or workers is out of range.

    >>> from regalia.arena.run import plan
    >>> simulate(plan("christina", 2, ["random"], {}, 1), 10).games
    10
    """
    counts = Counts.empty(run.seats)
    for part in spread(play_games, run, games, workers, progress):
        counts.merge(part)
    return counts
