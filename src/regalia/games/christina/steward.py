"""The steward of Christina Regina: a rule-of-thumb player.

It looks one move ahead and chooses the move with the most expected points for its own colour and
the fewest for its rivals' colours. A colour in an influence stack expects the points of its place,
less for the cards that may still come on top; a card in the court counts while there is time to
draw it. A colour with many expected points is assumed to belong to a rival; that decides which
cards to bury and whom to assassinate. The steward keeps its action card for a clear gain, and
makes an attempt if it can gain more than it risks.

It uses only what its seat knows: it decides alike in two worlds that look alike to the seat.
"""

from __future__ import annotations

import math
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import State
from regalia.engine.steward import LOWEST, NOISE, Evaluator, Steward
from regalia.games.christina import schema as s
from regalia.games.christina import zones as z
from regalia.games.christina.evaluation import ACTION_CARD_VALUE, expected_by_group
from regalia.games.christina.rules import ChristinaState

SUSPICION: Final = 0.5  # how much an expected point raises the odds that a colour is in play
OPEN_TO_RIVAL: Final = 0.15  # loss for a rival's card on top of a court stack, per point weight
COLOUR_LEARNED: Final = 0.2  # value of learning the colour of an only rival
RIVAL_EXPONENT: Final = 1.5  # a point of each of n rivals weighs n ** -RIVAL_EXPONENT


class ChristinaSteward(Steward):
    """The rule-of-thumb player."""

    def evaluator(self, state: State, seat: i64, rng: Random) -> Evaluator:
        assert isinstance(state, ChristinaState)
        return ChristinaEvaluator(state, seat, rng)


class ChristinaEvaluator(Evaluator):
    """A seat's estimate of a position: which colours are in play, and what the position is worth.

    A colour is *located* if the seat knows who has it. ``odds`` are, for each colour not located,
    the chance that a given unknown rival has it. ``weights`` are the value of a point of each
    colour: 1 for the seat's own, negative for rivals'. ``expected`` are the points that each
    colour can expect in each influence stack of the present position. ``rival_weight`` is the
    weight of a rival's point.
    """

    state: ChristinaState
    current_value: float
    colour: i64
    known: i64  # bit mask of the seats whose colours the seat knows now
    odds: vec[float]
    weights: vec[float]
    expected: vec[float]
    rival_weight: float

    def __init__(self, state: ChristinaState, seat: i64, rng: Random) -> None:
        cells = state.cells
        super().__init__(seat, rng)
        self.state = state
        self.colour = cells[z.FACTION + seat]
        self.known = 0
        self.rival_weight = float(state.seats - 1) ** -RIVAL_EXPONENT
        self.odds = vec[float]([0.0] * s.COLOURS)
        self.weights = vec[float]([0.0] * s.COLOURS)
        self.expected = expected_by_group(state)
        unknown_seats = 0.0
        located: i64 = 0
        for other in range(state.seats):
            if state.knows_faction(seat, other):
                colour = cells[z.FACTION + other]
                self.known |= 1 << other
                located |= 1 << colour
                self.weights[colour] = 1.0 if other == seat else -self.rival_weight
            else:
                unknown_seats += 1.0
        self.suspect(located, unknown_seats)
        self.current_value = self.expected_return(state)

    def choose(self, actions: vec[i64]) -> i64:
        if self.state.top() == s.ASSASSINATING:
            return self.next_of_attempt(self.state)
        return self.best(actions, NOISE)

    def value(self, action: i64) -> float:
        if s.ASSASSINATE <= action < s.PASS:
            return self.current_value + self.best_attempt_gain(self.state, action - s.ASSASSINATE)
        return self.value_after(self.state, action)

    def suspect(self, located: i64, unknown_seats: float) -> None:
        """Set the odds of the colours not located: the more expected points, the likelier."""
        total = 0.0
        for colour in range(s.COLOURS):
            if (located >> colour) & 1 == 0:
                points = 0.0
                for group in range(s.GROUPS):
                    points += self.expected[group * s.COLOURS + colour]
                self.odds[colour] = math.exp(SUSPICION * points)
                total += self.odds[colour]
        for colour in range(s.COLOURS):
            if (located >> colour) & 1 == 0:
                self.odds[colour] /= total
                in_play = min(1.0, self.odds[colour] * unknown_seats)
                self.weights[colour] = -self.rival_weight * in_play

    # The value of a position.

    def value_after(self, state: ChristinaState, action: i64) -> float:
        """The value of the position after this decision and the best ones that finish the move."""
        after = state.copy()
        after.apply(action)
        if after.to_act < 0 or not after.underway():
            return self.expected_return(after)
        best = LOWEST
        actions = after.legal()
        plain_seen = False
        choosing_card = after.top() == s.PERSUADING and after.frame(s.RETURNED) < 0
        for i in range(len(actions)):
            if choosing_card and (actions[i] - s.RETURN) % s.GROUP_KINDS == s.PLAIN:
                if plain_seen:
                    continue  # all plain cards do the same
                plain_seen = True
            value = self.value_after(after, actions[i])
            if value > best:
                best = value
        return best

    def expected_return(self, state: ChristinaState) -> float:
        """The expected points, own less rivals', with the value of an unspent action card."""
        expected = expected_by_group(state)
        total = 0.0
        for group in range(s.GROUPS):
            for colour in range(s.COLOURS):
                points = expected[group * s.COLOURS + colour]
                if points != 0.0 and not self.is_struck(state, group, colour):
                    total += self.weights[colour] * points
        if state.some_stack_empty():
            return total
        if not state.is_spent(self.seat):
            total += ACTION_CARD_VALUE
        for stack in range(s.GROUPS):
            kind = state.top_card(stack)
            if kind % s.GROUP_KINDS != s.PLAIN and kind % s.GROUP_KINDS != self.colour:
                total += OPEN_TO_RIVAL * self.weights[kind % s.GROUP_KINDS]
        return total

    def is_struck(self, state: ChristinaState, group: i64, colour: i64) -> bool:
        """Whether the seat knows that the colour's card of this group is tilted.

        Uses the knowledge before the move: after a last pass the colours are open, but in an
        imagined position they are imagined ones.
        """
        if colour == self.colour:
            return state.is_tilted(self.seat, group)
        for other in range(state.seats):
            tilted = state.is_tilted(other, group)
            if tilted and state.cells[z.FACTION + other] == colour and (self.known >> other) & 1:
                return True
        return False

    # Assassination.

    def best_attempt_gain(self, state: ChristinaState, victim: i64) -> float:
        """The expected gain of the best attempt on the victim."""
        group = self.best_group(state, victim)
        return self.attempt_gain(state, victim, group, self.best_guess(state, victim, group))

    def best_group(self, state: ChristinaState, victim: i64) -> i64:
        """The group with the highest expected gain, of those in which the seat is untilted."""
        best: i64 = -1
        best_gain = LOWEST
        for group in range(s.GROUPS):
            if not state.is_tilted(self.seat, group):
                gain = self.attempt_gain(
                    state, victim, group, self.best_guess(state, victim, group)
                )
                if gain > best_gain:
                    best = group
                    best_gain = gain
        return best

    def attempt_gain(self, state: ChristinaState, victim: i64, group: i64, guess: i64) -> float:
        """The expected gain of an attempt.

        That is the value of the victim's card times the odds of the guess, less the own card
        times the odds of a wrong guess.
        """
        taken = 0.0
        if not state.is_tilted(victim, group):
            taken = self.rival_weight * self.expected[group * s.COLOURS + guess]
        own = self.expected[group * s.COLOURS + self.colour]
        return (
            COLOUR_LEARNED * self.rival_weight
            + self.odds[guess] * taken
            - (1.0 - self.odds[guess]) * own
        )

    def best_guess(self, state: ChristinaState, victim: i64, group: i64) -> i64:
        """The colour with the highest expected gain, of those not located."""
        best: i64 = self.colour
        best_gain = LOWEST
        for colour in range(s.COLOURS):
            if self.odds[colour] > 0.0:
                gain = self.attempt_gain(state, victim, group, colour)
                if gain > best_gain:
                    best = colour
                    best_gain = gain
        return best

    def next_of_attempt(self, state: ChristinaState) -> i64:
        """The next decision of an attempt under way: the number, then the guess."""
        victim = state.frame(s.VICTIM)
        if state.frame(s.STRUCK_BY) >= 0:
            return s.GUESS + self.best_guess(state, victim, state.frame(s.STRUCK_BY))
        return s.NUMBER + self.best_group(state, victim)
