"""Joining a table at a server from the terminal: `join`.

``finding.py`` gets a seat, ``kept.py`` keeps its token, ``joined.py`` is the game from question to
question; ``background.py`` keeps the connection going while a person thinks.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import shlex
from collections import deque
from contextlib import ExitStack
from datetime import datetime
from pathlib import Path

import httpx
from librt.random import Random

from regalia.client import USUAL, Address, Connection, Lobby, Refused, Timing, Unreachable, View
from regalia.engine import record
from regalia.engine.errors import BadRecord
from regalia.joining import kept
from regalia.joining.background import Background, Live
from regalia.joining.finding import Finding, Place, Wish
from regalia.joining.joined import Joined, command
from regalia.joining.seating import UNFILLED
from regalia.text import files
from regalia.text.screen import Screen

NO_TOKEN = 4401
"""The close code that says that a token opens nothing any more."""
HOSTS_LEAD = 2.0
"""So many seconds the others let the host begin the game, before they do."""

__all__ = ["Address", "Wish", "chances", "join"]


def chances(seed: int | None) -> Random:
    """What makes random choices, the same for the same seed."""
    return Random(secrets.randbits(62) if seed is None else seed % (1 << 62))


def join(
    wish: Wish,
    screen: Screen,
    program: str = "regalia",
    path: Path | None = None,
    rng: Random | None = None,
    timing: Timing = USUAL,
    transport: httpx.AsyncBaseTransport | None = None,
) -> bool:
    """Find a place and play to the end; false if the person has left before.

    The record is kept in ``path``, or among the person's others. ``rng`` chooses in his place.
    ``transport`` is how the lobby is reached, for tests.

    Raises:
        Refusal: there is no place, the game cannot go on, or the record could not be kept.
    """
    if path is not None:
        _try_to_write(path)
    with Background() as background:
        lobby = Lobby(wish.address.base, transport)
        try:
            try:
                place = Finding(wish, lobby, background, screen).find()
            except (EOFError, KeyboardInterrupt):
                screen.say()
                return False
            return _play(place, lobby, background, screen, program, path, rng, timing)
        finally:
            background.run(lobby.http.aclose())


def _try_to_write(path: Path) -> None:
    """See, before a game, that its record can be kept after it.

    Raises:
        BadFile: it cannot, or there is such a file.
    """
    try:
        real = path.resolve()
        os.close(os.open(real, os.O_WRONLY | os.O_CREAT | os.O_EXCL, files.OWNERS))
        real.unlink()
    except FileExistsError:
        raise files.BadFile(f"{path} exists already; name another file for the record.") from None
    except (OSError, ValueError, RuntimeError) as wrong:  # a NUL in the name, a loop of links
        why = (wrong.strerror if isinstance(wrong, OSError) else None) or str(wrong)
        raise files.BadFile(
            f"{path} cannot be written: {why[:1].lower()}{why[1:]}; name another file for the "
            "record."
        ) from None


def _play(
    place: Place,
    lobby: Lobby,
    background: Background,
    screen: Screen,
    program: str,
    path: Path | None,
    rng: Random | None,
    timing: Timing,
) -> bool:
    """The game at a place, and its record."""
    table = background.run(lobby.table(place.address.table))
    game = background.run(lobby.game(table.game))
    seat = place.kept.seat if place.kept is not None and place.token else None
    watching = "" if place.token else " --watch"
    again = command(program, place.address.url(), seat, watching)
    connection = Connection(place.address.url(), place.token, words=True, timing=timing)
    starter = Starter(lobby, place)
    with ExitStack() as stack:
        stack.callback(lambda: background.run(starter.stop()))
        if place.kept is not None:
            stack.enter_context(kept.held(place.kept))
        try:
            live = Live(background, connection, starter.heed)
            starter.errors = live.errors
            stack.enter_context(live)
            played = Joined(live, game, screen, again, place.again, rng).play()
        except Refused as wrong:
            if wrong.status == NO_TOKEN and place.kept is not None:
                kept.forget(place.kept)
            raise
    if played:
        if place.kept is not None:
            kept.forget(place.kept)
        watch = command(program, place.address.url(), None, " --watch")
        _fetch(place, lobby, background, screen, program, path, watch)
    return played


class Starter:
    """Begins the game as soon as no seat is free: the host at once, who else sits a little later.

    So a full table begins though its host's terminal is away. Refusals of the host go to
    ``errors``; those of the others are nothing, for somebody was faster.
    """

    def __init__(self, lobby: Lobby, place: Place) -> None:
        self.lobby = lobby
        self.place = place
        self.errors: deque[str] = deque()
        self.view: View | None = None
        self.soon: asyncio.Task[None] | None = None

    async def heed(self, view: View) -> None:
        """Begin, or see to it soon, if the table is so far."""
        self.view = view
        if not self._is_ready():
            return
        if self.place.host:
            await self._start(self.place.host, self.errors)
        elif view.mine and (self.soon is None or self.soon.done()):
            self.soon = asyncio.create_task(self._start_soon())

    async def stop(self) -> None:
        """Begin nothing any more."""
        if self.soon is not None:
            self.soon.cancel()
            await asyncio.gather(self.soon, return_exceptions=True)

    def _is_ready(self) -> bool:
        table = self.view.table if self.view is not None else None
        return (
            table is not None
            and table.status == "open"
            and all(chair.player not in UNFILLED for chair in table.seats)
        )

    async def _start_soon(self) -> None:
        await asyncio.sleep(HOSTS_LEAD)
        if self._is_ready():
            await self._start(self.place.token, deque())

    async def _start(self, token: str, errors: deque[str]) -> None:
        try:
            await self.lobby.start(self.place.address.table, token)
        except Unreachable:
            pass  # the table is told again when the server is back
        except Refused as wrong:
            if wrong.status != 409:  # it has begun meanwhile
                errors.append(str(wrong))


def _fetch(
    place: Place,
    lobby: Lobby,
    background: Background,
    screen: Screen,
    program: str,
    path: Path | None,
    again: str,
) -> None:
    """Fetch the record and keep it, and tell where."""
    try:
        played = record.read(background.run(lobby.record(place.address.table)))
        where = files.new_path(played.headers["Game"], datetime.now()) if path is None else path
        keeper = files.Keeper(where, numbered=path is None)
        keeper.keep(played)
    except (Unreachable, Refused, BadRecord, files.BadFile) as wrong:
        screen.say(f"The record has not been fetched: {wrong} To try again:")
        screen.quote(f"  {again}")
        return
    screen.say("The record, with the seed that gave every lot:")
    screen.quote(f"  {program} replay {shlex.quote(str(keeper.path.absolute()))}")
