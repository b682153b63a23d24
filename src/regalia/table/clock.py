"""Events at a table that are due at a time."""

from __future__ import annotations

from regalia.table import moves
from regalia.table.output import Output
from regalia.table.presence import next_replacement, replace_absent
from regalia.table.table import Table


def do_what_is_due(table: Table, now: int, output: Output) -> None:
    """Let bots stand in and give all answers that are due by ``now``."""
    replace_absent(table, now, output)
    while table.status == "playing" and give_due_answers(table, now):
        lines_before = len(table.lines)
        moves.play_decided(table, now, output)
        if len(table.lines) == lines_before:
            break


def give_due_answers(table: Table, now: int) -> bool:
    """Hold the answers of bots and always-passes that are due. True if there were any.

    Once the window's time is over, all who have not answered decline.
    """
    given = False
    decline = table.decline()
    time_over = 0 < table.window_end() <= now
    for seat, question in table.questions.items():
        if question.held is not None:
            continue
        if question.ready is not None and question.due <= now:
            question.held = question.ready
        elif time_over or (table.passes_now(seat) and question.due <= now):
            question.held = (decline,)
        given |= question.held is not None
    return given


def next_wake(table: Table) -> int:
    """When something is due next, or 0."""
    if table.status != "playing":
        return 0
    times = [
        question.due
        for seat, question in table.questions.items()
        if question.held is None and (question.ready is not None or table.passes_now(seat))
    ]
    times += [time for time in (next_replacement(table), table.window_end()) if time]
    return min(times, default=0)
