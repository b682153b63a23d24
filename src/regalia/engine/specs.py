"""Specs: what a number, or a block of numbers, of an observation, frame or event represents.

An observation is stored as a *row* of integers. A `Spec` converts some of them to a value for code
(an int, or nested tuples) and to JSON, and defines their place in a tensor. A `Number` is a single
integer. Lists, sets, bags and records of numbers are in ``blocks.py``, frames in ``frames.py``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine.plan import Plan
from regalia.engine.sizes import Size as Size
from regalia.engine.sizes import at_most as at_most
from regalia.engine.sizes import at_table as at_table

Names = Mapping[str, list[str]]
"""The names of each category's numbers, by the name of the category."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Spec:
    """What a number or a block of numbers represents. The subclasses are the types there are.

    ``low`` is the minimum; rows are padded with it.
    """

    low: i64 = 0

    def fixed(self, sizes: Mapping[str, int]) -> Spec:
        """The same spec at one table: each `Size` is replaced by its value."""
        raise NotImplementedError

    def numbers(self) -> i64:
        """The number of integers in a row."""
        return 1

    def floats(self) -> i64:
        """The number of floats in a tensor."""
        raise NotImplementedError

    def place(self, plan: Plan, at: i64) -> None:
        """Add the places of the next integers to a plan; their floats begin at number ``at``."""
        raise NotImplementedError

    def read(self, row: vec[i64], at: i64) -> object:
        """The value of the integers that begin at number ``at`` of a row."""
        raise NotImplementedError

    def flatten(self, value: object, out: list[int]) -> None:
        """Append to ``out`` the integers that represent a value: the inverse of `read`.

        Raises:
            ValueError: the value does not match the spec.
        """
        raise NotImplementedError

    def to_json(self, value: object, names: Names) -> object:
        """A value as JSON, with names in place of numbers that have them."""
        raise NotImplementedError

    def schema(self, names: Names) -> dict[str, object]:
        """The JSON schema of the result of `to_json`."""
        raise NotImplementedError

    def summary(self) -> str:
        """A short description for reference pages."""
        raise NotImplementedError

    def axes(self) -> list[Category]:
        """What each index of a value counts: two axes for a matrix, none for a number."""
        return []

    def value_of(self) -> Category | None:
        """The category of the numbers in a value, if they are all of the same one."""
        return None

    def integer_specs(self) -> list[Number]:
        """The spec of each integer, if the spec can be packed; otherwise empty."""
        return []

    def each(self, by: Category) -> Spec:
        """A block with one of these for every number of a category."""
        return Each(self, by)

    def or_nothing(self) -> Spec:
        """The same, or an empty tuple while there is no value."""
        return Maybe(self)


class Number(Spec):
    """A single integer, as in a column of a frame or a part of an event."""

    def high(self) -> i64:
        """The maximum."""
        raise NotImplementedError

    def fixed(self, sizes: Mapping[str, int]) -> Number:
        raise NotImplementedError

    def fault(self) -> str:
        """What is wrong with the declaration, or ""."""
        return ""

    def holds(self, number: i64) -> bool:
        """Whether the number is in range."""
        return self.low <= number <= self.high()

    def checked(self, value: object) -> int:
        """The value, if it is an integer in range; otherwise raise ValueError."""
        if not isinstance(value, int) or not self.low <= value <= self.high():
            raise ValueError(f"{value!r} is not in {self.low} .. {self.high()}")
        return int(value)

    def inside(self) -> Spec:
        """The spec of the number in a row: itself, or the unpacked spec if it is packed."""
        return self

    def unpack(self, number: i64, row: vec[i64], at: i64) -> None:
        """Write the number into a row from integer ``at`` on, as `inside` defines."""
        row[at] = number

    def pack(self, row: vec[i64], at: i64) -> i64:
        """The number that `unpack` wrote: its inverse."""
        return row[at]

    def value(self, number: i64) -> object:
        """The value of a number, for code."""
        return number

    def packed(self, value: object) -> int:
        """The number that represents a value: the inverse of `value`.

        Raises:
            ValueError: there is none.
        """
        if not isinstance(value, int):
            raise ValueError(f"{value!r} is not a number")
        return int(value)

    def integer_specs(self) -> list[Number]:
        return [self]

    def read(self, row: vec[i64], at: i64) -> object:
        return row[at]

    def flatten(self, value: object, out: list[int]) -> None:
        out.append(self.checked(value))


class Category(Number):
    """A number that stands for one of ``size`` named things; one float for each of them.

    ``below`` says what -1, -2 … mean, with a float for each. If it is ("",), -1 means none: null in
    JSON, and all zeros in a tensor.
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
        self.named_below: i64 = len(below) if any(below) else 0

    def or_none(self) -> Category:
        """The same, or -1 for none."""
        return self.or_else("")

    def or_else(self, *below: str) -> Category:
        """The same, or -1, -2 … with these meanings."""
        return Category(self.name, self.size, self.names, below)

    def fixed(self, sizes: Mapping[str, int]) -> Category:
        return Category(self.name, at_table(self.size, sizes), self.names, self.below)

    def value_of(self) -> Category | None:
        return self

    def labels(self, names: Names) -> tuple[str, ...]:
        """The labels of its numbers, from 0 on; "seat 1", "seat 2" … if they have no names.

        Those of -1, -2 … come last in reverse order, so each number is a valid index.
        """
        below = [meaning or "none" for meaning in reversed(self.below)]
        return (*self.known_names(names), *below)

    def known_names(self, names: Names) -> list[str]:
        """The labels from 0 on."""
        known = names.get(self.name) or self.names
        return [known[i] if known else f"{self.name} {i + 1}" for i in range(self.most)]

    def high(self) -> i64:
        return self.most - 1

    def floats(self) -> i64:
        return self.most + self.named_below

    def place(self, plan: Plan, at: i64) -> None:
        plan.one_hot(at, self.name, self.most, 0, self.named_below)

    def name_of(self, number: int, names: Names) -> str | int | None:
        """The name of a number, the number itself if it has none, or None for none."""
        if number < 0:
            return self.below[-number - 1] or None
        known = names.get(self.name) or self.names
        return known[number] if known else number

    def to_json(self, value: object, names: Names) -> object:
        assert isinstance(value, int)
        return self.name_of(value, names)

    def schema(self, names: Names) -> dict[str, object]:
        known = names.get(self.name) or self.names
        found: dict[str, object] = {"title": self.name}
        if known or self.below:
            numbers = range(self.low, self.most)
            found["enum"] = [self.name_of(number, names) for number in numbers]
        else:
            found.update({"type": "integer", "minimum": 0, "maximum": self.most - 1})
        return found

    def summary(self) -> str:
        below = [meaning or "none" for meaning in self.below]
        return " or ".join([self.name, *below])


class Either(Category):
    """A number of category ``one`` or, counted on from there, of ``other``; in JSON as those."""

    def __init__(
        self, name: str, one: Category, other: Category, below: tuple[str, ...] = ()
    ) -> None:
        if not isinstance(one.size, int):
            raise ValueError(
                f"{name}: the size of {one.name} differs between tables, so it must come second"
            )
        super().__init__(name, one.size + at_most(other.size), (), below)
        self.one = one
        self.other = other

    def or_else(self, *below: str) -> Either:
        return Either(self.name, self.one, self.other, below)

    def fixed(self, sizes: Mapping[str, int]) -> Either:
        return Either(self.name, self.one, self.other.fixed(sizes), self.below)

    def known_names(self, names: Names) -> list[str]:
        return [*self.one.known_names(names), *self.other.known_names(names)]

    def name_of(self, number: int, names: Names) -> str | int | None:
        if number < 0:
            return super().name_of(number, names)
        if number < self.one.most:
            return self.one.name_of(number, names)
        return self.other.name_of(number - self.one.most, names)

    def schema(self, names: Names) -> dict[str, object]:
        kinds = [self.one.schema(names), self.other.schema(names)]
        nothing: list[dict[str, object]] = [{"enum": [b or None]} for b in self.below]
        return {"title": self.name, "anyOf": [*kinds, *nothing]}


class Extended(Category):
    """A number of category ``one`` or, counted on from its last at the table, one of ``more``.

    In JSON it is a number unless the game's words name it.
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
    """A number of a category, counted from ``first``: for example an action in a frame."""

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

    def name_of(self, number: int, names: Names) -> str | int | None:
        return self.of.name_of(number - self.first, names)

    def known_names(self, names: Names) -> list[str]:
        return self.of.known_names(names)

    def schema(self, names: Names) -> dict[str, object]:
        return self.of.schema(names)


class Count(Number):
    """A number from ``low`` to ``most``, in a tensor its fraction of ``most``. -1 means none."""

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

    def summary(self) -> str:
        return f"{max(self.low, 0)} to {self.most}" + (" or none" if self.low < 0 else "")


class OutsideTensor(Count):
    """A count that is not in tensors."""

    def or_none(self) -> OutsideTensor:
        return OutsideTensor(self.size, -1)

    def fixed(self, sizes: Mapping[str, int]) -> OutsideTensor:
        return OutsideTensor(at_table(self.size, sizes), self.low)

    def floats(self) -> i64:
        return 0

    def place(self, plan: Plan, at: i64) -> None:
        plan.skip()


class Flag(Count):
    """0 or 1; false or true in JSON."""

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

    def summary(self) -> str:
        return "yes or no"


class Block(Spec):
    """A sequence of ``length`` equal specs, ``inner``."""

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
            self.inner.place(plan, at + self.viewer_index(plan, i) * width)

    def viewer_index(self, plan: Plan, number: i64) -> i64:
        """The position at which the viewer has this element of the block."""
        return number

    def read(self, row: vec[i64], at: i64) -> object:
        inner, step = self.inner, self.step
        return tuple([inner.read(row, at + i * step) for i in range(self.length)])

    def flatten(self, value: object, out: list[int]) -> None:
        if not isinstance(value, tuple) or len(value) != self.length:
            raise ValueError(f"{value!r} is not a tuple of {self.length}")
        for item in value:
            self.inner.flatten(item, out)

    def to_json(self, value: object, names: Names) -> object:
        assert isinstance(value, tuple)
        return [self.inner.to_json(item, names) for item in value]

    def axes(self) -> list[Category]:
        return [Category("order", self.length), *self.inner.axes()]

    def value_of(self) -> Category | None:
        return self.inner.value_of()

    def integer_specs(self) -> list[Number]:
        return self.inner.integer_specs() * int(self.length)


class Each(Block):
    """One ``inner`` for every number of a category. Nested, they form a matrix.

    In a tensor, the element of the viewer's own seat comes first.
    """

    def __init__(self, inner: Spec, by: Category) -> None:
        super().__init__(inner, by.most)
        self.by = by

    def fixed(self, sizes: Mapping[str, int]) -> Each:
        return Each(self.inner.fixed(sizes), self.by.fixed(sizes))

    def viewer_index(self, plan: Plan, number: i64) -> i64:
        return plan.viewer_index(self.by.name, number)

    def schema(self, names: Names) -> dict[str, object]:
        number = self.length
        items = self.inner.schema(names)
        size = {"minItems": number, "maxItems": number}
        axis = {"x-axis": self.by.name, "x-names": list(self.by.labels(names))}
        return {"type": "array", **axis, "items": items, **size}

    def summary(self) -> str:
        inner = self.inner.summary()
        if isinstance(self.inner, Each):
            return f"for each {self.by.name} and {inner.removeprefix('for ')}"
        return f"for each {self.by.name}: {inner}"

    def axes(self) -> list[Category]:
        return [self.by, *self.inner.axes()]


class Maybe(Spec):
    """A spec, or an empty tuple (null in JSON) while there is no value."""

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

    def summary(self) -> str:
        inner = self.inner.summary()
        return f"nothing, or {inner}" if isinstance(self.inner, Each) else f"{inner}, or nothing"

    def axes(self) -> list[Category]:
        return self.inner.axes()

    def value_of(self) -> Category | None:
        return self.inner.value_of()

    def integer_specs(self) -> list[Number]:
        return self.inner.integer_specs()


NOTHING: Final[i64] = -9
"""Marks a missing value of a `Maybe` or `Several` in a row; below every number of a game."""


def object_schema(properties: dict[str, dict[str, object]]) -> dict[str, object]:
    """The JSON schema of an object with exactly these properties."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def entry(name: str, spec: Spec) -> str:
    """A named part on a reference page. A seat named "seat" is not named twice."""
    summary = spec.summary()
    return summary if summary == name or summary.startswith(f"{name} or ") else f"{name}: {summary}"
