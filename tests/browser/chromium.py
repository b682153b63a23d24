"""The Chromium of the system: where it is, and how it starts.

Nothing is downloaded: the tests use the browser that is installed.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, sync_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
ABSENT: Final = (
    "No Chromium is here, so the tests in a browser were left out: install it "
    "(on Debian, apt install chromium), or name it with REGALIA_CHROMIUM."
)
ARGUMENTS: Final = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def found() -> str | None:
    """The path of Chromium."""
    named = os.environ.get("REGALIA_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def needed() -> bool:
    """Whether a missing Chromium fails the tests."""
    return os.environ.get("REGALIA_BROWSER") == "needed"


@contextmanager
def launched(path: str) -> Iterator[Browser]:
    """A browser without a window. While it is open no other event loop runs in this thread."""
    root = hasattr(os, "getuid") and os.getuid() == 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path,
            args=[*ARGUMENTS, *(["--no-sandbox"] if root else [])],
        )
        yield browser
        browser.close()
