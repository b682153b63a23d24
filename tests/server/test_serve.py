"""The server as a process: trusted proxies, the limit of open files, refusals to start, stops."""

from __future__ import annotations

import asyncio
import errno
import resource
import signal
import socket
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from regalia.client import Connection, Lobby, Timing
from regalia.server import descriptors, limits, serve
from regalia.server.serve import BadAddress, Settings
from tests.server.running import PATIENCE, Child, Clock, Hosted, client, limits_by, refusal

MAX_REQUESTS = int(limits.REQUEST_BURST)


def statuses(base: str, forwarded_for: str, count: int) -> list[int]:
    """The status codes of ``count`` requests that are forwarded for an address."""
    headers = {"X-Forwarded-For": forwarded_for, "X-Forwarded-Proto": "https"}
    with client(base, headers=headers) as proxy:
        return [proxy.get("/api/tables/none").status_code for _ in range(count)]


@pytest.mark.parametrize("trusted", ["127.0.0.1", "127.0.0.0/8"])
def test_a_trusted_proxy_forwards_for_others_and_each_has_a_limit(
    trusted: str, tmp_path: Path
) -> None:
    with limits_by(Clock()), Hosted(tmp_path / "db", proxies=(trusted,), seed=1) as hosted:
        assert (
            statuses(hosted.base, "192.0.2.1", MAX_REQUESTS + 2) == [404] * MAX_REQUESTS + [429] * 2
        )
        assert statuses(hosted.base, "192.0.2.2", 9) == [404] * 9
        assert statuses(hosted.base, "192.0.2.2, 127.0.0.1", 9) == [404] * 9
        # Addresses that a client wrote before the one that the proxy adds change nothing.
        assert statuses(hosted.base, "192.0.2.3, 192.0.2.1", 1) == [429]
        assert set(hosted.app.limits.limiters) == {"192.0.2.1", "192.0.2.2"}  # type: ignore[union-attr]


@pytest.mark.parametrize("trusted", [(), ("192.0.2.0/24",)])
def test_headers_of_an_untrusted_proxy_are_ignored(
    trusted: tuple[str, ...], tmp_path: Path
) -> None:
    with limits_by(Clock()), Hosted(tmp_path / "db", proxies=trusted, seed=2) as hosted:
        assert statuses(hosted.base, "192.0.2.1", MAX_REQUESTS) == [404] * MAX_REQUESTS
        assert statuses(hosted.base, "192.0.2.2", 1) == [429]
        assert set(hosted.app.limits.limiters) == {"127.0.0.1"}  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("trusted", "limit_key"), [((), "127.0.0.1"), (("127.0.0.1",), "192.0.2.1")]
)
def test_a_socket_counts_against_the_forwarded_address(
    trusted: tuple[str, ...], limit_key: str, tmp_path: Path
) -> None:
    with Hosted(tmp_path / "db", proxies=trusted, seed=3) as hosted:
        url = hosted.base.replace("http", "ws") + "/table/none/live"
        headers = {"X-Forwarded-For": "192.0.2.1"}
        protocols = [Subprotocol("regalia.json")]
        with connect(url, subprotocols=protocols, additional_headers=headers) as socket:
            assert "no such table" in socket.recv()
        assert hosted.app.viewers.limits is not None
        assert set(hosted.app.viewers.limits.limiters) == {limit_key}


@pytest.mark.parametrize("address", ["localhost", "*", "", "10.0.0.1/8", "unix:"])
def test_a_proxy_that_is_not_an_address_is_refused(address: str, tmp_path: Path) -> None:
    with pytest.raises(BadAddress, match=r"^A proxy to trust is an address or a network, .*\.$"):
        serve.serve(Settings(tmp_path / "db", port=0, proxies=(address,)), print)


def test_the_command_takes_proxies(tmp_path: Path) -> None:
    status, printed = refusal(tmp_path / "db", "--trust-proxy", "127.0.0.1, everybody")
    assert status == 2
    assert printed.endswith("not “everybody”.\n")


def test_an_ipv4_proxy_is_known_at_a_socket_of_ipv6_too() -> None:
    assert serve._trusted("10.0.0.0/8") == ["10.0.0.0/8", "::ffff:10.0.0.0/104"]
    assert serve._trusted("::1") == ["::1/128"]


# Files.

UNLIMITED = resource.RLIM_INFINITY


@pytest.mark.parametrize(
    ("now", "most", "set_to"),
    [
        (1024, 4096, [(4096, 4096)]),
        (256, UNLIMITED, [(10_240, UNLIMITED)]),
        (20_000, UNLIMITED, []),
        (UNLIMITED, UNLIMITED, []),
        (4096, 4096, []),
    ],
)
def test_the_file_limit_is_raised_as_far_as_allowed(
    now: int, most: int, set_to: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[Any] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (now, most))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: done.append(limits))
    descriptors.raise_limit()
    assert done == set_to


@pytest.mark.parametrize(("repeat", "times"), [(60.0, 1), (0.0, 5)])
def test_the_log_says_once_a_minute_that_no_descriptor_is_left(
    repeat: float,
    times: int,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks: list[int] = []

    def none_left() -> None:
        looks.append(1)
        raise OSError(errno.EMFILE, "Too many open files")

    async def look() -> None:
        watching = asyncio.create_task(descriptors.watch())
        for _ in range(5):
            await asyncio.sleep(0)
        watching.cancel()

    monkeypatch.setattr(descriptors, "LOOK_SECONDS", 0)
    monkeypatch.setattr(descriptors, "REPEAT_SECONDS", repeat)
    loop = asyncio.new_event_loop()
    monkeypatch.setattr(descriptors, "socket", SimpleNamespace(socket=none_left))
    loop.run_until_complete(look())
    loop.close()
    assert looks == [1] * times
    assert [(one.levelname, one.message) for one in caplog.records] == [
        ("ERROR", "No file or connection can be opened any more, so nobody new is let in.")
    ] * times


# The client at a server with rate limits.


def test_a_bot_that_decides_at_once_is_not_disconnected(tmp_path: Path) -> None:
    async def go(base: str) -> list[str]:
        async with Lobby(base) as lobby:
            table, host = await lobby.make("christina", 2, pace=0)
            seat = await lobby.sit(table.id, 0, "Anna")
            await lobby.fill(table.id, 1, "random", host)
            await lobby.start(table.id, host)
        kinds = []
        async with Connection(seat.address, seat.token, timing=Timing(resend=60.0)) as live:
            while live.view is None or not live.view.questions:
                kinds.append(type(await anext(live)).__name__)
            asked = live.view.questions[0].question
            for _ in range(120):
                answer = await live.move(0, asked, [10_000])  # not a legal choice
                assert answer.result == "rejected"
            while not live._news.empty():
                kinds.append(type(await anext(live)).__name__)
        return kinds

    with Hosted(tmp_path / "db", seed=4) as hosted:
        kinds = asyncio.run(asyncio.wait_for(go(hosted.base), 60))
    assert kinds.count("Snapshot") == 1
    assert "error" not in kinds


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_further_signals_do_not_break_off_a_stop(ending: signal.Signals, tmp_path: Path) -> None:
    with Child(tmp_path / "a.db", seed=1) as server:
        with socket.create_connection((server.host, server.port)) as raw:
            raw.sendall(b"POST /table HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n")
            httpx.get(f"{server.base}/api/games")  # by now the other is taken up, which holds it up
            server.process.send_signal(ending)
            until = time.monotonic() + PATIENCE
            while server.process.poll() is None:
                assert time.monotonic() < until, "it does not stop"
                time.sleep(0.01)
                server.process.send_signal(signal.SIGINT)
        assert server.stop() == 0
        assert server.quiet()
        assert server.printed().endswith("all that was played is kept.\n")


def test_a_second_signal_leaves_the_stop_to_its_end(tmp_path: Path) -> None:
    with Hosted(tmp_path / "a.db", seed=1) as hosted:
        assert hosted.server is not None
        for ending in (signal.SIGINT, signal.SIGINT):
            hosted.server.handle_exit(ending, None)
        assert hosted.server.should_exit
        assert not hosted.server.force_exit
