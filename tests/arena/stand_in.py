"""A stand-in for Ray: the few of its functions that `regalia.arena.cluster` calls.

A node is a process forked here, with one core. What differs on it (another build, another form) is
done in the process by the function that the node is made with.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import SimpleNamespace
from typing import Any

SETTINGS_FRAME = bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])


class RayError(Exception):
    """What Ray raises for a task that is lost."""


def as_here() -> None:
    """Nothing differs on the node."""


@dataclass(eq=False)
class Node:
    """A node, and what it has to do; it kills itself as it gets its order number ``dies_at``."""

    name: str
    prepare: Callable[[], None] = as_here
    dies_at: int = 0
    queue: list[Ref] = field(default_factory=list)
    alive: bool = True
    process: BaseProcess | None = None
    pipe: Connection[Any, Any] | None = None


@dataclass(eq=False)
class Ref:
    """A task: its order, and its result or the error."""

    order: bytes
    result: Any = None
    done: bool = False


class StandIn:
    """What is imported in place of Ray.

    With result number ``stopped_at`` of the first node comes Ctrl-C.
    """

    exceptions = SimpleNamespace(RayError=RayError)

    def __init__(self, *nodes: Node, busy: bool = False, stopped_at: int = 0) -> None:
        self.all = nodes
        self.busy = busy
        self.stopped_at = stopped_at
        self.here = ""
        self.address = ""
        self.played: list[str] = []

    def init(self, address: str, log_to_driver: bool, logging_level: str) -> None:
        assert not log_to_driver
        self.address = address

    def remote(self, num_cpus: int, max_retries: int) -> Callable[[Callable[..., Any]], Any]:
        assert (num_cpus, max_retries) == (1, 0)

        def made(play: Callable[..., Any]) -> Any:
            context = multiprocessing.get_context("fork")
            for node in self.all:
                node.pipe, theirs = context.Pipe()
                node.process = context.Process(target=self._serve, args=(node, theirs, play))
                node.process.start()
                theirs.close()
            return SimpleNamespace(remote=self._send)

        return made

    def cluster_resources(self) -> dict[str, float]:
        alive = sum(node.alive for node in self.all)
        return {"CPU": float(alive)} if alive else {}

    def available_resources(self) -> dict[str, float]:
        return {} if self.busy else self.cluster_resources()

    def nodes(self) -> list[dict[str, Any]]:
        return [
            {"NodeID": node.name, "NodeName": node.name, "NodeManagerAddress": "127.0.0.1"}
            for node in self.all
        ]

    def get_runtime_context(self) -> Any:
        return SimpleNamespace(get_node_id=lambda: self.here)

    def wait(
        self, refs: list[Ref], num_returns: int, timeout: float
    ) -> tuple[list[Ref], list[Ref]]:
        pipes = {node.pipe: node for node in self.all if node.alive and node.queue}
        if not any(ref.done for ref in refs):
            for pipe in wait([pipe for pipe in pipes if pipe], timeout):
                self._hear(next(node for node in pipes.values() if node.pipe is pipe))
        return [ref for ref in refs if ref.done][:num_returns], []

    def get(self, ref: Ref) -> Any:
        if self.played.count(self.all[0].name) >= self.stopped_at > 0:
            raise KeyboardInterrupt
        if isinstance(ref.result, RayError):
            raise ref.result
        return ref.result

    def shutdown(self) -> None:
        for node in self.all:
            if node.process is not None:
                node.process.kill()
                node.process.join()

    def _send(self, order: bytes) -> Ref:
        ref = Ref(order)
        alive = [node for node in self.all if node.alive]
        if alive:
            node = min(alive, key=lambda node: len(node.queue))
            node.queue.append(ref)
            if len(node.queue) == 1 and node.pipe is not None:
                with suppress(OSError):
                    node.pipe.send(order)
        return ref

    def _hear(self, node: Node) -> None:
        assert node.pipe is not None
        try:
            ref, answer = node.queue[0], node.pipe.recv()
            node.queue.pop(0)
            self.played.append(node.name)
        except (EOFError, OSError):
            node.alive = False
            print("(raylet) a node died")  # as Ray does
            for ref in node.queue:
                ref.result, ref.done = RayError("the node died"), True
            return
        ref.result, ref.done = answer, True
        if node.queue:
            with suppress(OSError):
                node.pipe.send(node.queue[0].order)

    def _serve(self, node: Node, pipe: Connection[Any, Any], play: Callable[..., Any]) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        self.here = node.name
        node.prepare()
        played = 0
        while True:
            order = pipe.recv()
            played += 1
            if played == node.dies_at:
                os.kill(os.getpid(), signal.SIGKILL)
            pipe.send(play(order))


@contextmanager
def listening(greeting: bytes | None = SETTINGS_FRAME, host: str = "127.0.0.1") -> Iterator[str]:
    """The address of a server that says the greeting, or nothing."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    server = socket.create_server((host, 0), family=family)
    callers: list[socket.socket] = []

    def serve() -> None:
        while True:
            try:
                caller, _ = server.accept()
            except OSError:
                return
            callers.append(caller)
            if greeting is not None:
                caller.sendall(greeting)

    threading.Thread(target=serve, daemon=True).start()
    try:
        yield f"{f'[{host}]' if ':' in host else host}:{server.getsockname()[1]}"
    finally:
        server.shutdown(socket.SHUT_RDWR)
        server.close()
        for caller in callers:
            caller.close()
