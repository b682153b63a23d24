"""The schema of a game: a declaration of every number that is visible outside its rules.

A game's ``schema.py`` is not compiled. Each `Final` number is annotated with what it means:
``ASSASSINATE: Final[A[i64, Action("assassinate {}", SEAT)]] = 6``. mypyc compiles the number into
the rules. `Schema` reads the annotations, refuses contradictions, and derives notation, the
decisions of drafts, masks, JSON and reference pages.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.blocks import Bag
from regalia.engine.declared import Declared, declarations, file_of
from regalia.engine.errors import BadSchema
from regalia.engine.event_kinds import MOST_NUMBERS, PLAIN
from regalia.engine.event_kinds import Event as Event
from regalia.engine.event_kinds import Note as Note
from regalia.engine.journal import Event as Recorded
from regalia.engine.named import Named, named_tuple
from regalia.engine.sizes import NO_SIZES, Bounds, Size, at_most
from regalia.engine.specs import Category, Names, Number, Spec, entry, object_schema
from regalia.engine.stack import KINDS, SAVED
from regalia.engine.state import DRAFT, PLAYED, WINDOW

OWN: Final[i64] = 2
"""The first column of a frame whose meaning the game defines."""
RESERVED: Final = ("frame", "draft", "seat")
"""Keys of a frame in JSON, for its kind and its seat; columns need other names."""


class Action(Declared):
    """A block of actions, one for each number of ``of``, or a single action.

    The block begins at the declared number. ``notation`` is the notation, with {} for the name of
    the number. ``at`` is the id of the thing on the table (`Words.at`), with {} for the number. If
    either depends on the position, the game's words override it. If ``of`` has a `Size`, the block
    is as long as its maximum; its last numbers do not exist where there are fewer.
    """

    def __init__(self, notation: str, of: Category | None = None, at: str = "") -> None:
        super().__init__()
        self.notation = notation
        self.of = of
        self.at = at
        self.size: i64 = at_most(of.size) if of is not None else 1

    def at_sizes(self, sizes: Mapping[str, int]) -> int:
        """How many of its numbers exist; sizes that are not given are at their maximum."""
        return self.of.fixed(Bounds(sizes)).most if self.of is not None else 1


class Outcome(Action):
    """A block of outcomes of chance, declared as an `Action`."""


class Value(Declared):
    """The name of one number of a category. A category names all its numbers or none."""

    def __init__(self, of: Category) -> None:
        super().__init__()
        self.of = of


class Column(Declared):
    """A column of the frame declared above it.

    It holds ``start`` when a frame is pushed. ``by`` is the first action of a block. An action of
    this block, or of one that follows it, sets the column: the first action to ``first``, the next
    to ``first`` + 1. Such a column starts at ``first`` - 1.

    A column is a single number, or a `Bag` with a number for each of its category; these follow one
    another from the declared number on. ``width`` is how many numbers it takes up at every table.
    """

    def __init__(self, spec: Spec, by: i64 = -1, first: i64 = 0, start: int | None = None) -> None:
        super().__init__()
        if not isinstance(spec, (Number, Bag)):
            raise ValueError("it must be a single number or a bag: take Packed")
        if start and isinstance(spec, Bag):
            raise ValueError("a bag starts empty: leave start out")
        self.spec: Number | Bag = spec
        self.by = by
        self.first = first
        self.start: i64 = first - 1 if by != -1 else 0
        if start is not None:
            self.start = start
        self.width: i64 = spec.numbers()

    def fixed(self, sizes: Mapping[str, int]) -> Column:
        """The same column at a table with these sizes."""
        column = Column(self.spec.fixed(sizes), self.by, self.first, self.start)
        column.name, column.number, column.width = self.name, self.number, self.width
        return column

    def inside(self) -> Spec:
        """The spec of what the column holds: of single numbers, not of one that packs them."""
        return self.spec.inside() if isinstance(self.spec, Number) else self.spec

    def unpack(self, frames: vec[i64], row: i64, out: vec[i64], at: i64) -> None:
        """Write what the frame at ``row`` has here into a row, as `inside` defines."""
        spec = self.spec
        if isinstance(spec, Number):
            spec.unpack(frames[row + self.number], out, at)
        else:
            for i in range(spec.numbers()):
                out[at + i] = frames[row + self.number + i]

    def read(self, row: vec[i64], at: i64, found: list[object]) -> None:
        """Append what `unpack` wrote to ``found``: a value, or the numbers of a bag."""
        spec = self.spec
        if isinstance(spec, Number):
            found.append(spec.value(spec.pack(row, at)))
        else:
            found.extend([row[at + i] for i in range(spec.numbers())])
            found.extend([0] * int(self.width - spec.numbers()))

    def flatten(self, frame: Sequence[Any], numbers: list[int]) -> None:
        """Append the numbers of this column of a frame in an observation: the inverse of `read`.

        Raises:
            ValueError: there are none.
        """
        spec, held = self.spec, frame[self.number : self.number + self.width]
        if isinstance(spec, Number):
            numbers.append(spec.packed(held[0]))
        elif all(isinstance(number, int) for number in held):
            numbers.extend(held)
        else:
            raise ValueError(f"{held!r} are not the numbers of {self.name}")

    def value(self, frame: Sequence[Any]) -> Any:
        """What a frame in an observation has in this column: a number, or a tuple."""
        if isinstance(self.spec, Number):
            return frame[self.number]
        return tuple(frame[self.number : self.number + self.spec.numbers()])

    def fault(self, frame: Sequence[int]) -> str:
        """What is wrong with the numbers of a frame in this column, or ""."""
        specs = self.spec.integer_specs()
        for i in range(self.width):
            number = frame[self.number + i]
            fits = specs[i].holds(number) if i < len(specs) else number == 0
            if not fits and not (self.by != -1 and number == self.start):
                return f"is {number}"
        return ""


class Frame(Declared):
    """A kind of frame (`State.push`). Its columns are declared below it."""

    def __init__(self, least: i64 = 0, end: i64 = WINDOW, first_column: i64 = OWN) -> None:
        super().__init__()
        self.least = least
        self.end = end
        self.first_column = first_column
        self.columns: list[Column] = []

    def width(self) -> i64:
        """How many numbers such a frame has: its kind, its seat and its columns."""
        return self.first_column + sum([column.width for column in self.columns])

    def saved_width(self) -> i64:
        """How many numbers it has in a dump (`Stack.saved_frames`)."""
        return max(self.width(), SAVED)

    def labels(self) -> list[str]:
        """The names of the numbers after the first two; those of a bag are counted from 1."""
        found: list[str] = []
        for column in self.columns:
            if isinstance(column.spec, Number):
                found.append(column.name)
            else:
                found.extend([f"{column.name} {i + 1}" for i in range(column.width)])
        return found

    def blank(self) -> list[int]:
        """The numbers of such a frame when it is pushed, except the seat that decides."""
        numbers = [int(self.number), *[0] * int(self.first_column - 1)]
        for column in self.columns:
            numbers += [int(column.start)] * int(column.width)
        return numbers

    def fixed(self, sizes: Mapping[str, int]) -> Frame:
        """The same frame at a table with these sizes."""
        frame = Frame(self.least, self.end, self.first_column)
        frame.name, frame.number = self.name, self.number
        frame.columns = [column.fixed(sizes) for column in self.columns]
        return frame

    def fault(self, numbers: Sequence[int]) -> str:
        """What is wrong with the numbers of such a frame, or ""."""
        for column in self.columns:
            fault = column.fault(numbers)
            if fault:
                return f"{column.name} of {self.name} {fault}."
        return ""


class Window(Frame):
    """A kind of window, which asks several seats at once (`State.open_window`)."""

    def __init__(self) -> None:
        super().__init__(WINDOW, DRAFT, OWN + 1)  # its columns come after the mask of asked seats


class Draft(Frame):
    """A kind of unfinished move. ``by`` is the single action that begins it, or -1."""

    def __init__(self, by: i64 = -1, least: i64 = DRAFT, end: i64 = PLAYED) -> None:
        super().__init__(least, end)
        self.by = by


class PlayedDraft(Draft):
    """A kind of unfinished move whose decisions are carried out at once (`State.apply`)."""

    def __init__(self) -> None:
        super().__init__(-1, PLAYED, KINDS)


class Schema:
    """Everything that a game's ``schema.py`` declares, and what is derived from it.

    ``blocks`` lists the blocks of actions and outcomes, ``frames`` the kinds of frame by number,
    ``events`` the kinds of event, and ``values`` the named numbers of categories. ``actions`` is
    the number of actions and outcomes. ``things`` are the prefixes of the ids that actions are at:
    ``hand`` for ``hand-{}``. ``bounds`` are the maximums of all sizes.
    """

    def __init__(
        self, module: str, things: tuple[str, ...] = (), marked: tuple[str, ...] = ()
    ) -> None:
        """Read what the module has declared so far.

        Raises:
            BadSchema: numbers overlap, leave a gap or are out of range; a column, event or value is
                not the next one or not a single number; a template does not match its category; a
                number that should begin a block of actions does not; or a size has two maximums.
        """
        self.module = module
        self.file = file_of(module)
        self.kinds_of_things = things
        self.marked = marked
        self.blocks: list[Action] = []
        self.frames: dict[int, Frame] = {}
        self.events: list[Event] = []
        self.actions: i64 = 0
        self.values: dict[str, list[Value]] = {}
        self.bounds = Bounds({})
        frame: Frame | None = None
        self.annotated = len(vars(sys.modules[module])["__annotations__"])
        for name, number, declared in declarations(module):
            declared.name, declared.number = name.lower(), number
            self._check_sizes(declared)
            if isinstance(declared, Action):
                self._add_block(declared)
            elif isinstance(declared, Frame):
                self._add_frame(declared)
                frame = declared
            elif isinstance(declared, Column):
                self._add_column(frame, declared)
            elif isinstance(declared, Event):
                self._add_event(declared)
            elif isinstance(declared, Value):
                self._add_value(declared)
        for values in self.values.values():
            last, size = values[-1], at_most(values[-1].of.size)
            if len(values) != size:
                of = last.of.name
                raise self._fail(last, f"{len(values)} of {of} are named, and there are {size}")
        self.drafts = [draft for draft in self.frames.values() if isinstance(draft, Draft)]
        for frame in self.frames.values():
            if isinstance(frame, Draft) and frame.by != -1:
                self._check_begin(frame)
            for column in frame.columns:
                if column.by != -1:
                    self._check_by(frame, column)
        self.shapes = self._shapes()

    def _fail(self, declared: Declared, remedy: str) -> BadSchema:
        return BadSchema(f"{self.file}, {declared.name.upper()}: {remedy}.")

    def _check_sizes(self, declared: Declared) -> None:
        """Check that each size has one maximum, and note it."""
        specs: list[Spec] = []
        if isinstance(declared, Action) and declared.of is not None:
            specs = [declared.of]
        elif isinstance(declared, Column):
            specs = [declared.spec]
        elif isinstance(declared, Event):
            specs = list(declared.parts.values())
        for spec in specs:
            try:
                spec.fixed(self.bounds)
            except ValueError as wrong:
                raise self._fail(declared, str(wrong)) from None

    def _add_block(self, block: Action) -> None:
        if block.number != self.actions:
            raise self._fail(block, f"the next action is number {self.actions}")
        if not block.notation.strip():
            raise self._fail(block, "it has no notation")
        if ("{}" in block.notation) != (block.of is not None):
            raise self._fail(block, "only what is of several has {} in its notation")
        if set("{}") & set(block.notation.replace("{}", "", 1)):
            raise self._fail(block, "its notation has {} once, and no other braces")
        if "{}" in block.at and block.of is None:
            raise self._fail(block, "a single action is at one thing, without {}")
        thing, _, which = block.at.partition("-")
        if thing and thing not in self.kinds_of_things:
            known = ", ".join(self.kinds_of_things) or "none"
            raise self._fail(block, f"there is no thing {block.at}; the schema names {known}")
        if block.at and (not which or set("{}") & set(which.replace("{}", "", 1))):
            raise self._fail(block, f"the thing {block.at} has no id: a word, or {{}}")
        self.actions += block.size
        self.blocks.append(block)

    def _add_frame(self, frame: Frame) -> None:
        if frame.number in self.frames:
            other = self.frames[frame.number].name.upper()
            raise self._fail(frame, f"{other} has that number already")
        if not frame.least <= frame.number < frame.end:
            raise self._fail(frame, f"such a frame has a number from {frame.least} on")
        self.frames[frame.number] = frame

    def _add_column(self, frame: Frame | None, column: Column) -> None:
        if frame is None:
            raise self._fail(column, "a column stands below the frame that it is of")
        expected = frame.width()
        if column.number != expected:
            raise self._fail(column, f"the next column of {frame.name.upper()} is {expected}")
        if column.name in RESERVED:
            raise self._fail(
                column, f"in JSON {column.name} means something else: choose another name"
            )
        frame.columns.append(column)
        if isinstance(column.spec, Number):
            self._check_packed(column, "it", column.spec)
        if column.fault(frame.blank()):
            hint = f"say start={column.spec.low}"
            raise self._fail(column, f"it starts at {column.start}, which it cannot hold: {hint}")

    def _add_event(self, event: Event) -> None:
        if event.number != len(self.events):
            raise self._fail(event, f"the next event is number {len(self.events)}")
        if len(event.singles) > MOST_NUMBERS:
            raise self._fail(event, f"an event has no more than {MOST_NUMBERS} numbers and a bag")
        if "event" in event.parts:
            raise self._fail(event, "in JSON event is its kind: choose another name")
        for name, spec in event.singles.items():
            self._check_packed(event, name, spec)
        for name in (event.thing, event.loser, event.place, event.success):
            if name and name not in event.singles:
                raise self._fail(event, f"it has no number {name}")
        title = "".join([word.capitalize() for word in event.name.split("_")])
        try:
            event.named = named_tuple(title, tuple(event.parts))
        except ValueError as wrong:
            raise self._fail(event, f"a part of it cannot be called so: {wrong}") from None
        self.events.append(event)

    def _add_value(self, value: Value) -> None:
        values, of = self.values.setdefault(value.of.name, []), value.of
        if value.number != len(values):
            raise self._fail(value, f"the next {of.name} is number {len(values)}")
        label = value.name.replace("_", " ")
        if of.names and label not in of.names[value.number : value.number + 1]:
            raise self._fail(value, f"no {of.name} of number {value.number} is called {label}")
        values.append(value)

    def _check_packed(self, declared: Declared, name: str, spec: Number) -> None:
        """Check that packed numbers have enough bits."""
        if spec.fault():
            raise self._fail(declared, f"{name} cannot be packed so: {spec.fault()}")

    def _check_begin(self, draft: Draft) -> None:
        """Check that a draft begins with a single action."""
        block = self._deciding(draft, draft.by)
        if block.of is not None:
            raise self._fail(draft, f"{block.name.upper()} is several actions: take a column")

    def _check_by(self, frame: Frame, column: Column) -> None:
        """Check that a column set by actions is in a draft, and can hold what they set."""
        if not isinstance(frame, Draft) or isinstance(frame, PlayedDraft):
            raise self._fail(column, f"{frame.name.upper()} is not a draft that actions fill")
        if not isinstance(column.spec, Number):
            raise self._fail(column, "actions set single numbers, not bags: leave by out")
        if column.start != column.first - 1:
            raise self._fail(column, f"actions set it, so it starts at {column.first - 1}")
        block = self._deciding(column, column.by)
        most = column.first + block.size - 1
        if column.spec.high() < most:
            raise self._fail(
                column, f"{block.name.upper()} goes up to {most}, which it cannot hold"
            )

    def _deciding(self, declared: Declared, number: i64) -> Action:
        """The block of actions that begins at a number."""
        for block in self.blocks:
            if block.number == number and not isinstance(block, Outcome):
                return block
        raise self._fail(declared, f"no actions begin at number {number}")

    # Actions.

    def notations(self, names: Names, sizes: Mapping[str, int] = NO_SIZES) -> list[str]:
        """The notation of each action, given the names of categories; "" for one that is not there.

        ``sizes`` are those of the data file, which may have fewer of a category than there is room
        for.

        Raises:
            BadSchema: a category in a template has no names, too few, or not as many as the file
                has; or something is declared below the schema.
        """
        for name, _, declared in declarations(self.module, self.annotated):
            if isinstance(declared, (Action, Frame, Column, Event, Value)):
                raise BadSchema(
                    f"{self.file}, {name}: it stands after Schema, which has not read it."
                )
        found: list[str] = []
        for block in self.blocks:
            if block.of is None:
                found.append(block.notation)
                continue
            known, there = names.get(block.of.name) or block.of.names, block.at_sizes(sizes)
            size = block.of.size
            of_file = isinstance(size, Size) and size.name in sizes
            if len(known) < there or (of_file and len(known) > there):
                count = f"{len(known)} names of each {block.of.name}, and there are {there}"
                raise self._fail(block, f"the game has {count}")
            found += [block.notation.replace("{}", known[i]) for i in range(there)]
            found += [""] * (block.size - there)
        return found

    def things(self, sizes: Mapping[str, int] = NO_SIZES) -> list[str]:
        """The id of the thing that each action is at; empty if there is none."""
        found: list[str] = []
        for block in self.blocks:
            there = block.at_sizes(sizes)
            found += [block.at.replace("{}", str(i)) for i in range(there)]
            found += [""] * (block.size - there)
        return found

    def slices(self, sizes: Mapping[str, int] = NO_SIZES) -> dict[str, slice]:
        """Where each block is in a mask of actions, by its name in lower case.

        With ``sizes`` (`Layout.sizes`) only its numbers that exist at such a table; the mask has
        zeros behind them.
        """
        return {b.name: slice(b.number, b.number + b.at_sizes(sizes)) for b in self.blocks}

    def mask(self, legal: vec[i64]) -> bytes:
        """A byte for each action and outcome: 1 if it is in ``legal``.

        It is equally long at every table and with every data file; what does not exist is 0.
        """
        mask = bytearray(self.actions)
        for i in range(len(legal)):
            mask[legal[i]] = 1
        return bytes(mask)

    # Frames.

    def _shapes(self) -> vec[i64]:
        """For `Stack.push`: by kind, where its frame as pushed is in this row.

        There is the width, then the numbers; 0 for a kind that is not declared.
        """
        found = [0] * int(KINDS)
        for kind in self.frames.values():
            found[kind.number] = len(found)
            found += [int(kind.width()), *kind.blank()]
        return vec[i64](found)

    def decisions(self, frames: vec[i64], row: i64) -> list[int]:
        """The decisions in the draft whose frame begins at ``row``; empty for other frames."""
        draft = self.frames.get(frames[row])
        if not isinstance(draft, Draft):
            return []
        found: list[int] = [draft.by] if draft.by >= 0 else []
        for column in draft.columns:
            number = frames[row + column.number] - column.first
            if column.by < 0 or number < 0:
                break
            found.append(column.by + number)
        return found

    # Events.

    def event(self, event: Recorded) -> Named:
        """The parts of an event by name, as a named tuple: ``Drew(seat=0, cards=2)``.

        What is packed is unpacked. The class is made once for each kind, with the name of the kind.
        """
        kind = self.events[event.kind]
        held = zip(kind.parts.values(), kind.held(event), strict=True)
        return kind.named(*[p.value(one) if isinstance(p, Number) else one for p, one in held])

    def event_json(self, event: Recorded, names: Names) -> dict[str, object]:
        """An event as JSON: its kind under ``event``, and its parts by name."""
        kind = self.events[event.kind]
        found: dict[str, object] = {"event": kind.name}
        for (name, spec), held in zip(kind.parts.items(), kind.held(event), strict=True):
            found[name] = spec.to_json(held, names)
        return found

    def note(self, event: Recorded, seats: tuple[int, ...]) -> Note:
        """What an event says besides its sentence to the viewer who holds ``seats``."""
        kind = self.events[event.kind]
        if not kind.thing and not kind.loser:
            return PLAIN
        held = dict(zip(kind.parts, kind.held(event), strict=True))
        about = f"{kind.thing}-{held[kind.thing]}" if kind.thing else ""
        lost = kind.loser != "" and held[kind.loser] in seats
        if not lost or (kind.success and held[kind.success] == 0):
            return Note(about, False, "")
        place = f"{held[kind.loser]}-{kind.place}-{held[kind.place]}" if kind.place else ""
        return Note(about, True, place)

    def event_schemas(self, names: Names, sizes: Mapping[str, int]) -> list[dict[str, object]]:
        """The JSON schema of each kind of event at one table, distinguished by ``event``."""
        return [
            {
                "title": kind.name,
                **object_schema(
                    {
                        "event": {"const": kind.name},
                        **{name: spec.schema(names) for name, spec in kind.parts.items()},
                    }
                ),
            }
            for kind in [event.fixed(sizes) for event in self.events]
        ]

    # Reference pages.

    def reference(self, sizes: Mapping[str, int] = NO_SIZES) -> str:
        """Tables of the actions, events and frames, in Markdown, as at a table of these sizes."""
        bounds = Bounds(sizes)
        lines = ["| action | number | written | of each |", "|---|--:|---|---|"]
        for block in self.blocks:
            of = block.of.name if block.of is not None else ""
            chance = " (chance)" if isinstance(block, Outcome) else ""
            lines.append(f"| {block.name}{chance} | {block.number} | {block.notation} | {of} |")
        lines += ["", "| event | number | tells |", "|---|--:|---|"]
        for event in [event.fixed(bounds) for event in self.events]:
            parts = [entry(name, spec) for name, spec in event.parts.items()]
            lines.append(f"| {event.name} | {event.number} | {'; '.join(parts)} |")
        lines += ["", "| frame | number | holds |", "|---|--:|---|"]
        for frame in [frame.fixed(bounds) for frame in self.frames.values()]:
            parts = [entry(column.name, column.spec) for column in frame.columns]
            lines.append(f"| {frame.name} | {frame.number} | {'; '.join(parts)} |")
        return "\n".join(lines)
