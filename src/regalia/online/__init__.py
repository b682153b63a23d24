"""Playing at a server's table from the terminal: `join`.

``seat_finder.py`` gets a seat, ``saved_seats.py`` keeps its token, ``online_game.py`` is the game
from question to question and ``news.py`` prints what happens meanwhile; ``background.py`` keeps the
connection alive while the person thinks, ``auto_start.py`` begins the game of a full table.
"""

from __future__ import annotations

import os
import secrets
import shlex
from contextlib import ExitStack
from datetime import datetime
from pathlib import Path

import httpx
from librt.random import Random

from regalia.client import USUAL, Address, Connection, Lobby, Refused, Timing, Unreachable
from regalia.engine import record
from regalia.engine.errors import BadRecord
from regalia.online import saved_seats
from regalia.online.auto_start import AutoStart
from regalia.online.background import BackgroundLoop, LiveConnection
from regalia.online.leaving import BeforeGame
from regalia.online.online_game import OnlineGame, join_command
from regalia.online.seat_finder import JoinedTable, JoinRequest, SeatFinder
from regalia.text import files
from regalia.text.screen import Screen

BAD_TOKEN = 4401
"""The WebSocket close code for a token that no longer opens a seat."""

__all__ = ["Address", "JoinRequest", "choice_rng", "join"]


def choice_rng(seed: int | None) -> Random:
    """The generator of random choices: the same for the same seed, unforeseeable without one."""
    return Random(secrets.randbits(62) if seed is None else seed % (1 << 62))


def join(
    request: JoinRequest,
    screen: Screen,
    program: str = "regalia",
    path: Path | None = None,
    rng: Random | None = None,
    timing: Timing = USUAL,
    transport: httpx.AsyncBaseTransport | None = None,
) -> bool:
    """Get a place at a table and play to the end; false if the person left before.

    The record is saved in ``path``, or in the folder of records. If ``rng`` is given, it chooses
    instead of the person. ``transport`` reaches the lobby; tests set it.

    Raises:
        Refusal: there is no place, the game cannot go on, or the record cannot be saved.
    """
    if path is not None:
        _check_writable(path)
    with BackgroundLoop() as background:
        lobby = Lobby(request.address.base, transport)
        try:
            try:
                joined = SeatFinder(request, lobby, background, screen).find()
            except (EOFError, KeyboardInterrupt):
                screen.print()
                return False
            return _play(joined, lobby, background, screen, program, path, rng, timing)
        finally:
            background.run(lobby.http.aclose())


def _check_writable(path: Path) -> None:
    """Check before a game that its record can be created after it.

    Raises:
        BadFile: it cannot, or the file exists.
    """
    try:
        real = path.resolve()
        os.close(os.open(real, os.O_WRONLY | os.O_CREAT | os.O_EXCL, files.OWNER_ONLY))
        real.unlink()
    except FileExistsError:
        raise files.BadFile(f"{path} exists already; name another file for the record.") from None
    except (OSError, ValueError, RuntimeError) as wrong:  # a NUL in the name, a loop of links
        raise files.BadFile(
            f"{path} cannot be written: {files.cause(wrong)}; name another file for the record."
        ) from None


def _play(
    joined: JoinedTable,
    lobby: Lobby,
    background: BackgroundLoop,
    screen: Screen,
    program: str,
    path: Path | None,
    rng: Random | None,
    timing: Timing,
) -> bool:
    """Play at a table, then save the record; false if the person left before the end."""
    table = background.run(lobby.table(joined.address.table))
    game = background.run(lobby.game(table.game, data=table.data))
    url, saved = joined.address.url(), joined.saved
    seat = saved.seat if saved is not None and joined.token else None
    back = join_command(program, url, seat, "" if joined.token else " --watch")
    connection = Connection(url, joined.token, words=True, timing=timing)
    auto_start = AutoStart(lobby, joined)
    with ExitStack() as stack:
        if saved is not None:
            stack.enter_context(saved_seats.locked(saved))
        try:
            live = LiveConnection(background, connection, auto_start.on_view)
            auto_start.errors = live.errors
            stack.enter_context(live)
            online_game = OnlineGame(live, game, screen, back, joined.again, rng)
            online_game.leaving.before = BeforeGame(joined, lobby, background)
            finished = online_game.play()
        except Refused as wrong:
            if wrong.status == BAD_TOKEN and saved is not None:
                saved_seats.delete(saved)
            raise
    if finished:
        if saved is not None:
            saved_seats.delete(saved)
        watch = join_command(program, url, None, " --watch")
        _save_record(joined, lobby, background, screen, program, path, watch)
    return finished


def _save_record(
    joined: JoinedTable,
    lobby: Lobby,
    background: BackgroundLoop,
    screen: Screen,
    program: str,
    path: Path | None,
    retry: str,
) -> None:
    """Fetch the record, save it and print where; if that fails, print the command to ``retry``."""
    try:
        played = record.read(background.run(lobby.record(joined.address.table)))
        where = files.new_path(played.headers["Game"], datetime.now()) if path is None else path
        record_file = files.RecordFile(where, numbered=path is None)
        record_file.save(played)
    except (Unreachable, Refused, BadRecord, files.BadFile) as wrong:
        screen.print(f"The record has not been fetched: {wrong} To try again:")
        screen.print_unwrapped(f"  {retry}")
        return
    screen.print("The record, with the seed that gave every lot:")
    screen.print_unwrapped(f"  {program} replay {shlex.quote(str(record_file.path.absolute()))}")
