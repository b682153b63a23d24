"""Bags: decks whose order nobody knows, kept as counts of each kind.

A card has no identity until it is drawn, so a State holds no future to be read. A bag is a slice
of a ``vec``: ``kinds`` counts from ``start`` on.
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64


def size(counts: vec[i64], start: i64, kinds: i64) -> i64:
    """How many cards are in the bag."""
    total: i64 = 0
    for i in range(start, start + kinds):
        total += counts[i]
    return total


def is_empty(counts: vec[i64], start: i64, kinds: i64) -> bool:
    """Whether no card is left in the bag."""
    for i in range(start, start + kinds):
        if counts[i] > 0:
            return False
    return True


def pick(counts: vec[i64], start: i64, kinds: i64, n: i64) -> i64:
    """The kind of the ``n``-th card (from 0) of the bag when it is laid out by kind."""
    for i in range(start, start + kinds):
        n -= counts[i]
        if n < 0:
            return i - start
    raise IndexError("there is no such card in the bag")


def sample(counts: vec[i64], start: i64, kinds: i64, rng: Random) -> i64:
    """The kind of a card drawn from the bag, each card as likely."""
    return pick(counts, start, kinds, rng.randrange(size(counts, start, kinds)))


def reshuffle(deck: vec[i64], pile: vec[i64]) -> bool:
    """Make an empty deck of the discard pile; false if it was not empty, or neither has a card."""
    if not is_empty(deck, 0, len(deck)) or is_empty(pile, 0, len(pile)):
        return False
    for kind in range(len(deck)):
        deck[kind] = pile[kind]
        pile[kind] = 0
    return True


def kinds_in(counts: vec[i64], start: i64, kinds: i64, offset: i64) -> vec[i64]:
    """The kinds in the bag, ascending, each plus ``offset``: the outcomes of a draw."""
    found = vec[i64](capacity=16)
    for i in range(kinds):
        if counts[start + i] > 0:
            found = append(found, i + offset)
    return found


def weights_in(counts: vec[i64], start: i64, kinds: i64) -> vec[i64]:
    """How many cards there are of each kind that is in the bag, in the order of `kinds_in`."""
    found = vec[i64](capacity=16)
    for i in range(kinds):
        if counts[start + i] > 0:
            found = append(found, counts[start + i])
    return found
