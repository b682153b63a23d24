"""Set up a position of Regency for a test, play moves in notation, and script the draws."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from regalia import games
from regalia.engine.game import Game
from regalia.engine.journal import Journal
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.observation import RegencyObservation
from regalia.games.regency.rules import RegencyState
from regalia.games.regency.words import RegencyWords
from tests.games.scripted_game import ScriptedGame
from tests.zones import zone

GAME = games.load("regency")
assert isinstance(GAME.words, RegencyWords)
WORDS = GAME.words
CARDS = WORDS.cards
EVENT_OF = {name.lower(): kind for kind, name in enumerate(CARDS.events)}
CITIZEN_OF = {name.lower(): citizen for citizen, name in enumerate(CARDS.citizens)}
REGENT_OF = {CARDS.shorts[regent].lower(): regent for regent in range(s.REGENTS)}

# Defaults: a regent of each prowess in rank order, a populace of simple citizens.
REGENTS_HERE = ("Elizabeth", "Ashoka", "Alexander", "Mansa", "Boudica", "Attila")
ROW = "Maharani, Kahuna, Cataphract, Salt Dealer, Reindeer Herder, Bushranger"
NOBODY = "-"
TOTAL = sum(CARDS.counts)
"""The number of events in a game without Catherine."""
FIVE = "Vizier, Druid, Samurai, Pochteca, Fellah"
"""Five of the six castes; a Highwayman completes them."""

# Three domains with citizens of all castes but the military, two of some.
DOMAINS = (
    "Doge as noble, Sachem, Lama, Amber Trader, Minuteman as commoner, Crofter, Dacoit",
    "Hidalgo as noble, Vizier, Druid, Pochteca, Fellah, Highwayman",
    "Prince-Bishop as noble, Boyar, Vestal, Spice Broker, Gaucho, Poacher as brigand, Haiduk",
)
MATS = ("Alexander", "Shaka", "Trajan")
FULL_ROW = "Maharani, Kahuna, Cataphract, Samurai, Hoplite, Janissary"


def parts(text: str) -> list[str]:
    """The comma-separated parts of a text."""
    return [part.strip() for part in text.split(",") if part.strip()]


def cards(text: str) -> list[int]:
    """Counts by kind, from a text like ``2 Favour, Refuse``."""
    counts = [0] * s.KINDS
    for part in parts(text):
        count, _, name = part.partition(" ")
        if count.isdigit():
            counts[EVENT_OF[name.lower()]] += int(count)
        else:
            counts[EVENT_OF[part.lower()]] += 1
    return counts


def member(text: str) -> tuple[int, int]:
    """A citizen and their caste, from ``Doge as merchant``; for a simple one the name is enough."""
    name, _, caste = text.partition(" as ")
    citizen = CITIZEN_OF[name.lower()]
    if caste:
        return citizen, s.CASTE.names.index(caste)
    may_be = own_castes(citizen)
    assert len(may_be) == 1, f"{name} as what?"
    return citizen, may_be[0]


def named(text: str) -> dict[str, int]:
    """Counts by the name of the event, from such a text."""
    return {name: n for name, n in zip(CARDS.events, cards(text), strict=True) if n}


def castes(text: str) -> dict[str, list[str]]:
    """A domain by caste, the innermost citizen first."""
    found: dict[str, list[str]] = {}
    for citizen, caste in map(member, parts(text)):
        found.setdefault(s.CASTE.names[caste], []).append(CARDS.citizens[citizen])
    return found


def regent(short: str) -> str:
    """The full name of a regent."""
    return CARDS.regents[REGENT_OF[short.lower()]]


def own_castes(citizen: int) -> list[int]:
    """The castes printed on a citizen."""
    return [c for c in range(s.CASTES) if CARDS.castes[citizen] >> c & 1]


@dataclass(frozen=True)
class Regent:
    """What a seat starts with: events, citizens (the innermost of a caste first), mat and power."""

    hand: str = ""
    domain: str = ""
    mat: str = ""
    ready: bool = False


class Scene(ScriptedGame):
    """A position in which moves are written as in a record.

    Draws follow the script ``drawing``, then take the first possible card. ``deck`` lists the
    events in the deck; the others are discarded, or in the hand of the seat ``keeper``.
    ``citizen_deck`` lists the citizens in their deck; the others are in the domains of the first
    two seats. ``turn`` is the seat whose turn begins, 0 for Catherine; ``hers`` is her domain.
    Other keywords are parts of a description.
    """

    state: RegencyState

    def __init__(
        self,
        *regents: Regent | str,
        turn: int = 1,
        row: str = ROW,
        pile: str = "",
        deck: str | None = None,
        keeper: int = 0,
        citizen_deck: str | None = None,
        hers: str = "",
        drawing: Sequence[str] = (),
        head_start: int = 0,
        game: Game = GAME,
        **description: Any,
    ) -> None:
        players = [Regent(one) if isinstance(one, str) else one for one in regents]
        seats = [f"seat {seat + 1}" for seat in range(len(players))]
        hands = {seat: named(one.hand) for seat, one in zip(seats, players, strict=True)}
        domains = {seat: castes(one.domain) for seat, one in zip(seats, players, strict=True)}
        domains["Catherine"] = castes(hers)
        description = {
            "seats": len(players),
            "options": {"head_start": head_start},
            "turn": f"seat {turn}" if turn else "Catherine",
            "regents": [
                regent(one.mat or mat) for one, mat in zip(players, REGENTS_HERE, strict=False)
            ],
            "ready": [seat for seat, one in zip(seats, players, strict=True) if one.ready],
            "hands": hands,
            "domains": domains,
            "populace": ["none" if name == NOBODY else name for name in parts(row)],
            "under_way": [{"frame": "dawn", "seat": f"seat {max(turn, 1)}"}],
            **description,
        }
        if deck is None or keeper:
            description["pile"] = named(pile)
        if deck is not None and keeper:
            here = game.position(description)
            assert isinstance(here, RegencyState)
            left = [n - k for n, k in zip(zone(here, z.DECK), cards(deck), strict=True)]
            held = hands[seats[keeper - 1]]
            for kind, count in zip(CARDS.events, left, strict=True):
                held[kind] = held.get(kind, 0) + count
        elif deck is not None:
            description["deck"] = named(deck)
        if citizen_deck is not None:
            here = game.position(description)
            assert isinstance(here, RegencyState)
            left_there = [CITIZEN_OF[name.lower()] for name in parts(citizen_deck)]
            for citizen in range(s.CITIZENS):
                if zone(here, z.CITIZEN_DECK)[citizen] and citizen not in left_there:
                    caste = own_castes(citizen)[0]
                    whose = seats[1 if caste == s.BRIGAND else 0]
                    laid = domains[whose].setdefault(s.CASTE.names[caste], [])
                    laid.append(CARDS.citizens[citizen])
        state = game.position(description)
        assert isinstance(state, RegencyState)
        super().__init__(state, drawing)
        state.journal = Journal()
        state.advance()
        self.assert_sound()
        self.settle()

    def know(self, seer: int, holder: int, text: str) -> Scene:
        """Let a seat (0: everybody) know these cards of another hand."""
        seats = self.state.seats
        for one in range(seats + 1) if seer == 0 else (seer - 1,):
            if one != holder - 1:
                at = (one * seats + holder - 1) * s.KINDS
                for kind, count in enumerate(cards(text)):
                    self.state.hands.set_fact(at + kind, count)
        self.assert_sound()
        return self

    # Playing on.

    def by(self, seat: int, text: str) -> Scene:
        """A seat reacts; the seats asked before it pass."""
        while self.answering() and self.turn() != seat:
            self.move("pass")
        assert self.turn() == seat, f"seat {self.turn()} is to act"
        return self.move(text)

    def let_pass(self) -> Scene:
        """All seats pass in all windows that are open."""
        while self.answering():
            self.move("pass")
        return self

    def do(self, *moves: str) -> Scene:
        """Play moves to which nobody reacts."""
        for text in moves:
            self.move(text).let_pass()
        return self

    def end(self) -> Scene:
        """End the turn without discarding."""
        return self.move("end done" if self.state.hands.size(self.state.to_act) else "end")

    # Reading the position.

    def answering(self) -> bool:
        """Whether a reaction window is open."""
        return s.ATTRACTED <= self.state.window() <= s.REACTED

    def options(self, seat: int) -> list[str]:
        """The legal answers of a seat that is asked, in notation."""
        here = self.state.for_seat(seat - 1)
        return [WORDS.notation(here, action) for action in here.legal()]

    def asked(self) -> list[int]:
        """The seats asked to react, in the order in which reactions count."""
        return [seat + 1 for seat in self.state.asked()] if self.answering() else []

    def active(self) -> int:
        """The seat whose turn it is; 0 for Catherine."""
        active = int(self.state.active())
        return 0 if active == self.state.crown else active + 1

    def winner(self) -> int:
        """The winner, counted from 1; 0 for nobody."""
        return int(self.state.cells[z.VICTOR]) + 1

    def hand(self, seat: int) -> str:
        return as_written(self.state.hands.row(seat - 1))

    def size(self, seat: int) -> int:
        return int(self.state.hands.size(seat - 1))

    def known(self, seer: int, holder: int) -> str:
        """What a seat knows of another hand; seer 0: what everybody knows."""
        at = seer - 1 if seer else self.state.seats
        return as_written(self.state.hands.facts(at, holder - 1))

    def pile(self) -> str:
        return as_written(zone(self.state, z.PILE))

    def deck(self) -> int:
        return int(self.state.events_left())

    def domain(self, seat: int) -> str:
        """A domain caste by caste, the innermost first; after the last seat Catherine's."""
        return ", ".join(
            f"{CARDS.citizens[citizen]} as {s.CASTE.names[self.state.role(citizen)]}"
            for citizen in self.state.members(seat - 1)
        )

    def row(self) -> str:
        """The populace from its head."""
        return ", ".join(
            [CARDS.citizens[c] if c >= 0 else NOBODY for c in zone(self.state, z.POPULACE)]
        )

    def ready(self, seat: int) -> bool:
        return self.state.is_ready(seat - 1)

    def seen(self, *seats: int) -> RegencyObservation:
        """The observation of a viewer with these seats (from 1), or of a spectator."""
        found = self.observation_of(*seats)
        assert isinstance(found, RegencyObservation)
        return found


def full(
    *hands: str, turn: int = 1, ready: Sequence[int] = (), drawing: Sequence[str] = ()
) -> Scene:
    """Two or three seats that can play whatever they hold; with two, Catherine plays too."""
    regents = [
        Regent(hand, DOMAINS[seat], MATS[seat], seat + 1 in ready)
        for seat, hand in enumerate(hands)
    ]
    return Scene(*regents, turn=turn, row=FULL_ROW, drawing=drawing)


def as_written(counts: Sequence[int]) -> str:
    """Events as the texts of a scene list them: ``2 Favour, Convert``."""
    events = WORDS.cards.events
    parts = [
        events[kind] if n == 1 else f"{n} {events[kind]}" for kind, n in enumerate(counts) if n
    ]
    return ", ".join(parts) or "none"
