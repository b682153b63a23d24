"""A click is for the question that was there when the button went down."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fake import BASE, question
from tests.browser.test_script import Playing


@pytest.fixture
def at(visit: Visit) -> Playing:
    return Playing(visit(BASE))


def test_a_click_that_began_at_another_question_answers_nothing(at: Playing) -> None:
    at.open()
    button = at.page.locator("[data-action='0']")
    button.hover()
    at.page.mouse.down()
    at.update(question(2))
    expect(at.asked("Question 2")).to_be_visible()
    button.hover()  # what was told may have moved it
    at.page.evaluate("addEventListener('click', (event) => (window.clicked = event.target.id))")
    at.page.mouse.up()
    assert at.page.evaluate("window.clicked") == "choose-0"
    at.pass_by(0)
    assert not at.fake.moves()
    assert at.click(0)["question"] == 2
