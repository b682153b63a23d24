"""When answers take effect, and which are given without asking.

A table is *brisk* or *sealed* (`Setup.timing`). Two things could show what a seat holds: how long
an answer takes, and that nobody was asked at all.

At a brisk table, the only move that a seat can make is made for it after a time from the table's
secret seed, and a window closes when it is decided. A quick pass may hint at an empty hand, as
across a real table. No clock runs against a person unless another seat's person or program is
connected who has not resigned (`Table.waited_for`): no spectator makes it run.

At a sealed table, the time at which answers take effect follows from what everybody may know: when
the question was asked, and how long a window lasts. A window, and a reply to another seat's move,
has one time for all. Then answers take effect, chosen or not, and whoever has not answered
declines. It does not matter who watches: whoever comes again would see what has happened meanwhile.
Whatever else a seat is asked has no time, so that its person is always asked.
"""

from __future__ import annotations

import hmac
from typing import Final

from regalia.table.table import Table
from regalia.wire import HARMLESS, UNTIL_TURN, UNTOUCHED

SHORTEST_DELAY: Final = 500
LONGEST_DELAY: Final = 2000
"""Milliseconds from a question to an answer that is given without asking, at a brisk table."""


RETURN_TIME: Final = 5000
"""Milliseconds that people have after a restart to connect again, before a sealed clock begins."""
VISIT_BEAT: Final = 10_000
"""Milliseconds between the times at which visits count at a sealed table, outside of windows."""


def sealed(table: Table) -> bool:
    """Whether no answer to the open questions may show by its time what a seat holds.

    The clock of a sealed table runs from the moment at which a person is asked.
    """
    return table.setup.timing == "sealed" and table.clock_from > 0


def start_clock(table: Table, now: int) -> None:
    """Start the clock of the open questions if it is needed, or stop it.

    At a sealed table it is needed whenever a person is asked, and never stops. At a brisk table it
    is needed while somebody waits for a person. Whoever was not waited for has the whole time from
    when they are (`declines_at`).
    """
    persons = [seat for seat in table.questions if table.chairs[seat].person]
    if table.setup.timing == "sealed":
        if persons:
            table.clock_from = table.clock_from or now
        return
    for seat in persons:
        question = table.questions[seat]
        question.waited_from = (question.waited_from or now) if table.waited_for(seat) else 0
    awaited = any(table.questions[seat].waited_from for seat in persons)
    table.clock_from = (table.clock_from or now) if awaited else 0


def restart_clock(table: Table, now: int) -> None:
    """Start the clock of a table that has just been restored, to which nobody has returned yet."""
    table.clock_from = 0
    start_clock(table, now + RETURN_TIME)


def closing_time(table: Table) -> int:
    """When the time for the open questions is over; 0 for never.

    Then bots decline that have not answered, and at a sealed table all seats.

    A window closes if the table limits its time, at a sealed table also a reply to another's move.
    People at a brisk table may have longer (`declines_at`).
    """
    if not table.clock_from or not table.setup.window or declining(table) < 0:
        return 0
    return table.clock_from + table.setup.window


def declines_at(table: Table, seat: int, closing: int) -> int:
    """When a seat that has not answered declines, if the time is over at ``closing``; 0 for never.

    At a brisk table a person for whom nobody waits may still answer, and later has all of the time.
    """
    if not closing or sealed(table):
        return closing
    if table.chairs[seat].played_by():
        return closing
    since = table.questions[seat].waited_from
    return since + table.setup.window if since else 0


def window_ends(table: Table, mine: tuple[int, ...]) -> int:
    """When the last seat declines, as far as the holder of ``mine`` may know; 0 for never.

    Of ``mine`` those that have answered do not count. Of the others all count, since nobody may
    know who of them has answered.
    """
    closing = closing_time(table)
    if not closing or sealed(table):
        return closing
    seats = [seat for seat in table.questions if seat not in mine or is_asked(table, seat)]
    ends = [declines_at(table, seat, closing) for seat in seats]
    return max(ends, default=closing) if all(ends) else 0


def declining(table: Table) -> int:
    """The action by which a seat declines when the time for the open questions is over, or -1."""
    if table.setup.timing == "sealed":
        return int(table.state.decline())
    return table.decline()


def sealed_until(table: Table) -> int:
    """The time before which no answer to the open questions takes effect; 0 for none.

    At a sealed table these are the answers in a window and the replies to another seat's move.
    """
    if not sealed(table) or not table.questions:
        return 0
    reply = table.state.window() >= 0 or table.state.decline() >= 0
    return table.clock_from + table.setup.window if reply else 0


def visit_time(table: Table, now: int) -> int:
    """The time at which loading the text page counts as a visit of its reader.

    At a sealed table it does not depend on who has a choice or has answered, as the moment of
    loading may: it is the end of the window, later a whole number of beats after that; without a
    window, after the question.
    """
    if table.setup.timing != "sealed":
        return now
    since = sealed_until(table) or table.asked_at
    if now <= since or closing_time(table):
        return since
    return since + -(-(now - since) // VISIT_BEAT) * VISIT_BEAT


def hurry_ends(table: Table) -> bool:
    """Whether bots that answer at once stop doing so, because a person is asked.

    A person who is alone has to have a choice. Before others each question counts, for otherwise
    the next move of a bot would show by its time whether they had one; a question that a person has
    answered, as all see, does not count.
    """
    for seat, question in table.questions.items():
        if is_asked(table, seat):
            return True
        secret = not table.game.perfect_information and table.in_company(seat)
        answered = question.held is not None and not question.automatic
        if secret and not answered and not table.chairs[seat].played_by():
            return True
    return False


# Answers that are given without asking.


def passes(table: Table, seat: int) -> bool:
    """Whether a person wants their seat, which is asked, to pass the open window.

    It is found once for each question and preference, so that no message that others cause takes
    time that depends on a hand.
    """
    passing = table.chairs[seat].preferences.passing
    if not passing or table.decline() < 0:
        return False
    question = table.questions[seat]
    if question.passes is None or question.passes[0] != passing:
        question.passes = passing, _passes(table, seat, passing)
    return question.passes[1]


def _passes(table: Table, seat: int, passing: frozenset[str]) -> bool:
    """Whether the open window is one of those that a seat always passes."""
    if UNTIL_TURN in passing or table.window() in passing:
        return True
    if HARMLESS in passing and table.state.harmless(seat):
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
    if sealed(table) and declining(table) < 0:
        return ()  # how soon the game goes on would show that there was no choice
    return table.only(seat)


def is_asked(table: Table, seat: int) -> bool:
    """Whether the person of a seat has to answer its open question themselves."""
    question = table.questions[seat]
    if question.held is not None or table.chairs[seat].played_by():
        return False
    return not answer_without_asking(table, seat)


def answer_time(table: Table, seat: int) -> int:
    """When an answer is given without asking.

    At a sealed table it is given at once, but it takes effect with all others. At a brisk table it
    is given after a delay from the secret seed, or at once to a person without company, and where
    nothing is hidden.
    """
    if sealed(table) or table.game.perfect_information or not table.in_company(seat):
        return table.asked_at
    message = f"delay of seat {seat + 1}, question {table.questions[seat].number}".encode()
    number = int.from_bytes(hmac.digest(table.seed, message, "sha256")[:7], "big")
    return table.asked_at + SHORTEST_DELAY + number % (LONGEST_DELAY - SHORTEST_DELAY + 1)
