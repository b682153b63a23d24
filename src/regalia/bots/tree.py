"""The tree that a search grows: what one seat can see of what comes, and what it was worth.

All nodes lie in two rows of numbers, so that a node costs no object and a whole tree a handful.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

CODE: Final = 0
FIRST_CHILD: Final = 1
NEXT_SIBLING: Final = 2
VISITS: Final = 3
AVAILABLE: Final = 4
NODE_SIZE: Final = 5
"""Numbers of a node: what is seen that leads here, its first child, its next sibling, how often it
was gone to, and how often it might have been."""
NONE: Final = -1
ROOT: Final = 0


class Tree:
    """Nodes by number, the root first.

    ``sums`` holds for each node what was gained through it by the seat that chose to go there.
    """

    rows: vec[i64]
    sums: vec[float]
    size: i64

    def __init__(self) -> None:
        self.rows = vec[i64]()
        self.sums = vec[float]()
        self.size = 0
        self.new_node(NONE)

    def new_node(self, code: i64) -> i64:
        """A new node that is nobody's child yet."""
        rows = self.rows
        self.rows = vec[i64]()
        rows = append(append(append(append(append(rows, code), NONE), NONE), 0), 0)
        self.rows = rows
        sums = self.sums
        self.sums = vec[float]()
        self.sums = append(sums, 0.0)
        self.size += 1
        return self.size - 1

    def add_child(self, parent: i64, code: i64) -> i64:
        """A new child."""
        node = self.new_node(code)
        self.rows[node * NODE_SIZE + NEXT_SIBLING] = self.rows[parent * NODE_SIZE + FIRST_CHILD]
        self.rows[parent * NODE_SIZE + FIRST_CHILD] = node
        return node

    def child(self, parent: i64, code: i64) -> i64:
        """The child that this leads to, or `NONE`."""
        node = self.rows[parent * NODE_SIZE + FIRST_CHILD]
        while node != NONE and self.rows[node * NODE_SIZE + CODE] != code:
            node = self.rows[node * NODE_SIZE + NEXT_SIBLING]
        return node

    def visits(self, node: i64) -> i64:
        """How often it was gone to."""
        return self.rows[node * NODE_SIZE + VISITS]

    def mean(self, node: i64) -> float:
        """What it was worth to the seat that chose to go there, in 0..1; 0 if nobody did."""
        visits = self.rows[node * NODE_SIZE + VISITS]
        return self.sums[node] / float(visits) if visits > 0 else 0.0

    def update(self, node: i64, value: float) -> None:
        """One visit more, and what it was worth to the seat that chose it."""
        self.rows[node * NODE_SIZE + VISITS] += 1
        self.sums[node] += value

    def ucb(self, node: i64, exploration: float) -> float:
        """Its mean and what is still unsure about it (UCB1 over the times that it was to be had).

        Cowling, Powley, Whitehouse, Information Set Monte Carlo Tree Search, 2012.
        """
        row = node * NODE_SIZE
        visits = float(self.rows[row + VISITS])
        unsure = math.sqrt(math.log(float(self.rows[row + AVAILABLE])) / visits)
        return self.sums[node] / visits + exploration * unsure

    def subtree(self, root: i64) -> Tree:
        """A tree of its own that is all below a node, which is its root."""
        part = Tree()
        part.add_counts(ROOT, self, root)
        old = vec[i64]([root])  # part's nodes as they are called here
        at: i64 = 0
        while at < part.size:
            node = self.rows[old[at] * NODE_SIZE + FIRST_CHILD]
            while node != NONE:
                fresh = part.add_child(at, self.rows[node * NODE_SIZE + CODE])
                part.add_counts(fresh, self, node)
                old = append(old, node)
                node = self.rows[node * NODE_SIZE + NEXT_SIBLING]
            at += 1
        return part

    def add_counts(self, node: i64, other: Tree, there: i64) -> None:
        """Note for a node what another tree has found of one of its own."""
        row, from_row = node * NODE_SIZE, there * NODE_SIZE
        self.rows[row + VISITS] += other.rows[from_row + VISITS]
        self.rows[row + AVAILABLE] += other.rows[from_row + AVAILABLE]
        self.sums[node] += other.sums[there]
