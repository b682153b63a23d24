"""Data files: a game's cards, checked on reading, with errors that name line, place and remedy."""

from __future__ import annotations

import stat
import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from regalia.engine.errors import BadData
from regalia.engine.sizes import Size

MOST_BYTES: Final = 65_536
"""Maximum size of a data file; a longer one is refused."""
WIDEST: Final = 1_000
"""Maximum length of a line of a data file; a longer key takes long to parse."""
LONGEST_LINE: Final[i64] = 300
"""Maximum number of letters of a text in a data file."""
LONGEST_CARD_NAME: Final[i64] = 40
"""Maximum number of letters of a name in a data file, and of its title."""


class DataFile:
    """A TOML file, or the text of one. ``text`` is its text, ``data`` the parsed content.

    Two keys may stand in every file, before all tables: ``game``, the name of the game that it is
    for, and ``title``, what people call its cards.
    """

    name: str
    text: str
    data: dict[str, Any]

    def __init__(self, file: Path | str, what: str = "card") -> None:
        """Read the file; ``what`` kind of file a text is, in errors.

        Raises:
            BadData: it cannot be read, is too long or is not TOML.
        """
        self.name = f"The {what} file" if isinstance(file, str) else str(file)
        content = file.encode("utf-8", "replace") if isinstance(file, str) else self._read(file)
        if len(content) > MOST_BYTES:
            raise BadData(
                f"{self.name} is too long; a {what} file has at most {MOST_BYTES // 1024} KiB."
            )
        try:
            # Windows puts a mark before a text and ends lines with two characters.
            self.text = file if isinstance(file, str) else content.decode("utf-8-sig")
            self.text = self.text.replace("\r\n", "\n")
            for number, line in enumerate(self.text.split("\n"), 1):
                if len(line) > WIDEST:
                    raise ValueError(f"line {number} has more than {WIDEST} letters")
            self.data = tomllib.loads(self.text)
        except RecursionError:
            raise BadData(f"{self.name} is not a {what} file: it is nested too deep.") from None
        except ValueError as wrong:  # not TOML, not UTF-8, or a number of thousands of digits
            raise BadData(f"{self.name} is not a TOML file: {wrong}.") from None

    def _read(self, file: Path) -> bytes:
        """The bytes of the file; one too many if it is too long.

        Raises:
            BadData: it cannot be read, or is not a file (a pipe could block for ever).
        """
        try:
            mode = file.stat().st_mode
            if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
                raise BadData(f"{self.name} cannot be read: it is not a regular file.")
            with file.open("rb") as opened:
                content: bytes = opened.read(MOST_BYTES + 1)
                return content
        except OSError as wrong:
            raise BadData(f"{self.name} cannot be read: {wrong.strerror}.") from None
        except ValueError as wrong:  # a name with a NUL in it
            raise BadData(f"{self.name!r} cannot be read: {wrong}.") from None

    def game(self) -> str:
        """The name of the game that the file is for, as it says; empty if it does not.

        Raises:
            BadData: what it says is not a line of text.
        """
        return self.card_name("game", self.data, "game") if "game" in self.data else ""

    def title(self) -> str:
        """What people call the cards, as the file says; empty if it does not.

        Raises:
            BadData: what it says is not a short line of text.
        """
        return self.card_name("title", self.data, "title") if "title" in self.data else ""

    def fail(self, place: str, remedy: str, key: str = "") -> BadData:
        """An error that names file, line (where it is known), place and remedy."""
        line = 0 if ", line " in place else self.line_of(place, key)
        where = f"{place}, line {line}" if line else place
        return BadData(f"{self.name}, {where}: {remedy}.")

    def line_of(self, place: str, key: str = "") -> int:
        """The number of the line of a place (``event 3``, ``[[event]]``, ``costs``), or 0.

        With a ``key`` it is the line of that key, if it has one of its own.
        """
        lines = self.text.split("\n")
        table, _, number = place.partition(" ")
        table = table.strip("[]")
        heads = [i for i in range(len(lines)) if lines[i].strip() == f"[[{table}]]"]
        known = self.data.get(table)
        at = int(number) - 1 if number.isdecimal() else 0
        if heads and isinstance(known, list) and len(known) == len(heads) and at < len(heads):
            return _line_of_key(lines, heads[at] + 1, key) or heads[at] + 1
        return 0 if number else _line_of_key(lines, 0, key or place)

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

    def several(self, key: str, size: Size, least: int = 1) -> list[dict[str, Any]]:
        """The tables under ``key``: ``least`` of them, or as many more as a size has room for.

        Raises:
            BadData: there are more or fewer.
        """
        tables = self.data.get(key)
        whole = isinstance(tables, list) and all(isinstance(table, dict) for table in tables)
        if not isinstance(tables, list) or not whole or len(tables) < least:
            raise self.fail(f"[[{key}]]", f"there must be at least {least} of these tables")
        if len(tables) > size.most:
            remedy = f"leave out {len(tables) - size.most}"
            room = f"the game has room for {size.most} {size.name}; {remedy}"
            raise self.fail(f"{key} {size.most + 1}", room)
        return tables

    def line(self, place: str, table: dict[str, Any], key: str, most: i64 = LONGEST_LINE) -> str:
        """The line of text under ``key``, of at most ``most`` letters that can be printed.

        Raises:
            BadData: there is none, it is too long, or a terminal could not print it.
        """
        value = table.get(key)
        if not isinstance(value, str) or not value.strip() or "\n" in value:
            raise self.fail(place, f"{key} must be a line of text", key)
        if len(value) > most:
            raise self.fail(place, f"{key} must have at most {most} letters", key)
        if not value.isprintable():
            raise self.fail(place, f"{key} must have nothing but letters that can be printed", key)
        return value

    def card_name(self, place: str, table: dict[str, Any], key: str) -> str:
        """The name under ``key``, a short line of text.

        Raises:
            BadData: as `line`.
        """
        return self.line(place, table, key, LONGEST_CARD_NAME)

    def card_names(self, key: str, tables: list[dict[str, Any]]) -> list[str]:
        """The name of each of the tables under ``key``; no two have the same.

        Raises:
            BadData: as `line`, or two have the same.
        """
        found: list[str] = []
        for i, table in enumerate(tables):
            name = self.card_name(f"{key} {i + 1}", table, "name")
            if name.casefold() in [other.casefold() for other in found]:
                raise self.fail(
                    f"{key} {i + 1}", f"name must be one that no other {key} has", "name"
                )
            found.append(name)
        return found

    def number(self, place: str, table: dict[str, Any], key: str, least: int, most: int) -> int:
        """The number under ``key``.

        Raises:
            BadData: there is none, or it is out of range.
        """
        value = table.get(key)
        if type(value) is not int or not least <= value <= most:
            raise self.fail(place or key, f"{key} must be a number from {least} to {most}", key)
        return value

    def numbers(
        self, key: str, tables: list[dict[str, Any]], part: str, least: int, most: int
    ) -> list[int]:
        """The number under ``part`` of each of the tables under ``key``.

        Raises:
            BadData: as `number`.
        """
        places = [f"{key} {i + 1}" for i in range(len(tables))]
        pairs = zip(places, tables, strict=True)
        return [self.number(place, table, part, least, most) for place, table in pairs]


def _line_of_key(lines: list[str], first: int, key: str) -> int:
    """The number of the line that gives a key, before the next table begins; 0 if there is none."""
    for i in range(first, len(lines)):
        line = lines[i].strip()
        if line.startswith("["):
            return 0
        if key and line.partition("=")[0].strip() == key:
            return i + 1
    return 0
