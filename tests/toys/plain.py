"""What the toys share: words from tables, an observation of a few rows, a State of rows."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.blocks import Bag, Ordered, Several, Subset
from regalia.engine.description import Description, Rest
from regalia.engine.game import Game
from regalia.engine.hands import Hands
from regalia.engine.journal import Event
from regalia.engine.layout import Layout, says
from regalia.engine.observation import Observation
from regalia.engine.options import Option
from regalia.engine.schema import Schema
from regalia.engine.specs import Category, Count, OutsideTensor, Size, Spec
from regalia.engine.state import State
from regalia.engine.words import Words

SEATS = Size("seats", 4)
SEAT = Category("seat", SEATS)
MOST = 200  # of a number
NUMBER = Category("number", Size("numbers", 12))


@dataclass(frozen=True)
class Seen(Observation):
    """``public`` is visible to all, ``own`` to the holder of the seats ``mine``."""

    mine: tuple[int, ...] = field(metadata=says(Subset(SEAT), "the viewer's seats"))
    asked: tuple[int, ...] = field(metadata=says(Ordered(SEAT, SEATS), "who is asked"))
    public: tuple[int, ...] = field(metadata=says(Several(Count(MOST, low=-1), 24), "what all see"))
    own: tuple[int, ...] = field(
        metadata=says(Several(Count(99, low=-1), 60), "what the viewer sees")
    )


class PlainWords(Words):
    """The n-th event has the n-th verb; notations are given, or those of the schema."""

    def __init__(
        self,
        verbs: tuple[str, ...],
        schema: Schema | None = None,
        notation: tuple[str, ...] = (),
    ) -> None:
        super().__init__(schema=schema)
        self.notations = list(notation) or self.notations
        self.verbs = verbs

    def tell(self, event: Event, names: list[str]) -> str:
        kind, who, number, *_rest = event.numbers()
        return f"{names[who]} {self.verbs[kind]} {number}."


class PlainState(State):
    """A State that is a list of numbers, with hands over a deck of the kinds in ``BOX``.

    Of the numbers there are at most 12, from 0 to `MOST`; all see them. A toy that starts otherwise
    than with zeros overrides `PlainGame.start`. Its checks of a position go into `audit_turn`.
    """

    BOX: tuple[int, ...] = ()
    NUMBERS = (0, 0)  # how many numbers for each seat, and how many more
    numbers: list[int]
    hands: Hands
    deck: vec[i64]
    discards: vec[i64]
    board: int

    def __init__(self, game: Game, seats: int, source: "PlainState | None" = None) -> None:
        super().__init__(game, seats, source)
        self.numbers = (
            source.numbers[:] if source else [0] * (self.NUMBERS[0] * seats + self.NUMBERS[1])
        )
        self.hands = source.hands.copy() if source else Hands(seats, len(self.BOX))
        self.deck = source.deck[:] if source else vec[i64](self.BOX)
        self.discards = source.discards[:] if source else vec[i64]([0] * len(self.BOX))
        self.board = source.board if source else 0

    def public(self) -> list[int]:
        """The numbers that all see."""
        sizes = [self.hands.size(seat) for seat in range(self.seats)]
        return [*self.numbers, *self.discards, *sizes, sum(self.deck)]

    def own(self, seat: int) -> list[int]:
        """What only the seat sees: its hand, and what it knows of other hands."""
        facts = [self.hands.facts(seat, other) for other in range(self.seats)]
        return [n for row in [self.hands.row(seat), *facts] for n in row]

    def variant(self) -> i64:
        return self.board

    def settings(self) -> dict[str, int]:
        return {"board": self.board} if self.game.options else {}

    def copy(self) -> Self:
        return type(self)(self.game, self.seats, self)

    def audit(self) -> str:
        for kind, cards in enumerate(self.BOX):
            held = sum(self.hands.has(seat, kind) for seat in range(self.seats))
            if self.deck[kind] + self.discards[kind] + held != cards:
                return "a card is made or lost."
        if min(*self.numbers, *self.deck, *self.discards) < 0 or max(self.numbers) > MOST:
            return "a number is out of range."
        return self.hands.audit() or self.audit_turn() or self.audit_draft()

    def audit_turn(self) -> str:
        """What is wrong with the numbers of the game and with who acts; empty if nothing is."""
        return ""

    def scalars(self) -> list[int]:
        return self.numbers

    def set_scalars(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def vectors(self) -> list[vec[i64]]:
        return [self.deck, self.discards] if self.BOX else []

    def tracked_hands(self) -> Hands:
        return self.hands


class CardState(PlainState):
    """A PlainState whose hands and deck are hidden."""

    def redraw(self, seat: i64, rng: Random) -> None:
        self.hands.imagine(seat, [self.deck], rng)

    def hidden(self, seat: int) -> list[tuple[str, list[int]]]:
        others = [self.hands.row(s) for s in range(self.seats) if s != seat]
        return [("hands", [n for row in others for n in row]), ("deck", list(self.deck))]


class PlainDescription(Description):
    def sizes(self, seats: int, variant: int) -> dict[str, int]:
        assert isinstance(self.game, PlainGame)
        return self.game.sizes(seats, variant)


class PlainGame(Game):
    """A game for 2 to 4 seats without data, of at most ``turns`` decisions a seat.

    An option ``board`` is the `State.variant`.
    """

    seen: type[Seen] = Seen

    def __init__(
        self,
        name: str,
        words: PlainWords,
        state: type[PlainState],
        turns: int,
        kind: Category | None = None,
        options: Sequence[Option] = (),
        perfect_information: bool = False,
    ) -> None:
        super().__init__(name, name, 1, 2, 4, [*options], len(words.notations), "-", words)
        self.perfect_information = perfect_information
        self.state = state
        self.turns = turns
        self.kind = kind  # of the cards in the box

    def start(self, seats: i64, options: dict[str, int]) -> State:
        state = self.state(self, seats)
        state.board = options.get("board", 0)
        return state

    def bound(self, seats: int) -> int:
        return self.turns * seats

    def description(self) -> Description:
        rows: dict[str, Spec] = {"numbers": OutsideTensor(MOST).each(NUMBER)}
        if self.kind is None:
            return PlainDescription(self, rows)
        rows |= {"deck": Bag(self.kind, 20), "discards": Bag(self.kind, 20)}
        lying = Rest(self.kind, ["deck"], ["discards", "hands"])
        return PlainDescription(self, rows, self.kind, [lying])

    def observation(self, state: State, seats: tuple[int, ...]) -> Observation:
        assert isinstance(state, PlainState)
        own = [n for seat in sorted(seats) for n in state.own(seat)]
        mine = tuple(sorted(seats))
        return Seen(mine, tuple(state.asked()), tuple(state.public()), tuple(own))

    def sizes(self, seats: int, variant: int) -> dict[str, int]:
        """The value of each `Size`, for the layout and the description; add those of your own."""
        each, more = self.state.NUMBERS
        return {"seats": seats, "numbers": each * seats + more}

    def layout_for(self, seats: int, variant: int) -> Layout:
        return Layout(self.seen, self.sizes(seats, variant))
