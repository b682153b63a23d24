"""What takes long before a table can be shown: reading its log, and the cards that it needs.

Others have their turn meanwhile. A log is read and applied in parts; a file of cards is read once,
beside the event loop, and kept.
"""

from __future__ import annotations

import asyncio
import time

from regalia import games
from regalia.engine.errors import BadData, BadOption, BadRecord, Refusal
from regalia.engine.game import Game
from regalia.server.aside import STOPPING, Aside, Busy
from regalia.server.fair_queue import Turnstile
from regalia.server.limits import ROWS_AT_ONCE, SLICE_SECONDS
from regalia.server.storage import Header, Storage
from regalia.server.usage import PLAYER, SENDER
from regalia.table.replay import Restoring
from regalia.table.window import Draw


def under_way(storage: Storage, since: int) -> list[str]:
    """The ids of the tables in play, and of open tables made since then."""
    found = storage.headers("playing") + storage.headers("open", since=since)
    return [header.table for header, _status in found]


def stored(storage: Storage, table_id: str) -> tuple[Header | None, str, str | None]:
    """What the store has of a table without its log: header, text of the data, preferences."""
    header = storage.header(table_id)
    if header is None:
        return None, "", None
    return header, storage.data(header.data) or "", storage.preferences(table_id)


async def take_up(
    storage: Storage, turnstile: Turnstile, game: Game, table_id: str, draw: Draw | None
) -> Restoring:
    """A table with its whole log applied, to be finished.

    Raises:
        BadRecord: its log is not one, or cannot be replayed by these rules.
        BadStore: its log cannot be read.
        Busy: the server stops.
    """
    restoring: Restoring | None = None
    count = 0
    while rows := await asyncio.to_thread(storage.rows, table_id, count, ROWS_AT_ONCE):
        await _take_turn(turnstile)
        until = time.perf_counter() + SLICE_SECONDS
        if restoring is None:
            restoring = Restoring(game, rows.pop(0), table_id, draw)
            count = 1
        for row in rows:
            if time.perf_counter() >= until:
                await _take_turn(turnstile)
                until = time.perf_counter() + SLICE_SECONDS
            restoring.add(row)
        count += len(rows)
    if restoring is None:
        raise BadRecord("The log of the table is empty.")
    return restoring


async def _take_turn(turnstile: Turnstile) -> None:
    if not await turnstile.turn(SENDER.get(), player=PLAYER.get()):
        raise Busy(STOPPING)


class GameFiles:
    """The games by name and hash of their data, and by name and "" with their own data."""

    def __init__(self, found: dict[tuple[str, str], Game], aside: Aside) -> None:
        self.games = found
        self.aside = aside
        self.bad: dict[tuple[str, str], str] = {}
        """Why data with a hash cannot be used for a game, by name and hash."""

    def known(self, name: str, digest: str = "") -> Game:
        """A game by name, with its own data or with others that were read before.

        Raises:
            BadOption, BadData: there is no such game, or no such data.
        """
        game = self.games.get((name, digest))
        if game is None:
            game = games.load(name)
            self.games.setdefault((name, ""), game)
            self.games.setdefault((name, game.data_hash), game)
            if digest not in ("", game.data_hash):
                raise not_kept(game)
        return game

    async def read(self, name: str, text: str, digest: str) -> Game:
        """A game with the data of a text that is stored under this hash.

        Raises:
            BadOption, BadData: there is no such game, or the text is not valid data of this hash.
        """
        game = self.games.get((name, digest))
        if game is not None:
            return game
        if (name, digest) in self.bad:
            raise BadData(self.bad[name, digest])
        try:
            if not text:
                raise not_kept(self.known(name))
            game = await self.aside.run(games.load, name, text)
            if game.data_hash != digest:
                raise not_kept(game)
        except (BadData, BadOption) as error:
            self.bad[name, digest] = str(error)
            raise
        return self.games.setdefault((name, digest), game)


def not_kept(game: Game) -> Refusal:
    """That a table needs cards that are not there."""
    return BadData(f"Its cards are not kept, without which {game.title} cannot go on.")
