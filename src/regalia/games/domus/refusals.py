"""Domus Regnatrix: why an action is impossible, where a sentence helps more than a list.

A refusal depends on what the asked seat knows alone.
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.engine.words import possible_actions
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.choices import playable
from regalia.games.domus.position import DomusPosition
from regalia.games.domus.rules import DomusState


def refusal(state: DomusState, action: i64) -> str:
    """The reason, or "" if there is nothing more to say than what is possible."""
    reason = why_not(state, action)
    return f"{reason}; possible: {possible_actions(state)}." if reason else ""


def why_not(state: DomusState, action: i64) -> str:
    """The reason without what is possible."""
    if state.top() >= 0 or state.cells[z.STEP] == s.SETTING_UP:
        return ""
    seat, step = state.to_act, state.cells[z.STEP]
    if s.BUY <= action < s.PAY and step == s.BUYING:
        card = action - s.BUY
        if card >= state.config.kinds:
            return ""
        name = state.config.cards[card].name
        if state.cells[z.STORE + card] == 0:
            return f"{name} is not in the store"
        price = state.price(seat, card)
        return f"{name} costs {price}, and your treasury holds {state.treasury(seat)}"
    if s.PLAY <= action < s.REPLACE and step == s.PLAYING:
        card = action - (s.PLAY if action < s.DISCARD else s.DISCARD)
        if card >= state.config.kinds:
            return ""
        return cannot_play(state, seat, card)
    if s.COMMAND <= action < s.TOP and step == s.ACTION:
        squad = action - s.COMMAND
        if squad >= state.places() * s.SQUADS_IN_SPACE or state.top_unit(seat, squad) < 0:
            return "You have no squad there"
        if state.is_spent(squad):
            return "That squad is done for this turn"
        return "That squad can neither move nor attack"
    return ""


def cannot_play(state: DomusPosition, seat: i64, card: i64) -> str:
    """Why a card cannot be played or discarded."""
    name, group = state.config.cards[card].name, state.config.group[card]
    if state.hands.has(seat, card) == 0:
        return f"You have no {name} in your hand"
    if state.cells[z.CARD_LEFT] == 0:
        return "You have played your card of this turn"
    if group == s.TECH:
        twice = state.laid(seat, card) > 0
        return f"{name} is in your library already" if twice else "Your library is full"
    if group == s.UPGRADE:
        twice = state.laid(seat, card) > 0
        tech = state.config.cards[state.config.cards[card].tech].name
        return f"{name} is in your library already" if twice else f"{name} needs {tech}"
    if group == s.COIN_CARD:
        return "Your treasury is full of such coins"
    if group == s.SUPPORT:
        power = state.config.cards[card].powers[0]
        return f"{name} would do nothing: {power.ability.lacks.replace('{n}', str(power.n))}"
    return f"{name} cannot be played now"


def cannot_play_now(state: DomusPosition, seat: i64, card: i64) -> str:
    """A sentence: why a seat whose turn it is cannot play a card of its hand now; "" if it can."""
    step = state.cells[z.STEP]
    if step == s.BUYING or step == s.TRADING:
        return "Cards are played after buying and trading."
    if step == s.ACTION or step == s.REARRANGING:
        return "The step in which cards are played is over."
    if step != s.PLAYING or playable(state, seat, card):
        return ""
    return f"{cannot_play(state, seat, card)}."
