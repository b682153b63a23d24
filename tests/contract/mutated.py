"""Positions by names, and saved ones, changed at random: refused with a sentence, or playable."""

from __future__ import annotations

import copy
import random
from typing import Any

from librt.random import Random

from regalia.engine.errors import BadDescription, BadDump
from regalia.engine.state import OVER, State
from tests.contract.cases import TOYS, Case, any_action, some, sweep
from tests.contract.checks import sentence, viewers

SEED = 41
MUTATIONS = 60
"""Of each case outside a sweep; in a sweep so many times as many as it says."""
STEPS = 50
"""So far a position is played on that was not refused."""
ODD: list[Any] = [
    *(None, True, False, -1, 0, 1, 2, 3, 5, 99, 255, 2**31, 2**62, 2**63, 10**5000, 1.5),
    *("", "x", "none", "nothing", "all", "chance", "over", "declined", "1 goth or 2 huns"),
    *("seat 1", "seat 2", "seat 3", "seat 9", "Catherine"),
    *([], {}, [1], [[[]]], ["none"] * 3, {"": {}}, {"seat 1": 1}, {1: 2}),
]
"""What may stand in the place of anything."""


def changed_descriptions_are_refused_or_sound(case: Case) -> None:
    """Of a changed description comes `BadDescription`, or a position that can be played on."""
    rng = random.Random(f"{SEED} {case}")
    written = [case.game.describe(state) for state in some(case, SEED, thin=20)]
    for number in range(MUTATIONS * (sweep() or 1)):
        said = copy.deepcopy(rng.choice(written))
        for _ in range(rng.choice((1, 1, 2, 3))):
            change(said, written, rng)
        try:
            state = case.game.position(said)
        except BadDescription as refused:
            sentence(str(refused).replace("?", "."))
            continue
        again = case.game.describe(state)
        assert case.game.position(again).dump() == state.dump()
        plays_on(case, state, number)


def changed_dumps_are_refused_or_sound(case: Case) -> None:
    """Of a changed dump comes `BadDump`, or a position that can be played on."""
    rng = random.Random(f"{SEED} {case}")
    saved = [state.dump() for state in some(case, SEED, thin=20)]
    for number in range(MUTATIONS * (sweep() or 1)):
        numbers = rng.choice(saved)[:]
        for _ in range(rng.choice((1, 1, 2, 3))):
            value = rng.choice((-2, -1, 0, 1, 2, 3, 5, 30, 255, 2**40, rng.choice(numbers)))
            numbers[rng.randrange(2, min(len(numbers), 12 + numbers[3]) + 1) - 1] = value
            numbers[rng.randrange(4, len(numbers))] += rng.choice((-1, 0, 0, 1))
        try:
            state = case.game.load(numbers, case.options)
        except BadDump as refused:
            sentence(str(refused))
            continue
        plays_on(case, state, number)


def plays_on(case: Case, state: State, seed: int) -> None:
    """A position is sound, is seen by everybody, and stays so while it is played on."""
    if case.game.name in TOYS:  # they know less of what can be
        return
    rng = Random(seed)
    for step in range(STEPS):
        assert state.audit() == ""
        if step % (STEPS // 2) == 0:
            for mine in viewers(case):
                case.game.layout(case.seats).flat(case.game.sight(state, mine))
            if state.to_act != OVER:
                state.imagine(seed % case.seats, rng)
        if state.to_act == OVER:
            break
        assert len(state.legal()) > 0
        state.apply(any_action(state, rng))
    for mine in viewers(case):
        case.game.layout(case.seats).flat(case.game.sight(state, mine))
    assert state.audit() == ""


def change(said: Any, written: list[dict[str, object]], rng: random.Random) -> None:
    """Change a description somewhere: put there, take away, or add what stands elsewhere."""
    places = walked(said)
    at, key = rng.choice(places)
    there, other = rng.choice(walked(rng.choice(written)))
    value = copy.deepcopy(rng.choice((rng.choice(ODD), there[other])))
    match rng.randrange(6):
        case 0:
            del at[key]
        case 1 if isinstance(at, list):
            at.append(value)
        case 2 if isinstance(other, str):  # a part of another position
            if isinstance(at, dict):
                at[other] = copy.deepcopy(there[other])
        case 3:
            elsewhere, that = rng.choice(places)
            at[key], elsewhere[that] = elsewhere[that], at[key]
        case _:
            at[key] = value


def walked(said: Any) -> list[tuple[Any, Any]]:
    """Every place of a description: in what, and by which key."""
    pairs = list(said.items()) if isinstance(said, dict) else list(enumerate(said))
    found: list[tuple[Any, Any]] = [(said, key) for key, _ in pairs]
    for _, item in pairs:
        if isinstance(item, (dict, list)):
            found += walked(item)
    return found
