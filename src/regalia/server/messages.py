"""What viewers say on the socket and programs ask for by HTTP, read strictly."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar, get_args

import msgspec
from fastapi import Request

from regalia import wire
from regalia.engine.errors import Refusal
from regalia.server.validation import ValidationMessages
from regalia.table import inputs
from regalia.table.inputs import Input

LONGEST: Final = 8192
"""Bytes of a message."""
JSON: Final = re.compile(r"application/(?:[\w.+-]+\+)?json", re.IGNORECASE)

Body = TypeVar("Body")

_DECODER: Final = msgspec.json.Decoder(wire.FromViewer)
_OBJECTIONS: Final = ValidationMessages("The message", get_args(wire.FromViewer))


class BadMessage(Refusal):
    """Something that is no message."""


class BadBody(Refusal):
    """The body of a request that is not what is asked for."""


def read(text: str | bytes, viewer: int) -> Input | None:
    """What a viewer says to the table; None for a ping.

    Raises:
        NoMessage: it is none; the sentence says why.
    """
    try:
        sent = _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(_OBJECTIONS.to(error)) from None
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


def json_body(kind: type[Body]) -> Callable[[Request], Awaitable[Body]]:
    """Reads the body of a request as one of this kind; a dependency of FastAPI.

    Where nothing need be said (``kind`` has no fields) there may be no body at all.
    """
    decoder = msgspec.json.Decoder(kind)
    objections = ValidationMessages("The body", [kind])
    may_be_left_out = not objections.fields

    async def read_body(request: Request) -> Body:
        body = await request.body()
        if may_be_left_out and not body:
            return kind()
        if not JSON.fullmatch(request.headers.get("content-type", "").partition(";")[0].strip()):
            # A browser sends this, and no other kind of a body, to strangers only if they agree.
            raise BadBody("The body must be a JSON object, sent as application/json.")
        try:
            return decoder.decode(body)
        except msgspec.ValidationError as error:
            raise BadBody(objections.to(error)) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadMessage(objections.to(error)) from None

    return read_body
