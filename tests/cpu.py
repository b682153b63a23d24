"""The CPU seconds of this process and of all that it started, however they were started.

`os.times` counts the children that this process has waited for. Those that somebody else waits for
on its behalf (tests/server/warm.py) are told by a source that is added here.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

sources: Final[list[Callable[[], float]]] = []
"""Each gives the seconds so far of processes that `os.times` does not count; a source whose
processes come to be counted there is taken away in the same moment."""


def total() -> float:
    """User and system seconds so far: ours, our ended children's, and those of the sources."""
    return sum(os.times()[:4]) + sum(source() for source in sources)
