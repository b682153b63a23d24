"""For everybody: axe finds nothing on any page, each choice is one button, the focus stays."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Visit, Visitor
from tests.browser.people import Look, Mouse, Person, same_width
from tests.browser.wire import Seat
from tests.server.running import Child

AXE = Axe()
LOOKS: dict[str, dict[str, Any]] = {
    "light": DESK,
    "dark": {**DESK, "color_scheme": "dark"},
    "phone": PHONE,
}
REFUSED = "the server responded with a status of 4"
FADED = """async () => {
    for (let still = 0; still < 2; still += 1) {
        const running = document.getAnimations();
        if (running.length) still = -1;
        await Promise.allSettled(running.map((one) => one.finished));
        await new Promise((done) => setTimeout(done, 100));
    }
}"""
"""What is half faded is too pale for axe."""


def findings(page: Page) -> str:
    """What axe objects to, as lines."""
    found = []
    for fault in AXE.run(page).response["violations"]:
        for node in fault["nodes"][:4]:
            found.append(f"{page.url} {fault['id']}: {fault['help']}: {node['html'][:200]}")
            found.append(f"    {node.get('failureSummary', '')[:300]}")
    return "\n".join(found)


class Inspector:
    """Opens pages and collects what is wrong with them."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.found: list[str] = []

    def see(self, path: str) -> None:
        """Open a page and look at it."""
        self.page.goto(path)
        self.look()

    def look(self) -> None:
        """Look at the page that is open."""
        self.page.wait_for_load_state("networkidle" if "/table" not in self.page.url else "load")
        self.page.evaluate(FADED)
        same_width(self.page)
        if text := findings(self.page):
            self.found.append(text)


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_around_the_game(look: str, visit: Visit, server: Child) -> None:
    visitor = visit(server.base, **LOOKS[look])
    visitor.watch.allow(REFUSED)
    inspector = Inspector(visitor)
    waiting = visitor.table(seats=3, start=False, bots=1)
    visitor.table(seats=3)  # one to watch
    for path in ("/", "/games/christina", "/new/christina", waiting.path):
        inspector.see(path)
    visitor.page.locator("#invite-1").click()  # the page that shows the link of a seat
    expect(visitor.page.locator("#link")).to_have_value(re.compile("/join/"))
    inspector.look()
    visitor.page.get_by_role("link", name="Back to the table").click()
    visitor.page.locator("#stand-1").click()
    inspector.look()
    guest = visit(server.base, **LOOKS[look])
    guest.watch.allow(REFUSED)
    of_guest = Inspector(guest)
    of_guest.see(waiting.path)
    of_guest.see(waiting.invite(1))
    for path in ("/table/nosuchtable", "/join/nosuch", "/nowhere", "/games/chess", "/new/chess"):
        of_guest.see(path)
    of_guest.see(f"{waiting.path}/replay")
    of_guest.see(f"{waiting.path}/record")
    assert not inspector.found + of_guest.found, "\n".join(inspector.found + of_guest.found)


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_at_the_table(look: str, visit: Visit, server: Child) -> None:
    visitor = visit(server.base, **LOOKS[look])
    inspector = Inspector(visitor)
    table = visitor.table(seats=5, people=("Maximilian von Oxenstern",))
    inspector.see(table.path)
    inspector.see(f"{table.path}/text")
    visitor.page.goto(table.path)
    anna = Person(visitor.page, Mouse(), Random(15))
    anna.play(moves=2)
    anna.begin_move()
    inspector.look()
    inspector.see(f"{table.path}/text")
    looker = Inspector(visit(server.base, **LOOKS[look]))
    looker.see(table.path)
    with Seat(visitor.context, table) as seat:
        seat.play(Random(16))
    for path in ("", "/text", "/replay", "/replay?at=20&as=1", "/record"):
        inspector.see(table.path + path)
    assert not inspector.found + looker.found, "\n".join(inspector.found + looker.found)


@pytest.mark.parametrize(("view", "seats"), [("", 2), ("", 4), ("", 5), ("/text", 3)])
def test_each_choice_is_exactly_one_button(
    view: str, seats: int, visit: Visit, server: Child
) -> None:
    visitor = visit(server.base)
    table = visitor.table(seats=seats)
    with Seat(visitor.context, table) as seat:

        def same(seen: Look) -> None:
            choices = seat.choices(seen["seat"], seen["question"], seen["steps"])
            expected = sorted(choice["action"] for choice in choices)
            assert sorted(seen["actions"]) == expected
            unnamed = visitor.page.evaluate(
                "[...document.querySelectorAll('[data-action]')]"
                ".filter(e => e.tagName !== 'BUTTON' || !e.textContent.trim()).length"
            )
            assert unnamed == 0

        visitor.page.goto(table.path + view)
        Person(visitor.page, Mouse(), Random(17 + seats), (same,)).play()


def test_the_focus_stays_where_it_was_while_others_move(visit: Visit, server: Child) -> None:
    visitor = visit(server.base)
    page = visitor.page
    table = visitor.table(seats=4, pace=150)
    page.goto(table.path)
    anna = Person(page, Mouse(), Random(18))
    for target in ("#story", "#r-seat-2 [tabindex]", "#r-hand [tabindex]"):
        anna.turn()
        before = page.locator("#story li").count()
        while anna.look()["asked"] != None and anna.look()["asked"] != anna.answered:  # noqa: E711
            anna.choose()
            page.wait_for_timeout(100)
        place = page.locator(target).first
        place.focus()
        if anna.look()["over"]:
            break
        expect(page.locator("#story li").nth(before + 2)).to_be_attached()
        expect(place).to_be_focused()


def test_after_a_choice_the_focus_is_at_the_next_question(visit: Visit, server: Child) -> None:
    visitor = visit(server.base)
    page = visitor.page
    page.goto(visitor.table(seats=3).path)
    Person(page, Mouse(), Random(19)).begin_move()
    at = page.evaluate("document.activeElement?.closest('#r-question, [data-region]')?.id ?? ''")
    assert at, "the focus fell to the page"
