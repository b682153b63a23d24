"""What each address has caused lately: tables, seats, rows of the log.

Everything is kept in memory, of the most recent addresses alone, and a restart forgets it. An
address stands for whoever shares it, so the numbers (`regalia.server.limits`) leave room for a
school.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Mapping
from contextvars import ContextVar
from math import ceil
from typing import Final

from regalia.engine.errors import Refusal
from regalia.server.limits import (
    FULL_SECONDS,
    MOST_ADDRESSES,
    MOST_HELD_SEATS,
    MOST_LISTED_TABLES,
    MOST_OPEN_TABLES,
    MOST_OWED_ROWS,
    MOST_PLAYING,
    MOST_SEATS_AT_LISTED,
    MOST_SITTINGS_OF_ADDRESS,
    OPEN_SECONDS,
    ROW_BURST,
    ROW_RATE,
    TABLE_ROWS,
)
from regalia.server.live_table import LiveTable, TableSummary
from regalia.server.rate_limiter import RateLimiter
from regalia.table.chairs import Untimely
from regalia.table.inputs import (
    Abort,
    Begin,
    Call,
    Here,
    Input,
    Invite,
    IssueToken,
    LeaveSeat,
    Move,
    PlayAgain,
    Replace,
    Resign,
    Return,
    SetBot,
    SetListed,
    Sit,
)
from regalia.table.log import Row

SENDER: ContextVar[str] = ContextVar("sender", default="")
"""The address key of whoever sent the request or message at hand.

Empty for the server itself, and without limits. What a request starts runs in its context, so that
timers and tasks see it, too; only what is known to come from a sender may be judged by it.
"""
PLAYER: ContextVar[str] = ContextVar("player", default="")
"""The player who sent the request at hand (`player_credit.player_at`); empty for anybody else."""
LONG: Final = 120
"""Seconds from which a time is told in minutes, and minutes from which it is told in hours."""
CHANGES: Final = (Sit, LeaveSeat, SetBot, Invite, IssueToken, SetListed, Begin)
"""Inputs that are refused to an address that has caused too many rows."""
SENT: Final = (*CHANGES, Move, PlayAgain, Replace, Return, Here, Resign, Abort, Call)
"""Inputs whose rows count for their sender; those of bots and timers, for the table's maker."""


class OverLimit(Refusal):
    """An address has done enough for now; ``seconds`` is when it may come back."""

    def __init__(self, sentence: str, seconds: float) -> None:
        self.seconds = max(1, ceil(seconds))
        super().__init__(f"{sentence}; come back in {in_words(self.seconds)}.")


def in_words(seconds: int) -> str:
    """A time in words.

    >>> in_words(1), in_words(90), in_words(3601), in_words(86_400)
    ('1 second', '90 seconds', '61 minutes', '24 hours')
    """
    if seconds < LONG:
        return f"{seconds} second{'s' * (seconds != 1)}"
    minutes = ceil(seconds / 60)
    return f"{minutes} minutes" if minutes < LONG else f"{ceil(minutes / 60)} hours"


class AddressUse:
    """What one address has caused."""

    __slots__ = ("open", "playing", "rows", "seats")

    def __init__(self, now: float) -> None:
        self.rows = RateLimiter(ROW_BURST, ROW_RATE, now)
        self.open: dict[str, float] = {}
        """When each table was made, or listed from here, that has not begun."""
        self.playing: dict[str, None] = {}
        """The tables that were begun from here."""
        self.seats: dict[tuple[str, int], str] = {}
        """The key of who took each seat, by table and seat."""


class Usage:
    """What the addresses have caused; ``live`` and ``summaries`` are those of the hub."""

    def __init__(
        self, live: Mapping[str, LiveTable], summaries: Mapping[str, TableSummary]
    ) -> None:
        self.live = live
        self.summaries = summaries
        self.uses: OrderedDict[str, AddressUse] = OrderedDict()

    def of(self, address: str) -> AddressUse:
        """What an address has caused."""
        use = self.uses.get(address)
        if use is None:
            use = self.uses[address] = AddressUse(time.monotonic())
            if len(self.uses) > MOST_ADDRESSES:
                self.uses.popitem(last=False)
        else:
            self.uses.move_to_end(address)
        return use

    # Tables.

    def check_new_table(self, listed: bool) -> None:
        """Check that the sender may make another table.

        Raises:
            OverLimit: their address has made too much already.
        """
        address = SENDER.get()
        if not address:
            return
        now = time.monotonic()
        use = self.of(address)
        _check_rows(use, 2 * TABLE_ROWS, now)  # its people and bots sit down next
        if listed:
            self._check_listed(use, now)
        counted = self._open(use, now)
        if len(counted) >= MOST_OPEN_TABLES:
            raise OverLimit(
                f"Your address has {MOST_OPEN_TABLES} tables that have not begun; begin one of "
                "them",
                min(counted.values()) + OPEN_SECONDS - now,
            )

    def note_new_table(self, live: LiveTable) -> None:
        """Count a table for the sender, whose address becomes its owner."""
        address = SENDER.get()
        if address:
            now = time.monotonic()
            use = self.of(address)
            use.rows.owe(TABLE_ROWS, now, MOST_OWED_ROWS)
            use.open[live.id] = now
            live.owner = address

    def _check_listed(self, use: AddressUse, now: float) -> None:
        """Check that an address may list another table.

        Raises:
            OverLimit: it has listed too many already.
        """
        counted = self._open(use, now)
        first = [counted[table_id] for table_id in counted if self._is_listed(table_id)]
        if len(first) >= MOST_LISTED_TABLES:
            raise OverLimit(
                f"Your address has {MOST_LISTED_TABLES} listed tables that have not begun; "
                "begin one of them, or take one off the list",
                min(first) + OPEN_SECONDS - now,
            )

    def _open(self, use: AddressUse, now: float) -> dict[str, float]:
        """The tables of an address that have not begun; the others are forgotten."""
        for table_id, at in list(use.open.items()):
            if at <= now - OPEN_SECONDS or self._status(table_id) != "open":
                del use.open[table_id]
        return use.open

    def _status(self, table_id: str) -> str:
        """The status of a table; empty if it is not known any more."""
        live = self.live.get(table_id)
        if live is not None:
            return live.table.status
        summary = self.summaries.get(table_id)
        return summary.table.status if summary is not None else ""

    def _is_listed(self, table_id: str) -> bool:
        """Whether a table that has not begun is listed."""
        live = self.live.get(table_id)
        return self.summaries[table_id].table.listed if live is None else live.table.listed

    # Seats and rows.

    def check(self, live: LiveTable, table_input: Input) -> None:
        """Check that the sender may change a table like this.

        Raises:
            OverLimit: their address has too many seats, listed tables or games, or too many rows.
            Untimely: it has taken seats of this table too often.
        """
        if not isinstance(table_input, CHANGES):
            return
        address = SENDER.get()
        if not address or table_input == SetListed(table_input.key, False):
            return
        use, now = self.of(address), time.monotonic()
        _check_rows(use, 0.0, now)
        if isinstance(table_input, Sit):
            self._check_seats(use, live, table_input, address)
        elif live.table.status != "open":  # it is refused for that
            return
        elif isinstance(table_input, SetListed) and not live.table.listed:
            self._check_listed(use, now)
        elif isinstance(table_input, Begin) and self._playing(use) >= MOST_PLAYING:
            raise OverLimit(
                f"{MOST_PLAYING} games that were begun from your address are under way; finish "
                "one of them",
                FULL_SECONDS,
            )

    def _check_seats(self, use: AddressUse, live: LiveTable, given: Sit, address: str) -> None:
        """Check that an address may take another seat.

        Raises:
            OverLimit: it has too many, of all tables or of this one.
            Untimely: it has taken seats of this one too often.
        """
        if self._held(use) >= MOST_HELD_SEATS:
            raise OverLimit(
                f"{MOST_HELD_SEATS} seats are held from your address; finish a game or free a "
                "seat first",
                FULL_SECONDS,
            )
        if given.invitation or live.owner == address:
            return
        if live.table.setup.host in (given.key, given.browser):
            return
        if live.sittings[address] >= MOST_SITTINGS_OF_ADDRESS:
            raise Untimely(
                "Your address has taken seats of this table too often; ask its host for an "
                "invitation, or choose another table."
            )
        here = sum(table_id == live.id for table_id, _seat in use.seats)
        if live.table.listed and here >= MOST_SEATS_AT_LISTED:
            raise OverLimit(
                f"{MOST_SEATS_AT_LISTED} seats of this table, which another address made, are "
                "held from yours; ask its host for an invitation, or free a seat",
                FULL_SECONDS,
            )

    def note(self, live: LiveTable, table_input: Input, rows: list[Row]) -> None:
        """Count what an input has caused."""
        if not rows:
            return
        sent = isinstance(table_input, SENT)
        address = SENDER.get() if sent else live.owner
        if not address:
            return
        by_host = getattr(table_input, "key", "") == live.table.setup.host
        if sent and not live.owner and (by_host or live.table.begun):
            live.owner = address
        use, now = self.of(address), time.monotonic()
        use.rows.owe(float(len(rows)), now, MOST_OWED_ROWS)
        if isinstance(table_input, Sit):
            live.sittings[address] += not table_input.invitation
            for seat in live.table.seats_with(table_input.seat):
                use.seats[live.id, seat] = table_input.key
        elif isinstance(table_input, SetListed):
            use.open.setdefault(live.id, now)
        elif isinstance(table_input, Begin):
            use.playing[live.id] = None

    def _held(self, use: AddressUse) -> int:
        """The number of seats held from an address at tables in memory.

        Those that are not held any more are forgotten; at an unloaded table that has not begun they
        may be.
        """
        count = 0
        for (table_id, seat), key in list(use.seats.items()):
            live = self.live.get(table_id)
            if live is None and self._status(table_id) == "open":
                continue
            if live is None or live.table.status == "over" or live.table.chairs[seat].person != key:
                del use.seats[table_id, seat]
            else:
                count += 1
        return count

    def _playing(self, use: AddressUse) -> int:
        """The number of games under way in memory that an address began; others are forgotten."""
        for table_id in list(use.playing):
            live = self.live.get(table_id)
            if live is None or live.table.status != "playing":
                del use.playing[table_id]
        return len(use.playing)


def _check_rows(use: AddressUse, needed: float, now: float) -> None:
    wait = use.rows.wait(needed, now)
    if wait > 0.0:
        raise OverLimit("Your address has filled the tables' logs too fast", wait)
