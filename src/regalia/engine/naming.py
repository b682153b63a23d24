"""Naming: converts the integers of a position to values by names, and back.

`Description` writes and reads dicts, lists, strings, integers and booleans only, so a JSON or TOML
file can hold them: ``{"seat 1": {"Tithe": 2}}``. The `Spec` of a row of integers determines the
form of its value. In a block by category only the elements that differ from a default are written,
and missing ones are read as the default.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from reprlib import repr as brief
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine.blocks import Bag, Ordered, Packed, Record, Subset
from regalia.engine.errors import BadDescription
from regalia.engine.specs import Category, Each, Flag, Maybe, Names, Number, Numbered, Spec

NONE_WORD: Final = "none"
"""Stands for nobody or none, since TOML has no null."""
NOTHING_WORD: Final = "nothing"
"""Stands for a value that does not exist yet."""
FEW: Final[i64] = 8
"""Maximum number of names that an error message lists in full."""
MOST_IN_SET: Final[i64] = 62
"""Maximum number of bits of a set in one number: all numbers of a State are below 2**62."""
LONG: Final = 1 << 63
"""Numbers from here on are not written out in error messages."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionSpec(Spec):
    """A spec of rows of positions that observations do not use.

    A subclass defines how its integers are written and read.
    """

    def write(self, naming: Naming, numbers: list[int], default: list[int]) -> object:
        """The value that represents these integers."""
        raise NotImplementedError

    def take(self, naming: Naming, value: object, default: list[int], place: str) -> list[int]:
        """The integers that a value represents; ``place`` names the value in error messages.

        Raises:
            BadDescription: it does not represent any.
        """
        raise NotImplementedError

    def cards(self, naming: Naming, of: Category, numbers: list[int]) -> list[int]:
        """The number of cards of each kind that lie here."""
        return [0] * of.most

    def wrong(self, numbers: Sequence[int]) -> str:
        """What is wrong with these integers, in a few words; empty if nothing is."""
        raise NotImplementedError

    def shown(self) -> Spec:
        """The spec of an observation field that shows all of it."""
        raise NotImplementedError


class OrWord(PositionSpec):
    """The value of a single-integer spec, or one of several words, each with its number."""

    def __init__(self, spec: Spec, words: dict[str, int]) -> None:
        self.spec = spec
        self.words = words
        self.low = min([spec.low, *words.values()])

    def fixed(self, sizes: Mapping[str, int]) -> OrWord:
        return OrWord(self.spec.fixed(sizes), self.words)

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

    def wrong(self, numbers: Sequence[int]) -> str:
        return "" if numbers[0] in self.words.values() else wrong(self.spec, numbers)

    def shown(self) -> Spec:
        """That of the category without a first number, if the word stands for the number before."""
        numbered, words = self.spec, self.words
        assert isinstance(numbered, Numbered), "such a zone is shown by hand"
        assert list(words.values()) == [numbered.first - 1], "such a zone is shown by hand"
        return numbered.of.or_none()


class Mask(PositionSpec):
    """A set of numbers of a category, as the bits of a single integer."""

    def __init__(self, of: Category) -> None:
        if of.most > MOST_IN_SET:
            raise ValueError(
                f"a set of {of.most} {of.name} does not fit into {MOST_IN_SET} bits: "
                f"declare Flag() for each"
            )
        self.of = of

    def fixed(self, sizes: Mapping[str, int]) -> Mask:
        return Mask(self.of.fixed(sizes))

    def write(self, naming: Naming, numbers: list[int], default: list[int]) -> object:
        flags = [numbers[0] >> i & 1 for i in range(self.of.most)]
        return naming.write(Subset(self.of), flags, flags)

    def take(self, naming: Naming, value: object, default: list[int], place: str) -> list[int]:
        flags = naming.read(Subset(self.of), value, [0] * self.of.most, place)
        return [sum([flag << i for i, flag in enumerate(flags)])]

    def wrong(self, numbers: Sequence[int]) -> str:
        fits = 0 <= numbers[0] < 1 << self.of.most
        return "" if fits else f"{numbers[0]} is no set of {self.of.most}"

    def shown(self) -> Spec:
        return Flag().each(self.of)


def wrong(spec: Spec, numbers: Sequence[int]) -> str:
    """What is wrong with the integers of a position that a spec describes; empty if nothing is."""
    if isinstance(spec, PositionSpec):
        return spec.wrong(numbers)
    if isinstance(spec, Number):
        return "" if spec.holds(numbers[0]) else f"{numbers[0]} is not {spec.summary()}"
    parts: list[Spec] = []
    if isinstance(spec, Each):
        parts = [spec.inner] * int(spec.length)
    elif isinstance(spec, Record):
        parts = list(spec.parts.values())
    elif isinstance(spec, Bag):
        parts = [count for count in spec.counts]
    elif isinstance(spec, Subset):
        parts = [Flag()] * spec.of.most
    else:
        raise TypeError(f"a position has no {type(spec).__name__}: {spec.summary()}")
    at = 0
    for part in parts:
        found = wrong(part, numbers[at : at + width(part)])
        if found:
            return found
        at += width(part)
    return ""


def width(spec: Spec) -> int:
    """The number of integers of a position that a spec describes; a packed one is one integer."""
    if isinstance(spec, Each):
        return spec.length * width(spec.inner)
    if isinstance(spec, Record):
        return sum([width(part) for part in spec.parts.values()])
    return spec.numbers()


def within(spec: Packed) -> Spec:
    """The spec of what is packed, if it has a value."""
    return spec.inner.inner if isinstance(spec.inner, Maybe) else spec.inner


class Naming:
    """The names at one table.

    ``names`` gives the names of the numbers of each category, and ``titles`` the name of a category
    in a sentence if it differs from its own.
    """

    def __init__(self, names: Names, titles: Mapping[str, str]) -> None:
        self.names = names
        self.titles = titles
        self.numbers: dict[Category, dict[str | int, int]] = {}
        self.folded: dict[Category, dict[str, int]] = {}

    def title(self, of: Category) -> str:
        """The name of a category in a sentence."""
        return self.titles.get(of.name, of.name.replace("_", " "))

    def name_of(self, of: Category, number: int) -> str | int:
        """The name of a number, or the number if it has none."""
        assert of.low <= number <= of.high(), f"{self.title(of)} has no number {number}"
        name = of.name_of(number, self.names)
        return NONE_WORD if name is None else name

    # Writing.

    def write(self, spec: Spec, numbers: list[int], default: list[int]) -> object:
        """The value of these integers; a block by category has what differs from ``default``."""
        if isinstance(spec, PositionSpec):
            return spec.write(self, numbers, default)
        if isinstance(spec, Packed):
            return self.write_packed(spec, numbers[0])
        if isinstance(spec, Each):
            return self.write_each(spec, numbers, default)
        if isinstance(spec, Bag):
            return self.write_bag(spec, numbers)
        if isinstance(spec, Ordered):
            return [self.name_of(spec.of, number) for number in numbers if number >= 0]
        if isinstance(spec, Subset):
            return [self.name_of(spec.of, i) for i, there in enumerate(numbers) if there]
        if isinstance(spec, Record):
            return self.write_record(spec, numbers)
        if isinstance(spec, Category):
            return self.name_of(spec, numbers[0])
        if isinstance(spec, Flag):
            return numbers[0] == 1
        return NONE_WORD if numbers[0] < 0 else numbers[0]

    def write_each(self, spec: Each, numbers: list[int], default: list[int]) -> dict[str, object]:
        step = width(spec.inner)
        found: dict[str, object] = {}
        for i in range(spec.length):
            own, other = numbers[i * step : (i + 1) * step], default[i * step : (i + 1) * step]
            if own != other:
                found[str(self.name_of(spec.by, i))] = self.write(spec.inner, own, other)
        return found

    def write_bag(self, spec: Bag, counts: list[int]) -> dict[str, object]:
        return {str(self.name_of(spec.of, kind)): n for kind, n in enumerate(counts) if n}

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
            return NONE_WORD if number < 0 else NOTHING_WORD
        row = vec[i64]([0] * len(spec.bits))
        spec.unpack(number, row, 0)
        numbers: list[int] = [part for part in row]
        return self.write(within(spec), numbers, numbers)

    # Reading.

    def read(self, spec: Spec, value: object, default: list[int], place: str) -> list[int]:
        """The integers that a value represents; ``place`` names the value in error messages.

        Raises:
            BadDescription: it does not represent any.
        """
        if isinstance(spec, PositionSpec):
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
        """Read an object by names of the category, or a list, which may be too short."""
        step = width(spec.inner)
        found = default[:]
        pairs: list[tuple[int, object, str]] = []
        if isinstance(value, (list, tuple)):
            if len(value) > spec.length:
                raise BadDescription(f"{place}: there are {spec.length}, not {len(value)}.")
            pairs = [(i, item, str(self.name_of(spec.by, i))) for i, item in enumerate(value)]
        else:
            for i, item in self.by_number(spec.by, value, place):
                pairs.append((i, item, str(self.name_of(spec.by, i))))
        for i, item, name in pairs:
            own = default[i * step : (i + 1) * step]
            found[i * step : (i + 1) * step] = self.read(spec.inner, item, own, f"{place}, {name}")
        return found

    def read_bag(self, spec: Bag, value: object, place: str) -> list[int]:
        counts = [0] * spec.of.most
        for kind, count in self.by_number(spec.of, value, place):
            there = f"{place}, {self.name_of(spec.of, kind)}"
            counts[kind] = self.count(spec.counts[kind], count, there)
        return counts

    def read_list(self, spec: Ordered, value: object, place: str) -> list[int]:
        found = [self.number(spec.of, name, place) for name in self.listed(value, place)]
        if len(found) > spec.length:
            raise BadDescription(f"{place}: no more than {spec.length} have room there.")
        return [*found, *[-1] * (spec.length - len(found))]

    def read_record(self, spec: Record, value: object, place: str) -> list[int]:
        given = dict(self.named(value, "part", place))
        self.known(given, list(spec.parts), place)
        found: list[int] = []
        for name, part in spec.parts.items():
            if name not in given:
                raise BadDescription(f"{place}: say {name}.")
            none = [0] * width(part)
            found += self.read(part, given[name], none, f"{place}, {name}")
        return found

    def read_packed(self, spec: Packed, value: object, place: str) -> int:
        if value == NOTHING_WORD and spec.maybe:
            return 0
        if value == NONE_WORD and spec.low < 0:
            return -1
        return spec.pack(vec[i64](self.read(within(spec), value, [0] * len(spec.bits), place)), 0)

    def number(self, of: Category, value: object, place: str) -> int:
        """The number that a name stands for, ignoring case.

        Raises:
            BadDescription: the category has no such name.
        """
        if of not in self.numbers:
            names = {self.name_of(of, n): n for n in range(of.low, of.high() + 1)}
            self.numbers[of] = names
            self.folded[of] = {str(name).casefold(): n for name, n in names.items()}
        names, folded = self.numbers[of], self.folded[of]
        if isinstance(value, (str, int)) and not isinstance(value, bool) and value in names:
            return names[value]
        if not isinstance(value, str):
            raise BadDescription(
                f"{place}: write the name of a {self.title(of)}, not {short_form(value)}."
            )
        if value.casefold() in folded:
            return folded[value.casefold()]
        hint = guess(value, [str(name) for name in names])
        raise BadDescription(f"{place}: there is no {self.title(of)} called {shown(value)}{hint}")

    def some(self, of: Category, value: object, place: str) -> list[int]:
        """The numbers for a list of names, without repetitions.

        Raises:
            BadDescription: it is not such a list.
        """
        found: list[int] = []
        for name in self.listed(value, place):
            self.once(of, self.number(of, name, place), found, place)
        return found

    def by_number(self, of: Category, value: object, place: str) -> list[tuple[int, object]]:
        """The items of an object whose keys are names of a category, with the number of each name.

        Raises:
            BadDescription: it is not such an object, or a name is repeated.
        """
        found: list[int] = []
        pairs: list[tuple[int, object]] = []
        for name, item in self.named(value, self.title(of), place):
            number = self.number(of, name, place)
            self.once(of, number, found, place)
            pairs.append((number, item))
        return pairs

    def once(self, of: Category, number: int, found: list[int], place: str) -> None:
        """Append a number to ``found``.

        Raises:
            BadDescription: it is there already.
        """
        if number in found:
            raise BadDescription(f"{place}: {self.name_of(of, number)} is said twice.")
        found.append(number)

    def count(self, spec: Number, value: object, place: str) -> int:
        """The integer or boolean, if it is in the range of its spec.

        Raises:
            BadDescription: it is neither, or out of range.
        """
        if isinstance(spec, Flag):
            if not isinstance(value, bool):
                raise BadDescription(f"{place}: write true or false, not {short_form(value)}.")
            return int(value)
        if value == NONE_WORD and spec.low < 0:
            return -1
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadDescription(f"{place}: write a number, not {short_form(value)}.")
        low: int = spec.low  # Python integers: a value may exceed an i64
        high: int = spec.high()
        if not low <= value <= high:
            raise BadDescription(
                f"{place}: {short_form(value)} is not from {max(low, 0)} to {high}."
            )
        return int(value)

    # Checking the form of a value.

    def named(self, value: object, title: str, place: str) -> list[tuple[str, object]]:
        """The items of an object.

        Raises:
            BadDescription: it is not an object, or a key is not a string.
        """
        if not isinstance(value, Mapping):
            raise BadDescription(
                f"{place}: write an object by the names of each {title}, not {short_form(value)}."
            )
        for name in value:
            if not isinstance(name, str):
                raise BadDescription(
                    f"{place}: {short_form(name)} is not a name; names are strings."
                )
        return [(str(name), item) for name, item in value.items()]

    def listed(self, value: object, place: str) -> list[object]:
        """The items of a list.

        Raises:
            BadDescription: it is not a list.
        """
        if not isinstance(value, (list, tuple)):
            raise BadDescription(f"{place}: write a list, not {short_form(value)}.")
        return list(value)

    def known(self, given: Mapping[str, object], names: Sequence[str], place: str) -> None:
        """Check that all keys are among ``names``.

        Raises:
            BadDescription: one is not.
        """
        for name in given:
            if name not in names:
                hint = guess(name, names)
                raise BadDescription(f"{place}: nothing is called {shown(name)}{hint}")

    # Counting cards.

    def cards(self, spec: Spec, of: Category, numbers: list[int]) -> list[int]:
        """The number of cards of each kind in the rows of a spec."""
        found = [0] * of.most
        if isinstance(spec, PositionSpec):
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
    """The printable part of a text that somebody wrote, cut to ``most`` letters."""
    seen = "".join([letter for letter in text if letter.isprintable()])
    return seen if len(seen) <= most else seen[:most] + "…"


def short_form(value: object) -> str:
    """A short form of a value that somebody wrote, for an error message."""
    if isinstance(value, int) and not -LONG < value < LONG:
        return "a number of so many digits"
    if isinstance(value, (dict, list, tuple)):
        return "an object" if isinstance(value, dict) else "a list" if value else "an empty list"
    return brief(value)


def guess(name: str, names: Sequence[str]) -> str:
    """The end of an error message: the name that was probably meant, or the names if they are few.

    If the names differ only in their digits, no name is preferred.
    """
    near = get_close_matches(name.casefold(), [one.casefold() for one in names], 1)
    if near and numberless(near[0]) != numberless(name.casefold()):
        near_names = [one for one in names if one.casefold() == near[0]]
        return f"; did you mean {near_names[0]}?"
    if near and len(names) > FEW:
        alike = [one for one in names if numberless(one.casefold()) == numberless(near[0])]
        return f"; there are: {alike[0]} to {alike[-1]}."
    return f"; there are: {', '.join(names)}." if 0 < len(names) <= FEW else "."


def numberless(name: str) -> str:
    """A name without its digits."""
    return "".join([letter for letter in name if not letter.isdigit()])
