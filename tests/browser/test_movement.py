"""Animations: things move to their new places or fade in, and come to rest."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import Mouse, Person, same_width
from tests.browser.regents import Regent
from tests.browser.traders import Trader
from tests.server.running import Child

pytestmark = pytest.mark.long

NOTE: Final = """(() => {
  const {animate} = Element.prototype;
  window.moved = [];
  window.faded = [];
  Element.prototype.animate = function (frames, ...given) {
    (frames.translate ? moved : faded).push(this.dataset.fly);
    return animate.call(this, frames, ...given);
  };
})()"""
"""Makes the page note the keys of things that move and of things that fade in."""
AT_REST: Final = """async () => {
  const timed = () => document.getAnimations().filter((one) => one.timeline === document.timeline);
  for (let left; (left = timed()).length; )
    await Promise.allSettled(left.map((animation) => animation.finished));
  return [...document.querySelectorAll('[data-fly]')].filter((element) => {
    const {translate, scale, opacity} = getComputedStyle(element);
    return translate !== 'none' || scale !== 'none' || opacity === '0';
  }).map((element) => element.dataset.fly);
}"""
"""Elements out of place or invisible after all animations have ended."""
PEOPLE: Final[dict[str, type[Person]]] = {"res_publica": Trader, "regency": Regent}


MOST: Final = 12
"""Number of choices within which it must happen."""


@pytest.mark.parametrize(
    ("position", "happens", "key"),
    [
        ("res_publica-turn", "faded", "deal-"),  # a statement
        ("res_publica-answers", "moved", "deal-"),  # traded cards
        ("regency-turn", "moved", "citizen-"),
        ("regency-target", "moved", "citizen-"),
    ],
)
def test_things_move_or_fade_in_and_come_to_rest(
    position: str, happens: str, key: str, visit: Visit, server: Child
) -> None:
    """A new question can be answered during an animation."""
    visitor = visit(server, reduced_motion="no-preference")
    page = visitor.page
    table = visitor.at(position)
    person = PEOPLE[position.partition("-")[0]](page, Mouse(), Random(46))
    person.take(table.steps)
    page.evaluate(NOTE)
    choices = 0
    while not page.evaluate(f"{happens}.length"):
        choices += 1
        assert choices <= MOST, f"nothing has {happens}"
        person.choose()
        person.turn()
    person.choose()
    person.turn()
    same_width(page)
    assert all(name.startswith(key) for name in page.evaluate(happens))
    assert page.evaluate(AT_REST) == []
