"""Tolls: two dice set the toll. A seat pays it with cards from a hidden hand, picked one after
another, or turns back. A lot picks the first seat, cards are dealt round the table, and paid cards
are reshuffled. The seat that has paid most tolls wins."""

from typing import Annotated as A
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine import bags
from regalia.engine.blocks import Bag, Packed
from regalia.engine.chance_event import ChanceEvent, dice, lot
from regalia.engine.packing import Packing
from regalia.engine.player import Player
from regalia.engine.schema import Action, Column, Draft, Event, Frame, Outcome, Schema
from regalia.engine.specs import Category, Count, OutsideTensor
from regalia.engine.state import CHANCE, OVER, WHO, State
from regalia.engine.steward import Evaluator, Steward
from regalia.engine.zones import NOBODY, Zone, Zones
from tests.toys.plain import MOST, SEAT, CardState, PlainGame, PlainWords

HAND, ROUNDS, COPIES = 3, 6, 5
WORTH = (2, 3, 5)
KIND = Category("coin", 3, ("penny", "groat", "crown"))
TOLL = Category("toll", 11, tuple(str(pips) for pips in range(2, 13)))
COUNTS = Bag(KIND, COPIES)
PURSE = Packed(COUNTS, (3, 3, 3))

PICK: Final[A[i64, Action("{}", KIND)]] = 0
BACK: Final[A[i64, Action("back")]] = 3
STARTER: Final[A[i64, Outcome("start {}", SEAT)]] = 4
DRAWN: Final[A[i64, Outcome("draw {}", KIND)]] = 8
THROWN: Final[A[i64, Outcome("throw {}", TOLL)]] = 11

DEALING: Final[A[i64, Frame()]] = 1
DEALT: Final[A[i64, Column(Count(12))]] = 2
PAYING: Final[A[i64, Draft()]] = 200
PICKED: Final[A[i64, Column(COUNTS)]] = 2

BEGINS: Final[A[i64, Event(seat=SEAT)]] = 0
GOT: Final[A[i64, Event(seat=SEAT, coin=KIND)]] = 1
THREW: Final[A[i64, Event(seat=SEAT, pips=Count(12, low=2))]] = 2
PAID: Final[A[i64, Event(seat=SEAT, coins=PURSE)]] = 3
TURNED: Final[A[i64, Event(seat=SEAT)]] = 4

TOLLS: Final[A[i64, Zone(Count(MOST).each(SEAT), "tolls that each seat has paid")]] = 0
DRAWS: Final[A[i64, Zone(OutsideTensor(MOST).each(SEAT), "cards that each seat has drawn")]] = 4
FIRST: Final[A[i64, Zone(SEAT.or_none(), "the first seat", -1)]] = 8
TURNS: Final[A[i64, Zone(OutsideTensor(MOST), "turns so far")]] = 9
DUE: Final[A[i64, Zone(Count(12), "the toll thrown, or 0")]] = 10
DECK: Final[A[i64, Zone(Bag(KIND, COPIES), "the deck", COPIES, NOBODY)]] = 11
DISCARDS: Final[A[i64, Zone(Bag(KIND, COPIES), "paid cards")]] = 14

SCHEMA: Final = Schema(__name__)
ZONES: Final = Zones(__name__)
COINS: Final = Packing(PURSE.bits)
VERBS = ("begins", "got", "threw", "paid", "turned back")


class TollsState(CardState):
    BOX = (COPIES,) * 3
    DECK, DISCARDS = DECK, DISCARDS

    def turn(self) -> int:
        return (self.cells[FIRST] + self.cells[TURNS]) % self.seats

    def drawer(self) -> int:
        return self.frame(WHO) if self.top() == DEALING else self.turn()

    def own(self, seat: int) -> list[int]:
        return [*super().own(seat), *(self.picked() if seat == self.to_act else [0, 0, 0])]

    def picked(self) -> list[int]:
        """How many of each coin the seat to act has picked so far."""
        return [self.frame(PICKED + kind) if self.underway() else 0 for kind in range(3)]

    def draws(self) -> bool:
        short = self.hands.size(self.turn()) < HAND and sum(self.bag(DECK)) > 0
        return self.top() == DEALING or (self.cells[DUE] == 0 and short)

    def chance_event(self) -> ChanceEvent:
        if self.cells[FIRST] < 0:
            return lot(STARTER, (1 << self.seats) - 1)
        if self.draws():
            seat = self.drawer()
            before = self.cells[DRAWS + seat]
            return ChanceEvent(self.cells, DECK, 3, DRAWN, "draw", before, seat)
        return dice(THROWN, 6, 2, "throw", self.cells[TURNS] // self.seats, self.turn())

    def legal(self) -> vec[i64]:
        if self.to_act < 0:
            return self.outcomes() if self.to_act == CHANCE else vec[i64]()
        held, picked = self.hands.row(self.to_act), self.picked()
        rich = worth(held) >= self.cells[DUE]
        found = vec[i64]([PICK + kind for kind in range(3) if rich and held[kind] > picked[kind]])
        return found if self.underway() else append(found, BACK)

    def carry_out(self, action: int) -> None:
        turn = self.turn()
        if action >= THROWN:
            self.cells[DUE] = action - THROWN + 2
            self.tell(THREW, turn, self.cells[DUE])
        elif action >= DRAWN:
            seat = self.drawer()
            self.cells[DRAWS + seat] += 1
            self.hands.draw(seat, self.cells, action - DRAWN, DECK)
            self.whisper(1 << seat, GOT, seat, action - DRAWN)
            if self.top() == DEALING:
                self.count_dealt(DEALT, HAND)
        elif action >= STARTER:
            self.cells[FIRST] = action - STARTER
            self.tell(BEGINS, action - STARTER)
            self.push(DEALING, action - STARTER)
        elif action == BACK:
            self.tell(TURNED, turn)
            self.end_turn()
        else:
            self.pick(action)
        self.settle()

    def pick(self, kind: int) -> None:
        if not self.underway():
            self.push(PAYING, self.to_act)
        self.set_frame(PICKED + kind, self.frame(PICKED + kind) + 1)
        counts = self.picked()
        if worth(counts) < self.cells[DUE]:
            return
        self.drop()
        for k in range(3):
            for _ in range(counts[k]):
                self.hands.lose(self.to_act, k, -1)
            self.cells[DISCARDS + k] += counts[k]
        self.reveal(PAID, self.to_act, COINS.pack(counts))
        self.cells[TOLLS + self.to_act] += 1
        self.end_turn()

    def end_turn(self) -> None:
        self.cells[DUE] = 0
        self.cells[TURNS] += 1

    def settle(self) -> None:
        bags.reshuffle(self.cells, self.cells, DECK, DISCARDS, 3)
        thrown = self.cells[DUE] > 0
        self.to_act = self.turn() if thrown else CHANCE
        if self.cells[TURNS] == ROUNDS * self.seats:
            self.to_act = OVER

    def draft_decisions(self) -> list[int]:
        return [PICK + kind for kind, count in enumerate(self.picked()) for _ in range(count)]

    def seen_as(self, action: i64, seat: i64) -> i64:
        return DRAWN if DRAWN <= action < THROWN and seat != self.drawer() else action

    def scores(self) -> list[int]:
        return self.each(TOLLS)

    def audit_turn(self) -> str:
        if self.cells[TURNS] > ROUNDS * self.seats:
            return "there are too many turns."
        held = sum(self.hands.size(seat) for seat in range(self.seats))
        if self.top() == DEALING and self.frame(DEALT) != held:
            return "not as many cards are dealt as are held."
        if self.to_act not in (self.turn() if self.cells[DUE] else CHANCE, OVER):
            return "the wrong seat is to act."
        return super().audit_turn()


class TollsEvaluator(Evaluator):
    """Pays, with the cheapest coins first."""

    def value(self, action: i64) -> float:
        return -100.0 if action == BACK else -float(WORTH[action - PICK])


class TollsSteward(Steward):
    def evaluator(self, state: State, seat: i64, rng: Random) -> Evaluator:
        return TollsEvaluator(seat, rng)


class TollsGame(PlainGame):
    def steward(self) -> Player:
        return TollsSteward()


def worth(counts: list[int]) -> int:
    return sum(n * WORTH[kind] for kind, n in enumerate(counts))


def tolls(state: type[TollsState] = TollsState) -> PlainGame:
    return TollsGame("tolls", PlainWords(VERBS, SCHEMA), state, 4 * ROUNDS, ZONES, KIND)
