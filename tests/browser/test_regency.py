"""Whole games of Regency at the page: mats, events, payments and reactions by mouse and touch."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

from playwright.sync_api import Page, TimeoutError, expect

from regalia.games.regency import actions as r
from regalia.games.regency import position as p
from tests.browser.conftest import DESK, PHONE, Visit, Visitor
from tests.browser.people import DOUBLE_TAP, GAMES, Finger, Look, Mouse, same_width
from tests.browser.regents import Regent
from tests.browser.tables import Table
from tests.browser.test_access import Inspector
from tests.browser.wire import Seat
from tests.server.running import Child

BOTS: Final = "steward"
"""The kind of the others."""
LONG: Final = "random"
"""Their kind where all is to come about before the game is over."""
TARGETS: Final = """() => [...document.querySelectorAll('[data-action]')].map((e) => {
  const {width, height} = e.getBoundingClientRect();
  return [e.id, Math.round(width), Math.round(height)];
}).filter(([id, width, height]) => Math.min(width, height) < 24 || Math.max(width, height) < 40)"""
"""Choices that are too small for a finger."""
OUTSIDE: Final = """() => ['populace', 'mine', 'hand'].map((name) => {
  const box = document.querySelector(`#r-${name} > *`)?.getBoundingClientRect();
  return [name, box && Math.round(box.top), box && Math.round(box.bottom), scrollY];
}).filter(([, top, bottom]) => bottom > innerHeight || top < 0)"""
"""Of populace, own mat and hand what is not wholly in the window."""


def seated(visitor: Visitor, seats: int, kind: str = BOTS, **more: Any) -> Table:
    """A table where the visitor plays against bots."""
    return visitor.table(game="regency", seats=seats, kind=kind, **more)


def turn_of(page: Page) -> int:
    """Which turn it is; 0 where something else is told there."""
    word = page.locator(".way .word").first
    text = word.inner_text() if word.count() else ""
    return int(text.removeprefix("Turn ")) if text.startswith("Turn ") else 0


def test_by_mouse_on_a_desk(visit: Visit, server: Child) -> None:
    visitor = visit(server.base, reduced_motion="no-preference")
    page = visitor.page

    def fits(_: Look) -> None:
        same_width(page)

    anna = Regent(page, Mouse(), Random(41), (fits,))
    for _ in range(GAMES):  # until all has come about in them
        anna.open(seated(visitor, 4))
        anna.play()
        expect(page.locator("#r-scoring")).to_contain_text("of 6 castes")
        answers = anna.made[r.PASS] + anna.missed + anna.reacted
        paid = any(r.CARD <= choice < r.ENOUGH for choice in anna.made)
        aimed = any(r.CITIZEN <= choice < r.SEAT for choice in anna.made)
        if paid and aimed and answers:
            break
    assert any(r.MAT <= choice < r.STARTER for choice in anna.made)
    assert paid, "nothing was paid"
    assert aimed, "nobody was aimed at"
    assert answers, "nothing could be answered"
    page.goto(f"{page.url}/replay?at=90&as=all")
    expect(page.locator("#r-domain-0 .stack")).to_have_count(6)
    expect(page.locator("#r-held-0 .token").first).to_be_visible()
    same_width(page)


def test_against_catherine_by_touch_on_a_phone(visit: Visit, server: Child) -> None:
    visitor = visit(server.base, **PHONE)
    page = visitor.page

    def fits(_: Look) -> None:
        same_width(page)
        assert not (small := page.evaluate(TARGETS)), small

    page.goto(seated(visitor, 2).path)
    anna = Regent(page, Finger(), Random(42), (fits,))
    anna.play(moves=2)
    her = page.get_by_role("article", name="Catherine the Great")
    opens = her.get_by_role("checkbox")
    expect(her.locator(".domain")).to_be_hidden()
    for place in (40, 340, 190):  # name, arrow, and between them: the whole line opens and closes
        opens.tap(position={"x": place, "y": 24})
        expect(her.locator(".domain")).to_be_visible(visible=place != 340)
    opens.press("Space")
    expect(her.locator(".domain")).to_be_hidden()
    anna.play()
    same_width(page)
    expect(page.locator("#r-scoring")).to_contain_text("of 6 castes")


def test_six_fit_on_a_desk(visit: Visit, server: Child) -> None:
    """Beside the question populace, own mat and hand are in sight, whatever is asked."""
    visitor = visit(server.base, **DESK)
    page = visitor.page
    seen_turn = 0

    def fits(seen: Look) -> None:
        nonlocal seen_turn
        same_width(page)
        seen_turn = max(seen_turn, turn_of(page))
        if page.locator("#r-hand > *").count():
            assert not (outside := page.evaluate(OUTSIDE)), (outside, seen)

    anna = Regent(page, Mouse(), Random(43), (fits,))
    for _ in range(GAMES):
        anna.open(seated(visitor, 6))
        while seen_turn < 15 and anna.move():
            pass
        if seen_turn >= 15:
            break
    assert seen_turn >= 15


def test_a_seat_that_can_be_chosen_is_chosen_by_its_line(visit: Visit, server: Child) -> None:
    """On a phone only the arrow opens its domain then."""
    visitor = visit(server.base, **PHONE)
    page = visitor.page
    anna = Regent(page, Finger(), Random(49))
    anna.open(seated(visitor, 4))
    anna.until(r.SEAT, r.CASTE - 1, lambda: seated(visitor, 4), steps=1)
    chosen = next(one for one in anna.look()["actions"] if r.SEAT <= one < r.CASTE)
    seat = page.locator(".seat", has=page.locator(f'.line [data-action="{chosen}"]'))
    expect(seat.locator(".domain")).to_be_hidden()
    seat.get_by_role("checkbox").tap()
    expect(seat.locator(".domain")).to_be_visible()
    assert chosen in anna.look()["actions"]
    anna.choose(chosen)
    expect(page.locator(f'[data-action="{chosen}"]')).to_have_count(0)


def axe_finds_nothing(inspector: Inspector, regent: Regent, anew: Callable[[], Table]) -> None:
    """At the mats, the first turn, a window, a target, a payment and whom to assign."""
    regent.until(r.MAT, r.MAT + p.REGENTS - 1, anew)
    inspector.look()
    regent.choose()
    regent.until(r.END, r.END, anew)
    inspector.look()
    regent.until(r.PASS, r.PASS, anew)
    inspector.look()
    regent.until(r.CITIZEN, r.SEAT - 1, anew)
    inspector.look()
    regent.until(r.CARD, r.ENOUGH - 1, anew, steps=1)
    inspector.look()
    regent.until(r.CASTE, r.CARD - 1, anew)
    inspector.look()
    assert not inspector.found, "\n".join(inspector.found)


def test_axe_finds_nothing_on_a_desk(visit: Visit, server: Child) -> None:
    visitor = visit(server.base, **DESK, color_scheme="dark")

    def anew() -> Table:
        return seated(visitor, 6, LONG, people=("Maximilian von Oxenstern",))

    table = anew()
    inspector = Inspector(visitor)
    for path in ("/games/regency", "/new/regency", f"{table.path}/text", table.path):
        inspector.see(path)
    regent = Regent(visitor.page, Mouse(), Random(44))
    axe_finds_nothing(inspector, regent, anew)


def test_axe_finds_nothing_on_a_phone(visit: Visit, server: Child) -> None:
    visitor = visit(server.base, **PHONE)
    table = seated(visitor, 3, LONG)
    inspector = Inspector(visitor)
    inspector.see(table.path)
    regent = Regent(visitor.page, Finger(), Random(45))
    axe_finds_nothing(inspector, regent, lambda: seated(visitor, 3, LONG))
    with Seat(visitor.context, table) as seat:
        seat.play(Random(46))
    for path in ("", "/text", "/replay?at=60&as=all", "/record"):
        inspector.see(table.path + path)
    assert not inspector.found, "\n".join(inspector.found)


def test_each_choice_is_exactly_one_button(visit: Visit, server: Child) -> None:
    visitor = visit(server.base)
    table = seated(visitor, 4)
    with Seat(visitor.context, table) as seat:

        def same(seen: Look) -> None:
            try:
                choices = seat.choices(seen["seat"], seen["question"], seen["steps"])
            except AssertionError:
                assert regent.look()["asked"] != seen["asked"]  # another has closed the window
                return
            assert sorted(seen["actions"]) == sorted(choice["action"] for choice in choices)

        visitor.page.goto(table.path)
        regent = Regent(visitor.page, Mouse(), Random(47), (same,))
        regent.play(moves=40)


def test_windows_tell_what_is_done_and_how_to_pass(visit: Visit, server: Child) -> None:
    """Two at their pages: one attracts, the other is told of it and lets all such pass."""
    anna, bo = visit(server.base), visit(server.base)
    table = anna.table(game="regency", seats=3, kind=BOTS, bots=1, start=False, window=0)
    Table(bo.context, server.base, table.id).sit(1, "Bo")
    table.start()
    for visitor in (anna, bo):
        visitor.page.goto(table.path)
    people = [Regent(v.page, Mouse(), Random(48 + i)) for i, v in enumerate((anna, bo))]
    always = bo.page.locator("#always")
    told = False
    for _ in range(600):
        asked = [
            one for one in people if (now := one.look())["asked"] and now["asked"] != one.answered
        ]
        if people[0].look()["over"]:
            break
        elsewhere = bo.page.locator('.seat.active:not([aria-label="Bo"])')
        if people[1] in asked and always.count() and elsewhere.count():
            expect(bo.page.locator(".way")).to_contain_text("may be answered")
            expect(always).to_contain_text(re.compile("attractions|actions|reactions"))
            bo.page.wait_for_timeout(DOUBLE_TAP)
            always.click()
            noted = bo.page.locator(".note", has_text="You pass ")
            try:
                noted.first.wait_for(timeout=3000)
            except TimeoutError:  # his turn has come, and it holds no longer
                continue
            told = True
            break
        for one in asked:
            one.choose()
        anna.page.wait_for_timeout(20)
    assert told, "there was no window"
