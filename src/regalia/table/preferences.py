"""Pace and preferences: what persons choose during a game; and answers that wait to take effect.

They are not in the log, because they change nothing in the game yet, and a person may change pace
and preferences any number of times. Only their last values are stored.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from regalia import wire
from regalia.engine.draft import Draft
from regalia.engine.errors import Refusal
from regalia.engine.words import EVERY_WINDOW, excerpt
from regalia.table.chairs import Preferences, Unknown, Untimely
from regalia.table.inputs import Prefer
from regalia.table.replay import bot_time
from regalia.table.table import Table
from regalia.wire import HARMLESS, UNTIL_TURN, UNTOUCHED


class SeatPreferences(Struct, forbid_unknown_fields=True):
    """The preferences of a seat as they are stored (`Preferences`)."""

    passing: list[str]
    until: int
    automatic: bool


class HeldAnswer(Struct, forbid_unknown_fields=True):
    """A person's answer that has not taken effect yet (`OpenQuestion.held`)."""

    question: int
    id: str
    steps: tuple[int, ...]


class Saved(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is stored: the pace, by seat the preferences and held answers, and who would abort."""

    pace: int
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
    try:
        found = msgspec.json.decode(text, type=Saved)
        chairs = [(table.chairs[int(seat)], own) for seat, own in found.seats.items()]
        answers = [(int(seat), answer) for seat, answer in found.held.items()]
        aborting = [table.chairs[seat] for seat in found.aborts]
    except (msgspec.DecodeError, ValueError, IndexError):
        raise Untimely("The stored pace and preferences of the table are damaged.") from None
    table.pace = found.pace
    for chair, own in chairs:
        chair.preferences = Preferences(frozenset(own.passing), own.until, own.automatic)
    for chair in aborting:
        chair.aborts = not chair.resigned
    for seat, answer in answers:
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


def prefer(table: Table, seat: int, request: Prefer) -> None:
    """Set the preferences of a seat.

    Raises:
        Unknown: there is no such kind of window.
    """
    kinds = [kind for kind in table.game.words.windows if kind != EVERY_WINDOW]
    for name in request.passing:
        if name not in (UNTOUCHED, HARMLESS, UNTIL_TURN, *kinds):
            known = ", ".join([*kinds, UNTOUCHED, HARMLESS, UNTIL_TURN])
            raise Unknown(f"Nothing to pass is called “{excerpt([name])}”; there are: {known}.")
    turns = int(table.state.turns(seat))
    passing = frozenset(request.passing)
    table.chairs[seat].preferences = Preferences(passing, turns, request.automatic)


def set_pace(table: Table, pace: int, now: int) -> None:
    """Change the pace; bots that are asked now answer sooner if it is quicker, never later.

    Raises:
        Unknown: the pace is out of range.
    """
    if not 0 <= pace <= wire.SLOWEST_PACE:
        raise Unknown(f"A pace is 0 to {wire.SLOWEST_PACE} milliseconds.")
    table.pace = pace
    hasten(table, now)


def hasten(table: Table, now: int) -> None:
    """Let bots answer the open questions when the pace now says, but never later than before.

    Else ever slower paces could keep a bot from answering at all.
    """
    for question in table.questions.values():
        before = question.due
        question.due = bot_time(table)
        question.catch_up(now, table.bot_pace())
        if before >= now:
            question.due = min(question.due, before)
