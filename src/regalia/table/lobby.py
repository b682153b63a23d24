"""Inputs around the game: sit down, invite, set bots, begin, close, play again, as rows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from regalia.names.bot_names import bot_name, confusable, numbered_name
from regalia.names.checking import checked_name
from regalia.names.skeletons import look_alike
from regalia.table.chairs import Forbidden, Unknown, Untimely
from regalia.table.inputs import (
    AroundTheGame,
    Begin,
    CloseTable,
    Invite,
    IssueToken,
    LeaveSeat,
    PlayAgain,
    SetBot,
    SetListed,
    Sit,
)
from regalia.table.log_bound import check_room
from regalia.table.table import Table
from regalia.wire import CLOSED

MOST_TOKENS: Final = 16
"""Maximum number of tokens per seat."""

HOST_ALONE: Final = "Only the host of the table can do that."

Body = dict[str, Any]


def rows(table: Table, given: AroundTheGame) -> Iterator[Body]:
    """The bodies of the table rows that an input adds to the log, each made after the one before.

    Seats that one person plays together have a row each. When a person sits down, bots whose names
    could be mistaken for theirs get other names.

    Raises:
        Forbidden, Untimely, Unknown, BadOption: the input is refused.
    """
    check_room(table, given)
    if isinstance(given, IssueToken):
        yield from _entitled(table, given)
        return
    if isinstance(given, PlayAgain):
        yield _again(table, given)
        return
    if table.ended == "closed":
        raise Untimely(CLOSED)
    if table.begun:
        seats = isinstance(given, Sit | LeaveSeat | SetBot | Invite)
        raise Untimely(f"The game has begun{'; the seats are taken' if seats else ''}.")
    match given:
        case Sit():
            yield from _sat(table, given)
        case LeaveSeat(key, seat):
            if table.chair(seat).free():
                raise Untimely(f"Nobody sits in seat {seat + 1}.")
            if key != table.setup.host and key not in table.chairs[seat].keys:
                raise Forbidden("Only the host can free somebody else's seat.")
            for own in table.seats_with(seat):
                yield {"what": "left", "seat": own}
        case SetBot(key, seat, kind):
            _check_host_and_free_seat(table, key, seat)
            if not kind:
                raise Unknown("Name the kind of bot that is to play.")
            for own in table.seats_with(seat):
                yield _bot(table, own, kind)
        case Invite(key, seat, invitation):
            _check_host_and_free_seat(table, key, seat)
            if not invitation:
                raise Unknown("An invitation without a secret opens nothing.")
            for own in table.seats_with(seat):
                yield {"what": "invited", "seat": own, "key": invitation}
        case Begin(key):
            if not may_begin(table, key):
                raise Forbidden(HOST_ALONE)
            for seat, chair in enumerate(table.chairs):
                if not chair.filled():
                    raise Untimely(f"Seat {seat + 1} is still free; fill it before you begin.")
            yield {"what": "began"}
        case SetListed(key, listed):
            _check_host(table, key)
            if listed != table.listed:
                yield {"what": "listed", "listed": listed}
        case CloseTable(key):
            _check_host(table, key)
            yield {"what": "closed"}


def _bot(table: Table, seat: int, kind: str) -> Body:
    """The row by which a bot takes a seat, or another name in its seat.

    Bots that play together have one name, numbered like a person's.
    """
    own = table.seats_with(seat)
    taken = [chair.name for number, chair in enumerate(table.chairs) if number not in own]
    name = numbered_name(bot_name(own[0], taken), own.index(seat))
    return {"what": "bot", "seat": seat, "kind": kind, "name": name}


def _sat(table: Table, given: Sit) -> Iterator[Body]:
    chair = table.chair(given.seat)
    name = checked_name(given.name)
    if chair.filled():
        raise Untimely(f"Seat {given.seat + 1} is taken; choose another.")
    if chair.invitation != given.invitation:
        reserved = f"Seat {given.seat + 1} is kept for somebody who was invited."
        raise Forbidden(reserved if chair.invitation else "The invitation is no longer valid.")
    if not given.key:
        raise Forbidden("Nobody can sit down without an identity.")
    taken = [other.name for other in table.chairs if other.person]
    own = [numbered_name(name, number) for number in range(len(table.seats_with(given.seat)))]
    for one in own:
        if any(look_alike(one, other) for other in taken):
            raise Untimely(
                f"Somebody at this table is called “{one}” already, or by a name that looks like "
                "it; choose another name."
            )
    if not table.setup.several_seats:
        _check_has_no_seat(table, given.key)
        _check_has_no_seat(table, given.browser)
    for seat, one in zip(table.seats_with(given.seat), own, strict=True):
        yield {"what": "sat", "seat": seat, "key": given.key, "name": one}
        if given.browser and not table.setup.several_seats:  # so that it is known to have a seat
            yield {"what": "entitled", "seat": seat, "key": given.browser}
    for seat, other in enumerate(table.chairs):
        alike = [confusable(table.chairs[own].name, name) for own in table.seats_with(seat)]
        if other.bot and any(alike):
            yield _bot(table, seat, other.bot)


def _check_has_no_seat(table: Table, key: str) -> None:
    """Check that a person has no seat yet at a table where each may take one."""
    seats = table.seats_of(key)
    if seats:
        raise Untimely(
            f"You have seat {seats[0] + 1} at this table, where each person takes one; leave it to "
            "sit elsewhere."
        )


def _entitled(table: Table, given: IssueToken) -> Iterator[Body]:
    if table.ended == "closed":
        raise Untimely(CLOSED)
    keys = table.chair(given.seat).keys
    if given.key not in keys or not given.token:
        raise Forbidden("Only the holder of a seat can have a token for it.")
    if len(keys) > MOST_TOKENS:
        raise Untimely(f"A seat has at most {MOST_TOKENS} tokens; use one of those.")
    for seat in table.seats_with(given.seat):
        yield {"what": "entitled", "seat": seat, "key": given.token}


def check_may_play_again(table: Table, key: str) -> None:
    """Check that the holder of this key may play again with the same people.

    Raises:
        Forbidden, Untimely: they have not played here, or the game is not over.
    """
    if table.ended == "closed":
        raise Untimely(CLOSED)
    if not table.seats_of(key):
        raise Forbidden("Only those who have played at this table can play again.")
    if table.status != "over":
        raise Untimely("The game is not over; play it to its end first.")


def _again(table: Table, given: PlayAgain) -> Body:
    check_may_play_again(table, given.key)
    if table.next_table != given.instead_of:
        raise Untimely("The others are at another table already; go on there.")
    if not given.table:
        raise Unknown("Another table needs an id.")
    return {"what": "again", "table": given.table}


def may_begin(table: Table, key: str) -> bool:
    """Whether the holder of this key may begin the game: the host, in a rematch each player.

    Else who presses “play again” first, and goes away, would keep all others from playing.
    """
    return key == table.setup.host or (table.setup.rematch and bool(table.seats_of(key)))


def _check_host(table: Table, key: str) -> None:
    if key != table.setup.host:
        raise Forbidden(HOST_ALONE)


def _check_host_and_free_seat(table: Table, key: str, seat: int) -> None:
    _check_host(table, key)
    if not table.chair(seat).free():
        raise Untimely(f"Seat {seat + 1} is not free; free it first.")
