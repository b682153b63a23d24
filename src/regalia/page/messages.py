"""The messages to a browser on the `regalia.page` socket (docs/page.md)."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from regalia import wire


class Patch(Struct, kw_only=True):
    """A change of the page: the new HTML of ``regions``, by name."""

    regions: dict[str, str]


class Update(Patch, kw_only=True, tag="update"):
    """Something happened at the table.

    ``story`` holds the new paragraphs: line, and the HTML of one ``<li>``. Losses after line
    ``losses_since`` are news until the viewer's next turn.
    """

    title: str
    status: Literal["open", "playing", "over"]
    lines: int
    story: list[tuple[int, str]]
    losses_since: int


class Snapshot(Update, kw_only=True, tag="page"):
    """The first message: all regions, each after the one that it lies in."""

    version: str


class Answer(Patch, kw_only=True, tag="answer"):
    """The result of a move; ``sentence`` is why it was rejected."""

    seat: int
    question: int
    id: str
    result: Literal["step", "accepted", "held", "rejected"]
    sentence: str | UnsetType = UNSET


PageMessage = Snapshot | Update | Answer | wire.Error | wire.Pong
