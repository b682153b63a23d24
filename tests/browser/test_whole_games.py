"""Whole games of Christina Regina against bots: by mouse, keyboard, touch, and on the text page."""

from __future__ import annotations

from pathlib import Path
from random import Random
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from regalia.engine import record
from tests.browser.conftest import PHONE, Visit
from tests.browser.people import Finger, Keys, Look, Mouse, Person, same_width
from tests.browser.wire import Seat
from tests.server.running import Child

OVER = 60_000.0


def table_id(page: Page) -> str:
    return urlsplit(page.url).path.split("/")[2]


def proved(text: str) -> bool:
    """Whether a record replays to its end, and the seed gives its lots."""
    return "Result" in text and bool(record.read(text).lines)


def test_by_mouse_from_the_home_page_to_the_record(
    visit: Visit, strict_server: Child, tmp_path: Path
) -> None:
    visitor = visit(strict_server.base, reduced_motion="no-preference")
    page = visitor.page
    page.goto("/")
    same_width(page)
    page.get_by_role("link", name="Christina Regina").first.click()
    if "/new/" not in page.url:
        page.get_by_role("link", name="table").first.click()
    page.locator("[name=name]").fill("Anna")
    hurry(page)
    page.locator("form button[type=submit], form button:not([type])").last.click()
    page.wait_for_url("**/table/*")
    begin(page)
    anna = Person(page, Mouse(), Random(1))
    anna.play()
    expect(page.locator("#r-scoring")).not_to_be_empty()
    expect(page.locator("#r-after")).to_contain_text("Seed")
    with page.expect_download() as downloading:
        page.locator("#r-after a[download]").click()
    kept = tmp_path / "record"
    downloading.value.save_as(kept)
    assert record.read(kept.read_text()).players()[0] == "Anna"
    page.locator("#r-after a[href$='/replay']").click()
    page.wait_for_url("**/replay*")
    expect(page.locator("#r-board")).not_to_be_empty()


def hurry(page: Page) -> None:
    """Let the bots answer at once, where the form asks how fast they are to be."""
    pace = page.locator("[name=pace]")
    if pace.count():
        pace.first.select_option(index=0)


def begin(page: Page) -> None:
    """Begin the game, where the table waits for that."""
    page.wait_for_load_state()
    start = page.locator("form[action$='/start'] button")
    if start.count():
        start.click()


def test_by_keyboard_alone(visit: Visit, server: Child) -> None:
    visitor = visit(server.base)
    page, rng = visitor.page, Random(2)
    keys = Keys(rng)
    table = visitor.table(seats=2)
    page.goto(table.path)
    anna = Person(page, keys, rng)
    anna.play()
    assert keys.tabs
    expect(page.locator("#r-after")).not_to_be_empty()
    keys.press(page.locator("#r-after a[href$='/replay']"))
    page.wait_for_url("**/replay*")


def test_by_touch_on_a_phone_without_scrolling_sideways(visit: Visit, server: Child) -> None:
    visitor = visit(server.base, **PHONE)
    page = visitor.page

    def fits(_: Look) -> None:
        same_width(page)

    page.goto(visitor.table(seats=5).path)
    Person(page, Finger(), Random(3), (fits,)).play()
    same_width(page)
    page.locator("#r-after a[href$='/replay']").tap()
    page.wait_for_url("**/replay*")
    same_width(page)


def test_on_the_text_page(visit: Visit, server: Child) -> None:
    visitor = visit(server.base)
    page = visitor.page
    page.goto(f"{visitor.table(seats=3).path}/text")
    Person(page, Mouse(), Random(4)).play()
    expect(page.locator("#ask")).to_have_text("The game is over.")
    assert page.locator("svg:not(.sprite)").count() == 0


def test_on_the_text_page_without_script(visit: Visit, server: Child) -> None:
    visitor = visit(server.base, java_script_enabled=False)
    page, rng = visitor.page, Random(5)
    table = visitor.table(seats=3)
    page.goto(f"{table.path}/text")
    asked = page.locator("#asked")
    choices = 0
    while page.locator("#ask").inner_text() != "The game is over.":
        if not asked.count():  # the bots are not done yet; a browser looks again by itself
            page.goto(f"{table.path}/text")
            continue
        buttons = asked.locator("button[data-action]")
        buttons.nth(rng.randrange(buttons.count())).click()
        choices += 1
    assert choices > 5
    with Seat(visitor.context, table) as seat:
        assert seat.now["result"] is not None
