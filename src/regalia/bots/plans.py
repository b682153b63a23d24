"""A player that follows whichever of a game's plans wins most in rollouts to the end.

Rollouts by several policies, of which the best makes the next decision: Chang, Givan, Chong,
Parallel Rollout for Online Solution of Partially Observable Markov Decision Processes, 2004.
"""

from __future__ import annotations

import math
import time

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.search import LOWEST, SearchConfig, SearchPlayer
from regalia.engine.player import Player
from regalia.engine.state import CHANCE, OVER, State


class PlanPlayer(SearchPlayer):
    """Compares ``plans``, players of the game, before each decision; others follow ``model``.

    Of ``config`` the limits of time and iterations and ``exploration`` apply. ``visits`` and
    ``sums`` are, for each plan, the rollouts of the latest comparison and the sum of their returns.
    """

    plans: list[Player]
    visits: vec[i64]
    sums: vec[float]

    def __init__(self, name: str, config: SearchConfig, model: Player, plans: list[Player]) -> None:
        super().__init__(name, config, model)
        self.plans = plans
        self.visits = vec[i64]([0] * len(plans))
        self.sums = vec[float]([0.0] * len(plans))

    def decide(self, state: State, seat: i64, rng: Random) -> i64:
        actions = self.open(state)
        if len(actions) == 1:
            return actions[0]
        begun = time.perf_counter()
        root = state
        if state.kept is not None:  # in rollouts nobody looks at what was before the move
            root = state.copy()
            root.forget()
        self.compare(root, seat, rng, begun)
        self.seconds_left -= time.perf_counter() - begun
        return self.plans[self.best()].decide(root, seat, rng)

    def compare(self, root: State, seat: i64, rng: Random, begun: float) -> None:
        """Play on from imagined worlds until a limit is reached, but once at least."""
        for plan in range(len(self.plans)):
            self.visits[plan] = 0
            self.sums[plan] = 0.0
        iterations = self.iterations()
        seconds = self.seconds(root, begun)
        assert iterations > 0 or seconds > 0.0
        until = begun + seconds
        done: i64 = 0
        while iterations == 0 or done < iterations:
            plan = self.next_plan(done)
            self.sums[plan] += self.rollout(root.imagine(seat, rng), seat, self.plans[plan], rng)
            self.visits[plan] += 1
            done += 1
            if seconds > 0.0 and time.perf_counter() >= until:
                break

    def next_plan(self, done: i64) -> i64:
        """The first plan not tried yet, or that of the highest upper confidence bound."""
        best: i64 = 0
        highest = LOWEST
        for plan in range(len(self.plans)):
            if self.visits[plan] == 0:
                return plan
            visits = float(self.visits[plan])
            unsure = math.sqrt(math.log(float(done)) / visits)
            bound = self.sums[plan] / visits + self.config.exploration * unsure
            if bound > highest:
                highest = bound
                best = plan
        return best

    def rollout(self, world: State, seat: i64, plan: Player, rng: Random) -> float:
        """The seat's return if it follows a plan to the end of the game."""
        while world.to_act != OVER:
            actor = world.to_act
            if actor == CHANCE:
                action = world.sample(rng)
            elif actor == seat:
                action = plan.decide(world, actor, rng)
            else:
                action = self.model.decide(world, actor, rng)
            world.carry_out(action)
        return world.returns()[seat]

    def best(self) -> i64:
        """The plan most often tried; of equally often tried ones the better, or the first."""
        best: i64 = 0
        for plan in range(1, len(self.plans)):
            more = self.visits[plan] - self.visits[best]
            if more > 0 or (more == 0 and self.sums[plan] > self.sums[best]):
                best = plan
        return best
