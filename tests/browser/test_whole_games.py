"""Christina Regina from the home page to the record: by mouse, keyboard, touch, and in words."""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import monotonic

import pytest
from playwright.sync_api import expect

from regalia.engine import record
from tests.browser.checking import offers_what_is_told
from tests.browser.conftest import PHONE, Visit
from tests.browser.people import PATIENCE, Finger, Keys, Look, Mouse, Person, same_width
from tests.browser.wire import Seat
from tests.server.running import Child

pytestmark = pytest.mark.long

OVER = "The game is over."


def test_by_mouse_from_the_home_page_to_the_record(
    visit: Visit, strict_server: Child, tmp_path: Path
) -> None:
    """The first moves at a table made by the forms, and the last at one that is nearly over."""
    visitor = visit(strict_server, reduced_motion="no-preference")
    page = visitor.page
    page.goto("/")
    same_width(page)
    page.get_by_role("link", name="Play Christina Regina", exact=True).click()
    page.get_by_label("Your name").fill("Anna")
    page.locator("#timing-brisk").check()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/table/*")
    anna = Person(page, Mouse(), Random(1))
    anna.play(moves=2)
    anna.turn()
    visitor.at("christina-last")
    anna.answered = ""
    anna.play()
    expect(page.locator("#r-scoring")).not_to_be_empty()
    expect(page.locator("#r-after")).to_contain_text("Was it dealt fairly?")
    with page.expect_download() as downloading:
        page.locator("#r-after a[download]").click()
    kept = tmp_path / "record"
    downloading.value.save_as(kept)
    assert record.read(kept.read_text()).players()[0] == "Anna"
    page.locator("#r-after a[href$='/replay']").click()
    page.wait_for_url("**/replay*")
    expect(page.locator("#r-board")).not_to_be_empty()


def test_a_table_is_made_by_keyboard_alone(visit: Visit, server: Child) -> None:
    page, rng = visit(server).page, Random(2)
    keys = Keys(rng)
    page.goto("/")
    keys.press(page.get_by_role("link", name="Play Christina Regina", exact=True))
    page.wait_for_url("**/new/christina")
    keys.write(page.get_by_label("Your name"), "Anna")
    keys.reach(page.locator("[name=seats]:checked"))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[name=seats][value='2']")).to_be_checked()
    keys.reach(page.locator("[name=pace]:checked"))
    page.keyboard.press("ArrowRight")
    keys.press(page.get_by_role("button", name="Make the table"))
    page.wait_for_url("**/table/*")
    Person(page, keys, rng).play(moves=1)


def test_a_whole_game_by_keyboard_alone(visit: Visit, server: Child) -> None:
    visitor = visit(server)
    page, keys = visitor.page, Keys(Random(2))
    table = visitor.table(seed=15, seats=3)
    page.goto(table.path)
    with Seat(visitor.context, table) as seat:

        def check(seen: Look) -> None:
            offers_what_is_told(anna, seat, seen)

        anna = Person(page, keys, Random(15), (check,))
        anna.play()
    expect(page.locator("#r-after")).not_to_be_empty()
    keys.press(page.locator("#r-after a[href$='/replay']"))
    page.wait_for_url("**/replay*")
    page.keyboard.press("End")
    expect(page.locator("#r-scoring")).not_to_be_empty()


def test_by_touch_on_a_phone_without_scrolling_sideways(visit: Visit, server: Child) -> None:
    visitor = visit(server, **PHONE)
    page = visitor.page

    def fits(_: Look) -> None:
        same_width(page)

    page.goto(visitor.table(seed=3, seats=5).path)
    anna = Person(page, Finger(), Random(3), (fits,))
    anna.play(moves=4)
    anna.turn()
    visitor.at("christina-last")
    anna.answered = ""
    anna.play()
    same_width(page)
    page.locator("#r-after a[href$='/replay']").tap()
    page.wait_for_url("**/replay*")
    same_width(page)


def test_on_the_text_page(visit: Visit, server: Child) -> None:
    visitor = visit(server)
    page = visitor.page
    page.goto(f"{visitor.table(seed=4, seats=3).path}/text")
    anna = Person(page, Mouse(), Random(4))
    anna.play(moves=4)
    anna.turn()
    page.goto(f"{visitor.at('christina-last').path}/text")
    anna.answered = ""
    anna.play()
    expect(page.locator("#ask")).to_have_text(OVER)
    assert page.locator("main [class*=card]").count() == 0


def test_on_the_text_page_without_script(visit: Visit, server: Child) -> None:
    visitor = visit(server, java_script_enabled=False)
    page, rng = visitor.page, Random(5)
    asked = page.locator("#asked")
    choices = 0
    for table in (visitor.table(seed=5, seats=3), visitor.at("christina-last")):
        page.goto(f"{table.path}/text")
        enough = choices + 6
        late = monotonic() + PATIENCE / 1000
        while choices < enough and page.locator("#ask").inner_text() != OVER:
            if not asked.count():  # the bots are not done yet; a browser looks again by itself
                assert monotonic() < late, "nothing was asked any more"
                page.goto(f"{table.path}/text")
                continue
            buttons = asked.locator("button[data-action]")
            buttons.nth(rng.randrange(buttons.count())).click()
            choices += 1
            late = monotonic() + PATIENCE / 1000
    assert choices > 6
    with Seat(visitor.context, table) as seat:
        assert seat.now["result"] is not None
