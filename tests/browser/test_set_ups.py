"""Options that depend on each other, and seats that one person plays together, at a toy's table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit
from tests.browser.people import CHANGED, LOOK, once
from tests.browser.toys import hosting
from tests.server.running import Hosted
from tests.toys.galleys import galleys


@pytest.fixture
def toys(browser: Browser, tmp_path: Path) -> Iterator[Hosted]:
    """A server that knows the galleys."""
    with hosting("galleys", galleys, tmp_path) as hosted:
        yield hosted


def pick(page: Page, name: str) -> None:
    page.locator(f"label[for={name}]").click()


def test_a_person_makes_a_table_of_two_people_and_plays_two_seats(
    toys: Hosted, visit: Visit
) -> None:
    page = visit(toys).page
    page.goto("/new/galleys")
    people = page.locator("fieldset", has_text="a whole side")
    board = page.locator("fieldset", has_text="long board")
    for seats, offered, boards in ((3, False, False), (2, False, True), (4, True, True)):
        pick(page, f"seats-{seats}")
        expect(people).to_be_visible(visible=offered)
        expect(board).to_be_visible(visible=boards)
    expect(page.locator("#option-board-0")).to_be_checked()
    pick(page, "option-people-1")
    expect(page.locator("#option-board-1")).to_be_checked()  # usual for two people
    expect(board.locator("small:visible")).to_have_count(1)
    pick(page, "option-board-0")  # chosen by hand, it stays
    pick(page, "option-people-0")
    pick(page, "option-people-1")
    expect(page.locator("#option-board-0")).to_be_checked()
    page.locator("#name").fill("Anna")
    pick(page, "others-people")
    page.get_by_text("Make the table").click()
    for seat, name in enumerate(("Anna", "Free", "Anna II", "Free")):
        expect(page.locator(f"#chair-{seat} b")).to_have_text(name)
    expect(page.locator("#chair-2")).to_contain_text(
        "goes with seat 1: one person plays them together"
    )
    expect(page.locator("#chair-3 button")).to_have_count(0)
    other = visit(toys).page
    other.goto(page.url)
    other.locator("#name-1").fill("Bo")
    other.locator("#sit-1").click()
    page.locator("#start").click()
    names: set[tuple[str, str]] = set()
    while len(names) < 4:  # all seats are asked, each by its name
        for one in (page, other):
            if asked := one.evaluate(LOOK)["asked"]:
                seat, name = one.locator("#asked").evaluate(
                    "one => [one.dataset.seat, one.querySelector('.who').innerText]"
                )
                names.add((seat, name))
                one.wait_for_timeout(450)  # a click too soon is held back
                one.locator("#asked button.answer").first.click()
                once(one, CHANGED, asked)  # or the same question would be answered again
    assert names == {("0", "Anna:"), ("1", "Bo:"), ("2", "Anna II:"), ("3", "Bo II:")}
