"""Analysis of finished games: a seat's candidate moves at a line, and its expected return.

All results derive from what the seat knew at that line: worlds imagined for it, what it had seen,
and a seed that depends on the line and the seat alone.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.random import Random
from mypy_extensions import i64

from regalia.bots.levels import search_config
from regalia.bots.particle_filter import ParticleFilter
from regalia.bots.search import Search, SearchConfig
from regalia.bots.tree import NONE, ROOT, Tree
from regalia.engine.chance import small_seed
from regalia.engine.game import Game
from regalia.engine.past import Past
from regalia.engine.player import Player, imagined_position
from regalia.engine.record import Record, Replay
from regalia.engine.state import OVER, State
from regalia.engine.words import CHANCE_MARK, split_words

LEVEL: Final = "marshal"
"""The level whose settings are used, but limited by iterations, so that results repeat."""
CANDIDATE_ITERATIONS: Final[i64] = 3000
VALUE_ROLLOUTS: Final[i64] = 100
"""Usual number of search iterations for candidate moves, and of rollouts for an expected return."""
INTERPRETED_DIVISOR: Final[i64] = 20
"""Interpreted rules are slower by about this factor, so both numbers are divided by it."""
ROLLOUT_DEPTH: Final[i64] = 8
"""Moves that a rollout for an expected return plays before the position is estimated."""
PARTICLES: Final[i64] = 40
"""Particles for an expected return."""


class Candidate(NamedTuple):
    """A whole move that the search considered, with its notation and the labels of its decisions.

    ``worth`` is its mean return in 0..1 over ``visits`` iterations. ``ways`` are all sequences of
    decisions with the same result, the most visited first.
    """

    ways: list[list[int]]
    notation: str
    labels: list[str]
    visits: int
    worth: float


class GameAnalysis:
    """A finished game: ``states`` by number of lines played, ``steps`` and ``movers`` by line.

    ``model`` is the player assumed for all seats.
    """

    model: Player
    states: list[State]
    steps: list[list[int]]
    movers: list[i64]

    def __init__(self, record: Record, game: Game, model: Player) -> None:
        """Replay the record.

        Raises:
            BadRecord: it does not replay.
        """
        replay = Replay(record, game)
        self.model = model
        self.states = [replay.state.copy()]
        self.steps = []
        self.movers = []
        while replay.more():
            self.steps.append(replay.steps())
            mover = record.lines[replay.done].partition(" ")[0]
            self.movers.append(-1 if mover == CHANCE_MARK else int(mover) - 1)
            for action in self.steps[len(self.steps) - 1]:
                replay.state.apply(action)
            replay.done += 1
            self.states.append(replay.state.copy())

    def past(self, seat: i64, line: int) -> Past:
        """What a seat had seen after ``line`` lines."""
        past = Past(self.states[0], seat)
        self.extend(past, 0, line)
        return past

    def extend(self, past: Past, begin: int, end: int) -> None:
        """Add the lines from ``begin`` to ``end`` to a past."""
        for line in range(begin, end):
            here = self.states[line].copy()
            for action in self.steps[line]:
                past.note(here, action)
                here.apply(action)

    def asked_at(self, seat: i64, line: int) -> int:
        """The line at which the seat's open question at ``line`` was asked.

        In a window others may have answered since then, which the seat could not know.
        """
        while line > 0 and same_window(self.states[line - 1], self.states[line]):
            if seat not in self.states[line - 1].asked():
                break
            line -= 1
        return line

    def questions(self, seat: i64) -> list[int]:
        """The lines at which a seat was asked something new."""
        asked = [line for line in range(len(self.states)) if seat in self.states[line].asked()]
        return [line for line in asked if self.asked_at(seat, line) == line]

    def played(self, seat: i64, line: int) -> list[int]:
        """The decisions with which a seat answered at a line; empty if the window closed before."""
        for at in range(line, len(self.steps)):
            if self.movers[at] == seat:
                return self.steps[at]
            if not same_window(self.states[at], self.states[at + 1]):
                break
        return []

    def notation(self, seat: i64, line: int) -> str:
        """The notation of a seat's answer at a line; empty if there is none."""
        here = self.states[line].for_seat(seat)
        return here.game.words.move(here, self.played(seat, line))

    def candidates(self, seat: i64, line: int, iterations: i64) -> list[Candidate]:
        """The moves that a bot would have considered for a seat that is asked at a line.

        The move played is always among them, possibly with no visits.
        """
        asked = self.asked_at(seat, line)
        state, past = self.states[asked], self.past(seat, asked)
        played = self.played(seat, line)
        return candidates(state, past, self.model, analysis_seed(seat, asked), iterations, played)

    def expected_returns(self, seat: i64, lines: list[int], iterations: i64) -> list[float]:
        """A seat's expected return at each of these lines, which ascend."""
        past = Past(self.states[0], seat)
        config = SearchConfig(model_rollouts=True, rollout_depth=ROLLOUT_DEPTH)
        beliefs = ParticleFilter(past, self.model, PARTICLES, config.particle_noise)
        found = []
        done = 0
        for line in lines:
            self.extend(past, done, line)
            done = line
            rng = Random(analysis_seed(seat, line))
            beliefs.update(past, rng)
            state = self.states[line]
            found.append(expected_return(state, seat, self.model, config, beliefs, rng, iterations))
        return found


def analysis_seed(seat: i64, line: int) -> i64:
    """The seed for analysing a seat at a line."""
    return small_seed(line, f"explained to seat {seat + 1}")


def same_window(one: State, other: State) -> bool:
    """Whether the same window is open in both, possibly with more answers."""
    subject = one.window_subject()
    return len(subject) > 0 and subject == other.window_subject()


def candidates(
    state: State, past: Past, model: Player, seed: i64, iterations: i64, played: list[int]
) -> list[Candidate]:
    """The moves that a bot considers for the seat of ``past``, the most visited first.

    ``played``, if not empty, is always included.
    """
    seat = past.seat
    root = imagined_position(state, seat, seed)
    rng = Random(seed ^ 1)
    config = search_config(LEVEL, state.game)
    believed: ParticleFilter | None = None
    if config.uses_particles(root.seats):
        beliefs = ParticleFilter(past, model, config.particles, config.particle_noise)
        beliefs.update(past, rng)
        beliefs.refill(root, rng)
        believed = beliefs if beliefs.matches(root) else None
    search = Search(config, model, root, seat, rng, Tree(), believed)
    search.run(iterations, 0.0)
    listed = CandidateList(search.tree, root)
    listed.gather(root, ROOT, [], [])
    if played:
        listed.include(played)
    return sorted(listed.found.values(), key=lambda one: (-one.visits, -one.worth, one.ways))


class CandidateList:
    """The whole moves that a tree holds below its root, by their result.

    Moves with the same words and the same resulting position are merged: swapping A with B, and B
    with A.
    """

    tree: Tree
    root: State
    seat: i64
    found: dict[tuple[str, str], Candidate]

    def __init__(self, tree: Tree, root: State) -> None:
        self.tree = tree
        self.root = root
        self.seat = root.to_act
        self.found = {}

    def gather(self, here: State, node: i64, steps: list[int], labels: list[str]) -> None:
        """Add all moves that continue a partial one."""
        words = here.game.words
        actions = here.legal()
        for i in range(len(actions)):
            action = actions[i]
            child = self.tree.child(node, here.seen_as(action, self.seat))
            if child == NONE or self.tree.visits(child) == 0:
                continue
            so_far = [*labels, words.label(here, action)]
            after = here.copy()
            after.apply(action)
            if after.underway():
                self.gather(after, child, [*steps, action], so_far)
            else:
                visits, worth = self.tree.visits(child), self.tree.mean(child)
                self.add(after, [*steps, action], so_far, visits, worth)

    def include(self, steps: list[int]) -> None:
        """Add a move unless it is there already."""
        for one in self.found.values():
            if steps in one.ways:
                return
        here = self.root.copy()
        labels = []
        for action in steps:
            labels.append(here.game.words.label(here, action))
            here.apply(action)
        self.add(here, steps, labels, 0, 0.0)

    def add(
        self, after: State, steps: list[int], labels: list[str], visits: int, worth: float
    ) -> None:
        """Add a whole move, merging it with one of the same result."""
        written = self.root.game.words.move(self.root, steps)
        key = (" ".join(sorted(split_words(written))), str(after.dump()))
        fresh = Candidate([steps], written, labels, visits, worth)
        other = self.found.get(key)
        if other is None:
            self.found[key] = fresh
            return
        total = visits + other.visits
        mean = (worth * visits + other.worth * other.visits) / max(total, 1)
        more, less = (fresh, other) if visits > other.visits else (other, fresh)
        self.found[key] = Candidate(more.ways + less.ways, more.notation, more.labels, total, mean)


def expected_return(
    state: State,
    seat: i64,
    model: Player,
    config: SearchConfig,
    beliefs: ParticleFilter,
    rng: Random,
    iterations: i64,
) -> float:
    """A seat's expected return if all seats follow the model."""
    if state.to_act == OVER:
        return state.returns()[seat]
    root = state.imagine(seat, rng)
    believed = beliefs if beliefs.matches(root) else None
    search = Search(config, model, root, seat, rng, Tree(), believed)
    total = 0.0
    for _i in range(iterations):
        world = search.imagine()
        search.rollout(world)
        worth = world.estimate() if world.to_act != OVER else world.returns()
        total += worth[seat]
    return total / float(iterations)
