"""Layout: the representations of an observation, derived from its declared fields.

An observation is a frozen dataclass. The metadata of each field (`says`) holds its spec and a
sentence. The row of integers, the tensor, the JSON and the reference page are derived from them.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from regalia.engine import piles
from regalia.engine.blocks import Several, Subset
from regalia.engine.frames import OneFrame, OwnDraft
from regalia.engine.hands import Hands
from regalia.engine.plan import Plan
from regalia.engine.schema import Schema
from regalia.engine.specs import Category, Count, Names, Size, Spec, at_most, object_schema
from regalia.engine.state import NONE, OVER, State
from regalia.engine.zones import NO_ZONES, Showing, Zones

UNSEEN: Final[i64] = -2
"""A card in a pile that the viewer has not seen, where -1 is none."""


def says(spec: Spec, sentence: str) -> dict[str, Any]:
    """The metadata of an observation field: its spec, and a sentence about it."""
    return {"spec": spec, "sentence": sentence}


class Common:
    """The metadata of the fields that the observations of all games have; the engine writes them.

    ``seat`` is the game's category of seats.
    """

    def __init__(self, seat: Category, schema: Schema) -> None:
        self.seat = seat
        self.schema = schema

    def seats(self, low: int = 2) -> dict[str, Any]:
        """How many seats there are."""
        spec = Count(at_most(self.seat.size), low)
        return common("seats", spec, "how many seats there are")

    def mine(self) -> dict[str, Any]:
        """The viewer's seats."""
        return common("mine", Subset(self.seat), "the viewer's seats")

    def to_act(self) -> dict[str, Any]:
        """Whose decision is next."""
        return common("to_act", self.seat.or_else("chance", "over"), "whose decision is next")

    def making(self) -> dict[str, Any]:
        """The viewer's own unfinished move."""
        return common("making", OwnDraft(self.schema.drafts), "the viewer's own unfinished move")

    def points(self, most: int) -> dict[str, Any]:
        """The points of each seat once the game is over."""
        spec = Count(most).each(self.seat).or_nothing()
        return common("points", spec, "points, once the game is over")

    def places(self, most: Size | None = None) -> dict[str, Any]:
        """The place of each seat once the game is over; ``most`` is the last, if not the seats."""
        last = most if most is not None else self.seat.size
        spec = Count(last, low=1).each(self.seat).or_nothing()
        return common("places", spec, "places, once the game is over")


def common(name: str, spec: Spec, sentence: str) -> dict[str, Any]:
    """The metadata of a field that the engine writes."""
    return {**says(spec, sentence), "common": name}


def write_each(row: vec[i64], at: i64, numbers: list[int]) -> None:
    """Write these numbers into a row, from ``at`` on."""
    for i in range(len(numbers)):
        row[at + i] = numbers[i]


def mask_of(seats: tuple[int, ...]) -> i64:
    """A bit mask of seats."""
    mask: i64 = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


class Field:
    """A field of an observation. It begins at number ``at`` in a row and ``first`` in a tensor.

    ``axes`` names what each index of the value counts: ``("seat", "kind")`` for
    ``hands[seat][kind]``. A list has the axis "order", a record the axis "part". ``names`` holds
    the labels along each axis. ``values`` labels the numbers in the value, -1 and -2 included
    (``values[-1]``); it is empty for counts and for values of several types.
    """

    def __init__(self, name: str, spec: Spec, sentence: str, at: i64, first: i64) -> None:
        self.name = name
        self.spec = spec
        self.sentence = sentence
        self.at = at
        self.end = at + spec.numbers()
        self.counted: bool = isinstance(spec, Several) and spec.counted
        self.step: i64 = spec.step if isinstance(spec, Several) else 0
        """The number of integers of a value in a list; 0 for other specs."""
        self.first = first
        self.axes: tuple[str, ...] = tuple([axis.name for axis in spec.axes()])
        self.names: tuple[tuple[str, ...], ...] = ()
        self.values: tuple[str, ...] = ()

    def set_labels(self, names: Names) -> None:
        """Set the labels of axes and values, given the names of categories."""
        self.names = tuple([axis.labels(names) for axis in self.spec.axes()])
        of = self.spec.value_of()
        self.values = of.labels(names) if of is not None else ()


class CommonPlaces:
    """Where the fields of `Common` begin in a row; -1 for those that an observation has not."""

    seats: i64
    mine: i64
    to_act: i64
    making: i64
    points: i64
    places: i64

    def __init__(self) -> None:
        self.seats = self.mine = self.to_act = self.making = self.points = self.places = -1

    def set(self, name: str, at: i64) -> None:
        """Note where a field begins."""
        if name == "seats":
            self.seats = at
        elif name == "mine":
            self.mine = at
        elif name == "to_act":
            self.to_act = at
        elif name == "making":
            self.making = at
        elif name == "points":
            self.points = at
        else:
            assert name == "places", f"the engine writes no field {name}"
            self.places = at


class Layout:
    """The fields of an observation at one table: ``numbers`` in a row, ``floats`` in a tensor.

    ``blank`` is a row with every field at its minimum. ``sizes`` is the value of each `Size`.
    ``zones`` are those of the game (``declared``) at this table; ``showing`` writes the fields that
    show them, ``common`` says where those are that the engine writes (`Common`). ``by_hand`` are
    the names of those that the game writes, ``begins`` and ``ends`` where each begins and ends.
    """

    def __init__(self, observation: Any, sizes: Mapping[str, int], zones: Zones = NO_ZONES) -> None:
        self.observation_type = observation
        self.sizes = dict(sizes)
        self.declared = zones
        self.zones = zones.table(sizes)
        self.showing = Showing()
        self.common = CommonPlaces()
        self.by_hand: list[str] = []
        self.begins = vec[i64]()
        self.ends = vec[i64]()
        self.fields: list[Field] = []
        self.blank = vec[i64]()
        self.plans: dict[int, Plan] = {}
        at: i64 = 0
        first: i64 = 0
        for declared in dataclasses.fields(observation):
            spec: Spec = declared.metadata["spec"].fixed(sizes)
            sentence: str = declared.metadata["sentence"]
            field = Field(declared.name, spec, sentence, at, first)
            self.fields.append(field)
            zone = declared.metadata.get("zone")
            if zone is not None:
                part = self.zones.part(zone)
                self.showing.add(part.spec, part.places, at)
            elif "common" in declared.metadata:
                self.common.set(declared.metadata["common"], at)
            else:
                self.by_hand.append(field.name)
                self.begins = append(self.begins, field.at)
                self.ends = append(self.ends, field.end)
            for _i in range(spec.numbers()):
                self.blank = append(self.blank, spec.low)
            at += spec.numbers()
            first += spec.floats()
        self.numbers = at
        self.floats = first
        self.zeros = vec[i32]([0] * first)
        self.named = {field.name: field for field in self.fields}
        self.half: OneFrame | None = None
        self.listed: OneFrame | None = None
        for field in self.fields:
            if isinstance(field.spec, OwnDraft):
                assert isinstance(field.spec.inner, OneFrame)
                self.half = field.spec.inner
            if isinstance(field.spec, Several) and isinstance(field.spec.inner, OneFrame):
                self.listed = field.spec.inner

    def observation(self, row: vec[i64]) -> Any:
        """The observation that a row represents."""
        return self.observation_type(*[field.spec.read(row, field.at) for field in self.fields])

    def flat(self, observation: object) -> list[int]:
        """The row that represents an observation.

        Raises:
            ValueError: a field does not hold what it declares.
        """
        found: list[int] = []
        for field in self.fields:
            try:
                field.spec.flatten(getattr(observation, field.name), found)
            except ValueError as wrong:
                raise ValueError(f"observation field {field.name}: {wrong}") from None
        return found

    def field(self, name: str) -> Field:
        """A field by its name.

        >>> from regalia.games import load
        >>> tilted = load("christina").layout(2).field("tilted")
        >>> tilted.axes, tilted.names
        (('seat', 'group'), (('seat 1', 'seat 2'), ('copper', 'silver', 'gold')))
        """
        return self.named[name]

    def set_labels(self, names: Names) -> None:
        """Set the labels of all fields, given the names of categories."""
        for field in self.fields:
            field.set_labels(names)

    def plan(self, orders: Mapping[str, list[int]]) -> Plan:
        """Where each integer goes for a viewer who counts categories in these orders."""
        plan = Plan(orders)
        for field in self.fields:
            field.spec.place(plan, field.first)
        return plan

    def tensor(self, row: vec[i64], plan: Plan) -> vec[i32]:
        """A row as 32-bit floats.

        The result holds the bits of the floats: read them with
        ``memoryview(tensor).cast("B").cast("f")``.
        """
        out = self.zeros[:]
        plan.write(row, out)
        return out

    def slices(self) -> dict[str, slice]:
        """Where each field is in a tensor; fields that are not in it are left out."""
        return {
            field.name: slice(field.first, field.first + field.spec.floats())
            for field in self.fields
            if field.spec.floats() > 0
        }

    def to_json(self, observation: object, names: Names) -> dict[str, object]:
        """An observation as JSON, with names in place of numbers that have them."""
        return {f.name: f.spec.to_json(getattr(observation, f.name), names) for f in self.fields}

    def schema(self, names: Names) -> dict[str, object]:
        """The JSON schema of the result of `to_json`."""
        return object_schema(
            {f.name: {**f.spec.schema(names), "description": f.sentence} for f in self.fields}
        )

    def reference(self) -> str:
        """A table of the fields, in Markdown."""
        lines = ["| field | tells | as |", "|---|---|---|"]
        lines += [f"| {f.name} | {f.sentence} | {f.spec.summary()} |" for f in self.fields]
        return "\n".join(lines)


@final
class Writer:
    """Writes the fields of a row that a game writes by hand, without making tuples.

    Each field begins with `field`; fields are written in the order in which they are declared. A
    game may also write the whole row from the beginning, without `field`.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.row = layout.blank[:]
        self.written: i64 = 0
        """How many fields have been begun."""
        self.at: i64 = 0
        self.end: i64 = 0
        self.begin: i64 = 0
        """Where the field that is being written begins; a list may need room (`entry`)."""

    def field(self, name: str) -> None:
        """Begin the next field, which must be this one."""
        assert self.at == self.end, "a field of the observation was not written to its end"
        layout, number = self.layout, self.written
        declared = layout.by_hand[number]
        assert declared is name or declared == name, (
            "fields are written in the order in which they are declared"
        )
        self.written = number + 1
        self.at = self.begin = layout.begins[number]
        self.end = layout.ends[number]

    def finish(self) -> None:
        """Check that all fields are written."""
        if self.written == 0 and self.at == len(self.row):
            return
        assert self.at == self.end, "a field of the observation was not written to its end"
        assert self.written == len(self.layout.by_hand), "a field of the observation is missing"

    def common(self, state: State, seats: tuple[int, ...]) -> None:
        """Write the fields that the observations of all games have (`Common`)."""
        places, row = self.layout.common, self.row
        to_act = state.to_act
        if places.seats >= 0:
            row[places.seats] = state.seats
        if places.to_act >= 0:
            row[places.to_act] = to_act
        mine = False
        for seat in seats:
            if places.mine >= 0:
                row[places.mine + seat] = 1
            mine = mine or seat == to_act
        if places.making >= 0 and mine:
            self.at = places.making
            self.draft(state)
            self.at = 0
        if to_act == OVER:
            if places.points >= 0:
                write_each(row, places.points, state.scores())
            if places.places >= 0:
                write_each(row, places.places, state.ranks())

    def put(self, number: i64) -> None:
        """Write one integer."""
        self.row[self.at] = number
        self.at += 1

    def skip(self, count: i64) -> None:
        """Leave ``count`` integers at their minimum."""
        assert count >= 0, "a field of the observation has no room for all of it"
        self.at += count

    def copy(self, numbers: vec[i64]) -> None:
        """Write all of these integers."""
        for i in range(len(numbers)):
            self.row[self.at + i] = numbers[i]
        self.at += len(numbers)

    def put_list(self, numbers: vec[i64], first: i64, count: i64, length: i64) -> None:
        """Write ``count`` numbers from ``first`` on; the rest of ``length`` stays empty.

        They are at most ``length``; a list that may have more is written with `entry`.
        """
        assert count <= length, "a field of the observation has no room for all of it"
        for i in range(count):
            self.row[self.at + i] = numbers[first + i]
        self.at += length

    def hand(self, hands: Hands, seat: i64) -> None:
        """Write how many cards of each kind a seat holds."""
        self.put_list(hands.held, seat * hands.kinds, hands.kinds, hands.kinds)

    def facts(self, hands: Hands, holder: i64, viewer_mask: i64) -> None:
        """Write how many cards of each kind a hand holds at the least.

        That is the most that everybody, or one of the seats in ``viewer_mask`` but the holder,
        knows.
        """
        hands.write_facts(holder, viewer_mask, self.row, self.at)
        self.at += hands.kinds

    def covered(self, cells: vec[i64], at: i64, viewer_mask: i64, seats: i64, length: i64) -> None:
        """Write the `Pile` of `Covered` cards that begins at number ``at``, as `Pile.shown` says.

        The viewer sees the cards that one of the seats in ``viewer_mask`` has seen, and who has
        seen each. The pile has room for ``length`` cards.
        """
        for i in range(at + 1, at + 1 + cells[at]):
            seers = piles.seers_of(cells[i])
            seen = seers == piles.OPEN or seers & viewer_mask != 0
            self.put(piles.card_of(cells[i]) if seen else UNSEEN)
            self.flags(NONE if seers == piles.OPEN else seers, seats)  # -1 has all bits
        self.skip((length - cells[at]) * (1 + seats))

    def flags(self, mask: i64, count: i64) -> None:
        """Write the lowest ``count`` bits of a mask."""
        for i in range(count):
            self.row[self.at + i] = (mask >> i) & 1
        self.at += count

    def entry(self, step: i64) -> None:
        """Make room for the next value, of ``step`` integers, of a field that is a `Several`.

        If the list is full, its earliest value is left out, and counted if the spec says so. After
        the last value comes `rest`.
        """
        field = self.layout.named[self.layout.by_hand[self.written - 1]]
        assert field.step == step, "this field is no list of values of so many integers"
        end = self.end - 1 if field.counted else self.end
        if self.at + step <= end:
            return
        row, blank = self.row, self.layout.blank
        self.at -= step
        for i in range(self.begin, self.at):
            row[i] = row[i + step]
        for i in range(self.at, end):
            row[i] = blank[i]
        if field.counted:
            row[end] = max(row[end], 0) + 1

    def rest(self) -> None:
        """Leave the rest of the field empty."""
        self.at = self.end

    def frames(self, state: State) -> None:
        """Write a `Several` of `OneFrame`: the frames of the kinds that it lists."""
        listed = self.layout.listed
        assert listed is not None, "the observation has no list of frames"
        for row in state.rows():
            if listed.lists(state.frames[row]):
                self.entry(listed.count)
                listed.write(state.frames, row, self.row, self.at)
                self.at += listed.count
        self.rest()

    def draft(self, state: State) -> None:
        """Write an `OwnDraft`: the draft on top of the frames, if there is one."""
        half = self.layout.half
        assert half is not None, "the observation has no draft"
        if state.here >= 0:
            half.write(state.frames, state.here, self.row, self.at)
        self.at += half.numbers()
