"""The replay of a finished game: by slider, keys and link, and in the view of another seat."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checking import findings
from tests.browser.conftest import PHONE, Visit
from tests.browser.people import hold, let_pass, same_width
from tests.browser.staging import kept, staged
from tests.browser.test_access import LOOKS
from tests.server.running import Child


@pytest.fixture(scope="session")
def game(serving: Child) -> str:
    """The path of a finished game, which everybody may see."""
    return f"/table/{staged(kept('christina-over-3'), ['somebody']).store(serving.store)}"


def at(page: Page) -> int:
    return int(page.locator("[data-replay]").get_attribute("data-at") or -1)


def stops(page: Page) -> list[int]:
    written = page.locator("[data-replay]").get_attribute("data-stops") or ""
    return [int(stop) for stop in written.split(",")]


def shows(page: Page, line: int) -> None:
    expect(page.locator("[data-replay]")).to_have_attribute("data-at", str(line))
    page.wait_for_url(f"**at={line}*")


def test_one_goes_through_it_by_keys_buttons_and_slider(
    visit: Visit, server: Child, game: str
) -> None:
    visitor = visit(server)
    page = visitor.page
    page.goto(f"{game}/replay")
    where = stops(page)
    shows_first = at(page)
    assert shows_first == 0
    page.locator("[data-go=on]").click()
    shows(page, where[1])
    page.locator("[data-go=on]").click()
    shows(page, where[2])
    page.locator("[data-go=back]").click()
    shows(page, where[1])
    page.locator("[data-go=last]").click()
    shows(page, where[-1])
    expect(page.locator("#r-scoring")).not_to_be_empty()
    page.locator("[data-go=first]").click()
    shows(page, 0)
    expect(page.locator("#r-scoring")).to_be_empty()
    page.locator("body").press("ArrowRight")
    shows(page, where[1])
    page.locator("body").press("ArrowLeft")
    shows(page, 0)
    page.locator("body").press("End")
    shows(page, where[-1])
    page.locator("body").press("Home")
    shows(page, 0)
    slider = page.locator("input[type=range]")
    assert slider.get_attribute("max") == str(len(where) - 1)
    slider.fill("5")
    shows(page, where[5])
    slider.press("ArrowRight")
    shows(page, where[6])
    expect(slider).to_have_value("6")
    summary = page.locator("#summary").text_content() or ""
    assert summary.split() == (slider.get_attribute("aria-valuetext") or "").split()
    page.locator("body").press("PageDown")
    shows(page, where[16])
    expect(slider).to_have_value("16")
    page.locator("body").press("PageUp")
    shows(page, where[6])


def test_it_plays_by_itself_until_it_is_paused(visit: Visit, server: Child, game: str) -> None:
    page = visit(server).page
    page.goto(f"{game}/replay")
    where = stops(page)
    hold(page)
    play, shown = page.locator("[data-play]"), page.locator("[data-replay]")
    play.click()
    expect(play).to_have_text("Pause")
    expect(shown).to_have_attribute("data-at", str(where[1]))
    let_pass(page, PACE)
    expect(shown).to_have_attribute("data-at", str(where[2]))
    page.locator("body").press("Space")
    expect(play).to_have_text("Play")
    let_pass(page, 3 * PACE)
    expect(page.locator("input[type=range]")).to_have_value("2")  # where it is, or is going
    page.locator("body").press("End")
    expect(shown).to_have_attribute("data-at", str(where[-1]))
    let_pass(page, PACE)
    play.click()  # from the end it begins anew
    expect(shown).to_have_attribute("data-at", "0")
    let_pass(page, PACE)
    expect(shown).to_have_attribute("data-at", str(where[1]))


def test_amid_a_move_it_says_what_the_picture_shows(visit: Visit, server: Child, game: str) -> None:
    visitor = visit(server)
    page = visitor.page
    page.goto(f"{game}/replay")
    where = stops(page)
    # A move and the card that is turned up after it: between them the page describes only the move.
    before = next(n for n, line in enumerate(where) if n > 1 and line - where[n - 1] > 1)
    line = where[before - 1] + 1
    page.goto(f"{game}/replay?at={line}&as=all")
    assert at(page) == line
    slider, summary = page.locator("input[type=range]"), page.locator("#summary")
    expect(slider).to_have_value(str(before - 1))
    amid = (summary.text_content() or "").strip()
    page.locator("[data-go=on]").click()
    shows(page, where[before])
    whole = " ".join((summary.text_content() or "").split())
    assert whole != amid
    assert whole.startswith(amid)
    page.locator("[data-go=back]").click()
    shows(page, where[before - 1])
    assert not (summary.text_content() or "").startswith(amid)


def test_a_link_leads_to_a_position_as_somebody_saw_it(
    visit: Visit, server: Child, game: str
) -> None:
    visitor = visit(server)
    page = visitor.page
    page.goto(f"{game}/replay")
    line = stops(page)[4]
    page.goto(f"{game}/replay?at={line}&as=1")
    assert at(page) == line
    expect(page.locator("#r-hand")).not_to_be_empty()
    hidden = page.locator("#r-people").inner_html()
    page.goto(f"{game}/replay?at={line}&as=none")
    expect(page.locator("#r-own")).to_have_text("")
    assert page.locator("#r-people").inner_html() != hidden
    page.goto(f"{game}/replay?at={line}&as=all")
    assert page.locator("#r-seat-2 .faction").count() == 1


@pytest.mark.parametrize("script", [True, False])
def test_on_a_phone_and_without_script_too(
    script: bool, visit: Visit, server: Child, game: str
) -> None:
    visitor = visit(server, java_script_enabled=script, **PHONE)
    page = visitor.page
    page.goto(f"{game}/replay")
    where = stops(page)
    page.locator("[data-go=on]").tap()
    page.wait_for_url(f"**at={where[1]}*")
    page.locator("[data-go=last]").tap()
    page.wait_for_url(f"**at={where[-1]}*")
    if script:
        same_width(page)


def test_a_game_that_is_not_over_is_not_shown_again(visit: Visit, server: Child) -> None:
    visitor = visit(server)
    visitor.watch.allow("the server responded with a status of 409")
    table = visitor.table(seed=20, seats=3)
    answer = visitor.page.goto(f"{table.path}/replay")
    assert answer is not None
    assert answer.status == 409
    expect(visitor.page.locator("main")).to_contain_text("over")


def test_back_and_on_shows_what_a_link_there_shows(visit: Visit, server: Child, game: str) -> None:
    visitor = visit(server)
    page = visitor.page

    def board() -> str:
        html: str = page.locator(".stage").evaluate(
            # The script decides which cards are stops of Tab.
            "stage => ['own', 'board', 'people'].map((name) =>"
            " stage.querySelector(`#r-${name}`).innerHTML).join()"
            ".replace(/ tabindex=\"[-0-9]+\"/g, '')"
        )
        return html

    page.goto(f"{game}/replay?at=0&as=1")
    where = stops(page)
    knowing = where[-2]
    linked = {}
    for line in (0, where[len(where) // 2], knowing):
        page.goto(f"{game}/replay?at={line}&as=1")
        linked[line] = board()
    for line in sorted(linked, reverse=True):
        if line != knowing:
            slider = page.locator("input[type=range]")
            slider.fill(str(where.index(line)))
            shows(page, line)
        assert board() == linked[line]


PACE = 1200
"""Milliseconds that the replay stays at a move."""
THOUGHT = 60_000
"""Maximum milliseconds for the bots to analyse a game."""


def opened(page: Page) -> None:
    """Ask for both analyses by bots and wait until they are shown."""
    page.locator("[data-insight=standing] > summary").click()
    expect(page.locator(".chart")).to_be_visible(timeout=THOUGHT)
    page.locator("[data-insight=weighed] > summary").click()
    expect(page.locator("[data-insight=weighed] .insight-result > *").first).to_be_visible(
        timeout=THOUGHT
    )


@pytest.mark.parametrize("look", LOOKS)
def test_bots_say_how_it_stood_and_what_they_would_have_done(
    look: str, visit: Visit, server: Child, game: str
) -> None:
    settings, options = LOOKS[look]
    visitor = visit(server, **settings)
    page = visitor.page
    page.goto(f"{game}/replay")
    where = stops(page)
    page.goto(f"{game}/replay?at={where[5]}")
    opened(page)
    expect(page.locator(".weighed .played")).to_have_count(1)
    expect(page.locator(".weighed .played")).to_contain_text("played")
    assert page.locator(".chart .curve > path").count() == 2 * 3  # in the key, too
    page.locator(".numbers > summary").click()
    assert not (found := findings(page, options)), found
    same_width(page)


def test_what_bots_say_goes_along(visit: Visit, server: Child, game: str) -> None:
    visitor = visit(server)
    page = visitor.page
    page.goto(f"{game}/replay")
    where = stops(page)
    page.goto(f"{game}/replay?at={where[5]}")
    opened(page)
    # A click on the chart leads there, and the bots think again.
    page.locator(".chart a").nth(8).click()
    shows(page, where[8])
    row = page.locator(".numbers tr[aria-current]")
    expect(row).to_have_attribute("data-line", str(where[8]))
    expect(page.locator(".weighed .played")).to_have_count(1, timeout=THOUGHT)
    page.keyboard.press("ArrowRight")
    shows(page, where[9])
    expect(row).to_have_attribute("data-line", str(where[9]))
    key = page.locator(".key b").all_text_contents()
    assert key == [text.strip() for text in row.locator("td").all_text_contents()]
    page.locator(".numbers > summary").click()
    page.locator(".numbers a").nth(3).click()
    shows(page, where[3])
    page.keyboard.press("End")
    shows(page, where[-1])
    expect(page.locator("[data-insight=weighed] .insight-result")).to_have_text("The game is over.")


def test_a_decision_of_another_seat_is_explained_in_its_view(
    visit: Visit, server: Child, game: str
) -> None:
    visitor = visit(server)
    page = visitor.page
    page.goto(f"{game}/replay")
    line = stops(page)[5]
    page.goto(f"{game}/replay?at={line}&as=none&bots=1")
    result = page.locator("[data-insight=weighed] .insight-result")
    expect(result).to_contain_text("to decide here.")
    result.locator("a").click()
    expect(page.locator(".weighed .played")).to_have_count(1, timeout=THOUGHT)
    expect(page.locator("[data-replay]")).not_to_have_attribute("data-as", "none")
