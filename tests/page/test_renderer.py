"""The caches of the renderer keep different things apart."""

from __future__ import annotations

import pytest
from jinja2 import Environment
from markupsafe import Markup

from regalia import bots, games
from regalia.page.renderer import Renderer, RenderKey, cached_macro
from tests.toys.envoys import envoys


def test_a_macro_does_not_return_the_result_for_text_when_given_markup() -> None:
    source = "{% macro show(text, more) %}{{ text }}{{ more }}{% endmacro %}"
    macro = Environment(autoescape=True).from_string(source).module.show  # type: ignore[attr-defined]
    show = cached_macro(macro)
    assert show(Markup("<b>"), 1) == "<b>1"
    assert show("<b>", 1) == "&lt;b&gt;1"


def test_a_game_that_is_not_a_package_has_no_templates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.CATALOGUE, "envoys", ("tests.toys.envoys", "envoys"))
    renderer = Renderer(bots.DESCRIPTIONS, bots.DEFAULT)
    assert not renderer.has_templates(envoys())
    assert renderer.has_templates(games.load("christina"))


def test_games_with_equal_data_share_no_rendered_regions() -> None:
    renderer, one, other = (
        Renderer(bots.DESCRIPTIONS, bots.DEFAULT),
        games.load("christina"),
        envoys(),
    )
    assert renderer.icon_writer(one) is renderer.icon_writer(one)
    other.data_hash = one.data_hash
    assert renderer.icon_writer(other) is not renderer.icon_writer(one)
    render_key = RenderKey("words.html", (("Board", ("a line",)),))
    assert renderer.render(one, render_key) is renderer.render(one, render_key)
    assert renderer.render(other, render_key) is not renderer.render(one, render_key)
