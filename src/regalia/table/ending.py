"""Ends before the result: a person resigns, or all who play agree to abort the game.

A seat whose person has resigned has a stand-in for good: the bot answers when a stand-in would, so
a resignation shows nothing of the hand. The person may look on with what their seat sees.
"""

from __future__ import annotations

from typing import Final

from regalia.table.chairs import Forbidden, Untimely
from regalia.table.log import TABLE
from regalia.table.output import Output
from regalia.table.replay import add_row
from regalia.table.table import Table
from regalia.table.timing import start_clock

LONG_GONE: Final = 600_000
"""Milliseconds after which a game is aborted without the agreement of who has a stand-in."""


def resign(table: Table, seat: int, now: int, output: Output) -> None:
    """Give a seat to a bot to the end, with all that its person plays together with it.

    An answer that the person has given stands.

    Raises:
        Untimely: they have resigned before.
    """
    if table.chairs[seat].resigned:
        raise Untimely("You have resigned already.")
    for own in table.seats_with(seat):
        body = {"what": "resigned", "seat": own, "kind": table.setup.stand_in}
        add_row(table, output, now, TABLE, body)
        if own in table.questions:
            question = table.questions[own]
            question.catch_up(now, table.bot_pace(question))
    start_clock(table, now)


def agree(table: Table, viewer: int, agrees: bool) -> bool:
    """Note whether a viewer agrees to end the game without a result; true if it is news.

    Raises:
        Forbidden: they do not play.
    """
    seats = table.plays(table.key_of(viewer))
    if not seats:
        raise Forbidden("Only those who play at this table can agree to end its game.")
    news = any(table.chairs[seat].aborts != agrees for seat in seats)
    for seat in seats:
        table.chairs[seat].aborts = agrees
    return news


def next_abort(table: Table, now: int) -> int:
    """The next time after ``now`` at which the game may be aborted without another word, or 0.

    It may be when another bot has stood in for `LONG_GONE`, and somebody agrees to end the game.
    """
    if not any(chair.aborts for chair in table.chairs):
        return 0
    since = [c.stand_in_since for c in table.chairs if c.stand_in_since and not c.resigned]
    return min([time + LONG_GONE for time in since if time + LONG_GONE > now], default=0)


def abort_if_agreed(table: Table, now: int, output: Output) -> bool:
    """End the game without a result if all agree who have to; true if it ends by this.

    These are all people but those who have resigned and those for whom a bot has stood in for
    `LONG_GONE`: else somebody who loses could wait until another is away for a moment.
    """
    if table.status != "playing":
        return False
    playing = [
        chair.aborts
        for chair in table.chairs
        if chair.person and not chair.resigned and not 0 < chair.stand_in_since <= now - LONG_GONE
    ]
    if not any(playing) or not all(playing):
        return False
    add_row(table, output, now, TABLE, {"what": "aborted"})
    return True
