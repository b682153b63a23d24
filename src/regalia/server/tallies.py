"""What a server counts as it works, for whoever serves; `monitoring` shows it."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the classes in which durations are counted."""


class Durations:
    """Durations in seconds, counted in classes. Only one thread adds to them."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count a duration."""
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def buckets(self) -> Iterator[tuple[str, int]]:
        """Each upper bound, and the number of durations up to it; at last ``+Inf`` and all."""
        bounds = [*map(str, SECONDS), "+Inf"]
        return zip(bounds, accumulate(list(self.counts)), strict=True)


class StoreTally:
    """What a storage has done since it was opened. The writing thread writes it."""

    __slots__ = ("commits", "failed_at", "failure", "last", "loads", "moves", "refused", "rows")

    def __init__(self) -> None:
        self.commits = Durations()
        self.rows = 0
        self.moves = 0
        """Number of stored moves that a viewer sent."""
        self.loads = 0
        """Number of times that the log of a table was read."""
        self.refused = 0
        """Number of appends that were not stored."""
        self.failure = ""
        """Why the latest group could not be written; empty if it could."""
        self.failed_at = 0.0
        """The second of the monotonic clock at which that was."""
        self.last = 0.0
        """The UTC second of the latest commit; 0 before the first."""

    def committed(self, rows: int, moves: int, seconds: float) -> None:
        """Count a commit."""
        self.commits.add(seconds)
        self.rows += rows
        self.moves += moves
        self.failure = ""
        self.last = time.time()

    def failed(self, why: str) -> None:
        """Note that a group could not be written."""
        self.failure = why
        self.failed_at = time.monotonic()
