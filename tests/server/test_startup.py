"""What ``make play`` does: finds a free port, prints its addresses, opens a browser."""

from __future__ import annotations

import errno
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path
from typing import Any

import pytest

from regalia.server import serve, startup
from regalia.server.serve import BadAddress
from tests.server.running import Child, Clock, own_address, refusal

DESK = {"DISPLAY": ":0"}


def taken(host: str = "127.0.0.1") -> socket.socket:
    """A port in use by another program."""
    other = socket.socket()
    other.bind((host, 0))
    other.listen()
    return other


def test_if_the_port_is_taken_the_next_free_one_is_used_and_announced(tmp_path: Path) -> None:
    with taken() as other:
        port = other.getsockname()[1]
        with Child(tmp_path / "db", "--or-next", "--open", port=port, seed=1) as child:
            child.out.seek(0)
            lines = child.out.read().decode().splitlines()
        assert port < child.port <= port + serve.NEXT_PORTS
        assert lines[0] == f"Port {port} is taken; {child.port} is the next that is free."
        assert lines[1] == f"Regalia is at {child.base}"
        advice = "For phones and friends in your network: make play HOST=0.0.0.0"
        assert lines[2] == f"{advice} PORT={child.port}"


def test_without_or_next_a_taken_port_is_refused(tmp_path: Path) -> None:
    with taken() as other:
        status, printed = refusal(tmp_path / "db", "--port", str(other.getsockname()[1]))
    assert status == 2
    assert printed.endswith("cannot be had: Address already in use; name another with --port.\n")


def test_only_taken_ports_are_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def bound(host: str, port: int) -> socket.socket:
        tried.append(port)
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(serve, "_bound", bound)
    with pytest.raises(BadAddress, match="Permission denied"):
        serve._listen("127.0.0.1", 80, 5)
    assert tried == [80]


def test_no_port_is_tried_beyond_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def bound(host: str, port: int) -> socket.socket:
        tried.append(port)
        raise OSError(errno.EADDRINUSE, "Address already in use")

    monkeypatch.setattr(serve, "_bound", bound)
    with pytest.raises(BadAddress, match="port 65534, cannot be had"):
        serve._listen("127.0.0.1", 65534, 20)
    assert sorted(set(tried)) == [65534, 65535]
    assert tried.count(65535) == 1


@pytest.mark.parametrize("further", [0, 20])
def test_a_port_that_is_freed_soon_is_waited_for(
    further: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = own_address()
    other = taken(host)
    port = other.getsockname()[1]

    class FreesPort(Clock):
        def sleep(self, seconds: float) -> None:
            """Pass the time; the other program frees the port just before the last try."""
            self.now += seconds
            if self.now + seconds > 1000.0 + serve.PORT_RETRY_SECONDS:
                other.close()

    monkeypatch.setattr(serve, "time", clock := FreesPort())
    with other, serve._listen(host, port, further) as listener:
        assert listener.getsockname()[1] == port
    assert clock.now > 1000.0 + serve.PORT_RETRY_SECONDS / 2


@pytest.mark.parametrize("further", [0, 20])
def test_a_port_that_stays_taken_is_not_waited_for(
    further: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Passing(Clock):
        def sleep(self, seconds: float) -> None:
            self.now += seconds

    monkeypatch.setattr(serve, "time", clock := Passing())
    host = own_address()
    with taken(host) as other:
        port = other.getsockname()[1]
        if further:
            with serve._listen(host, port, further) as listener:
                assert port < listener.getsockname()[1] <= port + further
        else:
            with pytest.raises(BadAddress, match="Address already in use"):
                serve._listen(host, port)
    assert clock.now == pytest.approx(1000.0 + serve.PORT_RETRY_SECONDS, abs=0.02)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "192.0.2.7", "::1"])
def test_a_server_at_one_address_announces_no_others(host: str) -> None:
    assert startup.addresses(host) == []


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_at_all_addresses_announces_none_that_only_this_machine_reaches(host: str) -> None:
    assert not {"127.0.0.1", "::1", "0.0.0.0", "::"} & set(startup.addresses(host))


def test_a_machine_without_a_network_announces_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unconnected(socket.socket):
        def connect(self, _address: Any, /) -> None:
            raise OSError(101, "Network is unreachable")

    monkeypatch.setattr(socket, "socket", Unconnected)
    assert startup.addresses("::") == []


@pytest.mark.parametrize(
    ("environment", "in_terminal", "platform", "may"),
    [
        (DESK, True, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True, "linux", True),
        ({}, True, "darwin", True),
        ({}, True, "linux", False),
        (DESK, False, "linux", False),
        ({**DESK, "CI": "true"}, True, "linux", False),
        ({"SSH_CONNECTION": "192.0.2.1 22"}, True, "darwin", False),
    ],
)
def test_a_browser_is_opened_only_on_a_desktop(
    environment: dict[str, str], in_terminal: bool, platform: str, may: bool
) -> None:
    assert startup.may_open(environment, in_terminal, platform) is may


def test_the_browser_runs_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Any] = []
    monkeypatch.setattr(startup, "may_open", lambda *_: True)
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.Chrome("chrome"))
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: started.append(command))
    assert startup.open_browser("http://127.0.0.1:8000")
    assert started == [[sys.executable, "-m", "webbrowser", "http://127.0.0.1:8000"]]


def test_a_text_browser_is_not_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(startup, "may_open", lambda *_: True)
    text = webbrowser.GenericBrowser("lynx")
    monkeypatch.setattr(webbrowser, "get", lambda: text)
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: pytest.fail("a browser is started"))
    assert not startup.open_browser("http://127.0.0.1:8000")
