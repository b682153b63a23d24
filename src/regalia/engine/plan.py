"""Plan: where each integer of a row goes in the tensor of one viewer."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

NOWHERE: Final[i64] = 0
"""The integer is not in the tensor."""
HOT: Final[i64] = 1
"""The integer sets one of several floats to 1.0."""
PART: Final[i64] = 2
"""The integer is a count, written as a fraction of its maximum."""
ONE: Final = 0x3F800000  # 1.0, as the bits of a float of 32 bits


class Plan:
    """For each integer of a row, in order: its first float, and how its value is written there.

    ``orders`` gives for a category, by name, the viewer's number of each of its numbers: the
    viewer's own seat is 0. A category without an order keeps its numbers.
    """

    def __init__(self, orders: Mapping[str, list[int]]) -> None:
        self.orders = dict(orders)
        self.known: dict[str, int] = {}  # index in ``table`` of each order
        self.first = vec[i64]()
        self.way = vec[i64]()  # HOT, PART or NOWHERE
        self.entry = vec[i64]()  # index in ``table`` of the lowest value
        self.low = vec[i64]()  # the lowest value; lower ones are not written
        self.table = vec[i32]()
        self.lists: list[Listed] = []

    def viewer_index(self, name: str, number: i64) -> i64:
        """The number that the viewer has for a number of a category."""
        order = self.orders.get(name)
        return order[number] if order is not None else number

    def one_hot(self, at: i64, name: str, size: i64, low: i64 = 0, below: i64 = 0) -> None:
        """The next integer is one of a category. Its floats begin at number ``at``.

        ``low`` is the integer that means number 0 of the category. Each of the ``below`` integers
        under ``low`` has a float of its own after the others.
        """
        key = f"{name} {size} {below}"
        if key not in self.known:
            self.known[key] = len(self.table)
            for under in range(below, 0, -1):
                self.table = append(self.table, i32(size + under - 1))
            for number in range(size):
                index: i64 = self.viewer_index(name, number)
                self.table = append(self.table, i32(index))
        self._note(at, HOT, self.known[key], low - below)

    def part(self, at: i64, most: i64, low: i64 = 0) -> None:
        """The next integer is a count. Float number ``at`` is its fraction of ``most``.

        If ``low`` is below 0, ``low`` is written as 0.0, and a count of 0 as more than that.
        """
        key = f"/{most} {low}"
        if key not in self.known:
            self.known[key] = len(self.table)
            for number in range(low, most + 1):
                part = (number - low) / max(int(most - low), 1)
                self.table = append(self.table, i32(float_bits(part)))
        self._note(at, PART, self.known[key], low)

    def skip(self) -> None:
        """The next integer is not written."""
        self._note(0, NOWHERE, 0, 0)

    def leave(self, listed: Listed) -> None:
        """The next integers are those of a list, which writes them itself."""
        self.lists.append(listed)
        for _i in range(listed.step * listed.length):
            self.skip()

    def _note(self, at: i64, way: i64, entry: i64, low: i64) -> None:
        self.first = append(self.first, at)
        self.way = append(self.way, way)
        self.entry = append(self.entry, entry)
        self.low = append(self.low, low)

    def write(self, row: vec[i64], out: vec[i32]) -> None:
        """Write a row into ``out``, which must be all zeros, as the bits of floats."""
        self.write_part(row, 0, out, 0)

    def write_part(self, row: vec[i64], begin: i64, out: vec[i32], base: i64) -> None:
        """Write the integers from ``begin`` on, with float 0 of the plan at number ``base``."""
        first, way, entry, table = self.first, self.way, self.entry, self.table
        for i in range(len(first)):
            value = row[begin + i] - self.low[i]
            if value < 0 or way[i] == NOWHERE:
                continue
            if way[i] == HOT:
                out[base + first[i] + i64(table[entry[i] + value])] = ONE
            else:
                out[base + first[i]] = table[entry[i] + value]
        for listed in self.lists:
            listed.write(row, begin, out, base)


class Listed:
    """A list of records in a row, of which a tensor holds the latest few.

    The list has room for ``length`` records of ``step`` integers each, beginning at integer
    ``begin``; a record that begins with ``nothing`` is empty. ``plan`` places a single record, from
    float 0 on. The tensor holds the length of the list as a fraction of the maximum, then the
    ``last`` latest records, the latest first.
    """

    def __init__(
        self, plan: Plan, begin: i64, at: i64, step: i64, length: i64, last: i64, nothing: i64
    ) -> None:
        self.plan = plan
        self.begin = begin
        self.at = at
        self.step = step
        self.length = length
        self.last = last
        self.nothing = nothing
        self.width: i64 = 0
        self.parts = vec[i32]([float_bits(n / max(int(length), 1)) for n in range(length + 1)])

    def write(self, row: vec[i64], begin: i64, out: vec[i32], base: i64) -> None:
        """Write the records of a row beginning at ``begin``; its floats begin at ``base``."""
        start, at = begin + self.begin, base + self.at
        count: i64 = 0
        while count < self.length and row[start + count * self.step] != self.nothing:
            count += 1
        self.write_all(row, start, count, out, at)

    def write_all(self, row: vec[i64], start: i64, count: i64, out: vec[i32], at: i64) -> None:
        """Write ``count`` records from integer ``start`` on, into the floats from ``at`` on."""
        out[at] = self.parts[count]
        for k in range(min(count, self.last)):
            self.plan.write_part(
                row, start + (count - 1 - k) * self.step, out, at + 1 + k * self.width
            )


class ByKey(Listed):
    """As `Listed`, but with a place in the tensor for each number that a record can begin with.

    The place holds the position of the record in the list, and what ``plan`` makes of the record.
    ``viewer_indices`` gives the viewer's number for each.
    """

    def __init__(
        self,
        plan: Plan,
        begin: i64,
        at: i64,
        step: i64,
        length: i64,
        nothing: i64,
        viewer_indices: vec[i64],
    ) -> None:
        super().__init__(plan, begin, at, step, length, 0, nothing)
        self.viewer_indices = viewer_indices

    def write_all(self, row: vec[i64], start: i64, count: i64, out: vec[i32], at: i64) -> None:
        for k in range(count):
            record = start + k * self.step
            place = at + self.viewer_indices[row[record]] * (1 + self.width)
            out[place] = self.parts[k + 1]
            self.plan.write_part(row, record, out, place + 1)


def float_bits(number: float) -> int:
    """The bits of a 32-bit float, as a 32-bit integer."""
    bits: int = struct.unpack("<i", struct.pack("<f", number))[0]
    return bits
