"""How many rendered regions are kept, and which one goes first."""

from __future__ import annotations

import re
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from regalia import bots, games
from regalia.engine import record
from regalia.page import renderer as module
from regalia.page.renderer import Renderer, RenderKey
from regalia.page.replay import ReplayPage

GOLDEN = Path(__file__).parent.parent / "golden"


def test_the_least_recently_used_region_is_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "MAX_RENDERED", 2)
    renderer, game = Renderer(bots.DESCRIPTIONS, bots.DEFAULT), games.load("christina")
    one, two, three = [RenderKey("words.html", (("Board", (line,)),)) for line in ("a", "b", "c")]
    html = {key: renderer.render(game, key) for key in (one, two)}
    for key in (one, three):
        renderer.render(game, key)
    assert renderer.render(game, one) is html[one]
    assert renderer.render(game, two) == html[two]
    assert renderer.render(game, two) is not html[two], "it was dropped and is rendered anew"


@pytest.mark.parametrize(
    ("name", "drew"),
    [("regency-2-head_start0", r"drew \d+ events?\."), ("domus-2", r"drew (a card|\d+ cards)\.")],
)
def test_where_everything_is_open_each_draw_is_told_once(name: str, drew: str) -> None:
    renderer, game = Renderer(bots.DESCRIPTIONS, bots.DEFAULT), games.load(name.partition("-")[0])
    replay = ReplayPage(renderer, game, record.read((GOLDEN / f"{name}.record").read_text()), [])
    draws = {
        view: [bool(re.search(drew, part.html)) for part in replay.story(view)]
        for view in ("all", "none")
    }
    assert any(draws["none"])
    assert not any(draws["all"])
    assert sum("drew" in part.html for part in replay.story("all")) >= sum(draws["none"])
    assert not any(re.search(drew, replay.summary(at, "all")) for at in range(replay.lines))


def test_a_story_that_is_told_on_two_threads_is_dropped_once() -> None:
    text = (GOLDEN / "christina-2-bury1.record").read_text()
    renderer, game = Renderer(bots.DESCRIPTIONS, bots.DEFAULT), games.load("christina")
    replay = ReplayPage(renderer, game, record.read(text), [])
    whole = replay.story("1")
    replay.story("2")
    other = Thread(target=replay.story, args=("none",))

    class Interrupted(dict[str, Any]):
        def __delitem__(self, view: str) -> None:
            if not other.ident:
                other.start()
                other.join(0.2)
            super().__delitem__(view)

    replay.told = Interrupted(replay.told)
    assert replay.story("all")
    other.join()
    assert len(replay.told) == 2
    assert replay.story("1") == whole


def test_text_around_a_word_with_a_picture_is_escaped() -> None:
    with_icons = Renderer(bots.DESCRIPTIONS, bots.DEFAULT).icon_writer(games.load("christina"))
    html = with_icons("<b>Anna</b> got blue & <i>left</i>")
    assert html.startswith("&lt;b&gt;Anna&lt;/b&gt; got <span")
    assert html.endswith(" &amp; &lt;i&gt;left&lt;/i&gt;")
    assert with_icons("<b>Anna</b>") == "&lt;b&gt;Anna&lt;/b&gt;"
