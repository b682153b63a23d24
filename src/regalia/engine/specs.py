"""Specs: what a number, or a block of numbers, that leaves a game stands for.

An observation is kept as a *row* of integers. A `Spec` says what some of them are: it makes the
value that code reads (an int, or nested tuples), the JSON that programs read, and the place of
each integer in a tensor. A `Number` is a single integer; lists, sets, bags and records of them are
in ``blocks.py``, what is under way in ``frames.py``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine.plan import Plan

Names = Mapping[str, list[str]]
"""What each number of a category is called, by the category's name."""


class Size:
    """A size that a table decides: how many seats it has, how long a stack of its cards can be.

    ``most`` is the greatest that any table has.
    """

    def __init__(self, name: str, most: int) -> None:
        self.name = name
        self.most = most


def at_most(size: int | Size) -> int:
    """The greatest that a size can be."""
    return size if isinstance(size, int) else size.most


def at_table(size: int | Size, sizes: Mapping[str, int]) -> int:
    """What a size is at one table."""
    return size if isinstance(size, int) else sizes[size.name]


@mypyc_attr(allow_interpreted_subclasses=True)
class Spec:
    """What a number or a block of numbers stands for; the subclasses are the kinds there are.

    ``low`` is the least number that it may hold, and what a row is filled up with.
    """

    low: i64 = 0

    def fixed(self, sizes: Mapping[str, int]) -> Spec:
        """The same at one table: with numbers in the place of each `Size`."""
        raise NotImplementedError

    def numbers(self) -> i64:
        """How many integers it takes in a row."""
        return 1

    def floats(self) -> i64:
        """How many floats it takes in a tensor."""
        raise NotImplementedError

    def place(self, plan: Plan, at: i64) -> None:
        """Note in a plan where its next integers go, whose floats begin with number ``at``."""
        raise NotImplementedError

    def read(self, row: vec[i64], at: i64) -> object:
        """The value that the integers from number ``at`` of a row on stand for."""
        raise NotImplementedError

    def flatten(self, value: object, out: list[int]) -> None:
        """Add to ``out`` the integers that stand for a value: the inverse of `read`.

        Raises:
            ValueError: the value is not what the spec says.
        """
        raise NotImplementedError

    def to_json(self, value: object, names: Names) -> object:
        """A value as JSON: by names where numbers have any."""
        raise NotImplementedError

    def schema(self, names: Names) -> dict[str, object]:
        """The JSON schema of what `to_json` gives."""
        raise NotImplementedError

    def meant(self) -> str:
        """What it holds, in a few words for a reference page."""
        raise NotImplementedError

    def axes(self) -> list[Category]:
        """What each index of a value counts, the first first: of a matrix two, of a number none."""
        return []

    def value_of(self) -> Category | None:
        """The category of which the numbers in a value are, if they are all of one."""
        return None

    def singles(self) -> list[Number]:
        """What each of its integers stands for, of a spec that can be packed; else nothing."""
        return []

    def each(self, by: Category) -> Spec:
        """A block with one of these for every number of a category."""
        return Each(self, by)

    def or_nothing(self) -> Spec:
        """The same, or an empty tuple while there is nothing to tell."""
        return Maybe(self)


class Number(Spec):
    """A single integer: what a column of a frame, or a part of an event, can be."""

    def high(self) -> i64:
        """The greatest number that it may hold."""
        raise NotImplementedError

    def fixed(self, sizes: Mapping[str, int]) -> Number:
        raise NotImplementedError

    def fault(self) -> str:
        """What is wrong with it as it is declared, or nothing."""
        return ""

    def holds(self, number: i64) -> bool:
        """Whether it may be this number."""
        return self.low <= number <= self.high()

    def checked(self, value: object) -> int:
        """The value, if it is an integer in range."""
        if not isinstance(value, int) or not self.low <= value <= self.high():
            raise ValueError(f"{value!r} is not in {self.low} .. {self.high()}")
        return int(value)

    def inside(self) -> Spec:
        """What the number is in a row: itself, but where several are packed in it."""
        return self

    def unpack(self, number: i64, row: vec[i64], at: i64) -> None:
        """Write what a number holds into a row, as `inside` says, from integer ``at`` on."""
        row[at] = number

    def pack(self, row: vec[i64], at: i64) -> i64:
        """The number of which `unpack` wrote this."""
        return row[at]

    def value(self, number: i64) -> object:
        """What a number stands for, as code reads it."""
        return number

    def packed(self, value: object) -> int:
        """The number that stands for a value: the inverse of `value`.

        Raises:
            ValueError: none does.
        """
        if not isinstance(value, int):
            raise ValueError(f"{value!r} is no number")
        return int(value)

    def singles(self) -> list[Number]:
        return [self]

    def read(self, row: vec[i64], at: i64) -> object:
        return row[at]

    def flatten(self, value: object, out: list[int]) -> None:
        out.append(self.checked(value))


class Category(Number):
    """One of ``size`` things that a game's words call by names, each as a float of its own.

    ``below`` says what -1, -2 … mean, each with a float of its own; "" alone is nothing of the
    kind, null in JSON and nothing but zeros in a tensor.
    """

    def __init__(
        self,
        name: str,
        size: int | Size,
        names: tuple[str, ...] = (),
        below: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.size = size
        self.most: i64 = at_most(size)
        self.names = names
        self.below = below
        self.low = -len(below)
        self.told_below: i64 = len(below) if any(below) else 0

    def or_none(self) -> Category:
        """The same, or -1 for none."""
        return self.or_else("")

    def or_else(self, *below: str) -> Category:
        """The same, or -1, -2 … for what these words say."""
        return Category(self.name, self.size, self.names, below)

    def fixed(self, sizes: Mapping[str, int]) -> Category:
        return Category(self.name, at_table(self.size, sizes), self.names, self.below)

    def value_of(self) -> Category | None:
        return self

    def labels(self, names: Names) -> tuple[str, ...]:
        """What its numbers are called, from 0 on; "seat 1", "seat 2" … where they have no names.

        What -1, -2 … are called stands at the end, so that each is found by its number.
        """
        below = [said or "none" for said in reversed(self.below)]
        return (*self.known_names(names), *below)

    def known_names(self, names: Names) -> list[str]:
        """As `labels`, from 0 on only."""
        known = names.get(self.name) or self.names
        return [known[i] if known else f"{self.name} {i + 1}" for i in range(self.most)]

    def high(self) -> i64:
        return self.most - 1

    def floats(self) -> i64:
        return self.most + self.told_below

    def place(self, plan: Plan, at: i64) -> None:
        plan.one_hot(at, self.name, self.most, 0, self.told_below)

    def called(self, number: int, names: Names) -> str | int | None:
        """The name of a number, or the number where it has none; null where it is none."""
        if number < 0:
            return self.below[-number - 1] or None
        known = names.get(self.name) or self.names
        return known[number] if known else number

    def to_json(self, value: object, names: Names) -> object:
        assert isinstance(value, int)
        return self.called(value, names)

    def schema(self, names: Names) -> dict[str, object]:
        known = names.get(self.name) or self.names
        said: dict[str, object] = {"title": self.name}
        if known or self.below:
            numbers = range(self.low, self.most)
            said["enum"] = [self.called(number, names) for number in numbers]
        else:
            said.update({"type": "integer", "minimum": 0, "maximum": self.most - 1})
        return said

    def meant(self) -> str:
        below = [said or "none" for said in self.below]
        return " or ".join([self.name, *below])


class Either(Category):
    """One of ``one``, or, numbered on from its last, one of ``other``; in JSON as that says it."""

    def __init__(
        self, name: str, one: Category, other: Category, below: tuple[str, ...] = ()
    ) -> None:
        assert isinstance(one.size, int), "the numbers of the other are the same at every table"
        super().__init__(name, one.size + at_most(other.size), (), below)
        self.one = one
        self.other = other

    def or_else(self, *below: str) -> Either:
        return Either(self.name, self.one, self.other, below)

    def fixed(self, sizes: Mapping[str, int]) -> Either:
        return Either(self.name, self.one, self.other.fixed(sizes), self.below)

    def known_names(self, names: Names) -> list[str]:
        return [*self.one.known_names(names), *self.other.known_names(names)]

    def called(self, number: int, names: Names) -> str | int | None:
        if number < 0:
            return super().called(number, names)
        if number < self.one.most:
            return self.one.called(number, names)
        return self.other.called(number - self.one.most, names)

    def schema(self, names: Names) -> dict[str, object]:
        kinds = [self.one.schema(names), self.other.schema(names)]
        nothing: list[dict[str, object]] = [{"enum": [b or None]} for b in self.below]
        return {"title": self.name, "anyOf": [*kinds, *nothing]}


class Extended(Category):
    """One of ``one``, or, numbered on from its last at the table, of those that ``more`` names.

    Its axes are called so; in JSON it is a number where a game's words have no names for it.
    """

    def __init__(
        self, name: str, one: Category, more: tuple[str, ...], below: tuple[str, ...] = ()
    ) -> None:
        super().__init__(name, at_most(one.size) + len(more), (), below)
        self.one = one
        self.more = more

    def or_else(self, *below: str) -> Extended:
        return Extended(self.name, self.one, self.more, below)

    def fixed(self, sizes: Mapping[str, int]) -> Extended:
        return Extended(self.name, self.one.fixed(sizes), self.more, self.below)

    def known_names(self, names: Names) -> list[str]:
        return names.get(self.name) or [*self.one.known_names(names), *self.more]


class Numbered(Category):
    """One of a category by numbers from ``first`` on: actions that a frame holds, say."""

    def __init__(self, of: Category, first: int) -> None:
        super().__init__(of.name, of.size, of.names)
        self.of = of
        self.first: i64 = first
        self.low = first

    def fixed(self, sizes: Mapping[str, int]) -> Numbered:
        return Numbered(self.of.fixed(sizes), self.first)

    def or_else(self, *below: str) -> Category:
        raise ValueError(f"{self.name} is numbered from {self.first} on, with nothing below")

    def high(self) -> i64:
        return self.first + self.most - 1

    def place(self, plan: Plan, at: i64) -> None:
        plan.one_hot(at, self.name, self.most, self.first)

    def called(self, number: int, names: Names) -> str | int | None:
        return self.of.called(number - self.first, names)

    def known_names(self, names: Names) -> list[str]:
        return self.of.known_names(names)

    def schema(self, names: Names) -> dict[str, object]:
        return self.of.schema(names)


class Count(Number):
    """How many: ``low`` to ``most``, in a tensor a part of the most. With ``low`` -1 maybe none."""

    def __init__(self, most: int | Size, low: int = 0) -> None:
        if not -1 <= low <= at_most(most):
            raise ValueError(f"a count from {low} to {at_most(most)}: it is from -1 (none) on")
        self.size = most
        self.most: i64 = at_most(most)
        self.low = low

    def or_none(self) -> Count:
        """The same, or -1 for none."""
        return Count(self.size, -1)

    def fixed(self, sizes: Mapping[str, int]) -> Count:
        return Count(at_table(self.size, sizes), self.low)

    def high(self) -> i64:
        return self.most

    def floats(self) -> i64:
        return 1

    def place(self, plan: Plan, at: i64) -> None:
        plan.part(at, self.most, min(self.low, 0))

    def to_json(self, value: object, names: Names) -> object:
        return None if value == -1 else value

    def schema(self, names: Names) -> dict[str, object]:
        low = max(self.low, 0)
        kinds: object = "integer" if self.low >= 0 else ["integer", "null"]
        return {"type": kinds, "minimum": low, "maximum": self.most}

    def meant(self) -> str:
        return f"{max(self.low, 0)} to {self.most}" + (" or none" if self.low < 0 else "")


class OutsideTensor(Count):
    """A number that the game keeps for its own account: in no tensor."""

    def or_none(self) -> OutsideTensor:
        return OutsideTensor(self.size, -1)

    def fixed(self, sizes: Mapping[str, int]) -> OutsideTensor:
        return OutsideTensor(at_table(self.size, sizes), self.low)

    def floats(self) -> i64:
        return 0

    def place(self, plan: Plan, at: i64) -> None:
        plan.skip()


class Flag(Count):
    """0 or 1; true or false in JSON."""

    def __init__(self) -> None:
        super().__init__(1)

    def or_none(self) -> Count:
        raise ValueError("a flag is never none: take a category of two")

    def fixed(self, sizes: Mapping[str, int]) -> Flag:
        return self

    def to_json(self, value: object, names: Names) -> object:
        return value == 1

    def schema(self, names: Names) -> dict[str, object]:
        return {"type": "boolean"}

    def meant(self) -> str:
        return "yes or no"


class Block(Spec):
    """A row of equal specs, ``inner``, in a tensor one after another."""

    def __init__(self, inner: Spec, length: i64) -> None:
        self.inner = inner
        self.length = length
        self.step: i64 = inner.numbers()
        self.low = inner.low

    def numbers(self) -> i64:
        return self.length * self.step

    def floats(self) -> i64:
        return self.length * self.inner.floats()

    def place(self, plan: Plan, at: i64) -> None:
        width = self.inner.floats()
        for i in range(self.length):
            self.inner.place(plan, at + self.turned(plan, i) * width)

    def turned(self, plan: Plan, number: i64) -> i64:
        """Which of the block the viewer counts in the place of this one."""
        return number

    def read(self, row: vec[i64], at: i64) -> object:
        inner, step = self.inner, self.step
        return tuple([inner.read(row, at + i * step) for i in range(self.length)])

    def flatten(self, value: object, out: list[int]) -> None:
        if not isinstance(value, tuple) or len(value) != self.length:
            raise ValueError(f"{value!r} is no row of {self.length}")
        for item in value:
            self.inner.flatten(item, out)

    def to_json(self, value: object, names: Names) -> object:
        assert isinstance(value, tuple)
        return [self.inner.to_json(item, names) for item in value]

    def axes(self) -> list[Category]:
        return [Category("order", self.length), *self.inner.axes()]

    def value_of(self) -> Category | None:
        return self.inner.value_of()

    def singles(self) -> list[Number]:
        return self.inner.singles() * int(self.length)


class Each(Block):
    """One of a spec for every number of a category: nested, a matrix.

    In a tensor the blocks of seats begin with the viewer's own.
    """

    def __init__(self, inner: Spec, by: Category) -> None:
        super().__init__(inner, by.most)
        self.by = by

    def fixed(self, sizes: Mapping[str, int]) -> Each:
        return Each(self.inner.fixed(sizes), self.by.fixed(sizes))

    def turned(self, plan: Plan, number: i64) -> i64:
        return plan.turned(self.by.name, number)

    def schema(self, names: Names) -> dict[str, object]:
        number = self.length
        items = self.inner.schema(names)
        size = {"minItems": number, "maxItems": number}
        axis = {"x-axis": self.by.name, "x-names": list(self.by.labels(names))}
        return {"type": "array", **axis, "items": items, **size}

    def meant(self) -> str:
        inner = self.inner.meant()
        if isinstance(self.inner, Each):
            return f"for each {self.by.name} and {inner.removeprefix('for ')}"
        return f"for each {self.by.name}: {inner}"

    def axes(self) -> list[Category]:
        return [self.by, *self.inner.axes()]


class Maybe(Spec):
    """What a spec says, or an empty tuple (null in JSON) while there is nothing to tell."""

    def __init__(self, inner: Spec) -> None:
        self.inner = inner
        self.low = min(inner.low, NOTHING)

    def fixed(self, sizes: Mapping[str, int]) -> Maybe:
        return Maybe(self.inner.fixed(sizes))

    def numbers(self) -> i64:
        return self.inner.numbers()

    def floats(self) -> i64:
        return self.inner.floats()

    def place(self, plan: Plan, at: i64) -> None:
        self.inner.place(plan, at)

    def read(self, row: vec[i64], at: i64) -> object:
        return () if row[at] == NOTHING else self.inner.read(row, at)

    def flatten(self, value: object, out: list[int]) -> None:
        if value == ():
            out.extend([NOTHING] * self.numbers())
        else:
            self.inner.flatten(value, out)

    def to_json(self, value: object, names: Names) -> object:
        return None if value == () else self.inner.to_json(value, names)

    def schema(self, names: Names) -> dict[str, object]:
        return {"anyOf": [self.inner.schema(names), {"type": "null"}]}

    def meant(self) -> str:
        said = self.inner.meant()
        return f"nothing, or {said}" if isinstance(self.inner, Each) else f"{said}, or nothing"

    def axes(self) -> list[Category]:
        return self.inner.axes()

    def value_of(self) -> Category | None:
        return self.inner.value_of()

    def singles(self) -> list[Number]:
        return self.inner.singles()


NOTHING: Final[i64] = -9
"""Stands in a row where a `Maybe` or a `Several` tells nothing; no number of a game is so low."""


def object_schema(properties: dict[str, dict[str, object]]) -> dict[str, object]:
    """The JSON schema of an object with just these."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def entry(name: str, spec: Spec) -> str:
    """A named part as a reference page has it; a seat that is called seat is not named twice."""
    said = spec.meant()
    return said if said == name or said.startswith(f"{name} or ") else f"{name}: {said}"
