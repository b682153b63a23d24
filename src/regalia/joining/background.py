"""What goes on while a person sits at the prompt: an event loop in a thread, and a connection."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic
from typing import Any, TypeVar

from regalia import wire
from regalia.client import Connection, Lost, News, View, take_back_seats

Result = TypeVar("Result")


class Background:
    """An event loop in a thread of its own: ``with Background() as background``."""

    def __enter__(self) -> Background:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    def run(
        self, work: Coroutine[Any, Any, Result], pulse: Callable[[], object] | None = None
    ) -> Result:
        """The result of a coroutine. ``pulse`` is called now and then while it takes its time."""
        done = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            while True:
                try:
                    return done.result(timeout=0.1)
                except TimeoutError:
                    if done.done():
                        raise
                    if pulse is not None:
                        pulse()
        finally:
            done.cancel()


class Live:
    """A connection that is followed in the background: ``with Live(background, connection)``.

    ``changed`` is set after each piece of news; ``bell`` is called then, and ``heed`` awaited
    before, both in the background. ``lost`` tells whether the connection has been away for long,
    ``back_at`` when it was found again, by the monotonic clock; ``errors`` are sentences of the
    server, ``failed`` is why it cannot go on.
    """

    def __init__(
        self,
        background: Background,
        connection: Connection,
        heed: Callable[[View], Awaitable[None]],
    ) -> None:
        self.background = background
        self.connection = connection
        self.heed = heed
        self.changed = threading.Event()
        self.bell: Callable[[], object] = _nothing
        self.lost = False
        self.back_at = float("-inf")
        self.tables = 0
        self.errors: deque[str] = deque()
        self.failed: Exception | None = None

    def __enter__(self) -> Live:
        self.following = asyncio.run_coroutine_threadsafe(self._follow(), self.background.loop)
        self.following.add_done_callback(lambda _: self.changed.set())
        return self

    def __exit__(self, *_: object) -> None:
        self.background.run(self._stop())

    @property
    def view(self) -> View | None:
        """What is known now."""
        return self.connection.view

    def move(
        self, seat: int, question: int, steps: list[int], pulse: Callable[[], object]
    ) -> wire.Answer:
        """The answer to a move, however long it takes to come."""
        return self.background.run(self.connection.move(seat, question, steps), pulse)

    def send(self, message: wire.FromViewer) -> bool:
        """Send something that has no answer; false if there is no connection."""
        return self.background.run(self.connection.send(message))

    async def _follow(self) -> None:
        self.task = asyncio.current_task()
        try:
            async with self.connection:
                async for message in self.connection:
                    await self._note(message)
        except Exception as wrong:
            self.failed = wrong
        self._ring()

    async def _note(self, message: News) -> None:
        match message:
            case Lost():
                self.lost = True
            case wire.Error(sentence=sentence):
                self.errors.append(sentence)
            case wire.Snapshot():
                self.lost = False
                self.tables += 1
                if self.tables > 1:
                    self.back_at = monotonic()
        await take_back_seats(self.connection, message)
        if self.view is not None:
            await self.heed(self.view)
        self._ring()

    def _ring(self) -> None:
        self.changed.set()
        self.bell()

    async def _stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


def _nothing() -> None:
    """Nobody listens."""
