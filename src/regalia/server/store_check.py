"""Looks through a whole store: what is damaged, table by table. It only reads."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from regalia import games
from regalia.engine.errors import BadData, BadDump, BadOption, BadRecord, Refusal
from regalia.engine.game import Game
from regalia.server.live_table import holders_of, stored_status
from regalia.server.store_file import check_made, has_cookie_key, is_damage, lacking
from regalia.server.store_lock import BadStore, cause
from regalia.table.log import GAME, TABLE, Row
from regalia.table.preferences import restore_preferences
from regalia.table.replay import restore
from regalia.table.table import Table

MOST_FAULTS: Final = 100
"""Maximum number of faults of the file, and of each table's rows, that are listed."""
TABLES: Final = """
    SELECT tbl FROM tables UNION SELECT tbl FROM log UNION SELECT tbl FROM preferences
"""
HELD: Final = "UNION SELECT tbl FROM holders"
HEADER: Final = "SELECT game, rules, seats, options, data, status FROM tables WHERE tbl IS ?"
LOG: Final = "SELECT idx, kind, at, rules, body FROM log WHERE tbl IS ? ORDER BY idx"


@dataclass
class Report:
    """What was found: the faults, each a line, and how many tables there are."""

    faults: list[str] = field(default_factory=list)
    tables: int = 0
    older: int = 0
    """Number of whole tables that were begun under other rules or cards, and cannot go on."""

    def summary(self) -> str:
        """The outcome as a sentence."""
        tables = f"{self.tables} {'table' if self.tables == 1 else 'tables'}"
        older = f", {self.older} of them of other rules or cards" if self.older else ""
        count = len(self.faults)
        faults = f"{count} {'fault' if count == 1 else 'faults'}" if count else "no fault"
        return f"{tables}{older}; {faults}."


def check_store(path: Path) -> Report:
    """Look through a store, which a server may be using.

    Raises:
        BadStore: it is not a store of this format or an older one, or cannot be opened.
    """
    if not path.is_file():
        why = "it is not a regular file" if path.exists() else "there is no such file"
        raise BadStore(f"{path} cannot be opened: {why}.")
    if not path.stat().st_size:
        raise BadStore(f"{path} is empty and not a store.")
    log = path.resolve().with_name(f"{path.resolve().name}-wal")
    if log.exists():
        return _checked(path, "mode=ro")
    # Without a write-ahead log nobody writes; read as it is, so that no file is left beside it.
    report = _checked(path, "mode=ro&immutable=1")
    return _checked(path, "mode=ro") if log.exists() else report  # a server has begun meanwhile


def _checked(path: Path, mode: str) -> Report:
    report = Report()
    place = f"{path.resolve().as_uri()}?{mode}"
    try:
        with closing(sqlite3.connect(place, uri=True, isolation_level=None)) as reader:
            reader.execute("PRAGMA busy_timeout = 5000")
            version = check_made(reader, path)
            report.faults += _faults_of_file(reader, path)
            missing = lacking(reader, version)
            if missing:
                report.faults.append(f"It lacks {missing}.")
            else:
                if version > 3 and not has_cookie_key(reader):
                    report.faults.append("The key that signs cookies is missing or damaged.")
                _Tables(reader, version, report).check()
    except sqlite3.Error as error:
        if not is_damage(error):
            raise BadStore(f"{path} cannot be read: {cause(error)}.") from None
        report.faults.append(f"The file cannot be read on: {cause(error)}.")
    return report


def _faults_of_file(reader: sqlite3.Connection, path: Path) -> Iterator[str]:
    links = path.stat().st_nlink
    if links > 1:
        yield f"It is one of {links} names (hard links) of one file; a server refuses it."
    for (found,) in reader.execute(f"PRAGMA integrity_check({MOST_FAULTS})"):
        if found != "ok":
            yield f"The file: {' '.join(found.split())}."


class _Tables:
    """The check of the tables of a store of some format."""

    def __init__(self, reader: sqlite3.Connection, version: int, report: Report) -> None:
        self.reader = reader
        self.version = version
        self.report = report
        self.games: dict[tuple[str, str], Game] = {}

    def check(self) -> None:
        """Check each table as it is at some moment, while a server may go on with it."""
        held = HELD if self.version > 1 else ""
        statement = TABLES if self.version > 2 else TABLES.rpartition("UNION")[0]
        for (name,) in self.reader.execute(statement + held).fetchall():
            self.reader.execute("BEGIN")
            try:
                if self._is_gone(name):
                    continue
                faults = list(self._faults(name))
            except sqlite3.Error as error:
                if not is_damage(error):
                    raise
                faults = [f"it cannot be read: {cause(error)}"]
            finally:
                self.reader.execute("ROLLBACK")
            self.report.tables += 1
            self.report.faults += [f"Table {name}: {fault.rstrip('.')}." for fault in faults]

    def _is_gone(self, name: object) -> bool:
        """Whether a server is deleting a table, or has deleted it since it was found."""
        status = self.reader.execute("SELECT status FROM tables WHERE tbl IS ?", (name,)).fetchone()
        if status is not None:
            return bool(status[0] == "gone")
        parts = ["log", *["holders"] * (self.version > 1), *["preferences"] * (self.version > 2)]
        rows = [f"SELECT 1 FROM {part} WHERE tbl IS ?1" for part in parts]
        return self.reader.execute(" UNION ALL ".join(rows), (name,)).fetchone() is None

    def _faults(self, name: object) -> Iterator[str]:
        """What is wrong with a table, each worded to follow its name."""
        header = self.reader.execute(HEADER, (name,)).fetchone()
        if header is None:
            yield "there are rows of it, but it is not in the list of tables"
            return
        game_name, rules, seats, options, data, status = header
        options = _json(options)
        if not isinstance(options, dict):
            yield "its options in the list of tables are not JSON"
        rows: list[Row] = []
        faults = 0
        for expected, line in enumerate(self.reader.execute(LOG, (name,))):
            row = _row(*line)
            if line[0] != expected:
                yield f"row {expected} is missing"
                return
            if row is None:
                yield f"row {expected} cannot be read"
                faults += 1
            else:
                rows.append(row)
            if faults == MOST_FAULTS:
                break
        if faults:
            return
        if not rows:
            yield "its log is empty"
            return
        made = rows[0].body
        if (made.get("game"), made.get("seats"), made.get("data")) != (game_name, seats, data):
            yield "the list of tables and its log do not agree on what is played"
            return
        try:
            game = self._game(game_name, data)
        except (BadOption, BadData) as error:
            yield str(error)
            return
        if game is None or game.version != rules:
            self.report.older += 1
            return
        try:
            table = restore(game, rows, rows[-1].at, str(name))
        except (BadRecord, BadDump, BadOption, BadData) as error:
            yield str(error)
            return
        found = stored_status(table)
        if found != status:
            yield f"the list of tables says “{status}”, and by its log it is “{found}”"
        yield from self._around(name, table)

    def _around(self, name: object, table: Table) -> Iterator[str]:
        """What is wrong with the holders and the preferences of a table."""
        if self.version > 1:
            held = {
                who
                for (who,) in self.reader.execute("SELECT who FROM holders WHERE tbl IS ?", (name,))
            }
            if held != set(holders_of(table)):
                yield "the list of who holds it does not agree with its log"
        if self.version > 2:
            for (body,) in self.reader.execute(
                "SELECT body FROM preferences WHERE tbl IS ?", (name,)
            ):
                try:
                    if not isinstance(body, str):
                        raise BadData("they are not text")
                    restore_preferences(table, body)
                except Refusal as error:
                    yield f"its preferences cannot be read: {error}"

    def _game(self, name: str, data: str) -> Game | None:
        """The game of a table, or None if it has another with these cards, or none."""
        if name not in games.names():
            return None
        if (name, data) not in self.games:
            game = games.load(name, None)
            if game.data_hash != data:
                found = self.reader.execute("SELECT text FROM data WHERE digest = ?", (data,))
                stored = found.fetchone()
                if stored is None:  # as of a table with the game's own cards of an older version
                    return None
                if not isinstance(stored[0], str):
                    raise BadData("its cards are not text")
                game = games.load(name, stored[0])
                if game.data_hash != data:
                    raise BadData("its cards are not those that were stored")
            self.games[name, data] = game
        return self.games[name, data]


def _json(text: object) -> Any:
    """What a text says in JSON; None if it is none."""
    try:
        return json.loads(text) if isinstance(text, str) else None
    except (ValueError, RecursionError):
        return None


def _row(_number: object, kind: object, at: object, rules: object, body: object) -> Row | None:
    """A row of a log, or None if it is not what a server stores."""
    said = _json(body)
    if kind not in (GAME, TABLE) or not isinstance(said, dict):
        return None
    if not isinstance(at, int) or not isinstance(rules, int):
        return None
    return Row(str(kind), at, rules, said)
