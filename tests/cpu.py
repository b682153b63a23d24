"""The CPU seconds of this process and of all that it started, those that still run included."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

lost: Final[list[float]] = []
"""What `closing` has kept."""


def total() -> float:
    """User and system seconds so far: ours, our ended children's, and all living descendants'.

    Where there is no /proc, those that still run are not counted before they have ended.
    """
    living = sum(_seconds(pid) for pid in _descendants(os.getpid()))
    return sum(os.times()[:4]) + living + sum(lost)


@contextmanager
def closing() -> Iterator[None]:
    """Keep what would be lost when processes end that nobody waits for, as a browser's do."""
    before = total()
    yield
    lost.append(max(0.0, before - total()))


def _descendants(pid: int) -> Iterator[int]:
    for listed in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):  # it has ended meanwhile
            for child in map(int, listed.read_text().split()):
                yield child
                yield from _descendants(child)


def _seconds(pid: int) -> float:
    """Of one process and of its children that it has waited for."""
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    return 0.0
