"""Work that takes long, done beside the event loop: on one thread, the addresses in turn.

The thread takes turns with the loop (`serve.SWITCH_SECONDS`), so that nobody waits for the work but
who asked for it. How much may wait has limits, of all and of one address, and what several ask for
at once is done once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from regalia.engine.errors import Refusal
from regalia.engine.game import Game
from regalia.page.renderer import Renderer
from regalia.server.fair_queue import OneAtATime, Turnstile
from regalia.server.limits import EXPLANATION_SECONDS, MOST_ASIDE, MOST_ASIDE_OF_ADDRESS
from regalia.server.usage import PLAYER, SENDER, OverLimit

STOPPING: Final = "The server is stopping; ask again in a moment."

Args = ParamSpec("Args")
Answer = TypeVar("Answer")


class Busy(Refusal):
    """Too much is waiting, or it failed; ask again after ``seconds``."""

    def __init__(self, sentence: str, seconds: int = EXPLANATION_SECONDS) -> None:
        super().__init__(sentence)
        self.seconds = seconds


class Pending:
    """Questions that wait for their answers; whoever asks one of them again waits for the same."""

    def __init__(self, doing: str, most: int, most_of_address: int, turnstile: Turnstile) -> None:
        """``doing`` says what the server does for them, as in "The bots think about"."""
        self.doing = doing
        self.turnstile = turnstile
        self.most = most
        self.most_of_address = most_of_address
        self.tasks: dict[object, asyncio.Task[Any]] = {}
        self.asked: dict[object, str] = {}
        """The address that asked each question first."""
        self.stopped = False

    def stop(self) -> None:
        """Answer no more: whoever waits is refused at once."""
        self.stopped = True
        for task in self.tasks.values():
            task.cancel()

    async def answer(self, question: object, find: Callable[[str], Awaitable[Answer]]) -> Answer:
        """The answer to a question; ``find`` gets the address of who asks it first.

        Raises:
            Busy, OverLimit: too many questions wait already, of all or of this address.
            Busy: the server stops.
        """
        if self.stopped:
            raise Busy(STOPPING)
        task = self.tasks.get(question)
        if task is None:
            address = SENDER.get()
            self._check(address)
            finding = self._find(question, partial(find, address))
            task = self.tasks[question] = asyncio.get_running_loop().create_task(finding)
            self.asked[question] = address
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
        # The first to ask may leave while others wait for the same answer.
        try:
            found: Answer = await self.turnstile.after(task, SENDER.get(), PLAYER.get())
        except asyncio.CancelledError:
            if self.stopped and task.cancelled():
                raise Busy(STOPPING) from None
            raise
        return found

    async def _find(self, question: object, find: Callable[[], Awaitable[Answer]]) -> Answer:
        try:
            return await find()
        finally:
            del self.tasks[question], self.asked[question]

    def _check(self, address: str) -> None:
        own = sum(one == address for one in self.asked.values()) if address else 0
        if own >= self.most_of_address:
            raise OverLimit(
                f"{self.doing} {own} questions from your address", EXPLANATION_SECONDS * own
            )
        if len(self.tasks) >= self.most:
            raise Busy(f"{self.doing} other games; ask again in {EXPLANATION_SECONDS} seconds.")


class Aside:
    """The thread, and who waits for it."""

    def __init__(self, turnstile: Turnstile) -> None:
        self.turnstile = turnstile
        self.thread = ThreadPoolExecutor(1, "aside")
        self.turns = OneAtATime()
        self.pending = Pending("The server works on", MOST_ASIDE, MOST_ASIDE_OF_ADDRESS, turnstile)
        self.preparing: dict[str, asyncio.Task[None]] = {}
        """The compilation of each game's templates, since the first page of the game."""

    async def run(
        self, do: Callable[Args, Answer], *args: Args.args, **named: Args.kwargs
    ) -> Answer:
        """The result of a function, which may use nothing that others change meanwhile.

        It has no limit: use `answer` for what a request asks for.
        """
        async with self.turns.turn(SENDER.get()):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.thread, partial(do, *args, **named))

    async def answer(
        self, question: object, do: Callable[Args, Answer], *args: Args.args, **named: Args.kwargs
    ) -> Answer:
        """The result of a function as of `run`; once for all who ask the question meanwhile.

        Raises:
            Busy, OverLimit: too many questions wait already, of all or of the sender's address.
        """
        return await self.pending.answer(question, lambda _: self.run(do, *args, **named))

    async def prepare(self, renderer: Renderer, game: Game) -> None:
        """Compile a game's templates before its first page; that takes some tenths of a second."""
        task = self.preparing.get(game.name)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            running = self.run(renderer.prepare, game)
            task = self.preparing[game.name] = asyncio.get_running_loop().create_task(running)
        await self.turnstile.after(task, SENDER.get(), PLAYER.get())

    def stop(self) -> None:
        """End the thread."""
        self.thread.shutdown(wait=False, cancel_futures=True)
