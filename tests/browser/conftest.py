"""One browser a worker, a server a module, and visitors whose every fault fails the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser import chromium
from tests.browser.tables import Table
from tests.browser.watching import Watch
from tests.server.running import Child

DESK: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SLOWEST: Final = 10_000.0
"""Milliseconds after which something that was to come does not."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The browser; closed with the package, for no other event loop runs beside Playwright's."""
    path = chromium.found()
    if path is None:
        if chromium.needed():
            pytest.fail(chromium.ABSENT)
        pytest.skip(chromium.ABSENT)
    with chromium.launched(path) as opened:
        yield opened


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Child]:
    """A server where anybody may ask as much as he likes. (No browser, no server.)"""
    with Child(tmp_path_factory.mktemp("store") / "regalia.db", "--no-limits") as child:
        yield child
    assert child.quiet(), child.errors()


@pytest.fixture
def strict_server(browser: Browser, tmp_path: Path) -> Iterator[Child]:
    """A server as it is started for people, with a store of its own."""
    with Child(tmp_path / "regalia.db") as child:
        yield child
    assert child.quiet(), child.errors()


class Visitor:
    """A person's browser with nothing in it: a context, its first page, and what is watched."""

    def __init__(self, browser: Browser, base: str, **settings: Any) -> None:
        self.base = base
        self.context: BrowserContext = browser.new_context(base_url=base, **settings)
        self.context.set_default_timeout(SLOWEST)
        self.watch = Watch(self.context, base)
        self.page: Page = self.context.new_page()

    def table(self, **wanted: Any) -> Table:
        """A table of which this visitor is the host."""
        return Table.made(self.context, self.base, **wanted)


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Gives visitors, of a `base` and with settings of a context; at the end none had a fault."""
    visitors: list[Visitor] = []

    def come(base: str, **settings: Any) -> Visitor:
        given = {**DESK, "reduced_motion": "reduce", **settings}
        visitors.append(Visitor(browser, base, **given))
        return visitors[-1]

    yield come
    faults = [fault for visitor in visitors for fault in visitor.watch.uncalled_for()]
    for visitor in visitors:
        visitor.context.close()
    assert not faults, "\n".join(faults)
