"""Regency: what lies on the table and in the hands, how it is kept, saved and audited.

An event's *kind* is its number in the card file, the seven general ones first, then three of each
caste in rank order; a citizen's number is that of the file too. Catherine the Great, against whom
one or two play, is no seat: her domain has the number after the last seat (`crown`). Rulings are
named as in RULINGS.md (RG07).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine import bags
from regalia.engine.game import Game
from regalia.engine.hands import Hands
from regalia.engine.state import CHANCE, DRAFT, FRAME, OVER, WHO, WINDOW, State
from regalia.games.regency import schema as s

# Frames that wait for others above them, and those in which something is drawn.
UNDER: Final[tuple[int, ...]] = (s.PAYMENT, s.ARRIVAL, s.COURT, s.ENDING, s.REFILL, s.DAWN)
CHANCES: Final[tuple[int, ...]] = (s.DRAWS, s.REFILL, s.CALL, s.PRAYING, s.DEALING, s.COURT)


def raised(number: i64, bits: i64) -> i64:
    """A number shifted left.

    A function, because mypyc shifts a number that is written out as a C int, of 32 bits.
    """
    return number << bits


def packed(kind: i64) -> i64:
    """One card of a kind, in a number that counts cards: three bits a general kind, else two.

    The schema declares the same as `CARDS`.
    """
    return raised(1, 3 * kind if kind < s.GENERAL else 21 + 2 * (kind - s.GENERAL))


def counted(cards: i64, kind: i64) -> i64:
    """How many cards of a kind such a number counts."""
    if kind < s.GENERAL:
        return (cards >> (3 * kind)) & 7
    return (cards >> (21 + 2 * (kind - s.GENERAL))) & 3


def cards_in(cards: i64) -> i64:
    """How many cards such a number counts."""
    total: i64 = 0
    for kind in range(s.KINDS):
        total += counted(cards, kind)
    return total


def target_of(kind: i64, second: i64) -> i64:
    """The other citizen or the seat at which an event of a kind is aimed, as one number or -1."""
    if second < 0 or aims_at_two(kind):
        return second
    return s.CITIZENS + second


def aims_at_two(kind: i64) -> bool:
    """Whether an event is aimed at two citizens, and at no seat."""
    return kind in (s.APPOINTMENT, s.SUMMONS)


def answers_in(frame: i64) -> bool:
    """Whether a frame of this kind is a window in which an event may be answered."""
    return s.ATTRACTED <= frame <= s.REACTED


def caste_of(kind: i64) -> i64:
    """The caste of a kind of event, or -1 if it is general (RG03)."""
    return -1 if kind < s.GENERAL else (kind - s.GENERAL) // 3


def is_reaction(kind: i64) -> bool:
    """Whether a kind of event is a reaction."""
    return kind in (s.REFUSE, s.PENITENCE, s.GARRISON, s.DEFEND, s.BARGAIN, s.REVOLT, s.FORGERY)


def is_starred(kind: i64) -> bool:
    """Whether a kind leaves the deck when Catherine plays (RG03, RG40)."""
    return kind in (s.DISMISS, s.VASSAL, s.TITHE, s.GARRISON, s.BARTER, s.REVOLT, s.PLUNDER)


def is_attraction(kind: i64) -> bool:
    """Whether a citizen of the populace is being attracted by this (RG35)."""
    return kind in (s.ATTRACTION, s.INSPIRE, s.BARGAIN, s.CATHERINE)


@mypyc_attr(allow_interpreted_subclasses=True)
class RegencyBox(Game):
    """What is printed on cards and mats, and the numbers of the rules."""

    copies: vec[i64]
    worth: vec[i64]  # influence of each kind
    castes: vec[i64]  # of each citizen, a bit for a caste
    costs: vec[i64]  # of the places in the bottom row
    to_ready: i64
    in_hand: i64
    inherited: i64
    budget: i64  # of Catherine, beside what an event is worth
    price: i64  # Procure, Bargain, Penitence
    tribute: i64  # Bestow Vassal

    def set_cards(
        self,
        copies: list[int],
        worth: list[int],
        castes: list[int],
        costs: list[int],
        numbers: list[int],
    ) -> None:
        """Set the cards (RG02, RG03) and the numbers.

        ``numbers``: influence that readies a power, hand limit, that of Inheritance, Catherine's
        base, the price of Procure, Bargain and Penitence, the tribute of Bestow Vassal.
        """
        self.copies = vec[i64](copies)
        self.worth = vec[i64](worth)
        self.castes = vec[i64](castes)
        self.costs = vec[i64](costs)
        self.to_ready, self.in_hand, self.inherited = numbers[0], numbers[1], numbers[2]
        self.budget, self.price, self.tribute = numbers[3], numbers[4], numbers[5]


@mypyc_attr(allow_interpreted_subclasses=True)
class RegencyTable(State):
    """What lies on the table and in the hands.

    ``turn`` counts the turns from 0, -1 before the first; ``decided`` the decisions of whole moves;
    ``limit`` is the hand limit of this turn; ``victor`` whose domain is complete, or -1. ``mats``
    and ``ready`` are the regent of each seat, or -1, and whether his power is ready. ``deck`` and
    ``pile`` count events, ``crowd`` the citizens of their deck. ``row`` is the populace from its
    head, -1 where nobody stands. ``aside`` holds one card of each seat that no hand holds, as kind
    + 1: passed for a Tithe; with Receive Homage the first two are the cards drawn. A domain is six
    stacks: ``outer`` (domains × castes) is the outermost citizen of each or -1, ``under`` who lies
    beneath each citizen, ``owner`` the domain he is in, or -1.
    """

    law: RegencyBox
    crown: i64  # the number of Catherine's domain, or -1 if she does not play
    head_start: i64
    starter: i64
    turn: i64
    decided: i64
    limit: i64
    victor: i64
    mats: vec[i64]
    ready: vec[i64]
    hands: Hands
    deck: vec[i64]
    pile: vec[i64]
    aside: vec[i64]
    crowd: vec[i64]
    row: vec[i64]
    outer: vec[i64]
    under: vec[i64]
    owner_of: vec[i64]
    draws: vec[i64]

    def __init__(
        self, law: RegencyBox, seats: i64, head_start: i64, source: RegencyTable | None = None
    ) -> None:
        super().__init__(law, seats, source)
        self.law = law
        self.crown = seats if seats <= s.ALONE else -1
        self.head_start = head_start
        if source is not None:
            self.starter = source.starter
            self.turn = source.turn
            self.decided = source.decided
            self.limit = source.limit
            self.victor = source.victor
            self.mats = source.mats[:]
            self.ready = source.ready[:]
            self.hands = source.hands.copy()
            self.deck = source.deck[:]
            self.pile = source.pile[:]
            self.aside = source.aside[:]
            self.crowd = source.crowd[:]
            self.row = source.row[:]
            self.outer = source.outer[:]
            self.under = source.under[:]
            self.owner_of = source.owner_of[:]
            self.draws = source.draws[:]
        else:
            self.starter = -1
            self.turn = -1
            self.decided = 0
            self.limit = law.in_hand
            self.victor = -1
            self.mats = vec[i64]([-1] * seats)
            self.ready = vec[i64]([0] * seats)
            self.hands = Hands(seats, s.KINDS)
            self.deck = law.copies[:]
            if self.crown >= 0:  # RG40
                for kind in range(s.KINDS):
                    if is_starred(kind):
                        self.deck[kind] = 0
            self.pile = vec[i64]([0] * s.KINDS)
            self.aside = vec[i64]([0] * s.MOST_SEATS)
            self.crowd = vec[i64]([1] * s.CITIZENS)
            self.row = vec[i64]([-1] * s.PLACES)
            self.outer = vec[i64]([-1] * ((seats + 1) * s.CASTES))
            self.under = vec[i64]([-1] * s.CITIZENS)
            self.owner_of = vec[i64]([-1] * s.CITIZENS)
            self.draws = vec[i64]([0] * ((seats + 1) * s.COUNTS))

    # Decks.

    def events_left(self) -> i64:
        """How many events lie in the deck."""
        return bags.size(self.deck, 0, s.KINDS)

    def discarded(self) -> i64:
        """How many events lie in the discard pile."""
        return bags.size(self.pile, 0, s.KINDS)

    def crowd_left(self) -> i64:
        """How many citizens lie in their deck."""
        return bags.size(self.crowd, 0, s.CITIZENS)

    def copies_of(self, kind: i64) -> i64:
        """How many events of a kind are in the game (RG40)."""
        return 0 if self.crown >= 0 and is_starred(kind) else self.law.copies[kind]

    # Domains.

    def domains(self) -> i64:
        """How many domains there are, Catherine's among them."""
        return self.seats + (1 if self.crown >= 0 else 0)

    def prowess(self, seat: i64) -> i64:
        """The caste of a seat's regent, or -1 while it has none; Catherine is noble."""
        if seat == self.crown:
            return s.NOBLE
        return self.mats[seat] // s.MATS if self.mats[seat] >= 0 else -1

    def outermost(self, domain: i64, caste: i64) -> i64:
        """The outermost citizen of a caste in a domain, or -1 (RG17)."""
        return self.outer[domain * s.CASTES + caste]

    def filled(self, domain: i64) -> i64:
        """The castes of a domain that hold a citizen, a bit for each."""
        bits: i64 = 0
        for caste in range(s.CASTES):
            if self.outer[domain * s.CASTES + caste] >= 0:
                bits |= 1 << caste
        return bits

    def complete(self, domain: i64) -> i64:
        """How many castes of a domain hold a citizen; six win (RG15)."""
        count: i64 = 0
        for caste in range(s.CASTES):
            if self.outer[domain * s.CASTES + caste] >= 0:
                count += 1
        return count

    def commands(self, seat: i64, kind: i64) -> bool:
        """Whether a seat has what an event of this kind asks: the prowess or a citizen (RG13)."""
        caste = caste_of(kind)
        return caste < 0 or self.prowess(seat) == caste or self.outermost(seat, caste) >= 0

    def role(self, citizen: i64) -> i64:
        """The caste to which a citizen in a domain is assigned now, or -1 if he is in none."""
        domain = self.owner_of[citizen]
        if domain < 0:
            return -1
        for caste in range(s.CASTES):
            one = self.outer[domain * s.CASTES + caste]
            while one >= 0:
                if one == citizen:
                    return caste
                one = self.under[one]
        return -1

    def is_simple(self, citizen: i64) -> bool:
        """Whether a citizen is printed with one caste (RG19)."""
        castes = self.law.castes[citizen]
        return castes & (castes - 1) == 0

    def may_be(self, citizen: i64, caste: i64) -> bool:
        """Whether a citizen may be assigned to a caste."""
        return (self.law.castes[citizen] >> caste) & 1 == 1

    def members(self, domain: i64) -> list[int]:
        """The citizens of a domain, caste by caste, the innermost of each first."""
        found: list[int] = []
        for caste in range(s.CASTES):
            stack: list[int] = []
            one = self.outermost(domain, caste)
            while one >= 0:
                stack.append(one)
                one = self.under[one]
            stack.reverse()
            found.extend(stack)
        return found

    def lay(self, domain: i64, citizen: i64, caste: i64) -> None:
        """Put a citizen outermost on a stack (RG17)."""
        self.under[citizen] = self.outer[domain * s.CASTES + caste]
        self.outer[domain * s.CASTES + caste] = citizen
        self.owner_of[citizen] = domain

    def take_up(self, citizen: i64) -> None:
        """Take a citizen out of the domain he is in, wherever in a stack he lies."""
        domain = self.owner_of[citizen]
        self.owner_of[citizen] = -1
        for caste in range(s.CASTES):
            one = self.outer[domain * s.CASTES + caste]
            if one == citizen:
                self.outer[domain * s.CASTES + caste] = self.under[citizen]
                self.under[citizen] = -1
                return
            while one >= 0:
                if self.under[one] == citizen:
                    self.under[one] = self.under[citizen]
                    self.under[citizen] = -1
                    return
                one = self.under[one]

    # Influence.

    def influence(self, seat: i64) -> i64:
        """What a seat's hand is worth."""
        total: i64 = 0
        for kind in range(s.KINDS):
            total += self.hands.held[seat * s.KINDS + kind] * self.law.worth[kind]
        return total

    def worth_of(self, cards: i64) -> i64:
        """What counted cards (`packed`) are worth."""
        total: i64 = 0
        for kind in range(s.KINDS):
            total += counted(cards, kind) * self.law.worth[kind]
        return total

    def treasury(self, seat: i64) -> bool:
        """Whether a seat's Treasury is ready and three events are left to turn over (RG32)."""
        if self.ready[seat] == 0 or self.prowess(seat) != s.MERCHANT:
            return False
        return self.events_left() + self.discarded() >= s.TREASURY

    def can_meet(self, seat: i64, cost: i64, spent: i64) -> bool:
        """Whether a hand from which ``spent`` is gone, and a ready Treasury, meet a cost (RG26)."""
        most = self.influence(seat) - spent
        return most >= cost or (most + s.TREASURY >= cost and self.treasury(seat))

    # Who is where in the turn.

    def active(self) -> i64:
        """Whose turn it is: a seat or Catherine (`crown`); -1 before the first turn."""
        if self.turn < 0:
            return -1
        if self.crown >= 0:  # RG40: she comes first
            place = self.turn % (self.seats + 1)
            return self.crown if place == 0 else place - 1
        return (self.starter + self.turn) % self.seats

    def turns(self, seat: i64) -> i64:
        place = seat + 1 if self.crown >= 0 else (seat - self.starter) % self.seats
        return (self.turn - place) // self.domains() + 1

    def first_asked(self) -> i64:
        """The seat from which questions go round: the active one, or the first after Catherine."""
        active = self.active()
        return 0 if active == self.crown or active < 0 else active

    def event_row(self) -> i64:
        """Where in the frames the latest event begins, or -1."""
        row = len(self.frames) - FRAME
        while row >= 0 and self.frames[row] != s.EVENT:
            row -= FRAME
        return row

    def actor(self, row: i64) -> i64:
        """Who plays the event in this row of the frames: a seat, or Catherine."""
        return (
            self.crown if self.frames[row + s.EVENT_KIND] == s.CATHERINE else self.frames[row + WHO]
        )

    def first_empty(self) -> i64:
        """The place of the populace nearest its head where nobody stands, or `PLACES`."""
        for place in range(s.PLACES):
            if self.row[place] < 0:
                return place
        return s.PLACES

    def place_of(self, citizen: i64) -> i64:
        """The place of a citizen in the populace, or -1."""
        for place in range(s.PLACES):
            if self.row[place] == citizen:
                return place
        return -1

    def aside_is_seen(self, slot: i64, viewer: i64) -> bool:
        """Whether a seat sees the card in a slot aside: his own, and what came to him (RG44)."""
        row = self.event_row()
        if row < 0 or self.frames[row + s.EVENT_KIND] == s.HOMAGE:
            return row >= 0 and viewer == self.frames[row + WHO]
        if viewer == slot:
            return True
        return viewer == self.frames[row + WHO] and self.window_row() < 0

    # Saved positions.

    def settings(self) -> dict[str, int]:
        return {"head_start": self.head_start}

    def scalars(self) -> list[int]:
        return [self.starter, self.turn, self.decided, self.limit, self.victor]

    def set_scalars(self, numbers: list[int]) -> None:
        self.starter, self.turn, self.decided, self.limit, self.victor = numbers

    def vectors(self) -> list[vec[i64]]:
        return [
            self.mats,
            self.ready,
            self.deck,
            self.pile,
            self.aside,
            self.crowd,
            self.row,
            self.outer,
            self.under,
            self.owner_of,
            self.draws,
        ]

    def memory(self) -> Hands:
        return self.hands

    # Soundness.

    def audit(self) -> str:
        return (
            self.audit_events()
            or self.audit_citizens()
            or self.audit_turn()
            or self.audit_stack()
            or self.audit_draft()
        )

    def audit_events(self) -> str:
        """No event is made or lost, and what is known is true."""
        for row in (self.deck, self.pile, self.aside, self.draws):
            if any(number < 0 for number in row):
                return "something is there less than no times."
        for kind in range(s.KINDS):
            count = self.deck[kind] + self.pile[kind]
            for seat in range(self.seats):
                count += self.hands.has(seat, kind)
            for slot in range(s.MOST_SEATS):
                if self.aside[slot] == kind + 1:
                    count += 1
            if self.top() == s.PRAYING and self.frame(s.PRAYING_NAMED) == kind:
                count += 1
            if count != self.copies_of(kind):
                return "an event is made or lost."
        return self.hands.audit()

    def audit_citizens(self) -> str:
        """Every citizen is in one place, in a caste that he may have."""
        found = [0] * s.CITIZENS
        for number in (*self.row, *self.outer, *self.under):
            if not -1 <= number < s.CITIZENS:
                return "there is a citizen who does not exist."
        for citizen in self.row:
            if citizen >= 0:
                found[citizen] += 1
        for row in range(0, len(self.frames), FRAME):
            if self.frames[row] == s.ARRIVAL:
                if not 0 <= self.frames[row + s.ARRIVAL_CITIZEN] < s.CITIZENS:
                    return "a citizen arrives who does not exist."
                found[self.frames[row + s.ARRIVAL_CITIZEN]] += 1
        for domain in range(self.seats + 1):
            for caste in range(s.CASTES):
                one = self.outermost(domain, caste)
                while one >= 0:
                    found[one] += 1
                    if found[one] > 1 or self.owner_of[one] != domain:
                        return "a citizen is in two places."
                    if not self.may_be(one, caste):
                        return "a citizen has a caste that he cannot have."
                    one = self.under[one]
        for citizen in range(s.CITIZENS):
            if self.crowd[citizen] not in (0, 1) or found[citizen] + self.crowd[citizen] != 1:
                return "a citizen is made or lost."
            if (self.role(citizen) < 0) != (self.owner_of[citizen] < 0):
                return "a citizen belongs to a domain in which he is not."
            if self.owner_of[citizen] < 0 and self.under[citizen] >= 0:
                return "a citizen lies on another outside of a domain."
        if self.crown < 0 and self.filled(self.seats) != 0:
            return "there is a domain of nobody."
        return ""

    def audit_turn(self) -> str:
        """The turn is somebody's, and the game ends when it should."""
        if not (-1 <= self.starter < self.seats and -1 <= self.turn < s.TURNS):
            return "the turn is nobody's."
        if self.decided < 0 or self.limit not in (self.law.in_hand, self.law.inherited):
            return "there cannot be so many decisions or cards."
        if not -1 <= self.victor < self.domains():
            return "nobody has won who is no regent."
        if self.victor >= 0 and (self.to_act != OVER or self.complete(self.victor) < s.CASTES):
            return "somebody has won without six castes."
        if self.to_act == OVER and len(self.frames) > 0:
            return "something is under way after the end."
        mats = [mat for mat in self.mats if mat >= 0]
        if any(not -1 <= mat < s.REGENTS for mat in self.mats) or len(set(mats)) != len(mats):
            return "a mat is chosen twice."
        if self.crown >= 0 and 0 in mats:
            return "somebody has chosen the mat of Catherine."
        if any(power not in (0, 1) for power in self.ready):
            return "a power is neither ready nor not."
        crowning = self.top() == s.CROWNING
        if crowning != (self.starter < 0) or (not crowning and len(mats) < self.seats):
            return "the mats are chosen too late."
        if (self.starter >= 0 and self.turn < 0) != (len(self.frames) > 0 and self.is_dealing()):
            return "the turns have begun too early."
        return ""

    def is_dealing(self) -> bool:
        """Whether the set-up is under way."""
        return self.frames[0] == s.REFILL and (self.depth() == 1 or self.top() == s.DEALING)

    def audit_stack(self) -> str:
        """What is under way can have come about, so that it can go on."""
        for row in range(0, len(self.frames), FRAME):
            kind, last = self.frames[row], row + FRAME == len(self.frames)
            if kind not in s.SCHEMA.frames:
                return "something is under way that does not exist."
            if WINDOW <= kind < DRAFT and (row < FRAME or self.frames[row - FRAME] != s.EVENT):
                return "an answer is awaited to nothing."
            if kind == s.EVENT:
                fault = self.audit_event(row)
                if fault:
                    return fault
            elif kind < WINDOW and not last and kind not in UNDER:
                return "something has begun before what comes first."
        frame = self.top()
        turning = frame == s.PAYMENT and self.frame(s.PAYMENT_FLIPS) > 0
        if (self.to_act == CHANCE) != (frame in CHANCES or turning or self.is_lot()):
            return "something is drawn that cannot be."
        if self.to_act == CHANCE and not self.is_lot():
            left = self.crowd_left() if frame in (s.REFILL, s.CALL) else self.events_left()
            if left == 0:
                return "something is drawn from an empty deck."
        deciding = self.to_act >= 0 and frame in (s.PAYMENT, s.ARRIVAL, s.DAWN, s.CROWNING)
        if deciding and self.frame(WHO) != self.to_act:
            return "somebody decides what is another's."
        if self.to_act >= 0 and frame < 0 and self.to_act != self.active():
            return "somebody acts whose turn it is not."
        return ""

    def is_lot(self) -> bool:
        """Whether a lot says who starts."""
        return self.top() == s.CROWNING and self.to_act == CHANCE and -1 not in list(self.mats)

    def audit_event(self, row: i64) -> str:
        """An event under way has targets that exist."""
        kind, first, second = (
            self.frames[row + s.EVENT_KIND],
            self.frames[row + s.EVENT_FIRST],
            self.frames[row + s.EVENT_SECOND],
        )
        if not 0 <= kind <= s.CATHERINE or not -1 <= first < s.CITIZENS:
            return "an event is under way that does not exist."
        most = s.CITIZENS if aims_at_two(kind) else self.seats
        if not -1 <= second < most:
            return "an event is aimed at nobody."
        if not s.OPEN <= self.frames[row + s.EVENT_STAGE] <= s.DRAWING:
            return "an event is under way in no way."
        if not 0 <= self.frames[row + s.EVENT_FORGER] <= self.seats or self.frames[
            row + s.EVENT_FORGED
        ] not in (0, 1):
            return "nobody forges an event."
        return ""
