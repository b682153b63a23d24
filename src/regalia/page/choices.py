"""Choices as a page shows them: their labels, and at which things on the table they are."""

from __future__ import annotations

from regalia import wire


def whole_label(choice: wire.Choice) -> str:
    """What a choice does, with what follows from it."""
    if not choice.rest:
        return choice.label
    return f"{choice.label}{' ' if choice.label.endswith('.') else ': '}{choice.rest}"


def choices_at(question: wire.Question, things: frozenset[str]) -> dict[str, wire.Choice]:
    """The choices at these things, at most one each."""
    at: dict[str, wire.Choice] = {}
    for choice in question.choices:
        if choice.at in things and choice.at not in at:
            at[choice.at] = choice
    return at
