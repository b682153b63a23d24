"""Whole games of Res Publica at the page: all is said, answered and given by mouse and by touch."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from regalia.games.res_publica import rules as r
from tests.browser.conftest import DESK, PHONE, Visit, Visitor
from tests.browser.people import GAMES, Finger, Look, Mouse, same_width
from tests.browser.tables import Table
from tests.browser.test_access import Inspector
from tests.browser.traders import Trader
from tests.browser.wire import Seat
from tests.server.running import Child

TARGETS = """() => [...document.querySelectorAll('[data-action]')].map((e) => {
  const {width, height} = e.getBoundingClientRect();
  return [e.id, Math.round(width), Math.round(height)];
}).filter(([id, width, height]) => Math.min(width, height) < 40)"""
"""Choices that are smaller than a finger's tip."""
SPREAD = """() => {
  const boxes = ['#r-hand .hand', '#r-composer .composer'].map(
    (name) => document.querySelector(name)?.getBoundingClientRect());
  if (!boxes[0] || !boxes[1]) return 0;
  const bar = document.querySelector('.bar').getBoundingClientRect();
  return boxes[1].bottom - boxes[0].top + bar.height;
}"""
"""How high bar, hand and composer are together."""
BELOW = """() => {
  const composer = document.querySelector('.composer:has(.choice)');
  return composer ? composer.getBoundingClientRect().bottom - innerHeight : 0;
}"""
"""How far the words that can be said reach below the window."""


def mixed(visitor: Visitor, seats: int) -> Table:
    """A table with one steward, who requests what he lacks, and others who say anything."""
    table = visitor.table(
        game="res_publica", seats=seats, bots=seats - 2, kind="random", start=False
    )
    table.ask("PUT", "/seats/1/bot", {"kind": "steward"})
    table.start()
    return table


def trade_both_ways(trader: Trader, anew: Callable[[], Table]) -> None:
    """Whole games until he has requested, offered, asked and tendered, got and given something."""
    for _ in range(GAMES):
        trader.open(anew())
        trader.play()
        if all(trader.began.values()) and trader.accepted and trader.given:
            return
    raise AssertionError((trader.began, trader.accepted, trader.given))


def test_by_mouse_on_a_desk(visit: Visit, server: Child) -> None:
    visitor = visit(server.base, reduced_motion="no-preference")
    page = visitor.page

    def fits(_: Look) -> None:
        same_width(page)

    anna = Trader(page, Mouse(), Random(31), (fits,), each=1)
    trade_both_ways(anna, lambda: mixed(visitor, 4))
    expect(page.locator("#r-scoring")).to_contain_text("Pairs")
    page.goto(f"{page.url}/replay?at=60&as=all")
    expect(page.locator("#r-held-0 .token").first).to_be_visible()


def test_by_touch_on_a_phone(visit: Visit, server: Child) -> None:
    visitor = visit(server.base, **PHONE)
    page = visitor.page

    def fits(look: Look) -> None:
        same_width(page)
        assert not (small := page.evaluate(TARGETS)), small
        assert page.evaluate(SPREAD) <= PHONE["viewport"]["height"]
        assert not look["steps"] or page.evaluate(BELOW) <= 1

    anna = Trader(page, Finger(), Random(32), (fits,), each=1)
    trade_both_ways(anna, lambda: mixed(visitor, 3))
    same_width(page)
    expect(page.locator("#r-scoring")).not_to_be_empty()


def axe_finds_nothing(inspector: Inspector, trader: Trader, anew: Callable[[], Table]) -> None:
    """At the start, at each word of a statement, at the answers, the picks and the end."""
    trader.until(r.REQUEST, r.REQUEST, anew)
    inspector.look()
    trader.choose(r.REQUEST)
    trader.turn()
    inspector.look()
    trader.until(r.NAME, r.AND - 1, anew)
    inspector.look()
    trader.until(r.AND, r.OR, anew)
    inspector.look()
    trader.until(r.ACCEPT, r.REFUSE - 1, anew)
    inspector.look()
    trader.until(r.PICK, r.ENOUGH, anew)
    inspector.look()
    assert not inspector.found, "\n".join(inspector.found)


def test_axe_finds_nothing_on_a_desk(visit: Visit, server: Child) -> None:
    visitor = visit(server.base, **DESK, color_scheme="dark")
    table = visitor.table(game="res_publica", seats=5, people=("Maximilian von Oxenstern",))
    inspector = Inspector(visitor)
    for path in ("/games/res_publica", "/new/res_publica", f"{table.path}/text", table.path):
        inspector.see(path)
    trader = Trader(visitor.page, Mouse(), Random(33))
    axe_finds_nothing(inspector, trader, lambda: visitor.table(game="res_publica", seats=5))


def test_axe_finds_nothing_on_a_phone(visit: Visit, server: Child) -> None:
    visitor = visit(server.base, **PHONE)
    table = visitor.table(game="res_publica", seats=4)
    inspector = Inspector(visitor)
    inspector.see(table.path)
    trader = Trader(visitor.page, Finger(), Random(34))
    axe_finds_nothing(inspector, trader, lambda: visitor.table(game="res_publica", seats=4))
    with Seat(visitor.context, table) as seat:
        seat.play(Random(35))
    for path in ("", "/text", "/replay?at=60&as=all", "/record"):
        inspector.see(table.path + path)
    assert not inspector.found, "\n".join(inspector.found)


def test_each_choice_is_exactly_one_button(visit: Visit, server: Child) -> None:
    visitor = visit(server.base)
    table = visitor.table(game="res_publica", seats=3)
    with Seat(visitor.context, table) as seat:

        def same(seen: Look) -> None:
            choices = seat.choices(seen["seat"], seen["question"], seen["steps"])
            assert sorted(seen["actions"]) == sorted(choice["action"] for choice in choices)

        visitor.page.goto(table.path)
        Trader(visitor.page, Mouse(), Random(36), (same,)).play(moves=25)
