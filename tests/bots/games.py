"""Games so small that what they are worth can be told exactly."""

from __future__ import annotations

from typing import Annotated as A
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.chance_event import ChanceEvent
from regalia.engine.game import Game
from regalia.engine.specs import Count, OutsideTensor
from regalia.engine.state import CHANCE, OVER, State
from regalia.engine.zones import Zone, Zones
from tests.toys.plain import PlainGame, PlainState, PlainWords

TAKE, BLOW = 0, 3  # how many are taken, less one; how many the wind blows away
HEAP: Final[A[i64, Zone(OutsideTensor(9999), "how many are left", 10)]] = 0
TURN: Final[A[i64, Zone(OutsideTensor(9999), "turns so far")]] = 1
LAST: Final[A[i64, Zone(Count(4), "the seat that took the last, counted from 1; or 0")]] = 2
HIDDEN: Final[A[i64, Zone(Count(1, low=-1), "what seat 0 has hidden or drawn")]] = 3
SAID: Final[A[i64, Zone(Count(1, low=-1), "what seat 1 has said")]] = 4

ZONES: Final = Zones(__name__)


class Heap(PlainState):
    """Take one to three from a heap; whoever takes the last wins. In the wind, after each turn none
    or one blows away, and if that was the last nobody wins."""

    WIND = False

    def __init__(self, game: Game, seats: int, source: PlainState | None = None) -> None:
        super().__init__(game, seats, source)
        if source is None:
            self.to_act = 0

    def legal(self) -> vec[i64]:
        if self.to_act == OVER:
            return vec[i64]()
        if self.to_act == CHANCE:
            return self.outcomes()
        return vec[i64]([TAKE + i for i in range(min(3, self.cells[HEAP]))])

    def chance_event(self) -> ChanceEvent:
        return ChanceEvent(vec[i64]([2, 1]), 0, 2, BLOW, "wind", 0)

    def carry_out(self, action: int) -> None:
        if action >= BLOW:
            self.cells[HEAP] -= action - BLOW
        else:
            self.cells[HEAP] -= action + 1
            if self.cells[HEAP] == 0:
                self.cells[LAST] = self.to_act + 1
            self.cells[TURN] += 1
        windy = self.WIND and action < BLOW
        turn = CHANCE if windy else self.cells[TURN] % self.seats
        self.to_act = turn if self.cells[HEAP] > 0 else OVER

    def scores(self) -> list[int]:
        return [int(self.cells[LAST] == seat + 1) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        return [1 if score else self.seats for score in self.scores()]

    def returns(self) -> list[float]:
        last = self.cells[LAST] - 1
        if self.seats == 2 or last < 0:
            return [float(score) for score in self.scores()]
        # Gives seats that cannot win a preference among the others.
        return [(1.0, 0.3, 0.1, 0.0)[(last - seat) % self.seats] for seat in range(self.seats)]


class WindyHeap(Heap):
    WIND = True


def heap(number: int, seats: int = 2, wind: bool = False) -> State:
    """A heap of this size, seat 0 to take."""
    words = PlainWords(("took",), notation=("one", "two", "three", "calm", "blow"))
    state = PlainGame("heap", words, WindyHeap if wind else Heap, 20, ZONES).new(seats)
    assert isinstance(state, Heap)
    state.cells[HEAP] = number
    return state


FOLD, CALL, LEFT, LOW = 0, 1, 2, 4  # LEFT and LOW take one number more


class Bluff(PlainState):
    """Seat 0 has drawn low (once in three) or high, and always raises. Seat 1 gets 0.4 if it folds;
    if it calls, it wins against low. Folding is right, unless it sees the card."""

    def legal(self) -> vec[i64]:
        if self.to_act == OVER:
            return vec[i64]()
        return self.outcomes() if self.to_act == CHANCE else vec[i64]([FOLD, CALL])

    def chance_event(self) -> ChanceEvent:
        return ChanceEvent(vec[i64]([1, 2]), 0, 2, LOW, "draw", 0)

    def carry_out(self, action: int) -> None:
        if action >= LOW:
            self.cells[HIDDEN], self.to_act = action - LOW, 1
        else:
            self.cells[SAID], self.to_act = action, OVER

    def scores(self) -> list[int]:
        return [0, 0]

    def returns(self) -> list[float]:
        if self.cells[SAID] == FOLD:
            return [0.6, 0.4]
        return [float(self.cells[HIDDEN]), 1.0 - float(self.cells[HIDDEN])]

    def seen_as(self, action: i64, seat: i64) -> i64:
        return LOW if action >= LOW and seat == 1 else action

    def redraw(self, seat: i64, rng: Random) -> None:
        if seat == 1 and self.to_act != CHANCE:
            self.cells[HIDDEN] = int(rng.randrange(3) > 0)


class Cups(Bluff):
    """Seat 1 calls or folds; if it calls, seat 0 hides a coin left or right, and seat 1 wins by
    guessing where. Calling is worth a half to it, and folding 0.4."""

    def __init__(self, game: Game, seats: int, source: PlainState | None = None) -> None:
        super().__init__(game, seats, source)
        if source is None:
            self.to_act = 1

    def legal(self) -> vec[i64]:
        if self.to_act == OVER:
            return vec[i64]()
        if self.cells[SAID] < 0:
            return vec[i64]([FOLD, CALL])
        return vec[i64]([LEFT, LEFT + 1])

    def carry_out(self, action: int) -> None:
        if action < LEFT:
            self.cells[SAID] = action
            self.to_act = OVER if action == FOLD else 0
        elif self.to_act == 0:
            self.cells[HIDDEN], self.to_act = action - LEFT, 1
        else:
            self.cells[HIDDEN] = int(self.cells[HIDDEN] != action - LEFT)
            self.to_act = OVER

    def seen_as(self, action: i64, seat: i64) -> i64:
        return LEFT if self.to_act == 0 and seat == 1 else action

    def redraw(self, seat: i64, rng: Random) -> None:
        if seat == 1 and self.to_act == 1 and self.cells[HIDDEN] >= 0:
            self.cells[HIDDEN] = int(rng.randrange(2))


def bluff(state: type[Bluff], drawn: int) -> State:
    """The game as seat 1 is first asked. Seat 0 has ``drawn`` low (0) or high (1)."""
    words = PlainWords(("drew",), notation=("fold", "call", "left", "right", "low", "high"))
    start = PlainGame("bluff", words, state, 3, ZONES).new(2)
    if start.to_act == CHANCE:
        start.apply(LOW + drawn)
    else:
        start.cells[HIDDEN] = start.cells[SAID] = -1
    return start


def exact(state: State, known: dict[tuple[int, ...], list[float]]) -> list[float]:
    """The exact return of each seat in a position without secrets, each maximising its own."""
    key = tuple(state.dump())
    if key not in known:
        known[key] = _exact(state, known)
    return known[key]


def _exact(state: State, known: dict[tuple[int, ...], list[float]]) -> list[float]:
    if state.to_act == OVER:
        return state.returns()
    ends = []
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        ends.append(exact(after, known))
    if state.to_act == CHANCE:
        odds = [int(weight) for weight in state.weights()]
        return [
            sum(w * end[seat] for w, end in zip(odds, ends, strict=True)) / sum(odds)
            for seat in range(state.seats)
        ]
    return max(ends, key=lambda end: end[state.to_act])
