"""docs/serving.md as it is written: its nginx configuration with TLS, and its systemd unit."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

from tests.server.running import PATIENCE, Child, own_address
from tests.server.test_api import bearer, code, engage, json_of, message, new, play, seat, start

PAGE: Final = Path(__file__).parents[2] / "docs" / "serving.md"
NAME: Final = "play.example.org"
HTTP, HTTPS, SERVER = 8080, 8443, 8000
SWEEP: Final = bool(os.environ.get("REGALIA_SWEEP"))

needs_nginx = pytest.mark.skipif(
    not (shutil.which("nginx") and shutil.which("openssl") and own_address() != "127.0.0.1"),
    reason="nginx, openssl and Linux are needed",
)
needs_systemd = pytest.mark.skipif(
    not shutil.which("systemd-analyze"), reason="systemd-analyze is needed"
)


def block(language: str) -> str:
    """The one block of code in this language that the page has."""
    [found] = re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return str(found)


def replaced(text: str, pairs: dict[str, str]) -> str:
    """The text with what differs on a machine of one's own; each must stand there."""
    for before, after in pairs.items():
        assert before in text, before
        text = text.replace(before, after)
    return text


@contextmanager
def proxy(folder: Path) -> Iterator[None]:
    """nginx with the configuration of the page, at other ports and with its own certificate."""
    here = own_address()
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    made = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    files = ["-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem"]
    request = ["openssl", "req", "-x509", *made, *subject, *files]
    subprocess.run(list(map(str, request)), check=True, capture_output=True)
    site = replaced(
        block("nginx"),
        {
            "    listen [::]:80;\n": "",
            "    listen [::]:443 ssl;\n": "",
            "listen 80;": f"listen {here}:{HTTP};",
            "listen 443 ssl;": f"listen {here}:{HTTPS} ssl;",
            f"/etc/ssl/{NAME}/": f"{folder}/",
            "http://127.0.0.1:8000": f"http://{here}:{SERVER}",
        },
    )
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    user = "user root;\n" if os.getuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user}daemon off;\nmaster_process off;\npid {folder}/pid;\n"
        f"error_log {folder}/error.log;\nevents {{}}\nhttp {{\n{paths}{site}}}\n"
    )
    command = ["nginx", "-p", folder, "-e", folder / "error.log", "-c", folder / "nginx.conf"]
    with subprocess.Popen(list(map(str, command))) as running:
        try:
            until = monotonic() + PATIENCE
            while monotonic() < until and running.poll() is None:
                with socket.socket() as trial:
                    if not trial.connect_ex((here, HTTPS)):
                        break
                sleep(0.02)
            assert running.poll() is None, (folder / "error.log").read_text()
            yield
        finally:
            running.terminate()


def server_of(folder: Path, *more: str, seed: int) -> Child:
    """The server as the page starts it."""
    [line] = re.findall(r"^regalia serve (--trust-proxy .*)$", PAGE.read_text(), re.MULTILINE)
    return Child(
        folder / "regalia.db", *line.split(), *more, host=own_address(), port=SERVER, seed=seed
    )


def trusting(folder: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(folder / "fullchain.pem"))


class Browser(httpx.Client):
    """A client of the proxy that comes from this address."""

    def __init__(self, folder: Path, source: str) -> None:
        transport = httpx.HTTPTransport(verify=trusting(folder), local_address=source)
        super().__init__(
            base_url=f"https://{own_address()}:{HTTPS}", transport=transport, timeout=PATIENCE
        )
        self.headers["Host"] = NAME

    def request(self, method: str, url: Any, **more: Any) -> httpx.Response:
        """Ask the proxy by its name."""
        return super().request(method, url, **{**more, "extensions": {"sni_hostname": NAME}})


def wss(folder: Path, table: str, token: str = "", origin: str = "") -> ClientConnection:
    """A socket through the proxy, with TLS 1.2.

    With TLS 1.3 the server sends tickets after the handshake. websockets reads them in one thread
    while another writes the request, but Python 3.11 does not lock a connection of OpenSSL: one
    request in a few hundred was lost.
    """
    context = trusting(folder)
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    return connect(
        f"wss://{NAME}/table/{table}/live?version=3",
        sock=socket.create_connection((own_address(), HTTPS)),
        ssl=context,
        subprotocols=[Subprotocol("regalia.json")],
        additional_headers=bearer(token) if token else {},
        origin=Origin(origin) if origin else None,
        compression=None,
        proxy=None,
        open_timeout=PATIENCE,
    )


def seated(browser: Browser) -> tuple[str, str]:
    """A table where a person plays against a bot, and the token of the person's seat."""
    table = new(browser, window=0)
    sat = json_of(browser.post(seat(table, 0), json={"name": "Anna", "token": True}), 200)
    engage(browser, table, 1)
    start(browser, table)
    return table, sat["token"]


@needs_nginx
def test_a_game_is_played_through_the_proxy_while_the_server_restarts(tmp_path: Path) -> None:
    with proxy(tmp_path), Browser(tmp_path, "127.0.0.8") as anna:
        with server_of(tmp_path, seed=1):
            page = anna.get("/", headers={"Origin": f"https://{NAME}"})
            assert page.status_code == 200
            assert page.headers["strict-transport-security"] == "max-age=31536000"
            made = anna.post(
                "/new/christina", data={"name": "Anna", "seats": 2, "others": "people"}
            )
            assert made.status_code == 303
            assert made.headers["location"].startswith("/table/")
            assert "; secure" in made.headers["set-cookie"].lower()
            table, token = seated(anna)
            with wss(tmp_path, table, token, f"https://{NAME}") as mine:
                assert message(mine)["mine"] == [0]
            with wss(tmp_path, table, token) as mine:
                play(mine, 3)
        assert anna.get("/").status_code == 502
        with server_of(tmp_path, seed=2):
            with wss(tmp_path, table, token) as mine:
                play(mine)
            found = json_of(anna.get(f"/api/tables/{table}"), 200)["table"]
            assert found["status"] == "over"


@needs_nginx
def test_what_strangers_send_through_the_proxy_changes_nothing(tmp_path: Path) -> None:
    with (
        proxy(tmp_path),
        server_of(tmp_path, seed=3) as server,
        Browser(tmp_path, "127.0.0.8") as anna,
        Browser(tmp_path, "127.0.0.9") as stranger,
    ):
        plain = httpx.get(f"http://{own_address()}:{HTTP}/join/x?y=z", headers={"Host": NAME})
        assert plain.status_code == 301
        assert plain.headers["location"] == f"https://{NAME}/join/x?y=z"
        table = new(anna)
        for origin in (f"http://{NAME}.evil", "https://evil.example", "null"):
            assert anna.get("/", headers={"Origin": origin}).status_code == 403
            with pytest.raises(InvalidStatus) as refused, wss(tmp_path, table, origin=origin):
                pass
            assert refused.value.response.status_code == 403
        other = {"Host": "evil.example"}
        assert stranger.get("/", headers=other).status_code == 403
        for size in (10_000, 1_000_000):
            assert stranger.post("/api/tables", content=b"x" * size).status_code == 413
        for number in range(1000):  # each for another, as it says; on a slow machine, too
            forged = {"X-Forwarded-For": f"192.0.2.{number % 250}", "X-Real-IP": "192.0.2.1"}
            if stranger.post("/api/tables", content=b"x", headers=forged).status_code == 429:
                break
        else:
            raise AssertionError("a forged address counts")
        assert anna.get("/api/games").status_code == 200, "others have limits of their own"
        printed = server.errors()
        assert "INFO Refused 127.0.0.9: too many requests." in printed
        assert "192.0.2." not in printed
        assert server.quiet()


@needs_nginx
@pytest.mark.skipif(not SWEEP, reason="it takes a minute")
@pytest.mark.long
def test_the_proxy_keeps_silent_sockets_open_until_the_server_closes_them(tmp_path: Path) -> None:
    with proxy(tmp_path), server_of(tmp_path, seed=4), Browser(tmp_path, "127.0.0.8") as anna:
        table = new(anna)
        begun = monotonic()
        with wss(tmp_path, table) as silent, wss(tmp_path, table) as speaking:
            message(silent)
            while monotonic() < begun + 80:
                speaking.send('{"type": "ping"}')
                while message(speaking)["type"] != "pong":
                    pass
                sleep(10)
            assert code(silent) == 1001
            assert len(json_of(anna.get("/api/tables"), 200)["tables"]) == 0
            speaking.send('{"type": "ping"}')
            with pytest.raises(ConnectionClosed):
                silent.recv(timeout=0)


@needs_systemd
def test_the_unit_is_one_that_systemd_accepts_and_calls_safe(tmp_path: Path) -> None:
    program = tmp_path / "regalia"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = tmp_path / "regalia.service"
    unit.write_text(
        replaced(block("ini"), {"/opt/regalia/.venv/bin/regalia": str(program)}), encoding="utf-8"
    )
    verify = ["systemd-analyze", "verify", "--man=no", str(unit)]
    checked = subprocess.run(verify, capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, "")
    secure = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)]
    rated = subprocess.run(secure, capture_output=True, text=True)
    assert rated.returncode == 0, rated.stdout[-2000:]


def test_the_server_takes_the_flags_of_the_unit(tmp_path: Path) -> None:
    [command] = re.findall(r"^ExecStart=\S+ serve ((?:.*\\\n)*.*)$", block("ini"), re.MULTILINE)
    flags = replaced(command, {"\\\n": " ", "/var/lib/regalia": str(tmp_path), ":9100": ":0"})
    store = tmp_path / "regalia.db"
    with Child(store, *flags.split(), seed=5) as server:
        assert store.exists()
    assert "INFO Health and metrics are at http://127.0.0.1:" in server.errors()
