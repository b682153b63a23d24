"""One browser and one server per worker, and visitors; any error on their pages fails the test."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests import cpu
from tests.browser import chromium
from tests.browser.fake import BASE as FAKE
from tests.browser.fake import Fake
from tests.browser.people import CLOCK, STILL
from tests.browser.tables import Place, Table
from tests.browser.watching import Watch
from tests.server.running import Child

DESK: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SLOWEST: Final = 30_000.0
"""Maximum time to wait for something, in milliseconds."""

LASTING: Final = pytest.StashKey[set[str]]()
"""The addresses where contexts of visitors are reused."""

expect.set_options(timeout=SLOWEST)


class Opened:
    """A browser that stays open while tests run with other event loops.

    Playwright's event loop is paused while a test runs but still counts as running, so no other
    loop could start in this thread. It is therefore marked as running only while a test uses the
    browser.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.loop = asyncio.get_running_loop()
        self.idle: dict[str, list[Visitor]] = {}
        """Contexts of earlier visitors, by address and settings."""

    def resume(self) -> None:
        asyncio._set_running_loop(self.loop)

    def rest(self) -> None:
        asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def opened() -> Iterator[Opened]:
    """The browser of this worker."""
    path = chromium.found()
    if path is None:
        if chromium.needed():
            pytest.fail(chromium.ABSENT)
        pytest.skip(chromium.ABSENT)
    with ExitStack() as ended:
        browser = ended.enter_context(chromium.launched(path))
        opened = Opened(browser)
        opened.rest()
        yield opened
        opened.resume()
        with cpu.closing():
            ended.close()


@pytest.fixture
def browser(opened: Opened) -> Iterator[Browser]:
    """The browser, for as long as a test uses it."""
    opened.resume()
    yield opened.browser
    opened.rest()


@pytest.fixture(scope="session")
def serving(
    opened: Opened, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Child]:
    """A server without rate limits. Needs the browser, which may be missing."""
    store = tmp_path_factory.mktemp("store") / "regalia.db"
    with Child(store, "--no-limits", seed=1) as child:
        request.session.stash[LASTING] = {FAKE, child.base}
        yield child


@pytest.fixture
def server(browser: Browser, serving: Child, request: pytest.FixtureRequest) -> Iterator[Child]:
    """The server of this worker; the test fails if the server reports an error.

    Its tables are dealt from a seed derived from the name of the test.
    """
    serving.seed_tables(request.node.name)
    before = serving.errors()
    yield serving
    assert serving.errors() == before


@pytest.fixture
def strict_server(browser: Browser, tmp_path: Path) -> Iterator[Child]:
    """A server with the default settings and its own store."""
    with Child(tmp_path / "regalia.db", seed=1) as child:
        yield child
    assert child.quiet(), child.errors()


class Visitor:
    """A person's empty browser: a context, its first page, and the errors of its pages.

    Its pages have a fake clock (`people.CLOCK`). At a real server nothing moves or fades
    (`people.STILL`), unless movement is asked for.
    """

    def __init__(self, browser: Browser, at: Place | str, **settings: Any) -> None:
        self.server = None if isinstance(at, str) else at
        self.base = at if isinstance(at, str) else at.base
        self.settings = settings
        self.context: BrowserContext = browser.new_context(base_url=self.base, **settings)
        self.context.set_default_timeout(SLOWEST)
        if settings.get("java_script_enabled", True):
            self.context.add_init_script(CLOCK)
            if self.server is not None and settings.get("reduced_motion") == "reduce":
                self.context.add_init_script(STILL)
        self.watch = Watch(self.context, self.base)
        self.page: Page = self.context.new_page()
        self._fake: Fake | None = None

    def table(self, seed: int, **wanted: Any) -> Table:
        """A table dealt from a seed, of which this visitor is the host."""
        assert self.server is not None
        return Table.dealt(self.context, self.server, seed, **wanted)

    def at(self, position: str, *others: Visitor, name: str = "", automatic: bool = False) -> Table:
        """A table at a stored position, with other people; opens its page.

        Unless ``automatic``, they are asked even if they have no choice.
        """
        assert self.server is not None
        contexts = (self.context, *[other.context for other in others])
        table = Table.at(position, contexts, self.server, name, automatic)
        self.page.goto(table.path)
        return table

    def fake(self, documents: dict[str, str]) -> Fake:
        """A fake server, in place of the one at its address."""
        if self._fake is None:
            self._fake = Fake(self.context)
        self._fake.begin(documents)
        return self._fake

    def leave(self) -> bool:
        """Clear all data of this context; false if that is not possible."""
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        if not self.page.url.startswith(self.base):
            return False
        self.page.unroute_all(behavior="ignoreErrors")
        if self.settings.get("java_script_enabled", True):
            self.page.evaluate("sessionStorage.clear(), localStorage.clear()")
        self.page.goto("about:blank")
        self.page.mouse.move(0, 0)
        self.page.set_viewport_size(self.settings["viewport"])
        self.page.set_default_timeout(SLOWEST)
        self.context.clear_cookies()
        self.watch.forget()
        return True


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, opened: Opened, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Gives visitors at a server (or an address), with settings of a context.

    At the end the test fails if any of their pages had an error. Other tests reuse the browsers,
    except those that are ``fresh``, which a test may change permanently.
    """
    visitors: list[tuple[str, Visitor]] = []
    lasting = request.session.stash.get(LASTING, {FAKE})

    def come(at: Place | str, fresh: bool = False, **settings: Any) -> Visitor:
        given = {**DESK, "reduced_motion": "reduce", **settings}
        base = at if isinstance(at, str) else at.base
        kind = "" if fresh or base not in lasting else repr((base, sorted(given.items())))
        idle = opened.idle.get(kind)
        visitors.append((kind, idle.pop() if idle else Visitor(browser, at, **given)))
        return visitors[-1][1]

    yield come
    faults = [fault for _, visitor in visitors for fault in visitor.watch.uncalled_for()]
    for kind, visitor in visitors:
        if kind and not faults and visitor.leave():
            opened.idle.setdefault(kind, []).append(visitor)
        else:
            visitor.context.close()
    assert not faults, "\n".join(faults)
