"""How many regions the painter remembers, and which it forgets."""

from __future__ import annotations

import pytest

from regalia import bots, games
from regalia.page import painter as module
from regalia.page.painter import Look, Painter


def test_so_many_are_kept_and_the_one_that_rested_longest_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "KEPT", 2)
    painter, game = Painter(bots.TOLD, bots.USUAL), games.load("christina")
    one, two, three = [Look("words.html", (("Board", (line,)),)) for line in ("a", "b", "c")]
    for look in (one, two, one, three):
        assert look.part[0][1][0] in painter.paint(game, look)  # type: ignore[index]
    assert [look for _, _, look in painter.painted] == [one, three]


def test_what_stands_around_a_word_with_a_picture_is_text() -> None:
    dyed = Painter(bots.TOLD, bots.USUAL).dyer(games.load("christina"))
    told = dyed("<b>Anna</b> got blue & <i>left</i>")
    assert told.startswith("&lt;b&gt;Anna&lt;/b&gt; got <span")
    assert told.endswith(" &amp; &lt;i&gt;left&lt;/i&gt;")
    assert dyed("<b>Anna</b>") == "&lt;b&gt;Anna&lt;/b&gt;"
