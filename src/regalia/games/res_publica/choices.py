"""Res Publica: the legal actions of each question."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.state import ZERO
from regalia.games.res_publica import schema as s
from regalia.games.res_publica import zones as z
from regalia.games.res_publica.position import ResPublicaPosition
from regalia.games.res_publica.trade import (
    PACKING,
    can_finish,
    can_serve,
    highest_second_count,
    is_served,
    make_term,
    next_picks,
)


def legal_turn(state: ResPublicaPosition, seat: i64) -> vec[i64]:
    """The actions of a turn: trade once, then display, then draw (RP05); at the end, display."""
    found = vec[i64](capacity=16)
    if state.in_last_displays():
        found = append(found, s.REST)
    elif may_choose_draw(state, seat):
        found = append(append(found, s.DRAW_WITH), s.DRAW_WITHOUT)
    else:
        found = append(found, s.DRAW)
    found = add_displays(state, seat, found)
    trades = not state.in_last_displays() and state.cells[z.TRADED] == 0
    if trades and state.hands.size(seat) > 0:
        found = append(append(found, s.REQUEST), s.OFFER)
    return found


def add_displays(state: ResPublicaPosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """Add the displays of the sets in hand whose score card is not yet gone (RP15 to RP17)."""
    cities = state.next_city() < s.CITIES
    for kind in range(s.KINDS):
        cards = state.hands.has(seat, kind)
        if cards < s.COUPLE:
            continue
        if kind in (s.MONKS, s.BOOKS):
            if state.left(s.CHURCH if kind == s.MONKS else s.LIBRARY) > 0:
                found = append(found, s.DISPLAY + kind)
        elif cards >= s.SET and (cities if kind > s.MONKS else state.left(s.SETTLEMENT) > 0):
            found = append(found, s.DISPLAY + kind)
    if cities and state.hall(seat, s.LIBRARY) > 0:
        for kind in range(s.PEOPLE_KINDS, s.BOOKS):
            if state.hands.has(seat, kind) >= s.SHORT_SET:
                found = append(found, s.DISPLAY_SHORT + kind - s.PEOPLE_KINDS)
    return found


def could_display(state: ResPublicaPosition, seat: i64) -> bool:
    """Whether the seat may hold a set, judged by public counts; if not, it is not asked."""
    people = state.hands.size_of(seat, 0)
    civilisation = state.hands.size_of(seat, 1)
    if people >= s.COUPLE and state.left(s.CHURCH) > 0:
        return True
    if civilisation >= s.COUPLE and state.left(s.LIBRARY) > 0:
        return True
    if people >= s.SET and state.left(s.SETTLEMENT) > 0:
        return True
    least = s.SHORT_SET if state.hall(seat, s.LIBRARY) > 0 else s.SET
    return civilisation >= least and state.next_city() < s.CITIES


def may_choose_draw(state: ResPublicaPosition, seat: i64) -> bool:
    """Whether the seat chooses between 1 + 2 and 0 + 3 cards (RP19)."""
    if state.hall(seat, s.SETTLEMENT) < s.MOST_DRAWN:
        return False
    return state.deck_size(0) >= 1 and state.deck_size(1) >= s.MOST_DRAWN


# The words of a statement.
# A statement that offers or tenders promises cards; ``first`` is its finished first term, or 0.


def legal_words(state: ResPublicaPosition) -> vec[i64]:
    """The next words of a statement: a count, a characteristic, then and / or / stop."""
    promises = state.frame(s.BEGUN_BY) == s.OFFER or state.frame(s.BEGUN_BY) == s.TENDER
    first = begun_first_term(state)
    joint = state.frame(s.JOINED_BY)
    count = state.frame(s.SECOND_COUNT) if joint != s.ALONE else state.frame(s.FIRST_COUNT)
    if count == 0:
        return legal_counts(state, promises, first, joint)
    if first > 0 and joint == s.ALONE:
        return legal_joints(state, promises, first)
    found = vec[i64](capacity=16)
    for name in range(state.frame(s.FIRST_NAME) + 1, s.CHARACTERISTICS):
        if highest_count(state, promises, first, joint, name) >= count:
            found = append(found, s.NAME + name)
    return found


def begun_first_term(state: ResPublicaPosition) -> i64:
    """The first term of the statement being made, or 0 while it is unfinished."""
    name = state.frame(s.FIRST_NAME)
    return make_term(state.frame(s.FIRST_COUNT), name) if name >= 0 else ZERO


def highest_count(
    state: ResPublicaPosition, promises: bool, first: i64, joint: i64, name: i64
) -> i64:
    """The highest count of a characteristic that may come next; 0 if it cannot be named.

    A seat may ask for any cards, but must hold the cards that it promises (RP10). After *and* the
    two terms need different cards, after *or* they may share them.
    """
    if state.is_classic() and (name in (s.MONKS, s.BOOKS)):
        return 0
    if not promises:
        return s.MOST
    row = state.to_act * s.KINDS
    return highest_second_count(state.hands.held, row, first if joint == s.BOTH else ZERO, name)


def legal_counts(state: ResPublicaPosition, promises: bool, first: i64, joint: i64) -> vec[i64]:
    """The counts for which some characteristic can be named."""
    most: i64 = 0
    for name in range(state.frame(s.FIRST_NAME) + 1, s.CHARACTERISTICS):
        most = max(most, highest_count(state, promises, first, joint, name))
        if most == s.MOST:
            break
    found = vec[i64](capacity=16)
    for more in range(most):
        found = append(found, s.COUNT + more)
    return found


def legal_joints(state: ResPublicaPosition, promises: bool, first: i64) -> vec[i64]:
    """The joints for which a second term is possible (RP07), and the end of the statement."""
    both = False
    either = False
    for name in range(state.frame(s.FIRST_NAME) + 1, s.CHARACTERISTICS):
        both = both or highest_count(state, promises, first, s.BOTH, name) > 0
        either = either or highest_count(state, promises, first, s.EITHER, name) > 0
    found = vec[i64](capacity=16)
    if both:
        found = append(found, s.AND)
    if either:
        found = append(found, s.OR)
    return append(found, s.STOP)


# Answers, and accepting one.


def legal_answers(state: ResPublicaPosition) -> vec[i64]:
    """A demand or tender (RP09) if the seat holds cards for it (RP10), and declining."""
    seat = state.to_act
    found = vec[i64](capacity=16)
    if state.is_offer():
        if state.hands.size(seat) > 0:
            found = append(found, s.TENDER)
    elif can_serve(state.hands.held, seat * s.KINDS, state.said()):
        found = append(found, s.DEMAND)
    return append(found, s.DECLINE)


def legal_deals(state: ResPublicaPosition) -> vec[i64]:
    """The answers that the active seat can pay for, and none of them (RP11)."""
    found = vec[i64](capacity=16)
    for seat in range(state.seats):
        if seat != state.to_act and state.answer(seat) > 0:
            deliver = state.is_offer()
            row = state.to_act * s.KINDS
            if deliver or can_serve(state.hands.held, row, state.answer(seat)):
                found = append(found, s.ACCEPT + seat)
    return append(found, s.REFUSE)


def legal_picks(state: ResPublicaPosition) -> vec[i64]:
    """The kinds that the giver may pick next, and *enough* if the promise is kept (RP12).

    Cards are picked in ascending order of kind. The number of steps is that of the longest way to
    keep the promise, whatever is picked.
    """
    held, row = state.hands.held, state.to_act * s.KINDS
    statement = state.promise_of(state.to_act)
    picks, giving = state.picks_begun(), state.top() == s.GIVING
    last = state.frame(s.LAST_KIND) if giving else ZERO
    kinds = next_picks(held, row, statement, picks, last)
    found = vec[i64](capacity=16)
    for i in range(len(kinds)):
        found = append(found, s.PICK + kinds[i])
    enough = giving and is_served(held, row, statement, picks)
    return append(found, s.ENOUGH) if enough else found


def out_of_order(state: ResPublicaPosition) -> tuple[list[int], list[int]]:
    """The kinds that might be picked now only if the order did not matter.

    The first list has those before the kind that was picked last; the second those that are picked
    only after more cards of earlier kinds.
    """
    held, row = state.hands.held, state.to_act * s.KINDS
    statement = state.promise_of(state.to_act)
    picks, giving = state.picks_begun(), state.top() == s.GIVING
    last = state.frame(s.LAST_KIND) if giving else ZERO
    in_order = next_picks(held, row, statement, picks, last)
    early: list[int] = []
    late: list[int] = []
    for kind in range(s.KINDS):
        more = picks + PACKING.cards(kind)
        spare = PACKING.count(picks, kind) < held[row + kind]
        if kind in in_order or not spare:
            continue
        if kind < last:
            if can_finish(held, row, statement, more, ZERO):
                early.append(kind)
        elif can_finish(held, row, statement, more, last):
            late.append(kind)
    return early, late


def set_size(kind: i64, library: bool) -> i64:
    """How many cards of a kind make a set (RP15, RP16)."""
    if kind in (s.MONKS, s.BOOKS):
        return s.COUPLE
    return s.SHORT_SET if library and kind > s.MONKS else s.SET


def displayed(action: i64) -> tuple[i64, i64]:
    """The count and the kind of the cards that an action displays."""
    if action >= s.DISPLAY_SHORT:
        return s.SHORT_SET, action - s.DISPLAY_SHORT + s.PEOPLE_KINDS
    kind = action - s.DISPLAY
    return set_size(kind, False), kind
