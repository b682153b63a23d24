"""Errors that are sentences: what is wrong, and what would be right."""

from __future__ import annotations


class Refusal(Exception):
    """Something was asked that cannot be done; ``str()`` of it is one sentence for a person.

    Nothing has changed when it is raised.
    """


class IllegalAction(Refusal):
    """An action that the rules do not allow in this position."""


class NotUnderstood(Refusal):
    """A line of text that names no legal move."""


class BadOption(Refusal):
    """A number of seats or an option that the game does not have."""


class BadDump(Refusal):
    """A list of integers that is no saved position of this game."""


class BadDescription(Refusal):
    """A description that is no position of its game; the sentence says where, and what is meant."""


class BadRecord(Refusal):
    """A record that cannot be read, does not replay, or does not prove what it claims."""


class BadData(Refusal):
    """A data file that breaks a rule of its game; names the file, the place and the remedy."""


class BadSchema(Exception):
    """A game's ``schema.py`` that contradicts itself; names the file, the number and the remedy."""
