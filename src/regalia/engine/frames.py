"""Frames in observations: the kinds of frame that a viewer sees, with the columns of the schema."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.plan import Plan
from regalia.engine.schema import OWN, RESERVED, Draft, Frame, Window
from regalia.engine.specs import NOTHING, Category, Maybe, Names, Spec, object_schema
from regalia.engine.stack import WHO

Underway = tuple[Any, ...]
"""A frame in an observation: a tuple of numbers, with tuples for packed columns."""


class OneFrame(Spec):
    """A frame of one of several kinds: a tuple of the kind, the seat that decides, and its columns.

    The tuple has the numbers of the frame at their places (``making[s.VICTIM]``), but for a packed
    column what it packs. In a row the frame is the index of the kind in ``kinds``, the seat, and
    the columns of all kinds, of which those of other kinds are `NOTHING`. JSON has the name of
    the kind under ``title``, the columns by name, and the seat if ``who`` is given. Windows, which
    also have a mask of asked seats, are not supported.
    """

    def __init__(
        self, kinds: Sequence[Frame], title: str = "frame", who: Category | None = None
    ) -> None:
        for name in (title, who.name if who is not None else title):
            assert name in RESERVED, "a column might have this name"
        for kind in kinds:
            assert not isinstance(kind, Window), "a window also has a mask of asked seats"
        self.low = NOTHING
        self.kinds: list[Frame] = list(kinds)
        self.title = title
        self.who = who
        self.kind = Category(title, len(self.kinds), tuple([kind.name for kind in self.kinds]))
        self.count: i64 = 2
        self.offsets: list[list[i64]] = []  # where each column of each kind is in a row
        for kind in self.kinds:
            offsets: list[i64] = []
            for column in kind.columns:
                offsets.append(self.count)
                self.count += column.inside().numbers()
            self.offsets.append(offsets)

    def fixed(self, sizes: Mapping[str, int]) -> OneFrame:
        who = self.who.fixed(sizes) if self.who is not None else None
        return OneFrame([kind.fixed(sizes) for kind in self.kinds], self.title, who)

    def insides(self) -> list[Spec]:
        """The unpacked specs of all columns of all kinds."""
        return [column.inside() for kind in self.kinds for column in kind.columns]

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

    def lists(self, number: i64) -> bool:
        """Whether frames of the kind with this number are among them."""
        for i in range(len(self.kinds)):
            if self.kinds[i].number == number:
                return True
        return False

    def write(self, frames: vec[i64], top: i64, out: vec[i64], at: i64) -> bool:
        """Write the frame at ``top`` into the row ``out``, from ``at`` on.

        Return False, and write nothing, if it is of none of the kinds.
        """
        for i in range(len(self.kinds)):
            kind = self.kinds[i]
            if kind.number == frames[top]:
                out[at] = i
                out[at + 1] = frames[top + WHO]
                for j in range(len(kind.columns)):
                    kind.columns[j].unpack(frames, top, out, at + self.offsets[i][j])
                return True
        return False

    def read(self, row: vec[i64], at: i64) -> object:
        kind, offsets = self.kinds[row[at]], self.offsets[row[at]]
        found: list[object] = [kind.number, row[at + 1]]
        for column, offset in zip(kind.columns, offsets, strict=True):
            column.read(row, at + offset, found)
        return tuple(found)

    def flatten(self, value: object, out: list[int]) -> None:
        if not isinstance(value, tuple) or len(value) < OWN:
            raise ValueError(f"{value!r} is not a {self.title}")
        kind = self.kind_of(value)
        if len(value) != kind.width():
            raise ValueError(f"{value!r} is not a frame of the kind {kind.name}")
        numbers: list[int] = [kind.number, value[WHO]]
        for column in kind.columns:
            column.flatten(value, numbers)
        fault = kind.fault(numbers)
        if fault:
            raise ValueError(fault)
        if self.who is not None:
            self.who.checked(value[WHO])
        row = vec[i64]([NOTHING] * int(self.numbers()))
        self.write(vec[i64](numbers), 0, row, 0)
        out.extend([number for number in row])

    def kind_of(self, value: tuple[object, ...]) -> Frame:
        """The kind of a frame.

        Raises:
            ValueError: it is of none of the kinds.
        """
        for kind in self.kinds:
            if kind.number == value[0]:
                return kind
        raise ValueError(f"{value!r} is not a {self.title}")

    def to_json(self, value: object, names: Names) -> object:
        assert isinstance(value, tuple)
        kind = self.kind_of(value)
        found: dict[str, object] = {self.title: kind.name}
        if self.who is not None:
            found[self.who.name] = self.who.to_json(value[WHO], names)
        for column in kind.columns:
            held = column.value(value)
            if not isinstance(held, int):
                found[column.name] = column.inside().to_json(held, names)
            else:  # below the minimum: nothing is chosen yet
                found[column.name] = (
                    column.spec.to_json(held, names) if held >= column.spec.low else None
                )
        return found

    def schema(self, names: Names) -> dict[str, object]:
        kinds: list[dict[str, object]] = []
        for kind in self.kinds:
            parts: dict[str, dict[str, object]] = {self.title: {"const": kind.name}}
            if self.who is not None:
                parts[self.who.name] = self.who.schema(names)
            for column in kind.columns:
                schema = column.spec.schema(names)
                open_still = column.by >= 0 and column.first <= column.spec.low
                parts[column.name] = {"anyOf": [schema, {"type": "null"}]} if open_still else schema
            kinds.append(object_schema(parts))
        return {"oneOf": kinds}

    def summary(self) -> str:
        return f"a {self.title} with its columns: {', '.join(self.kind.names)}"

    def axes(self) -> list[Category]:
        """One axis, labelled with the names of the columns at each place."""
        columns = [self.title, "seat"]
        labels = [kind.labels() for kind in self.kinds]
        for at in range(max([0, *[len(names) for names in labels]])):
            columns.append(" or ".join([names[at] for names in labels if at < len(names)]))
        return [Category("column", len(columns), tuple(columns))]


class OwnDraft(Maybe):
    """The viewer's own unfinished move: the frame of a draft, or an empty tuple."""

    def __init__(self, drafts: Sequence[Draft]) -> None:
        super().__init__(OneFrame(drafts, "draft"))
        self.drafts = drafts

    def fixed(self, sizes: Mapping[str, int]) -> OwnDraft:
        fixed = OwnDraft(self.drafts)
        fixed.inner = self.inner.fixed(sizes)
        return fixed
