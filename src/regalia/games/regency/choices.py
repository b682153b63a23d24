"""Regency: what each question leaves to choose, and what chance may bring."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine import bags
from regalia.engine.state import CHANCE, FRAME, OVER
from regalia.games.regency.actions import (
    ABANDON,
    ATTRACT,
    CALLED,
    CARD,
    CASTE,
    CITIZEN,
    DISCARDING,
    DRAWN,
    END,
    ENOUGH,
    MAT,
    PASS,
    PLAY,
    POWER,
    READY,
    READYING,
    SEAT,
    STARTER,
    TAKE_NAMED,
    TAKE_TOP,
    YIELD,
)
from regalia.games.regency.answers import REACTIONS, RegencyCourt
from regalia.games.regency.position import (
    APPOINTMENT,
    ARRIVAL,
    ATTRACTION,
    BARTER,
    BOTTOM,
    BRIGAND,
    BY_CITIZENS,
    BY_EVENTS,
    BY_LOT,
    BY_PRAYER,
    BY_TREASURY,
    CALL,
    CASTES,
    CHOICE,
    CHOOSING,
    CITIZENS,
    COUNTS,
    COURT,
    CROWNING,
    DAWN,
    DISMISS,
    FESTIVAL,
    FORGERY,
    HOMAGE,
    INSPIRE,
    KINDS,
    LAYING,
    NOBLE,
    PASSING,
    PAYMENT,
    PENITENCE,
    PLAYING,
    PLUNDER,
    PRAYER,
    PRAYING,
    PROCURE,
    REFILL,
    REGENTS,
    RELIGIOUS,
    SPENDING,
    SUMMONS,
    SWINDLE,
    TITHE,
    VASSAL,
    answers_in,
    cards_in,
    counted,
)


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
        if frame == PAYMENT:
            return self.legal_payment(self.to_act)
        if frame == SPENDING:
            return self.legal_spending(self.to_act)
        if frame == PLAYING:
            return self.legal_targets(self.frame(2), self.frame(3), self.frame(5) == 1)
        if frame == ARRIVAL:
            return self.legal_castes(self.frame(2))
        if frame == LAYING:
            if self.frame(3) < 0:
                return self.legal_castes(self.frame(2))
            return self.legal_laying(self.to_act)
        if frame == PASSING:
            return self.cards_of(self.to_act, 0)
        if frame == DAWN:
            return vec[i64]([POWER, PASS])
        if frame == CROWNING:
            return self.legal_mats()
        return self.legal_choice()

    def legal_turn(self, seat: i64) -> vec[i64]:
        """In any order and number: events, attractions, the power and its readying (RG11)."""
        found = vec[i64]()
        for kind in range(FORGERY):
            if self.can_play(kind, seat):
                found = append(found, PLAY + kind)
        for place in range(BOTTOM):
            if self.can_attract(seat, place):
                found = append(found, ATTRACT + place)
        if self.ready[seat] == 0:
            if self.influence(seat) >= self.law.to_ready:
                found = append(found, READY)
        elif self.can_use_power(seat):
            found = append(found, POWER)
        return append(found, END)

    def can_use_power(self, seat: i64) -> bool:
        """Whether a ready power is one for one's own turn, and does something (RG31)."""
        prowess = self.prowess(seat)
        if prowess == NOBLE:
            return self.limit < self.law.inherited
        if prowess == RELIGIOUS:
            return self.discarded() > 0
        if prowess == BRIGAND and self.filled(seat) != 0:
            for domain in range(self.domains()):
                if domain != seat and self.filled(domain) != 0:
                    return True
        return False

    def legal_answers(self, seat: i64) -> vec[i64]:
        row = len(self.frames) - 2 * FRAME
        found = vec[i64]()
        for kind in REACTIONS:
            if self.may_answer(row, seat, kind):
                found = append(found, PLAY + kind)
        if self.has_bulwark(row, seat):
            found = append(found, POWER)
        return append(found, PASS)

    def legal_targets(self, kind: i64, first: i64, fresh: bool) -> vec[i64]:
        """The targets that can be named next for an event or a power (RG17 to RG21, RG31)."""
        seat = self.to_act
        if kind == PRAYER:
            found = vec[i64]()
            for named in range(KINDS):
                if self.pile[named] > 0:
                    found = append(found, CARD + named)
            return found
        if kind in (DISMISS, BARTER, PLUNDER) or (kind == VASSAL and first >= 0):
            spare = self.hands.size(seat) - (1 if fresh else 0)
            return shifted(self.rivals(kind, seat, spare), SEAT)
        if kind in (INSPIRE, SUMMONS) or (kind == APPOINTMENT and first >= 0):
            return shifted(without(self.standing(kind != SUMMONS), first), CITIZEN)
        if first < 0 and kind in (APPOINTMENT, VASSAL, SWINDLE):
            return shifted(self.own(seat, kind == APPOINTMENT), CITIZEN)
        return shifted(self.victims(kind, seat), CITIZEN)

    def legal_castes(self, citizen: i64) -> vec[i64]:
        found = vec[i64]()
        for caste in range(CASTES):
            if self.may_be(citizen, caste):
                found = append(found, CASTE + caste)
        return found

    def legal_laying(self, seat: i64) -> vec[i64]:
        """For Festival: who is laid next; enough leaves the rest as they lie."""
        found = vec[i64]()
        for citizen in range(CITIZENS):
            if self.owner_of[citizen] == seat and not self.is_laid(citizen):
                found = append(found, CITIZEN + citizen)
        return append(found, ENOUGH)

    def is_laid(self, citizen: i64) -> bool:
        """Whether a citizen has been laid in the Festival that is being arranged."""
        row = len(self.frames) - FRAME
        while row >= 0 and self.frames[row] == LAYING:
            if self.frames[row + 2] == citizen:
                return True
            row -= FRAME
        return False

    def legal_mats(self) -> vec[i64]:
        """Each mat once, and not Catherine's where she plays (RG06, RG40)."""
        found = vec[i64]()
        for mat in range(REGENTS):
            taken = mat == 0 and self.crown >= 0
            for seat in range(self.seats):
                taken = taken or self.mats[seat] == mat
            if not taken:
                found = append(found, MAT + mat)
        return found

    def cards_of(self, seat: i64, spent: i64) -> vec[i64]:
        """The kinds in a hand from which ``spent`` is gone, as choices of a card."""
        found = vec[i64]()
        for kind in range(KINDS):
            if self.hands.held[seat * KINDS + kind] > counted(spent, kind):
                found = append(found, CARD + kind)
        return found

    def legal_payment(self, seat: i64) -> vec[i64]:
        """The first card of a payment, Treasury before it, or none at all (RG26, RG32, RG37).

        Treasury may be used and need not, so that who cannot pay without it may also not pay.
        """
        kind, cost, paid = self.frame(2), self.frame(4), self.frame(5)
        found = vec[i64]()
        if paid == 0 and self.treasury(seat) and self.influence(seat) + 3 >= cost:
            found = append(found, POWER)
        able = self.influence(seat) + paid >= cost
        if able:
            cards = self.cards_of(seat, 0)
            for i in range(len(cards)):
                found = append(found, cards[i])
        if kind == PENITENCE or not able:
            found = append(found, YIELD if kind == VASSAL else ABANDON)
        return found

    def legal_spending(self, seat: i64) -> vec[i64]:
        """One card more; Treasury before the first (RG32); enough, where nobody asks for more."""
        goal, cost, cards = self.frame(2), self.frame(3), self.frame(5)
        found = vec[i64]()
        if goal == ATTRACTION and cards == 0 and self.treasury(seat):
            found = append(found, POWER)
        if goal in (DISCARDING, CHOICE):
            found = self.cards_of(seat, cards)
            enough = cards != 0 if goal == CHOICE else self.holds_few(seat, cards)
            return append(found, ENOUGH) if enough else found
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
        seat, kind = self.to_act, self.frame(2)
        if self.frame(5) == CHOOSING:
            if kind == PROCURE and not self.can_meet(seat, self.law.price, 0):
                return vec[i64]([ABANDON])
            return self.legal_targets(kind, -1, False)
        if kind == FESTIVAL:
            return self.legal_laying(seat)
        if kind == PLUNDER:
            return self.cards_of(self.frame(4), 0)
        if kind == HOMAGE:
            one, two = self.aside[0] - 1, self.aside[1] - 1
            if one == two:
                return vec[i64]([CARD + one])
            return vec[i64]([CARD + min(one, two), CARD + max(one, two)])
        if kind == TITHE:
            found = vec[i64]()
            for other in range(self.seats):
                if self.aside[other] > 0:
                    found = append(found, SEAT + other)
            return found
        return self.cards_of(seat, 0)  # Sovereign's Choice, Dismiss

    def outcomes(self) -> vec[i64]:
        frame = self.top()
        if frame == CROWNING:
            return self.tied()
        if frame in (REFILL, CALL):
            return bags.kinds_in(self.crowd, 0, CITIZENS, CALLED)
        if frame == PRAYING and self.frame(3) < 0:
            return vec[i64]([TAKE_NAMED, TAKE_TOP])
        return bags.kinds_in(self.deck, 0, KINDS, DRAWN)

    def weights(self) -> vec[i64]:
        frame = self.top()
        if frame == CROWNING:
            return vec[i64]([1] * len(self.tied()))
        if frame in (REFILL, CALL):
            return bags.weights_in(self.crowd, 0, CITIZENS)
        if frame == PRAYING and self.frame(3) < 0:
            return vec[i64]([1, 1])
        return bags.weights_in(self.deck, 0, KINDS)

    def sample(self, rng: Random) -> i64:
        frame = self.top()
        if frame == CROWNING:
            tied = self.tied()
            return tied[rng.randrange(len(tied))]
        if frame in (REFILL, CALL):
            n = rng.randrange(self.crowd_left())
            return CALLED + bags.pick(self.crowd, 0, CITIZENS, n)
        if frame == PRAYING and self.frame(3) < 0:
            return TAKE_NAMED + rng.randrange(2)
        return DRAWN + bags.pick(self.deck, 0, KINDS, rng.randrange(self.events_left()))

    def tied(self) -> vec[i64]:
        """The seats of the highest prowess, among whom a lot decides (RG07)."""
        best: i64 = CASTES
        for seat in range(self.seats):
            best = min(best, self.prowess(seat))
        found = vec[i64]()
        for seat in range(self.seats):
            if self.prowess(seat) == best:
                found = append(found, STARTER + seat)
        return found

    def counter(self) -> i64:
        """Where in ``draws`` the chance event that comes next is counted; -1 for the start."""
        frame = self.top()
        if frame == CROWNING:
            return -1
        crown = self.seats * COUNTS
        if frame == REFILL:
            return crown + BY_TREASURY
        if frame == COURT:
            return crown + BY_EVENTS
        if frame == CALL:
            return (crown if self.frame(2) == 1 else self.frame(1) * COUNTS) + BY_CITIZENS
        mine = self.frame(1) * COUNTS
        if frame == PRAYING:
            return mine + (BY_LOT if self.frame(3) < 0 else BY_PRAYER)
        return mine + (BY_TREASURY if frame == PAYMENT else BY_EVENTS)

    def owner(self) -> str:
        at = self.counter()
        if at < 0:
            return "start"
        who, what = at // COUNTS, at % COUNTS
        if who == self.seats:
            return ("events of Catherine", "populace", "", "", "citizens of Catherine")[what]
        name = ("events", "treasury", "lot", "prayer", "citizens")[what]
        return f"{name} of seat {who + 1}"

    def ordinal(self) -> int:
        at = self.counter()
        return 0 if at < 0 else self.draws[at]

    def decline(self) -> i64:
        return PASS if answers_in(self.window()) else -1

    def steps_made(self) -> i64:
        """How many decisions of the move under way have been made."""
        frame = self.top()
        if frame == PLAYING:
            return self.frame(5) + (1 if self.frame(3) >= 0 else 0)
        if frame == SPENDING:
            verb: i64 = 0 if self.frame(2) in (PAYMENT, CHOICE) else 1
            return verb + cards_in(self.frame(5))
        if frame == LAYING:
            return len(self.half_move())
        return 0

    def half_move(self) -> list[int]:
        made: list[int] = []
        frame = self.top()
        if frame == PLAYING:
            if self.frame(5) == 1:
                made.append(PLAY + self.frame(2) if self.frame(2) < ATTRACTION else POWER)
            if self.frame(3) >= 0:
                made.append(CITIZEN + self.frame(3))
        elif frame == SPENDING:
            if self.frame(2) == ATTRACTION:
                made.append(ATTRACT + self.frame(6))
            elif self.frame(2) == READYING:
                made.append(READY)
            elif self.frame(2) == DISCARDING:
                made.append(END)
            for kind in range(KINDS):
                for _ in range(counted(self.frame(5), kind)):
                    made.append(CARD + kind)
        elif frame == LAYING:
            for row in range(0, len(self.frames), FRAME):
                if self.frames[row] == LAYING:
                    made.append(CITIZEN + self.frames[row + 2])
                    if self.frames[row + 3] >= 0 and not self.is_simple(self.frames[row + 2]):
                        made.append(CASTE + self.frames[row + 3])
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
