"""Regency (Baronage Press) at its page: by mouse, by touch, by keyboard and in words."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from regalia.games.baronage import schema as s
from tests.browser.checking import Inspector, offers_what_is_told
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.people import Finger, Keys, Look, Mouse, same_width
from tests.browser.riders import Rider
from tests.browser.wire import Seat
from tests.contract.cases import sweep
from tests.server.running import Child

pytestmark = pytest.mark.long

HANDS: Final[dict[str, Any]] = {"desk": (DESK, Mouse), "phone": (PHONE, Finger)}
WINS = "The game is over: You win!"
SHORT: Final = 1
"""The short board."""
WHOLE: Final[dict[str, tuple[int, int, str]]] = {
    "two castles": (2, 0, "desk"),
    "two families each": (4, 2, "phone"),
    "three families": (3, 0, "desk"),
    "four families": (4, 0, "phone"),
}
"""Number of seats, alliance, and where the game is played; a sweep plays each on both."""
PLAYED: Final = [
    (name, size) for name, (*_, own) in WHOLE.items() for size in HANDS if sweep() or size == own
]


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
    seats, alliance, _ = WHOLE[setup]
    settings, hand = HANDS[size]
    visitor = visit(server, **settings)
    page = visitor.page
    options = {"alliance": alliance, "board": SHORT}
    table = visitor.table(seed=3, game="baronage", seats=seats, options=options)
    anna = Rider(page, hand(), Random(seats), (lambda seen: same_width(page),))
    played = set()
    anna.open(table)
    while anna.move():
        played.add(anna.answered.split("/")[0])
    assert len(played) == (2 if alliance == 2 else 1)
    assert anna.choices > 20
    expect(page.locator("#ask")).to_contain_text("The game is over")
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
    field = page.locator("[data-magnify]")
    choice = page.locator(".piece .choice").first
    box = choice.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = visitor.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": point[0], "y": point[1]} for point in points]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def enlarged() -> float:
        now = choice.bounding_box()
        assert now is not None
        return now["width"] / box["width"]

    touch("touchStart", (x, y))
    expect(choice).to_have_class(re.compile("aimed"))
    assert enlarged() == pytest.approx(2.5, abs=0.1)
    expect(page.locator("#choice-label")).to_have_text(re.compile("[a-z]"))
    touch("touchMove", (x + 150, y))
    expect(page.locator(".aimed", has=page.locator("xpath=self::*"))).not_to_have_id(
        choice.get_attribute("id") or ""
    )
    touch("touchEnd")
    expect(field).not_to_have_attribute("style", re.compile("scale: 2"))
    assert enlarged() == pytest.approx(1, abs=0.01)


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
    page.locator("#back").click()
    page.locator("#back").click()
    expect(moved).to_have_attribute("title", before or "")


def test_the_board_turns_and_the_way_shows_on_wish(visit: Visit, server: Child) -> None:
    visitor = visit(server)
    page = visitor.page
    visitor.at("baronage-turn")
    spurs = page.locator("#r-board .field")

    def rows() -> list[Any]:
        own = "[...document.querySelectorAll('.square[title$=\"Baron 6\"]')]"
        places = page.evaluate(f"{own}.map((e) => [e.title, e.getBoundingClientRect().top])")
        return sorted(places, key=lambda place: -place[1])

    family = page.locator(".nearest").get_attribute("class") or ""
    colours = ("purple", "blue", "red", "green")
    mine = colours[int(family[-1])]
    assert rows()[0][0] == f"{mine} Baron 6"
    page.locator(".purple-up").check()
    assert rows()[-1][0] == "purple Baron 6"
    expect(page.locator(".way:visible")).to_have_count(0)
    page.locator(".show-way").check()
    expect(page.locator(".way:visible")).to_have_count(1)
    assert len((page.locator(".way:visible").get_attribute("points") or "").split()) >= 100
    expect(spurs).to_be_visible()


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
