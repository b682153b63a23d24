"""People at a page, who read the offered choices and choose by mouse, keyboard or touch.

    anna = Person(page, Mouse(), Random(1))
    anna.play()  # to the end of the game

All choices come from an explicit Random, so a game is reproducible as far as the bots are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import dist
from random import Random
from time import monotonic
from typing import Any, Final, Protocol

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.tables import Table

PATIENCE: Final = 60_000.0
"""Maximum time until the next question or the end of the game, in milliseconds."""
DOUBLE_TAP: Final = 550.0
"""Milliseconds after which the page accepts a second press at the same place."""
SAME_PLACE: Final = 60.0
RECENT: Final = 5.0
MOST_TABS: Final = 250

CLOCK: Final = """(() => {
  const [really, set, clear] = [Date.now, setTimeout, clearTimeout];
  const waiting = new Map();
  let ahead = 0;
  let held = 0;
  const now = () => held || really();
  Date.now = () => now() + ahead;
  window.setTimeout = (work, wait = 0, ...given) => {
    const run = () => waiting.delete(id) && work(...given);
    const id = set(() => held || run(), wait);
    waiting.set(id, {due: Date.now() + wait, run});
    return id;
  };
  window.clearTimeout = (id) => (waiting.delete(id), clear(id));
  let intervals = 0;
  const repeated = new Map();
  window.setInterval = (work, wait, ...given) => {
    const name = `interval ${(intervals += 1)}`;
    const again = () => {
      repeated.set(name, setTimeout(again, wait));
      work(...given);
    };
    repeated.set(name, setTimeout(again, wait));
    return name;
  };
  window.clearInterval = (name) => (clearTimeout(repeated.get(name)), repeated.delete(name));
  window.hold = () => (held = really());
  window.letPass = (milliseconds) => {
    const until = Date.now() + milliseconds;
    const next = () => [...waiting.values()].sort((a, b) => a.due - b.due)[0];
    for (let timer = next(); timer && timer.due <= until; timer = next()) {
      ahead = Math.max(ahead, timer.due - now());
      timer.run();
    }
    ahead = Math.max(ahead, until - now());
    return true;
  };
})()"""
"""A script for pages whose time can be made to pass: `Date.now` and timers are ahead afterwards.

After ``hold()`` time passes only that way. Animations and other processes use the real time.
"""
STILL: Final = """(() => {
  const {animate} = Element.prototype;
  Element.prototype.animate = function (frames) {
    return animate.call(this, frames, 0);
  };
})()"""
"""A script that ends all animations at once."""
LET_PASS: Final = "(milliseconds) => window.letPass?.(milliseconds) ?? false"
LOOK: Final = """() => {
  const asked = document.querySelector('#asked');
  const after = document.querySelector('#r-after');
  return {
    // What has no alternative is taken by the page itself.
    asked: asked && asked.dataset.lone === undefined
      && [asked.dataset.seat, asked.dataset.question, asked.dataset.steps].join('/'),
    seat: asked ? Number(asked.dataset.seat) : -1,
    question: asked ? Number(asked.dataset.question) : -1,
    steps: asked && asked.dataset.steps ? asked.dataset.steps.split(',').map(Number) : [],
    actions: [...document.querySelectorAll('[data-action]')]
      .map((e) => Number(e.dataset.action)).sort((one, other) => one - other),
    over: Boolean(after && after.textContent.trim()),
  };
}"""
READY: Final = f"""(last) => {{
  const seen = ({LOOK})();
  const again = document.querySelector('#alert:not([hidden])')?.textContent.includes('too early');
  return (seen.over || (seen.asked && (again || seen.asked !== last))) ? seen : null;
}}"""
"""The next question or the end; also a question that is answered anew, as the page asks for after a
press that came too early."""
CHANGED: Final = f"""(last) => {{
  const seen = ({LOOK})();
  return seen.asked !== last ? seen : null;
}}"""
FRAMES: Final = """async () => {
  for (let n = 0; n < 3; n += 1) await new Promise((done) => requestAnimationFrame(done));
}"""
PLACE: Final = """(element) => {
  element.scrollIntoViewIfNeeded();
  const {x, y, width, height} = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
ONCE: Final = """(given) => new Promise((done) => {
  const found = %s;
  const look = () => {
    const answer = found(given);
    if (!answer) return;
    changes.disconnect();
    clearTimeout(late);
    done(answer);
  };
  const changes = new MutationObserver(look);
  const all = {subtree: true, childList: true, attributes: true, characterData: true};
  changes.observe(document, all);
  const late = setTimeout(() => (changes.disconnect(), done(null)), %d);
  look();
})"""
"""Resolves to the result of a function, tried at each change of the document."""

Look = dict[str, Any]


class Hand(Protocol):
    """A way to use a page: mouse, touch or keyboard."""

    def press(self, target: Locator) -> None: ...


class Pointer:
    """Waits between presses at one place, so that they do not count as a double press."""

    def __init__(self) -> None:
        self.place = (0.0, 0.0)
        self.at = 0.0

    def press(self, target: Locator) -> None:
        x, y = target.evaluate(PLACE)
        if dist((x, y), self.place) < SAME_PLACE and monotonic() - self.at < RECENT:
            let_pass(target.page, DOUBLE_TAP)  # from when the question is to be seen
        self.touch(target)
        self.place, self.at = (x, y), monotonic()

    def touch(self, target: Locator) -> None:
        raise NotImplementedError


class Mouse(Pointer):
    def touch(self, target: Locator) -> None:
        target.click()


class Finger(Pointer):
    def touch(self, target: Locator) -> None:
        target.tap()


class Keys:
    """The keyboard alone: Tab until the target has a visible focus, then a key."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.tabs = 0

    def reach(self, target: Locator) -> None:
        """Tab to an element, forwards or backwards, whichever is shorter."""
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
        """Replace the text of a field."""
        self.reach(target)
        target.page.keyboard.press("Control+a")
        target.page.keyboard.type(text)


class Person:
    """A person at a table's page. ``checks`` run at each question."""

    def __init__(
        self, page: Page, hand: Hand, rng: Random, checks: tuple[Callable[[Look], None], ...] = ()
    ) -> None:
        self.page = page
        self.hand = hand
        self.rng = rng
        self.checks = checks
        self.answered = ""
        """The last question that this person has answered."""
        self.choices = 0

    def open(self, table: Table) -> None:
        """Open a table where nothing was answered yet."""
        self.answered = ""
        self.page.goto(table.path)

    def look(self) -> Look:
        """The question and the choices on the page now."""
        seen: Look = self.page.evaluate(LOOK)
        return seen

    def turn(self) -> Look:
        """The next question, or the end of the game; waits for it."""
        seen: Look = once(self.page, READY, self.answered)
        return seen

    def pick(self, seen: Look) -> int:
        """The action to choose."""
        chosen: int = self.rng.choice(seen["actions"])
        return chosen

    def choose(self, action: int | None = None) -> bool:
        """Wait for a question and choose once, at random by default; false if the game is over."""
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
        self.press(seen, chosen)
        return True

    def press(self, seen: Look, action: int) -> None:
        """Press the button of an action, and *Say it* where that is said after it."""
        button = self.page.locator(f'[data-action="{action}"]')
        warned = button.get_attribute("data-warning")
        self.hand.press(button)
        if warned:  # to be chosen again
            expect(self.page.locator("#alert")).to_contain_text(warned)
            self.hand.press(button)
        said = self.page.locator(f'[data-say="{action}"]')
        if said.count():
            self.hand.press(said)

    def move(self) -> bool:
        """Wait for a question and make a whole move; false if the game is over."""
        return self.choose() and self.finish()

    def finish(self) -> bool:
        """Finish an unfinished move; false if the game is over before."""
        while once(self.page, CHANGED, self.answered)["steps"]:
            if not self.choose():
                return False
        return True

    def play(self, moves: int = 1000) -> None:
        """Make this many moves, or fewer if the game is over."""
        for _ in range(moves):
            if not self.move():
                return

    def take(self, steps: Iterable[int]) -> Look:
        """Make these choices; return the next question."""
        for step in steps:
            assert self.choose(step)
        return self.turn()

    def begin_move(self) -> Look:
        """Make the first choice of a move that has several; return the next question.

        Moves of a single choice are made until then.
        """
        while self.choose():
            seen = self.turn()
            if seen["steps"] or seen["over"]:
                return seen
        raise AssertionError("The game was over before a move had two choices.")


def whose_turn(*people: Person) -> Person | None:
    """The person with a question, or None once the game is over.

    Polls all pages, because `once` watches a single page, and the question may come to another.
    """
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


def once(page: Page, found: str, given: Any = None) -> Any:
    """The first result of a function of the page that is neither null nor false.

    Tries at each change of the document, also in the background, and again after a reload.
    """
    until = monotonic() + PATIENCE / 1000
    while (left := until - monotonic()) > 0:
        try:
            answer = page.evaluate(ONCE % (found, left * 1000), given)
        except Error as wrong:
            if "context was destroyed" not in wrong.message:
                raise
            page.wait_for_load_state()
            continue
        if answer is not None:
            return answer
    raise AssertionError(f"{page.url}: in {PATIENCE / 1000:.0f} s there was no {found}")


def let_pass(page: Page, milliseconds: float) -> None:
    """Let time pass for a page: by its fake clock (`CLOCK`) if it has one, else by waiting."""
    if not page.evaluate(LET_PASS, milliseconds):
        page.wait_for_timeout(milliseconds)


def hold(page: Page) -> None:
    """Stop the clock of a page, except for `let_pass`, until it is reloaded."""
    page.evaluate("hold()")


def drawn(page: Page) -> None:
    """Wait until a page is drawn and has updated what is under the mouse."""
    page.evaluate(FRAMES)


def same_width(page: Page) -> None:
    """Assert that the page is no wider than its window."""
    wide, window = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert wide <= window, f"{page.url} is {wide} wide in a window of {window}"
