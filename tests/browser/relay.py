"""A relay whose address stays the same while the server behind it is killed and restarted.

    with Relay() as relay:
        relay.to = server.port

The relay keeps its port, so that no other process can get it meanwhile. While ``to`` is 0, it
closes each connection at once.
"""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from pathlib import Path
from typing import Final

CHUNK: Final = 65_536
HOST: Final = "127.0.0.1"


class Relay:
    """Forwards its port to a server; ``store`` is the store of the servers behind it."""

    def __init__(self, store: Path) -> None:
        self.store = store
        self.to = 0
        self._listening = socket.create_server((HOST, 0))
        self.base = f"http://{HOST}:{self._listening.getsockname()[1]}"

    def __enter__(self) -> Relay:
        threading.Thread(target=self._accept, name="relay", daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return  # closed
            try:
                if not self.to:
                    raise ConnectionRefusedError
                far = socket.create_connection((HOST, self.to))
            except OSError:
                near.close()
                continue
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=_pass_on, args=(one, other), daemon=True).start()


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    """Forward bytes from one to the other until either closes."""
    with suppress(OSError):
        while data := one.recv(CHUNK):
            other.sendall(data)
    for end in (one, other):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
