"""How long an evening at the table is, and how much of it is waiting.

    python -m tests.evening

Plays whole games through the page's protocol, in simulated time. Persons take 4 s for each real
choice and 0.7 s for each forced click; they choose as a steward would. What they can click is read
from the HTML of their pages.
"""

from __future__ import annotations

import argparse
import heapq
import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from regalia import bots, games
from regalia.engine.player import whole_move
from regalia.page.page import Page, PageContext
from regalia.page.renderer import Renderer
from regalia.page.shared_view import SharedView
from regalia.table.handling import handle
from regalia.table.inputs import Begin, BotMove, Input, Move, SetBot, Sit, Wake, Watch
from regalia.table.setup import Setup
from regalia.table.table import Table
from tests.page.browsers import Browser

CHOICE: Final = 4000
"""Milliseconds that a person takes for a real choice."""
FORCED: Final = 700
"""Milliseconds that a person takes for a click without a choice."""
THINKING: Final = 50
"""Milliseconds until a steward has found its move."""
BUTTON: Final = re.compile(r'data-(action|rest)="([\d,]+)"')
WINDOW: Final = re.compile(r'id="always')
ASKED: Final = re.compile(
    r'id="asked" data-seat="(\d+)" data-question="(\d+)" data-steps="([\d,]*)"'
)
LONE: Final = re.compile(r'data-lone="(\d+)"')
PROMPT: Final = re.compile(r'<h2 id="ask"[^>]*>(.*?)</h2>', re.DOTALL)


@dataclass
class Count:
    """What happened in a game, or in several together."""

    choices: int = 0
    forced: int = 0
    windows: int = 0
    """Windows that were shown although they offered one choice."""
    total: int = 0
    """Milliseconds."""
    waiting: int = 0
    """Milliseconds in which the first person had nothing to answer."""
    prompts: Counter[str] = field(default_factory=Counter)


class Evening:
    """One game with persons in the first seats and stewards in the others."""

    def __init__(self, name: str, seats: int, people: int, pace: int, seed: int) -> None:
        self.game = games.load(name)
        self.people = people
        self.now = 1_000_000
        setup = Setup(
            game=name,
            seats=seats,
            options=self.game.complete_options({}),
            data=self.game.data_hash,
            seed=f"{seed:064x}",
            host="host",
            stand_in="steward",
            pace=pace,
            window=30_000,
        )
        self.table = Table(self.game, setup, "t1")
        self.events: list[tuple[int, int, Input | int]] = []
        self.serial = 0
        self.wake = 0
        self.thinking: set[tuple[int, int]] = set()
        self.count = Count()
        self.plans: dict[tuple[int, int], list[int]] = {}
        shared = SharedView(Renderer(bots.DESCRIPTIONS, bots.DEFAULT), self.game)
        context = PageContext(False, False, ())
        self.pages = [Page(shared, context, False) for _ in range(people)]
        self.browsers = [Browser() for _ in range(people)]
        self.clicking = [""] * people
        for seat in range(people):
            self.send(Sit(f"k{seat}", seat, f"Person {seat + 1}"))
        for seat in range(people, seats):
            self.send(SetBot("host", seat, "steward"))
        for seat in range(people):
            self.send(Watch(seat, f"k{seat}", 0, False, True))
        self.began = self.since = self.now
        self.send(Begin("host"))

    def later(self, at: int, what: Input | int) -> None:
        """Do something at a time: an input, or the click of a person."""
        self.serial += 1
        heapq.heappush(self.events, (at, self.serial, what))

    def send(self, given: Input) -> None:
        """Handle an input, and note what persons and bots do next."""
        output = handle(self.table, given, self.now)
        for message in [*output.answers, *output.messages]:
            page, browser = self.pages[message.viewer], self.browsers[message.viewer]
            browser.hear(page.show(message.body, message.seen, message.public))
        self.wake = output.wake
        for seat, number, _kind in self.table.bots_to_move():
            if (seat, number) not in self.thinking:
                self.thinking.add((seat, number))
                steps = self.steward(seat)
                self.later(self.now + THINKING, BotMove(seat, number, tuple(steps)))
        for person in range(self.people):
            self.look(person)

    def steward(self, seat: int) -> list[int]:
        """The move of a steward for a seat."""
        world, seed = self.table.world(seat)
        position = self.game.load(world, self.table.setup.options)
        return whole_move(bots.make("steward", self.game), position, seat, seed)

    def look(self, person: int) -> None:
        """Let a person click when they have read what their page now asks."""
        html = self.browsers[person].shown()
        asked = ASKED.search(html)
        key = asked[0] if asked else ""
        if key == self.clicking[person]:
            return
        self.clicking[person] = key
        if not asked:
            return
        lone = LONE.search(html)
        if lone:  # the page's script goes on by itself
            steps = [int(step) for step in (*asked[3].split(","), lone[1]) if step]
            seat, number = int(asked[1]), int(asked[2])
            self.serial += 1
            self.send(Move(person, seat, number, f"{self.serial}-{person}", tuple(steps)))
            return
        buttons = set(BUTTON.findall(html))
        forced = len(buttons) == 1 or any(kind == "rest" for kind, _ in buttons)
        prompt = PROMPT.search(html)
        if forced:
            self.count.forced += 1
            self.count.windows += bool(WINDOW.search(html))
            self.count.prompts[re.sub(r"<[^>]*>", "", prompt[1] if prompt else "")] += 1
        else:
            self.count.choices += 1
        self.later(self.now + (FORCED if forced else CHOICE), person)

    def click(self, person: int) -> None:
        """One click of a person, on the page as it is."""
        html = self.browsers[person].shown()
        asked = ASKED.search(html)
        if not asked or asked[0] != self.clicking[person]:
            return
        seat, number = int(asked[1]), int(asked[2])
        steps = [int(step) for step in asked[3].split(",") if step]
        rest = [numbers for kind, numbers in BUTTON.findall(html) if kind == "rest"]
        if rest:
            more = [int(step) for step in rest[0].split(",")]
        else:
            if (seat, number) not in self.plans:
                self.plans[seat, number] = self.steward(seat)
            more = self.plans[seat, number][len(steps) : len(steps) + 1]
        self.clicking[person] = "clicked"
        self.send(Move(person, seat, number, f"{self.serial}-{person}", (*steps, *more)))

    def play(self) -> Count:
        """Play to the end."""
        while self.table.status != "over":
            at = self.events[0][0] if self.events else 0
            if self.wake and (not self.events or self.wake <= at):
                self.pass_time(max(self.wake, self.now))
                self.send(Wake())
                continue
            assert self.events, f"nothing goes on: {list(self.table.questions)}"
            at, _, what = heapq.heappop(self.events)
            self.pass_time(at)
            if isinstance(what, int):
                self.click(what)
            else:
                self.send(what)
        self.count.total = self.now - self.began
        return self.count

    def pass_time(self, at: int) -> None:
        """Let time go by until ``at``."""
        if not ASKED.search(self.browsers[0].shown()):
            self.count.waiting += at - self.now
        self.now = at


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", default="regency,res_publica,christina")
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--people", type=int, default=1)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pace", type=int, default=900)
    given = parser.parse_args()
    print("| game | choices | forced clicks | windows with one choice | s | waiting, s | share |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for name in given.games.split(","):
        counts = [
            Evening(name, given.seats, given.people, given.pace, seed).play()
            for seed in range(1, given.seeds + 1)
        ]
        total = sum(one.total for one in counts)
        waiting = sum(one.waiting for one in counts)
        figures = [
            sum(one.choices for one in counts) / len(counts),
            sum(one.forced for one in counts) / len(counts),
            sum(one.windows for one in counts) / len(counts),
            total / 1000 / len(counts),
            waiting / 1000 / len(counts),
        ]
        cells = " | ".join(f"{figure:,.1f}" for figure in figures)
        print(f"| {name} | {cells} | {waiting / total:.0%} |")
        for prompt, times in sum([one.prompts for one in counts], Counter[str]()).most_common(5):
            print(f"  {times} forced: {prompt}")


if __name__ == "__main__":
    main()
