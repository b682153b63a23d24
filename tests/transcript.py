"""Prints what many games come to, for comparing the compiled form with the interpreted one.

Run as ``python -m tests.transcript GAME``: every case of the contract suite for that game plays
at random, by its steward and with three seats by a search, three times each, imagines, and prints
the positions it goes through as one hash a play.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator
from contextlib import suppress

from librt.random import Random

from regalia import _native
from regalia.bots.search import Searcher
from regalia.engine import chance
from regalia.engine.errors import BadOption
from regalia.engine.past import Past, witness
from regalia.engine.player import Player
from regalia.engine.state import CHANCE, OVER, State
from tests.bots import manners
from tests.contract.cases import Case, all_cases, walk

LONG = 200
"""Positions of a game; in one that has more, a search takes about so many decisions:"""
THOUGHTS = 30


def positions(case: Case, seed: int, player: Player | None, apart: int = 1) -> Iterator[State]:
    """One game: at random with fast chance, or by a player with chance by the seed.

    The player takes every decision, or one in so many; the others are made at random.
    """
    decisions = 0
    rng, secret = Random(seed), chance.seed_from(seed)
    state = case.start()
    pasts = [Past(state.copy(), seat) for seat in range(case.seats)]
    while state.to_act != OVER:
        yield state
        if state.to_act == CHANCE:
            action = chance.draw(state, secret) if player else state.sample(rng)
        elif player and (decisions := decisions + 1) % apart == 0:
            seat = state.to_act
            player.recall(pasts[seat].copy())
            action = player.decide(state.imagine(seat, rng), seat, rng)
        else:
            legal = state.legal()
            action = legal[rng.randrange(len(legal))]
        witness(pasts, state, [action])
    yield state


def apart(case: Case, seed: int, player: Player | None) -> int:
    """Of a long game a player who searches takes but some decisions, all through it."""
    long = sum(1 for _ in walk(case, seed))
    return long // THOUGHTS if isinstance(player, Searcher) and long > LONG else 1


def lines(name: str) -> Iterator[str]:
    """One line a play: the case, and a hash over every position and what is imagined of it."""
    for case in all_cases():
        if case.game.name != name:
            continue
        players: list[Player | None] = [None]
        with suppress(BadOption):
            players.append(case.game.steward())
        if case.seats == 3:
            players.append(manners.player("all", case.game, 12))
        for player in players:
            for seed in range(3):
                total = hashlib.sha256()
                for state in positions(case, seed, player, apart(case, seed, player)):
                    world = state.imagine(seed % case.seats, Random(seed))
                    total.update(repr((state.dump(), world.dump(), state.scores())).encode())
                by = player.name if player else "random"
                yield f"{case} {by} {seed} {total.hexdigest()[:16]}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted({case.game.name for case in all_cases()}))
    asked = parser.parse_args()
    print(_native.form())
    for line in lines(asked.game):
        print(line)
