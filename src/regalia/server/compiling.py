"""Compiling the rules beside a server that runs them interpreted, and the sentence that says so."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from regalia import _native

COMPILED: Final = "The rules run compiled."
INTERPRETED: Final = "The rules run interpreted."
COMPILING: Final = (
    "The rules run interpreted while they are compiled in the background, which takes a few "
    "minutes; the next start runs them compiled."
)
READY: Final = (
    "Compiling is done: the next start runs the compiled rules, this one goes on interpreted."
)
NO_COMPILER: Final = "The rules run interpreted: no C compiler with Python.h works here."
FAILED: Final = "The rules run interpreted: compiling them failed, and `make native` shows why."
RESULTS: Final = {0: READY, _native.NO_COMPILER: NO_COMPILER}
"""What is said after compiling, by its exit status."""
STOP_SECONDS: Final = 5


def form_sentence() -> str:
    """Which form of the rules this process runs, as a sentence."""
    return COMPILED if _native.form() == "compiled" else INTERPRETED


class Compiling:
    """Compiles a checkout in a process group of its own, at low priority.

    The server keeps the form in which it began. If the server ends, even killed, so does the
    compiling.
    """

    def __init__(self, tell: Callable[[str], None]) -> None:
        """``tell`` gets each new sentence."""
        self.tell = tell
        self.sentence = form_sentence()
        self.process: subprocess.Popen[bytes] | None = None
        self.stopped = False

    def start(self, checkout: Path) -> None:
        """Begin to compile; `stop` must be called afterwards."""
        self.sentence = COMPILING
        self.process = subprocess.Popen(
            [sys.executable, "setup.py", "beside"],
            cwd=checkout,
            stdin=subprocess.PIPE,  # it ends when this is closed
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            process_group=0,  # in the same session: elsewhere its priority would not be compared
        )
        threading.Thread(target=self._wait, args=(self.process,), daemon=True).start()

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        status = process.wait()
        if not self.stopped:
            self.sentence = RESULTS.get(status, FAILED)
            self.tell(self.sentence)

    def stop(self) -> None:
        """End the compiling and everything that it started."""
        self.stopped = True
        process = self.process
        if process is None or process.poll() is not None:
            return
        for sent in (signal.SIGTERM, signal.SIGKILL):
            with suppress(ProcessLookupError):
                os.killpg(process.pid, sent)
            with suppress(subprocess.TimeoutExpired):
                process.wait(STOP_SECONDS)
                return
