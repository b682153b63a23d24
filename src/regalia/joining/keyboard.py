"""The terminal's keyboard: what was typed, also while nothing is asked."""

from __future__ import annotations

import os
import select
import sys
from contextlib import suppress
from importlib.util import find_spec


def half_typed() -> str:
    """What stands on the line and is not sent, where the terminal tells."""
    readline = sys.modules.get("readline")
    return readline.get_line_buffer() if readline is not None else ""


def is_listening() -> bool:
    """Whether a line can be heard while nothing is asked."""
    return find_spec("termios") is not None and sys.stdin.isatty()


def typed_line() -> str | None:
    """What was typed though nothing was asked; None if there is nothing.

    It is a line, or a half one after which Ctrl-D was pressed. Not by `input`, whose readline would
    miss a Ctrl-D that was pressed before.

    Raises:
        EOFError: it was Ctrl-D.
    """
    if not is_listening():
        return None
    terminal = sys.stdin.fileno()
    if not select.select([terminal], [], [], 0)[0]:
        return None
    try:
        line = os.read(terminal, 4096)
    except OSError:  # the terminal is gone
        raise EOFError from None
    if line.strip() in (b"", b"\x04") and not line.endswith(b"\n"):
        raise EOFError
    return line.decode(errors="replace")


def forget_typed() -> None:
    """Nothing that was typed before a question may answer it."""
    with suppress(ImportError, OSError, ValueError):
        import termios

        if sys.stdin.isatty():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
