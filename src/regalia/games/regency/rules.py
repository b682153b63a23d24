"""Regency: the rules.

Regents of all ages attract citizens of six castes; who first has all six in his domain wins. What
is under way is a stack: every event opens one window in which all who could are asked for a
reaction; the reaction is an event with a window of its own; the last played resolves first.
Rulings are named as in RULINGS.md (RG33). position.py keeps what lies where, answers.py says who
may do what.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine.state import CHANCE, FRAME, OVER
from regalia.games.regency.actions import (
    ABANDON,
    ABANDONS,
    ATTRACT,
    ATTRACTS,
    CALLED,
    CARD,
    CASTE,
    CITIZEN,
    CROWNED,
    DEALT,
    DISCARDING,
    DRAWN,
    DREW,
    END,
    ENOUGH,
    FEASTS,
    FIZZLED,
    FLIPPED,
    FORGES,
    GOT,
    IDLE,
    LIES,
    MAT,
    PASS,
    PASSED,
    PASSED_CARD,
    PLAY,
    PLAYED,
    POWER,
    PRAYED,
    PRAYED_FOR,
    READIED,
    READY,
    READYING,
    RECEIVED,
    SEAT,
    STANDS,
    STARTER,
    STARTS,
    SWAPPED,
    TAKE_NAMED,
    TOOK,
    TOOK_CARD,
    TURN,
)
from regalia.games.regency.answers import highest, targets_of
from regalia.games.regency.effects import RegencyDeeds
from regalia.games.regency.position import (
    ACTED,
    APPOINTMENT,
    ARRIVAL,
    ATTRACTED,
    ATTRACTION,
    BARGAIN,
    BARTER,
    CALL,
    CASTES,
    CATHERINE,
    CHOICE,
    CHOOSING,
    CITIZENS,
    COMMONER,
    COURT,
    CROWNING,
    DAWN,
    DEALING,
    DECIDING,
    DECISIONS,
    DEFEND,
    DISMISS,
    DONE,
    DRAWING,
    DRAWS,
    ENDING,
    EVENT,
    FESTIVAL,
    FORGERY,
    GARRISON,
    HARVEST,
    HOMAGE,
    INSPIRE,
    LAYING,
    MEDDLED,
    NOBLE,
    OPEN,
    PAID,
    PASSING,
    PAYING,
    PAYMENT,
    PENITENCE,
    PLACES,
    PLAYING,
    PLUNDER,
    POPULATE,
    PRAYER,
    PRAYING,
    PROCURE,
    REACTED,
    REFILL,
    REFUSE,
    RELIGIOUS,
    REVOLT,
    SPENDING,
    STANDING,
    SUMMONS,
    SWINDLE,
    TITHE,
    TO_HAND,
    TO_SIDE,
    TURNS,
    UNPAID,
    VASSAL,
    RegencyBox,
    RegencyTable,
    answers_in,
    cards_in,
    is_attraction,
    is_reaction,
    packed,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Regency(RegencyDeeds):
    """A position of Regency, and how it goes on."""

    def __init__(
        self, law: RegencyBox, seats: i64, head_start: i64, source: RegencyTable | None = None
    ) -> None:
        super().__init__(law, seats, head_start, source)
        if source is None:
            self.push(CROWNING, 0)
            self.to_act = 0

    def copy(self) -> Regency:
        return Regency(self.law, self.seats, self.head_start, self)

    # Carrying it out.

    def apply(self, action: i64) -> None:
        if self.to_act == CHANCE:
            self.happen(action)
            return
        steps = self.steps_made() + 1
        self.decide(action)
        if not self.underway():
            self.decided += steps
            if self.to_act >= 0 and self.top() < 0 and self.decided >= DECISIONS:
                self.draw_out()

    def happen(self, outcome: i64) -> None:
        """What is drawn comes to where it belongs."""
        at = self.counter()
        if at >= 0:
            self.draws[at] += 1
        frame = self.top()
        if frame == CROWNING:
            self.drop()
            self.begin(outcome - STARTER)
        elif frame == REFILL:
            citizen = outcome - CALLED
            self.crowd[citizen] -= 1
            place = self.first_empty()
            self.row[place] = citizen
            self.tell(STANDS, citizen, place)
        elif frame == CALL:
            who = self.crown if self.frame(2) == 1 else self.frame(1)
            self.drop()
            self.crowd[outcome - CALLED] -= 1
            self.arrive(who, outcome - CALLED)
        elif outcome >= TAKE_NAMED:
            self.set_frame(3, outcome - TAKE_NAMED)
        else:
            self.draw_event(frame, outcome - DRAWN)
        self.go_on()

    def draw_event(self, frame: i64, kind: i64) -> None:
        """An event from the deck: into a hand unseen, or turned over for all."""
        seat = self.frame(1)
        self.deck[kind] -= 1
        if frame == DEALING:
            self.hands.gain(seat, kind, 0)
            self.whisper(1 << seat, DEALT, seat, kind)
            self.set_frame(2, self.frame(2) + 1)
            self.set_frame(1, (seat + 1) % self.seats)
        elif frame == DRAWS:
            self.set_frame(2, self.frame(2) - 1)
            self.set_frame(4, self.frame(4) + 1)
            self.whisper(1 << seat, GOT, seat, kind)
            if self.frame(3) == TO_HAND:
                self.hands.gain(seat, kind, 0)
            else:
                self.aside[0 if self.aside[0] == 0 else 1] = kind + 1
        elif frame == PAYMENT:
            self.pile[kind] += 1
            self.set_frame(6, self.frame(6) - 1)
            self.set_frame(5, self.frame(5) + self.law.worth[kind])
            self.reveal(FLIPPED, seat, kind)
        elif frame == PRAYING:
            self.answer_prayer(seat, kind)
        else:
            self.pile[kind] += 1
            self.reveal(FLIPPED, self.crown, kind)
            self.hold_court(self.law.budget + self.law.worth[kind])

    def decide(self, action: i64) -> None:
        frame = self.top()
        if frame < 0:
            self.act(action)
        elif answers_in(frame):
            self.answer(action)
        elif frame == PAYMENT:
            self.pay(action)
        elif frame == SPENDING:
            self.spend(action)
        elif frame == PLAYING:
            self.aim(action)
        elif frame == ARRIVAL:
            seat, citizen = self.frame(1), self.frame(2)
            self.drop()
            self.join(seat, citizen, action - CASTE)
            self.go_on()
        elif frame == LAYING:
            self.arrange(action)
        elif frame == PASSING:
            self.pass_event(action - CARD)
        elif frame == DAWN:
            if action == POWER:
                self.uprise()
            self.go_on()
        elif frame == CROWNING:
            self.crown_with(action - MAT)
        else:
            self.choose(action)

    # Set-up (RG06, RG07, RG40).

    def crown_with(self, mat: i64) -> None:
        seat = self.to_act
        self.mats[seat] = mat
        self.tell(CROWNED, seat, mat)
        if seat + 1 < self.seats:
            self.set_frame(1, seat + 1)
            self.to_act = seat + 1
            return
        if self.crown < 0 and len(self.tied()) > 1:
            self.to_act = CHANCE
            return
        starter = 0 if self.crown >= 0 else self.tied()[0] - STARTER
        self.drop()
        self.begin(starter)
        self.go_on()

    def begin(self, starter: i64) -> None:
        self.starter = starter
        if self.crown < 0:
            self.tell(STARTS, starter)
        self.push(REFILL, starter)
        self.push(DEALING, starter)

    # The turn.

    def act(self, action: i64) -> None:
        """What the active regent does (RG11)."""
        seat = self.to_act
        if action < ATTRACT:
            if targets_of(action) > 0:
                self.push(PLAYING, seat, action, -1, -1, 1)
            else:
                self.play_event(seat, action, -1, -1)
        elif action < READY:
            place = action - ATTRACT
            self.push(SPENDING, seat, ATTRACTION, self.law.costs[place], 0, 0, place)
        elif action == READY:
            self.push(SPENDING, seat, READYING, self.law.to_ready)
        elif action == END:
            if self.hands.size(seat) > 0:
                self.push(SPENDING, seat, DISCARDING)
            else:
                self.end_turn()
        elif self.prowess(seat) == NOBLE:
            self.use_power(seat)
            self.limit = self.law.inherited
        else:
            kind = PRAYER if self.prowess(seat) == RELIGIOUS else SWINDLE
            self.push(PLAYING, seat, kind, -1, -1, 1)

    def end_turn(self) -> None:
        """Then events are drawn up to the limit (RG14)."""
        seat = self.active()
        owed = self.limit - self.hands.size(seat)
        self.push(ENDING, seat)
        self.push(DRAWS, seat, max(owed, 0))
        self.go_on()

    def next_turn(self) -> None:
        """The next regent's turn; before it any ready Uprising is asked for (RG32)."""
        if self.turn < 0:
            self.turn = self.head_start if self.crown >= 0 else 0
        else:
            self.turn += 1
        self.limit = self.law.in_hand
        if self.turn >= TURNS:
            self.draw_out()
            return
        self.tell(TURN, self.active())
        self.push(DAWN, self.first_asked())

    # The stack.

    def go_on(self) -> None:
        """Carry on whatever is under way until somebody or chance is to decide."""
        while not self.goes_on():
            pass

    def goes_on(self) -> bool:
        """One step of it; true when somebody or chance is to decide, or the game is over."""
        frame = self.top()
        if frame == EVENT:
            return self.event_goes_on()
        if frame < 0:
            if self.turn < 0:
                self.next_turn()
                return False
            if self.is_won():
                return True
            if self.decided >= DECISIONS:
                self.draw_out()
                return True
            self.to_act = self.active()
            return True
        if frame == ARRIVAL:
            self.to_act = self.frame(1)
            return True
        if frame == PAYMENT:
            return self.payment_goes_on()
        if frame == DRAWS:
            return self.draws_go_on()
        if frame == REFILL:
            return self.refill_goes_on()
        if frame == PRAYING:
            return self.prayer_goes_on()
        if frame == DEALING:
            if self.frame(2) == self.law.in_hand * self.seats:
                self.drop()
                return False
        elif frame == DAWN:
            return self.dawn_goes_on()
        elif frame == COURT:
            return self.court_goes_on()
        elif frame == ENDING:
            self.drop()
            self.next_turn()
            return self.to_act == OVER
        self.to_act = CHANCE  # dealing, or a citizen called
        return True

    def dawn_goes_on(self) -> bool:
        """Each ready Uprising is asked for once, clockwise (RG32)."""
        while self.frame(2) < self.seats:
            seat = (self.first_asked() + self.frame(2)) % self.seats
            self.set_frame(2, self.frame(2) + 1)
            self.set_frame(1, seat)
            if self.ready[seat] == 1 and self.prowess(seat) == COMMONER:
                self.to_act = seat
                return True
        self.drop()
        if self.active() == self.crown:
            self.push(COURT, 0)
        return False

    def refill_goes_on(self) -> bool:
        """Those behind a gap move up, and new citizens are turned up at the tail (RG08)."""
        free: i64 = 0
        for place in range(PLACES):
            if self.row[place] >= 0:
                if free < place:
                    self.row[free] = self.row[place]
                    self.row[place] = -1
                free += 1
        if free < PLACES and self.crowd_left() > 0:  # RG09
            self.to_act = CHANCE
            return True
        self.drop()
        return False

    def draws_go_on(self) -> bool:
        if self.frame(2) > 0 and self.refresh_deck():
            self.to_act = CHANCE
            return True
        if self.frame(4) > 0:
            self.tell(DREW, self.frame(1), self.frame(4))
        self.drop()
        return False

    # Events.

    def play_event(self, seat: i64, kind: i64, first: i64, second: i64) -> None:
        """An event is discarded from the hand for what it does (RG12)."""
        self.hands.lose(seat, kind, -1)
        self.pile[kind] += 1
        self.reveal(PLAYED, seat, kind, first + 1, second + 1)
        self.push(EVENT, seat, kind, first, second, OPEN)
        self.go_on()

    def aim(self, action: i64) -> None:
        """A target of an event or a power is named."""
        seat, kind, fresh = self.to_act, self.frame(2), self.frame(5) == 1
        target = action - CITIZEN
        if action >= CARD:
            target = action - CARD
        elif action >= SEAT:
            target = action - SEAT
        first, second = self.frame(3), -1
        if kind in (DISMISS, BARTER, PLUNDER) or first >= 0:
            second = target
        else:
            first = target
            if targets_of(kind) == 2:
                self.set_frame(3, first)
                return
        self.drop()
        if kind == PRAYER:
            self.pray(seat, first)
        elif kind == SWINDLE:
            self.swindle(seat, first, second)
            self.go_on()
        elif fresh:
            self.play_event(seat, kind, first, second)
        else:
            self.forge(seat, first, second)

    def forge(self, seat: i64, first: i64, second: i64) -> None:
        """The forger has named the targets of the event he repeats (RG38)."""
        self.set_frame(3, first)
        self.set_frame(4, second)
        self.set_frame(5, OPEN)
        self.tell(FORGES, seat, self.frame(2), first + 1, second + 1)
        self.go_on()

    def event_goes_on(self) -> bool:
        """The latest event: asked about, carried out, done with."""
        row = len(self.frames) - FRAME
        stage = self.frames[row + 5]
        if stage == OPEN:
            self.frames[row + 5] = STANDING
            kind, asked = self.frames[row + 2], self.could_answer(row)
            which = self.window_for(row)
            return self.open_window(which, self.first_asked(), asked, kind, self.decided)
        if stage == STANDING:
            return self.take_effect(row)
        if stage in (PAID, UNPAID):
            self.after_payment(row, stage == PAID)
            return False
        if stage == DRAWING:
            self.frames[row + 5] = DONE
            return self.frames[row + 2] == HOMAGE and self.weigh_homage(row)
        if stage in (CHOOSING, DECIDING):
            self.to_act = self.frames[row + 1]
            return True
        return self.close_event(row)

    def window_for(self, row: i64) -> i64:
        """The kind of window that the event in this row opens."""
        kind = self.frames[row + 2]
        if is_reaction(kind):
            return ATTRACTED if kind == BARGAIN else REACTED
        if is_attraction(kind):
            return ATTRACTED
        return MEDDLED if self.meddled(row) != 0 else ACTED

    def close_event(self, row: i64) -> bool:
        """Who has won has won (RG15); the populace moves up (RG08); a forger repeats (RG38)."""
        if self.is_won():
            return True
        kind, forger = self.frames[row + 2], self.frames[row + 6] - 1
        base = is_attraction(kind) and kind != BARGAIN
        if base and self.first_empty() < PLACES and self.must_refill():
            self.push(REFILL, self.frames[row + 1])
            return False
        self.drop()
        if forger < 0:
            return False
        if not self.can_repeat(kind, forger):
            self.tell(FIZZLED, forger, kind)
            return False
        self.push(EVENT, forger, kind, -1, -1, OPEN, 0, 1)
        if targets_of(kind) > 0:
            self.set_frame(5, CHOOSING)
            return False
        self.tell(FORGES, forger, kind)
        return False

    def can_repeat(self, kind: i64, forger: i64) -> bool:
        """Whether a forged action can do something, by what all know (RG38)."""
        if kind in (HOMAGE, HARVEST) and self.events_left() + self.discarded() == 0:
            return False
        return self.can_do(kind, forger, self.hands.size(forger))

    def answer(self, action: i64) -> None:
        """One of those who are asked lets it pass, or reacts, which closes the window (RG33)."""
        seat = self.to_act
        if action == PASS:
            if not self.next_asked():
                self.go_on()
            return
        self.drop()
        row = len(self.frames) - FRAME
        if action == POWER:  # Bulwark, RG32
            self.use_power(seat)
            self.cancel(row, seat)
        elif action == PLAY + FORGERY:  # RG38
            self.hands.lose(seat, FORGERY, -1)
            self.pile[FORGERY] += 1
            self.reveal(PLAYED, seat, FORGERY)
            self.frames[row + 6] = seat + 1
        else:
            of_citizen = action - PLAY in (REFUSE, BARGAIN)
            self.play_event(seat, action - PLAY, self.frames[row + 3] if of_citizen else -1, -1)
            return
        self.go_on()

    # What each event does, when nothing has cancelled it.

    def take_effect(self, row: i64) -> bool:
        """True if somebody must decide."""
        seat, kind = self.frames[row + 1], self.frames[row + 2]
        first, second = self.frames[row + 3], self.frames[row + 4]
        below = row - FRAME
        self.frames[row + 5] = DONE
        if kind in (ATTRACTION, INSPIRE, CATHERINE):
            self.attract(self.actor(row), first)
        elif kind in (CHOICE, FESTIVAL):
            if kind == CHOICE and self.hands.size(seat) == 0:
                return self.come_to_nothing(row)
            self.frames[row + 5] = DECIDING
        elif kind == APPOINTMENT:
            self.appoint(seat, first, second)
        elif kind == SUMMONS:
            self.summon(first, second)
        elif kind in (HOMAGE, HARVEST):
            self.frames[row + 5] = DRAWING
            self.push(DRAWS, seat, 2, TO_SIDE if kind == HOMAGE else TO_HAND)
        elif kind == POPULATE:
            if self.crowd_left() == 0:
                return self.come_to_nothing(row)
            self.push(CALL, seat)
        elif kind in (DISMISS, PLUNDER):
            return self.meddle(row, kind, seat, second)
        elif kind == BARTER:
            self.hands.swap(seat, second)
            self.tell(SWAPPED, seat, second)
            self.show_hand(seat, seat)
            self.show_hand(second, second)
        elif kind == TITHE:
            self.frames[row + 5] = DECIDING
            if not self.open_window(
                PASSING, (seat + 1) % self.seats, self.tithed(row), kind, self.decided
            ):
                return self.come_to_nothing(row)
            return True
        elif kind == VASSAL:
            self.ask_payment(second, kind, seat, self.law.tribute)
        elif kind == PROCURE:
            self.ask_payment(seat, kind, self.owner_of[first], self.law.price)
        elif kind == PENITENCE:
            self.ask_payment(self.actor(below), kind, seat, self.law.price)
        elif kind == BARGAIN:
            self.ask_payment(seat, kind, self.actor(below), self.law.price)
        elif kind == REFUSE:
            self.refuse(row, seat, first)
        elif kind == REVOLT:
            self.cancel(below, seat)
            self.push(DRAWS, self.actor(below), 1)
        elif kind in (GARRISON, DEFEND):
            self.cancel(below, seat)
            self.push(DRAWS, seat, 1)
        else:  # Convert, Conquer, Abduct
            self.transfer(first, seat)
        return False

    def come_to_nothing(self, row: i64) -> bool:
        """What was possible when it was announced no longer is; nobody must decide."""
        self.frames[row + 5] = DONE
        self.tell(IDLE, self.frames[row + 1], self.frames[row + 2])
        return False

    def after_payment(self, row: i64, met: bool) -> None:
        """What hangs on a payment (RG26, RG37)."""
        seat, kind, first = self.frames[row + 1], self.frames[row + 2], self.frames[row + 3]
        below = row - FRAME
        self.frames[row + 5] = DONE
        if kind == VASSAL:
            self.transfer(first, self.frames[row + 4])
        elif kind == PENITENCE:
            if not met:
                self.cancel(below, seat)
        elif not met:
            self.tell(ABANDONS, seat, kind)
        elif kind == PROCURE:
            self.transfer(first, seat)
        else:
            self.attract(seat, first)

    def meddle(self, row: i64, kind: i64, seat: i64, other: i64) -> bool:
        """Dismiss: the other discards an event of his choice. Plunder: one looks and takes."""
        if self.hands.size(other) == 0:
            return self.come_to_nothing(row)
        self.frames[row + 5] = DECIDING
        if kind == DISMISS:
            self.to_act = other
            return True
        self.hands.show(other, 1 << seat)
        self.show_hand(seat, other)
        self.to_act = seat
        return True

    def weigh_homage(self, row: i64) -> bool:
        """Of two events drawn one is kept (RG21); of one, that one."""
        seat = self.frames[row + 1]
        if self.aside[0] > 0 and self.aside[1] > 0:
            self.frames[row + 5] = DECIDING
            self.to_act = seat
            return True
        if self.aside[0] > 0:
            self.hands.gain(seat, self.aside[0] - 1, 0)
            self.aside[0] = 0
        return False

    # Choices that events leave to their resolution.

    def choose(self, action: i64) -> None:
        seat, kind = self.to_act, self.frame(2)
        if self.frame(5) == CHOOSING:
            self.choose_target(seat, kind, action)
        elif kind == CHOICE:
            self.push(SPENDING, seat, CHOICE)
            self.spend(action)
        elif kind == FESTIVAL:
            self.arrange(action)
        elif kind == DISMISS:
            self.set_frame(5, DONE)
            self.discard(seat, packed(action - CARD))
            self.go_on()
        elif kind == PLUNDER:
            other = self.frame(4)
            self.set_frame(5, DONE)
            self.hands.hand_over(other, seat, action - CARD, 0)
            self.tell(TOOK, seat, other)
            self.whisper((1 << seat) | (1 << other), TOOK_CARD, seat, other, action - CARD)
            self.go_on()
        elif kind == HOMAGE:
            self.set_frame(5, DONE)
            self.keep_homage(seat, action - CARD)
            self.go_on()
        else:
            self.set_frame(5, DONE)
            self.keep_tithe(seat, action - SEAT)
            self.go_on()

    def choose_target(self, seat: i64, kind: i64, action: i64) -> None:
        """A forger names the first target of what he repeats, or cannot (RG38)."""
        if action == ABANDON:
            self.drop()
            self.tell(FIZZLED, seat, kind)
            self.go_on()
            return
        self.push(PLAYING, seat, kind, -1, -1, 0)
        self.aim(action)

    def pass_event(self, kind: i64) -> None:
        """An event passed for a Tithe, seen by nobody until all have passed (RG23)."""
        seat = self.to_act
        actor = self.frames[len(self.frames) - 2 * FRAME + 1]
        self.hands.lose(seat, kind, 0)
        self.aside[seat] = kind + 1
        self.tell(PASSED, seat)
        self.whisper(1 << seat, PASSED_CARD, seat, kind)
        if self.next_asked():
            return
        givers: i64 = 0
        last: i64 = 0
        for other in range(self.seats):
            if self.aside[other] > 0:
                givers += 1
                last = other
                self.whisper(1 << actor, RECEIVED, actor, other, self.aside[other] - 1)
        if givers == 1:
            self.set_frame(5, DONE)
            self.keep_tithe(actor, last)
        self.go_on()

    def arrange(self, action: i64) -> None:
        """Festival: own citizens are laid one by one, or the rest stays as it lies (RG21)."""
        seat = self.to_act
        if action == ENOUGH:
            self.finish_festival(seat)
            return
        if action >= CASTE:
            self.set_frame(3, action - CASTE)
        else:
            citizen = action - CITIZEN
            caste = highest(self.law.castes[citizen]) if self.is_simple(citizen) else -1
            self.push(LAYING, seat, citizen, caste)
        if self.frame(3) >= 0:
            for citizen in range(CITIZENS):
                if self.owner_of[citizen] == seat and not self.is_laid(citizen):
                    return
            self.finish_festival(seat)

    def finish_festival(self, seat: i64) -> None:
        """Who was not laid keeps his caste and lies innermost, in the order in which he lay."""
        order = vec[i64]()
        for citizen in self.members(seat):
            if not self.is_laid(citizen):
                order = append(append(order, citizen), self.role(citizen))
        left = len(order) // 2
        for row in range(0, len(self.frames), FRAME):
            if self.frames[row] == LAYING:
                order = append(append(order, self.frames[row + 2]), self.frames[row + 3])
        self.tell(FEASTS, seat, len(order) // 2 - left)
        self.drop_draft()
        for caste in range(CASTES):
            self.outer[seat * CASTES + caste] = -1
        for i in range(0, len(order), 2):
            self.lay(seat, order[i], order[i + 1])
            if i >= 2 * left:
                self.tell(LIES, seat, order[i], order[i + 1])
        self.set_frame(5, DONE)
        self.go_on()

    # Influence and payments.

    def spend(self, action: i64) -> None:
        """A card more for an attraction, a readying, a payment, or to be discarded."""
        goal, cost = self.frame(2), self.frame(3)
        if action == POWER:
            self.use_treasury_first()
            return
        if action != ENOUGH:
            kind = action - CARD
            self.set_frame(4, self.frame(4) + self.law.worth[kind])
            self.set_frame(5, self.frame(5) + packed(kind))
            if goal in (DISCARDING, CHOICE):
                if self.hands.size(self.to_act) > cards_in(self.frame(5)):
                    return
            elif self.frame(4) < cost:
                return
        seat, cards, place = self.to_act, self.frame(5), self.frame(6)
        self.drop()
        if goal == PAYMENT:
            self.hand_cards(seat, self.frame(3), cards, cost)
            self.settle_payment(True)
            self.go_on()
            return
        self.discard(seat, cards)
        if goal == DISCARDING:
            self.end_turn()
        elif goal == CHOICE:
            self.set_frame(5, DRAWING)
            self.push(DRAWS, seat, cards_in(cards))
            self.go_on()
        elif goal == READYING:
            self.ready[seat] = 1
            self.tell(READIED, seat)
            self.go_on()
        else:
            self.begin_attraction(seat, self.row[place])
            self.go_on()

    def use_treasury_first(self) -> None:
        """Treasury before the first card of an attraction (RG32)."""
        seat, cost, place = self.to_act, self.frame(3), self.frame(6)
        self.drop()
        self.use_power(seat)
        self.push(PAYMENT, seat, ATTRACTION, -1, cost, 0, 3, self.row[place])
        self.go_on()

    def begin_attraction(self, seat: i64, citizen: i64) -> None:
        """The influence is spent; there is a window for Refuse and Bargain (RG34)."""
        self.tell(ATTRACTS, seat, citizen)
        self.push(EVENT, seat, ATTRACTION, citizen, -1, OPEN)

    def ask_payment(self, payer: i64, kind: i64, payee: i64, cost: i64) -> None:
        self.set_frame(5, PAYING)
        self.push(PAYMENT, payer, kind, payee, cost)

    def payment_goes_on(self) -> bool:
        """Treasury's three are turned over; then the payer is asked, if he could have a choice."""
        seat, kind = self.frame(1), self.frame(2)
        if self.frame(6) > 0 and self.refresh_deck():
            self.to_act = CHANCE
            return True
        self.set_frame(6, 0)
        if self.frame(5) >= self.frame(4):
            self.settle_payment(True)
            return False
        if self.hands.size(seat) == 0 and not self.treasury(seat):
            self.settle_payment(kind == VASSAL)
            return False
        self.to_act = seat
        return True

    def pay(self, action: i64) -> None:
        """The first decision of a payment."""
        seat, payee = self.to_act, self.frame(3)
        if action >= CARD and action < ENOUGH:
            self.push(SPENDING, seat, PAYMENT, self.frame(4) - self.frame(5))
            self.spend(action)
            return
        if action == POWER:
            self.use_power(seat)
            self.set_frame(6, 3)
        elif action == ABANDON:
            self.settle_payment(False)
        else:
            self.hand_all(seat, payee)
            self.settle_payment(True)
        self.go_on()

    def settle_payment(self, met: bool) -> None:
        """A payment is over; what it was for goes on."""
        seat, kind, citizen = self.frame(1), self.frame(2), self.frame(7)
        self.drop()
        if kind != ATTRACTION:
            self.set_frame(5, PAID if met else UNPAID)
        elif met:
            self.begin_attraction(seat, citizen)
        else:
            self.tell(ABANDONS, seat, kind)

    # Powers (RG31, RG32).

    def pray(self, seat: i64, named: i64) -> None:
        self.use_power(seat)
        self.pile[named] -= 1
        self.tell(PRAYED_FOR, seat, named)
        self.push(PRAYING, seat, named, -1)
        self.go_on()

    def prayer_goes_on(self) -> bool:
        """The named event and the top of the deck: a lot says which is taken."""
        if self.refresh_deck():
            self.to_act = CHANCE
            return True
        seat, named = self.frame(1), self.frame(2)
        self.drop()
        self.hands.gain(seat, named, -1)
        self.tell(PRAYED, seat, named, 1)
        return False

    # Catherine (RG40 to RG43).

    def court_goes_on(self) -> bool:
        """Twice a turn she turns over an event and adds a citizen."""
        if self.is_won():
            return True
        if self.frame(2) == 2:
            self.drop()
            self.next_turn()
            return self.to_act == OVER
        if self.refresh_deck():
            self.to_act = CHANCE
            return True
        self.hold_court(self.law.budget)
        return False

    def hold_court(self, budget: i64) -> None:
        self.set_frame(2, self.frame(2) + 1)
        citizen = self.her_choice(budget)
        if citizen >= 0:
            self.tell(ATTRACTS, self.crown, citizen)
            self.push(EVENT, 0, CATHERINE, citizen, -1, OPEN)
        elif self.crowd_left() > 0:
            self.push(CALL, 0, 1)
