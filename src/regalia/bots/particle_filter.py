"""A particle filter: possible worlds of a seat, weighted by how well they explain what others did.

Each particle is a world that follows the game as the seat observed it; whatever the seat did not
see is drawn at random. Its weight is the likelihood of the observed actions under a model player.
It works best where the hidden thing is an identity, which never changes hands.
"""

from __future__ import annotations

import time
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.past import Past, revealed_code
from regalia.engine.player import Player
from regalia.engine.state import CHANCE, OVER, State

FRESH_EVERY: Final[i64] = 16
"""When resampling, one particle in this many is imagined afresh."""


class ParticleFilter:
    """``count`` worlds that agree with what a seat has seen, and their weights.

    Other seats are assumed to follow ``model``, and with probability ``noise`` to act at random.
    Resampling imagines some worlds afresh, so no possibility is ruled out for good; if no world is
    left, `refill` imagines all of them from the current position.
    """

    past: Past
    model: Player
    count: i64
    noise: float
    worlds: list[State]
    weights: vec[float]
    revealed: vec[i64]  # what the last action revealed to the seat in each world, or 0

    def __init__(self, past: Past, model: Player, count: i64, noise: float) -> None:
        self.past = Past(past.start, past.seat)
        self.model = model
        self.count = count
        self.noise = noise
        self.worlds = [past.start.copy() for _i in range(count)]
        self.weights = vec[float]([1.0] * len(self.worlds))
        self.revealed = vec[i64]([0] * len(self.worlds))

    def update(self, past: Past, rng: Random, until: float = 0.0) -> bool:
        """Process what the seat has seen since the last call; false if this is another game.

        After ``until`` on `time.perf_counter` (0: no limit) all worlds are dropped.
        """
        if past.start is not self.past.start or not past.continues(self.past):
            return False
        for i in range(len(self.past.seen), len(past.seen)):
            if until > 0.0 and time.perf_counter() > until:
                self.clear()
            self.observe(past.seen[i], rng)
            self.past.add(past.seen[i])
        return True

    def clear(self) -> None:
        """Drop all worlds."""
        self.worlds = []
        self.weights = vec[float]()
        self.revealed = vec[i64]()

    def observe(self, code: i64, rng: Random) -> None:
        """Advance every world by one observation and reweight it."""
        total = 0.0
        for i in range(len(self.worlds)):
            if self.weights[i] > 0.0:
                if code <= revealed_code(1):
                    self.weights[i] *= 1.0 if self.revealed[i] == code else 0.0
                else:
                    self.weights[i] *= self.step(i, code, rng)
                total += self.weights[i]
        if total <= 0.0:
            self.clear()
            return
        squares = 0.0
        for i in range(len(self.worlds)):
            self.weights[i] /= total
            squares += self.weights[i] * self.weights[i]
        alive = self.worlds[self.first_alive()]
        amid = alive.underway() and alive.to_act != self.past.seat
        if not amid and 0.5 * squares * float(len(self.worlds)) > 1.0:
            self.resample(rng)

    def first_alive(self) -> i64:
        """The first world of positive weight, or -1."""
        for i in range(len(self.worlds)):
            if self.weights[i] > 0.0:
                return i
        return -1

    def step(self, number: i64, code: i64, rng: Random) -> float:
        """Apply an action that looks like ``code`` in one world; its likelihood there."""
        world = self.worlds[number]
        actor = world.to_act
        if actor == OVER:
            return 0.0
        actions = world.legal()
        weights = world.weights() if actor == CHANCE else vec[i64]([1] * len(actions))
        total: i64 = 0
        fitting: i64 = 0
        chosen: i64 = -1
        for i in range(len(actions)):
            total += weights[i]
            if world.seen_as(actions[i], self.past.seat) == code and weights[i] > 0:
                fitting += weights[i]
                if rng.randrange(fitting) < weights[i]:
                    chosen = actions[i]
        if fitting == 0:
            return 0.0
        likely = float(fitting) / float(total)
        if actor == self.past.seat:
            likely = 1.0
        elif actor != CHANCE and len(actions) > 1:
            likely *= self.noise
            expected = self.model.decide(world.copy(), actor, rng)
            if world.seen_as(expected, self.past.seat) == code:
                likely += 1.0 - self.noise
                if rng.random() * likely < 1.0 - self.noise:
                    chosen = expected
        learned = world.revealed_to(chosen, self.past.seat)
        self.revealed[number] = revealed_code(learned) if learned > 0 else 0
        world.carry_out(chosen)
        return likely

    def resample(self, rng: Random) -> None:
        """Draw the worlds anew by weight (systematic resampling), after which all weigh the same.

        Not in the middle of another seat's move: a world imagined afresh would lack its part.
        """
        count = len(self.worlds)
        step = 1.0 / float(count)
        at = rng.random() * step
        drawn: list[State] = []
        revealed = vec[i64]()
        reached = 0.0
        for i in range(count):
            reached += self.weights[i]
            first = True
            while at < reached and len(drawn) < count:
                drawn.append(self.worlds[i] if first else self.worlds[i].copy())
                revealed = append(revealed, self.revealed[i])
                first = False
                at += step
        while len(drawn) < count:  # rounding
            drawn.append(drawn[len(drawn) - 1].copy())
            revealed = append(revealed, revealed[len(revealed) - 1])
        for _i in range(count // FRESH_EVERY):
            at_random = rng.randrange(count)
            drawn[at_random] = drawn[at_random].imagine(self.past.seat, rng)
        self.worlds = drawn
        self.revealed = revealed
        self.weights = vec[float]([1.0] * count)

    def refill(self, state: State, rng: Random) -> None:
        """If no world is left, imagine all of them from the current position."""
        if len(self.worlds) == 0:
            self.worlds = [state.imagine(self.past.seat, rng) for _i in range(self.count)]
            self.weights = vec[float]([1.0] * len(self.worlds))
            self.revealed = vec[i64]([0] * len(self.worlds))

    def matches(self, state: State) -> bool:
        """Whether there are worlds, and they await the same decision as this position."""
        first = self.first_alive()
        if first < 0:
            return False
        world = self.worlds[first]
        return world.to_act == state.to_act and world.top() == state.top()

    def sample(self, rng: Random) -> State:
        """A copy of a world, drawn by weight."""
        heaviest = 0.0
        for i in range(len(self.worlds)):
            heaviest = max(heaviest, self.weights[i])
        while True:
            i = rng.randrange(len(self.worlds))
            if rng.random() * heaviest < self.weights[i]:
                return self.worlds[i].copy()
