"""A table in memory, its viewers, and its summaries for the front page."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol, TypedDict

import msgspec

from regalia import bots, wire
from regalia.engine.errors import Refusal
from regalia.page.shared_view import SharedView
from regalia.server.bot_pool import BotTask
from regalia.table import viewer_messages
from regalia.table.log import TABLE, Row
from regalia.table.output import Message, Output
from regalia.table.table import Table
from regalia.table.timing import is_asked

HOLDER_ROWS: Final = ("made", "sat", "left", "entitled")
"""The kinds of table rows that change who holds a table."""


class Closed(Refusal):
    """The table cannot be played on under the installed rules."""


class NotFound(Refusal):
    """There is no such table, invitation or game."""


class Subscriber(Protocol):
    """A receiver of one viewer's messages."""

    def deliver(self, message: Message, encode: Callable[[], bytes]) -> None:
        """Send a message, or close the connection.

        ``encode`` returns the body as JSON without its number; the result is shared by all
        receivers of the same body.
        """

    def drop(self, sentence: str = "") -> None:
        """Close the connection, with an error if there is a sentence; the viewer may reconnect."""


@dataclass(slots=True)
class Delivery:
    """Messages to be sent once all rows up to here are stored."""

    output: Output
    done: asyncio.Future[None] | None = None
    stored: bool | None = None
    """Whether its rows are stored; None until the storage has answered."""


class PagePresence:
    """A viewer without a socket who counts as present for a while after each page they load."""

    def __init__(self) -> None:
        self.viewer = 0
        self.until: asyncio.TimerHandle | None = None

    def deliver(self, message: Message, encode: Callable[[], bytes]) -> None:
        """Do nothing: the next page that they load shows it."""

    def drop(self, sentence: str = "") -> None:
        """Do nothing: there is no connection."""


@dataclass(slots=True, repr=False)  # it would tell a log everything
class LiveTable:
    """A table in memory and its connected viewers."""

    id: str
    table: Table
    made: int
    """The UTC millisecond at which the table was made."""
    data_text: str
    """The text of the data file; empty if it is the game's own."""
    ahead: int = 0
    """Milliseconds by which the log was ahead of the clock when the table was loaded."""
    subscribers: dict[int, Subscriber] = field(default_factory=dict)
    pending: deque[Delivery] = field(default_factory=deque)
    unstored: int = 0
    """How often held answers are on their way to the disk."""
    thinking: dict[tuple[int, int], int] = field(default_factory=dict)
    """The number of failures of each bot that is thinking, by seat and question."""
    timer: asyncio.TimerHandle | None = None
    wake: int = 0
    """The UTC millisecond at which the table wants to be woken, or 0."""
    stalled: int = 0
    """The ``wake`` that a stall of the process delayed, or 0."""
    patient_until: float = 0.0
    """The time of the event loop until which the table waits for messages after that stall."""
    owner: str = ""
    """The address key of whoever made the table; after a restart, or if its summary was dropped, of
    the first who connects or changes something: the host, and of a game anybody who plays. Empty
    before that, and without limits."""
    status: str = ""
    """The status that was last sent to the store."""
    used: float = 0.0
    sittings: Counter[str] = field(default_factory=Counter)
    """How often each address has taken seats, since the table was loaded."""
    presences: dict[str, PagePresence] = field(default_factory=dict)
    """Readers of the text page without a socket, by key."""
    shared_view: SharedView | None = None
    """The parts of the page that are the same for all viewers; None before the first viewer."""
    lost: str = ""
    """Why the table cannot go on, as a sentence for its viewers; empty if it can."""
    ended: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once the table is lost and none of its rows is on its way to the disk any more."""

    def idle(self) -> bool:
        """Whether the table can be unloaded without any effect."""
        going_on = self.pending or self.unstored or self.thinking or self.timer
        return not (self.subscribers or going_on)

    def waits_for(self, seat: int, number: int, kind: str) -> bool:
        """Whether a move of this kind of bot is waited for, at the question with this number."""
        return (seat, number, kind) in self.table.bots_to_move()

    def seats_played(self, key: str) -> tuple[int, ...]:
        """The seats whose person has this key and has not resigned, in a game that is not over."""
        return () if self.table.status == "over" else self.table.plays(key)

    def belongs_to(self, key: str) -> bool:
        """Whether the table counts for whoever has this key, if it has no owner."""
        return key == self.table.setup.host or (self.table.begun and self.table.knows(key))

    def attended(self) -> bool:
        """Whether the host or a holder of a seat is connected."""
        return any(self.table.knows(viewer.key) for viewer in self.table.viewers.values())


@dataclass(frozen=True, slots=True)
class HolderSummary:
    """A table as the front page lists it for one of its holders.

    ``waits_for`` holds the names of the players whose answers are outstanding; ``yours`` is true if
    the holder is one of them; ``result`` is a sentence about who won.
    """

    table: wire.Table
    made: int
    yours: bool
    waits_for: list[str]
    result: str


@dataclass(frozen=True, slots=True)
class TableSummary:
    """A table as the front page lists it, for any of its holders.

    ``table`` is what everybody may see. ``asked`` holds the seats that the table waits for, and
    ``unanswered`` those of them whose person has not answered yet, which only that person may know.
    ``seats`` holds the seats of each key; ``result`` is a sentence about how it ended. ``owner`` is
    that of the table.
    """

    table: wire.Table
    made: int
    asked: tuple[int, ...]
    unanswered: tuple[int, ...]
    seats: dict[str, tuple[int, ...]]
    result: str
    owner: str

    def for_holder(self, key: str) -> HolderSummary:
        """The summary for the holder with this key."""
        yours = any(seat in self.unanswered for seat in self.seats.get(key, ()))
        names = [self.table.seats[seat].name for seat in self.asked]
        return HolderSummary(self.table, self.made, yours, names, self.result)


def bot_task(live: LiveTable, seat: int, kind: str) -> BotTask:
    """The task of a bot: what its seat knows, and what it has seen if the bot remembers."""
    table = live.table
    world, seed = table.world(seat)
    seen = table.past_codes(seat) if bots.make(kind, table.game).remembers else None
    return BotTask(
        game=table.setup.game,
        data=live.data_text,
        options=tuple(table.setup.options.items()),
        world=tuple(world),
        seat=seat,
        kind=kind,
        seed=seed,
        seen=None if seen is None else tuple(seen),
        even=table.setup.timing == "sealed" and not table.game.perfect_information,
    )


class StoredChanges(TypedDict):
    """What is stored of a table besides its log, None where it has not changed."""

    status: str | None
    listed: bool | None
    holders: list[str] | None


def stored_status(table: Table) -> str:
    """The status under which a table is stored: its own, or "closed" if it ended before a game."""
    return "closed" if table.ended == "closed" else table.status


def changes_by(live: LiveTable, rows: list[Row]) -> StoredChanges:
    """What log rows that have just been made change in the store; notes the status."""
    status = stored_status(live.table)
    changed, live.status = status != live.status, status
    whats = {row.body["what"] for row in rows if row.kind == TABLE}
    return StoredChanges(
        status=status if changed else None,
        listed=live.table.listed if "listed" in whats else None,
        holders=None if whats.isdisjoint(HOLDER_ROWS) else holders_of(live.table),
    )


def holders_of(table: Table) -> list[str]:
    """The keys of the host and of everybody who may act for a seat."""
    keys = {table.setup.host}.union(*[chair.keys for chair in table.chairs])
    return sorted(keys - {""})


def summary_of(live: LiveTable) -> TableSummary:
    """The summary of a table as it stands."""
    table = live.table
    unanswered = [seat for seat in table.questions if is_asked(table, seat)]
    result = viewer_messages.result(table, table.names())
    return TableSummary(
        viewer_messages.public_table(table),
        live.made,
        tuple(sorted(table.questions)),
        tuple(unanswered),
        {key: table.seats_of(key) for key in holders_of(table)},
        result.sentences[0] if result is not None else "",
        live.owner,
    )


def encode_once(body: wire.FromServer, encoded: dict[int, bytes]) -> bytes:
    """A message body as JSON; ``encoded`` caches it by the identity of the body."""
    text = encoded.get(id(body))
    if text is None:
        text = encoded[id(body)] = msgspec.json.encode(body)
    return text
