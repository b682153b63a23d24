"""The settings of a simulation, as every worker process receives them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from librt.random import Random

from regalia import bots, games
from regalia.engine.chance import small_seed
from regalia.engine.errors import BadOption
from regalia.engine.game import Game
from regalia.engine.player import Player
from regalia.engine.state import State


@dataclass(frozen=True)
class Run:
    """A game, its options, the bot of each seat, and the seed.

    ``data`` is the text of a data file that replaces the game's own, or empty. A run holds only
    strings and integers, so it can be sent to worker processes. Use `plan` to create a checked one.
    """

    game: str
    options: tuple[tuple[str, int], ...]
    bots: tuple[str, ...]
    seed: int
    data: str = ""

    @property
    def seats(self) -> int:
        """The number of seats, one bot each."""
        return len(self.bots)

    def rules(self) -> Game:
        """The game with its data, loaded once in each process."""
        return load(self.game, self.data)


def plan(
    game: str,
    seats: int,
    names: Sequence[str],
    options: Mapping[str, int],
    seed: int,
    data: str = "",
) -> Run:
    """Create a checked run; the bots named are assigned to the sides in turn, repeatedly.

    Without allies each seat is a side.

    Raises:
        BadOption: there is no such game, number of seats, option or bot, or more bots than sides.
        BadData: the text is not valid data of the game.

    >>> plan("christina", 3, ["steward", "random"], {}, 7).bots
    ('steward', 'random', 'steward')
    """
    rules = load(game, data)
    sides = sides_of(rules.new(seats, options))
    if not names:
        raise BadOption("No bot is named; name one for all seats, or one for each.")
    if len(names) > seats:
        raise BadOption(f"{len(names)} bots are named for {seats} seats; name at most one a seat.")
    if len(names) > max(sides) + 1:
        raise BadOption(
            f"{len(names)} bots are named for {max(sides) + 1} sides; name at most one a side, "
            "since allied seats are played by the same bot."
        )
    for name in names:
        bots.make(name, rules)
    seated = tuple(names[side % len(names)] for side in sides)
    return Run(game, tuple(rules.complete_options(seats, options).items()), seated, seed, data)


def sides_of(state: State) -> tuple[int, ...]:
    """The side of each seat, counted from 0 in the order in which their first seats sit.

    Sides are the same throughout a game, so any position of it will do.
    """
    sides = state.sides()
    order = list(dict.fromkeys(sides))
    return tuple(order.index(side) for side in sides)


@cache
def load(game: str, data: str = "") -> Game:
    """The game of this name, loaded once in each process, with its own data or with a text's.

    Raises:
        BadOption: there is no such game.
        BadData: the text is not valid data of the game.
    """
    return games.load(game, data or None)


def opening(run: Run) -> State:
    """The initial position of every game of the run, before any chance event."""
    return run.rules().new(run.seats, dict(run.options))


def players(run: Run) -> list[Player]:
    """New bots by seat; each game needs its own, since a bot may remember what it saw."""
    return [bots.make(name, run.rules()) for name in run.bots]


def generator(run: Run, label: str) -> Random:
    """The fast generator for one purpose ("game 12 seat 3"), the same in every process."""
    return Random(small_seed(run.seed, label))
