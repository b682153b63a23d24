"""Regency: the list of all kinds of events, attractions and powers with targets.

To add a kind of card, write its class in event_actions.py, event_castes.py or event_reactions.py
and its card in cards.toml. `make renumber GAME=regency` lists it here; docs/adding-a-game.md has an
example.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.conditions import (
    add_to_each,
    outermost_of_others,
    own_citizens,
    shift_left,
)
from regalia.games.regency.effects import attract, enter_domain, tell_taken, use_power
from regalia.games.regency.evaluation import card_worth, citizen_loss, newcomer_worth, theft_worth
from regalia.games.regency.event_actions import (
    Appointment,
    Dismiss,
    Favour,
    Festival,
    ReceiveHomage,
    SovereignsChoice,
    Summons,
)
from regalia.games.regency.event_bases import ANY_CASTE
from regalia.games.regency.event_castes import (
    Abduct,
    Barter,
    BestowVassal,
    Conquer,
    Convert,
    Harvest,
    Inspire,
    Plunder,
    Populate,
    Procure,
    Tithe,
)
from regalia.games.regency.event_reactions import (
    Bargain,
    Defend,
    Forgery,
    Garrison,
    Penitence,
    Refuse,
    Revolt,
)
from regalia.games.regency.position import EventKind, RegencyPosition


class Attraction(EventKind):
    """Attract a citizen of the bottom row, by influence (RG11) or as Catherine (RG41)."""

    def __init__(self, number: i64, hers: bool) -> None:
        super().__init__(number)
        self.attraction = True
        self.hers = hers

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        attract(state, state.actor(row), state.frames[row + s.EVENT_FIRST])
        return False

    def seen_worth(self, state: RegencyPosition, seat: i64, row: i64) -> float:
        return newcomer_worth(state, seat, state.actor(row), state.frames[row + s.EVENT_FIRST])


class Swindle(EventKind):
    """A power: swap a citizen of one's own with one of another domain (RG31)."""

    def __init__(self) -> None:
        super().__init__(s.SWINDLE)
        self.targets = 2
        self.takes_castes = ANY_CASTE
        self.target_questions = (
            "{event}: which citizen of yours?",
            "{event}: in exchange for whom?",
        )

    def target_actions(self, state: RegencyPosition, seat: i64, first: i64, spare: i64) -> vec[i64]:
        if first < 0:
            return add_to_each(own_citizens(state, seat, False), s.NAME_CITIZEN)
        return add_to_each(outermost_of_others(state, ANY_CASTE, seat), s.NAME_CITIZEN)

    def play(self, state: RegencyPosition, seat: i64, first: i64, second: i64) -> None:
        """Swap the citizens; the active regent assigns first."""
        other = state.owner_of(second)
        use_power(state, seat)
        tell_taken(state, second, seat, self.number)
        state.take_up(first)
        state.take_up(second)
        enter_domain(state, other, first)
        enter_domain(state, seat, second)

    def target_worth(self, state: RegencyPosition, seat: i64, first: i64, action: i64) -> float:
        citizen = action - s.NAME_CITIZEN
        if first < 0:
            return -citizen_loss(state, citizen)
        return theft_worth(state, seat, citizen)


class Prayer(EventKind):
    """A power: get a named discarded event or the top of the deck, by lot (RG31)."""

    def __init__(self) -> None:
        super().__init__(s.PRAYER)
        self.targets = 1
        self.card_zone = "pile"
        self.target_questions = ("Which discarded event do you pray for?",)

    def target_actions(self, state: RegencyPosition, seat: i64, first: i64, spare: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        for named in range(s.KINDS):
            if state.cells[z.PILE + named] > 0:
                found = append(found, s.PICK + named)
        return found

    def play(self, state: RegencyPosition, seat: i64, first: i64, second: i64) -> None:
        use_power(state, seat)
        state.cells[z.PILE + first] -= 1
        state.tell(s.PRAYED_FOR, seat, first)
        state.push(s.PRAYING, seat)
        state.set_frame(s.PRAYING_NAMED, first)

    def target_worth(self, state: RegencyPosition, seat: i64, first: i64, action: i64) -> float:
        return card_worth(state, seat, action - s.PICK)


def all_kinds() -> list[EventKind]:
    """One object of each kind, by number.

    Raises:
        AssertionError: an object is not at the index that is its number.
    """
    kinds: list[EventKind] = [
        SovereignsChoice(),
        Appointment(),
        ReceiveHomage(),
        Summons(),
        Festival(),
        Dismiss(),
        Favour(),
        Inspire(),
        BestowVassal(),
        Refuse(),
        Convert(),
        Tithe(),
        Penitence(),
        Conquer(),
        Garrison(),
        Defend(),
        Procure(),
        Barter(),
        Bargain(),
        Populate(),
        Harvest(),
        Revolt(),
        Abduct(),
        Plunder(),
        Forgery(),
        Attraction(s.ATTRACTION, False),
        Attraction(s.CATHERINE, True),
        Swindle(),
        Prayer(),
    ]
    for number in range(len(kinds)):
        name, declared = type(kinds[number]).__name__, kinds[number].number
        assert declared == number, f"{name} is kind {declared}, but is listed as kind {number}"
        for reaction in kinds:
            if reaction.reaction and reaction.answers(kinds[number]):
                kinds[number].answered_by |= shift_left(1, reaction.number)
    return kinds


EVENT_KINDS: Final = all_kinds()
"""All kinds by number, for words, page and card file.

The rules use `RegencyConfig.kinds`, the same list: kinds.py imports their modules, so they cannot
import it.
"""
