"""Observation: what a person, a bot or a story may see of a State.

A game's observation is a frozen dataclass whose fields are integers and nested tuples of integers.
Each field declares what it holds (`Layout`), so programs and tests can read any observation as
numbers, by names, or as a tensor.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from regalia.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """Base class of the observations of all games, frozen dataclasses that compare by value."""


class Choice:
    """One action that a seat may choose now.

    ``label`` is the text for people, ``at`` the id of the thing on the table to click (`Words.at`),
    ``warning`` what a person should know before they choose it, or "" (`Words.warning`).
    """

    def __init__(self, action: int, notation: str, label: str, at: str, warning: str) -> None:
        self.action = action
        self.notation = notation
        self.label = label
        self.at = at
        self.warning = warning


class Question:
    """What a seat is asked now, and its choices."""

    def __init__(self, seat: int, prompt: str, choices: list[Choice]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.choices = choices

    def text(self) -> str:
        """The whole question as one string, for comparisons."""
        lines = [f"{self.seat}: {self.prompt}"]
        for choice in self.choices:
            lines.append(f"{choice.action} | {choice.notation} | {choice.label} | {choice.at}")
        return "\n".join(lines)


def observation(state: State, seats: tuple[int, ...]) -> Observation:
    """What a viewer who holds ``seats`` sees; ``()`` is a spectator.

    >>> from regalia.games import load
    >>> observation(load("christina").new(2), ()).seats
    2
    """
    return state.game.observation(state.seen_from(seats), seats)


def question(state: State, seat: int) -> Question | None:
    """The question that ``seat`` has to answer now, or None if it is not asked."""
    if seat not in state.asked():
        return None
    here = state if seat == state.to_act else state.for_seat(seat)
    words = state.game.words
    choices = [
        Choice(
            action,
            words.notation(here, action),
            words.label(here, action),
            words.at(here, action),
            words.warning(here, action),
        )
        for action in here.legal()
    ]
    return Question(seat, words.prompt(here, seat), choices)
