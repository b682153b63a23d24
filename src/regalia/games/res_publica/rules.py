"""Res Publica: the rules.

The seats collect sets of people and civilisation cards. On its turn a seat may trade with one other
seat, then display whole sets for settlements, cities, churches and libraries, then draws. To trade,
it names what it wants or what it gives, never both, and the others answer with the other side;
trade.py is the language of these statements.

`ResPublicaState` adds the moves to `ResPublicaPosition` (position.py), which stores the cards;
choices.py lists the legal actions. Ids such as RP07 are those of RULINGS.md.
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine import bags
from regalia.engine.chance_event import ChanceEvent, lot
from regalia.engine.state import ASKED, CHANCE, NONE, OVER, WHO, ZERO
from regalia.games.res_publica import schema as s
from regalia.games.res_publica import zones as z
from regalia.games.res_publica.choices import (
    begun_first_term,
    could_display,
    displayed,
    legal_answers,
    legal_deals,
    legal_picks,
    legal_turn,
    legal_words,
    may_choose_draw,
)
from regalia.games.res_publica.evaluation import chances
from regalia.games.res_publica.knowledge import any_picks, promises
from regalia.games.res_publica.position import ResPublicaPosition
from regalia.games.res_publica.trade import (
    PACKING,
    TERMS,
    characteristic_of,
    count_of,
    first_term,
    is_vague,
    joint_of,
    longest,
    make_statement,
    make_term,
    named_picks,
    rest_of,
    term_of,
)


class ResPublicaState(ResPublicaPosition):
    """A position of Res Publica and its moves."""

    def copy(self) -> ResPublicaState:
        return ResPublicaState(self.config, self.seats, self)

    # Legal actions.

    def legal(self) -> vec[i64]:
        if self.to_act == CHANCE:
            return self.outcomes()
        if self.to_act == OVER:
            return vec[i64]()
        frame = self.top()
        if frame == s.SAYING:
            return legal_words(self)
        if frame in (s.GIVING, s.PICKING):
            return legal_picks(self)
        if frame == s.TRADING:
            return legal_answers(self) if self.asks_others() else legal_deals(self)
        return legal_turn(self, self.to_act)

    def decline(self) -> i64:
        return s.DECLINE if self.top() == s.TRADING and self.asks_others() else NONE

    def filler(self) -> i64:
        """The action that fills up a pick: *enough*, up to its public number of steps (RP12)."""
        return s.ENOUGH if self.top() == s.GIVING else -1

    # Chance: the start player, the cards drawn.

    def drawer(self) -> i64:
        """The seat that draws the next card."""
        return self.frame(WHO)

    def drawn_from(self) -> i64:
        """The deck it draws from: 0 is people, drawn first, 1 civilisation."""
        return 0 if self.top() == s.DEALING or self.frame(s.PEOPLE_OWED) > 0 else 1

    def chance_event(self) -> ChanceEvent:
        if self.cells[z.STARTER] < 0:
            return lot(s.STARTER, (1 << self.seats) - 1)
        seat, back = self.drawer(), self.drawn_from()
        start, before = back * s.PEOPLE_KINDS, self.cells[z.DRAWS + seat * s.BACKS + back]
        owner = "civilisation" if back == 1 else "people"
        deck, first = z.DECK + start, s.DRAWN + start
        return ChanceEvent(self.cells, deck, s.PEOPLE_KINDS, first, owner, before, seat)

    def sample(self, rng: Random) -> i64:
        if self.cells[z.STARTER] < 0:
            return s.STARTER + rng.randrange(self.seats)
        start = self.drawn_from() * s.PEOPLE_KINDS
        return s.DRAWN + start + bags.sample(self.cells, z.DECK + start, s.PEOPLE_KINDS, rng)

    # Moves.

    def carry_out(self, action: i64) -> None:
        if action >= s.DRAWN:
            self.draw_card(action - s.DRAWN)
        elif action >= s.STARTER:
            starter = action - s.STARTER
            self.cells[z.STARTER] = starter
            self.tell(s.STARTS, starter)
            self.push(s.DEALING, starter)
        elif action >= s.PICK:
            self.pick(action)
        elif action == s.REFUSE:
            self.tell(s.REFUSED, self.to_act)
            self.end_trade()
        elif action >= s.ACCEPT:
            self.accept(action - s.ACCEPT)
        elif action >= s.COUNT:
            self.say(action)
        elif action == s.DECLINE:
            self.tell(s.DECLINED, self.to_act)
            self.note_answer(s.NO_ANSWER)
        elif action >= s.REQUEST:
            self.push(s.SAYING, self.to_act)
            self.set_frame(s.BEGUN_BY, action)
        elif action >= s.DISPLAY:
            self.display(action)
        elif action == s.REST:
            self.tell(s.RESTED, self.to_act)
            self.cells[z.FINALS] += 1
            self.next_final()
        else:
            self.begin_draw(action)

    def draw_card(self, kind: i64) -> None:
        """Move a card from a deck into a hand; only its holder sees it."""
        seat, back = self.drawer(), self.drawn_from()
        self.cells[z.DRAWS + seat * s.BACKS + back] += 1
        self.hands.draw(seat, self.cells, kind, z.DECK)
        if self.top() == s.DEALING:
            self.whisper(1 << seat, s.DEALT, seat, kind)
            if self.count_dealt(s.CARDS_DEALT, s.IN_HAND):  # RP03
                self.begin_turn()
            return
        self.whisper(1 << seat, s.GOT, seat, kind)
        owed = s.PEOPLE_OWED + back
        self.set_frame(owed, self.frame(owed) - 1)
        if self.frame(s.PEOPLE_OWED) == 0 and self.frame(s.CIVILISATION_OWED) == 0:
            self.drop()
            self.end_turn()

    def begin_turn(self) -> None:
        """Begin the turn of the active seat (RP05)."""
        seat, cells = self.active(), self.cells
        cells[z.TRADED] = 0
        cells[z.MOVED] = 0
        if self.hands.size(seat) > 0 or may_choose_draw(self, seat):
            self.to_act = seat
        else:  # all know that the seat can do nothing else (RP05)
            self.begin_draw(s.DRAW)

    # Trade.

    def say(self, action: i64) -> None:
        """Add a word to the statement being made."""
        joint = self.frame(s.JOINED_BY)
        if action == s.STOP:
            self.finish_statement(begun_first_term(self))
        elif action >= s.AND:
            self.set_frame(s.JOINED_BY, s.BOTH if action == s.AND else s.EITHER)
        elif action >= s.NAME:
            if joint == s.ALONE:
                self.set_frame(s.FIRST_NAME, action - s.NAME)
            else:
                second = make_term(self.frame(s.SECOND_COUNT), action - s.NAME)
                self.finish_statement(make_statement(begun_first_term(self), joint, second))
        else:
            column = s.FIRST_COUNT if joint == s.ALONE else s.SECOND_COUNT
            self.set_frame(column, action - s.COUNT + 1)

    def finish_statement(self, statement: i64) -> None:
        """Announce the finished statement, note what it proves, and ask the next seat."""
        seat, verb = self.to_act, self.frame(s.BEGUN_BY)
        self.drop()
        self.tell(s.STATED, seat, verb - s.REQUEST, first_term(statement), rest_of(statement))
        if verb in (s.OFFER, s.TENDER):
            self.note_named_kinds(seat, statement)
        if verb in (s.REQUEST, s.OFFER):
            self.push(s.TRADING, seat)
            self.set_frame(s.OFFERED, 1 if verb == s.OFFER else 0)
            self.set_frame(s.SAID, statement)
            self.forget_swap()
            self.to_act = (seat + 1) % self.seats
            return
        if verb == s.DEMAND and joint_of(self.said()) != s.EITHER:
            self.note_named_kinds(seat, self.said())
        self.note_answer(statement)

    def note_named_kinds(self, seat: i64, statement: i64) -> None:
        """Note for good that the seat holds the kinds that its promise names (RP24)."""
        for number in range(TERMS):
            term = term_of(statement, number)
            if term > 0 and characteristic_of(term) < s.KINDS:
                self.hands.prove(seat, characteristic_of(term), count_of(term))

    def note_answer(self, answer: i64) -> None:
        """Note an answer and ask the next seat clockwise (RP09).

        After the last answer the active seat decides, unless all have declined.
        """
        active = self.frame(WHO)
        place = (self.to_act - active) % self.seats
        self.set_frame(s.SAID + place, answer)
        if place < self.seats - 1:
            self.to_act = (self.to_act + 1) % self.seats
            return
        for other in range(self.seats):
            if other != active and self.answer(other) > 0:
                self.to_act = active
                return
        self.end_trade()

    def accept(self, partner: i64) -> None:
        """Accept a partner's answer; a giver whose statement is vague must pick cards (RP12)."""
        active = self.to_act
        self.tell(s.ACCEPTED, active, partner)
        offer, statement, answer = self.is_offer(), self.said(), self.answer(partner)
        mine = statement if offer else answer
        theirs = answer if offer else statement
        if not offer and joint_of(answer) != s.EITHER:
            self.note_named_kinds(active, answer)
        mask: i64 = 0
        if is_vague(mine):
            mask |= 1 << active
        if is_vague(theirs):
            mask |= 1 << partner
        if self.open_window(s.PICKING, active, mask):
            self.set_frame(s.PARTNER, partner)
        else:
            self.swap(active, partner, named_picks(mine), named_picks(theirs))

    def pick(self, action: i64) -> None:
        """Pick a card to give, or end the pick; unseen until both givers have picked."""
        if self.top() != s.GIVING:
            self.push(s.GIVING, self.to_act)
        if action == s.ENOUGH:
            self.set_frame(s.LAST_KIND, s.KINDS)
        else:
            kind = action - s.PICK
            self.set_frame(s.PICKS + kind, self.frame(s.PICKS + kind) + 1)
            self.set_frame(s.LAST_KIND, kind)
        self.set_frame(s.STEPS, self.frame(s.STEPS) + 1)
        if self.frame(s.STEPS) == longest(self.promise_of(self.to_act)):
            picks = self.picks_begun()
            self.drop()
            self.finish_picks(picks)

    def finish_picks(self, picks: i64) -> None:
        """Swap the cards if both givers have picked; else wait for the other."""
        seat, early = self.to_act, self.cells[z.PICKED]
        active = self.frames[self.trade_row() + WHO]
        partner = self.partner()
        other = partner if seat == active else active
        promise = self.promise_of(other)
        if self.next_asked():
            self.cells[z.PICKED] = picks
            return
        others = named_picks(promise) if early == 0 else early
        self.cells[z.PICKED] = 0
        if seat == active:
            self.swap(active, partner, picks, others)
        else:
            self.swap(active, partner, others, picks)

    def swap(self, active: i64, partner: i64, mine: i64, theirs: i64) -> None:
        """Swap the cards face up (RP12): what both give was in their hands before."""
        for kind in range(s.KINDS):
            self.hands.prove(active, kind, PACKING.count(mine, kind))
            self.hands.prove(partner, kind, PACKING.count(theirs, kind))
        offered: i64 = 1 if self.is_offer() else 0
        self.note_swap(offered, active, partner, mine, theirs)
        self.give(active, partner, mine)
        self.give(partner, active, theirs)
        self.end_trade()

    def give(self, giver: i64, taker: i64, picks: i64) -> None:
        """Move the picked cards of one giver to the other seat."""
        for kind in range(s.KINDS):
            count = PACKING.count(picks, kind)
            for _i in range(count):
                self.hands.hand_over(giver, taker, kind, -1)
            if count > 0:
                self.reveal(s.GAVE, giver, taker, kind, count)

    def end_trade(self) -> None:
        """End the only trade of the turn (RP14), and go on to the displays."""
        seat = self.frame(WHO)
        self.drop()
        self.cells[z.TRADED] = 1
        self.ask_to_display(seat)

    def ask_to_display(self, seat: i64) -> None:
        """Let a seat display sets, or draw at once if all know that it can only draw (RP05)."""
        if could_display(self, seat) or may_choose_draw(self, seat):
            self.to_act = seat
        else:
            self.begin_draw(s.DRAW)

    # Display.

    def display(self, action: i64) -> None:
        """Display a set and take its score card (RP15, RP16)."""
        seat, cells = self.to_act, self.cells
        cards, kind = displayed(action)
        points: i64 = 0
        if kind in (s.MONKS, s.BOOKS):
            pile = s.CHURCH if kind == s.MONKS else s.LIBRARY
            cells[z.HALLS + seat * s.PILES + pile] += 1
            points = self.config.church_points if kind == s.MONKS else ZERO
        elif kind < s.MONKS:
            cells[z.HALLS + seat * s.PILES + s.SETTLEMENT] += 1
            points = self.config.settlement_points
        else:
            city = self.next_city()
            cells[z.CITY_OF + city] = seat
            points = self.config.cities[city]
        for _i in range(cards):
            self.hands.lose(seat, kind, -1)
        cells[z.SHOWN + seat * s.KINDS + kind] += cards
        self.reveal(s.DISPLAYED, seat, kind, cards, points)
        cells[z.MOVED] = 1
        cells[z.TRADED] = 1
        if self.in_last_displays():
            self.next_final()
        else:
            self.ask_to_display(seat)

    # Draw, and the end of a turn.

    def begin_draw(self, action: i64) -> None:
        """Begin to draw a card of people and one of civilisation a settlement, at most 3 (RP19)."""
        seat, cells = self.active(), self.cells
        people: i64 = 0
        if action != s.DRAW_WITHOUT and self.deck_size(0) > 0:
            people = 1
        civilisation = min(self.hall(seat, s.SETTLEMENT), s.MOST_DRAWN - people)
        civilisation = min(civilisation, self.deck_size(1))
        self.tell(s.DREW, seat, people, civilisation)
        if people + civilisation > 0:
            cells[z.MOVED] = 1
            if civilisation > 0 and civilisation == self.deck_size(1) and cells[z.ENDING] < 0:
                cells[z.ENDING] = self.seats + 1  # this turn is not one of them
                cells[z.CLOSER] = seat
                self.tell(s.LAST_CARD, seat, min(self.seats, self.turns_left() - 1))
            self.push(s.DRAWING, seat)
            self.set_frame(s.PEOPLE_OWED, people)
            self.set_frame(s.CIVILISATION_OWED, civilisation)
            self.to_act = CHANCE
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """Begin the next turn, the end, or the last displays (RP21, RP23, RP25)."""
        seat, cells = self.active(), self.cells
        cells[z.IDLE] = cells[z.IDLE] + 1 if cells[z.MOVED] == 0 else ZERO
        cells[z.TURNS] += 1
        if cells[z.ENDING] > 0:
            cells[z.ENDING] -= 1
        elif cells[z.TURNS] % self.seats == 0 and cells[z.IDLE] >= s.IDLE_ROUNDS * self.seats:
            cells[z.ENDING] = self.seats
            cells[z.CLOSER] = seat
            self.tell(s.STALLED, seat, min(self.seats, self.turns_left()))
        if cells[z.ENDING] == 0 or self.turns_left() == 0:
            if cells[z.CLOSER] < 0:
                cells[z.CLOSER] = seat
            cells[z.FINALS] = 0
            self.tell(s.LAST_ROUND, (cells[z.CLOSER] + 1) % self.seats)
            self.next_final()
        else:
            self.begin_turn()

    def next_final(self) -> None:
        """Ask the next seat clockwise for its last displays (RP21), or end the game."""
        cells = self.cells
        while cells[z.FINALS] < self.seats and not could_display(self, self.active()):
            cells[z.FINALS] += 1
        if cells[z.FINALS] < self.seats:
            self.to_act = self.active()
            return
        self.to_act = OVER
        for seat in range(self.seats):
            for kind in range(s.KINDS):
                if self.hands.has(seat, kind) > 0:
                    self.reveal(s.SHOWN, seat, kind, self.hands.has(seat, kind))

    # Scoring.

    def scores(self) -> list[int]:
        return [self.open_points(seat) + self.pairs(seat) for seat in range(self.seats)]

    def estimate(self) -> list[float]:
        return chances(self)

    # Knowledge.

    def seen_as(self, action: i64, seat: i64) -> i64:
        """An action as a seat sees it.

        Only the drawer sees a drawn card. Nobody else sees a pick until both givers have picked.
        """
        if action >= s.DRAWN:
            return action if seat == self.drawer() else s.DRAWN
        if s.PICK <= action < s.STARTER and seat != self.to_act and self.picks_early():
            return s.PICK
        return action

    def picks_early(self) -> bool:
        """Whether the seat to act picks before the other giver."""
        row = self.window_row()
        return self.frames[row + ASKED] & ~(1 << self.to_act) != 0

    def revealed_to(self, action: i64, seat: i64) -> i64:
        """The last pick shows the cards that the other giver has picked before."""
        picked = self.cells[z.PICKED]
        if picked == 0 or not s.PICK <= action < s.STARTER or seat == self.early_picker():
            return 0
        steps = self.frame(s.STEPS) if self.top() == s.GIVING else ZERO
        return 1 + picked if steps + 1 == longest(self.promise_of(self.to_act)) else ZERO

    def redraw(self, seat: i64, rng: Random) -> None:
        """Deal all hidden cards anew, so that every promise can be kept (RP24)."""
        if self.to_act == OVER:
            return
        cells = self.cells
        people = cells[z.DECK : z.DECK + s.KINDS]
        civilisation = people[:]
        for kind in range(s.KINDS):
            if kind < s.PEOPLE_KINDS:
                civilisation[kind] = 0
            else:
                people[kind] = 0
        piles = [people, civilisation]
        self.hands.imagine_keeping(seat, piles, promises(self, seat), rng)
        for kind in range(s.KINDS):
            cells[z.DECK + kind] = piles[kind // s.PEOPLE_KINDS][kind]
        if cells[z.PICKED] != 0 and self.early_picker() != seat:
            cells[z.PICKED] = any_picks(self, self.early_picker(), rng)

    def hidden(self, seat: i64) -> list[tuple[str, list[int]]]:
        if self.to_act == OVER:
            return []
        others = [n for other in range(self.seats) if other != seat for n in self.hands.row(other)]
        deck = [self.cells[z.DECK + kind] for kind in range(s.KINDS)]
        zones = [
            ("hands", others),
            ("people deck", deck[: s.PEOPLE_KINDS]),
            ("civilisation deck", deck[s.PEOPLE_KINDS :]),
        ]
        picked = self.cells[z.PICKED]
        unseen = picked != 0 and self.early_picker() != seat
        picks = [PACKING.count(picked, kind) if unseen else 0 for kind in range(s.KINDS)]
        zones.append(("picks", picks))
        return zones

    # Soundness.

    def audit(self) -> str:
        fault = self.audit_table() or self.audit_stack() or self.audit_turn()
        return fault or self.audit_trade() or self.audit_draft()

    def draft_decisions(self) -> list[int]:
        if self.top() != s.GIVING:
            return super().draft_decisions()
        made = bags.picks(self.frames, self.here + s.PICKS, s.KINDS, s.PICK)
        return made + [s.ENOUGH] * (self.frame(s.STEPS) - len(made))
