"""Accessibility: axe finds nothing on any page, each choice is one button, the focus stays."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.checking import BUILT, COLOURS, Inspector, offers_what_is_told
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.people import Look, Mouse, Person
from tests.browser.wire import Seat
from tests.server.running import Child

pytestmark = pytest.mark.long

LOOKS: Final[dict[str, tuple[dict[str, Any], dict[str, Any]]]] = {
    "light": (DESK, {}),
    "dark": ({**DESK, "color_scheme": "dark"}, COLOURS),
    "phone": (PHONE, BUILT),
}
"""Settings of a browser, and what axe looks for there."""
REFUSED: Final = "the server responded with a status of 4"


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_around_the_game(look: str, visit: Visit, server: Child) -> None:
    settings, options = LOOKS[look]
    visitor = visit(server, **settings)
    visitor.watch.allow(REFUSED)
    inspector = Inspector(visitor, options)
    waiting = visitor.table(seed=13, seats=3, start=False, bots=1)
    one_to_watch = visitor.table(seed=14, seats=3)
    with Seat(visitor.context, one_to_watch):
        inspector.see("/")
    for path in ("/games/christina", "/new/christina", waiting.path):
        inspector.see(path)
    visitor.page.locator("#invite-1").click()  # the page that shows the link of a seat
    expect(visitor.page.locator("#link")).to_have_value(re.compile("/join/"))
    inspector.look()
    visitor.page.get_by_role("link", name="Back to the table").click()
    visitor.page.locator("#stand-1").click()
    expect(visitor.page.locator("#chair-1 b")).to_have_text("Free")
    inspector.look()
    guest = visit(server, **settings)
    guest.watch.allow(REFUSED)
    of_guest = Inspector(guest, options)
    of_guest.see(waiting.path)
    of_guest.see(waiting.invite(1))
    refused = ["/table/nosuchtable", f"{waiting.path}/replay"]
    if look == "light":  # the same on all looks
        refused += ["/join/nosuch", "/nowhere", "/games/chess", "/new/chess"]
        refused.append(f"{waiting.path}/record")
    for path in refused:
        of_guest.see(path)
    assert not inspector.found + of_guest.found, "\n".join(inspector.found + of_guest.found)


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_at_the_table(look: str, visit: Visit, server: Child) -> None:
    settings, options = LOOKS[look]
    visitor = visit(server, **settings)
    inspector = Inspector(visitor, options)
    table = visitor.table(seed=15, seats=5, people=("Maximilian von Oxenstern",))
    inspector.see(f"{table.path}/text")
    inspector.see(table.path)
    anna = Person(visitor.page, Mouse(), Random(15))
    anna.play(moves=2)
    anna.begin_move()
    inspector.look()
    inspector.see(f"{table.path}/text")
    looker = Inspector(visit(server, **settings), options)
    looker.see(table.path)
    assert not inspector.found + looker.found, "\n".join(inspector.found + looker.found)


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_after_the_game(look: str, visit: Visit, server: Child) -> None:
    settings, options = LOOKS[look]
    visitor = visit(server, **settings)
    inspector = Inspector(visitor, options)
    table = visitor.at("christina-over-5", name="Maximilian von Oxenstern")
    for path in ("", "/text", "/replay", "/replay?at=20&as=1", "/record"):
        inspector.see(table.path + path)
    assert not inspector.found, "\n".join(inspector.found)


@pytest.mark.parametrize(("view", "seats"), [("", 2), ("", 5), ("/text", 3)])
def test_each_choice_is_exactly_one_button(
    view: str, seats: int, visit: Visit, server: Child
) -> None:
    visitor = visit(server)
    table = visitor.table(seed=17 + seats, seats=seats)
    visitor.page.goto(table.path + view)
    with Seat(visitor.context, table) as seat:

        def same(seen: Look) -> None:
            offers_what_is_told(anna, seat, seen)

        anna = Person(visitor.page, Mouse(), Random(17 + seats), (same,))
        anna.play(moves=8)


def test_the_focus_stays_where_it_was_while_others_move(visit: Visit, server: Child) -> None:
    visitor = visit(server)
    page = visitor.page
    page.goto(visitor.table(seed=18, seats=4, pace=150).path)
    anna = Person(page, Mouse(), Random(18))
    for target in ("#story", "#r-seat-2 [tabindex]", "#r-hand [tabindex]"):
        anna.turn()
        before = page.locator("#story li").count()
        anna.move()
        place = page.locator(target).first
        place.focus()
        expect(page.locator("#story li").nth(before + 2)).to_be_attached()
        expect(place).to_be_focused()


def test_after_a_choice_the_focus_is_at_the_next_question(visit: Visit, server: Child) -> None:
    visitor = visit(server)
    page = visitor.page
    page.goto(visitor.table(seed=19, seats=3).path)
    Person(page, Mouse(), Random(19)).begin_move()
    at = page.evaluate("document.activeElement?.closest('#r-question, [data-region]')?.id ?? ''")
    assert at, "the focus fell to the page"
