"""Regency: the base class of event kinds.

An event's *kind* is its index in the card file: the seven general kinds first, then three of each
caste in rank order. Ruling ids (RG07) refer to RULINGS.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.regency import schema as s

if TYPE_CHECKING:
    from regalia.games.regency.position import RegencyPosition


class EventKind:
    """A kind of event: its properties, its rules and its wording; kinds.py has one object of each.

    The rest of the game treats all kinds alike and calls the object for whatever differs.
    Attractions and the two powers that name a target are objects of this class too, although no
    card is played.

    Basics: ``number``; ``caste``, required to play it, or -1 (RG03, RG13); ``playable``, False for
    Favour; ``reaction``; ``attraction``: it attracts a citizen from the populace (RG35);
    ``starred``: removed when Catherine plays (RG40); ``has_price``: the player must be able to pay
    (RG26).

    Targets: ``targets`` is their number, 0 to 2; ``targets_seat``: the only one is a seat;
    ``two_citizens``: both are citizens; ``takes_castes``: the castes of citizens that it can take
    from other domains, as bits; ``takes_citizen``: it takes one (Swindle swaps).

    Reactions: ``against_hand`` and ``against_domain``: what of its victim it meddles with (RG27);
    ``victims_only``: a reaction that only victims may play; ``answered_by``: the kinds of reactions
    that can answer this event, as bits.

    Payments and hidden cards: ``all_if_short``: who cannot pay gives the whole hand (RG22);
    ``may_decline_payment``: the payer may refuse even if able (RG37); ``shows_hand``: it may show a
    hand to another seat; ``draws_aside``: cards drawn for it lie aside, visible to its player
    (RG21); ``discards_openly``: cards chosen for it are discarded, visible to all.

    Values for bots, in influence: ``holding_value`` of having it in hand, beyond its influence;
    ``playing_value``, used where the steward has no better estimate.

    Wording: ``before_seat``, ``before_citizen`` and ``card_verb`` precede a seat, citizen or card
    in the notation; ``card_zone`` is the page area of such cards. ``target_questions`` ask for
    targets, ``choice_question`` for a choice on resolution, ``payment_question`` for a payment.
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
