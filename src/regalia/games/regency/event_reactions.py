"""Regency: the reaction events, one class each; position.py explains their members."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.engine.state import WHO
from regalia.engine.steward import LOWEST
from regalia.games.regency import schema as s
from regalia.games.regency.effects import attract, cancel, play_event, push_draws
from regalia.games.regency.evaluation import (
    citizen_gain,
    effect_worth,
    newcomer_worth,
    price_worth,
)
from regalia.games.regency.event_bases import Reaction
from regalia.games.regency.payments import ask_payment
from regalia.games.regency.position import EventKind, RegencyPosition


class OfAttraction(Reaction):
    """A reaction to the attraction of a citizen."""

    def answers(self, event: EventKind) -> bool:
        return event.attraction

    def react(self, state: RegencyPosition, seat: i64, row: i64) -> None:
        play_event(state, seat, self.number, state.frames[row + s.EVENT_FIRST], -1)


class Refuse(OfAttraction):
    """The citizen stays in the populace, and all attractions of them under way end (RG37)."""

    def __init__(self) -> None:
        super().__init__(s.REFUSE, s.NOBLE)
        self.holding_value = 0.9

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        seat, citizen = state.frames[row + WHO], state.frames[row + s.EVENT_FIRST]
        below = state.below(row)
        while below >= 0 and state.frames[below] == s.EVENT:
            kind = state.config.kinds[state.frames[below + s.EVENT_KIND]]
            if kind.attraction and state.frames[below + s.EVENT_FIRST] == citizen:
                state.frames[below + s.EVENT_STAGE] = s.CANCELLED
            below = state.below(below)
        state.tell(s.EVENT_CANCELLED, seat, -1, citizen)
        return False


class Penitence(Reaction):
    """The meddling seat pays the price to the victim or abandons the event (RG37)."""

    def __init__(self) -> None:
        super().__init__(s.PENITENCE, s.RELIGIOUS)
        self.victims_only = True
        self.may_decline_payment = True
        self.holding_value = 0.5
        self.payment_question = "{event}: pay {owed} influence to {whom}, or abandon what you play."
        self.abandon_label = "Pay nothing and abandon it"

    def answers(self, event: EventKind) -> bool:
        return event.against_hand or event.against_domain

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        payer, payee = state.actor(state.below(row)), state.frames[row + WHO]
        ask_payment(state, payer, self.number, payee, state.config.price)
        return False

    def after_payment(self, state: RegencyPosition, row: i64, met: bool) -> None:
        if not met:
            below = state.below(row)
            state.frames[below + s.EVENT_STAGE] = s.CANCELLED
            state.tell(s.ABANDONED, state.actor(below), state.frames[below + s.EVENT_KIND])

    def answer_worth(self, state: RegencyPosition, seat: i64, row: i64) -> float:
        return -0.7 * effect_worth(state, seat, row)

    def seen_worth(self, state: RegencyPosition, seat: i64, row: i64) -> float:
        return -0.7 * effect_worth(state, seat, state.below(row))

    def is_worth_paying(self, state: RegencyPosition, seat: i64, row: i64) -> bool:
        """The event is worth the price, or more."""
        return effect_worth(state, seat, state.below(row)) >= price_worth(state)


class Shield(Reaction):
    """A victim cancels the event and draws one."""

    def __init__(self, number: i64, skill: float) -> None:
        super().__init__(number, s.MILITARY)
        self.victims_only = True
        self.holding_value = skill

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        seat = state.frames[row + WHO]
        cancel(state, state.below(row), seat)
        push_draws(state, seat, 1)
        return False

    def answer_worth(self, state: RegencyPosition, seat: i64, row: i64) -> float:
        """It also draws a card."""
        return 1.0 - effect_worth(state, seat, row)


class Garrison(Shield):
    """Answers an event that meddles with one's hand."""

    def __init__(self) -> None:
        super().__init__(s.GARRISON, 0.5)
        self.starred = True

    def answers(self, event: EventKind) -> bool:
        return event.against_hand


class Defend(Shield):
    """Answers an event that meddles with one's domain."""

    def __init__(self) -> None:
        super().__init__(s.DEFEND, 0.9)

    def answers(self, event: EventKind) -> bool:
        return event.against_domain


class Bargain(OfAttraction):
    """Attract the citizen instead and pay the price to the seat that was attracting them (RG37)."""

    def __init__(self) -> None:
        super().__init__(s.BARGAIN, s.MERCHANT)
        self.attraction = True
        self.has_price = True
        self.holding_value = 1.2

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        payer, payee = state.frames[row + WHO], state.actor(state.below(row))
        ask_payment(state, payer, self.number, payee, state.config.price)
        return False

    def after_payment(self, state: RegencyPosition, row: i64, met: bool) -> None:
        seat = state.frames[row + WHO]
        if met:
            attract(state, seat, state.frames[row + s.EVENT_FIRST])
        else:
            state.tell(s.ABANDONED, seat, self.number)

    def answer_worth(self, state: RegencyPosition, seat: i64, row: i64) -> float:
        """A seat never bargains with itself."""
        if state.actor(row) == seat:
            return LOWEST
        citizen = state.frames[row + s.EVENT_FIRST]
        now = effect_worth(state, seat, row)
        return citizen_gain(state, seat, citizen) - now - price_worth(state)

    def seen_worth(self, state: RegencyPosition, seat: i64, row: i64) -> float:
        """The seat that is bargained with is paid for it."""
        citizen = state.frames[row + s.EVENT_FIRST]
        got = newcomer_worth(state, seat, state.actor(row), citizen)
        below = state.below(row)
        got -= effect_worth(state, seat, below)
        return got + 2.0 if state.actor(below) == seat else got


class Revolt(Reaction):
    """Cancel any event; the seat that played it draws one (RG37)."""

    def __init__(self) -> None:
        super().__init__(s.REVOLT, s.COMMONER)
        self.starred = True
        self.holding_value = 0.9

    def answers(self, event: EventKind) -> bool:
        return event.number < s.KINDS

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        below = state.below(row)
        cancel(state, below, state.frames[row + WHO])
        push_draws(state, state.actor(below), 1)
        return False

    def answer_worth(self, state: RegencyPosition, seat: i64, row: i64) -> float:
        """The other seat also draws a card."""
        return -effect_worth(state, seat, row) - 0.3


class Forgery(Reaction):
    """Repeat an action after it has resolved (RG38)."""

    def __init__(self) -> None:
        super().__init__(s.FORGERY, s.BRIGAND)
        self.repeats = True
        self.holding_value = 0.9

    def answers(self, event: EventKind) -> bool:
        return event.number < s.KINDS and not event.reaction

    def react(self, state: RegencyPosition, seat: i64, row: i64) -> None:
        state.hands.lose(seat, self.number, -1)
        state.put_on_pile(self.number)
        state.reveal(s.PLAYED, seat, self.number, -1, -1, -1)
        state.frames[row + s.EVENT_FORGER] = seat + 1

    def answer_worth(self, state: RegencyPosition, seat: i64, row: i64) -> float:
        event = state.config.kinds[state.frames[row + s.EVENT_KIND]]
        if not event.can_do(state, seat, state.hands.size(seat) - 1):
            return LOWEST
        return event.playing_worth(state, seat, False)
