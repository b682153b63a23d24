"""Requests of viewers during a game besides moves: preferences, pace, votes, taking a seat back."""

from __future__ import annotations

from regalia.table import ending, sending
from regalia.table.chairs import RESIGNED, Forbidden, Untimely
from regalia.table.inputs import (
    Abort,
    Hurry,
    Prefer,
    Replace,
    Request,
    Resign,
    Return,
    SetPace,
)
from regalia.table.log import TABLE
from regalia.table.log_bound import check_return
from regalia.table.output import Output
from regalia.table.preferences import hasten, prefer, set_pace
from regalia.table.replay import add_row
from regalia.table.table import Table
from regalia.table.timing import sealed_until


def handle_request(table: Table, request: Request, now: int, output: Output) -> None:
    """Do what a viewer asks for, and inform everybody concerned.

    Raises:
        Forbidden, Untimely, Unknown: it is not possible; nothing has changed.
    """
    if table.status != "playing":
        raise Untimely("There is no game under way.")
    match request:
        case Prefer():
            seat = table.seat_of(request.viewer, request.seat)
            prefer(table, seat, request)
            sending.send_seats(table, now, output, of=seat)
        case SetPace():
            _check_seated(table, request.viewer)
            set_pace(table, request.pace, now)
            output.preferences = True
            sending.send_seats(table, now, output)
        case Hurry():
            _check_seated(table, request.viewer)
            table.hurrying = True
            hasten(table, now)
        case Replace():
            _vote(table, request)
            sending.send_seats(table, now, output)
        case Return():
            take_seat_back(table, table.seat_of(request.viewer, request.seat), now, output)
            sending.send_seats(table, now, output)
        case Resign():
            ending.resign(table, table.seat_of(request.viewer, request.seat), now, output)
            sending.send_seats(table, now, output)
        case Abort():
            ending.agree(table, request.viewer, request.agree, output)
            sending.send_seats(table, now, output)


def _check_seated(table: Table, viewer: int) -> None:
    """Check that a viewer holds a seat and has not resigned.

    Raises:
        Forbidden: they do not.
    """
    if not table.plays(table.key_of(viewer)):
        raise Forbidden("Only those who play at this table can change its pace.")


def take_seat_back(table: Table, seat: int, now: int, output: Output) -> None:
    """End a stand-in, in all seats that its person plays together.

    An answer that is due stands; one that the bot has only found is dropped. Before the end of a
    sealed window both are dropped, for how long a bot has thought may show what the seat holds.
    """
    if not table.chairs[seat].stand_in:
        raise Untimely("You play this seat yourself already.")
    check_return(table)
    if table.chairs[seat].resigned:
        raise Forbidden(RESIGNED)
    for own in table.seats_with(seat):
        add_row(table, output, now, TABLE, {"what": "returned", "seat": own})
        question = table.questions.get(own)
        if question is not None:
            question.ready = None
            if now < sealed_until(table) and not question.id and not question.automatic:
                question.held = None


def _vote(table: Table, request: Replace) -> None:
    """Note that a viewer wants a bot to stand in for an absent person."""
    chair = table.chair(request.seat)
    seats = table.plays(table.key_of(request.viewer))
    persons = {table.chairs[seat].person for seat in seats}
    if not chair.person or chair.stand_in:
        raise Untimely("A bot plays this seat already.")
    if not persons or persons == {chair.person}:
        raise Forbidden("Only the others who play at this table can say that.")
    if not chair.absent_since:
        raise Untimely(f"“{chair.name}” is here; a bot stands in only for who is gone.")
    for own in table.seats_with(request.seat):
        table.chairs[own].votes |= persons
