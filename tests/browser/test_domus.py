"""Domus Regnatrix at its page: the last turns of whole games, and a win by each road."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.checking import Inspector, offers_what_is_told
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.find import idle
from tests.browser.people import Finger, Look, Mouse, Person, same_width, whose_turn
from tests.browser.wire import Seat
from tests.server.running import Child

pytestmark = pytest.mark.long

HANDS: Final[dict[str, Any]] = {"desk": (DESK, Mouse), "phone": (PHONE, Finger)}
WINS = "The game is over. You win!"


class Idler(Person):
    """A person who draws, discards, and does nothing else."""

    def pick(self, seen: Look) -> int:
        return idle(seen["actions"])


@pytest.mark.parametrize("size", HANDS)
def test_a_table_from_its_first_choice(size: str, visit: Visit, server: Child) -> None:
    """Kingdom, hero, terrain and flag, and the first moves of the first turns."""
    settings, hand = HANDS[size]
    visitor = visit(server, **settings)
    page = visitor.page
    table = visitor.table(seed=4, game="domus", seats=4)
    page.goto(table.path)
    with Seat(visitor.context, table) as seat:

        def check(seen: Look) -> None:
            same_width(page)
            offers_what_is_told(anna, seat, seen)

        anna = Person(page, hand(), Random(3), (check,))
        anna.play(moves=4)
    expect(page.locator(".city.own")).to_be_visible()
    expect(page.locator(".city.own .hero")).to_be_visible()
    expect(page.locator(".holdings .hand")).to_be_visible()


@pytest.mark.parametrize(("seats", "size"), [(2, "phone"), (3, "desk"), (4, "phone")])
def test_the_last_round_of_a_game_with_novices(
    seats: int, size: str, visit: Visit, server: Child
) -> None:
    settings, hand = HANDS[size]
    visitor = visit(server, **settings)
    page = visitor.page
    table = visitor.at(f"domus-late-{seats}")
    anna = Person(page, hand(), Random(seats), (lambda seen: same_width(page),))
    anna.play()
    assert anna.choices >= 4
    expect(page.locator("#ask")).to_contain_text("The game is over")
    expect(page.locator("#r-scoring")).to_contain_text("After the last round")
    expect(page.locator("#r-scoring ol > li:has(> .place)")).to_have_count(seats)
    page.goto(f"{table.path}/replay?at=200&as=all")
    expect(page.locator(".city").first).to_be_visible()


@pytest.mark.parametrize(
    ("way", "size", "text"),
    [("culture", "phone", "victory points in the city"), ("mercantilism", "desk", "coins in the")],
)
def test_a_person_wins(way: str, size: str, text: str, visit: Visit, server: Child) -> None:
    settings, hand = HANDS[size]
    visitor = visit(server, **settings)
    page = visitor.page
    table = visitor.at(f"domus-{way}")
    anna = Person(page, hand(), Random(1))
    assert anna.take(table.steps)["over"]
    expect(page.locator("#ask")).to_have_text(WINS)
    expect(page.locator("#r-scoring")).to_contain_text(f"By {way}")
    expect(page.locator("#r-scoring")).to_contain_text(text)


def test_a_person_wins_by_conquest(visit: Visit, server: Child) -> None:
    """The other city is empty, and its owner does nothing for it."""
    anna, bo = visit(server), visit(server, **PHONE)
    table = anna.at("domus-conquest", bo)
    bo.page.goto(table.path)
    queen, idler = Idler(anna.page, Mouse(), Random(1)), Idler(bo.page, Finger(), Random(2))
    while (one := whose_turn(queen, idler)) is not None:
        one.choose()
    expect(anna.page.locator("#ask")).to_have_text(WINS)
    expect(anna.page.locator("#r-scoring")).to_contain_text("By conquest")
    expect(bo.page.locator("#ask")).to_contain_text("The game is over")
    expect(anna.page.locator(".city.estate")).to_have_count(1)


def test_axe_finds_nothing_at_its_pages(visit: Visit, server: Child) -> None:
    visitor = visit(server)
    inspector = Inspector(visitor)
    table = visitor.at("domus-culture")
    inspector.look()
    for path in (f"{table.path}/text", "/new/domus", "/games/domus"):
        inspector.see(path)
    assert not inspector.found, "\n".join(inspector.found)
