"""Galleys: two dice a turn, each used by one of two galleys, and the second use depends on the
first. A galley that meets a lone rival sends it back; two galleys of a side close a square. Instead
of the second die a seat may show its hidden wind, if that brings the same galley home exactly.
Seats across the table are a side, which wins when all its galleys are home; at a table of four one
person may play a whole side. There is a short board and a long one."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated as A
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.blocks import Bag, Several
from regalia.engine.chance_event import ChanceEvent
from regalia.engine.layout import Writer, says
from regalia.engine.options import Case, Option
from regalia.engine.player import Player
from regalia.engine.schema import Action, Column, Event, Outcome, PlayedDraft, Schema
from regalia.engine.specs import Category, Count, Flag, OutsideTensor, Size
from regalia.engine.state import CHANCE, OVER, State
from regalia.engine.steward import Evaluator, Steward
from regalia.engine.zones import NOBODY, Setting, Zone, Zones
from tests.toys.plain import SEAT, CardState, PlainGame, PlainWords, Seen

RINGS, TURNS, GALLEYS = (12, 16), 30, 2  # the squares of the boards
RING = Size("ring", 16)
USE = Category("use", 4, ("first by red", "first by white", "second by red", "second by white"))
PAIR = Category("dice", 36, tuple(f"{i // 6 + 1} and {i % 6 + 1}" for i in range(36)))
WIND = Category("wind", 3, ("1", "2", "3"))
DIE = Category("die", 2, ("red", "white"))
GALLEY = Category("galley", GALLEYS, ("first", "second"))

SAIL: Final[A[i64, Action("{}", USE)]] = 0
SHOW: Final[A[i64, Action("show the wind")]] = 4
REST: Final[A[i64, Action("rest")]] = 5
THROWN: Final[A[i64, Outcome("throw {}", PAIR)]] = 6
DRAWN: Final[A[i64, Outcome("draw {}", WIND)]] = 42

SAILING: Final[A[i64, PlayedDraft()]] = 300
USED: Final[A[i64, Column(DIE)]] = 2
LAST: Final[A[i64, Column(GALLEY)]] = 3

THREW: Final[A[i64, Event(seat=SEAT, dice=PAIR)]] = 0
GOT: Final[A[i64, Event(seat=SEAT, wind=WIND)]] = 1
SAILED: Final[A[i64, Event(seat=SEAT, use=USE, square=Count(RING))]] = 2
STRUCK: Final[A[i64, Event(seat=SEAT, square=Count(RING))]] = 3
SHOWED: Final[A[i64, Event(seat=SEAT, wind=WIND)]] = 4
RESTED: Final[A[i64, Event(seat=SEAT)]] = 5

BOARD: Final[A[i64, Setting("board", Flag(), "whether the board is the long one")]] = 0
AT: Final[A[i64, Zone(Count(RING).each(GALLEY).each(SEAT), "the squares of each seat's way")]] = 1
DICE: Final[A[i64, Zone(Count(36), "the dice thrown and not played, counted from 1")]] = 9
THROWS: Final[A[i64, Zone(OutsideTensor(4 * TURNS), "throws so far")]] = 10
DECK: Final[A[i64, Zone(Bag(WIND, 2), "the winds that nobody has drawn", 2, NOBODY)]] = 11
DISCARDS: Final[A[i64, Zone(Bag(WIND, 2), "shown winds")]] = 14

SCHEMA: Final = Schema(__name__)
ZONES: Final = Zones(__name__)
VERBS = ("threw", "drew", "sailed to", "struck on", "showed", "rested after")


@dataclass(frozen=True)
class GalleysSeen(Seen):
    ring: tuple[int, ...] = field(metadata=says(Several(Count(8), RING), "galleys on each square"))


class GalleysState(CardState):
    BOX = (2, 2, 2)
    DECK, DISCARDS = DECK, DISCARDS

    def variant(self) -> i64:
        return self.cells[BOARD]

    def ring(self) -> int:
        """The number of squares of the board; a galley that has sailed so many is home."""
        return RINGS[self.cells[BOARD]]

    def squares(self) -> list[int]:
        return [self.cells[AT + galley] for galley in range(GALLEYS * self.seats)]

    def drawer(self) -> int:
        """The seat that draws its wind next, or -1: all have one before the first throw."""
        without = [seat for seat in range(self.seats) if self.hands.size(seat) == 0]
        return without[0] if without and self.cells[THROWS] == 0 else -1

    def turn(self) -> int:
        return (self.cells[THROWS] - (self.cells[DICE] > 0)) % self.seats

    def chance_event(self) -> ChanceEvent:
        if self.drawer() >= 0:
            return ChanceEvent(self.cells, DECK, 3, DRAWN, "draw", 0, self.drawer())
        throws = self.cells[THROWS] // self.seats
        return ChanceEvent(vec[i64]([1] * 36), 0, 36, THROWN, "throw", throws, self.turn())

    def pips(self, die: int) -> int:
        pair = self.cells[DICE] - 1
        return 1 + (pair % 6 if die else pair // 6)

    def at(self, seat: int, square: int) -> int:
        """The square of the ring on which a square of the seat's own way lies; -1 for none."""
        ring = self.ring()
        return (square + seat * ring // self.seats) % ring if 0 < square < ring else -1

    def met(self, seat: int, to: int) -> list[int]:
        """The rivals' galleys where a galley of the seat would land, counted from seat 0 on."""
        ring = self.at(seat, to)
        others = [(g, n) for g, n in enumerate(self.squares()) if (g // GALLEYS - seat) % 2]
        return [g for g, n in others if ring >= 0 and self.at(g // GALLEYS, n) == ring]

    def sailed(self, galley: int) -> int:
        return self.cells[AT + GALLEYS * self.to_act + galley]

    def can_use(self, galley: int, pips: int) -> bool:
        square, ring = self.sailed(galley), self.ring()
        return square < ring and len(self.met(self.to_act, min(square + pips, ring))) < 2

    def legal(self) -> vec[i64]:
        found = vec[i64]()
        if self.to_act < 0:
            return self.outcomes() if self.to_act == CHANCE else found
        same = self.pips(0) == self.pips(1)  # of a double the red die comes first
        used = self.frame(USED) if self.underway() else 1 if same else -1
        for use in range(4):
            if use % 2 != used and self.can_use(use // 2, self.pips(use % 2)):
                found = append(found, SAIL + use)
        left = self.ring() - self.sailed(self.frame(LAST)) if self.underway() else 0
        if left > 0 and self.wind() + 1 == left:
            found = append(found, SHOW)
        return found if len(found) else vec[i64]([REST])

    def wind(self) -> int:
        """The kind of wind that the seat to act holds, or -1."""
        row = self.hands.row(self.to_act)
        return row.index(1) if any(row) else -1

    def carry_out(self, action: int) -> None:
        if action >= DRAWN:
            seat = self.drawer()
            self.hands.draw(seat, self.cells, action - DRAWN, DECK)
            self.whisper(1 << seat, GOT, seat, action - DRAWN)
        elif action >= THROWN:
            self.tell(THREW, self.turn(), action - THROWN)
            self.cells[THROWS] += 1
            self.cells[DICE] = action - THROWN + 1
            self.to_act = self.turn()
        else:
            self.decide(self.to_act, action)

    def decide(self, seat: int, action: int) -> None:
        begun = self.underway()
        if action < SHOW and not begun:
            self.push(SAILING, seat)
            self.set_frame(USED, action % 2)
            self.set_frame(LAST, action // 2)
            self.sail(seat, action, self.pips(action % 2))
            return
        last = self.frame(LAST) * 2 + self.frame(USED) if begun else 0
        self.drop_draft()
        if action < SHOW:
            self.sail(seat, action, self.pips(action % 2))
        elif action == SHOW:
            wind = self.wind()
            self.hands.lose(seat, wind, -1)
            self.cells[DISCARDS + wind] += 1
            self.reveal(SHOWED, seat, wind)
            self.sail(seat, last, wind + 1)
        else:
            self.tell(RESTED, seat)
        self.cells[DICE] = 0
        won = any(self.home(side) for side in (0, 1))
        self.to_act = OVER if won or self.cells[THROWS] == TURNS * self.seats else CHANCE

    def sail(self, seat: int, use: int, pips: int) -> None:
        galley = AT + GALLEYS * seat + use // 2
        to = min(self.cells[galley] + pips, self.ring())
        for rival in self.met(seat, to):
            self.cells[AT + rival] = 0
            self.tell(STRUCK, seat, to)
        self.cells[galley] = to
        self.tell(SAILED, seat, use, to)

    def revealed_to(self, action: i64, seat: i64) -> i64:
        return 1 + self.wind() if action == SHOW else 0

    def seen_as(self, action: i64, seat: i64) -> i64:
        return DRAWN if action >= DRAWN and seat != self.drawer() else action

    def home(self, side: int) -> bool:
        squares, home = self.squares(), self.ring()
        return all(n == home for g, n in enumerate(squares) if g // GALLEYS % 2 == side)

    def scores(self) -> list[int]:
        return [int(self.home(seat % 2)) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        return [1 if self.home(seat % 2) else self.seats for seat in range(self.seats)]

    def sides(self) -> list[int]:
        return [seat % 2 for seat in range(self.seats)]

    def audit_turn(self) -> str:
        if self.to_act not in ((self.turn(),) if self.cells[DICE] else (CHANCE, OVER)):
            return "the wrong seat is to act."
        if max(self.hands.size(seat) for seat in range(self.seats)) > 1:
            return "a seat has two winds."
        return ""


class GalleysEvaluator(Evaluator):
    def value(self, action: i64) -> float:
        return -float(action)


class GalleysSteward(Steward):
    def evaluator(self, state: State, seat: i64, rng: Random) -> Evaluator:
        return GalleysEvaluator(seat, rng)


PEOPLE = Option("people", "switch", [0, 1], 0, "One person plays a whole side.")
PEOPLE.cases = [Case([0], 0, "only four seats can be shared by two people", seats=(2, 3))]
LONG = Option("board", "switch", [0, 1], 0, "The long board, of 16 squares and not 12.")
SHORT = Case([0], 0, "three seats have the short board alone", seats=(3,))
LONG.cases = [Case([0, 1], 1, "", when={"people": 1}), SHORT]


class GalleysGame(PlainGame):
    seen = GalleysSeen

    def holders(self, seats: int, options: Mapping[str, int]) -> list[int]:
        return [seat % 2 if options["people"] else seat for seat in range(seats)]

    def sizes(self, seats: int, variant: int) -> dict[str, int]:
        return {**super().sizes(seats, variant), "ring": RINGS[variant]}

    def write_observation(self, state: State, seats: tuple[int, ...], out: Writer) -> None:
        assert isinstance(state, GalleysState)
        super().write_observation(state, seats, out)
        at = [state.at(g // GALLEYS, square) for g, square in enumerate(state.squares())]
        out.field("ring")
        out.copy(vec[i64]([at.count(square) for square in range(state.ring())]))

    def steward(self) -> Player:
        return GalleysSteward()


def galleys(state: type[GalleysState] = GalleysState) -> PlainGame:
    words, options = PlainWords(VERBS, SCHEMA), [PEOPLE, LONG]
    return GalleysGame("galleys", words, state, 2 * TURNS, ZONES, WIND, options)
