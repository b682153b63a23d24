"""CPU seconds of this process and its descendants, including those that still run."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

lost: Final[list[float]] = []
"""Seconds of processes that ended unwaited for, as `closing` measured them."""


def total() -> float:
    """User and system seconds so far of this process, ended children and living descendants.

    Without /proc, running processes are counted only when they have ended.
    """
    living = sum(_seconds(pid) for pid in _descendants(os.getpid()))
    return sum(os.times()[:4]) + living + sum(lost)


@contextmanager
def closing() -> Iterator[None]:
    """Keep the seconds of processes that end without being waited for, such as a browser's."""
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
    """Seconds of one process and of the children that it has waited for."""
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    return 0.0
