"""Regency: checks that a loaded position is one that play can reach.

Each function returns a sentence about the first error it finds, or "".
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import ASKED, CHANCE, DRAFT, OVER, WHO, WINDOW
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.position import EventKind, RegencyPosition, is_reaction_window

CHANCE_FRAMES: Final[tuple[int, ...]] = (s.DRAWS, s.REFILL, s.CALL, s.PRAYING, s.DEALING, s.COURT)
"""Frames in which a card is drawn."""


def audit(state: RegencyPosition) -> str:
    """The first error of a position, or "" (`State.audit`)."""
    return (
        audit_events(state)
        or audit_citizens(state)
        or audit_turn(state)
        or audit_set_up(state)
        or audit_stack(state)
        or audit_top(state)
        or audit_aside(state)
        or state.audit_draft()
    )


def audit_events(state: RegencyPosition) -> str:
    """No event is missing or duplicated, and all facts about hands are true."""
    for kind in range(s.KINDS):
        count = state.cells[z.DECK + kind] + state.cells[z.PILE + kind]
        for seat in range(state.seats):
            count += state.hands.has(seat, kind)
        for slot in range(s.MOST_SEATS):
            if state.aside(slot) == kind:
                count += 1
        if state.top() == s.PRAYING and state.frame(s.PRAYING_NAMED) == kind:
            count += 1
        if count != state.copies_of(kind):
            return "an event is missing or duplicated."
    return state.hands.audit()


def audit_citizens(state: RegencyPosition) -> str:
    """Every citizen is in one place, with a caste that is printed on them."""
    found = [state.cells[z.CITIZEN_DECK + citizen] for citizen in range(s.CITIZENS)]
    for place in range(s.PLACES):
        if state.citizen_at(place) >= 0:
            found[state.citizen_at(place)] += 1
    for row in state.rows():
        if state.frames[row] == s.ARRIVAL:
            found[state.frames[row + s.ARRIVAL_CITIZEN]] += 1
    for domain in range(state.seats + 1):
        for caste in range(s.CASTES):
            one = state.outermost(domain, caste)
            while one >= 0:
                found[one] += 1
                if found[one] > 1 or state.owner_of(one) != domain:
                    return "a citizen is in two places."
                if not state.allows_caste(one, caste):
                    return "a citizen is assigned to a caste that is not printed on them."
                one = state.beneath(one)
    for citizen in range(s.CITIZENS):
        if found[citizen] != 1:
            return "a citizen is missing or duplicated."
        if (state.role(citizen) < 0) != (state.owner_of(citizen) < 0):
            return "the domain of a citizen has no stack with them."
        if state.owner_of(citizen) < 0 and state.beneath(citizen) >= 0:
            return "a citizen in no domain lies on another."
    if state.crown < 0 and state.caste_bits(state.seats) != 0:
        return "Catherine's domain has citizens, but she does not play."
    return ""


def audit_turn(state: RegencyPosition) -> str:
    """The turn is valid, and the game is over exactly when it should be."""
    cells, config = state.cells, state.config
    starter, turn, victor = cells[z.STARTER], cells[z.TURN], cells[z.VICTOR]
    if cells[z.LIMIT] not in (config.hand_limit, config.inheritance_limit):
        return "the hand limit is impossible."
    if victor >= state.domains():
        return "the winner has no domain."
    if victor >= 0 and (state.to_act != OVER or state.castes_filled(victor) < s.CASTES):
        return "the winner lacks a caste, or the game is not over."
    if state.to_act == OVER and state.top() >= 0:
        return "frames are left after the end of the game."
    mats = [state.mat(seat) for seat in range(state.seats) if state.mat(seat) >= 0]
    if len(set(mats)) != len(mats):
        return "a mat is taken twice."
    if state.crown >= 0 and 0 in mats:
        return "a seat has taken the mat of Catherine."
    crowning = state.bottom() == s.CROWNING
    if crowning != (starter < 0) or (not crowning and len(mats) < state.seats):
        return "the choice of mats and the starter do not fit."
    dealing = is_dealing(state)
    if turn >= 0 and (crowning or dealing):
        return "turns have begun before the set-up is over."
    if turn < 0 and not (crowning or dealing):
        return "the set-up is over, but no turn has begun."
    if state.crown >= 0 and starter > 0:
        return "a seat starts before Catherine."
    return ""


def is_dealing(state: RegencyPosition) -> bool:
    """Whether the populace is being turned up or the events dealt."""
    if state.bottom() != s.REFILL:
        return False
    return state.depth() == 1 or (state.depth() == 2 and state.top() == s.DEALING)


def audit_set_up(state: RegencyPosition) -> str:
    """Mats are taken in seat order, then the events are dealt, then the populace is turned up."""
    if state.cells[z.TURN] >= 0:
        return ""
    starter = state.cells[z.STARTER]
    dealt = 0
    if state.bottom() == s.CROWNING:
        chosen = state.frame(WHO) if state.to_act >= 0 else state.seats
        if state.depth() != 1 or any(
            (state.mat(seat) >= 0) != (seat < chosen) for seat in range(state.seats)
        ):
            return "the mats are not chosen in seat order."
    else:
        dealing = state.top() == s.DEALING
        dealt = state.frame(s.DEALING_MADE) if dealing else state.seats * state.config.hand_limit
        if dealing and state.frame(WHO) != (starter + dealt) % state.seats:
            return "the deal is at the wrong seat."
        if dealing and dealt >= state.seats * state.config.hand_limit:
            return "more events are dealt than a hand holds."
    for place in range(state.seats):
        seat = (max(starter, 0) + place) % state.seats
        if state.hands.size(seat) != (dealt - place + state.seats - 1) // state.seats:
            return "a hand does not have the number of events dealt."
    turning_up = state.top() == s.REFILL
    if state.discarded() > 0 or state.citizens_left() + state.first_empty() != s.CITIZENS:
        return "cards were played before the first turn."
    if state.first_empty() > 0 and not turning_up:
        return "the populace is turned up too early."
    return ""


def audit_stack(state: RegencyPosition) -> str:
    """Each frame can follow the one below it."""
    for row in state.rows():
        kind, under = state.frames[row], state.below(row)
        if kind >= DRAFT:
            break  # checked by `audit_draft`
        below = state.frames[under] if under >= 0 else -1
        stage = state.frames[under + s.EVENT_STAGE] if below == s.EVENT else -1
        fault = ""
        if kind == s.EVENT:
            fault = audit_event(state, row)
        elif kind >= WINDOW:
            fault = audit_window(state, row)
        elif kind == s.PAYMENT:
            fault = audit_payment(state, row)
        elif kind == s.ARRIVAL:
            if below not in (-1, s.ARRIVAL) and stage != s.DONE:
                fault = "no frame explains the arrival of a citizen."
            elif state.is_simple(state.frames[row + s.ARRIVAL_CITIZEN]):
                fault = "a simple citizen waits for a caste."
        else:
            fault = audit_other(state, row, below, stage)
        if fault:
            return fault
    return ""


def audit_other(state: RegencyPosition, row: i64, below: i64, stage: i64) -> str:
    """Check a frame that is neither an event nor its window, payment or arrival.

    ``below`` is the kind of the frame beneath it, or -1, and ``stage`` the stage of an event
    beneath.
    """
    kind, seat = state.frames[row], state.frames[row + WHO]
    mine = seat == state.active()
    if kind == s.DRAWS:
        aside = state.frames[row + s.DRAWS_WAY] == s.TO_SIDE
        fits = below in (s.ENDING, s.DRAWS) or stage in (s.DRAWING, s.DONE)
        if aside != (stage == s.DRAWING and event_at(state, state.below(row)).draws_aside):
            return "drawn events go to the wrong place."
        return "" if fits else "no frame explains the drawing of events."
    if kind == s.REFILL:
        drawn = stage in (s.DONE, s.CANCELLED) and is_base(event_at(state, state.below(row)))
        return "" if below in (-1, s.DAWN) or drawn else "the populace is refilled too early."
    if kind == s.CALL:
        if (state.frames[row + s.CALL_HERS] == 1) != (below == s.COURT):
            return "a citizen is drawn for the wrong domain."
        return (
            ""
            if below == s.COURT or stage == s.DONE
            else "no frame explains the drawing of a citizen."
        )
    if kind == s.DEALING:
        return "" if state.cells[z.TURN] < 0 else "events are dealt after the set-up."
    if below >= 0:
        return "a frame lies on another that must come first."
    if kind == s.DAWN:
        past = state.frames[row + s.DAWN_PAST]
        asked = (state.first_asked() + max(past - 1, 0)) % state.seats
        return "" if seat == asked else "the wrong seat is asked for Uprising."
    if kind == s.COURT:
        hers = state.crown >= 0 and state.active() == state.crown
        return "" if hers else "Catherine acts in the turn of a seat."
    return "" if mine or kind == s.CROWNING else "a seat acts out of turn."


def audit_top(state: RegencyPosition) -> str:
    """The position waits for chance or for the right seat."""
    row = state.here
    while row >= 0 and state.frames[row] >= DRAFT:
        row = state.below(row)
    if row < 0:
        mine = state.to_act == state.active() and state.cells[z.DECIDED] < s.DECISION_LIMIT
        return "" if mine or state.to_act == OVER else "a seat acts out of turn."
    frame = state.frames[row]
    turning = frame == s.PAYMENT and state.frames[row + s.PAYMENT_FLIPS] > 0
    if (state.to_act == CHANCE) != (frame in CHANCE_FRAMES or turning or is_lot(state)):
        return "the position waits for chance where a seat must decide, or the reverse."
    if state.to_act == CHANCE:
        return audit_chance(state)
    if frame == s.EVENT:
        return audit_choice(state, row)
    if frame == s.ENDING:
        return "the end of the turn lacks its draw."
    if state.frames[row + WHO] != state.to_act:
        return "the wrong seat must decide."
    if frame == s.PAYMENT:
        if state.frames[row + s.PAYMENT_SUM] >= state.frames[row + s.PAYMENT_COST]:
            return "a payment is complete but not settled."
        if state.hands.size(state.to_act) == 0 and not state.can_use_treasury(state.to_act):
            return "a seat is asked to pay that cannot."
    uprising = state.is_ready(state.to_act) and state.prowess(state.to_act) == s.COMMONER
    if frame == s.DAWN and state.frames[row + s.DAWN_PAST] > 0 and not uprising:
        return "a seat without Uprising is asked for it."
    return ""


def audit_chance(state: RegencyPosition) -> str:
    """There is a card to draw, and a place for it."""
    frame = state.top()
    if frame == s.CROWNING:
        return ""
    if frame in (s.REFILL, s.CALL):
        if state.citizens_left() == 0 or (frame == s.REFILL and state.first_empty() == s.PLACES):
            return "a citizen is drawn without a place or a deck."
        return ""
    least: i64 = 1
    if frame == s.DEALING:
        least = state.seats * state.config.hand_limit - state.frame(s.DEALING_MADE)
    if state.events_left() < least:
        return "too few events are left to draw."
    if frame == s.DRAWS and state.frame(s.DRAWS_LEFT) == 0:
        return "more events are drawn than are due."
    if frame == s.COURT and state.frame(s.COURT_HELD) > 1:
        return "Catherine acts more than twice in a turn."
    return ""


def audit_choice(state: RegencyPosition, row: i64) -> str:
    """The latest event leaves a choice to the seat to act."""
    seat, stage = state.frames[row + WHO], state.frames[row + s.EVENT_STAGE]
    kind = event_at(state, row)
    if stage == s.CHOOSING:
        fits = seat == state.to_act and kind.can_repeat(state, seat)
        return "" if fits else "an event is repeated that cannot do anything."
    if stage != s.DECIDING:
        return "an event waits at a stage that needs no decision."
    here = alone(state, row)
    if kind.collects:
        chooser = seat
    elif kind.draws_aside:
        chooser = here.to_act if kind.after_draws(here, row) else -1
    else:
        chooser = here.to_act if kind.take_effect(here, row) else seat
    if here.frames[row + s.EVENT_STAGE] != s.DECIDING and not kind.collects:
        return "an event waits for a choice that does not exist."
    return "" if chooser == state.to_act else "the wrong seat must decide."


def alone(state: RegencyPosition, row: i64) -> RegencyPosition:
    """A copy in which the event in this row is the last frame and about to take effect."""
    here = state.copy()
    assert isinstance(here, RegencyPosition)
    here.drop_above(row)
    here.set_frame(s.EVENT_STAGE, s.DONE)
    return here


def is_lot(state: RegencyPosition) -> bool:
    """Whether the next chance event is the lot that decides who starts."""
    chosen = state.top() == s.CROWNING and state.all_have_mats()
    return chosen and state.to_act == CHANCE and state.crown < 0


def event_at(state: RegencyPosition, row: i64) -> EventKind:
    """The kind of the event in this row."""
    return state.config.kinds[state.frames[row + s.EVENT_KIND]]


def is_base(kind: EventKind) -> bool:
    """Whether this kind starts the attraction of a citizen of the populace."""
    return kind.attraction and not kind.reaction


def audit_event(state: RegencyPosition, row: i64) -> str:
    """An event under way could have been played, and its stage fits the frames above it."""
    number, stage = state.frames[row + s.EVENT_KIND], state.frames[row + s.EVENT_STAGE]
    kinds = state.config.kinds
    if number >= len(kinds) or (number >= s.KINDS and not kinds[number].attraction):
        return "the kind of an event under way does not exist."
    kind = kinds[number]
    forged = state.frames[row + s.EVENT_FORGED] == 1
    if state.frames[row + s.EVENT_FORGER] > state.seats:
        return "the forger of an event does not exist."
    if (forged or state.frames[row + s.EVENT_FORGER] > 0) and not is_repeatable(state, kind):
        return "an event is forged that no reaction repeats."
    below, above = state.below(row), state.above(row)
    if below < 0:
        mine = state.frames[row + WHO] == state.active()
        if kind.reaction or not kind.playable or kind.hers or not (mine or forged):
            return "an event under way cannot have been played."
    elif state.frames[below] == s.COURT:
        if not kind.hers:
            return "an event under way cannot have been played."
    elif state.frames[below] != s.EVENT:
        return "an event lies on a frame that is not an event."
    elif (event_at(state, below).answered_by >> number) & 1 == 0 or number >= s.KINDS:
        return "an event does not answer the one below it."
    answered = above >= 0 and state.frames[above] == s.EVENT
    if answered and stage not in (s.STANDING, s.CANCELLED):
        return "an event is answered after it has resolved."
    if stage in (s.OPEN, s.PAID, s.UNPAID):
        return "an event is at a stage at which play does not stop."
    return audit_targets(state, row, kind)


def is_repeatable(state: RegencyPosition, kind: EventKind) -> bool:
    """Whether some reaction repeats this kind of event (RG38)."""
    for reaction in state.config.kinds:
        if reaction.repeats and (kind.answered_by >> reaction.number) & 1 == 1:
            return True
    return False


def audit_targets(state: RegencyPosition, row: i64, kind: EventKind) -> str:
    """The targets of an event fit its kind, as far as they still matter."""
    seat, first = state.frames[row + WHO], state.frames[row + s.EVENT_FIRST]
    second, stage = state.frames[row + s.EVENT_SECOND], state.frames[row + s.EVENT_STAGE]
    if stage == s.CHOOSING:
        fits = first < 0 and second < 0 and kind.targets > 0
        if state.frames[row + s.EVENT_FORGED] == 0:
            fits = False
        return "" if fits else "a forged event has targets before they are chosen."
    citizens = 0 if kind.targets_seat else min(kind.targets, 1)
    if kind.two_citizens:
        citizens = 2
    if kind.attraction or (kind.reaction and answers_attractions(state, kind)):
        citizens = 1
    if (first >= 0) != (citizens > 0):
        return "an event lacks a target."
    if kind.two_citizens:
        if second < 0:
            return "an event lacks a target."
    elif kind.targets_seat or kind.targets == 2:
        if not 0 <= second < state.seats or second == seat:
            return "an event lacks a target."
    elif second >= 0:
        return "an event has a target that its kind does not have."
    if stage not in (s.STANDING, s.PAYING):
        return ""
    if citizens > 0 and kind.reaction:
        if first != state.frames[state.below(row) + s.EVENT_FIRST]:
            return "a reaction names another citizen than the attraction it answers."
    elif kind.attraction:
        if (
            is_reaction_window(state.top()) and state.place_of(first) < 0
        ):  # later a Bargain may have taken them
            return "the citizen being attracted is not in the populace."
    elif citizens > 0:
        spare = state.hands.size(seat)
        fits = is_in(s.NAME_CITIZEN + first, kind.target_actions(state, seat, -1, spare))
        if fits and citizens == 2:
            fits = is_in(s.NAME_CITIZEN + second, kind.target_actions(state, seat, first, spare))
        if not fits:
            return "an event has an illegal target."
    return ""


def answers_attractions(state: RegencyPosition, kind: EventKind) -> bool:
    """Whether a reaction answers attractions only."""
    for other in state.config.kinds:
        if (other.answered_by >> kind.number) & 1 == 1 and not other.attraction:
            return False
    return True


def is_in(number: i64, among: vec[i64]) -> bool:
    """Whether a number is one of ``among``."""
    for i in range(len(among)):
        if among[i] == number:
            return True
    return False


def audit_window(state: RegencyPosition, row: i64) -> str:
    """A window belongs to the event below it, at a stage at which seats are asked."""
    frame, event = state.frames[row], state.below(row)
    if event < 0 or state.frames[event] != s.EVENT:
        return "a window lies on no event."
    kind, stage = event_at(state, event), state.frames[event + s.EVENT_STAGE]
    if state.frames[row + s.PASSING_KIND] != kind.number:
        return "a window names another event than the one below it."
    if frame == s.PASSING:
        if not kind.collects or stage != s.DECIDING:
            return "events are passed without an event that collects them."
        for seat in range(state.seats):
            yet = (state.frames[row + ASKED] >> seat) & 1 == 1
            if yet and (seat == state.frames[event + WHO] or state.hands.size(seat) == 0):
                return "a seat is asked to pass an event that cannot."
    else:
        fits = frame in (s.ACTED, s.MEDDLED)
        if kind.attraction or kind.reaction:
            fits = frame == (s.ATTRACTED if kind.attraction else s.REACTED)
        if stage != s.STANDING or not fits:
            return "a window does not fit the stage of its event."
        for number in range(s.KINDS):  # a reaction is discarded when it is played
            if (
                state.config.kinds[number].reaction
                and under_way(state, number) > state.cells[z.PILE + number]
            ):
                return "a reaction under way is not in the discard pile."
    return ""


def under_way(state: RegencyPosition, number: i64) -> i64:
    """The number of events of a kind under way."""
    count: i64 = 0
    for row in state.rows():
        if state.frames[row] == s.EVENT and state.frames[row + s.EVENT_KIND] == number:
            count += 1
    return count


def audit_payment(state: RegencyPosition, row: i64) -> str:
    """A payment is for an attraction or what the event below it demands."""
    sums = (s.TREASURY_EVENTS - state.frames[row + s.PAYMENT_FLIPS]) * s.MOST_INFLUENCE
    if state.frames[row + s.PAYMENT_SUM] > sums:
        return "more is paid than Treasury can have turned over."
    event = state.below(row)
    if event < 0:
        citizen = state.frames[row + s.PAYMENT_CITIZEN]
        place: i64 = 0
        while place < s.BOTTOM and state.citizen_at(place) != citizen:
            place += 1
        fits = state.frames[row + s.PAYMENT_FOR] == s.ATTRACTION
        fits = fits and state.frames[row + s.PAYMENT_TO] < 0
        fits = fits and state.frames[row + WHO] == state.active() and place < s.BOTTOM
        if not fits or state.config.costs[place] != state.frames[row + s.PAYMENT_COST]:
            return "a payment has no event or attraction to pay for."
        return ""
    if state.frames[event] != s.EVENT:
        return "a payment has no event or attraction to pay for."
    if state.frames[event + s.EVENT_STAGE] != s.PAYING:
        return "a payment is for an event that demands none."
    asks = alone(state, event)
    event_at(state, event).take_effect(asks, event)
    if asks.top() != s.PAYMENT:
        return "a payment is for an event that demands none."
    for column in (WHO, s.PAYMENT_FOR, s.PAYMENT_TO, s.PAYMENT_COST, s.PAYMENT_CITIZEN):
        if asks.frame(column) != state.frames[row + column]:
            return "a payment differs from what the event below it demands."
    return ""


def audit_aside(state: RegencyPosition) -> str:
    """Cards lie aside only while they are passed for an event, or drawn aside for one."""
    row = state.event_row()
    stage = state.frames[row + s.EVENT_STAGE] if row >= 0 else -1
    passing = row >= 0 and event_at(state, row).collects and stage == s.DECIDING
    drawn: i64 = 0
    if row >= 0 and event_at(state, row).draws_aside:
        if stage == s.DECIDING:
            drawn = 2
        elif state.top() == s.DRAWS and stage == s.DRAWING:
            drawn = state.frame(s.DRAWS_MADE)
            if drawn + state.frame(s.DRAWS_LEFT) > 2:
                return "too many events are drawn aside."
    passed = 0
    for slot in range(s.MOST_SEATS):
        if state.aside(slot) < 0:
            if slot < drawn:
                return "an event drawn aside is missing."
            continue
        if not passing and slot >= drawn:
            return "an event lies aside without a reason."
        if passing and (slot >= state.seats or slot == state.frames[row + WHO]):
            return "an event was passed by a seat that cannot pass one."
        if passing and state.top() == s.PASSING and (state.frame(ASKED) >> slot) & 1 == 1:
            return "an event was passed by a seat that is still asked for one."
        passed += 1
    if passing and state.top() != s.PASSING and passed < 2:
        return "a choice is made between fewer than two events passed."
    return ""
