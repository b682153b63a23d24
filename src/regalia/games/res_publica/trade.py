"""Res Publica: the language of trade, and which cards meet a statement.

A *term* is a count and a characteristic (a kind, a group or pairs). A *statement* is one term, or
two joined by *and* or *or* (RP07). A statement with *or* has two *ways* to meet it, any other
statement one; a way is itself a statement without *or*. Terms and statements are packed into one
number each. Cards are counts of the twelve kinds in a vec, from index ``at`` on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.packing import Packing
from regalia.engine.state import ZERO
from regalia.games.res_publica import schema as s

TERM_BASE: Final[i64] = 512
TERMS: Final[i64] = 2
"""The maximum number of terms in a statement."""
PACKING: Final = Packing(s.PICKED.bits)
"""Packs picked cards, a count of each kind, into one number."""


def make_term(count: i64, characteristic: i64) -> i64:
    """A term in one number.

    >>> term = make_term(3, s.PEOPLE)
    >>> count_of(term), characteristic_of(term) == s.PEOPLE
    (3, True)
    """
    return 16 * characteristic + count


def count_of(term: i64) -> i64:
    """The count of a term; a pair counts as one."""
    return term & 15


def characteristic_of(term: i64) -> i64:
    """The characteristic of a term."""
    return term >> 4


def make_statement(first: i64, joint: i64 = s.ALONE, second: i64 = 0) -> i64:
    """A statement in one number, greater than 0."""
    return (joint * TERM_BASE + second) * TERM_BASE + first


def first_term(statement: i64) -> i64:
    """The first term of a statement."""
    return statement % TERM_BASE


def second_term(statement: i64) -> i64:
    """The second term of a statement, or 0."""
    return statement // TERM_BASE % TERM_BASE


def term_of(statement: i64, number: i64) -> i64:
    """The first (0) or second (1) term of a statement."""
    return first_term(statement) if number == 0 else second_term(statement)


def rest_of(statement: i64) -> i64:
    """The second term and its joint in one number, or 0."""
    return statement // TERM_BASE


def joint_of(statement: i64) -> i64:
    """`ALONE`, `BOTH` or `EITHER`."""
    return statement // (TERM_BASE * TERM_BASE)


def way_count(statement: i64) -> i64:
    """The number of ways to meet a statement: 2 with *or*, else 1."""
    return 2 if joint_of(statement) == s.EITHER else 1


def nth_way(statement: i64, number: i64) -> i64:
    """A way to meet a statement, by number from 0."""
    if joint_of(statement) != s.EITHER:
        return statement
    return term_of(statement, number)


def width(term: i64) -> i64:
    """The number of cards of a term."""
    return count_of(term) * (2 if characteristic_of(term) >= s.PAIR else 1)


def size(way: i64) -> i64:
    """The number of cards of a way."""
    return width(first_term(way)) + width(second_term(way))


def longest(statement: i64) -> i64:
    """The number of cards of a statement's longest way."""
    most: i64 = 0
    for number in range(way_count(statement)):
        most = max(most, size(nth_way(statement, number)))
    return most


def is_vague(statement: i64) -> bool:
    """Whether a statement leaves the giver a choice of cards (RP12)."""
    if joint_of(statement) == s.EITHER or characteristic_of(first_term(statement)) >= s.KINDS:
        return True
    return characteristic_of(second_term(statement)) >= s.KINDS


def serves(kind: i64, characteristic: i64) -> bool:
    """Whether a card of this kind has a characteristic, or can be in a pair of it."""
    if characteristic < s.KINDS:
        return kind == characteristic
    if characteristic in (s.PEOPLE, s.PEOPLE_PAIR):
        return kind < s.PEOPLE_KINDS
    if characteristic in (s.CIVILISATION, s.CIVILISATION_PAIR):
        return kind >= s.PEOPLE_KINDS
    return True


def supply(
    cards: vec[i64], at: i64, characteristic: i64, aside_kind: i64 = -1, aside: i64 = 0
) -> i64:
    """The highest count of a characteristic in the cards.

    ``aside`` cards of the kind ``aside_kind`` are left out.
    """
    found: i64 = 0
    for kind in range(s.KINDS):
        if serves(kind, characteristic):
            count = cards[at + kind] - (aside if kind == aside_kind else ZERO)
            found += count // 2 if characteristic >= s.PAIR else count
    return found


def can_meet(cards: vec[i64], at: i64, way: i64) -> bool:
    """Whether these cards meet a way. With *and* the two terms need different cards."""
    first, second = first_term(way), second_term(way)
    a, n = characteristic_of(first), count_of(first)
    if supply(cards, at, a) < n:
        return False
    if second == 0:
        return True
    b, m = characteristic_of(second), count_of(second)
    if a < s.KINDS:  # put exactly these cards aside
        return supply(cards, at, b, a, n) >= m
    if b < s.PAIR:  # a group within the other, or two disjoint groups
        shares = b == s.ANY
        return supply(cards, at, b) >= (m + n if shares else m)
    if a < s.PAIR:  # take pairs from outside the group first, the others out of it
        inside = pairs_within(cards, at, b, a)
        needed = max(m - (supply(cards, at, b) - inside), 0)
        return needed <= inside and supply(cards, at, a) - 2 * needed >= n
    shared = a == s.PAIR
    return supply(cards, at, b) >= m and supply(cards, at, a) >= (m + n if shared else n)


def pairs_within(cards: vec[i64], at: i64, pair: i64, group: i64) -> i64:
    """The number of pairs of a type among the cards of a group."""
    found: i64 = 0
    for kind in range(s.KINDS):
        if serves(kind, pair) and serves(kind, group):
            found += cards[at + kind] // 2
    return found


def can_keep(cards: vec[i64], at: i64, statement: i64) -> bool:
    """Whether the cards meet every way of a statement: needed to offer or tender it (RP10)."""
    for number in range(way_count(statement)):
        if not can_meet(cards, at, nth_way(statement, number)):
            return False
    return True


def can_serve(cards: vec[i64], at: i64, statement: i64) -> bool:
    """Whether the cards meet some way of a statement.

    That is needed to answer a request or to accept a demand (RP10, RP11).
    """
    for number in range(way_count(statement)):
        if can_meet(cards, at, nth_way(statement, number)):
            return True
    return False


def highest_second_count(cards: vec[i64], at: i64, first: i64, characteristic: i64) -> i64:
    """The highest count of a characteristic that the cards meet together with a first term.

    ``first`` is 0 where the term stands alone. The result is 0 if no count can be met.
    """
    most = min(supply(cards, at, characteristic), s.MOST)
    if first == 0:
        return most
    while most > 0 and not can_meet(
        cards, at, make_statement(first, s.BOTH, make_term(most, characteristic))
    ):
        most -= 1
    return most


# Picking the cards.


def can_finish(cards: vec[i64], at: i64, statement: i64, picks: i64, last: i64) -> bool:
    """Whether the picks can serve a statement after more cards of the kinds from ``last`` on."""
    for number in range(way_count(statement)):
        if can_complete(cards, at, nth_way(statement, number), picks, last):
            return True
    return False


def is_served(cards: vec[i64], at: i64, statement: i64, picks: i64) -> bool:
    """Whether the picks serve a statement without more cards."""
    return can_finish(cards, at, statement, picks, s.KINDS)


def can_complete(cards: vec[i64], at: i64, way: i64, picks: i64, last: i64) -> bool:
    """Whether the picks can serve a way after more cards of the kinds from ``last`` on.

    Goes through the kinds. After each kind, bit j of ``reached[i]`` says whether i cards can serve
    the first term while j other cards serve the second.
    """
    first, second = first_term(way), second_term(way)
    a, b = characteristic_of(first), characteristic_of(second)
    full, other_full = width(first), width(second)
    if PACKING.size(picks) > full + other_full:
        return False
    if second == 0:
        return can_complete_one(cards, at, a, full, picks, last)
    reached = vec[i64]([0] * (full + 1))
    after = vec[i64]([0] * (full + 1))
    reached[0] = 1
    within: i64 = (1 << (other_full + 1)) - 1
    for kind in range(s.KINDS):
        least = PACKING.count(picks, kind)
        most = least if kind < last else cards[at + kind]
        if most == 0:
            continue
        step_a: i64 = 0  # cards of this kind that a term takes at a time
        if serves(kind, a):
            step_a = 2 if a >= s.PAIR else 1
        step_b: i64 = 0
        if second > 0 and serves(kind, b):
            step_b = 2 if b >= s.PAIR else 1
        for i in range(full + 1):
            after[i] = 0
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
        reached, after = after, reached
    return (reached[full] >> other_full) & 1 == 1


def can_complete_one(
    cards: vec[i64], at: i64, characteristic: i64, full: i64, picks: i64, last: i64
) -> bool:
    """As `can_complete`, for a single term: each kind can give a range of counts."""
    step: i64 = 2 if characteristic >= s.PAIR else 1
    fewest: i64 = 0
    most: i64 = 0
    for kind in range(s.KINDS):
        picked = PACKING.count(picks, kind)
        if serves(kind, characteristic):
            low = (picked + step - 1) // step * step
            high = (picked if kind < last else cards[at + kind]) // step * step
            if low > high:
                return False
            fewest += low
            most += high
        elif picked > 0:
            return False
    return fewest <= full <= most


def next_picks(cards: vec[i64], at: i64, statement: i64, picks: i64, last: i64) -> vec[i64]:
    """The kinds from ``last`` on of which one more card may be picked, ascending."""
    found = vec[i64](capacity=16)
    for kind in range(last, s.KINDS):
        more = picks + PACKING.cards(kind)
        spare = PACKING.count(picks, kind) < cards[at + kind]
        if spare and can_finish(cards, at, statement, more, kind):
            found = append(found, kind)
    return found


def named_picks(statement: i64) -> i64:
    """The picks of a statement that names only kinds."""
    picks: i64 = 0
    for number in range(TERMS):
        term = term_of(statement, number)
        if term > 0:
            picks += PACKING.cards(characteristic_of(term), count_of(term))
    return picks


def is_statement(statement: i64) -> bool:
    """Whether a number is a valid statement."""
    first, joint, second = first_term(statement), joint_of(statement), second_term(statement)
    if statement <= 0 or joint > s.EITHER or (joint == s.ALONE) != (second == 0):
        return False
    for part in (first, second):
        if part > 0 and not (1 <= count_of(part) <= s.MOST):
            return False
    if (
        characteristic_of(first) >= s.CHARACTERISTICS
        or characteristic_of(second) >= s.CHARACTERISTICS
    ):
        return False
    return first > 0 and (second == 0 or characteristic_of(first) < characteristic_of(second))
