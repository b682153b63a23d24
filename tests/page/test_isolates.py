"""Names from right to left stand in isolates wherever a page writes them."""

from __future__ import annotations

import re

import pytest

from regalia import bots
from regalia.page.isolates import isolated
from regalia.page.renderer import Renderer
from tests.page.browsers import Party

NOA, MARYAM = "\u05e0\u05d5\u05e2\u05d4", "\u0645\u0631\u064a\u0645"
BARE = re.compile("(?<![\u2068\u0590-\u06ff .-])[\u0590-\u06ff]")
"""A letter from right to left that begins a text outside of an isolate."""


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Anna plays.", "Anna plays."),
        ("O’Brien: 2", "O’Brien: 2"),
        (NOA, f"\u2068{NOA}\u2069"),
        (f"1. {NOA}: 2", f"1. \u2068{NOA}\u2069: 2"),
        (f"{NOA}, {MARYAM} and Bo", f"\u2068{NOA}\u2069, \u2068{MARYAM}\u2069 and Bo"),
        (f"{NOA} {NOA} plays", f"\u2068{NOA} {NOA}\u2069 plays"),
        (f"“{NOA}-{NOA}”", f"“\u2068{NOA}-{NOA}\u2069”"),
        (f"\u2068{NOA}\u2069", f"\u2068{NOA}\u2069"),
    ],
    ids=ascii,
)
def test_only_what_is_written_from_right_to_left_is_isolated(text: str, shown: str) -> None:
    assert isolated(text) == shown


def test_a_page_isolates_such_names_everywhere() -> None:
    party = Party(3, names=(NOA, "Bo", MARYAM))
    party.begin()
    for number in range(12):
        seat, steps = party.draft()
        party.move(steps, seat, f"m{number}")
    for browser in party.browsers:
        whole = "\n".join([browser.shown(), browser.title, *[html for _, html in browser.story]])
        assert f"\u2068{NOA}\u2069" in whole
        assert f"\u2068{MARYAM}\u2069" in whole
        assert not BARE.search(whole)


def test_a_field_of_a_form_keeps_the_name_as_it_was_typed() -> None:
    renderer = Renderer(bots.DESCRIPTIONS, bots.DEFAULT)
    retry = {"action": "/sit", "name": NOA}
    html = renderer.document("refused.html", None, sentence="No.", back="/", retry=retry)
    assert f'value="{NOA}"' in html
