"""Bots explain themselves: what one weighs in a position, and what each seat could hope for.

Whatever is told follows from what the seat knew then: from worlds imagined for it, from what it had
seen, and from a seed that depends on the line and the seat alone.
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
from regalia.engine.state import FRAME, OVER, State
from regalia.engine.words import CHANCE_MARK, split_words

LEVEL: Final = "marshal"
"""Who is asked; but he goes by iterations, so that he always answers alike."""
CANDIDATE_ITERATIONS: Final = 3000
VALUE_ROLLOUTS: Final = 100
"""How many worlds are usually played on for the moves at a line, and for a seat's hope there."""
INTERPRETED_DIVISOR: Final = 20
"""Interpreted rules are so much slower, and so many times fewer worlds must do."""
ROLLOUT_DEPTH: Final = 8
"""So many moves are played on for a hope before the position is taken for what it seems worth."""
PARTICLES: Final = 40
"""So many worlds are weighed for what a seat could hope for."""


class Candidate(NamedTuple):
    """A whole move that was weighed: its decisions, and how one writes and reads them.

    ``worth`` is what was expected of it in 0..1, found in so many ``visits``. ``ways`` are all
    decisions that come to the same, the most visited first.
    """

    ways: list[list[int]]
    notation: str
    labels: list[str]
    visits: int
    worth: float


class GameAnalysis:
    """A finished game gone through: ``states`` by how many lines were played, ``steps`` by line.

    ``model`` is how all are thought to play.
    """

    model: Player
    states: list[State]
    steps: list[list[int]]
    movers: list[i64]

    def __init__(self, record: Record, game: Game, model: Player) -> None:
        """Play the record.

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
        """What a seat had seen when so many lines were played."""
        past = Past(self.states[0], seat)
        self.extend(past, 0, line)
        return past

    def extend(self, past: Past, begin: int, end: int) -> None:
        """Let the past go on from line to line."""
        for line in range(begin, end):
            here = self.states[line].copy()
            for action in self.steps[line]:
                past.note(here, action)
                here.apply(action)

    def asked_at(self, seat: i64, line: int) -> int:
        """The line at which the question was put that is open to a seat at this line.

        In a window others may have answered since, which he could not know.
        """
        while line > 0 and same_window(self.states[line - 1], self.states[line]):
            if seat not in self.states[line - 1].asked():
                break
            line -= 1
        return line

    def questions(self, seat: i64) -> list[int]:
        """The lines at which a seat was asked something."""
        asked = [line for line in range(len(self.states)) if seat in self.states[line].asked()]
        return [line for line in asked if self.asked_at(seat, line) == line]

    def played(self, seat: i64, line: int) -> list[int]:
        """What a seat that is asked at a line did then; nothing if another took the window away."""
        for at in range(line, len(self.steps)):
            if self.movers[at] == seat:
                return self.steps[at]
            if not same_window(self.states[at], self.states[at + 1]):
                break
        return []

    def notation(self, seat: i64, line: int) -> str:
        """How it is written what a seat that is asked at a line did; empty if nothing."""
        here = self.states[line].for_seat(seat)
        return here.game.words.move(here, self.played(seat, line))

    def candidates(self, seat: i64, line: int, iterations: i64) -> list[Candidate]:
        """What a bot would have weighed in the place of a seat that is asked at a line.

        What was played is among it, though perhaps never looked at.
        """
        asked = self.asked_at(seat, line)
        state, past = self.states[asked], self.past(seat, asked)
        played = self.played(seat, line)
        return candidates(state, past, self.model, analysis_seed(seat, asked), iterations, played)

    def values(self, seat: i64, lines: list[int], iterations: i64) -> list[float]:
        """What a seat could hope for at each of these lines, which ascend."""
        past = Past(self.states[0], seat)
        how = SearchConfig(model_rollouts=True, rollout_depth=ROLLOUT_DEPTH)
        beliefs = ParticleFilter(past, self.model, PARTICLES, how.particle_noise)
        found = []
        done = 0
        for line in lines:
            self.extend(past, done, line)
            done = line
            rng = Random(analysis_seed(seat, line))
            beliefs.update(past, rng)
            state = self.states[line]
            found.append(position_value(state, seat, self.model, how, beliefs, rng, iterations))
        return found


def analysis_seed(seat: i64, line: int) -> i64:
    """The seed by which it is explained what a seat could do, or hope for, at a line."""
    return small_seed(line, f"explained to seat {seat + 1}")


def same_window(one: State, other: State) -> bool:
    """Whether one window is open in both, whoever has answered in it."""
    row = one.window_row()
    if row < 0 or other.window_row() != row or min(one.to_act, other.to_act) < 0:
        return False
    for column in range(FRAME):
        alike = one.frames[row + column] == other.frames[row + column]
        if not alike and column != 1 and column != 2:  # who is asked next, and who else
            return False
    return True


def candidates(
    state: State, past: Past, model: Player, seed: i64, iterations: i64, played: list[int]
) -> list[Candidate]:
    """The moves that a bot weighs for the seat of ``past``, the most visited first.

    ``played`` is told of in any case, if there is such a move.
    """
    seat = past.seat
    root = imagined_position(state, seat, seed)
    rng = Random(seed ^ 1)
    how = search_config(LEVEL, state.game)
    believed: ParticleFilter | None = None
    if how.uses_particles(root.seats):
        beliefs = ParticleFilter(past, model, how.particles, how.particle_noise)
        beliefs.update(past, rng)
        beliefs.refill(root, rng)
        believed = beliefs if beliefs.matches(root) else None
    search = Search(how, model, root, seat, rng, Tree(), believed)
    search.run(iterations, 0.0)
    listed = CandidateList(search.tree, root)
    listed.gather(root, ROOT, [], [])
    if played:
        listed.include(played)
    return sorted(listed.found.values(), key=lambda one: (-one.visits, -one.worth, one.ways))


class CandidateList:
    """The whole moves that a tree holds below its root, by what they come to.

    Those that are written with the same words and lead to the same are one: to swap this with
    that, and that with this.
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
        """Take in all moves that go on from a half-made one."""
        words = here.game.words
        actions = here.legal()
        for i in range(len(actions)):
            action = actions[i]
            child = self.tree.child(node, here.seen_as(action, self.seat))
            if child == NONE or self.tree.visits(child) == 0:
                continue
            said = [*labels, words.label(here, action)]
            after = here.copy()
            after.apply(action)
            if after.underway():
                self.gather(after, child, [*steps, action], said)
            else:
                visits, worth = self.tree.visits(child), self.tree.mean(child)
                self.add(after, [*steps, action], said, visits, worth)

    def include(self, steps: list[int]) -> None:
        """Take in a move that nobody may have looked at."""
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
        """Take in a whole move, with another that comes to the same."""
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


def position_value(
    state: State,
    seat: i64,
    model: Player,
    how: SearchConfig,
    beliefs: ParticleFilter,
    rng: Random,
    iterations: i64,
) -> float:
    """What a seat may expect of a position, if all play on as the model does."""
    if state.to_act == OVER:
        return state.returns()[seat]
    root = state.imagine(seat, rng)
    believed = beliefs if beliefs.matches(root) else None
    search = Search(how, model, root, seat, rng, Tree(), believed)
    total = 0.0
    for _ in range(iterations):
        world = search.imagine()
        search.rollout(world)
        worth = world.estimate() if world.to_act != OVER else world.returns()
        total += worth[seat]
    return total / float(iterations)
