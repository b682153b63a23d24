"""The script of a table's page: messages from the server, and clicks."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Position, expect

from tests.browser.conftest import Visit, Visitor
from tests.browser.fake import BASE, document, question, until
from tests.browser.people import DOUBLE_TAP, Mouse, drawn, hold, let_pass

TABLE = """
<div data-table="t1" data-lines="2" data-view="table">
<p id="latest"></p><p id="choice-label"></p><p id="asking" role="status"></p>
<p id="connection" role="status" hidden></p><p id="alert" role="alert" hidden></p>
<div id="r-question" data-region="question">{question}</div>
<div id="r-board" data-region="board"></div>
<div id="r-scoring" class="late" data-region="scoring"></div>
<div id="r-after" data-region="after"></div>
<ol id="story" tabindex="0"><li data-line="1">One</li><li data-line="2">Two</li></ol></div>
"""


class Playing:
    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.watch = visitor.watch
        text = document(TABLE.format(question=question(1)), "table.js")
        self.fake = visitor.fake({"/table/t1": text})
        self.fake.welcome = page_of(question(1))
        self.mouse = Mouse()

    def open(self) -> None:
        self.page.goto(f"{BASE}/table/t1")
        expect(self.page.locator("#board-is-here")).to_be_attached()

    def asked(self, text: str) -> Locator:
        return self.page.locator("#ask", has_text=text)

    def click(self, action: int) -> dict[str, Any]:
        before = len(self.fake.moves())
        self.mouse.press(self.page.locator(f'[data-action="{action}"]'))
        until(self.page, lambda: len(self.fake.moves()) > before)
        return self.fake.moves()[-1]

    def answer(self, move: dict[str, Any], result: str, html: str = "", **more: Any) -> None:
        kept = {name: move[name] for name in ("seat", "question", "id")}
        regions = {"question": html} if html else {}
        self.fake.tell(type="answer", result=result, regions=regions, **kept, **more)

    def pass_by(self, milliseconds: float) -> None:
        """Let time pass and receive all messages of the page; its ping comes after them."""
        let_pass(self.page, milliseconds)
        let_pass(self.page, LOOKED)  # so that it pings when it is visible again
        pings = self.fake.received.count(PING)
        self.page.evaluate("dispatchEvent(new Event('online'))")
        until(self.page, lambda: self.fake.received.count(PING) > pings)

    def update(self, html: str, **more: Any) -> None:
        fields = {"title": "Now", "status": "playing", "lines": 2, "story": [], **more}
        self.fake.tell(type="update", regions={"question": html}, **fields)


AGAIN = 2600
"""Milliseconds after which an unanswered move has been sent again."""
PING = {"type": "ping"}
LOOKED = 1100
"""Milliseconds of silence after which a page that becomes visible sends a ping."""


def page_of(html: str, board: str = "") -> dict[str, Any]:
    regions = {"question": html, "board": f"<p id='board-is-here'></p>{board}"}
    fields = {"title": "Told", "status": "playing", "lines": 2, "story": []}
    return {"type": "page", "regions": regions, **fields}


TOO_SOON = 200
"""Milliseconds after which nobody can have read a new question and pressed at the same place."""
SEEN = 60
"""Milliseconds after these when somebody can."""
NOTE_PRESS = "addEventListener('click', ({clientX, clientY}) => (window.spot = {clientX, clientY}))"
PRESS_AGAIN = """() => {
  const button = document.querySelector('[data-action="1"]');
  button.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
  button.dispatchEvent(
    new MouseEvent('click', {bubbles: true, cancelable: true, detail: 1, ...spot})
  );
}"""
"""Presses a button that has moved to where the last one was pressed."""
SECOND_OF_TWO = PRESS_AGAIN.replace("detail: 1, ...spot", "detail: 2")
"""Presses it as the second click of a double click."""


@pytest.fixture
def at(visit: Visit) -> Playing:
    return Playing(visit(BASE))


def test_a_move_of_two_steps(at: Playing) -> None:
    at.open()
    assert "version=v1&line=2" in at.fake.sockets[0].url
    first = at.click(1)
    assert (first["seat"], first["question"], first["steps"]) == (0, 1, [1])
    expect(at.page.locator("[data-action='1']")).to_have_attribute("aria-busy", "true")
    at.page.locator("[data-action='0']").click()  # the click is ignored
    at.answer(first, "step", question(1, "1", (4, 5)))
    second = at.click(5)
    assert second["steps"] == [1, 5]
    assert len(at.fake.moves()) == 2
    at.answer(second, "accepted")
    at.page.locator("[data-action='4']").click()  # the question is answered
    at.update(question(2))
    expect(at.asked("Question 2")).to_be_visible()
    assert len(at.fake.moves()) == 2
    expect(at.page).to_have_title("Now")


def test_steps_are_taken_back_by_button_and_by_escape(at: Playing) -> None:
    at.fake.welcome = page_of(question(1, "3,4"))
    at.open()
    at.page.locator("[data-back]").click()
    until(at.page, lambda: at.fake.moves())
    assert at.fake.moves()[-1]["steps"] == [3]
    at.answer(at.fake.moves()[-1], "step", question(1, "3"))
    expect(at.page.locator("#asked")).to_have_attribute("data-steps", "3")
    at.page.keyboard.press("Escape")
    until(at.page, lambda: len(at.fake.moves()) == 2)
    assert at.fake.moves()[-1]["steps"] == []


def test_the_second_of_a_double_click_is_none(at: Playing) -> None:
    at.open()

    def answer(message: dict[str, Any]) -> None:
        if message["type"] == "move":
            at.answer(message, "accepted")
            at.update(question(2))

    at.fake.on_message = answer
    hold(at.page)
    place: Position = {"x": 5, "y": 5}
    at.page.locator("[data-action='0']").dblclick(delay=30, position=place)
    expect(at.asked("Question 2")).to_be_visible()
    at.pass_by(DOUBLE_TAP)
    assert len(at.fake.moves()) == 1
    at.page.locator("[data-action='0']").click(position=place)
    until(at.page, lambda: len(at.fake.moves()) == 2)


def test_a_second_press_at_the_same_place_comes_too_soon_to_be_meant(at: Playing) -> None:
    at.open()
    at.page.evaluate(NOTE_PRESS)
    hold(at.page)
    first = at.click(1)
    at.answer(first, "step", question(1, "1", (1,)))
    expect(at.page.locator("#asked")).to_have_attribute("data-steps", "1")
    at.page.evaluate(PRESS_AGAIN)
    let_pass(at.page, TOO_SOON)
    at.page.evaluate(PRESS_AGAIN)
    at.pass_by(0)
    assert len(at.fake.moves()) == 1
    at.page.evaluate(PRESS_AGAIN)
    until(at.page, lambda: len(at.fake.moves()) == 2)


def test_a_second_press_at_the_same_place_counts_once_the_question_can_be_read(at: Playing) -> None:
    at.open()
    at.page.evaluate(NOTE_PRESS)
    hold(at.page)
    first = at.click(1)
    at.answer(first, "step", question(1, "1", (1,)))
    expect(at.page.locator("#asked")).to_have_attribute("data-steps", "1")
    let_pass(at.page, TOO_SOON + SEEN)
    at.page.evaluate(PRESS_AGAIN)
    until(at.page, lambda: len(at.fake.moves()) == 2)


def test_a_slow_double_click_is_one_click(at: Playing) -> None:
    at.open()
    hold(at.page)
    first = at.click(1)
    at.answer(first, "step", question(1, "1", (1,)))
    expect(at.page.locator("#asked")).to_have_attribute("data-steps", "1")
    let_pass(at.page, 450)
    at.page.evaluate(SECOND_OF_TWO)
    at.pass_by(0)
    assert len(at.fake.moves()) == 1
    expect(at.page.locator("#alert")).to_contain_text("too early")


HURRY = """<button type="button" id="hurry" data-send='{"type":"hurry"}'>Hurry</button>"""


def test_pressed_twice_what_hurries_bots_answers_no_question_that_comes_between(
    at: Playing,
) -> None:
    at.fake.welcome = page_of(HURRY)
    at.open()
    hold(at.page)
    at.page.locator("#hurry").click()
    until(at.page, lambda: {"type": "hurry"} in at.fake.received)
    at.update(question(1))
    expect(at.asked("Question 1")).to_be_visible()
    at.page.evaluate(SECOND_OF_TWO)
    at.pass_by(0)
    assert not at.fake.moves()


def test_a_press_meant_for_what_hurries_bots_answers_no_question_that_comes_in_its_place(
    at: Playing,
) -> None:
    at.fake.welcome = page_of(HURRY)
    at.open()
    at.page.evaluate(
        """() => {
          const {x, y} = document.getElementById('hurry').getBoundingClientRect();
          window.spot = {clientX: x + 5, clientY: y + 5};
        }"""
    )
    hold(at.page)
    at.update(question(1))
    expect(at.asked("Question 1")).to_be_visible()
    let_pass(at.page, 450)
    at.page.evaluate(PRESS_AGAIN)
    at.pass_by(0)
    assert not at.fake.moves()
    expect(at.page.locator("#alert")).to_contain_text("too early")
    at.page.evaluate(PRESS_AGAIN)
    until(at.page, lambda: len(at.fake.moves()) == 1)


LAST = """<section data-last="Say it?"><p>1 Hun and 2 <span data-gap>of what</span>
<button type="button" data-say="" disabled>Say it</button></p><ul>
<li><button type="button" data-action="7">x</button><span>Goths</span></li>
<li><button type="button" data-action="8">x</button><span>Vikings</span></li></ul></section>"""


def test_what_ends_a_statement_is_filled_in_and_sent_by_say_it(at: Playing) -> None:
    at.fake.welcome = page_of(question(1, "3,4", ()) + LAST)
    at.open()
    say = at.page.locator("[data-say]")
    expect(say).to_be_disabled()
    for action, name in ((7, "Goths"), (8, "Vikings")):
        at.page.locator(f'[data-action="{action}"]').click()
        expect(at.page.locator("[data-gap]")).to_have_text(name)
        expect(at.page.locator("[aria-pressed]")).to_have_count(1)
        expect(at.page.locator("#ask")).to_have_text("Say it?")
    at.pass_by(0)
    assert not at.fake.moves()
    say.click()
    until(at.page, lambda: at.fake.moves())
    assert at.fake.moves()[-1]["steps"] == [3, 4, 8]


def test_by_keyboard_say_it_has_the_focus_after_what_it_says(at: Playing) -> None:
    at.fake.welcome = page_of(question(1, "3,4", ()) + LAST)
    at.open()
    at.page.locator('[data-action="7"]').press("Enter")
    expect(at.page.locator("[data-say]")).to_be_focused()
    at.page.keyboard.press("Enter")
    until(at.page, lambda: at.fake.moves())
    assert at.fake.moves()[-1]["steps"] == [3, 4, 7]


ENDED = {
    "question": '<div class="question over"><h2 id="ask" tabindex="-1">Anna wins</h2></div>',
    "after": "<p>After it</p>",
    "scoring": "<p>3 points</p>",
    "board": "<b id='board-is-here'>the last card</b>",
}


LAST_MOVE = [[9, '<li data-line="9">Anna drew the last card.</li>']]
"""The move that ended the game."""


def test_at_the_end_the_board_is_seen_before_what_came_of_it(at: Playing) -> None:
    at.open()
    hold(at.page)
    at.fake.tell(type="update", regions=ENDED, story=LAST_MOVE)
    expect(at.page.locator("#r-board")).to_have_text("the last card")
    expect(at.page.locator("#ask")).to_have_text("The game is over.")
    expect(at.page.locator("#r-scoring")).to_be_empty()
    expect(at.page.locator("#r-after")).to_be_empty()
    at.fake.tell(type="update", regions={"after": "<p>Once more</p>", "board": "<b>seen</b>"})
    expect(at.page.locator("#r-board")).to_have_text("seen")
    let_pass(at.page, 2400)
    expect(at.page.locator("#r-after")).to_be_empty()
    let_pass(at.page, 200)
    expect(at.page.locator("#ask")).to_have_text("Anna wins")
    expect(at.page.locator("#r-scoring")).to_have_text("3 points")
    expect(at.page.locator("#r-after")).to_have_text("Once more")
    expect(at.page.locator("#asking")).to_have_text("Anna wins")
    at.fake.tell(type="update", regions={"after": "<p>At last</p>"})
    expect(at.page.locator("#r-after")).to_have_text("At last")


def test_a_page_that_reconnects_during_the_end_shows_all_of_it(at: Playing) -> None:
    at.open()
    hold(at.page)
    at.fake.tell(type="update", regions=ENDED, story=LAST_MOVE)
    expect(at.page.locator("#ask")).to_have_text("The game is over.")
    at.fake.tell(type="page", regions=ENDED)
    expect(at.page.locator("#ask")).to_have_text("Anna wins")
    at.fake.tell(type="update", regions={"board": "<b id='board-is-here'>the end</b>"})
    expect(at.page.locator("#r-board")).to_have_text("the end")
    let_pass(at.page, 2700)
    expect(at.page.locator("#ask")).to_have_text("Anna wins")
    expect(at.page.locator("#r-scoring")).to_have_text("3 points")


def test_a_click_that_began_at_another_question_answers_nothing(at: Playing) -> None:
    at.open()
    button = at.page.locator("[data-action='0']")
    button.hover()
    at.page.mouse.down()
    at.update(question(2))
    expect(at.asked("Question 2")).to_be_visible()
    button.hover()  # the update may have moved it
    at.page.evaluate("addEventListener('click', (event) => (window.clicked = event.target.id))")
    at.page.mouse.up()
    assert at.page.evaluate("window.clicked") == "choose-0"
    at.pass_by(0)
    assert not at.fake.moves()
    assert at.click(0)["question"] == 2


SLOW = """(() => {
  const {animate} = Element.prototype;
  Element.prototype.animate = function (frames) {
    return animate.call(this, frames, 60_000);
  };
})()"""
"""Makes everything that moves stay nearly where it was."""
FLYING = (
    '<section data-fly="card">'
    '<button type="button" id="choose-7" data-action="7">Card</button></section>'
)
OTHER = '<button type="button" id="choose-8" data-action="8">Another</button>'
PLACE = """(element) => {
  const {x, y, width, height} = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
ABOVE = "<p>One</p><p>Two</p><p>Three</p><p>Four</p><p>Five</p>"


def in_flight(visit: Visit, below: str = "") -> tuple[Playing, tuple[list[float], list[float]]]:
    """A page on which a card with a choice moves down; where it is seen, and where it will be."""
    at = Playing(visit(BASE, reduced_motion="no-preference"))
    at.fake.welcome = page_of(question(1), FLYING + ABOVE)
    at.open()
    at.page.evaluate(SLOW)
    card = at.page.locator("#choose-7")
    seen: list[float] = card.evaluate(PLACE)
    at.fake.tell(
        type="update",
        regions={"board": f"<p id='board-is-here'></p>{below}{ABOVE}{FLYING}"},
        title="Now",
        status="playing",
        lines=2,
        story=[],
    )
    at.page.wait_for_function("() => document.getAnimations().length")
    lands: list[float] = at.page.evaluate(
        """() => {
          const card = document.querySelector("[data-fly]");
          return [card.offsetLeft, card.offsetTop + card.offsetHeight / 2];
        }"""
    )
    return at, (seen, [seen[0], lands[1]])


@pytest.mark.parametrize("landed", [False, True])
def test_a_press_of_a_card_in_flight_counts_where_it_is_seen_and_where_it_lands(
    landed: bool, visit: Visit
) -> None:
    at, places = in_flight(visit)
    at.page.mouse.click(*places[landed], button="right")
    at.pass_by(0)
    assert not at.fake.moves()
    at.page.mouse.click(*places[landed])
    until(at.page, lambda: at.fake.moves())
    assert at.fake.moves()[-1]["steps"] == [7]
    at.pass_by(0)
    assert len(at.fake.moves()) == 1


def test_a_press_where_a_card_flies_over_another_choice_is_said_to_be_too_early(
    visit: Visit,
) -> None:
    at, (seen, _) = in_flight(visit, OTHER)
    at.page.mouse.click(*seen)
    expect(at.page.locator("#alert")).to_contain_text("too early")
    at.pass_by(0)
    assert not at.fake.moves()


def test_a_press_counts_although_its_button_is_replaced_before_the_release(at: Playing) -> None:
    at.open()
    at.page.locator("#choose-1").hover()
    at.page.mouse.down()
    other = '<button type="button" id="choose-1" data-action="1">Do 1</button>'
    regions = {"question": question(1, actions=(0,)), "board": other}
    at.fake.tell(type="update", regions=regions, title="Now", status="playing", lines=2, story=[])
    expect(at.page.locator("#r-board #choose-1")).to_be_visible()
    at.page.mouse.up()
    until(at.page, lambda: at.fake.moves())
    assert at.fake.moves()[-1]["steps"] == [1]


def test_a_press_whose_choice_is_gone_at_the_release_is_said_to_be_too_early(at: Playing) -> None:
    at.open()
    at.page.locator("#choose-1").hover()
    at.page.mouse.down()
    at.update(question(2, actions=(0,)))
    expect(at.asked("Question 2")).to_be_visible()
    at.page.mouse.up()
    expect(at.page.locator("#alert")).to_contain_text("too early")
    assert not at.fake.moves()


def test_a_press_while_the_last_choice_is_on_its_way_is_answered(at: Playing) -> None:
    at.open()
    first = at.click(1)
    at.page.locator("[data-action='0']").click()
    expect(at.page.locator("#alert")).to_contain_text("on its way")
    at.answer(first, "step", question(1, "1", (4, 5)))
    expect(at.page.locator("#alert")).to_be_hidden()
    assert len(at.fake.moves()) == 1


def test_a_refusal_is_shown_until_something_succeeds(at: Playing) -> None:
    at.open()
    refused = at.click(0)
    at.answer(refused, "rejected", sentence="Not so.")
    alert = at.page.locator("#alert")
    expect(alert).to_have_text("Not so.")
    expect(at.page.locator("[data-action='0']")).not_to_have_attribute("aria-busy", "true")
    again = at.click(0)
    assert again["id"] != refused["id"]
    at.answer(again, "step", question(1, "0"))
    expect(alert).to_be_hidden()


def test_an_unanswered_move_is_sent_again_on_this_connection_and_the_next(at: Playing) -> None:
    at.open()
    first = at.click(0)
    let_pass(at.page, AGAIN)
    until(at.page, lambda: len(at.fake.moves()) == 2)
    at.fake.sockets[-1].close(code=1012)
    until(at.page, lambda: len(at.fake.moves()) == 3)
    assert at.fake.moves() == [first] * 3
    assert len(at.fake.sockets) == 2
    at.page.reload()
    until(at.page, lambda: len(at.fake.moves()) == 4)
    assert at.fake.moves()[-1] == first
    at.answer(first, "accepted")
    at.update(question(2))
    expect(at.asked("Question 2")).to_be_visible()
    at.pass_by(AGAIN)
    assert len(at.fake.moves()) == 4


def _more_moves(at: Playing, before: int) -> bool:
    return len(at.fake.moves()) > before


def test_a_half_made_move_survives_f5_and_a_lost_connection(at: Playing) -> None:
    at.open()
    at.answer(at.click(1), "step", question(1, "1", (4, 5)))
    expect(at.page.locator("[data-action='4']")).to_be_visible()
    for again in (at.page.reload, lambda: at.fake.sockets[-1].close(code=1013)):
        before = len(at.fake.moves())
        again()
        until(at.page, partial(_more_moves, at, before))
        resumed = at.fake.moves()[-1]
        assert resumed["steps"] == [1]
        at.answer(resumed, "step", question(1, "1", (4, 5)))
        expect(at.page.locator("[data-action='4']")).to_be_visible()
    at.fake.welcome = page_of(question(2))
    before = len(at.fake.moves())
    at.page.reload()
    expect(at.asked("Question 2")).to_be_visible()
    at.pass_by(0)
    assert len(at.fake.moves()) == before


COUNT_SOCKETS = """(() => {
  const Real = WebSocket;
  window.openings = 0;
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      window.openings += 1;
      window.latest = this;
    }
  };
})()"""
"""Makes the page count its sockets and keep the latest."""
NOTE_PILL = """new MutationObserver(() => (window.shownAt ??= Date.now()))
  .observe(document.getElementById('connection'), {attributes: true}), Date.now()"""
BACK_ONLINE = """() => {
  if (latest.readyState !== WebSocket.CLOSED) return [];
  const before = openings;
  dispatchEvent(new Event('online'));
  return [openings - before];
}"""
"""How many sockets the news opens at once that the network is back; nothing where one is open."""


def test_a_lost_connection_is_shown_after_a_second_and_comes_back(at: Playing) -> None:
    at.open()
    at.page.evaluate(COUNT_SOCKETS)
    pill = at.page.locator("#connection")
    expect(pill).to_be_hidden()
    at.fake.welcome = None
    at.fake.close = 1013
    since = at.page.evaluate(NOTE_PILL)
    at.fake.sockets[-1].close(code=1013)
    expect(pill).to_be_visible()
    expect(pill).to_have_text("Reconnecting…")
    assert at.page.evaluate("shownAt") - since > 900
    opened: list[int] = []

    def attempts() -> list[int]:
        opened.extend(at.page.evaluate(BACK_ONLINE))
        return opened

    until(at.page, attempts)
    assert opened == [1]
    at.fake.close = None
    at.fake.welcome = page_of(question(1))
    expect(pill).to_be_hidden()


def test_silence_is_broken_by_a_ping_and_a_dead_line_given_up(at: Playing) -> None:
    at.open()
    let_pass(at.page, 16_000)
    until(at.page, lambda: PING in at.fake.received)
    assert len(at.fake.sockets) == 1
    let_pass(at.page, 11_500)
    until(at.page, lambda: len(at.fake.sockets) == 2)


@pytest.mark.parametrize(("code", "word"), [(4401, "seat"), (4404, "table"), (4499, "later")])
def test_some_ends_are_final(at: Playing, code: int, word: str) -> None:
    at.open()
    at.page.evaluate(COUNT_SOCKETS)
    at.fake.sockets[-1].close(code=code)
    expect(at.page.locator("#alert")).to_contain_text(word)
    let_pass(at.page, 10_000)
    assert at.page.evaluate("openings") == 0


def test_an_old_page_loads_itself_anew_but_once(at: Playing) -> None:
    at.fake.close = 4409
    at.page.goto(f"{BASE}/table/t1")
    expect(at.page.locator("#alert")).to_contain_text("reload this page")
    assert len(at.fake.sockets) == 2


def test_the_story_is_appended_to_and_stays_where_it_is_read(at: Playing) -> None:
    at.open()
    story = [[line, f"<li data-line='{line}'>Line {line}</li>"] for line in range(1, 12)]
    at.update(question(1), story=story, lines=11)
    items = at.page.locator("#story li")
    expect(items).to_have_count(11)
    expect(items.last).to_be_in_viewport()
    assert at.page.evaluate("(s => s.scrollTop + s.clientHeight - s.scrollHeight)(story)") > -2
    at.page.evaluate("story.scrollTop = 0")
    at.update(question(1), story=[[12, "<li data-line='12'>Line 12</li>"]], lines=12)
    expect(items).to_have_count(12)
    assert at.page.evaluate("story.scrollTop") == 0
    at.fake.sockets[-1].close(code=1012)
    until(at.page, lambda: len(at.fake.sockets) == 2)
    assert "line=12" in at.fake.sockets[-1].url


END = "story.scrollHeight - story.scrollTop - story.clientHeight"


def paragraphs(first: int, last: int) -> list[list[Any]]:
    return [[n, f"<li data-line='{n}'><p>Line {n}.</p></li>"] for n in range(first, last + 1)]


def test_the_story_follows_until_its_reader_scrolls_away(at: Playing) -> None:
    at.open()
    items = at.page.locator("#story li")
    at.update(question(1), story=paragraphs(3, 12), lines=12)
    expect(items).to_have_count(12)
    # A seat that grows takes room from the story, in the same moment as the story grows.
    at.page.evaluate("story.style.height = '40px'")
    at.update(question(1), story=paragraphs(13, 13), lines=13)
    expect(items).to_have_count(13)
    at.page.wait_for_function(f"() => {END} < 2")
    for height in (300, 60):
        at.page.evaluate("(height) => (story.style.height = `${height}px`)", height)
        at.page.wait_for_function(f"() => {END} < 2")
    at.page.locator("#story").hover()
    at.page.mouse.wheel(0, -150)
    at.page.wait_for_function(f"() => {END} > 140")
    at.page.evaluate("story.style.height = '50px'")
    at.update(question(1), story=paragraphs(14, 14), lines=14)
    expect(items).to_have_count(14)
    assert at.page.evaluate(END) > 140
    at.page.locator("#story").press("End")
    at.page.wait_for_function(f"() => {END} < 2")
    at.update(question(1), story=paragraphs(15, 16), lines=16)
    expect(items).to_have_count(16)
    at.page.wait_for_function(f"() => {END} < 2")


def test_what_happened_since_ones_own_move_is_marked(at: Playing) -> None:
    at.open()
    latest, marked = at.page.locator("#latest"), at.page.locator("#story .since")
    at.update(question(1), story=paragraphs(3, 4), lines=4)
    expect(latest).to_have_text("Line 4.")
    expect(marked).to_have_count(0)
    move = at.click(0)
    at.answer(move, "step", question(1, "0"))
    at.update(question(1, "0"), story=paragraphs(5, 5), lines=5)
    expect(latest).to_have_text("Line 5.")
    expect(marked).to_have_count(0)
    at.answer(at.click(1), "accepted")
    at.update("", story=[[7, "<li data-line='7'><p>You try.</p><p>It fails.</p></li>"]], lines=7)
    at.update(question(2), story=paragraphs(8, 8), lines=8)
    expect(marked).to_have_text(["You try.It fails.", "Line 8."])
    at.page.reload()  # which tells the first two lines only, and the rest by the socket
    at.update(question(2), story=paragraphs(3, 8), lines=8)
    expect(marked).to_have_text(["Line 6.", "Line 7.", "Line 8."])
    at.answer(at.click(0), "held")
    expect(marked).to_have_count(0)
    at.update(question(3), story=[[9, "<li data-line='9'><p>A</p><p>B <b>C</b></p></li>"]], lines=9)
    expect(marked).to_have_text(["AB C"])
    expect(latest).to_have_text("A B C")


def told(line: int, *sentences: str) -> list[list[object]]:
    """One paragraph; a sentence may begin with attributes: ``class=loss|They took yours.``"""
    said = [one.rpartition("|") for one in sentences]
    html = "".join(f"<p {attributes}>{text}</p>" for attributes, _, text in said)
    return [[line, f"<li data-line='{line}'>{html}</li>"]]


TAKEN = "class=loss data-about=citizen-3 data-place=0-caste-1|Bo took your Lama with Abduct."


def test_a_loss_comes_first_in_the_news_and_stays_until_the_readers_next_turn(at: Playing) -> None:
    at.open()
    latest, place = at.page.locator("#latest"), at.page.locator("#place")
    board = "<ul><li id='place' data-place='0-caste-1'></li><li data-place='1-caste-1'></li></ul>"

    def tell(number: int, line: int, *sentences: str, since: int = 3) -> None:
        regions = {"question": question(number), "board": board}
        at.fake.tell(
            type="update",
            regions=regions,
            title="Now",
            status="playing",
            lines=line,
            story=told(line, *sentences),
            losses_since=since,
        )

    tell(1, 4, "Bo used Prayer.", TAKEN, "data-about=citizen-3|Lama joined Bo as religious.")
    expect(latest).to_have_text(
        "Bo took your Lama with Abduct. Bo used Prayer. Lama joined Bo as religious."
    )
    expect(place).to_have_attribute("data-lost", "")
    assert at.page.locator("[data-lost]").count() == 1
    at.answer(at.click(0), "accepted")  # an answer in another's turn
    tell(2, 5, "Carin drew 2 events.")
    expect(latest).to_have_text("Bo took your Lama with Abduct. Carin drew 2 events.")
    expect(place).to_have_attribute("data-lost", "")
    tell(2, 6, "You readied Prayer.", since=6)
    expect(latest).to_have_text("You readied Prayer.")
    expect(at.page.locator("[data-lost]")).to_have_count(0)


def test_a_loss_is_told_with_the_move_that_led_to_it(at: Playing) -> None:
    at.open()
    latest = at.page.locator("#latest")
    came = "Bo moved Cadet 3 by 4, from blue Baron 2 to blue Baron 6."
    struck = "class=loss|Bo wounded your Heir on blue Baron 6: it went to its Chapel."
    on = "Bo moved Cadet 3 by 2, from blue Baron 6 to blue Baron 8."
    news = f"{struck.removeprefix('class=loss|')} {came} "
    at.update(question(1), story=told(4, came, struck, on), lines=4, losses_since=3)
    expect(latest).to_have_text(news + on)
    at.update(question(1), story=told(5, "Carin could not move."), lines=5, losses_since=3)
    expect(latest).to_have_text(news + "Carin could not move.")
    again = "class=loss|Carin killed your Heir on Baron corner 1."
    other = "class=loss|Carin killed your Chief on Baron corner 1."
    came = "Carin moved the Heir and Cadet 1 together by 2, from blue Baron 5 to Baron corner 1."
    at.update(question(1), story=told(6, came, again, other), lines=6, losses_since=5)
    expect(latest).to_have_text(
        "Carin killed your Heir on Baron corner 1. Carin killed your Chief on Baron corner 1. "
        f"{came}"
    )
    at.answer(at.click(0), "accepted")
    at.update(question(2), story=told(7, "You moved the Chief."), lines=7, losses_since=5)
    at.update(question(2), story=told(8, "Carin moved."), lines=8, losses_since=5)
    expect(latest).to_contain_text("1. Carin moved.")
    expect(latest).not_to_have_class(re.compile("cut"))
    at.update(question(2), story=told(9, "Dag moved."), lines=9, losses_since=5)
    latest.click()
    expect(latest).to_have_text(
        "Carin killed your Heir on Baron corner 1. Carin killed your Chief on Baron corner 1. "
        f"{came} You moved the Chief. Carin moved. Dag moved."
    )


def test_an_attack_is_told_from_its_beginning_to_the_loss(at: Playing) -> None:
    at.open()
    latest = at.page.locator("#latest")
    at.answer(at.click(0), "accepted")
    failed = ["Bo attacked your walls with Mage.", "It threw 3, you 9.", "It was beaten off."]
    won = ["Bo attacked your Spy with Mage.", "It threw 9, you 3.", "It won.", "Your Spy died."]
    won[3] = f"class=loss|{won[3]}"
    at.update("", story=told(4, *failed), lines=4, losses_since=3)
    at.update("", story=told(5, *won, "Bo got a coin of 1."), lines=5, losses_since=3)
    at.update(question(2), story=told(6, "Carin drew a card."), lines=6, losses_since=3)
    news = " ".join([*won, *failed, "Carin drew a card."]).replace("class=loss|", "")
    expect(latest).to_have_text(news)


def test_moves_made_for_the_reader_are_news(at: Playing) -> None:
    at.open()
    at.answer(at.click(0), "accepted")
    at.update("", story=told(4, "You moved the Chief.", "You threw two 5s."), lines=4)
    at.update("", story=told(5, "You moved Cadet 2 by 5.", "You moved it by 5."), lines=5)
    at.update(question(2), story=told(6, "Bo could not move.", "You threw 2 and 3."), lines=6)
    expect(at.page.locator("#latest")).to_have_text(
        "You moved Cadet 2 by 5. You moved it by 5. Bo could not move. You threw 2 and 3."
    )


def test_a_loss_that_the_reader_has_back_is_no_longer_news(at: Playing) -> None:
    at.open()
    at.update(question(1), story=told(4, TAKEN), lines=4, losses_since=3)
    at.update(
        question(1),
        story=told(5, "data-about=citizen-3|Lama joined you as religious."),
        lines=5,
        losses_since=3,
    )
    expect(at.page.locator("#latest")).to_have_text("Lama joined you as religious.")


def test_news_that_are_no_longer_so_go(at: Playing) -> None:
    at.open()
    latest = at.page.locator("#latest")
    at.answer(at.click(0), "accepted")
    joined = "data-about=citizen-3|Lama joined you as religious."
    at.update(question(2), story=told(4, joined, "Bo drew 2 events."), lines=4)
    at.update(question(2), story=told(5, "Bo paid you 1 event."), lines=5)
    at.update(question(2), story=told(6, "Carin used Prayer."), lines=6)
    expect(latest).to_have_text(
        "Lama joined you as religious. Bo paid you 1 event. Carin used Prayer."
    )
    at.update(question(2), story=told(7, "data-about=citizen-3|Bo played Abduct on it."), lines=7)
    expect(latest).to_have_text("Bo paid you 1 event. Bo played Abduct on it.")


def choices(*names: str) -> str:
    return "".join(
        f'<button type="button" id="choice-{name}" class="choice"><span>{name}</span></button>'
        for name in names
    )


def test_the_effect_of_a_choice_is_shown_while_it_is_pointed_at(at: Playing) -> None:
    def shown(number: int, *names: str) -> None:
        fields = {"title": "Now", "status": "playing", "lines": 2, "story": [[1, f"Told {names}"]]}
        regions = {"question": question(number), "board": choices(*names)}
        at.fake.tell(type="update", regions=regions, **fields)
        expect(at.page.locator(".choice").last).to_have_text(names[-1])

    at.open()
    would = at.page.locator("#choice-label")
    shown(1, "take", "give")
    at.page.locator("#choice-give").hover()
    expect(would).to_have_text("give")
    shown(1, "take", "give", "keep")  # something was told; the mouse rests on what it did
    expect(would).to_have_text("give")
    shown(1, "a choice that is wide", "take", "give")
    drawn(at.page)
    expect(would).to_be_empty()  # another has come to lie there, which was never pointed at
    at.page.mouse.move(300, 300)
    at.page.locator("#choice-give").hover()
    expect(would).to_have_text("give")
    shown(2, "a choice that is wide", "take", "give")
    drawn(at.page)
    expect(would).to_be_empty()  # something else is asked
    at.page.mouse.move(300, 300)
    at.page.locator("#choice-give").hover()
    expect(would).to_have_text("give")


def test_a_question_is_announced_to_screen_readers(at: Playing) -> None:
    at.open()
    asking = at.page.locator("#asking")
    expect(asking).to_have_text("")  # the reader is already on this page
    at.update("<h2 id='ask'>Bo is asked.</h2>")
    expect(at.asked("Bo")).to_be_visible()
    expect(asking).to_have_text("")
    at.update(question(2))
    expect(asking).to_have_text("Question 2")
    at.page.evaluate("asking.textContent = 'heard'")
    at.answer(at.click(0), "step", question(2, "0"))
    expect(at.page.locator("[data-back]")).to_be_visible()
    expect(asking).to_have_text("heard")
    at.answer(at.click(0), "accepted")
    at.update("<h2 id='ask'>Bo is asked.</h2>")
    expect(asking).to_have_text("")


FORM = """<form method="post" action="/table/t1/text"><h2 id="ask">Question</h2>
<div id="asked" data-seat="0" data-question="1" data-steps=""></div>
<button name="steps" value="0" data-action="0">Do 0</button></form>"""


@pytest.mark.parametrize("met", [True, False])
def test_a_form_is_sent_only_where_there_never_was_a_socket(met: bool, at: Playing) -> None:
    at.fake.documents["/table/t1"] = document(TABLE.format(question=FORM), "table.js")
    at.fake.documents["/table/t1/text"] = "<title>Posted</title>"
    at.fake.welcome = page_of(FORM) if met else None
    at.fake.close = None if met else 1013
    at.page.goto(f"{BASE}/table/t1")
    if met:
        expect(at.page.locator("#board-is-here")).to_be_attached()
        at.fake.close = 1013
        at.fake.sockets[-1].close(code=1012)
        until(at.page, lambda: len(at.fake.sockets) > 1)
    at.page.locator("[data-action]").click()
    if not met:
        expect(at.page).to_have_title("Posted")
        return
    expect(at.page.locator("#connection")).to_be_visible()
    assert not at.fake.moves()
    at.fake.close = None
    at.page.evaluate("dispatchEvent(new Event('online'))")
    until(at.page, lambda: at.fake.moves())
    assert at.fake.moves()[0]["steps"] == [0]


def test_what_is_said_beside_moves(at: Playing) -> None:
    say = """<button type="button" id="say" data-send='{"type":"return","seat":0}'>Back</button>"""
    at.fake.welcome = page_of(question(1) + say)
    at.open()
    at.page.locator("#say").click()
    until(at.page, lambda: {"type": "return", "seat": 0} in at.fake.received)
    at.fake.tell(type="error", sentence="No.")
    expect(at.page.locator("#alert")).to_have_text("No.")


def test_the_focus_goes_to_the_question_when_its_place_is_gone(at: Playing) -> None:
    at.open()
    at.page.locator("[data-action='1']").focus()
    at.update(question(2, actions=(0, 1)))
    expect(at.asked("Question 2")).to_be_visible()
    expect(at.page.locator("[data-action='1']")).to_be_focused()
    at.update(question(3, actions=(0,)))
    expect(at.page.locator("#ask")).to_be_focused()
    at.page.locator("#story").focus()
    at.update(question(4))
    expect(at.asked("Question 4")).to_be_visible()
    expect(at.page.locator("#story")).to_be_focused()


def test_a_hidden_page_marks_its_title(at: Playing) -> None:
    at.open()
    at.page.evaluate(
        "Object.defineProperty(document, 'hidden', {get: () => window.away, configurable: true})"
    )
    at.page.evaluate("window.away = true")
    at.update(question(2))
    expect(at.page).to_have_title("● Now")
    at.page.evaluate("window.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    expect(at.page).to_have_title("Now")
