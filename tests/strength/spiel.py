"""OpenSpiel's own searches as players of our games, through `imagine` and nothing else of ours.

``ISMCTSBot`` of OpenSpiel's Python (Cowling, Powley, Whitehouse 2011) asks little of a position, so
it is handed an object that answers just that. The C++ bot of the same name would be quicker by
itself, but crashes on games that are not C++. ``MCTSBot`` plays the games of perfect information,
with chance events as nodes of its tree.

What we do for it is done as cheaply as we can, so that it is not the adapter that loses: positions
and random games to the end are the compiled ones that our own search plays with, chance and what is
no choice are done as a decision is applied, and a key is made only where the bot looks for a node.
"""

from __future__ import annotations

import time
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any, Final

from librt.random import Random

from regalia.engine.errors import Refusal
from regalia.engine.observation import Observation, observation
from regalia.engine.player import Player
from regalia.engine.playout import Tally, play_out
from regalia.engine.state import CHANCE, OVER, State

ABSENT: Final = "OpenSpiel is not installed; `make bench` brings it."
EXPLORE: Final = 1.4
"""The bot's exploration constant, for returns from 0 to 1: the textbook's square root of 2.

Against itself in Christina Regina 0.7 did about as well, 0.35 and 2.8 worse.
"""
TERMINAL: Final = -4
"""OpenSpiel's number for the current player when the game has ended."""
CHANCE_PLAYER: Final = -1
"""OpenSpiel's number for the current player at a chance event."""
MOST_SIMULATIONS: Final = 1 << 30
UNKNOWN: Final = -1
"""The key of a position before it is first needed."""


def installed() -> bool:
    """Whether OpenSpiel is installed."""
    return find_spec("pyspiel") is not None


class Root:
    """The data that all positions of one search share: root position, seat and random generator."""

    def __init__(self, world: State, seat: int, rng: Random) -> None:
        self.world = world
        self.seat = seat
        self.rng = rng
        self.observations: dict[Observation, int] = {}

    def number(self, seen: Observation) -> int:
        """A number for an observation, the same for equal ones."""
        return self.observations.setdefault(seen, len(self.observations))


class Position:
    """A position with the methods of OpenSpiel's states that the bot calls.

    ``world`` is imagined, never the true position; ``actions`` are legal there. Except at the root,
    chance events and decisions without a choice have already been applied.
    """

    __slots__ = ("actions", "key", "root", "world")

    def __init__(self, root: Root, world: State) -> None:
        self.root = root
        self.world = world
        self.actions = list(world.legal())
        self.key = UNKNOWN

    def get_game(self) -> Any:
        """A stand-in for OpenSpiel's game, with the game type alone, which the bot reads."""
        kind = import_module("pyspiel").GameType
        type_ = SimpleNamespace(
            dynamics=kind.Dynamics.SEQUENTIAL, information=kind.Information.IMPERFECT_INFORMATION
        )
        return SimpleNamespace(get_type=lambda: type_)

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
        """The legal actions of the seat to act."""
        return self.actions

    def apply_action(self, action: int) -> None:
        """Apply an action, then chance events and decisions without a choice."""
        world = self.world
        self.actions, self.key = [action], UNKNOWN
        while len(self.actions) == 1:
            world.apply(self.actions[0])
            while world.to_act == CHANCE:
                world.apply(world.sample(self.root.rng))
            self.actions = list(world.legal())

    def information_state_string(self, player: int | None = None) -> int:
        """A number for the information state of a seat, by default the seat to act.

        Two are equal if and only if the observations are equal, which hold all that the seat knows.
        It is a number and not a string because the bot looks each node up three times.
        """
        seat = self.world.to_act
        if player is not None and player != seat:
            return self.root.number(observation(self.world, (player,)))
        if self.key == UNKNOWN:
            self.key = self.root.number(observation(self.world, (seat,)))
        return self.key

    def clone(self) -> Position:
        """An independent copy."""
        return Position(self.root, self.world.copy())

    def returns(self) -> list[float]:
        """Each seat's payoff, from 0 to 1."""
        return self.world.returns()

    def resample_from_infostate(self, player: int, sampler: object = None) -> Position:
        """A position at the root in another world that the searching seat may be in.

        Raises:
            Refusal: for another seat, or not at the root; the bot never does that.
        """
        root = self.root
        if player != root.seat or self.world is not root.world:
            raise Refusal("Only at the root, and for the seat that searches, worlds are imagined.")
        return imagined(root)


def imagined(root: Root) -> Position:
    """The root in a world that the searching seat may be in."""
    return Position(root, root.world.imagine(root.seat, root.rng))


class OpenPosition(Position):
    """A position of a game of perfect information; its chance events are the bot's to sample."""

    __slots__ = ()

    @staticmethod
    def get_game() -> Any:
        """A stand-in for OpenSpiel's game, with what the bot reads."""
        kind = import_module("pyspiel").GameType
        type_ = SimpleNamespace(
            dynamics=kind.Dynamics.SEQUENTIAL, reward_model=kind.RewardModel.TERMINAL
        )
        return SimpleNamespace(get_type=lambda: type_, max_utility=lambda: 1.0)

    def current_player(self) -> int:
        """The seat to act."""
        return CHANCE_PLAYER if self.is_chance_node() else super().current_player()

    def is_chance_node(self) -> bool:
        """Whether a chance event comes next."""
        return self.world.to_act == CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the chance event with their probabilities."""
        event = self.world.chance_event()
        weights = [int(weight) for weight in event.weights()]
        total = sum(weights)
        return [
            (int(outcome), weight / total)
            for outcome, weight in zip(event.outcomes(), weights, strict=True)
        ]

    def apply_action(self, action: int) -> None:
        """Apply an action or outcome, then decisions without a choice."""
        world = self.world
        world.apply(action)
        self.actions, self.key = list(world.legal()), UNKNOWN
        while len(self.actions) == 1 and world.to_act != CHANCE:
            world.apply(self.actions[0])
            self.actions = list(world.legal())

    def clone(self) -> OpenPosition:
        """An independent copy."""
        return OpenPosition(self.root, self.world.copy())


class Rollouts:
    """A random game to the end, as OpenSpiel's ``RandomRolloutEvaluator`` plays one, compiled."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.tally = Tally()

    def evaluate(self, position: Position) -> list[float]:
        """The returns of a random game from this position."""
        world = position.world.copy()
        play_out(world, self.rng, self.tally)
        return world.returns()

    def prior(self, position: Position) -> list[tuple[int, float]]:
        """All legal actions, with equal probabilities, or a chance event's outcomes with theirs."""
        if isinstance(position, OpenPosition) and position.is_chance_node():
            return position.chance_outcomes()
        actions = position.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class SpielPlayer(Player):
    """OpenSpiel's ``ISMCTSBot``, stopped by time instead of by a number of simulations.

    It has ``seconds`` for a decision, including setup; a decision without a choice takes no time.
    At least ``least`` simulations are made. ``explore`` is its ``uct_c``.
    ``done`` is the number of simulations of its last decision.
    """

    def __init__(self, seconds: float, explore: float = EXPLORE, least: int = 2) -> None:
        super().__init__("openspiel")
        self.seconds = seconds
        self.explore = explore
        self.least = max(2, least)  # the first only makes the root
        self.done = 0

    def decide(self, state: State, seat: int, rng: Random) -> int:
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        until = time.perf_counter() + self.seconds
        numpy_rng = import_module("numpy").random.RandomState(rng.randrange(1 << 32))
        position = Position(Root(state, seat, rng), state)
        bot = self.bot(Rollouts(rng), numpy_rng)
        root = bot.create_new_node(position)
        self.done = 0
        while self.done < self.least or time.perf_counter() < until:
            bot.run_simulation(bot.sample_root_state(position))
            self.done += 1
        choices, odds = zip(*bot.get_final_policy(position, root), strict=True)
        return int(numpy_rng.choice(choices, p=odds))

    def bot(self, evaluator: Rollouts, numpy_rng: Any) -> Any:
        """OpenSpiel's own bot."""
        return import_module("open_spiel.python.algorithms.ismcts").ISMCTSBot(
            game=None,
            evaluator=evaluator,
            uct_c=self.explore,
            max_simulations=1,
            random_state=numpy_rng,
        )


class OutOfTime(Exception):
    """Ends a search."""


class MctsPlayer(SpielPlayer):
    """OpenSpiel's ``MCTSBot``, stopped by time too; for games of perfect information."""

    def decide(self, state: State, seat: int, rng: Random) -> int:
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        until = time.perf_counter() + self.seconds
        numpy_rng = import_module("numpy").random.RandomState(rng.randrange(1 << 32))
        bot = self.bot(Rollouts(rng), numpy_rng)
        descend = bot._apply_tree_policy
        roots: list[Any] = []

        def descend_in_time(root: Any, position: OpenPosition) -> Any:
            roots[:] = [root]
            if root.explore_count >= self.least and time.perf_counter() >= until:
                raise OutOfTime
            return descend(root, position)

        bot._apply_tree_policy = descend_in_time
        with suppress(OutOfTime):
            bot.mcts_search(OpenPosition(Root(state, seat, rng), state))
        self.done = roots[0].explore_count
        return int(roots[0].best_child().action)

    def bot(self, evaluator: Rollouts, numpy_rng: Any) -> Any:
        """OpenSpiel's own bot."""
        return import_module("open_spiel.python.algorithms.mcts").MCTSBot(
            OpenPosition.get_game(),
            self.explore,
            MOST_SIMULATIONS,
            evaluator,
            random_state=numpy_rng,
        )
