"""Patching of regions, animations of moved things, and tips."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fake import BASE, document
from tests.browser.people import let_pass

SHOWN = 450
"""Milliseconds of hovering until a tip is shown."""
PAGE = """
<main><h2 id="ask" tabindex="-1">Ask</h2><div id="r-board" data-region="board"></div>
<div id="r-other" data-region="other"></div></main>
"""
TOOLS = """
import { patchRegions } from "./patch.js";
import { fly, places } from "./motion.js";
import { refreshTip } from "./tips.js";
window.put = (regions) => {
  const was = places();
  patchRegions(regions);
  refreshTip(true);
  fly(was);
};
"""


def opened(visit: Visit, **settings: Any) -> Page:
    visitor = visit(
        BASE, reduced_motion=settings.pop("reduced_motion", "no-preference"), **settings
    )
    fake = visitor.fake({"/": document(PAGE, "tools.js")})
    fake.scripts["tools.js"] = TOOLS
    visitor.page.goto(f"{BASE}/")
    visitor.page.wait_for_function("() => Boolean(window.put)")
    return visitor.page


@pytest.fixture
def page(visit: Visit) -> Page:
    return opened(visit)


def put(page: Page, **regions: str) -> None:
    page.evaluate("(regions) => put(regions)", regions)


def content(page: Page, region: str = "board") -> str:
    html: str = page.evaluate("(name) => document.getElementById(`r-${name}`).innerHTML", region)
    return html


CONTENTS = (
    ("", "<p>One</p>"),
    ("<p>One</p>", ""),
    ("<p class='a' title='t'>One</p>", "<p class='b' lang='sv'>Two <b>three</b></p>"),
    ("<ul><li>1</li><li>2</li><li>3</li></ul>", "<ul><li>2</li><li>3</li></ul>"),
    ("<i>1</i> <b>2</b> text", "text <b>2</b> <i>1</i><!-- said -->"),
    ("<p id='a'>a</p><p id='b'>b</p><p id='c'>c</p>", "<p id='c'>c</p><p id='a'>a</p>"),
    ("<div id='a'><p id='b'>b</p></div>", "<p id='b'><span id='a'>a</span></p>"),
    ("<div id='a'><div id='b'>b</div></div>", "<div id='b'><div id='a'>a</div></div>"),
    ("<div><i id='x'>x</i></div><p></p>", "<section><p><i id='x'>y</i></p></section>"),
    ("<i id='x'></i><i id='y'></i>", "<p><i id='y'></i></p><div><i id='x'></i></div>"),
    ("<svg viewBox='0 0 1 1'><path d='M0 0'/></svg>", "<svg viewBox='0 0 2 2'><g></g></svg>"),
    ("<form><input name='id'></form>", "<form><b>1</b></form>"),
)
"""The content of a region before and after."""


def test_content_becomes_what_was_sent(page: Page) -> None:
    for old, new in CONTENTS:
        for html in (old, new, old, new):
            put(page, board=html)
            plain = page.evaluate(
                "(html) => Object.assign(document.createElement('div'), "
                "{innerHTML: html}).innerHTML",
                html,
            )
            assert content(page) == plain, (old, new)
        put(page, board="")


def test_what_has_an_id_keeps_its_node_and_state(page: Page) -> None:
    put(page, board="<div id='a'><input id='name' value='x'></div><p id='p'>p</p>")
    page.locator("#name").fill("Anna")
    page.evaluate("window.nodes = ['a', 'name', 'p'].map((id) => document.getElementById(id))")
    new = "<p id='p'>q</p><section><div id='a' class='n'><b>N</b><input id='name' value='y'></div>"
    put(page, board=new)
    same = "['a', 'name', 'p'].every((id, i) => document.getElementById(id) === nodes[i])"
    assert page.evaluate(same)
    expect(page.locator("#name")).to_have_value("Anna")
    expect(page.locator("#name")).to_be_focused()


def test_without_move_before_the_focus_is_kept_too(page: Page) -> None:
    page.evaluate("delete Element.prototype.moveBefore")
    put(page, board="<button id='a'>a</button><button id='b'>b</button><i></i>")
    page.locator("#b").focus()
    put(page, board="<button id='b'>b</button><p><button id='a'>a</button></p>")
    expect(page.locator("#b")).to_be_focused()
    put(page, board="<p><button id='b'>b</button></p>")
    expect(page.locator("#b")).to_be_focused()


def test_the_focus_follows_an_id_into_another_region(page: Page) -> None:
    put(page, board="<button id='a'>a</button>", other="")
    page.locator("#a").focus()
    put(page, board="", other="<button id='a'>a</button>")
    expect(page.locator("#a")).to_be_focused()
    put(page, other="")
    expect(page.locator("#ask")).to_be_focused()


def test_regions_within_a_region_keep_their_content_unless_they_are_gone(page: Page) -> None:
    slot = "<div id='r-{0}' data-region='{0}'></div>"
    put(page, board=slot.format("one") + slot.format("two"), one="<p id='x'>1</p>", two="2")
    page.evaluate("window.x = document.getElementById('x')")
    put(page, board="<h2>Now</h2><div>" + slot.format("one") + "</div>")
    assert page.evaluate("x === document.getElementById('x') && x.textContent") == "1"
    assert page.locator("#r-two").count() == 0
    put(page, board=slot.format("two") + slot.format("one"), two="new")
    expect(page.locator("#r-two")).to_have_text("new")
    expect(page.locator("#r-one")).to_have_text("1")


def test_what_has_no_place_is_complained_of(visit: Visit) -> None:
    visitor = visit(BASE)
    fake = visitor.fake({"/": document(PAGE, "tools.js")})
    fake.scripts["tools.js"] = TOOLS
    visitor.watch.allow("There is no region at-lost")
    visitor.page.goto(f"{BASE}/")
    visitor.page.wait_for_function("() => Boolean(window.put)")
    put(visitor.page, **{"at-lost": "<button>Do</button>", "at-gone": "", "other": "shown"})
    expect(visitor.page.locator("#r-other")).to_have_text("shown")
    assert len(visitor.watch.faults) == 1


def test_scroll_stays(page: Page) -> None:
    board = "<ol id='story'>{}</ol>"
    put(page, board=board.format("<li>line</li>" * 40))
    page.evaluate("story.scrollTop = 50")
    new = board.format("<li>line</li>" * 41)
    put(page, board=f"<p>first</p><div>{new}</div>")
    put(page, board=f"<p>first</p><div><p>second</p>{new}</div>")
    assert page.evaluate("story.scrollTop") == 50


def test_what_moves_into_a_new_region_keeps_its_state(page: Page) -> None:
    put(page, board="<input id='name'>")
    page.locator("#name").fill("Anna")
    slot = "<div id='r-new' data-region='new'><input id='name'></div>"
    put(page, board=f"<section>{slot}</section>")
    expect(page.locator("#r-new #name")).to_have_value("Anna")
    expect(page.locator("#name")).to_be_focused()


def test_what_the_reader_opened_or_shut_stays_so(page: Page) -> None:
    shut = "<details id='one'><summary>More {0}</summary>m</details>"
    opened = "<details id='two' open><summary>Less {0}</summary>l</details>"
    put(page, board=(shut + opened).format(1))
    page.locator("#one summary").click()
    page.locator("#two summary").click()
    put(page, board=(shut + opened).format(2))
    expect(page.locator("#one summary")).to_have_text("More 2")
    expect(page.locator("#one")).to_have_attribute("open", "")
    expect(page.locator("#two")).not_to_have_attribute("open", "")


# Motion.

THING = "<div class='thing {1}' data-fly='{0}'>{0}</div>"
FRAMES = """const frames = (key) => document.querySelector(`[data-fly=${key}]`).getAnimations()
  .map((one) => one.effect.getKeyframes().map((f) => [f.translate, f.scale, f.opacity]));
const finish = () => document.getAnimations().forEach((one) => one.finish());
const place = () => document.querySelector('[data-fly=a]').getBoundingClientRect().x;"""
"""Functions that read animations, evaluated with the script that starts them: no time passes."""


def flown(page: Page, script: str, **regions: str) -> Any:
    """The result of a script that patches regions and reads the animations."""
    return page.evaluate(f"(regions) => {{ {FRAMES} {script} }}", regions)


def test_what_is_elsewhere_flies_there(page: Page) -> None:
    flown(page, "put(regions); finish()", board=THING.format("a", "") + THING.format("b", "far"))
    still, moving, timing = flown(
        page,
        "put(regions); const [one] = document.getAnimations();"
        "return [frames('b'), frames('a'), one.effect.getTiming().duration]",
        board=THING.format("b", "far"),
        other=THING.format("a", "far"),
    )
    assert still == []
    ((first, last),) = moving
    assert first[:2] == ["-300px", "1"] or first[0].startswith("-300px")
    assert last[0] in ("0px", "0px 0px")
    assert 300 <= timing <= 600


def test_what_changes_beside_it_does_not_hold_it_up(page: Page) -> None:
    flown(page, "put(regions); finish()", board=THING.format("a", ""))
    far = THING.format("a", "far")
    beside, times, anew, at_last = flown(
        page,
        "const times = () => document.getAnimations().map((one) => one.currentTime);"
        "put({board: '', other: regions.far});"
        "document.getAnimations()[0].currentTime = 150; const before = place();"
        "put({board: '<p>beside</p>'});"
        "const beside = [before, place()], later = times();"
        # It changes direction on its way, without a jump.
        "put({other: regions.near}); const anew = frames('a'), from = place();"
        "finish(); return [beside, later, [from, anew], place()]",
        far=far,
        near=THING.format("a", ""),
    )
    assert times == [150]
    assert 0 < beside[0] < 300
    assert beside[0] == pytest.approx(beside[1], abs=0.5)
    assert anew[0] == pytest.approx(beside[0], abs=0.5)
    assert len(anew[1]) == 1
    assert at_last == 0


def test_what_is_new_fades_in_and_what_is_pushed_aside_stays(page: Page) -> None:
    fading = flown(page, "put(regions); return frames('a')", board="<p data-fly='a'>a</p>")
    assert [frame[2] for frame in fading[0]] == ["0", "1"]
    aside = flown(
        page,
        """finish();
          document.getElementById('ask').innerHTML = 'A longer question';
          put({other: ''});
          const main = document.querySelector('main');
          const region = document.createElement('div');
          region.id = 'r-q'; region.dataset.region = 'q';
          main.prepend(region);
          const before = document.querySelector('[data-fly=a]').getBoundingClientRect().y;
          put({q: 'long' + '<br>'.repeat(5)});
          const after = document.querySelector('[data-fly=a]').getBoundingClientRect().y;
          return [after - before, frames('a')]""",
    )
    assert aside[0] > 50
    assert aside[1] == []


def test_with_reduced_motion_things_fade(visit: Visit) -> None:
    page = opened(visit, reduced_motion="reduce")
    put(page, board=THING.format("a", ""))
    far = THING.format("a", "far")
    (frames,) = flown(page, "put(regions); return frames('a')", board=far)
    assert all(frame[0] is None for frame in frames)


# Tips.

CARD = """<br><br><div id="card" data-tip tabindex="0">Card
<div class="tip" hidden><p>Its text</p></div></div>
<button id="next">Next</button><div id="held" data-tip><button id="in">In</button>
<span class="tip" hidden>Held</span></div>"""


def test_the_text_of_a_card_is_shown_on_hover_and_focus(page: Page) -> None:
    put(page, board=CARD)
    tip = page.locator("#tip")
    expect(tip).to_be_hidden()
    page.locator("#card").hover()
    put(page, board=CARD, other="Something else happens meanwhile.")
    expect(tip).to_have_text("Its text")
    put(page, board=CARD.replace("Its", "Another"))
    expect(tip).to_have_text("Another text")
    expect(page.locator("#card")).to_have_attribute("aria-describedby", "tip")
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    expect(page.locator("#card")).not_to_have_attribute("aria-describedby", "tip")
    page.mouse.move(0, 0)
    page.locator("#ask").focus()
    page.keyboard.press("Tab")
    expect(tip).to_have_text("Another text")
    page.keyboard.press("Tab")
    expect(tip).to_be_hidden()
    page.keyboard.press("Tab")
    expect(tip).to_have_text("Held")
    expect(page.locator("#in")).to_have_attribute("aria-describedby", "tip")
    put(page, board="<p>gone</p>")
    expect(tip).to_be_hidden()


SLOT = """<h2 id="first" tabindex="-1">First</h2><div id="card" data-tip tabindex="0">Card
<div class="tip" hidden>Its text</div><span id="r-at" data-region="at"></span></div>
<button id="next">Next</button>"""


def test_a_card_with_a_choice_is_one_stop_of_tab(page: Page) -> None:
    put(page, board=SLOT)
    page.locator("#first").focus()
    page.keyboard.press("Tab")
    expect(page.locator("#card")).to_be_focused()
    put(page, at="<button id='do'>Do</button>")
    expect(page.locator("#card")).to_be_focused()
    put(page, board=SLOT)  # without the choice
    page.locator("#first").focus()
    page.keyboard.press("Tab")
    expect(page.locator("#do")).to_be_focused()
    expect(page.locator("#tip")).to_have_text("Its text")
    page.keyboard.press("Tab")
    expect(page.locator("#next")).to_be_focused()
    put(page, at="")
    page.keyboard.press("Shift+Tab")
    expect(page.locator("#card")).to_be_focused()


def test_what_a_click_brings_about_is_not_covered(page: Page) -> None:
    put(page, board=CARD)
    tip = page.locator("#tip")
    page.locator("#card").hover(position={"x": 20, "y": 8})
    expect(tip).to_be_visible()
    page.mouse.down()
    page.mouse.up()
    expect(tip).to_be_hidden()
    box = page.locator("#card").bounding_box()
    assert box
    page.mouse.move(box["x"] + 30, box["y"] + 9)
    put(page, board=CARD, other="changed")
    let_pass(page, SHOWN)
    expect(tip).to_be_hidden()
    # Another card that comes to lie there waits, too.
    page.mouse.down()
    page.mouse.up()
    put(page, board=CARD.replace('id="card"', 'id="new"').replace("Its", "New"))
    page.wait_for_function("() => document.getElementById('new').matches(':hover')")
    let_pass(page, SHOWN)
    expect(tip).to_be_hidden()
    page.mouse.move(0, 0)
    page.locator("#new").hover()
    expect(tip).to_have_text("New text")
    page.mouse.move(0, 0)
    page.locator("#ask").focus()
    page.keyboard.press("Tab")
    expect(tip).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(tip).to_have_text("Held")
    page.keyboard.press("Enter")
    expect(tip).to_be_hidden()


def test_a_text_does_not_cover_the_question(page: Page) -> None:
    question = "<div id='r-question'>Which?<br>Which?</div>"
    page.evaluate("(html) => document.body.insertAdjacentHTML('afterbegin', html)", question)
    put(page, board="<div id='card' data-tip tabindex='0'>C<p class='tip' hidden>Text</p></div>")
    page.evaluate("document.getElementById('r-board').style.cssText = 'margin-top: 30vh'")
    page.set_viewport_size({"width": 400, "height": 300})
    page.evaluate("card.style.cssText = 'position: absolute; bottom: 0; top: 60px'")
    page.locator("#card").hover()
    expect(page.locator("#tip")).to_be_visible()
    above, below = page.locator("#r-question").bounding_box(), page.locator("#tip").bounding_box()
    assert above
    assert below
    assert below["y"] > above["y"] + above["height"]


def test_a_long_press_shows_the_text_and_clicks_nothing(visit: Visit) -> None:
    page = opened(visit, has_touch=True, viewport={"width": 390, "height": 844})
    put(page, board=CARD)
    page.evaluate("window.clicks = 0; document.addEventListener('click', () => clicks++)")
    box = page.locator("#in").bounding_box()
    assert box
    point = {"x": box["x"] + 5, "y": box["y"] + 5}
    tools = page.context.new_cdp_session(page)
    tools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator("#tip")).to_have_text("Held")
    page.evaluate("window.lifted = false; addEventListener('pointerup', () => (lifted = true))")
    tools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("() => lifted")
    expect(page.locator("#tip")).to_be_visible()
    assert page.evaluate("clicks") == 0
    page.locator("#next").tap()
    expect(page.locator("#tip")).to_be_hidden()
    assert page.evaluate("clicks") == 1
    page.locator("#in").tap()
    assert page.evaluate("clicks") == 2
