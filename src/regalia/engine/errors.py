"""Errors whose messages are sentences: what is wrong, and how to correct it."""

from __future__ import annotations


class Refusal(Exception):
    """A request that cannot be carried out. ``str()`` of it is one sentence for a person.

    Nothing has changed when it is raised.
    """


class IllegalAction(Refusal):
    """The rules do not allow an action in this position."""


class NotUnderstood(Refusal):
    """A line of text is not a legal move."""


class BadOption(Refusal):
    """A game does not have this number of seats, or this option or value."""


class BadDump(Refusal):
    """A list of integers is not a saved position of this game."""


class BadDescription(Refusal):
    """A description is not a position of its game; the message says where and why."""


class BadRecord(Refusal):
    """A record cannot be read or replayed, or its claims are false."""


class BadData(Refusal):
    """A data file breaks a rule of its game; the message names file, place and remedy."""


class BadSchema(Exception):
    """A game's ``schema.py`` contradicts itself; the message names file, number and remedy."""
