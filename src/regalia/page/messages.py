"""What a browser is told on the socket of the page (docs/page.md), each message as a Struct."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from regalia import wire


class Patch(Struct, kw_only=True):
    """What of the page changes: the HTML of ``regions`` by name."""

    regions: dict[str, str]


class Update(Patch, kw_only=True, tag="update"):
    """Something happened at the table. ``story`` is new: the line and the HTML of one ``<li>``."""

    title: str
    status: Literal["open", "playing", "over"]
    lines: int
    story: list[tuple[int, str]]


class Snapshot(Update, kw_only=True, tag="page"):
    """The first message: all regions, the board before what lies in it."""

    version: str


class Answer(Patch, kw_only=True, tag="answer"):
    """What became of a move; ``sentence`` says why it was rejected."""

    seat: int
    question: int
    id: str
    result: Literal["step", "accepted", "held", "rejected"]
    sentence: str | UnsetType = UNSET


Shown = Snapshot | Update | Answer | wire.Error | wire.Pong
