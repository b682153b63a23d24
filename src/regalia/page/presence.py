"""What a page shows beside each seat: whose it is, and who may be asked or replaced."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import escape

from regalia import wire
from regalia.page.isolates import isolated
from regalia.page.shared_view import ChairPart

PERSON: Final = "person"
YOU_MARK: Final = '<span class="you">you</span>'
REPLACE: Final = (
    """<button type="button" class="small" data-from="{2}" """
    """data-send='{{"type":"replace","seat":{0}}}'>"""
    """{3}<span class="for-readers"> for {1}</span> <span class="wait"></span></button>"""
)
"""The button by which a viewer asks for a bot in the place of a person; it works from a time on."""

CALL: Final = (
    """<button type="button" class="small" id="call" data-waits """
    """data-send='{{"type":"call","seat":{0}}}' data-from="{{}}">"""
    """{2}<span class="for-readers"> Ask {1}</span></button>"""
)
"""The button by which a viewer asks whether somebody is there; it is seen from a time on."""


class CallPart(NamedTuple):
    """The viewer is asked whether they are there: by whom, and until when they may say so."""

    by: str
    until: int


def call_of(latest: wire.Snapshot, names: tuple[str, ...]) -> CallPart | None:
    """Who asks whether the viewer is there; None if nobody does."""
    for one in latest.waiting.called:
        if one.seat in latest.mine and not one.here_since:
            return CallPart(names[one.by], one.until)
    return None


class SilentPart(NamedTuple):
    """Another person was asked whether they are there.

    ``name`` is "" if the table waits for nobody else. ``until`` is when their time to reply is
    over; 0 if they have.
    """

    name: str
    until: int


def silent_of(latest: wire.Snapshot, chairs: Sequence[ChairPart]) -> SilentPart | None:
    """Who was asked whether they are there, first who has not replied; None for nobody."""
    for one in sorted(latest.waiting.called, key=lambda one: bool(one.here_since)):
        chair = chairs[one.seat]
        replied = bool(one.here_since)
        if not chair.stand_in and one.seat not in latest.mine and (chair.here or not replied):
            name = chair.name if len(latest.waiting.seats) > 1 else ""
            return SilentPart(name, 0 if replied else one.until)
    return None


def replaceable_from(latest: wire.Snapshot, chair: ChairPart) -> int:
    """From when the viewer may ask for a bot in the place of a person; 0 if they may not."""
    if not _others_person(latest, chair) or set(chair.votes) & set(latest.mine):
        return 0
    if not chair.here:
        return latest.table.seats[chair.seat].replace_from
    return max([one.replace_from for one in latest.waiting.called if one.seat == chair.seat] + [0])


def replace_label(latest: wire.Snapshot, chair: ChairPart) -> str:
    """What the button does: a bot plays at once, or only if others ask for it too."""
    own = chair.with_seat if chair.with_seat >= 0 else chair.seat
    others = [
        one
        for one in latest.table.seats
        if one.here
        and one.seat not in (*latest.mine, *chair.votes)
        and own not in (one.seat, one.with_seat)
    ]
    alone = not any(one.player == PERSON and not one.stand_in for one in others)
    return "Let a bot play" if alone else "Ask for a bot"


def callable_persons(latest: wire.Snapshot, chairs: Sequence[ChairPart]) -> frozenset[int]:
    """The seats of those whom the viewer may ask whether they are there, once the table waits."""
    called = {one.seat for one in latest.waiting.called}
    others = [chair.seat for chair in chairs if chair.here and _others_person(latest, chair)]
    return frozenset(others) - called


def call_button(seat: int, name: str, at: int, several: bool) -> str:
    """The button by which the viewer asks a person whether they are there; seen from ``at`` on.

    If the table waits for ``several``, their name stands on it.
    """
    head, _, tail = _call(seat, name, several)
    return f"{head}{at}{tail}"


@lru_cache(1024)
def _call(seat: int, name: str, several: bool) -> tuple[str, str, str]:
    """The button that calls, before and after its time."""
    who = _escaped(name)
    label = f"{who}, are you there?" if several else "Are you there?"
    return CALL.format(seat, who, label).partition("{}")


@lru_cache(1024)
def _escaped(name: str) -> str:
    return escape(isolated(name))


def _others_person(latest: wire.Snapshot, chair: ChairPart) -> bool:
    """Whether another person than the viewer, who plays too, plays a seat themselves."""
    if chair.player != PERSON or chair.stand_in or chair.seat in latest.mine:
        return False
    seats = latest.table.seats
    return latest.table.status == "playing" and any(not seats[own].resigned for own in latest.mine)


def seat_mark(latest: wire.Snapshot, chair: ChairPart) -> str:
    """The mark of the viewer's own seat, or what they may do about the person in another's."""
    if chair.seat in latest.mine:
        return YOU_MARK
    if at := replaceable_from(latest, chair):
        return REPLACE.format(chair.seat, _escaped(chair.name), at, replace_label(latest, chair))
    return ""
