"""Beginning the game at a full table, without its host having to ask for it."""

from __future__ import annotations

from collections import deque

from regalia.client import Lobby, Refused, Unreachable, View
from regalia.online.seat_finder import JoinedTable
from regalia.online.seating import UNFILLED


class AutoStart:
    """Begins the game for the host as soon as no seat is free; does nothing for anybody else.

    Errors are added to ``errors``.
    """

    def __init__(self, lobby: Lobby, joined: JoinedTable) -> None:
        self.lobby = lobby
        self.joined = joined
        self.errors: deque[str] = deque()

    async def on_view(self, view: View) -> None:
        """Begin if the table is full and open."""
        table = view.table
        full = all(chair.player not in UNFILLED for chair in table.seats)
        if not self.joined.host or table.status != "open" or not full:
            return
        try:
            await self.lobby.start(self.joined.address.table, self.joined.host)
        except Unreachable:
            pass  # on_view is called again when the server is back
        except Refused as wrong:
            if wrong.status != 409:  # 409: it has begun, or somebody has just left
                self.errors.append(str(wrong))
