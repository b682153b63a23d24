"""The steward of Regency: a rule of thumb player.

It reckons in influence. A citizen who fills a caste that its domain lacks is worth most, the sixth
caste everything; what a rival gains is a loss in part, the more the nearer he is to winning. In
its turn it does what gains most and does not spoil the attraction that the hand could pay; then it
throws away what is worth less than an unknown event and draws. It reacts where what is saved or
won is worth more than the card.

Everything it reads it may know: it is the same for any two worlds that look alike to its seat.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.player import Player
from regalia.engine.state import FRAME, State
from regalia.games.regency.actions import (
    ABANDON,
    ATTRACT,
    CARD,
    CASTE,
    CITIZEN,
    DISCARDING,
    END,
    ENOUGH,
    MAT,
    PASS,
    POWER,
    READY,
    SEAT,
)
from regalia.games.regency.answers import preys_on, takes_from_domain
from regalia.games.regency.outlook import (
    CROWN,
    best_roles,
    card_worth,
    caste_worth,
    expected_gain,
    gain,
    hand_worth,
    kinds_reachable,
    loss,
)
from regalia.games.regency.position import (
    APPOINTMENT,
    ARRIVAL,
    BARGAIN,
    BARTER,
    BOTTOM,
    BRIGAND,
    CASTES,
    CHOICE,
    CHOOSING,
    DAWN,
    EVENT,
    FESTIVAL,
    FORGERY,
    HARVEST,
    HOMAGE,
    INSPIRE,
    KINDS,
    LAYING,
    MERCHANT,
    MILITARY,
    NOBLE,
    PASSING,
    PAYMENT,
    PENITENCE,
    PLACES,
    PLAYING,
    PLUNDER,
    POPULATE,
    PRAYER,
    PROCURE,
    REFUSE,
    RELIGIOUS,
    REVOLT,
    SPENDING,
    SUMMONS,
    SWINDLE,
    TITHE,
    VASSAL,
    answers_in,
    is_attraction,
    is_reaction,
)
from regalia.games.regency.rules import Regency

CARD_COST: Final = 0.6  # an event spent, of what it is worth: the turn's end brings another
INFLUENCE: Final = 0.7  # what a point of influence spent is worth
AVERAGE: Final = 1.9  # what an unknown event is worth
WORTH_DOING: Final = 0.2
WORTH_REACTING: Final = 0.4
NOISE: Final = 0.02  # breaks ties
NOTHING: Final = -1000.0


class RegencySteward(Player):
    """The rule of thumb player. It has no memory and no options."""

    def __init__(self) -> None:
        super().__init__("steward")

    def decide(self, state: State, seat: i64, rng: Random) -> i64:
        assert isinstance(state, Regency)
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        mind = Mind(state, seat)
        frame = state.top()
        if frame < 0:
            return mind.best_deed(actions, rng)
        if answers_in(frame):
            return mind.best_answer(actions)
        if frame == SPENDING:
            return mind.spend(actions)
        if frame == PAYMENT:
            return mind.pay(actions)
        best = actions[0]
        best_value = NOTHING
        for i in range(len(actions)):
            value = mind.worth_of(actions[i]) + rng.random() * NOISE
            if value > best_value:
                best_value = value
                best = actions[i]
        return best


class Mind:
    """What a seat makes of a position in which it decides."""

    state: Regency
    seat: i64
    envy: float

    def __init__(self, state: Regency, seat: i64) -> None:
        self.state = state
        self.seat = seat
        others = state.domains() - 1
        self.envy = 0.8 / float(others) if others > 0 else 0.0

    # What others gain.

    def share(self, domain: i64) -> float:
        """How much of what a domain gains is a loss, more of who is ahead."""
        ahead = self.state.complete(domain) - self.state.complete(self.seat)
        return self.envy * (1.0 + 0.3 * float(max(ahead, 0)))

    def concern(self, domain: i64, citizen: i64) -> float:
        """What it costs that a rival gets a citizen: everything if he wins by him."""
        worth = gain(self.state, domain, citizen)
        return worth if worth >= CROWN else worth * self.share(domain)

    # Its own turn.

    def best_deed(self, actions: vec[i64], rng: Random) -> i64:
        """What gains most, an attraction that the hand could pay not spoilt; else the end."""
        attraction = 0.0
        for place in range(BOTTOM):
            attraction = max(attraction, self.attraction(place))
        best = END
        best_value = WORTH_DOING
        for i in range(len(actions)):
            action = actions[i]
            value = NOTHING
            if action < ATTRACT:
                value = self.deed(action, True) - CARD_COST * card_worth(
                    self.state, self.seat, action
                )
                value -= self.spoilt(attraction, self.state.law.worth[action])
            elif action < READY:
                value = self.attraction(action - ATTRACT)
            elif action == READY:
                value = self.power_worth() - self.spoilt(attraction, self.state.law.to_ready)
            elif action == POWER:
                value = self.power_gain()
            if action != END:
                value += rng.random() * NOISE
            if value > best_value:
                best_value = value
                best = action
        return best

    def spoilt(self, attraction: float, spent: i64) -> float:
        """What is lost if the best attraction could not be paid any more."""
        if attraction <= 0.0:
            return 0.0
        for place in range(BOTTOM):
            cost = self.state.law.costs[place]
            as_good = self.attraction(place) >= attraction - 0.01
            if as_good and self.state.can_meet(self.seat, cost, spent):
                return 0.0
        return attraction

    def attraction(self, place: i64) -> float:
        """What it is worth to attract from a place of the bottom row; 0 if it cannot be."""
        state = self.state
        if not state.can_attract(self.seat, place):
            return 0.0
        citizen = state.row[place]
        cost = INFLUENCE * float(state.law.costs[place])
        return gain(state, self.seat, citizen) + self.denied(citizen) - cost

    def denied(self, citizen: i64) -> float:
        """What it is worth that no rival can have a citizen of the populace."""
        worst = 0.0
        for domain in range(self.state.domains()):
            if domain != self.seat:
                worth = gain(self.state, domain, citizen)
                if worth >= CROWN:
                    return 0.5 * CROWN
                worst = max(worst, worth * self.share(domain))
        return 0.3 * worst

    def deed(self, kind: i64, fresh: bool) -> float:
        """What an action would do for the seat, its card not counted."""
        state, seat = self.state, self.seat
        if takes_from_domain(kind):
            price = INFLUENCE * float(state.law.price) if kind == PROCURE else 0.0
            return self.best_theft(kind) - price
        if kind == INSPIRE:
            return self.best_inspiration()
        if kind == POPULATE:
            return expected_gain(state, seat)
        if kind == APPOINTMENT:
            return self.best_appointment()
        if kind == FESTIVAL:
            more = kinds_reachable(state, seat) - state.complete(seat)
            if more <= 0:
                return 0.0
            if state.complete(seat) + more == CASTES:
                return CROWN
            return float(more) * caste_worth(state.complete(seat))
        if kind == SUMMONS:
            return self.best_summons()
        return self.deed_of_hands(kind, fresh)

    def deed_of_hands(self, kind: i64, fresh: bool) -> float:
        """What an action that moves events would do."""
        state, seat = self.state, self.seat
        if kind == HARVEST:
            return 2.0 * AVERAGE
        if kind == HOMAGE:
            return 1.4 * AVERAGE
        if kind == CHOICE:
            return self.chaff(kind if fresh else -1) + 0.7
        if kind == TITHE:
            return 2.0 + 0.5 * self.envy * float(state.seats - 1)
        if kind == BARTER:
            best = NOTHING
            for other in range(state.seats):
                if other != seat:
                    best = max(best, self.barter(other, kind))
            return best
        if kind == VASSAL:
            return self.best_gift()
        best = 0.0
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.meddling(kind, other))
        return best

    def meddling(self, kind: i64, other: i64) -> float:
        """What Dismiss or Plunder at a rival would do."""
        if self.state.hands.size(other) == 0:
            return 0.0
        if kind == PLUNDER:
            return 3.0 + self.share(other) * 2.0
        return 1.2 * self.share(other) + 0.2

    def barter(self, other: i64, kind: i64) -> float:
        """What it is worth to swap hands with a rival."""
        state = self.state
        mine = hand_worth(state, self.seat)
        if kind == BARTER and state.hands.has(self.seat, BARTER) > 0 and state.top() < 0:
            mine -= card_worth(state, self.seat, BARTER)
        return (AVERAGE * float(state.hands.size(other)) - mine) * (1.0 + self.share(other))

    def chaff(self, spent: i64) -> float:
        """What would be won by drawing anew for what is worth little."""
        total = 0.0
        for kind in range(KINDS):
            count = self.state.hands.has(self.seat, kind) - (1 if kind == spent else 0)
            worth = card_worth(self.state, self.seat, kind)
            if count > 0 and worth < AVERAGE:
                total += float(count) * (AVERAGE - worth)
        return total

    def best_theft(self, kind: i64) -> float:
        """The best that can be taken out of another's domain."""
        castes = preys_on(kind)
        best = 0.0
        for domain in range(self.state.domains()):
            if domain == self.seat:
                continue
            for caste in range(CASTES):
                citizen = self.state.outermost(domain, caste)
                if citizen >= 0 and (castes >> caste) & 1:
                    best = max(best, self.theft(citizen))
        return best

    def theft(self, citizen: i64) -> float:
        """What it is worth to take a citizen away from a rival."""
        domain = self.state.owner_of[citizen]
        return gain(self.state, self.seat, citizen) + loss(self.state, citizen) * self.share(domain)

    def best_inspiration(self) -> float:
        best = 0.0
        for place in range(PLACES):
            citizen = self.state.row[place]
            if citizen >= 0 and self.state.is_simple(citizen):
                best = max(best, self.welcome(citizen))
        return best

    def welcome(self, citizen: i64) -> float:
        """What it is worth to get a citizen of the populace for nothing."""
        return gain(self.state, self.seat, citizen) + self.denied(citizen)

    def best_appointment(self) -> float:
        """A spare citizen for one who fills a caste."""
        best = 0.0
        for citizen in self.state.members(self.seat):
            if self.state.is_simple(citizen):
                best = max(best, self.best_newcomer() - loss(self.state, citizen))
        return best

    def best_newcomer(self) -> float:
        best = 0.0
        for place in range(PLACES):
            citizen = self.state.row[place]
            if citizen >= 0 and self.state.is_simple(citizen):
                best = max(best, gain(self.state, self.seat, citizen))
        return best

    def best_summons(self) -> float:
        """Whether a citizen can be brought where the hand can pay for him."""
        state = self.state
        now = 0.0
        for place in range(BOTTOM):
            now = max(now, self.attraction(place))
        best = 0.0
        for place in range(PLACES):
            citizen = state.row[place]
            if citizen >= 0:
                best = max(best, gain(state, self.seat, citizen))
        for place in range(BOTTOM):
            cost = state.law.costs[place]
            if state.can_meet(self.seat, cost, state.law.worth[SUMMONS]):
                return max(best - INFLUENCE * float(cost) - now, 0.0)
        return 0.0

    def best_gift(self) -> float:
        """Bestow Vassal: a citizen who is missed little, to who gains little and can pay."""
        best = NOTHING
        for citizen in self.state.members(self.seat):
            for other in range(self.state.seats):
                if other != self.seat:
                    best = max(best, self.gift(citizen, other))
        return best

    def gift(self, citizen: i64, other: i64) -> float:
        paid = min(5.0, 1.4 * float(self.state.hands.size(other)))
        return paid - loss(self.state, citizen) - self.concern(other, citizen)

    # Powers.

    def power_worth(self) -> float:
        """What it is worth to have the power ready; the events spent come again at the end."""
        prowess = self.state.prowess(self.seat)
        spent = INFLUENCE * float(self.state.law.to_ready) * 0.6
        if prowess == BRIGAND:
            return self.best_swindle() - spent
        if prowess == MERCHANT:
            return 3.0 - spent
        if prowess == MILITARY:
            return 2.6 - spent
        if prowess == NOBLE:
            return 2.2 - spent
        return 1.5 - spent if prowess == RELIGIOUS else 1.9 - spent

    def power_gain(self) -> float:
        """What it is worth to use the power in one's turn."""
        prowess = self.state.prowess(self.seat)
        if prowess == BRIGAND:
            value = self.best_swindle()
            return value if value >= 3.0 else NOTHING
        return 3.0 if prowess in (NOBLE, RELIGIOUS) else NOTHING

    def best_swindle(self) -> float:
        best = 0.0
        for domain in range(self.state.domains()):
            if domain == self.seat:
                continue
            for caste in range(CASTES):
                citizen = self.state.outermost(domain, caste)
                if citizen >= 0:
                    best = max(best, self.theft(citizen))
        return best - self.least_loss()

    def least_loss(self) -> float:
        """What the domain loses with the citizen that it misses least."""
        least = -NOTHING
        for citizen in self.state.members(self.seat):
            least = min(least, loss(self.state, citizen))
        return least

    # Answers.

    def best_answer(self, actions: vec[i64]) -> i64:
        """The reaction that saves or wins most, if that is worth its card."""
        row = len(self.state.frames) - 2 * FRAME
        best = PASS
        best_value = WORTH_REACTING
        for i in range(len(actions)):
            action = actions[i]
            if action == PASS:
                continue
            value = self.answer(action, row)
            if value > best_value:
                best_value = value
                best = action
        return best

    def answer(self, action: i64, row: i64) -> float:
        """What a reaction to the event in this row is worth."""
        state, seat = self.state, self.seat
        if action == POWER:  # Bulwark
            return -self.effect(row) - 1.5
        cost = CARD_COST * card_worth(state, seat, action)
        below = state.frames[row + 2]
        if action == FORGERY:
            if not state.can_do(below, seat, state.hands.size(seat) - 1):
                return NOTHING
            return self.deed(below, False) - cost
        now = self.effect(row)
        if action == BARGAIN:
            if state.actor(row) == seat:
                return NOTHING
            citizen = state.frames[row + 3]
            price = INFLUENCE * float(state.law.price)
            return gain(state, seat, citizen) - now - price - cost
        if action == REVOLT:
            return -now - 0.3 - cost
        if action == PENITENCE:
            return -0.7 * now - cost
        if action == REFUSE:
            return -now - cost
        return 1.0 - now - cost  # Garrison, Defend: and a card

    def effect(self, row: i64) -> float:
        """What the event in this row is worth to the seat, if nothing answers it."""
        state, seat = self.state, self.seat
        kind, first, other = state.frames[row + 2], state.frames[row + 3], state.frames[row + 4]
        actor = state.actor(row)
        if kind == BARGAIN:
            got = self.got(actor, first) - self.effect(row - FRAME)
            if state.actor(row - FRAME) == seat:
                got += 2.0
            return got
        if is_attraction(kind):
            return self.got(actor, first)
        if is_reaction(kind):
            under = self.effect(row - FRAME)
            return -0.7 * under if kind == PENITENCE else -under
        if takes_from_domain(kind):
            return self.theft_seen(actor, first)
        if kind == VASSAL:
            if other == seat:
                return gain(state, seat, first) - min(hand_worth(state, seat), 4.5)
            return self.got(other, first)
        if actor == seat:
            return 2.0
        if other == seat or kind == TITHE:
            return self.suffered(kind, actor)
        if kind in (POPULATE, FESTIVAL):
            return -self.share(actor) * 4.0
        return -self.share(actor) * 1.5

    def got(self, actor: i64, citizen: i64) -> float:
        """What it is worth that somebody gets a citizen."""
        if actor == self.seat:
            return gain(self.state, self.seat, citizen)
        return -self.concern(actor, citizen)

    def theft_seen(self, actor: i64, citizen: i64) -> float:
        owner = self.state.owner_of[citizen]
        lost = loss(self.state, citizen)
        if owner == self.seat:
            return -lost - self.concern(actor, citizen)
        return self.got(actor, citizen) + lost * self.share(owner)

    def suffered(self, kind: i64, actor: i64) -> float:
        """What an event costs that meddles with the seat's hand."""
        if kind == BARTER:
            return self.barter(actor, kind)
        if self.state.hands.size(self.seat) == 0:
            return 0.0
        return -2.6 if kind == PLUNDER else -0.9

    # Cards spent.

    def spend(self, actions: vec[i64]) -> i64:
        """The event that is missed least; at the end of the turn those below the average."""
        state = self.state
        goal, owed = state.frame(2), state.frame(3) - state.frame(4)
        if actions[0] == POWER:
            return POWER
        keeps = goal in (DISCARDING, CHOICE)
        best: i64 = -1
        best_value = NOTHING
        for i in range(len(actions)):
            if actions[i] == ENOUGH:
                continue
            kind = actions[i] - CARD
            value = -card_worth(state, self.seat, kind)
            if not keeps:  # no more than is owed, and few cards
                worth = state.law.worth[kind]
                value += 1.2 * float(min(worth, owed)) - 1.0 * float(max(worth - owed, 0))
            if value > best_value:
                best_value = value
                best = actions[i]
        if keeps and actions[len(actions) - 1] == ENOUGH and best_value <= -AVERAGE:
            return ENOUGH
        return best

    def pay(self, actions: vec[i64]) -> i64:
        """Treasury if it is ready; a Penitence is paid where what was played is worth it."""
        state = self.state
        last = actions[len(actions) - 1]
        if last == ABANDON and state.frame(2) == PENITENCE:
            row = state.event_row() - FRAME
            if self.effect(row) < INFLUENCE * float(state.law.price):
                return ABANDON
        if actions[0] == POWER:
            return POWER
        best = actions[0]
        best_value = NOTHING
        owed = state.frame(4) - state.frame(5)
        for i in range(len(actions)):
            if actions[i] >= ENOUGH:
                continue
            kind = actions[i] - CARD
            worth = state.law.worth[kind]
            value = 1.2 * float(min(worth, owed)) - 1.5 * float(max(worth - owed, 0))
            value -= card_worth(state, self.seat, kind)
            if value > best_value:
                best_value = value
                best = actions[i]
        return best

    # Everything else is weighed choice by choice.

    def worth_of(self, action: i64) -> float:
        state, seat = self.state, self.seat
        frame = state.top()
        if frame == PLAYING or (frame == EVENT and state.frame(5) == CHOOSING):
            first = state.frame(3) if frame == PLAYING else -1
            return self.target(state.frame(2), first, action)
        if frame == ARRIVAL:
            return self.role_worth(state.frame(2), action - CASTE)
        if frame == PASSING:
            return -card_worth(state, seat, action - CARD)
        if frame == DAWN:
            return self.uprising(action)
        if frame == LAYING or (frame == EVENT and state.frame(2) == FESTIVAL):
            return self.laying(action)
        if action >= MAT:
            return 0.0
        if action >= CARD:
            kind = state.frame(2)
            worth = card_worth(state, seat, action - CARD)
            return worth if kind in (PLUNDER, HOMAGE) else -worth
        return card_worth(state, seat, state.aside[action - SEAT] - 1)  # Tithe

    def target(self, kind: i64, first: i64, action: i64) -> float:
        """How good a target is for an event or a power."""
        state = self.state
        if kind == PRAYER:
            return card_worth(state, self.seat, action - CARD)
        if action >= SEAT:
            other = action - SEAT
            if kind == VASSAL:
                return self.gift(first, other)
            return self.barter(other, kind) if kind == BARTER else self.meddling(kind, other)
        citizen = action - CITIZEN
        if takes_from_domain(kind):
            return self.theft(citizen)
        if kind == INSPIRE:
            return self.welcome(citizen)
        if kind == SUMMONS:
            return self.summoned(first, citizen)
        if first >= 0:  # who comes instead
            return self.theft(citizen) if kind == SWINDLE else gain(state, self.seat, citizen)
        if kind == VASSAL:
            best = NOTHING
            for other in range(state.seats):
                if other != self.seat:
                    best = max(best, self.gift(citizen, other))
            return best
        return -loss(state, citizen)

    def summoned(self, first: i64, citizen: i64) -> float:
        """First the citizen that is wanted, then the one in the cheapest place."""
        place = self.state.place_of(citizen)
        if first < 0:
            return gain(self.state, self.seat, citizen) + 0.1 * float(place)
        return -float(place) - 0.2 * gain(self.state, self.seat, citizen)

    def role_worth(self, citizen: i64, caste: i64) -> float:
        """A caste that is lacking; else the one least protected."""
        outer = self.state.outermost(self.seat, caste)
        if outer < 0:
            return 5.0
        return 2.0 if self.state.under[outer] < 0 else 0.0

    def uprising(self, action: i64) -> float:
        """New citizens, where none that can be paid fills a caste and it is one's own turn."""
        if action == PASS or self.state.active() != self.seat:
            return 0.5
        best = 0.0
        for place in range(BOTTOM):
            citizen = self.state.row[place]
            if citizen >= 0:
                best = max(best, gain(self.state, self.seat, citizen))
        return 0.0 if best > 3.0 else 1.0

    def laying(self, action: i64) -> float:
        """Lay all anew so that most castes are filled, those who lie in two castes last."""
        state = self.state
        roles = best_roles(state, self.seat)
        if action >= CASTE and action < CARD:
            return 1.0 if roles[state.frame(2)] == action - CASTE else 0.0
        if action == ENOUGH:
            more = kinds_reachable(state, self.seat) > state.complete(self.seat)
            return 0.0 if more else 1.0
        return 0.5
