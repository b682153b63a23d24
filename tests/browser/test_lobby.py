"""Seats and forms before the game, by keyboard; the proof of a fair deal after it."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Dialog, Locator, Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.people import Keys
from tests.browser.tables import Table
from tests.browser.wire import Seat
from tests.server.running import Child


def sent(page: Page, keys: Keys, button: str) -> None:
    """Press a button by keyboard, and wait for the page that its form leads to."""
    with page.expect_navigation():
        keys.press(page.locator(button))


def next_stop(page: Page) -> Locator:
    """The element that the next Tab reaches."""
    page.keyboard.press("Tab")
    return page.locator(":focus")


@pytest.mark.parametrize("script", [True, False])
def test_after_each_form_the_focus_is_at_its_seat(
    script: bool, visit: Visit, server: Child
) -> None:
    visitor = visit(server, java_script_enabled=script)
    page, keys = visitor.page, Keys(Random(30))
    page.goto(visitor.table(seed=25, seats=4, start=False, bots=0).path)
    for press, stop in (("bot-1", "stand-1"), ("stand-1", "kind-1"), ("bot-2", "stand-2")):
        sent(page, keys, f"#{press}")
        seat = press[-1]
        expect(page.locator(f"#chair-{seat}")).to_be_focused()
        expect(next_stop(page)).to_have_id(stop)
    sent(page, keys, "#invite-3")
    if script:  # copying needs a script
        expect(page.locator("#copy")).to_be_focused()
    sent(page, keys, "text=Back to the table")
    expect(page.locator("#chair-3")).to_be_focused()
    expect(next_stop(page)).to_have_id("stand-3")
    for button in ("#stand-3", "#bot-3", "#bot-1"):
        sent(page, keys, button)
    sent(page, keys, "#start")
    expect(page.locator("#ask")).to_be_focused()


def test_the_form_offers_what_a_table_of_so_many_may_set(visit: Visit, server: Child) -> None:
    page = visit(server).page
    page.goto("/new/regency")
    option = page.locator("fieldset", has_text="against Catherine")
    for seats in (4, 2, 3, 1):
        page.locator(f"label[for=seats-{seats}]").click()
        expect(option).to_be_visible(visible=seats < 3)
        expect(option.locator("input").first).to_be_enabled(enabled=seats < 3)


def test_nobody_is_sent_from_a_seat_unasked_or_unawares(visit: Visit, server: Child) -> None:
    host, guest = visit(server), visit(server)
    table = host.table(seed=25, seats=3, start=False, bots=0)
    Table(guest.context, server.base, table.id).sit(1, "Bo")
    host.page.goto(table.path)
    guest.page.goto(table.path)
    expect(guest.page.locator("#chair-1.mine")).to_be_visible()
    asked: list[str] = []

    def refuse(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    host.page.once("dialog", refuse)
    host.page.locator("#stand-1").click()
    assert asked == ["Bo sits here. Free the seat anyway?"]
    expect(host.page.locator("#chair-1 b")).to_have_text("Bo")
    host.page.once("dialog", lambda dialog: dialog.accept())
    host.page.locator("#stand-1").click()
    expect(guest.page.locator("#alert")).to_contain_text("Your seat was freed")
    expect(guest.page.locator("#chair-1 b")).to_have_text("Free")


@pytest.mark.parametrize("script", [True, False])
def test_a_listed_table_says_at_once_that_it_is_sealed(
    visit: Visit, server: Child, script: bool
) -> None:
    page = visit(server, java_script_enabled=script).page
    page.goto("/new/christina")
    listed = page.get_by_label("List it on the front page")
    expect(page.locator("#brisk")).to_be_visible()
    expect(page.locator("#sealed")).to_be_hidden()
    for box, checked, sealed in (
        (listed, True, True),
        (page.locator("#timing-brisk"), True, False),
        (page.locator("#timing-sealed"), True, True),
        (listed, False, True),
    ):
        box.set_checked(checked)
        expect(page.locator("#sealed")).to_be_visible(visible=sealed)
        expect(page.locator("#brisk")).to_be_visible(visible=not sealed)


def test_the_way_back_to_a_refused_form_sends_nothing_again(visit: Visit, server: Child) -> None:
    visitor = visit(server)
    visitor.watch.allow("status of 4")
    page = visitor.page
    page.goto("/new/christina")
    page.get_by_label("Your name").fill("   ")
    page.get_by_role("button", name="Make the table").click()
    expect(page.locator(".wrong")).to_be_visible()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/table/*")
    page.go_back()
    expect(page.get_by_label("Your name")).to_be_visible()
    table = visitor.table(seed=25, seats=3, start=False, bots=0, people=())
    page.goto(table.path)
    page.locator("#name-0").fill("   ")
    page.locator("#sit-0").click()
    expect(page.locator(".wrong")).to_be_visible()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#chair-0.mine")).to_be_visible()
    page.go_back()
    expect(page.locator("#chair-0.mine")).to_be_visible()


def test_a_person_who_leaves_a_seat_gets_no_news_that_it_was_freed(
    visit: Visit, server: Child
) -> None:
    visitor = visit(server)
    table = visitor.table(seed=25, seats=3, start=False, bots=0)
    page = visitor.page
    page.goto(table.path)
    page.route("**/seats/0/stand", lambda route: (route.fetch(), route.fulfill(status=204)))
    page.locator("#stand-0").click()
    expect(page.locator("#chair-0.mine")).to_have_count(0)
    expect(page.locator("#alert")).to_be_hidden()


def test_the_focus_stays_at_a_seat_that_somebody_else_takes(visit: Visit, server: Child) -> None:
    host, guest = visit(server), visit(server)
    table = host.table(seed=31, seats=3, start=False, bots=0)
    host.page.goto(table.path)
    Keys(Random(31)).reach(host.page.locator("#bot-1"))
    Table(guest.context, server.base, table.id).sit(1, "Bo")
    expect(host.page.locator("#chair-1 b")).to_have_text("Bo")
    expect(host.page.locator("#chair-1")).to_be_focused()


def _with_another_seed(route: Route) -> None:
    answer = route.fetch()
    html = re.sub('data-seed="..', 'data-seed="00', answer.text())
    route.fulfill(response=answer, body=html)


FITS, VERBS, VERDICT = "#found-fits", "#found-shown", "#verdict"


def test_the_browser_finds_out_whether_the_deal_was_fair(visit: Visit, server: Child) -> None:
    anna, stranger = visit(server), visit(server, fresh=True)
    table = anna.at("christina-last")  # the page shows the hash and stores it
    with Seat(anna.context, table) as seat:
        seat.play(Random(32))
    anna.page.get_by_role("link", name="Was it dealt fairly?").click()
    expect(anna.page.locator(FITS)).to_have_text("yes")
    expect(anna.page.locator(VERBS)).to_have_text("yes: it noted the same at the table")
    expect(anna.page.locator(VERDICT)).to_contain_text("Yes: ")
    expect(anna.page.locator(VERDICT)).to_contain_text("Your browser saw the fingerprint")
    anna.page.evaluate("(key) => localStorage.setItem(key, 'another')", f"regalia-hash-{table.id}")
    anna.page.reload()
    expect(anna.page.locator(VERBS)).to_have_text("no: it noted another")
    expect(anna.page.locator(VERDICT)).to_contain_text("No: the fingerprint that your browser")
    stranger.context.add_init_script("Object.defineProperty(crypto, 'subtle', {value: undefined})")
    stranger.page.goto(f"{table.path}/record")
    expect(stranger.page.locator(VERBS)).to_contain_text("no note of its own")
    expect(stranger.page.locator(FITS)).to_contain_text("not here: it computes hashes only over")
    lying = visit(server)
    lying.page.route("**/record", _with_another_seed)
    lying.page.goto(f"{table.path}/record")
    expect(lying.page.locator(FITS)).to_contain_text("no: the number's is ")
    expect(lying.page.locator(VERDICT)).to_contain_text("No: ")
