"""Sight: what leaves a State for a person, a bot or a story.

A game's sight is a frozen dataclass of its own whose fields are integers and nested tuples of
integers; the game declares the range and shape of each (`Field`), so that environments and tests
can read any sight as numbers.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from regalia.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """The base of every game's sight: a frozen dataclass, equal to another that says the same."""


class Field:
    """One field of a sight: a number or a block of numbers.

    ``shape`` is () for a number; a shorter row is filled up with ``low`` when read as numbers.
    Every number lies in ``low`` .. ``high``, both included.
    """

    def __init__(
        self, name: str, low: int, high: int, shape: tuple[int, ...], sentence: str
    ) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.shape = shape
        self.sentence = sentence


class Choice:
    """One thing that a seat may do now: its notation, what a person reads, and where it is."""

    def __init__(self, action: int, notation: str, label: str, at: str) -> None:
        self.action = action
        self.notation = notation
        self.label = label
        self.at = at


class Question:
    """What a seat is asked now: the words, and the choices."""

    def __init__(self, seat: int, prompt: str, choices: list[Choice]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.choices = choices

    def text(self) -> str:
        """All of it in one string, for comparing."""
        lines = [f"{self.seat}: {self.prompt}"]
        for choice in self.choices:
            lines.append(f"{choice.action} | {choice.notation} | {choice.label} | {choice.at}")
        return "\n".join(lines)


def sight(state: State, seats: tuple[int, ...]) -> Sight:
    """What a viewer who holds ``seats`` sees; ``()`` is the spectator.

    >>> from regalia.games import load
    >>> sight(load("christina").new(2), ()).seats
    2
    """
    return state.game.sight(state, seats)


def question(state: State, seat: int) -> Question | None:
    """What ``seat`` is asked now, or None if he is not asked."""
    if seat not in state.asked():
        return None
    here = state if seat == state.to_act else state.facing(seat)
    words = state.game.words
    choices = [
        Choice(
            action, words.notation(here, action), words.label(here, action), words.at(here, action)
        )
        for action in here.legal()
    ]
    return Question(seat, words.prompt(here, seat), choices)


def numbers(seen: Sight, fields: list[Field]) -> list[int]:
    """A sight as one flat list of integers, field by field, as long for every position.

    Raises:
        ValueError: a field does not keep the range or shape that the game declares.
    """
    flat: list[int] = []
    for field in fields:
        try:
            _flatten(getattr(seen, field.name), field, 0, flat)
        except (TypeError, ValueError) as wrong:
            raise ValueError(f"sight field {field.name}: {wrong}") from None
    return flat


def _flatten(value: object, field: Field, axis: int, flat: list[int]) -> None:
    if axis == len(field.shape):
        if not isinstance(value, int) or not field.low <= value <= field.high:
            raise ValueError(f"{value!r} is not in {field.low} .. {field.high}")
        flat.append(int(value))
        return
    if not isinstance(value, tuple) or len(value) > field.shape[axis]:
        raise ValueError(f"{value!r} is no row of at most {field.shape[axis]}")
    for item in value:
        _flatten(item, field, axis + 1, flat)
    width = 1
    for size in field.shape[axis + 1 :]:
        width *= size
    flat.extend([field.low] * (width * (field.shape[axis] - len(value))))
