"""The pages fit at kept positions: twenty of a game, of the many that `make layout` checks."""

from __future__ import annotations

import json
from typing import Final

import pytest

from regalia import games
from regalia.engine import record
from tests.layout.find import FOLDER, NOBODY, VIEWER, WANTED
from tests.layout.laying import PRESS, REPLAY, Layout, Question, kept, questions

VIEWS: Final = 20
LEAST: Final = 12
"""Number of kept positions of a game."""
CHECKED: Final[dict[str, tuple[str, ...]]] = {
    "christina-start": ("360x640", "1280x720", "1440x900"),
    "christina-choices": ("390x844", "1024x768", "1366x768"),
    "christina-guess": ("390x844", "768x1024", "1280x800"),
    "christina-longest": ("820x1180", "1280x720@200"),
    "christina-persuade": ("844x390", "1024x768"),
    "christina-philosopher": ("360x640", "1920x1080"),
    "christina-spectator": ("390x844", "1280x720"),
    "christina-over-5": ("390x844", "1280x800"),
    "christina-over-2+replay": ("1024x768",),
    "baronage-start": ("360x640", "1440x900"),
    "baronage-longest": ("390x844", "1280x720@200"),
    "baronage-out": ("390x844", "1280x800"),
    "baronage-crowded": ("844x390", "1024x768"),
    "baronage-hostages": ("360x640", "1366x768"),
    "baronage-card": ("390x844", "1280x720"),
    "baronage-jump": ("768x1024", "1920x1080"),
    "baronage-witch": ("390x844", "1280x800"),
    "baronage-waiting": ("820x1180", "1024x768"),
    "baronage-over-4": ("390x844", "1280x800"),
    "domus-start": ("390x844", "1440x900"),
    "domus-buy": ("360x640", "1024x768"),
    "domus-pay": ("390x844", "1280x800"),
    "domus-hand": ("390x844", "1280x800"),
    "domus-field": ("768x1024", "1440x900"),
    "domus-war": ("844x390", "1280x720"),
    "domus-trade": ("390x844", "1280x720@200"),
    "domus-arrange": ("820x1180", "1920x1080"),
    "domus-waiting": ("360x640", "1366x768"),
    "domus-over-4": ("390x844", "1280x800"),
    "regency-start": ("390x844", "1024x768"),
    "regency-catherine": ("360x640", "1366x768"),
    "regency-waiting": ("844x390", "1280x720"),
    "regency-prayer": ("390x844", "1280x800"),
    "regency-treasury": ("768x1024", "1440x900"),
    "regency-stacked": ("390x844", "1024x768"),
    "regency-aside": ("820x1180", "1280x720"),
    "regency-looked": ("360x640", "1920x1080"),
    "regency-alone": ("390x844", "1280x720@200"),
    "regency-over-2": ("390x844", "1024x768"),
    "res_publica-start": ("390x844", "844x390"),
    "res_publica-turn": ("360x640", "1366x768"),
    "res_publica-classic": ("768x1024", "1280x800"),
    "res_publica-answers": ("390x844", "1024x768", "1280x720@200"),
    "res_publica-three": ("820x1180", "1440x900"),
    "res_publica-kinds": ("390x844", "1280x720"),
    "res_publica-request": ("1024x768", "1280x720"),
    "res_publica-waiting": ("360x640", "1920x1080"),
    "res_publica-over-3": ("390x844", "1280x800", "1024x768"),
}
"""Positions and the sizes at which `make test` checks them."""
POINTED_AT: Final = (
    "christina-choices",
    "baronage-together",
    "regency-aside",
    "res_publica-turn",
)
STAYS: Final = """async ([action, x, y]) => {
  for (let n = 0; n < 12; n += 1) {
    await new Promise((done) => requestAnimationFrame(done));
    const under = document.elementFromPoint(x, y)?.closest('[data-action]')?.dataset.action;
    if (under !== String(action)) return false;
  }
  return true;
}"""
"""Whether a choice is at a place in each of twelve frames."""
STYLED_ANEW: Final = 1 / 2
"""The greatest part of a page that a step of a move may give its styles anew."""
CENTRES: Final = """() => [...document.querySelectorAll('[data-action]')]
  .map((button) => [Number(button.dataset.action), button.getBoundingClientRect()])
  .map(([action, { x, y, width, height }]) => [action, x + width / 2, y + height / 2])
  .filter(([action, x, y]) =>
    document.elementFromPoint(x, y)?.closest(`[data-action="${action}"]`))"""
"""The action and the centre of each choice that can be pressed without scrolling."""


def test_twenty_views_of_each_game_are_checked() -> None:
    for game in WANTED:
        views = [size for name, sizes in CHECKED.items() if name.startswith(game) for size in sizes]
        assert len(views) == VIEWS, game


def test_the_kept_positions_are_those_that_are_wanted() -> None:
    for game, wanted in WANTED.items():
        there = sorted(path.stem for path in FOLDER.glob(f"{game}-*.record"))
        assert there == sorted(f"{game}-{name}" for name in wanted)
        assert len(there) >= LEAST


@pytest.mark.parametrize("game", WANTED)
def test_a_kept_position_is_what_its_name_says(game: str) -> None:
    """The viewer is asked where they should be, and the most strained are there."""
    for name, sought in WANTED[game].items():
        position = kept(f"{game}-{name}")
        assert position.seats() == sought.seats
        assert (position.headers[VIEWER] == NOBODY) == (sought.viewer == "nobody")
        asked = sought.viewer == "actor" and not name.startswith("over")
        assert bool(questions(position)) == asked, name
        if sought.viewer == "other":
            state = record.Replay(position, games.load(game)).run()
            assert int(position.headers[VIEWER]) - 1 not in state.asked()


@pytest.mark.parametrize("position", CHECKED)
def test_it_fits(layout: Layout, position: str) -> None:
    sizes = CHECKED[position]
    layout.resize(sizes[0])
    layout.open(position)
    found = [fault for size in sizes for fault in layout.check(size, moving=size == sizes[0])]
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize("position", POINTED_AT)
def test_what_is_pointed_at_stays_under_the_pointer(layout: Layout, position: str) -> None:
    layout.resize("1280x800")
    layout.open(position)
    places = layout.page.evaluate(CENTRES)
    assert places
    for action, x, y in places:
        layout.page.mouse.move(x, y)
        assert layout.page.evaluate(STAYS, [action, x, y]), action


@pytest.mark.parametrize("game", WANTED)
def test_a_step_gives_few_elements_their_styles_anew(layout: Layout, game: str) -> None:
    """A rule such as `.ask:has(#back) .told > :not(#latest)`, whose last part is no class, id or
    element, gives them anew to all elements whenever anything appears that a `:has()` looks for."""
    position = next(name for name in CHECKED if name.startswith(game) and len(asked(name)) > 1)
    layout.resize("1280x800")
    layout.open(position)
    browser = layout.context.browser
    assert browser is not None
    browser.start_tracing(page=layout.page, categories=["devtools.timeline"])
    layout.at_step(1)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    styled = [
        event["args"]["elementCount"]
        for event in events
        if event["name"] == "UpdateLayoutTree" and "elementCount" in event.get("args", {})
    ]
    there = layout.page.evaluate("document.querySelectorAll('*').length")
    assert styled
    assert max(styled) < STYLED_ANEW * there, (max(styled), there)


def asked(position: str) -> tuple[Question, ...]:
    """The questions of the kept move of a position."""
    return () if REPLAY in position else questions(kept(position))


def test_another_question_than_that_of_the_position_is_refused(layout: Layout) -> None:
    layout.open("christina-draw")
    layout.page.evaluate(PRESS, layout.questions[0].choice)
    layout.steps_are(layout.questions[1].steps)
    with pytest.raises(AssertionError, match="asks after the steps"):
        layout.steps_are(None)


@pytest.mark.parametrize("size", ["390x844", "1024x768", "1280x800"])
def test_a_battle_moves_nothing(layout: Layout, size: str) -> None:
    """The place of the last battle in Domus Regnatrix is there before it is fought."""
    layout.resize(size)
    layout.open("domus-war")
    high = "document.querySelector('.between').offsetHeight"
    fought = layout.page.evaluate(high)
    assert layout.page.evaluate("document.querySelector('#r-battle').innerText").strip()
    layout.page.evaluate("document.querySelector('#r-battle').replaceChildren()")
    assert layout.page.evaluate(high) == fought
