"""Event kinds: how a schema declares events, and what an event says besides its sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from mypy_extensions import i64

from regalia.engine.blocks import Bag
from regalia.engine.declared import Declared, single
from regalia.engine.journal import Event as Recorded
from regalia.engine.named import Named
from regalia.engine.specs import Number, Spec

MOST_NUMBERS: Final[i64] = 5
"""Maximum number of numbers in an event, besides the counts of a bag."""


class Event(Declared):
    """A kind of event in the journal, with the names and types of its parts, in order.

    A part is a single number, and there are at most `MOST_NUMBERS` of them; the last part may be a
    `Bag` of any number of kinds besides (`State.tell_bag`). `Schema` makes ``named``, the class
    of the named tuples of such events. ``thing``, ``loser``, ``place`` and ``success`` are names of
    parts, or empty (`about`, `takes_from`).
    """

    def __init__(self, **parts: Spec) -> None:
        super().__init__()
        self.parts: dict[str, Spec] = parts
        self.singles: dict[str, Number] = {}
        self.bag: Bag | None = None
        self.named: Named = None
        for number, (name, part) in enumerate(parts.items(), 1):
            if isinstance(part, Bag) and number == len(parts):
                self.bag = part
            else:
                self.singles[name] = single(name, part, "take Packed, or put a bag last")
        self.thing = self.loser = self.place = self.success = ""

    def about(self, thing: str) -> Event:
        """The same event, which says how the thing in a part stands from now on.

        News of an earlier event about the same thing are then out of date.
        """
        self.thing = thing
        return self

    def takes_from(self, loser: str, place: str = "", success: str = "") -> Event:
        """The same event, by which the seat in a part loses something: at a place of its own.

        If ``success`` names a part, only where that is not 0. A loss is told to the loser first.
        """
        self.loser, self.place, self.success = loser, place, success
        return self

    def fixed(self, sizes: Mapping[str, int]) -> Event:
        """The same event at a table with these sizes."""
        event = Event(**{name: part.fixed(sizes) for name, part in self.parts.items()})
        event.name, event.number, event.named = self.name, self.number, self.named
        return event.about(self.thing).takes_from(self.loser, self.place, self.success)

    def held(self, event: Recorded) -> list[Any]:
        """What such an event holds for each part: a number, or the counts of a bag as a tuple."""
        numbers = event.numbers()[1:]
        found: list[Any] = list(numbers[: len(self.singles)])
        if self.bag is not None:
            found.append(numbers[MOST_NUMBERS:])
        return found

    def fault(self, event: Recorded) -> str:
        """What is wrong with the numbers of such an event, or ""."""
        numbers = event.numbers()[1:]
        for (name, spec), number in zip(self.singles.items(), numbers, strict=False):
            if not spec.holds(number):
                return f"{name} of {self.name} is {number}."
        counts = numbers[MOST_NUMBERS:]
        if any(numbers[len(self.singles) : MOST_NUMBERS]) or (self.bag is None and counts):
            return f"{self.name} has more numbers than are declared."
        if self.bag is None:
            return ""
        try:
            self.bag.flatten(counts, [])
        except ValueError as wrong:
            return f"the bag of {self.name}: {wrong}."
        return ""


class Note(NamedTuple):
    """What an event says to a viewer besides its sentence (`Event.about`, `Event.takes_from`).

    ``about`` is the thing that it is about, as ``citizen-3``, or empty. ``lost``: the viewer has
    lost something; ``place`` is where, as seat, part and number: ``0-caste-3``, or empty.
    """

    about: str
    lost: bool
    place: str


PLAIN: Final = Note("", False, "")
"""The note of an event of which there is nothing to know."""
