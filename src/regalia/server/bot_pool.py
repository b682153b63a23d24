"""Bots in worker processes, which get only what their seat knows, never the true position.

Jobs wait here for a free worker. A job is given a share of its usual time when it starts, so that
under load bots search less instead of answering later. Where there is too little time for all, the
owners of the jobs have equal parts of it, and take turns: an owner is the address from which a
table was made. Nobody's bots think less because somebody has opened many tables.

The parts follow from how many bots are asked and of which kinds, at which tables, which everybody
may know. They do not depend on what bots have to choose from: an even task counts with all of its
time, and takes all of it.
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
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, ParamSpec, TypeVar

from regalia import bots, games
from regalia._native import form
from regalia.bots.levels import pace
from regalia.engine.game import Game
from regalia.engine.past import Past
from regalia.engine.player import whole_move
from regalia.server.fair_queue import FairQueue, fair_parts
from regalia.server.limits import MIN_SHARE, MOST_WORKERS, TARGET_SECONDS, THOUGHT_SECONDS

log = logging.getLogger("regalia.server")

GAMES_KEPT: Final = 16
WARNING_SHARE: Final = 0.25
"""Share of the usual time below which a warning is logged."""
WARNING_SECONDS: Final = 60.0
"""Minimum number of seconds between two such warnings."""
AVERAGE_WEIGHT: Final = 0.1
"""Weight of the latest job in the moving average of thinking times."""
SPARE: Final = {"compiled": (0.006, 0.006), "interpreted": (0.03, 0.35)}
"""Seconds that an even task takes beyond its share of the pace: for bots without a pace, and with.
In thousands of thoughts no bot took longer: compiled at most 2 ms and 5 ms more, interpreted 12 and
260."""
TRIES: Final = 3
"""Number of failures after which a bot is retried only after a pause; a bot whose worker was killed
is retried at once before that."""
RETRY_SECONDS: Final = 5.0
MOST_DOUBLINGS: Final = 7
"""Maximum number of times the pause is doubled. It grows so that a bot that kills every worker
leaves time for the others."""
NICENESS: Final = 10
"""Niceness of the workers, which leave the CPU to the server."""
ERRORS: Final = 2
"""The descriptor of standard error; ``sys.stderr`` may be missing."""

Args = ParamSpec("Args")
Answer = TypeVar("Answer")


class NoWorker(RuntimeError):
    """No worker can be started: the system has no process, thread or descriptor left for one."""


def always() -> bool:
    """True: the answer is waited for."""
    return True


@dataclass(frozen=True, slots=True)
class BotTask:
    """The input of a worker: numbers and words only. ``world`` is the dump of an imagined position.

    ``data`` is the text of the game's data file; empty for the game's own. ``seen`` is what the
    seat has seen since the game began, as in `Past`, for a bot that remembers. ``share`` is the
    share of its usual time that the bot may take. If it is ``even``, the worker is busy for all of
    this time and `spare`, whatever the bot has to choose from: otherwise the answers of bots at
    other tables, which wait for the worker, would tell whether it has a choice.
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
    even: bool = False


@dataclass(slots=True, eq=False)
class Job:
    """A task with the times at which it was requested and started."""

    task: BotTask
    requested: float
    answer: Future[list[int]]
    wanted: Callable[[], bool] = always
    """Whether the answer is still waited for; if not, the job is not started."""
    owner: str = ""
    """The address from which its table was made; empty if that is not known."""
    started: float = 0.0
    share: float = 1.0


@dataclass(slots=True, eq=False)
class Worker:
    """A worker process, which starts with its first task.

    Each has an executor of its own: the others go on if it is killed or cannot be started.
    """

    executor: Executor
    tasks: list[Future[Any]] = field(default_factory=list)

    def load(self) -> int:
        """The number of its tasks that are not done."""
        self.tasks = [one for one in self.tasks if not one.done()]
        return len(self.tasks)


class BotPool:
    """The worker processes. They start when they are needed, and are replaced if killed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.ready: list[Worker] = []
        self.processes: list[BaseProcess] = []
        self.waiting: FairQueue[Job] = FairQueue(lambda job: job.owner)
        self.running: set[Job] = set()
        self.usual: dict[tuple[str, str], float] = {}
        """Average seconds for a move at full time, by game and kind of bot."""
        self.retry_at = 0.0
        """Time from which on a further worker is tried again, after one could not be started."""
        self.warned_at = -WARNING_SECONDS
        """Time of the latest warning about small shares."""

    def think(
        self, task: BotTask, wanted: Callable[[], bool] = always, owner: str = ""
    ) -> Future[list[int]]:
        """Let a worker find a bot's move at a table of this owner; call this on the event loop.

        If it is no longer ``wanted`` when a worker is free, the move has no actions.
        The future fails with `BrokenProcessPool` if a worker was killed, and with `NoWorker` if
        none could be started; try again then.
        """
        job = Job(task, time.monotonic(), Future(), wanted, owner)
        self.waiting.append(job)
        # All jobs requested together are counted before the first starts.
        asyncio.get_running_loop().call_soon(self._start_jobs)
        return job.answer

    def _start_jobs(self) -> None:
        """Start waiting jobs of each owner in turn, as many as there are free workers."""
        while self.waiting and len(self.running) < self._most():
            job = self.waiting.popleft()
            if not job.wanted():
                job.answer.set_result([])
                continue
            job.started = time.monotonic()
            job.share = self._share(job)
            self.running.add(job)
            try:
                found = self.submit(think, replace(job.task, share=job.share))
            except Exception as error:
                self.running.discard(job)
                job.answer.set_exception(error)
                continue
            found.add_done_callback(partial(self._hand_over, asyncio.get_running_loop(), job))

    def _hand_over(
        self, loop: asyncio.AbstractEventLoop, job: Job, found: Future[list[int]]
    ) -> None:
        call(loop, partial(self.finish, job, found))

    def finish(self, job: Job, found: Future[list[int]]) -> None:
        """Pass on the result or error of a job, and start the next."""
        self.running.discard(job)
        try:
            steps = found.result()
        except Exception as error:
            job.answer.set_exception(error)
        else:
            self._update_average(job)
            job.answer.set_result(steps)
        self._start_jobs()

    def _update_average(self, job: Job) -> None:
        """Update the average thinking time."""
        task = job.task
        if task.even:
            return
        most = pace(task.kind)
        seconds = min((time.monotonic() - job.started) / job.share, most)
        known = self._usual_seconds(task)
        self.usual[task.game, task.kind] = known + AVERAGE_WEIGHT * (seconds - known)

    def _usual_seconds(self, task: BotTask) -> float:
        """The average seconds of such a task at full time; an even one takes all of its pace."""
        most = pace(task.kind)
        return most if task.even else self.usual.get((task.game, task.kind), most)

    def _share(self, job: Job) -> float:
        """The share of its usual time for a job that starts now.

        If all jobs at hand of its owner got the same share, they would finish by this job's target
        time, in the part of all workers' time that is the owner's.
        """
        at_hand = [job, *self.running, *self.waiting]
        needed = dict.fromkeys([one.owner for one in at_hand], 0.0)
        fixed = needed.copy()
        for one in at_hand:
            needed[one.owner] += self._usual_seconds(one.task)
            fixed[one.owner] += spare(one.task.kind) if one.task.even else 0.0
        workers = self._most()
        left = max(TARGET_SECONDS - (job.started - job.requested), 0.0) * workers
        wanted = {owner: needed[owner] + fixed[owner] for owner in needed}
        part = fair_parts(wanted, left)[job.owner]
        share = 1.0
        if needed[job.owner] > 0.0 and part < wanted[job.owner]:
            share = max((part - fixed[job.owner]) / needed[job.owner], MIN_SHARE)
        late = sum(fixed.values()) > TARGET_SECONDS * workers
        if (share < WARNING_SHARE or late) and job.started >= self.warned_at + WARNING_SECONDS:
            self.warned_at = job.started
            log.warning(
                "%d bots think at once on %d worker%s: each takes %d %% of its usual time%s.",
                len(at_hand),
                workers,
                "" if workers == 1 else "s",
                round(100 * share),
                ", and some are late" if late else "",
            )
        return share

    def warm(self) -> None:
        """Start a worker for the next job if none is free and one more can be started."""
        try:
            found = self.submit(os.getpid)
        except (NoWorker, BrokenProcessPool) as error:  # no harm: a later job tries again
            log.warning("No worker can be started: %s", error)
            return
        for worker in self.ready:  # the next job takes this worker instead of starting another
            worker.tasks = [one for one in worker.tasks if one is not found]

    def submit(
        self, do: Callable[Args, Answer], *args: Args.args, **named: Args.kwargs
    ) -> Future[Answer]:
        """Run any function in the worker with the fewest tasks; fails as `think` does."""
        if len(self.ready) < self._most() and all(worker.load() for worker in self.ready):
            try:
                return self._submit(_new_worker(), do, *args, **named)
            except NoWorker as error:
                self.retry_at = time.monotonic() + RETRY_SECONDS
                if not self.ready:
                    raise
                log.warning("No worker can be started beside %d: %s", len(self.ready), error)
        try:
            return self._submit(min(self.ready, key=Worker.load), do, *args, **named)
        except BrokenProcessPool:
            return self.submit(do, *args, **named)  # it is not ready any more

    def _submit(
        self, worker: Worker, do: Callable[Args, Answer], *args: Args.args, **named: Args.kwargs
    ) -> Future[Answer]:
        before = multiprocessing.active_children()
        try:
            found = worker.executor.submit(do, *args, **named)
        except BrokenProcessPool:
            self._drop(worker)
            raise
        except (OSError, RuntimeError) as error:
            self._drop(worker)  # it would do the task later, or wait for ever for its thread
            for process in _started_since(before):
                process.kill()  # no thread attends to it
            raise NoWorker(str(error)) from error
        if worker not in self.ready:
            self.ready.append(worker)
        self.processes += _started_since(before)
        worker.tasks.append(found)
        return found

    def _most(self) -> int:
        """The number of workers that can be had now."""
        late = time.monotonic() < self.retry_at
        return max(len(self.ready), 1) if late else self.workers

    def stop(self) -> None:
        """Kill the workers and drop all jobs, without waiting."""
        self.waiting.clear()
        for worker in self.ready.copy():
            self._drop(worker)
        for process in self.processes:
            process.kill()
        self.processes.clear()

    def _drop(self, worker: Worker) -> None:
        worker.executor.shutdown(wait=False, cancel_futures=True)
        if worker in self.ready:
            self.ready.remove(worker)
        self.processes = [process for process in self.processes if process.is_alive()]


def _new_worker() -> Worker:
    context = multiprocessing.get_context("spawn")  # not fork: the server has threads
    try:
        return Worker(ProcessPoolExecutor(1, context, _prepare_worker))
    except (OSError, RuntimeError) as error:
        raise NoWorker(str(error)) from error


def _started_since(before: list[BaseProcess]) -> list[BaseProcess]:
    """The processes that were started after the others."""
    return [process for process in multiprocessing.active_children() if process not in before]


def pause_after(failures: int, error: Exception) -> float:
    """The seconds until a bot is asked again after so many failures, of which this is the latest.

    0 if its worker was killed and it may be asked again at once. The pause does not grow if no
    worker could be started, which is not the bot's fault.
    """
    if isinstance(error, NoWorker):
        return RETRY_SECONDS
    if failures < TRIES and isinstance(error, BrokenProcessPool):
        return 0.0
    return RETRY_SECONDS * (1 << min(max(failures - TRIES, 0), MOST_DOUBLINGS))


def traced(error: Exception) -> Exception | None:
    """The error if it is a fault of the bot, whose place the log shows; not of its worker."""
    return None if isinstance(error, (NoWorker, BrokenProcessPool)) else error


def spare(kind: str) -> float:
    """The seconds that an even task of this kind of bot takes beyond its share of the pace."""
    return SPARE[form()][pace(kind) > 0.0]


def think(task: BotTask) -> list[int]:
    """In a worker: the actions of the bot's move."""
    # By a C thread: compiled code checks neither signals nor other Python threads.
    faulthandler.dump_traceback_later(THOUGHT_SECONDS, exit=True, file=ERRORS)
    begun = time.monotonic()
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
        steps = whole_move(player, world, task.seat, task.seed, past)
        if task.even:
            least = pace(task.kind) * task.share + spare(task.kind)
            time.sleep(max(0.0, begun + least - time.monotonic()))
        return steps
    finally:
        faulthandler.cancel_dump_traceback_later()


@lru_cache(GAMES_KEPT)
def game_of(name: str, data: str) -> Game:
    """In a worker: a game by name, with its own data file or with the given text."""
    return games.load(name, data or None)


def workers_here() -> int:
    """Number of workers by default: one core is left to the server, if there are several."""
    cores = os.cpu_count() or 1
    if hasattr(os, "sched_getaffinity"):  # Linux may give this process fewer
        cores = len(os.sched_getaffinity(0))
    return min(max(cores - 1, 1), MOST_WORKERS)


def call(loop: asyncio.AbstractEventLoop, do: Callable[[], None]) -> None:
    """Run a function on the loop, unless the loop is closed."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(do)


def _prepare_worker() -> None:
    """Lower the worker's priority, leave Ctrl-C to the server, and exit when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
