"""The log of a table: rows that are stored one after another and never changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

GAME: Final = "game"
"""Rows of this kind hold one line of the record each."""
TABLE: Final = "table"
"""Rows of this kind tell what happened around the game: who sat down, who stands in for whom."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row. ``at`` is the UTC millisecond at which it was made, ``rules`` the rules' version.

    ``body`` is what it says, ready for JSON: of a game row ``line``, exactly as in the record, and
    for a move sent by a player the ``question`` it answered, his ``id`` for it and the ``answer``
    he got; ``more`` if the next row belongs to the same event. Of a table row ``what`` and more.
    """

    kind: str
    at: int
    rules: int
    body: dict[str, Any]
