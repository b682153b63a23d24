"""Domus Regnatrix: what supports do as they are played, one object for each (abilities.py)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.state import NONE
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.battle import begin
from regalia.games.domus.effects import (
    act_all,
    can_take_coin,
    coin_of,
    destroy,
    draw_cards,
    gain_coin,
    highest_coin,
    levy,
    raise_layers,
)
from regalia.games.domus.position import Ability, DomusPosition
from regalia.games.domus.war import guard, volley_targets

SUPPORT: Final = "support"


class Support(Ability):
    """It acts as its support is played."""

    def __init__(self, name: str, sentence: str) -> None:
        super().__init__(name, sentence, SUPPORT)
        self.moment = s.PLAYED


class Rebuild(Support):
    """Raises fallen layers of the player's walls."""

    def __init__(self) -> None:
        super().__init__("rebuild", "It raises {n} of your fallen layers, the last fallen first.")
        self.lacks = "none of your layers has fallen"

    def possible(self, state: DomusPosition, seat: i64, n: i64) -> bool:
        return state.cells[z.FALLEN + seat] > 0

    def act(self, state: DomusPosition, seat: i64, n: i64, action: i64, at: i64) -> None:
        raise_layers(state, seat, n)

    def worth(self, state: DomusPosition, seat: i64, n: i64) -> float:
        return 3.0 + 3.0 * float(state.cells[z.FALLEN + seat])


class Gain(Support):
    """A coin."""

    def __init__(self) -> None:
        super().__init__("gain", "You get a coin of {n}.")
        self.lacks = "your treasury is full, or no coin of {n} is left"
        self.most = s.MOST_NUMBER
        self.coin = True

    def possible(self, state: DomusPosition, seat: i64, n: i64) -> bool:
        coin = coin_of(state, n)
        room = state.coin_cards(seat) < state.config.edition.treasury
        return coin >= 0 and room and can_take_coin(state, coin)

    def act(self, state: DomusPosition, seat: i64, n: i64, action: i64, at: i64) -> None:
        gain_coin(state, seat, n, s.REWARD, NONE, NONE)

    def worth(self, state: DomusPosition, seat: i64, n: i64) -> float:
        return float(n)


class Levy(Support):
    """A coin from each other seat."""

    def __init__(self) -> None:
        super().__init__("levy", "Each other player gives you their highest coin of at most {n}.")
        self.lacks = "your treasury is full, or nobody else has a coin of at most {n}"
        self.most = s.MOST_NUMBER

    def possible(self, state: DomusPosition, seat: i64, n: i64) -> bool:
        if state.coin_cards(seat) >= state.config.edition.treasury:
            return False
        for other in range(state.seats):
            if other != seat and highest_coin(state, other, n) >= 0:
                return True
        return False

    def act(self, state: DomusPosition, seat: i64, n: i64, action: i64, at: i64) -> None:
        levy(state, seat, n)

    def worth(self, state: DomusPosition, seat: i64, n: i64) -> float:
        found = 0.0
        for other in range(state.seats):
            coin = highest_coin(state, other, n)
            if other != seat and coin >= 0:
                found += 1.3 * float(state.config.value[coin])
        return found


class DrawMore(Support):
    """Cards from the main deck."""

    def __init__(self) -> None:
        super().__init__("cards", "You draw {n} cards and keep them.")
        self.lacks = "no card is left to draw"

    def possible(self, state: DomusPosition, seat: i64, n: i64) -> bool:
        return state.can_draw()

    def act(self, state: DomusPosition, seat: i64, n: i64, action: i64, at: i64) -> None:
        draw_cards(state, seat, n, 0)

    def worth(self, state: DomusPosition, seat: i64, n: i64) -> float:
        return 2.0 * float(n)


class Muster(Support):
    """Units from the main discard pile; each is a move of its own."""

    def __init__(self) -> None:
        sentence = "Up to {n} units of the main discard pile go to your inner-city."
        super().__init__("muster", sentence)
        self.lacks = "no unit lies on the main discard pile"

    def possible(self, state: DomusPosition, seat: i64, n: i64) -> bool:
        return len(recruits(state)) > 0

    def act(self, state: DomusPosition, seat: i64, n: i64, action: i64, at: i64) -> None:
        state.push(s.MUSTER, seat)
        state.set_frame(s.MUSTER_LEFT, n)

    def worth(self, state: DomusPosition, seat: i64, n: i64) -> float:
        return 2.0 * float(n)


class Sabotage(Support):
    """Destroys a building in any other city: first the city, then the building."""

    def __init__(self) -> None:
        sentence = "It destroys a building with a price of at most {n} in a city of another."
        super().__init__("sabotage", sentence)
        self.lacks = "no other city has a building with a price of at most {n}"
        self.most = s.MOST_NUMBER

    def possible(self, state: DomusPosition, seat: i64, n: i64) -> bool:
        return len(self.asks(state, seat, n, NONE)) > 0

    def asks(self, state: DomusPosition, seat: i64, n: i64, at: i64) -> vec[i64]:
        if at >= 0:
            return buildings(state, at, n)
        found = vec[i64](capacity=4)
        for other in range(state.seats):
            if other != seat and len(buildings(state, other, n)) > 0:
                found = append(found, s.AT + other)
        return found

    def act(self, state: DomusPosition, seat: i64, n: i64, action: i64, at: i64) -> None:
        destroy(state, seat, at, action - s.DESTROY)

    def worth(self, state: DomusPosition, seat: i64, n: i64) -> float:
        return 3.0

    def target_worth(self, state: DomusPosition, seat: i64, action: i64, at: i64) -> float:
        if at < 0:
            other = action - s.AT
            return float(state.points(other)) + 0.3 * float(state.treasury(other))
        return float(state.config.cards[action - s.DESTROY].price)


class Festival(Support):
    """A victory card of the store for nothing."""

    def __init__(self) -> None:
        sentence = "A victory card of the store of at most {n} points goes to your city for free."
        super().__init__("festival", sentence)
        self.lacks = "no victory card of at most {n} points lies in the store"

    def possible(self, state: DomusPosition, seat: i64, n: i64) -> bool:
        return len(self.asks(state, seat, n, NONE)) > 0

    def asks(self, state: DomusPosition, seat: i64, n: i64, at: i64) -> vec[i64]:
        found = vec[i64](capacity=4)
        for card in range(state.config.first[s.VICTORY], state.config.first[s.SELL]):
            if state.cells[z.STORE + card] > 0 and state.config.cards[card].points <= n:
                found = append(found, s.TAKE + card)
        return found

    def act(self, state: DomusPosition, seat: i64, n: i64, action: i64, at: i64) -> None:
        card = action - s.TAKE
        state.cells[z.STORE + card] -= 1
        state.cells[z.LAID + seat * z.LAID_ROW + card] += 1
        state.tell(s.TOOK, seat, card, NONE)
        act_all(state, seat, s.VICTORY_PLAYED)

    def worth(self, state: DomusPosition, seat: i64, n: i64) -> float:
        return 3.5 * float(n)

    def target_worth(self, state: DomusPosition, seat: i64, action: i64, at: i64) -> float:
        return float(state.config.cards[action - s.TAKE].points)


class Volley(Support):
    """An attack on one squad in the middle or in the player's city, as by long range."""

    def __init__(self) -> None:
        sentence = "It attacks one squad in the middle or in your city with {n}, once."
        super().__init__("volley", sentence)
        self.lacks = "no squad of another stands in the middle or in your city"
        self.most = 20

    def possible(self, state: DomusPosition, seat: i64, n: i64) -> bool:
        return len(volley_targets(state, seat)) > 0

    def asks(self, state: DomusPosition, seat: i64, n: i64, at: i64) -> vec[i64]:
        return volley_targets(state, seat)

    def act(self, state: DomusPosition, seat: i64, n: i64, action: i64, at: i64) -> None:
        army = action - s.ATTACK
        squad, owner = army // s.MOST_SEATS, army % s.MOST_SEATS
        state.tell(s.SHOT, seat, owner, state.top_unit(owner, squad), squad)
        begin(state, seat, NONE, n, owner, squad, guard(state, owner, squad, True))

    def worth(self, state: DomusPosition, seat: i64, n: i64) -> float:
        return 3.0

    def target_worth(self, state: DomusPosition, seat: i64, action: i64, at: i64) -> float:
        army = action - s.ATTACK
        unit = state.config.unit(state.top_unit(army % s.MOST_SEATS, army // s.MOST_SEATS))
        return float(unit.attack - unit.defence)


def recruits(state: DomusPosition) -> vec[i64]:
    """The actions that take a unit from the main discard pile."""
    found = vec[i64](capacity=8)
    for card in range(state.config.first_unit, state.config.first[s.MILITARY]):
        if state.cells[z.PILE + card] > 0:
            found = append(found, s.TAKE + card)
    return found


def buildings(state: DomusPosition, city: i64, most: i64) -> vec[i64]:
    """The actions that destroy a building of at most this price in a city."""
    found = vec[i64](capacity=8)
    for card in range(state.config.first[s.SELL], state.config.kinds):
        stands = state.config.group[card] == s.BUILDING and state.laid(city, card) > 0
        if stands and state.config.cards[card].price <= most:
            found = append(found, s.DESTROY + card)
    return found


SUPPORTS: Final[list[Ability]] = [
    Gain(),
    Levy(),
    DrawMore(),
    Festival(),
    Rebuild(),
    Muster(),
    Sabotage(),
    Volley(),
]
"""The abilities of supports."""
