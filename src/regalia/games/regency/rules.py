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

from regalia.engine.state import CHANCE, FRAME, OVER, WHO
from regalia.games.regency import schema as s
from regalia.games.regency.answers import highest, targets_of
from regalia.games.regency.effects import RegencyDeeds
from regalia.games.regency.position import (
    RegencyBox,
    RegencyTable,
    answers_in,
    cards_in,
    is_attraction,
    is_reaction,
    packed,
    target_of,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Regency(RegencyDeeds):
    """A position of Regency, and how it goes on."""

    def __init__(
        self, law: RegencyBox, seats: i64, head_start: i64, source: RegencyTable | None = None
    ) -> None:
        super().__init__(law, seats, head_start, source)
        if source is None:
            self.push(s.CROWNING, 0)
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
            if self.to_act >= 0 and self.top() < 0 and self.decided >= s.DECISIONS:
                self.draw_out()

    def happen(self, outcome: i64) -> None:
        """What is drawn comes to where it belongs."""
        at = self.counter()
        if at >= 0:
            self.draws[at] += 1
        frame = self.top()
        if frame == s.CROWNING:
            self.drop()
            self.begin(outcome - s.STARTER)
        elif frame == s.REFILL:
            citizen = outcome - s.CALLED
            self.crowd[citizen] -= 1
            place = self.first_empty()
            self.row[place] = citizen
            self.tell(s.STANDS, citizen, place)
        elif frame == s.CALL:
            who = self.crown if self.frame(s.CALL_HERS) == 1 else self.frame(WHO)
            self.drop()
            self.crowd[outcome - s.CALLED] -= 1
            self.arrive(who, outcome - s.CALLED)
        elif outcome >= s.TAKE_NAMED:
            self.set_frame(s.PRAYING_PRIZE, outcome - s.TAKE_NAMED)
        else:
            self.draw_event(frame, outcome - s.DRAWN)
        self.go_on()

    def draw_event(self, frame: i64, kind: i64) -> None:
        """An event from the deck: into a hand unseen, or turned over for all."""
        seat = self.frame(WHO)
        self.deck[kind] -= 1
        if frame == s.DEALING:
            self.hands.gain(seat, kind, 0)
            self.whisper(1 << seat, s.DEALT, seat, kind)
            self.set_frame(s.DEALING_MADE, self.frame(s.DEALING_MADE) + 1)
            self.set_frame(WHO, (seat + 1) % self.seats)
        elif frame == s.DRAWS:
            self.set_frame(s.DRAWS_LEFT, self.frame(s.DRAWS_LEFT) - 1)
            self.set_frame(s.DRAWS_MADE, self.frame(s.DRAWS_MADE) + 1)
            self.whisper(1 << seat, s.GOT, seat, kind)
            if self.frame(s.DRAWS_WAY) == s.TO_HAND:
                self.hands.gain(seat, kind, 0)
            else:
                self.aside[0 if self.aside[0] == 0 else 1] = kind + 1
        elif frame == s.PAYMENT:
            self.pile[kind] += 1
            self.set_frame(s.PAYMENT_FLIPS, self.frame(s.PAYMENT_FLIPS) - 1)
            self.set_frame(s.PAYMENT_SUM, self.frame(s.PAYMENT_SUM) + self.law.worth[kind])
            self.reveal(s.FLIPPED, seat, kind)
        elif frame == s.PRAYING:
            self.answer_prayer(seat, kind)
        else:
            self.pile[kind] += 1
            self.reveal(s.FLIPPED, self.crown, kind)
            self.hold_court(self.law.budget + self.law.worth[kind])

    def decide(self, action: i64) -> None:
        frame = self.top()
        if frame < 0:
            self.act(action)
        elif answers_in(frame):
            self.answer(action)
        elif frame == s.PAYMENT:
            self.pay(action)
        elif frame == s.SPENDING:
            self.spend(action)
        elif frame == s.PLAYING:
            self.aim(action)
        elif frame == s.ARRIVAL:
            seat, citizen = self.frame(WHO), self.frame(s.ARRIVAL_CITIZEN)
            self.drop()
            self.join(seat, citizen, action - s.ASSIGN)
            self.go_on()
        elif frame == s.LAYING:
            self.arrange(action)
        elif frame == s.PASSING:
            self.pass_event(action - s.PICK)
        elif frame == s.DAWN:
            if action == s.POWER:
                self.uprise()
            self.go_on()
        elif frame == s.CROWNING:
            self.crown_with(action - s.TAKE_MAT)
        else:
            self.choose(action)

    # Set-up (RG06, RG07, RG40).

    def crown_with(self, mat: i64) -> None:
        seat = self.to_act
        self.mats[seat] = mat
        self.tell(s.CROWNED, seat, mat)
        if seat + 1 < self.seats:
            self.set_frame(WHO, seat + 1)
            self.to_act = seat + 1
            return
        if self.crown < 0 and len(self.tied()) > 1:
            self.to_act = CHANCE
            return
        starter = 0 if self.crown >= 0 else self.tied()[0] - s.STARTER
        self.drop()
        self.begin(starter)
        self.go_on()

    def begin(self, starter: i64) -> None:
        self.starter = starter
        if self.crown < 0:
            self.tell(s.STARTS, starter)
        self.push(s.REFILL, starter)
        self.push(s.DEALING, starter)

    # The turn.

    def act(self, action: i64) -> None:
        """What the active regent does (RG11)."""
        seat = self.to_act
        if action < s.ATTRACT:
            if targets_of(action) > 0:
                self.push(s.PLAYING, seat, action, -1, -1, 1)
            else:
                self.play_event(seat, action, -1, -1)
        elif action < s.READY:
            place = action - s.ATTRACT
            self.push(s.SPENDING, seat, s.ATTRACTION, self.law.costs[place], 0, 0, place)
        elif action == s.READY:
            self.push(s.SPENDING, seat, s.READYING, self.law.to_ready)
        elif action == s.END:
            if self.hands.size(seat) > 0:
                self.push(s.SPENDING, seat, s.DISCARDING)
            else:
                self.end_turn()
        elif self.prowess(seat) == s.NOBLE:
            self.use_power(seat)
            self.limit = self.law.inherited
        else:
            kind = s.PRAYER if self.prowess(seat) == s.RELIGIOUS else s.SWINDLE
            self.push(s.PLAYING, seat, kind, -1, -1, 1)

    def end_turn(self) -> None:
        """Then events are drawn up to the limit (RG14)."""
        seat = self.active()
        owed = self.limit - self.hands.size(seat)
        self.push(s.ENDING, seat)
        self.push(s.DRAWS, seat, max(owed, 0))
        self.go_on()

    def next_turn(self) -> None:
        """The next regent's turn; before it any ready Uprising is asked for (RG32)."""
        if self.turn < 0:
            self.turn = self.head_start if self.crown >= 0 else 0
        else:
            self.turn += 1
        self.limit = self.law.in_hand
        if self.turn >= s.TURNS:
            self.draw_out()
            return
        self.tell(s.TURN, self.active())
        self.push(s.DAWN, self.first_asked())

    # The stack.

    def go_on(self) -> None:
        """Carry on whatever is under way until somebody or chance is to decide."""
        while not self.goes_on():
            pass

    def goes_on(self) -> bool:
        """One step of it; true when somebody or chance is to decide, or the game is over."""
        frame = self.top()
        if frame == s.EVENT:
            return self.event_goes_on()
        if frame < 0:
            if self.turn < 0:
                self.next_turn()
                return False
            if self.is_won():
                return True
            if self.decided >= s.DECISIONS:
                self.draw_out()
                return True
            self.to_act = self.active()
            return True
        if frame == s.ARRIVAL:
            self.to_act = self.frame(WHO)
            return True
        if frame == s.PAYMENT:
            return self.payment_goes_on()
        if frame == s.DRAWS:
            return self.draws_go_on()
        if frame == s.REFILL:
            return self.refill_goes_on()
        if frame == s.PRAYING:
            return self.prayer_goes_on()
        if frame == s.DEALING:
            if self.frame(s.DEALING_MADE) == self.law.in_hand * self.seats:
                self.drop()
                return False
        elif frame == s.DAWN:
            return self.dawn_goes_on()
        elif frame == s.COURT:
            return self.court_goes_on()
        elif frame == s.ENDING:
            self.drop()
            self.next_turn()
            return self.to_act == OVER
        self.to_act = CHANCE  # dealing, or a citizen called
        return True

    def dawn_goes_on(self) -> bool:
        """Each ready Uprising is asked for once, clockwise (RG32)."""
        while self.frame(s.DAWN_PAST) < self.seats:
            seat = (self.first_asked() + self.frame(s.DAWN_PAST)) % self.seats
            self.set_frame(s.DAWN_PAST, self.frame(s.DAWN_PAST) + 1)
            self.set_frame(WHO, seat)
            if self.ready[seat] == 1 and self.prowess(seat) == s.COMMONER:
                self.to_act = seat
                return True
        self.drop()
        if self.active() == self.crown:
            self.push(s.COURT, 0)
        return False

    def refill_goes_on(self) -> bool:
        """Those behind a gap move up, and new citizens are turned up at the tail (RG08)."""
        free: i64 = 0
        for place in range(s.PLACES):
            if self.row[place] >= 0:
                if free < place:
                    self.row[free] = self.row[place]
                    self.row[place] = -1
                free += 1
        if free < s.PLACES and self.crowd_left() > 0:  # RG09
            self.to_act = CHANCE
            return True
        self.drop()
        return False

    def draws_go_on(self) -> bool:
        if self.frame(s.DRAWS_LEFT) > 0 and self.refresh_deck():
            self.to_act = CHANCE
            return True
        if self.frame(s.DRAWS_MADE) > 0:
            self.tell(s.DREW, self.frame(WHO), self.frame(s.DRAWS_MADE))
        self.drop()
        return False

    # Events.

    def play_event(self, seat: i64, kind: i64, first: i64, second: i64) -> None:
        """An event is discarded from the hand for what it does (RG12)."""
        self.hands.lose(seat, kind, -1)
        self.pile[kind] += 1
        self.reveal(s.PLAYED, seat, kind, first, target_of(kind, second))
        self.push(s.EVENT, seat, kind, first, second, s.OPEN)
        self.go_on()

    def aim(self, action: i64) -> None:
        """A target of an event or a power is named."""
        seat, kind, fresh = self.to_act, self.frame(s.DOING), self.frame(s.FRESH) == 1
        target = action - s.NAME_CITIZEN
        if action >= s.PICK:
            target = action - s.PICK
        elif action >= s.NAME_SEAT:
            target = action - s.NAME_SEAT
        first, second = self.frame(s.FIRST), -1
        if kind in (s.DISMISS, s.BARTER, s.PLUNDER) or first >= 0:
            second = target
        else:
            first = target
            if targets_of(kind) == 2:
                self.set_frame(s.FIRST, first)
                return
        self.drop()
        if kind == s.PRAYER:
            self.pray(seat, first)
        elif kind == s.SWINDLE:
            self.swindle(seat, first, second)
            self.go_on()
        elif fresh:
            self.play_event(seat, kind, first, second)
        else:
            self.forge(seat, first, second)

    def forge(self, seat: i64, first: i64, second: i64) -> None:
        """The forger has named the targets of the event he repeats (RG38)."""
        self.set_frame(s.EVENT_FIRST, first)
        self.set_frame(s.EVENT_SECOND, second)
        self.set_frame(s.EVENT_STAGE, s.OPEN)
        kind = self.frame(s.EVENT_KIND)
        self.tell(s.FORGES, seat, kind, first, target_of(kind, second))
        self.go_on()

    def event_goes_on(self) -> bool:
        """The latest event: asked about, carried out, done with."""
        row = len(self.frames) - FRAME
        stage = self.frames[row + s.EVENT_STAGE]
        if stage == s.OPEN:
            self.frames[row + s.EVENT_STAGE] = s.STANDING
            kind, asked = self.frames[row + s.EVENT_KIND], self.could_answer(row)
            which = self.window_for(row)
            return self.open_window(which, self.first_asked(), asked, kind, self.decided)
        if stage == s.STANDING:
            return self.take_effect(row)
        if stage in (s.PAID, s.UNPAID):
            self.after_payment(row, stage == s.PAID)
            return False
        if stage == s.DRAWING:
            self.frames[row + s.EVENT_STAGE] = s.DONE
            return self.frames[row + s.EVENT_KIND] == s.HOMAGE and self.weigh_homage(row)
        if stage in (s.CHOOSING, s.DECIDING):
            self.to_act = self.frames[row + WHO]
            return True
        return self.close_event(row)

    def window_for(self, row: i64) -> i64:
        """The kind of window that the event in this row opens."""
        kind = self.frames[row + s.EVENT_KIND]
        if is_reaction(kind):
            return s.ATTRACTED if kind == s.BARGAIN else s.REACTED
        if is_attraction(kind):
            return s.ATTRACTED
        return s.MEDDLED if self.meddled(row) != 0 else s.ACTED

    def close_event(self, row: i64) -> bool:
        """Who has won has won (RG15); the populace moves up (RG08); a forger repeats (RG38)."""
        if self.is_won():
            return True
        kind, forger = self.frames[row + s.EVENT_KIND], self.frames[row + s.EVENT_FORGER] - 1
        base = is_attraction(kind) and kind != s.BARGAIN
        if base and self.first_empty() < s.PLACES and self.must_refill():
            self.push(s.REFILL, self.frames[row + WHO])
            return False
        self.drop()
        if forger < 0:
            return False
        if not self.can_repeat(kind, forger):
            self.tell(s.FIZZLED, forger, kind)
            return False
        self.push(s.EVENT, forger, kind, -1, -1, s.OPEN, 0, 1)
        if targets_of(kind) > 0:
            self.set_frame(s.EVENT_STAGE, s.CHOOSING)
            return False
        self.tell(s.FORGES, forger, kind, -1, -1)
        return False

    def can_repeat(self, kind: i64, forger: i64) -> bool:
        """Whether a forged action can do something, by what all know (RG38)."""
        if kind in (s.HOMAGE, s.HARVEST) and self.events_left() + self.discarded() == 0:
            return False
        return self.can_do(kind, forger, self.hands.size(forger))

    def answer(self, action: i64) -> None:
        """One of those who are asked lets it pass, or reacts, which closes the window (RG33)."""
        seat = self.to_act
        if action == s.PASS:
            if not self.next_asked():
                self.go_on()
            return
        self.drop()
        row = len(self.frames) - FRAME
        if action == s.POWER:  # Bulwark, RG32
            self.use_power(seat)
            self.cancel(row, seat)
        elif action == s.PLAY + s.FORGERY:  # RG38
            self.hands.lose(seat, s.FORGERY, -1)
            self.pile[s.FORGERY] += 1
            self.reveal(s.PLAYED, seat, s.FORGERY, -1, -1)
            self.frames[row + s.EVENT_FORGER] = seat + 1
        else:
            of_citizen = action - s.PLAY in (s.REFUSE, s.BARGAIN)
            self.play_event(
                seat, action - s.PLAY, self.frames[row + s.EVENT_FIRST] if of_citizen else -1, -1
            )
            return
        self.go_on()

    # What each event does, when nothing has cancelled it.

    def take_effect(self, row: i64) -> bool:
        """True if somebody must decide."""
        seat, kind = self.frames[row + WHO], self.frames[row + s.EVENT_KIND]
        first, second = self.frames[row + s.EVENT_FIRST], self.frames[row + s.EVENT_SECOND]
        below = row - FRAME
        self.frames[row + s.EVENT_STAGE] = s.DONE
        if kind in (s.ATTRACTION, s.INSPIRE, s.CATHERINE):
            self.attract(self.actor(row), first)
        elif kind in (s.CHOICE, s.FESTIVAL):
            if kind == s.CHOICE and self.hands.size(seat) == 0:
                return self.come_to_nothing(row)
            self.frames[row + s.EVENT_STAGE] = s.DECIDING
        elif kind == s.APPOINTMENT:
            self.appoint(seat, first, second)
        elif kind == s.SUMMONS:
            self.summon(first, second)
        elif kind in (s.HOMAGE, s.HARVEST):
            self.frames[row + s.EVENT_STAGE] = s.DRAWING
            self.push(s.DRAWS, seat, 2, s.TO_SIDE if kind == s.HOMAGE else s.TO_HAND)
        elif kind == s.POPULATE:
            if self.crowd_left() == 0:
                return self.come_to_nothing(row)
            self.push(s.CALL, seat)
        elif kind in (s.DISMISS, s.PLUNDER):
            return self.meddle(row, kind, seat, second)
        elif kind == s.BARTER:
            self.hands.swap(seat, second)
            self.tell(s.SWAPPED, seat, second)
            self.show_hand(seat, seat)
            self.show_hand(second, second)
        elif kind == s.TITHE:
            self.frames[row + s.EVENT_STAGE] = s.DECIDING
            if not self.open_window(
                s.PASSING, (seat + 1) % self.seats, self.tithed(row), kind, self.decided
            ):
                return self.come_to_nothing(row)
            return True
        elif kind == s.VASSAL:
            self.ask_payment(second, kind, seat, self.law.tribute)
        elif kind == s.PROCURE:
            self.ask_payment(seat, kind, self.owner_of[first], self.law.price)
        elif kind == s.PENITENCE:
            self.ask_payment(self.actor(below), kind, seat, self.law.price)
        elif kind == s.BARGAIN:
            self.ask_payment(seat, kind, self.actor(below), self.law.price)
        elif kind == s.REFUSE:
            self.refuse(row, seat, first)
        elif kind == s.REVOLT:
            self.cancel(below, seat)
            self.push(s.DRAWS, self.actor(below), 1)
        elif kind in (s.GARRISON, s.DEFEND):
            self.cancel(below, seat)
            self.push(s.DRAWS, seat, 1)
        else:  # Convert, Conquer, Abduct
            self.transfer(first, seat)
        return False

    def come_to_nothing(self, row: i64) -> bool:
        """What was possible when it was announced no longer is; nobody must decide."""
        self.frames[row + s.EVENT_STAGE] = s.DONE
        self.tell(s.IDLE, self.frames[row + WHO], self.frames[row + s.EVENT_KIND])
        return False

    def after_payment(self, row: i64, met: bool) -> None:
        """What hangs on a payment (RG26, RG37)."""
        seat, kind, first = (
            self.frames[row + WHO],
            self.frames[row + s.EVENT_KIND],
            self.frames[row + s.EVENT_FIRST],
        )
        below = row - FRAME
        self.frames[row + s.EVENT_STAGE] = s.DONE
        if kind == s.VASSAL:
            self.transfer(first, self.frames[row + s.EVENT_SECOND])
        elif kind == s.PENITENCE:
            if not met:
                self.cancel(below, seat)
        elif not met:
            self.tell(s.ABANDONS, seat, kind)
        elif kind == s.PROCURE:
            self.transfer(first, seat)
        else:
            self.attract(seat, first)

    def meddle(self, row: i64, kind: i64, seat: i64, other: i64) -> bool:
        """Dismiss: the other discards an event of his choice. Plunder: one looks and takes."""
        if self.hands.size(other) == 0:
            return self.come_to_nothing(row)
        self.frames[row + s.EVENT_STAGE] = s.DECIDING
        if kind == s.DISMISS:
            self.to_act = other
            return True
        self.hands.show(other, 1 << seat)
        self.show_hand(seat, other)
        self.to_act = seat
        return True

    def weigh_homage(self, row: i64) -> bool:
        """Of two events drawn one is kept (RG21); of one, that one."""
        seat = self.frames[row + WHO]
        if self.aside[0] > 0 and self.aside[1] > 0:
            self.frames[row + s.EVENT_STAGE] = s.DECIDING
            self.to_act = seat
            return True
        if self.aside[0] > 0:
            self.hands.gain(seat, self.aside[0] - 1, 0)
            self.aside[0] = 0
        return False

    # Choices that events leave to their resolution.

    def choose(self, action: i64) -> None:
        seat, kind = self.to_act, self.frame(s.EVENT_KIND)
        if self.frame(s.EVENT_STAGE) == s.CHOOSING:
            self.choose_target(seat, kind, action)
        elif kind == s.CHOICE:
            self.push(s.SPENDING, seat, s.CHOICE)
            self.spend(action)
        elif kind == s.FESTIVAL:
            self.arrange(action)
        elif kind == s.DISMISS:
            self.set_frame(s.EVENT_STAGE, s.DONE)
            self.discard(seat, packed(action - s.PICK))
            self.go_on()
        elif kind == s.PLUNDER:
            other = self.frame(s.EVENT_SECOND)
            self.set_frame(s.EVENT_STAGE, s.DONE)
            self.hands.hand_over(other, seat, action - s.PICK, 0)
            self.tell(s.TOOK, seat, other)
            self.whisper((1 << seat) | (1 << other), s.TOOK_CARD, seat, other, action - s.PICK)
            self.go_on()
        elif kind == s.HOMAGE:
            self.set_frame(s.EVENT_STAGE, s.DONE)
            self.keep_homage(seat, action - s.PICK)
            self.go_on()
        else:
            self.set_frame(s.EVENT_STAGE, s.DONE)
            self.keep_tithe(seat, action - s.NAME_SEAT)
            self.go_on()

    def choose_target(self, seat: i64, kind: i64, action: i64) -> None:
        """A forger names the first target of what he repeats, or cannot (RG38)."""
        if action == s.ABANDON:
            self.drop()
            self.tell(s.FIZZLED, seat, kind)
            self.go_on()
            return
        self.push(s.PLAYING, seat, kind, -1, -1, 0)
        self.aim(action)

    def pass_event(self, kind: i64) -> None:
        """An event passed for a Tithe, seen by nobody until all have passed (RG23)."""
        seat = self.to_act
        actor = self.frames[len(self.frames) - 2 * FRAME + WHO]
        self.hands.lose(seat, kind, 0)
        self.aside[seat] = kind + 1
        self.tell(s.PASSED, seat)
        self.whisper(1 << seat, s.PASSED_CARD, seat, kind)
        if self.next_asked():
            return
        givers: i64 = 0
        last: i64 = 0
        for other in range(self.seats):
            if self.aside[other] > 0:
                givers += 1
                last = other
                self.whisper(1 << actor, s.RECEIVED, actor, other, self.aside[other] - 1)
        if givers == 1:
            self.set_frame(s.EVENT_STAGE, s.DONE)
            self.keep_tithe(actor, last)
        self.go_on()

    def arrange(self, action: i64) -> None:
        """Festival: own citizens are laid one by one, or the rest stays as it lies (RG21)."""
        seat = self.to_act
        if action == s.ENOUGH:
            self.finish_festival(seat)
            return
        if action >= s.ASSIGN:
            self.set_frame(s.LAID_AS, action - s.ASSIGN)
        else:
            citizen = action - s.NAME_CITIZEN
            caste = highest(self.law.castes[citizen]) if self.is_simple(citizen) else -1
            self.push(s.LAYING, seat, citizen, caste)
        if self.frame(s.LAID_AS) >= 0:
            for citizen in range(s.CITIZENS):
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
            if self.frames[row] == s.LAYING:
                order = append(
                    append(order, self.frames[row + s.LAID]), self.frames[row + s.LAID_AS]
                )
        self.tell(s.FEASTS, seat, len(order) // 2 - left)
        self.drop_draft()
        for caste in range(s.CASTES):
            self.outer[seat * s.CASTES + caste] = -1
        for i in range(0, len(order), 2):
            self.lay(seat, order[i], order[i + 1])
            if i >= 2 * left:
                self.tell(s.LIES, seat, order[i], order[i + 1])
        self.set_frame(s.EVENT_STAGE, s.DONE)
        self.go_on()

    # Influence and payments.

    def spend(self, action: i64) -> None:
        """A card more for an attraction, a readying, a payment, or to be discarded."""
        goal, cost = self.frame(s.SPENT_FOR), self.frame(s.COST)
        if action == s.POWER:
            self.use_treasury_first()
            return
        if action != s.ENOUGH:
            kind = action - s.PICK
            self.set_frame(s.SPENT, self.frame(s.SPENT) + self.law.worth[kind])
            self.set_frame(s.SPENT_CARDS, self.frame(s.SPENT_CARDS) + packed(kind))
            if goal in (s.DISCARDING, s.CHOICE):
                if self.hands.size(self.to_act) > cards_in(self.frame(s.SPENT_CARDS)):
                    return
            elif self.frame(s.SPENT) < cost:
                return
        seat, cards, place = self.to_act, self.frame(s.SPENT_CARDS), self.frame(s.FROM_PLACE)
        self.drop()
        if goal == s.A_PAYMENT:
            self.hand_cards(seat, self.frame(s.PAYMENT_TO), cards, cost)
            self.settle_payment(True)
            self.go_on()
            return
        self.discard(seat, cards)
        if goal == s.DISCARDING:
            self.end_turn()
        elif goal == s.CHOICE:
            self.set_frame(s.EVENT_STAGE, s.DRAWING)
            self.push(s.DRAWS, seat, cards_in(cards))
            self.go_on()
        elif goal == s.READYING:
            self.ready[seat] = 1
            self.tell(s.READIED, seat)
            self.go_on()
        else:
            self.begin_attraction(seat, self.row[place])
            self.go_on()

    def use_treasury_first(self) -> None:
        """Treasury before the first card of an attraction (RG32)."""
        seat, cost, place = self.to_act, self.frame(s.COST), self.frame(s.FROM_PLACE)
        self.drop()
        self.use_power(seat)
        self.push(s.PAYMENT, seat, s.ATTRACTION, -1, cost, 0, s.TREASURY, self.row[place])
        self.go_on()

    def begin_attraction(self, seat: i64, citizen: i64) -> None:
        """The influence is spent; there is a window for Refuse and Bargain (RG34)."""
        self.tell(s.ATTRACTS, seat, citizen)
        self.push(s.EVENT, seat, s.ATTRACTION, citizen, -1, s.OPEN)

    def ask_payment(self, payer: i64, kind: i64, payee: i64, cost: i64) -> None:
        self.set_frame(s.EVENT_STAGE, s.PAYING)
        self.push(s.PAYMENT, payer, kind, payee, cost)

    def payment_goes_on(self) -> bool:
        """Treasury's three are turned over; then the payer is asked, if he could have a choice."""
        seat, kind = self.frame(WHO), self.frame(s.PAYMENT_FOR)
        if self.frame(s.PAYMENT_FLIPS) > 0 and self.refresh_deck():
            self.to_act = CHANCE
            return True
        self.set_frame(s.PAYMENT_FLIPS, 0)
        if self.frame(s.PAYMENT_SUM) >= self.frame(s.PAYMENT_COST):
            self.settle_payment(True)
            return False
        if self.hands.size(seat) == 0 and not self.treasury(seat):
            self.settle_payment(kind == s.VASSAL)
            return False
        self.to_act = seat
        return True

    def pay(self, action: i64) -> None:
        """The first decision of a payment."""
        seat, payee = self.to_act, self.frame(s.PAYMENT_TO)
        if action >= s.PICK and action < s.ENOUGH:
            self.push(
                s.SPENDING,
                seat,
                s.A_PAYMENT,
                self.frame(s.PAYMENT_COST) - self.frame(s.PAYMENT_SUM),
            )
            self.spend(action)
            return
        if action == s.POWER:
            self.use_power(seat)
            self.set_frame(s.PAYMENT_FLIPS, s.TREASURY)
        elif action == s.ABANDON:
            self.settle_payment(False)
        else:
            self.hand_all(seat, payee)
            self.settle_payment(True)
        self.go_on()

    def settle_payment(self, met: bool) -> None:
        """A payment is over; what it was for goes on."""
        seat, kind, citizen = (
            self.frame(WHO),
            self.frame(s.PAYMENT_FOR),
            self.frame(s.PAYMENT_CITIZEN),
        )
        self.drop()
        if kind != s.ATTRACTION:
            self.set_frame(s.EVENT_STAGE, s.PAID if met else s.UNPAID)
        elif met:
            self.begin_attraction(seat, citizen)
        else:
            self.tell(s.ABANDONS, seat, kind)

    # Powers (RG31, RG32).

    def pray(self, seat: i64, named: i64) -> None:
        self.use_power(seat)
        self.pile[named] -= 1
        self.tell(s.PRAYED_FOR, seat, named)
        self.push(s.PRAYING, seat, named, -1)
        self.go_on()

    def prayer_goes_on(self) -> bool:
        """The named event and the top of the deck: a lot says which is taken."""
        if self.refresh_deck():
            self.to_act = CHANCE
            return True
        seat, named = self.frame(WHO), self.frame(s.PRAYING_NAMED)
        self.drop()
        self.hands.gain(seat, named, -1)
        self.tell(s.PRAYED, seat, named, 1)
        return False

    # Catherine (RG40 to RG43).

    def court_goes_on(self) -> bool:
        """Twice a turn she turns over an event and adds a citizen."""
        if self.is_won():
            return True
        if self.frame(s.COURT_HELD) == 2:
            self.drop()
            self.next_turn()
            return self.to_act == OVER
        if self.refresh_deck():
            self.to_act = CHANCE
            return True
        self.hold_court(self.law.budget)
        return False

    def hold_court(self, budget: i64) -> None:
        self.set_frame(s.COURT_HELD, self.frame(s.COURT_HELD) + 1)
        citizen = self.her_choice(budget)
        if citizen >= 0:
            self.tell(s.ATTRACTS, self.crown, citizen)
            self.push(s.EVENT, 0, s.CATHERINE, citizen, -1, s.OPEN)
        elif self.crowd_left() > 0:
            self.push(s.CALL, 0, 1)
