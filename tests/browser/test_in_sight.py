"""The next choices of a move are scrolled into view, and nothing else scrolls the page."""

from __future__ import annotations

from base64 import b64encode
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fake import BASE, STATIC, question, until
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


def test_the_choices_that_belong_together_come_into_sight_together(at: Playing) -> None:
    """Also on a phone where the first of them is in sight already."""
    at.open()
    at.page.set_viewport_size({"width": 390, "height": 844})
    move = at.click(1)
    kept = {name: move[name] for name in ("seat", "question", "id")}
    last = CHOICE.replace("far", "last").replace("7", "8")
    together = f"<div class='rest' data-together>{CHOICE}{'<br>' * 5}{last}</div>"
    regions = {"question": question(1, "1", ()), "board": FAR_BELOW + together}
    for _ in range(2):
        at.fake.tell(type="answer", result="step", regions=regions, **kept)
        expect(at.page.locator("#choose-far")).to_be_in_viewport()
        expect(at.page.locator("#choose-last")).to_be_in_viewport()
        at.page.locator("#choose-far").evaluate("(far) => far.scrollIntoView({ block: 'end' })")
        expect(at.page.locator("#choose-last")).not_to_be_in_viewport()


STRIP = """<ul data-strip style="display: flex; width: 300px; overflow-x: auto; padding: 0">
<li style="flex: none; width: 304px; height: 50px; background: #000"></li></ul>"""
SCROLL = """([width, scrolled]) => {
  const strip = document.querySelector("[data-strip]");
  strip.firstElementChild.style.width = `${width}px`;
  strip.scrollLeft = scrolled;
}"""
BLACK = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d", {willReadFrequently: true});
  context.drawImage(image, 0, 0);
  return [0, 20, image.width / 2, image.width - 20, image.width - 1].map(
    (x) => context.getImageData(x, 10, 1, 1).data[0] < 9);
}"""
"""Whether a picture is black at its left end, a bit farther, amid, and so at its right."""


def test_a_strip_fades_at_each_side_by_as_much_as_it_goes_on_there(visit: Visit) -> None:
    page = visit(BASE).page
    page.set_content(f"<style>{STATIC.joinpath('style.css').read_text()}</style>{STRIP}")

    def shows(expected: list[bool]) -> bool:
        picture = page.locator("[data-strip]").screenshot()
        return bool(page.evaluate(BLACK, b64encode(picture).decode()) == expected)

    for width, scrolled, expected in (
        (304, 0, [True, True, True, True, False]),
        (304, 4, [False, True, True, True, True]),
        (400, 4, [False, True, True, False, False]),
        (400, 50, [False, False, True, False, False]),
        (400, 100, [False, False, True, True, True]),
    ):
        page.evaluate(SCROLL, [width, scrolled])
        until(page, partial(shows, expected))
