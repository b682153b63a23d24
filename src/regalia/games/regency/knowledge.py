"""Regency: what seats see of decisions, learn from them, and cannot know (RG44)."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.digest import digest
from regalia.engine.journal import Journal
from regalia.engine.state import ASKED, CHANCE, WHO, ZERO
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.conditions import actor_below_window
from regalia.games.regency.event_castes import passed_opens
from regalia.games.regency.position import RegencyPosition


def seen_as(state: RegencyPosition, action: i64, seat: i64) -> i64:
    """What a seat sees of an action or outcome (`State.seen_as`)."""
    if state.to_act == CHANCE:
        hidden = s.DRAWN <= action < s.CALLED and not turned_over(state)
        return s.DRAWN if hidden and seat != state.frame(WHO) else action
    if seat == state.to_act or not s.PICK <= action < s.ENOUGH:
        return action
    frame = state.top()
    if frame == s.PASSING:
        last = state.frame(ASKED) == 1 << state.to_act
        return action if last and seat == actor_below_window(state) else s.PICK
    if frame == s.EVENT:
        return state.config.kinds[state.frame(s.EVENT_KIND)].choice_seen(state, action, seat)
    if frame == s.PAYMENT:
        owed = state.frame(s.PAYMENT_COST) - state.frame(s.PAYMENT_SUM)
        return payment_seen(state, action, seat, state.frame(s.PAYMENT_TO), owed)
    if frame == s.SPENDING and state.frame(s.SPENT_FOR) == s.A_PAYMENT:
        payee = state.frames[state.below(state.here) + s.PAYMENT_TO]
        return payment_seen(state, action, seat, payee, state.frame(s.COST) - state.frame(s.SPENT))
    return action


def turned_over(state: RegencyPosition) -> bool:
    """Whether the next event drawn is turned over for all to see."""
    frame = state.top()
    if frame == s.PRAYING:
        return state.frame(s.PRAYING_PRIZE) == 0
    return frame in (s.PAYMENT, s.COURT)


def payment_seen(state: RegencyPosition, action: i64, seat: i64, payee: i64, owed: i64) -> i64:
    """What a third seat sees of a card paid to a seat: only whether it was the last (RG26)."""
    if payee < 0 or payee == state.crown or (seat == payee and payee != state.to_act):
        return action
    return s.PICK + 1 if state.config.influence[action - s.PICK] >= owed else s.PICK


def revealed_to(state: RegencyPosition, action: i64, seat: i64) -> i64:
    """A code for what an action reveals to a seat, 0 for nothing (`State.revealed_to`).

    It covers cards passed for a Tithe, a whole hand paid, and a hand shown.
    """
    frame = state.top()
    if state.to_act >= 0:
        if action == s.YIELD:
            return hand_revealed(state, state.to_act) if seat == state.frame(s.PAYMENT_TO) else ZERO
        if frame == s.PASSING:
            return passed_opens(state, action, seat)
        if frame == s.EVENT and state.frame(s.EVENT_STAGE) == s.DECIDING:
            kind = state.config.kinds[state.frame(s.EVENT_KIND)]
            opened = kind.choice_reveals(state, action, seat)
            if opened != 0:
                return opened
    if may_show(state, action):
        after = state.copy()
        after.journal = Journal()
        after.apply(action)
        for event in after.journal.events:
            if event.kind == s.HAND_SEEN:
                shown = s.SCHEMA.event(event)
                if shown.seat == seat:
                    return digest(vec[i64](list(shown.cards)))
    return 0


def hand_revealed(state: RegencyPosition, seat: i64) -> i64:
    """A number for a whole hand that is shown."""
    return digest(state.hands.held[seat * s.KINDS : (seat + 1) * s.KINDS])


def may_show(state: RegencyPosition, action: i64) -> bool:
    """Whether carrying out this action may show a hand (`EventKind.shows_hand`)."""
    if s.NAME_SEAT <= action < s.ASSIGN:
        if state.top() == s.PLAYING:
            return state.config.kinds[state.frame(s.DOING)].shows_hand
        if state.top() == s.EVENT:
            return state.config.kinds[state.frame(s.EVENT_KIND)].shows_hand
    shows = False
    row = state.here
    while row >= 0:
        event = state.frames[row] == s.EVENT
        if event and state.config.kinds[state.frames[row + s.EVENT_KIND]].shows_hand:
            shows = state.frames[row + s.EVENT_STAGE] != s.DECIDING
        row = state.below(row)
    return shows


def redraw(world: RegencyPosition, seat: i64, rng: Random) -> None:
    """Deal the cards hidden from a seat anew: other hands, deck, cards aside (RG44)."""
    piles = [world.cells]
    starts = vec[i64]([z.DECK])
    slots = vec[i64](capacity=8)
    for slot in range(s.MOST_SEATS):
        if world.aside(slot) >= 0 and not world.aside_is_seen(slot, seat):
            pile = vec[i64]([0] * s.KINDS)
            pile[world.aside(slot)] = 1
            piles.append(pile)
            starts = append(starts, 0)
            slots = append(slots, slot)
    world.hands.imagine(seat, piles, rng, starts)
    for i in range(len(slots)):
        for kind in range(s.KINDS):
            if piles[i + 1][kind] == 1:
                world.lay_aside(slots[i], kind)


def hidden(state: RegencyPosition, seat: i64) -> list[tuple[str, list[int]]]:
    """What is hidden from a seat, by zone (`State.hidden`)."""
    if state.seats == 1:  # the deck is known: all that is neither in hand nor discarded
        return []
    others = [n for other in range(state.seats) if other != seat for n in state.hands.row(other)]
    deck = [state.cells[z.DECK + kind] for kind in range(s.KINDS)]
    unseen = [
        0 if state.aside_is_seen(slot, seat) else state.aside(slot) + 1
        for slot in range(s.MOST_SEATS)
    ]
    return [("hands", others), ("deck", deck), ("aside", unseen)]
