"""What is left out is told in one line: the tests in a browser, where there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser import chromium

BROWSER = Path(__file__).parent / "browser"


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
