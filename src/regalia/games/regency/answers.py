"""Regency: what may be played, at whom, and who may answer it with what (RG20, RG33 to RG39)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine.state import FRAME, WHO
from regalia.games.regency import schema as s
from regalia.games.regency.position import RegencyTable, is_attraction, is_reaction, raised

REACTIONS: Final[tuple[int, ...]] = (
    s.REFUSE,
    s.PENITENCE,
    s.GARRISON,
    s.DEFEND,
    s.BARGAIN,
    s.REVOLT,
    s.FORGERY,
)


def meddles_with_hand(kind: i64) -> bool:
    """Whether an event meddles with the hand of its target (RG27)."""
    return kind in (s.DISMISS, s.TITHE, s.BARTER, s.PLUNDER, s.VASSAL)


def meddles_with_domain(kind: i64) -> bool:
    """Whether an event meddles with the domain of its target (RG27)."""
    return kind in (s.CONVERT, s.CONQUER, s.PROCURE, s.ABDUCT, s.VASSAL)


def takes_from_domain(kind: i64) -> bool:
    """Whether an event takes a citizen out of another's domain."""
    return kind in (s.CONVERT, s.CONQUER, s.PROCURE, s.ABDUCT)


def targets_of(kind: i64) -> i64:
    """How many targets are named when an event is played, or a power used (0 to 2)."""
    if kind in (s.APPOINTMENT, s.SUMMONS, s.VASSAL, s.SWINDLE):
        return 2
    if kind in (s.INSPIRE, s.DISMISS, s.BARTER, s.PLUNDER) or takes_from_domain(kind):
        return 1
    return 0


def preys_on(kind: i64) -> i64:
    """The castes from which an event takes a citizen, a bit for each (RG18)."""
    if kind == s.CONVERT:
        return (1 << s.MILITARY) | (1 << s.BRIGAND)
    if kind == s.CONQUER:
        return (1 << s.NOBLE) | (1 << s.COMMONER)
    if kind == s.ABDUCT:
        return (1 << s.RELIGIOUS) | (1 << s.MERCHANT)
    return (1 << s.CASTES) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class RegencyCourt(RegencyTable):
    """A position, and what could be done in it."""

    # Targets (RG17 to RG19).

    def victims(self, kind: i64, seat: i64) -> vec[i64]:
        """The citizens of others that an event or Swindle may take, ascending: outermost ones."""
        castes = preys_on(kind)
        found: i64 = 0
        for domain in range(self.domains()):
            if domain == seat:
                continue
            for caste in range(s.CASTES):
                if (castes >> caste) & 1:
                    citizen = self.outer[domain * s.CASTES + caste]
                    if citizen >= 0:
                        found |= raised(1, citizen)
        return listed(found)

    def own(self, seat: i64, simple: bool) -> vec[i64]:
        """The citizens of a seat's domain, ascending; only the simple ones if so asked."""
        found = vec[i64]()
        for citizen in range(s.CITIZENS):
            if self.owner_of[citizen] == seat and (not simple or self.is_simple(citizen)):
                found = append(found, citizen)
        return found

    def standing(self, simple: bool) -> vec[i64]:
        """The citizens of the populace, ascending; only the simple ones if so asked."""
        found: i64 = 0
        for place in range(s.PLACES):
            citizen = self.row[place]
            if citizen >= 0 and (not simple or self.is_simple(citizen)):
                found |= raised(1, citizen)
        return listed(found)

    def rivals(self, kind: i64, seat: i64, spare: i64) -> vec[i64]:
        """The other seats at which an event may be aimed: who holds no card loses none.

        ``spare`` are the cards that the seat holds besides the event.
        """
        found = vec[i64]()
        for other in range(self.seats):
            if other == seat:
                continue
            if kind == s.VASSAL or self.hands.size(other) > 0 or (kind == s.BARTER and spare > 0):
                found = append(found, other)
        return found

    # What can be played (RG11, RG20).

    def can_do(self, kind: i64, seat: i64, spare: i64) -> bool:
        """Whether an action can do something, by what all know (RG20).

        ``spare`` are the cards that the seat holds besides it. Whether a hand meets a payment is
        asked apart: that is not known to all.
        """
        if kind == s.CHOICE:
            return spare > 0
        if kind == s.APPOINTMENT:
            return self.has_simple(seat) and self.shows_simple()
        if kind == s.SUMMONS:
            return self.row[1] >= 0
        if kind == s.FESTIVAL:
            return self.can_rearrange(seat)
        if kind in (s.DISMISS, s.PLUNDER, s.TITHE):
            return self.others_hold(seat)
        if kind == s.BARTER:
            return self.seats > 1 and (spare > 0 or self.others_hold(seat))
        if kind == s.INSPIRE:
            return self.shows_simple()
        if kind == s.VASSAL:
            return self.seats > 1 and self.filled(seat) != 0
        if takes_from_domain(kind):
            castes = preys_on(kind)
            for domain in range(self.domains()):
                if domain != seat and self.filled(domain) & castes:
                    return True
            return False
        if kind == s.POPULATE:
            return self.crowd_left() > 0
        return True  # Receive Homage, Harvest: the card played lies to be drawn, at the least

    def can_play(self, kind: i64, seat: i64) -> bool:
        """Whether the active seat may play an event of its hand as an action."""
        if self.hands.has(seat, kind) == 0 or kind == s.FAVOUR or is_reaction(kind):
            return False
        if not self.commands(seat, kind) or not self.can_do(kind, seat, self.hands.size(seat) - 1):
            return False
        return kind != s.PROCURE or self.can_meet(seat, self.law.price, self.law.worth[s.PROCURE])

    def can_attract(self, seat: i64, place: i64) -> bool:
        """Whether the active seat can attract from a place of the bottom row (RG11)."""
        if place >= s.BOTTOM or self.row[place] < 0:
            return False
        return self.can_meet(seat, self.law.costs[place], 0)

    def has_simple(self, seat: i64) -> bool:
        for citizen in range(s.CITIZENS):
            if self.owner_of[citizen] == seat and self.is_simple(citizen):
                return True
        return False

    def shows_simple(self) -> bool:
        for place in range(s.PLACES):
            if self.row[place] >= 0 and self.is_simple(self.row[place]):
                return True
        return False

    def can_rearrange(self, seat: i64) -> bool:
        """Whether a domain can lie otherwise: a privileged citizen, or two of a caste."""
        for caste in range(s.CASTES):
            citizen = self.outer[seat * s.CASTES + caste]
            if citizen >= 0 and (self.under[citizen] >= 0 or not self.is_simple(citizen)):
                return True
        return False

    def others_hold(self, seat: i64) -> bool:
        """Whether another seat holds an event."""
        for other in range(self.seats):
            if other != seat and self.hands.size(other) > 0:
                return True
        return False

    # Answers (RG27, RG35).

    def meddled(self, row: i64) -> i64:
        """The seats whose hand or domain the event in this row meddles with, a bit for each."""
        kind = self.frames[row + s.EVENT_KIND]
        if kind == s.TITHE:
            return self.tithed(row)
        if meddles_with_hand(kind):
            return 1 << self.frames[row + s.EVENT_SECOND]
        if takes_from_domain(kind):
            owner = self.owner_of[self.frames[row + s.EVENT_FIRST]]
            return 0 if owner == self.crown else 1 << owner
        return 0

    def concerns(self, seat: i64) -> bool:
        """Whether the seat's own hand or domain is meddled with."""
        row = self.window_row()
        return self.window() == s.MEDDLED and (self.meddled(row - FRAME) >> seat) & 1 == 1

    def tithed(self, row: i64) -> i64:
        """The seats that pass an event for the Tithe in this row: all others that hold one."""
        mask: i64 = 0
        for seat in range(self.seats):
            if seat != self.frames[row + WHO] and self.hands.size(seat) > 0:
                mask |= 1 << seat
        return mask

    def fits(self, row: i64, seat: i64, kind: i64) -> bool:
        """Whether a reaction of this kind by a seat answers the event in this row (RG35)."""
        event = self.frames[row + s.EVENT_KIND]
        if kind in (s.REFUSE, s.BARGAIN):
            return is_attraction(event)
        if kind == s.REVOLT:
            return event < s.ATTRACTION
        if kind == s.FORGERY:
            return event < s.ATTRACTION and not is_reaction(event)
        if kind == s.GARRISON and not meddles_with_hand(event):
            return False
        if kind == s.DEFEND and not meddles_with_domain(event):
            return False
        return (self.meddled(row) >> seat) & 1 == 1

    def has_bulwark(self, row: i64, seat: i64) -> bool:
        """Whether a seat's ready Bulwark answers the event in this row (RG32)."""
        if self.ready[seat] == 0 or self.prowess(seat) != s.MILITARY:
            return False
        return (self.meddled(row) >> seat) & 1 == 1

    def may_answer(self, row: i64, seat: i64, kind: i64) -> bool:
        """Whether a seat may answer the event in this row with a reaction of its hand."""
        if self.hands.has(seat, kind) == 0 or not self.fits(row, seat, kind):
            return False
        if not self.commands(seat, kind):
            return False
        return kind != s.BARGAIN or self.can_meet(seat, self.law.price, self.law.worth[s.BARGAIN])

    def could_answer(self, row: i64) -> i64:
        """The seats that are asked: all that could answer by what all know (RG39)."""
        kind = self.frames[row + s.EVENT_KIND]
        meddled = self.meddled(row)
        anybody = self.answers_anybody_may(kind)
        himself: i64 = 0
        if meddled != 0:
            if self.hidden_copies(s.PENITENCE):
                himself |= 1 << s.RELIGIOUS
            if (meddles_with_hand(kind) and self.hidden_copies(s.GARRISON)) or (
                meddles_with_domain(kind) and self.hidden_copies(s.DEFEND)
            ):
                himself |= 1 << s.MILITARY
        mask: i64 = 0
        for seat in range(self.seats):
            castes = anybody
            if (meddled >> seat) & 1:
                castes |= himself
                if self.has_bulwark(row, seat):
                    mask |= 1 << seat
            able = castes & (self.filled(seat) | 1 << self.prowess(seat))
            if able != 0 and self.hands.size(seat) > 0:
                mask |= 1 << seat
        return mask

    def answers_anybody_may(self, event: i64) -> i64:
        """The castes of the reactions with which anybody may answer, a bit for each."""
        castes: i64 = 0
        if is_attraction(event):
            if self.hidden_copies(s.REFUSE):
                castes |= 1 << s.NOBLE
            if self.hidden_copies(s.BARGAIN):
                castes |= 1 << s.MERCHANT
        if event < s.ATTRACTION:
            if self.hidden_copies(s.REVOLT):
                castes |= 1 << s.COMMONER
            if not is_reaction(event) and self.hidden_copies(s.FORGERY):
                castes |= 1 << s.BRIGAND
        return castes

    def hidden_copies(self, kind: i64) -> bool:
        """Whether not all copies of a kind lie open (RG39)."""
        return self.pile[kind] < self.copies_of(kind)

    # Catherine (RG41).

    def her_choice(self, budget: i64) -> i64:
        """The citizen that Catherine attracts, or -1: one that adds a caste she lacks.

        Privileged before simple, then the highest caste he can fill, then the cheaper place.
        """
        lacking = ~self.filled(self.crown) & ((1 << s.CASTES) - 1)
        best: i64 = -1
        best_key: i64 = 0
        for place in range(s.BOTTOM):
            citizen = self.row[place]
            if citizen < 0 or self.law.costs[place] > budget:
                continue
            fills = self.law.castes[citizen] & lacking
            if fills == 0:
                continue
            key = (
                highest(fills) * s.BOTTOM
                + place
                + (s.CASTES * s.BOTTOM if self.is_simple(citizen) else 0)
            )
            if best < 0 or key < best_key:
                best = citizen
                best_key = key
        return best

    def her_caste(self, citizen: i64) -> i64:
        """The caste to which Catherine assigns a citizen: the highest she lacks, or his highest."""
        fills = self.law.castes[citizen] & ~self.filled(self.crown)
        return highest(fills if fills != 0 else self.law.castes[citizen])


def highest(castes: i64) -> i64:
    """The highest of some castes, given as bits (RG01)."""
    for caste in range(s.CASTES):
        if (castes >> caste) & 1:
            return caste
    return -1


def listed(citizens: i64) -> vec[i64]:
    """Citizens given as bits, ascending."""
    found = vec[i64]()
    for citizen in range(s.CITIZENS):
        if (citizens >> citizen) & 1:
            found = append(found, citizen)
    return found
