"""Checks of many pages: accessibility by axe, and that each choice is one button."""

from __future__ import annotations

from typing import Any, Final

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.browser.people import CHANGED, Look, Person, once, same_width
from tests.browser.wire import Seat

Json = dict[str, Any]

AXE: Final[str] = AXE_SCRIPT
FINDINGS: Final = """async (options) => {
  const {violations} = await axe.run(document, {resultTypes: ['violations'], ...options});
  return violations.flatMap(({id, help, nodes}) => nodes.slice(0, 4).map((node) =>
    `${location.href} ${id}: ${help}: ${node.html.slice(0, 200)}\\n    ${
      (node.failureSummary ?? '').slice(0, 300)}`));
}"""
COLOURS: Final[Json] = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
"""For a page in other colours: only rules about colours."""
BUILT: Final[Json] = {"rules": {"color-contrast": {"enabled": False}}}
"""For a page in another size: all rules but those about colours, which take longest."""
MET: Final = """() => {
  const table = document.querySelector('[data-table]')?.dataset.table;
  return !table || sessionStorage.getItem(`regalia.${table}`) !== null;
}"""
"""Whether the first message of the socket, if there is one, is shown."""
FADED: Final = """async () => {
    for (let still = 0; still < 2; still += 1) {
        const timed = (one) => one.timeline === document.timeline; // not by scrolling
        const running = document.getAnimations().filter(timed);
        if (running.length) still = -1;
        await Promise.allSettled(running.map((one) => one.finished));
        await new Promise((done) => setTimeout(done, 20));
    }
}"""
"""Waits for fades to end, because axe finds half-faded text too pale."""
UNNAMED: Final = """[...document.querySelectorAll('[data-action]')]
  .filter(e => e.tagName !== 'BUTTON' || !e.textContent.trim()).length"""


def findings(page: Page, options: Json | None = None) -> list[str]:
    """The objections of axe, as lines; ``options`` are those of axe.run."""
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(FINDINGS, options or {})
    return found


class Inspector:
    """Opens pages and collects what is wrong with them; ``options`` as in `findings`."""

    def __init__(self, visitor: Any, options: Json | None = None) -> None:
        self.page: Page = visitor.page
        self.options = options
        self.found: list[str] = []

    def see(self, path: str) -> None:
        """Open a page and look at it."""
        self.page.goto(path)
        self.page.wait_for_function(MET)
        self.look()

    def look(self) -> None:
        """Look at the page that is open."""
        self.page.evaluate(FADED)
        same_width(self.page)
        self.found += findings(self.page, self.options)


def offers_what_is_told(person: Person, seat: Seat, seen: Look) -> None:
    """Each choice on the wire is exactly one button, which has a name."""
    choices = seat.choices(seen["seat"], seen["question"], seen["steps"])
    if choices is None:  # another has closed the window, as the page is told in a moment
        once(person.page, CHANGED, seen["asked"])
        return
    assert sorted(seen["actions"]) == sorted(choice["action"] for choice in choices)
    assert person.page.evaluate(UNNAMED) == 0
