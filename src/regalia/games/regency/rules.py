"""Regency: the course of the game, decision by decision.

Regents of all eras attract citizens of six castes; the first with all six castes in their domain
wins.

Unfinished events lie on a stack of frames. Playing an event pushes it and opens one window, in
which all seats that could react are asked (RG39). A reaction is an event too, with its own window;
the last one played resolves first (RG33). `RegencyState.advance` resolves frames until a seat must
decide or a chance event is due. What differs between kinds of events is in the modules from which
kinds.py lists them. An event here is a card, unless a comment speaks of chance or the journal. RG33
and the like refer to RULINGS.md.
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.chance_event import ChanceEvent
from regalia.engine.state import CHANCE, OVER, WHO, ZERO
from regalia.games.regency import audit, chance, choices, knowledge
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.chance import counter, tied
from regalia.games.regency.choices import steps_made
from regalia.games.regency.conditions import (
    bits_to_vec,
    catherine_choice,
    concerns,
    harmless,
    seats_to_ask,
)
from regalia.games.regency.effects import (
    announce_attraction,
    answer_prayer,
    ask_seats,
    assign_citizen,
    cancel,
    check_victory,
    end_in_draw,
    end_turn,
    enter_domain,
    must_refill,
    owner_told,
    play_event,
    push_event,
    refresh_deck,
    target_number,
    use_power,
    use_uprising,
)
from regalia.games.regency.evaluation import win_chances
from regalia.games.regency.event_castes import pass_event
from regalia.games.regency.festival import arrange
from regalia.games.regency.payments import advance_payment, begin_spending, pay, spend
from regalia.games.regency.position import RegencyConfig, RegencyPosition, is_reaction_window


class RegencyState(RegencyPosition):
    """A position of Regency with the rules of play."""

    def __init__(
        self, config: RegencyConfig, seats: i64, source: RegencyPosition | None = None
    ) -> None:
        super().__init__(config, seats, source)
        if source is None:
            self.push(s.CROWNING, 0)
            self.to_act = 0

    def copy(self) -> RegencyState:
        return RegencyState(self.config, self.seats, self)

    # Implemented in other modules.

    def legal(self) -> vec[i64]:
        return choices.legal(self)

    def decline(self) -> i64:
        return choices.decline(self)

    def draft_decisions(self) -> list[int]:
        return choices.draft_decisions(self)

    def chance_event(self) -> ChanceEvent:
        return chance.event(self)

    def sample(self, rng: Random) -> i64:
        return chance.sample(self, rng)

    def seen_as(self, action: i64, seat: i64) -> i64:
        return knowledge.seen_as(self, action, seat)

    def revealed_to(self, action: i64, seat: i64) -> i64:
        return knowledge.revealed_to(self, action, seat)

    def redraw(self, seat: i64, rng: Random) -> None:
        knowledge.redraw(self, seat, rng)

    def hidden(self, seat: i64) -> list[tuple[str, list[int]]]:
        return knowledge.hidden(self, seat)

    def concerns(self, seat: i64) -> bool:
        return concerns(self, seat)

    def harmless(self, seat: i64) -> bool:
        return harmless(self, seat)

    def audit(self) -> str:
        return audit.audit(self)

    # Results.

    def scores(self) -> list[int]:
        """How many castes each seat has filled; the rulebook counts nothing else (RG15)."""
        return [self.castes_filled(seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """The winner is first and all others second; if no seat wins, all are last."""
        victor = self.cells[z.VICTOR]
        if 0 <= victor < self.seats:
            return [1 if seat == victor else 2 for seat in range(self.seats)]
        return [self.domains()] * self.seats

    def automata(self) -> int:
        return self.domains() - self.seats

    def estimate(self) -> list[float]:
        return win_chances(self)

    # Applying actions and outcomes.

    def carry_out(self, action: i64) -> None:
        if self.to_act == CHANCE:
            self.apply_outcome(action)
            return
        steps = steps_made(self) + 1
        self.apply_decision(action)
        if not self.underway():
            self.cells[z.DECIDED] += steps
            if self.to_act >= 0 and self.top() < 0 and self.cells[z.DECIDED] >= s.DECISION_LIMIT:
                end_in_draw(self)

    def apply_outcome(self, outcome: i64) -> None:
        """Carry out an outcome of chance (a card drawn or a lot drawn), then advance."""
        at = counter(self)
        if at >= 0:
            self.cells[z.DRAWS + at] += 1
        frame = self.top()
        if frame == s.CROWNING:
            self.drop()
            self.set_starter(outcome - s.STARTER)
        elif frame == s.REFILL:
            citizen = outcome - s.CALLED
            self.cells[z.CITIZEN_DECK + citizen] -= 1
            place = self.first_empty()
            self.cells[z.POPULACE + place] = citizen
            self.tell(s.TURNED_UP, citizen, place)
        elif frame == s.CALL:
            who = self.crown if self.frame(s.CALL_HERS) == 1 else self.frame(WHO)
            self.drop()
            citizen = outcome - s.CALLED
            self.cells[z.CITIZEN_DECK + citizen] -= 1
            self.tell(s.CALLED_UP, who, citizen)
            enter_domain(self, who, citizen)
        elif outcome >= s.TAKE_NAMED:
            self.set_frame(s.PRAYING_PRIZE, outcome - s.TAKE_NAMED)
        else:
            self.draw_event(frame, outcome - s.DRAWN)
        self.advance()

    def draw_event(self, frame: i64, kind: i64) -> None:
        """Move an event from the deck to a hand or aside (hidden), or turn it over (for all)."""
        seat = self.frame(WHO)
        self.cells[z.DECK + kind] -= 1
        if frame == s.DEALING:
            self.hands.gain(seat, kind, 0)
            self.whisper(1 << seat, s.DEALT, seat, kind)
            self.count_dealt(s.DEALING_MADE, self.config.hand_limit)
        elif frame == s.DRAWS:
            self.set_frame(s.DRAWS_LEFT, self.frame(s.DRAWS_LEFT) - 1)
            self.set_frame(s.DRAWS_MADE, self.frame(s.DRAWS_MADE) + 1)
            self.whisper(1 << seat, s.DREW_CARD, seat, kind)
            if self.frame(s.DRAWS_WAY) == s.TO_HAND:
                self.hands.gain(seat, kind, 0)
            else:
                self.lay_aside(0 if self.aside(0) < 0 else 1, kind)
        elif frame == s.PAYMENT:
            self.put_on_pile(kind)
            self.set_frame(s.PAYMENT_FLIPS, self.frame(s.PAYMENT_FLIPS) - 1)
            self.set_frame(s.PAYMENT_SUM, self.frame(s.PAYMENT_SUM) + self.config.influence[kind])
            self.reveal(s.TURNED_OVER, seat, kind)
        elif frame == s.PRAYING:
            answer_prayer(self, seat, kind)
        else:
            self.put_on_pile(kind)
            self.reveal(s.TURNED_OVER, self.crown, kind)
            self.catherine_step(self.config.catherine_base + self.config.influence[kind])

    def apply_decision(self, action: i64) -> None:
        """Carry out a decision of the seat to act, then advance unless its move goes on."""
        frame = self.top()
        finished = True
        if frame < 0:
            finished = self.take_turn_action(action)
        elif is_reaction_window(frame):
            finished = self.react(action)
        elif frame == s.PAYMENT:
            finished = pay(self, action)
        elif frame == s.SPENDING:
            finished = spend(self, action)
        elif frame == s.PLAYING:
            finished = self.name_target(action)
        elif frame == s.ARRIVAL:
            seat, citizen = self.frame(WHO), self.frame(s.ARRIVAL_CITIZEN)
            self.drop()
            assign_citizen(self, seat, citizen, action - s.ASSIGN)
        elif frame == s.LAYING:
            finished = arrange(self, action)
        elif frame == s.PASSING:
            finished = pass_event(self, action - s.PICK)
        elif frame == s.DAWN:
            if action == s.POWER:
                use_uprising(self)
        elif frame == s.CROWNING:
            finished = self.take_mat(action - s.TAKE_MAT)
        else:
            finished = self.choose(action)
        if finished:
            self.advance()

    # Set-up (RG06, RG07, RG40).

    def take_mat(self, mat: i64) -> bool:
        """Give the seat to act a regent (a mat); returns True once the starter is known, too."""
        seat = self.to_act
        self.cells[z.REGENTS + seat] = mat
        self.tell(s.MAT_TAKEN, seat, mat)
        if seat + 1 < self.seats:
            self.set_frame(WHO, seat + 1)
            self.to_act = seat + 1
            return False
        starters: i64 = 1  # a bit mask: seat 1, where Catherine plays
        if self.crown < 0:
            starters = tied(self)
        among = bits_to_vec(starters)
        if len(among) > 1:
            self.to_act = CHANCE
            return False
        self.drop()
        self.set_starter(among[0])
        return True

    def set_starter(self, starter: i64) -> None:
        """Set who starts, and push the frames that deal events and then turn up the populace."""
        self.cells[z.STARTER] = starter
        if self.crown < 0:
            self.tell(s.STARTS, starter)
        self.push(s.REFILL, starter)
        self.push(s.DEALING, starter)

    # The turn.

    def take_turn_action(self, action: i64) -> bool:
        """Begin an action of the active seat (RG11); returns True if it needs no more decisions."""
        seat = self.to_act
        if action < s.ATTRACT:
            if self.config.kinds[action].targets == 0:
                play_event(self, seat, action, -1, -1)
                return True
            self.begin_naming(action, 1)
        elif action < s.READY:
            place = action - s.ATTRACT
            begin_spending(self, s.ATTRACTION, self.config.costs[place])
            self.set_frame(s.FROM_PLACE, place)
        elif action == s.READY:
            begin_spending(self, s.READYING, self.config.ready_cost)
        elif action == s.END:
            if self.hands.size(seat) == 0:
                end_turn(self)
                return True
            begin_spending(self, s.DISCARDING, 0)
        elif self.prowess(seat) == s.NOBLE:
            use_power(self, seat)
            self.cells[z.LIMIT] = self.config.inheritance_limit
        else:
            power = s.PRAYER if self.prowess(seat) == s.RELIGIOUS else s.SWINDLE
            self.begin_naming(power, 1)
        return False

    def begin_naming(self, kind: i64, fresh: i64) -> None:
        """Begin to name the targets of an event or power; ``fresh`` is 0 for a repeated event."""
        self.push(s.PLAYING, self.to_act)
        self.set_frame(s.DOING, kind)
        self.set_frame(s.FRESH, fresh)

    def next_turn(self) -> None:
        """Begin the next turn; first, seats with a ready Uprising are asked (`DAWN`, RG32)."""
        cells = self.cells
        if cells[z.TURN] < 0:
            cells[z.TURN] = cells[z.HEAD_START] if self.crown >= 0 else ZERO
        else:
            cells[z.TURN] += 1
        cells[z.LIMIT] = self.config.hand_limit
        if cells[z.TURN] >= s.TURN_LIMIT:
            end_in_draw(self)
            return
        self.tell(s.TURN_BEGAN, self.active())
        self.push(s.DAWN, self.first_asked())

    # Resolving frames.

    def advance(self) -> None:
        """Resolve frames until a seat must decide, a chance event is due or the game is over."""
        while not self.advance_once():
            pass

    def advance_once(self) -> bool:
        """Resolve one step of the top frame; returns True when `advance` must stop."""
        frame = self.top()
        if frame == s.EVENT:
            return self.advance_event()
        if frame < 0:
            if self.cells[z.TURN] < 0:
                self.next_turn()
                return False
            if check_victory(self):
                return True
            if self.cells[z.DECIDED] >= s.DECISION_LIMIT:
                end_in_draw(self)
                return True
            self.to_act = self.active()
            return True
        if frame == s.ARRIVAL:
            self.to_act = self.frame(WHO)
            return True
        if frame == s.PAYMENT:
            return advance_payment(self)
        if frame == s.DRAWS:
            return self.advance_draws()
        if frame == s.REFILL:
            return self.advance_refill()
        if frame == s.PRAYING:
            return self.advance_prayer()
        if frame == s.DAWN:
            return self.advance_dawn()
        if frame == s.COURT:
            return self.advance_court()
        if frame == s.ENDING:
            self.drop()
            self.next_turn()
            return self.to_act == OVER
        self.to_act = CHANCE  # DEALING or CALL
        return True

    def advance_dawn(self) -> bool:
        """Ask each seat with a ready Uprising once, clockwise from the active regent (RG32).

        Returns True if a seat is asked now. Catherine's turn (`COURT`) comes when all were asked.
        """
        while self.frame(s.DAWN_PAST) < self.seats:
            seat = (self.first_asked() + self.frame(s.DAWN_PAST)) % self.seats
            self.set_frame(s.DAWN_PAST, self.frame(s.DAWN_PAST) + 1)
            self.set_frame(WHO, seat)
            if self.is_ready(seat) and self.prowess(seat) == s.COMMONER:
                self.to_act = seat
                return True
        self.drop()
        if self.active() == self.crown:
            self.push(s.COURT, 0)
        return False

    def advance_refill(self) -> bool:
        """Close the gaps in the populace, then turn up new citizens at its end (RG08)."""
        cells = self.cells
        free: i64 = 0
        for place in range(s.PLACES):
            citizen = cells[z.POPULACE + place]
            if citizen >= 0:
                if free < place:
                    cells[z.POPULACE + free] = citizen
                    cells[z.POPULACE + place] = -1
                free += 1
        if free < s.PLACES and self.citizens_left() > 0:  # RG09
            self.to_act = CHANCE
            return True
        self.drop()
        return False

    def advance_draws(self) -> bool:
        """Draw the next event if one is owed and left; at last report how many were drawn."""
        if self.frame(s.DRAWS_LEFT) > 0 and refresh_deck(self):
            self.to_act = CHANCE
            return True
        if self.frame(s.DRAWS_MADE) > 0:
            self.tell(s.DREW, self.frame(WHO), self.frame(s.DRAWS_MADE))
        self.drop()
        return False

    # Events.

    def name_target(self, action: i64) -> bool:
        """Name a target of an event or power; returns True if all targets are named now."""
        seat, fresh = self.to_act, self.frame(s.FRESH) == 1
        kind = self.config.kinds[self.frame(s.DOING)]
        target = action - s.NAME_CITIZEN
        if action >= s.PICK:
            target = action - s.PICK
        elif action >= s.NAME_SEAT:
            target = action - s.NAME_SEAT
        first, second = self.frame(s.FIRST), -1
        if kind.targets_seat or first >= 0:
            second = target
        else:
            first = target
            if kind.targets == 2:
                self.set_frame(s.FIRST, first)
                return False
        self.drop()
        if fresh:
            kind.play(self, seat, first, second)
        else:
            self.start_repeat(seat, first, second)
        return True

    def start_repeat(self, seat: i64, first: i64, second: i64) -> None:
        """Play the event that a Forgery repeats, at the targets that the forger named (RG38)."""
        self.set_frame(s.EVENT_FIRST, first)
        self.set_frame(s.EVENT_SECOND, second)
        self.set_frame(s.EVENT_STAGE, s.OPEN)
        kind = self.frame(s.EVENT_KIND)
        target, owner = target_number(self, kind, second), owner_told(self, first)
        self.tell(s.REPEATED, seat, kind, first, target, owner)

    def advance_event(self) -> bool:
        """Take the top event one stage further: open its window, resolve it or remove it."""
        row = self.here
        stage, kind = self.frames[row + s.EVENT_STAGE], self.frames[row + s.EVENT_KIND]
        if stage == s.OPEN:
            self.frames[row + s.EVENT_STAGE] = s.STANDING
            asked = self.seats_to_ask(row)
            return ask_seats(self, self.window_for(row), self.first_asked(), asked, kind)
        if stage in (s.CHOOSING, s.DECIDING):
            self.to_act = self.frames[row + WHO]
            return True
        if stage in (s.CANCELLED, s.DONE):
            return self.close_event(row)
        self.frames[row + s.EVENT_STAGE] = s.DONE
        if stage == s.STANDING:
            return self.config.kinds[kind].take_effect(self, row)
        if stage == s.DRAWING:
            return self.config.kinds[kind].after_draws(self, row)
        self.config.kinds[kind].after_payment(self, row, stage == s.PAID)
        return False

    def seats_to_ask(self, row: i64) -> i64:
        """The bit mask of the seats asked to react to the event in the frame at ``row`` (RG39)."""
        return seats_to_ask(self, row)

    def window_for(self, row: i64) -> i64:
        """The kind of window that the event in the frame at ``row`` opens."""
        kind = self.config.kinds[self.frames[row + s.EVENT_KIND]]
        if kind.attraction:
            return s.ATTRACTED
        if kind.reaction:
            return s.REACTED
        return s.MEDDLED if kind.victims(self, row) != 0 else s.ACTED

    def close_event(self, row: i64) -> bool:
        """Remove a finished event, after a check for victory (RG15); True if the game is over.

        If the populace lacks citizens, it is refilled first (RG08), and this method is called
        again. When the event is removed, a forger repeats it (RG38).
        """
        if check_victory(self):
            return True
        forger = self.frames[row + s.EVENT_FORGER] - 1
        kind = self.config.kinds[self.frames[row + s.EVENT_KIND]]
        refills = kind.attraction and not kind.reaction  # a Bargain leaves that to what it answers
        if refills and self.first_empty() < s.PLACES and must_refill(self):
            self.push(s.REFILL, self.frames[row + WHO])
            return False
        self.drop()
        if forger < 0:
            return False
        if not kind.can_repeat(self, forger):
            self.tell(s.REPEAT_FAILED, forger, kind.number)
            return False
        push_event(self, forger, kind.number, -1, -1)
        self.set_frame(s.EVENT_FORGED, 1)
        if kind.targets > 0:
            self.set_frame(s.EVENT_STAGE, s.CHOOSING)
            return False
        self.tell(s.REPEATED, forger, kind.number, -1, -1, -1)
        return False

    def react(self, action: i64) -> bool:
        """Let the seat to act pass, or react, which closes the window (RG33).

        Returns True if the window is closed: nobody else is asked.
        """
        seat = self.to_act
        if action == s.PASS:
            return not self.next_asked()
        self.drop()
        row = self.here
        if action == s.POWER:  # Bulwark, RG32
            use_power(self, seat)
            cancel(self, row, seat)
        else:
            self.config.kinds[action - s.PLAY].react(self, seat, row)
        return True

    # Choices on resolution.

    def choose(self, action: i64) -> bool:
        """Make a choice that an event asks for as it resolves; returns True after the last."""
        kind = self.config.kinds[self.frame(s.EVENT_KIND)]
        if self.frame(s.EVENT_STAGE) != s.CHOOSING:
            return kind.choose(self, action)
        if action != s.ABANDON:  # the forger names the first target (RG38)
            self.begin_naming(kind.number, 0)
            return self.name_target(action)
        self.drop()
        self.tell(s.REPEAT_FAILED, self.to_act, kind.number)
        return True

    # Powers (RG31, RG32).

    def advance_prayer(self) -> bool:
        """Draw a lot between the named event and the top of the deck (RG31).

        If there is no deck, the seat gets the named event.
        """
        if refresh_deck(self):
            self.to_act = CHANCE
            return True
        seat, named = self.frame(WHO), self.frame(s.PRAYING_NAMED)
        self.drop()
        self.hands.gain(seat, named, -1)
        self.tell(s.PRAYER_ANSWERED, seat, named, 1)
        return False

    # Catherine (RG40 to RG43).

    def advance_court(self) -> bool:
        """Begin one of the two steps of Catherine's turn, or end the turn after both (RG40)."""
        if check_victory(self):
            return True
        if self.frame(s.COURT_HELD) == 2:
            self.drop()
            self.next_turn()
            return self.to_act == OVER
        if refresh_deck(self):
            self.to_act = CHANCE
            return True
        self.catherine_step(self.config.catherine_base)
        return False

    def catherine_step(self, budget: i64) -> None:
        """Let Catherine attract from the bottom row, or else draw the deck's top citizen (RG41)."""
        self.set_frame(s.COURT_HELD, self.frame(s.COURT_HELD) + 1)
        citizen = catherine_choice(self, budget)
        if citizen >= 0:
            announce_attraction(self, self.crown, citizen)
            push_event(self, 0, s.CATHERINE, citizen, -1)
        elif self.citizens_left() > 0:
            self.push(s.CALL, 0)
            self.set_frame(s.CALL_HERS, 1)
