"""Takes reproducible pictures of all games' tables and of all pages.

    python -m tests.shots [--to FOLDER] [--small] [--only PART] [--seed N]

Each page is taken at 1440 x 900 and at 390 x 844, light and dark. The seed determines cards,
choices and bots' moves. ``--small`` makes pictures small enough for the docs: one pixel a point,
256 colours.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

from regalia import games
from tests.browser import chromium
from tests.browser.people import Look, Person
from tests.browser.tables import Table, secrets_from
from tests.browser.wire import Seat
from tests.server.running import Hosted
from tests.shots.moments import LATER, MOMENTS, bot_of, player, seeker
from tests.shots.shrinking import shrunk

SIZES: Final = {"desk": (1440, 900), "phone": (390, 844)}
SCHEMES: Final = ("light", "dark")
LONG_NAMES: Final = (
    "Maximilian von Oxenstern",
    "Wilhelmina Hohenlohe-Öhr",
    "Bartholomäus MacGillavry",
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Sigrid af Forselles-Bure",
    "Konstantin Papadiamantis",
)
LARGEST: Final = 150 * 1024
"""Maximum size of a picture for the docs, in bytes."""
FIRST: Final = 3
MILDNESS: Final = 0.9
ANSWERED: Final = 300
"""Maximum time for the server to answer a choice, in milliseconds."""
GAMES: Final = 12
"""Number of games searched for the moments."""
MIDDLE: Final = 4
"""Number of moves before the picture of the middle."""


class Mild(Random):
    """Random numbers that prefer the first choice, which draws a card: a quiet game."""

    def choice(self, seq: Any) -> Any:
        few = seq[:FIRST] if self.random() < MILDNESS else seq
        return super().choice(few)


class Photographer:
    """Takes pictures of pages in each size and scheme, into a folder."""

    def __init__(self, browser: Browser, base: str, folder: Path, small: bool, only: str) -> None:
        self.browser = browser
        self.base = base
        self.folder = folder
        self.small = small
        self.only = only
        self.context: BrowserContext = browser.new_context(base_url=base, reduced_motion="reduce")
        self.page = self.context.new_page()
        self.blank = browser.new_page()
        self.taken: list[Path] = []

    def shoot(self, name: str, prepare: Callable[[Page], None] | None = None) -> None:
        """Take pictures of the open page."""
        if self.only not in name:
            return
        for size, (width, height) in SIZES.items():
            context = self.browser.new_context(
                base_url=self.base,
                viewport={"width": width, "height": height},
                device_scale_factor=2 if size == "phone" and not self.small else 1,
                is_mobile=size == "phone",
                has_touch=size == "phone",
                reduced_motion="reduce",
                storage_state=self.context.storage_state(),
            )
            page = context.new_page()
            half = self.page.evaluate("JSON.stringify({...sessionStorage})")
            page.add_init_script(
                f"Object.entries({half}).forEach(([k, v]) => sessionStorage.setItem(k, v))"
            )
            for scheme in SCHEMES:
                page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
                page.goto(self.page.url)
                page.wait_for_load_state("load")
                page.wait_for_timeout(300)  # the socket's first message, and what it changes
                if prepare is not None:
                    prepare(page)
                path = self.folder / f"{name}-{size}-{scheme}.png"
                picture = page.screenshot(animations="disabled", caret="hide")
                path.write_bytes(shrunk(self.blank, picture) if self.small else picture)
                self.taken.append(path)
            context.close()

    def at(self, path: str, name: str) -> None:
        """Open an address and take pictures of it."""
        self.page.goto(path)
        self.shoot(name)


def shoot_site(camera: Photographer, game: str) -> None:
    """Take pictures of the pages around a game."""
    waiting = Table.made(camera.context, camera.base, game, start=False, bots=1, kind=bot_of(game))
    Table.made(camera.context, camera.base, game, kind=bot_of(game))
    camera.at("/", "home")
    camera.at(f"/games/{game}", f"{game}-rules")
    camera.at(f"/new/{game}", f"{game}-new")
    camera.at(waiting.path, f"{game}-lobby")
    camera.at("/table/nosuchtable", "error")


def shoot_game(
    camera: Photographer, game: str, names: tuple[str, ...], bots: int, label: str, rng: Random
) -> None:
    """Take pictures of a table: start, within a move, middle, end, and after the game."""
    seats = len(names) + bots
    table = Table.made(
        camera.context, camera.base, game, seats, names[:1], bots, start=False, kind=bot_of(game)
    )
    with ExitStack() as stack:
        others = [
            stack.enter_context(_guest(camera, table, seat, names)) for seat in others_of(names)
        ]
        table.start()
        camera.page.goto(table.path)
        person = player(game, camera.page, rng)
        _let_play(person, others, rng)
        camera.shoot(f"{label}-start")
        for _ in range(MIDDLE):
            person.move()
            _let_play(person, others, rng)
        camera.shoot(f"{label}-middle")
        _begin_move(person, others, rng)
        camera.shoot(f"{label}-move")
        camera.at(f"{table.path}/text", f"{label}-text")
        with Seat(camera.context, table) as own:
            _play_out([own, *others], rng)
            lines = own.now["lines"]
    camera.at(table.path, f"{label}-end")
    camera.at(f"{table.path}/replay?at={lines // 2}&as=all", f"{label}-replay")
    camera.at(f"{table.path}/record", f"{label}-record")


def shoot_moments(camera: Photographer, game: str, rng: Random) -> None:
    """Take pictures of this game's own moments, at tables with bots."""
    left = dict(MOMENTS.get(game, {}))
    if not left or not any(camera.only in f"{game}-{name}" for name in left):
        return

    def watch(seen: Look) -> None:
        if person.choices < LATER[game]:
            return
        for name in [name for name, now in left.items() if now(seen)]:
            del left[name]
            camera.shoot(f"{game}-{name}")

    for _ in range(GAMES):
        if not left:
            return
        table = Table.made(camera.context, camera.base, game, 4, ("Anna",), 3, kind=bot_of(game))
        camera.page.goto(table.path)
        person = seeker(game, camera.page, rng, watch)
        while left and person.move():
            pass


def others_of(names: tuple[str, ...]) -> range:
    """The seats of the people other than the first."""
    return range(1, len(names))


@contextmanager
def _guest(camera: Photographer, table: Table, seat: int, names: tuple[str, ...]) -> Iterator[Seat]:
    """Another player at the table, without a page."""
    context = camera.browser.new_context(base_url=camera.base)
    Table(context, camera.base, table.id).sit(seat, names[seat])
    with Seat(context, table) as own:
        yield own
    context.close()


def _let_play(person: Person, others: list[Seat], rng: Random) -> None:
    """Let the others move until the person has a question or the game is over."""
    while True:
        seen = person.look()
        if seen["over"] or (seen["asked"] and seen["asked"] != person.answered):
            return
        for seat in others:
            if seat.fresh()["questions"]:
                seat.play(rng, moves=1)
        person.page.wait_for_timeout(20)


def _begin_move(person: Person, others: list[Seat], rng: Random) -> None:
    """Let all move until the person is within a move of several choices."""
    while not person.look()["steps"] and not person.look()["over"]:
        _let_play(person, others, rng)
        person.choose()
        person.page.wait_for_timeout(ANSWERED)


def _play_out(seats: list[Seat], rng: Random) -> None:
    while seats[0].fresh()["result"] is None:
        for seat in seats:
            if seat.fresh()["questions"]:
                seat.play(rng, moves=1)


def take(arguments: argparse.Namespace) -> int:
    path = chromium.found()
    if path is None:
        print(
            "No Chromium is here to take pictures with: install it, or name it with "
            "REGALIA_CHROMIUM.",
            file=sys.stderr,
        )
        return 2
    folder = Path(arguments.to)
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as store,
        secrets_from(arguments.seed),
        Hosted(Path(store, "shots.db"), seed=None, limited=False) as hosted,
        chromium.launched(path) as browser,
    ):
        camera = Photographer(browser, hosted.base, folder, arguments.small, arguments.only)
        camera.context.set_default_timeout(20_000)
        for game in games.names():
            rules = games.load(game)
            rng = Mild(arguments.seed)
            shoot_site(camera, game)
            shoot_game(camera, game, ("Anna",), min(4, rules.max_seats) - 1, game, rng)
            shoot_moments(camera, game, rng)
            shoot_game(camera, game, LONG_NAMES[: rules.max_seats], 0, f"{game}-full", rng)
        camera.context.close()
    told(camera.taken, arguments.small)
    return 0


def told(taken: list[Path], small: bool) -> None:
    """Print the pictures taken, and those too large for the docs."""
    for path in taken:
        size = path.stat().st_size
        if small and size > LARGEST:
            print(f"{path.name} has {size / 1024:.0f} KiB, more than the docs are to carry.")
    where = taken[0].parent if taken else "nowhere"
    print(f"{len(taken)} pictures are in {where}.")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.shots", description=__doc__)
    parser.add_argument("--to", default="build/shots", metavar="FOLDER")
    parser.add_argument("--small", action="store_true", help="at most 150 KiB each, for the docs")
    parser.add_argument("--only", default="", metavar="PART", help="names that contain this")
    parser.add_argument("--seed", type=int, default=1632)
    return take(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
