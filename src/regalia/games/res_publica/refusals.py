"""Res Publica: the messages for illegal actions: why they are illegal, and what is legal."""

from __future__ import annotations

from typing import Final

from regalia.engine.words import possible_actions
from regalia.games.res_publica import rules as r
from regalia.games.res_publica import schema as s
from regalia.games.res_publica import zones as z
from regalia.games.res_publica.cards import Cards
from regalia.games.res_publica.choices import displayed
from regalia.games.res_publica.trade import PACKING

NOT_HELD: Final = "You cannot promise more than you hold; name what is in your hand."


def reason(cards: Cards, state: r.ResPublicaState, action: int) -> str:
    """Why an action is illegal now; empty if no particular reason applies."""
    if state.top() == s.SAYING:
        return word_refusal(cards, state, action)
    if state.top() == s.GIVING or state.top() == s.PICKING:
        return pick_refusal(cards, state, action)
    if state.top() == s.TRADING:
        return deal_refusal(state, action)
    if s.DISPLAY <= action < s.REQUEST:
        return display_refusal(cards, state, action)
    if action in (s.REQUEST, s.OFFER):
        if state.in_last_displays():
            return "There is no more trade; display what sets you have, or rest."
        if state.cells[z.TRADED] == 1:
            return "There is one trade a turn, before you display; go on with: draw."
        return "Without cards you cannot trade; draw."
    if s.DEMAND <= action <= s.DECLINE or s.ACCEPT <= action <= s.REFUSE:
        return f"There is nothing to answer or accept now; do one of: {possible_actions(state)}."
    if action in (s.DRAW_WITH, s.DRAW_WITHOUT):
        return "Only with three settlements, and cards enough in both decks, do you choose."
    return ""


def word_refusal(cards: Cards, state: r.ResPublicaState, action: int) -> str:
    """Why a word cannot come next in the statement."""
    promises = state.frame(s.BEGUN_BY) in (s.OFFER, s.TENDER)
    first, joined = state.frame(s.FIRST_NAME), state.frame(s.JOINED_BY) != s.ALONE
    if s.NAME <= action < s.AND and joined == (first >= 0):
        name = action - s.NAME
        if name == first:
            named = cards.spoken(first, 2)
            return f"You have named {named} already; name something else, or one count for both."
        if 0 <= name < first:
            earlier, later = cards.spoken(name, 2), cards.spoken(first, 2)
            return f"{earlier} are named before {later}: take back, and begin with {earlier}."
        if state.is_classic() and name in (s.MONKS, s.BOOKS):
            return "There are no Monks or Books in the classic game; name something else."
        if promises:
            return NOT_HELD
    if s.COUNT <= action < s.NAME and promises:
        return "You do not hold so many; say a smaller number."
    open_end = 0 <= first < s.CHARACTERISTICS - 1 and not joined
    if action in (s.AND, s.OR) and promises and open_end:
        return NOT_HELD
    return f"Go on with the statement, or take it back; possible: {possible_actions(state)}."


def pick_refusal(cards: Cards, state: r.ResPublicaState, action: int) -> str:
    """Why a card cannot be picked, or the pick cannot end."""
    if not s.PICK <= action <= s.ENOUGH:
        return f"First pick the cards that you give: {possible_actions(state)}."
    if action == s.ENOUGH:
        return f"You owe more than that; pick one more: {possible_actions(state)}."
    kind = action - s.PICK
    if state.hands.has(state.to_act, kind) <= PACKING.count(state.picks_begun(), kind):
        return too_few_held(cards, state, kind)
    card = cards.one[kind]
    return f"With 1 {card} you would not give what you owe; possible: {possible_actions(state)}."


def how_to_answer(state: r.ResPublicaState) -> str:
    """The message on how to answer a request or an offer."""
    if state.legal()[0] == s.DECLINE:
        return f"Answer first: {possible_actions(state)}."
    verb = "tender or decline" if state.is_offer() else "for (what you ask) or decline"
    return f"Answer in kind: {verb}."


def deal_refusal(state: r.ResPublicaState, action: int) -> str:
    """Why a request or an offer cannot be answered like this, or an answer cannot be accepted."""
    if state.asks_others():
        if action == s.DEMAND and not state.is_offer():
            return "You cannot give what is requested, so you can only decline."
        if action == s.TENDER and state.is_offer():
            return "You hold no card to tender, so you can only decline."
        if s.REQUEST <= action < s.DECLINE or s.PICK <= action <= s.ENOUGH:
            return how_to_answer(state)
        return f"Answer first: {possible_actions(state)}."
    if s.ACCEPT <= action < s.REFUSE:
        seat = action - s.ACCEPT
        if seat >= state.seats:
            return f"There is no seat {seat + 1}; the seats are 1 to {state.seats}."
        if seat == state.to_act or state.answer(seat) <= 0:
            return f"There is no answer of seat {seat + 1} to accept; accept another, or none."
        return f"You cannot pay what seat {seat + 1} asks; accept another answer, or none."
    return f"First decide on the answers: {possible_actions(state)}."


def display_refusal(cards: Cards, state: r.ResPublicaState, action: int) -> str:
    """Why a set cannot be displayed."""
    count, kind = displayed(action)
    if kind < s.MONKS:
        left, what = state.left(s.SETTLEMENT), "settlement"
    elif kind == s.MONKS:
        left, what = state.left(s.CHURCH), "church"
    elif kind == s.BOOKS:
        left, what = state.left(s.LIBRARY), "library"
    else:
        left, what = s.CITIES - state.next_city(), "city"
    if left <= 0:
        return f"No {what} is left that you could have for it."
    if action >= s.DISPLAY_SHORT and state.hall(state.to_act, s.LIBRARY) == 0:
        return f"Without a library a city takes 5 of a kind; you cannot display {count}."
    return f"You do not hold {cards.counted(count, kind)}; do one of: {possible_actions(state)}."


def too_few_held(cards: Cards, state: r.ResPublicaState, kind: int) -> str:
    """The message that a hand has too few cards of a kind."""
    return f"You do not hold that many {cards.many[kind]}; possible: {possible_actions(state)}."
