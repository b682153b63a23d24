"""Chariots: dice, two sides, and nothing hidden. Two chariots a seat run twelve squares; landing on
a rival's chariot sends it back. The side whose chariots are all home wins; with four seats a player
of two of them holds a side."""

from typing import Annotated as A
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.chance_event import ChanceEvent, dice
from regalia.engine.schema import Action, Event, Outcome, Schema
from regalia.engine.specs import Category, Count, OutsideTensor
from regalia.engine.state import CHANCE, OVER
from regalia.engine.zones import Zone, Zones
from tests.toys.plain import SEAT, PlainGame, PlainState, PlainWords

HOME, THROWS = 12, 120
CHARIOT = Category("chariot", 2, ("first", "second"))
FACE = Category("face", 6, ("1", "2", "3", "4", "5", "6"))

MOVE: Final[A[i64, Action("{}", CHARIOT)]] = 0
THROWN: Final[A[i64, Outcome("throw {}", FACE)]] = 2

THREW: Final[A[i64, Event(seat=SEAT, pips=Count(6))]] = 0
MOVED: Final[A[i64, Event(seat=SEAT, square=Count(HOME))]] = 1
STRUCK: Final[A[i64, Event(seat=SEAT, square=Count(HOME))]] = 2

AT: Final[A[i64, Zone(Count(HOME).each(CHARIOT).each(SEAT), "squares of the chariots")]] = 0
PIPS: Final[A[i64, Zone(Count(6), "the pips thrown and not yet moved")]] = 8
TURNS: Final[A[i64, Zone(OutsideTensor(THROWS), "throws so far")]] = 9

SCHEMA: Final = Schema(__name__)
ZONES: Final = Zones(__name__)
VERBS = ("threw", "moved a chariot to", "struck on square")


class ChariotsState(PlainState):
    def turn(self) -> int:
        throws = self.cells[TURNS] - (self.cells[PIPS] > 0)
        return throws % self.seats

    def legal(self) -> vec[i64]:
        if self.to_act < 0:
            return self.outcomes() if self.to_act == CHANCE else vec[i64]()
        return vec[i64]([i for i in (0, 1) if self.cells[AT + 2 * self.to_act + i] < HOME])

    def chance_event(self) -> ChanceEvent:
        return dice(THROWN, 6, 1, "throw", self.cells[TURNS] // self.seats, self.turn())

    def carry_out(self, action: int) -> None:
        if action >= THROWN:
            self.tell(THREW, self.turn(), action - THROWN + 1)
            self.cells[PIPS] = action - THROWN + 1
            self.cells[TURNS] += 1
            self.to_act = self.turn()
            if not len(self.legal()):  # all home: the throw is lost
                self.end_throw()
            return
        seat = self.to_act
        square = min(self.cells[AT + 2 * seat + action] + self.cells[PIPS], HOME)
        self.cells[AT + 2 * seat + action] = square
        self.tell(MOVED, seat, square)
        for other in range(2 * self.seats):
            if (other // 2 - seat) % 2 and self.cells[AT + other] == square < HOME:
                self.cells[AT + other] = 0
                self.tell(STRUCK, seat, square)
        self.end_throw()

    def audit_turn(self) -> str:
        pips, throws = self.cells[PIPS], self.cells[TURNS]
        acting = self.turn() if pips else CHANCE
        if self.to_act not in (acting, OVER) or (self.to_act == CHANCE and throws == THROWS):
            return "the wrong seat is to act."
        return super().audit_turn()

    def end_throw(self) -> None:
        self.cells[PIPS] = 0
        won = any(self.home(side) for side in (0, 1))
        self.to_act = OVER if won or self.cells[TURNS] == THROWS else CHANCE

    def home(self, side: int) -> bool:
        return all(self.cells[AT + c] == HOME for c in range(2 * self.seats) if c // 2 % 2 == side)

    def scores(self) -> list[int]:
        return [int(self.home(seat % 2)) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        return [1 if self.home(s % 2) else self.seats for s in range(self.seats)]

    def sides(self) -> list[int]:
        return [seat % 2 for seat in range(self.seats)]


def chariots(state: type[ChariotsState] = ChariotsState) -> PlainGame:
    words = PlainWords(VERBS, SCHEMA)
    return PlainGame("chariots", words, state, THROWS, ZONES, perfect_information=True)
