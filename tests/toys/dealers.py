"""Dealers: goods are laid face down on two carts, and whoever sells a cart is paid for its order.

Each seat has three goods; on its turn it lays one and draws another, or looks at a cart's top, or
sells a cart: each good dearer than the one below is a point, the top one goes into the hand. After
six turns each the most points win. A data file has up to 90 kinds of goods, with their prices."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated as A
from typing import Any, Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine import bags, piles
from regalia.engine.blocks import Bag
from regalia.engine.chance_event import ChanceEvent
from regalia.engine.data import DataFile
from regalia.engine.description import Description, Rest
from regalia.engine.digest import digest
from regalia.engine.game import Game
from regalia.engine.hands import Hands
from regalia.engine.journal import Event as Told
from regalia.engine.layout import Common, Layout, Writer, mask_of, says
from regalia.engine.observation import Observation
from regalia.engine.schema import Action, Column, Draft, Event, Outcome, Schema
from regalia.engine.specs import Category, Count, Flag, Size
from regalia.engine.state import CHANCE, OVER, State
from regalia.engine.words import Words
from regalia.engine.zones import NOBODY, RowOf, Zone, Zones
from tests.toys.plain import SEAT, PlainState

HAND, ROUNDS, MOST_TURNS, COPIES, COSTLIEST = 3, 6, 24, 20, 999
GOODS = Size("goods", 90)  # the data file decides how many there are
GOOD = Category("good", GOODS)  # what is laid and sold
CART = Category("cart", 2, ("left cart", "right cart"))

LAY: Final[A[i64, Action("lay {}", GOOD)]] = 0  # 0 to 89
ON: Final[A[i64, Action("on {}", CART)]] = 90
LOOK: Final[A[i64, Action("look at {}", CART)]] = 92
SELL: Final[A[i64, Action("sell {}", CART)]] = 94
DRAWN: Final[A[i64, Outcome("{}", GOOD)]] = 96

LAYING: Final[A[i64, Draft()]] = 200
CHOSEN: Final[A[i64, Column(GOOD, by=LAY)]] = 2

DREW: Final[A[i64, Event(seat=SEAT, good=GOOD)]] = 0
LAID: Final[A[i64, Event(seat=SEAT, cart=CART)]] = 1
LOOKED: Final[A[i64, Event(seat=SEAT, cart=CART)]] = 2
SAW: Final[A[i64, Event(seat=SEAT, good=GOOD)]] = 3
SOLD: Final[A[i64, Event(seat=SEAT, good=GOOD, earned=Flag())]] = 4
VERBS = ("drew", "laid a good on the", "looked at the top of the", "saw", "sold")

TURNS: Final[A[i64, Zone(Count(MOST_TURNS), "turns so far")]] = 0
POINTS: Final[A[i64, Zone(Count(MOST_TURNS).each(SEAT), "points")]] = 1
DECK: Final[A[i64, Zone(Bag(GOOD, COPIES), "goods left to draw", "deck", NOBODY)]] = 5
GONE: Final[A[i64, Zone(Bag(GOOD, COPIES), "goods out of the game")]] = 95
SALE: Final[A[i64, Zone(piles.Pile(GOOD, MOST_TURNS), "what was sold last, from below")]] = 185
LAIN = piles.Pile(piles.Covered(GOOD, SEAT), MOST_TURNS)
CARTS: Final[A[i64, Zone(LAIN.each(CART), "goods from below", seen="who laid or saw each")]] = 210
CART_ROW: Final[A[i64, RowOf()]] = 25
SCHEMA: Final = Schema(__name__)
ZONES: Final = Zones(__name__)
COMMON: Final = Common(SEAT, SCHEMA)
HELD = Bag(GOOD, COPIES)


class Dealers(PlainState):
    def __init__(self, game: Game, seats: int, source: PlainState | None = None) -> None:
        super().__init__(game, seats, source)
        assert isinstance(game, DealersGame)
        self.prices, self.counts, self.kinds = game.prices, game.counts, len(game.counts)
        self.hands = source.hands.copy() if source else Hands(seats, self.kinds)

    def lies(self, cart: int) -> list[int]:  # from below
        return piles.cards(self.cells, CARTS + cart * CART_ROW)

    def lacking(self) -> list[int]:
        return [max(HAND - self.hands.size(seat), 0) for seat in range(self.seats)]

    def drawer(self) -> int:
        return next(seat for seat, lacking in enumerate(self.lacking()) if lacking)

    def next_to_act(self) -> int:
        turns = self.cells[TURNS]
        over = turns == ROUNDS * self.seats
        return CHANCE if any(self.lacking()) else OVER if over else turns % self.seats

    def chance_event(self) -> ChanceEvent:
        drawn = sum(self.counts) - bags.size(self.cells, DECK, self.kinds)
        return ChanceEvent(self.cells, DECK, self.kinds, DRAWN, "draw", drawn)

    def legal(self) -> vec[i64]:
        if self.to_act < 0:
            return self.outcomes() if self.to_act == CHANCE else vec[i64]()
        if self.underway():
            return vec[i64]([ON, ON + 1])
        found = bags.kinds_in(self.hands.held, self.to_act * self.kinds, self.kinds, LAY)
        for action in range(LOOK, DRAWN):
            top = self.lies(action % 2)[-1:]
            if top and (action >= SELL or not piles.is_seen(top[0], self.to_act)):
                found = append(found, action)
        return found

    def carry_out(self, action: int) -> None:
        seat, cart = self.to_act, action % 2  # ON, LOOK and SELL are even
        row = CARTS + cart * CART_ROW
        if action < ON:
            self.push(LAYING, seat)
            self.set_frame(CHOSEN, action - LAY)
        elif action >= DRAWN:
            seat = self.drawer()
            self.hands.draw(seat, self.cells, action - DRAWN, DECK)
            self.whisper(1 << seat, DREW, seat, action - DRAWN)
        elif action < LOOK:
            good = self.frame(CHOSEN)
            self.drop_draft()
            self.hands.lose(seat, good, 0)
            piles.add(self.cells, row, piles.covered(good, 1 << seat))
            self.tell(LAID, seat, cart)
        elif action < SELL:
            piles.show(self.cells, row + self.cells[row], 1 << seat)
            self.tell(LOOKED, seat, cart)
            self.whisper(1 << seat, SAW, seat, piles.card_of(piles.last(self.cells, row)))
        else:
            self.sell(seat, cart)
        self.cells[TURNS] += ON <= action < DRAWN
        self.to_act = self.next_to_act()

    def sell(self, seat: int, cart: int) -> None:
        goods, below = [piles.card_of(number) for number in self.lies(cart)], COSTLIEST
        for i in range(CART_ROW):
            self.cells[CARTS + cart * CART_ROW + i] = self.cells[SALE + i] = 0
        for good in goods:
            earned, below = self.prices[good] > below, self.prices[good]
            self.cells[POINTS + seat] += earned
            self.cells[GONE + good] += 1
            piles.add(self.cells, SALE, good)
            self.reveal(SOLD, seat, good, int(earned))
        self.cells[GONE + goods[-1]] -= 1
        self.hands.gain(seat, goods[-1], -1)  # for all to see

    def seen_as(self, action: i64, seat: i64) -> i64:
        if action >= DRAWN:
            return action if seat == self.drawer() else DRAWN
        return LAY if action < ON and seat != self.to_act else action

    def revealed_to(self, action: i64, seat: i64) -> i64:
        if not LOOK <= action < DRAWN or (action < SELL and seat != self.to_act):
            return 0
        shown = self.lies(action % 2)[-1 if action < SELL else 0 :]
        new = [piles.card_of(number) for number in shown if not piles.is_seen(number, seat)]
        return digest(vec[i64](new)) if new else 0

    def redraw(self, seat: i64, rng: Random) -> None:
        rows = (CARTS, CARTS + CART_ROW)
        unseen = [piles.unseen(self.cells, row, seat, self.kinds) for row in rows]
        self.hands.imagine(seat, [self.cells, *unseen], rng, vec[i64]([DECK, 0, 0]))
        for row, bag in zip(rows, unseen, strict=True):
            piles.lay_unseen(self.cells, row, seat, bag, rng)

    def hidden(self, seat: int) -> list[tuple[str, list[int]]]:
        hands = [n for s in range(self.seats) if s != seat for n in self.hands.row(s)]
        lies = [n for n in self.lies(0) + self.lies(1) if not piles.is_seen(n, seat)]
        deck = list(self.cells[DECK : DECK + self.kinds])
        return [("hands", hands), ("deck", deck), ("carts", [1 + piles.card_of(n) for n in lies])]

    def scores(self) -> list[int]:
        return self.each(POINTS)

    def audit(self) -> str:
        cells, lies = self.cells, [piles.card_of(n) for n in self.lies(0) + self.lies(1)]
        for kind, count in enumerate(self.counts):
            held = sum(self.hands.has(seat, kind) for seat in range(self.seats))
            if held + cells[DECK + kind] + cells[GONE + kind] + lies.count(kind) != count:
                return "a good is made or lost."
        gone, deck = (bags.size(cells, zone, self.kinds) for zone in (GONE, DECK))
        left, points = ROUNDS * self.seats - cells[TURNS], sum(self.scores())
        if left < 0 or len(lies) + max(gone, points) > cells[TURNS]:
            return "more was laid and sold than there were turns."
        if deck < sum(self.lacking()) + left or self.to_act != self.next_to_act():
            return "the deck would run out, or the wrong seat is to act."
        return self.hands.audit() or self.audit_draft()


class DealersWords(Words):
    def tell(self, event: Told, names: list[str]) -> str:
        kind, seat, what, *_rest = event.numbers()
        named = CART.names if kind in (LAID, LOOKED) else self.names["good"]
        return f"{names[seat]} {VERBS[kind]} {named[what]}."


@dataclass(frozen=True)
class DealersSeen(Observation):
    mine: Any = field(metadata=COMMON.mine())
    to_act: int = field(metadata=COMMON.to_act())
    turns: int = field(metadata=ZONES.shown(TURNS))
    points: Any = field(metadata=ZONES.shown(POINTS))
    gone: Any = field(metadata=ZONES.shown(GONE))
    sale: Any = field(metadata=ZONES.shown(SALE))
    hands: Any = field(metadata=says(HELD.or_nothing().each(SEAT), "the hands the viewer sees"))
    known: Any = field(metadata=says(HELD.each(SEAT), "what all know of each hand"))
    carts: Any = field(metadata=says(LAIN.shown().each(CART), "the goods, from below"))
    making: Any = field(metadata=COMMON.making())


class DealersGame(Game):
    def __init__(self, file: Path | str, name: str = "dealers") -> None:
        data = DataFile(file)
        tables = data.several("good", GOODS)
        self.prices = data.numbers("good", tables, "price", 1, COSTLIEST)
        self.counts = data.numbers("good", tables, "count", 1, COPIES)
        if sum(self.counts) < HAND * SEAT.most + MOST_TURNS:
            raise data.fail("[[good]]", "the counts must add up to 36 or more")
        names = {"good": data.card_names("good", tables)}
        code = hashlib.sha256(repr((names, self.prices, self.counts)).encode()).hexdigest()
        words = DealersWords(", ", SCHEMA, names, {"goods": len(tables)})
        most = SCHEMA.actions
        super().__init__(name, "Dealers", 1, 2, 4, [], most, code, words, data.text, zones=ZONES)

    def start(self, seats: i64, options: dict[str, int]) -> State:
        return Dealers(self, seats)

    def starts(self, seats: int, options: Mapping[str, int]) -> Mapping[str, Sequence[int]]:
        return {"deck": self.counts}

    def bound(self, seats: int) -> int:
        return 2 * ROUNDS * seats

    def layout_for(self, seats: int, variant: int) -> Layout:
        return Layout(DealersSeen, {"seats": seats, **self.data_sizes}, ZONES)

    def description(self) -> Description:
        return Description(self, GOOD, [Rest(GOOD, ["deck"], ["gone", "carts", "hands"])])

    def write_observation(self, state: State, seats: tuple[int, ...], out: Writer) -> None:
        assert isinstance(state, Dealers)
        out.field("hands")
        for seat in range(state.seats):
            held = vec[i64](state.hands.row(seat))
            out.copy(held) if seat in seats else out.skip(state.kinds)
        out.field("known")
        for seat in range(state.seats):
            out.facts(state.hands, seat, 0)
        out.field("carts")
        for row in (CARTS, CARTS + CART_ROW):
            out.covered(state.cells, row, mask_of(seats), state.seats, MOST_TURNS)
