"""Lays out kept positions in Chromium, at any size, and checks what is to be seen.

    with laid_out() as layout:
        layout.open("regency-window")
        for size in SIZES:
            print(layout.check(size))

One server and one page of one browser serve all positions. At each size the page is checked at
every question of the kept move, and before and after each step of it everything but what the move
moves must be at the same place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as TookTooLong

from regalia import games
from regalia.engine import record
from regalia.engine.draft import Draft
from regalia.engine.record import Record
from tests.browser import chromium
from tests.browser.checking import MET
from tests.browser.people import STILL
from tests.browser.staging import Staged
from tests.browser.tables import person
from tests.browser.watching import Watch
from tests.layout.find import FOLDER, MOVE, NOBODY, VIEWER
from tests.server.running import Child

SIZES: Final = (
    "360x640",
    "390x844",
    "844x390",
    "768x1024",
    "820x1180",
    "1024x768",
    "1280x720",
    "1280x800",
    "1366x768",
    "1440x900",
    "1920x1080",
)
LARGE: Final = "1280x720@200"
"""With text of twice the size."""
DARK: Final = ("390x844", "1024x768", "1440x900")
"""The sizes at which the dark page is checked, too."""
TEXT: Final = 16
"""The size of the text of a browser in pixels, unless its reader wishes otherwise."""
SCROLLED: Final = 1_000.0
"""Maximum time until a replay has scrolled its story, in milliseconds."""
SLOWEST: Final = 20_000.0
"""Maximum time to wait for the page, in milliseconds."""
CHECKS: Final = (Path(__file__).parent / "check.js").read_text(encoding="utf-8")
SETTLED: Final = """async () => {
  for (let n = 0; n < 2; n += 1) await new Promise((done) => requestAnimationFrame(done));
  for (const one of document.getAnimations()) if (one.timeline === document.timeline) one.finish();
}"""
STEPS: Final = "() => document.querySelector('#asked')?.dataset.steps ?? null"
STEPS_ARE: Final = "(steps) => document.querySelector('#asked')?.dataset.steps === steps"
PRESS: Final = """(action) => {
  const button = document.querySelector(`[data-action="${action}"]`);
  button?.click();
  return Boolean(button);
}"""
BACK: Final = "() => document.querySelector('[data-back]').click()"
ACTIONS: Final = """() => [...document.querySelectorAll('[data-action]')]
  .map((button) => Number(button.dataset.action)).sort((one, other) => one - other)"""
REPLAY: Final = "+replay"
"""After the name of a position: the replay of its game, at the last line."""
BY_RULE: Final = ("Catherine the Great",)
"""Names of players that no person is."""
AWAY: Final = ".seat-mark button, [data-away]"
"""What stands beside the seat of who is away: the button that asks for a bot, or a mark."""
CURRENT: Final = """() => {
  const story = document.querySelector('#story').getBoundingClientRect();
  const line = document.querySelector('#story [aria-current]').getBoundingClientRect();
  return line.top >= story.top - 1 && line.top <= story.bottom - 20;
}"""
"""Whether the story of a replay shows the beginning of its current paragraph."""
NOTICE: Final = "+notice"
"""After the name of a position: while the page has no connection, and says so."""
LONGEST: Final = "longest"
"""The position at which the notice is shown."""
SAID: Final = re.compile(r'this\.status\.textContent = "([^"]+)"')
LIVE: Final = Path(games.__file__).parents[1] / "page" / "static" / "live.js"


class Fault(NamedTuple):
    """What is wrong with a page: the check, the element, and what is said of it."""

    check: str
    element: str
    detail: str
    position: str = ""
    size: str = ""
    theme: str = ""
    step: int = 0

    def __str__(self) -> str:
        where = f"{self.position} {self.size} {self.theme} step {self.step}"
        return f"{where}: {self.check}: {self.element}: {self.detail}"


class Question(NamedTuple):
    """A question of the kept move: the steps before it, the choices, and the one to be made."""

    steps: tuple[int, ...]
    legal: tuple[int, ...]
    choice: int


@cache
def kept(name: str) -> Record:
    """A kept position."""
    return record.read((FOLDER / f"{name}.record").read_text(encoding="utf-8"))


def names(game: str) -> list[str]:
    """The names of a game's positions: the kept ones, the replays of its ends, and the notice."""
    stems = sorted(path.stem for path in FOLDER.glob(f"{game}-*.record"))
    replays = [f"{stem}{REPLAY}" for stem in stems if stem.startswith(f"{game}-over")]
    return [*stems, *replays, f"{game}-{LONGEST}{NOTICE}"]


def questions(kept: Record) -> tuple[Question, ...]:
    """The questions of the kept move, from the first that its viewer is asked."""
    written, viewer = kept.headers.get(MOVE), kept.headers[VIEWER]
    if written is None or viewer == NOBODY:
        return ()
    state = record.Replay(kept, games.load(kept.headers["Game"])).run()
    seat = int(viewer) - 1
    if state.to_act != seat:
        return ()
    steps = state.game.words.parse(state, written)
    draft, found = Draft(state, seat), list[Question]()
    while not draft.finished():
        step = steps[len(draft.steps)]
        found.append(Question(tuple(draft.steps), tuple(draft.state.legal()), step))
        draft.step(step)
        draft.fill_up()  # as the server does
    return tuple(found)


def staged(kept: Record, viewer: str) -> Staged:
    """A table at a kept position; ``viewer`` is the key of the person who looks at it."""
    seats, looks = range(kept.seats()), kept.headers[VIEWER]
    kinds = {seat: kind for seat in seats if (kind := kept.headers.get(f"Bot {seat + 1}"))}
    table = Staged(
        kept.headers["Game"],
        kept.seats(),
        kept.headers["Seed"],
        "host",
        options=kept.options(),
    )
    record.check_headers(kept, table.game)
    for seat, name in enumerate(kept.players()):
        if seat not in kinds:
            table.sit(seat, viewer if looks == str(seat + 1) else f"person {seat}", name)
    for seat, kind in kinds.items():
        table.engage(seat, kind)
    table.resume(kept.lines)
    return table


class Layout:
    """A page on which positions are laid out. ``opened`` is the position on it."""

    def __init__(self, browser: Browser, server: Child) -> None:
        self.server = server
        self.context = browser.new_context(
            base_url=server.base, reduced_motion="reduce", viewport={"width": 1440, "height": 900}
        )
        self.context.set_default_timeout(SLOWEST)
        self.context.add_init_script(STILL)
        self.context.add_init_script(CHECKS)
        self.watch = Watch(self.context, server.base)
        self.page: Page = self.context.new_page()
        self.devtools = self.context.new_cdp_session(self.page)
        self.key = person(self.context, server)
        self.opened = ""
        self.questions: tuple[Question, ...] = ()
        self.size, self.theme = "", "light"
        self.names: list[str] = []
        self.spectator = self.replay = self.with_notice = self.others_away = False
        self.path = ""

    def open(self, position: str) -> None:
        """Open a position, of which ``names`` has the names."""
        written = kept(position.partition("+")[0])
        self.names = [*written.players(), *BY_RULE]
        self.spectator = written.headers[VIEWER] == NOBODY
        self.opened, self.replay = position, position.endswith(REPLAY)
        self.questions = () if self.replay else questions(written)
        bots = sum(header.startswith("Bot ") for header in written.headers)
        over = position.startswith(f"{written.headers['Game']}-over")
        others = written.seats() - bots - (not self.spectator)
        self.others_away = others > 0 and not over
        table = staged(written, self.key).store(self.server.store, automatic=False)
        self.path = f"/table/{table}"
        if self.replay:
            self.path += f"/replay?at={len(written.lines)}&as=all"
        self.with_notice = position.endswith(NOTICE)
        self.load()

    def load(self) -> None:
        """Load the page of the position that is open."""
        self.page.goto(self.path)
        if self.replay:
            with suppress(TookTooLong):  # on a phone the story lies below the board
                self.page.wait_for_function(CURRENT, timeout=SCROLLED)
            return
        self.page.wait_for_function(MET)
        if self.others_away:
            self.page.wait_for_selector(AWAY, state="attached")
        self.steps_are(self.questions[0].steps if self.questions else None)
        if self.with_notice:
            self.notice()

    def notice(self) -> None:
        """Show what the page says while it has no connection."""
        found = SAID.search(LIVE.read_text(encoding="utf-8"))
        assert found is not None, "live.js shows no notice"
        self.page.evaluate(
            "(text) => Object.assign(document.getElementById('connection'),"
            " {textContent: text, hidden: false})",
            found[1],
        )

    def paint(self, theme: str) -> None:
        """Show the page in light or dark colours."""
        if theme != self.theme:
            self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        self.theme = theme

    def resize(self, size: str) -> None:
        """Give the window a size, such as 1280x720, or 1280x720@200 with larger text."""
        if size == self.size:
            return
        window, _, percent = size.partition("@")
        was = self.size.partition("@")[2]
        if percent != was:
            large = TEXT * int(percent or 100) // 100
            self.devtools.send("Page.setFontSizes", {"fontSizes": {"standard": large}})
        width, height = map(int, window.split("x"))
        self.page.set_viewport_size({"width": width, "height": height})
        self.size = size

    def steps_are(self, steps: tuple[int, ...] | None) -> None:
        """Wait until the page asks for the decision after these steps, and for nothing else.

        Raises:
            AssertionError: it asks another question, or offers other choices.
        """
        if steps is None:
            shown = self.page.evaluate(STEPS)
            assert shown is None, f"{self.opened} asks after the steps {shown}"
            return
        wanted = ",".join(map(str, steps))
        if not self.page.evaluate(STEPS_ARE, wanted):
            try:
                self.page.wait_for_function(STEPS_ARE, arg=wanted)
            except Exception:
                shown = self.page.evaluate(STEPS)
                raise AssertionError(
                    f"{self.opened} asks after the steps {shown}, not {wanted}"
                ) from None

    def check(self, size: str, moving: bool = True) -> list[Fault]:
        """What is wrong at a size, at each question of the move and between them."""
        if size != self.size:
            self.resize(size)
            if self.questions or self.replay:  # the script scrolls when a page is opened
                self.load()
        asked = self.questions or (None,)
        found: list[Fault] = []
        before: Any = None
        for number, question in enumerate(asked):
            if question is not None:
                self.steps_are(question.steps)
            self.page.evaluate(SETTLED)
            found += self._look(number, question, before)
            if not moving or question is None or number + 1 == len(asked):
                break
            before = self.page.evaluate("layoutPlaces()")
            if not self.page.evaluate(PRESS, question.choice):
                break  # the rest of the move is one button
        self.begin_anew()
        return found

    def _look(self, number: int, question: Question | None, before: Any) -> list[Fault]:
        if question is not None:
            shown = self.page.evaluate(ACTIONS)
            assert shown == sorted(question.legal), f"{self.opened} offers {shown}"
        options = {
            "names": self.names,
            "size": self.size,
            "asked": question is not None,
            "spectator": self.spectator,
            "replay": self.replay,
            "step": number,
            "before": before,
        }
        return [
            Fault(check, element, detail, self.opened, self.size, self.theme, number)
            for check, element, detail in self.page.evaluate(
                "(options) => layoutFaults(options)", options
            )
        ]

    def at_step(self, step: int) -> None:
        """Make the kept move up to a question of it."""
        if self.questions:
            self.begin_anew()
        for number, question in enumerate(self.questions[: step + 1]):
            self.steps_are(question.steps)
            if number < step:
                self.page.evaluate(PRESS, question.choice)
        self.page.evaluate(SETTLED)

    def begin_anew(self) -> None:
        """Take back the steps that were made."""
        if not self.questions:
            return
        first = self.questions[0].steps
        while (shown := self.page.evaluate(STEPS)) != ",".join(map(str, first)):
            steps = [int(step) for step in shown.split(",")]
            self.page.evaluate(BACK)
            self.steps_are(tuple(steps[:-1]))

    def close(self) -> None:
        self.context.close()


@contextmanager
def laid_out() -> Iterator[Layout]:
    """A layout with its own browser and server.

    Raises:
        FileNotFoundError: no Chromium is here.
    """
    path = chromium.found()
    if path is None:
        raise FileNotFoundError(chromium.ABSENT)
    with (
        TemporaryDirectory() as folder,
        Child(Path(folder, "layout.db"), "--no-limits", seed=1) as server,
        chromium.launched(path) as browser,
    ):
        layout = Layout(browser, server)
        yield layout
        layout.close()
