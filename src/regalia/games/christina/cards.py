"""The card file of Christina Regina: read, checked, and numbered."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from regalia.engine.data import DataFile
from regalia.games.christina import schema as s

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
        group, colour = self.groups[kind // s.KINDS], kind % s.KINDS
        return f"{group} plain" if colour == s.PLAIN else f"{group} {self.colours[colour]}"

    def person(self, kind: int) -> Person | None:
        """Who is on the card, or None if it is plain."""
        colour = kind % s.KINDS
        return None if colour == s.PLAIN else self.people[colour][kind // s.KINDS]


def load_cards(file: Path | str = CARD_FILE) -> tuple[Cards, str]:
    """Read a card file, or the text of one; gives the cards and that text.

    Raises:
        BadData: it cannot be read or breaks a rule; the sentence names file, place and remedy.
    """
    data = DataFile(file)
    return _Checker(data).cards(), data.text


class _Checker:
    """Reads the tables of a card file, naming the place of whatever is amiss."""

    def __init__(self, data: DataFile) -> None:
        self.data = data

    def cards(self) -> Cards:
        groups = self.data.tables("group", s.GROUPS)
        colours = self.data.tables("colour", s.COLOURS)
        return Cards(
            groups=self._names("group", groups),
            plain=tuple(
                self.data.number(f"group {i + 1}", table, "plain", 0, MOST_PLAIN)
                for i, table in enumerate(groups)
            ),
            colours=self._names("colour", colours),
            circles=tuple(
                self.data.line(f"colour {i + 1}", table, "circle")
                for i, table in enumerate(colours)
            ),
            people=tuple(self._people(i, table) for i, table in enumerate(colours)),
        )

    def _names(self, key: str, tables: list[dict[str, Any]]) -> tuple[str, ...]:
        names = tuple(self.data.line(f"{key} {i + 1}", t, "name") for i, t in enumerate(tables))
        for i, name in enumerate(names):
            if not name.isalpha() or name != name.lower() or name == "plain" or name in names[:i]:
                raise self.data.fail(
                    f"{key} {i + 1}", "name must be one word in lower case that no other has"
                )
        return names

    def _people(self, i: int, table: dict[str, Any]) -> tuple[Person, ...]:
        place = f"colour {i + 1}"
        people = table.get("people")
        if not isinstance(people, list) or len(people) != s.GROUPS:
            raise self.data.fail(place, f"people must list {s.GROUPS} persons, one a group")
        if not all(isinstance(person, dict) for person in people):
            raise self.data.fail(place, "each of its people needs a title and a name")
        return tuple(
            Person(self.data.line(place, person, "title"), self.data.line(place, person, "name"))
            for person in people
        )
