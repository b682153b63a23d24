"""Reads and checks the card file of Christina Regina."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from regalia.engine.data import DataFile
from regalia.games.christina import schema as s

# Looked up by package: a compiled module is not in the folder of its data.
CARD_FILE: Final = Path(str(files("regalia.games.christina").joinpath("cards.toml")))
MOST_PLAIN = 9
"""Most plain cards in a group."""


@dataclass(frozen=True)
class Person:
    """The person on a coloured card."""

    title: str
    name: str


@dataclass(frozen=True)
class Cards:
    """The contents of a card file.

    ``plain`` counts the plain cards of each group; ``circles`` describes the people of each
    colour; ``people`` are the persons by colour, then group.
    """

    groups: tuple[str, ...]
    plain: tuple[int, ...]
    colours: tuple[str, ...]
    circles: tuple[str, ...]
    people: tuple[tuple[Person, ...], ...]

    def digest(self) -> str:
        """SHA-256 of the contents, as hexadecimal digits."""
        return hashlib.sha256(repr(self).encode()).hexdigest()

    def name(self, kind: int) -> str:
        """A card as it is written in notation: ``gold blue``, ``copper plain``."""
        group, colour = self.groups[kind // s.GROUP_KINDS], kind % s.GROUP_KINDS
        return f"{group} plain" if colour == s.PLAIN else f"{group} {self.colours[colour]}"

    def person(self, kind: int) -> Person | None:
        """The person on the card, or None if it is plain."""
        colour = kind % s.GROUP_KINDS
        return None if colour == s.PLAIN else self.people[colour][kind // s.GROUP_KINDS]


def load_cards(file: Path | str = CARD_FILE) -> tuple[Cards, str]:
    """The cards of a card file, or of its text, and that text.

    Raises:
        BadData: the file cannot be read or breaks a rule; the message names the file, the place
            and the remedy.
    """
    data = DataFile(file)
    return _Checker(data).cards(), data.text


class _Checker:
    """Reads the tables of a card file; its errors name the place of the fault."""

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
        names = tuple(
            self.data.card_name(f"{key} {i + 1}", t, "name") for i, t in enumerate(tables)
        )
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
            Person(
                self.data.card_name(place, person, "title"),
                self.data.card_name(place, person, "name"),
            )
            for person in people
        )
