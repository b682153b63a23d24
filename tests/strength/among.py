"""Many games among bots of one kind, for scripts that count events in them."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from librt.random import Random

from regalia import bots
from regalia.arena.intervals import Mean
from regalia.bench import commit_of, machine
from regalia.bots.levels import LEVELS
from regalia.engine.chance import small_seed
from regalia.engine.game import Game
from regalia.engine.journal import Journal
from regalia.engine.player import Player
from regalia.engine.state import CHANCE, OVER, State


class Choice(NamedTuple):
    """A position and the action chosen there, or -1 at the end; the state then changes."""

    state: State
    action: int


def reader(module: str, description: str | None) -> argparse.ArgumentParser:
    """A parser for the options of these games; ``description`` is the module's docstring."""
    found = argparse.ArgumentParser(prog=f"python -m {module}", description=description)
    found.formatter_class = argparse.RawDescriptionHelpFormatter
    found.add_argument("--games", type=int, default=1000)
    found.add_argument("--seats", type=int, default=4)
    found.add_argument("--bots", default="steward", help=f"random, steward, {', '.join(LEVELS)}")
    return found


def choices(
    given: argparse.Namespace,
    game: Game,
    options: dict[str, int],
    seated: Callable[[int], list[Player]] | None = None,
) -> Iterator[Choice]:
    """Yield all decisions of the games before they are applied, and the end of each game.

    The position is the game's own State, with its journal. ``seated`` gives the players of a game
    by its number, counted from 0; by default all are of the kind given.
    """
    for number in range(given.games):
        chance = Random(small_seed(number, f"{game.name}: luck"))
        rng = Random(small_seed(number, f"{game.name}: players"))
        state = game.new(given.seats, options)
        state.journal = Journal()
        if seated is not None:
            players = seated(number)
        else:
            players = [bots.make(given.bots, game) for _ in range(given.seats)]
        while state.to_act != OVER:
            seat = state.to_act
            if seat == CHANCE:
                state.apply(state.sample(chance))
                continue
            action = players[seat].decide(state.imagine(seat, rng), seat, rng)
            yield Choice(state, action)
            state.apply(action)
        yield Choice(state, -1)


def head(given: argparse.Namespace) -> str:
    """The games, the machine and the commit, as a line of text."""
    code = commit_of(Path(__file__).parents[2])
    return f"{given.games} games of {given.seats} {given.bots}s; {machine()}, {code}"


def bounded(mean: Mean, digits: int = 3) -> str:
    """A mean with its interval."""
    low, high = mean.bounds()
    return f"{mean.value:.{digits}f} ({low:.{digits}f}-{high:.{digits}f})"
