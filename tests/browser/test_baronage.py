"""Regency (Baronage Press) at its page: by mouse, by touch, by keyboard and in words."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from regalia.games.baronage import schema as s
from tests.browser.checking import Inspector, offers_what_is_told
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.people import PLACE, Finger, Keys, Look, Mouse, same_width
from tests.browser.riders import Rider
from tests.browser.wire import Seat
from tests.contract.cases import sweep
from tests.server.running import Child

pytestmark = pytest.mark.long

HANDS: Final[dict[str, Any]] = {"desk": (DESK, Mouse), "phone": (PHONE, Finger)}
WINS = "The game is over. You win!"
SHORT: Final = 1
"""The short board."""
WHOLE: Final = {
    "two castles": (2, 0),
    "two families each": (4, 2),
    "three families": (3, 0),
    "four families": (4, 0),
}
"""Number of seats, and alliance."""
ALWAYS: Final = {"two castles": "desk", "two families each": "phone"}
"""Where a game is played in any case; with longer games each is played on both."""
PLAYED: Final = [
    (name, size) for name in WHOLE for size in HANDS if sweep() or ALWAYS.get(name) == size
]
PLAYED.append(("two castles", "text"))


@pytest.mark.parametrize("size", HANDS)
def test_from_the_first_throw_to_the_banner(size: str, visit: Visit, server: Child) -> None:
    """The first throws at a table of four families, the last at one that is nearly over."""
    settings, hand = HANDS[size]
    visitor = visit(server, **settings)
    page = visitor.page
    table = visitor.table(seed=12, game="baronage", seats=4)
    page.goto(table.path)
    with Seat(visitor.context, table) as seat:

        def check(seen: Look) -> None:
            same_width(page)
            offers_what_is_told(anna, seat, seen)

        anna = Rider(page, hand(), Random(12), (check,))
        anna.play(moves=4)
    table = visitor.at("baronage-last")
    anna = Rider(page, hand(), Random(5))
    anna.take(())
    anna.choose(s.PICK + s.CHIEF)
    anna.play(moves=1)
    expect(page.locator("#ask")).to_have_text(WINS)
    expect(page.locator("#r-scoring")).to_contain_text("stands on the Banner")
    page.goto(f"{table.path}/replay?at=40&as=all")
    expect(page.locator(".piece").first).to_be_visible()


@pytest.mark.parametrize(("setup", "size"), PLAYED)
def test_a_whole_game_with_bots(setup: str, size: str, visit: Visit, server: Child) -> None:
    """On the short board, from the lots to the result; one person may play two families."""
    seats, alliance = WHOLE[setup]
    settings, hand = HANDS.get(size, HANDS["desk"])
    visitor = visit(server, **settings)
    page = visitor.page
    options = {"alliance": alliance, "board": SHORT}
    table = visitor.table(seed=3, game="baronage", seats=seats, options=options)
    anna = Rider(page, hand(), Random(seats), (lambda seen: same_width(page),))
    played = set()
    page.goto(f"{table.path}/text" if size == "text" else table.path)
    while anna.move():
        played.add(anna.answered.split("/")[0])
    assert len(played) == (2 if alliance == 2 else 1)
    assert anna.choices > 20
    expect(page.locator("#ask")).to_contain_text("The game is over")
    if size != "text":
        expect(page.locator("#r-scoring h2")).to_be_visible()
        won = page.locator("#r-scoring .points", has_text=re.compile("^won$"))
        expect(won).to_have_count(2 if alliance else 1)


def test_a_finger_that_rests_magnifies_the_board_and_chooses_where_it_is_lifted(
    visit: Visit, server: Child
) -> None:
    visitor = visit(server, **PHONE)
    page = visitor.page
    visitor.at("baronage-turn")
    anna = Rider(page, Finger(), Random(1))
    anna.turn()
    choices = page.locator(".piece .choice")
    first, second = choices.nth(0), choices.nth(1)
    fingers = visitor.context.new_cdp_session(page)

    def middle(of: Locator) -> dict[str, float]:
        x, y = of.evaluate(PLACE)
        return {"x": x, "y": y}

    def touch(kind: str, *points: dict[str, float]) -> None:
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    def width() -> float:
        return float(first.evaluate("(e) => e.getBoundingClientRect().width"))

    small = width()
    touch("touchStart", middle(first))
    expect(first).to_have_class(re.compile("aimed"))
    assert width() == pytest.approx(2.5 * small, rel=0.05)
    told = page.locator("#choice-label")
    expect(told).to_have_text(first.inner_text())
    beside = {"x": 200.0, "y": float(page.locator(".wishes").evaluate(PLACE)[1])}
    touch("touchMove", beside)
    expect(page.locator(".aimed")).to_have_count(0)
    touch("touchEnd")
    assert page.locator("[data-magnify]").evaluate("(e) => getComputedStyle(e).scale") == "none"
    expect(page.locator(".chosen-mark")).to_have_count(0)
    touch("touchStart", middle(first))
    expect(first).to_have_class(re.compile("aimed"))
    apart = middle(second)
    touch("touchMove", apart)
    expect(second).to_have_class(re.compile("aimed"))
    expect(told).to_have_text(second.inner_text())
    name = (second.get_attribute("id") or "").removeprefix("choose-")
    touch("touchEnd")
    expect(page.locator(f".piece[data-fly='{name}'] .chosen-mark")).to_have_count(1)
    assert page.locator("[data-magnify]").evaluate("(e) => getComputedStyle(e).scale") == "none"


def test_the_magnifier_cuts_no_shield_and_names_every_one(visit: Visit, server: Child) -> None:
    visitor = visit(server, **PHONE)
    page = visitor.page
    visitor.at("baronage-turn")
    Rider(page, Finger(), Random(1)).turn()
    fingers = visitor.context.new_cdp_session(page)
    told = page.locator("#choice-label")
    expect(page.locator(".seat small", has_text="the steward").first).to_be_visible()
    pieces = page.locator(".piece")
    edges: set[str] = set()
    for piece in pieces.all():
        field, box = page.locator("[data-magnify]").bounding_box(), piece.bounding_box()
        assert field is not None
        assert box is not None
        sides = {
            "left": box["x"] - field["x"],
            "top": box["y"] - field["y"],
            "right": field["x"] + field["width"] - box["x"] - box["width"],
            "bottom": field["y"] + field["height"] - box["y"] - box["height"],
        }
        at = {side for side, far in sides.items() if far < box["height"]} - edges
        if not at:
            continue
        edges |= at
        point = {"x": box["x"] + box["width"] * 0.8, "y": box["y"] + box["height"] * 0.8}
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(page.locator("[data-magnify]")).to_have_css("scale", "2.5")
        shown = piece.bounding_box()
        assert shown is not None
        assert shown["x"] >= field["x"] - 1
        assert shown["y"] >= field["y"] - 1
        assert shown["x"] + shown["width"] <= field["x"] + field["width"] + 1
        assert shown["y"] + shown["height"] <= field["y"] + field["height"] + 1
        choice = piece.locator(".choice")
        words = choice.inner_text() if choice.count() else piece.get_attribute("title")
        expect(told).to_have_text(words or "no title")
        assert told.evaluate("(e) => e.scrollWidth <= e.clientWidth")
        point = {"x": 200.0, "y": float(page.locator(".wishes").evaluate(PLACE)[1])}
        fingers.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(told).to_be_empty()
    assert edges == {"left", "top", "right", "bottom"}
    told.evaluate("(e) => (e.textContent = 'to purple Baron 10 '.repeat(5))")
    assert told.evaluate("(e) => e.scrollWidth <= e.clientWidth && e.clientHeight > 30")


def test_the_second_die_is_played_from_where_the_first_has_led_and_taken_back(
    visit: Visit, server: Child
) -> None:
    visitor = visit(server)
    page = visitor.page
    visitor.at("baronage-turn")
    anna = Rider(page, Mouse(), Random(1))
    seen = anna.turn()
    shield = next(action for action in seen["actions"] if action < s.GO)
    piece = page.locator(f".piece:has(#choose-shield-{seen['seat']}-{shield})")
    key = piece.get_attribute("data-fly")
    moved = page.locator(f".piece[data-fly='{key}']")
    before = moved.get_attribute("title")
    anna.choose(shield)
    anna.turn()
    expect(moved.locator(".chosen-mark")).to_have_count(1)
    expect(page.locator(".square .choice[data-mark]").first).to_be_attached()
    anna.choose()
    anna.turn()
    expect(moved).not_to_have_attribute("title", before or "")
    expect(page.locator("#ask")).to_contain_text("The other die shows")
    expect(page.locator(".die.used")).to_have_count(1)
    page.locator("#back").click()
    expect(page.locator(".die.used")).to_have_count(0)
    page.locator("#back").click()
    expect(moved).to_have_attribute("title", before or "")


INK: Final = "(e) => getComputedStyle(e).fill"
ROWS: Final = """
() => [...document.querySelectorAll('.square[title$="Baron 6"]')]
  .map((e) => [e.getBoundingClientRect().top, e.title])
  .sort((one, other) => one[0] - other[0]).map(([, title]) => title)"""
"""The squares in the middle of the sides of the outer rank, from the top down."""


def test_the_board_turns_and_the_way_shows_on_wish(visit: Visit, server: Child) -> None:
    """Purple and red are one person's; the first of them is at the bottom."""
    visitor = visit(server)
    page = visitor.page
    table = visitor.table(seed=3, game="baronage", seats=4, options={"alliance": 2})
    page.goto(table.path)
    up = page.locator(".purple-up")
    expect(page.locator(".nearest")).to_have_class(re.compile("of-0"))
    expect(up).not_to_be_checked()
    assert page.evaluate(ROWS)[-1] == "purple Baron 6"
    up.check()
    assert page.evaluate(ROWS)[0] == "purple Baron 6"
    expect(page.locator(".way:visible")).to_have_count(0)
    whose = page.locator(".whose")
    expect(whose).to_be_hidden()
    page.locator(".show-way").check()
    expect(whose).to_have_text(re.compile(r"^discs: every tenth step of\s+(purple|red)$"))
    inks = [page.locator(one).first.evaluate(INK) for one in (".way:visible .step", "svg .number")]
    assert inks[0] != inks[1]
    expect(page.locator(".way:visible polyline")).to_have_count(1)
    assert len((page.locator(".way:visible polyline").get_attribute("points") or "").split()) >= 100


def test_where_purple_is_at_the_top_anyway_nothing_is_to_be_wished(
    visit: Visit, server: Child
) -> None:
    """For the red family, for who watches, and in a replay, whose board never turns."""
    visitor = visit(server)
    page = visitor.page
    table = visitor.at("baronage-turn")
    expect(page.locator(".nearest")).to_have_class(re.compile("of-2"))
    paths = [table.path]
    over = visitor.at("baronage-last")
    anna = Rider(page, Mouse(), Random(5))
    anna.take(())
    anna.choose(s.PICK + s.CHIEF)
    anna.play(moves=1)
    paths += [f"{over.path}/replay?at={line}&as=all" for line in (0, 3, 40, 41)]
    for path in paths:
        page.goto(path)
        expect(page.locator(".show-numbers")).to_be_visible()
        expect(page.locator(".purple-up")).to_be_hidden()
        assert page.evaluate(ROWS)[0] == "purple Baron 6"
    page.locator(".show-way").check()
    expect(page.locator(".whose")).to_have_text(re.compile("purple|red"))


def test_by_keyboard_and_in_words(visit: Visit, server: Child) -> None:
    visitor = visit(server)
    page = visitor.page
    visitor.at("baronage-turn")
    Rider(page, Keys(Random(3)), Random(3)).play(moves=2)
    page.goto(f"{visitor.at('baronage-last').path}/text")
    expect(page.locator("#r-board")).to_contain_text("from the Banner)")
    anna = Rider(page, Mouse(), Random(5))
    anna.take(())
    anna.choose(s.PICK + s.CHIEF)
    anna.play(moves=1)
    expect(page.locator("main")).to_contain_text("You win!")


@pytest.mark.parametrize("size", HANDS)
def test_axe_finds_nothing(size: str, visit: Visit, server: Child) -> None:
    settings, _ = HANDS[size]
    visitor = visit(server, **settings)
    inspector = Inspector(visitor)
    table = visitor.at("baronage-hostages")
    inspector.look()
    for path in (f"{table.path}/text", "/new/baronage", "/games/baronage"):
        inspector.see(path)
    assert not inspector.found, "\n".join(inspector.found)
