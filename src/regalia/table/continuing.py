"""Playing again: the people and bots of a finished game sit down at a new table, all at once."""

from __future__ import annotations

from regalia.table import clock
from regalia.table.chairs import Preferences
from regalia.table.handling import handle
from regalia.table.inputs import Begin
from regalia.table.log import TABLE
from regalia.table.output import Output
from regalia.table.presence import note_presence
from regalia.table.replay import add_row
from regalia.table.table import Table


def seat_again(table: Table, now: int, *, before: Table, left_out: frozenset[int]) -> Output:
    """The rows by which all who played at ``before`` sit at a new table.

    The seats that are ``left_out`` stay free. Each of the others has the same name and tokens.
    Names are taken as they are: those that were allowed when ``before`` was made must not keep its
    people apart. If nobody but the host and bots play, the game begins. Nobody may reach the new
    table before this is done, so that nobody else can take one of their seats.
    """
    output = Output(preferences=True)
    for seat, chair in enumerate(before.chairs):
        if seat in left_out:
            continue
        bodies = (
            [{"what": "bot", "seat": seat, "kind": chair.bot, "name": chair.name}]
            if chair.bot
            else [
                {"what": "sat", "seat": seat, "key": chair.person, "name": chair.name},
                *[
                    {"what": "entitled", "seat": seat, "key": token}
                    for token in sorted(chair.keys - {chair.person})
                ],
            ]
        )
        for body in bodies:
            add_row(table, output, now, TABLE, body)
        table.chairs[seat].preferences = Preferences(automatic=chair.preferences.automatic)
    note_presence(table, now)
    host = table.setup.host
    if all(chair.bot or host in chair.keys for chair in table.chairs):
        begun = handle(table, Begin(host), now)
        output.rows += begun.rows
    output.wake = clock.next_wake(table, now)
    return output
