"""What the one who starts a server finds at its door: where others find it, and a browser."""

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

SOMEWHERE: Final = (
    (socket.AF_INET, "192.0.2.1"),  # addresses for examples only: nothing is sent there
    (socket.AF_INET6, "2001:db8::1"),
)
DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
"""What says on Linux and the BSDs that there is a desktop."""
HAVE_DESKTOPS: Final = ("darwin", "win32", "cygwin")


def addresses(host: str) -> list[str]:
    """The addresses of this machine at which others find a server that listens at ``host``.

    Empty unless it listens everywhere, and where the machine is in no network.
    """
    families = {"0.0.0.0": SOMEWHERE[:1], "::": SOMEWHERE}.get(host, ())
    found: list[str] = []
    for family, place in families:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((place, 9))  # chooses a way there and goes none
            found.append(probe.getsockname()[0])
    return [own for own in found if not ip_address(own).is_loopback]


def may_open(environment: Mapping[str, str], in_terminal: bool, platform: str) -> bool:
    """Whether a person sits there whose browser can be opened.

    Nobody does where the output goes elsewhere or in CI; whoever came by SSH sits elsewhere.
    """
    if not in_terminal or environment.get("CI") or environment.get("SSH_CONNECTION"):
        return False
    return platform in HAVE_DESKTOPS or any(environment.get(name) for name in DISPLAYS)


def open_browser(url: str) -> bool:
    """Show a page to the person who started us, if that can be; whether it was tried."""
    if not may_open(os.environ, sys.stdout.isatty(), sys.platform):
        return False
    with suppress(webbrowser.Error, OSError):
        if type(webbrowser.get()) is webbrowser.GenericBrowser:
            return False  # one for the terminal, which is ours
        subprocess.Popen(  # whatever the browser has to say is not for this terminal
            [sys.executable, "-m", "webbrowser", url],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        return True
    return False
