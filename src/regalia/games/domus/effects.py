"""Domus Regnatrix: what happens to coins, cards, units, walls and cities.

The functions change a position; whose decision it was, and what comes next, is decided in rules.py.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine import bags, piles
from regalia.engine.state import NONE
from regalia.games.domus import field
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.position import DomusPosition, Power, army, place

# Coins, which are numbered by their values (DR05, DR17).


def coin_of(state: DomusPosition, value: i64) -> i64:
    """The coin of a value, or -1."""
    for coin in range(state.config.coins):
        if state.config.value[coin] == value:
            return coin
    return NONE


def take_coin(state: DomusPosition, coin: i64) -> bool:
    """Take a coin from the mint, or from the main discard pile if the mint has none (DR17)."""
    cells = state.cells
    if cells[z.MINT + coin] > 0:
        cells[z.MINT + coin] -= 1
    elif cells[z.PILE + coin] > 0:
        cells[z.PILE + coin] -= 1
    else:
        return False
    return True


def can_take_coin(state: DomusPosition, coin: i64) -> bool:
    """Whether the mint or the main discard pile has a coin."""
    return state.cells[z.MINT + coin] > 0 or state.cells[z.PILE + coin] > 0


def gain_coin(
    state: DomusPosition, seat: i64, value: i64, why: i64, source: i64, card: i64
) -> None:
    """A seat gets a coin card of a value; nothing if there is none, or no room for it (DR05).

    ``source`` is what brings it, -1 for a support; ``card`` is the card, or -1.
    """
    coin = coin_of(state, value)
    if coin < 0 or state.coin_cards(seat) >= state.config.edition.treasury:
        return
    if take_coin(state, coin):
        state.cells[z.LAID + seat * z.LAID_ROW + coin] += 1
        state.tell(s.GAINED_COIN, seat, coin, why)
        state.tell(s.BROUGHT, seat, coin, source, card)


def exchangeable(state: DomusPosition, seat: i64, most: i64) -> i64:
    """The highest coin of at most this value that can become the next higher one, or -1."""
    for coin in range(state.config.coins - 2, -1, -1):
        there = state.laid(seat, coin) > 0 and state.config.value[coin] <= most
        if there and can_take_coin(state, coin + 1):
            return coin
    return NONE


def exchange_coin(state: DomusPosition, seat: i64, most: i64) -> None:
    """A coin card of at most this value goes to the mint for one of the next higher value."""
    coin = exchangeable(state, seat, most)
    if coin < 0:
        return
    higher, row = coin + 1, z.LAID + seat * z.LAID_ROW
    take_coin(state, higher)
    state.cells[row + coin] -= 1
    state.cells[z.MINT + coin] += 1
    state.cells[row + higher] += 1
    state.tell(s.EXCHANGED, seat, coin, 0)
    state.tell(s.GAINED_COIN, seat, higher, s.EXCHANGE)


def highest_coin(state: DomusPosition, seat: i64, most: i64) -> i64:
    """The coin of the highest value, at most this one, in a treasury; -1 if there is none."""
    for coin in range(state.config.coins - 1, -1, -1):
        if state.config.value[coin] <= most and state.laid(seat, coin) > 0:
            return coin
    return NONE


def levy(state: DomusPosition, seat: i64, most: i64) -> None:
    """Each other seat gives its highest coin of at most this value, as far as there is room."""
    for i in range(1, state.seats):
        other = (seat + i) % state.seats
        coin = highest_coin(state, other, most)
        if coin >= 0 and state.coin_cards(seat) < state.config.edition.treasury:
            state.cells[z.LAID + other * z.LAID_ROW + coin] -= 1
            state.cells[z.LAID + seat * z.LAID_ROW + coin] += 1
            state.tell(s.LOST_COIN, other, coin)
            state.tell(s.GAINED_COIN, seat, coin, s.LEVY)


# Decks and discard piles.


def lay_off(state: DomusPosition, card: i64) -> None:
    """A card goes to the main discard pile, or under its own deck (DR10, DR17, DR28)."""
    deck = state.config.deck[card]
    if deck == s.MAIN:
        state.cells[z.PILE + card] += 1
    else:
        piles.add(state.cells, state.buried_at(deck), card)


def reshuffle(state: DomusPosition) -> None:
    """An empty main deck is replaced by its discard pile (DR19)."""
    if bags.reshuffle(state.cells, state.cells, z.DECKS, z.PILE, state.deck_kinds(s.MAIN)):
        state.tell(s.RESHUFFLED)


def stock_known(state: DomusPosition) -> None:
    """Fill the store with known cards from under the decks whose unseen cards are gone (DR17)."""
    deck = state.lacking()
    while deck >= 0 and state.unseen_in(deck) == 0:
        card = piles.take_first(state.cells, state.buried_at(deck))
        state.cells[z.STORE + card] += 1
        state.tell(s.SHOWN, card)
        deck = state.lacking()


def draw_cards(state: DomusPosition, seat: i64, count: i64, keeps_one: i64) -> None:
    """A seat begins to draw cards from the main deck; ``keeps_one`` is 1 if it keeps but one."""
    state.tell(s.DRAWS, seat, min(count, s.MOST_NUMBER), keeps_one)
    state.push(s.DRAWING, seat)
    state.set_frame(s.DRAW_LEFT, min(count, s.MOST_NUMBER))
    state.set_frame(s.DRAW_ONE, keeps_one)


# Cards on the table.


def act_all(state: DomusPosition, seat: i64, moment: i64) -> None:
    """All abilities of a seat that act at a moment do so: hero, kingdom, flag, then each card."""
    cells, config = state.cells, state.config
    if cells[z.FLAGS + seat] >= 0:
        if state.hero_lives(seat):
            hero = config.heroes[cells[z.HEROES + seat]]
            act_each(state, seat, moment, hero.powers, s.OF_HERO, NONE)
        kingdom = config.kingdoms[cells[z.KINGDOMS + seat]]
        act_each(state, seat, moment, kingdom.powers, s.OF_KINGDOM, NONE)
        flag = config.flags[cells[z.FLAGS + seat]]
        act_each(state, seat, moment, flag.powers, s.OF_FLAG, NONE)
    for i in range(len(config.acting)):
        card = config.acting[i]
        for _i in range(state.laid(seat, card)):
            act_each(state, seat, moment, config.cards[card].powers, s.OF_CARD, card)


def act_each(
    state: DomusPosition, seat: i64, moment: i64, powers: list[Power], source: i64, card: i64
) -> None:
    """Those of these abilities that act at a moment do so; ``source`` and ``card`` have them."""
    for power in powers:
        if power.ability.moment == moment:
            power.ability.act(state, seat, power.n, source, card)


def destroy(state: DomusPosition, by: i64, owner: i64, card: i64) -> None:
    """A building is destroyed, or a special unit killed: it goes under the sell deck (DR17)."""
    state.cells[z.LAID + owner * z.LAID_ROW + card] -= 1
    lay_off(state, card)
    state.tell(s.DESTROYED, by, owner, card)


def kill_hero(state: DomusPosition, by: i64, owner: i64) -> None:
    """A hero dies and leaves the game (DR11, DR17)."""
    state.cells[z.ALIVE] &= ~(1 << owner)
    state.tell(s.HERO_KILLED, by, owner, state.cells[z.HEROES + owner])


# Units and walls.


def put_unit(state: DomusPosition, seat: i64, unit: i64, squad: i64) -> None:
    """A unit enters the board on top of a squad."""
    field.put(state.cells, z.FIELD, army(seat, squad), unit)


def kill_unit(state: DomusPosition, by: i64, owner: i64, squad: i64) -> None:
    """The top unit of a squad dies (DR09, DR10)."""
    unit = field.take(state.cells, z.FIELD, army(owner, squad), 0)
    lay_off(state, state.config.first_unit + unit)
    state.tell(s.UNIT_KILLED, by, owner, unit)
    act_all(state, by, s.KILL)


def step_all(state: DomusPosition, seat: i64, squad: i64, goal: i64) -> None:
    """All units of a squad go to another place: as a new squad, or onto the first one there."""
    count = state.size(seat, squad)
    if count == 0:
        return
    into = goal * s.SQUADS_IN_SPACE
    if state.top_unit(seat, into) >= 0 and state.top_unit(seat, into + 1) < 0:
        into += 1
    field.move(state.cells, z.FIELD, army(seat, squad), count, army(seat, into))


def fell_layer(state: DomusPosition, by: i64, city: i64) -> None:
    """The outermost layer falls; with the last, those on the walls step inside (DR15)."""
    state.cells[z.FALLEN + city] += 1
    state.tell(s.LAYER_FELL, by, city, state.standing(city))
    if state.breached(city):
        walls = place(city, s.WALLS) * s.SQUADS_IN_SPACE
        for squad in range(walls, walls + s.SQUADS_IN_SPACE):
            step_all(state, city, squad, place(city, s.INNER))


def raise_layers(state: DomusPosition, seat: i64, count: i64) -> None:
    """Fallen layers are raised, the last fallen first (DR15)."""
    for _i in range(min(count, state.cells[z.FALLEN + seat])):
        state.cells[z.FALLEN + seat] -= 1
        state.tell(s.LAYER_RAISED, seat, state.standing(seat))


# Cities (DR16).


def falls_to(state: DomusPosition, seat: i64, city: i64) -> bool:
    """Whether a city becomes the estate of the seat whose turn begins."""
    if city == seat or state.is_out(city) or state.hero_lives(city):
        return False
    inner = place(city, s.INNER)
    if state.is_held(city, inner):
        return False
    for squad in range(inner * s.SQUADS_IN_SPACE, (inner + 1) * s.SQUADS_IN_SPACE):
        count = state.size(seat, squad)
        if count > 0 and not state.all_have(seat, squad, count, s.SPY):
            return True
    return False


def take_cities(state: DomusPosition, seat: i64) -> None:
    """The cities that fall to the seat whose turn begins; at four seats a last one yields."""
    for i in range(1, state.seats):
        city = (seat + i) % state.seats
        if falls_to(state, seat, city):
            take_city(state, seat, city, 0)
    estates: i64 = 0
    for city in range(state.seats):
        if state.cells[z.LORDS + city] == seat:
            estates += 1
    if state.seats == 4 and estates == 2:
        for city in range(state.seats):
            if city != seat and not state.is_out(city):
                take_city(state, seat, city, 1)
                return


def take_city(state: DomusPosition, lord: i64, owner: i64, yielded: i64) -> None:
    """A city becomes an estate, its owner is out (DR16); ``yielded`` is 1 if it was not taken."""
    cells = state.cells
    state.tell(s.ESTATE, lord, owner, yielded)
    for city in range(state.seats):
        if cells[z.LORDS + city] == owner:
            cells[z.LORDS + city] = lord
    cells[z.LORDS + owner] = lord
    cells[z.ALIVE] &= ~(1 << owner)
    leave_hand(state, owner)
    leave_cards(state, lord, owner)
    bury_units(state, owner)
    close_city(state, owner)


def leave_hand(state: DomusPosition, owner: i64) -> None:
    """A hand leaves the game: what is known of it openly, the rest unseen."""
    everybody = state.seats
    for card in range(state.config.kinds):
        for _i in range(state.hands.at_least(everybody, owner, card)):
            state.hands.lose(owner, card, NONE)
            state.cells[z.GONE + card] += 1
    for card in range(state.config.kinds):
        for _i in range(state.hands.has(owner, card)):
            state.hands.lose(owner, card, 0)
            state.cells[z.LOST + card] += 1


def leave_cards(state: DomusPosition, lord: i64, owner: i64) -> None:
    """Coins and buildings pass to the lord, coins as far as there is room; all else leaves."""
    cells, config = state.cells, state.config
    row, to = z.LAID + owner * z.LAID_ROW, z.LAID + lord * z.LAID_ROW
    coin = highest_coin(state, owner, s.MOST_NUMBER)
    while coin >= 0:
        cells[row + coin] -= 1
        if state.coin_cards(lord) < config.edition.treasury:
            cells[to + coin] += 1
        else:
            cells[z.PILE + coin] += 1
        coin = highest_coin(state, owner, s.MOST_NUMBER)
    for card in range(config.kinds):
        if config.group[card] == s.BUILDING:
            cells[to + card] += cells[row + card]
        else:
            cells[z.GONE + card] += cells[row + card]
        cells[row + card] = 0


def bury_units(state: DomusPosition, owner: i64) -> None:
    """All units of a seat leave the board (DR10)."""
    place = z.FIELD + 1
    while place <= z.FIELD + state.cells[z.FIELD]:
        whose = state.cells[place] // field.KINDS
        if whose % s.MOST_SEATS == owner:
            unit = field.take(state.cells, z.FIELD, whose, 0)
            lay_off(state, state.config.first_unit + unit)
        else:
            place += 1


def close_city(state: DomusPosition, city: i64) -> None:
    """All units in a city step into the middle."""
    for seat in range(state.seats):
        inside = squads_in(state, seat, city)
        units: i64 = 0
        for i in range(len(inside)):
            units += state.size(seat, inside[i])
            step_all(state, seat, inside[i], 0)
        if units > 0:
            state.tell(s.STEPPED_OUT, seat, units)


def squads_in(state: DomusPosition, seat: i64, city: i64) -> vec[i64]:
    """The squads that a seat has in a city."""
    first = place(city, s.INNER) * s.SQUADS_IN_SPACE
    last = place(city, s.OUTER) * s.SQUADS_IN_SPACE + s.SQUADS_IN_SPACE
    return vec[i64]([squad for squad in range(first, last) if state.top_unit(seat, squad) >= 0])
