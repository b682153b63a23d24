"""Tables written directly to a server's store: dealt from a seed, or at a stored position.

    table = Staged("regency", 4, seed=41, kinds={1: "steward", 2: "steward", 3: "steward"})
    table.sit(0, key, "Anna")
    table.begin()
    name = table.store(path)

The server loads such a table from its store like any unloaded one. ``positions/NAME.record`` are
records of games up to a position, made by `tests.browser.find`; they hold the seed, so the cards
still to come are always the same.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from regalia import bots, games
from regalia.engine import chance, record
from regalia.engine.errors import BadRecord
from regalia.engine.game import Game
from regalia.engine.record import Record
from regalia.engine.words import CHANCE_MARK
from regalia.server import store_statements
from regalia.server.identity import new_table_id
from regalia.table.chairs import Preferences
from regalia.table.handling import handle
from regalia.table.inputs import Begin, Input, SetBot, Sit
from regalia.table.log import GAME, TABLE, Row
from regalia.table.preferences import saved
from regalia.table.replay import restore
from regalia.table.setup import Setup
from regalia.table.table import Table

FOLDER: Final = Path(__file__).parent / "positions"
STEPS: Final = "Steps"
"""The record header with the first decisions of the move to be made at the position."""
NO_OPTIONS: Final[Mapping[str, int]] = {}
PATIENCE: Final = 30.0
"""Maximum wait for the lock of the server's store, in seconds."""


class Staged:
    """A table that is not in any store yet. ``kinds`` are the kinds of its bots by seat."""

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int | str,
        host: str = "host",
        kinds: Mapping[int, str] | None = None,
        pace: int = 0,
        window: int = 0,
        options: Mapping[str, int] = NO_OPTIONS,
        several_seats: bool = True,
    ) -> None:
        self.game: Game = games.load(game)
        self.name = new_table_id()
        self.now = time.time_ns() // 1_000_000
        self.setup = Setup(
            game=self.game.name,
            seats=seats,
            options=self.game.complete_options(seats, options),
            data=self.game.data_hash,
            seed=seed if isinstance(seed, str) else chance.seed_from(seed, "browser").hex(),
            host=host,
            stand_in=bots.stand_in(self.game),
            pace=pace,
            window=window,
            several_seats=several_seats,
        )
        self.table = Table(self.game, self.setup, self.name)
        self.rows = [self.setup.row(self.now, self.game.version)]
        for seat, kind in (kinds or {}).items():
            self.engage(seat, kind)

    def send(self, request: Input) -> None:
        """Handle a request at the table."""
        self.rows += handle(self.table, request, self.now).rows

    def sit(self, seat: int, key: str, name: str) -> None:
        self.send(Sit(key, seat, name))

    def engage(self, seat: int, kind: str) -> None:
        """Let a bot play a seat."""
        self.send(SetBot(self.setup.host, seat, kind))

    def begin(self) -> None:
        self.send(Begin(self.setup.host))

    def resume(self, lines: list[str]) -> None:
        """Begin the game and play the lines of a record."""
        self.note(TABLE, {"what": "began"})
        for line, after in zip(lines, [*lines, ""][1:], strict=True):
            amid = after.startswith(CHANCE_MARK)
            self.note(GAME, {"line": line, **({"more": True} if amid else {})})

    def note(self, kind: str, body: dict[str, object]) -> None:
        self.rows.append(Row(kind, self.now, self.game.version, body))

    def store(self, path: Path, automatic: bool = True) -> str:
        """Write the table to the store of a server, which may be running; return its id.

        Unless ``automatic``, persons are asked even if they have no choice.
        """
        table = restore(self.game, self.rows, self.now, self.name)  # as the server will
        for chair in table.chairs:
            chair.preferences = Preferences(automatic=automatic)
        header = (
            self.name,
            self.now,
            self.game.name,
            self.game.version,
            self.setup.seats,
            msgspec.json.encode(self.setup.options).decode(),
            self.setup.data,
            self.setup.listed,
        )
        numbered = [
            (self.name, number, row.kind, row.at, row.rules, row.body)
            for number, row in enumerate(self.rows)
        ]
        keys = {self.setup.host, *[key for chair in table.chairs for key in chair.keys]}
        with closing(sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)) as base:
            base.execute("BEGIN IMMEDIATE")
            base.execute(store_statements.ADD_DATA, (self.setup.data, self.game.data_text))
            base.execute(store_statements.ADD_TABLE, header)
            base.execute(store_statements.SET_STATUS, (table.status, self.name))
            base.execute(store_statements.ADD_ROWS, (msgspec.json.encode(numbered).decode(),))
            base.execute(store_statements.SET_PREFERENCES, (self.name, saved(table)))
            base.execute(
                store_statements.ADD_HOLDERS, (self.name, msgspec.json.encode(list(keys)).decode())
            )
            base.execute("COMMIT")
        return self.name


def kept(name: str) -> Record:
    """The record of a stored position."""
    return record.read((FOLDER / f"{name}.record").read_text())


def steps_of(kept: Record) -> list[int]:
    """The decisions from a stored position to the one that a test wants."""
    return [int(step) for step in kept.headers.get(STEPS, "").split()]


def staged(kept: Record, keys: Sequence[str]) -> Staged:
    """A table at a stored position; ``keys`` are those of its people, by seat."""
    seats = range(kept.seats())
    kinds = {seat: kind for seat in seats if (kind := kept.headers.get(f"Bot {seat + 1}"))}
    table = Staged(kept.headers["Game"], kept.seats(), kept.headers["Seed"], keys[0])
    try:
        record.check_headers(kept, table.game)
    except BadRecord as wrong:
        raise BadRecord(f"{wrong} Find it anew: python -m tests.browser.find") from None
    persons = [seat for seat in seats if seat not in kinds]
    for seat, key in zip(persons, keys, strict=True):
        table.sit(seat, key, kept.players()[seat])
    for seat, kind in kinds.items():
        table.engage(seat, kind)
    table.resume(kept.lines)
    return table
