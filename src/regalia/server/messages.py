"""What viewers say on the socket, read strictly."""

from __future__ import annotations

from typing import Final

import msgspec

from regalia import wire
from regalia.engine.errors import Refusal
from regalia.table import inputs
from regalia.table.inputs import Input

LONGEST: Final = 8192
"""Bytes of a message."""

_DECODER = msgspec.json.Decoder(wire.FromViewer)


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
        case wire.Move():
            return inputs.Move(viewer, sent.seat, sent.question, sent.id, sent.steps)
        case wire.Pass():
            return inputs.Pass(viewer, sent.seat, sent.window, sent.on)
        case wire.Replace():
            return inputs.Replace(viewer, sent.seat)
        case wire.Return():
            return inputs.Return(viewer, sent.seat)
        case _:
            return None


def _cause(wrong: Exception) -> str:
    text = " ".join(str(wrong).split())
    return "".join(letter for letter in text if letter.isprintable())[:200].rstrip(".")
