"""The steward of Christina Regina: a rule of thumb player.

It looks one move ahead. Each colour is worth what its cards promise to score: a card drawn counts
for its place less the cards that may yet come on top of it, a card still in the court for a
little. It wants its own colour high and the others low, those that it knows to be played most of
all. It keeps its action card for a clear gain and stabs where it has more to win than to lose.

Everything it reads it may know: it is the same for any two worlds that look alike to its seat.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.player import Player
from regalia.engine.state import State
from regalia.games.christina.position import COLOURS, GROUPS, INFLUENCE_ROW, KINDS, PLAIN
from regalia.games.christina.rules import (
    GUESS,
    NUMBER,
    PASS,
    STAB,
    STABBING,
    Court,
)

COVER: Final = 0.5  # how much of a place a card of the group still in the court takes away
IN_COURT: Final = 0.9  # what a card is worth that may yet be drawn
READY: Final = 0.7  # what the action card is worth unplayed while the court is full
FACE_UP: Final = 0.1  # what a rival's card on top of a court stack gives away
NOISE: Final = 0.02  # breaks ties


class CourtSteward(Player):
    """The rule of thumb player. It has no memory and no options."""

    def __init__(self) -> None:
        super().__init__("steward")

    def decide(self, state: State, seat: i64, rng: Random) -> i64:
        assert isinstance(state, Court)
        if state.top() == STABBING:
            return self.aim(state, seat)
        weights = self.weigh_colours(state, seat)
        actions = state.legal()
        best = actions[0]
        best_value = -1000.0
        for i in range(len(actions)):
            action = actions[i]
            if STAB <= action < PASS:
                value = self.worth(state, seat, weights) + self.stab_gain(state, seat, weights)
            else:
                value = self.outlook(state, action, seat, weights)
            value += rng.random() * NOISE
            if value > best_value:
                best_value = value
                best = action
        return best

    def outlook(self, state: Court, action: i64, seat: i64, weights: vec[float]) -> float:
        """What the position is worth after this decision and the best ones that finish the move."""
        after = state.copy()
        after.apply(action)
        if after.to_act < 0 or not after.underway():
            return self.worth(after, seat, weights)
        best = -1000.0
        actions = after.legal()
        for i in range(len(actions)):
            value = self.outlook(after, actions[i], seat, weights)
            if value > best:
                best = value
        return best

    def weigh_colours(self, state: Court, seat: i64) -> vec[float]:
        """How much each colour matters: own 1, a known rival's -1 shared among the rivals.

        Of the colours not located each is as likely to be a rival's as another.
        """
        weights = vec[float]([0.0] * COLOURS)
        rivals = 1.0 / float(state.seats - 1)
        unknown_seats = 0
        for other in range(state.seats):
            if state.knows_faction(seat, other):
                weights[state.faction[other]] = 1.0 if other == seat else -rivals
            else:
                unknown_seats += 1
        unknown = 0
        for colour in range(COLOURS):
            if weights[colour] == 0.0:
                unknown += 1
        for colour in range(COLOURS):
            if weights[colour] == 0.0:
                weights[colour] = -rivals * float(unknown_seats) / float(unknown)
        return weights

    def worth(self, state: Court, seat: i64, weights: vec[float]) -> float:
        """What the position promises to the seat."""
        total = 0.0
        for group in range(GROUPS):
            for colour in range(COLOURS):
                total += weights[colour] * self.promise(state, seat, group, colour)
        if not state.is_spent(seat) and not state.some_stack_empty():
            total += READY
        for stack in range(GROUPS):
            kind = state.top_card(stack)
            if kind >= 0 and kind % KINDS != PLAIN:
                total -= FACE_UP * abs(weights[kind % KINDS])
        return total

    def promise(self, state: Court, seat: i64, group: i64, colour: i64) -> float:
        """The points that a colour may expect in one influence stack."""
        if self.tilted_for_sure(state, seat, group, colour):
            return 0.0
        row = group * INFLUENCE_ROW
        count = state.influence[row]
        coming = 0.0
        own = 0.0
        for other in range(COLOURS):
            if self.in_court(state, group * KINDS + other):
                if other == colour:
                    own = IN_COURT
                else:
                    coming += COVER
        if state.some_stack_empty():
            coming *= 0.3
            own *= 0.3
        for place in range(1, count + 1):
            if state.influence[row + place] == colour:
                points = 3.0 - float(count - place) - coming
                return points if points > 0.2 else 0.2
        return own

    def tilted_for_sure(self, state: Court, seat: i64, group: i64, colour: i64) -> bool:
        """Whether the seat knows that the colour's card of this number is tilted."""
        for other in range(state.seats):
            if state.knows_faction(seat, other) and state.faction[other] == colour:
                return state.is_tilted(other, group)
        return False

    def in_court(self, state: Court, kind: i64) -> bool:
        """Whether the card is still in the court: neither drawn nor discarded."""
        if state.discards[kind] > 0:
            return False
        row = (kind // KINDS) * INFLUENCE_ROW
        for place in range(1, state.influence[row] + 1):
            if state.influence[row + place] == kind % KINDS:
                return False
        return True

    # Assassination.

    def stab_gain(self, state: Court, seat: i64, weights: vec[float]) -> float:
        """What the best attempt promises, as the change of `worth`."""
        best = -1000.0
        for group in range(GROUPS):
            if not state.is_tilted(seat, group):
                gain = self.gain_by(state, seat, group, weights)
                if gain > best:
                    best = gain
        return best

    def gain_by(self, state: Court, seat: i64, group: i64, weights: vec[float]) -> float:
        """The odds of a right guess, times what it takes; less the own card, times the odds of a
        wrong one."""
        target = self.best_guess(state, seat, group, weights)
        unknown = 0
        for colour in range(COLOURS):
            if not self.located(state, seat, colour):
                unknown += 1
        odds = 1.0 / float(unknown) if unknown > 0 else 0.0
        rivals = 1.0 / float(state.seats - 1)
        own = self.promise(state, seat, group, state.faction[seat])
        return odds * rivals * self.promise(state, seat, group, target) - (1.0 - odds) * own

    def best_guess(self, state: Court, seat: i64, group: i64, weights: vec[float]) -> i64:
        """The colour not located that has most to lose."""
        best: i64 = -1
        best_promise = -1.0
        for colour in range(COLOURS):
            if not self.located(state, seat, colour):
                promise = self.promise(state, seat, group, colour)
                if promise > best_promise:
                    best = colour
                    best_promise = promise
        return best if best >= 0 else 0

    def located(self, state: Court, seat: i64, colour: i64) -> bool:
        """Whether the seat knows who plays the colour."""
        for other in range(state.seats):
            if state.knows_faction(seat, other) and state.faction[other] == colour:
                return True
        return False

    def aim(self, state: Court, seat: i64) -> i64:
        """Number and guess of an attempt under way."""
        weights = self.weigh_colours(state, seat)
        if state.frame(3) >= 0:
            return GUESS + self.best_guess(state, seat, state.frame(3), weights)
        best: i64 = -1
        best_gain = -1000.0
        for group in range(GROUPS):
            if not state.is_tilted(seat, group):
                gain = self.gain_by(state, seat, group, weights)
                if gain > best_gain:
                    best = group
                    best_gain = gain
        return NUMBER + best
