"""Regency: the printed cards, and questions about a position whose numbers zones.py declares.

An event's *kind* is its index in the card file (`EventKind`). Citizens and regents
are numbered by their order in the file too. Catherine the Great, the automated opponent with one or
two players, is not a seat; her domain has the number after the last seat (`crown`). Ruling ids
(RG07) refer to RULINGS.md.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine import bags
from regalia.engine.game import Game
from regalia.engine.hands import Hands
from regalia.engine.state import NONE, WHO, ZERO, State
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z

NO_CARDS: Final = vec[i64]([0] * s.KINDS)
"""A count of 0 of each kind, never written to."""


def one_card(kind: i64) -> vec[i64]:
    """A count of each kind in which there is one card."""
    cards = NO_CARDS[:]
    cards[kind] = 1
    return cards


def is_reaction_window(frame: i64) -> bool:
    """Whether a frame of this kind is a window in which seats may react to an event."""
    return s.ATTRACTED <= frame <= s.REACTED


class EventKind:
    """A kind of event: its properties, its rules and its wording; kinds.py has one object of each.

    The rest of the game treats all kinds alike and calls the object for whatever differs.
    Attractions and the two powers that name a target are objects of this class too, although no
    card is played.

    Basics: ``number``; ``caste``, required to play it, or -1 (RG03, RG13); ``playable``, False for
    Favour; ``reaction``; ``attraction``: it attracts a citizen from the populace (RG35);
    ``starred``: removed when Catherine plays (RG40); ``hers``: Catherine plays it; ``has_price``:
    the player must be able to pay (RG26).

    Targets: ``targets`` is their number, 0 to 2; ``targets_seat``: the only one is a seat;
    ``two_citizens``: both are citizens; ``takes_castes``: the castes of citizens that it can take
    from other domains, as bits; ``takes_citizen``: it takes one (Swindle swaps).

    Reactions: ``against_hand`` and ``against_domain``: what of its victim it meddles with (RG27);
    ``victims_only``: a reaction that only victims may play; ``repeats``: a reaction that repeats
    the event (RG38); ``answered_by``: the kinds of reactions that can answer this event, as bits.

    Payments and hidden cards: ``all_if_short``: who cannot pay gives the whole hand (RG22);
    ``may_decline_payment``: the payer may refuse even if able (RG37); ``shows_hand``: it may show a
    hand to another seat; ``draws_aside``: cards drawn for it lie aside, visible to its player
    (RG21); ``collects``: all others pass a card for it (RG23); ``discards_openly``: cards chosen
    for it are discarded, visible to all.

    Values for the steward, in influence: ``holding_value`` of having it in hand, beyond its
    influence; ``playing_value`` of its effect, unless `playing_worth` has a better estimate;
    ``victim_loss`` of a victim's hand; ``rival_value`` of its effect for a rival who plays it. The
    methods below "Values for the steward" use them; the functions for them are in evaluation.py.

    Wording: ``before_seat``, ``before_citizen`` and ``card_verb`` precede a seat, citizen or card
    in the notation; ``card_zone`` is the page area of such cards. ``target_questions`` ask for
    targets, ``choice_question`` for a choice on resolution, ``discard_question`` for the cards
    discarded for it, ``payment_question`` for a payment.
    ``abandon_label`` names the choice not to pay and ``unpaid_sentence`` reports it. ``played_aim``
    and ``story_aim`` describe the targets after "You play ..." and "Red played ..."; empty:
    default.
    """

    number: i64
    caste: i64
    playable: bool
    reaction: bool
    attraction: bool
    starred: bool
    hers: bool
    has_price: bool
    targets: i64
    targets_seat: bool
    two_citizens: bool
    takes_castes: i64
    takes_citizen: bool
    against_hand: bool
    against_domain: bool
    victims_only: bool
    repeats: bool
    answered_by: i64
    all_if_short: bool
    may_decline_payment: bool
    shows_hand: bool
    draws_aside: bool
    collects: bool
    discards_openly: bool
    holding_value: float
    playing_value: float
    victim_loss: float
    rival_value: float
    before_seat: str
    before_citizen: str
    card_verb: str
    card_zone: str
    target_questions: tuple[str, ...]
    choice_question: str
    discard_question: str
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
        self.hers = False
        self.has_price = False
        self.targets = 0
        self.targets_seat = False
        self.two_citizens = False
        self.takes_castes = 0
        self.takes_citizen = False
        self.against_hand = False
        self.against_domain = False
        self.victims_only = False
        self.repeats = False
        self.answered_by = 0
        self.all_if_short = False
        self.may_decline_payment = False
        self.shows_hand = False
        self.draws_aside = False
        self.collects = False
        self.discards_openly = False
        self.holding_value = 0.2
        self.playing_value = 0.0
        self.victim_loss = 0.9
        self.rival_value = 1.5
        self.before_seat = "at "
        self.before_citizen = ""
        self.card_verb = "discard"
        self.card_zone = "hand"
        self.target_questions = ("{event}: which citizen?",)
        self.choice_question = "{event}?"
        self.discard_question = "Which events do you discard?"
        self.payment_question = "{event}: pay {owed} influence to {whom}."
        self.abandon_label = "You cannot pay: it comes to nothing"
        self.unpaid_sentence = "{seat} did not pay, and {event} came to nothing."
        self.played_aim = ""
        self.story_aim = ""

    # Conditions and targets.

    def can_do(self, state: RegencyPosition, seat: i64, spare: i64) -> bool:
        """Whether playing it would have an effect, judged by public information (RG20).

        ``spare`` is the number of other cards in the seat's hand. Whether the hand can pay a price
        is checked elsewhere, because that is not public.
        """
        return True

    def can_repeat(self, state: RegencyPosition, seat: i64) -> bool:
        """Whether repeating it by Forgery would have an effect, by public information (RG38)."""
        return self.can_do(state, seat, state.hands.size(seat))

    def target_actions(self, state: RegencyPosition, seat: i64, first: i64, spare: i64) -> vec[i64]:
        """The actions that name its first target, or the second after ``first`` (RG17 to RG21)."""
        return vec[i64]()

    def victims(self, state: RegencyPosition, row: i64) -> i64:
        """The seats whose hand or domain it meddles with, as bits (RG27)."""
        return 0

    def answers(self, event: EventKind) -> bool:
        """Whether this kind is a reaction that can answer the given event (RG35)."""
        return False

    # Effects.

    def play(self, state: RegencyPosition, seat: i64, first: i64, second: i64) -> None:
        """Play it as an action with these targets, -1 for none (RG12)."""

    def react(self, state: RegencyPosition, seat: i64, row: i64) -> None:
        """Play it as a reaction to the event in frame row ``row`` (RG33)."""

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        """Resolve it; returns True if a seat must decide something now."""
        return False

    def after_draws(self, state: RegencyPosition, row: i64) -> bool:
        """Continue once its cards are drawn; returns True if a seat must decide something now."""
        return False

    def after_payment(self, state: RegencyPosition, row: i64, met: bool) -> None:
        """Continue once its payment is made (``met``) or not (RG26, RG37)."""

    def after_discards(self, state: RegencyPosition, seat: i64, count: i64) -> None:
        """Continue once a seat has discarded any number of events for it, by `s.SPENDING`."""

    # The choice made on resolution.

    def choices(self, state: RegencyPosition) -> vec[i64]:
        """The legal actions of the choice that it leaves to the seat to act."""
        return vec[i64]()

    def choose(self, state: RegencyPosition, action: i64) -> bool:
        """Carry out such a choice; returns True if the game can advance."""
        return True

    def choice_seen(self, state: RegencyPosition, action: i64, seat: i64) -> i64:
        """The action that another seat sees when a card is chosen for it (`State.seen_as`)."""
        return action if self.discards_openly else s.PICK

    def choice_reveals(self, state: RegencyPosition, action: i64, seat: i64) -> i64:
        """A code for what such a choice reveals to a seat, 0 for nothing (`State.revealed_to`)."""
        return 0

    # Values for the steward, in influence. They read only what the seat may know.

    def playing_worth(self, state: RegencyPosition, seat: i64, fresh: bool) -> float:
        """The value of its effect as an action; ``fresh`` is False for a repeat by Forgery."""
        return self.playing_value

    def target_worth(self, state: RegencyPosition, seat: i64, first: i64, action: i64) -> float:
        """The value of an action that names its first target, or the second after ``first``."""
        return 0.0

    def answer_worth(self, state: RegencyPosition, seat: i64, row: i64) -> float:
        """The value of its effect as a reaction to the event in frame row ``row``."""
        return 0.0

    def seen_worth(self, state: RegencyPosition, seat: i64, row: i64) -> float:
        """The value to a seat of its effect, under way in frame row ``row``, whoever played it."""
        return 0.0

    def choice_worth(self, state: RegencyPosition, seat: i64, action: i64) -> float:
        """The value of a choice that it leaves to the seat (`choices`)."""
        return 0.0

    def is_worth_paying(self, state: RegencyPosition, seat: i64, row: i64) -> bool:
        """Whether to make its payment, where the payer may decline (row -1: no event)."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class RegencyConfig(Game):
    """The printed cards and mats, and the numbers of the rules."""

    copies: vec[i64]
    influence: vec[i64]  # of each kind
    castes: vec[i64]  # of each citizen, as bits
    costs: vec[i64]  # of the bottom-row places
    ready_cost: i64
    hand_limit: i64
    inheritance_limit: i64
    catherine_base: i64  # her influence before the event she turns over
    price: i64  # Procure, Bargain, Penitence
    tribute: i64  # Bestow Vassal
    kinds: list[EventKind]  # by number; attractions and powers come last
    reactions: vec[i64]  # the kinds that are reactions

    def set_cards(
        self,
        kinds: list[EventKind],
        copies: list[int],
        worth: list[int],
        castes: list[int],
        costs: list[int],
        numbers: list[int],
    ) -> None:
        """Set the kinds of events, the cards (RG02, RG03) and the numbers of the rules.

        ``numbers`` are: the cost to ready a power, the hand limit, the limit under Inheritance,
        Catherine's base influence, the price of Procure, Bargain and Penitence, Bestow Vassal's
        tribute.
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


class RegencyPosition(State):
    """A position, and questions about it that need no other module.

    zones.py declares its numbers; ``hands`` are the events in hand. The subclass `RegencyState`
    (rules.py) adds how the game proceeds. The class is split in two because the modules that
    rules.py calls (conditions.py, effects.py, the kinds of events) work on a position and must not
    import rules.py back.
    """

    config: RegencyConfig
    crown: i64  # the number of Catherine's domain, or -1 if she does not play
    hands: Hands

    def __init__(
        self, config: RegencyConfig, seats: i64, source: RegencyPosition | None = None
    ) -> None:
        super().__init__(config, seats, source)
        self.config = config
        self.crown = seats if seats <= s.MOST_WITH_CATHERINE else NONE
        self.hands = source.hands.copy() if source is not None else Hands(seats, s.KINDS)

    def tracked_hands(self) -> Hands:
        return self.hands

    # Decks.

    def events_left(self) -> i64:
        """The number of events in the deck."""
        return bags.size(self.cells, z.DECK, s.KINDS)

    def discarded(self) -> i64:
        """The number of events in the discard pile."""
        return bags.size(self.cells, z.PILE, s.KINDS)

    def citizens_left(self) -> i64:
        """The number of citizens in their deck."""
        return bags.size(self.cells, z.CITIZEN_DECK, s.CITIZENS)

    def copies_of(self, kind: i64) -> i64:
        """The number of copies of a kind in this game, without starred kinds (RG40)."""
        if self.crown >= 0 and self.config.kinds[kind].starred:
            return 0
        return self.config.copies[kind]

    def put_on_pile(self, kind: i64) -> None:
        """Put an event on the discard pile."""
        self.cells[z.PILE + kind] += 1

    # Events aside, each in the slot of a seat; for Receive Homage in the first two.

    def aside(self, slot: i64) -> i64:
        """The kind of the event that lies aside in a slot, or -1."""
        return self.cells[z.ASIDE + slot] - 1

    def lay_aside(self, slot: i64, kind: i64) -> None:
        """Lay an event aside."""
        self.cells[z.ASIDE + slot] = kind + 1

    def take_aside(self, slot: i64) -> i64:
        """Take the event that lies aside in a slot."""
        kind = self.aside(slot)
        self.cells[z.ASIDE + slot] = 0
        return kind

    def aside_is_seen(self, slot: i64, viewer: i64) -> bool:
        """Whether a seat sees the card in a slot of ``aside`` (RG44).

        A seat sees the card it passed; who collects a Tithe sees all once all are passed.
        """
        row = self.event_row()
        if row < 0 or self.config.kinds[self.frames[row + s.EVENT_KIND]].draws_aside:
            return row >= 0 and viewer == self.frames[row + WHO]
        if viewer == slot:
            return True
        return viewer == self.frames[row + WHO] and self.window_row() < 0

    # Domains.

    def domains(self) -> i64:
        """The number of domains, including Catherine's."""
        return self.seats + (1 if self.crown >= 0 else 0)

    def prowess(self, seat: i64) -> i64:
        """The caste of a seat's regent, or -1 before it has one; Catherine is noble."""
        if seat == self.crown:
            return s.NOBLE
        mat = self.cells[z.REGENTS + seat]
        return mat // s.REGENTS_PER_CASTE if mat >= 0 else NONE

    def mat(self, seat: i64) -> i64:
        """The mat of a seat, which is its regent, or -1 before it has one."""
        return self.cells[z.REGENTS + seat]

    def all_have_mats(self) -> bool:
        """Whether every seat has taken its mat."""
        for seat in range(self.seats):
            if self.mat(seat) < 0:
                return False
        return True

    def is_ready(self, seat: i64) -> bool:
        """Whether a seat's power is ready."""
        return self.cells[z.READY + seat] == 1

    def outermost(self, domain: i64, caste: i64) -> i64:
        """The outermost citizen of a caste in a domain, or -1 (RG17)."""
        return self.cells[z.OUTER + domain * z.OUTER_ROW + caste]

    def beneath(self, citizen: i64) -> i64:
        """The citizen directly beneath one in a domain, or -1."""
        return self.cells[z.UNDER + citizen]

    def owner_of(self, citizen: i64) -> i64:
        """The domain of a citizen, or -1."""
        return self.cells[z.OWNER + citizen]

    def caste_bits(self, domain: i64) -> i64:
        """The castes with at least one citizen in a domain, as bits."""
        cells = self.cells
        bits: i64 = 0
        for caste in range(s.CASTES):
            if cells[z.OUTER + domain * z.OUTER_ROW + caste] >= 0:
                bits |= 1 << caste
        return bits

    def castes_filled(self, domain: i64) -> i64:
        """The number of castes with at least one citizen in a domain; six win (RG15)."""
        cells = self.cells
        count: i64 = 0
        for caste in range(s.CASTES):
            if cells[z.OUTER + domain * z.OUTER_ROW + caste] >= 0:
                count += 1
        return count

    def meets_caste(self, seat: i64, kind: i64) -> bool:
        """Whether a seat has the prowess or the citizen that an event requires (RG13)."""
        caste = self.config.kinds[kind].caste
        return caste < 0 or self.prowess(seat) == caste or self.outermost(seat, caste) >= 0

    def role(self, citizen: i64) -> i64:
        """The caste that a citizen in a domain is assigned to, or -1 if they are in none."""
        domain = self.owner_of(citizen)
        if domain < 0:
            return -1
        cells = self.cells
        for caste in range(s.CASTES):
            one = cells[z.OUTER + domain * z.OUTER_ROW + caste]
            while one >= 0:
                if one == citizen:
                    return caste
                one = cells[z.UNDER + one]
        return -1

    def is_simple(self, citizen: i64) -> bool:
        """Whether only one caste is printed on a citizen (RG19)."""
        castes = self.config.castes[citizen]
        return castes & (castes - 1) == 0

    def allows_caste(self, citizen: i64, caste: i64) -> bool:
        """Whether a citizen may be assigned to a caste."""
        return (self.config.castes[citizen] >> caste) & 1 == 1

    def members(self, domain: i64) -> vec[i64]:
        """The citizens of a domain, caste by caste, the innermost of each first."""
        cells = self.cells
        found = vec[i64](capacity=16)
        for caste in range(s.CASTES):
            first: i64 = len(found)
            one = self.outermost(domain, caste)
            while one >= 0:
                found = append(found, one)
                one = cells[z.UNDER + one]
            last: i64 = len(found) - 1
            while first < last:
                found[first], found[last] = found[last], found[first]
                first += 1
                last -= 1
        return found

    def lay(self, domain: i64, citizen: i64, caste: i64) -> None:
        """Put a citizen outermost on the stack of a caste in a domain (RG17)."""
        cells, stack = self.cells, z.OUTER + domain * z.OUTER_ROW + caste
        cells[z.UNDER + citizen] = cells[stack]
        cells[stack] = citizen
        cells[z.OWNER + citizen] = domain

    def take_up(self, citizen: i64) -> None:
        """Remove a citizen from their domain, wherever in a stack they are."""
        cells, first = self.cells, z.OUTER + self.owner_of(citizen) * z.OUTER_ROW
        cells[z.OWNER + citizen] = -1
        for stack in range(first, first + s.CASTES):
            above = stack  # the place that says who lies there
            while cells[above] >= 0:
                if cells[above] == citizen:
                    cells[above] = cells[z.UNDER + citizen]
                    cells[z.UNDER + citizen] = -1
                    return
                above = z.UNDER + cells[above]

    # Influence.

    def influence(self, seat: i64) -> i64:
        """The total influence of a seat's hand."""
        held, worth = self.hands.held, self.config.influence
        total: i64 = 0
        for kind in range(s.KINDS):
            total += held[seat * s.KINDS + kind] * worth[kind]
        return total

    def can_use_treasury(self, seat: i64) -> bool:
        """Whether a seat has a ready Treasury and three events are left to turn over (RG32)."""
        if not self.is_ready(seat) or self.prowess(seat) != s.MERCHANT:
            return False
        return self.events_left() + self.discarded() >= s.TREASURY_EVENTS

    def can_pay(self, seat: i64, cost: i64, spent: i64) -> bool:
        """Whether a hand, less ``spent``, and a ready Treasury can pay a cost (RG26)."""
        most = self.influence(seat) - spent
        return most >= cost or (most + s.TREASURY_EVENTS >= cost and self.can_use_treasury(seat))

    def others_holding(self, seat: i64) -> i64:
        """The other seats that hold at least one event, as bits."""
        mask: i64 = 0
        for other in range(self.seats):
            if other != seat and self.hands.size(other) > 0:
                mask |= 1 << other
        return mask

    # Whose turn it is, and where things are.

    def active(self) -> i64:
        """Whose turn it is: a seat or Catherine (`crown`); -1 before the first turn."""
        turn = self.cells[z.TURN]
        if turn < 0:
            return -1
        if self.crown >= 0:  # RG40: she comes first
            place = turn % (self.seats + 1)
            return self.crown if place == 0 else place - 1
        return (self.cells[z.STARTER] + turn) % self.seats

    def turns(self, seat: i64) -> i64:
        cells = self.cells
        place = seat + 1 if self.crown >= 0 else (seat - cells[z.STARTER]) % self.seats
        return (cells[z.TURN] - place) // self.domains() + 1

    def first_asked(self) -> i64:
        """The seat asked first in a window: the active one, or seat 0 on Catherine's turn."""
        active = self.active()
        return ZERO if active == self.crown or active < 0 else active

    def event_row(self) -> i64:
        """The row in `frames` of the latest event, or -1."""
        return self.find(s.EVENT)

    def actor(self, row: i64) -> i64:
        """Who plays the event in this row of `frames`: a seat, or Catherine (`crown`)."""
        hers = self.config.kinds[self.frames[row + s.EVENT_KIND]].hers
        return self.crown if hers else self.frames[row + WHO]

    def first_empty(self) -> i64:
        """The empty place of the populace nearest its head, or `PLACES` if it is full."""
        cells = self.cells
        for place in range(s.PLACES):
            if cells[z.POPULACE + place] < 0:
                return place
        return s.PLACES

    def citizen_at(self, place: i64) -> i64:
        """The citizen in a place of the populace, or -1."""
        return self.cells[z.POPULACE + place]

    def place_of(self, citizen: i64) -> i64:
        """The place of a citizen in the populace, or -1."""
        cells = self.cells
        for place in range(s.PLACES):
            if cells[z.POPULACE + place] == citizen:
                return place
        return -1
