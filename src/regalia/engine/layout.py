"""Layout: all that follows from the declared fields of a sight, at one table.

A sight is a frozen dataclass; the metadata of each field (`says`) holds its spec and a sentence.
From them follow the row of integers in which a position is observed, the tensor, the JSON, and
the page of reference.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from regalia.engine.plan import Plan
from regalia.engine.schema import HalfMove
from regalia.engine.specs import Names, Spec, object_schema


def says(spec: Spec, sentence: str) -> dict[str, Any]:
    """What a field of a sight holds, and what that is about, as its metadata."""
    return {"spec": spec, "sentence": sentence}


class Place:
    """A field of a sight: where it begins in a row (``at``) and in a tensor (``first``)."""

    def __init__(self, name: str, spec: Spec, sentence: str, at: i64, first: i64) -> None:
        self.name = name
        self.spec = spec
        self.sentence = sentence
        self.at = at
        self.first = first


class Layout:
    """The fields of a sight at one table, ``numbers`` integers a row and ``floats`` a tensor.

    ``blank`` is a row in which every field is at its lowest. ``sizes`` gives each `Size`.
    """

    def __init__(self, sight: Any, sizes: Mapping[str, int]) -> None:
        self.made = sight
        self.places: list[Place] = []
        self.blank = vec[i64]()
        self.plans: dict[int, Plan] = {}
        at: i64 = 0
        first: i64 = 0
        for field in dataclasses.fields(sight):
            declared: Spec = field.metadata["spec"]
            spec = declared.fixed(sizes)
            self.places.append(Place(field.name, spec, field.metadata["sentence"], at, first))
            for _ in range(spec.numbers()):
                self.blank = append(self.blank, spec.low)
            at += spec.numbers()
            first += spec.floats()
        self.numbers = at
        self.floats = first
        self.zeros = vec[i32]([0] * first)
        halves = [place.spec for place in self.places if isinstance(place.spec, HalfMove)]
        self.half: HalfMove | None = halves[0] if halves else None

    def sight(self, row: vec[i64]) -> Any:
        """The sight that a row stands for."""
        return self.made(*[place.spec.read(row, place.at) for place in self.places])

    def flat(self, sight: object) -> list[int]:
        """The integers of the row that stands for a sight.

        Raises:
            ValueError: a field does not hold what it declares.
        """
        found: list[int] = []
        for place in self.places:
            try:
                place.spec.flatten(getattr(sight, place.name), found)
            except ValueError as wrong:
                raise ValueError(f"sight field {place.name}: {wrong}") from None
        return found

    def at(self, name: str) -> int:
        """Where in a row a field begins."""
        return next(place.at for place in self.places if place.name == name)

    def plan(self, orders: Mapping[str, list[int]]) -> Plan:
        """Where each integer goes for a viewer who counts categories in these orders."""
        plan = Plan(orders)
        for place in self.places:
            place.spec.place(plan, place.first)
        return plan

    def tensor(self, row: vec[i64], plan: Plan) -> vec[i32]:
        """A row as floats of 32 bits.

        The buffer is that of the floats: ``memoryview(tensor).cast("B").cast("f")``.
        """
        out = self.zeros[:]
        plan.write(row, out)
        return out

    def slices(self) -> dict[str, slice]:
        """Where in a tensor each field is; those that are in none are left out."""
        return {
            place.name: slice(place.first, place.first + place.spec.floats())
            for place in self.places
            if place.spec.floats() > 0
        }

    def told(self, sight: object, names: Names) -> dict[str, object]:
        """A sight as JSON, by names where numbers have any."""
        return {p.name: p.spec.told(getattr(sight, p.name), names) for p in self.places}

    def schema(self, names: Names) -> dict[str, object]:
        """The JSON schema of what `told` gives."""
        return object_schema(
            {p.name: {**p.spec.schema(names), "description": p.sentence} for p in self.places}
        )

    def reference(self) -> str:
        """The fields as a table in Markdown."""
        lines = ["| field | tells | as |", "|---|---|---|"]
        lines += [f"| {p.name} | {p.sentence} | {p.spec.meant()} |" for p in self.places]
        return "\n".join(lines)


class Writer:
    """Writes a row from its beginning to its end, without a tuple in between."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.row = layout.blank[:]
        self.at: i64 = 0

    def put(self, number: i64) -> None:
        """The next integer."""
        self.row[self.at] = number
        self.at += 1

    def skip(self, count: i64) -> None:
        """So many integers stay as low as they can be."""
        self.at += count

    def copy(self, numbers: vec[i64]) -> None:
        """The next integers are all of these."""
        for i in range(len(numbers)):
            self.row[self.at + i] = numbers[i]
        self.at += len(numbers)

    def list(self, numbers: vec[i64], first: i64, count: i64, length: i64) -> None:
        """The next ``length`` integers: ``count`` of these from number ``first`` on, then none."""
        for i in range(count):
            self.row[self.at + i] = numbers[first + i]
        self.at += length

    def flags(self, mask: i64, count: i64) -> None:
        """The next integers are the lowest bits of a mask."""
        for i in range(count):
            self.row[self.at + i] = (mask >> i) & 1
        self.at += count

    def draft(self, frames: vec[i64] | None) -> None:
        """The next integers are a `HalfMove`: the draft on top of these frames, or none."""
        half = self.layout.half
        assert half is not None, "the sight has no half-made move"
        if frames is not None and len(frames) > 0:
            half.write(frames, self.row, self.at)
        self.at += half.numbers()
