"""Regency: what many kinds of events have in common; `EventKind` says what each part means."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import WHO, ZERO
from regalia.games.regency import schema as s
from regalia.games.regency.answers import other_seats, others_hold, outermost_of_others, shifted
from regalia.games.regency.effects import play_event, transfer
from regalia.games.regency.position import EventKind, RegencyPosition

ANY_CASTE: Final = (1 << s.CASTES) - 1


class Card(EventKind):
    """An event that a seat plays out of its hand."""

    def play(self, state: RegencyPosition, seat: i64, first: i64, second: i64) -> None:
        play_event(state, seat, self.number, first, second)

    def respond(self, state: RegencyPosition, seat: i64, row: i64) -> None:
        play_event(state, seat, self.number, -1, -1)


class AtSeat(Card):
    """An action against the hand of another seat."""

    def __init__(self, number: i64, caste: i64) -> None:
        super().__init__(number, caste)
        self.targets = 1
        self.at_seat = True
        self.against_hand = True
        self.starred = True
        self.asks = ("{event}: at whom?",)

    def can_do(self, state: RegencyPosition, seat: i64, spare: i64) -> bool:
        return others_hold(state, seat)

    def aims(self, state: RegencyPosition, seat: i64, first: i64, spare: i64) -> vec[i64]:
        return shifted(other_seats(state, seat, True), s.NAME_SEAT)

    def meddled(self, state: RegencyPosition, row: i64) -> i64:
        return 1 << state.frames[row + s.EVENT_SECOND]


class Theft(Card):
    """An action that takes an outermost citizen of some castes out of another's domain (RG18)."""

    def __init__(self, number: i64, caste: i64, preys: i64) -> None:
        super().__init__(number, caste)
        self.targets = 1
        self.against_domain = True
        self.takes = True
        self.preys = preys
        self.skill = 2.0

    def can_do(self, state: RegencyPosition, seat: i64, spare: i64) -> bool:
        for domain in range(state.domains()):
            if domain != seat and state.filled(domain) & self.preys:
                return True
        return False

    def aims(self, state: RegencyPosition, seat: i64, first: i64, spare: i64) -> vec[i64]:
        return shifted(outermost_of_others(state, self.preys, seat), s.NAME_CITIZEN)

    def meddled(self, state: RegencyPosition, row: i64) -> i64:
        owner = state.owner_of[state.frames[row + s.EVENT_FIRST]]
        return ZERO if owner == state.crown else 1 << owner

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        transfer(state, state.frames[row + s.EVENT_FIRST], state.frames[row + WHO])
        return False


class Reaction(Card):
    """A reaction, which answers the event below it."""

    def __init__(self, number: i64, caste: i64) -> None:
        super().__init__(number, caste)
        self.reaction = True
