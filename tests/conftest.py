"""What all tests share: that they can be interrupted, and one line that tells what is left out."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.browser import chromium

BROWSER = Path(__file__).parent / "browser"

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell's job in the background is born deaf to Ctrl-C, and so would be all that tests start.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Where `make test` runs in both forms, only one of the two looks at the browser."""
    return True if collection_path == BROWSER and chromium.elsewhere() else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    left_out = [
        report
        for report in terminalreporter.stats.get("skipped", [])
        if isinstance(report.longrepr, tuple) and chromium.ABSENT in report.longrepr[2]
    ]
    if left_out:
        terminalreporter.write_line(f"{chromium.ABSENT} ({len(left_out)} tests)")
