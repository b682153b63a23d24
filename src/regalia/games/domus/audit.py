"""Domus Regnatrix: whether a position is sound: a slow check for tests and loaded positions."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine import piles
from regalia.engine.state import DRAFT, WHO
from regalia.games.domus import field
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.position import DomusPosition, city_of, place_of, space_of


def audit(state: DomusPosition) -> str:
    """What is wrong with a position, in one sentence; empty if nothing is."""
    return (
        setting_up(state)
        or course(state)
        or cards(state)
        or city_cards(state)
        or units(state)
        or knowledge(state)
        or frames(state)
        or fight(state)
    )


def setting_up(state: DomusPosition) -> str:
    """The throws for the start, and what has been chosen (DR01, DR04)."""
    cells, config = state.cells, state.config
    starter, chosen = cells[z.STARTER], 0
    if cells[z.TIED] == 0:
        return "nobody throws for the start."
    if starter >= 0 and cells[z.TIED] != 1 << starter:
        return "another seat has thrown the lowest number."
    for seat in range(state.seats):
        if cells[z.ROLLED + seat] == 1:
            return "two dice have thrown 1."
        tied = (cells[z.TIED] >> seat) & 1 == 1
        if not tied and cells[z.ROLLED + seat] == 0:
            return "somebody is out of the throws for the start and has not thrown."
    lying = [cells[z.ROLLED + seat] for seat in range(state.seats) if cells[z.TIED] >> seat & 1]
    if starter < 0 and 0 not in lying:
        return "all have thrown for the start, and nobody begins."
    if starter >= 0 and 0 in lying:
        return "who begins has not thrown."
    for i in range(state.seats):
        seat = (max(starter, 0) + i) % state.seats
        taken = [cells[zone + seat] for zone in (z.KINGDOMS, z.HEROES, z.TERRAINS, z.FLAGS)]
        if min(taken) < 0:
            if max(taken) >= 0:
                return "a seat has chosen a part of its cards only."
            if (cells[z.ALIVE] >> seat) & 1 or cells[z.FALLEN + seat]:
                return "a seat without cards has a hero or walls."
            continue
        if chosen < i or starter < 0:
            return "the seats do not choose in turn order."
        chosen += 1
        for other in range(state.seats):
            if other != seat:
                theirs = [
                    cells[zone + other] for zone in (z.KINGDOMS, z.HEROES, z.TERRAINS, z.FLAGS)
                ]
                if any(a == b for a, b in zip(taken, theirs, strict=True)):
                    return "two seats have chosen the same card."
        if cells[z.TERRAINS + seat] == cells[z.MIDDLE]:
            return "the terrain of the middle is also a seat's."
        if cells[z.FALLEN + seat] > len(config.terrains[cells[z.TERRAINS + seat]].layers):
            return "more layers have fallen than there are."
    if cells[z.MIDDLE] >= 0 and chosen < state.seats:
        return "the middle is laid out before all have chosen."
    return ""


def course(state: DomusPosition) -> str:
    """Turn, round, step and what belongs to them."""
    cells = state.cells
    before = cells[z.STEP] == s.SETTING_UP
    if before != (cells[z.TURN] < 0) or before != (cells[z.ROUND] == 0):
        return "turn, round and step do not go together."
    if not before and cells[z.MIDDLE] < 0:
        return "there is no terrain in the middle."
    if cells[z.ROUND] > state.config.edition.last_round:
        return "the last round is over."
    if cells[z.MIDDLE] < 0 and state.hands.size(0) + cells[z.FIELD] > 0:
        return "something is dealt before the middle is laid out."
    if before:
        counted = [z.FINISHED, z.CARD_LEFT, z.COINS_LEFT, z.UNITS_LEFT, z.PROPOSED_TO, z.FOUGHT]
        counted += [z.SPENT, z.SWIFT_LEFT, z.ENTERED, z.REARRANGED]
        if any(cells[zone] for zone in counted):
            return "something is done in a turn before the first one."
    if cells[z.STEP] != s.PLAYING and cells[z.CARD_LEFT] + cells[z.COINS_LEFT]:
        return "cards are left to play in another step."
    if cells[z.STEP] != s.PLAYING and cells[z.UNITS_LEFT]:
        return "units are left to play in another step."
    won = cells[z.WAY] >= 0
    if not won and cells[z.WINNER] >= 0:
        return "somebody has won in no way."
    if won and (cells[z.WAY] == s.LAST_ROUND) != (cells[z.WINNER] < 0):
        return "the way of winning and the winner do not go together."
    if won and before:
        return "the game is over before it begins."
    free = 0
    for seat in range(state.seats):
        lord = cells[z.LORDS + seat]
        if lord < 0:
            free += 1
            continue
        if lord == seat or cells[z.LORDS + lord] >= 0:
            return "an estate has no free lord."
        if before or cells[z.TURN] == seat:
            return "an estate has a turn."
        if (cells[z.ALIVE] >> seat) & 1 or state.hands.size(seat):
            return "an estate has a hero or a hand."
        if any(state.laid(seat, card) for card in range(state.config.kinds)):
            return "cards lie in an estate."
        if cells[z.WINNER] == seat:
            return "an estate has won."
    if free == 1 and not won:
        return "one city is free, and the game goes on."
    for zone, count in ((z.THROWS, s.MOST_SEATS), (z.DRAWS, s.SELL + 1)):
        for i in range(count):
            if cells[zone + i] * 2 > s.MOST_EVENTS:
                return "chance has decided too often."
    return ""


def cards(state: DomusPosition) -> str:
    """No card is lost or doubled, and each lies where its kind may lie."""
    cells, config = state.cells, state.config
    found = vec[i64]([0] * config.kinds)
    for card in range(config.kinds):
        for zone in (z.DECKS, z.STORE, z.PILE, z.LOOKED, z.LOST, z.GONE):
            found[card] += cells[zone + card]
        if card < config.coins:
            found[card] += cells[z.MINT + card]
        for seat in range(state.seats):
            found[card] += state.laid(seat, card) + state.hands.has(seat, card)
        main = config.deck[card] == s.MAIN
        if main and cells[z.STORE + card] > 0:
            return "a card of the main deck is in the store."
        if not main and cells[z.PILE + card] + cells[z.LOOKED + card] + cells[z.LOST + card] > 0:
            return "a bought card lies where cards of the main deck lie."
    for i in range(z.FIELD + 1, z.FIELD + 1 + cells[z.FIELD]):
        found[config.first_unit + cells[i] % field.KINDS] += 1
    for deck in range(s.MILITARY, s.SELL + 1):
        if state.on_shelf(deck) > s.SHELF:
            return "the store has too many cards of a deck."
        for card in piles.cards(cells, state.buried_at(deck)):
            if config.deck[card] != deck:
                return "a card lies under another deck than its own."
            found[card] += 1
    for card in range(config.kinds):
        if found[card] != config.count[card] + state.minted(card):
            return f"there are {found[card]} of {config.cards[card].name}."
    return ""


def city_cards(state: DomusPosition) -> str:
    """What may lie in a city (DR05, DR28)."""
    config = state.config
    for seat in range(state.seats):
        if state.coin_cards(seat) > config.edition.treasury:
            return "a treasury has too many coins."
        if state.techs(seat) > config.edition.library:
            return "a library has too many techs."
        for card in range(config.kinds):
            count, group = state.laid(seat, card), config.group[card]
            if count > 0 and group in (s.TROOP, s.SUPPORT):
                return "a unit or a support lies in a city."
            if count > 1 and group in (s.TECH, s.UPGRADE):
                return "a library has a tech twice."
            if count > 0 and group == s.UPGRADE and state.laid(seat, config.cards[card].tech) == 0:
                return "an upgrade lies without its tech."
    return ""


def units(state: DomusPosition) -> str:
    """Where units may stand (DR08, DR16, DR23)."""
    cells = state.cells
    for i in range(z.FIELD + 1, z.FIELD + 1 + cells[z.FIELD]):
        unit, army = cells[i] % field.KINDS, cells[i] // field.KINDS
        owner, squad = army % s.MOST_SEATS, army // s.MOST_SEATS
        city, space = city_of(place_of(squad)), space_of(place_of(squad))
        if state.is_out(owner):
            return "somebody who is out has a unit."
        if city >= 0 and state.is_out(city):
            return "a unit is in a closed city."
        if cells[z.MIDDLE] < 0:
            return "a unit is on the board too early."
        if space == s.WALLS:
            if city != owner or not state.config.unit(unit).long:
                return "a unit is on walls that it may not man."
            if state.breached(city):
                return "a unit is on walls that have fallen."
    return ""


def knowledge(state: DomusPosition) -> str:
    """Bought cards are known, and everybody knows the same of a hand (DR17, DR22)."""
    hands = state.hands
    for holder in range(state.seats):
        for card in range(state.config.kinds):
            known = hands.at_least(state.seats, holder, card)
            if state.config.deck[card] != s.MAIN and known != hands.has(holder, card):
                return "somebody does not know of a bought card."
            for seer in range(state.seats):
                if seer != holder and hands.at_least(seer, holder, card) != known:
                    return "one seat knows more of a hand than another."
    return ""


def frames(state: DomusPosition) -> str:
    """What is under way belongs to the step, and to the seats that it names."""
    cells, step, turn = state.cells, state.cells[z.STEP], state.cells[z.TURN]
    looked = any(cells[z.LOOKED + card] for card in range(state.config.kinds))
    rows = [row for row in state.rows() if state.frames[row] < DRAFT]
    drawing = [row for row in rows if state.frames[row] == s.DRAWING]
    if looked and not any(state.frames[row + s.DRAW_ONE] for row in drawing):
        return "somebody looks at cards without drawing."
    if rows and cells[z.WAY] >= 0:
        return "something is under way when the game is over."
    if step == s.SETTING_UP:
        if len(rows) != len(drawing) or any(state.frames[row + s.DRAW_ONE] for row in rows):
            return "something is under way too early."
        if rows and cells[z.MIDDLE] < 0:
            return "hands are dealt too early."
        whose = [state.frames[row + WHO] for row in rows]
        order = [(cells[z.STARTER] + i) % state.seats for i in range(state.seats)]
        if whose != order[state.seats - len(whose) :][::-1]:
            return "hands are dealt in another order."
        return ""
    if len(rows) > 1:
        return "two things are under way."
    for row in rows:
        kind, who = state.frames[row], state.frames[row + WHO]
        if (kind == s.OFFER) == (who == turn) or state.is_out(who):
            return "something is under way for the wrong seat."
        fault = frame(state, row, kind, step)
        if fault:
            return fault
    return ""


def fight(state: DomusPosition) -> str:
    """What is wrong with the last battle."""
    cells = state.cells
    dice = (cells[z.ATTACK_DICE], cells[z.DEFENCE_DICE])
    if cells[z.DEFENDER] < 0:
        told = cells[z.ATTACKER] + cells[z.ATTACKING] + cells[z.DEFENDING] != -3
        told = told or cells[z.FORCE] > 0 or cells[z.GUARD] > 0
        return "a battle is with nobody." if told or any(dice) else ""
    attacker, under_way = cells[z.ATTACKER], state.top() == s.BATTLE
    if attacker < 0 or attacker == cells[z.DEFENDER] or cells[z.TURN] < 0:
        return "a battle is with the wrong seat."
    if under_way and attacker != cells[z.TURN]:
        return "a battle is with the wrong seat."
    if 1 in dice or (dice[0] == 0 and dice[1]):
        return "the dice of a battle are wrong."
    return "" if under_way == (dice[1] == 0) else "a battle is neither under way nor over."


def frame(state: DomusPosition, row: i64, kind: i64, step: i64) -> str:
    """What is wrong with one thing under way in a turn."""
    frames, cells, turn = state.frames, state.cells, state.cells[z.TURN]
    if kind == s.DRAWING:
        if step == s.BUYING and cells[z.FINISHED] == 0:
            return "cards are drawn, and the step is not finished."
        fits = step == s.BUYING or (step == s.PLAYING and frames[row + s.DRAW_ONE] == 0)
        return "" if fits else "cards are drawn in another step."
    if kind == s.OFFER:
        return offer(state, row, step)
    if kind == s.MUSTER:
        fits = step == s.PLAYING and frames[row + s.MUSTER_LEFT] > 0
        return "" if fits else "units are mustered in another step."
    if kind == s.MARCH:
        squad, count = frames[row + s.MARCHING], frames[row + s.MARCHERS]
        if step != s.ACTION or not 1 <= count <= state.size(turn, squad):
            return "units go on that are not there."
        rests = frames[row + s.MARCH_FREE] == 0 and cells[z.SWIFT_LEFT] == 0
        return "units go on without a reason." if rests else ""
    owner, target = cells[z.DEFENDER], frames[row + s.TARGET]
    squad = frames[row + s.ATTACKER]
    if step != (s.PLAYING if squad < 0 else s.ACTION):
        return "a battle is in another step."
    if squad >= 0 and state.top_unit(turn, squad) < 0:
        return "nobody attacks in a battle."
    if owner < 0 or cells[z.DEFENCE_DICE] or state.is_out(owner):
        return "a battle is with the wrong seat, or is over."
    if target >= 0:
        return "" if state.top_unit(owner, target) >= 0 else "nobody defends in a battle."
    stands = squad >= 0 and not state.breached(owner)
    return "" if stands else "walls are attacked that do not stand."


def offer(state: DomusPosition, row: i64, step: i64) -> str:
    """What is wrong with an offer."""
    frames, who, turn = state.frames, state.frames[row + WHO], state.cells[z.TURN]
    if step != s.TRADING or (state.cells[z.PROPOSED_TO] >> who) & 1 == 0:
        return "an offer is not made in this turn."
    given = [frames[row + s.OFFERED + i] for i in range(s.MOST_TRADED)]
    wanted = [frames[row + s.WANTED + i] for i in range(s.MOST_TRADED)]
    for side in (given, wanted):
        kept = [card for card in side if card >= 0]
        if not kept or kept != sorted(kept) or side[: len(kept)] != kept:
            return "a side of an offer is not in order."
    for card in given:
        if card >= 0 and state.hands.at_least(state.seats, turn, card) < given.count(card):
            return "an offer has not been shown."
    if len([card for card in wanted if card >= 0]) > state.hands.size(who):
        return "an offer wants more cards than the hand holds."
    return ""
