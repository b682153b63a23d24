"""The clock of a table: what is due at a time."""

from __future__ import annotations

from regalia.table import moves
from regalia.table.ending import next_abort
from regalia.table.output import Output
from regalia.table.presence import next_replacement
from regalia.table.requests import replace_absent
from regalia.table.table import OpenQuestion, Table
from regalia.table.timing import (
    answer_time,
    answer_without_asking,
    closing_time,
    declines_at,
    declining,
    hurry_ends,
    sealed_until,
)


def do_what_is_due(table: Table, now: int, output: Output) -> None:
    """Let bots stand in and give all answers that are due by ``now``."""
    replace_absent(table, now, output)
    while table.status == "playing":
        given = give_due_answers(table, now)
        if not given and not 0 < sealed_until(table) <= now:
            break
        lines_before = len(table.lines)
        moves.play_decided(table, now, output)
        if len(table.lines) == lines_before:
            break
    if hurry_ends(table):
        table.hurrying = False


def give_due_answers(table: Table, now: int) -> bool:
    """Hold the answers that are due, of bots and of persons who are not asked. True if any were.

    At the end of its time (`declines_at`) a seat declines that has not answered; a bot gives the
    answer that it has found.
    """
    given = False
    closing = closing_time(table)
    for seat, question in table.questions.items():
        if question.held is not None:
            continue
        closed = 0 < declines_at(table, seat, closing) <= now
        if question.ready is not None and (closed or question.due <= now):
            question.held = question.ready
        elif closed:
            question.held = (declining(table),)
            question.late = not table.chairs[seat].played_by()
        else:
            _answer_if_due(table, seat, question, now)
        given |= question.held is not None
    return given


def _answer_if_due(table: Table, seat: int, question: OpenQuestion, now: int) -> None:
    """Hold the answer of a person who is not asked, if it is due."""
    answer = answer_without_asking(table, seat)
    if answer and 0 < answer_time(table, seat) <= now:
        question.held = answer
        question.automatic = True


def next_wake(table: Table, now: int) -> int:
    """When something is due next after ``now``, or 0."""
    if table.status != "playing":
        return 0
    closing = closing_time(table)
    ends = [closing, sealed_until(table)]
    ends += [declines_at(table, seat, closing) for seat in table.questions]
    times = [next_replacement(table), next_abort(table, now)]
    times += [end for end in ends if end > now]
    for seat, question in table.questions.items():
        if question.held is not None:
            continue
        if question.ready is not None:
            times.append(question.due)
        elif answer_without_asking(table, seat):
            times.append(answer_time(table, seat))
    return min([time for time in times if time], default=0)
