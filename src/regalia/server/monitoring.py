"""``/health`` and ``/metrics`` for whoever serves, at an address of their own.

They are answered by a thread of their own, so that an event loop that does not turn is reported
too. What they show is read when it is asked for, from what the server keeps anyway.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socket import AI_PASSIVE, SOCK_STREAM, gaierror, getaddrinfo
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, Final

import msgspec

import regalia
from regalia.engine.errors import BadOption
from regalia.server.app import App
from regalia.server.limits import REQUEST_SECONDS
from regalia.server.server_log import ServerLog
from regalia.server.store_lock import BadStore, cause
from regalia.server.tallies import Durations

if TYPE_CHECKING:
    from prometheus_client.core import Metric

BEAT_SECONDS: Final = 0.25
"""Seconds between two measurements of how late the event loop is."""
STILL_SECONDS: Final = 5.0
"""Seconds without a turn of the event loop after which the server counts as unwell."""
PROBE_SECONDS: Final = 5.0
"""Seconds for which the result of a trial write is kept, and in which it must be done."""
FAILURE_SECONDS: Final = 60.0
"""Seconds for which rows that could not be stored count, if none were stored since."""


class Monitor:
    """Says how a server is; `start` it on the event loop, once the storage is started.

    Raises:
        BadOption: the address is not ADDRESS:PORT, or cannot be had.
    """

    def __init__(self, written: str) -> None:
        self.listener = _Listener(written, self)
        self.app: App | None = None
        self.server_log: ServerLog | None = None
        self.lag = Durations()
        self._beaten = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._lock = Lock()
        self._probed = -PROBE_SECONDS
        self._problem = ""
        self._exposed: Any = None
        self._thread: Thread | None = None

    @property
    def address(self) -> str:
        """The address at which it answers."""
        host, port = str(self.listener.server_address[0]), self.listener.server_port
        return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"

    def start(self, app: App, server_log: ServerLog) -> None:
        """Answer from now on."""
        self.app, self.server_log = app, server_log
        self._exposed = _registry(self)
        self._beaten = time.monotonic()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(BEAT_SECONDS, self._beat, loop)
        self._thread = Thread(target=self.listener.serve_forever, name="monitoring", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Answer no more."""
        if self._timer is not None:
            self._timer.cancel()
        if self._thread is not None:
            self.listener.shutdown()
        self.listener.server_close()

    def _beat(self, loop: asyncio.AbstractEventLoop) -> None:
        now = time.monotonic()
        self.lag.add(max(now - self._beaten - BEAT_SECONDS, 0.0))
        self._beaten = now
        self._timer = loop.call_later(BEAT_SECONDS, self._beat, loop)

    # On a thread of the listener.

    def health(self) -> tuple[int, bytes]:
        """The status and body of ``/health``: 200, or 503 with a sentence that says why."""
        assert self.app is not None
        storage = self.app.hub.storage
        problem = self._loop_problem() or self._store_problem()
        body = {
            "ok": not problem,
            "sentence": problem or "The event loop turns and the store takes rows.",
            "version": regalia.__version__,
            "last_commit": round(1000 * storage.tally.last) or None,
            "queue": storage.waiting(),
        }
        return 503 if problem else 200, msgspec.json.encode(body)

    def metrics(self, accept: str) -> tuple[str, bytes]:
        """The content type and body of ``/metrics``, in the format that the reader accepts."""
        from prometheus_client.exposition import choose_encoder

        encode, content_type = choose_encoder(accept)
        body: bytes = encode(self._exposed)
        return content_type, body

    def _loop_problem(self) -> str:
        assert self.app is not None
        if self.app.hub.stopping:
            return "The server is stopping."
        still = time.monotonic() - self._beaten
        if still > STILL_SECONDS:
            return f"The event loop has not turned for {still:.0f} seconds."
        return ""

    def _store_problem(self) -> str:
        """Why the store takes no rows; empty if it does. It is tried by a commit of its own."""
        assert self.app is not None
        storage = self.app.hub.storage
        with self._lock:
            now = time.monotonic()
            tally = storage.tally
            if tally.failure and now - tally.failed_at < FAILURE_SECONDS:
                return f"The store takes no rows: {tally.failure}."
            if now - self._probed < PROBE_SECONDS:
                return self._problem

            def write(writer: sqlite3.Connection) -> None:
                storage.check_place()
                _write(writer)

            try:
                storage.ask(write, PROBE_SECONDS)
            except TimeoutError:
                self._problem = f"The store has not answered for {PROBE_SECONDS:.0f} seconds."
            except BadStore as error:
                self._problem = str(error)
            except Exception as error:
                self._problem = f"The store takes no rows: {cause(error)}."
            else:
                self._problem = ""
            self._probed = time.monotonic()
            return self._problem

    def collect(self) -> Iterator[Metric]:
        """The metrics, read now."""
        from prometheus_client.core import (
            CounterMetricFamily,
            GaugeMetricFamily,
            HistogramMetricFamily,
        )

        def gauge(name: str, text: str, value: float) -> Metric:
            return GaugeMetricFamily(f"regalia_{name}", text, value=value)

        def counter(name: str, text: str, value: float) -> Metric:
            return CounterMetricFamily(f"regalia_{name}", text, value=value)

        def histogram(name: str, text: str, found: Durations) -> Metric:
            return HistogramMetricFamily(
                f"regalia_{name}", text, buckets=list(found.buckets()), sum_value=found.total
            )

        app, server_log = self.app, self.server_log
        assert app is not None
        assert server_log is not None
        hub, tally = app.hub, app.hub.storage.tally
        stored = GaugeMetricFamily("regalia_tables", "Tables in the store.", labels=["status"])
        try:
            for status, count in hub.storage.counts().items():
                stored.add_metric([status], count)
            yield stored
        except BadStore:  # /health says why
            pass
        live = list(hub.live.values())
        loaded = GaugeMetricFamily("regalia_tables_loaded", "In memory.", labels=["status"])
        statuses = [one.table.status for one in live]
        for status in sorted({"open", "playing", "over", *statuses}):
            loaded.add_metric([status], statuses.count(status))
        yield loaded
        yield counter("table_loads", "Tables read from the store.", tally.loads)
        yield gauge("viewers", "Viewers of tables.", sum(len(one.subscribers) for one in live))
        yield gauge("sockets", "Open WebSockets.", len(app.viewers.connections))

        yield counter("moves", "Stored moves that a viewer sent.", tally.moves)
        yield counter("rows", "Stored rows of the tables' logs.", tally.rows)
        yield histogram("commit_seconds", "Duration of each commit.", tally.commits)
        yield counter("appends_failed", "Appends that were not stored.", tally.refused)
        yield gauge("store_queue", "Appends that wait to be stored.", hub.storage.waiting())
        yield gauge("last_commit_timestamp_seconds", "The latest commit, UTC.", tally.last)
        yield histogram("loop_lag_seconds", "How late the event loop was.", self.lag)

        pool = hub.bot_pool
        running = list(pool.running)
        shares = [job.share for job in running]
        yield gauge("bots_thinking", "Bots that think.", len(running))
        yield gauge("bots_waiting", "Bots that wait for a worker.", len(pool.waiting))
        yield gauge("bots_workers", "Workers in which bots think.", pool.workers)
        share = min(shares, default=1.0)
        yield gauge("bots_share", "The least share of its usual time that a bot gets.", share)

        refusals = CounterMetricFamily("regalia_refusals", "Refusals.", labels=["reason"])
        for reason, count in server_log.refusals.by_reason.copy().items():
            refusals.add_metric([reason], count)
        yield refusals
        logged = CounterMetricFamily("regalia_log_lines", "Logged, by level.", labels=["level"])
        for level in ("warning", "error", "critical"):
            logged.add_metric([level], server_log.by_level[level])
        yield logged


def _registry(monitor: Monitor) -> Any:
    """A registry of the metrics of a server, and of its process; nothing is kept globally."""
    from prometheus_client import CollectorRegistry, ProcessCollector

    registry = CollectorRegistry()
    registry.register(monitor)
    ProcessCollector(registry=registry)
    return registry


def _write(writer: sqlite3.Connection) -> None:
    """Commit a change of nothing to the file."""
    (version,) = writer.execute("PRAGMA user_version").fetchone()
    writer.execute(f"PRAGMA user_version = {version}")


class _Listener(ThreadingHTTPServer):
    """Answers the two requests, each in a thread."""

    daemon_threads = True

    def __init__(self, written: str, monitor: Monitor) -> None:
        host, colon, port = written.rpartition(":")
        if not (host and colon and port.isascii() and port.isdecimal() and int(port) < 1 << 16):
            raise BadOption(
                f"--metrics takes an address and a port, as 127.0.0.1:9100, not “{written[:40]}”."
            )
        self.monitor = monitor
        try:
            family, *_, place = getaddrinfo(
                host.strip("[]"), int(port), type=SOCK_STREAM, flags=AI_PASSIVE
            )[0]
            self.address_family = family
            super().__init__((str(place[0]), int(port)), _Handler)
        except (OSError, UnicodeError, gaierror) as error:
            raise BadOption(
                f"--metrics cannot have the address {written}: {cause(error)}; name another."
            ) from None

    def handle_error(self, request: object, client_address: object) -> None:
        """Drop what failed: a reader that went away, or did not ask in time."""


class _Handler(BaseHTTPRequestHandler):
    server: _Listener
    timeout = REQUEST_SECONDS
    server_version = "Regalia"
    sys_version = ""

    def do_GET(self) -> None:
        """Answer ``/health`` or ``/metrics``."""
        path = self.path.partition("?")[0]
        monitor = self.server.monitor
        if path == "/health":
            status, body = monitor.health()
            content_type = "application/json"
        elif path == "/metrics":
            status = 200
            content_type, body = monitor.metrics(self.headers.get("Accept", ""))
        else:
            status, body = 404, b"There are /health and /metrics.\n"
            content_type = "text/plain; charset=utf-8"
        self.send_response(status)
        self.send_header("Content-Type", content_type)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Write nothing about each request."""
