"""Nothing is lost when the server is killed, the page is reloaded or its version changes."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest
from playwright.sync_api import Browser, Page, expect

from regalia.page.renderer import Renderer
from tests.browser.conftest import Visit
from tests.browser.people import Mouse, Person, once
from tests.browser.relay import Relay
from tests.server.running import Child, Hosted

pytestmark = pytest.mark.long

LOST = "WebSocket connection to|ERR_|Failed to load resource"
"""Chromium's console message for a server that does not answer."""
RENEWED = """(before) => {
  const now = document.documentElement?.dataset.version;
  return now && now !== before;
}"""
STEPS = "(steps) => document.querySelector('#asked')?.dataset.steps === steps"
QUESTION = "(question) => Number(document.querySelector('#asked')?.dataset.question) === question"


def story(page: Page) -> list[str]:
    return page.locator("#story li").all_inner_texts()


@pytest.mark.parametrize("half", [False, True])
def test_a_killed_server_is_reported_and_comes_back_with_nothing_lost(
    half: bool, browser: Browser, visit: Visit, tmp_path: Path
) -> None:
    store = tmp_path / "regalia.db"
    with Relay(store) as relay:
        with Child(store, seed=1) as server:
            relay.to = server.port
            visitor = visit(relay)
            visitor.watch.allow(LOST)
            page = visitor.page
            page.goto(visitor.table(seed=10, seats=3).path)
            anna = Person(page, Mouse(), Random(10))
            anna.play(moves=2)
            asked = (anna.begin_move() if half else anna.turn())["asked"]
            before = story(page)
            relay.to = 0
            server.kill()
            pill = page.locator("#connection")
            expect(pill).to_be_visible()
            expect(pill).to_contain_text(re.compile("connect", re.IGNORECASE))
        with Child(store, seed=1) as server:
            relay.to = server.port
            expect(pill).to_be_hidden()
            once(page, STEPS, asked.split("/")[2])
            assert story(page)[: len(before)] == before
            anna.answered = ""
            anna.play(moves=2)
            anna.turn()
            lines = page.locator("#story li")
            shown = lines.evaluate_all("(all) => all.map((one) => Number(one.dataset.line))")
            assert shown == sorted(set(shown)), "the story is told twice"
            assert len(shown) > len(before)


@pytest.mark.parametrize("view", ["", "/text"])
def test_the_half_made_move_is_there_again_after_f5(view: str, visit: Visit, server: Child) -> None:
    visitor = visit(server)
    page = visitor.page
    page.goto(visitor.table(seed=11, seats=3).path + view)
    anna = Person(page, Mouse(), Random(11))
    seen = anna.begin_move()
    asked = page.inner_text("#ask")
    page.reload()
    anna.answered = ""
    once(page, STEPS, ",".join(map(str, seen["steps"])))
    assert page.inner_text("#ask") == asked
    assert sorted(anna.look()["actions"]) == sorted(seen["actions"])
    anna.play(moves=2)


@pytest.mark.parametrize("view", ["", "/text"])
def test_a_step_is_taken_back_until_the_move_is_finished(
    view: str, visit: Visit, server: Child
) -> None:
    visitor = visit(server)
    page = visitor.page
    page.goto(visitor.table(seed=12, seats=3).path + view)
    anna = Person(page, Mouse(), Random(12))
    for _ in range(3):
        first = anna.turn()
        seen = anna.begin_move()
        if seen["over"]:
            break
        anna.hand.press(page.locator("[data-back]"))
        expect(page.locator("#asked")).to_have_attribute(
            "data-steps", ",".join(map(str, seen["steps"][:-1]))
        )
        again = anna.look()
        assert page.locator("[data-back]").count() == bool(again["steps"])
        if first["question"] == again["question"]:
            assert sorted(again["actions"]) == sorted(first["actions"])
        anna.answered = ""
        anna.move()


def test_a_page_of_another_version_loads_itself_anew(
    browser: Browser, visit: Visit, tmp_path: Path
) -> None:
    store, files = tmp_path / "regalia.db", Renderer._files

    def others(renderer: Renderer) -> list[tuple[str, bytes]]:
        return [*files(renderer), ("older.html", b"")]

    with Relay(store) as relay:
        with patch.object(Renderer, "_files", others), Hosted(store, seed=1) as older:
            relay.to = older.port
            visitor = visit(relay)
            visitor.watch.allow(LOST)
            page = visitor.page
            page.goto(visitor.table(seed=13, seats=2).path)
            anna = Person(page, Mouse(), Random(13))
            anna.move()
            before = version(page)
            relay.to = 0
        with Child(store, seed=1) as newer:
            relay.to = newer.port
            once(page, RENEWED, before)
            page.wait_for_load_state()
            anna.answered = ""
            assert anna.move()


def version(page: Page) -> str:
    """The version of the page's files."""
    return page.locator("html").get_attribute("data-version") or ""


def test_two_windows_of_one_person_stay_the_same(visit: Visit, server: Child) -> None:
    visitor = visit(server)
    table = visitor.table(seed=14, seats=3)
    visitor.page.goto(table.path)
    other = visitor.context.new_page()
    other.goto(table.path)
    anna = Person(visitor.page, Mouse(), Random(14))
    for _ in range(4):
        anna.move()
        seen = anna.turn()
        once(other, QUESTION, seen["question"])
