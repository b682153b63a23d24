"""Faults of the layout that people have found, each at a kept position."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser

from tests.browser.people import CLOCK, let_pass
from tests.layout.laying import CURRENT, PRESS, REPLAY, Layout, kept, questions
from tests.server.running import Child

BOX: Final = "(which) => document.querySelector(which)?.getBoundingClientRect().toJSON() ?? null"
BREAKS: Final = """(word) => {
  const walker = document.createTreeWalker(document.querySelector('#table'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found = {seen: 0, broken: 0};
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.data.indexOf(word);
    if (at < 0 || !node.parentElement.checkVisibility()) continue;
    range.setStart(node, at);
    range.setEnd(node, at + word.length);
    const boxes = [...range.getClientRects()].filter(({width}) => width > 1);
    if (!boxes.length) continue;
    found.seen += 1;
    found.broken += boxes.some(({top}) => top - boxes[0].top > 2);
  }
  return found;
}"""
"""How often a word is to be seen on the page, and how often in two lines."""
OUT_OF_SIGHT: Final = """(which) => [...document.querySelectorAll(which)]
  .filter((one) => one.checkVisibility() && !one.closest('[data-strip]'))
  .filter((one) => {
    const {x, y, width, height} = one.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    const clear = there && (one.contains(there) || there.contains(one));
    return !clear || y < 0 || y + height > innerHeight + 1;
  }).map((one) => one.id || one.textContent.trim())"""
"""The elements whose middle is covered or not in the window."""


class Seen(NamedTuple):
    """A page of the layout, with what the tests look for."""

    layout: Layout

    def at(self, position: str, size: str, step: int = 0) -> Seen:
        """Open a position in a window of a size, at a question of its move."""
        self.layout.resize(size)
        self.layout.open(position)
        self.layout.at_step(step)
        return self

    def box(self, which: str) -> dict[str, float]:
        found: dict[str, float] | None = self.layout.page.evaluate(BOX, which)
        assert found is not None, f"there is no {which}"
        return found

    def breaks(self, word: str) -> dict[str, int]:
        found: dict[str, int] = self.layout.page.evaluate(BREAKS, word)
        return found

    def lost(self, which: str) -> list[str]:
        found: list[str] = self.layout.page.evaluate(OUT_OF_SIGHT, which)
        return found

    def count(self, which: str) -> int:
        return self.layout.page.locator(which).count()


@pytest.fixture
def seen(layout: Layout) -> Seen:
    return Seen(layout)


@pytest.mark.parametrize("size", ["1280x800", "1440x900"])
def test_the_question_of_ready_treasury_does_not_lie_over_the_board(seen: Seen, size: str) -> None:
    at = seen.at("regency-treasury", size)
    ask, board = at.box(".ask"), at.box("#r-board")
    assert ask["top"] >= board["bottom"] - 1 or ask["bottom"] <= board["top"] + 1
    assert at.lost(".ask [data-action]") == []
    label = at.layout.page.locator(".ask button", has_text="Ready Treasury")
    assert label.count() == 1
    assert label.bounding_box()["height"] < 60  # type: ignore[index]


def test_the_hand_is_in_sight_while_a_statement_is_composed(seen: Seen) -> None:
    at = seen.at("res_publica-request", "1024x768", 1)
    assert at.count(".hand li") >= 10
    assert at.lost(".hand li") == []


@pytest.mark.parametrize(
    "size", ["360x640", "768x1024", "820x1180", "844x390", "1280x720", "1366x768"]
)
def test_the_names_of_cards_are_whole(seen: Seen, size: str) -> None:
    at = seen.at("res_publica-kinds", size, 1)
    for word in ("Langobard", "Metalworking", "Alchemy", "Anglo-Saxon"):
        found = at.breaks(word)
        assert found["seen"], word
        assert not found["broken"], word


@pytest.mark.parametrize("position", ["christina-choices", "regency-turn", "res_publica-turn"])
def test_the_page_is_no_wider_than_a_narrow_phone(seen: Seen, position: str) -> None:
    at = seen.at(position, "360x640")
    assert at.layout.page.evaluate("document.documentElement.scrollWidth") == 360
    assert at.box("#settings summary")["right"] <= 360


@pytest.mark.parametrize("size", ["844x390", "360x640", "1024x768", "1280x720"])
def test_the_hand_of_a_regent_is_in_sight_beside_a_quiet_table(seen: Seen, size: str) -> None:
    at = seen.at("regency-turn", size)
    assert at.count(".hand li")
    hand = at.box(".hand ul")
    assert hand["top"] >= 0
    assert hand["bottom"] <= int(size.partition("x")[2]) + 1
    quiet = at.layout.page.evaluate(BOX, "#r-pending")
    assert quiet is None or quiet["height"] < 40


@pytest.mark.parametrize(
    ("position", "size"), [("regency-mats", "390x700"), ("domus-arrange", "390x820")]
)
def test_the_first_choice_of_the_board_is_not_cut_on_a_phone(
    seen: Seen, position: str, size: str
) -> None:
    at = seen.at(position, size)
    choice, row = at.box("#r-board [data-action]"), at.box(".rest")
    assert row["top"] <= choice["top"] + 1
    assert choice["bottom"] <= row["bottom"] + 1


@pytest.mark.parametrize("size", ["360x640", "768x1024", "1280x800"])
def test_costermonger_is_one_word(seen: Seen, size: str) -> None:
    found = seen.at("regency-costermonger", size).breaks("Costermonger")
    assert found["seen"]
    assert not found["broken"]


@pytest.mark.parametrize("size", ["768x1024", "820x1180", "1024x768", "1280x720", "1366x768"])
def test_the_action_card_is_in_sight(seen: Seen, size: str) -> None:
    at = seen.at("christina-choices", size)
    assert at.count(".action .use")
    assert at.lost(".action .use") == []


@pytest.mark.parametrize(
    ("position", "size", "check"),
    [
        ("christina-philosopher", "360x640", "spilled"),
        ("regency-prayer", "360x640", "overlap"),
        ("regency-prayer", "1280x800", "overlap"),
        ("regency-swindle", "1280x800", "framed"),
        ("regency-swindle", "390x844", "framed"),
        ("christina-guess", "390x844", "overlap"),
        ("christina-guess", "390x844", "covered"),
    ],
)
def test_nothing_stands_over_anything(seen: Seen, position: str, size: str, check: str) -> None:
    """A card's title over its border, a panel over the board, frames over chips."""
    seen.at(position, size)
    found = [fault for fault in seen.layout.check(size) if fault.check == check]
    assert not found, "\n".join(map(str, found))


def test_a_guess_is_a_choice_of_colours_beside_the_court(seen: Seen) -> None:
    last = len(questions(kept("christina-guess"))) - 1
    at = seen.at("christina-guess", "390x844", last)
    assert at.count("[data-action]") >= 2
    assert at.lost("[data-action]") == []


def test_the_result_is_in_sight_on_a_phone(seen: Seen) -> None:
    at = seen.at("res_publica-over-5", "390x844")
    assert at.lost("#ask, #r-after a, #r-after button") == []


@pytest.mark.parametrize("size", ["390x844", "1280x720"])
def test_the_last_position_of_a_replay_is_in_sight(seen: Seen, size: str) -> None:
    at = seen.at(f"christina-over-5{REPLAY}", size)
    at.layout.page.wait_for_function(CURRENT)  # the script scrolls to it
    assert at.layout.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


FLYING: Final = """() => document.getAnimations().filter(({effect, playState}) =>
  playState === 'running' && effect.target?.matches('[data-fly]')).length"""
WATCHED: Final = """() => new Promise((done) => {
  const after = document.querySelector('#r-after');
  const look = () => after.textContent.trim() && requestAnimationFrame(() => done((%s)()));
  new MutationObserver(look).observe(after, {childList: true, subtree: true});
  look();
})"""


def test_no_card_flies_over_the_result(layout: Layout, browser: Browser, serving: Child) -> None:
    signed_in: Any = layout.context.storage_state()
    with browser.new_context(base_url=serving.base, storage_state=signed_in) as context:
        context.add_init_script(CLOCK)
        layout.open("christina-last")
        page = context.new_page()
        page.goto(layout.path)
        page.wait_for_selector("#asked")
        assert len(layout.questions) <= 2
        for question in layout.questions:
            wanted = ",".join(map(str, question.steps))
            page.wait_for_selector(f'#asked[data-steps="{wanted}"]')
            assert page.evaluate(PRESS, question.choice)
        page.wait_for_selector("text=The game is over")
        page.evaluate(f"window.watched = ({WATCHED % FLYING})()")
        let_pass(page, 3000)
        assert page.evaluate("watched") == 0
