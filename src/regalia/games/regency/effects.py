"""Regency: what is done to hands, domains and the populace, by events and by powers.

Nothing here asks anybody or draws; what must be asked or drawn is pushed onto the frames.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine import bags
from regalia.engine.state import OVER, WHO
from regalia.games.regency import schema as s
from regalia.games.regency.conditions import catherine_caste
from regalia.games.regency.position import PACKED, RegencyPosition


def play_event(state: RegencyPosition, seat: i64, kind: i64, first: i64, second: i64) -> None:
    """An event is discarded from the hand for what it does (RG12), and may be answered."""
    state.hands.lose(seat, kind, -1)
    state.pile[kind] += 1
    state.reveal(s.PLAYED, seat, kind, first, target_number(state, kind, second))
    state.push(s.EVENT, seat, kind, first, second, s.OPEN)


def target_number(state: RegencyPosition, kind: i64, second: i64) -> i64:
    """The other citizen or the seat at which an event of a kind is aimed, as one number or -1."""
    if second < 0 or state.config.kinds[kind].two_citizens:
        return second
    return s.CITIZENS + second


def come_to_nothing(state: RegencyPosition, row: i64) -> bool:
    """What was possible when it was announced no longer is; false: nobody must decide."""
    state.frames[row + s.EVENT_STAGE] = s.DONE
    state.tell(s.CAME_TO_NOTHING, state.frames[row + WHO], state.frames[row + s.EVENT_KIND])
    return False


def begin_attraction(state: RegencyPosition, seat: i64, citizen: i64) -> None:
    """The influence is spent; there is a window for Refuse and Bargain (RG34)."""
    state.tell(s.ATTRACTION_BEGAN, seat, citizen)
    state.push(s.EVENT, seat, s.ATTRACTION, citizen, -1, s.OPEN)


def end_turn(state: RegencyPosition) -> None:
    """The turn ends, and events are drawn up to the limit (RG14)."""
    seat = state.active()
    owed = state.limit - state.hands.size(seat)
    state.push(s.ENDING, seat)
    state.push(s.DRAWS, seat, max(owed, 0))


def use_power(state: RegencyPosition, seat: i64) -> None:
    """A seat's power is used, and no longer ready (RG31)."""
    state.ready[seat] = 0
    state.tell(s.POWER_USED, seat, state.regents[seat])


def end_in_draw(state: RegencyPosition) -> None:
    """Nobody wins (RG10)."""
    state.turn = min(state.turn, s.TURN_LIMIT - 1)
    state.frames = vec[i64]()
    state.to_act = OVER
    state.tell(s.NOBODY_WON)


def check_victory(state: RegencyPosition) -> bool:
    """Whether a domain is complete; from the active regent clockwise (RG15, RG43)."""
    if state.victor >= 0:
        return True
    domain = state.active()
    for _ in range(state.domains()):
        if state.castes_filled(domain) == s.CASTES:
            state.victor = domain
            state.frames = vec[i64]()
            state.to_act = OVER
            state.tell(s.WON, domain)
            return True
        domain = (domain + 1) % state.domains()
    return False


def use_uprising(state: RegencyPosition) -> None:
    """The populace is shuffled into its deck and turned up anew (RG32)."""
    seat = state.to_act
    use_power(state, seat)
    state.tell(s.POPULACE_SHUFFLED, seat)
    for place in range(s.PLACES):
        if state.populace[place] >= 0:
            state.citizen_deck[state.populace[place]] += 1
            state.populace[place] = -1
    state.push(s.REFILL, seat)


def refresh_deck(state: RegencyPosition) -> bool:
    """An empty deck is replaced by the discard pile (RG09); false if there is none either."""
    if bags.reshuffle(state.deck, state.pile):
        state.tell(s.EVENTS_SHUFFLED)
    return state.events_left() > 0


def must_refill(state: RegencyPosition) -> bool:
    """Whether somebody can move up, or come."""
    if state.citizens_left() > 0:
        return True
    for place in range(state.first_empty(), s.PLACES):
        if state.populace[place] >= 0:
            return True
    return False


def cancel(state: RegencyPosition, row: i64, seat: i64) -> None:
    """The event in this row does nothing; what it cost stays spent (RG37)."""
    state.frames[row + s.EVENT_STAGE] = s.CANCELLED
    state.tell(s.EVENT_CANCELLED, seat, state.frames[row + s.EVENT_KIND], -1)


def attract(state: RegencyPosition, domain: i64, citizen: i64) -> None:
    """A citizen of the populace joins a domain, unless a Bargain has got them (RG37)."""
    place = state.place_of(citizen)
    if place >= 0:
        state.populace[place] = -1
        enter_domain(state, domain, citizen)


def move_citizen(state: RegencyPosition, citizen: i64, domain: i64) -> None:
    """A citizen goes from one domain to another."""
    state.take_up(citizen)
    enter_domain(state, domain, citizen)


def enter_domain(state: RegencyPosition, domain: i64, citizen: i64) -> None:
    """The new owner assigns a citizen at once (RG16); Catherine by rule (RG41)."""
    if domain == state.crown:
        assign_citizen(state, domain, citizen, catherine_caste(state, citizen))
    elif state.is_simple(citizen):
        for caste in range(s.CASTES):
            if state.allows_caste(citizen, caste):
                assign_citizen(state, domain, citizen, caste)
    else:
        state.push(s.ARRIVAL, domain, citizen)


def assign_citizen(state: RegencyPosition, domain: i64, citizen: i64, caste: i64) -> None:
    """A citizen comes to lie outermost on a stack of a domain."""
    state.lay(domain, citizen, caste)
    state.tell(s.JOINED, domain, citizen, caste)


def show_hand(state: RegencyPosition, seer: i64, holder: i64) -> None:
    """Tell a seat what a hand holds that it sees now, another's or a new one of its own."""
    if state.journal is not None:
        state.whisper(1 << seer, s.HAND_SEEN, seer, holder, state.packed_hand(holder))


def discard(state: RegencyPosition, seat: i64, cards: i64) -> None:
    """Cards of a hand, as one number (`PACKED`), go to the discard pile."""
    for kind in range(s.KINDS):
        count = PACKED.count(cards, kind)
        for _ in range(count):
            state.hands.lose(seat, kind, -1)
            state.pile[kind] += 1
        if count > 0:
            state.reveal(s.DISCARDED, seat, kind, count)


def pay_cards(state: RegencyPosition, payer: i64, payee: i64, cards: i64, cost: i64) -> None:
    """Cards are paid: for all to see if not to a seat, else seen by both (RG26, RG42, RG44)."""
    if payee < 0 or payee == state.crown:
        discard(state, payer, cards)
        return
    count = PACKED.size(cards)
    state.tell(s.PAYMENT_MADE, payer, payee, count)
    if payee == payer:
        for kind in range(s.KINDS):
            state.hands.vouch(payer, kind, proven_count(state, kind, count, cost))
        return
    state.whisper((1 << payer) | (1 << payee), s.PAYMENT_CARDS, payer, payee, cards)
    for kind in range(s.KINDS):
        sure = proven_count(state, kind, count, cost)
        for i in range(PACKED.count(cards, kind)):
            state.hands.hand_over(payer, payee, kind, -1 if i < sure else 0)


def proven_count(state: RegencyPosition, kind: i64, count: i64, cost: i64) -> i64:
    """How many of so many cards that met a cost must have been of a kind (RG44)."""
    other: i64 = 0
    for one in range(s.KINDS):
        if one != kind:
            other = max(other, state.config.influence[one])
    short = cost - count * other
    gain = state.config.influence[kind] - other
    return (short + gain - 1) // gain if short > 0 and gain > 0 else 0


def pay_whole_hand(state: RegencyPosition, payer: i64, payee: i64) -> None:
    """A whole hand is given, and what is known of it goes with it (RG22, RG44)."""
    cards = state.packed_hand(payer)
    state.tell(s.PAYMENT_MADE, payer, payee, PACKED.size(cards))
    state.whisper((1 << payer) | (1 << payee), s.PAYMENT_CARDS, payer, payee, cards)
    state.hands.hand_over_all(payer, payee)


def answer_prayer(state: RegencyPosition, seat: i64, kind: i64) -> None:
    """What is not taken is discarded."""
    named, top = (
        state.frame(s.PRAYING_NAMED),
        state.frame(s.PRAYING_PRIZE) == s.TAKE_TOP - s.TAKE_NAMED,
    )
    state.drop()
    state.tell(s.PRAYER_ANSWERED, seat, named, 0 if top else 1)
    if top:
        state.pile[named] += 1
        state.hands.gain(seat, kind, 0)
        state.whisper(1 << seat, s.DREW_CARD, seat, kind)
    else:
        state.pile[kind] += 1
        state.hands.gain(seat, named, -1)
        state.reveal(s.DISCARDED, seat, kind, 1)
