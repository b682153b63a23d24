"""The game's generator and the slow one agree on random positions of Regency (Baronage Press)."""

from __future__ import annotations

from collections import Counter
from random import Random

import librt.random
import pytest

from regalia.engine.state import CHANCE, OVER, State
from tests.contract.cases import Case, any_action, choices_of_options, sweep, walk
from tests.games.baronage.both import baronage, by_the_game, is_picked, seen_by_the_seat_to_act
from tests.games.baronage.drawn import drawn
from tests.games.baronage.kinds import EXPECTED, kinds
from tests.games.baronage.slow import legal, read

CASES = [
    Case(baronage(), seats, options)
    for seats in (2, 3, 4)
    for options in choices_of_options(baronage(), seats)
]
"""Every number of seats with every choice of options."""
LIKELY = [
    case for case in CASES for _ in range(1 if case.options["cards"] else 1 + case.options["level"])
]
"""The same, more often those with dice, and with most rules."""
PLAYED_ON = 5
"""How many decisions are checked from each position that chance sets up."""


def agree(state: State, met: Counter[str]) -> None:
    """Compare both generators in a position, and count the kinds of its decisions."""
    seen = seen_by_the_seat_to_act(state)
    slow, game = legal(seen), by_the_game(state)
    assert slow == game, f"only the game: {game - slow}; only the slow: {slow - game}; " + str(
        state.game.describe(state)
    )
    met.update(kinds(read(seen), slow))


@pytest.mark.long
def test_both_generators_agree_over_random_games() -> None:
    met: Counter[str] = Counter()
    each = -(-(10_000 if sweep() else 1_000) // len(CASES))
    checked = 0
    for number, case in enumerate(CASES):
        apart = 1 if sweep() else 9
        count = 0
        for step, state in enumerate(walk(case, seed=number)):
            # a throw has up to five decisions
            if state.to_act >= 0 and step % apart < 5 and not is_picked(state):
                agree(state, met)
                count += 1
                if count == each:
                    break
        checked += count
    assert checked >= (9_000 if sweep() else 950)
    assert met["a move by a die"] > checked // 3


@pytest.mark.long
def test_both_generators_agree_on_positions_set_up_by_chance() -> None:
    met: Counter[str] = Counter()
    positions = 4_000 if sweep() else 900
    checked = 0
    for seed in range(positions):
        rng = Random(seed)
        case = rng.choice(LIKELY)
        state = case.game.position(drawn(rng, case.seats, case.options))
        chance = librt.random.Random(seed)
        left = PLAYED_ON
        while left and state.to_act != OVER:
            if state.to_act != CHANCE and not is_picked(state):
                agree(state, met)
                left -= 1
            state.apply(any_action(state, chance))
        checked += PLAYED_ON - left
    assert checked >= positions * 4
    rare = {kind: met[kind] for kind in EXPECTED if met[kind] < 3}
    assert not rare, rare
