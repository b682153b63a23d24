"""The next choices of a move are scrolled into view, and nothing else scrolls the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fake import BASE, question
from tests.browser.test_script import Playing

FAR_BELOW = "<p id='board-is-here'></p>" + "<br>" * 200
CHOICE = '<button type="button" class="choice" id="choose-far" data-action="7">Far</button>'


@pytest.fixture
def at(visit: Visit) -> Playing:
    return Playing(visit(BASE))


def test_the_next_choice_of_a_move_comes_into_sight_and_other_news_moves_nothing(
    at: Playing,
) -> None:
    at.open()
    move = at.click(1)
    kept = {name: move[name] for name in ("seat", "question", "id")}
    asks = question(1, "1", ())
    at.fake.tell(
        type="answer",
        result="step",
        regions={"question": asks, "board": FAR_BELOW + CHOICE},
        **kept,
    )
    expect(at.page.locator("#choose-far")).to_be_in_viewport()
    assert at.page.evaluate("scrollY") > 0
    at.page.evaluate("scrollTo(0, 0)")
    at.update(asks)
    expect(at.page).to_have_title("Now")
    assert at.page.evaluate("scrollY") == 0
