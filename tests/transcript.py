"""Prints hashes of many games, for comparing the compiled form with the interpreted one.

Run as ``python -m tests.transcript GAME``: the cases of the contract suite for that game are played
at random and by its steward, and one case with three seats by a search as well. Each line is one
game: a hash over all positions, and over all that is derived from some of them: legal and refused
actions with their words, observations, imagined worlds, and the story.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from librt.random import Random

from regalia import _native
from regalia.bots.search import SearchPlayer
from regalia.engine import chance
from regalia.engine.errors import BadOption, Refusal
from regalia.engine.journal import Journal
from regalia.engine.observation import observation, question
from regalia.engine.past import Past, apply_and_observe
from regalia.engine.player import Player
from regalia.engine.state import CHANCE, OVER, State
from tests.bots import configs
from tests.contract.cases import Case, all_cases, contract_cases, sweep, walk
from tests.contract.checks import attributes

MANY: Final = 500
"""Of a game with so many actions half are refused at a position, with twice as many a third."""
LONG: Final = 200
"""In a game of more positions a search takes only some decisions."""
THOUGHTS: Final = 8
"""Approximate number of its decisions there, four times as many in a sweep."""
APART: Final = 4
"""Derived data is compared at position n and next at n + n / APART: at 19 positions of a game of
200, and at 26 of one of 1000."""
SWEPT_APART: Final = 16
"""The same in a sweep."""


def positions(case: Case, seed: int, player: Player | None, apart: int = 1) -> Iterator[State]:
    """The positions of one game with a journal: at random, or by a player with provable chance.

    The player takes one decision in ``apart``; the others are random.
    """
    decisions = 0
    rng, secret = Random(seed), chance.seed_from(seed)
    state = case.start()
    state.journal = Journal()
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
        apply_and_observe(pasts, state, [action])
    yield state


def apart(length: int, player: Player | None) -> int:
    """The interval between a player's decisions: in long games a search takes only some."""
    if not isinstance(player, SearchPlayer) or length <= LONG:
        return 1
    return length // (THOUGHTS * (4 if sweep() else 1))


def made_of(case: Case, state: State, number: int) -> list[object]:
    """All data derived from a position: choices, words, refusals, observations, regions, worlds.

    Of a game with many actions it has some refusals, others at each ``number``.
    """
    words, game = case.game.words, case.game
    names = [f"Player {seat}" for seat in range(case.seats)]
    found: list[object] = [list(state.legal()), state.asked(), state.ranks(), state.returns()]
    found += [words.notation(state, action) for action in range(game.actions)]
    found += [words.label(state, action) for action in state.legal()]
    if state.to_act == CHANCE:
        found += [state.owner(), state.ordinal(), list(state.weights())]
    for mine in [(), *[(seat,) for seat in range(case.seats)]]:
        seen = observation(state, mine)
        found += [repr(seen), list(game.observation_row(state, mine))]
        found += [(part.title, part.lines) for part in words.describe(seen, names)]
        found += [plain_values(game.regions(seen)), plain_values(game.own_regions(seen))]
    for seat in range(case.seats):
        put = question(state, seat)
        found.append(put.text() if put else None)
        found.append(state.imagine(seat, Random(seat)).dump())
        found += [(state.seen_as(a, seat), state.revealed_to(a, seat)) for a in state.legal()]
    legal = {*state.legal()}
    apart = 1 + game.actions // MANY
    for action in range(-1 + number % apart, game.actions + 1, apart):
        if action not in legal:
            try:
                state.play(action)
            except Refusal as refused:
                found.append(str(refused))
    return found


def plain_values(found: object) -> object:
    """An object as lists and dicts of plain values, without memory addresses."""
    if found is None or isinstance(found, str | int | float):
        return found
    if isinstance(found, list | tuple):
        return [plain_values(part) for part in found]
    if isinstance(found, dict):
        return {key: plain_values(part) for key, part in found.items()}
    held = attributes(found)
    assert held, f"nothing is known of {found!r}"
    return type(found).__name__, [(name, plain_values(held[name])) for name in sorted(held)]


def lines(name: str) -> Iterator[str]:
    """One line for each game: the case, the player, the seed, and the hash."""
    cases = [case for case in contract_cases() if case.game.name == name]
    searched = next(case for case in all_cases() if case.game.name == name and case.seats == 3)
    if str(searched) not in [str(case) for case in cases]:
        cases.append(searched)
    for case in cases:
        players: list[Player | None] = [None]
        with suppress(BadOption):
            players.append(case.game.steward())
        if str(case) == str(searched) or (sweep() and case.seats == 3):
            players.append(configs.player("all", case.game, 12))
        for player in players:
            for seed in range(3 if sweep() else 1):
                taken = apart(sum(1 for _ in walk(case, seed)), player)
                total = hashlib.sha256()
                events_before, following = 0, seed
                for number, state in enumerate(positions(case, seed, player, taken)):
                    found: list[object] = [state.dump(), state.scores()]
                    if number >= following or state.to_act == OVER:
                        found += made_of(case, state, number)
                        events_before = tell(case, state, events_before, found)
                        following += max(3, number // (SWEPT_APART if sweep() else APART))
                    total.update(repr(found).encode())
                by = player.name if player else "random"
                yield f"{case} {by} {seed} {total.hexdigest()[:16]}"


def tell(case: Case, state: State, events_before: int, found: list[object]) -> int:
    """Append the story from event number ``events_before`` on; the number of events now."""
    assert state.journal is not None
    names = [f"Player {seat}" for seat in range(case.seats)]
    events = state.journal.events
    found += [
        (event.numbers(), case.game.words.tell(event, names)) for event in events[events_before:]
    ]
    return len(events)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted({case.game.name for case in contract_cases()}))
    asked = parser.parse_args()
    print(_native.form())
    for line in lines(asked.game):
        print(line)
