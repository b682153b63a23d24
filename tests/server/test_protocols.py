"""The methods that server/protocols.py overrides exist in the installed uvicorn.

If uvicorn renamed one, ours would no longer be called, and a limit would silently be gone.
"""

from __future__ import annotations

import ast
import asyncio
import inspect
import textwrap

import pytest
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from uvicorn.server import ServerState
from websockets.server import ServerProtocol

from regalia.server.protocols import Http, Socket

OURS = {
    *("write_text", "listen", "hold", "gone", "_read_on", "_parse", "_charge", "_fail"),
    *("_discard", "_answer_too_long", "_linger"),
}
BASES: dict[type, type] = {cls: cls.__mro__[1] for cls in (Http, Socket)}
OVERRIDDEN = [
    (cls, name)
    for cls in BASES
    for name, value in vars(cls).items()
    if inspect.isfunction(value) and name not in {*OURS, "__init__"}
]


def parameters(method: object) -> list[tuple[str, object, object]]:
    assert callable(method)
    found = inspect.signature(method).parameters.values()
    return [(each.name, each.kind, each.default) for each in found]


@pytest.mark.parametrize(
    ("cls", "name"), OVERRIDDEN, ids=lambda part: getattr(part, "__name__", part)
)
def test_overridden_methods_exist_with_the_same_parameters(cls: type, name: str) -> None:
    base = BASES[cls]
    assert name in vars(base) or name in dir(asyncio.Protocol)
    assert inspect.iscoroutinefunction(vars(cls)[name]) == inspect.iscoroutinefunction(
        getattr(base, name)
    )
    assert parameters(vars(cls)[name]) == parameters(getattr(base, name))


def test_a_request_has_the_marks_that_ours_looks_at() -> None:
    made = inspect.getsource(RequestResponseCycle.__init__)
    marks = ("disconnected", "message_event", "more_body", "response_started", "response_complete")
    assert [mark for mark in marks if f"self.{mark} = " not in made] == []


def tree(cls: type) -> ast.Module:
    return ast.parse(textwrap.dedent(inspect.getsource(cls)))


def self_attribute(node: ast.AST) -> str:
    """The name in ``self.name``, or an empty string."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return node.attr if node.value.id == "self" else ""
    return ""


def used(cls: type) -> set[str]:
    """The attributes of ``self`` that a class reads or calls."""
    return {self_attribute(node) for node in ast.walk(tree(cls))} - {""}


def defined(cls: type) -> set[str]:
    """The attributes and methods that a class defines."""
    found = {name for name in vars(cls)}
    for node in ast.walk(tree(cls)):
        if isinstance(node, ast.Assign):
            found |= {self_attribute(target) for target in node.targets}
        elif isinstance(node, ast.AnnAssign):
            found.add(self_attribute(node.target))
    return found


@pytest.mark.parametrize("cls", BASES)
def test_attributes_used_from_the_base_exist(cls: type) -> None:
    assert used(cls) <= defined(cls) | defined(BASES[cls])


CALLED_BY_ASYNCIO = {
    *("connection_made", "connection_lost", "data_received", "pause_writing", "resume_writing")
}
CALLED_BY_HTTPTOOLS = {
    *("on_message_begin", "on_header", "on_headers_complete", "on_message_complete"),
}
CALLED_BY_UVICORN = {"shutdown", "send"}


@pytest.mark.parametrize(
    ("cls", "name"), OVERRIDDEN, ids=lambda part: getattr(part, "__name__", part)
)
def test_overridden_methods_are_still_called(cls: type, name: str) -> None:
    from_outside = CALLED_BY_ASYNCIO | CALLED_BY_HTTPTOOLS | CALLED_BY_UVICORN
    assert name in from_outside | used(BASES[cls])


def test_a_socket_can_be_closed_the_way_we_do() -> None:
    assert parameters(ServerProtocol.send_close) == [
        ("self", inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.empty),
        ("code", inspect.Parameter.POSITIONAL_OR_KEYWORD, None),
        ("reason", inspect.Parameter.POSITIONAL_OR_KEYWORD, ""),
    ]
    assert hasattr(ServerProtocol(), "handshake_exc")


class Line(asyncio.Transport):
    """A connection that notes whether it is read."""

    def __init__(self) -> None:
        super().__init__()
        self.read = True

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.read = False

    def resume_reading(self) -> None:
        self.read = True


def test_a_held_socket_gives_nothing_to_who_begins_to_listen() -> None:
    async def go() -> None:
        config = Config(lambda: None, log_config=None)
        socket = Socket(config, ServerState(), {})
        line = socket.transport = Line()
        socket.queue.put_nowait({"type": "websocket.receive", "text": "one"})
        heard: list[bytes] = []
        socket.read_paused = True
        socket.hold(True)
        socket.listen(heard.append)
        assert (heard, line.read) == ([], False)
        socket.hold(False)
        await asyncio.sleep(0)
        assert (heard, line.read) == ([b"one"], True)
        other = Socket(config, ServerState(), {})
        line = other.transport = Line()
        for text in ("two", "three"):
            other.queue.put_nowait({"type": "websocket.receive", "text": text})

        def hear(text: bytes) -> None:
            heard.append(text)
            other.hold(True)

        other.listen(hear)
        assert (heard[1:], line.read) == ([b"two"], False)

    asyncio.run(go())
