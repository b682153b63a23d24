"""Regency: base classes of events; `EventKind` in position.py explains the fields and methods."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import WHO, ZERO
from regalia.games.regency import schema as s
from regalia.games.regency.conditions import (
    add_to_each,
    other_seats,
    others_hold_events,
    outermost_of_others,
)
from regalia.games.regency.effects import move_citizen, play_event, tell_taken
from regalia.games.regency.evaluation import (
    best_theft,
    card_worth,
    effect_worth,
    price_worth,
    share,
    theft_seen,
    theft_worth,
)
from regalia.games.regency.position import EventKind, RegencyPosition

ANY_CASTE: Final = (1 << s.CASTES) - 1


class Card(EventKind):
    """An event played from the hand."""

    def play(self, state: RegencyPosition, seat: i64, first: i64, second: i64) -> None:
        play_event(state, seat, self.number, first, second)

    def react(self, state: RegencyPosition, seat: i64, row: i64) -> None:
        play_event(state, seat, self.number, -1, -1)

    def seen_worth(self, state: RegencyPosition, seat: i64, row: i64) -> float:
        """By default good for who plays it, and bad for victims (if they hold cards) and rivals."""
        actor = state.actor(row)
        if actor == seat:
            return 2.0
        if (self.victims(state, row) >> seat) & 1 == 1:
            return -self.victim_loss if state.hands.size(seat) > 0 else 0.0
        return -share(state, seat, actor) * self.rival_value

    def choice_worth(self, state: RegencyPosition, seat: i64, action: i64) -> float:
        """By default the seat chooses a card of its own to discard."""
        return -card_worth(state, seat, action - s.PICK)


class AtSeat(Card):
    """An action against the hand of another seat.

    Its value is ``playing_value`` and a part of ``other_loss``, what the other seat loses.
    """

    other_loss: float

    def __init__(self, number: i64, caste: i64) -> None:
        super().__init__(number, caste)
        self.targets = 1
        self.targets_seat = True
        self.against_hand = True
        self.starred = True
        self.target_questions = ("{event}: at whom?",)
        self.playing_value = 0.2
        self.other_loss = 1.2

    def can_do(self, state: RegencyPosition, seat: i64, spare: i64) -> bool:
        return others_hold_events(state, seat)

    def target_actions(self, state: RegencyPosition, seat: i64, first: i64, spare: i64) -> vec[i64]:
        return add_to_each(other_seats(state, seat, True), s.NAME_SEAT)

    def victims(self, state: RegencyPosition, row: i64) -> i64:
        return 1 << state.frames[row + s.EVENT_SECOND]

    def worth_at(self, state: RegencyPosition, seat: i64, other: i64) -> float:
        """The value of playing it at another seat."""
        if state.hands.size(other) == 0:
            return 0.0
        return self.playing_value + self.other_loss * share(state, seat, other)

    def playing_worth(self, state: RegencyPosition, seat: i64, fresh: bool) -> float:
        best = 0.0
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.worth_at(state, seat, other))
        return best

    def target_worth(self, state: RegencyPosition, seat: i64, first: i64, action: i64) -> float:
        return self.worth_at(state, seat, action - s.NAME_SEAT)


class Theft(Card):
    """An action that takes an outermost citizen of certain castes from another domain (RG18)."""

    def __init__(self, number: i64, caste: i64, preys: i64) -> None:
        super().__init__(number, caste)
        self.targets = 1
        self.against_domain = True
        self.takes_citizen = True
        self.takes_castes = preys
        self.holding_value = 2.0

    def can_do(self, state: RegencyPosition, seat: i64, spare: i64) -> bool:
        for domain in range(state.domains()):
            if domain != seat and state.caste_bits(domain) & self.takes_castes:
                return True
        return False

    def target_actions(self, state: RegencyPosition, seat: i64, first: i64, spare: i64) -> vec[i64]:
        return add_to_each(outermost_of_others(state, self.takes_castes, seat), s.NAME_CITIZEN)

    def victims(self, state: RegencyPosition, row: i64) -> i64:
        owner = state.owner_of(state.frames[row + s.EVENT_FIRST])
        return ZERO if owner == state.crown else 1 << owner

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        citizen, seat = state.frames[row + s.EVENT_FIRST], state.frames[row + WHO]
        tell_taken(state, citizen, seat, self.number)
        move_citizen(state, citizen, seat)
        return False

    def playing_worth(self, state: RegencyPosition, seat: i64, fresh: bool) -> float:
        price = price_worth(state) if self.has_price else 0.0
        return best_theft(state, seat, self.takes_castes) - price

    def target_worth(self, state: RegencyPosition, seat: i64, first: i64, action: i64) -> float:
        return theft_worth(state, seat, action - s.NAME_CITIZEN)

    def seen_worth(self, state: RegencyPosition, seat: i64, row: i64) -> float:
        return theft_seen(state, seat, state.actor(row), state.frames[row + s.EVENT_FIRST])


class Reaction(Card):
    """A reaction to the event below it on the stack."""

    def __init__(self, number: i64, caste: i64) -> None:
        super().__init__(number, caste)
        self.reaction = True

    def answer_worth(self, state: RegencyPosition, seat: i64, row: i64) -> float:
        """By default it cancels the event."""
        return -effect_worth(state, seat, row)

    def seen_worth(self, state: RegencyPosition, seat: i64, row: i64) -> float:
        """By default it cancels the event below it."""
        return -effect_worth(state, seat, state.below(row))
