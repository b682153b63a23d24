"""Regency (Baronage Press): the rules of play. BA13 and the like refer to RULINGS.md.

A turn is the throws of one family: before each it may deal with hostages and summon its Witch, then
two dice are thrown (or one of its cards is played), and their pips are played. moves.py finds what
is possible.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.chance_event import ChanceEvent, draw_lot, lot
from regalia.engine.state import CHANCE, OVER
from regalia.games.baronage import schema as s
from regalia.games.baronage import zones as z
from regalia.games.baronage.evaluation import chances
from regalia.games.baronage.moves import BaronageMoves

WAYS_TO_THROW: Final = vec[i64]([1, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 1, 2, 1])
"""The weight of each throw of two dice, the lower first: a double falls one way, others two."""
PATIENCE: Final[i64] = 25
"""Throws for each family without anything that BA28 names, before an amnesty or a draw."""


class BaronageState(BaronageMoves):
    """One position."""

    def copy(self) -> BaronageState:
        return BaronageState(self.config, self.seats, self.board, self)

    # What is possible.

    def legal(self) -> vec[i64]:
        cells = self.cells
        if self.to_act < 0:
            return self.outcomes() if self.to_act == CHANCE else vec[i64]()
        seat = self.to_act
        if cells[z.THROW] > 0:
            found = self.plays(seat)
            return found if len(found) > 0 else append(found, s.STAY)
        found = self.business(seat)
        if cells[z.CARDS] == 0:
            return append(found, s.THROW)
        for card in range(s.THROWS):
            if (cells[z.HAND + seat] >> card) & 1:
                found = append(found, s.CARD + card)
        return found

    def business(self, seat: i64) -> vec[i64]:
        """What the family can do before its throw: hostages and the Witch (BA20 to BA23)."""
        found = vec[i64]()
        for other in range(self.seats):
            if self.allied(seat, other):
                continue
            for kind in range(3):
                if self.held(seat, other, kind) >= 0:
                    found = append(found, s.RELEASE + other * 3 + kind)
        if self.cells[z.LEVEL] > s.TYRO:
            for other in range(self.seats):
                if not self.allied(seat, other):
                    found = self.exchanges(seat, other, found)
        for other in range(self.seats):
            if not self.allied(seat, other) and self.can_free(seat, other):
                found = append(found, s.FREE + other)
        if self.can_summon(seat):
            found = append(found, s.SUMMON)
        return found

    def exchanges(self, seat: i64, other: i64, found: vec[i64]) -> vec[i64]:
        """The exchanges that a family may demand of another, added to ``found`` (BA21)."""
        own, theirs = self.cadets_held(other, seat), self.cadets_held(seat, other)
        first = s.EXCHANGE + other * s.DEAL_KINDS
        if own > 0 and theirs > 0:
            found = append(found, first)
        for mine in range(2):
            for other_noble in range(2):
                if self.held(other, seat, mine) >= 0 and self.held(seat, other, other_noble) >= 0:
                    found = append(found, first + 1 + mine * 2 + other_noble)
        for mine in range(2):
            if self.held(other, seat, mine) >= 0 and theirs > 1:
                found = append(found, first + 5 + mine)
        for other_noble in range(2):
            if own > 1 and self.held(seat, other, other_noble) >= 0:
                found = append(found, first + 7 + other_noble)
        for other_noble in range(2):
            if own > 0 and self.held(seat, other, other_noble) >= 0:
                found = append(found, first + 9 + other_noble)
        return found

    def can_free(self, seat: i64, castle: i64) -> bool:
        """Whether the family can free the hostages in a castle (BA22)."""
        for shield in range(s.SHIELDS):
            place = self.place(castle, shield)
            if place == s.CHAMBER or place == s.CHAPEL:
                return False
        spurs = self.board.first[self.cells[z.CASTLE + castle] * s.RANKS]
        if self.friends_at(seat, spurs) < 2:
            return False
        stands = False
        for shield in range(s.SHIELDS):
            if self.place(seat, shield) == spurs and not self.is_guest(seat, shield):
                stands = True
        if not stands:
            return False
        for other in range(self.seats):
            if self.allied(seat, other):
                for shield in range(s.SHIELDS):
                    if self.place(other, shield) == s.DUNGEON + castle:
                        return True
        return False

    def can_summon(self, seat: i64) -> bool:
        """Whether the family may summon its Witch (BA23, BA25, BA26)."""
        cells = self.cells
        if (
            cells[z.LEVEL] < s.CHAMPIONSHIP
            or cells[z.CARDS] > 0
            or cells[z.WITCH + seat] != s.UNUSED
        ):
            return False
        return self.is_stuck(seat)

    # Chance.

    def chance_event(self) -> ChanceEvent:
        cells = self.cells
        if cells[z.CASTLE] < 0:
            return lot(s.CASTLE, 0b1111, "castles")
        if cells[z.CASTLE + 1] < 0:
            return lot(s.EMPTY, 0b1111 & ~(1 << cells[z.CASTLE]), "castles", 1)
        if cells[z.STARTER] < 0:
            return lot(s.STARTER, (1 << self.seats) - 1)
        seat = cells[z.TURN]
        if cells[z.THROW] == 0:
            return ChanceEvent(
                WAYS_TO_THROW, 0, s.THROWS, s.THROWN, "throw", cells[z.THROWN + seat], seat
            )
        return lot(s.BLACK, 0b111111, "black die", cells[z.BLACKS + seat], seat)

    def sample(self, rng: Random) -> i64:
        cells = self.cells
        if cells[z.STARTER] < 0:
            return self.chance_event().sample(rng)
        if cells[z.THROW] > 0:
            return draw_lot(s.BLACK, 0b111111, rng)
        number = rng.randrange(36)
        low: i64 = number // 6
        high: i64 = number % 6
        if low > high:
            low, high = high, low
        # Throws are numbered by the lower die, then by the higher.
        return s.THROWN + low * (13 - low) // 2 + high - low

    # Carrying out.

    def carry_out(self, action: i64) -> None:
        cells = self.cells
        if action < s.RELEASE:
            self.play_die(self.to_act, action)
        elif action == s.STAY:
            self.tell(s.STAYED, self.to_act)
            self.end_throw()
        elif action < s.CARD:
            self.act_before(self.to_act, action)
        elif action < s.STAY:
            self.play_card(self.to_act, action - s.CARD)
        elif action < s.THROWN:
            self.draw(action)
        elif action < s.BLACK:
            cells[z.THROWN + cells[z.TURN]] += 1
            self.tell(s.THREW, cells[z.TURN], action - s.THROWN)
            self.begin_throw(action - s.THROWN)
            self.to_act = CHANCE if cells[z.WITCH + cells[z.TURN]] == s.WAITING else cells[z.TURN]
        else:
            seat = cells[z.TURN]
            cells[z.BLACKS + seat] += 1
            cells[z.BLACK] = action - s.BLACK + 1
            self.tell(s.THREW_BLACK, seat, action - s.BLACK)
            self.to_act = seat

    def draw(self, action: i64) -> None:
        """A lot before the game (BA06, BA07)."""
        cells = self.cells
        if action >= s.STARTER:
            cells[z.STARTER] = action - s.STARTER
            self.tell(s.STARTS, cells[z.STARTER])
            cells[z.TURN] = cells[z.STARTER]
            self.begin_turn()
            return
        if action < s.EMPTY:
            cells[z.CASTLE] = action - s.CASTLE
            if self.seats == 3:
                return
        step: i64 = 2 if self.seats == 2 else 1
        for seat in range(1, self.seats):
            castle = (cells[z.CASTLE + seat - 1] + step) % s.FAMILIES
            if action >= s.EMPTY and castle == action - s.EMPTY:
                castle = (castle + 1) % s.FAMILIES
            cells[z.CASTLE + seat] = castle
        for seat in range(self.seats):
            self.tell(s.PLACED, seat, cells[z.CASTLE + seat])

    def begin_turn(self) -> None:
        """Ask the family whose turn it is what it does before its throw, if it has a choice."""
        cells = self.cells
        seat = cells[z.TURN]
        if cells[z.CARDS] > 0 or self.has_business(seat):
            self.to_act = seat
        else:
            self.to_act = CHANCE

    def has_business(self, seat: i64) -> bool:
        """Whether the family can do anything before its throw."""
        cells = self.cells
        held = False
        for i in range(z.PLACES, z.PLACES + self.seats * s.SHIELDS):
            if cells[i] >= s.DUNGEON and cells[i] < s.SANCTUARY:
                held = True
        return len(self.business(seat)) > 0 if held else self.can_summon(seat)

    def begin_throw(self, throw: i64) -> None:
        """Count a throw, and put its dice before the family."""
        cells = self.cells
        cells[z.THROW] = throw + 1
        cells[z.READY] = 0
        cells[z.THROWS] += 1
        cells[z.QUIET] += 1

    def play_card(self, seat: i64, card: i64) -> None:
        """Play a throw from the hand (BA26)."""
        cells = self.cells
        cells[z.HAND + seat] &= ~(1 << card)
        cells[z.THROWN + seat] += 1
        self.tell(s.PLAYED, seat, card)
        self.begin_throw(card)
        if len(self.plays(seat)) > 0:
            self.push(s.PLAYING, seat)
            return
        self.tell(s.STAYED, seat)
        self.end_throw()

    def end_throw(self) -> None:
        """End a throw: an amnesty or a draw (BA28), or the next throw."""
        cells = self.cells
        seat = cells[z.TURN]
        again = cells[z.CARDS] == 0 and self.is_double()
        cells[z.THROW] = 0
        cells[z.BLACK] = 0
        if cells[z.CARDS] > 0 and cells[z.HAND + seat] == 0:
            cells[z.HAND + seat] = s.ALL_CARDS
            self.tell(s.CARDS_BACK, seat)
        if cells[z.THROWS] >= s.MOST_THROWS:
            self.end_drawn()
            return
        if cells[z.QUIET] >= PATIENCE * self.seats and (
            cells[z.AMNESTY] == 1 or not self.grant_amnesty()
        ):
            self.end_drawn()
            return
        if not again:
            cells[z.TURN] = (seat + 1) % self.seats
        self.begin_turn()

    def grant_amnesty(self) -> bool:
        """Send all hostages to their own Chapels; return whether there were any."""
        cells = self.cells
        found = False
        for seat in range(self.seats):
            for shield in range(s.SHIELDS):
                place = self.place(seat, shield)
                if place >= s.DUNGEON and place < s.SANCTUARY:
                    self.put(seat, shield, s.CHAPEL)
                    found = True
        if found:
            self.tell(s.AMNESTY)
            cells[z.QUIET] = 0
            cells[z.AMNESTY] = 1
        return found

    def end_drawn(self) -> None:
        """End the game without a winner."""
        self.tell(s.DRAWN_GAME, self.cells[z.THROWS])
        self.end(z.DRAWN)

    def end(self, winner: i64) -> None:
        """End the game, in the middle of a throw too."""
        cells = self.cells
        self.drop_above(-1)
        cells[z.THROW] = 0
        cells[z.BLACK] = 0
        cells[z.WINNER] = winner
        self.to_act = OVER

    def stir(self) -> None:
        """Note that something has happened that BA28 names."""
        cells = self.cells
        cells[z.QUIET] = 0
        cells[z.AMNESTY] = 0

    # Before a throw.

    def act_before(self, seat: i64, action: i64) -> None:
        """Deal with hostages, summon the Witch, or ask for the throw."""
        cells = self.cells
        if action == s.THROW:
            cells[z.READY] = 1
            self.to_act = CHANCE
            return
        if action == s.SUMMON:
            cells[z.WITCH + seat] = s.WAITING
            self.tell(s.SUMMONED, seat)
        else:
            self.stir()
            if action >= s.FREE:
                self.free(seat, action - s.FREE)
            elif action >= s.EXCHANGE:
                number = action - s.EXCHANGE
                self.exchange(seat, number // s.DEAL_KINDS, number % s.DEAL_KINDS)
            else:
                self.release(seat, (action - s.RELEASE) // 3, (action - s.RELEASE) % 3)
        self.begin_turn()

    def release(self, seat: i64, owner: i64, kind: i64) -> None:
        """Put a hostage on the captor's spurs (BA20)."""
        shield = self.held(seat, owner, kind)
        self.put(owner, shield, self.board.first[self.cells[z.CASTLE + seat] * s.RANKS], True)
        self.tell(s.RELEASED, seat, owner, kind)

    def exchange(self, seat: i64, other: i64, deal: i64) -> None:
        """Exchange hostages: what comes home to the family, and what to the other (BA21)."""
        if deal == 0:
            self.send_home(other, seat, s.CADET, 1)
            self.send_home(seat, other, s.CADET, 1)
        elif deal < 5:
            self.send_home(other, seat, (deal - 1) // 2, 1)
            self.send_home(seat, other, (deal - 1) % 2, 1)
        elif deal < 7:
            self.send_home(other, seat, deal - 5, 1)
            self.send_home(seat, other, s.CADET, 2)
        else:
            self.send_home(other, seat, s.CADET, 2 if deal < 9 else 1)
            self.send_home(seat, other, (deal - 7) % 2, 1)
        self.tell(s.EXCHANGES, seat, other, deal)

    def send_home(self, captor: i64, owner: i64, shield: i64, count: i64) -> None:
        """Send hostages of a kind to their own chambers."""
        for _i in range(count):
            self.put(owner, self.held(captor, owner, shield), s.CHAMBER)

    def free(self, seat: i64, castle: i64) -> None:
        """Free the hostages of the family's side in a castle (BA22)."""
        for other in range(self.seats):
            if self.allied(seat, other):
                for shield in range(s.SHIELDS):
                    if self.place(other, shield) == s.DUNGEON + castle:
                        self.put(other, shield, s.CHAPEL)
                        self.tell(s.FREED, seat, castle, other, shield)

    # Playing a throw.

    def play_die(self, seat: i64, action: i64) -> None:
        """Carry out one decision of a throw that is being played."""
        if not self.underway():
            self.push(s.PLAYING, seat)
        if action < s.GO:
            self.set_frame(s.PICKED, action - s.PICK)
            return
        if action >= s.NAME:
            self.carry(seat, (action - s.NAME) // s.WAYS, (action - s.NAME) % s.WAYS == 1)
            return
        if action >= s.JUMP:
            self.jump(seat, (action - s.JUMP) // s.WAYS, (action - s.JUMP) % s.WAYS)
        else:
            number = action - s.GO
            shield = self.frame(s.PICKED)
            self.set_frame(s.PICKED, -1)
            self.move(seat, shield, number // s.WAYS + 1, number % s.WAYS == 1)
        if self.to_act == OVER:
            return
        used = self.frame(s.USED)
        if used < 3:
            if self.goes_further(seat):
                return
            self.tell(s.LOST_DICE, seat, self.die(used == 1) - 1)
        self.drop()
        self.end_throw()

    def carry(self, seat: i64, shield: i64, inward: bool) -> None:
        """Let the Witch carry a shield; a white die must move it on from there (BA23)."""
        cells = self.cells
        place = self.carried_to(seat, shield, cells[z.BLACK], inward)
        self.set_frame(s.NAMED, shield)
        self.set_frame(s.AT, place)
        self.set_frame(s.PICKED, shield)
        if inward:
            self.stir()
        start = self.place(seat, shield)
        self.tell(
            s.CARRIED_BY, seat, shield, cells[z.BLACK] - 1, self.spot(start), self.spot(place)
        )

    def move(self, seat: i64, shield: i64, pips: i64, inward: bool) -> None:
        """Move a shield with a die."""
        start = self.place(seat, shield)
        carried = self.frame(s.AT)
        used = self.frame(s.USED)
        self.set_frame(s.USED, used | (1 if used & 1 == 0 and pips == self.die(False) else 2))
        if carried >= 0:
            end = self.walk(seat, shield, carried, pips, inward, True)
            self.set_frame(s.AT, -1)
            self.tell(s.MOVED, seat, shield, pips - 1, self.spot(carried), self.spot(end))
        else:
            end = self.end_of(seat, shield, pips, inward)
            self.tell(s.MOVED, seat, shield, pips - 1, self.spot(start), self.spot(end))
        if start < s.SANCTUARY or inward:
            self.stir()  # out of a chamber, Chapel or Dungeon, or into a Sanctuary
        guest = False
        if self.is_guest(seat, shield):
            guest = self.board.owner_at(end) == self.board.owner_at(start)
        attacked = not guest and self.attack(seat, end)
        self.put(seat, shield, end, guest)
        if end == s.BANNER:
            self.tell(s.REGENT, seat)
            self.end(self.side(seat))
            return
        if attacked:
            self.judge()
        if carried >= 0 and self.to_act != OVER:
            self.cells[z.WITCH + seat] = s.GONE
            self.tell(s.CURSED, seat)

    def jump(self, seat: i64, pair: i64, way: i64) -> None:
        """Move two shields together with a double (BA17)."""
        one: i64 = 0
        two = pair + 1
        while two >= s.SHIELDS:
            one += 1
            two -= s.SHIELDS - 1 - one
        pips = self.die(False)
        start = self.place(seat, one)
        end = self.jump_end(seat, one, two, pips, way == 1)
        self.set_frame(s.USED, 3)
        number = pair * s.WAYS + way
        self.tell(s.JUMPED, seat, number, pips - 1, self.spot(start), self.spot(end))
        if way == 1:
            self.stir()
        attacked = self.attack(seat, end)
        self.put(seat, one, end)
        self.put(seat, two, end)
        if attacked:
            self.judge()

    # Attacks.

    def attack(self, seat: i64, place: i64) -> bool:
        """Attack whatever another side has where shields of a seat land (BA13).

        Return whether there was anything.
        """
        if place < s.SPECIAL or self.enemies_at(seat, place) == 0:
            return False
        self.stir()
        for shield in range(s.SHIELDS - 1, -1, -1):  # the Heir before the Chief (BA14)
            for victim in range(self.seats):
                if self.allied(seat, victim) or self.place(victim, shield) != place:
                    continue
                if not self.is_guest(victim, shield):
                    self.strike(seat, victim, shield, place)
        return True

    def strike(self, seat: i64, victim: i64, shield: i64, place: i64) -> None:
        """Capture, wound or kill one shield, by whose colour the square has."""
        cells = self.cells
        owner = self.board.owner_at(place)
        if owner == cells[z.CASTLE + seat]:
            self.put(victim, shield, s.DUNGEON + seat)
            self.tell(s.TOOK, seat, victim, shield, self.spot(place))
            return
        if owner == cells[z.CASTLE + victim]:
            self.put(victim, shield, s.CHAPEL)
            self.tell(s.WOUNDED, seat, victim, shield, self.spot(place))
            return
        self.tell(s.KILLED, seat, victim, shield, self.spot(place))
        could = self.can_win(victim)
        self.put(victim, shield, s.DEAD)
        if shield < s.CADET:
            self.succeed(victim, shield)
        if could and not self.can_win(victim):
            self.tell(s.CANNOT_WIN, victim)

    def succeed(self, seat: i64, shield: i64) -> None:
        """After the death of a Chief or Heir: who follows (BA14, BA24)."""
        if shield == 0:
            if self.place(seat, 1) == s.DEAD:
                self.tell(s.NO_CHIEF, seat)
                return
            heir, guest = self.place(seat, 1), self.is_guest(seat, 1)
            self.put(seat, 1, s.DEAD)
            self.put(seat, 0, heir, guest)
            self.tell(s.SUCCEEDED, seat, self.spot(heir))
        if self.is_cursed(seat):
            self.tell(s.NO_HEIR, seat)
        else:
            self.put(seat, 1, s.CHAMBER)
            self.tell(s.NEW_HEIR, seat)

    def judge(self) -> None:
        """End the game if only one side can still win (BA15)."""
        left: i64 = -1
        for other in range(self.seats):
            if self.can_win(other):
                side = self.side(other)
                if left >= 0 and left != side:
                    return
                left = side
        self.tell(s.LAST_SIDE, left)
        self.end(left)

    # Results.

    def scores(self) -> list[int]:
        return [int(self.side(seat) == self.cells[z.WINNER]) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """The places: in a draw nobody has the first (BA28)."""
        return [2] * self.seats if self.cells[z.WINNER] == z.DRAWN else super().ranks()

    # Checking a position.

    def due(self) -> i64:
        """The seat that must be to act, `CHANCE` or `OVER`."""
        cells = self.cells
        if cells[z.WINNER] >= 0:
            return OVER
        if cells[z.CASTLE + self.seats - 1] < 0 or cells[z.TURN] < 0 or cells[z.READY] == 1:
            return CHANCE
        if cells[z.THROW] > 0:
            waiting = cells[z.WITCH + cells[z.TURN]] == s.WAITING and cells[z.BLACK] == 0
            return CHANCE if waiting else cells[z.TURN]
        return cells[z.TURN] if cells[z.CARDS] > 0 or self.has_business(cells[z.TURN]) else CHANCE

    def is_untouched(self) -> bool:
        """Whether nothing is thrown, moved or ended yet."""
        cells = self.cells
        zeros = (z.THROW, z.BLACK, z.READY, z.QUIET, z.AMNESTY, z.GUESTS, z.THROWS)
        done = any(cells[place] != 0 for place in zeros) or cells[z.WINNER] >= 0
        called = any(cells[z.WITCH + seat] != s.UNUSED for seat in range(self.seats))
        places = range(z.PLACES, z.PLACES + self.seats * s.SHIELDS)
        return not (done or called or any(cells[i] != s.CHAMBER for i in places))

    def audit(self) -> str:
        return super().audit() or self.audit_turn() or self.audit_draft()

    def audit_turn(self) -> str:
        """What is wrong with who acts and with the throw; empty if nothing is."""
        cells = self.cells
        if cells[z.TURN] < 0 and not self.is_untouched():
            return "something has happened before the start is drawn."
        if cells[z.WINNER] >= 0 and cells[z.THROW] + cells[z.BLACK] + cells[z.READY] > 0:
            return "a throw is played and the game is over."
        if cells[z.THROW] == 0 and cells[z.BLACK] > 0:
            return "the black die lies there without the others."
        if cells[z.THROW] > 0 and cells[z.READY] == 1:
            return "a throw is to come while one is played."
        if cells[z.READY] == 1 and (cells[z.CARDS] > 0 or not self.has_business(cells[z.TURN])):
            return "a family has asked for its throw and was not asked."
        if (
            cells[z.BLACK] > 0
            and cells[z.WITCH + cells[z.TURN]] != s.WAITING
            and not self.underway()
        ):
            return "there is a black die and no Witch."
        over = cells[z.THROWS] >= s.MOST_THROWS or cells[z.QUIET] >= PATIENCE * self.seats
        if over and cells[z.THROW] == 0 and cells[z.WINNER] < 0:
            return "there have been too many throws."
        if self.to_act != self.due():
            return "the wrong seat is to act."
        if self.depth() != (1 if self.underway() else 0):
            return "there is a frame that belongs to no unfinished move."
        return ""

    def estimate(self) -> list[float]:
        return chances(self)
