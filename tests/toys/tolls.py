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
from regalia.engine.specs import Category, Count
from regalia.engine.state import CHANCE, OVER, WHO, State
from regalia.engine.steward import Evaluator, Steward
from tests.toys.plain import SEAT, CardState, PlainGame, PlainWords

HAND, TURNS = 3, 6
WORTH = (2, 3, 5)
KIND = Category("coin", 3, ("penny", "groat", "crown"))
TOLL = Category("toll", 11, tuple(str(pips) for pips in range(2, 13)))
PURSE = Packed(Bag(KIND, 5), (3, 3, 3))

PICK: Final[A[i64, Action("{}", KIND)]] = 0
BACK: Final[A[i64, Action("back")]] = 3
STARTER: Final[A[i64, Outcome("start {}", SEAT)]] = 4
DRAWN: Final[A[i64, Outcome("draw {}", KIND)]] = 8
THROWN: Final[A[i64, Outcome("throw {}", TOLL)]] = 11

DEALING: Final[A[i64, Frame()]] = 1
DEALT: Final[A[i64, Column(Count(12))]] = 2
PAYING: Final[A[i64, Draft()]] = 200
PICKED: Final[A[i64, Column(PURSE)]] = 2

BEGINS: Final[A[i64, Event(seat=SEAT)]] = 0
GOT: Final[A[i64, Event(seat=SEAT, coin=KIND)]] = 1
THREW: Final[A[i64, Event(seat=SEAT, pips=Count(12, low=2))]] = 2
PAID: Final[A[i64, Event(seat=SEAT, coins=PURSE)]] = 3
TURNED: Final[A[i64, Event(seat=SEAT)]] = 4

SCHEMA: Final = Schema(__name__)
COINS: Final = Packing(PURSE.bits)
VERBS = ("begins", "got", "threw", "paid", "turned back")
FIRST, TURN, DUE = -3, -2, -1  # the first seat, counted from 1; turns so far; the toll thrown, or 0


class TollsState(CardState):
    BOX = (5, 5, 5)
    NUMBERS = (2, 3)  # tolls paid and cards drawn by each seat, and the three above

    def turn(self) -> int:
        return (self.numbers[FIRST] - 1 + self.numbers[TURN]) % self.seats

    def drawer(self) -> int:
        return self.frame(WHO) if self.top() == DEALING else self.turn()

    def own(self, seat: int) -> list[int]:
        picked = self.frame(PICKED) if self.underway() and seat == self.to_act else 0
        return [*super().own(seat), *[COINS.count(picked, k) for k in range(3)]]

    def draws(self) -> bool:
        short = self.hands.size(self.turn()) < HAND and sum(self.deck) > 0
        return self.top() == DEALING or (self.numbers[DUE] == 0 and short)

    def chance_event(self) -> ChanceEvent:
        if self.numbers[FIRST] == 0:
            return lot(STARTER, (1 << self.seats) - 1)
        if self.draws():
            seat = self.drawer()
            before = self.numbers[self.seats + seat]
            return ChanceEvent(self.deck, 0, 3, DRAWN, "draw", before, seat)
        return dice(THROWN, 6, 2, "throw", self.numbers[TURN] // self.seats, self.turn())

    def legal(self) -> vec[i64]:
        if self.to_act < 0:
            return self.outcomes() if self.to_act == CHANCE else vec[i64]()
        held, row = self.hands.held, 3 * self.to_act
        if self.underway():
            return COINS.add_left(vec[i64](), held, row, self.frame(PICKED), PICK)
        rich = worth(self.hands.row(self.to_act)) >= self.numbers[DUE]
        found = COINS.add_left(vec[i64](), held, row, 0, PICK) if rich else vec[i64]()
        return append(found, BACK)

    def carry_out(self, action: int) -> None:
        turn = self.turn()
        if action >= THROWN:
            self.numbers[DUE] = action - THROWN + 2
            self.tell(THREW, turn, self.numbers[DUE])
        elif action >= DRAWN:
            seat = self.drawer()
            self.numbers[self.seats + seat] += 1
            self.hands.draw(seat, self.deck, action - DRAWN)
            self.whisper(1 << seat, GOT, seat, action - DRAWN)
            if self.top() == DEALING:
                self.count_dealt(DEALT, HAND)
        elif action >= STARTER:
            self.numbers[FIRST] = action - STARTER + 1
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
        coins = self.frame(PICKED) + COINS.cards(kind)
        self.set_frame(PICKED, coins)
        counts = [COINS.count(coins, k) for k in range(3)]
        if worth(counts) < self.numbers[DUE]:
            return
        self.drop()
        for k in range(3):
            for _ in range(counts[k]):
                self.hands.lose(self.to_act, k, -1)
            self.discards[k] += counts[k]
        self.reveal(PAID, self.to_act, coins)
        self.numbers[self.to_act] += 1
        self.end_turn()

    def end_turn(self) -> None:
        self.numbers[DUE] = 0
        self.numbers[TURN] += 1

    def settle(self) -> None:
        bags.reshuffle(self.deck, self.discards)
        thrown = self.numbers[DUE] > 0
        self.to_act = self.turn() if thrown else CHANCE
        if self.numbers[TURN] == TURNS * self.seats:
            self.to_act = OVER

    def draft_decisions(self) -> list[int]:
        return COINS.picks(self.frame(PICKED), PICK)

    def seen_as(self, action: i64, seat: i64) -> i64:
        return DRAWN if DRAWN <= action < THROWN and seat != self.drawer() else action

    def scores(self) -> list[int]:
        return self.numbers[: self.seats]

    def audit_turn(self) -> str:
        first, turns, due = self.numbers[FIRST:]
        if first > self.seats or turns > TURNS * self.seats or due > 12:
            return "a number is out of range."
        held = sum(self.hands.size(seat) for seat in range(self.seats))
        if self.top() == DEALING and self.frame(DEALT) != held:
            return "not as many cards are dealt as are held."
        if self.to_act not in (self.turn() if due else CHANCE, OVER):
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
    return TollsGame("tolls", PlainWords(VERBS, SCHEMA), state, turns=4 * TURNS, kind=KIND)
