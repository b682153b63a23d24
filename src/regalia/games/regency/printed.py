"""Regency: the printed material for the page: castes, events, citizens, regents and costs."""

from __future__ import annotations

from typing import Final, NamedTuple

from regalia.games.regency import schema as s
from regalia.games.regency.cards import CASTE_COLOURS, CATHERINE_NAME, POWERS, Cards
from regalia.games.regency.kinds import EVENT_KINDS

CHARGES: Final = ("coronet", "flame", "sword", "balance", "sheaf", "visor")
"""The heraldic charge on the shield of each caste."""
POWER_TIMES: Final = (
    "in your turn",
    "in your turn",
    "as a reaction",
    "when you pay",
    "at the start of any turn",
    "in your turn",
)
"""When each caste's power can be used."""
POWER_TEXTS: Final = (
    "Draw up to six events, not four, when this turn ends.",
    "Name a discarded event. Of it and the top of the deck you get one, at random.",
    "Your hand or domain is meddled with: the event is cancelled.",
    "The top three events of the deck are turned over and count as influence.",
    "The whole populace goes back into its deck, and six are turned up.",
    "Swap a citizen of your domain for an outermost one of another's.",
)
"""What each caste's power does."""


class CastePrint(NamedTuple):
    """A caste: number, name, colour, charge, and the power of its regents."""

    caste: int
    name: str
    tincture: str
    charge: str
    power: str
    when: str
    deed: str


class EventPrint(NamedTuple):
    """A kind of event: number, name, text, influence, caste or -1, sort, and whether starred."""

    kind: int
    name: str
    text: str
    influence: int
    caste: int
    sort: str
    starred: bool


class CitizenPrint(NamedTuple):
    """A citizen: number, name, castes, and the castes in words."""

    citizen: int
    name: str
    castes: tuple[int, ...]
    words: str


class RegentPrint(NamedTuple):
    """A regent: number, name, one-word name, the sentence about them, and caste."""

    mat: int
    name: str
    short: str
    line: str
    caste: int


class RegencyPrint:
    """All printed material: castes, events, citizens, regents and the costs of places."""

    def __init__(self, cards: Cards) -> None:
        castes: list[CastePrint] = []
        for i in range(s.CASTES):
            name = s.CASTE.names[i]
            power = (POWERS[i], POWER_TIMES[i], POWER_TEXTS[i])
            castes.append(CastePrint(i, name, CASTE_COLOURS[name], CHARGES[i], *power))
        events: list[EventPrint] = []
        for kind in range(s.KINDS):
            event = EVENT_KINDS[kind]
            sort = "reaction" if event.reaction else "action"
            events.append(
                EventPrint(
                    kind,
                    cards.events[kind],
                    cards.shown[kind],
                    cards.influence[kind],
                    event.caste,
                    sort if event.playable else "influence",
                    event.starred,
                )
            )
        citizens: list[CitizenPrint] = []
        for citizen in range(s.CITIZENS):
            bits = cards.castes[citizen]
            found = tuple([caste for caste in range(s.CASTES) if bits >> caste & 1])
            words = " or ".join([s.CASTE.names[caste] for caste in found])
            if len(found) == s.CASTES:
                words = "any caste"
            citizens.append(CitizenPrint(citizen, cards.citizens[citizen], found, words))
        regents: list[RegentPrint] = []
        for mat in range(s.REGENTS):
            regents.append(
                RegentPrint(
                    mat,
                    cards.regents[mat],
                    cards.shorts[mat],
                    cards.lines[mat],
                    mat // s.REGENTS_PER_CASTE,
                )
            )
        self.castes = tuple(castes)
        self.events = tuple(events)
        self.citizens = tuple(citizens)
        self.regents = tuple(regents)
        self.costs = cards.costs
        self.ready = cards.ready
        self.hand = cards.hand
        self.places = s.PLACE.names
        self.catherine = CATHERINE_NAME
