"""A table with a page for each viewer, and a model of what their browsers show."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from regalia import bots, games
from regalia.engine.draft import Draft
from regalia.engine.game import Game
from regalia.page.around import PageContext
from regalia.page.messages import PageMessage, Patch, Update
from regalia.page.page import Page
from regalia.page.renderer import SLOT, Renderer, fill_slots
from regalia.page.shared_view import SharedView
from regalia.table.chairs import Preferences
from regalia.table.handling import handle
from regalia.table.inputs import Begin, Input, Move, Sit, Wake, Watch
from regalia.table.setup import Setup
from regalia.table.table import Table

ACTION = re.compile(r'data-action="(\d+)"')
PACE = 900
OUTER = ("question", "own", "board", "people", "seating", "after", "controls")
"""The regions that lie in no other."""


class Browser:
    """What a browser shows: regions by name, as static/patch.js keeps them.

    When a region is patched, its old slots keep their content, and new slots are empty.
    """

    def __init__(self) -> None:
        self.regions: dict[str, str] = {}
        self.title = ""
        self.story: list[tuple[int, str]] = []
        self.heard: list[dict[str, str]] = []
        """The regions of each message."""

    def hear(self, message: PageMessage) -> None:
        regions = message.regions if isinstance(message, Patch) else {}
        self.title = message.title if isinstance(message, Update) else self.title
        self.heard.append(regions)
        for name, html in regions.items():
            assert not html or name in OUTER or self._has_slot(name), f"There is no region {name}."
            before = set(SLOT.findall(self.regions.get(name, "")))
            after = set(SLOT.findall(html))
            for gone in before - after:
                self.regions.pop(gone, None)
            for new in after - before:
                self.regions[new] = ""
            self.regions[name] = html
        if isinstance(message, Update):
            self.story += message.story

    def _has_slot(self, name: str) -> bool:
        return any(f'data-region="{name}"' in html for html in self.regions.values())

    def shown(self) -> str:
        """The HTML of everything on the page."""
        return "\n".join(fill_slots(self.regions.get(name, ""), self.regions) for name in OUTER)

    def actions(self) -> list[int]:
        """The actions of its buttons, ascending."""
        return sorted(int(number) for number in ACTION.findall(self.shown()))


class Party:
    """A table of people, each with a page, and a spectator, who is the last viewer."""

    def __init__(
        self,
        seats: int,
        seed: int = 1,
        game: Game | None = None,
        names: tuple[str, ...] = (),
        **more: Any,
    ) -> None:
        """``more`` are fields of the `Setup`."""
        self.game = game or games.load("christina")
        self.renderer = Renderer(bots.DESCRIPTIONS, bots.DEFAULT)
        self.shared_view = SharedView(self.renderer, self.game)
        setup = Setup(
            game=self.game.name,
            seats=seats,
            options=self.game.complete_options(seats, {}),
            data=self.game.data_hash,
            seed=f"{seed:064x}",
            host="host",
            stand_in="steward",
            pace=PACE,
            **{"window": 0, **more},
        )
        self.table = Table(self.game, setup, "t1")
        self.now = 1000
        self.rng = Random(seed)
        self.browsers: list[Browser] = []
        self.pages: list[Page] = []
        for seat in range(seats):
            self.send(Sit(f"k{seat}", seat, names[seat] if names else f"Person {seat}"))
            self.table.chairs[seat].preferences = Preferences(automatic=False)
        for viewer in range(seats + 1):
            self.browsers.append(Browser())
            self.pages.append(self.page())
            self.send(Watch(viewer, f"k{viewer}", 0, self.pages[viewer].words, True))

    def page(self, text: bool = False) -> Page:
        """A page of a viewer who is not the host."""
        return Page(self.shared_view, PageContext(False, ("steward",)), text)

    def send(self, request: Input) -> None:
        """Handle a request of a viewer; all browsers receive the messages."""
        output = handle(self.table, request, self.now)
        for message in output.answers + output.messages:
            message_body = self.pages[message.viewer].show(
                message.body, message.seen, message.public
            )
            self.browsers[message.viewer].hear(message_body)

    def wait(self, until: int) -> None:
        """Let the time pass."""
        self.now = until
        self.send(Wake())

    def begin(self) -> None:
        self.send(Begin("host"))

    def move(self, steps: list[int], seat: int, name: str) -> None:
        number = self.table.questions[seat].number
        self.send(Move(seat, seat, number, name, tuple(steps)))

    def open(self, seat: int, number: int = 0) -> bool:
        """Whether a seat has an open question, of this number if it is not 0."""
        asked = self.table.questions.get(seat)
        return asked is not None and asked.held is None and number in (0, asked.number)

    def draft(self) -> tuple[int, list[int]]:
        """A random seat with an open question, and a random move of it."""
        seat = self.rng.choice([s for s in self.table.questions if self.open(s)])
        draft = Draft(self.table.state, seat)
        while not draft.finished():
            draft.step(self.rng.choice(list(draft.state.legal())))
        return seat, draft.steps
