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


def test_what_the_reader_opened_or_shut_stays_so(page: Page) -> None:
    shut = "<details id='one'><summary>More {0}</summary>m</details>"
    opened = "<details id='two' open><summary>Less {0}</summary>l</details>"
    put(page, board=(shut + opened).format(1))
    page.locator("#one summary").click()
    page.locator("#two summary").click()
    put(page, board=(shut + opened).format(2))
    expect(page.locator("#one summary")).to_have_text("More 2")
    expect(page.locator("#one")).to_have_attribute("open", "")
    expect(page.locator("#two")).not_to_have_attribute("open", "")
