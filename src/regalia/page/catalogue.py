"""The games on the front page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from regalia import games


@dataclass(frozen=True, slots=True)
class Entry:
    """A game: its title, author, numbers of players, and a description in two sentences."""

    name: str
    title: str
    by: str
    min_seats: int
    max_seats: int
    text: str


ENTRIES: Final = (
    Entry(
        "christina",
        "Christina Regina",
        "Nicholas Hjelmberg",
        2,
        5,
        "Five parties court the Queen of Sweden, and nobody but you knows which is yours. Bring "
        "its people close to her late rather than early, and strike at a rival once you have "
        "guessed whom they serve.",
    ),
    Entry(
        "res_publica",
        "Res Publica",
        "Dirk Henn",
        3,
        5,
        "Wandering peoples settle and learn, and whatever you lack is in somebody else's hand. Ask "
        "for cards or offer them, once a turn and without haggling, until sets become settlements "
        "and the knowledge they bring becomes cities.",
    ),
    Entry(
        "regency",
        "Regency (Pique Games)",
        "James I. Fazio",
        1,
        6,
        "Rulers of all ages gather nobles, priests, soldiers, merchants, commoners and brigands "
        "around them. Each caste you win opens new ways to take citizens from the others; who has "
        "all six wins.",
    ),
    Entry(
        "baronage",
        "Regency (Baronage Press)",
        "",
        2,
        4,
        "Highland clans and lowland houses drive their shields round three ranks of nobility by "
        "the throw of two dice. Take hostages, bar the way with two shields on a square, summon "
        "the witch if all is lost: the chief who comes to the banner in the middle wins.",
    ),
    Entry(
        "domus",
        "Domus Regnatrix",
        "",
        2,
        4,
        "Everybody builds a kingdom of cards behind a wall and sends squads over the field against "
        "the others. Win by the splendour of your city, by a full treasury, or by making all the "
        "rest your estate.",
    ),
)


def entries() -> list[Entry]:
    """All games, including those that only this server has."""
    known = {entry.name for entry in ENTRIES}
    found = list(ENTRIES)
    for name in games.names():
        if name not in known:
            game = games.load(name)
            found.append(Entry(name, game.title, "", game.min_seats, game.max_seats, ""))
    return found


def entry(name: str) -> Entry | None:
    """The game of this name."""
    return next((entry for entry in entries() if entry.name == name), None)
