"""Who is there, who was asked whether they are, and when a bot stands in for a person.

A person is *away* while nobody who may act for their seat is connected. An absence counts on over
short visits, so that nobody can hold up a table by connecting for a moment again and again.

Who is there and silent may be *called*: another person at the table asks, once for each question,
whether they are there. It ends with the question, or when they say so. An answer that waits for
others does not count as that, for they would learn from it that it was given. If no other person
who plays is there when the time is over, nothing happens, and somebody may ask anew. All that
calling depends on is what everybody knows: who is asked, since when, who is there, and what was
said.
"""

from __future__ import annotations

from typing import Final

from regalia.table.chairs import Chair, Forbidden, Untimely
from regalia.table.table import Calling, Table

GRACE_PERIOD: Final = 20_000
"""Milliseconds of absence, as while a page reloads, in which a vote has no effect yet."""
MAX_ABSENCE: Final = 600_000
"""Milliseconds for which the others wait for an absent person before a bot stands in."""
SHORTEST_STAY: Final = 10_000
"""Milliseconds after which a visit ends an absence."""
CALL_AFTER: Final = 20_000
"""Milliseconds that a question has been open before somebody may be called."""
CALL_TIME: Final = 60_000
"""Milliseconds that somebody has to say that they are there."""
LONGEST_THOUGHT: Final = 300_000
"""Milliseconds after which votes count against a person who has said at the question that they are
there: else they could keep it open for ever. After as long again one vote is enough."""


def note_presence(table: Table, now: int) -> bool:
    """Compare the chairs with the connected viewers. True if somebody has come or gone."""
    connected = {viewer.key for viewer in table.viewers.values()}
    changed = False
    for seat, chair in enumerate(table.chairs):
        away = bool(chair.person) and not chair.keys & connected
        if away == chair.away():
            continue
        changed = True
        if not away:
            chair.visit_since = now
        elif chair.visit_since and now - chair.visit_since < SHORTEST_STAY:
            chair.visit_since = 0
        else:
            _end_absence(table, seat, now)
            chair.absent_since = now
    return changed


def others_here(table: Table, but: Chair) -> set[str]:
    """The persons who play and are connected, without the person of one chair.

    Whoever has resigned does not play.
    """
    return {
        chair.person
        for chair in table.chairs
        if chair.person not in ("", but.person) and not (chair.away() or chair.resigned)
    }


def somebody_else_here(table: Table, but: Chair) -> bool:
    """Whether `others_here` finds somebody."""
    for chair in table.chairs:
        person = chair.person
        if person and person != but.person and not (chair.away() or chair.resigned):
            return True
    return False


def note_awaited(table: Table, now: int) -> None:
    """Note since when others wait for each absent person."""
    for chair in table.chairs:
        absent = chair.absent_since and not chair.stand_in
        if not absent or not somebody_else_here(table, chair):
            chair.awaited_since = 0
        else:
            chair.awaited_since = chair.awaited_since or now


def next_replacement(table: Table) -> int:
    """When a bot will stand in for somebody next if nothing changes, or 0."""
    times = [replaced_at(table, seat) for seat in range(len(table.chairs))]
    return min([time for time in times if time], default=0)


def replaced_at(table: Table, seat: int) -> int:
    """When a bot stands in for the person of a seat if nothing changes; 0 for never."""
    chair = table.chairs[seat]
    call = table.questions[seat].call if seat in table.questions else None
    nothing = not (chair.away() or chair.votes or call is not None)
    if nothing or not chair.person or chair.stand_in:
        return 0
    times: list[int] = []
    if chair.away() and chair.awaited_since:
        times.append(chair.awaited_since + MAX_ABSENCE)
    if chair.votes & others_here(table, chair):
        if _needed(table, chair) <= chair.votes:
            times.append(replaceable_from(table, seat))
        elif since := _has_thought(table, seat):
            times.append(since + LONGEST_THOUGHT)
    if call is not None and not call.here_since:
        times.append(call.until)
    return min([time for time in times if time], default=0)


def _needed(table: Table, but: Chair) -> set[str]:
    """The persons who all have to vote against the person of one chair.

    For whom a bot plays does not: they may be asleep before an open page.
    """
    playing = {chair.person for chair in table.chairs if not chair.stand_in}
    return others_here(table, but) & playing


def replaceable_from(table: Table, seat: int) -> int:
    """From when votes for a bot in the place of a person count; 0 if they do not."""
    chair = table.chairs[seat]
    thought = _has_thought(table, seat)
    if not chair.away():
        return thought
    gone = chair.absent_since + GRACE_PERIOD
    return min(gone, thought) if thought else gone


def _has_thought(table: Table, seat: int) -> int:
    """From when a person who said at their question that they are there has thought too long.

    It is 0 if they have not said so.
    """
    call = table.questions[seat].call if seat in table.questions else None
    return call.here_since + LONGEST_THOUGHT if call is not None and call.here_since else 0


def _end_absence(table: Table, seat: int, now: int) -> bool:
    """Count a person as here, however short their visit is; true if votes are void by this.

    Votes about how long they think stand.
    """
    chair = table.chairs[seat]
    kept = set(chair.votes) if 0 < _has_thought(table, seat) <= now else set[str]()
    voted = bool(chair.votes)
    chair.end_absence()
    chair.votes |= kept
    return voted and not kept


# Calling.


def callable_from(table: Table) -> int:
    """From when the persons who are asked may be called; 0 if there are none, or no others."""
    chairs = table.chairs
    if all(chairs[seat].played_by() for seat in table.questions):
        return 0
    persons = {chair.person for chair in chairs if chair.person and not chair.resigned}
    return table.asked_at + CALL_AFTER if len(persons) > 1 else 0


def call(table: Table, viewer: int, seat: int, now: int) -> None:
    """Ask whether the person of an asked seat is there.

    Raises:
        Forbidden, Unknown, Untimely: it cannot be asked, or not by this viewer.
    """
    chair = table.chair(seat)
    mine = table.plays(table.key_of(viewer))
    callers = [own for own in mine if table.chairs[own].person != chair.person]
    if not callers:
        raise Forbidden("Only the others who play at this table can ask that.")
    if chair.played_by():
        raise Untimely("A bot plays this seat.")
    question = table.questions.get(seat)
    if question is None:
        raise Untimely(f"The table does not wait for “{chair.name}”.")
    if chair.away():
        raise Untimely(f"“{chair.name}” is away and cannot hear that; a bot can play for them.")
    if question.call is not None:
        raise Untimely(f"“{chair.name}” has been asked already at this question.")
    left = table.asked_at + CALL_AFTER - now
    if left > 0:
        raise Untimely(f"Give “{chair.name}” time: you can ask that in {-(-left // 1000)} s.")
    question.call = Calling(callers[0], now + CALL_TIME)


def end_call_of_nobody(table: Table, seat: int) -> bool:
    """End a call that is due if no other person who plays is there; true if it has ended so."""
    question = table.questions.get(seat)
    if question is None or question.call is None or question.call.here_since:
        return False
    if somebody_else_here(table, table.chairs[seat]):
        return False
    question.call = None
    return True


def say_here(table: Table, seats: tuple[int, ...], now: int) -> bool:
    """Note that the person of these seats is here; true if that changes what others see.

    It answers calls, and votes against who is gone are void.
    """
    changes = False
    for seat in seats:
        if table.chairs[seat].absent_since:
            changes |= _end_absence(table, seat, now)
        call = table.questions[seat].call if seat in table.questions else None
        if call is not None and not call.here_since:
            call.here_since = now
            changes = True
    return changes
