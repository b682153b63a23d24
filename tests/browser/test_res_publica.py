"""Res Publica at its page: statements, answers and gifts by mouse and by touch."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from regalia.games.res_publica import schema as s
from tests.browser.checking import COLOURS, Inspector, offers_what_is_told
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.people import DOUBLE_TAP, Finger, Look, Mouse, Person, let_pass, same_width
from tests.browser.traders import Trader
from tests.browser.wire import Seat
from tests.contract.cases import sweep
from tests.server.running import Child

pytestmark = pytest.mark.long

MOMENTS: Final = ("answering", "answers", "picks", "sets", "turn")
"""The stored positions of a table of five."""
TARGETS: Final = """() => [...document.querySelectorAll('[data-action]')].map((e) => {
  const {width, height} = e.getBoundingClientRect();
  return [e.id, Math.round(width), Math.round(height)];
}).filter(([id, width, height]) => Math.min(width, height) < 40)"""
"""Choices that are smaller than a finger's tip."""
SPREAD: Final = """() => {
  const boxes = ['#r-hand .hand', '#r-composer .composer'].map(
    (name) => document.querySelector(name)?.getBoundingClientRect());
  if (!boxes[0] || !boxes[1]) return 0;
  const bar = document.querySelector('.bar').getBoundingClientRect();
  return boxes[1].bottom - boxes[0].top + bar.height;
}"""
"""The total height of bar, hand and composer."""
BELOW: Final = """() => {
  const composer = document.querySelector('.composer:has(.choice)');
  return composer ? composer.getBoundingClientRect().bottom - innerHeight : 0;
}"""
"""By how much the composer extends below the window."""
ON: Final[dict[str, dict[str, Any]]] = {"desk": {**DESK, "color_scheme": "dark"}, "phone": PHONE}


def for_fingers(page: Page, seen: Look) -> None:
    """Everything fits on a phone, and all choices are large enough for a finger."""
    same_width(page)
    assert not (small := page.evaluate(TARGETS)), small
    assert page.evaluate(SPREAD) <= PHONE["viewport"]["height"]
    assert not seen["steps"] or page.evaluate(BELOW) <= 1


def test_a_whole_game_by_touch_on_a_phone(visit: Visit, server: Child) -> None:
    """The last turns of one; `make browser` plays it from its first.

    The others are a steward, which requests what it lacks, and there a bot that says anything.
    """
    visitor = visit(server, **PHONE)
    page = visitor.page
    if sweep():
        table = visitor.table(seed=21, game="res_publica", seats=3, kind=("steward", "random"))
        page.goto(table.path)
    else:
        table = visitor.at("res_publica-last")
    with Seat(visitor.context, table) as seat:

        def check(seen: Look) -> None:
            for_fingers(page, seen)
            offers_what_is_told(anna, seat, seen)

        anna = Trader(page, Finger(), Random(21), (check,), each=1)
        anna.play()
    if sweep():
        assert all(anna.began.values()), anna.began
        assert anna.accepted
        assert anna.given
    same_width(page)
    expect(page.locator("#r-scoring")).to_contain_text("Pairs")
    page.goto(f"{page.url}/replay?at=60&as=all")
    expect(page.locator("#r-held-0 .token").first).to_be_visible()


@pytest.mark.parametrize("size", ON)
def test_whatever_is_asked_fits_and_axe_finds_nothing(
    size: str, visit: Visit, server: Child
) -> None:
    """At answers, picks, sets and a turn, and then at each word of a statement."""
    visitor = visit(server, **ON[size])
    page = visitor.page
    inspector = Inspector(visitor, COLOURS if size == "desk" else None)  # dark there
    name = "Maximilian von Oxenstern" if size == "desk" else ""

    def check(seen: Look) -> None:
        if size == "phone":
            for_fingers(page, seen)
        offers_what_is_told(trader, seat, seen)
        inspector.look()

    for moment in MOMENTS:
        table = visitor.at(f"res_publica-{moment}", name=name)
        with Seat(visitor.context, table) as seat:
            trader = Trader(page, Mouse() if size == "desk" else Finger(), Random(33))
            check(trader.take(table.steps))
            if moment == "turn":
                words = [s.REQUEST, s.COUNT, None, s.OR]
                for word in words:
                    trader.choose(word if word is not None else named(trader.look()))
                    check(trader.turn())
    assert not inspector.found, "\n".join(inspector.found)


def test_a_first_thing_after_which_none_can_follow_is_not_said_at_once(
    visit: Visit, server: Child
) -> None:
    visitor = visit(server, **DESK)
    page = visitor.page
    page.goto(visitor.table(seed=21, game="res_publica", seats=3).path)
    trader = Trader(page, Mouse(), Random(1))
    while s.REQUEST not in trader.turn()["actions"]:
        trader.choose()
    for word in (s.REQUEST, s.COUNT):
        trader.choose(word)
    asked = trader.turn()["asked"]
    trader.hand.press(page.locator(f'[data-action="{s.NAME + s.CIVILISATION_PAIR}"]'))
    expect(page.locator("#ask")).to_have_text("Say it like that?")
    expect(page.locator("[data-gap]")).to_have_text("civilisation pair")
    assert trader.look()["asked"] == asked
    trader.hand.press(page.locator("#say"))
    page.wait_for_function("() => !document.querySelector('#asked')?.dataset.steps")


@pytest.mark.parametrize("size", ON)
def test_a_press_that_gives_more_than_it_names_says_so_first(
    size: str, visit: Visit, server: Child
) -> None:
    """A double click, by which nobody has read it, gives nothing either."""
    visitor = visit(server, **ON[size])
    page = visitor.page
    visitor.at("res_publica-gifts", automatic=True)
    expect(page.locator("#ask")).to_contain_text("can only come after others.")
    before = page.locator("#asked").get_attribute("data-question")
    button = page.locator(".hand [data-warning]").first
    action = button.get_attribute("data-action")
    told = (button.text_content() or "").strip()
    assert told == "Give 2 Vikings and 2 Goths"
    if size == "desk":
        button.dblclick()
    else:
        button.tap()
    expect(page.locator("#alert")).to_have_text(
        f"This makes several choices at once: {told}. To do it anyway, choose it again."
    )
    assert page.locator("#asked").get_attribute("data-question") == before
    assert not page.locator("#asked").get_attribute("data-steps")
    let_pass(page, DOUBLE_TAP)
    page.locator(f'[data-action="{action}"]').click()
    page.wait_for_function(
        f"() => document.querySelector('#asked')?.dataset.question !== '{before}'"
    )


def test_on_a_phone_result_and_buttons_come_first_after_the_end(
    visit: Visit, server: Child
) -> None:
    visitor = visit(server, **PHONE)
    page = visitor.page
    page.goto(visitor.at("res_publica-over").path)
    for what in ("#ask", "#r-after .main", "#r-scoring h2"):
        expect(page.locator(what).first).to_be_in_viewport()
    visitor.at("christina-last")
    page.evaluate("document.querySelector('.rest').scrollTop = 60")
    Person(page, Finger(), Random(3)).play()
    for what in ("#ask", "#r-after .main", "#r-scoring h2"):
        expect(page.locator(what).first).to_be_in_viewport()


def named(seen: Look) -> int:
    """The first characteristic that can be named."""
    return next(int(action) for action in seen["actions"] if s.NAME <= action < s.AND)


@pytest.mark.parametrize("size", ON)
def test_axe_finds_nothing_around_the_game(size: str, visit: Visit, server: Child) -> None:
    visitor = visit(server, **ON[size])
    inspector = Inspector(visitor)
    table = visitor.at("res_publica-over")
    if size == "desk":
        under_way = visitor.at("res_publica-turn").path
        paths = ["/games/res_publica", "/new/res_publica", f"{under_way}/text", table.path]
    else:
        paths = [table.path + path for path in ("", "/text", "/replay?at=60&as=all")]
    for path in paths:
        inspector.see(path)
    assert not inspector.found, "\n".join(inspector.found)


@pytest.mark.parametrize(
    ("moment", "first", "last", "text"),
    [
        ("turn", s.REQUEST, s.REQUEST, "request"),
        ("turn", s.OFFER, s.OFFER, "offer"),
        ("answering", s.DEMAND, s.TENDER, ""),
        ("answers", s.ACCEPT, s.REFUSE - 1, "accept"),
        ("picks", s.PICK, s.ENOUGH - 1, ""),
        ("sets", s.DISPLAY, s.REQUEST - 1, "display"),
    ],
)
def test_statements_gifts_and_displays_are_in_the_story(
    moment: str, first: int, last: int, text: str, visit: Visit, server: Child
) -> None:
    visitor = visit(server)
    page = visitor.page
    table = visitor.at(f"res_publica-{moment}")
    trader = Trader(page, Mouse(), Random(34))
    seen = trader.take(table.steps)
    before = page.locator("#story li[data-line]").last.get_attribute("data-line")
    since = f"#story li[data-line='{before}'] ~ li"
    trader.choose(next(action for action in seen["actions"] if first <= action <= last))
    trader.finish()
    expect(page.locator(since).first).to_contain_text("You")
    expect(page.locator(since).first).to_contain_text(text)
