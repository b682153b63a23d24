"""The guesses of Christina Regina's steward."""

from __future__ import annotations

from librt.random import Random

from regalia.engine.state import OVER
from regalia.games.christina import schema as s
from regalia.games.christina import zones as z
from regalia.games.christina.rules import ChristinaState
from regalia.games.christina.steward import ChristinaEvaluator
from tests.contract.cases import any_action
from tests.games.christina.scene import GAME
from tests.zones import zone


def test_it_never_guesses_a_colour_that_it_has_located() -> None:
    """Not even where all guesses have the same value."""
    guesses = 0
    for seed in range(4):
        rng, state = Random(seed), GAME.new(4)
        assert isinstance(state, ChristinaState)
        while state.to_act != OVER:
            if state.to_act >= 0 and not state.underway():
                guesses += guessed(state, state.to_act)
            state.apply(any_action(state, rng))
    assert guesses > 500


def guessed(state: ChristinaState, seat: int) -> int:
    """Check the best guess on each unknown victim in each group; returns how many were checked."""
    evaluator, count = ChristinaEvaluator(state, seat, Random(1)), 0
    located = {
        zone(state, z.FACTION)[s] for s in range(state.seats) if state.knows_faction(seat, s)
    }
    for victim in range(state.seats):
        if not state.knows_faction(seat, victim):
            for group in range(s.GROUPS):
                guess = evaluator.best_guess(state, victim, group)
                assert 0 <= guess < s.COLOURS
                assert guess not in located
                count += 1
    return count
