"""The steward of Regency: a rule-based player that needs no search.

It values everything in influence. A citizen of a caste that the domain lacks is worth most, and the
sixth caste more than anything else; a rival's gain counts partly as a loss, more for rivals that
are ahead. In its turn it takes the action with the best value that still leaves influence for the
best attraction, then discards events worth less than an average one and draws. It reacts if the
gain exceeds the value of the card.

It reads only what its seat may know, so it decides alike in any two worlds that look alike to it.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import FRAME, State
from regalia.engine.steward import LOWEST, NOISE, Evaluator, Steward
from regalia.games.regency import schema as s
from regalia.games.regency.conditions import can_attract, can_do
from regalia.games.regency.evaluation import (
    AVERAGE_EVENT,
    SIXTH_CASTE,
    best_roles,
    card_worth,
    caste_worth,
    castes_reachable,
    citizen_gain,
    citizen_loss,
    expected_gain,
    hand_worth,
)
from regalia.games.regency.position import is_reaction_window
from regalia.games.regency.rules import RegencyState

CARD_COST: Final = 0.6  # share of a card's value lost by spending it: the turn ends with a draw
INFLUENCE: Final = 0.7  # value of one point of influence spent
WORTH_DOING: Final = 0.2  # least value of an action in the own turn
WORTH_REACTING: Final = 0.4  # least value of a reaction


class RegencySteward(Steward):
    """The rule-based player."""

    def evaluator(self, state: State, seat: i64, rng: Random) -> Evaluator:
        assert isinstance(state, RegencyState)
        return RegencyEvaluator(state, seat, rng)


class RegencyEvaluator(Evaluator):
    """The values of the actions of one seat in one position.

    ``affordable`` is the value of the best attraction that the hand can pay for.
    """

    state: RegencyState
    rival_weight: float
    affordable: float

    def __init__(self, state: RegencyState, seat: i64, rng: Random) -> None:
        super().__init__(seat, rng)
        self.state = state
        self.affordable = 0.0
        others = state.domains() - 1
        self.rival_weight = 0.8 / float(others) if others > 0 else 0.0

    def choose(self, actions: vec[i64]) -> i64:
        frame, last = self.state.top(), actions[len(actions) - 1]
        if frame < 0:
            for place in range(s.BOTTOM):
                self.affordable = max(self.affordable, self.attraction(place))
            return self.best_above(actions, NOISE, WORTH_DOING, s.END)
        if is_reaction_window(frame):
            return self.best_above(actions, 0.0, WORTH_REACTING, s.PASS)
        if frame not in (s.SPENDING, s.PAYMENT):
            return self.best(actions, NOISE)
        if frame == s.PAYMENT and self.refuses_penitence(last):
            return s.ABANDON
        if actions[0] == s.POWER:  # Treasury, whenever possible
            return s.POWER
        if last == s.ENOUGH:
            return self.best_above(actions, 0.0, -AVERAGE_EVENT, s.ENOUGH)
        return self.best(actions, 0.0)

    def value(self, action: i64) -> float:
        frame = self.state.top()
        if frame < 0:
            return self.turn_value(action)
        if is_reaction_window(frame):
            return self.answer(action, len(self.state.frames) - 2 * FRAME)
        if frame in (s.SPENDING, s.PAYMENT):
            return self.spending(action)
        return self.choice_value(action)

    # What rivals gain.

    def share(self, domain: i64) -> float:
        """The part of a domain's gain that counts as this seat's loss, larger for domains ahead."""
        ahead = self.state.castes_filled(domain) - self.state.castes_filled(self.seat)
        return self.rival_weight * (1.0 + 0.3 * float(max(ahead, 0)))

    def rival_gain(self, domain: i64, citizen: i64) -> float:
        """The cost of a rival getting a citizen; at full value if they would win by it."""
        worth = citizen_gain(self.state, domain, citizen)
        return worth if worth >= SIXTH_CASTE else worth * self.share(domain)

    # Its own turn.

    def turn_value(self, action: i64) -> float:
        """The value of an action of the own turn, less an attraction it makes too expensive."""
        state = self.state
        if action < s.ATTRACT:
            value = self.effect_value(action, True) - CARD_COST * card_worth(
                state, self.seat, action
            )
            return value - self.spoiled(self.affordable, state.config.influence[action])
        if action < s.READY:
            return self.attraction(action - s.ATTRACT)
        if action == s.READY:
            return self.power_worth() - self.spoiled(self.affordable, state.config.ready_cost)
        return self.power_gain() if action == s.POWER else LOWEST

    def spoiled(self, attraction: float, spent: i64) -> float:
        """The loss if the best attraction can no longer be paid after spending ``spent``."""
        if attraction <= 0.0:
            return 0.0
        for place in range(s.BOTTOM):
            cost = self.state.config.costs[place]
            as_good = self.attraction(place) >= attraction - 0.01
            if as_good and self.state.can_pay(self.seat, cost, spent):
                return 0.0
        return attraction

    def attraction(self, place: i64) -> float:
        """The value of attracting from a place of the bottom row; 0 if that is impossible."""
        state = self.state
        if not can_attract(state, self.seat, place):
            return 0.0
        citizen = state.citizen_at(place)
        cost = INFLUENCE * float(state.config.costs[place])
        return citizen_gain(state, self.seat, citizen) + self.denial_value(citizen) - cost

    def denial_value(self, citizen: i64) -> float:
        """The value of keeping a citizen of the populace from all rivals."""
        worst = 0.0
        for domain in range(self.state.domains()):
            if domain != self.seat:
                worth = citizen_gain(self.state, domain, citizen)
                if worth >= SIXTH_CASTE:
                    return 0.5 * SIXTH_CASTE
                worst = max(worst, worth * self.share(domain))
        return 0.3 * worst

    def effect_value(self, kind: i64, fresh: bool) -> float:
        """The value of an action's effect for the seat, without the cost of the card."""
        state, seat = self.state, self.seat
        event = state.config.kinds[kind]
        if event.takes_citizen:
            price = INFLUENCE * float(state.config.price) if event.has_price else 0.0
            return self.best_theft(kind) - price
        if kind == s.INSPIRE:
            return self.best_inspiration()
        if kind == s.POPULATE:
            return expected_gain(state, seat)
        if kind == s.APPOINTMENT:
            return self.best_appointment()
        if kind == s.FESTIVAL:
            more = castes_reachable(state, seat) - state.castes_filled(seat)
            if more <= 0:
                return 0.0
            if state.castes_filled(seat) + more == s.CASTES:
                return SIXTH_CASTE
            return float(more) * caste_worth(state.castes_filled(seat))
        if kind == s.SUMMONS:
            return self.best_summons()
        return self.hand_effect_value(kind, fresh)

    def hand_effect_value(self, kind: i64, fresh: bool) -> float:
        """The value of an action that moves events between hands and decks."""
        state, seat = self.state, self.seat
        if kind == s.CHOICE:
            return self.redraw_value(kind if fresh else -1) + 0.7
        if kind == s.TITHE:
            return 2.0 + 0.5 * self.rival_weight * float(state.seats - 1)
        if kind == s.BARTER:
            best = LOWEST
            for other in range(state.seats):
                if other != seat:
                    best = max(best, self.barter(other, kind))
            return best
        if kind == s.VASSAL:
            return self.best_gift()
        if kind not in (s.DISMISS, s.PLUNDER):
            return state.config.kinds[kind].playing_value
        best = 0.0
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.meddling(kind, other))
        return best

    def meddling(self, kind: i64, other: i64) -> float:
        """The value of Dismiss or Plunder against a rival."""
        if self.state.hands.size(other) == 0:
            return 0.0
        if kind == s.PLUNDER:
            return 3.0 + self.share(other) * 2.0
        return 1.2 * self.share(other) + 0.2

    def barter(self, other: i64, kind: i64) -> float:
        """The value of swapping hands with a rival."""
        state = self.state
        mine = hand_worth(state, self.seat)
        if kind == s.BARTER and state.hands.has(self.seat, s.BARTER) > 0 and state.top() < 0:
            mine -= card_worth(state, self.seat, s.BARTER)
        return (AVERAGE_EVENT * float(state.hands.size(other)) - mine) * (1.0 + self.share(other))

    def redraw_value(self, spent: i64) -> float:
        """The expected gain from redrawing all events worth less than an average one."""
        total = 0.0
        for kind in range(s.KINDS):
            count = self.state.hands.has(self.seat, kind) - (1 if kind == spent else 0)
            worth = card_worth(self.state, self.seat, kind)
            if count > 0 and worth < AVERAGE_EVENT:
                total += float(count) * (AVERAGE_EVENT - worth)
        return total

    def best_theft(self, kind: i64) -> float:
        """The value of the best citizen that this kind can take from another domain."""
        castes = self.state.config.kinds[kind].takes_castes
        best = 0.0
        for domain in range(self.state.domains()):
            if domain == self.seat:
                continue
            for caste in range(s.CASTES):
                citizen = self.state.outermost(domain, caste)
                if citizen >= 0 and (castes >> caste) & 1:
                    best = max(best, self.theft(citizen))
        return best

    def theft(self, citizen: i64) -> float:
        """The value of taking a citizen from a rival."""
        domain = self.state.owner_of(citizen)
        return citizen_gain(self.state, self.seat, citizen) + citizen_loss(
            self.state, citizen
        ) * self.share(domain)

    def best_inspiration(self) -> float:
        best = 0.0
        for place in range(s.PLACES):
            citizen = self.state.citizen_at(place)
            if citizen >= 0 and self.state.is_simple(citizen):
                best = max(best, self.free_citizen_value(citizen))
        return best

    def free_citizen_value(self, citizen: i64) -> float:
        """The value of getting a citizen of the populace for free."""
        return citizen_gain(self.state, self.seat, citizen) + self.denial_value(citizen)

    def best_appointment(self) -> float:
        """The value of swapping the most dispensable simple citizen for the best newcomer."""
        best = 0.0
        for citizen in self.state.members(self.seat):
            if self.state.is_simple(citizen):
                best = max(best, self.best_newcomer() - citizen_loss(self.state, citizen))
        return best

    def best_newcomer(self) -> float:
        best = 0.0
        for place in range(s.PLACES):
            citizen = self.state.citizen_at(place)
            if citizen >= 0 and self.state.is_simple(citizen):
                best = max(best, citizen_gain(self.state, self.seat, citizen))
        return best

    def best_summons(self) -> float:
        """The value of moving a citizen to a place where the hand can pay for them."""
        state = self.state
        now = 0.0
        for place in range(s.BOTTOM):
            now = max(now, self.attraction(place))
        best = 0.0
        for place in range(s.PLACES):
            citizen = state.citizen_at(place)
            if citizen >= 0:
                best = max(best, citizen_gain(state, self.seat, citizen))
        for place in range(s.BOTTOM):
            cost = state.config.costs[place]
            if state.can_pay(self.seat, cost, state.config.influence[s.SUMMONS]):
                return max(best - INFLUENCE * float(cost) - now, 0.0)
        return 0.0

    def best_gift(self) -> float:
        """Bestow Vassal: the best pair of a citizen to give away and a seat to give them to."""
        best = LOWEST
        for citizen in self.state.members(self.seat):
            for other in range(self.state.seats):
                if other != self.seat:
                    best = max(best, self.gift(citizen, other))
        return best

    def gift(self, citizen: i64, other: i64) -> float:
        paid = min(5.0, 1.4 * float(self.state.hands.size(other)))
        return paid - citizen_loss(self.state, citizen) - self.rival_gain(other, citizen)

    # Powers.

    def power_worth(self) -> float:
        """The value of readying the power; the turn's end redraws part of what it costs."""
        prowess = self.state.prowess(self.seat)
        spent = INFLUENCE * float(self.state.config.ready_cost) * 0.6
        if prowess == s.BRIGAND:
            return self.best_swindle() - spent
        if prowess == s.MERCHANT:
            return 3.0 - spent
        if prowess == s.MILITARY:
            return 2.6 - spent
        if prowess == s.NOBLE:
            return 2.2 - spent
        return 1.5 - spent if prowess == s.RELIGIOUS else 1.9 - spent

    def power_gain(self) -> float:
        """The value of using the power in one's own turn."""
        prowess = self.state.prowess(self.seat)
        if prowess == s.BRIGAND:
            value = self.best_swindle()
            return value if value >= 3.0 else LOWEST
        return 3.0 if prowess in (s.NOBLE, s.RELIGIOUS) else LOWEST

    def best_swindle(self) -> float:
        best = 0.0
        for domain in range(self.state.domains()):
            if domain == self.seat:
                continue
            for caste in range(s.CASTES):
                citizen = self.state.outermost(domain, caste)
                if citizen >= 0:
                    best = max(best, self.theft(citizen))
        return best - self.least_loss()

    def least_loss(self) -> float:
        """The value of the citizen that the domain would miss least."""
        least = -LOWEST
        for citizen in self.state.members(self.seat):
            least = min(least, citizen_loss(self.state, citizen))
        return least

    # Reactions.

    def answer(self, action: i64, row: i64) -> float:
        """The value of a reaction to the event in this frame row."""
        state, seat = self.state, self.seat
        if action == s.POWER:  # Bulwark
            return -self.effect(row) - 1.5
        cost = CARD_COST * card_worth(state, seat, action)
        below = state.frames[row + s.EVENT_KIND]
        if action == s.FORGERY:
            if not can_do(state, below, seat, state.hands.size(seat) - 1):
                return LOWEST
            return self.effect_value(below, False) - cost
        now = self.effect(row)
        if action == s.BARGAIN:
            if state.actor(row) == seat:
                return LOWEST
            citizen = state.frames[row + s.EVENT_FIRST]
            price = INFLUENCE * float(state.config.price)
            return citizen_gain(state, seat, citizen) - now - price - cost
        if action == s.REVOLT:
            return -now - 0.3 - cost
        if action == s.PENITENCE:
            return -0.7 * now - cost
        if action == s.REFUSE:
            return -now - cost
        return 1.0 - now - cost  # Garrison and Defend also draw a card

    def effect(self, row: i64) -> float:
        """The value to the seat of the event in this frame row if nothing answers it."""
        state, seat = self.state, self.seat
        kind, first, other = (
            state.frames[row + s.EVENT_KIND],
            state.frames[row + s.EVENT_FIRST],
            state.frames[row + s.EVENT_SECOND],
        )
        actor = state.actor(row)
        if kind == s.BARGAIN:
            got = self.newcomer_effect(actor, first) - self.effect(row - FRAME)
            if state.actor(row - FRAME) == seat:
                got += 2.0
            return got
        if state.config.kinds[kind].attraction:
            return self.newcomer_effect(actor, first)
        if state.config.kinds[kind].reaction:
            under = self.effect(row - FRAME)
            return -0.7 * under if kind == s.PENITENCE else -under
        if state.config.kinds[kind].takes_citizen:
            return self.theft_seen(actor, first)
        if kind == s.VASSAL:
            if other == seat:
                return citizen_gain(state, seat, first) - min(hand_worth(state, seat), 4.5)
            return self.newcomer_effect(other, first)
        if actor == seat:
            return 2.0
        if other == seat or kind == s.TITHE:
            return self.own_hand_effect(kind, actor)
        if kind in (s.POPULATE, s.FESTIVAL):
            return -self.share(actor) * 4.0
        return -self.share(actor) * 1.5

    def newcomer_effect(self, actor: i64, citizen: i64) -> float:
        """The value to the seat of somebody getting a citizen."""
        if actor == self.seat:
            return citizen_gain(self.state, self.seat, citizen)
        return -self.rival_gain(actor, citizen)

    def theft_seen(self, actor: i64, citizen: i64) -> float:
        owner = self.state.owner_of(citizen)
        lost = citizen_loss(self.state, citizen)
        if owner == self.seat:
            return -lost - self.rival_gain(actor, citizen)
        return self.newcomer_effect(actor, citizen) + lost * self.share(owner)

    def own_hand_effect(self, kind: i64, actor: i64) -> float:
        """The value (negative) of an event that meddles with the seat's hand."""
        if kind == s.BARTER:
            return self.barter(actor, kind)
        if self.state.hands.size(self.seat) == 0:
            return 0.0
        return -2.6 if kind == s.PLUNDER else -0.9

    # Spending cards.

    def spending(self, action: i64) -> float:
        """The value of spending an event: little value in hand, close to the amount owed."""
        state = self.state
        if action >= s.ENOUGH:
            return LOWEST
        kind = action - s.PICK
        missed = card_worth(state, self.seat, kind)
        waste = 1.5
        if state.top() == s.PAYMENT:
            owed = state.frame(s.PAYMENT_COST) - state.frame(s.PAYMENT_SUM)
        elif state.frame(s.SPENT_FOR) in (s.DISCARDING, s.CHOICE):
            return -missed
        else:
            owed = state.frame(s.COST) - state.frame(s.SPENT)
            waste = 1.0
        worth = state.config.influence[kind]
        return 1.2 * float(min(worth, owed)) - waste * float(max(worth - owed, 0)) - missed

    def refuses_penitence(self, last: i64) -> bool:
        """Whether to refuse a Penitence, because the event is worth less than the price."""
        state = self.state
        if last != s.ABANDON or state.frame(s.PAYMENT_FOR) != s.PENITENCE:
            return False
        return self.effect(state.event_row() - FRAME) < INFLUENCE * float(state.config.price)

    # All other choices.

    def choice_value(self, action: i64) -> float:
        state, seat = self.state, self.seat
        frame = state.top()
        if frame == s.PLAYING:
            return self.target(state.frame(s.DOING), state.frame(s.FIRST), action)
        if frame == s.EVENT and state.frame(s.EVENT_STAGE) == s.CHOOSING:
            return self.target(state.frame(s.EVENT_KIND), -1, action)
        if frame == s.ARRIVAL:
            return self.role_worth(state.frame(s.ARRIVAL_CITIZEN), action - s.ASSIGN)
        if frame == s.PASSING:
            return -card_worth(state, seat, action - s.PICK)
        if frame == s.DAWN:
            return self.uprising(action)
        if frame == s.LAYING or (frame == s.EVENT and state.frame(s.EVENT_KIND) == s.FESTIVAL):
            return self.laying(action)
        if action >= s.TAKE_MAT:
            return 0.0
        if action >= s.PICK:
            kind = state.frame(s.EVENT_KIND)
            worth = card_worth(state, seat, action - s.PICK)
            return worth if kind in (s.PLUNDER, s.HOMAGE) else -worth
        return card_worth(state, seat, state.aside(action - s.NAME_SEAT))  # Tithe

    def target(self, kind: i64, first: i64, action: i64) -> float:
        """The value of a target of an event or power."""
        state = self.state
        if kind == s.PRAYER:
            return card_worth(state, self.seat, action - s.PICK)
        if action >= s.NAME_SEAT:
            other = action - s.NAME_SEAT
            if kind == s.VASSAL:
                return self.gift(first, other)
            return self.barter(other, kind) if kind == s.BARTER else self.meddling(kind, other)
        citizen = action - s.NAME_CITIZEN
        if state.config.kinds[kind].takes_citizen:
            return self.theft(citizen)
        if kind == s.INSPIRE:
            return self.free_citizen_value(citizen)
        if kind == s.SUMMONS:
            return self.summons_value(first, citizen)
        if first >= 0:  # the citizen who comes in exchange
            return (
                self.theft(citizen)
                if kind == s.SWINDLE
                else citizen_gain(state, self.seat, citizen)
            )
        if kind == s.VASSAL:
            best = LOWEST
            for other in range(state.seats):
                if other != self.seat:
                    best = max(best, self.gift(citizen, other))
            return best
        return -citizen_loss(state, citizen)

    def summons_value(self, first: i64, citizen: i64) -> float:
        """Prefer the most wanted citizen first, then the one in the cheapest place."""
        place = self.state.place_of(citizen)
        if first < 0:
            return citizen_gain(self.state, self.seat, citizen) + 0.1 * float(place)
        return -float(place) - 0.2 * citizen_gain(self.state, self.seat, citizen)

    def role_worth(self, citizen: i64, caste: i64) -> float:
        """Prefer a caste that is lacking, else one with an unprotected citizen."""
        outer = self.state.outermost(self.seat, caste)
        if outer < 0:
            return 5.0
        return 2.0 if self.state.beneath(outer) < 0 else 0.0

    def uprising(self, action: i64) -> float:
        """Use it in one's own turn if no citizen of the bottom row is worth much."""
        if action == s.PASS or self.state.active() != self.seat:
            return 0.5
        best = 0.0
        for place in range(s.BOTTOM):
            citizen = self.state.citizen_at(place)
            if citizen >= 0:
                best = max(best, citizen_gain(self.state, self.seat, citizen))
        return 0.0 if best > 3.0 else 1.0

    def laying(self, action: i64) -> float:
        """Rearrange if that fills more castes, each citizen in the caste given by `best_roles`."""
        state = self.state
        roles = best_roles(state, self.seat)
        if action >= s.ASSIGN and action < s.PICK:
            return 1.0 if roles[state.frame(s.LAID)] == action - s.ASSIGN else 0.0
        if action == s.ENOUGH:
            more = castes_reachable(state, self.seat) > state.castes_filled(self.seat)
            return 0.0 if more else 1.0
        return 0.5
