"""The steward of Christina Regina: a rule of thumb player.

It looks one move ahead and takes what leaves its colour the most promising points and its rivals'
the fewest. A colour in an influence promises its place less the cards that may yet come on top; a
card still in the court promises something while there is time to draw it. A colour that stands
well is thought to be somebody's: that decides whom to bury and whom to stab. The action card is
kept for a clear gain, and an attempt is made where more is to be won than lost.

Everything it reads it may know: it is the same for any two worlds that look alike to its seat.
"""

from __future__ import annotations

import math
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import State
from regalia.engine.steward import NOISE, NOTHING, Evaluator, Steward
from regalia.games.christina import schema as s
from regalia.games.christina.evaluation import ACTION_CARD_VALUE, expected_by_group
from regalia.games.christina.rules import ChristinaState

SUSPICION: Final = 0.5  # how much a promised point makes it likelier that a colour is played
OPEN_TO_RIVAL: Final = 0.15  # what a rival's card on top of a court stack gives away
COLOUR_LEARNED: Final = 0.2  # what it is worth to learn the colour of an only rival
RIVAL_EXPONENT: Final = 1.5  # the points of each of n rivals weigh n to the power of minus this


class ChristinaSteward(Steward):
    """The rule of thumb player."""

    def evaluator(self, state: State, seat: i64, rng: Random) -> Evaluator:
        assert isinstance(state, ChristinaState)
        return ChristinaEvaluator(state, seat, rng)


class ChristinaEvaluator(Evaluator):
    """What a seat makes of a position: whose the colours are, and what it is worth.

    ``odds`` are for each colour not located how likely it is that of one given rival not found
    out; ``weights`` how much a point of the colour is worth: 1 for its own, less for rivals'.
    ``promises`` are the points each colour may expect in each influence, as the position stands.
    """

    state: ChristinaState
    current_value: float
    colour: i64
    known: i64  # bit mask of the seats whose colour it knows as the position stands
    odds: vec[float]
    weights: vec[float]
    expected: vec[float]
    rival_weight: float

    def __init__(self, state: ChristinaState, seat: i64, rng: Random) -> None:
        super().__init__(seat, rng)
        self.state = state
        self.colour = state.faction[seat]
        self.known = 0
        self.rival_weight = float(state.seats - 1) ** -RIVAL_EXPONENT
        self.odds = vec[float]([0.0] * s.COLOURS)
        self.weights = vec[float]([0.0] * s.COLOURS)
        self.expected = expected_by_group(state)
        unknown_seats = 0.0
        located: i64 = 0
        for other in range(state.seats):
            if state.knows_faction(seat, other):
                colour = state.faction[other]
                self.known |= 1 << other
                located |= 1 << colour
                self.weights[colour] = 1.0 if other == seat else -self.rival_weight
            else:
                unknown_seats += 1.0
        self.suspect(located, unknown_seats)
        self.current_value = self.position_value(state)

    def choose(self, actions: vec[i64]) -> i64:
        return (
            self.next_of_attempt(self.state)
            if self.state.top() == s.ASSASSINATING
            else self.best(actions, NOISE)
        )

    def value(self, action: i64) -> float:
        if s.ASSASSINATE <= action < s.PASS:
            return self.current_value + self.best_attempt_gain(self.state, action - s.ASSASSINATE)
        return self.value_after(self.state, action)

    def suspect(self, located: i64, unknown_seats: float) -> None:
        """Of the colours not located, those that stand well are likelier to be played."""
        total = 0.0
        for colour in range(s.COLOURS):
            if (located >> colour) & 1 == 0:
                colours_left = 0.0
                for group in range(s.GROUPS):
                    colours_left += self.expected[group * s.COLOURS + colour]
                self.odds[colour] = math.exp(SUSPICION * colours_left)
                total += self.odds[colour]
        for colour in range(s.COLOURS):
            if (located >> colour) & 1 == 0:
                self.odds[colour] /= total
                played = min(1.0, self.odds[colour] * unknown_seats)
                self.weights[colour] = -self.rival_weight * played

    # The worth of a position.

    def value_after(self, state: ChristinaState, action: i64) -> float:
        """What the position is worth after this decision and the best that finish the move."""
        after = state.copy()
        after.apply(action)
        if after.to_act < 0 or not after.underway():
            return self.position_value(after)
        best = NOTHING
        actions = after.legal()
        plain_seen = False
        choosing_card = after.top() == s.PERSUADING and after.frame(s.RETURNED) < 0
        for i in range(len(actions)):
            if choosing_card and (actions[i] - s.RETURN) % s.KINDS == s.PLAIN:
                if plain_seen:
                    continue  # one plain card does what another does
                plain_seen = True
            value = self.value_after(after, actions[i])
            if value > best:
                best = value
        return best

    def position_value(self, state: ChristinaState) -> float:
        """The points that the position promises, own less rivals', and what is kept ready."""
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
            if kind % s.KINDS != s.PLAIN and kind % s.KINDS != self.colour:
                total += OPEN_TO_RIVAL * self.weights[kind % s.KINDS]
        return total

    def is_struck(self, state: ChristinaState, group: i64, colour: i64) -> bool:
        """Whether the seat knows that the colour's card of this number is tilted.

        Goes by what it knew before the move looked at: a last pass opens what is only imagined.
        """
        if colour == self.colour:
            return state.is_tilted(self.seat, group)
        for other in range(state.seats):
            tilted = state.is_tilted(other, group)
            if tilted and state.faction[other] == colour and (self.known >> other) & 1:
                return True
        return False

    # Assassination.

    def best_attempt_gain(self, state: ChristinaState, victim: i64) -> float:
        """What the best attempt on the victim promises."""
        group = self.best_group(state, victim)
        return self.attempt_gain(state, victim, group, self.best_guess(state, victim, group))

    def best_group(self, state: ChristinaState, victim: i64) -> i64:
        """The number with which an attempt promises most, of those that the seat can risk."""
        best: i64 = -1
        best_gain = NOTHING
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
        """What a right guess takes by its odds, less the own card by those of a wrong one."""
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
        """The colour not located with which the attempt promises most."""
        best: i64 = self.colour
        best_gain = NOTHING
        for colour in range(s.COLOURS):
            if self.odds[colour] > 0.0:
                gain = self.attempt_gain(state, victim, group, colour)
                if gain > best_gain:
                    best = colour
                    best_gain = gain
        return best

    def next_of_attempt(self, state: ChristinaState) -> i64:
        """Number and guess of an attempt under way."""
        victim = state.frame(s.VICTIM)
        if state.frame(s.STRUCK_BY) >= 0:
            return s.GUESS + self.best_guess(state, victim, state.frame(s.STRUCK_BY))
        return s.NUMBER + self.best_group(state, victim)
