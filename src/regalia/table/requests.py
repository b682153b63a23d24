"""Requests of viewers during a game besides moves: preferences, pace, and who plays a seat."""

from __future__ import annotations

from collections.abc import Iterable

from regalia.engine.errors import Refusal
from regalia.table import ending, presence, sending
from regalia.table.chairs import RESIGNED, Forbidden, Untimely
from regalia.table.inputs import (
    Abort,
    Call,
    Here,
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
            if set_pace(table, request.pace, now):
                output.preferences = True
                sending.send_seats(table, now, output)
        case Hurry():
            _check_seated(table, request.viewer)
            table.hurrying = True
            hasten(table, now)
        case Replace():
            if _vote(table, request, now):
                sending.send_seats(table, now, output)
        case Return():
            take_seat_back(table, table.seat_of(request.viewer, request.seat), now, output)
            sending.send_seats(table, now, output)
        case Resign():
            ending.resign(table, table.seat_of(request.viewer, request.seat), now, output)
            sending.send_seats(table, now, output)
        case Abort():
            if ending.agree(table, request.viewer, request.agree):
                output.preferences = True
                sending.send_seats(table, now, output)
        case Call():
            presence.call(table, request.viewer, request.seat, now)
            sending.send_seats(table, now, output)
        case Here():
            if _say_here(table, request.viewer, now, output):
                sending.send_seats(table, now, output)


def _check_seated(table: Table, viewer: int) -> None:
    """Check that a viewer holds a seat and has not resigned.

    Raises:
        Forbidden: they do not.
    """
    if not table.plays(table.key_of(viewer)):
        raise Forbidden("Only those who play at this table can change its pace.")


def replace_absent(table: Table, now: int, output: Output) -> None:
    """Let a bot stand in for each person who is due to be replaced (`presence.replaced_at`)."""
    if table.status != "playing":
        return
    presence.note_awaited(table, now)
    for seat in range(len(table.chairs)):
        if 0 < presence.replaced_at(table, seat) <= now:
            if presence.end_call_of_nobody(table, seat):
                sending.send_seats(table, now, output)
                continue
            for own in table.seats_with(seat):
                _stand_in(table, own, now, output)
            sending.send_seats(table, now, output)


def _stand_in(table: Table, seat: int, now: int, output: Output) -> None:
    """Let a bot stand in for the person of a seat."""
    chair = table.chairs[seat]
    if chair.stand_in:
        return
    body = {"what": "replaced", "seat": seat, "kind": table.setup.stand_in}
    add_row(table, output, now, TABLE, body)
    chair.awaited_since = 0
    if seat in table.questions:
        question = table.questions[seat]
        question.catch_up(now, table.bot_pace(question))


def take_seat_back(table: Table, seat: int, now: int, output: Output) -> None:
    """End a stand-in, in all seats that its person plays together.

    An answer that is due stands; one that the bot has only found is dropped. Before the end of a
    sealed window both are dropped, for how long a bot has thought may show what the seat holds.

    Raises:
        Untimely: no bot stands in; or the person has taken the seat back at this question before,
            and could keep it open for ever in this way.
    """
    if not table.chairs[seat].stand_in:
        raise Untimely("You play this seat yourself already.")
    _check_return(table, seat)
    _give_back(table, table.seats_with(seat), now, output)


def _check_return(table: Table, seat: int) -> None:
    """Check that the person of a seat can take it back from the bot that stands in.

    Raises:
        Forbidden, Untimely: they have resigned, or have taken it back at this question before; or
            the log has no room for it.
    """
    if table.chairs[seat].resigned:
        raise Forbidden(RESIGNED)
    check_return(table)
    asked = [table.questions[own] for own in table.seats_with(seat) if own in table.questions]
    if any(question.taken_back for question in asked):
        raise Untimely(
            "You have taken your seat back once at this question; you can take it back again after "
            "it."
        )


def _give_back(table: Table, seats: Iterable[int], now: int, output: Output) -> None:
    """End the stand-in in each of these seats."""
    for seat in seats:
        add_row(table, output, now, TABLE, {"what": "returned", "seat": seat})
        question = table.questions.get(seat)
        if question is not None:
            question.ready = None
            if now < sealed_until(table) and not question.id and not question.automatic:
                question.held, question.late = None, False
        presence.say_here(table, (seat,), now)


def _say_here(table: Table, viewer: int, now: int, output: Output) -> bool:
    """Note that a viewer is here, and give them their seats back; true if anything changes.

    A seat that cannot be taken back keeps its bot.

    Raises:
        Forbidden, Untimely: they hold no seat; or a bot plays in all of them and keeps them. Then
            nothing has changed.
    """
    mine = table.seats_of(table.key_of(viewer))
    if not mine:
        raise Forbidden("You hold no seat at this table.")
    back: list[int] = []
    kept: list[Refusal] = []
    for seat in mine:
        if table.chairs[seat].stand_in and not table.chairs[seat].resigned:
            try:
                _check_return(table, seat)
                back.append(seat)
            except Refusal as refusal:
                kept.append(refusal)
    own = tuple([seat for seat in mine if not table.chairs[seat].stand_in])
    if kept and not (back or own):
        raise kept[0]
    changed = presence.say_here(table, own, now)
    _give_back(table, back, now, output)
    return changed or bool(back)


def _vote(table: Table, request: Replace, now: int) -> bool:
    """Note that a viewer wants a bot to stand in for a person; true if it is news.

    Raises:
        Forbidden, Unknown, Untimely: they cannot vote on that, or not now.
    """
    chair = table.chair(request.seat)
    seats = table.plays(table.key_of(request.viewer))
    persons = {table.chairs[seat].person for seat in seats}
    if not chair.person or chair.stand_in:
        raise Untimely("A bot plays this seat already.")
    if not persons or persons == {chair.person}:
        raise Forbidden("Only the others who play at this table can say that.")
    at = 0 if chair.away() else presence.replaceable_from(table, request.seat)
    if not (chair.away() or at):
        raise Untimely(
            f"“{chair.name}” is here; ask whether they are: without a reply a bot stands in."
        )
    if at > now:
        left = -(-(at - now) // 1000)
        raise Untimely(f"“{chair.name}” is here; you can ask for a bot in {left} s.")
    news = not persons <= chair.votes
    for own in table.seats_with(request.seat):
        table.chairs[own].votes |= persons
    return news
