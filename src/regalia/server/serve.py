"""``regalia serve``: the server as a process, from its address to its end."""

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
from typing import Final

import uvicorn

from regalia.engine.errors import Refusal
from regalia.engine.words import excerpt
from regalia.server.app import App
from regalia.server.bot_pool import BotPool
from regalia.server.hub import TableHub
from regalia.server.identity import HostPolicy
from regalia.server.messages import LONGEST
from regalia.server.protocols import Http, Socket
from regalia.server.storage import Storage
from regalia.table.window import Draw

SWITCH_SECONDS: Final = 0.0002
"""How long the loop may keep the writer from Python's lock. At the usual 5 ms a commit, which needs
the lock three times, takes five times as long beside a busy loop."""
GARBAGE_AFTER: Final = 20_000
"""Objects made before the young are looked through: a move makes some hundreds, none in a ring."""
BACKLOG: Final = 4096
MOST_FILES: Final = 10_240
"""So many files a process may open where the system names no limit: macOS then refuses more."""
STOP_SECONDS: Final = 5
NEXT_PORTS: Final = 20
"""So many ports after one that is taken are tried, where the next free one will do."""
LET_GO_SECONDS: Final = 0.5
"""So long a taken port is tried again: what a killed server was starting may hold it for a moment
more, until it has begun and lets go of what it inherited."""
NAME: Final = re.compile(r"[A-Za-z0-9._-]{1,253}")
EVERYWHERE: Final = ("0.0.0.0", "::")


class BadAddress(Refusal):
    """An address that the server cannot have."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How to serve. ``names`` are hosts that browsers may use beside addresses and localhost.

    ``proxies`` are addresses or networks (``10.0.0.0/8``) whose word is taken for whom they speak.
    ``limited`` off lets anybody ask as much as he likes, for measuring on one's own machine.
    ``or_next``: where the port is taken, the next free one will do.
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
    draw: Draw | None = field(default=None, compare=False)


def serve(
    settings: Settings,
    announce: Callable[[str], None],
    storage: Callable[[Path], Storage] = Storage,
) -> None:
    """Serve until the process is told to stop; ``announce`` is told the address once it answers.

    Raises:
        BadAddress: the address cannot be had, or no browser would name such a host.
        BadStore: the store cannot be used.
    """
    for name in settings.names:
        if not NAME.fullmatch(name):
            said = excerpt([name])
            raise BadAddress(f"A host to allow is a name alone, as example.org, not “{said}”.")
    proxies = [written for proxy in settings.proxies for written in _trusted(proxy)]
    listener = _listen(settings.host, settings.port, NEXT_PORTS if settings.or_next else 0)
    try:
        store = storage(settings.store)
    except Refusal:
        listener.close()
        raise
    listener.listen(BACKLOG)  # whoever comes once the address is told finds an open door
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()  # what is loaded stays; no need to look through it again and again
    gc.set_threshold(GARBAGE_AFTER)
    hub = TableHub(store, BotPool(settings.workers), settings.draw)
    port = listener.getsockname()[1]
    app = App(
        hub,
        HostPolicy((socket.gethostname(), *settings.names)),
        settings.limited,
        settings.secure,
        ready=lambda: announce(address(settings.host, port)),
    )
    config = uvicorn.Config(
        app,
        loop="auto",
        http=Http,
        ws=Socket,
        ws_max_size=LONGEST,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        log_level="error",  # whoever sends nonsense is not to fill the log
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        backlog=BACKLOG,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    _open_as_many_as_may_be()
    _end_by_signals_as_by_hand()
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listener])
    store.close()


def _open_as_many_as_may_be() -> None:
    """Every viewer takes a file; systems let a process have 1024, and more only if it asks."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # there is none on Windows

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else most
        if now != resource.RLIM_INFINITY and now < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _trusted(proxy: str) -> list[str]:
    """A proxy as it may be seen to call: an IPv4 address also as a socket for IPv6 tells it.

    Raises:
        BadAddress: it is no address.
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


def _end_by_signals_as_by_hand() -> None:
    """Let a service manager's signal end the process in order, as Ctrl-C does.

    uvicorn raises anew what made it stop, which would otherwise end us before we have tidied up.
    """
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, signal.default_int_handler)


def address(host: str, port: int) -> str:
    """The address at which a browser on this machine finds the server."""
    shown = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def _listen(host: str, port: int, further: int = 0) -> socket.socket:
    """A socket bound to the address, or to one of so many ``further`` ports if its own is taken.

    The port of a server that was killed this moment is waited for.

    Raises:
        BadAddress: none can be had.
    """
    if not host:  # which would be everywhere
        raise BadAddress("An address to listen at is needed; 0.0.0.0 is everywhere.")
    if not 0 <= port <= 65535:
        raise BadAddress(f"A port is a number from 0 to 65535, not {port}.")
    last = time.monotonic() + LET_GO_SECONDS
    one = port
    while True:
        try:
            return _bound(host, one)
        except (OSError, UnicodeError) as error:
            refused = error
        if getattr(refused, "errno", None) != errno.EADDRINUSE:
            break
        if time.monotonic() < last:
            time.sleep(0.01)
        elif one < min(port + further, 65535):
            one += 1
        else:
            break
    cause = getattr(refused, "strerror", None) or str(refused)
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
        listener.bind(place)
    except OSError:
        listener.close()
        raise
    return listener
