"""Data files: a game's cards, checked on reading, with errors that name place and remedy."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from regalia.engine.errors import BadData


class DataFile:
    """A TOML file, or the text of one. ``text`` is its text, ``data`` the parsed content."""

    name: str
    text: str
    data: dict[str, Any]

    def __init__(self, file: Path | str, what: str = "card") -> None:
        """Read the file; ``what`` kind of file a text is, in errors.

        Raises:
            BadData: it cannot be read.
        """
        self.name = f"The {what} file" if isinstance(file, str) else str(file)
        try:
            self.text = file if isinstance(file, str) else file.read_text(encoding="utf-8")
            self.data = tomllib.loads(self.text)
        except OSError as wrong:
            raise BadData(f"{self.name} cannot be read: {wrong.strerror}.") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
            raise BadData(f"{self.name} is not a TOML file: {wrong}.") from None

    def fail(self, place: str, remedy: str) -> BadData:
        """An error that names file, place and remedy."""
        return BadData(f"{self.name}, {place}: {remedy}.")

    def tables(self, key: str, count: int) -> list[dict[str, Any]]:
        """The ``count`` tables under ``key``.

        Raises:
            BadData: there are more or fewer.
        """
        tables = self.data.get(key)
        whole = isinstance(tables, list) and all(isinstance(table, dict) for table in tables)
        if not isinstance(tables, list) or not whole or len(tables) != count:
            raise self.fail(f"[[{key}]]", f"there must be {count} of these tables")
        return tables

    def line(self, place: str, table: dict[str, Any], key: str) -> str:
        """The line of text under ``key``.

        Raises:
            BadData: there is none.
        """
        value = table.get(key)
        if not isinstance(value, str) or not value.strip() or "\n" in value:
            raise self.fail(place, f"{key} must be a line of text")
        return value

    def number(self, place: str, table: dict[str, Any], key: str, least: int, most: int) -> int:
        """The number under ``key``.

        Raises:
            BadData: there is none, or it is out of range.
        """
        value = table.get(key)
        if type(value) is not int or not least <= value <= most:
            raise self.fail(place or key, f"{key} must be a number from {least} to {most}")
        return value
