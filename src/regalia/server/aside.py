"""Work that takes long, done beside the event loop: on one thread, the addresses in turn.

The thread takes turns with the loop (`serve.SWITCH_SECONDS`), so that nobody waits for the work but
who asked for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from regalia.engine.game import Game
from regalia.page.renderer import Renderer
from regalia.server.fair_queue import OneAtATime
from regalia.server.usage import SENDER

Args = ParamSpec("Args")
Answer = TypeVar("Answer")


class Aside:
    """The thread, and who waits for it."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "aside")
        self.turns = OneAtATime()
        self.prepared: set[str] = set()
        """The games whose templates are compiled."""

    async def run(
        self, do: Callable[Args, Answer], *args: Args.args, **named: Args.kwargs
    ) -> Answer:
        """The result of a function, which may use nothing that others change meanwhile."""
        async with self.turns.turn(SENDER.get()):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.thread, partial(do, *args, **named))

    async def prepare(self, renderer: Renderer, game: Game) -> None:
        """Compile a game's templates before its first page; that takes some tenths of a second."""
        if game.name not in self.prepared:
            await self.run(renderer.prepare, game)
            self.prepared.add(game.name)

    def stop(self) -> None:
        """End the thread."""
        self.thread.shutdown(wait=False, cancel_futures=True)
