"""The bound on what may happen around a game, so that nobody can make a log grow without end.

The rows of a game have a bound by its rules: the most decisions that `Game` declares, and in a
window one row for each answer that was not used. Rows about who sits where have this bound of their
own. At the bound no seat changes hands any more: an open table can begin if it is full, and a game
under way is played to its end, by bots where they stand in.
"""

from __future__ import annotations

from typing import Final

from regalia.table.chairs import Untimely
from regalia.table.inputs import Input, Invite, IssueToken, LeaveSeat, SetBot, SetListed, Sit
from regalia.table.table import Table

MOST_CHANGES: Final = 2000
"""Maximum number of rows about who sits where, and about the list. The busiest real table has some
150: a dozen seats with bots, invitations and tokens that are changed a few times, and absences in a
long game. It counts anew when the game begins, so that nobody can use up before it what is needed
in it."""
HOSTS_CHANGES: Final = 100
"""Number of these that the host alone may make, to fill the seats that strangers spoil."""
MOST_SITTINGS: Final = 20
"""Maximum number of times that anybody but the host sits down at a table."""


def has_room(table: Table) -> bool:
    """Whether somebody who was not invited may still sit down."""
    return table.changes < MOST_CHANGES - HOSTS_CHANGES


def check_room(table: Table, given: Input) -> None:
    """Check that the log has room for another change of who sits where.

    Raises:
        Untimely: it has not.
    """
    if not isinstance(given, Sit | LeaveSeat | SetBot | Invite | IssueToken | SetListed):
        return
    if isinstance(given, Sit | IssueToken) and not table.begun and given.key != table.setup.host:
        if table.sittings.get(given.key, 0) >= MOST_SITTINGS and isinstance(given, Sit):
            raise Untimely("You have sat down at this table too often; choose another.")
        invited = isinstance(given, Sit) and given.invitation
        if not has_room(table) and not invited:
            raise Untimely("The seats of this table have changed too often; choose another table.")
    if table.changes < MOST_CHANGES:
        return
    if isinstance(given, SetListed) and not given.listed:  # it cannot be listed again
        return
    if table.begun:
        raise Untimely("The seats of this table have changed too often; it gives no more tokens.")
    raise Untimely(
        "The seats of this table have changed too often; begin the game, or make another table."
    )


def check_return(table: Table) -> None:
    """Check that a person may still take their seat back from a bot.

    Raises:
        Untimely: the seats have changed too often.
    """
    if table.changes >= MOST_CHANGES:
        raise Untimely(
            "The seats of this table have changed too often; the bot plays yours to the end."
        )
