"""The steward of Res Publica: a rule-of-thumb player that trades where both sides gain.

It requests cards that help a set of its own and that some seat probably holds, or offers cards that
it can spare. It answers if it can ask for more than its cards are worth to it; its price rises with
the gain of the other seat. It accepts the answer with the highest gain for itself.

It uses only what its seat knows: it decides alike in two worlds that look alike to the seat.
"""

from __future__ import annotations

import math
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.playout import any_of
from regalia.engine.state import State
from regalia.engine.steward import LOWEST, Evaluator, Steward
from regalia.games.res_publica import schema as s
from regalia.games.res_publica.evaluation import CardValues
from regalia.games.res_publica.others import PRICE, OtherHands
from regalia.games.res_publica.rules import ResPublicaState
from regalia.games.res_publica.trade import (
    PACKING,
    characteristic_of,
    count_of,
    first_term,
    is_served,
    joint_of,
    make_statement,
    make_term,
    next_picks,
    nth_way,
    second_term,
    serves,
    way_count,
)

MIN_EXPECTED_GAIN: Final = 0.02  # points, times their odds, below which nothing is asked for
MIN_GAIN: Final = 0.1  # points that a trade must gain
ENVY: Final = 0.5  # share of the partner's gain that counts as a loss, divided among the others
VARIATION: Final = 0.3  # random share of a value, so that statements vary from turn to turn
TIE_NOISE: Final = 0.05  # random share of a value, against a preference for the first seat
MOST_ASKED: Final[i64] = 4  # cards of a kind in a term
OFFER_WORTH: Final = 0.8  # expected value of a tender, as a share of the others' gain


class ResPublicaSteward(Steward):
    """The rule-of-thumb player."""

    def evaluator(self, state: State, seat: i64, rng: Random) -> Evaluator:
        assert isinstance(state, ResPublicaState)
        return ResPublicaEvaluator(state, seat, rng)


class ResPublicaEvaluator(Evaluator):
    """A seat's estimate of a position."""

    state: ResPublicaState
    card_values: CardValues
    others: OtherHands
    hand: vec[i64]
    best_statement: i64  # the best statement found so far, its verb and its value
    best_verb: i64
    best_value: float

    def __init__(self, state: ResPublicaState, seat: i64, rng: Random) -> None:
        super().__init__(seat, rng)
        self.state = state
        self.card_values = CardValues(state, seat)
        self.hand = state.hands.held[seat * s.KINDS : (seat + 1) * s.KINDS]
        self.others = OtherHands(state, seat, self.card_values)

    def choose(self, actions: vec[i64]) -> i64:
        frame = self.state.top()
        if frame == s.SAYING:
            return self.next_word(actions)
        if frame in (s.GIVING, s.PICKING):
            return self.next_pick(actions)
        if frame == s.TRADING:
            return self.answer(actions) if self.state.asks_others() else self.accept(actions)
        return self.turn(actions)

    # A turn.

    def turn(self, actions: vec[i64]) -> i64:
        """Trade if that gains points, then display all useful sets, then draw."""
        first = actions[0]
        display: i64 = -1
        trades = False
        for i in range(len(actions)):
            if actions[i] == s.DRAW_WITHOUT:
                first = s.DRAW_WITHOUT
            if s.DISPLAY <= actions[i] < s.REQUEST and self.is_worth_displaying(actions[i]):
                display = actions[i]  # short sets come last, and are preferred
            if actions[i] == s.REQUEST:
                trades = True
        if trades:
            statement, verb = self.best_opening(s.REQUEST, s.OFFER)
            if statement > 0:
                return verb
        return display if display >= 0 else first

    def is_worth_displaying(self, action: i64) -> bool:
        """Whether a set gains by being displayed; two Books may be worth more than a library."""
        state = self.state
        if action != s.DISPLAY + s.BOOKS:
            return True
        if state.hall(self.seat, s.LIBRARY) > 0:
            return False
        if not state.in_last_displays():
            return True
        for kind in range(s.PEOPLE_KINDS, s.BOOKS):
            if self.hand[kind] == s.SHORT_SET and state.next_city() < s.CITIES:
                return True
        return False

    def best_opening(self, verb: i64, other_verb: i64) -> tuple[i64, i64]:
        """The request or offer with the highest value, and its verb; 0 if none is worth making."""
        self.reset_best(verb, MIN_GAIN)
        for opening in (verb, other_verb):
            if opening == s.REQUEST:
                self.weigh_requests()
            else:
                self.weigh_offers()
        return self.best_statement, self.best_verb

    def reset_best(self, verb: i64, least: float) -> None:
        """Start a search for the best statement with a value above ``least``.

        A statement already begun is finished, whatever its value.
        """
        self.best_statement = 0
        self.best_verb = verb
        self.best_value = LOWEST if self.state.top() == s.SAYING else least

    def weigh(self, statement: i64, verb: i64, value: float) -> None:
        """Keep a statement if it is the best so far and continues the one begun."""
        varied = value * (1.0 + VARIATION * (2.0 * self.rng.random() - 1.0))
        if varied > self.best_value and self.continues(statement, verb):
            self.best_statement = statement
            self.best_verb = verb
            self.best_value = varied

    def weigh_requests(self) -> None:
        """Weigh the requests for cards of one kind, or of either of two kinds.

        The value of a request is its gain less its likely cost, times the chance that some seat
        holds the cards. Of two kinds the giver chooses, so their gains are averaged.
        """
        terms = vec[i64](capacity=16)
        gains = vec[float]()
        missed = vec[float]()
        price = self.price_per_card()
        for kind in range(s.KINDS):
            need = self.card_values.needs[kind]
            missing = need - self.hand[kind] % need
            for count in range(1, min(missing, MOST_ASKED) + 1):
                gain = self.card_values.gain(kind, self.hand[kind], count)
                gain -= price * float(count)
                if gain > 0.0:
                    nobody = 1.0
                    for other in range(self.state.seats):
                        if other != self.seat:
                            nobody *= 1.0 - self.others.chance_to_hold(other, kind, count)
                    terms = append(terms, make_term(count, kind))
                    gains = append(gains, gain)
                    missed = append(missed, nobody)
                    self.weigh(
                        make_statement(make_term(count, kind)), s.REQUEST, gain * (1.0 - nobody)
                    )
        for i in range(len(terms)):
            for j in range(i + 1, len(terms)):
                same = characteristic_of(terms[i]) == characteristic_of(terms[j])
                if not same and count_of(terms[i]) == count_of(terms[j]):
                    met = 1.0 - missed[i] * missed[j]
                    value = met * (gains[i] + gains[j]) / 2.0
                    self.weigh(make_statement(terms[i], s.EITHER, terms[j]), s.REQUEST, value)

    def weigh_offers(self) -> None:
        """Weigh the offers of cards of one kind, or of two kinds, that others may want.

        The value of an offer is a share of the highest gain of another seat, less the own loss.
        """
        terms = vec[i64](capacity=16)
        wanted = vec[float]()
        losses = vec[float]()
        for kind in range(s.KINDS):
            for count in range(1, min(self.hand[kind], MOST_ASKED) + 1):
                loss = -self.card_values.gain(kind, self.hand[kind], -count)
                gain = self.others.interest(kind, count)
                if OFFER_WORTH * gain > loss:
                    terms = append(terms, make_term(count, kind))
                    wanted = append(wanted, gain)
                    losses = append(losses, loss)
                    self.weigh(
                        make_statement(make_term(count, kind)), s.OFFER, OFFER_WORTH * gain - loss
                    )
        for i in range(len(terms)):
            for j in range(i + 1, len(terms)):
                same = characteristic_of(terms[i]) == characteristic_of(terms[j])
                if not same and count_of(terms[i]) + count_of(terms[j]) <= 3:
                    gain = OFFER_WORTH * max(wanted[i], wanted[j])
                    statement = make_statement(terms[i], s.BOTH, terms[j])
                    self.weigh(statement, s.OFFER, gain - losses[i] - losses[j])

    def price_per_card(self) -> float:
        """The likely price of a card: somewhat more than the cheapest card in hand."""
        cheapest = 1.0e9
        for kind in range(s.KINDS):
            if self.hand[kind] > 0:
                cheapest = min(cheapest, -self.card_values.gain(kind, self.hand[kind], -1))
        return max(PRICE, 1.3 * cheapest)

    # The words of a statement.

    def next_word(self, actions: vec[i64]) -> i64:
        """The next word of the best statement that continues the one begun."""
        verb = self.state.frame(s.BEGUN_BY)
        statement: i64 = 0
        if verb in (s.REQUEST, s.OFFER):
            statement, verb = self.best_opening(verb, verb)
        elif verb == s.DEMAND:
            statement = self.best_demand()
        else:
            statement = self.best_tender()
        word = self.word(statement) if statement > 0 else -1
        for i in range(len(actions)):
            if actions[i] == word:
                return word
        return self.any_word(actions)

    def any_word(self, actions: vec[i64]) -> i64:
        """The next word where no statement is worth making: the cheapest way to finish."""
        for i in range(len(actions)):
            if actions[i] == s.STOP:
                return s.STOP
        if actions[0] < s.NAME:
            return actions[0]
        best = actions[0]
        most = LOWEST
        for i in range(len(actions)):
            kind = actions[i] - s.NAME
            if 0 <= kind < s.KINDS:
                gain = self.card_values.gain(kind, self.hand[kind], 1)
                if gain > most:
                    most = gain
                    best = actions[i]
        return best

    def word(self, statement: i64) -> i64:
        """The next word of a statement, after the words that are already made."""
        state = self.state
        first, joint, second = first_term(statement), joint_of(statement), second_term(statement)
        if state.frame(s.FIRST_COUNT) == 0:
            return s.COUNT + count_of(first) - 1
        if state.frame(s.FIRST_NAME) < 0:
            return s.NAME + characteristic_of(first)
        if state.frame(s.JOINED_BY) == s.ALONE:
            if joint == s.ALONE:
                return s.STOP
            return s.AND if joint == s.BOTH else s.OR
        if state.frame(s.SECOND_COUNT) == 0:
            return s.COUNT + count_of(second) - 1
        return s.NAME + characteristic_of(second)

    def continues(self, statement: i64, verb: i64) -> bool:
        """Whether a statement continues the one being made; true if none is."""
        state = self.state
        if state.top() != s.SAYING:
            return True
        first, joint, second = first_term(statement), joint_of(statement), second_term(statement)
        if state.frame(s.BEGUN_BY) != verb:
            return False
        count, name = state.frame(s.FIRST_COUNT), state.frame(s.FIRST_NAME)
        if count > 0 and count != count_of(first):
            return False
        if name >= 0 and name != characteristic_of(first):
            return False
        if state.frame(s.JOINED_BY) != s.ALONE and state.frame(s.JOINED_BY) != joint:
            return False
        other_count = state.frame(s.SECOND_COUNT)
        return other_count == 0 or other_count == count_of(second)

    # Answers.

    def answer(self, actions: vec[i64]) -> i64:
        """Answer if that gains points, else decline."""
        if actions[0] == s.DEMAND:
            return s.DEMAND if self.best_demand() > 0 else s.DECLINE
        return s.TENDER if self.best_tender() > 0 else s.DECLINE

    def best_demand(self) -> i64:
        """The best demand in return for the requested cards, or 0."""
        state = self.state
        active = state.active()
        request = state.said()
        picks = self.cheapest(request)
        if picks == 0:
            return 0
        cost = self.loss(picks)
        theirs = self.others.gain(active, request)
        least = cost + MIN_GAIN + ENVY * theirs / float(state.seats - 1)
        after = self.without(picks)
        terms = vec[i64](capacity=16)
        values = vec[float]()
        self.reset_best(s.DEMAND, MIN_EXPECTED_GAIN)
        for kind in range(s.KINDS):
            if PACKING.count(picks, kind) > 0:
                continue
            for count in range(1, MOST_ASKED + 1):
                mine = self.card_values.gain(kind, after[kind], count) - least
                if mine > 0.0:
                    price = self.others.price(active, kind, count)
                    value = mine * self.others.chance_to_hold(active, kind, count)
                    value *= sigmoid(4.0 * (theirs - price) + 0.5)
                    terms = append(terms, make_term(count, kind))
                    values = append(values, value)
                    self.weigh(make_statement(make_term(count, kind)), s.DEMAND, value)
        for i in range(len(terms)):
            for j in range(i + 1, len(terms)):
                same = characteristic_of(terms[i]) == characteristic_of(terms[j])
                lesser = min(values[i], values[j])
                greater = max(values[i], values[j])
                if not same and lesser > 0.4 * greater:
                    statement = make_statement(terms[i], s.EITHER, terms[j])
                    self.weigh(statement, s.DEMAND, greater + 0.5 * lesser)
        return self.best_statement

    def best_tender(self) -> i64:
        """The best tender for the offered cards, or 0."""
        state = self.state
        active = state.active()
        offered = state.said()
        gain = self.value_received(offered, self.hand)
        if gain <= MIN_GAIN:
            return 0
        self.reset_best(s.TENDER, MIN_EXPECTED_GAIN)
        paid = 0.0
        for term in (first_term(offered), second_term(offered)):
            if term > 0:
                paid += PRICE * float(count_of(term))
        for kind in range(s.KINDS):
            if named(offered, kind):
                continue
            for count in range(1, min(self.hand[kind], MOST_ASKED) + 1):
                net = gain + self.card_values.gain(kind, self.hand[kind], -count)
                tender = make_statement(make_term(count, kind))
                theirs = self.others.gain(active, tender)
                net -= ENVY * theirs / float(state.seats - 1)
                if net > MIN_GAIN:
                    self.weigh(tender, s.TENDER, net * sigmoid(4.0 * (theirs - paid)))
        return self.best_statement

    def accept(self, actions: vec[i64]) -> i64:
        """Accept the answer with the highest gain, or none."""
        state = self.state
        best: i64 = s.REFUSE
        best_value = MIN_GAIN
        for i in range(len(actions)):
            if actions[i] == s.REFUSE:
                continue
            partner = actions[i] - s.ACCEPT
            answer = state.answer(partner)
            given = state.said() if state.is_offer() else answer
            taken = answer if state.is_offer() else state.said()
            picks = self.cheapest(given)
            if picks == 0:
                continue
            value = self.value_received(taken, self.without(picks)) - self.loss(picks)
            value -= ENVY * self.others.gain(partner, given) / float(state.seats - 1)
            value *= 1.0 + TIE_NOISE * self.rng.random()  # no preference for the first seat
            if value > best_value:
                best = actions[i]
                best_value = value
        return best

    # The cards to give, and values.

    def next_pick(self, actions: vec[i64]) -> i64:
        """The next of the cheapest cards that keep the promise, or any possible pick."""
        state = self.state
        picks = state.picks_begun()
        wanted = self.cheapest(state.promise_of(self.seat))
        for kind in range(s.KINDS):
            if PACKING.count(picks, kind) > PACKING.count(wanted, kind):
                return any_of(actions, self.rng)
        for i in range(len(actions)):
            kind = actions[i] - s.PICK
            if actions[i] == s.ENOUGH:
                return s.ENOUGH
            if PACKING.count(picks, kind) < PACKING.count(wanted, kind):
                return actions[i]
        return actions[0]

    def cheapest(self, statement: i64) -> i64:
        """The cheapest cards, or nearly, that serve a statement; 0 if there are none."""
        best: i64 = 0
        best_loss = 1.0e9
        for number in range(way_count(statement)):
            way = nth_way(statement, number)
            picks = self.cheapest_way(way)
            if picks == 0:
                picks = self.any_cards(way)
            if picks > 0:
                loss = self.loss(picks)
                if loss < best_loss:
                    best = picks
                    best_loss = loss
        return best

    def cheapest_way(self, way: i64) -> i64:
        """The cheapest cards for a way, taken for its kinds first, then pairs, then groups."""
        left = self.hand[:]
        picks: i64 = 0
        for turn in range(3):
            for term in (second_term(way), first_term(way)):  # people pairs before any pairs
                name = characteristic_of(term)
                wanted: i64 = 0 if name < s.KINDS else 1 if name >= s.PAIR else 2
                if term == 0 or wanted != turn:
                    continue
                step: i64 = 1
                if name >= s.PAIR:
                    step = 2
                for _i in range(count_of(term)):
                    kind = self.cheapest_kind(left, name, step)
                    if kind < 0:
                        return 0
                    left[kind] -= step
                    picks += PACKING.cards(kind, step)
        return picks if is_served(self.hand, 0, way, picks) else 0

    def any_cards(self, way: i64) -> i64:
        """Cards that serve a way, picked kind by kind, the cheapest possible card each time."""
        picks: i64 = 0
        last: i64 = 0
        while picks == 0 or not is_served(self.hand, 0, way, picks):
            kinds = next_picks(self.hand, 0, way, picks, last)
            least = 1.0e9
            for i in range(len(kinds)):
                left = self.hand[kinds[i]] - PACKING.count(picks, kinds[i])
                loss = -self.card_values.gain(kinds[i], left, -1)
                if loss < least:
                    least = loss
                    last = kinds[i]
            if len(kinds) == 0:
                return 0
            picks += PACKING.cards(last)
        return picks

    def cheapest_kind(self, left: vec[i64], name: i64, step: i64) -> i64:
        """The kind of a characteristic whose cards are cheapest to give, or -1."""
        best: i64 = -1
        best_loss = 1.0e9
        for kind in range(s.KINDS):
            if left[kind] >= step and serves(kind, name):
                loss = -self.card_values.gain(kind, left[kind], -step)
                if loss < best_loss:
                    best = kind
                    best_loss = loss
        return best

    def without(self, picks: i64) -> vec[i64]:
        """The hand without the picked cards."""
        left = self.hand[:]
        for kind in range(s.KINDS):
            left[kind] -= PACKING.count(picks, kind)
        return left

    def loss(self, picks: i64) -> float:
        """The value of the picked cards in the seat's hand."""
        total = 0.0
        for kind in range(s.KINDS):
            count = PACKING.count(picks, kind)
            if count > 0:
                total -= self.card_values.gain(kind, self.hand[kind], -count)
        return total

    def value_received(self, statement: i64, hand: vec[i64]) -> float:
        """The value of getting the cards of a statement, by its worse way."""
        worst = 1.0e9
        for number in range(way_count(statement)):
            way = nth_way(statement, number)
            value = self.term_value(first_term(way), hand)
            value += self.term_value(second_term(way), hand)
            worst = min(worst, value)
        return worst

    def term_value(self, term: i64, hand: vec[i64]) -> float:
        """The value of the cards of a term, added to a hand; 0 for no term."""
        if term == 0:
            return 0.0
        name, count = characteristic_of(term), count_of(term)
        if name < s.KINDS:
            return self.card_values.gain(name, hand[name], count)
        return PRICE * float(count) * (1.5 if name >= s.PAIR else 0.5)


def named(statement: i64, kind: i64) -> bool:
    """Whether a statement names a kind."""
    first, second = first_term(statement), second_term(statement)
    return characteristic_of(first) == kind or (second > 0 and characteristic_of(second) == kind)


def sigmoid(x: float) -> float:
    """The logistic function of ``x``, between 0 and 1."""
    return 1.0 / (1.0 + math.exp(-x))
