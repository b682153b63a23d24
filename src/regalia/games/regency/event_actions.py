"""Regency: the actions that ask for no caste, one class each; see `EventKind`."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import WHO
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.conditions import (
    add_to_each,
    cards_to_pick,
    own_citizens,
    populace_citizens,
    populace_has_simple,
    without,
)
from regalia.games.regency.effects import (
    come_to_nothing,
    discard,
    enter_domain,
    push_draws,
)
from regalia.games.regency.evaluation import (
    AVERAGE_EVENT,
    INFLUENCE,
    attraction_worth,
    card_worth,
    citizen_gain,
    citizen_loss,
    laying_worth,
    rearranging_worth,
)
from regalia.games.regency.event_bases import AtSeat, Card
from regalia.games.regency.festival import arrange, can_rearrange, legal_laying
from regalia.games.regency.payments import begin_spending, spend
from regalia.games.regency.position import RegencyPosition, one_card


class SovereignsChoice(Card):
    """Discard any number of events, at least one, and draw as many."""

    def __init__(self) -> None:
        super().__init__(s.CHOICE)
        self.discards_openly = True
        self.holding_value = 0.5
        self.choice_question = "{event}: which events do you discard, to draw as many?"
        self.discard_question = "Which events do you discard, to draw as many?"

    def can_do(self, state: RegencyPosition, seat: i64, spare: i64) -> bool:
        return spare > 0

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        if state.hands.size(state.frames[row + WHO]) == 0:
            return come_to_nothing(state, row)
        state.frames[row + s.EVENT_STAGE] = s.DECIDING
        return False

    def choices(self, state: RegencyPosition) -> vec[i64]:
        return cards_to_pick(state, state.to_act)

    def choose(self, state: RegencyPosition, action: i64) -> bool:
        begin_spending(state, self.number, 0)
        return spend(state, action)

    def after_discards(self, state: RegencyPosition, seat: i64, count: i64) -> None:
        state.set_frame(s.EVENT_STAGE, s.DRAWING)
        push_draws(state, seat, count)

    def playing_worth(self, state: RegencyPosition, seat: i64, fresh: bool) -> float:
        """The expected gain from redrawing all events worth less than an average one."""
        total = 0.0
        for kind in range(s.KINDS):
            spent: i64 = 1 if fresh and kind == self.number else 0
            count = state.hands.has(seat, kind) - spent
            worth = card_worth(state, seat, kind)
            if count > 0 and worth < AVERAGE_EVENT:
                total += float(count) * (AVERAGE_EVENT - worth)
        return total + 0.7


class Appointment(Card):
    """Swap a simple citizen of one's own with one of the populace (RG19, RG21)."""

    def __init__(self) -> None:
        super().__init__(s.APPOINTMENT)
        self.targets = 2
        self.two_citizens = True
        self.target_questions = (
            "{event}: which citizen of yours?",
            "{event}: in exchange for whom?",
        )
        self.played_aim = ", {first} for {second}"
        self.story_aim = ": {first} for {other}"

    def can_do(self, state: RegencyPosition, seat: i64, spare: i64) -> bool:
        return len(own_citizens(state, seat, True)) > 0 and populace_has_simple(state)

    def target_actions(self, state: RegencyPosition, seat: i64, first: i64, spare: i64) -> vec[i64]:
        if first < 0:
            return add_to_each(own_citizens(state, seat, True), s.NAME_CITIZEN)
        return add_to_each(populace_citizens(state, True), s.NAME_CITIZEN)

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        mine, theirs = state.frames[row + s.EVENT_FIRST], state.frames[row + s.EVENT_SECOND]
        place = state.place_of(theirs)
        state.take_up(mine)
        state.cells[z.POPULACE + place] = mine
        state.tell(s.PLACE_CHANGED, mine, place)
        enter_domain(state, state.frames[row + WHO], theirs)
        return False

    def playing_worth(self, state: RegencyPosition, seat: i64, fresh: bool) -> float:
        """The value of swapping the most dispensable simple citizen for the best newcomer."""
        newcomer = 0.0
        for place in range(s.PLACES):
            citizen = state.citizen_at(place)
            if citizen >= 0 and state.is_simple(citizen):
                newcomer = max(newcomer, citizen_gain(state, seat, citizen))
        best = 0.0
        for citizen in state.members(seat):
            if state.is_simple(citizen):
                best = max(best, newcomer - citizen_loss(state, citizen))
        return best

    def target_worth(self, state: RegencyPosition, seat: i64, first: i64, action: i64) -> float:
        citizen = action - s.NAME_CITIZEN
        if first < 0:
            return -citizen_loss(state, citizen)
        return citizen_gain(state, seat, citizen)


class ReceiveHomage(Card):
    """Draw two events, keep one and discard the other (RG21)."""

    def __init__(self) -> None:
        super().__init__(s.HOMAGE)
        self.playing_value = 1.4 * AVERAGE_EVENT
        self.draws_aside = True
        self.card_verb = "keep"
        self.card_zone = "aside"
        self.choice_question = "{event}: which of the two do you keep?"

    def can_repeat(self, state: RegencyPosition, seat: i64) -> bool:
        return state.events_left() + state.discarded() > 0

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        state.frames[row + s.EVENT_STAGE] = s.DRAWING
        push_draws(state, state.frames[row + WHO], 2, s.TO_SIDE)
        return False

    def after_draws(self, state: RegencyPosition, row: i64) -> bool:
        """With two cards the seat chooses one; with one card it gets that one."""
        seat = state.frames[row + WHO]
        if state.aside(0) >= 0 and state.aside(1) >= 0:
            state.frames[row + s.EVENT_STAGE] = s.DECIDING
            state.to_act = seat
            return True
        if state.aside(0) >= 0:
            state.hands.gain(seat, state.take_aside(0), 0)
        return False

    def choices(self, state: RegencyPosition) -> vec[i64]:
        one, two = state.aside(0), state.aside(1)
        if one == two:
            return vec[i64]([s.PICK + one])
        return vec[i64]([s.PICK + min(one, two), s.PICK + max(one, two)])

    def choose(self, state: RegencyPosition, action: i64) -> bool:
        seat, kind = state.to_act, action - s.PICK
        state.set_frame(s.EVENT_STAGE, s.DONE)
        one, two = state.take_aside(0), state.take_aside(1)
        other = two if one == kind else one
        state.hands.gain(seat, kind, 0)
        state.whisper(1 << seat, s.HOMAGE_KEPT_CARD, seat, kind)
        state.put_on_pile(other)
        state.reveal_bag(s.DISCARDED, one_card(other), 0, s.KINDS, seat)
        return True

    def choice_seen(self, state: RegencyPosition, action: i64, seat: i64) -> i64:
        """Others see only the discarded card."""
        return s.PICK + state.aside(0) + state.aside(1) - (action - s.PICK)

    def choice_worth(self, state: RegencyPosition, seat: i64, action: i64) -> float:
        return card_worth(state, seat, action - s.PICK)


class Summons(Card):
    """Royal Summons: swap two citizens of the populace (RG21)."""

    def __init__(self) -> None:
        super().__init__(s.SUMMONS)
        self.targets = 2
        self.two_citizens = True
        self.target_questions = ("{event}: which citizen?", "{event}: in exchange for whom?")
        self.played_aim = " for {first} and {second}"
        self.story_aim = ": {first} and {other}"

    def can_do(self, state: RegencyPosition, seat: i64, spare: i64) -> bool:
        return state.citizen_at(1) >= 0

    def target_actions(self, state: RegencyPosition, seat: i64, first: i64, spare: i64) -> vec[i64]:
        return add_to_each(without(populace_citizens(state, False), first), s.NAME_CITIZEN)

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        one, other = state.frames[row + s.EVENT_FIRST], state.frames[row + s.EVENT_SECOND]
        here, there = state.place_of(one), state.place_of(other)
        state.cells[z.POPULACE + here] = other
        state.cells[z.POPULACE + there] = one
        state.tell(s.PLACE_CHANGED, one, there)
        state.tell(s.PLACE_CHANGED, other, here)
        return False

    def playing_worth(self, state: RegencyPosition, seat: i64, fresh: bool) -> float:
        """The value of moving a citizen to a place where the hand can pay for them."""
        now = 0.0
        for place in range(s.BOTTOM):
            now = max(now, attraction_worth(state, seat, place))
        best = 0.0
        for place in range(s.PLACES):
            citizen = state.citizen_at(place)
            if citizen >= 0:
                best = max(best, citizen_gain(state, seat, citizen))
        for place in range(s.BOTTOM):
            cost = state.config.costs[place]
            if state.can_pay(seat, cost, state.config.influence[self.number]):
                return max(best - INFLUENCE * float(cost) - now, 0.0)
        return 0.0

    def target_worth(self, state: RegencyPosition, seat: i64, first: i64, action: i64) -> float:
        """Prefer the most wanted citizen first, then the one in the cheapest place."""
        citizen = action - s.NAME_CITIZEN
        place = state.place_of(citizen)
        if first < 0:
            return citizen_gain(state, seat, citizen) + 0.1 * float(place)
        return -float(place) - 0.2 * citizen_gain(state, seat, citizen)


class Festival(Card):
    """Rearrange one's own domain (RG21)."""

    def __init__(self) -> None:
        super().__init__(s.FESTIVAL)
        self.before_citizen = "lay "
        self.rival_value = 4.0
        self.choice_question = "{event}: which citizen do you lay first? Each goes outermost."

    def can_do(self, state: RegencyPosition, seat: i64, spare: i64) -> bool:
        return can_rearrange(state, seat)

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        state.frames[row + s.EVENT_STAGE] = s.DECIDING
        return False

    def choices(self, state: RegencyPosition) -> vec[i64]:
        return legal_laying(state, state.to_act)

    def choose(self, state: RegencyPosition, action: i64) -> bool:
        return arrange(state, action)

    def playing_worth(self, state: RegencyPosition, seat: i64, fresh: bool) -> float:
        return rearranging_worth(state, seat)

    def choice_worth(self, state: RegencyPosition, seat: i64, action: i64) -> float:
        return laying_worth(state, seat, action)


class Dismiss(AtSeat):
    """Another seat discards an event of its choice."""

    def __init__(self) -> None:
        super().__init__(s.DISMISS, -1)
        self.discards_openly = True
        self.choice_question = "{event}: which event do you discard?"

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        victim = state.frames[row + s.EVENT_SECOND]
        if state.hands.size(victim) == 0:
            return come_to_nothing(state, row)
        state.frames[row + s.EVENT_STAGE] = s.DECIDING
        state.to_act = victim
        return True

    def choices(self, state: RegencyPosition) -> vec[i64]:
        return cards_to_pick(state, state.to_act)

    def choose(self, state: RegencyPosition, action: i64) -> bool:
        state.set_frame(s.EVENT_STAGE, s.DONE)
        discard(state, state.to_act, one_card(action - s.PICK))
        return True


class Favour(Card):
    """An event worth 3 influence that cannot be played."""

    def __init__(self) -> None:
        super().__init__(s.FAVOUR)
        self.playable = False
        self.holding_value = 0.0
