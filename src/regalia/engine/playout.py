"""Random games at full speed, for benchmarks, simulation and search."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import CHANCE, OVER, State


class Tally:
    """Totals of several playouts; ``events`` counts chance events, which are not decisions."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.moves: i64 = 0
        self.decisions: i64 = 0
        self.events: i64 = 0

    def add(self, moves: i64, decisions: i64, events: i64) -> None:
        """Add one game."""
        self.games += 1
        self.moves += moves
        self.decisions += decisions
        self.events += events


def any_of(actions: vec[i64], rng: Random) -> i64:
    """One of the actions, all equally likely."""
    count: i64 = len(actions)  # i64, so that compiled code passes a machine integer
    return actions[rng.randrange(count)]


def play_out(state: State, rng: Random, tally: Tally) -> None:
    """Play to the end in place, with every decision uniformly random."""
    moves: i64 = 0
    decisions: i64 = 0
    events: i64 = 0
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.carry_out(state.sample(rng))
            events += 1
        else:
            actions = state.legal()
            state.carry_out(any_of(actions, rng))
            decisions += 1
            if not state.underway():
                moves += 1
    tally.add(moves, decisions, events)


def random_games(start: State, count: i64, rng: Random) -> Tally:
    """Play ``count`` random games from copies of ``start``."""
    tally = Tally()
    for _i in range(count):
        play_out(start.copy(), rng, tally)
    return tally


def copies(state: State, count: i64) -> None:
    """Copy a position ``count`` times, for the benchmark."""
    for _i in range(count):
        state.copy()


def imaginings(state: State, seat: i64, count: i64, rng: Random) -> None:
    """Imagine a position ``count`` times, for the benchmark."""
    for _i in range(count):
        state.imagine(seat, rng)
