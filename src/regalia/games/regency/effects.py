"""Regency: what is done to hands, domains and the populace, by events and by powers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine.state import FRAME, OVER
from regalia.games.regency import schema as s
from regalia.games.regency.knowledge import RegencySecrets
from regalia.games.regency.outlook import chances
from regalia.games.regency.position import cards_in, counted, is_attraction


@mypyc_attr(allow_interpreted_subclasses=True)
class RegencyDeeds(RegencySecrets):
    """A position, and the deeds that change it; none of them asks or draws."""

    def use_power(self, seat: i64) -> None:
        self.ready[seat] = 0
        self.tell(s.USED, seat, self.mats[seat])

    def draw_out(self) -> None:
        """Nobody wins (RG10)."""
        self.turn = min(self.turn, s.TURNS - 1)
        self.frames = vec[i64]()
        self.to_act = OVER
        self.tell(s.DRAWN_OUT)

    def is_won(self) -> bool:
        """Whether a domain is complete; from the active regent clockwise (RG15, RG43)."""
        if self.victor >= 0:
            return True
        domain = self.active()
        for _ in range(self.domains()):
            if self.complete(domain) == s.CASTES:
                self.victor = domain
                self.frames = vec[i64]()
                self.to_act = OVER
                self.tell(s.WON, domain)
                return True
            domain = (domain + 1) % self.domains()
        return False

    def uprise(self) -> None:
        """The populace is shuffled into its deck and turned up anew (RG32)."""
        seat = self.to_act
        self.use_power(seat)
        self.tell(s.UPRISES, seat)
        for place in range(s.PLACES):
            if self.row[place] >= 0:
                self.crowd[self.row[place]] += 1
                self.row[place] = -1
        self.push(s.REFILL, seat)

    def refresh_deck(self) -> bool:
        """An empty deck is replaced by the discard pile (RG09); false if there is none either."""
        if self.events_left() > 0:
            return True
        if self.discarded() == 0:
            return False
        self.deck = self.pile
        self.pile = vec[i64]([0] * s.KINDS)
        self.tell(s.SHUFFLED)
        return True

    def must_refill(self) -> bool:
        """Whether somebody can move up, or come."""
        if self.crowd_left() > 0:
            return True
        for place in range(self.first_empty(), s.PLACES):
            if self.row[place] >= 0:
                return True
        return False

    def cancel(self, row: i64, seat: i64) -> None:
        """The event in this row does nothing; what it cost stays spent (RG37)."""
        self.frames[row + s.EVENT_STAGE] = s.CANCELLED
        self.tell(s.CANCELS, seat, self.frames[row + s.EVENT_KIND], -1)

    def attract(self, domain: i64, citizen: i64) -> None:
        """A citizen of the populace joins a domain, unless a Bargain has got him (RG37)."""
        place = self.place_of(citizen)
        if place >= 0:
            self.row[place] = -1
            self.arrive(domain, citizen)

    def refuse(self, row: i64, seat: i64, citizen: i64) -> None:
        """The citizen keeps his place; every attraction of him ends (RG37)."""
        below = row - FRAME
        while below >= 0 and self.frames[below] == s.EVENT:
            if (
                is_attraction(self.frames[below + s.EVENT_KIND])
                and self.frames[below + s.EVENT_FIRST] == citizen
            ):
                self.frames[below + s.EVENT_STAGE] = s.CANCELLED
            below -= FRAME
        self.tell(s.CANCELS, seat, -1, citizen)

    def transfer(self, citizen: i64, domain: i64) -> None:
        """A citizen goes from one domain to another."""
        self.take_up(citizen)
        self.arrive(domain, citizen)

    def arrive(self, domain: i64, citizen: i64) -> None:
        """His new owner assigns a citizen at once (RG16); Catherine by rule (RG41)."""
        if domain == self.crown:
            self.join(domain, citizen, self.her_caste(citizen))
        elif self.is_simple(citizen):
            for caste in range(s.CASTES):
                if self.may_be(citizen, caste):
                    self.join(domain, citizen, caste)
        else:
            self.push(s.ARRIVAL, domain, citizen)

    def join(self, domain: i64, citizen: i64, caste: i64) -> None:
        self.lay(domain, citizen, caste)
        self.tell(s.JOINS, domain, citizen, caste)

    def appoint(self, seat: i64, mine: i64, theirs: i64) -> None:
        """Two simple citizens change places (RG19, RG21)."""
        place = self.place_of(theirs)
        self.take_up(mine)
        self.row[place] = mine
        self.tell(s.MOVED, mine, place)
        self.arrive(seat, theirs)

    def summon(self, one: i64, other: i64) -> None:
        """Two of the populace change places (RG21)."""
        here, there = self.place_of(one), self.place_of(other)
        self.row[here] = other
        self.row[there] = one
        self.tell(s.MOVED, one, there)
        self.tell(s.MOVED, other, here)

    def show_hand(self, seer: i64, holder: i64) -> None:
        """Tell a seat what a hand holds that it sees now, another's or a new one of its own."""
        if self.journal is not None:
            self.whisper(1 << seer, s.LOOKED, seer, holder, self.hand_packed(holder))

    def keep_homage(self, seat: i64, kind: i64) -> None:
        """One of the two is kept, the other discarded (RG21)."""
        other = self.aside[1] - 1 if self.aside[0] == kind + 1 else self.aside[0] - 1
        self.aside[0] = 0
        self.aside[1] = 0
        self.hands.gain(seat, kind, 0)
        self.whisper(1 << seat, s.KEPT_CARD, seat, kind)
        self.pile[other] += 1
        self.reveal(s.DISCARDED, seat, other, 1)

    def keep_tithe(self, actor: i64, giver: i64) -> None:
        """All see whose event is kept; the rest is discarded, whoever passed it (RG23)."""
        self.tell(s.KEPT, actor, giver)
        self.hands.gain(actor, self.aside[giver] - 1, 1 << giver)
        self.aside[giver] = 0
        for kind in range(s.KINDS):
            count: i64 = 0
            for other in range(self.seats):
                if self.aside[other] == kind + 1:
                    self.aside[other] = 0
                    count += 1
            if count > 0:
                self.pile[kind] += count
                self.reveal(s.DISCARDED, actor, kind, count)

    def discard(self, seat: i64, cards: i64) -> None:
        for kind in range(s.KINDS):
            count = counted(cards, kind)
            for _ in range(count):
                self.hands.lose(seat, kind, -1)
                self.pile[kind] += 1
            if count > 0:
                self.reveal(s.DISCARDED, seat, kind, count)

    def hand_cards(self, payer: i64, payee: i64, cards: i64, cost: i64) -> None:
        """Cards are paid: for all to see if not to a seat, else seen by both (RG26, RG42, RG44)."""
        if payee < 0 or payee == self.crown:
            self.discard(payer, cards)
            return
        count = cards_in(cards)
        self.tell(s.PAYS, payer, payee, count)
        if payee == payer:
            for kind in range(s.KINDS):
                self.hands.vouch(payer, kind, self.proven(kind, count, cost))
            return
        self.whisper((1 << payer) | (1 << payee), s.GAVE, payer, payee, cards)
        for kind in range(s.KINDS):
            proven = self.proven(kind, count, cost)
            for i in range(counted(cards, kind)):
                self.hands.hand_over(payer, payee, kind, -1 if i < proven else 0)

    def proven(self, kind: i64, count: i64, cost: i64) -> i64:
        """How many of so many cards that met a cost must have been of a kind (RG44)."""
        other: i64 = 0
        for one in range(s.KINDS):
            if one != kind:
                other = max(other, self.law.worth[one])
        short = cost - count * other
        gain = self.law.worth[kind] - other
        return (short + gain - 1) // gain if short > 0 and gain > 0 else 0

    def hand_all(self, payer: i64, payee: i64) -> None:
        """A whole hand is given, and what is known of it goes with it (RG22, RG44)."""
        cards = self.hand_packed(payer)
        self.tell(s.PAYS, payer, payee, cards_in(cards))
        self.whisper((1 << payer) | (1 << payee), s.GAVE, payer, payee, cards)
        self.hands.hand_over_all(payer, payee)

    def answer_prayer(self, seat: i64, kind: i64) -> None:
        """What is not taken is discarded."""
        named, top = (
            self.frame(s.PRAYING_NAMED),
            self.frame(s.PRAYING_PRIZE) == s.TAKE_TOP - s.TAKE_NAMED,
        )
        self.drop()
        self.tell(s.PRAYED, seat, named, 0 if top else 1)
        if top:
            self.pile[named] += 1
            self.hands.gain(seat, kind, 0)
            self.whisper(1 << seat, s.GOT, seat, kind)
        else:
            self.pile[kind] += 1
            self.hands.gain(seat, named, -1)
            self.reveal(s.DISCARDED, seat, kind, 1)

    def swindle(self, seat: i64, mine: i64, his: i64) -> None:
        """Two citizens change domains; the active regent assigns first."""
        other = self.owner_of[his]
        self.use_power(seat)
        self.take_up(mine)
        self.take_up(his)
        self.arrive(other, mine)
        self.arrive(seat, his)

    def scores(self) -> list[int]:
        """The castes filled; the rulebook counts nothing else (RG15)."""
        return [self.complete(seat) for seat in range(self.seats)]

    def automata(self) -> int:
        return self.domains() - self.seats

    def estimate(self) -> list[float]:
        return chances(self)

    def ranks(self) -> list[int]:
        """The winner is first and all others second; where no seat wins, all are last."""
        if 0 <= self.victor < self.seats:
            return [1 if seat == self.victor else 2 for seat in range(self.seats)]
        return [self.domains()] * self.seats
