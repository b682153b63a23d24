"""The steward of Regency: a rule-based player that needs no search.

It values everything in influence. A citizen of a caste that the domain lacks is worth most, and the
sixth caste more than anything else; a rival's gain counts partly as a loss, more for rivals that
are ahead. In its turn it takes the action with the best value that still leaves influence for the
best attraction, then discards events worth less than an average one and draws. It reacts if the
gain exceeds the value of the card. What an event is worth says its kind (the methods of `EventKind`
ending in ``_worth``); evaluation.py has the functions for it.

It reads only what its seat may know, so it decides alike in any two worlds that look alike to it.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import State
from regalia.engine.steward import LOWEST, NOISE, Evaluator, Steward
from regalia.games.regency import schema as s
from regalia.games.regency.evaluation import (
    AVERAGE_EVENT,
    INFLUENCE,
    attraction_worth,
    best_theft,
    card_worth,
    citizen_gain,
    citizen_loss,
    effect_worth,
    laying_worth,
)
from regalia.games.regency.event_bases import ANY_CASTE
from regalia.games.regency.payments import is_free
from regalia.games.regency.position import is_reaction_window
from regalia.games.regency.rules import RegencyState

CARD_COST: Final = 0.6  # share of a card's value lost by spending it: the turn ends with a draw
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
    affordable: float

    def __init__(self, state: RegencyState, seat: i64, rng: Random) -> None:
        super().__init__(seat, rng)
        self.state = state
        self.affordable = 0.0

    def choose(self, actions: vec[i64]) -> i64:
        frame, last = self.state.top(), actions[len(actions) - 1]
        if frame < 0:
            for place in range(s.BOTTOM):
                worth = attraction_worth(self.state, self.seat, place)
                self.affordable = max(self.affordable, worth)
            return self.best_above(actions, NOISE, WORTH_DOING, s.END)
        if is_reaction_window(frame):
            return self.best_above(actions, 0.0, WORTH_REACTING, s.PASS)
        if frame not in (s.SPENDING, s.PAYMENT):
            return self.best(actions, NOISE)
        if frame == s.PAYMENT and last == s.ABANDON and not self.is_worth_paying():
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
            return self.answer(action, self.state.below(self.state.here))
        if frame in (s.SPENDING, s.PAYMENT):
            return self.spending(action)
        return self.choice_value(action)

    # Its own turn.

    def turn_value(self, action: i64) -> float:
        """The value of an action of the own turn, less an attraction it makes too expensive."""
        state, seat = self.state, self.seat
        if action < s.ATTRACT:
            value = state.config.kinds[action].playing_worth(state, seat, True)
            value -= CARD_COST * card_worth(state, seat, action)
            return value - self.spoiled(self.affordable, state.config.influence[action])
        if action < s.READY:
            return attraction_worth(state, seat, action - s.ATTRACT)
        if action == s.READY:
            return self.power_worth() - self.spoiled(self.affordable, state.config.ready_cost)
        return self.power_gain() if action == s.POWER else LOWEST

    def spoiled(self, attraction: float, spent: i64) -> float:
        """The loss if the best attraction can no longer be paid after spending ``spent``."""
        if attraction <= 0.0:
            return 0.0
        for place in range(s.BOTTOM):
            cost = self.state.config.costs[place]
            as_good = attraction_worth(self.state, self.seat, place) >= attraction - 0.01
            if as_good and self.state.can_pay(self.seat, cost, spent):
                return 0.0
        return attraction

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
        """The value of the best citizen that can be got, less that of the most dispensable one."""
        least = -LOWEST
        for citizen in self.state.members(self.seat):
            least = min(least, citizen_loss(self.state, citizen))
        return best_theft(self.state, self.seat, ANY_CASTE) - least

    # Reactions.

    def answer(self, action: i64, row: i64) -> float:
        """The value of a reaction to the event in this frame row."""
        state, seat = self.state, self.seat
        if action == s.POWER:  # Bulwark
            return -effect_worth(state, seat, row) - 1.5
        cost = CARD_COST * card_worth(state, seat, action)
        return state.config.kinds[action].answer_worth(state, seat, row) - cost

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
        elif is_free(state.frame(s.SPENT_FOR)):
            return -missed
        else:
            owed = state.frame(s.COST) - state.frame(s.SPENT)
            waste = 1.0
        worth = state.config.influence[kind]
        return 1.2 * float(min(worth, owed)) - waste * float(max(worth - owed, 0)) - missed

    def is_worth_paying(self) -> bool:
        """Whether to make a payment that the seat may decline."""
        state = self.state
        kind = state.config.kinds[state.frame(s.PAYMENT_FOR)]
        return kind.is_worth_paying(state, self.seat, state.event_row())

    # All other choices.

    def choice_value(self, action: i64) -> float:
        state, seat, kinds = self.state, self.seat, self.state.config.kinds
        frame = state.top()
        if frame == s.PLAYING:
            return kinds[state.frame(s.DOING)].target_worth(
                state, seat, state.frame(s.FIRST), action
            )
        if frame == s.EVENT:
            kind = kinds[state.frame(s.EVENT_KIND)]
            if state.frame(s.EVENT_STAGE) == s.CHOOSING:
                return kind.target_worth(state, seat, -1, action)
            return kind.choice_worth(state, seat, action)
        if frame == s.ARRIVAL:
            return self.role_worth(state.frame(s.ARRIVAL_CITIZEN), action - s.ASSIGN)
        if frame == s.PASSING:
            return -card_worth(state, seat, action - s.PICK)
        if frame == s.DAWN:
            return self.uprising(action)
        return laying_worth(state, seat, action) if frame == s.LAYING else 0.0

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
