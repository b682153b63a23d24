"""Bots in processes of their own, handed what their seat knows and never the truth.

Thoughts wait here for a worker, and are told when they begin how much of their usual time they may
take, so that many at once are less deep instead of later.
"""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from multiprocessing.connection import wait
from typing import Final, ParamSpec, TypeVar

from regalia import bots, games
from regalia.bots.levels import pace
from regalia.engine.game import Game
from regalia.engine.past import Past
from regalia.engine.player import whole_move

log = logging.getLogger("regalia.server")

GAMES_KEPT: Final = 16
THOUGHT_SECONDS: Final = 60.0
"""A bot that thinks so long never ends: its worker does, which says where, and another begins."""
TARGET_SECONDS: Final = 1.0
"""So long after it was asked for every thought should be over, however many there are."""
MIN_SHARE: Final = 0.003
"""So much of its usual time every thought may take."""
WARNING_SHARE: Final = 0.25
"""Of smaller shares the log tells, ..."""
WARNING_SECONDS: Final = 60.0
"""... so often at most."""
LEARNING: Final = 0.1
"""How much the latest thought counts in how long such a thought usually takes."""
NICENESS: Final = 10
"""Workers make room for the server, which answers people."""
MOST_WORKERS: Final = 8
"""So many there are at most if nobody says how many."""
ERRORS: Final = 2
"""The descriptor of standard error, which is there though ``sys.stderr`` may not be."""

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class BotTask:
    """What a worker is told: numbers and words only. ``world`` is the dump of an imagined position.

    ``data`` is the text of the game's data file, empty for the game's own. ``seen`` is what the
    seat has seen since the game began, as a `Past` holds it, for a bot that remembers. ``share`` is
    how much of its usual time the bot may take.
    """

    game: str
    data: str
    options: tuple[tuple[str, int], ...]
    world: tuple[int, ...]
    seat: int
    kind: str
    seed: int
    seen: tuple[int, ...] | None = None
    share: float = 1.0


@dataclass(slots=True, eq=False)
class Job:
    """A task at hand, and when it was given and begun."""

    task: BotTask
    given: float
    answer: Future[list[int]]
    begun: float = 0.0
    share: float = 1.0


class BotPool:
    """The worker processes; they start with the first task, and anew if one is killed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None
        self.waiting: deque[Job] = deque()
        self.thinking: set[Job] = set()
        self.usual: dict[tuple[str, str], float] = {}
        """Seconds that a bot of a kind took of late for a move of a game, had it all its time."""
        self.told = -WARNING_SECONDS
        """When the log was told last how little time there is."""

    def think(self, task: BotTask) -> Future[list[int]]:
        """Let a worker find the move of a bot; to be called on the event loop.

        The future fails with `BrokenProcessPool` if a worker was killed, with `OSError` or
        `RuntimeError` if none could be started; ask again then.
        """
        thought = Job(task, time.monotonic(), Future())
        self.waiting.append(thought)
        # All that are asked for together are counted before the first begins.
        asyncio.get_running_loop().call_soon(self._begin)
        return thought.answer

    def _begin(self) -> None:
        """Let those who waited longest begin, as many as there are workers."""
        while self.waiting and len(self.thinking) < self.workers:
            thought = self.waiting.popleft()
            thought.begun = time.monotonic()
            thought.share = self._share(thought)
            self.thinking.add(thought)
            try:
                found = self.submit(think, replace(thought.task, share=thought.share))
            except Exception as error:
                self.thinking.discard(thought)
                thought.answer.set_exception(error)
                continue
            found.add_done_callback(partial(self._hand, asyncio.get_running_loop(), thought))

    def _hand(
        self, loop: asyncio.AbstractEventLoop, thought: Job, found: Future[list[int]]
    ) -> None:
        call(loop, partial(self.over, thought, found))

    def over(self, thought: Job, found: Future[list[int]]) -> None:
        """A worker has answered, or failed to."""
        self.thinking.discard(thought)
        try:
            steps = found.result()
        except Exception as error:
            thought.answer.set_exception(error)
        else:
            self._note(thought)
            thought.answer.set_result(steps)
        self._begin()

    def _note(self, thought: Job) -> None:
        """Learn how long such a thought takes."""
        task = thought.task
        most = pace(task.kind)
        took = min((time.monotonic() - thought.begun) / thought.share, most)
        known = self._usually(task)
        self.usual[task.game, task.kind] = known + LEARNING * (took - known)

    def _usually(self, task: BotTask) -> float:
        """The seconds that such a thought takes if it has all its time."""
        return self.usual.get((task.game, task.kind), pace(task.kind))

    def _share(self, thought: Job) -> float:
        """How much of its usual time a thought that begins now may take.

        So much that it and all that are at hand besides, if each took the same share, would be over
        when this one should be.
        """
        at_hand = [thought, *self.thinking, *self.waiting]
        needed = sum([self._usually(one.task) for one in at_hand])
        left = TARGET_SECONDS - (thought.begun - thought.given)
        share = left * self.workers / needed if needed > 0.0 else 1.0
        share = min(max(share, MIN_SHARE), 1.0)
        if share < WARNING_SHARE and thought.begun >= self.told + WARNING_SECONDS:
            self.told = thought.begun
            log.warning(
                "%d bots think at once on %d worker%s: each takes %d %% of its usual time.",
                len(at_hand),
                self.workers,
                "" if self.workers == 1 else "s",
                round(100 * share),
            )
        return share

    def warm(self) -> None:
        """Start a worker before it is needed, if that can be."""
        try:
            self.submit(os.getpid)
        except (OSError, RuntimeError) as error:  # there is time until it is needed
            log.warning("No worker can be started: %s", error)

    def submit(
        self, do: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs
    ) -> Future[Answer]:
        """Let a worker do something else; fails and raises as `think`."""
        try:
            return self._started().submit(do, *given, **named)
        except BrokenProcessPool:
            self._stop_pool()
            return self._started().submit(do, *given, **named)

    def stop(self) -> None:
        """End the workers without waiting for what they think about; what waits stays undone."""
        self.waiting.clear()
        self._stop_pool()

    def _stop_pool(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    def _started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")  # the server has threads
            self.pool = ProcessPoolExecutor(self.workers, context, _prepare_worker)
        return self.pool


def think(task: BotTask) -> list[int]:
    """In a worker: the decisions of the bot's move."""
    # By a thread in C: compiled code looks neither for signals nor for other threads of Python.
    faulthandler.dump_traceback_later(THOUGHT_SECONDS, exit=True, file=ERRORS)
    try:
        game = game_of(task.game, task.data)
        options = dict(task.options)
        world = game.load(list(task.world), options)
        player = bots.make(task.kind, game)
        player.scale_time(task.share)
        past = None
        if task.seen is not None:
            past = Past(game.new(world.seats, options), task.seat)
            for code in task.seen:
                past.add(code)
        return whole_move(player, world, task.seat, task.seed, past)
    finally:
        faulthandler.cancel_dump_traceback_later()


@lru_cache(GAMES_KEPT)
def game_of(name: str, data: str) -> Game:
    """In a worker: a game by name, with its own data or with those of this text."""
    return games.load(name, data or None)


def workers_here() -> int:
    """How many workers there are if nobody says: the server has a core of its own, if it can."""
    cores = os.cpu_count() or 1
    if hasattr(os, "sched_getaffinity"):  # on Linux, which may leave us fewer
        cores = len(os.sched_getaffinity(0))
    return min(max(cores - 1, 1), MOST_WORKERS)


def call(loop: asyncio.AbstractEventLoop, do: Callable[[], None]) -> None:
    """Run something on the loop, unless it has ended."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(do)


def _prepare_worker() -> None:
    """A worker makes room for its parent, and ends when that does, however it ended.

    It leaves Ctrl-C to it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # there is none on Windows
        os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
