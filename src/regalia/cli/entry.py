"""Running a command: its exit status, and one sentence on standard error for whatever is wrong."""

from __future__ import annotations

import errno
import os
import sys

from typer.exceptions import TyperException

from regalia.cli.arguments import NotANumber
from regalia.cli.commands import app
from regalia.engine.errors import BadData, BadDump, BadRecord, Refusal
from regalia.text.compose import plain

BAD_CONTENT = 1
BAD_USAGE = 2

OUTPUT_ERRORS = (errno.EPIPE, errno.ENOSPC, errno.EBADF, errno.EIO)
"""Error numbers of a write to standard output that has failed."""


def main() -> None:
    """Run the command that the arguments name."""
    _open_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a terminal that cannot show é shows ? instead
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def _open_streams() -> None:
    """Open the null device for each standard stream that was closed when the command started."""
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY))
    if sys.stdout is None:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")


def run(arguments: list[str]) -> int:
    """Run a command and return its exit status; errors are printed as one sentence."""
    try:
        wanted = arguments or ["--help"]
        status = app(wanted)(wanted, prog_name="regalia", standalone_mode=False)
        sys.stdout.flush()
    except TyperException as wrong:
        return _fail(_usage_error(wrong), BAD_USAGE)
    except (BadRecord, BadDump, BadData) as wrong:
        return _fail(str(wrong), BAD_CONTENT)
    except Refusal as wrong:
        return _fail(str(wrong), BAD_USAGE)
    except OSError as wrong:
        if wrong.errno in OUTPUT_ERRORS and wrong.filename is None:
            return _output_failed(wrong)
        return _fail(_system_error(wrong), BAD_USAGE)
    return status if isinstance(status, int) else 0


def _output_failed(wrong: OSError) -> int:
    """Report that the output cannot be written, and keep Python from trying again at exit.

    A pipe whose reader has gone (``| head``) is not reported.
    """
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(wrong, BrokenPipeError):
        return BAD_CONTENT
    return _fail(f"The output cannot be written: {wrong.strerror}.", BAD_CONTENT)


def _system_error(wrong: OSError) -> str:
    """The error of the operating system as one sentence."""
    where = "" if wrong.filename is None else f" ({wrong.filename})"
    return f"The system does not allow it: {wrong.strerror or wrong}{where}."


def _usage_error(wrong: TyperException) -> str:
    """Typer's error message as one sentence that points to the help."""
    context = getattr(wrong, "ctx", None)
    command = context.command_path if context is not None else "regalia"
    message = wrong.format_message().rstrip(".")
    if isinstance(wrong, NotANumber) and wrong.param is not None:
        message = f"{wrong.param.opts[0]} {wrong.message}"
    return f"{message}; see {command} --help."


def _fail(sentence: str, status: int) -> int:
    print(plain(" ".join(sentence.split())), file=sys.stderr)
    return status
