"""The descriptors of this process: each connection, file and worker needs one or more."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from contextlib import suppress
from errno import EMFILE, ENFILE
from math import inf
from typing import Final

from regalia.server.limits import MOST_FILES

log = logging.getLogger("regalia.server")

LOOK_SECONDS: Final = 1.0
"""Seconds between two looks whether one is left."""
REPEAT_SECONDS: Final = 60.0
"""Seconds in which it is told once that none is left."""


def raise_limit() -> None:
    """Raise the limit on open files: each viewer needs one, and the usual limit is 1024."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # not on Windows

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else most
        if now != resource.RLIM_INFINITY and now < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def is_one_left() -> bool:
    """Whether one more file or connection can be opened."""
    try:
        socket.socket().close()
    except OSError as error:
        return error.errno not in (EMFILE, ENFILE)
    return True


async def watch() -> None:
    """Log when none is left, as the web server says nothing of it; runs until cancelled."""
    told = -inf
    while True:
        if time.monotonic() >= told + REPEAT_SECONDS and not is_one_left():
            told = time.monotonic()
            log.error("No file or connection can be opened any more, so nobody new is let in.")
        await asyncio.sleep(LOOK_SECONDS)
