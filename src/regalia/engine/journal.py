"""The journal: what ``apply`` tells, when it is asked to.

An event is a kind (a number of the game's own list) with up to four numbers, and a mask of the
seats that may see it. Sentences are made from events when they are shown and are never stored.
Playouts carry no journal and pay nothing for it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EVERYBODY: Final[i64] = -1
"""The mask of an event that all may see, spectators too."""


class Event:
    """One thing that happened.

    ``seers`` is a bit mask of seats, or `EVERYBODY`. ``opens`` says that by the rules this event
    makes a hidden thing known to those who see it (a failed guess, a card turned up): what two
    worlds that look alike may differ in. The leak tests hold a game to these declarations.
    """

    def __init__(self, kind: i64, seers: i64, opens: bool, a: i64, b: i64, c: i64, d: i64) -> None:
        self.kind = kind
        self.seers = seers
        self.opens = opens
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def seen_by(self, seats: tuple[int, ...]) -> bool:
        """Whether a viewer who holds these seats (none: a spectator) may see this event."""
        if self.seers == EVERYBODY:
            return True
        for seat in seats:
            if (self.seers >> seat) & 1:
                return True
        return False

    def numbers(self) -> tuple[int, int, int, int, int]:
        """Kind and the four numbers, for comparing and sending."""
        return (self.kind, self.a, self.b, self.c, self.d)


class Journal:
    """The events of a game so far, oldest first."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def note(self, event: Event) -> None:
        """Add an event."""
        self.events.append(event)

    def seen(self, seats: tuple[int, ...], start: int = 0) -> list[Event]:
        """The events from number ``start`` on that a viewer with these seats may see."""
        return [event for event in self.events[start:] if event.seen_by(seats)]
