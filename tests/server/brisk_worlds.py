"""Two brisk tables that look alike to a seat, where moves without a choice are made for persons.

How long an answer takes may show there that it was made without asking, and nothing else: the
messages are equal in all but their times, and in these, too, where the same seats are not asked.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from regalia.engine.state import State
from regalia.table.inputs import BotMove, Hurry, Move, Prefer
from regalia.table.timing import LONGEST_DELAY, answer_without_asking, closing_time
from regalia.wire import HARMLESS, UNTIL_TURN, UNTOUCHED
from tests.contract.cases import Case
from tests.server.worlds import Leak, Pair, Parted, SentMessage, Timed, World

TIMES = ("until", "sealed_until", "call_from", "here_since")
"""The fields of messages that hold a time."""
SINCE_LONG = ("away_since", "replace_from")
"""Those whose time may lie before moves that took another time in each world."""


class BriskPair(Pair):
    """Both worlds of a seat at a brisk table. Each has a clock of its own."""

    def __init__(self, case: Case, truth: State, seat: int, seed: int) -> None:
        self.timed = True
        """Whether the times since the last comparison are compared."""
        self.since = (0, 0)
        """When in each world the last comparison was made."""
        self.unlike = 0
        """The number of rounds in which other seats were not asked in each world."""
        super().__init__(case, truth, seat, seed, restarts=False, timing="brisk", automatic=True)

    def compare(self) -> None:
        super().compare()
        self.since = self.one.now, self.two.now
        self.timed = True

    def _new_messages(self, viewers: set[int]) -> list[list[SentMessage]]:
        worlds = zip(super()._new_messages(viewers), self.since, strict=True)
        return [[self._retimed(message, since) for message in sent] for sent, since in worlds]

    def _retimed(self, message: SentMessage, since: int) -> SentMessage:
        """A message with its times counted from the last comparison, or without them."""

        def time(at: int) -> int:
            return at - since if self.timed else 0

        body = msgspec.json.encode(_changed(msgspec.json.decode(message.body), time))
        return SentMessage(time(message.at), message.viewer, time(message.due), body)

    def play(self, steps: int) -> int:
        for step in range(steps):
            try:
                if self.one.table.status != "playing" or self.two.table.status != "playing":
                    return step
                roll = self.rng.random()
                if roll < 0.1:
                    self.both(*self._nuisances())
                elif roll < 0.2:
                    self._enter(self.rng.choice((self.seat, -1)), words=self.rng.random() < 0.5)
                elif roll < 0.3:
                    seat = self.rng.choice(self.persons)
                    passing = self.rng.choice(((), (UNTOUCHED,), (HARMLESS,), (UNTIL_TURN,)))
                    self.both(Prefer(self._viewer(seat), seat, passing, True))
                elif roll < 0.4:
                    self.both(Hurry(self._viewer(self.rng.choice(self.persons))))
                elif roll < 0.45 and self._all_are_asked():
                    self._ask_the_silent()
                else:
                    self._round()
            except Parted:
                return step
        return steps

    def _all_are_asked(self) -> bool:
        """Whether no move is made without asking in either world, and no window closes soon."""
        return not any(
            closing_time(world.table)
            or any(answer_without_asking(world.table, seat) for seat in world.table.questions)
            for world in (self.one, self.two)
        )

    def run(self, until: int, first: Iterable[Timed] = (), second: Iterable[Timed] = ()) -> None:
        """Advance both clocks by as much as the first must be, and compare."""
        wait = until - self.one.now
        self.one.run(until, first)
        self.two.run(self.two.now + wait, second)
        self.compare()

    def _round(self) -> None:
        """Let the observing person answer soon, the others after every answer without asking."""
        worlds = self.one, self.two
        events: tuple[list[Timed], list[Timed]] = ([], [])
        made = [set[int](), set[int]()]
        for place, seat in enumerate(self.one.table.questions):
            moves = self._answers_alike(seat)
            after = 20 + place if seat in self.eyes else LONGEST_DELAY + 20 + place
            self.count += 1
            viewer = self._viewer(seat) if not self.one.table.chairs[seat].played_by() else 0
            for world, steps, own, seats in zip(worlds, moves, events, made, strict=True):
                asked = world.table.questions[seat].number
                if world.table.chairs[seat].played_by():
                    own.append((world.now + 1, BotMove(seat, asked, steps)))
                elif answer_without_asking(world.table, seat):
                    seats.add(seat)
                else:
                    move = Move(viewer, seat, asked, f"m{self.count}", steps)
                    own.append((world.now + after, move))
        self.timed = made[0] == made[1]
        self.unlike += not self.timed
        self.early += bool(made[0] | made[1])
        for world, given in zip(worlds, events, strict=True):
            _play_until_decided(world, given)
        self.compare()


def _play_until_decided(world: World, events: list[Timed]) -> None:
    """Advance the clock, with these inputs, until the table has a new line."""
    lines = len(world.table.lines)
    left = sorted(events, key=lambda event: event[0])
    while len(world.table.lines) == lines:
        at = left[0][0] if left else 0
        if world.wake and (not at or world.wake <= at):
            world.run(world.wake)
        elif at:
            world.run(at, [left.pop(0)])
        else:
            raise Leak("a table goes on in one world only")


def _changed(body: Any, time: Any) -> Any:
    """A message with its times changed."""
    if isinstance(body, list):
        return [_changed(part, time) for part in body]
    if not isinstance(body, dict):
        return body
    return {
        name: time(value) if name in TIMES and value else _changed(value, time)
        for name, value in body.items()
        if name not in SINCE_LONG
    }
