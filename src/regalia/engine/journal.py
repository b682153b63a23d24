"""The journal: the events that `State.apply` records, if the State has one.

An event is a kind (a number that the game's schema declares) with up to five numbers, perhaps a bag
of cards, and a mask of the seats that may see it. `Schema.event` names its parts. Sentences are
made from events when they are shown, and are never stored. Playouts have no journal, so events cost
them nothing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine.stack import Stack

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

    def numbers(self) -> tuple[int, ...]:
        """The kind, the five numbers, and the counts of the bag if there is one."""
        return (self.kind, self.a, self.b, self.c, self.d, self.e)


class BagEvent(Event):
    """An event with a bag as its last part: the count of each kind."""

    def __init__(
        self,
        kind: i64,
        seers: i64,
        opens: bool,
        bag: vec[i64],
        a: i64,
        b: i64,
        c: i64,
        d: i64,
        e: i64,
    ) -> None:
        super().__init__(kind, seers, opens, a, b, c, d, e)
        self.bag = bag

    def numbers(self) -> tuple[int, ...]:
        return (*super().numbers(), *[count for count in self.bag])


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller(Stack):
    """A position that records events in its ``journal``; without one, as in playouts, none."""

    journal: Journal | None

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Record an event that everybody sees, with up to five numbers."""
        if self.journal is not None:
            self.journal.note(Event(kind, EVERYBODY, False, a, b, c, d, e))

    def reveal(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Record an event that everybody sees and that reveals something hidden."""
        if self.journal is not None:
            self.journal.note(Event(kind, EVERYBODY, True, a, b, c, d, e))

    def whisper(
        self, seers: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0
    ) -> None:
        """Record an event that reveals something hidden to the seats in the mask ``seers`` only."""
        if self.journal is not None:
            self.journal.note(Event(kind, seers, True, a, b, c, d, e))

    def tell_bag(
        self,
        kind: i64,
        cells: vec[i64],
        at: i64,
        count: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        e: i64 = 0,
    ) -> None:
        """Record an event as `tell` does, with a bag as its last part.

        The bag is the ``count`` numbers of ``cells`` from ``at`` on, one for each kind.
        """
        if self.journal is not None:
            bag = cells[at : at + count]
            self.journal.note(BagEvent(kind, EVERYBODY, False, bag, a, b, c, d, e))

    def reveal_bag(
        self,
        kind: i64,
        cells: vec[i64],
        at: i64,
        count: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        e: i64 = 0,
    ) -> None:
        """Record an event as `reveal` does, with a bag as `tell_bag` takes it."""
        if self.journal is not None:
            bag = cells[at : at + count]
            self.journal.note(BagEvent(kind, EVERYBODY, True, bag, a, b, c, d, e))

    def whisper_bag(
        self,
        seers: i64,
        kind: i64,
        cells: vec[i64],
        at: i64,
        count: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        e: i64 = 0,
    ) -> None:
        """Record an event as `whisper` does, with a bag as `tell_bag` takes it."""
        if self.journal is not None:
            bag = cells[at : at + count]
            self.journal.note(BagEvent(kind, seers, True, bag, a, b, c, d, e))
