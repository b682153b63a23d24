"""The order of the tests, hypothesis profiles, CPU costs, and a note on skipped tests."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

from tests import costs
from tests.browser import chromium
from tests.contract.cases import GAMES, sweep

BROWSER = Path(__file__).parent / "browser"

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A background job of a shell ignores Ctrl-C, and all processes that tests start would too.
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Before any test is imported: the settings of a test extend the profile loaded at that moment.
settings.register_profile("seeded", derandomize=True, database=None, deadline=None)
settings.register_profile("free", database=None, deadline=None, print_blob=True)
settings.load_profile("free" if sweep() else "seeded")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--game", help="only this game's own tests, and its cases of the tests that all games share"
    )


def pytest_configure(config: pytest.Config) -> None:
    game = config.getoption("--game")
    if game and game not in GAMES:
        raise pytest.UsageError(f"No game is called {game}: name one of {', '.join(GAMES)}.")
    if os.environ.get(costs.VARIABLE):
        config.pluginmanager.register(costs.Plugin(), "costs")


def is_about(item: pytest.Item, game: str) -> bool:
    """Whether a test is in a game's own folder, or is a case of the game."""
    if item.path.parent.name == game:
        return True
    callspec = getattr(item, "callspec", None)
    case = callspec and callspec.params.get("case")
    return case is not None and case.game.name == game


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run browser tests first, since they wait most, then those marked long."""
    game = config.getoption("--game")
    if game:
        others = [item for item in items if not is_about(item, game)]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if is_about(item, game)]
    items.sort(
        key=lambda item: (BROWSER not in item.path.parents, not item.get_closest_marker("long"))
    )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    left_out = [
        report
        for report in terminalreporter.stats.get("skipped", [])
        if isinstance(report.longrepr, tuple) and chromium.ABSENT in report.longrepr[2]
    ]
    if left_out:
        terminalreporter.write_line(f"{chromium.ABSENT} ({len(left_out)} tests)")
