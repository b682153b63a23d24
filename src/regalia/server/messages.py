"""Strict parsing of socket messages and of request bodies."""

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

JSON: Final = re.compile(r"application/(?:[\w.+-]+\+)?json", re.IGNORECASE)

Body = TypeVar("Body")

_DECODER: Final = msgspec.json.Decoder(wire.FromViewer)
_DESCRIPTIONS: Final = ValidationMessages("The message", get_args(wire.FromViewer))


class BadMessage(Refusal):
    """The text is not a message."""


class BadBody(Refusal):
    """The body of a request is not of the required kind."""


def parse(text: str | bytes, viewer: int) -> Input | None:
    """The table input in a viewer's message; None for a ping.

    Raises:
        BadMessage: it is not a message; the sentence says why.
    """
    try:
        sent = _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(_DESCRIPTIONS.describe(error)) from None
    match sent:
        case wire.Move():
            return inputs.Move(viewer, sent.seat, sent.question, sent.id, sent.steps)
        case wire.Prefer():
            return inputs.Prefer(viewer, sent.seat, sent.passing, sent.automatic)
        case wire.SetPace():
            return inputs.SetPace(viewer, sent.pace)
        case wire.Hurry():
            return inputs.Hurry(viewer)
        case wire.Replace():
            return inputs.Replace(viewer, sent.seat)
        case wire.Return():
            return inputs.Return(viewer, sent.seat)
        case wire.Resign():
            return inputs.Resign(viewer, sent.seat)
        case wire.Abort():
            return inputs.Abort(viewer, sent.agree)
        case wire.Call():
            return inputs.Call(viewer, sent.seat)
        case wire.Here():
            return inputs.Here(viewer)
        case _:
            return None


def json_body(kind: type[Body]) -> Callable[[Request], Awaitable[Body]]:
    """A FastAPI dependency that parses the body of a request as this kind.

    A kind without fields allows an empty body.
    """
    decoder = msgspec.json.Decoder(kind)
    descriptions = ValidationMessages("The body", [kind])
    optional = not descriptions.fields

    async def read_body(request: Request) -> Body:
        body = await request.body()
        if optional and not body:
            return kind()
        if not JSON.fullmatch(request.headers.get("content-type", "").partition(";")[0].strip()):
            # Browsers send this content type to another site only if that site agrees.
            raise BadBody("The body must be a JSON object, sent as application/json.")
        try:
            return decoder.decode(body)
        except msgspec.ValidationError as error:
            raise BadBody(descriptions.describe(error)) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadMessage(descriptions.describe(error)) from None

    return read_body
