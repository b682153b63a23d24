"""Information set Monte Carlo tree search for every game, through the contract alone.

Each iteration imagines a world that agrees with all the searching seat knows (a determinization),
descends the tree of what that seat observes, adds a node, runs a rollout and backpropagates the
returns. Actions that look alike to the seat share one edge, so no plan relies on hidden knowledge.
"""

from __future__ import annotations

import math
import time
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.bots.particle_filter import ParticleFilter
from regalia.bots.tree import (
    AVAILABLE,
    CODE,
    FIRST_CHILD,
    NEXT_SIBLING,
    NODE_SIZE,
    NONE,
    ROOT,
    Tree,
)
from regalia.engine.past import Past, revealed_code
from regalia.engine.player import Player
from regalia.engine.playout import any_of
from regalia.engine.state import CHANCE, OVER, ZERO, State

CLOCK_INTERVAL: Final[i64] = 8
"""Iterations between two readings of the clock."""
FIRST_SHARE: Final = 0.6
LATER_SHARE: Final = 0.5
"""Share of a move's time for its first decision, and of the remaining time for each later one."""
MIN_SECONDS: Final = 1.0e-6
"""Lower limit of a search's time: it still runs one iteration, whereas 0 would mean no limit."""
MAX_KEPT_NODES: Final[i64] = 500_000
"""Maximum size of a tree kept for the next decision: about 24 MB."""
FILTER_SHARE: Final = 0.5
"""Maximum share of a decision's time that the particle filter may take."""
LOWEST: Final = -1.0e9
"""Lower than any value."""
MIN_PARTICLES: Final[i64] = 20
"""With fewer particles the filter is not used."""


class SearchConfig:
    """The settings of a search; zero or False switches a feature off.

    - ``iterations``, ``seconds``: limits for one decision; ``move_seconds``: for a whole move. The
      search ends at the first limit reached.
    - ``exploration``: the exploration constant of UCB.
    - ``model_rollouts``: rollouts follow the model, else they are random.
    - ``model_opponents``: in the tree other seats follow the model, on what they know themselves.
      Otherwise each maximises its own return, choosing among what the searching seat sees of its
      actions, and so acts on the searching seat's knowledge.
    - ``noise``: how often a model or MAST choice is replaced by a random one, in 0..1.
    - ``rollout_depth``: moves after which a rollout ends with `State.estimate`.
    - ``mast``: random rollouts and expansions prefer actions that did well elsewhere (move-average
      sampling technique).
    - ``widening``: progressive widening; n visits allow at most 1 + widening · √n children.
    - ``proposals``: a new child is the model's choice; useful where there are very many moves.
    - ``particles``: number of worlds of the particle filter; ``particle_noise``: its noise;
      ``uniform_share``: share of iterations that imagine a world without the filter.
    - ``min_seats``: with fewer seats neither ``model_opponents`` nor ``particles`` applies.
    - ``reuse_tree``: keep the tree from decision to decision.
    """

    iterations: i64
    seconds: float
    move_seconds: float
    exploration: float
    model_rollouts: bool
    model_opponents: bool
    noise: float
    rollout_depth: i64
    mast: bool
    widening: float
    proposals: bool
    particles: i64
    uniform_share: float
    particle_noise: float
    min_seats: i64
    reuse_tree: bool

    def __init__(
        self,
        iterations: i64 = 0,
        seconds: float = 0.0,
        move_seconds: float = 0.0,
        exploration: float = 0.7,
        model_rollouts: bool = False,
        model_opponents: bool = False,
        noise: float = 0.2,
        rollout_depth: i64 = 0,
        mast: bool = False,
        widening: float = 0.0,
        proposals: bool = False,
        particles: i64 = 0,
        uniform_share: float = 0.1,
        particle_noise: float = 0.7,
        min_seats: i64 = 2,
        reuse_tree: bool = True,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.move_seconds = move_seconds
        self.exploration = exploration
        self.model_rollouts = model_rollouts
        self.model_opponents = model_opponents
        self.noise = noise
        self.rollout_depth = rollout_depth
        self.mast = mast
        self.widening = widening
        self.proposals = proposals
        self.particles = particles
        self.uniform_share = uniform_share
        self.particle_noise = particle_noise
        self.min_seats = min_seats
        self.reuse_tree = reuse_tree

    def opponents_follow_model(self, seats: i64) -> bool:
        """Whether other seats follow the model in the tree, at a table of ``seats``."""
        return self.model_opponents and seats >= self.min_seats

    def uses_particles(self, seats: i64) -> bool:
        """Whether the particle filter is used at a table of ``seats``."""
        return self.particles > 0 and seats >= self.min_seats


class Search:
    """One seat's search from one position. ``tree`` may hold earlier iterations.

    ``return_sums`` adds up each seat's returns over ``done`` iterations; ``decisions`` counts the
    simulated decisions, in the tree and in rollouts.
    """

    config: SearchConfig
    model: Player
    root: State
    seat: i64
    rng: Random
    tree: Tree
    beliefs: ParticleFilter | None
    models_others: bool
    return_sums: vec[float]
    done: i64
    decisions: i64

    # For what actions look like to the searching seat, by code + 1: the last selection in which it
    # was available, how many actions look so, and one of them, drawn at random.
    selection: i64
    branches: bool
    offered: vec[i64]
    many: vec[i64]
    one: vec[i64]
    # The path of this iteration: its nodes, and the seats that chose to enter them.
    nodes: vec[i64]
    choosers: vec[i64]
    length: i64
    # MAST by seat and action: visits, sums of returns; and the actions of this iteration.
    mast_visits: vec[i64]
    mast_sums: vec[float]
    played: vec[i64]

    def __init__(
        self,
        config: SearchConfig,
        model: Player,
        root: State,
        seat: i64,
        rng: Random,
        tree: Tree,
        beliefs: ParticleFilter | None = None,
    ) -> None:
        self.config = config
        self.model = model
        self.root = root
        if root.kept is not None:  # in the search nobody looks at what was before the move
            self.root = root.copy()
            self.root.forget()
        self.seat = seat
        self.rng = rng
        self.tree = tree
        self.beliefs = beliefs
        self.models_others = config.opponents_follow_model(root.seats)
        self.done = 0
        self.decisions = 0
        self.return_sums = vec[float]([0.0] * root.seats)
        actions = root.game.actions
        self.selection = 0
        self.branches = False
        self.offered = vec[i64]([0] * (actions + 1))
        self.many = vec[i64]([0] * (actions + 1))
        self.one = vec[i64]([0] * (actions + 1))
        self.nodes = vec[i64]([0] * 64)
        self.choosers = vec[i64]([0] * 64)
        self.length = 0
        mast_size: i64 = 0
        if config.mast:
            mast_size = root.seats * actions
        self.mast_visits = vec[i64]([0] * mast_size)
        self.mast_sums = vec[float]([0.0] * mast_size)
        self.played = vec[i64]()

    def run(self, iterations: i64, seconds: float) -> None:
        """Run until a limit is reached; 0 means no limit, and one must be set."""
        assert iterations > 0 or seconds > 0.0
        until = time.perf_counter() + seconds
        done: i64 = 0
        while iterations == 0 or done < iterations:
            self.iterate()
            done += 1
            looks = seconds > 0.0 and (done < CLOCK_INTERVAL or done % CLOCK_INTERVAL == 0)
            if looks and time.perf_counter() >= until:
                break
        self.done += done

    def iterate(self) -> None:
        """Run one iteration."""
        state = self.imagine()
        self.length = 0
        self.enter(ROOT, NONE)
        if self.config.mast:
            self.played = vec[i64]()
        self.descend(state)
        self.rollout(state)
        self.backpropagate(state.estimate() if state.to_act != OVER else state.returns())

    def imagine(self) -> State:
        """A world sampled from the particle filter, or imagined from what the seat knows."""
        beliefs = self.beliefs
        if beliefs is not None and self.rng.random() >= self.config.uniform_share:
            return beliefs.sample(self.rng)
        return self.root.imagine(self.seat, self.rng)

    # In the tree.

    def enter(self, node: i64, chooser: i64) -> None:
        """Add a node to the path, with the seat that chose to enter it (`NONE`: chance)."""
        if self.length == len(self.nodes):
            self.nodes = append(self.nodes, node)
            self.choosers = append(self.choosers, chooser)
        self.nodes[self.length] = node
        self.choosers[self.length] = chooser
        self.length += 1

    def descend(self, state: State) -> None:
        """Selection and expansion: follow the tree until a choice adds a new node."""
        node: i64 = ROOT
        fresh = False
        while not fresh and state.to_act != OVER:
            actor = state.to_act
            if actor == self.seat or (actor >= 0 and not self.models_others):
                size = self.tree.size
                node = self.choose(state, node)
                fresh = self.branches and self.tree.size > size
                action = self.one[self.tree.rows[node * NODE_SIZE + CODE] + 1]
            else:
                action = state.sample(self.rng) if actor < 0 else self.model_action(state)
                node = self.child_for(node, state.seen_as(action, self.seat))
            revealed = state.revealed_to(action, self.seat)
            self.apply(state, action, actor)
            self.enter(node, actor)
            if revealed > 0:
                node = self.child_for(node, revealed_code(revealed))
                self.enter(node, NONE)

    def child_for(self, node: i64, code: i64) -> i64:
        """The child for an observation that the tree does not choose (chance or the model)."""
        child = self.tree.child(node, code)
        return child if child != NONE else self.tree.add_child(node, code)

    def choose(self, state: State, node: i64) -> i64:
        """The child to enter: a new one, or the available one with the highest UCB."""
        actions = state.legal()
        self.branches = len(actions) > 1
        tree = self.tree
        self.selection += 1
        codes = vec[i64](capacity=16)
        for i in range(len(actions)):
            code = state.seen_as(actions[i], self.seat)
            at = code + 1
            if self.offered[at] != self.selection:
                self.offered[at] = self.selection
                self.many[at] = 1
                self.one[at] = actions[i]
                codes = append(codes, code)
            else:  # uniformly one of those that look alike
                self.many[at] += 1
                if self.rng.randrange(self.many[at]) == 0:
                    self.one[at] = actions[i]
        best: i64 = NONE
        highest = LOWEST
        known: i64 = 0
        child = tree.rows[node * NODE_SIZE + FIRST_CHILD]
        while child != NONE:
            row = child * NODE_SIZE
            at = tree.rows[row + CODE] + 1
            if at >= 0 and self.offered[at] == self.selection:  # else no choice
                self.offered[at] = 0
                known += 1
                tree.rows[row + AVAILABLE] += 1
                ucb = tree.ucb(child, self.config.exploration)
                if ucb > highest:
                    highest = ucb
                    best = child
            child = tree.rows[row + NEXT_SIBLING]
        if known == len(codes) or (known > 0 and known >= self.allowed_children(node)):
            return best
        if self.branches and self.config.proposals and self.rng.random() >= self.config.noise:
            action = self.model.decide(state, state.to_act, self.rng)
            code = state.seen_as(action, self.seat)
            if self.offered[code + 1] == self.selection:
                self.one[code + 1] = action
                return self.add_child(node, code)
            return best  # already a child
        return self.expand(state, node, codes)

    def allowed_children(self, node: i64) -> i64:
        """Maximum number of a node's children (progressive widening)."""
        if self.config.widening <= 0.0:
            return 1 << 30
        return 1 + int(self.config.widening * math.sqrt(float(self.tree.visits(node))))

    def expand(self, state: State, node: i64, codes: vec[i64]) -> i64:
        """A child for an untried choice: a random one, or the one with the best MAST value."""
        found: i64 = 0
        chosen: i64 = 0
        highest = LOWEST
        for i in range(len(codes)):
            if self.offered[codes[i] + 1] != self.selection:
                continue
            if self.config.mast:
                value = self.mast_value(state.to_act, self.one[codes[i] + 1])
                if value < highest:
                    continue
                if value > highest:
                    highest = value
                    found = 0
            found += 1
            if self.rng.randrange(found) == 0:
                chosen = codes[i]
        return self.add_child(node, chosen)

    def add_child(self, node: i64, code: i64) -> i64:
        """A new child, available once so far."""
        child = self.tree.add_child(node, code)
        self.tree.rows[child * NODE_SIZE + AVAILABLE] = 1
        return child

    # Rollouts.

    def rollout(self, state: State) -> None:
        """Play on to the end of the game, or for ``rollout_depth`` moves."""
        left = self.config.rollout_depth
        while state.to_act != OVER:
            actor = state.to_act
            if actor == CHANCE:
                action = state.sample(self.rng)
            elif self.config.model_rollouts:
                action = self.model_action(state)
            elif self.config.mast:
                action = self.mast_action(state)
            else:
                actions = state.legal()
                action = any_of(actions, self.rng)
            self.apply(state, action, actor)
            if self.config.rollout_depth > 0 and actor >= 0 and not state.underway():
                left -= 1
                if left <= 0:
                    return

    def model_action(self, state: State) -> i64:
        """The model's action, or a random one with probability ``noise``."""
        if self.rng.random() < self.config.noise:
            actions = state.legal()
            return any_of(actions, self.rng)
        return self.model.decide(state, state.to_act, self.rng)

    def mast_action(self, state: State) -> i64:
        """The action with the best MAST value, or a random one with probability ``noise``."""
        actions = state.legal()
        if len(actions) == 1 or self.rng.random() < self.config.noise:
            return any_of(actions, self.rng)
        best = actions[0]
        highest = LOWEST
        found: i64 = 0
        for i in range(len(actions)):
            value = self.mast_value(state.to_act, actions[i])
            if value > highest:
                highest = value
                found = 0
            if value == highest:
                found += 1
                if self.rng.randrange(found) == 0:
                    best = actions[i]
        return best

    def mast_value(self, actor: i64, action: i64) -> float:
        """An action's mean return for a seat over all positions; 1, the maximum, if never taken."""
        at = actor * self.root.game.actions + action
        return self.mast_sums[at] / float(self.mast_visits[at]) if self.mast_visits[at] > 0 else 1.0

    def apply(self, state: State, action: i64, actor: i64) -> None:
        """Apply an action or outcome, counting decisions."""
        if actor >= 0:
            self.decisions += 1
            if self.config.mast:
                self.played = append(self.played, actor * self.root.game.actions + action)
        state.carry_out(action)

    # Results.

    def backpropagate(self, returns: list[float]) -> None:
        """Add the returns to all nodes of the path, and to MAST."""
        worth = vec[float](returns)
        for i in range(self.length):
            chooser = self.choosers[i]
            self.tree.update(self.nodes[i], worth[chooser] if chooser >= 0 else 0.0)
        for seat in range(len(worth)):
            self.return_sums[seat] += worth[seat]
        if self.config.mast:
            actions = self.root.game.actions
            for i in range(len(self.played)):
                at = self.played[i]
                self.mast_visits[at] += 1
                self.mast_sums[at] += worth[at // actions]

    def best_action(self) -> i64:
        """The most visited action at the root; of equally visited ones the better."""
        best: i64 = NONE
        most: i64 = -1
        highest = LOWEST
        actions = self.root.legal()
        for i in range(len(actions)):
            child = self.tree.child(ROOT, self.root.seen_as(actions[i], self.seat))
            visits = self.tree.visits(child) if child != NONE else ZERO
            mean = self.tree.mean(child) if child != NONE else LOWEST
            if visits > most or (visits == most and mean > highest):
                best = actions[i]
                most = visits
                highest = mean
        return best


class SearchPlayer(Player):
    """A player that searches from the imagined world it is handed.

    ``model`` is how it expects other seats to play. ``past`` is what `recall` last reported,
    ``share`` the part of its usual time that it may use (`scale_time`), and ``seconds_left`` what
    remains of that for the move under way. ``tree``, grown up to ``tree_past``, and ``beliefs`` are
    reused for the next decision. ``last_search`` is None if the last decision was forced.
    """

    config: SearchConfig
    model: Player
    past: Past | None
    share: float
    seconds_left: float
    tree: Tree | None
    tree_past: Past | None
    beliefs: ParticleFilter | None
    last_search: Search | None

    def __init__(self, name: str, config: SearchConfig, model: Player) -> None:
        super().__init__(name, config.reuse_tree or config.particles > 0)
        self.config = config
        self.model = model
        self.past = None
        self.share = 1.0
        self.seconds_left = 0.0
        self.tree = None
        self.tree_past = None
        self.beliefs = None
        self.last_search = None

    def recall(self, past: Past) -> None:
        self.past = past

    def scale_time(self, share: float) -> None:
        self.share = min(max(share, 0.0), 1.0)

    def decide(self, state: State, seat: i64, rng: Random) -> i64:
        self.last_search = None
        actions = self.open(state)
        if len(actions) == 1:
            return actions[0]
        begun = time.perf_counter()
        self.update_beliefs(state, rng, begun)
        beliefs = self.beliefs
        if beliefs is not None and not beliefs.matches(state):
            beliefs = None
        search = Search(self.config, self.model, state, seat, rng, self.reused_tree(seat), beliefs)
        search.run(self.iterations(), self.seconds(state, begun))
        self.seconds_left -= time.perf_counter() - begun
        self.last_search = search
        self.keep_tree(search)
        return search.best_action()

    def open(self, state: State) -> vec[i64]:
        """The actions among which it decides; a new move has its whole time."""
        if not state.underway():
            self.seconds_left = self.config.move_seconds * self.share
        return state.legal()

    def iterations(self) -> i64:
        """Maximum number of iterations; 0 means no limit."""
        most = self.config.iterations
        return max(1, int(float(most) * self.share)) if most > 0 else 0

    def seconds(self, state: State, begun: float) -> float:
        """Seconds left to search, less the time since ``begun``; 0 means no limit."""
        config = self.config
        if config.seconds <= 0.0 and config.move_seconds <= 0.0:
            return 0.0
        limit = config.seconds * self.share
        if config.move_seconds > 0.0:
            share = LATER_SHARE if state.underway() else FIRST_SHARE
            limit = (
                share * self.seconds_left if limit <= 0.0 else min(limit, share * self.seconds_left)
            )
        return max(limit - (time.perf_counter() - begun), MIN_SECONDS)

    def update_beliefs(self, state: State, rng: Random, begun: float) -> None:
        """Bring the particle filter up to date, in at most half of the available time."""
        past = self.past
        count = int(float(self.config.particles) * self.share)
        if past is None or count < MIN_PARTICLES or not self.config.uses_particles(state.seats):
            self.beliefs = None
            return
        seconds = self.seconds(state, begun)
        until = begun + FILTER_SHARE * seconds if seconds > 0.0 else 0.0
        beliefs = self.beliefs
        if beliefs is None or not beliefs.update(past, rng, until):
            beliefs = ParticleFilter(past, self.model, count, self.config.particle_noise)
            beliefs.update(past, rng, until)
            self.beliefs = beliefs
        beliefs.refill(state, rng)

    def reused_tree(self, seat: i64) -> Tree:
        """The part of the kept tree that still applies, or an empty tree."""
        past, tree_past, tree = self.past, self.tree_past, self.tree
        if not self.config.reuse_tree or past is None or tree_past is None or tree is None:
            return Tree()
        if tree.size > MAX_KEPT_NODES:
            return Tree()
        if past.seat != seat or past.start is not tree_past.start or not past.continues(tree_past):
            return Tree()
        node: i64 = ROOT
        for i in range(len(tree_past.seen), len(past.seen)):
            node = tree.child(node, past.seen[i])
            if node == NONE:
                return Tree()
        return tree.subtree(node)

    def keep_tree(self, search: Search) -> None:
        """Keep the tree for the next decision."""
        past = self.past
        if self.config.reuse_tree and past is not None:
            self.tree = search.tree
            self.tree_past = past.copy()
