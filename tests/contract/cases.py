"""The cases of the contract suite. To add a game, name it in `GAMES`,
or in `TOYS` if it is in tests/toys, or in `UNLISTED` if the catalogue of games does not list it.

``make test`` plays a *thin* contract: each game at each number of seats with one choice of options,
one or two games, and the costly checks at some positions of each. Interpreted it sets
REGALIA_CONTRACT to ``brief``: each game at its most seats alone, for the whole follows in the other
form. ``make sweep`` sets REGALIA_SWEEP to a number: every choice of options, that many times
three or four games, and many more positions.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import TypeVar

from librt.random import Random

from regalia import games
from regalia._native import form
from regalia.engine.game import Game
from regalia.engine.journal import Journal
from regalia.engine.layout import Layout
from regalia.engine.state import CHANCE, OVER, State
from tests.games.domus.files import strange_domus
from tests.toys.chariots import chariots
from tests.toys.envoys import envoys
from tests.toys.galleys import galleys
from tests.toys.goods import dealers
from tests.toys.tolls import tolls

Position = TypeVar("Position", bound=State)
GAMES = ("christina", "res_publica", "regency", "baronage", "domus")
LONG = ("res_publica", "regency", "baronage", "domus")
"""Games of which a random game has a thousand decisions or more."""
MANY = 16
"""A game with more cases than this is tested with some of them (`cases_of`)."""
THIN_SEATS = {"strange": 3, "dealers5": 2, "dealers30": 4, "dealers90": 3}
"""The number of seats of what is one of several data files of a game, outside a sweep."""
TOYS: dict[str, Callable[[], Game]] = {
    "envoys": envoys,
    "chariots": chariots,
    "tolls": tolls,
    "galleys": galleys,
    **{f"dealers{kinds}": partial(dealers, kinds) for kinds in (5, 30, 90)},
}
UNLISTED: dict[str, Callable[[], Game]] = {"strange": strange_domus}
"""Games that are not in the catalogue, and other data files for games."""


@dataclass(frozen=True)
class Case:
    """A game at one number of seats, with one choice of options."""

    game: Game
    seats: int
    options: dict[str, int]

    def __str__(self) -> str:
        options = "".join(f"-{name}{value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.seats}{options}"

    def start(self) -> State:
        """The position before anything is drawn."""
        return self.game.new(self.seats, self.options)

    def is_usual(self) -> bool:
        """Whether all options are as by default at such a table."""
        return self.options == self.game.complete_options(self.seats, {})

    @property
    def layout(self) -> Layout:
        """The layout of its observations."""
        return self.game.layout_of(self.start())

    @property
    def names(self) -> dict[str, list[str]]:
        """The names of its categories' numbers."""
        return self.game.names_for(self.start().variant())


def all_cases() -> list[Case]:
    """All games and toys, with every number of seats and the choices of options of `cases_of`."""
    found = [games.load(name) for name in GAMES] + [
        make() for make in (*UNLISTED.values(), *TOYS.values())
    ]
    return [case for game in found for case in cases_of(game)]


def cases_of(game: Game) -> list[Case]:
    """The cases of a game: all, or if those are many, the usual ones and others for every pair.

    A pair is of values of two options, or of an option and the number of seats.
    """
    every = [
        Case(game, seats, options)
        for seats in range(game.min_seats, game.max_seats + 1)
        for options in choices_of_options(game, seats)
    ]
    if len(every) <= MANY:
        return every
    wanted = {pair for case in every for pair in pairs_of(case)}
    chosen = [case for case in every if case.is_usual()]
    for case in chosen:
        wanted -= pairs_of(case)
    while wanted:
        best = max(every, key=lambda case: len(wanted.intersection(pairs_of(case))))
        wanted -= pairs_of(best)
        chosen.append(best)
    return [case for case in every if case in chosen]


def pairs_of(case: Case) -> set[frozenset[tuple[str, int]]]:
    """The pairs of values in a case."""
    values = [("seats", case.seats), *case.options.items()]
    return {frozenset(pair) for pair in combinations(values, 2)}


def contract_cases() -> list[Case]:
    """All cases in a sweep; otherwise one for each game and number of seats, options in turn.

    A toy has one for each `State.variant` and each way to share seats (`Game.holders`), or is
    played at one number of seats (`THIN_SEATS`).
    """
    if sweep():
        return all_cases()
    found: dict[tuple[str, int, object], list[Case]] = {}
    for case in all_cases():
        if THIN_SEATS.get(case.game.name, case.seats) != case.seats:
            continue
        holders = case.game.holders(case.seats, case.options)
        toy = case.game.name in TOYS
        kind = (int(case.start().variant()), tuple(holders)) if toy else None
        found.setdefault((case.game.name, case.seats, kind), []).append(case)
    return [cases[seats % len(cases)] for (_, seats, _), cases in found.items()]


def suite_cases() -> list[Case]:
    """The cases that the contract suite plays: `contract_cases`, or fewer in a brief one."""
    found = contract_cases()
    if os.environ.get("REGALIA_CONTRACT") != "brief":
        return found
    return [case for case in found if case.game.name in TOYS or case.seats == case.game.max_seats]


def choices_of_options(game: Game, seats: int) -> list[dict[str, int]]:
    """Every choice of options that a table with this number of seats may make."""
    found: list[dict[str, int]] = [{}]
    for option in game.options:
        found = [
            {**chosen, option.name: value}
            for chosen in found
            for value in option.offered(seats, chosen).values
        ]
    return found


def any_action(state: State, rng: Random) -> int:
    """A legal action, or an outcome drawn by its weight."""
    if state.to_act == CHANCE:
        return state.sample(rng)
    actions = state.legal()
    return actions[rng.randrange(len(actions))]


def imagined(state: Position, seat: int, rng: Random) -> Position:
    """What `State.imagine` gives, as a position of the same game."""
    world = state.imagine(seat, rng)
    assert isinstance(world, type(state))
    return world


def walk(case: Case, seed: int) -> Iterator[State]:
    """One random game: yields the State itself before each action, and at the end.

    The State carries a journal and changes while the walk goes on.
    """
    rng = Random(seed)
    state = case.start()
    state.journal = Journal()
    while state.to_act != OVER:
        yield state
        state.apply(any_action(state, rng))
    yield state


def some(case: Case, seed: int, most: int = 200, thin: int = 40) -> Iterator[State]:
    """As `walk`, but only about ``most`` positions of a long game, one drawn from each stretch.

    Outside a sweep about ``thin`` positions of any game. The last position is always one of them.
    """
    length = sum(1 for _ in walk(case, seed))
    apart = -(-length // (most if sweep() else thin))
    rng = Random(seed + 77)
    chosen = -1
    for number, state in enumerate(walk(case, seed)):
        if number % apart == 0:
            chosen = number + rng.randrange(apart)
        if number in (chosen, length - 1):
            yield state


def plays(case: Case) -> int:
    """The number of random games that a check plays; fewer in an interpreted sweep."""
    if not sweep():
        return 1 if case.game.name in LONG else 2
    games = 3 if case.seats > 2 else 4
    if case.game.name in LONG and form() == "interpreted":
        games //= 2
    return games * sweep()


def sweep() -> int:
    """The factor by which a sweep plays more games, from REGALIA_SWEEP; 0 outside a sweep."""
    return int(os.environ.get("REGALIA_SWEEP", "0"))
