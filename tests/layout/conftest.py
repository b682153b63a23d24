"""The browser and the server of a worker, as in tests/browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.conftest import Opened, browser, opened, serving
from tests.layout.laying import Layout
from tests.server.running import Child

__all__ = ["browser", "lasting", "layout", "opened", "serving"]


@pytest.fixture(scope="session")
def lasting(opened: Opened, serving: Child) -> Iterator[Layout]:
    """The page of this worker on which positions are laid out."""
    opened.resume()
    layout = Layout(opened.browser, serving)
    opened.rest()
    yield layout
    opened.resume()
    layout.close()
    opened.rest()


@pytest.fixture
def layout(lasting: Layout, opened: Opened) -> Iterator[Layout]:
    """The same, for as long as a test uses it."""
    opened.resume()
    yield lasting
    opened.rest()
    assert not lasting.watch.uncalled_for()
