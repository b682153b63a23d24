"""Windows, in which several are asked at once: at a toy's table, which is shown by its words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.people import Mouse, Person
from tests.browser.tables import Table
from tests.browser.toys import hosting
from tests.browser.wire import Seat
from tests.server.running import Hosted
from tests.toys.envoys import envoys


class First(Random):
    """Chooses what is offered first: always raids if possible, never guards."""

    def choice(self, seq: Any) -> Any:
        return seq[0]


@pytest.fixture
def toys(browser: Browser, tmp_path: Path) -> Iterator[Hosted]:
    """A server that knows the envoys."""
    with hosting("envoys", envoys, tmp_path) as hosted:
        yield hosted


@pytest.mark.parametrize("view", ["", "/text"])
def test_a_person_who_always_passes_is_asked_again_at_their_turn(
    view: str, toys: Hosted, visit: Visit
) -> None:
    anna, bo, cecilia = (visit(toys) for _ in range(3))
    table = cecilia.table(seed=1, game="envoys", seats=3, people=(), bots=0, start=False)
    names = {"Anna": anna, "Bo": bo, "Cecilia": cecilia}
    for number, (name, visitor) in enumerate(names.items()):
        Table(visitor.context, toys.base, table.id).sit(number, name, automatic=False)
    table.start()
    page = cecilia.page
    page.goto(table.path + view)
    person = Person(page, Mouse(), Random(20))
    always = page.locator("#always-until-turn")
    asked_again = page.locator("[id^='ask-again-']")
    passed = turns = 0
    with ExitStack() as stack:
        others = [stack.enter_context(Seat(v.context, table)) for v in (anna, bo)]
        while not (passed > 1 and turns > 1):
            seen = person.look()
            assert not seen["over"], "the game is over before there were two windows"
            if asked_again.count() == 0 and always.count():
                always.click()
                expect(always).to_have_count(0)
                passed += 1
            elif seen["asked"] and seen["asked"] != person.answered and not always.count():
                assert asked_again.count() == 0, "whoever always passes is asked all the same"
                person.move()
                turns += 1
            for seat in others:
                if seat.fresh()["questions"]:
                    seat.play(First(), moves=1)
