"""What clients may send on the socket (docs/wire.md), read strictly."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from regalia.engine.errors import Refusal
from regalia.table import inputs
from regalia.table.inputs import Input

LONGEST: Final = 8192
"""Bytes of a message."""
MOST_STEPS: Final = 64

Seat = Annotated[int, Meta(ge=-1, le=63)]
Count = Annotated[int, Meta(ge=0, le=1 << 31)]


class Move(Struct, tag="move", forbid_unknown_fields=True):
    """The decisions of a move so far."""

    question: Count
    id: Annotated[str, Meta(min_length=1, max_length=64)]
    steps: Annotated[tuple[Count, ...], Meta(max_length=MOST_STEPS)]
    seat: Seat = -1


class Pass(Struct, tag="pass", forbid_unknown_fields=True):
    """Always pass windows of a kind, or no longer."""

    window: Count
    on: bool
    seat: Seat = -1


class Replace(Struct, tag="replace", forbid_unknown_fields=True):
    """Want a bot to stand in for a seat."""

    seat: Seat


class Return(Struct, tag="return", forbid_unknown_fields=True):
    """Take one's seat back."""

    seat: Seat = -1


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Ask for a sign of life."""


Sent = Move | Pass | Replace | Return | Ping

_DECODER = msgspec.json.Decoder(Sent)


class NoMessage(Refusal):
    """Something that is no message."""


def read(text: str | bytes, viewer: int) -> Input | None:
    """What a viewer says to the table; None for a ping.

    Raises:
        NoMessage: it is none; the sentence says why.
    """
    try:
        sent = _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise NoMessage(f"That is no message: {_cause(wrong)}.") from None
    match sent:
        case Move():
            return inputs.Move(viewer, sent.seat, sent.question, sent.id, sent.steps)
        case Pass():
            return inputs.Pass(viewer, sent.seat, sent.window, sent.on)
        case Replace():
            return inputs.Replace(viewer, sent.seat)
        case Return():
            return inputs.Return(viewer, sent.seat)
        case _:
            return None


def _cause(wrong: Exception) -> str:
    text = " ".join(str(wrong).split())
    return "".join(letter for letter in text if letter.isprintable())[:200].rstrip(".")
