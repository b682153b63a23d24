"""The terminal's keyboard: what has been typed, also while no prompt is shown."""

from __future__ import annotations

import os
import select
import sys
from contextlib import suppress
from importlib.util import find_spec


def unsent_input() -> str:
    """The unfinished text on the prompt's line, if readline has it."""
    readline = sys.modules.get("readline")
    return readline.get_line_buffer() if readline is not None else ""


def can_poll() -> bool:
    """Whether `poll_line` can read lines while no prompt is shown."""
    return find_spec("termios") is not None and sys.stdin.isatty()


def poll_line() -> str | None:
    """The text typed while no prompt was shown, or None.

    It is a line, or a part of one that was ended by Ctrl-D. `input` would not do: readline misses a
    Ctrl-D that was pressed before.

    Raises:
        EOFError: Ctrl-D was pressed on an empty line.
    """
    if not can_poll():
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


def discard_input() -> None:
    """Discard what was typed before a question, so that it does not answer it."""
    with suppress(ImportError, OSError, ValueError):
        import termios

        if sys.stdin.isatty():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
