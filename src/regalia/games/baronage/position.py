"""Regency (Baronage Press): the shields of a position and where they stand, saved and checked.

`BaronageState` in rules.py adds the moves. A shield's *place* is one of the special places of
schema.py, or `schema.SPECIAL` plus the number of a square. BA02 and the like refer to RULINGS.md.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine.game import Game
from regalia.engine.state import NONE, ZERO, State
from regalia.games.baronage import schema as s
from regalia.games.baronage.board import Board

SIDE: Final[i64] = 16
"""The crowd of a square is so many times its side, counted from 1, plus the number of shields."""
DRAWN: Final[i64] = 4
"""Value of ``winner`` when nobody has won."""
ALL_CARDS: Final[i64] = 0x1FFFFF
"""All the throws that a family holds in the form without dice (BA26)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BaronageConfig(Game):
    """The game with its boards; the game's package adds words, options and observations."""

    boards: list[Board]

    def set_boards(self, boards: list[Board]) -> None:
        """Play on these boards, by the value of the option."""
        self.boards = boards


class BaronagePosition(State):
    """Where the shields stand, whose throw it is, and what has been thrown.

    Settings: ``alliance`` (0 none, 1 families opposite are allied, 2 also played by one person),
    ``short`` (the number of the board), ``level`` and ``cards`` (the form without dice). ``castle``
    is the castle of each seat (-1: not drawn yet), ``starter`` and ``turn`` are seats. ``dice`` is
    the throw that has not been played, counted from 1, or 0; ``black`` are the pips of the black
    die or 0. ``ready`` is 1 when the seat whose turn it is has asked for its throw. ``throws``
    counts all throws and ``quiet`` those since something happened that BA28 names; ``amnesty`` is 1
    after an amnesty, until something happens. ``guests`` are released hostages that have not left
    their captor's territory, as bits seat * 6 + shield. ``winner`` is a side, `DRAWN` or -1.

    ``places`` are those of each seat's shields, ``crowd`` the shields on each square, without
    guests. ``thrown`` and ``blacks`` count each seat's throws and black dice, ``witch`` is the
    state of its Witch, and ``hand`` the throws that it still holds, as bits.
    """

    config: BaronageConfig
    board: Board
    alliance: i64
    short: i64
    level: i64
    cards: i64
    starter: i64
    turn: i64
    dice: i64
    black: i64
    ready: i64
    throws: i64
    quiet: i64
    amnesty: i64
    guests: i64
    winner: i64
    castle: vec[i64]
    places: vec[i64]
    crowd: vec[i64]
    thrown: vec[i64]
    blacks: vec[i64]
    witch: vec[i64]
    hand: vec[i64]

    def __init__(
        self,
        config: BaronageConfig,
        seats: i64,
        alliance: i64,
        short: i64,
        level: i64,
        cards: i64,
        source: BaronagePosition | None = None,
    ) -> None:
        super().__init__(config, seats, source)
        self.config = config
        self.alliance = alliance
        self.short = short
        self.level = level
        self.cards = cards
        if source is not None:
            self.board = source.board
            self.starter = source.starter
            self.turn = source.turn
            self.dice = source.dice
            self.black = source.black
            self.ready = source.ready
            self.throws = source.throws
            self.quiet = source.quiet
            self.amnesty = source.amnesty
            self.guests = source.guests
            self.winner = source.winner
            self.castle = source.castle  # never changed once it is drawn
            self.places = source.places[:]
            self.crowd = source.crowd[:]
            self.thrown = source.thrown[:]
            self.blacks = source.blacks  # replaced when it changes, and so are the next two
            self.witch = source.witch
            self.hand = source.hand
        else:
            self.board = config.boards[short]
            self.starter = -1
            self.turn = -1
            self.dice = 0
            self.black = 0
            self.ready = 0
            self.throws = 0
            self.quiet = 0
            self.amnesty = 0
            self.guests = 0
            self.winner = -1
            self.castle = vec[i64]([-1] * seats)
            self.places = vec[i64]([s.CHAMBER] * (seats * s.SHIELDS))
            self.crowd = vec[i64]([0] * self.board.squares)
            self.thrown = vec[i64]([0] * seats)
            self.blacks = vec[i64]([0] * seats)
            self.witch = vec[i64]([s.UNUSED] * seats)
            self.hand = vec[i64]([ALL_CARDS if cards else ZERO] * seats)

    # Sides and families.

    def side(self, seat: i64) -> i64:
        """The side of a seat: allied families sit opposite each other."""
        return seat % 2 if self.alliance > 0 else seat

    def allied(self, seat: i64, other: i64) -> bool:
        """Whether two seats are of one side; a seat is so with itself."""
        return seat == other or (self.alliance > 0 and (seat - other) % 2 == 0)

    def sides(self) -> list[int]:
        return [int(self.side(seat)) for seat in range(self.seats)]

    def seat_at(self, family: i64) -> i64:
        """The seat of a family, or -1 if nobody plays it or it is not drawn yet."""
        for seat in range(self.seats):
            if self.castle[seat] == family:
                return seat
        return NONE

    def is_cursed(self, seat: i64) -> bool:
        """Whether the family has no new Heirs any more (BA24)."""
        return self.witch[seat] == s.GONE

    def can_win(self, seat: i64) -> bool:
        """Whether a family can still win (BA15)."""
        row = seat * s.SHIELDS
        if self.places[row] == s.DEAD:
            return False
        if self.witch[seat] != s.GONE:
            return True
        for shield in range(1, s.SHIELDS):
            if self.places[row + shield] != s.DEAD:
                return True
        return False

    # Places.

    def place(self, seat: i64, shield: i64) -> i64:
        """The place of a shield."""
        return self.places[seat * s.SHIELDS + shield]

    def spot(self, place: i64) -> i64:
        """The number of a place in events (`schema.SPOT`)."""
        return place + self.short * s.MOST_SQUARES if place >= s.SPECIAL else place

    def is_guest(self, seat: i64, shield: i64) -> bool:
        """Whether a released hostage is still in its captor's territory (BA20)."""
        return (self.guests >> (seat * s.SHIELDS + shield)) & 1 == 1

    def put(self, seat: i64, shield: i64, place: i64, guest: bool = False) -> None:
        """Move a shield to a place, as a guest or not."""
        at = seat * s.SHIELDS + shield
        before = self.places[at]
        bit: i64 = 1 << at
        if before >= s.SPECIAL and self.guests & bit == 0:
            left = self.crowd[before - s.SPECIAL] - 1
            self.crowd[before - s.SPECIAL] = left if left % SIDE > 0 else ZERO
        self.places[at] = place
        if guest:
            self.guests |= bit
            return
        self.guests &= ~bit
        if place >= s.SPECIAL:
            there = self.crowd[place - s.SPECIAL]
            self.crowd[place - s.SPECIAL] = (
                there + 1 if there > 0 else (self.side(seat) + 1) * SIDE + 1
            )

    def enemies_at(self, seat: i64, place: i64) -> i64:
        """The number of shields, guests aside, that another side has on a square."""
        crowd = self.crowd[place - s.SPECIAL]
        return ZERO if crowd == 0 or crowd // SIDE == self.side(seat) + 1 else crowd % SIDE

    def friends_at(self, seat: i64, place: i64) -> i64:
        """The number of shields of the seat's side, guests aside, on a square or a Sanctuary."""
        if place >= s.SPECIAL:
            crowd = self.crowd[place - s.SPECIAL]
            return crowd % SIDE if crowd // SIDE == self.side(seat) + 1 else ZERO
        count: i64 = 0
        if place >= s.SANCTUARY and place <= s.LAST_SANCTUARY:
            row = seat * s.SHIELDS
            for shield in range(s.SHIELDS):
                if self.places[row + shield] == place:
                    count += 1
        return count

    def held(self, captor: i64, owner: i64, shield: i64) -> i64:
        """The first shield of a kind that a captor holds of another family, or -1.

        ``shield`` is the Chief, the Heir, or `schema.CADET` for any Cadet.
        """
        row = owner * s.SHIELDS
        dungeon = s.DUNGEON + captor
        last = shield if shield < s.CADET else s.SHIELDS - 1
        for one in range(shield, last + 1):
            if self.places[row + one] == dungeon:
                return one
        return NONE

    def cadets_held(self, captor: i64, owner: i64) -> i64:
        """The number of Cadets that a captor holds of another family."""
        row = owner * s.SHIELDS
        count: i64 = 0
        for shield in range(s.CADET, s.SHIELDS):
            if self.places[row + shield] == s.DUNGEON + captor:
                count += 1
        return count

    def twin(self, seat: i64, shield: i64) -> bool:
        """Whether an earlier Cadet of the family is in the same place and condition.

        Moving either is the same, so only the earlier one may be moved.
        """
        if shield <= s.CADET:
            return False
        row = seat * s.SHIELDS
        for other in range(s.CADET, shield):
            if (
                self.places[row + other] == self.places[row + shield]
                and ((self.guests >> (row + other)) ^ (self.guests >> (row + shield))) & 1 == 0
            ):
                return True
        return False

    # The dice.

    def die(self, higher: bool) -> i64:
        """The pips of the lower or the higher die of the throw."""
        low: i64 = 1
        high = self.dice  # throws are numbered by the lower die, then by the higher
        while high > s.PIPS + 1 - low:
            high -= s.PIPS + 1 - low
            low += 1
        return high + low - 1 if higher else low

    def is_double(self) -> bool:
        """Whether both dice of the throw are equal."""
        return self.die(False) == self.die(True)

    # Saving and checking.

    def variant(self) -> i64:
        return self.short

    def settings(self) -> dict[str, int]:
        return {
            "alliance": self.alliance,
            "board": self.short,
            "level": self.level,
            "cards": self.cards,
        }

    def scalars(self) -> list[int]:
        return [
            self.starter,
            self.turn,
            self.dice,
            self.black,
            self.ready,
            self.throws,
            self.quiet,
            self.amnesty,
            self.guests,
            self.winner,
        ]

    def set_scalars(self, numbers: list[int]) -> None:
        self.starter = numbers[0]
        self.turn = numbers[1]
        self.dice = numbers[2]
        self.black = numbers[3]
        self.ready = numbers[4]
        self.throws = numbers[5]
        self.quiet = numbers[6]
        self.amnesty = numbers[7]
        self.guests = numbers[8]
        self.winner = numbers[9]

    def vectors(self) -> list[vec[i64]]:
        self.castle = self.castle[:]  # who asks for the rows may change them
        self.blacks = self.blacks[:]
        self.witch = self.witch[:]
        self.hand = self.hand[:]
        return [
            self.castle,
            self.places,
            self.crowd,
            self.thrown,
            self.blacks,
            self.witch,
            self.hand,
        ]

    def crowds(self) -> list[int]:
        """What ``crowd`` must be, from the places and guests alone."""
        found = [0] * self.board.squares
        for seat in range(self.seats):
            for shield in range(s.SHIELDS):
                place = self.place(seat, shield)
                if place >= s.SPECIAL and not self.is_guest(seat, shield):
                    square = place - s.SPECIAL
                    found[square] = max(found[square], (self.side(seat) + 1) * SIDE) + 1
        return found

    def audit(self) -> str:
        return self.audit_numbers() or self.audit_places()

    def audit_numbers(self) -> str:
        """What is wrong with the numbers of seats and the dice; empty if nothing is."""
        seats = self.seats
        if not (-1 <= self.starter < seats and -1 <= self.turn < seats):
            return "the start or the turn is of a seat that does not exist."
        if (self.starter < 0) != (self.turn < 0):
            return "there is a start but no turn, or a turn but no start."
        drawn = [seat for seat in range(seats) if self.castle[seat] >= 0]
        castles = {self.castle[seat] for seat in drawn}
        if len(castles) != len(drawn) or not all(0 <= castle < s.FAMILIES for castle in castles):
            return "two families have one castle, or a castle does not exist."
        if any(self.castle[seat] < -1 for seat in range(seats)) or (
            len(drawn) not in (0, seats) and (seats != 3 or drawn != [0])
        ):
            return "some seats have a castle and others do not."
        if len(drawn) == seats and not self.is_clockwise():
            return "the castles are not in the order of the seats, clockwise."
        if self.starter >= 0 and len(drawn) < seats:
            return "a start is drawn before the castles are."
        if not (0 <= self.dice <= s.THROWS and 0 <= self.black <= s.PIPS):
            return "there is no such throw."
        if self.ready not in (0, 1) or self.amnesty not in (0, 1):
            return "a flag is neither 0 nor 1."
        if not 0 <= self.quiet <= self.throws <= s.MOST_THROWS:
            return "there are too many throws, or more quiet throws than throws."
        ends = self.sides()
        ends += [-1, int(DRAWN)]
        if self.winner not in ends:
            return "a side has won that does not exist."
        for seat in range(seats):
            if not (s.UNUSED <= self.witch[seat] <= s.GONE and 0 <= self.hand[seat] <= ALL_CARDS):
                return "a Witch or a hand of throws does not exist."
            if self.witch[seat] != s.UNUSED and (self.cards or self.level < s.CHAMPIONSHIP):
                return "a Witch is summoned where there is none."
            played = (self.dice > 0 or self.winner >= 0) and seat == self.turn
            if self.hand[seat] > 0 if self.cards == 0 else self.hand[seat] == 0 and not played:
                return "a family holds throws where dice are thrown, or none where there are none."
            if self.blacks[seat] > 0 and self.witch[seat] == s.UNUSED:
                return "a family has thrown the black die without a Witch."
            if not 0 <= self.blacks[seat] <= self.thrown[seat]:
                return "a family has thrown the black die more often than the white ones."
        if sum(self.thrown) != self.throws:
            return "the throws of the families are not all throws."
        return ""

    def is_clockwise(self) -> bool:
        """Whether the castles are in the order of the seats, opposite each other for two."""
        if self.seats == 2:
            return (self.castle[1] - self.castle[0]) % s.FAMILIES == 2
        turns = [
            (self.castle[(seat + 1) % self.seats] - self.castle[seat]) % s.FAMILIES
            for seat in range(self.seats)
        ]
        return sum(turns) == s.FAMILIES

    def audit_places(self) -> str:
        """What is wrong with the places of shields; empty if nothing is."""
        last = s.SPECIAL + self.board.squares
        if not 0 <= self.guests < 1 << (self.seats * s.SHIELDS):
            return "a guest is of a family that does not exist."
        for seat in range(self.seats):
            for shield in range(s.SHIELDS):
                place = self.place(seat, shield)
                if not 0 <= place < last:
                    return "a shield is in a place that does not exist."
                if s.DUNGEON <= place < s.DUNGEON + s.FAMILIES:
                    captor = place - s.DUNGEON
                    if captor >= self.seats or self.allied(seat, captor):
                        return "a hostage is held by its own side, or by nobody."
                if place >= s.LAST_SANCTUARY and place <= s.BANNER and shield > 0:
                    return "a shield that is no Chief is in the last Sanctuary or on the Banner."
                if place == s.BANNER and self.winner != self.side(seat):
                    return "a Chief is on the Banner and has not won."
                if self.is_guest(seat, shield):
                    captor = self.host(place)
                    if captor < 0 or self.allied(seat, captor):
                        return "a guest is not on its way out of an opponent's territory."
        if list(self.crowd) != self.crowds():
            return "the shields on the squares do not follow from their places."
        for seat in range(self.seats):
            for shield in range(s.SHIELDS):
                place = self.place(seat, shield)
                stands = place >= s.SPECIAL and not self.is_guest(seat, shield)
                if stands and self.enemies_at(seat, place) > 0:
                    return "two sides are on one square."
            heir = self.place(seat, 1) != s.DEAD
            if not heir and not self.is_cursed(seat):
                return "an Heir is dead and the family is not cursed."
            if heir and self.place(seat, 0) == s.DEAD:
                return "a Chief is dead and its Heir is not."
        able = {self.side(seat) for seat in range(self.seats) if self.can_win(seat)}
        if len(able) < 2 and self.winner < 0:
            return "one side alone can still win, and the game is not over."
        return ""

    def host(self, place: i64) -> i64:
        """The seat in whose territory, from its spurs on, a place is, or -1."""
        board = self.board
        owner = board.owner_at(place)
        captor = self.seat_at(owner) if owner >= 0 else NONE
        if captor < 0:
            return NONE
        at = board.first[owner * s.RANKS]
        while board.owner_at(at) == owner:
            if at == place:
                return captor
            at = board.after[at - s.SPECIAL]
            if at == board.first[owner * s.RANKS]:
                break
        return NONE
