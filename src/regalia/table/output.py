"""The output of a table for an input: log rows, messages, and the time of the next wake-up."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct

from regalia.engine.observation import Observation
from regalia.table.log import Row
from regalia.wire import FromServer


class Message(Struct, frozen=True):
    """A message for one viewer, to be sent at ``due`` (UTC milliseconds) or later.

    A page is rendered from observations, so its message brings them along: ``seen`` is what the
    viewer sees, ``public`` what everybody sees. Programs get neither.
    """

    viewer: int
    due: int
    body: FromServer
    seen: Observation | None = None
    public: Observation | None = None


@dataclass(slots=True)
class Output:
    """What the server has to do, in this order: store the rows, send the answers, the messages.

    ``answers`` go to the viewer who sent the input, ``messages`` to anybody. ``wake`` is the time
    (UTC milliseconds) at which the table needs the next `Wake`, or 0. What
    `regalia.table.preferences.saved` gives has changed if ``preferences`` or ``held``: the former
    is to be stored with the rows; for the latter nobody waits, as others could notice that.
    """

    rows: list[Row] = field(default_factory=list)
    answers: list[Message] = field(default_factory=list)
    messages: list[Message] = field(default_factory=list)
    wake: int = 0
    preferences: bool = False
    held: bool = False
