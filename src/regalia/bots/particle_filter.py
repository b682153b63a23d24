"""Beliefs: which of the worlds that a seat holds possible explain what the others did.

A filter of worlds (particles): each is played on as the seat saw the game go, whatever it could
not see drawn anew, and weighs as much as a player by rule of thumb would have done in it what was
seen to be done. That says most where the secret is who somebody is, for it never changes hands.
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

FRESH_EVERY: Final = 16
"""Of so many worlds drawn anew one is dealt anew."""


class ParticleFilter:
    """So many worlds that agree with what a seat has seen, and how much each is believed.

    ``model`` is how the others are thought to decide, save for a share of ``noise`` in which they
    do anything. Of worlds drawn anew a few are dealt anew as well, so that none is ruled out for
    good; where none is left, the seat imagines them as if nothing had been done (`refill`).
    """

    past: Past
    model: Player
    count: i64
    noise: float
    worlds: list[State]
    weights: vec[float]
    revealed: vec[i64]  # what was opened in each by what was done last, or 0

    def __init__(self, past: Past, model: Player, count: i64, noise: float) -> None:
        self.past = Past(past.start, past.seat)
        self.model = model
        self.count = count
        self.noise = noise
        self.worlds = [past.start.copy() for _ in range(count)]
        self.weights = vec[float]([1.0] * len(self.worlds))
        self.revealed = vec[i64]([0] * len(self.worlds))

    def update(self, past: Past, rng: Random, until: float = 0.0) -> bool:
        """Take in what has been seen since; false if this is another game.

        Where that is not done by ``until``, by `time.perf_counter` (0: whenever), nothing is
        believed any more.
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
        """Believe nothing."""
        self.worlds = []
        self.weights = vec[float]()
        self.revealed = vec[i64]()

    def observe(self, code: i64, rng: Random) -> None:
        """Play every world on by what was seen, and weigh it by that."""
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
        """The first world that is believed at all, or -1."""
        for i in range(len(self.worlds)):
            if self.weights[i] > 0.0:
                return i
        return -1

    def step(self, number: i64, code: i64, rng: Random) -> float:
        """Do in a world what was seen; how likely it was there."""
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
        revealed = world.revealed_to(chosen, self.past.seat)
        self.revealed[number] = revealed_code(revealed) if revealed > 0 else 0
        world.apply(chosen)
        return likely

    def resample(self, rng: Random) -> None:
        """Replace worlds hardly believed by copies of others, so that all weigh the same.

        Not amid a move of somebody else: what is dealt anew then has no part of it.
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
        for _ in range(count // FRESH_EVERY):
            at_random = rng.randrange(count)
            drawn[at_random] = drawn[at_random].imagine(self.past.seat, rng)
        self.worlds = drawn
        self.revealed = revealed
        self.weights = vec[float]([1.0] * count)

    def refill(self, state: State, rng: Random) -> None:
        """Where no world is left, imagine as many from the position as the seat sees it now."""
        if len(self.worlds) == 0:
            self.worlds = [state.imagine(self.past.seat, rng) for _ in range(self.count)]
            self.weights = vec[float]([1.0] * len(self.worlds))
            self.revealed = vec[i64]([0] * len(self.worlds))

    def matches(self, state: State) -> bool:
        """Whether worlds are believed, and the same is asked in them as in this position."""
        first = self.first_alive()
        if first < 0:
            return False
        world = self.worlds[first]
        return world.to_act == state.to_act and world.top() == state.top()

    def sample(self, rng: Random) -> State:
        """A copy of a world, as likely as it is believed."""
        heaviest = 0.0
        for i in range(len(self.worlds)):
            heaviest = max(heaviest, self.weights[i])
        while True:
            i = rng.randrange(len(self.worlds))
            if rng.random() * heaviest < self.weights[i]:
                return self.worlds[i].copy()
