"""How long an evening at the table is, and how much of it is waiting.

    python -m tests.evening --seeds 20

Plays whole games through the page's protocol, in simulated time. People take 4 s for each real
choice and 0.7 s for each forced click and each that they make again after a warning; they choose as
a steward would. What they are asked and can click is read from the HTML of their pages. The other
seats are played by stewards.

A *forced click* is one where the page offers exactly one choice. People neither pass in advance nor
change any setting. A person *waits* while the game is on and their page asks nothing. A window
*stops* if at some time it waits only for people whose page offers them one choice.

PYTHONPATH may lead to the sources of another commit, to compare.
"""

from __future__ import annotations

import argparse
import heapq
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import unescape
from typing import Any, Final

from regalia import bots, games, wire
from regalia.engine.game import Game
from regalia.engine.player import whole_move
from regalia.page import messages
from regalia.page.around import PageContext
from regalia.page.page import Page
from regalia.page.renderer import Renderer
from regalia.page.shared_view import SharedView
from regalia.server.pages import PACES
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
DELAY: Final = 2000
"""Milliseconds after which no window of a brisk table waits for people without a choice."""
START: Final = 1_700_000_000_000
LISTED: Final = 8
"""How many prompts, causes and waits are listed."""
ASKED: Final = re.compile(
    r'id="asked" data-seat="(\d+)" data-question="(\d+)" data-steps="([\d,]*)"([^>]*)>'
)
BUTTON: Final = re.compile(r"<button\b[^>]*>")
CHOICES: Final = re.compile(r'data-(action|rest|steps)="([\d,]+)"')
PROMPT: Final = re.compile(r'<h2 id="ask"[^>]*>(.*?)</h2>', re.DOTALL)
MARKUP: Final = re.compile(r"<[^>]*>")
NAMES: Final = ("Anna", "Bo", "Cecilia", "David", "Eva", "Frida")


@dataclass(frozen=True)
class Scenario:
    """Who plays what, and how fast."""

    game: str
    people: int
    seats: int
    pace: int
    timing: str = "brisk"
    further: int = CHOICE
    """Milliseconds that a person takes for each real choice of a move after the first step."""


GOALS: Final = {
    ("regency", 1): "no forced click, no window with one choice; waiting ≤ 45 %, ≤ 150 s",
    ("regency", 2): "no window stops",
    ("res_publica", 1): "no lone *Decline*; waiting ≤ 50 %",
}
"""Goals by game and number of people."""


@dataclass(frozen=True)
class Shown:
    """A question as a person's page shows it.

    ``offers`` are the steps that each button adds; ``rest`` those of the button that finishes the
    only possible move, or empty; ``warned`` the offers that must be clicked twice. ``by_itself``:
    the page's script takes the only step without a click.
    """

    seat: int
    question: int
    steps: tuple[int, ...]
    prompt: str
    window: bool
    offers: frozenset[tuple[int, ...]]
    rest: tuple[int, ...]
    warned: frozenset[tuple[int, ...]]
    by_itself: bool

    def forced(self) -> bool:
        """Whether there is one choice."""
        return len(self.offers) == 1 or bool(self.rest)


@dataclass
class Wait:
    """A time in which a person's page asked nothing, from line ``line`` of the record."""

    seed: int
    since: int
    line: int
    milliseconds: int = 0
    moves: tuple[str, ...] = ()


@dataclass
class Tally:
    """What happened in a game. Times are in milliseconds."""

    choices: int = 0
    forced: int = 0
    warned: int = 0
    """Presses that were made again after a warning."""
    windows: int = 0
    """Windows that were shown although they offered one choice."""
    total: int = 0
    waiting: int = 0
    """The mean of the people's waiting times."""
    stops: int = 0
    """Windows that stopped for people who could not act."""
    long_stops: int = 0
    """Those of them that did so after `DELAY`."""
    prompts: Counter[str] = field(default_factory=Counter)
    """Prompts of forced clicks and of those made again."""
    causes: Counter[str] = field(default_factory=Counter)
    """Milliseconds of all people's waits by what the table waited for."""
    waits: list[Wait] = field(default_factory=list)


def read(page: Page, browser: Browser) -> Shown | None:
    """What a page asks, or None."""
    html = browser.shown()
    asked = ASKED.search(html)
    if asked is None:
        return None
    steps = numbers(asked[3])
    offers, warned = set[tuple[int, ...]](), set[tuple[int, ...]]()
    rest: tuple[int, ...] = ()
    for tag in BUTTON.findall(html):
        found = CHOICES.search(tag)
        if found is None:
            continue  # take back, a setting, or something outside the game
        added = numbers(found[2])
        if found[1] == "steps" and added[: len(steps)] == steps:
            added = added[len(steps) :]
        if found[1] == "rest":
            rest = added
        offers.add(added)
        if "data-warning" in tag:
            warned.add(added)
    prompt = PROMPT.search(html)
    text = " ".join(unescape(MARKUP.sub("", prompt[1] if prompt else "")).split())
    seat, number = int(asked[1]), int(asked[2])
    window = any(
        (one.seat, one.question) == (seat, number) and one.window is not None
        for one in page.latest.questions
    )
    by_itself = "data-lone" in asked[4]
    return Shown(
        seat, number, steps, text, window, frozenset(offers), rest, frozenset(warned), by_itself
    )


def numbers(text: str) -> tuple[int, ...]:
    """Numbers separated by commas."""
    return tuple([int(number) for number in text.split(",") if number])


class Person:
    """Somebody with a page, who clicks some time after each new question."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.browser = Browser()
        self.shown: Shown | None = None
        self.plan: tuple[int, ...] = ()
        """The move that they want to make."""
        self.planned: tuple[int, int] = (-1, -1)
        """The seat and question for which they want to make it."""
        self.wait: Wait | None = None


class Evening:
    """One game with people in the first seats and stewards in the others."""

    def __init__(self, scenario: Scenario, seed: int, game: Game | None = None) -> None:
        self.scenario = scenario
        self.seed = seed
        self.game = game or games.load(scenario.game)
        self.now = START
        self.table = Table(self.game, self._setup(), "t1")
        self.events: list[tuple[int, int, Input | tuple[Person, Shown]]] = []
        self.serial = 0
        self.wake = 0
        self.thinking: set[tuple[int, int]] = set()
        self.stopped: set[int] = set()
        self.long_stopped: set[int] = set()
        """Windows, by the number of log rows before them."""
        self.tally = Tally()
        shared = SharedView(Renderer(bots.DESCRIPTIONS, bots.DEFAULT), self.game)
        context = PageContext(False, ())
        self.people = [Person(Page(shared, context, False)) for _ in range(scenario.people)]
        for seat, person in enumerate(self.people):
            self.send(Sit(f"k{seat}", seat, NAMES[seat]))
            self.send(Watch(seat, f"k{seat}", 0, person.page.words, True))
        for seat in range(scenario.people, scenario.seats):
            self.send(SetBot("host", seat, "steward"))
        self.send(Begin("host"))

    def _setup(self) -> Setup:
        windows: dict[str, int] = getattr(wire, "DEFAULT_WINDOWS", {})
        more: dict[str, Any] = {"timing": self.scenario.timing} if windows else {}
        return Setup(
            game=self.game.name,
            seats=self.scenario.seats,
            options={option.name: option.default for option in self.game.options},
            data=self.game.data_hash,
            seed=f"{self.seed:064x}",
            host="host",
            stand_in="steward",
            pace=self.scenario.pace,
            window=windows.get(self.scenario.timing, 30_000),
            **more,
        )

    def play(self) -> Tally:
        """Play to the end."""
        while self.table.status != "over":
            due = [self.events[0][0]] if self.events else []
            assert due or self.wake, f"nothing goes on; asked are {list(self.table.questions)}"
            if self.wake and self.wake <= min(due, default=self.wake):
                self._pass_time(self.wake)
                self.send(Wake())
                continue
            at, _, what = heapq.heappop(self.events)
            self._pass_time(at)
            if isinstance(what, tuple):
                self._click(*what)
            else:
                self.send(what)
        for person in self.people:
            self._end_wait(person)
        self.tally.total = self.now - START
        self.tally.waiting //= len(self.people)
        self.tally.stops, self.tally.long_stops = len(self.stopped), len(self.long_stopped)
        return self.tally

    def send(self, given: Input) -> None:
        """Handle an input, and note what people and bots will do next."""
        output = handle(self.table, given, self.now)
        for message in [*output.answers, *output.messages]:
            person = self.people[message.viewer]
            told = person.page.show(message.body, message.seen, message.public)
            assert not isinstance(told, messages.Answer) or told.result != "rejected", told.sentence
            person.browser.hear(told)
        self.wake = output.wake
        for seat, number, kind in self.table.bots_to_move():
            if (seat, number) not in self.thinking:
                self.thinking.add((seat, number))
                self._later(THINKING, BotMove(seat, number, self._move(seat, kind)))
        for person in self.people:
            self._look(person)

    def _later(self, milliseconds: int, what: Input | tuple[Person, Shown]) -> None:
        self.serial += 1
        heapq.heappush(self.events, (self.now + milliseconds, self.serial, what))

    def _move(self, seat: int, kind: str = "steward") -> tuple[int, ...]:
        """A bot's move for a seat, from what the seat knows."""
        world, seed = self.table.world(seat)
        player = bots.make(kind, self.game)
        past = self.table.pasts[seat].copy() if player.remembers else None
        position = self.game.load(world, self.table.setup.options)
        return tuple(whole_move(player, position, seat, seed, past))

    # People.

    def _look(self, person: Person) -> None:
        """Let a person click once they have read what their page asks, if it is new."""
        shown = read(person.page, person.browser)
        if shown is not None:
            self._end_wait(person)
        elif person.wait is None and self.table.status == "playing":
            person.wait = Wait(self.seed, self.now, len(self.table.lines))
        if shown == person.shown:
            return
        person.shown = shown
        if shown is None:
            return
        assert shown.offers, f"nothing to click: {shown.prompt}"
        if person.planned != (shown.seat, shown.question):
            person.planned = (shown.seat, shown.question)
            person.plan = self._move(shown.seat)
        if shown.by_itself:
            reading = 0
        elif shown.forced():
            reading = FORCED
        else:
            reading = self.scenario.further if shown.steps else CHOICE
        self._later(reading, (person, shown))

    def _click(self, person: Person, shown: Shown) -> None:
        """A click of a person or of the page's script, unless the question has gone."""
        if person.shown is not shown:
            return
        tally = self.tally
        if shown.forced() and not shown.by_itself:
            tally.forced += 1
            tally.windows += shown.window and not shown.steps
            place = "later in a move" if shown.steps else "at its beginning"
            what = "the only way to finish" if shown.rest else "one button"
            tally.prompts[f"{self._plain(shown.prompt)} ({what}, {place})"] += 1
        elif not shown.forced():
            tally.choices += 1
        added = self._choice(person, shown)
        if added in shown.warned:
            tally.warned += 1
            tally.prompts[f"{self._plain(shown.prompt)} (again, after a warning)"] += 1
            self._pass_time(self.now + FORCED)
        self.serial += 1
        viewer, steps = self.people.index(person), (*shown.steps, *added)
        self.send(Move(viewer, shown.seat, shown.question, f"m{self.serial}", steps))

    def _choice(self, person: Person, shown: Shown) -> tuple[int, ...]:
        """The steps of the button that a person clicks: the one that leads furthest."""
        if shown.forced():
            return shown.rest or next(iter(shown.offers))
        begun = len(shown.steps)
        assert person.plan[:begun] == shown.steps, "the page shows other steps than were made"
        left = person.plan[begun:]
        fitting = [one for one in shown.offers if left[: len(one)] == one]
        whole = [one for one in shown.offers if sorted(one) == sorted(left)]
        assert fitting or whole, f"the page does not offer {left}: {shown}"
        return max([*fitting, *whole], key=len)

    # Waiting.

    def _pass_time(self, at: int) -> None:
        """Let time go by until ``at``."""
        at = max(at, self.now)
        if at > self.now and self.table.status == "playing":
            self._note_stop(at)
            waiting = sum(person.shown is None for person in self.people)
            self.tally.waiting += (at - self.now) * waiting
            if waiting:
                self.tally.causes[self._cause()] += (at - self.now) * waiting
        self.now = at

    def _note_stop(self, at: int) -> None:
        """Note whether the table waits only for people who cannot act, in a window."""
        table, offered = self.table, {person.shown for person in self.people}
        if table.decline() < 0:
            return
        forced = {shown.seat for shown in offered if shown is not None and shown.forced()}
        missing = {seat for seat, question in table.questions.items() if question.held is None}
        if missing and missing <= forced:
            self.stopped.add(table.row_count)
            if at > table.asked_at + DELAY:
                self.long_stopped.add(table.row_count)

    def _cause(self) -> str:
        """What the table waits for."""
        table = self.table
        missing = [seat for seat, question in table.questions.items() if question.held is None]
        who = "bots"
        if any(person.shown is not None for person in self.people):
            who = "a person"
        elif any(table.chairs[seat].person for seat in missing):
            who = "an answer without a choice"
        if table.window() is not None:
            return f"{who}, in a window: {table.window()}"
        seat = (missing or list(table.questions))[0]
        return f"{who}: {self._plain(self.game.words.prompt(table.state.for_seat(seat), seat))}"

    def _end_wait(self, person: Person) -> None:
        """Keep a wait that is over."""
        wait, person.wait = person.wait, None
        if wait is not None and self.now > wait.since:
            wait.milliseconds = self.now - wait.since
            wait.moves = tuple(self.table.lines[wait.line :])
            self.tally.waits.append(wait)

    def _plain(self, prompt: str) -> str:
        """A prompt without names and numbers, so that like ones are counted together."""
        for name in self.table.names():
            prompt = prompt.replace(name, "X")
        return re.sub(r"\d+", "N", re.sub(r"seat \d+", "X", prompt))


# Reports.

HEAD: Final = (
    "| game | people + stewards | pace, ms | choices | forced clicks | after a warning"
    " | windows with one choice | windows that stopped | after 2 s | seconds | waiting, s"
    " | worst game, s | share | goal |\n"
    f"|---|---|{'--:|' * 11}---|"
)


def row(scenario: Scenario, tallies: list[Tally]) -> str:
    """A row of the table: the means of several games."""
    count = len(tallies)
    total = sum(one.total for one in tallies)
    waiting = sum(one.waiting for one in tallies)
    counts = [
        (one.choices, one.forced, one.warned, one.windows, one.stops, one.long_stops)
        for one in tallies
    ]
    figures = zip(*counts, strict=True)
    cells = [
        scenario.game,
        f"{scenario.people} + {scenario.seats - scenario.people}",
        f"{scenario.pace}",
        *[f"{sum(figure) / count:.1f}" for figure in figures],
        f"{total / count / 1000:.0f}",
        f"{waiting / count / 1000:.0f}",
        f"{max(one.waiting for one in tallies) / 1000:.0f}",
        f"{100 * waiting / total:.0f} %",
        GOALS.get((scenario.game, scenario.people), ""),
    ]
    return f"| {' | '.join(cells)} |"


def details(tallies: list[Tally]) -> Iterator[str]:
    """Clicks without a choice by prompt, causes of waiting, and the longest waits."""
    count = len(tallies)
    prompts, causes = Counter[str](), Counter[str]()
    for one in tallies:
        prompts.update(one.prompts)
        causes.update(one.causes)
    for prompt, times in prompts.most_common(LISTED):
        yield f"- {times / count:.2f} clicks a game without a choice: {prompt}"
    for cause, milliseconds in causes.most_common(LISTED):
        yield f"- {milliseconds / count / 1000:.1f} s a game waiting for {cause}"
    waits = [wait for one in tallies for wait in one.waits]
    yield f"- {len(waits) / count:.1f} waits a game"
    for wait in sorted(waits, key=lambda one: -one.milliseconds)[:LISTED]:
        moves = f"{len(wait.moves)} lines: {'; '.join(wait.moves)}"
        yield f"- {wait.milliseconds / 1000:.1f} s, seed {wait.seed}, line {wait.line}, {moves}"


def main() -> None:
    """Play the evenings and print their figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--games", default="regency,res_publica,christina")
    parser.add_argument("--people", type=int, help="default: one, and then two in Regency")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pace", type=int, default=dict(PACES)["usual"], help="milliseconds")
    parser.add_argument("--timing", default="brisk", choices=("brisk", "sealed"))
    parser.add_argument("--further", type=int, default=CHOICE, help="see `Scenario.further`")
    parser.add_argument("--each", action="store_true", help="a row for each seed")
    parser.add_argument("--details", action="store_true", help="prompts, causes, longest waits")
    given = parser.parse_args()
    wanted = [(name, given.people or 1) for name in given.games.split(",")]
    if given.people is None and ("regency", 1) in wanted:
        wanted.append(("regency", 2))
    print(HEAD, flush=True)
    lists: list[str] = []
    for name, people in wanted:
        scenario = Scenario(name, people, given.seats, given.pace, given.timing, given.further)
        tallies = []
        for seed in range(1, given.seeds + 1):
            tallies.append(Evening(scenario, seed).play())
            if given.each:
                print(row(scenario, tallies[-1:]), flush=True)
        print(row(scenario, tallies), flush=True)
        lists += [f"\n{name}, {people} + {given.seats - people}\n", *details(tallies)]
    if given.details:
        print("\n".join(lists))


if __name__ == "__main__":
    main()
