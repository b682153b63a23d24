"""A fair: no secrets, and the windows that the other toys lack. At a market all must pick a jewel,
no two the same, then all but the host once more; at an auction a bid asks who is left again."""

from typing import Annotated as A
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.schema import Action, Event, Schema, Window
from regalia.engine.specs import Category, Count
from regalia.engine.state import OVER
from tests.toys.plain import SEAT, PlainGame, PlainState, PlainWords

JEWELS = 8
JEWEL = Category("jewel", JEWELS, tuple(str(n) for n in range(JEWELS)))

MARKET: Final[A[i64, Action("market")]] = 0
AUCTION: Final[A[i64, Action("auction")]] = 1
PICK: Final[A[i64, Action("pick {}", JEWEL)]] = 2
PASS: Final[A[i64, Action("pass")]] = 10
BID: Final[A[i64, Action("bid")]] = 11

PICKING: Final[A[i64, Window()]] = 101
BIDDING: Final[A[i64, Window()]] = 102

HELD: Final[A[i64, Event(seat=SEAT, auction=Count(1))]] = 0
PICKED: Final[A[i64, Event(seat=SEAT, jewel=JEWEL)]] = 1
PASSED: Final[A[i64, Event(seat=SEAT)]] = 2
RAISED: Final[A[i64, Event(seat=SEAT)]] = 3
WON: Final[A[i64, Event(seat=SEAT)]] = 4

SCHEMA: Final = Schema(__name__)
VERBS = ("holds a fair", "picked", "passed", "bid", "won")


class FairState(PlainState):
    NUMBERS = (1, 3)  # points; then turns, jewels taken (a mask), and who bid last

    def turn(self) -> int:
        return self.numbers[-3] % self.seats

    def begin(self) -> "FairState":
        self.to_act = 0
        self.numbers[-1] = self.seats
        return self

    def others(self) -> int:
        return ((1 << self.seats) - 1) & ~(1 << self.turn())

    def legal(self) -> vec[i64]:
        if self.to_act < 0:
            return vec[i64]()
        if self.top() == PICKING:
            free = [PICK + n for n in range(JEWELS) if not self.numbers[-2] >> n & 1]
            return vec[i64](free)
        return vec[i64]([PASS, BID] if self.top() == BIDDING else [MARKET, AUCTION])

    def decline(self) -> int:
        return PASS if self.top() == BIDDING else -1

    def carry_out(self, action: int) -> None:
        seat, left = self.to_act, (self.turn() + 1) % self.seats
        if action == MARKET:
            self.tell(HELD, seat)
            self.open_window(PICKING, left, (1 << self.seats) - 1, 0)
        elif action == AUCTION:
            self.tell(HELD, seat, 1)
            self.open_window(BIDDING, left, self.others(), 0)
        elif action == PASS:
            self.tell(PASSED, seat)
            if not self.next_asked():
                self.hammer()
        elif action == BID:
            self.tell(RAISED, seat)
            self.numbers[-1] = seat
            mask, bids = self.frame(2) & ~(1 << seat), self.frame(3) + 1
            self.drop()
            if not self.open_window(BIDDING, left, mask, bids):
                self.hammer()
        else:
            self.pick(seat, action - PICK, left)

    def pick(self, seat: int, jewel: int, left: int) -> None:
        self.tell(PICKED, seat, jewel)
        self.numbers[-2] |= 1 << jewel
        self.numbers[seat] += jewel
        again = self.frame(3)
        if not self.next_asked():
            self.numbers[-2] = 0
            if again or not self.open_window(PICKING, left, self.others(), 1):
                self.next_turn()

    def hammer(self) -> None:
        if self.numbers[-1] < self.seats:
            self.tell(WON, self.numbers[-1])
            self.numbers[self.numbers[-1]] += 3
        self.next_turn()

    def next_turn(self) -> None:
        self.numbers[-3] += 1
        self.numbers[-1] = self.seats
        self.to_act = OVER if self.numbers[-3] == 2 * self.seats else self.turn()

    def scores(self) -> list[int]:
        return self.numbers[: self.seats]


class Fair(PlainGame):
    """It begins without chance, so nothing is logged when it begins."""

    def start(self, seats: i64, options: dict[str, int]) -> FairState:
        return FairState(self, seats).begin()


def fair() -> PlainGame:
    return Fair("fair", PlainWords(VERBS, SCHEMA), FairState, turns=24)
