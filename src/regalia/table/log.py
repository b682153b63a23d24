"""The log of a table: rows that are stored one after another and never changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

GAME: Final = "game"
"""The kind of a row that holds one line of the record."""
TABLE: Final = "table"
"""The kind of a row about what surrounds the game: who sat down, who stands in for whom."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row. ``at`` is the UTC millisecond at which it was made, ``rules`` the rules version.

    ``body`` is a JSON object. In a game row it has the record's ``line``; if a player sent the
    move, the number of its ``question``, the move's ``id`` and the ``answer`` to it; and ``more``
    if the next row belongs to the same event. In a table row it has ``what`` and further fields
    (`regalia.table.replay`).
    """

    kind: str
    at: int
    rules: int
    body: dict[str, Any]
