"""Christina Regina: the rules.

Twenty-seven court cards in three groups (copper, silver, gold) lie in three court stacks. On its
turn a seat draws a card, uses its only action card, or attempts an assassination. Drawn coloured
cards go onto three influence stacks. Which seat has which colour stays secret until the end.

`ChristinaState` adds the moves to `ChristinaPosition` (position.py), which stores the cards. CH07
and the like refer to RULINGS.md.
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine import bags, piles
from regalia.engine.chance_event import ChanceEvent, draw_lot, lot
from regalia.engine.state import CHANCE, OVER
from regalia.games.christina import schema as s
from regalia.games.christina import zones as z
from regalia.games.christina.evaluation import chances
from regalia.games.christina.position import ChristinaPosition


class ChristinaState(ChristinaPosition):
    """A position of Christina Regina and its moves."""

    def copy(self) -> ChristinaState:
        return ChristinaState(self.config, self.seats, self)

    # Legal actions.

    def legal(self) -> vec[i64]:
        if self.to_act == CHANCE:
            return self.outcomes()
        if self.to_act == OVER:
            return vec[i64]()
        frame = self.top()
        if frame < 0:
            return self.legal_moves(self.to_act)
        if frame == s.DRAWING:
            return self.legal_burials(self.frame(s.DRAWN_FROM))
        if frame == s.AGITATING:
            return self.stacks_with_cards(-1)
        if frame == s.MANIPULATING:
            return self.stacks_with_cards(self.frame(s.SWAPPED))
        if frame == s.PERSUADING:
            if self.frame(s.RETURNED) < 0:
                return bags.kinds_in(self.cells, z.DISCARDS, s.KINDS, s.RETURN)
            return vec[i64]([s.USE_ON, s.USE_ON + 1, s.USE_ON + 2])
        if self.frame(s.STRUCK_BY) < 0:
            return self.legal_numbers()
        return vec[i64]([s.GUESS, s.GUESS + 1, s.GUESS + 2, s.GUESS + 3, s.GUESS + 4])

    def legal_moves(self, seat: i64) -> vec[i64]:
        """The actions that begin a turn: a draw, the action card or an assassination.

        While a stack is empty, nobody may draw, but anybody may pass (CH15).
        """
        empty = self.some_stack_empty()
        if empty:
            found = vec[i64](capacity=16)
        else:
            found = vec[i64]([s.DRAW, s.DRAW + 1, s.DRAW + 2], capacity=16)
        if not self.is_spent(seat):
            found = self.add_actions(found)
        if self.can_assassinate(seat):
            for victim in range(self.seats):
                if victim != seat and self.attempt_number(seat, victim) == 0:
                    found = append(found, s.ASSASSINATE + victim)
        if empty:
            found = append(found, s.PASS)
        return found

    def add_actions(self, found: vec[i64]) -> vec[i64]:
        """``found`` and the possible uses of the seat's action card (CH10 to CH12)."""
        stacks: i64 = 0
        for stack in range(s.GROUPS):
            if self.cells[z.FACE + stack * z.FACE_ROW] > 0:
                stacks += 1
        if stacks >= 1:
            found = append(found, s.AGITATE)
        if stacks >= 2:
            found = append(found, s.MANIPULATE)
        if not bags.is_empty(self.cells, z.DISCARDS, s.KINDS):
            found = append(found, s.PERSUADE)
        return found

    def stacks_with_cards(self, excluded: i64) -> vec[i64]:
        """The actions that use the card on a stack with cards, except ``excluded`` (-1: none)."""
        found = vec[i64](capacity=16)
        for stack in range(s.GROUPS):
            if stack != excluded and self.top_card(stack) >= 0:
                found = append(found, s.USE_ON + stack)
        return found

    def legal_burials(self, drawn: i64) -> vec[i64]:
        """The actions that bury the top card of another stack, or with ``bury=2`` both (CH07)."""
        found = vec[i64](capacity=16)
        for stack in range(s.GROUPS):
            if stack != drawn:
                found = append(found, s.BURY + stack)
        return append(found, s.BURY_BOTH) if self.cells[z.BURY] == 2 else found

    def legal_numbers(self) -> vec[i64]:
        """The actions that name a group where the assassin's faction card is untilted (CH14)."""
        found = vec[i64](capacity=16)
        for group in range(s.GROUPS):
            if not self.is_tilted(self.to_act, group):
                found = append(found, s.NUMBER + group)
        return found

    # Chance: the start player, the secret colours, the cards turned up.

    def chance_event(self) -> ChanceEvent:
        if self.cells[z.STARTER] < 0:
            return lot(s.STARTER, (1 << self.seats) - 1)
        seat = self.next_undealt_seat()
        if seat >= 0:
            return lot(s.FACTION, self.free_colours(), "faction", 0, seat)
        stack = self.to_turn_up()
        start, owner = stack * s.GROUP_KINDS, f"{self.config.group_names[stack]} stack"
        before = bags.size(self.config.deck, start, s.GROUP_KINDS) - self.unseen_in(stack)
        return ChanceEvent(
            self.cells, z.UNSEEN + start, s.GROUP_KINDS, s.REVEAL + start, owner, before
        )

    def sample(self, rng: Random) -> i64:
        if self.cells[z.STARTER] < 0:
            return s.STARTER + rng.randrange(self.seats)
        if not self.is_dealt():
            return draw_lot(s.FACTION, self.free_colours(), rng)
        start = self.to_turn_up() * s.GROUP_KINDS
        return s.REVEAL + start + bags.sample(self.cells, z.UNSEEN + start, s.GROUP_KINDS, rng)

    # Moves.

    def carry_out(self, action: i64) -> None:
        if action >= s.REVEAL:
            kind = action - s.REVEAL
            self.cells[z.UNSEEN + kind] -= 1
            self.turn_up(kind // s.GROUP_KINDS, kind)
        elif action >= s.STARTER:
            self.deal(action)
            if not self.is_dealt():
                return
        elif action >= s.GUESS:
            self.assassinate(action - s.GUESS)
        elif action >= s.NUMBER:
            self.set_frame(s.STRUCK_BY, action - s.NUMBER)
            return
        elif action >= s.RETURN:
            self.set_frame(s.RETURNED, action - s.RETURN)
            return
        elif action >= s.USE_ON:
            if not self.use_action(action - s.USE_ON):
                return
        elif action >= s.BURY:
            self.draw(action)
        elif action == s.PASS:
            self.pass_turn()
        else:
            self.begin(action)
            return
        self.settle()

    def begin(self, action: i64) -> None:
        """Push a draft for a move that needs more decisions after this first one."""
        if action >= s.ASSASSINATE:
            self.push(s.ASSASSINATING, self.to_act)
            self.set_frame(s.VICTIM, action - s.ASSASSINATE)
        elif action == s.PERSUADE:
            self.push(s.PERSUADING, self.to_act)
        elif action == s.MANIPULATE:
            self.push(s.MANIPULATING, self.to_act)
        elif action == s.AGITATE:
            self.push(s.AGITATING, self.to_act)
        else:
            self.push(s.DRAWING, self.to_act)
            self.set_frame(s.DRAWN_FROM, action - s.DRAW)

    def use_action(self, stack: i64) -> bool:
        """Use the action card on a stack; returns False if Manipulation still needs another."""
        frame = self.top()
        if frame == s.AGITATING:
            self.drop()
            self.agitate(stack)
        elif frame == s.PERSUADING:
            kind = self.frame(s.RETURNED)
            self.drop()
            self.persuade(kind, stack)
        else:
            first = self.frame(s.SWAPPED)
            if first < 0:
                self.set_frame(s.SWAPPED, stack)
                return False
            self.drop()
            self.manipulate(first, stack)
        self.cells[z.SPENT] |= 1 << self.to_act  # it never comes back (CH13)
        self.end_turn()
        return True

    def deal(self, outcome: i64) -> None:
        """Choose the start player or, after that, the colour of the next seat."""
        cells = self.cells
        if outcome >= s.FACTION:
            seat = self.next_undealt_seat()
            cells[z.FACTION + seat] = outcome - s.FACTION
            self.whisper(1 << seat, s.DEALT, seat, outcome - s.FACTION)
        else:
            cells[z.STARTER] = outcome - s.STARTER
            cells[z.TURN] = cells[z.STARTER]
            self.tell(s.STARTS, cells[z.STARTER])

    def turn_up(self, stack: i64, kind: i64) -> None:
        """Turn up a card of a court stack, below the face-up card, if one is left."""
        self.put_below(stack, kind)
        self.tell(s.TURNED_UP, stack, kind)

    def draw(self, burial: i64) -> None:
        """Draw the top card of a stack and bury that of another stack, or of both others (CH07)."""
        seat = self.to_act
        stack = self.frame(s.DRAWN_FROM)
        self.drop()
        kind = self.take_top(stack)
        if kind % s.GROUP_KINDS == s.PLAIN:
            self.cells[z.DISCARDS + kind] += 1
        else:
            group = kind // s.GROUP_KINDS  # the one printed on the card (CH08)
            piles.add(self.cells, z.INFLUENCE + group * z.INFLUENCE_ROW, kind % s.GROUP_KINDS)
        self.tell(s.DREW, seat, stack, kind)
        for other in range(s.GROUPS):
            if other != stack and (burial == s.BURY_BOTH or burial == s.BURY + other):
                buried = self.bury_top(other)
                self.tell(s.BURIED, seat, other, buried)
        self.end_turn()

    def agitate(self, stack: i64) -> None:
        """Discard the top card of any stack (CH10)."""
        kind = self.take_top(stack)
        self.cells[z.DISCARDS + kind] += 1
        self.tell(s.AGITATED, self.to_act, stack, kind)

    def manipulate(self, one: i64, two: i64) -> None:
        """Swap the top cards of two stacks (CH11)."""
        kind = self.take_top(one)
        other = self.take_top(two)
        self.put_on_top(one, other)
        self.put_on_top(two, kind)
        self.tell(s.MANIPULATED, self.to_act, one, two)

    def persuade(self, kind: i64, stack: i64) -> None:
        """Return a discarded card to the top of any stack (CH12)."""
        self.cells[z.DISCARDS + kind] -= 1
        self.put_on_top(stack, kind)
        self.tell(s.PERSUADED, self.to_act, kind, stack)

    def assassinate(self, guess: i64) -> None:
        """Tilt the victim's card if the guess is right, else the assassin's (CH14)."""
        cells = self.cells
        seat = self.to_act
        victim = self.frame(s.VICTIM)
        group = self.frame(s.STRUCK_BY)
        self.drop()
        at = z.ATTEMPTS + seat * z.ATTEMPTS_ROW + victim * 2
        cells[at] = group + 1
        cells[at + 1] = guess
        success = guess == cells[z.FACTION + victim]
        cells[z.TILTED] |= 1 << ((victim if success else seat) * s.GROUPS + group)
        self.reveal(s.ASSASSINATION, seat, victim, group, 1 if success else 0)
        self.whisper((1 << seat) | (1 << victim), s.GUESSED, seat, victim, guess)
        knows: i64 = 1 << seat
        if not success:  # after a success, GUESSED has told the victim what the assassin knows
            knows |= 1 << victim
        self.whisper(knows, s.LEARNED, seat, victim, cells[z.FACTION + victim])
        self.end_turn()

    def pass_turn(self) -> None:
        """Count the pass; when all seats have passed in a row, the game ends (CH15)."""
        cells = self.cells
        seat = self.to_act
        self.tell(s.PASSED, seat)
        passes = cells[z.PASSES] + 1
        self.end_turn()
        cells[z.PASSES] = passes

    def end_turn(self) -> None:
        """Give the turn to the next seat clockwise, and count passes in a row from 0 again."""
        cells = self.cells
        cells[z.PASSES] = 0
        cells[z.TURN] = (cells[z.TURN] + 1) % self.seats

    def settle(self) -> None:
        """Turn up buried cards in stacks with no unseen card left (CH07), and set who acts next."""
        cells = self.cells
        waits = False  # for an unseen card to be turned up
        for stack in range(s.GROUPS):
            face, buried = z.FACE + stack * z.FACE_ROW, z.BURIED + stack * z.BURIED_ROW
            if cells[face] < s.OPEN:
                if self.has_unseen(stack):
                    waits = True
                    continue
                while cells[face] < s.OPEN and cells[buried] > 0:
                    self.turn_up(stack, self.dig_up(stack))
        if waits:
            self.to_act = CHANCE
        elif self.cells[z.PASSES] == self.seats:
            self.to_act = OVER
            self.reveal_scoring()
        else:
            self.to_act = self.cells[z.TURN]

    # Scoring.

    def colours_left(self, group: i64) -> list[int]:
        """The colours of an influence stack, top first, without tilted factions (CH16)."""
        cells = self.cells
        colours: list[int] = []
        row = z.INFLUENCE + group * z.INFLUENCE_ROW
        for place in range(cells[row], 0, -1):
            colour = cells[row + place]
            seat = self.seat_of(colour)
            if seat < 0 or not self.is_tilted(seat, group):
                colours.append(colour)
        return colours

    def cards_by_place(self) -> list[list[int]]:
        """For each seat, how many of its cards score 3, 2, 1 and 0 points (CH17)."""
        places = [[0, 0, 0, 0] for _i in range(self.seats)]
        for group in range(s.GROUPS):
            for place, colour in enumerate(self.colours_left(group)):
                seat = self.seat_of(colour)
                if seat >= 0:
                    places[seat][min(place, 3)] += 1
        return places

    def scores(self) -> list[int]:
        return [3 * p[0] + 2 * p[1] + p[2] for p in self.cards_by_place()]

    def ranks(self) -> list[int]:
        """Places by points; then by the number of cards that score 3, then 2, then 1 (CH18).

        If no seat has a card left in any influence stack, all are last (CH19).
        """
        cards_by_place = self.cards_by_place()
        if all(sum(p) == 0 for p in cards_by_place):
            return [self.seats] * self.seats
        keys = [(3 * p[0] + 2 * p[1] + p[2], p[0], p[1], p[2]) for p in cards_by_place]
        return [1 + sum(1 for other in keys if other > key) for key in keys]

    def estimate(self) -> list[float]:
        return chances(self)

    def reveal_scoring(self) -> None:
        """Report the scoring step by step, in the order of the rulebook."""
        cells = self.cells
        if self.journal is None:
            return
        for seat in range(self.seats):
            self.reveal(s.SHOWN, seat, cells[z.FACTION + seat])
        for group in range(s.GROUPS):
            row = z.INFLUENCE + group * z.INFLUENCE_ROW
            for place in range(cells[row], 0, -1):
                seat = self.seat_of(cells[row + place])
                if seat >= 0 and self.is_tilted(seat, group):
                    self.reveal(s.STRUCK, group, cells[row + place], seat)
            for place, colour in enumerate(self.colours_left(group)):
                self.reveal(s.SCORED, group, colour, max(3 - place, 0), self.seat_of(colour))
        if min(self.ranks()) > 1:
            self.reveal(s.QUEEN)

    # Knowledge.

    def seen_as(self, action: i64, seat: i64) -> i64:
        """A number for what a seat sees of an action or outcome.

        Only the seat that is dealt a colour sees it. Only assassin and victim see the guessed
        colour; the other seats see whether it is right.
        """
        if action >= s.FACTION and action < s.REVEAL:
            return action if self.next_undealt_seat() == seat else s.FACTION
        if s.GUESS <= action < s.STARTER and seat != self.to_act:
            victim = self.frame(s.VICTIM)
            if seat != victim:
                hits = action - s.GUESS == self.cells[z.FACTION + victim]
                return s.GUESS + 1 if hits else s.GUESS
        return action

    def revealed_to(self, action: i64, seat: i64) -> i64:
        """An assassin learns the victim's colour (CH14)."""
        if action >= s.GUESS and action < s.STARTER and seat == self.to_act:
            return 1 + self.cells[z.FACTION + self.frame(s.VICTIM)]
        return 0

    def redraw(self, seat: i64, rng: Random) -> None:
        """Redraw the colours and guesses that the seat does not know (CH21)."""
        succeeded: i64 = 0  # attempts, as bits
        tilted = self.cells[z.TILTED] != 0  # otherwise nobody has attempted anything
        if tilted:
            for assassin in range(self.seats):
                for victim in range(self.seats):
                    if self.attempt_succeeded(assassin, victim):
                        succeeded |= 1 << (assassin * self.seats + victim)
        self.imagine_factions(seat, rng)
        if tilted:
            self.imagine_guesses(succeeded, seat, rng)

    def imagine_factions(self, observer: i64, rng: Random) -> None:
        """Redeal the colours that the observer does not know; all deals are equally likely."""
        cells = self.cells
        known: i64 = 0  # colours, as bits
        unknown: i64 = 0  # seats, as bits
        for seat in range(self.seats):
            if self.knows_faction(observer, seat):
                if cells[z.FACTION + seat] >= 0:
                    known |= 1 << cells[z.FACTION + seat]
            elif cells[z.FACTION + seat] >= 0:
                unknown |= 1 << seat
        free: i64 = 0  # colours, four bits each
        left: i64 = 0
        for colour in range(s.COLOURS):
            if (known >> colour) & 1 == 0:
                free |= colour << (4 * left)
                left += 1
        for seat in range(self.seats):
            if (unknown >> seat) & 1 == 1:
                place = 4 * rng.randrange(left)
                left -= 1
                drawn = (free >> place) & 15
                cells[z.FACTION + seat] = drawn
                free += (((free >> (4 * left)) & 15) - drawn) << place  # the last takes its place

    def imagine_guesses(self, succeeded: i64, observer: i64, rng: Random) -> None:
        """Redraw the colours that other seats have guessed of each other.

        A right guess is the victim's imagined colour. A wrong guess is one of the other colours,
        all equally likely. ``succeeded`` are the attempts whose guess was right, as bits.
        """
        cells = self.cells
        for assassin in range(self.seats):
            if assassin == observer:
                continue
            for victim in range(self.seats):
                if victim == observer or self.attempt_number(assassin, victim) == 0:
                    continue
                guess = cells[z.FACTION + victim]
                if (succeeded >> (assassin * self.seats + victim)) & 1 == 0:
                    guess = (guess + 1 + rng.randrange(s.COLOURS - 1)) % s.COLOURS
                cells[z.ATTEMPTS + assassin * z.ATTEMPTS_ROW + victim * 2 + 1] = guess

    def hidden(self, seat: i64) -> list[tuple[str, list[int]]]:
        cells = self.cells
        factions: list[int] = []
        guesses: list[int] = []
        for other in range(self.seats):
            if cells[z.FACTION + other] >= 0 and not self.knows_faction(seat, other):
                factions.append(cells[z.FACTION + other])
            for victim in range(self.seats):
                if seat != other and seat != victim and self.attempt_number(other, victim) > 0:
                    guesses.append(self.attempt_guess(other, victim))
        return [("factions", factions), ("guesses", guesses)]

    # Checks of a position.

    def audit(self) -> str:
        return self.audit_secrets() or self.audit_cards() or self.audit_turn()

    def audit_turn(self) -> str:
        """What is wrong with turn, passes or tilted cards; empty if nothing is."""
        cells = self.cells
        starter, turn, passes = [cells[place] for place in (z.STARTER, z.TURN, z.PASSES)]
        if (starter < 0) != (turn < 0):
            return "there is a start player but no turn, or a turn but no start player."
        if self.tilts() != cells[z.TILTED]:
            return "the tilted cards do not follow from the assassinations."
        if passes > 0 and min([self.left(stack) for stack in range(s.GROUPS)]) > 0:
            return "somebody has passed while every stack has cards."
        undealt = starter < 0 or self.next_undealt_seat() >= 0
        if undealt and (passes > 0 or self.tilts() != 0):
            return "somebody has passed or assassinated before all factions are dealt."
        if not undealt and self.must_dig_up():
            return "a buried card must be turned up first."
        drawing = undealt or self.to_turn_up() >= 0
        expected = OVER if passes == self.seats else turn
        if self.to_act != (CHANCE if drawing else expected):
            return "the wrong seat is to act."
        return self.audit_draft()

    def audit_draft(self) -> str:
        """What is wrong with the unfinished move; empty if nothing is."""
        if self.depth() != (1 if self.underway() else 0):
            return "there is a frame that belongs to no unfinished move."
        return super().audit_draft()
