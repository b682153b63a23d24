"""What the toys share: words from tables, an observation that shows the open zones, and a State
whose hands are drawn from a deck."""

from collections.abc import Sequence
from dataclasses import dataclass, field, make_dataclass
from typing import Any, Self

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.blocks import Ordered, Several, Subset
from regalia.engine.description import Description, Rest
from regalia.engine.game import Game
from regalia.engine.hands import Hands
from regalia.engine.journal import Event
from regalia.engine.layout import Layout, Writer, common, says
from regalia.engine.observation import Observation
from regalia.engine.options import Option
from regalia.engine.schema import Schema
from regalia.engine.specs import Category, Count, Size
from regalia.engine.state import State
from regalia.engine.words import Words
from regalia.engine.zones import EVERYBODY, Zones

SEATS = Size("seats", 4)
SEAT = Category("seat", SEATS)
MOST = 200  # of points and counters: more than any game comes to
PUBLIC, OWN = 24, 60  # how many numbers the fields of these names have room for


@dataclass(frozen=True)
class Seen(Observation):
    """What no zone shows: ``public`` is for all, ``own`` for the holder of the seats ``mine``.

    The observation of a toy adds a field for each zone that all see (`seen`).
    """

    mine: tuple[int, ...] = field(metadata=common("mine", Subset(SEAT), "the viewer's seats"))
    asked: tuple[int, ...] = field(metadata=says(Ordered(SEAT, SEATS), "who is asked"))
    public: tuple[int, ...] = field(metadata=says(Several(Count(99), PUBLIC), "what all see"))
    own: tuple[int, ...] = field(metadata=says(Several(Count(99), OWN), "what the viewer sees"))


def seen(zones: Zones, base: type[Seen]) -> type[Seen]:
    """An observation with the fields of ``base`` and one for each zone that all see."""
    shown = [zone for zone in zones.zones if zone.seen == EVERYBODY]
    fields = [(z.called, Any, field(metadata=zones.shown(z.number))) for z in shown]
    return make_dataclass(base.__name__, fields, bases=(base,), frozen=True)


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
        assert self.schema is not None
        parts = self.schema.event(event)._asdict()
        said = [names[parts.pop("seat")], self.verbs[event.kind], *map(str, parts.values())]
        return f"{' '.join(said)}."


class PlainState(State):
    """A State with hands over a deck of the kinds in ``BOX``, if there are any.

    ``DECK`` and ``DISCARDS`` are the zones of the deck and of the discarded cards. A toy's checks
    of a position go into `audit_turn`.
    """

    BOX: tuple[int, ...] = ()
    DECK = DISCARDS = -1
    hands: Hands

    def __init__(self, game: Game, seats: int, source: "PlainState | None" = None) -> None:
        super().__init__(game, seats, source)
        self.hands = source.hands.copy() if source else Hands(seats, len(self.BOX))

    def bag(self, zone: int) -> list[int]:
        """How many cards of each kind lie in a zone, the deck or the discarded cards."""
        return [self.cells[zone + kind] for kind in range(len(self.BOX))]

    def each(self, zone: int) -> list[int]:
        """The number of each seat in a zone that has one for each."""
        return [self.cells[zone + seat] for seat in range(self.seats)]

    def public(self) -> list[int]:
        """What all see besides the zones: the sizes of hands and deck."""
        if not self.BOX:
            return []
        return [*[self.hands.size(seat) for seat in range(self.seats)], sum(self.bag(self.DECK))]

    def own(self, seat: int) -> list[int]:
        """What only the seat sees: its hand, and what it knows of other hands."""
        facts = [self.hands.facts(seat, other) for other in range(self.seats)]
        return [n for row in [self.hands.row(seat), *facts] for n in row]

    def copy(self) -> Self:
        return type(self)(self.game, self.seats, self)

    def audit(self) -> str:
        rows = [self.hands.row(seat) for seat in range(self.seats)]
        lying = zip(self.bag(self.DECK), self.bag(self.DISCARDS), *rows, strict=True)
        if [sum(counts) for counts in lying] != list(self.BOX):
            return "a card is made or lost."
        return self.hands.audit() or self.audit_turn() or self.audit_draft()

    def audit_turn(self) -> str:
        """What is wrong with the numbers of the game and with who acts; empty if nothing is."""
        return ""

    def tracked_hands(self) -> Hands:
        return self.hands


class CardState(PlainState):
    """A PlainState whose hands and deck are hidden."""

    def redraw(self, seat: i64, rng: Random) -> None:
        self.hands.imagine(seat, [self.cells], rng, vec[i64]([self.DECK]))

    def hidden(self, seat: int) -> list[tuple[str, list[int]]]:
        others = [self.hands.row(s) for s in range(self.seats) if s != seat]
        return [("hands", [n for row in others for n in row]), ("deck", self.bag(self.DECK))]


class PlainGame(Game):
    """A game for 2 to 4 seats without data, of at most ``turns`` decisions a seat."""

    seen: type[Seen] = Seen

    def __init__(
        self,
        name: str,
        words: PlainWords,
        state: type[PlainState],
        turns: int,
        zones: Zones,
        kind: Category | None = None,
        options: Sequence[Option] = (),
        perfect_information: bool = False,
    ) -> None:
        actions = len(words.notations)
        super().__init__(name, name, 1, 2, 4, [*options], actions, "-", words, zones=zones)
        self.perfect_information = perfect_information
        self.state = state
        self.turns = turns
        self.kind = kind  # of the cards in the box
        self.observed = seen(zones, self.seen)

    def start(self, seats: i64, options: dict[str, int]) -> State:
        return self.state(self, seats)

    def bound(self, seats: int) -> int:
        return self.turns * seats

    def description(self) -> Description:
        if self.kind is None:
            return Description(self)
        return Description(self, self.kind, [Rest(self.kind, ["deck"], ["discards", "hands"])])

    def write_observation(self, state: State, seats: tuple[int, ...], out: Writer) -> None:
        assert isinstance(state, PlainState)
        asked, public = vec[i64](state.asked()), vec[i64](state.public())
        own = vec[i64]([number for seat in sorted(seats) for number in state.own(seat)])
        out.field("asked")
        out.put_list(asked, 0, len(asked), state.seats)
        out.field("public")
        out.put_list(public, 0, len(public), PUBLIC)
        out.field("own")
        out.put_list(own, 0, len(own), OWN)

    def sizes(self, seats: int, variant: int) -> dict[str, int]:
        """The value of each `Size`; add those of your own."""
        return {"seats": seats}

    def layout_for(self, seats: int, variant: int) -> Layout:
        return Layout(self.observed, self.sizes(seats, variant), self.zones)
