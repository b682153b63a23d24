"""A fair: no secrets, and the windows that the other toys lack. At a market all must pick a jewel,
no two the same, then all but the host once more; at an auction a bid asks who is left again."""

from typing import Annotated as A
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.naming import Mask
from regalia.engine.schema import Action, Column, Event, Schema, Window
from regalia.engine.specs import Category, Count, Flag
from regalia.engine.state import ASKED, OVER
from regalia.engine.zones import Zone, Zones
from tests.toys.plain import SEAT, PlainGame, PlainState, PlainWords

JEWELS = 8
JEWEL = Category("jewel", JEWELS, tuple(str(n) for n in range(JEWELS)))

MARKET: Final[A[i64, Action("market")]] = 0
AUCTION: Final[A[i64, Action("auction")]] = 1
PICK: Final[A[i64, Action("pick {}", JEWEL)]] = 2
PASS: Final[A[i64, Action("pass")]] = 10
BID: Final[A[i64, Action("bid")]] = 11

PICKING: Final[A[i64, Window()]] = 101
AGAIN: Final[A[i64, Column(Flag())]] = 3  # whether all but the host pick once more
BIDDING: Final[A[i64, Window()]] = 102
BIDS: Final[A[i64, Column(Count(99))]] = 3

HELD: Final[A[i64, Event(seat=SEAT, auction=Count(1))]] = 0
PICKED: Final[A[i64, Event(seat=SEAT, jewel=JEWEL)]] = 1
PASSED: Final[A[i64, Event(seat=SEAT)]] = 2
RAISED: Final[A[i64, Event(seat=SEAT)]] = 3
WON: Final[A[i64, Event(seat=SEAT)]] = 4

POINTS: Final[A[i64, Zone(Count(99).each(SEAT), "points of each seat")]] = 0
TURNS: Final[A[i64, Zone(Count(8), "turns so far")]] = 4
TAKEN: Final[A[i64, Zone(Mask(JEWEL), "the jewels taken at this market")]] = 5
BIDDER: Final[A[i64, Zone(SEAT.or_none(), "who bid last", -1)]] = 6

SCHEMA: Final = Schema(__name__)
ZONES: Final = Zones(__name__)
VERBS = ("holds a fair", "picked", "passed", "bid", "won")


class FairState(PlainState):
    def turn(self) -> int:
        return self.cells[TURNS] % self.seats

    def begin(self) -> "FairState":
        self.to_act = 0
        return self

    def others(self) -> int:
        return ((1 << self.seats) - 1) & ~(1 << self.turn())

    def legal(self) -> vec[i64]:
        if self.to_act < 0:
            return vec[i64]()
        if self.top() == PICKING:
            free = [PICK + n for n in range(JEWELS) if not self.cells[TAKEN] >> n & 1]
            return vec[i64](free)
        return vec[i64]([PASS, BID] if self.top() == BIDDING else [MARKET, AUCTION])

    def decline(self) -> int:
        return PASS if self.top() == BIDDING else -1

    def carry_out(self, action: int) -> None:
        seat, left = self.to_act, (self.turn() + 1) % self.seats
        if action == MARKET:
            self.tell(HELD, seat)
            self.open_window(PICKING, left, (1 << self.seats) - 1)
        elif action == AUCTION:
            self.tell(HELD, seat, 1)
            self.open_window(BIDDING, left, self.others())
        elif action == PASS:
            self.tell(PASSED, seat)
            if not self.next_asked():
                self.hammer()
        elif action == BID:
            self.tell(RAISED, seat)
            self.cells[BIDDER] = seat
            mask, bids = self.frame(ASKED) & ~(1 << seat), self.frame(BIDS) + 1
            self.drop()
            if self.open_window(BIDDING, left, mask):
                self.set_frame(BIDS, bids)
            else:
                self.hammer()
        else:
            self.pick(seat, action - PICK, left)

    def pick(self, seat: int, jewel: int, left: int) -> None:
        self.tell(PICKED, seat, jewel)
        self.cells[TAKEN] |= 1 << jewel
        self.cells[POINTS + seat] += jewel
        again = self.frame(AGAIN)
        if not self.next_asked():
            self.cells[TAKEN] = 0
            if not again and self.open_window(PICKING, left, self.others()):
                self.set_frame(AGAIN, 1)
            else:
                self.next_turn()

    def hammer(self) -> None:
        bidder = self.cells[BIDDER]
        if bidder >= 0:
            self.tell(WON, bidder)
            self.cells[POINTS + bidder] += 3
        self.next_turn()

    def next_turn(self) -> None:
        self.cells[TURNS] += 1
        self.cells[BIDDER] = -1
        self.to_act = OVER if self.cells[TURNS] == 2 * self.seats else self.turn()

    def scores(self) -> list[int]:
        return self.each(POINTS)


class Fair(PlainGame):
    """It begins without chance, so nothing is logged when it begins."""

    def start(self, seats: i64, options: dict[str, int]) -> FairState:
        return FairState(self, seats).begin()


def fair() -> PlainGame:
    return Fair("fair", PlainWords(VERBS, SCHEMA), FairState, 24, ZONES)
