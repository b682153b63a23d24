"""The standings of a contest: statistics of each bot, each pair and each seat.

A set counts as one observation, whatever its number of games: its games share their chance events,
so only sets are independent, and every interval is over sets. In a set of two line-ups (one seat of
a bot among the other, and vice versa) both line-ups have equal weight.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

from regalia.arena.contest import POINTS, Contest, GameResult, SetResult
from regalia.arena.counts import Lengths, winning_sides
from regalia.arena.intervals import ALIKE, Mean
from regalia.arena.ratings import Blocks, Evidence, evidence, total
from regalia.arena.sequential import SequentialTest


@dataclass
class Standing:
    """The statistics of one bot.

    ``won`` is its mean return (0 to 1, shared wins divided), ``fair`` that of all seats of its
    games, ``score`` its mean points, ``seats`` its mean return in each seat.
    """

    seats: list[Mean]
    won: Mean = field(default_factory=Mean)
    fair: Mean = field(default_factory=Mean)
    score: Mean = field(default_factory=Mean)


@dataclass
class Pair:
    """The statistics of two bots where they met.

    ``sets`` counts the sets in which the first won more than the second (equal sets a half);
    ``more`` is the difference of their mean returns (-1 to 1); ``ahead`` the share of games in
    which the first was placed ahead (a shared place a half). With more sides than bots, ``alone``
    is the mean return of the first alone among the second, ``crowd`` that of the second alone among
    the first.
    """

    sets: float = 0.0
    more: Mean = field(default_factory=lambda: Mean(least=-1.0))
    ahead: Mean = field(default_factory=Mean)
    alone: Mean = field(default_factory=Mean)
    crowd: Mean = field(default_factory=Mean)


class Standings:
    """The statistics of a contest's sets, which must be added in order of their numbers."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.sets = 0
        self.lengths = Lengths()
        self.bots = [Standing([Mean() for _ in range(contest.seats)]) for _ in contest.bots]
        self.pairs = {pair: Pair() for pair in combinations(range(len(contest.bots)), 2)}
        self.blocks = Blocks()
        self.test: SequentialTest | None = None
        if contest.claims is not None:
            low, high = contest.claims
            self.test = SequentialTest(low / POINTS, high / POINTS)

    @property
    def decided(self) -> bool:
        """Whether the sequential test has accepted a hypothesis."""
        return self.test is not None and self.test.accepted != ""

    def note(self, played: SetResult) -> None:
        """Add the next set."""
        self.sets += 1
        for game in played.games:
            winners = winning_sides(game.ranks, game.sides)
            self.lengths.note(winners, game.moves, game.decisions)
        turns = self.contest.places
        games = played.games
        tables = [games[first : first + turns] for first in range(0, len(games), turns)]
        present = [
            bot for bot, name in enumerate(self.contest.bots) if name in played.games[0].bots
        ]
        for bot in present:
            self._note_bot(bot, tables)
        for pair in combinations(present, 2):
            self._note_pair(pair, tables)
        self.blocks.note(total([self._places(game) for game in played.games]))

    def _note_bot(self, bot: int, tables: Sequence[Sequence[GameResult]]) -> None:
        name, standing = self.contest.bots[bot], self.bots[bot]
        standing.won.note(_mean([_won(name, table) for table in tables]))
        every = [value for table in tables for game in table for value in game.returns]
        standing.fair.note(_mean(every))
        standing.score.note(_mean([_mean(_held(name, table, points=True)) for table in tables]))
        for seat, mean in enumerate(standing.seats):
            there = [
                _mean([game.returns[seat] for game in table if game.bots[seat] == name])
                for table in tables
            ]
            mean.note(_mean(there))

    def _note_pair(self, pair: tuple[int, int], tables: Sequence[Sequence[GameResult]]) -> None:
        one, other = (self.contest.bots[bot] for bot in pair)
        found = self.pairs[pair]
        more = _mean([_won(one, table) - _won(other, table) for table in tables])
        found.sets += 0.5 if abs(more) < ALIKE else more > 0
        found.more.note(more)
        ahead = [_mean([_ahead(one, other, game) for game in table]) for table in tables]
        found.ahead.note(_mean(ahead))
        if self.contest.places > len(self.contest.bots):
            alone, crowd = sorted(tables, key=lambda table: table[0].bots.count(one))
            found.alone.note(_won(one, alone))
            found.crowd.note(_won(other, crowd))
        if self.test is not None:
            self.test.note(more)

    def _places(self, game: GameResult) -> Evidence:
        """What the places of the sides say; allies share a place, so one seat of each counts."""
        sides = self.contest.sides
        first = [sides.index(side) for side in range(self.contest.places)]
        named = [self.contest.bots.index(game.bots[seat]) for seat in first]
        return evidence(tuple(named), tuple(game.ranks[seat] for seat in first))


def _held(name: str, table: Sequence[GameResult], points: bool = False) -> list[float]:
    """The returns, or the points, of all seats of a bot in these games."""
    held: list[float] = []
    for game in table:
        values = game.scores if points else game.returns
        held += [value for who, value in zip(game.bots, values, strict=True) if who == name]
    return held


def _won(name: str, table: Sequence[GameResult]) -> float:
    """A bot's mean return in these games."""
    return _mean(_held(name, table))


def _ahead(one: str, other: str, game: GameResult) -> float:
    """The share of pairs of their seats in which the one was placed ahead of the other."""
    places = list(zip(game.bots, game.ranks, strict=True))
    mine = [rank for name, rank in places if name == one]
    theirs = [rank for name, rank in places if name == other]
    return _mean([(a < b) + (a == b) / 2 for a in mine for b in theirs])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
