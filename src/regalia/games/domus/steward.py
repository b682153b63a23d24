"""Domus Regnatrix: a player by rules of thumb.

It takes any kingdom, hero, terrain and flag, so that all are played alike. It follows one of the
three roads to victory, the one on which it has come furthest or for which what it has chosen is
best; a steward of one road alone chooses what is best for it, too. It rates each choice in coins by
what it is worth on that road (evaluation.py). It attacks whatever it reaches, since attacking costs
nothing; on the road of conquest its squads go to the weakest city, breach its walls, kill its hero
and stay.

It uses only what its seat knows: it decides alike in two worlds that look alike to the seat.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from regalia.engine.state import State
from regalia.engine.steward import Evaluator, Steward
from regalia.games.domus import field
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.choices import orders
from regalia.games.domus.evaluation import (
    COIN_WORTH,
    card_worth,
    chance_to_win,
    powers_worth,
    progress,
    road_of,
    weakest,
)
from regalia.games.domus.position import army, city_of, place, place_of, space_of
from regalia.games.domus.rules import DomusState
from regalia.games.domus.trade import listed
from regalia.games.domus.war import destinations, guard, rampart, strength

DRAWN_WORTH: Final = 2.6
"""What a card drawn from the main deck is worth on average."""
PICKED_WORTH: Final = 1.0
"""What choosing among one card more adds to that."""
CROWDED: Final[i64] = 5
"""With so little room left in a treasury, small coins are in the way."""
FEWEST_SENT: Final[i64] = 2
"""With fewer units on the board, none leaves the city."""


class DomusSteward(Steward):
    """A player by rules of thumb; ``road`` is the only road that it follows, or -1 for any."""

    road: i64

    def __init__(self, road: i64 = -1) -> None:
        super().__init__()
        self.road = road

    def evaluator(self, state: State, seat: i64, rng: Random) -> Evaluator:
        assert isinstance(state, DomusState)
        given = self.road >= 0
        road = self.road if given else road_of(state, seat)
        return DomusEvaluator(state, seat, rng, road, given)


class DomusEvaluator(Evaluator):
    """Rates the choices of one seat in one position, on one road.

    ``given`` is true if the road was so before anything was chosen.
    """

    state: DomusState
    road: i64
    given: bool

    def __init__(self, state: DomusState, seat: i64, rng: Random, road: i64, given: bool) -> None:
        super().__init__(seat, rng)
        self.state = state
        self.road = road
        self.given = given

    def worth(self, card: i64) -> float:
        """What a card is worth to the seat."""
        return card_worth(self.state, self.seat, card, self.road)

    def value(self, action: i64) -> float:
        if action < s.BUY:
            return self.choosing_value(action) if self.given else 0.0  # who is free takes any
        if action < s.PLAY:
            return self.buying_value(action)
        if action < s.COMMAND:
            return self.card_value(action)
        return self.war_value(action)

    # Before the first turn.

    def choosing_value(self, action: i64) -> float:
        """What the abilities of a kingdom, a hero or a flag are worth; a terrain: any."""
        config = self.state.config
        if action < s.TAKE_HERO:
            return powers_worth(self.state, config.kingdoms[action].powers, self.road)
        if action < s.TAKE_TERRAIN:
            hero = config.heroes[action - s.TAKE_HERO]
            return powers_worth(self.state, hero.powers, self.road)
        if action < s.TAKE_FLAG:
            return 0.0
        flag = config.flags[action - s.TAKE_FLAG]
        return powers_worth(self.state, flag.powers, self.road)

    # Cards and coins.

    def buying_value(self, action: i64) -> float:
        """The value of buying, drawing and trading."""
        state, seat = self.state, self.seat
        if action < s.PAY:
            card = action - s.BUY
            if state.hands.has(seat, card) > 0 and state.config.group[card] != s.VICTORY_CARD:
                return -1.0
            return self.worth(card) - float(state.price(seat, card)) * self.coin_cost()
        if action < s.DRAW:
            return self.paying_value(action - s.PAY)
        if action == s.DRAW:
            base = DRAWN_WORTH * (0.5 + 0.5 * COIN_WORTH[self.road])
            return base + PICKED_WORTH * float(min(state.drawn(seat) - 1, 4))
        if action < s.TRADE:
            return -self.worth(action - s.PUT_BACK)
        if action < s.GIVE:
            return -1.0
        if action < s.ASK:
            return -self.worth(action - s.GIVE)
        if action < s.PROPOSE:
            return self.worth(action - s.ASK)
        if action == s.PROPOSE:
            return 100.0
        return self.accepting_value() if action == s.ACCEPT else 0.0

    def coin_cost(self) -> float:
        """What a coin that is paid costs: less if the treasury is nearly full of small ones."""
        crowded = self.state.config.edition.treasury - self.state.coin_cards(self.seat) <= CROWDED
        return COIN_WORTH[self.road] * (0.4 if crowded else 1.0)

    def paying_value(self, coin: i64) -> float:
        """The largest coin that is not too much; else the smallest that is enough.

        A treasury that is to be worth 80 with 20 cards keeps its large coins.
        """
        state = self.state
        left, value = state.owed(), state.config.value[coin]
        if value > left:
            return float(left - value) - 100.0
        return float(-value if self.road == s.MERCANTILISM else value)

    def accepting_value(self) -> float:
        """What an offer gives the seat more than it costs; a rival gains by it, too."""
        state = self.state
        given = listed(state, state.here, s.OFFERED)
        wanted = listed(state, state.here, s.WANTED)
        found = -1.0
        for i in range(len(given)):
            found += self.worth(given[i])
        for i in range(len(wanted)):
            found -= self.worth(wanted[i])
        return found

    def card_value(self, action: i64) -> float:
        """The value of playing and discarding cards, and of what is chosen for them."""
        state = self.state
        if action < s.DISCARD:
            card = action - s.PLAY
            if state.config.group[card] == s.COIN_CARD:
                return self.worth(card) - self.least_coin() + 0.5
            return self.worth(card)
        if action < s.REPLACE:
            return -2.0 - self.worth(action - s.DISCARD)
        if action < s.AT:
            return -float(state.config.cards[action - s.REPLACE].value)
        if state.top() == s.PUTTING:
            return self.target_value(action)
        if action < s.DESTROY:  # a unit from the discard pile
            return self.worth(action - s.TAKE)
        if action == s.KILL_HERO:
            return 9.0
        return 4.0 + 0.2 * float(state.config.cards[action - s.DESTROY].price)

    def least_coin(self) -> float:
        """What the least coin of a full treasury is worth, which a played one replaces; else 0."""
        state = self.state
        if state.coin_cards(self.seat) < state.config.edition.treasury:
            return 0.0
        for coin in range(state.config.coins):
            if state.laid(self.seat, coin) > 0:
                return float(state.config.value[coin]) * COIN_WORTH[self.road]
        return 0.0

    def target_value(self, action: i64) -> float:
        """The value of what is chosen for a support."""
        state = self.state
        power = state.config.cards[state.frame(s.PUT)].powers[0]
        return power.ability.target_worth(state, self.seat, action, state.frame(s.PUT_AT))

    # Units.

    def war_value(self, action: i64) -> float:
        """The value of commands, moves, attacks and rearranging."""
        state, kind = self.state, self.state.top()
        if action == s.DONE:
            return 0.0
        if action < s.TOP:
            return self.best_order(action - s.COMMAND)
        if action < s.TO:
            return self.order_value(state.frame(s.ORDERED), action)
        if action < s.ATTACK:
            return self.going_value(action - s.TO, kind)
        if action <= s.STORM:
            if kind == s.PUTTING:
                return self.target_value(action)
            return self.order_value(state.frame(s.ORDERED), action)
        if action < s.LIFT:
            return self.arranging_value(action - s.ARRANGE)
        return self.force(action - s.LIFT)

    def going_value(self, squad: i64, kind: i64) -> float:
        """The value of a squad to which a unit or units go."""
        state = self.state
        if kind == s.ORDERING:
            start, count = state.frame(s.ORDERED), state.frame(s.ORDERED_TOP)
            return self.move_value(start, count, squad)
        if kind == s.MARCH:
            return self.move_value(state.frame(s.MARCHING), state.frame(s.MARCHERS), squad)
        if kind == s.ARRANGING:
            return 1.0 if squad == state.frame(s.ARRANGED_SQUAD) else 0.0
        return 0.1 * float(state.size(self.seat, squad))

    def best_order(self, squad: i64) -> float:
        """The value of the best that a squad can do."""
        best = -1.0
        choices = orders(self.state, self.seat, squad)
        for i in range(len(choices)):
            best = max(best, self.order_value(squad, choices[i]))
        return best

    def order_value(self, squad: i64, action: i64) -> float:
        """The value of an order to a squad."""
        state, seat = self.state, self.seat
        if action >= s.DESTROY and action < s.COMMAND:
            return self.card_value(action)
        if action == s.STORM:
            city = city_of(place_of(squad))
            odds = chance_to_win(strength(state, seat, squad, True), rampart(state, city))
            return 1.0 + 3.0 * odds
        if action >= s.ATTACK:
            rival = action - s.ATTACK
            owner, target = rival % s.MOST_SEATS, rival // s.MOST_SEATS
            long = state.config.unit(state.top_unit(seat, squad)).long
            force = strength(state, seat, squad, False)
            odds = chance_to_win(force, guard(state, owner, target, long))
            return 2.0 + 4.0 * odds
        count = action - s.TOP + 1
        best = -1.0
        goals = destinations(state, seat, squad, count)
        for i in range(len(goals)):
            best = max(best, self.move_value(squad, count, goals[i]))
        return best

    def move_value(self, start: i64, count: i64, goal: i64) -> float:
        """The value of moving the top units of a squad: towards the weakest city, or home."""
        state, seat = self.state, self.seat
        here, there = place_of(start), place_of(goal)
        size = state.size(seat, start)
        if space_of(there) == s.WALLS:
            return 0.8 + 0.01 * float(count) if self.road != s.CONQUEST else -1.0
        home = place(seat, s.INNER)
        if self.is_threatened():
            if there == home:
                return 3.0 + 0.01 * float(count)
            if here == home:
                return -1.0
        target = weakest(state, seat)
        if self.road != s.CONQUEST or target < 0 or state.units_of(seat) < FEWEST_SENT:
            back = there == home and here != place(seat, s.WALLS)
            return 0.5 if back else -1.0
        step = progress(goal, seat, target) - progress(start, seat, target)
        leaves_nobody = here == home and count == size and not self.has_company(start)
        if leaves_nobody and not state.hero_lives(seat):
            return -1.0
        return float(step) + 0.02 * float(count) if step > 0 else -1.0

    def has_company(self, squad: i64) -> bool:
        """Whether the other squad of the space has units."""
        return self.state.top_unit(self.seat, squad ^ 1) >= 0

    def is_threatened(self) -> bool:
        """Whether the seat's city could fall: an enemy is inside, or before breached walls."""
        state, seat = self.state, self.seat
        for other in range(state.seats):
            if other == seat or state.is_out(other):
                continue
            if state.is_held(other, place(seat, s.INNER)):
                return True
            if state.breached(seat) and state.is_held(other, place(seat, s.OUTER)):
                return True
        return False

    def arranging_value(self, squad: i64) -> float:
        """Above 0 if a unit below the top is stronger than it."""
        state = self.state
        top = self.force(state.top_unit(self.seat, squad))
        for depth in range(1, state.size(self.seat, squad)):
            unit = field.unit(state.cells, z.FIELD, army(self.seat, squad), depth)
            if self.force(unit) > top:
                return 1.0
        return -1.0

    def force(self, unit: i64) -> float:
        """The strength of a unit as the top of a squad."""
        card = self.state.config.unit(unit)
        found = float(card.attack + card.defence)
        return found if card.traits & s.TREBUCHET == 0 else found - 6.0
