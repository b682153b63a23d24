"""Naming: the integers of a position as plain values by the names of a game, and back.

What `Description` writes and reads is made of dicts, lists, strings, integers and booleans alone,
so that a file in JSON or TOML can hold it: ``{"seat 1": {"Tithe": 2}}``. Which values a row of
integers has follows from its `Spec`. Of a block by category only what differs from a given
default is written, and what is left out is read as that default.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from reprlib import repr as brief
from typing import Final

from mypy_extensions import i64, mypyc_attr

from regalia.engine.blocks import Bag, Ordered, Packed, Record, Subset
from regalia.engine.errors import BadDescription
from regalia.engine.specs import Category, Each, Flag, Maybe, Names, Number, Spec

NONE: Final = "none"
"""What stands where nobody or nothing is meant: TOML has no null."""
NOTHING: Final = "nothing"
"""What stands where there is nothing to tell yet."""
FEW: Final[i64] = 8
"""Of so many names a refusal lists all."""
LONG: Final = 1 << 63
"""Numbers from here on are not written out in a refusal."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape(Spec):
    """A spec that rows of a position have and observations have not.

    A subclass says by itself how its integers are written and read.
    """

    def write(self, naming: Naming, numbers: list[int], default: list[int]) -> object:
        """The value that stands for these integers."""
        raise NotImplementedError

    def take(self, naming: Naming, value: object, default: list[int], place: str) -> list[int]:
        """The integers that a value stands for; ``place`` says in a refusal where it stands.

        Raises:
            BadDescription: it stands for none.
        """
        raise NotImplementedError

    def cards(self, naming: Naming, of: Category, numbers: list[int]) -> list[int]:
        """How many of each of a category lie here."""
        return [0] * of.most


class Or(Shape):
    """What a spec of a single integer says, or a number that is called by a word of its own."""

    def __init__(self, spec: Spec, words: dict[str, int]) -> None:
        self.spec = spec
        self.words = words
        self.low = min([spec.low, *words.values()])

    def fixed(self, sizes: Mapping[str, int]) -> Or:
        return Or(self.spec.fixed(sizes), self.words)

    def write(self, naming: Naming, numbers: list[int], default: list[int]) -> object:
        for word, number in self.words.items():
            if numbers[0] == number:
                return word
        return naming.write(self.spec, numbers, default)

    def take(self, naming: Naming, value: object, default: list[int], place: str) -> list[int]:
        if isinstance(value, str) and value in self.words:
            return [self.words[value]]
        return naming.read(self.spec, value, default, place)

    def cards(self, naming: Naming, of: Category, numbers: list[int]) -> list[int]:
        if numbers[0] in self.words.values():
            return [0] * of.most
        return naming.cards(self.spec, of, numbers)


class Mask(Shape):
    """Some of a category, as the bits of a single integer."""

    def __init__(self, of: Category) -> None:
        self.of = of

    def fixed(self, sizes: Mapping[str, int]) -> Mask:
        return Mask(self.of.fixed(sizes))

    def write(self, naming: Naming, numbers: list[int], default: list[int]) -> object:
        flags = [numbers[0] >> i & 1 for i in range(self.of.most)]
        return naming.write(Subset(self.of), flags, flags)

    def take(self, naming: Naming, value: object, default: list[int], place: str) -> list[int]:
        flags = naming.read(Subset(self.of), value, [0] * self.of.most, place)
        return [sum([flag << i for i, flag in enumerate(flags)])]


def width(spec: Spec) -> int:
    """How many integers of a position a spec describes; what is packed is a single one."""
    if isinstance(spec, Each):
        return spec.length * width(spec.inner)
    if isinstance(spec, Record):
        return sum([width(part) for part in spec.parts.values()])
    return spec.numbers()


def within(spec: Packed) -> Spec:
    """What is packed, where something is."""
    return spec.inner.inner if isinstance(spec.inner, Maybe) else spec.inner


class Naming:
    """The names at one table.

    ``names`` are what the numbers of each category are called; ``titles`` what a category itself
    is called in a sentence, where that is not its name.
    """

    def __init__(self, names: Names, titles: Mapping[str, str]) -> None:
        self.names = names
        self.titles = titles
        self.numbers: dict[Category, dict[str | int, int]] = {}
        self.folded: dict[Category, dict[str, int]] = {}

    def title(self, of: Category) -> str:
        """What one of a category is called."""
        return self.titles.get(of.name, of.name.replace("_", " "))

    def called(self, of: Category, number: int) -> str | int:
        """The name of a number; the number where it has none."""
        assert of.low <= number <= of.high(), f"{number} is no {self.title(of)}"
        name = of.called(number, self.names)
        return NONE if name is None else name

    # Writing.

    def write(self, spec: Spec, numbers: list[int], default: list[int]) -> object:
        """The value that stands for integers; of blocks by category what is not as in default."""
        if isinstance(spec, Shape):
            return spec.write(self, numbers, default)
        if isinstance(spec, Packed):
            return self.write_packed(spec, numbers[0])
        if isinstance(spec, Each):
            return self.write_each(spec, numbers, default)
        if isinstance(spec, Bag):
            return self.write_bag(spec, numbers)
        if isinstance(spec, Ordered):
            return [self.called(spec.of, number) for number in numbers if number >= 0]
        if isinstance(spec, Subset):
            return [self.called(spec.of, i) for i, there in enumerate(numbers) if there]
        if isinstance(spec, Record):
            return self.write_record(spec, numbers)
        if isinstance(spec, Category):
            return self.called(spec, numbers[0])
        if isinstance(spec, Flag):
            return numbers[0] == 1
        return NONE if numbers[0] < 0 else numbers[0]

    def write_each(self, spec: Each, numbers: list[int], default: list[int]) -> dict[str, object]:
        step = width(spec.inner)
        found: dict[str, object] = {}
        for i in range(spec.length):
            own, other = numbers[i * step : (i + 1) * step], default[i * step : (i + 1) * step]
            if own != other:
                found[str(self.called(spec.by, i))] = self.write(spec.inner, own, other)
        return found

    def write_bag(self, spec: Bag, counts: list[int]) -> dict[str, object]:
        return {str(self.called(spec.of, kind)): n for kind, n in enumerate(counts) if n}

    def write_record(self, spec: Record, numbers: list[int]) -> dict[str, object]:
        found: dict[str, object] = {}
        at = 0
        for name, part in spec.parts.items():
            own = numbers[at : at + width(part)]
            found[name] = self.write(part, own, own)
            at += width(part)
        return found

    def write_packed(self, spec: Packed, number: int) -> object:
        if number < 0 or (number == 0 and spec.maybe):
            return NONE if number < 0 else NOTHING
        numbers: list[int] = []
        for bits in spec.bits:
            numbers.append(number & ((1 << bits) - 1))
            number >>= bits
        return self.write(within(spec), numbers, numbers)

    # Reading.

    def read(self, spec: Spec, value: object, default: list[int], place: str) -> list[int]:
        """The integers that a value stands for; ``place`` says in a refusal where it stands.

        Raises:
            BadDescription: it stands for none.
        """
        if isinstance(spec, Shape):
            return spec.take(self, value, default, place)
        if isinstance(spec, Packed):
            return [self.read_packed(spec, value, place)]
        if isinstance(spec, Each):
            return self.read_each(spec, value, default, place)
        if isinstance(spec, Bag):
            return self.read_bag(spec, value, place)
        if isinstance(spec, Ordered):
            return self.read_list(spec, value, place)
        if isinstance(spec, Subset):
            there = self.some(spec.of, value, place)
            return [int(i in there) for i in range(spec.of.most)]
        if isinstance(spec, Record):
            return self.read_record(spec, value, place)
        if isinstance(spec, Category):
            return [self.number(spec, value, place)]
        assert isinstance(spec, Number)
        return [self.count(spec, value, place)]

    def read_each(self, spec: Each, value: object, default: list[int], place: str) -> list[int]:
        """By the names of the category; or a list, one after another, which may break off."""
        step = width(spec.inner)
        found = default[:]
        pairs: list[tuple[int, object, str]] = []
        if isinstance(value, (list, tuple)):
            if len(value) > spec.length:
                raise BadDescription(f"{place}: there are {spec.length}, not {len(value)}.")
            pairs = [(i, item, str(self.called(spec.by, i))) for i, item in enumerate(value)]
        else:
            for i, item in self.by_number(spec.by, value, place):
                pairs.append((i, item, str(self.called(spec.by, i))))
        for i, item, name in pairs:
            own = default[i * step : (i + 1) * step]
            found[i * step : (i + 1) * step] = self.read(spec.inner, item, own, f"{place}, {name}")
        return found

    def read_bag(self, spec: Bag, value: object, place: str) -> list[int]:
        counts = [0] * spec.of.most
        for kind, count in self.by_number(spec.of, value, place):
            there = f"{place}, {self.called(spec.of, kind)}"
            counts[kind] = self.count(spec.counts[kind], count, there)
        return counts

    def read_list(self, spec: Ordered, value: object, place: str) -> list[int]:
        found = [self.number(spec.of, name, place) for name in self.listed(value, place)]
        if len(found) > spec.length:
            raise BadDescription(f"{place}: no more than {spec.length} have room there.")
        return [*found, *[-1] * (spec.length - len(found))]

    def read_record(self, spec: Record, value: object, place: str) -> list[int]:
        said = dict(self.named(value, "part", place))
        self.known(said, list(spec.parts), place)
        found: list[int] = []
        for name, part in spec.parts.items():
            if name not in said:
                raise BadDescription(f"{place}: say {name}.")
            none = [0] * width(part)
            found += self.read(part, said[name], none, f"{place}, {name}")
        return found

    def read_packed(self, spec: Packed, value: object, place: str) -> int:
        if value == NOTHING and spec.maybe:
            return 0
        if value == NONE and spec.low < 0:
            return -1
        number, at = 0, 0
        parts = self.read(within(spec), value, [0] * len(spec.bits), place)
        for part, bits in zip(parts, spec.bits, strict=True):
            number |= part << at
            at += bits
        return number

    def number(self, of: Category, value: object, place: str) -> int:
        """The number that a name stands for; capitals do not matter.

        Raises:
            BadDescription: nothing of the category has that name.
        """
        if of not in self.numbers:
            names = {self.called(of, n): n for n in range(of.low, of.high() + 1)}
            self.numbers[of] = names
            self.folded[of] = {str(name).casefold(): n for name, n in names.items()}
        names, folded = self.numbers[of], self.folded[of]
        if isinstance(value, (str, int)) and not isinstance(value, bool) and value in names:
            return names[value]
        if not isinstance(value, str):
            raise BadDescription(
                f"{place}: write the name of a {self.title(of)}, not {told(value)}."
            )
        if value.casefold() in folded:
            return folded[value.casefold()]
        meant = guess(value, [str(name) for name in names])
        raise BadDescription(f"{place}: there is no {self.title(of)} called {shown(value)}{meant}")

    def some(self, of: Category, value: object, place: str) -> list[int]:
        """The numbers that a list of names stands for, each of them once.

        Raises:
            BadDescription: it is no such list.
        """
        found: list[int] = []
        for name in self.listed(value, place):
            self.once(of, self.number(of, name, place), found, place)
        return found

    def by_number(self, of: Category, value: object, place: str) -> list[tuple[int, object]]:
        """The pairs of an object by names of a category, each of them once, by their numbers.

        Raises:
            BadDescription: it is no such object.
        """
        found: list[int] = []
        pairs: list[tuple[int, object]] = []
        for name, item in self.named(value, self.title(of), place):
            number = self.number(of, name, place)
            self.once(of, number, found, place)
            pairs.append((number, item))
        return pairs

    def once(self, of: Category, number: int, found: list[int], place: str) -> None:
        """Note a number that has been said.

        Raises:
            BadDescription: it was said before.
        """
        if number in found:
            raise BadDescription(f"{place}: {self.called(of, number)} is said twice.")
        found.append(number)

    def count(self, spec: Number, value: object, place: str) -> int:
        """A number, or whether something is so, in the range of its spec.

        Raises:
            BadDescription: it is neither, or out of range.
        """
        if isinstance(spec, Flag):
            if not isinstance(value, bool):
                raise BadDescription(f"{place}: write true or false, not {told(value)}.")
            return int(value)
        if value == NONE and spec.low < 0:
            return -1
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadDescription(f"{place}: write a number, not {told(value)}.")
        low: int = spec.low  # whole numbers of any size: an i64 would not hold every value
        high: int = spec.high()
        if not low <= value <= high:
            raise BadDescription(f"{place}: {told(value)} is not from {max(low, 0)} to {high}.")
        return int(value)

    # What a value is made of.

    def named(self, value: object, title: str, place: str) -> list[tuple[str, object]]:
        """The pairs of an object.

        Raises:
            BadDescription: it is none.
        """
        if not isinstance(value, Mapping):
            raise BadDescription(
                f"{place}: write an object by the names of each {title}, not {told(value)}."
            )
        for name in value:
            if not isinstance(name, str):
                raise BadDescription(f"{place}: {told(name)} is no name; a name is a string.")
        return [(str(name), item) for name, item in value.items()]

    def listed(self, value: object, place: str) -> list[object]:
        """The items of a list.

        Raises:
            BadDescription: it is none.
        """
        if not isinstance(value, (list, tuple)):
            raise BadDescription(f"{place}: write a list, not {told(value)}.")
        return list(value)

    def known(self, said: Mapping[str, object], names: Sequence[str], place: str) -> None:
        """Refuse what is none of the names.

        Raises:
            BadDescription: something is said that there is not.
        """
        for name in said:
            if name not in names:
                meant = guess(name, names)
                raise BadDescription(f"{place}: nothing is called {shown(name)}{meant}")

    # What lies where.

    def cards(self, spec: Spec, of: Category, numbers: list[int]) -> list[int]:
        """How many of each of a category lie in the rows of a spec."""
        found = [0] * of.most
        if isinstance(spec, Shape):
            return spec.cards(self, of, numbers)
        if isinstance(spec, Each):
            step = width(spec.inner)
            for i in range(spec.length):
                own = self.cards(spec.inner, of, numbers[i * step : (i + 1) * step])
                found = [a + b for a, b in zip(found, own, strict=True)]
        elif isinstance(spec, (Bag, Subset)) and spec.of.name == of.name:
            return numbers[:]
        elif isinstance(spec, Ordered) and spec.of.name == of.name:
            for number in numbers:
                if number >= 0:
                    found[number] += 1
        elif isinstance(spec, Category) and spec.name == of.name and numbers[0] >= spec.low >= -1:
            kind = numbers[0] - max(spec.low, 0)
            if kind >= 0:
                found[kind] += 1
        return found


def shown(text: str, most: int = 40) -> str:
    """What somebody wrote, as far as it can be shown in a sentence."""
    seen = "".join([letter for letter in text if letter.isprintable()])
    return seen if len(seen) <= most else seen[:most] + "…"


def told(value: object) -> str:
    """A value that somebody wrote, as far as it can be shown in a sentence."""
    if isinstance(value, int) and not -LONG < value < LONG:
        return "a number of so many digits"
    if isinstance(value, (dict, list, tuple)):
        return "an object" if isinstance(value, dict) else "a list" if value else "an empty list"
    return brief(value)


def guess(name: str, names: Sequence[str]) -> str:
    """The end of a refusal: what may have been meant, or the names if they are few.

    Of names that differ from it in their numbers alone none is nearer than another.
    """
    near = get_close_matches(name.casefold(), [one.casefold() for one in names], 1)
    if near and numberless(near[0]) != numberless(name.casefold()):
        meant = [one for one in names if one.casefold() == near[0]]
        return f"; did you mean {meant[0]}?"
    if near and len(names) > FEW:
        alike = [one for one in names if numberless(one.casefold()) == numberless(near[0])]
        return f"; there are: {alike[0]} to {alike[-1]}."
    return f"; there are: {', '.join(names)}." if 0 < len(names) <= FEW else "."


def numberless(name: str) -> str:
    """A name without its digits."""
    return "".join([letter for letter in name if not letter.isdigit()])
