"""Bags: decks in unknown order, stored as a count of each kind.

A card has no identity until it is drawn, so a State does not contain future draws. A bag is a slice
of a ``vec``: ``kinds`` counts, beginning at ``start``.
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64


def size(counts: vec[i64], start: i64, kinds: i64) -> i64:
    """The number of cards in the bag."""
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
    """The kind of the ``n``-th card (from 0) if the bag is sorted by kind."""
    for i in range(start, start + kinds):
        n -= counts[i]
        if n < 0:
            return i - start
    raise IndexError("there is no such card in the bag")


def sample(counts: vec[i64], start: i64, kinds: i64, rng: Random) -> i64:
    """The kind of a random card of the bag, each card equally likely."""
    return pick(counts, start, kinds, rng.randrange(size(counts, start, kinds)))


def reshuffle(
    deck: vec[i64], pile: vec[i64], deck_at: i64 = 0, pile_at: i64 = 0, kinds: i64 = -1
) -> bool:
    """Move the discard pile into an empty deck.

    Deck and pile are bags of ``kinds`` counts that begin at these places, in one row or in two; by
    default each is a whole row. Return False if the deck was not empty or there is no card in the
    pile.
    """
    if kinds < 0:
        kinds = len(deck)
    if not is_empty(deck, deck_at, kinds) or is_empty(pile, pile_at, kinds):
        return False
    for kind in range(kinds):
        deck[deck_at + kind] = pile[pile_at + kind]
        pile[pile_at + kind] = 0
    return True


def kinds_in(counts: vec[i64], start: i64, kinds: i64, offset: i64) -> vec[i64]:
    """The kinds in the bag plus ``offset``, ascending: the outcomes of a draw."""
    found = vec[i64](capacity=16)
    for i in range(kinds):
        if counts[start + i] > 0:
            found = append(found, i + offset)
    return found


def picks(counts: vec[i64], start: i64, kinds: i64, offset: i64) -> list[int]:
    """The kind of each card in the bag plus ``offset``, ascending: for `State.draft_decisions`."""
    made: list[int] = []
    for i in range(kinds):
        made.extend([offset + i] * counts[start + i])
    return made


def weights_in(counts: vec[i64], start: i64, kinds: i64) -> vec[i64]:
    """The number of cards of each kind in the bag, in the order of `kinds_in`."""
    found = vec[i64](capacity=16)
    for i in range(kinds):
        if counts[start + i] > 0:
            found = append(found, counts[start + i])
    return found
