"""Res Publica: the rules.

Peoples and their civilisation are collected in sets. In turn each seat may trade with one other,
then display whole sets for settlements, cities, churches and libraries, then draws. Who asks names
what he wants or what he gives, never both; the others answer in kind (trade.py is that language).
Rulings are named as in RULINGS.md (RP07). What lies where is kept in position.py.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine import bags
from regalia.engine.state import CHANCE, OVER
from regalia.games.res_publica.outlook import chances
from regalia.games.res_publica.position import (
    BACKS,
    CHURCH,
    CITIES,
    COUPLE,
    DEALING,
    DECLINED,
    DRAWING,
    GIVING,
    IDLE_ROUNDS,
    IN_HAND,
    LIBRARY,
    MOST_DRAWN,
    PICKING,
    PILES,
    ROUNDS,
    SAYING,
    SET,
    SETTLEMENT,
    SHORT_SET,
    TRADING,
    PublicTable,
    no_swap,
)
from regalia.games.res_publica.promised import Promises
from regalia.games.res_publica.trade import (
    ALONE,
    BOOKS,
    BOTH,
    CHARACTERISTICS,
    EITHER,
    KINDS,
    MONKS,
    MOST,
    PEOPLE_KINDS,
    can_serve,
    characteristic_of,
    count_of,
    first_term,
    is_served,
    is_vague,
    joint_of,
    longest,
    most_more,
    next_picks,
    packed_of,
    picked_of,
    plain_picks,
    second_term,
    statement,
    term,
)

# Actions, numbered for the life of a rules version.
DRAW: Final = 0
DRAW_WITH: Final = 1  # one card of people, two of civilisation
DRAW_WITHOUT: Final = 2  # three of civilisation
REST: Final = 3  # display no more at the end
DISPLAY: Final = 4  # + kind
DISPLAY_SHORT: Final = 16  # + kind of civilisation, by who owns a library
REQUEST: Final = 21
OFFER: Final = 22
DEMAND: Final = 23  # in return for what is requested
TENDER: Final = 24  # in exchange for what is offered
DECLINE: Final = 25
COUNT: Final = 25  # + count, 1 to 12
NAME: Final = 38  # + characteristic
AND: Final = 56
OR: Final = 57
STOP: Final = 58
ACCEPT: Final = 59  # + seat
REFUSE: Final = 64
PICK: Final = 65  # + kind
ENOUGH: Final = 77
# Outcomes.
STARTER: Final = 78  # + seat
DRAWN: Final = 83  # + kind
ACTIONS: Final = 95

# Events of the journal.
STARTS: Final = 0  # seat
DEALT: Final = 1  # seat, kind
STATED: Final = 2  # seat, verb, term, 512 * joint + other term
DECLINES: Final = 3  # seat
ACCEPTS: Final = 4  # seat, partner
REFUSES: Final = 5  # seat
GAVE: Final = 6  # giver, taker, kind, cards
DISPLAYED: Final = 7  # seat, kind, cards, points
DREW: Final = 8  # seat, cards of people, cards of civilisation
GOT: Final = 9  # seat, kind
LAST_CARD: Final = 10  # seat, turns left
STALLED: Final = 11  # seat, turns left
LAST_ROUND: Final = 12  # seat
RESTED: Final = 13  # seat
SHOWN: Final = 14  # seat, kind, cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Republic(PublicTable):
    """A position of Res Publica, and what may be done in it."""

    def copy(self) -> Republic:
        return Republic(self.law, self.seats, self.classic, self)

    # What may be done.

    def legal(self) -> vec[i64]:
        if self.to_act == CHANCE:
            return self.outcomes()
        if self.to_act == OVER:
            return vec[i64]()
        frame = self.top()
        if frame == SAYING:
            return self.legal_words()
        if frame in (GIVING, PICKING):
            return self.legal_picks()
        if frame == TRADING:
            return self.legal_answers() if self.asks_others() else self.legal_deals()
        return self.legal_turn(self.to_act)

    def legal_turn(self, seat: i64) -> vec[i64]:
        """Trade at most once, then display, then draw (RP05); at the end only display."""
        found = vec[i64]()
        if self.finals >= 0:
            found = append(found, REST)
        elif self.may_choose_draw(seat):
            found = append(append(found, DRAW_WITH), DRAW_WITHOUT)
        else:
            found = append(found, DRAW)
        found = self.add_displays(seat, found)
        if self.finals < 0 and self.traded == 0 and self.hands.size(seat) > 0:
            found = append(append(found, REQUEST), OFFER)
        return found

    def add_displays(self, seat: i64, found: vec[i64]) -> vec[i64]:
        """The whole sets in a hand for which there is a score card (RP15 to RP17)."""
        cities = self.next_city() < CITIES
        for kind in range(KINDS):
            cards = self.hands.has(seat, kind)
            if cards < COUPLE:
                continue
            if kind in (MONKS, BOOKS):
                if self.left(CHURCH if kind == MONKS else LIBRARY) > 0:
                    found = append(found, DISPLAY + kind)
            elif cards >= SET and (cities if kind > MONKS else self.left(SETTLEMENT) > 0):
                found = append(found, DISPLAY + kind)
        if cities and self.hall(seat, LIBRARY) > 0:
            for kind in range(PEOPLE_KINDS, BOOKS):
                if self.hands.has(seat, kind) >= SHORT_SET:
                    found = append(found, DISPLAY_SHORT + kind - PEOPLE_KINDS)
        return found

    def could_display(self, seat: i64) -> bool:
        """Whether by what all know the seat could hold a set: only then it is asked."""
        people = self.hands.size_of(seat, 0)
        civilisation = self.hands.size_of(seat, 1)
        if people >= COUPLE and self.left(CHURCH) > 0:
            return True
        if civilisation >= COUPLE and self.left(LIBRARY) > 0:
            return True
        if people >= SET and self.left(SETTLEMENT) > 0:
            return True
        least = SHORT_SET if self.hall(seat, LIBRARY) > 0 else SET
        return civilisation >= least and self.next_city() < CITIES

    def may_choose_draw(self, seat: i64) -> bool:
        """Whether the seat chooses between 1 + 2 and 0 + 3 cards (RP19)."""
        if self.hall(seat, SETTLEMENT) < MOST_DRAWN:
            return False
        return self.deck_size(0) >= 1 and self.deck_size(1) >= MOST_DRAWN

    # The words of a statement.

    def legal_words(self) -> vec[i64]:
        """How a statement may go on: a count, what is counted, and / or / no more, once more."""
        promises = self.frame(2) == OFFER or self.frame(2) == TENDER
        one = self.first_said()
        joint = self.frame(5)
        count = self.frame(6) if joint != ALONE else self.frame(3)
        if count == 0:
            return self.legal_counts(promises, one, joint)
        if one > 0 and joint == ALONE:
            return self.legal_joints(promises, one)
        found = vec[i64]()
        for name in range(self.frame(4) + 1, CHARACTERISTICS):
            if self.most_of(promises, one, joint, name) >= count:
                found = append(found, NAME + name)
        return found

    def first_said(self) -> i64:
        """The first term of the statement that is being made, or 0 while it is not whole."""
        return term(self.frame(3), self.frame(4)) if self.frame(4) >= 0 else 0

    def most_of(self, promises: bool, one: i64, joint: i64, name: i64) -> i64:
        """The greatest count that may be said of a characteristic next; 0 if it cannot be named.

        What one asks for is free; who promises must hold it (RP10). *And* takes other cards
        than the first term; *or* need not.
        """
        if self.classic == 1 and (name in (MONKS, BOOKS)):
            return 0
        if not promises:
            return MOST
        row = self.to_act * KINDS
        return most_more(self.hands.held, row, one if joint == BOTH else 0, name)

    def legal_counts(self, promises: bool, one: i64, joint: i64) -> vec[i64]:
        """The counts of which there is something to name."""
        most: i64 = 0
        for name in range(self.frame(4) + 1, CHARACTERISTICS):
            most = max(most, self.most_of(promises, one, joint, name))
            if most == MOST:
                break
        found = vec[i64]()
        for count in range(1, most + 1):
            found = append(found, COUNT + count)
        return found

    def legal_joints(self, promises: bool, one: i64) -> vec[i64]:
        """Whether a second term may follow (RP07); the statement may always end."""
        both = False
        either = False
        for name in range(self.frame(4) + 1, CHARACTERISTICS):
            both = both or self.most_of(promises, one, BOTH, name) > 0
            either = either or self.most_of(promises, one, EITHER, name) > 0
        found = vec[i64]()
        if both:
            found = append(found, AND)
        if either:
            found = append(found, OR)
        return append(found, STOP)

    # Answers, and which of them is accepted.

    def asks_others(self) -> bool:
        """Whether the others are still being asked for their answers to a request or offer."""
        return self.to_act != self.frame(1)

    def legal_answers(self) -> vec[i64]:
        """In kind, or none (RP09); who answers must hold what he gives (RP10)."""
        seat = self.to_act
        found = vec[i64]()
        if self.is_offer():
            if self.hands.size(seat) > 0:
                found = append(found, TENDER)
        elif can_serve(self.hands.held, seat * KINDS, self.said()):
            found = append(found, DEMAND)
        return append(found, DECLINE)

    def legal_deals(self) -> vec[i64]:
        """One answer that the active seat can deliver, or none (RP11)."""
        found = vec[i64]()
        for seat in range(self.seats):
            if seat != self.to_act and self.answer(seat) > 0:
                deliver = self.is_offer()
                row = self.to_act * KINDS
                if deliver or can_serve(self.hands.held, row, self.answer(seat)):
                    found = append(found, ACCEPT + seat)
        return append(found, REFUSE)

    def legal_picks(self) -> vec[i64]:
        """Kinds, ascending, that can still be made what was promised; then no more (RP12).

        The number of steps is that of the longest way to keep the promise, whatever is picked.
        """
        said = self.bond(self.to_act)
        row = self.to_act * KINDS
        if self.top() != GIVING:
            return self.as_picks(next_picks(self.hands.held, row, said, 0, 0), False)
        picks, last = self.frame(2), self.frame(3)
        kinds = next_picks(self.hands.held, row, said, picks, last)
        return self.as_picks(kinds, is_served(self.hands.held, row, said, picks))

    def as_picks(self, kinds: vec[i64], enough: bool) -> vec[i64]:
        found = vec[i64]()
        for i in range(len(kinds)):
            found = append(found, PICK + kinds[i])
        return append(found, ENOUGH) if enough else found

    def filler(self) -> i64:
        """Who has picked enough goes on saying so up to the number of steps that all know."""
        return ENOUGH if self.top() == GIVING else -1

    # Chance: who starts, which card is drawn.

    def drawer(self) -> i64:
        """The seat that draws the next card."""
        return self.frame(1)

    def drawn_from(self) -> i64:
        """The deck from which it comes: 0 people, 1 civilisation; people are drawn first."""
        return 0 if self.top() == DEALING or self.frame(2) > 0 else 1

    def outcomes(self) -> vec[i64]:
        if self.starter < 0:
            return vec[i64]([STARTER + seat for seat in range(self.seats)])
        start = self.drawn_from() * PEOPLE_KINDS
        return bags.kinds_in(self.deck, start, PEOPLE_KINDS, DRAWN + start)

    def weights(self) -> vec[i64]:
        if self.starter < 0:
            return vec[i64]([1] * self.seats)
        return bags.weights_in(self.deck, self.drawn_from() * PEOPLE_KINDS, PEOPLE_KINDS)

    def sample(self, rng: Random) -> i64:
        if self.starter < 0:
            return STARTER + rng.randrange(self.seats)
        start = self.drawn_from() * PEOPLE_KINDS
        n = rng.randrange(bags.size(self.deck, start, PEOPLE_KINDS))
        return DRAWN + start + bags.pick(self.deck, start, PEOPLE_KINDS, n)

    def owner(self) -> str:
        if self.starter < 0:
            return "start"
        deck = "civilisation" if self.drawn_from() == 1 else "people"
        return f"{deck} of seat {self.drawer() + 1}"

    def ordinal(self) -> int:
        if self.starter < 0:
            return 0
        return self.draws[self.drawer() * BACKS + self.drawn_from()]

    # Carrying it out.

    def apply(self, action: i64) -> None:
        if action >= DRAWN:
            self.draw_card(action - DRAWN)
        elif action >= STARTER:
            self.starter = action - STARTER
            self.tell(STARTS, self.starter)
            self.push(DEALING, self.starter)
        elif action >= PICK:
            self.pick(action)
        elif action == REFUSE:
            self.tell(REFUSES, self.to_act)
            self.end_trade()
        elif action >= ACCEPT:
            self.accept(action - ACCEPT)
        elif action > DECLINE:
            self.say(action)
        elif action == DECLINE:
            self.tell(DECLINES, self.to_act)
            self.note_answer(DECLINED)
        elif action >= REQUEST:
            self.push(SAYING, self.to_act, action, 0, -1)
        elif action >= DISPLAY:
            self.display(action)
        elif action == REST:
            self.tell(RESTED, self.to_act)
            self.finals += 1
            self.next_final()
        else:
            self.begin_draw(action)

    def draw_card(self, kind: i64) -> None:
        """A card from a deck into a hand, seen by its holder alone."""
        seat, back = self.drawer(), self.drawn_from()
        self.deck[kind] -= 1
        self.draws[seat * BACKS + back] += 1
        self.hands.gain(seat, kind, 0)
        if self.top() == DEALING:
            self.whisper(1 << seat, DEALT, seat, kind)
            self.set_frame(2, self.frame(2) + 1)
            self.set_frame(1, (seat + 1) % self.seats)
            if self.frame(2) == IN_HAND * self.seats:  # RP03
                self.drop()
                self.begin_turn()
            return
        self.whisper(1 << seat, GOT, seat, kind)
        self.set_frame(2 + back, self.frame(2 + back) - 1)
        if self.frame(2) == 0 and self.frame(3) == 0:
            self.drop()
            self.end_turn()

    def begin_turn(self) -> None:
        self.traded = 0
        self.moved = 0
        seat = self.active()
        if self.hands.size(seat) > 0 or self.may_choose_draw(seat):
            self.to_act = seat
        else:  # as all know, nothing else can be done
            self.begin_draw(DRAW)

    # Trade.

    def say(self, action: i64) -> None:
        """A word of a statement."""
        joint = self.frame(5)
        if action == STOP:
            self.finish_statement(self.first_said())
        elif action >= AND:
            self.set_frame(5, BOTH if action == AND else EITHER)
        elif action >= NAME:
            if joint == ALONE:
                self.set_frame(4, action - NAME)
            else:
                other = term(self.frame(6), action - NAME)
                self.finish_statement(statement(self.first_said(), joint, other))
        else:
            self.set_frame(3 if joint == ALONE else 6, action - COUNT)

    def finish_statement(self, said: i64) -> None:
        """What was said is heard by all, and what it proves is known."""
        seat, verb = self.to_act, self.frame(2)
        self.drop()
        other = joint_of(said) * 512 + second_term(said)
        self.tell(STATED, seat, verb - REQUEST, first_term(said), other)
        if verb in (OFFER, TENDER):
            self.vouch_for(seat, said)
        if verb in (REQUEST, OFFER):
            self.push(TRADING, seat, 1 if verb == OFFER else 0, said)
            self.swapped = no_swap()
            self.to_act = (seat + 1) % self.seats
            return
        if verb == DEMAND and joint_of(self.said()) != EITHER:
            self.vouch_for(seat, self.said())
        self.note_answer(said)

    def vouch_for(self, seat: i64, said: i64) -> None:
        """Kinds that a promise names are known to be there, for good (RP24)."""
        for one in (first_term(said), second_term(said)):
            if one > 0 and characteristic_of(one) < KINDS:
                self.hands.vouch(seat, characteristic_of(one), count_of(one))

    def note_answer(self, answer: i64) -> None:
        """Then the next clockwise is asked (RP09); at last the active seat, if any answered."""
        active = self.frame(1)
        place = (self.to_act - active) % self.seats
        self.set_frame(3 + place, answer)
        if place < self.seats - 1:
            self.to_act = (self.to_act + 1) % self.seats
            return
        for other in range(self.seats):
            if other != active and self.answer(other) > 0:
                self.to_act = active
                return
        self.end_trade()

    def accept(self, partner: i64) -> None:
        """Whose words leave him a choice picks; the others' cards are plain (RP12)."""
        active = self.to_act
        self.tell(ACCEPTS, active, partner)
        offer, said, answer = self.is_offer(), self.said(), self.answer(partner)
        mine = said if offer else answer
        his = answer if offer else said
        if not offer and joint_of(answer) != EITHER:
            self.vouch_for(active, answer)
        mask: i64 = 0
        if is_vague(mine):
            mask |= 1 << active
        if is_vague(his):
            mask |= 1 << partner
        if not self.open_window(PICKING, active, mask, partner):
            self.swap(active, partner, plain_picks(mine), plain_picks(his))

    def pick(self, action: i64) -> None:
        """A card that is given, or that there are enough; unseen until both have picked."""
        if self.top() != GIVING:
            self.push(GIVING, self.to_act)
        if action == ENOUGH:
            self.set_frame(3, KINDS)
        else:
            kind = action - PICK
            self.set_frame(2, self.frame(2) + packed_of(1, kind))
            self.set_frame(3, kind)
        self.set_frame(4, self.frame(4) + 1)
        if self.frame(4) == longest(self.bond(self.to_act)):
            picks = self.frame(2)
            self.drop()
            self.finish_picks(picks)

    def finish_picks(self, picks: i64) -> None:
        """When both have picked the cards are swapped."""
        seat, early = self.to_act, self.picked
        active = self.frames[self.trade_row() + 1]
        partner = self.partner()
        other = partner if seat == active else active
        bond = self.bond(other)
        if self.next_asked():
            self.picked = picks
            return
        others = plain_picks(bond) if early == 0 else early
        self.picked = 0
        if seat == active:
            self.swap(active, partner, picks, others)
        else:
            self.swap(active, partner, others, picks)

    def swap(self, active: i64, partner: i64, mine: i64, his: i64) -> None:
        """The cards change hands face up (RP12)."""
        offered: i64 = 1 if self.is_offer() else 0
        self.swapped = vec[i64]([offered, active, partner, mine, his])
        self.give(active, partner, mine)
        self.give(partner, active, his)
        self.end_trade()

    def give(self, giver: i64, taker: i64, picks: i64) -> None:
        for kind in range(KINDS):
            count = picked_of(picks, kind)
            for _ in range(count):
                self.hands.hand_over(giver, taker, kind, -1)
            if count > 0:
                self.reveal(GAVE, giver, taker, kind, count)

    def end_trade(self) -> None:
        """One trade a turn (RP14); then the active seat may display, if it could at all."""
        seat = self.frame(1)
        self.drop()
        self.traded = 1
        self.ask_to_display(seat)

    def ask_to_display(self, seat: i64) -> None:
        if self.could_display(seat) or self.may_choose_draw(seat):
            self.to_act = seat
        else:
            self.begin_draw(DRAW)

    # Display.

    def display(self, action: i64) -> None:
        """Lay a set on the table for a score card (RP15, RP16)."""
        seat = self.to_act
        kind = action - DISPLAY
        cards: i64 = SET
        if action >= DISPLAY_SHORT:
            kind = action - DISPLAY_SHORT + PEOPLE_KINDS
            cards = SHORT_SET
        points: i64 = 0
        if kind in (MONKS, BOOKS):
            cards = COUPLE
            pile = CHURCH if kind == MONKS else LIBRARY
            self.halls[seat * PILES + pile] += 1
            points = self.law.church_points if kind == MONKS else 0
        elif kind < MONKS:
            self.halls[seat * PILES + SETTLEMENT] += 1
            points = self.law.settlement_points
        else:
            city = self.next_city()
            self.city_of[city] = seat
            points = self.law.cities[city]
        for _ in range(cards):
            self.hands.lose(seat, kind, -1)
        self.shown[seat * KINDS + kind] += cards
        self.reveal(DISPLAYED, seat, kind, cards, points)
        self.moved = 1
        self.traded = 1
        if self.finals >= 0:
            self.next_final()
        else:
            self.ask_to_display(seat)

    # Draw, and the end of a turn.

    def begin_draw(self, action: i64) -> None:
        """One card of people and one of civilisation for each settlement, at most three (RP19)."""
        seat = self.active()
        people: i64 = 0
        if action != DRAW_WITHOUT and self.deck_size(0) > 0:
            people = 1
        civilisation = min(self.hall(seat, SETTLEMENT), MOST_DRAWN - people, self.deck_size(1))
        self.tell(DREW, seat, people, civilisation)
        if people + civilisation > 0:
            self.moved = 1
            if civilisation > 0 and civilisation == self.deck_size(1) and self.ending < 0:
                self.ending = self.seats + 1  # this turn is not one of them
                self.closer = seat
                self.tell(LAST_CARD, seat, min(self.seats, self.turns_left() - 1))
            self.push(DRAWING, seat, people, civilisation)
            self.to_act = CHANCE
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """The last turns are counted down once the end has begun (RP21, RP23, RP25)."""
        seat = self.active()
        self.idle = self.idle + 1 if self.moved == 0 else 0
        self.turn += 1
        if self.ending > 0:
            self.ending -= 1
        elif self.turn % self.seats == 0 and self.idle >= IDLE_ROUNDS * self.seats:
            self.ending = self.seats
            self.closer = seat
            self.tell(STALLED, seat, min(self.seats, self.turns_left()))
        if self.ending == 0 or self.turn == ROUNDS * self.seats:
            if self.closer < 0:
                self.closer = seat
            self.finals = 0
            self.tell(LAST_ROUND, (self.closer + 1) % self.seats)
            self.next_final()
        else:
            self.begin_turn()

    def next_final(self) -> None:
        """Clockwise, each may once more display any number of sets (RP21); then it is over."""
        while self.finals < self.seats and not self.could_display(self.active()):
            self.finals += 1
        if self.finals < self.seats:
            self.to_act = self.active()
            return
        self.to_act = OVER
        for seat in range(self.seats):
            for kind in range(KINDS):
                if self.hands.has(seat, kind) > 0:
                    self.reveal(SHOWN, seat, kind, self.hands.has(seat, kind))

    # Scoring.

    def scores(self) -> list[int]:
        return [self.open_points(seat) + self.pairs(seat) for seat in range(self.seats)]

    def estimate(self) -> list[float]:
        return chances(self)

    # Knowledge.

    def seen_as(self, action: i64, seat: i64) -> i64:
        """A card drawn is seen by who draws it; picks are not, until the last of both is made."""
        if action >= DRAWN:
            return action if seat == self.drawer() else DRAWN
        if PICK <= action < STARTER and seat != self.to_act and self.picks_early():
            return PICK
        return action

    def picks_early(self) -> bool:
        """Whether the seat to act picks while the other giver has yet to."""
        row = self.window_row()
        return self.frames[row + 2] & ~(1 << self.to_act) != 0

    def learns(self, action: i64, seat: i64) -> i64:
        """The last pick opens what was picked before it."""
        if self.picked == 0 or not PICK <= action < STARTER or seat == self.early_picker():
            return 0
        steps = self.frame(4) if self.top() == GIVING else 0
        return 1 + self.picked if steps + 1 == longest(self.bond(self.to_act)) else 0

    def imagine(self, seat: i64, rng: Random) -> Republic:
        """Deal all that is hidden anew, so that what was promised can be kept (RP24)."""
        world = self.copy()
        if self.to_act != seat:
            world.drop_draft()  # a move half made is known to its maker alone
        if self.to_act != OVER:
            people = world.deck[:]
            civilisation = world.deck[:]
            for kind in range(KINDS):
                if kind < PEOPLE_KINDS:
                    civilisation[kind] = 0
                else:
                    people[kind] = 0
            piles = [people, civilisation]
            world.hands.imagine_keeping(seat, piles, self.promises(seat), rng)
            for kind in range(KINDS):
                world.deck[kind] = piles[kind // PEOPLE_KINDS][kind]
            if world.picked != 0 and self.early_picker() != seat:
                world.picked = world.any_picks(self.early_picker(), rng)
        return world

    def promises(self, seer: i64) -> Promises:
        """What the others have promised in the trade under way, to him who imagines them."""
        found = Promises()
        row = self.trade_row()
        if row < 0:
            return found
        active = self.frames[row + 1]
        offer = self.is_offer()
        if offer and active != seer:
            found.add(active, self.said(), True)
        for other in range(self.seats):
            answer = self.answer(other) if other != active else 0
            if answer > 0 and other != seer:
                found.add(other, answer if offer else self.said(), offer)
        if not offer and active != seer and self.partner() >= 0:
            found.add(active, self.answer(self.partner()), False)
        return found

    def any_picks(self, seat: i64, rng: Random) -> i64:
        """Cards with which a seat may keep its promise, drawn one by one by how many it holds."""
        said = self.bond(seat)
        row = seat * KINDS
        picks: i64 = 0
        last: i64 = 0
        for _ in range(longest(said)):
            kinds = next_picks(self.hands.held, row, said, picks, last)
            odds = vec[i64]()
            total: i64 = 0
            for i in range(len(kinds)):
                count = self.hands.held[row + kinds[i]] - picked_of(picks, kinds[i])
                odds = append(odds, count)
                total += count
            enough = picks != 0 and is_served(self.hands.held, row, said, picks)
            if total == 0 or (enough and rng.randrange(2) == 0):
                return picks
            n = rng.randrange(total)
            for i in range(len(kinds)):
                n -= odds[i]
                if n < 0:
                    last = kinds[i]
                    picks += packed_of(1, last)
                    break
        return picks

    def hidden(self, seat: i64) -> list[tuple[str, list[int]]]:
        if self.to_act == OVER:
            return []
        others = [n for s in range(self.seats) if s != seat for n in self.hands.row(s)]
        deck = [count for count in self.deck]
        zones = [
            ("hands", others),
            ("people deck", deck[:PEOPLE_KINDS]),
            ("civilisation deck", deck[PEOPLE_KINDS:]),
        ]
        unseen = self.picked != 0 and self.early_picker() != seat
        picks = [picked_of(self.picked, kind) if unseen else 0 for kind in range(KINDS)]
        zones.append(("picks", picks))
        return zones

    # Soundness.

    def audit(self) -> str:
        return self.audit_table() or self.audit_turn() or self.audit_trade() or self.audit_draft()

    def half_move(self) -> list[int]:
        """The decisions that made the top frame."""
        made: list[int] = []
        if self.top() == GIVING:
            for kind in range(KINDS):
                for _ in range(picked_of(self.frame(2), kind)):
                    made.append(PICK + kind)
            while len(made) < self.frame(4):
                made.append(ENOUGH)
            return made
        made.append(self.frame(2))
        if self.frame(3) > 0:
            made.append(COUNT + self.frame(3))
        if self.frame(4) >= 0:
            made.append(NAME + self.frame(4))
        if self.frame(5) != ALONE:
            made.append(AND if self.frame(5) == BOTH else OR)
        if self.frame(6) > 0:
            made.append(COUNT + self.frame(6))
        return made
