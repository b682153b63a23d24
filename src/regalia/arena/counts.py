"""The results of many games by seat, and how long the games were."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from regalia.arena.contest import GameResult

WIN = 720_720
"""A whole win: the least number that 1 to 16 sides can share evenly."""


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
    another side; ``shares`` is the sum of its returns, in parts of `WIN`, ``scores`` of its points.
    All are whole numbers, so the sums do not depend on how the games were grouped.
    """

    won: list[int]
    shared: list[int]
    shares: list[int]
    scores: list[int]
    games: int = 0
    lengths: Lengths = field(default_factory=Lengths)

    @classmethod
    def empty(cls, seats: int) -> Counts:
        """No games yet, for this number of seats."""
        return cls([0] * seats, [0] * seats, [0] * seats, [0] * seats)

    @property
    def returns(self) -> list[float]:
        """The sum of the returns of each seat, 0 to 1 a game."""
        return [shares / WIN for shares in self.shares]

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
            self.shares[seat] += round(value * WIN)
            self.scores[seat] += points

    def merge(self, other: Counts) -> None:
        """Add the results of other games."""
        self.games += other.games
        self.lengths.merge(other.lengths)
        for seat in range(len(self.won)):
            self.won[seat] += other.won[seat]
            self.shared[seat] += other.shared[seat]
            self.shares[seat] += other.shares[seat]
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
