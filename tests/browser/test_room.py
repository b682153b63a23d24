"""The layout of the table: the board stays in place, and nothing hides what a turn needs."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.people import Finger, Mouse, Person, drawn, let_pass, once
from tests.browser.riders import Rider
from tests.server.running import Child

SIZES: dict[str, dict[str, Any]] = {
    "desk": DESK,
    "low desk": {"viewport": {"width": 1280, "height": 720}},
    "phone": PHONE,
    "phone held sideways": {**PHONE, "viewport": {"width": 844, "height": 390}},
}
NOTE_TOPS = """() => {
  window.tops = new Set();
  const court = document.querySelector('.court');
  const note = () => {
    if (document.querySelector('#r-after').textContent.trim()) return;
    let top = court.getBoundingClientRect().top + scrollY;
    for (let one = court; one !== document.body; one = one.parentElement) top += one.scrollTop;
    tops.add(Math.round(top));
    requestAnimationFrame(note);
  };
  note();
}"""
RINGS = """() => [...document.querySelectorAll('.at > .choice, .at > .chosen-mark')].map((mark) => {
  const thing = mark.parentElement.parentElement;
  const {outlineWidth, outlineOffset} = getComputedStyle(thing);
  const out = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const {left, right, top, bottom} = thing.getBoundingClientRect();
  return [left - out, right + out, top - out, bottom + out];
})"""
NOTE_END = """() => {
  window.paused = [];
  const note = () => {
    const text = (name) => document.querySelector(name).textContent.trim();
    if (text('#ask') === 'The game is over.' && !text('#r-scoring')) {
      const court = document.querySelector('.court');
      let above = court.getBoundingClientRect().top + scrollY;
      for (let one = court; one !== document.body; one = one.parentElement) above += one.scrollTop;
      const top = Math.round(above);
      if (!paused.includes(top)) paused.push(top);
    }
    requestAnimationFrame(note);
  };
  note();
}"""
MOVES = 3
PAUSE = 2600
"""Milliseconds after which the scoring follows the last move."""


@pytest.mark.parametrize("size", ["desk", "phone held sideways"])
def test_the_board_stays_where_it_is_whatever_is_asked(
    size: str, visit: Visit, server: Child
) -> None:
    """During a few moves, and at the longest question at the beginning of a turn."""
    visitor = visit(server, **SIZES[size])
    page = visitor.page
    page.goto(visitor.table(seed=21, seats=5).path)
    anna = Person(page, Mouse(), Random(21))
    anna.turn()
    page.evaluate(NOTE_TOPS)
    anna.play(MOVES)
    tops = page.evaluate("[...tops]")
    assert len(tops) == 1, f"the court was at {tops}"
    visitor.at("christina-longest")
    expect(page.locator("#ask")).to_contain_text("copper and silver and gold are empty")
    expect(page.locator(".question .answer")).to_have_text("Pass")
    page.evaluate(NOTE_TOPS)
    longest = page.evaluate("[...tops]")
    assert longest == tops, "the longest question needs more room than is set aside"


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_last_move_is_seen_before_the_scoring(size: str, visit: Visit, server: Child) -> None:
    visitor = visit(server, **SIZES[size])
    page = visitor.page
    visitor.at("christina-last")
    anna = Person(page, Mouse(), Random(28))
    anna.turn()
    page.evaluate(NOTE_TOPS)
    page.evaluate(NOTE_END)
    anna.choose()
    once(page, "() => document.querySelector('#ask').textContent === 'The game is over.'")
    drawn(page)
    let_pass(page, PAUSE)
    expect(page.locator("#r-scoring")).not_to_be_empty()
    assert page.evaluate("paused") == [page.evaluate("[...tops][0]")], "the board has not moved"


@pytest.mark.parametrize("size", ["low desk", "phone"])
def test_the_rings_of_neighbours_do_not_overlap(size: str, visit: Visit, server: Child) -> None:
    visitor = visit(server, **SIZES[size])
    visitor.page.goto(visitor.table(seed=22, seats=5).path)
    Person(visitor.page, Mouse(), Random(22)).turn()
    visitor.page.set_viewport_size({"width": 390 if size == "phone" else 1280, "height": 1800})
    rings = visitor.page.evaluate(RINGS)
    assert len(rings) > 4
    for number, (left, right, top, bottom) in enumerate(rings):
        for west, east, north, south in rings[:number]:
            assert right <= west or east <= left or bottom <= north or south <= top


def test_the_effect_of_a_choice_is_shown_where_it_hides_nothing(
    visit: Visit, server: Child
) -> None:
    visitor = visit(server)
    page = visitor.page
    page.goto(visitor.table(seed=23, seats=4).path)
    Person(page, Mouse(), Random(23)).turn()
    would, tip = page.locator("#choice-label"), page.locator("#tip")
    choice = page.locator("#r-stack-1 .choice")
    choice.hover()
    expect(would).to_have_text(choice.inner_text())
    expect(tip).to_be_visible()
    board, text = page.locator(".court").bounding_box(), tip.bounding_box()
    assert board
    assert text
    assert text["x"] > board["x"] + board["width"]
    page.mouse.move(1, 1)
    expect(would).to_be_hidden()
    page.locator("#ask").focus()
    while not page.locator(".choice:focus").count():
        page.keyboard.press("Tab")
    expect(would).to_have_text(page.locator(":focus").inner_text())
    page.keyboard.press("Enter")
    expect(page.locator("#back")).to_be_visible()


def test_where_the_mouse_merely_rests_it_chooses_nothing(visit: Visit, server: Child) -> None:
    visitor = visit(server)
    page = visitor.page
    page.goto(visitor.table(seed=26, seats=4).path)
    Person(page, Mouse(), Random(26)).turn()
    would, latest = page.locator("#choice-label"), page.locator("#latest")
    box = page.locator("#r-stack-1 .choice").bounding_box()
    assert box
    page.mouse.move(box["x"] + 40, box["y"] + 60)
    expect(would).to_be_visible()
    expect(latest).to_be_hidden()  # the label is in its place
    page.mouse.down()
    page.mouse.up()
    expect(page.locator("#back")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#back")).to_have_count(0)
    drawn(page)
    expect(would).to_be_hidden()  # although a choice is under the mouse again
    expect(latest).to_be_visible()
    page.mouse.move(box["x"] + 60, box["y"] + 80)
    expect(would).to_be_visible()


def test_a_phone_held_sideways_shows_what_a_turn_needs(visit: Visit, server: Child) -> None:
    visitor = visit(server, **SIZES["phone held sideways"])
    page = visitor.page
    page.goto(visitor.table(seed=27, seats=4).path)
    Person(page, Finger(), Random(27)).turn()
    for part in (".next", ".row", ".seats > li", ".hand h2", ".use"):
        for thing in page.locator(part).all():
            expect(thing).to_be_in_viewport(ratio=0.9)
    page.locator(".signs summary").tap()
    expect(page.locator(".legend")).to_be_in_viewport()
    page.locator(".court .influence").first.tap()
    expect(page.locator(".legend")).to_be_hidden()
    page.locator("#r-open-0 .next").tap()
    expect(page.locator("#tip")).to_contain_text("only the large one")
    page.locator("#r-below-0 .below").tap()
    expect(page.locator("#tip")).to_contain_text("Nobody has seen")


def test_news_that_are_cut_off_say_so_and_open(visit: Visit, server: Child) -> None:
    visitor = visit(server, **PHONE)
    page = visitor.page
    page.goto(visitor.table(seed=24, seats=5).path)
    anna = Person(page, Mouse(), Random(24))
    anna.play(2)
    anna.turn()
    latest = page.locator("#latest")
    page.evaluate("document.querySelector('#latest').append(' and so on'.repeat(40))")
    page.set_viewport_size({"width": 380, "height": 844})  # the layout is computed again
    expect(latest).to_have_class(re.compile(r"\bcut\b"))
    before = latest.evaluate("(e) => e.clientHeight")
    latest.tap()
    assert latest.evaluate("(e) => e.clientHeight") > before
    assert latest.evaluate("(e) => e.scrollHeight <= e.clientHeight")
    latest.tap()
    assert latest.evaluate("(e) => e.clientHeight") == before
    latest.tap()
    expect(latest).to_have_class(re.compile(r"\bopen\b"))
    page.locator("[data-action]").first.press("Enter")
    expect(latest).not_to_have_class(re.compile(r"\bopen\b"))


NEWS: Final = """() => {
  const box = (e) => e.getBoundingClientRect();
  const [latest, back] = ["latest", "back"].map((id) => document.getElementById(id));
  const words = document.createRange();
  words.selectNodeContents(latest);
  const low = box(latest).top + latest.clientHeight;
  const lines = [...words.getClientRects()].filter((line) => line.top < low - 1);
  const { left, top } = box(back);
  const under = lines.filter((line) => line.right > left && line.bottom > top + 1);
  const right = Math.max(...lines.map((line) => line.right));
  return { under: under.length, share: right / innerWidth };
}"""
"""The lines of the news that lie under *Take back*, and how much of the row's width they take."""


def test_news_beside_taking_back_take_the_whole_width(visit: Visit, server: Child) -> None:
    visitor = visit(server, **PHONE)
    page = visitor.page
    visitor.at("baronage-turn")
    anna = Rider(page, Finger(), Random(1))
    anna.turn()
    page.evaluate("document.querySelector('#latest').append(' and so on'.repeat(40))")
    anna.choose()
    anna.turn()
    page.evaluate("document.querySelector('#latest').append(' and so on'.repeat(40))")
    page.set_viewport_size({"width": 380, "height": 844})
    expect(page.locator("#latest")).to_have_class(re.compile(r"\bcut\b"))
    news = page.evaluate(NEWS)
    assert news["share"] > 0.85
    assert not news["under"]


def test_at_the_end_a_phone_shows_the_result_first(visit: Visit, server: Child) -> None:
    visitor = visit(server, **PHONE)
    visitor.at("christina-over-3")
    expect(visitor.page.locator("#ask")).to_contain_text("wins")
    expect(visitor.page.locator("#ask")).to_be_in_viewport()
    expect(visitor.page.locator("#r-after")).to_be_in_viewport(ratio=1)
    parts = ("#ask", "#r-after", ".standing", ".reckoning", ".court")
    places = [_top(visitor.page, part) for part in parts]
    assert places == sorted(places)


def _top(page: Page, part: str) -> float:
    top: float = page.locator(part).evaluate("(e) => e.getBoundingClientRect().top")
    return top
