"""The log of the server, on standard error: what it says of whom, and what it never says.

A line has the UTC time, the level and one sentence. No line holds a seed, a key, a token, a cookie
or an invitation, and of a table's id it has the first letters alone, since whoever knows the id of
a table may look on. Who is refused is named by their address.
"""

from __future__ import annotations

import logging
import re
import sys
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from ipaddress import ip_address
from typing import Final

from regalia.engine.errors import BadOption
from regalia.server.limits import (
    FAULT_LINE_RATE,
    FAULT_LINES,
    LINE_RATE,
    LINES,
    MOST_REMEMBERED,
)
from regalia.server.rate_limiter import RateLimiter, limit_key

log = logging.getLogger("regalia.server")

LEVELS: Final = {"info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
"""The values of ``--log-level``; refusals are told at info."""
REPEAT_SECONDS: Final = 60.0
"""Seconds in which refusals of an address for one reason are told once."""
SHOWN_LETTERS: Final = 4
"""Number of letters that a line shows of a table's id, which has ten."""
HIDDEN: Final = "[hidden]"

SECRET: Final = re.compile(
    r"(?<![0-9A-Za-z_-])(?:[0-9a-f]{32,}|(?=[a-z_-]*[0-9A-Z])[0-9A-Za-z_-]{32,})(?![0-9A-Za-z_-])"
)
"""Seeds and hashes in hexadecimal; ids of people, tokens and invitations (`new_secret`)."""
TABLE_ID: Final = re.compile(
    rf"((?:\b[Tt]ables?|/join)[ /])([a-z2-9]{{{SHOWN_LETTERS}}})[a-z2-9]{{6}}(?![0-9A-Za-z_-])"
)
CONTROLS: Final = dict.fromkeys((*range(32), *range(127, 160), 8232, 8233), "?")


class Reason(StrEnum):
    """Why a client was refused, as the log and the metrics say it."""

    REQUESTS = "too many requests"
    HANDSHAKES = "too many handshakes"
    CONNECTIONS = "too many connections"
    CONNECTIONS_TO_TABLE = "too many connections to a table"
    MESSAGES = "too many messages"
    SHUT_OUT = "shut out"
    FOREIGN = "foreign host or origin"
    OTHER_PROTOCOL = "no handshake of pages or programs"
    TOKEN = "unknown token"
    TOO_LARGE = "request too large"
    FRAMES = "too many frames"
    TOO_LONG = "request too long"
    BAD_REQUEST = "malformed request"
    BAD_HANDSHAKE = "malformed handshake"


BY_PEER: Final = (Reason.FRAMES, Reason.TOO_LONG, Reason.BAD_REQUEST, Reason.BAD_HANDSHAKE)
"""Reasons that name the peer of the connection, which behind a proxy is the proxy."""


def refused(address: str, reason: Reason) -> None:
    """Tell the log that a client at this address was refused; refusals are counted by reason."""
    shown = address if _is_address(address) else "an unknown address"
    log.info("Refused %s: %s.", shown, reason, extra={"refused": (shown, reason)})


def _is_address(text: str) -> bool:
    try:
        ip_address(text.partition("%")[0])
    except ValueError:
        return False
    return text.isprintable()


class Refusals:
    """Counts refusals, and says which of them get a line, so that a flood cannot fill a disk."""

    def __init__(self, now: float) -> None:
        self.by_reason: Counter[str] = Counter()
        self._limiter = RateLimiter(LINES, LINE_RATE, now)
        self._told: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()
        """When the latest line of an address and reason was due, and how many were left out."""
        self._left_out = 0
        """Number of refusals that would have had a line if there had not been too many."""

    def line(self, address: str, reason: str, now: float) -> str:
        """The line about a refusal, or an empty text if it gets none."""
        self.by_reason[reason] += 1
        place = (limit_key(address), reason)
        at, more = self._told.get(place, (now - REPEAT_SECONDS, 0))
        if now < at + REPEAT_SECONDS:
            self._told[place] = (at, more + 1)
            return ""
        self._told[place] = (now, 0)
        self._told.move_to_end(place)
        if len(self._told) > MOST_REMEMBERED:
            self._told.popitem(last=False)
        if not self._limiter.take(1.0, now):
            self._left_out += 1
            return ""
        text = f"Refused {address}: {reason}."
        if more:
            text += f" So it was {more} times more since the line before."
        if self._left_out:
            text += f" Of other addresses {self._left_out} refusals have no line."
            self._left_out = 0
        return text


class Discreet(logging.Formatter):
    """Formats a record as one line, and the lines of its traceback indented, without secrets."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%dT%H:%M:%SZ")
        self.converter = time.gmtime

    def formatMessage(self, record: logging.LogRecord) -> str:
        """The first line; what a client sent cannot begin another."""
        return super().formatMessage(record).translate(CONTROLS)

    def format(self, record: logging.LogRecord) -> str:
        """All lines of a record."""
        return discreet(super().format(record)).replace("\n", "\n    ")


def discreet(text: str) -> str:
    """The text without secrets, and with the first letters of tables' ids alone."""
    return TABLE_ID.sub(r"\1\2…", SECRET.sub(HIDDEN, text))


class ServerLog(logging.Handler):
    """Counts what is logged in this process, and writes it to standard error from a level on."""

    def __init__(self, least: int, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.least = least
        self.clock = clock
        self.refusals = Refusals(clock())
        self._faults = RateLimiter(FAULT_LINES, FAULT_LINE_RATE, clock())
        self._left_out = 0
        """Number of warnings and errors that were not written because there had been too many."""
        self.by_level: Counter[str] = Counter()
        """Number of records of each level but those about refusals."""
        self.setFormatter(Discreet())

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, unless its level is low or it is one of too many."""
        try:
            found = getattr(record, "refused", None)
            if found is None:
                self.by_level[record.levelname.lower()] += 1
            else:
                address, reason = found
                text = self.refusals.line(address, reason, self.clock())
                if not text:
                    return
                record = logging.makeLogRecord({**record.__dict__, "msg": text, "args": ()})
            if record.levelno >= self.least and (shown := self._bounded(record)):
                print(shown, file=sys.stderr, flush=True)
        except Exception:
            self.handleError(record)

    def _bounded(self, record: logging.LogRecord) -> str:
        """The lines of a record; empty if it is a warning or an error of too many."""
        shown = self.format(record)
        if record.levelno < logging.WARNING:
            return shown
        lines = min(shown.count("\n") + 1.0, FAULT_LINES / 2)
        if not self._faults.take(lines, self.clock()):
            self._left_out += 1
            return ""
        if self._left_out:
            shown += f"\n    Before this, {self._left_out} warnings and errors have no line."
            self._left_out = 0
        return shown

    def handleError(self, record: logging.LogRecord) -> None:
        """Drop a line that cannot be written; logging would print what it was made from."""


@contextmanager
def logging_to_stderr(level: str) -> Iterator[ServerLog]:
    """All that is logged in this process goes to standard error meanwhile, from a level on.

    Raises:
        BadOption: there is no such level.
    """
    if level not in LEVELS:
        raise BadOption(f"--log-level takes {', '.join(LEVELS)}, not “{level[:40]}”.")
    root = logging.getLogger()
    handler = ServerLog(LEVELS[level])
    before = log.level
    log.setLevel(logging.INFO)  # refusals are counted at every level
    root.addHandler(handler)
    try:
        yield handler
    finally:
        root.removeHandler(handler)
        log.setLevel(before)
