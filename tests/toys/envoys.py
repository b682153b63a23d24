"""Envoys: hidden hands, a raid that all others may guard against in one window, a card slipped
unseen to the left, a deck that is reshuffled. A raid that nobody guards against scores."""

from typing import Annotated as A
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine import bags
from regalia.engine.blocks import Bag
from regalia.engine.chance_event import ChanceEvent
from regalia.engine.schema import Action, Event, Outcome, Schema, Window
from regalia.engine.specs import Category, Count, OutsideTensor
from regalia.engine.state import CHANCE, OVER
from regalia.engine.zones import NOBODY, Zone, Zones
from tests.toys.plain import MOST, SEAT, CardState, PlainGame, PlainWords

ROUNDS, COPIES = 6, 4
KIND = Category("kind", 2, ("raid", "guard"))

RAID: Final[A[i64, Action("raid")]] = 0
SLIP: Final[A[i64, Action("slip {}", KIND)]] = 1
DECLINE: Final[A[i64, Action("decline")]] = 3
GUARD: Final[A[i64, Action("guard")]] = 4
DRAWN: Final[A[i64, Outcome("draw {}", KIND)]] = 5

GUARDING: Final[A[i64, Window()]] = 100

DREW: Final[A[i64, Event(seat=SEAT)]] = 0
GOT: Final[A[i64, Event(seat=SEAT, kind=KIND)]] = 1
SLIPPED: Final[A[i64, Event(seat=SEAT)]] = 2
SAW: Final[A[i64, Event(seat=SEAT, kind=KIND)]] = 3
LAID: Final[A[i64, Event(seat=SEAT, kind=KIND)]] = 4

POINTS: Final[A[i64, Zone(Count(MOST).each(SEAT), "raids that nobody guarded against")]] = 0
DRAWS: Final[A[i64, Zone(OutsideTensor(MOST).each(SEAT), "cards that each seat has drawn")]] = 4
TURNS: Final[A[i64, Zone(OutsideTensor(MOST), "turns so far")]] = 8
DECK: Final[A[i64, Zone(Bag(KIND, COPIES), "the deck", COPIES, NOBODY)]] = 9
DISCARDS: Final[A[i64, Zone(Bag(KIND, COPIES), "discarded cards")]] = 11

SCHEMA: Final = Schema(__name__)
ZONES: Final = Zones(__name__)
VERBS = ("drew", "drew kind", "slipped a card", "slipped, as was seen,", "laid")


class EnvoysState(CardState):
    BOX = (COPIES, COPIES)
    DECK, DISCARDS = DECK, DISCARDS

    def turn(self) -> int:
        return self.cells[TURNS] % self.seats

    def legal(self) -> vec[i64]:
        if self.to_act < 0:
            return self.outcomes() if self.to_act == CHANCE else vec[i64]()
        raids, guards = (count > 0 for count in self.hands.row(self.to_act))
        if self.top() == GUARDING:
            return vec[i64]([DECLINE] + [GUARD] * guards)
        return vec[i64]([RAID, SLIP] * raids + [SLIP + 1] * guards)

    def decline(self) -> int:
        return DECLINE if self.top() == GUARDING else -1

    def chance_event(self) -> ChanceEvent:
        draws = self.cells[DRAWS + self.turn()]
        return ChanceEvent(self.cells, DECK, 2, DRAWN, "draw", draws, self.turn())

    def could_guard(self) -> int:  # by public knowledge: every seat that holds a card
        return sum(1 << s for s in range(self.seats) if s != self.turn() and self.hands.size(s))

    def carry_out(self, action: int) -> None:
        seat, turn, left = self.to_act, self.turn(), (self.to_act + 1) % self.seats
        if action >= DRAWN:
            self.cells[DRAWS + turn] += 1
            self.hands.draw(turn, self.cells, action - DRAWN, DECK)
            self.tell(DREW, turn)
            self.whisper(1 << turn, GOT, turn, action - DRAWN)
            return self.settle()
        if action in (RAID, GUARD):
            self.hands.lose(seat, action == GUARD, -1)
            self.cells[DISCARDS + (action == GUARD)] += 1
            self.reveal(LAID, seat, int(action == GUARD))
        if action == RAID and self.open_window(GUARDING, left, self.could_guard()):
            return None
        if action == DECLINE and self.next_asked():
            return None
        if action == GUARD:
            self.drop()
        elif action in (RAID, DECLINE):
            self.cells[POINTS + turn] += 1
        else:
            self.hands.hand_over(seat, left, action - SLIP, 0)
            self.tell(SLIPPED, seat)
            self.whisper(1 << seat | 1 << left, SAW, seat, action - SLIP)
        self.cells[TURNS] += 1
        return self.settle()

    def settle(self) -> None:
        bags.reshuffle(self.cells, self.cells, DECK, DISCARDS, 2)
        short = self.hands.size(self.turn()) < 2 and sum(self.bag(DECK)) > 0
        self.to_act = CHANCE if short else self.turn()
        ended = self.cells[TURNS] >= ROUNDS * self.seats
        if ended or (not short and not self.hands.size(self.turn())):
            self.to_act = OVER  # after six rounds, or when somebody is left without a card

    def seen_as(self, action: i64, seat: i64) -> i64:
        if action >= DRAWN:
            return action if seat == self.turn() else DRAWN
        slips = action in (SLIP, SLIP + 1)
        return SLIP if slips and (seat - self.turn()) % self.seats > 1 else action

    def scores(self) -> list[int]:
        return self.each(POINTS)


def envoys(state: type[EnvoysState] = EnvoysState) -> PlainGame:
    return PlainGame("envoys", PlainWords(VERBS, SCHEMA), state, 24, ZONES, KIND)
