"""A process that has imported the whole server and forks the processes that tests start.

There is one for each pytest process, started with the first server. It has one thread. To start a
process, connect to its socket and send one line of JSON and the descriptors. It forks, waits for
and signals its children itself, so that no signal can reach another process that was given the same
number. It ends with the process that started it.

A forked process runs as a new one would: it gets its standard streams, working directory and
environment, Python's default signal handlers, no other descriptor, its own ``__main__``, and the
interpreter's usual exit. A forked server has its workers forked here, too (through `Popen` of
``multiprocessing``), with no more of the server than a new interpreter would get: the passed
descriptors, and its environment.
"""

from __future__ import annotations

import atexit
import fcntl
import gc
import io
import json
import os
import re
import runpy
import select
import signal
import socket
import subprocess
import sys
import tempfile
import termios
import threading
import time
import warnings
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from multiprocessing import popen_spawn_posix, util
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Final

Json = dict[str, Any]

ROOT: Final = Path(__file__).resolve().parents[2]
LOADED: Final = (
    "multiprocessing.resource_tracker",
    "multiprocessing.synchronize",
    "regalia.cli",
    "regalia.online",
    "regalia.server.startup",
    "regalia.server.serve",
    "tests.server.fixed_seeds",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
)
MOST_FDS: Final = 32
"""Maximum number of descriptors in one request."""
OUT_OF_THE_WAY: Final = 100
"""Descriptors are moved above this number before they get their final numbers."""
LINE: Final = 1 << 16
ORPHAN_SECONDS: Final = 30.0
"""Seconds in which a process that has lost its parent must end by itself."""
FORM: Final = "REGALIA_FORM"


# The client.


class Forked:
    """A process forked by the fork server at ``place``, with the methods of `subprocess.Popen`.

    `ForkServer.run` reads ``wish``; ``descriptors`` become its standard streams and, from the
    fourth on, those at the numbers that ``wish`` names.
    """

    def __init__(self, place: str, wish: Json, descriptors: Sequence[int]) -> None:
        self.returncode: int | None = None
        self._read = b""
        self._waiting = threading.Lock()
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(place)
        line = json.dumps(wish).encode() + b"\n"
        sent = socket.send_fds(self._socket, [line], descriptors)
        self._socket.sendall(line[sent:])
        self.pid = int(self._read_line(None))

    def poll(self) -> int | None:
        """Its exit status as in `subprocess`, or None while it lives."""
        with suppress(subprocess.TimeoutExpired):
            self.wait(0.0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended; returns its exit status.

        Raises:
            subprocess.TimeoutExpired: it still lives after ``timeout`` seconds.
        """
        until = None if timeout is None else time.monotonic() + timeout
        if not self._waiting.acquire(timeout=-1 if timeout is None else timeout):
            raise subprocess.TimeoutExpired("a forked process", timeout or 0.0)
        try:
            if self.returncode is None:
                left = None if until is None else max(until - time.monotonic(), 0.0)
                self.returncode = int(self._read_line(left))
                self._socket.close()
            return self.returncode
        finally:
            self._waiting.release()

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it has not ended."""
        with suppress(OSError):  # another thread may learn now that it has ended
            self._socket.sendall(b"%d\n" % number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """Kill it."""
        self.send_signal(signal.SIGKILL)

    def _read_line(self, timeout: float | None) -> bytes:
        until = None if timeout is None else time.monotonic() + timeout
        while b"\n" not in self._read:
            left = None if until is None else max(until - time.monotonic(), 0.0)
            waiting = select.poll()
            waiting.register(self._socket, select.POLLIN)
            if not waiting.poll(None if left is None else left * 1000):
                raise subprocess.TimeoutExpired("a forked process", timeout or 0.0)
            more = self._socket.recv(LINE)
            if not more:
                raise ConnectionError("The process that forks servers has ended.")
            self._read += more
        line, _, self._read = self._read.partition(b"\n")
        return line


class Parent:
    """The fork server, seen from the process that started it."""

    def __init__(self) -> None:
        self.place = str(Path(tempfile.mkdtemp(prefix="regalia-warm-"), "socket"))
        self.form = os.environ.get(FORM, "")
        self.pid = os.getpid()
        self.control, theirs = socket.socketpair()
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-m", __name__, str(theirs.fileno()), self.place],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                pass_fds=(theirs.fileno(),),
                cwd=ROOT,
            )
        if self.control.recv(1) != b"!":  # it listens
            raise ConnectionError("The process that forks servers did not begin.")

    def end(self) -> None:
        """Let it and its children end."""
        if os.getpid() == self.pid:
            self.control.close()
            self.process.wait()


@cache
def parent() -> Parent:
    """The fork server of this process, started at the first call."""
    started = Parent()
    atexit.register(started.end)
    return started


def fits(environment: Mapping[str, str]) -> bool:
    """Whether the fork server can fork a server in the form that this environment asks for."""
    return hasattr(os, "fork") and environment.get(FORM, "") == parent().form


def serve(
    arguments: Sequence[str],
    seed: int | None,
    streams: Sequence[int],
    environment: Mapping[str, str],
) -> Forked:
    """``regalia serve`` with these arguments in a new process, seeded as in `fixed_seeds.deal`.

    ``streams`` are its standard input, output and error.
    """
    return run("regalia", ["serve", *arguments], streams, environment, seed)


def run(
    module: str,
    arguments: Sequence[str],
    streams: Sequence[int],
    environment: Mapping[str, str],
    seed: int | None = None,
    in_terminal: bool = False,
) -> Forked:
    """``python -m module`` with these arguments in a new process, which ends with this one.

    ``in_terminal``: its standard input is the terminal of a session of its own.
    """
    wish = {
        "module": module,
        "argv": [module, *arguments],
        "seed": seed,
        "environment": dict(environment),
        "folder": os.getcwd(),
        "with_us": True,
        "in_terminal": in_terminal,
    }
    return Forked(parent().place, wish, streams)


# The fork server.


class ForkServer:
    """The server process: forks on request. `run` returns in each forked process, with its work."""

    def __init__(self, control: socket.socket, place: str) -> None:
        self.control = control
        self.place = place
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(place)
        self.listener.listen(64)
        self.asking: dict[int, socket.socket] = {}
        """Connections by descriptor."""
        self.pids: dict[int, int] = {}
        """The living process of each connection."""
        self.with_us: set[int] = set()
        """The processes that end when their connection does."""
        self.living: set[int] = set()
        self.child_ended, self.child_ends = os.pipe()
        os.set_blocking(self.child_ends, False)
        os.set_blocking(self.child_ended, False)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started us
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(self.child_ends, warn_on_full_buffer=False)

    def run(self) -> Callable[[], object]:
        """Work until our parent ends; returns the remaining work, in us and in forked processes."""
        self.control.sendall(b"!")
        while True:
            waiting = select.poll()
            ours = self.listener.fileno(), self.control.fileno(), self.child_ended
            for one in (*ours, *self.asking):
                waiting.register(one, select.POLLIN)
            for ready, _ in waiting.poll():
                if ready == self.control.fileno():
                    return self.end
                elif ready == self.child_ended:
                    with suppress(BlockingIOError):
                        os.read(self.child_ended, 4096)
                    self.reap()
                elif ready == self.listener.fileno():
                    connection, _ = self.listener.accept()
                    self.asking[connection.fileno()] = connection
                elif ready in self.asking:
                    do = self.hear(ready)
                    if do is not None:
                        return do

    def hear(self, number: int) -> Callable[[], object] | None:
        """The work of a process that a connection asked for, inside it; None in the server."""
        connection = self.asking[number]
        if number in self.pids:
            heard = received(connection)
            for word in heard.split():
                os.kill(
                    self.pids[number], int(word)
                )  # it was not waited for yet, so the number is still its own
            if not heard:
                if number in self.with_us:
                    os.kill(self.pids[number], signal.SIGKILL)
                connection.close()
                del self.asking[number], self.pids[number]
                self.with_us.discard(number)
            return None
        try:
            line, descriptors, _, _ = socket.recv_fds(connection, LINE, MOST_FDS)
        except ConnectionError:
            line, descriptors = b"", []
        while line and not line.endswith(b"\n"):
            more = received(connection)
            line = line + more if more else b""
        if not line:  # the client was killed meanwhile
            for descriptor in descriptors:
                os.close(descriptor)
            connection.close()
            del self.asking[number]
            return None
        wish = json.loads(line)
        born = os.fork()
        if not born:
            return self.forked(wish, descriptors)
        for descriptor in descriptors:
            os.close(descriptor)
        self.pids[number] = born
        self.living.add(born)
        if wish.get("with_us"):
            self.with_us.add(number)
        with suppress(ConnectionError):
            connection.sendall(b"%d\n" % born)
        return None

    def reap(self) -> None:
        """Report all processes that have ended."""
        with suppress(ChildProcessError):
            while True:
                ended, status = os.waitpid(-1, os.WNOHANG)
                if not ended:
                    return
                self.living.remove(ended)
                for number, pid in list(self.pids.items()):
                    if pid == ended:
                        connection = self.asking.pop(number)
                        with suppress(ConnectionError):
                            connection.sendall(b"%d\n" % os.waitstatus_to_exitcode(status))
                        connection.close()
                        del self.pids[number]
                        self.with_us.discard(number)

    def end(self) -> None:
        """End processes that nobody is left to stop.

        We do it, since our parent may be killed without notice, as workers of pytest-xdist are.
        """
        Path(self.place).unlink(missing_ok=True)
        Path(self.place).parent.rmdir()
        for number in self.with_us:
            os.kill(self.pids[number], signal.SIGKILL)
        until = time.monotonic() + ORPHAN_SECONDS
        while self.living and time.monotonic() < until:
            select.select([self.child_ended], [], [], 1.0)
            with suppress(BlockingIOError):
                os.read(self.child_ended, 4096)
            self.reap()
        for pid in self.living:  # a worker that outlived its server
            os.kill(pid, signal.SIGKILL)

    def forked(self, wish: Json, descriptors: list[int]) -> Callable[[], object]:
        """In a forked process: become like a new one; returns its work."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        for one in (self.control, self.listener, *self.asking.values()):
            one.close()
        os.close(self.child_ends)
        os.close(self.child_ended)
        place_descriptors(descriptors, [0, 1, 2, *wish.get("numbers", [])])
        if wish.get("in_terminal"):
            os.setsid()
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        renew_streams()
        os.environ.clear()
        os.environ.update(wish["environment"])
        os.chdir(wish["folder"])
        sys.path[0] = wish["folder"]
        sys.argv[:] = wish["argv"]
        heed_warnings(wish["environment"].get("PYTHONWARNINGS", ""))
        fork_workers(self.place)
        call_oneself(wish.get("module") or wish["code"].partition("import ")[2].partition(";")[0])
        if "code" in wish:
            alone = sys.modules["__main__"] = ModuleType("__main__")
            return lambda: exec(wish["code"], alone.__dict__)
        if wish["seed"] is not None:
            from regalia.server.hub import TableHub
            from tests.server.fixed_seeds import deal

            deal(wish["seed"], TableHub)
        return lambda: runpy.run_module(wish["module"], run_name="__main__", alter_sys=True)


def received(connection: socket.socket) -> bytes:
    """The next message of a connection; empty if it has ended."""
    try:
        return connection.recv(LINE)
    except ConnectionError:
        return b""


def place_descriptors(given: Sequence[int], numbers: Sequence[int]) -> None:
    """Give the descriptors these numbers, and close their old ones."""
    above = [fcntl.fcntl(one, fcntl.F_DUPFD, OUT_OF_THE_WAY) for one in given]
    for one in given:
        os.close(one)
    for one, number in zip(above, numbers, strict=True):
        os.dup2(one, number)
        os.close(one)


def renew_streams() -> None:
    """Text streams over the new descriptors, as Python makes them at its start."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        old = getattr(sys, name)
        raw = io.FileIO(number, "r" if number == 0 else "w", closefd=False)
        buffer: Any = io.BufferedReader(raw) if number == 0 else io.BufferedWriter(raw)
        new = io.TextIOWrapper(
            buffer,
            encoding=old.encoding,
            errors=old.errors,
            line_buffering=number == 2 or raw.isatty(),
        )
        setattr(sys, name, new)
        setattr(sys, f"__{name}__", new)


def heed_warnings(options: str) -> None:
    """Apply PYTHONWARNINGS, as far as it has the form ACTION:MESSAGE."""
    for option in filter(None, options.split(",")):
        action, _, message = option.partition(":")
        warnings.filterwarnings(action, re.escape(message))  # type: ignore[arg-type]


def call_oneself(name: str) -> None:
    """Set the name of this process in process lists."""
    with suppress(OSError):  # on Linux only
        Path("/proc/self/comm").write_text(name[:15])


# Workers of a forked server.

launched: Final[dict[int, Forked]] = {}
"""The latest process of `fork_instead`, by number."""


def fork_workers(place: str) -> None:
    """In this process, let the fork server fork what ``multiprocessing`` would start."""

    def fork_instead(path: bytes, arguments: Sequence[str], passed: Sequence[int]) -> int:
        code = list(arguments).index("-c")
        wish = {
            "code": arguments[code + 1],
            "argv": ["-c", *arguments[code + 2 :]],
            "numbers": sorted(set(passed)),
            "environment": dict(os.environ),
            "folder": os.getcwd(),
        }
        forked = Forked(place, wish, [0, 1, 2, *sorted(set(passed))])
        launched[forked.pid] = forked
        return forked.pid

    setattr(util, "spawnv_passfds", fork_instead)  # noqa: B010
    setattr(popen_spawn_posix, "Popen", Launched)  # noqa: B010


class Launched(popen_spawn_posix.Popen):
    """A worker that is a child of the fork server, which waits for it and signals it."""

    def _launch(self, process: Any) -> None:
        super()._launch(process)  # type: ignore[misc]
        self.forked = launched.pop(self.pid)

    def poll(self, flag: int = os.WNOHANG) -> int | None:
        """Its exit status, or None while it lives; waits for its end without ``WNOHANG``."""
        if self.returncode is None:
            self.returncode = self.forked.poll() if flag else self.forked.wait()
        return self.returncode

    def _send_signal(self, number: int) -> None:
        self.forked.send_signal(number)


def make_an_app() -> None:
    """Create an application and drop it: the second takes half the time."""
    from regalia.names.skeletons import looks
    from regalia.server.app import App
    from regalia.server.bot_pool import BotPool
    from regalia.server.hub import TableHub
    from regalia.server.identity import HostPolicy
    from tests.server import template_cache

    template_cache.install()
    template_cache.compile_all()
    looks("")  # reads the data of names
    nowhere: Any = SimpleNamespace(path=Path(os.devnull))
    App(TableHub(nowhere, BotPool(1)), HostPolicy())


def main() -> Callable[[], object]:
    """The main program of the fork server and of the processes that it forks."""
    for module in LOADED:
        import_module(module)
    from regalia import games

    for name in games.names():
        games.load(name)
    make_an_app()
    gc.freeze()  # otherwise garbage collection would copy every page in every process
    _, number, place = sys.argv
    return ForkServer(socket.socket(fileno=int(number)), place).run()


if __name__ == "__main__":
    main()()
