"""The search tree: its edges are what one seat observes, its nodes hold visit counts and values.

All nodes lie in two vectors of numbers, so a node costs no Python object.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

CODE: Final[i64] = 0
FIRST_CHILD: Final[i64] = 1
NEXT_SIBLING: Final[i64] = 2
VISITS: Final[i64] = 3
AVAILABLE: Final[i64] = 4
NODE_SIZE: Final[i64] = 5
"""Columns of a node: the code (`State.seen_as`) of the edge that leads to it, its first child, its
next sibling, its visit count, and its availability count (how often it could have been chosen)."""
NONE: Final[i64] = -1
ROOT: Final[i64] = 0


class Tree:
    """Nodes by number, the root first.

    ``sums`` holds each node's total return, for the seat that chose to enter it.
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
        """A new node without a parent."""
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
        """The child at the end of this edge, or `NONE`."""
        node = self.rows[parent * NODE_SIZE + FIRST_CHILD]
        while node != NONE and self.rows[node * NODE_SIZE + CODE] != code:
            node = self.rows[node * NODE_SIZE + NEXT_SIBLING]
        return node

    def visits(self, node: i64) -> i64:
        """The visit count."""
        return self.rows[node * NODE_SIZE + VISITS]

    def mean(self, node: i64) -> float:
        """The mean return in 0..1 for the seat that chose to enter the node; 0 without visits."""
        visits = self.rows[node * NODE_SIZE + VISITS]
        return self.sums[node] / float(visits) if visits > 0 else 0.0

    def update(self, node: i64, value: float) -> None:
        """Add a visit with its return for the seat that chose to enter the node."""
        self.rows[node * NODE_SIZE + VISITS] += 1
        self.sums[node] += value

    def ucb(self, node: i64, exploration: float) -> float:
        """The upper confidence bound: UCB1 with the availability count for the parent's visits.

        Cowling, Powley, Whitehouse, Information Set Monte Carlo Tree Search, 2012.
        """
        row = node * NODE_SIZE
        visits = float(self.rows[row + VISITS])
        unsure = math.sqrt(math.log(float(self.rows[row + AVAILABLE])) / visits)
        return self.sums[node] / visits + exploration * unsure

    def subtree(self, root: i64) -> Tree:
        """A copy of the tree below a node, which becomes the root."""
        part = Tree()
        part.add_counts(ROOT, self, root)
        old = vec[i64]([root])  # the numbers here of the copied nodes
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
        """Add the counts and the return of another tree's node to a node."""
        row, from_row = node * NODE_SIZE, there * NODE_SIZE
        self.rows[row + VISITS] += other.rows[from_row + VISITS]
        self.rows[row + AVAILABLE] += other.rows[from_row + AVAILABLE]
        self.sums[node] += other.sums[there]
