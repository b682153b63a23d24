"""Description: a position by names, written and read.

Its parts are the zones of a game, the hands and the frames; a game's own `Description` says what
follows from what. `Description.write` returns the
differences between a position and the start of a game, and `Description.read` sets up such a
position. A *part* is one key of a description. Both directions go through the parts in the same
order. The default of a part may be derived from earlier parts; a part that equals its default is
not written. So a position that is written and read is the same again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from regalia.engine.blocks import Bag, Packed
from regalia.engine.errors import BadDescription, BadOption
from regalia.engine.naming import Naming, OrWord, short_form
from regalia.engine.saving import restore_frames, unsound
from regalia.engine.schema import Column, Frame
from regalia.engine.specs import Category, Count, Each, Spec
from regalia.engine.state import ASKED, DRAFT, OVER, WHO, WINDOW, State
from regalia.engine.words import possible_actions, split_words
from regalia.engine.zones import Setting, ZonePart

if TYPE_CHECKING:
    from regalia.engine.game import Game

ALL: Final = "all"
"""Key for the knowledge that everybody has, spectators included."""
MOST_CARDS: Final[i64] = 255
"""Maximum number of cards of one kind in a hand (`Hands`)."""
HEADS: Final = ("seats", "options", "begun")
"""Keys that are not parts; they are handled before or after the parts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """One key of a description: its spec, and where a State holds it."""

    def __init__(self, name: str, spec: Spec) -> None:
        self.name = name
        self.spec = spec

    def get(self, state: State) -> list[int]:
        """The State's integers for this part."""
        raise NotImplementedError

    def put(self, state: State, numbers: list[int]) -> None:
        """Set the State's integers for this part."""
        raise NotImplementedError

    def write(self, naming: Naming, numbers: list[int], default: list[int]) -> object:
        """The value of these integers, which differ from the default."""
        return naming.write(self.spec, numbers, default)

    def read(self, naming: Naming, value: object, default: list[int]) -> list[int]:
        """The integers that a value represents.

        Raises:
            BadDescription: it does not represent any.
        """
        return naming.read(self.spec, value, default, self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cells(Part):
    """A zone of `State.cells`."""

    def __init__(self, part: ZonePart) -> None:
        super().__init__(part.zone.called, part.spec)
        self.part = part
        self.places: list[int] = part.places

    def get(self, state: State) -> list[int]:
        cells = state.cells
        return [cells[place] for place in self.places]

    def put(self, state: State, numbers: list[int]) -> None:
        for place, number in zip(self.places, numbers, strict=True):
            state.cells[place] = number


class Held(Part):
    """The hand of each seat."""

    def __init__(self, kinds: Category, seat: Category) -> None:
        super().__init__("hands", Each(Bag(kinds, MOST_CARDS), seat))

    def get(self, state: State) -> list[int]:
        hands = state.tracked_hands()
        assert hands is not None
        return [number for number in hands.held]

    def put(self, state: State, numbers: list[int]) -> None:
        hands = state.tracked_hands()
        assert hands is not None
        for i, number in enumerate(numbers):
            hands.held[i] = number


class Known(Part):
    """The minimum of each kind that each seat knows to be in the hands of the others.

    By default a seat knows what everybody knows.
    """

    def __init__(self, kinds: Category, seat: Category) -> None:
        self.seats: int = seat.most
        self.kinds: int = kinds.most
        self.seer = Category("seer", self.seats + 1)
        super().__init__("known", Each(Each(Bag(kinds, MOST_CARDS), seat), self.seer))

    def get(self, state: State) -> list[int]:
        hands = state.tracked_hands()
        assert hands is not None
        return [int(number) for number in hands.known]

    def put(self, state: State, numbers: list[int]) -> None:
        hands = state.tracked_hands()
        assert hands is not None
        for i, number in enumerate(numbers):
            hands.set_fact(i, number)

    def write(self, naming: Naming, numbers: list[int], default: list[int]) -> object:
        public = self.public(numbers)
        given = naming.write(self.spec, numbers, public)
        assert isinstance(given, dict)
        if any(public):
            everybody = naming.write(self.spec, public, [0] * len(public))
            assert isinstance(everybody, dict)
            given = {ALL: everybody[ALL], **given}
        return given

    def read(self, naming: Naming, value: object, default: list[int]) -> list[int]:
        pairs = naming.by_number(self.seer, value, self.name)
        given = {str(naming.name_of(self.seer, seer)): item for seer, item in pairs}
        numbers = default
        if ALL in given:
            numbers = naming.read(self.spec, {ALL: given.pop(ALL)}, default, self.name)
        return naming.read(self.spec, given, self.public(numbers), self.name)

    def public(self, numbers: list[int]) -> list[int]:
        """The facts if every seat knew only what everybody knows."""
        step = self.seats * self.kinds
        everybody = numbers[self.seats * step :]
        found: list[int] = []
        for seer in range(self.seats):
            own = everybody[:]
            own[seer * self.kinds : (seer + 1) * self.kinds] = [0] * self.kinds
            found += own
        return found + everybody


class UnderWay(Part):
    """The frames except drafts, the latest last."""

    def __init__(self, description: Description, sizes: Mapping[str, int], seat: Category) -> None:
        super().__init__("under_way", seat)
        self.description = description
        self.sizes = sizes
        self.seat = seat
        schema = description.game.words.schema
        self.kinds: dict[int, Frame] = schema.frames if schema is not None else {}

    def get(self, state: State) -> list[int]:
        return state.saved_frames()

    def put(self, state: State, numbers: list[int]) -> None:
        fault = restore_frames(state, numbers)
        assert not fault, fault

    def write(self, naming: Naming, numbers: list[int], default: list[int]) -> object:
        found: list[object] = []
        at = 0
        while at < len(numbers):
            kind = self.kinds[numbers[at]]
            frame = numbers[at : at + kind.saved_width()]
            at += len(frame)
            given: dict[str, object] = {
                "frame": kind.name,
                "seat": naming.name_of(self.seat, frame[WHO]),
            }
            if WINDOW <= frame[0] < DRAFT:
                asked = [i for i in range(self.seat.most) if frame[ASKED] >> i & 1]
                given["asked"] = [naming.name_of(self.seat, i) for i in asked]
            for column in kind.columns:
                spec = self.description.column(kind, column, frame).fixed(self.sizes)
                held = frame[column.number : column.number + spec.numbers()]
                if blank(spec) != held:
                    given[column.name] = naming.write(spec, held, held)
            found.append(given)
        return found

    def read(self, naming: Naming, value: object, default: list[int]) -> list[int]:
        found: list[int] = []
        for number, item in enumerate(naming.listed(value, self.name)):
            found += self.read_frame(naming, item, f"{self.name} {number + 1}")
        return found

    def read_frame(self, naming: Naming, value: object, place: str) -> list[int]:
        given = dict(naming.named(value, "part", place))
        kinds = [kind for kind in self.kinds.values() if kind.number < DRAFT]
        names = Category("frame", len(kinds), tuple([kind.name for kind in kinds]))
        for needed in ("frame", "seat"):
            if needed not in given:
                raise BadDescription(f"{place}: say {needed}.")
        kind = kinds[naming.number(names, given["frame"], f"{place}, frame")]
        frame = [0] * kind.saved_width()
        frame[0] = kind.number
        frame[WHO] = naming.number(self.seat, given["seat"], f"{place}, seat")
        parts = ["frame", "seat", *[column.name for column in kind.columns]]
        if kind.number >= WINDOW:
            parts.append("asked")
            there = f"{place}, asked"
            for seat in naming.some(self.seat, given.get("asked", [given["seat"]]), there):
                frame[ASKED] |= 1 << seat
        naming.known(given, parts, place)
        for column in kind.columns:
            spec = self.description.column(kind, column, frame).fixed(self.sizes)
            none = blank(spec)
            held = none
            if column.name in given:
                there = f"{place}, {column.name}"
                held = naming.read(spec, given[column.name], none, there)
            elif not none:
                raise BadDescription(f"{place}: say {column.name}.")
            frame[column.number : column.number + len(held)] = held
        return frame


class ToAct(Part):
    """`State.to_act`."""

    def __init__(self, seat: Category) -> None:
        super().__init__("to_act", seat.or_else("chance", "over"))

    def get(self, state: State) -> list[int]:
        return [state.to_act]

    def put(self, state: State, numbers: list[int]) -> None:
        state.to_act = numbers[0]


class Rest:
    """The piles that hold the cards of a category that are nowhere else.

    ``parts`` are the piles: the first that a description leaves out holds the remaining cards,
    others that it leaves out are empty. ``among`` are the other parts with such cards.
    """

    def __init__(self, of: Category, parts: Sequence[str], among: Sequence[str] = ()) -> None:
        self.of = of
        self.parts = parts
        self.among = among


@mypyc_attr(allow_interpreted_subclasses=True)
class Description:
    """The parts of a game's positions that it says something about.

    Besides these there are the zones, which have names and specs of their own. ``hands`` is the
    category of the cards in `Hands`. ``follows`` are the parts whose default is derived from others
    by `filled`, so they come after those. ``titles`` are the names of categories in sentences,
    where they differ.
    """

    def __init__(
        self,
        game: Game,
        hands: Category | None = None,
        rest: Sequence[Rest] = (),
        follows: Sequence[str] = (),
        titles: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.hands = hands
        self.rest = rest
        self.follows = follows
        self.titles = titles if titles is not None else {}

    # A game may override these.

    def names(self, seats: int, variant: int) -> dict[str, list[str]]:
        """The names of the numbers of each category, with ``seats`` seats and of a variant."""
        counted = [f"seat {seat + 1}" for seat in range(seats)]
        return {**self.game.names_for(variant), "seat": counted, "seer": [*counted, ALL]}

    def parts(self, base: State) -> list[Part]:
        """The parts of a position, in the order in which they are written and read."""
        layout, seat = self.game.layout_of(base), self.seat(base.seats)
        found: list[Part] = []
        for zone in layout.zones.parts:
            if not isinstance(zone.zone, Setting):
                found.append(Cells(zone))
        if self.hands is not None:
            kinds = self.hands.fixed(layout.sizes)
            found += [Held(kinds, seat), Known(kinds, seat)]
        return [*found, UnderWay(self, layout.sizes, seat), ToAct(seat)]

    def filled(self, name: str, state: State, base: State) -> list[int]:
        """The default of a part in `follows`.

        ``state`` already has all parts before it; ``base`` is the position before anything is
        drawn.
        """
        raise NotImplementedError

    def acting(self, state: State, base: State) -> int:
        """The default of ``to_act``: the seat of the latest frame."""
        return state.frame(WHO) if state.here >= 0 else base.to_act

    def column(self, kind: Frame, column: Column, frame: list[int]) -> Spec:
        """The spec of a column of a frame, given the columns before it."""
        return column.spec

    def elsewhere(self, of: Category, state: State) -> dict[str, list[int]]:
        """The cards of a category in places that are not parts of a `Rest`, by part."""
        return {}

    # The same for every game.

    def seat(self, seats: int) -> Category:
        """The category of the seats."""
        return Category("seat", seats)

    def write(self, state: State) -> dict[str, object]:
        """A position by names, without what `read` would derive or take from the start."""
        whole = state.before_move()
        table = _Table(self, state.seats, state.settings())
        given: dict[str, object] = {"seats": int(state.seats)}
        options = self.game.changed_options(state.seats, state.settings())
        if options:
            given["options"] = options
        here = table.base.copy()
        for part in table.order(None):
            numbers, default = part.get(whole), table.default(part, here, None)
            if numbers != default:
                try:
                    given[part.name] = part.write(table.naming, numbers, default)
                except AssertionError as wrong:
                    raise AssertionError(f"part {part.name}: {wrong}") from None
            part.put(here, numbers)
        assert here.dump() == whole.dump(), "the description leaves something out"
        for rest in table.rest:
            assert not any(table.left(rest, here)), f"{rest.of.name}: some lie in no part of a Rest"
        if state.underway():
            given["begun"] = begun(whole, state.draft_decisions())
        return given

    def read(self, given: Mapping[str, object]) -> State:
        """The position that a description sets up.

        Raises:
            BadDescription: it is not a position of this game; the message says where.
        """
        if not isinstance(given, Mapping):
            raise BadDescription(
                "A position is described by an object with seats and what there is."
            )
        table = self.table(given)
        state = table.base.copy()
        parts = table.order(given)
        table.naming.known(given, [*HEADS, *[part.name for part in parts]], "A position")
        for part in parts:
            numbers = table.default(part, state, given)
            if part.name in given:
                numbers = part.read(table.naming, given[part.name], numbers)
            part.put(state, numbers)
        for rest in table.rest:
            table.check(rest, state)
        fault = unsound(state)
        if fault:
            hint = "" if "to_act" in given else table.hint(state)
            raise BadDescription(
                f"This is not a position of {self.game.title}: {fault[:-1]}{hint}."
            )
        if "begun" in given:
            begin(state, table.naming.listed(given["begun"], "begun"))
        return state

    def table(self, given: Mapping[str, object]) -> _Table:
        """The table of a description: its seats and options."""
        naming = Naming({}, {})
        naming.named(given, "part", "A position")
        if "seats" not in given:
            raise BadDescription("seats: say how many there are.")
        seats = naming.count(Count(99), given["seats"], "seats")
        chosen: dict[str, int] = {}
        for name, value in naming.named(given.get("options", {}), "option", "options"):
            chosen[name] = naming.count(Count(99), value, f"options, {name}")
        try:
            return _Table(self, seats, chosen)
        except BadOption as wrong:
            raise BadDescription(f"seats, options: {wrong}") from None


class _Table:
    """The parts of the positions at one table, and the position before anything is drawn."""

    def __init__(self, description: Description, seats: int, options: Mapping[str, int]) -> None:
        self.description = description
        self.base = description.game.new(seats, options)
        names = description.names(seats, self.base.variant())
        self.naming = Naming(names, description.titles)
        self.parts = description.parts(self.base)
        sizes = description.game.layout_of(self.base).sizes
        self.rest = [Rest(one.of.fixed(sizes), one.parts, one.among) for one in description.rest]

    def order(self, given: Mapping[str, object] | None) -> list[Part]:
        """The parts in the order of handling: derived parts, piles and to_act last."""
        follows = self.description.follows
        resting = [name for rest in self.rest for name in rest.parts]
        late = [*follows, *resting, "to_act"]
        found = [part for part in self.parts if part.name not in late]
        found += [self.part(name) for name in follows]
        for rest in self.rest:
            taker = self.taker(rest, given)
            found += [self.part(name) for name in rest.parts if name != taker]
            if taker:
                found.append(self.part(taker))
        return [*found, self.part("to_act")]

    def part(self, name: str) -> Part:
        """A part by its name."""
        return next(part for part in self.parts if part.name == name)

    def hint(self, state: State) -> str:
        """The end of an error message: a different ``to_act`` that makes the position sound."""
        if not OVER <= state.to_act < state.seats:
            return ""
        whose = self.part("to_act")
        named = [self.naming.write(whose.spec, whose.get(state), [])]
        for to_act in range(OVER, state.seats):
            other = state.copy()
            other.to_act = to_act
            if not unsound(other):
                named.append(self.naming.write(whose.spec, [to_act], []))
                return "; to_act, left out, is {}, and it could be {}".format(*named)
        return ""

    def taker(self, rest: Rest, given: Mapping[str, object] | None) -> str:
        """The pile that holds the remaining cards, or "". ``given`` is None while writing."""
        if given is None:
            return rest.parts[0]
        free = [name for name in rest.parts if name not in given]
        return free[0] if free else ""

    def default(self, part: Part, state: State, given: Mapping[str, object] | None) -> list[int]:
        """The default of a part, given a State with all parts before it."""
        for rest in self.rest:
            if part.name in rest.parts:
                if part.name == self.taker(rest, given):
                    return self.left(rest, state, part.name)
                return [0] * len(part.get(self.base))
        if part.name in self.description.follows:
            return self.description.filled(part.name, state, self.base)
        if part.name == "to_act":
            return [self.description.acting(state, self.base)]
        return part.get(self.base)

    def left(self, rest: Rest, state: State, but: str = "") -> list[int]:
        """The cards that are in no other part.

        Raises:
            BadDescription: the parts hold more cards of a kind than exist.
        """
        lying = self.lying(rest, state)
        lying.pop(but, None)
        total = added(self.lying(rest, self.base))
        here = added(lying)
        for kind in range(rest.of.most):
            if here[kind] > total[kind]:
                places = " and ".join([name for name, counts in lying.items() if counts[kind]])
                raise BadDescription(
                    f"{places}: {here[kind]} of {self.naming.name_of(rest.of, kind)} "
                    f"{are(here[kind])} asked for and there {are(total[kind])} {total[kind]} "
                    "in the game."
                )
        return [all_there - there for all_there, there in zip(total, here, strict=True)]

    def check(self, rest: Rest, state: State) -> None:
        """Check that every card is somewhere.

        Raises:
            BadDescription: one is missing.
        """
        for kind, count in enumerate(self.left(rest, state)):
            if count:
                name = self.naming.name_of(rest.of, kind)
                raise BadDescription(
                    f"{rest.parts[0]}: {count} of {name} lie nowhere; "
                    f"leave {rest.parts[0]} out, and it is what is left."
                )

    def lying(self, rest: Rest, state: State) -> dict[str, list[int]]:
        """The number of cards of each kind, by the part that holds them."""
        found = {"under_way": [0] * rest.of.most}
        for name in [*rest.among, *rest.parts]:
            part = self.part(name)
            found[name] = self.naming.cards(part.spec, rest.of, part.get(state))
        for name, counts in self.description.elsewhere(rest.of, state).items():
            found[name] = counts
        return found


def are(count: int) -> str:
    """The verb that agrees with a count."""
    return "is" if count == 1 else "are"


def added(lying: Mapping[str, Sequence[int]]) -> list[int]:
    """The number of cards of each kind in all parts together."""
    return [sum(counts) for counts in zip(*lying.values(), strict=True)]


def blank(spec: Spec) -> list[int]:
    """The default of a column; empty if it has none."""
    if isinstance(spec, (Packed, Bag)):
        return [0] * int(spec.numbers())
    if isinstance(spec, OrWord):
        return blank(spec.spec)
    if isinstance(spec, Category):
        return [-1] if spec.low < 0 else []
    return [spec.low]


def begun(state: State, actions: Sequence[int]) -> list[object]:
    """The decisions of an unfinished move, as the notation of each."""
    here = state.copy()
    found: list[object] = []
    for action in actions:
        found.append(here.game.words.notation(here, action))
        here.apply(action)
    return found


def begin(state: State, steps: Sequence[object]) -> None:
    """Make the decisions of a move that stays unfinished.

    Raises:
        BadDescription: one cannot be made, or the move is finished with it.
    """
    words = state.game.words
    for step in steps:
        written = split_words(step) if isinstance(step, str) else []
        legal = [a for a in state.legal() if split_words(words.notation(state, a)) == written]
        if state.to_act < 0 or not legal:
            raise BadDescription(
                f"begun: {short_form(step)} is not possible; possible: {possible_actions(state)}."
            )
        state.apply(legal[0])
        if not state.underway():
            raise BadDescription(
                f"begun: the move is finished by {short_form(step)}; leave that out."
            )
