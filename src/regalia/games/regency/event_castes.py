"""Regency: the actions that ask for a caste, one class each; see `EventKind`."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine import bags
from regalia.engine.digest import digest
from regalia.engine.state import ASKED, WHO
from regalia.engine.steward import LOWEST
from regalia.games.regency import schema as s
from regalia.games.regency.conditions import (
    actor_below_window,
    add_to_each,
    cards_to_pick,
    other_seats,
    others_hold_events,
    own_citizens,
    populace_citizens,
    populace_has_simple,
)
from regalia.games.regency.effects import (
    ask_seats,
    attract,
    come_to_nothing,
    move_citizen,
    push_draws,
    show_hand,
    tell_taken,
)
from regalia.games.regency.evaluation import (
    AVERAGE_EVENT,
    card_worth,
    citizen_gain,
    citizen_loss,
    expected_gain,
    free_citizen_worth,
    hand_worth,
    newcomer_worth,
    rival_gain,
    rival_weight,
    share,
)
from regalia.games.regency.event_bases import ANY_CASTE, AtSeat, Card, Theft
from regalia.games.regency.payments import ask_payment
from regalia.games.regency.position import NO_CARDS, RegencyPosition


class Inspire(Card):
    """Attract a simple citizen of the populace for free (RG22)."""

    def __init__(self) -> None:
        super().__init__(s.INSPIRE, s.NOBLE)
        self.attraction = True
        self.targets = 1
        self.holding_value = 2.0

    def can_do(self, state: RegencyPosition, seat: i64, spare: i64) -> bool:
        return populace_has_simple(state)

    def target_actions(self, state: RegencyPosition, seat: i64, first: i64, spare: i64) -> vec[i64]:
        return add_to_each(populace_citizens(state, True), s.NAME_CITIZEN)

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        attract(state, state.frames[row + WHO], state.frames[row + s.EVENT_FIRST])
        return False

    def playing_worth(self, state: RegencyPosition, seat: i64, fresh: bool) -> float:
        best = 0.0
        for place in range(s.PLACES):
            citizen = state.citizen_at(place)
            if citizen >= 0 and state.is_simple(citizen):
                best = max(best, free_citizen_worth(state, seat, citizen))
        return best

    def target_worth(self, state: RegencyPosition, seat: i64, first: i64, action: i64) -> float:
        return free_citizen_worth(state, seat, action - s.NAME_CITIZEN)

    def seen_worth(self, state: RegencyPosition, seat: i64, row: i64) -> float:
        return newcomer_worth(state, seat, state.actor(row), state.frames[row + s.EVENT_FIRST])


class BestowVassal(Card):
    """Give a citizen to another seat, which pays the tribute or its whole hand (RG22)."""

    def __init__(self) -> None:
        super().__init__(s.VASSAL, s.NOBLE)
        self.targets = 2
        self.starred = True
        self.against_hand = True
        self.against_domain = True
        self.all_if_short = True
        self.before_seat = "to "
        self.target_questions = ("{event}: which citizen do you give away?", "{event}: to whom?")
        self.played_aim = ", {first} to {second}"
        self.story_aim = ": {first} to {other}"

    def can_do(self, state: RegencyPosition, seat: i64, spare: i64) -> bool:
        return state.caste_bits(seat) != 0

    def target_actions(self, state: RegencyPosition, seat: i64, first: i64, spare: i64) -> vec[i64]:
        if first < 0:
            return add_to_each(own_citizens(state, seat, False), s.NAME_CITIZEN)
        return add_to_each(other_seats(state, seat, False), s.NAME_SEAT)

    def victims(self, state: RegencyPosition, row: i64) -> i64:
        return 1 << state.frames[row + s.EVENT_SECOND]

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        payer, payee = state.frames[row + s.EVENT_SECOND], state.frames[row + WHO]
        ask_payment(state, payer, self.number, payee, state.config.tribute)
        return False

    def after_payment(self, state: RegencyPosition, row: i64, met: bool) -> None:
        move_citizen(state, state.frames[row + s.EVENT_FIRST], state.frames[row + s.EVENT_SECOND])

    def playing_worth(self, state: RegencyPosition, seat: i64, fresh: bool) -> float:
        """The value of the best pair of a citizen to give away and a seat to give them to."""
        best = LOWEST
        for citizen in state.members(seat):
            best = max(best, best_gift(state, seat, citizen))
        return best

    def target_worth(self, state: RegencyPosition, seat: i64, first: i64, action: i64) -> float:
        if action >= s.NAME_SEAT:
            return gift_worth(state, seat, first, action - s.NAME_SEAT)
        return best_gift(state, seat, action - s.NAME_CITIZEN)

    def seen_worth(self, state: RegencyPosition, seat: i64, row: i64) -> float:
        citizen, other = state.frames[row + s.EVENT_FIRST], state.frames[row + s.EVENT_SECOND]
        if other == seat:
            return citizen_gain(state, seat, citizen) - min(hand_worth(state, seat), 4.5)
        return newcomer_worth(state, seat, other, citizen)


def best_gift(state: RegencyPosition, seat: i64, citizen: i64) -> float:
    """The value of giving a citizen to the seat for which that is best."""
    best = LOWEST
    for other in range(state.seats):
        if other != seat:
            best = max(best, gift_worth(state, seat, citizen, other))
    return best


def gift_worth(state: RegencyPosition, seat: i64, citizen: i64, other: i64) -> float:
    """The value of giving a citizen to another seat, which pays for them."""
    paid = min(5.0, 1.4 * float(state.hands.size(other)))
    return paid - citizen_loss(state, citizen) - rival_gain(state, seat, other, citizen)


class Convert(Theft):
    """Take a military citizen or a brigand (RG23)."""

    def __init__(self) -> None:
        super().__init__(s.CONVERT, s.RELIGIOUS, (1 << s.MILITARY) | (1 << s.BRIGAND))


class Tithe(Card):
    """All others pass an event, hidden until all have; keep one of them (RG23)."""

    def __init__(self) -> None:
        super().__init__(s.TITHE, s.RELIGIOUS)
        self.collects = True
        self.starred = True
        self.against_hand = True
        self.holding_value = 0.5
        self.before_seat = "keep from "
        self.card_zone = "passed"
        self.choice_question = "{event}: which event do you keep?"

    def can_do(self, state: RegencyPosition, seat: i64, spare: i64) -> bool:
        return others_hold_events(state, seat)

    def victims(self, state: RegencyPosition, row: i64) -> i64:
        return state.others_holding(state.frames[row + WHO])

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        seat = state.frames[row + WHO]
        state.frames[row + s.EVENT_STAGE] = s.DECIDING
        first, asked = (seat + 1) % state.seats, state.others_holding(seat)
        if not ask_seats(state, s.PASSING, first, asked, self.number):
            return come_to_nothing(state, row)
        return True

    def choices(self, state: RegencyPosition) -> vec[i64]:
        found = vec[i64](capacity=16)
        for other in range(state.seats):
            if state.aside(other) >= 0:
                found = append(found, s.NAME_SEAT + other)
        return found

    def choose(self, state: RegencyPosition, action: i64) -> bool:
        keep_passed(state, state.to_act, action - s.NAME_SEAT)
        return True

    def choice_reveals(self, state: RegencyPosition, action: i64, seat: i64) -> i64:
        """The discarded events; who passed which stays hidden."""
        if seat == state.to_act:
            return 0
        cards = NO_CARDS[:]
        for other in range(state.seats):
            if other != action - s.NAME_SEAT and state.aside(other) >= 0:
                cards[state.aside(other)] += 1
        return digest(cards)

    def playing_worth(self, state: RegencyPosition, seat: i64, fresh: bool) -> float:
        return 2.0 + 0.5 * rival_weight(state) * float(state.seats - 1)

    def choice_worth(self, state: RegencyPosition, seat: i64, action: i64) -> float:
        return card_worth(state, seat, state.aside(action - s.NAME_SEAT))


def pass_event(state: RegencyPosition, kind: i64) -> bool:
    """Pass an event for a Tithe, hidden until all have; returns True once all have."""
    seat, asker = state.to_act, actor_below_window(state)
    state.hands.lose(seat, kind, 0)
    state.lay_aside(seat, kind)
    state.tell(s.TITHE_PASSED, seat)
    state.whisper(1 << seat, s.TITHE_PASSED_CARD, seat, kind)
    if state.next_asked():
        return False
    givers: i64 = 0
    last: i64 = 0
    for other in range(state.seats):
        if state.aside(other) >= 0:
            givers += 1
            last = other
            state.whisper(1 << asker, s.TITHE_RECEIVED_CARD, asker, other, state.aside(other))
    if givers == 1:
        keep_passed(state, asker, last)
    return True


def keep_passed(state: RegencyPosition, asker: i64, giver: i64) -> None:
    """Keep the event of ``giver`` and discard the others (RG23).

    All see whose event is kept, but not who passed the others.
    """
    state.set_frame(s.EVENT_STAGE, s.DONE)
    state.tell(s.TITHE_KEPT, asker, giver)
    state.hands.gain(asker, state.take_aside(giver), 1 << giver)
    cards = NO_CARDS[:]
    for other in range(state.seats):
        if state.aside(other) >= 0:
            kind = state.take_aside(other)
            state.put_on_pile(kind)
            cards[kind] += 1
    if not bags.is_empty(cards, 0, s.KINDS):
        state.reveal_bag(s.DISCARDED, cards, 0, s.KINDS, asker)


def passed_opens(state: RegencyPosition, action: i64, seat: i64) -> i64:
    """A code for what passing an event reveals: the last one shows them all to the collector."""
    if seat != actor_below_window(state) or state.frame(ASKED) != 1 << state.to_act:
        return 0
    number: i64 = 0
    for other in range(state.seats):
        passed = action - s.PICK if other == state.to_act else state.aside(other)
        number = number * (s.KINDS + 1) + passed + 1
    return number


class Conquer(Theft):
    """Take a noble citizen or a commoner (RG24)."""

    def __init__(self) -> None:
        super().__init__(s.CONQUER, s.MILITARY, (1 << s.NOBLE) | (1 << s.COMMONER))


class Procure(Theft):
    """Take any outermost citizen and pay the price to their owner (RG24, RG26)."""

    def __init__(self) -> None:
        super().__init__(s.PROCURE, s.MERCHANT, ANY_CASTE)
        self.has_price = True
        self.holding_value = 1.2

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        seat, owner = state.frames[row + WHO], state.owner_of(state.frames[row + s.EVENT_FIRST])
        ask_payment(state, seat, self.number, owner, state.config.price)
        return False

    def after_payment(self, state: RegencyPosition, row: i64, met: bool) -> None:
        seat = state.frames[row + WHO]
        if met:
            citizen = state.frames[row + s.EVENT_FIRST]
            tell_taken(state, citizen, seat, self.number)
            move_citizen(state, citizen, seat)
        else:
            state.tell(s.ABANDONED, seat, self.number)


class Barter(AtSeat):
    """Swap hands with another seat (RG24)."""

    def __init__(self) -> None:
        super().__init__(s.BARTER, s.MERCHANT)
        self.shows_hand = True

    def can_do(self, state: RegencyPosition, seat: i64, spare: i64) -> bool:
        return spare > 0 or others_hold_events(state, seat)

    def target_actions(self, state: RegencyPosition, seat: i64, first: i64, spare: i64) -> vec[i64]:
        return add_to_each(other_seats(state, seat, spare == 0), s.NAME_SEAT)

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        seat, other = state.frames[row + WHO], state.frames[row + s.EVENT_SECOND]
        state.hands.swap(seat, other)
        state.tell(s.HANDS_SWAPPED, seat, other)
        show_hand(state, seat, seat)
        show_hand(state, other, other)
        return False

    def worth_at(self, state: RegencyPosition, seat: i64, other: i64) -> float:
        """The value of the other hand in place of one's own, without the card itself."""
        mine = hand_worth(state, seat)
        if state.top() < 0 and state.hands.has(seat, self.number) > 0:
            mine -= card_worth(state, seat, self.number)
        theirs = AVERAGE_EVENT * float(state.hands.size(other))
        return (theirs - mine) * (1.0 + share(state, seat, other))

    def seen_worth(self, state: RegencyPosition, seat: i64, row: i64) -> float:
        actor = state.actor(row)
        if actor != seat and state.frames[row + s.EVENT_SECOND] == seat:
            return self.worth_at(state, seat, actor)
        return super().seen_worth(state, seat, row)


class Populate(Card):
    """Add the top citizen of the deck to one's domain (RG25)."""

    def __init__(self) -> None:
        super().__init__(s.POPULATE, s.COMMONER)
        self.holding_value = 1.2
        self.rival_value = 4.0

    def can_do(self, state: RegencyPosition, seat: i64, spare: i64) -> bool:
        return state.citizens_left() > 0

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        if state.citizens_left() == 0:
            return come_to_nothing(state, row)
        state.push(s.CALL, state.frames[row + WHO])
        return False

    def playing_worth(self, state: RegencyPosition, seat: i64, fresh: bool) -> float:
        return expected_gain(state, seat)


class Harvest(Card):
    """Draw two events (RG25)."""

    def __init__(self) -> None:
        super().__init__(s.HARVEST, s.COMMONER)
        self.holding_value = 1.2
        self.playing_value = 2.0 * AVERAGE_EVENT

    def can_repeat(self, state: RegencyPosition, seat: i64) -> bool:
        return state.events_left() + state.discarded() > 0

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        state.frames[row + s.EVENT_STAGE] = s.DRAWING
        push_draws(state, state.frames[row + WHO], 2)
        return False


class Abduct(Theft):
    """Take a religious citizen or a merchant (RG25)."""

    def __init__(self) -> None:
        super().__init__(s.ABDUCT, s.BRIGAND, (1 << s.RELIGIOUS) | (1 << s.MERCHANT))


class Plunder(AtSeat):
    """Look at another hand and take one event (RG25)."""

    def __init__(self) -> None:
        super().__init__(s.PLUNDER, s.BRIGAND)
        self.shows_hand = True
        self.holding_value = 1.2
        self.playing_value = 3.0
        self.other_loss = 2.0
        self.victim_loss = 2.6
        self.card_verb = "take"
        self.card_zone = "looked"
        self.choice_question = "{event}: which event do you take from {seat}?"

    def take_effect(self, state: RegencyPosition, row: i64) -> bool:
        seat, victim = state.frames[row + WHO], state.frames[row + s.EVENT_SECOND]
        if state.hands.size(victim) == 0:
            return come_to_nothing(state, row)
        state.frames[row + s.EVENT_STAGE] = s.DECIDING
        state.hands.show(victim, 1 << seat)
        show_hand(state, seat, victim)
        state.to_act = seat
        return True

    def choices(self, state: RegencyPosition) -> vec[i64]:
        return cards_to_pick(state, state.frame(s.EVENT_SECOND))

    def choose(self, state: RegencyPosition, action: i64) -> bool:
        seat, victim, kind = state.to_act, state.frame(s.EVENT_SECOND), action - s.PICK
        state.set_frame(s.EVENT_STAGE, s.DONE)
        state.hands.hand_over(victim, seat, kind, 0)
        state.tell(s.PLUNDERED, seat, victim)
        state.whisper((1 << seat) | (1 << victim), s.PLUNDERED_CARD, seat, victim, kind)
        return True

    def choice_seen(self, state: RegencyPosition, action: i64, seat: i64) -> i64:
        return action if seat == state.frame(s.EVENT_SECOND) else s.PICK

    def choice_worth(self, state: RegencyPosition, seat: i64, action: i64) -> float:
        return card_worth(state, seat, action - s.PICK)
