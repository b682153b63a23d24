"""A server for tests: `Child` is ``regalia serve`` as a process, `Hosted` runs in a thread.

    with Child(tmp_path / "regalia.db", seed=1) as server:
        httpx.get(server.base + "/api/games")
    assert server.quiet()

`Child` is the real thing: it is stopped by a signal, it may be killed, and `errors()` is all that
it ever wrote to its standard error. `Hosted` can be looked into (`app`), and a test may put
something else in place of a part of it. Both listen at a free port of 127.0.0.1, and at one that is
kept for them where ``host`` is `own_address`.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Any, Final
from unittest.mock import patch

import httpx
import uvicorn

from regalia.server import app as application
from regalia.server import protocols, usage, viewer
from regalia.server import serve as serving
from regalia.server.serve import Settings, serve
from tests.server import fork_server, template_cache
from tests.server.fixed_seeds import deal, seed_tables

template_cache.install()

PATIENCE: Final = 60.0
"""Maximum number of seconds that a test waits for anything."""
INFORMATION: Final = re.compile(r"\S+ INFO ")
ADDRESS: Final = re.compile(r"http://(127\.\d+\.\d+\.\d+):(\d+)")


def own_address() -> str:
    """An address of this machine at which no other process listens or connects from.

    A restarted server finds its port free there, and nobody who waits for it connects to itself.
    127.0.0.1 where there is no such address (it takes Linux).
    """
    if sys.platform != "linux":
        return "127.0.0.1"
    number = os.getpid()  # below 2**22, and no other process has it
    return f"127.{64 + (number >> 16)}.{number >> 8 & 255}.{number & 255}"


def client(base: str | httpx.URL, **more: Any) -> httpx.Client:
    """A client of the server at ``base``, with the cookies of one browser.

    It verifies no certificates: there is no TLS, and reading them takes 20 ms.
    """
    return httpx.Client(**{"base_url": base, "timeout": PATIENCE, "verify": False} | more)


class Clock:
    """A clock that a test advances, in place of a module's ``time``; replaces `monotonic`."""

    time_ns = staticmethod(time.time_ns)
    monotonic_ns = staticmethod(time.monotonic_ns)

    def __init__(self) -> None:
        self.now = 1000.0
        self.asked = 0
        """Number of times that it was read."""

    def monotonic(self) -> float:
        """The seconds by which the test has advanced it."""
        self.asked += 1
        return self.now


@contextmanager
def limits_by(clock: Clock) -> Iterator[None]:
    """Let all rate limiters of the servers in this process use this clock."""
    with ExitStack() as stack:
        for module in (application, protocols, usage, viewer):
            stack.enter_context(patch.object(module, "time", clock))
        yield


class Child:
    """``regalia serve`` as a process, with further ``arguments``; ``port`` 0 is any free one.

    Its tables take their secret seeds from ``seed`` (`fixed_seeds.deal`), so that a test always
    gets the same deals; None leaves them random. The process is forked from one that has imported
    everything (fork_server.py); with ``fresh`` or another ``form`` it is a new interpreter, as in
    production.
    """

    def __init__(
        self,
        store: Path,
        *arguments: str,
        seed: int | None,
        host: str = "",
        port: int = 0,
        form: str = "",
        fresh: bool = False,
    ) -> None:
        self.store = store
        flags = ["--port", str(port), "--store", str(store), *arguments]
        if host:
            flags += ["--host", host]
        self.out = tempfile.TemporaryFile("w+b")  # noqa: SIM115 - the child's as long as it lives
        self.err = tempfile.TemporaryFile("w+b")  # noqa: SIM115
        self.process: subprocess.Popen[bytes] | fork_server.Forked
        environment = {**os.environ, **({fork_server.FORM: form} if form else {})}
        if fresh or not fork_server.fits(environment):
            dealt = ["regalia"] if seed is None else ["tests.server.fixed_seeds", str(seed)]
            self.process = subprocess.Popen(
                [sys.executable, "-m", *dealt, "serve", *flags],
                stdin=subprocess.DEVNULL,
                stdout=self.out,
                stderr=self.err,
                env=environment,
                cwd=fork_server.ROOT,
            )
        else:
            with open(os.devnull, "rb") as nothing:
                streams = [one.fileno() for one in (nothing, self.out, self.err)]
                self.process = fork_server.serve(flags, seed, streams, environment)
        self.host = host
        self.port = 0

    def __enter__(self) -> Child:
        """Wait until it answers."""
        until = monotonic() + PATIENCE
        while not (found := ADDRESS.search(_read(self.out))):
            if self.process.poll() is not None or monotonic() > until:
                self.stop()
                raise ConnectionError(f"The server did not begin: {self.errors()}")
            sleep(0.01)
        self.host, self.port = found[1], int(found[2])
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    @property
    def base(self) -> str:
        """The scheme, host and port of its addresses."""
        return f"http://{self.host}:{self.port}"

    def seed_tables(self, seed: str) -> None:
        """Begin a new series of seeds for the tables that it creates from now on."""
        seed_tables(self.store, seed)

    def stop(self) -> int:
        """Stop it as a service manager does, and wait; returns its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise

    def kill(self) -> None:
        """Kill it."""
        self.process.kill()
        self.process.wait()

    def errors(self) -> str:
        """Everything that it wrote to standard error so far."""
        return _read(self.err)

    def printed(self) -> str:
        """Everything that it wrote to standard output so far."""
        return _read(self.out)

    def quiet(self) -> bool:
        """Whether it wrote nothing to standard error but for information, as of who is refused."""
        return all(INFORMATION.match(line) for line in self.errors().splitlines())

    def memory(self) -> int:
        """Bytes of memory that it uses, without its workers."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE")

    def handles(self) -> int:
        """Number of its open files and sockets."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))


class Hosted:
    """The server in a thread of this process; ``settings`` as in `Settings`, ``seed`` as above."""

    def __init__(self, store: Path, *, seed: int | None, **settings: Any) -> None:
        self.store = store
        self.seed = seed
        self.settings = Settings(store, port=0, **settings)
        self.app: application.App
        self.base = ""
        self.port = 0
        self.error: BaseException | None = None
        self.server: uvicorn.Server | None = None
        self._loop: asyncio.AbstractEventLoop
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="hosted", daemon=True)

    def __enter__(self) -> Hosted:
        """Wait until it answers."""
        self._thread.start()
        self._ready.wait(PATIENCE)
        if self.error is not None:
            raise self.error
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.server is not None:
            self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not stop"

    def call(self, do: Callable[[], object]) -> None:
        """Call a function in the server's thread, and wait for the result."""

        async def doing() -> None:
            do()

        asyncio.run_coroutine_threadsafe(doing(), self._loop).result(PATIENCE)

    def _run(self) -> None:
        keep = self

        class Kept(serving.Server):
            def __init__(self, config: uvicorn.Config, app: application.App) -> None:
                super().__init__(config, app)
                keep.server = self
                keep.app = app
                if keep.seed is not None:
                    deal(keep.seed, keep.app.hub)

        try:
            with patch.object(serving, "Server", Kept):
                serve(self.settings, self._announce)
        except BaseException as error:
            self.error = error
        finally:
            self._ready.set()

    def _announce(self, address: str) -> None:
        self._loop = asyncio.get_running_loop()
        self.base = address
        self.port = int(address.rpartition(":")[2])
        self._ready.set()


def refusal(store: Path, *arguments: str, fresh: bool = False) -> tuple[int, str]:
    """The exit status and standard error of a ``regalia serve`` that does not start."""
    child = Child(store, *arguments, seed=None, fresh=fresh)
    return child.process.wait(PATIENCE), child.errors()


def _read(file: Any) -> str:
    size = os.fstat(file.fileno()).st_size
    return os.pread(file.fileno(), size, 0).decode(errors="replace")
