"""The server process of ``regalia serve``: listening, set-up, shutdown."""

from __future__ import annotations

import errno
import gc
import os
import re
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn

from regalia.engine.errors import Refusal
from regalia.engine.words import excerpt
from regalia.server import descriptors
from regalia.server.app import App
from regalia.server.bot_pool import BotPool
from regalia.server.card_files import CardFiles
from regalia.server.compiling import form_sentence
from regalia.server.doorkeeper import Doorkeeper
from regalia.server.expiry import Expiry
from regalia.server.hub import TableHub
from regalia.server.identity import HostPolicy
from regalia.server.limits import BACKLOG, LONGEST_MESSAGE, SEND_BUFFER
from regalia.server.protocols import Http, Socket
from regalia.server.server_log import ServerLog, log, logging_to_stderr
from regalia.server.storage import Storage
from regalia.table.window import Draw

SWITCH_SECONDS: Final = 0.0002
"""Seconds for which the event loop may keep the GIL from the writing thread. A commit needs the GIL
three times; at the default of 5 ms it takes five times as long beside a busy loop."""
GC_THRESHOLD: Final = 20_000
"""Number of new objects that starts a garbage collection; a move makes some hundreds, none of them
in a cycle."""
STOP_SECONDS: Final = 5
NEXT_PORTS: Final = 20
"""Number of ports to try after one that is in use."""
PORT_RETRY_SECONDS: Final = 0.5
"""Seconds for which a port in use is retried. A process that a killed server was starting may hold
it a moment longer."""
NAME: Final = re.compile(r"[A-Za-z0-9._-]{1,253}")
ENDING: Final = (signal.SIGINT, signal.SIGTERM)
EVERYWHERE: Final = ("0.0.0.0", "::")


class BadAddress(Refusal):
    """The server cannot listen at this address."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Options of `serve`.

    ``names`` are the hosts that browsers may use besides addresses and localhost.

    ``proxies`` are addresses or networks (``10.0.0.0/8``) whose X-Forwarded-For is trusted.
    ``limited`` false turns rate limits off, to measure load on your own machine. With ``or_next``,
    the next free port is used if the port is taken. ``data`` are card files, and folders of them,
    among which people choose for a new table. ``metrics`` is the ADDRESS:PORT of ``/health`` and
    ``/metrics``; empty for none. ``keep_finished`` is the number of days for which finished games
    are kept; None for ever. ``log_level`` is a name of `regalia.server.server_log.LEVELS`.
    """

    store: Path
    host: str = "127.0.0.1"
    port: int = 8000
    names: tuple[str, ...] = ()
    workers: int = 1
    limited: bool = True
    secure: bool = False
    proxies: tuple[str, ...] = ()
    or_next: bool = False
    data: tuple[Path, ...] = ()
    metrics: str = ""
    keep_finished: int | None = None
    log_level: str = "info"
    draw: Draw | None = field(default=None, compare=False)


class Server(uvicorn.Server):
    """A web server whose stop waits for no long work."""

    def __init__(self, config: uvicorn.Config, app: App) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer what is under way but for what takes long, and end."""
        self.app.stop_waiting()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; a second signal does not make it break off."""
        if not self.should_exit:
            super().handle_exit(sig, frame)


def serve(
    settings: Settings,
    announce: Callable[[str], None],
    storage: Callable[[Path], Storage] = Storage,
    form: Callable[[], str] = form_sentence,
) -> None:
    """Serve until stopped; ``announce`` gets the address once the server answers.

    The pages say what ``form`` returns.

    Raises:
        BadAddress: the server cannot listen there, or a host name is invalid.
        BadOption: the address of the metrics cannot be had, or there is no such level of the log.
        BadData: a card file breaks a rule of its game, or does not say which that is.
        BadStore: the store cannot be used.
        BadList: a list beside the store cannot be read.
    """
    with logging_to_stderr(settings.log_level) as server_log:
        _serve(settings, announce, storage, form, server_log)


def _serve(
    settings: Settings,
    announce: Callable[[str], None],
    storage: Callable[[Path], Storage],
    form: Callable[[], str],
    server_log: ServerLog,
) -> None:
    for name in settings.names:
        if not NAME.fullmatch(name):
            shown = excerpt([name])
            raise BadAddress(f"A host to allow is a name alone, as example.org, not “{shown}”.")
    proxies = [written for proxy in settings.proxies for written in _trusted(proxy)]
    card_files = CardFiles.read(settings.data)
    listener = _listen(settings.host, settings.port, NEXT_PORTS if settings.or_next else 0)
    monitor = None
    try:
        if settings.metrics:
            from regalia.server.monitoring import Monitor  # it takes a moment to import

            monitor = Monitor(settings.metrics)
        store = storage(settings.store)
        try:
            door = Doorkeeper(store.path)
        except Refusal:
            store.close()
            raise
    except Refusal:
        listener.close()
        if monitor is not None:
            monitor.stop()
        raise
    listener.listen(BACKLOG)  # connections wait from here on
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()  # loaded modules stay; do not scan them again
    gc.set_threshold(GC_THRESHOLD)
    hub = TableHub(store, BotPool(settings.workers), settings.draw, card_files)
    port = listener.getsockname()[1]
    app = App(
        hub,
        HostPolicy((socket.gethostname(), *settings.names), settings.secure),
        settings.limited,
        settings.secure,
        ready=lambda: begin(),  # below, as it needs the app
        form=form,
        door=door,
    )

    def begin() -> None:
        Expiry(hub, settings.keep_finished).start()
        if monitor is not None:
            monitor.start(app, server_log)
            log.info("Health and metrics are at %s.", monitor.address)
        announce(address(settings.host, port))

    config = uvicorn.Config(
        app,
        loop="auto",
        http=Http,
        ws=Socket,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        log_config=None,  # as all other lines
        log_level="error",  # malformed requests must not fill the log
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        backlog=BACKLOG,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    descriptors.raise_limit()
    _handle_signals()
    with suppress(KeyboardInterrupt):
        Server(config, app).run(sockets=[listener])
    if monitor is not None:
        monitor.stop()
    store.close()


def _trusted(proxy: str) -> list[str]:
    """The networks under which a proxy appears; an IPv4 address has an IPv6 form too.

    Raises:
        BadAddress: the text is neither an address nor a network.
    """
    try:
        network = ip_network(proxy)
    except ValueError:
        raise BadAddress(
            f"A proxy to trust is an address or a network, as 127.0.0.1 or 10.0.0.0/8, "
            f"not “{excerpt([proxy])}”."
        ) from None
    if network.version == 6:
        return [str(network)]
    return [str(network), f"::ffff:{network.network_address}/{96 + network.prefixlen}"]


def _handle_signals() -> None:
    """Let SIGTERM and Ctrl-C end the process in order.

    uvicorn raises the signal again after it has stopped, which would kill us before we have cleaned
    up. Signals after that are ignored, as the rest takes only a moment.
    """

    def stop(_number: int, _frame: FrameType | None) -> None:
        for ending in ENDING:
            signal.signal(ending, signal.SIG_IGN)
        raise KeyboardInterrupt

    if threading.current_thread() is threading.main_thread():
        for ending in ENDING:
            signal.signal(ending, stop)


def address(host: str, port: int) -> str:
    """The address of the server for a browser on this machine."""
    shown = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def _listen(host: str, port: int, further: int = 0) -> socket.socket:
    """A socket bound to the port, or to one of the ``further`` next ports if it is in use.

    Retries for a moment, for the port of a server that was just killed.

    Raises:
        BadAddress: no port can be bound.
    """
    if not host:  # an empty host would mean everywhere
        raise BadAddress("An address to listen at is needed; 0.0.0.0 is everywhere.")
    if not 0 <= port <= 65535:
        raise BadAddress(f"A port is a number from 0 to 65535, not {port}.")
    last = time.monotonic() + PORT_RETRY_SECONDS
    candidate = port
    while True:
        try:
            return _bound(host, candidate)
        except (OSError, UnicodeError) as error:
            failure = error
        if getattr(failure, "errno", None) != errno.EADDRINUSE:
            break
        if time.monotonic() < last:
            time.sleep(0.01)
        elif candidate < min(port + further, 65535):
            candidate += 1
        else:
            break
    cause = getattr(failure, "strerror", None) or str(failure)
    raise BadAddress(
        f"The address {host}, port {port}, cannot be had: {cause}; name another with --port."
    )


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, place = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)  # of each connection
        listener.bind(place)
    except OSError:
        listener.close()
        raise
    return listener
