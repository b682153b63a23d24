"""Several browsers at one table: what each sees and hears, and what happens when one goes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest
from playwright.sync_api import Browser, Page, expect

from regalia.wire import ABORTED
from tests.browser.conftest import Visit, Visitor
from tests.browser.people import Mouse, Person, whose_turn
from tests.browser.staging import Staged
from tests.browser.tables import Place, Table, person
from tests.browser.wire import Seat
from tests.server.running import Child, Hosted

WINDOWS = ((1280, 800), (390, 844), (360, 640))
SOON = 500
"""Milliseconds after which it counts that somebody is gone, where that is tested."""


def both(visit: Visit, server: Place) -> tuple[Visitor, Visitor, Table]:
    """Anna, who has made a table and begins, and Bo, invited by a link."""
    anna, bo = visit(server), visit(server)
    table = anna.table(seed=6, seats=2, start=False, bots=0)
    invitation = table.invite(1)
    bo.page.goto(invitation)
    bo.page.locator("[name=name]").fill("Bo")
    bo.page.locator("main form button").last.click()
    bo.page.wait_for_url(f"**{table.path}")
    anna.page.goto(table.path)
    expect(anna.page.locator("#r-seating")).to_contain_text("Bo")
    anna.page.locator("form[action$='/start'] button").click()
    for visitor in (anna, bo):
        expect(visitor.page.locator("#r-hand")).not_to_be_empty()
    return anna, bo, table


def last_line(page: Page) -> int:
    lines = page.locator("#story li[data-line]")
    return int(lines.last.get_attribute("data-line") or 0) if lines.count() else 0


def test_each_sees_the_others_moves_at_once(visit: Visit, server: Child) -> None:
    anna, bo, _ = both(visit, server)
    people = [Person(visitor.page, Mouse(), Random(6)) for visitor in (anna, bo)]
    for _ in range(4):
        mover = whose_turn(*people)
        if mover is None:
            break
        other = people[1 - people.index(mover)]
        before = last_line(other.page)
        mover.move()
        expect(other.page.locator("#story li").last).not_to_have_attribute("data-line", str(before))


def test_an_invitation_leaves_the_address_and_opens_its_seat_once(
    visit: Visit, server: Child
) -> None:
    anna, bo, eve = (visit(server) for _ in range(3))
    table = anna.table(seed=7, seats=2, start=False, bots=0)
    invitation = table.invite(1)
    secret = invitation.rpartition("/")[2]
    bo.page.goto(invitation)
    bo.page.locator("[name=name]").fill("Bo")
    bo.page.locator("main form button").last.click()
    bo.page.wait_for_url(f"**{table.path}")
    assert secret not in bo.page.url
    assert secret not in bo.page.content()
    eve.watch.allow("the server responded with a status of 4")
    eve.page.goto(invitation)
    expect(eve.page.locator("main")).to_contain_text("This invitation has been used")
    assert not any(secret in frame for one in (anna, bo) for frame in one.watch.frames)


def test_nothing_of_the_others_colour_reaches_a_page_or_its_socket(
    visit: Visit, server: Child
) -> None:
    """Before anybody strikes, nothing before a seat or in a hand may be of another's colour.

    What two worlds that differ in it alone send is compared byte for byte in
    tests/server/test_two_worlds.py; here, that a browser gets and shows no more.
    """
    anna, bo, table = both(visit, server)
    with Seat(bo.context, table) as seat:
        secret = seat.observation()["factions"][1]
    people = [Person(visitor.page, Mouse(), Random(7)) for visitor in (anna, bo)]
    expect(bo.page.locator("#r-hand")).to_contain_text(f"You are {secret}")
    for _ in range(5):
        mover = whose_turn(*people)
        if mover is None:
            break
        mover.move()
        assert f"You are {secret}" not in anna.page.inner_text("#r-hand")
        if not anna.page.locator(".tries").count():
            assert secret not in anna.page.inner_html("#r-seat-1").lower()
    heard = "".join(anna.watch.frames)
    assert heard
    cookie = {c["name"]: c["value"] for c in bo.context.cookies()}["regalia"]
    assert f"You are {secret}" not in heard
    assert cookie not in heard
    assert cookie not in anna.page.content()


def test_a_spectator_sees_what_all_see_and_is_offered_nothing(visit: Visit, server: Child) -> None:
    anna, looker = visit(server), visit(server)
    table = anna.table(seed=8, seats=3)
    anna.page.goto(table.path)
    looker.page.goto(table.path)
    person = Person(anna.page, Mouse(), Random(8))
    for _ in range(3):
        person.move()
        person.turn()
        expect(looker.page.locator("#story li").last).to_have_attribute(
            "data-line", str(last_line(anna.page))
        )
        assert looker.page.locator("[data-action], #asked, [data-back]").count() == 0
        assert looker.page.inner_text("#r-own").strip() == ""
    assert anna.page.locator("#r-hand .faction").count() == 3
    assert looker.page.locator("#r-hand .faction").count() == 0


@pytest.fixture
def soon(browser: Browser, tmp_path: Path) -> Iterator[Hosted]:
    """A server to which somebody is gone at once."""
    with (
        patch("regalia.table.presence.GRACE_PERIOD", SOON),
        Hosted(tmp_path / "regalia.db", seed=1, limited=False) as hosted,
    ):
        yield hosted


def test_a_bot_stands_in_for_an_absent_person_until_they_take_back_their_seat(
    visit: Visit, soon: Hosted
) -> None:
    anna, bo, table = both(visit, soon)
    people = [Person(visitor.page, Mouse(), Random(9)) for visitor in (anna, bo)]
    while (mover := whose_turn(*people)) is people[0]:
        people[0].move()  # until Bo is asked, who then goes
    assert mover is not None
    bo.page.goto("about:blank")
    vote = anna.page.locator("#r-seat-1 [data-send]")
    vote.click()
    asked = anna.page.locator("#asked")
    asked.wait_for()
    expect(anna.page.locator("#r-seat-1")).to_contain_text("steward")
    back = bo.page.locator('#r-question [data-send*="return"]')
    bo.page.goto(table.path)
    expect(back).to_be_visible()
    bo.page.goto(f"{table.path}/text")
    back.click()
    expect(back).to_have_count(0)
    expect(anna.page.locator("#r-seat-1")).not_to_contain_text("steward")
    people[0].move()
    assert whose_turn(*people) is not None


AWAY_FOR = """async (seconds) => {
  const table = document.querySelector('script[src*="table.js"]').src;
  const { showTimes } = await import(table.replace("table.js", "presence.js"));
  for (const away of document.querySelectorAll("[data-away]")) {
    away.dataset.away = Date.now() - 1000 * seconds;
  }
  for (const button of document.querySelectorAll("[data-from]")) {
    button.dataset.from = Date.now() + 1000 * (300 - seconds);
  }
  showTimes();
  const times = document.querySelectorAll("#r-people :is([data-away], .wait)");
  const words = [...times].map((time) => time.textContent);
  const shown = [...document.querySelectorAll("#r-people *")];
  const places = shown.map((part) => Object.values(part.getBoundingClientRect().toJSON()));
  return [words, JSON.stringify(places)];
}"""
"""What stands beside the seats after somebody was away for so long, and where everything is."""


TIMES = (1, 42, 119, 170, 181, 301, 3600)
"""Seconds."""


@pytest.mark.parametrize("game", ["christina", "res_publica", "regency", "baronage", "domus"])
def test_nothing_moves_while_the_time_of_who_is_away_passes(
    game: str, visit: Visit, server: Child
) -> None:
    anna, bo = visit(server), visit(server)
    own = person(anna.context, server)
    laid = Staged(game, 4, 6, own)
    laid.sit(0, own, "Anna")
    places = [seat for seat in range(4) if laid.table.chairs[seat].free()]
    laid.sit(places[0], person(bo.context, server), "Bo")
    for seat in places[1:]:
        if laid.table.chairs[seat].free():
            laid.engage(seat, "steward")
    laid.begin()
    table = laid.store(server.store, True)
    for path in (f"/table/{table}", f"/table/{table}/text"):
        anna.page.goto(path)
        expect(anna.page.locator("[data-away]")).not_to_have_count(0)
        for width, height in WINDOWS:
            anna.page.set_viewport_size({"width": width, "height": height})
            seen = [anna.page.evaluate(AWAY_FOR, each) for each in TIMES]
            assert [sorted(words, reverse=True) for words, _ in seen][1::2] == [
                ["in 4 min", "away 42 s"],
                ["in 2 min", "away 2 min"],
                ["now", "away 5 min"],
            ]
            assert len({places for _, places in seen}) == 1


ROWS = """() => [...document.querySelectorAll("#table > *, .rest > *")].map((row) => {
  const { top, height } = row.getBoundingClientRect();
  return `${row.id || row.className}: ${top} ${height}`;
})"""
"""Where the rows of the table are."""


def rows(page: Page) -> list[list[str]]:
    """Where the rows of a table are in windows of several sizes."""
    found = []
    for width, height in (*WINDOWS, WINDOWS[0]):
        page.set_viewport_size({"width": width, "height": height})
        found.append(page.evaluate(ROWS))
    return found


def test_who_is_silent_is_asked_and_any_press_says_that_they_are_here(
    visit: Visit, browser: Browser, tmp_path: Path
) -> None:
    with (
        patch("regalia.table.presence.CALL_AFTER", SOON),
        Hosted(tmp_path / "regalia.db", seed=1, limited=False) as hosted,
    ):
        anna, bo, _ = both(visit, hosted)
        people = [Person(visitor.page, Mouse(), Random(9)) for visitor in (anna, bo)]
        while (mover := whose_turn(*people)) is people[0]:
            people[0].move()
        assert mover is not None
        ask = anna.page.locator("#call")
        before = rows(anna.page)
        ask.click()  # once it is there
        expect(anna.page.locator("#ask .until")).to_contain_text("Asked: a bot plays in")
        assert rows(anna.page) == before
        expect(bo.page.locator("[data-called]")).to_contain_text("asks whether you are there")
        expect(bo.page.locator("[data-called] .until")).to_contain_text("A bot plays for you in")
        bo.page.locator("h1, h2").first.click()
        expect(bo.page.locator("#here")).to_have_count(0)
        expect(anna.page.locator("#ask .until")).to_have_count(0)
        expect(anna.page.locator("#ask")).to_contain_text("Replied: “I am here”")
        assert rows(anna.page) == before, "what is told of who is silent moves nothing"


NOTE_QUESTIONS = """() => {
  window.noted = [];
  const note = () => noted.push(document.getElementById("ask").textContent);
  new MutationObserver(note).observe(document.getElementById("r-question"), {
    childList: true, characterData: true, subtree: true,
  });
}"""
"""Keeps the text of each question that is shown, in ``noted``."""


def test_both_agree_to_end_the_game_and_one_may_resign(visit: Visit, server: Child) -> None:
    anna, bo, _ = both(visit, server)
    ending = anna.page.locator("#final-abort")
    anna.page.locator("#settings > summary").click()
    expect(anna.page.locator("#abort")).to_be_hidden()
    ending.locator("summary").click()
    anna.page.locator("#abort").click()
    asked = bo.page.locator(".ask .note", has_text="without a result")
    expect(asked).to_contain_text("Anna wants to end the game without a result.")
    expect(anna.page.locator("[id^=final-resign] p")).to_be_hidden()
    anna.page.locator("#abort-back").click()
    expect(asked).to_have_count(0)
    expect(ending).to_have_count(1)
    ending.locator("summary").click()
    anna.page.locator("#abort").click()
    anna.page.evaluate(NOTE_QUESTIONS)
    bo.page.locator("#agree").click()
    for visitor in (anna, bo):
        expect(visitor.page.locator("#ask")).to_have_text(ABORTED)
        expect(visitor.page.locator("#settings")).to_be_hidden()
        expect(visitor.page.locator("#asking")).to_have_text(ABORTED)
        expect(visitor.page.locator(".after")).to_contain_text("Read the record")
    assert "The game is over." not in anna.page.evaluate("noted"), "nothing else was to be seen"
    anna, bo, _ = both(visit, server)
    bo.page.locator("#settings > summary").click()
    bo.page.locator("#settings .final summary", has_text="Resign").click()
    bo.page.locator("[id^=resign-]").click()
    expect(bo.page.locator(".ask")).to_contain_text("You have resigned;")
    expect(anna.page.locator("#r-people")).to_contain_text("resigned;")
    expect(bo.page.locator("#settings .controls")).to_have_count(0)
