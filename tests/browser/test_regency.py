"""Regency at its page: mats, events, payments and reactions by mouse and touch."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from regalia.games.regency import schema as s
from tests.browser.checking import COLOURS, Inspector, offers_what_is_told
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.people import DOUBLE_TAP, Finger, Look, Mouse, let_pass, same_width
from tests.browser.regents import Regent
from tests.browser.wire import Seat
from tests.contract.cases import sweep
from tests.server.running import Child

pytestmark = pytest.mark.long

MOMENTS: Final = ("turn", "window", "target", "payment", "assign", "late")
"""The stored positions of a table of six."""
TARGETS: Final = """() => [...document.querySelectorAll('[data-action]')].map((e) => {
  const {width, height} = e.getBoundingClientRect();
  return [e.id, Math.round(width), Math.round(height)];
}).filter(([id, width, height]) => Math.min(width, height) < 24 || Math.max(width, height) < 40)"""
"""Choices that are too small for a finger."""
OUTSIDE: Final = """() => ['populace', 'mine', 'hand'].map((name) => {
  const box = document.querySelector(`#r-${name} > *`)?.getBoundingClientRect();
  return [name, box && Math.round(box.top), box && Math.round(box.bottom), scrollY];
}).filter(([, top, bottom]) => bottom > innerHeight || top < 0)"""
"""Which of populace, own mat and hand are not wholly in the window."""


def in_sight(page: Page) -> None:
    """Besides the question, populace, own mat and hand are in view."""
    same_width(page)
    if page.locator("#r-hand > *").count():
        assert not (outside := page.evaluate(OUTSIDE)), (page.inner_text("#ask"), outside)


def for_fingers(page: Page) -> None:
    """Everything fits on a phone, and all choices are large enough for a finger."""
    same_width(page)
    assert not (small := page.evaluate(TARGETS)), (page.inner_text("#ask"), small)


def test_a_whole_game_by_mouse_on_a_desk(visit: Visit, server: Child) -> None:
    """The last turns of one; `make browser` plays it from its first."""
    visitor = visit(server)
    page = visitor.page
    if sweep():
        table = visitor.table(seed=37, game="regency", seats=4)
        page.goto(table.path)
    else:
        table = visitor.at("regency-last")
    with Seat(visitor.context, table) as seat:

        def check(seen: Look) -> None:
            in_sight(page)
            offers_what_is_told(anna, seat, seen)

        anna = Regent(page, Mouse(), Random(37), (check,))
        anna.play()
    expect(page.locator("#r-scoring")).to_contain_text("of 6 castes")
    assert any(s.TAKE_MAT <= choice < s.STARTER for choice in anna.made) == bool(sweep())
    page.goto(f"{page.url}/replay?at=90&as=all")
    expect(page.locator("#r-domain-0 .stack")).to_have_count(6)
    expect(page.locator("#r-held-0 .token").first).to_be_visible()
    same_width(page)


def test_against_catherine_by_touch_on_a_phone(visit: Visit, server: Child) -> None:
    visitor = visit(server, **PHONE)
    page = visitor.page
    page.goto(visitor.table(seed=42, game="regency", seats=2).path)
    anna = Regent(page, Finger(), Random(42), (lambda _: for_fingers(page),))
    anna.play(moves=2)
    anna.turn()  # until then her events change the page
    her = page.get_by_role("article", name="Catherine the Great")
    opens = her.get_by_role("checkbox")
    expect(her.locator(".domain")).to_be_hidden()
    for place in (40, 340, 190):  # name, arrow, and between them: the whole line opens and closes
        opens.tap(position={"x": place, "y": 24})
        expect(her.locator(".domain")).to_be_visible(visible=place != 340)
    opens.press("Space")
    expect(her.locator(".domain")).to_be_hidden()
    anna.play(moves=8)


def test_after_a_mat_far_down_is_taken_the_populace_is_in_sight(
    visit: Visit, server: Child
) -> None:
    """On a phone, where the list of mats is longer than what comes in its place."""
    visitor = visit(server, **PHONE)
    page = visitor.page
    page.goto(visitor.table(seed=40, game="regency", seats=2).path)
    anna = Regent(page, Finger(), Random(40))
    anna.choose(max(anna.turn()["actions"]))
    anna.turn()
    expect(page.locator(".populace .queue")).to_be_in_viewport(ratio=1)


def test_a_seat_that_can_be_chosen_is_chosen_by_its_line(visit: Visit, server: Child) -> None:
    """On a phone, only the arrow opens the domain of such a seat."""
    visitor = visit(server, **PHONE)
    page = visitor.page
    table = visitor.at("regency-seat")
    anna = Regent(page, Finger(), Random(49))
    seen = anna.take(table.steps)
    chosen = next(one for one in seen["actions"] if s.NAME_SEAT <= one < s.ASSIGN)
    seat = page.locator(".seat", has=page.locator(f'.line [data-action="{chosen}"]'))
    expect(seat.locator(".domain")).to_be_hidden()
    seat.get_by_role("checkbox").tap()
    expect(seat.locator(".domain")).to_be_visible()
    assert chosen in anna.look()["actions"]
    anna.choose(chosen)
    expect(page.locator(f'[data-action="{chosen}"]')).to_have_count(0)


ON: Final[dict[str, dict[str, Any]]] = {"desk": {**DESK, "color_scheme": "dark"}, "phone": PHONE}


@pytest.mark.parametrize("size", ON)
def test_whatever_is_asked_fits_and_axe_finds_nothing(
    size: str, visit: Visit, server: Child
) -> None:
    """At a turn, a window, a target, a payment and an assignment."""
    visitor = visit(server, **ON[size])
    page = visitor.page
    inspector = Inspector(visitor, COLOURS if size == "desk" else None)  # dark there
    name = "Maximilian von Oxenstern" if size == "desk" else ""

    def check(regent: Regent, seen: Look) -> None:
        (in_sight if size == "desk" else for_fingers)(page)
        offers_what_is_told(regent, seat, seen)
        inspector.look()

    for moment in MOMENTS:
        table = visitor.at(f"regency-{moment}", name=name)
        with Seat(visitor.context, table) as seat:
            regent = Regent(page, Mouse() if size == "desk" else Finger(), Random(44))
            check(regent, regent.take(table.steps))
    table = visitor.table(seed=43, game="regency", seats=6)
    page.goto(table.path)
    with Seat(visitor.context, table) as seat:
        regent = Regent(page, Mouse() if size == "desk" else Finger(), Random(43))
        seen = regent.turn()
        assert all(s.TAKE_MAT <= choice < s.STARTER for choice in seen["actions"])
        check(regent, seen)
    assert not inspector.found, "\n".join(inspector.found)


@pytest.mark.parametrize("size", ON)
def test_axe_finds_nothing_around_the_game(size: str, visit: Visit, server: Child) -> None:
    visitor = visit(server, **ON[size])
    inspector = Inspector(visitor)
    table = visitor.at("regency-over")
    if size == "desk":
        under_way = visitor.at("regency-late").path
        paths = ["/games/regency", "/new/regency", f"{under_way}/text", table.path]
    else:
        paths = [table.path + path for path in ("", "/text", "/replay?at=60&as=all")]
    for path in paths:
        inspector.see(path)
    assert not inspector.found, "\n".join(inspector.found)


@pytest.mark.parametrize(
    ("moment", "text"),
    [
        ("payment", "You readied Inheritance"),
        ("target", "You played"),
        ("window", "joined"),  # the story is silent on a pass, but the attraction goes on
        ("assign", "joined you"),
    ],
)
def test_choices_are_carried_out_and_in_the_story(
    moment: str, text: str, visit: Visit, server: Child
) -> None:
    """A payment, a target and an answer are carried out and come next in the story."""
    visitor = visit(server)
    page = visitor.page
    table = visitor.at(f"regency-{moment}")
    regent = Regent(page, Mouse(), Random(45))
    regent.take(table.steps)
    before = page.locator("#story li[data-line]").last.get_attribute("data-line")
    since = f"#story li[data-line='{before}'] ~ li"
    expect(page.locator(since)).to_have_count(0)
    regent.move()
    expect(page.locator(since).first).to_contain_text(text)


def test_windows_tell_what_is_done_and_how_to_pass(visit: Visit, server: Child) -> None:
    """One person attracts; the other reads it and passes on all attractions."""
    anna, bo = visit(server), visit(server)
    table = anna.at("regency-attraction", bo)
    bo.page.goto(table.path)
    always = bo.page.locator("#always-attracted")
    expect(bo.page.locator("#ask")).to_contain_text("Waiting for")
    expect(always).to_have_count(0)
    attracting = Regent(anna.page, Mouse(), Random(48))
    for step in table.steps:
        attracting.choose(step)
    expect(bo.page.locator(".pending")).to_contain_text("may be answered")
    expect(always).to_contain_text(re.compile("attractions|actions|reactions"))
    let_pass(bo.page, DOUBLE_TAP)
    always.click()
    expect(bo.page.locator(".note", has_text="You pass ").first).to_be_visible()
