"""Regency (Baronage Press): the shields of a position and where they stand, saved and checked.

`BaronageState` in rules.py adds the moves. A shield's *place* is one of the special places of
schema.py, or `schema.SPECIAL` plus the number of a square. BA02 and the like refer to RULINGS.md.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from regalia.engine.game import Game
from regalia.engine.state import NONE, ZERO, State
from regalia.games.baronage import schema as s
from regalia.games.baronage import zones as z
from regalia.games.baronage.board import Board


@mypyc_attr(allow_interpreted_subclasses=True)
class BaronageConfig(Game):
    """The game with its boards; the game's package adds words, options and observations."""

    boards: list[Board]

    def set_boards(self, boards: list[Board]) -> None:
        """Play on these boards, by the value of the option."""
        self.boards = boards


class BaronagePosition(State):
    """Where the shields stand, whose throw it is, and what has been thrown, as zones.py declares.

    ``board`` follows from an option.
    """

    config: BaronageConfig
    board: Board

    def __init__(
        self,
        config: BaronageConfig,
        seats: i64,
        board: Board,
        source: BaronagePosition | None = None,
    ) -> None:
        super().__init__(config, seats, source)
        self.config = config
        self.board = board

    # Sides and families.

    def side(self, seat: i64) -> i64:
        """The side of a seat: allied families sit opposite each other."""
        return seat % 2 if self.cells[z.ALLIANCE] > 0 else seat

    def allied(self, seat: i64, other: i64) -> bool:
        """Whether two seats are of one side; a seat is so with itself."""
        return seat == other or (self.cells[z.ALLIANCE] > 0 and (seat - other) % 2 == 0)

    def sides(self) -> list[int]:
        return [int(self.side(seat)) for seat in range(self.seats)]

    def seat_at(self, family: i64) -> i64:
        """The seat of a family, or -1 if nobody plays it or it is not drawn yet."""
        for seat in range(self.seats):
            if self.cells[z.CASTLE + seat] == family:
                return seat
        return NONE

    def is_cursed(self, seat: i64) -> bool:
        """Whether the family has no new Heirs any more (BA24)."""
        return self.cells[z.WITCH + seat] == s.GONE

    def can_win(self, seat: i64) -> bool:
        """Whether a family can still win (BA15)."""
        cells = self.cells
        row = seat * s.SHIELDS
        if cells[z.PLACES + row] == s.DEAD:
            return False
        if cells[z.WITCH + seat] != s.GONE:
            return True
        for shield in range(1, s.SHIELDS):
            if cells[z.PLACES + row + shield] != s.DEAD:
                return True
        return False

    # Places.

    def place(self, seat: i64, shield: i64) -> i64:
        """The place of a shield."""
        return self.cells[z.PLACES + seat * s.SHIELDS + shield]

    def spot(self, place: i64) -> i64:
        """The number of a place in events (`schema.SPOT`)."""
        return place + self.cells[z.SHORT] * s.MOST_SQUARES if place >= s.SPECIAL else place

    def is_guest(self, seat: i64, shield: i64) -> bool:
        """Whether a released hostage is still in its captor's territory (BA20)."""
        return (self.cells[z.GUESTS] >> (seat * s.SHIELDS + shield)) & 1 == 1

    def put(self, seat: i64, shield: i64, place: i64, guest: bool = False) -> None:
        """Move a shield to a place, as a guest or not."""
        cells = self.cells
        at = seat * s.SHIELDS + shield
        before = cells[z.PLACES + at]
        bit: i64 = 1 << at
        if before >= s.SPECIAL and cells[z.GUESTS] & bit == 0:
            left = cells[z.CROWD + before - s.SPECIAL] - 1
            cells[z.CROWD + before - s.SPECIAL] = left if left % z.SIDE > 0 else ZERO
        cells[z.PLACES + at] = place
        if guest:
            cells[z.GUESTS] |= bit
            return
        cells[z.GUESTS] &= ~bit
        if place >= s.SPECIAL:
            there = cells[z.CROWD + place - s.SPECIAL]
            cells[z.CROWD + place - s.SPECIAL] = (
                there + 1 if there > 0 else (self.side(seat) + 1) * z.SIDE + 1
            )

    def enemies_at(self, seat: i64, place: i64) -> i64:
        """The number of shields, guests aside, that another side has on a square."""
        crowd = self.cells[z.CROWD + place - s.SPECIAL]
        return ZERO if crowd == 0 or crowd // z.SIDE == self.side(seat) + 1 else crowd % z.SIDE

    def friends_at(self, seat: i64, place: i64) -> i64:
        """The number of shields of the seat's side, guests aside, on a square or a Sanctuary."""
        cells = self.cells
        if place >= s.SPECIAL:
            crowd = cells[z.CROWD + place - s.SPECIAL]
            return crowd % z.SIDE if crowd // z.SIDE == self.side(seat) + 1 else ZERO
        count: i64 = 0
        if place >= s.SANCTUARY and place <= s.LAST_SANCTUARY:
            row = seat * s.SHIELDS
            for shield in range(s.SHIELDS):
                if cells[z.PLACES + row + shield] == place:
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
            if self.cells[z.PLACES + row + one] == dungeon:
                return one
        return NONE

    def cadets_held(self, captor: i64, owner: i64) -> i64:
        """The number of Cadets that a captor holds of another family."""
        row = owner * s.SHIELDS
        count: i64 = 0
        for shield in range(s.CADET, s.SHIELDS):
            if self.cells[z.PLACES + row + shield] == s.DUNGEON + captor:
                count += 1
        return count

    def twin(self, seat: i64, shield: i64) -> bool:
        """Whether an earlier Cadet of the family is in the same place and condition.

        Moving either is the same, so only the earlier one may be moved.
        """
        cells = self.cells
        if shield <= s.CADET:
            return False
        row = seat * s.SHIELDS
        for other in range(s.CADET, shield):
            if (
                cells[z.PLACES + row + other] == cells[z.PLACES + row + shield]
                and ((cells[z.GUESTS] >> (row + other)) ^ (cells[z.GUESTS] >> (row + shield))) & 1
                == 0
            ):
                return True
        return False

    # The dice.

    def die(self, higher: bool) -> i64:
        """The pips of the lower or the higher die of the throw."""
        low: i64 = 1
        high = self.cells[z.THROW]  # throws are numbered by the lower die, then by the higher
        while high > s.PIPS + 1 - low:
            high -= s.PIPS + 1 - low
            low += 1
        return high + low - 1 if higher else low

    def is_double(self) -> bool:
        """Whether both dice of the throw are equal."""
        return self.die(False) == self.die(True)

    # Saving and checking.

    def variant(self) -> i64:
        return self.cells[z.SHORT]

    def crowds(self) -> list[int]:
        """What ``crowd`` must be, from the places and guests alone."""
        found = [0] * self.board.squares
        for seat in range(self.seats):
            for shield in range(s.SHIELDS):
                place = self.place(seat, shield)
                if place >= s.SPECIAL and not self.is_guest(seat, shield):
                    square = place - s.SPECIAL
                    found[square] = max(found[square], (self.side(seat) + 1) * z.SIDE) + 1
        return found

    def audit(self) -> str:
        return self.audit_numbers() or self.audit_places()

    def audit_numbers(self) -> str:
        """What is wrong with the castles, the dice and the Witches; empty if nothing is."""
        cells, seats = self.cells, self.seats
        starter, turn, throws = cells[z.STARTER], cells[z.TURN], cells[z.THROWS]
        if (starter < 0) != (turn < 0):
            return "there is a start but no turn, or a turn but no start."
        drawn = [seat for seat in range(seats) if cells[z.CASTLE + seat] >= 0]
        if len({cells[z.CASTLE + seat] for seat in drawn}) != len(drawn):
            return "two families have one castle."
        if len(drawn) not in (0, seats) and (seats != 3 or drawn != [0]):
            return "some seats have a castle and others do not."
        if len(drawn) == seats and not self.is_clockwise():
            return "the castles are not in the order of the seats, clockwise."
        if starter >= 0 and len(drawn) < seats:
            return "a start is drawn before the castles are."
        if cells[z.QUIET] > throws:
            return "there are more quiet throws than throws."
        winner, ends = cells[z.WINNER], self.sides()
        if winner >= 0 and winner != z.DRAWN and winner not in ends:
            return "a side has won that does not exist."
        for seat in range(seats):
            summoned = cells[z.WITCH + seat] != s.UNUSED
            if summoned and (cells[z.CARDS] == 1 or cells[z.LEVEL] < s.CHAMPIONSHIP):
                return "a Witch is summoned where there is none."
            played = (cells[z.THROW] > 0 or cells[z.WINNER] >= 0) and seat == turn
            hand = cells[z.HAND + seat]
            if hand > 0 if cells[z.CARDS] == 0 else hand == 0 and not played:
                return "a family holds throws where dice are thrown, or none where there are none."
            if cells[z.BLACKS + seat] > 0 and not summoned:
                return "a family has thrown the black die without a Witch."
            if cells[z.BLACKS + seat] > cells[z.THROWN + seat]:
                return "a family has thrown the black die more often than the white ones."
        if sum([cells[z.THROWN + seat] for seat in range(seats)]) != throws:
            return "the throws of the families are not all throws."
        return ""

    def is_clockwise(self) -> bool:
        """Whether the castles are in the order of the seats, opposite each other for two."""
        cells = self.cells
        if self.seats == 2:
            return (cells[z.CASTLE + 1] - cells[z.CASTLE + 0]) % s.FAMILIES == 2
        turns = [
            (cells[z.CASTLE + (seat + 1) % self.seats] - cells[z.CASTLE + seat]) % s.FAMILIES
            for seat in range(self.seats)
        ]
        return sum(turns) == s.FAMILIES

    def audit_places(self) -> str:
        """What is wrong with the places of shields; empty if nothing is."""
        cells = self.cells
        for seat in range(self.seats):
            for shield in range(s.SHIELDS):
                place = self.place(seat, shield)
                if s.DUNGEON <= place < s.DUNGEON + s.FAMILIES:
                    captor = place - s.DUNGEON
                    if captor >= self.seats or self.allied(seat, captor):
                        return "a hostage is held by its own side, or by nobody."
                if place >= s.LAST_SANCTUARY and place <= s.BANNER and shield > 0:
                    return "a shield that is no Chief is in the last Sanctuary or on the Banner."
                if place == s.BANNER and cells[z.WINNER] != self.side(seat):
                    return "a Chief is on the Banner and has not won."
                if self.is_guest(seat, shield):
                    captor = self.host(place)
                    if captor < 0 or self.allied(seat, captor):
                        return "a guest is not on its way out of an opponent's territory."
        if [cells[z.CROWD + i] for i in range(self.board.squares)] != self.crowds():
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
        if len(able) < 2 and cells[z.WINNER] < 0:
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
