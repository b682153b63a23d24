"""Measures the page in Chromium: the time from a click to the change, and the size.

    python -m tests.load.browser [--clicks N] [--json]

Server and browser run on this machine; bots answer at once. Times are in milliseconds.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page
from rich.console import Console
from rich.table import Table as Grid

from regalia import _native
from regalia.bench import commit_of, machine
from tests.browser import chromium
from tests.browser.people import Person
from tests.browser.tables import Table
from tests.server.running import Child

GOALS: Final = {
    "click to changed page, median ms": 50.0,
    "home page, KiB": 100.0,
    "home page, ms": 200.0,
    "table page, KiB": 250.0,
}
LOADS: Final = 7
"""Number of times that a page is loaded with an empty cache."""

CLICK: Final = """(action) => new Promise((resolve) => {
  const button = document.querySelector(`[data-action="${action}"]`);
  const region = document.querySelector('#r-question');
  const asked = () => region.querySelector('#asked')?.dataset;
  const sign = (data) => data ? `${data.question}/${data.steps}` : '';
  const before = sign(asked());
  const begun = performance.now();
  const watcher = new MutationObserver(() => {
    if (sign(asked()) === before) return;
    watcher.disconnect();
    const changed = performance.now() - begun;
    requestAnimationFrame(() => setTimeout(() => resolve([changed, performance.now() - begun])));
  });
  watcher.observe(region, {childList: true, subtree: true, attributes: true});
  button.click();
})"""
"""Clicks; resolves to the times until the question has changed and until the page is drawn."""

TIMES: Final = """() => {
  const [page] = performance.getEntriesByType('navigation');
  return [page.loadEventEnd - page.startTime, page.responseEnd - page.startTime];
}"""


class Stopwatch:
    """Clicks, and records how long the page takes to change."""

    def __init__(self) -> None:
        self.changed: list[float] = []
        self.drawn: list[float] = []

    def choose(self, page: Page, action: int) -> None:
        changed, drawn = page.evaluate(CLICK, action)
        self.changed.append(changed)
        self.drawn.append(drawn)


def clicks(browser: Browser, base: str, wanted: int) -> Stopwatch:
    """The times of at least ``wanted`` clicks, at tables with three bots."""
    watch, rng = Stopwatch(), Random(1)
    while len(watch.changed) < wanted:
        context = browser.new_context(base_url=base, viewport={"width": 1440, "height": 900})
        page = context.new_page()
        page.goto(Table.made(context, base).path)
        person = Person(page, Nobody(), rng)
        while not (seen := person.turn())["over"] and len(watch.changed) < wanted:
            person.answered = seen["asked"]
            watch.choose(page, rng.choice(seen["actions"]))
        context.close()
    return watch


class Nobody:
    """A hand that presses nothing: the stopwatch clicks."""

    def press(self, target: Any) -> None:
        raise NotImplementedError


def weigh(browser: Browser, base: str, path: str, state: Any = None) -> dict[str, float]:
    """Size, number of requests and loading times of a page and its files, with an empty cache."""
    weights: list[float] = []
    plain: list[float] = []
    loads: list[float] = []
    first: list[float] = []
    requests = 0
    for _ in range(LOADS):
        context = browser.new_context(base_url=base, storage_state=state)
        page = context.new_page()
        session = context.new_cdp_session(page)
        received = _listen(session)
        page.goto(path, wait_until="load")
        page.wait_for_timeout(300)
        load, response = page.evaluate(TIMES)
        loads.append(load)
        first.append(response)
        weights.append(received["wire"] / 1024)
        plain.append(received["plain"] / 1024)
        requests = int(received["requests"])
        context.close()
    return {
        "KiB": median(weights),
        "KiB unpacked": median(plain),
        "ms": median(loads),
        "ms to the document": median(first),
        "requests": requests,
    }


def _listen(session: CDPSession) -> dict[str, float]:
    """Counters of received bytes, including headers and the frames of sockets, and of requests."""
    received = {"wire": 0.0, "plain": 0.0, "requests": 0.0}

    def add(name: str, amount: float) -> None:
        received[name] += amount

    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.on("Network.loadingFinished", lambda event: add("wire", event["encodedDataLength"]))
    session.on("Network.dataReceived", lambda event: add("plain", event["dataLength"]))
    session.on("Network.requestWillBeSent", lambda _: add("requests", 1))

    def frame(event: dict[str, Any]) -> None:
        size = len(event["response"]["payloadData"].encode())
        add("wire", size)
        add("plain", size)

    session.on("Network.webSocketFrameReceived", frame)
    return received


def measure(wanted: int) -> dict[str, float]:
    """All figures."""
    path = chromium.found()
    if path is None:
        raise SystemExit("Chromium is not installed, so nothing can be measured.")
    figures: dict[str, float] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        Child(Path(folder, "regalia.db"), "--no-limits", seed=None) as child,
        chromium.launched(path) as browser,
    ):
        watch = clicks(browser, child.base, wanted)
        figures["clicks"] = len(watch.changed)
        figures["click to changed page, median ms"] = median(watch.changed)
        figures["click to changed page, p95 ms"] = quantiles(watch.changed, n=20)[-1]
        figures["click to drawn page, median ms"] = median(watch.drawn)
        context = browser.new_context(base_url=child.base)
        table = Table.made(context, child.base)
        page = context.new_page()
        page.goto(table.path)
        page.wait_for_selector("#asked")
        for name, where in (
            ("home page", "/"),
            ("table page", table.path),
            ("text page", f"{table.path}/text"),
        ):
            for unit, figure in weigh(browser, child.base, where, context.storage_state()).items():
                figures[f"{name}, {unit}"] = figure
    return figures


def report(figures: dict[str, float]) -> Grid:
    """The figures as a table, with the goals."""
    grid = Grid("figure", "", "at most")
    for name, figure in figures.items():
        goal = GOALS.get(name)
        shown = f"{figure:.0f}" if name.endswith(("clicks", "requests")) else f"{figure:.1f}"
        grid.add_row(name, shown, "" if goal is None else f"{goal:g}")
    return grid


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.load.browser", description=__doc__)
    parser.add_argument("--clicks", type=int, default=300)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    figures = measure(arguments.clicks)
    root = Path(__file__).parents[2]
    about = {"machine": machine(), "commit": commit_of(root), "form": _native.form()}
    if arguments.json:
        print(json.dumps({**about, **figures}, indent=2))
    else:
        print(*about.values(), sep=", ")
        Console().print(report(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
