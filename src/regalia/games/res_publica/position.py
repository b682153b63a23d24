"""Res Publica: the cards and counters of a position, and how they are stored and checked.

`ResPublicaPosition` is apart from `ResPublicaState` (rules.py), which adds the moves, because
rules.py imports choices.py, knowledge.py and evaluation.py, and these need a position.

A card's *kind* is its number in the card file: six kinds of people, Monks last, then six of
civilisation, Books last. Ids such as RP07 are those of RULINGS.md.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine import bags
from regalia.engine.game import Game
from regalia.engine.hands import Hands
from regalia.engine.state import ASKED, CHANCE, NONE, OVER, WHO, ZERO, State
from regalia.games.res_publica import schema as s
from regalia.games.res_publica import zones as z
from regalia.games.res_publica.promised import PromisedHands
from regalia.games.res_publica.trade import (
    PACKING,
    can_keep,
    can_serve,
    is_served,
    is_statement,
    is_vague,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class ResPublicaConfig(Game):
    """The printed cards: how many of each kind there are, and the points of score cards."""

    deck: vec[i64]
    cities: vec[i64]
    piles: vec[i64]
    settlement_points: i64
    church_points: i64

    def set_cards(
        self, deck: list[int], cities: list[int], piles: list[int], points: list[int]
    ) -> None:
        """Set the cards by kind (RP01), and the score cards and their points (RP02).

        ``cities`` are the points of the cities from the top; ``piles`` counts settlements,
        churches and libraries; ``points`` are those of a settlement and of a church.
        """
        self.deck = vec[i64](deck)
        self.cities = vec[i64](cities)
        self.piles = vec[i64](piles)
        self.settlement_points = points[0]
        self.church_points = points[1]

    def in_game(self, kind: i64, classic: i64) -> i64:
        """How many cards of a kind are in the game: no Monks or Books in the classic one (RP04)."""
        return ZERO if classic == 1 and kind in (s.MONKS, s.BOOKS) else self.deck[kind]


class ResPublicaPosition(State):
    """What lies on the table and the counters, as zones.py declares them, and the hands."""

    config: ResPublicaConfig
    hands: PromisedHands

    def __init__(
        self, config: ResPublicaConfig, seats: i64, source: ResPublicaPosition | None = None
    ) -> None:
        super().__init__(config, seats, source)
        self.config = config
        self.hands = PromisedHands(seats, source.hands if source is not None else None)

    def tracked_hands(self) -> Hands:
        return self.hands

    # The decks and piles.

    def is_classic(self) -> bool:
        """Whether the game is played without Monks, Books, churches and libraries (RP04)."""
        return self.cells[z.CLASSIC] == 1

    def deck_size(self, back: i64) -> i64:
        """The number of cards in a deck: 0 is people, 1 civilisation."""
        return bags.size(self.cells, z.DECK + back * s.PEOPLE_KINDS, s.PEOPLE_KINDS)

    def left(self, pile: i64) -> i64:
        """How many settlements, churches or libraries are left on their pile.

        The classic game has no churches and libraries (RP04).
        """
        if self.is_classic() and pile != s.SETTLEMENT:
            return 0
        count = self.config.piles[pile]
        for seat in range(self.seats):
            count -= self.hall(seat, pile)
        return count

    def next_city(self) -> i64:
        """The number of the top city, or `CITIES` if none is left."""
        for number in range(s.CITIES):
            if self.cells[z.CITY_OF + number] < 0:
                return number
        return s.CITIES

    def hall(self, seat: i64, pile: i64) -> i64:
        """How many settlements, churches or libraries a seat has."""
        return self.cells[z.HALLS + seat * s.PILES + pile]

    def shown(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat has displayed."""
        return self.cells[z.SHOWN + seat * s.KINDS + kind]

    def open_points(self, seat: i64) -> i64:
        """The points of a seat's score cards (RP22), without pairs in hand."""
        points = self.hall(seat, s.SETTLEMENT) * self.config.settlement_points
        points += self.hall(seat, s.CHURCH) * self.config.church_points
        for number in range(s.CITIES):
            if self.cells[z.CITY_OF + number] == seat:
                points += self.config.cities[number]
        return points

    def pairs(self, seat: i64) -> i64:
        """The number of pairs of identical cards in a hand: 1 of three cards, 2 of four (RP22)."""
        found: i64 = 0
        for kind in range(s.KINDS):
            found += self.hands.has(seat, kind) // 2
        return found

    # The turn.

    def active(self) -> i64:
        """The seat whose turn it is, or that makes its last displays."""
        cells = self.cells
        if cells[z.FINALS] >= 0:
            return (cells[z.CLOSER] + 1 + cells[z.FINALS]) % self.seats
        return (cells[z.STARTER] + cells[z.TURNS]) % self.seats

    def in_last_displays(self) -> bool:
        """Whether all turns have been played, and the seats make their last displays (RP21)."""
        return self.cells[z.FINALS] >= 0

    def turns(self, seat: i64) -> i64:
        cells = self.cells
        if cells[z.STARTER] < 0:
            return 0
        place = (seat - cells[z.STARTER]) % self.seats
        last = cells[z.TURNS]
        if self.in_last_displays():
            last -= 1
        return (last - place) // self.seats + 1

    def is_last_turn(self) -> bool:
        """Whether the turn is one of the last (RP21, RP23), or of the last round (RP25)."""
        if self.in_last_displays():
            return False
        return self.cells[z.ENDING] > 0 or self.cells[z.TURNS] >= (s.ROUNDS - 1) * self.seats

    def turns_left(self) -> i64:
        """The number of turns to the end of the last round, with the present one (RP25)."""
        return s.ROUNDS * self.seats - self.cells[z.TURNS]

    def trade_row(self) -> i64:
        """The row in ``frames`` of the trade under way, or -1."""
        return self.find(s.TRADING)

    def asks_others(self) -> bool:
        """Whether the other seats are still answering the request or offer."""
        return self.to_act != self.frame(WHO)

    def is_offer(self) -> bool:
        """Whether the trade under way began with an offer, not a request."""
        return self.frames[self.trade_row() + s.OFFERED] == 1

    def said(self) -> i64:
        """The request or offer of the trade under way."""
        return self.frames[self.trade_row() + s.SAID]

    def answer(self, seat: i64) -> i64:
        """A seat's answer to it: a statement, `NO_ANSWER` if declined, 0 if it has not answered."""
        row = self.trade_row()
        place = (seat - self.frames[row + WHO]) % self.seats
        return self.frames[row + s.SAID + place]

    def partner(self) -> i64:
        """The seat that swaps cards with the active seat, or -1."""
        row = self.window_row()
        return self.frames[row + s.PARTNER] if row >= 0 and self.frames[row] == s.PICKING else NONE

    def promise_of(self, seat: i64) -> i64:
        """The statement that a seat must serve with its cards in the swap under way."""
        began = seat == self.frames[self.trade_row() + WHO]
        return self.said() if began == self.is_offer() else self.answer(self.partner())

    def picks_begun(self) -> i64:
        """The cards that the seat to act has picked so far, in one number (`PACKING`)."""
        if self.top() != s.GIVING:
            return 0
        return PACKING.pack_bag(self.frames, self.here + s.PICKS)

    def early_picker(self) -> i64:
        """The giver that has picked while the other has not, or -1."""
        if self.cells[z.PICKED] == 0:
            return -1
        waited = self.frames[self.window_row() + WHO]
        active = self.frames[self.trade_row() + WHO]
        return self.partner() if waited == active else active

    def note_swap(self, offered: i64, active: i64, partner: i64, given: i64, taken: i64) -> None:
        """Set the latest swap."""
        cells = self.cells
        cells[z.SWAPPED + z.SWAP_OFFERED] = offered
        cells[z.SWAPPED + z.SWAP_ACTIVE] = active
        cells[z.SWAPPED + z.SWAP_PARTNER] = partner
        cells[z.SWAPPED + z.SWAP_GIVEN] = given
        cells[z.SWAPPED + z.SWAP_TAKEN] = taken

    def forget_swap(self) -> None:
        """Set the latest swap to none."""
        self.note_swap(0, NONE, NONE, 0, 0)

    # Soundness.

    def audit_table(self) -> str:
        """The fault of cards or score cards, or an empty text: their numbers are as printed."""
        if not self.is_swap():
            return "the latest swap is impossible."
        for kind in range(s.KINDS):
            count = self.cells[z.DECK + kind]
            for seat in range(self.seats):
                count += self.hands.has(seat, kind) + self.shown(seat, kind)
            if count != self.config.in_game(kind, self.cells[z.CLASSIC]):
                return "the cards are not those of the card file."
        if any(self.left(pile) < 0 for pile in range(s.PILES)):
            return "there are more score cards than printed."
        return self.audit_sets() or self.audit_draws() or self.hands.audit()

    def is_swap(self) -> bool:
        """Whether the latest swap is between two seats, or there is none."""
        swap = [self.cells[z.SWAPPED + part] for part in range(len(z.NO_SWAP))]
        active, partner = swap[z.SWAP_ACTIVE], swap[z.SWAP_PARTNER]
        if active < 0 or partner < 0:
            return swap == list(z.NO_SWAP)
        return active != partner

    def audit_sets(self) -> str:
        """The fault of the score cards, or an empty text: displayed cards have paid for each."""
        owners = [self.cells[z.CITY_OF + number] for number in range(s.CITIES)]
        if any(owner >= 0 for owner in owners[self.next_city() :]):
            return "a city was taken before one above it."
        for seat in range(self.seats):
            row = z.SHOWN + seat * s.KINDS
            people = bags.size(self.cells, row, s.MONKS)
            civilisation = bags.size(self.cells, row + s.PEOPLE_KINDS, s.CITY_KINDS)
            if people != s.SET * self.hall(seat, s.SETTLEMENT):
                return "a settlement was not paid for."
            if self.shown(seat, s.MONKS) != s.COUPLE * self.hall(seat, s.CHURCH):
                return "a church was not paid for."
            if self.shown(seat, s.BOOKS) != s.COUPLE * self.hall(seat, s.LIBRARY):
                return "a library was not paid for."
            least = s.SHORT_SET if self.hall(seat, s.LIBRARY) > 0 else s.SET
            cities = owners.count(seat)
            if not least * cities <= civilisation <= s.SET * cities:
                return "a city was not paid for."
        return ""

    def audit_draws(self) -> str:
        """The fault of the counted draws, or an empty text."""
        for back in range(s.BACKS):
            left = self.deck_size(back)
            for seat in range(self.seats):
                left += self.cells[z.DRAWS + seat * s.BACKS + back]
            for kind in range(back * s.PEOPLE_KINDS, (back + 1) * s.PEOPLE_KINDS):
                left -= self.config.in_game(kind, self.cells[z.CLASSIC])
            if left != 0:
                return "the counted draws do not match the cards drawn."
        return ""

    def audit_turn(self) -> str:
        """The fault of the turn and the end of the game, or an empty text."""
        cells = self.cells
        all_played = self.turns_left() == 0
        if (all_played and not self.in_last_displays()) or cells[z.IDLE] > cells[z.TURNS]:
            return "the number of turns is impossible."
        if (self.to_act == OVER) != (cells[z.FINALS] == self.seats):
            return "the game is over too early or too late."
        chance = cells[z.STARTER] < 0 or self.top() == s.DRAWING or self.top() == s.DEALING
        if (self.to_act == CHANCE) != chance or not self.can_be_drawn():
            return "a draw is impossible."
        if (cells[z.CLOSER] < 0) != (cells[z.ENDING] < 0 and not self.in_last_displays()):
            return "the last turn has no seat, or has one too early."
        if self.in_last_displays() and (cells[z.STARTER] < 0 or self.top() >= 0):
            return "something is under way in the last displays."
        if cells[z.PICKED] != 0 and self.window() != s.PICKING:
            return "cards are picked without a swap."
        if self.to_act >= 0 and self.trade_row() < 0 and self.to_act != self.active():
            return "the wrong seat is to act."
        return ""

    def audit_stack(self) -> str:
        """The fault of the frames, or an empty text: only a deal, a draw or a trade has any."""
        kinds = [self.frames[row] for row in self.rows()]
        if len(kinds) > 0 and kinds[len(kinds) - 1] in (s.SAYING, s.GIVING):
            kinds.pop()
        elif kinds in ([s.DEALING], [s.DRAWING]):
            return ""
        if kinds in ([], [s.TRADING], [s.TRADING, s.PICKING]):
            return ""
        return "a combination of frames is impossible."

    def can_be_drawn(self) -> bool:
        """Whether the decks hold the cards still to be drawn, and the right seat draws."""
        starter = self.cells[z.STARTER]
        if starter < 0:
            return self.top() < 0 and self.deck_size(0) >= s.IN_HAND * self.seats
        if self.top() == s.DEALING:
            owed = s.IN_HAND * self.seats - self.frame(s.CARDS_DEALT)
            to_whom = (starter + self.frame(s.CARDS_DEALT)) % self.seats
            return (
                0 < owed <= s.IN_HAND * self.seats
                and owed <= self.deck_size(0)
                and self.frame(WHO) == to_whom
            )
        if self.top() == s.DRAWING:
            people, civilisation = self.frame(s.PEOPLE_OWED), self.frame(s.CIVILISATION_OWED)
            return (
                0 <= people <= min(1, self.deck_size(0))
                and 0 <= civilisation <= min(s.MOST_DRAWN, self.deck_size(1))
                and 1 <= people + civilisation <= s.MOST_DRAWN
                and self.frame(WHO) == self.active()
            )
        return True

    def audit_trade(self) -> str:
        """The fault of the trade under way, or an empty text."""
        row = self.trade_row()
        if row < 0:
            return ""
        active = self.frames[row + WHO]
        if active != self.active() or self.cells[z.TRADED] != 0 or self.in_last_displays():
            return "the wrong seat trades."
        if self.frames[row + s.OFFERED] not in (0, 1) or not is_statement(self.said()):
            return "a trade was begun without a statement."
        for place in range(1, 5):
            answer = self.frames[row + s.SAID + place]
            if answer != 0 and (place >= self.seats or not is_answer(answer)):
                return "an answer is not a statement."
        for seat in range(self.seats):
            if seat == active:
                if self.is_offer() and not can_keep(self.hands.held, seat * s.KINDS, self.said()):
                    return "somebody offers what is not in hand."
            elif self.answer(seat) > 0:
                held, at = self.hands.held, seat * s.KINDS
                if self.is_offer() and not can_keep(held, at, self.answer(seat)):
                    return "somebody tenders what is not in hand."
                if not self.is_offer() and not can_serve(held, at, self.said()):
                    return "somebody answers a request with what is not in hand."
        return self.audit_answered(active) or self.audit_picking(active)

    def audit_answered(self, active: i64) -> str:
        """The fault of the order of answers, or an empty text.

        The others answer clockwise; then the active seat decides, if any has not declined.
        """
        picking = self.partner() >= 0
        met = False
        asked = True
        for place in range(1, self.seats):
            seat = (active + place) % self.seats
            if seat == self.to_act and not picking:
                asked = False
            if (self.answer(seat) != 0) != asked:
                return "the wrong seat answers."
            met = met or self.answer(seat) > 0
        if not met and (picking or self.to_act == active):
            return "a trade continues without an answer."
        return ""

    def audit_picking(self, active: i64) -> str:
        """The fault of the picking, or an empty text.

        A giver picks if the statement leaves it a choice, and has not picked yet.
        """
        partner = self.partner()
        if partner < 0:
            return "cards are picked without a partner." if self.window_row() >= 0 else ""
        if partner >= self.seats or partner == active or self.answer(partner) <= 0:
            return "a trade was made without an accepted answer."
        if not can_serve(self.hands.held, active * s.KINDS, self.promise_of(active)):
            return "an answer was accepted that the seat cannot pay."
        givers: i64 = 0
        for seat in (active, partner):
            if is_vague(self.promise_of(seat)):
                givers |= 1 << seat
        early, picked = self.early_picker(), self.cells[z.PICKED]
        if early >= 0:
            if (givers >> early) & 1 == 0:
                return "cards are picked by somebody who has no choice."
            for kind in range(s.KINDS):
                if PACKING.count(picked, kind) > self.hands.has(early, kind):
                    return "cards are picked that nobody holds."
            if not is_served(self.hands.held, early * s.KINDS, self.promise_of(early), picked):
                return "cards are picked that were not promised."
            givers &= ~(1 << early)
        window = self.window_row()
        if self.frames[window + ASKED] != givers or self.frames[window + WHO] != self.to_act:
            return "cards are picked by somebody who does not give any."
        return ""


def is_answer(answer: i64) -> bool:
    """Whether this can be an answer: a statement or `NO_ANSWER`."""
    return answer == s.NO_ANSWER or is_statement(answer)
