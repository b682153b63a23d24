"""The language of trade: what a statement says, and whether cards meet it.

A *term* is a count and a characteristic, written ``16 * characteristic + count``. A *statement* is
one term or two, joined by *and* or *or* (RP07). Cards are counts of the twelve kinds, in a vec from
a place ``at`` on. Rulings are named as in RULINGS.md.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.packing import Packing
from regalia.games.res_publica import schema as s

TERM: Final = 512
PACKING: Final = Packing(s.PICKED.bits)
"""What is picked: a count of each kind, in one number."""


def make_term(count: i64, characteristic: i64) -> i64:
    """A term in one number.

    >>> count_of(term(3, s.PEOPLE)), characteristic_of(term(3, s.PEOPLE)) == s.PEOPLE
    (3, True)
    """
    return 16 * characteristic + count


def count_of(one: i64) -> i64:
    """How many a term names; a pair counts as one."""
    return one & 15


def characteristic_of(one: i64) -> i64:
    """What a term names."""
    return one >> 4


def make_statement(one: i64, joint: i64 = s.ALONE, other: i64 = 0) -> i64:
    """A statement in one number, greater than 0."""
    return (joint * TERM + other) * TERM + one


def first_term(statement: i64) -> i64:
    """The term that a statement names first."""
    return statement % TERM


def second_term(statement: i64) -> i64:
    """The other term, or 0."""
    return statement // TERM % TERM


def rest_of(statement: i64) -> i64:
    """The other term and what joins it to the first, in one number; 0 if there is none."""
    return statement // TERM


def joint_of(statement: i64) -> i64:
    """`ALONE`, `BOTH` or `EITHER`."""
    return statement // (TERM * TERM)


def way_count(statement: i64) -> i64:
    """How many ways a statement leaves open by an *or*: 1 or 2."""
    return 2 if joint_of(statement) == s.EITHER else 1


def nth_way(statement: i64, number: i64) -> i64:
    """One of the ways, as a statement without *or*."""
    if joint_of(statement) != s.EITHER:
        return statement
    return first_term(statement) if number == 0 else second_term(statement)


def width(one: i64) -> i64:
    """How many cards serve a term."""
    return count_of(one) * (2 if characteristic_of(one) >= s.PAIR else 1)


def size(way: i64) -> i64:
    """How many cards serve a statement without *or*."""
    return width(first_term(way)) + width(second_term(way))


def longest(statement: i64) -> i64:
    """The most cards with which a statement can be served."""
    most: i64 = 0
    for number in range(way_count(statement)):
        most = max(most, size(nth_way(statement, number)))
    return most


def is_vague(statement: i64) -> bool:
    """Whether the words of a statement leave to the giver what serves it (RP12)."""
    if joint_of(statement) == s.EITHER or characteristic_of(first_term(statement)) >= s.KINDS:
        return True
    return characteristic_of(second_term(statement)) >= s.KINDS


def serves(kind: i64, characteristic: i64) -> bool:
    """Whether a card of this kind can be among what a characteristic names."""
    if characteristic < s.KINDS:
        return kind == characteristic
    if characteristic in (s.PEOPLE, s.PEOPLE_PAIR):
        return kind < s.PEOPLE_KINDS
    if characteristic in (s.CIVILISATION, s.CIVILISATION_PAIR):
        return kind >= s.PEOPLE_KINDS
    return True


def supply(cards: vec[i64], at: i64, characteristic: i64, but: i64 = -1, less: i64 = 0) -> i64:
    """How many of a characteristic there are, with ``less`` cards of the kind ``but`` put aside."""
    found: i64 = 0
    for kind in range(s.KINDS):
        if serves(kind, characteristic):
            count = cards[at + kind] - (less if kind == but else 0)
            found += count // 2 if characteristic >= s.PAIR else count
    return found


def can_meet(cards: vec[i64], at: i64, way: i64) -> bool:
    """Whether a statement without *or* can be met from these cards.

    With *and* different cards serve the two terms.
    """
    one, other = first_term(way), second_term(way)
    a, n = characteristic_of(one), count_of(one)
    if supply(cards, at, a) < n:
        return False
    if other == 0:
        return True
    b, m = characteristic_of(other), count_of(other)
    if a < s.KINDS:  # just these cards are put aside
        return supply(cards, at, b, a, n) >= m
    if b < s.PAIR:  # a group within the other, or two that share nothing
        shares = b == s.ANY
        return supply(cards, at, b) >= (m + n if shares else m)
    if a < s.PAIR:  # as many pairs as can be from elsewhere, the others at the group's cost
        inside = pairs_within(cards, at, b, a)
        needed = max(m - (supply(cards, at, b) - inside), 0)
        return needed <= inside and supply(cards, at, a) - 2 * needed >= n
    shared = a == s.PAIR
    return supply(cards, at, b) >= m and supply(cards, at, a) >= (m + n if shared else n)


def pairs_within(cards: vec[i64], at: i64, pair: i64, group: i64) -> i64:
    """How many pairs of a kind of pair are among the cards of a group."""
    found: i64 = 0
    for kind in range(s.KINDS):
        if serves(kind, pair) and serves(kind, group):
            found += cards[at + kind] // 2
    return found


def can_keep(cards: vec[i64], at: i64, statement: i64) -> bool:
    """Whether every way that a statement leaves open can be met: so must who promises (RP10)."""
    for number in range(way_count(statement)):
        if not can_meet(cards, at, nth_way(statement, number)):
            return False
    return True


def can_serve(cards: vec[i64], at: i64, statement: i64) -> bool:
    """Whether a way can be met: so must who answers a request, or accepts (RP10, RP11)."""
    for number in range(way_count(statement)):
        if can_meet(cards, at, nth_way(statement, number)):
            return True
    return False


def highest_second_count(cards: vec[i64], at: i64, one: i64, characteristic: i64) -> i64:
    """The greatest count with which a second term can be met beside a first; 0 if none.

    ``one`` is that first term, or 0 where the second stands alone.
    """
    most = min(supply(cards, at, characteristic), s.MOST)
    if one == 0:
        return most
    while most > 0 and not can_meet(
        cards, at, make_statement(one, s.BOTH, make_term(most, characteristic))
    ):
        most -= 1
    return most


# Picking the cards.


def can_finish(cards: vec[i64], at: i64, statement: i64, picks: i64, last: i64) -> bool:
    """Whether ``picks`` can be made what serves the statement, by cards of kind ``last`` and on."""
    for number in range(way_count(statement)):
        if can_complete(cards, at, nth_way(statement, number), picks, last):
            return True
    return False


def is_served(cards: vec[i64], at: i64, statement: i64, picks: i64) -> bool:
    """Whether the picks serve the statement just as they are."""
    return can_finish(cards, at, statement, picks, s.KINDS)


def can_complete(cards: vec[i64], at: i64, way: i64, picks: i64, last: i64) -> bool:
    """The same for a statement without *or*.

    Goes through the kinds and keeps which numbers of cards can by then serve the two terms: a bit
    for each number that serves the second, by the number that serves the first.
    """
    one, other = first_term(way), second_term(way)
    a, b = characteristic_of(one), characteristic_of(other)
    full, other_full = width(one), width(other)
    if PACKING.size(picks) > full + other_full:
        return False
    reached = vec[i64]([0] * (full + 1))
    reached[0] = 1
    within: i64 = (1 << (other_full + 1)) - 1
    for kind in range(s.KINDS):
        least = PACKING.count(picks, kind)
        most = least if kind < last else cards[at + kind]
        if most == 0:
            continue
        step_a: i64 = 0  # how many cards at once a term takes of this kind
        if serves(kind, a):
            step_a = 2 if a >= s.PAIR else 1
        step_b: i64 = 0
        if other > 0 and serves(kind, b):
            step_b = 2 if b >= s.PAIR else 1
        after = vec[i64]([0] * (full + 1))
        for i in range(full + 1):
            if reached[i] == 0:
                continue
            x: i64 = 0
            while i + x <= full and x <= most:
                y: i64 = 0
                while y <= other_full and x + y <= most:
                    if x + y >= least:
                        after[i + x] |= (reached[i] << y) & within
                    if step_b == 0:
                        break
                    y += step_b
                if step_a == 0:
                    break
                x += step_a
        reached = after
    return (reached[full] >> other_full) & 1 == 1


def next_picks(cards: vec[i64], at: i64, statement: i64, picks: i64, last: i64) -> vec[i64]:
    """The kinds of which one card more may be picked, from ``last`` on, ascending."""
    found = vec[i64]()
    for kind in range(last, s.KINDS):
        more = picks + PACKING.cards(kind)
        spare = PACKING.count(picks, kind) < cards[at + kind]
        if spare and can_finish(cards, at, statement, more, kind):
            found = append(found, kind)
    return found


def named_picks(statement: i64) -> i64:
    """What a statement that names kinds alone gives."""
    picks: i64 = 0
    for one in (first_term(statement), second_term(statement)):
        if one > 0:
            picks += PACKING.cards(characteristic_of(one), count_of(one))
    return picks


def is_statement(statement: i64) -> bool:
    """Whether a number is a statement that can be made."""
    one, other, joint = first_term(statement), second_term(statement), joint_of(statement)
    if statement <= 0 or joint > s.EITHER or (joint == s.ALONE) != (other == 0):
        return False
    for part in (one, other):
        if part > 0 and not (1 <= count_of(part) <= s.MOST):
            return False
    if characteristic_of(one) >= s.CHARACTERISTICS or characteristic_of(other) >= s.CHARACTERISTICS:
        return False
    return one > 0 and (other == 0 or characteristic_of(one) < characteristic_of(other))
