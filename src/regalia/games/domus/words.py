"""Domus Regnatrix: what people read: choices, questions, and the table in words.

The notation of each action is derived from the schema; the story is in telling.py, the reasons why
something is impossible are in refusals.py.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from regalia.engine.observation import Observation
from regalia.engine.state import CHANCE, NONE, OVER, State
from regalia.engine.words import Section, listed
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.choices import has_played
from regalia.games.domus.effects import falls_to
from regalia.games.domus.observation import DomusObservation
from regalia.games.domus.position import army, city_of, place_of
from regalia.games.domus.printed import DomusPrint, about_layers
from regalia.games.domus.refusals import refusal
from regalia.games.domus.rules import DomusState
from regalia.games.domus.telling import DomusTelling, place_name, squad_name

RULES_FILE: Final = files("regalia.games.domus").joinpath("rules.md")


def seats(state: State) -> list[str]:
    """The seats in a label or prompt for the seat to act."""
    return ["You" if seat == state.to_act else f"seat {seat + 1}" for seat in range(s.MOST_SEATS)]


class DomusWords(DomusTelling):
    """The words of Domus Regnatrix with the cards of one file."""

    def label(self, state: State, action: int) -> str:
        assert isinstance(state, DomusState)
        if s.BUY <= action < s.PAY and state.to_act >= 0:
            card = action - s.BUY
            return f"Buy {self.card(card)} for {state.price(state.to_act, card)}"
        if s.PAY <= action < s.DRAW:
            return f"Pay with a coin of {self.names['coin'][action - s.PAY]}"
        if action == s.DRAW:
            return "Draw from the main deck"
        if s.GIVE <= action < s.ASK:
            return f"Give {self.card(action - s.GIVE)}"
        if s.ASK <= action < s.PROPOSE:
            return f"Ask for {self.card(action - s.ASK)}"
        if s.COMMAND <= action < s.TOP:
            return f"Command {self.at_squad(state, state.to_act, action - s.COMMAND)}"
        if s.TOP <= action < s.TO:
            count = action - s.TOP + 1
            return "Move the top unit" if count == 1 else f"Move the top {count} units"
        if s.TO <= action < s.ATTACK:
            return self.to_squad(state, action - s.TO) + self.ending(state, action)
        if s.ATTACK <= action < s.STORM:
            army = action - s.ATTACK
            owner, squad = army % s.MOST_SEATS, army // s.MOST_SEATS
            return f"Attack seat {owner + 1}'s {self.at_squad(state, owner, squad)}"
        if s.ARRANGE <= action < s.LIFT:
            return f"Rearrange {self.at_squad(state, state.to_act, action - s.ARRANGE)}"
        if s.LIFT <= action < s.DONE:
            return f"Take {self.names['unit'][action - s.LIFT]}"
        if action == s.DONE:
            return self.done(state) + self.ending(state, action)
        if s.PUT_BACK <= action < s.TRADE:
            return f"Discard {self.card(action - s.PUT_BACK)}"
        if s.PLAY <= action < s.REPLACE:
            verb, first = ("Play", s.PLAY) if action < s.DISCARD else ("Discard", s.DISCARD)
            return f"{verb} {self.card(action - first)}"
        text = self.notation(state, action)
        return text[:1].upper() + text[1:] + self.ending(state, action)

    def at(self, state: State, action: int) -> str:
        assert isinstance(state, DomusState)
        seat = state.to_act
        if s.DISCARD <= action < s.REPLACE and state.cells[z.STEP] == s.DISCARDING:
            return f"hand-{action - s.DISCARD}"
        if s.TAKE <= action < s.DESTROY:
            where = "discards" if state.top() == s.MUSTER else "store"
            return f"{where}-{action - s.TAKE}"
        if s.COMMAND <= action < s.TOP:
            return f"army-{army(seat, action - s.COMMAND)}"
        if s.TO <= action < s.ATTACK:
            return f"army-{army(seat, action - s.TO)}"
        if s.ARRANGE <= action < s.LIFT:
            return f"army-{army(seat, action - s.ARRANGE)}"
        city = NONE
        if state.top() == s.ORDERING:
            city = city_of(place_of(state.frame(s.ORDERED)))
        elif state.top() == s.PUTTING:
            city = state.frame(s.PUT_AT)
        if city >= 0:
            if action == s.STORM:
                return f"walls-{city}"
            if action == s.KILL_HERO:
                return f"hero-{city}"
            if s.DESTROY <= action < s.KILL_HERO:
                return f"laid-{city}-{action - s.DESTROY}"
        return self.things[action]

    def brief(self, state: State, actions: list[int]) -> str:
        """A payment, or an order that moves units and whether it ends the turn, in few words."""
        assert isinstance(state, DomusState)
        if actions[0] >= s.PAY and actions[-1] < s.DRAW:
            coins = [action - s.PAY for action in actions]
            paid = [self.card(coin, coins.count(coin)) for coin in sorted(set(coins))]
            return f"Pay with {listed(paid)}"
        if not (s.COMMAND <= actions[0] < s.TOP and s.TO <= actions[-1] < s.ATTACK):
            return super().brief(state, actions)
        unit = state.top_unit(state.to_act, actions[0] - s.COMMAND)
        before = state.copy()
        for action in actions[:-1]:
            before.apply(action)
        ends = "; your turn ends" if "your turn ends" in self.ending(before, actions[-1]) else ""
        place = place_name(actions[-1] - s.TO, seats(state))
        more = actions[1] - s.TOP
        return f"{self.names['unit'][unit]}{f' and {more} more' if more else ''} to {place}{ends}"

    def together(self, state: State, actions: list[int]) -> str:
        return self.brief(state, actions) if s.PAY <= actions[0] < s.DRAW else ""

    def at_squad(self, state: DomusState, owner: int, squad: int) -> str:
        """A squad of a seat: its top unit and its place.

        Of two with the same top unit at a place it says which one.
        """
        unit = state.top_unit(owner, squad) if 0 <= owner < state.seats else NONE
        where = place_name(squad, seats(state))
        if unit < 0:
            return f"nobody in {where}"
        name = self.names["unit"][unit]
        if state.top_unit(owner, squad ^ 1) == unit:
            name = f"{name} ({'second' if squad % s.SQUADS_IN_SPACE else 'first'} squad)"
        return f"{name} in {where}"

    def to_squad(self, state: DomusState, squad: int) -> str:
        """Where units go: to a place, and there to a squad if their owner has one."""
        seat = state.to_act
        unit = state.top_unit(seat, squad) if seat >= 0 else NONE
        where = place_name(squad, seats(state))
        if unit >= 0:
            return f"Onto {self.at_squad(state, seat, squad)}"
        if seat >= 0 and state.top_unit(seat, squad ^ 1) >= 0:
            return f"To {where}, as a second squad"
        return f"To {where}"

    def ending(self, state: DomusState, action: int) -> str:
        """Says so if after an order, other than an attack, no unit can do any more in the turn."""
        if state.top() not in (s.ORDERING, s.MARCH) or not state.is_legal(action):
            return ""
        after = state.copy()
        after.apply(action)
        if after.underway() or after.top() >= 0:
            return ""
        if after.turn() != state.turn() or after.to_act == OVER:
            return "; your turn ends then, as no unit can do more"
        if after.cells[z.STEP] != s.ACTION:
            return "; no unit can do more then"
        return ""

    def done(self, state: DomusState) -> str:
        """What being done means in this position."""
        if state.top() == s.MUSTER:
            return "Take no more"
        if state.top() == s.MARCH:
            return "Stay"
        if state.cells[z.STEP] == s.TRADING:
            return "No trade"
        return "Done"

    def warning(self, state: State, action: int) -> str:
        """Says so if other coins would pay less, or if the city falls then."""
        assert isinstance(state, DomusState)
        if not s.PAY <= action < s.DRAW or state.top() != s.PAYING:
            return self.fall(state, action)
        more = state.config.value[action - s.PAY] - state.owed()
        if more >= 0:
            more -= self.least_paid_beyond_price(state)
        return f"You pay {more} more than you need to, and no change is given." if more > 0 else ""

    def press_warning(self, state: State, actions: list[int]) -> str:
        """How much more than the price a press pays that buys and pays at once."""
        assert isinstance(state, DomusState)
        if not s.BUY <= actions[0] < s.PAY or not s.PAY <= actions[-1] < s.DRAW:
            return ""
        more = state.config.value[actions[-1] - s.PAY] - state.owed()
        return f"You pay {more} more than the price, and no change is given." if more > 0 else ""

    def least_paid_beyond_price(self, state: DomusState) -> int:
        """By how much the coins of the seat that pays exceed the price at least."""
        seat = state.to_act
        price = state.price(seat, state.frame(s.BOUGHT))
        sums = {0}
        for coin in range(state.config.coins):
            for _ in range(state.laid(seat, coin)):
                sums |= {one + state.config.value[coin] for one in sums if one < price}
        return min([one for one in sums if one >= price]) - price

    def fall(self, state: DomusState, action: int) -> str:
        """Says so if enemies take the seat's city as its turn ends, or may take it after a move."""
        seat = state.to_act
        if seat < 0 or state.cells[z.STEP] < s.PLAYING or not state.is_legal(action):
            return ""
        moves = s.TO <= action < s.ATTACK or action == s.DONE
        others = [(seat + i) % state.seats for i in range(1, state.seats)]
        if not moves and not any(falls_to(state, other, seat) for other in others):
            return ""  # no card opens a city
        after = state.copy()
        after.apply(action)
        if after.is_out(seat):
            return f"Your city falls to seat {after.cells[z.LORDS + seat] + 1} then."
        if not moves or state.cells[z.STEP] < s.ACTION:
            return ""
        ends = action == s.DONE and state.top() != s.MARCH
        for other in others:
            if not ends and falls_to(state, other, seat):  # it was undefended before
                continue
            if not after.underway() and not after.is_out(other) and falls_to(after, other, seat):
                return f"Your city may fall to seat {other + 1}, as nobody defends it then."
        return ""

    def prompt(self, state: State, seat: int) -> str:
        assert isinstance(state, DomusState)
        kind = state.top()
        if kind == s.CHOOSING:
            parts = ("hero", "terrain", "flag")
            columns = (s.CHOSEN_HERO, s.CHOSEN_TERRAIN)
            return f"Choose a {parts[sum([state.frame(one) >= 0 for one in columns])]}."
        if kind == s.PAYING:
            card = state.frame(s.BOUGHT)
            return f"Pay {state.price(seat, card)} for {self.card(card)}: with which coins?"
        if kind == s.PROPOSING:
            return "Which cards do you offer, and for which cards?"
        if kind == s.PUTTING:
            return f"You play {self.card(state.frame(s.PUT))}: where, or at what?"
        if kind == s.TAKING:
            return f"Where does {self.card(state.frame(s.TAKEN))} go?"
        if kind == s.ORDERING:
            top, squad = state.frame(s.ORDERED_TOP), state.frame(s.ORDERED)
            if top:
                who = self.movers(state, seat, squad, top)
                return f"Where {'does' if top == 1 else 'do'} {who} go?"
            return f"What does {self.at_squad(state, seat, squad)} do?"
        if kind == s.ARRANGING:
            lifted = state.frame(s.LIFTED)
            return "On top of which squad?" if lifted >= 0 else "Which unit do you take?"
        if kind == s.DRAWING:
            left = state.looked_at()
            if left == 2:
                return "Which of these two cards goes to the discard pile? You keep the other."
            return f"You keep one of these {left} cards. Which goes to the discard pile first?"
        if kind == s.OFFER:
            return "Do you accept the trade?"
        if kind == s.MUSTER:
            return "Which unit do you take from the discard pile?"
        if kind == s.MARCH:
            who = self.movers(state, seat, state.frame(s.MARCHING), state.frame(s.MARCHERS))
            return f"{who[0].upper()}{who[1:]} may go one space further, or stay."
        return self.step_prompt(state, seat)

    def movers(self, state: DomusState, seat: int, squad: int, count: int) -> str:
        """So many units from the top of a squad: "Knight in the middle", or "the top 2 units of …".

        A squad of one is named alone.
        """
        where = self.at_squad(state, seat, squad)
        if count == state.size(seat, squad) == 1:
            return where
        return f"{'the top unit' if count == 1 else f'the top {count} units'} of {where}"

    def step_prompt(self, state: DomusState, seat: int) -> str:
        """The question of a step in which nothing has been begun."""
        step = state.cells[z.STEP]
        if step == s.SETTING_UP:
            return "Choose a kingdom."
        if step == s.BUYING:
            return "Buy a card from the store, or draw one."
        if step == s.TRADING:
            return "With whom do you trade?"
        if step == s.PLAYING:
            if state.cells[z.CARD_LEFT] == 0:
                return "You may play more."
            more = "You may play more, or discard a card."
            return more if has_played(state, seat) else "Play a card, or discard one."
        if step == s.ACTION:
            return "Move your units, or attack."
        if step == s.REARRANGING:
            return "Rearrange your squads."
        return f"Discard down to {state.hand_limit(seat)} cards."

    def refuse(self, state: State, action: int) -> str:
        assert isinstance(state, DomusState)
        reason = refusal(state, action) if state.to_act > CHANCE else ""
        return reason or super().refuse(state, action)

    def score(self, points: int) -> str:
        return "1 victory point" if points == 1 else f"{points} victory points"

    def rules(self) -> str:
        """How to play, with the numbers of the card file."""
        text = RULES_FILE.read_text(encoding="utf-8")
        for name, number in self.cards.edition.by_name.items():
            text = text.replace(f"{{{name}}}", str(number))
        return text

    def printed(self) -> list[Section]:
        """Cards, kingdoms, heroes, terrains and flags, with what they do."""
        prints = DomusPrint(self.cards)
        found: list[Section] = []
        for card in prints.cards:
            price = f", price {card.price}" if card.price else ""
            lines = [f"{card.sort[:1].upper()}{card.sort[1:]}{price}.", *card.says]
            if card.value:
                lines.append(f"It is worth {card.value} in a treasury.")
            found.append(Section(card.name, [*lines, card.text] if card.text else lines))
        for called, row in zip(prints.called, prints.chosen, strict=True):
            for one in row:
                lines = [f"{called[:1].upper()}{called[1:]}.", *about_layers(one), *one.says]
                found.append(Section(one.name, [*lines, one.text] if one.text else lines))
        return found

    # The table in words.

    def describe(self, observation: Observation, names: list[str]) -> list[Section]:
        assert isinstance(observation, DomusObservation)
        seen = observation
        top: list[str] = []
        if seen.turn >= 0:
            top = [f"Round: {seen.round}", f"Turn: {names[seen.turn]}, {s.STEP.names[seen.step]}"]
        if seen.middle >= 0:
            top.append(f"Middle: {self.names['terrain'][seen.middle]}")
        top.append(f"Store: {self.store(seen)}")
        sizes = zip(s.DECK.names, seen.deck_sizes, strict=True)
        top.append(f"Unseen: {', '.join([f'{deck} {size}' for deck, size in sizes])}")
        for deck, pile in zip(s.SHOP.names, seen.buried, strict=True):
            if pile:
                top.append(f"Under the {deck} deck: {listed([self.card(card) for card in pile])}")
        top.append(f"Discards: {self.many(seen.discards)}")
        coins = zip(self.names["coin"], seen.mint, strict=True)
        top.append(f"Mint: {', '.join([f'{count} of {value}' for value, count in coins])}")
        sections = [Section("The table", top)]
        for seat in range(seen.seats):
            sections.append(Section(names[seat], self.seat_lines(seen, seat, names)))
        return sections

    def seat_lines(self, seen: DomusObservation, seat: int, names: list[str]) -> list[str]:
        """What there is of a seat, each line with its title."""
        lines: list[str] = []
        if seen.flags[seat] >= 0:
            chosen = [self.names["kingdom"][seen.kingdoms[seat]]]
            hero = self.names["hero"][seen.heroes[seat]]
            chosen.append(hero if seen.alive[seat] else f"{hero} (dead)")
            chosen.append(self.names["terrain"][seen.terrains[seat]])
            chosen.append(self.names["flag"][seen.flags[seat]])
            lines.append(f"Chosen: {', '.join(chosen)}")
        if seen.estates[seat] >= 0:
            return [*lines, f"Estate of: {names[seen.estates[seat]]}"]
        aims = self.cards.edition
        lines.append(f"Victory points: {seen.victory_points[seat]} of {aims.culture}")
        kinds = len(self.names["coin"])
        coins = [
            value
            for value, count in zip(self.names["coin"], seen.laid[seat][:kinds], strict=True)
            for _ in range(count)
        ]
        sum_ = f" ({' + '.join(coins)})" if coins else ""
        lines.append(f"Coins: {seen.coins[seat]} of {aims.mercantile}{sum_}")
        lines.append(f"City: {self.many((*[0] * kinds, *seen.laid[seat][kinds:]))}")
        if seen.terrains[seat] >= 0:
            layers = self.cards.chosen[2][seen.terrains[seat]].layers[seen.fallen[seat] :]
            standing = ", ".join([str(layer) for layer in layers])
            lines.append(f"Walls: {standing or 'breached'}")
        squads: dict[int, list[str]] = {}
        for unit in seen.squads:
            if unit.owner == seat:
                squads.setdefault(unit.squad, []).append(self.names["unit"][unit.unit])
        for squad, units in squads.items():
            name = squad_name(squad, names)
            lines.append(f"{name[:1].upper()}{name[1:]}: {', '.join(units)}")
        lines.append(f"Hand: {self.hand(seen, seat)}")
        return lines

    def store(self, seen: DomusObservation) -> str:
        """The store, with what each card costs the viewer, or anybody without an ability."""
        named: list[str] = []
        for card, count in enumerate(seen.store):
            if count:
                mine = seen.mine[0] if seen.mine else NONE
                price = seen.prices[mine][card] if mine >= 0 else self.cards.cards[card].price
                named.append(f"{self.card(card, count)} for {price}")
        return ", ".join(named) or "nothing"

    def hand(self, seen: DomusObservation, seat: int) -> str:
        """A hand as far as it is seen."""
        if seen.hands[seat]:
            return self.many(seen.hands[seat])
        size, known = seen.hand_sizes[seat], sum(seen.known[seat])
        cards = "1 card" if size == 1 else f"{size} cards"
        return f"{cards}, among them {self.many(seen.known[seat])}" if known else cards

    def many(self, counts: tuple[int, ...]) -> str:
        """Cards in a row, with how many there are of each."""
        named = [self.card(card, count) for card, count in enumerate(counts) if count]
        return listed(named) or "nothing"
