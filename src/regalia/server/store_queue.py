"""What waits for the writing thread of the store."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import NamedTuple

from regalia.server.store_lock import BadStore


@dataclass(frozen=True, slots=True)
class Header:
    """The description of a table, written once with its first rows.

    ``at`` is the UTC millisecond at which it was made; ``data`` is the SHA-256 of the game's data
    file in hexadecimal, as `Game.data_hash`.
    """

    table: str
    at: int
    game: str
    rules: int
    seats: int
    options: dict[str, int]
    data: str
    listed: bool


@dataclass(eq=False, slots=True)
class Append:
    """Rows to be written, and the callbacks that wait for them."""

    table: str
    first: int
    count: int
    moves: int
    """Number of rows that hold a move which a viewer sent."""
    rows: str
    """The rows as JSON arrays, separated by commas."""
    then: Sequence[Callable[[], None]]
    failed: Callable[[BadStore], None]
    header: Header | None
    data_text: str
    status: str | None
    listed: bool | None
    holders: Sequence[str] | None
    preferences: str | None
    breaks_known: int
    """Number of breaks in this table's log that were reported to the owner before this append."""
    refusal: BadStore | None = None
    break_number: int = 0
    """Number of the break that this append caused in its table's log, counted from 1; 0 for
    none."""


class Request(NamedTuple):
    """A query to be run on the writing connection by the thread that owns it."""

    find: Callable[[sqlite3.Connection], object]
    answer: Future[object]

    def answer_by(self, writer: sqlite3.Connection) -> None:
        """Run the query, and pass on its result or its error."""
        try:
            self.answer.set_result(self.find(writer))
        except Exception as error:
            self.answer.set_exception(error)
