"""OpenSpiel's own search as a player of our games, through `imagine` and nothing else of ours.

``ISMCTSBot`` of OpenSpiel's Python (Cowling, Powley, Whitehouse 2011) asks little of a position, so
it is handed an object that answers just that. The C++ bot of the same name would be quicker by
itself, but crashes on games that are not C++.

What we do for it is done as cheaply as we can, so that it is not the adapter that loses: positions
and random games to the end are the compiled ones that our own search plays with, chance falls as a
decision is applied, and a key is made only where the bot looks for a node.
"""

from __future__ import annotations

import time
from importlib import import_module
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any, Final

from librt.random import Random

from regalia.engine.errors import Refusal
from regalia.engine.player import Player
from regalia.engine.playout import Tally, play_out
from regalia.engine.sight import Sight, sight
from regalia.engine.state import CHANCE, OVER, State

ABSENT: Final = "OpenSpiel is not installed; pip install '.[bench]' brings it."
EXPLORE: Final = 1.4
"""How much the bot weighs what is unsure, where a win is 1: the textbook's square root of 2."""
TERMINAL: Final = -4
"""Who is to act when the game has ended, as OpenSpiel has it."""

Key = tuple[int, ...]
"""All that a seat has seen: a number for its sight at the root, then what it saw of each action."""


def installed() -> bool:
    """Whether OpenSpiel can be asked."""
    return find_spec("pyspiel") is not None


class Root:
    """What all positions of one search share: who searches, from where, and the luck of it."""

    def __init__(self, world: State, seat: int, rng: Random) -> None:
        self.world = world
        self.seat = seat
        self.rng = rng
        self.known: dict[Sight, int] = {}

    def number(self, seen: Sight) -> int:
        """A number for a sight, the same for equal ones."""
        return self.known.setdefault(seen, len(self.known))


class Position:
    """A position as the bot knows positions: what it calls, and no more.

    ``world`` is imagined, never the truth; ``first`` is the world at the root and ``path`` what
    was applied since, as each seat saw it. Chance is never to be asked here: it has fallen.
    """

    __slots__ = ("first", "key", "path", "root", "world")

    def __init__(self, root: Root, first: State, world: State, path: list[Key]) -> None:
        self.root = root
        self.first = first
        self.world = world
        self.path = path
        self.key: Key | None = None

    def get_game(self) -> Any:
        """A game of which only what the bot asks is known: its kind."""
        kind = import_module("pyspiel").GameType
        type_ = SimpleNamespace(
            dynamics=kind.Dynamics.SEQUENTIAL, information=kind.Information.IMPERFECT_INFORMATION
        )
        return SimpleNamespace(get_type=lambda: type_)

    def num_players(self) -> int:
        """How many seats there are."""
        return self.world.seats

    def current_player(self) -> int:
        """The seat to act."""
        seat = self.world.to_act
        return seat if seat >= 0 else TERMINAL

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.world.to_act == OVER

    def is_chance_node(self) -> bool:
        """Never: see `apply_action`."""
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What the seat to act may do."""
        return list(self.world.legal())

    def apply_action(self, action: int) -> None:
        """Carry an action out, and whatever chance does next."""
        self.key = None
        self.note(action)
        self.world.apply(action)
        while self.world.to_act == CHANCE:
            outcome = self.world.sample(self.root.rng)
            self.note(outcome)
            self.world.apply(outcome)

    def note(self, action: int) -> None:
        """Note what each seat sees of what is about to be carried out."""
        world = self.world
        self.path.append(tuple([world.seen_as(action, seat) for seat in range(world.seats)]))

    def information_state_string(self, player: int | None = None) -> Key:
        """All that a seat, by default the one to act, has seen; a tuple, for that is quicker."""
        seat = self.world.to_act
        if player is not None and player != seat:
            return self.seen_by(player)
        if self.key is None:
            self.key = self.seen_by(seat)
        return self.key

    def seen_by(self, seat: int) -> Key:
        """What a seat knew in the root's world, and all it has seen since."""
        known = -1  # the same for the searching seat in each of its worlds
        if seat != self.root.seat:
            known = self.root.number(sight(self.first, (seat,)))
        return (known, *[codes[seat] for codes in self.path])

    def observation_string(self, player: int | None = None) -> Key:
        """What the searching seat has seen, whoever is to act."""
        return self.seen_by(self.root.seat)

    def clone(self) -> Position:
        """An independent copy."""
        return Position(self.root, self.first, self.world.copy(), self.path[:])

    def returns(self) -> list[float]:
        """What the game came to, by seat, in 0 to 1."""
        return self.world.returns()

    def resample_from_infostate(self, player: int, sampler: object = None) -> Position:
        """A position at the root in another world that the searching seat may be in.

        Raises:
            Refusal: asked for another seat, or not at the root; the bot never does.
        """
        if player != self.root.seat or self.path:
            raise Refusal("Only at the root, and for the seat that searches, worlds are imagined.")
        return imagined(self.root)


def imagined(root: Root) -> Position:
    """The root in a world that the searching seat may be in."""
    world = root.world.imagine(root.seat, root.rng)
    return Position(root, world.copy(), world, [])


class Rollouts:
    """A random game to the end, as OpenSpiel's ``RandomRolloutEvaluator`` plays one, compiled."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.tally = Tally()

    def evaluate(self, position: Position) -> list[float]:
        """What a random game from here came to."""
        world = position.world.copy()
        play_out(world, self.rng, self.tally)
        return world.returns()

    def prior(self, position: Position) -> list[tuple[int, float]]:
        """Every action alike."""
        actions = position.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class SpielPlayer(Player):
    """OpenSpiel's ``ISMCTSBot``, stopped by time instead of by a number of simulations.

    It has ``seconds`` for a decision, its setting up included; a decision that is no choice takes
    none of them. ``explore`` is its ``uct_c``. ``shared``: its tree is of what the searching seat
    sees, instead of what whoever is to act has seen.

    ``done`` counts the simulations of its last decision.
    """

    def __init__(self, seconds: float, explore: float = EXPLORE, shared: bool = False) -> None:
        super().__init__("openspiel")
        self.seconds = seconds
        self.explore = explore
        self.shared = shared
        self.done = 0

    def decide(self, state: State, seat: int, rng: Random) -> int:
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        until = time.perf_counter() + self.seconds
        luck = import_module("numpy").random.RandomState(rng.randrange(1 << 32))
        position = Position(Root(state, seat, rng), state, state, [])
        bot = self.bot(Rollouts(rng), luck)
        root = bot.create_new_node(position)
        self.done = 0
        while self.done < 2 or time.perf_counter() < until:  # the first only makes the root
            bot.run_simulation(bot.sample_root_state(position))
            self.done += 1
        choices, odds = zip(*bot.get_final_policy(position, root), strict=True)
        return int(luck.choice(choices, p=odds))

    def bot(self, evaluator: Rollouts, luck: Any) -> Any:
        """The bot itself, as it comes."""
        return import_module("open_spiel.python.algorithms.ismcts").ISMCTSBot(
            game=None,
            evaluator=evaluator,
            uct_c=self.explore,
            max_simulations=1,
            random_state=luck,
            use_observation_string=self.shared,
            allow_inconsistent_action_sets=self.shared,
        )
