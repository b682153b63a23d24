"""Regency: the questions asked of a seat, and the reasons why a move is illegal."""

from __future__ import annotations

from regalia.engine.state import CHANCE, OVER
from regalia.engine.words import possessive, possible_actions
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.cards import CATHERINE_NAME, POWERS, Cards
from regalia.games.regency.conditions import actor_below_window
from regalia.games.regency.kinds import EVENT_KINDS
from regalia.games.regency.payments import cards_spent
from regalia.games.regency.position import is_reaction_window
from regalia.games.regency.rules import RegencyState


def prompt(cards: Cards, state: RegencyState, seat: int) -> str:
    """The question that a seat is asked (`Words.prompt`)."""
    frame = state.top()
    if frame < 0:
        return (
            "Your turn: play events, attract citizens, ready or use your power, then end your turn."
        )
    if is_reaction_window(frame):
        return _ask_answer(cards, state, seat)
    if frame == s.SPENDING:
        return _ask_spending(cards, state)
    if frame == s.PAYMENT:
        return _ask_payment(cards, state)
    if frame == s.PLAYING:
        return _ask_target(cards, state.frame(s.DOING), int(state.frame(s.FIRST) >= 0))
    if frame == s.ARRIVAL:
        arriving = cards.citizens[state.frame(s.ARRIVAL_CITIZEN)]
        return f"Which caste do you assign {arriving} to?"
    if frame == s.LAYING and state.frame(s.LAID_AS) < 0:
        return f"Which caste do you assign {cards.citizens[state.frame(s.LAID)]} to?"
    if frame == s.LAYING:
        return "Which citizen do you lay next? Each goes outermost."
    if frame == s.PASSING:
        name = cards.events[state.frame(s.PASSING_KIND)]
        return f"{name}: which event do you pass to seat {actor_below_window(state) + 1}?"
    if frame == s.DAWN:
        return "Do you use Uprising? The populace is shuffled into its deck and turned up anew."
    if frame == s.CROWNING:
        return "Whose mat do you take? Its caste is your prowess and gives you a power."
    return _ask_choice(cards, state)


def _ask_answer(cards: Cards, state: RegencyState, seat: int) -> str:
    row = state.below(state.here)
    react = "answer it yourself" if state.actor(row) == seat else "react"
    return f"{happening(cards, state, row, seat)} Do you {react}?"


def happening(cards: Cards, state: RegencyState, row: int, seat: int) -> str:
    """A sentence about the event in this frame row, addressed to a seat."""
    kind, first, second = (
        state.frames[row + s.EVENT_KIND],
        state.frames[row + s.EVENT_FIRST],
        state.frames[row + s.EVENT_SECOND],
    )
    actor = state.actor(row)
    who = "You" if actor == seat else _seat_name(state, actor, seat)
    verb = "attract" if actor == seat else "attracts"
    if kind >= s.KINDS:
        return f"{who} {verb} {cards.citizens[first]}."
    verb = "play" if actor == seat else "plays"
    repeat = ""
    if state.frames[row + s.EVENT_FORGED] == 1:
        repeat = f", repeated by {cards.events[_repeater()]}"
    aimed = _aimed(cards, state, kind, first, second, seat)
    return f"{who} {verb} {cards.events[kind]}{aimed}{repeat}."


def _repeater() -> int:
    """The kind of reaction that repeats an event (RG38)."""
    return next(event.number for event in EVENT_KINDS if event.repeats)


def _aimed(cards: Cards, state: RegencyState, kind: int, first: int, second: int, seat: int) -> str:
    """The targets of an event, to follow its name in a sentence."""
    citizens = cards.citizens
    event = EVENT_KINDS[kind]
    if event.played_aim:
        both = event.two_citizens
        other = citizens[second] if both else _seat_name(state, second, seat)
        return event.played_aim.format(first=citizens[first], second=other)
    if second >= 0:
        return f" at {_seat_name(state, second, seat)}"
    if first < 0:
        return ""
    owner = state.owner_of(first)
    if owner < 0:
        return f" for {citizens[first]}"
    holder = _seat_name(state, owner, seat)
    return f" on {'your' if holder == 'you' else possessive(holder)} {citizens[first]}"


def _seat_name(state: RegencyState, seat: int, viewer: int) -> str:
    if seat == state.crown:
        return CATHERINE_NAME
    return "you" if seat == viewer else f"seat {seat + 1}"


def _ask_spending(cards: Cards, state: RegencyState) -> str:
    goal, cost, paid = state.frame(s.SPENT_FOR), state.frame(s.COST), state.frame(s.SPENT)
    if goal == s.DISCARDING:
        limit, spent = state.cells[z.LIMIT], cards_spent(state)
        over = state.hands.size(state.to_act) - spent - limit
        if over > 0:
            return f"You may keep {limit} events: discard at least {over} more."
        return f"Your turn ends. Which events do you discard before you draw up to {limit}?"
    if goal == s.A_PAYMENT:
        return f"Which events do you pay? {paid} of {cost} influence so far."
    if goal < s.KINDS:
        return EVENT_KINDS[goal].discard_question
    what = "to ready your power"
    if goal != s.READYING:
        what = f"to attract {cards.citizens[state.citizen_at(state.frame(s.FROM_PLACE))]}"
    return f"Which events do you discard {what}? {paid} of {cost} influence so far."


def _ask_payment(cards: Cards, state: RegencyState) -> str:
    kind, payee = state.frame(s.PAYMENT_FOR), state.frame(s.PAYMENT_TO)
    owed = state.frame(s.PAYMENT_COST) - state.frame(s.PAYMENT_SUM)
    if kind >= s.KINDS:
        citizen = cards.citizens[state.frame(s.PAYMENT_CITIZEN)]
        return f"Pay {owed} influence more to attract {citizen}."
    name = cards.events[kind]
    whom = _seat_name(state, payee, state.to_act)
    event = EVENT_KINDS[kind]
    if payee == state.to_act and not event.may_decline_payment:
        return f"{name}: choose {owed} influence; paid to yourself, it stays yours."
    return event.payment_question.format(event=name, owed=owed, whom=whom)


def _ask_target(cards: Cards, kind: int, at: int) -> str:
    """The question for the first (0) or second (1) target."""
    return EVENT_KINDS[kind].target_questions[at].format(event=cards.deeds()[kind])


def _ask_choice(cards: Cards, state: RegencyState) -> str:
    kind, seat = state.frame(s.EVENT_KIND), state.frame(s.EVENT_SECOND)
    name = cards.events[kind]
    if state.frame(s.EVENT_STAGE) == s.CHOOSING:
        return f"You repeat {name}. {_ask_target(cards, kind, 0)}"
    return EVENT_KINDS[kind].choice_question.format(event=name, seat=f"seat {seat + 1}")


def refuse(cards: Cards, state: RegencyState, action: int) -> str:
    """The reason why an action is illegal now (`Words.refuse`)."""
    if state.to_act == OVER:
        return "The game is over."
    if state.to_act == CHANCE:
        return "Cards are being drawn; nobody can act until that is done."
    return _reason(cards, state, action) or (
        f"That cannot be done now; possible: {possible_actions(state)}."
    )


def _reason(cards: Cards, state: RegencyState, action: int) -> str:
    """A specific reason why an action of one's own turn is illegal, or ""."""
    seat = state.to_act
    if state.top() >= 0:
        return ""
    if 0 <= action < s.ATTRACT:
        return _no_play(cards, state, seat, action)
    if s.ATTRACT <= action < s.READY:
        place = action - s.ATTRACT
        if state.citizen_at(place) < 0:
            return "That place is empty; choose a citizen of the bottom row."
        cost = cards.costs[place]
        worth = state.influence(seat)
        return f"That citizen costs {cost} influence, and your hand is worth {worth}."
    if action == s.READY:
        if state.is_ready(seat):
            return f"{POWERS[state.prowess(seat)]} is ready already."
        return f"To ready a power takes {state.config.ready_cost} influence; your hand has less."
    if action == s.POWER:
        return _no_power(cards, state, seat)
    return ""


def _no_play(cards: Cards, state: RegencyState, seat: int, kind: int) -> str:
    name = cards.events[kind]
    if state.hands.has(seat, kind) == 0:
        return f"You do not hold {name}; possible: {possible_actions(state)}."
    event = EVENT_KINDS[kind]
    if not event.playable:
        return f"{name} cannot be played; discard it for its influence."
    if event.reaction:
        return f"{name} is a reaction; you are asked when it can be played."
    if not state.meets_caste(seat, kind):
        caste = s.CASTE.names[event.caste]
        return f"{name} needs a {caste} citizen in your domain, or a {caste} regent."
    if event.has_price and event.can_do(state, seat, state.hands.size(seat) - 1):
        return f"{name} costs {cards.payment} influence, and your hand has less besides."
    return f"{name} could do nothing now; use it for its influence, or keep it."


def _no_power(cards: Cards, state: RegencyState, seat: int) -> str:
    power = POWERS[state.prowess(seat)]
    if not state.is_ready(seat):
        return f"{power} is not ready; ready it with {state.config.ready_cost} influence."
    when = {
        s.MILITARY: "when your hand or domain is meddled with",
        s.MERCHANT: "when you pay influence",
        s.COMMONER: "at the start of a turn",
    }.get(state.prowess(seat))
    return f"{power} is used {when}." if when else f"{power} could do nothing now."
