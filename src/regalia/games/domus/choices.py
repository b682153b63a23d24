"""Domus Regnatrix: what the seat to act may choose, step by step (DR04, DR26)."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from regalia.engine import bags
from regalia.engine.state import NONE
from regalia.games.domus import field
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.position import DomusPosition, army, place
from regalia.games.domus.supports import recruits
from regalia.games.domus.trade import can_accept, partners, proposals
from regalia.games.domus.war import can_act, destinations, destructions, goals, targets


def ascending(actions: vec[i64]) -> vec[i64]:
    """These actions in ascending order."""
    for i in range(1, len(actions)):
        action = actions[i]
        j = i
        while j > 0 and actions[j - 1] > action:
            actions[j] = actions[j - 1]
            j -= 1
        actions[j] = action
    return actions


def plus(numbers: vec[i64], first: i64) -> vec[i64]:
    """Each of these numbers plus ``first``."""
    for i in range(len(numbers)):
        numbers[i] += first
    return numbers


def decisions(state: DomusPosition) -> vec[i64]:
    """The legal actions of the seat to act, ascending."""
    kind = state.top()
    if kind >= s.CHOOSING:
        return ascending(going_on(state, kind))
    if kind == s.DRAWING:
        return bags.kinds_in(state.cells, z.LOOKED, state.config.kinds, s.PUT_BACK)
    if kind == s.OFFER:
        return vec[i64]([s.ACCEPT, s.DECLINE]) if can_accept(state) else vec[i64]([s.DECLINE])
    if kind == s.MUSTER:
        return append(recruits(state), s.DONE)
    if kind == s.MARCH:
        return append(onward(state), s.DONE)
    return of_step(state, state.to_act)


def of_step(state: DomusPosition, seat: i64) -> vec[i64]:
    """The choices of a step in which nothing has been begun."""
    step = state.cells[z.STEP]
    if step == s.SETTING_UP:
        return untaken(state, z.KINGDOMS, len(state.config.kingdoms), s.TAKE_KINGDOM)
    if step == s.BUYING:
        found = affordable(state, seat)
        return append(found, s.DRAW) if state.can_draw() else found
    if step == s.TRADING:
        return append(plus(partners(state, seat), s.TRADE), s.DONE)
    if step == s.PLAYING:
        return plays(state, seat)
    if step == s.ACTION:
        return append(plus(ready(state, seat), s.COMMAND), s.DONE)
    if step == s.REARRANGING:
        return append(plus(arrangeable(state, seat), s.ARRANGE), s.DONE)
    return in_hand(state, seat, s.DISCARD)


def in_hand(state: DomusPosition, seat: i64, first: i64) -> vec[i64]:
    """An action for each kind of card in a hand."""
    return bags.kinds_in(state.hands.held, seat * state.config.kinds, state.config.kinds, first)


# Setting up (DR01).


def untaken(state: DomusPosition, zone: i64, count: i64, first: i64) -> vec[i64]:
    """The actions that take a kingdom, hero, terrain or flag that nobody has."""
    found = vec[i64](capacity=8)
    for number in range(count):
        taken = False
        for seat in range(state.seats):
            taken = taken or state.cells[zone + seat] == number
        if not taken:
            found = append(found, first + number)
    return found


# Buying (DR17).


def affordable(state: DomusPosition, seat: i64) -> vec[i64]:
    """The actions that buy a card of the store that the treasury can pay."""
    found = vec[i64](capacity=16)
    coins = state.treasury(seat)
    for card in range(state.config.first[s.MILITARY], state.config.kinds):
        if state.cells[z.STORE + card] > 0 and state.price(seat, card) <= coins:
            found = append(found, s.BUY + card)
    return found


# Playing (DR26).


def plays(state: DomusPosition, seat: i64) -> vec[i64]:
    """The cards that a seat may play, or discard instead; and "done", once it has played one."""
    found = vec[i64](capacity=16)
    for card in range(state.config.kinds):
        if state.hands.has(seat, card) > 0 and playable(state, seat, card):
            found = append(found, s.PLAY + card)
    if state.cells[z.CARD_LEFT] > 0:
        found = extend(found, in_hand(state, seat, s.DISCARD))
    return append(found, s.DONE) if has_played(state, seat) else found


def has_played(state: DomusPosition, seat: i64) -> bool:
    """Whether a seat has played or discarded a card in this step.

    Before its card of the turn only coins and units are played, which let nobody play more.
    """
    cells = state.cells
    return (
        cells[z.CARD_LEFT] == 0
        or cells[z.COINS_LEFT] < min(state.total(seat, s.MORE_COINS), s.MOST_NUMBER)
        or cells[z.UNITS_LEFT] < min(state.total(seat, s.MORE_UNITS), s.MOST_NUMBER)
    )


def playable(state: DomusPosition, seat: i64, card: i64) -> bool:
    """Whether a card of a seat's hand may be played now."""
    config, cells = state.config, state.cells
    group = config.group[card]
    more = cells[z.CARD_LEFT]
    if group == s.COIN_CARD:
        more += cells[z.COINS_LEFT]
    elif group == s.TROOP:
        more += cells[z.UNITS_LEFT]
    if more == 0:
        return False
    if group == s.COIN_CARD:
        full = state.coin_cards(seat) >= config.edition.treasury
        return not full or len(replaceable(state, seat, card)) > 0
    if group == s.TECH:
        return state.laid(seat, card) == 0 and state.techs(seat) < config.edition.library
    if group == s.UPGRADE:
        return state.laid(seat, card) == 0 and state.laid(seat, config.cards[card].tech) > 0
    if group == s.SUPPORT:
        power = config.cards[card].powers[0]
        return power.ability.possible(state, seat, power.n)
    return True


def replaceable(state: DomusPosition, seat: i64, card: i64) -> vec[i64]:
    """The actions that put a coin in the place of another of a full treasury."""
    found = vec[i64](capacity=8)
    for coin in range(state.config.coins):
        if coin != card and state.laid(seat, coin) > 0:
            found = append(found, s.REPLACE + coin)
    return found


def placed(state: DomusPosition, seat: i64, card: i64, at: i64) -> vec[i64]:
    """What a seat chooses as it plays a card; nothing for most cards."""
    group = state.config.group[card]
    if group == s.TROOP:
        return plus(state.joinable(seat, place(seat, s.INNER), NONE), s.TO)
    if group == s.COIN_CARD and state.coin_cards(seat) >= state.config.edition.treasury:
        return replaceable(state, seat, card)
    if group == s.SUPPORT:
        power = state.config.cards[card].powers[0]
        return power.ability.asks(state, seat, power.n, at)
    return vec[i64]()


# The action (DR07).


def ready(state: DomusPosition, seat: i64) -> vec[i64]:
    """The squads of a seat that can move, attack or destroy."""
    found = vec[i64](capacity=16)
    squads = state.squads_of(seat)
    for i in range(len(squads)):
        if can_act(state, seat, squads[i]):
            found = append(found, squads[i])
    return found


def orders(state: DomusPosition, seat: i64, squad: i64) -> vec[i64]:
    """What a squad can do: move its top units, attack, or destroy."""
    found = targets(state, seat, squad)
    if state.has_fought(squad):
        return found
    for count in range(1, state.size(seat, squad) + 1):
        if len(goals(state, seat, squad, count)) > 0:
            found = append(found, s.TOP + count - 1)
    return extend(found, destructions(state, seat, squad))


def onward(state: DomusPosition) -> vec[i64]:
    """Where units that have moved can go on to."""
    squad, count = state.frame(s.MARCHING), state.frame(s.MARCHERS)
    return plus(ascending(destinations(state, state.turn(), squad, count)), s.TO)


# Rearranging (DR12).


def arrangeable(state: DomusPosition, seat: i64) -> vec[i64]:
    """The squads of a seat from which a unit can be lifted."""
    found = vec[i64](capacity=16)
    if state.cells[z.REARRANGED] >= state.units_of(seat):
        return found
    squads = state.squads_of(seat)
    for i in range(len(squads)):
        squad = squads[i]
        if state.size(seat, squad) > 1 or state.top_unit(seat, squad ^ 1) >= 0:
            found = append(found, squad)
    return found


def deepest(state: DomusPosition, seat: i64, squad: i64, unit: i64) -> i64:
    """How deep the lowest unit of a kind lies in a squad, or -1."""
    for depth in range(state.size(seat, squad) - 1, -1, -1):
        if field.unit(state.cells, z.FIELD, army(seat, squad), depth) == unit:
            return depth
    return NONE


def landing(state: DomusPosition, seat: i64, squad: i64, unit: i64) -> vec[i64]:
    """The actions that put the lowest unit of a kind in a squad on top of it, or of the other."""
    found = vec[i64](capacity=2)
    if deepest(state, seat, squad, unit) > 0:
        found = append(found, s.TO + squad)
    return append(found, s.TO + (squad ^ 1))


def lifts(state: DomusPosition, seat: i64, squad: i64) -> vec[i64]:
    """The kinds of units that can be lifted from a squad: all, if any can be (`arrangeable`)."""
    found = vec[i64](capacity=8)
    kinds: i64 = 0
    for depth in range(state.size(seat, squad)):
        kinds |= 1 << field.unit(state.cells, z.FIELD, army(seat, squad), depth)
    for unit in range(state.config.units):
        if (kinds >> unit) & 1 == 1:
            found = append(found, s.LIFT + unit)
    return found


# Moves that have been begun.


def going_on(state: DomusPosition, kind: i64) -> vec[i64]:
    """How an unfinished move can go on."""
    seat = state.to_act
    if kind == s.CHOOSING:
        return choosing(state)
    if kind == s.PAYING:
        found = vec[i64](capacity=8)
        for coin in range(state.config.coins):
            if state.laid(seat, coin) > state.frame(s.PAID + coin):
                found = append(found, s.PAY + coin)
        return found
    if kind == s.PROPOSING:
        return proposals(state)
    if kind == s.PUTTING:
        return placed(state, seat, state.frame(s.PUT), state.frame(s.PUT_AT))
    if kind == s.TAKING:
        return plus(state.joinable(seat, place(seat, s.INNER), NONE), s.TO)
    if kind == s.ORDERING:
        squad = state.frame(s.ORDERED)
        if state.frame(s.ORDERED_TOP) == 0:
            return orders(state, seat, squad)
        return plus(destinations(state, seat, squad, state.frame(s.ORDERED_TOP)), s.TO)
    squad = state.frame(s.ARRANGED_SQUAD)
    if state.frame(s.LIFTED) < 0:
        return lifts(state, seat, squad)
    return landing(state, seat, squad, state.frame(s.LIFTED))


def choosing(state: DomusPosition) -> vec[i64]:
    """The heroes, then the terrains, then the flags that are left."""
    config = state.config
    if state.frame(s.CHOSEN_HERO) < 0:
        return untaken(state, z.HEROES, len(config.heroes), s.TAKE_HERO)
    if state.frame(s.CHOSEN_TERRAIN) < 0:
        return untaken(state, z.TERRAINS, len(config.terrains), s.TAKE_TERRAIN)
    return untaken(state, z.FLAGS, len(config.flags), s.TAKE_FLAG)
