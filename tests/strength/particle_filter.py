"""Measures how well the particle filter recognises the other seats' colours.

    python -m tests.strength.particle_filter --seats 4 --by steward --games 30 --noise 0.7

In games of Christina Regina among players of one kind, the first seat's particle filter is queried
before each of its moves about every seat whose colour that seat does not know. The figure is the
mean log ratio of the probability given to the true colour to that of a uniform guess, after mixing
in a share of the latter (`UNIFORM_SHARE`). Above 0 the filter is informative, below it misleads.
Intervals are 95 %, over games.
"""

from __future__ import annotations

import argparse
import math

from librt.random import Random

from regalia import bots, games
from regalia.arena.intervals import Mean
from regalia.bots.particle_filter import ParticleFilter
from regalia.engine.chance import small_seed
from regalia.engine.game import Game
from regalia.engine.past import Past
from regalia.engine.player import Player
from regalia.engine.state import OVER
from regalia.games.christina import schema as s
from regalia.games.christina import zones as z
from regalia.games.christina.rules import ChristinaState
from tests.strength.match import contender
from tests.zones import zone

UNIFORM_SHARE = 0.1
WORLDS = 200
MOST = 10.0
"""Bound of the mean log ratio."""
SECONDS = 1e9
"""No limit: contenders described by settings set their own, as iterations=760."""


def player(text: str, game: Game) -> Player:
    """A bot of a kind, or the contender that ``text`` describes."""
    return bots.make(text, game) if text in bots.KINDS else contender(text, game, SECONDS)


def play(text: str, seats: int, seed: int, noise: float) -> list[float]:
    """Play one game; the log ratio of each query."""
    game = games.load("christina")
    rng, own = (Random(small_seed(seed, use)) for use in ("game", "beliefs"))
    state = game.new(seats)
    players = [player(text, game) for _ in range(seats)]
    pasts = [Past(state.copy(), seat) for seat in range(seats)]
    particles = ParticleFilter(pasts[0], game.steward(), WORLDS, noise)
    found = []
    while state.to_act != OVER:
        seat = state.to_act
        if seat == 0 and not state.underway():
            found += log_ratios(state, pasts[0], particles, own)
        if seat >= 0:
            players[seat].recall(pasts[seat])
            action = players[seat].decide(state, seat, rng)
        else:
            action = state.sample(rng)
        for past in pasts:
            past.note(state, action)
        state.apply(action)
    return found


def log_ratios(state: object, past: Past, particles: ParticleFilter, rng: Random) -> list[float]:
    """One for each seat whose colour the first seat does not know."""
    assert isinstance(state, ChristinaState)
    particles.update(past, rng)
    particles.refill(state, rng)
    whole = sum(particles.weights[i] for i in range(len(particles.worlds)))
    found = []
    unseen = [other for other in range(1, state.seats) if not state.knows_faction(0, other)]
    left = int(s.COLOURS - (state.seats - len(unseen)))
    for other in unseen if left > 1 else []:
        right = 0.0
        for i, world in enumerate(particles.worlds):
            assert isinstance(world, ChristinaState)
            if zone(world, z.FACTION)[other] == zone(state, z.FACTION)[other]:
                right += particles.weights[i]
        found.append(
            math.log((1 - UNIFORM_SHARE) * right / whole + UNIFORM_SHARE / left) + math.log(left)
        )
    return found


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m tests.strength.particle_filter")
    reader.add_argument("--seats", type=int, default=4)
    reader.add_argument("--by", default="steward", help="a kind, or words as for --ours")
    reader.add_argument("--games", type=int, default=30)
    reader.add_argument("--noise", type=float, default=0.7)
    given = reader.parse_args()
    mean, answers = Mean(-MOST, MOST), 0
    for seed in range(given.games):
        if found := play(given.by, given.seats, seed, given.noise):
            mean.note(sum(found) / len(found))
            answers += len(found)
    low, high = mean.bounds()
    print(
        f"{given.seats} seats, {given.by}, {given.games} games, {answers} answers, noise "
        f"{given.noise:g}: {mean.value:+.3f} ({low:+.3f} to {high:+.3f})"
    )


if __name__ == "__main__":
    main()
