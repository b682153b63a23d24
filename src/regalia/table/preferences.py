"""Pace and preferences: what persons choose during a game; and answers that wait to take effect.

They are not in the log, because they change nothing in the game yet, and a person may change pace
and preferences any number of times. Only their last values are stored.
"""

from __future__ import annotations

from typing import Annotated as A
from typing import Final

import msgspec
from msgspec import Meta, Struct

from regalia import wire
from regalia.engine.draft import Draft
from regalia.engine.errors import Refusal
from regalia.engine.words import EVERY_WINDOW, excerpt
from regalia.table.chairs import RESIGNED, Forbidden, Preferences, Unknown, Untimely
from regalia.table.inputs import Prefer
from regalia.table.replay import bot_time, set_bot_times
from regalia.table.table import Table
from regalia.wire import HARMLESS, UNTIL_TURN, UNTOUCHED

LARGEST: Final = 1 << 31
"""Maximum of a stored number."""
MOST_PACE: Final = 2500
"""Milliseconds of the slowest pace that one of several people can set, “slow” on the page."""
DAMAGED: Final = (
    "The stored pace and preferences are damaged; the game goes on with the usual ones."
)


class SeatPreferences(Struct, forbid_unknown_fields=True):
    """The preferences of a seat as they are stored (`Preferences`)."""

    passing: list[str]
    until: A[int, Meta(ge=-1, le=LARGEST)]
    automatic: bool


class HeldAnswer(Struct, forbid_unknown_fields=True):
    """A person's answer that has not taken effect yet (`OpenQuestion.held`)."""

    question: A[int, Meta(ge=0, le=LARGEST)]
    id: A[str, Meta(min_length=1, max_length=wire.LONGEST_ID)]
    steps: A[tuple[A[int, Meta(ge=0, le=LARGEST)], ...], Meta(max_length=wire.MOST_STEPS)]


class Saved(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is stored: the pace, by seat the preferences and held answers, and who would abort."""

    pace: A[int, Meta(ge=0, le=wire.SLOWEST_PACE)]
    seats: dict[str, SeatPreferences]
    held: dict[str, HeldAnswer] = {}
    aborts: list[int] = []


def saved(table: Table) -> str:
    """Pace, preferences and held answers as JSON."""
    seats = {
        str(seat): SeatPreferences(sorted(own.passing), own.until, own.automatic)
        for seat, own in enumerate([chair.preferences for chair in table.chairs])
        if own != Preferences()
    }
    held = {
        str(seat): HeldAnswer(question.number, question.id, question.held)
        for seat, question in table.questions.items()
        if question.id and question.held is not None
    }
    aborts = [seat for seat, chair in enumerate(table.chairs) if chair.aborts]
    return msgspec.json.encode(Saved(table.pace, seats, held, aborts)).decode()


def restore_preferences(table: Table, text: str) -> None:
    """Set pace, preferences and held answers to what `saved` gave.

    Answers to questions that are no longer open are left out.

    Raises:
        Untimely: the text is damaged; nothing has changed.
    """
    seats = {str(seat): seat for seat in range(len(table.chairs))}
    known = {*_names(table)}
    try:
        found = msgspec.json.decode(text, type=Saved)
        chosen = {seats[seat]: own for seat, own in found.seats.items()}
        answers = {seats[seat]: answer for seat, answer in found.held.items()}
        aborting = [table.chairs[seats[str(seat)]] for seat in found.aborts]
    except (msgspec.DecodeError, UnicodeError, RecursionError, KeyError):
        raise Untimely(DAMAGED) from None
    if not all(known.issuperset(own.passing) for own in chosen.values()):
        raise Untimely(DAMAGED)
    table.pace = found.pace
    set_bot_times(table)
    for seat, own in chosen.items():
        preferences = Preferences(frozenset(own.passing), own.until, own.automatic)
        table.chairs[seat].preferences = preferences
    for chair in aborting:
        chair.aborts = not chair.resigned
    for seat, answer in answers.items():
        _hold_again(table, seat, answer)


def _hold_again(table: Table, seat: int, answer: HeldAnswer) -> None:
    """Hold a stored answer, if its question is still open."""
    question = table.questions.get(seat)
    if question is None or question.number != answer.question:
        return
    draft = Draft(table.state, seat)
    try:
        for action in answer.steps:
            draft.step(action)
    except Refusal:
        return
    if draft.finished():
        question.held, question.id = answer.steps, answer.id
        table.chairs[seat].answers[answer.id] = (question.number, "held")


def _names(table: Table) -> list[str]:
    """The names of what a seat of this table can always pass."""
    kinds = [kind for kind in table.game.words.windows if kind != EVERY_WINDOW]
    return [*kinds, UNTOUCHED, HARMLESS, UNTIL_TURN]


def prefer(table: Table, seat: int, request: Prefer) -> None:
    """Set the preferences of a seat.

    Raises:
        Forbidden: its person has resigned.
        Unknown: there is no such kind of window.
    """
    if table.chairs[seat].resigned:
        raise Forbidden(RESIGNED)
    names = _names(table)
    for name in request.passing:
        if name not in names:
            known = ", ".join(names)
            raise Unknown(f"Nothing to pass is called “{excerpt([name])}”; there are: {known}.")
    turns = int(table.state.turns(seat))
    passing = frozenset(request.passing)
    table.chairs[seat].preferences = Preferences(passing, turns, request.automatic)


def set_pace(table: Table, pace: int, now: int) -> bool:
    """Change the pace; bots that are asked now answer sooner if it is quicker, never later.

    Where several people play it is at most `MOST_PACE`, or the pace that the table was made with
    if that is slower: else one of them could slow the game for all. True if it is another pace than
    before.

    Raises:
        Unknown: the pace is out of range.
    """
    if not 0 <= pace <= wire.SLOWEST_PACE:
        raise Unknown(f"A pace is 0 to {wire.SLOWEST_PACE} milliseconds.")
    people = {chair.person for chair in table.chairs if chair.person and not chair.resigned}
    if len(people) > 1:
        pace = min(pace, max(MOST_PACE, table.setup.pace))
    changes = pace != table.pace
    table.pace = pace
    hasten(table, now)
    return changes


def hasten(table: Table, now: int) -> None:
    """Let bots answer the open questions as the pace now says, but never later than before.

    A slower pace counts from the next question on: else changing it again and again could keep a
    bot from answering at all.
    """
    for question in table.questions.values():
        question.pace = min(question.pace, table.steady_pace())
        pace, before = table.bot_pace(question), question.due
        question.due = bot_time(table, pace)
        question.catch_up(now, pace)
        if now <= before < question.due:
            question.due = before
