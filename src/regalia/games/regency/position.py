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
from regalia.engine.packing import Packing
from regalia.engine.state import FRAME, WHO, State
from regalia.games.regency import schema as s

PACKED: Final = Packing(s.CARDS.bits)
"""Cards as one number, in frames and events."""


def is_reaction_window(frame: i64) -> bool:
    """Whether a frame of this kind is a window in which an event may be answered."""
    return s.ATTRACTED <= frame <= s.REACTED


class EventKind:
    """A kind of event, with all that is particular to it; kinds.py has one object of each.

    An attraction and a power for which somebody is named stand here too, as kinds of which there
    are no cards. The stack, the windows, the payments, the knowledge and the words ask the object
    of the event in question and nothing else.

    What it is: its ``number``; the ``caste`` that it asks for, or -1 (RG03, RG13); ``playable`` at
    all; ``reaction``; ``attraction``, if a citizen of the populace is being attracted (RG35);
    ``starred``, if it leaves the deck when Catherine plays (RG40); ``priced``, if the price must be
    within reach (RG26).

    At whom: ``targets`` are named, 0 to 2; ``at_seat`` if the only one is a seat, ``two_citizens``
    if both are citizens; ``preys`` are the castes out of which it takes a citizen of another's
    domain, a bit for each, and ``takes`` if it does so for good.

    Who may answer: ``against_hand`` and ``against_domain``, with what of its victim's it meddles
    (RG27); ``victims_only`` of a reaction that nobody else may play; ``answered_by`` are the kinds
    of reactions that answer it, a bit for each.

    A payment for it: ``all_if_short``, if who has too little gives it all (RG22); ``may_refuse``,
    if who could pay need not (RG37). ``shows_hand``: whether it may open a hand to somebody;
    ``draws_aside``: whether what is drawn for it lies aside, seen by who plays it (RG21).

    For the estimates: ``skill`` is what it is worth in a hand beside its influence, ``gain`` what
    it does for who plays it where the steward has no better estimate.

    In words: ``toward`` stands before a named seat, ``lead`` before a named citizen, ``verb``
    before a chosen card; ``zone`` is where such a card lies on the page. ``asks`` are the questions
    for its targets and ``question`` that for the choice it leaves; ``demand`` asks for its payment,
    ``declined`` is the choice not to pay and ``unpaid`` tells of it. ``aimed`` goes on with
    "You play ...", ``told`` with "Red played ...", where neither is the usual.
    """

    number: i64
    caste: i64
    playable: bool
    reaction: bool
    attraction: bool
    starred: bool
    has_price: bool
    targets: i64
    targets_seat: bool
    two_citizens: bool
    takes_castes: i64
    takes_citizen: bool
    against_hand: bool
    against_domain: bool
    victims_only: bool
    answered_by: i64
    all_if_short: bool
    may_decline_payment: bool
    shows_hand: bool
    draws_aside: bool
    discards_openly: bool
    holding_value: float
    playing_value: float
    before_seat: str
    before_citizen: str
    card_verb: str
    card_zone: str
    target_questions: tuple[str, ...]
    choice_question: str
    payment_question: str
    abandon_label: str
    unpaid_sentence: str
    played_aim: str
    story_aim: str

    def __init__(self, number: i64, caste: i64 = -1) -> None:
        self.number = number
        self.caste = caste
        self.playable = True
        self.reaction = False
        self.attraction = False
        self.starred = False
        self.has_price = False
        self.targets = 0
        self.targets_seat = False
        self.two_citizens = False
        self.takes_castes = 0
        self.takes_citizen = False
        self.against_hand = False
        self.against_domain = False
        self.victims_only = False
        self.answered_by = 0
        self.all_if_short = False
        self.may_decline_payment = False
        self.shows_hand = False
        self.draws_aside = False
        self.discards_openly = False
        self.holding_value = 0.2
        self.playing_value = 0.0
        self.before_seat = "at "
        self.before_citizen = ""
        self.card_verb = "discard"
        self.card_zone = "hand"
        self.target_questions = ("{event}: which citizen?",)
        self.choice_question = "{event}?"
        self.payment_question = "{event}: pay {owed} influence to {whom}."
        self.abandon_label = "You cannot pay: it comes to nothing"
        self.unpaid_sentence = "{seat} did not pay, and {event} came to nothing."
        self.played_aim = ""
        self.story_aim = ""

    # Whether and at whom.

    def can_do(self, state: RegencyPosition, seat: i64, spare: i64) -> bool:
        """Whether it can do something for a seat, by what all know (RG20).

        ``spare`` are the cards that the seat holds besides it. Whether a hand meets a payment is
        asked apart: that is not known to all.
        """
        return True

    def can_repeat(self, state: RegencyPosition, seat: i64) -> bool:
        """Whether it can do something when a seat repeats it, by what all know (RG38)."""
        return self.can_do(state, seat, state.hands.size(seat))

    def target_actions(self, state: RegencyPosition, seat: i64, first: i64, spare: i64) -> vec[i64]:
        """The actions that name its first target, or after ``first`` its second (RG17 to RG21)."""
        return vec[i64]()

    def victims(self, state: RegencyPosition, row: i64) -> i64:
        """The seats with whose hand or domain it meddles, a bit for each (RG27)."""
        return 0

    def answers(self, event: EventKind) -> bool:
        """Of a reaction: whether it answers an event of this kind (RG35)."""
        return False

    # What it does.

    def play(self, state: RegencyPosition, seat: i64, first: i64, second: i64) -> None:
        """A seat plays it as an action, its targets named (RG12)."""

    def react(self, state: RegencyPosition, seat: i64, row: i64) -> None:
        """A seat plays it as a reaction to the event in this row (RG33)."""

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        """What it does when nothing has cancelled it; true if somebody must decide."""
        return False

    def after_draws(self, state: RegencyPosition, row: i64) -> bool:
        """What it does with the cards drawn for it; true if somebody must decide."""
        return False

    def after_payment(self, state: RegencyPosition, row: i64, met: bool) -> None:
        """What hangs on the payment that it has asked for (RG26, RG37)."""

    # The choice that it leaves to who it is for.

    def choices(self, state: RegencyPosition) -> vec[i64]:
        """What the seat to act can choose."""
        return vec[i64]()

    def choose(self, state: RegencyPosition, action: i64) -> bool:
        """Carry out such a choice; true if what is under way goes on."""
        return True

    def choice_seen(self, state: RegencyPosition, action: i64, seat: i64) -> i64:
        """What another seat sees of a card that is chosen (`State.seen_as`)."""
        return action if self.discards_openly else s.PICK

    def choice_reveals(self, state: RegencyPosition, action: i64, seat: i64) -> i64:
        """What such a choice opens to a seat (`State.learns`)."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class RegencyConfig(Game):
    """What is printed on cards and mats, and the numbers of the rules."""

    copies: vec[i64]
    influence: vec[i64]  # influence of each kind
    castes: vec[i64]  # of each citizen, a bit for a caste
    costs: vec[i64]  # of the places in the bottom row
    ready_cost: i64
    hand_limit: i64
    inheritance_limit: i64
    catherine_base: i64  # of Catherine, beside what an event is worth
    price: i64  # Procure, Bargain, Penitence
    tribute: i64  # Bestow Vassal
    kinds: list[EventKind]  # by their numbers, then what stands in the place of a kind
    reactions: vec[i64]  # the kinds that are

    def set_cards(
        self,
        kinds: list[EventKind],
        copies: list[int],
        worth: list[int],
        castes: list[int],
        costs: list[int],
        numbers: list[int],
    ) -> None:
        """Set the kinds of events, the cards (RG02, RG03) and the numbers.

        ``numbers``: influence that readies a power, hand limit, that of Inheritance, Catherine's
        base, the price of Procure, Bargain and Penitence, the tribute of Bestow Vassal.
        """
        self.kinds = kinds
        self.reactions = vec[i64]([kind.number for kind in kinds if kind.reaction])
        self.copies = vec[i64](copies)
        self.influence = vec[i64](worth)
        self.castes = vec[i64](castes)
        self.costs = vec[i64](costs)
        self.ready_cost, self.hand_limit, self.inheritance_limit = (
            numbers[0],
            numbers[1],
            numbers[2],
        )
        self.catherine_base, self.price, self.tribute = numbers[3], numbers[4], numbers[5]


@mypyc_attr(allow_interpreted_subclasses=True)
class RegencyPosition(State):
    """What lies on the table and in the hands.

    ``turn`` counts the turns from 0, -1 before the first; ``decided`` the decisions of whole moves;
    ``limit`` is the hand limit of this turn; ``victor`` whose domain is complete, or -1. ``mats``
    and ``ready`` are the regent of each seat, or -1, and whether their power is ready. ``deck`` and
    ``pile`` count events, ``crowd`` the citizens of their deck. ``row`` is the populace from its
    head, -1 where nobody stands. ``aside`` holds one card of each seat that no hand holds, as kind
    + 1: passed for a Tithe; with Receive Homage the first two are the cards drawn. A domain is six
    stacks: ``outer`` (domains × castes) is the outermost citizen of each or -1, ``under`` who lies
    beneath each citizen, ``owner`` the domain they are in, or -1.
    """

    config: RegencyConfig
    crown: i64  # the number of Catherine's domain, or -1 if she does not play
    head_start: i64
    starter: i64
    turn: i64
    decided: i64
    limit: i64
    victor: i64
    regents: vec[i64]
    ready: vec[i64]
    hands: Hands
    deck: vec[i64]
    pile: vec[i64]
    aside: vec[i64]
    citizen_deck: vec[i64]
    populace: vec[i64]
    outer: vec[i64]
    under: vec[i64]
    owner_of: vec[i64]
    draw_counts: vec[i64]

    def __init__(
        self,
        config: RegencyConfig,
        seats: i64,
        head_start: i64,
        source: RegencyPosition | None = None,
    ) -> None:
        super().__init__(config, seats, source)
        self.config = config
        self.crown = seats if seats <= s.MOST_WITH_CATHERINE else -1
        self.head_start = head_start
        if source is not None:
            self.starter = source.starter
            self.turn = source.turn
            self.decided = source.decided
            self.limit = source.limit
            self.victor = source.victor
            self.regents = source.regents[:]
            self.ready = source.ready[:]
            self.hands = source.hands.copy()
            self.deck = source.deck[:]
            self.pile = source.pile[:]
            self.aside = source.aside[:]
            self.citizen_deck = source.citizen_deck[:]
            self.populace = source.populace[:]
            self.outer = source.outer[:]
            self.under = source.under[:]
            self.owner_of = source.owner_of[:]
            self.draw_counts = source.draw_counts[:]
        else:
            self.starter = -1
            self.turn = -1
            self.decided = 0
            self.limit = config.hand_limit
            self.victor = -1
            self.regents = vec[i64]([-1] * seats)
            self.ready = vec[i64]([0] * seats)
            self.hands = Hands(seats, s.KINDS)
            self.deck = config.copies[:]
            if self.crown >= 0:  # RG40
                for kind in range(s.KINDS):
                    if config.kinds[kind].starred:
                        self.deck[kind] = 0
            self.pile = vec[i64]([0] * s.KINDS)
            self.aside = vec[i64]([0] * s.MOST_SEATS)
            self.citizen_deck = vec[i64]([1] * s.CITIZENS)
            self.populace = vec[i64]([-1] * s.PLACES)
            self.outer = vec[i64]([-1] * ((seats + 1) * s.CASTES))
            self.under = vec[i64]([-1] * s.CITIZENS)
            self.owner_of = vec[i64]([-1] * s.CITIZENS)
            self.draw_counts = vec[i64]([0] * ((seats + 1) * s.COUNTERS))

    # Decks.

    def events_left(self) -> i64:
        """How many events lie in the deck."""
        return bags.size(self.deck, 0, s.KINDS)

    def discarded(self) -> i64:
        """How many events lie in the discard pile."""
        return bags.size(self.pile, 0, s.KINDS)

    def citizens_left(self) -> i64:
        """How many citizens lie in their deck."""
        return bags.size(self.citizen_deck, 0, s.CITIZENS)

    def copies_of(self, kind: i64) -> i64:
        """How many events of a kind are in the game (RG40)."""
        return (
            0 if self.crown >= 0 and self.config.kinds[kind].starred else self.config.copies[kind]
        )

    # Domains.

    def domains(self) -> i64:
        """How many domains there are, Catherine's among them."""
        return self.seats + (1 if self.crown >= 0 else 0)

    def prowess(self, seat: i64) -> i64:
        """The caste of a seat's regent, or -1 while it has none; Catherine is noble."""
        if seat == self.crown:
            return s.NOBLE
        return self.regents[seat] // s.REGENTS_PER_CASTE if self.regents[seat] >= 0 else -1

    def outermost(self, domain: i64, caste: i64) -> i64:
        """The outermost citizen of a caste in a domain, or -1 (RG17)."""
        return self.outer[domain * s.CASTES + caste]

    def caste_bits(self, domain: i64) -> i64:
        """The castes of a domain that hold a citizen, a bit for each."""
        bits: i64 = 0
        for caste in range(s.CASTES):
            if self.outer[domain * s.CASTES + caste] >= 0:
                bits |= 1 << caste
        return bits

    def castes_filled(self, domain: i64) -> i64:
        """How many castes of a domain hold a citizen; six win (RG15)."""
        count: i64 = 0
        for caste in range(s.CASTES):
            if self.outer[domain * s.CASTES + caste] >= 0:
                count += 1
        return count

    def meets_caste(self, seat: i64, kind: i64) -> bool:
        """Whether a seat has what an event of this kind asks: the prowess or a citizen (RG13)."""
        caste = self.config.kinds[kind].caste
        return caste < 0 or self.prowess(seat) == caste or self.outermost(seat, caste) >= 0

    def role(self, citizen: i64) -> i64:
        """The caste to which a citizen in a domain is assigned now, or -1 if they are in none."""
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
        castes = self.config.castes[citizen]
        return castes & (castes - 1) == 0

    def allows_caste(self, citizen: i64, caste: i64) -> bool:
        """Whether a citizen may be assigned to a caste."""
        return (self.config.castes[citizen] >> caste) & 1 == 1

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
        """Take a citizen out of the domain they are in, wherever in a stack they lie."""
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
            total += self.hands.held[seat * s.KINDS + kind] * self.config.influence[kind]
        return total

    def packed_hand(self, seat: i64) -> i64:
        """A hand as one number (`PACKED`)."""
        cards: i64 = 0
        for kind in range(s.KINDS):
            cards += PACKED.cards(kind, self.hands.has(seat, kind))
        return cards

    def worth_of(self, cards: i64) -> i64:
        """What counted cards (`PACKED`) are worth."""
        total: i64 = 0
        for kind in range(s.KINDS):
            total += PACKED.count(cards, kind) * self.config.influence[kind]
        return total

    def can_use_treasury(self, seat: i64) -> bool:
        """Whether a seat's Treasury is ready and three events are left to turn over (RG32)."""
        if self.ready[seat] == 0 or self.prowess(seat) != s.MERCHANT:
            return False
        return self.events_left() + self.discarded() >= s.TREASURY_EVENTS

    def can_pay(self, seat: i64, cost: i64, spent: i64) -> bool:
        """Whether a hand from which ``spent`` is gone, and a ready Treasury, meet a cost (RG26)."""
        most = self.influence(seat) - spent
        return most >= cost or (most + s.TREASURY_EVENTS >= cost and self.can_use_treasury(seat))

    def others_holding(self, seat: i64) -> i64:
        """The other seats that hold an event, a bit for each."""
        mask: i64 = 0
        for other in range(self.seats):
            if other != seat and self.hands.size(other) > 0:
                mask |= 1 << other
        return mask

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
            if self.populace[place] < 0:
                return place
        return s.PLACES

    def place_of(self, citizen: i64) -> i64:
        """The place of a citizen in the populace, or -1."""
        for place in range(s.PLACES):
            if self.populace[place] == citizen:
                return place
        return -1

    def aside_is_seen(self, slot: i64, viewer: i64) -> bool:
        """Whether a seat sees the card in a slot aside: its own, and what came to it (RG44)."""
        row = self.event_row()
        if row < 0 or self.config.kinds[self.frames[row + s.EVENT_KIND]].draws_aside:
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
            self.regents,
            self.ready,
            self.deck,
            self.pile,
            self.aside,
            self.citizen_deck,
            self.populace,
            self.outer,
            self.under,
            self.owner_of,
            self.draw_counts,
        ]

    def memory(self) -> Hands:
        return self.hands
