"""`handle`: an input and the time go in, rows and messages come out.

No clock is read and nothing is stored or sent here. The server stores the rows of the output, then
sends its messages, and wakes the table when the output says so.
"""

from __future__ import annotations

from regalia.table import clock, ending, lobby, moves, sending
from regalia.table.chairs import Preferences
from regalia.table.inputs import (
    AroundTheGame,
    Begin,
    BotMove,
    Input,
    IssueToken,
    Move,
    Request,
    Sit,
    Unwatch,
    Wake,
    Watch,
)
from regalia.table.log import TABLE
from regalia.table.output import Output
from regalia.table.presence import note_presence
from regalia.table.replay import add_row
from regalia.table.requests import handle_request
from regalia.table.table import Table
from regalia.table.timing import start_clock
from regalia.table.window import chance_lines


def handle(table: Table, given: Input, now: int) -> Output:
    """What the server must do after an input at the time ``now``. The table is changed.

    Whatever is due at ``now`` is done, too. A move that is not possible raises nothing: it gets an
    answer that says why.

    Raises:
        Forbidden, Untimely, Unknown, BadOption: the input is refused and nothing has changed.
    """
    output = Output()
    table.made_alone.clear()
    lines_before = len(table.lines)
    answered_before = table.answered_early()
    preferences_before = [chair.preferences for chair in table.chairs]
    match given:
        case Move():
            moves.handle_move(table, given, now, output)
        case BotMove():
            moves.handle_bot_move(table, given, now)
        case Watch():
            _watch(table, given, now, output)
        case Unwatch():
            _unwatch(table, given, now, output)
        case Wake():
            moves.play_decided(table, now, output)  # answers held since before a restart
        case _ if isinstance(given, Request):
            handle_request(table, given, now, output)
        case _:
            _handle_around_the_game(table, given, now, output)
    clock.do_what_is_due(table, now, output)
    aborted = ending.abort_if_agreed(table, now, output)
    preferred = {
        seat
        for seat, before in enumerate(preferences_before)
        if before != table.chairs[seat].preferences
    }
    output.preferences = output.preferences or bool(preferred)
    begins = isinstance(given, Begin)
    if begins or aborted or len(table.lines) > lines_before:
        sending.send_news(table, lines_before, preferred, now, output)
        if begins or table.status == "over":  # after the news, on which questions rely
            sending.send_seats(table, now, output)
    else:
        for seat in sorted(table.answered_early() - answered_before):
            sending.send_seats(table, now, output, of=seat)
            output.held = True
    output.wake = clock.next_wake(table, now)
    return output


def _handle_around_the_game(table: Table, given: AroundTheGame, now: int, output: Output) -> None:
    """Handle an input about who sits where, about beginning the game or about playing again."""
    for body in lobby.rows(table, given):
        add_row(table, output, now, TABLE, body)
    if isinstance(given, Sit):
        for seat in table.seats_with(given.seat):
            table.chairs[seat].preferences = Preferences(automatic=given.automatic)
    presence_changed = note_presence(table, now)
    if isinstance(given, Begin):
        moves.play_lines(table, chance_lines(table.state.copy(), table.draw), now, output)
    elif isinstance(given, IssueToken) and not presence_changed:
        sending.send_seats(table, now, output, of=given.seat)
    else:
        sending.send_seats(table, now, output)


def _watch(table: Table, given: Watch, now: int, output: Output) -> None:
    """Add a viewer and send them the table; tell the others if a player is connected again."""
    table.viewers[given.viewer] = given
    presence_changed = note_presence(table, now)
    start_clock(table, now)
    sending.send_snapshot(table, given.viewer, now, output)
    if presence_changed:
        sending.send_seats(table, now, output, but=given.viewer)


def _unwatch(table: Table, given: Unwatch, now: int, output: Output) -> None:
    """Remove a viewer; tell the others if a player is no longer connected."""
    if table.viewers.pop(given.viewer, None) is None:
        return
    start_clock(table, now)
    if note_presence(table, now):
        sending.send_seats(table, now, output)
