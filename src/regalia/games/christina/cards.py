"""The card file of Christina Regina: read, checked, and numbered."""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from regalia.engine.errors import BadData
from regalia.games.christina.position import COLOURS, GROUPS, KINDS, PLAIN

# Asked of the package: a compiled module lies elsewhere than its data.
CARD_FILE: Final = Path(str(files("regalia.games.christina").joinpath("cards.toml")))
MOST_PLAIN = 9


@dataclass(frozen=True)
class Person:
    """Whoever is on a coloured card."""

    title: str
    name: str


@dataclass(frozen=True)
class Cards:
    """The cards by their numbers: groups, colours, and the people of each colour by group."""

    groups: tuple[str, ...]
    plain: tuple[int, ...]
    colours: tuple[str, ...]
    circles: tuple[str, ...]
    people: tuple[tuple[Person, ...], ...]

    def digest(self) -> str:
        """SHA-256 of what the cards say, as hexadecimal digits."""
        return hashlib.sha256(repr(self).encode()).hexdigest()

    def name(self, kind: int) -> str:
        """How a card is written: ``gold blue``, ``copper plain``."""
        colour = kind % KINDS
        return (
            f"{self.groups[kind // KINDS]} {'plain' if colour == PLAIN else self.colours[colour]}"
        )

    def person(self, kind: int) -> Person | None:
        """Who is on the card, or None if it is plain."""
        colour = kind % KINDS
        return None if colour == PLAIN else self.people[colour][kind // KINDS]


def load_cards(file: Path | str = CARD_FILE) -> tuple[Cards, str]:
    """Read a card file, or the text of one; gives the cards and that text.

    Raises:
        BadData: it cannot be read or breaks a rule; the sentence names file, place and remedy.
    """
    name = "The card file" if isinstance(file, str) else str(file)
    try:
        text = file if isinstance(file, str) else file.read_text(encoding="utf-8")
        data = tomllib.loads(text)
    except OSError as wrong:
        raise BadData(f"{name} cannot be read: {wrong.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise BadData(f"{name} is no TOML file: {wrong}.") from None
    return _Checker(name, data).cards(), text


class _Checker:
    """Reads the tables of a card file, naming the place of whatever is amiss."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        self.data = data

    def cards(self) -> Cards:
        groups = self._tables("group", GROUPS)
        colours = self._tables("colour", COLOURS)
        return Cards(
            groups=self._names("group", groups),
            plain=tuple(self._plain(i, table) for i, table in enumerate(groups)),
            colours=self._names("colour", colours),
            circles=tuple(
                self._text(f"colour {i + 1}", table, "circle") for i, table in enumerate(colours)
            ),
            people=tuple(self._people(i, table) for i, table in enumerate(colours)),
        )

    def _fail(self, place: str, remedy: str) -> BadData:
        return BadData(f"{self.name}, {place}: {remedy}.")

    def _tables(self, key: str, count: int) -> list[dict[str, Any]]:
        tables = self.data.get(key)
        if not isinstance(tables, list) or len(tables) != count:
            raise self._fail(f"[[{key}]]", f"there must be {count} of these tables")
        return tables

    def _text(self, place: str, table: dict[str, Any], key: str) -> str:
        value = table.get(key)
        if not isinstance(value, str) or not value.strip() or "\n" in value:
            raise self._fail(place, f"{key} must be a line of text")
        return value

    def _names(self, key: str, tables: list[dict[str, Any]]) -> tuple[str, ...]:
        names = tuple(self._text(f"{key} {i + 1}", t, "name") for i, t in enumerate(tables))
        for i, name in enumerate(names):
            if not name.isalpha() or name != name.lower() or name == "plain" or name in names[:i]:
                raise self._fail(
                    f"{key} {i + 1}", "name must be one word in lower case that no other has"
                )
        return names

    def _plain(self, i: int, table: dict[str, Any]) -> int:
        value = table.get("plain")
        if type(value) is not int or not 0 <= value <= MOST_PLAIN:
            raise self._fail(f"group {i + 1}", f"plain must be a number from 0 to {MOST_PLAIN}")
        return value

    def _people(self, i: int, table: dict[str, Any]) -> tuple[Person, ...]:
        place = f"colour {i + 1}"
        people = table.get("people")
        if not isinstance(people, list) or len(people) != GROUPS:
            raise self._fail(place, f"people must list {GROUPS} persons, one a group")
        if not all(isinstance(person, dict) for person in people):
            raise self._fail(place, "each of its people needs a title and a name")
        return tuple(
            Person(self._text(place, person, "title"), self._text(place, person, "name"))
            for person in people
        )
