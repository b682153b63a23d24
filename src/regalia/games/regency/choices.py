"""Regency: the legal actions of each decision, and the decisions of an unfinished move."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine import bags
from regalia.engine.state import CHANCE, NONE, OVER
from regalia.games.regency import schema as s
from regalia.games.regency.conditions import (
    can_attract,
    can_play,
    can_react,
    can_use_power,
    cards_to_pick,
    has_bulwark,
)
from regalia.games.regency.festival import legal_laying
from regalia.games.regency.payments import cards_spent, legal_payment, legal_spending
from regalia.games.regency.position import RegencyPosition, is_reaction_window


def legal(state: RegencyPosition) -> vec[i64]:
    """The legal actions of the seat to act, or the possible outcomes of chance (`State.legal`)."""
    if state.to_act == CHANCE:
        return state.outcomes()
    if state.to_act == OVER:
        return vec[i64]()
    frame = state.top()
    if frame < 0:
        return legal_turn(state, state.to_act)
    if is_reaction_window(frame):
        return legal_answers(state, state.to_act)
    if frame == s.PAYMENT:
        return legal_payment(state, state.to_act)
    if frame == s.SPENDING:
        return legal_spending(state, state.to_act)
    if frame == s.PLAYING:
        return legal_targets(
            state, state.frame(s.DOING), state.frame(s.FIRST), state.frame(s.FRESH) == 1
        )
    if frame == s.ARRIVAL:
        return legal_castes(state, state.frame(s.ARRIVAL_CITIZEN))
    if frame == s.LAYING:
        if state.frame(s.LAID_AS) < 0:
            return legal_castes(state, state.frame(s.LAID))
        return legal_laying(state, state.to_act)
    if frame == s.PASSING:
        return cards_to_pick(state, state.to_act)
    if frame == s.DAWN:
        return vec[i64]([s.POWER, s.PASS])
    if frame == s.CROWNING:
        return legal_mats(state)
    return legal_choice(state)


def legal_turn(state: RegencyPosition, seat: i64) -> vec[i64]:
    """Events, attractions, readying and using the power, in any order and number (RG11)."""
    found = vec[i64](capacity=16)
    for kind in range(s.KINDS):
        if can_play(state, kind, seat):
            found = append(found, s.PLAY + kind)
    for place in range(s.BOTTOM):
        if can_attract(state, seat, place):
            found = append(found, s.ATTRACT + place)
    if not state.is_ready(seat):
        if state.influence(seat) >= state.config.ready_cost:
            found = append(found, s.READY)
    elif can_use_power(state, seat):
        found = append(found, s.POWER)
    return append(found, s.END)


def legal_answers(state: RegencyPosition, seat: i64) -> vec[i64]:
    """Reactions from the hand, Bulwark, or pass (RG33)."""
    row = state.below(state.here)
    found = vec[i64](capacity=16)
    reactions = state.config.reactions
    for i in range(len(reactions)):
        kind = reactions[i]
        if can_react(state, row, seat, kind):
            found = append(found, s.PLAY + kind)
    if has_bulwark(state, row, seat):
        found = append(found, s.POWER)
    return append(found, s.PASS)


def legal_targets(state: RegencyPosition, kind: i64, first: i64, fresh: bool) -> vec[i64]:
    """The possible next targets of an event or power (RG17 to RG21, RG31).

    ``fresh`` is False for an event repeated by Forgery, which is not in the hand.
    """
    seat = state.to_act
    spare = state.hands.size(seat) - (1 if fresh else 0)
    return state.config.kinds[kind].target_actions(state, seat, first, spare)


def legal_castes(state: RegencyPosition, citizen: i64) -> vec[i64]:
    """The castes that a citizen may be assigned to (RG16)."""
    found = vec[i64](capacity=16)
    for caste in range(s.CASTES):
        if state.allows_caste(citizen, caste):
            found = append(found, s.ASSIGN + caste)
    return found


def legal_mats(state: RegencyPosition) -> vec[i64]:
    """The mats that are not taken; never Catherine's if she plays (RG06, RG40)."""
    found = vec[i64](capacity=16)
    for mat in range(s.REGENTS):
        taken = mat == 0 and state.crown >= 0
        for seat in range(state.seats):
            taken = taken or state.mat(seat) == mat
        if not taken:
            found = append(found, s.TAKE_MAT + mat)
    return found


def legal_choice(state: RegencyPosition) -> vec[i64]:
    """The choices that an event leaves to its resolution."""
    event = state.config.kinds[state.frame(s.EVENT_KIND)]
    if state.frame(s.EVENT_STAGE) != s.CHOOSING:
        return event.choices(state)
    if event.has_price and not state.can_pay(state.to_act, state.config.price, 0):
        return vec[i64]([s.ABANDON])
    return legal_targets(state, event.number, -1, False)


def decline(state: RegencyPosition) -> i64:
    """Pass, if a reaction window is open, or -1 (`State.decline`)."""
    return s.PASS if is_reaction_window(state.window()) else NONE


def steps_made(state: RegencyPosition) -> i64:
    """The number of decisions made so far in the current move."""
    frame = state.top()
    if frame == s.PLAYING:
        return state.frame(s.FRESH) + (1 if state.frame(s.FIRST) >= 0 else 0)
    if frame == s.SPENDING:
        verb: i64 = 0 if state.frame(s.SPENT_FOR) < s.KINDS else 1  # else it began with the cards
        return verb + cards_spent(state)
    if frame == s.LAYING:
        made: i64 = 0
        row = state.here
        while row >= 0 and state.frames[row] == s.LAYING:
            made += 1 + is_assigned(state, row)
            row = state.below(row)
        return made
    return 0


def is_assigned(state: RegencyPosition, row: i64) -> i64:
    """1 if the caste of a citizen who is being laid has been chosen by a decision, else 0."""
    chosen = state.frames[row + s.LAID_AS] >= 0
    return 1 if chosen and not state.is_simple(state.frames[row + s.LAID]) else 0


def draft_decisions(state: RegencyPosition) -> list[int]:
    """The decisions made so far in the current move (`State.draft_decisions`)."""
    made: list[int] = []
    frame = state.top()
    if frame == s.PLAYING:
        if state.frame(s.FRESH) == 1:
            card = state.frame(s.DOING) < s.KINDS
            made.append(s.PLAY + state.frame(s.DOING) if card else s.POWER)
        if state.frame(s.FIRST) >= 0:
            made.append(s.NAME_CITIZEN + state.frame(s.FIRST))
    elif frame == s.SPENDING:
        if state.frame(s.SPENT_FOR) == s.ATTRACTION:
            made.append(s.ATTRACT + state.frame(s.FROM_PLACE))
        elif state.frame(s.SPENT_FOR) == s.READYING:
            made.append(s.READY)
        elif state.frame(s.SPENT_FOR) == s.DISCARDING:
            made.append(s.END)
        made.extend(bags.picks(state.frames, state.here + s.SPENT_CARDS, s.KINDS, s.PICK))
    elif frame == s.LAYING:
        for row in state.rows():
            if state.frames[row] == s.LAYING:
                made.append(s.NAME_CITIZEN + state.frames[row + s.LAID])
                if is_assigned(state, row) > 0:
                    made.append(s.ASSIGN + state.frames[row + s.LAID_AS])
    return made
