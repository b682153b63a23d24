"""What moves into a region that is new keeps its node, and with it what was typed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_patch import opened, put


@pytest.fixture
def page(visit: Visit) -> Page:
    return opened(visit)


def test_what_moves_into_a_new_region_keeps_its_state(page: Page) -> None:
    put(page, board="<input id='name'>")
    page.locator("#name").fill("Anna")
    slot = "<div id='r-new' data-region='new'><input id='name'></div>"
    put(page, board=f"<section>{slot}</section>")
    expect(page.locator("#r-new #name")).to_have_value("Anna")
    expect(page.locator("#name")).to_be_focused()
