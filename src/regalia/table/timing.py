"""When answers take effect, and which are given without asking.

A table is *brisk* or *sealed* (`Setup.timing`). Two things could show what a seat holds: how long
an answer takes, and that nobody was asked at all.

At a brisk table, the only move that a seat can make is made for it after a time from the table's
secret seed, and a window closes when it is decided. A quick pass may hint at an empty hand, as
across a real table. At a sealed table, every window closes at one fixed time, whatever was
answered, and a reply to another seat's move takes effect no sooner than that. Nothing can be read
from the clock.

No clock runs against a person unless somebody else watches (`Table.waited_for`). Nothing is delayed
for a person without company (`Table.in_company`).
"""

from __future__ import annotations

import hmac
from typing import Final

from regalia.table.table import Table
from regalia.wire import UNTIL_TURN, UNTOUCHED

SHORTEST_DELAY: Final = 500
LONGEST_DELAY: Final = 2000
"""Milliseconds from a question to an answer that is given without asking, at a brisk table."""


def start_clock(table: Table, now: int) -> None:
    """Start the clock of the open questions if it is needed, or stop it.

    It is needed if somebody waits for a person, at a sealed table also in the company of persons
    who are away: they must not see later how soon answers came. It starts anew for a person who was
    not waited for when it was over.
    """
    persons = [seat for seat in table.questions if table.chairs[seat].person]
    sealed = table.setup.timing == "sealed"
    waited_for = any(table.waited_for(seat) for seat in persons)
    needed = waited_for or (sealed and any(table.in_company(seat) for seat in persons))
    over = waited_for and 0 < table.clock_from < now - table.setup.window
    table.clock_from = (now if over else table.clock_from or now) if needed else 0


def closing_time(table: Table) -> int:
    """When seats that have not answered decline; 0 for never.

    A window closes if the table limits its time, at a sealed table also a reply to another's move.
    """
    if not table.clock_from or not table.setup.window or declining(table) < 0:
        return 0
    waited_for = any(table.chairs[s].person and table.waited_for(s) for s in table.questions)
    return table.clock_from + table.setup.window if waited_for else 0


def declining(table: Table) -> int:
    """The action by which a seat declines when the time for the open questions is over, or -1."""
    sealed = table.setup.timing == "sealed"
    return int(table.state.decline()) if sealed else table.decline()


def sealed_until(table: Table) -> int:
    """The time before which no answer to the open questions takes effect; 0 for none.

    At a sealed table these are the answers in a window and the replies to another seat's move.
    """
    if table.setup.timing != "sealed" or not table.clock_from or not table.questions:
        return 0
    reply = table.state.window() >= 0 or table.state.decline() >= 0
    return table.clock_from + table.setup.window if reply else 0


# Answers that are given without asking.


def passes(table: Table, seat: int) -> bool:
    """Whether a person wants their seat to pass the open window."""
    passing = table.chairs[seat].preferences.passing
    if not passing or table.decline() < 0:
        return False
    if UNTIL_TURN in passing or table.window() in passing:
        return True
    return UNTOUCHED in passing and not table.state.concerns(seat)


def answer_without_asking(table: Table, seat: int) -> tuple[int, ...]:
    """The answer that is given for a person who is not asked; empty if they are, or a bot is."""
    chair = table.chairs[seat]
    if chair.played_by():
        return ()
    if passes(table, seat):
        return (table.decline(),)
    if not chair.preferences.automatic:
        return ()
    own_question = table.state.window() < 0 and table.state.decline() < 0
    if own_question and table.setup.timing == "sealed" and table.in_company(seat):
        return ()  # how soon the turn ends would show that there was no choice
    return table.only(seat)


def is_asked(table: Table, seat: int) -> bool:
    """Whether the person of a seat has to answer its open question themselves."""
    question = table.questions[seat]
    if question.held is not None or table.chairs[seat].played_by():
        return False
    return not answer_without_asking(table, seat)


def answer_time(table: Table, seat: int) -> int:
    """When an answer without asking is given: at once, or after a delay from the secret seed."""
    if table.setup.timing == "sealed" or not table.in_company(seat):
        return table.asked_at
    message = f"delay of seat {seat + 1}, question {table.questions[seat].number}".encode()
    number = int.from_bytes(hmac.digest(table.seed, message, "sha256")[:7], "big")
    return table.asked_at + SHORTEST_DELAY + number % (LONGEST_DELAY - SHORTEST_DELAY + 1)
