"""Duplicate sets: every rotation of the seats with the same fortune, so that luck cancels out.

In a set all games share one seed, by which each seat has the same draws and throws as far as the
game allows (`regalia.engine.chance`), and each bot holds each place once. What is left between two
bots is what they made of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from regalia.arena.match import play_match
from regalia.arena.run import Run, generator, opening, players
from regalia.arena.simulate import Lengths, winning_sides
from regalia.arena.workers import spread
from regalia.engine.chance import seed_from
from regalia.engine.errors import BadOption
from regalia.engine.playout import Tally

Item = TypeVar("Item")

LEVEL = 1e-9
"""Returns that differ by less are equal: thirds do not add up exactly."""


@dataclass
class SetCounts:
    """What sets came to, bot by bot, in the order of ``names``.

    ``won`` adds up the sets won (a half for a set shared by two), ``returns`` and ``squares`` the
    bot's mean return in each set (0 to 1) and its square, ``points`` its mean score in each set.
    """

    names: list[str]
    won: list[float]
    returns: list[float]
    squares: list[float]
    points: list[float]
    sets: int = 0
    tied: int = 0
    lengths: Lengths = field(default_factory=Lengths)

    @classmethod
    def empty(cls, run: Run) -> SetCounts:
        """No sets yet, for the bots of this run."""
        names = list(dict.fromkeys(run.bots))
        blank = [0.0] * len(names)
        return cls(names, blank[:], blank[:], blank[:], blank[:])

    def note(self, returns: list[float], points: list[float]) -> None:
        """Take in one set: the mean return and mean score of each bot over its games and seats."""
        best = max(returns)
        winners = [bot for bot, value in enumerate(returns) if value > best - LEVEL]
        self.sets += 1
        self.tied += len(winners) > 1
        for bot in winners:
            self.won[bot] += 1 / len(winners)
        for bot, value in enumerate(returns):
            self.returns[bot] += value
            self.squares[bot] += value * value
            self.points[bot] += points[bot]

    def merge(self, other: SetCounts) -> None:
        """Take in what other sets came to."""
        self.sets += other.sets
        self.tied += other.tied
        self.lengths.merge(other.lengths)
        for bot in range(len(self.names)):
            self.won[bot] += other.won[bot]
            self.returns[bot] += other.returns[bot]
            self.squares[bot] += other.squares[bot]
            self.points[bot] += other.points[bot]


def rotations(row: Sequence[Item]) -> list[list[Item]]:
    """All rotations of a row over the seats, so that each item sits in each seat once.

    >>> rotations("abc")
    [['a', 'b', 'c'], ['c', 'a', 'b'], ['b', 'c', 'a']]
    """
    cuts = range(len(row), 0, -1)
    return [[*row[cut:], *row[:cut]] for cut in cuts]


def play_set(run: Run, number: int, counts: SetCounts) -> None:
    """Play one set and take it into the counts.

    A bot that holds several seats is measured by the mean over them, so that their number is no
    advantage.
    """
    seed = seed_from(run.seed, f"set {number}")
    start = opening(run)
    returns, points = [0.0] * len(counts.names), [0.0] * len(counts.names)
    seatings = zip(rotations(run.bots), rotations(players(run)), strict=True)
    for turn, (names, seated) in enumerate(seatings):
        label = f"set {number} game {turn}"
        rngs = [generator(run, f"{label} seat {seat}") for seat in range(run.seats)]
        state, tally = start.copy(), Tally()
        play_match(state, seated, rngs, seed, tally)
        counts.lengths.note(winning_sides(state.ranks(), state.sides()), tally)
        for name, value, score in zip(names, state.returns(), state.scores(), strict=True):
            bot = counts.names.index(name)
            held = run.seats * run.bots.count(name)
            returns[bot] += value / held
            points[bot] += score / held
    counts.note(returns, points)


def play_sets(run: Run, first: int, end: int) -> SetCounts:
    """Play the sets numbered ``first`` to ``end`` - 1 of a run.

    The fortune of a set depends on the run's seed and the set's number alone; each bot's own luck
    on the game and seat as well.
    """
    counts = SetCounts.empty(run)
    for number in range(first, end):
        play_set(run, number, counts)
    return counts


def duplicate(
    run: Run, sets: int, workers: int = 1, progress: Callable[[int], None] | None = None
) -> SetCounts:
    """Play so many sets of a run, a game for each rotation; the same for any number of workers.

    ``progress`` is told now and then how many sets are played.

    Raises:
        BadOption: all bots are the same, or that many sets or workers cannot be.
    """
    counts = SetCounts.empty(run)
    if len(counts.names) < 2:
        raise BadOption(
            f"Duplicate sets compare bots, and all are {counts.names[0]}; name two or more."
        )
    for part in spread(play_sets, run, sets, workers, progress, "set"):
        counts.merge(part)
    return counts
