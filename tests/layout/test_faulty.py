"""Each check of the layout finds a page that breaks its rule, and lets a good one pass."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.layout.faulty import BODY, FAULTY, LONG, MOVING, SIZE, Faulty, Moving, document
from tests.layout.laying import CHECKS


@pytest.fixture(scope="module")
def pages() -> dict[str, Page]:
    return {}


@pytest.fixture
def page(browser: Browser, pages: dict[str, Page]) -> Page:
    if not pages:
        width, height = SIZE
        pages["one"] = browser.new_page(viewport={"width": width, "height": height})
    return pages["one"]


def faults(page: Page, html: str, before: Any = None) -> list[list[str]]:
    """The faults of a small page; ``before`` are the places before a step."""
    page.set_content(html)
    page.evaluate(CHECKS)
    options = {"names": ["Anna", LONG], "size": "1280x720", "asked": True, "before": before}
    found: list[list[str]] = page.evaluate("(options) => layoutFaults(options)", options)
    return found


def test_a_good_page_has_no_fault(page: Page) -> None:
    assert faults(page, document()) == []


@pytest.mark.parametrize("faulty", FAULTY.values(), ids=list(FAULTY))
def test_found(page: Page, faulty: Faulty) -> None:
    found = faults(page, faulty.page())
    assert any(
        check == faulty.check and faulty.element in element + said for check, element, said in found
    ), found


@pytest.mark.parametrize("moving", MOVING.values(), ids=list(MOVING))
def test_moved(page: Page, moving: Moving) -> None:
    faults(page, document())
    before = page.evaluate("layoutPlaces()")
    assert faults(page, document(), before) == []
    found = faults(page, document(style=moving.style), before)
    assert any(
        check == moving.check and moving.element in element + said for check, element, said in found
    ), found
    free = BODY.replace('<div class="table"', '<div class="table" data-moves')
    page.set_content(document(free))
    page.evaluate(CHECKS)
    assert page.evaluate("layoutPlaces()") == {}


def test_a_name_may_be_shortened_where_it_is_whole_in_a_title(page: Page) -> None:
    html = FAULTY["a name is shortened and nowhere whole"].page()
    assert faults(page, html.replace('<b id="person"', f'<b id="person" title="{LONG}"')) == []
