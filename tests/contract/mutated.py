"""Descriptions and dumps of positions, changed at random: refused with a sentence, or playable."""

from __future__ import annotations

import copy
import random
from typing import Any

from librt.random import Random

from regalia.engine.errors import BadDescription, BadDump
from regalia.engine.observation import observation
from regalia.engine.stack import SAVED
from regalia.engine.state import OVER, State
from tests.contract.cases import TOYS, Case, any_action, some, sweep
from tests.contract.checks import sentence, viewers

SEED = 41
MUTATIONS = 60
"""The number of mutations of each case outside a sweep; a sweep multiplies it."""
STEPS = 50
"""The number of steps for which a position that was not refused is played on."""
ODD: list[Any] = [
    *(None, True, False, -1, 0, 1, 2, 3, 5, 99, 255, 2**31, 2**62, 2**63, 10**5000, 1.5),
    *("", "x", "none", "nothing", "all", "chance", "over", "declined", "1 goth or 2 huns"),
    *("seat 1", "seat 2", "seat 3", "seat 9", "Catherine"),
    *([], {}, [1], [[[]]], ["none"] * 3, {"": {}}, {"seat 1": 1}, {1: 2}),
]
"""Values that replace others."""


def changed_descriptions_are_refused_or_sound(case: Case) -> None:
    """A changed description raises `BadDescription`, or gives a position that can be played on."""
    rng = random.Random(f"{SEED} {case}")
    written = [case.game.describe(state) for state in some(case, SEED, thin=20)]
    for number in range(MUTATIONS * (sweep() or 1)):
        description = copy.deepcopy(rng.choice(written))
        for _ in range(rng.choice((1, 1, 2, 3))):
            change(description, written, rng)
        try:
            state = case.game.position(description)
        except BadDescription as refused:
            sentence(str(refused).replace("?", "."))
            continue
        if case.game.name not in TOYS:
            assert case.game.position(case.game.describe(state)).dump() == state.dump()
        plays_on(case, state, number)


def changed_dumps_are_refused_or_sound(case: Case) -> None:
    """A changed dump raises `BadDump`, or gives a position that can be played on."""
    rng = random.Random(f"{SEED} {case}")
    saved = [state.dump() for state in some(case, SEED, thin=20)]
    for number in range(MUTATIONS * (sweep() or 1)):
        numbers = rng.choice(saved)[:]
        for _ in range(rng.choice((1, 1, 2, 3))):
            damage(numbers, rng.choice(saved), rng)
        try:
            state = case.game.load(numbers, case.options)
        except BadDump as refused:
            sentence(str(refused))
            continue
        plays_on(case, state, number)


def damage(numbers: list[int], others: list[int], rng: random.Random) -> None:
    """Change a dump at one place: a number, or the frames, taken from another dump."""
    frames = numbers[4 : 4 + numbers[3]]
    row = rng.randrange(len(frames) // SAVED + 1) * SAVED
    other = rng.randrange(others[3] // SAVED + 1) * SAVED
    value = rng.choice((-2, -1, 0, 1, 2, 3, 5, 30, 255, 2**40, rng.choice(numbers)))
    match rng.randrange(6):
        case 0:
            frames[row : row + SAVED] = others[4 : 4 + others[3]][other : other + SAVED]
        case 1:
            frames[row:row] = others[4 : 4 + others[3]][other : other + SAVED]
        case 2:
            frames = others[4 : 4 + others[3]]
        case 3 if frames:
            frames[rng.randrange(len(frames))] = value
        case 4:
            numbers[rng.randrange(4 + len(frames), len(numbers))] = value
        case _:
            numbers[2] = rng.choice((numbers[2], others[2]))
            numbers[rng.randrange(4 + len(frames), len(numbers))] += rng.choice((-1, 1))
    numbers[3 : 4 + numbers[3]] = [len(frames), *frames]


def plays_on(case: Case, state: State, seed: int) -> None:
    """A position is sound and can be observed by everybody, and stays so while it is played on."""
    rng, case = Random(seed), Case(case.game, int(state.seats), state.settings())
    for step in range(STEPS):
        assert state.audit() == "", (state.audit(), state.dump(), step)
        if step % (STEPS // 2) == 0:
            for mine in viewers(case):
                case.layout.flat(observation(state, mine))
            if state.to_act != OVER:
                state.imagine(seed % case.seats, rng)
        if state.to_act == OVER:
            break
        assert len(state.legal()) > 0, (state.dump(), step)
        state.apply(any_action(state, rng))
    for mine in viewers(case):
        case.layout.flat(observation(state, mine))
    assert state.audit() == ""


def change(description: Any, written: list[dict[str, object]], rng: random.Random) -> None:
    """Change a description at one place: replace or remove a value, or add one from elsewhere."""
    places = walked(description)
    if not places:
        return
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
            at[key], elsewhere[that] = copy.deepcopy((elsewhere[that], at[key]))
        case _:
            at[key] = value


def walked(description: Any) -> list[tuple[Any, Any]]:
    """Every place of a description: its container and its key."""
    pairs = (
        list(description.items()) if isinstance(description, dict) else list(enumerate(description))
    )
    found: list[tuple[Any, Any]] = [(description, key) for key, _ in pairs]
    for _, item in pairs:
        if isinstance(item, (dict, list)):
            found += walked(item)
    return found
