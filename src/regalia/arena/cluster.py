"""A crew of the nodes of a Ray cluster.

Ray is imported only when such a crew is started. It sends what it is given as pickles; what is
given are the bytes of `regalia.arena.parts` and one function without data of its own.
"""

from __future__ import annotations

import importlib
import os
import socket
import sys
from contextlib import ExitStack, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from typing import Any

from regalia.arena.pool import Crew, Receipt, WorkersFailed
from regalia.engine.errors import BadOption

REACH_SECONDS = 4.0
"""How long a cluster may take to accept a connection, and again to greet."""
ORDERS_A_CORE = 2
"""One is played, and the next is there already."""
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
"""What a client of HTTP/2, which Ray speaks, says first: the preface and empty settings."""
SETTINGS = 4
"""The type of the frame with which a server greets."""


@dataclass(frozen=True)
class Cluster:
    """The address of a cluster, as host:port, and the forms that its nodes may run besides ours."""

    address: str
    forms: tuple[str, ...] = ()

    def crew(self) -> Crew:
        """A crew of its nodes, connected.

        Raises:
            BadOption: the address is not one.
            WorkersFailed: Ray is not installed, or no cluster is there.
        """
        return RayCrew(self)


class RayCrew:
    """A crew of the nodes of a cluster: each core plays a part at a time.

    Raises:
        BadOption: the address is not one.
        WorkersFailed: Ray is not installed, no cluster is there, or it has no cores.
    """

    def __init__(self, cluster: Cluster) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            self.ray: Any = importlib.import_module("ray")
        except ImportError:
            raise WorkersFailed(
                "--cluster needs Ray, which is not installed here: "
                'pip install "regalia[cluster]" installs it.'
            ) from None
        self.address = cluster.address
        self.forms = cluster.forms
        reach(cluster.address)
        self.quiet = ExitStack()
        self.quiet.enter_context(redirect_stdout(StringIO()))  # Ray prints that a node died
        try:
            self.ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
        except (OSError, RuntimeError, ValueError, self.ray.exceptions.RayError) as wrong:
            self.quiet.close()
            first = str(wrong).strip().partition("\n")[0].rstrip(".")
            raise WorkersFailed(f"The cluster at {self.address} refuses: {first}.") from None
        self.numbers: dict[Any, int] = {}
        self.names: dict[str, str] = {}
        self.workers = 0
        try:
            self.play = self.ray.remote(num_cpus=1, max_retries=0)(_function())
            self._count()
            if not self.workers:
                raise WorkersFailed(f"The cluster at {self.address} has no cores.")
            if self.ray.available_resources().get("CPU", 0) < 1:
                print(f"All cores of the cluster at {self.address} are busy.", file=sys.stderr)
        except BaseException:
            self.close()
            raise

    def free(self) -> int:
        """How many more orders its cores have to do with."""
        return ORDERS_A_CORE * max(1, self.workers) - len(self.numbers)

    def send(self, number: int, order: bytes) -> None:
        """Give the order to Ray."""
        self.numbers[self.play.remote(order)] = number

    def receive(self) -> Receipt:
        """Wait for a part.

        Raises:
            WorkersFailed: a node cannot load Regalia, or no node is left.
        """
        ready: list[Any] = []
        while not ready:
            ready, _ = self.ray.wait([*self.numbers], num_returns=1, timeout=1.0)
            self._count()
            if not ready and not self.workers:
                raise WorkersFailed(f"No core is left in the cluster at {self.address}.")
        number = self.numbers.pop(ready[0])
        try:
            node, reply, wrong = self.ray.get(ready[0])
        except self.ray.exceptions.RayError as lost:
            return Receipt(number, lost=f"its node or process was lost ({type(lost).__name__})")
        if wrong:
            raise WorkersFailed(f"{self._name(node)} cannot load Regalia: {wrong}")
        return Receipt(number, reply, where=self._name(node))

    def close(self) -> None:
        """Leave the cluster, which ends what is played for this process."""
        self.ray.shutdown()
        self.quiet.close()

    def _count(self) -> None:
        self.workers = int(self.ray.cluster_resources().get("CPU", 0))

    def _name(self, node: str) -> str:
        """A node's name and address, as messages say them."""
        if node not in self.names:
            for found in self.ray.nodes():
                name, address = found["NodeName"], found["NodeManagerAddress"]
                self.names[found["NodeID"]] = name if name == address else f"{name} ({address})"
        return f"The node {self.names.get(node, node)}"


def _function() -> Any:
    """The function that nodes run. As it is defined in another, Ray sends it whole.

    So a node on which Regalia is missing, or is another, can say so.
    """

    def play(order: bytes) -> tuple[str, bytes, str]:
        from importlib import import_module

        ray = import_module("ray")
        node: str = ray.get_runtime_context().get_node_id()
        try:
            from regalia.arena.parts import answer
        except Exception as wrong:
            return node, b"", f"{type(wrong).__name__}: {wrong}"
        return node, answer(order), ""

    return play


def reach(address: str) -> None:
    """Check that a server of Ray's protocol is at this address; Ray itself would wait for minutes.

    Raises:
        BadOption: the address is not host:port.
        WorkersFailed: there is none.
    """
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise BadOption(f"--cluster takes host:port, as 10.0.0.1:6379, not “{address[:40]}”.")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), REACH_SECONDS) as server:
            server.settimeout(REACH_SECONDS)
            server.sendall(GREETING)
            frame = server.recv(9)
    except (OSError, UnicodeError) as wrong:  # UnicodeError: no name of a host is spelled so
        why = wrong.strerror if isinstance(wrong, OSError) else None
        raise WorkersFailed(f"No cluster answers at {address}: {why or wrong}.") from None
    if len(frame) < 4 or frame[3] != SETTINGS:
        raise WorkersFailed(f"What answers at {address} is no cluster of Ray.")
