"""For whoever starts a server: its addresses on the network, and a browser."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

PROBE_ADDRESSES: Final = (
    (socket.AF_INET, "192.0.2.1"),  # documentation addresses: nothing is sent there
    (socket.AF_INET6, "2001:db8::1"),
)
DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
"""Environment variables that show that there is a desktop on Linux and the BSDs."""
DESKTOP_PLATFORMS: Final = ("darwin", "win32", "cygwin")


def addresses(host: str) -> list[str]:
    """The network addresses of a server that listens at ``host``.

    Empty if it listens at a single address, or if the machine is in no network.
    """
    families = {"0.0.0.0": PROBE_ADDRESSES[:1], "::": PROBE_ADDRESSES}.get(host, ())
    found: list[str] = []
    for family, place in families:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((place, 9))  # selects a route without sending anything
            found.append(probe.getsockname()[0])
    return [address for address in found if not ip_address(address).is_loopback]


def may_open(environment: Mapping[str, str], in_terminal: bool, platform: str) -> bool:
    """Whether the person who started us sits at a desktop whose browser can be opened.

    False if the output is not a terminal, in CI, and over SSH.
    """
    if not in_terminal or environment.get("CI") or environment.get("SSH_CONNECTION"):
        return False
    return platform in DESKTOP_PLATFORMS or any(environment.get(name) for name in DISPLAYS)


def open_browser(url: str) -> bool:
    """Open a page in the browser, if possible; whether it was tried."""
    if not may_open(os.environ, sys.stdout.isatty(), sys.platform):
        return False
    with suppress(webbrowser.Error, OSError):
        if type(webbrowser.get()) is webbrowser.GenericBrowser:
            return False  # a text browser would take over our terminal
        subprocess.Popen(  # keeps the browser's output off this terminal
            [sys.executable, "-m", "webbrowser", url],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        return True
    return False
