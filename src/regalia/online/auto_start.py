"""Beginning the game at a full table, without anybody having to ask for it."""

from __future__ import annotations

import asyncio
from collections import deque

from regalia.client import Lobby, Refused, Unreachable, View
from regalia.online.seat_finder import JoinedTable
from regalia.online.seating import UNFILLED

HOST_HEAD_START = 2.0
"""Seconds that the others give the host to begin the game before they do."""


class AutoStart:
    """Begins the game as soon as no seat is free: the host at once, the others a little later.

    A full table thus begins though its host's terminal is away. Errors of the host's attempt are
    added to ``errors``; those of the others are dropped, since somebody else was faster.
    """

    def __init__(self, lobby: Lobby, joined: JoinedTable) -> None:
        self.lobby = lobby
        self.joined = joined
        self.errors: deque[str] = deque()
        self.view: View | None = None
        self.delayed: asyncio.Task[None] | None = None

    async def on_view(self, view: View) -> None:
        """Begin now or after the head start, if the table is full and open."""
        self.view = view
        if not self._is_ready():
            return
        if self.joined.host:
            await self._start(self.joined.host, self.errors)
        elif view.mine and (self.delayed is None or self.delayed.done()):
            self.delayed = asyncio.create_task(self._start_later())

    async def stop(self) -> None:
        """Cancel a delayed attempt."""
        if self.delayed is not None:
            self.delayed.cancel()
            await asyncio.gather(self.delayed, return_exceptions=True)

    def _is_ready(self) -> bool:
        table = self.view.table if self.view is not None else None
        return (
            table is not None
            and table.status == "open"
            and all(chair.player not in UNFILLED for chair in table.seats)
        )

    async def _start_later(self) -> None:
        await asyncio.sleep(HOST_HEAD_START)
        if self._is_ready():
            await self._start(self.joined.token, deque())

    async def _start(self, token: str, errors: deque[str]) -> None:
        try:
            await self.lobby.start(self.joined.address.table, token)
        except Unreachable:
            pass  # on_view is called again when the server is back
        except Refused as wrong:
            if wrong.status != 409:  # 409: somebody has begun it meanwhile
                errors.append(str(wrong))
