"""The journal: the events that `State.apply` records, if the State has one.

An event is a kind (a number that the game's schema declares) with up to five numbers, and a mask of
the seats that may see it. Sentences are made from events when they are shown, and are never stored.
Playouts have no journal, so events cost them nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EVERYBODY: Final[i64] = -1
"""The mask of an event that everybody may see, spectators included."""


class Event:
    """One thing that happened.

    ``seers`` is a bit mask of seats, or `EVERYBODY`. ``opens`` is true if, by the rules, the event
    reveals something hidden to those who see it (a failed guess, a card turned up). Two worlds that
    look the same to a seat may differ in such events only; the leak tests check that.
    """

    def __init__(
        self, kind: i64, seers: i64, opens: bool, a: i64, b: i64, c: i64, d: i64, e: i64
    ) -> None:
        self.kind = kind
        self.seers = seers
        self.opens = opens
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e

    def seen_by(self, seats: tuple[int, ...]) -> bool:
        """Whether a viewer who holds ``seats`` (empty: a spectator) may see this event."""
        if self.seers == EVERYBODY:
            return True
        for seat in seats:
            if (self.seers >> seat) & 1:
                return True
        return False

    def numbers(self) -> tuple[int, int, int, int, int, int]:
        """The kind and the five numbers."""
        return (self.kind, self.a, self.b, self.c, self.d, self.e)


class Journal:
    """The events of a game, oldest first."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.opened: i64 = 0

    def note(self, event: Event) -> None:
        """Add an event."""
        self.events.append(event)
        if event.opens:
            self.opened += 1

    def openings(self) -> i64:
        """The number of events so far that revealed something hidden."""
        return self.opened

    def seen(self, seats: tuple[int, ...], start: int = 0) -> list[Event]:
        """The events from number ``start`` on that a viewer who holds ``seats`` may see."""
        return [event for event in self.events[start:] if event.seen_by(seats)]
