"""Many games among bots of one kind, for whoever counts what happens in them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from librt.random import Random

from regalia import bots, games
from regalia.arena.intervals import Mean
from regalia.bench import commit_of, machine
from regalia.bots.levels import LEVELS
from regalia.engine.chance import small_seed
from regalia.engine.journal import Journal
from regalia.engine.state import CHANCE, OVER, State


class Choice(NamedTuple):
    """What is decided, in a position that the next choice changes; at the end of a game none."""

    state: State
    action: int


def reader(module: str, told: str | None) -> argparse.ArgumentParser:
    """What the command line says of the games; ``told`` is what the module says of itself."""
    found = argparse.ArgumentParser(prog=f"python -m {module}", description=told)
    found.formatter_class = argparse.RawDescriptionHelpFormatter
    found.add_argument("--games", type=int, default=1000)
    found.add_argument("--seats", type=int, default=4)
    found.add_argument("--bots", default="steward", help=f"random, steward, {', '.join(LEVELS)}")
    return found


def choices(given: argparse.Namespace, name: str, options: dict[str, int]) -> Iterator[Choice]:
    """All that the bots of so many games decide, each before it is done, and each game's end.

    The position is the very one, and bears the journal of its game.
    """
    game = games.load(name)
    for number in range(given.games):
        luck = Random(small_seed(number, f"{name}: luck"))
        rng = Random(small_seed(number, f"{name}: players"))
        state = game.new(given.seats, options)
        state.journal = Journal()
        players = [bots.make(given.bots, game) for _ in range(given.seats)]
        while state.to_act != OVER:
            seat = state.to_act
            if seat == CHANCE:
                state.apply(state.sample(luck))
                continue
            action = players[seat].decide(state.imagine(seat, rng), seat, rng)
            yield Choice(state, action)
            state.apply(action)
        yield Choice(state, -1)


def head(given: argparse.Namespace) -> str:
    """What was played, on which machine, by which commit."""
    code = commit_of(Path(__file__).parents[2])
    return f"{given.games} games of {given.seats} {given.bots}s; {machine()}, {code}"


def bounded(mean: Mean, digits: int = 3) -> str:
    """A mean with its bounds."""
    low, high = mean.bounds()
    return f"{mean.value:.{digits}f} ({low:.{digits}f}-{high:.{digits}f})"
