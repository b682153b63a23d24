"""Who is connected, and when a bot stands in for a person who is not."""

from __future__ import annotations

from typing import Final

from regalia.table import sending
from regalia.table.chairs import Chair
from regalia.table.log import TABLE
from regalia.table.output import Output
from regalia.table.replay import add_row
from regalia.table.table import Table

MAX_ABSENCE: Final = 600_000
"""Milliseconds for which the others wait for an absent person before a bot stands in."""
GRACE_PERIOD: Final = 15_000
"""Milliseconds of absence, as while a page reloads, in which a vote has no effect yet."""


def note_presence(table: Table, now: int) -> bool:
    """Compare the chairs with the connected viewers. True if somebody has come or gone."""
    connected = {viewer.key for viewer in table.viewers.values()}
    changed = False
    for chair in table.chairs:
        absent = bool(chair.person) and not chair.keys & connected
        if absent != bool(chair.absent_since):
            chair.absent_since = now if absent else 0
            chair.votes.clear()
            changed = True
    return changed


def others_here(table: Table, but: Chair) -> set[str]:
    """The persons who play and are connected, without the person of one chair.

    Whoever has resigned does not play.
    """
    return {
        chair.person
        for chair in table.chairs
        if chair.person not in ("", but.person) and not (chair.absent_since or chair.resigned)
    }


def replace_absent(table: Table, now: int, output: Output) -> None:
    """Let a bot stand in for each person for whom the others have voted, or waited too long."""
    if table.status != "playing":
        return
    for seat, chair in enumerate(table.chairs):
        absent = chair.absent_since and not chair.stand_in
        others = others_here(table, chair) if absent else set()
        if not others:
            chair.awaited_since = 0
            continue
        chair.awaited_since = chair.awaited_since or now
        if now >= _replaced_at(chair, others):
            body = {"what": "replaced", "seat": seat, "kind": table.setup.stand_in}
            add_row(table, output, now, TABLE, body)
            chair.awaited_since = 0
            if seat in table.questions:
                table.questions[seat].catch_up(now, table.bot_pace())
            sending.send_seats(table, now, output)


def next_replacement(table: Table) -> int:
    """When a bot will stand in for somebody next if nothing changes, or 0."""
    times = [
        _replaced_at(chair, others_here(table, chair))
        for chair in table.chairs
        if chair.awaited_since
    ]
    return min(times, default=0)


def _replaced_at(chair: Chair, others: set[str]) -> int:
    """When a bot stands in for an absent person for whom ``others`` wait."""
    at = chair.awaited_since + MAX_ABSENCE
    return min(at, chair.absent_since + GRACE_PERIOD) if others <= chair.votes else at
