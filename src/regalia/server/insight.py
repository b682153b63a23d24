"""What bots make of finished games: one question at a time, and each answered but once.

They think in a process of their own that lets others go first, so that no reader of old games
keeps the bots of a running one from thinking.
"""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from typing import Any, Final, NamedTuple, TypeVar

from regalia import _native, bots
from regalia.bots.explain import (
    CANDIDATE_ITERATIONS,
    INTERPRETED_DIVISOR,
    VALUE_ROLLOUTS,
    GameAnalysis,
)
from regalia.engine import record
from regalia.engine.errors import Refusal
from regalia.server.bot_pool import ERRORS, BotPool, game_of
from regalia.server.hub import LiveTable
from regalia.text.insight import RatedMove, rated_moves

log = logging.getLogger("regalia.server")

MOST_KEPT: Final = 1000
"""Of so many questions the answers are remembered."""
MOST_WAITING: Final = 6
"""So many questions may wait; who comes then is told to come again."""
FEWER: Final = 1 if _native.form() == "compiled" else INTERPRETED_DIVISOR
LONGEST_SECONDS: Final = 300.0
"""Who thinks so long never ends."""
LESS_URGENT: Final = 15
"""How nice it is to all others: more than the bots of running games."""

Answer = TypeVar("Answer")


class Busy(Refusal):
    """Bots have too much to think about."""


class Finished(NamedTuple):
    """What a worker is told of a finished game; ``data`` as in `BotTask`."""

    game: str
    data: str
    record: str


class Insight:
    """The answers, and the worker that finds them; it starts with the first question."""

    def __init__(self) -> None:
        self.bot_pool = BotPool(1)
        self.known: OrderedDict[object, Any] = OrderedDict()
        self.sought: dict[object, asyncio.Task[Any]] = {}
        self.one = asyncio.Lock()

    async def weighed(self, live: LiveTable, seat: int, line: int) -> list[RatedMove]:
        """What a bot weighs in the place of a seat that is asked at a line of a finished game.

        Raises:
            Busy: it cannot be found out now.
        """
        question = (live.name, seat, line)
        found: list[RatedMove] = await self._found(question, live, find_weighed, seat, line)
        return found

    async def hopes(self, live: LiveTable, lines: list[int]) -> list[list[float]]:
        """For each seat, what it could hope for at these lines of a finished game.

        Raises:
            Busy: it cannot be found out now.
        """
        found: list[list[float]] = await self._found(live.name, live, find_hopes, lines)
        return found

    def stop(self) -> None:
        """Think no more."""
        self.bot_pool.stop()

    async def _found(
        self, question: object, live: LiveTable, find: Callable[..., Any], *given: object
    ) -> Any:
        if question in self.known:
            self.known.move_to_end(question)
            return self.known[question]
        task = self.sought.get(question)
        if task is None:
            if len(self.sought) >= MOST_WAITING:
                raise Busy("The bots think about other games; ask again in a moment.")
            table = live.table
            finished = Finished(table.setup.game, live.data_text, table.record().text())
            seeking = self._find(question, partial(find, finished, *given))
            task = asyncio.get_running_loop().create_task(seeking)
            self.sought[question] = task
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
        # Whoever asked first may leave; others may wait for the same.
        return await asyncio.shield(task)

    async def _find(self, question: object, find: Callable[[], Any]) -> Any:
        try:
            async with self.one:
                found = await asyncio.wrap_future(self.bot_pool.submit(find))
        except (BrokenProcessPool, OSError, RuntimeError) as error:
            log.error("What bots make of %s was not found out: %r", question, error)
            raise Busy("The bots could not find it out; ask again in a moment.") from None
        finally:
            del self.sought[question]
        self.known[question] = found
        if len(self.known) > MOST_KEPT:
            self.known.popitem(last=False)
        return found


# In the worker.


def find_weighed(finished: Finished, seat: int, line: int) -> list[RatedMove]:
    """What a bot weighs in the place of a seat."""
    analysis = reviewed(finished)
    found = _guarded(lambda: analysis.candidates(seat, line, CANDIDATE_ITERATIONS // FEWER))
    return rated_moves(found, analysis.played(seat, line))


def find_hopes(finished: Finished, lines: list[int]) -> list[list[float]]:
    """For each seat, what it could hope for at these lines."""
    analysis = reviewed(finished)
    count = VALUE_ROLLOUTS // FEWER
    seats = range(analysis.states[0].seats)
    return _guarded(lambda: [analysis.expected_returns(seat, lines, count) for seat in seats])


@lru_cache(4)
def reviewed(finished: Finished) -> GameAnalysis:
    """A finished game gone through."""
    game = game_of(finished.game, finished.data)
    return GameAnalysis(record.read(finished.record), game, bots.opponent_model(game))


def _guarded(find: Callable[[], Answer]) -> Answer:
    """What is found, by a process that lets others go first and does not think for ever."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, LESS_URGENT)
    faulthandler.dump_traceback_later(LONGEST_SECONDS, exit=True, file=ERRORS)
    try:
        return find()
    finally:
        faulthandler.cancel_dump_traceback_later()
