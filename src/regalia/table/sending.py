"""Messages to the connected viewers. Viewers with the same seats get the same message."""

from __future__ import annotations

from regalia import wire
from regalia.engine.observation import Observation
from regalia.table import viewer_messages
from regalia.table.output import Message, Output
from regalia.table.table import Table


def send_seats(table: Table, now: int, output: Output, but: int = -1, of: int = -1) -> None:
    """Send all viewers except ``but`` who sits where, and their open questions.

    If ``of`` is a seat, only its holders get the message, as the change concerns nobody else.
    """
    made: dict[tuple[int, ...], wire.Seats] = {}
    for viewer, watch in table.viewers.items():
        mine = table.seats_of(watch.key)
        if viewer != but and (of < 0 or of in mine):
            if mine not in made:
                made[mine] = viewer_messages.seats(table, mine)
            output.messages.append(Message(viewer, now, made[mine]))


def send_news(table: Table, line: int, preferred: set[int], now: int, output: Output) -> None:
    """Send all viewers the position, and what has happened since line number ``line``.

    ``preferred`` are the seats whose preferences have changed; only their holders are told, as
    nobody else may know that they had any.
    """
    made: dict[tuple[tuple[int, ...], bool, bool], tuple[wire.Update, Observation | None]] = {}
    everybody: Observation | None = None
    for viewer, watch in table.viewers.items():
        seats = table.seats_of(watch.key)
        view = (seats, watch.words, watch.for_page)
        if view not in made:
            seen = viewer_messages.seen_by(table, seats)
            told = not preferred.isdisjoint(seats)
            body = viewer_messages.update(
                table, seats, line, watch.words, watch.for_page, seen, told
            )
            made[view] = body, seen
        if watch.for_page and everybody is None:
            everybody = viewer_messages.seen_by(table, ())
        output.messages.append(Message(viewer, now, *made[view], everybody))


def send_snapshot(table: Table, viewer: int, now: int, output: Output) -> None:
    """Answer a viewer who has connected with all that they may know."""
    watch = table.viewers[viewer]
    line = watch.line if 0 <= watch.line <= len(table.lines) else 0
    seats = table.seats_of(watch.key)
    seen = viewer_messages.seen_by(table, seats)
    body = viewer_messages.snapshot(table, seats, line, watch.words, watch.for_page, seen)
    everybody = viewer_messages.seen_by(table, ()) if watch.for_page else None
    output.answers.append(Message(viewer, now, body, seen, everybody))
