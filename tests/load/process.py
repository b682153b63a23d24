"""Servers as child processes, and their CPU time and memory from /proc."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import tempfile
from pathlib import Path
from time import perf_counter, sleep
from typing import Final

PATIENCE: Final = 30.0
"""Maximum seconds until a server prints its address, and until it ends."""
TICK: Final = os.sysconf("SC_CLK_TCK")


class Child:
    """A server process that prints its address."""

    def __init__(self, command: list[str], extra: dict[str, str] | None = None) -> None:
        self.output = tempfile.TemporaryFile("w+b")  # noqa: SIM115 - open as long as the child lives
        self.begun = perf_counter()
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=self.output,
            stderr=subprocess.STDOUT,
            env={**os.environ, **(extra or {})},
        )
        self.pid = self.process.pid
        self.port = self._port()

    def _port(self) -> int:
        while perf_counter() - self.begun < PATIENCE and self.process.poll() is None:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", self.words())
            if found and answers(int(found[1])):
                return int(found[1])
            sleep(0.005)
        self.stop()
        raise ConnectionError(f"The server did not print its address:\n{self.words()}")

    def words(self) -> str:
        """Everything that it has printed."""
        size = os.fstat(self.output.fileno()).st_size
        return os.pread(self.output.fileno(), size, 0).decode(errors="replace")

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


def answers(port: int) -> bool:
    """Whether a server accepts connections there; servers may print the address a little early."""
    try:
        socket.create_connection(("127.0.0.1", port)).close()
    except ConnectionRefusedError:
        return False
    return True


def cpu(pid: int) -> float:
    """Seconds of processor time that a process and all its threads have used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def machine_cpu() -> float:
    """Seconds of processor time that all processes of the machine have used."""
    user, nice, system, _, _, irq, softirq, *_ = (
        int(word) for word in Path("/proc/stat").read_text().split("\n")[0].split()[1:]
    )
    return (user + nice + system + irq + softirq) / TICK


def resident(pid: int) -> int:
    """Bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")
