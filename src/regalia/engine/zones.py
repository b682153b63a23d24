"""Zones: what a position holds, each declared once, and what is derived from that.

A game's ``zones.py`` is not compiled; a small game declares its zones beside its schema. Each
`Final` number is the place where a zone begins in the row `State.cells`, annotated with what lies
there:
``PASSES: Final[A[i64, Zone(Count(SEATS), "how many have passed one after another")]] = 3``. `Zones`
refuses gaps and overlaps, and derives the start of a game, saved positions, the check of ranges,
the parts of a description, fields of the observation and a reference page.

A zone is as long as the largest table needs; `TableZones` are the places that one table uses.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from regalia.engine.blocks import Record
from regalia.engine.declared import Declared, declarations, file_of
from regalia.engine.errors import BadSchema
from regalia.engine.naming import Mask, OrWord, PositionSpec, width, wrong
from regalia.engine.piles import Pile
from regalia.engine.sizes import NO_SIZES, Bounds
from regalia.engine.specs import Category, Each, Spec

EVERYBODY: Final = "everybody"
"""Who sees a zone that is open to all."""
NOBODY: Final = "nobody"
"""Who sees a zone that is hidden from all, such as a deck; a game may show its size."""

COPIED: Final[i64] = 0
COUNTED_FROM_ONE: Final[i64] = 1
FLAGS: Final[i64] = 2
LISTED: Final[i64] = 3
"""How numbers of a position become those of an observation: as they are; each less 1; the bits of
one number; the cards of a pile (`Showing`)."""


class Zone(Declared):
    """A zone of a position: its spec, a sentence, its start, and who may see it.

    At the start of a game each of its numbers is ``start``, or they are those that it lists; if it
    is a word, they are the option of this name or those that `Game.starts` gives. ``seen`` is
    `EVERYBODY`, `NOBODY` or says who sees what of it. ``called`` is its name in descriptions, if it
    differs.
    """

    def __init__(
        self,
        spec: Spec,
        sentence: str,
        start: int | str | Sequence[int] = 0,
        seen: str = EVERYBODY,
        called: str = "",
    ) -> None:
        super().__init__()
        self.spec = spec
        self.sentence = sentence
        self.start = start
        self.seen = seen
        self.called = called


class Setting(Zone):
    """The value of an option, which never changes and is no part of a description."""

    def __init__(self, option: str, spec: Spec, sentence: str) -> None:
        super().__init__(spec, sentence, option)


class RowOf(Declared):
    """The length of a row of the zone above it, checked: of each pile, of the numbers of a seat."""


class ZonePart(NamedTuple):
    """A zone at one table: its spec there, and the places of its numbers in `State.cells`."""

    zone: Zone
    spec: Spec
    places: list[int]


class TableZones:
    """The zones of a game at one table, in order, and all places that it uses."""

    parts: list[ZonePart]
    places: vec[i64]

    def __init__(self, zones: Sequence[Zone], sizes: Mapping[str, int]) -> None:
        self.parts = []
        self.places = vec[i64]()
        for zone in zones:
            places = places_of(zone.spec, zone.number, sizes)
            self.parts.append(ZonePart(zone, zone.spec.fixed(sizes), places))
            self.places = extend(self.places, vec[i64](places))

    def part(self, zone: Zone) -> ZonePart:
        """The part of a zone."""
        return next(part for part in self.parts if part.zone is zone)

    def numbers(self, cells: vec[i64]) -> list[int]:
        """The numbers of a position, as saved positions have them."""
        return [cells[place] for place in self.places]

    def put(self, cells: vec[i64], numbers: Sequence[int]) -> None:
        """Set the numbers of a position: the inverse of `numbers`."""
        for place, number in zip(self.places, numbers, strict=True):
            cells[place] = number

    def settings(self, cells: vec[i64]) -> dict[str, int]:
        """The value of each option that the position holds, by name."""
        return {
            str(part.zone.start): cells[part.places[0]]
            for part in self.parts
            if isinstance(part.zone, Setting)
        }

    def fault(self, cells: vec[i64]) -> str:
        """The first zone with a number out of range, in a sentence; empty if there is none."""
        for zone, spec, places in self.parts:
            found = wrong(spec, [cells[place] for place in places])
            if found:
                return f"{zone.called} holds a wrong number: {found}."
        return ""


class Zones:
    """All zones of a game, in order. ``length`` is that of the row of the largest table.

    ``bounds`` are the maximums of all sizes.
    """

    def __init__(self, module: str = "") -> None:
        """Read what the module has declared; nothing without one.

        Raises:
            BadSchema: a zone does not begin where the one before it ends, a row is not as long as
                its spec, a zone has no sentence, or a size has two maximums.
        """
        self.module = module
        self.zones: list[Zone] = []
        self.bounds = Bounds({})
        self.length: i64 = 0
        self.annotated = 0
        if module:
            self.annotated = len(vars(sys.modules[module])["__annotations__"])
        for name, number, declared in declarations(module) if module else []:
            declared.name, declared.number = name.lower(), number
            if isinstance(declared, Zone):
                self._add(declared)
            elif isinstance(declared, RowOf):
                self._check_row(declared)

    def _fail(self, declared: Declared, remedy: str) -> BadSchema:
        return BadSchema(f"{file_of(self.module)}, {declared.name.upper()}: {remedy}.")

    def _add(self, zone: Zone) -> None:
        if zone.number != self.length:
            raise self._fail(zone, f"it begins at {self.length}, where the zone before it ends")
        if not zone.sentence.strip():
            raise self._fail(zone, "it has no sentence")
        zone.called = zone.called or zone.name
        if any(zone.called == other.called for other in self.zones):
            raise self._fail(zone, f"another zone is called {zone.called}")
        self.length += width(zone.spec)
        self.zones.append(zone)
        self.check(zone, self.bounds)

    def check(self, zone: Zone, bounds: Bounds) -> None:
        """Check that the sizes of a zone have the maximums that they have elsewhere.

        Raises:
            BadSchema: one has another.
        """
        try:
            zone.spec.fixed(bounds)
        except ValueError as wrong:
            raise self._fail(zone, str(wrong)) from None

    def _check_row(self, row: RowOf) -> None:
        spec = self.zones[-1].spec if self.zones else None
        if not isinstance(spec, Each):
            raise self._fail(row, "a row stands below a zone with one for each of a category")
        if row.number != width(spec.inner):
            raise self._fail(row, f"a row has {width(spec.inner)} numbers")

    def table(self, sizes: Mapping[str, int]) -> TableZones:
        """The zones at a table of these sizes.

        Raises:
            BadSchema: a zone is declared below `Zones`.
        """
        late = declarations(self.module, self.annotated) if self.module else []
        for name, _, declared in late:
            if isinstance(declared, (Zone, RowOf)):
                file = file_of(self.module)
                raise BadSchema(f"{file}, {name}: it stands after Zones, which has not read it.")
        return TableZones(self.zones, sizes)

    def start(
        self, given: Mapping[str, int | Sequence[int]], sizes: Mapping[str, int] = NO_SIZES
    ) -> vec[i64]:
        """The row at the start of a game; ``given`` has the options and `Game.starts`.

        Places of which the data file, with these ``sizes``, has nothing are 0.
        """
        row = vec[i64]()
        for zone in self.zones:
            long, start = width(zone.spec), zone.start
            found = given[start] if isinstance(start, str) else start
            numbers = [found] * long if isinstance(found, int) else list(found)
            assert len(numbers) <= long, f"{zone.name} starts with more than its {long} numbers"
            for number in [*numbers, *[0] * (long - len(numbers))]:
                row = append(row, number)
        if not sizes:
            return row
        there = vec[i64]([0] * int(self.length))
        for place in self.table(Bounds(sizes)).places:
            there[place] = row[place]
        return there

    def shown(self, number: int, spec: Spec | None = None) -> dict[str, Any]:
        """The metadata of an observation field that shows the zone at a place as it is.

        ``spec`` is another spec of the same numbers, if the field has other names or bounds.
        """
        zone = next(zone for zone in self.zones if zone.number == number)
        assert zone.seen == EVERYBODY, f"{zone.name} is not open to all: show it by hand"
        own = shown(zone.spec)
        assert spec is None or spec.numbers() == own.numbers(), f"{zone.name} has other numbers"
        return {"spec": spec or own, "sentence": zone.sentence, "zone": zone}

    def reference(self, sizes: Mapping[str, int] = NO_SIZES) -> str:
        """A table of the zones, in Markdown, as at a table of these sizes."""
        bounds = Bounds(sizes)
        lines = ["| zone | holds | as | seen by |", "|---|---|---|---|"]
        for zone in self.zones:
            option = f" (option {zone.start})" if isinstance(zone, Setting) else ""
            holds = f"{zone.sentence}{option} | {summary(zone.spec.fixed(bounds))}"
            lines.append(f"| {zone.called} | {holds} | {zone.seen} |")
        return "\n".join(lines)


NO_ZONES: Final = Zones()
"""The zones of a game that has none: all of its position is in its frames."""


def places_of(spec: Spec, at: int, sizes: Mapping[str, int]) -> list[int]:
    """The places of a spec that begins at ``at``, as far as a table of these sizes uses them."""
    if isinstance(spec, Each):
        step = width(spec.inner)
        each = range(spec.by.fixed(sizes).most)
        return [place for i in each for place in places_of(spec.inner, at + i * step, sizes)]
    if isinstance(spec, Record):
        found: list[int] = []
        for part in spec.parts.values():
            found += places_of(part, at, sizes)
            at += width(part)
        return found
    return list(range(at, at + width(spec.fixed(sizes))))


def shown(spec: Spec) -> Spec:
    """The spec of an observation field that shows a zone of this spec as it is."""
    if isinstance(spec, PositionSpec):
        return spec.shown()
    if isinstance(spec, Each):
        return shown(spec.inner).each(spec.by)
    if isinstance(spec, Record):
        return Record(**{name: shown(part) for name, part in spec.parts.items()})
    return spec


def summary(spec: Spec) -> str:
    """A short description of a zone."""
    if isinstance(spec, OrWord):
        return " or ".join([spec.spec.summary(), *spec.words])
    return shown(spec).summary()


class Showing:
    """How fields of an observation show zones: four numbers for each run of numbers.

    They are how (`COPIED` and so on), the place in `State.cells`, the place in the row, and the
    length.
    """

    runs: vec[i64]

    def __init__(self) -> None:
        self.runs = vec[i64]()

    def add(self, spec: Spec, places: Sequence[int], at: int) -> None:
        """Show a zone with this spec, which has these places, in the row from ``at`` on."""
        if isinstance(spec, (Each, Record)):
            parts = list(spec.parts.values()) if isinstance(spec, Record) else []
            if isinstance(spec, Each):
                parts = [spec.inner] * int(spec.length)
            begin = 0
            for part in parts:
                self.add(part, places[begin : begin + width(part)], at)
                begin += width(part)
                at += shown(part).numbers()
        elif isinstance(spec, Mask):
            self._run(FLAGS, places[0], at, spec.of.most)
        elif isinstance(spec, Pile):
            open_to_all = isinstance(spec.of, Category) and not spec.last_first
            assert open_to_all, "such a pile is shown by hand"
            self._run(LISTED, places[0], at, spec.numbers() - 1)
        elif isinstance(spec, OrWord):
            self._run(COUNTED_FROM_ONE, places[0], at, 1)
        else:
            self._run(COPIED, places[0], at, len(places))

    def _run(self, how: i64, place: i64, at: i64, length: i64) -> None:
        """Add a run, to the end of the last one if they are side by side."""
        runs = self.runs
        last = len(runs) - 4
        if last >= 0 and how < FLAGS and runs[last] == how:
            beside = runs[last + 1] + runs[last + 3] == place
            if beside and runs[last + 2] + runs[last + 3] == at:
                runs[last + 3] += length
                return
        self.runs = extend(runs, vec[i64]([how, place, at, length]))

    def write(self, cells: vec[i64], row: vec[i64]) -> None:
        """Write all runs into the row of an observation."""
        runs = self.runs
        for i in range(0, len(runs), 4):
            how, place, at, length = runs[i], runs[i + 1], runs[i + 2], runs[i + 3]
            if how == FLAGS:
                for j in range(length):
                    row[at + j] = (cells[place] >> j) & 1
            elif how == LISTED:
                for j in range(cells[place]):
                    row[at + j] = cells[place + 1 + j]
            else:
                for j in range(length):
                    row[at + j] = cells[place + j] - how
