"""Domus Regnatrix: trade among those who have a market (DR18).

A proposal names cards of the proposer's hand, and kinds of cards wanted for them. All see it, and
so know that the proposer holds what is offered. Whether the other seat holds what is wanted is told
by nothing but an acceptance: any card can be asked for that may be in a hand by what all know.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.state import WHO
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.position import DomusPosition


def partners(state: DomusPosition, seat: i64) -> vec[i64]:
    """The seats to which a seat may still make a proposal in this turn."""
    found = vec[i64](capacity=4)
    if state.total(seat, s.MARKET) == 0 or state.hands.size(seat) == 0:
        return found
    for other in range(state.seats):
        asked = (state.cells[z.PROPOSED_TO] >> other) & 1 == 1
        if other == seat or asked or state.is_out(other):
            continue
        if state.total(other, s.MARKET) > 0 and state.hands.size(other) > 0:
            found = append(found, other)
    return found


def can_trade(state: DomusPosition, seat: i64) -> bool:
    """Whether a seat and another one have a market."""
    found = False
    for other in range(state.seats):
        if other != seat and not state.is_out(other):
            found = found or state.total(other, s.MARKET) > 0
    return found and state.total(seat, s.MARKET) > 0


def listed(state: DomusPosition, row: i64, column: i64) -> vec[i64]:
    """The cards in the columns of one side of a trade, from ``column`` on."""
    found = vec[i64](capacity=3)
    for i in range(s.MOST_TRADED):
        card = state.frames[row + column + i]
        if card >= 0:
            found = append(found, card)
    return found


def count_of(cards: vec[i64], card: i64) -> i64:
    """How often a card is among these."""
    found: i64 = 0
    for i in range(len(cards)):
        if cards[i] == card:
            found += 1
    return found


def note(state: DomusPosition, column: i64, card: i64) -> None:
    """Add a card to a side of the proposal on top, so that its cards stay in ascending order."""
    cards = listed(state, state.here, column)
    at: i64 = 0
    while at < len(cards) and cards[at] <= card:
        at += 1
    for i in range(len(cards), at, -1):
        state.set_frame(column + i, cards[i - 1])
    state.set_frame(column + at, card)


def proposals(state: DomusPosition) -> vec[i64]:
    """How an unfinished proposal can go on: first the cards given, then those wanted."""
    seat, found = state.frame(WHO), vec[i64](capacity=32)
    given = listed(state, state.here, s.GIVEN)
    wanted = listed(state, state.here, s.ASKED_FOR)
    if len(wanted) == 0 and len(given) < s.MOST_TRADED:
        for card in range(state.config.kinds):
            if state.hands.has(seat, card) > count_of(given, card):
                found = append(found, s.GIVE + card)
    if len(given) > 0 and len(wanted) < s.MOST_TRADED:
        partner = state.frame(s.PARTNER)
        if len(wanted) < state.hands.size(partner):
            for card in range(state.config.kinds):
                if askable(state, seat, partner, card) > count_of(wanted, card):
                    found = append(found, s.ASK + card)
    return append(found, s.PROPOSE) if len(wanted) > 0 else found


def askable(state: DomusPosition, seat: i64, partner: i64, card: i64) -> i64:
    """How many of a card a partner may hold by what all know and by the proposer's own hand."""
    everybody = state.seats
    known = state.hands.at_least(everybody, partner, card)
    if state.config.deck[card] != s.MAIN:
        return known  # DR17: whoever bought it has shown it
    left = state.config.count[card] + state.minted(card) - state.seen_of(card)
    for other in range(state.seats):
        if other == seat:
            left -= state.hands.has(seat, card)
        elif other != partner:
            left -= state.hands.at_least(everybody, other, card)
    return left


def propose(state: DomusPosition) -> None:
    """Make the proposal on top: its seat shows what it offers, and the other is asked."""
    row, seat = state.here, state.frame(WHO)
    partner = state.frame(s.PARTNER)
    given, wanted = listed(state, row, s.GIVEN), listed(state, row, s.ASKED_FOR)
    state.drop_draft()
    state.cells[z.PROPOSED_TO] |= 1 << partner
    gives, asks = counted(state, given), counted(state, wanted)
    for card in range(state.config.kinds):
        if gives[card] > 0:
            state.hands.prove(seat, card, gives[card])
    kinds = state.config.kinds
    state.tell_bag(s.PROPOSED, gives, 0, kinds, seat, partner)
    state.tell_bag(s.PROPOSED_FOR, asks, 0, kinds, seat, partner)
    state.push(s.OFFER, partner)
    for i in range(len(given)):
        state.set_frame(s.OFFERED + i, given[i])
    for i in range(len(wanted)):
        state.set_frame(s.WANTED + i, wanted[i])


def counted(state: DomusPosition, cards: vec[i64]) -> vec[i64]:
    """How many of each kind are among these cards."""
    found = vec[i64]([0] * state.config.kinds)
    for i in range(len(cards)):
        found[cards[i]] += 1
    return found


def can_accept(state: DomusPosition) -> bool:
    """Whether the seat to act holds what the offer on top wants."""
    wanted = counted(state, listed(state, state.here, s.WANTED))
    for card in range(state.config.kinds):
        if wanted[card] > state.hands.has(state.frame(WHO), card):
            return False
    return True


def answer(state: DomusPosition, accepts: bool) -> None:
    """The seat to act accepts or declines the offer on top."""
    seat, proposer = state.frame(WHO), state.turn()
    given = listed(state, state.here, s.OFFERED)
    wanted = listed(state, state.here, s.WANTED)
    state.drop()
    state.tell(s.ANSWERED, seat, int(accepts))
    if accepts:
        for i in range(len(given)):
            state.hands.hand_over(proposer, seat, given[i], -1)
        for i in range(len(wanted)):
            state.hands.hand_over(seat, proposer, wanted[i], -1)
