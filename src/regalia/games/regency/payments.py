"""Regency: spending influence and payments, card by card (RG22, RG26, RG32, RG37, RG44)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine import bags
from regalia.engine.state import CHANCE, WHO
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.effects import (
    announce_attraction,
    begin_attraction,
    discard,
    end_turn,
    pay_cards,
    pay_whole_hand,
    refresh_deck,
    use_power,
)
from regalia.games.regency.position import RegencyPosition

MOST_PAID: Final[i64] = s.MOST_COST + 2 * s.MOST_INFLUENCE
"""More influence than any payment needs; sums beyond it are not looked at."""


def ask_payment(state: RegencyPosition, payer: i64, kind: i64, payee: i64, cost: i64) -> None:
    """Ask for a payment for the event on top, which waits until it is made or not."""
    state.set_frame(s.EVENT_STAGE, s.PAYING)
    push_payment(state, payer, kind, cost)
    state.set_frame(s.PAYMENT_TO, payee)


def push_payment(state: RegencyPosition, payer: i64, kind: i64, cost: i64) -> None:
    """Let a seat pay next, to nobody yet, for an event or an attraction."""
    state.push(s.PAYMENT, payer)
    state.set_frame(s.PAYMENT_FOR, kind)
    state.set_frame(s.PAYMENT_COST, cost)


def advance_payment(state: RegencyPosition) -> bool:
    """Turn over Treasury's three events, then ask the payer if it has a choice.

    Returns True if the payer or chance must decide.
    """
    seat = state.frame(WHO)
    if state.frame(s.PAYMENT_FLIPS) > 0 and refresh_deck(state):
        state.to_act = CHANCE
        return True
    state.set_frame(s.PAYMENT_FLIPS, 0)
    if state.frame(s.PAYMENT_SUM) >= state.frame(s.PAYMENT_COST):
        settle_payment(state, True)
        return False
    if state.hands.size(seat) == 0 and not state.can_use_treasury(seat):
        settle_payment(state, state.config.kinds[state.frame(s.PAYMENT_FOR)].all_if_short)
        return False
    state.to_act = seat
    return True


def legal_payment(state: RegencyPosition, seat: i64) -> vec[i64]:
    """The first card of a payment, Treasury before it, or not to pay (RG26, RG32, RG37).

    Treasury is optional: a seat that cannot pay without it may choose not to pay.
    """
    cost, paid = state.frame(s.PAYMENT_COST), state.frame(s.PAYMENT_SUM)
    event = state.config.kinds[state.frame(s.PAYMENT_FOR)]
    found = vec[i64](capacity=16)
    if (
        paid == 0
        and state.can_use_treasury(seat)
        and state.influence(seat) + s.TREASURY_EVENTS >= cost
    ):
        found = append(found, s.POWER)
    able = state.influence(seat) + paid >= cost
    if able:
        for kind in range(s.KINDS):
            if state.hands.has(seat, kind) > 0:
                found = append(found, s.PICK + kind)
    if event.may_decline_payment or not able:
        found = append(found, s.YIELD if event.all_if_short else s.ABANDON)
    return found


def pay(state: RegencyPosition, action: i64) -> bool:
    """The first decision of a payment; returns True if the game can advance."""
    seat, payee = state.to_act, state.frame(s.PAYMENT_TO)
    if action >= s.PICK and action < s.ENOUGH:
        owed = state.frame(s.PAYMENT_COST) - state.frame(s.PAYMENT_SUM)
        begin_spending(state, s.A_PAYMENT, owed)
        return spend(state, action)
    if action == s.POWER:
        use_power(state, seat)
        state.set_frame(s.PAYMENT_FLIPS, s.TREASURY_EVENTS)
    elif action == s.ABANDON:
        settle_payment(state, False)
    else:
        pay_whole_hand(state, seat, payee)
        settle_payment(state, True)
    return True


def settle_payment(state: RegencyPosition, met: bool) -> None:
    """End a payment and go on with the event or attraction that it is for."""
    seat, kind = state.frame(WHO), state.frame(s.PAYMENT_FOR)
    citizen = state.frame(s.PAYMENT_CITIZEN)
    state.drop()
    if kind != s.ATTRACTION:
        state.set_frame(s.EVENT_STAGE, s.PAID if met else s.UNPAID)
    elif met:
        begin_attraction(state, seat, citizen)
    else:
        state.tell(s.ABANDONED, seat, kind)


def begin_spending(state: RegencyPosition, goal: i64, cost: i64) -> None:
    """Begin to choose the cards that the seat to act spends."""
    state.push(s.SPENDING, state.to_act)
    state.set_frame(s.SPENT_FOR, goal)
    state.set_frame(s.COST, cost)


def is_free(goal: i64) -> bool:
    """Whether a seat discards as many events as it likes: at its turn's end or for an event."""
    return goal == s.DISCARDING or (goal < s.KINDS and goal != s.A_PAYMENT)


def legal_spending(state: RegencyPosition, seat: i64) -> vec[i64]:
    """One card more, Treasury before the first (RG32), or "done" where the amount is free."""
    goal, cost = state.frame(s.SPENT_FOR), state.frame(s.COST)
    spent = cards_spent(state)
    found = vec[i64](capacity=16)
    if goal == s.ATTRACTION and spent == 0 and state.can_use_treasury(seat):
        found = append(found, s.POWER)
    if is_free(goal) or state.influence(seat) >= cost:
        frames, cards = state.frames, state.here + s.SPENT_CARDS
        for kind in range(s.KINDS):
            if state.hands.has(seat, kind) > frames[cards + kind]:
                found = append(found, s.PICK + kind)
    if goal == s.DISCARDING:  # the rest of the hand is within this turn's hand limit (RG14)
        enough = state.hands.size(seat) - spent <= state.cells[z.LIMIT]
    else:
        enough = is_free(goal) and spent > 0
    return append(found, s.ENOUGH) if enough else found


def cards_spent(state: RegencyPosition) -> i64:
    """How many cards the seat to act has chosen to spend so far."""
    return bags.size(state.frames, state.here + s.SPENT_CARDS, s.KINDS)


def surplus_with(state: RegencyPosition, kind: i64) -> i64:
    """The influence paid beyond the cost if an event of this kind is paid next; negative if short.

    -1 also where events are discarded for something else than their influence.
    """
    paid = state.config.influence[kind]
    if state.top() == s.PAYMENT:
        return paid + state.frame(s.PAYMENT_SUM) - state.frame(s.PAYMENT_COST)
    if state.top() != s.SPENDING or is_free(state.frame(s.SPENT_FOR)):
        return -1
    return paid + state.frame(s.SPENT) - state.frame(s.COST)


def least_surplus(state: RegencyPosition) -> i64:
    """The smallest surplus with which the hand of the seat to act can pay what is asked."""
    owed = state.frame(s.COST)
    if state.top() == s.PAYMENT:
        owed = state.frame(s.PAYMENT_COST) - state.frame(s.PAYMENT_SUM)
    sums: i64 = 1  # bit n: events with an influence of n together
    row = state.to_act * s.KINDS
    for kind in range(s.KINDS):
        for _i in range(state.hands.held[row + kind]):
            sums |= (sums << state.config.influence[kind]) & ((1 << (MOST_PAID + 1)) - 1)
    surplus: i64 = 0
    while owed + surplus < MOST_PAID and (sums >> (owed + surplus)) & 1 == 0:
        surplus += 1
    return surplus


def spend(state: RegencyPosition, action: i64) -> bool:
    """Spend one card more, for an attraction, a readying, a payment or as a discard.

    Returns True if it was the last and the game can advance.
    """
    goal, cost = state.frame(s.SPENT_FOR), state.frame(s.COST)
    if action == s.POWER:
        use_treasury_first(state)
        return True
    if action != s.ENOUGH:
        kind = action - s.PICK
        state.set_frame(s.SPENT, state.frame(s.SPENT) + state.config.influence[kind])
        state.set_frame(s.SPENT_CARDS + kind, state.frame(s.SPENT_CARDS + kind) + 1)
        if is_free(goal):
            if state.hands.size(state.to_act) > cards_spent(state):
                return False
        elif state.frame(s.SPENT) < cost:
            return False
    seat, place = state.to_act, state.frame(s.FROM_PLACE)
    begun = state.here + s.SPENT_CARDS
    cards = state.frames[begun : begun + s.KINDS]
    state.drop()
    if goal == s.A_PAYMENT:
        pay_cards(state, seat, state.frame(s.PAYMENT_TO), cards, cost)
        settle_payment(state, True)
        return True
    # What the cards are for is told before them.
    if goal == s.READYING:
        state.cells[z.READY + seat] = 1
        state.tell(s.POWER_READIED, seat, state.mat(seat))
    elif goal == s.ATTRACTION:
        announce_attraction(state, seat, state.citizen_at(place))
    discard(state, seat, cards)
    if goal == s.DISCARDING:
        end_turn(state)
    elif goal == s.ATTRACTION:
        begin_attraction(state, seat, state.citizen_at(place))
    elif goal != s.READYING:
        state.config.kinds[goal].after_discards(state, seat, bags.size(cards, 0, s.KINDS))
    return True


def use_treasury_first(state: RegencyPosition) -> None:
    """Use Treasury before the first card of an attraction (RG32)."""
    seat, cost, place = state.to_act, state.frame(s.COST), state.frame(s.FROM_PLACE)
    citizen = state.citizen_at(place)
    state.drop()
    announce_attraction(state, seat, citizen)
    use_power(state, seat)
    push_payment(state, seat, s.ATTRACTION, cost)
    state.set_frame(s.PAYMENT_FLIPS, s.TREASURY_EVENTS)
    state.set_frame(s.PAYMENT_CITIZEN, citizen)
