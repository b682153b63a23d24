"""Bots in processes of their own, handed an imagined position and never the truth."""

from __future__ import annotations

import faulthandler
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import wait
from typing import Final, ParamSpec, TypeVar

from regalia import bots, games
from regalia.engine.game import Game
from regalia.engine.player import whole_move

log = logging.getLogger("regalia.server")

GAMES_KEPT: Final = 16
THOUGHT_SECONDS: Final = 60.0
"""A bot that thinks so long never ends: its worker does, which says where, and another begins."""
ERRORS: Final = 2
"""The descriptor of standard error, which is there though ``sys.stderr`` may not be."""

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Task:
    """What a worker is told: numbers and words only. ``world`` is the dump of an imagined position.

    ``data`` is the text of the game's data file, empty for the game's own.
    """

    game: str
    data: str
    options: tuple[tuple[str, int], ...]
    world: tuple[int, ...]
    seat: int
    kind: str
    luck: int


class Thinkers:
    """The worker processes; they start with the first task, and anew if one is killed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    def think(self, task: Task) -> Future[list[int]]:
        """Let a worker find the move of a bot.

        The future fails with `BrokenProcessPool` if a worker was killed; ask again then.

        Raises:
            OSError, RuntimeError: no worker can be started now.
        """
        return self.submit(think, task)

    def warm(self) -> None:
        """Start a worker before it is needed, if that can be."""
        try:
            self.submit(os.getpid)
        except (OSError, RuntimeError) as wrong:  # there is time until it is needed
            log.warning("No worker can be started: %s", wrong)

    def submit(
        self, do: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs
    ) -> Future[Answer]:
        """Let a worker do something else; fails and raises as `think`."""
        try:
            return self._started().submit(do, *given, **named)
        except BrokenProcessPool:
            self.stop()
            return self._started().submit(do, *given, **named)

    def stop(self) -> None:
        """End the workers without waiting for what they think about."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    def _started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")  # the server has threads
            self.pool = ProcessPoolExecutor(self.workers, context, _live_with_parent)
        return self.pool


def think(task: Task) -> list[int]:
    """In a worker: the decisions of the bot's move."""
    # By a thread in C: compiled code looks neither for signals nor for other threads of Python.
    faulthandler.dump_traceback_later(THOUGHT_SECONDS, exit=True, file=ERRORS)
    try:
        game = game_of(task.game, task.data)
        world = game.load(list(task.world), dict(task.options))
        return whole_move(bots.make(task.kind, game), world, task.seat, task.luck)
    finally:
        faulthandler.cancel_dump_traceback_later()


@lru_cache(GAMES_KEPT)
def game_of(name: str, data: str) -> Game:
    """In a worker: a game by name, with its own data or with those of this text."""
    return games.load(name, data or None)


def _live_with_parent() -> None:
    """A worker leaves Ctrl-C to its parent, and ends when the parent does, however that ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
