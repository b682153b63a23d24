"""Requests of viewers during a game besides moves: always-pass, votes, taking a seat back."""

from __future__ import annotations

from regalia.engine.words import EVERY_WINDOW, excerpt
from regalia.table import sending
from regalia.table.chairs import Forbidden, Unknown, Untimely
from regalia.table.inputs import Pass, Replace, Return
from regalia.table.log import TABLE
from regalia.table.output import Output
from regalia.table.replay import add_row
from regalia.table.table import Table


def handle_request(
    table: Table, request: Pass | Replace | Return, now: int, output: Output
) -> None:
    """Do what a viewer asks for, and inform everybody concerned.

    Raises:
        Forbidden, Untimely, Unknown: it is not possible; nothing has changed.
    """
    if table.status != "playing":
        raise Untimely("There is no game under way.")
    if isinstance(request, Replace):
        _vote(table, request)
        sending.send_seats(table, now, output)
        return
    seat = table.seat_of(request.viewer, request.seat)
    if isinstance(request, Return):
        take_seat_back(table, seat, now, output)
        sending.send_seats(table, now, output)
    else:
        _set_passing(table, seat, request, now, output)
        sending.send_seats(table, now, output, of=seat)


def _set_passing(table: Table, seat: int, request: Pass, now: int, output: Output) -> None:
    """Turn a seat's always-pass for a kind of window on or off."""
    kinds = table.game.words.windows
    if request.window not in kinds:
        known = ", ".join(kind for kind in kinds if kind != EVERY_WINDOW)
        raise Unknown(
            f"There is no kind “{excerpt([request.window])}” of window in {table.game.title}; "
            + (f"there are: {known}; and " if known else "")
            + f"“{EVERY_WINDOW}” stands for all."
        )
    kind = kinds[request.window]
    if (kind in table.chairs[seat].passing) == request.on:
        return
    body = {"what": "passing", "seat": seat, "window": kind, "on": request.on}
    add_row(table, output, now, TABLE, body)
    if seat in table.questions:
        table.questions[seat].catch_up(now, table.setup.pace)


def take_seat_back(table: Table, seat: int, now: int, output: Output) -> None:
    """End a stand-in. A move that the bot has found but not made yet is dropped."""
    if not table.chairs[seat].stand_in:
        raise Untimely("You play this seat yourself already.")
    add_row(table, output, now, TABLE, {"what": "returned", "seat": seat})
    if seat in table.questions:
        table.questions[seat].ready = None
        table.questions[seat].catch_up(now, table.setup.pace)


def _vote(table: Table, request: Replace) -> None:
    """Note that a viewer wants a bot to stand in for an absent person."""
    chair = table.chair(request.seat)
    seats = table.seats_of(table.key_of(request.viewer))
    persons = {table.chairs[seat].person for seat in seats}
    if not chair.person or chair.stand_in:
        raise Untimely("A bot plays this seat already.")
    if not persons or persons == {chair.person}:
        raise Forbidden("Only the other players of this table can vote for a bot.")
    if not chair.absent_since:
        raise Untimely(f"{chair.name} is here; a bot stands in only for players who are gone.")
    chair.votes |= persons
