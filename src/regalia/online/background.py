"""An event loop in a thread, with a connection, that runs while the person is at the prompt."""

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


class BackgroundLoop:
    """An event loop in a thread of its own: ``with BackgroundLoop() as background``."""

    def __enter__(self) -> BackgroundLoop:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    def run(
        self, work: Coroutine[Any, Any, Result], while_waiting: Callable[[], object] | None = None
    ) -> Result:
        """The result of a coroutine. ``while_waiting`` is called ten times a second until then."""
        done = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            while True:
                try:
                    return done.result(timeout=0.1)
                except TimeoutError:
                    if done.done():
                        raise
                    if while_waiting is not None:
                        while_waiting()
        finally:
            done.cancel()


class LiveConnection:
    """A connection that is read in the background: ``with LiveConnection(background, connection)``.

    After each message, in the background thread, ``on_view`` is awaited, ``changed`` is set and
    ``on_news`` is called. ``lost`` is true while the server cannot be reached, ``reconnected_at``
    the monotonic time at which it was reached again; ``errors`` holds the server's error messages,
    ``failed`` the exception that ended the connection, ``met`` the first `wire.Snapshot`.
    """

    def __init__(
        self,
        background: BackgroundLoop,
        connection: Connection,
        on_view: Callable[[View], Awaitable[None]],
    ) -> None:
        self.background = background
        self.connection = connection
        self.on_view = on_view
        self.changed = threading.Event()
        self.on_news: Callable[[], object] = do_nothing
        self.lost = False
        self.reconnected_at = float("-inf")
        self.connects = 0
        self.met: wire.Snapshot | None = None
        self.errors: deque[str] = deque()
        self.failed: Exception | None = None

    def __enter__(self) -> LiveConnection:
        self.reading = asyncio.run_coroutine_threadsafe(self._read(), self.background.loop)
        self.reading.add_done_callback(lambda _: self.changed.set())
        return self

    def __exit__(self, *_: object) -> None:
        self.background.run(self._stop())

    @property
    def view(self) -> View | None:
        """The latest state of the table, as this viewer sees it."""
        return self.connection.view

    def move(
        self, seat: int, question: int, steps: list[int], while_waiting: Callable[[], object]
    ) -> wire.Answer:
        """Send a move and wait for its answer, through any loss of the connection."""
        return self.background.run(self.connection.move(seat, question, steps), while_waiting)

    def send(self, message: wire.FromViewer) -> bool:
        """Send a message that gets no answer; false if there is no connection."""
        return self.background.run(self.connection.send(message))

    async def _read(self) -> None:
        self.task = asyncio.current_task()
        try:
            async with self.connection:
                async for message in self.connection:
                    await self._handle(message)
        except Exception as wrong:
            self.failed = wrong
        self._notify()

    async def _handle(self, message: News) -> None:
        match message:
            case Lost():
                self.lost = True
            case wire.Error(sentence=sentence):
                self.errors.append(sentence)
            case wire.Snapshot() as message:
                self.lost = False
                self.connects += 1
                self.met = self.met or message
                if self.connects > 1:
                    self.reconnected_at = monotonic()
        if self.connects < 2:  # the person has come; a connection reopens itself without them
            await take_back_seats(self.connection, message)
        if self.view is not None:
            await self.on_view(self.view)
        self._notify()

    def _notify(self) -> None:
        self.changed.set()
        self.on_news()

    async def _stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


def do_nothing() -> None:
    """The `on_news` of a connection to which nobody listens."""
