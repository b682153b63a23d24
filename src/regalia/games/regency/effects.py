"""Regency: what events and powers do to hands, domains and the populace.

These functions neither ask seats nor draw cards; they push frames for that.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine import bags
from regalia.engine.state import NONE, OVER, WHO, ZERO
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.conditions import catherine_caste
from regalia.games.regency.position import RegencyPosition, one_card


def play_event(state: RegencyPosition, seat: i64, kind: i64, first: i64, second: i64) -> None:
    """Discard an event from the hand for its effect (RG12); its window opens next."""
    state.hands.lose(seat, kind, -1)
    state.put_on_pile(kind)
    state.reveal(
        s.PLAYED, seat, kind, first, target_number(state, kind, second), owner_told(state, first)
    )
    push_event(state, seat, kind, first, second)


def push_event(state: RegencyPosition, seat: i64, kind: i64, first: i64, second: i64) -> None:
    """Put an event on the stack; -1 stands for no target. Its window opens next."""
    state.push(s.EVENT, seat)
    state.set_frame(s.EVENT_KIND, kind)
    state.set_frame(s.EVENT_FIRST, first)
    state.set_frame(s.EVENT_SECOND, second)


def push_draws(state: RegencyPosition, seat: i64, count: i64, way: i64 = 0) -> None:
    """Let a seat draw events next, to its hand (`TO_HAND`) or aside (`TO_SIDE`)."""
    state.push(s.DRAWS, seat)
    state.set_frame(s.DRAWS_LEFT, count)
    state.set_frame(s.DRAWS_WAY, way)


def ask_seats(state: RegencyPosition, window: i64, first: i64, mask: i64, kind: i64) -> bool:
    """Open a window about an event (`State.open_window`); False if the mask is empty."""
    if not state.open_window(window, first, mask):
        return False
    state.set_frame(s.PASSING_KIND, kind)  # every kind of window has these two columns
    state.set_frame(s.PASSING_SINCE, state.cells[z.DECIDED])
    return True


def target_number(state: RegencyPosition, kind: i64, second: i64) -> i64:
    """The second target as one number: a citizen, or `CITIZENS` + a seat; -1 for none."""
    if second < 0 or state.config.kinds[kind].two_citizens:
        return second
    return s.CITIZENS + second


def owner_told(state: RegencyPosition, citizen: i64) -> i64:
    """The domain of a citizen whom an event names, or -1."""
    return state.owner_of(citizen) if citizen >= 0 else NONE


def come_to_nothing(state: RegencyPosition, row: i64) -> bool:
    """End an event whose targets have become invalid; returns False: nobody must decide."""
    state.frames[row + s.EVENT_STAGE] = s.DONE
    state.tell(s.CAME_TO_NOTHING, state.frames[row + WHO], state.frames[row + s.EVENT_KIND])
    return False


def announce_attraction(state: RegencyPosition, domain: i64, citizen: i64) -> None:
    """Report who is to be attracted and for how much, before that is paid (RG11, RG41)."""
    if state.journal is None:
        return
    cost = state.config.costs[state.place_of(citizen)]
    state.tell(s.ATTRACTION_BEGAN, domain, citizen, cost)


def begin_attraction(state: RegencyPosition, seat: i64, citizen: i64) -> None:
    """Start an attraction that is paid for; Refuse and Bargain can answer it (RG34)."""
    push_event(state, seat, s.ATTRACTION, citizen, -1)


def end_turn(state: RegencyPosition) -> None:
    """End the turn and draw events up to the hand limit (RG14)."""
    seat = state.active()
    owed = state.cells[z.LIMIT] - state.hands.size(seat)
    state.push(s.ENDING, seat)
    push_draws(state, seat, max(owed, 0))


def use_power(state: RegencyPosition, seat: i64) -> None:
    """Use a seat's power, which is then no longer ready (RG31)."""
    state.cells[z.READY + seat] = 0
    state.tell(s.POWER_USED, seat, state.mat(seat))


def end_in_draw(state: RegencyPosition) -> None:
    """End the game without a winner (RG10)."""
    cells = state.cells
    cells[z.TURN] = min(cells[z.TURN], s.TURN_LIMIT - 1)
    state.drop_above(-1)
    state.to_act = OVER
    state.tell(s.NOBODY_WON)


def check_victory(state: RegencyPosition) -> bool:
    """Whether a domain is complete; if so, end the game.

    Domains are checked clockwise from the active regent (RG15, RG43).
    """
    if state.cells[z.VICTOR] >= 0:
        return True
    domain = state.active()
    for _i in range(state.domains()):
        if state.castes_filled(domain) == s.CASTES:
            state.cells[z.VICTOR] = domain
            state.drop_above(-1)
            state.to_act = OVER
            state.tell(s.WON, domain)
            return True
        domain = (domain + 1) % state.domains()
    return False


def use_uprising(state: RegencyPosition) -> None:
    """Shuffle the populace into its deck and turn up a new one (RG32)."""
    seat = state.to_act
    use_power(state, seat)
    state.tell(s.POPULACE_SHUFFLED, seat)
    cells = state.cells
    for place in range(s.PLACES):
        if cells[z.POPULACE + place] >= 0:
            cells[z.CITIZEN_DECK + cells[z.POPULACE + place]] += 1
            cells[z.POPULACE + place] = -1
    state.push(s.REFILL, seat)


def refresh_deck(state: RegencyPosition) -> bool:
    """Replace an empty deck by the discard pile (RG09); returns False if both are empty."""
    if bags.reshuffle(state.cells, state.cells, z.DECK, z.PILE, s.KINDS):
        state.tell(s.EVENTS_SHUFFLED)
    return state.events_left() > 0


def must_refill(state: RegencyPosition) -> bool:
    """Whether a citizen can move up in the populace, or a new one can enter it."""
    if state.citizens_left() > 0:
        return True
    for place in range(state.first_empty(), s.PLACES):
        if state.citizen_at(place) >= 0:
            return True
    return False


def cancel(state: RegencyPosition, row: i64, seat: i64) -> None:
    """Cancel the event in this frame row; its costs stay spent (RG37)."""
    state.frames[row + s.EVENT_STAGE] = s.CANCELLED
    state.tell(s.EVENT_CANCELLED, seat, state.frames[row + s.EVENT_KIND], -1)


def attract(state: RegencyPosition, domain: i64, citizen: i64) -> None:
    """Move a citizen from the populace to a domain, unless a Bargain already took them (RG37)."""
    place = state.place_of(citizen)
    if place >= 0:
        state.cells[z.POPULACE + place] = -1
        enter_domain(state, domain, citizen)


def move_citizen(state: RegencyPosition, citizen: i64, domain: i64) -> None:
    """Move a citizen from one domain to another."""
    state.take_up(citizen)
    enter_domain(state, domain, citizen)


def tell_taken(state: RegencyPosition, citizen: i64, domain: i64, deed: i64) -> None:
    """Report that a domain takes a citizen out of another one by an event or power."""
    if state.journal is None:
        return
    state.tell(s.TAKEN, domain, citizen, state.owner_of(citizen), state.role(citizen), deed)


def enter_domain(state: RegencyPosition, domain: i64, citizen: i64) -> None:
    """Have the new owner assign a citizen to a caste (RG16); Catherine follows a rule (RG41)."""
    if domain == state.crown:
        assign_citizen(state, domain, citizen, catherine_caste(state, citizen))
    elif state.is_simple(citizen):
        for caste in range(s.CASTES):
            if state.allows_caste(citizen, caste):
                assign_citizen(state, domain, citizen, caste)
    else:
        state.push(s.ARRIVAL, domain)
        state.set_frame(s.ARRIVAL_CITIZEN, citizen)


def assign_citizen(state: RegencyPosition, domain: i64, citizen: i64, caste: i64) -> None:
    """Lay a citizen outermost on the stack of a caste in a domain."""
    state.lay(domain, citizen, caste)
    state.tell(s.JOINED, domain, citizen, caste)


def show_hand(state: RegencyPosition, seer: i64, holder: i64) -> None:
    """Report to a seat the cards that it now sees: another hand, or its own new one."""
    if state.journal is not None:
        held, at = state.hands.held, holder * s.KINDS
        state.whisper_bag(1 << seer, s.HAND_SEEN, held, at, s.KINDS, seer, holder)


def discard(state: RegencyPosition, seat: i64, cards: vec[i64]) -> None:
    """Discard cards of a hand, given as a count of each kind."""
    for kind in range(s.KINDS):
        for _i in range(cards[kind]):
            state.hands.lose(seat, kind, -1)
            state.put_on_pile(kind)
    if not bags.is_empty(cards, 0, s.KINDS):
        state.reveal_bag(s.DISCARDED, cards, 0, s.KINDS, seat)


def pay_cards(state: RegencyPosition, payer: i64, payee: i64, cards: vec[i64], cost: i64) -> None:
    """Pay cards to a seat, seen by payer and payee only (RG26, RG44).

    Payments to nobody (an attraction) or to Catherine are discarded (RG42).
    """
    if payee < 0 or payee == state.crown:
        discard(state, payer, cards)
        return
    count = bags.size(cards, 0, s.KINDS)
    state.tell(s.PAYMENT_MADE, payer, payee, count)
    if payee == payer:
        for kind in range(s.KINDS):
            state.hands.prove(payer, kind, proven_count(state, kind, count, cost))
        return
    both = (1 << payer) | (1 << payee)
    state.whisper_bag(both, s.PAYMENT_CARDS, cards, 0, s.KINDS, payer, payee)
    for kind in range(s.KINDS):
        sure = proven_count(state, kind, count, cost)
        for i in range(cards[kind]):
            state.hands.hand_over(payer, payee, kind, -1 if i < sure else 0)


def proven_count(state: RegencyPosition, kind: i64, count: i64, cost: i64) -> i64:
    """The least number of a kind among ``count`` cards that paid a cost (RG44)."""
    other: i64 = 0
    for one in range(s.KINDS):
        if one != kind:
            other = max(other, state.config.influence[one])
    short = cost - count * other
    gain = state.config.influence[kind] - other
    return (short + gain - 1) // gain if short > 0 and gain > 0 else ZERO


def pay_whole_hand(state: RegencyPosition, payer: i64, payee: i64) -> None:
    """Give a whole hand, together with all that is known of it (RG22, RG44)."""
    both, held = (1 << payer) | (1 << payee), state.hands.held
    state.tell(s.PAYMENT_MADE, payer, payee, state.hands.size(payer))
    state.whisper_bag(both, s.PAYMENT_CARDS, held, payer * s.KINDS, s.KINDS, payer, payee)
    state.hands.hand_over_all(payer, payee)


def answer_prayer(state: RegencyPosition, seat: i64, kind: i64) -> None:
    """Take the named event or the top of the deck, and discard the other."""
    named, top = (
        state.frame(s.PRAYING_NAMED),
        state.frame(s.PRAYING_PRIZE) == s.TAKE_TOP - s.TAKE_NAMED,
    )
    state.drop()
    state.tell(s.PRAYER_ANSWERED, seat, named, 0 if top else 1)
    if top:
        state.put_on_pile(named)
        state.hands.gain(seat, kind, 0)
        state.whisper(1 << seat, s.DREW_CARD, seat, kind)
    else:
        state.put_on_pile(kind)
        state.hands.gain(seat, named, -1)
        state.reveal_bag(s.DISCARDED, one_card(kind), 0, s.KINDS, seat)
