"""Data files: a game's cards, read and checked with errors that say where and what to do."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from regalia.engine.errors import BadData


class DataFile:
    """A TOML file, or the text of one. ``text`` is the whole of it, ``data`` what it says."""

    name: str
    text: str
    data: dict[str, Any]

    def __init__(self, file: Path | str) -> None:
        """Read it.

        Raises:
            BadData: it cannot be read.
        """
        self.name = "The card file" if isinstance(file, str) else str(file)
        try:
            self.text = file if isinstance(file, str) else file.read_text(encoding="utf-8")
            self.data = tomllib.loads(self.text)
        except OSError as wrong:
            raise BadData(f"{self.name} cannot be read: {wrong.strerror}.") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
            raise BadData(f"{self.name} is no TOML file: {wrong}.") from None

    def fail(self, place: str, remedy: str) -> BadData:
        """The error that names file, place and remedy."""
        return BadData(f"{self.name}, {place}: {remedy}.")

    def tables(self, key: str, count: int) -> list[dict[str, Any]]:
        """Just so many tables of a name.

        Raises:
            BadData: there are more or fewer.
        """
        tables = self.data.get(key)
        whole = isinstance(tables, list) and all(isinstance(table, dict) for table in tables)
        if not isinstance(tables, list) or not whole or len(tables) != count:
            raise self.fail(f"[[{key}]]", f"there must be {count} of these tables")
        return tables

    def line(self, place: str, table: dict[str, Any], key: str) -> str:
        """A line of text that a table holds.

        Raises:
            BadData: it holds none.
        """
        value = table.get(key)
        if not isinstance(value, str) or not value.strip() or "\n" in value:
            raise self.fail(place, f"{key} must be a line of text")
        return value

    def number(self, place: str, table: dict[str, Any], key: str, least: int, most: int) -> int:
        """A number that a table holds.

        Raises:
            BadData: it holds none, or one that is too small or too great.
        """
        value = table.get(key)
        if type(value) is not int or not least <= value <= most:
            raise self.fail(place or key, f"{key} must be a number from {least} to {most}")
        return value
