"""Frames: what is under way, as an observation tells it, with the columns that the schema names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.plan import Plan
from regalia.engine.schema import OWN, RESERVED, Draft, Frame, Window
from regalia.engine.specs import NOTHING, Category, Maybe, Names, Spec, object_schema
from regalia.engine.state import FRAME, WHO

Underway = tuple[Any, ...]
"""A frame as an observation holds it: numbers, and tuples where several are packed in a column."""


class OneFrame(Spec):
    """A frame of one of several kinds: a tuple of the kind's number, who decides, and its columns.

    Each stands where the schema numbers it; what is packed in a column is told as it is declared.
    In a row it is the number of the kind among ``kinds``, who decides, and the columns of every
    kind, `NOTHING` where they are another's. JSON names the kind, under ``title``, and its columns;
    with ``who`` also who decides. Windows, which say besides who is asked, have no place here.
    """

    def __init__(
        self, kinds: Sequence[Frame], title: str = "frame", who: Category | None = None
    ) -> None:
        for called in (title, who.name if who is not None else title):
            assert called in RESERVED, "a column may be so called"
        for kind in kinds:
            assert not isinstance(kind, Window), "a window says besides who is asked"
        self.low = NOTHING
        self.kinds: list[Frame] = list(kinds)
        self.title = title
        self.who = who
        self.kind = Category(title, len(self.kinds), tuple([kind.name for kind in self.kinds]))
        self.count: i64 = 2
        self.offsets: list[list[i64]] = []  # in a row, of each column of each kind
        for kind in self.kinds:
            offsets: list[i64] = []
            for column in kind.columns:
                offsets.append(self.count)
                self.count += column.spec.inside().numbers()
            self.offsets.append(offsets)

    def fixed(self, sizes: Mapping[str, int]) -> OneFrame:
        who = self.who.fixed(sizes) if self.who is not None else None
        return OneFrame([kind.fixed(sizes) for kind in self.kinds], self.title, who)

    def insides(self) -> list[Spec]:
        """What the columns of every kind are in a row, one after another."""
        return [column.spec.inside() for kind in self.kinds for column in kind.columns]

    def numbers(self) -> i64:
        return self.count

    def floats(self) -> i64:
        who = self.who.floats() if self.who is not None else 0
        return self.kind.floats() + who + sum([inside.floats() for inside in self.insides()])

    def place(self, plan: Plan, at: i64) -> None:
        self.kind.place(plan, at)
        at += self.kind.floats()
        if self.who is None:
            plan.skip()
        else:
            self.who.place(plan, at)
            at += self.who.floats()
        for inside in self.insides():
            inside.place(plan, at)
            at += inside.floats()

    def write(self, frames: vec[i64], top: i64, out: vec[i64], at: i64) -> bool:
        """Write the frame that begins at ``top`` into the part of a row that begins at ``at``.

        False, and nothing written, if it is of none of the kinds.
        """
        for i in range(len(self.kinds)):
            kind = self.kinds[i]
            if kind.number == frames[top]:
                out[at] = i
                out[at + 1] = frames[top + WHO]
                for j in range(len(kind.columns)):
                    column = kind.columns[j]
                    column.spec.unpack(frames[top + column.number], out, at + self.offsets[i][j])
                return True
        return False

    def read(self, row: vec[i64], at: i64) -> object:
        kind, offsets = self.kinds[row[at]], self.offsets[row[at]]
        found: list[object] = [kind.number, row[at + 1]]
        for column, offset in zip(kind.columns, offsets, strict=True):
            found.append(column.spec.value(column.spec.pack(row, at + offset)))
        return tuple(found)

    def flatten(self, value: object, out: list[int]) -> None:
        if not isinstance(value, tuple) or len(value) < OWN:
            raise ValueError(f"{value!r} is no {self.title}")
        kind = self.kind_of(value)
        if len(value) != OWN + len(kind.columns):
            raise ValueError(f"{value!r} is no {kind.name}")
        numbers: list[int] = [kind.number, value[WHO]]
        for column in kind.columns:
            numbers.append(column.spec.packed(value[column.number]))
        numbers.extend([0] * (FRAME - len(numbers)))
        fault = kind.fault(numbers)
        if fault:
            raise ValueError(fault)
        if self.who is not None:
            self.who.checked(value[WHO])
        row = vec[i64]([NOTHING] * int(self.numbers()))
        self.write(vec[i64](numbers), 0, row, 0)
        out.extend([number for number in row])

    def kind_of(self, value: tuple[object, ...]) -> Frame:
        """The kind of which a frame is.

        Raises:
            ValueError: it is of none of them.
        """
        for kind in self.kinds:
            if kind.number == value[0]:
                return kind
        raise ValueError(f"{value!r} is no {self.title}")

    def to_json(self, value: object, names: Names) -> object:
        assert isinstance(value, tuple)
        kind = self.kind_of(value)
        told: dict[str, object] = {self.title: kind.name}
        if self.who is not None:
            told[self.who.name] = self.who.to_json(value[WHO], names)
        for column in kind.columns:
            held = value[column.number]
            if not isinstance(held, int):
                told[column.name] = column.spec.inside().to_json(held, names)
            else:  # less than the least: nothing is chosen yet
                told[column.name] = (
                    column.spec.to_json(held, names) if held >= column.spec.low else None
                )
        return told

    def schema(self, names: Names) -> dict[str, object]:
        kinds: list[dict[str, object]] = []
        for kind in self.kinds:
            parts: dict[str, dict[str, object]] = {self.title: {"const": kind.name}}
            if self.who is not None:
                parts[self.who.name] = self.who.schema(names)
            for column in kind.columns:
                said = column.spec.schema(names)
                open_still = column.by >= 0 and column.first <= column.spec.low
                parts[column.name] = {"anyOf": [said, {"type": "null"}]} if open_still else said
            kinds.append(object_schema(parts))
        return {"oneOf": kinds}

    def meant(self) -> str:
        return f"a {self.title} with its columns: {', '.join(self.kind.names)}"

    def axes(self) -> list[Category]:
        """One axis, whose places are called as the columns are that some kind has there."""
        called = [self.title, "seat"]
        for at in range(max([0, *[len(kind.columns) for kind in self.kinds]])):
            held = [kind.columns[at].name for kind in self.kinds if at < len(kind.columns)]
            called.append(" or ".join(held))
        return [Category("column", len(called), tuple(called))]


class HalfMove(Maybe):
    """The viewer's own move, half made: a draft's frame, or an empty tuple where there is none."""

    def __init__(self, drafts: Sequence[Draft]) -> None:
        super().__init__(OneFrame(drafts, "draft"))
        self.drafts = drafts

    def fixed(self, sizes: Mapping[str, int]) -> HalfMove:
        fixed = HalfMove(self.drafts)
        fixed.inner = self.inner.fixed(sizes)
        return fixed
