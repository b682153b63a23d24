"""Pace and preferences: what persons choose during a game.

They are not in the log, because they change nothing in the game, and a person may change them any
number of times. Only their last values are stored.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from regalia import wire
from regalia.engine.words import EVERY_WINDOW, excerpt
from regalia.table.chairs import Preferences, Unknown, Untimely
from regalia.table.inputs import Prefer
from regalia.table.replay import bot_time
from regalia.table.table import Table
from regalia.wire import UNTIL_TURN, UNTOUCHED


class SeatPreferences(Struct, forbid_unknown_fields=True):
    """The preferences of a seat as they are stored (`Preferences`)."""

    passing: list[str]
    until: int
    automatic: bool


class Saved(Struct, forbid_unknown_fields=True):
    """What is stored: the pace, and the preferences by seat."""

    pace: int
    seats: dict[str, SeatPreferences]


def saved(table: Table) -> str:
    """Pace and preferences as JSON."""
    seats = {
        str(seat): SeatPreferences(sorted(own.passing), own.until, own.automatic)
        for seat, own in enumerate([chair.preferences for chair in table.chairs])
        if own != Preferences()
    }
    return msgspec.json.encode(Saved(table.pace, seats)).decode()


def restore_preferences(table: Table, text: str) -> None:
    """Set pace and preferences to what `saved` gave.

    Raises:
        Untimely: the text is damaged; nothing has changed.
    """
    try:
        found = msgspec.json.decode(text, type=Saved)
        chairs = [(table.chairs[int(seat)], own) for seat, own in found.seats.items()]
    except (msgspec.DecodeError, ValueError, IndexError):
        raise Untimely("The stored pace and preferences of the table are damaged.") from None
    table.pace = found.pace
    for chair, own in chairs:
        chair.preferences = Preferences(frozenset(own.passing), own.until, own.automatic)


def prefer(table: Table, seat: int, request: Prefer) -> None:
    """Set the preferences of a seat.

    Raises:
        Unknown: there is no such kind of window.
    """
    kinds = [kind for kind in table.game.words.windows if kind != EVERY_WINDOW]
    for name in request.passing:
        if name not in (UNTOUCHED, UNTIL_TURN, *kinds):
            known = ", ".join([*kinds, UNTOUCHED, UNTIL_TURN])
            raise Unknown(f"Nothing to pass is called “{excerpt([name])}”; there are: {known}.")
    turns = int(table.state.turns(seat))
    passing = frozenset(request.passing)
    table.chairs[seat].preferences = Preferences(passing, turns, request.automatic)


def set_pace(table: Table, pace: int, now: int) -> None:
    """Change the pace; open questions to bots follow it.

    Raises:
        Unknown: the pace is out of range.
    """
    if not 0 <= pace <= wire.SLOWEST_PACE:
        raise Unknown(f"A pace is 0 to {wire.SLOWEST_PACE} milliseconds.")
    table.pace = pace
    hasten(table, now)


def hasten(table: Table, now: int) -> None:
    """Let bots answer the open questions when the pace as it is now says."""
    for question in table.questions.values():
        question.due = bot_time(table)
        question.catch_up(now, 0 if table.hurrying else table.pace)
