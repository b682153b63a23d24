"""Information set Monte Carlo tree search for every game, through the contract alone.

An iteration imagines a world that agrees with all the searching seat knows, walks down the tree of
what that seat sees, adds a node, plays on to the end and notes what came of it along the way. What
the seat cannot tell apart is one branch, so it never plans on knowing what it will not know.
"""

from __future__ import annotations

import math
import time
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.bots.beliefs import Beliefs
from regalia.bots.tree import CODE, FIRST, NEXT, NODE, NONE, ROOT, SEEN, Tree
from regalia.engine.past import Past, opened
from regalia.engine.player import Player
from regalia.engine.state import CHANCE, OVER, ZERO, State, any_of

LOOK: Final[i64] = 8
"""So many iterations pass between two looks at the clock."""
FIRST_SHARE: Final = 0.6
LATER_SHARE: Final = 0.5
"""Of the time for a move its first decision has so much, each later one so much of what is left."""
LEAST: Final = 1.0e-6
"""A search whose time is up looks once all the same; no time at all would set no bound."""
KEPT: Final[i64] = 500_000
"""A tree of more nodes is not kept; this many have about 24 MB."""
TO_BELIEVE: Final = 0.5
"""So much of the time for a decision may be spent on what to believe."""
NEVER: Final = -1.0e9
FEWEST: Final[i64] = 20
"""Fewer worlds than these are not worth weighing."""


class SearchConfig:
    """How a search goes about it. Zero switches off what it can.

    ``iterations`` and ``seconds`` are for one decision, ``move_seconds`` for all of a move; the
    first that is reached ends the search. ``explore`` weighs what is unsure against what is good.

    In the tree the others search for themselves, each by what he gains; they choose among what the
    searching seat sees of their choices, so they come to know what it knows, its secrets as well.
    ``guided``: who plays on to the end does so by the model, but for a share of ``noise`` in which
    he does anything. ``rivals``: so do the others in the tree, who then know no more than is theirs
    to know. ``depth``: so many decisions after leaving the tree the position is taken for what it
    seems worth. ``averages``: who plays on by chance prefers, but for a share of ``noise``, what
    did well elsewhere. ``widening``: of n visits, the square root of n times so many actions are
    looked at. ``proposals``: what is looked at anew is, but for a share of ``noise``, what the
    model would do there; it is of use where a move is one of very many. ``beliefs``: so many worlds
    are weighed by what the others did, who for a share of ``mistrust`` may do anything; ``doubt``
    is the share of worlds imagined without. ``crowd``: where fewer sit at the table, neither
    ``rivals`` nor ``beliefs``. ``keeps``: the tree, from decision to decision.
    """

    iterations: i64
    seconds: float
    move_seconds: float
    explore: float
    guided: bool
    rivals: bool
    noise: float
    depth: i64
    averages: bool
    widening: float
    proposals: bool
    beliefs: i64
    doubt: float
    mistrust: float
    crowd: i64
    keeps: bool

    def __init__(
        self,
        iterations: i64 = 0,
        seconds: float = 0.0,
        move_seconds: float = 0.0,
        explore: float = 0.7,
        guided: bool = False,
        rivals: bool = False,
        noise: float = 0.2,
        depth: i64 = 0,
        averages: bool = False,
        widening: float = 0.0,
        proposals: bool = False,
        beliefs: i64 = 0,
        doubt: float = 0.1,
        mistrust: float = 0.7,
        crowd: i64 = 2,
        keeps: bool = True,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.move_seconds = move_seconds
        self.explore = explore
        self.guided = guided
        self.rivals = rivals
        self.noise = noise
        self.depth = depth
        self.averages = averages
        self.widening = widening
        self.proposals = proposals
        self.beliefs = beliefs
        self.doubt = doubt
        self.mistrust = mistrust
        self.crowd = crowd
        self.keeps = keeps

    def models(self, seats: i64) -> bool:
        """Whether at a table of so many the others decide by the model in the tree."""
        return self.rivals and seats >= self.crowd

    def believes(self, seats: i64) -> bool:
        """Whether at a table of so many worlds are weighed by what the others did."""
        return self.beliefs > 0 and seats >= self.crowd


class Search:
    """One seat's search from one position. ``tree`` may have been grown before.

    ``expected`` adds up what came of it for each seat, over ``done`` iterations; ``decisions``
    counts those simulated, in the tree and after.
    """

    config: SearchConfig
    model: Player
    root: State
    seat: i64
    rng: Random
    tree: Tree
    beliefs: Beliefs | None
    models: bool
    expected: vec[float]
    done: i64
    decisions: i64

    # What the actor's actions look like to the searching seat, by code + 1: in which selection this
    # was to be had last, how many actions look so, and one of them.
    selection: i64
    branches: bool
    offered: vec[i64]
    many: vec[i64]
    one: vec[i64]
    # The way of this iteration: its nodes, and who chose to go there.
    nodes: vec[i64]
    choosers: vec[i64]
    length: i64
    # By seat and action: how often it was taken, what that was worth; and what this iteration took.
    tried: vec[i64]
    gained: vec[float]
    played: vec[i64]

    def __init__(
        self,
        config: SearchConfig,
        model: Player,
        root: State,
        seat: i64,
        rng: Random,
        tree: Tree,
        beliefs: Beliefs | None = None,
    ) -> None:
        self.config = config
        self.model = model
        self.root = root
        self.seat = seat
        self.rng = rng
        self.tree = tree
        self.beliefs = beliefs
        self.models = config.models(root.seats)
        self.done = 0
        self.decisions = 0
        self.expected = vec[float]([0.0] * root.seats)
        actions = root.game.actions
        self.selection = 0
        self.branches = False
        self.offered = vec[i64]([0] * (actions + 1))
        self.many = vec[i64]([0] * (actions + 1))
        self.one = vec[i64]([0] * (actions + 1))
        self.nodes = vec[i64]([0] * 64)
        self.choosers = vec[i64]([0] * 64)
        self.length = 0
        averages: i64 = 0
        if config.averages:
            averages = root.seats * actions
        self.tried = vec[i64]([0] * averages)
        self.gained = vec[float]([0.0] * averages)
        self.played = vec[i64]()

    def run(self, iterations: i64, seconds: float) -> None:
        """Search so many times, or so long; 0 sets no bound, but one there must be."""
        assert iterations > 0 or seconds > 0.0
        until = time.perf_counter() + seconds
        done: i64 = 0
        while iterations == 0 or done < iterations:
            self.iterate()
            done += 1
            looks = seconds > 0.0 and (done < LOOK or done % LOOK == 0)
            if looks and time.perf_counter() >= until:
                break
        self.done += done

    def iterate(self) -> None:
        """One world, from the root to what came of it."""
        state = self.imagine()
        self.length = 0
        self.visit(ROOT, NONE)
        if self.config.averages:
            self.played = vec[i64]()
        self.descend(state)
        self.play_on(state)
        self.learn(state.estimate() if state.to_act != OVER else state.returns())

    def imagine(self) -> State:
        """A world: as the beliefs have it, or any that agrees with what the seat knows."""
        beliefs = self.beliefs
        if beliefs is not None and self.rng.random() >= self.config.doubt:
            return beliefs.draw(self.rng)
        return self.root.imagine(self.seat, self.rng)

    # In the tree.

    def visit(self, node: i64, chooser: i64) -> None:
        """Note that the way leads through a node, and who chose that (`NONE`: chance)."""
        if self.length == len(self.nodes):
            self.nodes = append(self.nodes, node)
            self.choosers = append(self.choosers, chooser)
        self.nodes[self.length] = node
        self.choosers[self.length] = chooser
        self.length += 1

    def descend(self, state: State) -> None:
        """Walk down the tree to a choice that is new, and make it."""
        node: i64 = ROOT
        fresh = False
        while not fresh and state.to_act != OVER:
            actor = state.to_act
            if actor == self.seat or (actor >= 0 and not self.models):
                size = self.tree.size
                node = self.choose(state, node)
                fresh = self.branches and self.tree.size > size
                action = self.one[self.tree.rows[node * NODE + CODE] + 1]
            else:
                action = state.sample(self.rng) if actor < 0 else self.by_model(state)
                node = self.reach(node, state.seen_as(action, self.seat))
            lesson = state.learns(action, self.seat)
            self.carry_out(state, action, actor)
            self.visit(node, actor)
            if lesson > 0:
                node = self.reach(node, opened(lesson))
                self.visit(node, NONE)

    def reach(self, node: i64, code: i64) -> i64:
        """The child that something leads to which nobody here chooses."""
        child = self.tree.child(node, code)
        return child if child != NONE else self.tree.grow(node, code)

    def choose(self, state: State, node: i64) -> i64:
        """The child to go to: one not tried yet, or the most promising of those to be had."""
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
            else:  # one of those that look alike, each as likely as another
                self.many[at] += 1
                if self.rng.randrange(self.many[at]) == 0:
                    self.one[at] = actions[i]
        best: i64 = NONE
        highest = NEVER
        known: i64 = 0
        child = tree.rows[node * NODE + FIRST]
        while child != NONE:
            row = child * NODE
            at = tree.rows[row + CODE] + 1
            if at >= 0 and self.offered[at] == self.selection:  # else what is opened, no choice
                self.offered[at] = 0
                known += 1
                tree.rows[row + SEEN] += 1
                upper_bound = tree.upper_bound(child, self.config.explore)
                if upper_bound > highest:
                    highest = upper_bound
                    best = child
            child = tree.rows[row + NEXT]
        if known == len(codes) or (known > 0 and known >= self.width(node)):
            return best
        if self.branches and self.config.proposals and self.rng.random() >= self.config.noise:
            action = self.model.decide(state, state.to_act, self.rng)
            code = state.seen_as(action, self.seat)
            if self.offered[code + 1] == self.selection:
                self.one[code + 1] = action
                return self.add(node, code)
            return best  # it has been proposed before
        return self.try_new(state, node, codes)

    def width(self, node: i64) -> i64:
        """How many actions are looked at after so many visits."""
        if self.config.widening <= 0.0:
            return 1 << 30
        return 1 + int(self.config.widening * math.sqrt(float(self.tree.visits(node))))

    def try_new(self, state: State, node: i64, codes: vec[i64]) -> i64:
        """A child for a choice not tried yet: any of them, or the one that did best elsewhere."""
        found: i64 = 0
        chosen: i64 = 0
        highest = NEVER
        for i in range(len(codes)):
            if self.offered[codes[i] + 1] != self.selection:
                continue
            if self.config.averages:
                value = self.average(state.to_act, self.one[codes[i] + 1])
                if value < highest:
                    continue
                if value > highest:
                    highest = value
                    found = 0
            found += 1
            if self.rng.randrange(found) == 0:
                chosen = codes[i]
        return self.add(node, chosen)

    def add(self, node: i64, code: i64) -> i64:
        """A new child, to be had for the first time."""
        child = self.tree.grow(node, code)
        self.tree.rows[child * NODE + SEEN] = 1
        return child

    # After it.

    def play_on(self, state: State) -> None:
        """Play to the end, or to where it is broken off."""
        left = self.config.depth
        while state.to_act != OVER:
            actor = state.to_act
            if actor == CHANCE:
                action = state.sample(self.rng)
            elif self.config.guided:
                action = self.by_model(state)
            elif self.config.averages:
                action = self.by_averages(state)
            else:
                actions = state.legal()
                action = any_of(actions, self.rng)
            self.carry_out(state, action, actor)
            if self.config.depth > 0 and actor >= 0 and not state.underway():
                left -= 1
                if left <= 0:
                    return

    def by_model(self, state: State) -> i64:
        """What the model does, or with some noise anything."""
        if self.rng.random() < self.config.noise:
            actions = state.legal()
            return any_of(actions, self.rng)
        return self.model.decide(state, state.to_act, self.rng)

    def by_averages(self, state: State) -> i64:
        """What did best wherever it was done, or with some noise anything."""
        actions = state.legal()
        if len(actions) == 1 or self.rng.random() < self.config.noise:
            return any_of(actions, self.rng)
        best = actions[0]
        highest = NEVER
        found: i64 = 0
        for i in range(len(actions)):
            value = self.average(state.to_act, actions[i])
            if value > highest:
                highest = value
                found = 0
            if value == highest:
                found += 1
                if self.rng.randrange(found) == 0:
                    best = actions[i]
        return best

    def average(self, actor: i64, action: i64) -> float:
        """What an action was worth wherever a seat took it; 1, the most, where it never did."""
        at = actor * self.root.game.actions + action
        return self.gained[at] / float(self.tried[at]) if self.tried[at] > 0 else 1.0

    def carry_out(self, state: State, action: i64, actor: i64) -> None:
        """Do what was decided, which counts, or what chance gave."""
        if actor >= 0:
            self.decisions += 1
            if self.config.averages:
                self.played = append(self.played, actor * self.root.game.actions + action)
        state.apply(action)

    # What is learned.

    def learn(self, returns: list[float]) -> None:
        """Note what came of it along the whole way."""
        worth = vec[float](returns)
        for i in range(self.length):
            chooser = self.choosers[i]
            self.tree.note(self.nodes[i], worth[chooser] if chooser >= 0 else 0.0)
        for seat in range(len(worth)):
            self.expected[seat] += worth[seat]
        if self.config.averages:
            actions = self.root.game.actions
            for i in range(len(self.played)):
                at = self.played[i]
                self.tried[at] += 1
                self.gained[at] += worth[at // actions]

    def best(self) -> i64:
        """The action at the root that was chosen most often."""
        best: i64 = NONE
        most: i64 = -1
        highest = NEVER
        actions = self.root.legal()
        for i in range(len(actions)):
            child = self.tree.child(ROOT, self.root.seen_as(actions[i], self.seat))
            visits = self.tree.visits(child) if child != NONE else ZERO
            mean = self.tree.mean(child) if child != NONE else NEVER
            if visits > most or (visits == most and mean > highest):
                best = actions[i]
                most = visits
                highest = mean
        return best


class Thinker(Player):
    """A player who searches in this manner. ``model`` is how he thinks that others play.

    ``past`` is what he was told last, ``share`` how much of his usual time he has (`hurry`), and
    ``left`` the seconds of it for the move under way.
    """

    config: SearchConfig
    model: Player
    past: Past | None
    share: float
    left: float

    def __init__(self, name: str, config: SearchConfig, model: Player, remembers: bool) -> None:
        super().__init__(name, remembers)
        self.config = config
        self.model = model
        self.past = None
        self.share = 1.0
        self.left = 0.0

    def recall(self, past: Past) -> None:
        self.past = past

    def scale_time(self, share: float) -> None:
        self.share = min(max(share, 0.0), 1.0)

    def begin_move(self, state: State) -> None:
        """Have the whole time for a move, if one begins."""
        if not state.underway():
            self.left = self.config.move_seconds * self.share


class Searcher(Thinker):
    """The player who searches by himself.

    ``found`` is his last search, or None where he had no choice.
    """

    tree: Tree | None
    rooted: Past | None
    beliefs: Beliefs | None
    found: Search | None

    def __init__(self, name: str, config: SearchConfig, model: Player) -> None:
        super().__init__(name, config, model, config.keeps or config.beliefs > 0)
        self.tree = None
        self.rooted = None
        self.beliefs = None
        self.found = None

    def decide(self, state: State, seat: i64, rng: Random) -> i64:
        self.found = None
        self.begin_move(state)
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        begun = time.perf_counter()
        self.take_in(state, rng, begun)
        beliefs = self.beliefs
        if beliefs is not None and not beliefs.fits(state):
            beliefs = None
        search = Search(self.config, self.model, state, seat, rng, self.grown(seat), beliefs)
        search.run(self.iterations(), self.seconds(state, begun))
        self.left -= time.perf_counter() - begun
        self.found = search
        self.keep(search)
        return search.best()

    def iterations(self) -> i64:
        """How many iterations to search at most; 0 sets no bound."""
        most = self.config.iterations
        return max(1, int(float(most) * self.share)) if most > 0 else 0

    def seconds(self, state: State, begun: float) -> float:
        """How long to search, what has been spent since ``begun`` deducted; 0 sets no bound."""
        config = self.config
        if config.seconds <= 0.0 and config.move_seconds <= 0.0:
            return 0.0
        limit = config.seconds * self.share
        if config.move_seconds > 0.0:
            share = LATER_SHARE if state.underway() else FIRST_SHARE
            limit = share * self.left if limit <= 0.0 else min(limit, share * self.left)
        return max(limit - (time.perf_counter() - begun), LEAST)

    def take_in(self, state: State, rng: Random, begun: float) -> None:
        """Weigh the worlds by what has been seen since, in at most half of the time there is."""
        past = self.past
        count = int(float(self.config.beliefs) * self.share)
        if past is None or count < FEWEST or not self.config.believes(state.seats):
            self.beliefs = None
            return
        seconds = self.seconds(state, begun)
        until = begun + TO_BELIEVE * seconds if seconds > 0.0 else 0.0
        beliefs = self.beliefs
        if beliefs is None or not beliefs.follow(past, rng, until):
            beliefs = Beliefs(past, self.model, count, self.config.mistrust)
            beliefs.follow(past, rng, until)
            self.beliefs = beliefs
        beliefs.revive(state, rng)

    def grown(self, seat: i64) -> Tree:
        """What was grown before and still fits, or a tree of nothing."""
        past, rooted, tree = self.past, self.rooted, self.tree
        if not self.config.keeps or past is None or rooted is None or tree is None:
            return Tree()
        if tree.size > KEPT:
            return Tree()
        if past.seat != seat or past.start is not rooted.start or not past.continues(rooted):
            return Tree()
        node: i64 = ROOT
        for i in range(len(rooted.seen), len(past.seen)):
            node = tree.child(node, past.seen[i])
            if node == NONE:
                return Tree()
        return tree.branch(node)

    def keep(self, search: Search) -> None:
        """Keep the tree for the next decision."""
        past = self.past
        if self.config.keeps and past is not None:
            self.tree = search.tree
            self.rooted = past.copy()
