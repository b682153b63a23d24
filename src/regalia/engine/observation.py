"""Observation: what leaves a State for a person, a bot or a story.

A game's observation is a frozen dataclass of its own whose fields are integers and nested tuples of
integers. Each field declares what it holds (`Layout`), so that programs and tests can read any
observation as numbers, by names, and as a tensor.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from regalia.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """The base class of every game's observation, a frozen dataclass compared by value."""


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


def observation(state: State, seats: tuple[int, ...]) -> Observation:
    """What a viewer who holds ``seats`` sees; ``()`` is the spectator.

    >>> from regalia.games import load
    >>> observation(load("christina").new(2), ()).seats
    2
    """
    return state.game.observation(state, seats)


def question(state: State, seat: int) -> Question | None:
    """What ``seat`` is asked now, or None if he is not asked."""
    if seat not in state.asked():
        return None
    here = state if seat == state.to_act else state.for_seat(seat)
    words = state.game.words
    choices = [
        Choice(
            action, words.notation(here, action), words.label(here, action), words.at(here, action)
        )
        for action in here.legal()
    ]
    return Question(seat, words.prompt(here, seat), choices)
