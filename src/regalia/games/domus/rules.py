"""Domus Regnatrix: the course of the game.

A turn has five steps (DR04): buying or drawing, trade, playing a card, the action, rearranging;
then the hand is reduced to its limit. `advance` goes on from decision to decision: it lets lapse
what is impossible, checks for victory after each step (DR27), and begins turns. What is under way
within a step, such as a battle, is a frame.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine import bags
from regalia.engine.chance_event import ChanceEvent
from regalia.engine.hands import Hands
from regalia.engine.state import CHANCE, NONE, OVER, WHO, ranked
from regalia.games.domus import chance, field, knowledge
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.audit import audit
from regalia.games.domus.battle import attack, begin_assault, throw
from regalia.games.domus.choices import (
    affordable,
    arrangeable,
    decisions,
    deepest,
    onward,
    placed,
    ready,
)
from regalia.games.domus.effects import (
    act_all,
    act_each,
    destroy,
    draw_cards,
    kill_hero,
    lay_off,
    put_unit,
    reshuffle,
    stock_known,
    take_cities,
)
from regalia.games.domus.outlook import win_chances
from regalia.games.domus.position import DomusConfig, DomusPosition, army, city_of, place_of
from regalia.games.domus.setup import choose, deal_hands, throw_for_start
from regalia.games.domus.supports import recruits
from regalia.games.domus.trade import answer, listed, note, partners, propose

IDLE: Final[i64] = -3
"""Nobody decides anything in what is under way, so that the game goes on by itself."""


class DomusState(DomusPosition):
    """A position of Domus Regnatrix with the rules of play."""

    def __init__(self, config: DomusConfig, seats: i64, source: DomusState | None = None) -> None:
        super().__init__(config, seats, source)

    def copy(self) -> DomusState:
        return DomusState(self.config, self.seats, self)

    # Who decides.

    def due(self) -> i64:
        """Whose decision comes next, `CHANCE`, `OVER`, or `IDLE` if the game goes on by itself."""
        cells = self.cells
        if cells[z.WAY] >= 0:
            return OVER
        if cells[z.MIDDLE] >= 0 and self.lacking() >= 0:
            return CHANCE
        kind = self.top()
        if kind >= s.CHOOSING or kind == s.OFFER:
            return self.frame(WHO)
        if kind == s.BATTLE:
            return CHANCE
        if kind == s.DRAWING:
            if self.frame(s.DRAW_LEFT) > 0 and self.unseen_in(s.MAIN) > 0:
                return CHANCE
            return self.frame(WHO) if self.looked_at() > 1 else IDLE
        if kind == s.MUSTER:
            return self.frame(WHO) if len(recruits(self)) > 0 else IDLE
        if kind == s.MARCH:
            return self.frame(WHO) if len(onward(self)) > 0 else IDLE
        if cells[z.STEP] == s.SETTING_UP:
            return self.chooser()
        return self.turn() if self.is_asked(self.turn()) else IDLE

    def chooser(self) -> i64:
        """Who chooses a kingdom next, in turn order; chance before and after (DR01, DR04)."""
        starter = self.cells[z.STARTER]
        if starter < 0:
            return CHANCE
        for i in range(self.seats):
            seat = (starter + i) % self.seats
            if self.cells[z.KINGDOMS + seat] < 0:
                return seat
        return CHANCE if self.cells[z.MIDDLE] < 0 else IDLE

    def is_asked(self, seat: i64) -> bool:
        """Whether the seat has a decision left in the step of its turn; what all know says so."""
        cells, step = self.cells, self.cells[z.STEP]
        if cells[z.FINISHED] > 0:
            return False
        if step == s.BUYING:
            return self.can_draw() or len(affordable(self, seat)) > 0
        if step == s.TRADING:
            return len(partners(self, seat)) > 0
        if step == s.PLAYING:
            more = cells[z.CARD_LEFT] + cells[z.COINS_LEFT] + cells[z.UNITS_LEFT]
            return more > 0 and self.hands.size(seat) > 0
        if step == s.ACTION:
            return len(ready(self, seat)) > 0
        if step == s.REARRANGING:
            return len(arrangeable(self, seat)) > 0
        return self.hands.size(seat) > self.hand_limit(seat)

    def advance(self) -> None:
        """Go on until somebody decides, chance comes, or the game is over."""
        while True:
            if self.cells[z.MIDDLE] >= 0 and self.cells[z.WAY] < 0:
                stock_known(self)
            if self.top() == s.DRAWING and self.frame(s.DRAW_LEFT) > 0:
                reshuffle(self)
                if self.unseen_in(s.MAIN) == 0:  # a card put back is not drawn again
                    self.set_frame(s.DRAW_LEFT, 0)
            due = self.due()
            if due != IDLE:
                self.to_act = due
                return
            if self.here >= 0:
                self.finish_frame()
            elif self.cells[z.STEP] == s.SETTING_UP:
                self.begin_turn(self.cells[z.STARTER])
            else:
                self.finish_step()

    def finish_frame(self) -> None:
        """What is under way is finished: one drawn card is kept, units that moved stay (DR24)."""
        if self.top() == s.DRAWING and self.frame(s.DRAW_ONE) > 0:
            seat = self.frame(WHO)
            for card in range(self.deck_kinds(s.MAIN)):
                if self.cells[z.LOOKED + card] > 0:
                    self.cells[z.LOOKED + card] -= 1
                    self.hands.gain(seat, card, 0)
        elif self.top() == s.MARCH:
            self.cells[z.SPENT] |= 1 << self.frame(s.MARCHING)
        self.drop()

    def looked_at(self) -> i64:
        """The number of drawn cards of which one is kept."""
        return bags.size(self.cells, z.LOOKED, self.deck_kinds(s.MAIN))

    # Turns and victory.

    def begin_turn(self, seat: i64) -> None:
        """A turn begins: cities fall (DR16), victory is checked, then abilities act."""
        cells = self.cells
        if cells[z.STEP] == s.SETTING_UP:
            cells[z.ROUND] = 1
        cells[z.TURN] = seat
        cells[z.STEP] = s.BUYING
        cells[z.FINISHED] = cells[z.PROPOSED_TO] = cells[z.FOUGHT] = cells[z.SPENT] = 0
        cells[z.CARD_LEFT] = cells[z.COINS_LEFT] = cells[z.UNITS_LEFT] = 0
        cells[z.SWIFT_LEFT] = cells[z.ENTERED] = cells[z.REARRANGED] = 0
        self.tell(s.TURN, seat, cells[z.ROUND])
        take_cities(self, seat)
        self.check_victory()
        if cells[z.WAY] < 0:
            act_all(self, seat, s.START)
            if self.is_even():
                act_all(self, seat, s.EVEN_START)

    def finish_step(self) -> None:
        """A step is completed: victory is checked, and the next one begins (DR27)."""
        cells, seat = self.cells, self.turn()
        self.check_victory()
        if cells[z.WAY] >= 0:
            return
        if cells[z.STEP] == s.ACTION and cells[z.FINISHED] == 0 and self.units_of(seat) > 0:
            self.tell(s.ALL_DONE, seat)
        cells[z.FINISHED] = 0
        if cells[z.STEP] == s.DISCARDING:
            self.end_turn(seat)
            return
        cells[z.STEP] += 1
        if cells[z.STEP] == s.PLAYING:
            cells[z.CARD_LEFT] = 1
            cells[z.COINS_LEFT] = min(self.total(seat, s.MORE_COINS), s.MOST_NUMBER)
            cells[z.UNITS_LEFT] = min(self.total(seat, s.MORE_UNITS), s.MOST_NUMBER)
        elif cells[z.STEP] == s.ACTION:
            cells[z.CARD_LEFT] = cells[z.COINS_LEFT] = cells[z.UNITS_LEFT] = 0
            cells[z.SWIFT_LEFT] = min(self.total(seat, s.SWIFT), s.MOST_NUMBER)

    def end_turn(self, seat: i64) -> None:
        """The next seat's turn begins, or the game ends after the last round (DR20)."""
        cells = self.cells
        following = self.next_free(seat)
        since = (seat - cells[z.STARTER] + self.seats) % self.seats
        if (following - cells[z.STARTER] + self.seats) % self.seats <= since:
            if cells[z.ROUND] >= self.config.edition.last_round:
                self.win(NONE, s.LAST_ROUND)
                return
            cells[z.ROUND] += 1
        self.begin_turn(following)

    def check_victory(self) -> None:
        """Whether somebody has won: the seat whose turn it is first, then clockwise (DR27)."""
        for i in range(self.seats):
            seat = (self.turn() + i) % self.seats
            if self.is_out(seat):
                continue
            if self.next_free(seat) == seat:  # before what the last city brought
                self.win(seat, s.CONQUEST)
                return
            if self.points(seat) >= self.config.edition.culture:
                self.win(seat, s.CULTURE)
                return
            rich = self.treasury(seat) >= self.config.edition.mercantile
            if rich and not self.owns_golden_age(seat):
                self.win(seat, s.MERCANTILISM)
                return

    def win(self, seat: i64, way: i64) -> None:
        """The game is over; ``seat`` is -1 if the last round decides."""
        self.cells[z.WAY] = way
        self.cells[z.WINNER] = seat
        self.tell(s.WON, seat, way)
        self.drop_above(NONE)

    # Decisions.

    def legal(self) -> vec[i64]:
        if self.to_act == CHANCE:
            return self.outcomes()
        return decisions(self) if self.to_act >= 0 else vec[i64]()

    def carry_out(self, action: i64) -> None:
        if self.to_act == CHANCE:
            self.happen(action)
        elif action < s.BUY:
            choose(self, action)
        elif action < s.PLAY:
            self.deal(action)
        elif action < s.COMMAND:
            self.play_card(action)
        else:
            self.order(action)
        self.advance()

    def deal(self, action: i64) -> None:
        """Buying, drawing and trading."""
        seat = self.to_act
        if action < s.PAY:
            self.push(s.PAYING, seat)
            self.set_frame(s.BOUGHT, action - s.BUY)
        elif action < s.DRAW:
            self.pay(action - s.PAY)
        elif action == s.DRAW:
            count = self.drawn(seat)
            self.cells[z.FINISHED] = 1
            draw_cards(self, seat, count, min(count - 1, 1))
        elif action < s.TRADE:
            card = action - s.PUT_BACK
            self.cells[z.LOOKED + card] -= 1
            lay_off(self, card)
            self.tell(s.PUT_BACK_CARD, seat, card)
        elif action < s.GIVE:
            self.push(s.PROPOSING, seat)
            self.set_frame(s.PARTNER, action - s.TRADE)
        elif action < s.ASK:
            note(self, s.GIVEN, action - s.GIVE)
        elif action < s.PROPOSE:
            note(self, s.ASKED_FOR, action - s.ASK)
        elif action == s.PROPOSE:
            propose(self)
        else:
            answer(self, action == s.ACCEPT)

    def pay(self, coin: i64) -> None:
        """A coin is laid down for the card bought; with the last one needed it is bought (DR17)."""
        seat, card = self.to_act, self.frame(s.BOUGHT)
        self.set_frame(s.PAID + coin, self.frame(s.PAID + coin) + 1)
        if self.owed() > 0:
            return
        for i in range(self.config.coins):
            self.cells[z.LAID + seat * z.LAID_ROW + i] -= self.frame(s.PAID + i)
            self.cells[z.PILE + i] += self.frame(s.PAID + i)
        self.tell_bag(s.BOUGHT_CARD, self.frames, self.here + s.PAID, self.config.coins, seat, card)
        self.drop_draft()
        self.cells[z.STORE + card] -= 1
        self.hands.gain(seat, card, NONE)
        self.cells[z.FINISHED] = 1

    def play_card(self, action: i64) -> None:
        """Playing a card, and what is chosen for it; discarding one (DR26); destroying (DR11)."""
        seat, kind = self.to_act, self.top()
        if action < s.DISCARD:
            self.push(s.PUTTING, seat)
            self.set_frame(s.PUT, action - s.PLAY)
            if len(placed(self, seat, action - s.PLAY, NONE)) == 0:
                self.put_card(NONE)
        elif action < s.REPLACE:
            card = action - s.DISCARD
            self.hands.lose(seat, card, NONE)
            lay_off(self, card)
            self.cells[z.CARD_LEFT] = 0
            self.tell(s.DISCARDED, seat, card)
        elif action >= s.AT and action < s.TAKE:
            self.set_frame(s.PUT_AT, action - s.AT)
        elif kind == s.MUSTER:
            self.push(s.TAKING, seat)
            self.set_frame(s.TAKEN, action - s.TAKE)
        elif kind == s.PUTTING:
            self.put_card(action)
        else:
            squad = self.frame(s.ORDERED)
            self.drop_draft()
            self.cells[z.SPENT] |= 1 << squad
            city = city_of(place_of(squad))
            if action == s.KILL_HERO:
                kill_hero(self, seat, city)
            else:
                destroy(self, seat, city, action - s.DESTROY)

    def put_card(self, action: i64) -> None:
        """The card of the move on top is played, with what was chosen for it last, or -1."""
        seat, card, at = self.to_act, self.frame(s.PUT), self.frame(s.PUT_AT)
        cells, row = self.cells, z.LAID + self.to_act * z.LAID_ROW
        group = self.config.group[card]
        self.drop_draft()
        self.hands.lose(seat, card, NONE)
        self.tell(s.PLAYED_CARD, seat, card, action - s.TO if group == s.TROOP else NONE)
        if group == s.COIN_CARD and cells[z.COINS_LEFT] > 0:
            cells[z.COINS_LEFT] -= 1
        elif group == s.TROOP and cells[z.UNITS_LEFT] > 0:
            cells[z.UNITS_LEFT] -= 1
        else:
            cells[z.CARD_LEFT] = 0
        if group == s.TROOP:
            put_unit(self, seat, card - self.config.first_unit, action - s.TO)
            return
        if group == s.SUPPORT:
            cells[z.PILE + card] += 1
            power = self.config.cards[card].powers[0]
            power.ability.act(self, seat, power.n, action, at)
            return
        if action >= 0:  # a coin in place of another
            cells[row + action - s.REPLACE] -= 1
            cells[z.MINT + action - s.REPLACE] += 1
            self.tell(s.EXCHANGED, seat, action - s.REPLACE, 1)
        cells[row + card] += 1
        if group == s.VICTORY_CARD:
            act_all(self, seat, s.VICTORY_PLAYED)

    def order(self, action: i64) -> None:
        """The action and rearranging (DR07, DR12), and the ends of steps."""
        seat, kind = self.to_act, self.top()
        if action < s.TOP:
            self.push(s.ORDERING, seat)
            self.set_frame(s.ORDERED, action - s.COMMAND)
        elif action < s.TO:
            self.set_frame(s.ORDERED_TOP, action - s.TOP + 1)
        elif action < s.ATTACK:
            self.go_to(action - s.TO, kind)
        elif action <= s.STORM:
            if kind == s.PUTTING:
                self.put_card(action)
                return
            squad = self.frame(s.ORDERED)
            self.drop_draft()
            if action == s.STORM:
                begin_assault(self, seat, squad)
            else:
                attack(self, seat, squad, action - s.ATTACK)
        elif action < s.LIFT:
            self.push(s.ARRANGING, seat)
            self.set_frame(s.ARRANGED_SQUAD, action - s.ARRANGE)
        elif action < s.DONE:
            self.set_frame(s.LIFTED, action - s.LIFT)
        elif kind >= 0:
            self.finish_frame()
        else:
            self.cells[z.FINISHED] = 1

    def go_to(self, squad: i64, kind: i64) -> None:
        """A unit or units go to a squad: by a move, as a played card, or by rearranging."""
        seat = self.to_act
        if kind == s.PUTTING:
            self.put_card(s.TO + squad)
        elif kind == s.TAKING:
            card = self.frame(s.TAKEN)
            self.drop_draft()
            self.set_frame(s.MUSTER_LEFT, self.frame(s.MUSTER_LEFT) - 1)
            self.cells[z.PILE + card] -= 1
            put_unit(self, seat, card - self.config.first_unit, squad)
            self.tell(s.TOOK, seat, card, squad)
            if self.frame(s.MUSTER_LEFT) == 0:
                self.drop()
        elif kind == s.ORDERING:
            start, count = self.frame(s.ORDERED), self.frame(s.ORDERED_TOP)
            self.drop_draft()
            self.move_units(seat, start, count, squad, True)
        elif kind == s.MARCH:
            start, count = self.frame(s.MARCHING), self.frame(s.MARCHERS)
            if self.frame(s.MARCH_FREE) == 0:
                self.cells[z.SWIFT_LEFT] -= 1
            self.drop()
            self.move_units(seat, start, count, squad, False)
        else:
            start, unit = self.frame(s.ARRANGED_SQUAD), self.frame(s.LIFTED)
            self.drop_draft()
            depth = deepest(self, seat, start, unit)
            field.take(self.cells, z.FIELD, army(seat, start), depth)
            field.put(self.cells, z.FIELD, army(seat, squad), unit)
            self.cells[z.REARRANGED] += 1
            self.tell(s.ARRANGED, seat, unit, start, squad)

    def move_units(self, seat: i64, start: i64, count: i64, end: i64, first: bool) -> None:
        """The top units of a squad move one space; some may then go one further (DR24).

        Where they stay, their squad is done for the turn; where they only pass through, it is not.
        """
        cells, entered = self.cells, self.cells[z.ENTERED]
        field.move(cells, z.FIELD, army(seat, start), count, army(seat, end))
        self.tell(s.MOVED, seat, count, start, end)
        if place_of(end) == 0 and entered == 0:
            cells[z.ENTERED] = 1
            powers = self.config.terrains[cells[z.MIDDLE]].powers
            act_each(self, seat, s.ARRIVAL, powers, s.OF_MIDDLE, NONE)
        road = self.middle_total(s.MIDDLE_ROAD) > 0 and place_of(end) == 0 and entered == 0
        free = road or self.all_have(seat, end, count, s.RIDER)
        if not first or (not free and cells[z.SWIFT_LEFT] == 0):
            cells[z.SPENT] |= 1 << end
        else:
            self.push(s.MARCH, seat)
            self.set_frame(s.MARCHING, end)
            self.set_frame(s.MARCHERS, count)
            if free:
                self.set_frame(s.MARCH_FREE, 1)

    def draft_decisions(self) -> list[int]:
        kind = self.top()
        if kind == s.PAYING:
            made = [int(s.BUY + self.frame(s.BOUGHT))]
            for coin in range(self.config.coins):
                made.extend([int(s.PAY + coin)] * int(self.frame(s.PAID + coin)))
            return made
        if kind == s.PROPOSING:
            made = [int(s.TRADE + self.frame(s.PARTNER))]
            made.extend([s.GIVE + card for card in listed(self, self.here, s.GIVEN)])
            made.extend([s.ASK + card for card in listed(self, self.here, s.ASKED_FOR)])
            return made
        return super().draft_decisions()

    def decline(self) -> i64:
        return s.DECLINE if self.to_act >= 0 and self.top() == s.OFFER else NONE

    # Chance.

    def chance_event(self) -> ChanceEvent:
        return chance.event(self)

    def sample(self, rng: Random) -> i64:
        return chance.sample(self, rng)

    def happen(self, outcome: i64) -> None:
        """Carry out an outcome of chance."""
        cells = self.cells
        if outcome >= s.DRAWN:
            card = outcome - s.DRAWN
            deck = self.config.deck[card]
            cells[z.DECKS + card] -= 1
            cells[z.DRAWS + deck] += 1
            if deck != s.MAIN:
                cells[z.STORE + card] += 1
                self.tell(s.SHOWN, card)
                return
            seat = self.frame(WHO)
            self.set_frame(s.DRAW_LEFT, self.frame(s.DRAW_LEFT) - 1)
            if self.frame(s.DRAW_ONE) > 0:
                cells[z.LOOKED + card] += 1
            else:
                self.hands.gain(seat, card, 0)
            self.whisper(1 << seat, s.DREW, seat, card)
        elif outcome >= s.LAID_OUT:
            cells[z.MIDDLE] = outcome - s.LAID_OUT
            self.tell(s.MIDDLE_IS, cells[z.MIDDLE])
            deal_hands(self)
        else:
            sum = outcome - s.THROWN + s.LOWEST_THROW
            if cells[z.STARTER] < 0:
                throw_for_start(self, sum)
            else:
                throw(self, sum)

    # Hidden information.

    def tracked_hands(self) -> Hands:
        return self.hands

    def redraw(self, seat: i64, rng: Random) -> None:
        knowledge.redraw(self, seat, rng)

    def hidden(self, seat: i64) -> list[tuple[str, list[int]]]:
        return knowledge.hidden(self, seat)

    def seen_as(self, action: i64, seat: i64) -> i64:
        return knowledge.seen_as(self, action, seat)

    def audit(self) -> str:
        fault = audit(self)
        if fault:
            return fault
        if self.to_act != self.due():
            return "the wrong seat is to act."
        return self.hands.audit() or self.audit_draft()

    # Results.

    def scores(self) -> list[int]:
        """Each seat's victory points."""
        return [self.points(seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """The winner is first, then by victory points and coins (DR20); who is out comes last."""
        keys: list[int] = []
        for seat in range(self.seats):
            key: int = self.points(seat) * 10_000 + min(self.treasury(seat), 9_999)
            if not self.is_out(seat):
                key += 10**9
            if self.cells[z.WINNER] == seat:
                key += 10**10
            keys.append(key)
        return ranked(keys)

    def estimate(self) -> list[float]:
        """Each seat's chance to win, by how near it is to victory on the three roads."""
        if self.to_act == OVER:
            return self.returns()
        return win_chances(self)
