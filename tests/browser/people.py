"""People at a page: they look at what is offered and choose by mouse, by keyboard or by touch.

    anna = Person(page, Mouse(), Random(1))
    anna.play()  # to the end of the game

Everything is chosen with an explicit Random, so that a game goes the same way again as far as the
bots let it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import dist
from random import Random
from time import monotonic
from typing import Any, Final, Protocol

from playwright.sync_api import Locator, Page, expect

from tests.browser.tables import Table

PATIENCE: Final = 60_000.0
"""Milliseconds in which it is one's turn, or the game is over."""
POLLING: Final = 20
"""Milliseconds between two looks; by frames, as is usual, a page in the background is not seen."""
GAMES: Final = 5
"""How many games may pass until what depends on the deal has come about."""
DOUBLE_TAP: Final = 650.0
"""Milliseconds after which a second press at the same place is one of its own for the page."""
SAME_PLACE: Final = 60.0
RECENT: Final = 5.0
MOST_TABS: Final = 250

LOOK: Final = """() => {
  const asked = document.querySelector('#asked');
  const after = document.querySelector('#r-after');
  return {
    asked: asked && [asked.dataset.seat, asked.dataset.question, asked.dataset.steps].join('/'),
    seat: asked ? Number(asked.dataset.seat) : -1,
    question: asked ? Number(asked.dataset.question) : -1,
    steps: asked && asked.dataset.steps ? asked.dataset.steps.split(',').map(Number) : [],
    actions: [...document.querySelectorAll('[data-action]')].map((e) => Number(e.dataset.action)),
    over: Boolean(after && after.textContent.trim()),
  };
}"""
READY: Final = f"""(last) => {{
  const seen = ({LOOK})();
  return (seen.over || (seen.asked && seen.asked !== last)) ? seen : null;
}}"""
CHANGED: Final = f"""(last) => {{
  const seen = ({LOOK})();
  return seen.asked !== last ? seen : null;
}}"""

Look = dict[str, Any]


class Hand(Protocol):
    """How somebody uses a page."""

    def press(self, target: Locator) -> None: ...


class Pointer:
    """Presses not so soon again at the same place that the page takes it for a double press."""

    def __init__(self) -> None:
        self.place = (0.0, 0.0)
        self.at = 0.0

    def press(self, target: Locator) -> None:
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box is not None
        place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if dist(place, self.place) < SAME_PLACE and monotonic() - self.at < RECENT:
            target.page.wait_for_timeout(DOUBLE_TAP)  # from when the question is to be seen
        self.touch(target)
        self.place, self.at = place, monotonic()

    def touch(self, target: Locator) -> None:
        raise NotImplementedError


class Mouse(Pointer):
    def touch(self, target: Locator) -> None:
        target.click()


class Finger(Pointer):
    def touch(self, target: Locator) -> None:
        target.tap()


class Keys:
    """The keyboard alone: Tab until the target has the focus, which is to be seen, then a key."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.tabs = 0

    def reach(self, target: Locator) -> None:
        """Go to something on the page, forwards or, if that is shorter, backwards."""
        element = target.element_handle()
        key = self.rng.choice(("Tab", "Tab", "Shift+Tab"))
        for _ in range(MOST_TABS):
            if element.evaluate("(e) => e === document.activeElement"):
                return
            target.page.keyboard.press(key)
            self.tabs += 1
        raise AssertionError(f"{target} is not reached by {MOST_TABS} presses of {key}.")

    def press(self, target: Locator) -> None:
        self.reach(target)
        expect(target).to_be_focused()
        is_link = target.evaluate("(e) => e.tagName === 'A'")
        target.page.keyboard.press("Enter" if is_link else self.rng.choice(("Enter", "Space")))

    def write(self, target: Locator, text: str) -> None:
        """Type into a field in place of what is there."""
        self.reach(target)
        target.page.keyboard.press("Control+a")
        target.page.keyboard.type(text)


class Person:
    """Somebody at a table's page. ``checks`` are made each time he is asked something."""

    def __init__(
        self, page: Page, hand: Hand, rng: Random, checks: tuple[Callable[[Look], None], ...] = ()
    ) -> None:
        self.page = page
        self.hand = hand
        self.rng = rng
        self.checks = checks
        self.answered = ""
        """What he was last asked and has chosen at."""
        self.choices = 0

    def open(self, table: Table) -> None:
        """Go to a table at which nothing was answered yet."""
        self.answered = ""
        self.page.goto(table.path)

    def until(self, first: int, last: int, anew: Callable[[], Table], steps: int = 0) -> None:
        """Play until one of these actions is offered, so far into a move.

        Where a game ends before, another one is begun at a table of ``anew``.
        """
        for _ in range(GAMES):
            while not (seen := self.turn())["over"]:
                offered = any(first <= action <= last for action in seen["actions"])
                if offered and len(seen["steps"]) >= steps:
                    return
                self.choose()
            self.open(anew())
        raise AssertionError(f"nothing from {first} to {last} was ever offered")

    def look(self) -> Look:
        """What the page asks now, and what it offers."""
        seen: Look = self.page.evaluate(LOOK)
        return seen

    def turn(self) -> Look:
        """What the page asks, once it asks something new or the game is over."""
        found = self.page.wait_for_function(
            READY, arg=self.answered, timeout=PATIENCE, polling=POLLING
        )
        seen: Look = found.json_value()
        found.dispose()
        return seen

    def pick(self, seen: Look) -> int:
        """Which of what is offered he chooses."""
        chosen: int = self.rng.choice(seen["actions"])
        return chosen

    def choose(self, action: int | None = None) -> bool:
        """Wait to be asked and make one choice, any or a certain one; false if the game is over."""
        seen = self.turn()
        if seen["over"]:
            return False
        offered = seen["actions"]
        assert offered, "something is asked and nothing offered"
        assert len(set(offered)) == len(offered), f"a choice is offered twice: {offered}"
        for check in self.checks:
            check(seen)
        chosen = self.pick(seen) if action is None else action
        self.answered = seen["asked"]
        self.choices += 1
        self.page.bring_to_front()  # else the browser draws it seldom, and a click waits for that
        self.hand.press(self.page.locator(f'[data-action="{chosen}"]'))
        return True

    def move(self) -> bool:
        """Wait to be asked and make choices until a move is finished; false if the game is over."""
        while self.choose():
            changed = self.page.wait_for_function(
                CHANGED, arg=self.answered, timeout=PATIENCE, polling=POLLING
            )
            seen: Look = changed.json_value()
            if not seen["steps"]:
                return True
        return False

    def play(self, moves: int = 1000) -> None:
        """Make so many moves, or all until the game is over."""
        for _ in range(moves):
            if not self.move():
                return

    def begin_move(self) -> Look:
        """Make the first choice of a move that needs another; what is asked then.

        Any move that needs no other is made on the way there.
        """
        while self.choose():
            seen = self.turn()
            if seen["steps"] or seen["over"]:
                return seen
        raise AssertionError("The game was over before a move had two choices.")


def whose_turn(*people: Person) -> Person | None:
    """Which of several people is asked, or nobody once the game is over."""
    until = monotonic() + PATIENCE / 1000
    while monotonic() < until:
        for person in people:
            seen = person.look()
            if seen["over"]:
                return None
            if seen["asked"] and seen["asked"] != person.answered:
                return person
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked anything")


def same_width(page: Page) -> None:
    """Nothing makes the page wider than its window."""
    wide, window = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert wide <= window, f"{page.url} is {wide} wide in a window of {window}"
