"""Specs: what a number, or a block of numbers, that leaves a game stands for.

An observation is kept as a *row* of integers. A `Spec` says what some of them are: it makes the
value that code reads (an int, or nested tuples), the JSON that programs read, and the place of
each integer in a tensor. `Category` and `Count` are single integers, all others blocks of them.
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

    def high(self) -> i64:
        """The greatest number that it may hold."""
        raise NotImplementedError

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

    def told(self, value: object, names: Names) -> object:
        """A value as JSON: by names where numbers have any."""
        raise NotImplementedError

    def schema(self, names: Names) -> dict[str, object]:
        """The JSON schema of what `told` gives."""
        raise NotImplementedError

    def meant(self) -> str:
        """What it holds, in a few words for a reference page."""
        raise NotImplementedError

    def each(self, by: Category) -> Spec:
        """A block with one of these for every number of a category."""
        return Each(self, by)

    def or_nothing(self) -> Spec:
        """The same, or an empty tuple while there is nothing to tell."""
        return Maybe(self)


class Number(Spec):
    """A single integer."""

    def checked(self, value: object) -> int:
        """The value, if it is an integer in range."""
        if not isinstance(value, int) or not self.low <= value <= self.high():
            raise ValueError(f"{value!r} is not in {self.low} .. {self.high()}")
        return int(value)

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

    def told(self, value: object, names: Names) -> object:
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
        super().__init__(name, at_most(one.size) + at_most(other.size), (), below)
        self.one = one
        self.other = other

    def or_else(self, *below: str) -> Either:
        return Either(self.name, self.one, self.other, below)

    def fixed(self, sizes: Mapping[str, int]) -> Either:
        return self  # its numbers are the same at every table

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

    def schema(self, names: Names) -> dict[str, object]:
        return self.of.schema(names)


class Count(Number):
    """How many: ``low`` to ``most``, in a tensor a part of the most. With ``low`` -1 maybe none."""

    def __init__(self, most: int | Size, low: int = 0) -> None:
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

    def told(self, value: object, names: Names) -> object:
        return None if value == -1 else value

    def schema(self, names: Names) -> dict[str, object]:
        low = max(self.low, 0)
        kinds: object = "integer" if self.low >= 0 else ["integer", "null"]
        return {"type": kinds, "minimum": low, "maximum": self.most}

    def meant(self) -> str:
        return f"{max(self.low, 0)} to {self.most}" + (" or none" if self.low < 0 else "")


class Plain(Count):
    """A number that the game keeps for its own account: in no tensor."""

    def or_none(self) -> Plain:
        return Plain(self.size, -1)

    def fixed(self, sizes: Mapping[str, int]) -> Plain:
        return Plain(at_table(self.size, sizes), self.low)

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

    def told(self, value: object, names: Names) -> object:
        return value == 1

    def schema(self, names: Names) -> dict[str, object]:
        return {"type": "boolean"}

    def meant(self) -> str:
        return "yes or no"


class Block(Spec):
    """A row of equal specs, ``inner``, one for each number of ``by`` or place of a list."""

    def __init__(self, inner: Spec, length: i64) -> None:
        self.inner = inner
        self.length = length
        self.step: i64 = inner.numbers()
        self.low = inner.low

    def numbers(self) -> i64:
        return self.length * self.step

    def high(self) -> i64:
        return self.inner.high()

    def floats(self) -> i64:
        return self.length * self.inner.floats()

    def read(self, row: vec[i64], at: i64) -> object:
        inner, step = self.inner, self.step
        return tuple([inner.read(row, at + i * step) for i in range(self.length)])

    def flatten(self, value: object, out: list[int]) -> None:
        if not isinstance(value, tuple) or len(value) != self.length:
            raise ValueError(f"{value!r} is no row of {self.length}")
        for item in value:
            self.inner.flatten(item, out)

    def told(self, value: object, names: Names) -> object:
        assert isinstance(value, tuple)
        return [self.inner.told(item, names) for item in value]


class Each(Block):
    """One of a spec for every number of a category: nested, a matrix.

    In a tensor the blocks of seats begin with the viewer's own.
    """

    def __init__(self, inner: Spec, by: Category) -> None:
        super().__init__(inner, by.most)
        self.by = by

    def fixed(self, sizes: Mapping[str, int]) -> Each:
        return Each(self.inner.fixed(sizes), self.by.fixed(sizes))

    def place(self, plan: Plan, at: i64) -> None:
        width = self.inner.floats()
        for i in range(self.length):
            self.inner.place(plan, at + plan.turned(self.by.name, i) * width)

    def schema(self, names: Names) -> dict[str, object]:
        number = self.length
        items = self.inner.schema(names)
        return {"type": "array", "items": items, "minItems": number, "maxItems": number}

    def meant(self) -> str:
        return f"{self.inner.meant()}, for each {self.by.name}"


class Ordered(Block):
    """At most ``length`` of a category in an order, as a tuple; in a tensor place by place."""

    def __init__(self, of: Category, length: int | Size) -> None:
        filled = of if of.low < 0 else of.or_none()  # -1 where there is none any more
        super().__init__(filled, at_most(length))
        self.of = of
        self.size = length

    def fixed(self, sizes: Mapping[str, int]) -> Ordered:
        return Ordered(self.of.fixed(sizes), at_table(self.size, sizes))

    def place(self, plan: Plan, at: i64) -> None:
        width = self.inner.floats()
        for i in range(self.length):
            self.inner.place(plan, at + i * width)

    def read(self, row: vec[i64], at: i64) -> object:
        end: i64 = 0
        while end < self.length and row[at + end] >= 0:
            end += 1
        return tuple([row[at + i] for i in range(end)])

    def flatten(self, value: object, out: list[int]) -> None:
        if not isinstance(value, tuple) or len(value) > self.length:
            raise ValueError(f"{value!r} is no list of at most {self.length}")
        for item in value:
            self.of.flatten(item, out)
        out.extend([-1] * (self.length - len(value)))

    def schema(self, names: Names) -> dict[str, object]:
        return {"type": "array", "items": self.of.schema(names), "maxItems": self.length}

    def meant(self) -> str:
        return f"list of at most {self.length}: {self.of.meant()}"


class Subset(Spec):
    """Some of a category, as a tuple of their numbers in ascending order; a flag for each."""

    def __init__(self, of: Category) -> None:
        self.of = of

    def fixed(self, sizes: Mapping[str, int]) -> Subset:
        return Subset(self.of.fixed(sizes))

    def numbers(self) -> i64:
        return self.of.most

    def high(self) -> i64:
        return 1

    def floats(self) -> i64:
        return self.of.most

    def place(self, plan: Plan, at: i64) -> None:
        for i in range(self.of.most):
            plan.part(at + plan.turned(self.of.name, i), 1)

    def read(self, row: vec[i64], at: i64) -> object:
        return tuple([i for i in range(self.of.most) if row[at + i] == 1])

    def flatten(self, value: object, out: list[int]) -> None:
        if not isinstance(value, tuple) or list(value) != sorted(set(value)):
            raise ValueError(f"{value!r} is no ascending list")
        numbers = [self.of.checked(item) for item in value]
        out.extend([int(i in numbers) for i in range(self.of.most)])

    def told(self, value: object, names: Names) -> object:
        assert isinstance(value, tuple)
        return [self.of.told(item, names) for item in value]

    def schema(self, names: Names) -> dict[str, object]:
        items = self.of.schema(names)
        return {"type": "array", "items": items, "uniqueItems": True, "maxItems": self.of.most}

    def meant(self) -> str:
        return f"any number of each {self.of.name}, in ascending order"


class Bag(Block):
    """How many of each of a category, at most ``most``; ``{"tithe": 2}`` in JSON."""

    def __init__(self, of: Category, most: int | Size) -> None:
        super().__init__(Count(most), of.most)
        self.of = of
        self.most = most

    def fixed(self, sizes: Mapping[str, int]) -> Bag:
        return Bag(self.of.fixed(sizes), at_table(self.most, sizes))

    def place(self, plan: Plan, at: i64) -> None:
        for i in range(self.length):
            self.inner.place(plan, at + plan.turned(self.of.name, i))

    def told(self, value: object, names: Names) -> object:
        assert isinstance(value, tuple)
        return {str(self.of.called(kind, names)): n for kind, n in enumerate(value) if n}

    def schema(self, names: Names) -> dict[str, object]:
        counts = {"type": "integer", "minimum": 1, "maximum": self.inner.high()}
        kinds = [str(self.of.called(kind, names)) for kind in range(self.length)]
        return {
            "type": "object",
            "properties": dict.fromkeys(kinds, counts),
            "additionalProperties": False,
        }

    def meant(self) -> str:
        return f"how many of each {self.of.name}"


class PackedBag(Bag):
    """A bag in a single number: so many bits for each of a category, the first the lowest.

    That is how a frame or an event holds one. Outside of the game it is an ordinary bag.
    """

    bits: tuple[int, ...]

    def __init__(self, of: Category, most: int, bits: tuple[int, ...]) -> None:
        super().__init__(of, most)
        self.bits = bits

    def fixed(self, sizes: Mapping[str, int]) -> PackedBag:
        return self

    def unpacked(self, number: int) -> tuple[int, ...]:
        """How many of each a number says."""
        counts: list[int] = []
        for bits in self.bits:
            counts.append(number & ((1 << bits) - 1))
            number >>= bits
        return tuple(counts)

    def packed(self, counts: list[int]) -> int:
        """The number that says how many there are of each."""
        number, at = 0, 0
        for count, bits in zip(counts, self.bits, strict=True):
            number |= count << at
            at += bits
        return number


class Maybe(Spec):
    """What a spec says, or an empty tuple (null in JSON) while there is nothing to tell."""

    def __init__(self, inner: Spec) -> None:
        self.inner = inner
        self.low = min(inner.low, NOTHING)

    def fixed(self, sizes: Mapping[str, int]) -> Maybe:
        return Maybe(self.inner.fixed(sizes))

    def numbers(self) -> i64:
        return self.inner.numbers()

    def high(self) -> i64:
        return self.inner.high()

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

    def told(self, value: object, names: Names) -> object:
        return None if value == () else self.inner.told(value, names)

    def schema(self, names: Names) -> dict[str, object]:
        return {"anyOf": [self.inner.schema(names), {"type": "null"}]}

    def meant(self) -> str:
        return f"{self.inner.meant()}; or nothing yet"


class Record(Spec):
    """Several named values, as a tuple; an object in JSON."""

    def __init__(self, **parts: Spec) -> None:
        self.parts: dict[str, Spec] = parts
        self.low = min([part.low for part in parts.values()])

    def fixed(self, sizes: Mapping[str, int]) -> Record:
        return Record(**{name: part.fixed(sizes) for name, part in self.parts.items()})

    def numbers(self) -> i64:
        return sum([part.numbers() for part in self.parts.values()])

    def high(self) -> i64:
        return max([part.high() for part in self.parts.values()])

    def floats(self) -> i64:
        return sum([part.floats() for part in self.parts.values()])

    def place(self, plan: Plan, at: i64) -> None:
        for part in self.parts.values():
            part.place(plan, at)
            at += part.floats()

    def read(self, row: vec[i64], at: i64) -> object:
        found: list[object] = []
        for part in self.parts.values():
            found.append(part.read(row, at))
            at += part.numbers()
        return tuple(found)

    def flatten(self, value: object, out: list[int]) -> None:
        if not isinstance(value, tuple) or len(value) != len(self.parts):
            raise ValueError(f"{value!r} is no {', '.join(self.parts)}")
        for part, item in zip(self.parts.values(), value, strict=True):
            part.flatten(item, out)

    def told(self, value: object, names: Names) -> object:
        assert isinstance(value, tuple)
        pairs = zip(self.parts.items(), value, strict=True)
        return {name: part.told(item, names) for (name, part), item in pairs}

    def schema(self, names: Names) -> dict[str, object]:
        return object_schema({name: part.schema(names) for name, part in self.parts.items()})

    def meant(self) -> str:
        parts = [f"{name}: {part.meant()}" for name, part in self.parts.items()]
        return f"{{{'; '.join(parts)}}}"


class PackedRecord(Record):
    """A record in a single number: so many bits for each part, the first the lowest.

    That is how a frame or an event holds one. Outside of the game it is an ordinary record. With
    ``maybe`` a 0 is none: an empty tuple, null in JSON.
    """

    def __init__(self, bits: tuple[int, ...], maybe: bool = False, **parts: Spec) -> None:
        super().__init__(**parts)
        self.bits = bits
        self.maybe = maybe

    def or_nothing(self) -> PackedRecord:
        return PackedRecord(self.bits, True, **self.parts)

    def fixed(self, sizes: Mapping[str, int]) -> PackedRecord:
        return self

    def unpacked(self, number: int) -> tuple[int, ...]:
        """The parts that a number says."""
        parts: list[int] = []
        if number == 0 and self.maybe:
            return ()
        for bits in self.bits:
            parts.append(number & ((1 << bits) - 1))
            number >>= bits
        return tuple(parts)

    def holds(self, number: int) -> bool:
        """Whether a number says parts that there are."""
        if number < 0 or number >> sum(self.bits):
            return False
        pairs = zip(self.parts.values(), self.unpacked(number), strict=False)
        return all(spec.low <= part <= spec.high() for spec, part in pairs)

    def told(self, value: object, names: Names) -> object:
        return None if value == () and self.maybe else super().told(value, names)

    def schema(self, names: Names) -> dict[str, object]:
        said = super().schema(names)
        return {"anyOf": [said, {"type": "null"}]} if self.maybe else said

    def meant(self) -> str:
        return super().meant() + ("; or nothing" if self.maybe else "")


class Several(Block):
    """At most ``length`` of a spec one after another, as a tuple; in a tensor place by place."""

    def __init__(self, inner: Spec, length: int | Size) -> None:
        super().__init__(inner, at_most(length))
        self.size = length
        self.low = min(inner.low, NOTHING)

    def fixed(self, sizes: Mapping[str, int]) -> Several:
        return Several(self.inner.fixed(sizes), at_table(self.size, sizes))

    def place(self, plan: Plan, at: i64) -> None:
        width = self.inner.floats()
        for i in range(self.length):
            self.inner.place(plan, at + i * width)

    def read(self, row: vec[i64], at: i64) -> object:
        end: i64 = 0
        while end < self.length and row[at + end * self.step] != NOTHING:
            end += 1
        return tuple([self.inner.read(row, at + i * self.step) for i in range(end)])

    def flatten(self, value: object, out: list[int]) -> None:
        if not isinstance(value, tuple) or len(value) > self.length:
            raise ValueError(f"{value!r} is no list of at most {self.length}")
        for item in value:
            self.inner.flatten(item, out)
        out.extend([NOTHING] * (self.step * (self.length - len(value))))

    def schema(self, names: Names) -> dict[str, object]:
        return {"type": "array", "items": self.inner.schema(names), "maxItems": self.length}

    def meant(self) -> str:
        return f"list of at most {self.length}: {self.inner.meant()}"


NOTHING: Final = -9
"""Stands in a row where a `Maybe` or a `Several` tells nothing; no number of a game is so low."""


def object_schema(properties: dict[str, dict[str, object]]) -> dict[str, object]:
    """The JSON schema of an object with just these."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
