"""Choices as a page shows them: their labels, and at which things on the table they are."""

from __future__ import annotations

from regalia import wire
from regalia.text import compose


def whole_label(choice: wire.Choice) -> str:
    """What a choice does, with what follows from it."""
    return compose.with_rest(choice.label, choice.rest)


def choices_at(question: wire.Question, things: frozenset[str]) -> dict[str, wire.Choice]:
    """The choices at these things, at most one each."""
    at: dict[str, wire.Choice] = {}
    for choice in question.choices:
        if choice.at in things and choice.at not in at:
            at[choice.at] = choice
    return at
