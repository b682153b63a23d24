"""Bots' evaluations of finished games, computed one at a time and cached.

Of those that wait, the addresses that asked are taken in turn. They run in a worker of their own
with low priority, so that readers of old games do not slow the bots of running games.
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
from regalia.server.aside import Busy, Pending
from regalia.server.bot_pool import ERRORS, BotPool, game_of
from regalia.server.fair_queue import OneAtATime, Turnstile
from regalia.server.limits import (
    EXPLANATION_SECONDS,
    LONGEST_EXPLANATION,
    MOST_ASKED,
    MOST_ASKED_OF_ADDRESS,
    MOST_EXPLANATIONS,
)
from regalia.server.live_table import LiveTable
from regalia.text.insight import RatedMove, rated_moves

log = logging.getLogger("regalia.server")

FEWER: Final = 1 if _native.form() == "compiled" else INTERPRETED_DIVISOR
LESS_URGENT: Final = 15
"""Niceness of this worker: higher than that of the bots in running games."""

Answer = TypeVar("Answer")


class FinishedGame(NamedTuple):
    """A finished game as a worker gets it; ``data`` as in `BotTask`."""

    game: str
    data: str
    record: str


class Insight:
    """Caches the answers; its worker process starts with the first question."""

    def __init__(self, turnstile: Turnstile) -> None:
        self.bot_pool = BotPool(1)
        self.answers: OrderedDict[object, Any] = OrderedDict()
        self.pending = Pending("The bots think about", MOST_ASKED, MOST_ASKED_OF_ADDRESS, turnstile)
        self.turns = OneAtATime()

    async def rated_moves(self, live: LiveTable, seat: int, line: int) -> list[RatedMove]:
        """The moves that a bot considers for a seat at a line of a finished game.

        Raises:
            Busy, OverLimit: it cannot be computed now.
        """
        question = (live.id, seat, line)
        found: list[RatedMove] = await self._answer(question, live, find_rated_moves, seat, line)
        return found

    async def expected_returns(self, live: LiveTable, lines: list[int]) -> list[list[float]]:
        """The expected result of each seat at these lines of a finished game.

        Raises:
            Busy, OverLimit: it cannot be computed now.
        """
        found: list[list[float]] = await self._answer(live.id, live, find_expected_returns, lines)
        return found

    def stop(self) -> None:
        """Refuse whoever waits, and stop the worker."""
        self.pending.stop()
        self.bot_pool.stop()

    async def _answer(
        self, question: object, live: LiveTable, find: Callable[..., Any], *args: object
    ) -> Any:
        if question in self.answers:
            self.answers.move_to_end(question)
            return self.answers[question]

        async def compute(address: str) -> Any:
            table = live.table
            finished = FinishedGame(table.setup.game, live.data_text, table.record().text())
            return await self._compute(question, address, partial(find, finished, *args))

        return await self.pending.answer(question, compute)

    async def _compute(self, question: object, address: str, find: Callable[[], Any]) -> Any:
        try:
            async with self.turns.turn(address):
                found = await asyncio.wrap_future(self.bot_pool.submit(find))
        except (BrokenProcessPool, OSError, RuntimeError) as error:
            log.error("The bots' evaluation of a game could not be computed: %r", error)
            raise Busy(
                f"The bots could not find it out; ask again in {EXPLANATION_SECONDS} seconds."
            ) from None
        self.answers[question] = found
        if len(self.answers) > MOST_EXPLANATIONS:
            self.answers.popitem(last=False)
        return found


# In the worker.


def find_rated_moves(finished: FinishedGame, seat: int, line: int) -> list[RatedMove]:
    """The moves that a bot considers for a seat."""
    analysis = analysis_of(finished)
    found = _limited(lambda: analysis.candidates(seat, line, CANDIDATE_ITERATIONS // FEWER))
    return rated_moves(found, analysis.played(seat, line))


def find_expected_returns(finished: FinishedGame, lines: list[int]) -> list[list[float]]:
    """The expected result of each seat at these lines."""
    analysis = analysis_of(finished)
    count = VALUE_ROLLOUTS // FEWER
    seats = range(analysis.states[0].seats)
    return _limited(lambda: [analysis.expected_returns(seat, lines, count) for seat in seats])


@lru_cache(4)
def analysis_of(finished: FinishedGame) -> GameAnalysis:
    """The analysis of a finished game; the latest four are cached."""
    game = game_of(finished.game, finished.data)
    return GameAnalysis(record.read(finished.record), game, bots.opponent_model(game))


def _limited(find: Callable[[], Answer]) -> Answer:
    """The function's result, computed at low priority and within a time limit."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, LESS_URGENT)
    faulthandler.dump_traceback_later(LONGEST_EXPLANATION, exit=True, file=ERRORS)
    try:
        return find()
    finally:
        faulthandler.cancel_dump_traceback_later()
