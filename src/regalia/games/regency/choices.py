"""Regency: what each question leaves to choose, and what chance may bring."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine import bags
from regalia.engine.state import CHANCE, FRAME, OVER, WHO
from regalia.games.regency import schema as s
from regalia.games.regency.answers import REACTIONS, RegencyCourt
from regalia.games.regency.position import answers_in, cards_in, counted


@mypyc_attr(allow_interpreted_subclasses=True)
class RegencyChoices(RegencyCourt):
    """A position, and what may be decided or drawn in it."""

    def legal(self) -> vec[i64]:
        if self.to_act == CHANCE:
            return self.outcomes()
        if self.to_act == OVER:
            return vec[i64]()
        frame = self.top()
        if frame < 0:
            return self.legal_turn(self.to_act)
        if answers_in(frame):
            return self.legal_answers(self.to_act)
        if frame == s.PAYMENT:
            return self.legal_payment(self.to_act)
        if frame == s.SPENDING:
            return self.legal_spending(self.to_act)
        if frame == s.PLAYING:
            return self.legal_targets(
                self.frame(s.DOING), self.frame(s.FIRST), self.frame(s.FRESH) == 1
            )
        if frame == s.ARRIVAL:
            return self.legal_castes(self.frame(s.ARRIVAL_CITIZEN))
        if frame == s.LAYING:
            if self.frame(s.LAID_AS) < 0:
                return self.legal_castes(self.frame(s.LAID))
            return self.legal_laying(self.to_act)
        if frame == s.PASSING:
            return self.cards_of(self.to_act, 0)
        if frame == s.DAWN:
            return vec[i64]([s.POWER, s.PASS])
        if frame == s.CROWNING:
            return self.legal_mats()
        return self.legal_choice()

    def legal_turn(self, seat: i64) -> vec[i64]:
        """In any order and number: events, attractions, the power and its readying (RG11)."""
        found = vec[i64]()
        for kind in range(s.FORGERY):
            if self.can_play(kind, seat):
                found = append(found, s.PLAY + kind)
        for place in range(s.BOTTOM):
            if self.can_attract(seat, place):
                found = append(found, s.ATTRACT + place)
        if self.ready[seat] == 0:
            if self.influence(seat) >= self.law.to_ready:
                found = append(found, s.READY)
        elif self.can_use_power(seat):
            found = append(found, s.POWER)
        return append(found, s.END)

    def can_use_power(self, seat: i64) -> bool:
        """Whether a ready power is one for one's own turn, and does something (RG31)."""
        prowess = self.prowess(seat)
        if prowess == s.NOBLE:
            return self.limit < self.law.inherited
        if prowess == s.RELIGIOUS:
            return self.discarded() > 0
        if prowess == s.BRIGAND and self.filled(seat) != 0:
            for domain in range(self.domains()):
                if domain != seat and self.filled(domain) != 0:
                    return True
        return False

    def legal_answers(self, seat: i64) -> vec[i64]:
        row = len(self.frames) - 2 * FRAME
        found = vec[i64]()
        for kind in REACTIONS:
            if self.may_answer(row, seat, kind):
                found = append(found, s.PLAY + kind)
        if self.has_bulwark(row, seat):
            found = append(found, s.POWER)
        return append(found, s.PASS)

    def legal_targets(self, kind: i64, first: i64, fresh: bool) -> vec[i64]:
        """The targets that can be named next for an event or a power (RG17 to RG21, RG31)."""
        seat = self.to_act
        if kind == s.PRAYER:
            found = vec[i64]()
            for named in range(s.KINDS):
                if self.pile[named] > 0:
                    found = append(found, s.PICK + named)
            return found
        if kind in (s.DISMISS, s.BARTER, s.PLUNDER) or (kind == s.VASSAL and first >= 0):
            spare = self.hands.size(seat) - (1 if fresh else 0)
            return shifted(self.rivals(kind, seat, spare), s.NAME_SEAT)
        if kind in (s.INSPIRE, s.SUMMONS) or (kind == s.APPOINTMENT and first >= 0):
            return shifted(without(self.standing(kind != s.SUMMONS), first), s.NAME_CITIZEN)
        if first < 0 and kind in (s.APPOINTMENT, s.VASSAL, s.SWINDLE):
            return shifted(self.own(seat, kind == s.APPOINTMENT), s.NAME_CITIZEN)
        return shifted(self.victims(kind, seat), s.NAME_CITIZEN)

    def legal_castes(self, citizen: i64) -> vec[i64]:
        found = vec[i64]()
        for caste in range(s.CASTES):
            if self.may_be(citizen, caste):
                found = append(found, s.ASSIGN + caste)
        return found

    def legal_laying(self, seat: i64) -> vec[i64]:
        """For Festival: who is laid next; enough leaves the rest as they lie."""
        found = vec[i64]()
        for citizen in range(s.CITIZENS):
            if self.owner_of[citizen] == seat and not self.is_laid(citizen):
                found = append(found, s.NAME_CITIZEN + citizen)
        return append(found, s.ENOUGH)

    def is_laid(self, citizen: i64) -> bool:
        """Whether a citizen has been laid in the Festival that is being arranged."""
        row = len(self.frames) - FRAME
        while row >= 0 and self.frames[row] == s.LAYING:
            if self.frames[row + s.LAID] == citizen:
                return True
            row -= FRAME
        return False

    def legal_mats(self) -> vec[i64]:
        """Each mat once, and not Catherine's where she plays (RG06, RG40)."""
        found = vec[i64]()
        for mat in range(s.REGENTS):
            taken = mat == 0 and self.crown >= 0
            for seat in range(self.seats):
                taken = taken or self.mats[seat] == mat
            if not taken:
                found = append(found, s.TAKE_MAT + mat)
        return found

    def cards_of(self, seat: i64, spent: i64) -> vec[i64]:
        """The kinds in a hand from which ``spent`` is gone, as choices of a card."""
        found = vec[i64]()
        for kind in range(s.KINDS):
            if self.hands.held[seat * s.KINDS + kind] > counted(spent, kind):
                found = append(found, s.PICK + kind)
        return found

    def legal_payment(self, seat: i64) -> vec[i64]:
        """The first card of a payment, Treasury before it, or none at all (RG26, RG32, RG37).

        Treasury may be used and need not, so that who cannot pay without it may also not pay.
        """
        kind, cost, paid = (
            self.frame(s.PAYMENT_FOR),
            self.frame(s.PAYMENT_COST),
            self.frame(s.PAYMENT_SUM),
        )
        found = vec[i64]()
        if paid == 0 and self.treasury(seat) and self.influence(seat) + s.TREASURY >= cost:
            found = append(found, s.POWER)
        able = self.influence(seat) + paid >= cost
        if able:
            cards = self.cards_of(seat, 0)
            for i in range(len(cards)):
                found = append(found, cards[i])
        if kind == s.PENITENCE or not able:
            found = append(found, s.YIELD if kind == s.VASSAL else s.ABANDON)
        return found

    def legal_spending(self, seat: i64) -> vec[i64]:
        """One card more; Treasury before the first (RG32); enough, where nobody asks for more."""
        goal, cost, cards = self.frame(s.SPENT_FOR), self.frame(s.COST), self.frame(s.SPENT_CARDS)
        found = vec[i64]()
        if goal == s.ATTRACTION and cards == 0 and self.treasury(seat):
            found = append(found, s.POWER)
        if goal in (s.DISCARDING, s.CHOICE):
            found = self.cards_of(seat, cards)
            enough = cards != 0 if goal == s.CHOICE else self.holds_few(seat, cards)
            return append(found, s.ENOUGH) if enough else found
        if self.influence(seat) >= cost:
            more = self.cards_of(seat, cards)
            for i in range(len(more)):
                found = append(found, more[i])
        return found

    def holds_few(self, seat: i64, spent: i64) -> bool:
        """Whether no more need be discarded at the end of the turn (RG14)."""
        return self.hands.size(seat) - cards_in(spent) <= self.limit

    def legal_choice(self) -> vec[i64]:
        """The choices that an event leaves to its resolution."""
        seat, kind = self.to_act, self.frame(s.EVENT_KIND)
        if self.frame(s.EVENT_STAGE) == s.CHOOSING:
            if kind == s.PROCURE and not self.can_meet(seat, self.law.price, 0):
                return vec[i64]([s.ABANDON])
            return self.legal_targets(kind, -1, False)
        if kind == s.FESTIVAL:
            return self.legal_laying(seat)
        if kind == s.PLUNDER:
            return self.cards_of(self.frame(s.EVENT_SECOND), 0)
        if kind == s.HOMAGE:
            one, two = self.aside[0] - 1, self.aside[1] - 1
            if one == two:
                return vec[i64]([s.PICK + one])
            return vec[i64]([s.PICK + min(one, two), s.PICK + max(one, two)])
        if kind == s.TITHE:
            found = vec[i64]()
            for other in range(self.seats):
                if self.aside[other] > 0:
                    found = append(found, s.NAME_SEAT + other)
            return found
        return self.cards_of(seat, 0)  # Sovereign's Choice, Dismiss

    def outcomes(self) -> vec[i64]:
        frame = self.top()
        if frame == s.CROWNING:
            return self.tied()
        if frame in (s.REFILL, s.CALL):
            return bags.kinds_in(self.crowd, 0, s.CITIZENS, s.CALLED)
        if frame == s.PRAYING and self.frame(s.PRAYING_PRIZE) < 0:
            return vec[i64]([s.TAKE_NAMED, s.TAKE_TOP])
        return bags.kinds_in(self.deck, 0, s.KINDS, s.DRAWN)

    def weights(self) -> vec[i64]:
        frame = self.top()
        if frame == s.CROWNING:
            return vec[i64]([1] * len(self.tied()))
        if frame in (s.REFILL, s.CALL):
            return bags.weights_in(self.crowd, 0, s.CITIZENS)
        if frame == s.PRAYING and self.frame(s.PRAYING_PRIZE) < 0:
            return vec[i64]([1, 1])
        return bags.weights_in(self.deck, 0, s.KINDS)

    def sample(self, rng: Random) -> i64:
        frame = self.top()
        if frame == s.CROWNING:
            tied = self.tied()
            return tied[rng.randrange(len(tied))]
        if frame in (s.REFILL, s.CALL):
            n = rng.randrange(self.crowd_left())
            return s.CALLED + bags.pick(self.crowd, 0, s.CITIZENS, n)
        if frame == s.PRAYING and self.frame(s.PRAYING_PRIZE) < 0:
            return s.TAKE_NAMED + rng.randrange(2)
        return s.DRAWN + bags.pick(self.deck, 0, s.KINDS, rng.randrange(self.events_left()))

    def tied(self) -> vec[i64]:
        """The seats of the highest prowess, among whom a lot decides (RG07)."""
        best: i64 = s.CASTES
        for seat in range(self.seats):
            best = min(best, self.prowess(seat))
        found = vec[i64]()
        for seat in range(self.seats):
            if self.prowess(seat) == best:
                found = append(found, s.STARTER + seat)
        return found

    def counter(self) -> i64:
        """Where in ``draws`` the chance event that comes next is counted; -1 for the start."""
        frame = self.top()
        if frame == s.CROWNING:
            return -1
        crown = self.seats * s.COUNTS
        if frame == s.REFILL:
            return crown + s.BY_TREASURY
        if frame == s.COURT:
            return crown + s.BY_EVENTS
        if frame == s.CALL:
            return (
                crown if self.frame(s.CALL_HERS) == 1 else self.frame(WHO) * s.COUNTS
            ) + s.BY_CITIZENS
        mine = self.frame(WHO) * s.COUNTS
        if frame == s.PRAYING:
            return mine + (s.BY_LOT if self.frame(s.PRAYING_PRIZE) < 0 else s.BY_PRAYER)
        return mine + (s.BY_TREASURY if frame == s.PAYMENT else s.BY_EVENTS)

    def owner(self) -> str:
        at = self.counter()
        if at < 0:
            return "start"
        who, what = at // s.COUNTS, at % s.COUNTS
        if who == self.seats:
            return ("events of Catherine", "populace", "", "", "citizens of Catherine")[what]
        name = ("events", "treasury", "lot", "prayer", "citizens")[what]
        return f"{name} of seat {who + 1}"

    def ordinal(self) -> int:
        at = self.counter()
        return 0 if at < 0 else self.draws[at]

    def decline(self) -> i64:
        return s.PASS if answers_in(self.window()) else -1

    def steps_made(self) -> i64:
        """How many decisions of the move under way have been made."""
        frame = self.top()
        if frame == s.PLAYING:
            return self.frame(s.FRESH) + (1 if self.frame(s.FIRST) >= 0 else 0)
        if frame == s.SPENDING:
            verb: i64 = 0 if self.frame(s.SPENT_FOR) in (s.A_PAYMENT, s.CHOICE) else 1
            return verb + cards_in(self.frame(s.SPENT_CARDS))
        if frame == s.LAYING:
            return len(self.half_move())
        return 0

    def half_move(self) -> list[int]:
        made: list[int] = []
        frame = self.top()
        if frame == s.PLAYING:
            if self.frame(s.FRESH) == 1:
                made.append(
                    s.PLAY + self.frame(s.DOING) if self.frame(s.DOING) < s.ATTRACTION else s.POWER
                )
            if self.frame(s.FIRST) >= 0:
                made.append(s.NAME_CITIZEN + self.frame(s.FIRST))
        elif frame == s.SPENDING:
            if self.frame(s.SPENT_FOR) == s.ATTRACTION:
                made.append(s.ATTRACT + self.frame(s.FROM_PLACE))
            elif self.frame(s.SPENT_FOR) == s.READYING:
                made.append(s.READY)
            elif self.frame(s.SPENT_FOR) == s.DISCARDING:
                made.append(s.END)
            for kind in range(s.KINDS):
                for _ in range(counted(self.frame(s.SPENT_CARDS), kind)):
                    made.append(s.PICK + kind)
        elif frame == s.LAYING:
            for row in range(0, len(self.frames), FRAME):
                if self.frames[row] == s.LAYING:
                    made.append(s.NAME_CITIZEN + self.frames[row + s.LAID])
                    if self.frames[row + s.LAID_AS] >= 0 and not self.is_simple(
                        self.frames[row + s.LAID]
                    ):
                        made.append(s.ASSIGN + self.frames[row + s.LAID_AS])
        return made


def shifted(numbers: vec[i64], by: i64) -> vec[i64]:
    """The numbers, each so much greater."""
    found = vec[i64]()
    for i in range(len(numbers)):
        found = append(found, numbers[i] + by)
    return found


def without(numbers: vec[i64], one: i64) -> vec[i64]:
    """The numbers but one."""
    found = vec[i64]()
    for i in range(len(numbers)):
        if numbers[i] != one:
            found = append(found, numbers[i])
    return found
