"""Blocks: specs of several numbers: lists, sets, bags and records.

`Packed` stores a block in a single number, for a column of a frame or a part of an event.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.named import Named, named_tuple
from regalia.engine.plan import ByKey, Listed, Plan
from regalia.engine.specs import (
    NOTHING,
    Block,
    Category,
    Count,
    Maybe,
    Names,
    Number,
    Size,
    Spec,
    at_most,
    at_table,
    entry,
    object_schema,
)

MOST_BITS: Final[i64] = 59
"""Maximum number of packed bits: a packed number plus 1 must stay below 2**60
(`State.revealed_to`)."""


class Ordered(Block):
    """At most ``length`` numbers of a category in order, as a tuple."""

    def __init__(self, of: Category, length: int | Size) -> None:
        filled = of if of.low < 0 else of.or_none()  # -1 after the last
        super().__init__(filled, at_most(length))
        self.of = of
        self.size = length

    def fixed(self, sizes: Mapping[str, int]) -> Ordered:
        return Ordered(self.of.fixed(sizes), at_table(self.size, sizes))

    def read(self, row: vec[i64], at: i64) -> object:
        end: i64 = 0
        while end < self.length and row[at + end] >= 0:
            end += 1
        return tuple([row[at + i] for i in range(end)])

    def flatten(self, value: object, out: list[int]) -> None:
        if not isinstance(value, tuple) or len(value) > self.length:
            raise ValueError(f"{value!r} is not a tuple of at most {self.length}")
        for item in value:
            self.of.flatten(item, out)
        out.extend([-1] * (self.length - len(value)))

    def schema(self, names: Names) -> dict[str, object]:
        return {"type": "array", "items": self.of.schema(names), "maxItems": self.length}

    def summary(self) -> str:
        return f"list of at most {self.length}: {self.of.summary()}"

    def value_of(self) -> Category | None:
        return self.of


class Subset(Spec):
    """A set of numbers of a category, as an ascending tuple; in a row, a flag for each."""

    def __init__(self, of: Category) -> None:
        self.of = of

    def fixed(self, sizes: Mapping[str, int]) -> Subset:
        return Subset(self.of.fixed(sizes))

    def numbers(self) -> i64:
        return self.of.most

    def floats(self) -> i64:
        return self.of.most

    def place(self, plan: Plan, at: i64) -> None:
        for i in range(self.of.most):
            plan.part(at + plan.viewer_index(self.of.name, i), 1)

    def read(self, row: vec[i64], at: i64) -> object:
        return tuple([i for i in range(self.of.most) if row[at + i] == 1])

    def flatten(self, value: object, out: list[int]) -> None:
        if not isinstance(value, tuple) or list(value) != sorted(set(value)):
            raise ValueError(f"{value!r} is not an ascending tuple")
        numbers = [self.of.checked(item) for item in value]
        out.extend([int(i in numbers) for i in range(self.of.most)])

    def to_json(self, value: object, names: Names) -> object:
        assert isinstance(value, tuple)
        return [self.of.to_json(item, names) for item in value]

    def schema(self, names: Names) -> dict[str, object]:
        items = self.of.schema(names)
        return {"type": "array", "items": items, "uniqueItems": True, "maxItems": self.of.most}

    def summary(self) -> str:
        return f"list in ascending order: {self.of.summary()}"

    def axes(self) -> list[Category]:
        return [Category("order", self.of.size)]

    def value_of(self) -> Category | None:
        return self.of


class Bag(Spec):
    """How many of each of a category, at most ``most``; ``{"tithe": 2}`` in JSON.

    ``most`` is one number for all, or one for each: at a table with fewer kinds, the first of them.
    """

    def __init__(self, of: Category, most: int | Size | tuple[int, ...]) -> None:
        self.of = of
        self.most = most
        each: list[int | Size] = list(most) if isinstance(most, tuple) else [most] * of.most
        if len(each) != of.most:
            raise ValueError(f"{len(each)} maximums are given, one for each of {of.most} {of.name}")
        self.counts: list[Count] = [Count(number) for number in each]

    def fixed(self, sizes: Mapping[str, int]) -> Bag:
        of = self.of.fixed(sizes)
        if isinstance(self.most, tuple):
            return Bag(of, self.most[: of.most])
        return Bag(of, at_table(self.most, sizes))

    def numbers(self) -> i64:
        return len(self.counts)

    def floats(self) -> i64:
        return len(self.counts)

    def place(self, plan: Plan, at: i64) -> None:
        for i in range(len(self.counts)):
            self.counts[i].place(plan, at + plan.viewer_index(self.of.name, i))

    def read(self, row: vec[i64], at: i64) -> object:
        return tuple([row[at + i] for i in range(len(self.counts))])

    def flatten(self, value: object, out: list[int]) -> None:
        if not isinstance(value, tuple) or len(value) != len(self.counts):
            raise ValueError(f"{value!r} is not a tuple of {len(self.counts)}")
        for i in range(len(self.counts)):
            number, most = value[i], self.counts[i].most
            if not isinstance(number, int) or not 0 <= number <= most:
                raise ValueError(f"{number!r} is not in 0 .. {most}")
            out.append(number)

    def to_json(self, value: object, names: Names) -> object:
        assert isinstance(value, tuple)
        return {str(self.of.name_of(kind, names)): n for kind, n in enumerate(value) if n}

    def schema(self, names: Names) -> dict[str, object]:
        kinds: dict[str, dict[str, object]] = {}
        for kind, count in enumerate(self.counts):
            name = str(self.of.name_of(kind, names))
            kinds[name] = {"type": "integer", "minimum": 1, "maximum": count.most}
        return {"type": "object", "properties": kinds, "additionalProperties": False}

    def summary(self) -> str:
        return f"how many of each {self.of.name}"

    def axes(self) -> list[Category]:
        return [self.of]

    def integer_specs(self) -> list[Number]:
        return [count for count in self.counts]


class Record(Spec):
    """Several named values, as a named tuple of the class ``named``; an object in JSON."""

    def __init__(self, **parts: Spec) -> None:
        self.parts: dict[str, Spec] = parts
        self.named: Named = named_tuple("Record", tuple(parts))
        self.low = min([part.low for part in parts.values()])

    def fixed(self, sizes: Mapping[str, int]) -> Record:
        return Record(**{name: part.fixed(sizes) for name, part in self.parts.items()})

    def numbers(self) -> i64:
        return sum([part.numbers() for part in self.parts.values()])

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
        return self.named(*found)

    def flatten(self, value: object, out: list[int]) -> None:
        if not isinstance(value, tuple) or len(value) != len(self.parts):
            raise ValueError(f"{value!r} is not ({', '.join(self.parts)})")
        for part, item in zip(self.parts.values(), value, strict=True):
            part.flatten(item, out)

    def to_json(self, value: object, names: Names) -> object:
        assert isinstance(value, tuple)
        pairs = zip(self.parts.items(), value, strict=True)
        return {name: part.to_json(item, names) for (name, part), item in pairs}

    def schema(self, names: Names) -> dict[str, object]:
        return object_schema({name: part.schema(names) for name, part in self.parts.items()})

    def summary(self) -> str:
        return f"{{{'; '.join([entry(name, part) for name, part in self.parts.items()])}}}"

    def axes(self) -> list[Category]:
        return [Category("part", len(self.parts), tuple(self.parts))]

    def integer_specs(self) -> list[Number]:
        return [single for part in self.parts.values() for single in part.integer_specs()]


class Several(Block):
    """The latest ``length`` values of a spec, as a tuple, the last one last.

    A list whose length follows from play may have more: `Writer.entry` leaves out the earliest. If
    it is ``counted``, the observation says how many: the value is a pair of the tuple and the
    number left out, in JSON ``{"latest": […], "more": 3}``, without ``more`` if there are none. A
    tensor does not have that number.

    If ``last`` is given, a tensor holds only that many, the latest ones, and the length of the
    list. That suits lists that are usually short but can be long.
    """

    def __init__(
        self, inner: Spec, length: int | Size, last: int = 0, counted: bool = False
    ) -> None:
        super().__init__(inner, at_most(length))
        self.size = length
        self.last = last
        self.counted = counted
        self.low = min(inner.low, NOTHING)

    def fixed(self, sizes: Mapping[str, int]) -> Several:
        length = at_table(self.size, sizes)
        return Several(self.inner.fixed(sizes), length, self.last, self.counted)

    def listed(self) -> i64:
        """The number of integers in a row that hold the values themselves."""
        return self.length * self.step

    def numbers(self) -> i64:
        return self.listed() + (1 if self.counted else 0)

    def floats(self) -> i64:
        return 1 + self.last * self.inner.floats() if self.last else super().floats()

    def place(self, plan: Plan, at: i64) -> None:
        if not self.last:
            super().place(plan, at)
        else:
            one = Plan(plan.orders)
            self.inner.place(one, 0)
            listed = Listed(one, len(plan.first), at, self.step, self.length, self.last, NOTHING)
            listed.width = self.inner.floats()
            plan.leave(listed)
        if self.counted:
            plan.skip()

    def read(self, row: vec[i64], at: i64) -> object:
        end: i64 = 0
        while end < self.length and row[at + end * self.step] != NOTHING:
            end += 1
        latest = tuple([self.inner.read(row, at + i * self.step) for i in range(end)])
        if not self.counted:
            return latest
        return latest, max(int(row[at + self.listed()]), 0)

    def flatten(self, value: object, out: list[int]) -> None:
        latest, more = self.parted(value)
        if not isinstance(latest, tuple) or len(latest) > self.length:
            raise ValueError(f"{latest!r} is not a tuple of at most {self.length}")
        if more < 0 or (more > 0 and len(latest) < self.length):
            raise ValueError(f"{more} cannot be left out of {len(latest)} listed")
        for item in latest:
            self.inner.flatten(item, out)
        out.extend([NOTHING] * (self.step * (self.length - len(latest))))
        if self.counted:
            out.append(more if more > 0 else NOTHING)

    def parted(self, value: object) -> tuple[object, int]:
        """The values in a value of this spec, and how many are left out.

        Raises:
            ValueError: it is not such a value.
        """
        if not self.counted:
            return value, 0
        if not isinstance(value, tuple) or len(value) != 2 or not isinstance(value[1], int):
            raise ValueError(f"{value!r} is not a pair of a tuple and the number left out")
        return value[0], value[1]

    def to_json(self, value: object, names: Names) -> object:
        latest, more = self.parted(value)
        found = super().to_json(latest, names)
        if not self.counted:
            return found
        return {"latest": found, "more": more} if more else {"latest": found}

    def schema(self, names: Names) -> dict[str, object]:
        items = self.inner.schema(names)
        found: dict[str, object] = {"type": "array", "items": items, "maxItems": self.length}
        if not self.counted:
            return found
        more = {"type": "integer", "minimum": 1}
        return {**object_schema({"latest": found, "more": more}), "required": ["latest"]}

    def summary(self) -> str:
        tensor = f"; in a tensor how many, and the last {self.last}" if self.last else ""
        if self.counted:
            what = f"the latest {self.length}, and how many more there are"
        else:
            what = f"list of at most {self.length}"
        return f"{what}: {self.inner.summary()}{tensor}"

    def axes(self) -> list[Category]:
        if self.counted:
            return [Category("part", 2, ("latest", "more"))]
        return super().axes()

    def value_of(self) -> Category | None:
        return None if self.counted else super().value_of()


class Keyed(Several):
    """At most ``length`` records, as a tuple, no two of which begin with the same number.

    A tensor has a place for each number that a record can begin with. It holds the position of that
    record in the list, and its other parts.
    """

    def __init__(self, inner: Record, length: int | Size) -> None:
        super().__init__(inner, length)
        key, *others = inner.parts.values()
        assert isinstance(key, Category), "a keyed record begins with a category"
        assert key.low == 0, "the key of a record is never none"
        self.record = inner
        self.key = key
        self.others: list[Spec] = others

    def fixed(self, sizes: Mapping[str, int]) -> Keyed:
        return Keyed(self.record.fixed(sizes), at_table(self.size, sizes))

    def floats(self) -> i64:
        return self.key.most * (1 + self.width())

    def width(self) -> i64:
        """The number of floats of the parts after the first."""
        return sum([part.floats() for part in self.others])

    def place(self, plan: Plan, at: i64) -> None:
        one = Plan(plan.orders)
        one.skip()
        end: i64 = 0
        for part in self.others:
            part.place(one, end)
            end += part.floats()
        indices = vec[i64]([plan.viewer_index(self.key.name, i) for i in range(self.key.most)])
        listed = ByKey(one, len(plan.first), at, self.step, self.length, NOTHING, indices)
        listed.width = end
        plan.leave(listed)

    def summary(self) -> str:
        key = self.key.name
        return f"{super().summary()}; in a tensor for each {key} how late it comes, and the rest"


class Packed(Number):
    """Several small numbers in a single one, each with its number of bits, the first in the lowest.

    Frames and events hold bags and records like this; observations and JSON have them as ``inner``
    defines. If ``inner`` is a `Maybe`, 0 means no value. ``order`` lists the numbers, counted from
    0, from the lowest bits up, if they lie there in another order than in ``inner``.
    """

    def __init__(
        self, inner: Spec, bits: tuple[int, ...], low: i64 = 0, order: tuple[int, ...] = ()
    ) -> None:
        self.inner = inner
        self.bits: tuple[int, ...] = bits
        self.low = low
        self.order: tuple[int, ...] = order or tuple(range(len(bits)))
        if sorted(self.order) != list(range(len(bits))):
            raise ValueError(f"the order {order} does not have each of {len(bits)} numbers once")
        self.shifts: list[int] = [0] * len(bits)
        shift = 0
        for i in self.order:
            self.shifts[i] = shift
            shift += bits[i]
        self.maybe: bool = isinstance(inner, Maybe)
        self.parts: list[Number] = inner.integer_specs()

    def or_none(self) -> Packed:
        """The same, or -1 for none."""
        return Packed(self.inner, self.bits, -1, self.order)

    def fixed(self, sizes: Mapping[str, int]) -> Packed:
        inner = self.inner.fixed(sizes)
        count: int = inner.numbers()
        order = tuple([i for i in self.order if i < count])
        return Packed(inner, self.bits[:count], self.low, order)

    def fault(self) -> str:
        if not self.parts or len(self.parts) != len(self.bits):
            return f"there are bits for {len(self.bits)} numbers, and {len(self.parts)} to pack"
        if sum(self.bits) > MOST_BITS:
            return f"{sum(self.bits)} bits are more than {MOST_BITS}"
        for part, bits in zip(self.parts, self.bits, strict=True):
            if part.low < 0:
                return "a number below 0 cannot be packed"
            if part.high() >> bits:
                return f"{bits} bits cannot hold {part.high()}"
        if self.maybe and all(part.low == 0 for part in self.parts):
            return "0 is nothing, and all parts may be 0"
        return ""

    def high(self) -> i64:
        return (1 << sum(self.bits)) - 1

    def holds(self, number: i64) -> bool:
        if number <= 0 and (number < 0 or self.maybe):
            return number >= self.low
        for i in range(len(self.parts)):
            bits: i64 = self.bits[i]
            shift: i64 = self.shifts[i]
            if not self.parts[i].holds(number >> shift & ((1 << bits) - 1)):
                return False
        return number <= self.high()

    def inside(self) -> Spec:
        return self.inner

    def unpack(self, number: i64, row: vec[i64], at: i64) -> None:
        nothing = number == 0 and self.maybe
        for i in range(len(self.bits)):
            bits: i64 = self.bits[i]
            shift: i64 = self.shifts[i]
            part = number >> shift & ((1 << bits) - 1)
            row[at + i] = NOTHING if nothing else -1 if number < 0 else part

    def pack(self, row: vec[i64], at: i64) -> i64:
        number: i64 = 0
        for i in range(len(self.shifts)):
            shift: i64 = self.shifts[i]
            number |= row[at + i] << shift
        return number if row[at] >= 0 else 0 if row[at] == NOTHING else -1

    def value(self, number: i64) -> object:
        if number < 0:
            return -1
        row = vec[i64]([0] * len(self.bits))
        self.unpack(number, row, 0)
        return self.inner.read(row, 0)

    def packed(self, value: object) -> int:
        if value == -1 and self.low < 0:
            return -1
        row: list[int] = []
        self.inner.flatten(value, row)
        return self.pack(vec[i64](row), 0)

    def place(self, plan: Plan, at: i64) -> None:
        raise ValueError("an observation cannot hold packed numbers: declare the inner spec")

    def to_json(self, value: object, names: Names) -> object:
        assert isinstance(value, int)
        return None if value < 0 else self.inner.to_json(self.value(value), names)

    def schema(self, names: Names) -> dict[str, object]:
        inner = self.inner.schema(names)
        return {"anyOf": [inner, {"type": "null"}]} if self.low < 0 else inner

    def summary(self) -> str:
        return self.inner.summary() + (" or none" if self.low < 0 else "")
