"""The options of a game: what a table may choose before it starts, and what goes with what."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from regalia.engine.errors import BadOption
from regalia.engine.words import excerpt

NO_ADVICE: Final = -1
"""Stands for a value where none is advised for a first game."""
WRITTEN: Final = re.compile(r"\s*(\w+)\s*=\s*(-?\d{1,9})\s*", re.ASCII)


class Case:
    """What an option offers in some set-ups: ``values``, and which of them is the default.

    It is for tables with one of these numbers of ``seats`` (none given: any number) whose earlier
    options have the values in ``when``, by name. ``reason`` says, as the rest of a sentence, why
    such a table takes no other value.
    """

    def __init__(
        self,
        values: list[int],
        default: int,
        reason: str,
        seats: tuple[int, ...] = (),
        when: Mapping[str, int] | None = None,
    ) -> None:
        self.values = values
        self.default = default
        self.reason = reason
        self.seats = seats
        self.when = when if when is not None else {}

    def fits(self, seats: int, chosen: Mapping[str, int]) -> bool:
        """Whether a table has this number of seats and these earlier options."""
        if self.seats and seats not in self.seats:
            return False
        return all(chosen[name] == value for name, value in self.when.items())


class Option:
    """A setting of the rules that a table may choose before it starts.

    ``kind`` is ``"number"`` or ``"switch"``. ``values`` are the possible integers and ``names``
    their names; ``sentence`` explains the option to players. The first of ``cases`` that fits a
    table says what is offered there; without one all values are. ``newcomer`` is the value that is
    advised for a first game, or `NO_ADVICE`; by default it is whatever is the default there.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        values: list[int],
        default: int,
        sentence: str,
        names: list[str] | None = None,
        cases: list[Case] | None = None,
        newcomer: int | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.values = values
        self.default = default
        self.sentence = sentence
        self.names = names if names is not None else [str(value) for value in values]
        self.cases = cases if cases is not None else []
        self.newcomer = newcomer
        self.always = Case(values, default, "")

    def offered(self, seats: int, chosen: Mapping[str, int]) -> Case:
        """What a table is offered; ``chosen`` has the values of all earlier options."""
        for case in self.cases:
            if case.fits(seats, chosen):
                return case
        return self.always

    def objection(self, case: Case, value: int) -> str:
        """Why a table that is offered this case cannot have this value, in one sentence."""
        if value not in self.values:
            allowed = ", ".join([str(one) for one in case.values])
            return f"Option {self.name} takes {allowed}, not {value}."
        offered = " or ".join([self.named(one) for one in case.values])
        why = f": {case.reason}" if case.reason else ""
        title = self.sentence.removesuffix(".")
        return f"“{title}” ({self.name}) can only be {offered} here, not {self.named(value)}{why}."

    def named(self, value: int) -> str:
        """A value by its name and number."""
        name = self.names[self.values.index(value)]
        return str(value) if name == str(value) else f"“{name}” ({value})"


def read_options(texts: Iterable[str]) -> dict[str, int]:
    """The options in texts such as ``bury=2``.

    Raises:
        BadOption: a text is not NAME=NUMBER, or an option is given twice.
    """
    options: dict[str, int] = {}
    for text in texts:
        written = WRITTEN.fullmatch(text)
        if written is None:
            raise BadOption(f"An option is written NAME=NUMBER, not “{excerpt([text], 40)}”.")
        if written[1] in options:
            raise BadOption(f"Option {written[1]} is given twice; give it once.")
        options[written[1]] = int(written[2])
    return options
